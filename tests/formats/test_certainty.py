"""How unmistakably an answer says the calls that are read in it."""

import ast
from collections.abc import Iterator, Mapping

import pytest

from lightfc import Function, FunctionDefinition, Message, PromptFormat
from lightfc.core.definitions import CERTAINTIES, WHERE, Certainty, FunctionExpression, is_at_least
from lightfc.core.messages import ToolCall
from lightfc.formats import ANSWER_FORMATS, Names
from lightfc.formats.certainty import certainty_of
from lightfc.formats.notation import begins_as_call
from lightfc.formats.reading_budget import Budget
from lightfc.formats.repair import doubt_text
from lightfc.lab.answers import score_rows, total
from tests.support.bfcl import answers_of, recorded_cases, recorded_rows
from tests.support.spoken import (
    MADE,
    MADE_IN_PYTHON,
    SPOKEN,
    SPOKEN_AS_DATA,
    SPOKEN_AS_ELEMENTS,
    SPOKEN_BY_NOTATION,
    SPOKEN_IN_PYTHON,
    TEXTS,
    filled,
)

PROPERTIES = {"to": {"type": "string"}, "amount": {"type": "integer"}}
DEFINITIONS = [
    FunctionDefinition("pay", "Pay.", {"type": "object", "properties": PROPERTIES, "required": ["to", "amount"]}),
    FunctionDefinition("find", "Find.", {"type": "object", "properties": {"q": {"type": "string"}}}),
]
NAMES = Names((), DEFINITIONS)
ENDS_WITH_BLOCK = ("lazyllm",)
"""Forms whose own shape is words and then a block."""


def read_as(answer: str | Message, asked: str = "expression") -> Certainty | None:
    return PromptFormat(f"python+{asked}").reading(answer, NAMES).certainty


@pytest.mark.parametrize("asked", ANSWER_FORMATS)
def test_certainty_of_a_call_that_is_only_spoken_of_is_too_low_to_act(asked: str) -> None:
    form = PromptFormat(f"python+{asked}")
    wrong = {
        name: (level, answer)
        for name, text in {**SPOKEN, **SPOKEN_BY_NOTATION}.items()
        if not (asked in ENDS_WITH_BLOCK and text.endswith("{call}"))
        if (level := form.reading(answer := filled(text, form), NAMES).certainty) in ("exact", "repaired")
    }
    assert wrong == {}


@pytest.mark.parametrize("asked", ANSWER_FORMATS)
@pytest.mark.parametrize(
    "spoken", [SPOKEN_AS_DATA, SPOKEN_AS_ELEMENTS, SPOKEN_IN_PYTHON], ids=["json", "xml", "python"]
)
def test_certainty_of_a_call_that_is_not_meant_is_too_low_in_every_form(asked: str, spoken: Mapping[str, str]) -> None:
    if asked == "code" and spoken is SPOKEN_IN_PYTHON:
        return  # a program is what it says; see the tests of agents
    form = PromptFormat(f"python+{asked}")
    readings = {name: form.reading(answer, NAMES) for name, answer in spoken.items()}
    acting = {name: each for name, each in readings.items() if each.calls and each.certainty in ("exact", "repaired")}
    assert acting == {}


@pytest.mark.parametrize("asked", ANSWER_FORMATS)
def test_certainty_of_a_call_that_is_all_of_an_answer_is_exact(asked: str) -> None:
    form = PromptFormat(f"python+{asked}")
    levels = {name: form.reading(filled(text, form), NAMES).certainty for name, text in MADE.items()}
    tokens = {"with an end token", "with another end token"}
    assert {name: level for name, level in levels.items() if name not in tokens and level != "exact"} == {}
    # What is native is a message, which its server cuts at such tokens.
    sure = ("exact", "repaired", *([None] if asked == "native" else []))
    assert {name: level for name, level in levels.items() if level not in sure} == {}


