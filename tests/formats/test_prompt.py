import pytest

from examples.arithmetic import add, add_points
from lightfc import FunctionTool, PromptFormat
from lightfc.formats import SHOWN_FORMS, show

NAMES = {"add", "search", "math.sqrt", "x"}
DEFINITIONS = [FunctionTool(add).definition, FunctionTool(add_points).definition]


@pytest.mark.parametrize("shown", SHOWN_FORMS)
def test_the_conversation_shows_the_functions_and_asks_the_question(shown: str) -> None:
    system, user = PromptFormat(f"{shown}+expression").messages("What is 1 + 2? {braces}", DEFINITIONS)
    assert (system.role, user.role) == ("system", "user")
    assert user.content == "What is 1 + 2? {braces}"
    assert show(shown, DEFINITIONS) in system.content
    assert "exactly one Python expression" in system.content
    assert "variables" not in system.content


def test_variables_are_shown_by_type_and_not_by_value() -> None:
    system, _ = PromptFormat().messages("?", DEFINITIONS, {"secret": "hunter2", "points": [1, 2]})
    assert "secret: str\npoints: list" in system.content
    assert "hunter2" not in system.content


@pytest.mark.parametrize("name", ["", "python", "expression", "xml+expression", "python+json", "python+expression+x"])
def test_unknown_formats_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"unknown format .*; there are python\+expression, json\+expression"):
        PromptFormat(name)


@pytest.mark.parametrize(
    ("answer", "action", "thought", "notes"),
    [
        ("add(1, 2)", "add(1, 2)", "", ()),
        ("  [add(1, 2),\n search('a')]\n", "[add(1, 2),\n search('a')]", "", ()),
        ("math.sqrt(4)", "math.sqrt(4)", "", ()),
        ("x + 1", "x + 1", "", ()),
        ("```python\nadd(1, 2)\n```", "add(1, 2)", "", ("code fence",)),
        ("```\nadd(1, 2)\n```", "add(1, 2)", "", ("code fence",)),
        ("```tool_code\nadd(1, 2)\n```", "add(1, 2)", "", ("code fence",)),
        ("~~~py\nadd(1, 2)\n~~~", "add(1, 2)", "", ("code fence",)),
        ("````\nadd(1,\n'```')\n````", "add(1,\n'```')", "", ("code fence",)),
        ("I add.\n```python\nadd(1, 2)\n```\nDone.", "add(1, 2)", "I add.\n\nDone.", ("code fence",)),
        ("I add.\n```python\nadd(1, 2)", "add(1, 2)", "I add.", ("code fence",)),
        ("```\nadd(1, 2)\n```\ngives\n```\n3\n```", "add(1, 2)", "gives\n```\n3\n```", ("code fence",)),
        ("```\nadd(0, 0)\n```\nno:\n```\nadd(1, 2)\n```", "add(1, 2)", "```\nadd(0, 0)\n```\nno:", ("code fence",)),
        ("```\nadd(1, 2\n```", "add(1, 2", "", ("code fence",)),
        ("I shall add them.\nadd(1, 2)", "add(1, 2)", "I shall add them.", ("last line",)),
        ("I shall add them.\n\n`add(1, 2)`", "add(1, 2)", "I shall add them.", ("last line", "quotes")),
        ("`add(1, 2)`", "add(1, 2)", "", ("last line", "quotes")),
        ("add(1, 2", "add(1, 2", "", ()),
        ("[search('a', add(1, 2)", "[search('a', add(1, 2)", "", ()),
        ("add(1, 2) and that is it, folks!", "add(1, 2) and that is it, folks!", "", ()),
        ("search(query: 'a')", "search(query: 'a')", "", ()),
        ("math.sqrt(4))", "math.sqrt(4))", "", ()),
        ("serch('a')", "serch('a')", "", ()),
    ],
    ids=[
        "bare", "several lines", "dotted", "variable", "fence", "fence without a word", "fence with any word",
        "tildes", "long fence", "fence in prose", "unclosed fence", "two fences, one shows the result",
        "two fences, the last one", "broken fence", "last line", "quoted last line", "quoted", "broken call",
        "broken list of calls", "call and prose", "call with a colon", "surplus bracket", "misspelt name",
    ],
)  # fmt: skip
def test_the_expression_is_found(answer: str, action: str, thought: str, notes: tuple[str, ...]) -> None:
    found = PromptFormat().read(answer, NAMES)
    assert found is not None
    assert (found.action, found.thought, found.notes) == (action, thought, notes)


@pytest.mark.parametrize(
    "answer",
    [
        "", " \n", "Hello", "Hello.", "42", "'add'", "I could call add(1, 2), but why should I?", "Paris, Tokyo",
        "None", "x" * 100_000, "(" * 5_000, "No.\nSorry", "search for it", "Paris (France)",
        "Oslo - not Bergen", "bad(1, 2)", "\0",
    ],
    ids=[
        "empty", "blank", "word", "sentence", "number", "quoted name", "call inside a sentence", "tuple of words",
        "None", "long", "deep", "two lines", "word of a name", "words like a call", "words that are Python",
        "name that ends as a known one", "null",
    ],
)  # fmt: skip
def test_plain_words_are_no_expression(answer: str) -> None:
    assert PromptFormat().read(answer, NAMES) is None


def test_without_names_nothing_can_be_meant() -> None:
    assert PromptFormat().read("add(1, 2)") is None
    found = PromptFormat().read("```\nadd(1, 2)\n```")
    assert found is not None
    assert found.action == "add(1, 2)"
