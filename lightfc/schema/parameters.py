"""The parameters of a tool, read from a Python signature or from a JSON Schema."""

import inspect
from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, get_args

import typing_extensions
from pydantic.fields import FieldInfo

from lightfc.core.definitions import JsonSchema
from lightfc.core.errors import ToolDefinitionError
from lightfc.schema.aliases import FreeNames, argument_alias
from lightfc.schema.annotations import is_unpacked
from lightfc.schema.binding import Kind, Parameter
from lightfc.schema.json_schema import annotation_of, python_type, translate
from lightfc.schema.record_types import NO_DEFAULT, record_fields
from lightfc.schema.type_tree import type_name, type_of, union


def function_parameters(signature: inspect.Signature, hints: Mapping[str, Any]) -> tuple[Parameter, ...]:
    found: list[Parameter] = []
    free = FreeNames(signature.parameters)
    for raw in signature.parameters.values():
        annotation = hints.get(raw.name, Any)
        unpacked = get_args(annotation)[0] if is_unpacked(annotation) else None
        if raw.kind is Kind.VAR_KEYWORD and typing_extensions.is_typeddict(type_of(unpacked).cls):
            found += _unpacked(unpacked, {*signature.parameters})
        else:
            found.append(_function_parameter(raw, annotation, argument_alias(raw.name, free)))
    return tuple(found)


def _unpacked(cls: Any, taken: set[str]) -> Iterator[Parameter]:
    """The keywords that `**kwargs: Unpack[SomeTypedDict]` takes."""
    fields = {each.name: each for each in record_fields(cls)}
    free = FreeNames(taken | fields.keys())
    for name, each in fields.items():
        yield Parameter(
            name=name,
            kind=Kind.KEYWORD_ONLY,
            annotation=each.type,
            type_name=type_name(each.type),
            required=each.required,
            description=next((" ".join(text.split()) for text in _metadata(each.type)[0]), ""),
            alias=argument_alias(name, free),
        )


def _function_parameter(raw: inspect.Parameter, annotation: Any, alias: str) -> Parameter:
    texts, required = _metadata(annotation)
    field = raw.default if isinstance(raw.default, FieldInfo) else None
    default, has_default = _default(raw), raw.default is not raw.empty
    if field is not None:
        has_default = not field.is_required()
        texts = [*filter(None, [field.description]), *texts]
        annotation = Annotated[annotation, field]
    if not has_default:
        _check_can_be_given(raw.name, annotation, required)
    shown = "" if raw.annotation is raw.empty else type_name(annotation)
    if default is None and shown and annotation is not Any and not type_of(annotation).takes_none:
        annotation = union((annotation, None))  # `|` refuses annotations that are strings or objects
        shown = type_name(annotation)
    is_variable = raw.kind in _GATHERED
    return Parameter(
        name=raw.name,
        kind=raw.kind,
        annotation=_GATHERED[raw.kind](annotation) if is_variable else annotation,
        type_name=shown,
        default=default,
        required=not is_variable and (required is True or not has_default),
        description=" ".join(next(iter(texts), "").split()),
        alias=alias,
        field=field,
    )


def _default(raw: inspect.Parameter) -> Any:
    """The default of a parameter; `NO_DEFAULT` where there is none, or one that is made for each call."""
    given = raw.default
    if isinstance(given, FieldInfo):
        return NO_DEFAULT if given.is_required() or given.default_factory is not None else given.default
    return NO_DEFAULT if given is raw.empty else given


_GATHERED: dict[Any, Callable[[Any], Any]] = {
    Kind.VAR_POSITIONAL: lambda annotation: tuple.__class_getitem__((annotation, ...)),
    Kind.VAR_KEYWORD: lambda annotation: dict.__class_getitem__((str, annotation)),
}
"""By kind of parameter, the type of all that it takes."""


def _check_can_be_given(name: str, annotation: Any, required: bool | None) -> None:
    if required is False:
        raise ToolDefinitionError(f"parameter {name!r} is declared as not required but has no default")
    if annotation in (typing_extensions.Never, typing_extensions.NoReturn):
        raise ToolDefinitionError(f"parameter {name!r} is of type Never, which no value has")


def _metadata(annotation: Any) -> tuple[list[str], bool | None]:
    """Read what `Annotated` says to the model: descriptions, and whether the parameter must be given."""
    texts: list[str] = []
    required: bool | None = None
    for item in getattr(annotation, "__metadata__", ()):
        if isinstance(item, str):
            texts.append(item)
        elif isinstance(item, bool) and texts:
            required = item
        elif isinstance(item, FieldInfo) and item.description:
            texts.append(item.description)
    return texts, required


def arguments_object(schema: Any) -> JsonSchema:
    """Translate the `parameters` of a JSON definition to the schema of an object."""
    if schema is None:
        schema = {}
    if not isinstance(schema, Mapping):
        raise ToolDefinitionError(f"parameters must be an object, not {type(schema).__name__}")
    result = translate(schema, "parameters")
    if result.get("type", "object") != "object":
        raise ToolDefinitionError(f"parameters must be of type object, not {result['type']!r}")
    properties = result.setdefault("properties", {})
    required = result.get("required", [])
    for name in required:
        properties.setdefault(name, {})
    rest = {k: v for k, v in result.items() if k not in ("type", "properties", "required", "additionalProperties")}
    head = {"type": "object", "properties": properties, "required": required}
    return head | {"additionalProperties": result.get("additionalProperties", False)} | rest


def schema_parameters(schema: JsonSchema) -> tuple[Parameter, ...]:
    """Read the properties of an object schema as parameters, required ones first, as Python's own order demands."""
    required = set(schema["required"])
    free = FreeNames(schema["properties"])
    parameters = [
        Parameter(
            name=name,
            alias=argument_alias(name, free),
            kind=Kind.POSITIONAL_OR_KEYWORD,
            annotation=_accepted_type(inner, name in required),
            type_name=_signature_type(inner, name in required),
            default=inner.get("default", NO_DEFAULT),
            required=name in required,
            description=str(inner.get("description") or ""),
        )
        for name, inner in schema["properties"].items()
    ]
    parameters.sort(key=lambda p: not p.required)
    if schema["additionalProperties"] is not False:
        name = next(n for n in ("kwargs", "other_arguments", "_kwargs") if n not in schema["properties"])
        others = schema["additionalProperties"]
        annotation = annotation_of({"type": "object", "additionalProperties": others})
        parameters.append(Parameter(name=name, kind=Kind.VAR_KEYWORD, annotation=annotation, required=False))
    return tuple(parameters)


def _signature_type(schema: JsonSchema, required: bool) -> str:
    """The type of a property as a signature shows it; empty where any will do."""
    takes_none = not required and "default" in schema and schema["default"] is None
    return python_type({"anyOf": [schema, {"type": "null"}]} if takes_none and python_type(schema) else schema)


def _accepted_type(schema: JsonSchema, required: bool) -> Any:
    """The type of what a property takes: its default too, and None where it may be left out."""
    besides: list[Any] = [] if required else [None]
    if "default" in schema:
        cls = type(schema["default"])
        besides.append(float if cls is int else cls)  # 3.0 is 3
    return union((annotation_of(schema), *besides))