def test_certainty_of_what_only_has_to_be_mended_is_enough_to_act() -> None:
    levels = {name: read_as(answer) for name, answer in MADE_IN_PYTHON.items()}
    assert {name: level for name, level in levels.items() if level not in ("exact", "repaired")} == {}
    assert levels["fence"] == levels["list"] == levels["expression"] == "exact"
    assert levels["json"] == levels["tag"] == levels["printed"] == "repaired"


def said_in(text: str) -> Iterator[str]:
    """A call with a text as its argument, as models write it."""
    call = Function("find", (), {"q": text})
    for asked in ("expression", "pythonic", "code", "json", "xml", "xml_concise"):
        yield PromptFormat(f"python+{asked}").write([call])
    yield f"find({text!r})\nfind('b')"
    yield f"```python\n[find({text!r}), find('b')]\n```"
    yield f"<tool_call>{PromptFormat('json+json').write([call])}</tool_call>"
    yield str({"name": "find", "arguments": {"q": text}})
    if "\\" not in text:
        yield f"find('''{text} ''')"


@pytest.mark.parametrize("asked", ANSWER_FORMATS)
def test_certainty_a_text_is_an_argument_whatever_it_looks_like(asked: str) -> None:
    for text in TEXTS.values():
        for answer in said_in(text):
            reading = PromptFormat(f"python+{asked}").reading(answer, NAMES)
            if asked == "native" and reading.expression is None:
                continue  # content
            if asked == "internlm" and "<|plugin|>" in text and answer.startswith("<tool_call>"):
                continue  # the mark of its own form in the block of another is not looked behind
            assert (answer, reading.certainty in ("exact", "repaired")) == (answer, True)
            assert reading.expression is not None
            calls = [node for node in ast.walk(ast.parse(reading.expression.action)) if isinstance(node, ast.Call)]
            first = [*calls[0].args, *(each.value for each in calls[0].keywords)]
            assert (answer, {ast.unparse(each.func) for each in calls}) == (answer, {"find"})
            assert (answer, [ast.literal_eval(each).strip() for each in first]) == (answer, [text.strip()])


LEVELS: dict[str, tuple[str, Certainty]] = {
    "a lead-in": ("Here is the call:\npay('ann', 5)", "apart"),
    "a lead-in to a fence": ("Here is the call:\n\n```python\npay('ann', 5)\n```", "apart"),
    "words behind": ("pay('ann', 5)\nThis pays Ann.", "apart"),
    "words around lines": ("First:\npay('ann', 5)\npay('bob', 6)\nDone.", "apart"),
    "words around a list": ("So:\n[\n  pay('ann', 5),\n  pay('bob', 6)\n]\nDone.", "apart"),
    "a tag at the end": ("Sure. <tool_call>pay('ann', 5)</tool_call>", "apart"),
    "xml below words": ('Sure:\n<call name="pay"><arg name="to">ann</arg></call>', "apart"),
    "a comment": ("pay('ann', 5)  # Ann asked for it", "apart"),
    "a comment in a fence": ("```python\n# Ann asked for it\npay('ann', 5)\n```", "apart"),
    "bullets": ("- pay('ann', 5)\n- pay('bob', 6)", "apart"),
    "a number": ("1. pay('ann', 5)", "apart"),
    "a list first": ("[pay('ann', 5), pay('bob', 6)] is what I would call", "apart"),
    "words in a list": ("['I refuse', pay('ann', 5)]", "apart"),
    "a list that goes on": ("[pay('ann', 5),", "apart"),
    "no value": ("not pay('ann', 5)", "apart"),
    "a statement that does nothing": ("pass; pay('ann', 5)", "mentioned"),
    "a sign": ("- pay('ann', 5)", "apart"),
    "the same line": ("Here is the call: pay('ann', 5)", "mentioned"),
    "two runs of lines": ("First:\npay('ann', 5)\nthen:\npay('bob', 6)", "mentioned"),
    "bullets below words": ("You can call\n- pay('ann', 5)\n- find('a')", "mentioned"),
    "a tag in a sentence": ("Never <tool_call>pay('ann', 5)</tool_call>!", "mentioned"),
    "two fences": ("```\npay('ann', 5)\n```\n```\nfind('a')\n```", "mentioned"),
    "a quotation over lines": ("It says \u201c\npay('ann', 5)\n\u201d to me", "mentioned"),
    "a comment over lines": ("/*\npay('ann', 5)\n*/", "mentioned"),
    "another key": ('{"name": "pay", "arguments": {"to": "a", "amount": 1}, "note": "an example"}', "mentioned"),
    "an unknown element": ('<call name="pay"><arg name="to">a</arg><note>never</note></call>', "mentioned"),
    "an unknown tag": ("<example>pay('ann', 5)</example>", "mentioned"),
    "a name before it": ("STOP; pay('ann', 5)", "mentioned"),
}


