import asyncio
import contextlib
import contextvars
import gc
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from examples.arithmetic import add, divide, multiply
from lightfc import CallError, Function, FunctionExpression, FunctionOutput, FunctionTool, ToolManager, tool
from lightfc_sandbox import Limits
from tests.support.meeting import WAIT_S, async_meeting, sync_meeting

KINDS = pytest.mark.parametrize("meeting", [sync_meeting, async_meeting], ids=["sync tool", "async tool"])


def fail(message: str) -> int:
    """Fail."""
    raise ValueError(message)


async def afail(message: str) -> int:
    """Fail."""
    raise ValueError(message)


def execute(manager: ToolManager, text: str) -> FunctionOutput:
    return manager.execute(text)


def execute_in_a_new_loop(manager: ToolManager, text: str) -> FunctionOutput:
    return asyncio.run(manager.aexecute(text))


def execute_inside_a_running_loop(manager: ToolManager, text: str) -> FunctionOutput:
    async def inside() -> FunctionOutput:
        return manager.execute(text)

    return asyncio.run(inside())


def execute_in_a_thread(manager: ToolManager, text: str) -> FunctionOutput:
    outputs: list[FunctionOutput] = []
    thread = threading.Thread(target=lambda: outputs.append(manager.execute(text)))
    thread.start()
    thread.join(WAIT_S)
    return outputs[0]


DRIVERS = pytest.mark.parametrize(
    "driver",
    [execute, execute_in_a_new_loop, execute_inside_a_running_loop, execute_in_a_thread],
    ids=["execute", "aexecute", "execute in a running loop", "execute in a thread"],
)


def problem(output: FunctionOutput) -> CallError:
    assert output.error is not None
    return output.error


# Overlap.


@DRIVERS
@KINDS
@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("[meet(1), meet(2), meet(3)]", 3),
        ("total([meet(1), meet(2)], meet(3))", 3),
        ("total([0], last=meet(1)) + meet(2)", 2),
        ("meet(1) + meet(2) * meet(3)", 3),
        ("meet(1) < meet(2)", 2),
        ("f'{meet(1)} and {meet(2):>3}'", 2),
        ("{meet(1): meet(2), 'c': [meet(3)]}", 3),
        ("[meet(i) for i in range(8)]", 8),
        ("[meet(i) for i in range(2) for _ in range(2) if i < 2]", 4),
        ("{i: meet(i) for i in range(3)}", 3),
        ("sum(meet(i) for i in range(3))", 3),
        ("list(map(meet, [3, 4]))", 2),
        ("[1, 2, 3][meet(0):meet(2)]", 2),
        ("total(*[[meet(1), meet(2)], meet(3)])", 3),
    ],
    ids=[
        "list", "arguments", "keyword argument and operand", "operands", "comparison", "f-string", "dict",
        "comprehension", "nested comprehension", "dict comprehension", "generator", "map", "slice", "starred",
    ],
)  # fmt: skip
def test_calls_that_need_nothing_of_each_other_overlap(
    text: str, calls: int, meeting: Callable[[int], Any], driver: Callable[[ToolManager, str], FunctionOutput]
) -> None:
    def total(numbers: list[int], last: int) -> int:
        """Add up."""
        return sum(numbers) + last

    output = driver(ToolManager([meeting(calls), FunctionTool(total, inline=True)]), text)
    assert output.error is None
    assert output.output == eval(text, {"meet": lambda value: value, "total": total})


@pytest.mark.parametrize("first", [sync_meeting, async_meeting], ids=["sync", "async"])
def test_sync_and_async_tools_overlap(first: Callable[[int], Any]) -> None:
    met = threading.Event()
    waiting = threading.Event()

    def wait() -> bool:
        """Wait for the other."""
        waiting.set()
        return met.wait(WAIT_S)

    async def come() -> bool:
        """Come while the other waits."""
        await asyncio.to_thread(waiting.wait, WAIT_S)
        met.set()
        return True

    assert ToolManager([wait, come]).execute("[wait(), come()]").output == [True, True]


def test_a_call_starts_as_soon_as_its_own_arguments_are_there() -> None:
    released = threading.Event()

    def release(value: int) -> int:
        """Let `hold` end."""
        released.set()
        return value

    def hold() -> int:
        """Last until `release` has been called."""
        return int(released.wait(WAIT_S))

    output = ToolManager([add, release, hold]).execute("[hold(), release(add(1, 1))]")
    assert output.output == [1, 2]


@pytest.mark.parametrize(
    ("text", "called"),
    [
        ("note(0) and note(1)", [0]),
        ("note(1) or note(2)", [1]),
        ("note(1) if note(0) else note(2)", [0, 2]),
        ("[note(i) for i in range(4) if i % 2]", [1, 3]),
        ("[note(i) for i in [] if note(9)]", []),
        ("any(note(i) for i in [0, 1, 2])", [0, 1]),
        ("all(note(i) for i in [1, 0, 2])", [1, 0]),
        ("1 in (note(i) for i in [0, 1, 2])", [0, 1]),
        ("note(5) not in (note(i) for i in [0, 5, 2])", [5, 0, 5]),
        ("next(iter(note(i) for i in [1, 2]))", [1]),
        ("next((note(i) for i in [1, 2] if note(i) > 1), 0)", [1, 2, 2]),
        ("note(2) < note(1) < note(3)", [2, 1]),
        ("(lambda: note(1)) and 2", []),
    ],
    ids=[
        "and",
        "or",
        "conditional",
        "filter",
        "empty loop",
        "any",
        "all",
        "in",
        "not in",
        "next of iter",
        "next",
        "chained comparison",
        "lambda not called",
    ],
)
def test_what_python_would_not_call_is_not_called(text: str, called: list[int]) -> None:
    noted: list[int] = []

    async def note(value: int) -> int:
        """Take note."""
        noted.append(value)
        return value

    output = ToolManager([note]).execute(text)
    assert output.error is None
    assert noted == called
    assert [call.input.args for call in output.calls if isinstance(call.input, Function)] == [[n] for n in called]


