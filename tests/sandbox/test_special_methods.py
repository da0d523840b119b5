# ruff: noqa: E501 - long programs
"""Methods that Python calls by itself, properties, dataclasses and abstract classes mean what they do in CPython."""

import asyncio
import collections
import contextlib
import dataclasses
import enum
from typing import Any

import pydantic
import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, OpenType, Policy, Sandbox
from tests.support.tables import in_one_test

from .programs import DRIVERS, SYNC, by_name, compare_with_python, expected, outcome
from .scheduling.orders import difference

PROGRAMS = by_name(r'''
# a vector
class V:
    """A vector."""
    def __init__(self, x, y):
        self.x = x; self.y = y
    def __repr__(self): return f"V({self.x}, {self.y})"
    __str__ = __repr__
    def __eq__(self, o):
        if not isinstance(o, V): return NotImplemented
        return self.x == o.x and self.y == o.y
    def __lt__(self, o): return (self.x, self.y) < (o.x, o.y)
    def __add__(self, o): return V(self.x + o.x, self.y + o.y)
    def __mul__(self, k): return V(self.x * k, self.y * k)
    __rmul__ = __mul__
    def __neg__(self): return V(-self.x, -self.y)
    def __abs__(self): return (self.x**2 + self.y**2) ** 0.5
    def __bool__(self): return bool(self.x or self.y)
    def __len__(self): return 2
    def __getitem__(self, i): return (self.x, self.y)[i]
    def __iter__(self):
        yield self.x
        yield self.y
    def __contains__(self, v): return v == self.x or v == self.y
    def __call__(self, k): return V(self.x + k, self.y + k)
    def __hash__(self): return hash((self.x, self.y))
    def __iadd__(self, o):
        self.x += o.x; self.y += o.y
        return self
a, b = V(1, 2), V(3, 4)
c = V(1, 2)
c += b
[str(a), repr([a, b]), f"{a} {b!r} {a!s:>10}", "%s" % a, "{}".format(b), a == V(1, 2), a != b, a == 5, a < b, str(sorted([b, a])), str(max([a, b])), str(min(a, b)),
 str(a + b), str(a * 3), str(3 * a), str(-a), abs(b), bool(V(0, 0)), bool(a), len(a), a[0], a[-1], a[:1], list(a), [*a], 2 in a, 9 in a, str(a(10)),
 str(c), a in [V(1,2)], [V(1,2), b].index(b), [a, b].count(V(1,2)), {a: 1}[V(1,2)], V(1,2) in {a, b}, len({a, V(1,2), b}), hash(a) == hash(V(1,2)),
 dict([(a, 2)]).get(V(1, 2)), str(sum([a, b], V(0, 0))), [x for x in a], tuple(a), set(a), sum(a), max(a), (lambda p, q: p + q)(*a), not a, 1 if a else 0, callable(a),
 any(V(0,0) for _ in range(2)), str([(a, b)]), [a] == [V(1, 2)], (1, a) < (1, b), {1: a} == {1: V(1, 2)}]

# dataclasses and properties
from dataclasses import dataclass, field, asdict, astuple, replace
from abc import ABC, abstractmethod
import dataclasses
@dataclass
class P:
    x: int
    y: int = 0
    tags: list = field(default_factory=list)
    def norm(self): return abs(self.x) + abs(self.y)
@dataclass(frozen=True, order=True)
class K:
    name: str
    n: int = 1
@dataclass
class Q(P):
    z: float = 1.5
    def __post_init__(self):
        self.total = self.x + self.y + self.z
@dataclasses.dataclass(kw_only=True)
class W:
    a: int
    b: str = "b"
@dataclass
class Hidden:
    a: int
    secret: str = field(default="s", repr=False, compare=False)
    made: int = field(init=False, default=7)
class Temp:
    def __init__(self, c): self._c = c
    @property
    def f(self): return self._c * 9 / 5 + 32
    @f.setter
    def f(self, v): self._c = (v - 32) * 5 / 9
    @property
    def c(self): return self._c
class Shape(ABC):
    @abstractmethod
    def area(self): ...
    def text(self): return f"{type(self).__name__} {self.area():.2f}"
class Sq(Shape):
    def __init__(self, s): self.s = s
    def area(self): return self.s ** 2
class Account:
    count = 0
    def __init__(self, b): self.__balance = b
    def get(self): return self.__balance
    def __add(self, n):
        self.__balance += n
        return self.__balance
    def deposit(self, n): return self.__add(n)
p = P(1, 2); q = Q(1, 2, ["t"], z=3.0)
t = Temp(100)
before = t.f
t.f = 32
def attempt(f):
    try: return f()
    except Exception as e: return type(e).__name__, str(e)
class Bad(Exception):
    def __init__(self, code): self.code = code
    def __str__(self): return f"code {self.code}"
def raiser():
    raise Bad(7)
def setk():
    k = K("a"); k.n = 5
def setc(): t.c = 1
[p == P(1, 2), repr(p), str(q), q.total, p != P(2, 2), asdict(q), astuple(p), replace(p, x=9).x, K("a") < K("b"), sorted([K("b", 2), K("a", 9), K("b", 1)])[0].n,
 {K("a"): 1}[K("a")], len({K("a"), K("a"), K("b")}), repr(W(a=1)), repr(Hidden(1)), Hidden(1, "q") == Hidden(1), Hidden(1).made, P.y, before, t.f, t.c, Sq(2).text(),
 Account(5).get(), Account(5).deposit(3), attempt(raiser), attempt(setk), attempt(lambda: hash(p)), attempt(lambda: {p: 1}), attempt(lambda: W(1)), attempt(setc),
 attempt(lambda: P()), attempt(lambda: p < p), attempt(lambda: len(p)), attempt(lambda: p + 1), attempt(lambda: 1 + p), attempt(lambda: p[0]), attempt(lambda: list(p)), attempt(lambda: p()),
 dataclasses.is_dataclass(p), p.tags is P(1).tags, p.norm(), attempt(lambda: K("a") < 5), hash(K("a")) == hash(K("a")), [p] == [P(1, 2)], p in [P(1,2)], {"k": p} == {"k": P(1, 2)}]

# containers and numbers
import heapq
class Node:
    def __init__(self, f, name): self.f = f; self.name = name
    def __lt__(self, other): return self.f < other.f
    def __repr__(self): return self.name
h = []
for f, n in [(5, "e"), (1, "a"), (3, "c"), (2, "b")]:
    heapq.heappush(h, Node(f, n))
out = []
while h: out.append(heapq.heappop(h).name)
class Stack:
    def __init__(self): self._items = []
    def push(self, x): self._items.append(x)
    def __len__(self): return len(self._items)
    def __iter__(self): return iter(self._items)
    def __reversed__(self): return reversed(self._items)
    def __contains__(self, x): return x in self._items
    def __getitem__(self, i): return self._items[i]
    def __setitem__(self, i, v): self._items[i] = v
    def __delitem__(self, i): del self._items[i]
class Countdown:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        if self.n <= 0: raise StopIteration
        self.n -= 1
        return self.n
class Seq:
    def __getitem__(self, i):
        if i > 3: raise IndexError("end")
        return i * i
class Money:
    def __init__(self, v): self.v = v
    def __format__(self, spec): return f"${self.v:{spec or '.2f'}}"
    def __str__(self): return f"${self.v}"
    def __int__(self): return int(self.v)
    def __float__(self): return float(self.v)
    def __round__(self, n=None): return Money(round(self.v, n))
    def __sub__(self, o): return Money(self.v - (o.v if isinstance(o, Money) else o))
    def __rsub__(self, o): return Money(o - self.v)
    def __truediv__(self, o): return Money(self.v / o)
    def __floordiv__(self, o): return Money(self.v // o)
    def __mod__(self, o): return Money(self.v % o)
    def __pow__(self, o): return Money(self.v ** o)
    def __matmul__(self, o): return "mat"
    def __and__(self, o): return "and"
    def __or__(self, o): return "or"
    def __xor__(self, o): return "xor"
    def __lshift__(self, o): return "<<"
    def __rshift__(self, o): return ">>"
    def __invert__(self): return "~"
    def __pos__(self): return "+"
    def __divmod__(self, o): return "dm"
    def __le__(self, o): return self.v <= o.v
    def __ge__(self, o): return self.v >= o.v
    def __gt__(self, o): return self.v > o.v
class E2:
    def __eq__(self, o): return "yes"
class N2:
    def __ne__(self, o): return "no"
    def __bool__(self): return 0 == 1
def attempt(f):
    try: return f()
    except Exception as e: return type(e).__name__, str(e)
class BadStr:
    def __str__(self): return 5
    def __bool__(self): return 5
    def __len__(self): return -1
class Tree:
    def __init__(self, v, kids=()): self.v = v; self.kids = list(kids)
    def __repr__(self): return f"Tree({self.v!r}, {self.kids!r})"
    def __eq__(self, o): return isinstance(o, Tree) and self.v == o.v and self.kids == o.kids
    def walk(self):
        yield self.v
        for k in self.kids: yield from k.walk()
class Sub(Stack):
    def __len__(self): return super().__len__() + 100
class LL:
    def __init__(self): self.head = None
    def __iter__(self):
        n = self.head
        while n:
            yield n[0]
            n = n[1]
    def add(self, x): self.head = (x, self.head); return self
s = Stack()
for i in range(4): s.push(i)
s[0] = 10
del s[1]
m = Money(7)
sub = Sub(); sub.push(1)
it = iter(Countdown(3))
x = Money(5); x -= 2
[out, len(s), list(s), list(reversed(s)), 10 in s, s[0], s[-1], [k for k in Countdown(3)], sum(Countdown(4)), list(Seq()), 4 in Seq(), 5 in Seq(), f"{m}", f"{m:.1f}", "{:>5.1f}".format(m), str(m), int(m), float(m),
 str(round(m)), str(m - 1), str(10 - m), str(m / 2), str(m // 2), str(m % 2), str(m ** 2), m @ m, m & 1, m | 1, m ^ 1, m << 1, m >> 1, ~m, +m, divmod(m, 2), m <= m, m >= m, m > m, E2() == 1, 1 == E2(), E2() != 1, N2() != 1, bool(N2()),
 attempt(lambda: str(BadStr())), attempt(lambda: bool(BadStr())), attempt(lambda: len(BadStr())), repr(Tree(1, [Tree(2), Tree("x")])), Tree(1, [Tree(2)]) == Tree(1, [Tree(2)]), list(Tree(1, [Tree(2, [Tree(3)]), Tree(4)]).walk()),
 len(sub), next(it), next(it), list(it), list(zip(s, Countdown(9))), list(enumerate(s)), [*map(str, s)], sorted(s), max(s), dict(enumerate(s)), ", ".join(map(str, s)), str(x), list(LL().add(1).add(2)), tuple(LL().add(1)), set(LL().add(1)),
 attempt(lambda: iter(Money(1))), attempt(lambda: next(m)), attempt(lambda: m < 3), attempt(lambda: m * 3), attempt(lambda: [] + m), attempt(lambda: "a" + m), attempt(lambda: 3 * m), [1, 2] == m, bool(s), all(s), any(Seq()), a if (a := len(s)) else 0]

# keys
import itertools, collections, functools, heapq, bisect, operator, copy, statistics, json
class K:
    def __init__(self, k, tag=""): self.k = k; self.tag = tag
    def __eq__(self, o): return isinstance(o, K) and self.k == o.k
    def __hash__(self): return hash(self.k)
    def __lt__(self, o): return self.k < o.k
    def __repr__(self): return f"K{self.k}{self.tag}"
def attempt(f):
    try: return f()
    except Exception as e: return type(e).__name__, str(e)
ks = [K(1, "a"), K(1, "b"), K(2, "c"), K(2, "d"), K(1, "e")]
calls = []
@functools.lru_cache(maxsize=None)
def slow(k):
    calls.append(k.k)
    return k.k * 2
d = collections.deque(ks)
d.remove(K(2))
xs = list(ks)
xs.remove(K(2))
ys = sorted(ks, reverse=True)
zs = list(ks); zs.sort()
class NoHash:
    def __eq__(self, o): return True
class Plain: pass
p, q = Plain(), Plain()
m = {K(1): "x", K(2): "y"}
m.update({K(1, "z"): "w"})
def matched(v):
    match v:
        case K(k=1): return "one"
        case K(): return "K"
        case _: return "?"
c = copy.copy(ks[0]); c.tag = "copied"
deep = copy.deepcopy([ks[0], ks[0]])
[[(str(k), [str(x) for x in g]) for k, g in itertools.groupby(ks)], str(collections.Counter(ks).most_common()), str(dict.fromkeys(ks)), str(set(ks)), str({K(1), K(3)} & {K(1, "r")}), len({K(1)} | {K(1), K(4)}),
 str({K(1)} ^ {K(1)}), {K(1), K(2)} == {K(2), K(1)}, {K(1)} <= {K(1), K(9)}, frozenset([K(1)]) == frozenset([K(1, "q")]), str(d), str(xs), str(ys), str(zs), d.index(K(2)) if K(2) in d else -1, d.count(K(1)), tuple(ks).index(K(2)), tuple(ks).count(K(1)),
 slow(K(3)), slow(K(3, "other")), calls, str(m), m[K(1)], m.get(K(9), "none"), K(2) in m, str(m.pop(K(2))), str(min(ks)), str(max(ks)), str(min(ks, key=lambda k: -k.k)), str(heapq.nsmallest(2, ks)), str(heapq.nlargest(2, ks)), bisect.bisect([K(1), K(3)], K(2)),
 operator.eq(K(1), K(1)), operator.lt(K(1), K(2)), str(sorted([(2, K(1)), (1, K(2)), (1, K(1))])), attempt(lambda: {NoHash(): 1}), attempt(lambda: {NoHash()}), attempt(lambda: hash(NoHash())), NoHash() in [1], [1, 2].count(NoHash()), p == q, p == p, p != q, p in [q, p], {p: 1}[p], len({p, q, p}),
 matched(K(1)), matched(K(2)), matched(3), str(c), str(ks[0]), deep[0] is deep[1], deep[0] == ks[0], attempt(lambda: json.dumps(K(1))), hash((K(1), 2)) == hash((K(1, "x"), 2)), {(K(1), 2): 3}[(K(1, "y"), 2)], attempt(lambda: K(1) < 3), attempt(lambda: K(1) <= K(2)), K(1) > K(0), attempt(lambda: sorted([K(1), 3])),
 str(functools.reduce(lambda a, b: a if a < b else b, ks)), all(k == K(k.k) for k in ks), [k.k for k in ks if k == K(1)], str(list(filter(lambda k: k == K(2), ks))), str(next(k for k in ks if k == K(2))), str(statistics.mode(ks)), K(1) == 1, 1 == K(1), None == K(1), K(1) != None, [None, K(1)].index(K(1)), any(x is ks[0] for x in ks), str([*{k: 1 for k in ks}]), str(sorted({k.k: k for k in ks}.items())), ks[0:2] == [K(1), K(1)], ks < [K(9)], (K(1), 5) < (K(1), 6), [K(1), K(2)] > [K(1), K(1)]]

# attributes of classes
class Task:
    counter = 0
    SIZE = 3
    AREA = SIZE * SIZE
    NAMES = ["a", "b"]
    UPPER = [n.upper() for n in NAMES]
    __private = 5
    def __init__(self, n=SIZE):
        Task.counter += 1
        self.id = Task.counter
        self.n = n
    @classmethod
    def make(cls):
        cls.counter += 10
        return cls()
    def bump(self):
        self.__class__.counter += 100
        type(self).extra = self.counter
        return self.__private
    def f(self, k=AREA): return k + self.n
class Sub(Task):
    other = Task.AREA + 1
    def g(self): return self.counter, self.other
a = Task(); b = Task.make(); s = Sub(5)
r = [a.id, b.id, s.id, Task.counter, Sub.counter]
Sub.counter = 7
r += [Task.counter, Sub.counter, s.counter, a.counter, a.bump(), Task.counter, Sub.counter, Task.extra, Sub.extra, s.bump(), Sub.counter, Task.counter]
Task.method = lambda self, x: x + self.n
a.counter = 1
r += [a.method(2), s.method(3), a.counter, Task.counter, a.f(), s.f(1), Task.AREA, Task.UPPER, s.g()]
def local():
    class C:
        x = 2
        y = x + 1
        z = [x, y]
        def m(self, q=y * 2): return q
    return C.y, C.z, C().m()
class E(Exception):
    code = 1
    def __init__(self, m):
        super().__init__(m)
        E.code += 1
try: raise E("x")
except E as e: r += [e.code, E.code]
[*r, local()]

# total ordering
from functools import total_ordering
import functools
from dataclasses import dataclass
@total_ordering
class A:
    def __init__(self, n): self.n = n
    def __eq__(self, o): return self.n == o.n
    def __lt__(self, o): return self.n < o.n
@functools.total_ordering
@dataclass
class B:
    n: int
    def __ge__(self, o): return self.n >= o.n
[[(x < y, x <= y, x > y, x >= y, x == y, x != y) for x in map(k, (1, 2)) for y in map(k, (1, 2))] for k in (A, B)]

# annotations alone
from typing import Generic, Protocol, TypeVar
import typing
T = TypeVar("T")
class Stack(Generic[T]):
    def __init__(self): self.items: list[T] = []
    def push(self, x: T) -> None: self.items.append(x)
class Drawable(Protocol):
    def draw(self) -> str: ...
class C(typing.Generic[T]):
    x = 1
s = Stack(); s.push(1)
[s.items, C.x]

# abstract types
from collections.abc import Iterable, Iterator, Mapping, Sequence, Hashable, Sized, Callable, Collection, Container, Reversible, MutableMapping, MutableSequence
from typing import List, Dict, Tuple
from collections import deque, Counter
class It:
    def __iter__(self): return iter([1])
class Nx(It):
    def __next__(self): raise StopIteration
class Le:
    def __len__(self): return 1
    def __eq__(self, o): return True
class Ca:
    def __call__(self): return 1
def flat(xs):
    for x in xs:
        if isinstance(x, Iterable) and not isinstance(x, (str, bytes)):
            yield from flat(x)
        else: yield x
def gen(): yield 1
vals = [1, 1.5, None, "a", b"a", [1], (1,), {1: 2}, {1}, frozenset([1]), range(3), iter([1]), gen(), zip([1]), map(str, [1]), {}.keys(), {}.items(), {}.values(), deque(), Counter(), len, gen, It(), Nx(), Le(), Ca(), int, It, enumerate([1]), ValueError("x")]
[list(flat([1, [2, (3, {4})], "ab", [[]]]))] + [[isinstance(v, t) for t in (Iterable, Iterator, Mapping, Sequence, Hashable, Sized, Callable, Collection, Container, Reversible, MutableMapping, MutableSequence, List, Dict, Tuple)] for v in vals]

# members in formats
from enum import Enum, Flag, IntEnum, IntFlag, StrEnum
class C(Enum): RED = 1
class D(Enum):
    RED = 1
    def __str__(self): return "d"
class L(IntEnum):
    B = 5
    def __str__(self): return "L-" + self.name
class S(StrEnum): A = "x"
class T(str, Enum): A = "x"
class F(Flag): A = 1; B = 2
class G(IntFlag): A = 1; B = 2
class H(Enum):
    A = 1
    def __format__(self, spec): return "fmt" + spec
r = []
for m in (C.RED, D.RED, L.B, S.A, T.A, F.A | F.B, G.A | G.B, H.A):
    r += [str(m), f"{m}", f"{m!s:>8}", "%s" % m]
    for spec in ("", ">9", "^9s", "5", "05d", ".2"):
        try: r.append("" + format(m, same(spec)))
        except Exception as error: r.append(type(error).__name__)
r

# members that are texts
from enum import Enum, IntEnum
class S(str, Enum):
    A = "a b"
    B = "x"
    @property
    def both(self): return self.split() + [self.title()]
class N(IntEnum):
    X = 5
r = [S.A.upper(), S.A.both, S.A.startswith(same("a")), N.X.bit_length(), N.X.real, "{0.name}".format(S.A), len(S.A)]
r += [S.A[0], S.A[::-1], "a" in S.A, S.B in S.A, [*S.A], S.A + "!", [str(each) for each in sorted(S)], [*map(lambda s: s.upper(), S)]]
r += [getattr(S.A, "value"), hasattr(S.A, "upper"), hasattr(S.A, "nope"), S.A.name, "-".join([S.A, "b"])]
import json
r += ["abcdef"[N.X], [*range(N.X)], json.dumps({"a": S.A, "b": [N.X]}), "x" in {S.B: 1}, "%d" % N.X]
r += [[0] * N.X, "ab"[:N.X], int(N.X), S.A == "a b", S.A in ("a b",)]
for act in (lambda: S.A.nope, lambda: N.X.upper()):
    try: act()
    except AttributeError as error: r.append(type(error).__name__)
r

# enums
from enum import Enum, IntEnum, auto
class Color(Enum):
    RED = 1
    GREEN = 2
    CRIMSON = 1
    def describe(self): return f"{self.name} is {self.value}"
    @property
    def lower(self): return self.name.lower()
    @classmethod
    def default(cls): return cls.RED
class State(Enum):
    IDLE = auto()
    BUSY = auto()
    DONE = "done"
class Level(IntEnum):
    LOW = 1
    HIGH = 5
class Kind(str, Enum):
    A = "a"
    B = "b"
class Planet(Enum):
    EARTH = (5.97, 6.37)
    MARS = (0.64, 3.39)
    def __init__(self, mass, radius):
        self.mass = mass; self.radius = radius
    def g(self): return round(self.mass / self.radius ** 2, 3)
class Op(Enum):
    ADD = "+"
    SUB = "-"
    def apply(self, a, b):
        match self:
            case Op.ADD: return a + b
            case Op.SUB: return a - b
    def __str__(self): return f"op {self.value}"
def attempt(f):
    try: return f()
    except Exception as e: return type(e).__name__, str(e)
def setv(): Color.RED.value = 3
def setm(): Color.RED = 3
d = {Color.RED: "r", Color.GREEN: "g"}
transitions = {State.IDLE: [State.BUSY], State.BUSY: [State.DONE, State.IDLE]}
[str(Color.RED), repr(Color.RED), f"{Color.RED}", Color.RED.name, Color.RED.value, Color(2).name, Color["GREEN"].value, Color["CRIMSON"] is Color.RED, [c.name for c in Color], len(Color), list(Color) == [Color.RED, Color.GREEN],
 Color.RED is Color.RED, Color.RED == Color.RED, Color.RED == 1, Color.RED != Color.GREEN, Color.RED in d, d[Color.GREEN], Color.GREEN.describe(), Color.RED.lower, Color.default().name, Color.CRIMSON.name,
 [s.value for s in State], State.BUSY in transitions[State.IDLE], [s.name for s in transitions[State.BUSY]], Level.LOW < Level.HIGH, Level.HIGH == 5, Level.LOW + 1, sorted([Level.HIGH, Level.LOW])[0].name, max(Level).name, int(Level.HIGH), str(Level.LOW), repr(Level.LOW), f"{Level.HIGH:03d}", Level(5).name, sum(Level), Level.LOW == 1.0, {Level.LOW: 1}[1], 3 - Level.LOW, Level.HIGH * 2, Level.HIGH > 3, bool(Level.LOW),
 Kind.A == "a", Kind("b").name, Kind.A.value, {Kind.A: 1}["a"], Kind.A != "b", Planet.EARTH.g(), Planet.MARS.mass, Planet.EARTH.value, Op.ADD.apply(1, 2), Op.SUB.apply(1, 2), str(Op.ADD), isinstance(Color.RED, Color), type(Color.RED) is Color, type(Color.RED).__name__,
 attempt(lambda: Color(9)), attempt(lambda: Color["X"])[0], attempt(lambda: Color.BLUE)[0], attempt(setv)[0], attempt(setm), attempt(lambda: Color.RED < Color.GREEN)[0], Color.RED in Color, bool(Color.RED), [Color.RED, Color.GREEN].index(Color.GREEN), [(k.name, v) for k, v in d.items()], hash(Color.RED) == hash(Color.CRIMSON), len({Color.RED, Color.CRIMSON})]

# parameters of dataclasses
import dataclasses
from dataclasses import KW_ONLY, InitVar, asdict, dataclass, field, fields, replace
@dataclass
class P:
    x: int
    _: KW_ONLY
    y: int = 0
    z: list = field(default_factory=list)
@dataclass
class Q:
    base: InitVar[int]
    v: int = field(init=False)
    scale: dataclasses.InitVar = same(2)
    name: str = 'q'
    def __post_init__(self, base, scale): self.v = base * scale
@dataclass
class R(Q):
    more: int = 1
def attempt(f):
    try: return f()
    except Exception as e: return type(e).__name__
p, q = P(1, y=2), Q(same(4))
[repr(p), attempt(lambda: P(1, 2)), asdict(P(3)), repr(q), q.v, Q(1, 5).v, Q(base=3, name='n').v, [f.name for f in fields(Q)], asdict(q), Q(2) == Q(2), attempt(lambda: Q()), attempt(lambda: q.base), repr(R(1, 2, 'r', 3)), R(2).v, replace(p, x=9).y]

# flags
from enum import Flag, IntFlag, auto
import enum
class Perm(Flag):
    NONE = 0
    READ = auto()
    WRITE = auto()
    EXEC = auto()
    RW = READ | WRITE
    ALL = RW | EXEC
    def names(self): return [each.name for each in self]
class Mode(IntFlag):
    R = 4
    W = 2
    X = 1
class Spread(enum.Flag):
    A = 1 << 3
    B = enum.auto()
    C = 1
def attempt(f):
    try: return f()
    except Exception as e: return type(e).__name__, str(e)
p, q, m = Perm.READ | Perm.WRITE, Perm.READ | Perm.EXEC, Mode.R | Mode.X
r = p if same(1) else q
r |= Perm.EXEC
r &= ~Perm.READ
[[str(Perm(same(4)) | Perm(same(1))), repr(p), p.name, p.value, p is Perm.RW, p.names(), Perm.READ in p, Perm.EXEC in p, bool(p & Perm.EXEC), str(p ^ Perm.READ), str(~p), str(~Perm.NONE), Perm.ALL == p | Perm.EXEC, len(p), len(Perm), [x.name for x in Perm], list(Perm.__members__)],
 [str(q), repr(q), q.name, q.value, q is (Perm.EXEC | Perm.READ), Perm(5) is q, str(Perm(0)), repr(Perm(8 - 8)), bool(Perm(0)), {q: 1}[Perm.READ | Perm.EXEC], Perm['ALL'].value, str(Perm.ALL & ~Perm.WRITE), f'{q} {Perm.READ}', str(r), hash(q) == hash(Perm(5)), isinstance(q, Perm), type(q) is Perm, Perm.READ == 1, Perm.READ != Perm.WRITE, Perm.__members__['RW'].value],
 [attempt(lambda: Perm(8)), attempt(lambda: Perm(-9)), attempt(lambda: Perm('x')), attempt(lambda: str(Perm(-2))), attempt(lambda: Perm.READ | 1)[0], attempt(lambda: Perm.READ < Perm.WRITE)[0], attempt(lambda: Spread(2))],
 [str(m), repr(m), m == 5, int(m), repr(m & Mode.W), repr(m | 8), repr(8 | m), m + 1, f'{m} {m:03b}', repr(~Mode.R), repr(~m), repr(Mode(7)), repr(Mode(16)), repr(Mode(-1)), [x.name for x in m], len(m), Mode.R in m, m > 4, {m: 1}[5], len(Mode), m.name, bool(Mode(0)), repr(m ^ 1), sum([Mode.R, Mode.W]), -m],
 [x.value for x in Spread], [x.name for x in Spread.A | Spread.C], (Spread.A | Spread.C).name]

# values of members, and their names
from abc import ABCMeta, abstractmethod
from enum import Enum, IntEnum, StrEnum, auto
class K(str, Enum):
    A = auto()
    B = 5
    C = "c"
class I(int, Enum):
    A = "7"
    B = 2
    C = 3
class S(StrEnum):
    Ab = auto()
class Color(Enum):
    RED = 1
    GREEN = 2
    ROT = 1
class Shape(metaclass=ABCMeta):
    @abstractmethod
    def area(self): ...
class Square(Shape):
    def area(self): return same(4)
try:
    made = Shape()
except TypeError as e:
    made = type(e).__name__
[[k.value for k in K], [i.value for i in I], S.Ab.value, I.A + 1, K.B + "x", K("5").name, made, Square().area(),
 [(name, each.value, each is Color[name]) for name, each in Color.__members__.items()], len(Color), "ROT" in Color.__members__]

# what a module tells of itself
__all__ = ["f"]
__version__ = "1.0"
def f(): return __version__
[f(), __all__]

# fields of dataclasses, and patterns
from dataclasses import dataclass, field, replace, asdict
import math
made = []
def mk(x):
    made.append(x)
    return x
n = 1
@dataclass
class A:
    x: int = mk(1)
    y: int = n
    z: tuple = (1, 2)
    w: float = math.pi
    k: object = len
    f: object = lambda v: v + 1
    list: list = field(default_factory=list)
    tags: list = field(default_factory=lambda: [*base])
n = 2
base = [7]
@dataclass
class B(A):
    q: int = mk(2)
def scope():
    n = 5
    @dataclass
    class C:
        v: int = n
        self: int = 3
    return C
C = scope()
n = 9
D0 = None
@dataclass
class Outer:
    x: int = 3
def h():
    @dataclass
    class Outer:
        x: int = 4
    return Outer
h()
@dataclass
class Sub(Outer):
    pass
@dataclass(frozen=True)
class F:
    a: int
    b: str = "b"
class Plain(F):
    pass
hash_value = 5
@dataclass(unsafe_hash=True)
class U:
    a: int
def attempt(f):
    try: return f()
    except Exception as e: return type(e).__name__, str(e)
def m(v):
    match v:
        case F(1, b): return "one", b
        case F(a, "c"): return "c", a
        case A(x, y=3): return "A", x
        case Outer(0): return "zero"
        case Outer(x): return "outer", x
        case _: return None
class P:
    __match_args__ = ("x", "y")
    def __init__(self, x, y): self.x = x; self.y = y
def mp(v):
    match v:
        case P(0, y): return "y axis", y
        case P(x, y): return x, y
def bad():
    @dataclass
    class G(F):
        z: int = 1
def setp():
    p = Plain(1)
    p.extra = 5
    return p.extra
def setq():
    p = Plain(1)
    p.a = 5
a, b = A(), B()
class Neg:
    def __init__(self, v): self.v = v
    def __eq__(self, o): return Neg(self.v)
    def __bool__(self): return self.v
class Seq:
    def __init__(self, xs): self.xs = xs
    def __len__(self): return len(self.xs)
    def __getitem__(self, i): return self.xs[i]
class Count:
    def __init__(self): self.n = 0
    def __call__(self):
        self.n += 1
        return self.n
from collections import defaultdict
dd = defaultdict(Count())
[made, a.x, b.x, a.y, b.y, B.y, a.z, A.z, A.w, a.k([1]), a.f(2), a.list, a.tags, b.tags, A(tags=[1]).tags, A.x, B.q, C().v, C().self, repr(C(self=4))[-14:], Sub().x, Outer().x, h()().x,
 m(F(1)), m(F(2, "c")), m(A(5, 3)), m(Outer(0)), m(Outer(8)), m(3), mp(P(0, 4)), mp(P(1, 2)), attempt(bad), setp(), attempt(setq), hash(U(1)) == hash(U(1)), {U(1): 2}[U(1)], F(1) != F(1), F(1) != F(2), Neg(True) != 1, Neg(False) != 1,
 list(reversed(Seq([1, 2, 3]))), list(iter(Count(), 4)), dd["a"], dd["b"], attempt(lambda: m(F(1, 2, 3))), attempt(lambda: A(1, 2, 3, 4, 5, 6, 7, 8, 9))[0], attempt(lambda: F())[0]]

# what dataclasses make of their fields
from collections import OrderedDict, deque, namedtuple
from dataclasses import asdict, astuple, dataclass, field, fields, replace
def attempt(f):
    try: return f()
    except Exception as e: return type(e).__name__, str(e)
T = namedtuple("T", "a b")
@dataclass
class C:
    x: int
    y: object = None
    n: int = field(init=False, default=10)
held = {1}
c = C(1, [C(2), T(C(3), [4]), {1: C(4)}, OrderedDict([(2, [C(5)])]), held, deque([1])])
plain = asdict(c)
plain["y"][4].add(5)
c.n = 5
moved = replace(c, x=5)
@dataclass(unsafe_hash=True)
class H:
    x: list = field(default_factory=list, hash=False)
    y: int = field(default=3, compare=False, hash=True)
@dataclass(slots=True)
class S:
    x: int
    y: int = 3
def extra():
    s = S(1)
    s.z = 3
empty = []
def mutable(value):
    @dataclass
    class M:
        x: object = value
    return M().x
class Mixin:
    def __post_init__(self): self.z = self.x + 1
@dataclass
class Mixed(Mixin):
    x: int = 5
@dataclass
class Below(Mixed):
    y: int = 5
class Named:
    def __set_name__(self, owner, name): self.name = name
@dataclass
class OfNamed:
    c: object = Named()
[str(plain), str(astuple(c)), str(asdict(c, dict_factory=OrderedDict)), str(astuple(c, tuple_factory=list)), held, moved.x, moved.n, moved.y is c.y, attempt(lambda: replace(c, n=3)), attempt(lambda: replace(c, q=3)),
 hash(H()) == hash((3,)), hash(H(y=4)) == hash((4,)), H() == H(y=5), attempt(extra)[0], repr(S(1)), attempt(lambda: mutable(empty)), attempt(lambda: mutable({})), attempt(lambda: mutable(set())), attempt(lambda: mutable(C(1)))[0], mutable((1,)), mutable(H()) == H(),
 Mixed().z, Below(x=2).z, OfNamed.c.name, fields(C) == fields(c), fields(Mixed)[0] is fields(Below)[0], fields(C)[0] == fields(C)[1], repr(int | None), repr(int | type(None))]

# what Python asks of both sides
calls = []
class Left:
    def __eq__(self, other):
        calls.append("Left ==")
        return NotImplemented
class Right:
    def __eq__(self, other):
        calls.append("Right ==")
        return NotImplemented
    def __ne__(self, other):
        calls.append("Right !=")
        return NotImplemented
class Below(Left):
    def __eq__(self, other):
        calls.append("Below ==")
        return super().__eq__(other)
class Asked:
    def __init__(self, keys): self.asked = keys
    def keys(self): return self.asked
class Large:
    def __init__(self, n): self.n = n
    def __hash__(self): return self.n
class New:
    def __new__(cls, *args): return super().__new__(cls, *args)
class Plain: pass
def attempt(f):
    try: return f()
    except Exception as e: return type(e).__name__, str(e)
compared = [Left() != Right(), Right() != Left(), Left() != 3, 3 != Right(), Left() != Left(), Left() != Below(), Below() != Left()]
[compared, calls, [hash(Large(n)) for n in (0, -1, 2 ** 61, 2 ** 62 + 5, -2 ** 63, 2 ** 70, True)], attempt(lambda: {}.update(Asked([1]))), attempt(lambda: dict(Asked([]))), attempt(lambda: dict(Asked(5)))[0], attempt(lambda: New(3)), attempt(lambda: object.__new__(Plain, 3))]

# objects of modules as keys
import io, random, re
from decimal import ROUND_DOWN, Decimal, localcontext
import textwrap
p = {re.compile("a+"): 1, re.compile("b"): 2}
r, s = random.Random(1), io.StringIO()
d = {r: 1, s: 2}
with localcontext(prec=5, rounding=ROUND_DOWN) as c: rounded = str(Decimal(2) / 3), c.prec
try:
    with localcontext(prec=0): pass
except ValueError as e: told = str(e)
[p[re.compile("a+")], re.compile("a") == re.compile("a"), re.compile("a") == re.compile("a", re.I), re.compile("a") != re.compile(b"a"), hash(re.compile("a")) == hash(re.compile("a")), len({re.compile("a"), re.compile("a")}), d[r], d[s], hash(r) == hash(r),
 rounded, str(Decimal(2) / 3), told, textwrap.wrap("abcdefghij", 5, break_long_words=0), textwrap.wrap("abcdefghij", 5, break_long_words="yes")]

# what stands in for containers, and private names
import copy, functools, json, re
from collections import UserDict, UserList
from collections.abc import Mapping
class D(dict):
    def update(self, /, *args, **kwargs): dict.update(self, *args, **kwargs)
    def pop(self, key): return dict.pop(self, key)
d = D(self=1, cls=2)
d.update(other=1, self=3)
class L(list):
    def append(self, x): list.append(self, x * 2)
l = L()
l.append(3)
def matched(value):
    match value:
        case {2: x, **rest}: return "mapping", x, rest
        case {}: return "a mapping"
        case [a, b]: return "two", a, b
        case [a, *b]: return "sequence", a, b
class Squares(Mapping):
    def __init__(self, n): self.n = n
    def __len__(self): return self.n
    def __iter__(self): return iter(range(self.n))
    def __getitem__(self, i):
        if i < self.n: return i * i
        raise KeyError(i)
class Numbered:
    def __init__(self, n): self.n = n
    def __getitem__(self, i):
        if i >= self.n: raise IndexError
        return i
s = Numbered(3)
it = iter(s)
taken = [list(it), list(it)]
s.n = 6
class Slotted:
    __slots__ = ("__a", "b")
    def __init__(self): self.__a = 3
    def inner(self):
        class Inner:
            __slots__ = ("__a",)
            def __init__(self, a): self.__a = a
            def get(self): return self.__a
        return Inner(self.__a).get(), Inner(5)._Inner__a, hasattr(Inner(6), "_Slotted__a")
def decorated(f):
    @functools.wraps(f)
    def inner(*args): return f(*args)
    return inner
def marked(x): return x
marked.kept = [1]
inner = decorated(marked)
module = json
[d.pop("self"), [*d.items()], dict.get(d, "cls"), [*l], matched(UserDict({0: 1, 2: 3})), matched(Squares(3)), matched(Squares(1)), matched(UserList([1, 2])), matched(UserList([1, 2, 3])), matched(5), taken, list(it), Slotted()._Slotted__a, Slotted().inner(), copy.copy(slice(1, 2)), copy.deepcopy([slice(3)]),
 [re.compile("a")] == [re.compile("a")], (slice(0, 10, None), 2) == (slice(0, 10, None), 2), {1: slice(3)} == {1: slice(3)}, slice(1) in [slice(1)], inner.kept is marked.kept, inner.__name__, hasattr(module, "nothing")]
''')


