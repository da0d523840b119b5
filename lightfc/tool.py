"""A function that a text may call, with what has to be known of it.

`@tool` leaves a function what it is and notes its options on it, under `__lightfc_tool__`; a `FunctionTool`, which a
manager makes of each function that it is given, finds them there, also behind a bound method or a `functools.partial`.
"""

import inspect
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, Literal, TypedDict, Unpack, overload

from lightfc.approval_rule import ApprovalRule, checked_rule
from lightfc.core.errors import ToolDefinitionError
from lightfc.core.options import refuse_unknown
from lightfc.retry import Retry

if TYPE_CHECKING:
    from typing_extensions import ParamSpec, TypeVar

    from lightfc.core.definitions import FunctionDefinition
    from lightfc.core.records import FunctionOutput
    from lightfc.schema import ToolSignature
    from lightfc.schema.flow import Unknown

    # With defaults, which Python has from 3.13 on: `FunctionTool` alone is a tool of which nothing is known.
    P = ParamSpec("P", default=...)
    R = TypeVar("R", default=Any)
else:
    from typing import ParamSpec, TypeVar

    P = ParamSpec("P")
    R = TypeVar("R")

__all__ = ["FunctionTool", "ToolOptions", "tool"]

_Marked = TypeVar("_Marked", bound="Callable[..., Any] | classmethod[Any, ..., Any] | staticmethod[..., Any]")

MARK = "__lightfc_tool__"
"""Where `@tool` notes the options of a function, in the `__dict__` of the function itself."""


class SchemaOptions(TypedDict, total=False):
    """The options of a tool that is known by its JSON definition: see `FunctionTool`, which tells what each means."""

    strict: bool
    read_only: bool | None
    sequential: bool
    timeout_s: float | None
    inline: bool
    max_in_flight: int | None
    retries: int | Retry
    needs_approval: ApprovalRule
    idempotent: bool


class NamelessOptions(SchemaOptions, total=False):
    """The options of a tool beside its name."""

    description: str | None
    injected: Mapping[str, Any] | None


class ToolOptions(NamelessOptions, total=False):
    """The options of a tool: see `FunctionTool`, which tells what each means."""

    name: str | None


_OPTIONS = frozenset(ToolOptions.__annotations__)
_OF_SCHEMA = frozenset(SchemaOptions.__annotations__)


