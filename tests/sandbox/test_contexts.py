# ruff: noqa: E501 - long programs
"""`with` means what it does in CPython, by whatever way its block is left."""

import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox
from tests.support.tables import in_one_test

from .programs import by_name, compare_with_python
from .scheduling.orders import difference

PROGRAMS = by_name(r"""
# a class for both kinds of with
log = []
class A:
    def __enter__(self):
        log.append("in")
        return same(1)
    def __exit__(self, *told):
        log.append("out")
    async def __aenter__(self):
        log.append("in later")
        return self.__enter__() + 1
    async def __aexit__(self, *told):
        log.append("out later")
        self.__exit__(*told)
class B(A):
    async def __aenter__(self):
        return 10 + await super().__aenter__()
async def later():
    async with B() as y, A() as z:
        log.append((y, z))
    try:
        async with A():
            raise KeyError(1)
    except KeyError:
        log.append("raised")
    try:
        async with 3:
            pass
    except TypeError:
        log.append("no context manager")
with A() as x:
    log.append(x)
await later()
log

# a context manager that a method makes
import contextlib
from contextlib import contextmanager
log = []
class A:
    def __init__(self, name):
        self.name = name
    @contextmanager
    def within(self, *names, depth=1):
        "Goes in."
        log.append((self.name, names, depth))
        try:
            yield same(depth)
        except KeyError:
            log.append("caught")
        finally:
            log.append("out")
    @contextlib.contextmanager
    def twice(self):
        with self.within("a") as one, self.within("b", depth=2) as two:
            yield one + two
    def __call__(self):
        with self.twice() as found:
            log.append(found)
            {}["x"]
A(1)()
with A.within(A(2), depth=3) as x:
    log.append(x)
log, A.within.__name__, A.within.__doc__, A(3).twice.__name__

# a context manager that decorates functions
from contextlib import ContextDecorator, AbstractContextManager
log = []
class A(ContextDecorator, AbstractContextManager):
    def __init__(self, name):
        self.name = name
    def __exit__(self, kind, error, trace):
        log.append((self.name, kind and kind.__name__))
        return kind is KeyError
@A("f")
def f(a, *, b=2):
    "Adds."
    return a + same(b)
class B:
    @A("g")
    def g(self, key):
        return {}[key]
try:
    AbstractContextManager()
except TypeError:
    log.append("abstract")
f(1), f(1, b=3), B().g(1), f.__name__, f.__doc__, log

# every way out of the block
log = []
class C:
    def __init__(self, name, eats=False):
        self.name, self.eats = name, eats
    def __enter__(self):
        log.append("enter " + self.name)
        return self.name
    def __exit__(self, kind, error, trace):
        log.append(("exit", self.name, None if kind is None else kind.__name__, str(error)))
        return self.eats
def f(how):
    for i in range(3):
        with C("a") as x, C("b", True) as y:
            log.append((x, y, i))
            if how == "return": return i
            if how == "break": break
            if how == "continue": continue
            if how == "raise": raise ValueError("v")
            if how == "inside":
                with C("c"):
                    1 / 0
        log.append("after")
    return "end"
[[f(how) for how in ["return", "break", "continue", "raise", "inside", "no"]], log]

# context managers of generators that are entered again, or are given the same generator
from contextlib import contextmanager
log = []
def kept():
    try:
        yield 1
        yield 2
    finally:
        log.append("end")
def plain():
    yield 1
    yield 2
for function in (kept, plain):
    manager, shared = contextmanager(function)(), function()
    for made in (lambda: manager, contextmanager(lambda: shared)):
        try:
            with made():
                with made():
                    raise ValueError("inside")
            log.append("after")
        except (ValueError, AttributeError) as error:
            log.append(str(error))
    log.append(list(shared))
    try:
        with contextmanager(function)():
            raise StopIteration("block")
    except StopIteration as error:
        log.append(str(error))
log

# targets
class T:
    def __enter__(self): return (1, [2, 3])
    def __exit__(self, *told): pass
class O: pass
o, d = O(), {}
with T() as (a, (b, *c)): pass
with T() as d["k"]: pass
with T() as o.x: pass
with (T() as e, T() as f,): g = [e, f]
try:
    with T() as (a, b, c): pass
except ValueError as error: told = str(error)
[a, b, c, d, o.x, e, f, g, told]

# names that functions share
def h():
    x = 1
    class M:
        def __enter__(self):
            nonlocal x
            x += 1
            return x
        def __exit__(self, *told):
            nonlocal x
            x += 10
    with M() as q: y = q
    with M() as q, M() as z: pass
    with M() as x: pass
    return x, y, q, z
h()

# what is no context manager
class A: pass
class B:
    def __enter__(self): return 1
class C:
    def __exit__(self, *told): return 1
found = []
for made in [A(), B(), C(), 5, None, "s", A]:
    try:
        with made: found.append("in")
    except TypeError as error: found.append(str(error))
found

# an exit that fails
class A:
    def __enter__(self): return self
    def __exit__(self, *told): raise KeyError("from exit")
class E:
    def __enter__(self): raise OSError("no")
    def __exit__(self, *told): found.append("never")
found = []
for cls in [A, E]:
    try:
        with cls(): raise ValueError("x")
    except (KeyError, OSError) as error: found.append(repr(error))
def g():
    with A():
        yield 1
        yield 2
items = g()
found += [next(items), next(items)]
try: next(items)
except KeyError as error: found.append(repr(error))
found

# what is told of an error
class D:
    n = 0
    def __enter__(self):
        D.n += 1
        return D.n
    def __exit__(self, kind, error, trace):
        return kind is ValueError or isinstance(error, KeyError)
class Own(KeyError): pass
out = []
for bad in ["value", "key", "own", None]:
    with D() as n:
        if bad == "value": int("x")
        if bad == "key": {}["a"]
        if bad == "own": raise Own("a", 2)
        out.append(n)
try:
    with D() as n: raise OSError("os")
except OSError as error: out.append(str(error))
try:
    with D():
        try: raise ValueError(1)
        except ValueError: raise TypeError("again")
except TypeError as error: out.append(str(error))
[out, n]

# contextlib
from contextlib import suppress, contextmanager, nullcontext
import contextlib
log = []
@contextmanager
def tag(name, *, end="/"):
    log.append(name)
    try:
        yield name.upper()
    except ValueError as error:
        log.append("caught " + str(error))
    finally:
        log.append(end + name)
with tag("a") as A:
    with tag("b", end="!") as B:
        log.append(A + B)
        raise ValueError("inner")
    log.append("after b")
try:
    with tag("c"): raise KeyError("k")
except KeyError as error: log.append(repr(error))
with suppress(KeyError, IndexError):
    {}["a"]
    log.append("never")
with suppress(): pass
try:
    with contextlib.suppress(): raise KeyError(1)
except KeyError: log.append("not held")
with suppress(LookupError): raise IndexError
with nullcontext(5) as n, nullcontext() as m: log.append([n, m])
for row in [1, 0, 2]:
    with suppress(ZeroDivisionError): log.append(6 // row)
log

# generators of contextmanager that do not keep to it
from contextlib import contextmanager
log = []
@contextmanager
def simple(): yield 1
@contextmanager
def twice():
    yield 1
    yield 2
@contextmanager
def never():
    if False: yield
@contextmanager
def changes():
    try: yield
    except ValueError: raise TypeError("changed")
@contextmanager
def ends():
    try: yield 3
    except ValueError: return
@contextmanager
def goes_on():
    try: yield 3
    except ValueError: yield 4
for made, error in [(simple, None), (twice, None), (never, None), (changes, ValueError(1)), (ends, ValueError(1)), (goes_on, ValueError(1)), (simple, OSError("o")), (twice, OSError("t"))]:
    try:
        with made() as x:
            log.append(x)
            if error: raise error
        log.append("well")
    except Exception as told: log.append(repr(told))
log

# decimal.localcontext
from decimal import Decimal, localcontext, getcontext
import decimal
found = [getcontext().prec]
with localcontext() as ctx:
    ctx.prec = 5
    found.append(str(Decimal(1) / 3))
    with decimal.localcontext():
        getcontext().prec = 3
        found.append(str(Decimal(1) / 3))
    found.append(str(Decimal(1) / 7))
try:
    with localcontext() as ctx:
        ctx.prec = 2
        raise ValueError
except ValueError: pass
found + [str(Decimal(1) / 3), getcontext().prec]

# in a comprehension's function, and with a walrus
class T:
    def __init__(self, n): self.n = n
    def __enter__(self): return self.n
    def __exit__(self, *told): done.append(self.n)
done = []
def twice(n):
    with T(n) as x: return x * 2
values = [twice(i) for i in range(3)]
with (t := T(9)) as y: pass
[values, done, t.n, y]
""")


