"""What calls change in place is there again where a run is taken up from its journal."""

import asyncio
from collections import Counter, OrderedDict, defaultdict, deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pydantic import BaseModel, PrivateAttr

from lightfc import Approve, Function, FunctionOutput, FunctionTool, Journal, ToolManager, tool
from lightfc_sandbox import Policy


@dataclass
class Cart:
    items: list[Any] = field(default_factory=list)
    parts: list["Cart"] = field(default_factory=list)

    @tool(read_only=False)
    def add(self, item: str) -> int:
        """Add an item."""
        self.items.append(item)
        return len(self.items)


class Order(BaseModel):
    items: list[str] = []
    _notes: list[str] = PrivateAttr(default_factory=list)


class Opaque:
    pass


KINDS: dict[str, Any] = {
    "list": lambda: [1, [2]], "dict": lambda: {"a": [1]}, "set": lambda: {1}, "deque": lambda: deque([1], 5),
    "bytearray": lambda: bytearray(b"a"), "counter": lambda: Counter("a"), "ordered": lambda: OrderedDict(b=1, a=[2]),
    "defaultdict": lambda: defaultdict(list, a=[1]), "array": lambda: np.zeros(3), "model": Order, "dataclass": Cart,
}  # fmt: skip


def change(value: Any, item: str) -> Any:
    """Change what is given, and what it holds."""
    kind = type(value)
    if kind in (list, deque):
        value.append([item])
    elif kind in (dict, OrderedDict, defaultdict):
        value["a"], value[item] = value.pop("a"), [item]  # another order
    elif kind is Counter or kind is set:
        value.update({item})
    elif kind is bytearray:
        value += item.encode()
    elif kind is np.ndarray:
        value += len(item)
    elif kind is Order:
        value.items.append(item)
        value._notes.append(item)
    else:
        value.items, value.parts = [*value.items, item], [Cart([item])]
    return None


class Run:
    """Tools over values, of which `stop` cuts the run the first time."""

    def __init__(self, path: Path, make: Any = Cart, **options: Any) -> None:
        self.path, self.make_value, self.options = path, make, options
        self.cuts, self.seen, self.made = 1, list[Any](), list[str]()

    def make(self) -> Any:
        """Make a value."""
        self.made.append("make")
        return self.make_value()

    def change(self, value: Any, item: str) -> None:
        """Change a value."""
        self.made.append(f"change {item}")
        change(value, item)

    def extend(self, value: Any, item: Any) -> Any:
        """Change a value, and give it back."""
        self.made.append("extend")
        value.items.append(item)
        return value

    def first(self, value: Any) -> Any:
        """Take the first part away."""
        value.parts.pop(0)

    def fail(self, value: Any) -> None:
        """Change a value and fail."""
        value.items.append("failed")
        raise ValueError("no")

    def stop(self) -> int:
        """Cut the run."""
        self.cuts -= 1
        if self.cuts >= 0:
            raise KeyboardInterrupt
        return 1

    def look(self, value: Any) -> None:
        """Look at a value."""
        shown = value.__dict__ if type(value) is Opaque else sorted(value, key=str) if type(value) is set else value
        self.seen.append(repr(shown))  # the order of a set is that of how its items got there

    def manager(self, *, journal: bool) -> ToolManager:
        acting = [self.make, self.change, self.extend, self.first, self.fail, self.look]
        tools = [FunctionTool(each, read_only=False) for each in acting]
        stop = FunctionTool(self.stop, read_only=True)
        types = [Cart, Order] if self.make_value in (Cart, Order) else []
        context = {each.__name__: each for each in types}
        options = {"policy": Policy.PROGRAMS, "journal": str(self.path) if journal else None, **self.options}
        return ToolManager([*tools, stop], context, **options)

    def resumed(self, text: str, decisions: Any = None) -> FunctionOutput:
        with pytest.raises(KeyboardInterrupt):
            self.manager(journal=True).execute(text, run_id="r")
        return self.manager(journal=True).resume("r", decisions)


def compare(run: Run, text: str) -> None:
    """A run that is cut and taken up sees what one sees that is not cut."""
    output = run.resumed(text)
    assert output.error is None
    seen, run.seen, run.cuts, made = run.seen, [], 0, run.made
    run.made = []
    assert run.manager(journal=False).execute(text).error is None
    assert (seen, made) == (run.seen, run.made)


@pytest.mark.parametrize("kind", KINDS)
def test_what_calls_have_changed_is_there_after_a_resume(tmp_path: Path, kind: str) -> None:
    text = "x = make()\nchange(x, 'tea')\nchange(x, 'milk')\nstop()\nchange(x, 'salt')\nlook(x)"
    compare(Run(tmp_path / "runs.db", KINDS[kind]), text)


@pytest.mark.parametrize(
    "text",
    [
        "a = make()\nb = extend(a, 'tea')\nextend(b, 'milk')\nstop()\nextend(a, 'salt')\nlook(a)\nlook(b)",
        "a = make()\nb = make()\nextend(a, b)\nextend(b, 'tea')\nstop()\nextend(b, 'milk')\nlook(a)\nlook(b)",
        "a = make()\na.add('tea')\na.add('milk')\nstop()\na.add('salt')\nlook(a)",
        "a = make()\nchange(a, 'tea')\np = a.parts[0]\nfirst(a)\nextend(p, 'milk')\nstop()\nlook(a)\nlook(p)",
        "a = make()\ntry:\n    fail(a)\nexcept ValueError:\n    pass\nstop()\nlook(a)",
        "items = ['a']\nchange(items, 'tea')\nchange(items, 'milk')\nstop()\nlook(items)",
    ],
    ids=["given back", "held", "method", "part", "failure", "of the program"],
)
def test_what_is_one_object_stays_one(tmp_path: Path, text: str) -> None:
    compare(Run(tmp_path / "runs.db"), text)


