"""`lightfc serve` as a process of its own: two servers behind it, a kill in the middle, several clients over HTTP."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE
from typing import Any

import httpx2
import mcp_types as types
import pytest
from click.testing import CliRunner
from mcp import Client, StdioServerParameters

from lightfc.cli.commands import app
from lightfc_sandbox.isolation import cage
from tests.support.mcp_servers import entry, until, wait_for_port

CONFINED = pytest.mark.skipif(not cage.is_known(), reason="there is no cage for this system")
LIGHTFC = [sys.executable, "-m", "lightfc"]
TOOLS = '''
from lightfc import tool

@tool(read_only=True)
def double(x: int) -> int:
    """Twice a number."""
    return 2 * x
'''


@pytest.fixture
def setup(tmp_path: Path) -> Path:
    """A folder with an `mcp.json` of two servers and a file of tools."""
    servers = {name: entry("mcp_shop.py", "--log", tmp_path / "log") for name in ("shop", "other")}
    (tmp_path / "mcp.json").write_text(json.dumps({"mcpServers": servers}))
    (tmp_path / "own_tools.py").write_text(TOOLS)
    (tmp_path / "log").touch()
    return tmp_path


def serve(folder: Path, *more: str) -> StdioServerParameters:
    given = ["serve", "--mcp", "mcp.json", "--tools", "own_tools.py", "--journal", "runs.db", *more]
    return StdioServerParameters(command=LIGHTFC[0], args=[*LIGHTFC[1:], *given], cwd=folder)


async def approve(context: Any, params: Any) -> types.ElicitResult:
    return types.ElicitResult(action="accept", content={"approve": "eve" not in params.message})


def told(result: Any) -> dict[str, Any]:
    return dict(result.structured_content)


@pytest.mark.parametrize("isolation", [pytest.param("none"), pytest.param("process", marks=CONFINED)])
def test_two_servers_behind_one_with_search_approvals_a_kill_and_the_resume(setup: Path, isolation: str) -> None:
    log = setup / "log"
    cut = {"code": "shop.note('first')\nother.pay_slowly('bob', 5)", "run_id": "cut"}

    server = serve(setup, "--shown-tokens", "0", "--isolation", isolation)

    async def first() -> None:
        others = set(children(os.getpid()))
        async with Client(server, elicitation_callback=approve) as client:
            found = await client.call_tool("search", {"query": "pay somebody", "detail": "name"})
            assert "shop.pay: Pay somebody." in found.content[0].text  # type: ignore[union-attr]  # text
            over_both = "[shop.add(double(2), 1), other.get_issue(number=3)['title']]"
            assert told(await client.call_tool("run", {"code": over_both}))["value"] == [5, "Issue 3"]
            three = "[shop.pay('ann', 1), other.pay('bob', 2), shop.pay('eve', 3)]"
            paid = told(await client.call_tool("run", {"code": three}))
            assert [each["state"] for each in paid["calls"]] == ["finished", "finished", "failed"]
            going_on = asyncio.create_task(client.call_tool("run", cut))
            await asyncio.to_thread(until, lambda: "pay bob 5" in log.read_text())
            (process,) = [each for each in children(os.getpid()) if each not in others and "serve" in command(each)]
            os.kill(process, signal.SIGKILL)
            await asyncio.wait([going_on])

    asyncio.run(first())
    before = log.read_text().splitlines()
    assert before == ["pay ann 1", "pay bob 2", "note first", "pay bob 5"]

    questions: list[str] = []

    async def deny(context: Any, params: Any) -> types.ElicitResult:
        questions.append(params.message)
        return types.ElicitResult(action="accept", content={"approve": False})

    async def second() -> dict[str, Any]:
        async with Client(serve(setup), elicitation_callback=deny) as client:
            other = told(await client.call_tool("run", {"code": "1", "run_id": "cut"}))
            assert "run 'cut' belongs to another program" in other["error"]["message"]
            return told(await client.call_tool("run", cut))

    resumed = asyncio.run(second())
    (question,) = questions
    assert question.startswith(
        "It started and did not finish, so it may have had its effect. Approve other.pay_slowly?"
    )
    assert [each["state"] for each in resumed["calls"]] == ["finished", "failed"]
    assert log.read_text().splitlines() == before  # nothing was called twice


def test_an_answer_that_comes_after_the_process_has_died_decides_about_the_same_call(setup: Path) -> None:
    code = {"code": "shop.pay('ann', 1)"}
    yes = types.ElicitResult(action="accept", content={"approve": True})

    async def asked() -> Any:
        async with Client(serve(setup), elicitation_callback=approve) as client:
            return await client.session.call_tool("run", code, allow_input_required=True)

    async def answered(question: Any) -> Any:
        async with Client(serve(setup), elicitation_callback=approve) as client:
            return await client.session.call_tool(
                "run", code, input_responses=dict.fromkeys(question.input_requests, yes),
                request_state=question.request_state,
            )  # fmt: skip

    question = asyncio.run(asked())
    assert told(asyncio.run(answered(question)))["value"] == "paid ann 1"
    assert (setup / "log").read_text() == "pay ann 1\n"
    assert oct((setup / "runs.db.key").stat().st_mode)[-3:] == "600"


def test_over_http_for_several_clients(setup: Path) -> None:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    given = ["serve", "--tools", "own_tools.py", "--http", f"127.0.0.1:{port}"]
    process = subprocess.Popen([*LIGHTFC, *given], cwd=setup, stderr=subprocess.DEVNULL)

    async def one(number: int) -> Any:
        async with Client(f"http://127.0.0.1:{port}/mcp") as client:
            return told(await client.call_tool("run", {"code": f"double({number})"}))["value"]

    async def used() -> Any:
        return await asyncio.gather(*map(one, range(5)))

    try:
        wait_for_port(port)
        assert asyncio.run(used()) == [0, 2, 4, 6, 8]
    finally:
        process.terminate()
        assert process.wait(20) in (0, -signal.SIGTERM)


JSON = {"content-type": "application/json", "accept": "application/json, text/event-stream"}
HELLO = {
    "protocolVersion": "2025-06-18", "capabilities": {"elicitation": {}}, "clientInfo": {"name": "test", "version": "1"}
}  # fmt: skip


@contextlib.contextmanager
def listening(folder: Path, host: str) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """The address of a server over HTTP, and its process."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    given = ["serve", "--tools", "own_tools.py", "--http", f"{host}:{port}"]
    process = subprocess.Popen([*LIGHTFC, *given], cwd=folder, stderr=subprocess.DEVNULL)
    try:
        wait_for_port(port)
        yield f"http://127.0.0.1:{port}/mcp", process
    finally:
        process.kill()
        process.wait()


