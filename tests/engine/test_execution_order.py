"""Whatever overlaps: the value, the exception and the order of effects are those of evaluation from left to right."""

import asyncio
import threading
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, strategies as st

from lightfc import FunctionOutput, FunctionTool, ToolManager
from lightfc_sandbox import Limits, OpenType, Policy
from tests.support import virtual_clock

MAX = 97


class Counted:
    """A type of the context whose objects tools change."""

    def __init__(self) -> None:
        self.n, self.tags = 0, ["a"]


@dataclass
class Page:
    """The same as a dataclass."""

    n: int = 0
    tags: list[str] = field(default_factory=lambda: ["a"])


_LOOKS = (
    "x.n", "len(x.tags)", "[each for each in x.tags]", "f'{x.n}'", "'{0.n} {1}'.format(x, x.tags)", "(lambda: x.n)()",
    "x.tags.append('own')\nx.tags", "[look(x), x.n]", "[x.n for i in range(2)]", "sum(x.n + i for i in range(2))",
    "str(page)", "page == Page(1)", "[page]", "{page.n: [*page.tags]}",
)  # fmt: skip


@pytest.mark.parametrize("read_only", [False, None], ids=["acts", "undeclared"])
@pytest.mark.parametrize("kind", ["async", "sync"])
@pytest.mark.parametrize("name", ["page", "counted"])
@pytest.mark.parametrize("look", _LOOKS)
def test_what_a_call_changes_in_an_object_is_seen_below_it(
    look: str, name: str, kind: str, read_only: bool | None
) -> None:
    """An object of the host that a call may change is looked at when that call has ended."""

    def mark(x: Any) -> None:
        x.n += 1
        x.tags.append("b")

    async def later(x: Any) -> None:
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        mark(x)

    def looked(x: Any) -> int:
        return int(x.n)

    text = f"def twice(each):\n    mark(each)\n    mark(each)\nmark(x)\ntwice(x)\nmark(page)\n{look}"
    tools = [FunctionTool(later if kind == "async" else mark, name="mark", read_only=read_only),
             FunctionTool(looked, name="look", read_only=True)]  # fmt: skip
    names = {name: made() for name, made in {"page": Page, "counted": Counted}.items()}
    expected = {name: made() for name, made in {"page": Page, "counted": Counted}.items()}
    context = {**names, "x": names[name], "Page": Page}
    manager = ToolManager(
        tools, context=context, policy="programs", types=[OpenType(Counted, attributes=["n", "tags"])]
    )
    body, _, last = text.rpartition("\n")
    python = {**expected, "x": expected[name], "Page": Page, "mark": mark, "look": looked}
    exec(body, python)
    assert repr(manager.execute(text).unwrap()) == repr(eval(last, python))


@pytest.mark.parametrize("kind", ["async", "sync"])
@pytest.mark.parametrize(
    "look",
    ["len(xs)", "xs[-1]", "sum(xs)", "[each for each in xs]", "str(d)", "d['n']", "[d == {'n': 1} for i in range(2)]",
     "array.sum()", "own.append(len(xs))\nown", "(lambda: xs[-1])()", "def f(): return d\nf()['n']"],
)  # fmt: skip
def test_what_a_call_changes_in_a_variable_of_the_context_is_seen_below_it(look: str, kind: str) -> None:
    """A container of the context that a call may change is read when that call has ended."""
    names: dict[str, Any] = {}

    def mark() -> None:
        names["xs"].append(7)
        names["d"]["n"] += 1
        names["array"][0] += 1

    async def later() -> None:
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        mark()

    body, _, last = f"own = []\nmark()\n{look}".rpartition("\n")
    names |= {"xs": [], "d": {"n": 0}, "array": np.zeros(2)}
    exec(body, python := {**names, "mark": mark})
    expected = eval(last, python)
    names |= {"xs": [], "d": {"n": 0}, "array": np.zeros(2)}
    tool = FunctionTool(later if kind == "async" else mark, name="mark", read_only=False)
    assert repr(ToolManager([tool], context=names, policy="programs").execute(f"{body}\n{last}").unwrap()) == repr(
        expected
    )


