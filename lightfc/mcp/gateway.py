"""Programs over many tools, for clients: what the server's tools do, without the protocol.

A client's program is executed in a session, alone in it, and is told of as plain data. Calls that need approval are put
to the client, in as many rounds as it takes. With a journal, a run that a crash has cut goes on when it is asked for
again by its id: no call is made twice, and one that may have been made is asked about.
"""

import asyncio
import os
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from lightfc.core.decisions import ApprovalRequest, Decision
from lightfc.core.definitions import FunctionExpression
from lightfc.core.errors import JournalError, LightfcError
from lightfc.core.records import FunctionOutput
from lightfc.engine.events import Event
from lightfc.engine.journal import Journal
from lightfc.formats import count_tokens
from lightfc.mcp.handles import Audio, Image, Resource
from lightfc.mcp.replies import described, reply_of
from lightfc.mcp.runs import LiveRun, current_run
from lightfc.mcp.search import Detail, ToolIndex, shown
from lightfc.mcp.sessions import Bounds, SessionError, SessionStore
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.manager import ToolManager
from lightfc.tools.tool_session import ToolSession
from lightfc_sandbox import Isolation, Limits, Sandbox

__all__ = ["Gateway", "Reply"]

SHOWN_TOKENS = 4_000
"""As long as the stubs of all tools fit in so many tokens, clients are shown them, and there is nothing to search."""

REPLY_CHARS = 8_000
WAIT_S = 600.0
MAX_LIVE_RUNS = 256
_MAX_RUN_ID_CHARS = 100


@dataclass(frozen=True, slots=True)
class Reply:
    """What a client is told.

    Attributes:
        data: All of it, as plain data.
        failed: Whether the program has no value.
        asked: The calls that it is asked about before the run goes on; the run is `data["run_id"]`.
        media: Pictures, sounds and resources among what the program gave.
    """

    data: Mapping[str, Any]
    failed: bool = False
    asked: tuple[ApprovalRequest, ...] = ()
    media: Sequence[Image | Audio | Resource] = ()


@dataclass(slots=True)
class Options:
    """How a gateway is bounded; see `Gateway`."""

    journal: Journal | None = None
    limits: Limits | None = None
    timeout_s: float | None = None
    injected: Mapping[str, Any] = field(default_factory=dict)
    context: Mapping[str, Any] = field(default_factory=dict)
    shown_tokens: int = SHOWN_TOKENS
    reply_chars: int = REPLY_CHARS
    wait_s: float = WAIT_S
    bounds: Bounds = field(default_factory=Bounds)
    isolation: Isolation = "none"