# Barriers and queues.


class Log:
    """Notes when calls begin and end."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.running = 0
        self.most = 0
        self.lock = threading.Lock()

    def enter(self, line: str) -> None:
        with self.lock:
            self.lines.append(line)
            self.running += 1
            self.most = max(self.most, self.running)

    def leave(self, line: str) -> None:
        with self.lock:
            self.running -= 1
            self.lines.append(line)


@KINDS
def test_a_sequential_tool_is_a_barrier(meeting: Callable[[int], Any]) -> None:
    log = Log()
    meet = meeting(2)

    async def work(value: int) -> int:
        """Meet another one."""
        log.enter("work")
        result = meet(value)
        result = await result if asyncio.iscoroutine(result) else result
        log.leave("end")
        return int(result)

    def sync_work(value: int) -> int:
        """Meet another one."""
        log.enter("work")
        meet(value)
        log.leave("end")
        return value

    fn = work if meeting is async_meeting else sync_work

    @tool(sequential=True)
    async def alone() -> int:
        """Run with nothing else."""
        log.enter("alone")
        await asyncio.sleep(0)
        log.leave("end alone")
        return 0

    manager = ToolManager([FunctionTool(fn, name="work"), alone])
    output = manager.execute("[work(1), work(2), alone(), work(3), work(4), alone(), alone()]")
    assert output.output == [1, 2, 0, 3, 4, 0, 0]
    pair, single = ["work", "work", "end", "end"], ["alone", "end alone"]
    assert log.lines == [*pair, *single, *pair, *single, *single]


@pytest.mark.parametrize("inline", [False, True], ids=["thread", "inline"])
def test_a_sequential_sync_tool_waits_for_what_came_before(inline: bool) -> None:
    log = Log()

    async def work() -> int:
        """Take a while."""
        log.enter("work")
        await asyncio.sleep(0)
        log.leave("end")
        return 1

    def alone() -> int:
        """Run with nothing else."""
        log.enter("alone")
        log.leave("end alone")
        return 2

    manager = ToolManager([work, FunctionTool(alone, sequential=True, inline=inline)])
    assert manager.execute("[work(), alone(), work()]").output == [1, 2, 1]
    assert log.lines == ["work", "end", "alone", "end alone", "work", "end"]


@KINDS
def test_no_more_calls_are_in_flight_than_allowed(meeting: Callable[[int], Any]) -> None:
    log = Log()
    meet = meeting(3)

    def work(value: int) -> int:
        """Meet two others."""
        log.enter("work")
        meet(value)
        log.leave("end")
        return value

    async def awork(value: int) -> int:
        """Meet two others."""
        log.enter("work")
        await meet(value)
        log.leave("end")
        return value

    fn = awork if meeting is async_meeting else work
    manager = ToolManager([FunctionTool(fn, name="work")], limits=Limits(calls_in_flight=3))
    output = manager.execute("[work(i) for i in range(9)]")
    assert output.output == list(range(9))
    assert log.most == 3


@pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
def test_the_queue_keeps_the_order_of_the_text(is_async: bool) -> None:
    started: list[int] = []

    def note(value: int) -> int:
        """Take note."""
        started.append(value)
        return value

    async def anote(value: int) -> int:
        """Take note."""
        return note(value)

    manager = ToolManager([FunctionTool(anote if is_async else note, name="note")], limits=Limits(calls_in_flight=1))
    assert manager.execute("[note(i) for i in range(50)]").error is None
    assert started == list(range(50))


def test_a_long_queue_of_failing_calls_does_not_exhaust_the_stack() -> None:
    async def handler(other: int) -> int:
        return other

    definition = {"name": "f", "description": "", "parameters": {"type": "object", "properties": {"a": {}}}}
    manager = ToolManager([FunctionTool.from_schema(definition, handler)], limits=Limits(calls_in_flight=1))
    output = manager.execute("[f(a=i) for i in range(3000)]")
    assert {problem(call).type for call in output.calls} == {"TypeError"}
    assert len(output.calls) == 3000


def test_nothing_to_overlap_with_runs_in_the_callers_thread() -> None:
    def where() -> int:
        """Tell the thread."""
        return threading.get_ident()

    manager = ToolManager([where, add])
    assert manager.execute("add(where(), 0)").output == threading.get_ident()
    first, second = manager.execute("[where(), where()]").output
    assert threading.get_ident() not in {first, second}


def test_an_inline_tool_is_called_on_the_spot() -> None:
    @tool(inline=True)
    def where() -> int:
        """Tell the thread."""
        return threading.get_ident()

    async def inside() -> Any:
        return (await ToolManager([where]).aexecute("[where(), where()]")).output

    assert asyncio.run(inside()) == [threading.get_ident()] * 2


def test_a_sync_tool_does_not_block_the_loop() -> None:
    released = threading.Event()

    def hold() -> bool:
        """Last until the loop has done something else."""
        return released.wait(WAIT_S)

    async def inside() -> Any:
        task = asyncio.create_task(ToolManager([hold]).aexecute("hold()"))
        asyncio.get_running_loop().call_later(0.01, released.set)
        return (await task).output

    assert asyncio.run(inside()) is True


def test_the_event_loop_that_a_thread_has_set_is_left_alone() -> None:
    loop = asyncio.new_event_loop()
    try:
        asyncio.set_event_loop(loop)
        assert ToolManager([divide]).execute("divide(1, 2)").output == 0.5
        assert asyncio.get_event_loop() is loop
    finally:
        asyncio.set_event_loop(None)
        loop.close()


def test_no_repr_of_a_value_is_made() -> None:
    """That of a large value takes long, and that of a value of the host's may raise anything."""

    class Shy:
        def __repr__(self) -> str:
            raise SystemExit

    async def hide(number: int) -> Shy:
        """Hide."""
        return Shy()

    assert type(ToolManager([hide]).execute("hide(1)").output) is Shy
    assert type(FunctionTool(hide).call(1).output) is Shy


