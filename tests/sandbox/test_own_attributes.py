"""Attributes of objects of the text that are set, deleted and listed by names which it computes: `setattr`, `vars`."""

import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, Policy, Sandbox

from .programs import by_name, compare_with_python

PROGRAMS = by_name("""
# set by computed names
class A: pass
a = A()
for name, value in {'p': 1, 'q': same(2)}.items():
    setattr(a, name, value)
a.p, a.q, sorted(vars(a))

# set by keywords in init
class A:
    def __init__(self, **given):
        for name in given:
            setattr(self, name, given[name])
a = A(x=1, y=[2])
[a.x, a.y, hasattr(a, 'z')]

# set through a property
class A:
    @property
    def x(self): return self._x * 2
    @x.setter
    def x(self, value): self._x = same(value) + 1
a = A()
setattr(a, 'x', 4)
a.x, setattr(a, 'x', same(5)), a.x, vars(a)

# set on a class
class A:
    n = 1
class B(A): pass
setattr(A, 'n', same(2))
setattr(B, 'm', 3)
A.n, B.n, B().m, hasattr(A, 'm')

# set with map
class A: pass
a = A()
[*map(setattr, [a, a], ['x', 'y'], [1, 2])], a.x + a.y

# set on an exception
class E(Exception):
    def __init__(self, text):
        super().__init__(text)
        setattr(self, 'code', len(text))
e = E('abc')
delattr(e, 'code')
hasattr(e, 'code'), E('ab').code

# deleted
class A:
    x = 'class'
    def __init__(self): self.x, self.y = 1, 2
a = A()
before = a.x
del a.x, a.y
before, a.x, vars(a)

# deleted by name in a loop
class A:
    def __init__(self): self.x, self.y, self.z = 1, 2, 3
a = A()
for name in list(vars(a)):
    if vars(a)[name] % 2:
        delattr(a, name)
vars(a)

# nothing to delete
class A: x = 1
told = []
for act in (lambda a: delattr(a, 'x'), lambda a: delattr(a, 'nosuch'), lambda a: setattr(a, 1, 2), lambda a: vars(3),
            lambda a: setattr([], 'x', 1), lambda a: setattr(3, 'x', 1), lambda a: delattr('s', 'x'),
            lambda a: vars(a, a), lambda a: setattr(a, 'x')):
    try:
        told.append(act(A()))
    except Exception as error:
        told.append(type(error).__name__)
told

# del of what is not there
class A: pass
a = A()
try:
    del a.x
except AttributeError as error:
    told = str(error)
told

# a property has no deleter
class A:
    @property
    def x(self): return 1
a = A()
told = []
try:
    del a.x
except AttributeError as error:
    told.append(str(error))
try:
    setattr(a, 'x', 2)
except AttributeError as error:
    told.append('no setter')
told

# frozen and slots
from dataclasses import dataclass
@dataclass(frozen=True)
class P:
    x: int
class S:
    __slots__ = ('x', 'y')
told = []
p, s = P(1), S()
s.x = 1
for act in (lambda: setattr(p, 'x', 2), lambda: delattr(p, 'x'), lambda: setattr(s, 'z', 1), lambda: delattr(s, 'y'),
            lambda: setattr(s, 'y', 2), lambda: delattr(s, 'x'), lambda: vars(s)):
    try:
        told.append(act())
    except Exception as error:
        told.append(type(error).__name__)
told, vars(p), hasattr(s, 'x'), s.y

# vars is the dict itself
class A:
    def __init__(self): self.x = 1
a = A()
d = vars(a)
d['y'] = same(2)
a.z = 3
del d['x']
d, a.y, hasattr(a, 'x'), d is vars(a), d is a.__dict__

# dict is updated
class A:
    def __init__(self, **given):
        self.__dict__.update(given)
    def __eq__(self, other):
        return self.__dict__ == other.__dict__
A(x=1, y=2).y, A(x=1) == A(x=1), A(x=1) == A(x=2), {**A(k=same(3)).__dict__}

# repr of vars
class A:
    def __init__(self): self.name, self.size = 'n', 3
    def __repr__(self):
        return f"A({', '.join(f'{k}={v!r}' for k, v in vars(self).items())})"
repr(A()), str([A()])

# changes while calls are under way
class A:
    def __init__(self): self.n = 0
a = A()
def step(i):
    setattr(a, 'n', same(a.n) + same(i))
    return vars(a)['n']
[step(i) for i in range(5)], [(setattr(a, 'k', same(i)), a.k)[1] for i in range(3)], vars(a)

# deleted while calls are under way
class A: pass
a = A()
seen = []
for i in range(4):
    a.x = same(i)
    seen.append(a.x + same(1))
    del a.x
    seen.append(hasattr(a, 'x'))
seen, (setattr(a, 'y', same(1)), 'y' in vars(a), delattr(a, 'y'), 'y' in vars(a))

# a failure leaves what stood before it
class A: pass
a = A()
try:
    setattr(a, 'x', same(1))
    setattr(a, 'y', fails(2))
    setattr(a, 'z', same(3))
except Exception as error:
    told = type(error).__name__
sorted(vars(a)), told
""")


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_attributes_by_computed_names_are_those_of_python(text: str) -> None:
    compare_with_python(text)


CLASS = "class A:\n    def m(self): return 1\nclass C:\n    RED = 1\n"


@pytest.mark.parametrize(
    "text",
    [
        "setattr(A(), '__class__', int)", "setattr(A(), '__' + 'init__', 1)", "setattr(A, '__ini' + 't__', 1)",
        "delattr(A, 'm')", "del A.m", "del A().__class__", "A().__dict__ = {}", "del A().__dict__",
        "A.__dict__", "vars(A)", "vars()", "vars(page)", "page.__dict__", "setattr(page, 'rows', 1)",
        "delattr(page, 'rows')", "del page.rows", "vars(ValueError('x'))", "setattr(ValueError('x'), 'args', 1)",
        "vars(A().m)", "vars(vars)", "setattr(print, 'x', 1)", "setattr(A().m, 'x', 1)", "A().m.__dict__",
        "import math\nvars(math)", "import math\nmath.__dict__", "setattr(int, 'x', 1)",
        "from enum import Enum\nclass E(Enum):\n    R = 1\nvars(E.R)['_value_'] = 2",
        "from enum import Enum\nclass E(Enum):\n    R = 1\nsetattr(E, 'R', 2)",
    ],
)  # fmt: skip
def test_nothing_but_attributes_of_own_objects_is_changed(text: str) -> None:
    class Page:
        rows = 3

    page = Page()
    with pytest.raises((ExpressionError, EvaluationError)):
        Sandbox({"page": page}, policy=Policy.PROGRAMS).run(CLASS + text)
    assert page.rows == 3


def test_each_attribute_is_charged() -> None:
    text = "class A: pass\na = A()\nfor i in range(10**6):\n    setattr(a, f'x{i}', i)"
    with pytest.raises(LimitExceeded):
        Sandbox({}, policy=Policy.PROGRAMS, limits=Limits(memory_bytes=1_000_000, time_s=60)).run(text)
