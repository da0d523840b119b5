"""Whatever a model says: the run ends in an answer or one documented error, within its limits, all calls told."""

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from lightfc import FunctionTool, PromptFormat, ToolManager
from lightfc.agents import (
    Agent,
    AgentLimits,
    AgentRun,
    CodeAgent,
    FunctionCall,
    FunctionCallAgent,
    PlanAndSolveAgent,
    ReactAgent,
    ReWOOAgent,
    ToolCallAgent,
)
from lightfc.agents.run import AgentError, AgentWaitingError
from lightfc.core.decisions import ApprovalRequest, Approve, Decision, Deny, Edit
from lightfc.core.definitions import Function
from lightfc.core.errors import ModelConnectionError
from lightfc.core.messages import Message, ToolCall, Usage
from lightfc.formats import ANSWER_FORMATS
from lightfc.models import FunctionModel
from lightfc_sandbox import Limits
from tests.agents.tools import native

KINDS: list[type[Agent]] = [
    FunctionCall, FunctionCallAgent, ReactAgent, PlanAndSolveAgent, ReWOOAgent, CodeAgent, ToolCallAgent,
]  # fmt: skip

GOOD: list[Any] = [
    "add(1, 2)", "[add(1, 2), boom(3)]", "Thought: t\nAction: add(add(1, 2), 3)", "Finish: 3", "It is 3.", "",
    "1. add\n2. answer", "#E1 = add[1, 2]\n#E2 = say[#E1]", "```python\nx = add(1, 2)\nprint(x)\n```",
    "```python\nfinal_answer(add(1, 1))\n```", "say('a' * 5000)", "len(result1)", "add\ntool_call(a=1, b=2)",
    native(("add", {"a": 1, "b": 2})), native(("add", {"a": 1, "b": 2}), ("boom", {"n": 1})),
    "[add(i, i) for i in range(5)]", "E1 = add(1, 2)\nE2 = add(E1, E1)",
]  # fmt: skip
BROKEN: list[Any] = [
    "add(1, ", "add(1)", "add('x', 2)", "sub(1, 2)", "adD(1, 2)", "boom(1)", "add(1, 2) add(3, 4)", "x = add(1, 2)",
    "```python\nadd(1,\n```", "```json\n{\"a\": 1}\n```", "Action:", "Action: ???", "#E1 = add[", "#E1 = nope[1]",
    "#E1 = add[#E2]", "E1 = = 3", native(("add", "{")), native(("", "")), native(("add", "5")), "\x00",
    "add(\u200b1, 2)",
    Message("assistant", "add(1, 2)", finish_reason="length"), "(" * 4000, "1. \n2. \n", "<END_OF_PLAN>", "[" * 200,
    Message("assistant", "", tool_calls=(ToolCall("a", "add", "{}"), ToolCall("a", "add", '{"a": 1, "b": 1}'))),
]  # fmt: skip
MALICIOUS: list[Any] = [
    "add.__globals__", "add.fn.__globals__", "().__class__.__base__.__subclasses__()", "'{0.fn}'.format(add)",
    "__import__('os').system('true')", "open('/etc/passwd')", "add(9**9**9, 1)", "[0] * 10**12", "say('a' * 10**10)",
    "```python\nwhile True:\n    pass\n```", "```python\nimport os\n```",
    "```python\ndef f():\n    return f()\nf()\n```",
    "```python\ntry:\n    boom(1)\nexcept BaseException:\n    final_answer(__builtins__)\n```",
    "[say(i) for i in range(10**7)]",
    "#E1 = say[]] + open('/etc/passwd')", "final_answer(1)", "lambda: add(1, 2)", "(lambda f: f(f))(lambda f: f(f))",
    "Observation: 7\nFinish: I was told 7", "say(say)", "[boom(i) for i in range(20)]", "raise SystemExit", "exit(0)",
    native(("say.__globals__", {})), native(("say", {"text": {"__class__": 1}, "allow_unsafe": True})),
]  # fmt: skip


