"""The JSON form of an `AgentRun`, which is above: its transcript, and what going on with it needs."""

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

from lightfc.core.codecs import HostValue
from lightfc.core.deserialization import loads
from lightfc.core.errors import ExportError
from lightfc.core.messages import Message, Usage
from lightfc.core.options import check_option
from lightfc.core.records import FunctionOutput
from lightfc.core.serialization import is_whole, record_dumps
from lightfc.core.values import rendered, to_json

_VERSION = 1
_MAX_NOTED = 10_000


def run_dict(run: Any) -> dict[str, Any]:
    return {
        "version": _VERSION,
        "agent": run.agent,
        "question": run.question,
        "history": len(run.before),
        "answer": to_json(run.answer),
        "requests": run.requests,
        "usage": {name: to_json(usage) for name, usage in run.usage.items()},
        "messages": [message.to_dict() for message in run.messages],
        "events": run.transcript,
        "run_id": run.run_id,
        **({"paused": _paused(run)} if run.waiting else {"variables": _each_dumped(run.variables)}),
    }


def _paused(run: Any) -> dict[str, Any]:
    """What `Agent.resume` needs of a run that waits and that no journal knows."""
    if run.run_id is not None:
        return {"waiting": [to_json(each.to_dict()) for each in run.waiting]}
    return {
        "programs": {str(number): output.to_json() for number, output in run.programs.items()},
        "variables": _dumped(run.begun_with),
        "answers": [each.to_dict() for each in run.answers],
        "asides": [[model, used.prompt_tokens, used.completion_tokens] for model, used in run.asides],
    }


def _dumped(variables: Mapping[str, Any]) -> str:
    return record_dumps({name: HostValue(value) for name, value in variables.items()})


def _each_dumped(variables: Mapping[str, Any]) -> dict[str, str]:
    found = {}
    for name, value in variables.items():
        with suppress(ExportError):  # it is too large, or nests too deeply, to be read again
            found[name] = _dumped({name: value})
    return found


def read_run(kind: type[Any], text: str, types: Iterable[type]) -> Any:
    """The run, of this kind, that `AgentRun.to_json` has written."""
    known = tuple(types)
    try:
        held = _part({"the whole": json.loads(text)}, "the whole", dict)
        messages = _messages(held, "messages")
        run = kind(
            _part(held, "agent", str), _part(held, "question", str), messages[: _part(held, "history", int)], None
        )
        run.messages, run.answer, run.transcript = messages, held.get("answer"), list(_part(held, "events", list))
        run.times = [0.0] * len(run.transcript)
        run._run_id = held.get("run_id")
        run._kept = _variables(_part({"variables": {}, **held}, "variables", dict), known)
        _read_pause(run, {**_NOT_PAUSED, **_part({"paused": {}, **held}, "paused", dict)}, known)
        run.requests, usage = _part(held, "requests", int), _part(held, "usage", dict)
        run.usage = {name: _usage(usage, name) for name in usage}
    except (TypeError, ValueError) as error:
        raise ExportError(f"the JSON was not written by AgentRun.to_json, or was changed since: {error}") from error
    return run


_NOT_PAUSED: dict[str, Any] = {"programs": {}, "variables": "{}", "answers": [], "asides": []}


def _read_pause(run: Any, paused: dict[str, Any], known: tuple[type, ...]) -> None:
    """Read what a run that waits needs in order to go on."""
    programs = _part(paused, "programs", dict, "paused.")
    if not all(map(str.isdecimal, programs)):
        raise ValueError("each key of paused.programs must be a number")
    run._programs = {
        int(number): FunctionOutput.from_json(_part(programs, number, str, "paused.programs."), known)
        for number in programs
    }
    run.begun_with = loads(_part(paused, "variables", str, "paused."), known)
    asides = list(map(_aside, _part(paused, "asides", list, "paused.")))
    run._go_on(_messages(paused, "answers", "paused."), asides)


def _variables(held: Mapping[str, str], known: tuple[type, ...]) -> dict[str, Any]:
    """The variables of a run that has ended, but for those that hold something else than data and the known classes."""
    found: dict[str, Any] = {}
    for each in held.values():
        with suppress(ExportError):
            found |= loads(each, known)
    return {name: value for name, value in found.items() if is_whole(value)}


def _aside(held: Any) -> tuple[str, Usage]:
    if not isinstance(held, list) or list(map(type, held)) != [str, int, int]:
        raise TypeError("each item of paused.asides must be a list of a model's name and two numbers of tokens")
    return held[0], Usage(*held[1:])


_JSON = {str: "a string", int: "a whole number", list: "a list", dict: "an object"}


def _part(held: Mapping[str, Any], name: str, kind: type, within: str = "") -> Any:
    """A member of an object; where it is missing or of another type, the error says where, and what was expected."""
    check_option(f"{within}{name}", held.get(name), kind, _JSON[kind])
    return held[name]


def _messages(held: Mapping[str, Any], name: str, within: str = "") -> list[Message]:
    made = []
    for i, each in enumerate(_part(held, name, list, within)):
        try:
            made.append(Message.from_dict(each))
        except (TypeError, ValueError) as error:
            raise TypeError(f"{within}{name}[{i}]: {error}") from None
    return made


def _usage(held: Mapping[str, Any], name: str) -> Usage:
    data, within = _part(held, name, dict, "usage."), f"usage.{name}."
    return Usage(_part(data, "prompt_tokens", int, within), _part(data, "completion_tokens", int, within))


def noted_result(run: Any) -> str:
    """What the journal notes of a run for whoever looks at it."""
    usage, calls = run.total_usage, sum(each.state != "waiting" for each in run.calls)
    return json.dumps({
        "value": rendered(run.answer, _MAX_NOTED)[0] if run.has_answer else None, "calls": calls,
        "requests": run.requests, "cost": run.cost, "tokens": [usage.prompt_tokens, usage.completion_tokens],
    })  # fmt: skip


def jsonable_record(output: FunctionOutput) -> dict[str, Any]:
    record = output.to_dict()
    calls = record.pop("calls")
    plain: dict[str, Any] = {name: to_json(value) for name, value in record.items()}
    return {**plain, "calls": [to_json(call) for call in calls]}
