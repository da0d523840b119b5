"""Every node that looks at what a value holds says so, and what stands behind it changes nothing that it looks at.

Each kind of node of the intermediate representation stands in a function that waits for a call and then looks at `m`.
That it looks is shown by CPython, for which the function gives something else where `m` holds something else.
"""

import random
from collections.abc import Iterator

import pytest

from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.awaiting import Kept
from lightfc_sandbox.checking.shared_statements import Shared
from lightfc_sandbox.effects import READS, TOUCH
from lightfc_sandbox.errors import ExpressionError
from lightfc_sandbox.evaluation.iterables import below

from .orders import ORDERS, SANDBOX, difference, python
from .programs import PROFILES, program

READING: dict[type[ir.Node], str] = {
    ir.Op: "r = f'{rd(1)}{m}'", ir.Display: "r = {rd(1): 1, **dict(enumerate(m))}", ir.Binary: "r = [rd(1)] + m",
    ir.Chain: "r = [rd(0)] < m < [9]", ir.Boolean: "r = rd(1) and m and 5",
    ir.Conditional: "r = 5 if rd(1) and m else 6",
    ir.Callee: "r = (rd(1) and m).count(*[4])",
    ir.Item: "r = m[rd(0) - 1]", ir.Attribute: "r = (rd(1), m.count)[1](4)", ir.HostCall: "r = show(rd(1) and 1, m)",
    ir.BuiltinCall: "r = max(rd(1), len(m) + 9)", ir.MethodCall: "r = m.count(rd(1) + 1)",
    ir.Call: "r = (lambda x: sum(m))(rd(1))", ir.Store: "r = (q := [rd(1), *m])",
    ir.Comprehension: "r = [x for x in (rd(1) and m)]",
    ir.ItemTarget: "r = {}\nr[rd(1) and len(m)] = 1", ir.Unpacking: "r, *q = rd(1) and [m, *m]\nr = q",
    ir.Block: "rd(1) and 1\nr = [*m]", ir.Expression: "r = []\nr.append(rd(1) and sum(m))",
    ir.Change: "s = [rd(1)]\ndef inner():\n    nonlocal s\n    s += m\ninner()\nr = s",
    ir.Return: "return rd(1) and sum(m)", ir.AssignName: "r = rd(1) and sum(m)", ir.Assign: "r = q = rd(1) and sum(m)",
    ir.AugmentName: "r = [rd(1)]\nr += m", ir.AugmentItem: "r = {3: []}\nr[rd(1)] += m",
    ir.If: "if rd(1) and m: r = 1\nelse: r = 2", ir.While: "r = 0\nwhile rd(r) and len(m) > r: r += 1",
    ir.For: "r = 0\nfor x in rd(1) and m: r += x", ir.Try: "try: r = rd(1) and m[1]\nexcept IndexError: r = 0",
    ir.Yield: "def g():\n    yield rd(1) and sum(m)\nr = [*g()]",
}  # fmt: skip

HOLDING = frozenset({
    ir.Const, ir.Given, ir.Load, ir.FrameItself, ir.Work, ir.Function, ir.NameTarget, ir.Signal, ir.Refused, ir.Target,
})  # fmt: skip
"""What gives or names a value and does not look at it."""

OTHERS = frozenset({ir.Make, ir.MethodOut, Kept, Shared})
"""What needs types of the host, or in CPython an event loop, or is one of those that stand for more.

`test_touching_says_reading` holds for them as for all.
"""


def _kinds(of: type[ir.Node] = ir.Node) -> Iterator[type[ir.Node]]:
    for each in of.__subclasses__():
        yield each
        yield from _kinds(each)


def _root(text: str) -> ir.Node:
    _, root = SANDBOX.checked(SANDBOX.read(text))
    return root


def _function(body: str) -> str:
    lines = [f"    {line}" for line in body.split("\n")]
    return "\n".join(["def part():", *lines, *(["    return r"] if "return" not in body else [])])


def test_every_kind_of_node_is_known_here() -> None:
    assert {*_kinds()} == READING.keys() | HOLDING | OTHERS


@pytest.mark.parametrize("kind", READING, ids=lambda kind: kind.__name__)
def test_a_node_that_looks_at_a_value_says_so(kind: type[ir.Node]) -> None:
    function = _function(READING[kind])
    given = [python([f"m = {held}\n{function}\npart()"])[0][:2] for held in ("[4, 5]", "[]")]
    assert given[0] != given[1], "it looks at what the list holds"
    found = [each for each in below(_root(f"m = [4]\n{function}")) if type(each) is kind]
    assert any(each.mask & READS == READS for each in found)
    assert difference(f"m = [4, 5]\n{function}\n[part(), m.pop(), part(), m.append(7), part(), m]") is None


def test_touching_says_reading() -> None:
    rng = random.Random(0)
    for seed in range(150):
        try:
            root = _root(program(rng.randrange(10**6), [*PROFILES][seed % 5]))
        except (ExpressionError, SyntaxError):
            continue
        assert all(each.mask & READS == READS for each in below(root) if each.mask & TOUCH)


def test_calls_in_one_another_are_looked_through_once() -> None:
    text = "x = " + "rd(" * 60 + "1" + ")" * 60 + "\ny = str(x)\ny"
    assert len([*below(_root(text))]) < 200
    assert difference("x = " + "rd(" * 25 + "1" + ")" * 25 + "\nstr(x)", ORDERS[:1]) is None
