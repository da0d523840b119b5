"""What changes a value in place: items, augmented assignment and the methods that change their owner.

A text changes nothing of the host. Whether a text holds anything that changes a value is known before it runs. One
that changes nothing gets the objects of the host themselves. For one that does and that calls the host, the plain
containers and arrays that it takes from its variables and from the calls it makes are copied for it as they come in
(`adopt`), each once, so that two names of one list stay two names of one list.

Most texts that change values change only what they have made. So a text that changes something and calls nothing of the
host begins with the objects themselves: what it makes is noted (`Run.fresh`), and whatever changes a value asks first
whether the text has made it (`Run.check_own`). If not, nothing has happened yet that anyone could see, so the text is
begun anew with copies. Every function that changes an argument in place must call `check_own` before it does.
"""

import ast
from collections import Counter, OrderedDict, deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence, Set
from typing import Any

from lightfc_sandbox.collected import COLLECTIONS_CHANGING, DELETE_ITEM, IN_PLACE, SET_ITEM, combining
from lightfc_sandbox.errors import Refused, Stop
from lightfc_sandbox.limits import Run
from lightfc_sandbox.opened import cannot
from lightfc_sandbox.operators import BINARY, Binary, equal, truth
from lightfc_sandbox.pending import Pending
from lightfc_sandbox.source import children, nodes_below
from lightfc_sandbox.values import (
    ATOMS,
    CONTAINERS,
    INTEGERS,
    LAZY,
    MAPPINGS,
    ONE_SHOT,
    TABLES,
    Attributes,
    Builtin,
    Method,
    TextFunction,
    TextGenerator,
    arriving,
    check_key,
    collect,
    counted,
    empty_like,
    is_array,
    is_named_tuple,
    is_sized,
    name_methods,
    taken,
    type_name,
    whole,
)


def changes_something(nodes: Iterable[ast.AST]) -> bool:
    """Whether a text, given as all its nodes, holds anything that can change a value in place."""
    for node in nodes:
        kind = type(node)
        if kind is ast.AugAssign:
            return True
        if kind is ast.Subscript and type(node.ctx) is not ast.Load:  # type: ignore[attr-defined]
            return True
        if kind is ast.Attribute and node.attr in CHANGING_METHODS:  # type: ignore[attr-defined]
            return True
        if kind is ast.alias and node.name in CHANGING_METHODS:  # type: ignore[attr-defined]
            return True
    return False


def effectful_nodes(
    nodes: Sequence[ast.AST],
    known: Collection[str] = (),
    handed: Set[ast.AST] = frozenset(),
    methods: Collection[str] = (),
) -> tuple[set[ast.AST], bool]:
    """The nodes of a program that change or print something, or may call a function of the text that does.

    And whether there are such functions, so that any call of a function of the text may be one.

    The parts of these are evaluated in Python's order even where calls are waited for, since one part may see what
    another has done. A call of a function by its name is not among them if its arguments do not act.

    Args:
        nodes: All nodes of the program, each before those below it.
        known: Variables of a session, which may be functions of earlier texts.
        handed: Nodes that hand over functions of the host that act, to be called wherever that may be.
        methods: Names of methods of objects of the host that may change something.
    """
    acting = _acting(nodes, methods) | handed
    if not acting and not known:
        return acting, False
    bound = {node.id for node in nodes if type(node) is ast.Name and type(node.ctx) is ast.Store}
    bound.update(node.arg for node in nodes if type(node) is ast.arg)
    functions = [node for node in nodes if type(node) in _FUNCTIONS]
    called = {node.name for node in functions if not isinstance(node, ast.Lambda)}  # type: ignore[attr-defined]
    bound |= called
    earlier = set(known) - bound
    if not acting and not earlier:
        return acting, False
    taken = [node for node in nodes if type(node) is ast.Assign]
    hidden = (
        any(not acting.isdisjoint(nodes_below(function)) for function in functions)
        or any(node.value in acting for node in taken)
        or bool(earlier)
    )
    if hidden:
        bound |= earlier
        called.update(name for node in taken for name in _functions_named(node))
        acting.update(node for node in nodes if _may_call(node, bound, called))
    inside: set[ast.AST] = set()
    for node in reversed(nodes):
        if node in acting or not inside.isdisjoint(children(node)):
            acting.add(node)
            # What a function does happens where it is called, not where it is made.
            if type(node) is not ast.FunctionDef and type(node) is not ast.AsyncFunctionDef:
                inside.add(node)
    acting.difference_update([node for node in nodes if _acts_last(node, acting)])
    return acting, hidden or bool(handed)


