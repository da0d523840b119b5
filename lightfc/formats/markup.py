"""What stands around the calls of an answer: fences, tags and special tokens; and the layers of reading by name."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from lightfc.formats.fences import FENCE

Layer = Literal["blocks", "lists", "prose", "repairs", "other forms", "question"]
"""A layer of the reader; see `LAYERS`."""

OPTIONAL_LAYERS: tuple[Layer, ...] = ("question",)
"""Layers that are used only where a host asks for them.

- `question`: quotes words without quotes that stand in the question, `f(city=Oslo)`; needs the question.
"""

LAYERS: tuple[Layer, ...] = ("blocks", "lists", "prose", "repairs", "other forms")
"""All layers above the strict one that are used unless a host says otherwise, in the order in which they are tried.

- `blocks`: code fences with any language word, several or unclosed; tags and special tokens of any name.
- `lists`: calls one a line, separated by `;` or commas, assigned to names not used again; an answer said twice.
- `prose`: calls of known names among words.
- `repairs`: what the notes name one by one: escapes, quotes, JSON constants, brackets, …
- `other forms`: an answer in another form than the one that was asked for.
"""

_TAG = r"(?:\w+:)?(?:think|thinking|thought|reasoning|reflection|scratchpad|analysis)"
_NAMES_THOUGHT = r"\w{0,40}(?:think|thought)\w{0,40}\|>"  # <|START_THINKING|>, <|thought_start|>, <|begin_of_thought|>
_THOUGHTS = (
    (rf"<(?P<tag>{_TAG})>", r"</(?P=tag)>"),
    (r"(?-i:\[THINK\])", r"(?-i:\[/THINK\])"),
    ("\u25c1think\u25b7", "\u25c1/think\u25b7"),
    (rf"<\|(?!\w{{0,40}}end){_NAMES_THOUGHT}", rf"<\|{_NAMES_THOUGHT}"),
    (r"<\|channel\|>analysis<\|message\|>", r"<\|end\|>"),
)
"""How a thought begins, and how it ends."""

_ANY_THOUGHT = "|".join(f"{begin}.*?(?:{end}|\\Z)" for begin, end in _THOUGHTS)
_WHOLE_THOUGHT = "|".join(f"{begin}.*?{end}" for begin, end in _THOUGHTS)
_BEGUN_THOUGHT = "|".join(f"{begin}.*" for begin, _ in _THOUGHTS)
_MAY_BEGIN = r"<\|?[\w:|>]{0,30}(?:<\|?\w{0,10}\|?)?|(?-i:\[T?H?I?N?K?)|\u25c1\w{0,10}"
_THOUGHT = re.compile(rf"(?:{_ANY_THOUGHT})\s*", re.S | re.I)
_FIRST_THOUGHT = re.compile(rf"\s*(?:{_WHOLE_THOUGHT})\s*", re.S | re.I)
_MAY_THINK = re.compile(rf"\s*(?:{_MAY_BEGIN}|{_BEGUN_THOUGHT})?", re.S | re.I)
_EDGES = "|".join([f"</?{_TAG}>", *(edge for begin_and_end in _THOUGHTS[1:] for edge in begin_and_end)])
_EDGE_OF_THOUGHT = re.compile(rf"(?=[<\[\u25c1])(?:{_EDGES})", re.I)
_MAY_HOLD_THOUGHT = re.compile(r"</|<think|\[/?THINK\]|\u25c1|<\|\w{0,40}(?:think|thought|channel)", re.I)
_MOST_OF_AN_EDGE = 50
_END_OF_UNOPENED = r"</think(?:ing)?>|(?-i:\[/THINK\])|\u25c1/think\u25b7"
_EDGE_OF_UNOPENED = re.compile(rf"(?P<begin><think>|(?-i:\[THINK\])|\u25c1think)|(?:{_END_OF_UNOPENED})\s*", re.I)
_UNOPENED = re.compile(rf"(?P<thought>(?:(?!<think>|\[THINK\]|\u25c1think).)*?)(?:{_END_OF_UNOPENED})\s*", re.S | re.I)
_BLOCK = re.compile(
    FENCE
    + r"""
    | ```(?:(?!await)[A-Za-z_]+[ \t]+(?=[\[{<A-Za-z_]))?(?P<inline>[^\n]+?)```
    | (?<!<)<\|?(?P<tag>[A-Za-z_][\w:.-]*+)\|?>(?P<tagged>.*?)(?:<(?:/\|?|\|/)(?P=tag)\|?>|(?=<\|(?P=tag)\|>)|\Z)
    """,
    re.S | re.X,
)
TOKEN = re.compile(
    r"<[|/]+[\w▁ .-]{1,40}\|?>|<\|?[\w▁.-]{1,40}\|>|<<\w+>>"
    r"|\[/?(?:(?:TOOL|FUNCTION|ACTION|THINK|ANSWER|BEGIN|START|END)[A-Z_]*|INST|DONE|EOS|BOS|EOT)\]"
)


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of an answer.

    Attributes:
        text: Its text, without what marks it.
        kind: What it stood in.
    """

    text: str
    kind: Literal["bare", "fence", "tag"] = "bare"


