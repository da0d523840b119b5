"""Answers in which one sign is wrong: what is mended has the shape that was meant, or nothing of it runs."""

import ast
from collections.abc import Iterator
from typing import Any

import pytest

from lightfc import FunctionDefinition, PromptFormat
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
