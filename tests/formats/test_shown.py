import ast
import json
from typing import Any, Literal

import pytest

from examples.arithmetic import add, add_points
from lightfc import FunctionDefinition, FunctionTool, ToolManager
from lightfc.formats import SHOWN_FORMS, show
from lightfc.formats.shown import openai_tools
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


@pytest.mark.parametrize("form", SHOWN_FORMS)
def test_every_form_carries_the_same_information(form: str) -> None:
    shown = show(form, DEFINITIONS)
    for part in (
        "search", "add_points", "bare",
        "query", "kind", "limit", "where", "color", "p1", "p2", "value",
        "Search for something.", "Add two points.", "What to look for.", "how many results",
        "web", "news", "10", "red", "blue", "City", "people", "Point",
    ):  # fmt: skip
        assert part.lower() in shown.lower(), part


@pytest.mark.parametrize("form", SHOWN_FORMS)
def test_nothing_to_show(form: str) -> None:
    assert show(form, []) in {"", "[]"}


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
    with pytest.raises(ValueError, match="unknown form 'xml'; there are python, json, openai"):
        show("xml", DEFINITIONS)
