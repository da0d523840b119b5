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