@in_one_test("name", [*PROGRAMS])
def test_a_class_with_special_methods_is_what_it_is_in_python(name: str) -> None:
    compare_with_python(PROGRAMS[name])


REFUSED = {
    "from dataclasses import dataclass\n@dataclass(order=True)\nclass A:\n def __le__(self, o): pass": "makes the __le__ of A",
    "from dataclasses import dataclass\n@dataclass(unsafe_hash=True)\nclass A:\n def __hash__(self): pass": "makes the __hash__",
    "from dataclasses import dataclass\n@dataclass(frozen=True)\nclass A:\n def __setattr__(self, n, v): pass": "the __setattr__",
    "from dataclasses import dataclass\n@dataclass(slots=True)\nclass A:\n __slots__ = ('x',)": "makes the __slots__ of A",
    "from dataclasses import dataclass, field\n@dataclass\nclass A:\n x: int = field(default=1, default_factory=int)": "both",
    "from dataclasses import dataclass\n@dataclass(1)\nclass A: pass": "options by name",
    "from dataclasses import dataclass\n@dataclass(frozen=x)\nclass A: pass": "does not take frozen=",
    "from dataclasses import dataclass\n@dataclass(forzen=True)\nclass A: pass": "does not take forzen=",
    "from dataclasses import dataclass\n@dataclass(**{})\nclass A: pass": "does not take \\*\\* here",
    "from dataclasses import dataclass\n@dataclass\n@dataclass\nclass A: pass": "decorators of a class stand above",
    "from dataclasses import dataclass\n@dataclass\nclass A:\n  x: list = []": "use default_factory",
    "from dataclasses import dataclass\n@dataclass\nclass A:\n  x: int = 1\n  y: int": "follows default argument",
    "from dataclasses import dataclass, field\n@dataclass\nclass A:\n  x: int = field(defualt=1)": "does not take defualt=",
    "from dataclasses import dataclass\n@dataclass\nclass A:\n  x: int\n  _x, y = divmod(5, 2)": "does not hold this statement",
    "class A:\n  __eq__ = 1": "plain method",
    "class A:\n  __setattr__ = 1": "plain method",
    "class A:\n  def f(self): pass\n  @f.setter\n  def g(self, v): pass": "no such decorator",
    "class A: pass\nA().__reduce__": "starts with an underscore",
    "class A: pass\nA.__dir__": "starts with an underscore",
    "from dataclasses import field\nclass A:\n  x: int = field()\nA.__x": "starts with an underscore",
}


