"""A worker that is started by itself, where nothing forks."""

from __future__ import annotations

import os
import socket
import sys

from lightfc_sandbox.isolation.frames import PID
from lightfc_sandbox.worker.serving import serve
from lightfc_sandbox.worker.zygote import load


def main(memory_bytes: int, cpu_s: int) -> None:
    """Load all that a worker needs, take the socket that the host shares, and serve on it."""
    load()
    share = getattr(socket, "fromshare")  # noqa: B009 - there is one on Windows only
    connection: socket.socket = share(sys.stdin.buffer.read())
    connection.send(PID.pack(os.getpid()))
    try:
        serve(connection, memory_bytes, cpu_s)
    finally:
        os._exit(0)
