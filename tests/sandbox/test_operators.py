"""Every operator between values of every two plain types: the value or the type of error that CPython has."""

import enum
import re
from typing import Any, NamedTuple

import numpy as np
import pytest

from lightfc_sandbox import LimitExceeded, Policy, Sandbox

from .programs import AT_LEISURE, executed

_VALUES = [
    "2", "1.5", "True", "None", "'ab'", "b'ab'", "[1, 2]", "(1, 2)", "P(1, 2)", "range(3)", "{1, 2}", "frozenset({2})",
    "{'a': 1}", "{'a': 1}.keys()", "{'a': 1}.items()", "Counter('aab')", "Counter(a=1, b=-2)", "OrderedDict(a=1)",
    "defaultdict(int, a=2)", "deque([1, 2], 3)", "bytearray(b'ab')",
]  # fmt: skip
_COMPARISONS = ["==", "!=", "<", "<=", ">", ">=", "in"]
_OPERATORS = ["+", "-", "*", "/", "//", "%", "**", "<<", ">>", "|", "&", "^", "@"]
_ERRORS = ["TypeError", "KeyError", "AttributeError", "ValueError", "ZeroDivisionError"]

_TEXT = """\
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
P = namedtuple('P', 'x y')
def show(r):
    kinds = [isinstance(r, kind) for kind in (list, tuple, set, frozenset, dict, Counter, deque)]
    shown = sorted(r, key=str) if isinstance(r, (set, frozenset)) else r
    return kinds, list(shown.items()) if isinstance(shown, dict) else repr(shown)
def tried(act, a, b):
    try:
        return show(act(a(), b()))
    {excepts}
def operator(a, b):
    return a {op} b
def in_place(a, b):
    {in_place}
    return a
values = [{values}]
[[tried(act, a, b) for a in values for b in values] for act in (operator, in_place)]
"""


@pytest.mark.parametrize("op", [*_COMPARISONS, *_OPERATORS])
def test_operators_between_all_types_mean_what_python_means(op: str) -> None:
    excepts = "\n    ".join(f"except {error}: return {error!r}" for error in _ERRORS)
    in_place = f"a {op}= b" if op in _OPERATORS else "pass"
    values = ", ".join(f"lambda: {value}" for value in _VALUES)
    text = _TEXT.format(excepts=excepts, op=op, in_place=in_place, values=values)
    found, right = Sandbox(policy=Policy.PROGRAMS, limits=AT_LEISURE).run(text), executed(text, {})
    for one, other in zip(found, right, strict=True):
        assert dict(enumerate(one)) == dict(enumerate(other))


_EDGES = [sign * (1 << bits) + more for bits in (0, 1, 5, 29, 30, 60, 63) for sign in (1, -1) for more in (-1, 0, 1)]
_BITS = """\
edges = {edges}
def tried(act, a, b):
    try:
        return act(a, b)
    except ValueError as error:
        return str(error)
def operator(a, b):
    return a {op} b
def in_place(a, b):
    a {op}= b
    return a
def item(a, b):
    box = [a]
    box[0] {op}= b
    return box[0]
[tried(act, a, b) for act in (operator, in_place, item) for a in edges for b in edges if b < 100 or {op!r} != '<<']
"""


@pytest.mark.parametrize("op", ["<<", ">>", "|", "&", "^"])
def test_bits_of_integers_are_those_of_python(op: str) -> None:
    text = _BITS.format(op=op, edges=_EDGES)
    assert Sandbox(policy=Policy.PROGRAMS, limits=AT_LEISURE).run(text) == executed(text, {})


class _Tone(enum.Enum):
    LOW = 1


class _Pair(NamedTuple):
    a: Any = 1
    b: Any = 2


_CONTEXT: dict[str, Any] = {"tone": _Tone.LOW, "pair": _Pair(), "mixed": _Pair(3, _Tone.LOW)}
_NESTED = [
    "3", "'a'", "None", "tone", "pair", "mixed", "(1, 2)", "(3, tone)", "{1}", "frozenset({1})",
    "{tone}", "{1: 2}.keys()", "Counter()", "Counter(a=0)", "OrderedDict(a=tone)", "{'a': tone}", "[3, tone]",
    "(deque([tone]),)", "Decimal(3)", "np.int64(3)", "np.float64(3)", "np.float64(4)",
]  # fmt: skip
"""What a container can hold beside plain data, so that CPython cannot compare it at once."""