@pytest.mark.parametrize(("text", "told"), REFUSED.items(), ids=[*REFUSED])
def test_what_such_a_class_cannot_have_is_refused_by_the_check(text: str, told: str) -> None:
    with pytest.raises(ExpressionError, match=told):
        SYNC.check(text)


NOT_ALLOWED = {
    "class A(Exception):\n  def __len__(self): return 1": "an exception of a program has no special methods but",
    "class A:\n  @property\n  def x(self): return 1\nA.x": "read from an object",
    "from dataclasses import dataclass\ndataclass(1)": "has no meaning here",
    "from dataclasses import dataclass\n@dataclass\nclass A:\n  n: int\nB = A\n@dataclass\nclass C(B):\n  x: int\nC(1)": "by the name",
    "NotImplemented": "cannot leave",
    "class D(dict): pass\nvars(D())": "of no container, not 'D'",
    "from enum import Enum\nclass C(Enum):\n  A = 1\nC('X', 'a b')": "a call makes no enum",
    "from contextlib import suppress\n@suppress()\ndef g(): pass": "decorates no function",
    "L = list\ndef f(base):\n  class A(base): pass\nf(L)": "derives from 'list' by that name alone",
    "import collections\ndict.clear(collections.OrderedDict())": "takes a plain 'dict' in a program: write x.clear",
    "import sys\nm = sys\nm.gettrace": "has no attribute 'gettrace' that a program may use",
    "class A:\n  def __len__(self): return 1\nA()": "cannot leave",
}


