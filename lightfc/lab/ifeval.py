"""The rules of IFEval-FC: what the text of an argument has to look like (N. Skripko, arXiv 2509.18420).

They are written from their published descriptions. Where sentences end is decided by a rule of our own, so their number
can differ from the benchmark's at unusual abbreviations.
"""

import ast
import json
import operator
import re
import string
from collections.abc import Callable, Mapping
from typing import Any

_COMPARED: Mapping[str, Callable[[int, int], bool]] = {
    "at least": operator.ge,
    "at most": operator.le,
    "exactly": operator.eq,
}
_NO_SIGNS = str.maketrans(string.punctuation, " " * len(string.punctuation))
_SCRIPTS = {
    "cyrillic": r"\u0400-\u052F\u2DE0-\u2DFF\uA640-\uA69F",
    "greek": r"\u0370-\u03FF\u1F00-\u1FFF",
}
_NO_END = re.compile(
    r"\b(?:Mr|Mrs|Ms|Dr|St|Prof|Inc|Ltd|Jr|Sr|Co|Ph\.D)\."  # a title or a kind of company
    r"|\b(?:[A-Za-z]\.)+"  # initials and acronyms
    r"|(?<=\d)\.(?=\d)"  # inside of a number
    r"|\.(?=(?:com|net|org|io|gov|edu|me)\b)"
)
_FENCE = re.compile(r"\A\s*```(?:json|python)?\s*|\s*```\s*\Z", re.IGNORECASE)

Rule = Callable[[str, Mapping[str, Any]], bool]
"""Whether a text keeps a rule, given the rule's arguments."""


def _words(text: str) -> list[str]:
    return text.translate(_NO_SIGNS).split()


def _counted(count: Callable[[str, Mapping[str, Any]], int]) -> Rule:
    """A rule of how many of something there are: at least, at most or exactly `N`."""
    return lambda text, arguments: _COMPARED[arguments["comparison_option"]](count(text, arguments), arguments["N"])


def _keywords(text: str, arguments: Mapping[str, Any]) -> bool:
    words = set(_words(text.lower()))
    return all((each.lower() in words) is arguments["must_include"] for each in arguments["list_of_keywords"])


def _sentences(text: str) -> int:
    ends = re.split(r"[.?!]+[\"'”]?", _NO_END.sub("", text))
    return sum(1 for each in ends if each.strip())


def _is_of_script(text: str, arguments: Mapping[str, Any]) -> bool:
    """Whether each letter is one of the script; numbers, space and signs may stand anywhere."""
    return re.fullmatch(rf"[{_SCRIPTS[arguments['script']]}0-9\W]*", text) is not None


def _highlights(text: str, arguments: Mapping[str, Any]) -> int:
    double = re.findall(r"\*\*(.*?)\*\*", text, re.DOTALL)
    single = re.findall(r"\*(.*?)\*", re.sub(r"\*\*.*?\*\*", "", text, flags=re.DOTALL), re.DOTALL)
    return sum(1 for each in (*double, *single) if each.strip())


def _has_postscript(text: str, arguments: Mapping[str, Any]) -> bool:
    letters = [re.escape(each) for each in arguments["postscript_marker"].upper().rstrip(".").split(".")]
    return re.search(r"\.\s?".join(letters) + r"\.", text, re.IGNORECASE) is not None


def _has_gaps(text: str, arguments: Mapping[str, Any]) -> bool:
    words = text.split(" " * arguments["N"])
    return text == text.strip() and all(each and " " not in each for each in words)


def _is_json(text: str, arguments: Mapping[str, Any]) -> bool:
    try:
        json.loads(_FENCE.sub("", text))
    except (ValueError, RecursionError):
        return False
    return True


def _is_list_of_texts(text: str, arguments: Mapping[str, Any]) -> bool:
    try:
        found = ast.literal_eval(_FENCE.sub("", text).strip())
    except (ValueError, SyntaxError, RecursionError, MemoryError):
        return False
    return isinstance(found, list) and all(isinstance(each, str) for each in found)


def _is_quoted(text: str, arguments: Mapping[str, Any]) -> bool:
    sign = '"' if arguments["quotation_type"] == "double" else "'"
    return len(text) > 1 and text.startswith(sign) and text.endswith(sign)


RULES: Mapping[str, Rule] = {
    "KeywordsPresenceChecker": _keywords,
    "KeywordFrequencyChecker": _counted(
        lambda text, arguments: _words(text.lower()).count(arguments["keyword"].lower())
    ),
    "LetterFrequencyChecker": _counted(lambda text, arguments: text.lower().count(arguments["letter"].lower())),
    "CyrillicGreekChecker": _is_of_script,
    "WordCountChecker": _counted(lambda text, arguments: len(re.findall(r"\w+", text))),
    "SentenceCountChecker": _counted(lambda text, arguments: _sentences(text)),
    "PostscriptChecker": _has_postscript,
    "PlaceholderCountChecker": _counted(lambda text, arguments: len(re.findall(r"\[.*?\]", text))),
    "SpacesInBetweenChecker": _has_gaps,
    "TitleFormatChecker": lambda text, arguments: re.search(r"<<[^\n]*[^\n<>\s][^\n]*>>", text) is not None,
    "HighlightedSectionsCountChecker": _counted(_highlights),
    "JsonFormatChecker": _is_json,
    "PythonListFormatChecker": _is_list_of_texts,
    "AllUppercaseChecker": lambda text, arguments: text.isupper(),
    "AllLowercaseChecker": lambda text, arguments: text.islower(),
    "NAllCapitalWordsChecker": _counted(lambda text, arguments: sum(map(str.isupper, _words(text)))),
    "EndPhraseChecker": lambda text, arguments: text.strip().lower().endswith(arguments["end_phrase"].strip().lower()),
    "QuotationChecker": _is_quoted,
    "NCommasChecker": _counted(lambda text, arguments: text.count(",")),
}
"""The rules by the names that the benchmark has for them."""
