"""Named groups of tools, filled where functions are defined and used where a manager is made."""

import inspect
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from typing import Any, Literal, TypeVar, Unpack, cast, get_args

from lightfc.core.errors import ToolDefinitionError
from lightfc.core.options import check_choice, named_options, refuse_unknown, shows_options
from lightfc.engine.tool_spec import DEFAULTS, NamelessOptions, ToolOptions
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.marks import can_be_marked, note

OnMissing = Literal["ignore", "warn", "refuse"]
"""What becomes of a function that does not say what a model needs to know."""

_Fn = TypeVar("_Fn", bound=Callable[..., Any])
_VARIABLE = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)


@named_options
class ToolRegistry:
    """A group of tools: `ToolManager(registry("search"))` takes them all.

    Iteration gives the tools in the order in which they were registered. `group["name"]` gives one, and
    `"name" in group` and `len(group)` work too.

    Args:
        name: Name of the group, for messages.
        missing_docstring: What happens to a function without a docstring or description. `"ignore"`, the default,
            takes it; `"warn"` takes it with a `UserWarning`; `"refuse"` raises `ToolDefinitionError`. A model chooses a
            tool by this text and its parameters.
        missing_annotation: The same for a function with a parameter without a type. Any argument fits such a parameter.

    Attributes:
        name: Name of the group.
        missing_docstring: As given; it may be set later, for tools that are registered from then on.
        missing_annotation: As given; it may be set later too.

    Raises:
        ValueError: `missing_docstring` or `missing_annotation` is not one of its choices.

    Examples:
        >>> from lightfc import ToolRegistry
        >>> group = ToolRegistry("search")
        >>> _ = group.register(len, name="size")
        >>> [tool.name for tool in group]
        ['size']
    """

    def __init__(
        self, name: str, *, missing_docstring: OnMissing = "ignore", missing_annotation: OnMissing = "ignore"
    ) -> None:
        self.name = name
        self.missing_docstring = missing_docstring
        self.missing_annotation = missing_annotation
        self._tools: dict[str, FunctionTool] = {}
        self._lock = threading.Lock()
        self._check_settings()

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

        Returns:
            The tool.

        Raises:
            ToolDefinitionError: It cannot become a tool, or the group has a tool of its name already. Options are given
                for a `FunctionTool`. Or it lacks a docstring or a type that this group requires.
            TypeError: There is no such option.
            ValueError: `missing_docstring` or `missing_annotation` was set to something else than its choices.
        """
        if isinstance(fn, FunctionTool) and options:
            raise ToolDefinitionError(
                f"{fn.name} is a FunctionTool already; give these options where it is made: {', '.join(options)}"
            )
        refuse_unknown(f"the group {self.name!r}", options, {*ToolOptions.__annotations__, "replace"})
        tool = fn if isinstance(fn, FunctionTool) else FunctionTool(fn, **options)
        self._check(tool)
        with self._lock:
            if tool.name in self._tools and not replace:
                raise ToolDefinitionError(
                    f"the group {self.name!r} has a tool named {tool.name!r} already; give one of them another name"
                )
            self._tools[tool.name] = tool
        return tool

    def _check_settings(self) -> None:
        for setting in ("missing_docstring", "missing_annotation"):
            check_choice(f"{setting} of the group {self.name!r}", getattr(self, setting), get_args(OnMissing))

    def _check(self, tool: FunctionTool) -> None:
        self._check_settings()
        untyped = [p.name for p in tool.signature.parameters if not p.type_name and p.kind not in _VARIABLE]
        if untyped:
            these = ", ".join(map(repr, untyped))
            self._report(self.missing_annotation, f"{tool.name}: no type is declared for {these}")
        # Reading a docstring takes long, so it is done only for those who ask.
        if self.missing_docstring != "ignore" and not tool.definition.description:
            self._report(self.missing_docstring, f"{tool.name}: no docstring tells a model what it does")

    def _report(self, setting: OnMissing, problem: str) -> None:
        if setting == "refuse":
            raise ToolDefinitionError(f"{problem} (the group {self.name!r} asks for it)")
        if setting == "warn":
            warnings.warn(f"{problem} (group {self.name!r})", UserWarning, stacklevel=_frames_of_this_module())

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


def _frames_of_this_module() -> int:
    """How far above what calls this the place is at which somebody registers a tool."""
    frame, count = sys._getframe(1), 1
    while frame.f_back is not None and frame.f_globals is globals():
        frame, count = frame.f_back, count + 1
    return count


_GROUPS: dict[str, ToolRegistry] = {}


def registry(name: str) -> ToolRegistry:
    """Give the group with a name. The first call makes it; later calls give the same group, in all modules.

    Args:
        name: Name of the group. Agents look names of tools up in the group `"tool"`, unless they are given another.

    Returns:
        The group. To make it stricter, set its attributes: `registry("search").missing_docstring = "refuse"`.

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

    Returns:
        A decorator that returns the function itself.

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
