"""A function that a program may call, with what has to be known of it.

`@tool` leaves a function what it is and notes its options on it, under `__lightfc_tool__`; a `FunctionTool`, which a
manager makes of each function that it is given, finds them there, also behind a bound method or a `functools.partial`.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Generic, Unpack, overload

from lightfc.core.errors import ToolDefinitionError
from lightfc.core.options import refuse_unknown, shows_options
from lightfc.core.printable import printable, printable_lines
from lightfc.engine.tool_spec import DEFAULTS, SchemaOptions, ToolOptions, ToolSpec, check_options
from lightfc.tools.marks import callable_name, note, stubs_with_methods, tool_parts
from lightfc.views.display import Listing, ShownAsList

if TYPE_CHECKING:
    from typing_extensions import ParamSpec, TypeVar

    from lightfc.core.definitions import FunctionDefinition
    from lightfc.core.records import FunctionOutput

    # With defaults, which Python has from 3.13 on: `FunctionTool` alone is a tool of which nothing is known.
    P = ParamSpec("P", default=...)
    R = TypeVar("R", default=Any)
else:
    from typing import ParamSpec, TypeVar

    P = ParamSpec("P")
    R = TypeVar("R")

_OPTIONS = frozenset(ToolOptions.__annotations__)
_OF_SCHEMA = frozenset(SchemaOptions.__annotations__)

_Marked = TypeVar("_Marked", bound="Callable[..., Any] | classmethod[Any, ..., Any] | staticmethod[..., Any]")


class FunctionTool(ToolSpec, ShownAsList, Generic[P, R]):
    """One function made a tool: its definition for the model, its arguments validated, each call recorded.

    The function is never copied: a bound method keeps its object, a callable object stays itself. A generator function
    reports progress by what it yields (`ToolManager.stream`); its output is what it returns, or the list of what it
    yielded if that is None. An option that is left out here has the value that `@tool` or `@fc_register` gave it on the
    function, or else its default.

    Args:
        fn: A function, async function or generator function, a method, a class, a callable object, an object with a
            method `call` or `acall`, or a `functools.partial` of one of these.
        name: The name by which programs call it; it may have dots. None, the default, for the function's own name. A
            name that a program cannot write, such as `get-weather`, gets an alias, `get_weather`.
        description: What a model reads about the tool; None, the default, for the function's docstring.
        strict: True: an `int`, `float`, `bool` or `bytes` must be given as one (an int for a float is fine), and a list
            or dict not as a JSON string. False, the default: `"1"` is taken for 1, since models often write
            arguments as strings. The record lists what was converted in `coercions`.
        injected: Values for parameters that the host fills, by parameter. A model does not see these parameters, and a
            program cannot give them.
        read_only: What a call changes. True: nothing, so calls may overlap, from one statement to the next too. False:
            something, so calls are made in the order of the program, inside one expression too, and what stands behind
            one waits for it. None, the default: it is not declared. Then calls overlap inside one expression, but for
            those that act, and keep their order between statements.
        sequential: True: calls before it end first, it runs alone, and calls after it wait. False by default, since
            waiting costs time; use it for a tool that no other call may run beside.
        timeout_s: How long one attempt of a call may take, in seconds above 0; None, the default, for no bound. A
            sync function that takes longer is abandoned, not stopped: a thread cannot be killed.
        inline: True: the function is quick and does not block, so a sync function is called at once, in the thread of
            the program, even if it could overlap with others. That saves the switch to another thread. False by
            default, since a call that blocks would hold up all others. It has no effect for async functions and
            generators, nor together with `timeout_s` or `retries`.
        max_in_flight: How many of its calls may be in flight in one run, at least 1; None, the default, for no bound
            but `Limits.calls_in_flight`.
        retries: How often a call is tried again after it raised: a number of at least 0, or a `Retry` with waits and
            exceptions. 0 by default, since a second attempt may act a second time.
        needs_approval: True: a call is not made until the host approves it. False by default. Or a function that says
            which calls need approval, such as `lambda amount: amount > 100`. It takes any of the tool's parameters by
            name, after validation. If it raises, or gives anything but True or False, the call needs approval.
            `FunctionTool.call` asks nobody: the host itself makes that call.
        idempotent: True: calling it twice has the effect of calling it once, so a resumed run may repeat a call that
            was interrupted. False by default: then such a call needs approval, unless the tool is `read_only`.
        executor: What makes its calls, such as `Processes(2)` of `lightfc.executors`. None, the default, for the
            manager's executor, or else this process.

    Raises:
        ToolDefinitionError: The function cannot be described, no program could write the name, or an option has a
            wrong value.
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

    def _listing(self) -> Listing:
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
    @shows_options(ToolOptions, DEFAULTS)
    def __init__(self, fn: Callable[..., Any], **options: Unpack[ToolOptions]) -> None:
        if isinstance(fn, FunctionTool):
            raise ToolDefinitionError(f"{fn.name} is a FunctionTool already")
        refuse_unknown("FunctionTool", options, _OPTIONS)
        super().__init__(*tool_parts(fn, options))

    @classmethod
    @shows_options(SchemaOptions, DEFAULTS)
    def from_schema(
        cls,
        definition: Mapping[str, Any],
        handler: Callable[..., Any],
        *,
        returns: Mapping[str, Any] | bool | None = None,
        **options: Unpack[SchemaOptions],
    ) -> "FunctionTool":
        """Make a tool of a JSON definition, as the OpenAI API or the Berkeley Function-Calling Leaderboard writes it.

        Args:
            definition: A dict with `name`, `description` and `parameters`, a JSON Schema of an object.
            handler: Called with the arguments by keyword; may be async. An argument that fits its schema arrives as it
                was written.
            returns: JSON Schema of the result, which prompts show and `preflight` uses to check calls that take it.
                None, the default, for `returns` of the definition. Results are not validated.
            **options: As for `FunctionTool`, except `name`, `description` and `injected`, which a definition has itself
                or cannot have.

        Raises:
            ToolDefinitionError: It is not a definition, no program could write its name, or an option has a wrong
                value.
            TypeError: There is no such option.

        Examples:
            >>> from lightfc import FunctionTool
            >>> integer = {"type": "integer"}
            >>> schema = {"type": "object", "properties": {"n": integer}, "required": ["n"]}
            >>> double = FunctionTool.from_schema({"name": "double", "parameters": schema}, lambda n: 2 * n)
            >>> double.call(n=4).output
            8
        """
        from lightfc.schema.signature import ToolSignature

        refuse_unknown("FunctionTool.from_schema", options, _OF_SCHEMA)
        made = cls.__new__(cls)
        signature = ToolSignature.from_schema(definition, strict=options.get("strict", False), returns=returns)
        check_options(signature.name, options)
        ToolSpec.__init__(made, handler, signature, options)
        return made

    def _defined(self) -> "FunctionDefinition":
        definition = super()._defined()
        return replace(definition, types=stubs_with_methods(self.signature, definition.types))

    def __call__(self, /, *args: P.args, **kwargs: P.kwargs) -> "FunctionOutput[R]":
        """Call the tool and record it, as `call` does."""
        return self.call(*args, **kwargs)

    def call(self, /, *args: P.args, **kwargs: P.kwargs) -> "FunctionOutput[R]":
        """Validate the arguments, call the function and record the call. An async function is awaited.

        The call is the host's own: it needs no approval, and no journal has it.

        Returns:
            The record. If the arguments do not fit or the function raises, the record has `error`; nothing is raised.
        """
        from lightfc.tools.direct_call import call_tool

        return call_tool(self, args, kwargs)

    async def acall(self, /, *args: P.args, **kwargs: P.kwargs) -> "FunctionOutput[R]":
        """Call the tool inside a running event loop, and record it as `call` does. A sync function runs in a thread."""
        from lightfc.tools.direct_call import acall_tool

        return await acall_tool(self, args, kwargs)


