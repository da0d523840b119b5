"""An MCP server with typed tools, over stdio or, with a port, over HTTP: `python mcp_shop.py [PORT] [--log FILE]`.

Each call that has an effect is one line of the log, so that a test can count them whatever dies meanwhile.
"""

import argparse
import asyncio
import os
import sys
from pathlib import Path
from typing import Annotated, Any, NotRequired

from mcp.server.mcpserver import Context, Elicit, ElicitationResult, MCPServer, Resolve
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations
from pydantic import BaseModel, Field
from typing_extensions import TypedDict

READS = ToolAnnotations(read_only_hint=True)
ACTS = ToolAnnotations(read_only_hint=False, destructive_hint=False)
DESTROYS = ToolAnnotations(read_only_hint=False, destructive_hint=True, idempotent_hint=True)


class User(TypedDict):
    login: str


class Issue(TypedDict):
    number: int
    title: Annotated[str, Field(description="What it is about.")]
    labels: list[str]
    user: User
    note: NotRequired[str]


class Consent(BaseModel):
    sure: bool
    reason: str = "none"


server = MCPServer("shop")
log_path: Path | None = None


def log(line: str) -> None:
    if log_path is not None:
        with log_path.open("a") as file:
            file.write(f"{line}\n")


@server.tool(annotations=READS)
def get_issue(number: int) -> Issue:
    """Get an issue.

    Args:
        number: Which one.
    """
    return {"number": number, "title": f"Issue {number}", "labels": ["a", "b"], "user": {"login": "eve"}}


@server.tool(annotations=READS)
def add(a: int, b: int) -> int:
    """Add two numbers."""
    return a + b


@server.tool("list-all.labels", annotations=READS)
def list_labels() -> list[str]:
    """List all labels."""
    return ["bug", "feature"]


@server.tool(annotations=READS)
async def slow(seconds: float = 0.05, name: str = "") -> str:
    """Wait, and give a name."""
    log(f"slow {name} began")
    try:
        await asyncio.sleep(seconds)
    except asyncio.CancelledError:
        log(f"slow {name} cancelled")
        raise
    return name


@server.tool(annotations=ACTS)
def note(text: str) -> int:
    """Write a note."""
    log(f"note {text}")
    return len(text)


@server.tool(annotations=DESTROYS)
def pay(name: str, amount: int) -> str:
    """Pay somebody."""
    log(f"pay {name} {amount}")
    return f"paid {name} {amount}"


@server.tool(annotations=DESTROYS)
async def pay_slowly(name: str, amount: int) -> str:
    """Pay somebody, which takes a while."""
    log(f"pay {name} {amount}")
    await asyncio.sleep(60)
    return f"paid {name} {amount}"


@server.tool(annotations=READS)
def fail(why: str) -> str:
    """Fail."""
    raise ToolError(why)


@server.tool(annotations=READS)
def rows(count: int) -> list[dict[str, Any]]:
    """Many rows."""
    return [{"id": i, "title": f"row {i}", "price": i / 4} for i in range(count)]


@server.tool(annotations=READS)
async def steps(count: int, ctx: Context) -> int:
    """Tell how far it is."""
    for i in range(count):
        await ctx.report_progress(i + 1, count, f"step {i + 1}")
    return count


async def ask(what: str) -> Elicit[Consent]:
    return Elicit(f"Really {what}?", Consent)


@server.tool(annotations=ACTS)
async def confirm(what: str, answer: Annotated[ElicitationResult[Consent], Resolve(ask)]) -> str:
    """Ask whether to do it."""
    return f"{answer.action} {answer.data.model_dump() if answer.action == 'accept' else ''}".strip()


@server.tool(annotations=ACTS)
async def learn(name: str, ctx: Context) -> str:
    """Offer another tool from now on."""

    def learnt(x: int) -> int:
        return x + 1

    server.add_tool(learnt, name=name, description="A tool that was learnt.", annotations=READS)
    await ctx.notify_tools_changed()
    return name


@server.tool(annotations=READS)
def die() -> None:
    """End the process at once."""
    os.write(sys.stderr.fileno(), b"the till is on fire\n")
    os._exit(3)


def main() -> None:
    global log_path
    parser = argparse.ArgumentParser()
    parser.add_argument("port", nargs="?", type=int)
    parser.add_argument("--log", type=Path)
    given = parser.parse_args()
    log_path = given.log
    if given.port is None:
        asyncio.run(server.run_stdio_async())
    else:
        asyncio.run(server.run_streamable_http_async(port=given.port))


if __name__ == "__main__":
    main()
