"""Containers that calls have made, or that the host gives, changed while others read them: each sees what it should."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from lightfc import ToolManager
from lightfc_sandbox import OpenType, Policy, Sandbox

from .orders import ORDERS, difference

FEW = (ORDERS[0], ORDERS[1], ORDERS[7])

OF_CALLS = """
list(lst(1))
lst(1)
lst(1) + lst(2)
lst(1) * 2
2 * lst(1)
sorted(lst(1))
[x for x in lst(1)]
[*lst(1), rd(1)]
[[x] for x in lst(1)][0]
dct(1)['b']
[list(lst(1))][0]
(lst(1) if flag(1) else [])
set(lst(1))
{*lst(1)} | {7}
dict(zip(lst(1), lst(2)))
{x: 1 for x in lst(1)}
dct(1) | {}
""".strip().splitlines()
"""Containers which are not there yet."""

LOOKS = """
[str(c) for k in lst(2)]
str(c) + str(list(lst(2)))
(list(lst(2)), len(c))
[*c, *lst(2)]
[k for k in lst(2) if k in c]
{k: len(c) for k in lst(2)}
show(c, list(lst(2)))
sorted(lst(2), key=lambda k: len(c) * k)
rd(len(c)) + len(list(lst(2)))
""".strip().splitlines()
"""What reads one behind a call that is waited for."""

LISTS = ("c.append(9)", "c += [9]", "c += lst(3)", "c *= 2", "c[0] = 9", "c.extend(lst(3))", "c.clear()", "c.sort()")
SETS = ("c.add(9)", "c |= {9}", "c |= set(lst(4))", "c &= {2}", "c.discard(2)")
DICTS = ("c[9] = 9", "c |= {9: 9}", "c |= dct(3)", "c.update({1: 9})", "c.pop(1, None)")


@pytest.mark.parametrize("made", OF_CALLS)
def test_a_change_waits_for_those_that_read_before(made: str) -> None:
    changes = SETS if made.startswith(("set", "{*")) else DICTS if made.startswith(("dict", "{", "dct(1) ")) else LISTS
    for number, look in enumerate(LOOKS):
        change = changes[number % len(changes)]
        assert difference(f"c = {made}\nt = {look}\n{change}\n[t, c]", FEW) is None
        assert difference(f"c = {made}\nprint({look})\n{change}\nlen(c)", FEW) is None


@pytest.mark.parametrize("made", OF_CALLS)
def test_what_an_operator_changes_in_place_is_changed_for_all(made: str) -> None:
    changes = ("c |= {9}", "c |= set(lst(4))") if made.startswith(("set", "{*")) else ("c += lst(3)", "c *= 2")
    if made.startswith(("dict", "{x", "dct(1) ")):
        changes = ("c |= dct(3)", "c |= {9: 9}")
    for change in changes:
        assert difference(f"c = {made}\nd = c\n{change}\nprint(len(d))\n{change}\n[d, c, d is c]", FEW) is None
        held = change.replace("c ", "o.v ", 1)
        assert difference(f"class O: pass\no = O()\no.v = {made}\nd = o.v\n{held}\n[len(d), d is o.v]", FEW) is None
        given = f"def f(c):\n    {change}\n    return len(c)\nq = {made}\na = f(q)\n[a, f(q), len(q)]"
        assert difference(given, FEW) is None


@pytest.mark.parametrize("first", ["0", "''", "1.5", "[]", "lst(0)"])
def test_what_an_operator_adds_up_in_place(first: str) -> None:
    added = {"0": "rd(i)", "''": "str(rd(i))", "1.5": "rd(i)"}.get(first, "[rd(i)]")
    text = f"t = {first}\nh = []\nfor i in lst(1):\n    t += {added}\n    h.append(t)\n    t *= 2\n[h, t]"
    assert difference(text, FEW) is None


KEPT = r"""
x = [rd(k) for k in lst(1)]
y = [rd(k) for k in lst(1)]
[x == y, x == lst(2), x < lst(9), x != y, x + y, x * 2]
---
x = [[rd(k)] for k in lst(1)]
y = [[rd(k)] for k in lst(1)]
z = x == y
w = x + y
w[0].append(3)
[x, y, z, w]
---
rows = [{'id': 1}, {'id': 2}]
kept = [r for r in rows if rd(r['id']) > 3] + lst(5)
kept[0]['x'] = 1
rows
---
rows = [dct(1)]
both = [dct(i) for i in lst(1)] + [dct(i) for i in lst(2)]
both[0]['a'] = 7
both
---
a = dct(1)
b = a | dct(2)
a['b'].append(5)
b['b'].append(6)
[a, b]
---
a = dct(2)
b = dct(1) | a
b['b'].append(6)
[a, b]
---
k = [1]
a = {x: k for x in lst(1)} | dct(1)
a[1].append(7)
k
---
k = [rd(2)]
a = [k for x in lst(1)] * rd(1)
a[1].append(7)
k
---
c1 = [rd(2)]
a = [c1] * 2 + lst(0)
a[0].append(1)
c1
---
x = {k: rd(k) for k in lst(1)}
y = {k: rd(k) for k in lst(1)}
[x == y, x | y, x == dct(1)]
---
x = (rd(1), [rd(2)]) if flag(1) else 0
y = (rd(1), [rd(2)]) if flag(1) else 0
z = x + y
z[1].append(1)
[x == y, x, y, z]
---
a = {x for x in lst(1)}
b = {x for x in lst(2)}
r = a | b
s = a & b
a.add(9)
b.clear()
[sorted(r), sorted(s)]
---
a = [x for x in lst(1)]
b = a + [x for x in lst(2)]
a.append(1)
a += b
[a, b]
---
a = "%s-%s" if flag(1) else ''
b = a % ((rd(1), [rd(2)]) if flag(1) else 0)
b
---
from collections import Counter
a = Counter(lst(1)) + Counter(lst(2))
b = Counter({k: rd(k) for k in lst(1)}) + Counter(lst(2))
[a, b]
---
from collections import deque
a = deque([x for x in lst(1)]) + deque([x for x in lst(2)])
b = a * 2
a.append(1)
[list(a), list(b)]
---
class A:
    def __init__(self, v): self.v = v
    def __add__(self, o): return A(self.v + o.v)
    def __eq__(self, o): return self.v == o.v