class FunctionTool(Generic[P, R]):
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
        read_only: True: calls change nothing, so they may overlap with one another across statements. False: calls act,
            so they are made in the order of the text, inside one expression too. None: nothing is said; inside one
            expression they overlap, and from one statement to the next they keep their order.
        sequential: A barrier: what came before finishes, the call runs alone, what follows waits.
        timeout_s: How long one call may take, in seconds; None for no bound. A sync function that takes longer is
            given up, not stopped: a thread cannot be killed.
        inline: The function is quick and never blocks, so a sync function is called on the spot even where it could
            overlap with others; not where its calls have a bound on their time, are tried again or are generators.
        max_in_flight: How many calls of it may run at the same time in one run; None for no bound but that of the run.
        retries: How often a call is tried again after it has raised, or a `Retry` that says more; `timeout_s` bounds
            each attempt.
        needs_approval: A text's call of it is not made before the host has approved it. What a text says never does.
            Or a function of the arguments, which says for which calls that holds: it takes the parameters that it
            names, such as `lambda amount: amount > 100`, after they were validated. If it fails or gives something
            else than True or False, the call needs approval.
        idempotent: Calling it twice is the same as calling it once, so a run that is resumed may call it again where
            the first call was interrupted.

    What a generator function or an async generator function yields is its progress (`ToolManager.stream`); its output
    is what it returns, or else the list of what it has yielded.

    Options that `@tool` or `@fc_register` noted on the function hold, unless they are given here.

    Raises:
        ToolDefinitionError: The function cannot be described, the name is none that a text could write, or an option
            has a value that it cannot have.
        TypeError: There is no such option.
    """

    __slots__ = (
        "_definition", "awaited", "description", "fn", "idempotent", "injected", "inline", "is_async", "max_in_flight",
        "method", "name", "needs_approval", "needs_loop", "read_only", "retry", "sequential", "signature", "streams",
        "timeout_s",
    )  # fmt: skip

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
    def __init__(self, fn: Callable[..., Any], **options: Any) -> None:
        if isinstance(fn, FunctionTool):
            raise ToolDefinitionError(f"{fn.name} is a FunctionTool already")
        refuse_unknown("FunctionTool", options, _OPTIONS)
        from lightfc.schema import ToolSignature  # what `import lightfc` alone does not need

        options = {**marked_options(fn), **options}
        fn, own_name = resolved_callable(fn)
        injected = options.get("injected") or {}
        name, strict = options.get("name") or own_name, options.get("strict", False)
        _check(name or _label(fn), options)
        self._set(fn, ToolSignature.of(fn, name=name, strict=strict, injected=injected), options)
        self.injected: Mapping[str, Any] = dict(injected)

    def _set(self, fn: Callable[..., Any], signature: "ToolSignature", options: Mapping[str, Any]) -> None:
        self.fn = fn
        self.signature = signature
        self.name = signature.name
        self.awaited: Unknown | None = None  # what is known of a result before it is there; the same for every call
        self.method: Any = None  # as its class has it, of a tool whose first argument is an object of that class
        self.description: str | None = options.get("description")
        self._definition: FunctionDefinition | None = None
        self.read_only: bool | None = options.get("read_only")
        self.sequential: bool = options.get("sequential", False)
        self.timeout_s: float | None = options.get("timeout_s")
        self.max_in_flight: int | None = options.get("max_in_flight")
        self.retry = Retry.of(options.get("retries", 0))
        self.needs_approval = checked_rule(
            self.name, options.get("needs_approval", False), [each.name for each in signature.parameters]
        )
        self.idempotent: bool = options.get("idempotent", False)
        self.streams = is_generator(fn)
        self.is_async = is_async(fn) or self.streams == "async"
        # Nothing of this can be done on the spot.
        self.needs_loop = self.is_async or self.timeout_s is not None or self.retry is not None or bool(self.streams)
        self.inline: bool = options.get("inline", False)

    @classmethod
    def from_schema(
        cls, definition: Mapping[str, Any], handler: Callable[..., Any], **options: Unpack[SchemaOptions]
    ) -> "FunctionTool":
        """A tool known only by its JSON definition.

        Args:
            definition: `name`, `description` and `parameters`, as the OpenAI API or the Berkeley leaderboard has them.
            handler: Called with the arguments by keyword. Each that fits arrives exactly as it was written.
            **options: As for `FunctionTool`, but for `name`, `description` and `injected`, which the definition says.
                `strict`: no `"3"` for an integer, no JSON string for an array or object.

        Raises:
            ToolDefinitionError: The definition is none, or its name is none that a text could write; or an option has
                a value that it cannot have.
            TypeError: There is no such option.
        """
        from lightfc.schema import ToolSignature

        refuse_unknown("FunctionTool.from_schema", options, _OF_SCHEMA)
        made = cls.__new__(cls)
        signature = ToolSignature.from_schema(definition, strict=options.get("strict", False))
        _check(signature.name, options)
        made._set(handler, signature, options)
        made.injected = {}
        return made

    @property
    def acts(self) -> bool:
        """Whether it is declared to act: `read_only=False`."""
        return self.read_only is False

    @property
    def original_name(self) -> str:
        """The name as it was given, which `name` differs from where no text could write it."""
        return self.signature.original_name

    @property
    def definition(self) -> "FunctionDefinition":
        """What a model is told of the tool."""
        if self._definition is None:
            from lightfc.providers import stubs_with_methods  # which makes tools itself

            told = self.signature.definition()
            said = told.description if self.description is None else self.description
            self._definition = replace(told, description=said, types=stubs_with_methods(self.signature, told.types))
        return self._definition

    def bound_to(self, instance: Any) -> "FunctionTool[P, R]":
        """The same tool bound to an object, of one that stands for a method of the object's class."""
        made = FunctionTool.__new__(FunctionTool)
        for name in FunctionTool.__slots__:
            setattr(made, name, getattr(self, name))
        made.fn = self.method.__get__(instance, type(instance))
        made.method = None
        return made

    def __call__(self, /, *args: P.args, **kwargs: P.kwargs) -> "FunctionOutput[R]":
        """The same as `call`."""
        return self.call(*args, **kwargs)

    def call(self, /, *args: P.args, **kwargs: P.kwargs) -> "FunctionOutput[R]":
        """Call the tool and record it; an async function is awaited. Never raises for a fault of arguments or tool."""
        from lightfc.calling import call_tool

        return call_tool(self, args, kwargs)

    async def acall(self, /, *args: P.args, **kwargs: P.kwargs) -> "FunctionOutput[R]":
        """As `call`, inside a running event loop, which a sync function does not block."""
        from lightfc.calling import acall_tool

        return await acall_tool(self, args, kwargs)

    def __copy__(self) -> "FunctionTool[P, R]":
        return self

    def __deepcopy__(self, memo: Any) -> "FunctionTool[P, R]":
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
        _check_bound(fn)
        return fn, None
    for method in ("acall", "call"):
        found = getattr(fn, method, None)
        if inspect.ismethod(found):
            return found, type(fn).__name__
    raise ToolDefinitionError(f"a tool needs a callable, not {type(fn).__name__}; {_way_out(fn)}")


