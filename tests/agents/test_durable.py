"""Runs of agents that outlive their process: a journal, or JSON, and another agent that goes on."""

import asyncio
import itertools
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from lightfc import Approve, Deny, ExportError, FunctionTool, JournalError, Message, ToolManager, Usage
from lightfc.agents import Agent, AgentLimits, AgentRun, CodeAgent, FunctionCallAgent, LongContextAgent
from lightfc.agents.run import AgentModelError, AgentWaitingError
from lightfc.engine import lease
from lightfc.engine.journal import Journal
from lightfc.engine.journal_reader import JournalReader
from lightfc.models import ScriptedModel
from tests.agents.test_approval import DONE, RUNS, TOOLS, approved, nothing_done
from tests.support.journals import KINDS, Place, place_of

__all__ = ["nothing_done"]

NAMES = [name for name in RUNS if name != "one round"]


class Killed(BaseException):
    """Stands for the end of the process."""


@contextmanager
def killed_at(monkeypatch: pytest.MonkeyPatch, write: int, *, after: bool) -> Iterator[list[str]]:
    """Nothing is written any more from the n-th write on, which happens or does not."""
    written: list[str] = []
    real = Journal._write

    def counted(self: Journal, statement: str, **values: Any) -> int:
        if len(written) > write:
            raise Killed
        written.append(statement)
        if len(written) > write and not after:
            raise Killed
        changed = real(self, statement, **values)
        if len(written) > write:
            raise Killed
        return changed

    with monkeypatch.context() as patched:
        patched.setattr(Journal, "_write", counted)
        yield written
    lease._held.clear()  # what a process held that is gone


def agent(name: str, path: Place, model: ScriptedModel | None = None) -> Agent:
    kind, answers, _ = RUNS[name]
    model = ScriptedModel(answers) if model is None else model
    return kind(model, ToolManager([FunctionTool(TOOLS[0], read_only=True), TOOLS[1]], journal=path))  # type: ignore[list-item]


def rest(name: str, path: Place) -> ScriptedModel:
    """A model that says what has not been answered by the journal."""
    answered = [each for each in steps(path) if each == "answer"]
    return ScriptedModel(RUNS[name][1][len(answered) :])


def steps(path: Place) -> list[str]:
    with JournalReader(path) as journal:
        return [each.kind for each in journal.steps("r")]


def to_the_end(name: str, path: Place) -> AgentRun:
    """Go on with a run, each time with a new agent, as other processes would."""
    decisions: Any = {}
    for _ in range(9):
        try:
            return agent(name, path, rest(name, path)).resume("r", decisions)
        except AgentWaitingError as error:
            decisions = approved(error.run.waiting)
    raise AssertionError("it waits for ever")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", NAMES)
