"""The errors that leave a text: what is told of a failure, and where in the text it happened."""

from __future__ import annotations

from typing import Any

from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.errors import EvaluationError, Frame, Hint, LimitExceeded, Refused, SandboxError, Stop
from lightfc_sandbox.parsing.source import Source
from lightfc_sandbox.scheduling.futures import Failure
from lightfc_sandbox.values.error_messages import message_of
from lightfc_sandbox.values.exceptions import TextExit
from lightfc_sandbox.values.kinds import name_of_class


def translate(failure: Failure, source: Source, limits: Limits) -> Exception:
    """The error that this package promises, for whatever stopped a run.

    The exception that was raised is not chained to it: its traceback and its objects stay inside.
    """
    error = failure.error
    try:
        span, frames = source.place(failure.node), _traceback(failure, source)
    except RecursionError:  # the stack of the caller is nearly used up
        span, frames = None, ()
    place = (source.text, span, frames)
    if isinstance(error, Stop):
        return LimitExceeded(error.limit, error.allowed, error.reached, *place)
    if isinstance(error, RecursionError):
        return LimitExceeded("recursion", limits.recursion, "the stack of this thread is used up", *place)
    if isinstance(error, MemoryError):
        return LimitExceeded("memory_bytes", limits.memory_bytes, "no memory left", *place)
    if isinstance(error, SandboxError):
        return error  # of the worker that evaluated the text, which says no more
    if isinstance(error, TextExit):
        error = error.original
    if isinstance(error, Refused):
        return EvaluationError("NotAllowed", str(error), *place)
    notes = _OWN_OF(error).get("__notes__", ())
    hint = "".join(each for each in notes if type(each) is Hint) if type(notes) is list else ""
    return EvaluationError(name_of_class(type(error)), message_of(error) + hint, *place)


_OWN_OF: Any = BaseException.__dict__["__dict__"].__get__
"""What an exception holds, whatever its class makes of its attributes."""


_FRAMES_KEPT = 10
"""Frames that an error tells of, from both ends of a deep recursion."""


def _traceback(failure: Failure, source: Source) -> tuple[Frame, ...]:
    """The functions of the text on the way to a failure; empty if it happened in none."""
    way = failure.way
    if not way and (failure.node is None or source.earlier(failure.node) is None):
        return ()
    nodes = [*(node for node, _ in way), failure.node]
    names = ["<program>", *(name for _, name in way)]
    kept = list(range(len(nodes)))
    omitted = max(len(nodes) - 2 * _FRAMES_KEPT, 0)
    if omitted:
        kept = [*kept[:_FRAMES_KEPT], *kept[-_FRAMES_KEPT:]]
    return tuple(
        _frame(names[each], nodes[each], source, omitted if position == _FRAMES_KEPT else 0)
        for position, each in enumerate(kept)
    )


def _frame(function: str, node: Any, source: Source, omitted: int) -> Frame:
    found = None if node is None else source.earlier(node)
    if found is None:
        return Frame(function, source.place(node), omitted)
    number, earlier = found
    return Frame(function, earlier.place(node), omitted, number, earlier.text)
