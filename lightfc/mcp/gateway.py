"""Programs over many tools, for clients: what the tools of the server do, without the protocol.

The program of a client runs in a session, one at a time, and its result is plain data. If calls need approval, the
client is asked, as many times as it takes. With a journal, a run that a crash has interrupted goes on when a client
asks for it again by its id: no call is made twice, and the client is asked about one that may have been made.
"""

import asyncio
import os
import re
import secrets
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, TypeVar

from lightfc.core.decisions import ApprovalRequest, Decision
from lightfc.core.definitions import FunctionExpression
from lightfc.core.errors import JournalError, LightfcError
from lightfc.core.options import check_choice, check_option, named_options
from lightfc.core.records import FunctionOutput
from lightfc.engine.events import OnEvent
from lightfc.engine.journal import Journal
from lightfc.formats import count_tokens
from lightfc.mcp.handles import Audio, Image, Resource
from lightfc.mcp.live_run import LiveRun, current_run
from lightfc.mcp.replies import described, reply_of
from lightfc.mcp.search import DETAILS, Detail, ToolIndex, stub_text
from lightfc.mcp.sessions import Bounds, SessionError, SessionStore, Stored
from lightfc.tools.engine_options import journal_of
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.manager import ToolManager
from lightfc.tools.tool_session import ToolSession
from lightfc_sandbox import Isolation, Limits, Sandbox

T = TypeVar("T")

SHOWN_TOKENS = 4_000
"""As long as the stubs of all tools fit in so many tokens, clients are shown them, and there is nothing to search."""

MAX_LIVE_RUNS = 256
_MAX_RUN_ID_CHARS = 100
_DOTTED = re.compile(r"[^\W\d]\w*(?:\.\w+)*")


@dataclass(frozen=True, slots=True)
class Reply:
    """The result of `Gateway.run` and `Gateway.go_on`.

    Attributes:
        data: The whole result as JSON data. `state` is `"finished"`, `"failed"` or `"waiting"`. Beside it stand `value`
            or `error`, the `calls`, and, if there are some, `session`, `run_id` and `note`.
        failed: Whether the program has no value.
        asked: The requests for approval that the client has to answer before the run `data["run_id"]` goes on.
        media: The pictures, sounds and resources of the value, if it is one or a list of them.

    Examples:
        >>> import asyncio
        >>> from lightfc.mcp import Gateway
        >>> reply = asyncio.run(Gateway([]).run("1 // 0"))
        >>> reply.failed, reply.data["state"]
        (True, 'failed')
    """

    data: Mapping[str, Any]
    failed: bool = False
    asked: tuple[ApprovalRequest, ...] = ()
    media: Sequence[Image | Audio | Resource] = ()


