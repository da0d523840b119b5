"""Every limit: what stays within it passes, and what is one over it is stopped and told."""

import asyncio
import collections
import contextlib
import copy
import dataclasses
import gc
import inspect
import math
import pickle
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from greenlet import greenlet
from hypothesis import given, strategies as st

from lightfc_sandbox import LimitExceeded, Limits, Policy, Sandbox, SandboxError
from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import INT_BYTES
from lightfc_sandbox.budget.counters import TICK
from lightfc_sandbox.errors import Stop
from lightfc_sandbox.evaluation.held_futures import resolve, unsettled
from lightfc_sandbox.parsing.parse import MAX_DEPTH
from lightfc_sandbox.scheduling.order import Scheduler
from tests.support.tables import in_one_test

BOUNDS: dict[str, tuple[str, dict[str, Any], str, str]] = {
    # limit, the limits set, a text that is just within, a text that is just over
    "source_chars": ("source_chars", {"source_chars": 5}, "1 + 2", "1 + 22"),
    "nodes": ("nodes", {"nodes": 6}, "[1,  2, 3]", "[1, 2, 3, 4]"),
    "depth": ("depth", {"depth": 5}, "[[[1]]]", "[[[[1]]]]"),
    "steps-comprehension": ("steps", {"steps": 10}, "len([i for i in range(10)])", "len([i for i in range(11)])"),
    "steps-builtin": ("steps", {"steps": 300}, "sum(range(1_203))", "sum(range(1_204))"),
    "steps-many": ("steps", {"steps": 5000}, "len([i for i in range(5000)])", "len([i for i in range(5001)])"),
    "calls-static": ("calls", {"calls": 2}, "[f(1), f(2)]", "[f(1), f(2), f(3)]"),
    "calls-loop": ("calls", {"calls": 2}, "[f(i) for i in range(2)]", "[f(i) for i in range(3)]"),
    "calls-map": ("calls", {"calls": 2}, "list(map(f, range(2)))", "list(map(f, range(3)))"),
    "calls-pair": ("calls", {"calls": 2}, "[g(i, i) for i in range(2)]", "[g(i, i) for i in range(3)]"),
    "calls-constant": ("calls", {"calls": 2}, "[f(1) for i in range(2)]", "[f(1) for i in range(3)]"),
    "calls-type": ("calls", {"calls": 2}, "[P(i) for i in range(2)]", "[P(i) for i in range(3)]"),
    "recursion": ("recursion", {"recursion": 3}, "(h := lambda n: n and h(n - 1))(2)",
    "(h := lambda n: n and h(n - 1))(3)"),
    "bits-power": ("int_bits", {"int_bits": 128}, "2 ** 127", "2 ** 128"),
    "bits-power-odd": ("int_bits", {"int_bits": 128}, "10 ** 38", "10 ** 39"),
    "bits-shift": ("int_bits", {"int_bits": 128}, "1 << 127", "1 << 128"),
    "bits-multiply": ("int_bits", {"int_bits": 128}, "2 ** 63 * 2 ** 63", "2 ** 64 * 2 ** 63"),
    "bits-add": ("int_bits", {"int_bits": 128}, "2 ** 127 - 1 + 2 ** 127", "2 ** 127 + 2 ** 127"),
    "bits-subtract": ("int_bits", {"int_bits": 128}, "-(2 ** 127) - 1", "-(2 ** 127) - 2 ** 127"),
    "bits-literal": ("int_bits", {"int_bits": 128}, str(2**128 - 1), str(2**128)),
    "bits-text": ("int_bits", {"int_bits": 128}, f"int('{'9' * 32}')", f"int('{'9' * 33}')"),
    "items-repeat": ("sequence_items", {"sequence_items": 6}, "[1, 2] * 3", "[1, 2] * 4"),
    "items-add": ("sequence_items", {"sequence_items": 6}, "[1, 2, 3] + [1, 2, 3]", "[1, 2, 3] + [1, 2, 3, 4]"),
    "items-list": ("sequence_items", {"sequence_items": 6}, "list(range(6))", "list(range(7))"),
    "items-star": ("sequence_items", {"sequence_items": 6}, "[*range(6)]", "[*range(7)]"),
    "items-set": ("sequence_items", {"sequence_items": 6}, "set(range(6))", "set(range(7))"),
    "items-comprehension": ("sequence_items", {"sequence_items": 6}, "[0 for i in range(6)]", "[0 for i in range(7)]"),
    "items-split": ("sequence_items", {"sequence_items": 6}, "'a b c d e f'.split()", "'a b c d e f g'.split()"),
    "items-bytes": ("sequence_items", {"sequence_items": 6}, "bytes(6)", "bytes(7)"),
    "items-encode": ("sequence_items", {"sequence_items": 6}, "'ééé'.encode()", "'éééa'.encode()"),
    "items-array": ("sequence_items", {"sequence_items": 6}, "np.zeros((2, 3)).size", "np.zeros((2, 4)).size"),
    "chars-repeat": ("string_chars", {"string_chars": 6}, "'ab' * 3", "'ab' * 4"),
    "chars-add": ("string_chars", {"string_chars": 6}, "'abc' + 'def'", "'abc' + 'defg'"),
    "chars-join": ("string_chars", {"string_chars": 6}, "'--'.join('ab') + 'cd'", "'---'.join('abc')"),
    "chars-format": ("string_chars", {"string_chars": 6}, "f'{1:>6}'", "f'{1:>7}'"),
    "chars-percent": ("string_chars", {"string_chars": 6}, "'%6d' % 1", "'%7d' % 1"),
    "chars-center": ("string_chars", {"string_chars": 6}, "'a'.center(6)", "'a'.center(7)"),
    "chars-replace": ("string_chars", {"string_chars": 6}, "'aa'.replace('a', 'bcd')", "'aa'.replace('a', 'bcde')"),
    "chars-tabs": ("string_chars", {"string_chars": 6}, "'\\t'.expandtabs(5)", "'\\t'.expandtabs(6)"),
    "chars-repr": ("string_chars", {"string_chars": 6}, "repr([1, 2])", "repr([1, 22])"),
    "depth-of-containers": ("container_depth", {"container_depth": 3}, "[[[1]]] == 1", "[[[[1]]]] == 1"),
    "depth-that-leaves": ("container_depth", {"container_depth": 3}, "((w := [[1]]), [w])[1]",
    "[w := [[1]], [[[[w, len(w)]]]]][1]"),
}  # fmt: skip


