"""A function that a program may call, with what has to be known of it.

`@tool` leaves a function what it is and notes its options on it, under `__lightfc_tool__`; a `FunctionTool`, which a
manager makes of each function that it is given, finds them there, also behind a bound method or a `functools.partial`.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Generic, Unpack, overload

from lightfc.core.errors import ToolDefinitionError
from lightfc.core.options import refuse_unknown, shows_options
from lightfc.engine.tool_spec import SchemaOptions, ToolOptions, ToolSpec, check_options
from lightfc.tools.marks import callable_name, note, tool_parts
from lightfc.views.shown import ShownAsList

if TYPE_CHECKING:
    from typing_extensions import ParamSpec, TypeVar

    from lightfc.core.definitions import FunctionDefinition
    from lightfc.core.records import FunctionOutput
    from lightfc.views.fragments import Listing

    # With defaults, which Python has from 3.13 on: `FunctionTool` alone is a tool of which nothing is known.
    P = ParamSpec("P", default=...)
    R = TypeVar("R", default=Any)
else:
    from typing import ParamSpec, TypeVar

    P = ParamSpec("P")
    R = TypeVar("R")

__all__ = ["FunctionTool", "tool"]

_OPTIONS = frozenset(ToolOptions.__annotations__)
_OF_SCHEMA = frozenset(SchemaOptions.__annotations__)

_Marked = TypeVar("_Marked", bound="Callable[..., Any] | classmethod[Any, ..., Any] | staticmethod[..., Any]")


class FunctionTool(ToolSpec, ShownAsList, Generic[P, R]):
    """One function made a tool: its definition for the model, its arguments validated, each call recorded.

    The function is never copied: a bound method keeps its object, a callable object stays itself.

    Args:
        fn: A function, async function or generator function, a method, a class, a callable object, an object with a
            method `call` or `acall`, or a `functools.partial` of one.
        name: The name by which programs call it, dots allowed; the function's own if None. Where no program could write
            it, as `get-weather`, programs call it by a readable alias, `get_weather`.
        description: What the model is told; the docstring if None.
        strict: No number, bool or bytes may be given as something else, such as `"1"`, and no JSON string for a list
            or dict.
        injected: Values of parameters that the host fills: the model is not shown them and cannot give them.
        read_only: True: calls change nothing, so they may overlap with one another across statements. False: calls act,
            so they are made in the order of the program, inside one expression too. None: nothing is said; inside one
            expression they overlap, and from one statement to the next they keep their order.
        sequential: A barrier: what came before finishes, the call runs alone, what follows waits.
        timeout_s: How long one call may take, in seconds; None for no bound. A sync function that takes longer is
            given up, not stopped: a thread cannot be killed.
        inline: The function is quick and never blocks, so a sync function is called on the spot even where it could
            overlap with others; not where its calls have a bound on their time, are tried again or are generators.
        max_in_flight: How many calls of it may run at the same time in one run; None for no bound but that of the run.
        retries: How often a call is tried again after it has raised, or a `Retry` that says more; `timeout_s` bounds
            each attempt.
        needs_approval: A program's call of it is not made before the host has approved it; nothing in it does that.
            Or a function of the arguments, which says for which calls that holds: it takes the parameters that it
            names, such as `lambda amount: amount > 100`, after they were validated. If it fails or gives something
            else than True or False, the call needs approval.
        idempotent: Calling it twice is the same as calling it once, so a run that is resumed may call it again where
            the first call was interrupted.
        executor: What makes its calls, such as `Processes(2)`; None for that of the manager. See `lightfc.executors`.

    What a generator function or an async generator function yields is its progress (`ToolManager.stream`); its output
    is what it returns, or else the list of what it has yielded.

    Options that `@tool` or `@fc_register` noted on the function hold, unless they are given here.

    Raises:
        ToolDefinitionError: The function cannot be described, the name is none that a program could write, or an option
            has a value that it cannot have.
        TypeError: There is no such option.

    Examples:
        >>> from lightfc import FunctionTool
        >>> def add(a: int, b: int = 1) -> int:
        ...     "Add two numbers."
        ...     return a + b
        >>> plus = FunctionTool(add, name="plus", read_only=True)
        >>> plus.call("2").output, plus.definition.signature
        (3, 'def plus(a: int, b: int = 1) -> int')
    """

    __slots__ = ()

    def _listing(self) -> "Listing":
        from lightfc.tools.listings import tools_listing

        return tools_listing(self.name, [self])

    @overload
    def __init__(
        self: "FunctionTool[P, Any]", fn: Callable[P, Generator[Any, Any, Any]], **options: Unpack[ToolOptions]
    ) -> None: ...
    @overload
    def __init__(
        self: "FunctionTool[P, Any]", fn: Callable[P, AsyncIterator[Any]], **options: Unpack[ToolOptions]
    ) -> None: ...
    @overload
    def __init__(self, fn: Callable[P, Awaitable[R]], **options: Unpack[ToolOptions]) -> None: ...
    @overload
    def __init__(self, fn: Callable[P, R], **options: Unpack[ToolOptions]) -> None: ...
    @shows_options(ToolOptions)
    def __init__(self, fn: Callable[..., Any], **options: Unpack[ToolOptions]) -> None:
        if isinstance(fn, FunctionTool):
            raise ToolDefinitionError(f"{fn.name} is a FunctionTool already")
        refuse_unknown("FunctionTool", options, _OPTIONS)
        super().__init__(*tool_parts(fn, options))

    @classmethod
    @shows_options(SchemaOptions)
    def from_schema(
        cls,
        definition: Mapping[str, Any],
        handler: Callable[..., Any],
        *,
        returns: Mapping[str, Any] | bool | None = None,
        **options: Unpack[SchemaOptions],
    ) -> "FunctionTool":
        """A tool known only by its JSON definition.

        Args:
            definition: `name`, `description` and `parameters`, as the OpenAI API or the Berkeley leaderboard has them.
            handler: Called with the arguments by keyword. Each that fits arrives exactly as it was written.
            returns: JSON Schema of what the handler gives, which stubs show and `preflight` reckons with; that of
                `returns` in the definition if None. The values themselves are not checked.
            **options: As for `FunctionTool`, but for `name`, `description` and `injected`, which the definition says.
                `strict`: no `"3"` for an integer, no JSON string for an array or object.

        Raises:
            ToolDefinitionError: The definition is none, or its name is none that a program could write; or an option
                has a value that it cannot have.
            TypeError: There is no such option.
        """
        from lightfc.schema.signature import ToolSignature

        refuse_unknown("FunctionTool.from_schema", options, _OF_SCHEMA)
        made = cls.__new__(cls)
        signature = ToolSignature.from_schema(definition, strict=options.get("strict", False), returns=returns)
        check_options(signature.name, options)
        ToolSpec.__init__(made, handler, signature, options)
        return made

    def _defined(self) -> "FunctionDefinition":
        from lightfc.tools.providers import stubs_with_methods

        definition = super()._defined()
        return replace(definition, types=stubs_with_methods(self.signature, definition.types))

    def __call__(self, /, *args: P.args, **kwargs: P.kwargs) -> "FunctionOutput[R]":
        """The same as `call`."""
        return self.call(*args, **kwargs)

    def call(self, /, *args: P.args, **kwargs: P.kwargs) -> "FunctionOutput[R]":
        """Call the tool and record it; an async function is awaited. Never raises for a fault of arguments or tool."""
        from lightfc.tools.direct_call import call_tool

        return call_tool(self, args, kwargs)

    async def acall(self, /, *args: P.args, **kwargs: P.kwargs) -> "FunctionOutput[R]":
        """As `call`, inside a running event loop, which a sync function does not block."""
        from lightfc.tools.direct_call import acall_tool

        return await acall_tool(self, args, kwargs)


@overload
def tool(fn: _Marked, /) -> _Marked: ...


@overload
def tool(**options: Unpack[ToolOptions]) -> Callable[[_Marked], _Marked]: ...


@shows_options(ToolOptions)
def tool(fn: Any = None, /, **options: Unpack[ToolOptions]) -> Any:
    """Mark a function as a tool; it stays the function that it was.

    `ToolManager([fn])`, `ToolManager([an_object.method])` and `FunctionTool(fn)` find the options, and the marked
    methods of a class are what its objects offer to programs.

    Args:
        fn: A function, method, `classmethod`, `staticmethod`, class, or a callable object that has a `__dict__`.
        **options: See `FunctionTool` for what they mean.

    Returns:
        The function itself, or what gives it back, where options are given.

    Raises:
        ToolDefinitionError: An option has a value that it cannot have, or it cannot be marked, such as a built-in.
        TypeError: There is no such option.

    Examples:
        >>> from lightfc import tool, ToolManager
        >>> @tool(read_only=False, timeout_s=5)
        ... def light(state: str) -> str:
        ...     "Switch the light."
        ...     return f"light {state}"
        >>> light("on"), ToolManager([light]).execute("light('off')").output
        ('light on', 'light off')
    """
    refuse_unknown("tool", options, _OPTIONS)
    check_options("tool" if fn is None else callable_name(fn), options)

    def mark(marked: Any) -> Any:
        note(marked, options)
        return marked

    return mark if fn is None else mark(fn)
