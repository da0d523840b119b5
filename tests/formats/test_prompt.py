import dataclasses
import itertools
import json
import re
from typing import Any

import pytest

from examples.arithmetic import add, add_points
from lightfc import FunctionTool, PromptFormat, ToolManager
from lightfc.core.definitions import Function
from lightfc.core.failures import CallError
from lightfc.core.messages import Message, ToolCall
from lightfc.formats import ANSWER_FORMATS, LAYERS, TOOL_FORMATS, Example, Names, aligned, count_tokens, show
from lightfc_sandbox import ExpressionError

NAMES = {"add", "search", "math.sqrt", "x"}
DEFINITIONS = [FunctionTool(add).definition, FunctionTool(add_points).definition]
PAIRS = list(itertools.product(TOOL_FORMATS, ANSWER_FORMATS))
CALLS = [
    Function("add", (), {"a": 1, "b": -2}),
    Function("math.sqrt", (), {"x": 0.5, "tags": ["it's", 'a "b"', "<c> & d"], "on": True, "no": None}),
    Function("search", (), {"where": {"city": "Zürich\nHB", "zip": [8001]}, "empty": ""}),
]


@pytest.mark.parametrize(("shown", "asked"), PAIRS, ids=["+".join(pair) for pair in PAIRS])
def test_every_pair_shows_asks_and_reads_what_it_writes(shown: str, asked: str) -> None:
    prompt = PromptFormat(f"{shown}+{asked}", examples=[Example("What is 1 - 2?", (CALLS[0],), "I add.")])
    system, user = prompt.messages("What is 1 + 2? {braces}", DEFINITIONS)
    assert (system.role, user.role) == ("system", "user")
    assert user.content == "What is 1 + 2? {braces}"
    assert show(shown, DEFINITIONS) in system.content
    assert "Question: What is 1 - 2?\nAnswer: " in system.content
    assert "{calls}" not in system.content
    assert "{{" not in system.content.replace(show(shown, DEFINITIONS), "").split("Examples:")[0]
    answer = prompt.write(CALLS[:1], "")
    found = prompt.read(answer, NAMES)
    assert found is not None
    assert ToolManager([add]).execute(found).calls[0].output == -1


# Without the layers for it, these forms have no place for words.
WORDLESS = ("expression", "pythonic", "json", "xml_concise")
WRITTEN = [
    (asked, layers, content)
    for asked in ANSWER_FORMATS
    for layers in (LAYERS, ("blocks",), ())
    for content in ("", "I look it up.")
    if not (content and layers != LAYERS and asked in WORDLESS)
]


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize(("asked", "layers", "content"), WRITTEN)
def test_what_a_form_writes_it_reads_back(asked: str, count: int, content: str, layers: Any) -> None:
    prompt = PromptFormat(f"python+{asked}", layers=layers)
    found = prompt.reading(prompt.write(CALLS[:count], content), Names(NAMES))
    assert found.expression is not None
    values: list[tuple[str, dict[str, Any]]] = []

    def called(name: str) -> FunctionTool:
        definition = {"name": name, "parameters": {"type": "object", "additionalProperties": True}}
        return FunctionTool.from_schema(definition, lambda **given: values.append((name, given)), inline=True)

    policy = {"policy": "programs"} if asked == "code" else {}
    # What is said beside the calls is no reason here not to make them.
    manager = ToolManager([called(call.name) for call in CALLS], act_on="mentioned", **_policy(policy))
    output = manager.execute(found.expression)
    assert output.error is None, output.error
    assert values == [(call.name, call.kwargs) for call in CALLS[:count]]
    assert content in found.content


def _policy(given: dict[str, str]) -> dict[str, Any]:
    from lightfc_sandbox import Policy

    return {"policy": Policy.PROGRAMS} if given else {}


def test_variables_are_shown_by_type_and_not_by_value() -> None:
    system, _ = PromptFormat().messages("?", DEFINITIONS, {"secret": "hunter2", "points": [1, 2]})
    assert "secret: str\npoints: list" in system.content
    assert "hunter2" not in system.content
    assert "variables" not in PromptFormat().system(DEFINITIONS)