@pytest.mark.parametrize("kind", ["async", "sync"])
@pytest.mark.parametrize("owner", ["A()", "A", "five()", "Own(1)", "[5, 'a'][five() - 5]"])
def test_no_argument_acts_where_the_method_is_missing(owner: str, kind: str) -> None:
    done = []

    def act() -> int:
        done.append(1)
        return 1

    async def later() -> int:
        await asyncio.sleep(0)
        return act()

    async def five() -> int:
        await asyncio.sleep(0)
        return 5

    tools = [FunctionTool(later if kind == "async" else act, name="act", read_only=False), FunctionTool(five)]
    text = f"class A: pass\nclass Own(Exception): pass\n{owner}.upper(act())"
    told = ToolManager(tools, policy="programs").execute(text).error
    assert told is not None
    assert told.type == "AttributeError"
    assert not done


@pytest.mark.parametrize(
    "text",
    [
        "class A:\n  x = act(2)\n  y = act(1)\n[A.x, A.y]",
        "class A:\n  def f(self, x=act(2)): return x\n  y = act(1)\n[A().f(), A.y]",
        "def f():\n  class A(ValueError):\n    x = act(2)\n    y = act(1)\n  return [A.x, A.y]\nf()",
        "from typing import NamedTuple\nclass A(NamedTuple):\n  x: int = act(2)\n  y: int = act(1)\n[*A()]",
    ],
    ids=["values", "a default", "in a function", "a named tuple"],
)
@pytest.mark.parametrize("read_only", [None, False])
def test_what_stands_in_a_class_is_a_statement_each(text: str, read_only: bool | None) -> None:
    done = []

    async def act(turns: int) -> int:
        for _ in range(turns):
            await asyncio.sleep(0)
        done.append(turns)
        return turns

    manager = ToolManager([FunctionTool(act, read_only=read_only)], policy="programs")
    assert manager.execute(text).unwrap() == done == [2, 1]


class Oracle:
    """The tools as plain functions: what Python makes of a text that calls them."""

    def __init__(self) -> None:
        self.effects: list[tuple[str, int]] = []

    def r(self, x: int) -> int:
        return (x * 7 + 3) % MAX

    def q(self, x: int) -> int:
        if x % 3 == 0:
            raise ValueError(f"q {x}")
        return (x * 5 + 1) % MAX

    def w(self, x: int) -> int:
        self.effects.append(("w", x))
        return (x + 11) % MAX

    def s(self, x: int) -> int:
        self.effects.append(("s", x))
        return (x + 13) % MAX

    def run(self, text: str) -> Any:
        """What the text gives, or the exception it ends in."""
        names = {"r": self.r, "q": self.q, "w": self.w, "s": self.s, "p": lambda x: x + 1}
        *body, last = text.splitlines()
        try:
            exec("\n".join(body), names)
            return eval(last, names)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is the expected value
            return f"{type(error).__name__}: {error}"


class Tools(Oracle):
    """The same as tools that take as long as `seconds` says; sync ones among them run in threads."""

    def __init__(self, seconds: list[int], *, sync: frozenset[str] = frozenset(), inline: bool = False) -> None:
        super().__init__()
        self.seconds = seconds
        self.count = 0
        self.running = 0
        self.lock = threading.Lock()
        self.tools = [self.tool(name, sync=name in sync, inline=inline) for name in "rqws"]

    def tool(self, name: str, *, sync: bool, inline: bool) -> FunctionTool:
        plain = getattr(self, name)

        async def call(x: int) -> int:
            self.enter(name)
            await asyncio.sleep(self.turn())
            try:
                return int(plain(x))
            finally:
                self.running -= 1

        def call_sync(x: int) -> int:
            with self.lock:
                self.enter(name)
                self.running -= 1
                return int(plain(x))

        options = {"read_only": name in "rq", "sequential": name == "s", "inline": inline}
        return FunctionTool(call_sync if sync else call, name=name, **options)

    def turn(self) -> int:
        self.count += 1
        return self.seconds[self.count % len(self.seconds)]

    def enter(self, name: str) -> None:
        assert name != "s" or not self.running, "a call that must be alone is not"
        self.running += 1


