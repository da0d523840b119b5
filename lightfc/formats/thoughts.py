"""The thoughts that a model tells before its answer, and where the answer begins.

A thought stands at the beginning of an answer, or behind another thought. What looks like one anywhere else is
something that the model said: in an argument it is part of a text, and behind a call it may take the call back.

Some models are prompted with the beginning of their thought, so they only end it. Such an end counts where nothing that
stands before it is still open: in a quotation or an argument it is somebody's text.
"""

import re

from lightfc.formats.notation import TURN_STARTS, any_word, has_unclosed
from lightfc.formats.text_source import gaps

_TAG = r"(?:seed:)?(?:think|thinking|thought|reasoning|reflection|scratchpad|analysis)"
_TOKENS = (
    ("[THINK]", "[/THINK]"),
    ("\u25c1think\u25b7", "\u25c1/think\u25b7"),
    ("<|START_THINKING|>", "<|END_THINKING|>"),
    ("<|thought_start|>", "<|thought_end|>"),
    ("<|begin_of_thought|>", "<|end_of_thought|>"),
    ("<|think|>", "<|/think|>"),
    ("<|channel|>analysis<|message|>", "<|end|>"),
)
_EDGES = [(rf"(?i:<(?P<tag>{_TAG})>)", "(?i:</(?P=tag)>)"), *(tuple(map(re.escape, pair)) for pair in _TOKENS)]
"""How a thought begins, and how it ends."""

_BEFORE = rf"(?:\s|{any_word(TURN_STARTS)})*+"
_WHOLE = "|".join(f"{begin}.*?{end}" for begin, end in _EDGES)
_BEGUN = "|".join(f"{begin}.*" for begin, _ in _EDGES)
_THOUGHT = re.compile(rf"{_BEFORE}(?:{'|'.join(f'{begin}.*?(?:{end}|{chr(92)}Z)' for begin, end in _EDGES)})\s*", re.S)
_FIRST = re.compile(rf"\s*(?:{_WHOLE})\s*", re.S)
_MAY_BEGIN = r"<\|?[\w:|>]{0,30}(?:<\|?\w{0,10}\|?)?|\[T?H?I?N?K?|\u25c1\w{0,10}"
_MAY_THINK = re.compile(rf"\s*(?:{_MAY_BEGIN}|{_BEGUN})?", re.S)
_EDGE = re.compile(rf"(?=[<\[\u25c1])(?:(?i:</?{_TAG}>)|{any_word(edge for pair in _TOKENS for edge in pair)})")
_MAX_EDGE_CHARS = 50
_END = r"(?:(?i:</think(?:ing)?>)|\[/THINK\]|\u25c1/think\u25b7)"
_MAY_END = re.compile(_END)
_UNOPENED = re.compile(rf"(?P<thought>(?:(?!(?i:<think)|\[THINK\]|\u25c1think).)*?){_END}\s*", re.S)
_QUOTED = re.compile(r"^[ \t]*>|>\s*\Z", re.M)


def without_thought(text: str) -> tuple[str, str]:
    """An answer without the thoughts before it, and the thoughts."""
    found = _unopened(text, 0) or _THOUGHT.match(text)
    at = 0
    thoughts: list[str] = []
    while found is not None:
        thoughts.append(_EDGE.sub("", found[0]).strip())
        at = found.end()
        found = _THOUGHT.match(text, at)
    return text[at:], "\n".join(thoughts)


def is_thought(tag: str) -> bool:
    """Whether a tag of this name holds a thought, wherever it stands."""
    return re.fullmatch(_TAG, tag, re.I) is not None


def _unopened(text: str, at: int) -> "re.Match[str] | None":
    """The thought that ends in a text without having been begun there, from a place on."""
    found = _UNOPENED.match(text, at) if _MAY_END.search(text, at) else None
    if found is None or has_unclosed(found["thought"]) or _QUOTED.search(found["thought"]):
        return None
    return found


def after_thought(text: str) -> int | None:
    """Where an answer begins that is still being written, behind its first thought; None while that is not known."""
    thought = _FIRST.match(text)
    if thought is not None:
        return thought.end()
    return None if _MAY_THINK.fullmatch(text) else 0


def has_thought(text: str, begin: int, since: int) -> bool:
    """Whether behind a place a thought was opened or closed, in what has come since the text had a length."""
    return _EDGE.search(text, max(begin, since - _MAX_EDGE_CHARS)) is not None


def with_opened_thoughts(text: str) -> str:
    """A text without the ends of thoughts that it never opened."""
    ends: list[tuple[int, int]] = []
    while (found := _unopened(text, ends[-1][1] if ends else 0)) is not None:
        ends.append((found.end("thought"), found.end()))
    return "".join(gaps(text, ends))
