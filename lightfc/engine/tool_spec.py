"""What the engine knows of a tool, and the options that a tool can have.

A `ToolSpec` is passive: what is called, its signature, and its options, each checked once, when the tool is made. How
its calls may be ordered follows from three of them (`order_of`): `sequential`, `read_only` and `needs_approval`.
"""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, Protocol, Self, TypedDict

from lightfc.core.errors import ToolDefinitionError
from lightfc.engine.approval_rules import ApprovalRule, checked_rule
from lightfc.engine.retry import Retry

if TYPE_CHECKING:
    from lightfc.core.definitions import Arguments, FunctionDefinition
    from lightfc.schema.signature import ToolSignature
    from lightfc.schema.static_types import Unknown
    from lightfc_sandbox.engine import Order

__all__ = [
    "NO_OPTIONS",
    "Executor",
    "NamelessOptions",
    "SchemaOptions",
    "ToolOptions",
    "ToolSpec",
    "check_executor",
    "check_options",
    "is_async",
    "is_awaitable",
    "order_of",
]

NO_OPTIONS: Mapping[str, Any] = MappingProxyType({})


class Executor(Protocol):
    """Where calls are made.

    An executor may also have `refuses(tool)`, which says why it makes no calls of a tool, as a clause such as `"it is
    async"`, or gives an empty text. A manager's executor makes the calls of the tools that it does not refuse; a tool
    that names an executor which refuses it is no tool.

    Examples:
        >>> from lightfc import FunctionTool, ToolManager
        >>> class Counting:
        ...     made = 0
        ...     async def call(self, tool, arguments, *, call_id, run_id):
        ...         self.made += 1
        ...         args, kwargs = arguments
        ...         return tool.fn(*args, **kwargs)
        >>> counting = Counting()
        >>> ToolManager([FunctionTool(abs, name="size")], executor=counting).execute("size(-2)").output, counting.made
        (2, 1)
    """

    async def call(self, tool: "ToolSpec", arguments: "Arguments", *, call_id: str, run_id: str) -> Any:
        """Make one attempt of a call.

        Args:
            tool: What is called: `tool.fn(*args, **kwargs)`.
            arguments: The positional and the keyword arguments, validated, those that the host injects among them.
            call_id: The id of the call in its run, such as `"3.0.7"`, with `#2` behind it in the second attempt.
            run_id: The id of the run: by which the journal knows it, and else one that no other run has.

        Returns:
            What the tool gives. For a tool that is a generator, an async generator of its progress, which ends with
            the `Final` of what the tool returns, if that is not None.

        Raises:
            BaseException: What the tool raises; or an `ExecutorError` where the call cannot be made here.
            asyncio.CancelledError: It was cancelled. What it began has ended then.
        """


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
    executor: Executor | None


class NamelessOptions(SchemaOptions, total=False):
    """The options of a tool beside its name."""

    description: str | None
    injected: Mapping[str, Any] | None


class ToolOptions(NamelessOptions, total=False):
    """The options of a tool: see `FunctionTool`, which tells what each means."""

    name: str | None


class ToolSpec:
    """One tool, as the engine knows it: what is called, which arguments it takes, and how its calls are made.

    Args:
        fn: What is called.
        signature: What it takes and gives.
        options: See `ToolOptions`; those that are left out have their defaults.
        injected: Values of parameters that the host fills.

    Raises:
        ToolDefinitionError: An option has a value that it cannot have.
    """

    __slots__ = (
        "_definition", "awaited", "description", "executor", "fn", "idempotent", "injected", "inline", "is_async",
        "max_in_flight", "method", "name", "needs_approval", "needs_loop", "read_only", "retry", "sequential",
        "signature", "streams", "timeout_s",
    )  # fmt: skip

    def __init__(
        self,
        fn: Callable[..., Any],
        signature: "ToolSignature",
        options: Mapping[str, Any],
        injected: Mapping[str, Any] = NO_OPTIONS,
    ) -> None:
        self.fn = fn
        self.signature = signature
        self.name = signature.name
        self.injected = injected
        self.awaited: Unknown | None = None  # what is known of a result before it is there; the same for every call
        self.method: Any = None  # as its class has it, of a tool whose first argument is an object of that class
        self.description: str | None = options.get("description")
        self._definition: FunctionDefinition | None = None
        self.read_only: bool | None = options.get("read_only")
        self.sequential: bool = options.get("sequential", False)
        self.timeout_s: float | None = options.get("timeout_s")
        self.max_in_flight: int | None = options.get("max_in_flight")
        self.retry = Retry.of(options.get("retries", 0))
        self.needs_approval = checked_rule(self.name, options.get("needs_approval", False), signature.parameters)
        self.idempotent: bool = options.get("idempotent", False)
        self.executor: Executor | None = options.get("executor")
        self.streams = is_generator(fn)
        self.is_async = is_async(fn) or self.streams == "async"
        # Nothing of this can be done on the spot.
        self.needs_loop = self.is_async or self.timeout_s is not None or self.retry is not None or bool(self.streams)
        self.inline: bool = options.get("inline", False)

    @property
    def acts(self) -> bool:
        """Whether it is declared to act: `read_only=False`."""
        return self.read_only is False

    @property
    def may_repeat(self) -> bool:
        """Whether a call that was cut off may be made again without approval."""
        return bool(self.read_only or self.idempotent)

    @property
    def original_name(self) -> str:
        """The name as it was given, which `name` differs from where no program could write it."""
        return self.signature.original_name

    @property
    def definition(self) -> "FunctionDefinition":
        """What a model is told of the tool."""
        if self._definition is None:
            self._definition = self._defined()
        return self._definition

    def _defined(self) -> "FunctionDefinition":
        definition = self.signature.definition()
        return definition if self.description is None else replace(definition, description=self.description)

    def bound_to(self, instance: Any) -> Self:
        """The same tool bound to an object, of one that stands for a method of the object's class."""
        made = object.__new__(type(self))
        for name in ToolSpec.__slots__:
            setattr(made, name, getattr(self, name))
        made.fn = self.method.__get__(instance, type(instance))
        made.method = None
        return made

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        """The sandbox offers what can be called; the engine makes the call, which nothing else does."""
        raise TypeError(f"{self.name} is called by the engine alone")

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.definition.signature!r})"


