# ruff: noqa: E501 - long programs

"""What Python asks of classes of the text by names: hooks, docstrings, operations, and `super` with needless names."""

import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Policy, Sandbox, SandboxError

from .programs import by_name, compare_with_python

PROGRAMS = by_name("""
# what equals itself alone
from enum import Enum, IntEnum
class C(Enum):
    X = 1
    Y = 1
    Z = 2
class I(IntEnum):
    X = 1
class P: pass
class N:
    def __ne__(self, o): return 7
class E:
    def __eq__(self, o): return True
class D(E): pass
p, xs = P(), [C.X, C.Z, I.X, 1, P(), None]
told = [p == p, p == P(), p != p, N() != p, N() == N(), p == E(), E() != p, p == D(), p in [P(), p], [p] == [p]]
(told, [x == y for x in xs for y in xs], [x != y for x in xs for y in xs], [x in xs for x in (p, E(), C.Y)])

# getattr
class Row:
    n = 1
    def __init__(self, data): self._data = data
    def __getattr__(self, name):
        try:
            return self._data[name]
        except KeyError:
            raise AttributeError(f'no {name}') from None
    def size(self): return len(self._data)
r = Row({'a': 1, 'b': same([2])})
told = [r.a, r.b, r.n, r.size(), hasattr(r, 'a'), hasattr(r, 'z'), getattr(r, 'z', 7), getattr(r, 'a' + ''), r.b is r.b]
r.a = 5
told.append(r.a)
try:
    r.z
except AttributeError as e:
    told.append(str(e))
try:
    Row.a
except AttributeError as e:
    told.append('class')
told

# docstrings
import functools
from enum import Enum
def plain(): return 1
def told():
    '''Tells.
      Indented more,
    \tand a tab.
    '''
    return 1
class A:
    "Of A."
    x = 1
    def m(self):
        '''Of m.'''
    @property
    def p(self):
        "Of p."
        return self.__doc__
class B(A): pass
class C(Enum):
    "Of C."
    X = 1
class E(ValueError):
    '''Of E.'''
    def m(self): "Of its m."
def timed(f):
    "Of timed."
    @functools.wraps(f)
    def inner(*args):
        "Of inner."
        return f(*args)
    return inner
@timed
def add(a, b):
    "Adds."
    return same(a + b)
@functools.cache
def kept(n):
    "Kept."
    return n
tools = {f.__name__: (f.__doc__ or '').strip() for f in (plain, told, add, kept, timed, A.m, A().m, lambda: 1)}
try:
    raise E(same(1))
except E as e:
    tools['e'] = e.__doc__, e.m.__doc__
tools, [each.__doc__ for each in (A, A(), B, B(), C, C.X, E)], A().p, add(1, 2), told.__doc__

# operations by name
from itertools import count
class A:
    def __init__(self, n): self.n = n
    def __len__(self): return same(self.n)
    def __repr__(self): return f'A({self.n})'
    def __eq__(self, other): return self.n == other.n
    def __ne__(self, other): return not self.__eq__(other)
    def __lt__(self, other): return self.n < other.n
    def __add__(self, other): return A(self.n + other.n)
    def __iadd__(self, other): return self.__add__(other)
    def __getitem__(self, i): return i
    def __call__(self): return 'called'
class B(A):
    def __repr__(self): return 'B of ' + A.__repr__(self)
    def __str__(self): return super().__str__() + '!'
class Plain: pass
def attempt(f):
    try: return f()
    except (AttributeError, TypeError, KeyError, IndexError, StopIteration) as e: return type(e).__name__
a, b, p = A(1), B(2), Plain()
a += b
d, xs, c = {'a': 2, 'b': same(1)}, [3, 1, 2], count(5).__next__
xs.__setitem__(0, same(9))
xs.__delitem__(1)
d.__setitem__('c', 0)
told = [a.n, a != b, len(b), b.__len__(), A.__len__(b), str(b), b.__str__(), b.__repr__(), a.__eq__(A(3)), a.__lt__(b), b.__add__(b).n, b.__getitem__(7), b.__call__(), p.__eq__(p), p.__eq__(a) is NotImplemented, p.__repr__() == repr(p)]
told += [sorted(d, key=d.__getitem__), max(d, key=d.__getitem__), [*map(d.__contains__, 'az')], c(), c(), xs, xs.__len__(), 'abc'.__contains__('b'), (1, 2).__getitem__(slice(1)), [*{4}.__iter__()], iter([1]).__next__(), range(4).__len__(), b'ab'.__getitem__(0), xs.__repr__(), 'x'.__str__(), d.keys().__len__() if False else 0]
told += [attempt(f) for f in (lambda: p.__len__(), lambda: xs.__getitem__(9), lambda: d.__getitem__(1), lambda: xs.__len__(1), lambda: xs.__next__(), lambda: iter([]).__next__(), lambda: xs.__contains__(), lambda: {1}.__getitem__(1), lambda: (1).__len__(), lambda: iter([1]).__next__(2))]
repr(told)

# several names at once
from enum import Enum
class V:
    a, b = same(1), [2]
    x = y = b
    z, = ('one',)
    def __add__(self, other): return 'add'
    def __mul__(self, other): return 'mul'
    __radd__, __rmul__ = __add__, __mul__
class C(Enum):
    RED, GREEN = 1, 2
    ROT = ROUGE = 1
[V.a, V.b, V.x is V.y, V.x is V.b, V.z, 1 + V(), 2 * V(), [c.name for c in C], C.ROUGE is C.RED]

# methods as keys
class Bus:
    def __init__(self): self.seen = {}
    def on(self, n): self.seen[self.on] = self.seen.get(self.on, 0) + n
    def off(self, n): pass
a, b = Bus(), Bus()
a.on(same(2))
a.on(3)
subscribed = {a.on: 'a', b.on: 'b', (a.off, 1): 'c'}
found = subscribed[a.on], b.on in subscribed, a.off in subscribed, subscribed[a.off, 1], a.seen[a.on]
found, len({a.on, a.on, b.on}), hash(a.on) == hash(a.on), {a.on: 1} == {a.on: 1}, \
    [a.off, b.on].index(b.on)

# getattr delegates
class Proxy:
    def __init__(self, target): self.target = target; self.calls = []
    def __getattr__(self, name):
        self.calls.append(name)
        return getattr(self.target, name)
class T:
    x = 3
    def f(self, y): return same(y) + self.x
p = Proxy(T())
[p.f(1), p.x, p.f(y=2), p.calls, [p.f(i) for i in range(3)], p.calls, [q.x for q in [p, p]], len(p.calls)]

# getattr of methods by name
class Api:
    def __getattr__(self, name):
        return lambda *args: (name, [same(a) for a in args])
a = Api()
a.users(1, 2), a.get('k'), [a.f(i) for i in range(2)]

# getattr inherited and super
class A:
    def __getattr__(self, name): return 'A' + name
class B(A):
    y = 1
    def __getattr__(self, name): return 'B' + super().__getattr__(name)
    @property
    def z(self): raise AttributeError('inner')
b = B()
told = [b.x, b.y, A().q]
try:
    told.append(b.z)
except AttributeError as e:
    told.append(str(e))
told

# init_subclass
registry = {}
class Base:
    def __init_subclass__(cls, /, name=None, **kwargs):
        super().__init_subclass__(**kwargs)
        registry[name or cls.__name__] = cls
        cls.tag = same(name)
class A(Base): pass
class B(Base, name='bee'):
    x = 1
class C(B): pass
[sorted(registry), registry['bee'] is B, B.tag, A.tag, C.tag, B().x, registry['A']().tag]

# init_subclass plugins
class Plugin:
    plugins = []
    @classmethod
    def __init_subclass__(cls, **kw):
        super().__init_subclass__(**kw)
        cls.plugins.append(cls)
    def run(self): raise NotImplementedError
class X(Plugin):
    def run(self): return same('x')
class Y(Plugin):
    def run(self): return same('y')
[p().run() for p in Plugin.plugins], [p.__name__ for p in Plugin.plugins]

# init_subclass errors
class Base:
    def __init_subclass__(cls):
        if not hasattr(cls, 'name'):
            raise TypeError('needs a name')
told = []
class Ok(Base): name = 'ok'
try:
    class Bad(Base): pass
except TypeError as e:
    told.append(str(e))
try:
    class Worse(Base, x=1): name = 'n'
except TypeError as e:
    told.append('keyword')
class Plain: pass
try:
    class Kw(Plain, x=1): pass
except TypeError as e:
    told.append(str(e))
told, Ok.name

# new singleton
class Config:
    _instance = None
    def __new__(cls, *args, **kwargs):
        if cls._instance is None:
            cls._instance = super().__new__(cls)
        return cls._instance
    def __init__(self, value=0):
        self.value = same(value)
a = Config(1)
b = Config(2)
[a is b, a.value, b.value, isinstance(a, Config), type(a).__name__]

# new with super of names
class S(object):
    instances = {}
    def __new__(cls, key):
        if key not in cls.instances:
            obj = super(S, cls).__new__(cls)
            obj.key = key
            cls.instances[key] = obj
        return cls.instances[key]
class D(S):
    def __init__(self, key):
        super(D, self).__init__()
        self.n = getattr(self, 'n', 0) + 1
[S('a') is S('a'), S('a') is S('b'), D('x').n, D('x').n, S('a').key, len(S.instances)]

# new gives another
class A:
    def __new__(cls, x):
        return same(x) if x > 1 else super().__new__(cls)
    def __init__(self, x): self.x = x
class B:
    @staticmethod
    def __new__(cls): return super().__new__(cls)
class N:
    def __new__(cls, n): return super().__new__(cls)
[A(5), A(1).x, type(B()).__name__, type(N(3)).__name__]

# new of object
class A:
    def __new__(cls, x): return object.__new__(cls)
    def __init__(self, x): self.x = same(x)
class B(A): pass
[A(1).x, B(2).x, type(B(2)).__name__, type(object.__new__(B)).__name__]

# new errors
class A:
    def __new__(cls): return super().__new__(cls, 1)
class B:
    def __new__(cls): return super().__new__(int)
class C:
    def __new__(cls, x): return super().__new__(cls)
told = []
for act in (A, B, C, lambda: C(1, 2), lambda: C(x=1)):
    try:
        told.append(type(act()).__name__)
    except TypeError as e:
        told.append('TypeError')
told

# super with names
class A:
    def __init__(self, n): self.n = n
    def f(self): return ['A', self.n]
class B(A):
    def __init__(self, n):
        super(B, self).__init__(n * 2)
    def f(self): return [*super(B, self).f(), 'B']
    @classmethod
    def make(cls, n): return cls(same(n))
B.make(2).f()

# others that read
import operator
class Row:
    def __init__(self, **data): self._data = data
    def __getattr__(self, name):
        if name.startswith('_'): raise AttributeError(name)
        try:
            return self._data[name]
        except KeyError:
            raise AttributeError(name)
r = Row(a=1, b=same(2))
match r:
    case Row(zz=1): told = 'zz'
    case Row(a=1, b=b): told = f'a {b}'
    case _: told = 'none'
told, operator.attrgetter('a')(r), sorted([Row(a=2), Row(a=1)], key=lambda x: x.a)[0].a,\
 [getattr(r, k, 0) for k in 'abz']

# deepcopy and equality
import copy
class A:
    def __init__(self): self.x = [1]
    def __getattr__(self, name): raise AttributeError(name)
a = A()
b = copy.copy(a)
b.x is a.x, a == A(), hasattr(a, 'y'), bool(a)

# a property that raises
class A:
    @property
    def x(self): raise AttributeError('gone')
    @property
    def y(self): return self.nosuch
    @property
    def z(self): raise ValueError('v')
a = A()
told = [hasattr(a, 'x'), getattr(a, 'x', 3), hasattr(a, 'y'), getattr(a, 'y', 4)]
for act in (lambda: a.x, lambda: a.y, lambda: a.z, lambda: hasattr(a, 'z')):
    try:
        act()
    except Exception as e:
        told.append((type(e).__name__, str(e)))
told

# getattr and caught identity
class A:
    def __getattr__(self, name):
        self.last = e = AttributeError(name)
        raise e
a = A()
try:
    a.x
except AttributeError as e:
    told = e is a.last, e.args
told

# overlap
class Lazy:
    def __init__(self): self.n = 0
    def __getattr__(self, name):
        value = same(len(name))
        setattr(self, name, value)
        self.n += 1
        return value
l = Lazy()
[l.abc + l.abc, [l.de for _ in range(3)], l.n, vars(l), [getattr(l, 'x' * i) for i in range(1, 4)], l.n]
""")


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_what_a_class_says_is_done_as_in_python(text: str) -> None:
    compare_with_python(text)


