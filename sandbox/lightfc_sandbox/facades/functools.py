"""`functools`: `reduce`, `partial` and `cmp_to_key`, of functions that a text may call."""

import ast
from collections.abc import Callable, Generator, Mapping
from functools import cache
from typing import Any

from lightfc_sandbox.builtins import call_value
from lightfc_sandbox.facades.wrapping import at_once, call_back, called_back
from lightfc_sandbox.limits import Run
from lightfc_sandbox.operators import COMPARE, FURTHER, truth
from lightfc_sandbox.pending import Pending
from lightfc_sandbox.values import ATTRIBUTES, CALLABLE, Builtin, Field, Inside, counted

_MISSING: Any = object()
_PARTIAL_BYTES = 600


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
    run.charge_bytes(_PARTIAL_BYTES)

    def call(run: Run, /, *more: Any, **others: Any) -> Any:
        run.charge_steps(1 + len(args) + len(keywords))
        return call_value(run, func, *args, *more, **{**keywords, **others})

    return Builtin("functools.partial(…)", call, partial_of=(func, args, keywords))


class Key(Inside):
    """A value ordered by a function of the text, as `functools.cmp_to_key` gives it."""

    __slots__ = ("compare", "obj")

    def __init__(self, compare: Any, obj: Any) -> None:
        self.compare = compare
        self.obj = obj


def _cmp_to_key(run: Run, mycmp: Any) -> Builtin:
    if type(mycmp) not in CALLABLE:
        raise TypeError("the argument of cmp_to_key must be a function")

    def key(run: Run, obj: Any) -> Key:
        run.charge_bytes(64)
        return Key(mycmp, obj)

    return Builtin("functools.cmp_to_key(…)", key, lazy=True)


def _ordered(op: type[ast.cmpop]) -> Callable[[Run, Any, Any], Any]:
    compare = COMPARE[op]

    def apply(run: Run, a: Any, b: Any) -> Any:
        if type(a) is not Key or type(b) is not Key:
            raise TypeError("other argument must be K instance")
        return truth(run, compare(run, call_back(run, a.compare, a.obj, b.obj), 0))

    return apply


ATTRIBUTES[Key] = {"obj": Field(lambda owner: owner.obj)}
FURTHER.update(
    {
        (Key, symbol): _ordered(op)
        for symbol, op in {"<": ast.Lt, "<=": ast.LtE, ">": ast.Gt, ">=": ast.GtE, "==": ast.Eq}.items()
    }
)


@cache
def members() -> Mapping[str, Any]:
    """What `functools.` offers."""
    return {
        "reduce": Builtin("functools.reduce", _reduce, callback="0", steps=_reduced),
        "partial": Builtin("functools.partial", _partial),
        "cmp_to_key": Builtin("functools.cmp_to_key", _cmp_to_key),
    }
