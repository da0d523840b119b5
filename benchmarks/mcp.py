"""What lightfc adds to MCP: `python -m benchmarks.mcp`, with the extra `mcp`.

Both sides of a ratio are timed in turns in this run, over real servers in processes of their own. What a server itself
needs for a call is in both.
"""

import asyncio
import contextlib
import functools
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

from mcp import Client, StdioServerParameters

from benchmarks.measure import row
from lightfc import FunctionTool, ToolManager
from lightfc.mcp import Gateway, Servers
from lightfc.mcp.search import ToolIndex, stub_text

SERVER = """
import asyncio
import sys

from mcp.server.mcpserver import MCPServer
from mcp_types import ToolAnnotations

server = MCPServer("bench")
reads = ToolAnnotations(read_only_hint=True)


@server.tool(annotations=reads)
async def wait(i: int) -> int:
    "Take 50 ms."
    await asyncio.sleep(0.05)
    return i


@server.tool(annotations=reads)
def add(a: int, b: int) -> int:
    "Add two numbers."
    return a + b


if sys.argv[1] == "pipes":
    server.run("stdio")
else:
    asyncio.run(server.run_streamable_http_async(port=int(sys.argv[1])))
"""
SPARE = Path(__file__).with_name("spare_server.py")
SHAPES = {
    "as a list": "[" + ", ".join(f"b.wait({i})" for i in range(16)) + "]",
    "as assignments": "\n".join(f"x{i} = b.wait({i})" for i in range(16)) + "\n[x0, x15]",
    "in a loop": "found = []\nfor i in range(16):\n    found.append(b.wait(i))\nfound",
}
CALLS, ROUNDS = 400, 15


@contextlib.contextmanager
def http(script: Path) -> Iterator[str]:
    """The server over HTTP."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, script, str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        for _ in range(400):
            with socket.socket() as trying:
                if trying.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        process.kill()
        process.wait()


@contextlib.asynccontextmanager
async def both(target: Any, bare: Any) -> AsyncIterator[tuple[Client, ToolManager]]:
    """The SDK's client, and a manager over a connection of its own."""
    async with Client(bare) as client, Servers(b=target) as servers:
        yield client, ToolManager(servers.tools(), policy="programs")


async def in_turns(makes: dict[str, Callable[[], Any]], rounds: int, share: float) -> dict[str, tuple[float, float]]:
    """Of each, made in turns: the seconds, and the CPU seconds of this process, that a share of rounds stays below."""
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in makes}
    for _ in range(rounds):
        for name, make in makes.items():
            begun, cpu = time.perf_counter(), time.process_time()
            await make()
            found[name].append((time.perf_counter() - begun, time.process_time() - cpu))
    at = int(rounds * share)
    return {name: (sorted(s for s, _ in each)[at], sorted(s for _, s in each)[at]) for name, each in found.items()}


async def _at_once(a: int, b: int) -> int:
    """What a server answers, given on the next turn of the loop."""
    await asyncio.sleep(0)
    return a + b


async def calls(kind: str, target: Any, bare: Any) -> None:
    """One call at a time, and 16 of 50 ms at once, beside the bare client.

    Where others use the machine, what the quickest tenth takes tells more than the median does.
    """
    async with both(target, bare) as (client, manager):
        add = manager.tools["b.add"]
        nowhere = FunctionTool.from_schema(
            {"name": "nowhere", "description": "", "parameters": add.definition.parameters}, _at_once, read_only=True
        )

        def asked() -> Any:
            return client.call_tool("add", {"a": 1, "b": 1})

        # A server works on after it has answered, so what comes next waits for it: each of the two after the other.
        one = await in_turns({"bare": asked, "ours": lambda: add.acall(1, 1)}, CALLS, 0.1)
        one |= await in_turns({"between": asked, "nowhere": lambda: nowhere.acall(1, 1)}, CALLS, 0.1)
        (bare_s, bare_cpu), (ours_s, ours_cpu) = one["bare"], one["ours"]
        cpu = f"CPU {(ours_cpu - bare_cpu) * 1e6:+.0f} us; {one['nowhere'][1] * 1e6:.0f} without a server"
        told = f"{ours_s / bare_s:.2f} ({ours_s * 1e6:.0f} / {bare_s * 1e6:.0f} us, {cpu})"
        row(f"one call over {kind}, to the bare SDK client", told, "1.10")

        async def gathered() -> None:
            await asyncio.gather(*(client.call_tool("wait", {"i": i}) for i in range(16)))

        made: dict[str, Callable[[], Any]] = {
            "one": lambda: client.call_tool("wait", {"i": 0}),
            "the bare client, gathered": gathered,
            **{shape: functools.partial(manager.aexecute, text) for shape, text in SHAPES.items()},
        }
        times = await in_turns(made, ROUNDS, 0.1)
        single = times.pop("one")[0]
        for shape, (found, _) in times.items():
            goal = "1.25" if shape in SHAPES else "-"
            row(f"16 x 50 ms over {kind}, {shape}, to one call", f"{found / single:.2f}", goal)