def _acts_last(node: ast.AST, acting: Set[ast.AST]) -> bool:
    """Whether a node calls a function by its name, and only that acts: after its arguments, however they overlap."""
    return type(node) is ast.Call and type(node.func) is ast.Name and acting.isdisjoint((*node.args, *node.keywords))


_FUNCTIONS = frozenset({ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda})


def _acting(nodes: Sequence[ast.AST], methods: Collection[str]) -> set[ast.AST]:
    """The nodes that change or print something themselves; found in one pass, since every program is asked for them."""
    acting: set[ast.AST] = set()
    draws = False
    for node in nodes:
        kind = type(node)
        if kind is ast.Name:
            if node.id == "print":  # type: ignore[attr-defined]
                acting.add(node)
        elif kind is ast.Attribute:
            if node.attr in CHANGING_METHODS or node.attr in methods:  # type: ignore[attr-defined]
                acting.add(node)
            draws = draws or node.attr in _DRAWS  # type: ignore[attr-defined]
            if type(node.ctx) is not ast.Load:  # type: ignore[attr-defined]
                acting.add(node)
        elif kind is ast.AugAssign or (kind is ast.Subscript and type(node.ctx) is not ast.Load):  # type: ignore[attr-defined]
            acting.add(node)
        elif kind is ast.ImportFrom:
            draws = draws or node.module == "random"  # type: ignore[attr-defined]
    if draws:
        acting.update(_waiting_draws(nodes))
    acting.update(_imported_changes(nodes))
    return acting


def _imported_changes(nodes: Sequence[ast.AST]) -> Iterator[ast.AST]:
    """The names of functions of modules that change their argument, imported one by one."""
    aliases = (node for node in nodes if type(node) is ast.alias and node.name in CHANGING_FUNCTIONS)
    names = {alias.asname or alias.name for alias in aliases}
    return (node for node in nodes if type(node) is ast.Name and node.id in names) if names else iter(())


def _functions_named(node: ast.Assign) -> list[str]:
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Lambda() | ast.Attribute()):
            return [name]
    return []


_DRAWS = frozenset({
    "seed", "random", "getrandbits", "randbytes", "randint", "randrange", "choice", "choices", "sample", "uniform",
    "triangular", "normalvariate", "gauss", "lognormvariate", "expovariate", "vonmisesvariate", "gammavariate",
    "betavariate", "paretovariate", "weibullvariate", "binomialvariate",
})  # fmt: skip
"""The functions of `random`, and of its generators, that draw."""


def _draws(node: ast.AST, names: Collection[str]) -> bool:
    match node:
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in _DRAWS
        case ast.Call(func=ast.Name(id=name)):
            return name in names
    return False


def _bound_functions(node: ast.AST) -> list[str]:
    """The names by which a node lets functions of the text be called."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            return [name]
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Lambda()):
            return [name]
    return []


def _waiting_draws(nodes: Sequence[ast.AST]) -> Iterator[ast.AST]:
    """Draws of random numbers with arguments that may have to be waited for: later draws must not overtake them."""
    names = {
        alias.asname or alias.name
        for node in nodes
        if type(node) is ast.ImportFrom and node.module == "random"
        for alias in node.names
    }
    # A call of a function of the text may draw too.
    names.update(name for node in nodes for name in _bound_functions(node))
    for node in nodes:
        if isinstance(node, ast.Call) and _draws(node, names):
            given = [*node.args, *(each.value for each in node.keywords)]
            if any(type(below) is ast.Call for part in given for below in ast.walk(part)):
                yield node


def _may_call(node: ast.AST, bound: set[str], called: set[str]) -> bool:
    match node:
        case ast.Call(func=ast.Name(id=name)):
            return name in bound
        case ast.Call(func=ast.Attribute()):
            return False
        case ast.Call():
            return True
        case ast.Name(id=name, ctx=ast.Load()):
            return name in called
    return False


def adopt(run: Run, value: Any) -> Any:
    """A value from outside as the text's own: containers and arrays copied, all else itself."""
    return value if type(value) in ATOMS or run.owned is not None else _adopt(run, value, 0)


