"""A small research team with made-up sources: no key and no network.

Searches, pages and summaries that do not wait for one another overlap, without `await` or `gather` in the text; one
page fails at first and is tried again. Publishing has an effect outside, so without `--approve-all` nothing at all is
called, and what waits is told.

lightfc eval 'write_report("solar power", [summarize(read(h)) for h in search("solar power")])' -t examples/agents/research_team.py
    ['# solar power', '- Solar cells turn light into current. Most are made of', '- A grid with much solar power n…
lightfc eval 'publish([summarize(read(h)) for h in search("tides")])' -t examples/agents/research_team.py --approve-all
    'published 2 lines'
"""  # noqa: E501 - a command stands in one line

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass

from lightfc import ModelRetry, Retry, tool

SOURCES = {
    "solar power": {
        "https://example.org/cells": "Solar cells turn light into current. Most are made of silicon, in thin wafers.",
        "https://example.org/grid": "A grid with much solar power needs storage, because the evening has no sun.",
        "https://example.org/cost": "The price of a module has fallen by nine tenths within about ten years.",
    },
    "tides": {
        "https://example.org/moon": "The moon pulls the near side of the earth more than the far side.",
        "https://example.org/mill": "Tide mills ground grain on Atlantic coasts from the early middle ages on.",
    },
}
_failed: set[str] = set()


@dataclass
class Hit:
    """One result of a search."""

    title: str
    url: str


@dataclass
class Page:
    """What stands on a page."""

    url: str
    text: str


@tool(read_only=True)
async def search(topic: str) -> list[Hit]:
    """Find pages about a topic.

    Args:
        topic: What to look for, such as "tides".
    """
    await asyncio.sleep(0.15)  # what a real service would take
    if topic.lower() not in SOURCES:
        raise ModelRetry(f"nothing is known about {topic!r}; there are: {', '.join(SOURCES)}")
    return [Hit(url.rpartition("/")[2], url) for url in SOURCES[topic.lower()]]


@tool(read_only=True, retries=Retry(times=2, wait_s=0.05, jitter_s=0.05, on=(ConnectionError,)))
async def read(hit: Hit) -> Page:
    """Read a page that a search has found."""
    await asyncio.sleep(0.2)
    if hit.url.endswith("grid") and hit.url not in _failed:
        _failed.add(hit.url)
        raise ConnectionError("the line was cut")  # once, to show that the call is tried again
    return Page(hit.url, next(pages[hit.url] for pages in SOURCES.values() if hit.url in pages))


@tool(read_only=True)
def summarize(page: Page, words: int = 10) -> str:
    """Give the beginning of a page, in no more than so many words."""
    time.sleep(0.15)
    return " ".join(page.text.split()[:words])


@tool
async def write_report(topic: str, notes: list[str]) -> AsyncIterator[str]:
    """Write a report from notes, line by line."""
    yield f"# {topic}"
    for note in notes:
        await asyncio.sleep(0.03)
        yield f"- {note}"


@tool(needs_approval=True)
async def publish(report: list[str]) -> str:
    """Publish a report for everybody to see."""
    await asyncio.sleep(0.05)
    return f"published {len(report)} lines"


tools = [search, read, summarize, write_report, publish]
