"""Every limit: what stays within it passes, and what is one over it is stopped and told."""

import asyncio
import dataclasses
from pathlib import Path
from typing import Any

import pytest

from lightfc_sandbox import LimitExceeded, Limits, Policy, Sandbox
from lightfc_sandbox.limits import CONTAINER_BYTES, INT_BYTES, STRING_BYTES, TICK, Run

BOUNDS: dict[str, tuple[str, dict[str, Any], str, str]] = {
    # limit, the limits set, a text that is just within, a text that is just over
    "source_chars": ("source_chars", {"source_chars": 5}, "1 + 2", "1 + 22"),
    "nodes": ("nodes", {"nodes": 6}, "[1,  2, 3]", "[1, 2, 3, 4]"),
    "depth": ("depth", {"depth": 5}, "[[[1]]]", "[[[[1]]]]"),
    "steps-comprehension": ("steps", {"steps": 10}, "len([i for i in range(10)])", "len([i for i in range(11)])"),
    "steps-builtin": ("steps", {"steps": 300}, "sum(range(300))", "sum(range(301))"),
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


def test_a_count_below_nothing_gives_nothing_back() -> None:
    run = Run.kind(Limits(), {}, max, {})()
    run.charge_items(-(10**9))
    run.charge_chars(-5)
    assert run.limits.memory_bytes - run.room == CONTAINER_BYTES + STRING_BYTES
    run.charge_bits(8)
    assert run.limits.memory_bytes - run.room == CONTAINER_BYTES + STRING_BYTES + INT_BYTES + 1


def test_a_run_that_waited_begins_its_time_anew() -> None:
    run = Run.kind(Limits(), {}, max, {})()
    run.charge_steps(TICK)
    deadline = run.deadline
    run.resume()
    assert deadline < run.deadline


def test_documentation_names_every_limit_and_its_default() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "sandbox.md").read_text("utf-8")
    for field in dataclasses.fields(Limits):
        row = next(line for line in page.splitlines() if line.startswith(f"| `{field.name}` |"))
        assert f"| {field.default:,} |" in row
        assert f"{field.name}: " in (Limits.__doc__ or "")


@pytest.mark.parametrize(
    "step",
    ["enumerate(g)", "zip(g)", "iter(g)", "map(str, g)", "filter(None, g)", "(v for v in g)", "zip([1], g)"],
)
def test_iterators_over_iterators_are_bounded(step: str) -> None:
    """CPython 3.13 crashes when it frees a chain of 100,000 of them."""
    text = f"[g := iter([1, 2])] and [0 for _ in range({{}}) if [g := {step}] and False] or 1"
    assert Sandbox().run(text.format(98)) == 1
    with pytest.raises(LimitExceeded, match="container_depth"):
        Sandbox().run(text.format(100_000))