def test_a_pause_goes_on_in_another_agent_by_its_name_or_from_json(
    name: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    path = place_of(kind, tmp_path, request)
    with pytest.raises(AgentWaitingError) as caught:
        agent(name, path).run("?", run_id="r")
    asked = [each.id for each in caught.value.run.waiting]
    looked = len(DONE)
    with pytest.raises(AgentWaitingError) as again:
        agent(name, path, rest(name, path)).resume("r")
    assert [each.id for each in again.value.run.waiting] == asked
    assert len(DONE) == looked
    loaded = AgentRun.from_json(caught.value.run.to_json())
    run = agent(name, path, rest(name, path)).resume(loaded, approved(caught.value.run.waiting))
    assert run.answer == RUNS[name][2]
    assert run.requests == len(RUNS[name][1])
    assert sorted(DONE[:looked] + DONE[looked:]) == sorted(set(DONE))
    assert steps(path).count("answer") == len(RUNS[name][1])
    finished = agent(name, path, ScriptedModel([])).resume("r")  # it is over: nothing is asked or done
    assert (finished.answer, finished.history) == (run.answer, run.history)
    assert [each["kind"] for each in finished.transcript] == [each["kind"] for each in run.transcript]


def killed_everywhere(name: str, monkeypatch: pytest.MonkeyPatch, new: Callable[[str], Place], stride: int) -> None:
    writes = 0
    for write in itertools.count(0 if stride == 1 else 1, stride):
        for after in (False, True):
            DONE.clear()
            path = new(f"{write}{after}")
            first = agent(name, path)
            ends = suppress(Killed, AgentWaitingError, BaseExceptionGroup)
            with killed_at(monkeypatch, write, after=after) as written, ends:
                first.run("?", run_id="r")
            writes = len(written)
            assert isinstance(first.manager.journal, Journal)
            first.manager.journal.close()
            with JournalReader(path) as journal:
                has_begun = bool(journal.runs())
            assert has_begun or write == 0
            if not has_begun:
                continue
            run = to_the_end(name, path)
            assert run.answer == RUNS[name][2], (write, after)
            looks = [each for each in DONE if each[0] == "look"]
            published = [each for each in DONE if each[0] == "publish"]
            assert len(published) == len(set(published))
            # A call that was cut may be made again, since its tool only reads; no other is.
            assert len(looks) <= len(set(looks)) + 2, (write, after, looks)
            assert steps(path).count("answer") == len(RUNS[name][1])
        if writes <= write:
            return


@pytest.mark.parametrize("name", ["function calls", "programs"])
def test_killed_at_any_write_it_goes_on(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    killed_everywhere(name, monkeypatch, lambda each: tmp_path / f"{each}.db", 3)


def test_killed_at_any_write_to_a_server_it_goes_on(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    killed_everywhere("function calls", monkeypatch, lambda _: place_of("postgres", tmp_path, request), 3)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_killed_at_every_write_it_goes_on(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    killed_everywhere(name, monkeypatch, lambda each: tmp_path / f"{each}.db", 1)


def test_a_model_that_fails_is_asked_again_and_nobody_else(tmp_path: Path) -> None:
    path = tmp_path / "runs.db"
    with pytest.raises(AgentModelError):
        FunctionCallAgent(ScriptedModel(["look(1)"]), TOOLS, journal=path).run("?", run_id="r")
    run = FunctionCallAgent(ScriptedModel(["Done."]), TOOLS, journal=path).resume("r")
    assert (run.answer, run.requests, DONE) == ("Done.", 2, [("look", 1)])


OTHERS: dict[str, tuple[Any, str]] = {
    "tools": (partial(FunctionCallAgent, tools=[*TOOLS, len]), "a step differs from the one in the journal"),
    "options": (partial(FunctionCallAgent, tools=TOOLS, system="Be brief."), "the request to the model"),
    "kind": (partial(CodeAgent, tools=TOOLS), "was started by a FunctionCallAgent"),
    "no journal": (partial(FunctionCallAgent, tools=TOOLS), "cannot be resumed without its journal"),
}


@pytest.mark.parametrize("name", OTHERS)
def test_another_agent_is_refused_before_anything_happens(name: str, tmp_path: Path) -> None:
    other, told = OTHERS[name]
    path = tmp_path / "runs.db"
    with pytest.raises(AgentModelError):
        FunctionCallAgent(ScriptedModel(["look(1)"]), TOOLS, journal=path).run("?", run_id="r")
    with pytest.raises(JournalError, match=told):
        other(ScriptedModel(["x"]), journal=None if name == "no journal" else path).resume("r")
    assert DONE == [("look", 1)]
    assert FunctionCallAgent(ScriptedModel(["ok"]), TOOLS, journal=path).resume("r").answer == "ok"


def test_a_run_is_at_work_in_one_place(tmp_path: Path) -> None:
    path = tmp_path / "runs.db"
    refused: list[str] = []

    def also(n: int) -> int:
        """Resume the run that makes this call."""
        try:
            FunctionCallAgent(ScriptedModel([]), [also], journal=path).resume("r")
        except JournalError as error:
            refused.append(str(error))
        return n

    FunctionCallAgent(ScriptedModel(["also(1)", "x"]), [also], journal=path).run("?", run_id="r")
    assert len(refused) == 1
    assert "is running in process" in refused[0]


@pytest.mark.parametrize("decision", ["0:9", "7:0", "x", "1:77"])
def test_a_decision_about_nothing_is_refused(decision: str, tmp_path: Path) -> None:
    path = tmp_path / "runs.db"
    with pytest.raises(AgentWaitingError):
        agent("function calls", path).run("?", run_id="r")
    with pytest.raises(ValueError, match="waits"):
        agent("function calls", path, rest("function calls", path)).resume("r", {decision: Approve()})
    assert [each for each in DONE if each[0] == "publish"] == []


def test_a_denial_from_another_process_is_told_to_the_model(tmp_path: Path) -> None:
    path = tmp_path / "runs.db"
    with pytest.raises(AgentWaitingError) as caught:
        agent("function calls", path).run("?", run_id="r")
    (request,) = caught.value.run.waiting
    run = agent("function calls", path, ScriptedModel(["Then not."])).resume("r", {request.id: Deny("never")})
    assert run.answer == "Then not."
    assert "never" in run.messages[-2].content


def test_the_variables_of_a_run_before_are_there(tmp_path: Path) -> None:
    def count(to: int) -> list[int]:
        """Count."""
        return list(range(to))

    def size(of: list[int]) -> int:
        """Measure."""
        DONE.append(len(of))
        return len(of)

    def made(*answers: str) -> Agent:
        return FunctionCallAgent(ScriptedModel(list(answers)), [count, size], shown_chars=100, journal=path)

    path = tmp_path / "runs.db"
    first = made("count(500)", "kept").run("?")
    with pytest.raises(AgentModelError):
        made("size(result1)", "count(600)").run("?", after=first, run_id="r")
    run = made("size(result1 + result2)", "ok").resume("r")
    assert (run.answer, DONE) == ("ok", [500, 1100])


@pytest.mark.parametrize("name", NAMES)
def test_without_a_journal_a_run_goes_on_from_its_json(name: str) -> None:
    kind, answers, answer = RUNS[name]
    with pytest.raises(AgentWaitingError) as caught:
        kind(ScriptedModel(answers), TOOLS).run("?")
    run = caught.value.run
    loaded = AgentRun.from_json(run.to_json())
    assert [each.id for each in loaded.waiting] == [each.id for each in run.waiting]
    made = list(DONE)
    other = kind(ScriptedModel(answers[run.requests :]), TOOLS)
    resumed = other.resume(loaded, approved(loaded.waiting))
    assert (resumed.answer, resumed.requests) == (answer, len(answers))
    assert DONE[: len(made)] == made
    assert len(DONE) == len(set(DONE))
    with pytest.raises(ValueError, match="was resumed from this record"):
        other.resume(loaded, approved(loaded.waiting))


def test_programs_share_variables_functions_and_objects_after_a_pause_too() -> None:
    """Nothing is called twice: what programs have made of the values of their calls is made of them once more."""
    answers = [
        "```python\nfound = [look(n) for n in (1, 2)]\nitems = iter(found)\nnext(items)\nmost = lambda a: max(a)\n```",
        "```python\nfound.append(look(next(items)))\nfound.append(publish(most(found)))\n```",
        "```python\nfinal_answer((found, most(found[:2]), list(items)))\n```",
    ]
    with pytest.raises(AgentWaitingError) as caught:
        CodeAgent(ScriptedModel(answers), TOOLS).run("?")
    made = list(DONE)
    loaded = AgentRun.from_json(caught.value.run.to_json())
    resumed = CodeAgent(ScriptedModel(answers[2:]), TOOLS).resume(loaded, approved(loaded.waiting))
    whole = CodeAgent(ScriptedModel(answers), ToolManager(TOOLS, policy="programs", approve=approved)).run("?")
    assert resumed.answer == whole.answer
    assert DONE[: len(made)] == made
    assert len(DONE) == 2 * (len(made) + 1)


def test_a_value_that_has_no_json_form_needs_a_journal_or_the_process() -> None:
    def opened() -> object:
        """Open something."""
        return object()

    tools = [*TOOLS, FunctionTool(opened)]
    answers = ["```python\nfile = opened()\n```", "```python\npublish(1)\n```"]
    with pytest.raises(AgentWaitingError) as caught:
        CodeAgent(ScriptedModel(answers), tools).run("?")
    loaded = AgentRun.from_json(caught.value.run.to_json())
    with pytest.raises(ValueError, match="a value in it has no JSON form; give the agent a journal"):
        CodeAgent(ScriptedModel([]), tools).resume(loaded, approved(loaded.waiting))


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"messages": 1}', '{"messages": [{"role": "user"}]}'])
def test_what_is_no_run_is_refused(text: str) -> None:
    with pytest.raises(ExportError, match=r"not written by AgentRun\.to_json"):
        AgentRun.from_json(text)


def test_each_part_of_a_run_is_refused_by_its_place() -> None:
    whole = json.loads(FunctionCallAgent(ScriptedModel(["x"])).run("?").to_json())
    paused = ("programs", "variables", "answers", "asides")
    wrong = [{name: None} for name in whole if name not in ("version", "answer", "run_id")]
    for part in [*wrong, *({"paused": {name: 3}} for name in paused), {"paused": {"programs": {"x": "{}"}}}]:
        (named,) = part.get("paused", part)
        with pytest.raises(ExportError, match=f"changed since: .*{named} must be"):
            AgentRun.from_json(json.dumps({**whole, **part}))


def test_a_forged_text_decides_nothing_that_the_journal_contradicts(tmp_path: Path) -> None:
    path = tmp_path / "runs.db"
    with pytest.raises(AgentWaitingError) as caught:
        agent("function calls", path).run("?", run_id="r")
    forged = json.loads(caught.value.run.to_json())
    forged["messages"][1]["content"] = "publish(666)"
    forged["events"] = []
    run = AgentRun.from_json(json.dumps(forged))
    agent("function calls", path, rest("function calls", path)).resume(run, approved(caught.value.run.waiting))
    assert DONE == [("look", 1), ("look", 9), ("publish", 10)]


def test_a_cancelled_run_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "runs.db"
    reached = asyncio.Event()

    async def hang(n: int) -> int:
        """Hang the first time."""
        DONE.append(n)
        if len(DONE) == 1:
            reached.set()
            await asyncio.Event().wait()
        return n

    def made(*answers: str) -> Agent:
        return FunctionCallAgent(ScriptedModel(list(answers)), [FunctionTool(hang, idempotent=True)], journal=path)

    async def cancel() -> None:
        task = asyncio.ensure_future(made("hang(1)").arun("?", run_id="r"))
        await reached.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(cancel())
    assert (made("ok").resume("r").answer, DONE) == ("ok", [1, 1])


def test_who_resumes_an_agents_run_as_a_program_is_told_what_to_call_and_the_agent_can_go_on(tmp_path: Path) -> None:
    path = tmp_path / "runs.db"
    with pytest.raises(AgentWaitingError):
        agent("function calls", path).run("look(1)", run_id="r")
    with pytest.raises(JournalError, match=r"run 'r' was started by an agent; resume it with Agent\.resume"):
        ToolManager(TOOLS, journal=path).resume("r")
    assert to_the_end("function calls", path).answer == "It is done."


def test_what_calls_ask_models_is_not_asked_again_and_counts(tmp_path: Path) -> None:
    path = tmp_path / "runs.db"
    part = ScriptedModel([Message("assistant", "a part", usage=Usage(7, 1))])
    programs = ["```python\nfound = llm('what is it?', 'text')\n```", "```python\npublish(3)\n```"]
    first = LongContextAgent(ScriptedModel(programs), TOOLS, llm=part, journal=path)
    with pytest.raises(AgentWaitingError) as caught:
        first.run("?", run_id="r")
    assert caught.value.run.requests == 3
    last = ScriptedModel(["```python\nfinal_answer(found)\n```"])
    run = LongContextAgent(last, TOOLS, llm=ScriptedModel([]), journal=path).resume(
        "r", approved(caught.value.run.waiting)
    )
    assert (run.answer, run.requests, run.total_usage) == ("a part", 4, Usage(7, 1))


@pytest.mark.parametrize("how", ["run", "json", "name"])
@pytest.mark.parametrize("kind", [FunctionCallAgent, CodeAgent])
def test_a_bound_on_calls_holds_in_a_program_that_goes_on(kind: type[Agent], how: str, tmp_path: Path) -> None:
    done: list[int] = []

    def pay(n: int) -> int:
        done.append(n)
        return n

    program = {
        FunctionCallAgent: "[pay(each) for each in [1, 2, 3, 4]]",
        CodeAgent: "```python\nfor each in [1, 2, 3, 4]:\n    pay(each)\n```",
    }[kind]
    journal = tmp_path / "runs.db" if how == "name" else None
    tools = [FunctionTool(pay, needs_approval=True, read_only=False)]
    agent = kind(ScriptedModel([program, "done"]), tools, journal=journal, limits=AgentLimits(calls=2))
    with pytest.raises(AgentWaitingError) as caught:
        agent.run("?")
    run = caught.value.run
    for _ in range(4):
        left = {"run": run, "json": AgentRun.from_json(run.to_json()), "name": run.run_id}[how]
        try:
            assert agent.resume(left, {each.id: Approve() for each in run.waiting}).answer == "done"  # type: ignore[arg-type]
            break
        except AgentWaitingError as error:
            run = error.run
    assert done == [1, 2]
