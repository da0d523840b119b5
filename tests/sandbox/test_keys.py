"""Keys whose hashes collide are charged for what comparing them takes; objects of a program as keys."""

import asyncio

import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Policy, Sandbox

from .programs import executed

SANDBOX = Sandbox(policy=Policy.PROGRAMS)
M = 2**61 - 1


@pytest.mark.parametrize(
    "program",
    [
        "c = Counter()\nfor i in range(3_000): c[Decimal(i) / 7] += 1\nlen(c)",
        "c = Counter()\nfor i in range(3_000): c[Decimal(i) / 7, i] += 1\nlen(c)",
        "s = {Decimal(i) / 7 for i in range(1_500)}\nt = {Decimal(i) / 7 for i in range(1_500, 3_000)}\nlen(s | t)",
        "s = {(x, y) for x in range(-20, 40) for y in range(-25, 25)}\nlen(s | {(x + 1, y) for x, y in s}) - 50",
    ],
)
def test_keys_that_no_program_has_chosen_are_used_as_in_python(program: str) -> None:
    assert SANDBOX.run("from collections import Counter\nfrom decimal import Decimal\n" + program) == 3_000


def test_a_few_decimals_of_one_hash_are_keys_and_many_are_refused() -> None:
    program = (
        "from decimal import Decimal\nd = {{Decimal(i * {}): i for i in range({})}}\nsum(d[key] for key in [*d] * 3)"
    )
    assert SANDBOX.run(program.format(M, 10)) == 3 * sum(range(10))
    with pytest.raises(LimitExceeded, match="keys with the same hash take too long to compare"):
        SANDBOX.run(program.format(M, 200))


def test_many_decimals_of_one_hash_are_refused_over_the_runs_of_a_session() -> None:
    session = Sandbox(policy=Policy.PROGRAMS).session()
    session.run("from decimal import Decimal\nd = {}")
    for i in range(8):
        session.run(f"d[Decimal({i} * {M})] = 1")
    with pytest.raises(LimitExceeded, match="the same hash"):
        session.run(f"for i in range(8, 40): d[Decimal(i * {M})] = 1")


COUNTED = """\
class A:
    def __init__(self, n): self.n = n
    def __hash__(self):
        asked.append(self.n)
        return self.n % 7
    def __eq__(self, other): return self.n == other.n
asked = []
xs = [A(i) for i in range(40)]
s, t = set(xs), {A(i) for i in range(20, 60)}
d = dict.fromkeys(s)
asked.clear()
"""
AT_ONCE = [
    "s | t", "s & t", "s - t", "s ^ t", "s <= t", "s == t", "set(s)", "frozenset(d)", "s.union(t, d)",
    "s.intersection(xs)", "s.isdisjoint(t)", "dict.fromkeys(s)", "d | d", "d == dict(d)", "{*s, *t}", "{frozenset(s)}",
    "{(1, frozenset(s))}", "s.update(t)", "s.symmetric_difference_update(t)",
]  # fmt: skip


@pytest.mark.parametrize("operation", AT_ONCE)
def test_an_object_that_stands_in_a_table_is_not_asked_for_its_hash_again(operation: str) -> None:
    program = f"{COUNTED}{operation}\nlen(asked)"
    assert SANDBOX.run(program) == executed(program, {})


class Opaque:
    """A key of the host that compares what is its own."""

    def __init__(self, secret: object) -> None:
        self._secret = secret

    def __eq__(self, other: object) -> bool:
        return self._secret == other

    def __hash__(self) -> int:
        return 5


TOLD = """\
told = []
class A:
    def __hash__(self): return 5
    def __eq__(self, other):
        told.append(other)
        return True
"""


@pytest.mark.parametrize("secret", ["secret", 77, ("secret", 5), Opaque("secret")], ids=["str", "int", "tuple", "host"])
@pytest.mark.parametrize("look", ["A() in table", "table.get(A())", "table | {A(): 1}", "{A(): 1} == table"])
def test_what_a_key_of_the_host_compares_is_not_told_to_the_program(secret: object, look: str) -> None:
    sandbox = Sandbox({"table": {Opaque(secret): 1}}, policy=Policy.PROGRAMS)
    assert sandbox.run(f"{TOLD}found = {look}\nlen(told)") == 0


def test_objects_are_found_by_the_plain_keys_that_they_equal() -> None:
    program = f"{TOLD}d = {{A(): 1}}\n5 in d, d[5], A() in {{5}}, told.count(5)"
    assert SANDBOX.run(program) == executed(program, {}) == (True, 1, True, 3)


