"""What programs import that is written in the language itself, and what classes have that such texts are made of."""

# ruff: noqa: E501 - long tables

import asyncio

import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, Policy, Sandbox

from .programs import DRIVERS, by_name, compare_with_python, executed, expected

PROGRAMS = by_name("""
# exit stack
from contextlib import ExitStack, closing, contextmanager
told = []
class R:
    def __init__(self, n): self.n = n
    def __enter__(self):
        told.append(('open', same(self.n)))
        return self
    def __exit__(self, *exc):
        told.append(('close', self.n, exc[0] and exc[0].__name__))
        return self.n == 1
    def close(self): told.append('closed')
@contextmanager
def section(n):
    try:
        yield n
    except KeyError:
        told.append('swallowed')
with ExitStack() as stack:
    rs = [stack.enter_context(R(i)) for i in range(3)]
    stack.callback(told.append, 'called')
    stack.enter_context(section(1))
    {}['a']
try:
    with ExitStack() as stack:
        stack.enter_context(R(0))
        stack.callback(lambda: 1 / 0)
        raise ValueError
except ZeroDivisionError as e:
    told.append(repr(e))
with ExitStack() as one:
    one.enter_context(R(5))
    kept = one.pop_all()
kept.close()
with closing(R(7)) as r:
    told.append(r.n)
told

# containers that are copied, compared and joined
from collections import UserList, UserDict, ChainMap, namedtuple
from collections.abc import Iterable
import copy
def attempt(f):
    try: return f()
    except Exception as e: return type(e).__name__, str(e)
u = UserList([1, same(2)]); v = copy.copy(u); w = u.copy()
v.append(3)
lists = [repr(u), repr(v), repr(w), u < v, u <= v, u > v, u >= [1], repr(u + [3]), repr([3] + u), repr(u + v), repr(u * 2), repr(2 * u), u == [1, 2], u == UserList([1, 2]), u != v, 1 in u, u == 3]
u += [5]; u *= 2
lists += [repr(u), u.index(5), u.count(5), u.pop(), u.pop(0), sorted(u), repr(u[1:]), max(u)]
d = UserDict(a=1); e = copy.copy(d); e["b"] = 2
dicts = [repr(d), repr(e), repr(d | e), repr(d | {"c": 3}), repr({"c": 3} | d), repr(UserDict.fromkeys("ab", 1)), attempt(lambda: d | 3)]
d |= {"z": 1}
m = {"q": 1}
c = ChainMap({"a": 1}, {"b": 2}); k = c.new_child(m)
chains = [repr(d), k.maps[0] is m, repr(c | {"x": 1}), repr({"x": 1} | c), repr(c | ChainMap({"y": 1})), copy.copy(c).maps[0] is c.maps[0], copy.copy(c).maps[1] is c.maps[1], attempt(ChainMap().popitem)]
c |= {"t": 1}
class I(Iterable):
    def __iter__(self): return super().__iter__()
T = namedtuple("_T", "self run")
class N:
    def __init__(self, x, up=None): self.x, self.up = x, up
    def __copy__(self): return N(self.x + 1)
    def __deepcopy__(self, memo): return N(copy.deepcopy(self.x, memo), self.up)
n = N([1])
both = copy.deepcopy([n, n])
shared = [1]
outer = N([shared, shared])
inner = copy.deepcopy(outer).x
[lists, dicts, chains, repr(c), repr(ChainMap.fromkeys("ab", 0)), list(I()), str(T(self=1, run=2)), str(T(**{"self": 3, "run": 5})), dict(self=1, run=2), "{self}{run}".format(self=1, run=2), both[0] is both[1], both[0].x is n.x, copy.copy(N(1)).x, inner[0] is inner[1], inner[0] is shared]

# what leaves a stack, and what passes through a generator
from contextlib import ExitStack, contextmanager
told = []
def left(kind, error, trace):
    told.append((kind and kind.__name__, str(error)))
    return True
with ExitStack() as stack:
    stack.push(left)
    @stack.push
    def other(*given): told.append(len(given))
    raise ValueError("x")
@contextmanager
def wrapped():
    try: yield
    except Exception as exc: raise RuntimeError(f"caught {exc}") from exc
try:
    with wrapped(): 1 / 0
except RuntimeError as e: told += [str(e), type(e.__cause__) is ZeroDivisionError]
@contextmanager
def plain(): yield
for stop in (StopIteration("spam"), RuntimeError("r"), StopIteration("spam")):
    try:
        with plain(): raise stop
    except Exception as e: told += [e is stop, repr(e)]
try: raise stop
except StopIteration as e: told += [e is stop, e.value]
told

# modules are names of the text
import io
from collections.abc import Sized
from concurrent.futures import ThreadPoolExecutor
from json import dump
from queue import Queue
abc = asyncio = collections = json = 5
class Bag(Sized):
    def __len__(self): return same(abc)
q, told = Queue(), io.StringIO()
q.put(collections)
dump([json], told)
with ThreadPoolExecutor() as pool:
    answer = pool.submit(len, Bag()).result()
[answer, q.get(), told.getvalue(), asyncio]

# bytes that change
def t(f):
    try: return f()
    except Exception as e: return type(e).__name__
told = []
b = bytearray(same(b"hello"))
b[0] = ord("J"); b.append(33); b.extend(b"??"); b += b"x"; b.insert(1, 97)
told.append([b, b.decode(), len(b), bytes(b[::-1]), b[1:3], b[-1], b"el" in b, 33 in b, b == b"Jaello!??x", b"Jaello!??x" == b, b != b"", sorted(b)[:3], sum(b), max(b)])
told.append([t(lambda: b.__class__ and hash(b)), t(lambda: bytearray(-1)), t(lambda: bytearray([256])), t(lambda: bytearray("x")), t(lambda: b.append(300)), t(lambda: b.append("x")), t(lambda: b[99]), t(lambda: b + "x"), t(lambda: b + [1]), t(lambda: b + 3), t(lambda: b.remove(200)), t(lambda: b.pop(99))])
c = bytearray(3); c[:] = b"abcd"; c[1:2] = [1, 2]; del c[0]; c[::2] = b"zz"
told.append([c, list(c), bytearray("é", "utf-8"), bytearray(x * 2 for x in range(3)), bytearray(), bool(bytearray()), b"a" + bytearray(b"b"), type(b"a" + bytearray(b"b")) is bytes, bytearray(b"b") + b"a", bytearray(b"ab") * 2, 2 * bytearray(b"a")])
d = b.copy(); d.clear(); d.extend(range(3)); d.reverse(); told.append([d, d.pop(), d.pop(0), d, b.find(b"l"), b.count(b"l"), b.upper(), b.replace(b"l", b"LL"), b.split(b"l"), b.startswith(b"Ja"), b.hex(), bytearray.fromhex("0aff"), bytearray(b" x ").strip(), bytearray(b"a,b").partition(b","), bytearray(b",").join([b"a", bytearray(b"b")])])
told.append([isinstance(b, bytearray), isinstance(b, (bytes, bytearray)), isinstance(b, list), type(b) is bytearray, type(b).__name__, b < b"Z", bytearray(b"a") < bytearray(b"b"), [*enumerate(bytearray(b"ab"))], list(reversed(bytearray(b"ab"))), int.from_bytes(bytes(d), "big"), str(b), repr(b), f"{b}"])
e = d; e *= 3; told.append([e is d, d, bytes(bytearray(b"q")), [i for i, p in enumerate(bytearray([0, 1, 1])) if p]])
def f(buf: bytearray) -> bytearray:
    buf[0] ^= 0xFF
    return buf
told.append([f(bytearray(b"\\x01\\x02")), t(lambda: b.sort())])
repr(told)

# sieves of bytes
def sieve(n):
    prime = bytearray([1]) * (n + 1)
    prime[:2] = b'\\0\\0'
    for i in range(2, int(n ** 0.5) + 1):
        if prime[i]: prime[i * i::i] = bytearray(len(range(i * i, n + 1, i)))
    return [i for i, each in enumerate(prime) if each], sum(prime), prime.count(1)
def marked(n):
    prime = bytearray(b'\\1' * n)
    for i in range(2, n):
        for j in range(i * i, n, i): prime[j] = same(0)
    return list(prime)
def fill(buffer, n):
    for i in range(n): buffer.append(same(i))
    return len(buffer)
b = bytearray()
sieve(100), marked(20), fill(b, 3) + fill(b, 2), bytes(b), [same(b[0]), b.pop(), len(b)]

# a name like that of bytes that change
def f(bytearray): return bytearray + same(1)
f(2), [bytearray for bytearray in 'ab']

# async exit stack
from contextlib import AsyncExitStack, asynccontextmanager
told = []
@asynccontextmanager
async def res(n):
    told.append(same(n))
    try:
        yield n
    finally:
        told.append(-n)
async def main():
    async with AsyncExitStack() as stack:
        told.append([await stack.enter_async_context(res(i)) for i in (1, 2)])
await main()
told

# sequence
from collections.abc import Sequence
class Deck(Sequence):
    def __init__(self, xs): self.xs = list(xs)
    def __getitem__(self, i): return same(self.xs[i])
    def __len__(self): return len(self.xs)
d = Deck('abcab')
try:
    d.index('z')
except ValueError as e:
    none = repr(e)
class Half(Sequence):
    def __len__(self): return 1
try:
    Half()
except TypeError as e:
    half = type(e).__name__
[len(d), 'a' in d, 'z' in d, [*reversed(d)], d.index('b'), d.index('b', 2), d.count('a'), list(d), isinstance(d, Sequence), none, half]

# mutable sequence
import collections.abc as abstract
class Xs(abstract.MutableSequence):
    def __init__(self): self.xs = []
    def __getitem__(self, i): return self.xs[i]
    def __setitem__(self, i, v): self.xs[i] = v
    def __delitem__(self, i): del self.xs[i]
    def __len__(self): return len(self.xs)
    def insert(self, i, v): self.xs.insert(i, same(v))
x = Xs()
x.append(1); x.extend([2, 3]); x += [4, 5]
x.reverse(); x.remove(3); last = x.pop(); first = x.pop(0)
[[*x], last, first, x.clear(), len(x), isinstance(x, abstract.MutableSequence), isinstance([], abstract.Mapping)]

# mutable mapping
from typing import Iterator, MutableMapping
class Reg(MutableMapping[str, int]):
    def __init__(self): self.d = {}
    def __getitem__(self, k): return self.d[k]
    def __setitem__(self, k, v): self.d[k.lower()] = same(v)
    def __delitem__(self, k): del self.d[k]
    def __iter__(self) -> Iterator[str]: return iter(self.d)
    def __len__(self): return len(self.d)
r = Reg()
r['A'] = 1
r.update(B=2); r.update({'C': 3}); r.update([('D', 4)])
def f(**kw): return kw
before = [dict(r), {**r}, f(**r), {'z': 0} | dict(r), r == {'a': 1, 'b': 2, 'c': 3, 'd': 4}, r != {}]
[before, r.get('zz', 0), 'a' in r, list(r.items()), r.pop('a'), r.pop('q', 7), r.setdefault('q', 5), sorted(r.keys()), list(r.values()), r.popitem(), len(r), bool(r)]

# iterators
from collections.abc import Iterable, Iterator, Callable, Sized, Container, Collection
class Count(Iterator):
    def __init__(self, n): self.i, self.n = 0, n
    def __next__(self):
        if self.i >= self.n: raise StopIteration
        self.i += 1
        return same(self.i)
class Bag(Iterable, Sized):
    def __iter__(self): return Count(3)
    def __len__(self): return 3
class Add(Callable):
    def __call__(self, x): return x + 1
[list(Count(3)), list(Bag()), isinstance(Bag(), Iterable), isinstance(Count(1), Iterator), isinstance(3, Iterable), next(iter(Count(2))), Add()(1)]

# chain map
import collections
cm = collections.ChainMap({'a': 1}, {'a': 2, 'b': same(3)})
child = cm.new_child({'c': 9})
child['a'] = 100
try:
    del cm['b']
except KeyError as e:
    told = str(e)
try:
    cm['zz']
except KeyError as e:
    told += str(e)
[cm['a'], cm['b'], dict(cm), cm.maps, cm.get('z', 0), child['a'], cm['a'], child.parents['a'], list(cm), len(child), repr(cm), 'b' in cm, bool(collections.ChainMap()), sorted(child.items()), told, cm.pop('a')]

# user dict and list
from collections import UserDict as U, UserList
class Lower(U):
    def __setitem__(self, k, v): super().__setitem__(k.lower(), same(v))
    def __missing__(self, k): return k * 2
d = Lower(A=1)
d['FOO'] = 2
d.update({'Bar': 3})
class L(UserList):
    def total(self): return sum(self)
l = L([1, 2])
l.append(same(3))
[repr(d), d['foo'], d['zz'], len(d), 'foo' in d, d.data, str(l), l.total(), list(l[1:]), l == [1, 2, 3], list(l + [4]), sorted(l.copy(), reverse=True), isinstance(d, U)]

# queues
import queue
from queue import Queue, Empty
q = Queue(maxsize=2)
told = []
for i in range(3):
    try:
        q.put_nowait(same(i))
    except queue.Full:
        told.append('full')
q.task_done()
while not q.empty():
    told.append(q.get())
try:
    q.get(timeout=1)
except Empty as e:
    told.append((type(e).__name__, isinstance(e, Exception)))
p, last = queue.PriorityQueue(), queue.LifoQueue()
for x in (3, 1, 2):
    p.put((x, str(x)))
    last.put(x)
class queue2: pass
[told, [p.get() for _ in range(3)], [last.get() for _ in range(3)], q.qsize(), q.full(), Queue.__name__]

# executors
from concurrent.futures import ThreadPoolExecutor, as_completed
import concurrent.futures
def half(x): return same(x) // 2 if x else 1 // x
with ThreadPoolExecutor(max_workers=4) as ex:
    got = [*ex.map(half, [2, 4]), *ex.map(lambda a, b: a + b, [1, 2], [3, 4])]
    futures = {ex.submit(half, n): n for n in (8, 0)}
    told = {}  # which are given first, is chance where several have ended
    for f in as_completed(futures):
        try:
            told[futures[f]] = f.result(), f.done(), f.exception()
        except ZeroDivisionError:
            told[futures[f]] = type(f.exception()).__name__
got += [told[0], told[8]]
with concurrent.futures.ProcessPoolExecutor() as ex:
    got.append(ex.submit(pow, 2, 3).result())
got

# singledispatch
from functools import singledispatch
@singledispatch
def show(x): return f'obj {x}'
@show.register
def _(x: int): return f'int {same(x)}'
@show.register(list)
def _(x): return 'list ' + ','.join(show(i) for i in x)
@show.register(str)
@show.register(bytes)
def show_text(x): return f'text {x!r}'
class A: pass
class B(A): pass
show.register(A, lambda x: 'an A')
[show(1), show([1, 'a']), show(2.5), show(True), show(None), show(B()), show_text('x'), show.dispatch(int)(3)]

# typing
import typing
from typing import NewType, cast, overload, TYPE_CHECKING, final
from enum import Enum, unique
if TYPE_CHECKING:
    import decimal
UserId = NewType('UserId', int)
@overload
def g(x: int) -> int: ...
@overload
def g(x: str) -> str: ...
def g(x): return x * 2
@final
class C:
    def f(self): return typing.cast(int, 'b')
@unique
class Level(Enum):
    LOW = 1
[UserId(5) + 1, cast('int', '5'), g(same(2)), g('a'), C().f(), Level.LOW.name]

# star imports
from math import *
from typing import *
from collections import *
from itertools import *
from queue import Queue
def f(xs: List[int]) -> Optional[Dict[str, int]]: return Counter(xs)
e = 2
[floor(pi), sqrt(same(16)), e, dict(ChainMap({'a': 1})), list(chain([1], [2])), deque([1])[0], f('aa') == {'a': 2}, isinstance([], Sequence), pow(2, 3)]

# modules that only tell
import logging, warnings
from logging import getLogger, INFO
warnings.filterwarnings('ignore')
logging.basicConfig(level=logging.INFO, format='%(message)s')
log = getLogger(__name__)
log.debug('x %s', same(1))
logging.debug('y')
[log.name, INFO, logging.ERROR > logging.DEBUG]

# zones
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError
from datetime import datetime, timedelta, timezone
d = datetime(2024, 3, 31, same(1), 30, tzinfo=timezone.utc)
berlin, york = ZoneInfo('Europe/Berlin'), ZoneInfo('America/New_York')
told = []
for key in ('Nowhere/City', '../passwd', '/etc/passwd', 'Europe', '', 'a' * 200):
    try:
        ZoneInfo(key)
    except (ZoneInfoNotFoundError, ValueError, OSError) as e:
        told.append(isinstance(e, Exception))
local = d.astimezone(berlin)
[str(local), local.isoformat(), d.astimezone(york).strftime('%H:%M %Z'), local.utcoffset(), (local - d).total_seconds(), berlin.key, str(york), repr(local), berlin is ZoneInfo('Europe/Berlin'), datetime(2024, 7, 1, tzinfo=berlin).dst(), local.tzinfo == berlin, berlin == york, {berlin: 1}[berlin], datetime(2024, 7, 1, 12).replace(tzinfo=york).timestamp(), told, datetime.now(berlin).tzname() in ('CET', 'CEST'), local + timedelta(days=1)]

# encoders of json
import json, traceback
from json import JSONEncoder
from datetime import date
from decimal import Decimal
class Encoder(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, date): return o.isoformat()
        if isinstance(o, set): return sorted(o)
        if isinstance(o, Decimal): return float(o)
        return super().default(o)
class Plain(JSONEncoder): pass
class Loud(Encoder):
    def __init__(self, *args, **kwargs): super().__init__(*args, **kwargs)
    def encode(self, o): return super().encode([o, same(1)]).upper()
told = [json.dumps({'d': date(2024, 1, 2), 's': {2, 1}, 'm': [Decimal('1.5')]}, cls=Encoder, indent=1, sort_keys=True),
        json.dumps({'é': 1}, cls=Plain, ensure_ascii=False), Encoder(indent=2).encode([{3}]), json.dumps('a', cls=Loud)]
for bad in (object(), [len]):
    try:
        json.dumps(bad, cls=Encoder)
    except TypeError as e:
        traceback.print_exc()
        told.append(str(e))
told

# json of streams
import io, json
f = io.StringIO()
json.dump({'b': same(1), 'a': [None]}, f, sort_keys=True)
f.seek(0)
[f.getvalue(), json.load(f)]

# decorators of classes
made = {}
def register(key):
    made[key] = None
    def add(cls):
        made[key] = cls
        return cls
    return add
def once(cls):
    known = {}
    def get(*a):
        if cls not in known: known[cls] = cls(*a)
        return known[cls]
    return get
def counted(cls):
    cls.count = same(3)
    return cls
from dataclasses import dataclass
@register('a')
@counted
@dataclass
class A:
    x: int = 1
@once
class B:
    def __init__(self, x): self.x = x
[sorted(made), made['a'] is A, A(2).x, A.count, B(1) is B(2), B(3).x]

# attributes of functions
def f(x):
    f.calls += 1
    return same(x)
f.calls = 0
def memo(fn):
    cache = {}
    def inner(n):
        if n not in cache: cache[n] = fn(n)
        return cache[n]
    inner.cache = cache
    return inner
@memo
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
got = [f(i) for i in range(3)]
try:
    f.other
except AttributeError as e:
    got.append(str(e))
[got, f.calls, fib(10), len(fib.cache), hasattr(f, 'calls'), getattr(f, 'no', 0)]

# object
class A(object):
    def __init__(self): super().__init__()
NOTHING = object()
def get(d, k, default=NOTHING):
    if k in d or default is NOTHING: return d[k]
    return default
try:
    get({}, 'z')
except KeyError as e:
    told = str(e)
try:
    NOTHING.x = 1
except AttributeError as e:
    told += str(e).partition(" and ")[0]  # which Python 3.13 says more of
[get({'a': same(1)}, 'a'), get({}, 'b', None), told, isinstance(A(), object), isinstance(3, object), NOTHING == object(), len({object(), NOTHING}), type(NOTHING) is object, A.__mro__[-1] is object, [c.__name__ for c in A.__mro__]]

# setattr
class Frozen:
    def __init__(self, x): object.__setattr__(self, 'x', same(x))
    def __setattr__(self, k, v): raise AttributeError(f'cannot set {k}')
class Logged:
    def __init__(self):
        self.log = []
        self.a = 1
    def __setattr__(self, name, value):
        if name != 'log':
            self.log.append((name, same(value)))
        super().__setattr__(name, value)
    @property
    def p(self): return self._p
    @p.setter
    def p(self, v): self._p = v + 1
class D(dict):
    def __getattr__(self, k): return self[k]
    def __setattr__(self, k, v): self[k] = v
l, f, d = Logged(), Frozen(3), D(a=1)
l.b, l.a = 2, 3
l.a += 1
setattr(l, 'c', 9)
l.p = 1
d.b = same(2)
try:
    f.x = 5
except AttributeError as e:
    told = str(e)
from dataclasses import dataclass
@dataclass(frozen=True)
class P:
    x: int
    def __post_init__(self): object.__setattr__(self, 'x', self.x * 2)
[l.log, l.a, l.b, l.c, l.p, f.x, told, d, d.a, d['b'], P(2).x]

# descriptors
class Positive:
    def __set_name__(self, owner, name): self.name, self.owner = '_' + name, owner.__name__
    def __get__(self, obj, kind=None):
        if obj is None: return self
        return getattr(obj, self.name)
    def __set__(self, obj, value):
        if value <= 0: raise ValueError(f'{self.name[1:]} of {self.owner} must be positive')
        setattr(obj, self.name, same(value))
class Typed:
    def __init__(self, kind, default=None): self.kind, self.default = kind, default
    def __set_name__(self, owner, name): self.name = name
    def __get__(self, obj, owner):
        told.append(self.name)
        return self if obj is None else obj.__dict__.get(self.name, self.default)
    def __set__(self, obj, v):
        if not isinstance(v, self.kind): raise TypeError(f'{self.name} must be {self.kind.__name__}')
        obj.__dict__[self.name] = v
    def __delete__(self, obj): del obj.__dict__[self.name]
class Lazy:
    def __init__(self, f): self.f = f
    def __get__(self, obj, cls):
        v = self.f(obj)
        told.append('made')
        setattr(obj, self.f.__name__, v)
        return v
told = []
class Order:
    qty = Positive()
    price = Positive()
    name = Typed(str, 'none')
    def __init__(self, q, p): self.qty, self.price = q, p
    @Lazy
    def big(self): return same(100)
o = Order(2, 3.5)
before = [o.qty * o.price, o.name]
o.qty, o.name = 10, 'n'
for wrong in (lambda: setattr(o, 'price', -1), lambda: setattr(o, 'name', 3)):
    try:
        wrong()
    except (ValueError, TypeError) as e:
        told.append(str(e))
after = [o.qty, o.name, o.big, o.big, sorted(vars(o)), Order.qty.name]
del o.name
[before, after, o.name, told]

# deleter
class A:
    def __init__(self): self._x = same(1)
    @property
    def x(self): return self._x
    @x.setter
    def x(self, v): self._x = v
    @x.deleter
    def x(self): self._x = 0
    @property
    def y(self): return 1
a = A()
a.x = 5
before = a.x
del a.x
try:
    del a.y
except AttributeError as e:
    told = type(e).__name__
[before, a.x, told]

# functions that an exit stack calls
import asyncio
from contextlib import ExitStack
log = []
def told(kind, error, trace): log.append((kind.__name__ if kind else None, same(repr(error))))
def failing(): raise asyncio.CancelledError
stack = ExitStack()
log.append(stack.push(told) is told)
stack.close()
try:
    with ExitStack() as stack:
        stack.push(told)
        stack.push(lambda *about: about[0] is KeyError)
        stack.callback(failing)
        raise KeyError(1)
except asyncio.CancelledError:
    log.append('cancelled')
log

# registers of the program are its own
from functools import singledispatch
from typing import cast
class Registry:
    def __init__(self): self.found = []
    def register(self, f):
        self.found.append(f.__name__)
        return f
r = Registry()
@r.register
def double(x: int): return 2 * same(x)
@singledispatch
def f(x): return 0
@r.register
@f.register
def g(x: int): return x
got = []
for wrong in (f, lambda: f.register(lambda x: x)):
    try:
        wrong()
    except TypeError as e:
        got.append(type(e).__name__)
[r.found, double(2), f(3), f('a'), got]

# variables that have the names of modules
import queue, json
from collections import ChainMap
class Has:
    Queue = 1
    ChainMap = 2
    dump = same(3)
def f(queue, *, json=None): return [queue.Queue, (lambda collections: collections.ChainMap)(queue), json.dump]
def g():
    json = Has
    return [json.dump for _ in 'ab']
def h():
    import queue as json
    q = json.Queue()
    q.put(4)
    return q.get()
[f(Has, json=Has), g(), h(), queue.Queue().qsize()]

# children, lists and queues
from collections import ChainMap, UserList
from queue import Queue
from concurrent.futures import ThreadPoolExecutor
m = {}
child = ChainMap({'a': 1}).new_child(m, b=2)
child['c'] = same(3)
class Noisy(UserList):
    def append(self, x): raise KeyError(x)
xs = Noisy([1])
xs.extend([2])
xs += [3]
equal = [xs == [1, 2, 3], xs == UserList([1, 2, 3]), xs == (1, 2, 3), xs == 5]
q, got, seen = Queue(), [], []
q.put(1)
q.task_done()
q.join()
try:
    q.task_done()
except ValueError as e:
    got.append(str(e))
def half(x):
    seen.append(same(x))
    return 1 // x
with ThreadPoolExecutor(1) as pool:
    halves = pool.map(half, [1, 0, 2])
    try:
        for each in halves: got.append(each)
    except ZeroDivisionError:
        got.append('failed')
[m, xs.data, equal, got, seen[:2]]

# threads and what they hold
import threading
from threading import Thread, Lock
from concurrent import futures
class Total:
    def __init__(self): self.lock, self.value = threading.Lock(), 0
    def add(self, n):
        with self.lock: self.value += same(n)
tally = Total()
def work(k, step=1):
    for _ in range(k): tally.add(step)
threads = [Thread(target=work, args=(i,), kwargs={'step': 2}, daemon=True) for i in range(4)]
for t in threads: t.start()
for t in threads: t.join()
class Own(Thread):
    def __init__(self, n):
        super().__init__(name='own')
        self.n = n
    def run(self): self.result = same(self.n) * 2
own = Own(21)
own.start()
own.join()
told = [tally.value, own.result, own.name, own.daemon, threads[0].daemon, own.is_alive()]
bad = Thread(target=lambda: 1 / 0, name='bad')
lock, again, gate, event = Lock(), threading.RLock(), threading.BoundedSemaphore(2), threading.Event()
with again, again: told.append(lock.acquire())
told += [lock.locked(), lock.acquire(blocking=False), lock.acquire(timeout=0.1), lock.release(), gate.acquire(), gate.acquire(blocking=False), gate.acquire(blocking=False), event.wait(0.1), event.set(), event.wait(), event.is_set()]
for wrong in (lock.release, again.release, lambda: [gate.release() for _ in range(3)], own.start, bad.join, lambda: threading.Semaphore(-1)):
    try: wrong()
    except (RuntimeError, ValueError) as e: told.append(str(e))
with futures.ThreadPoolExecutor() as pool: told.append(list(pool.map(same, [1, 2])))
told

# bytes in memory
import io
from io import BytesIO
b = io.BytesIO(b'ab\\ncd\\n\\nef')
told = [b.read(1), b.readline(), b.tell(), b.readlines(), b.read(), b.seek(0), list(b), b.seek(-3, 2), b.read(None), b.seek(2), b.read1(2), b.readline(1)]
told += [b.write(same(b'xyz')), b.getvalue(), b.tell(), b.seek(20), b.read(3), b.readline(), b.tell(), b.write(b''), b.getvalue(), b.write(bytearray(b'q')), b.getvalue()]
told += [b.truncate(4), b.getvalue(), b.tell(), b.truncate(9), b.getvalue(), b.seek(1), b.truncate(), b.getvalue(), b.writelines([b'1', b'22']), b.getvalue(), b.seek(-9, 1), b.seek(2, 1)]
into = bytearray(4)
told += [b.readinto(into), into, b.readable(), b.writable(), b.seekable(), b.isatty(), b.flush(), b.closed, BytesIO(None).getvalue(), BytesIO(bytearray(b'z')).read(True)]
told += [b.seek(0), b.readlines(1), BytesIO(b'a\\nbb\\nc').readlines(3), BytesIO(b'a\\nbb').readlines(0), BytesIO(b'a\\nbb').readlines(-1), BytesIO(b'a\\nb').readlines(None)]
with io.BytesIO() as f:
    f.write(b'in')
    told.append(f.getvalue())
told += [f.closed, isinstance(f, io.BytesIO), type(f).__name__]
told

# bytes in memory that are used wrongly
import io
b = io.BytesIO(b'ab\\ncd')
closed = io.BytesIO()
closed.close()
told = []
for act in (lambda: b.read('x'), lambda: b.read(1.5), lambda: b.seek(-1), lambda: b.seek(0, 5), lambda: b.truncate(-1), lambda: b.write('a'), lambda: b.write(5), lambda: io.BytesIO('a'), lambda: io.BytesIO(5),
            lambda: b.readline('x'), lambda: b.readlines('x'), lambda: b.seek('x'), lambda: b.seek(1.5), lambda: b.writelines([b'a', 'b']), lambda: b.writelines(5), lambda: b.truncate('x'), lambda: b.write(None),
            closed.read, closed.close, closed.tell, closed.getvalue, closed.readable, closed.isatty, closed.flush, lambda: list(closed), closed.__enter__, lambda: closed.write('x'), lambda: closed.seek(-1), lambda: closed.closed, lambda: next(b), lambda: next(io.BytesIO())):
    try: told.append(act())
    except Exception as e: told.append((type(e).__name__, str(e)))
told + [b.getvalue()]

# bytes in memory for other modules
import io, struct, base64, hashlib, zlib
f = io.BytesIO()
for i in range(3): f.write(struct.pack('>I', same(i)))
f.seek(0)
told = []
while part := f.read(4): told.append(struct.unpack('>I', part)[0])
told + [base64.b64encode(f.getvalue()), hashlib.md5(f.getvalue()).hexdigest(), zlib.crc32(f.getvalue())]

# bytes in memory of a class
import io
class Log(io.BytesIO):
    def write(self, b): return super().write(b.upper())
f = Log()
told = [f.write(b'a'), f.getvalue(), [each for each in io.BytesIO(b'a\\nb')]]
for line in io.BytesIO(b'x\\ny'): told.append(line)
told

# texts that are wrapped
import textwrap
from textwrap import TextWrapper
text = same("The quick brown fox jumps over the lazy-dog. And then\\tit sleeps.")
class Own(TextWrapper):
    def __init__(self): super().__init__(15, '> ', '. ', tabsize=2)
    def wrap(self, text): return [each.upper() for each in super().wrap(text)]
w = textwrap.TextWrapper(width=20, subsequent_indent='  ')
told = [w.wrap(text), w.fill(text), Own().fill(text), isinstance(Own(), TextWrapper), TextWrapper().fill('')]
w.width, w.max_lines = 10, 2
told += [w.wrap(text), w.fill(text), w.width, w.placeholder, TextWrapper(12, '* ').fill(text)]
told += map(TextWrapper(width=9, break_long_words=False, break_on_hyphens=False).fill, [text, 'a-b c', ''])
for make in (lambda: TextWrapper(width=0).wrap('ab'), lambda: TextWrapper(broad=3), lambda: TextWrapper(1, max_lines=1).wrap('ab cd')):
    try: told.append(make())
    except Exception as e: told.append((type(e).__name__, str(e)))
told

# what cannot be foreseen, and what is told of bytes
import secrets, hmac, hashlib, struct
from types import MappingProxyType
from collections.abc import Mapping
told = [len(secrets.token_hex(8)), len(secrets.token_bytes()), len(secrets.token_urlsafe(6)), secrets.choice([same(7)]), secrets.randbelow(1), secrets.randbits(0), secrets.compare_digest('a', 'b'), secrets.token_hex(8) == secrets.token_hex(8)]
for wrong in (lambda: secrets.randbelow(0), lambda: secrets.compare_digest('a', b'a'), lambda: secrets.compare_digest('é', 'a'), lambda: hmac.new('k', b'm', 'md5'), lambda: hmac.new(b'k')):
    try: told.append(wrong())
    except (ValueError, TypeError) as e: told.append(type(e).__name__)
for key in (b'key', b'k' * 200):
    for kind in (hashlib.sha256, 'md5', hashlib.sha3_224, 'blake2b'):
        h = hmac.new(key, b'The quick ', kind)
        h.update(b'brown fox')
        told += [h.hexdigest(), h.name, h.digest_size, h.block_size]
told += [hmac.digest(b'k', b'm', 'sha1'), hmac.compare_digest(b'a', b'a')]
h = hashlib.sha256()
for part in (b'ab', bytearray(b'cd')): h.update(part)
g = h.copy()
g.update(b'e')
told += [h.hexdigest() == hashlib.sha256(b'abcd').hexdigest(), g.digest(), h.block_size, h.name]
s = struct.Struct('<4sif')
packed = s.pack(b'name', same(-5), 1.5)
told += [packed, s.unpack(packed), s.size, s.format, s.unpack_from(packed, 0), list(struct.iter_unpack('<H', packed)), [*s.iter_unpack(packed * 2)]]
for wrong in (lambda: struct.iter_unpack('H', b'a'), lambda: struct.iter_unpack('', b'a'), lambda: s.pack(1)):
    try: told.append(wrong())
    except struct.error as e: told.append('struct')
d = {'a': 1}
m = MappingProxyType(d)
d['b'] = same(2)
told += [str(m), repr(m), m['b'], dict(m), {**m}, len(m), isinstance(m, Mapping), m == d, m == MappingProxyType(d), list(m.items()), 'a' in m, m.get('z'), [*m], [*reversed(m)], m | {'c': 3}, {'c': 3} | m, m.copy() is d, type(m).__name__]
for wrong in (lambda: m.update(a=1), lambda: MappingProxyType([1]), lambda: m['zz']):
    try: told.append(wrong())
    except Exception as e: told.append((type(e).__name__, str(e)))
try: m['a'] = 1
except TypeError as e: told.append(str(e))
told
""")


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS.keys())
def test_what_is_written_means_what_it_does_in_cpython(text: str) -> None:
    compare_with_python(text)


