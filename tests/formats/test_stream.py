"""An answer read while it is written: the same as reading it whole, and calls as early as they are certain."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
]
CASES = [("python+expression", text) for text in ANSWERS] + [("json+json", text) for text in JSON_ANSWERS]
CASES += [("python+pythonic", text) for text in ANSWERS[:4]] + [("python+hermes", text) for text in JSON_ANSWERS]
CASES += [("python+code", "```\nx = add(1, 2)\nadd(x, 3)\n```"), ("xml+xml", "<call name='add'></call>")]


def check(name: str, deltas: list[str]) -> None:
    prompt = PromptFormat(name)
    stream = prompt.stream(NAMES, [SEARCH])
    given_calls = [call for delta in deltas for call in stream.feed(delta)]
    whole = prompt.reading("".join(deltas), KNOWN)
    reading = stream.finish()
    assert reading == whole
    assert tuple(given_calls) == whole.calls[: len(given_calls)]
    assert tuple(given_calls) + stream.rest(reading) == whole.calls


@pytest.mark.parametrize(("name", "text"), CASES)
def test_at_every_split_point_the_result_is_that_of_the_whole_text(name: str, text: str) -> None:
    for at in range(len(text) + 1):
        check(name, [text[:at], text[at:]])
    check(name, list(text))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_deltas_of_any_length(data: st.DataObject) -> None:
    name, text = data.draw(st.sampled_from(CASES))
    cuts = sorted(data.draw(st.lists(st.integers(0, len(text)), max_size=8)))
    check(name, [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)])


_PIECES = [
    "[add(1, 2), search(",
    "add(1, 2)", "search('a')", ", ", "[", "]", "\n", "words ", "search(query=x y)", "true", ")", "```\n",
    "<tool_call>", "</tool_call>", "'", ";", "x = ",
]  # fmt: skip


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from(_PIECES), max_size=10))
def test_answers_of_any_kind(pieces: list[str]) -> None:
    check("python+expression", list("".join(pieces)))
    check("python+expression", list("[" + "".join(pieces)))


def test_a_call_is_given_as_soon_as_the_next_one_begins() -> None:
    stream = PromptFormat().stream(NAMES, [SEARCH])
    assert stream.feed("```python\n[add(1, ") == []
    assert stream.feed("2), ") == []
    assert stream.feed("search(") == ["add(1, 2)"]
    assert stream.feed("query=true), math.") == []
    assert stream.feed("sqrt(4)]") == ["search(query=True)"]
    reading = stream.finish()
    assert stream.rest(reading) == ("math.sqrt(4)",)
    assert stream.given == ["add(1, 2)", "search(query=True)"]


def test_words_before_a_fence_or_tag_do_not_matter() -> None:
    for mark in ("```python\n", "<tool_call>"):
        stream = PromptFormat().stream(NAMES)
        assert stream.feed(f"Let me see.\n{mark[:5]}") == []
        assert stream.feed(f"{mark[5:]}[add(1, 2), add(") == ["add(1, 2)"]


def test_json_objects_are_given_one_by_one() -> None:
    stream = PromptFormat("json+json").stream(NAMES)
    assert stream.feed('[{"name": "add", "arguments": {"a": 1}}, ') == []
    assert stream.feed('{"name": "add"') == ["add(a=1)"]