a = A([x for x in lst(1)])
b = A(lst(2)) if flag(1) else None
c = a + b
d = a == b
a.v.append(5)
[c.v, a.v, d]
---
class A:
    def __init__(self, v): self.v = v
    def __add__(self, o): return A(self.v + o.v)
    def __lt__(self, o): return self.v < o.v
a = A(rd(1)) if flag(1) else None
b = A(rd(2)) if flag(1) else None
c = a + b
d = a < b
a.v = 7
[c.v, a.v, d]
""".strip().split("\n---\n")
"""What operators give holds what their operands hold, and no copies."""


@pytest.mark.parametrize("text", KEPT)
def test_what_an_operator_gives_holds_what_its_operands_hold(text: str) -> None:
    assert difference(text) is None


HELD = """
held_list.extend(lst(1))
held_list.append(9)
held_list
---
held_nest[0].extend(lst(1))
held_nest[0].append(1)
held_nest
---
def main():
    for z in lst(1): held_nest.append(2)
    held_nest[0] = held_nest[-1]
    return held_nest
main()
---
c = list(zip(*[held_list, lst(1)]))
held_list.reverse()
c
---
held_map['x'] = rd(1)
held_map.update(x=2)
held_map
---
held_object.held.extend(lst(1))
held_object.held.append(9)
held_object.held
---
for z in lst(1): held_object.held.append(z)
len(held_object.held)
---
held_list[0] = rd(4)
({*held_list}, [*held_list], f'{held_list}', 9 in held_list, held_list == [9, 1, 2], -held_list[0])
---
if 2 in held_map or rd(1) > 2: held_map.pop(1)
if 1 in held_map: del held_map[1]
held_map
""".strip().split("\n---\n")


@pytest.mark.parametrize("text", HELD)
def test_what_the_host_gives_is_changed_and_read_in_turn(text: str) -> None:
    assert difference(text) is None


READS = """
[*held_list]
{*held_list}
9 in held_list
9 not in held_list
f'{held_list}'
len(held_list)
held_list[-1]
show(held_list)
sum(held_list)
held_list == [3, 1, 2]
sorted(held_list)
[x for x in held_list]
(held_list[:], 1)
max(held_list, key=lambda x: -x)
{**held_map}
9 in held_map
str(held_map)
[*held_map.items()]
held_map.get(9)
held_map | {}
(lambda m: len(m))(held_map)
"""


@pytest.mark.parametrize("read", READS.strip().splitlines())
def test_what_the_host_gives_is_read_behind_changes(read: str) -> None:
    change = "held_list.append(9); held_map[9] = 9"
    beside = (f"for z in lst(1): {change}", f"if rd(1) > 2: {change}", f"for z in lst(1):\n  if z > 2: {change}")
    for first in ("", "len(held_list), len(held_map)\n"):
        for held in beside:
            assert difference(f"{first}{held}\nr = {read}\nr", FEW) is None


STREAMS = """
import io
v = io.StringIO('a\\nb\\nc')
r = [show(q) for q in v]
(r, v.tell())
---
import csv
v = csv.DictReader(['a,b', 'c,d', 'e,f'])
r = [show(q['a']) for q in v]
(r, v.line_num, v.fieldnames)
""".strip().split("\n---\n")


@pytest.mark.parametrize("text", STREAMS)
def test_where_a_stream_is_read_behind_the_loop_over_it(text: str) -> None:
    assert difference(text) is None


EXACT = """
from decimal import Decimal, getcontext, localcontext
v = Decimal(rd(1))
t = v * Decimal('0.3333')
with localcontext(prec=3): u = v / 7 + t
str(u)
===
from decimal import Decimal, getcontext, localcontext
def f(x):
    with localcontext(prec=6): return Decimal(rd(x)) / 7
