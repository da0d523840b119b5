"""Answer formats whose calls are Python."""

import json
import re
from collections.abc import Sequence
from typing import Any

from lightfc.core.definitions import Function
from lightfc.formats.answer_formats.base import (
    ONE_LIST,
    PLAIN_ANSWER,
    AnswerFormat,
    Extracted,
    after_content,
    extract_all,
)
from lightfc.formats.call_data import join_calls, object_of_pairs, plain_data, python_call, python_calls, python_value
from lightfc.formats.fences import fences, text_outside, with_fences
from lightfc.formats.notation import CODE_WORD, CODE_WORDS, FENCE_WORD, begins_as_call, is_program
from lightfc.formats.python_trees import parse_program
from lightfc.formats.reading_budget import Budget, BudgetError
from lightfc.formats.scanner import scan_call, scan_value
from lightfc.formats.stream import PythonFinder
from lightfc.formats.text_source import Source

_SEVERAL = (
    'Calls can be nested, and independent calls can stand in a list, such as `[f(1), g("a")]`; they run at the same '
    "time."
)

LIBRARY = (
    "Of Python's library there are the common builtins (len, sum, min, max, sorted, range, zip, …) and parts of "
    "modules such as math, statistics, re, json, datetime and collections; no files and no network."
)
"""What a model is told of what the sandbox offers beside the functions: a test holds it against its tables."""

_LIBRARY_TOO = f" {LIBRARY}{PLAIN_ANSWER}"


def _in_code_fence(code: str) -> str:
    """Code in a fence that nothing in it closes."""
    longest = max(map(len, re.findall("`{3,}", code)), default=2)
    fence = "`" * (longest + 1)
    return f"{fence}python\n{code}\n{fence}"


_DECODER = json.JSONDecoder(strict=False, object_pairs_hook=object_of_pairs)  # the strings may hold line breaks
_FENCE_BEFORE = re.compile(rf"\A\s*(?:```{FENCE_WORD}(?!\w)\s*)?")
_BETWEEN_OBJECTS = re.compile(r"[\s,;]*")


def _extract_thought(text: str, budget: Budget | None = None) -> Extracted | None:
    """`{"thought", "action"}` as JSON, or nearly: a fence may be around it, words or another such object behind it."""
    body = _FENCE_BEFORE.sub("", text, 1)
    objects, end, notes = _parse_objects(Source(body, budget))
    if not objects:
        return None
    is_fenced = "```" in text[: len(text) - len(body)]
    rest = body[end:].strip().removeprefix("```" * is_fenced).strip()
    thoughts = [each.get("thought", "") for each in objects]
    surplus = [name for each in objects for name in each if name not in ("thought", "action")]
    return Extracted(
        "\n".join(filter(None, (_action_text(each["action"]) for each in objects))),
        "\n".join(each for each in (*thoughts, rest) if isinstance(each, str) and each),
        "\n".join(filter(None, (rest, *surplus))),
        tuple(notes),
    )


def _parse_objects(source: Source) -> tuple[list[dict[str, Any]], int, dict[str, None]]:
    """The objects with an `action` with which a text begins, where the last ends, and what had to be mended."""
    found: list[dict[str, Any]] = []
    notes: dict[str, None] = {}
    start = end = 0
    while True:
        value, after, made = _parse_object(source, start)
        if not isinstance(value, dict) or "action" not in value:
            return found, end, notes
        found.append(value)
        notes |= made
        end = after
        between = _BETWEEN_OBJECTS.match(source.text, end)
        start = between.end() if between else end


def _parse_object(source: Source, at: int) -> tuple[Any, int, dict[str, None]]:
    """The object that begins at a place, as JSON or as it was meant, where it ends, and what had to be mended."""
    try:
        return *_DECODER.raw_decode(source.text, at), {}
    except (ValueError, RecursionError):
        pass
    notes: dict[str, None] = {}
    try:
        scanned = scan_value(source, at)
        if not scanned.closed:  # only its last bracket may be missing
            notes = scanned.notes
            scanned = scan_value(Source(f"{source.text.rstrip()}}}", source.budget), at)
    except BudgetError:
        return None, at, {}
    value = plain_data(scanned.text) if scanned.closed and not scanned.broken else None
    return value, scanned.end, notes | scanned.notes or {"python form": None}


def _action_text(action: Any) -> str:
    """The action of an object as the text of an answer: calls that are no text stand in it as data."""
    if isinstance(action, list) and all(isinstance(each, str) for each in action):
        return join_calls(action) if action else ""
    return action if isinstance(action, str) else python_value(action) if action else ""