@pytest.mark.parametrize(("text", "told"), NOT_ALLOWED.items(), ids=[*NOT_ALLOWED])
def test_what_only_the_run_can_tell_is_refused_there(text: str, told: str) -> None:
    with pytest.raises((EvaluationError, ExpressionError), match=told):
        SYNC.run(text)


ENDLESS = {
    "__next__": "class A:\n  def __iter__(self): return self\n  def __next__(self): return 1\nlist(A())",
    "__getitem__": "class A:\n  def __getitem__(self, i): return 1\nsum(A())",
    "__eq__": "class A:\n  def __eq__(self, o): return self == o\nA() == A()",
    "__repr__": "class A:\n  def __repr__(self): return repr(self)\nrepr([A()])",
    "__repr__ of parts": "class A:\n  def __init__(self): self.a = [self]\n  def __repr__(self): return f'{self.a}'\nstr(A())",
    "__hash__": "class A:\n  def __hash__(self): return hash((self, 1))\n{A(): 1}",
    "__bool__": "class A:\n  def __bool__(self): return not self\nnot A()",
    "__add__": "class A:\n  def __add__(self, o): return self + o\nA() + A()",
    "property": "class A:\n  @property\n  def x(self): return self.x\nA().x",
    "setter": "class A:\n  @property\n  def x(self): return 1\n  @x.setter\n  def x(self, v): self.x = v\nA().x = 1",
    "dataclass": "from dataclasses import dataclass\n@dataclass\nclass A:\n  x: object\na, b = A(1), A(1)\na.x, b.x = a, b\na == b",
    "keys of one hash": "class A:\n  def __hash__(self): return 1\n  def __eq__(self, o): return False\nlen({A() for _ in range(100_000)})",
    "a text": "class A:\n  def __str__(self): return 'x' * 10**6\nstr([str(A()) for _ in range(10**6)])",
}


