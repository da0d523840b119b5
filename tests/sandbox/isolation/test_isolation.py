"""Programs in a confined worker: what they give, raise and print is what they do in the host's own process."""

import asyncio
import dataclasses
import enum
import functools
import math
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter, OrderedDict, deque, namedtuple
from datetime import UTC, date, datetime, timedelta, tzinfo
from decimal import Decimal
from fractions import Fraction
from typing import Any
from zoneinfo import ZoneInfo

import numpy as np
import pytest

from lightfc import Approve, Deny, ToolManager, tool
from lightfc_sandbox import EvaluationError, IsolationError, LimitExceeded, Limits, OpenType, Sandbox, SandboxError
from lightfc_sandbox.checking.sites import CallSite
from lightfc_sandbox.isolation import cage, confined, conversation, pool
from lightfc_sandbox.policy import Isolation
from lightfc_sandbox.scheduling.hook import HostCalls
from lightfc_sandbox.values.kinds import UNFINISHED
from tests.sandbox import test_numpy

pytestmark = pytest.mark.skipif(not cage.is_known(), reason="the cage is written for Linux on x86-64 and arm64")


@dataclasses.dataclass
class Point:
    x: int
    y: int = 2
    tags: list[str] = dataclasses.field(default_factory=list)


class Color(enum.Enum):
    RED = "red"
    BLUE = "blue"


class Perm(enum.Flag):
    R = 1
    W = 2


Pair = namedtuple("Pair", "left right")


class Table:
    """An object of the host, of which a program may do what is opened."""

    def __init__(self, rows: list[int]) -> None:
        self.rows, self.secret = rows, "no"

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Any:
        return iter(self.rows)

    def __add__(self, other: Any) -> Any:
        return Table(self.rows + list(other)) if isinstance(other, Table | list) else NotImplemented

    def head(self, n: int = 1) -> list[int]:
        return self.rows[:n]


class BrokenError(Exception):
    pass


class Far(tzinfo):
    """A zone of the host's own."""


def context() -> dict[str, Any]:
    def double(n: Any) -> Any:
        return n * 2

    def fail(kind: str) -> None:
        group = ExceptionGroup("many", [ValueError("a"), ExceptionGroup("inner", [KeyError("k"), BrokenError("b")])])
        raise {"value": ValueError("bad"), "key": KeyError("k"), "own": BrokenError("mine"), "group": group}[kind]

    def given(value: Any) -> Any:
        return value

    shared = [1, 2]
    return {
        "double": double, "fail": fail, "given": given, "Point": Point, "Color": Color, "Perm": Perm, "Pair": Pair,
        "BrokenError": BrokenError, "point": Point(1, tags=["a"]), "table": Table([1, 2, 3]), "x": 2,
        "pair": Pair(1, 2),
        "xs": [3, 1, 2], "nested": {"a": [1, (2, 3)], "b": {4, 5}}, "aliases": [shared, shared], "opaque": object(),
        "array": np.arange(6.0).reshape(2, 3), "now": datetime(2026, 1, 2, tzinfo=UTC), "day": date(2026, 1, 2),
        "money": Decimal("1.10"), "part": Fraction(1, 3), "counted": Counter("abca"), "ordered": OrderedDict(b=1, a=2),
        "queue": deque([1, 2], maxlen=3), "raw": b"\x00\xff",
        "buffer": bytearray(b"\x00\xff"), "big": 10**40, "z": 1 + 2j, "span": timedelta(days=1),
        "cut": slice(1, None), "many": range(5), "surrogate": "\ud800", "math.twice": double,
        "local": datetime(2026, 3, 29, 1, 30, tzinfo=ZoneInfo("Europe/Berlin")), "berlin": ZoneInfo("Europe/Berlin"),
        "math.unit": 3, "zone.far": [7], "zone.near.by": 8, "Day": date, "Money": Decimal, "Text": str,
    }  # fmt: skip


OPENED = [OpenType(Table, attributes=["rows"], methods=["head"], operations=["len", "iterate", "+"])]

