import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from time import monotonic
from typing import Any

import pytest

from lightfc import FunctionTool, ModelRetry, Retry, ToolDefinitionError, ToolManager, tool
from tests.support.meeting import WAIT_S

AT_ONCE = Retry(times=3, wait_s=0, jitter_s=0)


def failing(times: int, error: BaseException, retry: Retry | int = AT_ONCE, *, is_async: bool = False) -> FunctionTool:
    """A tool `work` that raises in its first `times` calls."""
    left = [times]

    def work() -> int:
        """Work."""
        left[0] -= 1
        if left[0] >= 0:
            raise error
        return times

    async def awork() -> int:
        """Work."""
        await asyncio.sleep(0)
        return work()

    return FunctionTool(awork if is_async else work, name="work", retries=retry)


KINDS = pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
RUNS: Any = pytest.mark.parametrize(
    "run",
    [
        lambda each: ToolManager([each]).execute("work()").calls[0],
        lambda each: asyncio.run(ToolManager([each]).aexecute("[work()]")).calls[0],
        lambda each: each.call(),
        lambda each: asyncio.run(each.acall()),
    ],
    ids=["execute", "aexecute", "call", "acall"],
)


@RUNS
@KINDS
@pytest.mark.parametrize(
    ("fails", "error", "attempts", "state"),
    [
        (0, ValueError("x"), 1, "finished"),
        (1, ValueError("x"), 2, "finished"),
        (3, ValueError("x"), 4, "finished"),
        (4, ValueError("x"), 4, "failed"),
        (1, ModelRetry("x"), 1, "failed"),
        (1, SystemExit(3), 1, "failed"),
        (1, GeneratorExit(), 1, "failed"),
    ],
    ids=["never", "once", "as often as may be", "once too often", "ModelRetry", "SystemExit", "GeneratorExit"],
)
def test_a_tool_that_asks_for_it_is_tried_again(
    run: Callable[[FunctionTool], Any], is_async: bool, fails: int, error: BaseException, attempts: int, state: str
) -> None:
    record = run(failing(fails, error, is_async=is_async))
    assert (record.attempts, record.state) == (attempts, state)
    assert record.output == (fails if state == "finished" else None)
    if state == "failed":
        assert record.error.exception is error


def test_only_what_a_retry_names_is_tried_again() -> None:
    retry = Retry(times=3, wait_s=0, jitter_s=0, on=(OSError,))
    assert failing(1, ConnectionError(), retry).call().attempts == 2
    assert failing(1, ValueError(), retry).call().attempts == 1


def test_a_tool_that_does_not_ask_is_called_once() -> None:
    assert failing(1, ValueError(), 0).call().attempts == 1


def test_an_attempt_that_takes_too_long_is_tried_again_if_it_can_be_stopped() -> None:
    calls: list[int] = []

    async def work() -> int:
        """Hang once."""
        calls.append(1)
        if len(calls) == 1:
            await asyncio.Event().wait()
        return len(calls)

    record = FunctionTool(work, retries=AT_ONCE, timeout_s=0.02).call()
    assert (record.output, record.attempts) == (2, 2)


