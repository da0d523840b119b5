"""What a run of an agent tells: its messages, calls, costs and transcript. `live_run` has what agents do."""

import json
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from time import perf_counter
from typing import TYPE_CHECKING, Any, Generic, Literal, cast

from lightfc.agents.agent_options import AgentLimits, Answer
from lightfc.agents.run_json import read_run, run_dict
from lightfc.core.decisions import ApprovalRequest
from lightfc.core.definitions import FunctionExpression
from lightfc.core.errors import LightfcError
from lightfc.core.messages import Message, Usage
from lightfc.core.records import FunctionOutput
from lightfc.core.values import escape_surrogates
from lightfc.engine.events import Progress, ReadByAsyncFor
from lightfc.models import Delta
from lightfc.tools.tool_session import ToolSession, waiting_in
from lightfc.views.display import ShownAsRun

if TYPE_CHECKING:
    from lightfc.agents.agent_journal import AgentJournal
    from lightfc.views.run_view import RunView


class AgentRun(ShownAsRun, Generic[Answer]):
    """One run of an agent, with its answer, calls, costs and transcript.

    Made by `Agent.run`, `arun` and `resume`. Give it as `after` to the next run to continue the conversation
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
        self._journal = journal
        self._answers: list[Message] = []
        self._before: list[Message] = []  # answers from before a pause
        self._followed: dict[int, tuple[FunctionOutput, float]] = {}  # calls of programs that have not ended
        self.begun_with: Mapping[str, Any] = {}
        self._kept: dict[str, Any] = {}  # the variables, where the run was read from JSON

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

        A run that was read from JSON has those that have a JSON form, of the types that were given, and none while it
        waits.
        """
        return self._kept if self._session is None else self._session.added

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
        most, usage, cost = self._limits.requests, self.total_usage, self.cost if self.usage else None
        asked = f"{self.requests} of {most}" if most else str(self.requests)
        parts = [f"{asked} requests", f"{usage.prompt_tokens:,} + {usage.completion_tokens:,} tokens"]
        return ", ".join(parts if cost is None else [*parts, f"cost {cost:.4g}"])

    @property
    def cost(self) -> float | None:
        """The cost of the answers by `AgentLimits.prices`; None if a model has no price."""
        prices = self._limits.prices
        if not self.usage.keys() <= prices.keys():
            return None
        return sum(prices[name].of(used.prompt_tokens, used.completion_tokens) for name, used in self.usage.items())

    @property
    def waiting(self) -> tuple[ApprovalRequest, ...]:
        """The requests of the calls that wait for approval; empty if the run is not paused. `Agent.resume` decides."""
        return waiting_in(self.programs)

    @property
    def before(self) -> list[Message]:
        """The conversation before the question."""
        return self.messages[: self._history_length]

    @property
    def answers(self) -> list[Message]:
        """The answers of models so far."""
        return [*self._answers, *self._before]

    def _go_on(self, answers: Sequence[Message], asides: Sequence[tuple[str, Usage]]) -> None:
        """Repeat another run up to its pause with its recorded answers, without events."""
        self._before = list(answers)
        self.requests = len(asides)
        for model, used in asides:
            self._count_aside(model, used)

    def _count_aside(self, model: str, used: Usage) -> None:
        """Count the answer to a question that a call has asked, which is not asked again where the run goes on."""
        self.asides.append((model, used))
        self._count(model, used)

    def _count(self, model: str, used: Usage) -> None:
        self.usage[model] = self.usage.get(model, Usage()) + used

    def to_dict(self) -> dict[str, Any]:
        """The run as a dict of JSON data.

        `messages` is the whole conversation; its first `history` messages stand before the question.
        """
        return run_dict(self)

    def _view(self) -> "RunView":
        from lightfc.agents.agent_view import agent_view

        return agent_view(self)

    def to_json(self) -> str:
        """The run as JSON text, for `from_json`.

        Raises:
            ExportError: The run waits for approval, and its records are too large to be read again.
        """
        return escape_surrogates(json.dumps(self.to_dict(), ensure_ascii=False, indent=1))

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


class AgentError(LightfcError):
    """A run of an agent ended or paused without an answer; the subclass says why.

    Attributes:
        run: The `lightfc.agents.AgentRun` so far, with its messages, calls, usage and transcript. None after pickling.

    Examples:
        >>> from lightfc.agents import AgentError, AgentLimits, FunctionCallAgent
        >>> from lightfc import ScriptedModel
        >>> agent = FunctionCallAgent(ScriptedModel(["A word."]), limits=AgentLimits(requests=0))
        >>> try:
        ...     agent("?")
        ... except AgentError as error:
        ...     print(type(error).__name__, error.run.requests)
        AgentLimitError 0
    """

    def __init__(self, message: str, run: AgentRun[Any]) -> None:
        self.run = run
        super().__init__(message)


