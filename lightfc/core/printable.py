"""Text from models and tools on its way to a terminal: the one place that decides what reaches it as it is.

A text that is printed must not move the cursor, change the title, hide what stands beside it, or turn its direction. So
what Unicode does not count as printable is shown by its code, and nothing is left out.
"""

import unicodedata

_JOINERS = "\u200c\u200d"
"""What joins letters and pictures to one sign, and is seen by that."""


class _Escapes(dict[int, str]):
    """What `str.translate` makes of each character, worked out when it is first met."""

    def __init__(self, kept: str, *, spaces: bool) -> None:
        super().__init__()
        self._kept = kept
        self._spaces = spaces

    def __missing__(self, code: int) -> str:
        sign = chr(code)
        is_shown = sign.isprintable() or sign in self._kept or (self._spaces and unicodedata.category(sign) == "Zs")
        self[code] = shown = sign if is_shown else sign.encode("unicode_escape").decode()
        return shown


_LINE = _Escapes("", spaces=False)
_LINES = _Escapes("\n\t" + _JOINERS, spaces=True)


def printable(text: str) -> str:
    """The text on one line, with everything escaped that a terminal would act on or not show, line ends too."""
    return text if text.isprintable() else text.translate(_LINE)


def printable_lines(text: str) -> str:
    """The text with its lines, tabs and spaces; what else a terminal would act on or not show is escaped."""
    return text if text.isprintable() else text.translate(_LINES)
