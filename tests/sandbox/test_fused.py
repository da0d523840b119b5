"""Closures that take the place of several: the same values, errors, places and charges as those that they stand for."""

import ast
import copy
from typing import Any

import pytest
from hypothesis import given, strategies as st

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox
from lightfc_sandbox.parsing.source import survey

from .programs import expected, outcome

_ITEMS: list[Any] = [
    0, 1, -7, 101, 2**62, 2**63 - 1, -(2**63), 2**70, 1.5, -0.0, float("nan"), float("inf"), True, False, None, "", "b",
    [1], (), {}, {"k": 1},
]  # fmt: skip
_TESTS = [
    "row['k'] {op} {c}", "{c} {op} row['k']", "row['k'] {op} {c} and row['p']", "row['p'] and row['k'] {op} {c}",
    "row['k'] {op} {c} and row['p'] {op} {c}", "{c} {op} row['k'] and row['p']",
    "row['k'] {op} {c} or row['p']", "row['k'] and row['p'] and row", "row['p']",
]  # fmt: skip
_BODIES = [
    "total += row['k']", "total += row['k'] * 2", "total += value", "total += value * 3", "total += value * 0.5",
    "total -= value", "own.append(row)", "own.append(row['k'])", "groups.setdefault(row['k'], []).append(row)",
    "groups.setdefault(row['p'], []).append(row['k'])", "groups.setdefault(row['k'], []).append(total)",
    "groups.setdefault('all', []).append(row)", "row.setdefault(row['k'], []).append(1)", "rows.append(row); break",
    "continue", "own.append(groups.setdefault(row['k'], []).append(row))",
    "groups = [groups]", "own = ()", "del value",
]  # fmt: skip
_AFTER = [
    "seen", "[row['k'] for row in own]", "[row['k'] for row in rows if {test}]",
    "[(row, seen) for row in rows if {test} if row]", "sorted(rows, key=lambda row: row['k'])",
    "own.sort(key=lambda row: row['k'])",
]  # fmt: skip


def _rows() -> st.SearchStrategy[list[Any]]:
    row = st.fixed_dictionaries({}, optional={"k": st.sampled_from(_ITEMS), "p": st.sampled_from(_ITEMS)})
    return st.lists(st.one_of(row, st.sampled_from([*_ITEMS, "row", [{"k": 1}]])), max_size=5)


@st.composite
def loops(draw: st.DrawFn) -> str:
    """Loops over rows of all types, of the shapes that have a closure of their own and of others near them."""
    test = draw(st.sampled_from(_TESTS)).format(
        op=draw(st.sampled_from(["==", "!=", "<", "<=", ">", ">="])),
        c=draw(st.sampled_from(["1", "1.5", "'b'", "None"])),
    )
    body = draw(st.sampled_from(_BODIES))
    loop = draw(
        st.sampled_from(["if {test}:\n        {body}", "{body}", "value = row['k']\n    if {test}:\n        {body}"])
    )
    lines = [
        "own, groups, value, seen = [], {}, 4, []",
        f"total = {draw(st.sampled_from(['0', '1.0', repr(2**62), 'None']))}",
        "for row in rows:\n    " + loop.format(test=test, body=body), "else:\n    seen.append(total)",
        draw(st.sampled_from([each.format(test=test) for each in _AFTER])), "(total, own, groups, seen, rows)",
    ]  # fmt: skip
    text = "\n".join(lines)
    return text if draw(st.booleans()) else text.rpartition("\n")[0].rpartition("\n")[0]


@given(loops(), _rows())
def test_loops_of_the_common_shapes_mean_what_python_means(text: str, rows: list[Any]) -> None:
    before = repr(rows)
    found = outcome(lambda: Sandbox({"rows": rows}, policy=Policy.PROGRAMS).run(text))
    assert repr(rows) == before
    # What a value does not offer, and a container inside itself, is no error that a text could catch.
    others = (("raised", "NotAllowed"), ("limit", "container_depth"))
    assert found in (expected(text, {"rows": copy.deepcopy(rows)}), *others)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("for row in rows:\n    if row['no'] > 1: pass", "row['no']"),
        ("for row in rows:\n    if row['n'] > 0 and row['no']: pass", "row['no']"),
        ("for row in rows:\n    if row['n'] > 'a': pass", "row['n'] > 'a'"),
        ("t = 0\nfor row in rows:\n    t += row['no']", "row['no']"),
        ("t = ''\nfor row in rows:\n    t += row['n']", "t += row['n']"),
        ("g = {}\nfor row in rows:\n    g.setdefault(row['no'], []).append(row)", "row['no']"),
        ("g = {}\nfor row in rows:\n    g.setdefault('a', []).append(row['no'])", "row['no']"),
        ("a = []\nfor row in rows:\n    a.append(nothing)\nnothing = 1", "nothing"),
        ("[row['no'] for row in rows]", "row['no']"),
        ("a = 1\nb = 2.5\nf'{b:>4} {b:x}'", "b"),
        ("a = 1\nb = None\nprint(f'{a} {b:>{a + 7}}')", "b"),
    ],
)
def test_errors_are_told_at_the_part_that_is_at_fault(text: str, place: str) -> None:
    with pytest.raises(EvaluationError) as caught:
        Sandbox({"rows": [{"n": 1}]}, policy=Policy.PROGRAMS).run(text)
    assert caught.value.span is not None
    assert text[caught.value.span.start : caught.value.span.end] == place


