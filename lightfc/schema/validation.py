"""pydantic over a whole list of parameters: one validator, one JSON Schema."""

import collections
import collections.abc
import dataclasses
import json
import sys
import typing
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property, partial
from typing import Annotated, Any, NotRequired, Required, get_args, get_origin

import typing_extensions
from pydantic import ConfigDict, GetCoreSchemaHandler, TypeAdapter, ValidationError, WrapValidator
from pydantic.json_schema import GenerateJsonSchema
from pydantic_core import CoreSchema, core_schema, to_jsonable_python

from lightfc.core.definitions import JsonSchema
from lightfc.core.errors import ToolDefinitionError
from lightfc.schema.annotations import is_unpacked, why_not_checkable
from lightfc.schema.argument_errors import validation_problems
from lightfc.schema.argument_types import argument_type
from lightfc.schema.binding import Kind, Parameter
from lightfc.schema.coercion import changed_schema, forbid_extra, lenient, strict, validator_of
from lightfc.schema.record_types import NO_DEFAULT, field_types, is_json, is_model, record_fields
from lightfc.schema.type_tree import alias_target, classes_in, is_alias, rebuild, type_name

_Validate = Callable[[dict[str, Any]], dict[str, Any]]
_CONFIG = ConfigDict(arbitrary_types_allowed=True, extra="forbid")


class _Arguments:
    """Pydantic metadata: a dict with one key for each parameter that is given; defaults stay the function's own."""

    def __init__(self, parameters: Iterable[Parameter], *, strict: bool) -> None:
        self._parameters = parameters
        self._strict = strict

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        fields = {
            p.name: core_schema.typed_dict_field(self._value_schema(p, handler), required=p.required)
            for p in self._parameters
        }
        return core_schema.typed_dict_schema(fields, extra_behavior="forbid")

    def _value_schema(self, parameter: Parameter, handler: GetCoreSchemaHandler) -> CoreSchema:
        schema, field = handler.generate_schema(adapt(parameter.annotation)), parameter.field
        if not self._strict:
            schema = lenient(schema, parameter.annotation)
        if field is None or field.is_required():
            return schema
        # `x: int = Field(default=3)`: the function's own default is pydantic's record, which it must never see.
        if field.default_factory is not None:
            return core_schema.with_default_schema(schema, default_factory=field.default_factory)
        return core_schema.with_default_schema(schema, default=field.default)


def arguments_adapter(parameters: tuple[Parameter, ...], *, is_strict: bool = False) -> TypeAdapter[dict[str, Any]]:
    """Build what validates and describes the arguments for a list of parameters."""
    try:
        adapter: TypeAdapter[dict[str, Any]] = TypeAdapter(
            Annotated[dict[str, Any], _Arguments(parameters, strict=is_strict)], config=_CONFIG
        )
        adapter.rebuild(raise_errors=True)  # does nothing unless a forward reference was left open
    except Exception as error:  # types bring code of their own into the building of a schema
        for each in parameters if len(parameters) > 1 else ():
            arguments_adapter((each,), is_strict=is_strict)
        raise ToolDefinitionError(_undescribed(parameters, error)) from error
    return adapter


def _undescribed(parameters: tuple[Parameter, ...], error: Exception) -> str:
    reason = " ".join(str(error).split("\n\nFor further information")[0].split())
    if len(parameters) != 1:
        return f"the parameters cannot be described: {reason}"
    name, annotation, shown = parameters[0].name, parameters[0].annotation, parameters[0].type_name
    return (
        f"parameter {name!r} of type {shown} cannot be described: {why_not_checkable(annotation) or reason}; "
        f"if the host fills it, give its value in injected={{{name!r}: ...}}"
    )


