"""The servers of a host as tools: started together, each with names of its own, each for itself where it fails."""

import asyncio
import builtins
import json
import logging
import os
import threading
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any, Self

from lightfc.core.decisions import Approver
from lightfc.core.errors import ServerError
from lightfc.core.options import import_extra, refuse_unknown
from lightfc.core.printable import printable
from lightfc.engine.approvals import ask_approver
from lightfc.engine.streams import progress_callback
from lightfc.engine.tool_spec import is_async
from lightfc.mcp.background import OnItem, call_in, unreachable
from lightfc.mcp.server_config import TOOL_OPTIONS, ServerConfig, config_of, read_config, server_error
from lightfc.mcp.server_tools import Handler, Results, error_text, flat_names, listed_by, part, tool_of, unsendable
from lightfc.tools.function_tool import FunctionTool

if TYPE_CHECKING:
    from lightfc.mcp.connection import Connection

_log = logging.getLogger("lightfc.mcp")

_MAX_QUESTIONS = 64
"""Questions of servers that wait to be answered; further ones are declined."""

_MAX_TRIES = 8
"""How often the tools of a server are asked for that fails, with waits between that grow: about a minute."""


class Servers:
    """The tools of MCP servers, as an async context manager or a plain one.

        async with Servers("mcp.json") as servers:
            manager = ToolManager([*servers.tools(), my_function])
            await manager.aexecute("[github.get_issue(number=i) for i in range(16)]")

    All servers start at the same time, when the context manager is entered. If one cannot start, the others go on;
    `problems` and the logger `lightfc.mcp` tell of it, and it is tried again for a while. If a server dies later, its
    running calls fail, and the next call connects again.

    With `async with`, the connections live in the running event loop. Calls from that loop cost least; those from
    another loop or thread are handed over. Sync code in that loop, such as `execute`, would block them: await
    `aexecute`. With `with`, the connections have a thread of their own, and sync code and all event loops can use them.

    Args:
        config: The path of an `mcp.json`, its content as a dict, or a list of `ServerConfig`. None for no servers
            besides `servers`.
        trusted: The names of further servers whose hints may make calls easier; True for all. None by default. A
            trusted hint that a call may be repeated makes the tool `idempotent`.
        tools: Options of tools, by `"server.tool"`, or `"server.*"` for all tools of a server:
            `{"github.create_issue": {"needs_approval": True}}`. They override what the server and `config` say.
            `enabled=False` leaves a tool out.
        approve: Answers what a server asks during a call (elicitation). It gets a request whose arguments are the
            fields of the form. `Approve()` sends their defaults, and `Edit({...})` other values. None, the default: the
            question is declined.
        on_change: Called with these servers after the tools of one have changed, in the loop or thread of the
            connections.
        **servers: Further servers by name. Each is an address, a `ServerConfig`, an entry as in `mcp.json`, or of the
            SDK a `StdioServerParameters`, a transport or an in-process server. Or it is any client with async
            `list_tools` and `call_tool`: its owner opens and closes it, and it needs `async with`.

    Attributes:
        problems: What is wrong, as sentences, by the server or tool that it is about.
        names: The server and its own name of the tool, by the name that programs use.

    Raises:
        ServerError: `config` is wrong, two servers have one name, or `trusted` or `tools` names a server that there is
            not.
        TypeError: `config` or `trusted` has a wrong type, or `tools` has an option that does not exist.

    Examples:
        >>> from mcp.server import MCPServer
        >>> from lightfc.mcp import Servers
        >>> from lightfc import ToolManager
        >>> shop = MCPServer("shop")
        >>> @shop.tool()
        ... def price(item: str) -> float:
        ...     return {"tea": 2.5, "coffee": 3.0}[item]
        >>> with Servers(shop=shop) as servers:  # or a command, an address, an mcp.json
        ...     ToolManager(servers.tools()).execute("[shop.price('tea'), shop.price('coffee')]").output
        [2.5, 3.0]
    """

    def __init__(
        self,
        config: str | os.PathLike[str] | Mapping[str, Any] | Iterable[ServerConfig] | None = None,
        *,
        trusted: Collection[str] | bool = (),
        tools: Mapping[str, Mapping[str, Any]] | None = None,
        approve: Approver | None = None,
        on_change: Callable[["Servers"], None] | None = None,
        **servers: Any,
    ) -> None:
        self.approve = approve
        self.on_change = on_change
        self.problems: dict[str, str] = {}
        self.names: dict[str, tuple[str, str]] = {}
        entries = [(each, None) for each in _configs(config)] + [_entry(name, each) for name, each in servers.items()]
        names = [each.name for each, _ in entries]
        for twice in {name for name in names if names.count(name) > 1}:
            raise ServerError(f"two servers are named {printable(twice)!r}; give one of them another name")
        options = _by_server(tools or {}, names)
        trusting = set(names) if trusted is True else _trusted_names(trusted or (), names)
        flat = flat_names(names, "server", is_free=lambda name: not hasattr(builtins, name))

        def merged(config: ServerConfig) -> ServerConfig:
            trusts = config.trusted or config.name in trusting
            return replace(config, trusted=trusts, tools={**config.tools, **options.get(config.name, {})})

        self._servers = [_Server(merged(each), flat[each.name], target) for each, target in entries]
        for each in self._servers:
            self._note_misspelt(each.config)
        self._lock = threading.Lock()
        self._numbers = count(1)
        self._started = self._is_closed = False
        self._asking = asyncio.Semaphore(1)
        self._waiting = 0
        self._thread = ExitStack()  # of the loop of the connections, where they have one of their own
        self._loop: asyncio.AbstractEventLoop | None = None

    def tools(self) -> list[FunctionTool]:
        """The tools of all servers at this moment, for a `ToolManager` or an agent.

        Returns:
            The tools in the order of the servers. Tools that came or changed after the start stand at the end.

        Raises:
            ServerError: The servers were not started: this is outside of `with`.
        """
        if self._loop is None:
            raise ServerError("the servers have not started: write `with Servers(...) as servers:`, and use them in it")
        with self._lock:
            found = [place for each in self._servers for place in each.tools]
        return [tool for _, tool in sorted(found, key=lambda place: place[0])]

    def __repr__(self) -> str:
        return f"Servers({', '.join(f'{each.name}: {len(each.tools)} tools' for each in self._servers)})"

    # Starting and ending.

    def __enter__(self) -> Self:
        for each in self._servers:
            if _is_client(each.target):
                raise ServerError(f"server {each.config.name!r} is a client that the host opened: use `async with`")
        self._begin()
        from anyio.from_thread import start_blocking_portal

        portal = self._thread.enter_context(start_blocking_portal(name="lightfc mcp"))
        self._loop = portal.call(asyncio.get_running_loop)
        self._thread.callback(portal.call, self._close)
        opening = portal.start_task_soon(self._open)
        try:
            opening.result()
        except BaseException:
            opening.cancel()  # where the user has interrupted it
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._thread.close()

    async def __aenter__(self) -> Self:
        self._begin()
        self._loop = asyncio.get_running_loop()
        try:
            await self._open()
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.shield(self._close())

    def _begin(self) -> None:
        if self._loop is not None:
            raise RuntimeError("these servers were started before; make new Servers to start them again")
        # What brings the SDK is to be there before a thread begins.
        import_extra("lightfc.mcp.connection", "MCP needs", "mcp", ServerError)

    async def _open(self) -> None:
        """Start all servers, in the loop of the connections."""
        from lightfc.mcp.connection import Connection  # what brings the SDK

        opening = []
        for each in self._servers:
            if _is_client(each.target):
                opening.append(self._open_client(each))
            else:
                elicit = None if self.approve is None else partial(self._elicited, each.config.name)
                each.connection = Connection(each.config, each.target, partial(self._mark_stale, each), elicit)
                opening.append(self._open_server(each))
        await asyncio.gather(*opening)
        self._started = True

    async def _open_server(self, server: "_Server") -> None:
        if await self._list(server, 0):
            self._mark_stale(server, failures=1)

    async def _open_client(self, server: "_Server") -> None:
        try:
            self._update(server, await listed_by(server.target))
        except Exception as error:  # noqa: BLE001 - whatever a client of the host raises or gives, the others go on
            self._note(server.config.name, f"server {server.config.name!r}: its tools cannot be listed: {error}")

    async def _close(self) -> None:
        self._is_closed = True
        for each in self._servers:
            if each.refreshing is not None:
                each.refreshing.cancel()
        await asyncio.gather(*(each.connection.close() for each in self._servers if each.connection is not None))

    def _note_misspelt(self, config: ServerConfig) -> None:
        for key, meant in config.misspelt.items():
            problem = f"server {config.name!r}: {key!r} is not a known key and was ignored; did you mean {meant!r}?"
            self._note(f"{config.name}: {key}", problem)

    def _note(self, what: str, problem: str) -> None:
        self.problems[what] = printable(problem)
        _log.warning("%s", self.problems[what])

    # What the servers offer.

    def _mark_stale(self, server: "_Server", failures: int = 0) -> None:
        server.is_stale = True
        if server.refreshing is None or server.refreshing.done():
            server.refreshing = asyncio.ensure_future(self._refresh(server, failures))

    async def _refresh(self, server: "_Server", failures: int) -> None:
        """List the tools of a server anew: again where they have changed meanwhile, and for a while where it fails."""
        while server.is_stale:
            if failures and server.connection is not None:
                await asyncio.sleep(server.connection.wait_s(failures))
            server.is_stale = False
            failures = await self._list(server, failures)
            if failures:
                server.is_stale = failures < _MAX_TRIES
            elif self.on_change is not None:
                try:
                    self.on_change(self)
                except Exception:  # noqa: BLE001 - the host's own; the tools are others all the same
                    _log.exception("on_change failed after the tools of server %r had changed", server.config.name)

    async def _list(self, server: "_Server", failures: int) -> int:
        """Take over what a server lists now; how often that has failed one after the other."""
        assert server.connection is not None  # noqa: S101 - a client of the host is listed once
        try:
            listed = await server.connection.tools()
        except ServerError as error:
            self._report_failure(server, error, failures + 1)
            return failures + 1
        self.problems.pop(server.config.name, None)
        self._update(server, listed)
        return 0

    def _report_failure(self, server: "_Server", error: ServerError, failures: int) -> None:
        """Tell that the tools of a server cannot be listed: the first time, and when it is given up."""
        if failures == 1:
            self._note(server.config.name, f"{error}; it is tried again for a while")
        elif failures >= _MAX_TRIES:
            self._note(server.config.name, f"{error}; it was tried {failures} times")

    def _update(self, server: "_Server", listed: Iterable[Any]) -> None:
        """Take over what a server lists; a tool that is what it was stays the same object in its place."""
        by_name: dict[str, Any] = {}
        problems: dict[str, str] = {}
        for each in listed:
            if by_name.setdefault(each.name, each) is not each:
                problems[f"{server.config.name}.{each.name}"] = (
                    f"server {server.config.name!r} lists {each.name!r} twice; the first one is used"
                )
        server.flat.update(
            flat_names([name for name in by_name if name not in server.flat], "tool", server.flat.values())
        )
        offers = {name: self._offer(server, each) for name, each in by_name.items()}
        with self._lock:
            server.offers = offers
            called = {each.tool.name: name for name, each in offers.items() if each.tool is not None}
            self.names.update({tool: (server.config.name, name) for tool, name in called.items()})
        problems |= {
            f"{server.name}.{server.flat[name]}": each.problem for name, each in offers.items() if each.problem
        }
        self._note_of_tools(server, problems)

    def _offer(self, server: "_Server", listed: Any) -> "_Offer":
        said, before = _description_of(listed), server.offers.get(listed.name)
        if before is not None and before.said == said:
            return before
        flat, handler = server.flat[listed.name], self._handler(server, listed)
        tool, problem = tool_of(server.config, listed, server.name, flat, handler)
        # Those with which the servers start stand in the order of the servers, whichever answers first.
        row = len(self._servers) if self._started else self._servers.index(server)
        return _Offer(said, tool, problem, (row, next(self._numbers)))

    def _note_of_tools(self, server: "_Server", problems: dict[str, str]) -> None:
        """Note what is wrong with the tools of a server now, and forget what no longer is."""
        before, server.problems = server.problems, problems
        for what in before.keys() - problems.keys():
            self.problems.pop(what, None)
        for what, problem in problems.items():
            if before.get(what) != problem:
                self._note(what, problem)

    # Calls.

    def _handler(self, server: "_Server", listed: Any) -> Handler:
        name, called = listed.name, f"{server.name}.{server.flat[listed.name]}"
        results = Results(part(listed, "output_schema", "outputSchema"))

        def value(result: Any) -> Any:
            if part(result, "is_error", "isError"):
                raise ServerError(error_text(result), server=server.config.name, tool=name)
            try:
                return results.value(result)
            except ValueError as error:
                raise server_error(server.config.name, error, name) from None

        async def call(**arguments: Any) -> Any:
            if problem := unsendable(arguments):
                raise server_error(server.config.name, problem, name)
            return value(await self._call(server, name, called, arguments))

        return call

    async def _call(self, server: "_Server", name: str, called: str, arguments: dict[str, Any]) -> Any:
        loop, connection = self._loop, server.connection
        is_client = connection is None and _is_client(server.target)
        if is_client and (loop is None or not loop.is_running()):
            return await server.target.call_tool(name, arguments)
        if loop is None or (not is_client and (connection is None or self._is_closed)):
            raise server_error(server.config.name, "its connection is closed", name)
        if problem := unreachable(loop):
            raise server_error(server.config.name, problem, name)

        async def make_call(on_item: OnItem | None) -> Any:
            if connection is None:
                return await server.target.call_tool(name, arguments)
            return await connection.call(name, arguments, on_item, called)

        return await call_in(loop, make_call, progress_callback.get(None))

    # What servers ask.

    async def _elicited(self, server: str, context: Any, params: Any) -> Any:
        """What a server asks in the middle of a call, decided by the approver; in the loop of the connections."""
        from lightfc.mcp.elicitation import answer_of, request_of

        assert self.approve is not None  # noqa: S101 - else no server is told that it may ask
        request = request_of(server, params, next(self._numbers))
        decisions: Mapping[str, Any] = {}
        if self._waiting >= _MAX_QUESTIONS:
            return answer_of(params, None)
        self._waiting += 1
        try:
            async with self._asking:  # one after the other: there is one person at a terminal
                decisions = await ask_approver(self.approve, [request])
        except (Exception, KeyboardInterrupt):  # noqa: BLE001 - whatever an approver raises, it has approved nothing
            _log.warning("the question of server %r was declined: the approver failed", server, exc_info=True)
        finally:
            self._waiting -= 1
        return answer_of(params, decisions.get(request.id))


