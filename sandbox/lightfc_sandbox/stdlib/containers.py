"""What changes a list, dict or set in place: items, augmented assignment, and methods that change their owner.

A text changes nothing of the host: every function here asks `check_own` before it does (see `values/copying.py`).
"""

import _ast as ast
import operator
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.budget.costs import COPIED_ENTRY_BYTES, ENTRY_BYTES, ITEM_BYTES, PLACE_BYTES, SET_ITEM_BYTES
from lightfc_sandbox.budget.quick import by_special, kind_of, quick_made, quick_splice
from lightfc_sandbox.effects import (
    CALLBACK,
    CONSUMES,
    DRAWS,
    EAGER,
    PASSES,
    R_LIST,
    READS,
    W_LIST,
    W_MAP,
    W_OTHER,
    WRITES,
)
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib import byte_arrays as byte_arrays, collections_types, named_operations as named_operations
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.collections_types import COLLECTIONS_CHANGING, DELETE_ITEM, IN_PLACE, SET_ITEM, itself
from lightfc_sandbox.stdlib.operands import ON_ARRAYS, Binary
from lightfc_sandbox.stdlib.operators import BINARY, SYMBOLS
from lightfc_sandbox.stdlib.ranking import ordered, sort_plain
from lightfc_sandbox.stdlib.subscripts import subscript
from lightfc_sandbox.stdlib.wrapping import fill, own_methods
from lightfc_sandbox.values import opened
from lightfc_sandbox.values.host_objects import ask, perform
from lightfc_sandbox.values.iteration import TABLES, collect, counted, is_sized, item_bytes, items_for_set
from lightfc_sandbox.values.kinds import (
    ATOMS,
    CALLABLE,
    CONTAINERS,
    INTEGERS,
    MAPPINGS,
    NEVER_ITERATED,
    Attributes,
    Instance,
    Method,
    inner_of,
    type_name,
)
from lightfc_sandbox.values.plain import charge_collisions, check_key
from lightfc_sandbox.values.type_tables import as_integer, is_array, methods, name_methods, whole

_W_SET = READS | W_OTHER
_ADDED = own_methods(set, _W_SET, SET_ITEM_BYTES, add="key")
_FILLS_SET = _W_SET | DRAWS | EAGER
_W_MAPPING = W_MAP | W_OTHER  # the same methods change a `dict` and the mappings of `collections`


def _set_item(run: Run, owner: Any, index: Any, value: Any) -> None:
    run.check_own(owner)
    kind = type(owner)
    if kind is dict:
        run.charge_bytes(ENTRY_BYTES)
        owner[check_key(run, index)] = value
        run.check_size(owner)
    elif kind is list:
        if type(index) is slice:
            value = list(collect(run, value))
            run.charge_made(list, len(owner) + len(value))
        elif type(index) is not int and type(index) is not bool:
            index = whole(index)
            if type(index) is not int:
                raise TypeError(f"list indices must be integers or slices, not {type_name(index)}")
        owner[index] = value
    elif kind in SET_ITEM:
        SET_ITEM[kind](run, owner, index, value)
    elif is_array(owner) and kind.__name__ == "ndarray":
        ON_ARRAYS["set item"](run, owner, index, value)
    else:
        error = TypeError(f"{type_name(owner)!r} object does not support item assignment")
        perform(run, "set item", error, owner, index, value)


set_item: Callable[[Run, Any, Any, Any], None] = by_special(quick_splice(_set_item), "__setitem__")
"""`owner[index] = value`."""


