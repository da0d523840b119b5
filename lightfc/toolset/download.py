"""The tool that downloads a file.

The address that is checked is the address that is connected to: a name is looked up once for each request, and the
connection goes to what was found, under the name that TLS verifies. Redirects are requests like the first.
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any, ParamSpec, TypeVar

import httpx2

from lightfc.core.errors import ToolsetError
from lightfc.engine.threads import in_thread
from lightfc.tools.function_tool import FunctionTool
from lightfc.toolset.parts import ToolsetLimits, ToolsetPart, unsafe_tool

P = ParamSpec("P")
T = TypeVar("T")

MAX_URL_CHARS = 2_000
MAX_REDIRECTS = 5
MAX_ADDRESSES = 4
"""Of a host with more, the others are not tried."""

_UNICAST_V6 = IPv6Network("2000::/3")
"""All of IPv6 that is given out for use on the Internet (RFC 4291, section 2.4)."""
_SPECIAL_V6 = tuple(map(IPv6Network, ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")))
"""What of it is no host's own address: protocols and tunnels, which may lead anywhere, and documentation."""
_TRANSLATED_V6 = IPv6Network("64:ff9b::/96")
"""IPv4 addresses as a network without IPv4 sees them (RFC 6052)."""
_SPECIAL_V4 = (IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"))
"""Protocols and tunnels that not every Python tells apart."""


class DownloadTool(ToolsetPart):
    def tools(self) -> list[FunctionTool]:
        return [unsafe_tool(self.download_file, self._check_target, self.allowed)]

    async def download_file(self, url: str, path: str, overwrite: bool = False) -> dict[str, Any]:
        """Download a file from the web, by http or https; folders that are missing are made. The user is asked first.

        Args:
            url: Where the file is.
            path: Where to put it, relative to the working folder.
            overwrite: Whether a file that is there may be replaced.
        """
        self._check_target(url, path)
        try:
            async with asyncio.timeout(self.limits.download_s):
                return await self._download(url, path, overwrite)
        except TimeoutError:
            raise ToolsetError(f"{url} was not downloaded within {self.limits.download_s:g} s") from None

    def _check_target(self, url: str, path: str) -> None:
        """Refuse what is refused whatever lies in the folder and the network, so that nobody is asked about it."""
        self.root.parts(path)
        _check_url(_url(url))

    async def _download(self, url: str, path: str, overwrite: bool) -> dict[str, Any]:
        async with self._answer(url) as response:
            _check_answer(response, self.limits)
            size = 0
            async with _in_threads(self.root.writing(path, overwrite=overwrite)) as file:
                async for chunk in _chunks(response):
                    size += len(chunk)
                    if size > self.limits.download_bytes:
                        raise _too_large(response, f"more than {self.limits.download_bytes:,}", self.limits)
                    await _to_its_end(file.write, chunk)
        return {
            "status": "done",
            "path": path,
            "bytes": size,
            "content_type": response.headers.get("content-type", ""),
            "url": str(response.url),
        }

    @asynccontextmanager
    async def _answer(self, url: str) -> AsyncIterator[httpx2.Response]:
        client = httpx2.AsyncClient(
            transport=_CheckedTransport(self.allow_private_addresses),
            follow_redirects=True,
            max_redirects=MAX_REDIRECTS,
            timeout=httpx2.Timeout(self.limits.download_s, connect=self.limits.download_s / MAX_ADDRESSES),
            trust_env=False,  # a proxy would look the name up once more, and connect where it likes
            headers={"Accept-Encoding": "identity", "User-Agent": "lightfc"},
        )
        async with client:
            try:
                request = client.build_request("GET", url)
                response = await client.send(request, stream=True)
            except httpx2.TooManyRedirects:
                raise ToolsetError(f"{url} leads to more than {MAX_REDIRECTS} redirections") from None
            except (httpx2.HTTPError, httpx2.InvalidURL, ValueError) as error:
                raise ToolsetError(f"{url} cannot be downloaded: {_error_text(error)}") from error
            try:
                yield response
            finally:
                await response.aclose()


async def _to_its_end(fn: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What a function gives in a thread. It ends before this does, even if this is cancelled: it works on a file."""
    work = asyncio.ensure_future(in_thread(fn, *args, **kwargs))
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait([work])
        raise


@asynccontextmanager
async def _in_threads(work: AbstractContextManager[T]) -> AsyncIterator[T]:
    """Enter and leave a context in threads, so that the event loop waits for no disk."""
    entering = asyncio.ensure_future(in_thread(work.__enter__))
    try:
        yield await asyncio.shield(entering)
    except BaseException as error:
        await asyncio.wait([entering])
        if not entering.cancelled() and entering.exception() is None:
            await _to_its_end(work.__exit__, type(error), error, error.__traceback__)
        raise
    await _to_its_end(work.__exit__, None, None, None)


class _CheckedTransport(httpx2.AsyncBaseTransport):
    """Checks the URL and the address of every request, and connects to the address that was checked."""

    def __init__(self, allow_private_addresses: bool) -> None:
        self.allow_private_addresses = allow_private_addresses
        self.secure = False
        # No connection is kept: one to the same address may have been verified for the name of another host.
        self.inner = httpx2.AsyncHTTPTransport(limits=httpx2.Limits(max_keepalive_connections=0))

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        url = request.url
        _check_url(url)
        if self.secure and url.scheme != "https":
            raise ToolsetError(f"an https address leads to {url}, which is not secure")
        self.secure = url.scheme == "https"
        *others, last = (await self._addresses(url))[:MAX_ADDRESSES]
        for address in others:
            with suppress(httpx2.ConnectError, httpx2.ConnectTimeout):
                return await self.inner.handle_async_request(_pinned(request, address))
        return await self.inner.handle_async_request(_pinned(request, last))

    async def _addresses(self, url: httpx2.URL) -> list[str]:
        """The addresses of a host, at least one, all of which may be connected to."""
        host = url.raw_host.decode("ascii").strip("[]")
        port = url.port or (443 if url.scheme == "https" else 80)
        try:
            found = await in_thread(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise ToolsetError(f"no address is known for the host {host!r} of {url}: {error}") from None
        addresses = list(dict.fromkeys(str(each[4][0]) for each in found))
        for address in addresses:
            if not (self.allow_private_addresses or is_public(address)):
                raise ToolsetError(
                    f"the host {host!r} of {url} has the address {address}, which is not on the public Internet; only "
                    "public addresses are allowed"
                )
        return addresses

    async def aclose(self) -> None:
        await self.inner.aclose()


def _pinned(request: httpx2.Request, address: str) -> httpx2.Request:
    """The same request to an address, under the name that its URL has."""
    return httpx2.Request(
        request.method,
        request.url.copy_with(host=address),
        headers=request.headers,  # with the host's own name in them
        stream=request.stream,
        extensions={**request.extensions, "sni_hostname": request.url.raw_host.decode("ascii")},
    )


def is_public(address: str) -> bool:
    """Whether an IP address is one of the public Internet: not private, local, shared, reserved, or a tunnel."""
    parsed = ip_address(address)
    if isinstance(parsed, IPv6Address):
        if parsed in _TRANSLATED_V6:
            return _is_public_v4(IPv4Address(int(parsed) & 0xFFFFFFFF))
        if parsed.ipv4_mapped is not None:
            return _is_public_v4(parsed.ipv4_mapped)
        return parsed in _UNICAST_V6 and not any(parsed in each for each in _SPECIAL_V6)
    return _is_public_v4(parsed)


def _is_public_v4(address: IPv4Address) -> bool:
    return address.is_global and not address.is_multicast and not any(address in each for each in _SPECIAL_V4)


def _url(text: str) -> httpx2.URL:
    if len(text) > MAX_URL_CHARS:
        raise ToolsetError(f"the URL has {len(text):,} characters; at most {MAX_URL_CHARS:,} are taken")
    try:
        return httpx2.URL(text)
    except (httpx2.InvalidURL, ValueError) as error:  # a ValueError where a character has no UTF-8
        raise ToolsetError(f"{text!r} is not a URL: {error}") from None


def _check_url(url: httpx2.URL) -> None:
    if url.scheme not in ("http", "https") or not url.host:
        raise ToolsetError(f"{url} is not downloaded; a URL must be like https://host/path or http://host/path")
    if url.userinfo:
        raise ToolsetError(f"the URL of {url.host} has a user name or password in it; those are not sent")
    if url.port is not None and not 0 < url.port < 1 << 16:
        raise ToolsetError(f"{url} is not downloaded; a port is a number from 1 to 65,535")


def _check_answer(response: httpx2.Response, limits: ToolsetLimits) -> None:
    """Refuse an answer that is no file, or too large a one."""
    if response.status_code != 200:
        raise ToolsetError(
            f"{response.url} cannot be downloaded: the server answered {response.status_code} {response.reason_phrase}"
        )
    encoding = response.headers.get("content-encoding", "identity")
    if encoding.lower() != "identity":
        raise ToolsetError(
            f"{response.url} comes compressed ({encoding}) though that was not asked for; it is not unpacked"
        )
    length = response.headers.get("content-length", "")
    if length.isdecimal() and int(length[:20]) > limits.download_bytes:
        raise _too_large(response, length[:20], limits)


def _too_large(response: httpx2.Response, size: str, limits: ToolsetLimits) -> ToolsetError:
    return ToolsetError(f"{response.url} has {size} bytes; at most {limits.download_bytes:,} are downloaded")


async def _chunks(response: httpx2.Response) -> AsyncIterator[bytes]:
    try:
        async for chunk in response.aiter_raw():
            yield chunk
    except httpx2.HTTPError as error:
        raise ToolsetError(f"{response.url} cannot be downloaded to its end: {_error_text(error)}") from error


def _error_text(error: Exception) -> str:
    return str(error) or type(error).__name__
