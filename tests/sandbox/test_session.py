"""Texts that follow one another in a session share what they assign."""

import asyncio
import gc
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, Policy, Sandbox, Session


def double(x: int) -> int:
    return 2 * x


async def adouble(x: int) -> int:
    await asyncio.sleep(0)
    return 2 * x


@pytest.fixture(params=[double, adouble], ids=["plain", "async"])
def session(request: pytest.FixtureRequest) -> Session:
    function: Callable[[int], Any] = request.param
    return Sandbox({"double": function, "items": [1, 2]}, policy=Policy.PROGRAMS).session()


def test_variables_functions_and_imports_of_one_text_are_there_in_the_next(session: Session) -> None:
    assert session.run("import math as m\nbase = double(3)\ndef f(n):\n    return double(n) + base") is None
    assert session.run("f(1)") == 8
    session.run("base = 100")
    assert session.run("f(1)") == 102
    assert session.run("m.sqrt(16)") == 4.0
    assert session.variables == {"base": 100}


_DEEP = {
    "itself": (["def f(n): return 0 if n == 0 else 1 + f(n - 1)"], 950, "f(n)"),
    "two programs": (
        ["odd = None\ndef even(n): return n == 0 or odd(n - 1)", "def odd(n): return n != 0 and even(n - 1)"],
        950,
        "even(n)",
    ),
    "in loops of the next": (["def f(n): return 0 if n == 0 else 1 + f(n - 1)"], 900, "for i in [1]:\n  [[f(n)]]"),
    "a lambda of the next": (["def f(n, g): return 0 if n == 0 else g(n - 1)"], 450, "g = lambda n: f(n, g)\nf(n, g)"),
    "a generator": (["def f(n):\n  yield n\n  if n: yield from f(n - 1)"], 200, "sum(f(n))"),
}  # fmt: skip


@pytest.mark.parametrize("ways", _DEEP.values(), ids=_DEEP)
def test_functions_of_earlier_texts_call_themselves_as_deep_as_those_of_the_same(
    session: Session, ways: tuple[list[str], int, str]
) -> None:
    earlier, deep, last = ways
    alone = Sandbox({"n": deep}, policy=Policy.PROGRAMS).run("\n".join([*earlier, last]))
    for each in (session, Sandbox({"n": 0}, policy=Policy.PROGRAMS).session()):
        for text in earlier:
            each.run(text)
        each.run(f"n = {deep}")
        assert each.run(last) == alone


def test_a_module_that_a_text_keeps_in_a_variable_is_there_in_the_next(session: Session) -> None:
    session.run("if double(1):\n    import math\nnumbers = [math]\nother = math")
    assert session.run("math.floor(1.5), numbers[0].ceil(1.5), other is math") == (1, 2, True)
    session.run("import statistics\nstatistics.fmean([1])\nstatistics = None")
    assert session.run("statistics") is None
    session.run("import statistics")
    assert session.run("statistics.fmean([1, 3])") == 2
    assert session.variables == {}


def test_what_a_text_changes_stays_changed_and_the_host_keeps_its_own(session: Session) -> None:
    items = session.sandbox.environment.variables["items"]
    session.run("items.append(5)")
    assert session.run("items") == [1, 2, 5]
    assert items == [1, 2]


def test_a_text_that_fails_keeps_what_it_had_assigned(session: Session) -> None:
    with pytest.raises(EvaluationError, match="ZeroDivisionError"):
        session.run("kept = 1\nlost = 1 / 0")
    assert session.run("kept") == 1
    with pytest.raises(EvaluationError, match="NameError"):
        session.run("lost")
    with pytest.raises(ExpressionError, match="unknown name 'other'"):
        session.run("other")


@pytest.mark.parametrize("refused", ["unknown_name", "f'{1:{2:{3}}}'.nothing()", "().__dict__"])
@pytest.mark.parametrize(
    ("changes", "asked", "value"),
    [
        ("from math import sqrt as sum", "sum([1, 2])", 3),
        ("import math as items", "items", [1, 2]),
        ("sum = 5", "sum([1, 2])", 3),
        ("kept = 5", "kept", 1),
        ("def kept(): return 5", "kept", 1),
        ("for items in [5]: pass", "items", [1, 2]),
        ("[kept := 5 for _ in [1]]", "kept", 1),
    ],
)
def test_a_refused_text_changes_nothing(session: Session, changes: str, asked: str, value: Any, refused: str) -> None:
    session.run("kept = 1")
    with pytest.raises(ExpressionError):
        session.run(f"{changes}\n{refused}")
    assert session.run(asked) == value


def test_what_is_printed_is_kept_for_each_text(session: Session) -> None:
    session.run("print('a', 1)\nprint('b', end='')")
    assert session.printed == "a 1\nb"
    session.run("1")
    assert session.printed == ""


def test_sessions_of_one_sandbox_share_nothing(session: Session) -> None:
    other = session.sandbox.session()
    session.run("x = 1")
    with pytest.raises(ExpressionError, match="unknown name 'x'"):
        other.run("x")


