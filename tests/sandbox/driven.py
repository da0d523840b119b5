"""What each function takes that a text may call, measured by the kernel: run as a program of its own.

It forks processes that each run many texts. A text that ends its process, or takes far too long, is found out by the
process that waits; one that takes too much is measured once more by itself, so that no neighbour counts.
"""

import gc
import json
import os
import resource
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time

from lightfc_sandbox import Limits, Policy, Sandbox
from tests.sandbox.driving import HUGE, calls, few, imports
from tests.sandbox.measuring import outcome

LIMITS = Limits(time_s=0.06, memory_bytes=16_000_000, steps=100_000)
MOST_SECONDS = 2 * LIMITS.time_s + 0.5
"""Of CPU time, with what reading a text takes and the one operation that is under way when the time is over."""

MOST_BYTES = 16_000_000 * 8 // 7 + 12_000_000
"""As 64 MiB are to the default of `memory_bytes`, and what one operation needs beside its result."""

_HANGS_S = 10
_TOGETHER = 200
_REPEATED = 16
"""Calls in a text that makes them for ever: of many, those that are charged would hide one that is not."""
_CONTAINED = {"ExpressionError", "LimitExceeded", "EvaluationError"}
_STATUS = Path("/proc/self/status")
_CLEAR = Path("/proc/self/clear_refs")


@dataclass(frozen=True, slots=True)
class Driven:
    """A text, and what running it took.

    Attributes:
        name: What it drives.
        text: The text.
        ended: How it ended.
        seconds: CPU time.
        size: Bytes by which the process grew, at the most.
    """

    name: str
    text: str
    ended: str = ""
    seconds: float = 0.0
    size: int = 0

    def keeps(self) -> bool:
        """Whether it kept the promise."""
        ended = self.ended in _CONTAINED or self.ended.startswith("a value")
        return ended and self.seconds <= MOST_SECONDS and self.size <= MOST_BYTES


def _status(field: str) -> int:
    for line in _STATUS.read_text().splitlines():
        if line.startswith(field):
            return int(line.split()[1]) * 1024
    raise LookupError(field)


def _begin_peak() -> int:
    """The size of this process; its largest size is measured from now on where Linux lets it be."""
    try:
        _CLEAR.write_text("5")
        return _status("VmRSS")
    except OSError:
        return _peak()


def _peak() -> int:
    try:
        return _status("VmHWM")
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def _run(sandbox: Sandbox, texts: Sequence[tuple[str, str]], writing: int) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
    gc.freeze()
    for position, (_, text) in enumerate(texts):
        os.write(writing, f"{position}\n".encode())
        signal.setitimer(signal.ITIMER_PROF, _HANGS_S)  # whose signal ends the process
        size, begun = _begin_peak(), process_time()
        ended = outcome(lambda text=text: sandbox.run(text))  # type: ignore[misc]  # bound now
        row = [position, ended, process_time() - begun, _peak() - size]
        os.write(writing, f"{json.dumps(row)}\n".encode())


def _together(sandbox: Sandbox, texts: Sequence[tuple[str, str]]) -> list[Driven]:
    """The texts that one process got through, the one that ended it included."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            _run(sandbox, texts, writing)
        finally:
            os._exit(0)
    os.close(writing)
    with open(reading, encoding="utf-8") as pipe:
        told = [json.loads(line) for line in pipe]
    _, status = os.waitpid(child, 0)
    rows = [row for row in told if isinstance(row, list)]
    found = [Driven(*texts[position], ended, seconds, size) for position, ended, seconds, size in rows]
    if len(rows) < len(texts):
        ended = f"the process ended: {os.waitstatus_to_exitcode(status)}"
        found.append(Driven(*texts[len(rows)], ended, _HANGS_S))
    return found


def run_all(sandbox: Sandbox, texts: Sequence[tuple[str, str]]) -> list[Driven]:
    """All texts; one that does not keep the promise is run again by itself, and what that takes is told."""
    found: list[Driven] = []
    while len(found) < len(texts):
        found += _together(sandbox, texts[len(found) : len(found) + _TOGETHER])
    return [each if each.keeps() else _together(sandbox, [(each.name, each.text)])[0] for each in found]


def amplified(name: str, some: Sequence[str]) -> tuple[str, str]:
    """A text that makes calls for ever, catches what they raise, and keeps what they give."""
    lines = [f"  try: kept.append({call})\n  except Exception as e: kept.append(e)\n" for call in some]
    return name, f"{imports(*some)}def drive():\n kept = []\n while True:\n  pass\n{''.join(lines)}drive()"


def main(part: int, parts: int, count: int) -> None:
    """Print, as JSON, the texts that do not keep the promise, and then how many there were.

    Args:
        part: Which part of all functions is driven.
        parts: How many parts there are.
        count: How many calls of each; 0: all.
    """
    sandbox = Sandbox(HUGE, policy=Policy.PROGRAMS, limits=LIMITS)
    names = dict(sorted(calls(4).items())[part::parts])
    seed = f"{sys.version_info.minor}"
    chosen = {name: few(found, name + seed, count) if count else found for name, found in names.items()}
    # What the first text of a process loads is no text's own.
    sandbox.run("import numpy as np\nnp.median([1, 2]), np.linalg.svd([[1.0]]), 'a'.encode('utf-16')")
    gc.collect()
    found = run_all(sandbox, [(name, imports(call) + call) for name, some in chosen.items() for call in some])
    # What ends by itself could be repeated; what ends at a limit has ended the text.
    again: dict[str, list[str]] = {}
    for each in found:
        if each.keeps() and each.ended not in ("LimitExceeded", "ExpressionError"):
            again.setdefault(each.name, []).append(each.text.rpartition("\n")[2])
    texts = [
        amplified(name, some[start : start + _REPEATED])
        for name, some in again.items()
        for start in range(0, len(some), _REPEATED)
    ]
    if count:
        pairs = [*again.items()]
        joined = [pairs[start : start + 4] for start in range(0, len(pairs), 4)]
        texts = [
            amplified(", ".join(name for name, _ in some), [c for _, each in some for c in each]) for some in joined
        ]
    repeated = run_all(sandbox, texts)
    # They end at a limit, or where something stands in them that no `except` catches.
    bad = [each for each in (*found, *repeated) if not each.keeps()]
    bad += [each for each in repeated if each.ended.startswith("a value")]
    for each in bad:
        row = [each.name, each.text[-1500:], each.ended, round(each.seconds, 2), each.size // 1_000_000]
        sys.stdout.write(json.dumps(row) + "\n")
    sys.stdout.write(json.dumps([len(names), len(found), len(repeated)]) + "\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:4]))