def test_a_thread_that_takes_too_long_is_not_doubled(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, release = threading.Event(), threading.Event()
    calls: list[int] = []
    time, start = asyncio.BaseEventLoop.time, monotonic()
    # Time stands still until the thread has begun, however long a loaded machine takes for that.
    monkeypatch.setattr(asyncio.BaseEventLoop, "time", lambda loop: time(loop) if begun.is_set() else start)

    def work() -> int:
        """Hang."""
        calls.append(1)
        begun.set()
        release.wait(WAIT_S)
        return 1

    record = FunctionTool(work, retries=AT_ONCE, timeout_s=0.02).call()
    release.set()
    assert (record.attempts, calls) == (1, [1])
    assert record.error is not None
    assert record.error.message == "work did not finish within 0.02 s; its thread cannot be stopped and may still run"


def test_a_run_can_be_cancelled_while_a_call_waits_for_its_next_attempt() -> None:
    async def main() -> None:
        output = await ToolManager(
            [failing(1, ValueError(), Retry(wait_s=1000, max_wait_s=1000))], timeout_s=0.05
        ).aexecute("work()")
        assert output.error is not None
        assert output.error.kind == "limit"
        assert output.calls[0].state == "cancelled"
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(main(), debug=True)


def test_waits_grow_up_to_their_bound() -> None:
    told: list[float] = []

    async def attempt() -> None:
        raise ValueError

    async def main() -> None:
        retry = Retry(times=4, wait_s=0.001, max_wait_s=0.004, jitter_s=0)
        with pytest.raises(ValueError, match=r"^$"):
            await retry.run(attempt, lambda error, wait_s: told.append(wait_s))

    asyncio.run(main())
    assert told == [0.001, 0.002, 0.004, 0.004]


@pytest.mark.parametrize("retries", [-1, 1.5, True, "2"])
def test_wrong_numbers_are_refused(retries: Any) -> None:
    told = r"retries must be a whole number of at least 0, or Retry\(...\), not "
    with pytest.raises(ToolDefinitionError, match=f"^tool: {told}"):
        tool(retries=retries)
    with pytest.raises(ToolDefinitionError, match=f"^count: {told}"):
        FunctionTool(count, retries=retries)
    with pytest.raises(ToolDefinitionError, match=r"^Retry\.times must be a whole number of at least 0, not "):
        Retry(retries)


@pytest.mark.parametrize("on", [[OSError], "OSError", (OSError, "x"), (OSError(),)], ids=repr)
def test_what_is_no_exception_is_refused(on: Any) -> None:
    with pytest.raises(ToolDefinitionError, match=r"Retry\.on must be a tuple of exception classes"):
        Retry(on=on)


@pytest.mark.parametrize("name", ["wait_s", "max_wait_s", "jitter_s"])
def test_wrong_waits_are_refused(name: str) -> None:
    with pytest.raises(ToolDefinitionError, match=name):
        Retry(**{name: -1})


def test_a_tool_tells_the_model_what_to_mend() -> None:
    def weather(city: str) -> str:
        """Tell the weather."""
        raise ModelRetry(f"there are two cities named {city}; give the country too")

    output = ToolManager([weather]).execute("weather('Paris')")
    assert output.error is not None
    assert (output.error.kind, output.error.type) == ("retry", "ModelRetry")
    assert output.error.message == "weather: there are two cities named Paris; give the country too"


# Generators.


def count(to: int) -> Iterator[int]:
    """Count."""
    yield from range(to)


def count_and_tell(to: int) -> Any:
    """Count, and give the sum."""
    yield from range(to)
    return sum(range(to))


async def acount(to: int) -> AsyncIterator[int]:
    """Count."""
    for i in range(to):
        await asyncio.sleep(0)
        yield i


async def broken(to: int) -> AsyncIterator[int]:
    """Count and fail."""
    yield to
    raise ValueError("broken")


@pytest.mark.parametrize(
    ("fn", "output"), [(count, [0, 1, 2]), (count_and_tell, 3), (acount, [0, 1, 2])], ids=["sync", "returns", "async"]
)
def test_a_generator_gives_what_it_yields_or_returns(fn: Callable[..., Any], output: Any) -> None:
    name = fn.__name__
    manager = ToolManager([fn])
    assert manager.execute(f"{name}(3)").output == output
    assert manager.execute(f"[{name}(3), {name}(to=3)]").output == [output, output]
    assert asyncio.run(manager.aexecute(f"{name}(3)")).output == output
    assert FunctionTool(fn).call(3).output == output
    assert FunctionTool(fn, inline=True, retries=1).call(3).output == output


def test_a_generator_that_fails_has_no_output() -> None:
    record = FunctionTool(broken).call(1)
    assert (record.output, record.state) == (None, "failed")


def test_a_generator_that_is_given_up_is_closed() -> None:
    closed: list[str] = []

    async def forever() -> AsyncIterator[int]:
        """Yield once and hang."""
        try:
            yield 1
            await asyncio.Event().wait()
        finally:
            closed.append("async")

    record = FunctionTool(forever, timeout_s=0.02).call()
    assert record.error is not None
    assert record.error.kind == "timeout"
    assert closed == ["async"]
