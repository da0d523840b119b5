"""Classes that derive from `list`, `dict`, `set` and their kin mean what they mean in CPython."""

# ruff: noqa: E501 - long tables

import asyncio
from typing import Any

import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, Policy, Sandbox

from .programs import SYNC, by_name, compare_with_python
from .scheduling.orders import difference

PROGRAMS = by_name(r"""
# a stack
class Stack(list):
    def push(self, x):
        self.append(same(x))
        return self
    def peek(self): return self[-1]
    @property
    def empty(self): return not self
s, r = Stack(), []
s.push(1).push(2)
s += [same(3)]
r += [str(s), len(s), s.peek(), s.pop(), isinstance(s, list), s.empty, [*s], s[0], s[:1], s + [5], [5] + s, s * 2]
r += [sorted(s, reverse=True), sum(s), 2 in s, s == [1, 2], [1, 2] == s, s != [1], s < [1, 3], [*reversed(s)], max(s)]
r += [bool(Stack()), str(Stack("ab")), type(s).__name__, s.index(2), [*enumerate(s)], isinstance(s, (dict, tuple))]
s.sort(key=lambda v: -same(v))
s[0:1] = [9, 8]
del s[-1]
r += [str(s), f"{s} {s!r:>9}", "%s" % s, s.copy(), s.count(9), str({"s": [s]}), type(s) is Stack]
try: {s: 1}
except TypeError: r.append("unhashable")
r

# methods of plain types by other names
class Stack(list):
    push, size = list.append, list.__len__
    make = dict.fromkeys
    text = str.upper
class Registry(dict):
    put = dict.__setitem__
    look = dict.get
    drop = dict.pop
class Plain:
    join = str.join
    size = len
    of = int
s, d, p, r = Stack([1]), Registry(), Plain(), []
s.push(same(2))
Stack.push(s, 3)
d.put("a", same(1))
r += [str(s), s.size(), d.look("a"), d.look("b", 5), d.drop("a"), str(d), s.make("ab"), p.size([1]), p.of("3")]
for each in (lambda: s.text(), lambda: p.join(["a"]), lambda: s.push(), lambda: d.drop("z")):
    try: each()
    except (TypeError, KeyError) as e: r.append(type(e).__name__)
r

# what takes its arguments by place alone
class Stack(list): pass
class D(dict): pass
class T(set): pass
s, d, t, r = Stack([1]), D(a=1), T({1}), []
for each in (
    lambda: s.append(item=1), lambda: s.append(), lambda: s.insert(0), lambda: s.count(1, 2), lambda: d.get(key=1),
    lambda: d.get(), lambda: d.items(1), lambda: t.add(item=1), lambda: s.extend(1),
):
    try: r.append(each())
    except TypeError: r.append("refused")
r += [d.get("a"), d.get("b"), d.get("b", 2), d.setdefault("c"), s.insert(0, 5), s.extend("ab"), t.discard(4), t.add(2)]
r += [str(s), sorted(t), str(d), s.clear(), t.copy() == t, str(s)]
r

# what is given itself
from collections import Counter
class Stack(list): pass
class T(set): pass
class C(Counter): pass
s, t, r = Stack([1, 2]), T({1, 2}), []
s.extend(s)
s += s
r += [str(s), str(s + s)]
t.difference_update(t)
r += [str(t)]
for change in (
    lambda c: c.update(c), lambda c: c.update(C("ab")), lambda c: c.subtract(c), lambda c: c.__iadd__(C("b")),
    lambda c: c.__isub__(c), lambda c: c.__ior__(C("bbb")), lambda c: c.__iand__(C("a")),
):
    c = C("aab")
    change(c)
    r.append(sorted(c.items()))
r += [sorted(Counter(C("aab")).items())]
r

# a dict that makes what is missing
class D(dict):
    def __missing__(self, k):
        v = self[k] = same(k) * 2
        return v
    def __getattr__(self, k):
        try: return self[k] if k in self else {}[k]
        except KeyError: raise AttributeError(k)
d, r = D(a=1), []
r += [d["a"], d["b"], str(d), d.get("z"), "z" in d, len(d), [*d.items()], d.a, {**d}, dict(d), dict(d, q=2)]
r += [d == {"a": 1, "b": "bb"}, d | {"c": 3}, {"c": 3} | d, d.pop("a"), d.setdefault("q", []), isinstance(d, dict)]
d.update(x=1, y=2)
d |= {"z": 4}
import json
r += [[*d.items()], json.dumps(d), json.dumps([{"in": d}], indent=1), sorted(d), d.keys() == {"b", "q", "x", "y", "z"}]
r += [same(1, **{}) if False else (lambda **k: k)(**d), [*reversed(d)], d.popitem()]
match d:
    case {"x": x, **rest}: r += [x, sorted(rest)]
try: D([1])
except TypeError: r.append("no pairs")
r

# abstract types, and types in brackets
from collections.abc import Iterable, Mapping, MutableMapping, MutableSequence, Sequence
from collections import defaultdict
class L(list[int]):
    def second(self): return self[1]
class D(dict[str, list[int]]): pass
class M(defaultdict[str, int]): pass
l, d = L([1, same(2)]), D(a=[1])
kinds = Iterable, Sequence, MutableSequence, Mapping, MutableMapping
[[isinstance(x, t) for t in kinds] for x in (l, d, M(int))], l.second()

# without a method
class G(dict):
    def add(self, a, b):
        self.setdefault(a, set()).add(b)
        return self
class E(list): pass
class F(E):
    def append(self, x): super().append(x * 10)
    def __init__(self, xs): self.xs = xs
g, f, r = G(), F(same(3)), []
g.add(1, 2).add(1, same(3))
f.append(2)
f.extend([3])
try: g["no"]
except KeyError as error: r.append(error.args)
match f:
    case [a, b]: r += [a, b]
a, b = f
r += [str(g), len(g), [*g.items()], 1 in g, str(f), f.xs, isinstance(f, E), isinstance([], E), E() == [], a, b]
r += [str(E([E([1]), 2])), [*map(str, f)], "".join(E("ab")), tuple(f), {*f} == {20, 3}]
r

# of collections
from collections import OrderedDict, Counter, defaultdict
class LRU(OrderedDict):
    def __init__(self, cap):
        super().__init__()
        self.cap = cap
    def __setitem__(self, k, v):
        super().__setitem__(k, v)
        self.move_to_end(k)
        if len(self) > self.cap: self.popitem(last=False)
    def __getitem__(self, k):
        v = super().__getitem__(k)
        self.move_to_end(k)
        return v
class C(Counter):
    def top(self): return self.most_common(1)[0][0]
class M(defaultdict):
    def names(self): return sorted(self)
c, x, m = LRU(same(2)), C("aab"), M(list)
c["a"] = 1; c["b"] = 2; c["a"]; c["c"] = same(3)
x["z"] += 5
m["k"].append(1)
[[*c.items()], len(c), x.top(), str(x), x.total(), x["nope"], m.names(), m["k"], dict(m), str(x + Counter("a"))]

# a set
class Tags(set):
    def toggle(self, x): (self.discard if x in self else self.add)(x)
t = Tags(["a"])
t.toggle(same("a"))
t.toggle("b")
t |= {"c"}
t -= {"c"}
r = [str(t), str(Tags()), len(t), "b" in t, t | {"c"} == {"b", "c"}, {"b"} & t, t <= {"b", "d"}, isinstance(t, set)]
[*r, sorted(t), t.union("x") == {"b", "x"}, t.isdisjoint({"q"}), t == {"b"}, {"b"} == t, str([t])]

# keys of any case
class Case(dict):
    def __init__(self, *a, **k):
        super().__init__()
        for key, v in dict(*a, **k).items(): self[key] = same(v)
    def __setitem__(self, k, v): super().__setitem__(k.lower(), v)
    def __getitem__(self, k): return super().__getitem__(k.lower())
    def __contains__(self, k): return super().__contains__(k.lower())
    def get(self, k, default=None): return super().get(k.lower(), default)
h = Case({"Content-Type": "x"}, ETag=3)
try: h["no"]
except KeyError as error: r = [error.args]
[*r, h["CONTENT-TYPE"], "etag" in h, h.get("Etag"), str(h)]
""")


