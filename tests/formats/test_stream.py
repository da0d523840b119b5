"""An answer read while it is written: the same as reading it whole, and calls as early as they are certain."""

import ast

import pytest
from hypothesis import given, strategies as st

from lightfc import FunctionDefinition, PromptFormat
from lightfc.formats import Names

NAMES = {"add", "math.sqrt", "get_data"}
SEARCH = FunctionDefinition("search", "", {"type": "object", "properties": {"query": {}, "limit": {}}})
KNOWN = Names(NAMES, [SEARCH])

ANSWERS = [
    "[add(1, 2), search('a, b]'), math.sqrt(4)]",
    "```python\n[add(1, 2), search('a')]\n```\nThat is it.",
    "<tool_call>[add(a=1, b=2), search(query='it\\'s')]</tool_call>",
    "[add(1, 2), search('a')][0]",
    "I look it up.\n<tool_call>[add(1, 2), search('a')]</tool_call>",
    "Well, so:\n```python\n[add(1, 2), search('a')]\n```\n```\n[add(3, 4), add(5, 6)]\n```",
    "I use add(1, 2).\n```python\n[add(1, 2), search('a')]\n```",
    "<tool_call>{\"a\": 1}</tool_call>[add(1, 2), search('a')]",
    "[add(1, 2), search('a')] and so on",
    "[add(1, 2), add(1, 2), search('a')] and so on",
    "[add(1, 2), search(query=two words), add(3, 4)]",
    "[add(1, 2), search(query='a'",
    "[add(1, 2), search(on=true), add(3, 4)]",
    '[search({"query": "a"}), add(1, 2)]',
    "[add(1, 2)]\n[add(1, 2)]",
    "[add(1, 2), search('a')]\n[add(1, 2), search('a')]",
    "[add(i, 1) for i in range(3)]",
    "[add(1, 2), [search('a')]]",
    "add(1, 2) + add(3, 4)",
    "I think: [add(1, 2), search('a')]",
    "Hello.",
    "[]",
    "",
]
JSON_ANSWERS = [
    '[{"name": "add", "arguments": {"a": "}"}}, {"name": "search", "arguments": {}}]',
    '<tool_call>[{"name": "add", "arguments": {"a": 1}}, {"name": "search", "arguments": {}}]</tool_call>',
    '```json\n[{"name": "add", "arguments": {}}, {"name": "add", "arguments": {}}, {"name": "x"',
    '[{"name": "other", "arguments": {}}, {"name": "add", "arguments": {}}]',
    '{"name": "add", "arguments": {}}',
    '[{"name": "search", "arguments": {"params": {"query": "a"}}}, {"name": "math_sqrt", "arguments": {}}]',
]
XML_ANSWERS = [
    "<call name='add'></call>",
    '<call name="search"><arg name="query">"a"</arg></call><CALL name="search"><arg name="p">{"limit": 1}</arg></CALL>',
    '<call name=\\"add\\"><arg name=\\"a\\">1</arg></call>',
]
CASES = [("python+expression", text) for text in ANSWERS] + [("json+json", text) for text in JSON_ANSWERS]
CASES += [("python+pythonic", text) for text in ANSWERS[:4]] + [("python+hermes", text) for text in JSON_ANSWERS]
CASES += [("python+code", "```\nx = add(1, 2)\nadd(x, 3)\n```")]
CASES += [("xml+xml", text) for text in XML_ANSWERS]


def check(name: str, deltas: list[str], *, in_form: bool = True) -> None:
    """What a stream gives begins the whole, unless the answer turns into something else, which no exact one does."""
    prompt = PromptFormat(name)
    stream = prompt.stream(NAMES, [SEARCH])
    given_calls = [meaning(call) for delta in deltas for call in stream.feed(delta)]
    whole = prompt.reading("".join(deltas), KNOWN)
    reading = stream.finish()
    assert reading == whole
    is_exact = whole.expression is not None and whole.expression.certainty == "exact"
    if not whole.problem and (in_form or is_exact):
        assert given_calls == [*map(meaning, whole.calls[: len(given_calls)])]


