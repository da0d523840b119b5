"""Records take the keys that a model is told of: a misspelt one is an error, and is not left out.

Dataclasses and `TypedDict`s get that by the configuration of the arguments that they are a part of. A pydantic model
has a configuration of its own; one that says nothing of `extra`, and so would drop a key in silence, is closed here.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from lightfc.schema.record_types import input_names

if TYPE_CHECKING:
    from pydantic_core import CoreSchema, SchemaValidator

_CLOSED = "forbid"


def is_model(cls: Any) -> bool:
    """Whether a class is a pydantic model or dataclass."""
    return isinstance(cls, type) and hasattr(cls, "__pydantic_validator__")


def is_closed(cls: Any) -> bool:
    """Whether a pydantic model or dataclass takes no key that is none of its fields.

    One that says of `extra` what becomes of them, or that looks at its input before its fields do, is left as it is.
    """
    config = _config(cls)
    if "extra" in config:
        return bool(config["extra"] == _CLOSED)
    decorators = cls.__pydantic_decorators__
    return (
        all(each.info.mode == "after" for each in decorators.model_validators.values())
        and not decorators.root_validators
        and not getattr(cls, "__pydantic_custom_init__", False)
        and not getattr(cls, "__pydantic_root_model__", False)
    )


def forbid_extra(schema: Any) -> Any:
    """A copy of a core schema in which such models take no other keys than their fields."""

    def change(copied: dict[str, Any]) -> None:
        if copied.get("type") in ("model", "dataclass") and is_model(copied["cls"]) and is_closed(copied["cls"]):
            copied["config"] = {**copied.get("config", {}), "extra_fields_behavior": _CLOSED}

    return map_schemas(schema, change)


def map_schemas(schema: Any, change: Callable[[dict[str, Any]], None]) -> Any:
    """A copy of a core schema with each of the schemas in it changed."""
    if isinstance(schema, list):
        return [map_schemas(item, change) for item in schema]
    if not isinstance(schema, dict):
        return schema
    copied = {key: value if key in _VALUES else map_schemas(value, change) for key, value in schema.items()}
    change(copied)
    return copied


_VALUES = frozenset({"cls", "config", "default", "expected", "metadata", "serialization"})
"""Entries of a core schema that hold values and no schemas to validate by."""


def compile_schema(schema: "CoreSchema") -> "SchemaValidator":
    """What validates by a schema that was changed: a model in it is not validated by the validator of its own."""
    from pydantic_core import SchemaValidator

    try:
        return SchemaValidator(schema, _use_prebuilt=False)
    except TypeError:  # pragma: no cover - a pydantic without this argument, which its documentation does not promise
        return SchemaValidator(schema)


def has_aliases(cls: Any) -> bool:
    """Whether a field of a pydantic model goes by another name than its own."""
    return is_model(cls) and any(each.validation_alias for each in cls.__pydantic_fields__.values())


def by_alias(cls: Any, given: dict[str, Any]) -> dict[str, Any]:
    """Arguments of a pydantic model by the names that it takes, where they are given by those of its fields."""
    config = _config(cls)
    if config.get("validate_by_name") or config.get("populate_by_name"):
        return given
    aliases = {name: each.validation_alias for name, each in cls.__pydantic_fields__.items() if each.validation_alias}
    return {
        alias if isinstance(alias := aliases.get(name), str) and alias not in given else name: value
        for name, value in given.items()
    }


def unknown_names(cls: Any, given: Mapping[str, Any]) -> list[str]:
    """Which arguments of a pydantic model are none of its fields, where it takes no others."""
    if not is_closed(cls):
        return []
    known = input_names(cls)
    return [name for name in given if name not in known]


def _config(cls: Any) -> Mapping[str, Any]:
    return getattr(cls, "model_config", None) or getattr(cls, "__pydantic_config__", None) or {}
