"""A journal on a server: many hosts, their clocks, and a server that is not there, refuses or goes away."""

import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from lightfc import Approve, FunctionTool, Journal, JournalError, ToolManager
from lightfc.cli.commands import app
from lightfc.engine import journal_postgres, lease
from lightfc.engine.journal_reader import JournalReader, journal_view
from lightfc.engine.journal_stores import name_of
from tests.support.journals import KINDS, Place, place_of, tables
from tests.support.postgres import PostgresServer

SECRET = "se cret/@%"
QUOTED = "se%20cret%2F%40%25"


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return place_of(request.param, tmp_path, request)


@pytest.fixture
def address(postgres: PostgresServer) -> str:
    return postgres.emptied("lightfc")


def pay(amount: int) -> str:
    """Pay."""
    return f"paid {amount}"


def manager(place: Any, *tools: Any) -> ToolManager:
    return ToolManager([*tools, pay], policy="programs", journal=place)


@pytest.fixture
def on_host(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Let what follows be done on a host of a name, as far as owners of leases tell."""
    return lambda name: monkeypatch.setattr(lease, "_machine", lambda: f"{name} 4026531836")


# Hosts.


@pytest.mark.parametrize("apart_s", [0.0, 7200.0, -7200.0], ids=["together", "ahead", "behind"])
def test_two_hosts_cannot_run_the_same_run(
    address: str, on_host: Callable[[str], None], apart_s: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever their clocks say: the server's counts."""
    on_host("one")
    run = Journal(address)._begin("r", "pay(1)", {}, ())
    on_host("two")
    clock = time.time
    monkeypatch.setattr(time, "time", lambda: clock() + apart_s)
    with Journal(address) as there:
        with pytest.raises(JournalError, match=r"run 'r' is running in process \d+ of one; resume it when it"):
            there._take_up("r", ())
        assert there.abandoned() == {}
        run.close("finished")
        assert there._take_up("r", ()).since_s < 60


def test_a_run_of_a_host_that_died_is_taken_over(place: Place, on_host: Callable[[str], None]) -> None:
    on_host("one")
    asked = FunctionTool(pay, name="ask", needs_approval=True)
    manager(place, asked).execute("ask(1)", run_id="waits")
    died = Journal(place)._begin("r", "pay(1)", {}, ())
    Journal(place)._begin("an agent's", "Pay.", {}, (), kind="CodeAgent")
    Journal(place)._begin("its program", "pay(2)", {}, (), part_of="an agent's")
    on_host("two")
    with Journal(place) as there, tables(place) as execute:
        assert there.abandoned() == {}
        execute("UPDATE runs SET until = until - 31")
        assert there.abandoned() == {"r": "program", "an agent's": "CodeAgent"}
        taken = there._take_up("r", ())
        assert there.abandoned() == {"an agent's": "CodeAgent"}
        for late in (died.note_resumed, died.renew, died.close, lambda: died.note_step(0, "answer", "{}")):
            with pytest.raises(JournalError, match="was taken over by another process"):
                late()
        taken.renew()


def test_a_call_that_a_dead_host_had_begun_waits_for_a_word(place: Place, on_host: Callable[[str], None]) -> None:
    made: list[int] = []

    async def send(number: int) -> int:
        """Send."""
        made.append(number)
        if len(made) == 2:
            raise KeyboardInterrupt
        return number

    on_host("one")
    with pytest.raises(KeyboardInterrupt):
        manager(place, send).execute("[send(1), send(2)]", run_id="r")
    on_host("two")
    there = manager(place, send)
    waiting = there.resume("r").waiting
    assert [(each.source, each.reason) for each in waiting] == [("send(2)", "interrupted")]
    assert there.resume("r", {each.id: Approve() for each in waiting}).output == [1, 2]
    assert made == [1, 2, 2]


FORKED = """
import os, sys, warnings
from lightfc import Journal, ToolManager

warnings.simplefilter("ignore", DeprecationWarning)  # there may be threads
(place,) = sys.argv[1:]

def pay(amount: int) -> str:
    return f"paid {amount}"

journal = Journal(place)
manager = ToolManager([pay], journal=journal)
manager.execute("pay(1)", run_id="parent")
goes, told = os.pipe(), os.pipe()
if not os.fork():
    for run_id in ("child", "again"):
        os.read(goes[0], 1)
        manager.execute("pay(2)", run_id=run_id)
        os.write(told[1], b".")
    os._exit(0)
manager.execute("pay(1)", run_id="beside")
journal.close()
for _ in range(2):
    os.write(goes[1], b".")
    os.read(told[0], 1)
    with Journal(place) as there:  # where the child held no lock, this would take the log away from it
        seen = there.runs()
os.wait()
print(seen)
"""


def test_what_a_forked_process_notes_is_there_for_all(place: Place) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FORKED, str(place)], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.stdout.strip(), done.stderr) == (
        str(dict.fromkeys(["parent", "beside", "child", "again"], "finished")), "",
    )  # fmt: skip