@dataclass(frozen=True, slots=True, eq=False)
class _Offer:
    said: str
    tool: FunctionTool | None  # None where the host does not want it, or it cannot be one
    problem: str
    place: tuple[int, int]  # what gives its order among all tools


@dataclass(slots=True, eq=False)
class _Server:
    """One server, and what it offers."""

    config: ServerConfig
    name: str  # in programs
    target: Any  # what is connected to in the place of what `config` says
    connection: "Connection | None" = None  # none to a client of the host's own
    flat: dict[str, str] = field(default_factory=dict)  # its names of tools as those of programs, also of tools gone
    offers: dict[str, "_Offer"] = field(default_factory=dict)
    problems: dict[str, str] = field(default_factory=dict)  # what is wrong with these, as `Servers.problems` has it
    is_stale: bool = False  # its tools may be others than those that are known
    refreshing: "asyncio.Future[None] | None" = None  # what lists its tools anew

    @property
    def tools(self) -> list[tuple[tuple[int, int], FunctionTool]]:
        """Its tools, with the place of each."""
        return [(each.place, each.tool) for each in self.offers.values() if each.tool is not None]


def _configs(config: Any) -> list[ServerConfig]:
    if config is None:
        return []
    if isinstance(config, str) and "://" in config:
        raise ServerError(f"a server needs a name: write Servers(name={config!r}); config is the path of a file")
    if isinstance(config, str | os.PathLike):
        return read_config(config)
    if isinstance(config, Mapping):
        return config_of(config)
    if not isinstance(config, Iterable):
        raise TypeError(f"config must be a path, a dict or a list of ServerConfig, not {type(config).__name__}")
    return [_startable(each) for each in config]


