import ast
import html
import json
import re
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, Field

from examples.arithmetic import add, add_points
from lightfc import FunctionDefinition, FunctionTool, ToolManager
from lightfc.formats import TOOL_FORMATS, show
from lightfc.formats.grammar import call_grammar
from lightfc.formats.tool_formats import openai_tools
from tests.formats import every_type
from tests.formats.readback import READERS, told
from tests.support.shapes import City, Color


def search(
    query: str,
    kind: Literal["web", "news"] = "web",
    limit: int = 10,
    where: City | None = None,
    color: Color = Color.RED,
) -> list[str]:
    """Search for something.

    A second paragraph with "quotes", a \\ backslash and \"\"\" three quotes.

    Args:
        query: What to look for.
        limit: How many results
            there may be.

    Returns:
        The titles.
    """
    return [query, kind, str(limit), str(where), color.name]


def bare(value):  # type: ignore[no-untyped-def]
    return value


DEFINITIONS = [FunctionTool(fn).definition for fn in (search, add_points, bare)]


NESTED = FunctionTool.from_schema(
    {
        "name": "a.b",
        "description": "One line.\nAnother # line.",
        "parameters": {
            "type": "dict",
            "properties": {
                "place": {
                    "type": "dict",
                    "description": "Where: here.",
                    "properties": {
                        "city": {"type": "string", "description": "Its name # really"},
                        "zip": {"type": "integer", "default": 8001},
                        "parts": {
                            "type": "array",
                            "items": {"type": "dict", "properties": {"n": {"type": "float"}}, "required": ["n"]},
                        },
                    },
                    "required": ["city"],
                },
                "mode": {"type": "array", "items": {"type": "string", "enum": ["a b", 'c"d']}},
                "level": {"type": "integer", "enum": [1, 2], "default": 2},
                "map": {"type": "dict", "additionalProperties": {"type": "boolean"}},
                "User-Agent": {"type": "string"},
            },
            "required": ["place", "mode"],
        },
    },
    lambda **given: given,
).definition


# In Python, `NDArray[np.float64]` says more than the schema of nested lists that the other forms show.
SHOWN = [
    pytest.param(form, definition, id=f"{form}-{definition.name}")
    for form in TOOL_FORMATS
    for definition in (*DEFINITIONS, *every_type.DEFINITIONS, NESTED)
    if (form, definition.name) != ("python", "array")
]


@pytest.mark.parametrize(("form", "definition"), SHOWN)
def test_every_form_can_be_read_back_to_the_same_information(form: str, definition: FunctionDefinition) -> None:
    ((name, text, fields),) = READERS[form](show(form, [definition]))
    expected = told(definition)
    assert (name, text) == expected[:2]
    # In Python, what cannot be written as a keyword argument stands at the end.
    assert sorted(fields, key=str) == sorted(expected[2], key=str)


LIMITS = [
    ({"type": "integer", "minimum": 41, "maximum": 43}, ["41", "43"]),
    ({"type": "number", "exclusiveMinimum": 41, "exclusiveMaximum": 43, "multipleOf": 0.25}, ["41", "43", "0.25"]),
    ({"type": "string", "minLength": 41, "maxLength": 43, "pattern": "^ab"}, ["41", "43", "^ab"]),
    ({"type": "string", "format": "email"}, ["email"]),
    ({"type": "array", "minItems": 41, "items": {"type": "string", "pattern": "^ab"}}, ["41", "^ab"]),
    ({"anyOf": [{"type": "integer", "minimum": 41}, {"type": "null"}]}, ["41"]),
    ({"type": "integer", "minimum": 0}, ["0"]),
]


@pytest.mark.parametrize("form", TOOL_FORMATS)
@pytest.mark.parametrize(("schema", "words"), LIMITS)
@pytest.mark.parametrize("nested", [False, True])
def test_every_form_says_what_values_must_keep_to(
    form: str, schema: dict[str, Any], words: list[str], nested: bool
) -> None:
    said = {**schema, "description": "Zed."}
    inside = {"type": "array", "items": {"type": "object", "properties": {"a": said}}}
    parameters = {"type": "object", "properties": {"b": inside if nested else said}, "required": ["b"]}
    tool = FunctionTool.from_schema({"name": "f", "description": "F.", "parameters": parameters}, add)
    shown = show(form, [tool.definition])
    assert all(re.search(rf"(?<![\w.]){re.escape(word)}(?![\w.])", html.unescape(shown)) for word in words), shown
    assert "Zed." in shown


def test_the_fields_of_classes_say_their_limits_below_the_parameter() -> None:
    class Place(BaseModel):
        code: Annotated[str, Field(pattern="^ab", description="A code.")]
        name: str

    def go(to: list[Place]) -> None:
        """Go."""

    shown = show("python", [FunctionTool(go).definition])
    assert shown.endswith('    Args:\n        to\n            code: pattern ^ab\n    """')


@pytest.mark.parametrize("form", TOOL_FORMATS)
def test_several_functions_are_shown_in_their_order(form: str) -> None:
    shown = [*DEFINITIONS, NESTED]
    assert READERS[form](show(form, shown)) == [told(definition) for definition in shown]


@pytest.mark.parametrize("form", TOOL_FORMATS)
def test_nothing_to_show(form: str) -> None:
    assert show(form, []) in {"", "[]"}


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ("python", "**notes: list[str]"),
        ("json", '"additionalProperties": {"items": {"type": "string"}, "type": "array"}'),
        ("yaml", "additionalProperties:\n      items: {type: string}\n      type: array"),
        ("xml", '<other_parameters type="array of (string)"/>'),
        ("typescript", "  [name: string]: Array<string>;\n}"),
        ("compact", "pay(to: str, **: [str]) # Pay."),
    ],
)
def test_arguments_of_any_name_are_told(form: str, said: str) -> None:
    def pay(to: str, **notes: list[str]) -> None:
        """Pay."""

    def close(to: str) -> None:
        """Close."""

    assert said in show(form, [FunctionTool(pay).definition])
    shown = show(form, [FunctionTool(close).definition])
    assert not any(each in shown for each in ("**", "other_parameters", "[name: string]"))


