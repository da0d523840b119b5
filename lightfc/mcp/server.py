"""The gateway as an MCP server, over standard input and output or over HTTP.

Clients have `run(code, session)`, `read(code)` where some tools only read, and `search(query)` where there are too many
tools to be shown. Calls that need approval go to the client's user by the protocol's own means: a client of 2026-07-28
is given an `InputRequiredResult` with one question a call and repeats its request with the answers; one of an earlier
version that can be asked is asked in the middle of the request; any other is told that the run waits.
"""

import asyncio
import contextlib
import json
import socket
import sys
from base64 import b64encode
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from functools import partial
from importlib.metadata import version
from typing import Any

import anyio
import mcp_types as types
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp.server.request_state import RequestStateBoundary, RequestStateSecurity
from mcp.server.stdio import stdio_server
from mcp.server.subscriptions import InMemorySubscriptionBus, ListenHandler, ToolsListChanged
from mcp_types.version import is_version_at_least
from starlette.responses import Response

from lightfc.core.decisions import ApprovalRequest, Approve, ApproveAll, Decision, Deny, Edit
from lightfc.core.errors import ArgumentError
from lightfc.core.printable import printable
from lightfc.core.run_views import call_text
from lightfc.engine.approval_messages import argument_text
from lightfc.engine.events import Event, OnEvent
from lightfc.formats.answer_formats import LIBRARY
from lightfc.mcp.elicitation import is_question
from lightfc.mcp.gateway import Gateway, Reply, refused
from lightfc.mcp.handles import Audio, Image, Resource
from lightfc.mcp.live_run import shown_digest
from lightfc.mcp.search import DETAILS
from lightfc.mcp.servers import Servers
from lightfc.schema.signature import ToolSignature

_INPUT_REQUIRED = "2026-07-28"
_STATE_TTL_S = 7 * 86_400.0
"""How long an answer to a question may take: with a journal, a run waits as long."""

_MAX_CODE_CHARS = 100_000
_MAX_PROGRESS_CHARS = 200
_MAX_ARGUMENT_CHARS = 10_000
_CLOSING_S = 5
"""How long requests may go on once the server is told to end: a client that never ends its own holds nobody up."""

_HOW = """\
Execute a Python program that calls the functions below. Write plain code: the functions need no imports and no await; \
calls that do not depend on one another run at the same time, in loops and comprehensions too. The value of the last \
expression, or of a `return`, is the result; `print` is shown as well. The program is checked as a whole before \
anything runs. A large result is kept as a variable of the session (`reference`) and only a sample of it is shown: \
go on with it in another program with the same `session`."""
_READ = """\
As `run`, with only those functions that change nothing; it can be allowed always."""


def server_of(gateway: Gateway, name: str = "lightfc", *, decide: bool = False) -> "Server[Any]":
    """Make a server of the MCP SDK, to serve it over a transport of your own.

    Args:
        gateway: The gateway that runs the programs.
        name: The name of the server, as clients see it; `"lightfc"` by default.
        decide: Whether clients get a tool `decide` that approves calls. False by default: with it, a model can approve
            its own calls. It is for clients that cannot ask their user.

    Returns:
        An `mcp.server.lowlevel.Server` with the tools `run`, `read` and `search`, of which only those that make sense
        for the tools of the gateway are listed.

    Examples:
        >>> from lightfc.mcp import Gateway, server_of
        >>> from lightfc import FunctionTool
        >>> server_of(Gateway([FunctionTool(abs, name="size")]), name="numbers").name
        'numbers'
    """
    return _Server(gateway, name, decide).server


