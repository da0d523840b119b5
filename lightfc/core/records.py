"""The record of a call, or of a whole program."""

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic, Literal

from lightfc.core.circumstances import ApprovalOutcome, Attempt, RawWait, Wait
from lightfc.core.codecs import Codec, HostValue, as_dict, check_fields, register
from lightfc.core.coercions import Coercion, coercions
from lightfc.core.decisions import ApprovalRequest, Decision
from lightfc.core.definitions import Arguments, Function, FunctionExpression
from lightfc.core.errors import ExecutionError, ExportError
from lightfc.core.failures import CallError
from lightfc.core.values import short_text
from lightfc.views.display import ShownAsRun
from lightfc_sandbox import Program, Span
from lightfc_sandbox.engine import Source

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from lightfc.views.run_view import RunView

    # With a default, which Python has from 3.13 on.
    R = TypeVar("R", default=Any)
else:
    from typing import TypeVar

    R = TypeVar("R")

OnError = Literal["finish", "stop"]
"""What becomes of the other calls when one has failed."""

CallState = Literal["running", "finished", "failed", "skipped", "cancelled", "waiting"]


@dataclass(slots=True)
class Paused:
    """What a run that waits for approval needs to go on, beside what its record tells.

    Attributes:
        variables: The variables that the run began with; of a record that was loaded, those that the program names.
        fingerprint: A digest of all that the meaning of the program depends on, by name, when it is asked for.
        program: The program, checked; None of a record that was loaded.
        finished: The records of the calls that need not be made again, by id; None for those of the record.
        snapshots: What the arguments that wait were when the host was shown them, by the ids of the requests.
        raised: Of a record that was loaded, what failed calls had raised, by id.
        resumed: It has gone on from here, so calls have been made of which this does not know.
    """

    variables: Mapping[str, Any]
    fingerprint: Callable[[], Mapping[str, str]]
    program: Program | None = None
    finished: "Mapping[str, FunctionOutput] | None" = None
    decisions: Mapping[str, Decision] = field(default_factory=dict)
    shown: Mapping[str, Any] = field(default_factory=dict)
    snapshots: Mapping[str, Any] = field(default_factory=dict)
    raised: Mapping[str, Any] = field(default_factory=dict)
    resumed: bool = False

    def take(self) -> None:
        """Go on from here, once: of two threads that would, one is refused."""
        with _TAKING:
            if self.resumed:
                raise ValueError(ALREADY_RESUMED)
            self.resumed = True


_TAKING = threading.Lock()
ALREADY_RESUMED = "the run was resumed from this record already; go on with the record that resuming returned"
"""What is said where somebody would resume a run twice from one place."""


