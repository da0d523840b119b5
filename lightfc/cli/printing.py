"""What the commands print of a run: its calls, its value, and how an answer was read."""

from typing import Any, NamedTuple

import click

from lightfc.cli.io import fail, print_json, print_lines
from lightfc.cli.shown_values import call_values, final_value
from lightfc.core.definitions import FunctionExpression
from lightfc.core.records import FunctionOutput
from lightfc.engine.plan import PlannedCall, approval_mark
from lightfc_sandbox.engine import caret


class Answered(NamedTuple):
    """What a model answered.

    Attributes:
        found: The calls in it; None where it is plain words.
        output: What became of them; None where they were not executed, because they are not certain enough.
    """

    answer: str
    found: FunctionExpression | None = None
    output: FunctionOutput | None = None


def planned_call(call: PlannedCall) -> str:
    """A call that would be made, as a line."""
    remarks = ", ".join(filter(None, ["repeated" if call.repeated else "", approval_mark(call.tool)]))
    return f"  {call.source}" + (f"  ({remarks})" if remarks else "")


def report(
    output: FunctionOutput, as_json: bool, full: bool, found: FunctionExpression | None = None, hint: str = ""
) -> None:
    """Print what became of a run; `hint` says what to do about calls that wait."""
    report_calls(output, as_json, full, found)
    error = output.error
    if error is None:
        if not as_json:
            print_lines([final_value(output.output, full=full)])
        return
    if as_json:
        raise click.exceptions.Exit(1)
    message = str(error)
    if output.waiting:
        message += f"\n{hint}"
    if error.span is not None and "\n" not in message:
        # Such as of a call that was not approved.
        message += f"\n{caret(output.source, error.span)}"
    fail(message)


def report_calls(output: FunctionOutput, as_json: bool, full: bool, found: FunctionExpression | None = None) -> None:
    """Print the calls of a run and what it printed; as JSON, all of it."""
    if as_json:
        print_json({**output.to_dict(), **_reading(found)})
        return
    if output.calls:
        from lightfc.cli.tables import calls_table  # and rich, which an expression without calls does without

        calls_table(output)
    if full:
        print_lines(call_values(output))
    if output.printed:
        print_lines([output.printed.removesuffix("\n")])


def report_words(reply: Answered, as_json: bool) -> None:
    """Print an answer of which nothing was executed; calls that are not certain enough are told aside."""
    found = reply.found
    is_answer = found is None or found.certainty == "mentioned"
    message = ""
    if found is not None:
        how = "is only mentioned" if is_answer else f"was read as {_how(found)}"
        message = f"nothing was called: {found.action} {how}; --act-on {found.certainty} calls it"
    if as_json:
        data: dict[str, Any] = {"answer": reply.answer, "expression": None, **_reading(found)}
        if found is not None and is_answer:
            data["mentioned"] = found.action
        elif found is not None:
            data.update(expression=found.action, error={"type": "Uncertain", "message": message})
        print_json(data)
        if not is_answer:
            raise click.exceptions.Exit(1)
        return
    print_lines([reply.answer])
    if not is_answer:
        fail(message)
    if message:
        print_lines([f"({message})"], error=True)


def answer_lines(reply: Answered, output: FunctionOutput) -> list[str]:
    """An answer that is executed: its expression, and how that was read where it is not the answer as asked for."""
    found = reply.found
    lines = [f"expression: {output.source}"]
    if found is not None and (found.certainty != "exact" or found.notes):
        lines += [f"read as: {_how(found)}", *([f"answer: {reply.answer}"] if reply.answer.strip() else [])]
    return [*lines, ""]


def _reading(found: FunctionExpression | None) -> dict[str, Any]:
    return {} if found is None else {"certainty": found.certainty, "notes": list(found.notes)}


def _how(found: FunctionExpression) -> str:
    return found.certainty + (f" ({', '.join(found.notes)})" if found.notes else "")
