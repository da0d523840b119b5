"""How a run of an agent ends or pauses without an answer; `lightfc.core.errors` has the whole tree."""

from typing import Any

from lightfc.agents.run import AgentRun
from lightfc.core.errors import LightfcError


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