def test_context_variables_reach_every_tool() -> None:
    user = contextvars.ContextVar("user", default="nobody")

    def sync_user() -> str:
        """Tell the user."""
        return user.get()

    async def async_user() -> str:
        """Tell the user."""
        return user.get()

    user.set("ada")
    manager = ToolManager([sync_user, async_user], limits=Limits(calls_in_flight=1))
    text = "[sync_user(), async_user(), sync_user(), async_user()]"
    assert manager.execute(text).output == ["ada"] * 4
    assert execute_inside_a_running_loop(manager, text).output == ["ada"] * 4


def test_a_tool_may_execute_texts_itself() -> None:
    inner = ToolManager([divide])

    def halve(value: float) -> Any:
        """Divide by two."""
        return inner.execute(f"divide({value}, 2)").output

    async def ahalve(value: float) -> Any:
        """Divide by two."""
        return (await inner.aexecute(f"divide({value}, 2)")).output

    async def blocking_halve(value: float) -> Any:
        """Divide by two."""
        return halve(value)

    manager = ToolManager([halve, ahalve, blocking_halve])
    assert manager.execute("[halve(2), ahalve(4), blocking_halve(6)]").output == [1, 2, 3]


# Times.


def test_an_async_call_that_takes_too_long_is_cancelled_and_the_others_keep_their_results() -> None:
    cleaned = []

    @tool(timeout_s=0.02)
    async def hang() -> None:
        """Never end."""
        try:
            await asyncio.Event().wait()
        finally:
            cleaned.append(True)

    output = ToolManager([add, hang]).execute("[add(1, 2), hang(), add(3, 4)]")
    assert [call.output for call in output.calls] == [3, None, 7]
    error = problem(output.calls[1])
    assert (error.kind, error.type) == ("timeout", "TimeoutError")
    assert error.message == "hang did not finish within 0.02 s"
    assert output.error == error
    assert cleaned == [True]
    assert output.calls[1].duration_s >= 0.02


@pytest.mark.parametrize("kind", ["async", "sync", "retried", "inline"])
def test_a_program_that_catches_a_call_out_of_time_reads_how_long_it_may_take(kind: str) -> None:
    async def waits() -> None:
        """Wait."""
        await asyncio.Event().wait()

    released = threading.Event()

    def naps() -> None:
        """Take a nap."""
        released.wait(WAIT_S)

    fn = naps if kind in ("sync", "inline") else waits
    out_of_time = FunctionTool(fn, name="late", timeout_s=0.01, retries=int(kind == "retried"), inline=kind == "inline")
    manager = ToolManager([out_of_time], policy="programs")
    output = manager.execute("try:\n    x = late()\nexcept TimeoutError as error:\n    x = str(error)\nx")
    released.set()
    assert output.output == "did not finish within 0.01 s"


def test_a_sync_call_that_takes_too_long_is_given_up() -> None:
    released = threading.Event()
    ended = threading.Event()

    @tool(timeout_s=0.02)
    def hang() -> None:
        """Take long."""
        released.wait(WAIT_S)
        ended.set()

    output = ToolManager([hang]).execute("hang()")
    assert problem(output).kind == "timeout"
    assert "its thread cannot be stopped" in problem(output).message
    assert not ended.is_set()
    released.set()
    assert ended.wait(WAIT_S)  # what it gives comes too late for a loop that is closed, and does no harm
    assert output.calls[0].state == "failed"


@pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
def test_a_timeout_of_the_tools_own_is_not_that_of_the_call(is_async: bool) -> None:
    def connect() -> None:
        """Fail."""
        raise TimeoutError("the server was silent")

    async def aconnect() -> None:
        """Fail."""
        connect()

    made = FunctionTool(aconnect if is_async else connect, name="connect", timeout_s=60)
    error = problem(made.call())
    assert (error.kind, error.message) == ("tool", "connect raised TimeoutError: the server was silent")


