"""How a call came to be made: what it waited for, which attempts failed, who approved it, where it ran.

None of it is needed to go on with a run. It is noted where it happens, in the cheapest form, for whoever looks at the
run afterwards.
"""

from dataclasses import dataclass
from typing import Any, Literal

WaitReason = Literal["result", "effect", "undeclared", "barrier", "bound", "tool bound", "executor", "approval"]
"""Why a call did not start earlier: see `Wait.reason`."""

ApprovalOutcome = Literal["", "approved", "approved for all", "edited", "denied"]
"""What was decided about a call; empty where nobody was asked."""

Place = tuple[int, ...]
RawWait = tuple[WaitReason, Place, float | None, float | None]
"""A wait as it is noted: why, the place of the other call, from and until when."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Something that a call waited for before it started; `FunctionOutput.waits` has them.

    Attributes:
        reason: Why: `"result"` (it needed the value of another call), `"effect"` (one of the two acts, so the order of
            the program holds), `"undeclared"` (one of the two does not say whether it acts), `"barrier"` (one of the
            two is `sequential`), `"bound"` (the run's `calls_in_flight` was reached), `"tool bound"` (the tool's
            `max_in_flight` was reached), `"executor"` (no worker was free) or `"approval"`.
        call: The id of the call whose end let this one go on; `""` if there is none.
        from_s: Since when it waited, in seconds since the run began. None if the program had not reached it yet, since
            the program itself waited for the other call.
        until_s: Until when, in seconds since the run began; None for the start of the call.
    """

    reason: WaitReason
    call: str
    from_s: float | None = None
    until_s: float | None = None

    @classmethod
    def of(cls, raw: RawWait) -> "Wait":
        """Make a wait of what the engine noted."""
        reason, place, from_s, until_s = raw
        return cls(reason, ".".join(map(str, place)), from_s, until_s)

    def to_dict(self) -> dict[str, Any]:
        """The wait as a dict of plain data."""
        return {"reason": self.reason, "call": self.call, "from_s": self.from_s, "until_s": self.until_s}


@dataclass(frozen=True, slots=True)
class Attempt:
    """An attempt of a call that failed and was followed by another; `FunctionOutput.failed_attempts` has them.

    Attributes:
        type: Name of the exception's class.
        message: Its message, in one line.
        at_s: When it failed, in seconds since the run began.
        wait_s: The wait before the next attempt, in seconds.
    """

    type: str
    message: str
    at_s: float
    wait_s: float

    def to_dict(self) -> dict[str, Any]:
        """The attempt as a dict of plain data."""
        return {"type": self.type, "message": self.message, "at_s": self.at_s, "wait_s": self.wait_s}
