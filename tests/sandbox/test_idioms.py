"""What models write beside the core of the language means what CPython makes of it, in every driver."""

# ruff: noqa: E501, RUF001 - long tables, and letters that look alike
import asyncio
import decimal
from typing import Any

import pytest
from hypothesis import given, strategies as st

from lightfc_sandbox import EvaluationError, ExpressionError, Policy, Sandbox

from .programs import DRIVERS, expected, outcome

# One program a paragraph; a line `# name` begins a family.
PROGRAMS = r"""
# format
from collections import defaultdict
d = defaultdict(lambda: same(7), b=1)
['%(a)s %(b)5d %(a)s' % d, b'%(a)d' % d, '%%(c)s' % d, sorted(map(str, d))]

try:
    1 / 0
except ZeroDivisionError as error:
    told = ['failed: %s' % error, '%s and %r' % (error, error), '%-20s|' % error, '%(e)s' % {'e': error}]
told

try:
    int('x')
except ValueError as error:
    '%d' % error

"Expected {} but got {}".format([1, 2], None)

'{0}{1}{0}|{a:>{w}.2f}|{b!r:^9}|{{}}'.format(1, same('é'), a=2.5, w=8, b='x')

t = 'a {} of {name}'
[t.format(n, name=each) for each in xs]

'{0[0]} {0[1][k]} {1.real:05} {t[a]} {t[ß][1]}'.format([1, {'k': 2}], 3, t=table)

'{[0]}{.imag}{!r}'.format('ab', 2, 'c')

'{a} {b[0]}'.format_map({'a': same(1), 'b': 'xy'})

'{}'.format_map({'': 1})

'{:,}|{:+.3e}|{:#x}|{:%}|{:<5}|{:=+6}'.format(10 ** 6, 1.5, 255, 0.25, 'a', 3)

from datetime import date
'{:%d.%m.%Y} {0}'.format(date(2024, 1, 2)) if 0 else '{0:%d.%m.%Y} {0.year}'.format(date(2024, 1, 2))

from collections import namedtuple
P = namedtuple('P', 'x y', defaults=[3])
p = P([same(1)])
q = p._replace(y=same(5))
d = q._asdict()
d['y'] = 0
d['x'].append(2)
f = p._replace
tuple(p), tuple(q), d, P._fields, p._fields, type(p)._fields, tuple(f(x=1)), P._replace(p, y=1) == p._replace(y=1), [each._asdict() for each in map(P, 'ab')], '{0._fields}'.format(p), dict(zip(P._fields, 'xy')), p._replace() is p, p._replace(**q._asdict()) == q, type(q) is P

r = []
for error in (SyntaxError, SyntaxError(), SyntaxError('no'), SyntaxError(5), SyntaxError(None)):
    try:
        raise error
    except SyntaxError as e:
        r.append((str(e), e.args, e.msg, repr(e), isinstance(e, Exception), isinstance(e, ValueError), type(e) is SyntaxError))
r

def parse(text):
    if text.count('(') != text.count(')'):
        raise SyntaxError(f'unbalanced: {text!r}')
    return len(text)
r = []
for each in ('(a)', '(a', same('b)')):
    try:
        r.append(parse(each))
    except (KeyError, SyntaxError) as e:
        r.append(str(e))
r

from collections import namedtuple
P = namedtuple('P', 'a class _b a', rename=True)
P(1, 2, 3, 4)._replace(_1=5)._asdict(), P._fields

from collections import namedtuple
r = []
for each in (namedtuple('P', 'x')(1), [1], (1,), 'a', 5, None, len, {}):
    for read in (lambda v: v._fields, lambda v: v._asdict(), lambda v: v._replace(x=1)[0]):
        try:
            r.append(read(each))
        except AttributeError as e:
            r.append(str(e))
r

from collections import namedtuple
P = namedtuple('P', 'x y')
'{0.x}-{0.y} {0} {0[1]}'.format(P(1, same('b')))

try:
    '{} {}'.format(1)
except IndexError as e:
    r = str(e)
r

try:
    '{a}'.format(b=1)
except KeyError as e:
    r = str(e), e.args
r

r = []
for each in ('{', '}', '{!', '{0!x}', '{0!é}', '{:{:{}}}', '{}{0}', '{0}{}', '{0.}', '{0[]}', '{0[}', '{0]a}', '{0.nothing}', '{0[k]}', '{:d}', '{:z}', '{99999999999999999999}', '{0!rs}', '{a.b}', '{ }', '{0:{9}}'):
    try:
        r.append(each.format('s', 1, 2))
    except (ValueError, IndexError, KeyError, AttributeError, TypeError) as e:
        r.append((type(e).__name__, str(e)))
r

try:
    '{0}'.format_map({'0': 1})
except ValueError as e:
    r = str(e)
r

[*map('{}:{}'.format, 'ab', (1, 2))], str.format('{}', 1), '{0}{1}'.format(*xs[:2]), '{x}'.format(**{'x': 1})

# attributes that a value does not have
try:
    None.upper()
except AttributeError as e:
    r = type(e).__name__, str(e)
r

import re
try:
    m = re.match(r'\d+', 'ab').group()
except AttributeError:
    m = None
m

r = []
for each in (1, 1.5, 'a', b'a', None, True, [1], (1,), {1: 2}, {1}, range(3), 2j, len, same, lambda: 1, {}.items(), frozenset(), (i for i in xs)):
    for read in (lambda v: v.popitem, lambda v: v.casefold(), lambda v: v.total_seconds(), lambda v: v.groups()):
        try:
            read(each)
            r.append('has it')
        except AttributeError as e:
            r.append(str(e))
        except TypeError:
            r.append('TypeError')
r

import re, datetime, decimal, fractions, collections, uuid
r = []
for each in (re.compile('a'), re.match('a', 'a'), datetime.date(2024, 1, 1), datetime.timedelta(1), decimal.Decimal(1), fractions.Fraction(1, 2), collections.Counter('a'), collections.deque(), collections.OrderedDict(), collections.defaultdict(int), uuid.UUID(int=1)):
    try:
        each.islower()
    except AttributeError as e:
        r.append(str(e))
r

from collections import namedtuple
P = namedtuple('P', 'x')
try:
    P(1).casefold()
except Exception as e:
    r = str(e)
r

try:
    1 / 0
except ZeroDivisionError as e:
    try:
        e.upper()
    except AttributeError as f:
        r = str(f)
r

f = lambda: 1
try:
    f.upper()
except AttributeError as e:
    r = str(e)
r

try:
    (1).real.upper()
except:
    r = 'caught'
r

# type
[type(each) is kind for each in (1, True, 1.5, 'a', b'', None, [], (), {}, set(), frozenset(), range(1), 1j) for kind in (int, bool, str, list, type(None))]

[type(each).__name__ for each in (1, True, 1.5, 'a', b'', None, [], (), {}, set(), range(1), 1j, ..., len, lambda: 1, same, int, type, type(1), type(None), {}.keys(), {}.items(), (i for i in xs), [].append, ValueError, ValueError())]

[str(type(each)) for each in (1, 'a', None, [], lambda: 1, len, int, type, {}.values(), ValueError, ValueError(), (i for i in xs))]

try:
    int('x')
except Exception as e:
    r = type(e).__name__, e.__class__.__name__, type(e) is ValueError, str(e), repr(type(e)), f'{type(e)}', type(e) == Exception
r

{int: 'int', str: 'str', list: 'list', type(None): 'none'}[type(xs)], {type(1): 1} == {int: 1}, type(1) in {int, str}, type(1) != type('a')

r = 0
for each in (1, 'a', 2.5, None):
    if type(each) in (int, float):
        r += each
r, type(xs)(range(3)), type(1)('5'), type('')(5)

isinstance(1, type(2)), isinstance(1, type), isinstance(int, type), isinstance(None, type(None)), isinstance(lambda: 1, type(len)), isinstance(len, type(len)), isinstance(int, type(len)), isinstance(str, type(''.upper)), isinstance([], (type(1), type([])))

def f(): pass
f.__name__, (lambda: 1).__name__, len.__name__, int.__name__, 'a'.upper.__name__, ValueError.__name__, f.__class__.__name__

import math, datetime, collections, decimal, json
math.sqrt.__name__, datetime.datetime.__name__, collections.Counter.__name__, type(datetime.date(2024, 1, 1)) is datetime.date, type(collections.Counter()) == collections.Counter, type(decimal.Decimal(1)).__name__, type(datetime.datetime(2024, 1, 1)).__name__ if 0 else 1

from collections import namedtuple
P = namedtuple('P', 'x')
type(P(1)) is P, type(P(1)).__name__, type(P(1)) == tuple, P.__name__, isinstance(P(1), type(P(2)))

import json
try:
    json.loads('{')
except Exception as e:
    r = type(e).__name__, e.__class__.__name__
r

sorted([1, 'a', 2.5, None], key=lambda each: type(each).__name__), {type(each).__name__ for each in (1, 2)}

assert type(xs) == list, f'not a list: {type(xs)}'
callable(type(1)), hash(type(1)) == hash(int), bool(type(None))

if __name__ == '__main__':
    r = 'main'
r

# what exceptions say
r = []
def failing(f):
    try:
        r.append(f())
    except Exception as e:
        r.append((type(e).__name__, str(e)))
for v in (5, None, 1.5, True, 2j):
    for f in (lambda: 'a' + same(v), lambda: v + 'a', lambda: b'a' + v, lambda: [1] + v, lambda: (1,) + v, lambda: v + [1], lambda: 1 in v, lambda: 1 not in same(v), lambda: int([v]), lambda: {}[v, 'k'], lambda: {(1,): 2}.pop((v, (v,))), lambda: set().remove((v,)), lambda: {}[frozenset([v])]):
        failing(f)
    def unpacked():
        a, b = same(v)
    def starred():
        a, *b = v
    def looped():
        for a, b in [v]: pass
    for f in (unpacked, starred, looped, lambda: [a for a, b in [v]]):
        failing(f)
r

s = same('a')
r = []
try:
    s += 1
except TypeError as e:
    r.append(str(e))
try:
    s = (1,)
    s += 'b'
except TypeError as e:
    r.append(str(e))
r

from decimal import Decimal
r = []
for f in (lambda: Decimal('x'), lambda: Decimal(1) / 0, lambda: Decimal(0) / 0, lambda: Decimal(-1).sqrt()):
    try:
        f()
    except ArithmeticError as e:
        r.append((type(e).__name__, str(e)))
r

import json
r = []
for v in (lambda: 1, [{1, 2}], {'a': [1, 2j]}, [(x for x in 'a')]):
    try:
        json.dumps(v)
    except TypeError as e:
        r.append(str(e))
r

import asyncio
gate, lock = asyncio.Semaphore(2), asyncio.Lock()
seen = {}
async def work(i):
    async with gate:
        await asyncio.sleep(0)
    async with lock, asyncio.BoundedSemaphore():
        seen[i] = i * 2
    return i
await asyncio.gather(*(work(i) for i in range(3)))
tasks = [asyncio.create_task(work(3), name='a'), asyncio.ensure_future(work(4))]
(sorted([await each for each in asyncio.as_completed(tasks)]), sorted(seen.items()))

import asyncio
async def late(): raise asyncio.TimeoutError('late')
try: await late()
except (asyncio.TimeoutError, KeyError) as error: told = repr(error)
told, asyncio.TimeoutError is TimeoutError

class Session:
    def __init__(self): self.log = []
    async def __aenter__(self):
        self.log.append('open')
        return self
    async def __aexit__(self, kind, error, trace):
        self.log.append(kind and kind.__name__)
        return kind is ValueError
async def use(session):
    async with session as s:
        s.log.append('in')
        raise ValueError('x')
session = Session()
await use(session)
async def also():
    async with session: pass
await also()
session.log

class Pages:
    def __init__(self, n): self.n = n
    def __aiter__(self): return self
    async def __anext__(self):
        if not self.n: raise StopAsyncIteration
        self.n -= 1
        return self.n
async def more(n):
    for i in range(n): yield i
async def numbers():
    found = 0
    async for i in Pages(3): found += i
    else: found += 100
    return found, [i async for i in Pages(4) if i % 2], {i: i async for i in more(2)}
await numbers()

from contextlib import asynccontextmanager
log = []
@asynccontextmanager
async def held(name):
    log.append(name)
    try: yield name.upper()
    finally: log.append('end')
async def use():
    async with held('a') as a, held('b') as b: return a + b
(await use(), log)

import asyncio
async def work(n):
    await asyncio.sleep(0.001)
    return same(n) * 2
async def main():
    r = [await asyncio.sleep(0, 'x'), await asyncio.sleep(-1, result=3)]
    return r, await asyncio.gather(*(work(i) for i in range(3)))
await main()

import json
try:
    json.loads('{"a":\\n tru}')
except json.JSONDecodeError as e:
    r = e.msg, e.pos, e.lineno, e.colno, e.args, str(e)
r

def give(n):
    yield n
    return same(n)
it = give(3)
r = [next(it)]
try:
    next(it)
except StopIteration as e:
    r += [e.value, e.args, str(e)]
try:
    next(it)
except StopIteration as e:
    r += [e.value, e.args]
r, next(give(1), 0), next(iter([]), 2)

r = []
for e in (StopIteration(same(1)), StopIteration(), ValueError(2), KeyError('k')):
    try:
        raise e
    except Exception as f:
        for read in (lambda: f.value, lambda: f.msg):
            try:
                r.append(read())
            except AttributeError as g:
                r.append(str(g))
r

# operators by name
from operator import attrgetter, methodcaller
import operator
class P:
    def __init__(self, a, b=None): self.a, self.b = a, b
    def tell(self, x, y=0): return [self.a, x, y]
ps = [P(same(3)), P(1, P(7)), P(2)]
r = [[p.a for p in sorted(ps, key=attrgetter('a'))], attrgetter('b.a', 'a')(ps[1]), max(map(operator.attrgetter('a'), ps)), list(map(methodcaller('upper'), 'ab')), methodcaller('tell', 1, y=2)(ps[0]), attrgetter('real')(2j)]
for call in (lambda: attrgetter('none')(ps[0]), lambda: attrgetter('a', 'b.a')(ps[0]), lambda: methodcaller('nope')('a')):
    try:
        call()
    except AttributeError as e:
        r.append(str(e))
r

# typed dicts
from typing import TypedDict
import typing as t
class A(TypedDict):
    'One.'
    x: int
class B(t.TypedDict, total=False):
    y: A
b: B = B(y=A(x=same(1)))
b['y']['x'] += 1
b, B(), dict(b) == b, type(b).__name__

# names of what has none
class A: pass
r = []
for v in ((int,), 'a', None, 1.5, [same(1)], A(), ValueError('x'), A, len, int, A.__class__ if 0 else same):
    try:
        r.append(v.__name__)
    except AttributeError as e:
        r.append(str(e))
r

# names of functions that wrap others
from functools import wraps, lru_cache, cache, partial
def log(f):
    @wraps(f)
    def inner(*args, **kwargs):
        return f.__name__, f(*args, **kwargs)
    return inner
@log
@log
def add(a, b=1):
    return a + same(b)
f, g = log(len), log(partial(add, 1))
@cache
def h(): return 1
add.__name__, f.__name__, g.__name__, h.__name__, log(h).__name__, lru_cache(8)(add).__name__, wraps(add)(f) is f, f.__name__, add(1)

# names that a text gives to its functions
def log(f):
    def inner(*args): return f(*args)
    inner.__name__ = f.__name__
    inner.__doc__ = f.__doc__
    return inner
@log
def add(a, b):
    "Adds."
    return a + same(b)
k = lambda: 1
k.__qualname__ = 'K.k'
add.__name__, add.__doc__, add.__qualname__, add(1, 2), k.__name__, k.__qualname__

# names of functions are strings
from functools import wraps
def g(): pass
class C:
    def __call__(self): return 1
c, told = C(), []
c.x = same(4)
for name in (1, None, ["x"], same("y")):
    c.__name__ = c.__qualname__ = name
    try: g.__name__ = name
    except TypeError as error: told.append(str(error))
    try: told.append(wraps(c)(lambda: 2).__name__)
    except TypeError as error: told.append(str(error))
told, g.__name__, wraps(c)(g).__qualname__, g.x, c.__name__

from functools import update_wrapper, wraps, partial
class Counted:
    def __init__(self, f):
        update_wrapper(self, f)
        self.f, self.calls = f, 0
    def __call__(self, *args):
        self.calls += 1
        return self.f(*args)
@Counted
def add(a, b):
    "Adds."
    return a + same(b)
class Named:
    def __init__(self, name): self.__name__, self.__doc__ = name, 'of ' + name
    def __call__(self): return 0
def inner(): pass
inner.calls = 7
one = wraps(inner)(Named('one'))
r = []
for each in (Counted(partial(add, 1)), Named, object()):
    try:
        r.append(each.__name__)
    except AttributeError as error:
        r.append(str(error))
add(1, 2), add.calls, add.__name__, add.__doc__, one.__name__, one.calls, wraps(add)(lambda: 1).__name__, Named('n').__doc__, r

# members of enums
from enum import Enum, Flag, IntEnum, StrEnum, auto
class Tie(Enum):
    A = 3
    B = 1
    C = auto()
    D = (auto(), 'x', auto())
    E = auto()
    F = G = auto()
    H = A
class Own(Enum):
    def _generate_next_value_(name, start, count, last_values): return f'{name}{count}{last_values}'
    A = auto()
    B = 5
    C = auto()
class Bits(Flag):
    A = 8
    B = auto()
class Number(IntEnum):
    A = same(5)
    B = 2
    C = auto()
[[(each.name, each.value) for each in kind.__members__.values()] for kind in (Tie, Own, Bits, Number)]

from enum import Enum, StrEnum, auto, unique
def late():
    class A(Enum):
        X = auto()
        def _generate_next_value_(name, start, count, last_values): return name
def reserved():
    class A(Enum):
        _x_ = 1
def mro():
    class A(StrEnum):
        mro = 'a'
def doubles():
    @unique
    class A(Enum):
        X = Y = 1
        Z = 2
        W = 2
def ordered():
    class A(Enum):
        _order_ = 'X Z Y'
        X = 1
        Y = 2
        Z = 1
    return len(A)
def alone():
    @unique
    class A(Enum):
        X = same(1)
        Y = 2
    return len(A)
r = []
for make in (late, reserved, mro, doubles, ordered, alone):
    try:
        r.append(make())
    except (TypeError, ValueError) as error:
        r.append(f'{type(error).__name__} {error}')
r

# arguments of many kinds
def f(a, b=2, *c, d=4, e=5, **k): return a, b, c, d, e, k
def g(*a, b=1): return a, b
def h(a, b=1, /, c=2): return a, b, c
def i(**k): return k
def j(a, *, b): return a, b
f(same(1)), f(1, 2, 3, 4), f(1, d=same(0)), f(*xs, **{'e': 9, 'z': 0}), g(), g(*xs, b=5), h(1), h(1, 2, 3), h(1, c=5), i(), i(a=1), j(1, b=2), (lambda a, *b: (a, b))(*xs)

def f(a, b=2, *, c=3): return a, b, c
def g(a, *, b): pass
r = []
for call in (lambda: f(), lambda: f(1, 2, 3), lambda: f(1, a=2), lambda: f(b=1), lambda: f(1, d=1), lambda: g(1), lambda: g(1, 2), lambda: g(b=1)):
    try:
        r.append(call())
    except TypeError as e:
        r.append(str(e))
r

def f(a, b, /, c): return a
def g(a, /, **k): return a, k
def m(*, k, n=1): pass
def n(a, b=1, *, k=0, o=0): pass
def outer(x):
    def inner(y):
        return [(lambda z: z)(), y]
    return inner(x) if x else inner()
class A:
    def m(self):
        return (lambda z: z)()
r = [g(1, a=2)]
for call in (lambda: f(a=1, b=2, c=3), lambda: f(1, b=2, c=3), lambda: f(1, 2, a=3), lambda: f(1, 2, d=3), lambda: m(1, 2, k=1), lambda: m(k=1, n=2), lambda: n(1, 2, 3, k=1, o=2), lambda: n(1, 2, 3), lambda: m(1), lambda: outer(1), lambda: outer(0), A().m):
    try:
        r.append(call())
    except TypeError as e:
        r.append(str(e))
r

from collections import namedtuple
P, Q = namedtuple('P', 'x y z', defaults=[0]), namedtuple('Q', 'a b')
r = []
for call in (lambda: P(1), lambda: P(y=1), lambda: P(1, 2, 3, 4), lambda: P(1, 2, x=3), lambda: P(1, 2, w=3), lambda: Q(), lambda: Q(1, 2, 3)):
    try:
        r.append(call())
    except TypeError as e:
        r.append(str(e))
r

class A: pass
r = []
from collections import namedtuple
p = namedtuple('P', 'x')(1)
for call in (lambda: p['x'], lambda: p[p], lambda: p[1.5], lambda: p[False], lambda: p[:1], lambda: p + 1, lambda: p * p, lambda: p * 'a', lambda: 1.5 * p, lambda: 1 + p, lambda: 'x' * A(), lambda: A() * [1], lambda: (1,) * 1.5, lambda: 2.5 * 'x', lambda: isinstance(1, 5), lambda: isinstance(1, (str, 5))):
    try:
        r.append(call())
    except TypeError as e:
        r.append(str(e))
r

# heapq and bisect
import bisect, heapq
from collections import UserList, deque
class Own(list): pass
class Told(list):
    def insert(self, place, item):
        super().insert(place, [item])
owners = Own([1, 5]), UserList([1, 5]), deque([1, 5]), bytearray(b'\x01\x05')
for each in owners:
    bisect.insort(each, same(3))
told = Told([1, 5])
bisect.insort_left(told, 3)
heap = Own([3, 1, 2])
heapq.heapify(heap)
heapq.heappush(heap, same(0))
r = []
for each in ((1, 2), 'ab', 5, {1: 2}, {1}):
    try:
        bisect.insort(each, 'b')
    except (AttributeError, TypeError, KeyError) as error:
        r.append(type(error).__name__)
[[*each] for each in owners], [*told], heapq.heappop(heap), [*heap], r

import heapq
q = [5, same(3), 8, 1, 9, 2, 7]
heapq.heapify(q)
r = [list(q)]
heapq.heappush(q, 4)
r.append((list(q), heapq.heappop(q), heapq.heapreplace(q, 6), heapq.heappushpop(q, 0), list(q)))
r

from heapq import heappush, heappop
q = []
for each in [(3, 'c'), (1, 'a'), (2, 'b'), (1, same('A'))]:
    heappush(q, each)
[heappop(q) for _ in range(4)], q

import heapq
heapq.nlargest(2, [1, 5, 3]), heapq.nsmallest(9, 'hello'), heapq.nlargest(-1, xs), heapq.nsmallest(2, rows, key=lambda row: -row['k'])

import heapq
list(heapq.merge([1, 4, 4.0], range(2, 6), (x for x in (True, 3)))), list(heapq.merge('db', 'ca', reverse=True)), list(heapq.merge(['bb', 'ccc'], ['a'], key=len))

import heapq
r = []
for call in (lambda: heapq.heappop([]), lambda: heapq.heapreplace([], 1), lambda: heapq.heappush((), 1), lambda: heapq.heapify('ab'), lambda: heapq.heappush([1], 'a'), lambda: heapq.heapify([{}, {}])):
    try:
        r.append(call())
    except Exception as e:
        r.append((type(e).__name__, str(e)))
r

import heapq
graph = {'a': {'b': 1, 'c': 4}, 'b': {'c': 2, 'd': 5}, 'c': {'d': 1}, 'd': {}}
best, todo = {}, [(0, 'a')]
while todo:
    far, node = heapq.heappop(todo)
    if node in best:
        continue
    best[node] = far
    for other, step in graph[node].items():
        heapq.heappush(todo, (far + same(step), other))
best

import heapq, functools
q = []
Rank = functools.cmp_to_key(lambda a, b: b - a)
for each in (1, 3, 2):
    heapq.heappush(q, Rank(each))
[heapq.heappop(q).obj for _ in range(3)]

import heapq, functools
q = [1, 2, 3]
Rank = functools.cmp_to_key(lambda a, b: q.clear() or 1)
q[:] = [Rank(1), Rank(2), Rank(3)]
try:
    heapq.heapify(q)
except RuntimeError as e:
    r = str(e)
r

import bisect
a = [1, 3, 3, 5]
bisect.insort(a, same(3))
bisect.insort_left(a, 0)
a, bisect.bisect(a, 3), bisect.bisect_left(a, 3), bisect.bisect_right(a, 3, 1, 2), bisect.bisect('abc', 'b'), bisect.bisect(range(9), 4.5), bisect.bisect_left((1, 2), 2, key=lambda v: -v), bisect.bisect([], 1), bisect.bisect(a, 9, hi=2), bisect.bisect(a, 3, lo=9)

import bisect
r = []
for call in (lambda: bisect.bisect([1, 'a', 2], 1), lambda: bisect.bisect(xs, 1, -1), lambda: bisect.bisect(5, 1), lambda: bisect.bisect([1], 1, 0, 5), lambda: bisect.bisect({1: 2}, 1), lambda: bisect.bisect(xs, 1, 'a')):
    try:
        r.append(call())
    except Exception as e:
        r.append(type(e).__name__)
r

import bisect
words = []
for each in ['pear', 'fig', 'apple']:
    bisect.insort(words, each, key=len)
words

# copy
import copy
a = [[1, 2], {'k': [3]}, (4, [5]), {6}]
b, c = copy.copy(a), copy.deepcopy(a)
a[0].append(9)
a[1]['k'].append(9)
a[2][1].append(same(9))
a[3].add(9)
a, b, c, b[0] is a[0], c[0] is a[0]

from copy import deepcopy
a = [1]
a.append(a)
b = deepcopy(a)
b[1] is b, b is a, len(b)

from copy import deepcopy
one = [1]
a = {'x': one, 'y': one, (1, 2): (one,)}
b = deepcopy(a)
b['x'] is b['y'], b['x'] is one, b[(1, 2)][0] is b['x'], b

import copy, collections
d = collections.defaultdict(list, a=[1])
e = copy.deepcopy(d)
e['b'].append(2)
q = copy.copy(collections.deque([1, 2], 2))
q.append(3)
d, e, q, copy.deepcopy(collections.Counter('aab')), copy.copy(collections.OrderedDict(b=1, a=2)), type(e) is type(d)

import copy
x = (1, 'a', None, frozenset([1]), 2.5)
t = ([],)
copy.copy(x) is x, copy.deepcopy(x) is x, copy.copy(t) is t, copy.deepcopy(t) is t, copy.deepcopy(len) is len, copy.copy(same) is same, copy.deepcopy({1, 2}) == {1, 2}, copy.copy('a'), copy.deepcopy(1j)

import copy
try:
    copy.deepcopy([(i for i in xs)])
except TypeError as e:
    r = str(e)
r

import copy
from collections import namedtuple
P = namedtuple('P', 'x y')
p = P([1], 2)
q = copy.deepcopy(p)
q.x.append(3)
tuple(p), tuple(q), q.x is p.x, copy.copy(p) is p, copy.copy(p) == p, type(q) is P

board = [[0] * 3 for _ in range(3)]
import copy
new = copy.deepcopy(board)
new[0][0] = same(1)
board, new

# sys and time
import sys
best = sys.maxsize
for x in xs:
    best = min(best, x)
sys.setrecursionlimit(10 ** 6)
best, sys.maxsize, sys.float_info.max, sys.float_info.epsilon, -sys.maxsize - 1

import time
start = time.perf_counter(), time.time(), time.monotonic()
same(1)
time.perf_counter() >= start[0], time.time() >= start[1], time.monotonic() >= start[2], type(time.time()).__name__, type(time.time_ns()).__name__

import time
r = []
for each in (-1, float('nan'), 'a', None, 1j):
    try:
        time.sleep(each)
    except Exception as e:
        r.append(type(e).__name__)
r, time.sleep(0), time.sleep(0.001)

from time import time, sleep
a = time()
sleep(0.01)
time() - a >= 0.01

# return
return same(5)
1 / 0

n
return

if same(True):
    return n + 1
fails(1)

for i in range(9):
    try:
        if same(i) == 3:
            return i, 'early'
    finally:
        n = i

try:
    return same(1)
finally:
    n = same(2)

while True:
    for x in xs:
        if x == 2:
            return [same(x) for x in xs]

def f():
    return 1
return f() + same(2)

x = fails(1) if n > 5 else 0
return x
x = fails(2)

# nonlocal
def outer():
    best = 0
    def go(depth):
        nonlocal best
        best = max(best, same(depth))
        if depth < 5:
            go(depth + 1)
    go(0)
    return best
outer()

def counter():
    count = 0
    def add(by=1):
        nonlocal count
        count += by
        return count
    return add
a, b = counter(), counter()
[a(), a(), b(5), a(same(2)), b()]

def outer():
    a, b, c = 1, [2], 'x'
    def inner():
        nonlocal a, b, c
        a, *b = 5, 6, 7
        c = b = b + [a]
        for a in b:
            pass
        return [(c := each) for each in b]
    return inner(), a, b, c
outer()

def outer(x):
    def middle():
        def inner():
            nonlocal x
            x += 1
            return lambda: x
        return inner
    f = middle()()
    x *= 10
    return f()
outer(same(1))

def outer():
    def inner():
        nonlocal later
        later = 1
    try:
        r = later
    except NameError as e:
        r = type(e).__name__
    inner()
    later += 1
    return r, later
outer()

def outer():
    seen = []
    def visit(x):
        nonlocal seen
        seen = seen + [x]
        return x
    total = visit(1) + visit(same(2)) * visit(3)
    return total, seen, [visit(i) for i in xs], seen, sorted(xs, key=visit), seen
outer()

def outer():
    def inner():
        nonlocal helper
        def helper(): return 'inner'
    def helper(): return 'outer'
    before = helper()
    inner()
    return before, helper()
outer()

def outer():
    n = 1
    class_ = 5
    def inner():
        global n
        n = 2
        return n
    return inner(), n
outer(), n

# global
whole = 0
def add(x):
    global whole
    whole += x
    return whole
[add(each) for each in xs], whole, add(same(4)), whole

def make():
    global made, xs
    made, xs = same(1), xs + [9]
make()
made, xs

def set_it():
    global word
    word = word.upper()
before = word
set_it()
before, word

memo, calls = {}, 0
def fib(n):
    global calls
    calls += 1
    if n < 2:
        return n
    if n not in memo:
        memo[n] = fib(n - 1) + fib(n - 2)
    return memo[n]
fib(12), calls

global n
n = n + 1
n

def f():
    global helper
    def helper(x):
        return x * 2
f()
helper(same(4))

def f():
    global missing
    return missing
try:
    f()
except NameError as e:
    r = str(e)
r

x = 1
def f():
    global x
    def g():
        return x
    x = 2
    return g()
f(), x

def f():
    global a, b
    for a in range(3):
        b = a
    return [(a := each) for each in 'xy']
f(), a, b

# small things
pow(True, 3, 2), pow(2, True, 5), pow(3, 2, True), pow(2, -1, 5)

src = iter([1, 2, 3, 4, 5])
try:
    a, b = src
except ValueError as e:
    r = str(e)
r, list(src)

import itertools
try:
    a, b = itertools.count()
except ValueError as e:
    r = str(e)
a, b, *c = (x for x in range(4))
r, a, b, c

it, gen, m = iter([1]), (x for x in xs), map(str, xs)
iter(it) is it, iter(gen) is gen, iter(m) is m, next(iter(it)), list(iter(gen)), iter(zip()) is zip()

e0 = ValueError('a')
r = []
try:
    raise e0
except ValueError as e:
    r.append(e is e0)
    first = e
    try:
        raise
    except ValueError as again:
        r.append(again is first)
    try:
        raise KeyError('k') from e
    except KeyError as other:
        r.append(other is e)
r

try:
    fails(1)
except ValueError as e:
    first = e
    try:
        raise e
    except Exception as again:
        r = again is first
r

import itertools
a, _ = itertools.tee([1, 2, 3, 4])
one, two = itertools.tee(a, 2)
n = next(a)
list(one), list(two), list(_), itertools.tee(5, 0), [list(x) for x in itertools.tee('ab', 3)]

from itertools import tee
def asks(x):
    try:
        return next(it) if x == 2 else x
    except RuntimeError as e:
        return str(e)
it, other = tee(map(asks, [1, 2, 3]))
list(other), list(it)

d = {1: 1}
it = iter(d)
next(it)
d[2] = 2
r = []
for _ in range(2):
    try:
        next(it)
    except Exception as e:
        r.append((type(e).__name__, str(e)))
r

import functools
calls = []
@functools.lru_cache(maxsize=0)
def f(x):
    calls.append(x)
    return len(x)
f([1, 2]), f([1, 2]), calls

{'a': [1]}.items() & [], {'a': [1]}.items() & {('b', 2)}, {'a': 1}.items() & [('a', 1), ('c', 2)], {'a': 1}.keys() & ['a'], ['a', 'b'] & {'a': 1}.keys(), {'a': 1}.keys() & {'a': 2}.keys()

import datetime, itertools, math
print('a', file=None)
datetime.date(2024, 1, 2).strftime(format='%Y'), list(itertools.product(5, repeat=0)), {}.fromkeys(['a']), {1: 2}.fromkeys('ab', 0), dict.fromkeys('ab')

import math
try:
    math.dist(['bad'], [])
except Exception as e:
    r = type(e).__name__, str(e)
r

'aé'.encode('utf-16-le'), 'aé'.encode('utf-32-be'), 'a'.encode('us-ascii'), 'é€'.encode('cp1252'), 'é'.encode('ascii', 'xmlcharrefreplace'), b'a\x00'.decode('utf-16-le'), 'a'.encode('utf-8-sig')

import re
str(re.search('l+', 'hello')), repr(re.compile('a')), f"{re.match('.*', 'x' * 60 + chr(39))}", str([re.match('a', 'ab')]), str(re.compile('a', re.I | re.M)), str(re.compile(b'x' * 300)), f"{re.match(b'.', b'q')}", str(re.match("'.*", "'é\n"))

any(ｍap(bool, [0, 1])), ｌen('ab'), [ｘ for x in xs]

ｎ = 5
def ﬁnd(ﬂ): return fl
n, find(2)

# objects that are called
import functools
class Adds:
    def __init__(self, n):
        self.n = n
    def __call__(self, x, y=0):
        return self.n + x - y
five = Adds(5)
kept = functools.lru_cache(five)
ways = {
    'partial': lambda: functools.partial(five, 1)(y=2), 'cache': lambda: (kept(1), kept(1), functools.cache(five)(2)),
    'reduce': lambda: functools.reduce(five, [1, 2, 3]), 'sorted': lambda: sorted([3, 1, 2], key=functools.cmp_to_key(five)),
    'map': lambda: [*map(five, [1, 2])], 'iter': lambda: next(iter(functools.partial(five, 1), 0)), 'wraps': lambda: functools.wraps(five)(lambda: 7)(),
}
[(name, way()) for name, way in ways.items()]

# fields of %
from collections import defaultdict
from enum import Enum, IntEnum
class E(Enum):
    X = 1
class I(IntEnum):
    Y = 2
class Shown:
    def __str__(self):
        return 'é shown'
def told(template, values):
    try:
        return template % values
    except Exception as e:
        return type(e).__name__, str(e)
made = defaultdict(lambda: 7)
r = [told(*each) for each in (
    ('%s|%-9s|%.3s|%a', (Shown(), Shown(), Shown(), 'é')), ('%d %x %05.1f', (I.Y, I.Y, I.Y)), ('%s %r', (E.X, [E.X])),
    ('%*d|%-*.*f', (5, 3, 8, 2, 2.5)), ('%(a)s %(b)d', {'a': [1], 'b': True}), ('%(a)d', made), ('%d', Shown()),
    ('%5%', (1,)), ('%%', ()), ('%s', ()), ('%s', (1, 2)), ('', [1]), ('', 1), ('%(a)s', 1), ('%(a', {}), ('%', 1), ('%y', 1),
    ('%*d', ('a', 1)), (b'%s %a %d', (b'x', 'é', 3)), (b'%s', 1), (b'', b'x'), ('', b'x'), ('%c%c', (97, 'b')), ('%c', 'ab'),
)]
r, dict(made)

# decimal contexts
from decimal import Decimal, getcontext
before = getcontext().prec
getcontext().prec = 50
a = Decimal(2).sqrt(), Decimal(1) / Decimal(7), Decimal(10).ln(), Decimal(2) ** Decimal('0.5'), Decimal('1e-40') + 1
getcontext().prec = 6
b = Decimal(1) / 3, -Decimal('1.23456789'), abs(Decimal('-1.23456789')), sum([Decimal('1.2345678')] * 3), Decimal('7.7777777') % 3, divmod(Decimal('7.7777777'), 2), Decimal('1.23456789') * same(3), round(Decimal('1.23456789'), 3), Decimal(2).exp(), Decimal('1.23456789').normalize(), 5 - Decimal('0.00000001')
getcontext().prec += 2
before, a, b, getcontext().prec, Decimal(1) / 3

import decimal
decimal.getcontext().rounding = decimal.ROUND_DOWN
r = f"{decimal.Decimal('1.999'):.2f}", '{:.1f}'.format(decimal.Decimal('0.19')), decimal.Decimal('1.999').quantize(decimal.Decimal('0.1')), decimal.getcontext().rounding
decimal.getcontext().rounding = decimal.ROUND_HALF_EVEN
r

import decimal
r = []
for value in (0, -1, 'a', None, 2.5):
    try:
        decimal.getcontext().prec = value
    except Exception as e:
        r.append(type(e).__name__)
r

x = 5
try:
    x.prec = 1
except AttributeError as e:
    r = type(e).__name__
r

from decimal import Decimal, getcontext
class Lens:
    def __init__(self):
        self.prec, self.rounding = 3, 'none'
    def widen(self):
        self.prec += 1
lens = Lens()
lens.widen()
getcontext().prec = lens.prec
r = lens.prec, lens.rounding, Decimal(1) / 3
getcontext().prec = 28
r

# truth of named tuples
from collections import namedtuple
bool(namedtuple('E', '')()), bool(namedtuple('E', 'x')(0)), [] or namedtuple('E', '')() or 5

# arguments by name
def f(a, b=2, *, c, d=4): return [a, b, c, d]
r = []
for i in range(3):
    r += [f(i, c=1), f(c=i, a=2), f(1, i, d=i, c=3), f(i, **{'c': 5, 'b': 6}), f(*[i, 7], c=8), f(d=i, c=1, b=2, a=3)]
r

def f(a, /, b, *c, d=1, **e): return a, b, c, d, e
[(f(i, b=i), f(i, 2, 3, d=i), f(i, 2, a=i, b2=4), f(i, b=1, z=i, y=2)) for i in range(3)]

def f(a, b=2, *, c, d=4): return a
r = []
for i in range(2):
    for call in (lambda: f(1, 2), lambda: f(c=1), lambda: f(1, a=1, c=2), lambda: f(1, c=1, z=2)):
        try:
            r.append(call())
        except TypeError as e:
            r.append(str(e))
r

fs = [lambda x, y=n: x - y for n in range(3)]
[(f(x=5), f(5, y=1), f(y=9, x=1)) for f in fs]

# what is spread by name
from collections import Counter, OrderedDict, defaultdict
def g(*a, **k):
    return a, k
g(**OrderedDict(a=1)), g(**Counter('ab')), g(1, **defaultdict(int, b=2), **{'c': same(3)}), g(z=1, **{'a': 2})

def g(**k):
    return k
d = {'a': 1}
x = g(**d)
x['b'] = same(2)
d, x, g(**d) is d

def deco(fn):
    def inner(*args, **kwargs):
        return fn(*args, **kwargs)
    return inner
@deco
def f(a, b=2, *c, d=4, **e):
    return a, b, c, d, e
f(1), f(1, same(3)), f(*[1, 2, 3]), f(a=1), f(1, d=5, z=6), f(**{'a': 1, 'q': 2})

r = []
for bad in ({1: 2}, {'a': 1, None: 2}):
    try:
        dict(**bad)
    except TypeError as e:
        r.append(str(e))
r

# when what is starred is gone through
x = 1
def gives():
    global x
    x += 1
    yield x
def shown(*a, **k): return a, k
ys, d = [1, 2], {'a': 1}
[[*gives(), x], (x, *gives(), x), shown(*gives(), x), shown(*gives(), *ys, x, k=x), [*ys, ys, *ys], {*gives(), x} == {5, 6}]

ys, zs = [same(1), 2], (3,)
r = [[*ys, ys.append(9), *ys], [*ys, 0, *zs, *ys], (*ys, len(ys)), [*'ab', *range(2), *ys], {**table, **{'q': 1}}, {**{}, 'z': 2}]
for each in (lambda: [*1, nothing], lambda: [*ys, nothing], lambda: (*ys, *1), lambda: {**table, **[1]}):
    try: each()
    except (NameError, TypeError) as error: r.append(type(error).__name__)
r[0].append(1)
r + [ys]

# what caches take for the same
from functools import cache
seen = []
@cache
def f(*a, **k):
    seen.append((a, sorted(k)))
    return len(seen)
[f(), f(), f(1), f(1), f(1.0), f(True), f((1,)), f(1, 2), f(True, 2.0), f(1, b=2), f(b=2), f(b=2.0), f(a=1, b=2), f(b=2, a=1)], seen

from functools import lru_cache
@lru_cache(maxsize=None)
def f(x, *more):
    return repr(x)
[f(same(v)) for v in (1, 1.0, True, '1', 0, False, 0.0, None, (1,), ('a',), 'a')], f((1,), (('b', 2),))

# order of rows
from decimal import Decimal
rows = [(3, 'b', 1.5), (1, 'z', 0.5), (3, 'a', 2.5), (1, 'z', -1.0)]
sorted(rows), sorted(rows, reverse=True), sorted(range(4), key=lambda i: (-rows[i][0], rows[i][1])), sorted([(Decimal(2), 1), (Decimal('1.5'), 2)]), sorted([(1, None), (0, None)]), sorted([(), ()])

sorted([(1, 2), (1,), (0, 5, 6), (1, 2, 0)]), sorted([(2, 'a'), (1.5, 'b'), (True, 'c')]), sorted([(1, [2]), (1, [1])]), sorted([(i % 2,) * 12 for i in range(4)])

r = []
for rows in ([(1, 'a'), (1, 2)], [(1, None), (1, 2)], [(1, 2j), (1, 1j)], [('a', {}), ('a', {1: 2})]):
    try:
        r.append(sorted(rows))
    except TypeError as e:
        r.append(str(e))
r

xs = [(0, 'b'), (0, 'a'), (-1, 'c')]
xs.sort()
ys = sorted(xs, key=lambda x: x[::-1])
xs, ys, min(xs), max(xs)

# places in order
import bisect
xs, ys = [], []
for i in range(40):
    bisect.insort(xs, i * 7 % 11)
    bisect.insort_left(ys, (i * 7 % 5, i))
xs, ys, [(bisect.bisect_left(xs, i), bisect.bisect(xs, i), bisect.bisect_left(xs, i + 0.5), bisect.bisect_right(xs, i, 3, 20)) for i in range(-1, 12)], bisect.bisect([], 1), bisect.bisect_left(['a', 'b'], 'b'), bisect.bisect([True, 2.5], 2), bisect.bisect((1, 2), 2)

import bisect
r = []
for where in (bisect.bisect_left, bisect.bisect):
    try:
        where([1, 'a', 2], 1)
    except TypeError as e:
        r.append(str(e))
r

import heapq
h = []
for i in range(50):
    heapq.heappush(h, (i * 7 % 13 / 2, i % 3, str(i)))
    if i % 4 == 0:
        heapq.heappop(h)
h, [heapq.heappop(h) for _ in range(len(h))]
"""

