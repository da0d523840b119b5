"""What is found in answers, and what had to be done to find it."""

import json
import warnings
from typing import Any

import pytest

from lightfc import FunctionDefinition, FunctionTool
from lightfc.formats import LAYERS, Names
from lightfc.formats.reader import Form
from lightfc.lab.verdicts import called_functions
from tests.support.reading import read

PROPERTIES = {"query": {"type": "string"}, "limit": {"type": "integer"}, "where": {"type": "object"}}
SEARCH = FunctionDefinition("search", "", {"type": "object", "properties": PROPERTIES})
KNOWN = Names({"add", "math.sqrt", "get_data", "x"}, [SEARCH])


@pytest.mark.parametrize(
    ("answer", "action", "thought", "notes"),
    [
        # strict
        ("add(1, 2)", "add(1, 2)", "", ()),
        ("  [add(1, 2),\n search('a')]\n", "[add(1, 2),\n search('a')]", "", ()),
        ("math.sqrt(4)", "math.sqrt(4)", "", ()),
        ("x + 1", "x + 1", "", ()),
        ("[add(i, 1) for i in range(3)]", "[add(i, 1) for i in range(3)]", "", ()),
        ('search("<b>bold</b> ```x```")', 'search("<b>bold</b> ```x```")', "", ()),
        ("serch('a')", "serch('a')", "", ()),
        ("sqrt(4)", "sqrt(4)", "", ()),
        # blocks
        ("```python\nadd(1, 2)\n```", "add(1, 2)", "", ("code fence",)),
        ("```\nadd(1, 2)\n```", "add(1, 2)", "", ("code fence",)),
        ("```tool_code\nadd(1, 2)\n```", "add(1, 2)", "", ("code fence",)),
        ("```json\n[add(1, 2)]\n```", "[add(1, 2)]", "", ("code fence",)),
        ("~~~py\nadd(1, 2)\n~~~", "add(1, 2)", "", ("code fence",)),
        ("````\nadd(1,\n'```')\n````", "add(1,\n'```')", "", ("code fence",)),
        ("```add(1, 2)```", "add(1, 2)", "", ("code fence",)),
        ("I add.\n```python\nadd(1, 2)\n```\nDone.", "add(1, 2)", "I add.\nDone.", ("code fence",)),
        ("I add.\n```python\nadd(1, 2)", "add(1, 2)", "I add.", ("code fence",)),
        ("```\nadd(1, 2)\n```\ngives\n```\n3\n```", "add(1, 2)", "gives\n3", ("code fence",)),
        ("```\nadd(1, 2)\n```\nand\n```\nsearch('a')\n```", "[add(1, 2), search('a')]", "and", ("code fence",)),
        ("<tool_call>[add(1, 2)]</tool_call>", "[add(1, 2)]", "", ("tags",)),
        ("<tool_call>add(1, 2)</tool_call>\n<tool_call>x</tool_call>", "[add(1, 2), x]", "", ("tags",)),
        ("<tool_call>add(1, 2)", "add(1, 2)", "", ("tags",)),
        ("add(1, 2)</tool_call>", "add(1, 2)", "", ("tags",)),
        ("Well: <tool_call>add(1, 2)</tool_call> so", "add(1, 2)", "Well:\nso", ("tags",)),
        ("<|python_tag|>add(1, 2)<|eom_id|>", "add(1, 2)", "", ("tags",)),
        ("[TOOL_CALLS] [add(1, 2)]", "[add(1, 2)]", "", ("tags",)),
        ("<tool_call>\n```python\nadd(1, 2)\n```\n</tool_call>", "add(1, 2)", "", ("tags", "code fence")),
        ("<think>add(3, 4)?</think>add(1, 2)", "add(1, 2)", "add(3, 4)?", ("thinking",)),
        # lists
        ("add(1, 2)\nsearch('a')", "[add(1, 2), search('a')]", "", ("lines",)),
        ("add(1, 2); search('a');", "[add(1, 2), search('a')]", "", ("separators",)),
        ("[add(1, 2)];", "[add(1, 2)]", "", ("separators",)),
        ("[add(1, 2)]\n[search('a')]", "[add(1, 2), search('a')]", "", ("lines",)),
        ("a = add(1, 2)\nb = search('a')", "[add(1, 2), search('a')]", "", ("lines", "assignment")),
        ("result = add(1, 2)", "add(1, 2)", "", ("separators", "assignment")),
        ("a = add(1, 2)\nadd(a, 3)", "a = add(1, 2)\nadd(a, 3)", "", ("program",)),
        ("a = 1\nadd(a, 3)", "a = 1\nadd(a, 3)", "", ("program",)),
        ("a, b = 1, 2\nc = add(a, b)\nprint(c)", "a, b = 1, 2\nc = add(a, b)\nprint(c)", "", ("program",)),
        ("for i in [1]:\n    add(i, 1)", "for i in [1]:\n    add(i, 1)", "", ("program",)),
        ("import tools\nadd(1, 2)", "add(1, 2)", "", ("lines",)),
        ("[add(1, 2)]\n[add(1, 2)]", "[add(1, 2)]", "", ("repeated answer",)),
        ("add(1, 2)\nadd(1, 2)", "[add(1, 2), add(1, 2)]", "", ("lines",)),
        # prose
        ("I shall add them.\nadd(1, 2)", "add(1, 2)", "I shall add them.", ("prose",)),
        ("I shall add them.\n\n`add(1, 2)`", "add(1, 2)", "I shall add them.", ("prose",)),
        ("Call add(1, 2) and then [search('a')].", "[add(1, 2), search('a')]", "Call and then .", ("prose",)),
        ("add(1, 2) and that is it, folks!", "add(1, 2)", "and that is it, folks!", ("prose",)),
        ("I use add(1, 2).\n[add(1, 2)]", "add(1, 2)", "I use .", ("prose",)),
        ("1. add(1, 2)\n2. search('a')", "[add(1, 2), search('a')]", "", ("separators",)),
        # repairs
        ("`add(1, 2)`", "add(1, 2)", "", ()),
        ("get\\_data(user\\_id=1)", "get_data(user_id=1)", "", ("escapes",)),
        ("[get\\_data(user\\_id=1), add(1, 2)]", "[get_data(user_id=1), add(1, 2)]", "", ("escapes",)),
        ("[search (query=“a”), add(1, 2)]", "[search(query='a'), add(1, 2)]", "", ("curly quotes",)),
        (
            "search(query=“a”)\n```\nadd(1, 2)\n```",
            "[search(query='a'), add(1, 2)]",
            "",
            ("code fence", "curly quotes"),
        ),
        ("'add(1, 2)'", "add(1, 2)", "", ("quotes",)),
        ('["add(1, 2)", "search(query=\\"a\\")"]', '[add(1, 2), search(query="a")]', "", ("quotes",)),
        ('search(query=\\"a b\\", limit=3)', "search(query='a b', limit=3)", "", ("escapes",)),
        ("search(query=null, on=true)", "search(query=None, on=True)", "", ("JSON constants",)),
        ("search(query: 'a', limit: 3)", "search(query='a', limit=3)", "", ("JSON-style call",)),
        ('search("query"="a")', 'search(query="a")', "", ("JSON-style call",)),
        ('search({"query": "a", "limit": 3})', "search(query='a', limit=3)", "", ("argument object",)),
        ('get_data({"query": "a"})', 'get_data({"query": "a"})', "", ()),
        ("[add(1, 2,,)]", "[add(1, 2)]", "", ("separators",)),
        ("[search(query='a' limit=3)]", "[search(query='a', limit=3)]", "", ("separators",)),
        ("add(1, 2", "add(1, 2)", "", ("unterminated",)),
        ("[search(query='a', where={'b': [1", "[search(query='a', where={'b': [1]})]", "", ("unterminated",)),
        ("search(query='two words", "search(query='two words')", "", ("unterminated",)),
        ("[search('a', add(1, 2)", "[search('a', add(1, 2))]", "", ("unterminated",)),
        ("[add(1, 2]", "[add(1, 2)]", "", ("brackets",)),
        ("[search(query='a'])", "[search(query='a')]", "", ("brackets",)),
        ("math.sqrt(4))", "math.sqrt(4)", "", ()),
        ("search(query=“two words”)", "search(query='two words')", "", ("curly quotes",)),
        ("search(query='it's here', limit=3)", 'search(query="it\'s here", limit=3)', "", ("quotes", "apostrophes")),
        ("search(query='a\nb')", "search(query='a\\nb')", "", ("quotes",)),
        ("search(query='a', from=3)", "search(query='a', **{'from': 3})", "", ("keywords",)),
        ("search(query='a',\xa0limit=3)", "search(query='a', limit=3)", "", ("spaces",)),
        ("[search\n('a'), x\n+ 1]", "[search\n('a'), x\n+ 1]", "", ()),
        ("search(where={city: 'a'})", "search(where={'city': 'a'})", "", ("unquoted keys",)),
        # other forms
        ('{"name": "add", "arguments": {"a": 1}}', "add(a=1)", "", ("json form",)),
        ('[{"function_name": "add", "parameters": {}}]', "add()", "", ("json form",)),
        ("<call name='add'><arg name='a' type='int'>1</arg></call>", "add(a=1)", "", ("xml form",)),
    ],
)  # fmt: skip
def test_the_calls_are_found(answer: str, action: str, thought: str, notes: tuple[str, ...]) -> None:
    found = read(answer, KNOWN)
    assert found.expression is not None
    assert (found.expression.action, found.content, found.notes) == (action, thought, notes)
    assert found.problem == ""


