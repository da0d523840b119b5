"""One server, connected: its tools listed, its calls made, and made again where it has died and come back.

How it works. A task holds the client, since the SDK wants it opened and closed by one, until it is told to end or the
connection is lost. A loss fails the calls that were in flight, and no others: the next call opens a new connection, at
once after a loss, and then no sooner than after a growing time, in which calls fail at once with the reason.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx2
import mcp_types as types
from mcp import Client, MCPError
from mcp.client.streamable_http import streamable_http_client
from mcp.client.subscriptions import ListenNotSupportedError, SubscriptionLost

from lightfc.core.errors import ServerError
from lightfc.core.printable import printable_lines
from lightfc.mcp.background import OnItem
from lightfc.mcp.elicitation import calling
from lightfc.mcp.pipes import MAX_MESSAGE_BYTES, Diagnosis, pipes, why_not_started
from lightfc.mcp.server_config import ServerConfig, server_error
from lightfc.mcp.server_tools import listed_by

_log = logging.getLogger("lightfc.mcp")

FIRST_WAIT_S, MAX_WAIT_S = 0.5, 30.0
"""How long nobody tries again after the first attempt to connect anew has failed, and at most; it doubles each time."""

_CLOSED = "Connection closed"
_HTTP_LOSSES = (_CLOSED, "SSE stream ", "Session terminated", "Server returned an error response")
"""What the SDK says of a call whose answer cannot come; over HTTP, its beginning."""

_SEEN_S = 0.5
"""How long it may take until it is seen that a process is gone whose call was cut off."""

_CLOSE_S = 10.0
_MAX_ERROR_CHARS = 10_000


class Connection:
    """The connection to one server; all of it happens in one event loop.

    Args:
        target: What is connected to in the place of what `config` says: an in-process server of the SDK, a transport.
        changed: Called when the server says that its tools have changed.
        elicit: Answers what the server asks in the middle of a call, by the SDK's context and parameters of it; None to
            decline.
    """

    def __init__(
        self, config: ServerConfig, target: Any, changed: Callable[[], None], elicit: Callable[..., Any] | None
    ) -> None:
        self.config = config
        self.name = config.name
        self._target = target
        self._changed = changed
        self._elicit = elicit
        self._slots = asyncio.Semaphore(config.max_in_flight)
        self._opening = asyncio.Lock()
        self._client: Client | None = None
        self._diagnosis = Diagnosis()
        self._holder: asyncio.Task[None] | None = None
        self._failures = 0
        self._next_try = 0.0
        self._is_known = self._closed = False

    @staticmethod
    def wait_s(failures: int) -> float:
        """How long to wait after so many failures before the next attempt."""
        return min(FIRST_WAIT_S * 2.0 ** (failures - 1), MAX_WAIT_S)

    async def tools(self) -> list[Any]:
        client = await self._connected()
        try:
            async with asyncio.timeout(self.config.start_timeout_s):
                return await listed_by(client)
        except TimeoutError:
            raise self._error(f"it did not list its tools within {self.config.start_timeout_s:g} s") from None
        except Exception as error:
            self._diagnosis.end(f"its tools cannot be listed: {printable_lines(str(error))}")
            raise self._error(str(self._diagnosis)) from error

    async def call(
        self, tool: str, arguments: dict[str, Any], on_progress: OnItem | None = None, called: str = ""
    ) -> Any:
        """Call a tool: what the server gives.

        Args:
            on_progress: Told how far the call has come, if anybody wants to know: how much, of how much, and in words.
            called: The name that programs have for it, for what the server asks in the middle of the call.
        """
        async with self._slots:
            calling.set((called or tool, arguments))
            client, diagnosis = await self._connected(), self._diagnosis
            try:
                return await client.call_tool(tool, arguments, progress_callback=_telling(on_progress))
            except MCPError as error:
                if not await self._is_loss(diagnosis, error):
                    raise self._error(printable_lines(error.message), tool) from error
                diagnosis.end(printable_lines(error.message))
                raise self._error(f"the call was cut off, and may have been made: {diagnosis}", tool) from error
            except (OSError, RuntimeError, ValueError) as error:
                # What the SDK cannot write or read.
                raise self._error(_error_text(error), tool) from error

    async def close(self) -> None:
        """End the connection, and the server if it was started here."""
        self._closed = True
        await self._drop()

    # Connecting.

    async def _connected(self) -> Client:
        """The client, connected anew where the connection was lost."""
        if self._client is not None and not self._diagnosis.ended.is_set():
            return self._client
        async with self._opening:
            if self._client is None or self._diagnosis.ended.is_set():
                await self._connect()
                if self._is_known:
                    self._changed()  # it may have come back as another version
                self._is_known = True
            assert self._client is not None  # noqa: S101 - or it was raised
            return self._client

    async def _connect(self) -> None:
        clock = asyncio.get_running_loop().time
        wait = self._next_try - clock()
        if wait > 0 and not self._closed:
            raise self._error(f"{self._diagnosis}; the next attempt to connect is in {wait:.1f} s")
        await self._drop()
        if self._closed:
            raise self._error("its connection is closed")
        self._diagnosis = diagnosis = Diagnosis()
        opened: asyncio.Future[Client] = asyncio.get_running_loop().create_future()
        self._holder = asyncio.create_task(self._hold(diagnosis, opened))
        try:
            async with asyncio.timeout(self.config.start_timeout_s):
                self._client = await opened
        except Exception as error:
            diagnosis.end(self._why_not(error))
            self._failures += 1
            self._next_try = clock() + self.wait_s(self._failures)
            await self._drop()
            raise self._error(str(diagnosis)) from error
        self._failures, self._next_try = 0, 0.0

    def _why_not(self, error: Exception) -> str:
        if isinstance(error, TimeoutError):
            return f"it did not answer within {self.config.start_timeout_s:g} s of its start"
        if isinstance(error, OSError) and self.config.command is not None:
            return why_not_started(self.config, error)
        return f"it cannot be reached: {_error_text(error)}"

    async def _hold(self, diagnosis: Diagnosis, opened: "asyncio.Future[Client]") -> None:
        """Hold the client open until the connection is lost or dropped."""
        try:
            async with self._open_client(diagnosis) as client:
                opened.set_result(client)
                listening = asyncio.create_task(self._listen(client))
                try:
                    await diagnosis.ended.wait()
                finally:
                    listening.cancel()
                    await asyncio.wait([listening])
        except Exception as error:  # noqa: BLE001 - whatever a transport raises, and in groups, is why it is closed
            if opened.done():
                diagnosis.end(_error_text(_cause(error)))
            else:
                opened.set_exception(_cause(error))

    @contextlib.asynccontextmanager
    async def _open_client(self, diagnosis: Diagnosis) -> AsyncIterator[Client]:
        config, target = self.config, self._target

        async def as_it_is(name: str, result: Any) -> None:
            """Look at nothing of a result."""

        async with contextlib.AsyncExitStack() as stack:
            if target is None and config.url is not None:
                http = await stack.enter_async_context(http_client(config, diagnosis))
                target = streamable_http_client(config.url, http_client=http, max_sse_event_size=MAX_MESSAGE_BYTES)
            elif target is None:
                target = pipes(config, diagnosis)
            client = Client(
                target,
                message_handler=self._heard,
                elicitation_callback=self._elicit,
                cache=None,
            )
            await stack.enter_async_context(client)
            # Results are looked at where they become values. The SDK would do it here, by the server's own patterns and
            # references without a bound on the time that they take, in the loop in which all servers are heard.
            client.session.validate_tool_result = as_it_is  # type: ignore[method-assign]  # meant to be replaced
            yield client

    async def _drop(self) -> None:
        holder, client = self._holder, self._client
        self._client = None
        if holder is None:
            return
        self._diagnosis.end("its connection is closed")
        if client is not None:
            await asyncio.wait([holder], timeout=_CLOSE_S)
        # What is still being opened, or does not close, ends its process all the same. Who began to wait for that may
        # have given up; a second cancel would end the ending.
        if not holder.cancelling():
            holder.cancel()
        await asyncio.wait([holder], timeout=_CLOSE_S)
        if self._holder is holder:
            self._holder = None

    # Hearing of changed tools.

    async def _heard(self, message: Any) -> None:
        if isinstance(message, types.ToolListChangedNotification):
            self._changed()

    async def _listen(self, client: Client) -> None:
        """Hear of changed tools from a server that tells them to who listens only."""
        if not getattr(client.server_capabilities.tools, "list_changed", False):
            return
        with contextlib.suppress(ListenNotSupportedError, MCPError, SubscriptionLost, TimeoutError):
            async with client.listen(tools_list_changed=True) as events:
                async for _ in events:
                    self._changed()

    # What goes wrong.

    async def _is_loss(self, diagnosis: Diagnosis, error: MCPError) -> bool:
        """Whether an error says that nobody is there, and not that a call is wrong.

        Servers have the SDK's code of a loss for errors of their own: so its words count, and of a process, whether its
        transport has ended, which may take a moment to see that it is gone.
        """
        if self.config.url is not None:
            return error.message.startswith(_HTTP_LOSSES)
        if (error.code, error.message) != (types.CONNECTION_CLOSED, _CLOSED):
            return False
        if self.config.command is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_SEEN_S):
                    await diagnosis.ended.wait()
        return self.config.command is None or diagnosis.ended.is_set()

    def _error(self, why: str, tool: str = "") -> ServerError:
        cut = why if len(why) <= _MAX_ERROR_CHARS else f"{why[:_MAX_ERROR_CHARS]}…"
        return server_error(self.name, cut, tool)


def _telling(on_progress: OnItem | None) -> Any:
    if on_progress is None:
        return None

    async def report(done: float, total: float | None, message: str | None) -> None:
        on_progress({"progress": done, "total": total, "message": message})

    return report


def _cause(error: BaseException) -> Exception:
    """The first exception in groups of them."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error if isinstance(error, Exception) else RuntimeError(type(error).__name__)