class PydanticValidation:
    """Has pydantic validate and coerce the arguments of a function; a `lightfc.schema.binding.Validation`."""

    def __init__(
        self,
        adapter: TypeAdapter[dict[str, Any]],
        parameters: tuple[Parameter, ...],
        models: tuple[type, ...],
        *,
        is_strict: bool,
    ) -> None:
        self.validate = _validator(adapter, models, is_strict=is_strict)
        self._parameters, self._models, self._is_strict = parameters, models, is_strict

    @cached_property
    def validate_some(self) -> _Validate:
        optional = tuple(replace(p, required=False) for p in self._parameters)
        adapter = arguments_adapter(optional, is_strict=self._is_strict)
        return _validator(adapter, self._models, is_strict=self._is_strict)

    def problems(self, error: Exception, given: Mapping[str, Any], missing: Collection[str]) -> list[str] | None:
        """The errors of pydantic as sentences; None of an error of a validator of the host's."""
        if not isinstance(error, ValidationError):
            return None
        annotations = {p.name: p.annotation for p in self._parameters}
        spread = next((p.name for p in self._parameters if p.kind is Kind.VAR_KEYWORD), None)
        return validation_problems(error, annotations, given, ignored=missing, spread=spread)


def _validator(adapter: TypeAdapter[dict[str, Any]], models: tuple[type, ...], *, is_strict: bool) -> _Validate:
    changes = [*([forbid_extra] if models else []), *([strict] if is_strict else [])]
    validate: Callable[..., dict[str, Any]] = validator_of(
        adapter.validator, adapter.core_schema, *changes
    ).validate_python
    is_aliased = any(each.validation_alias for cls in models for each in cls.__pydantic_fields__.values())  # type: ignore[attr-defined]  # a model
    return partial(validate, by_alias=True, by_name=True) if is_aliased else validate


def adapt(annotation: Any, entered: tuple[Any, ...] = ()) -> Any:
    """Replace the types in an annotation that pydantic itself does not take as they are meant here.

    Those are arrays, also as fields of dataclasses, buffers of bytes, what pydantic would validate while the tool runs
    or not at all, and `TypedDict` before Python 3.12. A record in `entered` mentions itself, and is not entered again.

    Raises:
        ToolDefinitionError: pydantic would take anything, or another number of items, with no more than a warning.
    """
    if is_unpacked(annotation) or isinstance(annotation, typing.ParamSpecArgs | typing.ParamSpecKwargs):
        raise ToolDefinitionError("only a type checker can tell what it stands for")
    if is_alias(annotation):
        # numpy's own `NDArray` is one since 2.5. pydantic follows the others, recursive ones too.
        return adapt(alias_target(annotation), entered) if argument_type(alias_target(annotation)) else annotation
    found = argument_type(annotation)
    if found is not None:
        return found.adapted(annotation)
    if _has_adapted_fields(annotation) and annotation not in entered:
        return Annotated[Any, _DataclassOf(annotation, lambda hint: adapt(hint, (*entered, annotation)))]
    if typing.is_typeddict(annotation):
        return annotation if annotation in entered else _adapt_typed_dict(annotation, (*entered, annotation))
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin in _LAZY and arguments:
        items = adapt(arguments[0], entered)
        return Annotated[list[items], WrapValidator(_items(as_iterator=origin in _ITERATORS))]  # type: ignore[valid-type]  # known only now
    return rebuild(annotation, lambda part: adapt(part, entered))


_ITERATORS = (collections.abc.Iterator, collections.abc.Generator)
_LAZY = (
    *_ITERATORS,
    *(collections.abc.Iterable, collections.abc.Collection, collections.abc.Container, collections.abc.Reversible),
)
"""What pydantic would validate item by item, while the tool runs, or not at all."""
_LISTED = (list, tuple, set, frozenset, range, collections.deque, str, bytes)


def _items(*, as_iterator: bool) -> Callable[[Any, Callable[[Any], Any]], Any]:
    """What validates the items of an iterable before the call; one of the host's own kind passes as it is."""

    def items(value: Any, validate: Callable[[Any], Any]) -> Any:
        if isinstance(value, collections.abc.Iterable) and not isinstance(value, (*_LISTED, dict)):
            return value
        made = validate(list(value) if isinstance(value, dict | range) else value)
        return iter(made) if as_iterator else made

    return items


