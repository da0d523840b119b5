import asyncio
import gzip
import io
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO

import pytest
from hypothesis import given, strategies as st
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from lightfc import Approve, ToolManager
from lightfc.core.errors import PathError, ToolsetError
from lightfc.toolset import Toolset, ToolsetLimits, download
from lightfc.toolset.download import is_public
from lightfc.toolset.root import Root

TLS = Path(__file__).parent.parent / "support" / "tls"
"""A key and a certificate for `files.example.test` that signs itself, valid until 2126."""

NAME = "files.example.test"


@pytest.fixture(scope="module")
def one_server() -> Iterator[HTTPServer]:
    with HTTPServer() as made:
        yield made


@pytest.fixture
def server(one_server: HTTPServer) -> HTTPServer:
    one_server.clear()
    return one_server


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """What names are known for: each look-up takes the next address, and stays with the last one."""
    known: dict[str, list[str]] = {}
    real = socket.getaddrinfo

    def getaddrinfo(host: Any, port: Any, *args: Any, **kwargs: Any) -> Any:
        text = host.decode() if isinstance(host, bytes) else host
        if text in known:
            addresses = known[text].pop(0) if len(known[text]) > 1 else known[text][0]
            return [found for address in addresses.split() for found in real(address, port, *args, **kwargs)]
        return real(host, port, *args, **kwargs)

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return known