class RetriesExhaustedError(AgentError):
    """The model has used all `max_rounds` rounds without an answer; the message has its last result."""


class RepeatedFailureError(AgentError):
    """The model gave the same answer three times in a row, and it failed in the same way each time.

    A model that repeats itself so does not find its mistake in the rounds that are left.
    """


class AgentLimitError(AgentError):
    """A run has reached one of its `AgentLimits`; the message says which.

    Also raised before a model without a price is asked, if the limits have a `cost`.
    """


class AgentWaitingError(AgentError):
    """Calls of a run wait for approval. `run.waiting` has the requests; `Agent.resume` continues with the decisions.

    Examples:
        >>> from lightfc import Approve, FunctionTool, ScriptedModel
        >>> from lightfc.agents import AgentWaitingError, FunctionCallAgent
        >>> pay = FunctionTool(lambda amount: f"paid {amount}", name="pay", needs_approval=True)
        >>> agent = FunctionCallAgent(ScriptedModel(["pay(5)", "It is paid."]), [pay])
        >>> try:
        ...     agent("Pay 5 euros.")
        ... except AgentWaitingError as error:
        ...     print(agent.resume(error.run, {each.id: Approve() for each in error.run.waiting}).answer)
        It is paid.
    """

    _is_pause = True


class AgentModelError(AgentError):
    """A model failed after its own retries. The `ModelError` is the `__cause__`."""


EventKind = Literal[
    "request", "delta", "answer", "reading", "plan", "started", "progress", "retried", "waiting", "call", "observation",
    "final",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class AgentEvent:
    """One event of a run. `on_event` and `Agent.stream` get them.

    Attributes:
        kind: What happened. Of the model: `"request"` (it is asked), `"delta"` (a piece of its answer has come),
            `"answer"` (the whole answer has come), `"reading"` (calls were found in the answer), `"plan"` (a plan was
            found), `"observation"` (it is told the results of its calls). Of a call: `"started"`, `"progress"` (its
            generator has yielded), `"retried"` (it has failed and is tried again), `"waiting"` (it waits for approval),
            `"call"` (it has ended, or will not start). Of the run: `"final"` (it has its answer).
        part: The part of the agent, such as `"planner"` or `"step 2"`; `""` if the agent has only one.
        round: How many times models had been asked.
        text: For `"request"`, the name of the model. For `"delta"`, `"answer"`, `"reading"`, `"plan"`, `"observation"`
            and `"final"`, the text of it. For a call, its source.
        record: For a call, its record, which grows until the call ends; for `"observation"`, the record of the program.
            None for other kinds.
        delta: For `"delta"`, the piece, with the model's reasoning apart; else None.
        value: For `"progress"`, the yielded value; for `"retried"`, the exception; else None.
        expression: For `"reading"`, the calls, with their certainty and notes; else None.
        executed: For `"reading"`, whether the calls are certain enough to be executed.
        run: The `AgentRun` so far.

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
    run: AgentRun[Any] = field(default=cast(Any, None), repr=False, compare=False)

    def __repr__(self) -> str:
        given = [(each.name, getattr(self, each.name)) for each in fields(self) if each.repr]
        left_out = {"None", "False", "''"}
        told = [f"{name}={shown}" for name, value in given if (shown := repr(value)) not in left_out]
        return f"AgentEvent({', '.join(told)})"


class AgentEvents(ReadByAsyncFor, AsyncGenerator[AgentEvent, None]):
    """The events of a run, one by one; closing it earlier cancels the run."""

    def __init__(self, events: AsyncGenerator[AgentEvent, None]) -> None:
        self._events = events

    def asend(self, value: None) -> Coroutine[Any, Any, AgentEvent]:
        """The next event."""
        return self._events.asend(value)

    def athrow(self, *error: Any) -> Coroutine[Any, Any, AgentEvent]:
        """The next event, after an exception where the last one was given."""
        return self._events.athrow(*error)

    async def aclose(self) -> None:
        """Cancel the run if it has not ended, and wait until it has."""
        await self._events.aclose()


OF_CALLS: Mapping[str, EventKind] = {
    "started": "started", "progress": "progress", "retried": "retried", "waiting": "waiting", "finished": "call",
    "skipped": "call",
}  # fmt: skip

Listener = Callable[[AgentEvent], None]