@named_options
class Gateway:
    """Runs programs of clients over tools. `server_of`, `serve_stdio` and `serve_http` make an MCP server of it.

    Args:
        tools: The tools; or a function that gives the tools of the moment, such as `servers.tools`.
        journal: The journal of the runs, or its path: a run can then continue after a crash. None for no journal.
        limits: The bounds of one program; `Limits()` if None.
        timeout_s: The longest time of one program, in seconds above 0, with its calls and its waits for approval. None,
            the default, for no bound.
        injected: The values of parameters that the host fills, by name; none by default.
        context: Variables, functions and types that programs can use besides the tools; none by default.
        shown_tokens: The longest list of tools that clients are shown as a whole, in tokens, from 0. Beyond it they get
            a search. The default, 4,000, is a few dozen tools.
        reply_chars: How many characters of a value a client is shown, from 1. A longer value is kept as a variable of
            the session. The default, 8,000, is about 2,000 tokens.
        wait_s: How long a run waits for a decision, in seconds from 0; then it ends and its calls go on waiting. The
            default, 600, gives a user ten minutes.
        bounds: How much sessions may keep, a `lightfc.mcp.Bounds`. By default 64 sessions, an hour without
            use, 64 MB of variables each and 512 MB in all.
        isolation: Where programs are evaluated. `"none"`, the default: in this process. `"process"`: in a process that
            the kernel confines. `"best"`: in a confined process if the kernel can confine one.

    Attributes:
        isolation: Where programs are evaluated: `"none"` or `"process"`.
        sessions: The sessions of the clients.

    Raises:
        IsolationError: The kernel cannot confine a process, and `isolation` is `"process"`.
        TypeError: `tools`, `bounds` or a number has a wrong type.
        ValueError: A number is out of its range, or `isolation` is not one of its three values.

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
        journal: Journal | str | os.PathLike[str] | None = None,
        limits: Limits | None = None,
        timeout_s: float | None = None,
        injected: Mapping[str, Any] | None = None,
        context: Mapping[str, Any] | None = None,
        shown_tokens: int = SHOWN_TOKENS,
        reply_chars: int = 8_000,
        wait_s: float = 600.0,
        bounds: Bounds | None = None,
        isolation: Isolation = "none",
    ) -> None:
        if not isinstance(tools, Callable | Iterable):  # type: ignore[arg-type]  # which Python takes
            raise TypeError(f"tools must be a list of tools, or a function that gives one, not {type(tools).__name__}")
        check_option("timeout_s", timeout_s, (int, float), "a number", above=0, or_none=True)
        check_option("shown_tokens", shown_tokens, int, "a whole number", at_least=0)
        check_option("reply_chars", reply_chars, int, "a whole number", at_least=1)
        check_option("wait_s", wait_s, (int, float), "a number", at_least=0)
        bounds = Bounds() if bounds is None else bounds
        check_option("bounds", bounds, Bounds, "Bounds(...)")
        self.isolation = Sandbox(isolation=isolation).isolation
        self._journal = journal_of(journal)
        self._of_managers: dict[str, Any] = {
            "context": context, "policy": "programs", "limits": limits, "timeout_s": timeout_s,
            "journal": self._journal, "injected": injected, "isolation": self.isolation,
        }  # fmt: skip
        self._shown_tokens, self._reply_chars, self._wait_s = shown_tokens, reply_chars, wait_s
        self._tools = tools if callable(tools) else partial(list, tools)
        self.sessions = SessionStore(bounds)
        self._live: dict[str, LiveRun] = {}

    @property
    def secret(self) -> bytes:
        """The key that signs what clients give back: the journal's if there is one, else a new one each time."""
        return os.urandom(32) if self._journal is None else self._journal.secret()

    # What there is.

    def forget_tools(self) -> None:
        """Have `tools` asked again before the next program. Open sessions keep the tools that they started with."""
        before = self._offer
        del self._offer
        self._offer.goes_on_from(before)

    @cached_property
    def _offer(self) -> "_Offer":
        return _Offer(self._tools(), self._of_managers)

    @property
    def stubs(self) -> str | None:
        """The stubs of all tools, new tools at the end; None if they are longer than `shown_tokens`."""
        text = self._offer.text
        return text if count_tokens(text) <= self._shown_tokens else None

    @property
    def summary(self) -> str:
        """The groups of tools, as text for a model."""
        return self._offer.index.describe("", "name", 0)

    @property
    def acts(self) -> bool:
        """Whether a tool may change something."""
        return any(not each.read_only for each in self._offer.manager.tools.values())

    @property
    def reads(self) -> bool:
        """Whether some tools only read and others do not, so that the kind `"read"` of programs makes sense."""
        return self.acts and bool(self._offer.reading.tools)

    def search(self, query: str = "", detail: Detail = "stub", limit: int = 10) -> str:
        """Find tools by words of their names, descriptions and parameters.

        Args:
            query: The words; `""`, the default, gives the groups of tools.
            detail: `"name"` gives names, `"stub"`, the default, signatures with docstrings, and `"full"` the JSON
                schemas too.
            limit: The highest number of tools; 10 by default. A number outside of 1 to 50 becomes the nearest in it.

        Returns:
            The tools as text for a model, the best first (Okapi BM25).

        Raises:
            ValueError: `detail` is not one of its three values.
        """
        check_choice("detail", detail, DETAILS)
        return self._offer.index.describe(query, detail, max(1, min(limit, 50)))

    # Runs.

    async def run(
        self,
        code: str,
        session: str | None = None,
        *,
        run_id: str | None = None,
        reset: bool = False,
        kind: str = "run",
        tell: OnEvent | None = None,
    ) -> Reply:
        """Execute a program until it ends or calls need approval. It raises nothing for a fault of the program.

        Args:
            code: The program.
            session: The name of the session whose variables the program can use. A new name, or None, the default,
                starts a new session.
            run_id: The name of the run in the journal. If the journal has a run of this name and program, that run
                continues. None, the default, for a new name.
            reset: Whether the session starts anew, without its variables; False by default.
            kind: `"run"`, the default, for all tools; `"read"` for the tools that only read.
            tell: Called with each event of a call, as it happens.

        Returns:
            A `Reply`: its `data` is the result as JSON data, `failed` is whether there is no value, and `asked` has the
            calls to decide about with `go_on`. What cannot be run, such as a wrong `run_id`, is a failed reply too.
        """
        try:
            check_choice("kind", kind, ("run", "read"))
            is_begun, live = self._is_begun(code, run_id), self._live.get(run_id or "")
            if live is not None:
                return await self._until_news(live, tell)
            self._make_room()
            if session is not None and reset:
                self.sessions.forget(session)
            stored = self._opened(session, kind)
            if is_begun:
                stored.check_repeated(run_id or "", code)
            live = LiveRun(run_id or secrets.token_hex(8), code, stored, self._wait_s)
            tools = live.session.tools
            if is_begun:
                execute = partial(tools.manager.aresume, live.run_id)
            else:
                named = live.run_id if self.is_durable else None
                execute = partial(tools.execute, FunctionExpression(code), None, live.on_event, named)
            return await self._execute(live, execute, tell, keep=session is not None)
        except (SessionError, JournalError, ValueError) as error:
            return refused(str(error), run_id)

    def _make_room(self) -> None:
        """Where there are too many runs, have that end which waits longest for a decision; refuses if none waits."""
        if len(self._live) >= MAX_LIVE_RUNS:
            longest = next((each for each in self._live.values() if each.waits), None)
            if longest is None:
                raise ValueError(f"{MAX_LIVE_RUNS} runs are active; wait until some have ended")
            longest.leave()

    async def leave(self, run_id: str) -> None:
        """End a run that waits for decisions which nobody can make. With a journal, it can be continued later.

        Args:
            run_id: The name of the run; one that does not wait goes on.
        """
        live = self._live.get(run_id)
        if live is not None and live.waits:
            live.leave()
            await live.wait_for_end()

    @property
    def is_durable(self) -> bool:
        """Whether there is a journal, so that runs can continue after a crash."""
        return self._journal is not None

    def _is_begun(self, code: str, run_id: str | None) -> bool:
        """Whether a run of an id is there, or the journal has it; refuses what is no id, or that of another program."""
        if run_id is None:
            return False
        if not run_id or len(run_id) > _MAX_RUN_ID_CHARS or not run_id.isprintable():
            raise ValueError(f"a run_id must be a string of 1 to {_MAX_RUN_ID_CHARS} printable characters")
        if self._journal is None:
            raise ValueError("a run_id needs a journal, which this server does not have; leave run_id out")
        live = self._live.get(run_id)
        before = live.code if live is not None else self._journal.program(run_id)
        if before is not None and before != code:
            raise ValueError(f"run {run_id!r} belongs to another program; give that program, or another run_id")
        return before is not None

    async def go_on(
        self,
        run_id: str,
        decisions: Mapping[str, Decision | None],
        shown: Mapping[str, str] | None = None,
        *,
        tell: OnEvent | None = None,
    ) -> Reply:
        """Continue a run that waits for decisions; with a journal, also a run of an earlier process.

        Args:
            run_id: The name of the run.
            decisions: The decision about each call that waits, by the id of its request. A call without a decision, or
                with None, goes on waiting, and the run continues as far as it can.
            shown: By the same ids, the `lightfc.mcp.live_run.shown_digest` of each request as the client was shown it.
                A decision about a request that has changed since is ignored. None, the default: the decisions are about
                the requests of the moment; a run of an earlier process asks again.
            tell: As for `run`.

        Returns:
            A `Reply`, as from `run`. It has failed if there is no such run, or no call waits for the decisions.
        """
        live = self._live.get(run_id)
        try:
            if live is not None:
                live.decide(decisions, shown)
                return await self._until_news(live, tell)
            code = None if self._journal is None else self._journal.program(run_id)
            if code is None:
                raise ValueError(
                    f"there is no run {run_id!r} that waits: it has ended, has waited longer than "
                    f"{self._wait_s:g} s, or was cut without a journal"
                )
            live = LiveRun(run_id, code, self._opened(None, "run"), self._wait_s, decisions, shown or {})
            return await self._execute(live, partial(live.session.tools.manager.aresume, run_id), tell, keep=False)
        except (SessionError, JournalError, ValueError, TypeError) as error:
            return refused(str(error), run_id)

    def _opened(self, name: str | None, kind: str) -> Stored:
        offer = self._offer
        manager = offer.reading if kind == "read" else offer.manager
        return self.sessions.open(name, kind, lambda: ToolSession(manager, self._reply_chars))

    async def _execute(self, live: LiveRun, execute: Callable[[], Any], tell: OnEvent | None, *, keep: bool) -> Reply:
        live.session.tools.manager.approve = live.approve
        live.session.busy = live.run_id
        if keep:
            self.sessions.keep(live.session)
        self._live[live.run_id] = live
        live.begin(execute, partial(self._release, live, frozenset(live.session.tools.manager.sandbox.defined)))
        return await self._until_news(live, tell, keep=keep)

    def _release(self, live: LiveRun, before: frozenset[str]) -> None:
        """Take note of the end of a run; `before`: the names that its session had when it began."""
        self._live.pop(live.run_id, None)
        live.session.busy = ""
        if live.was_cut:
            live.session.cut.setdefault(live.run_id, before)
        else:
            live.session.cut.pop(live.run_id, None)

    async def _until_news(self, live: LiveRun, tell: OnEvent | None, *, keep: bool = False) -> Reply:
        """What is told when a run has ended, or waits for decisions."""
        live.listener = tell
        try:
            output = await live.next()
        except asyncio.CancelledError:
            if not live.waits:
                live.cancel()
            raise
        except LightfcError as error:
            return refused(str(error), live.run_id)
        finally:
            live.listener = None
        if output is None:
            waiting = [described(each) for each in live.requests]
            return Reply({"state": "waiting", "run_id": live.run_id, "waiting": waiting}, asked=live.requests)
        return self._reply(live, output, keep=keep)

    def _reply(self, live: LiveRun, output: FunctionOutput, *, keep: bool) -> Reply:
        tools = live.session.tools
        tools.settle()
        data = reply_of(output, tools, self._reply_chars)
        if keep or tools.added or tools.manager.sandbox.defined:
            try:
                self.sessions.keep(live.session)
                data["session"] = live.session.name
            except SessionError as error:
                data["note"] = str(error)
        if live.session.kind == "read" and output.state == "failed" and (acting := self._acting(live.code)):
            data["note"] = f"`read` has only functions that change nothing; `run` has {', '.join(acting)}"
        data["run_id"] = live.run_id
        return Reply(data, output.state != "finished", media=_media(output.output))

    def _acting(self, code: str) -> list[str]:
        """The functions that a program names and that may change something."""
        tools, named = self._offer.manager.tools, dict.fromkeys(_DOTTED.findall(code))
        return [name for name in named if name in tools and not tools[name].read_only]

    async def approve(self, requests: Sequence[ApprovalRequest]) -> Mapping[str, Decision]:
        """Ask the client of the current run; give it to `Servers` as `approve`, for what servers ask during calls.

        Returns:
            The decisions; none outside of a run.
        """
        live = current_run.get()
        return {} if live is None else await live.approve(requests)

    async def answer(self, run_id: str, asking: Coroutine[Any, Any, T]) -> T | None:
        """What a client answers that is asked about a run, as long as the run waits for that; None afterwards.

        Args:
            run_id: The name of the run.
            asking: What asks the client. It is cancelled where the run ends its wait first.
        """
        live = self._live.get(run_id)
        if live is None:
            asking.close()
            return None
        return await live.while_it_waits(asking)

    async def close(self) -> None:
        """Cancel all runs. With a journal, they can be continued later."""
        for live in [*self._live.values()]:
            live.cancel()
        await asyncio.sleep(0)