def _check_bound(fn: Any) -> None:
    """Refuse a function that a class defines as a method: a text would have to give it its object."""
    owner = getattr(fn, "__qualname__", "").rpartition(".")[0]
    if not inspect.isfunction(fn) or not owner or owner.endswith("<locals>") or not fn.__code__.co_argcount:
        return
    first = fn.__code__.co_varnames[0]
    if first in ("self", "cls") and first not in fn.__annotations__:
        raise ToolDefinitionError(
            f"{fn.__qualname__} is a method, and nothing is bound to its {first!r}; give that of an object, as in "
            f"ToolManager([an_object.{fn.__name__}])"
        )


_WRAPPED = ("func", "function", "fn", "coroutine")
"""Where the tools of other libraries keep the function that they were made of."""


def _way_out(fn: Any) -> str:
    """What to give instead of what cannot be called."""
    if isinstance(fn, classmethod | staticmethod):
        return f"give it bound, as {fn.__func__.__qualname__}"
    for name in _WRAPPED:
        if inspect.isroutine(getattr(fn, name, None)):
            return f"it holds a function: give its .{name}"
    if inspect.isroutine(getattr(fn, "on_invoke_tool", None)):
        return (
            "make one of its definition, FunctionTool.from_schema({'name': …, 'parameters': tool.params_json_schema}, "
            "handler) with a handler that awaits its on_invoke_tool"
        )
    return "a method 'call' or 'acall' will do"


def _label(fn: Any) -> str:
    return str(getattr(fn, "__name__", None) or type(fn).__name__)


_SWITCHES = ("strict", "sequential", "inline", "idempotent")


def _check(name: str, options: Mapping[str, Any]) -> None:
    """Refuse values that options cannot have.

    Raises:
        ToolDefinitionError: There are some; the message begins with `name`.
    """
    for switch in _SWITCHES:
        if type(options.get(switch, False)) is not bool:
            raise ToolDefinitionError(f"{name}: {switch} must be True or False, not {options[switch]!r}")
    if options.get("read_only") not in (True, False, None) or type(options.get("read_only")) is int:
        raise ToolDefinitionError(
            f"{name}: read_only must be True (calls change nothing), False (they act) or None, "
            f"not {options['read_only']!r}"
        )
    for text in ("name", "description"):
        if not isinstance(options.get(text), str | None):
            raise ToolDefinitionError(f"{name}: {text} must be a str, not {type(options[text]).__name__}")
    if not isinstance(options.get("injected"), Mapping | None):
        raise ToolDefinitionError(f"{name}: injected must be a dict of values by parameter")
    timeout_s, most = options.get("timeout_s"), options.get("max_in_flight")
    if timeout_s is not None and (isinstance(timeout_s, bool) or not isinstance(timeout_s, int | float)):
        raise ToolDefinitionError(f"{name}: timeout_s must be a number of seconds, not {type(timeout_s).__name__}")
    if timeout_s is not None and not timeout_s > 0:
        raise ToolDefinitionError(f"{name}: timeout_s must be a positive number of seconds, not {timeout_s!r}")
    if most is not None and (type(most) is not int or most < 1):
        raise ToolDefinitionError(f"{name}: max_in_flight must be a whole number above 0, not {most!r}")
    Retry.of(options.get("retries", 0))


