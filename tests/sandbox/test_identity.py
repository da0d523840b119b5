"""One object stays one object, by whatever road a program comes to it: what is changed there is changed everywhere.

The oracle is CPython: `exec` of the same text.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

import pytest

from lightfc_sandbox import Sandbox, Session

ROADS: Mapping[str, str] = {
    "arguments of an exception": "r = ValueError(x).args[0]",
    "the same of one that is kept": "e = ValueError(1, [x])\nr = e.args[1][0]",
    "the same of one that is raised": "try:\n    raise KeyError(x)\nexcept KeyError as e:\n    r = e.args[0]",
    "the same of one that is raised twice": """\
try:
    try:
        raise ValueError(x)
    except ValueError:
        raise
except ValueError as e:
    r = e.args[0]""",
    "the same from a function": """\
def fail(v):
    raise RuntimeError(v)
try:
    fail(x)
except RuntimeError as e:
    r = e.args[0]""",
    "the same of a type in a variable": "made = [ValueError][0]\nr = made(x).args[0]",
    "the same by map": "r = [*map(ValueError, [x])][0].args[0]",
    "the same of a `StopIteration`": "try:\n    raise StopIteration(x)\nexcept StopIteration as e:\n    r = e.value",
    "what `assert` says": "try:\n    assert False, x\nexcept AssertionError as e:\n    r = e.args[0]",
    "what a generator returns": """\
def g():
    yield 1
    return x
it = g()
next(it)
try:
    next(it)
except StopIteration as e:
    r = e.value""",
    "the same by a call": """\
def same(v):
    return v
def g():
    yield from []
    return same(x)
try:
    next(g())
except StopIteration as e:
    r = e.args[0]""",
    "the same, an iterator": """\
def g():
    yield from []
    return iter([x])
try:
    next(g())
except StopIteration as e:
    r = next(e.value)""",
    "what `yield from` gives": "def g():\n    yield 1\n    return x\ndef h():\n    yield (yield from g())\n_, r = h()",
    "what a generator yields": "def g():\n    yield x\nr = next(g())",
    "a generator expression in a variable": "it = (each for each in [x])\nr = next(it)",
    "an iterator in a variable": "it = iter([x])\nr = next(it)",
    "`map` and `filter` in variables": "it = filter(None, map(lambda v: v, [x]))\nr = next(it)",
    "`zip` and `enumerate`": "r = [*zip([x], [0])][0][0]\nr = [*enumerate([r])][0][1]",
    "`reversed`, `chain` and `islice`": """\
import itertools
r = next(itertools.islice(itertools.chain(reversed([x]), []), 1))""",
    "views of a dict": "d = {1: x}\nr = [*d.values()][0]\nr = [*d.items()][0][1]",
    "`setdefault` and `pop`": "d = {1: x}\nr = d.setdefault(1, [])\nr = d.pop(1)",
    "the `|` of dicts": "r = ({1: x} | {2: x})[2]",
    "spread displays": "r = [*[x]][0]\nr = {**{1: r}}[1]\nr, *_ = (*[r],)",
    "slices and sums of lists": "r = ([0] + [x])[1:][0]\nr = ([r] * 2)[1]",
    "a default": "def f(v=x):\n    return v\nr = f()",
    "a default by name": "f = lambda *, v=x: v\nr = f()",
    "positional arguments": "def f(*args):\n    return args[0]\nr = f(x)",
    "named arguments": "def f(**named):\n    return named['v']\nr = f(v=x)",
    "a closure's cell": "def make(v):\n    def get():\n        return v\n    return get\nr = make(x)()",
    "a cell that is assigned": """\
def make():
    v = None
    def put(w):
        nonlocal v
        v = w
    def get():
        return v
    return put, get
put, get = make()
put(x)
r = get()""",
    "a global of a function": "def f():\n    global r\n    r = x\nf()",
    "what a function returns": "def f(v):\n    return v\nr = f(x)",
    "a memo": "import functools\n@functools.cache\ndef f():\n    return x\nf()\nr = f()",
    "`functools.partial`": "import functools\nr = functools.partial(lambda a, *, b: [a, b], x, b=x)()[1]",
    "`functools.reduce`": "import functools\nr = functools.reduce(lambda a, b: a, [x, 1])",
    "`functools.cmp_to_key`": "import functools\nr = functools.cmp_to_key(lambda a, b: 0)(x).obj",
    "a named tuple's field": "from collections import namedtuple\nT = namedtuple('T', 'v')\nr = T(x).v",
    "the same, replaced": "from collections import namedtuple\nT = namedtuple('T', 'v w')\nr = T(0, x)._replace(v=1).w",
    "the same, as a dict": "from collections import namedtuple\nT = namedtuple('T', 'v')\nr = T(x)._asdict()['v']",
    "the same, unpacked": "from collections import namedtuple\nT = namedtuple('T', 'v')\nr, = T(x)",
    "mappings of `collections`": """\