@pytest.mark.parametrize("text", ENDLESS.values(), ids=[*ENDLESS])
def test_a_special_method_is_bounded_as_any_function_is(text: str) -> None:
    sandbox = Sandbox({"f": abs}, policy=Policy.PROGRAMS, limits=Limits(time_s=300, steps=200_000))
    for run in (sandbox.run, lambda text: asyncio.run(sandbox.arun(text))):
        with pytest.raises((LimitExceeded, EvaluationError)) as caught:
            run(text)
        assert isinstance(caught.value, LimitExceeded) or caught.value.exc_type == "RecursionError"


def test_objects_that_are_equal_keep_their_class_in_a_session() -> None:
    session = Sandbox({}, policy=Policy.PROGRAMS).session()
    session.run("from dataclasses import dataclass\n@dataclass(order=True)\nclass P:\n  x: int = 0")
    session.run("a, b = P(1), P(2)")
    assert session.run("[a == P(1), a < b, str(a), f'{b}']") == [True, True, "P(x=1)", "P(x=2)"]
    session.run(
        "@dataclass\nclass Q(P):\n  y: int = 5\nclass L:\n  def __init__(self, xs): self.xs = xs\n  def __len__(self): return len(self.xs)"
    )
    assert session.run("[str(Q(1)), len(L([1, 2])), bool(L([]))]") == ["Q(x=1, y=5)", 2, False]