@dataclasses.dataclass
class P:
    """A type of the host."""

    x: int


CONTEXT = {"f": lambda x: x, "g": lambda x, y: x, "P": P}


@pytest.mark.parametrize("driver", ["run", "arun"])
@pytest.mark.parametrize(("limit", "limits", "within", "over"), BOUNDS.values(), ids=BOUNDS.keys())
def test_at_the_limit_and_just_over(limit: str, limits: dict[str, Any], within: str, over: str, driver: str) -> None:
    sandbox = Sandbox(CONTEXT, limits=Limits(**limits))

    def evaluate(text: str) -> Any:
        return sandbox.run(text) if driver == "run" else asyncio.run(sandbox.arun(text))

    evaluate(within)
    with pytest.raises(LimitExceeded) as caught:
        evaluate(over)
    assert caught.value.limit == limit
    assert caught.value.allowed == limits[limit]
    assert f"limit {limit} = " in caught.value.message


SIZES = {name: bound for name, bound in BOUNDS.items() if bound[0] in ("int_bits", "sequence_items", "string_chars")}


@pytest.mark.parametrize("form", ["[{} for q in (1,)][0]", "(lambda: {})()", "(lambda q: {})(1)"])
@pytest.mark.parametrize(("limit", "limits", "within", "over"), SIZES.values(), ids=SIZES.keys())
def test_a_bound_of_size_holds_in_loops_and_functions(
    limit: str, limits: dict[str, Any], within: str, over: str, form: str
) -> None:
    sandbox = Sandbox(CONTEXT, limits=Limits(**limits))
    sandbox.run(form.format(within))
    with pytest.raises(LimitExceeded) as caught:
        sandbox.run(form.format(over))
    assert caught.value.limit == limit


def test_no_limit_makes_a_tree_deeper_than_what_is_compiled_bears() -> None:
    sys.setrecursionlimit(3_000)  # for where nothing is compiled: there each level takes several calls of Python
    sandbox = Sandbox({"x": 1}, limits=Limits(depth=100_000))
    assert sandbox.run("x" + " + x" * (MAX_DEPTH - 10)) == MAX_DEPTH - 9
    with pytest.raises(LimitExceeded) as caught:
        sandbox.run("x" + " + x" * (MAX_DEPTH + 10))
    assert caught.value.allowed == MAX_DEPTH


@pytest.mark.parametrize(
    "text", ["'a' * 930", "[0] * 80", "2 ** 4000 if (x := 2 ** 3000) else 0", "{1: 2, 3: 4, 5: 6, 7: 8, 9: 1}"]
)
def test_memory_is_the_sum_of_what_is_allocated(text: str) -> None:
    sandbox = Sandbox(limits=Limits(memory_bytes=1_000))
    sandbox.run(text)
    with pytest.raises(LimitExceeded) as caught:
        sandbox.run(f"[{text}, {text}]")
    assert caught.value.limit == "memory_bytes"


