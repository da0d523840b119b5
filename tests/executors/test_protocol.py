"""What an executor is asked, and what becomes of one that does not do as it should."""

import asyncio
from typing import Any

import pytest

from lightfc import FunctionTool, Retry, ToolManager
from lightfc.engine import attempts
from lightfc.executors import ExecutorError, Final, Local, Processes, begins, waits
from lightfc_sandbox import IsolationError
from tests.support import far_tools


class Asked:
    """Notes what it is asked, and makes calls here."""

    def __init__(self) -> None:
        self.ids: list[tuple[str, str]] = []

    async def call(self, tool: Any, arguments: Any, *, call_id: str, run_id: str) -> Any:
        self.ids.append((run_id, call_id))
        return await Local().call(tool, arguments, call_id=call_id, run_id=run_id)


def failing(times: int) -> FunctionTool:
    left = [times]

    def work() -> int:
        """Work."""
        left[0] -= 1
        if left[0] >= 0:
            raise OSError("not yet")
        return times

    return FunctionTool(work, retries=Retry(times, wait_s=0, jitter_s=0))


def test_each_attempt_has_an_id_of_its_own_and_a_run_one(tmp_path: Any) -> None:
    asked = Asked()
    made = ToolManager([failing(2), far_tools.add], executor=asked, journal=tmp_path / "runs.db")
    out = made.execute("[work(), add(1)]", run_id="mine")
    first, second = (each.id for each in out.calls)
    assert sorted(asked.ids) == [
        ("mine", first), ("mine", f"{first}#2"), ("mine", f"{first}#3"), ("mine", second),
    ]  # fmt: skip


def test_a_run_without_a_name_has_an_id_that_no_other_has() -> None:
    asked = Asked()
    made = ToolManager([far_tools.add], executor=asked)
    for _ in range(2):
        made.execute("[add(1), add(2)]")
    runs = [run for run, _ in asked.ids]
    assert len(set(runs)) == 2
    assert runs[0] == runs[1]
    FunctionTool(far_tools.add, executor=asked).call(1)
    assert len({run for run, _ in asked.ids}) == 3


class Deaf:
    """Hears only the second time that it shall stop."""

    async def call(self, tool: Any, arguments: Any, *, call_id: str, run_id: str) -> Any:
        waits()
        begins("nowhere")
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            await asyncio.Event().wait()


@pytest.mark.parametrize("retries", [0, 1])
def test_an_executor_that_is_deaf_does_not_hold_the_run(monkeypatch: pytest.MonkeyPatch, retries: int) -> None:
    monkeypatch.setattr(attempts, "GRACE_S", 0.05)
    work = FunctionTool(far_tools.add, timeout_s=0.05, executor=Deaf(), retries=retries)
    out = ToolManager([work, FunctionTool(far_tools.pid)]).execute("[add(1), pid()]")
    assert out.error is not None
    assert (out.error.kind, out.calls[0].executor, out.calls[1].state) == ("timeout", "nowhere", "finished")


class Refuses:
    """Fails to make calls."""

    def __init__(self, error: BaseException) -> None:
        self.error = error

    async def call(self, tool: Any, arguments: Any, *, call_id: str, run_id: str) -> Any:
        raise self.error


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (ExecutorError("the cluster is gone"), "add: the cluster is gone"),
        (OSError("no route"), "add raised OSError: no route"),
        (asyncio.CancelledError(), "add raised CancelledError"),
    ],
    ids=["an ExecutorError", "an error", "a cancellation of its own"],
)
def test_an_executor_that_fails_fails_its_calls(error: BaseException, message: str) -> None:
    out = ToolManager([far_tools.add], executor={"add": Refuses(error)}).execute("add(1)")
    assert out.error is not None
    assert (out.error.kind, out.error.message) == ("tool", message)


class Streams:
    """Gives progress of its own."""

    async def call(self, tool: Any, arguments: Any, *, call_id: str, run_id: str) -> Any:
        async def items() -> Any:
            yield 1
            yield Final("done")
            raise AssertionError("nobody wants more")

        return items()


def test_an_executor_streams_by_an_async_generator() -> None:
    async def main() -> list[Any]:
        stream = ToolManager([far_tools.counts], executor=Streams()).stream("counts(3)")
        return [event.value for event in [each async for each in stream] if event.kind == "progress"] + [
            stream.output.output
        ]

    assert asyncio.run(main()) == [1, "done"]


def test_what_is_told_too_late_changes_nothing() -> None:
    begins("nowhere")  # of no call
    waits()

    class Late(Asked):
        async def call(self, tool: Any, arguments: Any, *, call_id: str, run_id: str) -> Any:
            asyncio.get_running_loop().call_soon(waits)
            asyncio.get_running_loop().call_later(0.01, begins, "late")
            return 3

    made = ToolManager(
        [FunctionTool(far_tools.add, timeout_s=5), FunctionTool(far_tools.rest)], executor={"add": Late()}
    )
    out = made.execute("[add(1), rest(0.1)]")
    assert out.output == [3, None]


def test_tools_are_called_elsewhere_for_confined_programs_too() -> None:
    with Processes(1) as executor:
        try:
            made = ToolManager([far_tools.add], executor=executor, isolation="process")
        except IsolationError as error:
            pytest.skip(str(error))
        out = made.execute("[add(each) for each in range(3)]")
    assert out.unwrap() == [1, 2, 3]
    assert {each.executor.split()[0] for each in out.calls} == {"process"}