@pytest.mark.parametrize(
    "text",
    [
        "class A:\n  def __new__(cls): return super().__new__(type(1))\nA()",
        "class E(Exception): pass\nclass A:\n  def __new__(cls): return super().__new__(E)\nA()",
        "from enum import Enum\nclass E(Enum):\n  R = 1\nclass A:\n  def __new__(cls): return super().__new__(E)\nA()",
        "from enum import Enum\nclass E(Enum):\n  R = 1\n  def __new__(cls, v): return super().__new__(cls)",
        "import abc\nclass A:\n  @abc.abstractmethod\n  def f(self): 1\n  def __new__(c): super().__new__(A)\nA()",
        "class A:\n  def __new__(cls): return super().__new__(cls)\nimport copy\ncopy.copy(A())",
        "class A(ValueError):\n  def __new__(cls): return 1",
        "class A(ValueError):\n  def __getattr__(self, n): return n",
        "class A(ValueError, x=1): pass", "class A(metaclass=int): pass", "class A(**{}): pass",
        "class A(x=1, x=2): pass",
        "class A:\n  def __getattr__(self, n): return n\nA().__class__ = int",
        "class A:\n  def f(self): return super(int, self).x",
        "class A:\n  def f(self, x): return super(A, x).y",
        "class A:\n  def __getattr__(self, n): return 1\nA().__mro__",
        "class A:\n  __new__ = int\nA()",
        "class A:\n  __getattr__ = vars\nA().x",
    ],
)  # fmt: skip
def test_nothing_of_the_host_is_reached_by_them(text: str) -> None:
    with pytest.raises(SandboxError):
        Sandbox({}, policy=Policy.PROGRAMS).run(text)


@pytest.mark.parametrize(
    "text",
    [
        "class A:\n  def __getattr__(self, n): return self.x\nA().x",
        "class A:\n  def __new__(cls): return cls()\nA()",
        "class A:\n  def __init_subclass__(cls):\n    class B(cls): pass\nclass C(A): pass",
    ],
)  # fmt: skip
def test_what_calls_itself_comes_to_a_limit(text: str) -> None:
    with pytest.raises((LimitExceeded, EvaluationError)) as caught:
        Sandbox({}, policy=Policy.PROGRAMS).run(text)
    assert isinstance(caught.value, LimitExceeded) or caught.value.exc_type == "NotAllowed"