def test_text_that_is_not_ascii_is_charged_four_bytes_a_character() -> None:
    sandbox = Sandbox(limits=Limits(memory_bytes=1_000))
    assert len(sandbox.run("'a' * 900")) == 900
    with pytest.raises(LimitExceeded):
        sandbox.run("'é' * 300")


def test_the_clock_is_looked_at_while_a_text_runs() -> None:
    with pytest.raises(LimitExceeded) as caught:
        Sandbox(limits=Limits(time_s=0.01, steps=10**9)).run("sum(i for i in range(10 ** 6))")
    assert caught.value.limit == "time_s"
    assert caught.value.span is not None


@pytest.mark.parametrize("name", [field.name for field in dataclasses.fields(Limits)])
@pytest.mark.parametrize("value", [0, -1, True, "1", None, float("nan")])
def test_a_limit_is_a_positive_number(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"Limits.{name} must be a positive number"):
        Limits(**{name: value})


@pytest.mark.parametrize("driver", ["run", "arun"])
def test_what_a_program_prints_is_limited(driver: str) -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS, limits=Limits(printed_chars=6))

    def evaluate(text: str) -> Any:
        return sandbox.run(text) if driver == "run" else asyncio.run(sandbox.arun(text))

    evaluate("print('ab')\nprint('cd', end='')")
    with pytest.raises(LimitExceeded) as caught:
        evaluate("print('ab')\nprint('cd')\nprint('')")
    assert caught.value.limit == "printed_chars"


def test_limits_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Limits().steps = 1  # type: ignore[misc]


CHARGES: dict[str, Callable[[Run, Any], None]] = {
    "steps": Run.charge_steps,
    "items": Run.charge_items,
    "items-counted": lambda run, count: run.charge_items(count, 0),
    "made": lambda run, count: run.charge_made(list, int(count) if math.isfinite(count) else -9),
    "items-negative-width": lambda run, count: run.charge_items(5, count),
    "chars": Run.charge_chars,
    "bytes": Run.charge_bytes,
    "bits": Run.charge_bits,
}
"""All that takes from the account of a run."""


@pytest.mark.parametrize("count", [-1, -100, -(10**9), -(10**30), -(2**63), -math.inf, -0.5])
@pytest.mark.parametrize("charge", CHARGES.values(), ids=CHARGES.keys())
def test_nothing_gives_back_to_the_account(charge: Callable[[Run, Any], None], count: Any) -> None:
    run = Run.kind(Limits(), {}, max, {})()
    run.charge_steps(10)
    run.charge_bytes(10)
    before = run.steps + run.granted - run.steps_left, run.bytes_left
    with contextlib.suppress(TypeError):
        charge(run, count)
    assert run.steps + run.granted - run.steps_left >= before[0]
    assert run.bytes_left <= before[1]
    run.charge_bits(8)
    assert run.bytes_left <= before[1] - INT_BYTES - 1


def test_memory_is_work() -> None:
    run = Run.kind(Limits(memory_bytes=10**12), {}, max, {})()
    run.charge_steps(TICK)
    run.deadline = -math.inf
    steps = run.steps
    with pytest.raises(Stop) as caught:
        run.charge_bytes(10**7)
    assert caught.value.limit == "time_s"
    # It has the clock looked at, and is no step of the text.
    assert run.steps == steps


@pytest.mark.parametrize("name", ["steps", "memory_bytes", "sequence_items"])
def test_a_limit_that_is_a_float_counts_whole_things(name: str) -> None:
    limits = Limits(**{name: 1e6 + 0.5})
    assert getattr(limits, name) == 10**6
    assert type(getattr(limits, name)) is int
    assert getattr(Limits(**{name: math.inf}), name) == math.inf
    with pytest.raises(ValueError, match=f"Limits.{name} must be at least 1"):
        Limits(**{name: 0.5})


