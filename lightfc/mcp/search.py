"""Tools found by words: BM25 over their names, descriptions and parameters (Robertson & Zaragoza, 2009).

An index of 2,000 tools is made in a fraction of a second and asked in a millisecond, so it needs no library.
"""

import json
import math
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import Literal

from lightfc.formats import show
from lightfc.tools.function_tool import FunctionTool

Detail = Literal["name", "stub", "full"]
DETAILS: tuple[Detail, ...] = ("name", "stub", "full")

_K1, _B = 1.5, 0.75
_NAME_WEIGHT = 3
"""How often a word of a tool's name counts, since it says more than one of its description."""

_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\W\d_a-zA-Z]+")
_MAX_QUERY_CHARS = 1_000
_MAX_SUMMARY_CHARS = 160


def _words(text: str) -> list[str]:
    """The words of a text, those inside of names too, without the `s` of plurals."""
    found = [each.lower() for each in _WORD.findall(text)]
    return [each[:-1] if len(each) > 3 and each.endswith("s") and not each.endswith("ss") else each for each in found]


class ToolIndex:
    """Some tools, to be found by words."""

    def __init__(self, tools: Iterable[FunctionTool]) -> None:
        self.tools = list(tools)
        self._postings: dict[str, list[tuple[int, int]]] = defaultdict(list)
        lengths = []
        for number, tool in enumerate(self.tools):
            words = Counter(_words(_text(tool)))
            words.update(dict.fromkeys(_words(f"{tool.name} {tool.original_name}"), _NAME_WEIGHT))
            lengths.append(words.total())
            for word, times in words.items():
                self._postings[word].append((number, times))
        mean = sum(lengths) / len(lengths) if lengths else 1
        self._norms = [_K1 * (1 - _B + _B * length / mean) for length in lengths]

    def find(self, query: str, limit: int) -> list[FunctionTool]:
        """The tools that fit a query best, best first; none that has no word of it."""
        scores: dict[int, float] = defaultdict(float)
        for word in set(_words(query[:_MAX_QUERY_CHARS])):
            found = self._postings.get(word, ())
            rarity = math.log(1 + (len(self.tools) - len(found) + 0.5) / (len(found) + 0.5))
            for number, times in found:
                scores[number] += rarity * times * (_K1 + 1) / (times + self._norms[number])
        best = sorted(scores, key=lambda number: (-scores[number], number))
        return [self.tools[number] for number in best[:limit]]

    def describe(self, query: str, detail: Detail, limit: int) -> str:
        """The tools that fit a query, as text; without one, which groups of tools there are."""
        if not query.strip():
            return self._groups()
        found = self.find(query, limit)
        if not found:
            return f"No tool has a word of this query.\n{self._groups()}"
        return "\n".join(map(summary, found)) if detail == "name" else stub_text(found, full=detail == "full")

    def _groups(self) -> str:
        counts = Counter(each.name.partition(".")[0] if "." in each.name else "" for each in self.tools)
        lines = [f"{name or '(functions)'}: {number:,}" for name, number in counts.items()]
        return "\n".join(["Search by words of what you need. How many there are:", *lines])


def _text(tool: FunctionTool) -> str:
    definition = tool.definition
    parameters = definition.parameters.get("properties", {})
    words = (f"{name} {each.get('description', '')}" for name, each in parameters.items())
    return " ".join([definition.description, *words])


def summary(tool: FunctionTool) -> str:
    first = tool.definition.description.strip().partition("\n")[0]
    short = first if len(first) <= _MAX_SUMMARY_CHARS else f"{first[:_MAX_SUMMARY_CHARS]}…"
    return f"{tool.name}: {short}" if short else tool.name


def stub_text(tools: Sequence[FunctionTool] | Collection[FunctionTool], *, full: bool = False) -> str:
    """The stubs of tools; in full, with the schemas of their arguments and results."""
    definitions = [each.definition for each in tools]
    text = show("python", definitions)
    if not full:
        return text
    schemas = {each.name: {"parameters": each.parameters, "returns": each.returns} for each in definitions}
    return f"{text}\n\n\n# Schemas\n{json.dumps(schemas, ensure_ascii=False, indent=1)}"
