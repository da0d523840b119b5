"""One run of an agent: what was asked, said, called and spent, while it happens and afterwards."""

import json
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import TYPE_CHECKING, Any, Generic, Literal, cast

from lightfc.agents.agent_options import Answer
from lightfc.agents.run_limits import AgentLimits
from lightfc.core.codecs import HostValue
from lightfc.core.decisions import ApprovalRequest
from lightfc.core.definitions import FunctionExpression, JsonSchema
from lightfc.core.errors import AgentLimitError, AgentModelError, AgentWaitingError, ExportError, ModelError
from lightfc.core.messages import Message, Usage
from lightfc.core.records import FunctionOutput
from lightfc.core.serialization import loads, record_dumps
from lightfc.core.values import rendered, to_json, writable
from lightfc.engine.approval_messages import waiting_error
from lightfc.engine.events import Event, Progress
from lightfc.engine.tracing import chat_span
from lightfc.models import Delta, Model, StreamingModel
from lightfc.tools.tool_session import ToolSession, waiting_in
from lightfc.views.shown import ShownAsRun

if TYPE_CHECKING:
    from lightfc.agents.agent_journal import AgentJournal
    from lightfc.views.run_view import RunView

__all__ = ["AgentEvent", "AgentRun"]

EventKind = Literal[
    "request",
    "delta",
    "answer",
    "reading",
    "plan",
    "started",
    "progress",
    "retried",
    "waiting",
    "call",
    "observation",
    "final",
]

_log = logging.getLogger(__name__)

TRANSCRIPT_VERSION = 1
_MAX_NOTED = 10_000


@dataclass(frozen=True, slots=True)
class AgentEvent:
    """Something that happened in a run.

    Attributes:
        kind: `"request"` (a model is asked), `"delta"` (a piece of its answer), `"answer"` (all of it), `"reading"`
            (calls were found in it), `"plan"` (its steps have been read), `"started"` (a call has begun), `"progress"`
            (its generator has yielded), `"retried"` (it has failed and is tried again), `"waiting"` (it waits for
            approval), `"call"` (it has ended, or never will begin), `"observation"` (what the model is told of its
            calls), `"final"` (the answer of the run).
        part: Which part of the agent it happened to, such as `"planner"` or `"step 2"`; empty where there is one only.
        round: How many times a model had been asked by then.
        text: The piece, the answer, the expression that was read, the observation; for what happens to a call, its
            source.
        record: For what happens to a call, its record, which grows until it has ended; for an observation, that of the
            program.
        delta: For a delta, the piece with the model's reasoning kept apart.
        value: Of `"progress"`, what was yielded; of `"retried"`, the exception.
        expression: Of `"reading"`, what was read, with its certainty and notes.
        executed: Of `"reading"`, whether it is certain enough to be executed.
        run: The run so far: what it has used, and its transcript.

    Examples:
        >>> from lightfc.agents import FunctionCallAgent
        >>> from lightfc import ScriptedModel
        >>> def add(a: int, b: int) -> int:
        ...     "Add two numbers."
        ...     return a + b
        >>> kinds = []
        >>> agent = FunctionCallAgent(ScriptedModel(["add(1, 2)", "It is 3."]), [add])
        >>> _ = agent.run("What is 1 + 2?", on_event=lambda event: kinds.append(event.kind))
        >>> [kind for kind in kinds if kind != "delta"]
        ['request', 'answer', 'reading', 'started', 'call', 'observation', 'request', 'answer', 'final']
    """

    kind: EventKind
    part: str
    round: int
    text: str = ""
    record: FunctionOutput | None = None
    delta: Delta | None = None
    value: Any = None
    expression: FunctionExpression | None = None
    executed: bool = False
    run: "AgentRun | None" = field(default=None, repr=False, compare=False)


_OF_CALLS: Mapping[str, EventKind] = {
    "started": "started", "progress": "progress", "retried": "retried", "waiting": "waiting", "finished": "call",
    "skipped": "call",
}  # fmt: skip

