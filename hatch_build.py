"""Writes the closures of the sandbox, which are no part of the repository, when the package is built or installed.

They are compiled where there is a C compiler, unless `LIGHTFC_PURE=1`. Without that all is Python, and slower.
"""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WriteClosures(BuildHookInterface[Any]):
    """Calls `python sandbox/templates`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write them before files are collected."""
        write = [sys.executable, str(Path(self.root) / "sandbox" / "templates")]
        subprocess.run(write, check=True)  # noqa: S603
        if self.target_name != "wheel" or os.environ.get("LIGHTFC_PURE") == "1":
            return
        done = subprocess.run([*write, "--compile"], check=False, capture_output=True, text=True)  # noqa: S603
        if done.returncode:
            self.app.display_warning(f"not compiled, so programs run more slowly:\n{done.stderr[-2000:]}")
        else:
            compiled = f"/sandbox/lightfc_sandbox/**/*{sysconfig.get_config_var('EXT_SUFFIX')}"  # git ignores it
            build_data.update(pure_python=False, infer_tag=True, artifacts=[*build_data["artifacts"], compiled])
