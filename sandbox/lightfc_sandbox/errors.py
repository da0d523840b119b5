"""Every exception that leaves the sandbox, and the promise that no other does.

The tree::

    SandboxError
    ├── ExpressionError     the program is at fault: it cannot be read, or holds something that is not allowed
    ├── LimitExceeded       the program asked for more than its `Limits`
    ├── EvaluationError     the program ran and raised; the type and message of what it raised are told
    └── IsolationError      no confined worker can be had, or the one that evaluated the program has ended

Any program ends in a value or in one of the first three; in a confined worker it may end in the fourth. Each carries
data on attributes; its message is built from them, names what is wrong, where, and what is allowed, and never holds the
`repr` of an object of the host.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from lightfc_sandbox.spans import Span, caret

TYPE_CHECKING = False
if not TYPE_CHECKING:
    from lightfc_sandbox.frozen import dataclass
else:  # as type checkers and the reference know the classes
    from dataclasses import dataclass


def _rebuilt(kind: type[BaseException], args: tuple[Any, ...]) -> BaseException:
    return kind.__new__(kind, *args)


def rebuilding(error: BaseException) -> tuple[Any, ...]:
    """What `__reduce__` gives of an exception: its arguments and attributes, without what cannot be pickled of them."""
    attributes = {name: _picklable(value) for name, value in vars(error).items()}
    return _rebuilt, (type(error), tuple(map(_picklable, error.args))), attributes


def _picklable(value: Any) -> Any:
    """A value that an exception takes along into another process; None if it cannot go there."""
    if value is None or type(value) is str or type(value) is int or type(value) is float:
        return value
    import pickle  # what nobody needs who pickles nothing

    try:
        pickle.loads(pickle.dumps(value))  # noqa: S301 - what this process has just written
    except Exception:  # noqa: BLE001 - whatever a class raises, it cannot be pickled
        return None
    return value


class SandboxError(Exception):
    """Root of every exception that leaves the sandbox.

    Catch it to catch all faults of a program. Each can be pickled with its attributes. An attribute that cannot be
    pickled is None after loading.

    Examples:
        >>> from lightfc_sandbox import Sandbox, SandboxError
        >>> try:
        ...     Sandbox().run("1 +")
        ... except SandboxError as error:
        ...     print(type(error).__name__)
        ExpressionError
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilding(self)


@dataclass(frozen=True)
class Violation:
    """One place of a program that is not allowed. `ExpressionError.violations` holds them.

    Attributes:
        code: A stable code, such as `"unknown-name"`; the page "Error codes" of the reference lists them all.
        message: What is wrong, in one clause.
        span: The place in the program; None, the default, if the fault has no single place.
        allowed: What the program may say instead; `""`, the default, if there is nothing to suggest.

    Examples:
        >>> from lightfc_sandbox import ExpressionError, Sandbox
        >>> try:
        ...     Sandbox().check("lenn([])")
        ... except ExpressionError as error:
        ...     print(error.violations[0].render(error.source).splitlines()[0])
        unknown name 'lenn'; did you mean 'len'? [unknown-name]
    """

    code: str
    message: str
    span: Span | None = None
    allowed: str = ""

    def to_dict(self) -> dict[str, Any]:
        """The violation as a dict of JSON data: `code`, `message`, `span` (a dict or None) and `allowed`."""
        return {
            "code": self.code,
            "message": self.message,
            "span": self.span.to_dict() if self.span else None,
            "allowed": self.allowed,
        }

    def render(self, source: str) -> str:
        """The violation as text: the message, the line of the program with carets under the fault, what is allowed.

        Args:
            source: The program, as `ExpressionError.source` has it.
        """
        lines = [f"{self.message} [{self.code}]"]
        if self.span is not None:
            lines.append(caret(source, self.span))
        if self.allowed:
            lines.append(f"  allowed: {self.allowed}")
        return "\n".join(lines)


def rendered(violations: Sequence[Violation], source: str) -> str:
    """Violations as text; those of one place share the line that shows it."""
    lines: list[str] = []
    for violation, following in pairwise((*violations, None)):
        if violation is None:
            continue
        shares = following is not None and following.span == violation.span and not violation.allowed
        lines.append(f"{violation.message} [{violation.code}]" if shares else violation.render(source))
    return "\n".join(lines)


_MAX_SHOWN = 20
"""Violations that the message of an error tells; `violations` has them all."""


