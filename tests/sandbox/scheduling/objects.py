# ruff: noqa: E501 - long tables
"""What random programs have more whose objects are of classes of their own: attributes that their parts share."""

from collections.abc import Mapping, Sequence

OBJECTS: Mapping[str, Sequence[str]] = {
    "object": ["o", "p", "r", "o", "p"],
    "int": [
        "<object>.n", "<object>.n", "<object>.put(<int>)", "<object>.put(<int>)", "<object>.look(<int>)",
        "<object>.run(<function>, <int>)", "len(<object>.kept)", "sum(<object>.kept) % 41", "<object>.kept[rd(0)]",
        "Box(<int>).put(<int>)", "Box.of(<int>).n", "More(<int>).look(<few>)", "<object>.step", "o.twin().n",
        "max(<object>.look(<int>), <object>.n)", "int(<object> is <object>)", "int(isinstance(<object>, More))",
        "(<object>.put(<int>), <object>.n)[1]", "risky(<object>, <int>)", "bare(<object>)", "<object>.after(<int>)",
        "<object>.lazy", "<object>.lazy", "<object>.ghost", "vars(<object>)['n']", "getattr(<object>, 'n' + '')",
        "tally.send(<int>)", "tally.send(<int>)", "noted(<int>)", "int(rng.integers(9))", "np.random.randint(7)",
        "drawn(<object>, <int>)", "drawn(<object>, <few>)", "taken(<few>)", "next(iter(Flow()), <int>)", "made(<int>).send(1)",
        "sum(map(<object>.put, [<int>, <few>])) % 47", "heappop([*<object>.kept, <int>])",
    ],
    "items": ["<object>.kept", "[<object>.put(q) for q in <items>][:4]", "[b.n for b in (o, p, r)]",
              "[Box(q).look(<few>) for q in <items>][:3]", "list(map(<object>.put, <items>))", "[*o.parts(<few>)]",
              "sorted(<items>, key=<object>.look)", "[*islice(Flow(), 2)]", "[*map(next, [<object>.parts(1), iter(Flow())], [0, 0])]"],
    "function": ["<object>.put", "<object>.look", "Box.put_all", "lambda q: <object>.put(q)"],
    "source": ["<object>.kept", "<object>.parts(<few>)", "map(<object>.put, <list>)"],
    "statement": [
        "<object>.n = <int>", "<object>.n = <int>", "<object>.n += <int>", "<object>.n -= <int>",
        "if len(<list>) < 6: <list>.append(<object>.n)", "<object>.kept = [<int>, <int>]", "<object>.put(<int>)",
        "<object>.n, <target> = <int>, <object>.n", "print(<object>.n, <int>)", "<target> = <object>.n",
        "if len(<object>.kept) < 6: <object>.kept += [<int>]", "<object>.kept[rd(0)] = <int>",
        "for <object>.n in <items>: <target> = <object>.look(<few>)", "bare(<object>)",
        "setattr(<object>, 'n', <int>)", "vars(<object>)['n'] = <int>", "<object>.lazy = <int>", "vars(<object>).pop('lazy', 0)",
        "if 'lazy' in vars(<object>): del <object>.lazy", "<target> = tally.throw(ValueError())",
        "if len(<list>) < 6: <list>.append(tally.send(<int>))", "rng.shuffle(<object>.kept)",
        "if len(<object>.kept) < 6: heappush(<object>.kept, <int>)", "if len(<list>) < 6: insort(<list>, <int>)",
        "if len(<object>.kept) < 6: <object>.kept.extend(islice(Flow(), 1))", "for x in Flow(): <target> = x; break",
    ],
    "outside": ["r = Box(<int>)", "o, p = p, o", "r = [o, p][rd(<few>) % 2]",
                "r.link = Box(<int>); <target> = r.link.n"],
    "seen": ["<object>.n", "<object>.put(<int>)"],
    "quiet": ["<object>.n", "<object>.look(<quiet>)"],
    "failing": ["<object>.n = rf(<int>)", "<object>.n += rf(<int>)", "<object>.fail(<int>)", "<target> = tally.send(rf(<int>))", "setattr(<object>, 'n', rf(<int>))",
                "<target> = risky(<object>, <int>)", "raise Odd(<int>, <object>.n)"],
    "kind": ["Odd", "(Odd, KeyError)"],
    "manager": ["<object>", "<object>", "kept_in(<object>)", "suppress(ValueError)"],
}  # fmt: skip