AFTER_A_LOOP = {
    "break": "for i in range(N):\n    sum(xs)\n    if i == M: break\n",
    "return": "def g():\n    for i in range(N):\n        sum(xs)\n        if i == M: return 1\ng()\n",
    "exception": "try:\n  for i in range(N):\n    sum(xs)\n    if i == M: 1 / 0\nexcept ZeroDivisionError: pass\n",
    "while": "i = 0\nwhile True:\n    sum(xs)\n    i += 1\n    if i == M: break\n",
    "any": "any(sum(xs) and i == M for i in range(N))\n",
    "next": "next(i for i in range(N) if sum(xs) == 0 and i == M)\n",
}
THEN = {
    "list": "[x for x in range(3)]", "filtered": "[x for x in range(3) if x < 9]", "set": "len({x for x in range(3)})",
    "dict": "len({x: x for x in range(3)})", "generator": "list(x for x in range(3))", "while": "while True: break",
    "for": "for x in range(3): pass", "row": "[r['a'] for r in rows]", "append": "for r in rows: own.append(r)",
    "map": "list(map(str, xs))", "nested": "[y for x in range(3) for y in range(3)]",
}  # fmt: skip


@pytest.mark.parametrize("limits", [Limits(), Limits(steps=1e5)], ids=["int", "float"])
@pytest.mark.parametrize("then", THEN.values(), ids=THEN.keys())
@in_one_test("before", AFTER_A_LOOP.values())
def test_a_loop_that_was_left_owes_nothing_that_the_next_one_sees(before: str, then: str, limits: Limits) -> None:
    context = {"rows": [{"a": 1}] * 3, "xs": [0] * 8}
    for driver in (Sandbox.run, lambda sandbox, text: asyncio.run(sandbox.arun(text))):
        for most in (26, 27, 28, 29, 30, 31):
            text = f"own = []\n{before.replace('N', '200').replace('M', str(most))}{then}"
            driver(Sandbox(context, policy=Policy.PROGRAMS, limits=limits), text)


def test_a_run_that_waited_begins_its_time_anew() -> None:
    run = Run.kind(Limits(), {}, max, {})()
    run.charge_steps(TICK)
    deadline = run.deadline
    run.resume()
    assert deadline < run.deadline


@pytest.mark.parametrize(
    "step",
    ["enumerate(g)", "zip(g)", "map(str, g)", "filter(None, g)", "(v for v in g)", "zip([1], g)"],
)
def test_iterators_over_iterators_are_bounded(step: str) -> None:
    """CPython 3.13 crashes when it frees a chain of 100,000 of them."""
    text = f"[g := iter([1, 2])] and [0 for _ in range({{}}) if [g := {step}] and False] or 1"
    assert Sandbox().run(text.format(98)) == 1
    with pytest.raises(LimitExceeded, match="container_depth"):
        Sandbox().run(text.format(100_000))


DEEP = {
    "def": "def g(n): return n and g(n - 1)\ng(5000)",
    "sum": "def g(n): return n and sum(g(n - 1) for _ in range(1))\ng(5000)",
    "map": "def g(n): return n and list(map(g, [n - 1]))\ng(5000)",
    "sorted": "def g(n): return n and sorted([n - 1], key=g)[0]\ng(5000)",
    "lambda": "g = lambda n: n and g(n - 1)\ng(5000)",
    "finally": "def g(n):\n try:\n  return g(n - 1)\n finally: 1\ng(5000)",
    "loop": "def g(n):\n for i in [1]:\n  if n: return 1 + g(n - 1)\n return f(1)\ng(5000)",
    "reduce": "import functools\ndef g(a, n): return functools.reduce(g, [0, n - 1])\ng(0, 5000)",
    "default": "import collections\ndef g(n): return collections.defaultdict(lambda: g(n - 1))[1]\ng(5000)",
    "cache": "import functools\n@functools.cache\ndef g(n): return n and g(n - 1)\ng(5000)",
    "f-string": "def g(n): return n and f'{g(n - 1)}'\ng(5000)",
}


async def answered(value: int) -> int:
    await asyncio.sleep(0)
    return value


@pytest.mark.parametrize("driver", ["run", "arun"])
@pytest.mark.parametrize("recursion", [20, 500, 1_200])
@pytest.mark.parametrize("text", DEEP.values(), ids=DEEP.keys())
def test_recursion_ends_at_its_limit_whatever_one_stack_bears(text: str, recursion: int, driver: str) -> None:
    context = {"f": answered if driver == "arun" else lambda value: value}
    sandbox = Sandbox(context, policy=Policy.PROGRAMS, limits=Limits(recursion=recursion))
    with pytest.raises(LimitExceeded, match="recursion"):
        sandbox.run(text) if driver == "run" else asyncio.run(sandbox.arun(text))


