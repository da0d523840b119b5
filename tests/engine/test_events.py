import asyncio
import contextlib
import gc
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import anyio
import pytest

from examples.arithmetic import add, divide
from lightfc import Event, FunctionOutput, FunctionTool, JournalError, Retry, ToolManager
from tests.support.meeting import WAIT_S

MAKE = Callable[..., ToolManager]


def run(coroutine: Any) -> Any:
    return asyncio.run(coroutine, debug=True)


def fail() -> int:
    """Fail."""
    raise ValueError("no")


def told(events: list[Event]) -> list[tuple[str, str]]:
    return [(event.kind, event.name) for event in events]


async def events_of(manager: ToolManager, text: str) -> tuple[list[Event], FunctionOutput]:
    stream = manager.stream(text)
    events = [event async for event in stream]
    assert len(asyncio.all_tasks()) == 1
    return events, stream.output


def test_every_call_tells_when_it_starts_and_ends() -> None:
    events, output = run(events_of(ToolManager([add, divide]), "add(divide(4, 2), 1)"))
    assert told(events) == [("started", "divide"), ("finished", "divide"), ("started", "add"), ("finished", "add")]
    assert [event.id for event in events[::2]] == [call.id for call in output.calls]
    assert [event.record for event in events[1::2]] == output.calls
    assert [event.time_s for event in events] == sorted(event.time_s for event in events)
    assert (output.output, output.state) == (3, "finished")


def test_a_plain_for_over_events_is_told_what_to_write() -> None:
    events: Any = ToolManager([add]).stream("add(1, 2)")
    for read in (list, sorted, tuple, lambda stream: [each for each in stream]):  # noqa: C416 - what users write
        with pytest.raises(TypeError, match="read them with 'async for'"):
            read(events)


def test_what_fails_and_what_is_skipped_is_told() -> None:
    events, output = run(events_of(ToolManager([add, fail]), "add(fail(), 1)"))
    assert told(events) == [("started", "fail"), ("finished", "fail"), ("skipped", "add")]
    assert [event.record.state for event in events] == ["failed", "failed", "skipped"]
    assert output.error is not None


def test_a_text_that_is_not_right_has_no_events() -> None:
    events, output = run(events_of(ToolManager([add]), "add(1"))
    assert events == []
    assert output.error is not None


def test_attempts_are_told() -> None:
    left = [2]

    def flaky() -> int:
        """Fail twice."""
        left[0] -= 1
        if left[0] >= 0:
            raise ValueError(left[0])
        return 7

    tool = FunctionTool(flaky, retries=Retry(times=2, wait_s=0, jitter_s=0))
    events, output = run(events_of(ToolManager([tool]), "flaky()"))
    assert [event.kind for event in events] == ["started", "retried", "retried", "finished"]
    assert [str(event.value) for event in events[1:3]] == ["1", "0"]
    assert output.calls[0].attempts == 3


def count(to: int) -> Iterator[int]:
    """Count."""
    yield from range(to)


async def acount(to: int) -> AsyncIterator[int]:
    """Count."""
    for i in range(to):
        yield i


@pytest.mark.parametrize("fn", [count, acount], ids=["sync", "async"])
def test_what_a_generator_yields_is_progress(fn: Callable[..., Any]) -> None:
    events, output = run(events_of(ToolManager([fn]), f"{fn.__name__}(3)"))
    assert [event.kind for event in events] == ["started", "progress", "progress", "progress", "finished"]
    assert [event.value for event in events[1:4]] == [0, 1, 2]
    assert output.output == [0, 1, 2]


def test_progress_is_told_while_the_call_goes_on() -> None:
    async def main() -> None:
        go_on = asyncio.Event()

        async def talk() -> AsyncIterator[str]:
            """Talk."""
            yield "first"
            await go_on.wait()
            yield "second"

        kinds = []
        async for event in ToolManager([talk]).stream("talk()"):
            kinds.append((event.kind, event.value))
            if event.value == "first":
                go_on.set()
        assert kinds == [("started", None), ("progress", "first"), ("progress", "second"), ("finished", None)]

    run(main())


def test_calls_that_share_a_place_have_ids_of_their_own() -> None:
    events, output = run(events_of(ToolManager([add]), "list(map(add, [1, 2, 3], [1, 2, 3]))"))
    assert len({event.id for event in events}) == 3
    assert [call.output for call in output.calls] == [2, 4, 6]


async def closed_early(leave: Callable[[Any], Any]) -> list[str]:
    noted: list[str] = []

    async def hang() -> None:
        """Hang."""
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            noted.append("cleaned up")

    stream = ToolManager([hang, add]).stream("[hang(), add(1, 2)]")
    await leave(stream)
    assert len(asyncio.all_tasks()) == 1
    return noted


async def by_aclose(stream: Any) -> None:
    await anext(stream)
    await stream.aclose()
    with pytest.raises(StopAsyncIteration):
        await anext(stream)


