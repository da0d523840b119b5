import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from lightfc import Journal, ToolManager
from lightfc.cli.commands import app
from lightfc.cli.tables import calls_table
from lightfc_sandbox import Limits

ROOT = Path(__file__).parents[2]
TEAM = str(ROOT / "examples" / "agents" / "research_team.py")


def test_a_terminal_that_can_only_write_is_not_taken_to_be_wider(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    calls_table(ToolManager([len_of]).execute("[len_of('a' * 100), len_of('b')]"))
    assert {len(line) <= 60 for line in capsys.readouterr().out.splitlines()} == {True}


def len_of(text: str) -> int:
    """Count."""
    return len(text)


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a terminal")
def test_a_terminal_sees_how_far_a_run_is_and_then_the_table() -> None:
    parent, terminal = os.openpty()
    text = '[summarize(read(hit)) for hit in search("tides")]'
    with subprocess.Popen(
        [sys.executable, "-m", "lightfc", "eval", text, "--tools", TEAM],
        stdin=subprocess.DEVNULL,
        stdout=terminal,
        stderr=terminal,
        cwd=ROOT,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "30", "PYTHONIOENCODING": "utf-8"},
    ) as process:
        os.close(terminal)
        written = b""
        with contextlib.suppress(OSError):  # how a terminal tells its end
            while part := os.read(parent, 65536):
                written += part
        os.close(parent)
        assert process.wait(30) == 0
    screen = written.decode()
    assert "1 running; " in screen
    last = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen.rpartition("calls ended")[2])
    assert last.count("finished") >= 5
    assert " ".join(last.split()).endswith("earth more', 'Tide mills ground grain on Atlantic coasts from the early']")


def test_a_call_that_was_never_made_has_no_bar(capsys: pytest.CaptureFixture[str]) -> None:
    async def hang() -> None:
        """Never end."""
        await asyncio.Event().wait()

    calls_table(ToolManager([hang], timeout_s=0.02, limits=Limits(calls_in_flight=1)).execute("[hang(), hang()]"))
    begun, waited = capsys.readouterr().err.splitlines()[2:4]
    assert "━" in begun
    assert "━" not in waited


def test_what_overlapped_stands_one_below_the_other() -> None:
    command = ["eval", '[summarize(read(h)) for h in search("tides")]', "--tools", TEAM]
    lines = [line.rstrip() for line in CliRunner().invoke(app, command).stderr.splitlines() if "━" in line]
    starts = {name: [line.index("━") for line in lines if line.startswith(name)] for name in ("read", "summarize")}
    assert min(starts["read"]) < min(starts["summarize"])
    calls = json.loads(CliRunner().invoke(app, [*command, "--json"]).stdout)["calls"]
    reads = [(each["start_s"], each["start_s"] + each["duration_s"]) for each in calls if each["name"] == "read"]
    assert max(begin for begin, _ in reads) < min(end for _, end in reads)


def test_calls_that_need_approval_are_told_and_made_only_if_wanted() -> None:
    text = 'publish([summarize(read(hit)) for hit in search("tides")])'
    result = CliRunner().invoke(app, ["eval", text, "--tools", TEAM])
    assert result.exit_code == 1
    assert "1 call needs approval before the run goes on:" in result.stderr
    assert text in result.stderr
    assert result.stderr.rstrip().endswith(
        "at a terminal with --approve; to approve every call, add --approve-all. With --journal, a run that "
        "waits can be "
        "resumed later."
    )
    result = CliRunner().invoke(app, ["eval", text, "--tools", TEAM, "--approve-all"])
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "'published 2 lines'")


def test_a_journalled_run_is_resumed_by_its_id(tmp_path: Path) -> None:
    journal = str(tmp_path / "runs.db")
    text = 'publish([summarize(read(hit)) for hit in search("tides")])'
    sys.modules.pop("research_team", None)
    result = CliRunner().invoke(app, ["eval", text, "--tools", TEAM, "--journal", journal])
    assert result.exit_code == 1
    first = result.stderr.splitlines()[0]
    assert re.fullmatch(r"run [0-9a-f]{12}", first)
    sys.modules.pop("research_team", None)  # as in a process that has not loaded the tools before
    resume = ["resume", first.removeprefix("run "), "--tools", TEAM, "--journal", journal]
    result = CliRunner().invoke(app, [*resume, "--approve-all"])
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "'published 2 lines'")
    sys.modules.pop("research_team", None)
    assert CliRunner().invoke(app, resume).stdout.splitlines()[-1] == "'published 2 lines'"
    sys.modules.pop("research_team", None)
    latest = ["resume", "latest", *resume[2:]]
    assert CliRunner().invoke(app, latest).stdout.splitlines()[-1] == "'published 2 lines'"


def test_the_latest_run_of_an_empty_journal_is_told(tmp_path: Path) -> None:
    Journal(tmp_path / "runs.db")
    for command in (["resume", "latest", "--tools", TEAM, "--journal"], ["view"]):
        where = [str(tmp_path / "runs.db"), *(["latest"] if command == ["view"] else [])]
        result = CliRunner().invoke(app, [*command, *where])
        assert (result.exit_code, result.stderr.strip()) == (1, f"error: {where[0]} holds no runs yet")


@pytest.mark.parametrize(("words", "told"), [([], "it holds no runs yet"), (["x"], "no run has all of these words")])
def test_a_list_without_runs_says_why(words: list[str], told: str, tmp_path: Path) -> None:
    Journal(tmp_path / "runs.db")
    result = CliRunner().invoke(app, ["runs", str(tmp_path / "runs.db"), *words])
    assert (result.exit_code, result.stderr.strip()) == (0, told)


def test_what_keeps_a_run_from_being_resumed_is_told(tmp_path: Path) -> None:
    Journal(tmp_path / "runs.db")
    result = CliRunner().invoke(app, ["resume", "x", "--tools", TEAM, "--journal", str(tmp_path / "runs.db")])
    assert (result.exit_code, result.stderr.startswith("error: there is no run 'x' in ")) == (1, True)
    (tmp_path / "other").write_text("something else " * 100)
    result = CliRunner().invoke(app, ["resume", "x", "--tools", TEAM, "--journal", str(tmp_path / "other")])
    told = re.sub(r"[│\s]+", " ", result.stderr)
    assert (result.exit_code, "cannot be used as a journal" in told) == (2, True)


def test_check_tells_what_needs_approval() -> None:
    result = CliRunner().invoke(app, ["check", 'publish(["x"])', "--tools", TEAM])
    assert result.stdout.splitlines()[-1] == '  publish(["x"])  (needs approval)'