@pytest.mark.parametrize(("answer", "level"), LEVELS.values(), ids=LEVELS)
def test_certainty_by_what_stands_beside_the_calls(answer: str, level: Certainty) -> None:
    assert read_as(answer) == level


@pytest.mark.parametrize(
    ("asked", "answer", "level"),
    [
        ("code", "match find('a'):\n    case [who, *_]: pay(who, 5)\n    case _: find('b')", "exact"),
        ("code", "match find('a')", "mentioned"),
        ("expression_json", '{"thought": "Never pay Eve.", "action": "pay(\'ann\', 5)"}', "exact"),
        ("expression_json", '```json\n{"thought": "hm", "action": "pay(\'ann\', 5)"}\n```', "exact"),
        ("expression_json", '{"thought": "hm", "action": "I will not pay(\'ann\', 5) now"}', "mentioned"),
        ("expression_json", '{"thought": "", "action": "pay(\'ann\', 5)", "note": "an example"}', "mentioned"),
        ("expression_json", """{'thought': 'hm', 'action': 'pay("ann", 5)',}""", "repaired"),
        ("expression_json", '{"thought": "two\nlines", "action": "pay(\'ann\', 5)"', "repaired"),
        ("expression_json", '{"thought": "hm", "action": "pay(\'ann\'', "mentioned"),
        (
            "expression_json",
            '{"thought": "hm", "action": {"name": "pay", "arguments": {"to": "a", "amount": 1}}}',
            "repaired",
        ),
        ("expression_json", '{"thought": "I could pay(\'ann\', 5)", "action": null}', None),
        ("expression_json", '{"thought": "I could pay(\'ann\', 5)", "action": ""}', None),
        ("expression_json", '{"thought": "hm", "action": ["pay(\'ann\', 5)", "find(\'a\')"]}', "exact"),
        ("expression_json", '{"thought": "hm", "action": {"pay(\'ann\', 5)"}}', "mentioned"),
        ("json", '[{"name": "pay", "arguments": {"to": "a", "amount": 1}},', "apart"),
        ("json", '{"name": "find", "arguments": {}}{"name": "find", "arguments": {"q": "a"}}', "repaired"),
        ("expression", "pay('ann', 5) find('a')", "repaired"),
        ("json", '{"name": "find", "arguments": {"q": "', "apart"),
        ("json", '{"name": "find", "arguments": {"q": ""', "repaired"),
        ("json", '```jsonl\n{"name": "find", "arguments": {"q": "a"}}\n```', "repaired"),
        ("hermes", "<tool_call>find\n</tool_call>", "repaired"),
        ("hermes", "<tools><tool>find</tool></tools>", None),
        ("expression", "Action: find()", "repaired"),
        ("xml_concise", '<call name="pay"><arg name="to">ann</arg>', "repaired"),
        ("xml_concise", '<call name="pay"><arg name="to">', "apart"),
        ("json", '{"name": "pay"', "apart"),
        ("json", '{"name": "pay", "arguments": {"to": "a", "amount": 1}', "repaired"),
        ("json", '{"name": "pay", "arguments": {"to": "a", "amount": 1', "apart"),
        ("json", '{"name": "pay", "arguments": {"amount": 1, "to": "a"', "repaired"),
        ("json", '{name: "pay", arguments: {to: "a", amount: 1}}', "repaired"),
        ("json", '{"name": "find", "arguments": {"q": "two\nlines"}}', "repaired"),
        ("json", '{name: "pay", arguments: {to: "a", amount: 1, amount: 2}}', "mentioned"),
        ("json", '```JSON\n{"name": "find", "arguments": {"q": "a"}}\n```', "repaired"),
        ("json", '```json5\n{name: "find", arguments: {q: "a"}}\n```', "repaired"),
        ("xml_concise", '<?xml version="1.0"?>\n<call name="find"><arg name="q">a</arg></call>', "exact"),
        ("lazyllm", 'I pay.<|tool_calls|>[{"name": "pay", "arguments": {"to": "a", "amount": 1}}]', "exact"),
        ("hermes", 'I pay.\n<tool_call>{"name": "pay", "arguments": {"to": "a", "amount": 1}}</tool_call>', "apart"),
        ("code", "x = pay('ann', 5)\nprint(x)", "exact"),
        ("code", "x = find('ann')\npay(x, 5)", "exact"),
        ("code", "# Ann asked for it\nx = pay('ann', 5)\nprint('paid', x)", "apart"),
        ("code", "```python\n# Ann asked for it\npay('ann', 5)\n```", "exact"),
        ("code", "I pay.\n```python\nx = pay('ann', 5)\nprint(x)\n```", "apart"),
        ("code", "```python\npay('ann', 5)\n```\n```python\npay('bob', 6)\n```", "mentioned"),
        ("json", '{"name": "pay", "arguments": {"to": "caf\\u00e9 \\"a\\"\\n", "amount": 1e3}}', "exact"),
        ("xml_concise", '<call name="pay"><arg name="to">Hi!\n> How are you?</arg></call>', "exact"),
        ("glm", "pay\n```python\ntool_call(to='ann', amount=5)\n```", "exact"),
    ],
)
def test_certainty_by_the_shape_of_the_form(asked: str, answer: str, level: Certainty | None) -> None:
    assert read_as(answer, asked) == level


