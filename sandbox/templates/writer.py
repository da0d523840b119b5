"""Writes the code of one closure from its shape."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from typing import Any

from lightfc_sandbox.budget.counters import MAX_OWNED

Key = Any
"""A shape: the name of a leaf, or a tuple of the name of a template and the shapes of the parts."""

WRITERS: dict[str, Any] = {}
"""What writes the code of a template, by its name: `write(writer, *shapes of the parts)`; gives where the value is."""


def varied(write: Callable[..., Any]) -> Callable[..., Any]:
    """A function that writes code, in the place of which another language may have its own (`Writer.ways`)."""

    @wraps(write)
    def write_in_its_way(w: Writer, *args: Any, **kwargs: Any) -> Any:
        return w.ways.get(write.__name__, write)(w, *args, **kwargs)

    return write_in_its_way


CONSTANTS = frozenset({"int", "str", "constant"})


class Writer:
    """Writes the code of a closure."""

    ways: Mapping[str, Callable[..., Any]] = {}
    """What another language writes in its own way, by the name of the function that writes it here."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.places: list[Any] = []
        self.margin = 1
        self.taken = self.rare = self.owned = self.named = 0
        self.place: Any = None
        self.frame = "f"  # the variable that holds the frame
        self.run = "f[0]"  # what gives the run
        self.returned, self.handed_on = "({},)", "{}"  # what is given for a `return`, and for any signal that leaves
        self.method: str | None = None  # the special method of the operator at hand, where an object may have it
        self.looping = False  # the code at hand stands in a loop of its own
        self.maybe: dict[str, tuple[str, int]] = {}  # what variables mean that may hold nothing, and the place
        self.kinds: dict[str, str] = {}  # the types of constants
        self.written: dict[str, tuple[str, str]] = {}  # of what is searched as a set: the steps, and itself

    def line(self, text: str) -> None:
        """One more line of code, at the place at hand."""
        self.lines.append(" " * self.margin + text)
        self.places.append(self.place)

    def hold_run(self) -> str:
        """Put the run into a variable, where it is asked for on the quick way."""
        if self.run != "run":
            self.run = "run"
            self.line(f"run = {self.frame}[0]")
        return self.run

    def take(self) -> str:
        """The next of what the place of a text gives."""
        self.taken += 1
        return f"c{self.taken - 1}"

    def slot(self) -> str:
        """The variable of the frame at hand whose slot is the next of what the place of a text gives."""
        return f"{self.frame}[{self.take()}]"

    def ask(self, part: str) -> str:
        """What gives the value of a closure."""
        return f"{part}({self.frame})"

    def applied(self, op: str, x: str, y: str) -> str:
        """What gives what an operator makes of two values that are not plain."""
        return f"{op}({self.run}, {x}, {y})"

    def constant(self) -> str:
        """The next of what the place gives, as a value that is used more than once."""
        return self.take()

    def number(self, text: str) -> str:
        """What a text gives, as a number to count with."""
        return text

    def count(self) -> str:
        """A new variable for a number that the code itself counts."""
        return self.name()

    def new_frame(self, text: str) -> str:
        """Write what gives a new frame."""
        return self.read(text)

    def take_rare(self) -> str:
        """The next of what it gives for what is not plain, which stands behind the places."""
        self.rare += 1
        return f"_n[{self.rare}]"

    def own(self) -> int:
        """Go to the place of the template at hand."""
        self.place = self.owned
        self.owned += 1
        return self.owned - 1

    def at(self, place: int) -> None:
        """Go back to the place of a template."""
        self.place = place

    def name(self) -> str:
        """A new variable."""
        self.named += 1
        return f"v{self.named}"

    def value(self, key: Key, *, tested: bool = False) -> str:
        """Write what evaluates a part; gives the name of its value.

        Args:
            key: The shape of the part.
            tested: Its type is tested before it is used, and `settle` asks if it is bound where that fails.
        """
        if type(key) is tuple:
            made: str = WRITERS[key[0]](self, *key[1:])
            return made
        if key in CONSTANTS:
            name = self.constant()
            self.kinds[name] = key
            return name
        if key == "written":
            name = self.constant()
            self.written[name] = self.take(), self.take_rare()
            return name
        if key == "closure":
            return self.read(self.ask(self.take()))
        name = self.read(self.variable(key))
        if key == "bound":
            return name
        around, place = self.place, self.own()
        self.maybe[name] = self.take_rare(), place
        self.place = around
        if not tested:
            self.settle(name)
        return name

    def variable(self, key: str) -> str:
        """The variable whose slot is the next of what the place gives, in the frame at hand or one around that."""
        if key == "far":
            return self.far_slot()
        return f"{self.frame}[1][{self.take()}]" if key == "outer" else self.slot()

    def far_slot(self) -> str:
        """The variable of a frame around that at hand: the place gives how far out that is, and then the slot."""
        frame = self.read(self.frame)
        self.line(f"for _ in range({self.take()}): {frame} = {frame}[1]")
        return f"{frame}[{self.take()}]"

    def read(self, text: str) -> str:
        """Write what gives a new variable its value."""
        name = self.name()
        self.line(f"{name} = {text}")
        return name

    def settle(self, *names: str) -> None:
        """Write what asks of variables whether they are bound, where that has not been asked yet."""
        around = self.place
        for name in names:
            found = self.maybe.pop(name, None)
            if found is not None:
                mean, self.place = found
                self.line(f"if {name} is UNBOUND or {name} is DELETED: {name} = {mean}({self.run}, {name})")
        self.place = around

    def charge(self, size: str) -> None:
        """Write what charges bytes."""
        self.line(f"{self.run}.bytes_left -= {size}")
        self.line(f"if {self.run}.bytes_left < 0: {self.run}.out_of_memory()")

    def note(self, made: str, test: str = "") -> None:
        """Write what notes that the text has made a value, as `Run.fresh` does; `test` is one of the value itself."""
        owned = self.name()
        self.line(
            f"if ({owned} := {self.run}.owned) is not None and len({owned}) < {MAX_OWNED}{test}: "
            f"{owned}[id({made})] = {made}"
        )

    def values(self, keys: tuple[Key, ...]) -> list[str]:
        """The same of several parts, in order; of `many`, which stand in a list, what spreads their values."""
        if keys == ("many",):
            return ["*" + self.read(f"[{self.ask('part')} for part in {self.take()}]")]
        return [self.value(key) for key in keys]

    def pair(self, a: Key, b: Key) -> tuple[str, str]:
        """Two operands whose types are tested before they are used; the first is settled before the second may act."""
        return self.value(a, tested=type(b) is str and b != "closure"), self.value(b, tested=True)

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """What is written inside is indented below `head`, if there is one."""
        if head:
            self.line(head)
        self.margin += bool(head)
        maybe = dict(self.maybe)
        yield
        self.margin -= bool(head)
        self.maybe = maybe  # what is settled in a branch is not settled behind it


def write_whole(writer: Writer, key: Key) -> None:
    """Write the code of the closure of a shape."""
    found = WRITERS[key[0]](writer, *key[1:])
    if found is not None:
        writer.line(f"return {found}")


def written(key: Key) -> tuple[str, tuple[Any, ...]]:
    """The code of the closure of a shape in Python, and for each of its lines where the node stands in `_n`."""
    writer = Writer()
    write_whole(writer, key)
    given = "".join(f"{each}=0, " for each in (f"c{number}" for number in range(writer.taken)))
    head = f"def closure(f, {given}_n=0):"
    return "\n".join([head, *writer.lines]), (None, *(_behind(writer.rare, place) for place in writer.places))


def _behind(rare: int, place: Any) -> Any:
    """Where the node of a place stands; one that is known with a function keeps that."""
    if place is None:
        return None
    return (place[0] + rare + 1, place[1]) if type(place) is tuple else place + rare + 1
