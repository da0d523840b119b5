"""Calls in other processes: as calls here, but for where they are made; and what a tool can do to its process."""

import asyncio
import contextlib
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from lightfc import FunctionOutput, FunctionTool, Retry, ToolDefinitionError, ToolManager, tool
from lightfc.core.errors import ExecutorError, WorkerDiedError
from lightfc.executors import Local, Processes
from tests.support import far_tools
from tests.support.far import has_ended, pids, wait_for

LIMIT = 1_000_000


@pytest.fixture(scope="module")
def two() -> Iterator[Processes]:
    with Processes(2, context=[far_tools.TENANT], max_bytes=LIMIT) as executor:
        yield executor


def manager(executor: Processes, *tools: Any, **options: Any) -> ToolManager:
    return ToolManager(tools, executor=executor, **options)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("add(1)", 2),
        ("add(a=1, b=add(2))", 4),
        ("swapped(Point(1, 2)).x", 2),
        ("later()", "later"),
        ("marked(1)", 2),
        ("a_tool(1)", 3),
        ("add_five(1)", 6),
        ("twice(4)", 8),
        ("counts(3)", [0, 1, 2]),
    ],
)
def test_calls_elsewhere_give_what_they_give_here(two: Processes, text: str, value: Any) -> None:
    tools = [
        far_tools.add, far_tools.swapped, far_tools.later, far_tools.marked, far_tools.a_tool,
        FunctionTool(far_tools.add_five, name="add_five"), far_tools.Counter.twice, far_tools.counts,
    ]  # fmt: skip
    made = manager(two, *tools, types=[_opened()])
    assert made.execute(text).unwrap() == ToolManager(tools, types=[_opened()]).execute(text).unwrap() == value
    assert all(each.executor.startswith("process ") for each in made.execute(text).calls)


def _opened() -> Any:
    from lightfc import OpenType

    return OpenType(far_tools.Point, attributes=("x", "y"))


def test_calls_are_made_at_the_same_time_in_processes_that_are_kept(two: Processes) -> None:
    made = manager(two, far_tools.pid, here)
    seen = {each for _ in range(3) for each in made.execute("[pid(), pid(), pid()]").unwrap()}
    assert os.getpid() not in seen
    assert 1 <= len(seen) <= 2
    assert FunctionTool(far_tools.pid, executor=two).call().output in seen


async def here() -> int:
    """The process."""
    return os.getpid()


def test_what_waits_or_has_state_stays_here(two: Processes) -> None:
    counter = far_tools.Counter()
    quick = FunctionTool(far_tools.pid, name="quick", inline=True)
    local = FunctionTool(far_tools.pid, name="local", executor=Local())
    made = manager(two, here, counter, quick, local, far_tools.called, far_tools.pid)
    out = made.execute("[here(), counter.up(), counter.up(), quick(), local(), called(3), pid()]")
    assert out.unwrap()[:6] == [os.getpid(), 1, 2, os.getpid(), os.getpid(), "called 3"]
    assert [each.executor for each in out.calls[:2]] == ["event loop", "thread"]
    assert out.calls[-1].executor.startswith("process ")


def test_a_manager_may_say_which_tool_is_called_where(two: Processes) -> None:
    made = ToolManager([far_tools.pid, far_tools.tenant, far_tools.add], executor={"pid": two, "add": Local()})
    out = made.execute("[pid(), tenant(), add(1)]")
    assert [each.executor.split()[0] for each in out.calls] == ["process", "thread", "thread"]
    assert made.extended([here]).execute("pid()").unwrap() != os.getpid()


@pytest.mark.parametrize(
    ("fn", "options", "why"),
    [
        (here, {}, "here cannot be called by Processes: it is async"),
        (far_tools.pid, {"inline": True}, "pid cannot be called by Processes: it is inline"),
        (far_tools.Counter().up, {}, "up cannot be called by Processes: it is a method of an object"),
        (far_tools.called, {}, "called cannot be called by Processes: it takes a RunContext"),
    ],
    ids=["async", "inline", "on an object", "context of the call"],
)
def test_a_tool_that_cannot_be_called_there_is_refused(two: Processes, fn: Any, options: Any, why: str) -> None:
    with pytest.raises(ToolDefinitionError, match=why):
        ToolManager([FunctionTool(fn, executor=two, **options)])


def test_a_function_of_no_module_stays_here(two: Processes) -> None:
    with pytest.raises(ToolDefinitionError, match="defined where no import finds it; define it at the top of a module"):
        ToolManager([FunctionTool(lambda: 1, name="f", executor=two)])
    assert ToolManager([FunctionTool(lambda: os.getpid(), name="f")], executor=two).execute("f()").output == os.getpid()


