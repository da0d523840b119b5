"""`functools` and `operator`: functions of functions that a text may call, and the operators of the language as such.

`attrgetter` and `methodcaller` are read by the checker (`checking/getters.py`), as they look up names.
"""

import _ast as ast
import functools
from collections.abc import Callable, Mapping
from contextlib import suppress
from keyword import iskeyword
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF, Takes
from lightfc_sandbox.budget.costs import COPIED_ENTRY_BYTES, FUNCTION_BYTES, ITEM_BYTES, OBJECT_BYTES
from lightfc_sandbox.effects import (
    CALLBACK,
    CONSUMES,
    DRAWS,
    FIRST,
    MAY_MAKE,
    PASSES,
    PURE,
    READS,
    UNKNOWN,
    W_MAP,
    W_OTHER,
)
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.attributes import ASSIGNED, OF_FUNCTIONS, has_doc, named_like, read_attribute
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.calling import call_value, caller
from lightfc_sandbox.stdlib.classes import fields_to_change
from lightfc_sandbox.stdlib.comparison import COMPARE, contains
from lightfc_sandbox.stdlib.containers import delete_item, set_item
from lightfc_sandbox.stdlib.named_tuples import listed_record
from lightfc_sandbox.stdlib.operands import FURTHER, truth
from lightfc_sandbox.stdlib.operators import BINARY, SYMBOLS, UNARY, add
from lightfc_sandbox.stdlib.remembering import Results
from lightfc_sandbox.stdlib.special_methods import marker
from lightfc_sandbox.stdlib.subscripts import subscript
from lightfc_sandbox.stdlib.wrapping import call_back, functions, take_integers
from lightfc_sandbox.values.iteration import counted
from lightfc_sandbox.values.kinds import (
    LIKE,
    TEXTS,
    Builtin,
    Field,
    Inside,
    Instance,
    TextFunction,
    is_callable,
    type_name,
)
from lightfc_sandbox.values.opened import BINARY as OPERATIONS
from lightfc_sandbox.values.type_tables import ATTRIBUTES, methods

_MISSING: Any = object()
_CACHE_BYTES = 1_300
_MADE = Takes(FUNCTION_BYTES, each=COPIED_ENTRY_BYTES)
_BINARY: Mapping[str, type[ast.operator]] = {
    OPERATIONS[symbol] + "_" * iskeyword(OPERATIONS[symbol]): node for node, symbol in SYMBOLS.items()
}
_COMPARE: Mapping[str, type[ast.cmpop]] = {
    "eq": ast.Eq, "ne": ast.NotEq, "lt": ast.Lt, "le": ast.LtE, "gt": ast.Gt, "ge": ast.GtE, "is_": ast.Is,
    "is_not": ast.IsNot,
}  # fmt: skip
_UNARY: Mapping[str, type[ast.unaryop]] = {"pos": ast.UAdd, "neg": ast.USub, "invert": ast.Invert, "not_": ast.Not}


def _reduce(run: Run, function: Any, iterable: Any, initial: Any = _MISSING, /) -> Any:
    total, combine = initial, caller(run, function, touch)
    for item in counted(run, iterable):
        total = item if total is _MISSING else combine(total, item)
    if total is _MISSING:
        raise TypeError("reduce() of empty iterable with no initial value")
    return total


def _partial(run: Run, func: Any, /, *args: Any, **keywords: Any) -> Builtin:
    if not is_callable(func):
        raise TypeError("the first argument must be callable")
    if type(func) is Builtin and func.name == _PARTIAL and func.partial_of is not None:
        func, first, known = func.partial_of
        run.charge_steps(len(first) + len(known))
        run.charge_bytes(ITEM_BYTES * len(first) + COPIED_ENTRY_BYTES * len(known))
        args, keywords = (*first, *args), {**known, **keywords}

    def call(run: Run, /, *more: Any, **others: Any) -> Any:
        run.charge_steps(1 + len(args) + len(keywords))
        if not keywords:
            return call_value(run, func, *args, *more, **others)
        return call_value(run, func, *args, *more, **{**keywords, **others})

    return Builtin(_PARTIAL, call, partial_of=(func, args, keywords), cost=ITSELF)


_PARTIAL = "functools.partial(…)"


def _keywords(run: Run, owner: Builtin) -> dict[str, Any]:
    keywords = owner.partial_of[2] if owner.partial_of is not None else {}
    run.charge_made(dict, len(keywords))
    made: dict[str, Any] = run.fresh({**keywords})
    return made


OF_FUNCTIONS[_PARTIAL] = {
    "func": lambda run, owner: owner.partial_of[0], "args": lambda run, owner: owner.partial_of[1],
    "keywords": _keywords,
}  # fmt: skip