def post(client: httpx2.Client, address: str, method: str, params: Any, **headers: str) -> httpx2.Response:
    message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    return client.post(address, json=message, headers=JSON | headers)


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_web_pages_are_refused_whatever_name_they_have_led_to_the_server(setup: Path, host: str) -> None:
    page = {"origin": "http://evil.example", "host": "evil.example"}
    with listening(setup, host) as (address, _), httpx2.Client() as client:
        assert post(client, address, "initialize", HELLO, **page).status_code in (403, 421)
        assert post(client, address, "initialize", HELLO).status_code == 200


def test_a_client_that_never_ends_its_request_does_not_keep_the_server_from_ending(setup: Path) -> None:
    with listening(setup, "127.0.0.1") as (address, process), socket.socket() as client:
        client.connect(("127.0.0.1", int(address.split(":")[2].split("/")[0])))
        head = "".join(f"{name}: {value}\r\n" for name, value in {**JSON, "host": "127.0.0.1:1"}.items())
        client.sendall(f"POST /mcp HTTP/1.1\r\n{head}content-length: 100\r\n\r\n{{".encode())
        with httpx2.Client() as other:  # answered, so what came before it has been read
            assert post(other, address, "initialize", HELLO).status_code == 200
        process.terminate()
        assert process.wait(30) in (0, -signal.SIGTERM)