@pytest.mark.parametrize("name", PROGRAMS)
def test_such_a_class_means_what_it_means_in_python(name: str) -> None:
    compare_with_python(PROGRAMS[name])


STACK = "class S(list):\n  def push(self, x):\n    self.append(x)\n    return len(self)\ns = S()\n"
BOX = "class D(dict):\n  def put(self, k, v):\n    self[k] = v\n    return len(self)\nd = D()\n"


@pytest.mark.parametrize(
    "text",
    [
        STACK + "[s.push(rd(1)), s.push(rd(2)), len(s), s.push(rd(3)), [*s]]",
        STACK + "for i in range(3):\n  s.push(rd(i))\n  if rd(i) > 1: s.pop(0)\n[s == [1, 2], [*s]]",
        STACK + "x = [rd(s.push(rd(i))) for i in range(3)]\n[x, sum(s), [i for i in s]]",
        BOX + "[d.put('a', rd(1)), d.get('a'), d.put('b', rd(2)), [*d.items()], 'c' in d]",
        BOX + "d['x'] = rd(1)\nd['y'] = rd(d['x'] + 1)\nd.update(z=rd(3))\n[dict(d), {**d}, d.pop('x'), len(d)]",
        STACK + "t = S(same(rd(i) for i in range(3)))\nt2 = S([rd(4)])\n[[*t, *t2], {**dict(enumerate(t))}, t + t2]",
        BOX + "def f(*a): return D(*a)\n[{**f({'a': rd(1)})}, dict(f(rd([('b', 2)]))), len(f())]",
        BOX + "def f(k):\n  d[k] = rd(k)\n  return d.get(k - 1)\n[[f(i) for i in (1, 2, 3)], sorted(d)]",
    ],
)
def test_calls_that_overlap_leave_such_an_object_as_python_does(text: str) -> None:
    assert difference(text) is None


