"""The records that flow through lightfc: definitions, calls, answers and their outputs."""

import pickle
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Literal, get_args

from lightfc.approval import ApprovalRequest, Decision
from lightfc.errors import ExecutionError, ExportError
from lightfc_sandbox import Program, Span
from lightfc_sandbox.engine import Source

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from lightfc.coercions import Coercion

    # With a default, which Python has from 3.13 on.
    R = TypeVar("R", default=Any)
else:
    from typing import TypeVar

    R = TypeVar("R")

JsonSchema = dict[str, Any]
"""A JSON Schema (draft 2020-12) as plain Python containers."""

Certainty = Literal["exact", "repaired", "apart", "mentioned"]
"""How unmistakably an answer says its calls, from the most certain to the least; see `lightfc.formats.certainty`."""

CERTAINTIES: tuple[Certainty, ...] = get_args(Certainty)
"""All levels, from the most certain one to the least."""


def is_at_least(certainty: Certainty, needed: Certainty) -> bool:
    """Whether a reading is as certain as needed, or more."""
    return CERTAINTIES.index(certainty) <= CERTAINTIES.index(needed)


Role = Literal["system", "user", "assistant", "tool", "observation"]
"""Who speaks. `observation` is how some model families call what a tool has given back."""


@dataclass(frozen=True, slots=True)
class FunctionDefinition:
    """What a model is told about one function.

    Attributes:
        name: The name by which a text calls it; dotted names (`math.factorial`) are allowed.
        description: The docstring's summary and body, without its parameter sections.
        parameters: JSON Schema of an object with one property for each parameter the model may give.
        returns: JSON Schema of the result, or None where nothing is known of it.
        signature: The function as one line of Python, `def add(a: int, b: int = 0) -> int`.
        types: Python source of the dataclasses and enums that the signature mentions, each once,
            in an order in which each is defined before it is used.
    """

    name: str
    description: str
    parameters: JsonSchema
    returns: JsonSchema | None = None
    signature: str = ""
    types: tuple[str, ...] = ()


@dataclass(slots=True)
class Function:
    """One call as data: the function's name and its arguments.

    Attributes:
        name: Name of the function.
        args: Positional arguments.
        kwargs: Keyword arguments.
    """

    name: str
    args: Sequence[Any] = ()
    kwargs: Mapping[str, Any] = field(default_factory=dict)


Arguments = tuple[Sequence[Any], Mapping[str, Any]]
"""The positional and the keyword arguments of a call."""


@dataclass(frozen=True, slots=True)
class FunctionExpression:
    """What a model answered, read: the Python text to evaluate and what stood around it.

    Attributes:
        action: The expression, as Python text.
        thought: What the model said beside it; empty if nothing.
        notes: What had to be done to find the expression, such as `"code fence"`; empty if nothing.
        certainty: How unmistakably the model said it: `"exact"` (the answer is the expression), `"repaired"` (and
            nothing else, once it was mended), `"apart"` (words, and the calls by themselves), `"mentioned"` (inside a
            sentence, a quotation, a list of examples).
    """

    action: str
    thought: str = ""
    notes: tuple[str, ...] = ()
    certainty: Certainty = "exact"


ErrorKind = Literal[
    "expression", "argument", "retry", "tool", "timeout", "limit", "evaluation", "skipped", "cancelled", "approval",
    "denied", "journal",
]  # fmt: skip
"""Who has to act: the text is at fault (`expression`, `argument`, `limit`, `evaluation`; `retry` where a tool says so
by `ModelRetry`), the tool (`tool`, `timeout`), another call (`skipped`), who cancelled the run (`cancelled`), who has
to approve a call (`approval`) or has not (`denied`), or who changed what a journalled run stands on (`journal`)."""


