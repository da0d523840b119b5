"""How CPython's messages about wrong arguments name and count what a text knows, and nothing of the sandbox's own."""

import re
import types
from collections.abc import Sequence
from typing import Any

HIDDEN = "\ue000"
"""Stands behind the name of a function of the sandbox, once for each argument that the text does not know of."""

_NAMED = rf"[\w.<>]+({HIDDEN}+)\(\) "

_COUNTS = rf"({HIDDEN}+)\(\) takes (?:from (\d+) to )?(\d+) positional arguments? but (\d+)(.*?) (?:was|were) given"


def name_in_messages(function: Any, name: str, hidden: int) -> None:
    """Let CPython's messages about wrong arguments name a function as a text does, without its first `hidden` ones."""
    while (inner := getattr(function, "__wrapped__", None)) is not None:  # what is charged first, or asked first
        function = inner
    if isinstance(function, types.FunctionType):
        function.__qualname__ = name + HIDDEN * hidden


def listed(names: Sequence[str]) -> str:
    """Arguments as CPython lists those that are missing."""
    *first, last = map(repr, names)
    if not first:
        return f"argument: {last}"
    return f"arguments: {', '.join(first)}{',' if len(first) > 1 else ''} and {last}"


def too_many(given: int, most: int, defaults: int, named: int = 0) -> str:
    """How CPython counts arguments of which there are more than parameters, some of which have defaults.

    Args:
        named: How many are given beside them that are given by name alone.
    """
    takes = f"from {most - defaults} to {most}" if defaults else most
    more = f" positional argument{'s' * (given != 1)} (and {named} keyword-only argument{'s' * (named != 1)})" * (
        named > 0
    )
    were = "was" if given == 1 and not named else "were"
    return f"takes {takes} positional argument{'s' * (most != 1 or defaults > 0)} but {given}{more} {were} given"


def without_hidden(text: str) -> str:
    """A message of CPython about wrong arguments as the text is to see it: what it does not know is not counted."""
    if HIDDEN not in text:
        return text

    def counted_right(found: re.Match[str]) -> str:
        hidden, low, most, given, more = found.groups()
        least, allowed, count = (int(each or 0) - len(hidden) for each in (low, most, given))
        span = f"from {max(least, 0)} to {allowed}" if low else str(allowed)
        plural = "" if allowed == 1 and not low else "s"
        if count == 1:
            more = more.replace("positional arguments", "positional argument", 1)
        were = "was" if count == 1 and not more else "were"
        return f"() takes {span} positional argument{plural} but {count}{more} {were} given"

    named = re.match(_NAMED, text)
    if named is None:
        return text
    # It is looked at where CPython counts: whoever makes a message writes the rest of it, and it may be long.
    counts = re.compile(_COUNTS).match(text, named.start(1))
    if counts is None:
        return text.replace(named[1], "", 1)
    return text[: counts.start()] + counted_right(counts) + text[counts.end() :]
