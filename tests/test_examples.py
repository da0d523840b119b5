"""Each file of `examples/` works as its docstring says, from a plain checkout.

The docstring has the commands, each followed by what it prints, indented (`…` stands for some of it).
`python -m tests.test_examples` writes what they print into the docstrings anew.
"""

import ast
import contextlib
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest
from click.testing import CliRunner

from lightfc.cli.commands import app
from lightfc.tools.loading import load_tools

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted(
    path
    for path in (ROOT / "examples").rglob("[!_]*.py")
    # The lab's script needs a store that its page makes; the tutorial's files print what its pages show.
    if path.parent.name not in ("lab", "trip_planner")
)
TOOLS = [path for path in EXAMPLES if path.parent.name != "observing"]
COMMAND = re.compile(r"^(?P<command>(?:lightfc|python) .*)\n(?P<output>(?: {4}.*\n|\n(?= {4}))*)", re.M)
COMMANDS = [
    pytest.param(found["command"], found["output"], id=f"{path.stem}-{number}")
    for path in EXAMPLES
    for number, found in enumerate(
        COMMAND.finditer(f"{ast.get_docstring(ast.parse(path.read_text(encoding='utf-8')))}\n")
    )
]


def test_every_example_says_how_it_is_run() -> None:
    assert {str(each.id).rpartition("-")[0] for each in COMMANDS} == {path.stem for path in EXAMPLES}


def ran(command: str) -> str:
    """What a command prints on standard output; it ends well."""
    program, *arguments = shlex.split(command)
    if program == "lightfc":
        with contextlib.chdir(ROOT), mock.patch.object(sys, "path", [*sys.path]):  # to which files of tools add
            given = CliRunner().invoke(app, arguments)
        assert given.exit_code == 0, given.output
        return given.stdout
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONHASHSEED": "0"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


@pytest.mark.parametrize(("command", "told"), COMMANDS)
def test_the_command_of_an_example_prints_what_its_docstring_says(command: str, told: str) -> None:
    expected = "\n".join(line.removeprefix("    ") for line in told.splitlines())
    pattern = re.escape(expected).replace("…", ".*")
    assert expected
    assert re.fullmatch(pattern, ran(command).rstrip(), re.S)


@pytest.mark.parametrize("path", TOOLS, ids=lambda path: path.stem)
def test_every_function_of_an_example_is_a_tool_with_a_description(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    toolbox = load_tools(str(path))
    assert toolbox.problems == {}
    assert all(tool.definition.description for tool in toolbox.tools)


def write() -> None:
    """Write what the commands print into the docstrings; lines that are too long for one end with `…`."""

    def shown(found: re.Match[str]) -> str:
        told = re.sub(r"\b\d+ ms", "… ms", ran(found["command"]).rstrip())
        lines = told.replace("\\", "\\\\").splitlines()
        cut = [line if len(line) <= 112 else f"{line[:110]}…" for line in lines[:24]] + ["…"] * (len(lines) > 24)
        return found["command"] + "\n" + "".join(f"    {line}\n" if line else "\n" for line in cut)

    for path in EXAMPLES:
        text = path.read_text(encoding="utf-8")
        end = text.index('"""', 3)
        path.write_text(COMMAND.sub(shown, text[:end]) + text[end:], encoding="utf-8")


if __name__ == "__main__":
    write()
