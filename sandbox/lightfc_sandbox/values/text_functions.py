"""Functions and methods that a program defines, the attributes of its objects, errors and iterators that it makes.

This module is compiled with the package where a C compiler is at hand; `text_functions.pxd` gives their attributes
types there.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from lightfc_sandbox.budget.costs import ITEM_BYTES
from lightfc_sandbox.values.naming import without_hidden


class TextFunction:
    """A function that a text defined. Has no `__call__`: only the evaluator can run it.

    Attributes:
        call: Calls it: `call(run, function, args, kwargs)`.
        arity: How many positional arguments give a value to each of its parameters; -1 where some take any number.
        body: Its body, over a frame.
        around: The frame that it was made in.
        blank: Its own variables before any is assigned.
        defaults: The values of its defaults.
        doc: Its docstring; None if it has none.
        known: Gives the values that a function leads to: those of variables outside of it, and its defaults.
        wrapped: The name of the function that it wraps, which it tells as its own; None if it wraps none.
        acts: It may make a call that is declared to act.
        bind: Gives the frame of one call, without its own variables: `Parameters.frame`; None where `call` has to.
        plans: The ways to call it that are known (`Parameters.plans`).
        collects: Its `*args` (1) and `**kwargs` (2) take what others do not.
        most: How many parameters take one argument by position each.
        fields: The attributes that the text has given it; None before it has.
        named: The names of those that take one by name.
    """

    __slots__ = (
        *("acts", "arity", "around", "bind", "blank", "body", "call", "collects", "defaults", "doc"),
        *("fields", "known", "most", "name", "named", "plans", "wrapped"),
    )

    def __init__(
        self,
        name: str,
        call: Callable[..., Any],
        arity: int = -1,
        body: Any = None,
        around: Any = None,
        blank: Any = (),
        defaults: Sequence[Any] = (),
        known: Callable[["TextFunction"], Sequence[Any]] = lambda function: (),
    ) -> None:
        self.name, self.call, self.arity, self.body = name, call, arity, body
        self.around, self.blank, self.defaults, self.known = around, blank, defaults, known
        self.doc: str | None = None
        self.wrapped: str | None = None
        self.acts = False
        self.bind: Any = None
        self.plans: dict[Any, Any] = {}
        self.collects = self.most = 0
        self.fields: dict[str, Any] | None = None
        self.named: set[str] = set()

    def anew(self, around: Any, defaults: Sequence[Any]) -> "TextFunction":
        """The same function, made once more: in another frame, and with its own values of the defaults."""
        made = TextFunction.__new__(TextFunction)
        made.name, made.call, made.arity, made.body = self.name, self.call, self.arity, self.body
        made.around, made.blank, made.defaults, made.known = around, self.blank, defaults, self.known
        made.doc, made.acts, made.bind, made.plans = self.doc, self.acts, self.bind, self.plans
        made.collects, made.most, made.named = self.collects, self.most, self.named
        made.wrapped = made.fields = None
        return made


class Fields:
    """What the objects of a class of the text derive from: it holds their attributes, by name."""

    __slots__ = ("fields",)
    fields: dict[str, Any]


class OwnMethod:
    """A function of a class of the text, read from an object: it takes that as its first argument."""

    __slots__ = ("function", "name", "owner")

    def __init__(self, function: TextFunction, owner: Any) -> None:
        self.function, self.owner, self.name = function, owner, function.name

    def __eq__(self, other: object) -> bool:
        return type(other) is OwnMethod and self.owner is other.owner and self.function is other.function

    def __hash__(self) -> int:
        return hash((id(self.owner), id(self.function)))


class CaughtError:
    """An exception as a value of a text: its arguments and its message, and what the text says of it.

    Attributes:
        causes: What the text has raised it from, an exception or None; empty if it has not said that.
        notes: What the text has noted of it; None if nothing.
    """

    __slots__ = ("causes", "error", "notes")

    def __init__(self, error: BaseException) -> None:
        self.error = error
        self.causes: tuple[Any, ...] = ()
        self.notes: list[Any] | None = None
        if type(error) is TypeError and len(error.args) == 1 and type(error.args[0]) is str:
            # Only what the sandbox raised can hold any of that: an exception of the host stays as it is.
            told = without_hidden(error.args[0])
            if told != error.args[0]:
                error.args = (told,)

    @property
    def given(self) -> tuple[Any, ...] | None:
        """The arguments that the text has given it; None if the exception itself holds them."""
        found: tuple[Any, ...] | None = _OWN_OF(self.error).get(GIVEN)
        return found

    @property
    def args(self) -> tuple[Any, ...]:
        """Its arguments, as the text knows them."""
        given = self.given
        return tuple(self.error.args) if given is None else given


GIVEN = "given in the program"
"""The attribute with the arguments that a text has given an exception, where it holds others for them."""

_OWN_OF: Any = BaseException.__dict__["__dict__"].__get__
"""What an exception holds, whatever its class makes of its attributes."""


class TextGenerator:
    """A generator expression of a text. Not a Python generator, so it has no frame to reach.

    Attributes:
        items: What is still to come.
        depth: How many such iterators stand behind one another, this one included.
        item_bytes: What an item takes that is made when it is asked for, with its place in a list.
        ends: It gives no more items than what it goes over, which is known to end.
        sources: What it goes over, as far as that is known.
        inner: It goes over what these hold, too.
    """

    __slots__ = ("depth", "ends", "inner", "item_bytes", "items", "sources")

    def __init__(
        self,
        items: Iterator[Any],
        depth: int = 1,
        item_bytes: int = ITEM_BYTES,
        sources: Sequence[Any] = (),
        *,
        ends: bool = False,
        inner: bool = False,
    ) -> None:
        self.inner = inner
        self.items, self.depth, self.item_bytes, self.sources, self.ends = items, depth, item_bytes, sources, ends

    def __iter__(self) -> Iterator[Any]:
        return self.items