def outcome(output: FunctionOutput) -> Any:
    """The value of a run, or the exception that it ended in."""
    if output.error is None:
        return output.output
    said = output.error.message.partition("\n")[0]
    return f"{output.error.type}: {said.partition(': ')[2]}"


FORMS = (
    "r({0})", "r({0})", "q({0})", "({0} + {1}) % 97", "s({0})", "sum([{0}, {1}])", "({0} if {1} % 2 else {1})",
    "({0} and {1})", "sum(r(y + {0}) for y in range(3))", "max([{0}, {1}], key=lambda y: (y + {0}) % 7)",
    "len([r(y) for y in [{0}, {1}] if y % 2])", "p({0}) % 97",
)  # fmt: skip
CALLING_BACK = (
    "f({0})", "sum(map(f, [{0}, {1}]))", "len(list(filter(f, [{0}, {1}])))", "max({0}, {1}, key=f)",
    "sum(sorted([{0}, {1}], key=partial(f))[:1])", "reduce(lambda y, z: (y + f(z)) % 97, [{0}, {1}])",
    "reduce(g, [{0}, {1}, r({0})])", "sum(accumulate([{0}, {1}], g))", "sum(starmap(g, [[{0}, {1}], [r({1}), 2]]))",
    "sum(f(y) for y in [{0}, {1}])", "sum({{y: f(y) for y in [1, {0}]}}.values())", "sum(takewhile(f, [{0}, {1}]))",
)  # fmt: skip
ACTING = [
    "from functools import partial, reduce", "from itertools import accumulate, starmap, takewhile", "seen = []",
    "def f(x):", "    y = r(x)", "    seen.append((x, y))", "    return y",
    "def g(x, y):", "    z = r(x) + r(y)", "    seen.append(z)", "    return z % 97",
]  # fmt: skip
"""Functions of a text that wait and then act, so that what calls them back has to keep Python's order."""


@st.composite
def expressions(draw: st.DrawFn, depth: int = 2, forms: tuple[str, ...] = FORMS) -> str:
    """Expressions over read-only tools, one that fails among them, and one that must be alone."""
    if depth == 0 or draw(st.integers(0, 3)) == 0:
        return draw(st.sampled_from(["a", "b", "c", "1", "2", "5", "x"]))
    below = expressions(depth=depth - 1, forms=forms)
    form = draw(st.sampled_from(forms))
    # What a form does not use is not drawn: examples grow large, and slow, with what is thrown away.
    return form.format(draw(below), draw(below) if "{1}" in form else "")


WITH_INNER, WITH_OTHER = {12, 13, 16, 17, 18}, {12, 16, 17}
"""The kinds of statements that hold a block, and those that hold two."""


@st.composite
def statements(draw: st.DrawFn, depth: int = 2, forms: tuple[str, ...] = FORMS) -> list[str]:
    """A block."""
    lines: list[str] = []
    for _ in range(draw(st.integers(1, 4))):
        value = draw(expressions(forms=forms))
        name = draw(st.sampled_from("abc"))
        kind = draw(st.integers(0, 21 if depth else 11))
        inner, other = (
            [f"    {line}" for line in draw(statements(depth=depth - 1, forms=forms))]
            if kind in kinds
            else ["    pass"]
            for kinds in (WITH_INNER, WITH_OTHER)
        )
        lines += [
            [f"{name} = {value}"], [f"{name}, d[{value}] = r(b), {name}"], [f"{name} = r({value})"],
            [f"a, b = {value}, r(b)"],
            [f"out.append({value})"], [f"d[{name}] = {value}"], [f"t += {value}"], [f"{name} += {value}"],
            [f"{name} = w({value})"], [f"w({value})"], [f"d[1] = d.get(1, 0) + {value}"],
            ["other = out", "other.append(len(out))", f"assert {value} >= 0"],
            [f"if {value} % 2:", *inner, "else:", *other], [f"for x in range({draw(st.integers(0, 3))}):", *inner],
            ["v = []", "for x in [3, 4, 5]:", f"    k = {value}", "    v.append(r(k))", "out.append(len(v))"],
            ["total = 0", "for x in [r(1), 2, 3]:", f"    total += {value}", f"{name} = total"],
            ["try:", *inner, "except ValueError as e:", *other, "out.append(a)"],
            ["try:", *inner, "finally:", *other],
            ["try:", f"    a = r({value})", *inner, "    b = q(a)", "    c = r(b)", "except ValueError:", "    t = a"],
            [f"k = {value}", "ys = [y * k for y in [r(1), x, r(k)]]", "k = 9", "out.append(sum(ys) % 97)"],
            ["def h(x):", f"    k = {value}", "    m = r(x)", "    return k + m", f"{name} = h({name}) % 97"],
            ["v = {}", "x = 0", "while x < 3:", f"    v[x] = {value}", "    x += 1", f"{name} = sum(v.values())"],
        ][kind]  # fmt: skip
    return lines


