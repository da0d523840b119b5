"""What each keyword of a JSON Schema asks of a value, and what is told of one that does not give it."""

import contextlib
import math
import operator
from collections import deque
from collections.abc import Callable, Collection, Container
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from pydantic import ValidationError
from pydantic_core import CoreSchema, SchemaValidator

from lightfc.core.definitions import JsonSchema
from lightfc.core.errors import ToolDefinitionError
from lightfc.core.values import key_path, short_text
from lightfc.schema.argument_errors import wrong_value
from lightfc.schema.coercion import from_json
from lightfc.schema.json_schema import is_json_type

if TYPE_CHECKING:
    from lightfc_sandbox.stdlib.regex.bounded import BoundedPattern


class Problems(list[str]):
    """The faults of the arguments of one call, a sentence each.

    Attributes:
        followed: What references have made of values: a schema that refers to one definition twice, and so on down,
            would else be gone through an exponential number of times.
        searches: What looking for patterns may take, in all.
        is_worded: The sentences are wanted, and not only whether there are any.
    """

    def __init__(self, beside: "Problems | None" = None, *, is_worded: bool = True) -> None:
        super().__init__()
        self.is_worded = is_worded
        self.followed: dict[Any, tuple[Any, Problems, Any]] = {} if beside is None else beside.followed
        self.searches: deque[Any] = deque() if beside is None else beside.searches

    def wrong(self, path: str, expected: "Expected", value: Any, listed: Collection[Any] = ()) -> None:
        """Note that a value is not what is expected."""
        self.append(wrong_value(path, expected(), value, listed=listed) if self.is_worded else "")

    def fits(self, pattern: "BoundedPattern", text: str) -> bool:
        """Whether a pattern is found in a text; a `TimeoutError` if all patterns of the call together take too long."""
        if not self.searches:
            self.searches.append(pattern.account())
        return pattern.search(text, self.searches[0])


_MAX_COLLIDING = 1_000
"""Items of one hash, which a program can choose: to look them up in a set takes the square of their number."""

Expected = Callable[[], str]
"""Writes the type that is wanted."""

Check = Callable[[Any, str, Problems], Any]
"""Gives a value, at a path, as the tool gets it, and appends to a list one sentence for each fault of it."""


def _itself(value: Any) -> Any:
    return value


def _is_multiple(value: Any, step: Any) -> bool:
    if isinstance(value, float) and not math.isfinite(value):
        return False
    # 0.3 is a multiple of 0.1, whatever the nearest floats are.
    exact, exact_step = (Fraction(each if isinstance(each, int) else str(each)) for each in (value, step))
    return exact % exact_step == 0


_BOUNDS: dict[str, tuple[str, Callable[[Any], Any], Callable[[Any, Any], bool], str]] = {
    "minimum": ("number", _itself, operator.ge, "be at least {}"),
    "maximum": ("number", _itself, operator.le, "be at most {}"),
    "exclusiveMinimum": ("number", _itself, operator.gt, "be greater than {}"),
    "exclusiveMaximum": ("number", _itself, operator.lt, "be less than {}"),
    "multipleOf": ("number", _itself, _is_multiple, "be a multiple of {}"),
    "minLength": ("string", len, operator.ge, "have at least {} characters"),
    "maxLength": ("string", len, operator.le, "have at most {} characters"),
    "minItems": ("array", len, operator.ge, "have at least {} elements"),
    "maxItems": ("array", len, operator.le, "have at most {} elements"),
    "minProperties": ("object", len, operator.ge, "have at least {} keys"),
    "maxProperties": ("object", len, operator.le, "have at most {} keys"),
}
"""By keyword the values that it bounds, what of them is measured, and what a value should do."""


def bounds(schema: JsonSchema, where: str) -> list[Check]:
    """The checks of the bounds of a number, text, array or object."""
    checks: list[Check] = []
    for key, (kind, measure, holds, words) in _BOUNDS.items():
        limit: Any = schema.get(key)
        if is_json_type(limit, "number") and (key != "multipleOf" or limit > 0):
            checks.append(partial(_bounded, kind, measure, holds, limit, words.format(limit)))
    if schema.get("uniqueItems") is True:
        checks.append(_distinct)
    if isinstance(schema.get("pattern"), str):
        checks.append(partial(_matching, bounded_pattern(schema["pattern"], where), schema["pattern"]))
    return checks