class Key(Inside):
    """A value ordered by a function of the text, as `functools.cmp_to_key` gives it."""

    __slots__ = ("compare", "obj")
    __hash__ = None  # type: ignore[assignment]  # as in CPython

    def __init__(self, compare: Any, obj: Any) -> None:
        self.compare = compare
        self.obj = obj


def _cmp_to_key(run: Run, mycmp: Any) -> Builtin:
    if not is_callable(mycmp):
        raise TypeError("the argument of cmp_to_key must be a function")

    def key(run: Run, obj: Any) -> Key:
        run.charge_bytes(OBJECT_BYTES)
        return Key(mycmp, obj)

    return Builtin("functools.cmp_to_key(…)", key, lazy=True, effects=PASSES, cost=ITSELF)


def _ordered(op: type[ast.cmpop]) -> Callable[[Run, Any, Any], Any]:
    compare = COMPARE[op]

    def apply(run: Run, a: Any, b: Any) -> Any:
        if type(a) is not Key or type(b) is not Key:
            raise TypeError("other argument must be K instance")
        return truth(run, compare(run, call_back(run, a.compare, a.obj, b.obj), 0))

    return apply


LIKE[Key] = functools.cmp_to_key(lambda a, b: 0)(0)
ATTRIBUTES[Key] = {"obj": Field(lambda owner: owner.obj, 0)}
FURTHER.update(
    {
        (Key, symbol): _ordered(op)
        for symbol, op in {"<": ast.Lt, "<=": ast.LtE, ">": ast.Gt, ">=": ast.GtE, "==": ast.Eq}.items()
    }
)


def _kept_results(run: Run, function: Any, most: int | None) -> TextFunction:
    """A function of the text that remembers what it gave, by its arguments, the latest `most` of them."""
    if not is_callable(function):
        raise TypeError("the argument of a cache must be a function")
    run.charge_bytes(_CACHE_BYTES)
    results = Results(function, most)
    made = named_like(TextFunction("functools.cache(…)", results.call, known=results.leads_to), function)
    return _kept_with(run, made, function)


def _results_of(owner: TextFunction, name: str) -> Results:
    """What a function remembers that `cache` or `lru_cache` has made."""
    results = getattr(owner.call, "__self__", None)
    if type(results) is not Results:
        raise AttributeError(f"'function' object has no attribute {name!r}")
    return results


_INFO = listed_record("CacheInfo", "hits", "misses", "maxsize", "currsize")


def _cache_info(run: Run, owner: TextFunction, /) -> Any:
    results = _results_of(owner, "cache_info")
    if run.state is not None:
        run.state.turn()  # calls before this one may not have come to what they remember
    return _INFO.fn(run, *results.info())


ATTRIBUTES[TextFunction] = {
    **methods(READS, ITSELF, cache_info=_cache_info),
    **methods(W_OTHER, FREE, cache_clear=lambda run, owner, /: _results_of(owner, "cache_clear").clear()),
}


def _lru_cache(run: Run, maxsize: Any = 128, typed: Any = False) -> Any:
    if truth(run, typed):
        raise Refused("functools.lru_cache(typed=True) does not exist in a program")
    if is_callable(maxsize):
        return _kept_results(run, maxsize, 128)
    if maxsize is not None:
        take_integers(maxsize)
        maxsize = max(maxsize, 0)

    def decorate(run: Run, user_function: Any, /) -> TextFunction:
        return _kept_results(run, user_function, maxsize)

    return Builtin("functools.lru_cache(…)", decorate, effects=PASSES, cost=ITSELF)


def _wraps(run: Run, wrapped: Any) -> Builtin:
    if not is_callable(wrapped):
        raise TypeError("the argument of wraps must be a function")

    def keep(run: Run, wrapper: Any, /) -> Any:
        return _update_wrapper(run, wrapper, wrapped)

    return Builtin("functools.wraps(…)", keep, effects=_WRAPS, cost=FREE)


_WRAPS = READS | W_OTHER | W_MAP | PASSES


def _update_wrapper(run: Run, wrapper: Any, wrapped: Any) -> Any:
    if not is_callable(wrapper):
        raise TypeError("wraps decorates a function")
    if issubclass(type(wrapper), Instance):
        return _object_named(run, wrapper, wrapped)
    if type(wrapper) is not TextFunction:
        return wrapper
    if wrapper.fields:
        for name in ASSIGNED:
            wrapper.fields.pop(name, None)
    made = named_like(wrapper, wrapped)
    for name, value in [*_attributes(wrapped).items()]:
        set_item(run, fields_to_change(name, run, made), name, value)
    return _kept_with(run, made, wrapped)