CASES: list[tuple[str, str]] = []
for _paragraph in PROGRAMS.strip().split("\n\n"):
    if _paragraph.startswith("# "):
        _family, _, _paragraph = _paragraph[2:].partition("\n")
    CASES.append((_family, _paragraph))


@pytest.mark.parametrize(("family", "text"), [pytest.param(*case, id=f"{case[0]}-{n}") for n, case in enumerate(CASES)])
def test_an_idiom_means_what_python_means(family: str, text: str) -> None:
    wanted = expected(text)
    for name, run in DRIVERS.items():
        assert outcome(lambda run=run: run(text)) == wanted, name  # type: ignore[misc]


_PUSHES = st.one_of(st.integers(-5, 5), st.floats(allow_nan=True, width=16), st.booleans())


@given(
    st.lists(_PUSHES, max_size=12), st.lists(st.tuples(st.sampled_from(["push", "pop", "replace", "pushpop"]), _PUSHES))
)
def test_a_heap_is_left_as_python_leaves_it(items: list[Any], steps: list[tuple[str, Any]]) -> None:
    lines = ["import heapq", f"q = {items!r}", "heapq.heapify(q)", "r = [list(q)]"]
    for kind, value in steps:
        lines.append(f"r.append(heapq.heap{kind}(q{'' if kind == 'pop' else f', {value!r}'}) if q else None)")
    text = "\n".join([*lines, "q, r"]).replace("nan", "float('nan')").replace("inf", "float('inf')")
    assert outcome(lambda: DRIVERS["run"](text)) == expected(text)


