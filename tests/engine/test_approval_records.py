"""Records of runs that wait: read from JSON in another process, edited, forged."""

import copy
import json
import operator
import random
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import partial, reduce
from pathlib import Path
from typing import Any

import pytest

from lightfc import (
    Approve,
    ApproveAll,
    Deny,
    Edit,
    ExportError,
    FunctionOutput,
    FunctionTool,
    Journal,
    JournalError,
    ToolManager,
)
from lightfc_sandbox import Policy


@dataclass
class Price:
    euros: int


class Bank:
    """Tools that note what they do; each object is a process of its own."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def pay(self, to: str, amount: int = 1) -> str:
        """Pay."""
        self.done.append(f"pay {to} {amount}")
        return f"paid {to}"

    def price(self, of: str) -> Price:
        """Tell a price."""
        self.done.append(f"price {of}")
        return Price(len(of))

    def euros(self, price: Price) -> int:
        """Tell the euros."""
        return price.euros

    def fail(self, what: str) -> str:
        """Fail."""
        self.done.append(f"fail {what}")
        raise FileNotFoundError(what)

    def manager(self, *, without: str = "", **options: Any) -> ToolManager:
        tools = [FunctionTool(self.pay, needs_approval=True), self.price, self.euros, self.fail]
        kept = [each for each in tools if getattr(each, "name", getattr(each, "__name__", "")) != without]
        return ToolManager(kept, **{"policy": Policy.PROGRAMS, **options})


def loaded(output: FunctionOutput) -> FunctionOutput:
    return read(output.to_json())


def read(text: str) -> FunctionOutput:
    return FunctionOutput.from_json(text, types=[Price])


def test_a_run_that_waits_goes_on_from_json_in_another_process() -> None:
    text = "p = price('book')\n[pay(to, euros(p)) for to in people]"
    first = Bank()
    output = first.manager(context={"people": ["ann", "bob"], "other": object()}).execute(text)
    assert [each.arguments for each in output.waiting] == [{"to": "ann", "amount": 4}, {"to": "bob", "amount": 4}]
    assert loaded(output).to_json() == output.to_json()
    second = Bank()
    again = second.manager().resume(loaded(output), {output.waiting[0].id: Approve()})
    assert [each.arguments for each in again.waiting] == [{"to": "bob", "amount": 4}]
    third = Bank()
    finished = third.manager().resume(loaded(again), {again.waiting[0].id: Deny("no")})
    assert [call.state for call in finished.calls if call.name == "pay"] == ["finished", "failed"]
    assert [first.done, second.done, third.done] == [["price book"], ["pay ann 4"], []]


def test_a_failure_that_a_text_catches_is_the_same_after_json() -> None:
    text = "try:\n    fail('x')\nexcept OSError as e:\n    told = str(e)\npay(told)"
    output = Bank().manager().execute(text)
    bank = Bank()
    output = bank.manager().resume(loaded(loaded(output)), {output.waiting[0].id: Approve()})
    assert (output.output, bank.done) == ("paid x", ["pay x 1"])


def test_what_is_missing_or_differs_is_said() -> None:
    manager = Bank().manager(context={"rate": 3, "thing": object()})
    output = manager.execute("[pay('ann', rate), thing, price('x')]")
    with pytest.raises(ValueError, match=r"this manager lacks tool pay, variable thing \(it has no JSON form"):
        Bank().manager(without="pay").resume(loaded(output), {})
    with pytest.raises(ValueError, match="lacks tool price, variable thing"):
        Bank().manager(without="price").resume(loaded(output), {})

    def pay(to: str, amount: int = 1) -> str:
        """Pay."""
        return "another"

    bank = Bank()
    other = ToolManager(
        [FunctionTool(pay, needs_approval=True), bank.price], context={"thing": object()}, policy=Policy.PROGRAMS
    )
    with pytest.raises(ValueError, match=r"changed since it started: tool pay; restore that"):
        other.resume(loaded(output), {})
    given = Bank().manager().resume(loaded(output), {output.waiting[0].id: Approve()}, variables={"thing": object()})
    assert given.calls[0].output == "paid ann"


@pytest.mark.parametrize("text", ["pay('ann')", "list(map(pay, ['ann']))[0]"])
@pytest.mark.parametrize("isolation", ["none", "best"])
def test_a_record_goes_on_with_the_tools_of_the_manager_that_resumes_it(text: str, isolation: str) -> None:
    first, second = Bank(), Bank()
    output = first.manager(isolation=isolation).execute(text)
    other = ToolManager([FunctionTool(second.price, name="pay", needs_approval=True)], policy=Policy.PROGRAMS)
    decisions: Any = {each.id: Approve() for each in output.waiting}
    with pytest.raises(ValueError, match=r"(changed since it started: tool pay|this manager lacks tool)"):
        other.resume(output, decisions)
    output = second.manager(isolation=isolation).resume(output, decisions)
    assert (output.output, first.done, second.done) == ("paid ann", [], ["pay ann 1"])


def test_a_call_whose_value_no_json_holds_is_asked_about_before_it_is_made_again() -> None:
    made: list[str] = []

    def lock(name: str) -> Any:
        """Make what has no JSON form."""
        made.append(name)
        return [threading.Lock()]

    def manager(*, idempotent: bool) -> ToolManager:
        return ToolManager([FunctionTool(Bank().pay, needs_approval=True), FunctionTool(lock, idempotent=idempotent)])

    text = "[lock('a'), pay(str(len(lock('b'))))]"
    output = manager(idempotent=True).execute(text)
    output = manager(idempotent=True).resume(loaded(output), {output.waiting[0].id: Approve()})
    assert (output.state, sorted(made)) == ("finished", ["a", "a", "b", "b"])
    output = manager(idempotent=False).execute(text)
    made.clear()
    output = manager(idempotent=False).resume(loaded(output), {output.waiting[0].id: Approve()})
    assert [(each.name, each.reason) for each in output.waiting] == [("lock", "not stored"), ("lock", "not stored")]
    assert made == []


def test_a_loaded_record_is_resumed_once() -> None:
    bank = Bank()
    manager = bank.manager()
    record = loaded(manager.execute("[pay('ann'), price('x')]"))
    manager.resume(record, {})
    with pytest.raises(ValueError, match="was resumed from this record already"):
        manager.resume(record, {record.waiting[0].id: Approve()})
    assert bank.done == ["price x"]


def test_what_was_decided_before_is_not_among_what_a_record_says() -> None:
    """Else who edits a record could decide."""
    bank = Bank()
    output = bank.manager().execute("pay('now', euros(price('abc')))\npay('later')")
    (later,) = output.waiting
    output = bank.manager().resume(output, {later.id: Approve()})
    assert "later" not in json.dumps(json.loads(output.to_json())["v"]["waiting"])
    output = bank.manager().resume(loaded(output), {output.waiting[0].id: Deny()})
    assert bank.done == ["price abc"]


FORGED: dict[str, Callable[[str], str]] = {
    "other arguments": lambda text: text.replace('"eve"', '"ann"'),
    "other arguments, repeated": lambda text: text.replace('"eve"', '"ann"').replace(
        '"repeated":false', '"repeated":true'
    ),
    "interrupted": lambda text: text.replace('"eve"', '"ann"').replace('"needs_approval"', '"interrupted"'),
    "no arguments": lambda text: text.replace('{"to":"eve","amount":7}', "null"),
    "another source": lambda text: text.replace('"source":"pay(who, 7)"', '"source":"price(who)"'),
    "another name": lambda text: text.replace('"name":"pay","source"', '"name":"price","source"'),
    "another place": lambda text: text.replace('"site":2', '"site":1'),
}


@pytest.mark.parametrize("journalled", [True, False], ids=["journal", "record alone"])
@pytest.mark.parametrize("how", FORGED)
@pytest.mark.parametrize("decision", [Approve(), ApproveAll()], ids=["approve", "approve all"])
def test_a_forged_record_decides_nothing(how: str, journalled: bool, decision: Any, tmp_path: Path) -> None:
    bank = Bank()
    journal = Journal(tmp_path / "j.db") if journalled else None
    manager = bank.manager(context={"who": "eve"}, journal=journal)
    output = manager.execute("[price('x'), pay(who, 7)]")
    assert output.waiting[0].arguments == {"to": "eve", "amount": 7}
    waiting, rest = json.dumps(json.loads(output.to_json())["v"]["waiting"], separators=(",", ":")), output.to_json()
    assert waiting in rest
    forged = FunctionOutput.from_json(rest.replace(waiting, FORGED[how](waiting)), types=[Price])
    assert forged.waiting != output.waiting
    try:
        again = manager.resume(forged, {forged.waiting[0].id: decision})
    except ValueError:
        again = output
    assert [each for each in bank.done if each.startswith("pay")] == []
    assert again.state == "waiting"
    assert manager.resume(again, {again.waiting[0].id: Approve()}).calls[1].output == "paid eve"
    if journal is not None:
        journal.close()


PAID_TWICE = "price('abc')\n[pay(who, 7) for who in people]"


def leaves(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Each place of a JSON document that holds something, with what it holds."""
    yield at, value
    for key, each in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from leaves(each, (*at, key))


