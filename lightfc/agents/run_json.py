"""The JSON form of an `AgentRun`, which is above: its transcript, and what going on with it needs."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from lightfc.core.codecs import HostValue
from lightfc.core.errors import ExportError
from lightfc.core.messages import Message, Usage
from lightfc.core.records import FunctionOutput
from lightfc.core.serialization import loads, record_dumps
from lightfc.core.values import rendered, to_json

_VERSION = 1
_MAX_NOTED = 10_000


def run_dict(run: Any) -> dict[str, Any]:
    """A run as plain JSON data."""
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
        **({"paused": _paused(run)} if run.waiting else {}),
    }


def _paused(run: Any) -> dict[str, Any]:
    """What `Agent.resume` needs of a run that waits and that no journal knows."""
    if run.run_id is not None:
        return {"waiting": [to_json(each.to_dict()) for each in run.waiting]}
    variables = {name: HostValue(value) for name, value in run.begun_with.items()}
    return {
        "programs": {str(number): output.to_json() for number, output in run.programs.items()},
        "variables": record_dumps(variables),
        "answers": [each.to_dict() for each in run.answers],
        "asides": [[model, used.prompt_tokens, used.completion_tokens] for model, used in run.asides],
    }


def read_run(kind: type[Any], text: str, types: Iterable[type]) -> Any:
    """The run, of this kind, that `AgentRun.to_json` has written."""
    try:
        held = json.loads(text)
        said = [Message.from_dict(each) for each in held["messages"]]
        run = kind(str(held["agent"]), str(held["question"]), said[: held["history"]], None)
        run.messages, run.answer, run.transcript = said, held["answer"], list(held["events"])
        run.times = [0.0] * len(run.transcript)
        run._run_id = held.get("run_id")
        paused = held.get("paused") or {}
        known = tuple(types)
        run._programs = {
            int(number): FunctionOutput.from_json(each, known) for number, each in paused.get("programs", {}).items()
        }
        variables = loads(paused["variables"], known) if "variables" in paused else {}
        asides = [(str(model), Usage(*used)) for model, *used in paused.get("asides", ())]
        run.go_on(variables, [Message.from_dict(each) for each in paused.get("answers", ())], asides)
        run.requests = int(held["requests"])
        run.usage = {
            name: Usage(each["prompt_tokens"], each["completion_tokens"]) for name, each in held["usage"].items()
        }
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise ExportError(
            f"the JSON was not written by AgentRun.to_json, or was changed since: {type(error).__name__}: {error}"
        ) from error
    return run


def transcript_of(transcript: Mapping[str, Any] | str) -> tuple[str, list[Message], list[Message]]:
    """The question of a run, the conversation before it, and what models answered."""
    try:
        held = json.loads(transcript) if isinstance(transcript, str) else transcript
        answers = [Message.from_dict(each["message"]) for each in held["events"] if each["kind"] == "answer"]
        said = [Message.from_dict(each) for each in held["messages"]]
        return held["question"], said[: held["history"]], answers
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(
            f"this is not the transcript of a run, as AgentRun.to_dict() or to_json() gives it: "
            f"{type(error).__name__}: {error}"
        ) from error


def noted_result(run: Any) -> str:
    """What the journal notes of a run for whoever looks at it."""
    usage = run.total_usage
    return json.dumps({
        "value": rendered(run.answer, _MAX_NOTED)[0] if run.has_answer else None, "calls": len(run.calls),
        "requests": run.requests, "cost": run.cost, "tokens": [usage.prompt_tokens, usage.completion_tokens],
    })  # fmt: skip


def jsonable_record(output: FunctionOutput) -> dict[str, Any]:
    """A record as plain JSON data."""
    record = output.to_dict()
    calls = record.pop("calls")
    plain: dict[str, Any] = {name: to_json(value) for name, value in record.items()}
    return {**plain, "calls": [to_json(call) for call in calls]}