def test_such_an_object_leaves_as_the_container_that_it_holds() -> None:
    got: list[Any] = []
    text = STACK + BOX + "s.push(1)\nd['k'] = s\nput(d)\n[s, d]"
    for isolation in ("none", "process"):
        got.clear()
        made = Sandbox({"put": got.append}, policy=Policy.PROGRAMS, isolation=isolation).run(text)  # type: ignore[arg-type]  # both are
        assert made == [[1], {"k": [1]}]
        assert got == [{"k": [1]}]
        assert [type(each) for each in (*made, got[0]["k"])] == [list, dict, list]


def test_a_session_keeps_such_objects() -> None:
    session = Sandbox({}, policy=Policy.PROGRAMS).session()
    session.run(STACK)
    assert session.run("s.push(4)\ns.push(5)\n[*s]") == [4, 5]


@pytest.mark.parametrize(
    "text",
    [
        STACK + "while True: s.push('x' * 1000)",
        STACK + "s.push(s)\nstr(s)",
        STACK + "s.push(s)\ns",
        STACK + "for i in range(40): s = S([s, s])\nstr(s)",
        STACK + "S(range(10 ** 9))",
        BOX + "for i in range(10 ** 9): d[i] = i",
        "class D(dict):\n  def __missing__(self, k): return self[k + 1]\nD()[0]",
        "def f():\n  class A(list): pass\n  return A\nxs = [f() for i in range(10 ** 6)]",
    ],
)
def test_such_objects_are_charged(text: str) -> None:
    limits = Limits(time_s=300, memory_bytes=20_000_000, steps=2_000_000)
    for run in (lambda sandbox: sandbox.run(text), lambda sandbox: asyncio.run(sandbox.arun(text))):
        with pytest.raises(LimitExceeded):
            run(Sandbox({}, policy=Policy.PROGRAMS, limits=limits))


