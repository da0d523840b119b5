"""What a journal notes of calls and runs for whoever looks at them later; nothing of it is needed to go on."""

import json
from collections.abc import Sequence
from typing import Any, get_args

from lightfc.core.circumstances import UNKNOWN, ApprovalOutcome, Attempt, Circumstances, Wait, WaitReason
from lightfc.core.errors import JournalError
from lightfc.core.records import FunctionOutput
from lightfc.core.values import rendered
from lightfc.views.run_view import seconds

_MAX_NOTED = 10_000
"""Calls that were never made, of which a run notes that; and characters of a text that is noted for people."""


def no_such_run(run_id: str, path: str, latest: Sequence[str]) -> JournalError:
    """The error of who asks for a run that a journal does not have, with the names of the latest that it has."""
    runs = f"the latest are {', '.join(map(repr, latest))}" if latest else "it holds no runs"
    return JournalError(f"there is no run {run_id!r} in {path}; {runs}")


def circumstances_text(record: FunctionOutput, since_s: float) -> str:
    """Where a call stands, when it began, what it waited for, and so on; a process took the run up after `since_s`."""
    span = record.span
    noted: dict[str, Any] = {"start_s": record.start_s + since_s}
    if span is not None:
        noted["span"] = [span.start, span.end]
    if record._waits:
        noted["waits"] = [_shifted(each.to_dict(), since_s) for each in record.waits]
    if record.failed_attempts:
        noted["failed_attempts"] = [_shifted(each.to_dict(), since_s) for each in record.failed_attempts]
    if record.state != "running":
        noted["coercions"] = [str(each) for each in record.coercions]
    noted.update((name, value) for name in ("executor", "approval") if (value := getattr(record, name)))
    return json.dumps(noted)


def circumstances_noted(text: str | None) -> Circumstances:
    """What a call was made under; none where that cannot be read, which nobody needs to go on."""
    try:
        noted = json.loads(text or "{}")
        start_s = seconds(noted.get("start_s"))
        waits = [Wait(_one_of(WaitReason, each["reason"]), str(each["call"])) for each in noted.get("waits", ())]
        failed = [
            Attempt(str(each["type"]), str(each["message"]), seconds(each["at_s"]) - start_s, seconds(each["wait_s"]))
            for each in noted.get("failed_attempts", ())
        ]
        approval = _one_of(ApprovalOutcome, noted.get("approval", ""))
        return Circumstances(approval, str(noted.get("executor", "")), tuple(waits), tuple(failed))
    except (ValueError, TypeError, LookupError, AttributeError, StopIteration, RecursionError):
        return UNKNOWN


def _one_of(kind: Any, noted: object) -> Any:
    return next(each for each in get_args(kind) if each == noted)


def _shifted(noted: dict[str, Any], since_s: float) -> dict[str, Any]:
    return {name: each + since_s if name in _MOMENTS and each is not None else each for name, each in noted.items()}


_MOMENTS = frozenset({"from_s", "until_s", "at_s"})


def result_text(output: FunctionOutput, since_s: float) -> str:
    """What a run came to: its value or error, what it printed, and the calls that were never begun."""
    unmade = [
        {
            "id": each.id, "name": each.name, "state": each.state, "error": _error(each),
            "span": [each.span.start, each.span.end] if each.span else None,
        }
        for each in output.calls if not each.attempts and each.approval != "denied"
    ][:_MAX_NOTED]  # fmt: skip
    noted = {
        "printed": output.printed[:_MAX_NOTED], "error": _error(output), "duration_s": output.duration_s + since_s,
        "calls": len(output.calls), "unmade": unmade,
        "value": None if output.error is not None else rendered(output.output, _MAX_NOTED)[0],
    }  # fmt: skip
    return json.dumps(noted)


def _error(record: FunctionOutput) -> dict[str, Any] | None:
    error = record.error
    return None if error is None else {"kind": error.kind, "type": error.type, "message": error.message[:_MAX_NOTED]}
