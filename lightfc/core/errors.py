"""Every exception that lightfc itself raises.

The tree is split by who can act on the error::

    LightfcError
    ├── ToolDefinitionError     the developer: a callable or a JSON definition that cannot become a tool
    ├── SkillError              the developer: a skill that is not there, or whose SKILL.md is no skill
    ├── ToolsetError            the model: a default tool is asked for what it does not do
    │   └── PathError               a path that is not there, or that leaves the folder the tool works in
    ├── ArgumentError           the model: an argument that does not fit the tool's signature
    ├── ModelRetry              the model: raised by a tool, to tell it what to mend
    ├── ExecutionError          the developer: `unwrap` of a record that holds no value
    ├── ExportError             the developer: a value without a lossless JSON form, or a JSON text that is none
    ├── JournalError            the developer: a journalled run that cannot be begun or resumed
    ├── ExecutorError           who runs an executor: a call that cannot be made there
    │   └── WorkerDiedError         the process that made a call has ended
    ├── AgentError              who runs an agent: a run that has ended without an answer
    │   ├── RetriesExhaustedError   all rounds are used up
    │   ├── RepeatedFailureError    the same call failed in the same way again and again
    │   ├── AgentLimitError         requests, tokens, calls, cost or time are used up
    │   ├── AgentWaitingError       calls wait for approval; not an end, but a pause
    │   └── AgentModelError         the model failed, its retries included
    ├── ServerError             who runs MCP servers: one cannot be started, reached or understood; or its tool failed
    ├── LabError                who runs an experiment: a sweep, a check or a recorded answer that cannot be used
    │   ├── CaseError               a case of an experiment that is wrong, with file, line and field
    │   └── StoreError              a store of answers that cannot be opened, written or shared
    └── ModelError              the operator: the model server
        ├── ModelConnectionError    not reachable, or the connection was cut
        ├── ModelTimeoutError       no answer in time
        ├── ModelStatusError        an HTTP status that says no
        └── ModelResponseError      an answer that is not what the API promises

Faults of a *text* have their own tree in `lightfc_sandbox` (`ExpressionError`, `LimitExceeded`, `EvaluationError`).
`ToolManager.execute` and its kin raise none of these for a fault of a program or of a tool: they return a
`FunctionOutput` whose `error` is a `CallError` record.
"""

from typing import Any


class LightfcError(Exception):
    """Root of every exception that lightfc raises.

    Each can be pickled, with its attributes; one that cannot be pickled itself, such as the run of an `AgentError`, is
    None where it is read. The exception that it was raised from is not taken along, as with all of Python's.

    Examples:
        >>> from lightfc import LightfcError, ModelError, ToolDefinitionError
        >>> issubclass(ModelError, LightfcError), issubclass(ToolDefinitionError, LightfcError)
        (True, True)
    """

    def __reduce__(self) -> tuple[Any, ...]:
        from lightfc_sandbox.errors import rebuilding

        return rebuilding(self)


class ToolDefinitionError(LightfcError):
    """A callable or a JSON definition cannot become a tool; the message says which part and why.

    Examples:
        >>> from lightfc import FunctionTool, ToolDefinitionError
        >>> try:
        ...     FunctionTool(len, retries=-1)
        ... except ToolDefinitionError as error:
        ...     print(error)
        retries must be a whole number from 0 on, not -1
    """


class SkillError(LightfcError):
    """A skill is not there, or its `SKILL.md` cannot be used; the message says which and why."""


class ToolsetError(LightfcError):
    """A default tool was asked for what it does not do; the message says what it does instead."""


class PathError(ToolsetError):
    """A path is not there, is no plain file or folder, or leaves the folder that the tool works in."""


class ArgumentError(LightfcError):
    """Arguments do not fit a tool's signature.

    Attributes:
        tool: Name of the tool.
        problems: One sentence for each wrong argument: parameter, what was expected, what was given.

    Examples:
        >>> from lightfc import ArgumentError
        >>> ArgumentError("add", ["b: expected int, got 'one'"]).problems
        ["b: expected int, got 'one'"]
    """

    def __init__(self, tool: str, problems: list[str]) -> None:
        self.tool = tool
        self.problems = problems
        super().__init__(f"{tool}: " + "; ".join(problems))


class ModelRetry(LightfcError):  # noqa: N818 - a request, not a fault
    """Raised by a tool: the message tells the model what to write differently.

    Examples:
        >>> from lightfc import ModelRetry, ToolManager
        >>> def price(item: str) -> float:
        ...     "The price of an item."
        ...     raise ModelRetry("ask for tea or coffee")
        >>> ToolManager([price]).execute("price('cup')").error.message
        'price: ask for tea or coffee'
    """


