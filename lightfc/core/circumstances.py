"""How a call came to be made: what it waited for, which attempts failed, who approved it, where it ran.

None of it is needed to go on with a run. It is noted where it happens, in the cheapest form, for whoever looks at the
run afterwards.
"""

from dataclasses import dataclass
from typing import Any, Literal

__all__ = ["ApprovalOutcome", "Attempt", "Place", "RawWait", "Wait", "WaitReason"]

WaitReason = Literal["result", "effect", "undeclared", "barrier", "bound", "tool bound", "executor", "approval"]
"""Why a call did not begin earlier.

`"result"`: it came of the value of another call, as an argument or a condition. `"effect"`: one of the two acts
(`read_only=False`), so the order of the program holds. `"undeclared"`: nobody has said what one of the two changes.
`"barrier"`: one of the two is `sequential`. `"bound"`: as many calls as the run allows were in flight. `"tool bound"`:
as many as its `max_in_flight` allows. `"executor"`: its executor had no place free. `"approval"`: somebody was asked.
"""

ApprovalOutcome = Literal["", "approved", "approved for all", "edited", "denied"]
"""What was decided about a call; empty where nobody was asked."""

Place = tuple[int, ...]
RawWait = tuple[WaitReason, Place, float | None, float | None]
"""A wait as it is noted: why, the place of the other call, from and until when."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Something that a call waited for.

    Attributes:
        reason: Why.
        call: The id of the call whose end let this one go on; empty where it was none.
        from_s: From when on it is known to have waited, in seconds since the run began; None where it had not been
            reached before, since the program stood at the other call.
        until_s: Until when; None for its start.
    """

    reason: WaitReason
    call: str
    from_s: float | None = None
    until_s: float | None = None

    @classmethod
    def of(cls, raw: RawWait) -> "Wait":
        """A wait of what was noted."""
        reason, place, from_s, until_s = raw
        return cls(reason, ".".join(map(str, place)), from_s, until_s)

    def to_dict(self) -> dict[str, Any]:
        """The wait as plain data."""
        return {"reason": self.reason, "call": self.call, "from_s": self.from_s, "until_s": self.until_s}


@dataclass(frozen=True, slots=True)
class Attempt:
    """An attempt of a call that has failed and was followed by another.

    Attributes:
        type: Name of the type of what was raised.
        message: What it said, in one line.
        at_s: When it failed, in seconds since the run began.
        wait_s: How long the next attempt was waited for.
    """

    type: str
    message: str
    at_s: float
    wait_s: float

    def to_dict(self) -> dict[str, Any]:
        """The attempt as plain data."""
        return {"type": self.type, "message": self.message, "at_s": self.at_s, "wait_s": self.wait_s}