@in_one_test("name", [*PROGRAMS])
def test_with_is_what_it_is_in_python(name: str) -> None:
    compare_with_python(PROGRAMS[name])


NOTED = "class N:\n  def __enter__(self): return rd(1)\n  def __exit__(self, *told): log.append(rd(2))\nlog = []\n"


@pytest.mark.parametrize(
    "text",
    [
        "with N() as a: b = rd(3)\nc = rd(4)\n[a, b, c, log]",
        "for i in range(3):\n  with N() as a: log.append(rd(i))\n[a, log]",
        "with N() as a, N() as b:\n  print(rd(a), rd(b))\nlog",
    ],
)
def test_calls_around_a_block_keep_their_order_and_their_paths(text: str) -> None:
    assert difference(NOTED + text) is None


@pytest.mark.parametrize("text", ["while True: pass", "[0] * 10**9", "f = lambda: f()\n  f()"])
def test_no_context_manager_outlives_a_limit(text: str) -> None:
    told: list[str] = []
    sandbox = Sandbox({"tell": told.append}, policy=Policy.PROGRAMS, limits=Limits(steps=10_000, time_s=300))
    head = (
        "class A:\n  def __enter__(self): tell('in')\n  def __exit__(self, *error):\n    tell('out')\n    return True\n"
    )
    with pytest.raises((LimitExceeded, EvaluationError)):
        sandbox.run(f"{head}with A():\n  {text}")
    assert told == ["in"]


def test_a_session_keeps_what_a_block_has_bound() -> None:
    session = Sandbox({}, policy=Policy.PROGRAMS).session()
    session.run("from contextlib import contextmanager\n@contextmanager\ndef held(n):\n  yield n + 1")
    session.run("with held(1) as a:\n  b = a * 2")
    assert session.variables == {"a": 2, "b": 4}
