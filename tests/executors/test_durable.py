"""Runs whose process is killed, with calls of which DBOS keeps what came of them: nothing is repeated, nothing lost."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("dbos", reason="needs the extra dbos")
pytestmark = pytest.mark.slow

PROGRAM = """
import json, os, sys, time
from dbos import DBOS
from lightfc import Approve, ToolManager, tool
from lightfc.engine.journalled_run import JournalledRun
from lightfc.executors import Durable

folder, mode, database = sys.argv[1:]

@tool(read_only=False)
def charge(amount: int) -> int:
    with open(f"{folder}/calls", "a") as calls:
        calls.write(f"{amount} ")
    if mode == "in the call" and amount == 2:
        os._exit(9)
    return amount * 10

@tool(read_only=False)
def refuse() -> int:
    with open(f"{folder}/calls", "a") as calls:
        calls.write("refused ")
    raise LookupError("no account")

def dies_before_it_notes(self, record, noted=JournalledRun.note_end):
    if record.place == dies_at:
        os._exit(9)
    noted(self, record)

dies_at = (1,) if mode == "before the journal knows" else (2,) if mode == "before the journal knows a failure" else None
JournalledRun.note_end = dies_before_it_notes
config = {"name": "tests", "system_database_url": database, "run_admin_server": False}
executor = Durable(DBOS(config=config))
manager = ToolManager([charge, refuse], executor=executor, journal=f"{folder}/runs.db", policy="programs")
DBOS.launch()
if mode == "idle":
    time.sleep(3)  # DBOS looks for what it has to recover
elif mode == "resume":
    asked = manager.resume("r")
    out = manager.resume("r", {each.id: Approve() for each in asked.waiting}) if asked.waiting else asked
    told = [out.output, [str(each.error and each.error.type) for each in out.calls], [w.reason for w in asked.waiting]]
    print(json.dumps(told))
else:
    text = "a = [charge(1), charge(2)]\\ntry:\\n    refuse()\\nexcept LookupError as e:\\n    a.append(str(e))\\n"
    manager.execute(text + "[*a, charge(3)]", run_id="r")
DBOS.destroy()
"""


def program(folder: Path, mode: str, database: str) -> tuple[int, str]:
    root = str(Path(__file__).parents[2])
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", PROGRAM, folder, mode, database],
        capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": root},
    )  # fmt: skip
    assert done.returncode in (0, 9), done.stderr
    return done.returncode, done.stdout


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/dbos.sqlite"
    database: str = request.getfixturevalue("postgres").database()
    return database


@pytest.mark.parametrize(
    ("mode", "made", "asked"),
    [
        ("in the call", ["1", "2", "2", "refused", "3"], ["interrupted"]),
        ("before the journal knows", ["1", "2", "refused", "3"], []),
        ("before the journal knows a failure", ["1", "2", "refused", "3"], []),
    ],
)
def test_a_run_that_is_killed_goes_on_elsewhere(
    tmp_path: Path, database: str, mode: str, made: list[str], asked: list[str]
) -> None:
    assert program(tmp_path, mode, database)[0] == 9
    before = (tmp_path / "calls").read_text()
    program(tmp_path, "idle", database)
    assert (tmp_path / "calls").read_text() == before  # DBOS has made no call by itself
    status, told = program(tmp_path, "resume", database)
    assert status == 0
    output, errors, reasons = json.loads(told)
    assert (output, errors) == ([10, 20, "no account", 30], ["None", "None", "LookupError", "None"])
    assert (tmp_path / "calls").read_text().split() == made
    assert reasons == asked