AS_DEEP_AS_PYTHON = {
    "def g(n): return n and 1 + g(n - 1)\ng(990)": 990,
    "def g(n): return n and 1 + sum(g(n - 1) for _ in range(1))\ng(490)": 490,
    "def g(n): return n and 1 + list(map(g, [n - 1]))[0]\ng(990)": 990,
    "def g(n): return n and 1 + sorted([n - 1], key=g)[0]\n(g(990), g(5))": (990, 5),
    "def g(n):\n for i in [1]:\n  try:\n   while True:\n    if n: return [1 + g(n - 1) for _ in [1]][0]\n"
    "    return f(1)\n  finally: 1\ng(300)": 301,
    "def g(n):\n if n: return f(1) + g(n - 1)\n return f(1)\n[g(300), g(20), g(900)]": [301, 21, 901],
    "def g(n):\n if n == 0: return f(1)\n x = g(n - 1)\n return x + 1\n[g(i) for i in (200, 24, 25, 26, 200)]": [
        201, 25, 26, 27, 201,
    ],
    "def g(n):\n if not n: raise ValueError(f(3))\n g(n - 1)\ntry: g(900)\nexcept ValueError as e: r = str(e)\nr": "3",
    "def g(n):\n if not n: raise ValueError\n g(n - 1)\nt = 0\nfor i in range(200):\n try: g(200)\n"
    " except ValueError: t += 1\nt": 200,
    "def g(n):\n yield n\n if n: yield from g(n - 1)\nsum(g(100))": 5050,
    "def g(n):\n if not n: yield f(3)\n else: yield from g(n - 1)\n[sum(g(300)) for i in range(3)]": [3, 3, 3],
    "def h(n): return n and 1 + h(n - 1)\ndef g(n):\n yield h(n)\n if n: yield from g(n - 1)\nsum(g(60))": 1830,
    "def g(n):\n t = 0\n for i in range(2):\n  if n: t += g(n - 1) if n > 5 and i else 1\n return t\ng(400)": 397,
}  # fmt: skip
"""Programs and their values: calls inside one another in functions, callbacks, generators, calls that wait."""


@pytest.mark.parametrize("driver", ["run", "arun"])
@pytest.mark.parametrize("text", AS_DEEP_AS_PYTHON)
def test_functions_call_one_another_as_deep_as_python_allows(text: str, driver: str) -> None:
    sandbox = Sandbox({"f": answered if driver == "arun" else lambda value: value}, policy=Policy.PROGRAMS)
    found = sandbox.run(text) if driver == "run" else asyncio.run(sandbox.arun(text))
    assert found == AS_DEEP_AS_PYTHON[text]


def test_stacks_end_with_their_run() -> None:
    """In the middle too: a limit, a failure, and a call that is given up."""

    async def f(value: int) -> int:
        await asyncio.Event().wait()
        return value

    async def cut(text: str) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.01):
                await Sandbox({"f": f}, policy=Policy.PROGRAMS).arun(text)

    text = "def g(n):\n if n: return 1 + g(n - 1)\n return {}\n[g(i) for i in (200, 300)]"
    gc.collect()
    before = sum(isinstance(each, greenlet) for each in gc.get_objects())
    for _ in range(3):
        asyncio.run(cut(text.format("f(1) + 1")))
        for end in ("1 // 0", "g(10 ** 6)"):
            with pytest.raises(SandboxError):
                Sandbox(policy=Policy.PROGRAMS).run(text.format(end))
    gc.collect()
    assert sum(isinstance(each, greenlet) for each in gc.get_objects()) <= before + 1  # the thread's own


def test_what_is_looked_at_again_and_again_while_calls_wait_is_work() -> None:
    """Each `try` looks at all calls that wait in it, so that so many inside one another do so in the square."""

    async def tool() -> int:
        await asyncio.sleep(0)
        return 1

    text = (
        "def f(n):\n    try:\n        return f(n - 1) + tool() if n else 0\n    except KeyError:\n        pass\nf({})"
    )
    sandbox = Sandbox({"tool": tool}, policy=Policy.PROGRAMS, limits=Limits(steps=10_000))
    assert asyncio.run(sandbox.arun(text.format(50))) == 50
    with pytest.raises(LimitExceeded, match="steps"):
        asyncio.run(sandbox.arun(text.format(300)))


@pytest.mark.parametrize("value", ["[1] * n", "[(1,)] * n", "{i: [i] for i in range(n)}", "[[[i]] for i in range(n)]"])
@pytest.mark.parametrize(
    "look", [lambda run, value: unsettled(run, value, []), lambda run, value: resolve(Scheduler(run, 1), value)]
)
def test_to_look_through_values_for_what_has_to_come_is_work(look: Callable[[Run, Any], Any], value: str) -> None:
    run = Run.kind(Limits(), {}, max, {})()
    made = eval(value, {"n": 50_000})
    run.charge_steps(TICK)
    look(run, made)
    run.deadline, steps = -math.inf, run.steps
    with pytest.raises(Stop) as caught:
        look(run, made)
    assert (caught.value.limit, run.steps) == ("time_s", steps)