NO_EXECUTORS = {
    "a mapping to a number": {"pid": 3}, "a number": 3, "a class": Processes, "of an unknown tool": {"nobody": Local()},
}  # fmt: skip


@pytest.mark.parametrize("given", NO_EXECUTORS.values(), ids=NO_EXECUTORS)
def test_what_is_no_executor_is_refused(given: Any) -> None:
    with pytest.raises(ToolDefinitionError, match="executor"):
        ToolManager([far_tools.pid], executor=given)


@pytest.mark.parametrize(
    ("options", "error"), [({"n": 0}, ValueError), ({"n": 1.5}, TypeError), ({"max_bytes": 0}, ValueError)], ids=repr
)
def test_options_that_mean_nothing_are_refused(options: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        Processes(**options)


# What a tool raises.


@pytest.mark.parametrize(
    ("how", "kind", "message", "base"),
    [
        ("plain", "ZeroDivisionError", "fails raised ZeroDivisionError: plain", ZeroDivisionError),
        ("odd", "OddError", "fails raised OddError: odd", ValueError),
        ("local", "HereError", "fails raised HereError: of no module", LookupError),
        ("exit", "SystemExit", "fails raised SystemExit: 3", SystemExit),
        ("interrupt", "ExecutorError", "fails: it raised KeyboardInterrupt", ExecutorError),
        ("stop", "ExecutorError", "fails: it raised StopIteration: 3 in the other process", ExecutorError),
        ("group", "ExceptionGroup", "fails raised ExceptionGroup: g (1 sub-exception)", ExceptionGroup),
        ("exits when read", "ExitsError", "fails raised ExitsError", Exception),
        ("large", "ValueError", "fails raised ValueError: xxx", ValueError),
        ("cancelled", "CancelledError", "fails raised CancelledError", asyncio.CancelledError),
    ],
    ids=lambda each: each if isinstance(each, str) and each.islower() else "",
)
def test_what_is_raised_there_is_raised_here(
    two: Processes, caplog: pytest.LogCaptureFixture, how: str, kind: str, message: str, base: type[BaseException]
) -> None:
    made = manager(two, far_tools.fails, far_tools.pid)
    with caplog.at_level(logging.INFO, "lightfc.engine.execution"):
        out = made.execute(f"[fails({how!r}), pid()]")
    assert out.error is not None
    assert (out.error.kind, out.error.type) == ("tool", kind)
    assert out.error.message.startswith(message)
    assert isinstance(out.error.exception, base)
    assert out.calls[1].state == "finished"
    assert "in fails" in caplog.text or how == "large"


def test_a_program_catches_what_is_raised_there(two: Processes) -> None:
    text = "try:\n    fails('odd')\nexcept ValueError as e:\n    x = str(e)\nx"
    assert manager(two, far_tools.fails, policy="programs").execute(text).unwrap() == "odd"


# What a tool does to its process.


@pytest.mark.parametrize(("how", "end"), [("exit", "with status 7"), ("signal", "by SIGSEGV")])
def test_a_process_that_ends_fails_its_call_alone(two: Processes, how: str, end: str) -> None:
    made = manager(two, far_tools.dies, far_tools.add)
    out = made.execute(f"[dies({how!r}), add(1), dies({how!r}), add(2)]")
    assert [each.output for each in out.calls] == [None, 2, None, 3]
    for each in out.calls[::2]:
        assert each.error is not None
        assert isinstance(each.error.exception, WorkerDiedError)
        assert each.error.message.startswith("dies: its process ")
        assert each.error.message.endswith(f"ended during the call, {end}")


def test_a_process_whose_end_the_host_does_not_hear_of_has_no_status(tmp_path: Path) -> None:
    import threading

    with Processes(1) as executor:
        tool = FunctionTool(far_tools.hangs, executor=executor)
        records: list[FunctionOutput] = []
        thread = threading.Thread(target=lambda: records.append(tool.call(str(tmp_path / "pids"))))
        thread.start()
        first, _ = pids(tmp_path / "pids")
        before = signal.signal(signal.SIGCHLD, signal.SIG_IGN)
        try:
            os.kill(first, signal.SIGKILL)
            thread.join()
        finally:
            signal.signal(signal.SIGCHLD, before)
    assert records[0].error is not None
    assert records[0].error.message.endswith("ended during the call, with an unknown status")


def test_a_process_that_ends_before_its_first_call_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "leaves.py").write_text(
        "import multiprocessing, os\n"
        "if multiprocessing.parent_process():\n    os._exit(3)\n"
        "def work() -> int:\n    return 1\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    with Processes(1) as processes:  # which are started now, with this path
        record = FunctionTool(import_module("leaves").work, executor=processes).call()
    assert record.error is not None
    told = record.error.message
    assert told.endswith("ended while it imported the main program and the tool's module, with status 3")


def test_a_call_whose_process_ended_is_tried_again_where_the_tool_asks(two: Processes, tmp_path: Path) -> None:
    work = FunctionTool(far_tools.fails_at_first, name="work", retries=Retry(1, wait_s=0, jitter_s=0), executor=two)
    record = work.call(str(tmp_path / "seen"))
    assert (record.output, record.attempts, record.failed_attempts[0].type) == (1, 2, "WorkerDiedError")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("large(10_000_000)", "large: its result has more than 1,000,000 bytes"),
        ("large(300_000_000)", "large: its result has more than 1,000,000 bytes"),
        ("unpicklable()", "unpicklable: its result, of type lock, cannot be sent back: TypeError: cannot pickle"),
        ("takes(text)", "takes: its arguments have more than 1,000,000 bytes"),
        ("takes(lock)", "takes: its argument 'value', of type lock, cannot be sent to another process: TypeError"),
    ],
)
def test_what_cannot_be_sent_is_told(two: Processes, text: str, message: str) -> None:
    import threading

    made = manager(
        two, far_tools.large, far_tools.unpicklable, far_tools.takes,
        context={"lock": threading.Lock(), "text": "x" * 1_000_001},
    )  # fmt: skip
    out = made.execute(text)
    assert isinstance(out.calls[0].error and out.calls[0].error.exception, ExecutorError)
    assert out.error is not None
    assert out.error.message.startswith(message)
    assert made.execute("takes(1)").unwrap() == 1


