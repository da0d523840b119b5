"""Methods that named tuples and pydantic models of the host have by their kind: `_asdict`, `model_dump` and the like.

They run nothing of the host. They read the fields that a text may read, and make plain data of them as CPython and
pydantic do. A model that says itself how it is dumped has none of them here, nor one whose fields may hold objects that
have more fields than they tell, which pydantic leaves out.
"""

import sys
from collections import deque, namedtuple
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum
from functools import partial
from math import isfinite
from typing import Any, get_args

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.effects import MAKES, READS
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib.attributes import read_attribute
from lightfc_sandbox.stdlib.named_tuples import OF_ALL
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.stdlib.registry import facade_names
from lightfc_sandbox.values.copying import adopt_if_changing
from lightfc_sandbox.values.fields import field_of
from lightfc_sandbox.values.kinds import ATOMS, DECIMALS, LEAVES, TIMES, Attributes, Method, type_name
from lightfc_sandbox.values.type_tables import (
    NOTHING_THERE,
    attributes_of,
    dataclass_fields,
    is_dataclass,
    is_named_tuple,
    name_methods,
    static_attribute,
)

DUMPED = "_dumped"
"""By this attribute a class of a worker that stands for a model tells the fields that dumping gives, if it may be."""

_CPYTHONS: Any = namedtuple("_CPYTHONS", "")  # a class whose methods nobody has written
_MAX_PARTS = 100  # of an annotation
_ITEMS: Mapping[type, Any] = {each: each for each in (list, tuple, set, frozenset, deque)}


def methods_of(cls: type) -> Attributes:
    """The methods that a class of the host has by its kind."""
    if not issubclass(cls, tuple):
        return {} if dumped_fields(cls) is None else _OF_MODELS
    own = [static_attribute(cls, name) for name in ("_asdict", "_replace")]
    of_cpython = [getattr(each, "__code__", None) for each in own]
    is_plain = own == [NOTHING_THERE] * 2 or of_cpython == [_CPYTHONS._asdict.__code__, _CPYTHONS._replace.__code__]
    return OF_ALL if is_plain and static_attribute(cls, "_fields") is not NOTHING_THERE else {}


def dumped_fields(cls: Any) -> Sequence[str] | None:
    """The fields of a model that dumping it gives; None of any other class, and where it may give something else."""
    told = static_attribute(cls, DUMPED)
    if told is not NOTHING_THERE:
        return told or None  # as the host has told of it
    if getattr(static_attribute(cls, "model_dump"), "__module__", "") != "pydantic.main" or cls.__pydantic_root_model__:
        return None
    by = cls.__pydantic_decorators__
    if by.field_serializers or by.model_serializers or cls.model_config.get("extra") == "allow":
        return None
    return None if any(map(_is_special, cls.model_fields.values())) else [*cls.model_fields, *cls.model_computed_fields]


def is_model(cls: type) -> bool:
    """Whether a class of the host is a model, or stands for one."""
    return any(static_attribute(cls, name) is not NOTHING_THERE for name in (DUMPED, "model_dump"))


def _is_special(field: Any) -> bool:
    """Whether a field is dumped in a way of its own, or what is dumped of it may have more fields than it tells."""
    left, count = [field.annotation], 0
    while left and count < _MAX_PARTS:
        part = left.pop()
        count += 1
        has_fields = isinstance(part, type) and (is_dataclass(part) or hasattr(part, "model_fields"))
        if getattr(part, "__metadata__", ()) or (has_fields and type.__subclasses__(part)):
            return True
        left += get_args(part)
    by_itself = any(type(each).__module__ == "pydantic.functional_serializers" for each in field.metadata)
    return bool(left) or bool(field.exclude) or by_itself


def _dumped(run: Run, value: Any, as_json: bool, depth: int) -> Any:
    """What dumping makes of a value."""
    run.charge_steps(1)
    kind = type(value)
    if kind in LEAVES or (kind in ATOMS and not as_json):
        return value
    run.check_depth(depth)
    part = partial(_dumped, run, as_json=as_json, depth=depth + 1)
    if kind is dict or kind in _ITEMS or is_named_tuple(value):
        return run.fresh(_parts(run, value, part, as_json))
    if issubclass(kind, Enum):
        return part(value.value) if as_json else value
    if not attributes_of(kind):
        return _dict_of(run, value, as_json, depth)
    return _text(run, value) if as_json else adopt_if_changing(run, value)