r = (f(1), Decimal(1) / 3)
str(r)
===
from decimal import Decimal, getcontext, localcontext
def f(x):
    with localcontext() as c:
        c.prec = 5
        return Decimal(rd(x)) / 7
str([f(3), str(Decimal(1) / 3), f(9), [f(k) + Decimal(1) / 3 for k in range(3)]])
===
from decimal import Decimal, getcontext, localcontext
def f(x):
    a = Decimal(rd(x)) / 7
    getcontext().prec = x
    return a
with localcontext():
    r = str([f(3), f(9)])
r
===
from decimal import Decimal, getcontext, localcontext
def f(x):
    with localcontext(prec=6): return Decimal(rd(x)) / 7
---
str([f(1), Decimal(rd(1)) / 3, f(2), rd(2) / Decimal(7)])
===
import decimal
def f(x):
    with decimal.localcontext(prec=6): return decimal.Decimal(rd(x)) / 7
str([f(1), decimal.Decimal(rd(1)) / 3, f(2), rd(2) / decimal.Decimal(7)])
""".strip().split("\n===\n")


@pytest.mark.parametrize("text", EXACT)
def test_numbers_are_computed_as_is_set_where_they_stand(text: str) -> None:
    assert difference(text) is None


NESTED = """
[rd(x) for x in lst(1)]
[[rd(x)] for x in lst(1)]
[[rd(x), [rd(rd(x))]] for x in lst(1)]
list(map(rd, lst(1)))
[lst(rd(1)) for x in range(2)]
(lambda: [[rd(1)], [rd(rd(2))]])()
[dct(x)['b'] for x in lst(1)]
sorted([lst(x) for x in lst(1)])
""".strip().splitlines()
"""Containers in flight that hold values in flight."""

HANDED_ON = """
show(b)
show(b, rd(1))
show([b, rd(rd(1))])
rd(len(str(b)))
f'{b}'
show(*b)
show({'k': b})
print(b)
print(*b)
show(b + [rd(1)])
(lambda q: show(q))(b)
""".strip().splitlines()

CHANGES = ("b.append(9)", "b[0] = 7", "b += [lst(3)]", "b.clear()", "b.reverse()", "b[0] = [rd(2)]", "b[-1] = [b[0]]")


@pytest.mark.parametrize("made", NESTED)
def test_what_is_handed_on_is_what_was_there(made: str) -> None:
    for number, handed_on in enumerate(HANDED_ON):
        for change in (CHANGES[number % len(CHANGES)], CHANGES[(number + 3) % len(CHANGES)]):
            assert difference(f"b = {made}\nt = {handed_on}\n{change}\n[t, b]", FEW, sessions=(False,)) is None


INSIDE = """
for z in lst(1): held_object.held.append(z)
str(held_object), f'{held_object}', held_object == HeldObject([1, 2, 1, 2, 3]), [str([held_object])]
---
for z in lst(1): held_pair.held.append(z)
str(held_pair), held_pair == (1, [4, 1, 2, 3]), str({'k': held_pair})
---
(held_object.held if rd(1) else 0).append(3)
str([held_object]), show(held_object.held)
---
held_shared[0]['l'].append(9)
str(held_other), held_other.held
---
for z in lst(1): held_shared[0]['l'].append(z)
str(held_other), str(held_shared)
---
l = [2]; a = HeldObject(l, rd(1)); l.append(rd(2)); str(a)
---
a = HeldObject([2])
for z in lst(1): a.held.append(z)
str(a)
---
from collections import namedtuple
R = namedtuple('R', 'a items')
v = R(1, lst(1)); w = v._replace(items=[3]); v.items.append(rd(2)); str(v)
---
from typing import NamedTuple
class T(NamedTuple):
    a: int
    l: list
