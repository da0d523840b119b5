"""Live runs in a browser, and who may see them."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest

from lightfc import FunctionTool, Limits, ToolManager
from tests.support.browser import OpenPage

pytest.importorskip("starlette", reason="needs the extra view")
uvicorn = pytest.importorskip("uvicorn", reason="needs the extra view")

from lightfc.cli.view_server import application  # noqa: E402 - where the extra is there

TOKEN = "a-token"


def echo(text: str) -> str:
    """Give it back."""
    return text


@pytest.fixture
def journal(tmp_path: Path) -> str:
    path = str(tmp_path / "runs.db")
    ToolManager([echo], journal=path).execute("[echo('<script>alert(1)</script>'), echo('b')]", run_id="a run/1")
    return path


async def asked(journal: str, path: str, host: str = "127.0.0.1:8000") -> httpx2.Response:
    transport = httpx2.ASGITransport(app=application(journal, TOKEN))
    async with httpx2.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        return await client.get(path, headers={"host": host})


@pytest.mark.parametrize(
    ("path", "host", "status"),
    [
        (f"/?token={TOKEN}", "127.0.0.1:8000", 200),
        (f"/?token={TOKEN}", "localhost", 200),
        (f"/?token={TOKEN}", "evil.example:8000", 403),
        (f"/?token={TOKEN}", "", 403),
        ("/", "127.0.0.1:8000", 403),
        ("/?token=", "127.0.0.1:8000", 403),
        ("/?token=a-toke\u00f1", "127.0.0.1:8000", 403),
        ("/run?id=a%20run%2F1", "127.0.0.1:8000", 403),
        ("/events?id=a%20run%2F1", "127.0.0.1:8000", 403),
        (f"/run?id=a%20run%2F1&token={TOKEN}", "127.0.0.1:8000", 200),
        (f"/run?id=nope&token={TOKEN}", "127.0.0.1:8000", 404),
        (f"/events?id=nope&token={TOKEN}", "127.0.0.1:8000", 404),
        (f"/run?token={TOKEN}", "127.0.0.1:8000", 404),
        (f"/elsewhere?token={TOKEN}", "127.0.0.1:8000", 404),
    ],
)
def test_only_who_has_the_token_on_this_machine_is_answered(journal: str, path: str, host: str, status: int) -> None:
    response = asyncio.run(asked(journal, path, host))
    assert response.status_code == status
    assert (TOKEN in response.text) <= (status == 200)
    assert "<script>alert" not in response.text


def test_the_events_of_a_run_that_is_over_are_its_end(journal: str) -> None:
    response = asyncio.run(asked(journal, f"/events?id=a%20run%2F1&token={TOKEN}"))
    (line,) = response.text.splitlines()[:1]
    data = json.loads(line.removeprefix("data: "))
    assert data["state"] == "finished"
    assert [call["s"] for call in data["texts"][0]["calls"]] == ["finished"] * 2


@contextmanager
def served(journal: str) -> Iterator[str]:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        config = uvicorn.Config(application(journal, TOKEN), log_level="error", timeout_graceful_shutdown=0)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=[[listening]])
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


def test_a_page_follows_a_run_that_goes_on(journal: str, open_page: OpenPage) -> None:
    may_end, begun = threading.Event(), threading.Event()

    def wait(n: int) -> int:
        """Wait."""
        begun.set()
        assert may_end.wait(60)
        return n

    manager = ToolManager([FunctionTool(wait, read_only=True), echo], policy="programs", journal=journal)
    run = threading.Thread(target=manager.execute, args=["x = wait(1)\necho(str(x))"], kwargs={"run_id": "live"})
    run.start()
    try:
        assert begun.wait(60)
        with served(journal) as address:
            opened = open_page(f"{address}/?token={TOKEN}")
            page = opened.page
            page.get_by_text("live", exact=True).click()
            page.locator(".row.running").wait_for()
            page.locator(".row").first.click()
            may_end.set()
            page.locator("header .state.finished").wait_for()
            followed = page.locator("header").inner_text()
            assert page.locator(".row").all_inner_texts() == ["wait(n=1)", "echo(text='1')"]
            assert page.locator(".row.picked").inner_text() == "wait(n=1)"
            page.reload()
            page.locator(".row").first.wait_for()
            assert page.locator("header").inner_text() == followed
            assert opened.problems == []
            assert {each.partition("?")[0] for each in opened.requests} <= {f"{address}/run", f"{address}/events"}
    finally:
        may_end.set()
        run.join()


def test_many_runs_are_listed(journal: str) -> None:
    manager = ToolManager([echo], journal=journal, limits=Limits())
    for n in range(3):
        manager.execute(f"echo('{n}')", run_id=f"r{n}")
    text = asyncio.run(asked(journal, f"/?token={TOKEN}")).text
    assert [text.index(f">r{n}<") for n in range(3)] == sorted((text.index(f">r{n}<") for n in range(3)), reverse=True)
