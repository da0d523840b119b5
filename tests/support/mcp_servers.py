"""Real servers for tests, over pipes and HTTP on this machine: what starts one, and fixtures that modules share."""

import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lightfc.mcp import Servers

SUPPORT = Path(__file__).parent


def entry(script: str, *args: object) -> dict[str, Any]:
    """An entry of `mcp.json` for a server of ours."""
    return {"command": sys.executable, "args": [str(SUPPORT / script), *map(str, args)]}


@contextmanager
def http_server(script: str, *args: object) -> Iterator[str]:
    """A server of ours over HTTP, and its address."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    command = [sys.executable, str(SUPPORT / script), str(port), *map(str, args)]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        wait_for_port(port)
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        process.kill()
        process.wait()


def wait_for_port(port: int) -> None:
    """Wait until something listens."""
    for _ in range(1_600):  # a loaded machine may take half a minute to import what a server needs
        with socket.socket() as trying:
            if trying.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"nothing listens on port {port}")


@pytest.fixture(scope="module")
def shop() -> Iterator[Servers]:
    """The typed server over pipes."""
    with Servers(shop=entry("mcp_shop.py")) as servers:
        yield servers


@pytest.fixture(scope="module", params=["pipes", "http"])
def any_shop(request: pytest.FixtureRequest) -> Iterator[Servers]:
    """The typed server, over each of the transports."""
    if request.param == "pipes":
        with Servers(shop=entry("mcp_shop.py")) as servers:
            yield servers
    else:
        with http_server("mcp_shop.py") as url, Servers(shop=url) as servers:
            yield servers


def until(is_true: Callable[[], Any], seconds: float = 20.0) -> None:
    """Wait until something has happened that nobody tells of."""
    for _ in range(int(seconds * 100)):
        if is_true():
            return
        time.sleep(0.01)
    raise TimeoutError("it has not happened")


@pytest.fixture(scope="module")
def odd() -> Iterator[Servers]:
    """The odd server."""
    with Servers(odd=entry("mcp_odd.py", "serve")) as servers:
        yield servers
