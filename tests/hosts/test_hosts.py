"""lightfc as the engine of other libraries, driven by these libraries; skipped where they are not installed.

The extra `peers` brings them.
"""

import asyncio
import contextlib
import json
import socket
import threading
import warnings
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.support.mcp_servers import wait_for_port


@contextlib.asynccontextmanager
async def served(server: Any) -> AsyncIterator[str]:
    """The address of a server of the SDK, over HTTP in this process."""
    import uvicorn

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    made = uvicorn.Server(uvicorn.Config(server.streamable_http_app(), port=port, log_level="warning"))
    serving = asyncio.create_task(made.serve())
    try:
        await asyncio.to_thread(wait_for_port, port)
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        made.should_exit = True
        await serving


class Overlap:
    """How many calls have gone on at the same time at most, and what tells that all are there."""

    now = most = 0
    all_there: asyncio.Event | None = None


@pytest.fixture(autouse=True)
def overlap() -> None:
    Overlap.now, Overlap.most, Overlap.all_there = 0, 0, None


async def slow(i: int) -> int:
    """Wait until 16 calls go on at the same time.

    Args:
        i: A number.
    """
    there = Overlap.all_there = Overlap.all_there or asyncio.Event()
    Overlap.now += 1
    Overlap.most = max(Overlap.most, Overlap.now)
    if Overlap.now == 16:
        there.set()
    await asyncio.wait_for(there.wait(), 20)
    Overlap.now -= 1
    return i


def test_fastmcp_runs_its_code_mode_on_lightfc() -> None:
    fastmcp = pytest.importorskip("fastmcp")
    code_mode = pytest.importorskip("fastmcp.experimental.transforms.code_mode")
    from lightfc.hosts.fastmcp import LightfcSandbox

    server = fastmcp.FastMCP("s")
    server.tool(slow)
    server.add_transform(code_mode.CodeMode(sandbox_provider=LightfcSandbox()))

    async def used(code: str) -> Any:
        async with fastmcp.Client(server) as client:
            names = [each.name for each in await client.list_tools()]
            execute = next(each for each in names if "execute" in each)
            return await client.call_tool(execute, {"code": code}, raise_on_error=False)

    code = "values = [await call_tool('slow', {'i': i}) for i in range(16)]\nreturn values"
    result = asyncio.run(used(code))
    assert not result.is_error, result
    assert "15" in str(result.content)
    assert Overlap.most == 16
    refused = asyncio.run(used("return open('/etc/passwd').read()"))
    assert refused.is_error
    assert "open" in str(refused.content)


def test_a_smolagents_agent_runs_on_lightfc() -> None:
    smolagents = pytest.importorskip("smolagents")
    from lightfc.hosts.smolagents import LightfcExecutor

    answers = iter(
        [
            "Thought: I add.\n<code>\nx = [double(i) for i in range(3)]\nprint(x)\n</code>",
            "Thought: I misspell.\n<code>\ndubble(1)\n</code>",
            "Thought: I know.\n<code>\nfinal_answer(sum(x) + bonus)\n</code>",
        ]
    )
    seen: list[str] = []

    class Scripted(smolagents.Model):  # type: ignore[misc,name-defined]  # a class of a library that may not be there
        def generate(self, messages: Any, **_: Any) -> Any:
            seen.append(str(messages[-1].content))
            return smolagents.ChatMessage(role="assistant", content=next(answers))

    def double(x: int) -> int:
        """Twice a number.

        Args:
            x: The number.
        """
        return 2 * x

    agent = smolagents.CodeAgent([smolagents.tool(double)], Scripted(), executor=LightfcExecutor(), verbosity_level=0)
    assert agent.run("?", additional_args={"bonus": 36}) == 42
    assert "[0, 2, 4]" in seen[1]
    assert "did you mean 'double'" in seen[2]


def test_a_pydantic_ai_agent_has_one_tool_for_programs() -> None:
    pydantic_ai = pytest.importorskip("pydantic_ai")
    from pydantic_ai.messages import ModelResponse, TextPart, ToolCallPart
    from pydantic_ai.models.function import FunctionModel

    from lightfc.hosts.pydantic_ai import ProgramToolset

    seen: list[Any] = []

    def answer(messages: Any, info: Any) -> Any:
        seen.append((messages[-1], info.function_tools))
        codes = ["values = [slow(i=i) for i in range(16)]", "sum(values)"]
        if len(seen) <= len(codes):
            return ModelResponse([ToolCallPart("run_code", {"code": codes[len(seen) - 1]})])
        return ModelResponse([TextPart("done")])

    toolset = ProgramToolset(pydantic_ai.FunctionToolset([slow]))
    agent = pydantic_ai.Agent(FunctionModel(answer), toolsets=[toolset])
    assert asyncio.run(agent.run("?")).output == "done"
    assert Overlap.most == 16
    (tool,) = seen[0][1]
    assert tool.name == "run_code"
    assert "def slow(i: int) -> int:" in tool.description
    returned = seen[2][0].parts[0].content
    assert returned["value"] == 120
    assert returned["state"] == "finished"


