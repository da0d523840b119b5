"""A server of MCP that costs next to nothing: `python spare_server.py pipes|PORT [SECONDS]`.

It writes its few answers by hand, so that a measurement over it shows what the client's side takes. `wait` takes 50 ms,
`add` adds two numbers. The seconds are those that it sleeps before it starts.
"""

import asyncio
import json
import sys
import time
from typing import Any

INTEGER = {"type": "integer"}
READS = {"readOnlyHint": True}
TOOLS = [
    {
        "name": name,
        "description": "A tool.",
        "annotations": READS,
        "inputSchema": {"type": "object", "properties": dict.fromkeys(fields, INTEGER), "required": fields},
    }
    for name, fields in (("wait", ["i"]), ("add", ["a", "b"]))
]


async def answer(line: bytes) -> bytes | None:
    """The answer to one message; None where it asks for none."""
    asked = json.loads(line)
    if "id" not in asked:
        return None
    method, params = asked["method"], asked.get("params") or {}
    told: dict[str, Any] = {"jsonrpc": "2.0", "id": asked["id"]}
    if method == "initialize":
        told["result"] = {
            "protocolVersion": "2025-06-18",
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "spare", "version": "1"},
        }
    elif method == "tools/list":
        told["result"] = {"tools": TOOLS}
    elif method == "tools/call":
        given = params["arguments"]
        if params["name"] == "wait":
            await asyncio.sleep(0.05)
        value = given["i"] if params["name"] == "wait" else given["a"] + given["b"]
        told["result"] = {"content": [{"type": "text", "text": str(value)}], "isError": False}
    else:
        told["error"] = {"code": -32601, "message": "no such method"}
    return json.dumps(told).encode()


async def pipes() -> None:
    loop, reader = asyncio.get_running_loop(), asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)

    async def one(line: bytes) -> None:
        if (said := await answer(line)) is not None:
            sys.stdout.buffer.write(said + b"\n")
            sys.stdout.buffer.flush()

    under_way = set()
    while line := await reader.readline():
        task = asyncio.create_task(one(line))
        under_way.add(task)
        task.add_done_callback(under_way.discard)


async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """One connection, kept open as HTTP/1.1 keeps it."""
    while head := await reader.readuntil(b"\r\n\r\n"):
        lengths = [line for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:")]
        body = await reader.readexactly(int(lengths[0].split(b":")[1])) if lengths else b""
        status, said = (b"202 Accepted", await answer(body)) if body else (b"405 Method Not Allowed", None)
        kind = b"Content-Type: application/json\r\n" if said else b""
        status = b"200 OK" if said else status
        writer.write(b"HTTP/1.1 %b\r\n%bContent-Length: %d\r\n\r\n%b" % (status, kind, len(said or b""), said or b""))


async def http(port: int) -> None:
    server = await asyncio.start_server(connected, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    time.sleep(float(sys.argv[2]) if sys.argv[2:] else 0)
    asyncio.run(pipes() if sys.argv[1] == "pipes" else http(int(sys.argv[1])))
