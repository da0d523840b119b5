"""How functions are shown to a model.

Every form carries the same: name, description, and for each parameter its type, whether it is required, its default,
the values it may have, what they must keep to and its description, down through nested objects. All of it is said by
the tree of `lightfc.formats.fields`; a form is how it writes a function, a field, and by `_writer_of_types` a type.
"""

import json
import re
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from lightfc.core.definitions import FunctionDefinition, JsonSchema
from lightfc.formats.call_data import escape_xml, quoteattr
from lightfc.formats.fields import ANY, Field, Type, further_of, parameters_of
from lightfc.schema.record_types import NO_DEFAULT

_INDENT = "    "
_MAX_LINE_CHARS = 10_000
_NO_DESCRIPTION = "(no description)"
_CHARS_PER_TOKEN = 4


def _json_text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _writer_of_types(
    words: Mapping[str, str],
    nested: Callable[[Type], str],
    value: Callable[[Any], str] = _json_text,
    either: str = " | ",
) -> Callable[[Type], str]:
    """What writes the types of a form.

    Args:
        words: By kind its word, where that is not the kind; of a holder with `{}` for what it holds.
        nested: Writes an object, or a reference to one that stands further out.
        either: What stands between the members of a union, and between the values of an enum without a word.
    """

    def write(kind: Type) -> str:
        if kind.kind in ("object", "ref"):
            return nested(kind)
        parts = list(map(value, kind.values)) if kind.kind == "enum" else list(map(write, kind.items))
        if kind.kind not in words and kind.kind in ("enum", "union"):
            return either.join(parts)
        bare = words.get(f"{kind.kind} of any") if kind.items == (ANY,) else None
        return bare or words.get(kind.kind, kind.kind).format(", ".join(parts))

    return write


_SCALARS = {"any": "Any", "null": "None", "boolean": "bool", "integer": "int", "number": "float", "string": "str"}
_python_type = _writer_of_types(
    {**_SCALARS, "array": "list[{}]", "tuple": "tuple[{}]", "map": "dict[str, {}]", "enum": "Literal[{}]"},
    lambda kind: kind.name or "dict",
    repr,
)


def _python(definitions: Sequence[FunctionDefinition]) -> str:
    """Python stubs: the types that signatures mention, each once, then one stub with docstring for each function."""
    types = dict.fromkeys(source for definition in definitions for source in definition.types)
    return "\n\n\n".join([*types, *map(_stub, definitions)])


def _stub(definition: FunctionDefinition) -> str:
    lines = [*(definition.description.splitlines() or [_NO_DESCRIPTION]), *_arguments_section(definition)]
    if definition.returns and definition.returns.get("description"):
        lines += ["", "Returns:", f"{_INDENT}{definition.returns['description']}"]
    text = "\n".join(lines).replace("\\", "\\\\").replace('"""', '\\"""')
    body = text + ("\n" if len(lines) > 1 else "")
    quoted = "\n".join(f"{_INDENT}{line}" if line else "" for line in f'"""{body}"""'.split("\n"))
    return f"{definition.signature}:\n{quoted}"


def _arguments_section(definition: FunctionDefinition) -> list[str]:
    """What a docstring says of the parameters; nothing where nothing is said of any."""
    lines, is_said = ["", "Args:"], False
    for each in parameters_of(definition):
        said = each.summary
        if each.default is not NO_DEFAULT and re.search(
            rf"\b{re.escape(each.name)}\b[^=]*=\s*\.\.\.", definition.signature
        ):  # the signature leaves it out
            said = f"{said} (default: {each.default!r})".lstrip()
        # Where a class stands for an object, it says all of its fields but their limits.
        nested = list(_constrained_fields(each.type, 2) if definition.types else _nested_fields(each.type, 2))
        lines += [f"{_INDENT}{each.name}: {said}" if said else f"{_INDENT}{each.name}", *nested]
        is_said = is_said or bool(said or nested)
    return lines if is_said else []


def _constrained_fields(kind: Type, level: int) -> Iterator[str]:
    """A line for each field of the objects inside a type whose values must keep to more than their type."""
    for each in _fields_in(kind):
        nested = list(_constrained_fields(each.type, level + 1))
        if each.constraints or nested:
            yield f"{_INDENT * level}{each.name}" + (f": {each.constraints}" if each.constraints else "")
        yield from nested