@pytest.mark.parametrize("is_approved", [True, False])
def test_a_pydantic_ai_run_ends_where_a_program_needs_approval(is_approved: bool) -> None:
    pydantic_ai = pytest.importorskip("pydantic_ai")
    from pydantic_ai.messages import ModelResponse, TextPart, ToolCallPart
    from pydantic_ai.models.function import FunctionModel

    from lightfc.hosts.pydantic_ai import ProgramToolset

    made: list[str] = []
    tools = pydantic_ai.FunctionToolset()

    @tools.tool_plain
    def look(name: str) -> str:
        made.append(f"look {name}")
        return name

    @tools.tool_plain(requires_approval=True)
    def pay(name: str) -> str:
        made.append(f"pay {name}")
        return f"paid {name}"

    returned: list[Any] = []
    codes = ["[pay(name=look(name='ann')), pay(name='bob')]", "look(name='eve')"]

    def answer(messages: Any, info: Any) -> Any:
        returned.append(messages[-1].parts[-1].content)
        if len(returned) <= len(codes):
            return ModelResponse([ToolCallPart("run_code", {"code": codes[len(returned) - 1]})])
        return ModelResponse([TextPart("done")])

    async def used() -> Any:
        agent = pydantic_ai.Agent(
            FunctionModel(answer), toolsets=[ProgramToolset(tools)], output_type=[str, pydantic_ai.DeferredToolRequests]
        )
        run, asked = await agent.run("?"), []
        while isinstance(run.output, pydantic_ai.DeferredToolRequests):
            (call,) = run.output.approvals
            asked += [each["source"] for each in run.output.metadata[call.tool_call_id]["waiting"]]
            results = pydantic_ai.DeferredToolResults(approvals={call.tool_call_id: is_approved})
            run = await agent.run(message_history=run.all_messages(), deferred_tool_results=results)
        return run.output, asked

    output, asked = asyncio.run(used())
    assert output == "done"
    assert returned[2]["value"] == "eve"
    if is_approved:
        assert asked == ["pay(name='bob')", "pay(name=look(name='ann'))"]
        assert returned[1]["value"] == ["paid ann", "paid bob"]
        assert sorted(made) == ["look ann", "look eve", "pay ann", "pay bob"]
    else:
        assert asked == ["pay(name='bob')"]
        assert made[-1] == "look eve"
        assert not any(each.startswith("pay") for each in made)


def test_approval_that_a_toolset_of_pydantic_ai_asks_for_in_a_call_fails_that_call() -> None:
    pydantic_ai = pytest.importorskip("pydantic_ai")
    from pydantic_ai.messages import ModelResponse, TextPart, ToolCallPart
    from pydantic_ai.models.function import FunctionModel
    from pydantic_ai.toolsets import ApprovalRequiredToolset

    from lightfc.hosts.pydantic_ai import ProgramToolset

    returned: list[Any] = []

    def answer(messages: Any, info: Any) -> Any:
        returned.append(messages[-1].parts[-1].content)
        part = ToolCallPart("run_code", {"code": "slow(i=1)"}) if len(returned) == 1 else TextPart("done")
        return ModelResponse([part])

    tools = ApprovalRequiredToolset(pydantic_ai.FunctionToolset([slow]))
    agent = pydantic_ai.Agent(FunctionModel(answer), toolsets=[ProgramToolset(tools)])
    assert asyncio.run(agent.run("?")).output == "done"
    assert "only tools with requires_approval=True can" in returned[1]["error"]["message"]


def test_dspy_runs_programs_on_lightfc() -> None:
    dspy = pytest.importorskip("dspy")
    from dspy.primitives.code_interpreter import CodeExecutionError, CodeInterpreter, FinalOutput

    from lightfc.hosts.dspy import LightfcInterpreter

    interpreter = LightfcInterpreter({"slow": slow})
    assert isinstance(interpreter, CodeInterpreter)
    assert interpreter.execute("x = [slow(i) for i in range(16)]\nprint(sum(x) + y)", {"y": 1}) == "121"
    assert Overlap.most == 16
    assert interpreter.execute("len(x)") == 16
    with pytest.raises(CodeExecutionError, match="did you mean 'slow'"):
        interpreter.execute("slo(1)")
    with pytest.raises(SyntaxError):
        interpreter.execute("x = (")
    assert interpreter.execute("SUBMIT(x[3])") == FinalOutput(3)
    interpreter.output_fields = [{"name": "a"}, {"name": "b"}]
    assert interpreter.execute("SUBMIT(1, b=2)") == FinalOutput({"a": 1, "b": 2})
    with pytest.raises(CodeExecutionError, match="SUBMIT takes a, b"):
        interpreter.execute("SUBMIT(1)")
    interpreter.shutdown()

    answers = [{"reasoning": "", "generated_code": "SUBMIT({'answer': 6 * 7})"}, {"reasoning": "", "answer": "42"}]
    with dspy.context(lm=dspy.utils.DummyLM(answers)), warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # DSPy's own, of this class
        made = dspy.ProgramOfThought("question -> answer", interpreter_factory=LightfcInterpreter)
        assert made(question="?").answer == "42"