def _startable(config: ServerConfig) -> ServerConfig:
    """A configuration by which a server can be reached, where nothing else is given."""
    if config.command is None and config.url is None:
        raise server_error(config.name, "it needs a command or a url")
    return config


def _trusted_names(trusted: Collection[str], names: Collection[str]) -> set[str]:
    """The servers that are trusted."""
    if isinstance(trusted, str):
        raise TypeError(f"trusted must be True or a list of names of servers, as in [{trusted!r}]")
    if unknown := sorted(set(trusted).difference(names)):
        raise ServerError(f"trusted: there is no server {unknown[0]!r}; the servers are {', '.join(names) or 'none'}")
    return set(trusted)


def _entry(name: str, given: Any) -> tuple[ServerConfig, Any]:
    """A server that is given in Python: what it is, and what is connected to where that is no command or address."""
    if isinstance(given, ServerConfig):
        return replace(_startable(given), name=name), None
    if isinstance(given, Mapping):
        return ServerConfig.of(name, given), None
    if isinstance(given, str):
        return ServerConfig.of(name, {"url": given}), None
    if type(given).__name__ == "StdioServerParameters":
        entry = {key: getattr(given, key) for key in ("command", "args", "env")}
        return ServerConfig.of(name, {**entry, "cwd": None if given.cwd is None else str(given.cwd)}), None
    if given is None or isinstance(given, bool | int | float | list):  # what an option may be, and no server
        try:
            refuse_unknown("Servers", {name: given}, {"trusted", "tools", "approve", "on_change"})
        except TypeError as error:
            what = f"a server is an address, an entry as in mcp.json, or a client, and no {type(given).__name__}"
            raise TypeError(f"{error} ({what})") from None
    return ServerConfig(name), given