def meaning(call: str) -> str:
    """A call as Python sees it: a mended answer is written anew, with other spaces."""
    return ast.dump(ast.parse(call))


@pytest.mark.parametrize(("name", "text"), CASES)
def test_at_every_split_point_the_result_is_that_of_the_whole_text(name: str, text: str) -> None:
    for at in range(len(text) + 1):
        check(name, [text[:at], text[at:]])
    check(name, list(text))


@given(st.data())
def test_deltas_of_any_length(data: st.DataObject) -> None:
    name, text = data.draw(st.sampled_from(CASES))
    cuts = sorted(data.draw(st.lists(st.integers(0, len(text)), max_size=8)))
    check(name, [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)])


_PYTHON = [
    "[add(1, 2), search(", "add(1,2)", "search('a')", "get_data()", ", ", "[", "]", "\n", "words ", "search(query=x y)",
    "true", ")", "```\n", "```python\n", "<tool_call>", "</tool_call>", "'", ";", "y = ", "*x", "# c\n", "<think>",
    "for i in x:\n    ", "else:\n", "print(", "\\_", '"', "(", "add(1, 2)\n", "[add(1,2), get_data()]", "[0]",
    " + ",
    "<call name='add'></call>", '{"name": "add"}', "[TOOL_CALLS]", "search('<b>')", "\r\n", "'''",
    "def f():\n    return ", "functions.add(1, 2)", "math_sqrt(4)", "[THINK]", "<|START_THINKING|>",
    "[END]", "\xa0",
    "search(p={'query': 'a'})", "gather(",
]  # fmt: skip
_JSON = [
    '{"name": "add", "arguments": {"a": 1}}', '{"name": "search", "arguments": {"query": "a}\'"}}', "[", "]", ", ",
    "\n",
    "<tool_call>\n", "\n</tool_call>", "words ", "```json\n", "```", "{", "}", '{"name": "other", "arguments": {}}',
    '{"name": "no name", "arguments": {}}', '{"add": {"a": 1}}', '"', "<|action_start|><|plugin|>\n", "<|action_end|>",
    "<|tool_calls|>", "<|im_end|>", "<think>", "add(1, 2)", "3", '{"tool_calls": [{"name": "add", "arguments": {}}]}',
    "<call name='add'></call>", '{"name": "search", "arguments": {"p": {"query": "a"}}}', "[THINK]",
    '{"name": "math_sqrt", "arguments": {}}', "<|tool_call|>",
]  # fmt: skip
_XML = [
    "<function_call><name>add</name><arguments><arg name='a' type='integer'>1</arg></arguments></function_call>",
    "<call name='add'><arg name='a'>1</arg></call>", "<function_calls>", "</function_calls>", "\n", "words ", "</call>",
    "<call name='search'>", "<arg name='query'>", "</arg>", "<tool_call>", "</tool_call>", "<call name='other'>",
    "<think>",
    "<add><a>1</a></add>", "```xml\n", "```", "<call name='add'/>", "<name>add</name>", "add(1, 2)", '{"name": "add"}',
    "<call name='no name'></call>", '<call name="search"><arg name="query">"a"</arg></call>',
    '<CALL name="search"><arg name="p">{"limit": 1}</arg></CALL>', '\\"',
]  # fmt: skip
_BLOCKS = [
    '{"thought": "a", "action": "add(1, 2)"}', '{"action": "[add(1, 2), search(\'b\')]"}',
    '{"action": "y = add(1,2)"}',
    "```json\n", "```", "words ", '{"thought": "', "\n", '"}', '", "action": "', "get_data()",
    "add\n```python\ntool_call(a=1)\n```", "search\n```\ntool_call(query='a')\n```", "add\n",
    "tool_call(a=1)", "tool_call()",
]  # fmt: skip
PIECES = {
    "expression": (["", "["], _PYTHON),
    "code": (["```python\n", "Well:\n```\ny = add(1, 2)\n", "```\nif x:\n    add(1, 2)\n"], _PYTHON),
    "json": (["", "["], _JSON),
    "hermes": (["<tool_call>\n", "So:\n<tool_call>"], _JSON),
    "internlm": (["<|action_start|><|plugin|>", "So: <|action_start|> <|plugin|>\n"], _JSON),
    "lazyllm": (["<|tool_calls|>[", "So <|tool_calls|>"], _JSON),
    "xml": (["", "<function_calls>"], _XML),
    "expression_json": (["", "```json\n"], _BLOCKS),
    "glm": ([""], _BLOCKS),
}
"""What answers in a form may begin with, and pieces of which they may consist."""