def _kept_with(run: Run, made: TextFunction, wrapped: Any) -> TextFunction:
    """A function which is called in the place of another, that it tells."""
    run.charge_items(1 + len(made.fields or ()), COPIED_ENTRY_BYTES)
    made.fields = run.fresh({**(made.fields or {}), "__wrapped__": wrapped})
    return made


def _attributes(value: Any) -> dict[str, Any]:
    """What the text has given to one of its functions, or to an object that is called."""
    has = type(value) is TextFunction or issubclass(type(value), Instance)
    return (value.fields or {}) if has else {}


def _object_named(run: Run, wrapper: Any, wrapped: Any) -> Any:
    """An object that is called, with the names and the docstring of what it stands for as attributes of its own."""
    if type(wrapper)._allowed is not None or type(wrapper)._frozen:
        raise Refused("an object with __slots__, or of a frozen class, wraps no function in a program")
    for name in ASSIGNED:
        with suppress(AttributeError):
            if name != "__doc__" or has_doc(wrapped):
                set_item(run, wrapper.fields, name, read_attribute(run, wrapped, name))
    for name, value in {**_attributes(wrapped), "__wrapped__": wrapped}.items():
        set_item(run, wrapper.fields, name, value)
    return wrapper


FUNCTOOLS: Mapping[str, Any] = {
    "reduce": Builtin("functools.reduce", _reduce, callback="0", effects=CONSUMES | CALLBACK, cost=ITSELF),
    **functions(
        "functools", READS | PASSES, _MADE, partial=_partial, lru_cache=_lru_cache, cmp_to_key=_cmp_to_key,
        cache=lambda run, user_function, /: _kept_results(run, user_function, None),
    ),
    **functions("functools", PURE, _MADE, wraps=_wraps),
    **functions("functools", _WRAPS, FREE, update_wrapper=_update_wrapper),
    "cached_property": marker("functools.cached_property", "@cached_property above a method of a class"),
    "total_ordering": marker("functools.total_ordering", "@total_ordering above a class"),
}  # fmt: skip
"""What `functools.` offers."""


# An item may be made by a `defaultdict`, and a comparison by a function of the text.
_OPERATES = READS | W_MAP | DRAWS | CALLBACK | FIRST


def _binary(op: Callable[[Run, Any, Any], Any]) -> Callable[..., Any]:
    return lambda run, a, b, /: op(run, a, b)


def _unary(op: Callable[[Run, Any], Any]) -> Callable[..., Any]:
    return lambda run, a, /: op(run, a)


def _itemgetter(run: Run, item: Any, /, *items: Any) -> Builtin:
    def get(run: Run, owner: Any, /) -> Any:
        if not items:
            return subscript(run, owner, item)
        run.charge_steps(len(items))
        run.charge_items(len(items) + 1, ITEM_BYTES)
        return tuple(subscript(run, owner, each) for each in (item, *items))

    return Builtin("operator.itemgetter(…)", get, effects=_OPERATES, cost=ITSELF)


def _concat(run: Run, a: Any, b: Any) -> Any:
    if type(a) not in TEXTS and type(a) is not list and type(a) is not tuple:
        raise TypeError(f"{type_name(a)!r} object can't be concatenated")
    return add(run, a, b)


def _set_item(run: Run, a: Any, b: Any, c: Any, /) -> None:
    _check_changing(run, "setitem")
    set_item(run, a, b, c)


def _delete_item(run: Run, a: Any, b: Any, /) -> None:
    _check_changing(run, "delitem")
    delete_item(run, a, b)


def _check_changing(run: Run, name: str) -> None:
    if run.adopted is None and run.owned is None:
        raise Refused(f"operator.{name} changes its argument, which an expression may not")


OPERATOR: Mapping[str, Any] = {
    **functions("operator", _OPERATES, ITSELF, **{
        **{name: _binary(BINARY[node]) for name, node in _BINARY.items()},
        **{name: _binary(COMPARE[node]) for name, node in _COMPARE.items()},
        **{name: _unary(UNARY[node]) for name, node in _UNARY.items()},
        "getitem": _binary(subscript), "concat": _binary(_concat),
        "contains": _binary(lambda run, a, b: contains(run, b, a)),
        "truth": _unary(truth), "abs": _unary(BUILTINS["abs"].fn),
    }),
    **functions("operator", UNKNOWN | FIRST, ITSELF, setitem=_set_item, delitem=_delete_item),
    **functions("operator", READS | PASSES | MAY_MAKE, Takes(FUNCTION_BYTES, each=ITEM_BYTES), itemgetter=_itemgetter),
    "attrgetter": marker("operator.attrgetter", "attrgetter('name'), or lambda x: x.name"),
    "methodcaller": marker("operator.methodcaller", "methodcaller('name'), or lambda x: x.name()"),
}  # fmt: skip
"""What `operator.` offers."""
