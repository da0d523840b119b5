"""Answers that model families write by templates of their own, as the calls of a form that every reader knows.

Each template is one entry of a table. An answer is in a dialect if it is that from its first sign to its last: its
arguments are whole JSON objects or elements, so nothing inside of them is a mark, and no word stands beside them.
"""

# ruff: noqa: RUF001 - the marks stand as the models write them

import json
import re
from functools import cache
from typing import Literal, NamedTuple

from lightfc.formats.call_data import escape_xml, is_id, quoteattr
from lightfc.formats.known_names import Names
from lightfc.formats.notation import has_unclosed


class _Dialect(NamedTuple):
    """How a family writes calls: text, in which white space may be of any length or missing.

    `%name` is the name of the function, `%id` an id of the call; what stands in braces may be missing.
    """

    first: str
    """What stands before all calls."""
    before: str
    """What stands before the arguments of each."""
    behind: str = ""
    """What stands behind them."""
    last: str = ""
    """What may stand behind all calls."""
    element: str = ""
    """What the elements of the arguments are called; without it they are a JSON object, or, without a name, a list."""
    quote: str = ""
    """What stands in the place of quotes in the object; its keys have none."""


_V3 = "<｜tool▁calls▁begin｜>", "<｜tool▁call▁end｜>", "<｜tool▁calls▁end｜>"
_DIALECTS = (
    # DeepSeek V3 and R1, V3.1, V3.2
    _Dialect(_V3[0], "<｜tool▁call▁begin｜>function<｜tool▁sep｜>%name ```json", f"``` {_V3[1]}", _V3[2]),
    _Dialect(_V3[0], "<｜tool▁call▁begin｜>function<｜tool▁sep｜>%name", *_V3[1:]),
    _Dialect(_V3[0], "<｜tool▁call▁begin｜>%name<｜tool▁sep｜>", *_V3[1:]),
    _Dialect(
        "<｜DSML｜function_calls>", '<｜DSML｜invoke name="%name">', "</｜DSML｜invoke>", "</｜DSML｜function_calls>",
        "｜DSML｜parameter",
    ),
    # gpt-oss, with the recipient in the role or in the channel
    _Dialect("{<|start|>assistant}", "to=functions.%name<|channel|>commentary {<|constrain|>}{json}<|message|>"),
    _Dialect("{<|start|>assistant}", "<|channel|>commentary to={functions.}%name {<|constrain|>}{json}<|message|>"),
    # Mistral
    _Dialect("", "[TOOL_CALLS]%name{[CALL_ID]%id}{[ARGS]}"),
    # Hunyuan
    _Dialect("<tool_calls>", "<tool_call>{function<tool_sep>}%name ```json", "``` </tool_call>", "</tool_calls>"),
    # Step 3
    _Dialect(
        "<｜tool_calls_begin｜>", '<｜tool_call_begin｜>function<｜tool_sep｜><steptml:invoke name="%name">',
        "</steptml:invoke><｜tool_call_end｜>", "<｜tool_calls_end｜>", "steptml:parameter",
    ),
    # Kimi K2
    _Dialect(
        "{<|tool_calls_section_begin|>}",
        "<|tool_call_begin|>{functions.}%name{:%id}<|tool_call_argument_begin|>", "<|tool_call_end|>",
        "<|tool_calls_section_end|>",
    ),
    # Qwen 2
    _Dialect("", "✿FUNCTION✿: %name ✿ARGS✿:"),
    # ReAct in JSON
    _Dialect("", "Action: %name Action Input:"),
    # FunctionGemma
    _Dialect("", "<start_function_call>call:%name", "<end_function_call>", quote="<escape>"),
    # Functionary
    _Dialect("", ">>>%name "),
    # Phi-4-mini
    _Dialect("", "functools"),
    # GLM-4, and what stands behind the label of an action of ReAct in JSON
    _Dialect("", "%name {Action Input:} "),
)  # fmt: skip

_MEANINGS = {"%name": r"(?P<name>[^\W\d][\w.-]*+)", "%id": r"(?P<id>\w++)", "{": "(?:", "}": ")?"}
_DECODER = json.JSONDecoder()


def _template_pattern(template: str) -> str:
    """What a template writes, as a regular expression."""
    parts = re.split(r"(\s+|%name|%id|[{}])", template)
    found = (r"\s*+" if each.isspace() else _MEANINGS.get(each) or re.escape(each) for each in parts)
    return rf"\s*+{''.join(found)}\s*+"


@cache
def _pattern(template: str) -> "re.Pattern[str]":
    """Finds what a template writes."""
    return re.compile(_template_pattern(template))