@pytest.mark.parametrize("asked", ANSWER_FORMATS)
def test_several_calls_are_asked_for_or_not(asked: str) -> None:
    assert "at the same time" in PromptFormat(f"json+{asked}").system(DEFINITIONS)
    single = PromptFormat(f"json+{asked}", parallel=False).system(DEFINITIONS)
    assert "at the same time" not in single
    assert "exactly one call" in single


def test_only_the_native_form_hands_tools_to_the_request() -> None:
    assert [tool["function"]["name"] for tool in PromptFormat("json+native").tools(DEFINITIONS)] == [
        "add",
        "add_points",
    ]
    assert PromptFormat("json+json").tools(DEFINITIONS) == []


def test_tokens_are_counted_by_the_given_counter() -> None:
    shown = PromptFormat("compact+expression").system(DEFINITIONS)
    assert count_tokens(shown) == -(-len(shown) // 4)
    assert count_tokens(shown, lambda text: len(text.split())) == len(shown.split())


@pytest.mark.parametrize("name", ["", "python", "expression", "html+expression", "python+word", "python+expression+x"])
def test_unknown_formats_are_refused(name: str) -> None:
    with pytest.raises(
        ValueError,
        match=r"unknown format .* A format is a tool format \+ an answer format, .* Tool formats: python, json",
    ):
        PromptFormat(name)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("expression", "python+expression"), ("json", "python+json"), ("yaml", "yaml+expression"),
        ("pyhton+expression", "python+expression"), ("yaml+expresion", "yaml+expression"),
    ],
)  # fmt: skip
def test_a_format_that_was_probably_meant_is_named(name: str, meant: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"unknown format {name!r} (did you mean {meant!r}?). A format is")):
        PromptFormat(name)


def test_unknown_layers_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown layer 'magic'; the layers are blocks, lists"):
        PromptFormat(layers=["magic"])  # type: ignore[list-item]  # what the message is for


def test_braces_of_an_instruction_are_those_of_the_calls() -> None:
    with pytest.raises(ValueError, match=r"whose only placeholder is \{calls\}"):
        PromptFormat(instruction="{more}")


@pytest.mark.parametrize("asked", ANSWER_FORMATS)
def test_what_failed_is_told_in_the_form_that_was_asked_for(asked: str) -> None:
    prompt = PromptFormat(f"python+{asked}")
    manager = ToolManager([add])
    with pytest.raises(ExpressionError) as check:
        manager.preflight("add(1, c=2)")
    failures = [
        check.value,
        manager.execute("add(1, 2"),
        manager.execute("add('a', 2)").error,
        "No such city.",
        prompt.reading("add(1, two words)", Names({"add"})),
    ]
    for failure in failures:
        assert failure is not None
        message = prompt.repair(failure)
        assert message.role == "user"
        told, _, reminder = message.content.rpartition("\n\nAnswer again, ")
        assert reminder == f"{ANSWER_FORMATS[asked].reminder}."
        assert told
        if ANSWER_FORMATS[asked].notation == "json":
            assert json.loads(told)["error"]["message"]


def test_the_suggestion_is_part_of_what_is_told() -> None:
    reading = PromptFormat().reading("[search(query=two words, limit=3)]", Names({"search"}))
    told = PromptFormat().repair(reading).content
    assert "'two words' is not Python; a string needs quotes" in told
    assert "search(query='two words', limit=3)" in told


@pytest.mark.parametrize(
    ("asked", "suggestion"),
    [
        ("expression", "search(query='two words', limit=3)"),
        ("expression_json", """{"thought": "", "action": "search(query='two words', limit=3)"}"""),
        (
            "xml_concise",
            '<call name="search"><arg name="query">two words</arg><arg name="limit" json="true">3</arg></call>',
        ),
        ("glm", "search\n```python\ntool_call(query='two words', limit=3)\n```"),
    ],
)
def test_a_suggestion_is_written_in_the_form(asked: str, suggestion: str) -> None:
    reading = PromptFormat().reading("search(query=two words, limit=3)", Names({"search"}))
    told = PromptFormat(f"python+{asked}").repair(reading).content
    assert f"Did you mean this?\n\n{suggestion}\n\nAnswer again, " in told