def test_hosts_share_the_secret_of_a_journal(place: Place) -> None:
    with Journal(place) as here, Journal(place) as there:
        with ThreadPoolExecutor(8) as pool:
            found = {*pool.map(lambda each: each.secret(), [here, there] * 4)}
        assert [len(each) for each in found] == [32]


@pytest.mark.parametrize("left", [b"", b"half"])
def test_a_secret_that_was_cut_is_made_anew(left: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As one is that a process was writing when it was killed; the working folder may have become another one."""
    (tmp_path / "runs.db.key").write_bytes(left)
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path)
    with Journal("runs.db") as here, Journal(tmp_path / "runs.db") as there:
        monkeypatch.chdir("elsewhere")
        assert here.secret() == there.secret() == (tmp_path / "runs.db.key").read_bytes()
        assert len(here.secret()) == 32
        assert (tmp_path / "runs.db.key").stat().st_mode & 0o077 == 0


def test_a_journal_in_memory_has_a_secret_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with Journal(":memory:") as one, Journal(":memory:") as other:
        assert one.secret() == one.secret() != other.secret()
    assert [*tmp_path.iterdir()] == []


def test_a_secret_that_cannot_be_written_is_an_error_of_the_journal(tmp_path: Path) -> None:
    with Journal(tmp_path / "runs.db") as journal:
        (tmp_path / "runs.db.key.part").mkdir()
        with pytest.raises(JournalError, match=r"runs\.db fails: "):
            journal.secret()
        assert journal.runs() == {}


# What reads journals.


def test_whatever_looks_at_journals_looks_at_a_server(address: str, tmp_path: Path) -> None:
    manager(address).execute("a = pay(1)\npay(len(a))", run_id="first")
    manager(address).execute("pay('100%')", run_id="50% ' \\ :run")
    with JournalReader(address) as reader:
        assert [each.run_id for each in reader.runs()] == ["50% ' \\ :run", "first"]
        assert [each.run_id for each in reader.runs("PAY(LEN first")] == ["first"]
        before = reader.changes()
        assert [call.value for call in journal_view(reader, "first").texts[0].calls] == ["'paid 1'", "'paid 6'"]
        manager(address).execute("pay(3)", run_id="third")
        assert reader.changes() != before
        ToolManager([FunctionTool(pay, needs_approval=True)], journal=address).execute("pay(4)", run_id="waits")
        assert [*reader.waiting(reader.run("waits")).items()] == [("1", "pay(amount=4)")]
        assert reader.waiting(reader.run("third")) == {}
        with pytest.raises(JournalError, match="read-only"):
            reader._rows("DELETE FROM runs RETURNING run_id")
    page = tmp_path / "page.html"
    for command in (["runs", address], ["view", address], ["view", address, "latest"],
                    ["view", address, "first", "--html", str(page), "--trace", str(tmp_path / "trace.json")],
                    ["resume", "nothing", "--journal", address]):  # fmt: skip
        result = CliRunner().invoke(app, command)
        assert result.exit_code == (command[0] == "resume"), result.stderr
    assert "pay(len(a))" in page.read_text("utf-8")


def test_a_command_that_is_told_has_no_password(postgres: PostgresServer, address: str) -> None:
    (Path(address.partition("?host=")[2]),)
    postgres.execute("GRANT CREATE ON DATABASE postgres TO guarded")
    given = postgres.url("postgres", "guarded", SECRET)
    result = CliRunner().invoke(app, ["eval", "1 + 1", "--journal", given])
    assert result.exit_code == 0, result.stderr
    assert SECRET not in result.output
    assert QUOTED not in result.output


# What is wrong with a server.


def refused(address: str) -> str:
    """What is told of an address, once for who writes and once for who looks."""
    told = []
    for opening in (Journal, JournalReader):
        with pytest.raises(JournalError) as caught:
            opening(address)
        chained: BaseException | None = caught.value
        while chained is not None:
            assert "cret" not in f"{chained} {chained.args}", "a part of the password is told"
            chained = chained.__cause__ or (None if chained.__suppress_context__ else chained.__context__)
        told.append(str(caught.value))
    assert told[0] == told[1]
    return told[0]


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("postgresql://u:secret@/db?host=/nowhere", "postgresql://u@/db?host=/nowhere cannot be used as a journal: "),
        ("postgresql://u:secret@127.0.0.1:1/db", "postgresql://u@127.0.0.1:1/db cannot be used as a journal: "),
        ("postgresql://u@[::1]:1/db?password=secret", "postgresql://u@[::1]:1/db cannot be used as a journal: "),
        ("postgresql://u:se@cret@host/db", "the address of the journal cannot be read; write postgresql://user:pass"),
        ("postgresql://u:se/cret@host/db", "the address of the journal cannot be read"),
        ("postgresql://u:1/secret@host/db", "the address of the journal cannot be read"),
        ("postgresql://u:1?secret@host/db", "the address of the journal cannot be read"),
        ("postgresql://u:secret%@host/db", "the address of the journal cannot be read"),
        ("postgresql://u:secret#x@host:y/db", "postgresql://u@host:y/db cannot be used as a journal: "),
        ("postgresql://u:secret@h/db?cret=1", "the address of the journal cannot be read"),
    ],
)
def test_a_server_that_is_not_there_is_told_in_one_line(address: str, told: str) -> None:
    pytest.importorskip("psycopg")
    message = refused(address)
    assert message.startswith(told)
    assert "\n" not in message


def test_a_wrong_password_is_told_and_not_shown(postgres: PostgresServer) -> None:
    message = refused(postgres.url("postgres", "guarded", "not the secret"))
    assert 'password authentication failed for user "guarded"' in message


def test_a_role_that_may_not_make_tables_is_told(postgres: PostgresServer) -> None:
    address = postgres.url(postgres.database().partition("@/")[2].partition("?")[0], "guarded", SECRET)
    with pytest.raises(JournalError, match="fails: permission denied for database"):
        Journal(address)
    with pytest.raises(JournalError, match="holds no runs: it is empty"):
        JournalReader(address)


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("UPDATE version SET number = 3", "is a journal of an older lightfc"),
        ("UPDATE version SET number = 99", "is a journal of a newer lightfc"),
        ("DROP TABLE calls", 'relation "calls" does not exist'),
        ("ALTER TABLE calls DROP COLUMN value", 'column "value" .*does not exist'),
    ],
)
def test_a_database_of_another_version_is_refused(address: str, damage: str, told: str) -> None:
    manager(address).execute("pay(1)", run_id="r")
    with tables(address) as execute:
        execute(damage)
    with pytest.raises(JournalError, match=told):
        Journal(address)._take_up("r", ()).read_calls()
    with pytest.raises(JournalError, match=told), JournalReader(address) as reader:
        reader.calls("r")


def test_what_is_no_journal_is_left_alone(address: str) -> None:
    with Journal(address), tables(address) as execute:
        execute("DROP TABLE version")
    with pytest.raises(JournalError, match='fails: relation "runs" already exists'):
        Journal(address)


def test_many_hosts_may_make_the_tables_at_once(address: str) -> None:
    with ThreadPoolExecutor(8) as pool:
        journals = list(pool.map(Journal, [address] * 8))
    assert len({each.secret() for each in journals}) == 1
    for each in journals:
        each.close()


# A connection that is lost.


def cut_connections(place: str) -> None:
    with tables(place) as execute:
        execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'lightfc' AND pid <> pg_backend_pid()")  # fmt: skip


def test_a_run_goes_on_over_a_connection_that_is_lost_in_the_middle(address: str) -> None:
    made: list[int] = []

    def cut(number: int) -> int:
        """Cut it while it is called."""
        cut_connections(address)
        made.append(number)
        return number

    here = manager(address, cut)
    assert here.execute("[cut(1), pay(cut(2)), cut(3)]", run_id="r").output == [1, "paid 2", 3]
    cut_connections(address)
    assert here.resume("r").output == [1, "paid 2", 3]
    assert sorted(made) == [1, 2, 3]


def test_a_server_that_goes_away_ends_the_run_and_is_found_again(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal_postgres, "_PATIENCE_S", 0.0)
    here = manager(address)
    journal = here.journal
    assert journal is not None
    store: Any = journal._store

    def lose(number: int) -> int:
        """Lose the server while it is called."""
        store._address = "postgresql://u:secret@127.0.0.1:1/db"
        cut_connections(address)
        return number

    here = manager(journal, lose)
    output = here.execute("pay(lose(1))", run_id="r")
    assert output.error is not None
    assert output.error.kind == "journal"
    assert "secret" not in output.to_json()
    store._address = address
    waiting = here.resume("r").waiting
    assert [each.reason for each in waiting] == ["interrupted"]


def test_a_statement_that_was_executed_and_is_executed_again_changes_nothing(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    """So a connection may be lost before or after a statement has come through."""
    made: list[int] = []

    async def send(number: int) -> int:
        """Send."""
        made.append(number)
        if len(made) == 1:
            raise KeyboardInterrupt
        return number

    with Journal(place) as journal, tables(place) as execute:
        store: Any = journal._store
        once = store.write
        store.write = lambda statement, values: (once(statement, values), once(statement, values))[1]
        here = manager(journal, FunctionTool(pay, name="ask", needs_approval=True), send)
        decided = {each.id: Approve() for each in here.execute("[pay(1), ask(2), send(3)]", run_id="r").waiting}
        with pytest.raises(KeyboardInterrupt):
            here.resume("r", decided)
        decided = {each.id: Approve() for each in here.resume("r").waiting}
        assert here.resume("r", decided).output == ["paid 1", "paid 2", 3]
        assert len(execute("SELECT * FROM calls")) == 3
        run = journal._begin("agent", "Pay.", {}, (), kind="CodeAgent")
        run.note_step(0, "answer", "{}")
        with pytest.raises(JournalError):
            run.note_step(0, "answer", "[]")
        assert len(run.steps()) == 1
        run.close("finished")
    assert "could not be written" not in caplog.text


def test_what_no_server_can_hold_is_told(address: str) -> None:
    with pytest.raises(JournalError, match="NUL"):
        manager(address).execute("pay(1)", run_id="a\0b")


def test_a_name_has_no_password_and_names_the_database() -> None:
    pytest.importorskip("psycopg")
    assert name_of("postgresql://ann:secret@db.example:5433/runs?sslmode=require&password=secret") == (
        "postgresql://ann@db.example:5433/runs"
    )
    assert name_of("runs.db") == "runs.db"
