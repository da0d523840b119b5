"""A run ends, whatever its tools do to the event loop, to their cancellation or to what is told of them."""

import asyncio
import logging
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lightfc import FunctionOutput, FunctionTool, ModelRetry, ToolManager
from lightfc_sandbox import LimitExceeded, Limits, Policy, Sandbox
from lightfc_sandbox.scheduling.event_loops import run_in_own_loop
from tests.support.meeting import WAIT_S

pytestmark = pytest.mark.timeout(4 * WAIT_S)


async def stop(value: int) -> int:
    """Stop the loop, which belongs to the run."""
    asyncio.get_running_loop().stop()
    await asyncio.sleep(0)
    asyncio.get_running_loop().stop()
    return value


async def stop_and_fail(value: int) -> int:
    asyncio.get_running_loop().stop()
    raise RuntimeError("Event loop stopped before Future completed.")


async def close(value: int) -> int:
    asyncio.get_running_loop().close()
    return value


async def good(value: int) -> int:
    await asyncio.sleep(0)
    return value


async def inside(function: Callable[..., Any], *args: Any) -> Any:
    """Call a sync function while a loop runs in this thread."""
    return function(*args)


@pytest.mark.parametrize("running", [False, True], ids=["own loop", "inside a loop"])
def test_a_tool_that_stops_the_loop_of_its_run_stops_nothing_else(running: bool) -> None:
    manager = ToolManager([stop, good], policy=Policy.PROGRAMS)
    text = "[stop(1), good(2), stop(3)] + [stop(i) for i in range(5)]"
    output = asyncio.run(inside(manager.execute, text)) if running else manager.execute(text)
    assert (output.error, output.output) == (None, [1, 2, 3, 0, 1, 2, 3, 4])


async def cancel_all(value: int) -> int:
    """Cancel every other task that the loop knows."""
    for each in asyncio.all_tasks() - {asyncio.current_task()}:
        each.cancel()
    return value


async def never(value: int) -> int:
    await asyncio.Event().wait()
    return value


@pytest.mark.parametrize("journalled", [False, True], ids=["plain", "journalled"])
def test_a_tool_that_cancels_all_tasks_fails_the_calls_in_flight_and_no_more(journalled: bool, tmp_path: Path) -> None:
    tools = [cancel_all, never, good]
    manager = ToolManager(tools, policy=Policy.PROGRAMS, journal=tmp_path / "runs.db" if journalled else None)
    program = "try:\n    [never(1), cancel_all(2)]\nexcept Exception as error:\n    x = str(error)\n[x, good(3)]"
    output = manager.execute(program)
    assert (output.error, output.output) == (None, ["never was cancelled", 3])
    assert [each.state for each in output.calls] == ["cancelled", "finished", "finished"]


@pytest.mark.parametrize("tool", [stop_and_fail, close], ids=lambda tool: tool.__name__)
def test_what_such_a_tool_raises_is_its_record(tool: Any) -> None:
    output = ToolManager([tool, good]).execute(f"[good(1), {tool.__name__}(2)]")
    assert [each.state for each in output.calls] == ["finished", "failed"]


def test_a_sandbox_goes_on_too_where_its_loop_is_stopped() -> None:
    assert Sandbox({"stop": stop, "good": good}).run("[stop(1), good(2)]") == [1, 2]
    assert Sandbox({"stop": stop, "good": good}).session().run("[stop(1), good(2)]") == [1, 2]


async def deaf() -> int:
    while True:
        try:
            await asyncio.sleep(WAIT_S)
        except asyncio.CancelledError:
            continue


