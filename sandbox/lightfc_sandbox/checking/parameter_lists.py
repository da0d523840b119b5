"""The parameters of a function of a text, and how arguments are bound to them."""

from __future__ import annotations

import _ast as ast
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from itertools import count
from operator import itemgetter
from typing import Any

from lightfc_sandbox.checking.scope import HEADER

_MAX_PLANS = 16

Plan = tuple[int, Callable[[Sequence[Any]], tuple[Any, ...]] | None]
"""How many of the defaults are not needed, and what brings what there is into order; None if it is."""


class Parameters:
    """The parameters of a function of the text, with their defaults; `names` has all, in the order of their slots.

    `plans` has for each way to call it, by how many arguments there are by position and the names of the others, where
    each parameter finds its value. `defaults` are those by position, `keyword_defaults` those by name alone.
    """

    __slots__ = (
        "defaults",
        "function",
        "keyword_defaults",
        "keyword_only",
        "named",
        "names",
        "plans",
        "positional",
        "var_keyword",
        "var_positional",
    )

    def __init__(
        self, function: str, args: ast.arguments, defaults: list[Any], keyword_defaults: dict[str, Any]
    ) -> None:
        self.function = function
        self.positional = [each.arg for each in (*args.posonlyargs, *args.args)]
        self.keyword_only = [each.arg for each in args.kwonlyargs]
        self.named = {*self.positional[len(args.posonlyargs) :], *self.keyword_only}
        self.var_positional = args.vararg.arg if args.vararg else None
        self.var_keyword = args.kwarg.arg if args.kwarg else None
        self.defaults = defaults
        self.keyword_defaults = keyword_defaults
        stars = [name for name in (self.var_positional, self.var_keyword) if name]
        self.names = [*self.positional, *self.keyword_only, *stars]
        self.plans: dict[Any, Plan] = {}

    def frame(
        self, run: Any, around: Any, args: Sequence[Any], kwargs: Mapping[str, Any], defaults: Sequence[Any]
    ) -> list[Any]:
        """The frame of one call, as far as there are parameters; `defaults` are the values of both kinds.

        Raises:
            TypeError: An argument is missing, unexpected or given twice.
        """
        stars: Sequence[Any] = ()
        if self.var_positional or self.var_keyword:
            args, kwargs, stars = self._collected(args, kwargs)
        key = (len(args), *kwargs) if kwargs else len(args)
        skipped, order = self.plans.get(key) or self._plan(key, len(args), kwargs)
        frame = [run, around, (), *args]
        if kwargs:
            frame += kwargs.values()
        if defaults:
            frame += defaults[skipped:]
        if order is not None:
            frame = [*order(frame)]
        if stars:
            frame += stars
        return frame

    def _collected(
        self, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> tuple[Sequence[Any], Mapping[str, Any], Sequence[Any]]:
        """The arguments of parameters that take one each, and what `*args` and `**kwargs` take."""
        stars: list[Any] = []
        if self.var_positional:
            most = len(self.positional)
            stars.append(tuple(args[most:]))
            args = args[:most]
        if self.var_keyword:
            more, named = {**kwargs}, self.named
            kwargs = {name: more.pop(name) for name in kwargs if name in named} if more and named else {}
            stars.append(more)
        return args, kwargs, stars

    def _plan(self, key: Any, given: int, kwargs: Iterable[str]) -> Plan:
        most = len(self.positional)
        each = count(HEADER)
        places = {name: next(each) for name in self.positional[:given]}
        for name in kwargs:
            if name not in self.named:
                raise TypeError(f"{self.function}() got an unexpected keyword argument {name!r}")
            if name in places:
                raise TypeError(f"{self.function}() got multiple values for argument {name!r}")
            places[name] = next(each)
        if given > most:
            raise TypeError(self._too_many(given))
        defaults = [*self.positional[most - len(self.defaults) :], *self.keyword_defaults]
        # What is given by position has no need of the first of them.
        skipped = max(given - most + len(self.defaults), 0)
        for name in defaults[skipped:]:
            places.setdefault(name, next(each))
        self._check_missing(places)
        order = [*range(HEADER), *[places[name] for name in (*self.positional, *self.keyword_only)]]
        plan = skipped, None if order == [*range(next(each))] else itemgetter(*order)
        if len(self.plans) < _MAX_PLANS:
            self.plans[key] = plan
        return plan

    def _check_missing(self, places: Container[str]) -> None:
        for names, kind in ((self.positional, "positional"), (self.keyword_only, "keyword-only")):
            missing = [repr(name) for name in names if name not in places]
            if missing:
                raise TypeError(f"{self.function}() missing {len(missing)} required {kind} {_listed(missing)}")

    def _too_many(self, given: int) -> str:
        most, defaults = len(self.positional), len(self.defaults)
        takes, plural = (f"from {most - defaults} to {most}", "s") if defaults else (most, "" if most == 1 else "s")
        was = "was" if given == 1 else "were"
        return f"{self.function}() takes {takes} positional argument{plural} but {given} {was} given"


def _listed(names: list[str]) -> str:
    """Arguments as CPython lists those that are missing."""
    *first, last = names
    if not first:
        return f"argument: {last}"
    return f"arguments: {', '.join(first)}{',' if len(first) > 1 else ''} and {last}"
