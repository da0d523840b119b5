"""A program comes to the same wherever its tools are called: every executor is held to what `Local` does.

Ray is a cluster of two processors that is started here, DBOS keeps what it keeps in SQLite; both are left out where
their extra is not installed.
"""

import asyncio
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lightfc import Approve, Deny, FunctionOutput, FunctionTool, OpenType, Retry, ToolDefinitionError, ToolManager
from lightfc.executors import Durable, Executor, Local, Processes, Ray
from tests.support import far_tools
from tests.support.far import has_ended, pids

pytestmark = pytest.mark.filterwarnings("ignore")


def _processes(folder: Path) -> Iterator[Executor]:
    with Processes(2, context=[far_tools.TENANT]) as executor:
        yield executor


def _ray(folder: Path) -> Iterator[Executor]:
    ray = pytest.importorskip("ray", reason="needs the extra ray")
    os.environ["RAY_AUTH_MODE"] = "disabled"
    ray.init(
        num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=100_000_000,
        runtime_env={"env_vars": {"PYTHONPATH": str(Path(__file__).parents[2])}},
    )  # fmt: skip
    yield Ray(context=[far_tools.TENANT])
    ray.shutdown()


def _durable(folder: Path) -> Iterator[Executor]:
    dbos = pytest.importorskip("dbos", reason="needs the extra dbos")
    config = {"name": "tests", "system_database_url": f"sqlite:///{folder}/dbos.sqlite", "run_admin_server": False}
    executor = Durable(dbos.DBOS(config=config))
    dbos.DBOS.launch()
    yield executor
    dbos.DBOS.destroy()


KINDS = {"Local": lambda _: iter([Local()]), "Processes": _processes, "Ray": _ray, "Durable": _durable}


@pytest.fixture(scope="module", params=KINDS)
def executor(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Executor]:
    yield from KINDS[request.param](tmp_path_factory.mktemp(request.param))


@pytest.fixture
def is_elsewhere(executor: Executor) -> bool:
    """Whether calls are made in another process."""
    return isinstance(executor, Processes | Ray)


async def waits(number: int) -> int:
    """Give a number, after a while."""
    await asyncio.sleep(0)
    return number


TOOLS = [
    far_tools.add, far_tools.swapped, far_tools.later, far_tools.marked, far_tools.counts, far_tools.fails,
    far_tools.takes, far_tools.Counter.twice, FunctionTool(far_tools.add_five, name="add_five"), waits,
]  # fmt: skip

PROGRAMS = [
    "add(1)",
    "add(a=1, b=add(2))",
    "[add(each) for each in [1, 2, 3]]",
    "swapped(Point(1, 2)).x",
    "later()",
    "marked(twice(add_five(1)))",
    "counts(3)",
    "[waits(add(1)), add(waits(2))]",
    "takes({'a': [1, (2, None)], 'b': b'c'})",
    "[fails('plain'), add(1)]",
    "add(fails('odd'))",
    "[fails('local'), fails('exit')]",
    "add('no number')",
    "try:\n    fails('odd')\nexcept ValueError as e:\n    x = str(e)\nx",
    "try:\n    fails('local')\nexcept LookupError as e:\n    x = [add(1), str(e)]\nx",
]


def told(output: FunctionOutput) -> Any:
    """All that a record says but for where and when."""
    error = output.error and (output.error.kind, output.error.type, str(output.error), output.error.details)
    caught = output.error and isinstance(output.error.exception, ValueError)
    call = output.parsed_input
    return (
        output.id, output.name, output.state, output.output, error, caught, output.attempts, output.printed,
        call and (list(call.args), dict(call.kwargs)), [told(each) for each in output.calls],
    )  # fmt: skip


