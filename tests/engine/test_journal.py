import asyncio
import contextlib
import itertools
import os
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from lightfc import (
    ApprovalRequest,
    Approve,
    CallError,
    Decision,
    Deny,
    Edit,
    Function,
    FunctionOutput,
    FunctionTool,
    Journal,
    JournalError,
    Retry,
    ToolManager,
)
from lightfc.engine import lease
from lightfc_sandbox import Policy
from tests.support.journals import KINDS, Place, full, place_of, tables
from tests.support.meeting import WAIT_S


@dataclass
class Page:
    number: int
    body: bytes


class World:
    """Tools that note their effects, and cut the run in the call that `cut` names."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.cut = ""
        self.entered = asyncio.Event()
        self.go_on = asyncio.Event()

    async def _effect(self, what: str) -> None:
        self.done.append(what)
        if what == self.cut:
            self.entered.set()
            await self.go_on.wait()

    async def fetch(self, number: int) -> Page:
        """Fetch a page."""
        await self._effect(f"fetch {number}")
        return Page(number, bytes([number]))

    async def pay(self, amount: int) -> str:
        """Pay."""
        await self._effect(f"pay {amount}")
        return f"paid {amount}"

    async def count(self, page: Page) -> int:
        """Count."""
        await self._effect(f"count {page.number}")
        return len(page.body)

    async def fail(self, what: str) -> str:
        """Fail."""
        await self._effect(f"fail {what}")
        raise FileNotFoundError(what)

    async def lock(self) -> Any:
        """Give what has no JSON form."""
        await self._effect("lock")
        return threading.Lock()

    @contextmanager
    def manager(self, path: Place, **options: Any) -> Iterator[ToolManager]:
        with Journal(path) as journal:
            tools = [
                FunctionTool(self.fetch, read_only=True),
                self.pay,
                FunctionTool(self.count, idempotent=True),
                self.fail,
                self.lock,
            ]
            yield ToolManager(tools, journal=journal, **options)

    def cut_at(self, path: Place, text: str, cut: str, **options: Any) -> None:
        """Run a text until the call `cut` has begun, and let the journal be as after a crash."""
        self.cut, self.entered, self.go_on = cut, asyncio.Event(), asyncio.Event()

        async def main() -> None:
            with self.manager(path, **options) as manager:
                task = asyncio.ensure_future(manager.aexecute(text, run_id="r"))
                await self.entered.wait()
                task.cancel()
                await asyncio.wait([task])

        asyncio.run(main(), debug=True)
        self.cut = ""


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture(params=KINDS)
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return place_of(request.param, tmp_path, request)


def problem(output: FunctionOutput) -> CallError:
    assert output.error is not None
    return output.error


def test_a_journal_changes_nothing_of_a_run(world: World, path: Place) -> None:
    with world.manager(path) as manager:
        output = manager.execute("[count(fetch(i)) for i in range(3)]")
        assert output.output == [1, 1, 1]
        assert output.run_id is not None
        assert manager.journal is not None
        assert manager.journal.runs() == {output.run_id: "finished"}


def test_a_run_that_was_cut_goes_on_where_it_was(world: World, path: Place) -> None:
    world.cut_at(path, "[count(fetch(1)), count(fetch(2)), pay(3)]", "count 2")
    before = list(world.done)
    with world.manager(path) as manager:
        assert manager.journal is not None
        assert manager.journal.runs() == {"r": "running"}
        output = manager.resume("r")
    assert output.output == [1, 1, "paid 3"]
    assert world.done == [*before, "count 2"]
    assert [call.attempts for call in output.calls] == [1] * 5


def test_a_finished_run_can_be_read_again(world: World, path: Place) -> None:
    with world.manager(path) as manager:
        manager.execute("[fetch(7), pay(1)]", run_id="r")
    done = list(world.done)
    with world.manager(path) as manager:
        output = manager.resume("r")
    assert output.output == [Page(7, b"\x07"), "paid 1"]
    assert world.done == done


def test_a_call_that_was_cut_is_reported_and_needs_a_word(world: World, path: Place) -> None:
    world.cut_at(path, "[pay(1), pay(2), fetch(3)]", "pay 2")
    before = sorted(world.done)
    assert before == ["fetch 3", "pay 1", "pay 2"]
    with world.manager(path) as manager:
        output = manager.resume("r")
        assert (output.state, sorted(world.done)) == ("waiting", before)
        (request,) = output.waiting
        assert (request.name, request.reason, request.arguments) == ("pay", "interrupted", {"amount": 2})
        assert "pay started and did not finish; it may have had its effect" in problem(output).message
        output = manager.resume("r", {request.id: Approve()})
    assert output.output == ["paid 1", "paid 2", Page(3, b"\x03")]
    assert sorted(world.done) == sorted([*before, "pay 2"])


@pytest.mark.parametrize("knows", [True, False])
def test_nobody_is_asked_about_a_call_whose_executor_knows_what_came_of_it(
    world: World, path: Place, knows: bool
) -> None:
    world.cut_at(path, "[pay(1), pay(2)]", "pay 2")
    asked: list[tuple[str, str]] = []

    class Keeping:
        async def call(self, tool: Any, arguments: Any, *, call_id: str, run_id: str) -> Any:
            return "kept"

        async def knows(self, *, call_id: str, run_id: str) -> bool:
            asked.append((run_id, call_id))
            return knows

    with world.manager(path, executor={"pay": Keeping()}) as manager:
        output = manager.resume("r")
    assert output.output == (["paid 1", "kept"] if knows else None)
    assert output.state == ("finished" if knows else "waiting")
    assert [run for run, _ in asked] == ["r"]
    assert world.done.count("pay 2") == 1


def test_a_call_that_was_cut_can_be_left_undone(world: World, path: Place) -> None:
    world.cut_at(path, "[pay(1), pay(2)]", "pay 2")
    with world.manager(path) as manager:
        output = manager.resume("r")
        output = manager.resume(output, {output.waiting[0].id: Deny("it was paid")})
    assert [call.state for call in output.calls] == ["finished", "failed"]
    assert world.done.count("pay 2") == 1


def test_a_call_that_was_denied_stays_denied_by_run_id(path: Place) -> None:
    made: list[str] = []
    pay = FunctionTool(made.append, name="pay", needs_approval=True)
    text = "[pay('ann'), pay('eve')]"
    manager = ToolManager([pay], journal=path)
    output = manager.execute(text, run_id="r")
    ann, eve = (each.id for each in output.waiting)
    denied = manager.resume(output, {ann: Approve(), eve: Deny("a stranger")})
    for approve in (None, lambda requests: {each.id: Approve() for each in requests}):
        again = ToolManager([pay], journal=path, approve=approve).resume("r")
        assert (again.state, again.waiting, str(again.error)) == ("failed", (), str(denied.error))
        assert [each.error and each.error.kind for each in again.calls] == [None, "denied"]
    assert made == ["ann"]


def test_a_call_that_was_cut_and_denied_stays_denied_by_run_id(world: World, path: Place) -> None:
    world.cut_at(path, "[pay(1), pay(2)]", "pay 2")
    with world.manager(path) as manager:
        output = manager.resume("r")
        manager.resume(output, {output.waiting[0].id: Deny("it was paid")})
    with world.manager(path) as manager:
        again = manager.resume("r")
    assert (again.waiting, [each.state for each in again.calls]) == ((), ["finished", "failed"])
    assert world.done.count("pay 2") == 1


def test_an_approver_is_asked_for_a_call_that_was_cut(world: World, path: Place) -> None:
    world.cut_at(path, "[pay(1), pay(2)]", "pay 2")
    asked: list[str] = []

    def approve(requests: Any) -> Any:
        asked.extend(each.reason for each in requests)
        return {each.id: Approve() for each in requests}

    with world.manager(path, approve=approve) as manager:
        assert manager.resume("r").output == ["paid 1", "paid 2"]
    assert asked == ["interrupted"]


@pytest.mark.parametrize("cut", ["fetch 1", "count 2", "pay 3", "fetch 4", "pay 8"])
def test_calls_in_loops_and_functions_go_on_where_they_were(world: World, path: Place, cut: str) -> None:
    text = (
        "def each(n):\n    return [pay(n), [count(fetch(n + i)) for i in range(2)]]\n"
        "found = []\nfor n in [1, 3]:\n    found.append(each(n))\nfound.append(list(map(pay, [7, 8])))\nfound"
    )
    expected = [["paid 1", [1, 1]], ["paid 3", [1, 1]], ["paid 7", "paid 8"]]
    world.cut_at(path, text, cut, policy=Policy.PROGRAMS)
    finished = [each for each in world.done if each != cut]
    with world.manager(path, policy=Policy.PROGRAMS) as manager:
        output = manager.resume("r")
        if output.state == "waiting":
            output = manager.resume("r", {each.id: Approve() for each in output.waiting})
    assert output.output == expected
    assert [world.done.count(each) for each in finished] == [1] * len(finished)


def test_a_failure_is_kept_and_caught_by_its_type(world: World, path: Place) -> None:
    text = "try:\n    fail('x')\nexcept OSError as error:\n    a = pay(1)\n[a, pay(2)]"
    world.cut_at(path, text, "pay 2", policy=Policy.PROGRAMS)
    with world.manager(path, policy=Policy.PROGRAMS) as manager:
        output = manager.resume("r")
        output = manager.resume("r", {each.id: Approve() for each in output.waiting})
    assert output.output == ["paid 1", "paid 2"]
    assert world.done == ["fail x", "pay 1", "pay 2", "pay 2"]
    assert problem(output.calls[0]).message == "fail raised FileNotFoundError: x"


class RefusalError(ValueError):
    """Tells more than its arguments."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(code, why)

    def __str__(self) -> str:
        return f"refused: {self.args[1]}"


