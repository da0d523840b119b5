"""The promise: whatever the text, a run ends in a value or in one of three errors."""

import ast
import asyncio
import contextlib
import inspect
import random
import re
import sys
import warnings
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given, strategies as st

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, Policy, Sandbox
from lightfc_sandbox.spans import Span
from tests.support.garbage import garbage

from .attacks import ATTACKS, PROGRAM_ATTACKS
from .strategies import FUNCTIONS, VARIABLES, expressions, programs

pytestmark = pytest.mark.filterwarnings("ignore:Generating overly large repr")

LIMITS = Limits(steps=20_000, time_s=1.0, memory_bytes=4 * 1024 * 1024, string_chars=100_000, sequence_items=100_000)
SANDBOX = Sandbox(FUNCTIONS | VARIABLES, limits=LIMITS)
DRIVERS = (SANDBOX.run, lambda text: asyncio.run(SANDBOX.arun(text)))
PROGRAMS = Sandbox(FUNCTIONS | VARIABLES, policy=Policy.PROGRAMS, limits=LIMITS)
PROGRAM_DRIVERS = (PROGRAMS.run, lambda text: asyncio.run(PROGRAMS.arun(text)))


def keeps_the_promise(text: str, drivers: Sequence[Callable[[str], Any]] = DRIVERS) -> None:
    for evaluate in drivers:
        error = None
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                evaluate(text)
            except (ExpressionError, LimitExceeded, EvaluationError) as caught:
                error = caught
        if error is not None:
            assert str(error)
            assert error.to_dict()["type"] == type(error).__name__
            assert error.__cause__ is None
            assert all(0 <= span.start <= span.end <= len(text) for span in spans(error))


def spans(error: ExpressionError | LimitExceeded | EvaluationError) -> list[Span]:
    places = error.violations if isinstance(error, ExpressionError) else [error, *error.traceback]
    return [place.span for place in places if place.span is not None]


_TOKENS = st.sampled_from(
    re.findall(
        r"\S+", "( ) [ ] { } , : . = := * ** + - / % @ < > == not in is and or if else for lambda await f' ' # 0"
    )
    + re.findall(r"\S+", "xs n word same len str map sorted np np.array __class__ format % %s x yield _ ... None é 1")
    + ['"', "\\", "\n", "\r", "\t", "'a'", "{n!r:>5}", " "]
)


@given(
    st.one_of(
        st.text(max_size=40), st.lists(_TOKENS, max_size=20).map(" ".join), st.lists(_TOKENS, max_size=20).map("".join)
    )
)
def test_random_texts(text: str) -> None:
    keeps_the_promise(text)


@given(
    st.one_of(expressions(), st.sampled_from([text for _, text in ATTACKS if len(text) < 500])), st.integers(0, 2**32)
)
def test_mutated_texts(text: str, seed: int) -> None:
    keeps_the_promise(mutated(text, seed))


def mutated(text: str, seed: int) -> str:
    chance = random.Random(seed)
    letters = list(text)
    for _ in range(chance.randrange(1, 4)):
        at = chance.randrange(len(letters) + 1)
        piece = text[chance.randrange(len(text) + 1) :][: chance.randrange(8)]
        letters[at : at + chance.randrange(3)] = chance.choice([piece, chance.choice("()[]{}.,:*'\"é\\\n0 _"), ""])
    return "".join(letters)


@given(
    st.one_of(programs(), st.sampled_from([text for _, text in PROGRAM_ATTACKS if len(text) < 500])),
    st.integers(0, 2**32),
)
def test_mutated_programs(text: str, seed: int) -> None:
    keeps_the_promise(text, PROGRAM_DRIVERS)
    keeps_the_promise(mutated(text, seed), PROGRAM_DRIVERS)