def delete_item(run: Run, owner: Any, index: Any) -> None:
    """`del owner[index]`."""
    run.check_own(owner)
    kind = type(owner)
    if kind is list and (type(index) is int or type(index) is slice or type(whole(index)) in INTEGERS):
        run.charge_steps(len(owner) // 64)
        del owner[index]
    elif kind in DELETE_ITEM:
        DELETE_ITEM[kind](run, owner, index)
    elif kind is list:
        raise TypeError(f"list indices must be integers or slices, not {type_name(index)}")
    else:
        # CPython has other words where there is nothing that could be found by a number.
        numbered = kind not in NEVER_ITERATED and kind not in CALLABLE and type(whole(index)) in INTEGERS
        says = "doesn't" if numbered else "does not"
        perform(
            run, "delete item", TypeError(f"{type_name(owner)!r} object {says} support item deletion"), owner, index
        )


class Places:
    """A value whose items stand at indices, for what CPython's own functions do with it by number."""

    __slots__ = ("owner", "run")

    def __init__(self, run: Run, owner: Any) -> None:
        self.run = run
        self.owner = owner

    def __len__(self) -> int:
        size: int = BUILTINS["len"].fn(self.run, self.owner)
        return size

    def __getitem__(self, index: int) -> Any:
        return subscript(self.run, self.owner, index)

    def __setitem__(self, index: int, value: Any) -> None:
        set_item(self.run, self.owner, index, value)


def in_place(op: type[ast.operator]) -> Binary:
    """`owner op= value`: lists, sets and dicts change in place, all else is replaced."""
    symbol = SYMBOLS[op]
    name = opened.BINARY[symbol]
    mirrored = f"__r{name}__"
    plain = by_special(BINARY[op], f"__{name}__", mirrored=True)

    def apply(run: Run, owner: Any, value: Any) -> Any:
        kind = type(owner)
        replaced = kind in ATOMS or kind is tuple
        if not replaced:
            run.check_own(owner)
            change = IN_PLACE.get((kind, op))
            changed: Any = NotImplemented
            if change is not None and kind in _JOINED and type(value) not in CONTAINERS:
                changed = _asked_first(run, mirrored, owner, value)
            if change is not None and changed is NotImplemented:
                changed = change(run, owner, value)
            if changed is not NotImplemented:
                return changed
        try:
            result = NotImplemented if replaced else _made_in_place(run, symbol, owner, value)
            if result is NotImplemented:
                result = plain(run, owner, value)
        except TypeError as error:
            told, colon, operands = str(error).partition(": ")
            if not told.startswith("unsupported operand type(s) for "):
                raise
            raise TypeError(f"{told.removesuffix(' or pow()')}={colon}{operands}") from None
        if not replaced and kind.__name__ == "ndarray" and is_array(owner):
            return ON_ARRAYS["change"](run, owner, result)
        return result

    return by_special(apply, f"__i{name}__")


def _asked_first(run: Run, method: str, owner: Any, value: Any) -> Any:
    """What an object on the right gives: to CPython a list is no number, so that is asked before the list changes."""
    value = touch(run, value)
    if issubclass(type(value), Instance) and method in type(value)._members and inner_of(run, value) is value:
        return ask(run, value, method, owner)
    return NotImplemented


_JOINED = frozenset({list, deque})


def _made_in_place(run: Run, symbol: str, owner: Any, value: Any) -> Any:
    """What an object of the text's own gives for `owner op= value`; `NotImplemented` where the operator decides."""
    if not opened.offers(run, owner, f"{symbol}="):
        return NotImplemented
    return ask(run, owner, f"__i{opened.BINARY[symbol]}__", value)


def _repeated(run: Run, owner: list[Any], times: Any) -> Any:
    if type(times) not in INTEGERS:
        return NotImplemented
    run.charge_made(list, len(owner) * max(times, 0))
    owner *= times
    return owner


def _set_changed(change: Callable[[set[Any], Any], Any]) -> Binary:
    def apply(run: Run, owner: set[Any], value: Any) -> Any:
        if type(value) is not set and type(value) is not frozenset:
            return NotImplemented
        run.charge_made(set, len(owner) + len(value))
        charge_collisions(run, owner, value)
        return fill(run, owner, change, value)

    return quick_made(apply, change, set, fills=True)


def _extend(run: Run, owner: list[Any], items: Any, /) -> None:
    if type(items) is not list and inner_of(run, items) is owner:
        items = owner  # as CPython does, which would go through what it makes longer
    if type(items) is list or type(items) is tuple:
        more = items
        run.charge_steps(len(more))
    elif is_sized(items):
        more = [*collect(run, items)]
    else:
        each = item_bytes(items)
        for item in counted(run, items):
            run.charge_bytes(each)
            if len(owner) >= run.most_items:
                refuse_item(run, owner)
            owner.append(item)
        return
    run.charge_items(len(owner) + len(more), 0)
    run.charge_bytes(PLACE_BYTES * len(more))
    owner.extend(more)


IN_PLACE |= {
    (list, ast.Add): itself(_extend), (list, ast.Mult): _repeated, (set, ast.BitOr): _set_changed(operator.ior),
    (set, ast.BitAnd): _set_changed(operator.iand), (set, ast.Sub): _set_changed(operator.isub),
    (set, ast.BitXor): _set_changed(operator.ixor),
}  # fmt: skip


def append(run: Run, owner: list[Any], item: Any, /) -> None:
    """`owner.append(item)`."""
    run.bytes_left -= ITEM_BYTES
    if len(owner) >= run.most_items or run.bytes_left < 0:
        refuse_item(run, owner)
    owner.append(item)


def refuse_item(run: Run, owner: list[Any]) -> None:
    """Tell which limit is passed by one item more."""
    run.charge_items(len(owner) + 1, 0)
    run.out_of_memory()


def insert_at(run: Run, owner: list[Any], index: Any, item: Any, /) -> None:
    """`owner.insert(index, item)`."""
    CHANGING[list]["insert"].fn(run, owner, index, item)  # type: ignore[union-attr]  # it is a method


def _pop(run: Run, owner: list[Any], index: Any = -1, /) -> Any:
    if type(index) is not int:
        index = as_integer(index)
    if index != -1:
        run.charge_steps(len(owner) // 256)
    return owner.pop(index)


def _sort(run: Run, owner: list[Any], /, *, key: Any = None, reverse: Any = False) -> None:
    if key is None and (reverse is False or reverse is True) and kind_of(owner) is not None:
        run.charge_steps(len(owner))
        run.charge_items(len(owner))
        sort_plain(run, owner, reverse=reverse)
        return
    # As in CPython the list is empty while it is sorted, so that a key that looks at it sees no half-sorted one.
    items, result = list(owner), None
    owner.clear()
    try:
        result = ordered(run, items, key, reverse)
        if owner:
            raise ValueError("list modified during sort")
    finally:
        owner[:] = items if result is None else result


def _set_update(run: Run, owner: set[Any], /, *others: Any) -> None:
    for other in others:
        if type(other) in TABLES and len(owner) + len(other) <= run.most_items:
            ready = items_for_set(run, other)
            charge_collisions(run, owner, ready)
            fill(run, owner, set.update, ready)
            continue
        for item in counted(run, other):
            _ADDED["add"].fn(run, owner, item)


def _set_change(name: str) -> Method:
    def call(run: Run, owner: set[Any], /, *others: Any) -> None:
        if name == "symmetric_difference_update" and len(others) != 1:
            raise TypeError(f"set.{name}() takes exactly one argument ({len(others)} given)")
        for other in others:
            run.charge_items(len(owner), COPIED_ENTRY_BYTES)
            ready = items_for_set(run, owner if inner_of(run, other) is owner else other)
            if type(ready) in TABLES:
                charge_collisions(run, owner, ready)
            elif name == "symmetric_difference_update":
                ready = set(ready)  # as CPython does, which runs functions of the text that may fill other sets
            fill(run, owner, getattr(set, name), ready)
            run.check_size(owner)

    return Method(call, effects=_FILLS_SET, cost=ITSELF)


_ITEMS = methods(READS | WRITES | CALLBACK | PASSES, ITSELF, __setitem__=set_item, __delitem__=delete_item)


_NOT_GIVEN = object()


def _by_name(method: Method) -> Method:
    """A method of an `OrderedDict`, which takes its arguments by name too."""

    def call(run: Run, owner: Any, /, key: Any, default: Any = _NOT_GIVEN) -> Any:
        return method.fn(run, owner, key, *(() if default is _NOT_GIVEN else (default,)))

    return Method(call, effects=method.effects, cost=ITSELF)


def _of_mapping(cls: type) -> Attributes:
    key = "ordered key" if cls is OrderedDict else "key"
    found = {
        **_ITEMS,
        "update": Method(
            collections_types.update_mapping, effects=READS | _W_MAPPING | DRAWS | EAGER | PASSES, cost=ITSELF
        ),
        **own_methods(cls, READS | _W_MAPPING | PASSES, ENTRY_BYTES, setdefault=key),
        **own_methods(cls, READS | _W_MAPPING | PASSES, 0, pop=key, popitem=""),
        **own_methods(cls, _W_MAPPING, 0, clear=""),
    }
    return found if cls is not OrderedDict else found | {each: _by_name(found[each]) for each in ("pop", "setdefault")}


CHANGING: dict[type, Attributes] = {
    list: {
        **_ITEMS,
        **methods(W_LIST | PASSES, ITSELF, append=append),
        **methods(CONSUMES | W_LIST | PASSES, ITSELF, extend=_extend),
        **methods(R_LIST | W_LIST | PASSES, ITSELF, pop=_pop),
        **methods(READS | W_LIST | CALLBACK, ITSELF, remove=collections_types.remove_item, sort=_sort),
        **own_methods(list, W_LIST | PASSES, ITEM_BYTES, 8, insert="integer"),
        **own_methods(list, R_LIST | W_LIST | PASSES, 0, 6, reverse=""),
        **own_methods(list, W_LIST, 0, clear=""),
    },
    dict: _of_mapping(dict),
    set: {
        **_ADDED,
        **own_methods(set, _W_SET, 0, discard="key", remove="key", pop=""),
        **own_methods(set, W_OTHER, 0, clear=""),
        **methods(_FILLS_SET, ITSELF, update=_set_update),
        **{
            name: _set_change(name)
            for name in ("intersection_update", "difference_update", "symmetric_difference_update")
        },
    },
    **{
        cls: {**(_of_mapping(cls) if cls in MAPPINGS else _ITEMS), **more} for cls, more in COLLECTIONS_CHANGING.items()
    },
}
"""The methods that change their owner, by its exact type; only `PROGRAMS` has them. `stdlib.numpy` adds those of arrays
when it is loaded."""

name_methods(CHANGING.values())

CHANGING_FUNCTIONS = frozenset({
    "shuffle", "heappush", "heappop", "heapify", "heapreplace", "heappushpop", "insort", "insort_left", "insort_right",
    "setitem", "delitem",
})  # fmt: skip
"""Names of functions of modules that change their first argument in place."""

_OF_ARRAYS = frozenset({"fill", "sort"})

CHANGING_METHODS = frozenset(name for table in CHANGING.values() for name in table) | CHANGING_FUNCTIONS | _OF_ARRAYS
"""Names of methods, and of functions of modules, that change a value in place."""
