"""A tool that computes, in two processes, beside a tool that waits: one expression, and nobody holds up another.

python examples/executors/primes.py
    [78498, 148933, 'Sieve Of Eratosthenes']
    ['process', 'process', 'event loop']
    processes: 2
"""

import asyncio

from lightfc import ToolManager, tool
from lightfc.executors import Processes


@tool(read_only=True, timeout_s=60)
def count_primes(below: int) -> int:
    """How many primes there are below a number.

    Args:
        below: The number.
    """
    composite = bytearray(below)
    found = 0
    for number in range(2, below):
        if not composite[number]:
            found += 1
            composite[number * number :: number] = b"\1" * len(range(number * number, below, number))
    return found


@tool(read_only=True)
async def look_up(name: str) -> str:
    """Look a name up in a directory that takes its time.

    Args:
        name: The name.
    """
    await asyncio.sleep(0.1)
    return name.title()


def main() -> None:
    """Count in two processes, and look a name up meanwhile."""
    with Processes(2) as executor:
        manager = ToolManager([count_primes, look_up], executor=executor)
        output = manager.execute("[count_primes(1_000_000), count_primes(2_000_000), look_up('sieve of eratosthenes')]")
    print(output.unwrap())
    # "process 4711" without its number, which is another one each time.
    print([call.executor.rstrip(" 0123456789") for call in output.calls])
    print("processes:", len({call.executor for call in output.calls[:2]}))


if __name__ == "__main__":
    main()