@pytest.mark.parametrize(
    "answer", ["search(" + "```json\n" * 2_000, "<tool_call>{" * 1_500, "add(1, 2); " * 2_000, "- add(1, 2)\n" * 2_000]
)
@pytest.mark.parametrize("form", ["python", "json", "xml"])
def test_a_long_answer_is_not_read_again_for_each_of_its_parts(answer: str, form: Form) -> None:
    found = read(answer, KNOWN, form)
    assert found.calls or found.content == answer.strip() or "are not closed" in found.problem


@pytest.mark.parametrize(
    "answer",
    [
        "", " \n", "Hello", "Hello.", "42", "'add'", "None", "x" * 100_000, "(" * 5_000, "No.\nSorry",
        "search for it", "Paris (France)", "Paris, Tokyo", "Oslo - not Bergen", "bad(1, 2)", "\0", "[]",
        "I could use add() if I had numbers.", "The function search (for the web) does not help.",
        "Use search(query) with a query.", "add(a, b) needs two numbers, which you did not give.",
        "```\nprint('Hello')\n```", "```json\n{\"a\": 1}\n```", "<b>No</b>, thanks.", '{"answer": 42}',
        '{"name": "Anna", "arguments": {"for": "it"}}', "1 < 2 and <x", "<think>add(1, 2)</think>No.",
    ],
)  # fmt: skip
@pytest.mark.parametrize("form", ["python", "json", "xml"])
def test_plain_words_are_content(answer: str, form: Form) -> None:
    found = read(answer, KNOWN, form)
    assert found.expression is None
    assert found.content == answer.strip()
    assert found.calls == ()


