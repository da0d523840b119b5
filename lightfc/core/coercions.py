"""What validation made of the arguments that a text gave: which of them arrived as something else."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lightfc.core.values import short_text

__all__ = ["Coercion", "coercions"]

_ATOMS = (str, int, float, bool, complex, bytes, type(None))
_MAX_DEPTH = 20


@dataclass(frozen=True, slots=True)
class Coercion:
    """One argument, or a part of one, that was made something else before the call.

    Attributes:
        path: Which one: `top`, `points[2]`.
        given: What was written.
        passed: What the tool got.
    """

    path: str
    given: Any
    passed: Any

    def __str__(self) -> str:
        return f"{self.path}: {short_text(self.given)} taken as {short_text(self.passed)}"


def coercions(given: Any, passed: Any) -> tuple[Coercion, ...]:
    """Compare a call as written with the call as made.

    Args:
        given: The `Function` with the arguments as they were given.
        passed: The `Function` with the arguments as the tool got them.
    """
    names = list(passed.kwargs)
    pairs: list[tuple[str, Any, Any]] = []
    for index, value in enumerate(given.args):
        if index < len(passed.args):
            pairs.append((f"argument {index + 1}", value, passed.args[index]))
        elif index - len(passed.args) < len(names):
            name = names[index - len(passed.args)]
            pairs.append((name, value, passed.kwargs[name]))
    pairs += [(name, value, passed.kwargs[name]) for name, value in given.kwargs.items() if name in passed.kwargs]
    return tuple(found for pair in pairs for found in _compared(*pair, 0))


def _compared(path: str, given: Any, passed: Any, depth: int) -> Iterator[Coercion]:
    if given is passed or depth > _MAX_DEPTH:
        return
    kind = type(given)
    if kind is not type(passed) or (kind in _ATOMS and given != passed):
        yield Coercion(path, given, passed)
    elif kind in (list, tuple) and len(given) == len(passed):
        for index, (one, other) in enumerate(zip(given, passed, strict=True)):
            yield from _part(f"{path}[{index}]", one, other, depth)
    elif kind is dict:
        for key in (key for key in given if key in passed):
            yield from _part(f"{path}[{short_text(key)}]", given[key], passed[key], depth)


def _part(path: str, given: Any, passed: Any, depth: int) -> Iterator[Coercion]:
    # The tool may have changed what is in its arguments since; that their types differ is not its doing.
    if type(given) is not type(passed) or type(given) not in _ATOMS:
        yield from _compared(path, given, passed, depth + 1)
