"""CPython's own `exec` as the oracle of programs: what a program gives, or the type of what it raises."""

import ast
import asyncio
import copy
import decimal
import functools
import inspect
import sys
import warnings
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, Policy, Program, Sandbox

from .strategies import FUNCTIONS, VARIABLES
from .test_oracle import Outcome, later, shape

_KEPT = "kept_value"
_ENDS = "EndsTheProgram"


class EndsTheProgram(BaseException):
    """What a `return` outside of functions raises in CPython's program, so that it ends there."""


class _Keep(ast.NodeTransformer):
    """Makes every expression statement outside of functions keep its value."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return node

    visit_AsyncFunctionDef = visit_ClassDef = visit_FunctionDef  # type: ignore[assignment]  # noqa: N815

    def visit_Return(self, node: ast.Return) -> ast.AST:
        called = ast.Call(ast.Name(_ENDS, ast.Load()), [node.value or ast.Constant(None)], [])
        return ast.copy_location(ast.Raise(called), node)

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        return ast.copy_location(ast.Assign([ast.Name(_KEPT, ast.Store())], node.value), node)


def executed(text: str, context: Mapping[str, Any]) -> Any:
    """The value of the expression statement that CPython executes last, functions left out."""
    names = {**context, "asyncio": asyncio, _KEPT: None, _ENDS: EndsTheProgram, "__name__": "__main__"}
    tree = ast.fix_missing_locations(_Keep().visit(ast.parse(text)))
    code = compile(tree, "<program>", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True)

    async def top() -> None:
        await eval(code, names)

    try:
        if code.co_flags & inspect.CO_COROUTINE:
            asyncio.run(top())
        else:
            with decimal.localcontext():
                exec(code, names)
    except EndsTheProgram as end:
        return end.args[0]
    return names[_KEPT]


def outcome(evaluate: Callable[[], Any]) -> Outcome:
    try:
        return "value", shape(evaluate())
    except EvaluationError as error:
        return "raised", error.exc_type
    except LimitExceeded as error:
        return "limit", error.limit
    except ExpressionError as error:
        return "refused", error.violations[0].code


def expected(text: str, context: Mapping[str, Any] | None = None) -> Outcome:
    """What CPython makes of a program."""
    names = {**FUNCTIONS, **copy.deepcopy(VARIABLES)} if context is None else context
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return "value", shape(executed(text, names))
    except BaseException as error:  # noqa: BLE001 - whatever Python raises is what is expected
        return "raised", type(error).__name__


AT_LEISURE = Limits(time_s=300)
"""For a text that is long on purpose: no load of the machine makes it pass the limit of time."""

LIMITS = replace(AT_LEISURE, steps=20_000)
SYNC = Sandbox(FUNCTIONS | VARIABLES, policy=Policy.PROGRAMS, limits=LIMITS)

SEEDS = range(40 if sys.version_info < (3, 12) else 15)
"""Of random programs. As of properties, newer versions try fewer of the same."""


@functools.lru_cache(maxsize=1)
def read(text: str) -> Program:
    """A text as `SYNC` runs it. A short one would be kept by itself; a long one is read once for all drivers, too."""
    return SYNC.read(text)


def run_later(text: str, seed: int = 7) -> Any:
    """What the text gives where all functions are async and end in an order that `seed` alone decides."""
    functions = {name: later(function, seed) for name, function in FUNCTIONS.items()}
    return asyncio.run(Sandbox(functions | VARIABLES, policy=Policy.PROGRAMS, limits=LIMITS).arun(text))


DRIVERS: dict[str, Callable[[str], Any]] = {
    "run": lambda text: SYNC.run(read(text)),
    "arun": lambda text: asyncio.run(SYNC.arun(read(text))),
    "async functions": run_later,
}


def by_name(text: str) -> dict[str, str]:
    """The programs of a table, divided by empty lines, each under the comment that is its first line."""
    return dict(each.removeprefix("# ").split("\n", 1) for each in text.strip("\n").split("\n\n"))


def compare_with_python(text: str) -> None:
    """Check that a program has CPython's value, by whatever it is run."""
    want = expected(text)
    for driver, run in DRIVERS.items():
        found = outcome(lambda run=run: run(text))  # type: ignore[misc]
        assert found == want, f"{driver}: {found}, and not {want}"
    assert want[0] == "value"
