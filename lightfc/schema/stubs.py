"""Python source as a model reads it: a function as one line, a type as a stub."""

import enum
import inspect
from collections.abc import Iterable, Iterator
from typing import Any

from lightfc.core.values import literal
from lightfc.schema.binding import Kind, Parameter
from lightfc.schema.record_types import NO_DEFAULT, RecordField, RecordKind, class_label, record_fields, record_kind
from lightfc.schema.type_tree import type_name

_MAX_DEFAULT_CHARS = 60


def signature_line(name: str, parameters: tuple[Parameter, ...], result: str) -> str:
    """Write a function as one line of Python, `def add(a: int, b: int = 0) -> int`."""
    arrow = f" -> {result}" if result else ""
    return f"def {name}({', '.join(_parts(parameters))}){arrow}"


def _parts(parameters: tuple[Parameter, ...]) -> Iterator[str]:
    bare_star = not any(p.kind is Kind.VAR_POSITIONAL for p in parameters)
    last_positional_only = max((i for i, p in enumerate(parameters) if p.kind is Kind.POSITIONAL_ONLY), default=-1)
    for i, parameter in enumerate(parameters):
        if parameter.kind is Kind.KEYWORD_ONLY and bare_star:
            yield "*"
            bare_star = False
        yield _parameter_text(parameter)
        if i == last_positional_only:
            yield "/"


def _parameter_text(parameter: Parameter) -> str:
    stars = {Kind.VAR_POSITIONAL: "*", Kind.VAR_KEYWORD: "**"}.get(parameter.kind, "")
    hint = f": {parameter.type_name}" if parameter.type_name else ""
    default = "" if parameter.required or stars else f"{' = ' if hint else '='}{default_text(parameter.default)}"
    return f"{stars}{parameter.written}{hint}{default}"


def default_text(value: Any) -> str:
    """Write a default as Python where that is short and plain, else as `...`, as stub files do."""
    text = literal(value, _MAX_DEFAULT_CHARS, beyond_json=True)
    return "..." if text is None else text


def type_stubs(types: Iterable[type]) -> tuple[str, ...]:
    """Write each of the types as the Python source that would define it, without methods."""
    return tuple(map(type_stub, types))


def type_stub(cls: type, methods: Iterable[tuple[str, str]] = ()) -> str:
    """The same of one type, with the signatures and docstrings of some methods."""
    head, body = _head_and_fields(cls)
    if doc := _own_summary(cls):
        body.insert(0, f'"""{doc}"""')
    for signature, text in methods:
        body += [*([""] if body else []), f"{signature}:", f'    """{text}"""' if text else "    ..."]
    return head + "".join(f"\n    {line}" if line else "\n" for line in body or ["pass"])


def _head_and_fields(cls: type) -> tuple[str, list[str]]:
    if issubclass(cls, enum.Enum):
        base = next((b.__name__ for b in cls.__mro__[1:] if b.__module__ == "enum"), "Enum")
        members = cls.__members__.items()
        return f"class {cls.__name__}({base}):", [f"{name} = {default_text(each.value)}" for name, each in members]
    return _HEADS[record_kind(cls)].format(class_label(cls)), [_field_line(each) for each in record_fields(cls)]


_HEADS: dict[RecordKind | None, str] = {
    "BaseModel": "class {}(BaseModel):",
    "dataclass": "@dataclass\nclass {}:",
    "NamedTuple": "class {}(NamedTuple):",
    "TypedDict": "class {}(TypedDict):",
    None: "class {}:",
}


def _own_summary(cls: type) -> str:
    """Give the first paragraph of a docstring that somebody wrote: not an inherited and not a generated one."""
    text = inspect.cleandoc(cls.__dict__.get("__doc__") or "")
    is_generated = text.startswith((f"{cls.__name__}(", "An enumeration"))
    return "" if is_generated else docstring_line(text.partition("\n\n")[0])


def docstring_line(text: str) -> str:
    """A text as the inside of a docstring of one line."""
    return " ".join(text.split()).replace("\\", "\\\\").replace('"""', "'''")


def _field_line(each: RecordField) -> str:
    hint = type_name(each.type) if each.is_kept else f"InitVar[{type_name(each.type)}]"
    # No class can say a key that is not a name, but a comment can.
    name = each.name if each.name.isidentifier() else f"# {each.name!r}"
    text = f"{name}: {hint if each.required else f'NotRequired[{hint}]'}"
    if each.default is not NO_DEFAULT:
        text += f" = {default_text(each.default)}"
    return f"{text}  # {' '.join(each.description.split())}" if each.description else text