async def by_leaving_the_block(stream: Any) -> None:
    async with stream:
        async for _ in stream:
            break


async def by_cancellation(stream: Any) -> None:
    await anext(stream)

    async def go_on() -> None:
        async for _ in stream:
            pass

    task = asyncio.ensure_future(go_on())
    await asyncio.sleep(0)
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def by_another_task(stream: Any) -> None:
    events: list[Event] = [await anext(stream)]

    async def read() -> None:
        events.extend([event async for event in stream])

    reader = asyncio.ensure_future(read())
    await asyncio.sleep(0)
    await asyncio.gather(stream.aclose(), stream.aclose())
    await reader
    assert events[0].kind == "started"
    with pytest.raises(RuntimeError, match="there is no output before"):
        _ = stream.output


@pytest.mark.parametrize(
    "leave",
    [by_aclose, by_leaving_the_block, by_cancellation, by_another_task],
    ids=["aclose", "async with", "cancellation", "another task"],
)
def test_closing_the_stream_early_cancels_the_run(leave: Callable[[Any], Any]) -> None:
    assert run(closed_early(leave)) == ["cleaned up"]
    gc.collect()


def test_a_stream_that_is_never_read_runs_nothing() -> None:
    called: list[int] = []

    async def main() -> None:
        stream = ToolManager([FunctionTool(lambda: called.append(1), name="note")]).stream("note()")
        await stream.aclose()

    run(main())
    assert called == []


