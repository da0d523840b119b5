"""Parameters that the host fills: a model is not shown them and cannot give them."""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic

from typing_extensions import TypeVar  # with a default, which Python has from 3.13 on

from lightfc.core.errors import ToolDefinitionError
from lightfc.core.records import FunctionOutput
from lightfc.schema.binding import ByPosition, Kind
from lightfc.schema.record_types import NO_DEFAULT
from lightfc.schema.type_tree import type_of

Values = TypeVar("Values", bound=Mapping[str, Any], default=Mapping[str, Any])


class Injected:
    """Declares a parameter that the host fills: `db: Annotated[Database, Injected()]`.

    Models do not see the parameter, and programs cannot give it.

    Args:
        source: Where the value comes from. A string: the key in the `injected` of the tool or the manager. A function
            without arguments: it is called for each call, such as the `get` of a `ContextVar`. None, the default: the
            parameter's own name is the key.

    Raises:
        ToolDefinitionError: From `ToolManager`, if nothing has a value for the parameter and it has no default.

    Examples:
        >>> from typing import Annotated
        >>> from lightfc import Injected, ToolManager
        >>> def greet(name: str, user: Annotated[str, Injected()]) -> str:
        ...     "Greet somebody."
        ...     return f"{user} greets {name}"
        >>> ToolManager([greet], injected={"user": "ann"}).execute("greet('bob')").output
        'ann greets bob'
    """

    __slots__ = ("source",)

    def __init__(self, source: str | Callable[[], Any] | None = None) -> None:
        self.source = source


@dataclass(frozen=True, slots=True)
class RunContext(Generic[Values]):
    """What a tool may know of its call: annotate a parameter with it, and each call fills it.

    Models do not see the parameter. With `RunContext[Deps]`, where `Deps` is a `TypedDict`, type checkers know the
    types of the values.

    Attributes:
        call: The record of the call: `name`, `source`, `attempts`, `parsed_input` and so on.
        values: The `injected` of the manager, and over it that of the tool, by name; empty if there is neither.

    Examples:
        >>> from lightfc import RunContext, ToolManager
        >>> def where(run: RunContext) -> str:
        ...     "Tell how this was called."
        ...     return f"{run.call.source} for {run.values['user']}"
        >>> ToolManager([where], injected={"user": "ann"}).execute("where()").output
        'where() for ann'
    """

    call: FunctionOutput
    values: Values = field(default_factory=dict)  # type: ignore[assignment]  # where the host injects nothing


@dataclass(frozen=True, slots=True)
class InjectedParameter:
    name: str
    index: int  # among all parameters of the function
    source: str | Callable[[], Any] | None  # None for the `RunContext`
    default: Any = NO_DEFAULT
    by_position: bool = False  # where all that stands before it goes so

    def value(self, values: Mapping[str, Any], call: FunctionOutput) -> Any:
        """Its value for one call; the default where the host gives none."""
        source = self.source
        if source is None:
            return RunContext(call, values)
        if not isinstance(source, str):
            return source()
        if not self.is_filled(values):
            raise LookupError(f"no value is given for the injected parameter {self.name!r}")
        found = values.get(source, self.default)
        return found.source() if isinstance(found, Injected) and callable(found.source) else found

    def is_filled(self, values: Mapping[str, Any]) -> bool:
        """Whether the host has a value for it."""
        return not isinstance(self.source, str) or self.source in values or self.default is not NO_DEFAULT


def injected_parameters(
    signature: inspect.Signature,
    hints: Mapping[str, Any],
    declared: Mapping[str, Any],
    by_position: ByPosition | None = None,
) -> tuple[InjectedParameter, ...]:
    """The parameters that the host fills: those whose annotation says so, and those that are declared by name."""
    for name in declared:
        if name not in signature.parameters:
            raise ToolDefinitionError(f"it has no parameter {name!r} that could be injected")
    given = [(raw, index, hints.get(name, Any)) for index, (name, raw) in enumerate(signature.parameters.items())]
    found = filter(None, (_injected_parameter(*each, declared) for each in given))
    if by_position is None:
        return tuple(found)
    return tuple(replace(each, by_position=each.name in by_position.names) for each in found)


def _injected_parameter(
    raw: inspect.Parameter, index: int, annotation: Any, declared: Mapping[str, Any]
) -> InjectedParameter | None:
    name = raw.name
    marker = next(filter(None, map(_marker, getattr(annotation, "__metadata__", ()))), None)
    is_marked = marker is not None or name in declared
    if not is_marked and all(each.cls is not RunContext for each in type_of(annotation).alternatives):
        return None
    if raw.kind in (Kind.POSITIONAL_ONLY, Kind.VAR_POSITIONAL, Kind.VAR_KEYWORD):
        raise ToolDefinitionError(f"parameter {name!r} is injected, so it must be one that can be passed by name")
    source = ((marker and marker.source) or name) if is_marked else None
    return InjectedParameter(name, index, source, NO_DEFAULT if raw.default is raw.empty else raw.default)


def _marker(item: Any) -> Injected | None:
    return item if isinstance(item, Injected) else Injected() if item is Injected else None


def inject(
    parameters: tuple[InjectedParameter, ...],
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    values: Mapping[str, Any],
    call: FunctionOutput,
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    positional, named = list(args), dict(kwargs)
    for parameter in parameters:
        value = parameter.value(values, call)
        # What follows it goes by position, so it must as well.
        if len(positional) > parameter.index or (parameter.by_position and len(positional) == parameter.index):
            positional.insert(parameter.index, value)
        else:
            named[parameter.name] = value
    return tuple(positional), named