PROGRAMS = [
    "x + 1", "[double(each) for each in xs]", "sorted(xs, key=lambda n: -n)", "nested", "aliases[0] is aliases[1]",
    "buffer", "[buffer, given(buffer)]", "buffer.append(1)\nb = given(buffer)\nb[0] = 7\n[buffer[1:], b, [b, b]]",
    "aliases[0].append(9)\naliases", "point.x + point.y", "Point(x=5).x", "point == Point(1, tags=['a'])",
    "point.tags.append('b')\npoint.tags", "str(point)", "Color.RED.value", "Color('blue')",
    "[each.name for each in Color]",
    "match [point, pair]:\n    case [Point(x, tags=t), Pair(a, b)]:\n        t.append(a)\nx, t, b",
    "Perm.R | Perm.W", "pair.left + pair[1]", "Pair(3, 4)", "pair._fields", "len(table) + sum(table)", "table.rows",
    "table.head(2)", "(table + [4]).rows", "table.secret", "table * 2", "table == table", "given(table) is table",
    "opaque is given(opaque)", "opaque + 1", "array.sum() + array[1, 2]", "array * 2", "now.year", "now + span",
    "day.isoformat()", "money * 2", "part + 1", "counted.most_common(1)", "list(ordered)", "queue.append(3)\nqueue",
    "raw + b'a'", "big * 2", "z * z", "xs[cut]", "list(many)", "surrogate", "math.twice(4)", "fail('value')",
    "fail('own')",
    "try:\n    fail('key')\nexcept KeyError as e:\n    r = str(e)\nr",
    "try:\n    fail('own')\nexcept BrokenError as e:\n    r = str(e)\nr",
    "try:\n    fail('own')\nexcept ValueError:\n    pass", "print('a', x)\nprint(double('b'))",
    "def f(n):\n    return 1 / n\nf(x) + f(0)", "1 / 0", "unknown", "x.real.imag.nothing", "double()", "double(1, 2)",
    "[0] * 10**9", "9 ** 9 ** 9", "while True:\n    pass", "lambda: 1", "double", "given(double)", "(i for i in xs)",
    "map(double, xs)", "from collections import namedtuple\nP = namedtuple('P', 'a b')\ngiven(P(1, 2)).a",
    "xs.append(xs)\nxs[3] is xs", "import re\nre.sub('[0-9]', lambda m: str(int(m[0]) + 1), 'a1b2')",
    "[double(n) for n in [1, 2, 3] if n > 1] + [fail('value')]", "d = {}\nd.setdefault('a', []).append(double(1))\nd",
    "'{:>5}|{!r}'.format(x, 'é')", "float('nan')", "'ß'.encode('latin-1')", "xs.popitem()", "next(table)",
    "for i in range(3):\n    yield_ = double(i)\nyield_", "x if fail('value') else 1",
    "if fail == 1:\n    x = 1\nx + 1", "x += 1\nx", "xs = xs + [x]\nxs", "del x\nx", "x = 1\ndel x\nx",
    "def f(n=x):\n    return n + big\nf()", "def f():\n    global x\n    x += 1\nf()\nx",
    "def f():\n    x = xs\n    return lambda: x\nf()()", "def f():\n    return x\n    x = 1\nf()",
    "[x for x in xs if x > big] + [x]", "(x := x + 1) + x", "f'{x=} {big:{x}}'", "{**nested, 'x': x}", "print(*xs, x)",
    "math.unit + math.sqrt(4)", "from math import sqrt\nsqrt(math.unit)", "math.unit.real", "math.unknown",
    "zone.far[0] + zone.near.by", "zone.near", "zone", "zone.near.by.bit_length()", "zone = 1\nzone",
    "class_ = xs\nclass_ += [x]\nxs", "for x in xs:\n    pass\nx", "with_: list = xs\nwith_", "x: int\nx",
    "for n in []:\n    day = 1\nday", "Day.fromisoformat('2026-01-02') == day", "Day(2026, 1, 2) - day", "Day.nothing",
    "isinstance(day, Day)", "Money('1') + money", "Text.upper('a')",
    "class A:\n  def __len__(self): return double(3)\nlen(A())",
    "import asyncio\nq = asyncio.Queue()\nasync def f(): return double(await q.get())\nq.put_nowait(x)\nawait f()",
    "from contextlib import ExitStack\nwith ExitStack() as s:\n  s.callback(double, 1)\n  s.callback(fail, 'own')",
    "from zoneinfo import ZoneInfo as Z\na, b = Z('Europe/Berlin'), Z('Europe/Berlin')\nstr(now.astimezone(a)), a is b",
    "from zoneinfo import ZoneInfo\n[ZoneInfo('UTC').key, ZoneInfo('Nowhere/City')]",
    "local", "berlin", "local.utcoffset(), str(local + span), local.tzinfo is berlin", "given([local, berlin, now])",
    "from zoneinfo import ZoneInfo as Z\nto = Z('Asia/Tokyo')\ngiven(now.astimezone(to)).utcoffset(), given(to) is to",
    "day.isocalendar(), given(day.isocalendar()).week, day.timetuple()", "import sys\nsys.version_info",
    "fail('group')", "try:\n    fail('group')\nexcept Exception as e:\n    r = str(e), type(e).__name__\nr",
    "try: fail('group')\nexcept* ValueError as g: r = [str(e) for e in g.exceptions]\nexcept* KeyError: pass",
    "try: fail('group')\nexcept* (ValueError, BrokenError) as g: r = str(g)\nexcept* KeyError as g: r += repr(g)\nr",
]  # fmt: skip


