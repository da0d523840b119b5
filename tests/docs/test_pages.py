"""What the pages show is what happens, and what they point to is there."""

import ast
import asyncio
import inspect
import io
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from lightfc.cli.commands import app
from lightfc_sandbox import ExpressionError, Sandbox, Violation
from tests.docs import tutorial
from tests.docs.pages import DOCS, PAGES, ROOT, Block, anchors, blocks, links, name_of, read, references

READERS = {"json": json.loads, "toml": tomllib.loads, "yaml": yaml.safe_load}
NEED_A_SERVER = ("lightfc ask ", "lightfc serve ", "lightfc score ")
"""Commands that are read, with all of their options, and not run."""


def by_name(pages: list[Path]) -> Any:
    return pytest.mark.parametrize("page", pages, ids=name_of)


@by_name([page for page in PAGES if any(blocks(page, "python")) or any(blocks(page, "console"))])
def test_what_a_page_shows_is_what_happens(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its blocks run in order, in one namespace and one folder that holds `examples` and nothing else."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    if page in tutorial.PAGES:  # its reader works in the folder of its files
        for file in tutorial.PLANNER.glob("*.py"):
            shutil.copy(file, tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setenv("COLUMNS", "100")
    names: dict[str, Any] = {"__name__": "example"}
    shown = [*blocks(page, "python"), *blocks(page, "console")]
    for block in sorted(shown, key=lambda each: each.line):
        place = f"{name_of(page)}, line {block.line}"
        if block.language == "python":
            run_python(block, names, place)
        else:
            run_commands(block, place)


def run_python(block: Block, names: dict[str, Any], place: str) -> None:
    """Run a block, with `await` outside of functions too; what it prints is what its comments say."""
    code = compile(
        "\n" * (block.line - 1) + block.text, place, "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True
    )
    printed = io.StringIO()
    with redirect_stdout(printed):
        result = eval(code, names)
        if inspect.iscoroutine(result):
            asyncio.run(result)
    # Of other lines, a comment says what they do; beside or below a `print` it says what is printed.
    told = re.findall(r"^(?:\s*print\(.*\)  )?# (.*)$", block.text, re.M) if "print(" in block.text else []
    assert printed.getvalue().splitlines() == told, place


def test_programs_that_a_page_shows_are_of_the_language() -> None:
    """Those are in blocks of the language `py`; the names that they use are of no matter."""
    wrong = [
        f"{name_of(page)}, line {block.line}: {each.message}"
        for page in PAGES
        for block in blocks(page, "py")
        for each in violations(block.text)
        if each.code != "unknown-name"
    ]
    assert wrong == []


def violations(program: str) -> Sequence[Violation]:
    try:
        Sandbox(policy="programs").check(program)
    except ExpressionError as error:
        return error.violations
    return ()


def run_commands(block: Block, place: str) -> None:
    """Run the commands of a block; where output is shown, it is theirs (`...` stands for some of it)."""
    for found in re.finditer(r"^\$ (?P<command>(?:.*\\\n)*.*)\n(?P<output>(?:(?!\$ ).*\n)*)", block.text, re.M):
        command, _, comment = found["command"].partition("  #")
        status = int((re.findall(r"exit status (\d+)", comment) or ["0"])[0])
        told = found["output"].strip()
        if command.startswith(NEED_A_SERVER):
            assert not told, f"{place}: what a model or a server says is not shown as output: {command}"
            name, *arguments = shlex.split(command)[1:]
            app.commands[name].make_context(name, arguments, help_option_names=["-h", "--help"])
            continue
        given, answer, output = run_command(command.replace("\\\n", " "))
        assert (given, "Traceback" in output) == (status, False), f"{place}: {command}\n{output}"
        pattern = re.escape(told).replace(r"\.\.\.", ".*").replace("…", ".*")
        shown = not told or any(re.fullmatch(pattern, each.strip(), re.S) for each in (answer, output))
        assert shown, f"{place}: {command}\n{output}"


def run_command(command: str) -> tuple[int, str, str]:
    """The exit status of a command, what it gives, and all that it prints, remarks included."""
    program, *arguments = shlex.split(command)
    if program == "lightfc":
        done = CliRunner().invoke(app, arguments)
        return done.exit_code, done.stdout, done.output
    assert program == "python", f"a page shows `lightfc` and `python` in console blocks, not {program}"
    ran = subprocess.run([sys.executable, *arguments], capture_output=True, encoding="utf-8", timeout=60)
    return ran.returncode, ran.stdout, ran.stdout + ran.stderr


@by_name(PAGES)
def test_links_lead_somewhere(page: Path) -> None:
    wrong = []
    for link in links(page):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        inside = DOCS in target.parents or DOCS not in page.parents
        if not target.exists() or not inside or (anchor and anchor not in anchors(target)):
            wrong.append(link)
    wrong += sorted(references(page) - {name for other in PAGES for name in anchors(other)})
    assert wrong == []


def test_code_in_tables_has_no_backslash_that_a_reader_would_see() -> None:
    """Sites show `\\|` in code as it is written; `code_in_cell` says how to write it."""
    shown = [name_of(page) for page in PAGES if re.search(r"^\|.*`[^`\n]*\\\|[^`\n]*`", read(page), re.M)]
    assert shown == []


@by_name([page for page in PAGES if any(any(blocks(page, language)) for language in READERS)])
def test_data_that_a_page_shows_can_be_read(page: Path) -> None:
    for language, reader in READERS.items():
        for block in blocks(page, language):
            reader(block.text)


def test_the_page_for_addresses_that_do_not_exist_leads_to_pages_that_do() -> None:
    linked = re.findall(r"'([^']+)\.html' \| url", read(DOCS / ".theme" / "404.html"))
    assert linked
    assert [each for each in linked if not (DOCS / f"{each}.md").is_file()] == []


def test_the_navigation_has_every_page() -> None:
    source = read(ROOT / "mkdocs.yml")
    listed = re.findall(r"[\w/-]+\.md", source.partition("\nnav:")[2])
    assert sorted(listed) == sorted(page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md"))


def test_set_up_commands_are_two_and_on_one_line_each() -> None:
    found = re.findall(r"^python3 -m venv \.venv && .*$", read(ROOT / "README.md"), re.M)
    assert len(found) == 2
    assert "examples/weather.py" in found[0]
    assert "pytest" in found[1]
