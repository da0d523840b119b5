"""The events of a run of an agent."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal, cast

from lightfc.agents.run import AgentRun
from lightfc.core.definitions import FunctionExpression
from lightfc.core.records import FunctionOutput
from lightfc.models import Delta

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


OF_CALLS: Mapping[str, EventKind] = {
    "started": "started", "progress": "progress", "retried": "retried", "waiting": "waiting", "finished": "call",
    "skipped": "call",
}  # fmt: skip

Listener = Callable[[AgentEvent], None]