Listener = Callable[[AgentEvent], None]


class AgentRun(ShownAsRun, Generic[Answer]):
    """One run of an agent. Given as `after` of the next run, the conversation goes on, with its variables.

    Made by `Agent.run` and its kin.

    Attributes:
        agent: Name of the agent's class.
        question: What was asked.
        messages: The conversation without its system prompt: history, question, answers, observations, and at last the
            final answer.
        answer: The final answer, of the agent's `output_type` if it has one; None as long as there is none.
        outputs: The record of each program that was executed, in order.
        usage: By name of the model: the tokens that its answers cost.
        requests: How often models were asked.
        replayed: Who answers in the place of every model; None if they do.
        begun_with: The variables of the run before, whose conversation this one goes on with.
        transcript: What happened, one plain JSON object for each event; `to_json` writes it with the rest.
        asides: What calls have asked models in the course of the run: the model and what its answer cost.
        times: When each of that happened, in seconds since the run began, or since it went on.

    Examples:
        >>> from lightfc.agents import FunctionCallAgent
        >>> from lightfc import ScriptedModel
        >>> def add(a: int, b: int) -> int:
        ...     "Add two numbers."
        ...     return a + b
        >>> agent = FunctionCallAgent(ScriptedModel(["add(1, 2)", "It is 3.", "No."]), [add])
        >>> run = agent.run("What is 1 + 2?")
        >>> run.answer, run.requests, [message.role for message in run.messages]
        ('It is 3.', 2, ['user', 'assistant', 'user', 'assistant'])
        >>> agent.run("Sure?", after=run).answer
        'No.'
    """

    def __init__(
        self,
        agent: str,
        question: str,
        history: Sequence[Message],
        session: ToolSession | None,
        limits: AgentLimits | None = None,
        listener: Listener | None = None,
        replayed: Model | None = None,
        journal: "AgentJournal | None" = None,
    ) -> None:
        self.agent = agent
        self._session = session
        self._texts: Mapping[int, FunctionOutput] = {}  # of a run that was read from JSON
        self._run_id: str | None = None
        self.question = question
        self._asked = len(history)
        self.messages: list[Message] = [*history, Message("user", question)]
        self.answer: Answer = cast(Any, None)
        self.outputs: list[FunctionOutput] = []
        self.usage: dict[str, Usage] = {}
        self.requests = 0
        self.asides: list[tuple[str, Usage]] = []
        self.transcript: list[dict[str, Any]] = []
        self.times: list[float] = []
        self._begun_s = perf_counter()
        self._limits = limits or AgentLimits()
        self._listener = listener
        self.replayed = replayed
        self._journal = journal
        self._answers: list[Message] = []
        self._before: list[Message] = []  # answers from before a pause
        self._told: dict[int, FunctionOutput] = {}  # by identity
        self.begun_with: Mapping[str, Any] = {}

    def __repr__(self) -> str:
        return f"AgentRun(agent={self.agent!r}, requests={self.requests}, calls=<{len(self.calls)}>)"

    @property
    def run_id(self) -> str | None:
        """By what the journal names the run; None without one."""
        return self._run_id if self._journal is None else self._journal.run_id

    @property
    def session(self) -> ToolSession:
        """Where programs are executed.

        Raises:
            ValueError: The run was read from JSON: `Agent.resume` makes one for it.
        """
        if self._session is None:
            raise ValueError("a run that was read from JSON executes nothing; Agent.resume goes on with it")
        return self._session

    @property
    def texts(self) -> Mapping[int, FunctionOutput]:
        """The record of each program that was begun, by number."""
        return self._texts if self._session is None else self._session.executed

    @property
    def begun_texts(self) -> Mapping[int, float]:
        """When each program of `outputs` was begun, in seconds since the run began."""
        if self._session is None:
            return {}
        begun = {id(output): self._session.begun[n] for n, output in self._session.executed.items()}
        return {n: max(begun.get(id(output), 0.0) - self._begun_s, 0.0) for n, output in enumerate(self.outputs)}

    @property
    def has_answer(self) -> bool:
        """Whether the run has come to its end."""
        return any(each["kind"] == "final" for each in self.transcript[-1:])

    @property
    def is_loaded(self) -> bool:
        """Whether the run was read from JSON."""
        return self._session is None

    @property
    def calls(self) -> list[FunctionOutput]:
        """The record of every call, in the order in which the programs were executed."""
        return [call for output in self.outputs for call in output.calls]

    @property
    def history(self) -> list[dict[str, Any]]:
        """The conversation as the Chat Completions API has it; the next run takes it as its `history`."""
        return [message.to_chat() for message in self.messages]

    @property
    def variables(self) -> dict[str, Any]:
        """What was kept of long values, and what programs have assigned, by name."""
        return {} if self._session is None else self._session.added

    @property
    def total_usage(self) -> Usage:
        """The tokens of all models together."""
        return sum(self.usage.values(), Usage())

    @property
    def usage_by_round(self) -> list[Usage]:
        """What each answer of a model cost, in order; 0 where its server did not say."""
        return [each.usage or Usage() for each in self._answers]

    @property
    def progress(self) -> Progress:
        """How far the calls of the texts have come that were executed."""
        return Progress.of(self.calls, perf_counter() - self._begun_s)

    @property
    def spent(self) -> str:
        """What the run has used so far, in a sentence; with its cost, where each model has a price."""
        used = self.total_usage
        requests = f"{self.requests} of {self._limits.requests}" if self._limits.requests else str(self.requests)
        parts = [f"{requests} requests", f"{used.prompt_tokens:,} + {used.completion_tokens:,} tokens"]
        cost = self.cost
        if cost is not None and self.usage:
            parts.append(f"cost {cost:.4g}")
        return ", ".join(parts)

    @property
    def cost(self) -> float | None:
        """What the answers cost, by the prices of the limits; None where a model has no price."""
        return self._limits.cost_of(self.usage)

    @property
    def waiting(self) -> tuple[ApprovalRequest, ...]:
        """The calls that wait for approval (`Agent.resume`); none if the run has not paused."""
        return waiting_in(self.texts)

    # What agents do.

    def go_on(self, answers: Sequence[Message], asides: Sequence[tuple[str, Usage]] = ()) -> None:
        """Take the way of another run up to its pause: what models answered is given again, and nothing told again.

        Args:
            answers: What models answered, in order.
            asides: What calls have asked in its course, of which only the costs count.
        """
        self._before = list(answers)
        self.requests = len(asides)
        for model, used in asides:
            self._count_aside(model, used)

    @property
    def before(self) -> list[Message]:
        """The conversation before the question."""
        return self.messages[: self._asked]

    def held(self) -> AbstractContextManager[None]:
        """Keep others from taking the run up while it goes on."""
        return nullcontext() if self._journal is None else self._journal.held(self._result)

    def _result(self) -> dict[str, Any]:
        """What the journal notes of the run for whoever looks at it."""
        usage = self.total_usage
        return {
            "value": rendered(self.answer, _MAX_NOTED)[0] if self.has_answer else None, "calls": len(self.calls),
            "requests": self.requests, "cost": self.cost, "tokens": [usage.prompt_tokens, usage.completion_tokens],
        }  # fmt: skip

    @property
    def answers(self) -> list[Message]:
        """What models have answered."""
        return [*self._answers, *self._before]

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
        tools: Sequence[JsonSchema] = (),
        extra_body: Mapping[str, Any] | None = None,
        listen: Callable[[str], None] | None = None,
    ) -> Message:
        """Ask a model within the limits, and take note of it.

        Args:
            model: Whom.
            messages: The conversation.
            part: Which part of the agent asks.
            tools: As for `Model.complete`.
            extra_body: As for `Model.complete`.
            listen: Told each piece of the answer, where the model can stream.

        Raises:
            AgentLimitError: A limit is used up.
            AgentModelError: The model failed.
        """
        self._hold(self._limits.refused(self.requests, model.name))
        self.requests += 1
        messages = [_sendable(message) for message in messages]
        asked = [message.to_dict() for message in messages]
        self.note("request", part, model=model.name, messages=asked, constrained="grammar" in (extra_body or ()))
        options = {name: each for name, each in (("tools", tools), ("extra_body", extra_body)) if each}
        again = bool(self._before)
        try:
            answer = self._again(listen) if again else await self._answer(model, messages, part, options, listen)
        except ModelError as error:
            self.note("model-error", part, text=str(error))
            raise AgentModelError(f"the run ended at request {self.requests}: {error}", self) from error
        self.usage[model.name] = self.usage.get(model.name, Usage()) + (answer.usage or Usage())
        self._answers.append(answer)
        self.note("answer", part, message=answer.to_dict())
        if not again:
            self.emit("answer", part, answer.content)
        self._hold(self._limits.exceeded(self.total_usage, self.cost))
        return answer

    async def ask_aside(self, model: Model, messages: Sequence[Message], **options: Any) -> Message:
        """Ask a model in the course of a call, within the limits; the record of the call tells of it.

        Args:
            model: Whom.
            messages: The conversation.
            **options: As for `Model.complete`.

        Raises:
            AgentLimitError: A limit is used up.
            ModelError: The model failed.
        """
        self._hold(self._limits.refused(self.requests, model.name))
        self.requests += 1
        sent = [_sendable(message) for message in messages]
        with chat_span(model.name, sent) as told:
            answer = await model.complete(sent, **options)
            told(answer)
        used = answer.usage or Usage()
        self._count_aside(model.name, used)
        if self._journal is not None:
            self._journal.note("aside", {"model": model.name, "usage": [used.prompt_tokens, used.completion_tokens]})
        self._hold(self._limits.exceeded(self.total_usage, self.cost))
        return answer

    def _count_aside(self, model: str, used: Usage) -> None:
        """Count the answer to a question that a call has asked, which is not asked again where the run goes on."""
        self.asides.append((model, used))
        self.usage[model] = self.usage.get(model, Usage()) + used

    def _again(self, listen: Callable[[str], None] | None) -> Message:
        """What the model answered before the pause."""
        given = self._before.pop(0)
        if listen is not None:
            listen(given.content)
        return given

    async def _answer(
        self,
        model: Model,
        messages: Sequence[Message],
        part: str,
        options: dict[str, Any],
        listen: Callable[[str], None] | None,
    ) -> Message:
        self.emit("request", part, model.name)
        _log.debug("request %d to %s: %d messages", self.requests, model.name, len(messages))
        with chat_span(model.name, messages) as told:
            answer = await self._said(self.replayed or model, messages, part, options, listen)
            told(answer)
            return answer

    async def _said(
        self,
        model: Model,
        messages: Sequence[Message],
        part: str,
        options: dict[str, Any],
        listen: Callable[[str], None] | None,
    ) -> Message:
        if (self._listener is None and listen is None) or not isinstance(model, StreamingModel):
            return await model.complete(messages, **options)
        pieces = model.stream(messages, **options)
        try:
            async for piece in pieces:
                if isinstance(piece, Message):
                    return piece
                self.emit("delta", part, piece.content, delta=piece)
                if listen is not None:
                    listen(piece.content)
        finally:
            close = getattr(pieces, "aclose", None)
            if close is not None:
                await close()
        raise ModelError(f"the stream of model {model.name!r} ended without a message")

    @property
    def calls_left(self) -> int | None:
        """How many calls the run may still make; None for any number."""
        return None if self._limits.calls is None else self._limits.calls - len(self._made)

    @property
    def _made(self) -> list[FunctionOutput]:
        return [call for call in self.calls if call.attempts]

    def need_calls(self, count: int = 1) -> None:
        """Take note that so many calls are about to be made.

        Raises:
            AgentLimitError: There are not so many left.
        """
        left = self.calls_left
        if left is not None and count > left:
            raise self._limit(f"{self._limits.calls} calls, {len(self._made)} were made and {count} more are needed")

    def teller(self, part: str = "") -> Callable[[Event], None] | None:
        """What tells the listener of calls while they run; None without a listener."""
        if self._listener is None:
            return None

        def tell(event: Event) -> None:
            kind = _OF_CALLS[event.kind]
            if kind == "call":
                self._told[id(event.record)] = event.record
            self.emit(kind, part, event.record.source, record=event.record, value=event.value)

        return tell

    def executed(self, output: FunctionOutput, part: str = "") -> None:
        """Take note of a program that was executed.

        Args:
            output: Its record.
            part: The part of the agent that executed it.
        """
        self.outputs.append(output)
        self.note("execution", part, record=jsonable_record(output))
        if self._journal is not None:
            self._journal.executed(output, part)
        for call in output.calls:
            if self._told.pop(id(call), None) is None:
                self.emit("call", part, call.source, record=call)

    def read(self, expression: FunctionExpression, part: str = "", *, executed: bool) -> None:
        """Take note of calls that were found in an answer.

        Args:
            expression: What was found.
            part: Which part of the agent asked.
            executed: Whether it is certain enough to be executed.
        """
        noted = ", ".join(expression.notes)
        _log.debug("an answer is read as %s%s", expression.certainty, f" ({noted})" if noted else "")
        told = {"certainty": expression.certainty, "notes": list(expression.notes), "executed": executed}
        self.note("reading", part, expression=expression.action, **told)
        self.emit("reading", part, expression.action, expression=expression, executed=executed)

    def planned(self, steps: Sequence[str], shown: str) -> None:
        """Take note of a plan.

        Args:
            steps: Its steps, or its evidence.
            shown: All of it, as it is shown.
        """
        self.note("plan", "planner", steps=list(steps))
        self.emit("plan", "planner", shown)

    def paused(self) -> AgentWaitingError:
        """The error of a run that waits for approval."""
        requests = self.waiting
        asked = [to_json(each.to_dict()) for each in requests]
        self.note("waiting", "", requests=asked)
        return AgentWaitingError(f"{waiting_error(requests)}\nDecide with Agent.resume(run, decisions)", self)

    def observed(self, text: str, part: str = "", record: FunctionOutput | None = None) -> None:
        """Take note of what a model is told.

        Args:
            text: What it is told.
            part: The part of the agent that tells it.
            record: The record of the program that it is about.
        """
        self.note("observation", part, text=text)
        self.emit("observation", part, text, record=record)

    def finished(self, answer: Any) -> None:
        """Take note of the final answer."""
        self.answer = answer
        _log.info("%s has answered: %d requests, %d calls", self.agent, self.requests, len(self.calls))
        self.note("final", "", answer=to_json(answer))
        self.emit("final", "", str(answer) if isinstance(answer, str) else json.dumps(to_json(answer)))

    def time_is_up(self) -> AgentLimitError:
        """The error of a run that takes too long."""
        return self._limit(f"{self._limits.time_s:g} s")

    def note(self, kind: str, part: str, **data: Any) -> None:
        """Add an entry to the transcript.

        Args:
            kind: What happened.
            part: The part of the agent to which it happened.
            **data: What there is to say of it, as plain data.
        """
        entry = {"kind": kind, **({"part": part} if part else {}), **data}
        self.transcript.append(entry)
        self.times.append(perf_counter() - self._begun_s)
        if self._journal is not None and kind != "execution":  # of which the calls have been noted
            self._journal.note(kind, entry)

    def emit(self, kind: EventKind, part: str, text: str = "", **more: Any) -> None:
        """Tell the listener of an event.

        Args:
            kind: What happened.
            part: The part of the agent to which it happened.
            text: What the event says.
            **more: Further attributes of the `AgentEvent`.
        """
        if self._listener is not None and not self._goes_on:
            self._listener(AgentEvent(kind, part, self.requests, text, run=self, **more))

    def _hold(self, exceeded: str) -> None:
        if exceeded:
            raise self._limit(exceeded)

    def _limit(self, what: str) -> AgentLimitError:
        return AgentLimitError(f"the run is allowed {what}; ask for less, or raise the limit", self)

    # What is left of it.

    def to_dict(self) -> dict[str, Any]:
        """The run as plain JSON data: what `Agent.replay` takes.

        `messages` is the whole conversation, of which the first `history` ones were before the question.
        """
        return {
            "version": TRANSCRIPT_VERSION,
            "agent": self.agent,
            "question": self.question,
            "history": self._asked,
            "answer": to_json(self.answer),
            "requests": self.requests,
            "usage": {name: to_json(usage) for name, usage in self.usage.items()},
            "messages": [message.to_dict() for message in self.messages],
            "events": self.transcript,
            "run_id": self.run_id,
            **({"paused": self._paused()} if self.waiting else {}),
        }

    def _paused(self) -> dict[str, Any]:
        """What `Agent.resume` needs of a run that waits and that no journal knows."""
        if self.run_id is not None:
            return {"waiting": [to_json(each.to_dict()) for each in self.waiting]}
        variables = {name: HostValue(value) for name, value in self.begun_with.items()}
        return {
            "texts": {str(number): output.to_json() for number, output in self.texts.items()},
            "variables": record_dumps(variables),
            "answers": [each.to_dict() for each in self.answers],
            "asides": [[model, used.prompt_tokens, used.completion_tokens] for model, used in self.asides],
        }

    def _view(self) -> "RunView":
        from lightfc.agents.run_views import agent_view

        return agent_view(self)

    def to_json(self) -> str:
        """The run as JSON text.

        Raises:
            ExportError: The run waits, and its records are too large.
        """
        return writable(json.dumps(self.to_dict(), ensure_ascii=False, indent=1))

    @classmethod
    def from_json(cls, text: str, types: Iterable[type] = ()) -> "AgentRun":
        """Read what `to_json` has written, so that `Agent.resume` can go on with it, in whatever process.

        Whoever can write the text can say in it what the model has answered: keep it where nobody else does. A run
        with a journal is resumed from there, and nothing of the text is believed but its name.

        Args:
            text: The JSON text.
            types: The dataclasses, named tuples, enums and pydantic models that the values are of.

        Raises:
            ExportError: It is no such text, or names a class that is not among `types`.
        """
        try:
            held = json.loads(text)
            said = [Message.from_dict(each) for each in held["messages"]]
            run = cls(str(held["agent"]), str(held["question"]), said[: held["history"]], None)
            run.messages, run.answer, run.transcript = said, held["answer"], list(held["events"])
            run.times = [0.0] * len(run.transcript)
            run._run_id = held.get("run_id")
            paused = held.get("paused") or {}
            known = tuple(types)
            run._texts = {
                int(number): FunctionOutput.from_json(each, known) for number, each in paused.get("texts", {}).items()
            }
            run.begun_with = loads(paused["variables"], known) if "variables" in paused else {}
            asides = [(str(model), Usage(*used)) for model, *used in paused.get("asides", ())]
            run.go_on([Message.from_dict(each) for each in paused.get("answers", ())], asides)
            run.requests = int(held["requests"])
            run.usage = {
                name: Usage(each["prompt_tokens"], each["completion_tokens"]) for name, each in held["usage"].items()
            }
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise ExportError(f"this is not what AgentRun.to_json writes: {type(error).__name__}: {error}") from error
        return run


def _sendable(message: Message) -> Message:
    """A message that can be sent, whatever a tool has put into it."""
    content = writable(message.content)
    return message if content is message.content else replace(message, content=content)


def jsonable_record(output: FunctionOutput) -> dict[str, Any]:
    """A record as plain JSON data."""
    record = output.to_dict()
    calls = record.pop("calls")
    plain: dict[str, Any] = {name: to_json(value) for name, value in record.items()}
    return {**plain, "calls": [to_json(call) for call in calls]}
