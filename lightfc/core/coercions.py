"""What validation made of the arguments that a program gave: which of them arrived as something else."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lightfc.core.values import short_text

_ATOMS = (str, int, float, bool, complex, bytes, type(None))
_MAX_DEPTH = 20


@dataclass(frozen=True, slots=True)
class Coercion:
    """An argument, or a part of one, that validation changed; `FunctionOutput.coercions` has them.

    Attributes:
        path: Where it is: the parameter, and the place in its value, such as `items[2]`.
        given: The value that the program gave.
        passed: The value that the tool got.
    """

    path: str
    given: Any
    passed: Any

    def __str__(self) -> str:
        return f"{self.path}: {short_text(self.given)} taken as {short_text(self.passed)}"


def coercions(given: Any, passed: Any) -> tuple[Coercion, ...]:
    """Compare a call as written with the call as made."""
    names = list(passed.kwargs)
    pairs: list[tuple[str, Any, Any]] = []
    for index, value in enumerate(given.args):
        if index < len(passed.args):
            pairs.append((f"argument {index + 1}", value, passed.args[index]))
        elif index - len(passed.args) < len(names):
            name = names[index - len(passed.args)]
            pairs.append((name, value, passed.kwargs[name]))
    pairs += [(name, value, passed.kwargs[name]) for name, value in given.kwargs.items() if name in passed.kwargs]
    return tuple(found for pair in pairs for found in _compare(*pair, 0))


def _compare(path: str, given: Any, passed: Any, depth: int) -> Iterator[Coercion]:
    if given is passed or depth > _MAX_DEPTH:
        return
    kind = type(given)
    if kind is not type(passed) or (kind in _ATOMS and given != passed):
        yield Coercion(path, given, passed)
    else:
        for key, one, other in _parts(given, passed):
            # The tool may have changed what is in its arguments since; that their types differ is not its doing.
            if type(one) is not type(other) or type(one) not in _ATOMS:
                yield from _compare(f"{path}[{key}]", one, other, depth + 1)


def _parts(given: Any, passed: Any) -> Iterator[tuple[str, Any, Any]]:
    if type(given) in (list, tuple) and len(given) == len(passed):
        yield from ((str(index), *pair) for index, pair in enumerate(zip(given, passed, strict=True)))
    elif type(given) is dict:
        yield from ((short_text(key), given[key], passed[key]) for key in given if key in passed)