def without_thought(text: str) -> tuple[str, str]:
    """Take the blocks out in which a model thinks aloud: the rest, and the thoughts."""
    if not _MAY_HOLD_THOUGHT.search(text) or not _EDGE_OF_THOUGHT.search(text):
        return text, ""
    unopened = _UNOPENED.match(text)
    if unopened:
        return text[unopened.end() :], unopened["thought"].strip()
    thoughts = [match[0] for match in _THOUGHT.finditer(text)]
    if not thoughts:
        return text, ""
    return _THOUGHT.sub("", text), "\n".join(_EDGE_OF_THOUGHT.sub("", thought).strip() for thought in thoughts)


def after_thought(text: str) -> int | None:
    """Where an answer begins that is still being written, behind its first thought; None while that is not known."""
    thought = _FIRST_THOUGHT.match(text)
    if thought is not None:
        return thought.end()
    return None if _MAY_THINK.fullmatch(text) else 0


def has_thought(text: str, begin: int, since: int) -> bool:
    """Whether behind a place a thought was opened or closed, in what has come since the text had a length."""
    return _EDGE_OF_THOUGHT.search(text, max(begin, since - _MOST_OF_AN_EDGE)) is not None


def with_opened_thoughts(text: str) -> str:
    """A text without the ends of thoughts that it never opened."""
    pieces: list[str] = []
    at = 0
    for edge in _EDGE_OF_UNOPENED.finditer(text):
        if edge["begin"]:
            break
        pieces.append(text[at : edge.start()])
        at = edge.end()
    return "".join([*pieces, text[at:]])


def has_marks(text: str) -> bool:
    """Whether there is anything in a text that `parts` could split at; cheap."""
    return "```" in text or "~~~" in text or "<" in text or ("[" in text and TOKEN.search(text) is not None)


def first_token(text: str) -> str:
    """The special token with which a text begins; empty where it begins otherwise."""
    found = TOKEN.match(text) if text[:1] in ("<", "[") else None
    return found[0] if found else ""


def parts(text: str, calls: Iterable[tuple[int, int]] = ()) -> list[Part]:
    """Split a text into blocks and what stands between them, in order; one part where there is no block.

    Args:
        text: The text.
        calls: Where calls begin and end: what looks like a mark inside one is part of an argument.
    """
    pieces: list[str] = []
    at = 0
    for begin, end in calls:
        pieces += [text[at:begin], "." * (end - begin)]
        at = end
    masked = "".join([*pieces, text[at:]])
    found: list[Part] = []
    at = 0
    for match in _BLOCK.finditer(masked):
        found += _bare(text, masked, at, match.start())
        at = match.end()
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