from collections import OrderedDict, defaultdict, deque
r = OrderedDict(v=x)['v']
d = defaultdict(lambda: r)
r = d[0]
r = deque([r])[0]""",
    "a copy that is shallow": "import copy\nr = copy.copy([x])[0]\nr = [r].copy()[0]\nr = dict(v=r)['v']",
    "`sorted`, `max` and a default": "r = sorted([x], key=len)[0]\nr = max([r], key=len)\nr = next(iter([]), r)",
    "`operator.itemgetter`": "import operator\nr = operator.itemgetter(0)([x])",
    "`or`, `and` and a condition": "r = x or 0\nr = 1 and r\nr = r if True else 0",
    "an assignment expression": "(r := x)",
    "`for` and comprehensions": "for r in [x]: pass\nr = [each for each in [r]][0]\nr = {0: each for each in [r]}[0]",
    "a bound method": "append = x.append\nappend(3)\nr = x",
    "a list inside of itself": "x.append(x)\nr = x.pop()",
}  # fmt: skip

ARRAYS: Mapping[str, str] = {
    "a transposed array": "r = x.T", "a slice": "r = x[:1]", "`reshape`": "r = x.reshape(4)[:2].reshape(1, 2)",
    "`real`": "r = x.real", "`transpose`": "r = np.transpose(x)",
    "an argument of an exception": "r = ValueError(x).args[0]",
}  # fmt: skip


async def given(value: Any) -> Any:
    await asyncio.sleep(0)
    return value


def told(value: Any) -> Any:
    return value


@dataclass
class Box:
    v: Any
    more: list[Any] = field(default_factory=list)


class Pair(NamedTuple):
    v: Any
    w: Any


OBJECTS: Mapping[str, str] = {
    "a dataclass": "r = Box(x).v", "the same by name": "r = Box(v=x).v",
    "the same in a variable": "b = Box(x)\nr = b.v",
    "the same by map": "r = [*map(Box, [x])][0].v", "the same, computed": "r = [Box][0](x).v",
    "a named tuple of the host": "r = Pair(x, 0).v", "the same, unpacked": "r, _ = Pair(x, 0)",
    "the same by number": "r = Pair(0, x)[1]",
}  # fmt: skip

CLASSES = {"Box": Box, "Pair": Pair}


MADE = "x = [1]\n"
TOLD = (MADE, "x = told([1])\n")
GIVEN = (
    MADE, "x = given([1])\n", "x = [given([1])][0]\n", "def first():\n    return given([1])\nx = first()\n",
)  # fmt: skip
"""The list may be a future at first."""

ALONE = Sandbox(policy="programs")
CLASSES_ONLY = Sandbox(CLASSES, policy="programs")
FUNCTION = Sandbox({**CLASSES, "told": told}, policy="programs")
ASYNC_FUNCTION = Sandbox({**CLASSES, "given": given}, policy="programs")
PROCESS = Sandbox({"given": given}, policy="programs", isolation="process")

WAYS: Mapping[str, tuple[Callable[[], Sandbox | Session], Sequence[str]]] = {
    "alone": (lambda: ALONE, [MADE]),
    "beside a function": (lambda: FUNCTION, TOLD),
    "beside an async function": (lambda: ASYNC_FUNCTION, GIVEN),
    "in a session": (CLASSES_ONLY.session, [MADE]),
    "in a session beside a function": (FUNCTION.session, TOLD),
    "in a session beside an async function": (ASYNC_FUNCTION.session, GIVEN),
    "in a process": (lambda: PROCESS, GIVEN),
    "in a session in a process": (PROCESS.session, GIVEN),
}

ARRAY = "import numpy as np\nx = np.zeros((2, 2))\n"


@lru_cache(1024)
def _in_python(text: str) -> str:
    names: dict[str, Any] = {"given": told, "told": told, **CLASSES}
    exec(text, names)
    return repr(names["seen"])


CHANGED = "\nr.append(2)\nseen = [x, r, r is x]\nseen"


def _check(way: str, text: str) -> None:
    assert repr(WAYS[way][0]().run(text)) == _in_python(text), text


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("road", ROADS)
def test_a_list_is_seen_by_every_road(road: str, way: str) -> None:
    for made in WAYS[way][1]:
        _check(way, made + ROADS[road] + CHANGED)


@pytest.mark.parametrize("way", [way for way in WAYS if "process" not in way and way != "alone"])
@pytest.mark.parametrize("road", OBJECTS)
def test_a_list_is_seen_in_an_object_of_the_host_that_the_program_makes(road: str, way: str) -> None:
    """In a process of its own the program has copies of what such an object holds."""
    _check(way, MADE + OBJECTS[road] + CHANGED)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("road", ARRAYS)
def test_an_array_is_seen_by_every_road(road: str, way: str) -> None:
    _check(way, f"{ARRAY}{ARRAYS[road]}\nr[0, 1] = 5\nseen = x.tolist()\nseen")


OF_HOST: Mapping[str, str] = {
    "an exception": "try:\n    fail()\nexcept ValueError as e:\n    r = e.args[0]",
    "an exception that ends an iterator": """\
try:
    next(map(lambda v: stop(), [0]))
except StopIteration as e:
    r = e.value""",
    "an object": "r = box().more",
    "what an object of the program was given by its class": "b = Box(0)\nr = b.more",
}


@pytest.mark.parametrize("session", [False, True])
@pytest.mark.parametrize("road", OF_HOST)
def test_what_the_host_holds_is_copied_once_and_never_changed(road: str, session: bool) -> None:
    held: list[Any] = [1]
    box = Box(0, held)

    def fail() -> None:
        raise ValueError(held)

    def stop() -> None:
        raise StopIteration(held)

    names = {"fail": fail, "stop": stop, "box": lambda: box, "Box": lambda v: Box(v, held)}
    sandbox: Any = Sandbox({**names, "Kind": Box}, policy="programs")
    again = OF_HOST[road].rpartition("r = ")[2]
    text = f"{OF_HOST[road]}\nr.append(2)\nr" if "e." in again else f"{OF_HOST[road]}\nr.append(2)\n{again}"
    assert (sandbox.session() if session else sandbox).run(text) == [1, 2]
    assert held == [1]
