"""All shapes that a program can ask for, and the modules that have their code."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

import calls
import operators
import statements
from lightfc_sandbox.evaluation.call_closures import methods_named
from lightfc_sandbox.evaluation.closures import ROOMS
from lightfc_sandbox.evaluation.shapes import (
    ALONE,
    ARGUMENTS,
    BOUND,
    FEW,
    GIVEN,
    HANDED,
    INDEX,
    LESS,
    LOCAL,
    MAX_JOINED,
    MAX_PARTS,
    NATIVE,
    NOTHING,
    OPERANDS,
    OUTER,
    OWNER,
    OWNER_OF_FIELDS,
    PLACE,
    PLAIN_METHODS,
    Kinds,
)
from lightfc_sandbox.evaluation.statement_shapes import AUGMENTED, MAX_IN_LOOP
from native import native_module
from writer import Key, written

_ = calls, operators, statements  # fill the table of what writes

WRITTEN = "written by `python sandbox/templates`: change that, and not this"

NAMES = f'''\
"""The names that the closures of all shapes know, {WRITTEN}."""

# mypy: ignore-errors

# CPython finds what a module has of its own sooner than what is built in.
from builtins import abs, chr, dict, float, id, int, len, list, map, ord, range, set, str, tuple, type

from lightfc_sandbox.checking.scope import DELETED, UNBOUND
from lightfc_sandbox.errors import Foreign
from lightfc_sandbox.evaluation.loops import BREAK, CONTINUE, charge_turns, charge_growth
from lightfc_sandbox.evaluation.outward import handed
from lightfc_sandbox.evaluation.shapes import OF_BITS
from lightfc_sandbox.evaluation.targets import assign
from lightfc_sandbox.stdlib.calling import call_named, call_other, call_spread, call_value, deeper
from lightfc_sandbox.stdlib.containers import refuse_item, set_item
from lightfc_sandbox.stdlib.operands import PLAIN, truth
from lightfc_sandbox.stdlib.subscripts import make_slice
from lightfc_sandbox.values.copying import adopt
from lightfc_sandbox.values.iteration import iterate
from lightfc_sandbox.values.kinds import ATOMS, TextFunction
from lightfc_sandbox.values.lazy import lazily
from lightfc_sandbox.values.plain import check_key, is_row
'''

HEAD = f'''\
"""Closures of shapes, {WRITTEN}.