@given(st.lists(st.integers(-9, 9), max_size=9).map(sorted), st.integers(-9, 9), st.integers(0, 9), st.integers(-1, 9))
def test_a_place_is_found_where_python_finds_it(items: list[int], x: int, lo: int, hi: int) -> None:
    calls = ", ".join(f"bisect.{name}({items}, {x}, {lo}, {hi})" for name in ("bisect", "bisect_left", "bisect_right"))
    text = f"import bisect\n{calls}"
    assert outcome(lambda: DRIVERS["run"](text)) == expected(text)


_NUMBERS = st.integers(-40, 60).map(repr)
_WRITTEN = st.one_of(
    _NUMBERS,
    st.tuples(_NUMBERS, st.sampled_from("+-*&|^"), _NUMBERS).map(" ".join),
    st.lists(_NUMBERS, min_size=1, max_size=3).map(lambda items: f"({', '.join(items)},)"),
    st.sampled_from(
        [
            "None",
            "True",
            "2.5",
            "3j",
            "-1.5",
            "2 ** 70",
            "2 ** 200",
            "7 << 3",
            "(1, (2, 3))",
            "zero + 7",
            "(zero, 1)",
            "-~3",
            "-(2 ** 3)",
            "-(-3)",
            "(1,) + (2,)",
        ]
    ),
)