def edits(value: Any) -> list[Any]:
    """What may be put in the place of a value of JSON."""
    if isinstance(value, dict):
        return [{}, None, *({name: each for name, each in value.items() if name != left} for left in value)]
    if isinstance(value, list):
        return [[], value * 2, value[::-1], value[:1], None]
    if isinstance(value, str):
        return ["eve", "", "pay", "price", f"{value}x", None, 5]
    return [0, 1, -1, 10**30, "x", None, True]


def settled(bank: Bank, manager: ToolManager, load: Callable[[], FunctionOutput]) -> None:
    """Approve all that a record shows, and go on: only the calls that it shows are made, each once."""
    shown: list[Any] = []
    try:
        record = load()
        shown = [{"amount": 1, **(each.arguments or {})} for each in record.waiting if each.name == "pay"]
        manager.resume(record, {each.id: Approve() for each in record.waiting})
    except (ValueError, JournalError, ExportError):
        pass  # it is refused in words
    made = [dict(zip(("to", "amount"), each.split()[1:], strict=True)) for each in bank.done if each[:3] == "pay"]
    told = [{"to": str(each.get("to")), "amount": str(each["amount"])} for each in shown]
    assert [each for each in made if made.count(each) > told.count(each)] == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_wherever_a_record_is_edited_only_calls_that_it_shows_are_made(seed: int) -> None:
    context = {"people": ["ann", "eve"]}
    document = json.loads(Bank().manager(context=context).execute(PAID_TWICE).to_json())
    for at, value in list(leaves(document))[1:]:
        edited = copy.deepcopy(document)
        place = reduce(operator.getitem, at[:-1], edited)
        place[at[-1]] = random.Random(f"{seed} {at}").choice(edits(value)) if seed else edits(value)[0]
        bank = Bank()
        settled(bank, bank.manager(context=context), partial(read, json.dumps(edited)))


