"""What lightfc changes in pydantic's core schemas: what arguments may be given as, and what is refused of them.

- A record takes the keys that a model is told of: a misspelt one is an error, and is not left out. Dataclasses and
  `TypedDict`s get that by the configuration of the arguments that they are a part of. A pydantic model has one of its
  own, which those in it share. One that says nothing of `extra`, and so would drop a key in silence, is closed here.
- No set or dict is made of many items that have one hash. Filling a table with them takes the square of their number,
  in C, where nothing can stop it; integers that have one hash are easily found. So items are counted by their hashes
  when they are what they are going to be in the table, and before they are put into it.
- A JSON string may stand for the list or dict that it holds; for a strict tool, nothing stands for anything else.
"""

import json
import threading
from collections.abc import Callable, Sized
from typing import Any, cast

from pydantic import GetCoreSchemaHandler, ValidationError
from pydantic_core import CoreSchema, PydanticKnownError, SchemaValidator, core_schema

from lightfc.schema.record_types import is_closed, is_model, record_kind
from lightfc.schema.static_types import may_accept, only

_VALUES = frozenset({"cls", "config", "default", "expected", "metadata", "serialization"})
"""Entries of a core schema that hold values and no schemas to validate by."""


def changed_schema(schema: CoreSchema, *changes: Callable[[dict[str, Any]], bool]) -> CoreSchema:
    """A copy of a core schema with each of the schemas in it changed, or itself where no change gives True."""
    is_changed = False

    def copy(part: Any) -> Any:
        nonlocal is_changed
        if isinstance(part, list):
            return [copy(each) for each in part]
        if not isinstance(part, dict):
            return part
        copied = {key: value if key in _VALUES else copy(value) for key, value in part.items()}
        for change in changes:
            if change(copied):
                is_changed = True
        return copied

    made: CoreSchema = copy(schema)
    return made if is_changed else schema


def validator_of(own: Any, schema: CoreSchema, *changes: Callable[[dict[str, Any]], bool]) -> Any:
    """What validates by a schema with its changes, and refuses colliding items; its `own` validator if that does."""
    changed = changed_schema(schema, *changes, limit_collisions)
    if changed is schema:
        return own
    try:
        # A model in it is not validated by the validator of its own.
        return SchemaValidator(changed, _use_prebuilt=False)
    except TypeError:  # pragma: no cover - a pydantic without this argument, which its documentation does not promise
        return SchemaValidator(changed)


def forbid_extra(schema: dict[str, Any]) -> bool:
    """A change: a closed record takes no other keys than its fields."""
    cls, config = schema.get("cls"), schema.get("config", {})
    if schema.get("type") not in ("model", "dataclass", "typed-dict") or cls is None or not is_closed(cls):
        return False
    if not is_model(cls) and "extra_fields_behavior" in config:
        return False  # what it is a part of says it
    schema["config"] = {**config, "extra_fields_behavior": "forbid"}
    if schema.get("extra_behavior") == "ignore":
        schema["extra_behavior"] = "forbid"  # of a typed dict, in which it comes first
    return True


def strict(schema: dict[str, Any]) -> bool:
    """A change: no number, bool or bytes may be written as something else, such as `"1"`.

    What a program cannot write otherwise stays as it is: dates from strings, dataclasses from dicts, enums from values.
    """
    is_strict = schema.get("type") in ("int", "float", "bool", "bytes", "str")
    if is_strict:
        schema["strict"] = True
    return is_strict or _match_exactly(schema)


_SCALARS = frozenset({bool, int, float, str, bytes})


def _match_exactly(schema: dict[str, Any]) -> bool:
    """A change: of listed values none is given by another that is equal to it, such as 1 by `True` or 1.0."""
    kind = schema.get("type")
    if kind != "enum" and kind != "literal":
        return False
    # By the type of its values, pydantic would make one of them of what is written; a value itself it knows without.
    schema.pop("sub_type", None)
    values = [each.value for each in schema["members"]] if kind == "enum" else schema["expected"]
    types: dict[Any, set[type]] = {}
    for each in values:
        if type(each) in _SCALARS:
            types.setdefault(each, set()).add(type(each))

    def check(value: Any) -> Any:
        if type(value) in _SCALARS and type(value) not in types.get(value, {type(value)}):
            # What is expected is known to who writes the message.
            raise PydanticKnownError("enum" if kind == "enum" else "literal_error", {"expected": ""})
        return value

    listed = {**schema}
    ref = listed.pop("ref", None)
    schema.clear()
    schema.update(core_schema.no_info_before_validator_function(check, cast(CoreSchema, listed), ref=ref))
    return True