class GroupError(ExceptionGroup[Exception]):
    """A group of the host."""


class FaultyError(ValueError):
    """Cannot be made of what it holds."""

    def __new__(cls, code: int) -> "FaultyError":
        return super().__new__(cls)

    def __init__(self, code: int) -> None:
        super().__init__()


RAISED: dict[str, BaseException] = {
    "message": ValueError("no"),
    "key": KeyError("k"),
    "nothing": ValueError(),
    "several": ValueError("a", 2, (b"x",)),
    "file": FileNotFoundError(2, "No such file", "f.txt"),
    "bytes": UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"),
    "of the host": RefusalError(3, "busy"),
    "group": ExceptionGroup("two", [ValueError("a"), KeyError("b")]),
    "holds an object": RuntimeError(threading.Lock()),
    "exit": SystemExit(3),
    "group of the host": GroupError("three", [ValueError("a")]),
    "nested groups": ExceptionGroup("g", [ExceptionGroup("h", [RefusalError(3, "busy")]), KeyError("b")]),
    "all": BaseExceptionGroup("all", [SystemExit(1), ValueError("a")]),
    "made otherwise": FaultyError(1),
}


@pytest.mark.parametrize("name", RAISED)
def test_a_caught_failure_is_the_same_to_a_program_that_goes_on(world: World, path: Place, name: str) -> None:
    async def refuse() -> None:
        """Refuse."""
        raise RAISED[name]

    # Of arguments without a JSON form the message is kept.
    held = "" if "group" in name or name in ("holds an object", "all") else ", repr(told[1]), str(told[1].args)"
    text = f"""
try:
    refuse()
except RefusalError as e:
    told = ["refusal", e]
except (ArithmeticError, KeyError) as e:
    told = ["key", e]
except UnicodeError as e:
    told = ["unicode", e]
except (ValueError, OSError) as e:
    told = ["other", e]
except ExceptionGroup as e:
    told = ["group", e, str(e.exceptions), [str(each) for each in e.exceptions]]
except Exception as e:
    told = ["any", e]
except BaseException as e:
    told = ["beyond", e]
seen = [told[0], told[2:], type(told[1]).__name__, str(told[1]), isinstance(told[1], LookupError){held}]
pay(len(str(seen)))
fetch(9)
seen
"""

    def manager(journal: Journal | None) -> ToolManager:
        tools = [FunctionTool(world.fetch, read_only=True), world.pay, refuse]
        context = {"RefusalError": RefusalError, "FaultyError": FaultyError}
        return ToolManager(tools, context, policy=Policy.PROGRAMS, journal=journal)

    async def cut(journal: Journal) -> None:
        task = asyncio.ensure_future(manager(journal).aexecute(text, run_id="r"))
        await world.entered.wait()
        task.cancel()
        await asyncio.wait([task])

    expected = manager(None).execute(text)
    world.cut = "fetch 9"
    with Journal(path) as journal:
        asyncio.run(cut(journal), debug=True)
    world.cut = ""
    with Journal(path) as journal:
        output = manager(journal).resume("r")
    assert (output.output, str(output.error)) == (expected.output, str(expected.error))
    assert output.state == "finished"
    assert [each for each in world.done if each.startswith("pay")][1:] == [world.done[0]]


