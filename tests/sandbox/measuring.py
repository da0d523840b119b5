"""What each attack takes, measured by the kernel: run as a program of its own.

It forks processes that each run many texts, so that coverage and other tests that run at the same time do not count.
A text that ends its process, or takes far too long, is found out by the process that waits. What one needs is counted
from the size at which its process began, so what the texts before it have left counts against it too; one that takes
too much is measured once more by itself, so that no neighbour counts.
"""

import asyncio
import gc
import json
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

from lightfc_sandbox import Limits, Policy, Sandbox, SandboxError
from lightfc_sandbox.stdlib.registry import FACADES, facade_names
from tests.sandbox.attacks import ATTACKS, CONTEXT, PROGRAM_ATTACKS, order_of, ran

_ADDRESS_SPACE = 4 << 30
_HANGS_S = 10
_TOGETHER = 200
_STATUS = Path("/proc/self/status")
_CLEAR = Path("/proc/self/clear_refs")

DRIVERS: dict[str, Callable[[Sandbox, str], Any]] = {
    "run": lambda sandbox, text: sandbox.run(text),
    "arun": lambda sandbox, text: asyncio.run(sandbox.arun(text)),
}


@dataclass(frozen=True, slots=True)
class Measured:
    """A text, and what running it took.

    Attributes:
        name: What it drives, or the family of the attack.
        text: The text.
        ended: How it ended: the type of its error, or what is wrong with the way it ended.
        seconds: CPU time.
        size: Bytes by which the process was larger than at its beginning, at the most.
    """

    name: str
    text: str
    ended: str = ""
    seconds: float = 0.0
    size: int = 0


def outcome(work: Callable[[], Any]) -> str:
    """How a text ends: the type of its error, or what is wrong with the way it ended."""
    try:
        value = work()
    except SandboxError as error:
        told = str(error)
        leaks = "s3cret" in told or " object at 0x" in told
        return f"a message that tells too much: {told}" if leaks else type(error).__name__
    except BaseException as error:  # noqa: BLE001 - whatever left the sandbox is told
        return f"{type(error).__name__} left the sandbox"
    return f"a value of type {type(value).__name__}"


def _status(field: str) -> int:
    for line in _STATUS.read_text().splitlines():
        if line.startswith(field):
            return int(line.split()[1]) * 1024
    raise LookupError(field)


def _begin_peak() -> None:
    """Measure the largest size of this process from now on, where Linux lets it be."""
    if _CLEAR.exists():
        _CLEAR.write_text("5")


def _peak() -> int:
    """The largest size that this process has had, in bytes."""
    if _STATUS.exists():
        return _status("VmHWM")
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def _run(evaluate: Callable[[str], Any], texts: Sequence[tuple[str, str]], writing: int) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (_ADDRESS_SPACE, _ADDRESS_SPACE))
    outcome(lambda: evaluate("0"))  # the pages of the code that every text runs are those of no text
    gc.freeze()
    _begin_peak()
    size = _peak()
    for position, (_, text) in enumerate(texts):
        os.write(writing, f"{position}\n".encode())
        signal.setitimer(signal.ITIMER_PROF, _HANGS_S)  # whose signal ends the process
        ran.clear()
        _begin_peak()
        begun = process_time()
        ended = outcome(lambda text=text: evaluate(text))  # type: ignore[misc]  # bound now
        seconds = process_time() - begun
        if ran:
            ended = f"methods of the host ran: {ran}"
        os.write(writing, f"{json.dumps([position, ended, seconds, _peak() - size])}\n".encode())


def _together(evaluate: Callable[[str], Any], texts: Sequence[tuple[str, str]]) -> list[Measured]:
    """The texts that one process got through, the one that ended it included."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            _run(evaluate, texts, writing)
        finally:
            os._exit(0)
    os.close(writing)
    with open(reading, encoding="utf-8") as pipe:
        told = [json.loads(line) for line in pipe]
    _, status = os.waitpid(child, 0)
    rows = [row for row in told if isinstance(row, list)]
    found = [Measured(*texts[position], ended, seconds, size) for position, ended, seconds, size in rows]
    if len(rows) < len(texts):
        ended = f"the process ended: {os.waitstatus_to_exitcode(status)}"
        found.append(Measured(*texts[len(rows)], ended, _HANGS_S))
    return found


def measured(
    evaluate: Callable[[str], Any], texts: Sequence[tuple[str, str]], keeps: Callable[[Measured], bool]
) -> list[Measured]:
    """All texts; one that does not keep the promise is run again by itself, and what that takes is told."""
    found: list[Measured] = []
    while len(found) < len(texts):
        found += _together(evaluate, texts[len(found) : len(found) + _TOGETHER])
    return [each if keeps(each) else _together(evaluate, [(each.name, each.text)])[0] for each in found]


def main(driver: str, part: int, parts: int, time_s: float, seconds: float, size: int) -> None:
    """Print, as JSON, of each attack of one part of the table: family, text, outcome, seconds, bytes.

    Args:
        driver: How the texts are run, a key of `DRIVERS`.
        part: Which part of the table.
        parts: How many parts there are.
        time_s: The limit of the sandbox.
        seconds: What takes more is measured again by itself.
        size: What makes its process larger by more bytes is measured again, too.
    """
    for root in FACADES:
        facade_names(root)
    for policy, table in ((Policy.EXPRESSIONS, ATTACKS), (Policy.PROGRAMS, PROGRAM_ATTACKS)):
        sandbox = Sandbox(CONTEXT, policy=policy, limits=Limits(time_s=time_s), order_of=order_of)

        def evaluate(text: str, sandbox: Sandbox = sandbox) -> Any:
            return DRIVERS[driver](sandbox, text)

        def keeps(each: Measured) -> bool:
            return each.seconds <= seconds and each.size <= size

        # What the first text of a process loads is no text's own.
        warm = Sandbox(CONTEXT, policy=Policy.PROGRAMS, order_of=order_of)
        DRIVERS[driver](warm, "import re\nf(np.zeros(1).sum()), re.sub('a', 'b', 'a')")
        outcome(lambda: evaluate("later()"))
        gc.collect()
        tell(measured(evaluate, table[part::parts], keeps))


def tell(rows: Iterable[Measured]) -> None:
    """Print each as a line of JSON."""
    for each in rows:
        sys.stdout.write(json.dumps([each.name, each.text, each.ended, each.seconds, each.size]) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:4]), *map(float, sys.argv[4:6]), int(sys.argv[6]))