CALLING = """\
class A:
    def __init__(self, n): self.n = n
    def __add__(self, o): return A(rd(self.n) + rd(o.n))
    def __eq__(self, o): return rd(self.n) == o.n
    def __iter__(self):
        for i in range(self.n): yield rd(i)
    def __str__(self): return f"A{rd(self.n)}"
    @property
    def twice(self): return rd(self.n) * 2
    def __len__(self): return rd(self.n)
a, b = A(2), A(3)
[len(a), len(b), (a + b).n, a == b, [rd(x) for x in a], str(b), f"{a} {b}", [a.twice, b.twice], [(A(x) + a).n for x in (1, 2)]]
"""


def test_each_call_in_a_special_method_has_a_path_of_its_own_that_no_timing_moves() -> None:
    assert difference(CALLING) is None


class Loud:
    """An object of the host that notes whatever is done with it."""

    def __init__(self) -> None:
        self.seen: list[object] = []

    def __bool__(self) -> bool:
        self.seen.append("bool")
        return True

    def __eq__(self, other: object) -> bool:
        self.seen.append(other)
        return True

    def __hash__(self) -> int:
        return 5


FOR_HOST = {
    "class A:\n  def __contains__(self, x): return loud\n3 in A()": "no truth value",
    "class A:\n  def __bool__(self): return loud\nbool(A())": "should return bool",
    "class A:\n  def __hash__(self): return 5\nA() in table": "no keys here",
    "class A:\n  def __hash__(self): return 5\n{loud, A()}": "unhashable|no keys here",
    "class A:\n  def __add__(self, o): return o\nA() + loud == 1": None,
    "class A:\n  def __eq__(self, o): return o\nA() == loud": None,
}


