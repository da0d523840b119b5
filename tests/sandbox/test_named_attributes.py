"""`getattr` and `hasattr`: attributes that a value may not have, and methods, by their names."""

# ruff: noqa: E501 - long programs

import asyncio
from dataclasses import dataclass, field
from typing import Any

import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, OpenType, Policy, Sandbox

from .programs import by_name, compare_with_python
from .test_oracle import outcome


@dataclass
class Order:
    total: float
    items: list[str] = field(default_factory=list)
    owner: "Order | None" = None


class Page:
    """An object of the host that opens one field and one method."""

    def __init__(self) -> None:
        self.rows = 3
        self.secret = 1
        self.calls = 0

    def push(self, _value: Any) -> None:
        self.calls += 1


VALUES: dict[str, Any] = {
    "xs": [3, 1], "d": {"a": 1}, "n": 3, "word": "é", "nothing": None, "order": Order(2.5, ["a"], Order(1.0)),
}  # fmt: skip
PURE = Sandbox({"Order": Order} | VALUES)

SAME = [
    *(f"hasattr({owner}, {name!r})" for owner in VALUES for name in ("items", "upper", "append", "real", "nosuch")),
    *(f"getattr({owner}, {name!r}, 7)" for owner in VALUES for name in ("total", "real", "owner", "nosuch")),
    "getattr(order, 'total')", "getattr(n, 'imag')", "getattr(word, 'real')", "getattr(nothing, 'total')",
    "getattr(order.owner, 'owner', 5)", "getattr(getattr(order, 'owner'), 'total')", "getattr(n, 'nosuch', 1 / 0)",
    "[getattr(x, 'total', 0) for x in (order, n, None)]", "getattr(order, 'items')[0]",
    "[x for x in (n, word, order) if hasattr(x, 'total')]", "getattr(order, 'total', xs) + getattr(n, 'a', 0.5)",
]  # fmt: skip


@pytest.mark.parametrize("text", SAME)
def test_an_attribute_that_may_be_missing_is_read_as_python_reads_it(text: str) -> None:
    def wanted() -> Any:
        try:
            return eval(text, {"Order": Order} | VALUES)
        except Exception as error:
            raise EvaluationError(type(error).__name__, "", None, None) from error  # type: ignore[arg-type]

    assert outcome(lambda: PURE.run(text)) == outcome(wanted)
    assert outcome(lambda: asyncio.run(PURE.arun(text))) == outcome(wanted)


OPENED = Sandbox(
    {"page": Page(), "xs": [1]}, policy=Policy.PROGRAMS, types=[OpenType(Page, attributes=["rows"], methods=["push"])]
)


@pytest.mark.parametrize(
    "text",
    [
        "getattr(page, 'secret')", "getattr(page, 'secret', 1)", "hasattr(page, 'secret')", "getattr(page, 'push')(1)",
        "getattr(page, 'push', None)", "getattr(str, 'upper')",
        "import math\ngetattr(math, 'sqrt')", "import math\nm = math\ngetattr(m, 'sqrt')(4)",
        "getattr(page, '__dict__')",
        "hasattr(page, '__dict__')", "getattr(page, '_x', 1)", "name = 'rows'\ngetattr(page, name)",
        "getattr(page, 'ro' + 'ws')", "getattr(page, f'rows')", "getattr(*(page, 'rows'))", "getattr(page, *['rows'])",
        "getattr(page, 'rows', *[1])", "getattr(page, 'rows', default=1)", "getattr(page)", "hasattr(page, 'rows', 1)",
        "getattr(page, 'rows', 1, 2)", "map(getattr, [page], ['rows'])", "g = getattr\ng(page, 'rows')",
        "from builtins import getattr\ngetattr(page, 'rows')",
        *(
            "class A:\n    x = 1\n    def m(self): return 1\n" + text
            for text in (
                "getattr(page, 'ro' + 'ws')", "hasattr(page, 'ro' + 'ws')", "getattr(page, 'push')",
                "getattr(xs, '__cla' + 'ss__')", "getattr([], '_' * 2 + 'reduce__')()",
                "getattr(A(), '__dict' + '__')", "getattr(A, '__ba' + 'ses__', 1)", "getattr(A(), '__class__')",
                "hasattr(A(), '__init' + '__')", "getattr(A().m, '__fu' + 'nc__')", "getattr(page, '_x', 1)",
                "getattr(str, 'up' + 'per')", "import math\ngetattr(math, 'sq' + 'rt')",
                "getattr(ValueError(), 'ar' + 'gs')",
                "getattr(A(), '_' + '_class__')", "getattr(*(A(), 'x'))", "getattr(A(), *['x'])",
                "map(getattr, [A()], ['x'])",
            )
        ),
    ],
)  # fmt: skip
def test_only_listed_fields_are_read_by_names_that_are_written_out(text: str) -> None:
    with pytest.raises((ExpressionError, EvaluationError)) as caught:
        OPENED.run(text)
    assert isinstance(caught.value, ExpressionError) or caught.value.exc_type == "NotAllowed"