@dataclass(frozen=True, slots=True)
class CallError:
    """Why a call or a whole text has no output.

    Attributes:
        kind: What sort of failure it is.
        type: Name of the exception's type, such as `"ZeroDivisionError"`.
        message: What is wrong, where, what was expected and what to do, as text for people and models.
        span: The place in the text, if it is known.
        details: The same as data, for machines: the violations of an expression, the problems of the arguments.
        exception: What a tool raised, with its traceback, for the developer; never shown to a model.
        place: Of a call whose tool has failed, the line of the text with carets under the call, as the message of
            every other error shows it; `str(error)` ends with it.
    """

    kind: ErrorKind
    type: str
    message: str
    span: Span | None = None
    details: tuple[Any, ...] = ()
    exception: BaseException | None = field(default=None, repr=False, compare=False)
    place: str = field(default="", repr=False, compare=False)

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`: an exception of a tool that cannot be pickled is left out."""
        parts = (self.kind, self.type, self.message, self.span, self.details)
        return type(self), (*parts, self.exception if _is_pickled(self.exception) else None, self.place)

    def to_dict(self) -> dict[str, Any]:
        """The error as plain data."""
        return {
            "kind": self.kind,
            "type": self.type,
            "message": self.message,
            "span": self.span.to_dict() if self.span else None,
            "details": list(self.details),
        }

    def __str__(self) -> str:
        return f"{self.message}\n{self.place}" if self.place else self.message


def _is_pickled(error: BaseException | None) -> bool:
    """Whether an exception survives `pickle`, of which many forget what their constructor takes."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - what this process has just written
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001 - an exception of a tool, which may raise anything where it is written
        return False
    return True


OnError = Literal["finish", "stop"]
"""What the failure of a call means to the calls that do not need it."""

CallState = Literal["running", "finished", "failed", "skipped", "cancelled", "waiting"]


@dataclass(frozen=True, slots=True)
class Finished:
    """A call that need not be made again.

    Attributes:
        output: Its value.
        error: Why it has none.
        attempts: How often it was called.
        duration_s: How long it took, in seconds.
        arguments: What it was called with, as a journal writes it; None where that is known to be the same.
        passed: The arguments that the host gave it by `Edit`, or those of its record; None if they are the text's.
    """

    output: Any
    error: CallError | None
    attempts: int
    duration_s: float
    arguments: str | None = None
    passed: Function | None = None

    @classmethod
    def of(cls, record: "FunctionOutput") -> "Finished":
        """What a record tells of its call."""
        return cls(record.output, record.error, record.attempts, record.duration_s, passed=record.parsed_input)


@dataclass(slots=True)
class Paused:
    """What a run that waits for approval needs to go on, beside what its record tells.

    Attributes:
        variables: The variables that the run began with; of a record that was loaded, those that its text names.
        fingerprint: A digest of everything beside the text that its meaning depends on, by name, when it is asked for.
        program: Its text, checked; None of a record that was loaded.
        finished: The calls that need not be made again, by id; None for those of the record.
        decisions: What the host has decided before, by id.
        shown: What it was shown when it decided so, by id.
        raised: Of a record that was loaded, what failed calls had raised, by id.
        resumed: It has gone on from here, so calls have been made of which this does not know.
    """

    variables: Mapping[str, Any]
    fingerprint: Callable[[], Mapping[str, str]]
    program: Program | None = None
    finished: Mapping[str, Finished] | None = None
    decisions: Mapping[str, Decision] = field(default_factory=dict)
    shown: Mapping[str, Any] = field(default_factory=dict)
    raised: Mapping[str, Any] = field(default_factory=dict)
    resumed: bool = False


class FunctionOutput(Generic[R]):
    """The record of one call, or of a whole text; `FunctionOutput[int]` is one whose value is an int.

    Attributes:
        name: Name of the called function; None for the record of a text that is more than one call.
        parsed_input: The function with its arguments as passed, validated and coerced; None if they never were.
        output: The value; None if there is none, which `unwrap` does not take for a value.
        error: Why there is no value; None if there is one. Its `exception` is what the tool raised, with its traceback.
        state: `"finished"`, `"failed"`, `"skipped"` (an argument failed), `"cancelled"`, `"running"`, or `"waiting"`
            for approval.
        attempts: How often the function was called.
        start_s: When the call began, in seconds since the run began.
        duration_s: How long it took, in seconds.
        calls: For the record of a text, one record for each call in it, in the order in which Python would make the
            calls (the calls in the arguments of a call before that call). Empty for the record of a call.
        place: Where in the program the call stands: its number, after the number and turn of each loop around it.
    """

    __slots__ = (
        "_calls",
        "_given",
        "_node",
        "_passed",
        "_paused",
        "_printed",
        "_run_id",
        "_text",
        "_waiting",
        "attempts",
        "duration_s",
        "error",
        "name",
        "output",
        "place",
        "start_s",
        "state",
    )  # fmt: skip

    def __init__(
        self,
        name: str | None,
        input: Function | Arguments | FunctionExpression | str,  # noqa: A002 - the field's public name
        place: tuple[int, ...] = (),
        text: Source | None = None,
        node: Any = None,
    ) -> None:
        # Many records are never looked at again, so what can be worked out of these is, when it is asked for.
        self.name = name
        self._given = input
        self.place = place
        self._text = text
        self._node = node
        self._passed: Function | Arguments | None = None
        self.output: R = None  # type: ignore[assignment]  # until there is one
        self.error: CallError | None = None
        self.state: CallState = "running"
        self.attempts = 0
        self.start_s = 0.0
        self.duration_s = 0.0
        self._calls: list[FunctionOutput] | None = None

    @property
    def calls(self) -> "list[FunctionOutput]":
        """For the record of a text, one record for each call in it, in the order in which Python would make them."""
        if self._calls is None:
            self._calls = []
        return self._calls

    @calls.setter
    def calls(self, value: "list[FunctionOutput]") -> None:
        self._calls = value

    @property
    def input(self) -> Function | FunctionExpression:
        """What was written: for a call the function with its arguments as given, for a text its expression."""
        given = self._given
        if isinstance(given, tuple):
            given = self._given = Function(self.name or "", *given)
        elif not isinstance(given, Function | FunctionExpression):
            given = self._given = FunctionExpression(given)
        return given

    @property
    def parsed_input(self) -> Function | None:
        """The function with its arguments as passed, validated and coerced; None if they never were."""
        passed = self._passed
        if isinstance(passed, tuple):
            passed = self._passed = Function(self.name or "", *passed)
        return passed

    @parsed_input.setter
    def parsed_input(self, value: Function | None) -> None:
        self._passed = value

    @property
    def id(self) -> str:
        """The call's place as a text, such as `"3.0.7"`; empty for the record of a whole text."""
        return ".".join(map(str, self.place))

    @property
    def run_id(self) -> str | None:
        """For the record of a text, by what its journal names the run; None without a journal."""
        return getattr(self, "_run_id", None)

    @run_id.setter
    def run_id(self, value: str | None) -> None:
        self._run_id = value

    @property
    def printed(self) -> str:
        """For the record of a program, what it has printed, up to its end or failure."""
        return getattr(self, "_printed", "")

    @printed.setter
    def printed(self, value: str) -> None:
        self._printed = value

    @property
    def waiting(self) -> tuple[ApprovalRequest, ...]:
        """For the record of a text, the calls that wait for approval (`ToolManager.resume`)."""
        return getattr(self, "_waiting", ())

    @waiting.setter
    def waiting(self, value: tuple[ApprovalRequest, ...]) -> None:
        self._waiting = value

    @property
    def paused(self) -> Paused | None:
        """For the record of a text whose state is `"waiting"`, what its run needs to go on beside what stands here."""
        return getattr(self, "_paused", None)

    @paused.setter
    def paused(self, value: Paused) -> None:
        self._paused = value

    @property
    def coercions(self) -> "tuple[Coercion, ...]":
        """The arguments that arrived as something else than was given, such as `"1"` as 1; for a call only."""
        from lightfc.coercions import coercions

        given, passed = self.input, self.parsed_input
        return () if passed is None or not isinstance(given, Function) else coercions(given, passed)

    @property
    def source(self) -> str:
        """The text of the call, or the whole text."""
        given = self._given
        if isinstance(given, str):
            return given
        if isinstance(given, tuple | Function):
            return self._text.segment(self._node) if self._text is not None else ""
        return given.action if isinstance(given, FunctionExpression) else given

    @property
    def text(self) -> str:
        """The text in which the call stands; empty where it stands in none, or the record was read from JSON."""
        return getattr(self._text, "text", "")

    @property
    def span(self) -> Span | None:
        """Where the call stands in the text; None for the record of a whole text."""
        return self._text.span(self._node) if self._text is not None else None

    def unwrap(self) -> R:
        """The value.

        Raises:
            ExecutionError: There is none: the call or text has failed, was skipped or cancelled, waits for approval or
                is still running. Its `error` is that of the record, its cause what the tool itself raised.
        """
        if self.state == "finished":
            return self.output
        cause = self.error.exception if self.error is not None else None
        raise ExecutionError(str(self.error or f"{self.name or 'the text'} is {self.state}"), self.error) from cause

    def to_dict(self) -> dict[str, Any]:
        """The record as plain data; values are as they are, only the record around them is opened."""
        parsed = self.parsed_input
        span = self.span
        return {
            "id": self.id,
            "name": self.name,
            "source": self.source,
            "span": span.to_dict() if span else None,
            "arguments": {"args": list(parsed.args), "kwargs": dict(parsed.kwargs)} if parsed else None,
            "coercions": [str(each) for each in self.coercions],
            "output": self.output,
            "printed": self.printed,
            "error": self.error.to_dict() if self.error else None,
            "state": self.state,
            "attempts": self.attempts,
            "start_s": self.start_s,
            "duration_s": self.duration_s,
            "calls": [call.to_dict() for call in self.calls],
        }

    def to_json(self) -> str:
        """The record, its values and those of its calls as JSON text, without loss; see `lightfc.export`.

        A value that has no lossless JSON form is written as a `lightfc.export.Opaque`, which says what it was.

        Raises:
            ExportError: The record is too large.
        """
        from lightfc.export import record_dumps

        return record_dumps(self)

    @classmethod
    def from_json(cls, text: str, types: Iterable[type] = ()) -> "FunctionOutput":
        """Read what `to_json` has written.

        Args:
            text: The JSON text.
            types: The dataclasses, named tuples, enums and pydantic models that the values are of.

        Raises:
            ExportError: It is no such text, or names a class that is not among `types`.
        """
        from lightfc.export import loads

        record = loads(text, types)
        if not isinstance(record, cls):
            raise ExportError("the text holds no FunctionOutput")
        return record

    def __eq__(self, other: object) -> bool:
        """Whether both tell the same, by all that `to_json` writes: a record that was read from it equals its origin.

        Other than with values alone, nan equals nan, and arrays are compared whole. A record that holds what has no
        JSON form equals itself only.
        """
        if self is other:
            return True
        if not isinstance(other, FunctionOutput):
            return NotImplemented
        if (self.place, self.start_s, self.duration_s) != (other.place, other.start_s, other.duration_s):
            return False
        from lightfc.export import dumps

        try:
            return dumps(self) == dumps(other)
        except ExportError:
            return False

    def __hash__(self) -> int:
        return hash(self.place)  # which never changes, as the rest does until the call has ended

    def __repr__(self) -> str:
        what = f"error={self.error!r}" if self.error else f"output={self.output!r}"
        calls = f", calls=<{len(self.calls)}>" if self.calls else ""
        return f"FunctionOutput(name={self.name!r}, {what}, state={self.state!r}{calls})"


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens that one model answer cost, as the server counted them."""

    prompt_tokens: int = 0
    completion_tokens: int = 0

    @property
    def total_tokens(self) -> int:
        """Prompt and completion together."""
        return self.prompt_tokens + self.completion_tokens

    def __add__(self, other: "Usage") -> "Usage":
        return Usage(
            self.prompt_tokens + other.prompt_tokens,
            self.completion_tokens + other.completion_tokens,
        )


@dataclass(frozen=True, slots=True)
class ToolCall:
    """A call as the tools API of Chat Completions writes it.

    Attributes:
        id: The name under which its result is told.
        name: The function, as the model wrote it.
        arguments: The arguments, as the model wrote them: JSON text of an object, if it is right.
    """

    id: str
    name: str
    arguments: str

    def to_chat(self) -> dict[str, Any]:
        """The call as a request of the Chat Completions API holds it."""
        return {"id": self.id, "type": "function", "function": {"name": self.name, "arguments": self.arguments}}


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a conversation.

    Attributes:
        role: Who speaks.
        content: What is said; empty where an assistant only calls.
        finish_reason: For an answer, why the model stopped (`"stop"`, `"length"`, …), as the server says it.
        usage: For an answer, what it cost.
        tool_calls: For an answer, the calls that it makes through the tools API.
        tool_call_id: For a message of a tool, which call it answers.
        reasoning: For an answer, what the model said to itself before it, where the server tells that apart.
    """

    role: Role
    content: str
    finish_reason: str | None = field(default=None, compare=False)
    usage: Usage | None = field(default=None, compare=False)
    tool_calls: tuple[ToolCall, ...] = ()
    tool_call_id: str | None = None
    reasoning: str = field(default="", compare=False)

    def to_dict(self) -> dict[str, Any]:
        """The message as plain data, without what it does not have; `Message.from_dict` reads it back."""
        data = {name: value for name, value in asdict(self).items() if value not in (None, "", ())}
        return {"role": self.role, "content": self.content, **data}

    def to_chat(self) -> dict[str, Any]:
        """The message as a request of the Chat Completions API holds it; `lightfc.formats.aligned` reads it back."""
        sent: dict[str, Any] = {"role": self.role, "content": self.content}
        if self.tool_calls:
            sent["tool_calls"] = [call.to_chat() for call in self.tool_calls]
        if self.tool_call_id is not None:
            sent["tool_call_id"] = self.tool_call_id
        return sent

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Message":
        """The message that `to_dict` wrote."""
        fields = dict(data)
        if "usage" in fields:
            fields["usage"] = Usage(**fields["usage"])
        if "tool_calls" in fields:
            fields["tool_calls"] = tuple(ToolCall(**each) for each in fields["tool_calls"])
        return cls(**fields)
