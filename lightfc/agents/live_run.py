"""A run of an agent while it goes on: what it asks of models and what it is told, within its limits."""

import json
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Any

from lightfc.agents.agent_options import Answer
from lightfc.agents.run import (
    OF_CALLS,
    AgentError,
    AgentEvent,
    AgentLimitError,
    AgentModelError,
    AgentRun,
    AgentWaitingError,
    EventKind,
    Listener,
)
from lightfc.agents.run_json import jsonable_record, noted_result
from lightfc.core.definitions import FunctionExpression
from lightfc.core.errors import ModelError
from lightfc.core.messages import Message, Usage
from lightfc.core.records import FunctionOutput
from lightfc.core.values import escape_surrogates, to_json
from lightfc.engine.approval_messages import waiting_error
from lightfc.engine.events import Event, OnEvent, program_begun_s
from lightfc.engine.tracing import chat_span
from lightfc.models import Delta, Model, StreamingModel
from lightfc.tools.tool_session import ToolSession

if TYPE_CHECKING:
    from lightfc.agents.agent_journal import AgentJournal

_log = logging.getLogger("lightfc.agents.run")  # where whoever looks for runs looks


class LiveRun(AgentRun[Answer]):
    """A run that goes on. Where it repeats another one, the answers are those, and nobody is told of it."""

    def __init__(
        self,
        agent: Any,
        question: str,
        before: Sequence[Message],
        variables: Mapping[str, Any],
        *,
        journal: "AgentJournal | None" = None,
        listener: Listener | None = None,
    ) -> None:
        session = ToolSession(agent.manager, agent.shown_chars, variables, question)
        session.manager.part_of = None if journal is None else journal.run_id
        super().__init__(type(agent).__name__, question, before, session, agent.limits, journal)
        self.begun_with = variables
        self._listener = listener
        self._reported: dict[int, FunctionOutput] = {}  # by identity

    @contextmanager
    def lease(self) -> Iterator[None]:
        """Keep other processes from resuming the run while it goes on, and note at its end what it came to."""
        if self._journal is None:
            yield
            return
        self._journal.hold()
        state: str | None = None
        try:
            yield
            state = "finished"
        except AgentError as error:
            state = "waiting" if isinstance(error, AgentWaitingError) else "failed"
            raise
        finally:
            self._journal.close(state, noted_result(self))

    @property
    def _goes_on(self) -> bool:
        """Whether what happens now has happened before."""
        return self._journal.goes_on if self._journal is not None else bool(self._before) or self.session.resuming

    async def ask(
        self,
        model: Model,
        messages: Sequence[Message],
        *,
        part: str = "",
        listen: Callable[[str], None] | None = None,
        **options: Any,
    ) -> Message:
        """Ask a model within the limits, and record it."""
        self._request(model)
        messages = [_sendable(message) for message in messages]
        options = {name: each for name, each in options.items() if each}
        sent = [message.to_dict() for message in messages]
        constrained = "grammar" in options.get("extra_body", ())
        self.note("request", part, model=model.name, messages=sent, constrained=constrained)
        again = bool(self._before)

        def tell(piece: Delta) -> None:
            self.emit("delta", part, piece.content, delta=piece)
            if listen is not None:
                listen(piece.content)

        try:
            if again:
                answer = self._before.pop(0)
                if listen is not None:
                    listen(answer.content)
            else:
                self.emit("request", part, model.name)
                _log.debug("request %d to %s: %d messages", self.requests, model.name, len(messages))
                is_heard = self._listener is not None or listen is not None
                with chat_span(model.name, messages) as record:
                    answer = await _answer_of(model, messages, options, tell if is_heard else None)
                    record(answer)
        except ModelError as error:
            self.note("model-error", part, text=str(error))
            raise AgentModelError(f"the run ended at request {self.requests}: {error}", self) from error
        self._count(model.name, answer.usage or Usage())
        self._answers.append(answer)
        self.note("answer", part, message=answer.to_dict())
        if not again:
            self.emit("answer", part, answer.content)
        self._hold(self._limits._exceeded(self.total_usage, self.cost))
        return answer

    async def ask_aside(self, model: Model, messages: Sequence[Message], **options: Any) -> Message:
        """Ask a model from a tool, within the limits. It is not part of the conversation."""
        self._request(model)
        messages = [_sendable(message) for message in messages]
        with chat_span(model.name, messages) as record:
            answer = await model.complete(messages, **options)
            record(answer)
        used = answer.usage or Usage()
        self._count_aside(model.name, used)
        if self._journal is not None:
            self._journal.note("aside", {"model": model.name, "usage": [used.prompt_tokens, used.completion_tokens]})
        self._hold(self._limits._exceeded(self.total_usage, self.cost))
        return answer

    def _request(self, model: Model) -> None:
        """Count one more request, if there may be one."""
        self._hold(self._limits._refused(self.requests, model.name))
        self.requests += 1

    @property
    def calls_left(self) -> int | None:
        """How many calls the run may still make; None for any number."""
        return (
            None if self._limits.calls is None else self._limits.calls - sum(1 for call in self.calls if call.attempts)
        )

    def need_calls(self, count: int = 1) -> None:
        """Refuse calls that the limits do not allow."""
        allowed, left = self._limits.calls or 0, self.calls_left
        if left is not None and count > left:
            made, calls = allowed - left, f"{allowed} call{'s' if allowed != 1 else ''}"
            needed = (
                f"{made} {'were' if made != 1 else 'was'} made and {count} more {'are' if count != 1 else 'is'} needed"
            )
            raise self.limit_error(f"{calls}, {needed}")

    def teller(self, part: str = "") -> OnEvent | None:
        """The function that turns events of calls into events of the run.

        None if nobody listens, and no limit of time may cut a program, of which only these events tell then.
        """
        if self._listener is None and self._limits.time_s is None:
            return None

        def tell(event: Event) -> None:
            kind, record = OF_CALLS[event.kind], event.record
            if kind == "call":
                self._reported[id(record)] = record
            if id(record) not in self._followed:
                self._followed[id(record)] = record, program_begun_s(record, perf_counter() - self.started_s)
            self.emit(kind, part, record.source, record=record, value=event.value)

        return tell

    def record_cut(self) -> None:
        """Record what is known of programs that were cancelled; in a journal their calls stand already."""
        for _, output in sorted(self.session.cut.items()):
            self._keep(output)
        self.session.cut.clear()

    def _keep(self, output: FunctionOutput, part: str = "") -> None:
        self.outputs.append(output)
        self.note("execution", part, record=jsonable_record(output))
        for call in output.calls:
            self._followed.pop(id(call), None)

    def record_execution(self, output: FunctionOutput, part: str = "") -> None:
        self._keep(output, part)
        is_new = self._journal is None or self._journal.note_execution(output, part)
        for call in output.calls:
            if self._reported.pop(id(call), None) is None and is_new:
                self.emit("call", part, call.source, record=call)

    def read(self, expression: FunctionExpression, part: str = "", *, executed: bool) -> None:
        """Record calls that were found in an answer."""
        noted = ", ".join(expression.notes)
        _log.debug("an answer is read as %s%s", expression.certainty, f" ({noted})" if noted else "")
        reading = {"certainty": expression.certainty, "notes": list(expression.notes), "executed": executed}
        if self.note("reading", part, expression=expression.action, **reading):
            self.emit("reading", part, expression.action, expression=expression, executed=executed)

    def record_plan(self, steps: Sequence[str], text: str) -> None:
        if self.note("plan", "planner", steps=list(steps)):
            self.emit("plan", "planner", text)

    def record_pause(self, outputs: Iterable[tuple[str, FunctionOutput]]) -> AgentWaitingError:
        """Record that the run waits for approval, and make the error that says so.

        Args:
            outputs: What is known of the programs that wait, each with the part of the run that it is of.
        """
        requests = self.waiting
        for part, output in outputs:
            self._keep(output, part)
        self.note("waiting", "", requests=[to_json(each.to_dict()) for each in requests])
        return AgentWaitingError(f"{waiting_error(requests)}\nDecide with Agent.resume(run, decisions)", self)

    def record_observation(self, text: str, part: str = "", record: FunctionOutput | None = None) -> None:
        """Record what a model is told of its calls."""
        if self.note("observation", part, text=text):
            self.emit("observation", part, text, record=record)

    def record_answer(self, answer: Any) -> None:
        self.answer = answer
        _log.info("%s has answered: %d requests, %d calls", self.agent, self.requests, len(self.calls))
        self.note("final", "", answer=to_json(answer))
        self.emit("final", "", str(answer) if isinstance(answer, str) else json.dumps(to_json(answer)))

    def note(self, kind: str, part: str, **data: Any) -> bool:
        """Add an entry to the transcript; whether it tells of a step that the journal did not have yet."""
        entry = {"kind": kind, **({"part": part} if part else {}), **data}
        self.transcript.append(entry)
        self.times.append(perf_counter() - self.started_s)
        if self._journal is None or kind == "execution":  # of which the calls have been noted
            return True
        return self._journal.note(kind, entry)

    def emit(self, kind: EventKind, part: str, text: str = "", **more: Any) -> None:
        if self._listener is not None and not self._goes_on:
            self._listener(AgentEvent(kind, part, self.requests, text, run=self, **more))

    def _hold(self, exceeded: str) -> None:
        if exceeded:
            raise self.limit_error(exceeded)

    def limit_error(self, what: str) -> AgentLimitError:
        """Make the error of a run that has used up what it is allowed."""
        return AgentLimitError(f"the run is allowed {what}; ask for less, or raise the limit", self)


def _sendable(message: Message) -> Message:
    """A message that can be sent, whatever a tool has put into it."""
    content = escape_surrogates(message.content)
    return message if content is message.content else replace(message, content=content)


async def _answer_of(
    model: Model, messages: Sequence[Message], options: Mapping[str, Any], on_delta: Callable[[Delta], None] | None
) -> Message:
    """What a model answers; with `on_delta`, one that can stream does."""
    if on_delta is None or not isinstance(model, StreamingModel):
        return await model.complete(messages, **options)
    pieces = model.stream(messages, **options)
    try:
        async for piece in pieces:
            if isinstance(piece, Message):
                return piece
            on_delta(piece)
    finally:
        close = getattr(pieces, "aclose", None)
        if close is not None:
            await close()
    raise ModelError(f"the stream of model {model.name!r} ended without a message")