def _adapt_typed_dict(cls: Any, entered: tuple[Any, ...]) -> Any:
    fields: dict[str, Any] = {}
    # Before Python 3.12, a `typing.TypedDict` does not keep what pydantic needs; that of typing_extensions does.
    changed = sys.version_info < (3, 12)
    for each in record_fields(cls):
        inner = adapt(each.type, entered)
        changed = changed or inner is not each.type
        fields[each.name] = Required[inner] if each.required else NotRequired[inner]
    if not changed:
        return cls
    make: Any = typing_extensions.TypedDict
    made = make(cls.__name__, fields)
    made.__doc__ = cls.__doc__
    if hasattr(cls, "__pydantic_config__"):
        made.__pydantic_config__ = cls.__pydantic_config__
    return made


def _has_adapted_fields(cls: Any) -> bool:
    """Whether a class is a dataclass of Python with a field that is, or holds, what pydantic takes as it is alone."""
    if type(cls) is not type or not dataclasses.is_dataclass(cls) or is_model(cls):
        return False
    # One whose constructor takes what becomes no field is left to pydantic, which knows how to go about that.
    is_initial = not all(each.is_kept for each in record_fields(cls))
    held = classes_in(field_types(cls).values(), lambda each: argument_type(each) is not None)
    return bool(held) and not is_initial