def test_a_dspy_rlm_runs_on_lightfc() -> None:
    dspy = pytest.importorskip("dspy")
    from lightfc.hosts.dspy import LightfcInterpreter

    meeting = threading.Barrier(16, timeout=20)

    def ask(prompt: str) -> list[str]:
        meeting.wait()  # all of them are there at the same time, or none goes on
        return [f"<{prompt}>"]

    codes = [
        "print(len(context), lookup(word='x'))",
        "found = [llm_query(f'what is {context[i]}') for i in range(16)]",
        "llm_qery('x')",
        "import dspy",
        "SUBMIT(answer=found[3], count=len(found))",
    ]
    answers = [{"reasoning": "", "code": code} for code in codes]

    def lookup(word: str) -> str:
        """Look a word up."""
        return word * 2

    with dspy.context(lm=dspy.utils.DummyLM(answers)):
        made = dspy.RLM(
            "context -> answer: str, count: int", interpreter_factory=LightfcInterpreter, sub_lm=ask, tools=[lookup]
        )
        found = made(context="abcdefghijklmnop")
    assert (found.answer, found.count) == ("<what is d>", 16)
    told = [each["output"] for each in found.trajectory]
    assert told[0] == "16 xx"
    assert "did you mean 'llm_query'" in told[2]
    assert "dspy" in told[3]


def test_inspect_ai_executes_programs_as_one_tool() -> None:
    pytest.importorskip("inspect_ai")
    from inspect_ai.model import ChatMessageAssistant, execute_tools
    from inspect_ai.tool import ToolCall, tool

    from lightfc.hosts.inspect_ai import run_code

    @tool  # type: ignore[untyped-decorator,unused-ignore]  # of a library that may not be there
    def waits() -> Any:
        return slow

    made = run_code([waits()])
    codes = ["values = [waits(i=i) for i in range(16)]", "sum(values)", "waitz(1)"]

    async def used() -> list[dict[str, Any]]:
        told = []
        for number, code in enumerate(codes):
            call = ToolCall(id=str(number), function="run_code", arguments={"code": code})
            result = await execute_tools([ChatMessageAssistant(content="", tool_calls=[call])], [made])
            told.append(json.loads(result.messages[0].text))
        return told

    first, second, wrong = asyncio.run(used())
    assert (first["state"], second["value"]) == ("finished", 120)
    assert "did you mean 'waits'" in wrong["error"]["message"]
    assert Overlap.most == 16


def test_a_fastmcp_client_gives_its_tools_to_programs() -> None:
    fastmcp = pytest.importorskip("fastmcp")
    from lightfc import ToolManager
    from lightfc.mcp import Servers

    server = fastmcp.FastMCP("s")
    server.tool(slow)

    @server.tool
    def fail() -> str:
        """Fail."""
        raise fastmcp.exceptions.ToolError("it says no")

    async def used() -> Any:
        async with fastmcp.Client(server) as client, Servers(mine=client) as servers:
            manager = ToolManager(servers.tools())
            return await manager.aexecute("[mine.slow(i=i) for i in range(16)]"), await manager.aexecute("mine.fail()")

    found, failed = asyncio.run(used())
    assert found.unwrap() == list(range(16))
    assert Overlap.most == 16
    assert failed.state == "failed"
    assert "it says no" in failed.error.message


def test_a_fastmcp_client_is_a_host_of_lightfc() -> None:
    fastmcp = pytest.importorskip("fastmcp")
    from lightfc import tool
    from lightfc.mcp import Gateway, server_of

    asked: list[str] = []

    @tool(needs_approval=True)
    def pay(amount: int) -> str:
        """Pay."""
        return f"paid {amount}"

    async def elicit(message: str, response_type: Any, params: Any, context: Any) -> Any:
        asked.append(message)
        return {"approve": True}

    async def used() -> Any:
        async with served(server_of(Gateway([pay]))) as url, fastmcp.Client(url, elicitation_handler=elicit) as client:
            return await client.call_tool("run", {"code": "pay(3)"})

    result = asyncio.run(used())
    assert result.structured_content["value"] == "paid 3"
    assert asked == ["Approve pay?\n  amount = 3"]