def test_a_listed_field_is_read_and_a_method_is_there() -> None:
    assert OPENED.run("getattr(page, 'rows'), getattr(page, 'rows', 9), hasattr(page, 'push')") == (3, 3, True)


def test_what_a_field_of_the_host_holds_is_changed_as_a_copy() -> None:
    order = Order(1.0, ["a"])
    sandbox = Sandbox({"Order": Order, "order": order}, policy=Policy.PROGRAMS)
    assert sandbox.run("getattr(order, 'items', []).append('b')\norder.items") == ["a", "b"]
    assert order.items == ["a"]


def test_a_name_of_the_text_or_of_the_context_is_meant_first() -> None:
    assert PURE.run("(lambda getattr: getattr(1, 'x'))(lambda a, b: b)") == "x"
    assert Sandbox({"getattr": lambda a, b: (a, b)}).run("getattr(1, 'x')") == (1, "x")


def test_a_call_below_is_not_made_before_the_field_is_read() -> None:
    async def later(value: Any) -> Any:
        await asyncio.sleep(0)
        return value

    sandbox = Sandbox({"Order": Order, "later": later, "order": Order(2.0)})
    assert asyncio.run(sandbox.arun("getattr(later(order), 'total', 0) + getattr(later(3), 'total', later(1))")) == 3.0


METHODS = by_name("""
# methods of plain values
word, xs = same('hello'), [3, 1]
told = [getattr(word, name)() for name in ('upper', 'title', 'islower')]
for name, args in (('append', (2,)), ('extend', ([5],)), ('sort', ())): getattr(xs, name)(*same(args))
f = getattr(xs, 'index')
told += [xs, f(5), getattr(word, 'nope', 'none'), hasattr(xs, 'append'), hasattr(xs, 'up' + 'per'), getattr(3, 're' + 'al')]
for name in ('nope', 'upper'):
    try:
        getattr(xs, name)
    except AttributeError as e:
        told.append(str(e))
told

# fields of named tuples
from collections import namedtuple
from typing import NamedTuple
P = namedtuple('P', 'x y')
class Q(NamedTuple):
    a: int
    def twice(self): return self.a * 2
p, q = P(1, same(2)), Q(3)
[getattr(p, name) for name in P._fields], [getattr(q, each)() if each == 'twice' else getattr(q, each) for each in ('a', 'twice')], getattr(p, 'ind' + 'ex')(2), hasattr(p, 'z')

# what is handed on
class Sorted:
    def __init__(self, items): self._items = sorted(items)
    def __getattr__(self, name): return getattr(self._items, name)
class Logged:
    def __init__(self, target): self._target, self.told = target, []
    def __getattr__(self, name):
        found = getattr(self._target, name)
        if not callable(found): return found
        def call(*args):
            self.told.append((name, args))
            return same(found(*args))
        return call
s, l = Sorted([3, 1]), Logged([1])
s.append(same(7))
l.append(2)
[s.index(3), s.count(7), l.pop(), l.told, [getattr(s, 'index')(each) for each in (1, 3)]]
""")


@pytest.mark.parametrize("text", METHODS.values(), ids=METHODS)
def test_methods_of_plain_values_are_read_by_name(text: str) -> None:
    compare_with_python(text)


def test_a_method_that_is_read_by_name_changes_nothing_of_the_host() -> None:
    xs = [1]
    text = "getattr(xs, 'app' + 'end')(2)\nf = getattr(xs, 'extend')\nf([3])\nxs"
    assert Sandbox({"xs": xs}, policy=Policy.PROGRAMS).run(text) == [1, 2, 3]
    assert xs == [1]
    for refused in ("getattr(xs, 'append')(2)", "getattr(xs, 'app' + 'end')(2)"):
        with pytest.raises((ExpressionError, EvaluationError)):
            Sandbox({"xs": xs}).run(refused)
    assert xs == [1]


def test_calls_have_no_attributes() -> None:
    with pytest.raises(ExpressionError, match="unknown name 'getattr'"):
        Sandbox({"x": 1}, policy=Policy.CALLS).run("getattr(x, 'real')")
