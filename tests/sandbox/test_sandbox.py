"""The sandbox as a whole: what a context map means, programs, variables, threads and tasks."""

import asyncio
import datetime
import enum
import functools
import math
import threading
import types
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, Policy, Program, Sandbox


class Color(enum.Enum):
    RED = 1
    _hidden = "x"


class Plus:
    def __call__(self, value: int) -> int:
        return value + 1


class AsyncCallable:
    async def __call__(self, value: int) -> int:
        return value + 1


def double(value: int) -> int:
    return 2 * value


async def adouble(value: int) -> int:
    await asyncio.sleep(0)
    return 2 * value


CONTEXT: dict[str, Any] = {
    "x": 2, "double": double, "adouble": adouble, "plus": Plus(), "aplus": AsyncCallable(),
    "part": functools.partial(pow, 2), "apart": functools.partial(adouble, 4), "Color": Color, "lib.Color": Color,
    "math.factorial": math.factorial, "math.tau": math.tau, "math.deep.e": math.e, "cfg.point": {"a": 1},
    "cfg": {"b": 2}, "len": lambda value: -1, "max": 7, "np": [1, 2], "int": int, "make.str": str,
    "Day": datetime.date,
}  # fmt: skip
SANDBOX = Sandbox(CONTEXT)

MEANS: dict[str, Any] = {
    "x": 2, "double(x)": 4, "adouble(x)": 4, "plus(1)": 2, "aplus(1)": 2, "part(3)": 8, "apart()": 8,
    "Color.RED.value": 1, "lib.Color.RED": Color.RED, "math.factorial(4)": 24, "math.tau > 6": True,
    "math.deep.e > 2": True, "math.tau.real == math.tau": True,
    "cfg.point['a']": 1, "cfg['b']": 2, "cfg.get('b')": 2, "len([])": -1, "max + 1": 8, "np[1]": 2, "np.count(1)": 1,
    "int('5')": 5, "make.str(5)": "5", "[double for double in [1]]": [1], "(lambda math: math.real)(5)": 5,
    "Day.fromisoformat('2026-01-02').year": 2026, "int.bit_length(5)": 3, "isinstance(5, int)": True,
}  # fmt: skip