# Each of these is a check once its first arguments are given.


def among(
    identities: Container[Any], expected: Expected, listed: Collection[Any], value: Any, path: str, problems: Problems
) -> Any:
    """A value is listed; a number or bool may be listed as text."""
    is_quoted = isinstance(value, bool | int | float) and str(value) in listed
    if not is_quoted and identity(value) not in identities:
        problems.wrong(path, expected, value, listed)
    return value


def typed(types: list[str], expected: Expected, value: Any, path: str, problems: Problems, *, strict: bool) -> Any:
    """A value is of one of some types, or is taken for one unless that is `strict`."""
    if any(is_json_type(value, name) for name in types):
        return value
    for name in () if strict else types:
        with contextlib.suppress(ValidationError):
            return _MADE[name].validate_python(from_json(value) if name in ("array", "object") else value)
    problems.wrong(path, expected, value)
    return value


_KINDS = {
    "boolean": "bool", "integer": "int", "number": "float", "string": "str", "array": "list", "object": "dict",
    "null": "none",
}  # fmt: skip
_MADE = {name: SchemaValidator(cast(CoreSchema, {"type": kind})) for name, kind in _KINDS.items()}
"""What makes a value of a JSON type of what a function's `int`, `float`, `list`, … would take for one."""


def any_of(alternatives: list[Check], expected: Expected, value: Any, path: str, problems: Problems) -> Any:
    """A value is what the first alternative makes of it that it fits."""
    for alternative in alternatives:
        faults = Problems(problems, is_worded=False)
        made = alternative(value, path, faults)
        if not faults:
            return made
    problems.wrong(path, expected, value)
    return value


def _bounded(
    kind: str, measure: Callable[[Any], Any], holds: Callable[[Any, Any], bool], limit: Any, words: str,
    value: Any, path: str, problems: Problems,
) -> Any:  # fmt: skip
    if is_json_type(value, kind) and not holds(measured := measure(value), limit):
        problems.append(f"{path}: should {words}, got {short_text(measured)}")
    return value


def _matching(pattern: "BoundedPattern", written: str, value: Any, path: str, problems: Problems) -> Any:
    if isinstance(value, str):
        try:
            fits = problems.fits(pattern, value)
        except TimeoutError:
            problems.append(f"{path}: takes too long to compare with the pattern {written!r}")
        else:
            if not fits:
                problems.append(f"{path}: should match the pattern {written!r}, got {short_text(value)}")
    return value


def _distinct(value: Any, path: str, problems: Problems) -> Any:
    seen: set[Any] = set()
    hashes: set[int] = set()
    colliding = 0
    for index, item in enumerate(value if isinstance(value, list | tuple) else ()):
        key = identity(item)
        if hash(key) in hashes:
            colliding += 1
            if key in seen or colliding > _MAX_COLLIDING:
                fault = (
                    "is there twice; items must be distinct"
                    if key in seen
                    else "takes too long to tell from the others"
                )
                problems.append(f"{key_path(path, index)}: {short_text(item)} {fault}")
                break
        hashes.add(hash(key))
        seen.add(key)
    return value


def identity(value: Any) -> Any:
    """What is equal for two values that JSON takes for the same: 1 and 1.0, not true. Host objects are not asked."""
    if isinstance(value, list | tuple):
        return ("array", *map(identity, value))
    if isinstance(value, dict):
        return frozenset((key, identity(each)) for key, each in value.items())
    if value is None or type(value) is str or is_json_type(value, "number"):
        return value
    return (type(value), id(value))


def bounded_pattern(pattern: str, where: str) -> "BoundedPattern":
    """A pattern of whoever wrote the schema, which is searched for in what a program gives."""
    # Few schemas have one, and it loads a matcher.
    from lightfc_sandbox.stdlib.regex.bounded import BoundedPattern

    try:
        return BoundedPattern(pattern)
    except ValueError as error:
        shown = short_text(pattern)
        raise ToolDefinitionError(f"{where}: pattern {shown} is not a regular expression: {error}") from error