def _error_text(error: Exception) -> str:
    return printable_lines(str(error) or type(error).__name__)


_CONNECT_S = 10.0
_REFUSALS = (401, 403, 407, 429, *range(500, 600))
"""What a user has to know of; the SDK asks servers for what they may not have, and is told so by other statuses."""

_SILENCE_S = 300.0
"""How long a server may say nothing in the middle of an answer: it may work that long."""


def http_client(config: ServerConfig, diagnosis: Diagnosis) -> httpx2.AsyncClient:
    """The client of one server, to be closed by who has asked for it; `diagnosis` is told what the server refuses.

    Answers that are too long end with an error; the SDK bounds each event of a stream by itself. They must not be
    compressed: a thousandth of the bound, unpacked, would pass it.
    """

    async def check(response: httpx2.Response) -> None:
        if response.headers.get("content-encoding", "identity") != "identity":
            raise httpx2.DecodingError("it sent a compressed answer, which was not asked for")
        if response.status_code in _REFUSALS:
            diagnosis.note(f"HTTP status {response.status_code} {response.reason_phrase}")
        is_stream = response.headers.get("content-type", "").startswith("text/event-stream")
        if not is_stream and isinstance(response.stream, httpx2.AsyncByteStream):
            response.stream = _BoundedStream(response.stream)

    limits = httpx2.Limits(max_connections=None, max_keepalive_connections=config.max_in_flight)
    return httpx2.AsyncClient(
        headers={**config.headers, "Accept-Encoding": "identity"},
        timeout=httpx2.Timeout(_CONNECT_S, read=max(_SILENCE_S, config.timeout_s or 0)),
        transport=httpx2.AsyncHTTPTransport(limits=limits),
        event_hooks={"response": [check]},
    )


class _BoundedStream(httpx2.AsyncByteStream):
    def __init__(self, inner: httpx2.AsyncByteStream) -> None:
        self._inner = inner
        self._left = MAX_MESSAGE_BYTES

    async def __aiter__(self) -> AsyncIterator[bytes]:
        async for chunk in self._inner:
            self._left -= len(chunk)
            if self._left < 0:
                raise httpx2.StreamError(f"it sent an answer of more than {MAX_MESSAGE_BYTES:,} bytes")
            yield chunk

    async def aclose(self) -> None:
        await self._inner.aclose()
