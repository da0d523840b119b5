"""A function that a text may call, with what has to be known of it."""

import inspect
import keyword
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, overload

from lightfc.errors import ToolDefinitionError
from lightfc.schema import ToolSignature
from lightfc.types import FunctionDefinition, FunctionOutput

__all__ = ["FunctionTool", "tool"]


class FunctionTool:
    """One function made a tool: its definition for the model, its arguments validated, each call recorded.

    The function is never copied: a bound method keeps its object, a callable object stays itself.

    Args:
        fn: A function or async function, a method, a callable object, or a `functools.partial` of one.
        name: The name by which texts call it, dots allowed; the function's own if None.
        description: What the model is told; the docstring if None.
        read_only: Calls change nothing, so they may overlap with one another across statements.
        sequential: A barrier: what came before finishes, the call runs alone, what follows waits.
        timeout_s: How long one call may take, in seconds; None for no bound. A sync function that takes longer is
            given up, not stopped: a thread cannot be killed.
        inline: The function is quick and never blocks, so a sync function is called on the spot even where it could
            overlap with others.
        max_in_flight: How many calls of it may run at the same time in one run; None for no bound but that of the run.

    Raises:
        ToolDefinitionError: The function cannot be described, or the name is none that a text could write.
    """

    __slots__ = (
        "_description", "fn", "inline", "is_async", "max_in_flight", "name", "read_only", "sequential", "signature",
        "timeout_s",
    )  # fmt: skip

    def __init__(
        self,
        fn: Callable[..., Any],
        *,
        name: str | None = None,
        description: str | None = None,
        read_only: bool = False,
        sequential: bool = False,
        timeout_s: float | None = None,
        inline: bool = False,
        max_in_flight: int | None = None,
    ) -> None:
        if isinstance(fn, FunctionTool):
            raise ToolDefinitionError(f"{fn.name} is a FunctionTool already")
        if not callable(fn):
            raise ToolDefinitionError(f"a tool needs a callable, not {type(fn).__name__}")
        self._set(fn, ToolSignature.of(fn, name=name), description, read_only, sequential, timeout_s, inline)
        self._bound(max_in_flight)

    def _set(
        self,
        fn: Callable[..., Any],
        signature: ToolSignature,
        description: str | None,
        read_only: bool,
        sequential: bool,
        timeout_s: float | None,
        inline: bool,
    ) -> None:
        self.fn = fn
        self.signature = signature
        self.name = check_tool_name(signature.name)
        self.is_async = is_async(fn)
        self.read_only = read_only
        self.sequential = sequential
        if timeout_s is not None and (isinstance(timeout_s, bool) or not isinstance(timeout_s, int | float)):
            raise ToolDefinitionError(
                f"{self.name}: timeout_s must be a number of seconds, not {type(timeout_s).__name__}"
            )
        if timeout_s is not None and not timeout_s > 0:
            raise ToolDefinitionError(f"{self.name}: timeout_s must be a positive number of seconds, not {timeout_s!r}")
        self.timeout_s = timeout_s
        self.inline = inline
        self._description = description

    def _bound(self, max_in_flight: int | None) -> None:
        if max_in_flight is not None and (type(max_in_flight) is not int or max_in_flight < 1):
            raise ToolDefinitionError(
                f"{self.name}: max_in_flight must be a whole number above 0, not {max_in_flight!r}"
            )
        self.max_in_flight = max_in_flight

    @classmethod
    def from_schema(
        cls,
        definition: Mapping[str, Any],
        handler: Callable[..., Any],
        *,
        read_only: bool = False,
        sequential: bool = False,
        timeout_s: float | None = None,
        inline: bool = False,
        max_in_flight: int | None = None,
    ) -> "FunctionTool":
        """A tool known only by its JSON definition.

        Args:
            definition: `name`, `description` and `parameters`, as the OpenAI API or the Berkeley leaderboard has them.
            handler: Called with the arguments by keyword, each exactly as it was written once it is seen to fit.
            read_only: As for `FunctionTool`.
            sequential: As for `FunctionTool`.
            timeout_s: As for `FunctionTool`.
            inline: As for `FunctionTool`.
            max_in_flight: As for `FunctionTool`.

        Raises:
            ToolDefinitionError: The definition is none, or its name is none that a text could write.
        """
        made = cls.__new__(cls)
        made._set(handler, ToolSignature.from_schema(definition), None, read_only, sequential, timeout_s, inline)
        made._bound(max_in_flight)
        return made

    @property
    def definition(self) -> FunctionDefinition:
        """What a model is told of the tool."""
        definition = self.signature.definition()
        return definition if self._description is None else replace(definition, description=self._description)

    def __call__(self, /, *args: Any, **kwargs: Any) -> FunctionOutput:
        """The same as `call`."""
        return self.call(*args, **kwargs)

    def call(self, /, *args: Any, **kwargs: Any) -> FunctionOutput:
        """Call the tool and record it; an async function is awaited. Never raises for a fault of arguments or tool."""
        from lightfc.execution import call_tool

        return call_tool(self, args, kwargs)

    async def acall(self, /, *args: Any, **kwargs: Any) -> FunctionOutput:
        """As `call`, inside a running event loop, which a sync function does not block."""
        from lightfc.execution import acall_tool

        return await acall_tool(self, args, kwargs)

    def __copy__(self) -> "FunctionTool":
        return self

    def __deepcopy__(self, memo: Any) -> "FunctionTool":
        return self

    def __repr__(self) -> str:
        return f"FunctionTool({self.definition.signature!r})"


def is_async(fn: Any) -> bool:
    """Whether calling `fn` gives something to await."""
    while isinstance(fn, partial):
        fn = fn.func
    return inspect.iscoroutinefunction(fn) or inspect.iscoroutinefunction(type(fn).__call__)


def check_tool_name(name: str) -> str:
    """Refuse a name that a text could not write.

    Raises:
        ToolDefinitionError: It is no (dotted) identifier, a keyword, or starts with an underscore.
    """
    for part in name.split("."):
        if not part.isidentifier() or keyword.iskeyword(part) or part.startswith("_"):
            raise ToolDefinitionError(
                f"tool name {name!r} cannot be written in an expression: each part between dots must be a Python "
                "identifier that is no keyword and starts with no underscore; give another one with name="
            )
    return name


@overload
def tool(fn: Callable[..., Any], /) -> FunctionTool: ...


@overload
def tool(
    *,
    name: str | None = None,
    description: str | None = None,
    read_only: bool = False,
    sequential: bool = False,
    timeout_s: float | None = None,
    inline: bool = False,
    max_in_flight: int | None = None,
) -> Callable[[Callable[..., Any]], FunctionTool]: ...


def tool(fn: Callable[..., Any] | None = None, /, **options: Any) -> Any:
    """Make a function a tool, as a decorator with or without options; see `FunctionTool` for what they mean."""
    if fn is not None:
        return FunctionTool(fn)
    return lambda decorated: FunctionTool(decorated, **options)
