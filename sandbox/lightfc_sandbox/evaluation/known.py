"""What parts of a text name: variables, and values of the context, in a frame."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import DELETED, UNBOUND, Scope
from lightfc_sandbox.checking.walking import below
from lightfc_sandbox.evaluation.held_futures import HOLDERS, settled_value, unsettled
from lightfc_sandbox.values.copying import adopt
from lightfc_sandbox.values.kinds import ATOMS

Variables = Sequence[tuple[int, int, str]]
"""Variables as they are found from a frame: how many frames out, in which slot, and by which name."""


class Known:
    """The variables and the values of the context that parts of a text name, functions inside of them included.

    Args:
        scope: Where they stand.
        parts: They.
        bound: The slots of variables of the scope that they bind before they read them.
    """

    __slots__ = ("_bound", "_named", "_parts", "_scope")

    def __init__(self, scope: Scope, parts: Sequence[ir.Node], bound: Set[int] = frozenset()) -> None:
        self._scope, self._parts, self._bound = scope, parts, bound
        self._named: tuple[Variables, list[str]] | None = None

    def values(self, f: list[Any], *, take: bool = True) -> list[Any]:
        """What they are in a frame; `take`: values of the context are as the text has them, which has read them then.

        Who asks what leads to a value looks for that one, and not for what the host has.
        """
        variables, given = self._look()
        run = f[0]
        context_value = _context_value if take else _seen_context_value
        found = [_value(run, f, *each, context_value) for each in variables]
        return found + [context_value(run, name) for name in given]

    @property
    def names(self) -> list[str]:
        """By which name each of them is known."""
        variables, given = self._look()
        return [name for _, _, name in variables] + given

    def put_values(self, f: list[Any]) -> None:
        """Let variables hold values in the place of futures that are there."""
        for hops, slot, _ in self._look()[0]:
            frame = f
            for _ in range(hops):
                frame = frame[1]
            value = frame[slot]
            if type(value) in HOLDERS and not unsettled(f[0], value, []):
                frame[slot] = settled_value(f[0].state, value, {})

    def _look(self) -> tuple[Variables, list[str]]:
        # Looked for when they are first asked for: loops in one another would each look through all below.
        if self._named is not None:
            return self._named
        variables: set[tuple[int, int, str]] = set()
        given: set[str] = set()
        for part in self._parts:
            for each in below(part):
                if type(each) is ir.Load:
                    hops = hops_to(self._scope, each.scope)
                    if hops is not None and (hops or each.slot not in self._bound):
                        variables.add((hops, each.slot, each.name))
                elif type(each) is ir.Given:
                    given.add(each.name)
        self._named = found = sorted(variables), sorted(given)
        return found


def hops_to(scope: Scope | None, outer: Scope) -> int | None:
    """How many frames out the variables of a scope are; None where they are not around."""
    hops = 0
    while scope is not outer:
        if scope is None:
            return None  # a variable of a function inside
        scope, hops = scope.parent, hops + 1
    return hops


def _value(
    run: Run, frame: list[Any], hops: int, slot: int, name: str, context_value: Callable[[Run, str], Any]
) -> Any:
    for _ in range(hops):
        frame = frame[1]
    value = frame[slot]
    return context_value(run, name) if value is UNBOUND or value is DELETED else value


def _context_value(run: Run, name: str) -> Any:
    """A value of the context, as the text has it; anything, where a call in flight may change it before it is read."""
    value = _seen_context_value(run, name)
    if run.adopted is None or type(value) in ATOMS or id(value) in run.adopted:
        return value
    return _ANYTHING if run.state.effects else adopt(run, value)


_ANYTHING: Any = zip()
"""An iterator leads to anything."""


def _seen_context_value(run: Run, name: str) -> Any:
    """The same if the text has read it, else that of the host: who only looks takes none before its turn."""
    value = run.variables.get(name)
    return value if run.adopted is None else run.adopted.get(id(value), (value, value))[1]
