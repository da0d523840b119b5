"""Journals as they are looked at, in whatever state they are."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from lightfc import FunctionTool, Journal, ToolManager
from lightfc.cli.commands import app
from lightfc.engine import journal_sqlite
from lightfc.engine.journal_reader import JournalReader, journal_view, run_line
from lightfc.engine.journal_sqlite import VERSION


@dataclass
class Hit:
    """A hit."""

    title: str
    rank: int


async def find(words: str, most: int = 1) -> list[Hit]:
    """Find."""
    return [Hit(words, each) for each in range(most)]


def boom(hits: list[Hit]) -> None:
    """Fail."""
    raise ValueError("no <b>")


@pytest.fixture
def path(tmp_path: Path) -> str:
    made = str(tmp_path / "runs.db")
    manager = ToolManager([FunctionTool(find, read_only=True), boom], policy="programs", journal=made)
    manager.execute("hits = find('a', '2')\nprint(1)\nboom(hits)\nfind('never')", run_id="first")
    manager.execute("find('b')", run_id="second")
    assert manager.journal is not None
    manager.journal.close()
    return made


def test_the_view_of_a_journal_tells_what_the_record_told(path: str) -> None:
    with JournalReader(path) as journal:
        assert [each.run_id for each in journal.runs()] == ["second", "first"]
        assert [each.run_id for each in journal.runs("BOOM hits")] == ["first"]
        assert journal.runs("'; DROP TABLE runs") == []
        view = journal_view(journal, "first")
    (text,) = view.texts
    find_call, boom_call = text.calls[:2]
    assert (find_call.passed, find_call.coercions) == ("most=2, words='a'", ("most: '2' taken as 2",))
    assert find_call.value == "[Hit(title='a', rank=0), Hit(title='a', rank=1)]"
    assert text.program[slice(*find_call.span or ())] == "find('a', '2')"
    assert boom_call.fault is not None
    assert "no <b>" in boom_call.fault.message
    assert boom_call.waits[0].call == find_call.id
    assert (view.state, text.printed) == ("failed", "1\n")


DAMAGES: dict[str, tuple[str, str]] = {
    "none": ("", "there is no file"),
    "empty": ("", "holds no runs: it is empty"),
    "no database": (
        "this is no database, but it is long enough to be taken for one\n" * 20,
        "is damaged, or not a journal",
    ),
    "other database": ("CREATE TABLE t (a)", "is a database, but not a journal; give another file"),
    "of its version": (f"CREATE TABLE t (a); PRAGMA user_version = {VERSION}", "is a database, but not a journal"),
    "older": (f"PRAGMA user_version = {VERSION - 1}", "is a journal of an older lightfc"),
    "newer": ("PRAGMA user_version = 99", "is a journal of a newer lightfc"),
    "no columns": ("DROP TABLE runs; CREATE TABLE runs (a)", "cannot be read: no such column"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_no_journal_is_told_in_one_line(path: str, tmp_path: Path, damage: str) -> None:
    how, told = DAMAGES[damage]
    other = tmp_path / "other.db"
    if damage == "empty":
        other.touch()
    elif damage == "no database":
        other.write_text(how)
    elif how:
        if not how.startswith("CREATE TABLE t "):
            other.write_bytes(Path(path).read_bytes())
        with closing(sqlite3.connect(other)) as file:
            file.executescript(how)
    for command in (["runs", str(other)], ["view", str(other), "latest"]):
        result = CliRunner().invoke(app, command)
        assert result.exit_code == 1
        assert told in result.stderr
        assert result.stderr.startswith("error: ")
        assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("table", "version"), [("sweeps", 0), ("sweeps", 2), ("sweeps", VERSION), ("runs", 0), ("runs", 3)]
)
def test_nothing_is_written_into_a_database_of_others(tmp_path: Path, table: str, version: int) -> None:
    other = tmp_path / "runs.db"
    with closing(sqlite3.connect(other)) as file:
        file.executescript(f"CREATE TABLE {table} (a); PRAGMA user_version = {version}")
    before = other.read_bytes()
    result = CliRunner().invoke(app, ["eval", "1 + 1", "--journal", str(other)])
    assert (result.exit_code, "is a database, but not a journal; give another file" in result.stderr) == (2, True)
    assert other.read_bytes() == before


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_a_list_of_runs_is_as_wide_as_the_terminal(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    """And what is cut ends in dots."""
    monkeypatch.setenv("COLUMNS", str(columns))
    manager = ToolManager([FunctionTool(find, read_only=True)], journal=path)
    manager.execute("find('what is looked for is much longer than any line, and goes on and on and on and on and on')")
    lines = CliRunner().invoke(app, ["runs", path]).stdout.splitlines()
    assert max(map(len, lines)) <= columns
    assert lines[2].endswith("…")
    assert any("first" in line.split() for line in lines)


def test_a_folder_is_called_one(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["runs", str(tmp_path)])
    assert result.stderr == f"error: {tmp_path} is a folder\n"


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE calls SET circumstances = '{', value = '{\"$\"', arguments = '[', error = '1'",
        'UPDATE calls SET circumstances = \'{"span": [9, 2], "waits": [1], "start_s": "x", "coercions": 1}\'',
        "UPDATE calls SET circumstances = '[]', id = id || 'x.\u202e', duration_s = 'long', attempts = 3",
        'UPDATE calls SET value = \'{"$":"object","type":"a:1","v":{"b c":1}}\', circumstances = NULL',
        'UPDATE runs SET result = \'{"unmade": [1, {"span": 1}], "error": {}, "value": 1, "printed": 1}\'',
        "UPDATE runs SET result = 'x', text = 'nonsense (', begun = 1e300",
        "UPDATE runs SET text = cast(x'ff00fe1b' AS TEXT), state = '\x1b[2J', result = NULL",
        "UPDATE runs SET text = x'ff00', kind = x'ff', state = x'fe', result = x'00'",
        "UPDATE calls SET attempts = 'many', name = x'ff', value = x'fe', error = x'fd', state = x'00'",
        "INSERT INTO requests VALUES ('first', x'ff', 'pay', 1, x'ff', x'ff', '')",
        "INSERT INTO runs (text, fingerprint, state, begun, kind) VALUES ('', '', '', 0, '')",
        "DELETE FROM calls",
    ],
)
def test_what_is_damaged_is_shown_as_far_as_it_goes(path: str, tmp_path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(statement)
    page = tmp_path / "page.html"
    result = CliRunner().invoke(app, ["view", path, "first", "--html", str(page)])
    assert (result.exit_code, result.exception) == (0, None)
    assert "<title>" in page.read_text("utf-8")
    for command in (["runs", path], ["view", path, "first"], ["view", path, "--html", str(page)]):
        result = CliRunner().invoke(app, command)
        assert (result.exit_code, result.exception) == (0, None)
        assert "\x1b[2J" not in result.stdout


def test_a_run_that_goes_on_is_shown_and_not_disturbed(path: str) -> None:
    with Journal(path) as journal:
        run = journal._begin("third", "find('c')", {}, ())
        with JournalReader(path) as reader:
            assert journal_view(reader, "third").state == "running"
            run.close()
            assert journal_view(reader, "third").state == "interrupted"
            assert [each.run_id for each in reader.runs("interrupted")] == ["third"]
            assert reader.runs("running") == []


def test_a_run_whose_process_was_killed_is_no_longer_running(tmp_path: Path) -> None:
    program = (
        "import os\nfrom lightfc import ToolManager\n"
        "def end() -> None:\n    'End.'\n    os._exit(9)\n"
        "ToolManager([end], journal='runs.db').execute('end()', run_id='r')\n"
    )
    assert subprocess.run([sys.executable, "-c", program], cwd=tmp_path, check=False).returncode == 9
    with JournalReader(tmp_path / "runs.db") as reader:
        view = journal_view(reader, "r", now=reader.now())
        assert (view.state, [each.state for each in view.texts[0].calls]) == ("interrupted", ["interrupted"])
        assert [each.state for each in reader.runs()] == ["interrupted"]


def test_how_many_calls_a_run_makes_that_was_cancelled_is_not_known_yet(tmp_path: Path) -> None:
    async def cut(path: Path) -> None:
        reached = asyncio.Event()

        async def hang() -> None:
            """Hang."""
            reached.set()
            await asyncio.Event().wait()

        run = asyncio.create_task(ToolManager([hang], journal=path).aexecute("[1, hang()]", run_id="r"))
        await reached.wait()
        run.cancel()
        await asyncio.wait([run])

    asyncio.run(cut(tmp_path / "runs.db"))
    with JournalReader(tmp_path / "runs.db") as reader:
        line = run_line(reader, reader.run("r"))
        assert (line.state, line.calls, len(reader.calls("r"))) == ("interrupted", None, 1)


def test_a_long_value_is_not_read_whole(tmp_path: Path) -> None:
    def long() -> str:
        """Long."""
        return "x" * 3_000_000

    path = str(tmp_path / "runs.db")
    ToolManager([long], journal=path).execute("long()", run_id="r")
    with JournalReader(path) as journal:
        (call,) = journal_view(journal, "r").texts[0].calls
    assert call.value is not None
    assert len(call.value) < 5_000


def test_a_trace_opens_in_perfetto(path: str, tmp_path: Path) -> None:
    import json

    trace = tmp_path / "trace.json"
    assert CliRunner().invoke(app, ["view", path, "first", "--trace", str(trace)]).exit_code == 0
    events: list[dict[str, Any]] = json.loads(trace.read_text())["traceEvents"]
    calls = [each for each in events if each["ph"] == "X" and each["tid"] >= 3]
    assert {each["name"] for each in calls} == {"find", "boom"}
    assert all(each["dur"] >= 0 and each["ts"] >= 0 for each in calls)
    # Within one thread, complete events must not cross.
    for lane in {each["tid"] for each in calls}:
        ends = 0.0
        for each in sorted((one for one in calls if one["tid"] == lane), key=lambda one: float(one["ts"])):
            assert each["ts"] >= ends - 0.01
            ends = each["ts"] + each["dur"]


def test_a_call_that_waits_is_shown_with_its_arguments(tmp_path: Path) -> None:
    path = str(tmp_path / "runs.db")
    ToolManager([FunctionTool(boom, needs_approval=True), find], journal=path).execute("boom(find('a'))", run_id="r")
    with JournalReader(path) as journal:
        found, waiting = journal_view(journal, "r").texts[0].calls
    assert (found.name, waiting.state, waiting.passed) == ("find", "waiting", "hits=[Hit(title='a', rank=0)]")


@pytest.mark.parametrize("columns", ["60", "80", "200"])
def test_a_list_of_runs_says_each_name_in_whole(tmp_path: Path, columns: str) -> None:
    path = str(tmp_path / "runs.db")
    with Journal(path) as journal:
        for name in ("ad45a08629f2", "short"):
            journal._begin(
                name, "find('a long program that leaves no room for anything else beside it')", {}, ()
            ).close("finished")
    listed = CliRunner().invoke(app, ["runs", path], env={"COLUMNS": columns}).stdout
    assert "ad45a08629f2" in listed
    assert listed.count("finished") == 2


def test_a_file_that_is_locked_is_told(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal_sqlite, "_READ_LOCKED_S", 0.01)
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        file.execute("BEGIN EXCLUSIVE")
        result = CliRunner().invoke(app, ["runs", path])
    assert (result.exit_code, result.stderr) == (1, f"error: {path} is locked by another process; try again\n")


def test_a_large_file_is_listed_without_reading_it(tmp_path: Path) -> None:
    path = str(tmp_path / "runs.db")
    with Journal(path) as journal:
        for n in range(300):
            journal._begin(f"r{n}", "find('a')", {}, ()).close("finished")
    with closing(sqlite3.connect(path)) as file, file:
        blob = "NULL, zeroblob(1000000), NULL, 1, 0, NULL, NULL"
        row = f"SELECT 'r0', value, 'find', '{{}}', 'finished', 'o', {blob} FROM generated"
        file.execute(
            "WITH RECURSIVE generated(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM generated LIMIT 50) "
            f"INSERT INTO calls {row}"
        )
    steps: list[int] = []
    with JournalReader(path) as reader:
        assert isinstance(reader._store, journal_sqlite.SqliteStore)
        reader._store.connection.set_progress_handler(lambda: steps.append(1), 1000)
        assert len(reader.runs()) == 200
        assert len(steps) < 50  # thousands of instructions of SQLite, whatever the calls hold
