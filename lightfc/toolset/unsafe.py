"""Which default tools need approval. Who asks, and what is asked, is the manager's: see `lightfc.engine.approvals`."""

import functools
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from lightfc.core.errors import ToolsetError
from lightfc.tools.function_tool import FunctionTool
from lightfc.toolset.root import Root
from lightfc.toolset.tool_limits import ToolsetLimits

UNSAFE_TOOLS = frozenset({"delete_file", "download_file", "move_file", "run_command", "run_script", "write_file"})
"""The names of the default tools that need approval: they change files, run programs or reach the network.

`allow_unsafe` of `Toolset` and `Skills` takes some of these names.

Examples:
    >>> from lightfc.toolset import UNSAFE_TOOLS
    >>> "write_file" in UNSAFE_TOOLS, "read_file" in UNSAFE_TOOLS
    (True, False)
"""


@dataclass(frozen=True, slots=True, eq=False)
class ToolsetPart(ABC):
    """Some of the default tools of one toolset, and where they work."""

    root: Root
    allowed: Collection[str]  # the tools whose calls need no approval
    limits: ToolsetLimits
    environment: Mapping[str, str]  # what programs see beside a clean one
    allow_private_addresses: bool  # for downloads too

    @abstractmethod
    def tools(self) -> list[FunctionTool]:
        """The tools."""


def allowed_tools(allow_unsafe: bool | Collection[str]) -> frozenset[str]:
    """The tools whose calls need no approval."""
    if isinstance(allow_unsafe, str):
        raise TypeError(f"allow_unsafe must be True, False or a set of tool names, as in {{{allow_unsafe!r}}}")
    allowed = UNSAFE_TOOLS if allow_unsafe is True else frozenset(allow_unsafe or ())
    if unknown := sorted(allowed - UNSAFE_TOOLS):
        raise ValueError(
            f"allow_unsafe names {', '.join(unknown)}; the tools that need approval are "
            f"{', '.join(sorted(UNSAFE_TOOLS))}"
        )
    return allowed


def unsafe_tool(
    fn: Callable[..., Any], check: Callable[..., object], allowed: Collection[str], **options: Any
) -> FunctionTool:
    """A tool whose calls need approval, but for those that it refuses itself: nobody is asked about them.

    `fn` begins with `check`, which raises `ToolsetError` for what is refused whatever the state of the world.
    """

    @functools.wraps(check)
    def is_taken(*args: Any, **kwargs: Any) -> bool:
        try:
            check(*args, **kwargs)
        except ToolsetError:
            return False
        return True

    return FunctionTool(fn, needs_approval=False if fn.__name__ in allowed else is_taken, **options)