class Gateway:
    """Programs over tools, for clients.

    Args:
        tools: Gives the tools that there are now, such as `servers.tools`; or the tools.
        journal: Where runs are written, so that they can go on after a crash.
        limits: What one program may use.
        timeout_s: How long one program may take, with its calls and with what it waits for approval; None for no bound.
        injected: Values of the parameters that the host fills.
        context: What programs can name beside the tools.
        shown_tokens: How long the stubs of all tools may be to be shown without a search.
        reply_chars: How many characters of a value a client is told.
        wait_s: How long a run waits for a decision before it ends as one that waits, in seconds.
        bounds: How much sessions may keep.
        isolation: Where programs are evaluated; see `ToolManager`.

    Attributes:
        isolation: Which of the two it is, `"none"` or `"process"`.

    Raises:
        IsolationError: The kernel cannot confine a process, and `isolation` is `"process"`.

    Examples:
        >>> import asyncio
        >>> from lightfc.mcp import Gateway
        >>> from lightfc import FunctionTool
        >>> gateway = Gateway([FunctionTool(abs, name="size", read_only=True)])
        >>> asyncio.run(gateway.run("size(-2)")).data["value"]
        2
        >>> asyncio.run(gateway.close())
    """

    def __init__(
        self,
        tools: Callable[[], Sequence[FunctionTool]] | Sequence[Any],
        *,
        journal: Journal | str | None = None,
        limits: Limits | None = None,
        timeout_s: float | None = None,
        injected: Mapping[str, Any] | None = None,
        context: Mapping[str, Any] | None = None,
        shown_tokens: int = SHOWN_TOKENS,
        reply_chars: int = REPLY_CHARS,
        wait_s: float = WAIT_S,
        bounds: Bounds | None = None,
        isolation: Isolation = "none",
    ) -> None:
        self.isolation = Sandbox(isolation=isolation).isolation
        journal = Journal(journal) if isinstance(journal, str) else journal
        self._options = Options(
            journal, limits, timeout_s, injected or {}, context or {}, shown_tokens, reply_chars, wait_s,
            bounds or Bounds(), self.isolation,
        )  # fmt: skip
        self._tools = tools if callable(tools) else partial(list, tools)
        self.sessions = SessionStore(self._options.bounds)
        self._live: dict[str, LiveRun] = {}
        self._offers: _Offer | None = None

    @property
    def secret(self) -> bytes:
        """What seals what clients give back: of this process, or of the journal, for all who use that."""
        return os.urandom(32) if self._options.journal is None else self._options.journal.secret()

    # What there is.

    def changed(self) -> None:
        """Look at the tools anew before the next program; sessions keep those that they began with."""
        before, self._offers = self._offer, None
        self._offer.goes_on_from(before)

    @property
    def _offer(self) -> "_Offer":
        if self._offers is None:
            self._offers = _Offer(self._tools(), self._options)
        return self._offers

    @property
    def stubs(self) -> str | None:
        """The stubs of all tools, new ones behind those that were there before; None where that is too long."""
        return self._offer.stubs

    @property
    def summary(self) -> str:
        """Which groups of tools there are."""
        return self._offer.index.told("", "name", 0)

    @property
    def acts(self) -> bool:
        """Whether a tool may change something."""
        return any(not each.read_only for each in self._offer.manager.tools.values())

    @property
    def reads(self) -> bool:
        """Whether there are tools that only read beside others, so that programs over these alone make sense."""
        return self.acts and bool(self._offer.reading.tools)

    def search(self, query: str = "", detail: Detail = "stub", limit: int = 10) -> str:
        """The tools that fit some words, as text for a model.

        Args:
            query: The words; without any, the groups of tools are told.
            detail: How much of each tool is told.
            limit: How many tools are told at most, from 1 to 50.
        """
        return self._offer.index.told(query, detail, max(1, min(limit, 50)))

    # Runs.

    async def run(
        self,
        code: str,
        session: str | None = None,
        *,
        run_id: str | None = None,
        reset: bool = False,
        kind: str = "run",
        tell: Callable[[Event], None] | None = None,
    ) -> Reply:
        """Execute a program, up to its end or to calls that need approval.

        Args:
            code: The program.
            session: The session whose variables it goes on with; a new one if None or of a new name.
            run_id: The name of the run. One that the journal has goes on where it was cut.
            reset: Whether the session begins anew.
            kind: `"run"`, or `"read"` for a program over the tools that only read.
            tell: Told what happens to calls, while it happens.
        """
        try:
            return await self._begin(code, session, run_id, reset, kind, tell)
        except (SessionError, JournalError, ValueError) as error:
            return _refused(str(error), run_id)

    async def _begin(
        self,
        code: str,
        session: str | None,
        run_id: str | None,
        reset: bool,
        kind: str,
        tell: Callable[[Event], None] | None,
    ) -> Reply:
        known = self._known(code, run_id)
        if isinstance(known, LiveRun):
            return await self._until_news(known, tell)
        if len(self._live) >= MAX_LIVE_RUNS:
            raise ValueError(f"{MAX_LIVE_RUNS} runs are at work or wait for decisions; wait until some have ended")
        if session is not None and reset:
            self.sessions.forget(session)
        offer = self._offer
        stored = self.sessions.open(session, kind, partial(self._session, offer, kind))
        live = LiveRun(run_id or secrets.token_hex(8), code, stored, self._options.wait_s)
        tools = stored.tools
        tools.manager.approve = live.approve
        if known:
            execute = partial(tools.manager.aresume, live.run_id)
        else:
            named = live.run_id if self._options.journal is not None else None
            execute = partial(tools.execute, FunctionExpression(code), None, live.tell, named)
        return await self._execute(live, execute, tell, keep=session is not None)

    def _known(self, code: str, run_id: str | None) -> LiveRun | bool:
        """The run of an id, if it has not ended; else whether the journal has it.

        Raises:
            ValueError: The id is none, or that of another program.
        """
        if run_id is None:
            return False
        if not run_id or len(run_id) > _MAX_RUN_ID_CHARS or not run_id.isprintable():
            raise ValueError(f"a run_id must be a text of 1 to {_MAX_RUN_ID_CHARS} characters that can be seen")
        live, journal = self._live.get(run_id), self._options.journal
        before = live.code if live is not None else None if journal is None else journal.program(run_id)
        if before is not None and before != code:
            raise ValueError(f"run {run_id!r} is of another program; give that program, or another run_id")
        return live if live is not None else before is not None

    async def go_on(
        self,
        run_id: str,
        decisions: Mapping[str, Decision | None],
        shown: Mapping[str, str] | None = None,
        *,
        tell: Callable[[Event], None] | None = None,
    ) -> Reply:
        """Go on with a run that waits for decisions, also one that an earlier process has begun.

        Args:
            run_id: The run.
            decisions: What becomes of calls that wait, by the ids of their requests; a call whose decision is None, or
                that is left out, goes on waiting, and the run goes as far as it gets without it.
            shown: The `shown_digest` of what the client was shown of each of them; None for what the run asks now,
                which a run that no process is at work on does not: it asks again.
            tell: As for `run`.
        """
        live = self._live.get(run_id)
        try:
            if live is not None:
                live.decide(decisions, shown)
                return await self._until_news(live, tell)
            return await self._resume(run_id, decisions, shown or {}, tell)
        except (SessionError, JournalError, ValueError, TypeError) as error:
            return _refused(str(error), run_id)

    async def _resume(
        self,
        run_id: str,
        decisions: Mapping[str, Decision | None],
        shown: Mapping[str, str],
        tell: Callable[[Event], None] | None,
    ) -> Reply:
        journal = self._options.journal
        code = None if journal is None else journal.program(run_id)
        if code is None:
            raise ValueError(
                f"there is no run {run_id!r} that waits: it has ended, has waited longer than "
                f"{self._options.wait_s:g} s, or was cut without a journal"
            )
        stored = self.sessions.open(None, "run", partial(self._session, self._offer, "run"))
        live = LiveRun(run_id, code, stored, self._options.wait_s, decisions, shown)
        stored.tools.manager.approve = live.approve
        return await self._execute(live, partial(stored.tools.manager.aresume, run_id), tell, keep=False)

    def _session(self, offer: "_Offer", kind: str) -> ToolSession:
        return ToolSession(offer.reading if kind == "read" else offer.manager, self._options.reply_chars)

    async def _execute(
        self, live: LiveRun, execute: Callable[[], Any], tell: Callable[[Event], None] | None, *, keep: bool
    ) -> Reply:
        live.session.busy = live.run_id
        if keep:
            self.sessions.keep(live.session)
        self._live[live.run_id] = live
        live.begin(execute, partial(self._ended, live))
        return await self._until_news(live, tell, keep=keep)

    def _ended(self, live: LiveRun) -> None:
        self._live.pop(live.run_id, None)
        live.session.busy = ""

    async def _until_news(self, live: LiveRun, tell: Callable[[Event], None] | None, *, keep: bool = False) -> Reply:
        """What is told when a run has ended, or waits for decisions."""
        live.listener = tell
        try:
            output = await live.next()
        except asyncio.CancelledError:
            if not live.waits:
                live.cancel()
            raise
        except LightfcError as error:
            return _refused(str(error), live.run_id)
        finally:
            live.listener = None
        if output is None:
            waiting = [described(each) for each in live.requests]
            return Reply({"state": "waiting", "run_id": live.run_id, "waiting": waiting}, asked=live.requests)
        return self._told(live, output, keep=keep)

    def _told(self, live: LiveRun, output: FunctionOutput, *, keep: bool) -> Reply:
        tools = live.session.tools
        tools.settle()
        data = reply_of(output, tools, self._options.reply_chars)
        if keep or tools.added or tools.manager.sandbox.defined:
            try:
                self.sessions.keep(live.session)
                data["session"] = live.session.name
            except SessionError as error:
                data["note"] = str(error)
        data["run_id"] = live.run_id
        return Reply(data, output.state != "finished", media=_media(output.output))

    async def approve(self, requests: Sequence[ApprovalRequest]) -> Mapping[str, Decision]:
        """An approver for what servers ask in the middle of calls: it is put to the client of the run."""
        live = current_run.get()
        return {} if live is None else await live.approve(requests)

    async def close(self) -> None:
        """Cancel all runs."""
        for live in [*self._live.values()]:
            live.cancel()
        await asyncio.sleep(0)


