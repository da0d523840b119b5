"""What stands around the calls of an answer: fences, tags and special tokens; and the layers of reading by name."""

import re
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from lightfc.formats.fences import FENCE
from lightfc.formats.thoughts import is_thought

Layer = Literal["blocks", "lists", "prose", "repairs", "other forms", "question"]
"""The name of a layer of the reader: one of `LAYERS` or `OPTIONAL_LAYERS`, which say what each does."""

OPTIONAL_LAYERS: tuple[Layer, ...] = ("question",)
"""The layers that are used only if they are named in `PromptFormat(layers=…)`.

- `question`: puts quotes around words that stand in the question, as in `f(city=Oslo)`; `read` needs the question.
"""

LAYERS: tuple[Layer, ...] = ("blocks", "lists", "prose", "repairs", "other forms")
"""The layers that are used by default, in the order in which they are tried. Without any, only the exact form is read.

- `blocks`: code fences with any language word, several or unclosed; tags and special tokens of any name.
- `lists`: one call a line, calls separated by `;` or commas, calls assigned to unused names; a repeated answer.
- `prose`: calls of known names among words.
- `repairs`: wrong escapes, quotes, JSON constants, brackets and so on. `FunctionExpression.notes` names each.
- `other forms`: an answer in another format than the one of the prompt.

Examples:
    >>> from lightfc.formats import LAYERS
    >>> from lightfc import PromptFormat
    >>> answer = "I call size('kite') now."
    >>> [PromptFormat(layers=layers).read(answer, ["size"]) is not None for layers in (LAYERS, ())]
    [True, False]
"""

_BLOCK = re.compile(
    FENCE
    + r"""
    | ```(?:(?!await)[A-Za-z_]+[ \t]+(?=[\[{<A-Za-z_]))?(?P<inline>[^\n]+?)```
    | (?<!<)<\|?(?P<tag>[A-Za-z_][\w:.-]*+)\|?>(?P<tagged>.*?)(?:</\|?(?P=tag)\|?>|(?=<\|(?P=tag)\|>)|\Z)
    """,
    re.S | re.X,
)
TOKEN = re.compile(r"<[|/]+[\w▁ .-]{1,40}\|?>|<<\w+>>|\[/?(?:TOOL|FUNCTION|END)[A-Z_]*\]")


class Part(NamedTuple):
    """A stretch of an answer, without what marks the kind of what it stood in."""

    text: str
    kind: Literal["bare", "fence", "tag"] = "bare"


def has_marks(text: str) -> bool:
    """Whether there is anything in a text that `parts` could split at; cheap."""
    return "```" in text or "~~~" in text or "<" in text or ("[" in text and TOKEN.search(text) is not None)


def first_token(text: str) -> str:
    """The special token with which a text begins; empty where it begins otherwise."""
    found = TOKEN.match(text) if text[:1] in ("<", "[") else None
    return found[0] if found else ""


def parts(text: str, calls: Iterable[tuple[int, int]]) -> list[Part]:
    """Split a text into blocks and what stands between them, in order; one part where there is no block.

    A thought is none of them: no call is looked for in it. What looks like a mark inside a call is part of an argument.
    """
    masked = text
    for begin, end in calls:
        masked = masked[:begin] + "." * (end - begin) + masked[end:]
    found: list[Part] = []
    at = 0
    for match in _BLOCK.finditer(masked):
        found += _bare(text, masked, at, match.start())
        at = match.end()
        if match["tagged"] is not None and is_thought(match["tag"]):
            continue
        kind = next(name for name in ("body", "inline", "tagged") if match[name] is not None)
        found.append(Part(text[match.start(kind) : match.end(kind)], "tag" if kind == "tagged" else "fence"))
    found += _bare(text, masked, at, len(text))
    return found


def _bare(text: str, masked: str, begin: int, end: int) -> Iterator[Part]:
    """Split at tokens that close or open nothing, such as `<|im_end|>` or the tag of a block that never began."""
    tokens = list(TOKEN.finditer(masked, begin, end))
    edges = [begin, *(edge for token in tokens for edge in token.span()), end]
    for start, stop in zip(edges[::2], edges[1::2], strict=True):
        if text[start:stop].strip():
            # What a token stands beside is marked, as a block is that was not opened or not closed.
            yield Part(text[start:stop], "tag" if tokens else "bare")
