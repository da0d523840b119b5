"""Calls of functions of the host: where they stand, in which order they may be made, and who makes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, Protocol

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.scheduling.futures import Failure, Pending


class CallSite:
    """One place of a text where a function of the host is called.

    Attributes:
        target: What is called, as the host gave it; None where the text computes what it calls.
        order: Its rank in the order in which Python would make the calls of the text; below 0 where it calls nobody as
            far as is known.
        path: What stands for it in the path of a call: paths are ordered as Python would make their calls.
        repeated: It stands in a loop or a function, so it may be reached any number of times.
        inside: It stands in a function or comprehension, so one statement may reach it any number of times.
        declared: How its calls may be ordered (`Order`), `"free"` where that is not known.
        method: It calls a method of an object of the host, which is the first argument of the call and stands in front
            of the name that is called; `target` is known if one type only has a method of that name.
        kept: Failures of its calls are kept for who awaits them.
        task: They stand where awaitables are asked for, so they are beside others of that kind.
    """

    __slots__ = ("declared", "inside", "kept", "method", "node", "order", "path", "repeated", "target", "task")

    def __init__(self, node: Any, target: Any, order: int, declared: str = "free", path: Path | None = None) -> None:
        self.node, self.target, self.order, self.declared = node, target, order, declared
        self.path: Path = (order,) if path is None else path
        self.repeated = self.method = self.inside = self.kept = self.task = False


class Turns:
    """What the turns of a loop do, found while it is looked at."""

    __slots__ = ("leaves", "read", "stored", "yields")

    def __init__(self) -> None:
        self.stored: set[str] = set()  # the variables that they assign
        self.read: set[Any] | None = None  # those that the loop reads, once somebody has asked
        self.leaves = False  # a `break` or `return` may end the loop
        self.yields = False  # they hand on items of a generator of the text


Order = Literal["free", "effect", "turn", "alone"]
"""How the calls of a function may be ordered: they change nothing (`"free"`), nobody says (`"effect"`), they act
(`"turn"`), or nothing runs beside them (`"alone"`)."""

OrderOf = Callable[[Any], Order]
"""Tells the order of what the host gave as a function."""

Path = tuple[int, ...]
"""A place in the program: for each loop or function around it its number and the turn, then the number of the call."""


class CallHook(Protocol):
    """The only way out of an evaluation: what is asked to call a function of the host."""

    def begin(self, run: Run) -> None:
        """Take note of the run that will ask."""

    def call(self, site: CallSite, path: Path, target: Any, args: list[Any], kwargs: dict[str, Any]) -> Any:
        """Call `target`; gives its value, or a `Pending` that will hold it."""

    def skip(self, site: CallSite, path: Path, target: Any, cause: Failure) -> Pending:
        """Note that a call is not made because `cause` kept its arguments from being there."""

    @property
    def loop(self) -> Any:
        """Where calls are awaited, which is an event loop but in a worker; None where each is made on the spot."""

    def at_once(self, target: Any) -> bool:
        """Whether a call of `target` may have its outcome when `call` returns: then what follows from it goes first."""
