"""Calls that wait for the host's word, and the words it can give."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from lightfc_sandbox import Span

__all__ = ["ApprovalRequest", "Approve", "Approver", "Decision", "Deny", "Edit"]


@dataclass(frozen=True, slots=True)
class ApprovalRequest:
    """A call that is not made without the host's word.

    Attributes:
        id: By what a decision names it: the call's record id, or the number of its place where a loop may reach it any
            number of times; the decision holds for each of these calls.
        name: Name of the tool.
        source: The call as it is written.
        span: Its place in the text.
        reason: `"needs_approval"`: the tool asks for it. `"interrupted"`: the call had started in an earlier process
            and may have had its effect. `"not stored"`: it had finished, and its value could not be stored.
        arguments: The arguments by parameter, as they will be passed; None as long as one of them is not known.
        expressions: The arguments as they are written, by parameter, or by position (`"0"`) where it has no name.
        repeated: It stands in a loop or a function.
    """

    id: str
    name: str
    source: str
    span: Span | None
    reason: Literal["needs_approval", "interrupted", "not stored"]
    arguments: Mapping[str, Any] | None
    expressions: Mapping[str, str] = field(default_factory=dict)
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Approve:
    """Make the call as it is."""


@dataclass(frozen=True, slots=True)
class Deny:
    """Do not make the call; its record has failed.

    Attributes:
        reason: What the record says.
    """

    reason: str = ""


@dataclass(frozen=True, slots=True)
class Edit:
    """Make the call with other arguments.

    Attributes:
        arguments: Values by parameter, which take the place of those of the text; the others stay.
    """

    arguments: Mapping[str, Any]


Decision = Approve | Deny | Edit

Approver = Callable[[Sequence[ApprovalRequest]], Mapping[str, Decision] | Awaitable[Mapping[str, Decision]]]
"""Asked for each batch; gives the decisions by id. A call that it leaves out is asked for again when it is reached, if
its arguments were not known yet, and else waits."""
