"""Dataclasses with arrays among their fields, which pydantic takes by identity alone."""

import dataclasses
import typing
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from lightfc.schema.array_types import is_array_type, is_scalar_type
from lightfc.schema.record_types import field_types
from lightfc.schema.type_tree import type_of


def has_array_fields(cls: Any) -> bool:
    """Whether a class is a dataclass of Python with a field that is an array or scalar of numpy, or holds some."""
    if type(cls) is not type or not dataclasses.is_dataclass(cls) or hasattr(cls, "__pydantic_validator__"):
        return False
    # One whose constructor takes what becomes no field is left to pydantic, which knows how to go about that.
    is_initial = any(isinstance(hint, dataclasses.InitVar) for hint in vars(cls).get("__annotations__", {}).values())
    return not is_initial and any(map(_holds_arrays, field_types(cls).values()))


def _holds_arrays(annotation: Any) -> bool:
    found = type_of(annotation)
    return (
        is_array_type(found.bare)
        or is_scalar_type(found.bare)
        or any(_holds_arrays(each.given) for each in found.parts)
    )


@dataclass(frozen=True, slots=True)
class DataclassOf:
    """Pydantic metadata: an object of a dataclass, or a dict that becomes one; `adapted` makes what pydantic takes."""

    cls: type
    adapted: Callable[[Any], Any]

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Validate field by field, as pydantic does for other dataclasses."""
        fields = list(self._fields(handler))
        name = self.cls.__name__
        return core_schema.dataclass_schema(
            self.cls,
            core_schema.dataclass_args_schema(name, fields),
            [field["name"] for field in fields],
            post_init=hasattr(self.cls, "__post_init__"),
            slots="__slots__" in vars(self.cls),
            config=core_schema.CoreConfig(title=name, extra_fields_behavior="forbid"),
        )

    def _fields(self, handler: GetCoreSchemaHandler) -> Iterator[core_schema.DataclassField]:
        hints = typing.get_type_hints(self.cls, include_extras=True)
        for field in dataclasses.fields(self.cls):
            schema = handler.generate_schema(self.adapted(hints[field.name]))
            if field.default is not dataclasses.MISSING:
                schema = core_schema.with_default_schema(schema, default=field.default)
            elif field.default_factory is not dataclasses.MISSING:
                schema = core_schema.with_default_schema(schema, default_factory=field.default_factory)
            yield core_schema.dataclass_field(field.name, schema, kw_only=field.kw_only is True, init=field.init)