def test_a_question_comes_in_the_answer_to_the_request_that_it_is_about(setup: Path) -> None:
    (setup / "own_tools.py").write_text(TOOLS.replace("read_only=True", "needs_approval=True"))
    with listening(setup, "127.0.0.1") as (address, _), httpx2.Client() as client:
        session = post(client, address, "initialize", HELLO).headers["mcp-session-id"]
        asked = {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {
            "name": "run", "arguments": {"code": "double(2)"},
        }}  # fmt: skip
        # No other stream is open to which it could go.
        with client.stream("POST", address, json=asked, headers=JSON | {"mcp-session-id": session}) as answer:
            assert any("elicitation/create" in line for line in answer.iter_lines())


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ([], "give --mcp, --tools, or both"),
        (["--mcp", "none.json"], "none.json: No such file or directory"),
        (["--tools", "own_tools.py", "--http", "here"], "'here' is not HOST:PORT, such as 127.0.0.1:8000"),
        (["--tools", "own_tools.py", "--journal", "own_tools.py"], "cannot be used as a journal"),
    ],
)
def test_what_is_given_wrongly_is_told_before_anything_is_served(
    setup: Path, given: list[str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(setup)
    ended = CliRunner().invoke(app, ["serve", *given])
    assert ended.exit_code == 2
    assert told in ended.stderr


@pytest.mark.parametrize(
    ("host", "why"), [("127.0.0.1", "Address already in use"), ("192.0.2.1", "Cannot assign requested address")]
)
def test_an_address_that_cannot_be_listened_at_is_told_of_before_it_is_called_served(
    setup: Path, monkeypatch: pytest.MonkeyPatch, host: str, why: str
) -> None:
    monkeypatch.chdir(setup)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"{host}:{taken.getsockname()[1]}"
        ended = CliRunner().invoke(app, ["serve", "--tools", "own_tools.py", "--http", address])
    assert ended.exit_code == 2
    assert "serving" not in ended.stderr
    assert f"nothing can listen at {address}: {why}" in ended.stderr


def test_what_tools_and_their_file_print_is_no_part_of_the_protocol(setup: Path) -> None:
    (setup / "own_tools.py").write_text(
        f"print('loaded')\n{TOOLS}".replace("    return", "    print('called')\n    return")
    )
    given = [*LIGHTFC, "serve", "--tools", "own_tools.py"]
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    process = subprocess.Popen(given, cwd=setup, env=buffered, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True)
    assert process.stdin is not None
    assert process.stdout is not None
    asked = {"name": "run", "arguments": {"code": "double(2)"}}
    client = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    answers = []
    for number, (method, params) in enumerate([("initialize", client), ("tools/call", asked)]):
        message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
        process.stdin.write(json.dumps(message) + "\n")
        process.stdin.flush()
        answers.append(json.loads(process.stdout.readline()))
    assert answers[1]["result"]["structuredContent"]["value"] == 4
    assert process.communicate(timeout=20) == ("", "loaded\ncalled\n")


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for one child")
def test_an_interrupt_ends_it_though_nobody_writes_to_standard_input(setup: Path) -> None:
    client = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    asked = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": client}
    process = subprocess.Popen(
        [*LIGHTFC, "serve", "--mcp", "mcp.json"], cwd=setup, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(f"{json.dumps(asked)}\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["id"] == 1
        process.send_signal(signal.SIGINT)
        assert (process.wait(30), process.stderr.read()) == (130, "interrupted\n")


def test_a_server_that_cannot_be_started_is_told_of(setup: Path) -> None:
    (setup / "mcp.json").write_text(json.dumps({"mcpServers": {"none": {"command": "no-such-command"}}}))
    ended = subprocess.run(
        [*LIGHTFC, "serve", "--mcp", "mcp.json"], cwd=setup, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    assert (ended.returncode, ended.stdout) == (0, "")
    told = "server 'none': there is no command 'no-such-command'; it is tried again for a while"
    assert ended.stderr == f"warning: {told}\nwarning: there are no tools that programs could call\n"


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(path.read_text().rpartition(")")[2].split()[1]) == process:
                found.append(int(path.parent.name))
    return found


def command(process: int) -> str:
    return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")