@pytest.mark.parametrize("asked", PIECES)
@given(st.data())
def test_answers_of_any_kind(asked: str, data: st.DataObject) -> None:
    beginnings, pieces = PIECES[asked]
    parts = data.draw(st.lists(st.sampled_from(pieces), max_size=8))
    text = (
        data.draw(st.sampled_from(["", "<think>So</think>\n"]))
        + data.draw(st.sampled_from(beginnings))
        + "".join(parts)
    )
    size = data.draw(st.sampled_from([1, 3, 10]))
    check(f"python+{asked}", [text[at : at + size] for at in range(0, len(text), size)], in_form=False)


def test_what_is_only_mentioned_is_not_given() -> None:
    answer = '{"thought": "a", "action": "add(1, 2)"}```json\ntool_call(a=1)add\n```'
    stream = PromptFormat("python+glm").stream(NAMES, [SEARCH])
    assert [call for sign in answer for call in stream.feed(sign)] == []
    reading = stream.finish()
    assert reading.calls == ("add(1, 2)",)
    assert reading.expression is not None
    assert reading.expression.certainty == "mentioned"


@pytest.mark.parametrize("word", ["tool_output", "bash", "text", "diff"])
def test_a_fence_that_holds_no_calls_gives_none_early(word: str) -> None:
    stream = PromptFormat().stream(NAMES, [SEARCH])
    assert stream.feed(f"```{word}\nadd(1, 2)\n```\n") == []


def test_an_element_of_a_list_is_given_behind_its_comma() -> None:
    stream = PromptFormat().stream(NAMES, [SEARCH])
    assert stream.feed("```python\n[add(1, ") == []
    assert stream.feed("2)") == []
    assert stream.feed(", ") == ["add(1, 2)"]
    assert stream.feed("search(query=true), get_data(), math.") == ["search(query=True)", "get_data()"]
    assert stream.feed("sqrt(4)]") == []
    reading = stream.finish()
    assert reading.calls[len(stream.given) :] == ("math.sqrt(4)",)
    assert stream.given == ["add(1, 2)", "search(query=True)", "get_data()"]


def test_words_before_a_fence_or_tag_do_not_matter() -> None:
    for mark in ("```python\n", "<tool_call>"):
        stream = PromptFormat().stream(NAMES)
        assert stream.feed(f"Let me see.\n{mark[:5]}") == []
        assert stream.feed(f"{mark[5:]}[add(1, 2), add(") == ["add(1, 2)"]


@pytest.mark.parametrize(
    "text",
    [
        '<call name="search"><arg name="query"><![CDATA[a </call> b]]></arg></call>',
        '<call name="search"><arg name="query"><![CDATA[<call name="add"></call>]]></arg></call>',
        '<tool_call><name>search</name><arg name="query"><![CDATA[</tool_call>]]> </arg></tool_call>',
        '<tool_call>{"name": "search", "arguments": {"query": "a </tool_call> b"}}</tool_call>',
        '<tool_call>{"name": "search", "arguments": {"query": "<![CDATA[ b"}}</tool_call>',
        '<call name="search" query="a </call> b"></call>',
    ],
)
def test_an_element_is_given_when_it_closes_and_not_by_a_tag_in_its_texts(text: str) -> None:
    stream = PromptFormat("xml+xml").stream(NAMES, [SEARCH])
    assert [call for sign in text[:-1] for call in stream.feed(sign)] == []
    early = stream.feed(text[-1])
    assert early in ([], [*stream.finish().calls])


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ('I write it in <![CDATA[ since it has tags.\n<call name="add"><arg name="a">1</arg></call>', ["add(a=1)"]),
        (
            (
                '<call name="search"><arg name="query">use <![CDATA[ so</arg></call>'
                '<call name="add"><arg name="a">1</arg></call>'
            ),
            ["search(query='use <![CDATA[ so')", "add(a=1)"],
        ),
    ],
)
def test_a_sign_of_data_in_a_text_takes_nothing_of_what_follows(text: str, calls: list[str]) -> None:
    stream = PromptFormat("xml+xml").stream(NAMES, [SEARCH])
    early = [call for sign in text for call in stream.feed(sign)]
    assert list(stream.finish().calls) == calls
    assert early == calls[: len(early)]


