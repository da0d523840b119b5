"""How functions are shown to a model.

Every form carries the same: name, description, and for each parameter its type, whether it is required, its default,
the values it may have and its description, down through nested objects.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from lightfc.formats.calls import escape, quoteattr
from lightfc.formats.fields import NO_VALUE, Field, Type, parameters_of
from lightfc.types import FunctionDefinition, JsonSchema

__all__ = ["SHOWN_FORMS", "count_tokens", "openai_tools", "show"]

_INDENT = "    "
_NO_DESCRIPTION = "(no description)"
_CHARS_PER_TOKEN = 4
_PYTHON_TYPES = {
    "any": "Any", "null": "None", "boolean": "bool", "integer": "int", "number": "float", "string": "str",
}  # fmt: skip


def _python(definitions: Sequence[FunctionDefinition]) -> str:
    """Python stubs: the types that signatures mention, each once, then one stub with docstring for each function."""
    types = dict.fromkeys(source for definition in definitions for source in definition.types)
    return "\n\n\n".join([*types, *map(_stub, definitions)])


def _stub(definition: FunctionDefinition) -> str:
    lines = definition.description.splitlines() or [_NO_DESCRIPTION]
    parameters = parameters_of(definition)
    # Where no class stands for an object, its fields are told below the parameter that holds it.
    nested = {each.name: [] if definition.types else list(_nested(each.type, 2)) for each in parameters}
    said = {each.name: _said(each, definition.signature) for each in parameters}
    if any(said[each.name] or nested[each.name] for each in parameters):
        lines += ["", "Args:"]
        for each in parameters:
            lines.append(f"{_INDENT}{each.name}: {said[each.name]}" if said[each.name] else f"{_INDENT}{each.name}")
            lines += nested[each.name]
    if definition.returns and definition.returns.get("description"):
        lines += ["", "Returns:", f"{_INDENT}{definition.returns['description']}"]
    text = "\n".join(lines).replace("\\", "\\\\").replace('"""', '\\"""')
    body = text + ("\n" if len(lines) > 1 else "")
    quoted = "\n".join(f"{_INDENT}{line}" if line else "" for line in f'"""{body}"""'.split("\n"))
    return f"{definition.signature}:\n{quoted}"


def _said(each: Field, signature: str) -> str:
    """What is said of a parameter; its default too, where the signature leaves it out as `...`."""
    left_out = each.default is not NO_VALUE and re.search(rf"\b{re.escape(each.name)}\b[^=]*=\s*\.\.\.", signature)
    return f"{each.description} (default: {each.default!r})".lstrip() if left_out else each.description


def _nested(kind: Type, level: int) -> Iterator[str]:
    """A line for each field of the objects inside a type: `name: type = default  # description`."""
    for each in _objects_in(kind):
        for inner in each.fields:
            default = "" if inner.default is NO_VALUE else f" = {inner.default!r}"
            mark = "" if inner.required or default else " = ..."
            text = f"  # {inner.description}" if inner.description else ""
            yield f"{_INDENT * level}{json.dumps(inner.name)}: {_python_type(inner.type)}{default}{mark}{text}"
            yield from _nested(inner.type, level + 1)


def _objects_in(kind: Type) -> Iterator[Type]:
    if kind.kind == "object":
        yield kind
    for each in kind.items:
        yield from _objects_in(each)


def _python_type(kind: Type) -> str:
    if kind.kind == "enum":
        return f"Literal[{', '.join(map(repr, kind.values))}]"
    if kind.kind == "union":
        return " | ".join(map(_python_type, kind.items))
    if kind.kind == "array":
        return f"list[{_python_type(kind.items[0])}]"
    if kind.kind == "tuple":
        return f"tuple[{', '.join(map(_python_type, kind.items))}]"
    if kind.kind == "map":
        return f"dict[str, {_python_type(kind.items[0])}]"
    return _PYTHON_TYPES.get(kind.kind, kind.name or "dict")


def _described(definition: FunctionDefinition) -> str:
    """The description of a function, with the methods of the objects that it gives, where no stubs tell them."""
    stubs = [each for each in definition.types if re.search(r"^    (?:async )?def ", each, re.M)]
    if not stubs:
        return definition.description
    told = "Methods may be called on these objects:\n" + "\n\n".join(stubs)
    return f"{definition.description}\n\n{told}" if definition.description else told


def openai_tools(definitions: Sequence[FunctionDefinition]) -> list[JsonSchema]:
    """The `tools` of a Chat Completions request."""
    return [
        {
            "type": "function",
            "function": {
                "name": definition.name,
                "description": _described(definition),
                "parameters": definition.parameters,
            },
        }
        for definition in definitions
    ]


def _openai(definitions: Sequence[FunctionDefinition]) -> str:
    return json.dumps(openai_tools(definitions), indent=2, ensure_ascii=False)


def _json(definitions: Sequence[FunctionDefinition]) -> str:
    return "\n".join(json.dumps(tool["function"], ensure_ascii=False) for tool in openai_tools(definitions))


def _yaml(definitions: Sequence[FunctionDefinition]) -> str:
    import yaml  # which takes a while to load

    tools = [tool["function"] for tool in openai_tools(definitions)]
    return yaml.safe_dump(tools, sort_keys=False, allow_unicode=True, default_flow_style=None, width=10_000).rstrip()


def _scalar(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _xml(definitions: Sequence[FunctionDefinition]) -> str:
    return "\n".join("\n".join(_xml_function(each)) for each in definitions)


def _xml_function(definition: FunctionDefinition) -> Iterator[str]:
    yield f"<function name={quoteattr(definition.name)}>"
    if description := _described(definition):
        yield f"  <description>{escape(description)}</description>"
    for each in parameters_of(definition):
        yield from _xml_field("parameter", each, 1)
    yield "</function>"


def _xml_field(tag: str, each: Field, level: int) -> Iterator[str]:
    indent = "  " * level
    head = f"<{tag} name={quoteattr(each.name)} type={quoteattr(_plain_type(each.type))}"
    head += "" if each.required else ' required="false"'
    if each.default is not NO_VALUE:
        head += f" default={quoteattr(_scalar(each.default))}"
    nested = [inner for each_object in _objects_in(each.type) for inner in each_object.fields]
    if not nested:
        yield f"{indent}{head}>{escape(each.description)}</{tag}>" if each.description else f"{indent}{head}/>"
        return
    yield f"{indent}{head}>{escape(each.description)}"
    for inner in nested:
        yield from _xml_field("field", inner, level + 1)
    yield f"{indent}</{tag}>"


def _plain_type(kind: Type) -> str:
    """A type in a few words, the values of an enum as JSON: `array of "a" | "b"`."""
    if kind.kind == "enum":
        return " | ".join(map(_scalar, kind.values))
    if kind.kind == "union":
        return " | ".join(map(_plain_type, kind.items))
    if kind.kind == "array":
        return f"array of ({_plain_type(kind.items[0])})" if kind.items[0].kind != "any" else "array"
    if kind.kind == "tuple":
        return f"tuple of ({', '.join(map(_plain_type, kind.items))})"
    if kind.kind == "map":
        return f"map of ({_plain_type(kind.items[0])})" if kind.items[0].kind != "any" else "object"
    return f"{kind.kind} {kind.name}" if kind.name else kind.kind


def _typescript(definitions: Sequence[FunctionDefinition]) -> str:
    return "\n\n".join("\n".join(_typescript_function(each)) for each in definitions)


def _typescript_function(definition: FunctionDefinition) -> Iterator[str]:
    yield from (f"// {line}".rstrip() for line in _described(definition).splitlines())
    name = definition.name if definition.name.isidentifier() else json.dumps(definition.name)
    parameters = parameters_of(definition)
    if not parameters:
        yield f"function {name}(): any;"
        return
    yield f"function {name}(args: {{"
    for each in parameters:
        yield from _typescript_field(each, 1)
    yield "}): any;"


def _typescript_field(each: Field, level: int) -> Iterator[str]:
    indent = "  " * level
    if each.description:
        yield f"{indent}// {each.description}"
    name = each.name if each.name.isidentifier() else json.dumps(each.name)
    mark = "" if each.required else "?"
    default = "" if each.default is NO_VALUE else f" // default: {_scalar(each.default)}"
    first, *rest = _typescript_type(each.type, level).split("\n")
    if not rest:
        yield f"{indent}{name}{mark}: {first};{default}"
        return
    yield f"{indent}{name}{mark}: {first}{default}"
    yield from rest[:-1]
    yield f"{rest[-1]};"


_TYPESCRIPT = {"integer": "int", "map": "Record<string, any>", "any": "any"}


def _typescript_type(kind: Type, level: int) -> str:
    if kind.kind == "enum":
        return " | ".join(map(_scalar, kind.values))
    if kind.kind == "union":
        return " | ".join(_typescript_type(each, level) for each in kind.items)
    if kind.kind == "array":
        return f"Array<{_typescript_type(kind.items[0], level)}>"
    if kind.kind == "tuple":
        return f"[{', '.join(_typescript_type(each, level) for each in kind.items)}]"
    if kind.kind == "map":
        return f"Record<string, {_typescript_type(kind.items[0], level)}>"
    if kind.kind == "object":
        lines = [line for each in kind.fields for line in _typescript_field(each, level + 1)]
        return "\n".join([f"{{ /* {kind.name} */" if kind.name else "{", *lines, "  " * level + "}"])
    return kind.name if kind.kind == "ref" else _TYPESCRIPT.get(kind.kind, kind.kind)


def _compact(definitions: Sequence[FunctionDefinition]) -> str:
    return "\n".join(map(_compact_line, definitions))


def _compact_line(definition: FunctionDefinition) -> str:
    fields = ", ".join(map(_compact_field, parameters_of(definition)))
    text = " ".join(_described(definition).split())
    return f"{definition.name}({fields})" + (f" # {text}" if text else "")


def _compact_field(each: Field) -> str:
    name = each.name if each.name.isidentifier() else json.dumps(each.name)
    text = f"{name}{'' if each.required else '?'}: {_compact_type(each.type)}"
    if each.default is not NO_VALUE:
        text += f" = {_scalar(each.default)}"
    return f"{text} ({_scalar(each.description)})" if each.description else text


def _compact_type(kind: Type) -> str:
    if kind.kind == "enum":
        return "|".join(map(_scalar, kind.values))
    if kind.kind == "union":
        return "|".join(map(_compact_type, kind.items))
    if kind.kind == "array":
        return f"[{_compact_type(kind.items[0])}]"
    if kind.kind == "tuple":
        return f"<{', '.join(map(_compact_type, kind.items))}>"
    if kind.kind == "map":
        return f"{{*: {_compact_type(kind.items[0])}}}"
    if kind.kind == "object":
        return f"{kind.name}{{{', '.join(map(_compact_field, kind.fields))}}}"
    return kind.name if kind.kind == "ref" else _PYTHON_TYPES[kind.kind].lower()


SHOWN_FORMS: Mapping[str, Callable[[Sequence[FunctionDefinition]], str]] = {
    "python": _python,
    "json": _json,
    "openai": _openai,
    "yaml": _yaml,
    "xml": _xml,
    "typescript": _typescript,
    "compact": _compact,
}
"""By name: what turns definitions into prompt text."""


def show(form: str, definitions: Sequence[FunctionDefinition]) -> str:
    """The prompt text that shows functions in one of the `SHOWN_FORMS`.

    Raises:
        ValueError: There is no such form.
    """
    if form not in SHOWN_FORMS:
        raise ValueError(f"unknown form {form!r}; there are {', '.join(SHOWN_FORMS)}")
    return SHOWN_FORMS[form](definitions)


def count_tokens(text: str, counter: Callable[[str], int] | None = None) -> int:
    """How many tokens a prompt text has.

    Args:
        text: The text.
        counter: Counts the tokens of a text, as the model's own tokenizer does; without it one token is taken to be
            four characters, rounded up.
    """
    return counter(text) if counter else -(-len(text) // _CHARS_PER_TOKEN)
