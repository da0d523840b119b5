"""Approvals on a web page: one request asks, a page decides, and any process goes on.

Each run of the agent is a row of a journal. A request that comes to a call which needs approval ends there; the page of
the run shows the call with its arguments; whoever decides makes the run go on, in this process or in another one. Needs
the extra `view`. Without `--serve`, three applications with nothing in common but the journal take one turn each.

python examples/approvals/web.py
    the page asks about 0:2 pay with {'name': 'ann', 'amount': 30}
    the page says Ann has been paid.
    decided twice: the run cannot be resumed with '0:2': no call of that id waits
"""

import asyncio
import re
import sys
import tempfile
from contextlib import suppress
from html import escape, unescape
from pathlib import Path
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from lightfc import Approve, Deny, ScriptedModel, tool
from lightfc.agents import AgentRun, AgentWaitingError, FunctionCallAgent
from lightfc.core.errors import JournalError


@tool(read_only=True)
def balance(name: str) -> int:
    """How much somebody has.

    Args:
        name: Who.
    """
    return {"ann": 30, "bob": 5}.get(name, 0)


@tool(needs_approval=True)
def pay(name: str, amount: int) -> str:
    """Pay somebody."""
    return f"paid {amount} to {name}"


def application(journal: Path, answers: list[str]) -> Starlette:
    """The application of one process; `answers` are what its model says, for want of a real one."""
    agent = FunctionCallAgent(ScriptedModel(answers), [balance, pay], journal=journal)

    async def ask(request: Request) -> Response:
        run_id = request.path_params["run"]
        with suppress(AgentWaitingError):  # its page tells
            await agent.arun((await request.body()).decode(), run_id=run_id)
        return RedirectResponse(f"/runs/{quote(run_id)}", status_code=303)

    async def show(request: Request) -> Response:
        return await page(request.path_params["run"], {})

    async def decide(request: Request) -> Response:
        # The body is one line for each call: its id, and yes or no.
        lines = [line.split() for line in (await request.body()).decode().splitlines()]
        return await page(
            request.path_params["run"],
            {call: Approve() if word == "yes" else Deny("whoever was asked said no") for call, word in lines},
        )

    async def page(run_id: str, decisions: dict[str, Approve | Deny]) -> Response:
        run: AgentRun
        try:
            run = await agent.aresume(run_id, decisions)
        except AgentWaitingError as waiting:
            run = waiting.run
        except (JournalError, ValueError) as error:
            return HTMLResponse(f"<p>{escape(str(error))}</p>", status_code=409)
        asked = "".join(
            f"<li>{escape(each.id)}: {escape(each.name)} with {escape(str(dict(each.arguments or {})))}</li>"
            for each in run.waiting
        )
        told = f"<p>May it?</p><ul>{asked}</ul>" if asked else f"<p>{escape(str(run.answer))}</p>"
        return HTMLResponse(
            f"<!doctype html><title>{escape(run.question)}</title><h1>{escape(run.question)}</h1>{told}"
        )

    async def calls(request: Request) -> Response:
        def written() -> str:
            from lightfc.engine.journal_reader import JournalReader, journal_view
            from lightfc.views.pages import run_page

            with JournalReader(journal) as reader:
                return run_page(journal_view(reader, request.path_params["run"]))

        return HTMLResponse(await run_in_threadpool(written))

    return Starlette(
        routes=[
            Route("/runs/{run}", ask, methods=["POST"]),
            Route("/runs/{run}", show),
            Route("/runs/{run}/decide", decide, methods=["POST"]),
            Route("/runs/{run}/calls", calls),
        ]
    )


async def three_processes(journal: Path) -> None:
    """Ask in one application, look in another, decide in a third."""
    import httpx2

    async def request(answers: list[str], method: str, path: str, body: str = "") -> str:
        transport = httpx2.ASGITransport(app=application(journal, answers))
        async with httpx2.AsyncClient(transport=transport, base_url="http://here") as client:
            return (await client.request(method, path, content=body)).text

    await request(["pay('ann', balance('ann'))"], "POST", "/runs/one", "Pay Ann what she has")
    shown = await request([], "GET", "/runs/one")
    (asked,) = re.findall(r"<li>(\d+:\S+): (.*)</li>", shown)
    print("the page asks about", *map(unescape, asked))
    done = await request(["Ann has been paid."], "POST", "/runs/one/decide", f"{asked[0]} yes")
    print("the page says", *re.findall("<p>(.*)</p>", done))
    again = await request([], "POST", "/runs/one/decide", f"{asked[0]} yes")
    print("decided twice:", *map(unescape, re.findall("<p>(.*)</p>", again)))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "runs.db"
        if "--serve" in sys.argv:
            import uvicorn

            uvicorn.run(application(path, ["pay('ann', balance('ann'))", "Ann has been paid."]), host="127.0.0.1")
        else:
            asyncio.run(three_processes(path))