l = [2]; a = T(1, l)
for z in lst(1): l.append(z)
x = (str(a), a == (1, [2]), a < (1, [2, 5]), (1, [2,1,2,3]) in [a])
(x, sorted([a, (1, [1])]) == [(1, [1]), a], str({'k': a}), '%s' % (a,))
---
l = [2]; a = [[l], [[2, 0]]]
for z in lst(1): l.append(z)
a.remove([[2, 1, 2, 3]])
a
---
from collections import deque
l = [2]; a = deque([[l], [[2, 0]]])
for z in lst(1): l.append(z)
a.remove([[2, 1, 2, 3]])
list(a)
---
d = {'b': [2]}
v = d.values() if rd(1) else None
w = d.items() if rd(1) else None
show(list(v))
print(list(v), list(w))
d['c'] = 1
d['e'] = rd(1)
(len(v), list(v), list(w), len(w))
---
d = {k: [rd(k)] for k in lst(1)}; v = d.values()
x = show(list(v))
d['c'] = 1
(len(v), x)
---
from collections import OrderedDict
d = OrderedDict((k, [rd(k)]) for k in lst(1)); v = d.items()
x = show(list(v))
d['c'] = rd(3)
(len(v), x, list(v))
---
l = [3, [1, rd(0)], 2]
k = l[1]
if rd(1) > 2: k.append(9)
l.remove([1, 1, 9])
l
---
v = {'a': 1}; k = v.values()
def f(z):
    v['a'] = rd(z)
    return sum([*k])
[f(0), f(1), f(2)]
---
v = {'a': 1}; k = v.items()
def f(z):
    v['a'] = rd(z)
    v[z] = rd(1)
    return str(k)
