"""What one text of a session begins goes on in the next, as in CPython, where texts are executed one after the other.

The oracle is `exec` of the texts in one namespace, with plain functions; the session has the same functions, or async
ones that end in another order, and is run or awaited.
"""

import ast
import asyncio
import contextlib
import gc
import io
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from greenlet import greenlet

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox, Session
from lightfc_sandbox.engine import CallSite, Failure, Path, Pending, Run
from lightfc_sandbox.scheduling.hook import HostCalls

Told = tuple[str, Any, str]
"""Of a text: `value` or `error`, the value or the type of the exception, and what it printed."""

Tools = Mapping[str, Callable[..., Any]]

TEXTS: dict[str, Sequence[str]] = {
    "a generator": (
        "def g():\n    yield 1\n    yield 2\n    yield 3\nit = g()\nnext(it)",
        "next(it)", "list(it)", "list(it)", "next(it)",
    ),
    "types of `typing` that an earlier text has imported": (
        "from typing import Generic, NamedTuple, Optional, TypedDict, TypeVar\nimport typing as t\nT = TypeVar('T')",
        "class P(NamedTuple):\n    x: int\n    y: int = 2",
        "class D(TypedDict):\n    a: int\nclass Box(Generic[T]): v = 3\nclass Q(t.NamedTuple):\n    z: Optional[int]",
        "[rd(P(1).y), D(a=1), Box().v, Q(5).z]", "NamedTuple = 5\nNamedTuple + 1",
    ),
    "parts that are written of modules that an earlier text has imported": (
        "import functools as ft, queue as q, concurrent.futures as cf, logging, difflib",
        "@ft.singledispatch\ndef show(x): return 'any'\n@show.register\ndef _(x: int): return f'int {x}'",
        "@show.register\ndef _(x: list): return [show(each) for each in x]\nshow([rd(1), 'a'])",
        "waiting = q.Queue()\nwaiting.put(rd(2))\nwaiting.get()",
        "with cf.ThreadPoolExecutor() as pool: found = list(pool.map(rd, [1, 2]))\nfound",
        "told = logging.getLogger('x')\ndifflib.get_close_matches('appel', ['apple', 'x'])",
        "q = [1]\nq.append(2)\nq",
    ),
    "types that an earlier text has imported, and classes that derive from them": (
        "import collections as co, collections.abc as cabc\nfrom collections.abc import Mapping",
        "from collections import OrderedDict",
        "class M(Mapping):\n def __len__(s): return 1\n def __iter__(s): yield 1\n def __getitem__(s, k): return rd(k)",
        "class S(cabc.Sized):\n    def __len__(self): return 3\nclass O(OrderedDict): pass\nclass C(co.Counter): pass",
        "dict(M()), len(S()), isinstance(S(), cabc.Sized), list(O(a=1).items()), C('aab').most_common(1)",
        "class Mapping: v = 7\nclass N(Mapping): pass\nN.v",
    ),
    "a generator that has not begun": ("def g():\n    yield 1\n    yield 2\nit = g()", "next(it)", "next(it)"),
    "a generator that calls": (
        "def g():\n    for i in range(5):\n        yield rd(i)\nit = g()\nnext(it)", "next(it)", "list(it)",
    ),
    "calls that a generator has made": (
        "def g():\n    a = rd(1)\n    b = rd(2)\n    yield a\n    yield b\n    yield a + rd(b)\nit = g()\nx = next(it)",
        "y = next(it)\n[x, y]", "list(it)",
    ),
    "a generator that fails": ("def g():\n    yield 1\n    yield 1 / 0\nit = g()\nnext(it)", "next(it)", "list(it)"),
    "a generator of generators": (
        "def g(n):\n    if n:\n        yield from g(n - 1)\n    yield rd(n)\nit = g(3)\nnext(it)",
        "next(it)", "list(it)",
    ),
    "a generator over a map": (
        "def g():\n    yield from map(rd, range(3))\n    yield 9\nit = g()\nnext(it)", "next(it)", "list(it)",
    ),
    "a generator of a global": (
        "n = 0\ndef g():\n    global n\n    while True:\n        n += 1\n        yield rd(n)\nit = g()\nnext(it)",
        "n = 10\nnext(it)", "[next(it), next(it), n]",
    ),
    "two generators that act": (
        "def g(k):\n    while True:\n        yield act(k)\n        k += 1\na = g(0)\nb = g(10)\nnext(a)",
        "[next(b), next(a)]", "[next(a), next(b), next(a)]", "log()",
    ),
    "an effect between two items": (
        "def g():\n    act(1)\n    yield rd(1)\n    act(2)\n    yield rd(2)\nit = g()\nnext(it)",
        "act(5)\nnext(it)\nlog()",
    ),
    "a generator in a `try`": (
        "def g():\n    try:\n        yield rd(1)\n        yield rd(2)\n    finally:\n        print('fin')",
        "it = g()\nnext(it)",
        "next(it)", "list(it)",
    ),
    "a generator asked in a `try`": (
        "def g():\n  try:\n    yield rd(1)\n    yield rd(2)\n    yield rd(3)\n  except ValueError:\n    yield 0",
        "it = g()\nnext(it)",
        "try:\n    z = next(it)\n    fail(1)\nexcept ValueError as e:\n    print(e)\nz", "list(it)",
    ),
    "a generator nobody holds": (
        "def g():\n    while True:\n        yield rd(1)\nit = g()\nnext(it)",
        "it = None\n5", "[rd(i) for i in range(3)]",
    ),
    "a generator expression": ("it = (rd(i) for i in range(4))", "next(it)", "list(it)"),
    "one that has begun": ("it = (rd(i) for i in range(4))\nnext(it)", "next(it)", "list(it)"),
    "several, made in a loop": (
        "gs = []\nfor i in range(3):\n    gs.append(rd(i + j) for j in range(2))", "[list(g) for g in gs]",
    ),
    "map": ("it = map(rd, range(4))", "next(it)", "list(it)"),
    "map that has begun": ("it = map(rd, range(4))\nnext(it)", "next(it)", "sum(it)"),
    "map over what another text goes through": (
        "import itertools\nit = itertools.count()\nm = map(rd, it)", "[next(m) for i in range(3)]",
        "list(itertools.islice(m, 2))", "next(it)",
    ),
    "filter": ("it = filter(lambda x: rd(x) > 3, range(6))", "next(it)", "list(it)"),
    "zip": ("it = zip(map(rd, range(3)), (rd(i) for i in [5, 6, 7]))", "next(it)", "list(it)"),
    "enumerate": ("it = enumerate(map(rd, [1, 2]))", "list(it)"),
    "a loop over the rest": (
        "it = map(rd, range(5))\nnext(it)", "for x in it:\n    print(x)\n    if x > 4:\n        break", "list(it)",
    ),
    "an iterator of plain values": ("it = iter([1, 2, 3])\nnext(it)", "next(it)", "list(it)", "next(it)"),
    "a closure": (
        "def make(a):\n    b = rd(a)\n    def f(x):\n        return rd(x) + b\n    return f\nf = make(3)",
        "f(1)", "[f(i) for i in range(3)]",
    ),
    "a function that is given a function": (
        "def apply(fn, x):\n    y = fn(x)\n    return y + 1", "apply(rd, 3)", "[apply(rd, i) for i in range(3)]",
    ),
    "functions that change what all see": (
        "xs = []\ndef add(i):\n    y = rd(i)\n    xs.append(y)\n    return len(xs)", "[add(3), add(1), xs[:]]", "xs",
    ),
    "a memo": (
        "d = {}\ndef memo(n):\n    if n not in d:\n        d[n] = rd(n)\n    return d[n]",
        "memo(1) + memo(2)", "[memo(1), memo(3)]", "d",
    ),
    "a key": ("key = lambda x: -rd(x)", "sorted([3, 1, 2], key=key)"),
    "a partial": ("from functools import partial, reduce\np = partial(rd, 4)", "p()",
                  "reduce(lambda a, b: a + rd(b), [1, 2, 3], 0)"),
    "a function that catches": (
        "def f():\n    try:\n        fail(1)\n    except ValueError as e:\n        return [str(e)]",
        "f()", "[f(), rd(1)]",
    ),
    "a text that fails": ("x = 1\ny = fail(1)\nz = 3", "x", "y", "z"),
    "a text that fails while it appends": (
        "xs = [1]", "xs.append(fail(1))", "xs", "xs += [rd(1)]\nxs.append(fail(2))", "xs",
    ),
    "a loop that fails": (
        "xs = []", "for i in range(4):\n    xs.append(rd(i))\n    print(i)\n    if i == 2:\n        fail(i)", "xs",
    ),
    "a function beside what fails": (
        "xs = [1]\ndef add(x):\n    xs.append(x)\n    return len(xs)", "(fail(1), add(rd(2)), add(3))", "xs",
    ),
    "a deleted name": ("a = 1\nb = rd(1)", "del a\nb", "a", "b"),
    "an assignment expression": ("(n := rd(2))\nn", "n + 1"),
}  # fmt: skip