REFUSED = {
    "object.__subclasses__()": "underscore",
    "object.__reduce__": "underscore",
    "object().__class__.__base__": "underscore",
    "class A:\n  def f(self): return super().__getattribute__": "two underscores",
    "from queue import deque": "only a part of 'queue' is available",
    "class A: pass\nA.__mro__ = 1": "two underscores",
}


@pytest.mark.parametrize("text", REFUSED, ids=str)
def test_nothing_else_of_it_is_reached(text: str) -> None:
    with pytest.raises(ExpressionError, match=REFUSED[text]):
        Sandbox({}, policy=Policy.PROGRAMS).check(text)


@pytest.mark.parametrize(
    "text",
    [
        "object.__setattr__(3, 'x', 1)", "object.__setattr__(same, 'x', 1)", "object.__new__(3)",
        "class A: pass\nobject.__setattr__(A, 'x', 1)",
    ],
)  # fmt: skip
def test_what_object_does_it_does_to_objects_of_the_program_alone(text: str) -> None:
    with pytest.raises(EvaluationError, match="TypeError"):
        Sandbox({"same": repr}, policy=Policy.PROGRAMS).run(text)


def test_a_queue_from_which_nothing_can_come_ends_the_program() -> None:
    text = "from queue import Queue\ntry:\n    Queue().get()\nexcept Exception:\n    1"
    with pytest.raises(EvaluationError, match="to wait for a queue"):
        Sandbox({}, policy=Policy.PROGRAMS).run(text)