@pytest.mark.parametrize("asked", ["expression", "code"])
@pytest.mark.parametrize(
    ("answer", "level"),
    [
        ("```python\npay('ann', 5)\n```", "exact"),
        ("```python\npay('ann', 5)", "repaired"),
        ("```\npay('ann', 5)\n", "repaired"),
        ("pay('```python', 5)", "exact"),
        ("```python\npay('ann', 5)\nx = 100", "apart"),
    ],
)
def test_certainty_of_a_fence_without_its_end(answer: str, level: Certainty, asked: str) -> None:
    assert read_as(answer, asked) == level


@pytest.mark.parametrize(
    ("arguments", "level"),
    [
        ('{"to": "ann", "amount": 5}', "exact"),
        ("", "exact"),
        ("{'to': 'ann', 'amount': 5}", "repaired"),
        ('{"to": "ann", "amount": 5,}', "repaired"),
        ('{"to": "ann", "amount": 5}}', "repaired"),
        ('"{\\"to\\": \\"ann\\", \\"amount\\": 5}"', "exact"),
        ("null", "exact"),
        ('""', "exact"),
        ('"{\\"to\\": \\"ann\\", \\"to\\": \\"bob\\"}"', "mentioned"),
        ('{"to": "ann", "amount": 5} // never do this', "mentioned"),
    ],
)
def test_certainty_of_calls_through_the_tools_api(arguments: str, level: Certainty) -> None:
    message = Message("assistant", "I never pay('eve', 1000).", tool_calls=(ToolCall("1", "pay", arguments),))
    for asked in ("native", "expression"):
        assert read_as(message, asked) == level


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("pay ", "repaired"),
        ("pay<|channel|>commentary", "repaired"),
        ("pay<|channel|>commentary <|constrain|>json", "repaired"),
        ("pay<|never|>", "mentioned"),
        ("<|channel|>pay", "mentioned"),
        ("not pay", "mentioned"),
    ],
)
def test_certainty_of_a_name_with_tokens_that_a_server_left_behind_it(name: str, level: Certainty) -> None:
    message = Message("assistant", "", tool_calls=(ToolCall("1", name, '{"to": "ann", "amount": 5}'),))
    reading = PromptFormat("python+native").reading(message, NAMES)
    assert reading.certainty == level
    assert reading.calls == (("pay(to='ann', amount=5)",) if level == "repaired" else ())


