"""`lightfc serve`: programs over tools, as an MCP server; and the servers that a command is given."""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import click

from lightfc.cli.io import print_lines
from lightfc.cli.parameters import (
    ISOLATION,
    JOURNALLED,
    MCP,
    TOOLS,
    at_least,
    flag,
    loaded_tools,
    option,
    tell_isolation,
)
from lightfc.core.errors import JournalError, ServerError, ToolDefinitionError
from lightfc.mcp.servers import Servers
from lightfc.tools.loading import Toolbox
from lightfc_sandbox import Isolation, IsolationError

__all__ = ["serve", "started"]


@contextlib.contextmanager
def started(path: str | None, **options: Any) -> Iterator[Servers | None]:
    """The servers of an `mcp.json`, for as long as a command goes on; what is wrong with some is told as warnings."""
    if path is None:
        yield None
        return
    try:
        servers = Servers(path, **options)
        with servers:
            print_lines((f"warning: {problem}" for problem in servers.problems.values()), error=True)
            yield servers
    except ServerError as error:
        raise click.BadParameter(str(error), param_hint="--mcp") from None


@click.command()
@MCP
@TOOLS
@JOURNALLED
@option(
    "--http", "HOST:PORT", "Serve over HTTP at this address, under /mcp, in the place of standard input and output."
)
@option(
    "--timeout", "SECONDS", "How long one program may take, with what it waits for.",
    type=at_least(0.001, "number of seconds"),
)  # fmt: skip
@option(
    "--shown-tokens", "COUNT", "How long the stubs of all tools may be to be shown; beyond it, clients search them.",
    type=at_least(0, "whole number"), default=4_000,
)  # fmt: skip
@ISOLATION
@flag("--decide", "Offer a tool `decide` to clients that cannot be asked. A model that has it approves its own calls.")
def serve(
    mcp: str | None,
    tools: str | None,
    journal: str | None,
    http: str | None,
    timeout: float | None,
    shown_tokens: int,
    isolation: Isolation,
    decide: bool,
) -> None:
    """Offer programs over MCP servers and Python tools as one MCP server.

    Clients have the tools `run`, `read` and `search`. Calls that need approval are put to the user of the client.
    """
    if mcp is None and tools is None:
        raise click.UsageError("give --mcp, --tools, or both: there is nothing to serve")
    address = None if http is None else _address(http)
    toolbox = Toolbox() if tools is None else loaded_tools(tools)
    print_lines((f"warning: {problem}" for problem in toolbox.problems.values()), error=True)
    try:
        asyncio.run(_serve(mcp, toolbox, journal, address, timeout, shown_tokens, isolation, decide))
    except ServerError as error:
        raise click.BadParameter(str(error), param_hint="--mcp") from None
    except IsolationError as error:
        raise click.BadParameter(str(error), param_hint="--isolation") from None
    except (JournalError, ToolDefinitionError) as error:
        hint = "--journal" if isinstance(error, JournalError) else "--tools"
        raise click.BadParameter(str(error), param_hint=hint) from None


async def _serve(
    mcp: str | None,
    toolbox: Toolbox,
    journal: str | None,
    address: tuple[str, int] | None,
    timeout_s: float | None,
    shown_tokens: int,
    isolation: Isolation,
    decide: bool,
) -> None:
    from lightfc.mcp.gateway import Gateway
    from lightfc.mcp.server import serve_http, serve_stdio

    gateways: list[Gateway] = []

    async def approve(requests: Any) -> Any:
        return await gateways[0].approve(requests)

    async with Servers(mcp, approve=approve) as servers:
        gateway = Gateway(
            lambda: [*servers.tools(), *toolbox.tools], journal=journal, timeout_s=timeout_s, shown_tokens=shown_tokens,
            context=toolbox.context, injected=toolbox.injected, isolation=isolation,
        )  # fmt: skip
        tell_isolation(isolation, gateway.isolation)
        gateways.append(gateway)
        if address is None:
            await serve_stdio(gateway, servers, decide=decide)
        else:
            print_lines([f"serving http://{address[0]}:{address[1]}/mcp"], error=True)
            await serve_http(gateway, *address, servers=servers, decide=decide)


def _address(given: str) -> tuple[str, int]:
    host, colon, port = given.rpartition(":")
    if not colon or not port.isdecimal() or not 0 < int(port) < 65_536:
        raise click.BadParameter(f"{given!r} is not HOST:PORT, such as 127.0.0.1:8000", param_hint="--http")
    return host.strip("[]") or "127.0.0.1", int(port)
