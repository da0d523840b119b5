# ruff: noqa: E501 - long programs
"""State that several parts of a program share has Python's values, whatever call finishes first.

The oracle is CPython with functions that return at once; each program runs with calls that end in several orders.
"""

import asyncio
import contextlib
import io
from collections.abc import Callable
from typing import Any

import pytest

from lightfc_sandbox import Policy, Sandbox

PROBES = dict(
    each.removeprefix("# ").split("\n", 1)
    for each in """\
# next
it = iter([1, 2])
r = [next(it) if fetch(1) else 0, next(it)]

# next-in-function
it = iter([1, 2])
def fn(x):
    a = fetch(x)
    return next(it)
r = [fn(1), fn(2)]

# next-in-operands
it = iter([1, 2, 3])
r = (fetch(3) and next(it)) * 10 + next(it)

# next-in-arguments
it = iter([1, 2])
def pair(a, b): return a, b
r = pair(fetch(2) and next(it), next(it))

# next-in-dict
it = iter([1, 2, 3, 4])
r = {fetch(3) and next(it): next(it), next(it): fetch(1) and next(it)}

# next-across-statements
it = iter([1, 2, 3])
a = fetch(3) and next(it)
b = next(it)
r = a, b

# zip-of-one
it = iter([1, 2, 3, 4])
r = [(fetch(x), next(it)) for x in it]

# zip-shared
it = iter(range(6))
r = [fetch(a) + b for a, b in zip(it, it)]

# groupby
import itertools
r = [(k, [fetch(x) for x in g]) for k, g in itertools.groupby([3, 3, 1, 1, 2])]

# islice
import itertools
it = iter(range(6))
r = [[fetch(x) for x in itertools.islice(it, 2)] for _ in range(3)]

# tee
import itertools
a, b = itertools.tee(iter([3, 1, 2]))
r = [fetch(x) + next(b) for x in a]

# chain
import itertools
it = iter([5, 6])
r = [fetch(x) for x in itertools.chain([3, 1], it)], list(it)

# map-object
m = map(fetch, [3, 1, 2])
r = [next(m), next(m) + fetch(1), list(m)]

# enumerate
e = enumerate([3, 1, 2])
r = [fetch(x) * 10 + i for i, x in e], list(e)

# special-methods-in-order
class A:
    def __init__(self): self.n = 0
    def __len__(self):
        self.n += 1
        return self.n
    def __add__(self, o):
        self.n += fetch(o)
        return self.n
    def __eq__(self, o):
        self.n += 1
        return self.n == o
    def __bool__(self):
        self.n += 1
        return fetch(self.n) > 2
    def __str__(self):
        self.n += 1
        return f"A{fetch(self.n)}"
a = A()
r = [fetch(3) and len(a), len(a)], [a + 2, a + 1, len(a)], (fetch(2) and a == 8, a == 9), 1 if a else 2, [str(a), f"{a}", "%s" % a], a.n

# special-methods-beside-reads
class A:
    def __init__(self): self.n = 0
    def __add__(self, o):
        self.n += fetch(o)
        return self
    def __getitem__(self, i): return self.n + fetch(i)
a = A()
b = a + 3
c = a[1]
b = a + 2
r = [c, a[2], a.n, [a[i] for i in (3, 1, 2)], (a + 1)[1], a.n]

# special-iteration
class A:
    def __init__(self, xs): self.xs = xs
    def __iter__(self):
        for x in self.xs:
            yield fetch(x)
    def __contains__(self, x): return fetch(x) in self.xs
class N:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        if not self.n: raise StopIteration
        self.n -= 1
        return fetch(self.n)
n = N(3)
r = [[fetch(x) for x in A([3, 1, 2])], list(A([2, 3])), 3 in A([3]), sum(A([1, 2])), [next(n), next(n)], list(n), [(x, fetch(y)) for x, y in zip(A([1, 2]), N(2))]]

# special-order
class K:
    def __init__(self, k): self.k = k
    def __lt__(self, o):
        seen.append((self.k, o.k))
        return fetch(self.k) < o.k
seen = []
xs = sorted([K(3), K(1), K(2)])
r = [x.k for x in xs], seen, min(K(2), K(1)).k, max([K(1), K(3)]).k if False else 0

# property-state
class P:
    def __init__(self): self._n = 0
    @property
    def n(self):
        self._n += 1
        return fetch(self._n)
    @n.setter
    def n(self, v): self._n = fetch(v)
p = P()
r = [fetch(3) and p.n, p.n, p.n]
p.n = 10
p.n += 1
r += [p.n, p._n, [p.n for _ in range(2)]]

# dataclass-state
from dataclasses import dataclass, field
@dataclass(order=True)
class D:
    x: int
    xs: list = field(default_factory=lambda: [fetch(1)])
ds = [D(fetch(x)) for x in (3, 1, 2)]
ds[0].xs.append(fetch(5))
r = [[d.x for d in sorted(ds)], D(fetch(1)) == D(1), ds[0].xs, ds[1].xs, str(ds[2]), D(fetch(2), [fetch(1)]) > D(2)]

# hashed-state
class H:
    def __init__(self, k): self.k = k
    def __hash__(self): return hash(fetch(self.k))
    def __eq__(self, o): return fetch(self.k) == o.k
d = {H(1): fetch(1)}
d[H(1)] = fetch(3)
d[H(2)] = fetch(2)
r = [d[H(1)], d[H(2)], len(d), H(1) in d, len({H(fetch(1)), H(fetch(1))}), [d.get(H(fetch(x))) for x in (3, 1, 2)]]

# special-in-loops
class A:
    def __init__(self): self.out = []
    def __iadd__(self, x):
        self.out.append(fetch(x))
        return self
    def __call__(self, x): return fetch(x) + len(self.out)
    def __setitem__(self, i, x): self.out[i] = fetch(x)
    def __delitem__(self, i): del self.out[fetch(i)]
a = A()
for x in (3, 1, 2):
    a += x
    a[0] = x
    y = a(x)
    r = y
r = [r, a.out, [a(x) for x in (3, 1)], [map(a, (1, 2)) and a(1)]]
del a[1]
r.append(a.out)

# special-printed
class A:
    def __init__(self): self.n = 0
    def __str__(self):
        self.n += 1
        return f"A{fetch(self.n)}"
a = A()
print(a)
a.n += 5
print(fetch(2), a)
print(a, fetch(1))
r = a.n

# random
import random
random.seed(1)
r = [random.random() if fetch(3) else 0, random.random()]

# random-in-turns
import random
random.seed(1)
r = [(fetch(x), random.random()) for x in (3, 1, 2)]

# random-in-condition
import random
random.seed(1)
r = [random.random() for x in (3, 1, 2) if fetch(x) > 1]

# random-shuffle
import random
random.seed(1)
xs = [1, 2, 3]
r = [fetch(3) and random.shuffle(xs), random.choice(xs)]

# defaultdict-read
from collections import defaultdict
d = defaultdict(list)
r = [d[fetch(1)], len(d)]

# defaultdict-turns
from collections import defaultdict
d = defaultdict(list)
r = [(len(d), d[fetch(x)]) for x in (3, 1)]

# defaultdict-append
from collections import defaultdict
d = defaultdict(list)
for x in (3, 1, 2):
    d[x % 2].append(fetch(x))
r = d

# setdefault
d = {}
r = [d.setdefault(fetch(3), []), len(d)]

# made-by-a-template
from collections import defaultdict
d = defaultdict(lambda: fetch(len(d)))
r = ['%(b)s' % d, '%(a)s %(b)s' % d, len(d), dict(d)]

# setdefault-append
d = {}
for x in (3, 1, 2):
    d.setdefault(x % 2, []).append(fetch(x))
r = d

# pop
xs = [1, 2, 3]
r = [xs.pop() if fetch(3) else 0, xs.pop(), len(xs)]

# append
xs = []
r = [(fetch(x), xs.append(x), len(xs)) for x in (3, 1, 2)]

# append-by-function
xs = []
def add(x):
    xs.append(fetch(x))
    return len(xs)
r = [add(x) for x in (3, 1, 2)]

# append-then-read
xs = []
def add(x):
    xs.append(fetch(x))
r = [add(3), len(xs), add(1), list(xs)]

# update
d = {}
r = [d.update(a=fetch(3)), d.get('a'), len(d)]

# item-assigned
d = {}
def put(k):
    d[k] = fetch(k)
    return len(d)
r = [put(3), put(1), sorted(d)]

# del
xs = [1, 2, 3]
def cut(n):
    fetch(n)
    del xs[0]
    return len(xs)
r = [cut(3), xs[0], cut(1)]

# counter
from collections import Counter
c = Counter()
for x in (3, 1, 3):
    c[fetch(x)] += 1
r = c

# counter-elements
from collections import Counter
c = Counter()
c['a'] = fetch(2)
r = list(c.elements())

# deque
from collections import deque
d = deque([1, 2])
r = [d.popleft() if fetch(3) else 0, d.popleft()]

# bytearray
b = bytearray(4)
for i in range(4): b[i] = fetch(3 - i)
b.append(fetch(3) + 7)
b.extend([fetch(3), fetch(1)])
b.insert(0, fetch(2))
r = [bytes(b), [b.pop() if fetch(3) else 0, b.pop(), len(b)], (fetch(3) and b[0]) * 10 + b.pop(0), b.find(fetch(1)), bytes(b)]

# bytearray-guarded
b = bytearray()
def put(i):
    try:
        b.append(fetch(i))
        b[0] += fetch(3)
        return bytes(b)
    except ValueError as e:
        return str(e)
r = [put(3), put(1), [fetch(2), bytes(b)], b.hex(), put(300), bytes(b)]

# bytearray-read-late
b = bytearray(b'ab')
x = fetch(3) and b.upper()
y = b'ab'.find(b) if fetch(3) else 0
z = [b'-'.join([b, b]), int.from_bytes(b, 'big'), b + b'c', b == b'ab', 97 in b, fetch(1)]
b[0] = fetch(1)
b += bytes([fetch(3)])
r = [x, y, z, b]

# nonlocal
def counter():
    n = 0
    def step(x):
        nonlocal n
        fetch(x)
        n += 1
        return n
    return step
s = counter()
r = [s(3), s(1)]

# walrus
r = [(n := fetch(3)), n, (n := fetch(1)), n]

# in-place
a = [1]
b = a
a += [fetch(3)]
r = [a, b, b is a]

# alias
a = []
b = a
b.append(fetch(3))
r = [len(a), a]

# sort-key
seen = []
r = sorted([3, 1, 2], key=lambda x: (seen.append(x), fetch(x))[1]), seen

# reduce
import functools
seen = []
r = functools.reduce(lambda a, b: a + (seen.append(b) or fetch(b)), [3, 1, 2], 0), seen

# print
print(fetch(3))
print(fetch(1))
r = [print('a', fetch(2)), print('b')]

# lru-cache
import functools
made = []
@functools.lru_cache
def f(x):
    made.append(x)
    return fetch(x)
r = [f(3), f(1), f(3)], len(made)

# what-is-remembered
import functools
made = []
@functools.lru_cache(maxsize=1)
def f(x):
    made.append(x)
    return 6 // fetch(x)
@functools.cache
def g(x):
    return x
r = [f(fetch(3)), tuple(f.cache_info()), g(fetch(2)), g.cache_info().misses, g.cache_clear(), g(3), g.cache_info()[3]]
try:
    f(0)
except ZeroDivisionError:
    r.append(f.cache_info().currsize)
r += [f(3), made, tuple(f.cache_info())]

# any
seen = []
r = any((seen.append(x), fetch(x) > 2)[1] for x in (1, 3, 2)), seen

# try
xs = []
for x in (3, 0, 2):
    try:
        xs.append(6 // fetch(x))
    except ZeroDivisionError:
        xs.append(len(xs))
r = xs

# array
a = np.zeros(3)
def put(i):
    a[i] = fetch(i + 1)
    return float(a.sum())
r = [put(2), put(0)]

# operator-setitem
import operator
xs, d = [1, 2, 3], {}
class Own:
    def __init__(self): self.held = {}
    def __setitem__(self, key, value): self.held[key] = value
    def __delitem__(self, key): del self.held[key]
own = Own()
r = [operator.setitem(xs, 0, fetch(3)), xs[:], operator.setitem(d, fetch(1), fetch(2)), d.copy(), fetch(3),
     operator.delitem(xs, fetch(1)), xs[:], operator.setitem(own, 'k', fetch(1)), own.held.copy(),
     operator.delitem(own, 'k'), own.held, operator.delitem(d, fetch(1)), d]

# array-in-place
a = np.array([5, 4, 3, 1, 2])
def of(i):
    a[0] = fetch(i)
    return a.tolist()
r = [of(9), a.sort(), of(3), a.fill(fetch(2)), a.tolist(), a.fill(fetch(1)), int(a.sum())]

# array-by-a-view
a = np.array([5, 4, 3, 1, 2])
b = a[:3]
def put(i):
    b.fill(fetch(i))
    return a.tolist()
def sort(i):
    a[0] = fetch(i)
    b.sort()
    return a.tolist()
def g():
    yield fetch(1)
    a.sort()
    yield fetch(2)
    b.fill(fetch(3))
r = [put(3), sort(1), put(2), sort(3), a.tolist(), [(x, a.tolist()) for x in g()], a.tolist()]

# array-in-place-kept
a = np.array([fetch(3), fetch(1), fetch(2)])
sort, fill = a.sort, a.fill
r = [fetch(3), a.tolist(), sort(), a.tolist(), fill(fetch(1)), a.tolist()]
""".rstrip().split("\n\n")
)

ORDERS: dict[str, Callable[[Any], int]] = {
    "first-last": lambda value: 12 - 4 * int(value),
    "last-last": lambda value: 4 * int(value),
    "together": lambda value: 1,
    "some-at-once": lambda value: 0 if int(value) == 1 else 3,
}
"""How many turns of the event loop a call takes, by its argument."""


def python(program: str) -> tuple[Any, str]:
    names: dict[str, Any] = {"fetch": lambda value: value}
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec("import numpy as np\n" + program, names)
    return names["r"], printed.getvalue()


def overlapping(program: str, turns: Callable[[Any], int]) -> tuple[Any, str]:
    async def fetch(value: Any) -> Any:
        for _ in range(turns(value)):
            await asyncio.sleep(0)
        return value

    session = Sandbox({"fetch": fetch}, policy=Policy.PROGRAMS).session()
    value = session.run(f"{program}\nr")
    return value, session.printed


@pytest.mark.parametrize("name", PROBES)
def test_state_is_that_of_python_whatever_call_finishes_first(name: str) -> None:
    wanted = python(PROBES[name])
    for order in ORDERS.values():
        assert overlapping(PROBES[name], order) == wanted