def test_what_is_printed_there_comes_out_here(capfd: pytest.CaptureFixture[str]) -> None:
    with Processes(1) as one:
        assert manager(one, far_tools.told).execute("told('two\\nlines')").unwrap() == ""
    assert set(capfd.readouterr().out.splitlines()) == {"two", "lines", "by descriptor"}


@pytest.mark.parametrize("how", ["closed", "gone"])
def test_a_process_answers_without_standard_output(how: str) -> None:
    with Processes(1) as one:
        made = manager(one, far_tools.without_output, far_tools.pid)
        there = made.execute(f"without_output({how!r})").unwrap()
        assert made.execute("pid()").unwrap() == there


def test_a_tool_that_forks_answers_once(two: Processes) -> None:
    out = manager(two, far_tools.forks).execute("[forks(), forks(), forks()]")
    assert all(each > 0 for each in out.unwrap())
    assert out.calls[0].executor == f"process {out.unwrap()[0]}"


def test_a_child_that_outlives_its_process_is_ended(two: Processes, tmp_path: Path) -> None:
    path = tmp_path / "child"
    out = manager(two, far_tools.leaves_a_child).execute(f"leaves_a_child({str(path)!r})")
    assert out.error is not None
    assert out.error.type == "WorkerDiedError"
    (child,) = pids(path)
    wait_for(lambda: has_ended(child))


def test_a_call_that_takes_too_long_is_killed_with_what_it_has_started(two: Processes, tmp_path: Path) -> None:
    path = tmp_path / "pids"
    made = manager(two, FunctionTool(far_tools.hangs, timeout_s=3.0), far_tools.add)
    out = made.execute(f"[hangs({str(path)!r}), add(1)]")
    assert out.error is not None
    assert (out.error.kind, out.error.message) == ("timeout", "hangs did not finish within 3 s")
    first, second = pids(path)
    assert has_ended(first)
    wait_for(lambda: has_ended(second))
    assert out.calls[1].output == 2


def test_a_run_that_is_cancelled_leaves_no_process(tmp_path: Path) -> None:
    async def main(path: Path, text: str) -> None:
        with Processes(1) as executor:
            made = manager(executor, far_tools.hangs, far_tools.counts_for_ever)
            run = asyncio.create_task(made.aexecute(text.format(path=str(path))))
            await asyncio.to_thread(wait_for, path.exists)
            run.cancel()
            with pytest.raises(asyncio.CancelledError):
                await run
            assert has_ended(pids(path)[0])
            assert await made.extended([far_tools.add]).aexecute("add(1)")

    asyncio.run(main(tmp_path / "a", "[hangs({path!r}), hangs('never')]"), debug=True)
    asyncio.run(main(tmp_path / "b", "counts_for_ever({path!r})"), debug=True)


