"""Which statements overlap: each call takes a second of a virtual clock, so the length of a run tells."""

import asyncio
from typing import Any

import pytest

from lightfc import FunctionOutput, FunctionTool, ToolManager
from lightfc_sandbox import Limits, Policy
from tests.support import virtual_clock


async def take(value: Any = 0, *more: Any) -> Any:
    """Give the first value, one second later."""
    await asyncio.sleep(1)
    return value


async def fail(value: Any = 0) -> Any:
    """Fail, one second later."""
    await asyncio.sleep(1)
    raise ValueError(value)


MANAGER = ToolManager(
    [
        FunctionTool(take, name="f", read_only=True), FunctionTool(fail, name="bad", read_only=True),
        FunctionTool(take, name="w"), FunctionTool(take, name="s", sequential=True),
    ],
    {"p": lambda *values: sum(values), "data": [1, 2, 3]},
    policy=Policy.PROGRAMS,
)  # fmt: skip


def timed(text: str, manager: ToolManager = MANAGER) -> tuple[float, FunctionOutput]:
    async def main() -> tuple[float, FunctionOutput]:
        output = await manager.aexecute(text)
        return asyncio.get_running_loop().time(), output

    result: tuple[float, FunctionOutput] = virtual_clock.run(main())
    return result


_BOX = """\
class Box:
    def __init__(self, n): self.n = n
    def get(self, n):
        found = f([n])
        return found[0] + self.n
"""
_PAGES = """def pages(n):
    for i in range(2):
        x = f(n + i)
        if x < 0: return
        yield x
"""

_ASYNC_PAGES = f"import asyncio\nasync {_PAGES}"

_BOOK = """class Book:
    def __init__(self, n): self.n, self.at = n, 0
    def more(self):
        self.at += 1
        x = f(self.n + self.at - 1)
        return x if x else 0
    def __iter__(self): return self
    def __next__(self):
        if self.at == 2: raise StopIteration
        return self.more()
"""

_TWO_CALLS = "def g(x):\n    rows = f([x])\n    return f(rows[0])\n"

_KEPT = """class V:
    def __init__(self): self.items, self.found = [], []
    def add(self, x): self.items.append(x)
    def check(self, x):
        if f([x])[0] > 0: self.found.append(x)
"""

_OF_ITS_OWN: dict[str, tuple[str, Any]] = {
    "items of generators that are asked for one by one": (
        f"{_PAGES}def h(n):\n    own = pages(n)\n    a = next(own)\n    return [a, next(own)]",
        [[1, 2], [2, 3], [3, 4]],
    ),
    "objects that are asked for items one by one": (
        f"{_BOOK}def h(n):\n    own = Book(n)\n    a = next(own)\n    return [a, next(own)]", [[1, 2], [2, 3], [3, 4]],
    ),
    "items of a map that are asked for one by one": (
        "def h(n):\n    own = map(f, [n, n + 1])\n    a = next(own)\n    return [a, next(own)] if a else 0",
        [[1, 2], [2, 3], [3, 4]],
    ),
    "maps that are consumed as a whole": (
        "def h(n):\n    a = f(n)\n    return sum(map(f, [a, n])) if a else 0", [2, 4, 6],
    ),
    "generators that are told something": (
        ("def g():\n    k = 0\n    while k < 9: k = k + f((yield k))\n"
         "def h(n):\n    own = g()\n    a = next(own)\n    b = own.send(n)\n    return own.send(b)"), [2, 4, 6],
    ),
    "heaps": (
        ("import heapq\ndef h(n):\n    own = [n]\n    while len(own) < 3: heapq.heappush(own, f(own[0]) + 1)\n"
         "    return heapq.heappop(own)"), [1, 2, 3],
    ),
    "ordered lists": (
        ("import bisect\ndef h(n):\n    own = [n]\n    while len(own) < 3: bisect.insort(own, f(len(own)))\n"
         "    return bisect.bisect(own, 1)"), [2, 1, 1],
    ),
    "operators of objects in their places": (
        (f"{_BOX}class Sum(Box):\n    def __iadd__(self, n):\n        self.n = self.n + f(n)\n        return self\n"
         "def h(n):\n    own = Sum(0)\n    own += n\n    own += own.n\n    return own.n"), [2, 4, 6],
    ),
    "context managers of generators": (
        ("from contextlib import contextmanager\n@contextmanager\ndef m(n): yield f(n) + 1\n"
         "def h(n):\n    with m(n) as x: return f(x)"), [2, 3, 4],
    ),
}  # fmt: skip
"""Functions of which each call makes something and changes it beside its calls, one of which needs the other."""