class ExpressionError(SandboxError):
    """The program is not Python, or holds something that the policy does not list. Nothing of it has run.

    The message tells the first 20 violations, each with its line of the program.

    Attributes:
        source: The whole program.
        violations: Every violation, in the order of the program; at least one.

    Examples:
        >>> from lightfc_sandbox import ExpressionError, Sandbox
        >>> try:
        ...     Sandbox().run("lenn([]) + _x")
        ... except ExpressionError as error:
        ...     print([violation.code for violation in error.violations])
        ['unknown-name', 'private-name']
    """

    def __init__(self, source: str, violations: Sequence[Violation]) -> None:
        self.source = source
        self.violations = tuple(violations)
        shown = rendered(self.violations[:_MAX_SHOWN], source)
        more = f"\n… and {len(self.violations) - _MAX_SHOWN:,} more" if len(self.violations) > _MAX_SHOWN else ""
        super().__init__(shown + more)

    def to_dict(self) -> dict[str, Any]:
        """The error as a dict of JSON data: `type` (`"ExpressionError"`) and `violations`, each a dict."""
        return {"type": "ExpressionError", "violations": [v.to_dict() for v in self.violations]}


@dataclass(frozen=True)
class Frame:
    r"""One active function of a program when it failed. The `traceback` of an error is a tuple of frames.

    Attributes:
        function: The name of the function, `"<lambda>"`, or `"<program>"` for code outside of all functions.
        span: The call that leads to the next frame; in the last frame, the code that failed. None if it is not known.
        omitted: The number of calls left out between the frame before and this one; 0 by default. Only deep recursion
            leaves calls out.
        program: The number of the program that defines the function, if that is an earlier program of the session,
            counted from 1. None, the default, for the program that failed.
        source: The earlier program; `""`, the default, for the program that failed.

    Examples:
        >>> from lightfc_sandbox import EvaluationError, Sandbox
        >>> try:
        ...     Sandbox(policy="programs").run("def f(x): return 1 / x\nf(0)")
        ... except EvaluationError as error:
        ...     print([frame.function for frame in error.traceback])
        ['<program>', 'f']
    """

    function: str
    span: Span | None
    omitted: int = 0
    program: int | None = None
    source: str = ""

    def to_dict(self) -> dict[str, Any]:
        """The frame as a dict of JSON data: `function`, `span`, `omitted`, and `program` if it is not None."""
        span = self.span.to_dict() if self.span else None
        told = {"function": self.function, "span": span, "omitted": self.omitted}
        return told if self.program is None else {**told, "program": self.program}

    @property
    def where(self) -> str:
        """The name of the function and its program, as messages show them."""
        program = "the program" if self.program is None else f"program {self.program} of the session"
        if self.function == "<program>":
            return program
        return self.function if self.program is None else f"{self.function}, of {program}"


_FIRST_SHOWN, _LAST_SHOWN = 2, 3
"""Frames that a message shows of a deep recursion, from both of its ends."""


class _Located(SandboxError):  # noqa: N818 - the two errors below are the public names
    """What the two errors of a running program have in common: a place, and the functions on the way to it."""

    message: str

    def __init__(self, head: str, source: str, span: Span | None, traceback: tuple[Frame, ...]) -> None:
        self.source, self.span, self.traceback = source, span, traceback
        super().__init__(self._text(head))

    def _text(self, head: str) -> str:
        frames = self.traceback
        if not frames:
            return head if self.span is None else f"{head}\n{caret(self.source, self.span)}"
        lines = [head]
        left_out = 0
        for position, frame in enumerate(frames):
            left_out += frame.omitted
            if _FIRST_SHOWN <= position < len(frames) - _LAST_SHOWN:
                left_out += 1
                continue
            if left_out:
                lines.append(f"  … {left_out:,} more calls")
                left_out = 0
            if frame.span is None:
                lines.append(f"  in {frame.where}")
            else:
                lines.append(f"  in {frame.where}:\n{caret(frame.source or self.source, frame.span)}")
        return "\n".join(lines)

    def _place(self) -> dict[str, Any]:
        span = self.span.to_dict() if self.span else None
        return {"span": span, "traceback": [frame.to_dict() for frame in self.traceback]}