@pytest.mark.parametrize("own", [True, False], ids=["run", "arun"])
def test_a_function_that_ignores_its_cancellation_does_not_hold_a_sandbox(
    own: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lightfc_sandbox.scheduling.event_loops.GRACE_S", 0.01)
    sandbox = Sandbox({"deaf": deaf, "good": good}, limits=Limits(time_s=0.05))
    with pytest.raises(LimitExceeded, match="time_s"):
        sandbox.run("[deaf(), good(1)]") if own else run_in_own_loop(sandbox.arun, "[deaf(), good(1)]")


@pytest.mark.parametrize("error", [SystemExit(3), KeyboardInterrupt(), GeneratorExit()], ids=repr)
def test_what_is_meant_for_the_host_leaves_a_run_that_waits(error: BaseException) -> None:
    """Raised by a plain function, in a step of the evaluation that an event loop calls back."""

    def plain(value: int) -> int:
        raise error

    manager = ToolManager([good], {"plain": plain})
    with pytest.raises(type(error)):
        manager.execute("[good(1), plain(good(2))]")


def raised_by(function: Callable[[], Any]) -> str:
    with pytest.raises(Exception) as caught:  # noqa: PT011 - of which only the chain counts
        function()
    return "".join(traceback.format_exception(caught.value))


CHAINED: dict[str, Callable[[], Any]] = {
    "resume of nothing": lambda: ToolManager([good]).resume("r"),
    "run id without a journal": lambda: ToolManager([good]).execute("good(1)", run_id="r"),
    "many of one": lambda: ToolManager([good]).execute_many("good(1)"),
    "evaluation": lambda: Sandbox({"good": good}).run("good(1) / 0"),
}


@pytest.mark.parametrize("function", CHAINED.values(), ids=CHAINED)
def test_errors_of_the_api_are_not_chained_to_how_it_runs(function: Callable[[], Any]) -> None:
    told = raised_by(function)
    assert "During handling" not in told
    assert "running event loop" not in told


# What is told of a failure.


def broken(value: int) -> int:
    return [1, 2][value]


async def asked_again(value: int) -> int:
    raise ModelRetry("give another")


def test_a_failure_is_logged_once_with_its_traceback(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "lightfc"):
        output = ToolManager([broken, good]).execute("[good(1), broken(7)]")
    (record,) = [each for each in caplog.records if each.name.startswith("lightfc")]
    assert record.levelno == logging.INFO
    assert record.getMessage() == "broken raised IndexError: list index out of range (call 2)"
    assert record.exc_info is not None
    assert output.error is not None
    assert record.exc_info[1] is output.error.exception
    assert "return [1, 2][value]" in "".join(traceback.format_exception(record.exc_info[1]))


@pytest.mark.parametrize("text", ["broken(7)", "[broken(7), good(1)]"])
def test_the_level_of_failures_can_be_chosen(text: str, caplog: pytest.LogCaptureFixture) -> None:
    for level in (logging.DEBUG, logging.ERROR):
        manager = ToolManager([broken, good], log_failures=level)
        caplog.clear()
        with caplog.at_level(logging.INFO, "lightfc"):
            manager.execute(text)
        assert [each.levelno for each in caplog.records] == [level] * (level >= logging.INFO)


def test_what_a_tool_asks_of_the_model_is_logged_without_a_traceback(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "lightfc"):
        ToolManager([asked_again]).execute("asked_again(1)")
    (record,) = caplog.records
    assert (record.getMessage(), record.exc_info) == ("asked_again: give another (call 1)", None)


async def slow(value: int) -> int:
    await asyncio.sleep(WAIT_S)
    return value


FAILED = {
    "raised": (broken, "1 + broken(7)", "  1 | 1 + broken(7)\n          ^^^^^^^^^"),
    "retry": (asked_again, "1 + asked_again(7)", "  1 | 1 + asked_again(7)\n          ^^^^^^^^^^^^^^"),
    "timeout": (FunctionTool(slow, timeout_s=0.01), "1 + slow(7)", "  1 | 1 + slow(7)\n          ^^^^^^^"),
}


@pytest.mark.parametrize(("tool", "text", "place"), FAILED.values(), ids=FAILED)
def test_the_error_of_a_call_shows_its_place(tool: Any, text: str, place: str) -> None:
    output = ToolManager([tool]).execute(text)
    assert output.error is not None
    assert str(output.error) == f"{output.error.message}\n{place}"
    again = FunctionOutput.from_json(output.to_json()).error
    assert (again, str(again)) == (output.error, str(output.error))


@pytest.mark.parametrize(
    "brackets", ["[{}]", "{{{}}}", "{{n: {}}}", "list({})", "[each for each in [{}]]", "tuple({})"]
)
@pytest.mark.parametrize("source", ["5", "page(4)", "[[1], 5]"])
def test_what_cannot_be_gone_through_is_told_with_its_place(source: str, brackets: str) -> None:
    async def page(number: int) -> int:
        return number

    inner = "page(n) for n in {}" if source != "[[1], 5]" else "page(n) for m in {} for n in m"
    text = f"x = {brackets.format(inner.format(source))}"
    error = asyncio.run(ToolManager([page], policy="programs").aexecute(text)).error
    assert error is not None
    assert str(error).startswith("TypeError: 'int' object is not iterable\n  1 | x = ")


@pytest.mark.parametrize(
    "text",
    [
        "i = 0\nwhile True:\n    page(i)\n    i += 1",
        "i = 0\nwhile i >= 0:\n    page(i)\n    i += 1",
        "xs = [0]\nwhile xs:\n    page(len(xs))\n    xs.append(1)",
        "import itertools\nfor i in itertools.count():\n    page(i)",
    ],
)
def test_a_loop_that_only_a_failure_ends_comes_to_it(text: str) -> None:
    async def page(number: int) -> int:
        await asyncio.sleep(0)
        if number == 5:
            raise LookupError("no such page")
        return number

    output = ToolManager([FunctionTool(page, read_only=True)], policy="programs").execute(text)
    assert "no such page" in str(output.error)
    assert len(output.calls) <= 70
