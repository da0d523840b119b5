"""One run of an agent: its messages, calls, costs and transcript, while it runs and afterwards."""

import json
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from time import perf_counter
from typing import TYPE_CHECKING, Any, Generic, cast

from lightfc.agents.agent_options import Answer
from lightfc.agents.asking import answer_of, sendable
from lightfc.agents.run_events import OF_CALLS, AgentEvent, EventKind, Listener
from lightfc.agents.run_json import jsonable_record, noted_result, read_run, run_dict
from lightfc.agents.run_limits import AgentLimits
from lightfc.core.decisions import ApprovalRequest
from lightfc.core.definitions import FunctionExpression
from lightfc.core.errors import AgentLimitError, AgentModelError, AgentWaitingError, ModelError
from lightfc.core.messages import Message, Usage
from lightfc.core.records import FunctionOutput
from lightfc.core.values import to_json, writable
from lightfc.engine.approval_messages import waiting_error
from lightfc.engine.events import Event, OnEvent, Progress, program_begun_s
from lightfc.models import Delta, Model
from lightfc.tools.tool_session import ToolSession, waiting_in
from lightfc.views.shown import ShownAsRun

if TYPE_CHECKING:
    from lightfc.agents.agent_journal import AgentJournal
    from lightfc.views.run_view import RunView

_log = logging.getLogger(__name__)


