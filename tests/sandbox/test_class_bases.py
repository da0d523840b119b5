# ruff: noqa: E501 - long programs
"""Classes with several bases, classes inside of classes, slots and qualified names are what they are in CPython."""

import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox
from tests.support.tables import in_one_test

from .programs import SYNC, by_name, compare_with_python

PROGRAMS = by_name(r"""
# several bases
log = []
class A:
    kind = "A"
    def __init__(self, x):
        log.append("A"); self.x = x
    def who(self): return "A"
    def name(self): return self.who() + self.kind
class B(A):
    def __init__(self, x):
        log.append("B"); super().__init__(x)
    def who(self): return "B" + super().who()
class C(A):
    kind = "C"
    def __init__(self, x):
        log.append("C"); super().__init__(x)
    def who(self): return "C" + super().who()
class D(B, C):
    def who(self): return "D" + super().who()
class Mixin:
    def __str__(self): return f"<{self.name()}>"
    def __eq__(self, o): return self.x == o.x
class E(Mixin, D): pass
e = E(5)
A.kind = "Z"
r = [e.name(), str(e), e == E(5), log, isinstance(e, C), D(1).name(), B(1).name()]
C.kind = "Q"
A.new = 3
[r + [D(1).name(), B(1).name(), e.new, E.kind]]

# bases in no order
class A: pass
class B(A): pass
try:
    class C(A, B): pass
except TypeError as e: r = str(e)
try:
    class C(A, A): pass
except TypeError as e: q = str(e)
[r, q]

# abstract methods among several bases
from abc import ABC, abstractmethod
class Shape(ABC):
    @abstractmethod
    def area(self): ...
class Named:
    def area(self): return 7
    def label(self): return "named"
class Sq(Named, Shape): pass
class Bad(Shape, Named): pass
try: Bad()
except TypeError as e: t = type(e).__name__
[Sq().area(), Sq().label(), t]

# classes in a class
class LinkedList:
    class Node:
        def __init__(self, v, nxt=None):
            self.v, self.nxt = v, nxt
    class Sub(Node):
        def twice(self): return self.v * 2
    kinds = [Node, Sub]
    def __init__(self): self.head = None
    def push(self, v):
        self.head = LinkedList.Node(v, self.head)
        return self
    def put(self, v):
        self.head = self.Sub(v, self.head)
    def __iter__(self):
        n = self.head
        while n:
            yield n.v
            n = n.nxt
l = LinkedList().push(1).push(2)
l.put(5)
[list(l), l.head.twice(), isinstance(l.head, LinkedList.Node), LinkedList.Node.__name__]

# enums and dataclasses in a class
from enum import Enum
from dataclasses import dataclass
class Game:
    class State(Enum):
        ON = 1
        OFF = 2
    @dataclass
    class P:
        x: int = 0
    start = State.ON
    def __init__(self): self.s = Game.State.OFF; self.p = self.P(3)
g = Game()
[g.s.name, g.p.x, Game.start.name, str(g.p)]

# slots
class P:
    __slots__ = ("x", "y")
    def __init__(self, x, y):
        self.x = x; self.y = y
class Q(P):
    __slots__ = "z"
class R(P): pass
r = []
p = P(1, 2)
p.x = 5
for o in (p, Q(1, 2), R(1, 2)):
    try:
        o.z = 4
        r.append(o.z)
        o.w = 1
        r.append("w")
    except AttributeError as e: r.append('no')
[r, p.x]

# exceptions of several bases
class AppError(Exception): code = 1
class NotFound(AppError, KeyError):
    def __str__(self): return "nf " + str(self.args)
r = []
for k in (KeyError, AppError, LookupError):
    try: raise NotFound("a")
    except k as e: r.append((str(e), e.code))
[r]

# a dataclass with mixins
from dataclasses import dataclass
class Comparable:
    def __lt__(self, o): return self.key() < o.key()
class Show:
    def __repr__(self): return f"Show({self.key()})"
@dataclass(eq=False, repr=False)
class Item(Comparable, Show):
    n: int
    def key(self): return -self.n
[str(sorted([Item(1), Item(3)]))]

# super in a mixin
class A:
    def f(self): return 1
class B:
    def f(self): return 2
    def g(self): return super().f()
class C(B, A):
    def f(self): return super().f() + 10
[C().f(), C().g()]

# what bases give by descriptors
class Base:
    count = 0
    @classmethod
    def make(cls):
        cls.count += 1
        return cls()
class M:
    @property
    def p(self): return self.q + 1
    @staticmethod
    def s(): return 3
class X(M, Base):
    q = 4
x = X.make(); X.make()
[x.p, x.s(), X.count, Base.count]

# issubclass
class A: pass
class B(A): pass
class E(KeyError): pass
found = [issubclass(B, A), issubclass(A, B), issubclass(type(B()), (str, (A,))), issubclass(E, LookupError), issubclass(bool, int), issubclass(type(None), int | None), issubclass(int, ()), issubclass(type, type)]
for kind, of in [(1, int), (int, 1), (int, None), (int, (str, 1)), (A(), A)]:
    try: found.append(issubclass(kind, of))
    except TypeError as error: found.append(str(error))
found

# qualified names
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple
def outer():
    @dataclass
    class A:
        x: int
        def f(self, y): pass
    class B(A):
        class C: pass
    def inner(x): pass
    told = []
    for call in (inner, A(1).f, A):
        try: call()
        except TypeError as error: told.append(str(error))
    return [str(A(1)), str(B(1)), str(A), repr(B.C), f"{type(A(2))}", B.C.__qualname__, B.C.__name__, told]
class E(ValueError): pass
class P(NamedTuple):
    x: int
class Color(Enum): RED = 1
[outer(), str(E), str(P), repr(Color), str(type(Color.RED)), str([E])]

# imports that a try begins with
try:
    from dataclasses import dataclass
except ImportError:
    dataclass = None
try:
    import json
    from enum import Enum
    @dataclass
    class P:
        x: int
    class C(Enum):
        A = 1
except ImportError as error:
    raise error
else:
    told = [P(same(3)).x, C.A.value, json.dumps([1])]
def inner():
    try:
        from typing import NamedTuple
        import abc
    except ModuleNotFoundError:
        abc = None
    finally:
        told.append('done')
    class Q(abc.ABC):
        @abc.abstractmethod
        def f(self): pass
    try:
        Q()
    except TypeError as error:
        return str(error)
inner(), told

# an import in a handler is a variable
try:
    from math import sqrt
    raise ValueError(1)
except ValueError:
    from cmath import sqrt
told = [sqrt(same(4))]
try:
    1 / 0
    from math import floor
except ZeroDivisionError:
    told.append('no floor')
try:
    floor
except NameError:
    told.append('none at all')
told

# handlers of imports that are there never run
try:
    import json
    from math import sqrt
except ImportError:
    json, sqrt = None, lambda x: x ** .5
except (ValueError, KeyError) as error:
    json = error
else:
    told = ['else']
finally:
    told = told + ['finally']
told, json is None, sqrt(same(9))

# an import that a function inside names
def outer():
    floor = 'outer'
    def f():
        from math import floor
        def g():
            nonlocal floor
            floor = 'g'
        g()
        return floor == 'g'
    return f(), floor
def mine():
    try:
        from math import sqrt
    except ImportError:
        sqrt = None
    def g():
        nonlocal sqrt
        sqrt = lambda x: 'mine'
    g()
    return sqrt(same(4))
outer(), mine()

# an import below the function that names it
def floor(x): return 'top'
def below():
    def g(): return floor(2.5)
    h = lambda: floor(3.5)
    class A:
        def m(self): return [floor(each) for each in (1.5, 2.5)]
    from math import floor
    return g(), h(), A().m()
def deeper():
    floor = 'x'
    def g():
        def h(): return floor(2.5)
        try:
            from math import floor
        except ImportError:
            floor = None
        return h()
    return g(), floor
below(), deeper(), floor(1)
""")