@pytest.mark.parametrize(
    ("answer", "kind", "output"),
    [(ValueError("not now"), "timeout", None), (7, None, 7)],
    ids=["an error", "a value"],
)
def test_a_tool_may_answer_its_timeout(answer: Any, kind: str | None, output: Any) -> None:
    @tool(timeout_s=0.02)
    async def hang() -> Any:
        """Wait, and answer when cancelled."""
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            if isinstance(answer, Exception):
                raise answer from None
            return answer

    record = FunctionTool(hang)()
    assert (record.error and record.error.kind, record.output) == (kind, output)


@pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
def test_a_timeout_has_one_name_for_the_record_the_host_and_the_program(is_async: bool) -> None:
    ended = threading.Event()

    async def ahang() -> None:
        await asyncio.Event().wait()

    hang = FunctionTool(ahang if is_async else ended.wait, name="hang", timeout_s=0.01)
    manager = ToolManager([hang], policy="programs")
    text = "try:\n    hang()\nexcept TimeoutError as error:\n    seen = [type(error).__name__, repr(error)]\nseen"
    output = manager.execute(text)
    ended.set()
    error = output.calls[0].error
    assert error is not None
    assert output.output == [error.type, "TimeoutError('did not finish within 0.01 s')"]
    assert (error.type, repr(error.exception)) == ("TimeoutError", output.output[1])
    assert repr(pickle.loads(pickle.dumps(error.exception))) == output.output[1]


def test_a_quick_call_does_not_wait_for_its_timeout() -> None:
    made = FunctionTool(add, timeout_s=3600)
    assert ToolManager([made]).execute("add(1, 2)").output == 3


def test_a_run_that_takes_too_long_keeps_what_was_finished() -> None:
    async def hang(value: int) -> int:
        """Never end."""
        await asyncio.Event().wait()
        return value

    manager = ToolManager([FunctionTool(add, inline=True), hang], timeout_s=0.05)
    output = manager.execute("[add(1, 2), add(3, hang(4))]")
    assert (problem(output).kind, problem(output).type) == ("limit", "LimitExceeded")
    assert "timeout_s = 0.05" in problem(output).message
    assert [call.state for call in output.calls] == ["finished", "cancelled", "skipped"]
    assert output.calls[0].output == 3


def test_a_run_in_time_is_not_touched_by_its_timeout() -> None:
    assert ToolManager([add], timeout_s=60).execute("add(1, add(2, 3))").output == 6


def test_a_run_that_takes_too_long_gives_up_its_queue() -> None:
    async def hang() -> None:
        """Never end."""
        await asyncio.Event().wait()

    manager = ToolManager([hang], timeout_s=0.02, limits=Limits(calls_in_flight=1))
    output = manager.execute("[hang(), hang()]")
    assert [call.state for call in output.calls] == ["cancelled", "cancelled"]
    assert [call.attempts for call in output.calls] == [1, 0]
    assert [call.duration_s > 0 for call in output.calls] == [True, False]


# Cancellation.


@pytest.mark.parametrize("timeout_s", [None, 60.0], ids=["no timeout", "timeout"])
def test_cancelling_a_run_cancels_its_async_calls_and_waits_for_their_cleanup(timeout_s: float | None) -> None:
    cleaned: list[int] = []

    async def inside() -> None:
        started = asyncio.Barrier(3)

        @tool(timeout_s=timeout_s)
        async def hang(value: int) -> None:
            """Never end."""
            try:
                await started.wait()
                await asyncio.Event().wait()
            finally:
                await asyncio.sleep(0)
                cleaned.append(value)

        run = asyncio.create_task(ToolManager([hang]).aexecute("[hang(1), hang(2)]"))
        await started.wait()
        run.cancel()
        with pytest.raises(asyncio.CancelledError):
            await run
        assert sorted(cleaned) == [1, 2]
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(inside())


@pytest.mark.parametrize("timeout_s", [None, 60.0], ids=["no timeout", "timeout"])
def test_a_call_that_is_cancelled_before_its_first_step_leaves_nothing_behind(timeout_s: float | None) -> None:
    @tool(timeout_s=timeout_s)
    async def never() -> None:
        """Never begin."""
        raise AssertionError("not reached")

    def plain_task(loop: asyncio.AbstractEventLoop, steps: Any, **options: Any) -> asyncio.Task[Any]:
        return asyncio.Task(steps, loop=loop, **options)

    async def inside() -> None:
        asyncio.get_running_loop().set_task_factory(plain_task)  # else calls take their first step at once
        run = asyncio.create_task(ToolManager([never]).aexecute("[never(), never()]"))
        asyncio.get_running_loop().call_soon(run.cancel)
        with pytest.raises(asyncio.CancelledError):
            await run
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(inside())
    gc.collect()  # a coroutine that nobody awaited would complain here


def test_cancelling_a_run_does_not_wait_for_threads() -> None:
    started, released, ended = threading.Event(), threading.Event(), threading.Event()

    def hang() -> None:
        """Take long."""
        started.set()
        released.wait(WAIT_S)
        ended.set()

    async def inside() -> None:
        run = asyncio.create_task(ToolManager([hang]).aexecute("hang()"))
        await asyncio.to_thread(started.wait, WAIT_S)
        run.cancel()
        with pytest.raises(asyncio.CancelledError):
            await run
        assert not ended.is_set()

    asyncio.run(inside())
    released.set()
    assert ended.wait(WAIT_S)