FIRST = """from bisect import insort
from contextlib import contextmanager, suppress
from heapq import heappop, heappush
from itertools import islice
from functools import cached_property
import numpy as np
class Odd(ValueError):
    def __init__(self, code, more=0):
        super().__init__('odd', code)
        self.code, self.more = code, more
class Box:
    step = 2
    def __init__(self, n):
        self.n = n
        self.kept = [n]
    def put(self, x):
        self.n = (self.n + rd(x)) % 50
        if len(self.kept) < 6: self.kept.append(x)
        return self.n
    def look(self, x): return (self.n + rd(x)) % 31
    def after(self, x):
        y = rd(x)
        self.n += 1
        return y + self.n
    def run(self, f, x):
        self.n = f(x) % 19
        return self.n
    def fail(self, x):
        self.n += 1
        self.n = rf(x)
    def parts(self, n):
        for x in range(n): yield rd(x) + self.n
    @cached_property
    def lazy(self):
        self.n = (self.n + 1) % 67
        return rd(self.n) + self.n
    def __getattr__(self, name):
        self.n = (self.n + 1) % 71
        return (rd(self.n) + self.n) % 11
    def __enter__(self):
        self.n = (self.n + rd(self.n)) % 47
        return self.n
    def __exit__(self, kind, error, trace):
        self.n = (self.n * 2 + rd(1)) % 43
        return kind is Odd or rd(self.n) % 3 == 0
    def twin(self): return type(self)(self.n + rd(1))
    @classmethod
    def of(cls, x): return cls(rd(x))
    @staticmethod
    def put_all(x): return rd(x) + 1
class More(Box):
    def put(self, x):
        self.seen = x
        return super().put(rd(x)) + self.step
def risky(b, x):
    try:
        if rf(x) % 2: raise Odd(x, b.n)
        b.n = x
    except Odd as e: b.n = e.code - e.more
    except ValueError: b.n -= 1
    return b.n
@contextmanager
def kept_in(b):
    n = b.n
    try: yield rd(n)
    except Odd as e: b.n = rd(e.code) + b.n
    finally: b.n = (b.n + n) % 51
def bare(b):
    b.n += rd(b.n) % 5
    return b.n
def counting():
    total = 0
    while True:
        try: x = yield total
        except ValueError: x = 1
        total = (total + rd(x)) % 59
class Flow:
    def __iter__(self): return flow
flow = iter([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7])
def taken(n):
    for x in Flow():
        if rd(x) > n: return x
    return 0
def drawn(b, n):
    own = b.parts(3)
    x = next(own, 0)
    heap = [n, x % 7]
    heappush(heap, rd(x) % 9)
    setattr(b, 'n', (b.n + next(own, 1)) % 61)
    return heappop(heap) + next(own, 2)
def made(n):
    own = counting()
    next(own)
    own.send(n)
    return own
told = ValueError()
def noted(x):
    if not hasattr(told, '__notes__') or len(told.__notes__) < 6: told.add_note(f'{rd(x)}')
    return len(told.__notes__[-1]) + len(told.__notes__)
tally = counting(); next(tally); rng = np.random.default_rng(3); np.random.seed(3)
o = Box(3); p = More(2); r = o"""

ACTING = """class Doer(Box):
    def put(self, x):
        if self.n % 2: act(x)
        self.n = peek() % 9
        return self.n
    def look(self, x): return act(self.n)
r = Doer(1)"""
"""A class whose methods make calls that act."""