@given(st.lists(_WRITTEN, min_size=1, max_size=9))
def test_a_written_set_has_its_items_in_the_order_of_python(items: list[str]) -> None:
    written = f"{{{', '.join(items)}}}"
    lines = ["zero, gone = 0, []", f"for each in {written}: gone.append(each)"]
    lines.append(
        f"[[*{written}], gone, [each for each in {written}], list(each for each in {written}), 7 in {written}]"
    )
    text = "\n".join(lines)
    assert outcome(lambda: DRIVERS["run"](text)) == expected(text)


_MISDECLARED = [
    "def f(a):\n global a",
    "def f(a):\n nonlocal a",
    "def f():\n x = 1\n global x",
    "def f():\n print(x)\n global x",
    "nonlocal x",
    "def f():\n nonlocal x",
    "x = 1\ndef f():\n nonlocal x\n x = 2",
    "def f():\n def x(): pass\n nonlocal x",
    "def f():\n global x\n def g():\n  nonlocal x",
    "def f():\n for x in []: pass\n global x",
    "def f():\n [x := 1]\n global x",
]


@pytest.mark.parametrize("text", _MISDECLARED)
def test_what_python_refuses_to_declare_is_refused(text: str) -> None:
    with pytest.raises(SyntaxError) as wanted:
        compile(text, "<program>", "exec")
    with pytest.raises(ExpressionError) as got:
        Sandbox(policy=Policy.PROGRAMS).check(text)
    (violation,) = got.value.violations
    assert violation.code == "syntax"
    assert violation.message.removeprefix("invalid syntax: ") == wanted.value.msg or "prior to" in violation.message


