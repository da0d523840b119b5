"""What the engine knows of a tool, and the options that a tool can have.

A `ToolSpec` is passive: what is called, its signature, and its options, each checked once, when the tool is made. How
its calls may be ordered follows from three of them (`order_of`): `sequential`, `read_only` and `needs_approval`.

`needs_approval` is a bool, or a function of the arguments. The function takes the parameters of the tool that it names,
validated, with the tool's own defaults for those that a call leaves out; the tool's `*args` is a tuple and its
`**kwargs` a dict, each by its name. Every parameter of the function has to be one of the tool: what a call never fills
would let calls pass that nobody looked at. Only `False` means that a call needs no approval: a function that fails, or
gives something else, could not tell, and then the host has to.
"""

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, Protocol, Self, TypedDict

from lightfc.core.errors import ToolDefinitionError
from lightfc.engine.retry import Retry

if TYPE_CHECKING:
    from lightfc.core.definitions import Arguments, FunctionDefinition
    from lightfc.schema.binding import Parameter
    from lightfc.schema.signature import ToolSignature
    from lightfc.schema.static_types import Unknown
    from lightfc_sandbox.engine import Order

NO_OPTIONS: Mapping[str, Any] = MappingProxyType({})

ApprovalRule = bool | Callable[..., bool]
"""Whether calls of a tool need approval: all, none, or those for whose arguments a function says so."""


class Executor(Protocol):
    """The protocol of what makes calls; any object with this async method is an executor.

    Two more methods are optional. `refuses(tool)` gives the reason why the executor cannot make the calls of a tool, as
    a clause such as `"it is async"`, or `""`. A manager's executor is not used for tools that it refuses; a tool that
    names such an executor itself raises `ToolDefinitionError`. `async def knows(*, call_id, run_id)` is for executors
    that store results: if it gives True after an interruption, the call needs no approval, and `call` gives the stored
    result.

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
            tool: The tool; its function is `tool.fn`.
            arguments: The positional and the keyword arguments of `tool.fn`, validated, with injected values.
            call_id: The id of the call in its run, such as `"3.0.7"`; the second attempt has `"3.0.7#2"`.
            run_id: The id of the run in the journal; without one, an id that no other run has.

        Returns:
            What the function returns. For a generator function, an async generator of what it yields; the last item is
            a `Final` with what it returns, unless that is None.

        Raises:
            BaseException: What the function raises; or an `ExecutorError` if the call cannot be made.
            asyncio.CancelledError: The call was cancelled. Everything that it started must have ended by then.
        """


class SchemaOptions(TypedDict, total=False):
    """The options of a tool that is known by its JSON definition; `FunctionTool` says what each means."""

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
    """The options of a tool; `FunctionTool` says what each means."""

    name: str | None