SPECIAL: Mapping[str, Sequence[str]] = {
    "bag": ["g", "h", "k", "g", "h"],
    "int": [
        "len(<bag>)", "len(<bag>)", "<bag>[<few>]", "(<bag> + <int>).n", "(<int> + <bag>).n", "<bag>(<int>)", "<bag>.twice",
        "int(<bag> == <bag>)", "int(<bag> != <int>)", "int(<bag> < <bag>)", "int(<int> in <bag>)", "int(bool(<bag>))",
        "1 if <bag> else <int>", "sum(<bag>) % 43", "len(str(<bag>))", "len(f'{<bag>} {<bag>!r}')", "abs(<bag>)",
        "next(<bag>)", "<bag>.n", "(-<bag>).n", "max(<bag>, <bag>).n", "(<bag> and <int>) and 1", "table[Key(<few>)]",
        "len({Key(<int>), Key(<int>)})", "table.get(Key(<int>), <int>)", "Dat(<int>).x", "int(Dat(<int>) == Dat(<int>))",
        "len('%s' % <bag>)", "min([<bag>, <bag>], key=len).n", "int(<bag> in [<bag>, <bag>])",
    ],
    "items": ["[*<bag>][:4]", "list(<bag>)[:4]", "[x for x in <bag>][:4]", "[len(b) for b in (g, h, k)]",
              "[b.n for b in sorted([g, h, k])]", "[rd(x) for x in <bag>]", "[<bag>[q] for q in <items>][:4]",
              "[y for x, y in zip(<items>, <bag>)]", "Dat(<int>, <items>).xs"],
    "function": ["<bag>", "len", "lambda q: <bag>[q]"],
    "source": ["<bag>", "<bag>", "zip(<bag>, <bag>)"],
    "statement": [
        "<bag>[<few>] = <int>", "<bag> += <int>", "<bag> += rd(<int>)", "<bag>.twice = <int>", "<bag>.twice += <int>",
        "print(<bag>, <int>)", "print(<bag>)", "<target> = len(<bag>)", "x, y = Pair(<int>)", "<target> = <bag> + <int> and 3",
        "table[Key(<few>)] = <int>", "if <bag>: <target> = <int>", "for x in <bag>: <target> = x", "del <bag>[<few>]",
        "assert <bag> != <int>", "<target> = rd(<int>) + len(<bag>)",
    ],
    "seen": ["len(<bag>)", "<bag>.twice", "<bag>(<int>)"],
    "quiet": ["<bag>.n", "len(<bag>)"],
    "failing": ["<target> = <bag>.risky", "<bag>[rf(<int>)] = <int>", "<target> = len(<bag>) + rf(<int>)"],
}  # fmt: skip
"""The same of classes with methods that are called without being named."""

SPECIAL_FIRST = """from dataclasses import dataclass, field
class Bag:
    def __init__(self, n): self.n = n
    def __len__(self): return self.n % 7
    def __getitem__(self, i): return (self.n + rd(i)) % 17
    def __setitem__(self, i, v): self.n = (self.n + rd(v) + i) % 37
    def __delitem__(self, i): self.n = (self.n * 2 + i) % 31
    def __add__(self, x): return Bag((self.n + rd(x)) % 41)
    def __radd__(self, x): return Bag((rd(self.n) + x) % 41)
    def __iadd__(self, x):
        self.n = (self.n + rd(x)) % 29
        return self
    def __neg__(self): return Bag(rd(self.n))
    def __abs__(self): return rd(self.n)
    def __call__(self, x): return (rd(x) + self.n) % 13
    def __eq__(self, o):
        self.n = (self.n + 1) % 23
        return rd(self.n) == (o.n if isinstance(o, Bag) else o)
    def __lt__(self, o): return rd(self.n) < o.n
    def __gt__(self, o): return self.n > rd(o.n)
    def __contains__(self, x): return rd(x) % 3 == self.n % 3
    def __bool__(self): return rd(self.n) % 2 == 0
    def __iter__(self):
        for i in range(self.n % 4):
            self.n += 1
            yield rd(i) + self.n
    def __next__(self):
        self.n = (self.n + 3) % 53
        return rd(self.n)
    def __str__(self): return 'B' * (rd(self.n) % 5)
    def __repr__(self):
        self.n = (self.n + 1) % 23
        return f'Bag {self.n}'
    @property
    def twice(self):
        self.n = (self.n + 1) % 61
        return rd(self.n)
    @twice.setter
    def twice(self, v): self.n = (self.n + rd(v)) % 59
    @property
    def risky(self): return rf(self.n)
class Key:
    def __init__(self, k): self.k = k
    def __hash__(self): return hash(rd(self.k) % 3)
    def __eq__(self, o): return rd(self.k) % 3 == rd(o.k) % 3
class Pair:
    def __init__(self, n): self.n = n
    def __iter__(self): return iter([rd(self.n), self.n])
@dataclass
class Dat:
    x: int
    xs: list = field(default_factory=lambda: [rd(2)])
g = Bag(3); h = Bag(2); k = g; table = {Key(0): 1, Key(1): 2, Key(2): 3}; x = y = 0"""

SPECIAL_ACTING = """class Agent(Bag):
    def __abs__(self):
        if self.n % 2: act(self.n)
        self.n = peek() % 9
        return self.n
    def __getitem__(self, i): return act(i) % 5
k = Agent(1)"""

SPECIAL_LAST = ", g.n, h.n, k.n, [*table.values()], x, y"

LAST = ", [*flow], o.n, o.kept, p.n, p.kept, r.n, r.step, next(tally), getattr(told, '__notes__', [])"