_NEW = "    if x in seen: continue\n    seen.add(x)\n"
_COLLECTOR = """class C:
    def __init__(self): self.seen, self.out = set(), []
    def all(self, xs):
        for x in xs:
            if x in self.seen: continue
            self.seen.add(x)
            v = f(x)
            if v > 1: self.out.append(v)
        return self.out
"""

TOGETHER: dict[str, tuple[int, str, Any]] = {
    "a loop that leaves out what it has seen": (
        1, f"seen, out = set(), []\nfor x in [1, 2, 1, 3]:\n{_NEW}    v = f(x)\n    if v > 1: out.append(v)\nout",
        [2, 3],
    ),
    "a loop that goes on by what a call gives, behind what it has seen": (
        1, (f"seen, out = set(), []\nfor x in [1, 2, 1]:\n{_NEW}"
            "    v = f(x)\n    if v < 2: continue\n    out.append(v)\nout"), [2],
    ),
    "a loop that has counted what it has seen": (
        1, ("n, out = {}, []\nfor x in 'aba':\n    n[x] = n.get(x, 0) + 1\n    if n[x] > 1: continue\n"
            "    v = f(x)\n    if v > 'a': out.append(v)\nout"), ["b"],
    ),
    "a loop that keeps what it has asked for": (
        1, ("kept, out = {}, []\nfor x in [1, 2, 1]:\n    if x not in kept: kept[x] = f([x])\n    v = kept[x]\n"
            "    if v[0] < 2: out.append(v)\nout"), [[1], [1]],
    ),
    "loops in one another that leave out what they have seen": (
        2, ("seen, out = set(), []\nfor n in [1, 2]:\n    for x in f([n, 1]):\n        if x in seen: continue\n"
            "        seen.add(x)\n        v = f(x)\n        if v: out.append(v)\nout"), [1, 2],
    ),
    "a method that leaves out what the object has seen": (1, f"{_COLLECTOR}C().all([1, 2, 1, 3])", [2, 3]),
    "a loop whose calls are given a number that the turn before leaves": (
        1, ("n, out = 0, []\nfor x in 'abc':\n    n += 1\n    v = f(n)\n    if v > 1: out.append(x)\n"
            "(n, out)"), (3, ["b", "c"]),
    ),
    "levels of what is linked": (
        3, ("links = {1: [2, 3], 2: [3, 4], 3: [1], 4: []}\n"
            "def all_of(root):\n    seen, level, out = set(), [root], []\n"
            "    while level:\n        below = []\n        for x in level:\n            if x in seen: continue\n"
            "            seen.add(x)\n            page = f(x)\n            out.append(f'{page}')\n"
            "            below += links[page]\n        level = below\n    return out\nall_of(1)"), ["1", "2", "3", "4"],
    ),
    "assignments": (1, "a = f(1)\nb = f(2)\n[a, b]", [1, 2]),
    "two chains": (2, "a = f(1)\nb = f(a)\nc = f(2)\nd = f(c)\n[b, d]", [1, 2]),
    "unpacking": (2, "a, b = f(1), f(2)\nc = f(a)\n(b, c)", (2, 1)),
    "unpacking a value": (2, "a, b = f([1, 2])\nc = f(3)\nd = f(b)\n(a, b, c, d)", (1, 2, 3, 2)),
    "annotated": (1, "a: int = f(1)\nb: int = f(2)\na + b", 3),
    "added": (1, "a = 1\na += f(2)\nb = f(3)\na + b", 6),
    "expression statements": (1, "f(1)\nf(2)\nf(3)", 3),
    "awaited": (1, "a = await f(1)\nb = await f(2)\na + b", 3),
    "asyncio.gather": (2, "import asyncio\na = await asyncio.gather(f(1), f(2))\nb = f(3)\nf(a) + [b]", [1, 2, 3]),
    "objects made of what calls give": (
        1, f"{_BOX}[b.n for b in [Box(f([n])[0]) for n in data]]", [1, 2, 3],
    ),
    "the same in a loop": (
        1, f"{_BOX}out = []\nfor n in data:\n    out.append(Box(f([n])[0]))\n[b.n for b in out]", [1, 2, 3],
    ),
    "methods": (1, f"{_BOX}b = Box(0)\n[b.get(n) for n in data]", [1, 2, 3]),
    "methods with asyncio.gather, behind a lock": (
        1, (f"{_BOX}import asyncio\nb, lock = Box(0), asyncio.Semaphore(1)\nasync def add(n):\n    async with lock:\n"
        "        return await f([n])\nasync def main():\n    return await asyncio.gather(*[add(n) for n in data])\n"
        "asyncio.run(main())"), [[1], [2], [3]],
    ),
    "create_task": (
        1, "import asyncio\na = asyncio.create_task(f(1))\nb = asyncio.create_task(f(2))\nawait a + await b",
        3,
    ),
    "an `if` that gives variables values": (1, "if f(1):\n    a = 1\nelse:\n    a = 2\nb = f(2)\n[a, b]", [1, 2]),
    "the same by calls": (2, "a = 0\nif f(1):\n    a = f(2)\nb = f(f(3))\n[a, b]", [2, 3]),
    "several of them": (
        1, "k = n = 0\nx = f(3)\nif x > 2:\n    k = 1\nif x > 2 and k:\n    n = k + 1\nb = f(2)\n[k, n, b]", [1, 2, 2],
    ),
    "one that may leave a variable without a value": (1, "if f(1):\n    a = 1\nb = f(2)\n[a, b]", [1, 2]),
    "one that changes a list": (1, "xs = []\nif f(1):\n    xs.append(1)\nb = f(2)\n[xs, b]", [[1], 2]),
    "items of what calls give, in a list": (
        1, "out = []\nout.append(f([1])[0])\nout.append(f([2])[0])\nout += f([3])\nout.extend(f([4]))\nout",
        [1, 2, 3, 4],
    ),
    "the same in a dict": (
        1, "d = {'n': 0}\nd['a'] = f([1])[0]\nd[f('b')] = len(f([2]))\nd.update(f({'c': 3}))\nd",
        {"n": 0, "a": 1, "b": 1, "c": 3},
    ),
    "the same added up": (1, "t = 0\nt += f([1])[0]\nt += f([2])[0]\nt", 3),
    "what is taken apart": (1, "a, b = f([1, 2])\n(c, *d), e = f([[3, 4], 5])\n[a, b, c, d, e]", [1, 2, 3, [4], 5]),
    "lists that calls give, changed": (1, "a = f([2, 1])\na.sort()\nb = f([4, 3])\ndel b[0]\n[a, b]", [[1, 2], [3]]),
    "functions that change a list": (
        1, "out = []\ndef g(x):\n    out.append(f([x])[0])\ng(1)\ng(2)\nout", [1, 2],
    ),
    "loops one after the other": (
        2, ("a, b = [], []\nfor x in range(1, 4):\n    if f(x) > 1:\n        a.append(f([x])[0])\n"
        "for x in range(1, 4):\n    if f(x) < 3:\n        b.append(f([x])[0])\n[a, b]"), [[2, 3], [1, 2]],
    ),
    "loops in a `while`": (
        2, "out, i = [], 0\nwhile i < 3:\n    for x in f([i, 5]):\n        out.append(f([x])[0])\n    i += 1\nout",
        [0, 5, 1, 5, 2, 5],
    ),
    "loops in a loop that may end": (
        4, "out = []\nfor x in range(9):\n    if f(x) > 1: break\n    for y in f([x]): out.append(f([y])[0])\nout",
        [0, 1],
    ),
    "a `while` before others": (3, "i = 0\nwhile i < 3:\n    i = f(i + 1)\nb = f(f(4))\n[i, b]", [3, 4]),
    "`try` after `try`": (
        1, ("out = []\ntry:\n    out.append(f([1])[0])\nexcept ValueError as e:\n    out.append(e)\n"
        "try:\n    out.append(bad(2)[0])\nexcept ValueError as e:\n    out.append(str(e))\nout"), [1, "2"],
    ),
    "`match`": (1, "match f([1]):\n    case [x]:\n        a = x\n    case _:\n        a = 0\nb = f(2)\n[a, b]", [1, 2]),
    "what is no later statement's": (
        1, "a = f([1])\na.append(f([2])[0])\nb = f([3])\nb.append(f([4])[0])\nprint(a, b)\na + b", [1, 2, 3, 4],
    ),
    "one that prints": (1, "a = f([1])\nif a[0] > 0:\n    print('yes')\nelse:\n    print('no')\nb = f(2)\nb", 2),
    "what is printed": (1, "a = f([1])\nprint(a[0])\nb = f(2)\nprint(f'{b:>4}')\nb", 2),
    "a `while` that prints": (1, "i = 0\nwhile i < 3:\n    r = f([i])\n    print(r[0])\n    i += 1\ni", 3),
    "functions of the program": (
        1, "def g(x):\n    r = f([x])\n    print(r[0])\n    return r[0]\na = g(1)\ng(2)\nb = g(3)\n[a, b]", [1, 3],
    ),
    "functions that catch": (
        1, "def g():\n    try:\n        bad(1)\n    except ValueError:\n        return 3\na = g()\nb = g()\na + b", 6,
    ),
    "one in a function": (
        2,
        "def g(x):\n    y = 0\n    if f(x) > 1:\n        y = f(x)\n    return [y, f(f(x))]\na = g(1)\nb = g(2)\n[a, b]",
        [[0, 1], [2, 2]],
    ),
    "plain functions": (1, "a = p(f(1), 1)\nb = p(f(2), 1)\na * b", 6),
    "appending loop": (1, "out = []\nfor x in data:\n    out.append(f(x))\nout", [1, 2, 3]),
    "a variable of each turn": (
        1, "out = []\nfor x in range(8):\n    r = f(x)\n    if r % 2:\n        out.append(r)\nout", [1, 3, 5, 7],
    ),
    "filling loop": (1, "d = {}\nfor x in data:\n    d[x] = f(x)\nd", {1: 1, 2: 2, 3: 3}),
    "set loop": (1, "d = set()\nfor x in data:\n    d.add(f(x))\nd", {1, 2, 3}),
    "counting loop": (1, "d = {1: 0}\nfor x in data:\n    d[1] += f(x)\nd", {1: 6}),
    "summing loop": (1, "t = 0\nfor x in data:\n    t += f(x)\nt", 6),
    "joining loop": (1, "t = ''\nfor x in data:\n    t += str(f(x))\nt", "123"),
    "extending loop": (
        1, "out = []\nfor x in data:\n    out += [f(x)]\n    out.extend([f(0)])\nout",
        [1, 0, 2, 0, 3, 0],
    ),
    "chain in a loop": (2, "out = []\nfor x in data:\n    v = f(x)\n    out.append(f(v))\nout", [1, 2, 3]),
    "if in a loop": (1, "out = []\nfor x in data:\n    if x > 1:\n        out.append(f(x))\nout", [2, 3]),
    "test in a loop": (2, "out = []\nfor x in data:\n    if f(x) > 1:\n        out.append(f(x))\nout", [2, 3]),
    "nested loops": (1, "out = []\nfor x in data:\n    for y in data:\n        out.append(f(x * y))\nsum(out)", 36),
    "tuple target": (1, "out = []\nfor i, x in enumerate(data):\n    out.append(f(i + x))\nout", [1, 3, 5]),
    "unrolled": (1, "out = []\nout.append(f(1))\nout.append(f(2))\nout", [1, 2]),
    "while": (1, "i = 0\nout = []\nwhile i < 3:\n    i += 1\n    out.append(f(i))\nout", [1, 2, 3]),
    "break": (1, "out = []\nfor x in data:\n    if x > 2:\n        break\n    out.append(f(x))\nout", [1, 2]),
    "loop between": (
        2, "a = f(1)\nout = []\nfor x in data:\n    out.append(f(x))\nb = f(a)\n[a, b, out]",
        [1, 1, [1, 2, 3]],
    ),
    "in a function": (1, "def g(x):\n    a = f(x)\n    b = f(x + 1)\n    return a + b\n[g(1), g(2)]", [3, 5]),
    "in a try": (1, "try:\n    a = f(1)\n    b = f(2)\nexcept ValueError:\n    a = b = 0\na + b", 3),
    "asserts": (1, "assert f(1)\nassert f(2)\nf(3)", 3),
    "only asserts": (1, "assert f(1) > 0\nassert f(2) > 0, f(3)\n4", 4),
    "key": (1, "a = sorted(f([3, 1]), key=lambda x: -x)\nb = f(2)\n(a, b)", ([3, 1], 2)),
    "map": (2, "a = list(map(f, f(data)))\nb = f(2)\n(a, b)", ([1, 2, 3], 2)),
    "pipeline": (2, "[f(f(x)) for x in data]", [1, 2, 3]),
    "a list of what is starred": (2, f"{_TWO_CALLS}[*(g(x) for x in data), 4]", [1, 2, 3, 4]),
    "a tuple of it": (2, f"{_TWO_CALLS}(*map(g, data),)", (1, 2, 3)),
    "a set of it": (2, f"{_TWO_CALLS}{{*(g(x) for x in data), 4}}", {1, 2, 3, 4}),
    "starred arguments": (2, f"{_TWO_CALLS}p(*(g(x) for x in data))", 6),
    "starred arguments of a builtin": (2, f"{_TWO_CALLS}max(*map(g, data))", 3),
    "starred arguments of a tool": (3, f"{_TWO_CALLS}f(*map(g, data))", 1),
    "starred arguments of a function of the program": (
        2, f"{_TWO_CALLS}def h(*xs, n=1):\n    return [*xs, n]\nh(*(g(x) for x in data), n=2)", [1, 2, 3, 2],
    ),
    "starred arguments of asyncio.gather": (
        2, f"import asyncio\n{_TWO_CALLS}async def h():\n    return asyncio.gather(*(g(x) for x in data))\nh()",
        [1, 2, 3],
    ),
    "starred arguments by a variable": (
        2, f"import asyncio\n{_TWO_CALLS}tasks = (g(x) for x in data)\nawait asyncio.gather(*tasks)", [1, 2, 3],
    ),
    "generators that look at what they give": (
        2, f"{_PAGES}def h(n): return [-x for x in pages(n)]\n[h(n) for n in data]", [[-1, -2], [-2, -3], [-3, -4]],
    ),
    "loops over them": (
        2, f"{_PAGES}def h(n):\n    t = 0\n    for x in pages(n):\n        t += x\n    return t\n[h(n) for n in data]",
        [3, 5, 7],
    ),
    "generators that are consumed as a whole": (2, f"{_PAGES}[sum(pages(n)) for n in data]", [3, 5, 7]),
    "generators of tasks": (
        2, f"{_ASYNC_PAGES}async def h(n): return [x async for x in pages(n)]\nawait asyncio.gather(*map(h, data))",
        [[1, 2], [2, 3], [3, 4]],
    ),
    "objects that count their calls": (
        2, f"{_BOOK}def h(n):\n    b = Book(n)\n    return [b.more(), b.more()]\n[h(n) for n in data]",
        [[1, 2], [2, 3], [3, 4]],
    ),
    **{name: (2, f"{text}\n[h(n) for n in data]", value) for name, (text, value) in _OF_ITS_OWN.items()},
    "objects that are gone through": (
        2, f"{_BOOK}def h(n): return [*Book(n)]\n[h(n) for n in data]", [[1, 2], [2, 3], [3, 4]],
    ),
    "lists of objects that methods only look at": (
        2, (f"{_KEPT}    def run(self):\n        for x in self.items: self.check(x)\n"
            "        [self.check(x) for i, x in enumerate(self.items)]\n        return self.found, len(self.items)\n"
            "v = V()\nfor x in data: v.add(x)\nv.run()"), ([1, 2, 3, 1, 2, 3], 3),
    ),
    "loops in loops over lists of objects": (
        2, (f"{_KEPT}    def run(self):\n        for x in self.items:\n            rows = f([x, x])\n"
            "            for y in rows: self.found.append(f(y) + 1)\n        return self.found\n"
            "v = V()\nfor x in data: v.add(x)\nv.run()"), [2, 2, 3, 3, 4, 4],
    ),
    "items of items": (
        2, ("from itertools import chain\ndef g(x): return [y + 1 for y in f([x, x])]\n"
            "[f(x) for x in chain.from_iterable(g(x) for x in data)]"), [2, 2, 3, 3, 4, 4],
    ),
    "items of items that become keys": (
        2, ("from itertools import chain\n"
            "{y: f(y) for y in dict.fromkeys(chain.from_iterable(f([x, x]) for x in data))}"), {1: 1, 2: 2, 3: 3},
    ),
    "items of items of a map": (
        1, "from itertools import chain\nlist(chain.from_iterable(map(f, [[1], [2], [3]])))", [1, 2, 3],
    ),
    "items of generators": (
        2, ("from itertools import chain\ndef g(x):\n    for y in f([x, x]): yield y\n"
            "sorted(map(lambda x: f(x) + 1, chain.from_iterable(map(g, data))))"), [2, 2, 3, 3, 4, 4],
    ),
    "generator expressions in others": (
        2, "[f(y) for y in (y for x in data for y in f([x, x]) if y > 1)]", [2, 2, 3, 3],
    ),
    "items of one that a variable holds": (
        2, ("rows = (y for x in f([data]) for y in x)\nout = []\n"
            "for x in rows: out.append(f([x])[0] + 1)\nout"), [2, 3, 4],
    ),
    "a sum that functions make": (
        1, ("t = 0\nq = ''\ndef g(x):\n    global t, q\n    t += f(x)\n    q += f('a')\n"
            "for x in data: g(x)\n(t, q)"), (6, "aaa"),
    ),
    "a sum that methods make": (
        1, ("class S:\n    def __init__(self): self.n = 0\n    def add(self, x): self.n += f(x)\n"
            "o = S()\nfor x in data: o.add(x)\no.n"), 6,
    ),
    "a sum beside what is chosen": (
        1, ("xs, t = [], 0\nfor x in range(20):\n    y = f(x)\n    if y % 5 == 4: xs.append(y)\n    t += y\n(xs, t)"),
        ([4, 9, 14, 19], 190),
    ),
    "a sum beside counts": (
        1, ("n, t = {}, 0\nfor x in range(20):\n    y = f(x)\n    n[y % 2] = n.get(y % 2, 0) + 1\n    t += y\n(n, t)"),
        ({0: 10, 1: 10}, 190),
    ),
    "counted while collected": (1, "out = []\nfor x in data:\n    out.append(f(len(out)))\nout", [0, 1, 2]),
    "by another name": (1, "out = []\nc = out\nfor x in data:\n    out.append(f(len(c)))\nout", [0, 1, 2]),
    "until there are enough": (1, "xs = []\nwhile len(xs) < 9: xs.append(f(len(xs)))\nxs", [*range(9)]),
    "what is told of a list": (
        1, ("xs = [f(x) for x in data]\nn = len(xs)\nys = [f(n)] if isinstance(xs, (list, str)) else []\n"
            "zs = f(callable(xs) or type(xs) is list)\n(xs, ys, zs)"), ([1, 2, 3], [3], True),
    ),
    "comprehensions": (
        2, "a = [f(x) for x in data]\nb = {f(x): f(f(x)) for x in data}\nc = f(a)\n(b, c)",
        ({1: 1, 2: 2, 3: 3}, [1, 2, 3]),
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("for x in [3, 1, 2]:\n    if wait(x) > 1:\n        x", 2),
        ("for x in [3, 1, 2]:\n    r = wait(x)\n    if r < 9:\n        -r", -2),
        ("7\nif wait(3) > 1:\n    8\nx = wait(1)", 8),
        ("7\nif wait(3) > 1:\n    8\n9\nx = wait(1)", 9),
        ("7\nif wait(3) > 4:\n    8\nx = wait(1)", 7),
        ("def g(x):\n    try:\n        return bad(x)\n    except ValueError:\n        x\na = g(1)\n7\nb = wait(2)", 7),
        ("for x in [3, 1]:\n    try:\n        bad(x)\n    except ValueError:\n        x", 1),
    ],
)
def test_the_value_is_that_of_the_last_expression_statement_whatever_ends_last(text: str, value: Any) -> None:
    async def wait(seconds: int) -> int:
        """Give the seconds after as many."""
        await asyncio.sleep(seconds)
        return seconds

    tools = [FunctionTool(wait, read_only=True), FunctionTool(fail, name="bad", read_only=True)]
    _, output = timed(text, ToolManager(tools, policy=Policy.PROGRAMS))
    assert (output.output, output.error) == (value, None)


