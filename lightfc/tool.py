"""A function that a text may call, with what has to be known of it."""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, overload

from lightfc.errors import ToolDefinitionError
from lightfc.retry import Retry

if TYPE_CHECKING:
    from lightfc.schema import ToolSignature
    from lightfc.schema.flow import Unknown
    from lightfc.types import FunctionDefinition, FunctionOutput

__all__ = ["FunctionTool", "tool"]


class FunctionTool:
    """One function made a tool: its definition for the model, its arguments validated, each call recorded.

    The function is never copied: a bound method keeps its object, a callable object stays itself.

    Args:
        fn: A function, async function or generator function, a method, a class, a callable object, an object with a
            method `call` or `acall`, or a `functools.partial` of one.
        name: The name by which texts call it, dots allowed; the function's own if None. Where no text could write it,
            as `get-weather`, texts call it by a readable alias, `get_weather`.
        description: What the model is told; the docstring if None.
        strict: No number, bool or bytes may be given as something else, such as `"1"`, and no JSON string for a list
            or dict.
        injected: Values of parameters that the host fills: the model is not shown them and cannot give them.
        read_only: Calls change nothing, so they may overlap with one another across statements.
        sequential: A barrier: what came before finishes, the call runs alone, what follows waits.
        timeout_s: How long one call may take, in seconds; None for no bound. A sync function that takes longer is
            given up, not stopped: a thread cannot be killed.
        inline: The function is quick and never blocks, so a sync function is called on the spot even where it could
            overlap with others.
        max_in_flight: How many calls of it may run at the same time in one run; None for no bound but that of the run.
        retries: How often a call is tried again after it has raised, or a `Retry` that says more; `timeout_s` bounds
            each attempt.
        needs_approval: A text's call of it is not made before the host has approved it. What a text says never does.
        idempotent: Calling it twice is the same as calling it once, so a run that is resumed may call it again where
            the first call was interrupted.

    What a generator function or an async generator function yields is its progress (`ToolManager.stream`); its output
    is what it returns, or else the list of what it has yielded.

    Raises:
        ToolDefinitionError: The function cannot be described, or the name is none that a text could write.
    """

    __slots__ = (
        "_description", "awaited", "fn", "idempotent", "injected", "inline", "is_async", "max_in_flight", "name",
        "needs_approval", "needs_loop", "read_only", "retry", "sequential", "signature", "streams", "timeout_s",
    )  # fmt: skip

    def __init__(
        self,
        fn: Callable[..., Any],
        *,
        name: str | None = None,
        description: str | None = None,
        strict: bool = False,
        injected: Mapping[str, Any] | None = None,
        read_only: bool = False,
        sequential: bool = False,
        timeout_s: float | None = None,
        inline: bool = False,
        max_in_flight: int | None = None,
        retries: int | Retry = 0,
        needs_approval: bool = False,
        idempotent: bool = False,
    ) -> None:
        if isinstance(fn, FunctionTool):
            raise ToolDefinitionError(f"{fn.name} is a FunctionTool already")
        from lightfc.schema import ToolSignature  # what `import lightfc` alone does not need

        fn, own_name = resolved_callable(fn)
        signature = ToolSignature.of(fn, name=name or own_name, strict=strict, injected=injected or {})
        self._set(fn, signature, description, read_only, sequential, timeout_s, inline)
        self._set_more(max_in_flight, retries, needs_approval, idempotent)
        self.injected: Mapping[str, Any] = dict(injected or {})

    def _set(
        self,
        fn: Callable[..., Any],
        signature: "ToolSignature",
        description: str | None,
        read_only: bool,
        sequential: bool,
        timeout_s: float | None,
        inline: bool,
    ) -> None:
        self.fn = fn
        self.signature = signature
        self.name = signature.name
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
        self.awaited: Unknown | None = None  # what is known of a result before it is there; the same for every call
        self._description = description

    def _set_more(
        self, max_in_flight: int | None, retries: int | Retry, needs_approval: bool, idempotent: bool
    ) -> None:
        if max_in_flight is not None and (type(max_in_flight) is not int or max_in_flight < 1):
            raise ToolDefinitionError(
                f"{self.name}: max_in_flight must be a whole number above 0, not {max_in_flight!r}"
            )
        self.max_in_flight = max_in_flight
        self.retry = Retry.of(retries)
        self.needs_approval = needs_approval
        self.idempotent = idempotent
        self.streams = is_generator(self.fn)
        self.is_async = self.is_async or self.streams == "async"
        # Nothing of this can be done on the spot.
        self.needs_loop = self.is_async or self.timeout_s is not None or self.retry is not None or bool(self.streams)
        self.inline = self.inline and self.retry is None and not self.streams

    @classmethod
    def from_schema(
        cls,
        definition: Mapping[str, Any],
        handler: Callable[..., Any],
        *,
        strict: bool = False,
        read_only: bool = False,
        sequential: bool = False,
        timeout_s: float | None = None,
        inline: bool = False,
        max_in_flight: int | None = None,
        retries: int | Retry = 0,
        needs_approval: bool = False,
        idempotent: bool = False,
    ) -> "FunctionTool":
        """A tool known only by its JSON definition.

        Args:
            definition: `name`, `description` and `parameters`, as the OpenAI API or the Berkeley leaderboard has them.
            handler: Called with the arguments by keyword. Each that fits arrives exactly as it was written.
            strict: As for `FunctionTool`: no `"3"` for an integer, no JSON string for an array or object.
            read_only: As for `FunctionTool`.
            sequential: As for `FunctionTool`.
            timeout_s: As for `FunctionTool`.
            inline: As for `FunctionTool`.
            max_in_flight: As for `FunctionTool`.
            retries: As for `FunctionTool`.
            needs_approval: As for `FunctionTool`.
            idempotent: As for `FunctionTool`.

        Raises:
            ToolDefinitionError: The definition is none, or its name is none that a text could write.
        """
        from lightfc.schema import ToolSignature

        made = cls.__new__(cls)
        signature = ToolSignature.from_schema(definition, strict=strict)
        made._set(handler, signature, None, read_only, sequential, timeout_s, inline)
        made._set_more(max_in_flight, retries, needs_approval, idempotent)
        made.injected = {}
        return made

    @property
    def original_name(self) -> str:
        """The name as it was given, which `name` differs from where no text could write it."""
        return self.signature.original_name

    @property
    def definition(self) -> "FunctionDefinition":
        """What a model is told of the tool."""
        definition = self.signature.definition()
        return definition if self._description is None else replace(definition, description=self._description)

    def __call__(self, /, *args: Any, **kwargs: Any) -> "FunctionOutput":
        """The same as `call`."""
        return self.call(*args, **kwargs)

    def call(self, /, *args: Any, **kwargs: Any) -> "FunctionOutput":
        """Call the tool and record it; an async function is awaited. Never raises for a fault of arguments or tool."""
        from lightfc.calling import call_tool

        return call_tool(self, args, kwargs)

    async def acall(self, /, *args: Any, **kwargs: Any) -> "FunctionOutput":
        """As `call`, inside a running event loop, which a sync function does not block."""
        from lightfc.calling import acall_tool

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