def test_a_call_that_the_user_interrupts_has_not_finished(world: World, path: Place) -> None:
    interrupts = [KeyboardInterrupt()]

    async def ask() -> str:
        """Ask."""
        if interrupts:
            raise interrupts.pop()
        return "asked"

    with Journal(path) as journal:
        manager = ToolManager([world.pay, FunctionTool(ask, idempotent=True)], policy=Policy.PROGRAMS, journal=journal)
        with pytest.raises(KeyboardInterrupt):
            manager.execute("paid = pay(1)\n[paid, ask()]", run_id="r")
        assert manager.resume("r").output == ["paid 1", "asked"]
    assert world.done == ["pay 1"]


def test_a_value_that_cannot_be_stored_is_told(world: World, path: Place) -> None:
    world.cut_at(path, "[lock(), pay(1)]", "pay 1")
    with world.manager(path) as manager:
        output = manager.resume("r")
        assert {each.name: each.reason for each in output.waiting} == {"lock": "not stored", "pay": "interrupted"}
        output = manager.resume("r", {each.id: Approve() for each in output.waiting})
    assert output.state == "finished"
    assert world.done == ["lock", "pay 1", "lock", "pay 1"]


@dataclass(frozen=True)
class Shy:
    """A value whose `repr`, by which the members of a set are put in order, cannot be told."""

    number: int

    def __repr__(self) -> str:
        raise RuntimeError("no word of it")


def shy(number: int) -> set[Shy]:
    """Give a set of what has no `repr`."""
    return {Shy(number), Shy(number + 1)}


def test_a_value_that_fails_while_it_is_written_is_not_stored(path: Place) -> None:
    with Journal(path) as journal:
        manager = ToolManager([shy], journal=journal)
        assert manager.execute("[shy(1)]", run_id="r").state == "finished"
        (request,) = manager.resume("r").waiting
    assert request.reason == "not stored"


def test_arguments_that_cannot_be_stored_are_no_obstacle(path: Place) -> None:
    lock = threading.Lock()
    with Journal(path) as journal:
        same = FunctionTool(lambda value: value is lock, name="same")
        manager = ToolManager([same], context={"lock": lock}, journal=journal)
        assert manager.execute("same(lock)", run_id="r").output is True
        assert manager.resume("r").output is True


def test_what_an_edit_changed_is_kept(world: World, path: Place) -> None:
    with Journal(path) as journal:
        manager = ToolManager([FunctionTool(world.pay, needs_approval=True)], journal=journal)
        output = manager.execute("[pay(1), pay(2)]", run_id="r")
        one, two = (each.id for each in output.waiting)
        output = manager.resume(output, {one: Edit({"amount": 5}), two: Approve()})
        assert output.output == ["paid 5", "paid 2"]
        assert manager.resume("r").output == ["paid 5", "paid 2"]
    assert sorted(world.done) == ["pay 2", "pay 5"]


def test_how_a_call_was_made_stays_in_the_records_of_a_run_that_goes_on(path: Place) -> None:
    tries = iter([True, False])

    def flaky(n: int) -> int:
        if next(tries):
            raise OSError("not yet")
        return n

    def same(n: int) -> int:
        return n

    with Journal(path) as journal:
        last = FunctionTool(same, name="last", needs_approval=True)
        manager = ToolManager([same, FunctionTool(flaky, retries=Retry(1, wait_s=0.01)), last], journal=journal)
        output = manager.execute("last(flaky(same(1)))", run_id="r")
        before = output.calls[1]
        assert (len(before.failed_attempts), before.executor, bool(before.waits)) == (1, "thread", True)
        by_record = manager.resume(output, {output.waiting[0].id: Approve()})
        for again in (by_record, manager.resume("r"), FunctionOutput.from_json(by_record.to_json())):
            made = again.calls[1]
            assert (made.attempts, made.executor) == (2, "thread")
            assert [(each.reason, each.call) for each in made.waits] == [(e.reason, e.call) for e in before.waits]
            assert [(each.type, each.message) for each in made.failed_attempts] == [("OSError", "not yet")]
            assert made.failed_attempts[0].at_s - made.start_s == pytest.approx(
                before.failed_attempts[0].at_s - before.start_s, abs=0.01
            )


def test_what_was_decided_stays_in_the_records_of_a_run_that_goes_on(world: World, path: Place) -> None:
    with Journal(path) as journal:
        manager = ToolManager([FunctionTool(world.pay, needs_approval=True)], journal=journal)
        output = manager.execute("[pay(1), pay(2), pay(3), pay(len(pay(4)))]", run_id="r")
        decisions = [Approve(), Edit({"amount": 5}), Deny()]
        output = manager.resume(output, {each.id: how for each, how in zip(output.waiting, decisions, strict=False)})
        for again in (manager.resume(output), manager.resume("r")):
            assert [each.approval for each in again.calls[:3]] == ["approved", "edited", "denied"]


