"""A pattern ready to run: CPython's own, how long that may take, and the instructions of our machine."""

from collections.abc import Sequence
from copy import copy
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.stdlib.regex.effort import Effort, effort
from lightfc_sandbox.stdlib.regex.translation import (
    DONE,
    MULTILINE,
    Builder,
    Characters,
    compiler,
    constants,
    parser,
    weight,
)

_UNKNOWN: Any = object()


class Code:
    """A pattern ready to run.

    Attributes:
        real: CPython's own compiled pattern.
        loops: How many counted repetitions the instructions have.
        first: What every match begins with, if that is one known character or class.
        anchored: It matches at the beginning of the string only.
    """

    __slots__ = ("_binary", "_efforts", "_steps", "_tree", "anchored", "first", "loops", "real")

    def __init__(self, tree: Any, real: Any, *, binary: bool) -> None:
        self._tree, self.real, self._binary = tree, real, binary
        self._steps: Sequence[tuple[Any, ...]] | None = None
        self._efforts: list[Any] = [_UNKNOWN, _UNKNOWN]
        self.anchored = _anchored(tree, real.flags)
        self.loops = 0
        self.first: Characters | None = None

    def effort(self, *, whole: bool) -> Effort | None:
        """What CPython's own matcher may take for it; None if nobody knows."""
        found = self._efforts[whole]
        if found is _UNKNOWN:
            found = self._efforts[whole] = effort(self._tree, self.real.flags, binary=self._binary, whole=whole)
        return found  # type: ignore[no-any-return]

    def steps(self, run: Run) -> Sequence[tuple[Any, ...]]:
        """The instructions for our own machine, which few patterns need."""
        if self._steps is None:
            builder = Builder(run, binary=self._binary)
            builder.sequence(self._tree, self.real.flags)
            builder.steps.append((DONE,))
            run.charge_bytes(100 * len(builder.steps))
            self.first = builder.first(self._tree, self.real.flags)
            self._steps, self.loops = builder.steps, builder.loops
        return self._steps


def build(run: Run, pattern: Any, flags: int) -> Code:
    """Read a pattern. Whether another run has read it before changes nothing of what it is charged."""
    key = type(pattern), pattern, flags
    known = _KNOWN.get(key)
    if known is not None:
        run.charge_steps(known[0])
        return copy(known[1])
    tree = parser.parse(pattern, flags)
    steps = weight(tree)
    run.charge_steps(steps)
    made = Code(tree, compiler.compile(tree, flags), binary=type(pattern) is bytes)
    if len(pattern) <= _MAX_CHARS:
        if len(_KNOWN) >= _MAX_KNOWN:
            _KNOWN.clear()
        _KNOWN[key] = steps, copy(made)
    return made


_KNOWN: dict[Any, tuple[int, Code]] = {}
"""Patterns as they have been read, without instructions, which each run makes for itself."""

_MAX_KNOWN, _MAX_CHARS = 128, 100


def template_parts(template: Any, code: Code) -> list[Any]:
    """What a template of `sub` puts together: texts, and the numbers of groups."""
    parsed = parser.parse_template(template, code.real)
    if type(parsed) is list:
        return [part for part in parsed if part is not None]
    # CPython 3.11 gives the groups, with their places, and the texts in two lists.
    groups, literals = parsed
    numbers = dict(groups)
    return [numbers.get(index, literal) for index, literal in enumerate(literals)]


def _anchored(tree: Any, flags: int) -> bool:
    if not len(tree) or tree[0][0] is not constants.AT:
        return False
    where = tree[0][1]
    return where is constants.AT_BEGINNING_STRING or (where is constants.AT_BEGINNING and not flags & MULTILINE)