def test_stubs_are_python() -> None:
    module = ast.parse(show("python", DEFINITIONS))
    functions = {node.name: node for node in module.body if isinstance(node, ast.FunctionDef)}
    assert list(functions) == ["search", "add_points", "bare"]
    classes = [node.name for node in module.body if isinstance(node, ast.ClassDef)]
    assert sorted(classes) == ["City", "Color", "Point"]
    documentation = ast.get_docstring(functions["search"])
    assert documentation is not None
    assert 'A second paragraph with "quotes", a \\ backslash and """ three quotes.' in documentation
    assert "Args:\n    query: What to look for.\n    kind\n    limit: How many results there may be." in documentation
    assert documentation.endswith("Returns:\n    The titles.")
    assert ast.unparse(functions["search"].args).startswith(
        "query: str, kind: Literal['web', 'news']='web', limit: int=10"
    )


def test_a_stub_of_a_short_function() -> None:
    assert show("python", [FunctionTool(add).definition]) == (
        'def add(a: int, b: int) -> int:\n    """Add two numbers."""'
    )


def test_a_function_without_a_word_says_so() -> None:
    assert show("python", [FunctionTool(bare).definition]) == 'def bare(value):\n    """(no description)"""'


def test_a_type_that_many_functions_mention_is_shown_once() -> None:
    shown = ToolManager([add_points, FunctionTool(add_points, name="again")]).definitions()
    assert shown.count("class Point") == 1
    assert shown.index("class Point") < shown.index("def add_points")


def test_descriptions_stay_on_their_line() -> None:
    parameters = {"type": "object", "properties": {"a": {"type": "string", "description": "one\n  two"}, "b": {}}}
    definition = FunctionDefinition("f", "F.", parameters, {"description": "Three."}, "def f(a, b)")
    assert show("python", [definition]).splitlines()[3:8] == [
        "    Args:", "        a: one two", "        b", "", "    Returns:",
    ]  # fmt: skip


def test_the_openai_form_is_the_tools_of_a_request() -> None:
    tools = json.loads(show("openai", DEFINITIONS))
    assert tools == openai_tools(DEFINITIONS)
    assert [tool["type"] for tool in tools] == ["function"] * 3
    parameters: Any = tools[0]["function"]["parameters"]
    assert parameters["required"] == ["query"]
    assert parameters["properties"]["kind"]["enum"] == ["web", "news"]
    assert parameters["properties"]["limit"]["default"] == 10


def test_the_json_form_is_one_line_for_each_function() -> None:
    lines = show("json", DEFINITIONS).splitlines()
    assert [json.loads(line)["name"] for line in lines] == ["search", "add_points", "bare"]


def test_an_unknown_form_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown tool format 'html'; the tool formats are python, json, openai, yaml"):
        show("html", DEFINITIONS)


class Tagged(BaseModel):
    """A record whose default has no hash."""

    tags: list[str] = []


def tag(tagged: Tagged | None = None, other: list[Tagged] | int = 0) -> str:
    """Tag it."""
    return f"{tagged} {other}"


@pytest.mark.parametrize("form", TOOL_FORMATS)
def test_defaults_of_a_union_s_members_need_no_hash(form: str) -> None:
    definitions = [FunctionTool(tag).definition]
    assert "tags" in show(form, definitions)
    assert "tags=" in call_grammar(definitions).gbnf


@pytest.mark.parametrize("name", TOOL_FORMATS)
@pytest.mark.parametrize("word", ["a\ud800", "\x00", "\u2028\u202e", "\r\x0b\x85"])
def test_odd_signs_in_what_a_server_says_of_its_tools_are_shown(name: str, word: str) -> None:
    properties = {"q": {"type": "string", "description": word, "enum": [word, "b"], "default": word, "title": word}}
    parameters = {"type": "object", "properties": properties}
    tool = FunctionTool.from_schema({"name": "find", "description": word, "parameters": parameters}, lambda **_: None)
    assert "find" in show(name, [tool.definition])


@pytest.mark.parametrize("form", [*TOOL_FORMATS, "grammar"])
@pytest.mark.parametrize("key", ["anyOf", "prefixItems", "properties"])
def test_definitions_that_refer_twice_to_the_next_are_told_as_far_as_anybody_reads(form: str, key: str) -> None:
    """Sixty of them are some 10 ** 18 types, which no form could tell and no time is enough for."""
    defs: dict[str, Any] = {"T60": {"type": "integer"}}
    for number in range(60):
        twice: Any = [{"$ref": f"#/$defs/T{number + 1}"}] * 2
        kind = {"anyOf": {}, "prefixItems": {"type": "array"}, "properties": {"type": "object"}}[key]
        defs[f"T{number}"] = {**kind, key: twice if key != "properties" else dict(zip("ab", twice, strict=True))}
    schema = {"type": "object", "properties": {"a": {"$ref": "#/$defs/T0"}, "b": {"type": "string"}}, "$defs": defs}
    tool = FunctionTool.from_schema({"name": "tell", "parameters": schema}, dict)
    shown = call_grammar([tool.definition]).lark if form == "grammar" else show(form, [tool.definition])
    assert "tell" in shown
    assert len(shown) < 400_000
