"""What stands around the calls of an answer: fences, tags and special tokens; and the layers of reading by name."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

Layer = Literal["blocks", "lists", "prose", "repairs", "other forms"]
"""A layer of the reader; see `LAYERS`."""

LAYERS: tuple[Layer, ...] = ("blocks", "lists", "prose", "repairs", "other forms")
"""All layers above the strict one, in the order in which they are tried.

- `blocks`: code fences with any language word, several or unclosed; tags and special tokens of any name.
- `lists`: calls one a line, separated by `;` or commas, assigned to names not used again; an answer said twice.
- `prose`: calls of known names among words.
- `repairs`: what the notes name one by one: escapes, quotes, JSON constants, brackets, …
- `other forms`: an answer in another form than the one that was asked for.
"""

_THINK = r"<(?P<tag>think|thinking|thought|reasoning|reflection|scratchpad)>"
_THOUGHT = re.compile(rf"{_THINK}.*?(?:</(?P=tag)>|\Z)\s*", re.S | re.I)
_FIRST_THOUGHT = re.compile(rf"\s*{_THINK}.*?</(?P=tag)>\s*", re.S | re.I)
_MAY_THINK = re.compile(rf"\s*(?:<\w{{0,10}}|{_THINK}.*)?", re.S | re.I)
_EDGE_OF_THOUGHT = re.compile(_THINK.replace("<", "</?", 1), re.I)
_MOST_OF_A_TAG = 15
_UNOPENED = re.compile(r"(?P<thought>(?:(?!<think>).)*?)</think(?:ing)?>\s*", re.S | re.I)
_BLOCK = re.compile(
    r"""
    (?P<fence>```+|~~~+)[^\n`(]*\n(?P<fenced>.*?)(?:\n?[ \t]*(?P=fence)|\Z)
    | ```(?:(?!await)[A-Za-z_]+[ \t]+(?=[\[{<A-Za-z_]))?(?P<inline>[^\n]+?)```
    | <\|?(?P<tag>[A-Za-z_][\w:.-]*)\|?>(?P<tagged>.*?)(?:<[/|]+(?P=tag)\|?>|\Z)
    """,
    re.S | re.X,
)
_TOKEN = re.compile(r"<[|/]+[\w▁ .-]{1,40}\|?>|<\|?[\w▁.-]{1,40}\|>|<<\w+>>|\[/?(?:TOOL_CALLS?|TOOL_REQUEST|INST)\]")
_LANGUAGE = re.compile(r"[A-Za-z_+#-]{1,20}[ \t]*\n")


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
    if "</" not in text and "<think" not in text:
        return text, ""
    unopened = _UNOPENED.match(text)
    if unopened:
        return text[unopened.end() :], unopened["thought"].strip()
    thoughts = [match[0] for match in _THOUGHT.finditer(text)]
    if not thoughts:
        return text, ""
    return _THOUGHT.sub("", text), "\n".join(re.sub(r"</?\w+>", "", thought).strip() for thought in thoughts)


def after_thought(text: str) -> int | None:
    """Where an answer begins that is still being written, behind its first thought; None while that is not known."""
    thought = _FIRST_THOUGHT.match(text)
    if thought is not None:
        return thought.end()
    return None if _MAY_THINK.fullmatch(text) else 0


def has_thought(text: str, begin: int, since: int) -> bool:
    """Whether behind a place a thought was opened or closed, in what has come since the text had a length."""
    return _EDGE_OF_THOUGHT.search(text, max(begin, since - _MOST_OF_A_TAG)) is not None


def with_opened_thoughts(text: str) -> str:
    """A text without the ends of thoughts that it never opened."""
    while unopened := _UNOPENED.match(text):
        text = unopened["thought"] + text[unopened.end() :]
    return text


def has_marks(text: str) -> bool:
    """Whether there is anything in a text that `parts` could split at; cheap."""
    return "```" in text or "~~~" in text or "<" in text or "[TOOL" in text or "[/TOOL" in text or "[INST" in text


def begins_with_token(text: str) -> bool:
    """Whether a special token is the first of a text."""
    return text[0] in "<[" and _TOKEN.match(text) is not None


def parts(text: str, calls: Iterable[tuple[int, int]] = ()) -> list[Part]:
    """Split a text into blocks and what stands between them, in order; one part where there is no block.

    Args:
        text: The text.
        calls: Where calls begin and end: what looks like a mark inside one is part of an argument.
    """
    masked = text
    for begin, end in calls:
        masked = masked[:begin] + "." * (end - begin) + masked[end:]
    found: list[Part] = []
    at = 0
    for match in _BLOCK.finditer(masked):
        found += _bare(text, masked, at, match.start())
        at = match.end()
        kind = next(name for name in ("fenced", "inline", "tagged") if match[name] is not None)
        found.append(Part(text[match.start(kind) : match.end(kind)], "tag" if kind == "tagged" else "fence"))
    found += _bare(text, masked, at, len(text))
    return found


def _bare(text: str, masked: str, begin: int, end: int) -> Iterator[Part]:
    """Split at tokens that close or open nothing, such as `<|im_end|>` or the tag of a block that never began."""
    tokens = list(_TOKEN.finditer(masked, begin, end))
    edges = [begin, *(edge for token in tokens for edge in token.span()), end]
    for start, stop in zip(edges[::2], edges[1::2], strict=True):
        if text[start:stop].strip():
            # What a token stands beside is marked, as a block is that was not opened or not closed.
            yield Part(text[start:stop], "tag" if tokens else "bare")