class LimitExceeded(_Located):
    """The program asked for more than one of its limits allows.

    A program cannot catch it. What ran before the limit has happened, calls included.

    Attributes:
        limit: The name of the field of `Limits`, such as `"steps"`.
        allowed: The value of that field.
        reached: What the program asked for, in words.
        message: The three as one sentence.
        source: The whole program; `""` if it is longer than `Limits.source_chars`.
        span: The place in the program; None if it is not known.
        traceback: The active functions of the program, the innermost last; empty outside of functions.

    Examples:
        >>> from lightfc_sandbox import LimitExceeded, Sandbox
        >>> try:
        ...     Sandbox().run("9 ** 9 ** 9")
        ... except LimitExceeded as error:
        ...     print(error.limit, error.allowed)
        int_bits 10240
    """

    def __init__(
        self,
        limit: str,
        allowed: float,
        reached: str,
        source: str = "",
        span: Span | None = None,
        traceback: tuple[Frame, ...] = (),
    ) -> None:
        self.limit, self.allowed, self.reached = limit, allowed, reached
        self.message = f"limit {limit} = {allowed:,} exceeded: {reached}"
        super().__init__(self.message, source, span, traceback)

    def to_dict(self) -> dict[str, Any]:
        """The error as a dict of JSON data: `type`, `limit`, `allowed`, `message`, `span` and `traceback`."""
        return {
            "type": "LimitExceeded",
            "limit": self.limit,
            "allowed": self.allowed,
            "message": self.message,
            **self._place(),
        }


class EvaluationError(_Located):
    """The program raised an exception that it did not catch, or a function of the context did.

    Attributes:
        exc_type: The name of the exception's type, such as `"ZeroDivisionError"`.
        message: The message of the exception.
        source: The whole program.
        span: The place in the program that failed; None if it is not known.
        traceback: The active functions of the program, the innermost last; empty outside of functions.

    Examples:
        >>> from lightfc_sandbox import EvaluationError, Sandbox
        >>> try:
        ...     Sandbox().run("[1, 2][5]")
        ... except EvaluationError as error:
        ...     print(error.exc_type, error.span.line)
        IndexError 1
    """

    def __init__(
        self, exc_type: str, message: str, source: str = "", span: Span | None = None, traceback: tuple[Frame, ...] = ()
    ) -> None:
        self.exc_type, self.message = exc_type, message
        super().__init__(f"{exc_type}: {message}" if message else exc_type, source, span, traceback)

    def to_dict(self) -> dict[str, Any]:
        """The error as a dict of JSON data: `type`, `exc_type`, `message`, `span` and `traceback`."""
        return {
            "type": "EvaluationError",
            "exc_type": self.exc_type,
            "message": self.message,
            **self._place(),
        }


class IsolationError(SandboxError):
    """A confined process cannot be started, has ended, or broke its protocol; the message says which.

    Only a sandbox with `isolation="process"` or `"best"` raises it. It raises it when it is made if the system cannot
    confine a process, and from a run if the process ends: killed, or out of memory.

    Examples:
        >>> from lightfc_sandbox import IsolationError, SandboxError
        >>> issubclass(IsolationError, SandboxError)
        True
    """


class Stop(BaseException):
    """A limit was reached inside a run.

    Not an `Exception`, so that no `except` of a program or of a tool on its way can hold it back. It never leaves the
    sandbox: the evaluator turns it into `LimitExceeded`.
    """

    def __init__(self, limit: str, allowed: float, reached: str) -> None:
        self.limit, self.allowed, self.reached = limit, allowed, reached
        self.node: Any = None


class Carrier(Exception):  # noqa: N818 - internal: never leaves the sandbox or the engine that embeds it
    """An exception that carries another one through the evaluator: a program catches the other one, by its type.

    Attributes:
        original: What is carried; None where there is nothing, and this stands for itself.
    """

    original: BaseException | None = None


class TextExit(Carrier):
    """What a text raised; the exception itself, which may be the host's, is not raised and so not changed.

    Nor does one that is no `Exception`, such as `SystemExit`, end anything but the text.
    """

    __slots__ = ("original",)
    original: BaseException

    def __init__(self, original: BaseException) -> None:
        self.original = original


class Foreign(BaseException):
    """A program is about to change a value that it did not make; it is begun anew, with copies of such values."""


RAISED = (Exception, Stop)
"""What a program that runs can raise, caught wherever a failure has to be carried to the place where it is told."""


class Hint(str):
    """A note on an exception: the message for the author of a program ends with it, and the program does not see it."""

    __slots__ = ()


class Refused(Exception):  # noqa: N818 - internal: becomes the message of an EvaluationError
    """A rule of the sandbox that only shows while the program runs, such as an attribute of an opaque object."""