@in_one_test("name", [*PROGRAMS])
def test_a_class_is_what_it_is_in_python(name: str) -> None:
    compare_with_python(PROGRAMS[name])


@pytest.mark.parametrize(
    ("text", "told"),
    {
        "class A: pass\nclass B(A, ValueError): pass": "from exceptions alone",
        "class A(" + ", ".join(["ValueError"] * 17) + "): pass": "no more than 16",
    }.items(),
)
def test_what_bases_cannot_be_is_told(text: str, told: str) -> None:
    with pytest.raises(EvaluationError, match=told):
        SYNC.run(text)


def test_many_ways_between_classes_take_no_longer_than_the_classes() -> None:
    lines = ["class A0:", "  n = 0"]
    for i in range(0, 60, 3):
        lines += [f"class B{i}(A{i}): pass", f"class C{i}(A{i}): pass", f"class A{i + 3}(B{i}, C{i}): pass"]
    text = "\n".join(lines)
    assert Sandbox({}, policy=Policy.PROGRAMS).run(f"{text}\nA0.n = 5\n[A60.n, B57.n]") == [5, 5]
    with pytest.raises(LimitExceeded):
        Sandbox({}, policy=Policy.PROGRAMS, limits=Limits(steps=20_000)).run(f"{text}\nfor i in range(99): A0.n = i")
