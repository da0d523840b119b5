"""Closures of what asks for the values of its parts, whatever it is: the emitter chooses one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

Closure = Callable[[list[Any]], Any]

COMPILED: dict[str, Callable[..., Any]] = {}
"""What is compiled in the place of functions of modules that few programs need; `nodes.pyx` fills it."""


def written(node: Any, op: Callable[..., Any], values: Sequence[Any]) -> Closure:
    """`op(run, *values)`, of values that are written out."""
    return lambda f, _n=node: op(f[0], *values)  # type: ignore[misc]


def strict(node: Any, op: Callable[..., Any], parts: Sequence[Closure]) -> Closure:
    """`op(run, *values of parts)`, one part evaluated after the other."""
    match parts:
        case [a, b]:
            return lambda f, _n=node: op(f[0], a(f), b(f))  # type: ignore[misc]
        case [a]:
            return lambda f, _n=node: op(f[0], a(f))  # type: ignore[misc]
    return lambda f, _n=node: op(f[0], *[part(f) for part in parts])  # type: ignore[misc]


def together(node: Any, op: Callable[..., Any], values: Closure) -> Closure:
    """`op(run, *values)`, of parts that are evaluated beside one another."""
    return lambda f, _n=node: op(f[0], *values(f))  # type: ignore[misc]


def in_order(parts: Sequence[Closure]) -> Callable[[list[Any]], list[Any]]:
    """The values of parts, one evaluated after the other."""
    if len(parts) == 1:
        only = parts[0]
        return lambda f: [only(f)]
    return lambda f: [part(f) for part in parts]


def beside(parts: Sequence[Closure], overlap: tuple[list[int], list[int], bool]) -> Callable[[list[Any]], list[Any]]:
    """The values of parts that are evaluated beside one another where they may wait."""

    def values(f: list[Any]) -> list[Any]:
        state = f[0].state
        if state is None:
            return [part(f) for part in parts]
        found: list[Any] = state.siblings(f, parts, *overlap)
        return found

    return values


def choice(node: Any, test: Closure, body: Closure, orelse: Closure, truth: Callable[[Any, Any], bool]) -> Closure:
    """`body` where `test` gives what is true, else `orelse`."""

    def evaluate(f: list[Any], _n: Any = node) -> Any:
        value = test(f)
        if value is True or (value is not False and truth(f[0], value)):
            return body(f)
        return orelse(f)

    return evaluate