EDITED_ROWS = [
    "DELETE FROM requests", "DELETE FROM calls", "DELETE FROM runs WHERE run_id = 'r'",
    "UPDATE requests SET arguments = replace(arguments, 'eve', 'ann')", "UPDATE requests SET arguments = NULL",
    "UPDATE requests SET arguments = x'ff'", "UPDATE requests SET name = 'price'",
    "UPDATE requests SET site = site + 1",
    "UPDATE requests SET reason = 'interrupted'", "UPDATE requests SET id = x'ff'",
    "UPDATE requests SET id = id || '#2'", "UPDATE requests SET run_id = 's' WHERE run_id = 'r'",
    "UPDATE calls SET id = '2'", "UPDATE calls SET id = '2.0.2' WHERE run_id = 'r'",
    "UPDATE calls SET state = 'started'",
    "UPDATE calls SET state = 'finished', value = NULL", "UPDATE calls SET value = '[[1'",
    "UPDATE calls SET run_id = CASE run_id WHEN 'r' THEN 'q' ELSE 'r' END", "UPDATE runs SET text = text || text",
    "UPDATE runs SET text = 'pay(''mallory'')' WHERE run_id = 'r'", "UPDATE runs SET fingerprint = '{}'",
    "UPDATE runs SET owner = 'x', until = 1e300", "UPDATE runs SET owner = x'ff', until = 1e300",
    "UPDATE runs SET kind = 'CodeAgent', state = 'finished'",
]  # fmt: skip