class ExecutionError(LightfcError):
    """A record holds no value, and `FunctionOutput.unwrap` was asked for it; the cause is what the tool raised.

    Attributes:
        error: Why there is none, a `lightfc.CallError`; None where the call has not ended.

    Examples:
        >>> from lightfc import ExecutionError, ToolManager
        >>> try:
        ...     ToolManager().execute("1 / 0").unwrap()
        ... except ExecutionError as error:
        ...     print(error.error.type)
        ZeroDivisionError
    """

    def __init__(self, message: str, error: Any = None) -> None:
        self.error = error
        super().__init__(message)


class ExportError(LightfcError):
    """A value has no lossless JSON form, or a JSON text holds what cannot be loaded; the message says where.

    Examples:
        >>> from lightfc import ExportError, FunctionOutput
        >>> try:
        ...     FunctionOutput.from_json("3")
        ... except ExportError as error:
        ...     print(error)
        the text holds no FunctionOutput
    """


class JournalError(LightfcError):
    """A journalled run cannot be begun or resumed; the message says why.

    Examples:
        >>> from lightfc import JournalError, ToolManager
        >>> try:
        ...     ToolManager().resume("a")
        ... except JournalError as error:
        ...     print(error)
        run 'a' cannot be resumed without a journal: ToolManager(..., journal=...)
    """


class ExecutorError(LightfcError):
    """A call cannot be made where its executor makes calls, or what it gives cannot come back; the message says why."""


class WorkerDiedError(ExecutorError):
    """The process that made a call has ended, by itself or because it was killed; the call may have had effects."""


class AgentError(LightfcError):
    """A run of an agent has ended without an answer.

    Attributes:
        run: The `lightfc.agents.AgentRun` so far: its messages, calls, usage and transcript.

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

    def __init__(self, message: str, run: Any) -> None:
        self.run = run
        super().__init__(message)


class RetriesExhaustedError(AgentError):
    """All rounds of a run are used up, and the model still calls or cannot be understood."""


class RepeatedFailureError(AgentError):
    """The model has answered the same that fails in the same way too often in a row."""


class AgentLimitError(AgentError):
    """A run has used up what `AgentLimits` allows it."""


class AgentWaitingError(AgentError):
    """Calls of a run wait for approval: `run.waiting` tells which, and `Agent.resume` goes on."""


class AgentModelError(AgentError):
    """The model of a run has failed, its own retries included; the cause is the `ModelError`."""


class ServerError(LightfcError):
    """A server of tools cannot be started, reached or understood, or the call of one of its tools has failed.

    Attributes:
        server: The name of the server; empty where the configuration as a whole is wrong.
        tool: The tool that was called, by the server's own name for it; empty where none was.

    Examples:
        >>> from lightfc import ServerError
        >>> from lightfc.mcp import Servers
        >>> try:
        ...     Servers({"mcpServers": {"files": {}}})
        ... except ServerError as error:
        ...     print(error)
        the configuration: server 'files': it needs a 'command' that starts it, or a 'url'
    """

    def __init__(self, message: str, server: str = "", tool: str = "") -> None:
        self.server = server
        self.tool = tool
        super().__init__(message)


class LabError(LightfcError):
    """An experiment cannot be run, or its answers cannot be judged; the message says which part and why."""


class CaseError(LabError):
    """Cases of an experiment are wrong.

    Attributes:
        problems: One sentence for each: where (file, line, field), what was expected and what stands there.

    Examples:
        >>> from lightfc.lab import CaseError, from_rows
        >>> try:
        ...     from_rows([{"id": "a"}])
        ... except CaseError as error:
        ...     print(error.problems)
        ['row 1: functions: Field required']
    """

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems
        super().__init__("\n".join(problems))


class StoreError(LabError):
    """A store of answers cannot be opened, read or written, or somebody else is filling it."""


class ModelError(LightfcError):
    """The model server did not give a usable answer."""


class ModelConnectionError(ModelError):
    """The server cannot be reached, or it cut the connection."""


class ModelTimeoutError(ModelError):
    """The server did not answer within the time allowed."""


class ModelStatusError(ModelError):
    """The server answered with an HTTP status that says no.

    Attributes:
        status: The HTTP status code.
        body: What the server said, decoded from JSON where it was JSON.

    Examples:
        >>> from lightfc.models import ModelStatusError
        >>> ModelStatusError("too many requests", 429, {"wait": 3}).status
        429
    """

    def __init__(self, message: str, status: int, body: Any = None) -> None:
        self.status = status
        self.body = body
        super().__init__(message)


class ModelResponseError(ModelError):
    """The server's answer is not what the Chat Completions API promises: not JSON, no choices, no message."""
