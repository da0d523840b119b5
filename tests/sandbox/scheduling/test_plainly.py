"""What calls no function of the host is evaluated plainly where it can meet no future: it comes to the same."""

import asyncio
import gc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from lightfc_sandbox import Policy, Sandbox
from lightfc_sandbox.evaluation import plainly, rest
from lightfc_sandbox.scheduling import fibers
from lightfc_sandbox.scheduling.futures import Pending
from tests.sandbox.scheduling.orders import difference
from tests.sandbox.scheduling.programs import PROFILES, program
from tests.sandbox.scheduling.search import orders_of

BEGINNINGS = [
    "t = rd(1)\nb = t + 1",
    "ts = [rd(i) for i in range(3)]\nt = sum(ts)",
    "t = rd(2)\nif t > 1: t = 5",
    "t = rf(1)",
    "xs = [rd(1), 2]\nt = rd(3)\nd = {'k': rd(4)}",
    "t = rd(1)\ndef seen(): return t\nt2 = seen()",
    "t = put('k', 1)",
    "try: t = rf(1)\nexcept ValueError: t = 0",
    "class Box:\n    def __init__(self): self.held = rd(5)\nbox = Box()\nt = rd(1)",
]  # fmt: skip

WORK = [
    "n = 0\nfor i in range(200):\n    n += i * 7 % 13\n",
    "n = i = 0\nwhile i < 200:\n    n += i % 3\n    i += 1\n",
    "o = []\nfor i in range(150):\n    o.append(i)\n    if i > 140: break\nelse: o = 0\nn = len(o), o[-1]\n",
    "def f(a, b): return a * b + len(str(a))\nn = 0\nfor i in range(150): n += f(i, n % 5)\n",
    "def fib(k): return k if k < 2 else fib(k - 1) + fib(k - 2)\nn = fib(9)\n",
    "n = sum(i * i for i in range(100) if i % 3)\n",
    "n = 0\nfor i in range(150):\n    n += t if i == 120 else i\n",
    "n = []\nfor i in range(150):\n    if i % 50 == 0: print(i, t)\n    n.append(i if i < 100 else t)\n",
    "c = {}\nfor w in ('a b a ' * 40).split(): c[w] = c.get(w, 0) + 1\nn = sorted(c.items(), key=lambda p: -p[1])\n",
    "class P:\n    def __init__(s, x): s.x = x\n    def add(s, o): return P(s.x + o.x)\n"  # noqa: ISC004
    "p = P(0)\nfor i in range(100): p = p.add(P(i))\nn = p.x\n",
    "class L(list): pass\nl = L([3, 1, t, 2])\nl.sort()\nn = [*l]\nfor i in range(90): l.append(i)\nm = len(l)\n",
    "g = (i for i in range(130))\nn = 0\nfor i in g:\n    n += i\n    if i > 100: n += next(g, 0)\n",
    "n = 0\nfor i in range(100):\n    try: n += 1 // (i % 7)\n    except ZeroDivisionError: n -= 1\n",
    "def work(k):\n    if k: raise KeyError(k)\n    return 1\nn = 0\nfor i in range(100): n += work(i // 99)\n",
    "n = [[x for x in range(i)] for i in range(20)]\nm = [len(x) for x in n]\n",
    "def up(k):\n    for i in range(k):\n        if i % 3: yield i, i * 2\nn = 0\nfor a, b in up(100): n += a * b\n",
    "def up(k):\n    at = 0\n    while at < k:\n        got = yield at\n        at += got or 1\n"  # noqa: ISC004
    "g = up(90)\nn = [next(g)]\nfor i in range(40): n.append(g.send(i % 3))\nm = sum(g)\n",
    "def each(o):\n    for x in o:\n        if isinstance(x, list): yield from each(x)\n        else: yield x\n"  # noqa: ISC004
    "n = [list(each([i, [i, [t, i]], []])) for i in range(30)]\n",
    "def safe(o):\n    for x in o:\n        try: yield 6 // x\n        except ZeroDivisionError: yield t\n"  # noqa: ISC004
    "        finally: seen.append(x)\nseen = []\nn = [x for i in range(9) for x in safe([1, 0, i])]\nm = len(seen)\n",
    "def late():\n    yield len(kept)\n    yield kept[-1]\nkept = []\ng = late()\n"  # noqa: ISC004
    "for i in range(80): kept.append(i)\nn = next(g)\nkept.append(t)\nm = next(g)\n",
    "fs = []\nfor i in range(80): fs.append(lambda x, i=i: x + i)\nn = [f(t) for f in fs[:3]] + [f(1) for f in fs]\n",
    "gs = [(i * x for x in (1, k)) for i in range(50) for k in [i]]\nn = [sum(g) for g in gs]\n",
    "from functools import reduce\nn = reduce(lambda a, b: a * b % 97, map(lambda x: x + 1, range(90)))\n",
    "n = sorted(({'k': i * 7 % 50} for i in range(80)), key=lambda r: -r['k'])\nn.sort(key=lambda r: r['k'])\n",
    "from collections import defaultdict\nd = defaultdict(int)\ne = defaultdict(lambda: [t])\n"  # noqa: ISC004
    "for i in range(90):\n    d[i % 4] += i\n    e[i % 3].append(i)\nn, m = [*d.items()], [*e.values()]\n",
    "n = [''.join(c.upper() for c in w if c != 'b') for w in ('ab', 'bc') * 30]\n",
    "it = filter(None, map(lambda v: v, [1, 0, 2, t]))\nn = []\nfor i in range(70): n.append(next(it, i))\n",
    "def pairs(o): return zip(o, map(lambda v: v * 2, o))\nn = [list(pairs([i, t])) for i in range(40)]\n",
    "def outer(k):\n    def inner(x): return x + k\n    return inner\nn = [outer(i)(t) for i in range(30)]\n",
]  # fmt: skip