@overload
def tool(fn: _Marked, /) -> _Marked: ...


@overload
def tool(**options: Unpack[ToolOptions]) -> Callable[[_Marked], _Marked]: ...


@shows_options(ToolOptions, DEFAULTS)
def tool(fn: Any = None, /, **options: Unpack[ToolOptions]) -> Any:
    """Mark a function as a tool and note options on it. The function stays what it was.

    Use it as `@tool` or as `@tool(option=…)`. `ToolManager([fn])`, `ToolManager([an_object.method])` and
    `FunctionTool(fn)` find the options. Of an object given to a manager, programs may call the marked methods.

    Args:
        fn: A function, method, `classmethod`, `staticmethod`, class, or a callable object that has a `__dict__`.
        **options: The options of `FunctionTool`, which says what each means.

    Returns:
        The function itself; with options, a decorator that returns it.

    Raises:
        ToolDefinitionError: An option has a wrong value, or the function cannot be marked, such as a built-in.
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


_MARKS = ("is_async", "sequential", "inline", "needs_approval", "idempotent")
_READS = {True: "only reads", False: "acts", None: ""}


def tools_listing(title: str, tools: Iterable[ToolSpec]) -> Listing:
    """Some tools, each with its signature, its description and its options."""
    rows = []
    for tool in tools:
        definition = tool.definition
        marks = [each.removeprefix("is_").replace("_", " ") for each in _MARKS if getattr(tool, each) is not False]
        rows.append(
            (
                printable_lines(definition.signature.removeprefix("def ")),
                printable_lines(definition.description.partition("\n\n")[0]),
                ", ".join(filter(None, [_READS[tool.read_only], *marks])),
            )
        )
    return Listing(printable(title), ("tool", "description", "options"), rows)