def test_functions_of_a_session_keep_what_they_assign_outside_of_themselves() -> None:
    for awaits in (False, True):
        session = Sandbox({"f": _later if awaits else abs, "n": 1}, policy=Policy.PROGRAMS).session()
        session.run("total = 0\ndef add(x):\n    global total, made\n    total += f(x)\n    made = x\n    return total")
        session.run(
            "def count():\n    c = 0\n    def more():\n        nonlocal c\n        c += 1\n        return c\n    return more\nmore = count()"
        )
        assert session.run("[add(1), add(-2), total]") == [1, 3, 3]
        assert session.run("more(), more(), made, total") == (1, 2, -2, 3)
        assert session.run("if total:\n    return more()\n1 / 0") == 3
        assert session.variables == {"total": 3, "made": -2}
        with pytest.raises(ExpressionError, match="function of the context"):
            session.run("def g():\n    global f\n    f = 1")


INSTEAD = {
    "eval('1')": "write the expression itself", "open('a')": "a tool that reads or writes files", "input()": "cannot ask a person",
    "exec('1')": "the statements themselves", "globals()": "a dict of your own",
    "locals()": "a dict of your own", "map(getattr, xs)": "write getattr(x, 'name', None), or d[name]", "__import__('os')": "import and the name", "map(hasattr, xs)": "write hasattr(x, 'name')",
    "super()": "super().name in a method of a class",
    "class A(Enum):\n    B = 1": "from enum import Enum above it",
    "class A(TypedDict):\n    b: int": "from typing import TypedDict", "from typing import TypedDict\nclass A(TypedDict):\n    def f(self): pass": "fields with their types alone", "class A(t.NamedTuple):\n    b: int": "from typing import NamedTuple",
    "asyncio.Barrier(2)": "has no 'Barrier'",
    "Counter(xs)": "write collections.Counter", "sqrt(4)": "write math.sqrt", "timedelta(1)": "write datetime.timedelta",
    "same(1).json()": "write x itself", "sys.getsizeof(1)": "len(x)",
    "try:\n    same(1)\nexcept ApiError:\n    xs": "Exception for all others",
    "try:\n    same(1)\nexcept (ValueError, ApiError):\n    xs": "Exception for all others",
    "try:\n    same(1)\nexcept Exception as e:\n    e.code": "a caught exception has no 'code' in a program",
    "try:\n    same(1)\nexcept Exception as e:\n    print(e.status_code)": "args, str(error) and type(error).__name__",
}  # fmt: skip