ENDS = ["(n, t)", "n", "print(n)\nt", "n2 = rd(len(str(n)))\n(n, n2, t)"]


@pytest.fixture(name="at_once")
def looks_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked at each step whether the evaluation can be plain again, and soon waited for that."""
    monkeypatch.setattr(fibers, "FIRST_LOOK", 0)
    monkeypatch.setattr(rest, "_LONG", 3)
    monkeypatch.setattr(plainly, "_FIRST_DUE", 1)


@pytest.mark.parametrize("when", ["as it is", "at once"])
@pytest.mark.parametrize("work", WORK)
def test_it_comes_to_the_same(work: str, when: str, request: pytest.FixtureRequest) -> None:
    if when == "at once":
        request.getfixturevalue("at_once")
    for at, beginning in enumerate(BEGINNINGS):
        if (at + WORK.index(work)) % 3:
            continue  # each kind of work after three of them
        text = f"{beginning}\n{work}{ENDS[at % len(ENDS)]}"
        assert difference(text, orders_of(at), sessions=(False,)) is None, text


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.usefixtures("at_once")
def test_random_programs_come_to_the_same(profile: str) -> None:
    for seed in range(2):
        text = program(seed, profile)
        assert difference(text, orders_of(seed)) is None, text


@pytest.mark.parametrize("when", ["as it is", "at once"])
@pytest.mark.parametrize("work", WORK)
def test_it_comes_to_the_same_in_sessions(work: str, when: str, request: pytest.FixtureRequest) -> None:
    if when == "at once":
        request.getfixturevalue("at_once")
    for at, beginning in enumerate(BEGINNINGS):
        if (at + WORK.index(work)) % 3 == 1:
            parts = [beginning, work, ENDS[at % len(ENDS)]]
            text = ("\n---\n" if at % 2 else "\n").join(parts[:2]) + "\n---\n" + parts[2]
            assert difference(text, orders_of(at)) is None, text


LATER = [
    "def h(x): return rd(x)",
    "def h(x): return af(x) if x == 3 else x",
    "h = rd",
    "h = lambda x: rd(x) + 1",
    "class H:\n    def __init__(self, x): self.x = rd(x)\n    def __radd__(self, o): return o + self.x\nh = H",
    "def later(x): return rd(x)\nh = later",
    "def h(x):\n    yield rd(x)",
    "if t:\n    def h(x): return put('k', x)",
    "import functools\nh = functools.partial(rd)",
    "h, other = rd, h",
    "for h in [rd]: pass",
    "xs.append(rd)\nh = xs[0]",
]


@pytest.mark.parametrize("when", ["as it is", "at once"])
@pytest.mark.parametrize("later", LATER)
def test_what_a_function_calls_may_come_to_call_others(later: str, when: str, request: pytest.FixtureRequest) -> None:
    if when == "at once":
        request.getfixturevalue("at_once")
    first = "xs = []\ndef h(x): return x + 1\ndef g(k):\n    n = 0\n    for i in range(k): n += h(i)\n    return n"
    second = "class K:\n    def all(self, k):\n        return sum(h(i) for i in range(k))\nt = rd(1)\nn = g(70), t"
    last = "m = []\nfor i in range(3):\n    m.append(g(5))\nm, K().all(4), g(3)"
    texts = f"{first}\n---\n{second}\n---\n{later}\n---\n{last}\n---\nn, g(4)"
    assert difference(texts, orders_of(LATER.index(later))) is None


UNNAMED = {
    "o + 1": "def __add__(self, x): return {0}",
    "o < 1": "def __lt__(self, x): return {0} > 1",
    "[o] == [1]": "def __eq__(self, x): return {0} > 1",
    "1 if o else 2": "def __bool__(self): return {0} > 1",
    "len(o)": "def __len__(self): return {0}",
    "[*o]": "def __iter__(self):\n        yield {0}\n        yield {0}",
    "3 in o": "def __contains__(self, x): return {0} > 1",
    "o[5]": "def __getitem__(self, x): return {0}",
    "f'{o}'": "def __str__(self): return str({0})",
    "{o: 1} and 2": "def __hash__(self): return {0}",
    "o.p": "@property\n    def p(self): return {0}",
    "o[3]": "def __init__(self): self.d = {{}}\n    def __getitem__(self, k):\n"
    "        self.d[k] = self.d.get(k, 0) + 1\n        return {0} + self.d[k]",
}


@pytest.mark.parametrize("when", ["as it is", "at once"])
@pytest.mark.parametrize("call", ["rd(3)", "act(2)"])
@pytest.mark.parametrize("operation", UNNAMED)
def test_a_class_of_a_later_text_may_call(operation: str, call: str, when: str, request: pytest.FixtureRequest) -> None:
    """A function of an earlier text calls its special methods, and names nothing that it could call."""
    if when == "at once":
        request.getfixturevalue("at_once")
    first = f"class Q:\n    def __init__(self): self.p = 1\ndef g(o):\n    return {operation}"
    later = f"class O:\n    {UNNAMED[operation].format(call)}\nt = rd(1)\na = [g(O()), g(O())]\nb = g(O())"
    assert difference(f"{first}\n---\n{later}\na, b, t, peek()") is None


MISSING = [
    "n = 0\n    for i in range(3): n += d[i]\n    return n",
    "return [d[rd(1)], len(d)]",
    "a = rd(1)\n    b = d[a]\n    return [b, len(d)]",
    "return d[3]",
]


@pytest.mark.parametrize("when", ["as it is", "at once"])
@pytest.mark.parametrize("made", ["int", "lambda: rd(1)", "lambda: act(1)"])
@pytest.mark.parametrize("body", MISSING)
def test_a_dict_of_a_later_text_may_make_items(body: str, made: str, when: str, request: pytest.FixtureRequest) -> None:
    if when == "at once":
        request.getfixturevalue("at_once")
    later = f"from collections import defaultdict\nd = defaultdict({made})\n"
    assert difference(f"def g(d):\n    {body}\n---\n{later}t = rd(2)\na = [g(d), g(d)]\na, len(d), t") is None
    tried = "try:\n    t = rf(1)\n    n = g(d)\nexcept ValueError: n = 7\nn, len(d), peek()"
    assert difference(f"def g(d):\n    {body}\n---\n{later}{tried}") is None


READER = """
def reader(x):
    y = rd(x)
    if y > 0: pass
    return y + n