class _Offer:
    """The tools at one time, with what is told of them."""

    def __init__(self, tools: Iterable[FunctionTool], options: Mapping[str, Any]) -> None:
        self.manager = ToolManager(tools, **options)
        self.reading = ToolManager([each for each in self.manager.tools.values() if each.read_only], **options)
        self.index = ToolIndex(self.manager.tools.values())
        self._parts = {each.name: stub_text([each]) for each in self.manager.tools.values()}
        self.text = stub_text([*self.manager.tools.values()])

    def goes_on_from(self, before: "_Offer") -> None:
        """Tell what is new behind what was told before, of which nothing is changed."""
        new = [self.manager.tools[name] for name, text in self._parts.items() if before._parts.get(name) != text]
        gone = [name for name in before._parts if name not in self._parts]
        parts = [before.text, *([f"# New, or changed since:\n{stub_text(new)}"] if new else [])]
        self.text = "\n\n\n".join([*parts, *([f"# Removed: {', '.join(gone)}"] if gone else [])])


_MAX_MEDIA, _MAX_MEDIA_BYTES = 8, 4_000_000


def _media(value: Any) -> Sequence[Image | Audio | Resource]:
    """The pictures, sounds and resources that a program gave, by itself or in a list."""
    values = value if type(value) is list else [value]
    found = [each for each in values if isinstance(each, Image | Audio | Resource)][:_MAX_MEDIA]
    return found if sum(len(each.data) for each in found) <= _MAX_MEDIA_BYTES else ()


def refused(why: str, run_id: str | None = None) -> Reply:
    """What is said of a request that cannot be carried out."""
    data: dict[str, Any] = {"state": "failed", "error": {"kind": "request", "message": why}, "calls": []}
    return Reply(data if run_id is None else {**data, "run_id": run_id}, failed=True)