@pytest.mark.parametrize(
    ("answer", "problem", "suggestion"),
    [
        ("[search(query=two words, limit=3)]", "'two words'", "search(query='two words', limit=3)"),
        ("search(query=Paris, France)", "'Paris, France'", "search(query='Paris, France')"),
        ("search(query=Paris)", "'Paris' is not a known name", "search(query='Paris')"),
        ("search(query=, limit=3)", "argument query has no value", "search(query=None, limit=3)"),
        ("search(", "the call has no end", ""),
    ],
)
def test_what_needs_quotes_is_reported_and_not_guessed(answer: str, problem: str, suggestion: str) -> None:
    found = read(answer, KNOWN)
    assert found.expression is not None
    assert found.expression.action == answer
    assert problem in found.problem
    assert found.suggestion.strip("[]") == suggestion


@pytest.mark.parametrize(
    ("layer", "answer"),
    [
        ("blocks", "```\nadd(1, 2)\n``` so"),
        ("lists", "add(1, 2)\nadd(1, 3)"),
        ("prose", "I call add(1, 2) now"),
        ("repairs", "add(1, 2"),
        ("other forms", '{"name": "add", "arguments": {"a": 1}}'),
    ],
)
def test_each_layer_can_be_switched_off(layer: str, answer: str) -> None:
    assert read(answer, KNOWN).expression is not None
    rest = [each for each in LAYERS if each != layer and (layer != "blocks" or each != "prose")]
    if layer == "lists":
        rest.remove("repairs")
    assert read(answer, KNOWN, layers=rest).expression is None
    assert read(answer, KNOWN, layers=()).expression is None


