"""The parameters of a function of a text, and how arguments are bound to them."""

from __future__ import annotations

import _ast as ast
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

_MAX_PLANS = 16


class Parameters:
    """The parameters of a function of the text, with their defaults; `names` has all, in the order of their slots.

    `plans` has for calls with arguments by name, by how many there are by position and the other names, where each
    parameter finds its value. `takes_all`: there are `*args` and `**kwargs` alone, as in most decorators.
    """

    __slots__ = (
        "defaults",
        "function",
        "keyword_defaults",
        "keyword_only",
        "names",
        "plans",
        "positional",
        "positional_only",
        "takes_all",
        "var_keyword",
        "var_positional",
    )

    def __init__(
        self, function: str, args: ast.arguments, defaults: list[Any], keyword_defaults: dict[str, Any]
    ) -> None:
        self.function = function
        self.positional_only = len(args.posonlyargs)
        self.positional = [each.arg for each in (*args.posonlyargs, *args.args)]
        self.keyword_only = [each.arg for each in args.kwonlyargs]
        self.var_positional = args.vararg.arg if args.vararg else None
        self.var_keyword = args.kwarg.arg if args.kwarg else None
        self.defaults = defaults
        self.keyword_defaults = keyword_defaults
        stars = [name for name in (self.var_positional, self.var_keyword) if name]
        self.names = [*self.positional, *self.keyword_only, *stars]
        self.takes_all = len(stars) == len(self.names) == 2
        self.plans: dict[tuple[Any, ...], list[int]] = {}

    def bind(
        self, args: Sequence[Any], kwargs: Mapping[str, Any], defaults: Sequence[Any], keyword_defaults: dict[str, Any]
    ) -> list[Any]:
        """The values of `names` for one call.

        Raises:
            TypeError: An argument is missing, unexpected or given twice.
        """
        if self.takes_all:
            return [tuple(args), dict(kwargs)]
        lacking = len(self.positional) - len(args)
        if (
            not kwargs
            and lacking <= len(defaults)
            and (lacking >= 0 or self.var_positional)
            and len(keyword_defaults) == len(self.keyword_only)
        ):
            left = defaults[len(defaults) - lacking :] if lacking > 0 else ()
            return self._by_position(args, left, keyword_defaults)
        plan = self.plans.get((len(args), *kwargs))
        if plan is None:
            bound = self._by_any(args, kwargs, defaults, keyword_defaults)
            self._keep_plan(len(args), kwargs, len(defaults), keyword_defaults)
            return bound
        given = [*args, *kwargs.values(), *defaults, *keyword_defaults.values()]
        return [given[place] for place in plan]

    def _keep_plan(
        self, count: int, kwargs: Mapping[str, Any], defaults: int, keyword_defaults: Mapping[str, Any]
    ) -> None:
        """Note where in all that there is each parameter finds its value, for further calls with the same names."""
        if self.var_positional or self.var_keyword or len(self.plans) >= _MAX_PLANS:
            return
        places = iter(range(count + len(kwargs) + defaults + len(keyword_defaults)))
        args, named = [*islice(places, count)], dict(zip(kwargs, places, strict=False))
        left = [*islice(places, defaults)]
        plan = self._by_any(args, named, left, dict(zip(keyword_defaults, places, strict=False)))
        self.plans[count, *kwargs] = plan

    def _by_any(
        self, args: Sequence[Any], kwargs: Mapping[str, Any], defaults: Sequence[Any], keyword_defaults: dict[str, Any]
    ) -> list[Any]:
        most = len(self.positional)
        extra = args[most:]
        if extra and not self.var_positional:
            raise TypeError(self._too_many(len(args), len(defaults)))
        by_position = dict(zip(self.positional, args, strict=False))
        named, more = self._by_name(kwargs, by_position)
        values = dict(zip(self.positional[most - len(defaults) :], defaults, strict=True)) | keyword_defaults
        values |= by_position | named
        for names, kind in ((self.positional, "positional"), (self.keyword_only, "keyword-only")):
            missing = [repr(name) for name in names if name not in values]
            if missing:
                raise TypeError(f"{self.function}() missing {len(missing)} required {kind} {_listed(missing)}")
        stars = {self.var_positional: tuple(extra), self.var_keyword: more}
        return [values[name] if name in values else stars[name] for name in self.names]

    def _by_position(
        self, args: Sequence[Any], defaults: Sequence[Any], keyword_defaults: Mapping[str, Any]
    ) -> list[Any]:
        """The values of `names` where no argument is given by name and none is missing."""
        most = len(self.positional)
        bound = [*args[:most], *defaults]
        if len(self.names) > most:
            bound += [keyword_defaults[name] for name in self.keyword_only]
            if self.var_positional:
                bound.append(tuple(args[most:]))
            if self.var_keyword:
                bound.append({})
        return bound

    def _by_name(self, kwargs: Mapping[str, Any], given: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        """Arguments given by name: those of parameters, which are not `given` by position, and the others."""
        own = {*self.positional[self.positional_only :], *self.keyword_only}
        for name in kwargs:
            if name in own and name in given:
                raise TypeError(f"{self.function}() got multiple values for argument {name!r}")
            if name not in own and not self.var_keyword:
                raise TypeError(f"{self.function}() got an unexpected keyword argument {name!r}")
        return (
            {name: value for name, value in kwargs.items() if name in own},
            {name: value for name, value in kwargs.items() if name not in own},
        )

    def _too_many(self, given: int, defaults: int) -> str:
        most = len(self.positional)
        takes, plural = (f"from {most - defaults} to {most}", "s") if defaults else (most, "" if most == 1 else "s")
        was = "was" if given == 1 else "were"
        return f"{self.function}() takes {takes} positional argument{plural} but {given} {was} given"


def _listed(names: list[str]) -> str:
    """Arguments as CPython lists those that are missing."""
    *first, last = names
    if not first:
        return f"argument: {last}"
    return f"arguments: {', '.join(first)}{',' if len(first) > 1 else ''} and {last}"