class _Offer:
    """The tools at one time, with what is told of them."""

    def __init__(self, tools: Iterable[FunctionTool], options: Options) -> None:
        given: dict[str, Any] = {
            "policy": "programs", "limits": options.limits, "timeout_s": options.timeout_s, "journal": options.journal,
            "injected": options.injected, "isolation": options.isolation,
        }  # fmt: skip
        self.manager = ToolManager(tools, options.context, **given)
        self.reading = ToolManager(
            [each for each in self.manager.tools.values() if each.read_only], options.context, **given
        )
        self.index = ToolIndex(self.manager.tools.values())
        self._most = options.shown_tokens
        self._parts = {each.name: shown([each]) for each in self.manager.tools.values()}
        self.text = shown([*self.manager.tools.values()])

    def goes_on_from(self, before: "_Offer") -> None:
        """Tell what is new behind what was told before, of which nothing is changed."""
        new = [self.manager.tools[name] for name, text in self._parts.items() if before._parts.get(name) != text]
        gone = [name for name in before._parts if name not in self._parts]
        parts = [before.text, *([f"# New, or changed since:\n{shown(new)}"] if new else [])]
        self.text = "\n\n\n".join([*parts, *([f"# Not there any more: {', '.join(gone)}"] if gone else [])])

    @property
    def stubs(self) -> str | None:
        """What is shown of all tools; None where it is too long."""
        return self.text if count_tokens(self.text) <= self._most else None


_MAX_MEDIA, _MAX_MEDIA_BYTES = 8, 4_000_000


def _media(value: Any) -> Sequence[Image | Audio | Resource]:
    """The pictures, sounds and resources that a program gave, by itself or in a list."""
    values = value if type(value) is list else [value]
    found = [each for each in values if isinstance(each, Image | Audio | Resource)][:_MAX_MEDIA]
    return found if sum(len(each.data) for each in found) <= _MAX_MEDIA_BYTES else ()


def _refused(why: str, run_id: str | None) -> Reply:
    data: dict[str, Any] = {"state": "failed", "error": {"kind": "request", "message": why}, "calls": []}
    return Reply(data if run_id is None else {**data, "run_id": run_id}, failed=True)