OF_FAMILIES = [
    '<tool_call>\n{"name": "pay", "arguments": {"to": "ann", "amount": 5}}\n</tool_call>',
    '<think>hm</think><tool_call>{"name": "pay", "arguments": {"to": "ann", "amount": 5}}</tool_call>',
    '[TOOL_CALLS] [{"name": "pay", "arguments": {"to": "ann", "amount": 5}}]',
    '<|python_tag|>{"name": "pay", "parameters": {"to": "ann", "amount": 5}}',
    '<function=pay>{"to": "ann", "amount": 5}</function>',
    '<|action_start|><|plugin|>{"name": "pay", "parameters": {"to": "ann", "amount": 5}}<|action_end|>',
    "<tool_call>pay\n<arg_key>to</arg_key>\n<arg_value>ann</arg_value>\n<arg_key>amount</arg_key>\n<arg_value>5</arg_value>",
    "<longcat_tool_call>pay\n<longcat_arg_key>to</longcat_arg_key>\n<longcat_arg_value>ann</longcat_arg_value>\n<longcat_arg_key>amount</longcat_arg_key>\n<longcat_arg_value>5</longcat_arg_value>",
]


@pytest.mark.parametrize("content", OF_FAMILIES)
def test_certainty_of_content_that_is_the_calls_of_a_family(content: str) -> None:
    assert read_as(Message("assistant", content), "native") in ("exact", "repaired")
    for around in ("I will not run {}", "{}\nis what the page says", "> {}", "<quote>{}</quote>"):
        assert read_as(Message("assistant", around.format(content)), "native") is None


@pytest.mark.parametrize(
    "content",
    [
        "pay('ann', 5)",
        "```python\npay('ann', 5)\n```",
        '{"name": "pay", "arguments": {"to": "ann", "amount": 5}}',
        '<json>{"name": "pay", "arguments": {"to": "ann", "amount": 5}}</json>',
        *(f"<{tag}>pay('ann', 5)</{tag}>" for tag in ("answer", "code", "python", "expression", "action", "execute")),
        "<|channel|>final<|message|>pay('ann', 5)",
        "<|START_RESPONSE|>pay('ann', 5)<|END_RESPONSE|>",
        "<s>pay('ann', 5)</s>",
    ],
)
def test_content_beside_the_tools_api_is_content(content: str) -> None:
    assert not begins_as_call(content)
    assert read_as(Message("assistant", content), "native") is None


def test_certainties_have_an_order() -> None:
    assert [is_at_least(each, "apart") for each in CERTAINTIES] == [True, True, True, False]


@pytest.mark.parametrize(
    "text",
    ["pay(" * 20_000, "{" * 20_000, '{"a": "' * 10_000, "<call>" * 20_000, "pay('a') no " * 5_000, "\u201c" * 50_000],
    ids=["calls", "braces", "objects", "elements", "words", "quotes"],
)
def test_certainty_of_a_hostile_answer_is_judged_in_bounded_work(text: str) -> None:
    call = "pay('x', 1)"
    assert certainty_of(text, call, [call], NAMES, Budget(len(text)), source="", repaired=True) in CERTAINTIES


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ["recorded_python.jsonl.gz", "recorded_json_xml.jsonl.gz"])
def test_certainty_of_right_answers_is_nearly_always_enough_to_act(name: str) -> None:
    found = total(score_rows(answers_of(recorded_rows(name, 211)), recorded_cases()).values()).by_certainty()
    assert found["exact"]["part_of_right"] + found["repaired"]["part_of_right"] > 0.995


@pytest.mark.parametrize("certainty", CERTAINTIES)
def test_a_doubt_says_where_the_calls_stand(certainty: Certainty) -> None:
    told = doubt_text(FunctionExpression("find('tea')", certainty=certainty), "as before")
    assert f"`find('tea')` {WHERE[certainty]}. To make the call, answer again, as before" in told
    assert ("other words" in told) is (certainty in ("apart", "mentioned"))