@pytest.mark.parametrize("by_name", [True, False], ids=["by name", "by record"])
@pytest.mark.parametrize(("decision", "amount"), [(Approve(), 5), (Edit({"amount": 7}), 7), (Deny(), 0)], ids=repr)
def test_an_edited_call_that_was_cut_is_asked_about_and_made_as_it_was_edited(
    world: World, path: Place, decision: Decision, amount: int, by_name: bool
) -> None:
    def approve(requests: Sequence[ApprovalRequest]) -> dict[str, Decision]:
        return {each.id: Edit({"amount": 5}) for each in requests}

    with Journal(path) as journal:
        pay = FunctionTool(world.pay, needs_approval=True)
        world.cut = "pay 5"

        async def main() -> None:
            task = asyncio.ensure_future(
                ToolManager([pay], journal=journal, approve=approve).aexecute("pay(1)", run_id="r")
            )
            await world.entered.wait()
            task.cancel()
            await asyncio.wait([task])

        asyncio.run(main())
        output = ToolManager([pay], journal=journal).resume("r")
        (request,) = output.waiting
        assert (request.arguments, request.reason) == ({"amount": 5}, "interrupted")
        assert request.note == "edited arguments: amount=5"
        assert "pay started and did not finish, with edited arguments: amount=5; it may" in problem(output).message
        world.cut = ""
        manager = ToolManager([pay], journal=journal)
        output = manager.resume("r" if by_name else output, {request.id: decision})
        assert output.output == (f"paid {amount}" if amount else None)
        assert world.done == ["pay 5", *([f"pay {amount}"] if amount else [])]
        assert manager.resume("r").output == output.output  # the program calls it with 1, as it did before


@pytest.mark.parametrize("by_name", [True, False], ids=["by name", "by record"])
def test_an_edit_that_does_not_fit_leaves_the_run_of_a_journal_waiting(
    world: World, path: Place, by_name: bool
) -> None:
    with Journal(path) as journal:
        manager = ToolManager([FunctionTool(world.pay, needs_approval=True)], journal=journal)
        output = manager.execute("pay(1)", run_id="r")
        run, one = "r" if by_name else output, output.waiting[0].id
        for edit in ({"amont": 5}, {"amount": "much"}):
            with pytest.raises(ValueError, match=f"the Edit of '{one}' does not fit pay: "):
                manager.resume(run, {one: Edit(edit)})
        assert journal.runs() == {"r": "waiting"}
        assert manager.resume(run, {one: Edit({"amount": 5})}).output == "paid 5"
    assert world.done == ["pay 5"]


def test_an_edit_may_leave_an_argument_as_it_is_that_has_no_json_form(path: Place) -> None:
    def hold(lock: object, n: int) -> int:
        return n

    with Journal(path) as journal:
        manager = ToolManager(
            [FunctionTool(hold, needs_approval=True)], context={"lock": threading.Lock()}, journal=journal
        )
        (request,) = manager.execute("hold(lock, 1)", run_id="r").waiting
        with pytest.raises(ValueError, match="'m'"):
            manager.resume("r", {request.id: Edit({"m": 2})})
        output = manager.resume("r", {request.id: Edit({"n": 2})})
        assert (output.output, output.state) == (2, "finished"), output.error


def test_a_run_that_waits_is_resumed_by_another_process(world: World, path: Place) -> None:
    with Journal(path) as journal:
        manager = ToolManager([FunctionTool(world.pay, needs_approval=True)], journal=journal)
        assert manager.execute("pay(1)", run_id="r").state == "waiting"
        assert journal.runs() == {"r": "waiting"}
    with Journal(path) as journal:
        manager = ToolManager([FunctionTool(world.pay, needs_approval=True)], journal=journal)
        output = manager.resume("r")
        assert (output.state, world.done) == ("waiting", [])
        assert manager.resume("r", {output.waiting[0].id: Approve()}).output == "paid 1"


def test_a_decision_by_the_bare_id_holds_for_the_arguments_that_were_shown(world: World, path: Place) -> None:
    prices = iter([3, 8, 8])
    tools = [FunctionTool(world.pay, needs_approval=True), FunctionTool(lambda: 1, name="begin", needs_approval=True)]

    def resumed(*ids: str) -> FunctionOutput:
        with Journal(path) as journal:
            manager = ToolManager(tools, {"price": lambda: next(prices)}, journal=journal, policy=Policy.PROGRAMS)
            return manager.resume("r", dict.fromkeys(ids, Approve())) if ids else manager.execute(text, run_id="r")

    text = "begin()\npay(price())"
    (begin,) = (each.id for each in resumed().waiting)
    (shown,) = resumed(begin).waiting
    assert shown.arguments == {"amount": 3}
    (again,) = resumed(shown.id).waiting
    assert (again.arguments, again.call_id, world.done) == ({"amount": 8}, shown.id, [])
    with pytest.raises(
        ValueError, match=rf"no call of the run waits with the id '{shown.id}'; calls that wait: {again.id}"
    ):
        resumed(shown.id)
    assert resumed(again.id).output == "paid 8"


def test_a_decision_for_a_call_that_nobody_asked_for_is_refused(world: World, path: Place) -> None:
    with Journal(path) as journal:
        manager = ToolManager([FunctionTool(world.pay, needs_approval=True)], journal=journal)
        (request,) = manager.execute("pay(1)", run_id="r").waiting
        with pytest.raises(ValueError, match="no call of the run waits with the id '7'; calls that wait: 1"):
            manager.resume("r", {"7": Approve(), request.id: Approve()})
        assert (journal.runs(), world.done) == ({"r": "waiting"}, [])
        assert manager.resume("r", {request.id: Approve()}).output == "paid 1"


def test_a_record_loaded_from_json_goes_on_by_its_journal(world: World, path: Place) -> None:
    with Journal(path) as journal:
        manager = ToolManager([FunctionTool(world.pay, needs_approval=True)], {"n": 1}, journal=journal)
        output = manager.execute("pay(n)")
        manager.context["n"] = 2
        output = manager.resume(output, {output.waiting[0].id: Approve()})
        manager.context["n"] = 1
        again = FunctionOutput.from_json(output.to_json())
        assert manager.resume(again).output == output.output == "paid 1"
    assert world.done == ["pay 1"]


# What is refused.


def changed_body(amount: int) -> str:
    """Pay."""
    return f"paid {amount + 1}"


def body(amount: int) -> str:
    """Pay."""
    return f"paid {amount}"


