"""Why a call or a whole program has no output, as a record."""

from dataclasses import dataclass, field
from typing import Any, Literal

from lightfc.views.display import Listing, ShownAsList
from lightfc_sandbox import Span

ErrorKind = Literal[
    "expression", "argument", "retry", "tool", "timeout", "limit", "evaluation", "skipped", "cancelled", "approval",
    "denied", "journal",
]  # fmt: skip
"""Who has to act: see `CallError.kind`."""


@dataclass(frozen=True, slots=True)
class CallError(ShownAsList):
    """Why a call or a whole program has no output.

    Stands in `FunctionOutput.error`. `str(error)` is the message, followed by `place`.

    Attributes:
        kind: Who has to act. The program is at fault: `"expression"` (it is refused before it runs), `"argument"` (an
            argument does not fit), `"evaluation"` (it raised), `"limit"` (it used too much), `"retry"` (a tool raised
            `ModelRetry`). The tool is at fault: `"tool"` (it raised), `"timeout"`. Neither: `"skipped"` (a call that it
            needs failed), `"cancelled"`, `"approval"` (it waits for a decision), `"denied"`, `"journal"` (the program,
            its tools or its variables have changed since the run began).
        type: Name of the exception's class, such as `"ZeroDivisionError"`.
        message: What is wrong, where, what was expected and what to do, for people and models.
        span: The place in the program; None if it is not known.
        details: The message as data: one dict for each violation of an expression, one sentence for each wrong
            argument, or one dict for an error of evaluation or a limit. Empty for errors of tools.
        exception: The exception that a tool raised, with its traceback, for the developer. A model does not see it.
            None if no tool raised, and after loading from JSON.
        place: If a tool failed, the line of the program with carets under the call. Other messages show it themselves.

    Examples:
        >>> from lightfc import ToolManager
        >>> error = ToolManager().execute("1 / 0").error
        >>> error.kind, error.type, error.span.line
        ('evaluation', 'ZeroDivisionError', 1)
    """

    kind: ErrorKind
    type: str
    message: str
    span: Span | None = None
    details: tuple[Any, ...] = field(default=(), repr=False)
    exception: BaseException | None = field(default=None, repr=False, compare=False)
    place: str = field(default="", repr=False, compare=False)

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`: an exception of a tool that cannot be pickled is left out."""
        parts = (self.kind, self.type, self.message, self.span, self.details)
        return type(self), (*parts, self.exception if _is_pickled(self.exception) else None, self.place)

    def to_dict(self) -> dict[str, Any]:
        """The error as a dict: `kind`, `type`, `message`, `span` and `details`, without the exception."""
        return {
            "kind": self.kind,
            "type": self.type,
            "message": self.message,
            "span": self.span.to_dict() if self.span else None,
            "details": list(self.details),
        }

    def __str__(self) -> str:
        return f"{self.message}\n{self.place}" if self.place else self.message

    def _listing(self) -> Listing:
        from lightfc.core.printable import printable, printable_lines

        return Listing(printable(f"{self.kind}: {self.type}"), note=printable_lines(str(self)))


def _is_pickled(error: BaseException | None) -> bool:
    """Whether an exception survives `pickle`, of which many forget what their constructor takes."""
    import pickle  # what few failures need

    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - what this process has just written
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001 - an exception of a tool, which may raise anything where it is written
        return False
    return True
