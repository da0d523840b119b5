"""`lightfc serve`: programs over tools, as an MCP server; and the servers that a command is given."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from typing import Any

import click

from lightfc.cli.command_options import (
    ISOLATION,
    JOURNALLED,
    MCP,
    TOOLS,
    at_least,
    flag,
    loaded_tools,
    option,
    tell_isolation,
    telling_options,
)
from lightfc.cli.io import print_lines, print_warnings, prints_aside
from lightfc.core.errors import ServerError
from lightfc.mcp.servers import Servers
from lightfc.tools.loading import Toolbox
from lightfc_sandbox import Isolation


@contextlib.contextmanager
def started(path: str | None, **options: Any) -> Iterator[Servers | None]:
    """The servers of an `mcp.json`, for as long as a command goes on; what is wrong with some is told as warnings."""
    if path is None:
        yield None
        return
    try:
        servers = Servers(path, **options)
        with servers:
            print_warnings(servers.problems.values())
            yield servers
    except ServerError as error:
        raise click.BadParameter(str(error), param_hint="--mcp") from None


@click.command()
@MCP
@TOOLS
@JOURNALLED
@option("--http", "HOST:PORT", "Serve over HTTP at this address, under /mcp, instead of standard input and output.")
@option(
    "--timeout", "SECONDS", "How long one program may take, waiting included.",
    type=at_least(0.001, "number of seconds"),
)  # fmt: skip
@option(
    "--shown-tokens", "COUNT", "The stubs of all tools are shown if they have at most so many tokens; else "
    "clients search them.",
    type=at_least(0, "whole number"), default=4_000,
)  # fmt: skip
@ISOLATION
@flag(
    "--decide", "Offer clients that cannot ask their user a tool `decide`. A model that has it approves its own calls."
)
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
    """Be an MCP server that runs programs over your tools.

    The tools are those of MCP servers, of a Python file, or both. Clients have the tools `run`, `read` and `search`.
    Calls that need approval are put to the user of the client.
    """
    if mcp is None and tools is None:
        raise click.UsageError("give --mcp, --tools, or both: there is nothing to serve")
    from lightfc.mcp import serve_http  # noqa: F401 - without the extra, it is no option that is at fault

    address = None if http is None else _address(http)
    with prints_aside(address is None):
        toolbox = Toolbox() if tools is None else loaded_tools(tools)
    print_warnings(toolbox.problems.values())
    with telling_options():
        options = {"journal": journal, "timeout_s": timeout, "shown_tokens": shown_tokens, "isolation": isolation}
        asyncio.run(_serve(mcp, toolbox, address, decide, options))


async def _serve(
    mcp: str | None, toolbox: Toolbox, address: tuple[str, int] | None, decide: bool, options: dict[str, Any]
) -> None:
    from lightfc.mcp import Gateway, serve_http

    gateways: list[Gateway] = []
    is_interrupted = False

    async def approve(requests: Any) -> Any:
        return await gateways[0].approve(requests)

    def serving(address: str) -> None:
        print_lines([f"serving {address}"], error=True)

    async with Servers(mcp, approve=approve) as servers:
        print_warnings(servers.problems.values())
        if not servers.tools() and not toolbox.tools:
            print_warnings(["there are no tools that programs could call"])
        gateway = Gateway(
            lambda: [*servers.tools(), *toolbox.tools], context=toolbox.context, injected=toolbox.injected, **options
        )
        tell_isolation(options["isolation"], gateway.isolation)
        gateways.append(gateway)
        if address is None:
            if sys.stdin.isatty():
                serving("on standard input and output, for an MCP host that starts this; Ctrl-C ends it")
            is_interrupted = await _over_stdio(gateway, servers, decide)
        else:
            try:
                await serve_http(gateway, *address, servers=servers, decide=decide, tell=serving)
            except OSError as error:
                problem = f"nothing can listen at {':'.join(map(str, address))}: {error.strerror or error}"
                raise click.BadParameter(problem, param_hint="--http") from None
    if is_interrupted:
        print_lines(["interrupted"], error=True)
        os._exit(130)  # the thread that reads standard input would be waited for until somebody writes there


async def _over_stdio(gateway: Any, servers: Servers, decide: bool) -> bool:
    """Serve until the client is gone; True where an interrupt came before."""
    from lightfc.mcp import serve_stdio

    interrupt = asyncio.Event()
    with contextlib.suppress(NotImplementedError):  # on Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, interrupt.set)
    serving = asyncio.create_task(serve_stdio(gateway, servers, decide=decide))
    waiting = asyncio.create_task(interrupt.wait())
    await asyncio.wait({serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if serving.done():
        await serving
        return False
    await gateway.close()
    return True


def _address(given: str) -> tuple[str, int]:
    host, colon, port = given.rpartition(":")
    if not colon or not port.isdecimal() or not 0 < int(port) < 65_536:
        raise click.BadParameter(f"{given!r} is not HOST:PORT, such as 127.0.0.1:8000", param_hint="--http")
    return host.strip("[]") or "127.0.0.1", int(port)
