"""Python source as a model reads it: a function as one line, a type as a stub."""

import dataclasses
import enum
import inspect
from collections.abc import Iterable, Iterator
from typing import Any

import pydantic
import typing_extensions
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined

from lightfc.core.values import literal
from lightfc.schema.annotations import class_label, field_types, is_named_tuple, type_name, typed_dict_fields
from lightfc.schema.binding import (
    KEYWORD_ONLY,
    NO_DEFAULT,
    POSITIONAL_ONLY,
    VAR_KEYWORD,
    VAR_POSITIONAL,
    Parameter,
)

_MAX_DEFAULT_CHARS = 60


def signature_line(name: str, parameters: tuple[Parameter, ...], result: str) -> str:
    """Write a function as one line of Python, `def add(a: int, b: int = 0) -> int`."""
    arrow = f" -> {result}" if result else ""
    return f"def {name}({', '.join(_parts(parameters))}){arrow}"


def _parts(parameters: tuple[Parameter, ...]) -> Iterator[str]:
    bare_star = not any(p.kind is VAR_POSITIONAL for p in parameters)
    last_positional_only = max((i for i, p in enumerate(parameters) if p.kind is POSITIONAL_ONLY), default=-1)
    for i, parameter in enumerate(parameters):
        if parameter.kind is KEYWORD_ONLY and bare_star:
            yield "*"
            bare_star = False
        yield _parameter_text(parameter)
        if i == last_positional_only:
            yield "/"


def _parameter_text(parameter: Parameter) -> str:
    stars = {VAR_POSITIONAL: "*", VAR_KEYWORD: "**"}.get(parameter.kind, "")
    hint = f": {parameter.type_name}" if parameter.type_name else ""
    return f"{stars}{parameter.written}{hint}{_default_part(parameter, ' = ' if hint else '=')}"


def _default_part(parameter: Parameter, sign: str) -> str:
    if parameter.required or parameter.kind in (VAR_POSITIONAL, VAR_KEYWORD):
        return ""
    default = parameter.default
    if isinstance(default, FieldInfo):
        default = NO_DEFAULT if default.default_factory else default.default
    return sign + default_text(default)


def default_text(value: Any) -> str:
    """Write a default as Python where that is short and plain, else as `...`, as stub files do."""
    text = literal(value, _MAX_DEFAULT_CHARS, beyond_json=True)
    return "..." if text is None else text


def type_stubs(types: Iterable[type]) -> tuple[str, ...]:
    """Write each of the types as the Python source that would define it, without methods."""
    return tuple(_stub(cls) for cls in types)


def _stub(cls: type) -> str:
    if issubclass(cls, enum.Enum):
        base = next((b.__name__ for b in cls.__mro__[1:] if b.__module__ == "enum"), "Enum")
        lines = [f"{name} = {default_text(member.value)}" for name, member in cls.__members__.items()]
        return _class(cls, f"class {cls.__name__}({base}):", lines)
    if issubclass(cls, pydantic.BaseModel):
        return _class(cls, f"class {class_label(cls)}(BaseModel):", _model_lines(cls))
    if typing_extensions.is_typeddict(cls):
        return _class(cls, f"class {cls.__name__}(TypedDict):", _typed_dict_lines(cls))
    if is_named_tuple(cls):
        defaults: dict[str, Any] = cls._field_defaults  # type: ignore[attr-defined]
        lines = [_field_line(name, hint, defaults.get(name, NO_DEFAULT)) for name, hint in field_types(cls).items()]
        return _class(cls, f"class {cls.__name__}(NamedTuple):", lines)
    return _class(cls, f"@dataclass\nclass {cls.__name__}:", _dataclass_lines(cls))


def _class(cls: type, head: str, lines: list[str]) -> str:
    doc = _own_summary(cls)
    body = ([f'"""{doc}"""'] if doc else []) + (lines or ([] if doc else ["pass"]))
    return head + "".join(f"\n    {line}" for line in body)


def _own_summary(cls: type) -> str:
    """Give the first paragraph of a docstring that somebody wrote: not an inherited and not a generated one."""
    text = inspect.cleandoc(cls.__dict__.get("__doc__") or "")
    generated = text.startswith((f"{cls.__name__}(", "An enumeration")) or "\\" in text or '"""' in text
    return "" if generated else " ".join(text.partition("\n\n")[0].split())


def _field_line(name: str, hint: Any, default: Any, comment: str | None = None) -> str:
    text = f"{name}: {type_name(hint)}"
    if default is not NO_DEFAULT:
        text += f" = {default_text(default)}"
    return f"{text}  # {' '.join(comment.split())}" if comment else text


def _dataclass_lines(cls: type) -> list[str]:
    hints = field_types(cls)
    lines = []
    for field in dataclasses.fields(cls):
        if not field.init:
            continue
        default = NO_DEFAULT if field.default is dataclasses.MISSING else field.default
        if field.default_factory is not dataclasses.MISSING:
            default = ...
        lines.append(_field_line(field.name, hints[field.name], default, _metadata_description(field)))
    return lines


def _metadata_description(field: "dataclasses.Field[Any]") -> str | None:
    text = field.metadata.get("description")
    return text if isinstance(text, str) else None


def _model_lines(cls: type[pydantic.BaseModel]) -> list[str]:
    lines = []
    for name, field in cls.model_fields.items():
        default = NO_DEFAULT if field.default is PydanticUndefined else field.default
        if field.default_factory is not None:
            default = ...
        lines.append(_field_line(name, field.annotation, default, field.description))
    return lines


def _typed_dict_lines(cls: type) -> list[str]:
    return [
        f"{name}: {type_name(hint)}" if required else f"{name}: NotRequired[{type_name(hint)}]"
        for name, (hint, required) in typed_dict_fields(cls).items()
    ]