@pytest.mark.parametrize("cut", ["write", "write </call>", "a < b</arg></call>", "</arg></call></call>"])
def test_a_section_of_data_without_an_end_is_cut(cut: str) -> None:
    """As an element without an end is, so nothing that acts is done by it, and nothing is given early."""
    text = f'<call name="add"><arg name="a">1</arg></call><call name="search"><arg name="query"><![CDATA[{cut}'
    stream = PromptFormat("xml+xml").stream(NAMES, [SEARCH])
    assert [call for sign in text for call in stream.feed(sign)] == ["add(a=1)"]
    found = stream.finish()
    assert list(found.calls) == ["add(a=1)", f"search(query={cut!r})"]
    assert found.certainty == "apart"


def test_json_objects_are_given_one_by_one() -> None:
    stream = PromptFormat("json+json").stream(NAMES)
    assert stream.feed('[{"name": "add", "arguments": {"a": 1}') == []
    assert stream.feed('}, {"name": "add"') == ["add(a=1)"]


Early = list[tuple[str, list[str]]]
EARLY: dict[str, Early] = {
    "expression": [
        ("add(1, 2)", []), ("\n", ["add(1, 2)"]), ("add(3, math.sqrt(4))", []), (" ;", ["add(3, math.sqrt(4))"]),
    ],
    "pythonic": [("[add(a=1, b=2)", []), (",", ["add(a=1, b=2)"])],
    "json": [('{"name": "add", "arguments": {"a": 1', []), ("}}", ["add(a=1)"]), ('\n{"name": "add"}', ["add()"])],
    "hermes": [
        ('I add.\n<tool_call>\n{"name": "add", "arguments": {}}', ["add()"]),
        ('\n</tool_call>\n<tool_call>\n{"name": "search", "arguments": {}}', ["search()"]),
    ],
    "internlm": [
        ('I add.<|action_start|><|plugin|>\n{"name": "add", "parameters": {}}', ["add()"]),
        ('<|action_end|><|action_start|><|plugin|>{"name": "search", "parameters": {}}', ["search()"]),
    ],
    "lazyllm": [('I add.<|tool_calls|>[{"id": "1", "function": {"name": "add", "arguments": "{}"}}', ["add()"])],
    "xml": [
        ("<function_calls><function_call><name>add</name><arguments>", []),
        ("<arg name='a' type='integer'>1</arg></arguments>", []),
        ("</function_call>", ["add(a=1)"]),
    ],
    "xml_concise": [("I add.\n<call name='add'><arg name='a'>1</arg>", []), ("</call>", ["add(a=1)"])],
}  # fmt: skip


@pytest.mark.parametrize("asked", EARLY)
@pytest.mark.parametrize("thought", ["", "<think>add(0, 0)\n</think>\n"], ids=["", "thinking"])
def test_calls_are_given_early(asked: str, thought: str) -> None:
    stream = PromptFormat(f"python+{asked}").stream(NAMES, [SEARCH])
    assert stream.feed(thought) == []
    for delta, found in EARLY[asked]:
        assert stream.feed(delta) == found
    reading = stream.finish()
    assert reading == PromptFormat(f"python+{asked}").reading(stream.text, KNOWN)
    assert list(reading.calls[: len(stream.given)]) == stream.given
    check(f"python+{asked}", list(stream.text))


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        ("code", "```python\nadd(1, 2)\nadd(3, 4)\n```"),
        ("expression_json", '{"thought": "t", "action": "[add(1, 2)]"}'),
        ("glm", "add\n```python\ntool_call(a=1)\n```"),
    ],
)
def test_what_has_a_frame_around_its_calls_is_read_at_the_end(asked: str, text: str) -> None:
    stream = PromptFormat(f"python+{asked}").stream(NAMES, [SEARCH])
    assert stream.feed(text) == []
    assert stream.finish().calls