class FunctionOutput(ShownAsRun, Generic[R]):
    """The record of one call, or of a whole program; `FunctionOutput[int]` is one whose value is an int.

    Made by `ToolManager.execute` and its kin, and by `FunctionTool.call`. The record of a program has a record for each
    call in `calls`.

    Attributes:
        name: Name of the called function; None for a program, unless the whole program is one call.
        output: The value. None may be the value, or mean that there is none: see `state`, or use `unwrap`.
        error: Why there is no value; None if there is one.
        state: `"finished"` (there is a value), `"failed"`, `"skipped"` (a call that it needs failed), `"cancelled"`,
            `"running"`, or `"waiting"` (for approval).
        attempts: How often the function was called: 0 if never, more than 1 after retries.
        start_s: When the call began, in seconds since the run began.
        duration_s: How long it took, in seconds, retries and the waits between them included.
        place: Where in the program the call stands: its number, after the number and the turn (from 0) of each loop
            around it. `id` is the same as a string.
        failed_attempts: The attempts that failed and were followed by another.
        approval: The decision about the call: `"approved"`, `"approved for all"`, `"edited"` or `"denied"`; `""` if
            there was none.
        executor: Where the call was made: `"event loop"`, `"thread"`, or what the tool's executor says, such as
            `"process 4711"`. `""` for a call that was made in the program's own thread, or never.

    Examples:
        >>> from lightfc import FunctionTool, ToolManager
        >>> output = ToolManager([FunctionTool(abs, name="size")]).execute("[size(-2), size('x')]")
        >>> output.state, [(call.source, call.state, call.output) for call in output.calls]
        ('failed', [('size(-2)', 'finished', 2), ("size('x')", 'failed', None)])
    """

    # Most records have these as they are here, and many are never looked at again: what a record does not need to be
    # told apart is made when it is asked for.
    error: CallError | None = None
    state: CallState = "running"
    attempts: int = 0
    start_s: float = 0.0
    duration_s: float = 0.0
    _passed: Function | Arguments | None = None
    _calls: "list[FunctionOutput] | None" = None
    _waits: tuple[RawWait | Wait, ...] = ()
    failed_attempts: tuple[Attempt, ...] = ()
    approval: ApprovalOutcome = ""
    executor: str = ""

    run_id: str | None = None
    """For a program, the id of its run in the journal, which `ToolManager.resume` takes; None without a journal."""

    printed: str = ""
    """For a program, what it printed, up to its end or failure."""

    waiting: tuple[ApprovalRequest, ...] = ()
    """For a program whose state is `"waiting"`, the calls that need approval; `ToolManager.resume` takes decisions."""

    paused: Paused | None = None
    """For a program whose state is `"waiting"`, what `ToolManager.resume` needs beside this record."""

    def __init__(
        self,
        name: str | None,
        input: Function | Arguments | FunctionExpression | str,  # noqa: A002 - the field's public name
        place: tuple[int, ...] = (),
        text: Source | None = None,
        node: Any = None,
    ) -> None:
        self.name = name
        self._given = input
        self.place = place
        self._text = text
        self._node = node
        self.output: R = None  # type: ignore[assignment]  # until there is one

    @property
    def calls(self) -> "list[FunctionOutput]":
        """For a program, one record for each call in it, in the order in which Python would make the calls.

        The calls in the arguments of a call stand before it. Those of each lazy source that a `zip` goes through stand
        together. Empty for the record of a call.
        """
        if self._calls is None:
            self._calls = []
        return self._calls

    @calls.setter
    def calls(self, value: "list[FunctionOutput]") -> None:
        self._calls = value

    @property
    def input(self) -> Function | FunctionExpression:
        """What was given: for a call the function with its arguments before validation, for a program its source."""
        given = self._given
        if isinstance(given, tuple):
            given = self._given = Function(self.name or "", [*given[0]], given[1])
        elif not isinstance(given, Function | FunctionExpression):
            given = self._given = FunctionExpression(given)
        return given

    @property
    def parsed_input(self) -> Function | None:
        """The function with its arguments as they were passed, validated and coerced.

        None if they did not fit, and for a program that is not one call.
        """
        passed = self._passed
        if isinstance(passed, tuple):
            passed = self._passed = Function(self.name or "", *passed)
        return passed

    @parsed_input.setter
    def parsed_input(self, value: Function | None) -> None:
        self._passed = value

    @property
    def waits(self) -> tuple[Wait, ...]:
        """What the call waited for before it began, in order; empty if it waited for nothing."""
        return tuple(each if isinstance(each, Wait) else Wait.of(each) for each in self._waits)

    @waits.setter
    def waits(self, value: tuple[Wait, ...]) -> None:
        self._waits = value

    @property
    def id(self) -> str:
        """The call's place as a string, such as `"3.0.7"`; `""` for the record of a program."""
        return ".".join(map(str, self.place))

    @property
    def coercions(self) -> tuple[Coercion, ...]:
        """For a call, the arguments that validation changed, such as `"1"` to 1, with their place; else empty."""
        given, passed = self.input, self.parsed_input
        return () if passed is None or not isinstance(given, Function) else coercions(given, passed)

    @property
    def source(self) -> str:
        """The source of the call, or of the whole program."""
        given = self._given
        if isinstance(given, str):
            return given
        if isinstance(given, tuple | Function):
            return self._text.segment(self._node) if self._text is not None else ""
        return given.action if isinstance(given, FunctionExpression) else given

    @property
    def text(self) -> str:
        """The source of the program in which a call stands; `""` if there is none, and after loading from JSON."""
        return getattr(self._text, "text", "")

    @property
    def span(self) -> Span | None:
        """Where the call stands in the source of its program; None for the record of a program."""
        return self._text.span(self._node) if self._text is not None else None

    def unwrap(self) -> R:
        """Give the value, or raise.

        Raises:
            ExecutionError: There is no value: the call or program failed, was skipped or cancelled, waits for approval
                or is still running. `error` is that of the record; `__cause__` is what the tool raised.

        Examples:
            >>> from lightfc import ToolManager
            >>> ToolManager(context={"x": 2}).execute("x + 1").unwrap()
            3
        """
        if self.state == "finished":
            return self.output
        cause = self.error.exception if self.error is not None else None
        raise ExecutionError(str(self.error or f"{self.name or 'the program'} is {self.state}"), self.error) from cause

    def to_dict(self) -> dict[str, Any]:
        """The record as a dict, with its calls as dicts. Arguments and outputs are the objects themselves."""
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
            "waiting": [request.to_dict() for request in self.waiting],
            "attempts": self.attempts,
            "start_s": self.start_s,
            "duration_s": self.duration_s,
            "executor": self.executor,
            "approval": self.approval,
            "waits": [each.to_dict() for each in self.waits],
            "failed_attempts": [each.to_dict() for each in self.failed_attempts],
            "calls": [call.to_dict() for call in self.calls],
        }

    def to_json(self) -> str:
        """Write the record, with its values and its calls, as JSON without loss. `from_json` reads it.

        The record of a run that waits can be resumed after it was read. A value without a lossless JSON form becomes a
        `lightfc.export.Opaque`, which says what it was.

        Returns:
            The JSON text, in the form of `lightfc.export`.

        Raises:
            ExportError: The record is too large.
        """
        from lightfc.core.serialization import record_dumps  # what a call does not need

        return record_dumps(self)

    def _view(self) -> "RunView":
        from lightfc.core.run_views import run_view

        return run_view(self)

    @classmethod
    def from_json(cls, text: str, types: Iterable[type] = ()) -> "FunctionOutput":
        """Read what `to_json` has written.

        Args:
            text: The JSON text.
            types: The classes of the values, where these are dataclasses, named tuples, enums or pydantic models. No
                other class is loaded, so the text cannot choose one.

        Raises:
            ExportError: The text holds no record, or names a class that is not among `types`.

        Examples:
            >>> from lightfc import FunctionOutput, ToolManager
            >>> FunctionOutput.from_json(ToolManager().execute("1 + 1").to_json()).output
            2
        """
        from lightfc.core.deserialization import loads

        record = loads(text, types)
        if not isinstance(record, cls):
            raise ExportError("the JSON does not hold a FunctionOutput")
        return record

    def __repr__(self) -> str:
        if self.waiting:
            what = f"waiting=<{len(self.waiting)}>"
        elif self.error is not None:
            what = f"error={self.error.message.partition(chr(10))[0]!r}"
        else:
            what = f"output={_repr(self.output)}"
        calls = f", calls=<{len(self.calls)}>" if self.calls else ""
        return f"FunctionOutput(name={self.name!r}, {what}, state={self.state!r}{calls})"


