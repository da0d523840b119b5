"""Signs that are replaced throughout a text: another program, a template or a keyboard has written them for others."""

import html
import re
from collections.abc import Callable

_INVISIBLE = "[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]"
_WIDE = dict(
    zip("\uff08\uff09\uff0c\uff1a\uff1b\uff1d\uff3b\uff3d\uff5b\uff5d\uff02\uff07", "(),:;=[]{}\"'", strict=True)
) | {"\u300c": '"', "\u300d": '"', "\u3010": "[", "\u3011": "]"}
_COMMENT = r"(?<!:)//[^\n]*(?=\n)|/\*.*?\*/"
_ESCAPED = re.compile(r"\\([\[\](){}=*_.#+!|<>~`-])")
_STRING = r"(?<![^\s=(,\[{:])(?:\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*')"


def _outside_strings(signs: str, replacement: Callable[[str], str]) -> Callable[[str], str]:
    """What replaces signs but in the strings of a text, which hold what somebody said."""
    pattern = re.compile(rf"(?P<string>{_STRING})|{signs}")
    return lambda text: pattern.sub(lambda found: found[0] if found["string"] else replacement(found[0]), text)


def _wide(sign: str) -> str:
    return _WIDE[sign]


REWRITES: tuple[tuple["re.Pattern[str]", Callable[[str], str], str], ...] = (
    # Some templates escape what is escaped already.
    (re.compile(r"&#?\w{2,6};"), lambda text: html.unescape(html.unescape(text)), "entities"),
    (re.compile(r"\{\{"), lambda text: text.replace("{{", "{").replace("}}", "}"), "doubled braces"),
    (re.compile(_INVISIBLE), _outside_strings(_INVISIBLE, lambda _: ""), "invisible signs"),
    (re.compile(_COMMENT), _outside_strings(_COMMENT, lambda _: ""), "comments"),
    (re.compile(f"[{''.join(_WIDE)}]"), _outside_strings(f"[{''.join(_WIDE)}]", _wide), "wide signs"),
    (_ESCAPED, lambda text: _ESCAPED.sub(r"\1", text), "escapes"),
)
"""By which sign it is looked for, what replaces it, and the note that tells of it; one is done after the other."""