@pytest.mark.parametrize("edit", EDITED_ROWS)
def test_however_a_journal_is_edited_only_calls_that_the_host_saw_are_made(edit: str, tmp_path: Path) -> None:
    context = {"people": ["ann", "eve"]}
    with Journal(tmp_path / "j.db") as journal:
        text = Bank().manager(context=context, journal=journal).execute(PAID_TWICE, run_id="r").to_json()
        Bank().manager(context=context, journal=journal).execute("pay('bob')\nprice('x')", run_id="s")
    with closing(sqlite3.connect(tmp_path / "j.db")) as rows, rows, suppress(sqlite3.IntegrityError):
        rows.execute(edit)
    bank = Bank()
    with Journal(tmp_path / "j.db") as journal:
        settled(bank, bank.manager(context=context, journal=journal), partial(read, text))


def test_a_decision_under_an_id_that_nobody_asked_about_decides_nothing() -> None:
    """The calls in the loop come to these ids later."""
    bank = Bank()
    asked: list[str] = []

    def approve(requests: Any) -> Any:
        asked.extend(each.arguments["to"] for each in requests)
        if "first" in asked[-1]:
            return {f"{i}.{j}.{k}": Approve() for i in range(9) for j in range(9) for k in range(9)} | {
                each.id: Approve() for each in requests
            }
        return {}

    output = bank.manager(approve=approve).execute("pay('first')\n[pay(p) for p in ['a', 'b']]")
    assert (bank.done, asked) == (["pay first 1"], ["first", "a", "b"])
    assert [each.arguments for each in output.waiting] == [{"to": "a"}, {"to": "b"}]


def test_a_record_of_another_version_is_refused_in_words() -> None:
    text = Bank().manager().execute("pay('ann')").to_json()
    with pytest.raises(ExportError, match="ApprovalRequest lacks site: another version of lightfc wrote it"):
        FunctionOutput.from_json(text.replace('"site":1,', ""))


def test_a_journal_of_version_0_1_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as old:
        old.execute("CREATE TABLE runs (run_id TEXT PRIMARY KEY, text TEXT, stands_on TEXT, state TEXT)")
    with pytest.raises(JournalError, match=r"is a journal of lightfc 0\.1, which this version cannot use"):
        Journal(path)


def test_an_edited_call_is_told_as_it_was_made_after_a_resume(tmp_path: Path) -> None:
    bank = Bank()
    with Journal(tmp_path / "j.db") as journal:
        manager = bank.manager(journal=journal)
        output = manager.execute("pay('ann', 500)", run_id="r")
        manager.resume(output, {output.waiting[0].id: Edit({"amount": 5})})
        again = manager.resume("r")
    assert again.calls[0].parsed_input is not None
    assert again.calls[0].parsed_input.kwargs == {"to": "ann", "amount": 5}
    assert bank.done == ["pay ann 5"]


class Key:
    """An object of the host's own, which has no JSON form."""

    def __init__(self, name: str) -> None:
        self.name = name


@pytest.mark.parametrize("text", ["use(key)", "use(made())", "use([key, 1])", "use({'a': {'b': made()}})"])
def test_a_loaded_record_can_approve_a_call_with_an_object_of_the_host(text: str) -> None:
    used: list[Any] = []

    def use(what: Any) -> None:
        """Use something."""
        used.append(what)

    def made() -> Any:
        """Make a key."""
        return Key("made")

    def manager() -> ToolManager:
        tools = [FunctionTool(use, needs_approval=True), FunctionTool(made, read_only=True)]
        return ToolManager(tools, context={"key": Key("known")})

    output = manager().execute(text)
    output = manager().resume(loaded(output), {output.waiting[0].id: Approve()})
    assert (output.state, len(used)) == ("finished", 1)


@pytest.mark.parametrize("hidden", ["str", "Key", "list"])
def test_what_a_forged_record_hides_is_not_approved(hidden: str) -> None:
    """Else who edits a record could show less than what is called."""
    bank = Bank()
    output = bank.manager().execute("pay('eve')")
    text = json.loads(output.to_json())
    (request,) = text["v"]["waiting"]["v"]
    request["v"]["arguments"]["to"] = {"$": "object", "type": "lightfc:Opaque", "v": {"type": hidden, "reason": ""}}
    forged = FunctionOutput.from_json(json.dumps(text), types=[Price])
    with suppress(ValueError):
        output = bank.manager().resume(forged, {output.waiting[0].id: Approve()})
    assert (output.state, bank.done) == ("waiting", [])
