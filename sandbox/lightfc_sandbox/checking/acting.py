"""Which functions of a text may make a call that acts: what they read may decide what they do, so they take turns.

They are found by the names that they name. Where a text hands on what acts as a value (`a = pay`, `guard(pay)`,
`rows = map(pay, names)`), any function may come to call it by another name, so then all of them take turns. Nobody is
handed what a builtin calls or goes through on the spot, as in `sorted(names, key=pay)` or `[*map(pay, names)]`.
"""

import _ast as ast
from collections.abc import Iterable, Set
from dataclasses import dataclass, replace
from typing import Any

from lightfc_sandbox.checking.scope import FUNCTIONS, Names
from lightfc_sandbox.checking.sites import CallSite
from lightfc_sandbox.checking.uses import Uses
from lightfc_sandbox.effects import IN_TURN
from lightfc_sandbox.values.kinds import HostFunction

_NONE: frozenset[Any] = frozenset()


@dataclass(frozen=True, slots=True)
class Acting:
    """What is known of a text, and of those of a session before it."""

    functions: Set[ast.AST] = _NONE
    """The nodes of its functions that may make a call which acts: by what they name, or by functions that they make."""

    names: Set[str] = _NONE  # the names of such functions, and of what of the host acts, as in `Uses.named`
    generators: Set[str] = _NONE  # the names of those that give an iterator which acts when it is gone through
    parts: Set[ast.AST] = _NONE  # the nodes of the text in which one of the names stands
    handed: bool = False  # something that acts is handed on as a value

    def with_text(
        self, uses: Uses, sites: Iterable[CallSite], names: Names, earlier: Set[str], *, every: bool = False
    ) -> "Acting":
        """The same, with a text that comes next.

        Args:
            uses: What the text names.
            sites: Where it calls functions of the host.
            names: What its names mean outside of it.
            earlier: The variables of the texts before it.
            every: Every call of a function of the host counts as one that acts.
        """
        own = _own_names(names, every)
        if not own:
            return self
        named = {*self.names, *own}
        functions = uses.reaching([uses.calls.get(each.node) for each in sites if _is_asked(each, every)], named)
        asked = [use for name in named for use in uses.named[name]]
        generators = self.generators | _names(uses.generators & functions)
        # Functions of earlier texts may call one that is defined anew.
        anew = not (_names(functions) - self.names).isdisjoint(earlier)
        handed = self.handed or anew or uses.hands_on(asked, functions, generators)
        return Acting(functions, named, generators, uses.parts_with(asked), handed)

    def handing_on(self) -> "Acting":
        """The same of a text in which any function may be called without being named."""
        return replace(self, handed=True)


def _acts(function: Any, every: bool) -> bool:
    return isinstance(function, HostFunction) and (every or function.order in IN_TURN)


def _own_names(names: Names, every: bool) -> set[str]:
    """What of the host acts, as it is named in a text."""
    methods = [name for name, known in names.methods.items() if any(_acts(each, every) for each in known)]
    return {name for name, each in names.constants.items() if _acts(each, every)}.union(f".{each}" for each in methods)


def _names(functions: Iterable[Any]) -> set[str]:
    """The names of functions that have some."""
    return {each.name for each in functions if type(each) in FUNCTIONS}


def _is_asked(site: CallSite, every: bool) -> bool:
    """Whether a call counts as one that acts."""
    return site.declared in IN_TURN or (every and (site.method or site.target is not None))
