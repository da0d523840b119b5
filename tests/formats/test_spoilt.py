"""Answers in which one sign is wrong, or that are cut: what is mended is what was meant, or nothing of it runs."""

import ast
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from lightfc import Function, FunctionDefinition, PromptFormat
from lightfc.formats import Names

STRINGS = {"type": "array", "items": {"type": "string"}}
NUMBERS = {"type": "array", "items": {"type": "integer"}}
TOOLS: dict[str, dict[str, Any]] = {
    "pay": {"to": {"type": "string"}, "amount": {"type": "number"}, "memo": {"type": "string"}},
    "tag": {"ids": NUMBERS, "tags": STRINGS},
    "fs.write": {"path": {"type": "string"}, "text": {"type": "string"}},
    "light": {"room": {"type": "string"}, "on": {"type": "boolean"}, "color": {"type": "object"}},
}
NAMES = Names((), [FunctionDefinition(name, "", {"properties": each}) for name, each in TOOLS.items()])
ANSWERS = [
    ("expression", "pay('Ola', 5.5, memo='rent, \"May\"')"),
    ("expression", "[tag(ids=[1, 2], tags=['a b', 'c']), fs.write('a/b.txt', \"it's (ok), really\")]"),
    ("expression", "light(room='hall', on=True, color={'r': 1, 'g': 2})"),
    ("json", '{"name": "fs.write", "arguments": {"path": "a/b.txt", "text": "say \\"hi\\", ok\\nbye"}}'),
    ("hermes", '<tool_call>\n{"name": "light", "arguments": {"room": "hall", "color": {"r": 1}}}\n</tool_call>'),
    (
        "xml_concise",
        '<call name="tag"><arg name="ids" json="true">[1, 2]</arg><arg name="tags">["a", "b"]</arg></call>',
    ),
]
SIGNS = "'\",)]}:;=\\ ."


def spoilt(text: str) -> Iterator[str]:
    """A text with one sign left out, doubled, put in or replaced."""
    for at, sign in enumerate(text):
        yield from (text[:at] + other + text[at:] for other in SIGNS)
        if sign in SIGNS:
            yield from (text[:at] + other + text[at + 1 :] for other in ("", 2 * sign, *SIGNS))


def is_refused(tree: ast.AST) -> bool:
    """Whether the check refuses a program, because it calls or names what there is not."""
    known = {name.partition(".")[0] for name in TOOLS}
    nodes = [*ast.walk(tree)]
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    return any(isinstance(node, ast.Name) and node.id not in known for node in nodes) or any(
        not {each.arg for each in call.keywords} <= TOOLS.get(ast.unparse(call.func), {}).keys() for call in calls
    )


def shape(node: ast.AST) -> Any:
    """What stays of an expression without its names, its keys and its values."""
    match node:
        case ast.List(elts=elements) | ast.Tuple(elts=elements):
            return [*map(shape, elements)]
        case ast.Dict(values=values):
            return {number: shape(each) for number, each in enumerate(values)}
        case ast.Call(func=func, args=args, keywords=keywords):
            return (ast.unparse(func), *map(shape, args), *(shape(each.value) for each in keywords))
        case ast.Constant():
            return True
    return False


@pytest.mark.parametrize(("asked", "answer"), ANSWERS)
def test_what_is_mended_has_the_shape_that_was_meant(asked: str, answer: str) -> None:
    form = PromptFormat(f"python+{asked}")
    whole = form.reading(answer, NAMES).expression
    assert whole is not None
    wanted = shape(ast.parse(whole.action, mode="eval").body)
    torn: dict[str, str] = {}
    for text in dict.fromkeys(spoilt(answer)):
        reading = form.reading(text, NAMES)
        if reading.calls and reading.certainty == "repaired" and reading.expression:
            tree = ast.parse(reading.expression.action, mode="eval").body
            if not is_refused(tree) and shape(tree) != wanted:
                torn[text] = reading.expression.action
    assert torn == {}


CUT = [
    Function("pay", (), {"to": "Ola", "amount": 125.5, "memo": 'it\'s "rent" & <more>, May'}),
    Function("tag", (), {"ids": [10, 20], "tags": ["a b", "c"]}),
    Function("light", (), {"room": "hall", "color": {"r": 1}}),
]
FORMS = ["expression", "pythonic", "json", "hermes", "internlm", "lazyllm", "glm", "xml", "xml_concise"]


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("asked", FORMS)
def test_of_an_answer_that_is_cut_nothing_acts_that_the_whole_does_not_say(asked: str, count: int) -> None:
    form = PromptFormat(f"python+{asked}")
    answer = form.write(CUT[-count:])
    whole = given(form.reading(answer, NAMES).calls)
    for end in range(len(answer)):
        reading = form.reading(answer[:end], NAMES)
        if not reading.calls or reading.certainty not in ("exact", "repaired"):
            continue
        *before, (name, arguments) = given(reading.calls)
        last = whole[len(before)]
        told = answer[max(0, end - 60) : end]
        assert before == whole[: len(before)], told
        assert (name, bool(arguments)) == (last[0], True), told  # only brackets and tags may be missing
        for key, value in arguments.items():
            assert value == last[1][key] or (isinstance(value, list) and value == last[1][key][: len(value)]), told


def given(calls: Sequence[str]) -> list[tuple[str, dict[str, Any]]]:
    """The names and arguments of calls."""
    trees = [ast.parse(each, mode="eval").body for each in calls]
    return [
        (ast.unparse(each.func), {str(one.arg): ast.literal_eval(one.value) for one in each.keywords})
        for each in trees
        if isinstance(each, ast.Call)
    ]