def repeat(record: FunctionOutput, before: FunctionOutput) -> None:
    """Let the record of a call say how the call was made before, in a run that began at another time."""
    record.attempts, record.approval, record.executor = before.attempts, before.approval, before.executor
    record.waits = tuple(Wait(each.reason, each.call) for each in before.waits)
    later_s = record.start_s - before.start_s
    record.failed_attempts = tuple(replace(each, at_s=each.at_s + later_s) for each in before.failed_attempts)


def _repr(value: Any) -> str:
    try:
        return repr(value)
    except Exception:  # noqa: BLE001 - an object of the host may raise anything; its record can be shown all the same
        return short_text(value)


_STORED: dict[str, Any] = {
    "name": str | None, "place": tuple[int, ...], "parsed_input": Function | None, "output": Any,
    "error": CallError | None, "state": CallState, "attempts": int, "start_s": float, "duration_s": float,
    "calls": list[FunctionOutput], "run_id": str | None, "waiting": tuple[ApprovalRequest, ...], "printed": str,
    "waits": tuple[Wait, ...], "failed_attempts": tuple[Attempt, ...], "approval": ApprovalOutcome, "executor": str,
}  # fmt: skip
"""The attributes of a record that its JSON form holds as they are, with their types."""

_TYPES = {**_STORED, "input": Function | FunctionExpression, "source": str, "span": Span | None}

