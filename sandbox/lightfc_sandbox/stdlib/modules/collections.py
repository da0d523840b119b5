"""`collections`: `Counter`, `defaultdict`, `OrderedDict`, `deque` and `namedtuple`.

The containers themselves are in `stdlib.collections_types`, what a named tuple offers in `stdlib.named_tuples`.
"""

from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Mapping, Sequence
from keyword import iskeyword
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes
from lightfc_sandbox.budget.costs import MAPPING_BYTES
from lightfc_sandbox.effects import CONSUMES, MAKES, PASSES
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.collections_types import extend_deque, put, tally
from lightfc_sandbox.stdlib.named_tuples import record_class
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.values.iteration import gathered
from lightfc_sandbox.values.kinds import INTEGERS, PLAIN_FACTORIES, Builtin, Default, DefaultDict, is_callable

_CLASS_BYTES = 4_096  # what a class takes, about
_FIELD_BYTES = 512
_MAPPING = Takes(MAPPING_BYTES)
_HOLDING = CONSUMES | MAKES | PASSES


def _counter(run: Run, iterable: Any = None, /, **kwds: Any) -> Counter[Any]:
    made: Counter[Any] = Counter()
    if iterable is not None:
        tally(run, made, iterable)
    if kwds:
        tally(run, made, kwds)
    return made


def _ordered(run: Run, /, *source: Any, **pairs: Any) -> OrderedDict[Any, Any]:
    _at_most_one("OrderedDict", source)
    made: OrderedDict[Any, Any] = OrderedDict()
    _fill(run, made, source, pairs)
    return made


def _default(run: Run, default_factory: Any = None, /, *source: Any, **pairs: Any) -> DefaultDict:
    if default_factory is not None and not is_callable(default_factory):
        raise TypeError("first argument must be callable or None")
    _at_most_one("defaultdict", source)
    made = DefaultDict(None if default_factory is None else Default(_factory(default_factory)))
    _fill(run, made, source, pairs)
    return made


def _factory(value: Any) -> Any:
    """The plain type that a builtin stands for, any other function value as it is."""
    plain = type(value) is Builtin and value.of_type in PLAIN_FACTORIES
    return value.of_type if plain else value


def _at_most_one(name: str, source: tuple[Any, ...]) -> None:
    if len(source) > 1:
        raise TypeError(f"{name} expected at most 1 argument, got {len(source)}")


def _fill(run: Run, made: Any, source: tuple[Any, ...], pairs: Mapping[str, Any]) -> None:
    for key, value in BUILTINS["dict"].fn(run, *source, **pairs).items():
        put(run, made, key, value)


def _deque(run: Run, iterable: Any = (), maxlen: Any = None) -> deque[Any]:
    if maxlen is not None:
        if type(maxlen) not in INTEGERS:
            raise TypeError("an integer is required")
        if maxlen < 0:
            raise ValueError("maxlen must be non-negative")
        maxlen = min(int(maxlen), run.limits.sequence_items)
    run.charge_made(deque, 0)
    made: deque[Any] = run.fresh(deque(maxlen=maxlen))
    extend_deque.fn(run, made, iterable)
    return made


def _named_tuple(
    run: Run, /, typename: Any, field_names: Any, *, rename: Any = False, defaults: Any = None, module: Any = None
) -> Builtin:
    if module is not None and type(module) is not str:
        raise TypeError("module must be a string")
    if type(field_names) is str:
        field_names = field_names.replace(",", " ").split()
    names = [BUILTINS["str"].fn(run, each) for each in gathered(run, field_names)]
    run.charge_items(len(names), _FIELD_BYTES)
    run.charge_steps(len(names))
    if truth(run, rename):
        names = _renamed(names)
    _check_names(typename, names, renamed=truth(run, rename))
    given = [] if defaults is None else gathered(run, defaults)
    if len(given) > len(names):
        raise TypeError("Got more default values than field names")
    return record_class(typename, names, given)


def _renamed(names: Sequence[str]) -> list[str]:
    seen: set[str] = set()
    made = []
    for index, name in enumerate(names):
        good = name.isidentifier() and not iskeyword(name) and not name.startswith("_") and name not in seen
        made.append(name if good else f"_{index}")
        seen.add(name)
    return made


def _check_names(typename: Any, names: Sequence[str], *, renamed: bool) -> None:
    for name in (typename, *names):
        if type(name) is not str:
            raise TypeError("Type names and field names must be strings")
        if not name.isidentifier():
            raise ValueError(f"Type names and field names must be valid identifiers: {name!r}")
        if iskeyword(name):
            raise ValueError(f"Type names and field names cannot be a keyword: {name!r}")
    for name in names:
        if name.startswith("_") and not renamed:
            raise ValueError(f"Field names cannot start with an underscore: {name!r}")
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise ValueError(f"Encountered duplicate field name: {name!r}")
        seen.add(name)


MEMBERS: Mapping[str, Any] = {
    "Counter": Builtin("collections.Counter", _counter, Counter, effects=CONSUMES | MAKES, cost=_MAPPING),
    "OrderedDict": Builtin("collections.OrderedDict", _ordered, OrderedDict, effects=_HOLDING, cost=_MAPPING),
    # What a text gives it stands in it until it leaves the text, where it is left out.
    "defaultdict": Builtin(
        "collections.defaultdict", _default, defaultdict, callback="0", lazy=True, effects=_HOLDING, cost=_MAPPING
    ),
    "deque": Builtin("collections.deque", _deque, deque, effects=_HOLDING, cost=ITSELF),
    "namedtuple": Builtin(
        "collections.namedtuple", _named_tuple, lazy=True, effects=CONSUMES, cost=Takes(_CLASS_BYTES, steps=16)
    ),
}
"""What `collections.` offers; `ChainMap` and the `User…` classes are made to be derived from."""
