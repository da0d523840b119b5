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
Those of agents stand in `lightfc.agents.run`, beside the run that they hold.
`ToolManager.execute` and its kin raise none of these for a fault of a program or of a tool: they return a
`FunctionOutput` whose `error` is a `CallError` record.
"""

from typing import Any


class LightfcError(Exception):
    """Root of every exception that lightfc raises.

    Catch it to catch all of lightfc's own errors. Faults of a program have their own tree, under
    `lightfc_sandbox.SandboxError`; `ToolManager.execute` raises neither, but gives a record with `error`.

    Each can be pickled with its attributes. An attribute that cannot be pickled, such as the run of an `AgentError`, is
    None after loading. The exception that caused it (`__cause__`) is not pickled, as with all exceptions of Python.

    Examples:
        >>> from lightfc import LightfcError, ModelError, ToolDefinitionError
        >>> issubclass(ModelError, LightfcError), issubclass(ToolDefinitionError, LightfcError)
        (True, True)
    """

    _is_pause = False
    """Whether what it ends may go on."""

    def __reduce__(self) -> tuple[Any, ...]:
        from lightfc_sandbox.errors import rebuilding

        return rebuilding(self)


class ToolDefinitionError(LightfcError):
    """A callable or a JSON definition cannot become a tool; the message says which part and why.

    Raised where a tool or a `ToolManager` is made, never while a program runs. The usual causes: a type that cannot be
    described, a name that no program could write, an option with a wrong value, or two tools of one name.

    Examples:
        >>> from lightfc import FunctionTool, ToolDefinitionError
        >>> try:
        ...     FunctionTool(len, retries=-1)
        ... except ToolDefinitionError as error:
        ...     print(error)
        len: retries must be a whole number of at least 0, or Retry(...), not -1
    """


class SkillError(LightfcError):
    """A skill does not exist, or its `SKILL.md` cannot be used; the message says which and why."""


class ToolsetError(LightfcError):
    """A default tool refuses a call; the message tells the model what to do instead.

    The tools of `Toolset` and `Skills` raise it. The record of the call fails with an error of the kind `"tool"`.
    """


class PathError(ToolsetError):
    """A path does not exist, is not a plain file or folder, or leaves the folder of the tool."""


class ArgumentError(LightfcError):
    """Arguments do not fit a tool's signature.

    The validation of arguments raises it. Calls of tools do not: their records have a `CallError` of the kind
    `"argument"`, with the same problems in `details`.

    Attributes:
        tool: Name of the tool.
        problems: One sentence for each wrong argument: parameter, what was expected, what was given.

    Examples:
        >>> from lightfc import ArgumentError, FunctionTool
        >>> def double(n: int) -> int:
        ...     "Twice a number."
        ...     return 2 * n
        >>> FunctionTool(double).call("one").error.details
        ("n: expected int, got 'one'",)
        >>> try:
        ...     FunctionTool(double).signature.bind(("one",), {})
        ... except ArgumentError as error:
        ...     print(error.problems)
        ["n: expected int, got 'one'"]
    """

    def __init__(self, tool: str, problems: list[str]) -> None:
        self.tool = tool
        self.problems = problems
        super().__init__(f"{tool}: " + "; ".join(problems))


class ModelRetry(LightfcError):  # noqa: N818 - a request, not a fault
    """Raise it in a tool to tell the model what to write differently.

    The call fails with an error of the kind `"retry"`. An agent shows the message to the model, which answers again.
    The call itself is never tried again, whatever the tool's `retries`: the same arguments would fail again.

    Examples:
        >>> from lightfc import ModelRetry, ToolManager
        >>> def price(item: str) -> float:
        ...     "The price of an item."
        ...     raise ModelRetry("ask for tea or coffee")
        >>> ToolManager([price]).execute("price('cup')").error.message
        'price: ask for tea or coffee'
    """


class ExecutionError(LightfcError):
    """`FunctionOutput.unwrap` was called on a record without a value. Its `__cause__` is what the tool raised, if any.

    Attributes:
        error: The `CallError` of the record, which says why there is no value; None if the call is still running.

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
    """A value has no lossless JSON form, or a JSON text cannot be loaded; the message says which part and why.

    Raised by `FunctionOutput.to_json` and `from_json`, and by `lightfc.export`.

    Examples:
        >>> from lightfc import ExportError, FunctionOutput
        >>> try:
        ...     FunctionOutput.from_json("3")
        ... except ExportError as error:
        ...     print(error)
        the JSON does not hold a FunctionOutput
    """