_LINES = st.sampled_from(
    [
        "if n:",
        "else:",
        "elif n:",
        "while xs:",
        "for i in xs:",
        "for a, *b in xs:",
        "try:",
        "except:",
        "except E as e:",
        "finally:",
        "def f(a, *b):",
        "return a",
        "break",
        "continue",
        "pass",
        "raise",
        "raise n from xs",
        "del n, xs[0]",
        "a = b = n",
        "a, b = xs",
        "xs[0] += 1",
        "import math as m",
        "from math import pi",
        "assert n, xs",
        "@f",
        "global n",
        "class A:",
        "with n as m:",
        "await f(1)",
        "async def g():",
        "lambda: 1",
        "x: int = 1",
        "except ValueError:",
        "print(n)",
        "xs.append(xs)",
        "match n:",
        "case 1:",
        "yield n",
        "f(*xs)",
        "n := 1",
        "a.b = 1",
        "from . import x",
    ]
)


@given(st.lists(st.tuples(st.integers(0, 3), _LINES), max_size=8))
def test_random_lines(lines: list[tuple[int, str]]) -> None:
    keeps_the_promise("\n".join(" " * indent + line for indent, line in lines), PROGRAM_DRIVERS)


def _trees() -> st.SearchStrategy[ast.expr]:
    name = st.sampled_from([*FUNCTIONS, *VARIABLES, "len", "str", "map", "np", "_x", "__class__"])
    leaf = st.one_of(
        name.map(lambda each: ast.Name(each, ast.Load())),
        st.one_of(st.integers(), st.floats(), st.text(max_size=3), st.none(), st.binary(max_size=2)).map(ast.Constant),
    )

    def grown(part: st.SearchStrategy[ast.expr]) -> st.SearchStrategy[ast.expr]:
        parts = st.lists(part, max_size=3)
        target = st.one_of(name.map(lambda each: ast.Name(each, ast.Store())), part)
        attribute = st.sampled_from(["upper", "format", "real", "items", "__class__", "x", "sum"])
        loop = st.builds(lambda t, i, c: ast.comprehension(t, i, c, 0), target, part, parts)
        loops = st.lists(loop, min_size=1, max_size=2)
        arguments = ast.arguments([], [ast.arg("q")], ast.arg("rest"), [], [], None, [])
        return st.one_of(
            st.builds(lambda a, b: ast.BinOp(a, ast.Mult(), b), part, part),
            st.builds(lambda a, b: ast.BinOp(a, ast.Pow(), b), part, part),
            st.builds(lambda f, a, s: ast.Call(f, [*a, ast.Starred(s, ast.Load())], []), part, parts, part),
            st.builds(lambda f, k, v: ast.Call(f, [], [ast.keyword(k, v), ast.keyword(None, v)]), part, name, part),
            st.builds(lambda v, a: ast.Attribute(v, a, ast.Load()), part, attribute),
            st.builds(lambda v, i: ast.Subscript(v, i, ast.Load()), part, part),
            st.builds(lambda items: ast.List(items, ast.Load()), parts),
            st.builds(lambda a, b: ast.Dict([a, None], [b, b]), part, part),
            st.builds(ast.ListComp, part, loops),
            st.builds(ast.GeneratorExp, part, loops),
            st.builds(lambda body: ast.Lambda(arguments, body), part),
            st.builds(lambda a, v: ast.NamedExpr(ast.Name(a, ast.Store()), v), name, part),
            st.builds(lambda v: ast.JoinedStr([ast.FormattedValue(v, -1, None)]), part),
            st.builds(lambda v: ast.Yield(v), part),
        )

    return st.recursive(leaf, grown, max_leaves=10)


@given(_trees())
def test_random_trees(tree: ast.expr) -> None:
    try:
        text = ast.unparse(ast.fix_missing_locations(ast.Expression(tree)))
    except ValueError:  # an f-string that this Python cannot write
        return
    keeps_the_promise(text)


@pytest.mark.parametrize("kind", [KeyboardInterrupt, SystemExit, GeneratorExit])
@pytest.mark.parametrize("text", ["f(1)", "[f(i) for i in (1, 2)]", "list(map(f, (1, 2)))", "g(1) and f(1)", "f(g(1))"])
def test_what_a_host_function_raises_for_the_host_passes_through(kind: type[BaseException], text: str) -> None:
    def f(value: Any) -> Any:
        raise kind("stop")

    async def g(value: Any) -> Any:
        await asyncio.sleep(0)
        return value

    with pytest.raises(kind, match="stop"):
        Sandbox({"f": f, "g": lambda value: value}).run(text)
    with pytest.raises(kind, match="stop"):
        Sandbox({"f": f, "g": g}).run(text)