def _is_client(target: Any) -> bool:
    """Whether something is a client of the host's own, and no server of the SDK, which can list its tools as well."""
    if target is None or type(target).__module__.startswith("mcp.server"):
        return False
    return all(is_async(getattr(target, name, None)) for name in ("list_tools", "call_tool"))


def _by_server(
    tools: Mapping[str, Mapping[str, Any]], names: Collection[str]
) -> dict[str, dict[str, Mapping[str, Any]]]:
    """Options of tools by server, from those by `server.tool`."""
    found: dict[str, dict[str, Mapping[str, Any]]] = {}
    for name, options in tools.items():
        server = next((each for each in sorted(names, key=len, reverse=True) if name.startswith(f"{each}.")), None)
        if server is None:
            raise ServerError(
                f"tools: {name!r} must start with the name of a server; the servers are {', '.join(names) or 'none'}"
            )
        refuse_unknown(f"tools[{name!r}]", options, TOOL_OPTIONS)
        found.setdefault(server, {})[name[len(server) + 1 :]] = options
    return found


_SAID = (
    ("name",), ("description",), ("annotations",), ("input_schema", "inputSchema"), ("output_schema", "outputSchema"),
)  # fmt: skip


def _description_of(listed: Any) -> str:
    """All that is taken of what a server says of a tool, to be compared."""
    return json.dumps([part(listed, *names) for names in _SAID], default=str)