@pytest.mark.parametrize(
    "text",
    [
        "def f(): pass\nf.xs = []\nwhile True: f.xs.append(1)",
        "def f(): pass\nwhile True:\n  def f(): pass\n  f.x = f",
        "from queue import Queue\nq = Queue()\nwhile True: q.put(0)",
        "bytearray(10 ** 11)",
        "bytearray(b'abc') * 10 ** 10",
        "b = bytearray(9)\nwhile True: b += bytes(b)",
        "b = bytearray()\nwhile True: b.append(1)",
        "bytearray(b'ab').join([b'x' * 10 ** 6] * 10 ** 6)",
        (
            "from collections.abc import Mapping\nclass M(Mapping):\n  def __getitem__(self, k): return k\n"
            "  def __len__(self): return 1\n  def __iter__(self):\n    n = 0\n    while True:\n      yield n\n      n += 1\n"
            "dict(M())"
        ),
        "class A:\n  def __setattr__(self, n, v): self.x = v\nA().x = 1",
    ],
)
def test_it_is_charged(text: str) -> None:
    with pytest.raises(LimitExceeded):
        Sandbox({}, policy=Policy.PROGRAMS, limits=Limits(steps=200_000, memory_bytes=10**7)).run(text)


def test_names_of_the_program_change_nothing_of_it() -> None:
    text = (
        "import queue\nlen = dict = iter = isinstance = None\nclass Queue: pass\nclass Empty: pass\nq = queue.Queue()\n"
    )
    text += "q.put(1)\n[q.qsize(), q.get(), type(q) is Queue]"
    want = expected(text)
    assert want == ("value", want[1])
    assert Sandbox({}, policy=Policy.PROGRAMS).run(text) == [1, 1, False]