@pytest.mark.parametrize("asked", ["json", "native", "xml", "expression"])
def test_an_excerpt_of_python_is_told_to_whom_was_asked_for_python(asked: str) -> None:
    with pytest.raises(ExpressionError) as check:
        ToolManager([add]).preflight("[add(1, c=2),\n add('x')]")
    told = PromptFormat(f"python+{asked}").repair(check.value).content
    assert "add: unexpected argument" in told
    assert "allowed: add(a: int, b: int) -" in told
    assert ("^^^" in told) is (asked == "expression")
    assert (" | [add(" in told) is (asked == "expression")


def test_a_record_without_a_failure_needs_no_repair() -> None:
    with pytest.raises(ValueError, match="has no error to repair"):
        PromptFormat().repair(ToolManager([add]).execute("add(1, 2)"))


def test_the_traceback_of_a_tool_is_not_told() -> None:
    error = CallError("tool", "OSError", "disk is full", exception=OSError("/secret/path"))
    assert "secret" not in PromptFormat("json+json").repair(error).content


@pytest.mark.parametrize(("asked", "role"), [("expression", "user"), ("glm", "observation"), ("native", "tool")])
def test_results_are_given_back_in_the_role_of_the_form(asked: str, role: str) -> None:
    message = PromptFormat(f"json+{asked}").results("42")
    assert (message.role, message.content) == (role, "42")


def test_a_message_with_tool_calls_is_read_in_every_form() -> None:
    function = {"name": "add", "arguments": '{"a": 1, "b": 2}'}
    message = {"role": "assistant", "content": "So.", "tool_calls": [{"index": 0, "id": "7", "function": function}]}
    for asked in ANSWER_FORMATS:
        found = PromptFormat(f"python+{asked}").read(message, NAMES)
        assert found is not None
        assert (found.action, found.thought) == ("add(a=1, b=2)", "So.")
        assert PromptFormat(f"python+{asked}").read(aligned(message), NAMES) == found
    assert PromptFormat().read({"content": "Hello"}, NAMES) is None


def test_the_name_of_a_tool_call_is_known_by_other_separators_too() -> None:
    message = Message("assistant", "", tool_calls=(ToolCall("1", "math_sqrt", '{"x": 4}'),))
    reading = PromptFormat("json+native").reading(message, Names({"math.sqrt"}))
    assert (reading.calls, reading.notes, reading.problem) == (("math.sqrt(x=4)",), ("namespace",), "")
    stream = PromptFormat("json+native").stream({"math.sqrt"})
    assert stream.feed(message.to_chat()) == ["math.sqrt(x=4)"]
    assert stream.finish() == reading


@pytest.mark.parametrize("name", ["", "no name"])
def test_a_tool_call_without_a_name_is_a_problem(name: str) -> None:
    message = Message("assistant", "", tool_calls=(ToolCall("1", name, "{}"),))
    assert PromptFormat().reading(message, Names(NAMES)).problem == f"{name!r} cannot be the name of a function"


@pytest.mark.parametrize(
    ("arguments", "action", "notes"),
    [
        ("", "add()", ()),
        ('{"a": 1}}', "add(a=1)", ("surplus text",)),
        ('{"a": 1}{"a": 2}', "add(a=1)", ("surplus text",)),
        ('{"a": 1', "add(a=1)", ("unterminated",)),
        ("{'a': True}", "add(a=True)", ("python form",)),
    ],
)
def test_the_arguments_of_a_tool_call_are_mended(arguments: str, action: str, notes: tuple[str, ...]) -> None:
    message = Message("assistant", "", tool_calls=(ToolCall("1", "add", arguments),))
    found = PromptFormat().read(message, NAMES)
    assert found is not None
    assert (found.action, found.notes) == (action, notes)