def test_what_keeps_a_run_from_beginning_is_no_concern_of_who_has_left(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        manager = ToolManager([add], journal=":memory:")
        await manager.aexecute("add(1, 2)", run_id="r")
        for turns in range(6):
            stream = manager.stream("add(1, 2)", run_id="r")
            reader = asyncio.ensure_future(anext(stream))
            for _ in range(turns):
                await asyncio.sleep(0)
            reader.cancel()
            (outcome,) = await asyncio.gather(reader, return_exceptions=True)
            assert isinstance(outcome, JournalError | asyncio.CancelledError)
            await stream.aclose()
            del stream, reader, outcome

    asyncio.run(main(), debug=True)
    gc.collect()
    assert "never retrieved" not in caplog.text


def test_a_stream_that_is_forgotten_is_closed_at_once() -> None:
    noted: list[str] = []

    async def main() -> None:
        over = asyncio.Event()

        async def hang() -> None:
            """Hang."""
            try:
                await asyncio.Event().wait()
            finally:
                noted.append("cleaned up")
                over.set()

        async for event in ToolManager([hang]).stream("hang()"):
            if event.kind == "started":
                await asyncio.sleep(0)
                break
        gc.collect()
        await asyncio.wait_for(over.wait(), WAIT_S)

    run(main())
    assert noted == ["cleaned up"]


def test_a_second_cancellation_does_not_cut_the_cleaning_up() -> None:
    noted: list[str] = []

    async def main() -> None:
        cleaning = asyncio.Event()

        async def hang() -> None:
            """Hang, and take a while to clean up."""
            try:
                await asyncio.Event().wait()
            finally:
                cleaning.set()
                for _ in range(20):
                    await asyncio.sleep(0)
                noted.append("cleaned up")

        for manager in (ToolManager([hang]), ToolManager([hang], on_error="stop")):
            cleaning.clear()
            task = asyncio.ensure_future(manager.aexecute("hang()"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            await cleaning.wait()
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert len(asyncio.all_tasks()) == 1

    run(main())
    assert noted == ["cleaned up"] * 2


@pytest.mark.parametrize("leave", ["run", "stream"])
def test_a_run_ends_where_its_task_is_cancelled_in_every_turn_of_the_loop(leave: str) -> None:
    """As scopes of anyio do it, which hold each request of Starlette and FastAPI."""
    noted: list[str] = []

    async def main() -> None:
        with anyio.CancelScope() as scope:

            async def hang() -> None:
                """Hang, and take a while to clean up."""
                asyncio.get_running_loop().call_soon(scope.cancel)
                try:
                    await asyncio.Event().wait()
                finally:
                    for _ in range(20):
                        await asyncio.sleep(0)
                    noted.append("cleaned up")

            manager = ToolManager([hang])
            if leave == "run":
                await manager.aexecute("hang()")
            else:
                async with manager.stream("hang()") as events:
                    _ = [event async for event in events]
        assert scope.cancelled_caught
        assert len(asyncio.all_tasks()) == 1

    run(main())
    assert noted == ["cleaned up"]


# on_error.


def test_the_first_failure_stops_the_run_if_that_is_wanted() -> None:
    noted: list[str] = []

    async def hang() -> int:
        """Hang."""
        try:
            await asyncio.Event().wait()
            return 0
        finally:
            noted.append("cleaned up")

    async def slowly_fail() -> int:
        """Fail after the others have begun."""
        await asyncio.sleep(0)
        raise ValueError("no")

    for drive in (lambda m, t: m.execute(t), lambda m, t: run(m.aexecute(t))):
        manager = ToolManager([hang, slowly_fail, FunctionTool(add, inline=True)], on_error="stop")
        output = drive(manager, "[add(1, 2), hang(), slowly_fail(), add(hang(), 1)]")
        assert [call.state for call in output.calls] == ["finished", "cancelled", "failed", "cancelled", "skipped"]
        assert output.error is output.calls[2].error
        assert output.calls[0].output == 3
    assert noted == ["cleaned up"] * 4


def test_nothing_begins_after_the_failure() -> None:
    output = ToolManager([FunctionTool(add, inline=True), FunctionTool(fail, inline=True)], on_error="stop").execute(
        "[fail(), add(1, 2), [add(i, 1) for i in range(3)]]"
    )
    assert [call.state for call in output.calls] == ["failed", *["cancelled"] * 4]


def test_a_failure_lets_the_others_finish_by_default() -> None:
    output = ToolManager([add, fail]).execute("[fail(), add(1, 2)]")
    assert [call.state for call in output.calls] == ["failed", "finished"]


def test_another_policy_is_refused() -> None:
    with pytest.raises(ValueError, match="on_error must be one of 'finish', 'stop', not"):
        ToolManager([], on_error="ignore")  # type: ignore[arg-type]


# Faults.


class Mutant:
    """Changes whatever it is given."""

    def __call__(self, items: list[int]) -> int:
        """Clear a list."""
        items.clear()
        return 0


def hang_in_a_thread(release: threading.Event) -> Callable[[], bool]:
    def hang() -> bool:
        """Hang."""
        return release.wait(WAIT_S)

    return hang


async def cancel_itself() -> None:
    """Cancel its own task."""
    task = asyncio.current_task()
    assert task is not None
    task.cancel()
    await asyncio.sleep(0)


async def raise_cancelled() -> None:
    """Raise what a cancellation raises."""
    raise asyncio.CancelledError


def raising(error: BaseException) -> Callable[[], None]:
    def bad() -> None:
        """Raise."""
        raise error

    return bad


def araising(error: BaseException) -> Callable[[], Any]:
    async def bad() -> None:
        """Raise."""
        raise error

    return bad


class Odd(BaseException):
    """No `Exception`."""


FAULTS: dict[str, tuple[Callable[..., Any], str]] = {
    "raises": (raising(ValueError("x")), "failed"),
    "raises, async": (araising(ValueError("x")), "failed"),
    "SystemExit": (raising(SystemExit(1)), "failed"),
    "SystemExit, async": (araising(SystemExit(1)), "failed"),
    "GeneratorExit": (raising(GeneratorExit()), "failed"),
    "GeneratorExit, async": (araising(GeneratorExit()), "failed"),
    "BaseException": (raising(Odd()), "failed"),
    "BaseException, async": (araising(Odd()), "failed"),
    "StopIteration": (raising(StopIteration()), "failed"),
    "StopAsyncIteration, async": (araising(StopAsyncIteration()), "failed"),
    "CancelledError": (raising(asyncio.CancelledError()), "failed"),
    "CancelledError, async": (raise_cancelled, "failed"),
    "cancels itself": (cancel_itself, "cancelled"),
    "no data": (lambda: threading.Lock(), "finished"),
}


@pytest.mark.parametrize("journal", [False, True], ids=["alone", "journal"])
@pytest.mark.parametrize(("fn", "state"), FAULTS.values(), ids=FAULTS)
def test_every_fault_is_a_record_and_the_others_finish(
    fn: Callable[..., Any], state: str, journal: bool, tmp_path: Any
) -> None:
    manager = ToolManager([FunctionTool(fn, name="bad"), add], journal=tmp_path / "j.db" if journal else None)

    async def main() -> FunctionOutput:
        _, output = await events_of(manager, "[bad(), add(1, 2)]")
        return output

    output: FunctionOutput = run(main())
    assert [call.state for call in output.calls] == [state, "finished"]
    assert output.calls[1].output == 3
    assert (output.error is None) == (state == "finished")
    if manager.journal is not None:
        manager.journal.close()


def test_a_tool_that_hangs_is_cut_by_the_time_of_the_run() -> None:
    release = threading.Event()
    manager = ToolManager([hang_in_a_thread(release), FunctionTool(add, inline=True)], timeout_s=0.05)
    events, output = run(events_of(manager, "[hang(), add(1, 2)]"))
    release.set()
    assert [call.state for call in output.calls] == ["cancelled", "finished"]
    assert told(events)[-1] == ("finished", "hang")


def test_a_tool_that_changes_its_arguments_changes_no_record() -> None:
    _, output = run(events_of(ToolManager([FunctionTool(Mutant(), name="clear")]), "[clear([1]), clear([2])]"))
    assert [call.input.args for call in output.calls] == [[[1]], [[2]]]
