"""`functools`: `reduce` and `partial`, of functions that a text may call."""

from collections.abc import Generator, Mapping
from functools import cache
from typing import Any

from lightfc_sandbox.builtins import call_value
from lightfc_sandbox.facades.wrapping import at_once, called_back
from lightfc_sandbox.limits import Run
from lightfc_sandbox.pending import Pending
from lightfc_sandbox.values import CALLABLE, Builtin, counted

_MISSING: Any = object()


def _reduced(run: Run, function: Any, iterable: Any, initial: Any = _MISSING, /) -> Generator[Pending, Any, Any]:
    total = initial
    for item in counted(run, iterable):
        total = item if total is _MISSING else (yield from called_back(run, function, total, item))
    if total is _MISSING:
        raise TypeError("reduce() of empty iterable with no initial value")
    return total


def _reduce(run: Run, /, *args: Any) -> Any:
    return at_once(_reduced(run, *args))


def _partial(run: Run, func: Any, /, *args: Any, **keywords: Any) -> Builtin:
    if type(func) not in CALLABLE:
        raise TypeError("the first argument must be callable")
    run.charge_items(len(args) + len(keywords), 64)

    def call(run: Run, /, *more: Any, **others: Any) -> Any:
        run.charge_steps(1 + len(args) + len(keywords))
        return call_value(run, func, *args, *more, **{**keywords, **others})

    return Builtin("functools.partial(…)", call, partial_of=(func, args, keywords))


@cache
def members() -> Mapping[str, Any]:
    """What `functools.` offers."""
    return {
        "reduce": Builtin("functools.reduce", _reduce, callback="0", steps=_reduced),
        "partial": Builtin("functools.partial", _partial),
    }
