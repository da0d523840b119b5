"""What is around a call, for where it is made: the span that it belongs to, and the context variables that are named.

Context variables have no address of their own, and most of them mean something only where they were set. So those that
another process shall have are named when an executor is made, and found again by the module that defines them.
"""

import contextvars
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import ContextVar
from typing import Any

from lightfc.core.errors import ToolDefinitionError
from lightfc.executors.parcels import found

TRACE_API = "opentelemetry.trace"
_NOT_SET: Any = object()

Variables = Sequence[tuple[str, str, ContextVar[Any]]]
"""Context variables, each with the module and the name under which it is found."""

Taken = tuple[list[tuple[str, str, Any]], dict[str, str]]
"""The values of variables, and the span as the headers of W3C Trace Context."""


def homes(variables: Iterable[ContextVar[Any]]) -> Variables:
    """Where context variables are found."""
    return [(*_home(each), each) for each in variables]


def _home(variable: ContextVar[Any]) -> tuple[str, str]:
    if not isinstance(variable, ContextVar):
        raise ToolDefinitionError(f"context must be contextvars.ContextVar objects, not {type(variable).__name__}")
    for module, each in list(sys.modules.items()):
        for name, value in list(getattr(each, "__dict__", {}).items()):
            if value is variable:
                return module, name
    raise ToolDefinitionError(
        f"the context variable {variable.name!r} is not found in any module; define it at the top of one"
    )


def taken(variables: Variables) -> Taken:
    """What is around the caller."""
    values = [
        (module, name, value) for module, name, each in variables if (value := each.get(_NOT_SET)) is not _NOT_SET
    ]
    headers: dict[str, str] = {}
    if TRACE_API in sys.modules:
        from opentelemetry import propagate

        propagate.inject(headers)
    return values, headers


def within(
    around: Taken,
    fn: Callable[..., Any],
    args: Sequence[Any],
    kwargs: Mapping[str, Any],
) -> Any:
    """What a function gives, awaited where that is to be, that is called in the surroundings that were taken."""

    def called() -> Any:
        values, headers = around
        for module, name, value in values:
            found(module, name).set(value)
        if headers:
            from opentelemetry import context, propagate

            context.attach(propagate.extract(headers))
        value = fn(*args, **kwargs)
        if hasattr(type(value), "__await__"):
            import asyncio  # a sync function has given it, such as a lambda around an async one

            return asyncio.run(_awaited(value))
        return value

    return contextvars.copy_context().run(called)


async def _awaited(value: Any) -> Any:
    return await value
