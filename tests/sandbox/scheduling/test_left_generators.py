"""A generator that nothing holds any more is told to end, as in CPython: its `finally` runs there."""

import gc

import pytest

from lightfc_sandbox import LimitExceeded, Limits, Sandbox

from .orders import ORDERS, difference

FIRST = """
log = []
def g(n=3):
    try:
        for i in range(n):
            yield i
    finally:
        print("closed", n)
        log.append(n)
def h():
    try:
        while True:
            yield rd(1)
    finally:
        print("h", ud(1))
"""

SIMPLE = """
def g():
    try:
        yield 1
        yield 2
    finally:
        print("closed")
"""

ENDLESS = """
def g():
    try:
        i = 0
        while True:
            yield i
            i += 1
    finally:
        print("closed")
"""

PROGRAMS = {
    "a generator expression, below a call in flight": SIMPLE
    + """
def passed(items):
    yield next(items)
print("first", rd(1))
p = (x for x in g())
print(next(p))
del p
print("left")
""",
    "a generator expression of a comprehension, below a call in flight": SIMPLE
    + """
def passed(items):
    yield next(items)
print("first", rd(1))
p = g()
next(p)
made = [lambda: (x, i) for i in range(2) for x in [rd(i)]]
del p
print("left", made[0]())
""",
    "break": SIMPLE
    + """
for x in g():
    print(x)
    break
print("after")
""",
    "return": SIMPLE
    + """
def first():
    for x in g():
        return x
print(first())
print("after")
""",
    "next": SIMPLE
    + """
print(next(g()))
print("after")
""",
    "held": SIMPLE
    + """
it = g()
for x in it:
    break
print("after")
print(next(it))
""",
    "deleted": SIMPLE
    + """
it = g()
next(it)
del it
print("after")
""",
    "with": """
from contextlib import contextmanager
@contextmanager
def cm():
    print("in")
    try:
        yield 1
    finally:
        print("out")
def rows():
    with cm() as c:
        for i in range(3):
            yield i
for r in rows():
    if r == 1: break
print("after")
""",
    "failure": SIMPLE
    + """
try:
    for x in g():
        raise ValueError("x")
except ValueError as e:
    print("caught", e)
print("after")
""",
    "delegates": """
def inner():
    try:
        yield 1
        yield 2
    finally:
        print("inner closed")
def outer():
    try:
        yield from inner()
    finally:
        print("outer closed")
for x in outer():
    break
print("after")
""",
    "GeneratorExit": """
def g():
    try:
        yield 1
        yield 2
    except GeneratorExit:
        print("exit")
        raise
for x in g():
    break
print("after")
""",
    "islice": ENDLESS
    + """
from itertools import islice
print(list(islice(g(), 3)))
print("after")
""",
    "any": ENDLESS
    + """
print(any(x > 3 for x in g()))
print("after")
""",
    "zip": ENDLESS
    + """
for i, x in zip(range(2), g()):
    print(i, x)
print("after")
""",
    "__iter__": """
class R:
    def __iter__(self):
        try:
            yield 1
            yield 2
        finally:
            print("closed")
for x in R():
    break
print("after")
""",
    "assigned": SIMPLE
    + """
a, *rest = g()
it = g()
print(next(it))
it = None
print("after")
""",
    "of a function that ends": FIRST
    + """
def f():
    it = g()
    next(it)
    return 1
print(f(), log)
""",
    "with a call": FIRST
    + """
for x in h():
    break
print("after")
""",
    "comprehension": FIRST
    + """
xs = [x for x in g() if x > 0][:1]
print(xs, log)
""",
    "returns out of two loops": FIRST
    + """
def find(k):
    for x in g(5):
        for y in g(4):
            if x + y == k:
                return x, y
print(find(5), log)
""",
    "caught": FIRST
    + """
try:
    for x in g():
        1 / 0
except ZeroDivisionError as e:
    print("caught", e, log)
print(log)
""",
    "caught further out": FIRST
    + """
def boom():
    for x in g():
        raise KeyError(x)
try:
    boom()
except KeyError as e:
    print("caught", e)
print(log)
""",
    "item of a dict": FIRST
    + """
d = {"a": g()}
print(next(d["a"]))
d["a"] = 1
print(log)
""",
    "attribute": FIRST
    + """
class C:
    def __init__(self): self.it = g()
    def one(self): return next(self.it)
c = C()
print(c.one())
c.it = None
print(log)
""",
    "sum": FIRST
    + """
print(sum(x for x, _ in zip(g(9), range(2))), log)
""",
    "in a loop that calls": FIRST
    + """
a = rd(1)
for x in h():
    b = rd(x)
    if b > 2: break
print(a, b, log)
""",
    "recursion": FIRST
    + """
def walk(n):
    try:
        yield n
        if n: yield from walk(n - 1)
    finally:
        print("w", n)
for x in walk(3):
    if x == 1: break
print("after")
""",
    "in another": FIRST
    + """
def pipe():
    with_g = g()
    for x in with_g:
        yield x * 2
for x in pipe():
    break
print(log)
""",
    "beside another": FIRST
    + """
def pipe():
    try:
        yield from g()
    finally:
        print("pipe")
print(next(pipe()), log)
print(any(pipe()), log)
print(min(zip(pipe(), [5])), log)
""",
    "fails as it ends": FIRST
    + """
def bad():
    try:
        yield 1
        yield 2
    finally:
        raise ValueError("x")
for x in bad():
    break
print("after")
""",
    "ignores it": FIRST
    + """
def ignoring():
    try:
        yield 1
    except GeneratorExit:
        print("ignored")
        yield 2
for x in ignoring():
    break
print("after")
""",
    "assigns a global": FIRST
    + """
x = 1
def gg():
    global x
    try:
        yield x
    finally:
        x = 5
for y in gg(): break
print(x)
print([x, next(gg()), x])
x = 2
print(x + next(gg()) + x)
""",
    "context manager": FIRST
    + """
import contextlib
@contextlib.contextmanager
def cm(n):
    print("in", n)
    try:
        yield n
    finally:
        print("out", n)
def rows(n):
    with cm(n) as c:
        for i in range(c):
            yield i
def first(n):
    for r in rows(n):
        if r: return r
print(first(3))
print([r for r in rows(2)])
""",
    "assigned in a function": FIRST
    + """
def f():
    it = g()
    next(it)
    it = g(2)
    next(it)
    print("f")
    return it
k = f()
print("back", log)
k = None
print(log)
""",
    "argument": FIRST
    + """
def f(it):
    next(it)
f(g())
print(log)
(lambda it: next(it))(g(1))
print(log)
print(next(g(2)), next(g(3)), log)
""",
    "global": FIRST
    + """
it = iter(g())
next(it)
def use():
    global it
    del it
    print("deleted")
use()
print(log)
""",
    "fails in flight": FIRST
    + """
try:
    for x in g(2):
        rf(1)
        break
except ValueError as e:
    print("caught", e)
print(log)
""",
    "two of one comprehension": FIRST
    + """
print({k: next(g(rd(k))) for k in range(3)}, log)
""",
    "in a condition": FIRST
    + """
if rd(5) > 6:
    for x in g(5): break
else:
    print(next(g(6)))
print(log)
""",
    "several": FIRST
    + """
all_of_them = [g(1), g(2), g(3)]
print([next(each) for each in all_of_them])
all_of_them.clear()
print(log)
""",
    "a chain": FIRST
    + """
def chain(n):
    own = chain(n - 1) if n else g(n)
    for each in own:
        yield each
for each in chain(30):
    break
print(log)
""",
    "with its frame": FIRST
    + """
def use():
    own = g(6)
    next(own)
    return rd(6)
print(use(), log)
""",
}


