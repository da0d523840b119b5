"""What a client is told of a run: plain data, within a budget of characters, with a reference for what is left out."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from lightfc.core.decisions import ApprovalRequest
from lightfc.core.records import FunctionOutput
from lightfc.core.run_views import arguments_text
from lightfc.core.values import escape_surrogates, rendered, shape_of, to_json
from lightfc.tools.tool_session import ToolSession

MAX_CALLS = 50
"""Calls of a run that are told one by one: the first and the failed ones; of the others, how many there are."""

_MAX_SOURCE_CHARS = 200
_MAX_CALL_CHARS = 300


def reply_of(output: FunctionOutput, session: ToolSession, budget: int) -> dict[str, Any]:
    """What is told of a run: so many characters of a value, and half as many of what was printed."""
    reply: dict[str, Any] = {"state": output.state}
    if output.error is not None:
        reply["error"] = {"kind": output.error.kind, "message": str(output.error)[:budget]}
    elif output.state == "finished":
        reply.update(_value(output.output, session, budget))
    if output.printed:
        reply["printed"] = _printed(output.printed, session, budget // 2)
    reply["calls"] = _calls(output, session)
    if len(output.calls) > len(reply["calls"]):
        reply["calls_not_listed"] = len(output.calls) - len(reply["calls"])
    if output.waiting:
        reply["waiting"] = [described(each) for each in output.waiting]
    sent: dict[str, Any] = _sendable(reply)
    return sent


def _sendable(value: Any) -> Any:
    """Plain data whose texts can be sent: halves of characters stand there escaped."""
    if isinstance(value, str):
        return escape_surrogates(value)
    if isinstance(value, dict):
        return {escape_surrogates(name): _sendable(each) for name, each in value.items()}
    return [_sendable(each) for each in value] if isinstance(value, list) else value


def _value(value: Any, session: ToolSession, budget: int) -> dict[str, Any]:
    text, complete = rendered(value, budget)
    if not complete:
        sample = text if isinstance(value, list | tuple | dict | set | frozenset | str | bytes) else shape_of(value)
        return {"reference": {"name": session.keep(value), "shape": shape_of(value)}, "sample": sample}
    plain = to_json(value)
    return {"value": plain if len(json.dumps(plain)) <= 2 * budget else text}


def _printed(text: str, session: ToolSession, budget: int) -> str:
    if len(text) <= budget:
        return text
    half = budget // 2
    left = f"… ({len(text) - 2 * half:,} characters are left out; all of it is {session.keep(text)})"
    return f"{text[:half]}\n{left}\n{text[-half:]}"


def _calls(output: FunctionOutput, session: ToolSession) -> list[dict[str, Any]]:
    calls: Sequence[FunctionOutput] = output.calls
    if len(calls) > MAX_CALLS:
        listed = {id(each) for each in [*[each for each in calls if each.error is not None], *calls][:MAX_CALLS]}
        calls = [each for each in calls if id(each) in listed]
    places = Counter(each.source for each in calls)
    keep = output.error is not None
    return [_call(each, session, keep=keep, is_repeated=places[each.source] > 1) for each in calls]


def _call(call: FunctionOutput, session: ToolSession, *, keep: bool, is_repeated: bool) -> dict[str, Any]:
    source = " ".join(call.source.split())
    data: dict[str, Any] = {
        "source": source if len(source) <= _MAX_SOURCE_CHARS else f"{source[:_MAX_SOURCE_CHARS]}…",
        "state": call.state,
        "ms": round(call.duration_s * 1_000, 1),
    }
    if is_repeated and call.parsed_input is not None:
        data["arguments"] = arguments_text(call.parsed_input, _MAX_SOURCE_CHARS)
    if call.error is not None:
        data["error"] = call.error.message[: 4 * _MAX_CALL_CHARS]
    elif keep and call.state == "finished":
        # The program has no value, so what its calls gave is all there is of it.
        text, complete = rendered(call.output, _MAX_CALL_CHARS)
        data["value"] = text if complete else f"{shape_of(call.output)}, all of it is {session.keep(call.output)}"
    return data


def described(request: ApprovalRequest) -> dict[str, Any]:
    """A call that waits for approval, as a client is told of it."""
    arguments: Mapping[str, Any] = request.arguments or {}
    data: dict[str, Any] = _sendable({
        "id": request.id,
        "name": request.name,
        "source": " ".join(request.source.split())[: 5 * _MAX_SOURCE_CHARS],
        "arguments": {name: rendered(value, 5 * _MAX_CALL_CHARS)[0] for name, value in arguments.items()},
        "reason": request.reason,
        **({"note": request.note} if request.note else {}),
    })  # fmt: skip
    return data