def _extract_code(text: str, budget: Budget | None = None) -> Extracted | None:
    if parse_program(text, budget) is not None:
        return extract_all(text)
    text = with_fences(text)
    found = [] if begins_as_call(text) else fences(text)
    if not found or not all(each.word in CODE_WORDS for each in found):
        return None
    rest = text_outside(text, found)
    notes = () if found[-1].closed else ("unterminated",)
    return Extracted("\n".join(each.body for each in found), rest, rest if len(found) == 1 else text, notes)


_NAMED = re.compile(rf"(?<![\w.])(?P<name>[^\W\d][\w.]*+)[ \t]*+\n\s*(?:```+{CODE_WORD}[ \t]*\n\s*)?(?=tool_call\s*\()")

_CALLED = re.compile(r"\A[^'\"`]*\btool_call\(")
"""A call of the form that stands in no text."""

_END_OF_NAMED = re.compile(r"\s*```+")


def _extract_named(text: str, budget: Budget | None = None) -> Extracted | None:
    calls: list[str] = []
    said: list[str] = []
    at = 0
    if begins_as_call(text) or (is_program(text, budget) and not _CALLED.search(text)):
        return None
    source = Source(text, budget)
    for found in _NAMED.finditer(text):
        if found.start() < at:
            continue  # inside a string
        try:
            end = scan_call(source, found.end()).end
        except BudgetError:
            return None
        calls.append(found["name"] + text[found.end() : end].removeprefix("tool_call"))
        said.append(text[at : found.start()].strip())
        closing = _END_OF_NAMED.match(text, end)
        at = closing.end() if closing else end
    said.append(text[at:].strip())
    rest = "\n".join(filter(None, said))
    return Extracted(join_calls(calls), rest, text if len(set(calls)) < len(calls) else rest) if calls else None


def _write_named(calls: Sequence[Function], content: str) -> str:
    renamed = ((call.name, Function("tool_call", call.args, call.kwargs)) for call in calls)
    return after_content(content, "\n".join(f"{name}\n{_in_code_fence(python_call(call))}" for name, call in renamed))


FORMATS: tuple[AnswerFormat, ...] = (
    AnswerFormat(
        name="expression",
        notation="python",
        asking="To use them, answer with exactly one Python expression that calls them, and with nothing else: no "
        "explanation, no assignment, no import. ",
        several=_SEVERAL,
        offering=_LIBRARY_TOO,
        write=lambda calls, content: after_content(content, python_calls(calls)),
        finder=PythonFinder,
        reminder="with exactly one Python expression and nothing else",
        has_grammar=True,
    ),
    AnswerFormat(
        name="expression_json",
        notation="python",
        asking='To use them, answer with one JSON object `{"thought": "…", "action": "…"}` and nothing else: in '
        "`thought` a short reason, in `action` one Python expression that calls the functions, as a JSON string. ",
        several=_SEVERAL,
        offering=_LIBRARY_TOO,
        write=lambda calls, content: json.dumps(
            {"thought": content, "action": python_calls(calls)}, ensure_ascii=False
        ),
        extract=_extract_thought,
        reminder='with one JSON object {"thought": "…", "action": "a Python expression"} and nothing else',
    ),
    AnswerFormat(
        name="code",
        notation="python",
        asking="To use them, answer with one Python program in a code fence:\n\n```python\nx = f(1)\ng(x)\n```\n\n"
        "The value of its last line is the result. ",
        several="Independent calls run at the same time.",
        offering=_LIBRARY_TOO,
        write=lambda calls, content: after_content(content, _in_code_fence("\n".join(map(python_call, calls)))),
        extract=_extract_code,
        reminder="with one Python program in a code fence",
        program=True,
    ),
    AnswerFormat(
        name="pythonic",
        notation="python",
        asking="To use them, answer with a list of calls and nothing else: `[function(argument=1)]`. Every argument is "
        "given by name. ",
        several=ONE_LIST,
        write=lambda calls, content: after_content(content, f"[{', '.join(map(python_call, calls))}]"),
        finder=PythonFinder,
        reminder="with a list of calls, [function(argument=1)], and nothing else",
        result_role="tool",
    ),
    AnswerFormat(
        name="glm",
        notation="python",
        asking="To use them, write the function's name on a line of its own, and below it in a code fence the call, in "
        "which the function goes by the name tool_call:\n\nfunction\n```python\ntool_call(argument=1)\n```\n\n",
        several="For several independent calls, write one such pair for each; they run at the same time.",
        write=_write_named,
        extract=_extract_named,
        reminder="with the function's name and, below it in a code fence, tool_call(argument=1)",
        result_role="observation",
    ),
)
