"""What programs use of the library beside data: fields, caches, layouts, and how they end themselves."""

# ruff: noqa: E501 - long tables

import asyncio
import sys
from typing import Any

import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox, SandboxError

from .programs import by_name, compare_with_python, executed, run_later

PROGRAMS = by_name("""
# months as text
import calendar
[[calendar.month(*each) for each in ((2024, 2), (2023, same(10)), (1999, 12, 3), (2024, 9, 10, 2))], calendar.month_name[2]]

# members of enums where the library takes numbers and texts
from enum import IntEnum, Enum
import math, random, datetime, decimal
class C(IntEnum):
    A = 10
    B = 3
class S(str, Enum):
    X = 'x'
told = [divmod(same(67), C.A), divmod(C.A, C.B), divmod(7.5, C.B), pow(C.A, 2, 7), pow(2, C.B, C.A), math.gcd(C.A, 4), math.sqrt(C.A), math.factorial(C.B), math.floor(C.A), math.isclose(C.A, 10), math.hypot(C.B, 4), math.fsum([C.A, 1.5])]
told += [str(datetime.timedelta(days=C.B)), str(datetime.date(2024, C.B, C.A)), str(decimal.Decimal(C.A)), random.randint(C.B, C.B), 'x'.rjust(C.B), 'a b c d'.split(' ', C.B), 'aaaa'.replace('a', 'b', C.B), '1'.zfill(C.B), 'axbx'.replace(S.X, 'y'), 'axb'.split(S.X), 'x'.startswith(S.X), ', '.join([S.X, 'z'])]
for wrong in (lambda: math.sqrt('a'), lambda: divmod(C.A, 'a'), lambda: 'a'.rjust('b'), lambda: 'a'.rjust(S.X)):
    try: told.append(wrong())
    except TypeError as e: told.append(type(e).__name__)
told

# named tuples that a class derives from
from collections import namedtuple
import collections
from typing import NamedTuple
class Point(namedtuple('Point', 'x, y', defaults=[0])):
    'A point.'
    __slots__ = ()
    @property
    def norm(self): return (self.x ** 2 + self.y ** 2) ** 0.5
    @classmethod
    def at(cls, s): return cls(*map(int, s.split(',')))
    def __str__(self): return f'<{self.x} {self.y}>'
    def __add__(self, o): return Point(self.x + o.x, self.y + o.y)
    def __neg__(self): return Point(-self.x, -self.y)
    def __sub__(self, o): return self + -o
    def __mul__(self, k): return Point(self.x * k, self.y * k) if isinstance(k, (int, float)) else NotImplemented
    __rmul__ = __mul__
    def __matmul__(self, o): return self.x * o.x + self.y * o.y
    def __abs__(self): return self.norm
class Q(collections.namedtuple('Q', ['a', 'b'])): pass
p = Point(same(3), 4)
told = [p.norm, str(p), repr(p), str(Point.at('5,6')), tuple(Point(1)), p == (3, 4), p < Point(4), p._fields, isinstance(p, tuple), p[0], [*p], {p: 1}[(3, 4)], str(p._replace(x=9)), str(Point._make([1, 2])), Q(1, b=2)._asdict()]
told += [str(p + Point(1)), str(-p), str(p - p), str(p * 2), str(2 * p), p @ p, abs(p), str(sum([p, p], Point(0))), [*map(str, sorted([Point(4), p]))], (0,) + p]
q = p
q += Point(1, 1)
q *= 2
told += [str(q), str(p)]
class V(NamedTuple):
    a: int
    b: int = 2
    def __add__(self, o): return V(self.a + o[0], self.b + o[1])
    def __radd__(self, o): return 'r'
told += [tuple(V(1) + V(2)), tuple(V(1) + (1, 1)), (1, 1) + V(1), V(1) * 2, V(5)[1:] + (1,), str(V._make((1, 2)))]
for wrong in (lambda: p * 'a', lambda: p / 2, lambda: Point(), lambda: Point(1, 2, 3)):
    try: told.append(wrong())
    except TypeError as e: told.append(type(e).__name__)
told

# methods of containers that the library asks for, and others by names that are computed
import bisect, operator, random, json
from collections import Counter, ChainMap
class L(list): pass
class D(dict):
    def first(self): return next(iter(self))
class C(Counter): pass
l, d = L([1, same(5), 9]), D(a=1, b=same(2))
bisect.insort(l, 4)
told = [list(l), d.first(), dict(d), {**d}, d | {'c': 3}, list(ChainMap(d)), Counter(D(x=2)), json.dumps(d), sorted(d), [*reversed(l)], l + [1], l == [1, 4, 5, 9], len(d), 'a' in d, max(l), C('aab')['a'], random.Random(1).choice(l), '{0[a]}'.format(d), list(zip(l, d))]
told

# methods of containers by names that are computed
class L(list): pass
class D(dict): pass
l, d = L([3, 1]), D(a=1)
getattr(l, 'app' + 'end')(same(2))
[list(l), [getattr(d, name)() for name in ('ke' + 'ys', 'copy')][1] == {'a': 1}, hasattr(l, 's' + 'ort'), hasattr(d, 'no')]

# methods of containers that are named in strings
import operator
class L(list): pass
l = L([3, 1, same(2)])
operator.methodcaller('sort')(l)
[list(l), operator.methodcaller('index', 3)(l), operator.methodcaller('count', 1)(l)]

# members of enums by their operators
from enum import IntEnum, StrEnum, Enum
import functools, operator
class C(IntEnum):
    A = 10
    B = 3
class S(str, Enum):
    P = 'ab'
class Own:
    def __radd__(self, o): return 'own'
[C.A + C.B, C.A - 1, 2 * C.B, C.A / 4, C.A // C.B, C.A % C.B, C.B ** 2, C.A & 2, 5 | C.B, C.A ^ 1, C.B << 2, C.A >> 1, S.P + 'c', 'c' + S.P, S.P * 2, sum(C), functools.reduce(operator.mul, C), C.A + Own(), 1.5 + C.A, max(C) + same(1)]

# objects that no init has made
class A:
    def __init__(self, x=5): self.x = x
    @classmethod
    def blank(cls):
        self = cls.__new__(cls)
        self.x = same(0)
        return self
    def clone(self):
        made = type(self).__new__(self.__class__)
        made.__dict__.update(self.__dict__)
        return made
class B(A):
    def __new__(cls, k=1):
        made = super().__new__(cls)
        made.k = k
        return made
    def __init__(self, k): pass
    @classmethod
    def raw(cls, k): return cls.__new__(cls, k)
class D(B, A): pass
told = [vars(A.blank()), vars(B.raw(3)), vars(A.__new__(A)), vars(A(7).clone()), hasattr(A.__new__(A), 'x'), [c.__name__ for c in D.__bases__], A.__bases__ == (object,), B.__bases__ == (A,)]
for wrong in (lambda: A.__new__(int), lambda: A.__new__(3), lambda: A.__new__()):
    try: told.append(wrong())
    except TypeError: told.append('TypeError')
told

# attributes that a class deletes in its own way
told = []
class AttrDict(dict):
    def __getattr__(self, k):
        try: return self[k]
        except KeyError: raise AttributeError(k) from None
    def __setattr__(self, k, v): self[k] = v
    def __delattr__(self, k):
        try: del self[k]
        except KeyError: raise AttributeError(k) from None
d = AttrDict(a=1, b=2)
del d.a
d.z = same(5)
delattr(d, 'b')
told.append(dict(d))
try: del d.q
except AttributeError as e: told.append(str(e))
class G:
    def __init__(self): self.x = self.y = self.__z = 1
    def __delattr__(self, n):
        told.append(same(n))
        super().__delattr__(n)
    def drop(self): del self.__z
class H:
    def __delattr__(self, n): raise AttributeError('frozen')
g = G()
del g.x
g.drop()
told.append(vars(g))
object.__delattr__(g, 'y')
told.append(vars(g))
for wrong in (lambda: delattr(g, 'y'), lambda: delattr(H(), 'a'), lambda: object.__delattr__(g, 'x')):
    try: wrong()
    except AttributeError as e: told.append(type(e).__name__)
told

# numbers for the names of a class, and comparisons that stand above
from enum import Enum
from functools import total_ordering
class Color(Enum):
    RED, GREEN, BLUE = range(1, 4)
    LOW, HIGH = range(10, 30, 10)
class Plain:
    A, B = 0, 1
    C, = range(1)
class Base:
    def __init__(self, n): self.n = n
    def __eq__(self, o): return self.n == o.n
    def __lt__(self, o): return self.n < o.n
@total_ordering
class Low(Base): pass
@total_ordering
class Lower(Low):
    def __ge__(self, o): return 'own'
[[each.value for each in Color], Color(20).name, Plain.C, Low(1) >= Low(2), Low(1) <= Low(1), Low(2) > Low(1), Lower(1) >= Lower(2), Lower(1) > Lower(0), ascii('é'), [*map(ascii, ['ü', 1])]]

# fields
from dataclasses import dataclass, fields, field
@dataclass
class P:
    x: int
    y: int = 3
@dataclass
class Q(P):
    z: list = field(default_factory=list)
p = Q(1)
told = [f.name for f in fields(p)], [f.name for f in fields(P)], {f.name: getattr(p, f.name) for f in fields(p)}
for wrong in (3, int, None):
    try:
        fields(wrong)
    except TypeError as e:
        told += (str(e),)
told

# cached property
from functools import cached_property
seen = []
class A:
    def __init__(self, n): self.n = n
    @cached_property
    def x(self):
        seen.append(self.n)
        return same(self.n) * 2
a = A(2)
first = [a.x, a.x, vars(a)]
a.x = 9
second = a.x
del a.x
[first, second, a.x, seen, 'x' in vars(A(1)), [(b.x, b.x)[1] for b in (A(3), A(4))], hasattr(A(5), 'x'), seen]

# cached property overlap
import functools
n = 0
class A:
    @functools.cached_property
    def x(self):
        global n
        n += 1
        return same(n)
a = A()
def read(i):
    return same(i) + a.x
[[read(i) for i in range(4)], [a.x for _ in range(3)], n, getattr(a, 'x'), vars(a)]

# cached property inherited, super, slots
from functools import cached_property
class A:
    @cached_property
    def x(self): return [1]
class B(A):
    @cached_property
    def x(self): return super().x + [2]
class S:
    __slots__ = ('n',)
    @cached_property
    def x(self): return 1
told = [B().x, A().x is A().x]
b = B()
told += [b.x is b.x]
try:
    S().x
except TypeError as e:
    told += [type(e).__name__]
told

# cached property fails
from functools import cached_property
class A:
    @cached_property
    def x(self): return fails(1)
a = A()
told = []
for i in range(2):
    try:
        a.x
    except Exception as e:
        told.append(type(e).__name__)
told, vars(a)

# cache info
from functools import lru_cache, cache
@lru_cache(maxsize=2)
def f(n): return same(n)
[f(i) for i in (1, 2, 1, 3, 2)]
a = f.cache_info()
f.cache_clear()
b = f.cache_info()
f(1)
@cache
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
fib(30)
i = fib.cache_info()
@lru_cache(maxsize=0)
def g(n): return n
g(1); g(1)
[tuple(a), tuple(b), tuple(f.cache_info()), repr(i), i.hits, i.misses, i.maxsize, i.currsize,
 g.cache_info().misses, repr(a)]

# cached function that calls itself with its own argument
from functools import lru_cache
told = []
for most in (1, 2, None):
    calls = []
    @lru_cache(maxsize=most)
    def f(n):
        calls.append(n)
        depth = len(calls)
        if depth < 3:
            f(n)
        return depth
    told += [f(same(1)), f(1), f(2), f(1), f(3), f(2), f(3), calls, tuple(f.cache_info())]
told

# no cache info
def f(): pass
told = []
for act in (lambda: f.cache_info(), lambda: f.cache_clear()):
    try:
        act()
    except AttributeError as e:
        told.append(str(e))
told

# cache info overlap
from functools import cache
@cache
def f(n): return same(n)
def g(i):
    f(same(i % 2))
    return tuple(f.cache_info())
[g(i) for i in range(5)], f.cache_clear(), f.cache_info().currsize

# functions as keys
import operator
from collections import Counter
ops = {operator.add: '+', len: 'size', same: 'tool', (max, 1): 'pair'}
ops[operator.add] = 'plus'
[ops[operator.add], ops[len], ops[same], ops[max, 1], min in ops, same in {same}, len({len, len, abs}),
 list(ops.values()), Counter([len, abs, len]).most_common(1)[0][1], hash(len) == hash(len), ops.get(print)]

# enums that say more
from enum import Enum, IntEnum, auto
class Named(Enum):
    def _generate_next_value_(name, start, count, last_values): return f'{name.lower()}{start}{count}{len(last_values)}'
    @classmethod
    def _missing_(cls, value):
        return next((each for each in cls if each.value == same(value).lower()), None)
    @classmethod
    def names(cls): return [each.name for each in cls]
    def __str__(self): return f'<{self.name}>'
class Color(Named):
    RED = auto()
    BLUE = auto()
class Level(IntEnum):
    def double(self): return self * 2
class Own(Level):
    LOW = 3
told = []
for value in ('BLUE111', 'green'):
    try: told.append(Color(value).name)
    except ValueError as e: told.append(str(e))
try:
    class More(Color): GREEN = 1
except TypeError as e: told.append(str(e))
[Color.RED.value, str(Color.BLUE), Color.names(), isinstance(Color.RED, Named), Own.LOW.double(), Own.LOW + 1, told]

# named tuples of rows
import csv, io
from collections import namedtuple
from typing import NamedTuple
P = namedtuple('P', 'x y')
class Q(NamedTuple):
    a: int
    b: int = 2
told = []
for values in ([1], [1, 2, 3]):
    try: P._make(values)
    except TypeError as e: told.append(str(e))
[[tuple(p) for p in map(P._make, csv.reader(io.StringIO('1,2\\n3,4')))], Q._make([same(1), 5]).b,
 P(1, 2)._make('ab').y, told]

# copies of own containers
from collections import Counter, OrderedDict, defaultdict
class S(set): pass
class C(Counter): pass
class O(OrderedDict): pass
class D(defaultdict): pass
class M(dict): pass
s, d = S('ab'), D(list)
s.symmetric_difference_update('bc')
d[1].append(2)
e = d.copy()
e[3].append(4)
[sorted(s), *[type(x.copy()).__name__ for x in (s, C('a'), O(a=1), d, M(a=1))], dict(e), dict(d), C('aa').copy()['a'],
 M.fromkeys('ab', 1)['b'], type(M.fromkeys('ab')).__name__]

# what enums are of
import operator
from enum import Enum, Flag, IntEnum, IntFlag, StrEnum
class A(IntEnum): X = 1
class S(StrEnum): X = 'x'
class F(IntFlag): X = 1
class M(str, Enum): X = 'x'
class N(int, Enum):
    X = 3
    Y = 4
class G(Flag): X = 1
class T(Enum):
    I = int
    L = len
    A = operator.add
    def of(self): return self.name
    K = lambda x: x
kinds = int, str, float, Enum, IntEnum, IntFlag
told = []
try:
    class W(StrEnum): one = same(1)
except TypeError as e: told.append(str(e))
[[[isinstance(m, k) for k in kinds] + [issubclass(type(m), k) for k in kinds] for m in (A.X, S.X, F.X, M.X, N.X, G.X)],
 [x.name for x in T], T.I.value('3'), T(int).of(), T.A.value(1, 2), T.K(5), told, str(N.X), f'{N.Y}', repr(N.X),
 N.X + 1, sorted([N.Y, N.X])[0].name, [x.name for x in reversed(N)], isinstance(A.X, int | None), isinstance(3, Enum)]

# parts of partial functions
from functools import partial
def f(a, b, c=3): return a, b, c
p = partial(f, same(1), c=4)
q = partial(p, 2, c=5)
told = []
for other in (len, int, f):
    try: other.keywords
    except AttributeError: told.append(1)
p.keywords['c'] if same(1) else 0
[p.func is f, p.args, p.keywords, q.func is f, q.args, q.keywords, q(), p(9), partial(int, base=2).func is int, told]

# encoders that iterate
import json
class E(json.JSONEncoder):
    def iterencode(self, o, _one_shot=False):
        yield '<'
        yield from super().iterencode(same(o), _one_shot)
        yield '>'
class D(json.JSONEncoder):
    def default(self, o): return sorted(o)
[json.dumps([1], cls=E), E(indent=1).encode({'a': 1}), json.dumps({2, 1}, cls=D), ''.join(D().iterencode([{1}]))]

# operands that are asked first
from collections import deque
class R:
    def __radd__(self, other): return 'radd', other
    def __rmul__(self, other): return 'rmul', other
    def __iter__(self): return iter([7])
class Q:
    def __radd__(self, other): return NotImplemented
    def __iter__(self): return iter([same(8)])
class L(list): pass
x, y, z, w, u, v = [1], [1], [2], deque([3]), [4], [5]
x += R(); y *= R(); z += Q(); w += R()
kept = u
u += L([6])
[x, y, z, [type(w).__name__, w[0]], u, kept is u]

# what is raised in a generator
def g():
    while True:
        try: yield same(1)
        except (ValueError, KeyError) as e: yield repr(e)
x, told = g(), []
for given in ((ValueError, 'hi'), (ValueError, ValueError('a', 'b')), (KeyError,), (ValueError, ('p', 'q')),
              (ValueError, None), (ValueError, 'hi', None), (ValueError('z'),)):
    next(x)
    told.append(x.throw(*given))
for wrong in ((1,), (ValueError('a'), 'b'), (int,), (ValueError, 1, 2, 3)):
    try: x.throw(*wrong)
    except TypeError as e: told.append(type(e))
[str(each) for each in told]

# classes and methods that are asked
class A: pass
class B(A): pass
class L(list): pass
class D(dict): pass
xs = []
f = xs.append
[[c.__name__ for c in B.mro()], f == xs.append, f == [].append, f != xs.append, f in [same(0), xs.append],
 issubclass(L, list), issubclass(D, dict), issubclass(L, (dict, list)), issubclass(L, dict), issubclass(D, object),
 isinstance(D(), dict | list)]

# unions of abstract types
from typing import List, Tuple, Sequence
from collections.abc import Mapping
A = Sequence | int
[isinstance([], List | Tuple), isinstance(2, List | int), isinstance(2, List | Tuple), issubclass(list, List | Tuple),
 issubclass(int, List | Tuple), isinstance({}, Mapping | None), isinstance(None, None | Mapping), isinstance('a', A),
 issubclass(type(None), int | None), issubclass(bool, A)]

# qualified names
import functools
def outer():
    def inner(): pass
    return inner, lambda: 0
class A:
    def m(self): pass
    @staticmethod
    def s(): pass
    class B:
        def n(self): yield same(1)
def deco(f):
    @functools.wraps(f)
    def w(*a): return f(*a)
    return w
A.d = deco(A.m)
kept = functools.cache(A.s)
[x.__qualname__ for x in (outer, *outer(), A.m, A().m, A.s, A.B, A.B.n, A.d, kept, lambda: 0, [].append, len, str.lower,
 dict.fromkeys)] + [x.__name__ for x in (*outer(), A.m, A.d, kept, A.B, [].append, str.lower)]

# functions that tell what JSON stands for
import json
from decimal import Decimal
from collections import OrderedDict
from types import SimpleNamespace
seen = []
def hook(d):
    seen.append(sorted(d))
    return tuple(d.items()) if "t" in d else d
text = '{"a": [1, 2.5, {"t": 1e3}], "b": {"c": -7, "d": NaN}, "a2": "x", "b": 2}'
r = [json.loads(text.replace("NaN", "null"), object_hook=hook),
 seen, json.loads(text, object_pairs_hook=lambda ps: [k for k, _ in ps]),
 json.loads(text, parse_float=Decimal, parse_int=str, parse_constant=lambda c: "c" + c),
 json.loads("[1.1, 2]", parse_float=Decimal),
 type(json.loads('{"z": 1, "y": 2}', object_pairs_hook=OrderedDict)).__name__,
 json.loads("5", parse_int=float), json.loads('"1.5"', parse_float=Decimal),
 json.loads('{"p": {"q": 1}}', object_hook=lambda d: SimpleNamespace(**d)).p.q, json.loads("[]", object_hook=hook)]
try: json.loads("{", object_hook=hook)
except json.JSONDecodeError as e: r.append(str(e))
try: json.loads('{"a": 1}', object_hook=lambda d: d["zz"])
except KeyError as e: r.append(repr(e))
[*r, same(1)]

# ordered dicts by name
from collections import OrderedDict
class O(OrderedDict): pass
told = []
for kind in (OrderedDict, O):
    d = kind.fromkeys('ab', value=same(1))
    e = d | {'z': 2}
    f = {'y': 0} | d
    told += [d.pop('q', default=3), d.pop(key='a'), d.setdefault('n', default=4), d.setdefault('m'), list(d.items())]
    told += [type(e).__name__, list(e), type(f).__name__, list(f), d.pop('n', 5), d.popitem(last=False)]
    d |= {'w': 1}
    d.move_to_end('w', last=False)
    told += [type(d).__name__, list(d)]
    try: d.pop('none')
    except KeyError as error: told.append(repr(error))
    try: d.pop('none', 1, default=2)
    except TypeError: told.append('twice')
try: {}.pop('a', default=1)
except TypeError: told.append('by place')
told

# wrong patterns
import re
told = []
for wrong in ('a(', '[b', '(?P<x', '*'):
    try: re.compile(wrong)
    except re.error as e: told += [e.msg, e.pos, e.pattern, e.lineno, e.colno]
told

# abstract types of collections
from collections import abc
from functools import update_wrapper
import collections.abc
class Own(abc.Iterable):
    def __iter__(self): return iter([1])
def decorated(f):
    def inner(*args): return f(*args)
    return update_wrapper(inner, f)
@decorated
def told(x): return x
[isinstance(Own(), abc.Iterable), issubclass(Own, abc.Iterable), issubclass(int, abc.Hashable),
 issubclass(list, abc.Hashable),
 issubclass(str, (abc.Mapping, collections.abc.Sequence)), issubclass(ValueError, abc.Sized),
 told.__name__, told(same(2))]

# pformat
from pprint import pformat
import pprint
rows = [{'name': f'item {i}', 'tags': ['x' * i, 'y'], 'at': (i, None, 2.5)} for i in range(6)]
deep = {'b': {'k': [list(range(30)), {'z': 'some words that are long enough for two lines of text ' * 4}]},
        'a': {1, 2}, 3: frozenset('ab')}
[pformat(rows), pformat(deep, width=40), pformat(deep, indent=4), pformat(deep, depth=1),
 pformat(rows, compact=True), pformat({'b': 1, 'a': 2}, sort_dicts=False),
 pprint.pformat(10 ** 9, underscore_numbers=True), pformat([same(1), same('x')]),
 pformat(b'abc' * 50), pformat([]), pformat('x'), pformat((1,)), pformat(None)]

# pformat of objects
from pprint import pformat
class A:
    def __repr__(self): return f'A({same(1)})'
pformat([A(), {'k': A()}]), pformat(A())

# wrong pformat
from pprint import pformat
told = []
for act in (lambda: pformat([], width=0), lambda: pformat([], depth=0), lambda: pformat([], indent=-1),
            lambda: pformat()):
    try:
        told.append(act())
    except Exception as e:
        told.append(type(e).__name__)
told
""")


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_the_library_does_what_that_of_python_does(text: str) -> None:
    compare_with_python(text)