def test_waiting_for_a_process_is_no_time_of_the_call() -> None:
    with Processes(1) as executor:
        made = manager(executor, FunctionTool(far_tools.rest, timeout_s=2.0))
        out = made.execute("[rest(0.9), rest(0.9), rest(0.9), rest(0.9)]")
    assert [each.state for each in out.calls] == ["finished"] * 4
    assert [each.waits[-1].reason for each in out.calls] == ["executor"] * 4
    starts = [each.start_s for each in out.calls]
    assert starts == sorted(starts)
    assert starts[3] > 2.0


def test_an_idle_process_that_somebody_ends_is_replaced() -> None:
    with Processes(1) as executor:
        made = manager(executor, far_tools.pid)
        first = made.execute("pid()").unwrap()
        os.kill(first, signal.SIGKILL)
        # The first of its threads is a zombie before the last has ended, and only then can it be waited for.
        wait_for(lambda: os.waitid(os.P_PID, first, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None)
        assert made.execute("pid()").unwrap() != first


# Around a call.


def test_named_context_variables_and_the_span_are_there(two: Processes) -> None:
    from opentelemetry import trace
    from opentelemetry.trace import NonRecordingSpan, SpanContext, TraceFlags

    made = manager(two, far_tools.tenant, far_tools.trace_id)
    around = NonRecordingSpan(SpanContext(0xABC, 0xDEF, True, TraceFlags(1)))
    token = far_tools.TENANT.set("somebody")
    try:
        with trace.use_span(around):
            assert made.execute("[tenant(), trace_id()]").unwrap() == ["somebody", f"{0xABC:032x}"]
    finally:
        far_tools.TENANT.reset(token)
    assert made.execute("[tenant(), trace_id()]").unwrap() == ["nobody", f"{0:032x}"]


def test_a_context_variable_of_no_module_is_refused() -> None:
    from contextvars import ContextVar

    with pytest.raises(ToolDefinitionError, match="'lost' is not found in any module"):
        Processes(1, context=[ContextVar("lost")])


def test_injected_parameters_go_along(two: Processes) -> None:
    assert manager(two, far_tools.injected, injected={"tenant": "t"}).execute("injected(1)").unwrap() == "1 t"


def test_progress_is_told_from_there(two: Processes) -> None:
    async def main() -> tuple[list[Any], FunctionOutput]:
        stream = manager(two, far_tools.counts_and_says).stream("counts_and_says(3)")
        events = [event.value async for event in stream if event.kind == "progress"]
        return events, stream.output

    events, output = asyncio.run(main(), debug=True)
    assert events == [0, 1, 2]
    assert output.unwrap().startswith("3 in ")


def test_approvals_journal_and_bounds_are_as_here(two: Processes, tmp_path: Path) -> None:
    calls = tmp_path / "journal.db"
    pay = FunctionTool(far_tools.add, name="pay", needs_approval=True, max_in_flight=1)
    made = manager(two, pay, journal=calls)
    out = made.execute("[pay(1), pay(2)]", run_id="r")
    assert (out.state, len(out.waiting)) == ("waiting", 2)
    from lightfc import Approve

    out = made.resume(out, {each.id: Approve() for each in out.waiting})
    assert out.unwrap() == [2, 3]
    assert all(each.executor.startswith("process") for each in out.calls)


# Many loops, nested managers, the end of the host.


def test_one_executor_serves_many_event_loops(two: Processes) -> None:
    import threading

    seen: list[list[int]] = []

    def work() -> None:
        made = manager(two, far_tools.add)
        seen.append(asyncio.run(_sums(made)))

    workers = [threading.Thread(target=work) for _ in range(4)]
    for each in workers:
        each.start()
    for each in workers:
        each.join()
    assert seen == [[2, 3, 4]] * 4


async def _sums(made: ToolManager) -> list[int]:
    return [(await made.aexecute(f"add({each})")).unwrap() for each in range(1, 4)]


def test_a_tool_may_run_a_program_in_processes_of_its_own(two: Processes) -> None:
    out = manager(two, far_tools.nested).execute("nested()").unwrap()
    assert len({os.getpid(), *out[:2]}) == 3
    assert out[2] == 2


SCRIPT = """
import os, sys
from lightfc import ToolManager, tool
from lightfc.executors import Processes

def where(a: int) -> list:
    return [os.getpid(), a, __name__]

class Own(Exception):
    pass

def fails() -> int:
    raise Own("own")

def program():
    manager = ToolManager([where, fails], executor=Processes(1))
    out = manager.execute("where(3)")
    print(out.output or out.error.message)
    out = manager.execute("fails()")
    print(isinstance(out.error.exception, Own), out.error.message)
    sys.stdout.flush()
"""


_REFUSED = """
try:
    ToolManager([tool(where, executor=Processes(1))]).execute("where(3)")
except Exception as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("how", "end", "said"),
    [
        ("file", 'if __name__ == "__main__":\n    program()', "3, '__mp_main__']\nTrue fails raised Own: own\n"),
        ("module", 'if __name__ == "__main__":\n    program()', "3, '__mp_main__']\nTrue fails raised Own: own\n"),
        ("file", "program()", "put what it runs under `if __name__ == \"__main__\":`"),
        ("-c", "program()", "3, '__main__']\nTrue fails raised Own: own\n"),
        ("-c", _REFUSED, "where cannot be called by Processes: its function is defined in a program without a file"),
    ],
    ids=["a script", "a module", "without a guard", "no file", "no file, and its own executor"],
)  # fmt: skip
def test_functions_of_the_main_program_are_found(tmp_path: Path, how: str, end: str, said: str) -> None:
    (tmp_path / "script.py").write_text(SCRIPT + end)
    told = {"file": ["script.py"], "module": ["-m", "script"], "-c": ["-c", SCRIPT + end]}
    done = subprocess.run([sys.executable, *told[how]], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert said in done.stdout, (done.stdout, done.stderr)
    assert (done.returncode, done.stderr) == (0, "")


LEAVING = """
import os, signal, sys, threading
from lightfc import ToolManager
from lightfc.executors import Processes
from tests.support.far_tools import hangs

def main():
    manager = ToolManager([hangs], executor=Processes(1))
    threading.Thread(target=lambda: manager.execute(f"hangs({sys.argv[1]!r})"), daemon=True).start()
    while not os.path.exists(sys.argv[1]):
        pass
    if sys.argv[2] == "kill":
        os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    main()
"""


@pytest.mark.parametrize("how", ["end", "kill"])
def test_a_host_that_ends_leaves_no_process(tmp_path: Path, how: str) -> None:
    (tmp_path / "script.py").write_text(LEAVING)
    path = tmp_path / "pids"
    root = Path(__file__).parents[2]
    with contextlib.suppress(subprocess.CalledProcessError):
        subprocess.run(
            [sys.executable, tmp_path / "script.py", path, how], check=True, capture_output=True, cwd=root,
            env={**os.environ, "PYTHONPATH": str(root)},
        )  # fmt: skip
    for each in pids(path):
        wait_for(lambda each=each: has_ended(each))  # type: ignore[misc]  # the loop's own


def test_the_users_interrupt_ends_the_run_and_its_processes(tmp_path: Path) -> None:
    import threading

    path = tmp_path / "pids"

    def interrupt() -> None:
        wait_for(path.exists)
        os.kill(os.getpid(), signal.SIGINT)

    with Processes(1) as executor:
        threading.Thread(target=interrupt, daemon=True).start()
        with pytest.raises(KeyboardInterrupt):
            manager(executor, far_tools.hangs).execute(f"hangs({str(path)!r})")
        first, second = pids(path)
        assert has_ended(first)
        wait_for(lambda: has_ended(second))


def test_a_pool_that_is_closed_begins_anew(two: Processes) -> None:
    made = manager(two, far_tools.pid)
    before = made.execute("pid()").unwrap()
    two.close()
    assert has_ended(before)
    assert made.execute("pid()").unwrap() != before


def test_calls_that_wait_for_a_process_end_with_their_executor(tmp_path: Path) -> None:
    async def main() -> FunctionOutput:
        executor = Processes(1)
        run = asyncio.create_task(
            manager(executor, far_tools.hangs).aexecute(
                f"[hangs({str(tmp_path / 'a')!r}), hangs({str(tmp_path / 'b')!r})]"
            )
        )
        await asyncio.to_thread(wait_for, (tmp_path / "a").exists)
        executor.close()
        return await run

    first, second = asyncio.run(main()).calls
    assert first.error is not None
    assert first.error.type == "WorkerDiedError"
    assert second.error is not None
    assert "its executor was closed before it began" in second.error.message
    assert not (tmp_path / "b").exists()


def test_a_marked_tool_names_its_executor() -> None:
    with Processes(1) as executor:

        def away() -> int:
            """Where."""
            return os.getpid()

        marked = tool(executor=executor)(far_tools.marked)
        try:
            assert ToolManager([marked, away]).execute("marked(1)").calls[0].executor.startswith("process ")
        finally:
            far_tools.marked.__dict__.clear()
