"""Writes the closures of the sandbox, which are no part of the repository, when the package is built or installed."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WriteClosures(BuildHookInterface[Any]):
    """Calls `python sandbox/templates`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write them before files are collected."""
        subprocess.run([sys.executable, Path(self.root) / "sandbox" / "templates"], check=True)  # noqa: S603
