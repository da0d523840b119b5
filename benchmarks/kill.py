"""Kills a run of 40 calls at random moments and resumes it: `python -m benchmarks.kill --kills 200`.

A child process runs the program with a journal and is killed (SIGKILL). What had finished by the journal must never be
called again, what had started and not finished must wait for approval unless its tool is read-only or
idempotent, and the value must be that of a run that nobody killed. Resumed runs are killed, too. Exit status 1 if
anything of this does not hold.
"""

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lightfc import Approve, FunctionOutput, FunctionTool, Journal, JournalError, ToolManager
from lightfc.engine.journal_reader import JournalReader
from lightfc_sandbox import Limits, Policy

RUN = "the run"
PROGRAM = """
pages = [fetch(i) for i in range(15)]
notes = [digest(page) for page in pages]
total = 0
for i in range(9):
    total = record(total, i)
publish(total, notes)
"""
CALLS = 40
PAUSE_S = 0.002


@dataclass
class Files:
    """Where one run leaves its traces."""

    folder: Path
    server: str | None = None
    journal: str = field(init=False)
    log: str = field(init=False)
    result: Path = field(init=False)

    def __post_init__(self) -> None:
        self.journal = new_journal(self.server, self.folder)
        self.log = str(self.folder / "effects.log")
        self.result = self.folder / "result.json"