def test_it_lives_on_in_a_session() -> None:
    session = Sandbox({}, policy=Policy.PROGRAMS).session()
    session.run("from queue import Queue\nq = Queue()\nq.put(3)\ndef f(): f.n += q.get()\nf.n = 1")
    session.run("f()")
    assert session.run("[f.n, q.empty()]") == [4, True]
    assert set(session.variables) == set()


@pytest.mark.parametrize("driver", DRIVERS)
def test_attributes_of_functions_keep_their_order(driver: str) -> None:
    text = "def f(x):\n  f.seen.append(same(x))\n  f.n = f.n + x\n  return f.n\nf.n, f.seen = 0, []\n[[f(i) for i in range(5)], f.seen]"
    assert DRIVERS[driver](text) == [[0, 1, 3, 6, 10], [0, 1, 2, 3, 4]]


def test_what_fails_in_it_is_told_with_its_place() -> None:
    text = "from functools import singledispatch\n@singledispatch\ndef f(x): return 1 // x\n"
    with pytest.raises(EvaluationError, match="ZeroDivisionError") as caught:
        Sandbox({}, policy=Policy.PROGRAMS).run(text + "@f.register\ndef _(x: str): pass\nf(0)")
    assert "3 | def f(x): return 1 // x" in str(caught.value)