class _Server:
    def __init__(self, gateway: Gateway, name: str, decide: bool) -> None:
        self.gateway = gateway
        self.bus = InMemorySubscriptionBus()
        self._decide = decide
        self._handlers: dict[str, Callable[[Any, Any, Any], Awaitable[Any]]] = {
            "run": partial(self._program, "run"), "read": partial(self._program, "read"), "search": self._search,
            "decide": self._decided,
        }  # fmt: skip
        schemas = {"run": _PROGRAM, "read": _PROGRAM, "search": _SEARCH, "decide": _DECIDE}
        self._signatures = {
            name: ToolSignature.from_schema({"name": name, "parameters": each}) for name, each in schemas.items()
        }
        self.server: Server[Any] = Server(
            name,
            version=version("lightfc"),
            on_list_tools=self._list,
            on_call_tool=self._call,
            on_subscriptions_listen=ListenHandler(self.bus),
        )
        security = RequestStateSecurity(keys=[gateway.secret], ttl=_STATE_TTL_S, audience=name)
        self.server.middleware.append(RequestStateBoundary(security, default_audience=name))

    def follow(self, servers: Servers | None) -> None:
        """Tell clients of tools that are others, in the loop that runs now."""
        if servers is None:
            return
        loop = asyncio.get_running_loop()

        def on_change(_: Servers) -> None:  # in the thread of the connections
            with contextlib.suppress(RuntimeError):
                asyncio.run_coroutine_threadsafe(self._announce_change(), loop)

        servers.on_change = on_change

    async def _announce_change(self) -> None:
        self.gateway.forget_tools()
        await self.bus.publish(ToolsListChanged())

    async def _list(self, context: Any, params: Any) -> types.ListToolsResult:
        return types.ListToolsResult(tools=self._tools())

    def _tools(self) -> list[types.Tool]:
        gateway = self.gateway
        stubs = gateway.stubs
        below = f"The functions:\n\n{stubs}" if stubs is not None else (
            f"Find functions with the tool `search` first.\n\n{gateway.summary}"
        )  # fmt: skip
        known = {name: each for name, each in _PROPERTIES.items() if gateway.is_durable or name != "run_id"}
        program = {**_PROGRAM, "properties": known}
        found = [_tool("run", f"{_HOW} {LIBRARY}\n\n{below}", program, read_only=not gateway.acts)]
        if gateway.reads:
            found.append(_tool("read", _READ, program, read_only=True))
        if stubs is None:
            found.append(_tool("search", "Find functions for `run` by words of what they do.", _SEARCH, read_only=True))
        if self._decide:
            found.append(_tool("decide", "Approve or deny calls of a run that waits.", _DECIDE, read_only=False))
        return found

    async def _call(self, context: "ServerRequestContext[Any]", params: types.CallToolRequestParams) -> Any:
        if params.name not in {each.name for each in self._tools()} | {"search"}:
            there = ", ".join(each.name for each in self._tools())
            return _result(refused(f"there is no tool {params.name!r}; the tools are {there}"))
        given = {name: value for name, value in (params.arguments or {}).items() if value is not None}
        try:
            _, checked = self._signatures[params.name].bind((), given)
        except ArgumentError as error:
            return _result(refused(str(error)))
        return await self._handlers[params.name](context, params, checked)

    # The tools.

    async def _program(self, kind: str, context: Any, params: Any, given: dict[str, Any]) -> Any:
        async with _telling(context) as tell:
            if params.request_state is None:
                reply = await self.gateway.run(**given, kind=kind, tell=tell)
            else:
                state = json.loads(params.request_state)
                digests = state["shown"]
                decisions = _decisions(params.input_responses or {}, digests)
                reply = await self.gateway.go_on(state["run"], decisions, digests, tell=tell)
            return await self._tool_result(context, reply, tell)

    async def _tool_result(self, context: Any, reply: Reply, tell: OnEvent) -> Any:
        """What the client is told, after it was asked what it has to be asked."""
        run_id = reply.data.get("run_id", "")
        while reply.asked:
            requests = reply.asked
            digests = {each.id: shown_digest(each) for each in requests}
            if not context.session.check_client_capability(_CAN_BE_ASKED):
                return _result(await self._unasked(reply, run_id))
            if is_version_at_least(context.protocol_version, _INPUT_REQUIRED):
                questions: dict[str, Any] = {each.id: types.ElicitRequest(params=_question(each)) for each in requests}
                state = json.dumps({"run": run_id, "shown": digests})
                return types.InputRequiredResult(input_requests=questions, request_state=state)
            answers = await self.gateway.answer(run_id, _asked(context, requests))
            if answers is None:
                return _result(Reply({**reply.data, "note": "Nobody decided in time, so these calls were not made."}))
            reply = await self.gateway.go_on(run_id, _decisions(answers, digests), digests, tell=tell)
        return _result(reply)

    async def _unasked(self, reply: Reply, run_id: str) -> Reply:
        """What a client is told that cannot be asked; a run that nobody can decide about holds no place."""
        if self._decide:
            how = "decide about them with the tool `decide`"
        else:
            await self.gateway.leave(run_id)
            how = "a client that supports elicitation can ask its user"
        note = f"These calls need approval and were not made. This client cannot be asked: {how}."
        return Reply({**reply.data, "note": note})

    async def _search(self, context: Any, params: Any, given: dict[str, Any]) -> Any:
        return types.CallToolResult(content=[types.TextContent(text=self.gateway.search(**given))])

    async def _decided(self, context: Any, params: Any, given: dict[str, Any]) -> Any:
        made: dict[str, Decision | None] = {
            name: Approve() if each == "approve" else Deny("it was denied") for name, each in given["decisions"].items()
        }
        return _result(await self.gateway.go_on(given["run_id"], made))