[f(0), f(1), f(2)]
""".strip().split("\n---\n")


@pytest.mark.parametrize("text", INSIDE)
def test_what_is_inside_of_something_is_read_in_turn(text: str) -> None:
    assert difference(text) is None


class Table:
    """What a program may change by a method, and look at in many ways."""

    def __init__(self) -> None:
        self.rows = [7]

    def add(self, row: int) -> None:
        self.rows.append(row)

    def head(self) -> list[int]:
        return self.rows[:]

    @property
    def total(self) -> int:
        return sum(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def __str__(self) -> str:
        return f"Table{self.rows}"

    def __iter__(self) -> Iterator[int]:
        return iter(self.rows)

    def __getitem__(self, index: int) -> int:
        return self.rows[index]


OPENED = OpenType(
    Table,
    attributes=["total"],
    methods=["add", "head"],
    read_only=["head"],
    operations=["len", "str", "iterate", "item"],
)
LOOKS_AT_TABLE = (
    "f'{rd(1)} {t}'",
    "[rd(1), len(t)]",
    "show(rd(1), str(t))",
    "len(t)",
    "t.total",
    "str(t)",
    "f'{t}'",
    "list(t)",
    "t[-1]",
    "t.head()",
    "[*t]",
    "(str(t), 1)",
)


@pytest.mark.parametrize("change", ["t.add(rd(3))", "for k in range(3): t.add(rd(k))", "if rd(1): t.add(3)"])
def test_an_opened_object_is_looked_at_behind_its_changes(change: str) -> None:
    async def rd(x: Any) -> Any:
        await asyncio.sleep(0)
        return x

    async def show(*x: Any) -> str:
        await asyncio.sleep(0)
        return repr(x)

    for look in LOOKS_AT_TABLE:
        for order in ("free", "effect"):
            for text in (f"{change}\nr = {look}\nr", f"r = {look}\n{change}\nr, t.head()"):
                sandbox = Sandbox(
                    {"rd": rd, "show": show, "t": Table()},
                    policy=Policy.PROGRAMS, types=[OPENED], order_of=lambda _, o=order: o,
                )  # fmt: skip
                names: dict[str, Any] = {"rd": lambda x: x, "show": lambda *x: repr(x), "t": Table()}
                *first, last = text.split("\n")
                exec("\n".join(first), names)
                assert asyncio.run(sandbox.arun(text)) == eval(last, names)


def test_what_is_printed_shows_an_opened_object_as_it_was() -> None:
    async def rd(x: Any) -> Any:
        """Give it back."""
        await asyncio.sleep(0)
        return x

    manager = ToolManager([rd], policy=Policy.PROGRAMS, types=[OPENED], context={"t": Table()})
    output = manager.execute("print(rd(1), t)\nt.add(5)\nprint(rd(2), t)\nt.add(rd(6))\nprint(t)")
    assert output.printed == "1 Table[7]\n2 Table[7, 5]\nTable[7, 5, 6]\n"


VIEWED = """
v = a[:2]
for z in range(3):
    print(show(a.tolist()))
    v += 1
---
v = a[:]
for z in lst(2):
    print(show(a.tolist()))
    v += 1
---
v = a.reshape(3)
out = []
for z in range(3):
    out.append(a.tolist())
    v[z] = 0
print(out)
---
v = a[1:]
x = show(a.tolist())
v.sort()
v.fill(rd(7))
print(x, a.tolist())
---
v = a[:]
for z in range(3):
    a[z] = 0
    print(show(v.tolist()))
""".strip().split("\n---\n")


@pytest.mark.parametrize("text", VIEWED)
def test_an_array_is_changed_by_a_view_behind_those_that_read_it(text: str) -> None:
    for first in ("a = np.array(lst(1))", "a = np.array([3, 2, 1]) + rd(0)"):
        assert difference(f"import numpy as np\n{first}\n{text}") is None


ANOTHER_NAME = """
x = held_list if flag(1) else []
r = []
for y in held_list:
    r.append(y)
    if len(r) < 5: x.append(rd(y))
[held_list, r]
---
def f():
    x = held_nest[0] if flag(1) else []
    r = []
    for y in held_nest[0]:
        r.append(rd(y))
        if len(r) < 5: x.append(y)
    return r
f()
---
x = held_object.held if flag(1) else []
r = []
for i, y in enumerate(held_object.held):
    r.append(y)
    if len(r) < 5: x.append(rd(y))