def test_a_variable_of_a_new_process_is_changed_as_the_calls_had_changed_it(tmp_path: Path) -> None:
    run = Run(tmp_path / "runs.db")
    text = "change(box, 'tea')\nchange(box, 'milk')\nstop()\nlook(box)"
    with pytest.raises(KeyboardInterrupt):
        run.manager(journal=True).execute(text, run_id="r", variables={"box": []})
    assert run.manager(journal=True).resume("r", variables={"box": []}).error is None
    assert run.seen == ["[['tea'], ['milk']]"]


def test_calls_that_overlap_change_an_object_in_the_order_of_their_ends(tmp_path: Path) -> None:
    run = Run(tmp_path / "runs.db")

    async def put(value: Any, item: str, behind: int) -> None:
        """Put an item into a value, behind others."""
        for _ in range(1_000):
            if len(value.items) >= behind:
                break
            await asyncio.sleep(0.001)
        value.items.append(item)

    manager = run.manager

    def with_put(*, journal: bool) -> ToolManager:
        made = manager(journal=journal)
        return ToolManager([*made.tools.values(), put], {"Cart": Cart}, **run.options | {
            "policy": Policy.PROGRAMS, "journal": made.journal,
        })  # fmt: skip

    run.manager = with_put  # type: ignore[method-assign]
    compare(run, "a = make()\n[put(a, 'tea', 2), put(a, 'milk', 1), put(a, 'salt', 0)]\nstop()\nlook(a)")


def test_what_is_asked_about_is_what_the_calls_have_made_of_it(tmp_path: Path) -> None:
    run = Run(tmp_path / "runs.db")

    def order(value: Any) -> int:
        """Order."""
        return len(value.items)

    def manager() -> ToolManager:
        tools = [run.make, run.change, FunctionTool(order, needs_approval=True)]
        return ToolManager(tools, {"Cart": Cart}, policy="programs", journal=str(run.path))

    output = manager().execute("a = make()\nchange(a, 'tea')\norder(a)", run_id="r")
    (request,) = output.waiting
    output = manager().resume("r", {request.id: Approve()})
    assert (output.output, output.waiting) == (1, ())


def test_a_call_is_made_again_if_what_it_has_changed_has_no_json_form(tmp_path: Path) -> None:
    """It finds its arguments as they were before it was made."""
    run = Run(tmp_path / "runs.db")
    text = "a = make()\nextend(a, thing)\nstop()\nlook(a.items)"
    with pytest.raises(KeyboardInterrupt):
        run.manager(journal=True).execute(text, run_id="r", variables={"thing": Opaque()})
    output = run.manager(journal=True).resume("r", variables={"thing": Opaque()})
    (request,) = output.waiting
    assert (request.name, request.reason) == ("extend", "not stored")
    output = run.manager(journal=True).resume(output, {request.id: Approve()}, variables={"thing": Opaque()})
    assert (output.state, len(run.seen), run.made) == ("finished", 1, ["make", "extend", "extend"])


def test_what_cannot_be_put_back_ends_the_run(tmp_path: Path) -> None:
    run = Run(tmp_path / "runs.db", lambda: (lambda shared: [shared, shared])([]))
    output = run.resumed("x = make()\nchange(x, 'tea')\nstop()\nlook(x)")
    assert output.error is not None
    assert "what change (call 2) has changed cannot be put back: its arguments hold other" in output.error.message
    assert run.seen == []


def test_nothing_is_noted_of_calls_that_change_nothing(tmp_path: Path) -> None:
    run = Run(tmp_path / "runs.db")
    output = run.resumed("a = make()\nlook(a)\nlook([1, a])\nstop()")
    assert output.error is None
    with Journal(run.path) as journal:
        assert {each for (each,) in journal._read("SELECT changed FROM calls WHERE run_id = 'r'")} == {None}


@dataclass
class Client:
    calls: int = 0


def test_an_object_that_has_no_json_form_may_change_and_its_calls_are_not_made_again(tmp_path: Path) -> None:
    run = Run(tmp_path / "runs.db", Client)

    def send(client: Any) -> int:
        """Send something."""
        run.made.append("send")
        client.calls += 1
        return 1

    def manager() -> ToolManager:
        stop = FunctionTool(run.stop, read_only=True)
        return ToolManager([send, stop], {"client": Client()}, policy="programs", journal=str(run.path))

    with pytest.raises(KeyboardInterrupt):
        manager().execute("send(client)\nstop()\nsend(client)", run_id="r")
    assert manager().resume("r").state == "finished"
    assert run.made == ["send", "send"]


def test_a_record_shows_an_object_as_it_is_now(tmp_path: Path) -> None:
    run = Run(tmp_path / "runs.db", list)
    made, changed = run.manager(journal=False).execute("x = make()\nchange(x, 'tea')").calls
    assert isinstance(changed.input, Function)
    assert made.output is changed.input.args[0]
    assert made.output == [["tea"]]
