"""The pages of the documentation as data: what they link to, which code and commands they show, what they print."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("[A-Z]*.md")), *sorted(DOCS.rglob("*.md"))]
"""All pages: those of the site, and those that stand beside the code."""


def code_in_cell(text: str) -> str:
    """A text as code in a cell of a table, where a `|` would end the cell and a site shows `\\|` with its backslash."""
    return f"<code>{escape(text, quote=False).replace('|', '&#124;')}</code>" if "|" in text else f"`{text}`"


def name_of(page: Path) -> str:
    """A page's place in the repository."""
    return page.relative_to(ROOT).as_posix()


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its text, and the line of the page on which the text begins."""

    language: str
    text: str
    line: int


_FENCE = re.compile(
    r"^(?P<indent> *)(?P<fence>`{3,})(?P<language>[\w-]*)[^\n`]*\n(?P<text>.*?)^(?P=indent)(?P=fence) *$", re.M | re.S
)


@cache
def read(page: Path) -> str:
    """The text of a page."""
    return page.read_text(encoding="utf-8")


def blocks(page: Path, language: str) -> Iterator[Block]:
    """The fenced blocks of a page in one language, without their indentation."""
    source = read(page)
    for found in _FENCE.finditer(source):
        if found["language"] == language:
            text = re.sub(rf"^{found['indent']}", "", found["text"], flags=re.M)
            yield Block(language, text, source.count("\n", 0, found.start("text")) + 1)


def links(page: Path) -> list[str]:
    """What a page links to or shows as a picture."""
    return re.findall(r"\]\(([^()\s]+(?:\([^()]*\))?[^()\s]*)(?: \"[^\"]*\")?\)", _without_code(page))


def references(page: Path) -> set[str]:
    """The names of the reference that a page links to: `[text][lightfc.ToolManager]`."""
    return set(re.findall(r"\]\[((?:lightfc|lightfc_sandbox)[\w.]*)\]", _without_code(page)))


def _without_code(page: Path) -> str:
    return re.sub(r"<!--.*?-->", "", _FENCE.sub("", read(page)), flags=re.S)


@cache
def anchors(page: Path) -> set[str]:
    """The anchors of a page: its headings, those written out, and the names that the reference documents there."""
    found: set[str] = set(re.findall(r"^ *::: ([\w.]+)", read(page), re.M))
    for _, title in re.findall(r"^(#{1,6}) +(.+?) *#*$", _FENCE.sub("", included(page)), re.M):
        title, _, given = title.partition(" {#")
        slug = given.rstrip("} ") or _slug(title)
        number = 0
        while (name := f"{slug}_{number}" if number else slug) in found:
            number += 1
        found.add(name)
    return found


def included(page: Path) -> str:
    """The text of a page with the files that it includes."""
    return re.sub(r'^--8<-- "(.+)"$', lambda found: read(ROOT / found[1]), read(page), flags=re.M)


def title_of(page: Path) -> str:
    """The title of a page."""
    found = re.search(r"^# (.+)$", included(page), re.M)
    assert found, page
    return found[1]


def _slug(title: str) -> str:
    """The anchor of a heading, as Python-Markdown makes it."""
    plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", title).replace("`", "")
    plain = re.sub(r"[^\w\s-]", "", plain.encode("ascii", "ignore").decode()).strip().lower()
    return re.sub(r"[-\s]+", "-", plain)