@pytest.mark.parametrize(
    "text",
    [
        "for i in range(100): pass",
        "for i in range(100):\n    if i > 200: pass",
        "for i in range(100):\n    if i >= 0 and i < 0: pass",
        "t = 0\nfor i in range(100): t += i * 2",
        "for i in range(200):\n    if i == 98: break\nfor i in range(1): pass",
    ],
)
def test_every_turn_is_a_step(text: str) -> None:
    """A loop of 100 turns passes with 100 steps, and not with 99."""
    Sandbox(policy=Policy.PROGRAMS, limits=Limits(steps=100)).run(text)
    with pytest.raises(LimitExceeded, match="steps"):
        Sandbox(policy=Policy.PROGRAMS, limits=Limits(steps=99)).run(text)


@pytest.mark.parametrize("body", ["own.append(i)", "groups.setdefault(row['k'], []).append(i)"])
def test_lists_that_grow_are_bounded(body: str) -> None:
    text = "own, groups, row = [], {}, {'k': 'a'}\nfor i in range(%d): " + body
    sandbox = Sandbox(policy=Policy.PROGRAMS, limits=Limits(sequence_items=50))
    sandbox.run(text % 50)
    with pytest.raises(LimitExceeded, match="sequence_items"):
        sandbox.run(text % 51)
    with pytest.raises(LimitExceeded, match="memory_bytes"):
        Sandbox(policy=Policy.PROGRAMS, limits=Limits(memory_bytes=3_000)).run(text % 100)


@pytest.mark.parametrize("limit", ["memory_bytes", "steps", "sequence_items"])
@pytest.mark.parametrize(
    "body",
    ["own.append(row)", "own.append([row])", "groups.setdefault(row['k'], []).append(row)",
     "groups.setdefault(row['k'], []).append(1)", "(own if row['n'] % 3 else rows).append(row)"],
)  # fmt: skip
def test_fused_loops_are_charged_as_others(body: str, limit: str) -> None:
    rows = [{"k": f"k{n % 3}", "n": n, "p": True} for n in range(150)]
    texts = [
        f"own, groups = [], {{}}\nfor row in list(rows):\n    if row['n'] > 20 and row['p']:\n        {each}\nlen(own)"
        for each in (body, f"{body}; 1")
    ]

    def ends(text: str, most: int) -> Any:
        limits = Limits(**{limit: most})
        return outcome(lambda: Sandbox({"rows": rows}, policy=Policy.PROGRAMS, limits=limits).run(text))

    for most in range(1, 9000, 331) if limit == "memory_bytes" else range(1, 320, 11):
        fused, apart = (ends(text, most) for text in texts)
        assert fused == apart


@pytest.mark.parametrize(
    "body", ["total += i * 2", "total += total", "total += row['k']", "total += i * 9223372036854775807"]
)
def test_sums_of_large_integers_are_bounded(body: str) -> None:
    text = f"total, row = 1, {{'k': {2**190}}}\nfor i in range({2**190}, {2**190} + 300):\n    {body}"
    with pytest.raises((LimitExceeded, EvaluationError)):
        Sandbox(policy=Policy.PROGRAMS, limits=Limits(int_bits=128)).run(text)


@pytest.mark.parametrize("text", ["a", "a.b[c:d](1, *e, k='v')", "x = [y for y in z if y]", "def f(a, b=1): return -a"])
def test_names_and_constants_are_measured_like_all_nodes(text: str) -> None:
    tree = ast.parse(text)

    def depth(node: ast.AST) -> int:
        return 1 + max(map(depth, ast.iter_child_nodes(node)), default=0)

    assert survey(tree, 10**6, 10**6)[1:] == (len(list(ast.walk(tree))), depth(tree))