def _nested_fields(kind: Type, level: int) -> Iterator[str]:
    """A line for each field of the objects inside a type: `name: type = default  # description`."""
    for each in _fields_in(kind):
        default = "" if each.default is NO_DEFAULT else f" = {each.default!r}"
        mark = "" if each.required or default else " = ..."
        text = f"  # {each.summary}" if each.summary else ""
        yield f"{_INDENT * level}{json.dumps(each.name)}: {_python_type(each.type)}{default}{mark}{text}"
        yield from _nested_fields(each.type, level + 1)


def _fields_in(kind: Type) -> Iterator[Field]:
    """The fields of the objects inside a type."""
    yield from kind.fields
    for each in kind.items:
        yield from _fields_in(each)


def _full_description(definition: FunctionDefinition) -> str:
    """The description of a function, with the methods of the objects that it gives, where no stubs tell them."""
    stubs = [each for each in definition.types if re.search(r"^    (?:async )?def ", each, re.M)]
    if not stubs:
        return definition.description
    methods = "Methods may be called on these objects:\n" + "\n\n".join(stubs)
    return f"{definition.description}\n\n{methods}" if definition.description else methods


def _schema(definition: FunctionDefinition) -> JsonSchema:
    return {"name": definition.name, "description": _full_description(definition), "parameters": definition.parameters}


def openai_tools(definitions: Sequence[FunctionDefinition]) -> list[JsonSchema]:
    """The `tools` of a Chat Completions request."""
    return [{"type": "function", "function": _schema(each)} for each in definitions]


def _yaml(definitions: Sequence[FunctionDefinition]) -> str:
    import yaml  # which takes a while to load

    # Written and read as JSON, no object stands there twice, of which YAML would make anchors and aliases.
    functions = json.loads(_json_text([*map(_schema, definitions)]))

    def written(writer: Any) -> str:
        text = yaml.dump(
            functions, None, writer, sort_keys=False, allow_unicode=True, default_flow_style=None, width=_MAX_LINE_CHARS
        )
        return str(text).rstrip()

    try:
        return written(getattr(yaml, "CSafeDumper", yaml.SafeDumper))
    except UnicodeEncodeError:  # half a surrogate pair, which the writer in C does not take
        return written(yaml.SafeDumper)


def _xml_function(definition: FunctionDefinition) -> Iterator[str]:
    yield f"<function name={quoteattr(definition.name)}>"
    if description := _full_description(definition):
        yield f"  <description>{escape_xml(description)}</description>"
    for each in parameters_of(definition):
        yield from _xml_field("parameter", each, 1)
    if further := further_of(definition):
        yield f"  <other_parameters type={quoteattr(_plain_type(further))}/>"
    yield "</function>"


def _xml_field(tag: str, each: Field, level: int) -> Iterator[str]:
    indent = "  " * level
    head = f"<{tag} name={quoteattr(each.name)} type={quoteattr(_plain_type(each.type))}"
    head += "" if each.required else ' required="false"'
    if each.default is not NO_DEFAULT:
        head += f" default={quoteattr(_json_text(each.default))}"
    nested = [line for inner in _fields_in(each.type) for line in _xml_field("field", inner, level + 1)]
    if nested:
        yield from (f"{indent}{head}>{escape_xml(each.summary)}", *nested, f"{indent}</{tag}>")
    else:
        yield f"{indent}{head}>{escape_xml(each.summary)}</{tag}>" if each.summary else f"{indent}{head}/>"


_plain_type = _writer_of_types(
    {
        "array": "array of ({})", "tuple": "tuple of ({})", "map": "map of ({})",
        "array of any": "array", "map of any": "object",
    },
    lambda kind: f"{kind.kind} {kind.name}".rstrip(),
)  # fmt: skip


def _typescript_function(definition: FunctionDefinition) -> Iterator[str]:
    yield from (f"// {line}".rstrip() for line in _full_description(definition).splitlines())
    fields = [*map(_typescript_field, parameters_of(definition))]
    if further := further_of(definition):
        fields.append(textwrap.indent(f"[name: string]: {_typescript_type(further)};", "  "))
    arguments = "\n".join(["args: {", *fields, "}"]) if fields else ""
    yield f"function {_key(definition.name)}({arguments}): any;"


