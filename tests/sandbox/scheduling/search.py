"""Looks for programs whose value depends on which call ends first: `python -m tests.sandbox.scheduling.search`.

Each program runs in a few orders and beside CPython; one that differs is made smaller and printed.
"""

import argparse
import ast
import signal
import sys
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from .orders import ORDERS, Order, difference
from .programs import PROFILES, program

SECONDS = 10
"""How much CPU time one program may take."""


class _Endless(BaseException):
    """A program has not ended."""


def orders_of(seed: int) -> Sequence[Order]:
    """The orders in which a program of a seed runs."""
    drawn: list[Order] = [(how, seed, "either") for how in ("any", "mixed", "few")]
    return [*ORDERS[:2], ORDERS[3 + seed % 2], *drawn]


def _told(text: str, orders: Sequence[Order], sessions: Sequence[bool]) -> str | None:
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        return difference(text, orders, sessions=sessions)
    except _Endless as error:
        # Some programs have no end in Python either.
        return None if any(each.name == "python" for each in traceback.extract_tb(error.__traceback__)) else "endless"
    except Exception as error:  # noqa: BLE001 - a fault of the sandbox
        return f"{type(error).__name__}: {error}"
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _smaller(text: str) -> Iterator[str]:
    """The same program with one thing less."""
    count = len([*ast.walk(ast.parse(text))])
    for place in range(count):
        for way in range(4):
            tree = ast.parse(text)
            node = [*ast.walk(tree)][place]
            for field, value in ast.iter_fields(node):
                for part in _ways(node, field, value, way):
                    setattr(node, field, part)
                    try:
                        made = ast.unparse(ast.fix_missing_locations(tree))
                        ast.parse(made)
                    except (SyntaxError, ValueError, AttributeError, TypeError):
                        made = text
                    if len(made) < len(text):
                        yield made
                    setattr(node, field, value)


def _ways(node: ast.AST, field: str, value: Any, way: int) -> Iterator[Any]:
    if isinstance(value, ast.expr) and way > 1:
        yield from _parts(value, way)
    elif isinstance(value, list):
        for position, each in enumerate(value):
            before, behind = value[:position], value[position + 1 :]
            if way == 0 and (before or behind or field != "body"):
                yield [*before, *behind]
            elif way == 1 and isinstance(getattr(each, "body", None), list) and not isinstance(each, ast.FunctionDef):
                yield [*before, *each.body, *behind]
            elif way > 1 and isinstance(each, ast.expr):
                yield from ([*before, part, *behind] for part in _parts(each, way))


def _parts(value: ast.expr, way: int) -> Iterator[ast.expr]:
    if way == 2:
        yield from (inner for inner in ast.iter_child_nodes(value) if isinstance(inner, ast.expr))
    elif not isinstance(value, ast.Constant):
        yield ast.Constant(1)


def smallest(text: str, orders: Sequence[Order], sessions: Sequence[bool], seconds: float) -> str:
    """A program that differs in the same part, as small as it gets in so many seconds."""
    until = time.monotonic() + seconds
    first = _kind(_told(text, orders, sessions))
    if "\n---\n" in text:
        return text
    while True:
        for each in _smaller(text):
            if time.monotonic() > until:
                return text
            if _kind(_told(each, orders, sessions)) == first:
                text = each
                break
        else:
            return text


def _kind(told: str | None) -> str | None:
    if told is None:
        return None
    parts = told.partition(": ")[2].split()
    return (
        f"{parts[2]} {parts[3] if parts[2] == 'failure' else ''}"
        if told.startswith("(") and len(parts) > 3
        else told[:9]
    )


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(arguments: Sequence[str]) -> int:
    """Search; the exit status says whether a program differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--programs", type=int, default=200_000)
    parser.add_argument("--profile", choices=[*PROFILES], help="one kind of programs only; without it each in its turn")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--most", type=int, default=10, help="stop after so many that differ")
    given = parser.parse_args(arguments)
    warnings.simplefilter("ignore")

    def endless(*_: Any) -> None:
        raise _Endless

    signal.signal(signal.SIGVTALRM, endless)
    began, counted, seed = time.monotonic(), Counter[str](), given.first
    for seed in range(given.first, given.first + given.programs):
        if time.monotonic() - began > given.seconds or counted["differ"] >= given.most:
            break
        profile = given.profile or [*PROFILES][seed % len(PROFILES)]
        text, orders, sessions = program(seed, profile), orders_of(seed), (seed // len(PROFILES) % 4 == 3,)
        told = _told(text, orders, sessions)
        counted[profile] += 1
        if told is not None:
            counted["differ"] += 1
            small = smallest(text, orders, sessions, 20)
            _say(f"==== {seed} ({profile}): {_told(small, orders, sessions)}\n{small}")
        if not counted.total() % 5_000:
            _say(f"{counted.total():,} programs, {counted['differ']} differ")
    _say(f"{dict(counted)}, the next seed is {seed + 1}, {time.monotonic() - began:,.0f} s")
    return bool(counted["differ"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