class AgentRun(ShownAsRun, Generic[Answer]):
    """One run of an agent, with its answer, calls, costs and transcript.

    Made by `Agent.run`, `arun`, `resume` and `replay`. Give it as `after` to the next run to continue the conversation
    with its variables.

    Attributes:
        agent: The name of the agent's class.
        question: The question.
        messages: The conversation without its system prompt: history, question, answers, observations, and last the
            final answer.
        answer: The final answer, of the `output_type` of the agent if it has one; None until there is one.
        outputs: The record of each program that was executed, in order.
        usage: The tokens of the answers, by the name of the model.
        requests: How many times models were asked.
        replayed: The model that answers instead of all others in `Agent.replay`; else None.
        begun_with: The variables that the run started with, from the run given as `after`.
        transcript: What happened, one dict of JSON data for each step; `to_json` writes it.
        asides: What calls asked models during the run: for each request the name of the model and its tokens.
        times: The time of each step of `transcript`, in seconds since `started_s`.
        started_s: When it started or was resumed, by `time.perf_counter`.

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
        self._programs: Mapping[int, FunctionOutput] = {}  # of a run that was read from JSON
        self._run_id: str | None = None
        self.question = question
        self._history_length = len(history)
        self.messages: list[Message] = [*history, Message("user", question)]
        self.answer: Answer = cast(Any, None)
        self.outputs: list[FunctionOutput] = []
        self.usage: dict[str, Usage] = {}
        self.requests = 0
        self.asides: list[tuple[str, Usage]] = []
        self.transcript: list[dict[str, Any]] = []
        self.times: list[float] = []
        self.started_s = perf_counter()
        self._limits = limits or AgentLimits()
        self._listener = listener
        self.replayed = replayed
        self._journal = journal
        self._answers: list[Message] = []
        self._before: list[Message] = []  # answers from before a pause
        self._reported: dict[int, FunctionOutput] = {}  # by identity
        self._followed: dict[int, tuple[FunctionOutput, float]] = {}  # calls of programs that have not ended
        self.begun_with: Mapping[str, Any] = {}

    def __repr__(self) -> str:
        waiting = f", waiting=<{len(self.waiting)}>" if self.waiting else ""
        answer = "" if self.answer is None else f", answer={self.answer!r}"
        return f"AgentRun(agent={self.agent!r}, requests={self.requests}, calls=<{len(self.calls)}>{waiting}{answer})"

    @property
    def run_id(self) -> str | None:
        """The name of the run in the journal; None without a journal."""
        return self._run_id if self._journal is None else self._journal.run_id

    @property
    def session(self) -> ToolSession:
        """The tools and variables with which programs are executed.

        Raises:
            ValueError: The run was read from JSON: `Agent.resume` makes one for it.
        """
        if self._session is None:
            raise ValueError("a run that was read from JSON cannot execute programs; go on with Agent.resume(run)")
        return self._session

    @property
    def programs(self) -> Mapping[int, FunctionOutput]:
        """The record of each program that was started, by its number from 0."""
        return self._programs if self._session is None else self._session.executed

    @property
    def has_answer(self) -> bool:
        """Whether the run has ended with an answer."""
        return any(each["kind"] == "final" for each in self.transcript[-1:])

    @property
    def is_loaded(self) -> bool:
        """Whether the run was read from JSON."""
        return self._session is None

    @property
    def calls(self) -> list[FunctionOutput]:
        """The record of every call of all programs, in order."""
        return [call for output in self.outputs for call in output.calls]

    @property
    def history(self) -> list[dict[str, Any]]:
        """The conversation as dicts in the form of the Chat Completions API. `Agent.run` takes it as `history`."""
        return [message.to_chat() for message in self.messages]

    @property
    def variables(self) -> dict[str, Any]:
        """The variables that the run added, by name: long values, and what programs assigned.

        Empty if the run was read from JSON.
        """
        return {} if self._session is None else self._session.added

    @property
    def total_usage(self) -> Usage:
        """The tokens of the answers of all models together."""
        return sum(self.usage.values(), Usage())

    @property
    def usage_by_round(self) -> list[Usage]:
        """The tokens of each answer in order; 0 if its server did not say."""
        return [each.usage or Usage() for each in self._answers]

    @property
    def progress(self) -> Progress:
        """How many calls are in which state.

        If nobody listens to the events of the run, only calls of programs that have ended are counted.
        """
        followed = list(self._followed.values())
        begun = {id(call): begun_s for call, begun_s in followed}
        return Progress.of([*self.calls, *(call for call, _ in followed)], perf_counter() - self.started_s, begun)

    @property
    def spent(self) -> str:
        """What the run has used so far, as a str: requests, tokens, and the cost if it is known."""
        return self._limits.spent(self.requests, self.total_usage, self.cost if self.usage else None)

    @property
    def cost(self) -> float | None:
        """The cost of the answers by `AgentLimits.prices`; None if a model has no price."""
        return self._limits.cost_of(self.usage)

    @property
    def waiting(self) -> tuple[ApprovalRequest, ...]:
        """The requests of the calls that wait for approval; empty if the run is not paused. `Agent.resume` decides."""
        return waiting_in(self.programs)

    # What agents do.

    def go_on(
        self, variables: Mapping[str, Any], answers: Sequence[Message], asides: Sequence[tuple[str, Usage]]
    ) -> None:
        """Repeat another run up to its pause with its recorded answers, without events.

        Args:
            variables: The variables that the other run started with.
            answers: The answers of models, in order.
            asides: The requests that calls made; only their costs count.
        """
        self.begun_with = variables
        self._before = list(answers)
        self.requests = len(asides)
        for model, used in asides:
            self._count_aside(model, used)

    @property
    def before(self) -> list[Message]:
        """The conversation before the question."""
        return self.messages[: self._history_length]

    def held(self) -> AbstractContextManager[None]:
        """A context manager that keeps other processes from resuming the run."""
        return nullcontext() if self._journal is None else self._journal.held(lambda: noted_result(self))

    @property
    def answers(self) -> list[Message]:
        """The answers of models so far."""
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
        listen: Callable[[str], None] | None = None,
        **options: Any,
    ) -> Message:
        """Ask a model within the limits, and record it.

        Args:
            model: The model.
            messages: The conversation.
            part: The part of the agent that asks.
            listen: Called with each piece of the answer if the model can stream.
            **options: As for `Model.complete`.

        Raises:
            AgentLimitError: A limit is reached.
            AgentModelError: The model failed.
        """
        self._request(model)
        messages = [sendable(message) for message in messages]
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
                answer = await answer_of(model, messages, options, tell if is_heard else None, by=self.replayed)
        except ModelError as error:
            self.note("model-error", part, text=str(error))
            raise AgentModelError(f"the run ended at request {self.requests}: {error}", self) from error
        self._count(model.name, answer.usage or Usage())
        self._answers.append(answer)
        self.note("answer", part, message=answer.to_dict())
        if not again:
            self.emit("answer", part, answer.content)
        self._hold(self._limits.exceeded(self.total_usage, self.cost))
        return answer

    async def ask_aside(self, model: Model, messages: Sequence[Message], **options: Any) -> Message:
        """Ask a model from a tool, within the limits. It is not part of the conversation.

        Args:
            model: The model.
            messages: The conversation.
            **options: As for `Model.complete`.

        Raises:
            AgentLimitError: A limit is reached.
            ModelError: The model failed.
        """
        self._request(model)
        answer = await answer_of(model, [sendable(message) for message in messages], options)
        used = answer.usage or Usage()
        self._count_aside(model.name, used)
        if self._journal is not None:
            self._journal.note("aside", {"model": model.name, "usage": [used.prompt_tokens, used.completion_tokens]})
        self._hold(self._limits.exceeded(self.total_usage, self.cost))
        return answer

    def _request(self, model: Model) -> None:
        """Count one more request, if there may be one."""
        self._hold(self._limits.refused(self.requests, model.name))
        self.requests += 1

    def _count(self, model: str, used: Usage) -> None:
        self.usage[model] = self.usage.get(model, Usage()) + used

    def _count_aside(self, model: str, used: Usage) -> None:
        """Count the answer to a question that a call has asked, which is not asked again where the run goes on."""
        self.asides.append((model, used))
        self._count(model, used)

    @property
    def calls_left(self) -> int | None:
        """How many calls the run may still make; None for any number."""
        return (
            None if self._limits.calls is None else self._limits.calls - sum(1 for call in self.calls if call.attempts)
        )

    def need_calls(self, count: int = 1) -> None:
        """Refuse calls that the limits do not allow.

        Args:
            count: How many calls are about to be made.

        Raises:
            AgentLimitError: Fewer calls are left.
        """
        allowed, left = self._limits.calls or 0, self.calls_left
        if left is not None and count > left:
            raise self.limit_error(f"{allowed} calls, {allowed - left} were made and {count} more are needed")

    def teller(self, part: str = "") -> OnEvent | None:
        """The function that turns events of calls into events of the run; None if nobody listens.

        Args:
            part: The part of the agent.
        """
        if self._listener is None:
            return None

        def tell(event: Event) -> None:
            kind, record = OF_CALLS[event.kind], event.record
            if kind == "call":
                self._reported[id(record)] = record
            if id(record) not in self._followed:
                self._followed[id(record)] = record, program_begun_s(record, perf_counter() - self.started_s)
            self.emit(kind, part, record.source, record=record, value=event.value)

        return tell

    def executed(self, output: FunctionOutput, part: str = "") -> None:
        """Record a program that was executed.

        Args:
            output: Its record.
            part: The part of the agent that executed it.
        """
        self.outputs.append(output)
        self.note("execution", part, record=jsonable_record(output))
        if self._journal is not None:
            self._journal.executed(output, part)
        for call in output.calls:
            self._followed.pop(id(call), None)
            if self._reported.pop(id(call), None) is None:
                self.emit("call", part, call.source, record=call)

    def read(self, expression: FunctionExpression, part: str = "", *, executed: bool) -> None:
        """Record calls that were found in an answer.

        Args:
            expression: The calls.
            part: The part of the agent that asked.
            executed: Whether the calls are certain enough to be executed.
        """
        noted = ", ".join(expression.notes)
        _log.debug("an answer is read as %s%s", expression.certainty, f" ({noted})" if noted else "")
        reading = {"certainty": expression.certainty, "notes": list(expression.notes), "executed": executed}
        self.note("reading", part, expression=expression.action, **reading)
        self.emit("reading", part, expression.action, expression=expression, executed=executed)

    def planned(self, steps: Sequence[str], text: str) -> None:
        """Record a plan.

        Args:
            steps: The steps of the plan.
            text: The whole plan.
        """
        self.note("plan", "planner", steps=list(steps))
        self.emit("plan", "planner", text)

    def paused(self) -> AgentWaitingError:
        """Record that the run waits for approval, and make the error that says so."""
        requests = self.waiting
        self.note("waiting", "", requests=[to_json(each.to_dict()) for each in requests])
        return AgentWaitingError(f"{waiting_error(requests)}\nDecide with Agent.resume(run, decisions)", self)

    def observed(self, text: str, part: str = "", record: FunctionOutput | None = None) -> None:
        """Record what a model is told of its calls.

        Args:
            text: What it is told.
            part: The part of the agent.
            record: The record of the program.
        """
        self.note("observation", part, text=text)
        self.emit("observation", part, text, record=record)

    def finished(self, answer: Any) -> None:
        """Record the final answer.

        Args:
            answer: The answer.
        """
        self.answer = answer
        _log.info("%s has answered: %d requests, %d calls", self.agent, self.requests, len(self.calls))
        self.note("final", "", answer=to_json(answer))
        self.emit("final", "", str(answer) if isinstance(answer, str) else json.dumps(to_json(answer)))

    def note(self, kind: str, part: str, **data: Any) -> None:
        """Add an entry to the transcript.

        Args:
            kind: What happened.
            part: The part of the agent.
            **data: Further members of the entry, as JSON data.
        """
        entry = {"kind": kind, **({"part": part} if part else {}), **data}
        self.transcript.append(entry)
        self.times.append(perf_counter() - self.started_s)
        if self._journal is not None and kind != "execution":  # of which the calls have been noted
            self._journal.note(kind, entry)

    def emit(self, kind: EventKind, part: str, text: str = "", **more: Any) -> None:
        """Give an event to the listener.

        Args:
            kind: What happened.
            part: The part of the agent.
            text: The text of the event.
            **more: Further attributes of the `AgentEvent`.
        """
        if self._listener is not None and not self._goes_on:
            self._listener(AgentEvent(kind, part, self.requests, text, run=self, **more))

    def _hold(self, exceeded: str) -> None:
        if exceeded:
            raise self.limit_error(exceeded)

    def limit_error(self, what: str) -> AgentLimitError:
        """Make the error of a run that has used up what it is allowed."""
        return AgentLimitError(f"the run is allowed {what}; ask for less, or raise the limit", self)

    def to_dict(self) -> dict[str, Any]:
        """The run as a dict of JSON data, for `Agent.replay`.

        `messages` is the whole conversation; its first `history` messages stand before the question.
        """
        return run_dict(self)

    def _view(self) -> "RunView":
        from lightfc.agents.agent_view import agent_view

        return agent_view(self)

    def to_json(self) -> str:
        """The run as JSON text, for `from_json` and `Agent.replay`.

        Raises:
            ExportError: The run waits for approval, and its records are too large to be read again.
        """
        return writable(json.dumps(self.to_dict(), ensure_ascii=False, indent=1))

    @classmethod
    def from_json(cls, text: str, types: Iterable[type] = ()) -> "AgentRun":
        """Read what `to_json` has written, so that `Agent.resume` can continue the run in another process.

        Keep the text where nobody else can write: whoever changes it changes the answers of the model. A run with a
        journal is resumed from the journal, and only the name of the run is taken from the text.

        Args:
            text: The JSON text.
            types: The dataclasses, named tuples, enums and pydantic models of the values.

        Returns:
            The run. It cannot execute programs itself.

        Raises:
            ExportError: `to_json` did not write the text, or it names a class that is not among `types`.
        """
        return cast(AgentRun[Any], read_run(cls, text, types))
