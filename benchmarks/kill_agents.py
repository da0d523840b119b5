"""Kills runs of agents at random moments and goes on with them: `python -m benchmarks.kill --agent --kills 200`.

A child process begins or resumes the run of an agent with a journal, decides about what waits, and is killed (SIGKILL).
The model notes each question in a file, and each tool each of its effects. Whatever the journal knew when the child was
killed must never happen again: no question whose answer had been noted, no call that had ended. A call that was cut is
made again only if its tool may be, or after it was approved. The answer must be that of a run that nobody killed.
"""

import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.kill import new_journal
from lightfc import Approve, FunctionTool, Journal, JournalError, Message, ToolManager, Usage
from lightfc.agents import Agent, AgentRun, AgentWaitingError, CodeAgent, FunctionCallAgent, ReWOOAgent
from lightfc.engine.journal_reader import JournalReader

RUN = "the run"
PAUSE_S = 0.004
SCRIPTS: dict[type[Agent], list[str]] = {
    FunctionCallAgent: [
        "[look(1), look(2), look(3)]", "note(6)", "[look(4), pay('ann', 5)]", "pay('bob', look(6))", "ok",
    ],
    CodeAgent: [
        "```python\nseen = [look(n) for n in range(4)]\n```",
        "```python\nfor n in seen:\n    note(n)\nfirst = pay('ann', len(seen))\n```",
        "```python\nsecond = [pay(name, look(9)) for name in ['bob', 'eve']]\n```",
        "```python\nfinal_answer([first, *second])\n```",
    ],
    ReWOOAgent: ["#E1 = look[1]\n#E2 = look[2]\n#E3 = pay('ann', #E1)\n#E4 = note[#E2]", "All is done."],
}  # fmt: skip


class Model:
    """Says what its script says next, by how many answers there are, and notes that it was asked."""

    name = "scripted"

    def __init__(self, answers: Sequence[str], log: int) -> None:
        self._answers = answers
        self._log = log

    async def complete(self, messages: Sequence[Message], **_: Any) -> Message:
        """The next answer."""
        said = sum(each.role == "assistant" for each in messages)
        number = max(said, int("evidence below" in messages[0].content or "evidence below" in messages[-1].content))
        os.write(self._log, f"ask {number}\n".encode())
        await asyncio.sleep(PAUSE_S * random.random())
        return Message("assistant", self._answers[number], usage=Usage(10, 1))


