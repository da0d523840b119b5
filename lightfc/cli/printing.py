"""What the commands print of a run: its calls, its value, and how an answer was read."""

import dataclasses
import sys
from contextlib import nullcontext
from textwrap import indent
from typing import Any, NamedTuple

import click

from lightfc.cli.io import fail, print_json, print_lines
from lightfc.core.definitions import FunctionExpression
from lightfc.core.loaded import loaded
from lightfc.core.records import FunctionOutput
from lightfc.core.run_views import call_text
from lightfc.core.values import rendered
from lightfc.engine.plan import PlannedCall, approval_mark
from lightfc_sandbox.engine import caret, message_of, name_of_class


class Answered(NamedTuple):
    """What a model answered."""

    answer: str
    found: FunctionExpression | None = None  # None where it is plain words
    output: FunctionOutput | None = None  # None where the calls are not certain enough to be executed


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
    for call in output.calls if full else ():
        what = f"{call.state}: {call.error.message}" if call.error else final_value(call.output, full=True)
        print_lines([f"{call_text(call)}\n{indent(what, '    ')}"])
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


_MAX_SHOWN, _MAX_SHORT_CHARS = 1_000_000, 1_000
_MAX_LINES = 200
_MAX_SHOWN_DEPTH = 60


def final_value(value: object, *, full: bool) -> str:
    """The value of a text: whole where it is read by a program, laid out where a person reads it in a terminal."""
    if not sys.stdout.isatty():
        return shown_value(value)
    from shutil import get_terminal_size  # what a pipe does without

    return shown_value(value, width=get_terminal_size().columns, most_lines=None if full else _MAX_LINES)


def shown_value(value: object, *, width: int | None = None, most_lines: int | None = None) -> str:
    """A value as the command line prints it: its `repr`, a shortened one if it is huge, or what keeps it from one.

    Without `width` it is one line, however long.
    """
    try:
        if not _has_bounds(value):
            return f"{rendered(value, _MAX_SHORT_CHARS)[0]} (shortened)"
        printoptions = loaded("numpy", "printoptions") if most_lines is None else None
        # Where all of a value is wanted, arrays are written without leaving out their middle.
        with printoptions(threshold=_MAX_SHOWN) if printoptions else nullcontext():
            text = repr(value)
            if width is None or len(text) <= width:
                return text
            from pprint import pformat  # few values are too long for a line

            lines = pformat(value, width=width, compact=True, sort_dicts=False).splitlines()
    except KeyboardInterrupt:
        raise  # the user's
    except BaseException as error:  # noqa: BLE001 - a `repr` is code of the value's type
        why = f"{name_of_class(type(error))}: {message_of(error)}"
        return f"<{name_of_class(type(value))} that cannot be shown: {why}>"
    if most_lines is not None and len(lines) > most_lines:
        lines[most_lines:] = [f"… {len(lines) - most_lines:,} more lines; --full prints them"]
    return "\n".join(lines)


def _has_bounds(value: object) -> bool:
    """Whether the `repr` of a value is no larger than a person could scroll through.

    Lists that share their items can be short to make and exponentially long to write.
    """
    left, layer = _MAX_SHOWN, [value]
    for _ in range(_MAX_SHOWN_DEPTH):
        below: list[object] = []
        for item in layer:
            if isinstance(item, dict):
                below += [*item.keys(), *item.values()]
            elif isinstance(item, list | tuple | set | frozenset):
                below += item
            elif dataclasses.is_dataclass(item) and not isinstance(item, type):
                below += [getattr(item, each.name, None) for each in dataclasses.fields(item)]
            left -= 1
            if left < len(below):
                return False
        if not below:
            return True
        layer = below
    return False