_NESTED_TEXT = """\
from collections import Counter, OrderedDict, deque
from decimal import Decimal
def tried(act, a, b):
    try:
        return bool(act(a(), b()))
    except TypeError:
        return 'TypeError'
acts = [lambda a, b: [a, tone] {op} [b, tone], lambda a, b: (a, 1) {op} (b, 2), lambda a, b: [[a]] {op} [[b], (1, 2)]]
acts += [lambda a, b: {{1: a}} {op} {{1: b}}, lambda a, b: deque([tone, a]) {op} deque([tone, b])]
acts.append(lambda a, b: [a, b].index(b) {op} [[b, a].count(a)])
[[tried(act, a, b) for act in acts] for a, b in [{pairs}]]
"""


@pytest.mark.parametrize("op", _COMPARISONS)
def test_containers_of_what_cannot_be_compared_at_once_compare_as_pythons(op: str) -> None:
    # numpy would take a sequence for an array.
    pairs = [
        (a, b)
        for a in _NESTED
        for b in _NESTED
        if not ("np." in a + b and (op == "in" or re.search(r"\(1|\(3,|tone\b|pair|mixed|Dec", a + b)))
    ]
    text = _NESTED_TEXT.format(op=op, pairs=", ".join(f"(lambda: {a}, lambda: {b})" for a, b in pairs))
    sandbox = Sandbox(_CONTEXT, policy=Policy.PROGRAMS, limits=AT_LEISURE)
    found, right = sandbox.run(text), executed(text, {**_CONTEXT, "np": np})
    assert dict(zip(pairs, found, strict=True)) == dict(zip(pairs, right, strict=True))


@pytest.mark.parametrize("op", ["==", "!="])
@pytest.mark.parametrize("value", ["np.int64(3)", "np.float64(np.nan)", "np.array([1, 2])", "np.array([[np.nan]])"])
@pytest.mark.parametrize("other", ["None", "''", "b'x'", "{3}", "{3: 1}", "frozenset({1, 2})"])
def test_what_numpy_holds_is_unequal_to_what_is_no_number(value: str, op: str, other: str) -> None:
    for text in (f"{value} {op} {other}", f"{other} {op} {value}"):
        assert np.array_equal(Sandbox().run(text), eval(text, {"np": np}))


_WRITTEN = [
    "2 ** 10", "10 ** 9", "2 ** 63", "2 ** 64", "2 ** 200", "0 ** 0", "(-1) ** 3", "-2 ** 2", "2 ** -1", "60 * 60 * 24",
    "1 - 5", "1 - -5", "9223372036854775807 + 1", "18446744073709551615 * 2", "True + True", "1 + 1.5", "7 // 2 * 3",
    "1 << 70", "5 % 3", "1 + 2 == 3", "2 * 3 ** 2",
]  # fmt: skip


@pytest.mark.parametrize("text", _WRITTEN)
def test_operators_on_numbers_that_are_written_out_mean_what_python_means(text: str) -> None:
    wanted = eval(text)
    for policy in (Policy.EXPRESSIONS, Policy.PROGRAMS):
        value = Sandbox(policy=policy).run(text)
        assert (type(value), value) == (type(wanted), wanted)


@pytest.mark.parametrize("text", ["10 ** 10 ** 10", "2 ** 9999999", "9 ** 9 ** 9 ** 9", "0 + 9 ** 99999"])
def test_powers_that_are_written_out_are_bounded(text: str) -> None:
    for written in (text, f"[{text} for _ in range(3)]", f"lambda: {text}"):
        sandbox = Sandbox()
        program = sandbox.check(written)
        if not written.startswith("lambda"):
            with pytest.raises(LimitExceeded, match="int_bits"):
                sandbox.run(program)