def other_signature(amount: float) -> str:
    """Pay."""
    return f"paid {amount}"


def other_description(amount: int) -> str:
    """Pay twice."""
    return f"paid {amount}"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"tool": changed_body}, "tool pay"),
        ({"tool": other_signature}, "tool pay"),
        ({"tool": other_description}, "tool pay"),
        ({"x": 2}, "x of the context"),
        ({"double": lambda value: value + value}, "double of the context"),
        ({"policy": Policy.PROGRAMS}, "the policy"),
    ],
    ids=["body", "signature", "description", "variable", "function", "policy"],
)
def test_a_run_does_not_go_on_over_something_else(path: Place, change: dict[str, Any], told: str) -> None:
    def manager(journal: Journal, **given: Any) -> ToolManager:
        tool = FunctionTool(given.get("tool", body), name="pay")
        context = {"x": given.get("x", 1), "y": 1, "double": given.get("double", lambda value: 2 * value)}
        return ToolManager([tool], context, journal=journal, policy=given.get("policy", Policy.EXPRESSIONS))

    with Journal(path) as journal:
        manager(journal).execute("pay(double(x))", run_id="r")
        assert manager(journal).resume("r").output == "paid 2"
        with pytest.raises(JournalError, match=f"cannot be resumed: changed since it started: {told}"):
            manager(journal, **change).resume("r")
        assert manager(journal).resume("r").output == "paid 2"


def test_what_the_text_does_not_name_may_change(path: Place) -> None:
    with Journal(path) as journal:
        ToolManager([body, other_signature], {"x": 1}, journal=journal).execute("body(1)", run_id="r")
        assert ToolManager([body], {"x": 2}, journal=journal).resume("r").output == "paid 1"


def test_a_name_is_of_one_run(world: World, path: Place) -> None:
    with world.manager(path) as manager:
        manager.execute("pay(1)", run_id="r")
        for text in ("pay(2)", "pay(1)"):
            with pytest.raises(JournalError, match=r"already has a run 'r'; resume it"):
                manager.execute(text, run_id="r")
    assert world.done == ["pay 1"]


@pytest.mark.parametrize("run_id", ["\ud800", "a\nb", "a\0"])
def test_what_is_no_name_of_a_run_is_refused(world: World, path: Place, run_id: str) -> None:
    with world.manager(path) as manager:
        for use in (lambda: manager.execute("pay(1)", run_id=run_id), lambda: manager.resume(run_id)):
            with pytest.raises(JournalError, match="a run_id must be a string of printable characters, not '"):
                use()
        assert manager.journal is not None
        assert manager.journal.runs() == {}


def test_a_run_that_is_not_there_is_not_resumed(world: World, path: Place) -> None:
    with world.manager(path) as manager:
        with pytest.raises(JournalError, match=r"there is no run 'x' in .*; it holds no runs"):
            manager.resume("x")
        for number in range(4):
            manager.execute("1", run_id=f"r{number}")
        with pytest.raises(JournalError, match=r"there is no run 'x' in .*; the latest are 'r3', 'r2', 'r1'"):
            manager.resume("x")
    with pytest.raises(JournalError, match="without its journal"):
        ToolManager([]).resume("x")
    with pytest.raises(JournalError, match="run_id needs a journal"):
        ToolManager([]).execute("1", run_id="x")


def test_a_run_that_is_running_is_not_resumed(world: World, path: Place) -> None:
    async def main() -> None:
        with world.manager(path) as manager:
            world.cut = "pay 1"
            task = asyncio.ensure_future(manager.aexecute("pay(1)", run_id="r"))
            await world.entered.wait()
            with pytest.raises(JournalError, match="run 'r' is running"):
                await manager.aresume("r")
            task.cancel()
            await asyncio.wait([task])

    asyncio.run(main(), debug=True)


# Who is at work on a run.


def run_out(path: Place) -> None:
    """Let the leases of a journal run out, as if its processes had stood still."""
    with tables(path) as execute:
        execute("UPDATE runs SET until = 0")


def test_who_has_lost_a_run_begins_no_call_of_it_any_more(world: World, path: Place) -> None:
    async def main() -> tuple[FunctionOutput, FunctionOutput]:
        world.cut = "fetch 1"
        with world.manager(path) as first, world.manager(path) as second:
            task = asyncio.ensure_future(first.aexecute("pay(count(fetch(1)))", run_id="r"))
            await world.entered.wait()
            world.cut = ""
            with pytest.raises(JournalError, match=f"run 'r' is running in process {os.getpid()}"):
                await second.aresume("r")
            run_out(path)
            output = await second.aresume("r")
            world.go_on.set()
            return await task, output

    lost, output = asyncio.run(main(), debug=True)
    assert output.output == "paid 1"
    assert problem(lost).kind == "journal"
    assert "was taken over by another process" in problem(lost).message
    assert world.done == ["fetch 1", "fetch 1", "count 1", "pay 1"]
    with tables(path) as execute:
        assert execute("SELECT state, owner FROM runs") == [("finished", None)]


def test_how_a_call_ended_is_noted_by_who_had_begun_it(world: World, path: Place) -> None:
    """Also after the run was taken over, where the one who took it over has not made the call again."""

    async def main() -> FunctionOutput:
        world.cut = "pay 1"
        with world.manager(path) as first, world.manager(path) as second:
            task = asyncio.ensure_future(first.aexecute("[pay(1)]", run_id="r"))
            await world.entered.wait()
            run_out(path)
            assert [each.reason for each in (await second.aresume("r")).waiting] == ["interrupted"]
            world.go_on.set()
            await task
            return await second.aresume("r")

    assert asyncio.run(main(), debug=True).output == ["paid 1"]
    assert world.done == ["pay 1"]


def test_a_lease_is_renewed_while_a_run_goes_on(world: World, path: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "LEASE_S", 0.0)

    async def main() -> None:
        world.cut = "pay 1"
        with world.manager(path) as manager, tables(path) as execute:
            task = asyncio.ensure_future(manager.aexecute("pay(1)", run_id="r"))
            await world.entered.wait()
            execute("UPDATE runs SET until = 0")
            while execute("SELECT until FROM runs") == [(0,)]:  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0)
            execute("UPDATE runs SET owner = 'somebody else'")
            assert "was taken over by another process" in problem(await task).message

    asyncio.run(main(), debug=True)
    assert world.done == ["pay 1"]


