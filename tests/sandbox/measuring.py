"""What each attack takes, measured by the kernel: run as a program of its own, which forks one process for each text.

All begin alike: at the same size, with everything imported. A text that crashes the interpreter, or that hangs, ends
its own process only. Coverage and other tests that run at the same time do not count.
"""

import asyncio
import gc
import json
import os
import resource
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from lightfc_sandbox import Limits, Policy, Sandbox, SandboxError
from lightfc_sandbox.stdlib.registry import FACADES, facade_names
from tests.sandbox.attacks import ATTACKS, CONTEXT, PROGRAM_ATTACKS, ran

_MOST_CPU_S = 20
_ADDRESS_SPACE = 4 << 30

LIMITS = Limits(time_s=0.3)
"""More time than the clock gives in other tests, so that more texts reach the other limits."""

DRIVERS: dict[str, Callable[[Sandbox, str], Any]] = {
    "run": lambda sandbox, text: sandbox.run(text),
    "arun": lambda sandbox, text: asyncio.run(sandbox.arun(text)),
}


def peak() -> int:
    """The largest size that this process has had, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


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


def measure(work: Callable[[], Any]) -> tuple[str, float, int]:
    """How a text ends, the seconds of CPU time that it takes, and the bytes by which it makes the process larger."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_AS, (_ADDRESS_SPACE, _ADDRESS_SPACE))
        resource.setrlimit(resource.RLIMIT_CPU, (_MOST_CPU_S, _MOST_CPU_S))
        size, begin = peak(), process_time()
        ended = outcome(work)
        taken = process_time() - begin, peak() - size
        if ran:
            ended = f"methods of the host ran: {ran}"
        os.write(writing, json.dumps([ended, *taken]).encode())
        os._exit(0)
    os.close(writing)
    with open(reading, "rb") as pipe:
        told = pipe.read()
    _, status = os.waitpid(child, 0)
    if not told:
        return f"the interpreter crashed: {os.waitstatus_to_exitcode(status)}", _MOST_CPU_S, 0
    ended, seconds, size = json.loads(told)
    return ended, seconds, size


def main(driver: str, part: int, parts: int) -> None:
    """Print, as JSON, of each attack of one part of the table: family, text, outcome, seconds, bytes."""
    evaluate = DRIVERS[driver]
    for root in FACADES:
        facade_names(root)
    expressions = Sandbox(CONTEXT, limits=LIMITS)
    programs = Sandbox(CONTEXT, policy=Policy.PROGRAMS, limits=LIMITS)
    # What the first text of a process loads is no text's own.
    evaluate(programs, "import re\nf(np.zeros(1).sum()), re.sub('a', 'b', 'a')")
    attacks = [
        (sandbox, *each) for sandbox, table in ((expressions, ATTACKS), (programs, PROGRAM_ATTACKS)) for each in table
    ]
    gc.collect()
    gc.freeze()
    for sandbox, family, text in attacks[part::parts]:
        ran.clear()
        found = measure(lambda sandbox=sandbox, text=text: evaluate(sandbox, text))  # type: ignore[misc]  # bound now
        sys.stdout.write(json.dumps([family, text, *found]) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