def outcome(sandbox: Sandbox, text: str, way: str) -> Any:
    """The value or error of a program, as a text in which no address stands."""
    try:
        value = sandbox.run(text) if way == "run" else asyncio.run(sandbox.arun(text))
    except SandboxError as error:
        return type(error).__name__, str(error)
    return "value", type(value).__name__, repr(value).partition(" at 0x")[0]


@pytest.mark.parametrize("way", ["run", "arun"])
@pytest.mark.parametrize("text", PROGRAMS)
def test_a_program_comes_to_the_same_as_in_the_process_of_the_host(text: str, way: str) -> None:
    limits = Limits(steps=20_000)
    here, there = (
        Sandbox(context(), policy="programs", limits=limits, types=OPENED, isolation=each)
        for each in ("none", "process")
    )
    assert outcome(there, text, way) == outcome(here, text, way)


def test_nothing_that_a_program_calls_loads_a_module() -> None:
    """A worker can open no file."""
    known = {name: value for name, value in test_numpy.CONTEXT.items() if name != "objects"}
    sandbox, ends = Sandbox(known, policy="programs", isolation="process"), Counter[str]()
    for text in test_numpy.SAME:
        try:
            sandbox.run(text)
            ends["value"] += 1
        except SandboxError as error:
            ends[str(error)] += 1
    assert [*ends] == ["value"]


def test_a_variable_that_cannot_cross_is_refused_and_the_next_program_runs() -> None:
    sandbox = Sandbox({**context(), "moment": datetime(2026, 1, 1, tzinfo=Far())}, isolation="process")
    for each in (sandbox, sandbox.session()):
        with pytest.raises(SandboxError, match="whose zone is a 'Far' cannot cross"):
            each.run("moment")
        assert each.run("point.x + double(1)") == 3
        assert each.run("given([moment for moment in xs][0]) + len('moment') + Point(x=1).x") == 10


@pytest.mark.parametrize("way", ["run", "arun"])
def test_a_result_that_cannot_cross_fails_its_call_alone(way: str) -> None:
    rows = [1]
    given = {"deep": [rows, functools.reduce(lambda inner, _: [inner], range(10_000), 1)], "rows": rows}
    text = (
        "found = []\nfor name in ('deep', 'rows', 'rows'):\n try: found.append(give(name))\n"
        " except Exception as error: found.append(str(error))\nfound, found[1] is found[2]"
    )
    sandbox = Sandbox({"give": given.get}, policy="programs", isolation="process")
    found, is_same = sandbox.run(text) if way == "run" else asyncio.run(sandbox.arun(text))
    assert found[0].endswith("confined worker: a value is nested too deeply to cross")
    assert found[1:] == [[1], [1]]
    assert is_same or way == "arun"


@pytest.mark.parametrize("text", ["given(md5(b''))", "[given(at) for at in [md5(b'')]]", "md5(b'')"])
@pytest.mark.parametrize("frame", ["{}", "try: {}\nexcept Exception as error: type(error).__name__"])
def test_what_a_program_hands_over_that_cannot_cross_ends_it(frame: str, text: str) -> None:
    sandbox = Sandbox(context(), policy="programs", isolation="process")
    with pytest.raises(EvaluationError, match="cannot leave the confined worker: a value of type 'Digest'") as caught:
        sandbox.run(f"from hashlib import md5\n{frame.format(text)}")
    assert caught.value.exc_type == "NotAllowed"


def test_a_variable_of_a_session_that_could_not_cross_is_sent_again() -> None:
    session = Sandbox({"moment": datetime(2026, 1, 1, tzinfo=Far())}, isolation="process").session()
    for _ in range(2):
        with pytest.raises(SandboxError, match="whose zone is a 'Far' cannot cross"):
            session.run("moment")