def test_without_names_only_what_is_marked_can_be_meant() -> None:
    assert read("add(1, 2)", Names()).expression is None
    assert read("```\nadd(1, 2)\n```", Names()).calls == ("add(1, 2)",)


def test_the_parts_of_a_list_are_told() -> None:
    assert read("[search\n('a'), x\n+ 1]", KNOWN).calls == ("(search\n('a'))", "(x\n+ 1)")
    assert read("[add(1, 2), search('a, b')]", KNOWN).calls == ("add(1, 2)", "search('a, b')")
    assert read("add(1, 2) + 3", KNOWN).calls == ("add(1, 2) + 3",)


@pytest.mark.parametrize(
    ("answer", "calls"),
    [
        ('{"name": "add", "arguments": {"a": 1, "b": -2.5}}', ["add(a=1, b=-2.5)"]),
        ('[{"name": "add", "arguments": {"a": true}}, {"name": "x", "parameters": null}]', ["add(a=True)", "x()"]),
        ('{"function": {"name": "add", "arguments": "{\\"a\\": 1}"}}', ["add(a=1)"]),
        ('{"tool_calls": [{"id": "1", "function": {"name": "add", "arguments": {}}}]}', ["add()"]),
        ('{"add": {"a": 1}}', ["add(a=1)"]),
        ('{"name": "add", "arguments": {"User-Agent": "x"}}', ["add(**{'User-Agent': 'x'})"]),
        ('```json\n{"name": "add", "arguments": {}}\n```', ["add()"]),
        ('Sure: {"name": "add", "arguments": {"a": 1}} ok', ["add(a=1)"]),
        ("{'name': 'add', 'arguments': {'a': None, 'b': True}}", ["add(a=None, b=True)"]),
        ('{"name": "add", "arguments": {"a": 1,}}', ["add(a=1)"]),
        ('{name: "add", arguments: {a: 1}}', ["add(a=1)"]),
        ('{"name": "add", "arguments": {"a": "b', ["add(a='b')"]),
        ('{"name": "add", "arguments": {"a": 1}}\n{"name": "x", "arguments": {}}', ["add(a=1)", "x()"]),
        ("add(a=1)", ["add(a=1)"]),
        ('{"add": {"a": 1}} and {"search": {}}', ["add(a=1)", "search()"]),
        (
            '<function_calls><invoke name="add"><parameter name="a">1</parameter></invoke></function_calls>',
            ["add(a=1)"],
        ),
    ],
)
def test_json_answers(answer: str, calls: list[str]) -> None:
    assert list(read(answer, KNOWN, "json").calls) == calls


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ('<arg name="query" type="string">5</arg>', {"query": "5"}),
        ('<arg name="limit" type="int">5</arg>', {"limit": 5}),
        ('<arg name="other" type="float">5</arg>', {"other": 5.0}),
        ('<arg name="other" type="bool">True</arg>', {"other": True}),
        ('<arg name="other" type="boolean">false</arg>', {"other": False}),
        ('<arg name="other" type="list">["a", 1]</arg>', {"other": ["a", 1]}),
        ('<arg name="other" type="dict">{\'a\': None}</arg>', {"other": {"a": None}}),
        ('<arg name="other">[1, true]</arg>', {"other": [1, True]}),
        ('<arg name="other">two words</arg>', {"other": "two words"}),
        ('<arg name="query" type="string">a &lt; b &amp; c</arg>', {"query": "a < b & c"}),
        ('<arg name="query" type="string">a < b & c</arg>', {"query": "a < b & c"}),
        ('<arg name="query">a</arg><arg name="limit">2', {"query": "a", "limit": 2}),
    ],
)
def test_xml_arguments(arguments: str, expected: dict[str, Any]) -> None:
    answer = f"<function_call><name>search</name><arguments>{arguments}</arguments></function_call>"
    found = read(answer, KNOWN, "xml")
    got: list[dict[str, Any]] = []
    tool = FunctionTool.from_schema(
        {"name": "search", "parameters": {"type": "object", "additionalProperties": True}},
        lambda **given: got.append(given),
    )
    from lightfc import ToolManager

    assert found.expression is not None
    assert ToolManager([tool]).execute(found.expression).error is None
    assert got == [expected]