@pytest.mark.parametrize("arguments", ["[1, 2]", "1", "no", '{1: "a"}'])
def test_arguments_that_are_no_object_are_a_problem_of_the_call(arguments: str) -> None:
    message = Message("assistant", "", tool_calls=(ToolCall("1", "add", arguments), ToolCall("2", "add", "{}")))
    reading = PromptFormat().reading(message, Names(NAMES))
    assert reading.problem == "the arguments of add are not a JSON object"
    assert reading.calls == ()


def test_a_tool_call_of_an_unknown_function_is_no_words() -> None:
    message = Message("assistant", "", tool_calls=(ToolCall("1", "other", "{}"),))
    found = PromptFormat().read(message, NAMES)
    assert found is not None
    assert found.action == "other()"


@pytest.mark.parametrize(
    ("opening", "closing"),
    [("```python", "```"), ("<code>", "</code>"), ("<execute>", "</execute>"), ("<tool_code>", "</tool_code>")],
)
def test_a_program_is_kept_whole(opening: str, closing: str) -> None:
    prompt = PromptFormat("python+code")
    found = prompt.read(f"I add.\n{opening}\nx = add(1, 2)\nadd(x, true)\n{closing}", NAMES)
    assert found is not None
    assert found.action == "x = add(1, 2)\nadd(x, True)"
    assert (found.thought, found.notes) == ("I add.", ("JSON constants",))


def test_results_of_readings_are_values() -> None:
    reading = PromptFormat().reading("add(1, 2)", Names(NAMES))
    assert dataclasses.replace(reading, content="x").content == "x"
    assert reading.notes == ()


@pytest.mark.parametrize(
    ("text", "calls", "problem"),
    [
        ("```\nx = add(1, 2)\nfor i in [1]:\n    add(i, x)\n\nadd(x, 3)\n```",
         ("x = add(1, 2)", "for i in [1]:\n    add(i, x)", "add(x, 3)"), False),
        ("```\nx = add(1, 2)\nsearch(query=“a”)\n```", ("x = add(1, 2)", "search(query='a')"), False),
        ("```\nx = add(1, 2)\nThat adds.\nadd(x, 3)\n```", ("x = add(1, 2)", "add(x, 3)"), False),
        ("```\nx = add(1, 2)\nif x:\n```", (), True),
        ("```\nx = add(1, 2)\n```\nand\n```\nadd(x, 3); add(x, 4)\n```",
         ("x = add(1, 2)", "add(x, 3)", "add(x, 4)"), False),
        ("<think>\n```\nadd(0, 0)\n```\n</think>\n```\nadd(1, 2)\n```", ("add(1, 2)",), False),
    ],
)  # fmt: skip
def test_a_program_is_told_by_its_statements(text: str, calls: tuple[str, ...], problem: bool) -> None:
    reading = PromptFormat("python+code").reading(text, Names(NAMES))
    assert reading.calls == calls
    assert bool(reading.problem) is problem


@pytest.mark.parametrize(
    ("text", "action", "thought"),
    [
        ('{"thought": "a", "action": "add(1, 2)"} So be it.', "add(1, 2)", "a\nSo be it."),
        ('{"thought": "a", "action": "add(1, 2)"}\n{"thought": "b", "action": "add(3, 4)"}',
         "[add(1, 2), add(3, 4)]", "a\nb"),
        ('<think>{"thought": "a", "action": "add(0, 0)"}</think>{"action": "add(1, 2)"}', "add(1, 2)", "..."),
    ],
)  # fmt: skip
def test_what_follows_a_thought_and_its_action_is_read_too(text: str, action: str, thought: str) -> None:
    found = PromptFormat("python+expression_json").read(text, NAMES)
    assert found is not None
    assert found.action == action
    assert thought == "..." or found.thought == thought


def test_native_alone_is_a_format() -> None:
    made = PromptFormat("native")
    assert (made.name, made.tool_format, made.answer_format) == ("python+native", "python", "native")