@st.composite
def programs(draw: st.DrawFn, *, acting: bool = False) -> str:
    """A program whose value is all that it has computed; `acting`: with functions that are called back and act."""
    body = draw(statements(forms=FORMS + CALLING_BACK)) if acting else draw(statements())
    start = ["a = 1", "b = r(2)", "c = 3", "x = 4", "t = 0", "out = []", "d = {}"]
    if not acting:
        return "\n".join([*start, *body, "[a, b, c, t, out, list(d.items())]"])
    return "\n".join([*ACTING, *start, *body, "[a, b, c, t, out, list(d.items()), seen]"])


def agrees(text: str, tools: Tools, output: FunctionOutput) -> None:
    oracle = Oracle()
    wanted = oracle.run(text)
    got = outcome(output)
    assert got == (list(wanted) if isinstance(wanted, list) else wanted), f"{text}\n{output.error}"
    assert tools.effects == oracle.effects, text


LIMITS = Limits(calls=100_000)


UNDONE = """
a = b = c = r(0)
try:
    a = r(1)
    b = q(a * 3)
    c = r(2)
    a = 5
except ValueError:
    pass
[a, b, c]"""

LATE = """
k = 2
ys = [y * k for y in [r(1), r(2)] if r(y) > 0]
z = k if r(3) else 0
k = 5
[ys, z, k]"""

ORDER = """
out = []
try:
    for x in [1, 2, 3, 6, 7]:
        v = q(x)
        out.append(r(v))
except ValueError:
    pass
[out, x, v]"""

SUM = """
t = 1
for x in [1, 2, 4]:
    t += r(x)
    t *= 2
total = t
t = 0
[t, total]"""

ALIAS = """
out = [r(1)]
other = out
out.append(r(2))
n = len(other)
out += [r(3)]
[n, len(other), out]"""

BARRIER = """
a = r(1)
b = [q(1), s(2), r(3), s(4), w(5)]
c = r(2) + s(a)
[a, b, c]"""

FIRST = """
a = r(1)
b = q(3)
c = 1 // 0
c"""


@example(UNDONE, [1, 2, 3])
@example(LATE, [1, 2, 3])
@example(ORDER, [5, 4, 3, 2, 1])
@example(SUM, [3, 1, 2])
@example(ALIAS, [3, 1, 2])
@example(BARRIER, [3, 1, 2])
@example(FIRST, [1, 5])
@given(programs(), st.lists(st.integers(0, 5), min_size=1, max_size=7))
def test_programs_are_those_of_python_whatever_finishes_first(text: str, seconds: list[int]) -> None:
    tools = Tools(seconds)
    manager = ToolManager(tools.tools, {"p": lambda x: x + 1}, policy=Policy.PROGRAMS, limits=LIMITS)
    agrees(text, tools, virtual_clock.run(manager.aexecute(text)))


@given(programs(), st.sets(st.sampled_from("rqws"), min_size=1), st.booleans())
def test_programs_are_those_of_python_in_threads(text: str, sync: set[str], inline: bool) -> None:
    tools = Tools([0], sync=frozenset(sync), inline=inline)
    manager = ToolManager(tools.tools, {"p": lambda x: x + 1}, policy=Policy.PROGRAMS, limits=LIMITS)
    agrees(text, tools, manager.execute(text))