def test_to_note_what_was_looked_through_takes_memory() -> None:
    run = Run.kind(Limits(memory_bytes=1_000_000), {}, max, {})()
    assert unsettled(run, [[[]] for _ in range(5_000)], []) == []
    with pytest.raises(Stop) as caught:
        unsettled(run, [[[]] for _ in range(50_000)], [])
    assert caught.value.limit == "memory_bytes"


def test_each_item_that_a_function_is_called_for_beside_calls_is_a_step() -> None:
    async def tool() -> int:
        await asyncio.sleep(0)
        return 1

    sandbox = Sandbox({"tool": tool}, policy=Policy.PROGRAMS, limits=Limits(steps=1_000))
    for text in ("','.join(map(str, range({})))", "{{*map(str, range({}))}}", "sorted(range({}), key=abs)"):
        asyncio.run(sandbox.arun(f"a = tool()\n{text.format(200)}\na"))
        with pytest.raises(LimitExceeded, match="steps"):
            asyncio.run(sandbox.arun(f"a = tool()\n{text.format(2_000)}\na"))


def test_a_chain_of_waiting_calls_is_recursion_as_any_other() -> None:
    async def f(value: int) -> int:
        await asyncio.sleep(0)
        return value

    sandbox = Sandbox({"f": f}, policy=Policy.PROGRAMS, limits=Limits(recursion=40))
    text = "def g(n):\n if f(n) == 0: return 0\n return 1 + g(n - 1)\n"
    assert asyncio.run(sandbox.arun(f"{text}g(39)")) == 39
    with pytest.raises(LimitExceeded, match="recursion"):
        asyncio.run(sandbox.arun(f"{text}g(2000)"))


ONE_BY_ONE = {
    "c = []": [
        "c.append(i)",
        "c += [i]",
        "c.insert(0, i)",
        "c[:0] = [i, i]",
        "c.extend([i])",
        "c.extend(x for x in [i])",
        "heapq.heappush(c, i)",
        "bisect.insort(c, i)",
        "c = [*c, i]",
        "c = c + [i]",
        "c += c or [i]",
    ],
    "c = ()": ["c += (i,)", "c = (*c, i)"],
    "c = set()": [
        "c.add(i)",
        "c.add((i,))",
        "c |= {i}",
        "c ^= {i}",
        "c.update([i])",
        "c = {*c, i}",
        "c = c.union([i])",
    ],
    "c = {}": [
        "c[i] = 1",
        "c[i, 1] = 1",
        "c[i] = c.get(i, 0) + 1",
        "c.setdefault(i, 1)",
        "c.setdefault((i,), 1)",
        "c |= {i: 1}",
        "c.update({i: 1})",
        "c.update([(i, 1)])",
        "c = {**c, i: 1}",
        "c = c | {i: 1}",
    ],
    "c = collections.Counter()": ["c[i] += 1", "c.update([i])", "c += collections.Counter([i])", "c[i] = 2"],
    "c = collections.defaultdict(list)": ["c[i].append(1)", "c[i] = 1", "c |= {i: 1}", "c.setdefault(i, 1)"],
    "c = collections.OrderedDict()": ["c[i] = 1", "c.update({i: 1})", "c.setdefault(i, 1)", "c.update([(i, 1)])"],
    "c = collections.deque()": [
        "c.append(i)",
        "c.appendleft(i)",
        "c.extend([i])",
        "c.extendleft(x for x in [i])",
        "c.insert(0, i)",
        "c += [i]",
    ],
    "c = np.zeros(1)": ["c = np.append(c, i)", "c = np.concatenate([c, [i]])"],
    "c = b''": ["c += b'a'", "c = b''.join([c, b'a'])"],
}  # fmt: skip
AT_ONCE = [
    "list(r)", "tuple(r)", "set(r)", "frozenset(r)", "sorted(r)", "[*r]", "(*r,)", "{*r}", "a, *b = r", "[0] * 201",
    "[i for i in r]", "[i for i in r if i >= 0]", "len({i for i in r})", "len({i: i for i in r})", "list(map(str, r))",
    "[i for i in r for _ in [1]]", "dict.fromkeys(r)", "dict(zip(r, r))", "list(zip(r))", "collections.Counter(r)",
    "list(i for i in r)", "max(*r)", "collections.deque(r)", "list(enumerate(r))", "list(reversed(r))",
    "t.split('a')", "t.splitlines()", "list(t)", "t.encode()", "bytes(201)", "bytes(r)", "(9 ** 9).to_bytes(201)",
    "json.loads('[' + '1,' * 200 + '1]')", "json.loads('{\"a\": [' + '[],' * 200 + '1]}')", "re.findall('a', t)",
    "re.split('a', t)", "re.findall('', t)", "textwrap.wrap('a ' * 201, 1)", "base64.b64encode(b'a' * 190)",
    "np.zeros(201)", "np.arange(201)", "np.array(r)", "np.ones(199).repeat(9)", "np.ones((15, 1)) + np.ones(15)",
    "random.choices([1], k=201)", "random.sample(r, 201)", "random.randbytes(201)", "statistics.multimode(r)",
    "list(itertools.product([1, 2], repeat=8))", "list(itertools.repeat(1, 201))", "itertools.tee([1], 201)",
    "heapq.nsmallest(201, r)", "list(itertools.chain(r, r))", "b'a'.hex() and b'a' * 201", "np.ones((3, 70)).tolist()",
]  # fmt: skip
_BEFORE = (
    "import base64, bisect, collections, heapq, itertools, json, random, re, statistics, textwrap\nimport numpy as np\n"
    "r, t = range(201), 'a\\n' * 201\n"
)


