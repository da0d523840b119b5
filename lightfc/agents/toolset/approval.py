"""What the host has to approve before a tool does it.

Approval is the host's and stands in no schema: a model can ask for an action, and nothing that it writes makes the
action happen.
"""

import hashlib
import inspect
import json
import threading
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from lightfc.agents.toolset.background import in_thread
from lightfc.agents.toolset.printable import printable

__all__ = ["UNSAFE_TOOLS", "Approvals", "UnsafeAction"]

UNSAFE_TOOLS = frozenset({"delete_file", "download_file", "move_file", "run_command", "run_script", "write_file"})
"""The tools that change something, run something or reach out."""

MAX_PENDING = 100
"""How many requests are kept for the host; of more, the oldest are forgotten and have to be asked for again."""

MAX_SUMMARY_CHARS = 1_000


@dataclass(frozen=True, slots=True)
class UnsafeAction:
    """One action that the host has to approve.

    Attributes:
        tool: Which tool.
        arguments: With what arguments: plain data, exactly what would be done.
        summary: The same as one line for people; what cannot be printed is escaped, so that no text of a model moves
            the cursor, hides a part or makes a second line.
    """

    tool: str
    arguments: Mapping[str, Any]
    summary: str

    def __post_init__(self) -> None:
        summary = printable(self.summary)
        if len(summary) > MAX_SUMMARY_CHARS:
            summary = f"{summary[:MAX_SUMMARY_CHARS]}… ({len(summary):,} characters)"
        object.__setattr__(self, "summary", summary)

    @property
    def id(self) -> str:
        """The same for the same tool and arguments, and for nothing else."""
        content = json.dumps([self.tool, dict(self.arguments)], sort_keys=True)
        return hashlib.sha256(content.encode()).hexdigest()[:32]


class Approvals:
    """Decides whether an unsafe action may be done.

    Without the host's word, it may not: the tool answers `{"status": "needs_approval", …}`, the request stands in
    `pending`, and once the host has granted it, the same call, made again, does it once.

    Args:
        allow_unsafe: True to approve everything beforehand, or the names of the tools for which to do so.
        approve: Asked for every other action, in a worker thread, one at a time; it may block. Only `True` approves.
            The answer to a call that has been cancelled meanwhile does nothing.

    Raises:
        ValueError: `allow_unsafe` names a tool that needs no approval.
        TypeError: `approve` is an async function, whose answer would be a coroutine.
    """

    def __init__(
        self,
        allow_unsafe: bool | Collection[str] = False,
        approve: Callable[[UnsafeAction], bool] | None = None,
    ) -> None:
        if isinstance(allow_unsafe, str):
            raise TypeError(f"allow_unsafe must be True, False or a set of tool names, as in {{{allow_unsafe!r}}}")
        if inspect.iscoroutinefunction(approve):
            raise TypeError("approve must be a plain function; it is called in a thread and may block there")
        allowed = UNSAFE_TOOLS if allow_unsafe is True else frozenset(allow_unsafe or ())
        if unknown := sorted(allowed - UNSAFE_TOOLS):
            raise ValueError(
                f"allow_unsafe names {', '.join(unknown)}; the tools that need approval are "
                f"{', '.join(sorted(UNSAFE_TOOLS))}"
            )
        self._allowed = allowed
        self._approve = approve
        self._asking = threading.Lock()
        self._lock = threading.Lock()
        self._pending: dict[str, UnsafeAction] = {}
        self._granted: set[str] = set()
        self._refused: set[str] = set()

    @property
    def pending(self) -> tuple[UnsafeAction, ...]:
        """The requests that wait for the host, oldest first."""
        with self._lock:
            return tuple(self._pending.values())

    def grant(self, request: UnsafeAction | str) -> None:
        """Let one call with exactly these arguments be done.

        Args:
            request: A request of `pending`, or its id.

        Raises:
            KeyError: It is not pending.
        """
        self._decide(request, self._granted)

    def refuse(self, request: UnsafeAction | str) -> None:
        """Answer every further call with exactly these arguments that the host has refused it; else as `grant`."""
        self._decide(request, self._refused)

    def _decide(self, request: UnsafeAction | str, decided: set[str]) -> None:
        key = request if isinstance(request, str) else request.id
        with self._lock:
            if self._pending.pop(key, None) is None:
                raise KeyError(f"no request {key!r} is pending")
            decided.add(key)

    def check(self, request: UnsafeAction) -> dict[str, Any] | None:
        """None if the action may be done now; else what the tool has to answer instead of doing it."""
        if request.tool in self._allowed:
            return None
        key = request.id
        with self._lock:
            if key in self._granted:
                self._granted.remove(key)
                return None
            if key in self._refused:
                return _refusal(request)
        if self._approve is not None:
            with self._asking:
                # Not what is merely true: a coroutine or a text is no approval.
                return None if self._approve(request) is True else _refusal(request)
        with self._lock:
            self._pending[key] = request
            while len(self._pending) > MAX_PENDING:
                del self._pending[next(iter(self._pending))]
        return {
            "status": "needs_approval",
            "id": key,
            "action": request.tool,
            "summary": request.summary,
            "message": "Nothing was done. The user has to approve this first; then make the same call again.",
        }

    async def acheck(self, request: UnsafeAction) -> dict[str, Any] | None:
        """As `check`, where an `approve` that blocks does not hold up the event loop."""
        return self.check(request) if self._approve is None else await in_thread(self.check, request)


def _refusal(request: UnsafeAction) -> dict[str, Any]:
    return {
        "status": "refused",
        "action": request.tool,
        "summary": request.summary,
        "message": "Nothing was done. The user has refused this; do not ask for it again.",
    }
