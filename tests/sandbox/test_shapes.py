"""Closures that cover several nodes: the values, errors and places of those that each node has for itself."""

import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from benchmarks.basket import PROGRAMS, cpython
from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox
from lightfc_sandbox.evaluation import shapes
from lightfc_sandbox.evaluation.closures import CLOSURES

FAILING = {
    "operands": "xs = [1, 2, 'a']\nt = 0\nfor x in xs:\n    t += 1 + x * 2\n    t -= x - 1\nt",
    "comparison": "for x in [1, 2, None]:\n    if x + 0.5 < 3 and x > 0:\n        y = x\ny",
    "key": "d = {'a': {'b': 1}}\nt = 0\nfor k in ['a', 'c']:\n    t += d[k]['b']\nt",
    "index": "m = [[1, 2], [3]]\n[row[0] + row[1] for row in m]",
    "division": "i = 3\nwhile True:\n    i -= 1\n    j = 10 // i\n    k = j % i",
    "unbound": "def f(n):\n    if n > 1:\n        x = n\n    return x + n\n[f(3), f(2), f(1)]",
    "unbound global": "def f():\n    return [y * 2 for _ in range(3)]\nf()\ny = 1",
    "deleted": "x = 1\nfor i in range(3):\n    x + i\n    del x",
    "function": "def f(n):\n    return 1 / n\ndef g(n):\n    return f(n) + g(n - 1)\ng(3)",
    "after a call": "def f(n):\n    return n\n[f(1) + f('a') for _ in range(2)]",
    "arguments": "def f(a, b):\n    return a\nfor i in range(2):\n    f(i)",
    "arguments by name": "def f(a, b=1):\n    return a // b\nfor i in [1, 0]:\n    f(i, b=1) + f(b=i, a=1)",
    "missing argument": "def f(a, *, b):\n    return a\nfor k in [1, 2]:\n    f(1, b=2)\n    f(b=k)",
    "unknown argument": "def f(a):\n    return a\nfor k in [1, 2]:\n    f(a=k)\n    f(1, c=k)",
    "default": "def f(a, b=0):\n    return a // b\ndef g(a):\n    return f(a)\n[g(x) for x in [1]]",
    "spread arguments": "def f(a, b=1, **c):\n    return a // b\nfor t in [(1, 1), [1, 0]]:\n    f(*t, k=1)",
    "spread too many": "def f(a):\n    return a\nfor t in [(1,), (1, 2)]:\n    f(*t)",
    "spread keywords": "def f(a):\n    return a\nfor t in [{'a': 1}, {'b': 1}, {1: 2}]:\n    f(**t)",
    "names for no function": "for f in [dict, 3]:\n    f(a=1)",
    "no function": "for f in [len, 3]:\n    f([])",
    "method": "for x in [[], 3]:\n    x.append(x == 3)",
    "argument of a method": "d = {}\nfor x in [1, []]:\n    d.setdefault(x, []).append(x)",
    "field": "for row in [{'a': 1}, {}]:\n    if row['a'] > 0 and row['a'] != 3:\n        x = row['a']",
    "field compared": "for row in [{'a': 1}, {'a': ''}]:\n    row['a'] < 2",
    "field of no mapping": "t = 0\nfor row in [{'a': 1}, 3]:\n    t += row['a']",
    "field as element": "[row['a'] for row in [{'a': 1}, {}]]",
    "field from a generator": "sum(row['a'] for row in [{'a': 1}, {}])",
    "field as argument": "d = {}\nfor row in [{'a': 1}, {'b': 1}]:\n    d.setdefault(row['a'], []).append(row)",
    "field as key": "d = {}\nfor row in [{'a': 1}, {'a': []}]:\n    d.get(row['a'], 0)",
    "field of nothing": "def f(n):\n    xs = []\n    if n: row = {'a': 1}\n    xs.append(row['a'])\n[f(1), f(0)]",
    "builtin": "for x in ['', 1]:\n    len(x) + 1",
    "unpacking": "for a, b in [(1, 2), (3,)]:\n    a, b = b, a",
    "unpacking of three": "for row in [(1, 2, 3), [4, 5, 6], 'abc', (1, 2)]:\n    a, b, c = row",
    "unpacking in a loop": "for i, (a, *b) in enumerate([(1,), [2, 3], 'ab', ()]):\n    print(i, a, b)",
    "unpacking in a comprehension": "[a + c for row in [[(1, 2, 3)], [(4, 5)]] for a, b, c in row]",
    "unpacking into items": "xs = [0, 0]\nfor row in [(1, 2), (3,)]:\n    xs[1], xs[0] = row",
    "far variable": "def f(n):\n    return [[n // (i - j) for i in range(2)] for j in range(n)]\nf(2)",
    "far unbound": "def f():\n    return [[y for _ in range(2)] for _ in range(2)]\nf()\ny = 1",
    "slice": "for i in [1, 'a']:\n    [1, 2, 3][i:]",
    "item": "xs = [1]\nfor i in range(2):\n    xs[i] = xs[i - 1] + 1",
    "generator": "sum(10 // n for n in [2, 1, 0])",
    "hashed": "{x: 1 for x in [1, []]}",
    "text": "out = ''\nfor c in ['a', 1]:\n    out += c",
    "raised": "for x in [1, 2]:\n    try:\n        x + 'a'\n    except TypeError:\n        y = [][x]",
}