def begin_changing(run: Run) -> None:
    """Note that the text of a run can change values."""
    run.__dict__.setdefault("adopted", {})


def begin_lightly(run: Run) -> bool:
    """Note that a text can change values, and may do without copies until it changes one that it has not made.

    Gives False where that cannot be: in a session, whose values outlive the run, and where a variable is an iterator of
    the host, which could not be begun anew.
    """
    if "adopted" in run.__dict__ or not ONE_SHOT.isdisjoint(map(type, run.variables.values())):
        return False
    run.owned = {}
    return True


def adopt_if_changing(run: Run, value: Any) -> Any:
    """`adopt`, where the text of the run can change values."""
    return adopt(run, value) if "adopted" in run.__dict__ else value


_NOTED_BYTES = 350
"""What the notes of a copy take that are kept to the end of a run; what long copies are charged is enough for it."""


def _adopt(run: Run, value: Any, depth: int) -> Any:  # noqa: C901 - one branch for each kind of value
    kind = type(value)
    if kind in ATOMS:
        return value
    if kind in LAZY:
        return _adopt_lazy(run, value, kind, depth)
    if kind not in CONTAINERS and not is_array(value) and not is_named_tuple(value):
        return value
    known = run.adopted.get(id(value))
    if known is not None:
        return known[1]
    if depth > run.limits.container_depth:
        raise Stop("container_depth", run.limits.container_depth, "containers nested deeper")
    if is_array(value):
        if kind.__name__ != "ndarray":
            return value
        run.charge_bytes(int(value.nbytes))
        made = value.copy()
        run.adopted[id(value)] = (value, made)
        return made
    size = tuple.__len__(value) if kind not in CONTAINERS else len(value)
    run.charge_items(size, 100)
    # Beside the copy, two notes are kept of what is what.
    run.charge_bytes(_NOTED_BYTES - 100 * size)
    run.charge_steps(size)
    if kind is list:
        made = []
        run.adopted[id(value)] = (value, made)
        made.extend(_adopt(run, item, depth + 1) for item in value)
    elif kind is dict and ATOMS.issuperset(map(type, value.values())):
        made = value.copy()
        run.adopted[id(value)] = (value, made)
    elif kind is dict:
        made = {}
        run.adopted[id(value)] = (value, made)
        made.update((key, _adopt(run, item, depth + 1)) for key, item in value.items())
    elif kind in MAPPINGS:
        made = empty_like(value)
        run.adopted[id(value)] = (value, made)
        for key, item in value.items():
            made[key] = _adopt(run, item, depth + 1)
    elif kind is deque:
        made = empty_like(value)
        run.adopted[id(value)] = (value, made)
        made.extend(_adopt(run, item, depth + 1) for item in value)
    elif kind is tuple:
        made = tuple(_adopt(run, item, depth + 1) for item in value)
        run.adopted[id(value)] = (value, made)
    elif kind not in CONTAINERS:
        items = [_adopt(run, item, depth + 1) for item in tuple.__iter__(value)]
        same = all(old is new for old, new in zip(tuple.__iter__(value), items, strict=True))
        made = value if same else tuple.__new__(kind, items)
        run.adopted[id(value)] = (value, made)
    else:
        # The items of sets are hashable, so nothing in them can change.
        made = kind(value)
        run.adopted[id(value)] = (value, made)
    # What a call gives must not be adopted once more when the text hands it on and gets it back.
    run.adopted[id(made)] = (made, made)
    return made