# Tools, as clients see them.

_PROPERTIES = {
    "code": {"type": "string", "description": "The program.", "maxLength": _MAX_CODE_CHARS},
    "session": {
        "type": "string",
        "description": "Go on with the variables of this session, or begin one of this name. Left out: a new one.",
    },
    "reset": {"type": "boolean", "description": "Begin the session anew."},
    "run_id": {
        "type": "string",
        "description": "A name for this run: given again with the same program, the run goes on where it was cut.",
    },
}
_PROGRAM = {"type": "object", "properties": _PROPERTIES, "required": ["code"], "additionalProperties": False}
_SEARCH: dict[str, Any] = {
    "type": "object",
    "properties": {
        "query": {"type": "string", "description": "Words. Left out: the groups of functions that there are."},
        "detail": {"type": "string", "enum": list(DETAILS), "default": "stub"},
        "limit": {"type": "integer", "minimum": 1, "maximum": 50, "default": 10},
    },
    "additionalProperties": False,
}
_DECIDE: dict[str, Any] = {
    "type": "object",
    "properties": {
        "run_id": {"type": "string"},
        "decisions": {"type": "object", "additionalProperties": {"type": "string", "enum": ["approve", "deny"]}},
    },
    "required": ["run_id", "decisions"],
    "additionalProperties": False,
}


def _tool(name: str, description: str, schema: dict[str, Any], *, read_only: bool) -> types.Tool:
    hints = types.ToolAnnotations(read_only_hint=read_only, destructive_hint=not read_only, open_world_hint=True)
    return types.Tool(name=name, description=description, input_schema=schema, annotations=hints)


# Answers.


def _result(reply: Reply) -> types.CallToolResult:
    text = json.dumps(reply.data, ensure_ascii=False, default=str)
    content: list[Any] = [types.TextContent(text=text), *map(_medium, reply.media)]
    return types.CallToolResult(content=content, structured_content=dict(reply.data), is_error=reply.failed)


def _medium(handle: Image | Audio | Resource) -> Any:
    data, kind = b64encode(handle.data).decode(), handle.mime_type or None
    if isinstance(handle, Resource):
        if not handle.data:
            return types.ResourceLink(uri=handle.uri, name=handle.name or handle.uri, mime_type=kind)
        held = types.BlobResourceContents(uri=handle.uri, mime_type=kind, blob=data)
        return types.EmbeddedResource(resource=held)
    made = types.ImageContent if isinstance(handle, Image) else types.AudioContent
    return made(data=data, mime_type=handle.mime_type)


# Questions.


_CAN_BE_ASKED = types.ClientCapabilities(elicitation=types.ElicitationCapability())
_TYPES: Mapping[type, str] = {bool: "boolean", int: "integer", float: "number"}


def _question(request: ApprovalRequest) -> types.ElicitRequestFormParams:
    """A call as a question, with all that it will be made with; or what a server asks, with the fields of its form."""
    fields: dict[str, Any] = {"approve": {"type": "boolean", "title": "Approve", "default": False}}
    if is_question(request.id):
        for name, value in (request.arguments or {}).items():
            known = {} if value is None else {"default": value}
            fields[name] = {"type": _TYPES.get(type(value), "string"), **known}
        message = f"{request.note}\n(during {request.source or request.name})"
    else:
        fields["reason"] = {"type": "string", "title": "Why not"}
        if request.repeated:
            fields["all"] = {"type": "boolean", "title": "Approve all calls from this place", "default": False}
        shown = [(name, argument_text(each, _MAX_ARGUMENT_CHARS)) for name, each in (request.arguments or {}).items()]
        given = "".join(f"\n  {printable(f'{name} = {text}')}" for name, text in shown)
        why = {"needs_approval": "", "interrupted": "It started and did not finish, so it may have had its effect. "}
        note = why.get(request.reason, "It finished, but its value is lost. ")
        message = f"{note}{request.note + ' ' if request.note else ''}Approve {request.name}?{given}"
    schema: Any = {"type": "object", "properties": fields, "required": ["approve"]}
    return types.ElicitRequestFormParams(message=message, requested_schema=schema)


