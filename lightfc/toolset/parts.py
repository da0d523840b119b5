"""What the default tools have in common: the bounds of one call, and which of them need approval.

Who asks for it, and what is asked, is the manager's: see `lightfc.engine.approvals`.
"""

import functools
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, fields
from typing import Any

from lightfc.core.errors import ToolsetError
from lightfc.core.options import check_option, named_options
from lightfc.tools.function_tool import FunctionTool
from lightfc.toolset.root import Root

UNSAFE_TOOLS = frozenset({"delete_file", "download_file", "move_file", "run_command", "run_script", "write_file"})
"""The names of the default tools that need approval: they change files, run programs or reach the network.

`allow_unsafe` of `Toolset` and `Skills` takes some of these names.

Examples:
    >>> from lightfc.toolset import UNSAFE_TOOLS
    >>> "write_file" in UNSAFE_TOOLS, "read_file" in UNSAFE_TOOLS
    (True, False)
"""


@named_options
@dataclass(frozen=True, slots=True, kw_only=True)
class ToolsetLimits:
    """The bounds of one call of a default tool. Seconds are numbers above 0, all others whole numbers above 0.

    Attributes:
        file_bytes: Bytes of a file that is read or written. It is held in memory.
        shown_chars: Characters that one call of `read_file` gives. The default is about 25,000 tokens, which fit in the
            context of most models.
        command_s: Seconds that a program may run. Then it and all that it started are killed.
        output_bytes: Bytes of each output stream of a program that are kept: its beginning and its end. The default is
            about 7,500 tokens.
        download_bytes: Bytes of a download.
        download_s: Seconds that a download may take in all.

    Raises:
        TypeError: A bound is not a number, or not a whole number.
        ValueError: A bound is not above 0.

    Examples:
        >>> from lightfc.toolset import ToolsetLimits
        >>> ToolsetLimits(file_bytes=1_000_000, command_s=5).command_s
        5
    """

    file_bytes: int = 10_000_000
    shown_chars: int = 100_000
    command_s: float = 30.0
    output_bytes: int = 30_000
    download_bytes: int = 50_000_000
    download_s: float = 60.0

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            is_time = field.name.endswith("_s")
            kind, wanted = ((int, float), "a number of seconds") if is_time else (int, "a whole number")
            check_option(field.name, value, kind, wanted, above=0)


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
