"""Named groups of tools, filled where functions are defined and used where a manager is made."""

import inspect
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from typing import Any, Literal, TypeVar, Unpack, cast, get_args

from lightfc.core.errors import ToolDefinitionError
from lightfc.core.options import check_choice, refuse_unknown, shows_options
from lightfc.engine.tool_spec import NamelessOptions, ToolOptions
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.marks import can_be_marked, note

__all__ = ["OnMissing", "ToolRegistry", "fc_register", "registry"]

OnMissing = Literal["ignore", "warn", "refuse"]
"""What becomes of a function that does not say what a model needs to know."""

_Fn = TypeVar("_Fn", bound=Callable[..., Any])
_VARIABLE = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)


class ToolRegistry:
    """Tools under one name: `ToolManager(registry("search"))` takes them all.

    Iterating gives the tools in the order in which they were registered; `group["name"]` gives one.

    Args:
        name: Name of the group, for messages.
        missing_docstring: What becomes of a function without a docstring or description.
        missing_annotation: What becomes of a function one of whose parameters has no type.

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

    @shows_options(ToolOptions)
    def register(
        self, fn: FunctionTool | Callable[..., Any], *, replace: bool = False, **options: Unpack[ToolOptions]
    ) -> FunctionTool:
        """Make a function a tool of this group.

        Args:
            fn: A tool, or what `FunctionTool` makes one of.
            replace: Take the place of a tool of the same name.
            options: `name`, to register it under another one, and whatever else `FunctionTool` takes.

        Raises:
            ToolDefinitionError: It cannot become a tool, there is one of its name already, options are given for what
                is a tool already, or it lacks what this group asks for.
            TypeError: There is no such option.
            ValueError: A setting of this group is none.
        """
        if isinstance(fn, FunctionTool) and options:
            raise ToolDefinitionError(
                f"{fn.name} is a FunctionTool already, so it has its options: {', '.join(options)}"
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
        """The tool of a name, be it the one by which programs call it or the one that it was given.

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
        return name in self._tools

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
    """The group of a name, which is made when it is first asked for. Its settings are its attributes.

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


@shows_options(NamelessOptions)
def fc_register(
    group: str, name: str | None = None, *, replace: bool = False, **options: Unpack[NamelessOptions]
) -> Callable[[_Fn], _Fn]:
    """Register a function in a named group, as a decorator that leaves the function as it is.

    As with `@tool`, the options travel with the function, so that `ToolManager([fn])` finds them too; but for the name,
    which is the one in this group.

    Args:
        group: Name of the group, such as `"tool"`; `registry(group)` gives its tools.
        name: The name by which programs call it; the function's own if None.
        replace: As for `ToolRegistry.register`.
        **options: See `FunctionTool` for what they mean.

    Raises:
        ToolDefinitionError: As `ToolRegistry.register`; and where the name of the group is forgotten.
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