MOST_ALIKE = 100
"""Items with the same hash in one set or dict. No two hundred strings or dates of anybody's have one."""

_FEW = 1_000
"""A table of so many items is filled at once, whatever their hashes."""

_SPREAD = frozenset({"bool", "bytes", "date", "datetime", "enum", "literal", "none", "str", "time"})
"""What has few values, or hashes that differ in each process, so that nobody can choose them."""

_ITEMS = {"set": "items_schema", "frozenset": "items_schema", "dict": "keys_schema"}


def limit_collisions(schema: dict[str, Any]) -> bool:
    """A change: a table of items whose hashes collide is an error of that value, which a program can mend."""
    items = _ITEMS.get(str(schema.get("type")))
    if items is None or (items not in schema and schema["type"] == "dict"):
        return False
    each = schema.get(items, core_schema.any_schema())
    if each["type"] in _SPREAD:
        return False
    table = {**schema, items: core_schema.no_info_after_validator_function(_count_item, each)}
    ref = table.pop("ref", None)
    schema.clear()
    schema.update(core_schema.no_info_wrap_validator_function(_fill_table, cast(CoreSchema, table), ref=ref))
    return True


class _TooAlike(Exception):  # noqa: N818 - it never leaves this file
    """Too many items have one hash."""


class _Counting(threading.local):
    """The tables that are being made, one within the other: by its hash, what follows the first item that has it."""

    def __init__(self) -> None:
        self.tables: list[dict[int, set[Any] | None] | None] = []


_COUNTING = _Counting()


def _fill_table(value: Any, validate: Callable[[Any], Any]) -> Any:
    """Make a table, and count what is put into it if that may be much."""
    tables = _COUNTING.tables
    tables.append(None if isinstance(value, Sized) and len(value) <= _FEW else {})
    try:
        return validate(value)
    except _TooAlike:
        raise ValueError(f"more than {MOST_ALIKE} of its items have the same hash") from None
    finally:
        tables.pop()


def _count_item(item: Any) -> Any:
    """Count an item that is about to be put into the innermost table."""
    table = _COUNTING.tables[-1]
    if table is None:
        return item
    try:
        code = hash(item)
    except TypeError:
        return item  # pydantic is about to say it
    if code not in table:
        table[code] = None
        return item
    alike = table[code] = table[code] or set()
    alike.add(item)
    if len(alike) > MOST_ALIKE:
        raise _TooAlike
    return item


class OneOrMany:
    """Lets a single value stand for a list of one: `tags: Annotated[list[str], OneOrMany()]`.

    Models often write `tags="red"` for `tags=["red"]`. Lists, tuples, sets and ranges are taken as they are. A string
    that holds a JSON array is taken as the array, by strict tools too.

    Examples:
        >>> from typing import Annotated
        >>> from lightfc import OneOrMany, ToolManager
        >>> def tagged(tags: Annotated[list[str], OneOrMany()]) -> int:
        ...     "Count tags."
        ...     return len(tags)
        >>> ToolManager([tagged]).execute("[tagged('red'), tagged(['red', 'blue'])]").output
        [1, 2]
    """

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Put a value that is no container into a list before it is validated."""

        def wrapped(value: Any) -> Any:
            value = from_json(value)
            return value if value is None or isinstance(value, list | tuple | set | frozenset | range) else [value]

        return core_schema.no_info_before_validator_function(wrapped, handler(source))


def from_json(value: Any) -> Any:
    """A string that is a JSON array or object as what it stands for; anything else as it is."""
    if type(value) is not str or value.lstrip()[:1] not in ("[", "{"):
        return value
    try:
        parsed = json.loads(value)
    except (ValueError, RecursionError):
        return value
    return parsed if isinstance(parsed, list | dict) else value


def lenient(schema: CoreSchema, annotation: Any) -> CoreSchema:
    """Let a JSON string stand for the container that it holds, where no string could be meant."""
    # `may_accept` leaves strings open for containers because of this very rule.
    if not (may_accept(annotation, list) or may_accept(annotation, dict)):
        return schema
    if may_accept(annotation, str, parsed=False):
        # A model may make something of a string itself.
        is_own = (found := only(annotation)) is not None and record_kind(found.cls) in ("NamedTuple", "BaseModel")
        return core_schema.no_info_wrap_validator_function(_validate_or_parse, schema) if is_own else schema
    return core_schema.no_info_before_validator_function(from_json, schema)


def _validate_or_parse(value: Any, validate: Callable[[Any], Any]) -> Any:
    try:
        return validate(value)
    except ValidationError:
        parsed = from_json(value)
        if parsed is value:
            raise
        return validate(parsed)