class JournalError(LightfcError):
    """A run with a journal cannot start or resume; the message says why.

    The usual causes: the file is not a journal or cannot be written. No run has that id. Another process has the run.
    Or the program, its tools or its variables have changed since it began.

    Examples:
        >>> from lightfc import JournalError, ToolManager
        >>> try:
        ...     ToolManager().resume("a")
        ... except JournalError as error:
        ...     print(error)
        run 'a' cannot be resumed without its journal: give ToolManager(..., journal=...)
    """


class ExecutorError(LightfcError):
    """An executor cannot make a call, or cannot bring its result back; the message says why.

    An executor raises it; the call's record fails with an error of the kind `"tool"`. The usual causes: the function or
    its arguments cannot be pickled, no worker can start, or the cluster is not reachable.

    Examples:
        >>> from lightfc import FunctionTool, ToolManager
        >>> from lightfc.executors import ExecutorError
        >>> class Closed:
        ...     async def call(self, tool, arguments, *, call_id, run_id):
        ...         raise ExecutorError("closed for the night")
        >>> error = ToolManager([FunctionTool(abs, name="size", executor=Closed())]).execute("size(-2)").error
        >>> error.kind, error.type
        ('tool', 'ExecutorError')
    """


class WorkerDiedError(ExecutorError):
    """The process that made a call ended before the call did, by itself or because it was killed.

    The call may have had effects. So it is tried again only where its tool's `retries` say so.
    """


class ServerError(LightfcError):
    """An MCP server cannot be started, reached or understood, or a call of one of its tools failed.

    `Servers` raises it for a wrong configuration. A failed call has it as the exception of its record.

    Attributes:
        server: The name of the server; `""` if the fault is not of one server.
        tool: The server's name of the tool that was called; `""` if none was.

    Examples:
        >>> from lightfc import ServerError
        >>> from lightfc.mcp import Servers
        >>> try:
        ...     Servers({"mcpServers": {"files": {}}})
        ... except ServerError as error:
        ...     print(error)
        the configuration: server 'files': its entry needs a 'command' that starts it, or a 'url'
    """

    def __init__(self, message: str, server: str = "", tool: str = "") -> None:
        self.server = server
        self.tool = tool
        super().__init__(message)


class LabError(LightfcError):
    """An experiment cannot be run, or its answers cannot be judged; the message says which part and why.

    Examples:
        >>> from lightfc.lab import LabError, from_rows
        >>> try:
        ...     from_rows([{"id": "a"}])
        ... except LabError as error:
        ...     print(type(error).__name__)
        CaseError
    """


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
    """A store of answers cannot be opened, read or written, or another process is writing to it."""


class ModelError(LightfcError):
    """A model gave no usable answer, or cannot be used as it is set up; the message says why.

    The models of lightfc raise the subclasses for a server, and this class itself for the rest: a `ScriptedModel` whose
    answers are used up, a file that a `LocalModel` cannot load, an option that a model does not take.

    Examples:
        >>> import asyncio
        >>> from lightfc import Message, ModelError, ScriptedModel
        >>> try:
        ...     asyncio.run(ScriptedModel([]).complete([Message("user", "hello")]))
        ... except ModelError:
        ...     print("no answer")
        no answer
    """


class ModelConnectionError(ModelError):
    """The server cannot be reached, or it closed the connection before the answer was complete.

    `OpenAIModel` raises it after its `max_retries` attempts.

    Examples:
        >>> import asyncio
        >>> from lightfc import Message, OpenAIModel
        >>> from lightfc.models import ModelConnectionError
        >>> model = OpenAIModel("m", base_url="http://127.0.0.1:9/v1", api_key="none", max_retries=0)
        >>> try:
        ...     asyncio.run(model.complete([Message("user", "hello")]))
        ... except ModelConnectionError:
        ...     print("not reached")
        not reached
    """


class ModelTimeoutError(ModelError):
    """The model sent nothing for longer than its `timeout_s`."""


class ModelStatusError(ModelError):
    """The server answered with an HTTP status of 400 or above.

    Attributes:
        status: The HTTP status code.
        body: The body of the response: decoded if it was JSON, text if not, None if there is none.

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
    """The response is not one of the Chat Completions API: it is not JSON, or has no choice or no message."""
