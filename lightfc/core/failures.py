"""Why a call or a whole program has no output, as a record."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from lightfc.views.shown import ShownAsList
from lightfc_sandbox import Span

if TYPE_CHECKING:
    from lightfc.views.fragments import Listing

__all__ = ["CallError", "ErrorKind"]

ErrorKind = Literal[
    "expression", "argument", "retry", "tool", "timeout", "limit", "evaluation", "skipped", "cancelled", "approval",
    "denied", "journal",
]  # fmt: skip
"""Who has to act: the program is at fault (`expression`, `argument`, `limit`, `evaluation`; `retry` where a tool says
so by `ModelRetry`), the tool (`tool`, `timeout`), another call (`skipped`), who cancelled the run (`cancelled`), who
has to approve a call (`approval`) or has not (`denied`), or who changed what a journalled run depends on (`journal`).
"""


@dataclass(frozen=True, slots=True)
class CallError(ShownAsList):
    """Why a call or a whole program has no output.

    Attributes:
        kind: What sort of failure it is.
        type: Name of the exception's type, such as `"ZeroDivisionError"`.
        message: What is wrong, where, what was expected and what to do, as text for people and models.
        span: The place in the program, if it is known.
        details: The same as data, for machines: the violations of an expression, the problems of the arguments.
        exception: What a tool raised, with its traceback, for the developer; never shown to a model.
        place: Of a call whose tool has failed, the line of the program with carets under the call, as the message of
            every other error shows it; `str(error)` ends with it.

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

    def _listing(self) -> "Listing":
        from lightfc.core.printable import printable, printable_lines
        from lightfc.views.fragments import Listing

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
