"""What a model is told when its answer failed."""

import ast
import json
import re

from lightfc.core.definitions import Function, FunctionExpression, in_short, where_found
from lightfc.core.errors import ArgumentError
from lightfc.core.failures import CallError
from lightfc.core.records import FunctionOutput
from lightfc.formats.answer_formats import AnswerFormat
from lightfc.formats.call_data import decode_json, escape_xml, quoteattr
from lightfc.formats.python_trees import parse_expression
from lightfc.formats.reader import Reading
from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded

Failure = Exception | CallError | FunctionOutput | Reading | str
"""What can go wrong: an exception of check, preflight or model; the error of a record, or the record; a reading with a
problem; or text."""

_KINDS: tuple[tuple[type[Exception], str], ...] = (
    (ExpressionError, "expression"), (ArgumentError, "argument"), (LimitExceeded, "limit"),
    (EvaluationError, "evaluation"),
)  # fmt: skip
_EXCERPT = re.compile(r"(?:\n *\d+ \| [^\n]*\n *\^+(?=\n|\Z))+")
_CODE = re.compile(r" \[[a-z]+(?:-[a-z]+)*\]$", re.M)
_ALLOWED = re.compile(r"^ +(?=allowed: )", re.M)


def repair_text(failure: Failure, form: AnswerFormat) -> str:
    """Tell a model what was wrong, of exceptions the message alone, and to answer again in the form."""
    return f"{_failure_text(*_explain(failure), form)}\n\nAnswer again, {form.reminder}."


def doubt_text(expression: FunctionExpression, reminder: str) -> str:
    """Tell a model that the calls in its answer were not made, because it said more than them."""
    return (
        f"Nothing was called: `{in_short(expression)}` {where_found(expression)}. To make the call, answer again, "
        f"{reminder}: the call alone. If you meant no call, give your answer again in words, without any call in it."
    )


def _explain(failure: Failure) -> tuple[str, str, str]:
    """What kind of failure it is, the message, and how the answer would read if it were mended."""
    if isinstance(failure, FunctionOutput):
        if failure.error is None:
            raise ValueError("the record has no error to repair")
        return _explain(failure.error)
    if isinstance(failure, CallError):
        return failure.kind, failure.message, ""
    if isinstance(failure, Reading):
        if failure.expression is None:
            return "expression", "There is no call in the answer.", ""
        return "expression", failure.problem or "The answer cannot be used.", failure.suggestion
    if isinstance(failure, Exception):
        kind = next((name for each, name in _KINDS if isinstance(failure, each)), type(failure).__name__)
        return kind, str(failure), ""
    return "error", failure, ""


def _failure_text(kind: str, message: str, suggestion: str, form: AnswerFormat) -> str:
    suggestion = _suggestion_in_form(suggestion, form)
    if form.notation == "python":
        return message + (f"\nDid you mean this?\n\n{suggestion}" if suggestion else "")
    # A model that wrote no Python has never seen the line that the excerpt shows.
    message = _ALLOWED.sub("", _CODE.sub("", _EXCERPT.sub("", message)))
    if form.notation == "xml":
        meant = f"\nDid you mean this?\n\n{suggestion}" if suggestion else ""
        return f"<error kind={quoteattr(kind)}>{escape_xml(message)}</error>{meant}"
    error = {"kind": kind, "message": message}
    if suggestion:
        error["did_you_mean"] = decode_json(suggestion)
    return json.dumps({"error": error}, ensure_ascii=False)


def _suggestion_in_form(suggestion: str, form: AnswerFormat) -> str:
    """A suggestion, which is Python, as an answer in the form; as it stands where its values are not plain data."""
    tree = parse_expression(suggestion) if suggestion else None
    elements = tree.elts if isinstance(tree, ast.List) else [tree]
    try:
        calls = [
            Function(
                ast.unparse(each.func),
                [ast.literal_eval(argument) for argument in each.args],
                {str(keyword.arg): ast.literal_eval(keyword.value) for keyword in each.keywords},
            )
            for each in elements
            if isinstance(each, ast.Call)
        ]
    except ValueError:
        return suggestion
    return form.write(calls, "") if calls and len(calls) == len(elements) else suggestion