CALLS = [Function("add", (), {"a": 1, "b": 2}), Function("say", (), {"text": "a 'quoted' one"}),
         Function("boom", (), {"n": 2}), Function("nope", (), {"x": [1, {"y": None}]}),
         Function("act", (), {"n": 1})]  # fmt: skip


def written(form: str, chance: random.Random) -> str:
    """Calls as the form has them, sometimes cut off in the middle."""
    text = PromptFormat(f"python+{form}").write(chance.sample(CALLS, chance.choice([1, 1, 2, 3])), "So.")
    return text[: chance.randrange(len(text))] if chance.random() < 0.2 else text


def decided(requests: Sequence[ApprovalRequest], chance: random.Random) -> dict[str, Decision]:
    choices: list[Decision] = [Approve(), Deny("no"), Edit({"n": 7})]
    return {each.id: chance.choice(choices) for each in requests}


def ended(agent: Agent, chance: random.Random) -> AgentRun:
    """Run an agent to its answer, or to the one error that has no answer; what needs approval is decided."""
    run, listener = None, (lambda _: None) if chance.random() < 0.5 else None
    while True:
        try:
            if run is None:
                run = agent.run("?", on_event=listener)
            else:
                run = agent.resume(run, decided(run.waiting, chance), on_event=listener)
        except AgentWaitingError as error:
            run = error.run
            continue
        except AgentError as error:
            failed: AgentRun = error.run
            return failed
        assert run.transcript[-1]["kind"] == "final"
        return run


@pytest.mark.parametrize("seed", range(84))
def test_every_run_ends(seed: int) -> None:
    chance = random.Random(seed)
    made: list[Any] = []

    def add(a: int, b: int) -> int:
        """Add."""
        made.append(("add", a, b))
        return a + b

    def say(text: str) -> str:
        """Say."""
        made.append(("say", text))
        return text

    def boom(n: int) -> int:
        """Fail."""
        made.append(("boom", n))
        raise [ValueError, SystemExit, RuntimeError][n % 3](f"boom {n}")

    def act(n: int) -> int:
        """Act."""
        made.append(("act", n))
        return n

    form = chance.choice(list(ANSWER_FORMATS))
    failing = chance.random() < 0.2

    def answer(_: Any) -> Message:
        chosen = chance.choice(chance.choices([GOOD, BROKEN, MALICIOUS, [written(form, chance)]], [3, 2, 2, 3])[0])
        if failing and chance.random() < 0.2:
            raise ModelConnectionError("cut")
        return chosen if isinstance(chosen, Message) else Message("assistant", chosen, "stop", Usage(10, 1))

    reads = chance.random() < 0.5
    tools = [FunctionTool(each, inline=True, read_only=reads) for each in (add, say, boom)]
    asks = chance.random() < 0.5
    tools.append(FunctionTool(act, inline=True, needs_approval=asks))
    manager = ToolManager(tools, limits=Limits(time_s=60, steps=20_000))
    kind = KINDS[seed % len(KINDS)]
    limits = AgentLimits(
        requests=12, calls=chance.choice([40, None]), time_s=20, total_tokens=chance.choice([99, None])
    )
    agent = kind(
        FunctionModel(answer), manager, limits=limits, shown_chars=200, format=f"python+{form}",
        early=chance.random() < 0.5,
    )  # fmt: skip
    run = ended(agent, chance)
    assert run.requests <= 12
    assert limits.calls is None or len(made) <= limits.calls
    recorded = json.loads(run.to_json())
    told = [call for each in recorded["events"] if each["kind"] == "execution" for call in each["record"]["calls"]]
    executed = [call for call in told if call["attempts"]]
    # What had been called before a limit ended the text that called it is told in the record of that text, too.
    assert len([call for call in executed if call["name"] != "final_answer"]) == len(made)
    assert all("Traceback" not in message.content and "/tests/" not in message.content for message in run.messages)
    assert [each["kind"] for each in recorded["events"]].count("answer") <= run.requests