def test_nothing_starts_after_a_run_has_been_cancelled() -> None:
    called = []

    async def inside() -> None:
        started = asyncio.Event()

        async def stubborn() -> int:
            """Give a value although it was cancelled."""
            started.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                return 1
            return 0

        async def after(value: int) -> int:
            """Come after it."""
            called.append(value)
            return value

        run = asyncio.create_task(ToolManager([stubborn, after]).aexecute("after(stubborn())"))
        await started.wait()
        run.cancel()
        with pytest.raises(asyncio.CancelledError):
            await run
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(inside())
    assert called == []


@pytest.mark.parametrize("turn_s", [1000.0, 0.0], ids=["at-once", "in-the-next-turn"])
def test_an_awaitable_that_comes_after_the_end_of_its_run_is_closed(
    monkeypatch: pytest.MonkeyPatch, turn_s: float
) -> None:
    """A sync function in a thread gives a coroutine at the moment in which the run is given up."""
    monkeypatch.setattr("lightfc.engine.execution._TURN_S", turn_s)
    released = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def never() -> None:
        raise AssertionError("not reached")

    def late() -> Any:
        """Give a coroutine."""
        released.wait(WAIT_S)
        return never()

    async def inside() -> FunctionOutput:
        loops.append(asyncio.get_running_loop())
        run = asyncio.create_task(FunctionTool(late).acall())
        await asyncio.sleep(0)
        released.set()
        # The loop stands still until the thread has handed its coroutine over, and learns of the cancellation with it.
        while not getattr(loops[0], "_ready"):  # noqa: B009
            pass
        run.cancel()
        with pytest.raises(asyncio.CancelledError):
            await run
        return await FunctionTool(add).acall(1, 2)

    assert asyncio.run(inside()).output == 3
    gc.collect()


def test_an_interrupt_ends_a_run_inside_a_running_loop_and_its_calls() -> None:
    cleaned, noticed = threading.Event(), threading.Event()
    main = threading.main_thread().ident or 0

    def interrupt(*_: object) -> None:
        if not noticed.is_set():
            noticed.set()
            raise KeyboardInterrupt

    async def hang() -> None:
        """Interrupt the main thread once it waits, and never end."""
        try:
            while True:
                # One that comes before the system's own wait has begun is not noticed: then another one is needed.
                if not noticed.is_set() and sys._current_frames()[main].f_code.co_name == "wait":
                    signal.pthread_kill(main, signal.SIGINT)
                await asyncio.sleep(0.01)
        finally:
            cleaned.set()

    async def inside() -> None:
        ToolManager([hang]).execute("hang()")

    loop = asyncio.new_event_loop()
    # A process that was started in the background ignores interrupts.
    before = signal.signal(signal.SIGINT, interrupt)
    try:
        with pytest.raises(KeyboardInterrupt):
            loop.run_until_complete(inside())
        assert cleaned.wait(WAIT_S)
    finally:
        signal.signal(signal.SIGINT, before)
        loop.close()


def test_an_interrupt_is_not_chained_to_how_it_ended_the_work() -> None:
    async def hang() -> None:
        """Interrupt this, and never end."""
        signal.raise_signal(signal.SIGINT)
        await asyncio.Event().wait()

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt) as caught:
            ToolManager([hang]).execute("hang()")
    finally:
        signal.signal(signal.SIGINT, before)
    assert (type(caught.value.__context__), caught.value.__suppress_context__) == (asyncio.CancelledError, True)


# Failures.


RAISED = [
    SystemExit(3),
    GeneratorExit("over"),
    asyncio.CancelledError("by itself"),
    ValueError("wrong"),
    StopIteration(),
]


@pytest.mark.parametrize("inline", [False, True], ids=["", "inline"])
@pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
@pytest.mark.parametrize("error", RAISED, ids=lambda error: type(error).__name__)
@DRIVERS
def test_whatever_a_tool_raises_is_its_record(
    error: BaseException, is_async: bool, inline: bool, driver: Callable[[ToolManager, str], FunctionOutput]
) -> None:
    def fails() -> None:
        """Fail."""
        raise error

    async def afails() -> None:
        """Fail."""
        raise error

    made = FunctionTool(afails if is_async else fails, name="fails", inline=inline)
    manager = ToolManager([made, add])
    for text, call in (("fails()", 0), ("[add(1, 2), fails(), add(3, 4)]", 1)):
        output = driver(manager, text)
        record = output.calls[call]
        assert (record.state, output.state) == ("failed", "failed")
        assert problem(output) == problem(record)
        # In a coroutine, Python itself turns StopIteration into a RuntimeError.
        expected = "RuntimeError" if is_async and isinstance(error, StopIteration) else type(error).__name__
        assert (problem(record).kind, problem(record).type) == ("tool", expected)
        assert problem(record).message.startswith(f"fails raised {expected}")
        assert [each.output for each in output.calls if each is not record] == [3, 7][: len(output.calls) - 1]


@pytest.mark.parametrize("inline", [False, True], ids=["", "inline"])
@pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
@pytest.mark.parametrize("driver", [execute, execute_in_a_new_loop], ids=["execute", "aexecute"])
def test_an_interrupt_in_the_callers_thread_ends_the_run(
    is_async: bool, inline: bool, driver: Callable[[ToolManager, str], FunctionOutput]
) -> None:
    def interrupted() -> None:
        """Be interrupted."""
        raise KeyboardInterrupt

    async def ainterrupted() -> None:
        """Be interrupted."""
        raise KeyboardInterrupt

    manager = ToolManager([FunctionTool(ainterrupted if is_async else interrupted, name="work", inline=inline), add])
    with pytest.raises(KeyboardInterrupt):
        driver(manager, "work()")