`CLOSURES` has for each shape the code, and for each of its lines the place in the nodes that can fail there.
"""

# mypy: ignore-errors

CLOSURES = {{}}
'''


def any_of(kinds: Kinds) -> list[Key]:
    """What a part may be that has one of `kinds`, or a closure of its own."""
    return [*sorted(kinds), "closure"]


def each_of(*kinds: Kinds) -> Iterator[tuple[Key, ...]]:
    """All that several parts may be."""
    return product(*map(any_of, kinds))


def up_to(most: int, kinds: Kinds = NOTHING, least: int = 0) -> Iterator[tuple[Key, ...]]:
    """The same of any number of parts up to the most; of many, each has a closure of its own."""
    for count in range(least, most + 1):
        yield from each_of(*[kinds if count <= FEW else NOTHING] * count)


def few(least: int = 0) -> Iterator[tuple[Key, ...]]:
    """The same of values that are only handed on, of which there may be any number."""
    yield from up_to(MAX_PARTS, HANDED, least)
    yield ("many",)


def compared(operands: dict[str, tuple[Kinds, Kinds]]) -> Iterator[Key]:
    """Operators with their operands."""
    for symbol, (left, right) in operands.items():
        for a, b in each_of(left, right):
            if a != "int" or b != "int":
                yield "binary", symbol, a, b


BOOLEANS = [(kind, *parts) for kind in ("and", "or") for parts in up_to(MAX_PARTS, least=2)]

TESTS = ["local", "closure"]

BEFORE = ["assign", "acting", "signalling"]

KEEPING = [*BEFORE, "keep"]


def blocks(most: int, least: int = 1) -> Iterator[tuple[Key, ...]]:
    """Statements one after the other."""
    for count in range(least, most + 1):
        yield from product(*[BEFORE] * (count - 1), (*BEFORE, "return"))


def expressions() -> Iterator[Key]:
    """The shapes of operators, special forms, items and displays."""
    yield from compared(OPERANDS)
    yield from (("value", kind) for kind in ("constant", "local", "outer", "far"))
    yield "store", "closure"
    yield from (("strict", *parts) for parts in few())
    yield from ((kind, part) for kind in ("minus", "shown", "sliced") for part in any_of(HANDED))
    yield "not", "closure"
    yield from (("joined", *parts) for parts in up_to(MAX_JOINED, least=1))
    yield from BOOLEANS
    yield from (("conditional", test, *parts) for test in TESTS for parts in each_of(NOTHING, NOTHING))
    for first, second in product(LESS.values(), repeat=2):
        yield from (("chain", "closure", first, middle, second, "closure") for middle in any_of(BOUND))
    yield from (("item", *parts) for parts in each_of(OWNER, INDEX))
    yield from (("stored", *parts) for parts in up_to(MAX_PARTS, least=1))
    yield from ((kind, of) for kind in ("items", "part") for of in any_of(BOUND))
    yield from ((kind, owner) for kind in ("attribute", "callee", "fields") for owner in any_of(OWNER_OF_FIELDS))
    for left_out in product((False, True), repeat=3):
        yield from (("slice", left_out, *["closure"] * 4) for _ in "x")
    yield from (("list", *parts) for parts in few())
    yield from ((kind, *parts) for kind in ("tuple", "record") for parts in few(least=1))


def calls_of() -> Iterator[Key]:
    """The shapes of calls."""
    for count, kinds in enumerate(ARGUMENTS):
        yield from (("call", *parts) for parts in each_of(OUTER, *[kinds] * count))
    yield from (("call", callee, kind) for callee in any_of(OUTER) for kind in ("many", "named", "spread"))
    yield from (("host", *parts) for parts in up_to(MAX_PARTS, HANDED))
    yield from (("named", kind) for kind in ("fresh", "plain"))
    yield from (("fresh", *parts) for parts in up_to(MAX_PARTS))
    for name, count in sorted(NATIVE):
        yield from (("native", name, *parts) for parts in each_of(*[LOCAL] * count))
    for name, count in [*sorted(PLAIN_METHODS.items()), ("get", 1), ("get", 2), ("told", 0), ("changed", 0)]:
        for parts in each_of(LOCAL, *GIVEN[:count]):
            yield "method", name, count, methods_named(name)[1], *parts
    for count, changing in product(range(MAX_PARTS + 1), (False, True)):
        for parts in each_of(LOCAL, *(ALONE if count == 1 else [NOTHING] * count)):
            yield "method", None, count, changing, *parts


def statements_of() -> Iterator[Key]:
    """The shapes of statements, loops and comprehensions."""
    yield from (("block", only) for only in ("assign", "acting", "keep", "return"))
    yield from (("block", *parts) for parts in blocks(MAX_PARTS, 2))
    yield from (("body", *parts) for parts in blocks(MAX_PARTS))
    for test in TESTS:
        yield "if", test, "return"
        yield "if", test, "nothing"
        yield "if", test, "nothing", "signalling"
        for inside in KEEPING:
            yield "if", test, inside
            yield "if", test, inside, "signalling"
    yield from (("if", test, "return", "signalling") for test in TESTS)
    for symbol in ("op", "+", "-", "*", "/", "//", "%", "bits"):
        yield from (("augment", symbol, "local", right) for right in any_of(OPERANDS[symbol][1]))
    for symbol, values in {"op": NOTHING, **AUGMENTED}.items():
        yield from (("augment item", symbol, *parts) for parts in each_of(LOCAL, LOCAL, values))
    yield from (("set item", *parts) for parts in each_of(HANDED, LOCAL, PLACE))
    yield from (("each", *parts) for count in (2, MAX_PARTS) for parts in each_of(*[BOUND] * count))
    yield from (("each of",), ("all",))
    yield "each item", *["closure"] * 6
    yield from (("unpack", to) for to in ("names", "parts"))
    for to, most in MAX_IN_LOOP.items():
        yield from (("for", to, *parts) for count in range(1, most + 1) for parts in product(KEEPING, repeat=count))
    yield from (("while", test) for test in TESTS)
    yield from (("try", kind) for kind in ("alone", "else", "final"))
    for kind, filtered in product(("list", "set", "dict", "generator"), (False, True)):
        for to in [*((each,) for each in MAX_IN_LOOP), *product(("name", "parts"), repeat=2)]:
            yield "comprehension", kind, to, filtered, *["closure"] * (2 if kind == "dict" else 1)


def modules(folder: Path) -> dict[Path, str]:
    """The texts of the modules, by their paths in a folder."""
    rooms: dict[str, dict[Key, None]] = {}
    for key in [*expressions(), *calls_of(), *statements_of()]:
        rooms.setdefault(ROOMS[key[0]], {})[key] = None
    found = {folder / f"{room}.py": _module(keys) for room, keys in rooms.items()}
    found |= {folder / f"{room}.pyx": native_module(keys) for room, keys in rooms.items()}
    return {**found, folder / "__init__.py": NAMES}  # written last: its time says how old all are


def _module(keys: Iterable[Key]) -> str:
    text, places = [HEAD], dict[object, str]()
    for key in keys:
        code, own = written(key)
        if own not in places:
            places[own] = f"P{len(places)}"
            text.append(f"{places[own]} = {own!r}")
        text.append(f"{code}\nCLOSURES[{key!r}] = closure.__code__, {places[own]}")
    return "\n\n".join(text) + "\n"
