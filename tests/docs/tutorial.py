"""The tutorial as data: its pages, the files that they show, and what their commands print.

`python -m tests.docs.tutorial` writes both into the pages anew, after a change of `examples/trip_planner`: a block
```` ```python3 title="places.py" ```` holds that file.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.docs.pages import DOCS, ROOT

PAGES = sorted((DOCS / "tutorial").glob("*.md"))
PLANNER = ROOT / "examples" / "trip_planner"
FILE = re.compile(r'^```python3 title="(?P<name>[\w.]+)"\n(?P<text>.*?)^```$', re.M | re.S)
_COMMANDS = re.compile(r"^```console\n(?P<text>.*?)^```$", re.M | re.S)


def filled(page: str, folder: Path) -> str:
    """The page with its files and with what its commands print, run in a folder."""

    def file(found: re.Match[str]) -> str:
        code = (PLANNER / found["name"]).read_text(encoding="utf-8")
        return f'```python3 title="{found["name"]}"\n{code}```'

    def commands(found: re.Match[str]) -> str:
        lines = [line for line in found["text"].splitlines() if line.startswith("$ ")]
        return "```console\n" + "".join(f"{line}\n{_output(line[2:], folder)}" for line in lines) + "```"

    return _COMMANDS.sub(commands, FILE.sub(file, page))


def _output(command: str, folder: Path) -> str:
    program, _, arguments = command.partition("  #")[0].partition(" ")
    launcher = [sys.executable, "-m", "lightfc"] if program == "lightfc" else [sys.executable]
    done = subprocess.run(
        [*launcher, *shlex.split(arguments)],
        cwd=folder,
        env={**os.environ, "COLUMNS": "100"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    return done.stdout.rstrip() + "\n"


def main() -> None:
    for page in PAGES:
        with tempfile.TemporaryDirectory() as folder:
            for each in PLANNER.glob("*.py"):
                shutil.copy(each, folder)
            page.write_text(filled(page.read_text(encoding="utf-8"), Path(folder)), encoding="utf-8")


if __name__ == "__main__":
    main()