async def _asked(context: Any, requests: Iterable[ApprovalRequest]) -> dict[str, Any]:
    """What the user of a client answers, in the course of its request."""
    answers = {}
    for each in requests:
        form, request_id = _question(each), context.request_id
        answers[each.id] = await context.session.elicit_form(form.message, form.requested_schema, request_id)
    return answers


def _decisions(answers: Mapping[str, Any], shown: Mapping[str, str]) -> dict[str, Decision | None]:
    """What a client has decided; None of a question that was dismissed."""
    found: dict[str, Decision | None] = {}
    for name, answer in answers.items():
        action, said = getattr(answer, "action", None), getattr(answer, "content", None) or {}
        if name not in shown:
            continue
        if action not in ("accept", "decline"):
            found[name] = None
        elif action == "accept" and said.get("approve") is True:
            form = {key: value for key, value in said.items() if key != "approve"}
            approved = ApproveAll() if said.get("all") is True else Approve()
            found[name] = Edit(form) if is_question(name) else approved
        else:
            found[name] = Deny(str(said.get("reason") or "the user denied it"))
    return found


@contextlib.asynccontextmanager
async def _telling(context: Any) -> AsyncIterator[OnEvent]:
    """What tells the client of each call that begins or ends, in the order in which they do."""
    sent, waiting = anyio.create_memory_object_stream[str](1_000)

    def tell(event: Event) -> None:
        if event.kind in ("started", "finished", "waiting", "skipped"):
            state = event.record.state if event.kind == "finished" else event.kind
            with contextlib.suppress(anyio.WouldBlock):
                sent.send_nowait(f"{state}: {call_text(event.record, _MAX_PROGRESS_CHARS)}")

    async def report() -> None:
        count = 0
        async for message in waiting:
            count += 1
            await context.session.report_progress(count, None, message)

    reporting = asyncio.create_task(report())
    try:
        yield tell
    finally:
        sent.close()
        await reporting
        waiting.close()


# Where it is served.


async def serve_stdio(
    gateway: Gateway, servers: Servers | None = None, *, name: str = "lightfc", decide: bool = False
) -> None:
    """Serve one client over standard input and output, until it closes them. Then the gateway is closed.

    Other arguments are as for `server_of`.

    Args:
        servers: The servers whose tools the gateway offers: their changes are told to the client. None if there are
            none.
    """
    made = _Server(gateway, name, decide)
    made.follow(servers)
    try:
        # What tools print would wait in the buffer of standard output, which the SDK gives to the client at the end.
        async with stdio_server() as (received, sent):
            with contextlib.redirect_stdout(sys.stderr):
                await made.server.run(received, sent, made.server.create_initialization_options())
    finally:
        await gateway.close()


async def serve_http(
    gateway: Gateway,
    host: str = "127.0.0.1",
    port: int = 8000,
    *,
    servers: Servers | None = None,
    name: str = "lightfc",
    decide: bool = False,
    tell: Callable[[str], None] | None = None,
) -> None:
    """Serve clients over streamable HTTP at `/mcp`, until the process gets SIGINT or SIGTERM.

    Then the gateway is closed. Whoever can reach the port can call every tool. So listen at another address than this
    machine's own only behind a proxy that authenticates clients. Web pages are refused, by the header `Origin`, but
    for those of this machine where the address is its own. Other arguments are as for `serve_stdio`.

    Args:
        host: The address to listen at; by default `"127.0.0.1"`, which only this machine can reach.
        port: The port to listen at; 8000 by default.
        tell: Called with the address for clients once they can connect; None, the default, calls nothing.

    Raises:
        OSError: Nothing can listen there: the port is taken, or the address is not one of this machine.
    """
    import uvicorn

    made = _Server(gateway, name, decide)
    made.follow(servers)
    app = _without_pages(made.server.streamable_http_app(host=host), host)
    config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=_CLOSING_S)
    try:
        # The server's own way to say that it cannot listen is to end the process.
        with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET) as listening:
            if tell is not None:
                tell(f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}/mcp")
            await uvicorn.Server(config).serve([listening])
    finally:
        await gateway.close()


def _without_pages(app: Any, host: str) -> Any:
    """The app, which refuses web pages where the SDK itself does not look at who asks.

    A page can have its own name lead to this server (DNS rebinding). Its requests then say where the page is from.
    """
    if host in ("127.0.0.1", "localhost", "::1"):
        return app  # the SDK looks

    async def served(scope: Any, receive: Any, send: Any) -> None:
        is_page = any(name == b"origin" for name, _ in scope.get("headers", ()))
        await (Response("Invalid Origin header", 403) if is_page else app)(scope, receive, send)

    return served
