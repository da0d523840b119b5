"""Classes that are made of named, typed fields: dataclasses, named tuples, pydantic models and typed dicts."""

import dataclasses
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, Required, get_args, get_origin

import typing_extensions

from lightfc.core.loaded import loaded

QUALIFIERS = (Required, NotRequired, typing_extensions.ReadOnly)
"""What stands around the type of a key of a typed dict, and says nothing of its values."""

RecordKind = Literal["BaseModel", "dataclass", "NamedTuple", "TypedDict"]


class NoDefault:
    """Type of `NO_DEFAULT`, which stands for the default of a parameter or field that has none."""

    def __repr__(self) -> str:
        return "NO_DEFAULT"


NO_DEFAULT = NoDefault()


@dataclass(frozen=True, slots=True)
class RecordField:
    name: str
    type: Any
    default: Any = NO_DEFAULT  # `...` where it is computed
    description: str = ""
    required: bool = True  # of a typed dict, whether the key has to be there
    is_kept: bool = True  # False of an `InitVar`, which the constructor of a dataclass takes and no object has


def record_kind(cls: Any) -> RecordKind | None:
    """Of which kind a class is; None where it is not made of typed fields."""
    if not isinstance(cls, type):
        return None
    if issubclass(cls, loaded("pydantic.main", "BaseModel")):
        return "BaseModel"
    if dataclasses.is_dataclass(cls):
        return "dataclass"
    if issubclass(cls, tuple) and hasattr(cls, "_fields"):
        return "NamedTuple"
    return "TypedDict" if typing_extensions.is_typeddict(cls) else None


def record_fields(cls: Any) -> tuple[RecordField, ...]:
    """The fields that a caller may give for an object of a class of one of the kinds, in order."""
    kind = record_kind(cls)
    return tuple(_FIELDS[kind](cls)) if kind is not None else ()


def field_types(cls: type) -> dict[str, Any]:
    """The types of the fields of a class, by name."""
    return {each.name: each.type for each in record_fields(cls)}


def kept_fields(cls: type) -> list[str]:
    """The names of the fields that a caller may give and that an object of a class has."""
    return [each.name for each in record_fields(cls) if each.is_kept]


def _model_fields(cls: Any) -> Iterator[RecordField]:
    from pydantic_core import PydanticUndefined

    for name, field in cls.model_fields.items():
        default = NO_DEFAULT if field.default is PydanticUndefined else field.default
        if field.default_factory is not None:
            default = ...
        given = Annotated[field.annotation, loaded(*JSON)] if any(map(is_json, field.metadata)) else field.annotation
        yield RecordField(name, given, default, field.description or "")


JSON = ("pydantic.types", "Json")
"""Where the mark of a type is whose values are given as a string that is their JSON."""


def is_json(item: Any) -> bool:
    """Whether an annotation, or what stands in one, is that mark."""
    mark = loaded(*JSON)
    return mark != () and (item is mark or isinstance(item, mark))


def _dataclass_fields(cls: Any) -> Iterator[RecordField]:
    hints = _hints(cls)
    for field in cls.__dataclass_fields__.values():
        if not field.init or field._field_type is _CLASS_VARIABLE:
            continue
        default = NO_DEFAULT if field.default is dataclasses.MISSING else field.default
        if field.default_factory is not dataclasses.MISSING:
            default = ...
        given, hint = field.metadata.get("description"), hints.get(field.name, Any)
        yield RecordField(
            field.name,
            getattr(hint, "type", Any) if field._field_type is _INITIAL else hint,
            default,
            given if isinstance(given, str) else "",
            is_kept=field._field_type is not _INITIAL,
        )


_CLASS_VARIABLE: Any = dataclasses._FIELD_CLASSVAR  # type: ignore[attr-defined]  # `fields` tells of neither
_INITIAL: Any = dataclasses._FIELD_INITVAR  # type: ignore[attr-defined]


def _named_tuple_fields(cls: Any) -> Iterator[RecordField]:
    hints = _hints(cls)
    for name in cls._fields:
        yield RecordField(name, hints.get(name, Any), cls._field_defaults.get(name, NO_DEFAULT))


def _typed_dict_fields(cls: Any) -> Iterator[RecordField]:
    for name, hint in _hints(cls).items():
        required = name in cls.__required_keys__
        while (qualifier := get_origin(hint)) in QUALIFIERS:
            required = required if qualifier is typing_extensions.ReadOnly else qualifier is Required
            hint = get_args(hint)[0]
        description = next((each for each in getattr(hint, "__metadata__", ()) if isinstance(each, str)), "")
        yield RecordField(name, hint, description=description, required=required)


_FIELDS = {
    "BaseModel": _model_fields,
    "dataclass": _dataclass_fields,
    "NamedTuple": _named_tuple_fields,
    "TypedDict": _typed_dict_fields,
}


def _hints(cls: Any) -> dict[str, Any]:
    try:
        return typing_extensions.get_type_hints(cls, include_extras=True)
    except Exception:  # noqa: BLE001 - annotations are code; what they fail with says nothing that is needed here
        return dict(getattr(cls, "__annotations__", {}))


def class_label(cls: type) -> str:
    """The name by which a program means a class: that of a generic pydantic model without its arguments."""
    return cls.__name__.partition("[")[0]


def generic_origin(cls: Any) -> Any:
    """The generic pydantic model of which a class is one with its arguments; None if it is none."""
    metadata = getattr(cls, "__pydantic_generic_metadata__", None)
    return metadata["origin"] if metadata else None


def input_names(cls: Any) -> dict[str, str]:
    """The names of a pydantic model's fields, by every name under which it takes them."""
    names: dict[str, str] = {}
    for name, field in cls.__pydantic_fields__.items():
        names[name] = name
        alias = field.validation_alias
        for each in getattr(alias, "choices", [alias]):
            first = each.path[0] if isinstance(each, loaded("pydantic.aliases", "AliasPath")) else each
            if isinstance(first, str):
                names[first] = name
    return names


def is_model(cls: Any) -> bool:
    """Whether a class is a pydantic model or dataclass."""
    return isinstance(cls, type) and hasattr(cls, "__pydantic_validator__")


def config_of(cls: Any) -> Mapping[str, Any]:
    """What a pydantic model or dataclass says of how it validates."""
    return getattr(cls, "model_config", None) or getattr(cls, "__pydantic_config__", None) or {}


def is_closed(cls: Any) -> bool:
    """Whether a record takes no key that is none of its fields.

    One that says of `extra` what becomes of them, or that looks at its input before its fields do, is left as it is.
    """
    config = config_of(cls)
    if "extra" in config:
        return bool(config["extra"] == "forbid")
    decorators = getattr(cls, "__pydantic_decorators__", None)
    return decorators is None or (
        all(each.info.mode == "after" for each in decorators.model_validators.values())
        and not decorators.root_validators
        and not getattr(cls, "__pydantic_custom_init__", False)
        and not getattr(cls, "__pydantic_root_model__", False)
    )