def test_pprint_prints_in_its_place() -> None:
    text = "from pprint import pprint\nprint('a')\npprint({'b': [f(1)] * 9, 'a': f('x') * 20}, width=30)\nprint(f('z'))"

    async def later(value: Any) -> Any:
        await asyncio.sleep(0)
        return value

    for function in (later, lambda value: value):
        session = Sandbox({"f": function}, policy=Policy.PROGRAMS).session()
        asyncio.run(session.arun(text))
        assert session.printed == (
            "a\n{'a': 'xxxxxxxxxxxxxxxxxxxx',\n 'b': [1,\n" + "       1,\n" * 7 + "       1]}\nz\n"
        )


PRINTING = by_name("""
# streams of sys
import sys
from sys import stderr
print('a', same(1), file=sys.stdout)
n = sys.stdout.write(f'b{same(2)}\\n')
print('lost', same(3), file=stderr)
stderr.write('lost')
sys.stdout.writelines(str(same(i)) for i in range(3))
sys.stdout.flush()
for out in (sys.stdout, sys.stderr, None): print(n, file=out, end='.', flush=True)
told = []
for bad in (lambda: sys.stdout.write(1), lambda: sys.stdout.writelines([b'x']), lambda: sys.stdout.upper()):
    try:
        bad()
    except (TypeError, AttributeError) as e:
        told.append(type(e).__name__)
print(told, sys.stdout is sys.stdout, hasattr(sys.stderr, 'write'))

# arguments of the program
import sys
def main(argv=None):
    args = sys.argv[1:] if argv is None else argv
    print(len(sys.argv), args, same(args) or 'none')
main()
main(['x'])

# json into a stream
import json, sys
json.dump({'a': same([1])}, sys.stdout)

# what is printed is redirected in its place
import io, contextlib
def told(n):
    print('told', same(n))
    return n
buf, other = io.StringIO(), io.StringIO()
print('before', same(1))
with contextlib.redirect_stdout(buf):
    print('inside', same(2))
    x = told(3)
    with contextlib.redirect_stdout(other): print('other', same(4), sep='-')
    print('inside again', same(5))
    print('to a file', file=other)
print('after', same(6), x)
print(repr(buf.getvalue()), repr(other.getvalue()))
try:
    with contextlib.redirect_stdout(buf):
        print('lost', same(7))
        raise ValueError(same(8))
except ValueError as e:
    print('raised', e)
print(buf.getvalue().count('\\n'), end='')
for i in range(3):
    f = io.StringIO()
    with contextlib.redirect_stdout(f): print(same(i), end=';')
    print(f.getvalue(), same(i))

# what stands in a class twice
from typing import overload
import functools
class A:
    x = 1
    x = x + 1
    def f(self): return 'first'
    g = f
    def f(self): return 'second'
    @overload
    def h(self, a: int) -> int: ...
    @overload
    def h(self, a: str) -> str: ...
    def h(self, a): return same(a)
    y = [x]
    x = x + len(y)
    @property
    def p(self): return 1
    p = 5
    q = 5
    @property
    def q(self): return 6
a = A()
print(a.x, a.f(), a.g(), a.h(3), a.h('s'), a.y, A.x, a.p, a.q)

# a property by a call, and in a class above
from operator import attrgetter
class Base:
    def __init__(self): self._v, self.log = same(1), []
    def _get(self): return self._v
    def _set(self, value): self.log.append(value); self._v = value
    v = property(_get, _set)
    w = property(attrgetter('_v'), doc='the same')
    r = property(fget=lambda self: self._v * 10, fset=None)
    @v.deleter
    def v(self): self._v = None
class Derived(Base):
    def _get(self): return 'mine'
d = Derived()
d.v = same(4)
d.v += 1 if isinstance(d.v, int) else 2
print(d.v, d.w, d.r, d.log)
del d.v
print(d.v, d.w)
for f in (lambda: setattr(d, 'w', 1), lambda: setattr(d, 'r', 1)):
    try: f()
    except AttributeError as e: print(e)

# protocols that are asked for
from typing import NamedTuple, Protocol, runtime_checkable
@runtime_checkable
class HasLen(Protocol):
    def __len__(self) -> int: ...
@runtime_checkable
class Named(Protocol):
    name: str
@runtime_checkable
class Both(HasLen, Named, Protocol):
    def extra(self): ...
class T:
    def __init__(self): self.name = same('t')
class U(T):
    def __len__(self): return 2
class V(U):
    def extra(self): return 1
class W(ValueError):
    name = 'w'
class Mine(Named):
    name = 'own'
class X(NamedTuple):
    name: str
    def extra(self): return 1
vs = [T(), U(), V(), W('x'), X('x'), [1], 'text', 3, None, {'name': 1}, Mine(), len, T]
for v in vs: print(isinstance(v, HasLen), isinstance(v, Named), isinstance(v, Both), isinstance(v, (int, Named)))
print(issubclass(U, HasLen), issubclass(T, HasLen), issubclass(list, HasLen), issubclass(int, HasLen))
print([type(v).__name__ for v in vs if isinstance(v, HasLen | int)])
class Plain(Protocol):
    def f(self): ...
for ask in (lambda: isinstance(3, Plain), lambda: issubclass(int, Plain)):
    try: ask()
    except TypeError as e: print(e)

# enums by a call
from enum import Enum, IntEnum, StrEnum, Flag
import enum
def label(c): return c.name.lower()
Color = Enum('Color', 'RED GREEN BLUE')
Size = IntEnum('Size', ['S', 'M'], start=3)
Kind = enum.StrEnum('Kind', 'ALPHA BETA')
Perm = Flag('Perm', 'R W X')
Pair = Enum('Pair', [('a', 1.5), ('b', 'two')])
Map = Enum('Map', {'x': 'X', 'y': 'Y'}, module='here')
print([label(c) for c in Color], Color(2), Color['BLUE'].value, Size.M > 3, [*Size], Kind.BETA + '!', Perm.R | Perm.X)
print(Pair.a.value, Pair('two'), Map('Y').name, Map.x is Map['x'], len(Color), Color.RED in Color, repr(Color.RED))
def local():
    Inner = Enum('Inner', 'P Q')
    return [i.name for i in Inner], Inner.P.value
print(local(), {Color.RED: same(1)}[Color.RED])
match Color(same(3)):
    case Color.BLUE: print('blue')
try: Color(9)
except ValueError as e: print(e)

# generator context managers that decorate
from contextlib import contextmanager, ContextDecorator
log = []
@contextmanager
def section(name, swallow=False):
    log.append(f'<{name}>')
    try:
        yield name
    except KeyError as e:
        log.append(f'! {e}')
        if not swallow: raise
    finally:
        log.append(f'</{name}>')
@section('a')
def f(x, y=2):
    'doc'
    log.append(same(x)); return x * y
@section('b', swallow=True)
@section('c')
def g(): return {}['k']
class Timed(ContextDecorator):
    def __enter__(self): log.append('enter'); return self
    def __exit__(self, *e): log.append(e[0] and e[0].__name__); return True
@Timed()
def h(): raise ValueError(same(1))
print(f(3), f(x=4, y=5), g(), h(), f.__name__, f.__doc__)
with section('d') as n: log.append(n)
class M:
    @section('m')
    def run(self): return same('ran')
    @contextmanager
    def part(self, k):
        log.append(k); yield self; log.append(-k)
print(M().run())
with M().part(7) as m: log.append(type(m).__name__)
print(log)

# ids of objects
a, b = [1], [1]
c = a
print(id(a) == id(c), id(a) == id(b), id(a) != id(b), type(id(a)).__name__, id(None) == id(None), id(same) == id(same))
seen, queue, node = set(), [], {'next': None}
node['next'] = node
while id(node) not in seen:
    seen.add(id(node)); node = node['next']
print(len(seen), len({id(x) for x in [a, b, c, [1], 'x']}), id(a) > 0)
class A: pass
x = A()
print(id(x) == id(x), sorted([3, 1], key=id) in ([3, 1], [1, 3]), {id(x): 'x'}[id(x)])

# templates of a match
import re
m = re.search(r'(?P<y>\\d{4})-(?P<m>\\d\\d)(-(\\d\\d))?', same('on 2024-05 in'))
print(m.expand(r'\\g<m>/\\g<y>'), m.expand(r'\\2.\\1'), m.expand('plain'), repr(m.expand(r'[\\4]')), m.expand(r'\\g<0>\\n').strip())
print([x.expand(r'<\\1>') for x in re.finditer('(a|b)', 'xaxb')], re.match(b'(a)', b'ab').expand(rb'\\1\\1'))
for t in (r'\\9', r'\\g<z>', 3):
    try: m.expand(t)
    except (re.error, IndexError, TypeError) as e: print(type(e).__name__)

# property no deleter
class T:
    @property
    def x(self): return 1
try:
    del T().x
except AttributeError as e:
    print(e)

# singledispatchmethod
from functools import singledispatchmethod
class N:
    @singledispatchmethod
    def neg(self, arg):
        raise NotImplementedError("Cannot negate")
    @neg.register
    def _(self, arg: int): return -arg
    @neg.register
    def _(self, arg: bool): return not arg
    @neg.register(str)
    def _s(self, arg): return arg[::-1]
    @neg.register(list)
    @neg.register(tuple)
    def _l(self, arg): return [self.neg(a) for a in arg]
n = N()
print(n.neg(5), n.neg(True), n.neg("abc"), n.neg([1, "xy", (2,)]))
try: n.neg(2.5)
except NotImplementedError as e: print(e)

# partialmethod
from functools import partialmethod
class Cell:
    def __init__(self): self._alive = False
    @property
    def alive(self): return self._alive
    def set_state(self, state, note=""):
        self._alive = bool(state)
        return note
    set_alive = partialmethod(set_state, True)
    set_dead = partialmethod(set_state, False, note="dead")
c = Cell()
print(c.alive); c.set_alive(); print(c.alive); print(c.set_dead(), c.alive)

# total ordering
from functools import total_ordering
@total_ordering
class V:
    def __init__(self, a): self.a = a
    def __eq__(self, o):
        if not isinstance(o, V): return NotImplemented
        return self.a == o.a
    def __lt__(self, o):
        if not isinstance(o, V): return NotImplemented
        return self.a < o.a
a, b = V(1), V(2)
print(a < b, a <= b, a > b, a >= b, a == b, a != b, a <= V(1), sorted([b, a])[0].a, max(a, b).a)
try: a <= 3
except TypeError as e: print(e)
try: a > 3
except TypeError as e: print(e)

# getattr special
import functools
def f(): "doc"
class A:
    "A doc"
    def m(self): pass
print(getattr(f, "__name__", "?"), getattr(A(), "__name__", "none"), getattr(f, "__doc__", None), getattr(A, "__name__", 0))
print(hasattr(f, "__name__"), hasattr(3, "__name__"), hasattr(A(), "__class__"))
print(getattr(functools.partial(f), "__name__", "partial"))
print(hasattr(f, "__wrapped__"), getattr(f, "__wrapped__", None))

# hasattr dunder
class B:
    def __len__(self): return 3
    def __call__(self): return 1
class C: pass
for v in ([1], "ab", 3, {}, B(), C(), (x for x in []), range(3), None):
    print(hasattr(v, "__iter__"), hasattr(v, "__len__"), hasattr(v, "__getitem__"), hasattr(v, "__call__"), hasattr(v, "__next__"))
print(hasattr(C(), "__enter__"), hasattr(B(), "__str__"))

# wrapped chain
import functools
def d1(f):
    @functools.wraps(f)
    def w(*a): return f(*a) + 1
    return w
def d2(f):
    def w(*a): return f(*a) * 10
    functools.update_wrapper(w, f)
    return w
@d1
@d2
def g(x): return x
print(g(1), g.__wrapped__(1), g.__wrapped__.__wrapped__(1))
try: g.__wrapped__.__wrapped__.__wrapped__
except AttributeError as e: print(e)
h = g
n = 0
while hasattr(h, "__wrapped__"):
    h = h.__wrapped__; n += 1
print(n, h(5))
def man(f):
    def w(*a): return f(*a)
    w.__wrapped__ = f
    return w
k = man(g); print(k.__wrapped__ is g, k(2))
class Deco:
    def __init__(self, f): functools.update_wrapper(self, f); self.f = f
    def __call__(self, *a): return self.f(*a)
@Deco
def z(a): return a
print(z(3), z.__wrapped__(4), z.__name__)

# groups of exceptions that are caught in parts
def attempt(f):
    try: print('gave', f())
    except BaseException as e: print(type(e).__name__, e, [type(x).__name__ for x in getattr(e, 'exceptions', ())])
def nested():
    try:
        raise ExceptionGroup('a', [ValueError(same(1)), ExceptionGroup('b', [KeyError(2), TypeError(3)]), OSError(4)])
    except* (KeyError, ValueError) as eg:
        print('first', eg.message, [type(x).__name__ for x in eg.exceptions], eg)
    except* OSError:
        print('second', same('os'))
        raise
    return 'never'
attempt(nested)
def renewed():
    try: raise ExceptionGroup('a', [ValueError(1), KeyError(2), TypeError(3)])
    except* ValueError as e: raise RuntimeError('from value') from e
    except* KeyError: raise
attempt(renewed)
def naked():
    try: raise KeyError('k')
    except* ValueError: print('no')
attempt(naked)
def mended():
    try: raise KeyError('k')
    except* KeyError as e: print(repr(e), e.exceptions[0].args)
    else: print('no')
    finally: print('finally')
    return same('mended')
attempt(mended)
def unbound(e=1):
    try: raise KeyError(same('k'))
    except* KeyError as e:
        if same(True): del e
    except* ValueError as e: pass
    return print(e)
attempt(unbound)
def one_alone(how):
    try: raise KeyError(same('k'))
    except* KeyError as e:
        if how == 'again': raise
        if how == 'part': raise e
        if how == 'bare': raise e.exceptions[0]
        if how == 'other': raise ValueError(1) from e
        if how == 'group': raise ExceptionGroup('n', [ValueError(1)])
for how in ('again', 'part', 'bare', 'other', 'group'): attempt(lambda: one_alone(how))
def inside():
    try: raise ExceptionGroup('g', [ValueError(1), KeyError(2), OSError(3)])
    except* ValueError as e:
        try: raise ExceptionGroup('h', [TypeError(5), KeyError(6)])
        except* TypeError as f: print(repr(f))
        except* KeyError as f:
            try: raise KeyError(same(7))
            except* KeyError as g: print(repr(g))
            print(repr(f))
        print(repr(e))
    except* KeyError as e:
        print(repr(e))
        try: raise ExceptionGroup('i', [TypeError(8), KeyError(9)])
        except* TypeError: raise
    except* OSError as e:
        try: raise TypeError
        except TypeError: print(repr(e))
        raise
attempt(inside)
def unhurt():
    try: x = same(5)
    except* Exception: print('no')
    else: x += 1
    finally: x *= 2
    return x
attempt(unhurt)
def wrong():
    try: raise ValueError
    except* ExceptionGroup: pass
attempt(wrong)
for made in (lambda: ExceptionGroup('m', []), lambda: ExceptionGroup('m', [1]), lambda: ExceptionGroup('m', [ValueError('v')])): attempt(made)
results, errors = [], []
for text in ['1', 'x', '3', '']:
    try: results.append(int(text))
    except ValueError as e: errors.append(e)
try:
    if errors: raise ExceptionGroup(f'{len(errors)} bad', errors)
except ExceptionGroup as group:
    print(group, isinstance(group, Exception), repr(group), group.subgroup(lambda e: "'x'" in str(e)).exceptions)
def flatten(e): return [x for each in e.exceptions for x in flatten(each)] if isinstance(e, ExceptionGroup) else [e]
print(flatten(ExceptionGroup('x', [ExceptionGroup('y', [ValueError(1)]), KeyError(2)])), results)

# parts of groups in tasks
import asyncio
async def one(x):
    await asyncio.sleep(0)
    if x == 1: raise ValueError(x)
    return x
async def main():
    try:
        raise ExceptionGroup('g', [KeyError(await one(2)), ValueError(3)])
    except* KeyError as e:
        print('key', await one(4), e.exceptions)
    except* ValueError as e:
        print('value', await one(5), e.exceptions)
    q = asyncio.Queue()
    await q.put(1)
    try:
        async with asyncio.TaskGroup() as group: group.create_task(one(await q.get()))
    except* ValueError as e: print('task', e.exceptions)
    try: await one(1)
    except* ValueError as e: print('naked', len(e.exceptions))
asyncio.run(main())

# likeness of texts
import difflib
from difflib import SequenceMatcher, get_close_matches, unified_diff
names = ['apple inc', 'apples', 'ape', 'banana', 'Apple Inc.', 'maple']
for w in ['appel', same('aple'), 'bananna', 'zzz', '']: print(w, get_close_matches(w, names), get_close_matches(w, names, n=1, cutoff=0.3))
for a, b in [('abcd', 'bcde'), ('', ''), ('kitten', 'sitting'), ([1, 2, 3], [2, 3, 4]), ('a' * 250 + 'b', 'b' + 'a' * 250), ('private Thread currentThread;', 'private volatile Thread currentThread;')]:
    m = SequenceMatcher(None, a, b)
    print(round(m.ratio(), 6), m.quick_ratio() >= m.ratio(), m.real_quick_ratio(), m.get_matching_blocks(), m.get_opcodes())
s = SequenceMatcher(lambda x: x == ' ', ' abcd', 'abcd abcd')
print(s.find_longest_match(0, 5, 0, 9), s.find_longest_match().size, s.ratio())
old, new = 'a b c d e f g h i j k'.split(), 'a b X d e f g h i j k l'.split()
print(*unified_diff(old, new, 'old', 'new', lineterm='', n=1), sep='\\n')
print(*difflib.unified_diff(old, old), list(unified_diff(['x\\n'], ['y\\n'], fromfiledate='d1')))
for tag, i1, i2, j1, j2 in SequenceMatcher(None, 'qabxcd', 'abycdf').get_opcodes(): print(f'{tag:7} a[{i1}:{i2}] --> b[{j1}:{j2}]')
for f in (lambda: get_close_matches('a', [], n=0), lambda: get_close_matches('a', [], cutoff=2)):
    try: f()
    except ValueError as e: print(e)

# orders of graphs
from graphlib import TopologicalSorter, CycleError
print([*TopologicalSorter({'d': ['b', 'c'], 'b': ['a'], 'c': ['a']}).static_order()])
ts = TopologicalSorter()
ts.add('build', 'fetch', same('configure')); ts.add('test', 'build'); ts.add('configure'); ts.add('docs', 'fetch')
ts.prepare()
while ts.is_active():
    ready = ts.get_ready()
    print(sorted(ready))
    for node in ready: ts.done(node)
try: TopologicalSorter({'a': ['b'], 'b': ['c'], 'c': ['a'], 'z': []}).prepare()
except CycleError as e: print(e.args[0], e.args[1], isinstance(e, ValueError))
for f in (lambda: ts.prepare(), lambda: ts.add('x'), lambda: ts.done('nope'), lambda: TopologicalSorter().get_ready()):
    try: f()
    except ValueError as e: print(e)
print([*TopologicalSorter({1: {2, 3}, 2: {3}}).static_order()], bool(TopologicalSorter().static_order()))

# words of commands
import shlex
for t in ['run --name "a b" -x', "echo 'it''s' \\"say \\\\\\"hi\\\\\\" \\\\n\\"", r'a\\ b c\\\\d', '', "  x\\ty  ''", '"" "a"b', 'a#b c']:
    print(shlex.split(same(t)))
for t in ['"open', 'end\\\\']:
    try: shlex.split(t)
    except ValueError as e: print(e)
print(shlex.quote('a b'), shlex.quote("it's"), shlex.quote('plain-1.txt'), shlex.quote(''), shlex.join(['ls', '-l', 'my file']))

# special methods that are lambdas, and no hash
from functools import reduce
class V:
    def __init__(self, x): self.x = x
    def __add__(self, o): return V(self.x + (o.x if isinstance(o, V) else o))
    __radd__ = lambda self, o: self + o
    __repr__ = lambda self: f'V({self.x})'
    __len__ = lambda self: same(self.x)
    __lt__ = lambda a, b: a.x < b.x
    __eq__ = lambda a, b: isinstance(b, V) and a.x == b.x
    __hash__ = None
class K(V):
    __hash__ = lambda self: hash(self.x)
print(sum([V(1), V(2)]), len(V(3)), sorted([V(2), V(1)]), V(1) == V(1), V(1) != V(2), 5 + V(1), {K(1): 'k'}[K(1)])
try: hash(V(1))
except TypeError as e: print(e)

# attributes of functions beside a class of errors
class Forbidden(PermissionError): ...
def requires(*perms):
    def deco(f):
        def inner(*a, **k):
            if 'x' in perms: raise Forbidden(f'{f.__name__} needs {perms}')
            inner.calls += 1; return f(*a, **k)
        inner.__name__ = f.__name__; inner.perms = perms; inner.calls = 0
        return inner
    return deco
@requires('r', 'w')
def edit(doc): return f'edited {same(doc)}'
@requires('x')
def run(): return 1
print(edit('a'), edit('b'), edit.calls, edit.perms, edit.__name__)
try: run()
except Forbidden as e: print(e)
def f(): f.n = f.n + 1 if hasattr(f, 'n') else 1; return f.n
print(f(), f(), f.n)

# records that are logged into what is printed
import logging, sys, io
buf = io.StringIO()
logger = logging.getLogger('app')
handler = logging.StreamHandler(buf)
handler.setFormatter(logging.Formatter('%(levelname)s|%(name)s|%(message)s'))
logger.addHandler(handler)
logger.setLevel(logging.INFO)
logger.debug('hidden'); logger.info('start %s of %d', 'one', same(3)); logger.warning('plain %d%%'); logger.error('x=%(x)s', {'x': same(1)})
child = logging.getLogger('app.db')
child.warning('from child'); print(child.name, child.level, child.getEffectiveLevel(), child.isEnabledFor(logging.DEBUG), logging.getLogger('app') is logger)
logger.log(logging.CRITICAL, 'bad'); logger.setLevel('ERROR'); child.info('no'); logger.warning('no')
print(buf.getvalue(), end='')
print(logging.getLevelName(20), logging.getLevelName('WARNING'), logging.ERROR, len(logger.handlers), logger.hasHandlers())
out = logging.StreamHandler(sys.stdout); out.setLevel(logging.WARNING)
log2 = logging.getLogger('two'); log2.addHandler(out); log2.propagate = False
log2.warning('printed %s', [1, 'a']); log2.info('no'); log2.error('last')
log2.removeHandler(out); log2.addHandler(logging.NullHandler())
try: 1 / 0
except ZeroDivisionError as e: log2.warning('nobody hears: %s', e)
print(logging.DEBUG < logging.INFO, log2.handlers == [], logging.getLogger().name, same('end'))

# what tasks of a group fail with
import asyncio
async def failing(x):
    same(x)
    raise KeyError(x)
async def well(x): return same(x)
async def told(*makes, block=None):
    tasks = []
    try:
        async with asyncio.TaskGroup() as tg:
            tasks += [tg.create_task(make) for make in makes]
            if block: await block(tasks)
    except* KeyError as group:
        print(group, repr(group), [each is task.exception() for each, task in zip(group.exceptions, tasks)])
    print(tasks and tasks[-1].done())
async def in_the_block(tasks): raise KeyError('in the block', await tasks[0])
async def of_a_task(tasks): await tasks[0]
async def inner(x):
    group = asyncio.TaskGroup()
    async with group: group.create_task(failing(x))
async def main():
    await told()
    await told(well(1), well(2))
    await told(well(1), failing(2))
    await told(failing(0), failing(1), failing(2))
    await told(inner(1), inner(2))
    await told(well(1), block=in_the_block)
    await told(failing(1), block=of_a_task)
    async with asyncio.TaskGroup() as tg: task = tg.create_task(told(failing(1)))
    return task.result()
print(asyncio.run(main()))

# a group whose tasks sleep stops the others
import asyncio
async def one(x):
    await asyncio.sleep(same(x) / 100)
    print('did', x)
    if x == 1: raise ValueError(x)
async def main():
    try:
        async with asyncio.TaskGroup() as tg:
            for x in (3, 1, 0): tg.create_task(one(x))
    except ExceptionGroup as group: print(group.exceptions)
    try:
        async with asyncio.TaskGroup() as tg:
            tg.create_task(one(0))
            await asyncio.sleep(0.01)
            raise KeyError('in the block')
    except ExceptionGroup as group: print(group.exceptions)
asyncio.run(main())
""")