def test_a_program_that_a_worker_has_kept_has_the_values_of_each_run() -> None:
    """It is told again where it is another one: of other names, or of variables of another type of the host."""
    values = [1, "a", [1], Point(3, 4), Table([5]), None, Color.RED, 1]
    texts = ["v", "[v, x]", "v.x", "v.rows", "x = v\nx", "{v: 1}"]

    def outcomes(isolation: Any) -> list[Any]:
        sandbox = Sandbox({"x": 2, "Point": Point}, policy="programs", types=OPENED, isolation=isolation)
        checked = {text: sandbox.check(text, ["v"]) for text in texts}

        def of(text: Any, variables: dict[str, Any]) -> Any:
            try:
                return repr(sandbox.run(text, variables)).partition(" at 0x")[0]
            except SandboxError as error:
                return type(error).__name__, str(error)

        rows = [(text, value) for value in values for text in texts]
        found = [of(given, {"v": value}) for text, value in rows for given in (text, checked[text])]
        return [*found, of("x", {"x": 5}), of("x", {}), of("x", {"x": 5, "more": Table([1])})]

    assert outcomes("process") == outcomes("none")


def test_a_worker_keeps_no_more_programs_than_it_may() -> None:
    sandbox = Sandbox({"x": 2}, isolation="process")
    texts = [f"x + {n}" for n in range(confined.MAX_KEPT + 9)] + [f"len('{'a' * 9_000}') + {n}" for n in range(4)]
    for _ in range(2):
        assert [sandbox.run(text) for text in texts] == [*range(2, confined.MAX_KEPT + 11), *range(9_000, 9_004)]


def test_a_program_that_a_worker_cannot_read_is_told_it_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    sandbox = Sandbox({"x": 2}, isolation="process")
    program = sandbox.check("x + 1")
    monkeypatch.setattr(program, "text", "x +")  # as if the worker's parser found what the host's did not
    for _ in range(2):
        with pytest.raises(SandboxError, match="refuses what the host has checked"):
            sandbox.run(program)
    assert sandbox.run("x + 1") == 3


