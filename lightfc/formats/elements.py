"""The elements of a text that is XML, or nearly: what models write need not be well formed.

The tags of a text are found in one pass, and make a tree: an element that is not closed ends where the one around it
does, and the element of a call or an argument where the next of its kind begins. What stands in an element stays the
text that it was.

An answer is read, and then judged; both look at the same tree.
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from lightfc.formats.notation import CALLS
from lightfc.formats.reading_budget import Budget
from lightfc.formats.scanner import scan_value
from lightfc.formats.text_source import Source, gaps

ARGUMENTS = frozenset({"arg", "argument", "parameter", "param"})
"""Elements that are one argument each, and say its name."""

KEYS = frozenset({"arg_key", "arg_name"})
"""Elements that say the names of arguments, whose values stand in the next `arg_value`."""

TAG = re.compile(
    r"""<(?:(?P<closes>/)(?P<closed>\w[\w:.-]*+)\s*+>
    | (?P<name>\w[\w:.-]*+)(?P<head>(?:(?=[\s=/])(?:"[^"<]*+"|'[^'<]*+'|[^<>])*+)?)>)""",
    re.X,
)
_SHORT = re.compile(r"""\s*=\s*["']?(?P<name>[^\s"'<>=/]+)""")
_ATTRIBUTE = re.compile(r"(?<![\w.:-])(?P<key>[\w.:-]++)\s*+=\s*+(?P<quote>[\"']?)")
_DATA = re.compile(r"\s*+(?=[{\[])")
_DECODER = json.JSONDecoder()
_MAX_MISSES = 20
"""How many elements may begin with broken JSON; what is wrong with it is told by its line, so all before is counted."""
_WORD = re.compile(r"[^\s=\"'/]")
_NEXT = re.compile(rf"(?P<section><!\[CDATA\[)|{TAG.pattern}", re.X)
_VALUES = {"": re.compile(r"[^\s\"'<>]*"), "'": re.compile(r"[^']*"), '"': re.compile(r'[^"]*')}


@dataclass(slots=True, eq=False)
class Element:
    source: str  # the text
    tag: str
    head: str  # what stands behind the name in its tag
    begin: int
    body: int  # where what it holds begins
    end: int  # where what it holds ends
    after: int = 0  # where it ends, its closing tag included
    local: str = ""  # its name without its namespace, in lower case
    children: list["Element"] = field(default_factory=list)  # those directly in it
    has_words: bool = False  # whether its tag says anything beside attributes; known when these are
    read: tuple[object, Any] | None = None  # for which names it was read, and what it calls
    known_attributes: list[tuple[str, str]] | None = None

    def __post_init__(self) -> None:
        self.after = self.end
        self.local = self.tag.rpartition(":")[2].lower().removeprefix("longcat_")

    @property
    def is_call(self) -> bool:
        """Whether its name says that it is a call."""
        return self.local in CALLS

    @property
    def is_bare(self) -> bool:
        """Whether its tag says nothing but its name."""
        return not self.head or self.head.isspace()

    @property
    def is_closed(self) -> bool:
        """Whether it ends with a tag of its own, or by its only one."""
        return self.after > self.end or self.source.startswith("/>", self.body - 2)

    @property
    def text(self) -> str:
        return self.source[self.body : self.end]

    @property
    def direct_text(self) -> str:
        """The text directly in it."""
        first = self.body
        return " ".join(gaps(self.text, ((each.begin - first, each.after - first) for each in self.children)))

    @property
    def shorthand(self) -> str:
        """The name that follows its own: `add` in `<function=add>`; empty where there is none."""
        found = _SHORT.match(self.head) if self.head else None
        return found["name"] if found else ""

    def walk(self, budget: Budget) -> Iterator["Element"]:
        """The elements in it, in order, however deep."""
        stack = self.children[::-1]
        while stack:
            each = stack.pop()
            budget.charge(ELEMENT_STEPS)
            yield each
            if each.children:
                stack += each.children[::-1]

    def attributes(self, budget: Budget) -> Sequence[tuple[str, str]]:
        """Its attributes and their texts; objects and lists can stand there without quotes."""
        if self.known_attributes is None:
            self.known_attributes = []
            if not self.is_bare:
                self.known_attributes, rest = _attributes(self.head, budget)
                self.has_words = _WORD.search(rest) is not None
        return self.known_attributes


_TAG_STEPS = 30
"""How many steps a tag takes, beside those for its text."""

ELEMENT_STEPS = 8
"""How many steps it takes to look at an element once more."""


def _attributes(head: str, budget: Budget) -> tuple[list[tuple[str, str]], str]:
    """The attributes in a tag, and what stands there beside them."""
    found: list[tuple[str, str]] = []
    short = _SHORT.match(head)
    at = short.end() if short else 0
    rest = ""
    for attribute in _ATTRIBUTE.finditer(head, at):
        if attribute.start() < at:
            continue
        rest += head[at : attribute.start()]
        quote, begin = attribute["quote"], attribute.end()
        end = _container_end(head, begin, quote, budget)
        if end is None:
            value = _VALUES[quote].match(head, begin)
            end = value.end() if value else begin
        found.append((attribute["key"], head[begin:end]))
        at = end + len(quote)
    return found, rest + head[at:]


def _container_end(head: str, begin: int, quote: str, budget: Budget) -> int | None:
    """Where an object or a list ends that stands in a tag, its own quotes being those around it or not."""
    if head[begin : begin + 1] not in ("{", "["):
        return None
    scanned = scan_value(Source(head, budget), begin)
    whole = scanned.closed and not scanned.broken and head.startswith(quote, scanned.end)
    return scanned.end if whole else None


class Elements:
    def __init__(self, text: str) -> None:
        self.text = text
        self.all: list[Element] = []
        self.steps = 2 * len(text)
        self._open: list[Element] = []
        self._count: dict[str, int] = {}
        self._data_end = self._misses = 0
        at = 0
        while at >= 0 and (tag := _NEXT.search(text, at)):
            self.steps += _TAG_STEPS
            at = tag.end()
            if tag.start() < self._data_end:
                at = self._data_end
            elif tag["section"]:  # of data, in which nothing is a tag
                end = text.find("]]>", at)
                if end >= 0:
                    at = end + 3
                elif self._open and not text[self._open[-1].body : tag.start()].strip():
                    at = -1  # the end of what the element holds has not come
            elif tag["closes"]:
                self._close(tag["closed"].lower(), tag.start(), tag.end())
            else:
                self._begin(tag["name"], tag["head"], tag.start(), tag.end())

    def _begin(self, tag: str, head: str, begin: int, body: int) -> None:
        alone = head.endswith("/")
        element = Element(self.text, tag, head[:-1] if alone else head, begin, body, body if alone else len(self.text))
        if element.is_call or element.local in ARGUMENTS:
            self._close(tag.lower(), begin, begin)  # one of another name ends where it begins
        self.all.append(element)
        if self._open:
            self._open[-1].children.append(element)
        if not alone:
            self._data_end = self._end_of_data(body) if element.is_call else 0
            self._open.append(element)
            self._count[tag.lower()] = self._count.get(tag.lower(), 0) + 1

    def _end_of_data(self, begin: int) -> int:
        """Where JSON ends that an element begins with, in whose texts nothing is a tag; 0 where it begins with none."""
        opening = _DATA.match(self.text, begin) if self._misses < _MAX_MISSES else None
        try:
            return _DECODER.raw_decode(self.text, opening.end())[1] if opening else 0
        except (ValueError, RecursionError):
            self._misses += 1
            return 0

    def _close(self, tag: str, end: int, after: int) -> None:
        """Close the innermost open element of a name, if there is one, and those in it; without a tag at `end`."""
        while self._count.get(tag):
            each = self._open.pop()
            name = each.tag.lower()
            self._count[name] -= 1
            each.end = each.after = end
            if name == tag:
                each.after = after
                return


@lru_cache(maxsize=4)
def elements_of(text: str) -> Elements:
    """The elements of a text; whoever reads it charges their `steps`."""
    return Elements(text)