_PAUSED_TYPES: dict[str, Any] = {
    "fingerprint": dict[str, str], "variables": dict[str, Any], "raised": dict[str, dict[str, Any]],
}  # fmt: skip


def was_refused(output: FunctionOutput) -> bool:
    """Whether a program is not as it has to be, so that nothing of it ran."""
    wrong = output.error is not None and output.error.kind in ("expression", "argument")
    return wrong and not any(call.attempts for call in output.calls)


def _dump(record: FunctionOutput) -> dict[str, Any]:
    made = {name: getattr(record, name) for name in _STORED}
    made |= {"input": record.input, "source": record.source, "span": record.span, "output": HostValue(record.output)}
    for name in ("input", "parsed_input"):
        if type(made[name]) is Function:
            made[name] = _dump_function(made[name])
    made["waiting"] = tuple(
        each if each.arguments is None else replace(each, arguments=_host_values(each.arguments))
        for each in record.waiting
    )
    if record.state == "waiting" and record.paused is not None:
        made["paused"] = _dump_paused(record, record.paused)
    return made


def _dump_function(function: Function) -> Function:
    args: Sequence[Any] = [HostValue(each) for each in function.args]
    given = args if type(function.args) is list else tuple(args)
    return Function(function.name, given, _host_values(function.kwargs))


def _host_values(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: HostValue(each) for name, each in values.items()}


def _dump_paused(record: FunctionOutput, paused: Paused) -> dict[str, Any]:
    """What a run needs to go on from its record: the decisions that the host has made are not among it."""
    from lightfc.core.deserialization import store_exception

    fingerprint = dict(paused.fingerprint())
    named = {name: each for name, each in paused.variables.items() if f"{name} of the context" in fingerprint}
    errors = {each.id: store_exception(each.error, None) for each in record.calls}
    failures = {call_id: each for call_id, each in errors.items() if each is not None}
    return {"fingerprint": fingerprint, "variables": _host_values(named), "raised": {**paused.raised, **failures}}


class Located:
    """Where a call stood, of a record whose text is not there any more."""

    def __init__(self, source: str, span: Span | None) -> None:
        self._source = source
        self._span = span

    def segment(self, node: Any) -> str:
        return self._source

    def span(self, node: Any) -> Span | None:
        return self._span


def _load(given: Any) -> FunctionOutput:
    check_fields("FunctionOutput", as_dict(given), _TYPES)
    span, source = given["span"], given["source"]
    site: Any = None if span is None and not source else Located(source, span)
    record = FunctionOutput(given["name"], given["input"], given["place"], site)
    for name in _STORED:
        if name in given:
            setattr(record, name, given[name])
    paused = given.get("paused")
    if paused is not None:
        check_fields("Paused", as_dict(paused), _PAUSED_TYPES)
        fingerprint = paused["fingerprint"]
        record.paused = Paused(paused["variables"], lambda: fingerprint, raised=paused["raised"])
    return record


register(Codec("FunctionOutput", FunctionOutput, _dump, _load))