@pytest.mark.parametrize(("seconds", "text", "value"), TOGETHER.values(), ids=TOGETHER.keys())
def test_what_changes_nothing_overlaps(seconds: int, text: str, value: Any) -> None:
    took, output = timed(text)
    assert output.error is None, output.error
    assert (output.output, took) == (value, seconds)


STATEMENTS: dict[str, tuple[str, Any]] = {
    "a `while` with an index and an `if`": (
        ("ids, out, n, i = [1, 2, 3], [], 0, 0\nwhile i < len(ids):\n    v = f(ids[i])\n    if v > 1: out.append(v)\n"
        "    else: n += 1\n    i += 1\n[out, n]"), [[2, 3], 1],
    ),
    "a `while` that takes from a list": (
        "todo, out = [1, 2, 3], []\nwhile todo:\n    v = f(todo.pop())\n    if v > 1: out.append(v)\nout", [3, 2],
    ),
    "items below an `if`": (
        ("ids, out = [1, 2, 3], []\na = f(ids[0])\nif a: out.append(a)\nb = f(ids[1])\nif b > 5: out.append(b)\n"
        "c = f(ids[2])\n[a, b, c, out]"), [1, 2, 3, [1]],
    ),
    "keys below an `if` with an `else`": (
        ("def work(at):\n    notes = []\n    a = f(at['x'])\n    if a > 5: notes.append('big')\n"
        "    else: notes.append('small')\n    return [a, f(at['y']), notes]\nwork({'x': 1, 'y': 2})"),
        [1, 2, ["small"]],
    ),
    "functions that write a log": (
        ("log, ids = [], [1, 2, 3]\ndef check(x):\n    v = f(x)\n    if v > 1: log.append(f'{v}')\n    return v\n"
        "a = check(ids[0])\nb = check(ids[1])\nc = check(ids[2])\n[a, b, c, log]"), [1, 2, 3, ["2", "3"]],
    ),
    "loops below one another": (
        ("xs, ys, one, two = [1, 2], [3], [], []\nfor x in xs:\n    v = f(x)\n    if v > 1: one.append(v)\n"
        "for y in ys:\n    v = f(y)\n    if v > 1: two.append(v)\n[one, two, f(xs[0])]"), [[2], [3], 1],
    ),
    "a `try` for each": (
        "ids, told = [1, 2], []\n" + "".join(
            f"try:\n    v = f(ids[{n}])\n    if v > 1: raise ValueError(f'v{{v}}')\nexcept ValueError as e:\n"
            "    told.append(str(e))\n" for n in range(2)
        ) + "told", ["v2"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "value"), STATEMENTS.values(), ids=STATEMENTS.keys())
def test_statements_below_one_that_waits_go_on(text: str, value: Any) -> None:
    took, output = timed(text)
    assert (output.output, output.error, took) == (value, None, 1)


APART: dict[str, tuple[int, str, Any]] = {
    "an `if` in a `try`": (
        2, "try:\n    if f(1):\n        a = 1\n    else:\n        a = 2\n    b = f(2)\nfinally:\n    c = 0\n[a, b]",
        [1, 2],
    ),
    "a list that a call is given, and printed": (
        2, "a = f([1])\na.append(f([2])[0])\nb = f(a)\na.append(f([3])[0])\n[a, b]", [[1, 2, 3], [1, 2]],
    ),
    "an `if` whose variable functions see": (
        2, "a = 0\ndef g():\n    return a\nif f(1):\n    a = 1\nb = f(2)\n[g(), b]", [1, 2],
    ),
    "effects": (2, "a = w(1)\nb = w(2)\na + b", 3),
    "effect between": (3, "a = f(1)\nb = w(2)\nc = f(3)\n[a, b, c]", [1, 2, 3]),
    "sequential between": (3, "a = f(1)\nb = s(2)\nc = f(3)\n[a, b, c]", [1, 2, 3]),
    "sequential among siblings": (5, "[f(f(1)), s(2), f(3), s(4)]", [1, 2, 3, 4]),
    "sequential in a comprehension": (6, "[f(s(x)) for x in data]", [1, 2, 3]),
    "sequential argument": (2, "p(f(1), s(f(2)))", 3),
    "sequential operand": (2, "f(1) < s(2)", True),
    "effect in a loop": (3, "out = []\nfor x in data:\n    out.append(w(x))\nout", [1, 2, 3]),
    "read while collected": (3, "out = []\nfor x in data:\n    out.append(f(sum(out) + 1))\nout", [1, 2, 4]),
    "another name of it": (3, "out = []\nc = out\nfor x in data:\n    out.append(f(sum(c) + 1))\nout", [1, 2, 4]),
    "given to a call": (2, "out = []\nout.append(f(1))\nn = f(out)\nout.append(2)\n(n, out)", ([1], [1, 2])),
    "not its own list": (
        1, "def g(out):\n    for x in data:\n        out.append(f(x))\n    return out\ng([])",
        [1, 2, 3],
    ),
    "items with other names": (
        2,
        "a = [0]\nd = {1: a}\nd[1] += f([5])\nb = len(a)\nd[1] += f([6])\n(b, len(a))",
        (2, 3),
    ),
    "function of the text": (1, "def g(x):\n    return f(x)\na = g(1)\nb = g(2)\n(a, b)", (1, 2)),
    "walrus": (1, "a = f(1)\nb = (c := f(2))\n(a, b)", (1, 2)),
    "kept iterator": (1, "it = iter([f(1), f(2)])\na = next(it) + f(1)\nb = next(it)\n(a, b)", (2, 2)),
}  # fmt: skip


@pytest.mark.parametrize(("seconds", "text", "value"), APART.values(), ids=APART.keys())
def test_what_might_depend_on_the_order_keeps_it(seconds: int, text: str, value: Any) -> None:
    took, output = timed(text)
    assert output.error is None, output.error
    assert (output.output, took) == (value, seconds)


FAILING: dict[str, tuple[str, Any]] = {
    "caught where Python catches it": (
        "try:\n    a = bad(1)\nexcept ValueError as e:\n    a = str(e)\nb = f(2)\n(a, b)",
        ("1", 2),
    ),
    "what follows is undone": (
        "a, b = 1, 2\ntry:\n    a = f(5)\n    bad(1)\n    a = f(6)\n    b = 7\nexcept ValueError:\n    pass\n(a, b)",
        (5, 2),
    ),
    "what was collected stays": (
        "out = []\ntry:\n for x in data:\n  out.append(f(x))\n  if x > 1:\n   bad(x)\nexcept ValueError:\n 0\nout",
        [1, 2],
    ),
    "in a function": (
        "def g():\n    a = bad(1)\n    return f(2)\ntry:\n    b = g()\nexcept ValueError:\n    b = 3\nb", 3,
    ),
    "in finally": (
        "a = 1\ntry:\n    try:\n        a = bad(1)\n        a = 2\n    finally:\n        b = a\nexcept:\n    a",
        1,
    ),
    "the first in the text": (
        "try:\n    a = f(1)\n    b = bad(1)\n    c = 1 // 0\nexcept ValueError:\n    c = 'value'\nc", "value",
    ),
    "return before its failure": (
        "def g():\n    a = bad(1)\n    return 1 // 0\ntry:\n    b = g()\nexcept ValueError:\n    b = 3\nb", 3,
    ),
    "an assertion": (
        "try:\n a = f(1)\n assert f(0), f('no')\n a = 2\nexcept AssertionError as e:\n b = str(e)\n(a, b)",
        (1, "no"),
    ),
    "while testing": (
        "try:\n    a = bad(1)\n    if 1 // 0:\n        pass\nexcept ValueError:\n    a = 2\na", 2,
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "value"), FAILING.values(), ids=FAILING.keys())
def test_a_failure_is_where_python_has_it(text: str, value: Any) -> None:
    _, output = timed(text)
    assert output.error is None, output.error
    assert output.output == value


def test_calls_below_a_failure_finish_and_keep_their_results() -> None:
    took, output = timed("a = bad(1)\nb = f(2)\nc = f(f(3))\n(a, b, c)")
    assert output.error is not None
    assert output.error.message == "bad raised ValueError: 1"
    assert [(each.state, each.output) for each in output.calls] == [
        ("failed", None), ("finished", 2), ("finished", 3), ("finished", 3),
    ]  # fmt: skip
    assert took == 2


def test_a_limit_that_only_calls_below_a_failure_reach_does_not_hide_it() -> None:
    manager = ToolManager(MANAGER.tools.values(), policy=Policy.PROGRAMS, limits=Limits(calls=1))
    _, output = timed("a = bad(1)\nb = f(2)\n(a, b)", manager)
    assert output.error is not None
    assert output.error.type == "ValueError"


PRINTED: dict[str, tuple[int, str, str]] = {
    "siblings": (1, "print(f(1), w(2), sep=f('-'))", "1-2\n"),
    "arguments of what prints": (1, "def g(x, y):\n    print(x, y)\ng(f(1), y=f(2))", "1 2\n"),
    "one after the other": (1, "[print(f(1)), print(f(2))]", "1\n2\n"),
    "inside one another": (1, "print(f(1), print(f(2)), 3)", "2\n1 None 3\n"),
    "beside a change": (1, "a = [1]\nprint(f(1), a.append(2), a)", "1 None [1, 2]\n"),
    "before a change": (1, "a = [1]\nprint(a, f(1))\na.append(f(2))\nprint(a)", "[1] 1\n[1, 2]\n"),
    "beside what is collected": (1, "out = []\nout.append(f(1))\nout.append(2)\nprint(out, f(3))", "[1, 2] 3\n"),
    "in a loop": (1, "for x in data:\n    print(f(x), f(-x))", "1 -1\n2 -2\n3 -3\n"),
    "in a comprehension": (1, "[print(f(x), f(-x)) for x in data]", "1 -1\n2 -2\n3 -3\n"),
    "in a function": (1, "def g(x):\n    print(f(x), f(-x))\n[g(1), g(2)]", "1 -1\n2 -2\n"),
    "a function that prints": (1, "def g(x):\n    print(x)\n    return f(x)\nprint(g(1), g(2))", "1\n2\n1 2\n"),
}


@pytest.mark.parametrize(("seconds", "text", "printed"), PRINTED.values(), ids=PRINTED.keys())
def test_what_is_printed_is_in_order_and_its_parts_overlap(seconds: int, text: str, printed: str) -> None:
    took, output = timed(text)
    assert output.error is None, output.error
    assert (output.printed, took) == (printed, seconds)


ON_ITS_WAY = {
    "finally": """
try:
    try:
        a = bad(1)
    finally:
        b = 2
        print(b)
except ValueError:
    pass
b""",
    "raised again": """
try:
    try:
        bad(1)
    except ValueError:
        b = 2
        print(b)
        raise
except ValueError:
    pass
b""",
    "in a sibling": """
def g():
    try:
        bad(1)
    finally:
        print(2)
b = 2
try:
    [g(), f(1)]
except ValueError:
    pass
b""",
}


@pytest.mark.parametrize("text", ON_ITS_WAY.values(), ids=ON_ITS_WAY.keys())
def test_what_is_done_while_a_failure_is_on_its_way_stays_done(text: str) -> None:
    _, output = timed(f"b = 1{text}")
    assert (output.output, output.printed, output.error) == (2, "2\n", None)