(held_object.held, r)
---
b = list(lst(1))
c = b if flag(1) else []
n = 0
for x in b:
    n += 1
    if x < 5: c.append(x + rd(1))
[b, n]
---
b = lst(1)
c = b if flag(1) else []
n = 0
for x in b:
    n += 1
    if x < 5: c.append(x + rd(1))
[b, n]
---
b = list(lst(1))
c = [b, []][rd(0) - 1]
r = []
for x in b:
    r.append(rd(x))
    if x < 5: c.append(x + 3)
[b, r]
---
b = list(lst(1))
c = max([b, []], key=lambda q: rd(len(q)))
r = []
for x in b:
    r.append(rd(x))
    if x < 5: c.append(x + 3)
[b, r]
---
b = list(lst(1))
c = b if flag(1) else []
r = [rd(x) + (c.append(x + 3) or 0 if x < 5 else 0) for x in b]
[b, r]
---
b = list(lst(1))
c = b if flag(1) else []
d = sum(b) + rd(0)
c.append(5)
e = sum(b) + rd(0)
[d, e, b]
---
b = list(lst(1))
c = b if flag(1) else []
d = [x + sum(b) for x in lst(0)]
c.append(5)
d
---
b = lst(1)
c = b if flag(1) else []
d = [x + sum(b) for x in lst(0)]
c.append(5)
d
---
b = lst(1)
c = (b if flag(1) else []) if flag(3) else 0
d = [x + sum(b) for x in lst(0)]
c += [rd(5)]
e = [x + sum(c) for x in lst(0)]
b.append(3)
[d, e, b]
---
b = {'k': list(lst(1))}
c = b['k'] if flag(1) else []
def g(q):
    for x in q:
        if x < 5: c.append(x + rd(1))
    return len(q)
[g(b['k']), b]
---
b = [lst(1)]
c = b[0] if flag(1) else []
n = []
for x in b[0]:
    n.append(x)
    if len(b[0]) < 7: c.append(rd(x))
[b, n]
---
b = [lst(1)]
c = b[0] if flag(1) else []
for x in b[0]:
    if len(c) < 7: b[0].append(rd(x))
[b, c]
---
b = list(lst(1))
c = b if flag(1) else []
i = 0
while i < len(b):
    if b[i] < 5: c.append(b[i] + rd(1))
    i += 1
[b, i]
---
def pick(a, k): return a if flag(k) else []
b = list(lst(1))
c = pick(b, 1)
for x in b:
    if x < 5: c.append(x + rd(1))
b
---
def pick(a, k): return a if flag(k) else []
b = lst(1)
c = pick(b, 1)
for x in b:
    if x < 5: c.append(x + rd(1))
print(b)
c[0] = rd(7)
b
""".strip().split("\n---\n")


@pytest.mark.parametrize("text", ANOTHER_NAME)
def test_a_future_may_be_another_name_of_what_is_known(text: str) -> None:
    assert difference(text) is None


SOURCES = """
b
same(b)
max(b, [])
d.get('k')
d.setdefault('k', [])
d.pop('k')
sum([], b)
(b or [])
[b].pop()
next(iter([b]))
[q for q in [b]][0]
list(d.values())[0]
iter(b)
reversed(b)
b.__iter__()
(y for y in b)
map(rd, b)
filter(None, b)
zip(b, b)
""".strip().splitlines()
"""Ways to go through a list, which turns of the loop make longer."""

LOOPS = """
for x in {}:
    r.append(rd(x if type(x) is int else x[0]))
    if len(b) < 7: b.append(r[-1])
---
for x in {}:
    x = x if type(x) is int else x[0]
    if rd(x) > 3 and len(b) < 7: b.append(x + 3)
    r.append(x)
---
for i, x in enumerate({}):
    x = x if type(x) is int else x[0]
    if rd(x) > 3 and len(b) < 7: b.append(x + 3)
    r.append((i, x))