def manager(files: Files) -> ToolManager:
    """Tools that note each of their effects in a file."""
    log = os.open(files.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def effect(name: str, key: object) -> None:
        os.write(log, f"{name} {key}\n".encode())

    async def fetch(page: int) -> tuple[int, bytes]:
        """Fetch a page."""
        effect("fetch", page)
        await asyncio.sleep(PAUSE_S * random.random())
        return page, bytes([page])

    def digest(page: tuple[int, bytes]) -> str:
        """Sum a page up."""
        effect("digest", page[0])
        time.sleep(PAUSE_S * random.random())
        return f"{page[0]}: {page[1].hex()}"

    async def record(total: int, amount: int) -> int:
        """Add an amount."""
        effect("record", amount)
        await asyncio.sleep(PAUSE_S * random.random())
        return total + amount

    def publish(total: int, notes: list[str]) -> dict[int, list[str]]:
        """Publish."""
        effect("publish", total)
        time.sleep(PAUSE_S * random.random())
        return {total: notes}

    tools = [
        FunctionTool(fetch, read_only=True), FunctionTool(digest, idempotent=True), FunctionTool(record),
        FunctionTool(publish),
    ]  # fmt: skip
    limits = Limits(calls_in_flight=4)
    return ToolManager(tools, policy=Policy.PROGRAMS, limits=limits, journal=files.journal)


def expected() -> Any:
    """The value of a run that nobody kills."""
    return {36: [f"{i}: {bytes([i]).hex()}" for i in range(15)]}


def child(files: Files, approve: bool) -> int:
    """Begin or resume the run in a forked process; give its id."""
    pid = os.fork()
    if pid:
        return pid
    try:
        random.seed()
        output = run(files, approve)
        files.result.write_text(output.to_json())
    except BaseException as error:  # noqa: BLE001 - a forked child must not go on as its parent
        print(f"the child failed: {error!r}", file=sys.stderr)
        os._exit(3)
    os._exit(0)


def run(files: Files, approve: bool) -> FunctionOutput:
    made = manager(files)
    try:
        with Journal(files.journal) as journal:
            begun = RUN in journal.runs()
        output = made.resume(RUN) if begun else made.execute(PROGRAM, run_id=RUN)
        if approve and output.waiting:
            output = made.resume(RUN, {each.id: Approve() for each in output.waiting})
        return output
    finally:
        if made.journal is not None:
            made.journal.close()


def new_journal(server: str | None, folder: Path) -> str:
    """Where a new journal is: in a file of a folder, or on a server, whose runs of before are dropped."""
    if server is None:
        return str(folder / "journal.db")
    import psycopg

    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute("DROP SCHEMA IF EXISTS lightfc CASCADE")
    return server


def states(files: Files) -> dict[str, tuple[str, str]]:
    """The calls of the journal: tool and state by id."""
    try:
        with JournalReader(files.journal) as journal:
            return {each.id: (each.name, each.state) for each in journal.calls(RUN)}
    except JournalError:
        return {}  # killed before the tables were made


def effects(files: Files) -> Counter[str]:
    """How often each effect was begun."""
    return Counter(Path(files.log).read_text().split("\n")[:-1]) if os.path.exists(files.log) else Counter()


@dataclass
class Tally:
    """What was seen."""

    kills: int = 0
    runs: int = 0
    interrupted: int = 0
    asked: int = 0
    kept: int = 0
    faults: list[str] = field(default_factory=list)

    def check(self, holds: bool, what: str) -> None:
        """Note what does not hold."""
        if not holds:
            self.faults.append(f"run {self.runs}, kill {self.kills}: {what}")


def killed(files: Files, after_s: float, approve: bool) -> bool:
    """Run a child and kill it after a while; gives whether it was still running."""
    pid = child(files, approve)
    time.sleep(after_s)
    done, _ = os.waitpid(pid, os.WNOHANG)
    if done:
        return False
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    return True


def one_run(duration_s: float, tally: Tally, most: int, server: str | None) -> None:
    """One run, killed up to three times, and resumed to its end."""
    with tempfile.TemporaryDirectory() as folder:
        files = Files(Path(folder), server)
        again: Counter[str] = Counter()
        for _ in range(random.randint(1, 3)):
            if tally.kills >= most or not killed(files, random.random() * duration_s, approve=True):
                break
            tally.kills += 1
            found = states(files)
            started = {call_id: name for call_id, (name, state) in found.items() if state == "running"}
            tally.interrupted += len(started)
            tally.kept += len(found) - len(started)
            for name in started.values():
                again[name] += 1
            ask(files, {i for i, name in started.items() if name in ("record", "publish")}, tally)
        finish(files, tally, again)


def ask(files: Files, needing_approval: set[str], tally: Tally) -> None:
    """A resumed run must tell exactly the calls that were cut, and make no call before that is approved."""
    if not needing_approval:
        return
    before = effects(files)
    pid = child(files, approve=False)
    os.waitpid(pid, 0)
    output = FunctionOutput.from_json(files.result.read_text())
    tally.check(output.state == "waiting", f"cut calls were not reported: {output!r}")
    tally.check(effects(files) == before, "a call was made without approval")
    told = states(files)
    tally.check({i for i in told if told[i][1] == "running"} >= needing_approval, "cut calls were forgotten")
    tally.asked += len(needing_approval)


def finish(files: Files, tally: Tally, again: Counter[str]) -> None:
    """Resume to the end, and compare."""
    before = effects(files)
    finished = Counter(name for name, state in states(files).values() if state == "finished")
    pid = child(files, approve=True)
    _, status = os.waitpid(pid, 0)
    tally.check(status == 0, "the resumed run failed")
    if not files.result.exists():
        return
    output = FunctionOutput.from_json(files.result.read_text())
    tally.check(output.output == expected(), f"another value: {output!r}")
    tally.check(len(output.calls) == CALLS, f"{len(output.calls)} records")
    after = effects(files)
    tally.check(len(after) == CALLS, f"{len(after)} different effects")
    new = Counter(each.split()[0] for each in (after - before).elements())
    for name, count in (("fetch", 15), ("digest", 15), ("record", 9), ("publish", 1)):
        tally.check(
            new[name] == count - finished[name], f"{name}: {new[name]} calls made, {finished[name]} had finished"
        )
        total = sum(times for each, times in after.items() if each.startswith(name))
        tally.check(total <= count + again[name], f"{name}: called {total} times, {again[name]} were cut")


def main() -> None:
    """Kill, resume, and print what was seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--agent", action="store_true", help="kill runs of agents, with approvals, instead of programs")
    parser.add_argument("--server", help="a PostgreSQL database of its own, postgresql://…, instead of files")
    given = parser.parse_args()
    random.seed(given.seed)
    if given.agent:
        from benchmarks.kill_agents import kill_agents

        raise SystemExit(kill_agents(given.kills, given.server))
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        files = Files(Path(folder), given.server)
        os.waitpid(child(files, approve=True), 0)
        duration_s = time.perf_counter() - begun
        if FunctionOutput.from_json(files.result.read_text()).output != expected():
            raise SystemExit("the run fails even where nobody kills it")
    tally = Tally()
    while tally.kills < given.kills:
        tally.runs += 1
        one_run(duration_s, tally, given.kills, given.server)
    print(f"{CALLS} calls a run, {duration_s * 1000:.0f} ms; {tally.kills} kills in {tally.runs} runs")
    print(f"calls that had finished and were kept: {tally.kept}; cut: {tally.interrupted}, "
          f"of which {tally.asked} waited for approval")  # fmt: skip
    print(f"finished calls made again, results lost, calls made without approval: {len(tally.faults)}")
    for fault in tally.faults[:20]:
        print(f"  {fault}")
    raise SystemExit(1 if tally.faults else 0)


if __name__ == "__main__":
    main()
