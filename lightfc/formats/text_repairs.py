"""Signs that are replaced throughout a text: another program, a template or a keyboard has written them for others."""

import html
import json
import re
from collections.abc import Callable

_INVISIBLE = "[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]"
_WIDE = dict(
    zip(
        "\uff08\uff09\uff0c\uff1a\uff1b\uff1d\uff3b\uff3d\uff5b\uff5d\uff02\uff07\u2212\uff0d",
        "(),:;=[]{}\"'--",
        strict=True,
    )
) | {"\u300c": '"', "\u300d": '"'}
_LONG_REFERENCE = re.compile(r"&#[xX]?[0-9a-fA-F]{9}")
_ESCAPED = re.compile(r"\\([\[\](){}=*_.#+!|<>~`-])")
_STRING = r"(?<![^\s=(,\[{:])(?:\"(?:[^\"\\\n]|\\.)*+\"|'(?:[^'\\\n]|\\.)*+')"
_LINE = r"(?<!:)//[^\n]*+"
_BLOCK = r"/\*.*?\*/"
_LINE_COMMENT = re.compile(rf"(?P<string>{_STRING})|(?P<alone>[\[({{]\s*+{_LINE}\s*+[\])}}])|(?P<line>{_LINE})", re.S)
_COMMENT = re.compile(
    rf"(?P<string>{_STRING})|(?P<alone>[\[({{]\s*+(?:{_BLOCK}|{_LINE})\s*+[\])}}])|(?P<line>{_LINE})|{_BLOCK}", re.S
)
_CLOSING = re.compile(r"\s*+[\])}]?")


def _outside_strings(signs: str, replacement: Callable[[str], str]) -> Callable[[str], str]:
    """What replaces signs but in the strings of a text, which hold what somebody said."""
    pattern = re.compile(rf"(?P<string>{_STRING})|{signs}", re.S)
    return lambda text: pattern.sub(lambda found: found[0] if found["string"] else replacement(found[0]), text)


def unescape(text: str) -> str:
    """A text with the signs that its entities stand for; as it is where one is a number that no sign has."""
    return text if _LONG_REFERENCE.search(text) else html.unescape(text)


def _without_comments(text: str) -> str:
    """A text without the comments of JavaScript, but for those that stand where values should.

    A comment of a line has a line behind it: in the last line, what follows it would be lost as well.
    """
    last = text.rfind("\n")

    def replacement(found: re.Match[str]) -> str:
        kept = found["string"] or found["alone"] or (found["line"] and found.start() > last)
        return found[0] if kept else ""

    # Where no end follows there is no use in looking for it from each beginning.
    closing = _CLOSING.match(text, text.rfind("*/") + 2) if "*/" in text else None
    end = closing.end() if closing else 0
    return _COMMENT.sub(replacement, text[:end]) + _LINE_COMMENT.sub(replacement, text[end:])


_MARKED_TEXT = re.compile(r"<escape>(.*?)<escape>", re.S)


def _quote(found: re.Match[str]) -> str:
    return json.dumps(found[1], ensure_ascii=False)


REWRITES: tuple[tuple["re.Pattern[str]", Callable[[str], str], str], ...] = (
    # So FunctionGemma marks texts.
    (re.compile("<escape>"), lambda text: _MARKED_TEXT.sub(_quote, text), "quotes"),
    (re.compile(r"&#?\w{2,6};"), unescape, "entities"),
    (re.compile(r"\{\{"), lambda text: text.replace("{{", "{").replace("}}", "}"), "doubled braces"),
    (re.compile(_INVISIBLE), _outside_strings(_INVISIBLE, lambda _: ""), "invisible signs"),
    (re.compile(r"(?<!:)//|/\*"), _without_comments, "comments"),
    (re.compile(f"[{''.join(_WIDE)}]"), _outside_strings(f"[{''.join(_WIDE)}]", _WIDE.__getitem__), "wide signs"),
    (_ESCAPED, lambda text: _ESCAPED.sub(r"\1", text), "escapes"),
)
"""By which sign it is looked for, what replaces it, and the note that tells of it; one is done after the other."""


def with_plain_signs(text: str) -> str:
    """A text with all these signs replaced, but with its comments, which say something."""
    for sign, rewrite, note in REWRITES:
        if note != "comments" and sign.search(text):
            text = rewrite(text)
    return text