class ToolSpec:
    """One tool, as the engine knows it: what is called, which arguments it takes, and how its calls are made.

    Some of `ToolOptions` are given; the others have their defaults. `injected` are values that the host fills.
    """

    __slots__ = (
        "_definition", "description", "executor", "fn", "idempotent", "injected", "inline", "is_async", "max_in_flight",
        "method", "name", "needs_approval", "needs_loop", "read_only", "result_type", "retry", "sequential",
        "signature", "streams", "timeout_s",
    )  # fmt: skip

    def __init__(
        self,
        fn: Callable[..., Any],
        signature: "ToolSignature",
        options: Mapping[str, Any],
        injected: Mapping[str, Any] = NO_OPTIONS,
    ) -> None:
        options = {**DEFAULTS, **options}
        self.fn = fn
        self.signature = signature
        self.name = signature.name
        self.injected = injected
        self.result_type: Unknown | None = None  # what is known of a result before it is there; the same for every call
        self.method: Any = None  # as its class has it, of a tool whose first argument is an object of that class
        self.description: str | None = options["description"]
        self._definition: FunctionDefinition | None = None
        self.read_only: bool | None = options["read_only"]
        self.sequential: bool = options["sequential"]
        self.timeout_s: float | None = options["timeout_s"]
        self.max_in_flight: int | None = options["max_in_flight"]
        self.retry = Retry.of(options["retries"])
        self.needs_approval = _validate_rule(self.name, options["needs_approval"], signature.parameters)
        self.idempotent: bool = options["idempotent"]
        self.executor: Executor | None = options["executor"]
        self.streams = is_generator(fn)
        self.is_async = is_async(fn) or self.streams == "async"
        # Nothing of this can be done on the spot.
        self.needs_loop = self.is_async or self.timeout_s is not None or self.retry is not None or bool(self.streams)
        self.inline: bool = options["inline"]

    @property
    def acts(self) -> bool:
        """Whether the tool is declared to act: `read_only=False`."""
        return self.read_only is False

    @property
    def may_need_approval(self) -> bool:
        """Whether any call may need approval. A rule that is empty or false as a value is a rule all the same."""
        return self.needs_approval is not False

    @property
    def may_repeat(self) -> bool:
        """Whether an interrupted call may be repeated without approval: it is `read_only` or `idempotent`."""
        return bool(self.read_only or self.idempotent)

    @property
    def original_name(self) -> str:
        """The name as it was given. `name` is another where no program could write this one."""
        return self.signature.original_name

    @property
    def definition(self) -> "FunctionDefinition":
        if self._definition is None:
            self._definition = self._defined()
        return self._definition

    def _defined(self) -> "FunctionDefinition":
        definition = self.signature.definition()
        return definition if self.description is None else replace(definition, description=self.description)

    def bound_to(self, instance: Any) -> Self:
        """For the tool of a method: the same tool, bound to an object of the class."""
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
    """Give the order in which calls of a tool, or of a plain function of the context, may be made (`Sandbox`)."""
    if not isinstance(target, ToolSpec):
        return "free"
    if target.sequential:
        return "alone"
    # A call that the host has approved is not made before Python would make it: it might never do so.
    if target.read_only:
        return "effect" if target.may_need_approval else "free"
    return "effect" if target.read_only is None else "turn"


def is_async(fn: Any) -> bool:
    """Whether calling `fn` gives something to await."""
    while isinstance(fn, partial):
        fn = fn.func
    return inspect.iscoroutinefunction(fn) or inspect.iscoroutinefunction(type(fn).__call__)


PLAIN = frozenset({int, float, bool, str, type(None), list, dict, tuple})
"""The commonest types of values, of which it is known without asking that nobody awaits them."""


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


_FLAG = False, lambda value: type(value) is bool, "True or False"
_TEXT = None, lambda value: isinstance(value, str | None), "a str"

OPTIONS: Mapping[str, tuple[Any, Callable[[Any], bool], str]] = {
    **dict.fromkeys(("strict", "sequential", "inline", "idempotent"), _FLAG),
    "read_only": (
        None,
        lambda value: value is None or type(value) is bool,
        "True (calls change nothing), False (they act) or None",
    ),
    "needs_approval": (
        False,
        lambda value: type(value) is bool or callable(value),
        "True, False or a function of the arguments",
    ),
    **dict.fromkeys(("name", "description"), _TEXT),
    "injected": (None, lambda value: isinstance(value, Mapping | None), "a dict of values by parameter"),
    "timeout_s": (
        None,
        lambda value: value is None or (isinstance(value, int | float) and type(value) is not bool and value > 0),
        "a positive number of seconds",
    ),
    "max_in_flight": (
        None,
        lambda value: value is None or (type(value) is int and value >= 1),
        "a whole number above 0",
    ),
    "retries": (
        0,
        lambda value: isinstance(value, Retry) or (type(value) is int and value >= 0),
        "a whole number of at least 0, or Retry(...)",
    ),
    "executor": (
        None,
        lambda value: value is None or (not isinstance(value, type) and is_async(getattr(value, "call", None))),
        "an executor, such as Processes(2), which has an async method call",
    ),
}
"""By option: what it is where nobody says anything, whether it can have a value, and what it can have."""

