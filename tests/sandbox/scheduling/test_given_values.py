"""What functions of a program make, change on what calls give, and give back: who has it sees what becomes of it."""

import asyncio
from typing import Any

import pytest

from lightfc_sandbox import EvaluationError, Policy, Sandbox

from .orders import ORDERS, difference

MAKERS = {
    "list": """
def f(x):
    out = []
    if rd(x) > 1: out.append(x)
    return out
""",
    "dict": """
def f(x):
    out = {}
    for y in range(x):
        if rd(y) != 1: out[y] = [y]
    return out
""",
    "object": """
class B:
    def __init__(self, x):
        self.v = [x]
        if rd(x) > 1: self.v.append(x); self.w = 5
def f(x):
    b = B(x)
    if rd(x) > 1: b.v.append(7); b.k = 8
    return b.v
""",
    "loop": """
def f(x):
    out = []
    i = 0
    while rd(i) < x:
        if rd(i) % 2: out.append(i)
        i += 1
    return out
""",
    "match": """
def f(x):
    a, b = [], {}
    match rd(x):
        case 3: a.append(3)
        case _: a.append(9)
    if rd(x): b['k'] = a
    return a
""",
}
"""A function `f`, which gives back what it goes on to change."""

USES = """
c = f(3)
print(c)
---
c = f(3)
len(c)
---
a, b = f(1), f(2)
print(a, b)
---
c = [f(i) for i in range(4)]
print(c)
---
c = {i: f(i) for i in range(4)}
print(c)
---
c = list(f(i) for i in range(4))
print(c)
---
for i in range(4): c = f(i)
print(c)
---
for i in range(4):
    c = f(i)
    print(c)
---
rows = []
for i in range(4):
    r = f(i)
    if r: rows.extend(r)
print(rows)
---
rows = []
for i in range(4):
    rows.append(f(i))
    print(len(rows[-1]))
---
def g(x):
    c = f(x); return str(c)
print(g(3))
---
def g(x):
    c = f(x)
    d = f(x)
    return c
e = g(3)
print(len(e), e)
---
def g(x):
    global c
    c = f(x)
g(3)
print(c)
---
c = None
def g(x):
    global c
    c = f(x)
    return 1
k = g(3)
print(c, k)
---
def g(x):
    h = [None]
    def inner(y):
        h[0] = f(y)
    inner(x)
    return h[0]
k = g(3)
print(k)
---
def g(x):
    h = None
    def inner(y):
        nonlocal h
        h = f(y)
    inner(x)
    return h
k = g(3)
print(k)
---
from functools import cache
@cache
def g(x): return f(x)
g(3)
c = g(3)
print(c)
---
from functools import lru_cache
@lru_cache
def g(x):
    return f(x)
d = g(3)
c = g(3)
print(c is d, c)
---
class A:
    def go(self, x):
        self.c = f(x)
        return self
a = A()
b = a.go(3)
print(a.c, b.c)
---
class A:
    last = None
    @classmethod
    def go(cls, x):
        cls.last = f(x)
A.go(3)
print(A.last)
---
def g(x):
    yield f(x)
    yield f(x + 1)
c = list(g(2))
print(c)
---
def g(x):
    yield f(x)
    yield f(x + 1)
for c in g(2):
    print(c)
---
def g(x):
    yield from (f(x), f(x + 1))
it = g(2)
c = next(it)
print(c)
c = next(it)
print(c)
---
c, *d = f(3), f(2), f(1)
print(c, d)
---
if rd(1):
    c = f(3)
print(c)
---
c = f(3) or [5]
print(c)
---
c = f(rd(3))
d = f(len(c))
print(d)
---
with_ = {}
with_['a'] = f(3)
x = with_['a']
print(x)
---
x = y = f(3)
x.append(1)
print(y)
---
c = f(3)
c = c if c else [0]
print(c)
---
c = f(3)
d = rd(c)
print(d)
---
c = f(3)
d = [*c, *f(2)]
print(d)
---
(c := f(3))
print(c)
---
if (c := f(3)): print('yes', c)
else: print('no')
---
while not (c := f(3)):
    print('no'); break
print(c)
---
def outer():
    c = f(3)
    if c: return 'full'
    return 'empty'
outer()
---
def outer(x):
    c = f(x)
    return [c, c]
a = outer(3)
b = a[0]
print(b, a)
---
fs = [f]
c = fs[0](3)
print(c)
---
c = (lambda x: f(x))(3)
print(c)
---
c = list(map(f, [1, 2, 3]))
print(c)
---
c = sorted([3, 1, 2], key=lambda x: len(f(x)))
print(c)
---
c = {'a': f(3), 'b': f(2)}
for k, v in c.items(): print(k, v)
---
import json
c = f(3)
print(json.dumps(str(c)))
---
try:
    c = f(3)
    print(c)
except ValueError: pass
---
try:
    c = f(3)
finally:
    print(c)
---
def g(x):
    raise ValueError(f(x))
try: g(3)
except ValueError as e: c = e.args[0]
print(c)
---
from dataclasses import dataclass, field
@dataclass
class R:
    a: list
    b: dict = field(default_factory=dict)
def g(x):
    return R(f(x))
r = g(3)
print(r.a)
s = r.a
print(s, r)
---
def g(x):
    return {'rows': f(x), 'n': 1}
r = g(3)
q = r['rows']
print(q)
---
def g(x):
    r = {'rows': []}
    r['rows'] = f(x)
    return r
r = g(3)
q = r['rows']
q.append(1)
print(r)
---
acc = []
def g(x):
    acc.append(f(x))
g(3)
z = acc[0]
print(z, acc)
---
acc = []
def g(x):
    t = f(x)
    acc.append(t)
    return len(t)
n = g(3)
m = g(2)
print(n, m, acc)
---
def rec(n):
    if n == 0: return []
    r = f(n)
    r2 = rec(n - 1)
    return [r, r2]
t = rec(3)
print(t)
---
def deco(h):
    def w(*a):
        r = h(*a)
        return r
    return w
@deco
def g(x): return f(x)
c = g(3)
print(c)
---
c = f(3)
def show(): return str(c)
print(show())
---
c = f(3)
k = str(c)
n = len(k)
print(n)
---
x = f(2)
x = f(3) if rd(1) else x
print(x)
---
from collections import defaultdict
dd = defaultdict(lambda: f(3))
c = dd['a']
print(c)
---
def g(): pass
g.last = f(3)
c = g.last
print(c)
---
del_ = f(3)
e = del_
del del_
print(e)
""".strip().split("\n---\n")