@pytest.fixture(params=["shapes", "single nodes"])
def covered(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Closures of shapes, and the same texts without them."""
    if request.param == "single nodes":
        monkeypatch.setattr(shapes, "SHAPES", {})
    way: str = request.param
    return way


def told(text: str) -> Any:
    """All that an error tells."""
    with pytest.raises(EvaluationError) as caught:
        Sandbox(policy=Policy.PROGRAMS).run(text)
    error = caught.value
    return error.exc_type, str(error), error.span, error.traceback


@pytest.mark.parametrize("text", FAILING.values(), ids=FAILING)
def test_a_failure_is_told_as_by_closures_of_single_nodes(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = told(text)
    monkeypatch.setattr(shapes, "SHAPES", {})
    assert told(text) == first


def test_programs_have_the_same_values_with_and_without_shapes(covered: str) -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS)
    for text in PROGRAMS.values():
        assert sandbox.run(text) == cpython(text)


def test_the_prepared_closures_are_those_of_the_templates() -> None:
    """What the package holds is what `python sandbox/templates` writes."""
    CLOSURES.load()
    templates = Path(__file__).parents[2] / "sandbox" / "templates"
    assert subprocess.run([sys.executable, templates, "--check"], check=False).returncode == 0


LEAVES = ["a", "1", '"s"', "1.5", "f(a)", "a[b]", "a[0]", "a[f(b)]", "a + 1", "a - b", "2 ** 40", "g"]
"""Parts of every kind."""

VALUES = [
    "{0} {op} {1}", "({0}, {1})", "[{0}, {1}, {0}]", "[{0} for a in {1} if {0}]", "{{{0}: {1} for a, b in {0}}}",
    "{{{0} for a in {1} for b in a if b}}", "sum({0} for a[0] in {1})", "{0} if {1} != {0} else {1}",
    "{0} and {1} or {0}", "{0} < {1} <= {0}", "f({1}, {0})", "f({0}, {1}, {0})", "h({0}, {1})",
    "len({0}) + max({0}, {1})", "{0}.get({1}, {0})", "{0}.upper()", "{0}.index({1})", "(not {0}, -{1})",
    "f'{{ {0} }} and {{ {1} }}'", "{0}[{1}:]", "{0}[{1}]", "({0} in {1}, {0} is {1})", "sorted({0})",
]  # fmt: skip

STATEMENTS = [
    *(f"x = {value}" for value in VALUES), "x += {0}", "x[{0}] {op}= {1}", "x[{0}] = {1}", "x, a = {0}, {1}",
    "x[{0}], a[{1}] = {1}, {0}", "x, a = {0}", "x = a = {0}", "x.append({0})", "if {0} < {1}: x = {0}",
    "if {0} == {1}: x = {0}\n  else: a", "while {0} > {1}: x = {0}; break", "for x in {0}: a = {0}; f({1})",
    "for x, a in {0}: continue", "for x[0] in {0}: break",
    "for x in {0}:\n   if {1}: break\n   elif {0} >= {1}: continue\n   else: a; f(a); b = a; x = b",
]  # fmt: skip

WITHIN = {
    "function": ("def run(a, b, x):\n  {0}", [*STATEMENTS, "if {0} == {1}: return {0}\n  else: a"]),
    "loop": ("for k in d:\n  {0}", STATEMENTS),
    "comprehension": ("[lambda a: [{0} for x in a]]", VALUES),
}


@pytest.mark.parametrize(("around", "holders"), WITHIN.values(), ids=WITHIN)
def test_every_node_has_a_shape_that_is_prepared_or_none(around: str, holders: list[str]) -> None:
    sandbox = Sandbox({"h": lambda *args: 1}, policy=Policy.PROGRAMS)
    known = "g = 1\ndef f(*args): return g\na = b = x = d = []\n"
    count = len(LEAVES)
    for number, (holder, position, step) in enumerate(product(holders, range(count), (0, 1, 5))):
        first, second = LEAVES[position], LEAVES[(position + step) % count]
        text = holder.replace("{op}", OPERATORS[number % len(OPERATORS)])
        assert sandbox.check(known + around.format(text.format(f"({first})", f"({second})"))).direct


OPERATORS = ["+", "-", "*", "/", "//", "%", "&", "|", "^", ">>", "<<", "**"]


KEYS = [
    "(1, 2)", "(1, True)", "(1.0, 2)", "(0, -0.0)", "(None, 1)", "()", "(1,)", "(1, 'a')", "('a', 'b')", "((1, 2), 3)",
    "tuple(range(7))", "tuple(range(8))", "tuple(range(40))", "(2 ** 200, 1)", "(float('nan'), 1)", "(1, 2 + 0j)",
]  # fmt: skip


def test_tuples_are_keys_as_in_python(covered: str) -> None:
    program = """
found = []
known = {(1, 2): 'one', (1, 1): 'two'}
keys = [%s]
for key in keys:
    found.append(key in known)
    known[key] = len(found)
    found.append(known[key])
    found.append((key in known, key not in known, known.get(key)))
result = found
result
"""
    text = program % ", ".join(KEYS)
    assert Sandbox(policy=Policy.PROGRAMS).run(text) == cpython(text)


@pytest.mark.parametrize("key", ["([], 1)", "(1, {})", "([],)"])
def test_a_tuple_without_a_hash_is_no_key(key: str, covered: str) -> None:
    text = f"d = {{}}\nfor i in range(3):\n    d[{key}] = i"
    assert told(text)[0] == "TypeError"


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("x = 1\nfor i in range(10**7):\n    x += i", "steps"),
        ("i = 0\nwhile True:\n    i += 1", "steps"),
        ("def f(n):\n    return f(n + 1)\nf(0)", "recursion"),
        ("def f(n):\n    return f(n - 1) + f(n - 1) if n else 1\nf(40)", "steps"),
        ("xs = []\nwhile True:\n    xs.append(xs)", "memory_bytes"),
        ("x = 3\nwhile True:\n    x = x * x", "int_bits"),
        ("x = 'ab'\nwhile True:\n    x = x + x", "string_chars"),
        ("xs = [1] * 400\nys = []\nwhile True:\n    ys.append(xs[1:])", "memory_bytes"),
        ("[j for i in range(10**6) for j in range(10**6)]", "memory_bytes"),
        ("sum(i for i in range(10**9))", "steps"),
        ("d = {}\ni = 0\nwhile True:\n    i += 1\n    d[i] = f'{i} {i}'", "memory_bytes"),
    ],
)
def test_a_limit_holds_by_both(text: str, limit: str, covered: str) -> None:
    limits = Limits(steps=100_000, memory_bytes=2_000_000, recursion=200, time_s=30)
    with pytest.raises(LimitExceeded) as caught:
        Sandbox(policy=Policy.PROGRAMS, limits=limits).run(text)
    assert caught.value.limit in (limit, "sequence_items")


def test_loops_in_one_another_deeper_than_what_python_compiles_are_evaluated() -> None:
    loops = " ".join(f"for v{number} in [1]" for number in range(12))
    nested = f"[[1 {loops}] {loops}]"
    text = f"def once():\n    return {nested}\n[once() for i in range(250)][-1]"
    for _ in range(2):
        assert Sandbox(policy="programs").run(text) == [[1]]


@pytest.mark.parametrize("written", ["[]", "[1, 2]", "[1, 2, 3, 4, 5]", "{'a': 1}", "{1, 2, 3}"])
def test_what_is_written_out_is_made_anew_each_time(written: str, covered: str) -> None:
    """Else a change of one would be a change of all."""
    text = f"def f():\n    'One.'\n    return {written}\nmade = [f(), f()] + [{written} for _ in range(2)]\n"
    text += "[a is b for a in made for b in made].count(True)"
    assert Sandbox(policy=Policy.PROGRAMS).run(text) == 4
