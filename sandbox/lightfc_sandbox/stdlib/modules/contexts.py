"""`contextlib`: context managers that no class of a text makes."""

from collections.abc import Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF
from lightfc_sandbox.effects import FIRST, PASSES, PURE, UNKNOWN, W_OTHER
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.attributes import named_like
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.stdlib.contexts import MANAGED, ContextManager
from lightfc_sandbox.stdlib.output import redirect
from lightfc_sandbox.stdlib.steering import Steered, throw
from lightfc_sandbox.stdlib.wrapping import functions
from lightfc_sandbox.values.exceptions import make_raised, matches, original
from lightfc_sandbox.values.kinds import CALLABLE, Builtin, CaughtError, TextFunction, TextGenerator, type_name


def _suppress(run: Run, /, *exceptions: Any) -> ContextManager:
    def leave(run: Run, error: Any) -> bool:
        return error is not None and bool(exceptions) and matches(error.error, exceptions)

    return ContextManager(lambda run: None, leave, PURE)


def _nullcontext(run: Run, enter_result: Any = None) -> ContextManager:
    return ContextManager(lambda run: enter_result, lambda run, error: False, PURE)


def _contextmanager(run: Run, func: Any, decorate: Any = None, /) -> TextFunction:
    """A function that makes context managers of a generator function; `decorate` makes what one decorates."""
    if type(func) not in CALLABLE:
        raise TypeError("contextmanager() takes a generator function")

    def make(run: Run, _: TextFunction, args: Any, kwargs: Any) -> ContextManager:
        MANAGED(run)
        made = touch(run, call_value(run, func, *args, **kwargs))
        if type(made) is not TextGenerator:
            raise TypeError(f"{type_name(made)!r} object is not an iterator")
        waiting = [made]
        manager = ContextManager(
            lambda run: _first(run, waiting), lambda run, error: _last(run, made, error), UNKNOWN | FIRST, made
        )
        if decorate is not None:
            again = Builtin("contextlib.contextmanager(…)", lambda run, /: make(run, _, args, kwargs), cost=ITSELF)
            manager.decorate = lambda run, func, /: call_value(run, decorate, again, func)
        return manager

    # A function, which is bound to an object where it stands in a class.
    return named_like(TextFunction("contextlib.contextmanager(…)", make, known=lambda _: (func,)), func)


_NONE = object()


def _first(run: Run, waiting: list[TextGenerator]) -> Any:
    if not waiting:  # it is entered once
        raise AttributeError("'_GeneratorContextManager' object has no attribute 'args'")
    item = BUILTINS["next"].fn(run, waiting.pop(), _NONE)
    if item is _NONE:
        raise RuntimeError("generator didn't yield")
    return item


def _last(run: Run, made: TextGenerator, error: CaughtError | None) -> bool:
    """Have a generator go on behind its only `yield`, where it is told what the block has raised."""
    if error is None:
        if BUILTINS["next"].fn(run, made, _NONE) is not _NONE:
            raise RuntimeError("generator didn't stop")
        return False
    if not isinstance(made.items, Steered):
        made.items = iter(())  # nothing of the text catches it there, and it ends the generator
        return False
    thrown = make_raised(run, error)
    try:
        throw(run, made, thrown)
    except StopIteration:
        return True
    except Exception as raised:
        if original(raised) is not original(thrown) and raised.__cause__ is not thrown:
            raise
        return False
    raise RuntimeError("generator didn't stop after throw()")


MEMBERS: Mapping[str, Any] = functions(
    "contextlib", PURE | PASSES, MANAGED, suppress=_suppress, nullcontext=_nullcontext, contextmanager=_contextmanager,
    asynccontextmanager=_contextmanager,
)  # fmt: skip
"""What `contextlib.` offers."""

MANAGER = MEMBERS["contextmanager"]
REDIRECT = Builtin("contextlib.redirect_stdout", redirect, effects=W_OTHER | PASSES, cost=FREE)
"""What is called by what is written of it in the language."""
