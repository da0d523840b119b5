"""Each file of `examples/` works as its docstring says: the commands in it run, from a plain checkout."""

import ast
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from lightfc.tools.loading import load_tools

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("[!_]*.py"))
COMMANDS = [
    (path.stem, line.strip())
    for path in EXAMPLES
    for line in (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").splitlines()
    if line.strip().startswith(("lightfc ", "python "))
]
ENDINGS = {
    "arithmetic": "8",
    "weather": (
        "[Weather(city='Paris', temperature=22.0, unit='celsius'), "
        "Weather(city='Tokyo', temperature=50.0, unit='fahrenheit')]"
    ),
}


def test_every_example_says_how_it_is_run() -> None:
    assert {name for name, _ in COMMANDS} == {path.stem for path in EXAMPLES}


@pytest.mark.parametrize(("name", "command"), COMMANDS, ids=[name for name, _ in COMMANDS])
def test_the_command_of_an_example_works(name: str, command: str) -> None:
    program, *arguments = shlex.split(command)
    launcher = [sys.executable, "-m", "lightfc"] if program == "lightfc" else [sys.executable]
    done = subprocess.run(
        [*launcher, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    if name in ENDINGS:
        assert done.stdout.splitlines()[-1] == ENDINGS[name]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_function_of_an_example_is_a_tool_with_a_description(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    toolbox = load_tools(str(path))
    assert toolbox.problems == {}
    assert all(tool.definition.description for tool in toolbox.tools)
