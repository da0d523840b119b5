"""The run of an agent in a journal: every step is noted as it is taken, so that another process can go on from there.

Going on takes the same way once more. What a model has answered is given again and not asked again; what a text has
called is taken from the run of the text. Each step that comes by is compared with the one that was noted: the way has
to be the same, or the tools, the options or the version have changed, and the run ends before anything else happens.
"""

import json
import uuid
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from lightfc.core.deserialization import loads
from lightfc.core.errors import ExportError, JournalError
from lightfc.core.failures import CallError
from lightfc.core.messages import Message, Usage
from lightfc.core.records import FunctionOutput
from lightfc.core.serialization import dumps_or_none
from lightfc.core.values import short_text, to_json

if TYPE_CHECKING:
    from lightfc.engine.journal import Journal
    from lightfc.engine.journalled_run import JournalledRun


_ASIDE = "aside"
_PASSING = ("waiting", "model-error", _ASIDE)
"""Steps that a run takes where it ends for the time being, or in a call: who goes on does not come by them again."""


class AgentJournal:
    """The steps of one run of an agent, taken up by this process alone."""

    def __init__(self, noted: "JournalledRun", steps: Sequence[tuple[int, str, str]] = ()) -> None:
        self.run_id = noted.run_id
        self._noted = noted
        self._next = max((number for number, _, _ in steps), default=-1) + 1
        self._asides = [json.loads(data) for _, kind, data in steps if kind == _ASIDE]
        self._before = deque((kind, data) for _, kind, data in steps if kind not in _PASSING)
        self._sent: dict[str, list[dict[str, Any]]] = {}

    @classmethod
    def begin(
        cls,
        agent: Any,
        run_id: str | None,
        question: str,
        history: Sequence[Message],
        variables: Mapping[str, Any],
    ) -> "AgentJournal | None":
        """Note a new run of an agent; None where it has no journal."""
        journal: Journal | None = agent.manager.journal
        if journal is None:
            if run_id is not None:
                raise JournalError(f"run_id needs a journal: give {type(agent).__name__}(journal=…)")
            return None
        # In the row of the run itself: a run is there whole, or not at all.
        head = {
            "history": [each.to_dict() for each in history],
            "variables": {name: dumps_or_none(value) for name, value in variables.items()},
        }
        name = uuid.uuid4().hex if run_id is None else run_id
        return cls(journal._begin(name, question, head, (), kind=type(agent).__name__))

    @classmethod
    def take(cls, agent: Any, run_id: str) -> "AgentJournal":
        """Take up a run where it was left."""
        journal: Journal | None = agent.manager.journal
        name = type(agent).__name__
        if journal is None:
            is_json = "; a run as JSON is read first, by AgentRun.from_json" if run_id[:1] == "{" else ""
            raise JournalError(
                f"run {short_text(run_id)} cannot be resumed without its journal: give {name}(journal=…){is_json}"
            )
        noted = journal._take_up(run_id, ())
        with cls(noted).giving_up():
            if noted.kind == "program":
                raise JournalError(f"run {run_id!r} was not started by an agent; resume it with ToolManager.resume")
            if noted.kind != name:
                raise JournalError(
                    f"run {run_id!r} was started by a {noted.kind}; resume it with that agent, not with a {name}"
                )
            return cls(noted, noted.steps())

    @contextmanager
    def giving_up(self) -> Iterator[None]:
        """Let others take the run up where it does not come to going on."""
        try:
            yield
        except BaseException:
            self._noted.close()
            raise

    def head(self, types: Sequence[type]) -> tuple[str, list[Message], dict[str, Any]]:
        """What the run began with: question, the conversation before it, and variables."""
        try:
            head = self._noted.depends_on()
            lost = [name for name, text in head["variables"].items() if text is None]
            if lost:
                raise self._noted.refusal(
                    f"its variable {lost[0]} has no JSON form; put such values in the agent's context="
                )
            variables = {name: loads(text, types) for name, text in head["variables"].items()}
            history = [Message.from_dict(each) for each in head["history"]]
            return self._noted.text, history, variables
        except (KeyError, TypeError, ValueError, AttributeError, ExportError) as error:
            raise self._noted.refusal(f"what the journal holds of it cannot be read: {error}") from error

    @property
    def answers(self) -> list[Message]:
        """What models have answered, in order."""
        return [Message.from_dict(json.loads(data)["message"]) for kind, data in self._before if kind == "answer"]

    @property
    def asides(self) -> list[tuple[str, Usage]]:
        """What calls have asked models in the course of the run: the model and what its answer cost."""
        return [(str(each["model"]), Usage(*each["usage"])) for each in self._asides]

    @property
    def goes_on(self) -> bool:
        """Whether there are steps that were taken before and have not come by again."""
        return bool(self._before)

    def texts(self) -> tuple[dict[int, FunctionOutput], dict[int, dict[str, FunctionOutput]]]:
        """The executed texts, by number, as records that name their runs; and of those that ended, the cut calls."""
        texts = {}
        for run_id, text in self._noted.parts():
            output = texts[_number(run_id)] = FunctionOutput(None, text)
            output.run_id = run_id
        executed = [json.loads(data) for kind, data in self._before if kind == "execution"]
        ended = {
            _number(each["run_id"]): {cut["id"]: _cut_call(cut) for cut in each["cut"]}
            for each in executed
            if each["run_id"] is not None
        }
        return texts, ended

    def note(self, kind: str, entry: Mapping[str, Any]) -> bool:
        """Take note of a step; whether it is new, and not one that was taken before."""
        noted = json.dumps(self._shortened(entry) if kind == "request" else to_json(dict(entry)))
        if not self._before or kind in _PASSING:
            self._noted.note_step(self._next, kind, noted)
            self._next += 1
            return True
        before, data = self._before.popleft()
        if before != kind or (kind == "request" and data != noted):
            which = before if before != kind else "the request to the model"
            raise self._noted.refusal(
                f"a step differs from the one in the journal ({which}); its tools, its options or the version of "
                "lightfc have changed: restore them, or start a new run"
            )
        return False

    def note_execution(self, output: FunctionOutput, part: str) -> bool:
        """Take note that a text was executed; whether that is new."""
        cut = [
            {"id": each.id, "message": each.error.message if each.error else "", "attempts": each.attempts}
            for each in output.calls
            if each.state == "cancelled"
        ]
        error = None if output.error is None else {"type": output.error.type, "message": output.error.message}
        return self.note("execution", {"part": part, "run_id": output.run_id, "cut": cut, "error": error,
                                "source": output.source if output.run_id is None else None})  # fmt: skip

    def _shortened(self, entry: Mapping[str, Any]) -> dict[str, Any]:
        """A request without the messages that the one before it had as well."""
        messages, part = entry["messages"], entry.get("part", "")
        before = self._sent.get(part, [])
        kept = next(
            (n for n, pair in enumerate(zip(before, messages, strict=False)) if pair[0] != pair[1]),
            min(len(before), len(messages)),
        )
        self._sent[part] = messages
        return {**entry, "kept": kept, "messages": messages[kept:]}

    def hold(self) -> None:
        self._noted.hold(lambda error: None)  # the next step that is noted tells

    def close(self, state: str | None, result: str) -> None:
        """Let others take the run up, and note what it came to."""
        self._noted.close(state, result)


def _cut_call(noted: Mapping[str, Any]) -> FunctionOutput:
    """A call of which only that is known; so its record names no function."""
    record = FunctionOutput(None, "{}", tuple(map(int, noted["id"].split("."))))
    record.error, record.attempts = CallError("cancelled", "CancelledError", noted["message"]), noted["attempts"]
    return record


def _number(run_id: str) -> int:
    return int(run_id.rpartition(":")[2])