@pytest.mark.parametrize("failing", [fail, afail], ids=["sync", "async"])
def test_a_failure_skips_only_what_needs_it(failing: Callable[..., Any]) -> None:
    manager = ToolManager([FunctionTool(failing, name="fail"), add, multiply])
    output = manager.execute("[add(1, 2), multiply(add(1, fail('broken')), 2), multiply(3, 4)]")
    assert [(call.name, call.state) for call in output.calls] == [
        ("add", "finished"), ("fail", "failed"), ("add", "skipped"), ("multiply", "skipped"), ("multiply", "finished"),
    ]  # fmt: skip
    assert [call.output for call in output.calls] == [3, None, None, None, 12]
    assert problem(output).message == "fail raised ValueError: broken"
    skipped = problem(output.calls[2])
    assert skipped.kind == "skipped"
    assert skipped.message == "add was not called, because of a failure before it (fail failed)"
    assert output.calls[2].attempts == 0
    assert output.calls[2].source == "add(1, fail('broken'))"
    assert output.calls[2].parsed_input is None


def test_the_error_of_a_text_is_the_first_failure_in_its_order() -> None:
    released = threading.Event()

    def late() -> None:
        """Fail after the other."""
        released.wait(WAIT_S)
        raise ValueError("first in the text")

    def early() -> None:
        """Fail before the other."""
        released.set()
        raise ValueError("first in time")

    output = ToolManager([late, early]).execute("[late(), early()]")
    assert problem(output).message == "late raised ValueError: first in the text"
    assert [problem(call).message for call in output.calls][1] == "early raised ValueError: first in time"


def test_a_failure_of_the_text_itself_skips_the_call_that_needs_it() -> None:
    output = ToolManager([add, divide]).execute("[divide(4, 2), add(1 // 0, 2), add(1, 2)]")
    assert (problem(output).kind, problem(output).type) == ("evaluation", "ZeroDivisionError")
    assert "^^^^^^" in problem(output).message
    assert [call.state for call in output.calls] == ["finished", "skipped", "finished"]
    assert "ZeroDivisionError" in problem(output.calls[1]).message or "division" in problem(output.calls[1]).message


def test_the_exception_is_kept_for_the_developer_and_not_shown() -> None:
    output = ToolManager([fail]).execute("fail('x')")
    raised = problem(output).exception
    assert isinstance(raised, ValueError)
    assert raised.__traceback__ is not None
    assert "Traceback" not in str(problem(output))
    assert "exception" not in problem(output).to_dict()