def of_calls(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """What was logged of calls; DBOS has threads of its own, which log too."""
    return [each for each in caplog.records if each.name == "lightfc.engine.execution"]


@pytest.mark.parametrize("text", PROGRAMS)
def test_a_program_comes_to_the_same_everywhere(
    executor: Executor, text: str, caplog: pytest.LogCaptureFixture, is_elsewhere: bool
) -> None:
    options: Any = {"policy": "programs", "types": [OpenType(far_tools.Point, attributes=("x", "y"))]}
    with caplog.at_level(logging.INFO, "lightfc.engine.execution"):
        here = ToolManager(TOOLS, **options).execute(text)
        lines = [each.getMessage() for each in of_calls(caplog)]
        caplog.clear()
        there = ToolManager(TOOLS, executor=executor, **options).execute(text)
    assert told(there) == told(here)
    logged = of_calls(caplog)
    assert sorted(each.getMessage() for each in logged) == sorted(lines)
    for each in logged:
        assert each.exc_info is not None
        assert "far_tools.py" in logging.Formatter().formatException(each.exc_info)
    away = [each.executor for each in there.calls if each.name != "waits" and each.attempts and not each.error]
    assert all(each.startswith(("process", "ray")) for each in away) == (is_elsewhere or not away)


def test_attempts_and_their_number_are_the_same(executor: Executor, tmp_path: Path) -> None:
    retry = Retry(2, wait_s=0, jitter_s=0)
    record = FunctionTool(far_tools.fails_twice, retries=retry, executor=executor).call(str(tmp_path / "seen"))
    assert (record.output, record.attempts, [each.type for each in record.failed_attempts]) == (
        "3", 3, ["OSError", "OSError"],
    )  # fmt: skip


def test_a_call_that_takes_too_long_is_told_the_same(executor: Executor, is_elsewhere: bool, tmp_path: Path) -> None:
    path = tmp_path / "pids"
    made = ToolManager([FunctionTool(far_tools.naps, timeout_s=1.0), far_tools.add], executor=executor)
    out = made.execute(f"[naps({str(path)!r}, 8), add(1)]")
    assert out.error is not None
    note = "" if is_elsewhere else "; its thread cannot be stopped and may still run"
    assert (out.error.kind, out.error.message) == ("timeout", f"naps did not finish within 1 s{note}")
    assert out.calls[1].output == 2
    assert has_ended(pids(path)[0]) == is_elsewhere


def test_a_run_that_is_cancelled_ends_its_calls(executor: Executor, is_elsewhere: bool, tmp_path: Path) -> None:
    path = tmp_path / "pids"

    async def main() -> None:
        made = ToolManager([far_tools.naps, far_tools.add], executor=executor)
        run = asyncio.create_task(made.aexecute(f"[naps({str(path)!r}, 8), add(1)]"))
        await asyncio.to_thread(pids, path)
        run.cancel()
        with pytest.raises(asyncio.CancelledError):
            await run
        assert has_ended(pids(path)[0]) == is_elsewhere
        assert (await made.aexecute("add(1)")).output == 2

    asyncio.run(main())


def test_the_span_and_named_variables_are_around_a_call(executor: Executor) -> None:
    from opentelemetry import trace
    from opentelemetry.trace import NonRecordingSpan, SpanContext, TraceFlags

    made = ToolManager([far_tools.tenant, far_tools.trace_id], executor=executor)
    around = NonRecordingSpan(SpanContext(0xABC, 0xDEF, True, TraceFlags(1)))
    token = far_tools.TENANT.set("somebody")
    try:
        with trace.use_span(around):
            assert made.execute("[tenant(), trace_id()]").unwrap() == ["somebody", f"{0xABC:032x}"]
    finally:
        far_tools.TENANT.reset(token)
    assert made.execute("[tenant(), trace_id()]").unwrap() == ["nobody", f"{0:032x}"]


def test_progress_and_events_are_the_same(executor: Executor) -> None:
    async def main() -> tuple[list[Any], FunctionOutput]:
        made = ToolManager([far_tools.counts_and_says, far_tools.add], executor=executor)
        stream = made.stream("[counts_and_says(3), add(1)]")
        events = [(event.kind, event.name, event.value) async for event in stream if event.name != "add"]
        return events, stream.output

    events, output = asyncio.run(main())
    expected = [("started", None), *(("progress", each) for each in range(3)), ("finished", None)]
    assert events == [(kind, "counts_and_says", value) for kind, value in expected]
    assert output.unwrap()[0].startswith("3 in ")


def test_injection_approval_journal_and_bounds_hold(executor: Executor, tmp_path: Path) -> None:
    pay = FunctionTool(far_tools.injected, name="pay", needs_approval=True, max_in_flight=1)
    made = ToolManager(
        [pay, far_tools.add], executor=executor, journal=tmp_path / "runs.db", injected={"tenant": "t"},
    )  # fmt: skip
    out = made.execute("[pay(1), pay(2), add(1)]", run_id="r")
    assert (out.state, [each.arguments for each in out.waiting]) == ("waiting", [{"a": 1}, {"a": 2}])
    first, second = out.waiting
    again = made.resume("r", {first.id: Approve(), second.id: Deny("no")})
    assert [each.output for each in again.calls] == ["1 t", None, 2]
    assert again.calls[1].error is not None
    assert again.calls[1].error.kind == "denied"


@pytest.mark.parametrize("options", [{"inline": True}], ids=["inline"])
def test_what_is_called_on_the_spot_has_no_executor(executor: Executor, options: Any) -> None:
    quick = FunctionTool(far_tools.add, **options)
    assert ToolManager([quick], executor=executor).execute("add(1)").calls[0].executor == ""
    if not isinstance(executor, Local):
        with pytest.raises(ToolDefinitionError, match="it is inline"):
            ToolManager([FunctionTool(far_tools.add, executor=executor, **options)])


def test_many_event_loops_share_one(executor: Executor) -> None:
    import threading

    seen: list[list[int]] = []

    async def sums() -> list[int]:
        made = ToolManager([far_tools.add], executor=executor)
        return [(await made.aexecute(f"add({each})")).unwrap() for each in range(3)]

    workers = [threading.Thread(target=lambda: seen.append(asyncio.run(sums()))) for _ in range(3)]
    for each in workers:
        each.start()
    for each in workers:
        each.join()
    assert seen == [[1, 2, 3]] * 3