""".strip().split("\n---\n")


@pytest.mark.parametrize("source", SOURCES)
def test_a_loop_sees_what_its_turns_put_into_what_it_goes_through(source: str) -> None:
    for made in ("[1, 2, 3]", "lst(1)", "list(lst(1))"):
        for loop in LOOPS:
            text = f"def same(q): return q\nb = {made}\nd = {{'k': b}}\nr = []\n{loop.format(source)}\n[b, r]"
            assert difference(text, FEW) is None


TAKEN = ("take()", "o.take()", "o.p", "first(q)", "d.pop('k')")
"""What gives a list that nothing leads to any more but another name."""

THROUGH = """
iter({})
enumerate({})
zip(range(9), {})
map(same, {})
filter(None, {})
reversed({})
enumerate(reversed({}))
chain({}, [1])
chain.from_iterable([{}])
islice({}, 9)
accumulate({})
pairwise({})
starmap(same, zip({}))
tee({})[0]
(x for x in {} if x)
(y for x in [1] for y in {})
enumerate(x for x in {})
{}.__iter__()
Over({})
iter(Over({}))
enumerate(Over({}))
Counter({}).elements()
(x for y in [{}] for x in y)
(x for x in chain.from_iterable([{}]))
chain.from_iterable(iter([{}]))
chain.from_iterable((y for y in [{}]))
(x for y in dict(a={}).values() for x in y)
enumerate(x for y in [{}] for x in y)
flat({})
passed({})
""".strip().splitlines()


@pytest.mark.parametrize("through", THROUGH)
def test_an_iterator_goes_through_what_was_taken_out_of_something(through: str) -> None:
    for taken in TAKEN:
        text = f"""
from collections import Counter, deque
from itertools import accumulate, chain, islice, pairwise, starmap, tee
class Over:
    def __init__(s, xs): s.xs = xs
    def __iter__(s): return iter(s.xs)
class K:
    def take(s): return d.pop('k')
    @property
    def p(s): return d.pop('k')
def take(): return d.pop('k')
def same(x): return x
def first(q): return q.popleft()
def flat(q): return (x for y in [q] for x in y)
def passed(q): yield from q
b = [1, 2, 3]
d, q, o = {{'k': b}}, deque([b]), K()
for x in {through.format(taken)}:
    if rd(3) > 3 and len(b) < 7:
        b[0] += 5
        b.append(9)
[len(b), str(x)]"""
        assert difference(text, FEW) is None


_ORDERED = """
class N:
    def __init__(self, v): self.v = v
    def bump(self): self.v += rd(1)
    def __lt__(self, o): return self.v < o.v
items = [N(1), N(5), N(7)]
items[2].v = rd(9)
"""

LASTING = [
    "def f(x=[rd(1)]): return x\n---\n[abs(f()[0]), type(f()[0]).__name__]",
    "def f(*, x={'a': (rd(1), [rd(2)])}): return x\n---\nr = f()['a']\n[abs(r[0]), abs(r[1][0])]",
    "def f(k, m={}):\n    if k not in m: m[k] = rd(k)\n    return m[k]\nf(1)\n---\n[abs(f(1)), '%d' % f(1)]",
    "xs = [rd(1)]\nf = lambda x=xs: x\ndel xs\n---\n'%d' % f()[0]",
    "def make():\n    kept = [rd(1)]\n    return lambda: kept\nf = make()\n---\n'%d' % f()[0]",
    _ORDERED + "---\nn = 1\nr = [max(items).v for e in items]\n---\n[abs(r[0]), isinstance(r[1], int), '%d' % r[2]]",
    _ORDERED
    + "---\nn = 1\nr = [(e < items[2], items[2].v) for e in items]\n---\n[r[0][1] + 1, r.index((True, 19)), {*r}]",
    _ORDERED + "---\nr = []\nfor e in items: r.append(sorted(items)[-1].v)\n---\n[range(r[0])[-1], 19 in r, sum(r)]",
]


@pytest.mark.parametrize("text", LASTING)
def test_what_lasts_of_a_text_of_a_session_is_values_in_the_next(text: str) -> None:
    assert difference(text) is None