_NOTHING: Mapping[str, Any] = MappingProxyType({})


def marked_options(fn: Any) -> Mapping[str, Any]:
    """The options that a decorator noted on a function, be it behind a bound method or a `functools.partial`."""
    found = _mark(fn)
    return _NOTHING if found is None else found


def is_marked(fn: Any) -> bool:
    """Whether a decorator has made it a tool."""
    return _mark(fn) is not None


def _mark(fn: Any) -> Mapping[str, Any] | None:
    while fn is not None:
        # Of the object itself: the mark of a class is not one of its instances and of the classes that derive from it.
        found: Mapping[str, Any] | None = getattr(fn, "__dict__", _NOTHING).get(MARK)
        if found is not None:
            return found
        fn = _behind(fn)
    return None


def _behind(fn: Any) -> Any:
    """The function behind a method, a partial, a callable object or a component; None if there is none."""
    if isinstance(fn, partial):
        return fn.func
    if isinstance(fn, classmethod | staticmethod) or inspect.ismethod(fn):
        return fn.__func__
    if isinstance(fn, type) or inspect.isroutine(fn):
        return None
    return next((each for each in _component_methods(fn) if inspect.isfunction(each)), None)


def _component_methods(fn: Any) -> list[Any]:
    """What a call of an object calls, the first of them that there is."""
    return [getattr(type(fn), name, None) for name in ("__call__", "acall", "call")]


def can_be_marked(fn: Any) -> bool:
    """Whether options can be noted on it: not on a built-in, nor on the method of one object, which all would have."""
    return callable(fn) and not inspect.ismethod(fn) and not isinstance(fn, FunctionTool) and hasattr(fn, "__dict__")


def note(fn: Any, options: Mapping[str, Any]) -> None:
    """Note options on a function, over those that are noted there, where `marked_options` finds them.

    Raises:
        ToolDefinitionError: It is nothing that could be marked; the message says what to do.
    """
    while isinstance(fn, classmethod | staticmethod):
        fn = fn.__func__
    if isinstance(fn, FunctionTool):
        raise ToolDefinitionError(f"{fn.name} is a FunctionTool already")
    if not callable(fn):
        raise ToolDefinitionError(f"@tool marks functions, methods and classes, not a {type(fn).__name__}")
    if not can_be_marked(fn):
        raise ToolDefinitionError(
            f"@tool cannot mark {_label(fn)!r}, which is a {type(fn).__name__}; give it to FunctionTool(…, option=…)"
        )
    setattr(fn, MARK, MappingProxyType({**marked_options(fn), **options}))


@overload
def tool(fn: _Marked, /) -> _Marked: ...


@overload
def tool(**options: Unpack[ToolOptions]) -> Callable[[_Marked], _Marked]: ...


def tool(fn: Any = None, /, **options: Any) -> Any:
    """Mark a function as a tool; it stays the function that it was.

    `ToolManager([fn])`, `ToolManager([an_object.method])` and `FunctionTool(fn)` find the options, and the marked
    methods of a class are what its objects offer to texts.

    Args:
        fn: A function, method, `classmethod`, `staticmethod`, class, or a callable object that has a `__dict__`.
        **options: See `FunctionTool` for what they mean.

    Returns:
        The function itself, or what gives it back, where options are given.

    Raises:
        ToolDefinitionError: An option has a value that it cannot have, or it cannot be marked, such as a built-in.
        TypeError: There is no such option.
    """
    refuse_unknown("tool", options, _OPTIONS)
    _check("tool" if fn is None else _label(fn), options)

    def mark(marked: Any) -> Any:
        note(marked, options)
        return marked

    return mark if fn is None else mark(fn)