def fails() -> None:
    """Fail in several ways."""
    raise ExceptionGroup("many", [ValueError("a"), TypeError("b"), ExceptionGroup("inner", [KeyError("k")])])


OF_HOST = {
    "by its name": "try: fails()\nexcept ExceptionGroup as g:\n  found = [g.message, str(g), repr(g), len(g.exceptions)]\nfound",
    "in parts": "found = []\ntry: fails()\nexcept* (KeyError, ValueError) as g: found.append(repr(g))\n"
    "except* TypeError as g: found.append(g.exceptions[0].args)\nfound",
    "raised again": "try:\n  try: fails()\n  except ExceptionGroup: raise\nexcept Exception as e:\n"
    "  found = [isinstance(e, ExceptionGroup), [type(each).__name__ for each in e.exceptions]]\nfound",
    "behind what does not catch it": "try:\n  try: fails()\n  except KeyError: pass\nexcept (ExceptionGroup, OSError) as g:\n"
    "  found = repr(g.subgroup(KeyError))\nfound",
    "raised in the except": "try:\n  try: fails()\n  except* ValueError as g: raise OSError('x')\n"
    "except ExceptionGroup as g: found = [type(each).__name__ for each in g.exceptions]\nfound",
    "what no group is": "try: fails()\nexcept Exception as e: found = str(e)\nfound",
}