def is_generator(fn: Any) -> Literal["sync", "async"] | None:
    """Whether calling `fn` gives a generator, and of which kind."""
    while isinstance(fn, partial):
        fn = fn.func
    for each in (fn, type(fn).__call__):
        if inspect.isgeneratorfunction(each):
            return "sync"
        if inspect.isasyncgenfunction(each):
            return "async"
    return None


def resolved_callable(fn: Any) -> tuple[Callable[..., Any], str | None]:
    """What is called to call a component, and the component's name where it is called by a method.

    Raises:
        ToolDefinitionError: It cannot be called, or what it gives is nothing that a text could use.
    """
    if isinstance(fn, type) and issubclass(fn, BaseException):
        raise ToolDefinitionError(f"{fn.__name__} is an exception class, which no text can make use of")
    if callable(fn):
        return fn, None
    for method in ("acall", "call"):
        found = getattr(fn, method, None)
        if inspect.ismethod(found):
            return found, type(fn).__name__
    raise ToolDefinitionError(f"a tool needs a callable, not {type(fn).__name__}; a method 'call' or 'acall' will do")


@overload
def tool(fn: Callable[..., Any], /) -> FunctionTool: ...


@overload
def tool(
    *,
    name: str | None = None,
    description: str | None = None,
    strict: bool = False,
    injected: Mapping[str, Any] | None = None,
    read_only: bool = False,
    sequential: bool = False,
    timeout_s: float | None = None,
    inline: bool = False,
    max_in_flight: int | None = None,
    retries: int | Retry = 0,
    needs_approval: bool = False,
    idempotent: bool = False,
) -> Callable[[Callable[..., Any]], FunctionTool]: ...


def tool(fn: Callable[..., Any] | None = None, /, **options: Any) -> Any:
    """Make a function a tool, as a decorator with or without options; see `FunctionTool` for what they mean."""
    if fn is not None:
        return FunctionTool(fn)
    return lambda decorated: FunctionTool(decorated, **options)
