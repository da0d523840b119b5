"""The same texts through other evaluators: `python -m benchmarks.peers`.

Each peer that is installed takes part, with the same functions and variables and what else it needs for these texts
(`pip install simpleeval asteval RestrictedPython smolagents pydantic-monty`). An evaluator is made once and given the
text each time: reading, checking and running it are in the time. The ratio is to CPython's own `compile` and `exec` or
`eval`, timed in turns with it in this run. "No" stands where a peer does not take the text or gives another value; a
process of its own, which Monty has, costs time and is more than an evaluator in one's own process can give.
"""

import builtins
import contextlib
import importlib.metadata
import operator
import platform
import warnings
from collections.abc import Callable, Iterator
from typing import Any, Literal

from benchmarks.measure import as_new, medians_us
from benchmarks.sandbox import CALLS, CONTEXT, LOOP, NAMES, ROWS, SMALL, cpython
from lightfc_sandbox import Policy, Sandbox

Evaluate = Callable[[str], Any]

TEXTS: dict[str, tuple[str, Literal["eval", "exec"], str]] = {
    "two nested calls": (SMALL, "eval", ""),
    "100 calls": (CALLS, "eval", ""),
    "loop of 100,000": (LOOP, "exec", "total"),
    "1,000 rows": (ROWS, "exec", "report"),
}


@contextlib.contextmanager
def lightfc() -> Iterator[Evaluate]:
    expressions, programs = Sandbox(CONTEXT), Sandbox(CONTEXT, policy=Policy.PROGRAMS)
    yield lambda text: (programs if "\n" in text else expressions).run(text)


@contextlib.contextmanager
def restricted_python() -> Iterator[Evaluate]:
    from RestrictedPython import compile_restricted, safe_builtins
    from RestrictedPython.Eval import default_guarded_getitem, default_guarded_getiter
    from RestrictedPython.Guards import (
        full_write_guard,
        guarded_iter_unpack_sequence,
        guarded_unpack_sequence,
        safer_getattr,
    )

    more = "all any dict enumerate filter frozenset iter list map max min next reversed set sorted sum zip"
    changes = {
        "+=": operator.iadd, "-=": operator.isub, "*=": operator.imul, "/=": operator.itruediv, "|=": operator.ior,
        "//=": operator.ifloordiv, "%=": operator.imod,
    }  # fmt: skip
    names = {
        **CONTEXT, "__name__": "text", "__metaclass__": type,
        "__builtins__": {
            **safe_builtins, **{name: getattr(builtins, name) for name in more.split()}, "__import__": __import__,
        },
        "_getiter_": default_guarded_getiter, "_getitem_": default_guarded_getitem, "_getattr_": safer_getattr,
        "_iter_unpack_sequence_": guarded_iter_unpack_sequence, "_unpack_sequence_": guarded_unpack_sequence,
        "_apply_": lambda function, *args, **kwargs: function(*args, **kwargs), "_write_": full_write_guard,
        "_inplacevar_": lambda op, left, right: changes[op](left, right),
    }  # fmt: skip

    def evaluate(text: str) -> Any:
        lines = text.rstrip().rsplit("\n", 1)
        if len(lines) == 1:
            return eval(compile_restricted(text, "<text>", "eval"), dict(names))
        scope = dict(names)
        exec(compile_restricted(text, "<text>", "exec"), scope)
        return scope[lines[1]]

    yield evaluate


@contextlib.contextmanager
def simpleeval() -> Iterator[Evaluate]:
    from simpleeval import EvalWithCompoundTypes

    functions = {name: value for name, value in CONTEXT.items() if callable(value)}
    evaluator = EvalWithCompoundTypes(functions={**functions, "range": range}, names={"rows": CONTEXT["rows"]})

    def evaluate(text: str) -> Any:
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # statements are left out with a warning
            return evaluator.eval(text)

    yield evaluate


@contextlib.contextmanager
def asteval() -> Iterator[Evaluate]:
    from asteval import Interpreter

    interpreter = Interpreter(user_symbols=CONTEXT)

    def evaluate(text: str) -> Any:
        value = interpreter(text, raise_errors=True)
        # A text of more than one statement gives no value; its last line is the name that holds it.
        return interpreter.symtable[text.rstrip().rsplit("\n", 1)[1]] if "\n" in text else value

    yield evaluate


@contextlib.contextmanager
def smolagents() -> Iterator[Evaluate]:
    from smolagents.local_python_executor import LocalPythonExecutor

    executor = LocalPythonExecutor([])
    executor.send_tools({name: value for name, value in CONTEXT.items() if callable(value)})
    executor.send_variables({"rows": CONTEXT["rows"]})
    yield lambda text: executor(text).output


@contextlib.contextmanager
def monty() -> Iterator[Evaluate]:
    from pydantic_monty import Monty

    # Each call of a function is a suspension, of which a session has 1,000 unless told; this one serves many runs.
    with Monty() as pool, pool.checkout(limits={"max_suspensions": 10_000_000}) as session:
        yield lambda text: session.feed_run(text, external_lookup=CONTEXT)


PEERS: dict[str, tuple[str, Callable[[], contextlib.AbstractContextManager[Evaluate]]]] = {
    "lightfc_sandbox": ("lightfc", lightfc),
    "RestrictedPython": ("RestrictedPython", restricted_python),
    "simpleeval": ("simpleeval", simpleeval),
    "asteval": ("asteval", asteval),
    "smolagents": ("smolagents", smolagents),
    "Monty (other process)": ("pydantic-monty", monty),
}


def wanted(text: str, mode: Literal["eval", "exec"], name: str) -> Any:
    """CPython's own value of a text."""
    scope = dict(NAMES)
    if mode == "eval":
        return eval(text, scope)
    exec(text, scope)
    return scope[name]


def ratio(evaluate: Evaluate, text: str, mode: Literal["eval", "exec"], name: str) -> str:
    """How much longer than CPython an evaluator takes, or that it gives no such value."""
    try:
        if evaluate(text) != wanted(text, mode, name):
            return "no"
    except Exception:  # noqa: BLE001 - each peer has errors of its own for what it does not take
        return "no"
    us = medians_us({"cpython": cpython(text, mode), "peer": lambda: evaluate(as_new(text))}, rounds=15)
    return f"{us['peer'] / us['cpython']:,.1f} x"


def main() -> None:
    """Print one line for each evaluator."""
    print(f"Python {platform.python_version()}; text to value, ratios to CPython's compile and eval or exec\n")
    print(f"{'':<30}" + "".join(f"{what:>18}" for what in TEXTS))
    for label, (package, opened) in PEERS.items():
        try:
            version = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            print(f"{label:<30}      not installed")
            continue
        with opened() as evaluate:
            figures = [ratio(evaluate, *each) for each in TEXTS.values()]
        print(f"{label + ' ' + version:<30}" + "".join(f"{each:>18}" for each in figures))


if __name__ == "__main__":
    main()