a = reader(1)
"""

ASSIGNING = [
    "def bump():\n    global n\n    n = n + 1\n{0}for i in range(70): bump()\n",
    "def bump(v):\n    global n\n    n = v\n    return v\n{0}m = sorted([3, 1], key=bump)\n",
    "def bump(v):\n    global n\n    n = v\n    yield n\n{0}m = [k for v in range(3) for k in bump(v)]\n",
    "{0}for i in range(70): n = i\n",
    "{0}for n in range(70): pass\n",
    "{0}m = sum((n := i) for i in range(5))\n",
    "def later(x):\n    global n\n    y = rd(x)\n    if y > 0: n = n + y\n    return y\n"  # noqa: ISC004
    "{0}b = later(2)\nm = [n + i for i in range(5)]\n",
    "class C: pass\n{0}c = C()\nfor i in range(70): c.n = n = i\n",
]  # fmt: skip


@pytest.mark.parametrize("when", ["as it is", "at once"])
@pytest.mark.parametrize("assigning", ASSIGNING)
def test_what_others_read_is_not_assigned_before_they_have(
    assigning: str, when: str, request: pytest.FixtureRequest
) -> None:
    if when == "at once":
        request.getfixturevalue("at_once")
    orders = orders_of(ASSIGNING.index(assigning))
    assert difference("n = 0\n" + assigning.format(READER) + "a, n", orders) is None
    body = ("n = 0\n" + assigning.format(READER)).replace("global", "nonlocal").replace("\n", "\n    ")
    assert difference(f"def outer():\n    {body}return a, n\nouter()", orders) is None


FAILING = [
    "for i in range(90): n = i",
    "n = sum(i * i for i in range(90))",
    "k = 0\nwhile k < 90: k += 1\nn = k",
    "def f(x): return x * 2\nn = [f(i) for i in range(90)]",
    "xs = []\nfor i in range(90): xs.append(i)\nn = len(xs)",
    "for i in range(90):\n    if i == 80: n = 1 // 0\n    n = i",
]


@pytest.mark.parametrize("when", ["as it is", "at once"])
@pytest.mark.parametrize("work", FAILING)
def test_nothing_is_left_of_what_stands_behind_a_failure(work: str, when: str, request: pytest.FixtureRequest) -> None:
    if when == "at once":
        request.getfixturevalue("at_once")
    inside, orders = work.replace("\n", "\n    "), orders_of(FAILING.index(work))
    for call in ("rf(4)", "rf(3)"):
        assert difference(f"n = -1\n---\nt = {call}\n{work}\n---\nn", orders) is None
        tried = f"try:\n    t = {call}\n    {inside}\nexcept Exception as e:\n    u = str(e)"
        assert difference(f"n = -1\ni = k = 5\n{tried}\nn, i, k", orders) is None


REMEMBERING = ["@cache\ndef c(x): return k", "@lru_cache(maxsize=2)\ndef c(x): return k", "c = cache(lambda x: k)"]


@pytest.mark.parametrize("when", ["as it is", "at once"])
@pytest.mark.parametrize("made", REMEMBERING)
@pytest.mark.parametrize("work", ["n = [c(i) for i in (1, 2)]", "n = use(3)", "for i in range(70): c(i)"])
def test_nothing_is_remembered_behind_a_failure(
    work: str, made: str, when: str, request: pytest.FixtureRequest
) -> None:
    if when == "at once":
        request.getfixturevalue("at_once")
    first = f"from functools import cache, lru_cache\nk = 0\n{made}\ndef use(j): return sum(c(i) for i in range(j))\n"
    last = "a, b = c(1), c.cache_info().misses\na, b"
    assert difference(f"{first}try:\n    t = rf(4)\n    {work}\nexcept ValueError: k = 5\n{last}") is None
    assert difference(f"{first}\n---\nt = rf(4)\n{work}\n---\nk = 5\n{last}") is None


EFFECTS_LATER = [
    "    return [rd(k), h(k), len(xs)]\n",
    "    a = rd(k)\n    b = h(k)\n    c = len(xs)\n    return a, b, c\n",
    "    out = []\n    for i in range(3):\n        out.append(h(i))\n        out.append(len(xs))\n    return out\n",
    "    return [h(i) for i in xs] + [len(xs)]\n",
    "    n = sum(h(i) for i in range(70))\n    return n, len(xs)\n",
]


@pytest.mark.parametrize("when", ["as it is", "at once"])
@pytest.mark.parametrize("body", EFFECTS_LATER)
def test_a_function_may_come_to_do_more(body: str, when: str, request: pytest.FixtureRequest) -> None:
    if when == "at once":
        request.getfixturevalue("at_once")
    first = f"xs = [5]\ndef h(x): return x\ndef g(k):\n{body}a = g(1)"
    later = "def h(x):\n    y = rd(x)\n    if y > 0 and len(xs) < 9: xs.append(y)\n    return y"
    quietly = "def h(x):\n    if len(xs) < 9: xs.append(x)\n    return x"
    assert difference(f"{first}\n---\n{later}\n---\ng(1)") is None
    assert difference(f"{first}\n---\n{quietly}\n---\nt = rd(1)\nr = g(1)\nr, xs, t") is None


def _futures_in(values: list[Any]) -> bool:
    """Whether values lead to a future, by what the garbage collector knows of them."""
    todo, seen = [*values], set()
    while todo:
        each = todo.pop()
        if type(each) is Pending:
            return True
        if id(each) not in seen and type(each) in {list, tuple, dict, set}:
            seen.add(id(each))
            todo += gc.get_referents(each)
    return False


@pytest.mark.parametrize("beginning", [each for each in BEGINNINGS if "rf(" not in each and "put(" not in each])
def test_no_variable_holds_a_future_at_rest(beginning: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing looks for futures then, so one that was left would be taken for a value."""
    found: list[bool] = []
    look = rest.RestingScheduler.rest

    def looked(self: rest.RestingScheduler) -> None:
        look(self)
        if not self.lazy:
            found.append(any(_futures_in(frame[3:]) for frame in rest._frames(self.run)))

    async def rd(value: int) -> int:
        await asyncio.sleep(0)
        return value

    monkeypatch.setattr(rest.RestingScheduler, "rest", looked)
    monkeypatch.setattr(rest, "_LONG", 20)
    work = "".join(f"a{at} = [{at}, {at}]\nb{at} = a{at} + [t if {at} < 5 else 0]\n" for at in range(60))
    sandbox = Sandbox({"rd": rd}, policy=Policy.PROGRAMS)
    text = f"{beginning}\n{work}b3[2] == b4[2], b59"
    assert asyncio.run(sandbox.arun(text)) == (True, [59, 59, 0])
    assert found, "the evaluation has come to rest"
    assert not any(found)


