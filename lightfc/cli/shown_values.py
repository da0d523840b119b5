"""Values as people read them in a terminal, and as programs read them in a pipe."""

import dataclasses
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from textwrap import indent
from typing import Any

from lightfc.core.loaded import loaded
from lightfc.core.records import FunctionOutput
from lightfc.core.run_views import call_text
from lightfc.core.values import rendered
from lightfc_sandbox.engine import message_of, name_of_class

_MAX_SHOWN, _MAX_SHORT_CHARS = 1_000_000, 1_000
_MAX_LINES = 200
_MAX_SHOWN_DEPTH = 60


def final_value(value: object, *, full: bool) -> str:
    """The value of a text: whole where it is read by a program, laid out where a person reads it in a terminal."""
    if not sys.stdout.isatty():
        return shown_value(value)
    from shutil import get_terminal_size  # what a pipe does without

    return shown_value(value, width=get_terminal_size().columns, most_lines=None if full else _MAX_LINES)


def call_values(output: FunctionOutput) -> Iterator[str]:
    """Each call of a run with its whole value, or what is known instead."""
    for call in output.calls:
        what = f"{call.state}: {call.error.message}" if call.error else final_value(call.output, full=True)
        yield f"{call_text(call)}\n{indent(what, '    ')}"


def shown_value(value: object, *, width: int | None = None, most_lines: int | None = None) -> str:
    """A value as the command line prints it: its `repr`, a shortened one if it is huge, or what keeps it from one.

    Args:
        value: The value.
        width: Of the terminal in which it is to be read, in columns; None for one line, however long.
        most_lines: How many lines are told of a value that needs more of them; None for all.
    """
    try:
        if not _has_bounds(value):
            return f"{rendered(value, _MAX_SHORT_CHARS)[0]} (shortened)"
        with nullcontext() if most_lines is not None else _arrays_whole():
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


def _arrays_whole() -> AbstractContextManager[Any]:
    """Let arrays be written without leaving out their middle."""
    options = loaded("numpy", "printoptions")
    return options(threshold=_MAX_SHOWN) if options else nullcontext()


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