@pytest.mark.parametrize(
    ("memory_bytes", "text"),
    [
        (1_000, "1 + 1"), (20_000, "[0] * 1_500"), (56_000_000, "[0] * 900_000"),
        (56_000_000, "'a' * 1_000_000"), (56_000_000, "len(same([0] * 400_000)) + len(same([1] * 400_000))"),
        (56_000_000, "[same([each] * 100_000)[0] for each in range(8)]"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("way", ["run", "arun"])
def test_a_value_that_a_program_may_make_may_cross(memory_bytes: int, text: str, way: str) -> None:
    async def same(value: Any) -> Any:
        await asyncio.sleep(0)
        return value

    given = {"same": same if way == "arun" else lambda value: value}
    here, there = (
        Sandbox(given, limits=Limits(memory_bytes=memory_bytes), isolation=each) for each in ("none", "process")
    )
    assert outcome(there, text, way) == outcome(here, text, way)


@pytest.mark.parametrize("text", ["[()] * 900_000", "[[] for _ in range(300_000)]", "same([()] * 900_000)"])
def test_a_value_that_takes_too_much_on_its_way_is_a_limit_of_its_program(text: str) -> None:
    sandbox = Sandbox({"same": lambda value: value}, isolation="process", limits=Limits(time_s=60))
    for each in (sandbox, sandbox.session()):
        with pytest.raises(
            LimitExceeded, match=r"56,000,000 exceeded: (what leaves the confined worker|no memory left)"
        ):
            each.run(text)
        assert each.run("same(2)") == 2


def test_a_text_is_sent_once_and_what_stands_for_it_later_is_seen() -> None:
    """What nobody can change stays in the worker while it is the same; all else is copied for each program."""
    held: list[Any] = [1]
    sandbox = Sandbox({"text": "abc", "held": held}, isolation="process")
    assert [sandbox.run("text + str(held)") for _ in range(2)] == ["abc[1]"] * 2
    held.append(2)
    assert sandbox.run("text + str(held)") == "abc[1, 2]"
    assert sandbox.run("text", {"text": "other"}) == "other"
    assert sandbox.run("len(held)") == 2
    assert [sandbox.run("text") for _ in range(2)] == ["abc"] * 2


def test_all_variables_of_a_session_together_may_take_more_than_one_program() -> None:
    session = Sandbox(policy="programs", isolation="process").session()
    for name in "abc":
        session.run(f"{name} = [0] * 900_000")
    assert {name: len(value) for name, value in session.variables.items()} == dict.fromkeys("abc", 900_000)


def test_a_variable_of_a_session_that_takes_too_much_on_its_way_stays_there() -> None:
    session = Sandbox(policy="programs", isolation="process", limits=Limits(time_s=60)).session()
    session.run("a = [()] * 900_000\nb = 1")
    for _ in range(2):
        with pytest.raises(IsolationError, match="variable 'a' of this session cannot leave its confined worker"):
            _ = session.variables
    assert session.run("len(a) + b") == 900_001


@pytest.mark.parametrize("kind", UNFINISHED, ids=lambda kind: kind.__name__)
def test_a_value_that_is_no_data_is_refused_by_its_own_name(kind: type) -> None:
    def generator() -> Any:
        yield sys._getframe()

    async def coroutine() -> None:
        pass

    async def async_generator() -> Any:
        yield 1

    unawaited = coroutine()
    unawaited.close()
    begun = generator()
    raised = next(begun)
    try:
        raise ValueError("no")
    except ValueError as error:
        raised = [error, error.__traceback__, raised]
    values = [
        int, generator, len, threading.Lock().acquire, [].append, pool, *raised, generator.__code__, begun, unawaited,
        async_generator(), (0).__add__, int.__add__, str.lower, functools.partial(generator), Sandbox().run,
    ]  # fmt: skip
    texts = ["give()", "give().x", "give() + 1", "[*give()]", "str(give())"]
    for value in (each for each in values if isinstance(each, kind)):
        here, there = (Sandbox({"give": lambda value=value: value}, isolation=each) for each in ("none", "process"))
        assert [outcome(there, text, "run") for text in texts] == [outcome(here, text, "run") for text in texts]


def test_what_is_confined_is_said() -> None:
    assert Sandbox().isolation == "none"
    assert Sandbox(isolation="best").isolation == Sandbox(isolation="process").isolation == "process"
    with pytest.raises(ValueError, match="isolation must be one of 'none', 'process', 'best'"):
        Sandbox(isolation="cage")  # type: ignore[arg-type]


def test_a_command_tells_what_the_cage_holds() -> None:
    command = [sys.executable, "-m", "lightfc_sandbox.isolation"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert "seccomp: True" in told[1]
    assert {f"refused: {each}" for each in ("open a file", "open a socket", "take more memory")} < set(told)


def test_programs_of_a_session_share_what_they_assign() -> None:
    session = Sandbox(context(), policy="programs", isolation="process").session()
    session.run("n = double(2)\ndef more(k):\n    return n + double(k)\nit = map(double, range(5))")
    assert session.run("more(3), next(it), next(it)") == (10, 0, 2)
    assert session.variables == {"n": 4}
    session.run("print('said')")
    assert session.printed == "said\n"
    with pytest.raises(SandboxError, match="division by zero"):
        session.run("n = 5\n1 / 0")
    assert session.run("n, next(it)") == (5, 4)


@pytest.mark.parametrize("limited_first", [False, True])
def test_copies_of_a_session_with_other_limits_share_its_programs(limited_first: bool) -> None:
    session = Sandbox(context(), policy="programs", isolation="process").session()
    fewer = session.limited(Limits(calls=1))
    first, second = (fewer, session) if limited_first else (session, fewer)

    first.run("n = double(2)\nprint(n)")

    assert second.run("n + 1") == 5
    assert first.run("n") == 4
    assert (first.variables, second.variables) == ({"n": 4}, {"n": 4})
    with pytest.raises(LimitExceeded, match="calls"):
        fewer.run("[double(k) for k in range(2)]")


EARLIER = """def f(n): return double(n)
---
def g(n):
    if n > 1: return double(n)
    return f(n) + f(10 * n)
later = [lambda: double(7)]
---
1 / 2
---
[g(1), g(2), *[each() for each in later]]"""


@pytest.mark.parametrize("isolation", ["none", "process"])
def test_a_call_in_a_function_of_an_earlier_program_stands_where_that_does(isolation: Isolation) -> None:
    session = Sandbox(context(), policy="programs", isolation=isolation).session()
    seen = []

    class Hook(HostCalls):
        def call(self, site: CallSite, path: Any, target: Any, args: list[Any], kwargs: dict[str, Any]) -> Any:
            seen.append((program.source.segment(site.node), site.repeated, program.source.span(site.node).end))
            return super().call(site, path, target, args, kwargs)

    for text in EARLIER.split("\n---\n"):
        program = session.read(text)
        hook = Hook(4, awaits=False)
        value = session.finished(program, session.start(program, None, hook))

    assert value == [22, 4, 14]
    ends = len(text)
    assert seen == [(f"double({n})", True, ends) for n in ("n", "n", "n", "7")]


def test_a_failure_in_a_function_of_an_earlier_program_says_where() -> None:
    told = []
    for isolation in ("none", "process"):
        session = Sandbox(policy="programs", isolation=isolation).session()
        session.run("def f(n):\n    m = n - 1\n    return 1 // m")
        with pytest.raises(EvaluationError) as raised:
            session.run("x = 2\nf(1)")
        told.append(str(raised.value))

    assert told[0] == told[1]
    assert "1 // m" in told[0]


def test_a_session_says_when_its_worker_has_ended() -> None:
    session = Sandbox(policy="programs", isolation="process").session()
    session.run("n = 1")
    session._shared.worker.kill()  # type: ignore[attr-defined]
    with pytest.raises(IsolationError, match="the confined worker of this session has ended"):
        session.run("n")
    assert session.variables == {}


def test_the_first_of_many_calls_are_made_while_the_program_goes_on() -> None:
    async def main() -> list[int]:
        made: list[int] = []
        all_made = asyncio.Event()

        async def note(n: int) -> None:
            made.append(n)
            if len(made) == 16:
                all_made.set()

        limits = Limits(time_s=60, steps=10**12)
        sandbox = Sandbox({"note": note}, policy="programs", isolation="process", limits=limits)
        run = asyncio.create_task(sandbox.arun("[note(i) for i in range(20)]\nwhile True:\n    pass"))
        await asyncio.wait_for(all_made.wait(), 30)
        run.cancel()
        await asyncio.wait([run])
        return made

    assert asyncio.run(main()) == list(range(16))


@pytest.mark.parametrize("isolation", ["none", "process"])
@pytest.mark.parametrize("waits", [False, True])
def test_the_time_of_a_program_leaves_out_what_blocks_the_event_loop(isolation: Any, *, waits: bool) -> None:
    @tool(read_only=True)
    async def block(n: int) -> int:
        """Block the event loop, as many a tool does."""
        if waits:
            await asyncio.sleep(0)
        time.sleep(0.1)  # noqa: ASYNC251
        return n

    manager = ToolManager([block], isolation=isolation, limits=Limits(time_s=1))
    assert manager.execute("[block(i) for i in range(20)]").unwrap() == list(range(20))


@pytest.mark.parametrize(
    "program",
    [
        "[slow(0), slow(1), slow(2)]", "a = slow(0)\nb = slow(1)\nc = slow(2)\n[a, b, c]",
        "[slow(i) for i in range(3)]",
        "r = []\nfor i in range(3):\n    r.append(slow(i))\nr", "print(slow(0))\nprint(slow(1))\n[0, 1, slow(2)]",
    ],
)  # fmt: skip
def test_calls_overlap_and_have_the_same_records(program: str) -> None:
    async def main(isolation: Any) -> Any:
        all_there = asyncio.Event()
        begun: list[int] = []

        @tool(read_only=True)
        async def slow(n: int) -> int:
            """Give a number when three calls have begun."""
            begun.append(n)
            if len(begun) == 3:
                all_there.set()
            await all_there.wait()
            return n

        return await ToolManager([slow], policy="programs", isolation=isolation).aexecute(program)

    here, there = asyncio.run(main("none")), asyncio.run(main("process"))
    assert there.unwrap() == here.unwrap() == [0, 1, 2]
    assert [(each.id, each.name, each.source, each.state) for each in there.calls] == [
        (each.id, each.name, each.source, each.state) for each in here.calls
    ]
    assert there.printed == here.printed


@pytest.mark.parametrize("denied", [set[int](), {3}, {0, 3}], ids=str)
@pytest.mark.parametrize("asked", ["by an approver", "of the host"])
def test_calls_are_approved_together_and_one_that_is_denied_is_alone(denied: set[int], asked: str) -> None:
    @tool(needs_approval=True)
    async def pay(n: int) -> int:
        """Give a number."""
        return n

    @tool(read_only=True)
    async def look(n: int) -> int:
        """Give a number."""
        return n

    def main(isolation: Any) -> Any:
        told: list[Any] = []

        def decide(requests: Any) -> Any:
            told.append([each.call_id for each in requests])
            return {each.call_id: Deny("no") if each.arguments["n"] in denied else Approve() for each in requests}

        approve = decide if asked == "by an approver" else None
        manager = ToolManager([pay, look], policy="programs", isolation=isolation, approve=approve)
        output = manager.execute("[look(look(pay(i))) for i in range(4)]")
        while output.waiting:
            told.append([(each.id, each.state) for each in output.calls])
            decisions = {each.id: Deny("no") if each.arguments["n"] in denied else Approve() for each in output.waiting}
            output = manager.resume(output, decisions)
        return told, str(output.error), output.output, sorted((each.id, each.state) for each in output.calls)

    assert main("process") == main("none")


@pytest.mark.parametrize("on_error", ["finish", "stop"])
@pytest.mark.parametrize(
    "program",
    [
        "r = []\nb = quick(pay(1))\nr += [quick(0), alone(7)]\nr", "[quick(look(broken(i))) for i in range(3)]",
        "a = look(broken(1))\nb = quick(a)\nprint(look(2))\nb", "quick(look(pay(broken(1))))",
        "for i in range(3):\n    quick(pay(look(i)))\nalone(1)",
    ],
)  # fmt: skip
def test_calls_that_are_left_out_have_the_same_records(program: str, on_error: Any) -> None:
    """Those that need one that failed, or one that waits for approval, which is known at once."""

    @tool(needs_approval=True)
    async def pay(n: int) -> int:
        """Give a number."""
        return n

    @tool(read_only=True)
    async def look(n: int) -> int:
        """Give a number, in a later turn of the event loop."""
        await asyncio.sleep(0)
        return n

    @tool(read_only=True)
    async def broken(n: int) -> int:
        """Fail."""
        await asyncio.sleep(0)
        raise ValueError(f"no {n}")

    @tool(read_only=True, inline=True)
    def quick(n: int) -> int:
        """Give a number at once."""
        return n

    @tool(sequential=True)
    async def alone(n: int) -> int:
        """Give a number."""
        return n

    def main(isolation: Any) -> Any:
        tools = [pay, look, broken, quick, alone]
        manager = ToolManager(tools, policy="programs", isolation=isolation, on_error=on_error)
        output, told = manager.execute(program), []
        while True:
            told.append(
                (output.state, str(output.error), [(each.id, each.state, str(each.error)) for each in output.calls])
            )
            if not output.waiting:
                return told
            output = manager.resume(output, {each.id: Approve() for each in output.waiting})

    assert main("process") == main("none")


def test_a_failed_call_is_told_with_its_record_and_skips_what_needs_it() -> None:
    def main(isolation: Any) -> Any:
        def broken(n: int) -> int:
            """Fail."""
            raise ValueError(f"no {n}")

        def use(n: int) -> int:
            """Take a number."""
            return n

        out = ToolManager([broken, use], isolation=isolation).execute("[use(broken(1)), use(2)]")
        return out.state, str(out.error), [(each.name, each.state, str(each.error)) for each in out.calls]

    assert main("process") == main("none")


def test_a_worker_that_is_killed_fails_its_run_and_no_other() -> None:
    """Three calls are in flight: one error, three records, nothing repeated."""
    made: list[int] = []

    async def main() -> Any:
        begun = asyncio.Event()

        @tool(read_only=True)
        async def slow(n: int) -> int:
            """Wait for ever."""
            made.append(n)
            if len(made) == 3:
                begun.set()
            return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]

        manager = ToolManager([slow], isolation="process")
        run = asyncio.ensure_future(manager.aexecute("[slow(1), slow(2), slow(3)]"))
        await begun.wait()
        (worker,) = pool._busy
        os.kill(worker.pid, signal.SIGKILL)
        out = await run
        return out, await manager.aexecute("1 + 1")

    out, after = asyncio.run(main())
    assert out.state == "failed"
    assert "the confined worker ended" in str(out.error)
    assert [each.state for each in out.calls] == ["cancelled"] * 3
    assert sorted(made) == [1, 2, 3]
    assert after.unwrap() == 2


def test_a_worker_that_hangs_is_ended_at_the_time_limit() -> None:
    def stop() -> None:
        (worker,) = pool._busy
        os.kill(worker.pid, signal.SIGSTOP)

    sandbox = Sandbox({"stop": stop}, limits=Limits(time_s=0.2), isolation="process")
    with pytest.raises(LimitExceeded, match=r"time_s = 0.2 exceeded: the confined worker did not stop, and was ended"):
        sandbox.run("stop()")
    assert not pool._busy


def test_a_cancelled_run_gives_its_worker_back() -> None:
    async def main() -> None:
        begun = asyncio.Event()

        async def never() -> None:
            begun.set()
            await asyncio.Event().wait()

        run = asyncio.ensure_future(Sandbox({"never": never}, isolation="process").arun("never()"))
        await begun.wait()
        run.cancel()
        with pytest.raises(asyncio.CancelledError):
            await run

    asyncio.run(main())
    assert not pool._busy


def test_many_runs_wait_for_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MAX_WORKERS", 2)
    sandbox = Sandbox({"f": lambda n: n}, isolation="process")

    async def main() -> list[Any]:
        return await asyncio.gather(*(sandbox.arun("f(n) + 1", {"n": n}) for n in range(20)))

    assert asyncio.run(main()) == list(range(1, 21))
    found: list[int] = []
    threads = [threading.Thread(target=lambda n=n: found.append(sandbox.run("f(n)", {"n": n}))) for n in range(8)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert sorted(found) == list(range(8))


def pids_that_served(sandbox: Sandbox) -> set[int]:
    """The processes in which a sandbox has evaluated a program."""
    assert sandbox.run("1") == 1
    return {each.pid for each in pool._idle if each.tenant is sandbox.environment}


def test_objects_of_a_run_are_forgotten_with_it() -> None:
    """Neither does the host keep them, nor may a worker name them in a later run."""
    sandbox = Sandbox({"make": lambda: Table([1])}, types=OPENED, isolation="process")
    assert sandbox.run("len(make())") == 1
    held = next(each.informing.objects._held for each in pool._idle if each.tenant is sandbox.environment)
    assert len(held) == 1
    assert sandbox.run("make().rows") == [1]
    assert len(held) == 1


def test_a_worker_serves_one_tenant_alone() -> None:
    first, second = (Sandbox(policy="programs", isolation="process") for _ in range(2))
    one, two = (pids_that_served(sandbox) for sandbox in (first, second))
    assert one
    assert two
    assert one.isdisjoint(two)
    assert all(each.report["escapes"] == [] for each in pool._idle)


@pytest.mark.parametrize(
    "text",
    [
        "print('one')\nwhile True:\n    pass",
        "print('one')\nrows = [wait(0)]\nprint('two')\nwhile True:\n    pass",
        "for i in range(10**7):\n    print('one')\n    sum(range(20_000))",
    ],
)
def test_what_was_printed_before_a_worker_is_ended_is_kept(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait(n: int) -> int:
        """Wait."""
        return n

    monkeypatch.setattr(conversation, "_GRACE_S", -0.2)  # so the host is the quicker one, and ends the worker
    manager = ToolManager([wait], policy="programs", limits=Limits(time_s=0.7, steps=10**9), isolation="process")
    record = manager.execute(text)
    assert (record.state, record.printed.splitlines()[0]) == ("failed", "one")
    assert "the confined worker did not stop" in str(record.error)


@pytest.mark.parametrize("way", ["run", "arun"])
def test_a_program_may_have_all_the_time_there_is(way: str) -> None:
    sandbox = Sandbox({"f": lambda n: n}, limits=Limits(time_s=math.inf), isolation="process", policy="programs")
    given = sandbox.run("f(1) + 1") if way == "run" else asyncio.run(sandbox.arun("f(1) + 1"))
    assert given == 2
    session = sandbox.session()
    session.run("n = 1")
    assert session.variables == {"n": 1}


def test_a_program_of_a_session_that_was_checked_before_another_began_is_not_evaluated() -> None:
    session = Sandbox({}, policy="programs", isolation="process").session()
    program = session.read("a = 1")
    _ = program.checked
    session.run("b = 2")
    with pytest.raises(RuntimeError, match="has begun since this one was checked: read it anew"):
        session.start(program, None, HostCalls(1))
    session.run("c = 3")
    assert session.variables == {"b": 2, "c": 3}


def test_what_runs_behind_a_program_that_has_used_all_memory_is_evaluated() -> None:
    sandbox = Sandbox(policy="programs", isolation="process", limits=Limits(memory_bytes=10**9, time_s=20))
    for _ in range(2):
        with pytest.raises(LimitExceeded) as caught:
            sandbox.run("xs = []\nwhile True: xs.append(1 << 10000)")
        assert caught.value.limit == "memory_bytes"
        assert sandbox.run("6 * 7") == 42