@pytest.mark.parametrize("text", INSTEAD)
def test_a_refusal_says_once_what_to_write_instead(text: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        Sandbox({"same": abs, "xs": []}, policy=Policy.PROGRAMS).check(text)
    (violation,) = caught.value.violations
    assert INSTEAD[text] in violation.message + violation.allowed


def test_what_is_told_of_modules_is_there() -> None:
    from lightfc_sandbox.checking.names import INSTEAD

    sandbox = Sandbox({}, policy=Policy.PROGRAMS)
    told = [each for name, each in INSTEAD.items() if each.endswith(f".{name}")]
    assert len(told) > 20
    for each in told:
        sandbox.check(each)


def test_what_is_wrong_with_a_context_manager_is_told_once() -> None:
    text = "with open('a') as f, same(1) as g:\n    f.read()"
    with pytest.raises(ExpressionError) as caught:
        Sandbox({"same": abs}, policy=Policy.PROGRAMS).check(text)
    assert [each.code for each in caught.value.violations] == ["unknown-name"]


def test_names_mean_the_same_however_their_letters_are_written() -> None:
    async def later(x: int) -> int:
        calls.append(x)
        return x

    calls: list[int] = []
    sandbox = Sandbox({"f": later, "ﬁle": 3}, policy=Policy.PROGRAMS)
    for text in ("any(map(f, [1, 2, 3]))", "any(ｍａｐ(f, [1, 2, 3]))"):
        assert asyncio.run(sandbox.arun(text)) is True
    assert calls == [1, 1]
    assert sandbox.run("file + ﬁle") == 6


def test_the_context_of_decimal_is_the_text_s_own() -> None:
    session = Sandbox({"told": lambda: decimal.getcontext().prec}, policy=Policy.PROGRAMS).session()
    before = decimal.getcontext().prec
    assert session.run("from decimal import Decimal, getcontext\ngetcontext().prec = 5\ntold(), Decimal(1) / 3") == (
        before,
        decimal.Decimal("0.33333"),
    )
    assert decimal.getcontext().prec == before
    assert session.run("Decimal(2) / 3") == decimal.Decimal("0.66667")
    assert Sandbox().run("decimal.Decimal(1) / 3") == decimal.Decimal(1) / 3


async def _later(x: int) -> int:
    await asyncio.sleep(0)
    return abs(x)


class Opaque:
    """An object of the host, with an attribute that no text can read."""

    real = 1


WITHHELD = {
    "an object of the host": "[h][0].real",
    "an object of the host in a template": "'{0.real}'.format(h)",
    "what CPython's value has and the tables do not": "string.Template('a').pattern",
    "an attribute with underscores": "t = '{0.__in' + 'it__}'\nt.format(1)",
    "a class": "type('X', (), {})",
    "an encoding that there is": "'a'.encode('utf-7')",
    "a key that CPython hashes": "{[].append: 2}",
    "an attribute of what the library writes": "import queue\nclass A: pass\nqueue.Queue().mutex",
    "a name with one underscore on each side": "def make():\n    class A(enum.Enum): _ignore_ = ['x']\nmake()",
    "a property of a dataclass": "class D:\n    def __get__(self, *_): return 1\ndef make():\n    @dataclasses.dataclass\n    class A: x: int = D()\nmake()",
    "an address of bytes": "import urllib.parse\nurllib.parse.urlsplit(b'http://a')",
    "a bytearray that is searched": "import re\nre.search(b'a', bytearray(b'a'))",
}


@pytest.mark.parametrize("text", WITHHELD.values(), ids=WITHHELD.keys())
def test_what_only_the_sandbox_refuses_no_text_catches(text: str) -> None:
    sandbox = Sandbox({"h": Opaque()}, policy=Policy.PROGRAMS)
    *lines, last = text.split("\n")
    caught = "\n".join([*lines, "try:", f"    {last}", "except Exception:", "    r = 'caught'", "r"])
    with pytest.raises(EvaluationError) as refused:
        sandbox.run(caught)
    assert refused.value.exc_type == "NotAllowed"


PRIVATE = ["'{0.__init__}'.format(1)", "'{:{0._x}}'.format(1)", "'{a.b._c[0]}'.format_map({})"]


@pytest.mark.parametrize("text", PRIVATE)
def test_a_private_field_of_a_written_template_is_refused_before_anything_runs(text: str) -> None:
    with pytest.raises(ExpressionError, match="starts with an underscore"):
        Sandbox().check(text)


def test_a_type_is_inert_and_stays_inside() -> None:
    got: list[Any] = []
    sandbox = Sandbox({"h": Opaque(), "take": got.append, "Opaque": Opaque}, policy=Policy.PROGRAMS)
    assert sandbox.run("type(h) is Opaque, type(h) == Opaque, type(h).__name__, f'{type(h)}'") == (
        True, True, "Opaque", "<class 'Opaque'>",
    )  # fmt: skip
    for text in ("type(h)", "[type(1)]", "take(type(h))", "take(type(1))", "take([type(None)])"):
        with pytest.raises(EvaluationError, match="cannot leave"):
            sandbox.run(text)
        with pytest.raises(EvaluationError, match="cannot leave"):
            asyncio.run(sandbox.arun(text))
    assert got == []