_ORDERED: OrderedDict[Any, Any] = OrderedDict()
_KEYS: frozenset[type] = frozenset({type({}.keys()), type(_ORDERED.keys())})
_VALUES: frozenset[type] = frozenset({type({}.values()), type(_ORDERED.values())})
_ITEMS: frozenset[type] = frozenset({type({}.items()), type(_ORDERED.items())})


def _adopt_lazy(run: Run, value: Any, kind: type, depth: int) -> Any:
    """An iterator or view of the host, whose items become the text's own as they come."""
    if kind in _KEYS:
        return value
    if run.restarted and kind in ONE_SHOT:
        raise Refused(f"a {type_name(value)!r} inside a value of the context cannot be used by a text that changes it")
    items = (_adopt(run, item, depth + 1) for item in counted(run, value))
    if kind in _VALUES:
        return dict(enumerate(items)).values()
    if kind in _ITEMS:
        return dict(items).items()
    return TextGenerator(items)


def set_item(run: Run, owner: Any, index: Any, value: Any) -> None:
    """`owner[index] = value`."""
    run.check_own(owner)
    kind = type(owner)
    if kind is dict:
        run.charge_bytes(100)
        owner[check_key(run, index)] = value
    elif kind is list:
        if type(index) is slice:
            value = list(collect(run, value))
            run.charge_items(len(owner) + len(value), 8)
        elif type(index) is not int and type(index) is not bool:
            index = whole(index)
            if type(index) is not int:
                raise TypeError(f"list indices must be integers or slices, not {type_name(index)}")
        owner[index] = value
    elif kind in SET_ITEM:
        SET_ITEM[kind](run, owner, index, value)
    elif is_array(owner) and kind.__name__ == "ndarray":
        from lightfc_sandbox.facades.numpy import set_array_item

        set_array_item(run, owner, index, value)
    else:
        error = TypeError(f"{type_name(owner)!r} object does not support item assignment")
        raise cannot(run, "set item", error, owner)


