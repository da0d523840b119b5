"""The default tools of an agent."""

import os
from collections.abc import Collection, Mapping

from lightfc.tools.function_tool import FunctionTool
from lightfc.toolset.download import DownloadTool
from lightfc.toolset.files import FileTools
from lightfc.toolset.limits import ToolsetLimits
from lightfc.toolset.root import Root
from lightfc.toolset.shell import ShellTool
from lightfc.toolset.unsafe import ToolsetPart, allowed_tools

__all__ = ["Toolset"]


class Toolset:
    """Tools to read, list, search, write, delete and move files, to download them and, if asked for, to run programs.

    All of them work in one folder. What changes, runs or downloads something needs approval, as any tool may
    (`needs_approval`): who decides is asked by the manager or agent that has the tools. None of these arguments is seen
    by a model.

    Args:
        root: The folder that no path leaves.
        allow_unsafe: True to approve everything beforehand, or the names of the tools for which to do so.
        shell: Whether there is a tool that runs programs. A program may do whatever its user may, also outside of
            `root`.
        environment: What programs see of the environment beside a plain `PATH`, `HOME` (the root) and `LANG`.
        allow_private_addresses: Whether downloads may come from the own machine and network.
        limits: What one call may use.

    Attributes:
        root: The folder.
        allowed: The tools whose calls need no approval.

    Raises:
        ToolDefinitionError: `root` is not a folder, or the platform cannot keep paths in it.
        TypeError: `allow_unsafe` is one name.
        ValueError: `allow_unsafe` names a tool that needs no approval.

    Examples:
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.toolset import Toolset
        >>> from lightfc import ToolManager
        >>> folder = tempfile.TemporaryDirectory()
        >>> manager = ToolManager(Toolset(folder.name, allow_unsafe={"write_file"}).tools())
        >>> _ = manager.execute("write_file('a.txt', 'tea')").unwrap()
        >>> manager.execute("read_file('a.txt')").output
        'tea'
        >>> folder.cleanup()
    """

    def __init__(
        self,
        root: str | os.PathLike[str],
        *,
        allow_unsafe: bool | Collection[str] = False,
        shell: bool = False,
        environment: Mapping[str, str] | None = None,
        allow_private_addresses: bool = False,
        limits: ToolsetLimits | None = None,
    ) -> None:
        self.root = Root(root)
        self.allowed = allowed_tools(allow_unsafe)
        self.environment = dict(environment or {})
        self.limits = limits or ToolsetLimits()
        given = (self.root, self.allowed, self.limits, self.environment, allow_private_addresses)
        parts: tuple[type[ToolsetPart], ...] = (FileTools, DownloadTool, *((ShellTool,) if shell else ()))
        self._parts = [each(*given) for each in parts]

    def tools(self) -> list[FunctionTool]:
        """The tools, for a `ToolManager` or an agent."""
        return [tool for part in self._parts for tool in part.tools()]