def _growing() -> Iterator[str]:
    for start, ways in ONE_BY_ONE.items():
        for way in ways:
            yield f"{start}\nfor i in range(400): {way}"
            yield f"def grow(c):\n    for i in range(400): {way}\n{start}\ngrow(c)"
    yield from AT_ONCE


@in_one_test("text", list(_growing()))
def test_no_container_has_more_than_the_most_items(text: str) -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS, limits=Limits(sequence_items=200, time_s=300))
    for driver in (sandbox.run, lambda text: asyncio.run(sandbox.arun(text))):
        with pytest.raises(LimitExceeded) as caught:
            driver(_BEFORE + text)
        assert caught.value.limit == "sequence_items"


def test_what_is_there_may_be_replaced_at_the_limit() -> None:
    text = "d = {i: i for i in range(9)}\nd[9] = 1\nd.setdefault(9, 3)\nd.update({9: 4})\nd |= {9: 4}\nd[9] += 1\nd"
    assert Sandbox(policy=Policy.PROGRAMS, limits=Limits(sequence_items=10)).run(text)[9] == 5


def test_limits_are_a_dataclass_for_whoever_asks() -> None:
    limits = Limits(steps=10)
    assert dataclasses.replace(limits, calls=3) == Limits(steps=10, calls=3) == Limits(**vars(limits) | {"calls": 3})
    assert pickle.loads(pickle.dumps(limits)) == copy.copy(limits) == limits
    assert len({limits, Limits(steps=10), Limits()}) == 2
    assert dataclasses.asdict(limits)["steps"] == 10
    assert list(inspect.signature(Limits).parameters)[:2] == ["source_chars", "nodes"]
    assert repr(limits).startswith("Limits(source_chars=50000, nodes=20000, depth=100, steps=10, ")
    with pytest.raises(
        TypeError, match=r"unknown: 'step'; did you mean 'steps'\? It takes by name source_chars, nodes"
    ):
        Limits(step=1)  # type: ignore[call-arg]


@pytest.mark.parametrize("text", ["float(t)", "complex(t)", "str(b)", "f'{b}'", "'{}'.format(b)", "repr(b)"])
def test_a_text_of_the_host_that_is_longer_than_any_is_not_gone_through(text: str) -> None:
    sandbox = Sandbox({"t": "1" * 1_001, "b": b"1" * 1_001}, limits=Limits(string_chars=1_000))
    with pytest.raises(LimitExceeded, match="string_chars"):
        sandbox.run(text)


def test_limits_are_given_by_name() -> None:
    with pytest.raises(TypeError, match="too many values: 5; it takes by name source_chars"):
        Limits(5)  # type: ignore[call-arg, misc, unused-ignore]


@pytest.mark.parametrize("items", ["i for i in range(20_000)", "i % 2 == 0 for i in range(20_000)"])
def test_a_sum_of_whole_numbers_keeps_none_of_them(items: str) -> None:
    limits = Limits(memory_bytes=50_000)
    assert Sandbox(limits=limits).run(f"sum({items})") == eval(f"sum({items})")


