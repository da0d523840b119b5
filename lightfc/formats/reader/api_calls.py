"""Reads calls that are made through the tools API."""

import json
import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from lightfc.core.definitions import Function, FunctionExpression
from lightfc.core.messages import ToolCall
from lightfc.formats.call_data import (
    duplicate_key,
    has_string_keys,
    is_name,
    join_calls,
    nests_too_deeply,
    normalize_arguments,
    parse_literal,
    python_call,
    python_value,
)
from lightfc.formats.certainty import tool_call_certainty
from lightfc.formats.known_names import Names, sent_names
from lightfc.formats.markup import LAYERS, Layer
from lightfc.formats.reader.found import Reading, notes_of, problem_of, unreadable
from lightfc.formats.reading_budget import Budget, BudgetError
from lightfc.formats.scanner import scan_value
from lightfc.formats.text_source import Source


def read_tool_calls(calls: Sequence[ToolCall], names: Names, layers: Collection[Layer] = LAYERS) -> Reading:
    """Read the calls, one at least, that a message makes through the tools API; unknown functions are calls too."""
    bare = [replace(call, name=_bare_name(call.name)) for call in calls] if "repairs" in layers else [*calls]
    notes = {} if bare == [*calls] else {"tags": None}
    try:
        return _read_tool_calls(bare, names, layers, Budget(sum(len(each.arguments) for each in calls)), notes)
    except (BudgetError, RecursionError):
        return unreadable("\n".join(f"{each.name}({each.arguments})" for each in calls))


def _read_tool_calls(
    calls: Sequence[ToolCall], names: Names, layers: Collection[Layer], budget: Budget, notes: dict[str, None]
) -> Reading:
    texts: list[str] = []
    problem = ""
    sent = sent_names(names.definitions)
    faults: list[str] = []
    for call in calls:
        call = replace(call, name=sent.get(call.name, call.name))
        value, made, fault = _arguments_of(call, layers, budget)
        faults.append(_fault(call) or fault)
        if value is None:
            texts.append(f"{call.name}({call.arguments})")
            problem = problem or f"the arguments of {call.name} are not a JSON object"
            continue
        made_of = Function(call.name, (), value)
        # What stands before a known name may say that it is not to be called; the check tells that there is none such.
        repaired = names.called(made_of) if "repairs" in layers and names.is_plain(call.name) else made_of
        texts.append(python_call(repaired))
        notes |= dict.fromkeys((*made, *notes_of([made_of], [repaired])))
        problem = problem or problem_of(repaired.name)
    faults = list(filter(None, faults))
    certainty = tool_call_certainty([call.arguments for call in calls], texts, repaired=bool(notes))
    certainty = "mentioned" if faults else certainty
    expression = FunctionExpression(join_calls(texts), "", tuple(notes), certainty)
    return Reading(expression, () if problem else tuple(texts), problem=problem, faults=tuple(faults))


_CHANNEL = re.compile(r"(?:<\|(?:channel|constrain|message)\|>\w*\s*)+")
"""Tokens of gpt-oss that some servers leave behind the name of a function, with the channel and the form."""


def _bare_name(name: str) -> str:
    """The name of a function without blanks and tokens behind it."""
    begin = name.find("<|")
    return (name[:begin] if begin > 0 and _CHANNEL.fullmatch(name, begin) else name).strip()


def _fault(call: ToolCall) -> str:
    """What is wrong with a call whatever the values of its arguments are; empty where nothing is."""
    if not is_name(call.name):
        return f"There is no function {call.name!r}." if call.name else "A call has no function name."
    twice = duplicate_key(call.arguments)
    return "" if twice is None else f"The arguments of {call.name!r} have the key {twice!r} twice."


_MAX_BRACKETS = 200
"""How many brackets CPython's parser lets stand in one another, whatever the limit of its recursion is."""


def _arguments_of(
    call: ToolCall, layers: Collection[Layer], budget: Budget
) -> tuple[dict[str, Any] | None, tuple[str, ...], str]:
    """The arguments of a tools API call, what had to be done, and why they cannot be used; None for none."""
    said = f"The arguments of {call.name!r}"
    try:
        value, notes, wrong = _parse_arguments(call.arguments.strip() or "{}", layers, budget)
        if not isinstance(value, dict) or not has_string_keys(value):
            return None, (), f"{said} {wrong or f'must be a JSON object, not {type(value).__name__}'}."
        if nests_too_deeply(value, call.arguments, _MAX_BRACKETS):
            raise RecursionError
        python_value(value)
    except RecursionError:
        return None, (), f"{said} nest too deeply."
    return value, notes, wrong and f"{said} {wrong}."


def _parse_arguments(body: str, layers: Collection[Layer], budget: Budget) -> tuple[Any, tuple[str, ...], str]:
    """The value of arguments, what had to be done, and what is wrong with them where they are not whole."""
    try:
        return normalize_arguments(json.loads(body)), (), ""
    except ValueError as error:
        wrong = f"are not JSON: {error}"
    if "repairs" not in layers or body[0] != "{":
        return None, (), wrong
    scanned = scan_value(Source(body, budget))
    # Nothing that follows the object is part of it, so that it can be used as soon as it ends.
    value = parse_literal(body[: scanned.end], budget)
    notes = ("surplus text",) if body[scanned.end :].strip() else tuple(scanned.notes) or ("python form",)
    # What ends before its last bracket may lack more than that.
    return value, notes, "" if isinstance(value, dict) and scanned.closed else wrong