def start(script: Path) -> None:
    """Ten servers beside the slowest alone: ones that sleep before they start, and ones that load the SDK."""

    async def listed(parameters: StdioServerParameters) -> None:
        async with Client(parameters) as client:
            await client.list_tools()
            times.append(time.perf_counter())

    def bare(path: Path, delays: list[float]) -> float:
        async def together() -> None:
            await asyncio.gather(*(listed(StdioServerParameters(**each)) for each in commands(path, delays)))

        begun = time.perf_counter()
        times.clear()
        asyncio.run(together())
        return max(times) - begun

    def commands(path: Path, delays: list[float]) -> list[Any]:
        return [{"command": sys.executable, "args": [str(path), "pipes", str(each)]} for each in delays]

    def started(path: Path, delays: list[float]) -> float:
        begun = time.perf_counter()
        with Servers(**{f"s{i}": each for i, each in enumerate(commands(path, delays))}) as servers:
            found = time.perf_counter() - begun
            assert len(servers.tools()) == 2 * len(delays)
        return found

    times: list[float] = []
    delays = [2.0 - i / 10 for i in range(10)]
    for what, path, waits in (("sleep", SPARE, delays), ("load the SDK", script, [0.0] * 10)):
        for who, start_all in (("", started), (", by bare SDK clients", bare)):
            ratio = start_all(path, waits) / start_all(path, waits[:1])
            goal = "1" if what == "sleep" and not who else f"- ({os.cpu_count()} CPUs)"
            row(f"start of 10 servers that {what}{who}, to that of the slowest alone", f"{ratio:.2f}", goal)


def many(count: int) -> list[FunctionTool]:
    """Tools of many servers."""
    words = ["issue", "invoice", "calendar", "file", "user", "branch", "message", "report", "ticket", "order"]
    schema = {"type": "object", "properties": {"query": {"type": "string", "description": "What to look for."}}}
    made = []
    for i in range(count):
        name, description = (
            f"server{i % 20}.{words[i % 10]}_{i}",
            f"Find, open or change the {words[i % 10]} number {i}.",
        )
        made.append(FunctionTool.from_schema({"name": name, "description": description, "parameters": schema}, print))
    return made


def search_and_stubs() -> None:
    tools = many(2_000)
    index = ToolIndex(tools)
    queries = ["open an issue", "change the invoice 417", "find a calendar of a user", "report"] * 10
    begun = time.perf_counter()
    for query in queries:
        index.find(query, 10)
    row("search over 2,000 tools", f"{(time.perf_counter() - begun) / len(queries) * 1e3:.2f} ms", "5 ms")
    times = []
    for _ in range(5):
        fresh = many(500)
        begun = time.perf_counter()
        stub_text(fresh)
        times.append(time.perf_counter() - begun)
    row("stubs of 500 tools", f"{statistics.median(times) * 1e3:.1f} ms", "50 ms")
    begun = time.perf_counter()
    Gateway(tools).search("issue")
    row("a gateway over 2,000 tools, up to its first search", f"{(time.perf_counter() - begun) * 1e3:.0f} ms", "-")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "server.py"
        script.write_text(SERVER)
        for what, path in (("", script), (", a server that costs nothing", SPARE)):
            command = StdioServerParameters(command=sys.executable, args=[str(path), "pipes"])
            asyncio.run(calls(f"pipes{what}", command, command))
            with http(path) as url:
                asyncio.run(calls(f"HTTP{what}", url, url))
        start(script)
    search_and_stubs()


if __name__ == "__main__":
    main()