LONG_WORK = {
    "loops of few turns": (
        "a = [row(i) for i in range(20)]\nc = [[0] * 20 for _ in range(20)]\n"
        "for i in range(20):\n  for j in range(20):\n    for k in range(20):\n      c[i][j] += a[i][k] * a[k][j]\n"
        "sum(map(sum, c))"
    ),
    "a dict": (
        "held = {}\nfor i in range(20): held[i] = rd(i)\nbest = 0\nfor n in range(400):\n"
        "  for k, v in held.items():\n    best = max(best, v * n % 31)\nbest"
    ),
    "objects": (
        "class Item:\n  def __init__(self, i): self.v = rd(i)\n  def score(self, w): return self.v * w\n"
        "items = [Item(i) for i in range(20)]\nt = 0\nfor w in range(400):\n  for it in items:\n    t += it.score(w)\nt"
    ),
    "a function": (
        "xs = [rd(i * 37 % 101) for i in range(90)]\ndef ordered(xs):\n  xs = list(xs)\n  for i in range(90):\n"
        "    for j in range(89 - i):\n      if xs[j] > xs[j + 1]:\n        xs[j], xs[j + 1] = xs[j + 1], xs[j]\n"
        "  return xs\nordered(xs)"
    ),
    "a range that a call gives": "t = 0\nfor i in range(rd(6000)):\n  t += i\nt",
    "items that a call gives": (
        "out = []\nfor r in rows(6000):\n  if r['a'] % 3 == 0: out.append(r['a'])\n"
        "d = {}\nfor r in rows(2000):\n  k = r['a'] % 7\n  d[k] = d.get(k, 0) + 1\nlen(out), d"
    ),
    "the same in a function": "def f(n):\n  t = 0\n  for r in rows(n):\n    t += r['a']\n  return t\nf(6000)",
}