def test_a_session_goes_on_inside_an_event_loop(session: Session) -> None:
    async def main() -> Any:
        await session.arun("x = double(4)")
        return await session.arun("[double(i) for i in range(x)]")

    assert asyncio.run(main()) == [2 * i for i in range(8)]


def test_run_says_what_to_do_inside_an_event_loop() -> None:
    session = Sandbox({"double": adouble}, policy=Policy.PROGRAMS).session()

    async def main() -> None:
        session.run("1")

    with pytest.raises(RuntimeError, match="arun"):
        asyncio.run(main())


@pytest.mark.parametrize(
    "value",
    ["iter([1])", "(x for x in [1])", "map(len, ['a'])", "zip([1])", "{}.keys()", "[len]", "{'a': [lambda: 1]}",
     "{int: 1}", "int | str", "({1: iter([2])},)", "ValueError('a')", "[ValueError('a')]", "namedtuple('P', 'a')(len)"],
)  # fmt: skip
def test_variables_are_data_only(value: str) -> None:
    session = Sandbox(policy=Policy.PROGRAMS).session()
    session.run(
        f"from collections import namedtuple\nkept = {value}\nown = [1]\nown.append(own)\ndata = {{'a': [1]}}\nNone"
    )
    assert session.variables.keys() == {"own", "data"}


def test_what_statements_use_by_themselves_is_no_variable(session: Session) -> None:
    session.run("match [1, 2]:\n    case [first, *_]: pass\ntry: [][1]\nexcept IndexError: pass")
    assert session.variables == {"first": 1}
    assert [*session.defined] == ["first"]


def test_a_session_keeps_no_value_that_nobody_holds() -> None:
    """What a function gives is copied for the text; the original and its copy go when the text lets go of them."""

    def rows() -> list[Any]:
        return [[i] * 1_000 for i in range(20)]

    session = Sandbox({"rows": rows}, policy=Policy.PROGRAMS).session()

    def held_after(count: int) -> int:
        for _ in range(count):
            session.run("x = rows()\nx[0].append(1)")
        gc.collect()
        return sum(type(each) is list and len(each) in (1_000, 1_001) for each in gc.get_objects())

    assert held_after(3) == held_after(20) > 0
    assert session.run("len(x[0])") == 1_001


def test_what_the_host_still_holds_is_the_same_value_in_each_text() -> None:
    held = [[1], [2]]
    inner = held[0]

    def same() -> list[Any]:
        return held

    session = Sandbox({"same": same, "known": held}, policy=Policy.PROGRAMS).session()
    session.run("x = same()\nx[0].append(5)")
    session.run("del x")
    assert session.run("[same(), known, same() is known]") == [[[1, 5], [2]], [[1, 5], [2]], True]
    assert (held, inner) == ([[1], [2]], [1])


def test_a_session_awaits_what_a_plain_function_gives() -> None:
    async def later(x: int) -> int:
        await asyncio.sleep(0)
        return x

    async def main() -> None:
        session = Sandbox({"f": lambda x: later(x), "g": abs}, policy=Policy.PROGRAMS).session()
        assert session.run("a = g(-1)\na") == 1
        assert await session.arun("b = f(1) + a\n[await f(2), b]") == [2, 2]
        assert await session.arun("def h(x):\n    return f(x) + b\n[h(i) for i in range(3)]") == [2, 3, 4]
        # What waits for nothing can still be run inside of the loop.
        assert session.run("b + g(-5)") == 7
        with pytest.raises(EvaluationError, match="ZeroDivisionError"):
            session.run("1 / 0")
        with pytest.raises(RuntimeError, match="await arun"):
            session.run("f(1) + 1")
        assert await session.arun("f(3) + b") == 5

    asyncio.run(main())


def test_functions_that_act_are_called_where_every_call_is_made_on_the_spot() -> None:
    taken: list[int] = []
    orders: dict[str, Any] = {"count": "free", "take": "turn"}

    def count() -> int:
        return len(taken)

    def take(n: int) -> int:
        taken.append(n)
        return n

    sandbox = Sandbox({"count": count, "take": take}, policy="programs", order_of=lambda fn: orders[fn.__name__])
    session = sandbox.session()
    session.run("def both(n):\n    seen = count()\n    take(n)\n    return seen")
    assert session.run("[both(1), both(2)]") == [0, 1]
    assert session.run("sorted([4, 3], key=both)") == [4, 3]
    assert session.run("{n: (lambda k: both(k))(n) for n in range(2)}") == {0: 4, 1: 5}


def test_a_session_with_an_open_generator_ends_quietly_with_the_interpreter() -> None:
    text = "def g():\n    yield 1\n    yield 2\ni = g()\nnext(i)"
    script = (
        "from lightfc_sandbox import Policy, Sandbox\n"
        f"kept = Sandbox({{}}, policy=Policy.PROGRAMS).session()\nprint(kept.run({text!r}))"
    )
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert (ended.stdout, ended.stderr) == ("1\n", "")