@pytest.mark.parametrize(
    "text",
    [
        "sum(n * 0.5 for n in range(9999))", "sum(map(float, range(9999)))", "math.fsum(n * 0.5 for n in range(9999))",
        "math.prod(n - 7.5 for n in range(9999))", "max(n * 0.5 for n in range(9999))", "any(0.0 for n in range(9999))",
        "all(1.5 for n in range(9999))", "len(deque((n * 0.5 for n in range(9999)), maxlen=5))",
    ],
)  # fmt: skip
def test_what_is_only_gone_through_is_not_charged_as_kept(text: str) -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS, limits=Limits(memory_bytes=60_000))
    expected = eval(text, {"math": math, "deque": collections.deque})
    assert sandbox.run(f"import math\nfrom collections import deque\n{text}") == expected


_ADDENDS = ["0.1", "1e100", "-1e100", "1", "2**62", "2**63", "-2**64", "True", "0.2", "1e-9", "float('inf')", "2**70"]


@given(st.lists(st.sampled_from(_ADDENDS)), st.sampled_from(["0", "0.0", "5", "2**64", "1.5", "True"]))
def test_a_sum_is_that_of_the_running_python(addends: list[str], start: str) -> None:
    items = f"[{', '.join(addends)}]"
    for text in (f"sum({items}, {start})", f"sum((x for x in {items}), {start})"):
        assert repr(Sandbox().run(text)) == repr(eval(text))


@pytest.mark.parametrize("text", ["a == b", "a != b", "a in [b]", "[a].index(b)", "[a].count(b)"])
def test_no_more_is_looked_at_than_is_paid_for(text: str) -> None:
    """Lists that hold one list many times have more items than anything can go through, and take next to no memory."""
    made = "n = 10_000\na, b = [[[1] * n] * n] * n, [[[1] * n] * n] * n\n"
    with pytest.raises(LimitExceeded) as caught:
        Sandbox(policy=Policy.PROGRAMS).run(made + text)
    assert caught.value.limit == "steps"


@pytest.mark.parametrize("text", ["use(deep())", "use([deep()])", "use(it=deep())"])
def test_a_limit_that_is_reached_where_a_value_is_handed_on_ends_the_run(text: str) -> None:
    async def deep() -> object:
        await asyncio.sleep(0)
        made: list[object] = []
        for _ in range(200):
            made = [made]
        return made

    async def use(it: object) -> object:
        return it

    with pytest.raises(LimitExceeded, match="container_depth"):
        asyncio.run(Sandbox({"deep": deep, "use": use}).arun(text))


SHARED = """\
import copy, json
x = y = [1]
for _ in range(40):
    x, y = [x, x], [y, y]
{}
"""


@pytest.mark.parametrize(
    "use",
    ["x", "{'a': (x, 1)}", "len(get(x))", "str(x)", "f'{x}'", "print(x)", "json.dumps(x)", "x == y", "x in [y]",
     "sorted([x, y])", "str(copy.deepcopy(x))", "t = (1,)\nfor _ in range(40): t = (t, t)\n{t: 1}", "x += [y]\nx"],
)  # fmt: skip
def test_what_holds_the_same_values_too_often_is_refused_before_it_takes_memory(use: str) -> None:
    sandbox = Sandbox({"get": len}, policy=Policy.PROGRAMS, limits=Limits(time_s=300))
    tracemalloc.start()
    try:
        with pytest.raises(LimitExceeded) as caught:
            sandbox.run(SHARED.format(use))
        assert caught.value.limit == "steps"
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_what_holds_the_same_values_leaves_as_it_is() -> None:
    text = "row = [iter([1]), 2]\n[[row, row], {'a': row}, (row, [row])]"
    assert Sandbox(policy=Policy.PROGRAMS).run(text) == [[[[1], 2], [[1], 2]], {"a": [[1], 2]}, ([[1], 2], [[[1], 2]])]


@pytest.mark.parametrize("before", [0, 1, 100, 300])
def test_an_operation_that_is_too_long_is_told_with_all_its_steps(before: int) -> None:
    text = f"for i in range({before}): pass\nsum(range(10 ** 9))"
    with pytest.raises(LimitExceeded, match="one operation takes 1,000,000,000 steps, of which 1,000,000 are the most"):
        Sandbox(policy=Policy.PROGRAMS, limits=Limits(steps=10**6)).run(text)


@pytest.mark.parametrize(
    "nested",
    ["accumulate((), initial=a)", "repeat(object=a)", "accumulate(a)", "repeat(a)", "zip_longest(a, fillvalue=a)"],
)
def test_iterators_nest_only_so_deep_however_they_are_given(nested: str) -> None:
    text = f"from itertools import accumulate, repeat, zip_longest\na = iter([1])\nfor i in range(300): a = {nested}"
    with pytest.raises(LimitExceeded) as caught:
        Sandbox(policy=Policy.PROGRAMS).run(text)
    assert caught.value.limit == "container_depth"
