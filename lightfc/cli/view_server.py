"""The runs of a journal in a browser, while they happen: `lightfc view runs.db --serve`.

The journal is looked at and never written, whichever processes write it. Only this machine is answered, only to who
has the token that the command prints, and only where the request names this machine: a page from elsewhere that has
its name point here is refused.
"""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from lightfc.core.errors import JournalError
from lightfc.core.printable import printable
from lightfc.engine.journal_reader import JournalReader, journal_view, run_line
from lightfc.views.pages import live_data, run_page, runs_page

_LOOK_S = 0.25
"""How often the journal is asked whether it has changed; that reads little."""

_MAX_RUNS = 200
_HOSTS = ("127.0.0.1", "localhost")
_HEADERS = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY",
            "Referrer-Policy": "no-referrer"}  # fmt: skip


def application(journal: str, token: str) -> Starlette:
    def only_with_token(answer: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        async def checked(request: Request) -> Response:
            host = request.headers.get("host", "").rpartition(":")[0] or request.headers.get("host", "")
            given = request.query_params.get("token", "")
            if host not in _HOSTS or not secrets.compare_digest(given.encode(), token.encode()):
                return PlainTextResponse("open the address that `lightfc view` has printed\n", 403, _HEADERS)
            try:
                return await answer(request)
            except JournalError as error:
                return PlainTextResponse(f"{printable(str(error))}\n", 404, _HEADERS)

        return checked

    async def runs(request: Request) -> Response:
        def page() -> str:
            with JournalReader(journal) as reader:
                lines = [
                    run_line(reader, each, f"/run?id={quote(each.run_id, safe='')}&token={token}")
                    for each in reader.runs(most=_MAX_RUNS)
                ]
            return runs_page(f"Runs of {printable(reader.path)}", lines)

        return HTMLResponse(await run_in_threadpool(page), headers=_HEADERS)

    async def run(request: Request) -> Response:
        run_id = request.query_params.get("id", "")

        def page() -> str:
            with JournalReader(journal) as reader:
                return run_page(journal_view(reader, run_id, now=reader.now()), live=True)

        return HTMLResponse(await run_in_threadpool(page), headers=_HEADERS)

    async def events(request: Request) -> Response:
        run_id = request.query_params.get("id", "")
        await run_in_threadpool(_data, journal, run_id)  # where there is none, it is told before the stream begins
        return StreamingResponse(_events(journal, run_id), media_type="text/event-stream", headers=_HEADERS)

    pages = (("/", runs), ("/run", run), ("/events", events))
    return Starlette(routes=[Route(path, only_with_token(answer)) for path, answer in pages])


async def _events(journal: str, run_id: str) -> AsyncIterator[str]:
    """The view of a run each time that the journal has changed, until the run is at its end."""
    with JournalReader(journal) as reader:
        seen: str | None = None
        while True:
            version = await run_in_threadpool(reader.changes)
            if version != seen:
                seen = version
                data = await run_in_threadpool(_data, journal, run_id)
                yield f"data: {json.dumps(data, separators=(',', ':'))}\n\n"
                if data["state"] not in ("running", "waiting"):
                    return
            await asyncio.sleep(_LOOK_S)


def _data(journal: str, run_id: str) -> dict[str, Any]:
    with JournalReader(journal) as reader:
        return live_data(journal_view(reader, run_id, now=reader.now()))


def serve(journal: str, port: int, tell: Callable[[str], None]) -> None:
    """Serve until interrupted, at any free port if it is 0; `tell` is told the address."""
    import socket

    import uvicorn

    token = secrets.token_urlsafe(24)
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((_HOSTS[0], port))
        tell(f"http://{_HOSTS[0]}:{listening.getsockname()[1]}/?token={token}")
        config = uvicorn.Config(application(journal, token), log_level="warning", timeout_graceful_shutdown=1)
        uvicorn.Server(config).run([listening])
