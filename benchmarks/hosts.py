"""The same program, 16 calls of 50 ms, through the engines of other libraries and through lightfc in their place.

`python -m benchmarks.hosts`, with what of the extra `peers` is there. The program is a comprehension as a model writes
it; both engines are given it by the library's own interface, in turns, and the quickest of some rounds counts.
"""

import asyncio
import contextlib
import importlib
import importlib.metadata
import importlib.util
import time
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.measure import row

CALLS, WAIT_S, ROUNDS = 16, 0.05, 5


async def wait(i: int) -> int:
    """Take 50 ms.

    Args:
        i: A number.
    """
    await asyncio.sleep(WAIT_S)
    return i


def wait_here(i: int) -> int:
    """Take 50 ms.

    Args:
        i: A number.
    """
    time.sleep(WAIT_S)
    return i


Run = Callable[[], Any]


def fastmcp() -> Iterator[tuple[str, Run]]:
    """FastMCP's code mode: its provider runs the program in Monty."""
    code_mode = importlib.import_module("fastmcp.experimental.transforms.code_mode")
    from lightfc.hosts.fastmcp import LightfcSandbox

    program = f"[await wait(i) for i in range({CALLS})]"
    for name, provider in (("its own engine", code_mode.MontySandboxProvider()), ("lightfc", LightfcSandbox())):
        yield (
            name,
            lambda provider=provider: asyncio.run(provider.run(program, external_functions={"wait": wait})),  # type: ignore[misc]  # a default of a lambda
        )


def smolagents() -> Iterator[tuple[str, Run]]:
    """The executor of smolagents' code agent."""
    from smolagents import tool
    from smolagents.local_python_executor import LocalPythonExecutor

    from lightfc.hosts.smolagents import LightfcExecutor

    program = f"[wait_here(i) for i in range({CALLS})]"
    for name, executor in (("its own engine", LocalPythonExecutor([])), ("lightfc", LightfcExecutor())):
        executor.send_tools({"wait_here": tool(wait_here)})
        yield name, lambda executor=executor: executor(program).output  # type: ignore[misc]  # a default of a lambda


def dspy() -> Iterator[tuple[str, Run]]:
    """The interpreter of DSPy's programs of thought, which needs Deno."""
    from dspy import PythonInterpreter

    from lightfc.hosts.dspy import LightfcInterpreter

    program = f"[wait_here(i=i) for i in range({CALLS})]"
    made: Any
    for name, made in (("its own engine", PythonInterpreter), ("lightfc", LightfcInterpreter)):
        interpreter = made(tools={"wait_here": wait_here})
        yield name, lambda interpreter=interpreter: interpreter.execute(program)  # type: ignore[misc]  # a default of a lambda


HOSTS = {"fastmcp": fastmcp, "smolagents": smolagents, "dspy": dspy}


def measured(runs: dict[str, Run]) -> dict[str, str]:
    """The quickest round of each, in milliseconds; what is wrong with one that gives no value."""
    best: dict[str, float] = {}
    told: dict[str, str] = {}
    for _ in range(ROUNDS):
        for name, run in runs.items():
            begun = time.perf_counter()
            try:
                value = run()
            except Exception as error:  # noqa: BLE001 - an engine that cannot run it is told of, and the others go on
                told[name] = f"no: {type(error).__name__}: {str(error)[:60]}"
                continue
            took = time.perf_counter() - begun
            if "15" not in str(value):
                told[name] = f"no: it gives {str(value)[:60]}"
            best[name] = min(best.get(name, took), took)
    return {name: told.get(name) or f"{best[name] * 1e3:.0f} ms" for name in runs}


def main() -> None:
    for library, make in HOSTS.items():
        if importlib.util.find_spec(library) is None:
            row(f"{library} is not installed", "-", "-")
            continue
        with contextlib.suppress(ImportError):
            for name, took in measured(dict(make())).items():
                row(f"{library} {importlib.metadata.version(library)}, {CALLS} x 50 ms, {name}", took, "-")


if __name__ == "__main__":
    main()