@pytest.mark.parametrize(
    ("text", "told"),
    {
        "\n".join(f"class A{i}(list): pass" for i in range(26)): "no more than 25 classes",
        "class A(tuple): pass": "cannot derive from 'tuple'",
        "class A(list): pass\nclass B(dict, A): pass": "",
    }.items(),
)
def test_what_derives_from_containers_is_told_once(text: str, told: str) -> None:
    sandbox = Sandbox({}, policy=Policy.PROGRAMS)
    if told:
        with pytest.raises((ExpressionError, EvaluationError), match=told) as refused:
            sandbox.run(text)
        assert len(getattr(refused.value, "violations", [1])) == 1
    else:
        sandbox.run(text)


NAMED = {
    "of a module": "import collections\nclass A(collections.OrderedDict): pass\nrepr(A(a=same(1)))",
    "of a module by another name": "import collections as c\nclass A(c.Counter): pass\nA('aab').most_common(1)",
    "imported": "from collections import defaultdict\nclass A(defaultdict): pass\nd = A(list)\nd['x'].append(same(1))\ndict(d)",
    "imported by another name": "from collections import OrderedDict as O\nclass A(O): pass\nA(a=1).popitem()",
    "imported as one of the builtins": "from collections import Counter as dict\nclass A(dict): pass\nA('aab')['a']",
    "imported in a function": "def f():\n  from collections import Counter\n  class A(Counter): pass\n  return A('aab')['a']\nf()",
    "in a function": "def f():\n  class A(list):\n    def top(self): return self[-1]\n  return A([same(1), 2]).top()\nf()",
    "a parameter": "class B:\n  def __init__(self, x): self.x = x\ndef f(dict):\n  class A(dict): pass\n  return A(3).x\nf(B)",
    "assigned": "class B:\n  def m(self): return 'B'\nlist = B\nclass A(list): pass\nA().m()",
    "a class of the program": "class set:\n  def m(self): return 'own'\nclass A(set): pass\nA().m()",
    "several": "class A(list): pass\nclass B(list): pass\nclass C(A): pass\n[isinstance(A(), B), issubclass(C, list), A([1]) == B([1]), C([1]) + [2]]",
    "with types": "class A(dict[str, int]): pass\nclass B(list[int]):\n  def s(self): return sum(self)\n[A(a=1)['a'], B([1, 2]).s()]",
    "what it has not": "class A(dict): pass\ntry: A().foo\nexcept AttributeError as e: told = str(e)\ntold",
    "methods that nobody names": "class A(list): pass\na = A([3, 1])\n[getattr(a, 'so' + 'rt')(), a == [1, 3]]",
}  # fmt: skip


@pytest.mark.parametrize("text", NAMED.values(), ids=NAMED.keys())
def test_a_type_is_what_its_name_means_there(text: str) -> None:
    compare_with_python(text)


UNKNOWN = {
    "assigned below": "class A(list): pass\nlist = 5\n[A([same(1)]) == [1], list]",
    "imported twice": "from collections import OrderedDict as O\nfrom collections import Counter as O\nclass A(O): pass\nA('aab')['a']",
    "in a branch": "if same(1): from collections import OrderedDict as D\nelse: D = dict\nclass A(D): pass",
    "in a loop": "for k in (dict, list):\n  class A(k): pass",
    "below": "class A(OrderedDict): pass\nfrom collections import OrderedDict",
}


@pytest.mark.parametrize("text", UNKNOWN.values(), ids=UNKNOWN.keys())
def test_what_only_the_run_can_tell_is_refused(text: str) -> None:
    with pytest.raises((ExpressionError, EvaluationError), match=r"unknown name|by that name alone"):
        SYNC.run(text)


def test_a_name_that_an_earlier_program_has_given_to_something_else_is_that() -> None:
    session = Sandbox(policy=Policy.PROGRAMS).session()
    session.run("from collections import Counter as dict\nclass list:\n  def m(self): return 'own'")
    assert session.run("class A(dict): pass\nclass B(list): pass\n[A('aab')['a'], B().m()]") == [2, "own"]
    assert session.run("class C(set): pass\nC([1]) | {2}") == {1, 2}
    assert session.run("class D(set): pass\nisinstance(D(), C), D([1]) == C([1])") == (False, True)