def delete_item(run: Run, owner: Any, index: Any) -> None:
    """`del owner[index]`."""
    run.check_own(owner)
    kind = type(owner)
    if kind is dict:
        del owner[check_key(run, index)]
    elif kind is list and (type(whole(index)) in INTEGERS or type(whole(index)) is slice):
        run.charge_steps(len(owner) // 64)
        del owner[index]
    elif kind in DELETE_ITEM:
        DELETE_ITEM[kind](run, owner, index)
    else:
        error = TypeError(f"{type_name(owner)!r} object doesn't support item deletion")
        raise cannot(run, "delete item", error, owner)


def in_place(op: type[ast.operator]) -> Binary:
    """`owner op= value`: lists, sets and dicts change in place, all else is replaced."""
    plain = BINARY[op]

    def apply(run: Run, owner: Any, value: Any) -> Any:
        kind = type(owner)
        if kind in ATOMS or kind is tuple:
            return plain(run, owner, value)
        run.check_own(owner)
        if kind is list and op is ast.Add:
            _extend(run, owner, value)
            return owner
        if kind is list and op is ast.Mult and type(value) in INTEGERS:
            run.charge_items(len(owner) * max(value, 0))
            owner *= value
            return owner
        if kind is set and op in _SET_UPDATES and (type(value) is set or type(value) is frozenset):
            run.charge_items(len(owner) + len(value), 64)
            run.charge_steps(len(owner) + len(value))
            getattr(owner, _SET_UPDATES[op])(value)
            return owner
        if kind is dict and op is ast.BitOr:
            _update(run, owner, value)
            return owner
        further = IN_PLACE.get((kind, op))
        if further is not None:
            return further(run, owner, value)
        if kind.__name__ == "ndarray" and is_array(owner):
            return _change_array(run, owner, plain(run, owner, value))
        return plain(run, owner, value)

    return apply


IN_PLACE.update({(Counter, op): combining(in_place(op)) for op in (ast.Add, ast.Sub)})


def _change_array(run: Run, owner: Any, result: Any) -> Any:
    import numpy as np

    if np.shape(result) != owner.shape:
        raise ValueError("non-broadcastable output operand")
    if not np.can_cast(result.dtype, owner.dtype, "same_kind"):
        raise TypeError(f"cannot cast from {result.dtype} to {owner.dtype}")
    owner[...] = result
    return owner


_SET_UPDATES: Mapping[type[ast.operator], str] = {
    ast.BitOr: "update",
    ast.BitAnd: "intersection_update",
    ast.Sub: "difference_update",
    ast.BitXor: "symmetric_difference_update",
}


def _extend(run: Run, owner: list[Any], items: Any, /) -> None:
    if not is_sized(items):
        for item in arriving(run, items):
            run.charge_items(len(owner) + 1, 0)
            owner.append(item)
        return
    more = list(collect(run, items))
    run.charge_items(len(owner) + len(more), 0)
    run.charge_bytes(8 * len(more))
    owner.extend(more)


def _append(run: Run, owner: list[Any], item: Any, /) -> None:
    run.room -= 40
    if len(owner) >= run.most_items or run.room < 0:
        refuse_item(run, owner)
    owner.append(item)


def refuse_item(run: Run, owner: list[Any]) -> None:
    """Tell which limit is passed by one item more."""
    run.charge_items(len(owner) + 1, 0)
    run.no_more_room()


def _insert(run: Run, owner: list[Any], index: Any, item: Any, /) -> None:
    index = _integer(index)
    run.charge_steps(len(owner) // 256)
    _append(run, owner, None)
    owner.pop()
    owner.insert(index, item)


def _integer(value: Any) -> int:
    value = whole(value)
    if type(value) is not int and type(value) is not bool:
        raise TypeError(f"{type_name(value)!r} object cannot be interpreted as an integer")
    return value


def _pop(run: Run, owner: list[Any], index: Any = -1, /) -> Any:
    if type(index) is not int:
        index = _integer(index)
    if index != -1:
        run.charge_steps(len(owner) // 256)
    return owner.pop(index)


def _remove(run: Run, owner: list[Any], item: Any, /) -> None:
    for position, each in enumerate(owner):
        run.charge_steps(1)
        if each is item or truth(run, equal(run, each, item)):
            del owner[position]
            return
    raise ValueError("list.remove(x): x not in list")


def _clear(run: Run, owner: Any, /) -> None:
    owner.clear()


def _reverse(run: Run, owner: list[Any], /) -> None:
    run.charge_steps(len(owner) // 64)
    owner.reverse()


def _present(rank: Any) -> Any:
    if type(rank) is Pending:
        raise Refused("list.sort cannot wait for the calls of its key; write xs = sorted(xs, key=…)")
    return rank


def _sort(run: Run, owner: list[Any], /, *, key: Any = None, reverse: Any = False) -> None:
    from lightfc_sandbox.builtins import BUILTINS, call_value

    if key is not None and not (type(key) is TextFunction and not key.waits):
        given = key
        key = Builtin("key", lambda run, item, /: _present(call_value(run, given, item)))
    # As in CPython the list is empty while it is sorted, so that a key that looks at it sees no half-sorted one.
    items, result = list(owner), None
    owner.clear()
    try:
        result = BUILTINS["sorted"].fn(run, items, key=key, reverse=reverse)
        if owner:
            raise ValueError("list modified during sort")
    finally:
        owner[:] = items if result is None else result


def _update(run: Run, owner: dict[Any, Any], /, *sources: Any, **pairs: Any) -> None:
    from lightfc_sandbox.builtins import pairs_of

    if len(sources) > 1:
        raise TypeError(f"update expected at most 1 argument, got {len(sources)}")
    for source in (*sources, pairs):
        if type(source) in MAPPINGS:
            run.charge_items(len(owner) + len(source), 0)
            run.charge_items(len(source), 64)
            run.charge_steps(len(source))
            owner.update(source)
        else:
            # As in CPython, the pairs before one that is wrong are there.
            for key, value in pairs_of(run, source):
                run.charge_items(len(owner) + 1, 0)
                owner[key] = value


def _setdefault(run: Run, owner: dict[Any, Any], key: Any, default: Any = None, /) -> Any:
    run.charge_bytes(100)
    return owner.setdefault(key if type(key) is str else check_key(run, key), default)


_MISSING: Any = object()


def _pop_key(run: Run, owner: dict[Any, Any], key: Any, default: Any = _MISSING, /) -> Any:
    check_key(run, key)
    return owner.pop(key) if default is _MISSING else owner.pop(key, default)


def _popitem(run: Run, owner: dict[Any, Any], /) -> Any:
    return owner.popitem()


def _set_add(run: Run, owner: set[Any], item: Any, /) -> None:
    run.charge_bytes(96)
    run.charge_items(len(owner) + 1, 0)
    owner.add(check_key(run, item))


def _set_discard(run: Run, owner: set[Any], item: Any, /) -> None:
    owner.discard(check_key(run, item))


def _set_remove(run: Run, owner: set[Any], item: Any, /) -> None:
    owner.remove(check_key(run, item))


def _set_pop(run: Run, owner: set[Any], /) -> Any:
    return owner.pop()


def _set_update(run: Run, owner: set[Any], /, *others: Any) -> None:
    for other in others:
        if type(other) in TABLES and len(owner) + len(other) <= run.most_items:
            owner.update(taken(run, other))
            continue
        for item in counted(run, other):
            _set_add(run, owner, item)


def _set_change(name: str) -> Method:
    def call(run: Run, owner: set[Any], /, *others: Any) -> None:
        if name == "symmetric_difference_update" and len(others) != 1:
            raise TypeError(f"set.{name}() takes exactly one argument ({len(others)} given)")
        for other in others:
            run.charge_items(len(owner), 64)
            getattr(owner, name)(taken(run, other))
            run.charge_items(len(owner), 0)

    return Method(call)


_DICT_CHANGING: Attributes = {
    "update": Method(_update), "setdefault": Method(_setdefault), "pop": Method(_pop_key),
    "popitem": Method(_popitem), "clear": Method(_clear),
}  # fmt: skip

CHANGING: Mapping[type, Attributes] = {
    list: {
        "append": Method(_append), "extend": Method(_extend), "insert": Method(_insert), "pop": Method(_pop),
        "remove": Method(_remove), "clear": Method(_clear), "reverse": Method(_reverse), "sort": Method(_sort),
    },
    dict: _DICT_CHANGING,
    set: {
        "add": Method(_set_add), "discard": Method(_set_discard), "remove": Method(_set_remove),
        "pop": Method(_set_pop), "clear": Method(_clear), "update": Method(_set_update),
    } | {
        name: _set_change(name)
        for name in ("intersection_update", "difference_update", "symmetric_difference_update")
    },
    **{kind: {**(_DICT_CHANGING if kind in MAPPINGS else {}), **more} for kind, more in COLLECTIONS_CHANGING.items()},
}  # fmt: skip
"""The methods that change their owner, by its exact type; only `PROGRAMS` has them."""

name_methods(CHANGING.values())

CHANGING_FUNCTIONS = frozenset({
    "shuffle", "heappush", "heappop", "heapify", "heapreplace", "heappushpop", "insort", "insort_left", "insort_right",
})  # fmt: skip
"""Names of functions of modules that change their first argument in place."""

CHANGING_METHODS = frozenset(name for table in CHANGING.values() for name in table) | CHANGING_FUNCTIONS
"""Names of methods, and of functions of modules, that change a value in place."""

__all__ = [
    "CHANGING",
    "CHANGING_METHODS",
    "adopt",
    "adopt_if_changing",
    "begin_changing",
    "begin_lightly",
    "changes_something",
    "delete_item",
    "in_place",
    "set_item",
]