def _typescript_field(each: Field) -> str:
    comment = f"// {each.summary}\n" if each.summary else ""
    mark = "" if each.required else "?"
    default = "" if each.default is NO_DEFAULT else f" // default: {_json_text(each.default)}"
    first, *rest = _typescript_type(each.type).split("\n")
    first = f"{first}{default}" if rest else f"{first};{default}"
    body = "\n".join([f"{comment}{_key(each.name)}{mark}: {first}", *rest]) + (";" if rest else "")
    return textwrap.indent(body, "  ")


def _typescript_object(kind: Type) -> str:
    if kind.kind == "ref":
        return kind.name
    return "\n".join([f"{{ /* {kind.name} */" if kind.name else "{", *map(_typescript_field, kind.fields), "}"])


_typescript_type = _writer_of_types(
    {"integer": "int", "array": "Array<{}>", "tuple": "[{}]", "map": "Record<string, {}>"}, _typescript_object
)


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _compact_line(definition: FunctionDefinition) -> str:
    further = further_of(definition)
    others = [] if further is None else [f"**: {_compact_type(further)}"]
    fields = ", ".join([*map(_compact_field, parameters_of(definition)), *others])
    text = " ".join(_full_description(definition).split())
    return f"{definition.name}({fields})" + (f" # {text}" if text else "")


def _compact_field(each: Field) -> str:
    text = f"{_key(each.name)}{'' if each.required else '?'}: {_compact_type(each.type)}"
    if each.default is not NO_DEFAULT:
        text += f" = {_json_text(each.default)}"
    return f"{text} ({_json_text(each.summary)})" if each.summary else text


_compact_type = _writer_of_types(
    {**{kind: word.lower() for kind, word in _SCALARS.items()}, "array": "[{}]", "tuple": "<{}>", "map": "{{*: {}}}"},
    lambda kind: kind.name + (f"{{{', '.join(map(_compact_field, kind.fields))}}}" if kind.kind == "object" else ""),
    either="|",
)


def _joined(between: str, write: Callable[[FunctionDefinition], str]) -> Callable[[Sequence[FunctionDefinition]], str]:
    """A format that writes each function for itself."""
    return lambda definitions: between.join(map(write, definitions))


TOOL_FORMATS: Mapping[str, Callable[[Sequence[FunctionDefinition]], str]] = {
    "python": _python,
    "json": _joined("\n", lambda definition: _json_text(_schema(definition))),
    "openai": lambda definitions: json.dumps(openai_tools(definitions), indent=2, ensure_ascii=False),
    "yaml": _yaml,
    "xml": _joined("\n", lambda definition: "\n".join(_xml_function(definition))),
    "typescript": _joined("\n\n", lambda definition: "\n".join(_typescript_function(definition))),
    "compact": _joined("\n", _compact_line),
}
"""The tool formats by name: functions that turn a list of definitions into the text of a prompt.

All formats say the same: names, descriptions, types, defaults and constraints. They differ in notation and length.

Examples:
    >>> from lightfc.formats import TOOL_FORMATS
    >>> sorted(TOOL_FORMATS)
    ['compact', 'json', 'openai', 'python', 'typescript', 'xml', 'yaml']
"""


def show(form: str, definitions: Sequence[FunctionDefinition]) -> str:
    """Write the definitions of functions for a prompt, in one of the `TOOL_FORMATS`.

    Args:
        form: The name of the tool format.
        definitions: The definitions (`FunctionTool.definition`), in the order in which they are shown.

    Returns:
        The text; `""` without definitions.

    Raises:
        ValueError: There is no such tool format.

    Examples:
        >>> from lightfc.formats import show
        >>> from lightfc import FunctionTool
        >>> print(show("compact", [FunctionTool(abs, name="size", description="The size of a number.").definition]))
        size(x: any) # The size of a number.
    """
    if form not in TOOL_FORMATS:
        raise ValueError(f"unknown tool format {form!r}; the tool formats are {', '.join(TOOL_FORMATS)}")
    return TOOL_FORMATS[form](definitions)


def count_tokens(text: str, counter: Callable[[str], int] | None = None) -> int:
    """Count the tokens of a text.

    Args:
        text: The text.
        counter: A function that counts the tokens of a text, such as with the model's own tokenizer. None, the default,
            takes four characters for a token and rounds up: a rule of thumb for English text.

    Examples:
        >>> from lightfc.formats import count_tokens
        >>> count_tokens("four characters a token"), count_tokens("two words", lambda text: len(text.split()))
        (6, 2)
    """
    return -(-len(text) // _CHARS_PER_TOKEN) if counter is None else counter(text)