@pytest.mark.parametrize(
    "way", ["{}", "{}\nrd(1)", "first = rd(5)\n{}\nprint(first)"], ids=["alone", "calls", "in flight"]
)
@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_it_is_told_to_end_where_cpython_does(text: str, way: str) -> None:
    assert difference(way.replace("{}", text), ORDERS[:4], sessions=(False,)) is None


SESSION = """
def g(n):
    try:
        yield n
        yield n
    finally:
        log.append(n)
log = []
def first(n):
    for each in g(n):
        return each
---
print(first(rd(1)), log)
---
for each in g(2):
    break
print(log)
"""


def test_it_is_in_a_later_program_of_a_session() -> None:
    assert difference(SESSION, ORDERS[:4]) is None
    session = Sandbox({}, policy="programs").session()
    for text in SESSION.split("---\n")[0], "kept = g(3)\nnext(kept)", "kept = None\nlog":
        found = session.run(text.replace("rd(1)", "3"))
    assert found == [3]


def test_nothing_of_it_runs_when_the_program_has_ended() -> None:
    said: list[str] = []
    sandbox = Sandbox({"say": said.append}, policy="programs", limits=Limits(steps=5_000))
    text = "def g():\n try:\n  yield 1\n finally: say('closed')\nkept = g()\nnext(kept)\n"
    assert sandbox.run(text + "5") == 5
    with pytest.raises(LimitExceeded):
        sandbox.run(text + "for x in g():\n while True: pass")
    gc.collect()
    assert said == []


def test_what_it_does_then_is_charged() -> None:
    sandbox = Sandbox({}, policy="programs", limits=Limits(steps=50_000))
    with pytest.raises(LimitExceeded):
        sandbox.run("def g():\n try: yield 1\n finally:\n  while True: pass\nfor x in g(): break\n5")


@pytest.mark.parametrize(
    "over",
    ["passed(h())", "enumerate(h())", "zip(h(), [1])", "chain(h(), [1])", "islice(h(), 5)"],
)
def test_what_goes_over_it_holds_it_no_longer_than_in_cpython(over: str) -> None:
    text = f"""
from itertools import chain, islice
def h():
    try:
        yield 1
        yield 2
    finally:
        print("end")
def passed(g):
    yield next(g)
o = {over}
print(list(o))
print("ended", rd(1))
p = {over}
print(next(p))
del p
print("left")
"""
    assert difference(text) is None
