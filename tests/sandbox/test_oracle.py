"""CPython's own `eval` is the expected value: the same value of the same type, or an exception of the same type."""

import asyncio
import copy
import inspect
import random
import warnings
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, example, given, strategies as st

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Sandbox
from lightfc_sandbox.values.kinds import LAZY

from .strategies import FUNCTIONS, VARIABLES, expressions

pytestmark = pytest.mark.filterwarnings("ignore:Generating overly large repr")

Outcome = tuple[str, Any]


def shape(value: Any) -> Any:
    """`value` with its exact types, and with what Python counts as equal (1, 1.0, True; nan) told apart."""
    if type(value) in LAZY:
        value = list(value)  # as it leaves the sandbox
    if isinstance(value, (list, tuple)):
        return type(value), [shape(item) for item in value]
    if isinstance(value, dict):
        return dict, [(shape(key), shape(item)) for key, item in value.items()]
    if isinstance(value, (set, frozenset)):
        return type(value), sorted(map(repr, map(shape, value)))
    return type(value), repr(value)


def outcome(evaluate: Callable[[], Any]) -> Outcome:
    try:
        return "value", shape(evaluate())
    except EvaluationError as error:
        return "raised", error.exc_type
    except LimitExceeded as error:
        return "limit", error.limit
    except ExpressionError as error:
        return "refused", error.violations[0].code


def expected(text: str) -> Outcome:
    try:
        return "value", shape(eval(text, {**FUNCTIONS, **copy.deepcopy(VARIABLES)}))
    except Exception as error:  # noqa: BLE001 - whatever Python raises is what is expected
        return "raised", type(error).__name__


def later(function: Callable[..., Any], seed: int) -> Callable[..., Any]:
    """The same function as a coroutine function that finishes after a random number of turns of the event loop."""
    turns = random.Random(seed)

    async def run(*args: Any, **kwargs: Any) -> Any:
        for _ in range(turns.randrange(4)):
            await asyncio.sleep(0)
        return function(*args, **kwargs)

    return run


def agrees(got: Outcome, text: str) -> bool:
    """Whether the sandbox did what Python does, or what docs/reference/language.md says it does instead."""
    # What goes beyond the limits is not for Python to try: it may never end. Nor is what is refused: a name or
    # attribute that nothing has, before anything runs, and a function that would leave.
    assume(got[0] != "limit")
    assume(got not in (("refused", "unknown-name"), ("refused", "unknown-attribute"), ("raised", "NotAllowed")))
    wanted = expected(text)
    if got == wanted:
        return True
    assume(wanted != ("raised", "SyntaxError"))
    # Of two failures in a display, that of a later item is told before that of an earlier one's hash.
    assume(not (got[0] == wanted[0] == "raised" and "{" in text))
    return (got, wanted) == (("raised", "NameError"), ("raised", "UnboundLocalError"))


SYNC = Sandbox(FUNCTIONS | VARIABLES)


@given(expressions())
@example("(lambda fn: fn)(fn=3)")
@example("{1: 2}.keys() == {1}")
@example("[f() for f in [lambda: i for i in xs]]")
@example("2 ** -10000")
@example("((), []) in table.items() or ([], 1) in table.items()")
@example("max(table.items(), 2, key=str)")
@example("bytes([-1, r])")
@example("(b'' % [], b'%d-%s' % (1, b'a'), str(table.items()))")
@example("(lambda a: lambda b: lambda c: lambda d: (a, b, c, d))(1)(2)(3)(4)")
@example("'' * 10 ** 30")
@example("range(10 ** 30)[5:9]")
@example("{'a': 1}.items() <= {'a': 1}.items()")
def test_a_text_means_what_python_means(text: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert agrees(outcome(lambda: SYNC.run(text)), text)


@given(expressions())
@example("(lambda x=same(1): x)()")
@example("same(value=n if flag else r)")
@example("list(map(frozenset, map(list, [[1]])))")
@example("same(1) if next(iter([])) else 2")
@example("list(map(list, map(map, [same], [[1, 2]])))")
def test_the_dataflow_driver_means_the_same(text: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert agrees(outcome(lambda: asyncio.run(SYNC.arun(text))), text)


@given(expressions(), st.integers(0, 2**32))
@example("[same(i) for i in xs if same(i) > 1]", 1)
@example("[(w := [same(2), (w := same(3))]), w]", 1)
@example("((w := [[(w := i) for i in xs] + [w] for i in xs if same(i)]), w)", 1)
@example("next((same(i) for i in xs), 0)", 1)
@example("(lambda x=same(1): x)()", 1)
def test_async_functions_that_finish_in_any_order_give_the_same_value(text: str, seed: int) -> None:
    functions = {name: later(function, seed) for name, function in FUNCTIONS.items()}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert agrees(outcome(lambda: Sandbox(functions | VARIABLES).run(text)), text)


@pytest.mark.parametrize(
    "text",
    [
        "zip(xs, xs)", "map(str, xs)", "filter(None, xs)", "enumerate(xs)", "reversed(xs)", "iter(xs)", "table.keys()",
        "table.values()", "table.items()", "(i for i in xs)", "iter(table)", "iter(word)",
    ],
)  # fmt: skip
def test_a_lazy_value_leaves_as_a_list(text: str) -> None:
    wanted = list(eval(text, {**FUNCTIONS, **VARIABLES}))
    assert SYNC.run(text) == wanted
    assert SYNC.run(f"{{'a': ({text}, 1)}}") == {"a": (wanted, 1)}
    assert asyncio.run(SYNC.arun(text)) == wanted


@pytest.mark.parametrize("text", ["len", "same", "lambda: 1", "xs.copy", "[len]", "{'a': (same,)}", "str", "np.sum"])
def test_a_function_cannot_leave(text: str) -> None:
    for evaluate in (SYNC.run, lambda each: asyncio.run(SYNC.arun(each))):
        with pytest.raises(EvaluationError, match=r"a (function|type) cannot leave") as caught:
            evaluate(text)
        assert caught.value.exc_type == "NotAllowed"


def test_the_oracle_tells_values_apart_that_python_counts_as_equal() -> None:
    assert shape([1]) != shape([True])
    assert shape({"a": 1}) != shape({"a": 1.0})
    assert inspect.iscoroutinefunction(later(len, 1))
