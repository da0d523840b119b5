"""What people are told about calls that need approval: in the record of the run, in those of its calls, at a terminal.

A call is shown as it is written, in one line, with those of its arguments that do not stand there as they are passed.
"""

import ast
import contextlib
import logging
from collections.abc import Sequence
from typing import Any

from lightfc.core.decisions import ApprovalRequest
from lightfc.core.definitions import Function
from lightfc.core.failures import CallError
from lightfc.core.values import rendered, short_text
from lightfc.engine.call_arguments import same_value
from lightfc_sandbox.engine import message_of, name_of_class, tree_of

_log = logging.getLogger(__name__)

MAX_LISTED = 20
"""How many requests a message lists; `FunctionOutput.waiting` has all of them."""


def waiting_error(requests: Sequence[ApprovalRequest]) -> CallError:
    """What the record of a run says that waits for approval."""
    lines = [f"  {each.id}: {_request_line(each)}" for each in requests[:MAX_LISTED]]
    if len(requests) > MAX_LISTED:
        lines.append(f"  … and {len(requests) - MAX_LISTED:,} more")
    many = f"{len(requests):,} calls need" if len(requests) != 1 else "1 call needs"
    message = "\n".join([f"{many} approval before the run goes on:", *lines])
    details = [{"id": each.id, "name": each.name, "source": each.source, "reason": each.reason} for each in requests]
    return CallError("approval", "ApprovalNeeded", message, details=tuple(details))


def _request_line(request: ApprovalRequest) -> str:
    given, written = request.arguments or {}, request.expressions
    others = [f"{name}={short_text(each)}" for name, each in given.items() if not is_literal(each, written.get(name))]
    why = request.note if request.reason == "needs_approval" else waiting_text(request)
    return (
        on_one_line(request.source) + (f" with {', '.join(others)}" if others else "") + (f"  ({why})" if why else "")
    )


def on_one_line(expression: str) -> str:
    """An expression as it can be shown in one line: strings keep their white space, escaped, and comments are gone."""
    if " ".join(expression.split()) == expression:
        return expression
    with contextlib.suppress(SyntaxError, ValueError, MemoryError, RecursionError):  # else it stays, and hides nothing
        expression = ast.unparse(tree_of(expression, "eval"))
    return expression.replace("\n", "\\n")


def is_literal(value: Any, expression: str | None) -> bool:
    """Whether an argument stands in the source as it will be passed."""
    if expression is None:
        return False
    if "\\" in expression and expression != repr(value):
        return False  # nobody reads `"\\x62\\x6f\\x62"`
    try:
        return same_value(value, ast.literal_eval(expression))
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return False


def argument_text(value: object, most: int) -> str:
    """An argument as who decides reads it, in about so many characters; of what is left out, how much there is."""
    if type(value) is not str:
        return rendered(value, most)[0]
    return repr(value[:most]) + (f"… ({len(value):,} characters)" if len(value) > most else "")


def waiting_text(request: ApprovalRequest) -> str:
    """What the record of one call says that waits for approval."""
    if request.reason == "needs_approval":
        return f"{request.name} waits for approval" + (f" ({request.note})" if request.note else "")
    what = "started and did not finish" if request.reason == "interrupted" else "finished, but its value is lost"
    made = f", with {request.note}" if request.note else ""
    return f"{request.name} {what}{made}; it may have had its effect: decide whether to call it again"


def edited_note(passed: Function | None) -> str:
    """What is told of a call that was made with other arguments than the program gives it."""
    if passed is None:
        return ""
    given = [*map(short_text, passed.args), *(f"{name}={short_text(each)}" for name, each in passed.kwargs.items())]
    return f"edited arguments: {', '.join(given)}"


class ApproverExit(Exception):  # noqa: N818 - it stands for what is none
    """An approver has raised what is no `Exception`, such as `SystemExit`, and would end more than its run."""

    def __init__(self, raised: BaseException) -> None:
        self.raised = raised
        super().__init__(name_of_class(type(raised)))


def approver_error(error: Exception) -> CallError:
    """What the record of a run says whose approver itself has failed."""
    raised = error.raised if isinstance(error, ApproverExit) else error
    kind, said = name_of_class(type(raised)), message_of(raised)
    message = f"the approver raised {kind}" + (f": {said}" if said else "")
    _log.warning("%s", message, exc_info=raised)  # a fault of the host, of which an agent tells only its model
    return CallError("approval", kind, message)
