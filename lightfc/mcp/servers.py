"""The servers of a host as tools: started together, each with names of its own, each for itself where it fails."""

import asyncio
import builtins
import json
import logging
import os
import threading
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from itertools import count
from typing import TYPE_CHECKING, Any, Self

from lightfc.core.decisions import Approver
from lightfc.core.errors import ServerError
from lightfc.core.options import refuse_unknown
from lightfc.core.printable import printable
from lightfc.engine import threads
from lightfc.engine.streams import Final
from lightfc.engine.tool_spec import SchemaOptions, is_async
from lightfc.mcp.background import BackgroundLoop, Crossing
from lightfc.mcp.config import ServerConfig, config_of, read_config
from lightfc.mcp.definitions import Handler, tool_of
from lightfc.mcp.names import flat_names
from lightfc.mcp.results import error_text, part, value_of
from lightfc.tools.function_tool import FunctionTool

if TYPE_CHECKING:
    from lightfc.mcp.connection import Connection

__all__ = ["Servers"]

_log = logging.getLogger("lightfc.mcp")


class Servers:
    """The tools of MCP servers, as an async context manager or a plain one.

        async with Servers("mcp.json") as servers:
            manager = ToolManager([*servers.tools(), my_function])
            await manager.aexecute("[github.get_issue(number=i) for i in range(16)]")

    All servers are started at the same time. One that cannot be started is told of in `problems` and by the logger
    `lightfc.mcp`, and the others go on. One that dies later fails the calls that it is making; the next call connects
    anew. The connections live in a thread of their own, so `execute`, `aexecute` and several event loops can use them.

    Args:
        config: The `mcp.json` that hosts have, its content, or a list of `ServerConfig`.
        trusted: Names of the servers whose hints may make calls easier, beside those that `config` says; or True.
        tools: Options of tools by name, `{"github.create_issue": {"needs_approval": True}}`, or of all of a server,
            `"github.*"`; they win over what the server and `config` say. `enabled=False` leaves tools out.
        approve: Asked what servers ask in the middle of a call (elicitation): a request whose arguments are the fields
            of the form; `Approve()` sends their defaults, `Edit({...})` fills them in. None to decline.
        on_change: Called, in another thread, after the tools of a server have changed.
        **servers: Further servers by name: an address, the `StdioServerParameters` or an in-process server of the SDK,
            a transport, a `ServerConfig`, an entry as in `mcp.json`, or any client that has `list_tools` and
            `call_tool`, which stays the host's own and is called in the loop of the program.

    Raises:
        ServerError: `config` is wrong, or two servers have one name.

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
        """What is wrong, by the server or tool that it is about."""
        self.names: dict[str, tuple[str, str]] = {}
        """By the name that programs call, the server and its own name for the tool."""
        entries = [(each, None) for each in _configs(config)] + [_entry(name, each) for name, each in servers.items()]
        names = [each.name for each, _ in entries]
        if len(set(names)) != len(names):
            twice = next(name for name in names if names.count(name) > 1)
            raise ServerError(f"two servers are named {printable(twice)!r}; give one of them another name")
        options = _by_server(tools or {}, names)
        trusting = set(names) if trusted is True else set(trusted or ())
        flat = flat_names(names, "server", is_free=lambda name: not hasattr(builtins, name))
        self._servers = [
            _Server(
                replace(
                    each,
                    trusted=each.trusted or each.name in trusting,
                    tools={**each.tools, **options.get(each.name, {})},
                ),
                flat[each.name],
                target,
            )
            for each, target in entries
        ]
        self._lock = threading.Lock()
        self._numbers = count(1)
        self._background: BackgroundLoop | None = None
        self._host_loop: asyncio.AbstractEventLoop | None = None

    def tools(self) -> list[FunctionTool]:
        """The tools of all servers: in the order of the servers, and what has come or changed since, at the end."""
        with self._lock:
            found = [(number, tool) for each in self._servers for number, tool in each.tools.values()]
        return [tool for _, tool in sorted(found, key=lambda pair: pair[0])]

    def __repr__(self) -> str:
        return f"Servers({', '.join(f'{each.name}: {len(each.tools)} tools' for each in self._servers)})"

    # Starting and ending.

    def __enter__(self) -> Self:
        for each in self._servers:
            if _is_client(each.target):
                raise ServerError(f"server {each.config.name!r} is a client of the host's own: use `async with`")
        try:
            self._begin().result()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._background is not None:
            self._background.begin(self._close).result()
            self._ended()

    async def __aenter__(self) -> Self:
        self._host_loop = asyncio.get_running_loop()
        try:
            clients = (self._open_client(each) for each in self._servers if _is_client(each.target))
            await asyncio.gather(asyncio.wrap_future(self._begin()), *clients)
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._background is not None:
            await asyncio.shield(self._background.call(self._close))
            self._ended()

    def _begin(self) -> "Future[None]":
        if self._background is not None:
            raise RuntimeError("these servers are started already; make other Servers for a second time")
        try:
            import lightfc.mcp.connection  # noqa: F401 - what brings the SDK is to be there before a thread begins
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] not in ("mcp", "mcp_types", "anyio"):
                raise
            raise ServerError("MCP needs an extra: pip install 'lightfc[mcp]'") from error
        self._background = BackgroundLoop("lightfc mcp")
        return self._background.begin(self._open)

    def _ended(self) -> None:
        background, self._background = self._background, None
        if background is not None:
            background.close()

    async def _open(self) -> None:
        """Start all servers, in the loop of the connections."""
        from lightfc.mcp.connection import Connection  # what brings the SDK

        opening = []
        for each in self._servers:
            if not _is_client(each.target):
                elicit = None if self.approve is None else self._elicited
                each.connection = Connection(each.config, each.target, self._changed, elicit)
                opening.append(self._open_server(each, each.connection))
        await asyncio.gather(*opening)

    async def _open_server(self, server: "_Server", connection: "Connection") -> None:
        try:
            listed = await connection.open()
        except ServerError as error:
            self._note(server.config.name, str(error))
        else:
            self._update(server, listed)

    async def _open_client(self, server: "_Server") -> None:
        try:
            listed = await server.target.list_tools()
        except Exception as error:  # noqa: BLE001 - whatever a client of the host raises, the others go on
            self._note(server.config.name, f"server {server.config.name!r}: its tools cannot be listed: {error}")
        else:
            self._update(server, part(listed, "tools") if hasattr(listed, "tools") else listed)

    async def _close(self) -> None:
        await asyncio.gather(*(each.connection.close() for each in self._servers if each.connection is not None))

    def _note(self, what: str, problem: str) -> None:
        self.problems[what] = printable(problem)
        _log.warning("%s", self.problems[what])

    # What the servers offer.

    def _changed(self, connection: "Connection") -> None:
        server = next(each for each in self._servers if each.connection is connection)
        if server.refreshing is None or server.refreshing.done():
            server.refreshing = asyncio.ensure_future(self._refresh(server, connection))

    async def _refresh(self, server: "_Server", connection: "Connection") -> None:
        try:
            listed = await connection.tools()
        except ServerError as error:
            self._note(server.config.name, str(error))
            return
        self._update(server, listed)
        if self.on_change is not None:
            self.on_change(self)

    def _update(self, server: "_Server", listed: Iterable[Any]) -> None:
        """Take over what a server lists; a tool that is what it was stays the same object in its place."""
        by_name: dict[str, Any] = {}
        for each in listed:
            if by_name.setdefault(each.name, each) is not each:
                self._note(
                    f"{server.config.name}.{each.name}",
                    f"server {server.config.name!r} lists {each.name!r} twice; the first counts",
                )
        new = flat_names([name for name in by_name if name not in server.flat], "tool", server.flat.values())
        server.flat.update(new)
        problems: dict[str, str] = {}
        found: dict[str, tuple[int, FunctionTool]] = {}
        for name, each in by_name.items():
            said = _said(each)
            if name in server.tools and server.said.get(name) == said:
                found[name] = server.tools[name]
                continue
            tool = tool_of(server.config, each, server.name, server.flat[name], self._handler(server, each), problems)
            if tool is not None:
                found[name] = (next(self._numbers), tool)
                server.said[name] = said
        with self._lock:
            server.tools = found
            self.names.update({tool.name: (server.config.name, name) for name, (_, tool) in found.items()})
        for what, problem in problems.items():
            self._note(what, problem)

    # Calls.

    def _handler(self, server: "_Server", listed: Any) -> Handler:
        name, called = listed.name, f"{server.name}.{server.flat[listed.name]}"
        schema = part(listed, "output_schema", "outputSchema")

        def value(result: Any) -> Any:
            if part(result, "is_error", "isError"):
                raise ServerError(error_text(result), server=server.config.name, tool=name)
            return value_of(result, schema)

        async def call_client(**arguments: Any) -> AsyncIterator[Any]:
            yield Final(value(await server.target.call_tool(name, arguments)))

        async def call(**arguments: Any) -> AsyncIterator[Any]:
            making = self._call(server, name, called, arguments)
            try:
                async for item in making.told():
                    yield item
                yield Final(value(making.result()))
            finally:
                making.cancel()

        return call_client if _is_client(server.target) else call

    def _call(self, server: "_Server", name: str, called: str, arguments: dict[str, Any]) -> Crossing[Any]:
        background, connection = self._background, server.connection
        if background is None or connection is None:
            raise ServerError(f"server {server.config.name!r}: its connection is closed", server.config.name, name)

        def made(tell: Callable[[Any], None]) -> Coroutine[Any, Any, Any]:
            def progress(done: float, total: float | None, message: str | None) -> None:
                tell({"progress": done, "total": total, "message": message})

            return connection.call(name, arguments, progress, called)

        return Crossing(background, made)

    # What servers ask.

    async def _elicited(self, server: str, params: Any) -> Any:
        """What a server asks in the middle of a call, decided by the approver; in the loop of the connections."""
        from lightfc.mcp.elicitation import answer_of, request_of

        request = request_of(server, params, next(self._numbers))
        decisions: Mapping[str, Any] = {}
        try:
            decisions = await self._decided(request)
        except Exception:  # noqa: BLE001 - whatever an approver raises, it has approved nothing
            _log.warning("what server %r asks was declined: the approver failed", server, exc_info=True)
        return answer_of(params, decisions.get(request.id))

    async def _decided(self, request: Any) -> Any:
        approve, host = self.approve, self._host_loop
        assert approve is not None  # noqa: S101 - else no server is told that it may ask
        if is_async(approve):
            if host is None or host.is_closed():
                return await approve([request])  # type: ignore[misc]  # seen to be async
            return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(approve([request]), host))  # type: ignore[arg-type]
        decisions, error = await threads.call(asyncio.get_running_loop(), approve, ([request],))
        if error is not None:
            raise error
        return decisions


@dataclass(slots=True, eq=False)
class _Server:
    """One server, and what it offers.

    Attributes:
        config: How it is started, and the host's options for its tools.
        name: By what programs call it.
        target: What is connected to in the place of what `config` says.
        connection: The connection to it; none to a client of the host's own.
        flat: By the server's names of tools those of programs, also of tools that are gone.
        tools: By the server's names its tools, with numbers that give their order.
        said: What it has said of each of them.
        refreshing: What lists its tools anew.
    """

    config: ServerConfig
    name: str
    target: Any
    connection: "Connection | None" = None
    flat: dict[str, str] = field(default_factory=dict)
    tools: dict[str, tuple[int, FunctionTool]] = field(default_factory=dict)
    said: dict[str, str] = field(default_factory=dict)
    refreshing: "asyncio.Future[None] | None" = None


def _configs(config: Any) -> list[ServerConfig]:
    if config is None:
        return []
    if isinstance(config, str | os.PathLike):
        return read_config(config)
    if isinstance(config, Mapping):
        return config_of(config)
    return list(config)


def _entry(name: str, given: Any) -> tuple[ServerConfig, Any]:
    """A server that is given in Python: what it is, and what is connected to where that is no command or address."""
    if isinstance(given, ServerConfig):
        return replace(given, name=name), None
    if isinstance(given, Mapping):
        return ServerConfig.of(name, given), None
    if isinstance(given, str):
        return ServerConfig.of(name, {"url": given}), None
    if type(given).__name__ == "StdioServerParameters":
        entry = {key: getattr(given, key) for key in ("command", "args", "env")}
        return ServerConfig.of(name, {**entry, "cwd": None if given.cwd is None else str(given.cwd)}), None
    return ServerConfig(name), given


def _is_client(target: Any) -> bool:
    """Whether something is a client of the host's own, and no server of the SDK, which can list its tools as well."""
    if target is None or type(target).__module__.startswith("mcp.server"):
        return False
    return all(is_async(getattr(target, name, None)) for name in ("list_tools", "call_tool"))


_OPTIONS = frozenset(SchemaOptions.__annotations__) | {"enabled"}


def _by_server(
    tools: Mapping[str, Mapping[str, Any]], names: Collection[str]
) -> dict[str, dict[str, Mapping[str, Any]]]:
    """Options of tools by server, from those by `server.tool`."""
    found: dict[str, dict[str, Mapping[str, Any]]] = {}
    for name, options in tools.items():
        server = next((each for each in sorted(names, key=len, reverse=True) if name.startswith(f"{each}.")), None)
        if server is None:
            raise ServerError(f"tools: {name!r} begins with no server; there are {', '.join(names) or 'none'}")
        refuse_unknown(f"tools[{name!r}]", options, _OPTIONS)
        found.setdefault(server, {})[name[len(server) + 1 :]] = options
    return found


def _said(listed: Any) -> str:
    """All that a server says of a tool, to be compared."""
    if hasattr(listed, "model_dump_json"):
        return str(listed.model_dump_json())
    return json.dumps(vars(listed), default=str, sort_keys=True)