@given(programs(acting=True), st.lists(st.integers(0, 5), min_size=1, max_size=7))
def test_functions_that_act_are_called_back_in_the_order_of_python(text: str, seconds: list[int]) -> None:
    tools = Tools(seconds)
    manager = ToolManager(tools.tools, {"p": lambda x: x + 1}, policy=Policy.PROGRAMS, limits=LIMITS)
    agrees(text, tools, virtual_clock.run(manager.aexecute(text)))


TARGETS = {
    "key": "d = {}\nx, d[w(1)] = w(2), w(3)\n[x, d]",
    "chain of targets": "d = {}\nx = d[w(1)] = d[w(2)] = w(3)\n[x, d]",
    "starred": "d = {}\n*x, d[w(0)] = r(1), 2, 3\n[x, d]",
    "nested": "d = {}\n(x, (d[w(1)], y)), z = (1, (w(2), 3)), r(4)\n[d, x, y, z]",
    "owner": "d = {1: [0, 0]}\nx, d[1][w(0) - 11] = 5, 6\n[x, d]",
    "slice": "d = [0, 0]\nx, d[r(0) - 3:] = 5, [6, r(6)]\n[x, d]",
    "loop": "d = {}\nfor x, d[w(x)] in [(1, w(2)), (3, 4)]:\n    w(x)\nelse:\n    y = 5\n[x, d, y]",
    "loop without a name": "d = {}\nfor d[r(1)] in [1, w(2)]:\n    pass\nd",
    "failing key": "d = {}\ntry:\n    x, d[q(0)] = w(1), 2\nexcept ValueError as e:\n    y = [x, str(e)]\n[x, d, y]",
    "not enough": "d = {}\ntry:\n    x, d[w(0)] = [w(1)]\nexcept ValueError as e:\n    y = str(e)\n[d, y]",
    "beside an iterator": "d = {}\nk = 1\nm = map(r, [1, 2])\nx, d[k] = m\n[x, d]",
    "beside a walrus": "d = {}\nx, d[(k := 1)] = r(1), w(2)\n[x, d, k]",
    "comprehension": "d = {}\n[[x + w(x) for x, d[w(x)] in [(1, 2), (3, r(4))] if r(x)], d]",
    "inner loop": "d = {}\n[[x + y for x in [1, 2] for d[w(x)], y in [(x, r(3)), (5, 6)]], d]",
    "generator": "d = {}\n[max(x for x, d[w(x)] in [(1, 2), (3, 4)]), d]",
    "alone": "d = {}\nx, d[s(1)] = r(1), w(2)\n[x, d]",
}


@pytest.mark.parametrize("text", TARGETS.values(), ids=TARGETS.keys())
def test_targets_that_call_are_assigned_in_the_order_of_python(text: str) -> None:
    tools = Tools([3, 1, 2])
    manager = ToolManager(tools.tools, {"p": lambda x: x + 1}, policy=Policy.PROGRAMS, limits=LIMITS)
    agrees(text, tools, virtual_clock.run(manager.aexecute(text)))


# The id of a call tells which call of the program it is, not when it was made.


IDS = """
def h(x):
    y = r(x)
    return [r(y), r(y + 1)]
def g(x):
    return h(x) + h(x + 5)
[g(1), [g(y) for y in [1, 2] for z in [3, 4] if r(z)], list(map(g, [6, 1])), max([1, 2], key=lambda y: r(r(y)))]"""


@example(IDS, [5, 4, 3, 2, 1], [1, 3, 2])
@given(
    programs(acting=True),
    st.lists(st.integers(0, 5), min_size=1, max_size=7),
    st.lists(st.integers(0, 5), min_size=1, max_size=7),
)
def test_a_call_has_the_same_id_whatever_finishes_first(text: str, seconds: list[int], other: list[int]) -> None:
    found = []
    states: set[str] = set()
    for each in (seconds, other):
        tools = Tools(each)
        manager = ToolManager(tools.tools, {"p": lambda x: x + 1}, policy=Policy.PROGRAMS, limits=LIMITS)
        output = virtual_clock.run(manager.aexecute(text))
        calls = [call for call in output.calls if call.state in ("finished", "failed")]
        states.update(call.state for call in output.calls)
        found.append({call.id: (call.name, call.parsed_input and call.parsed_input.kwargs) for call in calls})
        assert len(found[-1]) == len(calls), "two calls have one id"
    one, two = found
    assert {each: one[each] for each in one.keys() & two.keys()} == {
        each: two[each] for each in one.keys() & two.keys()
    }
    # Of calls below one that fails, more or fewer have been made by the time it does.
    if output.error is None and states == {"finished"}:
        assert one == two


