"""The default tools of an agent."""

import os
from collections.abc import Collection, Mapping

from lightfc.core.options import check_option, named_options
from lightfc.tools.function_tool import FunctionTool
from lightfc.toolset.download import DownloadTool
from lightfc.toolset.files import FileTools
from lightfc.toolset.parts import ToolsetLimits, ToolsetPart, allowed_tools
from lightfc.toolset.process import ShellTool
from lightfc.toolset.root import Root


@named_options
class Toolset:
    """The default tools: they read, list, search, write, delete and move files, download them, and may run programs.

    All tools work in one folder. Those of `UNSAFE_TOOLS` need approval; the `ToolManager` or agent that has the tools
    asks for it. A model sees none of these arguments.

    Args:
        root: The folder that no path leaves.
        allow_unsafe: The names of tools that need no approval, out of `UNSAFE_TOOLS`; True for all. False, the default:
            each call that changes, runs or downloads something needs approval.
        shell: Whether there is the tool `run_command`. False by default: a program that it runs may do all that its
            user may, also outside of `root`.
        environment: Environment variables of programs, besides a plain `PATH`, `HOME` (the root) and `LANG`. None by
            default, so that no secret of this process reaches them.
        allow_private_addresses: Whether downloads may come from this machine and its private network. False by default:
            services there often trust whoever reaches them.
        limits: The bounds of one call; `ToolsetLimits()` if None.

    Attributes:
        root: The folder; `root.path` is its absolute `Path` without links.
        allowed: The names of the tools that need no approval.

    Raises:
        ToolDefinitionError: `root` is not a folder, or the system cannot keep paths in it, as Windows.
        TypeError: `allow_unsafe` is a str, or `environment` or `limits` has a wrong type.
        ValueError: `allow_unsafe` has a name that is not in `UNSAFE_TOOLS`.

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
        self.environment = _checked_environment({} if environment is None else environment)
        self.limits = ToolsetLimits() if limits is None else limits
        check_option("limits", self.limits, ToolsetLimits, "ToolsetLimits(...)")
        given = (self.root, self.allowed, self.limits, self.environment, allow_private_addresses)
        parts: tuple[type[ToolsetPart], ...] = (FileTools, DownloadTool, *((ShellTool,) if shell else ()))
        self._parts = [each(*given) for each in parts]

    def tools(self) -> list[FunctionTool]:
        """Make the tools, for a `ToolManager` or an agent.

        Returns:
            `read_file`, `list_files`, `search_files`, `write_file`, `delete_file`, `move_file`, `download_file`, and
            `run_command` if there is a shell.
        """
        return [tool for part in self._parts for tool in part.tools()]


def _checked_environment(environment: Mapping[str, str]) -> dict[str, str]:
    check_option("environment", environment, Mapping, 'a dict of strings, such as {"LANG": "C"}')
    for name, value in environment.items():
        if not (isinstance(name, str) and isinstance(value, str)):
            raise TypeError(f"environment must hold strings only, not {name!r}: {type(value).__name__}")
        if not name or "=" in name or "\0" in name + value:
            raise ValueError(f"environment cannot hold the variable {name!r}: no system takes it")
    return dict(environment)