def test_a_set_of_objects_that_cannot_change_has_a_hash() -> None:
    program = f"{TOLD}s = frozenset([A()])\nhash(s) == hash(frozenset([A()])) == hash(frozenset(s))"
    assert SANDBOX.run(program) is executed(program, {}) is True


FICKLE = """\
from collections import OrderedDict
import functools
class A:
    def __init__(self, n): self.n = n
    def __hash__(self): return 1
    def __eq__(self, other):
        if act: act.pop()()
        return bool(turns) and turns.pop()
act, turns, d = [], [], OrderedDict({i: i for i in range(50)})
"""
ORDERED = [
    "d[A(1)] = 1", "d.pop(A(1), 0)", "d.setdefault(A(1))", "d.move_to_end(A(1))", "del d[A(1)]", "d.update({A(1): 1})",
    "d.update([(A(1), 1)])", "d |= {A(1): 1}", "d | {A(1): 1}", "{A(1): 1} | d", "OrderedDict({A(1): 1})",
    "OrderedDict([(A(1), 1)])", "OrderedDict.fromkeys([A(1)])", "OrderedDict.fromkeys({A(1)})", "d[1, (A(1),)] = 1",
    "d[frozenset([A(1)])] = 1",
]  # fmt: skip


@pytest.mark.parametrize("operation", ORDERED)
def test_no_function_of_a_program_compares_the_keys_of_an_ordered_dict(operation: str) -> None:
    program = f"{FICKLE}act.append(lambda: d.clear())\n{operation}"
    with pytest.raises(EvaluationError, match="no keys of an OrderedDict: use a dict"):
        SANDBOX.run(program)


def test_an_ordered_dict_is_asked_for_an_object_as_in_python() -> None:
    program = f"{FICKLE}turns += [True] * 3\nA(1) in d, d[A(1)], d.get(A(1)), d.get(A(1)), A(1) in d"
    assert SANDBOX.run(program) == executed(program, {}) == (True, 1, 1, None, False)


CACHED = """\
given = []
@functools.lru_cache(maxsize=3)
def f(x):
    given.append(x.n)
    return x.n
def more():
    act.append(lambda: [f(A(n)) for n in range(100, 130)])
"""


def test_comparing_the_keys_of_a_cache_may_change_the_cache() -> None:
    program = f"{FICKLE}{CACHED}xs = []\nfor n in range(60):\n  more()\n  xs.append(f(A(n)))\nxs"
    assert SANDBOX.run(program) == list(range(60))


def test_a_cache_forgets_what_was_asked_for_first() -> None:
    program = f"{FICKLE}{CACHED}k = [A(n) for n in range(9)]\n[f(k[i]) for i in (0, 1, 2, 0, 3, 1, 0, 4)], given"
    assert SANDBOX.run(program) == executed(program, {})


FILLING = [
    "s.add(A(3))", "s.add(1)", "s.update({A(3)})", "s.update([1])", "s |= {A(3)}", "s ^= {A(3)}",
    "s.symmetric_difference_update([A(3)])", "s.symmetric_difference_update(t.add(9) or A(3) for t in [set()])",
]  # fmt: skip


@pytest.mark.parametrize("operation", FILLING)
@pytest.mark.parametrize("inside", ["s.add(A(4))", "s.add(2)", "s.update([A(4)])", "s.update({A(4)})"])
def test_comparing_the_items_of_a_set_adds_nothing_to_it(operation: str, inside: str) -> None:
    """CPython (gh-141805) would count one place twice, and read memory that is not its own."""
    program = f"{FICKLE}s = {{A(1), A(2)}}\ns.pop()\nact.append(lambda: {inside})\n{operation}"
    with pytest.raises(EvaluationError, match="comparing the items of a set"):
        SANDBOX.run(program)
    with pytest.raises(EvaluationError, match="comparing the items of a set"):
        asyncio.run(SANDBOX.arun(program))


def test_comparing_the_items_of_a_set_may_change_others_and_take_items_out() -> None:
    changed = "s, t = {A(1), A(2)}, set()\nact += [s.clear, lambda: t.add(A(9)), s.pop]\ns.add(A(3))"
    program = f"{FICKLE}{changed}\nlen(s), len(t)"
    assert SANDBOX.run(program) == executed(program, {})


def test_a_session_remembers_that_functions_compare_items() -> None:
    session = SANDBOX.session()
    session.run(f"{FICKLE}s = {{A(1), A(2)}}\ns.pop()\n0")
    with pytest.raises(EvaluationError, match="comparing the items of a set"):
        session.run("act.append(lambda: s.add(5))\ns.add(1)")