EXPRESSIONS = r"""
sum(map(f,[1,2,3]), [])
sum([f(1),f(2),f(3)], [])
sum((f(i) for i in range(4)), [])
max([f(1), f(2), f(3)])
max(f(1), f(3))
max(f(3))
list(chain.from_iterable(map(f,[1,2,3])))
list(chain(f(2), f(3)))
list(chain(*[f(2), f(3)]))
set().union(*map(f, [1,2,3]))
set(f(3)) | {1}
list(zip(f(2), f(3)))
list(zip(*[f(2), f(3)]))
list(product(f(2), f(3)))
json.dumps(list(f(3)))
json.dumps({'a': str(f(3))})
sorted([f(3), f(2)], key=len)
sorted(f(3))
sorted(f(3), key=lambda x: -x)
f(3) == f(3)
f(3) != []
f(2) < f(3)
3 in f(3)
f(3) in [f(3)]
[f(3)].index(f(3))
[f(3), f(2)].count(f(2))
[x for r in map(f,[2,3]) for x in r]
[x for x in f(3)]
[x for i in range(4) for x in f(i)]
{x: 1 for x in f(3)}
Counter(f(3))
Counter(str(f(i)) for i in range(4))
len(f(3))
dict(a=f(3))
dict([('a', f(3))])
dict(zip('ab', [f(2), f(3)]))
statistics.mean(list(f(3)) + [1])
'%s' % f(3)
f"{f(3)}"
f"{f(3)!r:>20}"
'{} {a}'.format(f(3), a=f(2))
' '.join(map(str, f(3)))
' '.join(str(f(i)) for i in range(4))
str(f(3)) + repr(f(2))
bool(f(3))
not f(3)
f(3) or [9]
f(1) or f(3)
f(3) and 5
(f(3), f(2))
[f(3), [f(2)]]
{'a': f(3)}['a']
[f(3)][0]
[f(3), f(2)][-1]
list(f(3))[-1:]
list(f(3))[0:2]
f(3).copy()
list(reversed(list(f(3))))
list(enumerate(f(3)))
any(f(3))
all(map(f, [2, 3]))
list(filter(None, map(f, [1,2,3])))
list(map(len, map(f, [1,2,3])))
list(map(list, map(f, [1,2,3])))
reduce(lambda a, b: a + list(b), map(f, [1,2,3]), [])
list(accumulate([list(f(1)), list(f(2)), list(f(3))]))
list(islice(f(3), 1))
list(groupby(f(3)))[0][0]
deque(f(3))
heapq.nlargest(2, f(3))
bisect.bisect(list(f(3)), 2)
min(map(f, [3, 2]), key=len)
isinstance(f(3), list)
tuple(f(3))
frozenset(f(3))
[*f(3), *f(2)]
{*f(3)}
(lambda *a: a)(*f(3))
(lambda a: len(a))(f(3))
(lambda **k: sorted(k.items()))(a=f(3))
f(3) if f(3) else 0
(f(3), len(f(2)))[0]
list(map(h, [1,2,3]))
sum(len(f(i)) for i in range(4))
next(iter(f(3)))
next((x for x in f(3)), None)
list(iter(f(3)))
str([f(i) for i in range(4)])
copy.deepcopy([f(3)])
copy.copy(f(3))
defaultdict(list, {'a': f(3)})['a']
list({i: f(i) for i in range(4)}.values())
{i: f(i) for i in range(4)}.get(3)
{i: f(i) for i in range(4)}.items()
[(a, len(b)) for a, b in {i: f(i) for i in range(4)}.items()]
rd(f(3))
rd(list(f(3)) + [1])
[rd(f(i)) for i in range(4)]
textwrap.shorten(str(f(3)), 20)
re.findall('\d', str(f(3)))
print(f(3), *f(2))
print(*[f(i) for i in range(4)], sep=';')
random.Random(1).choice(list(f(3)) + [1])
[c for c in combinations(list(f(3)) + [1], 2)]
math.fsum(f(3))
math.prod(f(3))
pprint.pformat(f(3))
string.Template('$a').substitute(a=f(3))
operator.itemgetter(0)([f(3)])
operator.add(list(f(3)), list(f(2)))
ChainMap({'a': f(3)})['a']
OrderedDict(a=f(3))
list(starmap(lambda a, b: a + b, [(list(f(3)), list(f(2)))]))
list(itertools.zip_longest(f(3), f(2)))
list(itertools.pairwise(list(f(3)) + [1]))
list(itertools.takewhile(lambda x: x, f(3)))
list(itertools.compress(list(f(3)) + [0], [1, 1]))
list(itertools.chain.from_iterable([f(3), f(2)]))
list(tee(f(3))[1])
list(repeat(f(3), 2))
""".strip().splitlines()

