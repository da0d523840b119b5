"""What a program can name: tools, and of the context functions, classes, variables and objects with tools of their own.

Functions and classes are read once, when a manager is made; variables are given to each run, so that changes of them
are seen. Whatever could not be named, or would have two meanings, is refused here.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from inspect import isroutine
from types import ModuleType
from typing import Any

from lightfc.core.errors import ToolDefinitionError
from lightfc.engine.tool_spec import ToolSpec, is_async, order_of
from lightfc.schema.constructors import constructor_of
from lightfc.schema.record_types import class_label, generic_origin, kept_fields
from lightfc.tools.foreign import is_source, tools_of
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.marks import mark_of, provided_classes
from lightfc_sandbox import Isolation, Limits, OpenType, Policy, PolicyName, Sandbox
from lightfc_sandbox.engine import check_name


@dataclass(frozen=True, slots=True)
class ContextMap:
    """What the programs of one manager can name."""

    tools: Mapping[str, FunctionTool]
    callables: set[ToolSpec]  # all that a program could call: methods of objects that provide some, too
    constants: Mapping[str, Any]
    variables: dict[str, Any]
    sandbox: Sandbox
    sources: tuple[Any, ...]  # what was given that tools come from, such as servers

    @classmethod
    def of(
        cls,
        tools: Iterable[Any],
        context: Mapping[str, Any] | None,
        types: Sequence[OpenType],
        injected: Mapping[str, Any],
        policy: Policy | PolicyName,
        limits: Limits | None,
        isolation: Isolation = "none",
    ) -> "ContextMap":
        """Read what a manager is given; see `ToolManager`."""
        tools = _listed(tools)
        named, given = _by_name(tools), named_values("context", context)
        for name in given.keys() & named.keys():
            raise ToolDefinitionError(f"{name!r} is both a tool and a name of the context; rename one of them")
        methods = provided_classes(named.values(), given.values())
        callables = {*named.values(), *(each for found in methods.values() for each in found.values())}
        for tool in callables:
            _check_injected(tool, injected)
        constants = _constants(given, {each.cls for each in types if isinstance(each, OpenType)} | methods.keys())
        variables = {name: value for name, value in given.items() if name not in constants}
        _check_calls(types)
        try:
            all_opened = _with_methods([*types, *_fields_of_unnamed(named, types)], methods)
            Sandbox(variables, types=all_opened)  # refuses what could not be named
            names = {**_mentioned_types(named, given), **constants, **named}
            sandbox = Sandbox(
                names, policy=policy, limits=limits, order_of=order_of, maker_of=constructor_of, types=all_opened,
                isolation=isolation,
            )  # fmt: skip
        except ValueError as error:
            raise ToolDefinitionError(str(error)) from None
        return cls(named, callables, constants, variables, sandbox, tuple(each for each in tools if is_source(each)))


def _constants(given: Mapping[str, Any], opened: Collection[type]) -> dict[str, Any]:
    """The functions and classes of a context; an object of an opened type is a variable."""
    found = {name: each for name, each in given.items() if callable(each) and type(each) not in opened}
    for name, value in found.items():
        if _must_be_tool(value):
            raise ToolDefinitionError(f"{name!r} of the context must be a tool; give it in tools=[...]")
    return found


def _must_be_tool(value: Any) -> bool:
    """Whether a callable needs what only calls of tools have: to be awaited, or to be approved and recorded."""
    return isinstance(value, ToolSpec) or is_async(value) or mark_of(value) is not None


def _check_calls(types: Sequence[OpenType]) -> None:
    """Refuse what an opened type calls as a plain function and is none."""
    calls = [(each.cls, *call) for each in types if isinstance(each, OpenType) for call in each.calls.items()]
    for cls, name, target in calls:
        if _must_be_tool(target):
            raise ToolDefinitionError(
                f"OpenType({cls.__name__}): what {name!r} calls must be a tool; mark a method of the class with @tool, "
                "or give a function of tools=[...] that takes the object"
            )


def _listed(tools: Any) -> list[Any]:
    """What is given as tools, if that is a way to give them."""
    if isinstance(tools, str | bytes | Mapping) or not isinstance(tools, Iterable):
        what = "a dict; give a list of its values" if isinstance(tools, Mapping) else type(tools).__name__
        raise ToolDefinitionError(f"tools must be a list of functions, as in ToolManager([search]), not {what}")
    return list(tools)


def _by_name(tools: Iterable[Any]) -> dict[str, FunctionTool]:
    found: dict[str, FunctionTool] = {}
    for made in (made for each in tools for made in tools_of(each)):
        if made.name in found:
            raise ToolDefinitionError(f"two tools are named {made.name!r}; give one of them another name")
        found[made.name] = made
    return found


def named_values(what: str, given: Any) -> dict[str, Any]:
    """Names and values as they are given, if that is what is given."""
    if given is not None and not isinstance(given, Mapping):
        raise ToolDefinitionError(f"{what} must be a dict of names and values, not {type(given).__name__}")
    return dict(given or {})


def check_variables(given: Mapping[str, Any], constants: Mapping[str, Any], tools: Mapping[str, Any]) -> None:
    """Refuse variables that no program could use, or whose names are those of `constants`, `tools` among them."""
    for name, value in given.items():
        if name in constants:
            what = "tool" if name in tools else "function or class of the context"
            raise ToolDefinitionError(f"variable {name!r} has the name of a {what}; give it another one")
        if isinstance(value, ToolSpec | type | ModuleType) or isroutine(value):
            raise ToolDefinitionError(
                f"variable {name!r} holds a {type(value).__name__}; a variable cannot be called; give "
                "ToolManager what programs may call, in tools=[...] or context={...}"
            )
        try:
            check_name(name)
        except ValueError as error:
            raise ToolDefinitionError(str(error).removeprefix("context ")) from None


def _check_injected(tool: ToolSpec, values: Mapping[str, Any]) -> None:
    """Refuse a tool one of whose injected parameters nobody fills."""
    for parameter in tool.signature.injected:
        if not parameter.is_filled({**values, **tool.injected}):
            raise ToolDefinitionError(
                f"{tool.name}: parameter {parameter.name!r} is injected, and no value is given for it; "
                f"give one with ToolManager(..., injected={{{parameter.source!r}: ...}})"
            )


def _with_methods(types: Sequence[OpenType], methods: Mapping[type, Mapping[str, ToolSpec]]) -> list[OpenType]:
    """What the host has opened, and with it the marked methods of classes."""
    given = {each.cls: each for each in types if isinstance(each, OpenType) and each.cls in methods}
    rest = [each for each in types if not isinstance(each, OpenType) or each.cls not in methods]
    return [*rest, *((given.get(cls) or OpenType(cls)).with_calls(found) for cls, found in methods.items())]


def _mentioned_types(tools: Mapping[str, ToolSpec], given: Mapping[str, Any]) -> dict[str, type]:
    """The types that tools mention, by name; of several versions of one generic class, the class."""
    found: dict[str, type] = {}
    for each in tools.values():
        for cls in each.signature.mentioned_types:
            name = class_label(cls)
            if name not in given and name not in tools and not name.startswith("_"):
                found[name] = _one_of(each, name, cls, found.get(name, cls))
    return found


def _fields_of_unnamed(tools: Mapping[str, ToolSpec], types: Sequence[OpenType]) -> Iterator[OpenType]:
    """The public fields of types whose name a tool has, so that no program can name them: a class that is a tool.

    Objects are compared by them where the class compares itself.
    """
    opened = {each.cls for each in types if isinstance(each, OpenType)}
    for cls in dict.fromkeys(cls for each in tools.values() for cls in each.signature.mentioned_types):
        if class_label(cls) in tools and cls not in opened:
            compares: object = cls.__eq__
            by_fields = compares is not object.__eq__ and not issubclass(cls, tuple)
            fields = [name for name in kept_fields(cls) if not name.startswith("_")]
            yield OpenType(cls, attributes=fields, operations=("==", "!=") if by_fields else ())


def _one_of(tool: ToolSpec, name: str, cls: type, other: Any) -> Any:
    generic = generic_origin(cls)
    if cls is other or (generic is not None and generic in (other, generic_origin(other))):
        return cls if cls is other else generic
    raise ToolDefinitionError(
        f"{tool.name} and another tool mention two different types named {name!r}; "
        "choose the one that programs mean with context={...}"
    )
