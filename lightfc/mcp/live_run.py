"""One run of a program, which its client may ask for in several requests.

A request that reaches a call which needs approval ends with the question; the run itself stands still at that call
until the answer comes, which the client gives in another request. Nothing is evaluated twice for it.

A decision holds for the call that was shown. What was shown is known by its digest, which the client gives back sealed;
so an answer that comes after the process has died decides about the same call with the same arguments, or nothing.
"""

import asyncio
import hashlib
import json
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextvars import ContextVar
from types import MappingProxyType
from typing import Any, TypeVar

from lightfc.core.decisions import ApprovalRequest, Decision
from lightfc.core.records import FunctionOutput
from lightfc.engine.events import Event, OnEvent
from lightfc.engine.fingerprint import digest
from lightfc.mcp.replies import described
from lightfc.mcp.sessions import Stored

T = TypeVar("T")

current_run: ContextVar["LiveRun | None"] = ContextVar("lightfc_live_run", default=None)
"""The run in whose course something is asked."""


def shown_digest(request: ApprovalRequest) -> str:
    """What tells one request from any other, by its whole arguments: of long ones a client is told a part."""
    whole = {name: digest(value) for name, value in (request.arguments or {}).items()}
    text = json.dumps([described(request), whole], sort_keys=True)
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:32]


class LiveRun:
    """A run that has not ended, and waits so long for decisions before it ends as one that waits.

    Args:
        decided: What the client has decided already, by the ids of requests.
        shown: The digest of what it was shown of each of these.
    """

    def __init__(
        self,
        run_id: str,
        code: str,
        session: Stored,
        wait_s: float,
        decided: Mapping[str, Decision | None] = MappingProxyType({}),
        shown: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.run_id = run_id
        self.code = code
        self.session = session
        self.requests: tuple[ApprovalRequest, ...] = ()
        self.listener: OnEvent | None = None
        self._wait_s = wait_s
        self._before, self._shown = dict(decided), shown
        self._asking = asyncio.Lock()
        self._decided: asyncio.Future[Mapping[str, Decision]] | None = None
        self._news = asyncio.Event()
        self._task: asyncio.Task[FunctionOutput] | None = None

    def begin(self, execute: Callable[[], Coroutine[Any, Any, FunctionOutput]], ended: Callable[[], None]) -> None:
        """Begin the run; `ended` is called when it has ended, whoever waits for it."""

        async def at_work() -> FunctionOutput:
            current_run.set(self)
            return await execute()

        self._task = asyncio.create_task(at_work())
        self._task.add_done_callback(lambda _: ended())
        self._task.add_done_callback(lambda _: self._news.set())

    @property
    def was_cut(self) -> bool:
        """Whether it was cancelled before its end."""
        return self._task is not None and self._task.cancelled()

    def on_event(self, event: Event) -> None:
        """Tell what happens to calls to the request that waits for news of the run, if there is one."""
        if self.listener is not None:
            self.listener(event)

    @property
    def waits(self) -> bool:
        """Whether it stands still until somebody decides."""
        return self._decided is not None and not self._decided.done()

    async def approve(self, requests: Sequence[ApprovalRequest]) -> Mapping[str, Decision]:
        """The approver of the run: waits for what the client decides; nothing where that takes too long."""
        async with self._asking:
            known = [each for each in requests if each.id in self._before]
            shown = [each for each in known if self._shown.get(each.id) == shown_digest(each)]
            before = {each.id: self._before.pop(each.id) for each in shown}
            left = [each for each in requests if each.id not in before]
            found = {name: each for name, each in before.items() if each is not None}
            return {**found, **(await self._ask(left) if left else {})}

    async def _ask(self, requests: Sequence[ApprovalRequest]) -> Mapping[str, Decision]:
        if not self._wait_s:
            return {}  # nobody decides
        self.requests = tuple(requests)
        self._decided = asyncio.get_running_loop().create_future()
        self._news.set()
        try:
            async with asyncio.timeout(self._wait_s):
                return await self._decided
        except TimeoutError:
            return {}
        finally:
            self.requests, self._decided = (), None

    def decide(self, decisions: Mapping[str, Decision | None], shown: Mapping[str, str] | None = None) -> None:
        """Go on with what the client has decided, None for what it leaves open, about what it was shown or is asked."""
        known = {each.id for each in self.requests if shown is None or shown.get(each.id) == shown_digest(each)}
        found = {name: each for name, each in decisions.items() if name in known}
        if not self.waits or not found:
            waiting = ", ".join(sorted(known)) or "none"
            raise ValueError(f"no call of run {self.run_id!r} waits for this decision; those that wait: {waiting}")
        assert self._decided is not None  # noqa: S101 - it waits
        self._news.clear()
        self._decided.set_result({name: each for name, each in found.items() if each is not None})

    async def while_it_waits(self, asking: Coroutine[Any, Any, T]) -> T | None:
        """What is given by who asks the client; None where the run ends its wait before that."""
        answer = asyncio.ensure_future(asking)
        both: list[asyncio.Future[Any]] = [answer, *([self._decided] if self._decided else [])]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            return answer.result() if answer.done() else None
        finally:
            answer.cancel()

    def leave(self) -> None:
        """Have it end as one that waits, whatever it asks: nobody decides."""
        self._wait_s = 0
        if self._decided is not None and not self._decided.done():
            self._decided.set_result({})

    async def wait_for_end(self) -> None:
        """Wait until it has ended."""
        assert self._task is not None  # noqa: S101 - it has begun
        await asyncio.wait([self._task])

    async def next(self) -> FunctionOutput | None:
        """The record of the run once it has ended; None where it waits for decisions before that."""
        assert self._task is not None  # noqa: S101 - it has begun
        while not self._task.done() and not self.waits:
            self._news.clear()
            await self._news.wait()
        if self._task.done() and self._task.cancelled():
            raise ValueError(f"run {self.run_id!r} was cancelled")
        return self._task.result() if self._task.done() else None

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