@pytest.mark.parametrize("text", OF_HOST.values(), ids=OF_HOST.keys())
def test_a_group_that_a_function_of_the_host_raises_is_caught_as_one_of_the_program(text: str) -> None:
    want = executed(text, {"fails": fails})
    sandbox = Sandbox({"fails": fails}, policy=Policy.PROGRAMS)
    assert [sandbox.run(text), sandbox.session().run(text), asyncio.run(sandbox.arun(text))] == [want] * 3


def test_a_class_of_the_host_that_derives_from_groups_is_that_of_the_host() -> None:
    class Own(ExceptionGroup[Exception]):
        @property
        def exceptions(self) -> tuple[Exception, ...]:
            raise AssertionError("it is not asked")

    def own() -> None:
        raise Own("x", [ValueError()])

    sandbox = Sandbox({"own": own}, policy=Policy.PROGRAMS)
    with pytest.raises(EvaluationError, match="Own"):
        sandbox.run("try: own()\nexcept ExceptionGroup: pass")


LEAVING = {
    "a group": ("raise ExceptionGroup('a', [ValueError(1)])", "a (1 sub-exception)"),
    "a larger one": ("raise ExceptionGroup('a', [ValueError(1), KeyError(2)])", "a (2 sub-exceptions)"),
    "one of a class": ("class G(ExceptionGroup): pass\nraise G('b', [KeyError()])", "b (1 sub-exception)"),
    "one that tells itself": (
        "class G(ExceptionGroup):\n  def __str__(self): return 'own'\nraise G('b', [KeyError()])", "b",
    ),
    "what is left of one": (
        "try: raise ExceptionGroup('a', [ValueError(1), KeyError(2)])\nexcept* ValueError: pass", "a (1 sub-exception)",
    ),
    "one that has lost its parts": (
        "g = ExceptionGroup('a', [ValueError(1)])\ng.exceptions = 5\nraise g", "a",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("program", "message"), LEAVING.values(), ids=LEAVING)
def test_a_group_that_leaves_a_program_says_what_it_holds(program: str, message: str) -> None:
    with pytest.raises(EvaluationError) as caught:
        Sandbox(policy=Policy.PROGRAMS).run(program)
    assert caught.value.message == message
