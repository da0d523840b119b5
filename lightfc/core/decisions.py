"""Calls that need approval, and what the host can decide about them: the records. `engine.approvals` has the rules."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from lightfc_sandbox import Span

Reason = Literal["needs_approval", "interrupted", "not stored"]
"""Why a call is not made without approval: see `ApprovalRequest.reason`."""


@dataclass(frozen=True, slots=True)
class ApprovalRequest:
    """One call that is not made before the host has approved it, with the arguments that it will be made with.

    Made by `ToolManager.execute` and its kin. The requests of a run that waits stand in `FunctionOutput.waiting`; a
    manager with an approver gives them to the approver.

    Attributes:
        id: The key under which a decision is given, and the id of the call's record. With a journal, a second request
            about the same call has an id of its own, such as `"3.0#2"`. So a decision never counts for arguments, or
            an interruption, that the host has not seen.
        name: Name of the tool.
        source: The call as the program writes it.
        span: Its place in the program; None for a call that an earlier process made.
        reason: Why it needs approval. `"needs_approval"`: its tool is declared so. `"interrupted"`: a crash or a
            cancellation cut the call off, and it may have acted. `"not stored"`: the call has ended, but its value
            has no JSON form, so the journal or the loaded record does not hold it.
        arguments: The arguments by parameter, validated, as they will be passed. None only for an interrupted call
            whose arguments have no JSON form, so that the journal does not hold them.
        expressions: The source of each argument, by parameter, or by position (`"0"`) where it has no name. Empty where
            the program does not name the tool that it calls, as in `map(pay, people)`.
        repeated: Whether the call stands in a loop or a function, so that more calls may come from the same place.
        site: The number of its place in the program, for all calls from which `ApproveAll` decides; 0 for a call in a
            function of an earlier program of the same session.
        note: Why the function given as `needs_approval` could not decide; of an interrupted call, the arguments that it
            was made with, where the host had edited those of the program. Else empty.

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
        """The id of the call's record: `id` without the number of the request."""
        return call_of(self.id)

    def to_dict(self) -> dict[str, Any]:
        """The request as a dict, such as for a web page that asks a person.

        Returns:
            `id`, `name`, `source`, `span`, `reason`, `arguments` and `note`. The values of the arguments are the
            objects themselves, which may have no JSON form.
        """
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
class NotedRequest:
    """What the host was shown of a call, as a journal tells it."""

    name: str
    site: int
    reason: str
    arguments: str | None  # None where a request had none
    cut_owner: str = ""  # who had begun a call that was interrupted: each interruption is asked about anew


@dataclass(frozen=True, slots=True)
class Approve:
    """A decision: make the call, with the arguments that its request shows and no others.

    Where the program comes to the same call with other arguments, that call needs approval again.

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
    """A decision: make the call and, in this run, every call of the tool from the same place of the program.

    The calls of a loop come from one place. All of them are made, whatever their arguments are. It does not decide
    about calls that were interrupted: each of these may have acted already, so it needs a decision of its own. With
    `isolation="process"`, nor does it decide about further calls in functions of earlier programs, whose places the
    host does not know.

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
    """A decision: do not make the call. Its record fails with an error of the kind `"denied"`.

    Attributes:
        reason: Why, for the message of the error, which a model reads. The default `""` leaves it at `"pay was not
            approved"`.

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
    """A decision: make the call with other arguments.

    They are validated as those of the program are. If they do not fit the tool's signature, `resume` raises a
    `ValueError` that says why, and the call goes on waiting. Where an approver has given them, the call is not made and
    its record fails.

    Attributes:
        arguments: The new values, by name of the parameter. Parameters that are not named keep the values that the
            request shows.

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
"""What the host can decide about a call: for the annotations of programs that decide."""

Approver = Callable[[Sequence[ApprovalRequest]], Mapping[str, Decision] | Awaitable[Mapping[str, Decision]]]
"""Gets the calls that need approval, one batch at a time, and gives the decisions by id. A call that it leaves out
waits: the run ends with the state `"waiting"`. A decision under an id that is not in the batch decides nothing."""
