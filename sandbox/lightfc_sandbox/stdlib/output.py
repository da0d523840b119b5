"""What a text prints, by `print` or into one of the streams of `sys`."""

import io
from collections.abc import Mapping, Sequence
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF
from lightfc_sandbox.effects import CONSUMES, PURE, READS, W_OTHER
from lightfc_sandbox.errors import Refused, Stop
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.values.iteration import counted
from lightfc_sandbox.values.kinds import LIKE, Builtin, Inside, StringIO, type_name
from lightfc_sandbox.values.text import counts_as, to_str
from lightfc_sandbox.values.type_tables import ATTRIBUTES, methods, name_methods


class Output(Inside):
    """A stream of `sys`, which keeps nothing: what is written into it the text cannot read.

    Attributes:
        is_heard: What is written is printed; else it is dropped.
    """

    __slots__ = ("is_heard",)

    def __init__(self, *, is_heard: bool) -> None:
        self.is_heard = is_heard

    def write(self, run: Run, text: str) -> int:
        """Write a text, charged as what is printed."""
        _charge_printed(run, len(text))
        if self.is_heard:
            run.say(text)
        return len(text)


def _write(run: Run, owner: Output, s: Any, /) -> int:
    s = counts_as(run, s)
    if type(s) is not str:
        raise TypeError(f"write() argument must be str, not {type_name(s)}")
    return owner.write(run, s)


def _write_lines(run: Run, owner: Output, lines: Any, /) -> None:
    for line in counted(run, lines):
        _write(run, owner, touch(run, line))


LIKE[Output] = io.TextIOWrapper(io.BytesIO())  # it only tells its type
ATTRIBUTES[Output] = {
    **methods(READS, ITSELF, write=_write),
    **methods(READS | CONSUMES, ITSELF, writelines=_write_lines),
    **methods(PURE, FREE, flush=lambda run, owner, /: None, isatty=lambda run, owner, /: False),
}
name_methods([ATTRIBUTES[Output]])

STREAMS: Mapping[str, Output] = {"stdout": Output(is_heard=True), "stderr": Output(is_heard=False)}
"""The streams of `sys` that a text may name. Nobody hears what is written into `stderr`."""

HEARD = STREAMS["stdout"]


def _print(run: Run, /, *values: Any, sep: Any = " ", end: Any = "\n", file: Any = None, flush: Any = False) -> None:
    if file is not None and type(file) not in _FILES:
        raise Refused("print writes to sys.stdout, sys.stderr or an io.StringIO of the program: leave out file=")
    file = redirected(run) if file is None else file
    sep, end = _between(sep, end)
    if type(file) is StringIO:
        _print_into(run, file, values, sep, end)
        return
    line: list[str] = []
    for value in values:
        line.append(to_str(run, value))
        _charge_printed(run, len(line[-1]) + (len(sep) if len(line) > 1 else 0))
    _charge_printed(run, len(end))
    if file is None or file.is_heard:
        run.say(sep.join(line) + end)


def _between(sep: Any, end: Any) -> tuple[str, str]:
    sep, end = " " if sep is None else sep, "\n" if end is None else end
    if type(sep) is not str or type(end) is not str:
        raise TypeError("sep and end must be None or strings")
    return sep, end


def _print_into(run: Run, file: StringIO, values: Sequence[Any], sep: str, end: str) -> None:
    # One after the other, as in CPython: what makes the text of a value may itself use the buffer.
    for number, value in enumerate(values):
        file.write(run, sep if number else "")
        file.write(run, to_str(run, value))
    file.write(run, end)


_FILES = frozenset({StringIO, Output})
_REDIRECTED = "stdout"


def redirected(run: Run) -> Any:
    """Where `print` writes; None if it is heard."""
    if not run.holds or _REDIRECTED not in run.kept:
        return None
    if run.state is not None:
        run.state.reading(None, W_OTHER)  # behind those before that may redirect it
    return run.kept[_REDIRECTED]


def redirect(run: Run, file: Any, /) -> Any:
    """Let `print` write into a file, or with None be heard again; gives where it wrote before."""
    if file is not None and type(file) not in _FILES:
        raise Refused("print is redirected to sys.stdout, sys.stderr or an io.StringIO of the program")
    before, run.kept[_REDIRECTED] = run.kept.get(_REDIRECTED), file
    return before


def _charge_printed(run: Run, count: int) -> None:
    run.charge_chars(count)
    run.printed_chars += count
    if run.printed_chars > run.limits.printed_chars:
        raise Stop("printed_chars", run.limits.printed_chars, f"{run.printed_chars:,} characters printed")


PRINT = Builtin("print", _print, effects=READS, cost=ITSELF)
"""`print` of a program: what it says is kept in `Run.printed`, in the order of the program. No text reads that."""

PRINT_TO = Builtin("print", _print, effects=READS | W_OTHER, cost=ITSELF)
"""The same with a `file`, which it changes."""
