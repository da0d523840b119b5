"""What is compiled comes to the same as the Python that it was written beside: values, errors, places and charges."""

import gc
import importlib.util
import math
import re
import sys
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from decimal import Decimal
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import repeat
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from hypothesis import example, given

from benchmarks.basket import PROGRAMS
from lightfc_sandbox import LimitExceeded, Limits, Policy, Sandbox, SandboxError
from lightfc_sandbox.budget import counters, quick
from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.errors import RAISED
from lightfc_sandbox.evaluation import closures, shapes
from lightfc_sandbox.evaluation.closures import CLOSURES, ROOMS
from lightfc_sandbox.stdlib import calling, classes, comparison
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.values import plain
from lightfc_sandbox.values.kinds import DefaultDict, TextGenerator, TypeName, UnionType
from lightfc_sandbox.values.plain import LONG_TEXT
from lightfc_sandbox.values.type_tables import ATTRIBUTES
from tests.sandbox import strategies
from tests.sandbox.test_shapes import FAILING

CLOSURES.load()

pytestmark = pytest.mark.skipif(
    not str(counters.__file__).endswith(tuple(EXTENSION_SUFFIXES)),
    reason="nothing was compiled when this was installed",
)


def _in_python() -> dict[Any, Any]:
    """The closures of all shapes as they are in Python."""
    found: dict[Any, Any] = {}
    folder = Path(str(closures.__file__)).parent / "prepared"
    for room in set(ROOMS.values()):
        spec = importlib.util.spec_from_file_location(f"{closures._PREPARED}.in_python_{room}", folder / f"{room}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        # Its code finds its names in `prepared`, as that of all rooms does.
        spec.loader.exec_module(module)
        found |= module.CLOSURES
    return found


class _Python(dict[Any, Any]):
    names = vars(sys.modules[closures._PREPARED])


PYTHON = _Python(_in_python())


@contextmanager
def uncompiled() -> Iterator[None]:
    """Closures in Python."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shapes, "CLOSURES", PYTHON)
        patch.setattr(calling, "CALLERS", {})
        patch.setattr(classes, "CONSTRUCTORS", {})
        yield


@contextmanager
def accounts() -> Iterator[list[Any]]:
    """What each run has left when it ends."""
    found: list[Any] = []
    end = Run.end

    def note(run: Run) -> None:
        found.append((run.steps + run.granted - run.steps_left, run.bytes_left, run.calls_left, run.depth))
        end(run)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Run, "end", note)
        yield found


CONTEXT = {"xs": [3, 1, 2], "table": {"a": 1, "b": [2, 3]}, "r": range(5), "same": strategies.same}


def outcome(text: str, limits: Limits) -> Any:
    """All that can be seen of a run: its value, what it tells of a failure, and its account."""
    sandbox = Sandbox(CONTEXT, policy=Policy.PROGRAMS, limits=limits)
    with accounts() as left:
        try:
            value = sandbox.run(text)
        except SandboxError as error:
            return type(error), str(error), getattr(error, "span", None), getattr(error, "traceback", None), left
    return type(value), repr(value), left


SMALL = [
    Limits(**{"steps": 1_000_000, **bound})
    for bound in ({}, {"steps": 200}, {"memory_bytes": 4_000}, {"recursion": 7}, {"sequence_items": 4})
]


def same_in_both(text: str) -> None:
    """Run a program in both ways under several limits."""
    for limits in SMALL:
        compiled = outcome(text, limits)
        with uncompiled():
            assert compiled == outcome(text, limits), limits


def test_all_closures_are_compiled() -> None:
    assert CLOSURES.keys() == PYTHON.keys()
    assert not [key for key in CLOSURES if type(CLOSURES[key]) is tuple]


@pytest.mark.parametrize("text", [*PROGRAMS.values(), *FAILING.values()], ids=[*PROGRAMS, *FAILING])
def test_programs_come_to_the_same(text: str) -> None:
    same_in_both(text)


@pytest.mark.filterwarnings("ignore:Generating overly large repr")  # of the strategy, which is deep
@given(strategies.programs())
@example("x = 2 ** 60\nfor i in range(3):\n    x += x\n    x -= 1\n    x *= -x\nx")
@example("t = 0.0\nfor i in [1, 2.5, 2 ** 40, -0.0, 10 ** 400]:\n    t = i + t if i < 2 ** 61 else t * i\nt")
@example("[a // b for a in [7, -7, 2 ** 59] for b in [2, -2, 3 ** 30]]")
@example("[a % b for a in [7, -7, 0, 2 ** 59] for b in [2, -2, 3 ** 30]]")
@example("[a / b for a in [7, -7, 2 ** 53 + 1, 2.5] for b in [3, -2, 3 ** 34, 0.5]]")
@example("[-a for a in [0, 0.0, -0.0, 2 ** 30, True]]")
@example("xs = [1, 2]\nfor i in [-1, -2, 0, True, 1]:\n    xs[i] = xs[i - 1]\nxs")
@example("for k in ['é', 'aé', 'a']:\n    s = k + 'b' + k\n    t = s[0] + s[-1] + s[1:]\nt")
@example("n = 0\nfor a in [1, 1.0, True, 'a', None]:\n    for b in [1, 1.0, True, 'a', None]:\n        n += a == b\nn")
@example("for x in [..., 1]:\n    y = [x][0]\n    d = {'k': x}\n    z = d['k']\n(y, z)")
@example("for a in [2 ** 30 - 1, 1 - 2 ** 30, 2 ** 30]:\n    x = [f'{a}-', -a, -a * 1.5, a + 0.5, a < 0.5]\nx")
@example("d = {1: 2}\nfor k in [1, (1, 2.0, None)]:\n    x = d[k]")
@example(
    "d = {(1, 'a'): 2, ((1, 'é'), None): 3}\n"
    "for k in [*d, (1, ((2,),)), (1,) * 9]:\n    x = [k in d, d.get(k), k in {*d}]\nx"
)
@example(
    "n = []\nfor a in [(1, 'a'), ((1,), 2), [1, [2.5]], {'a': [1]}, [[[[1]]]], None]:\n"
    "    for b in [a, (1, 'b'), [1]]:\n        n += [a == b, a != b, b in [a], b not in (a, 1)]\nn"
)
@example(
    "n = 0\nfor x in ['a', 'c', 1, 2.0, None, (1,), 'd']:\n    n += (x in {'a', 1, None}) + (x not in {'c'}) * 10\nn"
)
@example("for x in ['a', [1]]:\n    y = x in {'a', 'b', 'c'}")
@example("for a, b in [((1, (2, 'a')), (1, (2, 'b'))), ([1, 'a'], [1, 2])]:\n    y = [a < b, a <= b, a > b, a >= b]")
@example("for c in ['a', 'ab']:\n    try:\n        x = ord(c)\n    except TypeError as e:\n        y = e\n(x, y)")
def test_random_programs_come_to_the_same(text: str) -> None:
    same_in_both(text)


LIBRARY = {
    "truth values that are counted": """
n = t = 0
f = 0.5
for x in [3, 2 ** 40, 2 ** 60 - 1, -2 ** 60, True]:
    n += x > 2
    n += x + True
    t -= x < 3
    f += True
    y = [True + True, False - x, x * True, True * True, True - False, type(True + x).__name__, f * True, True + f]
    try:
        y.append(True + "a")
    except TypeError as e:
        y.append(str(e))
(n, t, f, y, True * "ab", [1] * True)
""",
    "texts, numbers and lists of values": """
told = [list(map(str, [1, -2.5, "a", True, None, 10 ** 30, (1,)])), list(map(int, ["1", " -2 ", 3.9, True, "9" * 25]))]
told += [list(map(float, [1, "2.5", 3.5])), list(map(len, ["ab", [1], {}, range(4), b"x"])), list(map(list, ["ab"]))]
told += [",".join(map(str, range(5))), "-".join(x for x in "abc"), "".join(map(chr, [233, 97])), ",".join(map(str, []))]
told += [max(map(len, ["a", "bcd"])), sum(map(int, "123")), ",".join("x" * 400 for _ in range(3))]
a, b, c = map(int, "1 2 3".split())
d, *e = map(str, [1, 2, 3])
told.append([a, b, c, d, e])
wrong = [
    lambda: list(map(int, ["1", "x"])), lambda: list(map(len, [1])), lambda: list(map(int, [None])), lambda: map(int),
    lambda: ",".join(map(int, "12")), lambda: list(map(float, ["a"])), lambda: list(map(str, 1)), lambda: list(1),
]
for each in wrong:
    try:
        each()
    except (TypeError, ValueError) as error:
        told.append(str(error))
for rows in [[1], [1, 2, 3]]:
    try:
        x, y = map(int, rows)
    except ValueError as error:
        told.append(str(error))
told
""",
    "what was called before": """
from functools import cache, lru_cache
calls = []
@cache
def f(x, *more, **named):
    calls.append(x)
    return len(calls)
@lru_cache(maxsize=2)
def g(n):
    return n if n < 2 else g(n - 1) + g(n - 2)
told = [f(1), f(1), f(1.0), f(True), f("a"), f(1, 2), f(1, 2), f(1, k=2), f(1, k=2), f(1, k=3), f((1, 2)), f((1, 2))]
told += [g(20), g.cache_info().currsize, g(20), f.cache_info().hits, f.cache_info().misses]
f.cache_clear()
told.append(f(1))
for wrong in [[1], {}]:
    try:
        f(wrong)
    except TypeError as error:
        told.append(str(error))
(told, calls)
""",
    "attributes of classes": """
class A:
    n = 0
    def __init__(self):
        A.n += 1
    @classmethod
    def made(cls, *more):
        cls.last = more
        return cls.n, cls.__name__
    @staticmethod
    def plain(x):
        return x
class B(A):
    n = 5
    def made_twice(self):
        return super().made(1), self.made(2)
told = [A().made(), B().made(3), B.made(), A.last, B.last, B().made_twice(), A.n, B.n, A.plain(1), B().plain(2)]
f, g = A.made, B().made
told += [f(1), g(), hasattr(B(), "no"), getattr(B(), "no", 7), hasattr(B(), "last"), getattr(B, "n"), hasattr(A, "no")]
class C:
    def __getattr__(self, name):
        if name == "no":
            raise AttributeError(name)
        return name
told += [hasattr(C(), "no"), getattr(C(), "yes", 1), getattr(C(), "no", 1)]
told
""",
    "objects that are their own iterators": """
class To:
    def __init__(self, n, end):
        self.k, self.n, self.end = 0, n, end
    def __iter__(self):
        return self
    def __next__(self):
        if self.k >= self.n:
            raise self.end
        self.k += 1
        return self.k
class Own(Exception):
    pass
def delegate(n):
    got = yield from To(n, StopIteration(n))
    yield "got", got
told = [list(To(3, StopIteration)), sum(To(4, StopIteration)), [x for x in To(2, StopIteration(5))], list(delegate(2))]
a, b = To(2, StopIteration)
for end in [Own("x"), ValueError("y"), To]:
    try:
        told.append(list(To(1, end)))
    except (Own, ValueError, TypeError) as error:
        told.append(repr(error))
(told, a, b)
""",
    "decimal numbers in their context": """
from decimal import Decimal, getcontext, ROUND_DOWN
a, b = Decimal("1.105"), Decimal("-2")
def all_of():
    told = [a + b, a - b, a * b, a / b, a // b, a % b, a ** 2, -a, abs(b), a + 1, 2 * a, a < b, a > 1, a == a, 1 <= a]
    cent = Decimal("0.01")
    told += [a.quantize(cent), a.quantize(cent, ROUND_DOWN), a.quantize(cent, rounding="ROUND_UP"), sum([a, b])]
    told += [Decimal(2).sqrt(), a.compare(b), a.max(b), Decimal("12345.678").to_integral_value(), a.fma(2, 3)]
    return [str(x) for x in told]
told = [all_of()]
getcontext().prec = 3
told.append(all_of())
nan = Decimal("NaN")
wrong = [
    lambda: Decimal("x"), lambda: a / 0, lambda: nan < a, lambda: a < 1j, lambda: a + 1.5, lambda: a.quantize("1"),
    lambda: a.quantize(), lambda: a.quantize(b, foo=1), lambda: a < "a", lambda: a.sqrt(1, 2, 3),
]
for each in wrong:
    try:
        told.append(str(each()))
    except (TypeError, ArithmeticError) as error:
        told.append((type(error).__name__, str(error)))
(told, a == 1.105, a < 2.5, nan == nan, a == "a", Decimal("Infinity") > 10 ** 30)
""",
    "functions that are made anew": """
made = []
for i in range(3):
    def f(x, y=i, *rest, k=[i], **named):
        "doc"
        return x + y + i + len(rest) + k[0] + len(named)
    f.tag = i
    made += [f, lambda x, i=i: x * i]
def adder(n):
    total = 0
    def add(x):
        nonlocal total
        total += x + n
        return total
    return add
p, q = adder(1), adder(10)
told = [f(1) for f in made] + [f.tag for f in made[::2]] + [made[0](1, 2, 3, z=4), made[2](1, k=[5]), p(1), q(1), p(2)]
told += [f.__doc__ for f in made[::2]] + [f.__name__ for f in made] + [made[0] is made[2], made[0] == made[0]]
(told, sorted([3, 1, 2], key=lambda x: -x), [*map(lambda x, n=5: x + n, [1, 2])])
""",
    "functions called back": """
def odd(n):
    return n % 2
def fails(n):
    return 1 // (n - 3)
told = [list(map(odd, range(5))), list(filter(odd, range(5))), sorted("bca", key=lambda c: -ord(c))]
told.append(min([3, 1], key=odd))
from functools import reduce
from itertools import accumulate, groupby, starmap, takewhile
told += [reduce(lambda a, b: a * b, [2, 3, 4]), list(accumulate([1, 2, 3], max)), list(starmap(pow, [(2, 3)]))]
told += [[(k, list(g)) for k, g in groupby([1, 3, 2], odd)], list(takewhile(odd, [1, 2, 3]))]
told.append(list(map("a-b".split, "-")))
told += [sorted([[2], [1]], key=list.copy), list(filter(None, [0, 1, [], [2]])), list(map(odd, map(odd, [1, 2])))]
wrong = [lambda: list(map(fails, range(5))), lambda: sorted([1, 2], key=lambda: 1), lambda: list(map(fails, [1], [2]))]
for each in wrong:
    try:
        each()
    except (TypeError, ZeroDivisionError) as error:
        told.append(str(error))
list(map(fails, range(5)))
""",
    "functions that call one another by an iterator": """
def f(n):
    return n if n < 1 else sum(map(f, [n - 1, n - 2]))
[f(9), f(40)]
""",
    "targets of every kind": """
xs, told = [0, 0, 0], []
rows = [(1, (2, 3), 4), [5, [6, 7], 8], ("a", "bc", "d"), (range(2), zip("a", "b"), {1: 2})]
for a, (b, *c), d in rows:
    told.append((a, b, c, d))
for i, (xs[0], xs[2]) in enumerate([(1, 2), [3, 4], "ab"]):
    told.append((i, [*xs]))
row = [1, row, xs] if (row := [2, 3]) else 0
xs[0], row, *row[1] = row
told += [xs[0], row, [x + y + z for x, y, z in [(1, 2, 3)]], [x for r in rows for x, *y in [r, r]]]
told += [sum(x * z for x, (y, z) in [(1, [2, 3])]), sum(z for r in [[(1, 2, 3)]] for x, y, z in r)]
def f(n):
    count = 0
    def g(m):
        nonlocal count
        global total
        total = count = count + m
        return [[count + m + n + k for k in range(2)] for _ in range(2)]
    return [g(each) for each in range(n)] + [(n := n + k) for k in range(2)]
told += [f(3), total]
*head, last = range(300)
told += [len(head), last]
for wrong in [(), (1,), (1, 2, 3, 4), 5, {}, "ab"]:
    try:
        a, b, c = wrong
    except (TypeError, ValueError) as error:
        told.append(str(error))
    try:
        a, b, *c, d = wrong
    except (TypeError, ValueError) as error:
        told.append(str(error))
told
""",
    "calls of every kind": """
def f(a, b=2, *c, d=4, **e):
    return a, b, c, d, e
def g(a, b=2, *, c=3):
    x = a
    return a, b, c, x
def items(n=2, *more):
    yield n
    yield from more
def loud(fn):
    def inner(*args, **kwargs):
        return [fn(*args, **kwargs)]
    return inner
class Box:
    def __init__(self, a, b=2):
        self.held = a, b
    def get(self, x, y=5):
        return self.held, x, y
told, t, d, h = [], (1, 2), {"b": 7}, loud(g)
for n in range(3):
    told += [f(n), f(n, 1), f(n, 1, 2, 3), f(n, d=n), f(n, x=n, b=1), f(*t, n), f(*t, *[n, n], d=1, **{"z": n})]
    told += [g(n), g(n, c=n), g(b=n, a=1), g(c=1, b=2, a=n), g(*t), g(n, **d), g(*[n], **{}), h(n), h(n, c=2), h(*t)]
    told += [list(items()), list(items(n)), list(items(n=n)), list(items(*t, n)), list(map(g, [n])), sorted(t, key=g)]
    box = Box(n)
    told += [Box(n, 1).get(n), box.get(n), box.get(n, y=n), box.get(x=n), Box(b=n, a=1).held, Box(*t).get(*t)]
    told += [dict(a=n, **d), sorted([n, 1], reverse=True), list(map(Box.get, [box], [n]))]
    for wrong in [
        lambda: f(), lambda: g(n, a=1), lambda: g(c=1), lambda: g(n, 2, 3), lambda: g(n, z=1), lambda: box.get(),
        lambda: box.get(n, x=1), lambda: Box(), lambda: Box(n, c=1), lambda: g(*n), lambda: g(**t), lambda: h(1, 2, 3),
        lambda: g(1, **{"a": 2}), lambda: (lambda: n)(x=1), lambda: list(items(z=1)), lambda: f(1, **{2: 3}),
    ]:
        try:
            wrong()
        except TypeError as error:
            told.append(str(error))
def deep(n, m=0):
    return m if n == 0 else deep(n - 1, m=m + 1) if n % 2 else deep(*[n - 1], **{"m": m})
told + [deep(300)]
""",
    "objects and their methods": """
class Node:
    limit = 3
    def __init__(self, value, next=None):
        self.value = value
        self.next = next
    def total(self):
        return self.value + (self.next.total() if self.next else 0)
    def add(self, n, times=1):
        self.value += n * times
        return self
    @classmethod
    def of(cls, values):
        made = None
        for each in values:
            made = cls(each, made)
        return made
    @staticmethod
    def twice(n):
        return 2 * n
class Named(Node):
    def __init__(self, value, name="none"):
        super().__init__(value)
        self.name = name
        self.call = lambda n: [name, n]
    def total(self):
        return super().total() * 10
class Wrong:
    def __init__(self, n):
        return n
told = [Node(1).total(), Node(1, Node(2)).add(3).add(4, 2).total(), Node(1, next=Node(2)).total()]
told += [Node.of([1, 2, 3]).total(), Node.twice(4), Named(5).add(1).total(), Named(5, "a").call(6), Named.of([1]).name]
told += [list(map(Node(7).add, [1]))[0].value, [each.value for each in map(Node, [8, 9])], Node.limit, Node(1).limit]
told.append(sorted([Node(3), Node(1)], key=lambda node: node.value)[0].value)
def nested(n):
    return Node(n, nested(n - 1) if n > 0 else None)
told.append(nested(6).total())
for wrong in [lambda: Node(), lambda: Node(1, 2, 3), lambda: Node(1, other=2), lambda: Node(1).add(), lambda: Wrong(2)]:
    try:
        wrong()
    except TypeError as error:
        told.append(str(error))
for wrong in [lambda: Node(1).missing(), lambda: Node(1).value(), lambda: (1).total()]:
    try:
        wrong()
    except (TypeError, AttributeError) as error:
        told.append(str(error))
print(told)
Wrong(None)
Node("a").add(2).add(None)
""",
    "what is raised and caught": """
def tried(n):
    told = []
    for k in range(n):
        try:
            if k == 1:
                raise ValueError(k)
            if k == 2:
                {}[k]
            if k == 3:
                continue
            if k == 5:
                return told
        except (KeyError, TypeError) as error:
            told.append(error.args)
        except ValueError:
            told.append("value")
        else:
            told.append(k)
        finally:
            told.append("last")
    return told
def again():
    try:
        try:
            raise KeyError("a")
        except KeyError as error:
            raise
        finally:
            told = 1
    except LookupError as error:
        return str(error)
def unknown():
    try:
        1 / 0
    except "no class":
        pass
told = [tried(2), tried(7), again()]
for each in range(3):
    try:
        unknown()
    except TypeError as error:
        told.append(str(error))
unknown()
""",
    "mappings of collections": """
from collections import Counter, OrderedDict, defaultdict, deque
counts, groups, ordered, queue = Counter("abca"), defaultdict(list), OrderedDict(), deque()
for key in ["a", "b", 1, (1, 2), True, 1.5, "a"]:
    counts[key] += 1
    groups[key].append(key)
    ordered[key] = key in groups, key in counts, groups[key][0], counts[key]
    queue.append(key)
told = 0
while queue:
    if counts and groups and queue.popleft() in counts:
        told += 1
for missing in ["z", (9, 9)]:
    told += counts[missing] + len(groups[missing]) + (missing in counts) + (missing in groups)
seen, plain = set(), {}
for x in range(3):
    seen.add((x, 1.5)), seen.add((x, "a")), seen.discard((x, None)), plain.setdefault((x, x), [])
    told += plain.get((x, x + 1), 0) + len(plain.pop((x, x), [])) + ((x, 1.5) in seen)
(told, counts, groups, ordered, Counter(["x", "y", "x"]), Counter(c for c in "xyx"), Counter({"x": 2}), Counter("é"))
""",
    "generators": """
def give(n):
    for k in range(n):
        yield k
    while n:
        n -= 1
        yield n
[sum(give(4)), list(give(3)), "".join(str(k) for k in give(3)), any(k > 2 for k in give(4)), list(zip(give(2), "ab"))]
""",
    "order": """
import heapq
rows = [(3, "c"), (1, "b"), (1, "a"), (1, "a", 0), (2.5, "x"), (1, None), (True, 1)]
heap = []
for row in rows[:5]:
    heapq.heappush(heap, row)
told = [heapq.heappop(heap) for _ in range(5)], sorted([3, 1, 2], reverse=True), sorted("bca"), sorted([2.5, 1.0])
told += ([max([(1, "x" * 5000), (1, "x" * 5001)]) > (1, ""), sorted([(1, "b"), (1, 2)][:1]), sorted([1, 2.5, True])],)
sorted(rows)
""",
    "special methods": """
import heapq
class V:
    kept = []
    def __init__(self, x): self.x = x
    def __lt__(self, o):
        V.kept.append(o)
        return self.x < o.x
    def __eq__(self, o): return self.x == o.x if type(o) is V else NotImplemented
    def __hash__(self): return hash(self.x)
    def __len__(self): return self.x
    def __bool__(self): return self.x
    def __str__(self): return self.x
    def __neg__(self): return V(-self.x)
    def __iadd__(self, o): return self if o else NotImplemented
    def __getitem__(self, i): return self.x[i]
    def __setitem__(self, i, v): self.x[i] = v
    def __contains__(self, i): return i == self.x
    def __call__(self, i, j=2): return i + j
    @property
    def twice(self): return self.x * 2
    def method(self, a, b=2, *c): return a, b, c
    @staticmethod
    def static(a): return a
a, b, c = V(1), V(2), V([3])
told = [min([b, a]).x, [v.x for v in sorted([b, a])], a == b, a == 1, b in [a, V(2)], {a: 1}[V(1)], len(b), (-a).x]
heapq.heappush(heap := [b], a)
a += 1
c[0] = 5
told += [c[0], 1 in a, a(3), a(3, 4), a.twice, a.method(1), a.method(1, 3, 4), a.static(5), V.static(6), V.method(a, 7)]
kept = a.method
for attempt in [lambda: len(V(-1)), lambda: len(V("a")), lambda: not V(1), lambda: str(V(1)), lambda: V(1) < 2]:
    try:
        attempt()
    except (TypeError, ValueError, AttributeError) as error:
        told.append(str(error))
told += [str(V("s")), f"{V('t')}", 1 if V(True) else 2, kept(8)]
a += 0
""",
    "methods that change what is gone through": """
class V:
    def __init__(self, x): self.x = x
    def __eq__(self, o):
        xs.clear()
        return False
    def __lt__(self, o):
        xs.append(V(self.x + o.x))
        return self.x < o.x
    def __getitem__(self, i):
        xs[:] = []
        return self.x + i
told = []
attempts = [lambda: V(1) in xs, lambda: xs.count(V(1)), lambda: xs.index(V(1)), lambda: xs[0][1], lambda: xs.sort()]
for attempt in attempts:
    xs = [V(3), V(2), V(1)]
    try:
        told.append(attempt())
    except ValueError as error:
        told.append(str(error))
told, xs[3].x
""",
    "short containers": """
a, b, xs = {1, 2, 3}, frozenset({2, 9}), [*range(8)]
told = [a & b, a | {4}, a - {1}, a ^ {1, 7}, b | b, a <= {1, 2, 3, 4}, a == {3, 2, 1}, a != {1}, {1: 2} | {1: 3}]
told += [[1] + [2], (1,) + (2,), {len(a), "a", 2}, {*a, (1, 2)}, hash((1, "a")) == hash((1, "a")), hash(2.5)]
a |= {5}
a &= {5, 1}
xs[2:5] = xs[4:1:-1]
xs[1:2] = xs
xs[::3] = (0,) * len(xs[::3])
for attempt in [lambda: {1} | [1], lambda: [1] + (1,), lambda: {1} < [1], lambda: {1, []}]:
    try:
        attempt()
    except TypeError as error:
        told.append(str(error))
told += [a, xs]
xs[::2] = [1]
""",
    "parameters that collect": """
class A:
    def f(self, *a, **k): return a, k
    def g(self, a, b=2): return a, b
    def __init__(self): self.h = lambda a, b=1: a * b
def f(a, b=2, *c, d=4, **e): return a, b, c, d, e
def g(a, *b, c=1): return a, b, c
a = A()
told = [f(1), f(1, 3), f(1, 3, 5, 6), f(1, d=7), f(1, 2, 3, x=5), g(1), g(1, 2, 3), g(*[1, 2], c=3), a.f(1), a.f(x=1)]
told += [a.g(1, b=3), a.g(a=1), a.h(2, b=4), A.g(a, 1, b=9), a.g(*[1], **{"b": 7}), g(*range(30)) + g(*range(60))]
def k(*a, **named): return a, named
for i in range(3):
    told += [k(i, x=i, **{"y": told[:1]}), f(i, 2, 3, z=i), f(i, b=3, z=i), k(**{f"x{n}": n for n in range(i * 6)})]
    told.append(*[max(*[1, i], **{"key": a.h})], *[])
a.g(1, c=2)
""",
    "texts and numbers of one another": """
told, texts = [], ["12", "-3", " 7 ", "1_0", "1" * 9, "1" * 10, "9" * 30, "x", "", "nan", "2.5", "é", b"4"]
for each in [5, -7, 2**30, 2**70, True, 2.5, *texts]:
    for make in [lambda: str(each), lambda: int(each), lambda: float(each)]:
        try:
            told.append(make())
        except ValueError as error:
            told.append(str(error))
str(told)
""",
    "numbers beside objects": """
class V:
    def __init__(self, x): self.x = x
    def __add__(self, o): return NotImplemented if type(o) is str else V(self.x + getattr(o, "x", o))
    def __radd__(self, o): return NotImplemented if o == 2.5 else V(self.x - o)
    def __rmul__(self, o): return self.x * o
    def __gt__(self, o): return self.x > o
    def __eq__(self, o): return self.x == getattr(o, "x", o)
v, told = V(3), []
for each in [
    lambda: (1 + v).x, lambda: 2.5 + v, lambda: True + v, lambda: 4 * v, lambda: 4 - v, lambda: 2 < v, lambda: 2 <= v,
    lambda: 3 == v, lambda: 3 != v, lambda: sum([v, v]).x, lambda: sum([v, V(1)], v).x, lambda: sum([v, "a"]),
]:
    try:
        told.append(each())
    except TypeError as error:
        told.append(str(error))
told
""",
    "generators inside one another": """
def walk(n):
    if n:
        yield from walk(n - 1)
    yield n
    return n
def stops():
    yield 1
    next(iter([]))
def asks():
    yield next(other)
other = asks()
told = [sum(walk(90)), list(zip(walk(2), walk(3))), next(walk(1)), next(iter([]), 5)]
for attempt in [lambda: list(stops()), lambda: next(other), lambda: next(other)]:
    try:
        attempt()
    except (RuntimeError, StopIteration, ValueError) as error:
        told.append((type(error).__name__, str(error)))
told
""",
}
"""Programs that go through functions of the library, the last statement of some of which fails."""


@pytest.mark.parametrize("text", LIBRARY.values(), ids=LIBRARY)
def test_what_the_library_calls_comes_to_the_same(text: str) -> None:
    same_in_both(text)


QUICK: list[tuple[Any, tuple[Any, ...]]] = [
    (ATTRIBUTES[type(args[0])][name], args)
    for name, args in [
        ("replace", ("aXbX", "X", "yy")), ("replace", ("ab", "a", "b", "c")), ("replace", ("ab", [1], "b")),
        ("split", ("a b", )), ("split", ("a,b", ",")), ("split", ("a,b", None, 1)), ("split", ("a", 1)),
        ("center", ("ab", 7)), ("center", ("ab", "x")), ("center", ("ab", 10**7)), ("find", ("ab" * 4000, "b")),
        ("startswith", ("ab", ("a", "b"))), ("startswith", ("ab", [1])), ("encode", ("é", "utf-8")),
        ("encode", ("é", "no")), ("split", (b"a", b"")),
        ("upper", ("é",)), ("upper", ("a", 1)), ("as_integer_ratio", (2.5,)), ("bit_length", (10**30,)),
        ("get", ({"a": 1}, "a", [])), ("get", ({}, (1, 2))), ("get", ({}, (1, "a"))), ("get", ({}, (1,) * 9)),
        ("get", ({}, [])), ("get", ({},)), ("items", ({}, 1)),
        ("partition", ("a=b", "=")), ("zfill", ("é", 9)), ("strip", ("xax", "x")), ("rsplit", ("a b c", None, 1)),
        ("replace", ("a" * 63, "a", "é" * 63)), ("replace", ("a" * 64, "a", "b")), ("rfind", ("aba", "a")),
        ("union", ({1, 2}, {2, 3}, {4})), ("union", ({1}, [2])), ("issubset", ({1}, frozenset({1}))), ("union", ({1},)),
        ("intersection", ({*range(40)}, {1})), ("difference", (frozenset({1, 2}), {2})), ("union", ({1}, {2}, 3)),
        ("join", (",", ["a", "é"])), ("join", ("", ())), ("join", (",", ["a", 1])), ("join", ("x" * 999, ["a", "b"])),
        ("join", (",", 1)), ("join", (",", "ab")), ("join", (",", ["a" * 1_000])),
    ]
] + [
    (BUILTINS[name], args)
    for name, args in [
        ("sum", ([1, 2, 3],)), ("sum", ((2**60 - 1,) * 9,)), ("sum", ([2**60],)), ("sum", ([0.1] * 10,)),
        ("sum", ([],)), ("sum", ([1, 2.5],)), ("sum", ([True],)), ("sum", (["a"],)), ("sum", ([1], 2)), ("sum", ()),
        ("sum", ([1], 2, 3)), ("sorted", ([3, 1, 2],)), ("sorted", (("b", "a"),)),
        ("sorted", ([2.5, math.inf, -1.0],)), ("sorted", ([],)), ("sorted", ((2, 2, 1),)),
        ("sorted", ([*range(15, 0, -1)],)), ("sorted", ([*range(16, 0, -1)],)), ("sorted", ([(2, "a"), (1, "b")],)),
        ("sorted", ([1, "a"],)), ("sorted", (1,)), ("sorted", ([2, 1], None)), ("sorted", (["é" * 4_000, "é"],)),
        ("divmod", (-7, 2)), ("divmod", (7, -2)), ("divmod", (7, 0)), ("divmod", (2**60, 7)),
        ("divmod", (7, 2**60 - 1)), ("divmod", (7.5, 2)), ("divmod", (True, 2)),
        ("divmod", (1 - 2**60, -1)), ("divmod", (1, "a")), ("divmod", (1,)), ("pow", (-3, 5, 7)), ("pow", (3, 5, -7)),
        ("pow", (3, -1, 7)), ("pow", (3, 5, 0)), ("pow", (3, 5)),
        ("pow", (2**59, 2**59, 2**59 - 1)), ("pow", (3, True, 7)), ("pow", (3, 5, 2**60)), ("pow", (3, 5, 7, 1)),
        ("next", (iter([]),)), ("next", (iter([]), 5)), ("next", ([],)), ("next", (iter([]), 1, 2)), ("next", ()),
        ("next", (TextGenerator(repeat(7)),)), ("next", (TextGenerator(repeat(7)), 5)),
        *(
            (name, given)
            for name in ("str", "int", "float", "len", "list")
            for given in (
                *((value,) for value in (0, -7, 10**20, 2**60 - 1, True, None, 2.5, 1e20, math.nan, "", "12", "é" * 9)),
                *((value,) for value in (" -7\n", "1_0", "9" * 18, "9" * 19, "1.5", b"12", (1, 2), [], {1: 2})),
                (), (1, 2), ("7", 8), (range(3),), (deque([1]),), (frozenset({1}),), ({1: 2}.items(),),
                (Decimal("2.5"),),
            )
        ),
        *(
            ("isinstance", (value, kind))
            for value in (1, True, 2.5, "a", None, [], {1: 2}, deque(), DefaultDict(None), BUILTINS["int"], range(3))
            for kind in (
                *(BUILTINS[each] for each in ("int", "str", "list", "dict", "type", "len")), None,
                TypeName(deque, plain=True), (BUILTINS["int"], BUILTINS["float"]), (BUILTINS["str"], 1), (),
                (BUILTINS["str"],) * 9, (BUILTINS["str"], (BUILTINS["int"],)), UnionType((BUILTINS["int"], None)),
            )
        ),
        ("isinstance", (1,)), ("isinstance", (1, BUILTINS["int"], 2)),
    ]
]  # fmt: skip
"""Methods with their owners and arguments, and functions with theirs, right and wrong."""


@pytest.mark.parametrize(("entry", "args"), QUICK)
def test_quick_calls_come_to_the_same(entry: Any, args: tuple[Any, ...]) -> None:
    told = []
    for call in (entry.fn, getattr(entry.fn, "slow", entry.fn.__wrapped__)):
        run = Sandbox({}, policy=Policy.PROGRAMS).run_kind()
        try:
            made = call(run, *args)
        except RAISED as error:
            made = type(error), str(error)
        told.append((made, run.bytes_left, run.steps + run.granted - run.steps_left))
    assert told[0] == told[1]


def test_short_values_are_known_alike() -> None:
    spec = importlib.util.spec_from_file_location("quick_in_python", Path(str(quick.__file__)).parent / "quick.py")
    assert spec is not None
    assert spec.loader is not None
    python = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(python)
    run = Sandbox({}).run_kind()
    deep: Any = 1
    values = ["a" * 63, "é" * 64, 2**60, -(2**59), 63, -64, True, None, 2.5, b"a", {1}, {*range(33)}, [], {}, ()]
    values += [[1, "a", None], [1] * 256, [1] * 257, {"a": [1, {2: (3,)}]}, {"a": b"b"}, [[2**70]], {(1,): 2}, [[{1}]]]
    for _ in range(10):
        deep = [deep]
        values += [deep, [deep, []]]
    for value in values:
        assert python.brief_items(run, value) == quick.brief_items(run, value), value
        assert python.are_little((value, 1)) == quick.are_little((value, 1)), value
    assert [each.are_little((1,) * 6) for each in (python, quick)] == [False, False]
    assert quick.are_little(("a" * 63, {1}, None, -63, frozenset()))


WIDE = "def f(n):\n    if n < 1:\n        return n\n" + "    f(n - 1)\n" * 8 + "    return n\nf(11)"
"""Calls, none of which evaluates Python."""


def test_compiled_calls_let_other_threads_run() -> None:
    told: list[float] = []
    sandbox = Sandbox({}, policy=Policy.PROGRAMS, limits=Limits(time_s=2, steps=10**10))
    program = sandbox.read(WIDE)
    timer = threading.Timer(0.2, lambda: told.append(perf_counter()))
    gc.disable()  # whose callbacks, as those of hypothesis, are Python as well
    try:
        timer.start()
        with pytest.raises(LimitExceeded, match="time_s"):
            sandbox.run(program)
        ended = perf_counter()
    finally:
        gc.enable()
    timer.join()
    assert told[0] < ended - 0.5


DEEP = """
def around(g):
    def call():
        return %s
    return call

f = lambda: 1
for i in range(900):
    f = around(f)
f()
"""
"""Functions without variables of their own, which call one another."""


@pytest.mark.parametrize("value", ["g()", "-" * 80 + "g()", "min(1, " * 80 + "g()" + ")" * 80])
def test_deep_calls_go_on_on_other_stacks(value: str) -> None:
    sandbox = Sandbox({}, policy=Policy.PROGRAMS)
    assert sandbox.run(DEEP % value) == 1
    with uncompiled():
        assert Sandbox({}, policy=Policy.PROGRAMS).run(DEEP % value) == 1


@pytest.mark.parametrize("element", ["-" * 80 + "next(g) for x in [0]", "x for x in [0] if " + "-" * 80 + "next(g)"])
def test_iterators_that_ask_one_another_stay_within_the_stack(element: str) -> None:
    text = f"f = iter([1])\nfor i in range(900):\n    f = (lambda g: ({element}))(f)\nlist(f)"
    with pytest.raises(LimitExceeded, match="recursion"):
        Sandbox({}, policy=Policy.PROGRAMS).run(text)


def test_c_has_the_bounds_of_python() -> None:
    folder = Path(str(closures.__file__)).parent
    header = (folder / "quick.h").read_text(encoding="utf-8")
    assert re.findall(r"#define MAX_TEXT (\d+)", header) == [str(LONG_TEXT)]
    text = (folder.parent / "budget" / "quick.pyx").read_text(encoding="utf-8")
    assert re.findall(r"FEW = (\d+), LONG = (\d+)", text) == [(str(comparison._FEW), str(LONG_TEXT))]
    native = (folder.parents[1] / "templates" / "native.py").read_text(encoding="utf-8")
    slots = re.findall(r"Py_ssize_t i\[(\d+)\]", (folder / "nodes.pxd").read_text(encoding="utf-8"))
    assert re.findall(r"MAX_TAKEN = (\d+)", native) == slots
    assert re.findall(r"if k < (\d+) and", (folder / "nodes.pyx").read_text(encoding="utf-8")) == slots


def test_keys_and_tables_are_bounded_alike() -> None:
    header = (Path(closures.__file__).parent / "quick.h").read_text(encoding="utf-8")
    assert re.findall(r"#define MAX_TABLE (\d+)", header) == [str(plain._SMALL_TABLE)]
    assert re.findall(r"size >= (\d+)\) return 0", header) == [str(plain._LONG_ROW)]