@pytest.mark.parametrize(("text", "told"), FOR_HOST.items(), ids=[*FOR_HOST])
def test_no_method_of_the_host_runs_for_an_object_of_the_program(text: str, told: str | None) -> None:
    loud = Loud()
    sandbox = Sandbox(
        {"loud": loud, "table": {loud: 1}}, policy=Policy.PROGRAMS, types=[OpenType(Loud, operations=["hash"])]
    )
    with pytest.raises(EvaluationError, match=told) if told else contextlib.nullcontext():
        sandbox.run(text)
    assert loud.seen == []


class Written:
    """A key whose equality the host has written."""

    def __eq__(self, other: object) -> bool:
        raise AssertionError("a method of the host was run")

    def __hash__(self) -> int:
        return 5


@dataclasses.dataclass(frozen=True)
class Data:
    x: int = 5


@dataclasses.dataclass(frozen=True)
class WrittenData:
    x: int = 5

    def __eq__(self, other: object) -> bool:
        raise AssertionError("a method of the host was run")


class Frozen(pydantic.BaseModel, frozen=True):
    x: int = 5


Row = collections.namedtuple("Row", "x")
Kind = enum.Enum("Kind", "A B")
OWN_KEY = """\
class K:
  def __init__(self, n): self.n = n
  def __hash__(self): return same_hash
  def __eq__(self, o): return type(o) is K and self.n == o.n
"""