@pytest.fixture
def loopback_is_public(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stands in for a server on the Internet: 127.0.0.1 alone counts as public beside what is."""
    monkeypatch.setattr(download, "is_public", lambda address: address == "127.0.0.1" or is_public(address))


def fetch(root: Path, url: str, path: str = "file", overwrite: bool = False, **options: Any) -> Any:
    toolset = Toolset(root, **{"allow_unsafe": True, **options})
    fn = next(tool.fn for tool in toolset.tools() if tool.name == "download_file")
    return asyncio.run(fn(url, path, overwrite))


def fetch_private(root: Path, url: str, **options: Any) -> Any:
    return fetch(root, url, allow_private_addresses=True, **options)


ADDRESSES = {
    "8.8.8.8": True,
    "1.1.1.1": True,
    "2606:4700:4700::1111": True,
    "2a00:1450:4001::1": True,
    "64:ff9b::808:808": True,
    "::ffff:8.8.8.8": True,
    "127.0.0.1": False,
    "127.255.255.254": False,
    "0.0.0.0": False,
    "10.0.0.1": False,
    "172.16.0.1": False,
    "172.31.255.255": False,
    "192.168.1.1": False,
    "169.254.169.254": False,
    "100.64.0.1": False,
    "192.0.0.8": False,
    "192.0.2.1": False,
    "192.88.99.1": False,
    "198.18.0.1": False,
    "203.0.113.1": False,
    "224.0.0.1": False,
    "240.0.0.1": False,
    "255.255.255.255": False,
    "::": False,
    "::1": False,
    "::127.0.0.1": False,
    "::ffff:127.0.0.1": False,
    "::ffff:169.254.169.254": False,
    "64:ff9b::7f00:1": False,
    "64:ff9b::a9fe:a9fe": False,
    "64:ff9b:1::1": False,
    "100::1": False,
    "2001:0:1::1": False,
    "2001:db8::1": False,
    "2002:7f00:1::": False,
    "2002:808:808::": False,
    "3fff::1": False,
    "5f00::1": False,
    "fc00::1": False,
    "fd12:3456::1": False,
    "fe80::1": False,
    "fe80::1%eth0": False,
    "fec0::1": False,
    "ff02::1": False,
}


@pytest.mark.parametrize(("address", "public"), ADDRESSES.items(), ids=ADDRESSES)
def test_public_addresses_are_told_from_others(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_a_file_is_downloaded_into_the_root(tmp_path: Path, server: HTTPServer) -> None:
    server.expect_request("/data").respond_with_data(b"\0binary\xff", content_type="image/png")
    url = server.url_for("/data")
    assert fetch_private(tmp_path, url, path="in/a folder/file") == {
        "status": "done",
        "path": "in/a folder/file",
        "bytes": 8,
        "content_type": "image/png",
        "url": url,
    }
    assert (tmp_path / "in/a folder/file").read_bytes() == b"\0binary\xff"
    with pytest.raises(PathError, match="exists"):
        fetch_private(tmp_path, url, path="in/a folder/file")
    (tmp_path / "in/a folder/file").write_text("old")
    fetch_private(tmp_path, url, path="in/a folder/file", overwrite=True)
    assert (tmp_path / "in/a folder/file").read_bytes() == b"\0binary\xff"


PRIVATE_URLS = {
    "loopback": "http://127.0.0.1:{port}/",
    "loopback by name": "http://localhost:{port}/",
    "loopback as one number": "http://2130706433:{port}/",
    "loopback in hex": "http://0x7f000001:{port}/",
    "loopback in short": "http://127.1:{port}/",
    "loopback of IPv6": "http://[::1]:{port}/",
    "mapped loopback": "http://[::ffff:127.0.0.1]:{port}/",
    "mapped loopback in hex": "http://[::ffff:7f00:1]:{port}/",
    "loopback in octal": "http://0177.0.0.1:{port}/",
    "loopback with a dot behind": "http://127.0.0.1.:{port}/",
    "loopback by name with a dot": "http://localhost.:{port}/",
    "loopback in full-width digits": "http://\uff11\uff12\uff17.0.0.1:{port}/",
    "loopback in circled digits": "http://\u2460\u2461\u2466.\u24ea.\u24ea.\u2460:{port}/",
    "loopback with full-width dots": "http://127\u30020\u30020\u30021:{port}/",
    "loopback in percent signs": "http://%31%32%37.0.0.1:{port}/",
    "compatible loopback": "http://[::127.0.0.1]:{port}/",
    "translated loopback": "http://[64:ff9b::7f00:1]:{port}/",
    "tunnelled loopback": "http://[2002:7f00:1::]:{port}/",
    "mapped metadata service": "http://[::ffff:a9fe:a9fe]/",
    "loopback with a zone": "http://[::1%25lo]:{port}/",
    "metadata service as one number": "http://2852039166/",
    "unspecified in short": "http://0:{port}/",
    "unspecified": "http://0.0.0.0:{port}/",
    "unspecified of IPv6": "http://[::]:{port}/",
    "metadata service": "http://169.254.169.254/latest/meta-data/",
    "private": "http://10.0.0.1/",
    "link-local of IPv6": "http://[fe80::1]/",
    "name of a private address": "http://inner.example.test:{port}/",
    "name of a public and a private address": "http://both.example.test:{port}/",
}


@pytest.mark.parametrize("url", PRIVATE_URLS.values(), ids=PRIVATE_URLS)
def test_private_addresses_are_not_asked(
    tmp_path: Path, server: HTTPServer, names: dict[str, list[str]], url: str
) -> None:
    names["inner.example.test"] = ["127.0.0.1"]
    names["both.example.test"] = ["8.8.8.8 127.0.0.1"]
    with pytest.raises(ToolsetError, match=r"not on the public Internet|no address is known|is not a URL"):
        fetch(tmp_path, url.format(port=server.port))
    assert server.log == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("loopback_is_public")
def test_the_address_that_is_checked_is_the_one_connected_to(
    tmp_path: Path, server: HTTPServer, names: dict[str, list[str]]
) -> None:
    """A second look-up would give another address, where nobody answers, or where nobody may be asked."""
    server.expect_request("/").respond_with_handler(lambda request: Response(request.host))
    names[NAME] = ["127.0.0.1", "127.0.0.2"]
    fetch(tmp_path, f"http://{NAME}:{server.port}/")
    assert (tmp_path / "file").read_text() == f"{NAME}:{server.port}"
    assert names[NAME] == ["127.0.0.2"]
    names[NAME] = ["10.0.0.1", "127.0.0.1"]
    with pytest.raises(ToolsetError, match=r"the host 'files.example.test' of .* has the address 10\.0\.0\.1"):
        fetch(tmp_path, f"http://{NAME}:{server.port}/", "other")


def test_the_next_address_is_tried_where_one_does_not_answer(
    tmp_path: Path, server: HTTPServer, names: dict[str, list[str]]
) -> None:
    server.expect_request("/").respond_with_data("x")
    names[NAME] = ["::1 127.0.0.1"]
    assert fetch_private(tmp_path, f"http://{NAME}:{server.port}/")["status"] == "done"
    names[NAME] = ["::1 127.0.0.1", "127.0.0.1"]
    with pytest.raises(ToolsetError, match="has the address ::1"):
        fetch(tmp_path, f"http://{NAME}:{server.port}/", "other")


@pytest.fixture
def tls_server(monkeypatch: pytest.MonkeyPatch) -> Iterator[HTTPServer]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(TLS / "cert.pem", TLS / "key.pem")
    monkeypatch.setenv("SSL_CERT_FILE", str(TLS / "cert.pem"))
    with HTTPServer(ssl_context=context) as made:
        yield made


@pytest.mark.usefixtures("loopback_is_public")
def test_tls_verifies_the_name_and_not_the_address(
    tmp_path: Path, tls_server: HTTPServer, names: dict[str, list[str]]
) -> None:
    tls_server.expect_request("/").respond_with_data("secret of the name")
    names[NAME] = names["other.example.test"] = ["127.0.0.1"]
    fetch(tmp_path, f"https://{NAME}:{tls_server.port}/")
    assert (tmp_path / "file").read_text() == "secret of the name"
    for host in ("other.example.test", "127.0.0.1"):
        with pytest.raises(ToolsetError, match=r"cannot be downloaded: .*certificate verify failed"):
            fetch(tmp_path, f"https://{host}:{tls_server.port}/", "other")


@pytest.mark.usefixtures("loopback_is_public")
def test_a_connection_verified_for_one_name_does_not_serve_another(
    tmp_path: Path, tls_server: HTTPServer, names: dict[str, list[str]]
) -> None:
    names[NAME] = names["other.example.test"] = ["127.0.0.1"]
    there = f"https://other.example.test:{tls_server.port}/there"
    tls_server.expect_request("/").respond_with_data("", 302, headers={"Location": there})
    tls_server.expect_request("/there").respond_with_data("x")
    with pytest.raises(ToolsetError, match="certificate verify failed"):
        fetch(tmp_path, f"https://{NAME}:{tls_server.port}/")


@pytest.mark.usefixtures("loopback_is_public")
def test_https_does_not_lead_to_http(
    tmp_path: Path, tls_server: HTTPServer, server: HTTPServer, names: dict[str, list[str]]
) -> None:
    names[NAME] = ["127.0.0.1"]
    tls_server.expect_request("/").respond_with_data("", 302, headers={"Location": server.url_for("/x")})
    with pytest.raises(ToolsetError, match="which is not secure"):
        fetch(tmp_path, f"https://{NAME}:{tls_server.port}/")
    assert server.log == []


REDIRECTS = {
    "metadata service": ("http://169.254.169.254/", "has the address 169.254.169.254"),
    "private": ("http://192.168.0.1/", r"has the address 192\.168\.0\.1"),
    "loopback of IPv6": ("http://[::1]/", "has the address ::1"),
    "another scheme": ("ftp://8.8.8.8/x", "is not downloaded|cannot be downloaded"),
    "file": ("file:///etc/passwd", "is not downloaded|cannot be downloaded"),
    "credentials": ("http://user:password@127.0.0.1/", "has a user name or password"),
    "no URL": ("http://[", "cannot be downloaded"),
}


@pytest.mark.usefixtures("loopback_is_public")
@pytest.mark.parametrize(("location", "message"), REDIRECTS.values(), ids=REDIRECTS)
def test_redirects_are_checked_like_requests(tmp_path: Path, server: HTTPServer, location: str, message: str) -> None:
    server.expect_request("/").respond_with_data("", 302, headers={"Location": location})
    with pytest.raises(ToolsetError, match=message):
        fetch(tmp_path, server.url_for("/"))
    assert list(tmp_path.iterdir()) == []


def test_redirects_are_followed_up_to_a_bound(
    tmp_path: Path, server: HTTPServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3):
        server.expect_request(f"/{number}").respond_with_data("", 302, headers={"Location": f"/{number + 1}"})
    server.expect_request("/3").respond_with_data("there")
    url = server.url_for("/0")
    assert fetch_private(tmp_path, url)["url"] == server.url_for("/3")
    monkeypatch.setattr(download, "MAX_REDIRECTS", 2)
    with pytest.raises(ToolsetError, match="leads to more than 2 redirections"):
        fetch_private(tmp_path, url, path="other")


URLS = {
    "file": ("file:///etc/passwd", "must be like https://host/path"),
    "ftp": ("ftp://example.test/x", "must be like"),
    "data": ("data:text/plain,x", "must be like"),
    "no scheme": ("example.test/x", "must be like"),
    "no host": ("http:///x", "must be like"),
    "empty": ("", "must be like"),
    "credentials": ("http://user:secret@example.test/", "has a user name or password"),
    "no port": ("http://example.test:99999/", "a port is a number from 1 to 65,535"),
    "port zero": ("http://example.test:0/", "a port is a number from 1 to 65,535"),
    "backslash": ("http://127.0.0.1\\@8.8.8.8/", "has a user name or password|is not a URL"),
    "no URL": ("http://[::1", "is not a URL|must be like"),
    "control character": ("http://example.test/\n", "is not a URL"),
    "long": ("http://example.test/" + "x" * 2000, "the URL has 2,020 characters"),
}


@pytest.mark.parametrize(("url", "message"), URLS.values(), ids=URLS)
def test_other_urls_are_refused_before_the_host_is_asked(tmp_path: Path, url: str, message: str) -> None:
    toolset = Toolset(tmp_path)
    fn = next(tool.fn for tool in toolset.tools() if tool.name == "download_file")
    with pytest.raises(ToolsetError, match=message) as caught:
        asyncio.run(fn(url, "file"))
    assert "secret" not in str(caught.value)
    manager = ToolManager(toolset.tools(), approve=lambda requests: pytest.fail("asked"))
    assert manager.execute("download_file(url, 'file')", variables={"url": url}).state == "failed"


def endless(request: Request) -> Response:
    return Response(b"x" * 1000 for _ in iter(int, 1))


BAD_ANSWERS: dict[str, tuple[Callable[[Request], Response], str]] = {
    "not found": (lambda _: Response("", 404), "the server answered 404 NOT FOUND"),
    "partial": (lambda _: Response("", 206), "the server answered 206"),
    "too large by its length": (lambda _: Response(b"x" * 2001), "has 2001 bytes; at most 2,000"),
    "too large as it comes": (lambda _: Response(iter([b"x" * 1500, b"x" * 501])), "has more than 2,000 bytes"),
    "without end": (endless, "has more than 2,000 bytes"),
    "compressed": (
        lambda _: Response(gzip.compress(b"x" * 10**6), headers={"Content-Encoding": "gzip"}),
        r"comes compressed \(gzip\)",
    ),
    "compressed twice": (lambda _: Response(b"x", headers={"Content-Encoding": "identity, br"}), "comes compressed"),
    "compressed in capitals": (lambda _: Response(b"x", headers={"Content-Encoding": "GZIP"}), "comes compressed"),
    "compressed in transfer": (
        lambda _: Response(gzip.compress(b"x" * 10**6), headers={"Transfer-Encoding": "gzip"}), "cannot be downloaded",
    ),
    "a length that is a lie": (
        lambda _: Response(iter([b"x"]), headers={"Content-Length": "9" * 400}), "bad Content-Length",
    ),
}  # fmt: skip


def test_the_event_loop_opens_writes_and_closes_no_file(
    tmp_path: Path, server: HTTPServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    real = Root.writing

    class Watched(io.RawIOBase):
        def __init__(self, file: BinaryIO) -> None:
            self.file = file

        def write(self, data: Any) -> int:
            threads.append(threading.get_ident())
            return self.file.write(data)

    @contextmanager
    def writing(root: Root, path: str, *, overwrite: bool) -> Iterator[Any]:
        threads.append(threading.get_ident())
        with real(root, path, overwrite=overwrite) as file:
            yield Watched(file)
        threads.append(threading.get_ident())

    monkeypatch.setattr(Root, "writing", writing)
    server.expect_request("/").respond_with_data(b"x" * 500_000)
    assert fetch_private(tmp_path, server.url_for("/"))["bytes"] == 500_000
    assert len(threads) >= 3
    assert threading.get_ident() not in threads
    assert (tmp_path / "file").read_bytes() == b"x" * 500_000


@pytest.mark.parametrize(("handler", "message"), BAD_ANSWERS.values(), ids=BAD_ANSWERS)
@pytest.mark.parametrize("overwrite", [False, True])
def test_answers_that_are_no_file_leave_nothing(
    tmp_path: Path, server: HTTPServer, handler: Callable[[Request], Response], message: str, overwrite: bool
) -> None:
    server.expect_request("/").respond_with_handler(handler)
    if overwrite:
        (tmp_path / "file").write_text("old")
    limits = ToolsetLimits(download_bytes=2000)
    with pytest.raises(ToolsetError, match=message):
        fetch_private(tmp_path, server.url_for("/"), overwrite=overwrite, limits=limits)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["old"] * overwrite


@contextmanager
def served(serve: Callable[[socket.socket], None]) -> Iterator[int]:
    """The port of a server that takes one connection, and has ended afterwards even if none came."""

    def run() -> None:
        connection, _ = listening.accept()
        with connection, suppress(OSError):
            connection.recv(65536)
            serve(connection)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        thread = threading.Thread(target=run)
        thread.start()
        try:
            yield port
        finally:
            # A client that gave up early on a busy machine has never come.
            socket.create_connection(("127.0.0.1", port)).close()
            thread.join()


def test_a_server_that_drips_is_given_up(tmp_path: Path) -> None:
    """Each byte comes in time; all of them together do not."""

    def drip(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
        while not gone.wait(0.02):
            connection.sendall(b"x")

    gone = threading.Event()
    with served(drip) as port:
        with pytest.raises(ToolsetError, match=r"was not downloaded within 0\.3 s"):
            fetch_private(tmp_path, f"http://127.0.0.1:{port}/", limits=ToolsetLimits(download_s=0.3))
        gone.set()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "answer",
    [b"", b"HTTP/1.1 200 OK\r\n", b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf"],
    ids=["silent", "in the head", "in the body"],
)
def test_a_server_that_hangs_is_given_up(tmp_path: Path, answer: bytes) -> None:
    def hang(connection: socket.socket) -> None:
        connection.sendall(answer)
        connection.recv(1)  # until the client goes away

    with (
        served(hang) as port,
        pytest.raises(ToolsetError, match=r"was not downloaded within 0\.3 s"),
    ):
        fetch_private(tmp_path, f"http://127.0.0.1:{port}/", limits=ToolsetLimits(download_s=0.3))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (b"", "cannot be downloaded"),
        (b"nonsense\r\n\r\n", "cannot be downloaded"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf", "cannot be downloaded to its end"),
        (b"HTTP/1.1 200 OK\r\n" + b"X: " + b"x" * 300_000 + b"\r\n\r\n", "cannot be downloaded"),
    ],
    ids=["nothing", "no HTTP", "cut", "endless head"],
)
def test_broken_answers_are_told(tmp_path: Path, answer: bytes, message: str) -> None:
    with served(lambda connection: connection.sendall(answer)) as port, pytest.raises(ToolsetError, match=message):
        fetch_private(tmp_path, f"http://127.0.0.1:{port}/")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("path", ["../file", "/absolute/file", "link/file", "link"])
def test_nothing_is_written_outside_of_the_root(tmp_path: Path, server: HTTPServer, path: str) -> None:
    server.expect_request("/").respond_with_data("x")
    (tmp_path / "root").mkdir()
    (tmp_path / "outside").mkdir()
    (tmp_path / "root" / "link").symlink_to(tmp_path / "outside")
    for overwrite in (False, True):
        with pytest.raises(PathError):
            fetch_private(tmp_path / "root", server.url_for("/"), path=path, overwrite=overwrite)
    assert list((tmp_path / "outside").iterdir()) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["outside", "root"]


def test_proxies_of_the_environment_are_not_asked(
    tmp_path: Path, server: HTTPServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.expect_request("/").respond_with_data("direct")
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    monkeypatch.delenv("NO_PROXY", raising=False)
    fetch_private(tmp_path, server.url_for("/"))
    assert (tmp_path / "file").read_text() == "direct"


def test_a_download_waits_for_the_host(tmp_path: Path, server: HTTPServer) -> None:
    server.expect_request("/").respond_with_data("x")
    toolset = Toolset(tmp_path, allow_private_addresses=True)
    manager = ToolManager(toolset.tools())
    text = f"download_file({server.url_for('/')!r}, 'file')"
    output = manager.execute(text)
    assert (output.state, server.log) == ("waiting", [])
    assert manager.resume(output, {output.waiting[0].id: Approve()}).output["status"] == "done"


PIECES = st.sampled_from(
    [
        "http:",
        "https:",
        "//",
        "/",
        "@",
        ":",
        "[",
        "]",
        "::1",
        "%",
        "%00",
        "?",
        "#",
        "a",
        "127.0.0.1",
        "\\",
        "\ud800",
        "é",
        " ",
    ]
)


@given(
    url=st.lists(PIECES, max_size=8).map("".join) | st.text(max_size=30) | st.text(max_size=20).map("http://".__add__)
)
def test_any_text_as_a_url_ends_in_a_request_or_one_error(tmp_path_factory: pytest.TempPathFactory, url: str) -> None:
    manager = ToolManager(Toolset(tmp_path_factory.getbasetemp()).tools())
    output = manager.execute("download_file(url, 'file')", variables={"url": url})
    assert output.state == "waiting" or (
        output.error is not None and output.error.type in ("ToolsetError", "PathError")
    )


@pytest.mark.parametrize("host", ["a\u0000b", "%00", "a%20b", "x" * 300, "a..b", ".", "-", "\u2024", "[::1%25eth0]"])
def test_hosts_that_cannot_be_are_told(tmp_path: Path, host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = socket.getaddrinfo

    def getaddrinfo(host: Any, port: Any, **kwargs: Any) -> Any:
        return real(host, port, flags=socket.AI_NUMERICHOST)  # no name server is asked, whatever the host

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    with pytest.raises(ToolsetError):
        fetch(tmp_path, f"http://{host}/")
