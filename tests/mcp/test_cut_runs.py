"""A request of a session that was cut and is repeated: it goes on, or is refused where its variables may differ."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lightfc import FunctionTool
from lightfc.mcp import Gateway


class Office:
    """Makes calls of which the second waits, as often as it is told to."""

    def __init__(self) -> None:
        self.saved: list[Any] = []
        self.waits = True
        self.reached = asyncio.Event()

    async def save(self, n: Any) -> Any:
        """Save."""
        self.saved.append(n)
        return n

    async def look(self, n: Any) -> Any:
        """Look."""
        self.reached.set()
        if self.waits:
            await asyncio.Event().wait()
        return n


async def repeated(journal: Path, before: str, program: str) -> tuple[dict[str, Any], list[Any]]:
    """What comes of a request that is cut at its call of `look`, and repeated."""
    office = Office()
    tools = [FunctionTool(office.save, read_only=False), FunctionTool(office.look, read_only=True)]
    gateway = Gateway(tools, journal=journal)
    await gateway.run(before, session="s")
    request = asyncio.ensure_future(gateway.run(program, session="s", run_id="r"))
    await office.reached.wait()
    request.cancel()
    await asyncio.wait([request])
    office.waits = False
    while gateway._live:  # noqa: ASYNC110 - it cleans up
        await asyncio.sleep(0)
    reply = await gateway.run(program, session="s", run_id="r")
    await gateway.close()
    return dict(reply.data), office.saved


@pytest.mark.parametrize(
    ("program", "value"),
    [
        ("m = save(4)\nlook(m)\nm + 1", 5),
        ("m = save(n)\nlook(m)\nm + n", 0),
        ("def f(k):\n    return save(k) + 1\nm = f(4)\nlook(m)\nm", 5),
    ],
)
def test_a_cut_run_goes_on_where_it_reads_nothing_that_it_can_have_changed(
    program: str, value: int, tmp_path: Path
) -> None:
    data, saved = asyncio.run(repeated(tmp_path / "runs.db", "n, xs = 0, [1]", program))
    assert (data["state"], data["value"]) == ("finished", value)
    assert len(saved) == 1


@pytest.mark.parametrize(
    ("program", "named"),
    [
        ("n += 1\nsave(n)\nlook(n)\nn", "n"),
        ("n = n + save(1)\nlook(n)\nn", "n"),
        ("xs.append(save(1))\nlook(xs)\nxs", "xs"),
        ("save(1)\ng()\nlook(1)\nn", "g"),
    ],
)
def test_a_cut_run_is_refused_where_it_may_have_changed_what_it_reads(program: str, named: str, tmp_path: Path) -> None:
    before = "n, xs = 0, [1]\ndef g():\n    global n\n    n += 1"
    data, saved = asyncio.run(repeated(tmp_path / "runs.db", before, program))
    assert data["state"] == "failed"
    assert f"what it reads there may have changed since: {named};" in data["error"]["message"]
    assert len(saved) == 1
