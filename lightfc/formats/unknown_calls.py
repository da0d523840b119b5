"""Answers that are nothing but calls of functions that there are not: the check tells so, and which there are."""

import ast
from typing import Any

from lightfc.core.definitions import Function, FunctionExpression
from lightfc.formats.answer_formats import AnswerFormat
from lightfc.formats.call_data import decode_json, is_name, object_calls, python_calls
from lightfc.formats.known_names import Names, node_name
from lightfc.formats.notation import inside_fence, strip_turn
from lightfc.formats.python_trees import parse_expression
from lightfc.formats.thoughts import without_thought


def unknown_calls(form: AnswerFormat, text: str, names: Names) -> FunctionExpression | None:
    """The calls of an answer that calls unknown functions only, and says nothing else; None for any other."""
    text = strip_turn(without_thought(text)[0])
    extracted = form.extract(text)
    if extracted is None or extracted.rest:
        return None
    if form.notation == "python":
        code = inside_fence(extracted.calls)
        called = [] if form.program else _called_names(code)
        return FunctionExpression(code) if called and not names.all & set(called) else None
    value = decode_json(extracted.calls)
    if isinstance(value, str) or (extracted.calls == text and not _is_json_call(value)):
        return None  # JSON may be an answer as well
    calls = object_calls(value).calls
    return FunctionExpression(python_calls(calls)) if calls and _are_unknown(calls, names) else None


def _called_names(text: str) -> list[str]:
    """The names that a call, or each call of a list, calls; none where a text is anything else."""
    tree = parse_expression(text)
    items: list[ast.expr | None] = [*tree.elts] if isinstance(tree, ast.List) and tree.elts else [tree]
    called = [node_name(each.func) if isinstance(each, ast.Call) else "" for each in items]
    return called if all(name[:1].isidentifier() for name in called) else []


def _are_unknown(calls: list[Function], names: Names) -> bool:
    return all(is_name(call.name) and call.name not in names.all for call in calls)


def _is_json_call(value: Any) -> bool:
    items = value if isinstance(value, list) and value else [value]
    return all(isinstance(each, dict) and each.keys() == {"name", "arguments"} for each in items)