MODULES = {
    "chain product accumulate islice groupby starmap combinations tee repeat": "itertools",
    "Counter deque defaultdict ChainMap OrderedDict": "collections", "reduce": "functools",
}  # fmt: skip
WHOLE = (
    "json", "statistics", "re", "copy", "heapq", "bisect", "textwrap", "random", "math", "pprint", "string", "operator",
    "itertools",
)  # fmt: skip
FEW = (ORDERS[0], ORDERS[1], ORDERS[7])


def _imports(expression: str) -> str:
    """What an expression needs of modules, and no more: what a program could do decides what it waits for."""
    lines = [f"import {each}" for each in WHOLE if f"{each}." in expression]
    lines += [
        f"from {module} import {name}"
        for names, module in MODULES.items()
        for name in names.split()
        if f"{name}(" in expression.replace(f".{name}(", "") or f"{name}." in expression
    ]
    return "\n".join(lines)


@pytest.mark.parametrize("maker", MAKERS)
@pytest.mark.parametrize("use", USES)
def test_who_is_given_a_value_sees_what_becomes_of_it(use: str, maker: str) -> None:
    assert difference(MAKERS[maker] + use, FEW) is None


@pytest.mark.parametrize("maker", ["list", "loop"])
@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_what_reads_a_value_waits_for_what_changes_it(expression: str, maker: str) -> None:
    first = MAKERS[maker] + _imports(expression)
    for form in ("c = {}\nc", "def q():\n    c = {}\n    return str(c)\nq()", "print({})"):
        assert difference(f"{first}\n{form.format(expression)}", FEW) is None


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


ANOTHER_NAME = """
class S:
    def __init__(self):
        self.a = {}
        self.b = {}
    def change(self, x):
        if rd(x) > 1: self.a[1] = 1
    def grow(self, x):
        for y in rd([1, x]): self.a.setdefault('z', []).append(x)
def made(x):
    return {"s": S()}
def get(o):
    if isinstance(o, dict): return o["s"]
objs = [made(i) for i in range(3)]
objs = [get(o) for o in objs]
for o in objs: o.grow(0)
objs[-1].a = objs[-1].b
if rd(3) > 1: objs[-1].change(3)
[[str(o.a), str(o.b)] for o in objs]
"""


def test_what_stood_before_may_have_given_a_value_another_name() -> None:
    async def rd(x: Any) -> Any:
        await asyncio.sleep(0)
        return x

    sandbox = Sandbox({"rd": rd}, policy=Policy.PROGRAMS, order_of=lambda _: "free")
    grown = ["{'z': [0, 0]}", "{}"]
    assert asyncio.run(sandbox.arun(ANOTHER_NAME)) == [grown, grown, ["{1: 1}", "{1: 1}"]]


def test_what_filters_is_not_compared_with_none() -> None:
    async def rd(x: Any) -> Any:
        await asyncio.sleep(0)
        return x

    sandbox = Sandbox({"rd": rd}, policy=Policy.PROGRAMS, order_of=lambda _: "free")
    with pytest.raises(EvaluationError, match=r"'numpy\.ndarray' object is not callable"):
        asyncio.run(sandbox.arun("import numpy as np\nlist(filter(np.array([1, 2]), rd([1])))"))
