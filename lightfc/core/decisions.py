"""Calls that need approval, and what the host can decide about them: the records. `engine.approvals` has the rules."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from lightfc_sandbox import Span

__all__ = ["ApprovalRequest", "Approve", "ApproveAll", "Approver", "Decision", "Deny", "Edit", "Reason", "Shown"]

Reason = Literal["needs_approval", "interrupted", "not stored"]
"""Why a call is not made without approval. `"needs_approval"`: its tool asks for it. `"interrupted"`: the call had
started in an earlier process and may have had its effect. `"not stored"`: it had finished, and its value could not be
stored."""


@dataclass(frozen=True, slots=True)
class ApprovalRequest:
    """One call that is not made before the host has approved it, with the arguments that it will be made with.

    Attributes:
        id: By what a decision names it: the id of the call's record. In a run with a journal, whatever else is asked
            about the call later (it was interrupted meanwhile, or comes with other arguments) has an id of its own,
            such as `"3.0#2"`, so that no decision is taken for one about something that was not shown.
        name: Name of the tool.
        source: The call as it is written.
        span: Its place in the program.
        reason: Why it needs approval.
        arguments: The arguments by parameter, as they will be passed. None only for a call that was interrupted and
            whose arguments have no JSON form, so that the journal does not know them.
        expressions: The arguments as they are written, by parameter, or by position (`"0"`) where it has no name.
        repeated: It stands in a loop or a function, so other calls may come from the same place.
        site: The number of its place in the program, for all of whose calls `ApproveAll` decides.
        note: Why the function that its tool has as `needs_approval` could not tell; empty where it could.

    Examples:
        >>> from lightfc import FunctionTool, ToolManager
        >>> def pay(to: str, amount: int) -> str:
        ...     return f"paid {amount} to {to}"
        >>> manager = ToolManager([FunctionTool(pay, needs_approval=True)])
        >>> (request,) = manager.execute("pay('ann', 5)").waiting
        >>> request.id, request.name, request.arguments
        ('1', 'pay', {'to': 'ann', 'amount': 5})
    """

    id: str
    name: str
    source: str
    span: Span | None
    reason: Reason
    arguments: Mapping[str, Any] | None
    expressions: Mapping[str, str] = field(default_factory=dict)
    repeated: bool = False
    site: int = 0
    note: str = ""

    @property
    def call_id(self) -> str:
        """The id of the call's record."""
        return call_of(self.id)

    def to_dict(self) -> dict[str, Any]:
        """The request as plain data; the values of arguments are as they are."""
        return {
            "id": self.id,
            "name": self.name,
            "source": self.source,
            "span": self.span.to_dict() if self.span else None,
            "reason": self.reason,
            "arguments": None if self.arguments is None else dict(self.arguments),
            "note": self.note,
        }


def call_of(request_id: str) -> str:
    """The id of the call that a request of that id is about."""
    return request_id.partition(AGAIN)[0]


AGAIN = "#"
"""Stands before the number of a request about a call about which something else was asked before."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the host was shown of a call, as a journal tells it.

    Attributes:
        arguments: As the journal writes them; None where a request had none.
        cut_owner: Of a call that was interrupted, who had begun it: each interruption is asked about anew.
    """

    name: str
    site: int
    reason: str
    arguments: str | None
    cut_owner: str = ""


@dataclass(frozen=True, slots=True)
class Approve:
    """Make the call, with the arguments that its request shows and no others.

    Examples:
        >>> from lightfc import Approve, FunctionTool, ToolManager
        >>> def pay(to: str, amount: int) -> str:
        ...     return f"paid {amount} to {to}"
        >>> manager = ToolManager([FunctionTool(pay, needs_approval=True)])
        >>> waiting = manager.execute("pay('ann', 5)")
        >>> manager.resume(waiting, {request.id: Approve() for request in waiting.waiting}).output
        'paid 5 to ann'
    """


@dataclass(frozen=True, slots=True)
class ApproveAll:
    """Make the call, and for the rest of the run every call of the tool from the same place of the program.

    Such as each turn of a loop, whatever its arguments will be. It decides nothing about calls that were interrupted.

    Examples:
        >>> from lightfc import ApproveAll, FunctionTool, ToolManager
        >>> def pay(to: str, amount: int) -> str:
        ...     return f"paid {amount} to {to}"
        >>> manager = ToolManager([FunctionTool(pay, needs_approval=True)])
        >>> waiting = manager.execute("[pay(to, 5) for to in ['ann', 'bob']]")
        >>> manager.resume(waiting, {waiting.waiting[0].id: ApproveAll()}).output
        ['paid 5 to ann', 'paid 5 to bob']
    """


@dataclass(frozen=True, slots=True)
class Deny:
    """Do not make the call; its record has failed.

    Attributes:
        reason: What the record says.

    Examples:
        >>> from lightfc import Deny, FunctionTool, ToolManager
        >>> def pay(to: str, amount: int) -> str:
        ...     return f"paid {amount} to {to}"
        >>> manager = ToolManager([FunctionTool(pay, needs_approval=True)])
        >>> waiting = manager.execute("pay('ann', 5)")
        >>> manager.resume(waiting, {waiting.waiting[0].id: Deny("too much")}).error.message
        'pay was not approved: too much'
    """

    reason: str = ""


@dataclass(frozen=True, slots=True)
class Edit:
    """Make the call with other arguments.

    Attributes:
        arguments: Values by the names that the request's `arguments` has, which take the place of those; the others
            stay.

    Examples:
        >>> from lightfc import Edit, FunctionTool, ToolManager
        >>> def pay(to: str, amount: int) -> str:
        ...     return f"paid {amount} to {to}"
        >>> manager = ToolManager([FunctionTool(pay, needs_approval=True)])
        >>> waiting = manager.execute("pay('ann', 5)")
        >>> manager.resume(waiting, {waiting.waiting[0].id: Edit({"amount": 3})}).output
        'paid 3 to ann'
    """

    arguments: Mapping[str, Any]


Decision = Approve | ApproveAll | Deny | Edit

Approver = Callable[[Sequence[ApprovalRequest]], Mapping[str, Decision] | Awaitable[Mapping[str, Decision]]]
"""Asked about the calls that need approval, one batch at a time; gives the decisions by id. A call that it leaves out
waits: the run ends with the state `"waiting"`. A decision under an id that it was not asked about decides nothing."""
