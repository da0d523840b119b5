"""One call of a tool while it is made, what stands for its value where it has failed, and who may step in.

A `Call` lives from the binding of its arguments to its settling, in the queue or in flight. A failed one is a value to
the evaluation, `CallFailed`, which a program can catch as what its tool raised. A `Supervisor` is asked and told at
eight steps of that way; `managed_run` has the one that there is.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from lightfc.core.circumstances import WaitReason
from lightfc.core.records import FunctionOutput
from lightfc.engine.threads import Job
from lightfc.engine.tool_spec import ToolSpec
from lightfc_sandbox.engine import CallSite, Carrier, Failure, Path, Pending


class Call:
    """A call that is about to be made or in flight.

    Attributes:
        args: Its positional arguments, validated, those of the host among them.
        pending: By what its value is waited for, once something waits.
        on_end: What is told of the end of its task, until it is known otherwise.
        queued: Why it waits for a slot, and since when, if it does.
    """

    __slots__ = (
        "args", "handle", "job", "kwargs", "on_end", "pending", "queued", "record", "site", "timer", "tool",
    )  # fmt: skip

    def __init__(
        self, tool: ToolSpec, args: tuple[Any, ...], kwargs: dict[str, Any], record: FunctionOutput, site: CallSite
    ) -> None:
        self.tool = tool
        self.args = args
        self.kwargs = kwargs
        self.record = record
        self.site = site
        self.pending: Pending | None = None
        self.handle: asyncio.Future[Any] | None = None
        self.job: Job | None = None
        self.on_end: Any = None
        self.timer: asyncio.TimerHandle | None = None
        self.queued: tuple[WaitReason, float] | None = None

    def make(self) -> Any:
        """Call the tool."""
        return self.tool.fn(*self.args, **self.kwargs)

    @property
    def place(self) -> Path:
        """Where in the program the call stands."""
        return self.record.place


class CallFailed(Carrier):
    """A call has failed; its record says why. What the tool raised a program catches by its type."""

    def __init__(self, record: FunctionOutput) -> None:
        self.record, error = record, record.error
        super().__init__("" if error is None else error.message)
        self.original = None if error is None else error.exception


class Supervisor(Protocol):
    """What a run wants beyond its calls being made: it is asked before they are, and told what becomes of them."""

    def path_of(self, path: Path) -> Path:
        """The place of a call by which its record is known."""

    def may_answer(self, tool: ToolSpec) -> bool:
        """Whether `make` may give the value or failure of a call of a tool without anything being waited for."""

    def make(self, call: Call) -> Any:
        """Make a call, now or later, by `Execution.enqueue`, or not; gives its value or a `Pending` for it."""

    def on_start(self, call: Call) -> Pending | None:
        """Take note that a call starts; gives its failure if it may not."""

    def may_be_repeated(self, call: Call) -> bool:
        """Whether a call that has failed may be tried again as it is."""

    def on_end(self, record: FunctionOutput) -> None:
        """Take note that a call has a value or a failure."""

    def on_skip(self, record: FunctionOutput, cause: Failure) -> None:
        """Take note that a call is not made because something it needs has failed."""

    def on_progress(self, call: Call, value: Any) -> None:
        """Take note of what a tool has yielded."""

    def on_retry(self, call: Call, error: BaseException) -> None:
        """Take note that a call will be tried again."""

    def verdict(self, value: Any) -> Any:
        """What has become of a run whose evaluation gave `value`."""

    async def close(self) -> None:
        """Give up what has not been enqueued, and wait until that has ended."""
