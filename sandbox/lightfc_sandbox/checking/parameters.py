"""The parameters of a function of a text, and how arguments are bound to them."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from typing import Any


class Parameters:
    """The parameters of a function of the text, with their defaults."""

    __slots__ = (
        "defaults",
        "function",
        "keyword_defaults",
        "keyword_only",
        "positional",
        "positional_only",
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

    @property
    def names(self) -> list[str]:
        """All names, in the order of their slots."""
        stars = [name for name in (self.var_positional, self.var_keyword) if name]
        return [*self.positional, *self.keyword_only, *stars]

    def bind(
        self, args: Sequence[Any], kwargs: Mapping[str, Any], defaults: Sequence[Any], keyword_defaults: dict[str, Any]
    ) -> list[Any]:
        """The values of `names` for one call.

        Raises:
            TypeError: An argument is missing, unexpected or given twice.
        """
        if (
            not kwargs
            and len(args) == len(self.positional)
            and not self.keyword_only
            and not self.var_positional
            and not self.var_keyword
        ):
            return list(args)
        values: dict[str, Any] = dict(zip(self.positional, args, strict=False))
        extra = args[len(self.positional) :]
        if extra and not self.var_positional:
            raise TypeError(self._too_many(len(args), len(defaults)))
        more: dict[str, Any] = {}
        by_keyword = {*self.positional[self.positional_only :], *self.keyword_only}
        for name, value in kwargs.items():
            if name in by_keyword and name in values:
                raise TypeError(f"{self.function}() got multiple values for argument {name!r}")
            if name not in by_keyword and not self.var_keyword:
                raise TypeError(f"{self.function}() got an unexpected keyword argument {name!r}")
            (values if name in by_keyword else more)[name] = value
        fallback = (
            dict(zip(self.positional[len(self.positional) - len(defaults) :], defaults, strict=True)) | keyword_defaults
        )
        for names, kind in ((self.positional, "positional"), (self.keyword_only, "keyword-only")):
            missing = [repr(name) for name in names if name not in values and name not in fallback]
            if missing:
                raise TypeError(f"{self.function}() missing {len(missing)} required {kind} {_listed(missing)}")
        bound = [values[name] if name in values else fallback[name] for name in (*self.positional, *self.keyword_only)]
        return [*bound, *([tuple(extra)] if self.var_positional else []), *([more] if self.var_keyword else [])]

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