DEFAULTS: Mapping[str, Any] = MappingProxyType({name: default for name, (default, _, _) in OPTIONS.items()})


def check_options(name: str, options: Mapping[str, Any]) -> None:
    """Refuse values that options cannot have."""
    for option, (_, fits, allowed) in OPTIONS.items():
        value = options.get(option)
        if option in options and not fits(value):
            is_shown = isinstance(value, str | int | float | None) and option not in ("name", "description")
            given = repr(value) if is_shown else type(value).__name__
            raise ToolDefinitionError(f"{name}: {option} must be {allowed}, not {given}")


# When a call needs approval.


def _validate_rule(tool: str, rule: Any, parameters: "Sequence[Parameter]") -> ApprovalRule:
    """A rule as it was given for a tool with these parameters, if it is one."""
    if isinstance(rule, bool):
        return rule
    where = f"{tool}: needs_approval"
    if is_async(rule):
        raise ToolDefinitionError(f"{where} must be a plain function, not an async one: its answer is needed at once")
    try:
        takes = list(inspect.signature(rule).parameters.values())
    except (TypeError, ValueError) as error:
        raise ToolDefinitionError(f"{where}: the parameters of the function cannot be read ({error})") from None
    names = [each.name for each in parameters]
    offered = f"it may take {', '.join(map(repr, names)) or 'no parameters'}"
    _check_stars(where, takes, parameters, offered)
    known = {*names, *(rule.keywords if isinstance(rule, partial) else ())}
    unknown = [each.name for each in takes if each.kind is not each.VAR_KEYWORD and each.name not in known]
    if unknown:
        raise ToolDefinitionError(f"{where} takes {unknown[0]!r}, which the tool does not have; {offered}")
    return rule  # type: ignore[no-any-return]  # seen to be callable


def _check_stars(
    where: str, takes: Iterable[inspect.Parameter], parameters: "Sequence[Parameter]", offered: str
) -> None:
    """Refuse `*` always, and `**` where the tool has one: a call would fill it with what nobody looks at."""
    tool_has_more = any(each.kind is inspect.Parameter.VAR_KEYWORD for each in parameters)
    for each in takes:
        if each.kind is each.VAR_POSITIONAL or (each.kind is each.VAR_KEYWORD and tool_has_more):
            stars = "*" if each.kind is each.VAR_POSITIONAL else "**"
            raise ToolDefinitionError(
                f"{where} takes {stars}{each.name}, which would not see the arguments of a call; name the parameters: "
                f"{offered}"
            )


def apply_rule(tool: str, rule: Callable[..., bool], arguments: Mapping[str, Any]) -> tuple[bool, str]:
    """Whether a call with these arguments needs approval, and why that could not be told, if it could not."""
    try:
        args, kwargs = _arguments_of(rule, arguments)
        answer: object = rule(*args, **kwargs)
    except KeyboardInterrupt:
        raise  # the user's, who wants the run to end
    except BaseException as error:  # noqa: BLE001 - whatever it raises, it has not said that no approval is needed
        from lightfc_sandbox.engine import message_of, name_of_class  # what making a tool does not need

        return True, f"needs_approval of {tool} raised {name_of_class(type(error))}: {message_of(error)}"
    if answer is True or answer is False:
        return answer, ""
    return True, f"needs_approval of {tool} must return True or False, not {type(answer).__name__}"


def _arguments_of(rule: Callable[..., bool], arguments: Mapping[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    """The arguments that a function takes, of those that there are."""
    takes = inspect.signature(rule).parameters.values()
    if any(each.kind is each.VAR_KEYWORD for each in takes):
        named = dict(arguments)
    else:
        named = {each.name: arguments[each.name] for each in takes if each.name in arguments}
    args = [named.pop(each.name) for each in takes if each.kind is each.POSITIONAL_ONLY and each.name in named]
    return args, named