SIBLINGS: dict[str, Sequence[str]] = {
    "a display": ("[fail(1), rd(2), act(3)]", "log()"),
    "arguments": ("max(rd(0), fail(1), act(3))", "log()"),
    "a comprehension": ("[fail(i) if i == 1 else rd(i) for i in range(4)]", "log()"),
    "a loop": ("for i in range(4):\n    rd(i)\n    if i == 1:\n        fail(i)", "log()"),
    "a map": ("list(map(fail, [1, 2]))", "log()"),
    "a key": ("sorted([1, 2, 3], key=fail)", "log()"),
    "a `try`": (
        "xs = [1]\ntry:\n    [fail(1), xs.append(2), act(3)]\nexcept ValueError as e:\n    print(e)", "xs", "log()",
    ),
}  # fmt: skip
"""Parts behind one that fails."""


def tools(kind: str) -> dict[str, Callable[..., Any]]:
    """Functions that read, fail and act; async ones end after the steps that a list says, so not in order."""
    acted: list[Any] = []

    def act(x: Any) -> Any:
        acted.append(x)
        return x

    plain: dict[str, Callable[[Any], Any]] = {"rd": lambda x: 2 * x + 1, "fail": _fail, "act": act}
    if kind == "plain":
        return {**plain, "log": lambda: [*acted]}
    calls = 0

    def later(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
        async def call(x: Any) -> Any:
            nonlocal calls
            calls += 1
            for _ in range((0, 3, 1, 7, 2)[calls % 5]):
                await asyncio.sleep(0)
            return function(x)

        return call

    async def log() -> list[Any]:
        return [*acted]

    return {**{name: later(each) for name, each in plain.items()}, "log": log}


def _fail(x: Any) -> Any:
    raise ValueError(f"no {x}")


def by_cpython(texts: Sequence[str], given: Tools) -> list[Told]:
    names, told = dict[str, Any](given), list[Told]()
    for text in texts:
        printed, value = io.StringIO(), None
        try:
            with contextlib.redirect_stdout(printed):
                for statement in ast.parse(text).body:
                    if isinstance(statement, ast.Expr):
                        value = eval(compile(ast.Expression(statement.value), "<text>", "eval"), names)
                    else:
                        exec(compile(ast.Module([statement], []), "<text>", "exec"), names)
            told.append(("value", value, printed.getvalue()))
        except Exception as error:  # noqa: BLE001 - whatever a text raises
            told.append(("error", type(error).__name__, printed.getvalue()))
    return told


async def awaited(session: Session, texts: Sequence[str]) -> list[Told]:
    return [await _told(session, text) for text in texts]


async def _told(session: Session, text: str) -> Told:
    try:
        return ("value", await session.arun(text), session.printed)
    except EvaluationError as error:
        return ("error", error.exc_type, session.printed)


def run(session: Session, texts: Sequence[str]) -> list[Told]:
    told: list[Told] = []
    for text in texts:
        try:
            told.append(("value", session.run(text), session.printed))
        except EvaluationError as error:
            told.append(("error", error.exc_type, session.printed))
    return told


@pytest.mark.parametrize("mode", ["run", "arun"])
@pytest.mark.parametrize("kind", ["plain", "async"])
@pytest.mark.parametrize("texts", TEXTS.values(), ids=TEXTS)
def test_texts_of_a_session_are_those_of_one_program(texts: Sequence[str], kind: str, mode: str) -> None:
    session = Sandbox(tools(kind), policy=Policy.PROGRAMS).session()
    told = run(session, texts) if mode == "run" else asyncio.run(awaited(session, texts))
    assert told == by_cpython(texts, tools("plain"))


@pytest.mark.parametrize("texts", [*TEXTS.values(), *SIBLINGS.values()], ids=[*TEXTS, *SIBLINGS])
def test_plain_functions_are_called_as_in_python(texts: Sequence[str]) -> None:
    """None behind one that has failed, and each with the same arguments."""
    by_session, by_python = list[Any](), list[Any]()
    session = Sandbox(noted(tools("plain"), by_session), policy=Policy.PROGRAMS).session()
    assert run(session, texts) == by_cpython(texts, noted(tools("plain"), by_python))
    assert by_session == by_python


def noted(given: Tools, calls: list[Any]) -> dict[str, Callable[..., Any]]:
    def noting(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            calls.append((name, args))
            return function(*args)

        return call

    return {name: noting(name, each) for name, each in given.items()}


@pytest.mark.parametrize("texts", TEXTS.values(), ids=TEXTS)
def test_no_two_calls_of_a_text_have_one_path(texts: Sequence[str]) -> None:
    """Whichever text began what makes the calls; those of the text itself are known as in a run of its own."""
    session = Sandbox(tools("plain"), policy=Policy.PROGRAMS).session()
    for text in texts:
        hook = Noting()
        session.start(session.read(text), None, hook)
        assert len(set(hook.paths)) == len(hook.paths)


class Noting:
    """Makes calls on the spot, and notes their paths."""

    loop = None

    def __init__(self) -> None:
        self.paths: list[Path] = []

    def begin(self, run: Run) -> None:
        pass

    def call(self, site: CallSite, path: Path, target: Any, args: list[Any], kwargs: dict[str, Any]) -> Any:
        self.paths.append(path)
        return target(*args, **kwargs)

    def skip(self, site: CallSite, path: Path, target: Any, cause: Failure) -> Pending:
        return Pending.failed(cause)


TWELVE = "def g():\n    n = 0\n    while True:\n        n += 1\n        if n % 8_000 == 0:\n            yield n\n"


@pytest.mark.parametrize(
    "made", ["g()", "(n for n in range(10**6) if n % 8_000 == 7_999)", "map(lambda n: sum(range(n)), [8_000] * 9)"]
)
def test_an_iterator_is_charged_to_the_text_that_asks(made: str) -> None:
    session = Sandbox(policy=Policy.PROGRAMS, limits=Limits(steps=30_000)).session()
    session.run(f"{TWELVE}its = []")
    for _ in range(6):
        session.run(f"its.append({made})\nnext(its[-1])")
    with pytest.raises(LimitExceeded, match="steps"):
        session.run("[next(it) for it in its]")


def test_a_generator_goes_on_in_the_thread_alone_in_which_it_began() -> None:
    session = Sandbox(policy=Policy.PROGRAMS).session()
    began, may_end = threading.Event(), threading.Event()

    def begin() -> None:
        session.run("def g():\n    yield 1\n    yield 2\nit = g()\nnext(it)")
        began.set()
        may_end.wait()

    thread = threading.Thread(target=begin)
    thread.start()
    began.wait()
    for end in (False, True):
        if end:
            may_end.set()
            thread.join()
        with pytest.raises(EvaluationError, match="only go on in the thread where it started"):
            session.run("next(it)")
    assert session.run("it = g()\n[next(it), next(it)]") == [1, 2]


@pytest.mark.parametrize("kind", ["none", "async"])
def test_generators_end_with_their_session(kind: str) -> None:
    others = set(begun_greenlets())
    session = Sandbox({} if kind == "none" else tools(kind), policy=Policy.PROGRAMS).session()
    session.run(
        "def g():\n    try:\n        yield 1\n    finally:\n        print('no')\nit = g()\nnext(it)\nown = [it]"
    )
    assert begun_greenlets() - others
    del session
    gc.collect()
    assert not begun_greenlets() - others


def begun_greenlets() -> set[int]:
    """Those that hold a stack, and what is on it."""
    return {id(each) for each in gc.get_objects() if type(each) is greenlet and each.gr_frame is not None}


def test_a_session_evaluates_one_text_at_a_time() -> None:
    def again(x: int) -> Any:
        return session.run("1 + 1")

    session = Sandbox({"again": again}, policy=Policy.PROGRAMS).session()
    with pytest.raises(EvaluationError, match="one program at a time"):
        session.run("again(1)")
    assert session.run("3") == 3


def test_a_session_in_several_threads_evaluates_one_text_at_a_time() -> None:
    """While one is checked, too: the names of one that began meanwhile would be taken for others."""
    session, busy = Sandbox({}, policy=Policy.PROGRAMS).session(), "one program at a time"
    session.run("count = 0")
    told: list[str] = []

    def evaluate(thread: int) -> None:
        for number in range(60):
            try:
                session.run(f"count += 1\ndef f(): pass\nmine_{thread}_{number} = {number}")
            except Exception as error:  # noqa: BLE001 - whatever it is, it is told
                told.append(str(error))

    threads = [threading.Thread(target=evaluate, args=(thread,)) for thread in range(3)]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    sys.setswitchinterval(interval)
    assert [each for each in told if busy not in each] == []
    kept = session.variables
    assert kept.pop("count") == len(kept) == 180 - len(told)
    assert [name for name, value in kept.items() if not name.endswith(f"_{value}")] == []


def test_a_text_that_was_checked_before_another_began_is_not_evaluated() -> None:
    session = Sandbox({}, policy=Policy.PROGRAMS).session()
    program = session.read("a = 1")
    _ = program.checked
    session.run("b = 2")
    with pytest.raises(RuntimeError, match="has begun since this one was checked: read it anew"):
        session.start(program, None, HostCalls(1))
    session.run("c = 3")
    assert session.variables == {"b": 2, "c": 3}


ENDINGS = {
    "cancelled": (Limits(), ""),
    "out of time": (Limits(time_s=0.2), ""),
    "out of steps": (Limits(steps=2_000), "\nwhile True:\n    pass"),
}


@pytest.mark.parametrize(("limits", "more"), ENDINGS.values(), ids=ENDINGS)
def test_a_text_that_is_ended_leaves_what_it_had_assigned_before(limits: Limits, more: str) -> None:
    """What a call was to give that was in flight, the next text finds as it was before."""

    async def main() -> None:
        begun = asyncio.Event()

        async def never(x: int) -> None:
            begun.set()
            await asyncio.Event().wait()

        session = Sandbox({**tools("async"), "never": never}, policy=Policy.PROGRAMS, limits=limits).session()
        await session.arun("a = 1\nxs = [1]\nd = {1: 1}\nit = map(rd, range(9))")
        text = f"b = rd(2)\nprint('one')\nnext(it)\na, new = never(1), [never(2)]{more}"
        task = asyncio.ensure_future(
            session.arun(text if more else f"{text}\nxs.append(rd(1))\nd[2] = 5\nprint('two')")
        )
        if limits == Limits():
            await begun.wait()
            task.cancel()
        with pytest.raises((LimitExceeded, asyncio.CancelledError)):
            await task
        assert session.printed == "one\n"
        assert session.variables == {"a": 1, "xs": [1], "d": {1: 1}, "b": 5}
        assert await session.arun("[a, b, xs, d, next(it)]") == [1, 5, [1], {1: 1}, 3]
        with pytest.raises(EvaluationError, match="name 'new' is not defined"):
            await session.arun("new")

    asyncio.run(main())


@pytest.mark.parametrize("end", ["while True: 1", "1 / 0"])
def test_a_text_that_a_limit_ends_beside_calls_leaves_large_values_as_they_are(end: str) -> None:
    async def never() -> None:
        await asyncio.Event().wait()

    async def main() -> None:
        limits = Limits(steps=300_000, time_s=1)
        session = Sandbox({"never": never}, policy="programs", limits=limits, order_of=lambda _: "free").session()
        with pytest.raises(LimitExceeded):
            await session.arun(f"xs = [[[i]] for i in range(30_000)]\nys = [never()]\n{end}")
        assert await session.arun("len(xs), xs[5]") == (30_000, [[5]])

    asyncio.run(main())


def test_an_error_in_a_generator_of_an_earlier_text_tells_the_way_there() -> None:
    session = Sandbox(policy=Policy.PROGRAMS).session()
    session.run("def g():\n    yield 1\n    yield 1 / 0\nit = g()\nnext(it)")
    with pytest.raises(EvaluationError) as caught:
        session.run("a = 1\nnext(it)")
    assert caught.value.exc_type == "ZeroDivisionError"
    assert [(each.function, each.span is not None) for each in caught.value.traceback] == [
        ("<program>", True),
        ("g", True),
    ]
    assert "2 | next(it)" in str(caught.value)
    assert "in g, of program 1 of the session:\n  3 |     yield 1 / 0\n" in str(caught.value)