@pytest.mark.parametrize("kind", [Data, Frozen, Row, Kind, Written, WrittenData])
def test_objects_are_keys_beside_those_of_the_host_that_ask_nothing_of_others(kind: Any) -> None:
    made = Row(5) if kind is Row else Kind.A if kind is Kind else kind()
    context = {"made": made, kind.__name__: kind, "same_hash": hash(made)}
    sandbox = Sandbox(context, policy=Policy.PROGRAMS)
    text = f"{OWN_KEY}d = {{made: 0, K(1): 1, made: 2, K(2): 3, K(1): 4}}\n[*d.values(), len({{K(1), made, K(1)}})]"
    if kind in (Written, WrittenData):
        with pytest.raises(EvaluationError, match=r"no keys here|unhashable"):
            sandbox.run(text)
    else:
        assert sandbox.run(text) == [2, 4, 3, 2]


LARGE = [
    "len(repr([A()] * 5_000))", "len('%s' * 5_000 % ((A(),) * 5_000))", "len(str([A()] * 5_000))",
    "len(' '.join(map(str, [A()] * 5_000)))", "len(f'{[A()] * 5_000}')",
]  # fmt: skip


@pytest.mark.parametrize("text", LARGE)
def test_texts_that_methods_give_are_charged(text: str) -> None:
    head = "s = 'x' * 900_000\nclass A:\n  def __str__(self): return s\n  __repr__ = __str__\n"
    with pytest.raises(LimitExceeded):
        Sandbox({}, policy=Policy.PROGRAMS, limits=Limits(time_s=300)).run(head + text)


def test_the_fields_of_dataclasses_are_bounded() -> None:
    fields = "\n".join(f"  x{i}: int = 0" for i in range(100))
    text = f"from dataclasses import dataclass\n@dataclass\nclass A0:\n{fields}\n"
    with pytest.raises(ExpressionError, match="no more than 500 fields in all"):
        SYNC.check(text + "".join(f"@dataclass\nclass A{i}(A{i - 1}): pass\n" for i in range(1, 9)))


DEEP = """
from dataclasses import dataclass
@dataclass
class N:
    v: int
    rest: object = None
class T:
    def __init__(self, v, kids): self.v, self.kids = v, kids
    def __repr__(self): return f"T({self.v}, {self.kids})"
a = b = None
t = T(0, [])
for i in range(400):
    a, b, t = N(i, a), N(i, b), T(i, [t])
"""


@pytest.mark.parametrize(
    ("text", "value"), [("a == b", True), ("repr(a).count('N(')", 400), ("repr(t).count('T(')", 401)]
)
def test_methods_inside_one_another_are_as_deep_as_functions(text: str, value: object) -> None:
    sandbox = Sandbox({}, policy=Policy.PROGRAMS, limits=Limits(time_s=300))
    assert sandbox.run(DEEP + text) == value


IN_SESSION = "class P:\n  def __init__(self, n): self.n = n\n  @property\n  def x(self): return rd(self.n)\n"


def test_calls_of_a_property_in_a_later_text_have_paths_of_their_own() -> None:
    assert difference(f"{IN_SESSION}p, q = P(1), P(2)\n---\na = p.x\nb = q.x\n[a, b]") is None


OF_CLASSES = """\
class A:
    n = 0
    def __init__(self, k=0):
        A.n += rd(k)
        self.k = k
    @classmethod
    def up(cls, k):
        cls.n = cls.n + rd(k)
        return cls.n
class B(A): pass
"""
ASSIGNED = [
    "for i in range(4): A.n += rd(i)\n[A.n]", "xs = [A(i) for i in range(3)]\n[A.n, B.n, xs[0].n]",
    "A.up(3)\nB.up(2)\nA.up(1)\n[A.n, B.n]", "A.n += rd(2)\nb = B.n\nB.n = rd(5)\nA.n = rd(1)\n[b, A.n, B.n]",
    "[A.up(i) for i in (3, 1, 2)]", "A.n += rd(2)\n---\nA.n += rd(3)\n[A.n]", "a = A(2)\nA.m = rd(4)\n[a.m, B.m]",
    "try:\n    A.n = rf(2)\nexcept ValueError: A.n = 9\n[A.n]",
]  # fmt: skip


@pytest.mark.parametrize("text", ASSIGNED)
def test_attributes_of_a_class_that_wait_for_calls_have_the_values_of_python(text: str) -> None:
    assert difference(OF_CLASSES + text) is None


class Sized:
    """An object of the host that has a size."""

    def __len__(self) -> int:
        return 3


@pytest.mark.parametrize(("operations", "text"), [(["bool"], "bool(sized)"), (["len"], "len(sized) == 3")])
def test_the_truth_of_an_opened_object_is_that_of_its_size(operations: list[Any], text: str) -> None:
    assert Sandbox({"sized": Sized()}, types=[OpenType(Sized, operations=operations)]).run(text) is True


def test_a_class_that_names_its_own_attributes_can_be_checked_again() -> None:
    session = Sandbox({}, policy=Policy.PROGRAMS).session()
    text = "class A:\n  x = 2\n  y = x * x\n  def f(self, k=y): return k\n[A.y, A().f()]"
    session.check(text)
    session.run("a = b = 1")
    assert session.run(text) == [4, 4]


@pytest.mark.parametrize("name", ["hash", "format", "str", "abs", "NotImplemented", "self", "other", "tuple"])
def test_a_field_of_a_dataclass_may_have_the_name_of_a_builtin(name: str) -> None:
    text = f"from dataclasses import dataclass\n@dataclass(order=True, frozen=True)\nclass A:\n    {name}: object = 3\n"
    text += f"a = A((5,))\na.{name}, A().{name}, repr(a), a == A((5,)), a < A((6,)), hash(a) == hash(A((5,))), a == 3"
    assert outcome(lambda: SYNC.run(text)) == expected(text)


DECLINED = """\
asked = []
class A:
    def __eq__(self, other):
        asked.append("A ==")
        return NotImplemented
    def __add__(self, other):
        asked.append("A +")
        return NotImplemented
    def __radd__(self, other):
        asked.append("A r+")
        return NotImplemented
class B(A):
    def __eq__(self, other):
        asked.append("B ==")
        return NotImplemented
class C(A):
    def __radd__(self, other):
        asked.append("C r+")
        return NotImplemented
def attempt(f):
    try: return f()
    except TypeError as error: return str(error)
a, b, c = A(), B(), C()
"""


@pytest.mark.parametrize(
    "operation",
    [
        "a == b",
        "b == a",
        "a != b",
        "a == 1",
        "1 == a",
        "a == A()",
        "a == a",
        "a + b",
        "a + c",
        "c + a",
        "a + A()",
        "a + 1",
        "[a] == [b]",
    ],
)
def test_a_method_that_declines_is_asked_as_often_as_in_python(operation: str) -> None:
    text = f"{DECLINED}attempt(lambda: {operation}), asked"
    for run in DRIVERS.values():
        assert outcome(lambda run=run: run(text)) == expected(text)  # type: ignore[misc]


def test_an_object_that_declines_an_array_is_compared_once() -> None:
    with pytest.raises(EvaluationError, match="unsupported operand type"):
        SYNC.run(f"{DECLINED}import numpy as np\na == np.array([1, 2])")