@dataclass(frozen=True, slots=True)
class _DataclassOf:
    """Pydantic metadata: an object of a dataclass, or a dict that becomes one; `adapted` makes what pydantic takes."""

    cls: type
    adapted: Callable[[Any], Any]

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        fields = list(self._fields(handler))
        return core_schema.dataclass_schema(
            self.cls,
            core_schema.dataclass_args_schema(self.cls.__name__, fields),
            [field["name"] for field in fields],
            post_init=hasattr(self.cls, "__post_init__"),
            slots="__slots__" in vars(self.cls),
            config=core_schema.CoreConfig(extra_fields_behavior="forbid"),
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


_METHODS: dict[str, str] = {}
"""By kind of core schema, the name of the generator's method for it."""


class _Generator(GenerateJsonSchema):
    """JSON Schema without titles made from names, and with `{}` for what has no JSON form."""

    ignored_warning_kinds = {  # noqa: RUF012 - as the base class has it
        "skipped-choice",
        "non-serializable-default",
    }

    def handle_invalid_for_json_schema(self, schema: Any, error_info: str) -> JsonSchema:
        return {}

    def build_schema_type_to_method(self) -> Any:
        # The base class looks these names up anew for each schema, which takes longer than to write a small one.
        if not _METHODS:
            _METHODS.update({kind: each.__name__ for kind, each in super().build_schema_type_to_method().items()})
        return {kind: getattr(self, name) for kind, name in _METHODS.items()}

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False

    def field_is_present(self, field: Any) -> bool:
        # A field of a dataclass that its constructor does not take is refused in a dict as well.
        return field.get("init", True) and super().field_is_present(field)

    def dataclass_schema(self, schema: Any) -> JsonSchema:
        # One with adapted fields is no definition of its own, of which `_without_type_titles` takes the title.
        return {key: value for key, value in super().dataclass_schema(schema).items() if key != "title"}

    def model_schema(self, schema: Any) -> JsonSchema:
        described = super().model_schema(schema)
        if schema.get("config", {}).get("extra_fields_behavior") == "forbid":
            described.setdefault("additionalProperties", False)  # the base class asks the class, and not its schema
        return described


def arguments_schema(
    adapter: TypeAdapter[dict[str, Any]], parameters: tuple[Parameter, ...], models: tuple[type, ...]
) -> JsonSchema:
    """Give the JSON Schema of the object that holds a call's arguments, as pydantic writes it."""
    try:
        schema = changed_schema(adapter.core_schema, forbid_extra) if models else adapter.core_schema
        return _without_type_titles(_Generator().generate(schema))
    except Exception as error:
        # Types bring code of their own into this as well.
        reason = f"{type(error).__name__}: {error}"
        for parameter in parameters if len(parameters) > 1 else ():
            arguments_schema(arguments_adapter((parameter,)), (parameter,), models)
        which = f"parameter {parameters[0].name!r} of type {parameters[0].type_name}" if parameters else "it"
        raise ToolDefinitionError(f"{which} has no JSON Schema: {reason}") from error


def describe_arguments(
    generated: JsonSchema, parameters: tuple[Parameter, ...], documented: Mapping[str, str]
) -> JsonSchema:
    """Complete what `arguments_schema` gives with descriptions and defaults."""
    properties: dict[str, JsonSchema] = generated.get("properties", {})
    described: dict[str, JsonSchema] = {}
    additional: JsonSchema | bool = False
    kinds = {parameter.kind for parameter in parameters}
    for parameter in parameters:
        if parameter.kind is Kind.VAR_POSITIONAL and Kind.VAR_KEYWORD in kinds:
            continue  # in Python its name is one of the other keywords
        if parameter.kind is Kind.VAR_KEYWORD:
            values = properties[parameter.name].get("additionalProperties", True)
            additional = values or True
            continue
        description = parameter.description or documented.get(parameter.name, "") or _json_of(parameter.annotation)
        described[parameter.written] = _describe(properties[parameter.name], parameter, description)
    schema: JsonSchema = {
        "type": "object",
        "properties": described,
        "required": [p.written for p in parameters if p.required],
        "additionalProperties": additional,
    }
    if "$defs" in generated:
        schema["$defs"] = generated["$defs"]
    return schema


def _json_of(annotation: Any) -> str:
    """What a string has to be the JSON of; empty for any other type."""
    is_marked = any(map(is_json, getattr(annotation, "__metadata__", ())))
    return f"JSON of {type_name(annotation.__origin__)}" if is_marked else ""


def _describe(schema: JsonSchema, parameter: Parameter, description: str) -> JsonSchema:
    described = {key: value for key, value in schema.items() if key not in ("description", "default")}
    if description:
        described["description"] = description
    plain = json_form(parameter.default)
    return described if plain is NO_DEFAULT else described | {"default": plain}


def result_schema(annotation: Any) -> JsonSchema | None:
    """Give the JSON Schema of a result, or None where nothing can be said of it."""
    try:
        # Annotated, since pydantic takes a configuration only for what has none of its own.
        annotated: Any = Annotated[adapt(annotation), "result"]
        adapter: TypeAdapter[Any] = TypeAdapter(annotated, config=_CONFIG)
        schema = _without_type_titles(adapter.json_schema(schema_generator=_Generator, mode="serialization"))
    except Exception:  # noqa: BLE001 - a result that cannot be described is no obstacle to a call
        return None
    return schema or None


def _without_type_titles(schema: JsonSchema) -> JsonSchema:
    """Drop the titles that only repeat the name of a type."""
    definitions: Mapping[str, JsonSchema] = schema.get("$defs", {})
    cleaned = {key: value for key, value in schema.items() if key not in ("title", "$defs")}
    if definitions:
        cleaned["$defs"] = {
            name: {key: value for key, value in definition.items() if key != "title"}
            for name, definition in definitions.items()
        }
    return cleaned


def json_form(value: Any) -> Any:
    """Give a value as JSON has it, or `NO_DEFAULT` where it has no such form."""
    if type(value) in (str, int, bool, type(None)):
        return value
    # An iterator would be used up by looking at it.
    if value is NO_DEFAULT or isinstance(value, Iterator):
        return NO_DEFAULT
    try:
        plain = to_jsonable_python(value.value if isinstance(value, Enum) else value)
        if isinstance(value, set | frozenset):
            plain = sorted(plain, key=repr)  # the same in every process, whatever the order of hashes
        json.dumps(plain, allow_nan=False)
    except Exception:  # noqa: BLE001 - serialisers are code of the value's type
        return NO_DEFAULT
    return plain