@pytest.mark.parametrize("shared", [True, False], ids=["one journal", "a journal each"])
def test_of_many_threads_that_resume_a_run_one_makes_its_calls(path: Place, shared: bool) -> None:
    made: list[int] = []

    def pay(amount: int) -> int:
        """Pay."""
        made.append(amount)
        return amount

    def manager(journal: Any = path) -> ToolManager:
        return ToolManager([FunctionTool(pay, needs_approval=True)], journal=journal)

    first = manager()
    managers = [manager(first.journal if shared else path) for _ in range(4)]
    outcomes: list[str] = []
    for number in range(5):
        (request,) = first.execute(f"pay({number})", run_id=f"r{number}").waiting
        start = threading.Barrier(len(managers))

        def resume(own: ToolManager, run_id: str, asked: str, start: threading.Barrier = start) -> None:
            start.wait()
            with contextlib.suppress(JournalError, ValueError):  # it is running; or the call has ended
                outcomes.append(own.resume(run_id, {asked: Approve()}).state)

        threads = [threading.Thread(target=resume, args=(each, f"r{number}", request.id)) for each in managers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert (sorted(made), outcomes) == ([0, 1, 2, 3, 4], ["finished"] * 5)
    for each in (first, *managers):
        assert each.journal is not None
        each.journal.close()


BANK = """
import os, sys
from lightfc import *

def bank(folder):
    def pay(to: str) -> str:
        "Pay."
        with open(f"{folder}/paid", "a") as log:
            log.write(to)
        if os.path.exists(f"{folder}/kill"):
            os.remove(f"{folder}/kill")
            os.kill(os.getpid(), 9)
        return to

    with open(f"{folder}/journal") as file:
        return ToolManager([FunctionTool(pay, needs_approval=True)], journal=file.read())

def main():
    try:
        print(bank(sys.argv[1]).resume("r", {sys.argv[2]: Approve()}).state)
    except (JournalError, ValueError) as error:
        print(error)
"""


def elsewhere(folder: Path, decided: str) -> subprocess.Popen[str]:
    """Another process that resumes the run of this folder with a decision."""
    command = [sys.executable, "-c", "import bank; bank.main()", str(folder), decided]
    return subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)


def told(process: subprocess.Popen[str]) -> str:
    return process.communicate(timeout=60)[0].strip()