@pytest.mark.parametrize("answer", [
    "<function=add><parameter=a>1</parameter></function>",
    '<tool_call><function name="add"><param name="a">1</param></function></tool_call>',
    '<tool_call><name>add</name><arguments>{"a": 1}</arguments></tool_call>',
    "<function_calls><function_call><name>add</name><arguments><arg name='a'>1</arg></arguments></function_call>",
])  # fmt: skip
def test_xml_of_other_kinds(answer: str) -> None:
    assert read(answer, KNOWN, "xml").calls == ("add(a=1)",)


def test_nothing_is_evaluated() -> None:
    text = "add(__import__('os').system('exit 1'), [open('/etc/passwd')])"
    found = read(text, KNOWN)
    assert found.expression is not None
    assert found.expression.action == text


def test_long_json_numbers_are_no_crash() -> None:
    read('{"name": "add", "arguments": {"a": ' + "9" * 5_000 + "}}", KNOWN, "json")
    assert read(json.dumps({"name": "add", "arguments": {"a": float("inf")}}), KNOWN, "json").calls == (
        "add(a=float('inf'))",
    )


@pytest.mark.parametrize(
    "answer",
    [
        "print(search(query='a', limit=3))",
        "```tool_code\nprint(search(query='a', limit=3))\n```",
        "await search(query='a', limit=3)",
        "result = await search(query='a', limit=3)",
        "```python [search(query='a', limit=3)]```",
        "```python\nresult = search(query='a', limit=3)\nprint(result)\n```",
        "Action: search(query='a', limit=3)",
        'Action: search\nAction Input: {"query": "a", "limit": 3}',
        'search {"query": "a", "limit": 3}',
        '[TOOL_CALLS]search[ARGS]{"query": "a", "limit": 3}',
        '<function=search>{"query": "a", "limit": 3}</function>',
        "search({query: 'a', limit: 3})",
        "search(**{'query': 'a', 'limit': 3})",
        '[{"search": {"query": "a", "limit": 3}}]',
        "<search><query>a</query><limit>3</limit></search>",
        '<search query="a" limit="3"/>',
        (
            '<functions><function name="search"><params><param name="query" value="a" type="string"/>'
            '<param name="limit" value="3" type="integer"/></params></function></functions>'
        ),
        (
            "<function><name>search</name><params><param><name>query</name><value>a</value><type>string</type></param>"
            "<param><name>limit</name><value>3</value><type>integer</type></param></params></function>"
        ),
        "[search(query='a', limit=3)]<|eot_id|>",
        "Sure!\n\n[search(query='a', limit=3)]\n\nThis calls `search` with the query.",
        "1. `search(query='a', limit=3)`",
        "\"[search(query='a', limit=3)]\"",
        '[search(query=\\"a\\", limit=3)]',
        "[search(query='a', limit=3)];",
        "<function_calls>[search(query='a', limit=3)]</function_calls>",
    ],
)
def test_answers_as_models_write_them(answer: str) -> None:
    found = read(answer, KNOWN)
    assert found.expression is not None
    (call,) = called_functions(found) or ()
    assert (call.name, call.kwargs) == ("search", {"query": "a", "limit": 3})


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("search('a')\n\n*add(1, true)", ("search('a')",)),
        ("search({'query': search({'query': 'a'})})", ("search(query=search(query='a'))",)),
        ("functions.add(functions.add(1, 2), 3)", ("add(add(1, 2), 3)",)),
    ],
)
def test_repairs_inside_repairs(text: str, calls: tuple[str, ...]) -> None:
    search = FunctionDefinition("search", "", {"type": "object", "properties": {"query": {"type": "string"}}})
    assert read(text, Names({"add"}, [search])).calls[:1] == calls


def test_a_text_warns_nobody() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        read("add(1, 2) takes 1and 0x1for 2.if, '\\d' too", KNOWN)
    assert caught == []


def test_a_set_is_written_alike_in_every_process() -> None:
    answer = '{"name": "search", "arguments": {"where": {"c", "a", 2, "b"}}}'
    assert read(answer, KNOWN, "json").calls == ("search(where={'a', 'b', 'c', 2})",)