@dataclass
class World:
    """One run, and where it leaves its traces."""

    kind: type[Agent]
    folder: Path
    server: str | None = None
    journal: str = field(init=False)
    log: Path = field(init=False)
    result: Path = field(init=False)

    def __post_init__(self) -> None:
        self.journal = new_journal(self.server, self.folder)
        self.log = self.folder / "effects.log"
        self.result = self.folder / "result.json"

    def agent(self) -> Agent:
        """An agent whose tools note each of their effects."""
        log = os.open(self.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

        async def happen(what: str) -> None:
            os.write(log, f"{what}\n".encode())
            await asyncio.sleep(PAUSE_S * random.random())

        async def look(n: int) -> int:
            """Look."""
            await happen(f"look {n}")
            return n

        async def note(n: int) -> int:
            """Note."""
            await happen(f"note {n}")
            return n

        async def pay(name: str, amount: int) -> str:
            """Pay."""
            await happen(f"pay {name}")
            return f"paid {amount} to {name}"

        tools = [FunctionTool(look, read_only=True), FunctionTool(note, idempotent=True),
                 FunctionTool(pay, needs_approval=True)]  # fmt: skip
        return self.kind(Model(SCRIPTS[self.kind], log), ToolManager(tools, journal=self.journal))

    def run(self) -> AgentRun:
        """Begin the run or go on with it, and approve what waits."""
        agent = self.agent()
        with Journal(self.journal) as journal:
            begun = RUN in journal.runs()
        decisions: Mapping[str, Any] = {}
        while True:
            try:
                return agent.resume(RUN, decisions) if begun else agent.run("Do it.", run_id=RUN)
            except AgentWaitingError as error:
                begun, decisions = True, {each.id: Approve() for each in error.run.waiting}

    def child(self) -> int:
        """Run in a forked process; give its id."""
        pid = os.fork()
        if pid:
            return pid
        try:
            random.seed()
            run = self.run()
            self.result.write_text(json.dumps([run.answer, run.requests, len(run.calls)]))
        except BaseException as error:  # noqa: BLE001 - a forked child must not go on as its parent
            print(f"the child failed: {error!r}", file=sys.stderr)
            os._exit(3)
        os._exit(0)

    def known(self) -> tuple[int, Counter[str], Counter[str]]:
        """What the journal knows: how many answers, and the tools of the calls that have ended or are cut."""
        try:
            with JournalReader(self.journal) as journal:
                answers = sum(each.kind == "answer" for each in journal.steps(RUN))
                calls = [call for part in journal.parts(RUN) for call in journal.calls(part.run_id)]
        except JournalError:
            return 0, Counter(), Counter()  # killed before the tables were made
        ended = Counter(each.name for each in calls if each.state != "running")
        return answers, ended, Counter(each.name for each in calls if each.state == "running")

    def happened(self) -> Counter[str]:
        """How often each thing has happened."""
        return Counter(self.log.read_text().splitlines()) if self.log.exists() else Counter()


@dataclass
class Tally:
    """What was seen."""

    kills: int = 0
    runs: int = 0
    answers: int = 0
    calls: int = 0
    cut: int = 0
    repeated: int = 0
    lost: int = 0
    faults: list[str] = field(default_factory=list)

    def fault(self, what: str) -> None:
        """Note what does not hold."""
        self.faults.append(f"run {self.runs}, kill {self.kills}: {what}")


def of(happened: Counter[str], tool: str) -> int:
    """How often a tool was called."""
    return sum(count for each, count in happened.items() if each.startswith(f"{tool} "))


def one_run(
    kind: type[Agent], duration_s: float, whole: Counter[str], expected: Any, tally: Tally, most: int,
    server: str | None,
) -> None:  # fmt: skip
    """One run, killed up to three times, and resumed to its end."""
    with tempfile.TemporaryDirectory() as folder:
        world = World(kind, Path(folder), server)
        cuts: Counter[str] = Counter()
        before: tuple[int, Counter[str], Counter[str]] = (0, Counter(), Counter())
        for turn in range(random.randint(1, 3) + 1):
            at_start = world.happened()
            pid = world.child()
            ends = turn == 3 or tally.kills >= most
            if not ends:
                time.sleep(random.random() * duration_s)
                os.kill(pid, signal.SIGKILL)
            _, status = os.waitpid(pid, 0)
            check_repeated(before, world.happened() - at_start, tally)
            if ends or not os.WIFSIGNALED(status):
                break
            tally.kills += 1
            before = world.known()
            tally.answers, tally.calls = tally.answers + before[0], tally.calls + before[1].total()
            tally.cut += before[2].total()
            cuts += before[2]
        else:
            at_start = world.happened()
            os.waitpid(world.child(), 0)
            check_repeated(before, world.happened() - at_start, tally)
        finish(world, whole, expected, cuts, tally)


def check_repeated(before: tuple[int, Counter[str], Counter[str]], new: Counter[str], tally: Tally) -> None:
    """Nothing that the journal knew may have happened again."""
    again = [each for each in new if each.startswith("ask ") and int(each.split()[1]) < before[0]]
    if again:
        tally.repeated += len(again)
        tally.fault(f"{before[0]} answers were known, and the model was asked again: {again}")


def finish(world: World, whole: Counter[str], expected: Any, cuts: Counter[str], tally: Tally) -> None:
    """Compare a run that has come to its end with one that nobody killed."""
    if not world.result.exists() or json.loads(world.result.read_text()) != expected:
        tally.lost += 1
        tally.fault(f"another end: {world.result.read_text() if world.result.exists() else 'none'}, not {expected}")
        return
    happened = world.happened()
    for tool in ("look", "note", "pay"):
        more = of(happened, tool) - of(whole, tool)
        if not 0 <= more <= cuts[tool]:
            tally.repeated += max(more - cuts[tool], 0)
            tally.lost += max(-more, 0)
            tally.fault(f"{tool}: {more} calls more than in a run that nobody killed, {cuts[tool]} were cut")


def kill_agents(kills: int, server: str | None = None) -> int:
    """Kill, resume, and print what was seen; gives the exit status."""
    measured: dict[type[Agent], tuple[float, Counter[str], Any]] = {}
    for kind in SCRIPTS:
        with tempfile.TemporaryDirectory() as folder:
            world, begun = World(kind, Path(folder), server), time.perf_counter()
            os.waitpid(world.child(), 0)
            if not world.result.exists():
                raise SystemExit(f"the run of {kind.__name__} fails even where nobody kills it")
            took_s = time.perf_counter() - begun
            measured[kind] = took_s, world.happened(), json.loads(world.result.read_text())
    tally = Tally()
    while tally.kills < kills:
        kind = list(SCRIPTS)[tally.runs % len(SCRIPTS)]
        tally.runs += 1
        one_run(kind, *measured[kind], tally, kills, server)
    names = ", ".join(f"{kind.__name__} {took_s * 1000:.0f} ms" for kind, (took_s, _, _) in measured.items())
    print(f"{names}; {tally.kills} kills in {tally.runs} runs, with approvals")
    print(f"known at the kills: {tally.answers} answers and {tally.calls} ended calls; {tally.cut} calls were cut")
    print(f"repeated: {tally.repeated}, lost: {tally.lost}")
    for fault in tally.faults[:20]:
        print(f"  {fault}")
    return 1 if tally.faults else 0
