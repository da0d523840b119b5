"""Whether a value is one of those that a case accepts, by the rules of the Berkeley leaderboard or exactly.

Both take the same accepted values (see `lightfc.lab.cases`); they differ in when two values are the same.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

_IGNORED = re.compile(r"[ ,./\-_*^]")
_TYPES: dict[str, type] = {
    "string": str, "integer": int, "float": float, "number": float, "boolean": bool, "array": list, "tuple": list,
    "dict": dict, "object": dict, "any": str,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Rules:
    """When a value counts as one of the accepted ones."""

    accepts: Callable[[Any, Sequence[Any], Mapping[str, Any]], bool]  # of a value: accepted ones, JSON Schema
    bare_name: bool  # of the only function, its namespace or name may be another


def plain(value: Any) -> Any:
    """A value with lists in the place of tuples, as JSON has them."""
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return {key: plain(each) for key, each in value.items()} if isinstance(value, dict) else value


def _bfcl_accepts(given: Any, accepted: Sequence[Any], schema: Mapping[str, Any]) -> bool:
    """The leaderboard's rules.

    Strings are compared without case, space and the signs `, . / - _ * ^`; an int is accepted for a float, but no float
    for an int and no bool for either; a value of another type than the declared one only where the accepted ones have
    that type.
    """
    kind = _TYPES.get(str(schema.get("type")), str)
    value: Any = plain(given)
    if kind is float and type(value) is int:
        value = float(value)
    if type(value) is not kind:
        # A value of another type is a variable, or an exception that the answers list.
        return type(value) is _type_of(accepted) and _is_among(value, accepted)
    if kind is dict:
        return any(isinstance(each, dict) and _object_fits(value, each, _is_among) for each in accepted)
    return _list_accepted(value, accepted, schema) if kind is list else _is_among(value, accepted)


def _list_accepted(value: Any, accepted: Sequence[Any], schema: Mapping[str, Any]) -> bool:
    if not value and "" in accepted:
        return True  # as good as left out
    inner = _type_of_items(schema.get("items"))
    if inner is not None and not any(_elements_fit(value, each, inner) for each in accepted):
        return False
    if inner is not dict:
        return _is_among(value, accepted)
    alike = (each for each in accepted if isinstance(each, list) and len(each) == len(value))
    return any(
        all(_object_fits(one, other, _is_among) for one, other in zip(value, each, strict=True)) for each in alike
    )


def _type_of_items(items: Any) -> type | None:
    return _TYPES.get(str(items.get("type"))) if isinstance(items, Mapping) else None


def _is_among(value: Any, accepted: Sequence[Any]) -> bool:
    normal = _normal(value)
    return any(normal == _normal(plain(each)) for each in accepted)


def _elements_fit(value: Sequence[Any], accepted: Any, kind: type) -> bool:
    """Whether all elements are of the declared type, or of that of the accepted ones."""
    if not isinstance(accepted, list):
        return False
    other = _type_of(accepted)
    return all(type(each) is kind or type(each) is other for each in value)


def _type_of(accepted: Sequence[Any]) -> type | None:
    """The type of the first accepted value that is one."""
    return next((type(each) for each in accepted if each != ""), None)


def _object_fits(value: Any, accepted: Any, is_among: Callable[[Any, Sequence[Any]], bool]) -> bool:
    """Whether an object has the accepted value for each key, and no other keys."""
    if not isinstance(value, dict) or not isinstance(accepted, Mapping) or any(key not in accepted for key in value):
        return False
    if any(key not in value and "" not in values for key, values in accepted.items()):
        return False
    return all(is_among(each, accepted[key]) for key, each in value.items())


def _normal(value: Any) -> Any:
    if isinstance(value, str):
        return _normal_text(value)
    if isinstance(value, list):
        return [_normal(each) for each in value]
    return {key: _normal(each) for key, each in value.items()} if isinstance(value, dict) else value


@lru_cache(maxsize=4_096)
def _normal_text(text: str) -> str:
    # The accepted values of a case are compared with those of all its answers.
    return _IGNORED.sub("", text).lower().replace("'", '"')


def _exactly_among(value: Any, accepted: Sequence[Any]) -> bool:
    return any(_same(value, plain(each)) for each in accepted)


def _same(value: Any, accepted: Any) -> bool:
    """Whether a value is the accepted one, where 2 is 2.0, but True is not 1; an object has accepted values by key."""
    if isinstance(accepted, dict):
        listed = all(isinstance(values, list) for values in accepted.values())
        return _object_fits(value, accepted, _exactly_among) if listed else bool(value == accepted)
    if isinstance(accepted, list):
        alike = isinstance(value, list) and len(value) == len(accepted)
        return alike and all(_same(one, other) for one, other in zip(value, accepted, strict=True))
    return (type(value) is type(accepted) or {type(value), type(accepted)} == {int, float}) and bool(value == accepted)


BFCL = Rules(_bfcl_accepts, bare_name=True)
EXACT = Rules(lambda given, accepted, schema: _exactly_among(plain(given), accepted), bare_name=False)