# Every call starts when its last dependency is there.


class Known(int):
    """A value and when it is known."""

    ready: float

    def __add__(self, other: Any) -> "Known":
        made = Known(int(self) + int(other))
        made.ready = max(self.ready, getattr(other, "ready", 0))
        return made

    __radd__ = __add__


class Earliest:
    """Calls in the order of Python, each as early as what it needs allows."""

    def __init__(self, seconds: list[int]) -> None:
        self.seconds = seconds
        self.starts: dict[tuple[int, ...], float] = {}
        self.since = 0.0
        self.last = 0.0

    def made(self, start: float, args: tuple[int, ...]) -> Known:
        self.starts[tuple(map(int, args))] = start
        value = Known(sum(args) % MAX)
        value.ready = start + self.seconds[args[0] % len(self.seconds)]
        self.last = max(self.last, value.ready)
        return value

    def read(self, *args: int) -> Known:
        return self.made(max(self.since, *(getattr(each, "ready", 0.0) for each in args)), args)

    def write(self, *args: int) -> Known:
        value = self.made(self.last, args)
        self.since = self.last
        return value


@st.composite
def schedules(draw: st.DrawFn) -> str:
    """A program whose calls wait for one another's values and effects, and for nothing else."""
    lines = ["x = y = z = 0", "out = []", "d = {}", "t = 0"]
    for number in range(1, draw(st.integers(2, 9))):
        tag = number * 10
        name = draw(st.sampled_from("xyz"))
        one, two = draw(st.sampled_from("xyz")), draw(st.sampled_from("xyz"))
        lines += draw(
            st.sampled_from(
                [
                    [f"{name} = read({tag}, {one})"],
                    [f"{name} = read({tag}, read({tag + 1}, {one}), {two})"],
                    [f"{name} = read({tag}, {one}) + read({tag + 1}, {two})"],
                    [f"x, y = read({tag}, {one}), read({tag + 1}, {two})"],
                    [f"{name} = sum([read({tag} + 3, read({tag} + i, {one}), i) for i in range(3)])"],
                    ["for i in range(3):", f"    v = read({tag} + i, {one})", f"    out.append(read({tag} + 5, v, i))"],
                    ["for i in range(3):", f"    d[i] = read({tag} + i, {two})", f"    t += read({tag} + 4, {one}, i)"],
                    [f"{name} = write({tag}, {one})"],
                    [f"await read({tag}, {one})"],
                    [f"assert read({tag}, {one}) >= 0"],
                ]
            )
        )
    return "\n".join([*lines, "[x, y, z, out, list(d.values()), t]"])


@given(schedules(), st.lists(st.integers(1, 6), min_size=1, max_size=7))
def test_every_call_starts_when_its_last_dependency_is_there(text: str, seconds: list[int]) -> None:
    starts: dict[tuple[int, ...], float] = {}

    async def call(*args: int) -> int:
        starts[args] = asyncio.get_running_loop().time()
        await asyncio.sleep(seconds[args[0] % len(seconds)])
        return sum(args) % MAX

    tools = [FunctionTool(call, name="read", read_only=True), FunctionTool(call, name="write")]
    manager = ToolManager(tools, policy=Policy.PROGRAMS, limits=LIMITS)
    output = virtual_clock.run(manager.aexecute(text))
    earliest = Earliest(seconds)
    names: dict[str, Any] = {"read": earliest.read, "write": earliest.write}
    *body, last = text.replace("await ", "").splitlines()
    exec("\n".join(body), names)
    assert output.output == eval(last, names)
    assert starts == earliest.starts, text