@pytest.mark.parametrize(
    ("text", "order"),
    [*((text, "effect") for text in LONG_WORK.values()), *((LONG_WORK[each], "free") for each in [*LONG_WORK][4:])],
)
def test_long_work_on_what_calls_gave_is_soon_plain(text: str, order: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four to eight thousand turns go over results of calls: few are steps beside calls, or make futures."""
    steps = 0

    def counting(method: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **kwargs: Any) -> Any:
            nonlocal steps
            steps += 1
            return method(*args, **kwargs)

        return counted

    async def rd(value: int) -> int:
        await asyncio.sleep(0)
        return value

    async def row(i: int) -> list[int]:
        await asyncio.sleep(0)
        return [(i + j) % 7 for j in range(20)]

    async def rows(n: int) -> list[dict[str, int]]:
        await asyncio.sleep(0)
        return [{"a": i} for i in range(n)]

    for name in ("look", "note"):
        monkeypatch.setattr(fibers.Fibers, name, counting(getattr(fibers.Fibers, name)))
    known = {"rd": lambda i: i, "row": lambda i: [(i + j) % 7 for j in range(20)]}
    at_once = Sandbox(known | {"rows": lambda n: [{"a": i} for i in range(n)]}, policy=Policy.PROGRAMS)
    calls = Sandbox({"rd": rd, "row": row, "rows": rows}, policy=Policy.PROGRAMS, order_of=lambda _: order)
    assert asyncio.run(calls.arun(text)) == at_once.run(text)
    assert steps < 2_000


def test_what_a_call_in_flight_changes_is_not_read_before() -> None:
    """Where a call that nobody has declared may change what the host has given, a loop over that waits for it."""
    held = [1, 2, 3]

    async def grow(count: int) -> int:
        await asyncio.sleep(0)
        held.extend(range(count))
        return count

    text = "t = grow(2)\nn = 0\nfor each in held: n += each\n(n, t)"
    sandbox = Sandbox({"grow": grow, "held": held}, policy=Policy.PROGRAMS, order_of=lambda _: "effect")
    assert asyncio.run(sandbox.arun(text)) == (7, 2)


@pytest.mark.parametrize(
    "work",
    [
        "for i in range(0, 2000, 2):\n    flags[i] = 0",
        "i = 0\nwhile i < 2000:\n    flags[i] = i\n    i += 1",
        "flags = [each for each in flags if each]",
    ],
)
def test_what_is_run_again_is_evaluated_plainly_each_time(work: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking through values is left out where it takes longer than what is done then, however often that is run."""
    looked: list[int] = []
    look_through = plainly._look_through

    def noting(*args: Any) -> int:
        looked.append(look_through(*args))
        return looked[-1]

    monkeypatch.setattr(plainly, "_look_through", noting)

    async def read(x: int) -> int:
        await asyncio.sleep(0)
        return x

    program = Sandbox({"read": read}, policy=Policy.PROGRAMS)
    checked = program.check(f"first = read(1)\nflags = [1] * 2001\n{work}\nsum(flags) + first")
    found: list[int] = []
    for _ in range(4):
        asyncio.run(program.arun(checked))
        found.append(len(looked))
        looked.clear()
    assert found[0]
    assert found == found[:1] * 4


DEEP = {
    "function": "def f(n): return n and 1 + f(n - 1)\nf(150)",
    "objects": "class A:\n    def __init__(s, n): s.c = A(n - 1) if n else None\n"
    "    def d(s): return 1 + (s.c.d() if s.c else 0)\nA(149).d()",
    "call": "class A:\n    def __call__(s, n): return n and 1 + s(n - 1)\nA()(150)",
    "decorated": "def d(f):\n    def w(*a): return f(*a)\n    return w\n"
    "@d\ndef f(n): return n and 1 + f(n - 1)\nf(150)",
    "cached": "from functools import cache\n@cache\ndef f(n): return n and 1 + f(n - 1)\nf(150)",
    "map": "def f(n): return list(map(f, [n - 1]))[0] + 1 if n else 0\nf(150)",
    "sorted": "def f(n): return 1 + sorted([n], key=lambda k: f(n - 1))[0] * 0 + n - 1 if n else 0\nf(150)",
    "generators": "def g(n):\n    yield n\n    if n:\n        yield from g(n - 1)\nlen(list(g(149)))",
    "generator of one": "def f(n): return n and 1 + f(n - 1)\ndef g():\n    while True:\n        yield f(75)\n"
    "it = g()\ndef h(n): return h(n - 1) if n else next(it)\nh(20) + next(it)",
    "beside": "def f(n): return n and 1 + f(n - 1)\ndef g(n):\n    v = read(n)\n"
    "    return f(50) if n == 0 else g(n - 1) + f(50) * 0 + v * 0 + 5 * (n < 21)\ng(40)",
    "arguments": "def f(n, v): return f(n - 1, read(n)) + 1 if n else v * 0\nf(150, 1)",
    "operands": "def f(n): return f(n - 1) + read(1) if n else 0\nf(150)",
    "remembered": "memo = {}\ndef f(n):\n    if n not in memo: memo[n] = f(n - 1) + f(n - 2) if n > 1 else read(n)\n"
    "    return memo[n]\nf(150) * 0 + 150",
    "first at its end": "def g(v):\n    for i in range(1): v = "
    + "max([" * 30
    + "v * 0 + 1"
    + "])" * 30
    + "\n    return v\n"
    "def f(n, v): return f(n - 1, read(n)) + 1 if n else g(v)\nf(149, 1)",
}


def test_several_threads_may_be_the_first_to_meet_a_future() -> None:
    """A program that is kept is compiled further where it first has to look for futures."""

    async def read(x: int) -> int:
        await asyncio.sleep(0)
        return x

    sandbox = Sandbox({"read": read}, policy=Policy.PROGRAMS)
    functions = [
        f"def f{i}(a):\n    for k in range(3): a += sum([k * v for k in [1, a]])\n    return a\n" for i in range(40)
    ]
    program = sandbox.check(f"v = read(1)\n{''.join(functions)}{[f'f{i}(v)' for i in range(40)]}".replace("'", ""))
    with ThreadPoolExecutor(4) as pool:
        found = [*pool.map(lambda _: asyncio.run(sandbox.arun(program)), range(8))]
    assert found == [[15] * 40] * 8


@pytest.mark.parametrize("beginning", ["", "a = read(1)\n", "a = [read(1)]\n", "a = [x for x in [read(3)] if x]\n"])
@pytest.mark.parametrize("work", DEEP)
def test_functions_nest_as_deep_beside_calls(work: str, beginning: str) -> None:
    """Whoever awaits a program, and whatever its stack bears already."""

    async def read(x: int) -> int:
        await asyncio.sleep(0)
        return x

    async def deep(levels: int) -> Any:
        return await (deep(levels - 1) if levels else sandbox.arun(beginning + DEEP[work]))

    sandbox = Sandbox({"read": read}, policy=Policy.PROGRAMS)
    assert asyncio.run(deep(100)) == 150