def test_the_deltas_of_a_message_give_each_call_when_its_arguments_are_whole() -> None:
    stream = PromptFormat("json+native").stream(NAMES)
    assert stream.feed({"content": "I add."}) == []
    assert stream.feed({"tool_calls": [{"index": 0, "id": "a", "function": {"name": "add", "arguments": ""}}]}) == []
    assert stream.feed({"tool_calls": [{"index": 1, "id": "b", "function": {"name": "add", "arguments": "{}"}}]}) == []
    assert stream.feed({"tool_calls": [{"index": 0, "function": {"arguments": '{"a": 1'}}]}) == []
    assert stream.feed({"tool_calls": [{"index": 0, "function": {"arguments": "}"}}]}) == ["add(a=1)", "add()"]
    assert stream.feed({"tool_calls": [{"index": 0, "function": {"arguments": "}"}}]}) == []
    assert stream.feed({"choices": [{"delta": {}, "finish_reason": "tool_calls"}]}) == []
    reading = stream.finish()
    assert reading.calls == ("add(a=1)", "add()")
    assert reading.content == "I add."


def test_spaces_between_calls_may_come_in_any_piece() -> None:
    for text in ("[add(1, 2),  add(3, 4),\n add(5, 6) , x]", "add(1, 2)\n\n add(3, 4) ;\nadd(5, 6)\n"):
        for size in range(1, 6):
            stream = PromptFormat().stream(NAMES)
            found = [call for at in range(0, len(text), size) for call in stream.feed(text[at : at + size])]
            assert found == ["add(1, 2)", "add(3, 4)", "add(5, 6)"]


def test_nothing_is_early_where_a_layer_is_off() -> None:
    stream = PromptFormat(layers=["blocks"]).stream(NAMES)
    assert stream.feed("[add(1, 2), add(3, 4)]\n") == []
    assert stream.finish().calls == ("add(1, 2)", "add(3, 4)")


def test_a_thought_that_was_never_opened_takes_nothing_back() -> None:
    stream = PromptFormat().stream(NAMES)
    assert stream.feed("add(1, 2)\n</think>\nadd(3, 4)") == []
    assert stream.finish().calls == ("add(3, 4)",)
    stream = PromptFormat().stream(NAMES)
    assert stream.feed("add(1, 2)\n") == ["add(1, 2)"]
    assert stream.feed("</think>\nadd(3, 4)") == []
    assert stream.finish().calls == ("add(1, 2)", "add(3, 4)")


@pytest.mark.parametrize(
    ("name", "text", "calls"),
    [
        ("python+expression", "<think>" + "It may be. " * 2_000 + "</think>add(1, 2)\n", 1),
        ("xml+xml_concise", "<call name='add'><arg name='a'>1</arg></call>\n" * 300, 300),
        (
            "json+json",
            '[{"name": "add", "arguments": {"a": 1}}' + ', {"name": "add", "arguments": {"a": 1}}' * 300,
            301,
        ),
    ],
)
def test_calls_of_a_long_answer_are_given_as_they_come(name: str, text: str, calls: int) -> None:
    stream = PromptFormat(name).stream(NAMES, [SEARCH])
    for at in range(0, len(text), 7):
        stream.feed(text[at : at + 7])
    assert len(stream.given) >= calls - 1


@pytest.mark.parametrize("name", ["python+expression", "json+json", "xml+xml", "python+code", "json+expression_json"])
@pytest.mark.parametrize("piece", ["}", "</call>", "```\n", "<think>", "</think>", "add(", "[{", "'", ">", "x = 1\n"])
def test_a_hostile_stream_gives_up_within_its_budget(name: str, piece: str) -> None:
    stream = PromptFormat(name).stream(NAMES, [SEARCH])
    for _ in range(500):
        stream.feed(piece)
    assert stream.given or stream.finish() == PromptFormat(name).reading(piece * 500, KNOWN)