@pytest.mark.parametrize(
    "kind", [StopIteration, StopAsyncIteration, RecursionError, MemoryError, ExceptionGroup, OSError]
)
def test_what_a_host_function_raises_as_an_exception_is_told(kind: type[Exception]) -> None:
    def f() -> None:
        raise kind("told", [ValueError()]) if kind is ExceptionGroup else kind("told")

    for evaluate in (Sandbox({"f": f}).run, lambda text: asyncio.run(Sandbox({"f": f}).arun(text))):
        with pytest.raises((EvaluationError, LimitExceeded)) as caught:
            evaluate("f() + 1")
        assert kind.__name__ in str(caught.value) or isinstance(caught.value, LimitExceeded)


class Mute(Exception):  # noqa: N818 - a host's exception that cannot even say what it is
    def __str__(self) -> str:
        raise ValueError


def test_an_exception_without_a_readable_message_is_told_by_type() -> None:
    def f() -> None:
        raise Mute

    with pytest.raises(EvaluationError, match="no readable message") as caught:
        Sandbox({"f": f}).run("f()")
    assert caught.value.exc_type == "Mute"


def at_depth(depth: int, action: Callable[[], None]) -> None:
    if depth:
        at_depth(depth - 1, action)
    else:
        action()


@pytest.mark.parametrize("text", ["sum([same(i) for i in xs if i])", "(((1 / 0)))", "unknown(1)", "f'{n!r:>{n}}'"])
def test_the_promise_holds_where_the_stack_is_nearly_used_up(text: str) -> None:
    depth = len(inspect.stack())
    for room in range(20, 200, 6):
        # That the frames of the host itself do not fit is not for the sandbox to tell.
        with contextlib.suppress(RecursionError):
            at_depth(sys.getrecursionlimit() - depth - room, lambda: keeps_the_promise(text, DRIVERS[:1]))


LEAVING = {
    "caught": "xs = []\nfor i in range(9):\n try: xs[i]\n except IndexError as e: kept = e",
    "raised": "def f(i): raise ValueError(i)\nfor i in range(9):\n try: f(i)\n except ValueError as e: kept = e",
    "again": "def f():\n try: 1 / 0\n except ZeroDivisionError: raise\ntry: f()\nexcept ArithmeticError: pass",
    "finally": "def f():\n try: 1 / 0\n finally: pass\ntry: f()\nexcept ArithmeticError: pass",
    "functions": "def f(n): return n if n < 2 else f(n - 1) + f(n - 2)\nkept = [lambda: f(i) for i in range(9)]\nf(5)",
    "generators": "def f():\n yield 1\n yield 2\nkept = [f() for i in range(9)]\nmap(next, kept)",
    "cache": "import functools\n@functools.cache\ndef f(n): return n\nf(3)",
}


@pytest.mark.parametrize("driver", [Sandbox.run, lambda *given: asyncio.run(Sandbox.arun(*given))], ids=["run", "arun"])
@pytest.mark.parametrize("text", LEAVING.values(), ids=LEAVING.keys())
def test_a_run_leaves_nothing_to_the_garbage_collector(text: str, driver: Callable[..., Any]) -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS)
    driver(sandbox, text)
    assert garbage(lambda: driver(sandbox, text)) == 0


@pytest.mark.parametrize("text", ['"\\d"', "1in[1]", '"""\n\\d\\w"""'])
@pytest.mark.parametrize("action", ["error", "always"])
def test_reading_a_text_warns_of_nothing(text: str, action: Any) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter(action)
        SANDBOX.run(text)
    assert not warned


def test_what_cannot_be_read_is_not_chained() -> None:
    for text in ("1 +", "'\ud800'", "x" * 10**6, ""):
        with pytest.raises((ExpressionError, LimitExceeded)) as caught:
            SANDBOX.run(text)
        assert caught.value.__context__ is None
        assert caught.value.__cause__ is None
