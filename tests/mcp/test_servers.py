"""The tools of real servers as tools of programs: names, types, hints, values, failures, overlap, loss and return."""

import asyncio
import json
import subprocess
import sys
import textwrap
import threading
from pathlib import Path
from typing import Any

import mcp_types as types
import pytest
from mcp_types import ToolAnnotations

from lightfc import Approve, Deny, Edit, Event, FunctionTool, ServerError, ToolManager, tool
from lightfc.agents import CodeAgent, FunctionCallAgent
from lightfc.export import dumps, loads
from lightfc.mcp import Audio, Image, Resource, Servers
from lightfc.models import ScriptedModel
from tests.support import mcp_shop
from tests.support.mcp_servers import SUPPORT, entry, http_server, until


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the typed server notes what it does, where it runs in this process."""
    path = tmp_path / "log"
    path.touch()
    monkeypatch.setattr(mcp_shop, "log_path", path)
    return path


def test_servers_that_have_not_started_offer_no_empty_list() -> None:
    servers = Servers(shop={"command": "python"})
    with pytest.raises(ServerError, match=r"have not started: write `with Servers\(\.\.\.\) as servers:`"):
        servers.tools()


def programs(servers: Servers, *more: Any, **options: Any) -> ToolManager:
    return ToolManager([*servers.tools(), *more], policy="programs", **options)


# What a program sees.


def test_a_program_over_a_server(any_shop: Servers) -> None:
    output = programs(any_shop).execute("[shop.get_issue(number=i)['title'] for i in range(3)]")
    assert output.unwrap() == ["Issue 0", "Issue 1", "Issue 2"]
    assert [call.name for call in output.calls] == ["shop.get_issue"] * 3


def test_stubs_say_what_the_server_declares(shop: Servers) -> None:
    shown = programs(shop).definitions()
    assert "def shop.get_issue(number: int) -> Issue:" in shown
    assert "def shop.add(a: int, b: int) -> int:" in shown  # what the wire wraps is unwrapped in the stub too
    assert (
        textwrap.dedent("""\
        class Issue(TypedDict):
            number: int
            title: str  # What it is about.
            labels: list[str]
            user: User
            note: NotRequired[str]""")
        in shown
    )


@pytest.mark.parametrize(
    ("program", "told"),
    [
        ("shop.slow(shop.get_issue(1))", "expected float, got dict from shop.get_issue()"),
        ("shop.add(shop.list_all_labels(), 1)", "expected int, got list from shop.list_all_labels()"),
        ("shop.add(shop.get_issue(1)['user'], 1)", "expected int, got dict from shop.get_issue(1)['user']"),
        ("[shop.add(1)]", "missing argument 'b'"),
        ("shop.get_isue(1)", "get_issue"),
    ],
)
def test_preflight_knows_what_flows_from_a_server(shop: Servers, program: str, told: str) -> None:
    output = programs(shop).execute(program)
    assert output.error is not None
    assert told in output.error.message
    assert not any(call.attempts for call in output.calls)


def test_hints_become_options_and_the_host_wins() -> None:
    mine = {"shop.add": {"read_only": False}, "shop.pay": {"needs_approval": False, "enabled": True}}
    hide = {"shop.die": {"enabled": False}, "shop.*": {"timeout_s": 9.0}}
    with Servers(shop=mcp_shop.server, tools={**mine, **hide}, trusted=["shop"]) as servers:
        tools = {each.name: each for each in servers.tools()}
    assert "shop.die" not in tools
    said = {name: (each.read_only, each.needs_approval, each.idempotent) for name, each in tools.items()}
    assert said["shop.get_issue"] == (True, False, False)
    assert said["shop.note"] == (False, False, False)
    assert said["shop.pay_slowly"] == (False, True, True)
    assert said["shop.pay"] == (False, False, True)
    assert said["shop.add"] == (False, False, False)
    assert {each.timeout_s for each in tools.values()} == {9.0}


def test_what_makes_calls_easier_counts_for_trusted_servers_only(shop: Servers) -> None:
    pay = next(each for each in shop.tools() if each.name == "shop.pay")
    assert (pay.needs_approval, pay.idempotent) == (True, False)


# What calls give.


def test_values_arrive_as_the_program_expects_them(odd: Servers) -> None:
    values = {name: programs(odd).execute(f"odd.{name}()").unwrap() for name in (
        "plain", "nothing", "json_object", "json_list", "nearly_json", "json_number", "several",
    )}  # fmt: skip
    assert values == {
        "plain": "plain", "nothing": None, "json_object": {"a": [1, 2]}, "json_list": [1, 2],
        "nearly_json": "[see below]", "json_number": "12", "several": ["plain", [1]],
    }  # fmt: skip


def test_pictures_sounds_and_resources_are_passed_on_and_not_looked_into(odd: Servers) -> None:
    seen: list[Any] = []

    def look(thing: Any) -> int:
        seen.append(thing)
        return len(thing.data)

    manager = programs(odd, FunctionTool(look, sequential=True))
    program = "[look(x) for x in [odd.image(), odd.audio(), odd.link(), odd.file(), odd.picture_and_words()[1]]]"
    assert manager.execute(program).unwrap() == [3, 3, 0, 4, 0]
    assert seen == [
        Image(b"PNG", "image/png"), Audio(b"WAV", "audio/wav"), Resource(uri="file:///a.txt", name="a"),
        Resource(b"held", "", "file:///b.txt"), Image(b"", "image/png"),
    ]  # fmt: skip
    refused = manager.execute("odd.image().data")
    assert refused.error is not None
    assert "data" in refused.error.message
    assert loads(dumps(seen)) == seen


def test_a_handle_shows_nothing_raw_and_nothing_long() -> None:
    shown = repr(Resource(b"x", "\x1b[31m" + "y" * 10_000, "file:///\u202e"))
    assert shown.isprintable()
    assert shown.startswith(r"<Resource \x1b[31myyy")
    assert shown.endswith(r", file:///\u202e, 1 bytes>")
    assert len(shown) < 1_000


def test_a_failure_is_the_record_of_its_call_and_nothing_else(shop: Servers) -> None:
    output = programs(shop).execute("[shop.add(1, 2), shop.fail('no such issue')]")
    assert output.error is not None
    assert output.error.message == "shop.fail raised ServerError: Error executing tool fail: no such issue"
    assert [call.state for call in output.calls] == ["finished", "failed"]
    error = output.error.exception
    assert isinstance(error, ServerError)
    assert (error.server, error.tool) == ("shop", "fail")


def test_a_program_can_catch_it(shop: Servers) -> None:
    program = "try:\n    x = shop.fail('no')\nexcept Exception as error:\n    x = 'caught'\nx"
    assert programs(shop).execute(program).unwrap() == "caught"


def test_a_server_that_gives_what_its_schema_forbids_fails_its_call(odd: Servers) -> None:
    output = programs(odd).execute("[odd.plain(), odd.liar()]")
    assert output.error is not None
    told = "server 'odd': the result is not what its output schema says: result['n']: expected int, got 'no number'"
    assert told in output.error.message
    assert output.calls[0].output == "plain"


# Overlap, progress, cancellation.


def test_calls_that_read_overlap_and_those_that_act_keep_their_order(log: Path) -> None:
    with Servers(shop=mcp_shop.server) as servers:
        manager = programs(servers)
        assert manager.execute("[shop.slow(0.2, 'a'), shop.slow(0.2, 'b')]").unwrap() == ["a", "b"]
        assert manager.execute("[shop.note(t) for t in ['1', '2', '3', '4', '5']]").unwrap() == [1] * 5
    lines = log.read_text().splitlines()
    assert sorted(lines[:2]) == ["slow a began", "slow b began"]
    assert lines[2:] == [f"note {i}" for i in range(1, 6)]


def test_progress_is_told_as_events(any_shop: Servers) -> None:
    async def told() -> tuple[list[Event], Any]:
        events = programs(any_shop).stream("shop.steps(3)")
        found = [each async for each in events if each.kind == "progress"]
        return found, events.output.output

    events, value = asyncio.run(told())
    assert value == 3
    assert [each.value for each in events] == [{"progress": i, "total": 3.0, "message": f"step {i}"} for i in (1, 2, 3)]


def test_a_cancelled_run_cancels_what_the_server_does(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Servers(shop=entry("mcp_shop.py", "--log", log)) as servers:

        async def cancelled() -> None:
            task = asyncio.create_task(programs(servers).aexecute("shop.slow(60, 'long')"))
            await asyncio.to_thread(until, lambda: log.exists() and "began" in log.read_text())
            task.cancel()
            await asyncio.wait([task])

        asyncio.run(cancelled())
        until(lambda: "slow long cancelled" in log.read_text())
        assert programs(servers).execute("shop.add(1, 2)").unwrap() == 3


def test_a_call_that_takes_too_long_is_ended_alone() -> None:
    with Servers(shop=mcp_shop.server, tools={"shop.slow": {"timeout_s": 0.2}}) as servers:
        output = programs(servers).execute("[shop.slow(30), shop.add(1, 2)]")
        assert [call.state for call in output.calls] == ["failed", "finished"]
        assert output.error is not None
        assert output.error.kind == "timeout"


def test_no_more_calls_are_in_flight_than_a_server_may_have() -> None:
    with Servers(shop={**entry("mcp_shop.py"), "max_in_flight": 2}) as servers:
        output = programs(servers).execute("[shop.slow(0.05, str(i)) for i in range(5)]")
        assert output.unwrap() == list("01234")


# What servers ask.


@pytest.mark.parametrize(
    ("decision", "told"),
    [
        (Edit({"sure": True}), "accept {'sure': True, 'reason': 'none'}"),
        (Edit({"sure": False, "reason": "why", "other": 1}), "accept {'sure': False, 'reason': 'why'}"),
        (Approve(), "decline"),  # nobody has said what the form needs
        (Deny(), "decline"),
        (None, "decline"),
    ],
    ids=["filled", "filled whole", "as it was shown", "denied", "nothing said"],
)
def test_what_a_server_asks_in_a_call_is_put_to_the_approver(decision: Any, told: str) -> None:
    asked = []

    def approve(requests: Any) -> Any:
        asked.extend(requests)
        return {each.id: decision for each in requests if decision is not None}

    with Servers(shop=mcp_shop.server, approve=approve) as servers:
        assert programs(servers).execute("shop.confirm('jump')").unwrap() == told
    (request,) = asked
    assert request.name == "shop.confirm"
    assert request.source == "shop.confirm(what='jump')"
    assert request.arguments == {"sure": None, "reason": "none"}
    assert request.note == "server 'shop' asks: Really jump?"


@pytest.mark.parametrize("answer", [None, [Approve()], {1: Approve()}], ids=["nothing", "a list", "no id"])
def test_an_approver_that_gives_no_decisions_declines_what_a_server_asks(answer: Any) -> None:
    with Servers(shop=mcp_shop.server, approve=lambda requests: answer) as servers:
        assert programs(servers).execute("shop.confirm('jump')").unwrap() == "decline"


def test_an_approver_may_give_what_is_awaited() -> None:
    async def decide(requests: Any) -> Any:
        return {each.id: Edit({"sure": True}) for each in requests}

    with Servers(shop=mcp_shop.server, approve=lambda requests: decide(requests)) as servers:
        told = programs(servers).execute("shop.confirm('jump')").unwrap()
    assert told == "accept {'sure': True, 'reason': 'none'}"


def test_an_async_approver_decides_in_the_loop_of_the_host() -> None:
    async def asked() -> Any:
        loop, decided_in = asyncio.get_running_loop(), []

        async def approve(requests: Any) -> Any:
            decided_in.append(asyncio.get_running_loop())
            return {each.id: Edit({"sure": True}) for each in requests}

        async with Servers(shop=mcp_shop.server, approve=approve) as servers:
            output = await programs(servers).aexecute("shop.confirm('jump')")
        return output.unwrap(), decided_in == [loop]

    assert asyncio.run(asked()) == ("accept {'sure': True, 'reason': 'none'}", True)


# Loss and return.


def test_a_server_that_dies_fails_its_calls_only_and_comes_back() -> None:
    with Servers(shop=entry("mcp_shop.py"), other=entry("mcp_shop.py")) as servers:
        output = programs(servers).execute("[shop.slow(20), other.slow(0.3, 'x'), shop.die()]")
        assert [call.state for call in output.calls] == ["failed", "finished", "failed"]
        assert output.error is not None
        told = "server 'shop': the call was cut off, and may have been made: it has ended with status 3"
        assert told in output.error.message
        assert programs(servers).execute("shop.add(1, 2)").unwrap() == 3


def test_a_server_that_dies_is_quoted_with_what_it_said_last_and_not_long_ago() -> None:
    begun = "import runpy, sys; print('an old matter', file=sys.stderr, flush=True); sys.argv = ['shop']"
    command = ["-c", f"{begun}; runpy.run_path({str(SUPPORT / 'mcp_shop.py')!r}, run_name='__main__')"]
    with Servers(shop={"command": sys.executable, "args": command}) as servers:
        assert programs(servers).execute("shop.add(1, 2)").unwrap() == 3
        error = programs(servers).execute("shop.die()").error
    assert error is not None
    assert "it has ended with status 3; it said: the till is on fire" in error.message


def test_a_server_that_did_not_start_is_tried_again(tmp_path: Path) -> None:
    ready = tmp_path / "ready"
    starting = f"import pathlib, runpy, sys; pathlib.Path({str(ready)!r}).exists() or sys.exit(4); sys.argv = ['shop']"
    command = ["-c", f"{starting}; runpy.run_path({str(SUPPORT / 'mcp_shop.py')!r}, run_name='__main__')"]
    heard = threading.Event()
    with Servers(shop={"command": sys.executable, "args": command}, on_change=lambda _: heard.set()) as servers:
        assert servers.problems["shop"].endswith("it has ended with status 4; it is tried again for a while")
        assert servers.tools() == []
        ready.touch()
        assert heard.wait(60)
        assert servers.problems == {}
        assert programs(servers).execute("shop.add(1, 2)").unwrap() == 3


def test_an_http_server_that_was_away_is_found_again(tmp_path: Path) -> None:
    script = SUPPORT / "mcp_shop.py"
    with http_server("mcp_shop.py") as url, Servers(shop=url) as servers:
        port = url.split(":")[2].split("/")[0]
        assert programs(servers).execute("shop.add(1, 2)").unwrap() == 3
        lost = programs(servers).execute("shop.die()")
        assert lost.error is not None
        assert "server 'shop'" in lost.error.message
        away = programs(servers).execute("shop.add(1, 2)")
        assert away.error is not None
        assert "server 'shop'" in away.error.message
        again = subprocess.Popen([sys.executable, str(script), port], stderr=subprocess.DEVNULL)
        try:
            until(lambda: programs(servers).execute("shop.add(1, 2)").output == 3)
        finally:
            again.kill()
            again.wait()


def test_new_tools_of_a_server_come_behind_those_that_are_there(any_shop: Servers) -> None:
    before = any_shop.tools()
    heard = threading.Event()
    any_shop.on_change = lambda _: heard.set()
    programs(any_shop).execute("shop.learn('learnt')").unwrap()
    assert heard.wait(20)
    after = any_shop.tools()
    assert after[: len(before)] == before
    assert [each.name for each in after[len(before) :]] == ["shop.learnt"]
    assert programs(any_shop).execute("shop.learnt(1)").unwrap() == 2


@pytest.mark.parametrize(
    ("agent", "answers"),
    [
        (CodeAgent, ["```python\nkept = shop.learn('{}')\nheard()\n```", "```python\nfinal_answer(shop.{}(1))\n```"]),
        (FunctionCallAgent, ["[shop.learn('{}'), heard()]", "shop.{}(1)", "2"]),
    ],
)
def test_an_agent_that_is_running_is_told_of_new_tools(shop: Servers, agent: Any, answers: list[str]) -> None:
    """They stand at the end of what is said next, and nothing that was said is said anew."""
    told, name = threading.Event(), f"by_{agent.__name__}"
    shop.on_change = lambda _: told.set()

    @tool(sequential=True)
    def heard() -> bool:
        """Wait until the server has told that its tools have changed."""
        return told.wait(20)

    model = ScriptedModel([each.format(name) for each in answers])
    run = agent(model, [shop, heard]).run("Learn, and use what you have learnt.")
    assert str(run.answer) == "2"
    first, second, *_ = (each["messages"] for each in run.transcript if each["kind"] == "request")
    assert second[: len(first)] == first
    assert f"shop.{name}" not in str(second[:-1]).replace(f"learn('{name}')", "")
    assert f"def shop.{name}(" in second[-1]["content"].partition("These functions are new")[2]


def test_a_tool_that_changes_or_goes_while_a_run_is_on_fails_its_calls_alone(caplog: pytest.LogCaptureFixture) -> None:
    """The run keeps the tools that it was checked with; who asks for the tools then is given those of the moment."""
    from mcp.server.mcpserver import Context, MCPServer

    server, heard = MCPServer("shop"), threading.Event()

    @server.tool()
    def price(item: str) -> float:
        return 2.5

    @server.tool()
    def rest() -> int:
        return 1

    @server.tool(annotations=ToolAnnotations(read_only_hint=False, destructive_hint=False))
    async def renew(ctx: Context) -> None:
        def price(item: str, unit: str) -> str:
            return f"{item} in {unit}"

        server.remove_tool("price")
        server.remove_tool("rest")
        server.add_tool(price)
        await ctx.notify_tools_changed()

    def changed(_: Servers) -> None:
        heard.set()
        raise RuntimeError("of the host")

    with Servers(shop=server, on_change=changed) as servers:
        output = programs(servers).execute("shop.renew()\nold = shop.price('tea')\n[old, shop.rest()]")
        assert [each.state for each in output.calls][:2] == ["finished", "failed"]
        assert output.error is not None
        assert "shop.price raised ServerError" in output.error.message
        assert heard.wait(20)
        until(lambda: "on_change failed" in caplog.text)
        assert [each.name for each in servers.tools()] == ["shop.renew", "shop.price"]
        assert programs(servers).execute("shop.price('tea', 'kg')").unwrap() == "tea in kg"


# How they are used.


def test_one_set_of_servers_serves_every_way_to_run_a_program(shop: Servers) -> None:
    manager = programs(shop)

    async def within_a_loop() -> list[Any]:
        return [
            (await manager.aexecute("shop.add(1, 2)")).output,
            manager.execute("shop.add(3, 4)").output,  # while the loop stands still
            await asyncio.to_thread(lambda: manager.execute("shop.add(5, 6)").output),
        ]

    assert asyncio.run(within_a_loop()) == [3, 7, 11]
    assert manager.execute("shop.add(7, 8)").output == 15
    tool = next(each for each in shop.tools() if each.name == "shop.add")
    assert tool.call(1, b=2).output == 3


def test_connections_live_in_the_loop_that_opens_them() -> None:
    """Other threads and loops hand their calls over; sync code in that loop is told what to do instead."""

    def threads() -> int:
        return sum(each.name == "lightfc mcp" for each in threading.enumerate())

    async def used() -> list[Any]:
        before = threads()
        async with Servers(shop=mcp_shop.server) as servers:
            manager = programs(servers)
            found = [(await manager.aexecute("shop.add(1, 2)")).output, threads() - before]
            refused = manager.execute("shop.add(3, 4)")
            assert refused.error is not None
            found.append(refused.error.message)
            found.append(await asyncio.to_thread(lambda: manager.execute("shop.add(5, 6)").output))
        closed = await manager.aexecute("shop.add(7, 8)")
        assert closed.error is not None
        return [*found, closed.error.message]

    first, more, refused, handed_over, closed = asyncio.run(used())
    assert (first, more, handed_over) == (3, 0, 11)
    assert "an event loop that does not run now; await the call in that loop" in refused
    assert "its connection is closed" in closed


@pytest.mark.parametrize("program", ["shop.add(float('nan'), 1)", "shop.say({'prices': [1.5, float('-inf')]})"])
def test_what_json_has_no_form_for_is_not_sent(program: str) -> None:
    from mcp.server.mcpserver import MCPServer

    server = MCPServer("shop")
    came: list[Any] = []

    @server.tool()
    def add(a: float, b: float) -> None:
        came.append((a, b))

    @server.tool()
    def say(what: dict[str, Any]) -> None:
        came.append(what)

    with Servers(shop=server) as servers:
        output = programs(servers).execute(program)
    assert output.error is not None
    assert "which JSON has no form for, so the call was not made" in output.error.message
    assert came == []


def test_all_pages_of_a_clients_tools_are_listed() -> None:
    from mcp import Client
    from mcp.server.lowlevel import Server

    async def page(context: Any, params: Any) -> Any:
        number = int((params.cursor if params else None) or 0)
        listed = [types.Tool(name=f"t{number}", input_schema={"type": "object"})]
        return types.ListToolsResult(tools=listed, next_cursor=str(number + 1) if number < 3 else None)

    async def names() -> list[list[str]]:
        server = Server("pages", on_list_tools=page)
        async with Client(server) as client, Servers(own=client) as by_client, Servers(own=server) as by_server:
            return [[each.name for each in servers.tools()] for servers in (by_client, by_server)]

    assert asyncio.run(names()) == [["own.t0", "own.t1", "own.t2", "own.t3"]] * 2


def test_a_client_that_lists_what_are_no_tools_is_told() -> None:
    class Odd:
        async def list_tools(self) -> list[Any]:
            return [{"name": "a"}]

        async def call_tool(self, name: str, arguments: dict[str, Any]) -> None:
            """Never called."""

    async def problems() -> dict[str, str]:
        async with Servers(odd=Odd(), shop=mcp_shop.server) as servers:
            assert servers.tools()
            return servers.problems

    assert "server 'odd': its tools cannot be listed" in asyncio.run(problems())["odd"]


@pytest.mark.parametrize("enabled", ["no", 0, None])
def test_an_option_that_does_not_say_whether_a_tool_is_there_leaves_it_out(enabled: Any) -> None:
    with Servers(shop=mcp_shop.server, tools={"shop.add": {"enabled": enabled}}) as servers:
        assert "shop.add" not in [each.name for each in servers.tools()]
        assert "enabled must be True or False" in servers.problems["shop.add"]


def test_any_object_that_lists_and_calls_tools_will_do() -> None:
    from mcp import Client, StdioServerParameters

    async def used() -> Any:
        given = entry("mcp_shop.py")
        parameters = StdioServerParameters(command=given["command"], args=given["args"])
        async with Client(parameters) as client, Servers(mine=client) as servers:
            return (await programs(servers).aexecute("[mine.add(1, 2), mine.get_issue(3)['number']]")).output

    assert asyncio.run(used()) == [3, 3]


def test_a_client_is_called_in_its_own_loop_and_not_while_that_stands_still() -> None:
    from mcp import Client

    async def used() -> tuple[Any, Any, str]:
        async with Client(mcp_shop.server) as client, Servers(mine=client) as servers:
            manager = programs(servers)
            awaited = await manager.aexecute("mine.add(1, 2)")
            threaded = await asyncio.to_thread(manager.execute, "mine.add(1, 2)")
            blocking = manager.execute("mine.add(1, 2)")
            assert blocking.error is not None
            return awaited.output, threaded.output, blocking.error.message

    awaited, threaded, message = asyncio.run(used())
    assert (awaited, threaded) == (3, 3)
    assert "await the call in that loop (`aexecute`, `arun`)" in message


def test_a_server_of_another_library_is_told_from_a_client() -> None:
    class Tool:
        name, description, parameters = "find", "Find.", {"type": "object", "properties": {"word": {"type": "string"}}}

    class Library:
        async def list_tools(self) -> list[Any]:
            return [Tool()]

        async def call_tool(self, name: str, arguments: dict[str, Any]) -> None:
            """Never called."""

    async def found() -> tuple[list[Any], dict[str, str]]:
        async with Servers(shop=Library()) as servers:
            return servers.tools(), servers.problems

    tools, problems = asyncio.run(found())
    assert tools == []
    assert (
        "it has no input schema, as every tool of MCP does; of a server of another library give a client"
        in (problems["shop.find"])
    )


def test_a_server_in_this_process_will_do() -> None:
    from mcp.server.mcpserver import MCPServer

    server = MCPServer("here")

    @server.tool()
    def double(x: int) -> int:
        return 2 * x

    with Servers(here=server) as servers:
        assert programs(servers).execute("here.double(21)").unwrap() == 42


def test_a_run_over_a_server_is_journalled_and_resumed(log: Path, tmp_path: Path) -> None:
    program, journal = "[shop.note('first'), shop.pay('eve', 3)]", tmp_path / "runs.db"
    with Servers(shop=mcp_shop.server) as servers:
        waiting = programs(servers, journal=journal).execute(program, run_id="r")
        assert waiting.state == "waiting"
    with Servers(shop=mcp_shop.server) as servers:
        (request,) = waiting.waiting
        output = programs(servers, journal=journal).resume("r", {request.id: Approve()})
        assert output.unwrap() == [5, "paid eve 3"]
    assert log.read_text().splitlines() == ["note first", "pay eve 3"]


def test_importing_the_package_does_not_bring_the_sdk() -> None:
    code = "import sys, lightfc, lightfc.mcp, lightfc.mcp.servers; assert not {'mcp', 'mcp_types'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_file_that_hosts_have(tmp_path: Path) -> None:
    path = tmp_path / "mcp.json"
    path.write_text(json.dumps({"mcpServers": {"my-shop": entry("mcp_shop.py"), "off": {"disabled": True}}}))
    with Servers(path) as servers:
        assert servers.names["my_shop.list_all_labels"] == ("my-shop", "list-all.labels")
        assert programs(servers).execute("my_shop.list_all_labels()").unwrap() == ["bug", "feature"]
        assert all(isinstance(each, FunctionTool) for each in servers.tools())
