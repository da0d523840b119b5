"""What the checker notes of calls and loops beside their nodes."""

from typing import Any


class CallSite:
    """One place of a text where a function of the host is called.

    Attributes:
        target: What is called, as the host gave it; None where the text computes what it calls.
        order: Its rank in the order in which Python would make the calls of the text.
        repeated: It stands in a loop or a function, so it may be reached any number of times.
        inside: It stands in a function or comprehension, so one statement may reach it any number of times.
        declared: How its calls may be ordered (`evaluation.hooks.Order`), `"free"` where that is not known.
        method: It calls a method of an object of the host, which is the first argument of the call and stands in front
            of the name that is called; `target` is known if one type only has a method of that name.
    """

    __slots__ = ("declared", "inside", "method", "node", "order", "repeated", "target")

    def __init__(self, node: Any, target: Any, order: int, declared: str = "free") -> None:
        self.node, self.target, self.order, self.declared = node, target, order, declared
        self.repeated = self.method = self.inside = False


class Turns:
    """What the turns of a loop do, found while it is looked at.

    Attributes:
        stored: The variables that they assign.
        leaves: A `break` or `return` in it may end it.
        yields: It hands on items of a generator of the text.
    """

    __slots__ = ("leaves", "stored", "yields")

    def __init__(self) -> None:
        self.stored: set[str] = set()
        self.leaves = self.yields = False