def order_of(target: Any) -> "Order":
    """How the calls of a tool, or of a plain function of the context, may be ordered; see `Sandbox`."""
    if not isinstance(target, ToolSpec):
        return "free"
    if target.sequential:
        return "alone"
    # A call that the host has approved is not made before Python would make it: it might never do so.
    if target.read_only:
        return "effect" if target.needs_approval else "free"
    return "effect" if target.read_only is None else "turn"


def is_async(fn: Any) -> bool:
    """Whether calling `fn` gives something to await."""
    while isinstance(fn, partial):
        fn = fn.func
    return inspect.iscoroutinefunction(fn) or inspect.iscoroutinefunction(type(fn).__call__)


def is_awaitable(value: Any) -> bool:
    """Whether a value is to be awaited, whatever its type does when it is asked."""
    try:
        return hasattr(type(value), "__await__")
    except KeyboardInterrupt:
        raise  # the user's, who wants the run to end
    except BaseException:  # noqa: BLE001 - a type of the host's, whose own type may raise anything
        return False


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


def _is_bool(value: Any) -> bool:
    return type(value) is bool


def _is_text(value: Any) -> bool:
    return isinstance(value, str | None)


def _is_duration(value: Any) -> bool:
    return value is None or (isinstance(value, int | float) and not isinstance(value, bool) and value > 0)


def _is_count(value: Any) -> bool:
    return value is None or (type(value) is int and value >= 1)


def _is_executor(value: Any) -> bool:
    return value is None or (not isinstance(value, type) and is_async(getattr(value, "call", None)))


_ALLOWED: Mapping[str, tuple[Callable[[Any], bool], str]] = {
    **dict.fromkeys(("strict", "sequential", "inline", "idempotent"), (_is_bool, "True or False")),
    "read_only": (
        lambda value: value is None or type(value) is bool,
        "True (calls change nothing), False (they act) or None",
    ),
    **dict.fromkeys(("name", "description"), (_is_text, "a str")),
    "injected": (lambda value: isinstance(value, Mapping | None), "a dict of values by parameter"),
    "timeout_s": (_is_duration, "a positive number of seconds"),
    "max_in_flight": (_is_count, "a whole number above 0"),
    "executor": (_is_executor, "an executor, such as Processes(2), which has an async method call"),
}
"""By option, whether it can have a value, and what it can have; `Retry` and the rules of approval check theirs."""


def check_executor(executor: Any) -> None:
    """Refuse what is no executor.

    Raises:
        ToolDefinitionError: It is none.
    """
    check_options("ToolManager", {"executor": executor})


def check_options(name: str, options: Mapping[str, Any]) -> None:
    """Refuse values that options cannot have.

    Raises:
        ToolDefinitionError: There are some; the message begins with `name`.
    """
    for option, (fits, allowed) in _ALLOWED.items():
        value = options.get(option)
        if option in options and not fits(value):
            is_shown = isinstance(value, str | int | float | None) and fits is not _is_text
            given = repr(value) if is_shown else type(value).__name__
            raise ToolDefinitionError(f"{name}: {option} must be {allowed}, not {given}")
    Retry.of(options.get("retries", 0))