def _opening_pattern(dialect: _Dialect) -> str:
    """How an answer in a dialect begins, up to the arguments of its first call, as a regular expression."""
    arguments = "" if dialect.element else r"\{" if "%name" in dialect.before else r"\["
    return re.sub(r"\?P<\w+>", "?:", _template_pattern(dialect.first) + _template_pattern(dialect.before)) + arguments


_BEGUN = re.compile("|".join(map(_opening_pattern, _DIALECTS)))
"""How answers in any dialect begin; most answers do not, and are looked at once."""

_MARKS = "|".join(_opening_pattern(each) for each in _DIALECTS if not each.before.startswith("%"))
_MARK = re.compile(rf"(?<!\s)(?:{_MARKS})")
"""The same of those that begin with a mark; it is looked for once in a stretch of space, with which each may begin."""


def _quotes_as_json(text: str, quote: str) -> str:
    """A text whose objects have their texts in quotes of a family's own, and keys without any, as JSON."""
    said = re.compile(rf"{quote}(?P<text>.*?){quote}|(?<=[{{,])\s*(?P<key>\w+)(?=\s*:)", re.S)
    return said.sub(lambda found: json.dumps(found["text"] if found["key"] is None else found["key"]), text)


def translate_dialect(text: str, names: Names, *, marked: bool = False) -> tuple[str, Literal["json", "xml"]] | None:
    """The calls of an answer in a dialect, and their form; if it is `marked`, a mere function's name makes it none."""
    for each in _DIALECTS if _BEGUN.match(text) else ():
        calls = [] if marked and each.before.startswith("%") else _calls(each, text, names)
        if calls and each.element:
            return f"<function_calls>{''.join(calls)}</function_calls>", "xml"
        if calls:
            return f"[{', '.join(calls)}]", "json"
    return None


def words_before_mark(text: str) -> str:
    """What stands before the first mark of a dialect; empty where there is none, or words before it leave open."""
    mark = _MARK.search(text)
    return "" if mark is None or has_unclosed(text[: mark.start()]) else text[: mark.start()]


def _calls(dialect: _Dialect, text: str, names: Names) -> list[str]:
    """The calls of an answer; none where it is not in the dialect."""
    text = _quotes_as_json(text, dialect.quote) if dialect.quote and dialect.quote in text else text
    begin = _pattern(dialect.first).match(text)
    at = begin.end() if begin else len(text)
    calls: list[str] = []
    while (opening := _pattern(dialect.before).match(text, at)) is not None:
        call = _call(dialect, text, opening, names)
        closing = call and _pattern(dialect.behind).match(text, call[1])
        if not call or not closing:
            return []
        at = closing.end()
        calls.append(call[0])
    end = _pattern(dialect.last).match(text, at)
    # Where nothing holds them together, a call that is said again is the same call.
    several = bool(dialect.last) or len(set(calls)) == len(calls)
    return calls if several and len(text) in (at, end.end() if end else at) else []


def _call(dialect: _Dialect, text: str, opening: "re.Match[str]", names: Names) -> tuple[str, int] | None:
    """A call as it is read, and where its arguments end; None where it is none."""
    said = {"name": "", "id": "0", **opening.groupdict("0")}
    name, begin = said["name"], opening.end()
    # Without a mark, only its name tells that it is a call.
    if not is_id(said["id"]) or (dialect.before.startswith("%") and name not in names.all):
        return None
    if dialect.element:
        arguments, end = _elements(text, begin, dialect.element)
        return f"<invoke name={quoteattr(name)}>{arguments}</invoke>", end
    try:
        value, end = _DECODER.raw_decode(text, begin)
    except (ValueError, RecursionError):
        return None
    if name:
        return (f'{{"name": {json.dumps(name)}, "arguments": {text[begin:end]}}}', end) if type(value) is dict else None
    return (text[begin + 1 : end - 1], end) if type(value) is list and end == len(text.rstrip()) else None


def _elements(text: str, begin: int, element: str) -> tuple[str, int]:
    """The elements of the arguments that stand at a place, and where they end; a text says that it is one."""
    name = r'name="(?P<key>[\w.-]+)"(?: string="(?P<text>true|false)")?'
    found = re.compile(rf"\s*<{element} {name}>(?P<value>.*?)</{element}>\s*", re.S)
    parts: list[str] = []
    while (argument := found.match(text, begin)) is not None:
        kind = ' type="string"' if argument["text"] == "true" else ""
        parts.append(f"<parameter name={quoteattr(argument['key'])}{kind}>{escape_xml(argument['value'])}</parameter>")
        begin = argument.end()
    return "".join(parts), begin