@pytest.mark.parametrize(
    "error",
    [KeyError("k"), ValueError(), type("Odd", (Exception,), {"__str__": lambda self: 1 // 0})()],
    ids=["KeyError", "no message", "unreadable message"],
)
def test_every_exception_can_be_told(error: Exception) -> None:
    def fails() -> None:
        """Fail."""
        raise error

    message = problem(FunctionTool(fails).call()).message
    assert message.startswith(f"fails raised {type(error).__name__}")


def test_no_message_of_a_tool_tells_where_an_object_is_in_memory() -> None:
    def fails() -> None:
        """Fail."""
        raise ValueError(f"bad {object()} at 0x10")

    assert problem(FunctionTool(fails).call()).message == "fails raised ValueError: bad <object object> at 0x10"


def test_wrong_arguments_are_told_with_the_place_and_the_signature() -> None:
    output = ToolManager([add]).execute("add('one', b=2, c=3)")
    error = problem(output)
    assert (error.kind, error.type) == ("argument", "ArgumentError")
    assert error.message == (
        "add: unexpected argument 'c' (it takes a, b) [wrong-argument]\n"
        "add: a: expected int, got 'one' [wrong-argument]\n"
        "  1 | add('one', b=2, c=3)\n"
        "      ^^^^^^^^^^^^^^^^^^^^\n"
        "  allowed: add(a: int, b: int) -> int"
    )
    assert error.details == ("unexpected argument 'c' (it takes a, b)", "a: expected int, got 'one'")
    assert output.calls[0].attempts == 0


def test_wrong_arguments_that_only_the_run_shows_fail_one_call() -> None:
    output = ToolManager([add], context={"xs": [1, "two", 3]}).execute("[add(x, 1) for x in xs]")
    assert [call.state for call in output.calls] == ["finished", "failed", "finished"]
    assert "a: expected int, got 'two'" in problem(output).message


def test_wrong_arguments_of_a_computed_call_are_told() -> None:
    output = ToolManager([add]).execute("list(map(add, [1, 'x'], [2, 3]))")
    assert [call.state for call in output.calls] == ["finished", "failed"]
    assert "a: expected int, got 'x'" in problem(output).message


@pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
def test_what_cannot_be_written_as_data_passes_from_tool_to_tool(is_async: bool) -> None:
    lock = threading.Lock()

    def make() -> Any:
        """Give something that is no data."""
        return lock

    async def amake() -> Any:
        """Give something that is no data."""
        return lock

    def is_it(value: Any) -> bool:
        """Tell whether it came through."""
        return value is lock

    manager = ToolManager([FunctionTool(amake if is_async else make, name="make"), is_it])
    assert manager.execute("[is_it(make()), is_it(value=make())]").output == [True, True]


def test_a_tool_that_changes_its_arguments_changes_nothing_of_the_others() -> None:
    def push(items: list[int]) -> list[int]:
        """Append to a list."""
        items.append(9)
        return items

    async def apush(items: list[int]) -> list[int]:
        """Append to a list."""
        return push(items)

    given = [1]
    manager = ToolManager([push, apush], context={"items": given})
    output = manager.execute("[push(items), apush(items), items]")
    assert output.output == [[1, 9], [1, 9], [1]]
    assert given == [1]
    assert [call.input.args for call in output.calls if isinstance(call.input, Function)] == [[[1]], [[1]]]


def test_arrays_and_objects_pass_without_a_copy() -> None:
    array = np.arange(3)
    thing = object()

    def same(first: np.ndarray, second: Any) -> bool:
        """Tell whether they are the very objects."""
        return first is array and second is thing

    manager = ToolManager([same], context={"array": array, "thing": thing})
    assert manager.execute("same(array, thing)").output is True


def test_the_interrupt_of_the_user_lets_every_call_clean_up() -> None:
    """Both the loop and the run cancel what is in flight; a second time would cut what a tool awaits at its end."""
    cleaned: set[int] = set()

    async def hold(x: int) -> int:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            cleaned.add(x)
        return x

    async def soon(x: int) -> int:
        await asyncio.sleep(0)
        return x

    def interrupt(x: int) -> int:
        raise KeyboardInterrupt

    tools = [hold, soon, FunctionTool(interrupt, inline=True)]
    with pytest.raises(KeyboardInterrupt):
        ToolManager(tools).execute(f"[{', '.join(f'hold({i})' for i in range(8))}, interrupt(soon(8))]")
    assert cleaned == set(range(8))


def test_a_tool_that_has_cancelled_itself_before_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lightfc.engine.attempts.AGAIN_S", 0.01)
    ended = []

    async def odd() -> None:
        task = asyncio.current_task()
        assert task is not None
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        began.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("odd")

    async def main() -> None:
        run = asyncio.create_task(ToolManager([odd]).aexecute("odd()"))
        await began.wait()
        run.cancel()
        with pytest.raises(asyncio.CancelledError):
            await run

    began = asyncio.Event()
    asyncio.run(main())
    assert ended == ["odd"]


def test_what_a_tool_does_to_its_context_variables_stays_with_it() -> None:
    """A call begins in the context of the run, also where the call that it waited for has just changed its own."""
    language = contextvars.ContextVar("language", default="en")

    async def change(to: str) -> str:
        language.set(to)
        return to

    async def change_later(to: str) -> str:
        await asyncio.sleep(0)
        return await change(to)

    async def read(x: str) -> str:
        return language.get()

    def read_sync(x: str) -> str:
        return language.get()

    manager = ToolManager([change, change_later, read, read_sync], {"plain": lambda x: language.get()})
    text = "[read(change('fr')), read(change_later('de')), read_sync(change('fr')), plain(change_later('it'))]"
    assert manager.execute(text).output == ["en"] * 4


def test_a_sync_function_that_gives_an_awaitable_is_awaited() -> None:
    later = FunctionTool(lambda a: divide(a, 2), name="later")
    manager = ToolManager([later, add])
    assert manager.execute("later(1)").output == 0.5
    assert manager.execute("[later(1), later(2)]").output == [0.5, 1.0]
    assert later.call(3).output == 1.5
    assert asyncio.run(later.acall(3)).output == 1.5


def test_an_inline_function_that_gives_an_awaitable_is_awaited() -> None:
    later = FunctionTool(lambda a: divide(a, 2), name="later", inline=True)
    manager = ToolManager([later])
    assert manager.execute("later(1)").output == 0.5
    assert asyncio.run(manager.aexecute("[later(1), later(2)]")).output == [0.5, 1.0]


def test_any_awaitable_can_be_given() -> None:
    class Soon:
        def __await__(self) -> Any:
            yield from asyncio.sleep(0).__await__()
            return 5

    async def inside() -> Any:
        return (await FunctionTool(lambda: Soon(), name="soon").acall()).output

    assert asyncio.run(inside()) == 5


def test_no_thread_left_is_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(job: Callable[[], None]) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr("lightfc.engine.threads.start", refuse)
    output = asyncio.run(FunctionTool(add).acall(1, 2))
    assert problem(output).message == "add raised RuntimeError: can't start new thread"


# Records.


def test_a_record_tells_what_was_written_and_what_was_passed() -> None:
    output = ToolManager([add], context={"x": 2}).execute("  add(x,\n b='3')")
    assert output.name == "add"
    assert output.input == FunctionExpression("  add(x,\n b='3')")
    assert output.source == "  add(x,\n b='3')"
    assert output.span is None
    assert output.parsed_input == Function("add", (), {"a": 2, "b": 3})
    assert (output.output, output.error, output.state, output.attempts) == (5, None, "finished", 1)
    (call,) = output.calls
    assert call.input == Function("add", [2], {"b": "3"})
    assert call.source == "add(x,\n b='3')"
    assert call.span is not None
    assert (call.span.start, call.span.end, call.span.line, call.span.column) == (2, 16, 1, 2)
    assert call.calls == []


def test_records_stand_in_the_order_in_which_python_would_call() -> None:
    text = "add(divide(4, 2), multiply(add(1, 1), 3)) + sum(add(i, 0) for i in [7, 8])"
    for made in ([add, divide, multiply], [FunctionTool(f, inline=True) for f in (add, divide, multiply)]):
        output = ToolManager(made).execute(text)
        assert output.name is None
        assert [call.source for call in output.calls] == [
            "divide(4, 2)",
            "add(1, 1)",
            "multiply(add(1, 1), 3)",
            "add(divide(4, 2), multiply(add(1, 1), 3))",
            "add(i, 0)",
            "add(i, 0)",
        ]
        assert [call.output for call in output.calls] == [2.0, 2, 6, 8, 7, 8]
        assert [call.place for call in output.calls] == sorted(call.place for call in output.calls)


def test_times_are_counted_from_the_beginning_of_the_run() -> None:
    last = asyncio.Event()

    async def wait(seconds: float) -> None:
        """Wait for the call behind it, and then as long as it is told."""
        await last.wait()
        await asyncio.sleep(seconds)

    async def begin() -> None:
        """Begin."""
        last.set()

    output = ToolManager([wait, begin]).execute("[wait(0.02), wait(0.01), begin()]")
    first, second, third = output.calls
    assert first.duration_s >= 0.019
    assert second.duration_s >= 0.009
    assert 0 <= first.start_s <= second.start_s <= third.start_s < first.start_s + first.duration_s
    assert output.duration_s >= first.start_s + first.duration_s


def test_a_call_that_had_to_wait_starts_later() -> None:
    async def wait() -> None:
        """Wait."""
        await asyncio.sleep(0.02)

    output = ToolManager([wait], limits=Limits(calls_in_flight=1)).execute("[wait(), wait()]")
    first, second = output.calls
    assert second.start_s >= first.start_s + first.duration_s


def test_a_plain_function_of_the_context_is_called_without_a_record() -> None:
    output = ToolManager([add], context={"double": lambda value: 2 * value}).execute("add(double(1), double(2))")
    assert output.output == 6
    assert [call.name for call in output.calls] == ["add"]


def test_too_many_calls_are_a_limit_and_the_finished_ones_are_kept() -> None:
    manager = ToolManager([FunctionTool(add, inline=True)], limits=Limits(calls=3))
    output = manager.execute("[add(i, 1) for i in range(10)]")
    assert (problem(output).kind, problem(output).details[0]["limit"]) == ("limit", "calls")
    assert [call.output for call in output.calls] == [1, 2, 3]


def test_a_tool_that_is_deaf_to_its_cancellation_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lightfc_sandbox.scheduling.event_loops.GRACE_S", 0.05)

    async def main() -> None:
        stop = asyncio.Event()

        async def deaf() -> int:
            while not stop.is_set():
                with contextlib.suppress(asyncio.CancelledError):
                    await stop.wait()
            return 1

        async def quick() -> int:
            return 2

        tools = [FunctionTool(deaf, timeout_s=0.05), FunctionTool(quick)]
        output = await ToolManager(tools).aexecute("[deaf(), quick()]")
        assert [(call.state, call.output) for call in output.calls] == [("failed", None), ("finished", 2)]
        assert output.error is not None
        assert output.error.kind == "timeout"
        output = await ToolManager([deaf, quick], timeout_s=0.05).aexecute("[deaf(), quick()]")
        assert [(call.state, call.output) for call in output.calls] == [("cancelled", None), ("finished", 2)]
        stop.set()

    asyncio.run(main())


@pytest.mark.parametrize("inside", [False, True], ids=["no loop", "inside a running loop"])
def test_a_deaf_tool_does_not_keep_a_run_from_ending(monkeypatch: pytest.MonkeyPatch, inside: bool) -> None:
    """The loop of a run from sync code waits for its tasks when it ends, and must not do so for ever."""
    monkeypatch.setattr("lightfc_sandbox.scheduling.event_loops.GRACE_S", 0.01)

    async def deaf() -> int:
        while True:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.Event().wait()

    async def quick() -> int:
        return 2

    def run() -> list[FunctionOutput]:
        bounded = ToolManager([FunctionTool(deaf, timeout_s=0.01), quick]).execute("[deaf(), quick()]")
        cut = ToolManager([deaf, quick], timeout_s=0.01).execute("[deaf(), quick()]")
        return [bounded, cut, FunctionTool(deaf, timeout_s=0.01).call()]

    async def main() -> list[FunctionOutput]:
        return run()

    bounded, cut, direct = asyncio.run(main()) if inside else run()
    assert [(call.state, call.output) for call in bounded.calls] == [("failed", None), ("finished", 2)]
    assert [(call.state, call.output) for call in cut.calls] == [("cancelled", None), ("finished", 2)]
    assert problem(direct).kind == "timeout"


def test_what_a_tool_leaves_behind_is_cancelled_at_the_end_of_the_run() -> None:
    left: list[str] = []

    async def background() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            left.append("cleaned up")

    tasks: list[asyncio.Task[None]] = []

    async def begin() -> int:
        tasks.append(asyncio.create_task(background()))
        await asyncio.sleep(0)
        return 1

    assert ToolManager([begin]).execute("begin()").output == 1
    assert left == ["cleaned up"]
    assert tasks[0].cancelled()