@pytest.mark.parametrize(("text", "wanted"), MEANS.items(), ids=MEANS.keys())
def test_what_a_name_of_the_context_means(text: str, wanted: Any) -> None:
    assert SANDBOX.run(text) == wanted
    assert asyncio.run(SANDBOX.arun(text)) == wanted


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("shutil.copy(2)", "unknown-name"), ("math", "namespace"), ("math.deep", "unknown-name"),
        ("math.factorial.x", "function-attribute"), ("Color.GREEN", "unknown-name"), ("Color._hidden", "unknown-name"),
        ("double.x", "function-attribute"), ("int.nothing", "unknown-attribute"),
        ("math.deep.nothing.more", "unknown-name"), ("numpy", "namespace"), ("lib.Color.GREEN", "function-attribute"),
        ("'a'.nothing", "unknown-attribute"),
    ],
)  # fmt: skip
def test_what_a_name_does_not_mean(text: str, code: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        SANDBOX.check(text)
    assert [violation.code for violation in caught.value.violations] == [code]


@pytest.mark.parametrize("name", ["_x", "a b", "", "a..b", "a._b", "1", 5, "__class__", "a.__b__"])
def test_a_name_that_no_text_could_write_is_refused(name: Any) -> None:
    with pytest.raises(ValueError, match="context name"):
        Sandbox({name: 1})
    with pytest.raises(ValueError, match="context name"):
        Sandbox().run("1", {name: 1})


def test_a_module_is_no_value() -> None:
    with pytest.raises(ValueError, match="holds a module"):
        Sandbox({"math": math})
    with pytest.raises(EvaluationError, match="cannot leave"):
        Sandbox().run("m", {"m": types.ModuleType("m")})


def test_a_text_is_a_string() -> None:
    with pytest.raises(TypeError, match="a program is a str"):
        Sandbox().run(5)  # type: ignore[arg-type]


def test_the_context_map_is_copied_and_its_values_are_not() -> None:
    context = {"xs": [1]}
    sandbox = Sandbox(context)
    context["ys"] = [2]
    context["xs"].append(2)
    assert sandbox.run("xs") == [1, 2]
    with pytest.raises(ExpressionError):
        sandbox.run("ys")


def test_a_program_is_checked_once_and_run_many_times() -> None:
    program = Sandbox({"x": 2}).check("[x + y, (z := y), z]", ["y"])
    assert isinstance(program, Program)
    assert [program.sandbox.run(program, {"y": y}) for y in (1, 2)] == [[3, 1, 1], [4, 2, 2]]
    assert asyncio.run(program.sandbox.arun(program, {"y": 5, "x": 0})) == [5, 5, 5]
    assert program.text == "[x + y, (z := y), z]"


def test_a_program_needs_the_variables_it_was_checked_with() -> None:
    program = Sandbox().check("x + y", ["x", "y"])
    with pytest.raises(ValueError, match="missing now: y"):
        program.sandbox.run(program, {"x": 1})
    with pytest.raises(ValueError, match="missing now: x, y"):
        asyncio.run(program.sandbox.arun(program))


def test_the_variables_of_a_run_are_over_those_of_the_context() -> None:
    sandbox = Sandbox({"x": 1, "f": double})
    assert (sandbox.run("x", {"x": 5}), sandbox.run("x")) == (5, 1)
    with pytest.raises(ValueError, match="has the name of a function"):
        sandbox.run("f", {"f": 5})
    for number in range(100):  # more sets of variables than are kept
        assert sandbox.run(f"v{number}", {f"v{number}": number}) == number


def test_a_function_among_the_variables_of_a_run_cannot_be_called() -> None:
    with pytest.raises(EvaluationError, match="'function' are opaque to an expression"):
        Sandbox().run("g(1)", {"g": double})


def test_nothing_of_one_run_is_seen_by_the_next() -> None:
    sandbox = Sandbox()
    assert sandbox.run("(w := 5)") == 5
    with pytest.raises(ExpressionError):
        sandbox.run("w")
    with pytest.raises(EvaluationError, match="NameError"):
        sandbox.run("(w, (w := 1))")


def test_reading_does_not_check_and_checking_does_not_run() -> None:
    called: list[int] = []
    sandbox = Sandbox({"f": called.append})
    sandbox.read("unknown")
    sandbox.check("f(1)")
    assert not called


@pytest.mark.parametrize("driver", ["run", "arun"])
def test_special_forms_do_not_call_what_python_would_not(driver: str) -> None:
    called: list[Any] = []

    def f(value: Any) -> Any:
        called.append(value)
        return value

    async def g(value: Any) -> Any:
        await asyncio.sleep(0)
        return f(value)

    for text in (
        "False and f(1)", "True or f(1)", "f(2) if 0 else 3", "3 if 1 else f(2)", "2 < 1 < f(1)", "f(0) and f(1)",
        "f(1) or f(2)", "f(2) < f(1) < f(9)", "any(f(i) for i in (0, 5, 6))", "all(f(i) for i in (5, 0, 6))",
        "next(f(i) for i in (5, 6))",
        "next((f(i) for i in (5, 6)), 0)", "[f(i) for i in (1, 2) if i > 1]", "[f(i) for i in (1, 2) if f(i) > 1]",
        "any(f(i) for i in (0, 1) for j in (f(0), 7) if j)", "(lambda: f(1)) and 1", "all(i for i in (0, f(0)))",
        "f(0) if f(1) else f(2)",
    ):  # fmt: skip
        called.clear()
        wanted = eval(text, {"f": f})
        order = called.copy()
        called.clear()
        sandbox = Sandbox({"f": g})
        assert (sandbox.run(text) if driver == "run" else asyncio.run(sandbox.arun(text))) == wanted
        assert sorted(called) == sorted(order), text
        called.clear()
        assert Sandbox({"f": f}).run(text) == wanted
        assert called == order, text


TEXTS = [
    "[w := x, w + x]",
    "sum(i * x for i in range(50))",
    "(lambda a: [a + i for i in range(x % 7)])(x)",
    "f'{x}' * 2",
    "double(x) + double(x + 1)",
]


def test_one_sandbox_serves_many_threads() -> None:
    sandbox = Sandbox({"double": double})
    programs = [sandbox.check(text, ["x"]) for text in TEXTS]
    gate = threading.Barrier(32)

    def work(thread: int) -> list[Any]:
        gate.wait()
        return [sandbox.run(program, {"x": thread * 100 + turn}) for turn in range(20) for program in programs]

    with ThreadPoolExecutor(32) as pool:
        got = list(pool.map(work, range(32)))
    for thread, values in enumerate(got):
        wanted = [eval(text, {"double": double, "x": thread * 100 + turn}) for turn in range(20) for text in TEXTS]
        assert values == wanted


def test_one_sandbox_serves_many_tasks() -> None:
    sandbox = Sandbox({"double": adouble})

    async def main() -> list[Any]:
        return await asyncio.gather(*(sandbox.arun(TEXTS[i % 5], {"x": i}) for i in range(1000)))

    assert asyncio.run(main()) == [eval(TEXTS[i % 5], {"double": double, "x": i}) for i in range(1000)]


def test_run_inside_an_event_loop_says_what_to_do() -> None:
    async def main() -> None:
        assert SANDBOX.run("double(2)") == 4
        with pytest.raises(RuntimeError, match="await arun"):
            SANDBOX.run("adouble(2)")
        assert await SANDBOX.arun("adouble(2)") == 4

    asyncio.run(main())


def test_the_static_facts_of_a_program() -> None:
    sandbox = Sandbox({"f": double, "g": double})
    assert [
        sandbox.check(text).overlaps for text in ("f(g(1))", "f(1) + g(2)", "[f(i) for i in (1, 2)]", "f(1)", "1")
    ] == [False, True, True, False, False]
    root = sandbox.check("f(g(1))").root_call
    assert root is not None
    assert root.target is double
    assert sandbox.check("f(1) + 1").root_call is None
    assert sandbox.check("1").root_call is None


def test_a_program_runs_in_the_sandbox_that_checked_it() -> None:
    """Another one has other names and allows other code."""
    program = Sandbox({"x": 2}, policy="programs").check("y = x\ny")
    with pytest.raises(ValueError, match="checked by another sandbox"):
        Sandbox({"x": 3}, policy="calls").run(program)
    with pytest.raises(ValueError, match="checked by another sandbox"):
        asyncio.run(Sandbox({"x": 3}).arun(program))


def test_a_context_is_a_mapping() -> None:
    with pytest.raises(TypeError, match="context must be a dict of names to values, not list"):
        Sandbox([1])  # type: ignore[arg-type]


def test_a_low_level_still_evaluates_its_own() -> None:
    sandbox = Sandbox({"double": adouble, "x": 3}, policy=Policy.CALLS, limits=Limits(calls=2))
    assert sandbox.run("[double(x), {'a': (-x, {1, x})}, *[double(1)]]") == [6, {"a": (-3, {1, 3})}, 2]
    with pytest.raises(LimitExceeded, match="calls"):
        sandbox.run("[double(1), double(2), double(3)]")


def test_names_that_python_reads_as_others_are_told_at_the_door() -> None:
    with pytest.raises(ValueError, match="'ﬁ' and 'fi' are the same name in Python"):
        Sandbox({"ﬁ": 1, "fi": 2})
    assert Sandbox({"ﬁ": 1}).run("fi") == 1
    with pytest.raises(ValueError, match="variable 'ﬁ' is read as 'fi' by Python"):
        Sandbox().run("1", {"ﬁ": 1})


def test_a_program_changes_no_pattern() -> None:
    text = "import re\np = re.compile('(?P<a>x)')\np.groupindex['b'] = 5\n(p.groupindex, p.match('x').groupdict())"
    assert Sandbox(policy=Policy.PROGRAMS).run(text) == ({"a": 1}, {"a": "x"})


def test_a_type_is_told_to_have_its_methods_only() -> None:
    with pytest.raises(ExpressionError) as caught:
        Sandbox().run("int.real")
    assert "real" not in caught.value.violations[0].allowed
