"""Named groups of tools, filled where functions are defined and used where a manager is made."""

import threading
from collections.abc import Callable, Iterator
from typing import Any, TypeVar, Unpack, cast

from lightfc.core.errors import ToolDefinitionError
from lightfc.core.options import named_options, refuse_unknown, shows_options
from lightfc.engine.tool_spec import DEFAULTS, NamelessOptions, ToolOptions
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.marks import can_be_marked, note

_Fn = TypeVar("_Fn", bound=Callable[..., Any])


@named_options
class ToolRegistry:
    """A group of tools: `ToolManager(registry("search"))` takes them all.

    Iteration gives the tools in the order in which they were registered. `group["name"]` gives one, and
    `"name" in group` and `len(group)` work too.

    Args:
        name: Name of the group, for messages.

    Attributes:
        name: Name of the group.

    Examples:
        >>> from lightfc import ToolRegistry
        >>> group = ToolRegistry("search")
        >>> _ = group.register(len, name="size")
        >>> [tool.name for tool in group]
        ['size']
    """

    __slots__ = ("__weakref__", "_lock", "_tools", "name")  # any other attribute would be set without effect

    def __init__(self, name: str) -> None:
        self.name = name
        self._tools: dict[str, FunctionTool] = {}
        self._lock = threading.Lock()

    @shows_options(ToolOptions, DEFAULTS)
    def register(
        self, fn: FunctionTool | Callable[..., Any], *, replace: bool = False, **options: Unpack[ToolOptions]
    ) -> FunctionTool:
        """Add a tool to this group.

        Args:
            fn: A `FunctionTool`, or anything that `FunctionTool` makes a tool of.
            replace: Whether it replaces a tool of the same name. If False, the default, that is an error, so that no
                module takes another's tool away by accident.
            **options: The options of `FunctionTool`, such as `name`. Only for what is not a `FunctionTool` already.

        Raises:
            ToolDefinitionError: It cannot become a tool, or the group has a tool of its name already. Options are given
                for a `FunctionTool`.
            TypeError: There is no such option.
        """
        if isinstance(fn, FunctionTool) and options:
            raise ToolDefinitionError(
                f"{fn.name} is a FunctionTool already; give these options where it is made: {', '.join(options)}"
            )
        refuse_unknown(f"the group {self.name!r}", options, {*ToolOptions.__annotations__, "replace"})
        tool = fn if isinstance(fn, FunctionTool) else FunctionTool(fn, **options)
        with self._lock:
            if tool.name in self._tools and not replace:
                raise ToolDefinitionError(
                    f"the group {self.name!r} has a tool named {tool.name!r} already; give one of them another name"
                )
            self._tools[tool.name] = tool
        return tool

    def __getitem__(self, name: str) -> FunctionTool:
        """Give the tool with a name, which may be its original name or the alias by which programs call it.

        Raises:
            ToolDefinitionError: There is none; the message names the nearest.
        """
        found = self._tools.get(name) or next((each for each in self if each.original_name == name), None)
        if found is None:
            from lightfc_sandbox.engine import nearest  # what a program without mistakes does not need

            near = nearest(name, self._tools, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"it has {', '.join(self._tools) or 'none'}"
            raise ToolDefinitionError(f"the group {self.name!r} has no tool named {name!r}; {hint}")
        return found

    def __iter__(self) -> Iterator[FunctionTool]:
        return iter(list(self._tools.values()))

    def __len__(self) -> int:
        return len(self._tools)

    def __contains__(self, name: object) -> bool:
        return name in self._tools or any(each.original_name == name for each in self)

    def __repr__(self) -> str:
        return f"ToolRegistry({self.name!r}, {list(self._tools)})"


_GROUPS: dict[str, ToolRegistry] = {}


def registry(name: str) -> ToolRegistry:
    """Give the group with a name. The first call makes it; later calls give the same group, in all modules.

    Args:
        name: Name of the group. Agents look names of tools up in the group `"tool"`, unless they are given another.

    Examples:
        >>> from lightfc import fc_register, registry
        >>> @fc_register("weather")
        ... def rain(city: str) -> float:
        ...     "Millimetres of rain."
        ...     return 1.5
        >>> [tool.name for tool in registry("weather")]
        ['rain']
    """
    return _GROUPS.setdefault(name, ToolRegistry(name))


@shows_options(NamelessOptions, DEFAULTS)
def fc_register(
    group: str, name: str | None = None, *, replace: bool = False, **options: Unpack[NamelessOptions]
) -> Callable[[_Fn], _Fn]:
    """Register a function in a named group, as a decorator that leaves the function as it is.

    The options are noted on the function, as `@tool` does, so `ToolManager([fn])` finds them too. The name is not: it
    holds in this group only.

    Args:
        group: Name of the group, such as `"tool"`; `registry(group)` gives its tools.
        name: The name by which programs call it; None, the default, for the function's own.
        replace: Whether it replaces a tool of the same name in the group. If False, the default, that is an error.
        **options: The other options of `FunctionTool`, which says what each means.

    Raises:
        ToolDefinitionError: `group` is not a string, as in `@fc_register` without a name; or as for
            `ToolRegistry.register`, when the function is decorated.
        TypeError: There is no such option.

    Examples:
        >>> from lightfc import fc_register, registry, ToolManager
        >>> @fc_register("numbers")
        ... def double(n: int) -> int:
        ...     "Twice a number."
        ...     return 2 * n
        >>> double(2), ToolManager(registry("numbers")).execute("double(3)").output
        (4, 6)
    """
    if not isinstance(group, str):
        raise ToolDefinitionError('fc_register needs the name of a group: @fc_register("tool")')
    given = cast(ToolOptions, options if name is None else {"name": name, **options})

    def decorate(fn: _Fn) -> _Fn:
        registry(group).register(fn, replace=replace, **given)
        if can_be_marked(fn):
            # The name is the one in this group; on the function, it would be one in all others.
            note(fn, options)
        return fn

    return decorate