@pytest.mark.parametrize("text", PRINTING.values(), ids=PRINTING)
def test_what_is_printed_is_what_python_prints(
    text: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["program"])

    async def later(value: Any) -> Any:
        await asyncio.sleep(0)
        return value

    executed(text, {"same": lambda value: value})
    want = capsys.readouterr().out
    for function in (later, lambda value: value):
        session = Sandbox({"same": function}, policy=Policy.PROGRAMS).session()
        asyncio.run(session.arun(text))
        assert session.printed == want


@pytest.mark.parametrize(
    "text",
    [
        "pprint.pformat(xs)", "pprint.pformat(tree)", "pprint.pformat({'x' * 10 ** 5: {i: i for i in range(10 ** 4)}})",
        "while True: pprint.pformat('a ' * 10 ** 5, width=999)",
    ],
)  # fmt: skip
def test_a_layout_is_charged(text: str) -> None:
    above = "import pprint\nxs = []\nxs.append(xs)\ntree = [1]\nfor i in range(30): tree = [tree, tree]\n"
    with pytest.raises(LimitExceeded):
        Sandbox({}, policy=Policy.PROGRAMS, limits=Limits(time_s=300)).run(above + text)


@pytest.mark.parametrize(
    "text",
    [
        "from enum import Enum\nclass A(Enum):\n    def f(self): return 1\nB = A\nclass D(B):\n    X = 1",
        "import pprint\n[*map(pprint.pprint, [1])]", "import pprint\npprint.pprint(1, stream=2)",
        "import pprint\npprint.PrettyPrinter()", "import pprint\npprint.pformat([C(x)])",
        "import pprint\npprint.pformat([], 1, 2000)",
        "import sys\nsys.stdout.buffer", "import sys\nsys.__stdout__", "import sys\nsys.stdout = 1",
        "import sys\nsys.stdin", "import sys\nprint(1, file=[])",
        "from functools import cached_property\ncached_property(len)",
        "from functools import cached_property\nclass A:\n    @cached_property\n    def x(self): return 1\nA.x",
        "from dataclasses import dataclass, fields\n@dataclass\nclass P:\n    x: int\nfields(P)[0].default",
        "from dataclasses import dataclass, fields\n@dataclass\nclass P:\n    x: int\nfields(P)[0].name = 'y'",
    ],
)  # fmt: skip
def test_what_is_not_offered_is_refused(text: str) -> None:
    with pytest.raises(SandboxError):
        Sandbox({"x": range(100)}, policy=Policy.PROGRAMS).run(f"from collections import Counter as C\n{text}")


