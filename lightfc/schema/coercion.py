"""Where arguments may be other than declared: what models commonly write, and what strict tools refuse."""

import json
from collections.abc import Callable
from typing import Any

from pydantic import GetCoreSchemaHandler, ValidationError
from pydantic_core import CoreSchema, SchemaValidator, core_schema

from lightfc.schema.extra_fields import map_schemas
from lightfc.schema.record_types import record_kind
from lightfc.schema.static_types import may_accept, only

_MANY = (list, tuple, set, frozenset, range)


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
            value = _from_json(value)
            return value if value is None or isinstance(value, _MANY) else [value]

        return core_schema.no_info_before_validator_function(wrapped, handler(source))


def _from_json(value: Any) -> Any:
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
    takes_containers = may_accept(annotation, list) or may_accept(annotation, dict)
    # `may_accept` leaves strings open for containers because of this very rule.
    if not takes_containers:
        return schema
    if may_accept(annotation, str, parsed=False):
        # A model may make something of a string itself.
        is_model = (found := only(annotation)) is not None and record_kind(found.cls) in ("NamedTuple", "BaseModel")
        return core_schema.no_info_wrap_validator_function(_validate_or_parse, schema) if is_model else schema
    return core_schema.no_info_before_validator_function(_from_json, schema)


def _validate_or_parse(value: Any, validate: Callable[[Any], Any]) -> Any:
    parsed = _from_json(value)
    if parsed is value:
        return validate(value)
    try:
        return validate(value)
    except ValidationError:
        return validate(parsed)


_JSON_TYPES: dict[str, SchemaValidator] = {
    "boolean": SchemaValidator(core_schema.bool_schema()),
    "integer": SchemaValidator(core_schema.int_schema()),
    "number": SchemaValidator(core_schema.float_schema()),
    "string": SchemaValidator(core_schema.str_schema()),
    "array": SchemaValidator(core_schema.list_schema()),
    "object": SchemaValidator(core_schema.dict_schema()),
    "null": SchemaValidator(core_schema.none_schema()),
}


def coerce(value: Any, json_type: str) -> Any:
    """A value of a tool known by its JSON Schema as what a function's `int`, `float`, `list`, … would make of it."""
    return _JSON_TYPES[json_type].validate_python(_from_json(value) if json_type in ("array", "object") else value)


_STRICT_KINDS = frozenset({"int", "float", "bool", "bytes"})


def strict(schema: Any) -> Any:
    """A copy of a schema in which no number, bool or bytes may be written as something else, such as `"1"`.

    What a program cannot write otherwise stays as it is: dates from strings, dataclasses from dicts, enums from values.
    """

    def change(copied: dict[str, Any]) -> None:
        if copied.get("type") in _STRICT_KINDS:
            copied["strict"] = True

    return map_schemas(schema, change)