def bank(folder: Path, journal: Place) -> ToolManager:
    """The manager that those processes have."""
    (folder / "journal").write_text(str(journal))
    (folder / "bank.py").write_text(BANK)
    spec = spec_from_file_location("bank", folder / "bank.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    manager: ToolManager = module.bank(str(folder))
    return manager


@pytest.mark.skipif(os.name != "posix", reason="kills")
def test_a_decision_is_never_taken_for_one_about_a_later_interruption(path: Place, tmp_path: Path) -> None:
    manager = bank(tmp_path, path)
    assert [each.id for each in manager.execute("pay('a')", run_id="r").waiting] == ["1"]

    def resume(decided: str) -> list[tuple[str, str]]:
        return [(each.id, each.reason) for each in manager.resume("r", {decided: Approve()}).waiting]

    (tmp_path / "kill").touch()
    assert told(elsewhere(tmp_path, "1")) == ""
    assert resume("1") == [("1#2", "interrupted")]
    with pytest.raises(ValueError, match="no call of the run waits with the id '1'; calls that wait: 1#2"):
        resume("1")
    (tmp_path / "kill").touch()
    assert told(elsewhere(tmp_path, "1#2")) == ""
    assert resume("1#2") == [("1#3", "interrupted")]
    assert (tmp_path / "paid").read_text() == "aa"
    assert resume("1#3") == []
    with pytest.raises(ValueError, match="'1#3' has ended and takes no decision"):
        resume("1#3")
    assert (tmp_path / "paid").read_text() == "aaa"


def test_of_three_processes_that_resume_a_run_one_makes_its_calls(path: Place, tmp_path: Path) -> None:
    bank(tmp_path, path).execute("pay('a')", run_id="r")
    all_three = [elsewhere(tmp_path, "1") for _ in range(3)]
    ends = sorted(map(told, all_three), key=lambda end: end != "finished")
    assert ends[0] == "finished"
    assert all("is running in process" in each or "has ended and takes" in each for each in ends[1:])
    assert (tmp_path / "paid").read_text() == "a"


def test_an_interruption_that_nobody_was_shown_is_not_decided(world: World, path: Place) -> None:
    world.cut_at(path, "[pay(1)]", "pay 1")
    with world.manager(path) as manager:
        with pytest.raises(
            ValueError, match=r"no call of the run waits with the id '1'; calls that wait: none. To see"
        ):
            manager.resume("r", {"1": Approve()})
        (request,) = manager.resume("r").waiting
        assert (request.id, request.reason) == ("1", "interrupted")
        assert manager.resume("r", {request.id: Approve()}).output == ["paid 1"]
    assert world.done == ["pay 1", "pay 1"]


def test_a_record_does_not_hide_that_its_run_is_in_the_journal(world: World, path: Place) -> None:
    with Journal(path) as journal:
        manager = ToolManager([FunctionTool(world.pay, needs_approval=True)], journal=journal)
        output = manager.execute("pay(1)", run_id="r")
        told = output.to_json()
        assert '"run_id":"r"' in told
        manager.resume("r", {output.waiting[0].id: Approve()})
        for hidden in ("null", '"x"'):
            record = FunctionOutput.from_json(told.replace('"run_id":"r"', f'"run_id":{hidden}'))
            with pytest.raises((ValueError, JournalError), match=r"has no run_id, and this manager|no run 'x'"):
                manager.resume(record, {record.waiting[0].id: Approve()})
    assert world.done == ["pay 1"]


def test_other_arguments_than_before_are_refused(path: Place) -> None:
    numbers = itertools.count()
    with Journal(path) as journal:
        manager = ToolManager([body], {"number": lambda: next(numbers)}, journal=journal)
        assert manager.execute("body(number())", run_id="r").output == "paid 0"
        output = manager.resume("r")
    assert problem(output).kind == "journal"
    assert "body is called with other arguments than before (call 2); start a new run" in problem(output).message


UNREACHED = {
    "acting": (False, "pay(1) if again() else 0", True),
    "undeclared": (None, "pay(1) if again() else 0", True),
    "reading": (True, "pay(1) if again() else 0", False),
    "acting, in a try": (False, "try:\n    x = pay(1) if again() else 0\nexcept ValueError:\n    x = 2\nx", True),
    "undeclared, in a try": (None, "try:\n    x = pay(1) if again() else 0\nexcept ValueError:\n    x = 2\nx", False),
    "another in its place": (False, "pay(1) if again() else pay(2)", True),
}


@pytest.mark.parametrize(("read_only", "text", "ends"), UNREACHED.values(), ids=UNREACHED)
def test_a_call_that_a_resumed_run_does_not_come_to_is_told(
    path: Place, read_only: bool | None, text: str, ends: bool
) -> None:
    again = iter([True, False])
    with Journal(path) as journal:
        pay = FunctionTool(body, name="pay", read_only=read_only)
        manager = ToolManager([pay], {"again": lambda: next(again)}, journal=journal, policy="programs")
        assert manager.execute(text, run_id="r").output == "paid 1"
        output = manager.resume("r")
    record = output.calls[0]
    assert (record.name, record.output, record.input) == ("pay", "paid 1", Function("pay", (), {"amount": 1}))
    if ends:
        assert problem(output).kind == "journal"
        assert "made before it was resumed: pay (call 2); something that it depends on" in problem(output).message
    else:
        assert (output.state, output.output) == ("finished", 0)
    assert "pay" in FunctionOutput.from_json(output.to_json()).to_html()


def test_a_call_that_a_run_resumed_from_its_record_does_not_come_to_is_told() -> None:
    again = iter([True, False])
    tools = [FunctionTool(body, name="pay", read_only=False), FunctionTool(body, name="ask", needs_approval=True)]
    manager = ToolManager(tools, {"again": lambda: next(again)})
    first = manager.execute('[pay(1) if again() else 0, ask(int("2"))]')
    output = manager.resume(first, {first.waiting[0].id: Approve()})
    assert "pay (call 2)" in problem(output).message
    assert [each.output for each in output.calls] == ["paid 1", "paid 2"]


def test_a_call_that_a_run_has_not_come_to_where_it_waits_again_is_not_made_again(world: World) -> None:
    again = iter([True, False, True, True])
    tools = [FunctionTool(world.pay, read_only=False), FunctionTool(body, name="ask", needs_approval=True)]
    manager = ToolManager(tools, {"again": lambda: next(again)}, policy="programs")
    output = manager.execute("amount = 1 if again() else 0\nif amount: pay(amount)\nask(amount)")
    for amount in (1, 0, 1):
        assert (output.waiting[0].arguments, output.calls[0].name) == ({"amount": amount}, "pay")
        waits = FunctionOutput.from_json(output.to_json())
        output = manager.resume(waits, {waits.waiting[0].id: Approve()})
    assert (output.state, world.done) == ("finished", ["pay 1"])


def test_a_journal_that_fails_ends_the_run(world: World, path: Place) -> None:
    with world.manager(path) as manager:
        journal = manager.journal
        assert journal is not None

        async def main() -> FunctionOutput:
            async with manager.stream("pay(count(fetch(1)))", run_id="r") as events:
                async for event in events:
                    if event.kind == "finished" and event.name == "fetch":
                        journal.close()
                return events.output

        output = asyncio.run(main(), debug=True)
    assert "pay 1" not in world.done
    assert problem(output).kind == "journal"
    assert (output.run_id, output.calls[0].output) == ("r", Page(1, b"\x01"))
    with world.manager(path) as manager:
        assert manager.resume("r").output == "paid 1"
    assert world.done.count("fetch 1") == 1


def test_a_run_whose_end_cannot_be_noted_keeps_its_record(
    world: World, path: Place, caplog: pytest.LogCaptureFixture
) -> None:
    with world.manager(path) as manager:
        with full(path, "UPDATE", "runs"):
            assert manager.execute("pay(1)", run_id="r").output == "paid 1"
        assert "the end of run 'r' could not be written" in caplog.text
        assert manager.resume("r").output == "paid 1"
    assert world.done == ["pay 1"]


def test_what_the_host_would_be_asked_is_told_only_if_it_can_be_noted(world: World, path: Place) -> None:
    with Journal(path) as journal:
        manager = ToolManager([FunctionTool(world.pay, needs_approval=True)], journal=journal)
        with full(path, "INSERT", "requests"):
            output = manager.execute("pay(1)", run_id="r")
        assert (output.state, output.waiting, problem(output).kind) == ("failed", (), "journal")
        assert [each.source for each in manager.resume("r").waiting] == ["pay(1)"]


def test_a_run_that_could_not_be_noted_can_be_begun_again(world: World, path: Place) -> None:
    with world.manager(path) as manager:
        for event, again in (("INSERT", lambda: manager.execute("pay(1)", run_id="r")),
                             ("UPDATE", lambda: manager.resume("r"))):  # fmt: skip
            with full(path, event, "runs"), pytest.raises(JournalError, match=r"the journal .* fails: disk is full"):
                again()
            assert again().output == "paid 1"
    assert world.done == ["pay 1"]


def test_many_texts_of_which_none_can_be_noted_are_told_as_one_is(path: Place) -> None:
    with Journal(path) as journal:
        manager = ToolManager([body], journal=journal)
    with pytest.raises(JournalError, match="closed"):
        manager.execute_many(["body(1)", "body(2)"])


@pytest.mark.parametrize(
    "damage", ["UPDATE calls SET value = '{'", "UPDATE calls SET arguments = '', state = 'started'",
               "UPDATE runs SET fingerprint = 'x'", "UPDATE runs SET fingerprint = 'null'",
               "UPDATE calls SET state = 'failed', error = '1'", "UPDATE calls SET id = 'x'",
               "UPDATE calls SET id = '1#2'", "UPDATE calls SET arguments = '[]'"],
)  # fmt: skip
def test_a_file_that_cannot_be_read_is_told(world: World, path: Place, damage: str) -> None:
    with world.manager(path) as manager:
        manager.execute("pay(1)", run_id="r")
        with tables(path) as execute:
            execute(damage)
        with pytest.raises(JournalError, match=r"run 'r' cannot be resumed: .* cannot be read"):
            manager.resume("r")


def test_another_file_is_no_journal(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    path.write_text("something else " * 1000)
    with pytest.raises(JournalError, match="cannot be used as a journal"):
        ToolManager([], journal=path)


def test_a_place_where_no_journal_can_be_is_told(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="path must be the path of a file, or postgresql://…, not int"):
        Journal(3)  # type: ignore[arg-type]
    with pytest.raises(JournalError, match="the path of a journal is empty"):
        ToolManager([], journal="")
    with pytest.raises(JournalError, match="cannot be used as a journal: it is a folder"):
        Journal(tmp_path)
    with pytest.raises(JournalError, match=r"cannot be used as a journal: there is no folder '.*nowhere'"):
        Journal(tmp_path / "nowhere" / "runs.db")


def test_a_text_that_is_not_right_is_no_run(world: World, path: Place) -> None:
    with world.manager(path) as manager:
        assert manager.execute("pay(", run_id="r").error is not None
        assert manager.journal is not None
        assert manager.journal.runs() == {}


# Any program, cut anywhere.

TEXTS = st.recursive(
    st.integers(0, 3).map(lambda n: f"one({n})"),
    lambda part: (
        st.tuples(part, part).map(lambda parts: f"two({parts[0]}, {parts[1]})")
        | st.lists(part, min_size=1, max_size=3).map(lambda parts: f"sum([{', '.join(parts)}])")
        | part.map(lambda each: f"sum(one({each} + i) for i in range(3))")
        | part.map(lambda each: f"sum(map(one, [{each}, 1]))")
        | part.map(lambda each: f"(lambda n: two(n, one(n)))({each})")
        | st.tuples(part, part).map(lambda parts: f"({parts[0]} if {parts[1]} % 2 else one(9))")
        | st.tuples(part, part).map(lambda parts: f"({parts[0]} or {parts[1]})")
    ),
    max_leaves=6,
)


@settings(max_examples=60)
@given(text=TEXTS, cut=st.integers(1, 12), read_only=st.booleans())
def test_any_run_cut_at_any_call_ends_as_if_it_had_not_been(text: str, cut: int, read_only: bool) -> None:
    made: list[tuple[int, ...]] = []
    expected_calls: list[tuple[int, ...]] = []

    def plain(*args: int) -> int:
        expected_calls.append(args)
        return sum(args) + 1

    expected = eval(text, {"one": plain, "two": plain})

    async def main(journal: Journal, hang_at: int) -> FunctionOutput | None:
        cut_here = asyncio.Event()

        async def call(*args: int) -> int:
            made.append(args)
            if len(made) == hang_at:
                cut_here.set()
                await asyncio.Event().wait()
            return sum(args) + 1

        async def one(a: int) -> int:
            return await call(a)

        async def two(a: int, b: int) -> int:
            return await call(a, b)

        tools = [FunctionTool(one, read_only=read_only), FunctionTool(two, read_only=read_only)]
        manager = ToolManager(tools, journal=journal)
        if not hang_at:
            output = await manager.aresume("r")
            return await manager.aresume("r", {w.id: Approve() for w in output.waiting}) if output.waiting else output
        run, hung = asyncio.ensure_future(manager.aexecute(text, run_id="r")), asyncio.ensure_future(cut_here.wait())
        await asyncio.wait([run, hung], return_when=asyncio.FIRST_COMPLETED)
        for task in (run, hung):
            task.cancel()
        await asyncio.wait([run, hung])
        return None

    with tempfile.TemporaryDirectory() as folder, Journal(Path(folder) / "j.db") as journal:
        asyncio.run(main(journal, cut))
        was_cut = made[cut - 1 : cut]
        output = asyncio.run(main(journal, 0))
    assert output is not None
    assert output.output == expected
    assert Counter(made) == Counter(expected_calls) + Counter(was_cut)


# Crashes.


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_a_run_that_is_killed_at_random_moments_loses_and_repeats_nothing(path: Place) -> None:
    command = [sys.executable, "-m", "benchmarks.kill", "--kills", "8"]
    command += ["--server", path] if isinstance(path, str) else []
    root = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "calls made without approval: 0" in done.stdout


@pytest.mark.parametrize("command", [["trip.py"], ["-m", "trip"]], ids=" ".join)
def test_a_run_of_a_script_is_resumed_where_the_script_is_imported(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "trip.py").write_text(
        "from dataclasses import dataclass\n"
        "from lightfc import ToolManager, tool\n"
        "@dataclass\n"
        "class Train:\n"
        "    name: str\n"
        "@tool(read_only=False)\n"
        "def book(train: Train) -> Train:\n"
        "    return train\n"
        "@tool(needs_approval=True)\n"
        "def pay(train: Train) -> str:\n"
        "    return f'paid {train.name}'\n"
        "if __name__ == '__main__':\n"
        "    ToolManager([book, pay], journal='trips.db').execute('pay(book(Train(\"R60\")))', run_id='trip')\n"
    )
    subprocess.run([sys.executable, *command], cwd=tmp_path, check=True, timeout=WAIT_S)
    spec = spec_from_file_location("trip", tmp_path / "trip.py")
    assert spec is not None
    assert spec.loader is not None
    trip = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "trip", trip)
    spec.loader.exec_module(trip)
    manager = ToolManager([trip.book, trip.pay], journal=tmp_path / "trips.db")
    waiting = manager.resume("trip")
    assert manager.resume(waiting, {each.id: Approve() for each in waiting.waiting}).unwrap() == "paid R60"
    assert waiting.calls[0].output == trip.Train("R60")