ENDS = {
    "at the top": ("5\nsys.exit()\nprint(2)", None, ""),
    "in a function": ("def main():\n    print(same(1))\n    sys.exit(0)\n    print(9)\nmain()\nprint(3)", None, "1\n"),
    "raised": ("print(1)\nraise SystemExit", None, "1\n"),
    "behind a call": ("x = same(3)\nif x == 3:\n    print(x)\n    sys.exit(False)\nprint(same(4))", None, "3\n"),
    "among siblings": ("print([same(i) if i < 2 else sys.exit() for i in range(4)])", None, ""),
    "with a finally": ("try:\n    sys.exit()\nfinally:\n    print('bye')", None, "bye\n"),
    "past an except": ("try:\n    sys.exit()\nexcept Exception:\n    print(1)\nprint(2)", None, ""),
    "caught": ("try:\n    sys.exit(4)\nexcept SystemExit as e:\n    told = e.args, str(e)\ntold", ((4,), "4"), ""),
    "the status of main": ("def main():\n    print(1)\nif __name__ == '__main__':\n    sys.exit(main())", None, "1\n"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "value", "printed"), ENDS.values(), ids=ENDS)
def test_a_program_ends_itself_without_a_failure(text: str, value: Any, printed: str) -> None:
    text = f"import sys\n{text}"
    session = Sandbox({"same": lambda value: value}, policy=Policy.PROGRAMS).session()
    assert (session.run(text), session.printed) == (value, printed)
    assert run_later(text) == value


@pytest.mark.parametrize(("status", "told"), [("'no data'", "no data"), ("3", "3"), ("fails(1)", "")])
def test_a_program_that_ends_itself_with_a_status_has_failed(status: str, told: str) -> None:
    with pytest.raises(EvaluationError) as caught:
        run_later(f"import sys\nsame(1)\nsys.exit({status})")
    assert caught.value.exc_type == ("SystemExit" if told else "ValueError")
    assert told in caught.value.message


def test_a_failure_above_the_end_is_told() -> None:
    with pytest.raises(EvaluationError) as caught:
        run_later("import sys\nx = fails(1)\nsys.exit()")
    assert caught.value.exc_type == "ValueError"


def test_a_tool_that_exits_does_not_end_the_program_well() -> None:
    def leave() -> None:
        raise SystemExit

    with pytest.raises((SystemExit, EvaluationError)):
        Sandbox({"leave": leave}, policy=Policy.PROGRAMS).run("leave()\n5")