def _parts(run: Run, value: Any, part: Callable[[Any], Any], as_json: bool) -> Any:
    """A container of what dumping makes of its parts; one of items becomes a list where JSON is made of it."""
    kind = type(value)
    run.charge_made(dict if kind is dict else list, len(value))
    if kind is dict:
        return {(_key(key) if as_json else key): part(each) for key, each in value.items()}
    items = map(part, [*value] if kind in _ITEMS else tuple.__iter__(value))
    return [*items] if as_json else _ITEMS.get(kind, tuple)(items)


def _dict_of(run: Run, owner: Any, as_json: bool, depth: int, names: Sequence[str] | None = None) -> dict[str, Any]:
    """The fields of an object of the host, each dumped; `names` are those that are dumped of it."""
    kind = type(owner)
    names = names or dumped_fields(kind)
    if names is None and is_dataclass(kind) and not is_model(kind):
        names = dataclass_fields(kind)
    if not names or kind not in run.host_types:
        raise Refused(f"an object of type {type_name(owner)!r} is not dumped here: read its fields, as in x.name")
    run.charge_made(dict, len(names))
    held = {name: field_of(run, owner, read_attribute(run, owner, name)) for name in names}
    return run.fresh({name: _dumped(run, each, as_json, depth + 1) for name, each in held.items()})  # type: ignore[no-any-return]  # what it is given


def _text(run: Run, value: Any) -> str:
    """A value that JSON has not, as pydantic writes it."""
    kind: Any = type(value)
    if kind in TIMES and hasattr(kind, "isoformat"):
        written = value.isoformat().replace("+00:00", "Z")
    elif kind in DECIMALS or kind is getattr(sys.modules.get("uuid"), "UUID", None):
        written = str(value)
    else:
        raise Refused(f"a value of type {type_name(value)!r} is not written as JSON here: dump the model without it")
    return run.charged_text(written)


def _key(key: Any) -> Any:
    if type(key) is not str and type(key) is not int:
        raise Refused(f"a key of type {type_name(key)!r} is not written as JSON here")
    return str(key)


def _dump(
    run: Run,
    owner: Any,
    /,
    *,
    mode: Any = "python",
    include: Any = None,
    exclude: Any = None,
    exclude_none: Any = False,
    by_alias: Any = False,
) -> dict[str, Any]:
    if by_alias is not False or type(mode) is not str or mode not in ("python", "json"):
        raise Refused("model_dump() takes mode='python' or 'json', and the names of fields, not aliases, in a program")
    names = [
        name
        for name in dumped_fields(type(owner)) or ()
        if (include is None or name in _names(run, include)) and (exclude is None or name not in _names(run, exclude))
    ]
    made = _dict_of(run, owner, mode == "json", 0, names) if names else run.fresh({})
    return _without_none(made) if truth(run, exclude_none) else made


def _names(run: Run, given: Any) -> Collection[Any]:
    if type(given) not in _ITEMS or any(type(each) is not str for each in given):
        raise Refused("include and exclude are sets of names in a program")
    run.charge_steps(1 + len(given) // 8)
    return given  # type: ignore[no-any-return]  # as its type says


def _without_none(value: Any) -> Any:
    """The same without what is None in dicts, which are all new."""
    if type(value) is dict:
        for key in [key for key, each in value.items() if each is None]:
            del value[key]
    if type(value) in _ITEMS or type(value) is dict:
        for each in value.values() if type(value) is dict else value:
            _without_none(each)
    return value


def _dump_json(run: Run, owner: Any, /, *, indent: Any = None, **options: Any) -> str:
    made = _finite(_dump(run, owner, **options, mode="json"))
    separators = (",", ":") if indent is None else (",", ": ")
    dumps = facade_names("json")["dumps"].fn
    return dumps(run, made, indent=indent, separators=separators, ensure_ascii=False)  # type: ignore[no-any-return]  # a text


def _finite(value: Any) -> Any:
    """The same with None where a number is none that JSON can say."""
    if type(value) is dict:
        return {key: _finite(each) for key, each in value.items()}
    if type(value) is list:
        return [_finite(each) for each in value]
    return None if type(value) is float and not isfinite(value) else value


_OF_MODELS: Attributes = {
    "model_dump": Method(_dump, effects=READS | MAKES, cost=ITSELF),
    "model_dump_json": Method(_dump_json, effects=READS, cost=ITSELF),
}
name_methods([_OF_MODELS])
