"""The HTTP client of a server that has an address: its headers, and a bound on what one answer may hold."""

from collections.abc import AsyncIterator

import httpx2

from lightfc.mcp.pipes import MAX_MESSAGE_BYTES, Diagnosis
from lightfc.mcp.server_config import ServerConfig

_CONNECT_S = 10.0
_REFUSALS = (401, 403, 407, 429, *range(500, 600))
"""What a user has to know of; the SDK asks servers for what they may not have, and is told so by other statuses."""

_SILENCE_S = 300.0
"""How long a server may say nothing in the middle of an answer: it may work that long."""


def http_client(config: ServerConfig, diagnosis: Diagnosis, max_bytes: int = MAX_MESSAGE_BYTES) -> httpx2.AsyncClient:
    """The client of one server, to be closed by who has asked for it; `diagnosis` is told what the server refuses."""
    silence = max(_SILENCE_S, config.timeout_s or 0)
    limits = httpx2.Limits(max_connections=None, max_keepalive_connections=config.max_in_flight)
    return httpx2.AsyncClient(
        headers={**config.headers, "Accept-Encoding": "identity"},
        timeout=httpx2.Timeout(_CONNECT_S, read=silence),
        transport=_Bounded(httpx2.AsyncHTTPTransport(limits=limits), diagnosis, max_bytes),
    )


class _Bounded(httpx2.AsyncBaseTransport):
    """A transport whose answers end with an error where they are too long; the SDK bounds each event by itself.

    Answers must not be compressed: a thousandth of the bound, unpacked, would pass it.
    """

    def __init__(self, inner: httpx2.AsyncBaseTransport, diagnosis: Diagnosis, max_bytes: int) -> None:
        self._inner = inner
        self._diagnosis = diagnosis
        self._max_bytes = max_bytes

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        response = await self._inner.handle_async_request(request)
        if response.headers.get("content-encoding", "identity") != "identity":
            await response.aclose()
            raise httpx2.DecodingError("it sent a compressed answer, which was not asked for")
        if response.status_code in _REFUSALS:
            self._diagnosis.note(f"HTTP status {response.status_code} {response.reason_phrase}")
        is_stream = response.headers.get("content-type", "").startswith("text/event-stream")
        if not is_stream and isinstance(response.stream, httpx2.AsyncByteStream):
            response.stream = _BoundedStream(response.stream, self._max_bytes)
        return response

    async def aclose(self) -> None:
        await self._inner.aclose()


class _BoundedStream(httpx2.AsyncByteStream):
    def __init__(self, inner: httpx2.AsyncByteStream, max_bytes: int) -> None:
        self._inner = inner
        self._left = self._max = max_bytes

    async def __aiter__(self) -> AsyncIterator[bytes]:
        async for chunk in self._inner:
            self._left -= len(chunk)
            if self._left < 0:
                raise httpx2.StreamError(f"it sent an answer of more than {self._max:,} bytes")
            yield chunk

    async def aclose(self) -> None:
        await self._inner.aclose()
