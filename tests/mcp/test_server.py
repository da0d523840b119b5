"""lightfc as an MCP server, as the SDK's own client sees it: programs, sessions, approvals, search, and refusals."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import mcp_types as types
import pytest
from mcp import Client

from lightfc import Approve, FunctionTool, tool
from lightfc.formats.answer_formats import LIBRARY
from lightfc.mcp import Bounds, Gateway, Image, Servers, server_of
from lightfc.mcp.live_run import shown_digest
from lightfc_sandbox.values.kinds import TextGenerator
from tests.support import mcp_shop

paid: list[tuple[str, int]] = []


@tool(needs_approval=True, read_only=False)
def pay(name: str, amount: int) -> str:
    """Pay somebody."""
    paid.append((name, amount))
    return f"paid {name} {amount}"


@tool(read_only=True)
def rows(count: int) -> list[dict[str, int]]:
    """Many rows."""
    return [{"id": i, "square": i * i} for i in range(count)]


@tool(read_only=True)
def fail(why: str) -> str:
    """Fail."""
    raise ValueError(why)


@tool(read_only=True)
def picture() -> Image:
    """A picture."""
    return Image(b"PNG", "image/png")


TOOLS = [pay, rows, fail, picture]


@pytest.fixture(autouse=True)
def nothing_is_paid() -> None:
    paid.clear()


def told(result: types.CallToolResult) -> dict[str, Any]:
    """What a client is told: the same as data and as text."""
    first = result.content[0]
    assert isinstance(first, types.TextContent)
    assert json.loads(first.text) == result.structured_content
    return dict(result.structured_content)


Call = Callable[..., Any]


def served(use: Callable[[Call], Any], tools: Any = TOOLS, mode: Any = "auto", **options: Any) -> Any:
    """What using a server gives, of these tools, in this process."""
    client_options = {name: options.pop(name) for name in ("elicitation_callback",) if name in options}
    decide = options.pop("decide", False)

    async def used() -> Any:
        gateway = Gateway(tools, **options)
        async with Client(server_of(gateway, decide=decide), mode=mode, **client_options) as client:

            async def call(name: str, **arguments: Any) -> dict[str, Any]:
                return told(await client.call_tool(name, arguments))

            call.client = client  # type: ignore[attr-defined]
            return await use(call)

    return asyncio.run(used())


def run(code: str, **options: Any) -> dict[str, Any]:
    """What is told of one program."""

    async def use(call: Call) -> Any:
        return await call("run", code=code)

    found: dict[str, Any] = served(use, **options)
    return found


# Programs.


def test_a_program_gives_its_value_and_what_became_of_each_call() -> None:
    found = run("print('hi')\n[r['square'] for r in rows(3)]")
    assert found["state"] == "finished"
    assert found["value"] == [0, 1, 4]
    assert found["printed"] == "hi\n"
    assert [(each["source"], each["state"]) for each in found["calls"]] == [("rows(3)", "finished")]
    assert found["calls"][0]["ms"] >= 0
    assert found["run_id"]
    assert "session" not in found  # nothing is left of it


@pytest.mark.parametrize("code", ["return sum([1, 2])", "x = 3\nx", "import json\njson.loads('3')"])
def test_programs_as_models_write_them(code: str) -> None:
    assert run(code)["value"] == 3


@pytest.mark.parametrize(
    ("code", "kind", "message"),
    [
        ("rows(", "expression", "1 | rows("),
        ("rowz(3)", "expression", "did you mean 'rows'"),
        ("[rows('many')]", "argument", "rows: count: expected int, got 'many'"),
        ("open('/etc/passwd')", "expression", "open"),
        ("while True:\n    pass", "limit", ""),
        ("1 / 0", "evaluation", "division by zero"),
    ],
)
def test_a_program_that_is_refused_or_fails_is_told_where_and_why(code: str, kind: str, message: str) -> None:
    from lightfc import Limits

    found = run(code, limits=Limits(steps=10_000))
    assert found["state"] == "failed"
    assert found["error"]["kind"] == kind
    assert message in found["error"]["message"]


def test_a_failure_leaves_what_the_other_calls_gave() -> None:
    found = run("[rows(1), fail('no'), rows(1000)]")
    assert found["error"]["message"].startswith("fail raised ValueError: no")
    assert [each["state"] for each in found["calls"]] == ["finished", "failed", "finished"]
    assert found["calls"][0]["value"] == "[{'id': 0, 'square': 0}]"
    assert found["calls"][2]["value"] == "list of 1,000 dicts with id, square, all of it is result1"
    assert found["session"]


def test_many_calls_are_counted_and_not_listed() -> None:
    found = run("[rows(i) for i in range(300)] and None")
    assert len(found["calls"]) == 50
    assert found["calls_not_listed"] == 250


def test_pictures_arrive_as_pictures() -> None:
    async def use(call: Any) -> Any:
        return await call.client.call_tool("run", {"code": "[picture(), picture()]"})

    result = served(use)
    assert [each.type for each in result.content] == ["text", "image", "image"]
    assert result.content[1].mime_type == "image/png"


def test_what_is_asked_wrongly_is_told_and_nothing_runs() -> None:
    async def use(call: Call) -> Any:
        return [
            await call("run"), await call("run", code=3), await call("run", code="1", session=3), await call("nope"),
            await call("run", code="1", run_id=""), await call("run", code="1", session="\n"),
            await call("run", code="1" * 200_000), await call("run", code="pay('eve', 1)", sesion="s"),
        ]  # fmt: skip

    messages = [each["error"]["message"] for each in served(use)]
    assert messages[0] == "run: missing argument 'code', expected str"
    assert messages[1] == "run: code: expected str, got 3"
    assert messages[2] == "run: session: expected str, got 3"
    assert messages[6] == "run: code: should have at most 100000 characters, got 200000"
    assert messages[3] == "there is no tool 'nope'; the tools are run, read"
    assert messages[7] == "run: unexpected argument 'sesion' (did you mean 'session'?)"
    assert messages[4] == "a run_id must be a string of 1 to 100 printable characters"
    assert messages[5] == "the name of a session must be a string of 1 to 100 printable characters"


@pytest.mark.parametrize(
    ("code", "part", "told"),
    [
        (r"'\ud800'", "value", r"\ud800"), (r"[{'\udfff': '\ud800'}]", "value", [{r"\udfff": r"\ud800"}]),
        (r"print('\ud800')", "printed", "\\ud800\n"),
        (r"raise ValueError('\ud800')", "error", None), (r"fail('\ud800')", "error", None),
        (r"pay('\ud800', 1)", "waiting", None),
    ],
)  # fmt: skip
def test_halves_of_characters_are_told_escaped(code: str, part: str, told: Any) -> None:
    """No protocol takes them, and what cannot be sent would end the connection of all."""
    found = run(code)
    json.dumps(found, ensure_ascii=False).encode()
    assert told is None or found[part] == told
    assert r"\ud800" in str(found[part])


def test_calls_of_one_place_are_told_apart_by_their_arguments() -> None:
    found = run("[rows(2), *[len(rows(i)) for i in range(2)]]")
    assert [each.get("arguments") for each in found["calls"]] == [None, "count=0", "count=1"]


# Sessions, and large results by reference.


def test_a_large_value_is_a_variable_of_the_session() -> None:
    async def use(call: Call) -> Any:
        first = await call("run", code="rows(3412)")
        again = await call("run", code="sum(r['id'] for r in result1)", session=first["session"])
        return first, again

    first, again = served(use)
    assert "value" not in first
    assert first["reference"] == {"name": "result1", "shape": "list of 3,412 dicts with id, square"}
    assert first["sample"].startswith("[{'id': 0, 'square': 0}, ")
    assert len(json.dumps(first)) < 10_000
    assert again["value"] == sum(range(3412))


def test_long_output_is_cut_and_kept() -> None:
    async def use(call: Call) -> Any:
        first = await call("run", code="for i in range(5000):\n    print('line', i)", session="s")
        return first, await call("run", code="len(result1)", session="s")

    first, again = served(use)
    assert first["printed"].startswith("line 0\n")
    assert first["printed"].endswith("line 4999\n")
    assert len(first["printed"]) < 5_000
    assert "all of it is result1" in first["printed"]
    assert again["value"] == sum(len(f"line {i}\n") for i in range(5000))


def test_sessions_keep_what_programs_leave_and_are_apart() -> None:
    async def use(call: Call) -> Any:
        await call("run", code="x = 1\ndef f(y):\n    return x + y", session="a")
        await call("run", code="x = 10", session="b")
        return [
            await call("run", code="f(2)", session="a"), await call("run", code="x", session="b"),
            await call("run", code="f(2)", session="b"), await call("run", code="x", session="a", reset=True),
        ]  # fmt: skip

    one, other, apart, anew = served(use)
    assert (one["value"], other["value"]) == (3, 10)
    assert apart["error"]["kind"] == anew["error"]["kind"] == "expression"


def test_sessions_are_bounded_in_number_age_and_size() -> None:
    async def use(call: Call) -> Any:
        for name in "abc":
            await call("run", code=f"x = {name!r}", session=name)
        gone = await call("run", code="x", session="a")
        kept = await call("run", code="x", session="c")
        large = await call("run", code="y = [0.5 * i for i in range(90000)]\n1", session="c")
        ended = await call("run", code="x", session="c")
        return gone, kept, large, ended

    gone, kept, large, ended = served(use, bounds=Bounds(sessions=2, size_bytes=1_000_000))
    assert "session 'a' has ended: at most 2 sessions are kept, and it was used longest ago" in gone["error"]["message"]
    assert kept["value"] == "c"
    assert large["value"] == 1
    assert large["note"] == "session 'c' has ended: its variables took more than 1 MB; keep less in variables"
    assert "session 'c' has ended: its variables took more than 1 MB" in ended["error"]["message"]


LARGE = "[0.5 * i for i in range(90000)]"


@pytest.mark.parametrize(
    "code",
    [
        f"class A:\n    pass\na = A()\na.x = {LARGE}", f"class A:\n    x = {LARGE}",
        f"def make():\n    x = {LARGE}\n    return lambda: x\nf = make()", f"def f(x={LARGE}):\n    return 1",
        f"def items():\n    x = {LARGE}\n    yield 1\n    yield x\nrest = items()\nnext(rest)",
        f"rest = enumerate({LARGE})", f"from collections import deque\nx = deque({LARGE})",
        f"from collections import namedtuple\nP = namedtuple('P', 'a')\nx = P({LARGE})",
        f"from collections import defaultdict\nx = defaultdict(list)\nx[0] = {LARGE}",
        "import numpy as np\nx = np.zeros(200_000)[:1]", f"e = ValueError({LARGE})",
        f"import functools\nf = functools.partial(len, {LARGE})", f"f = {LARGE}.index",
        f"import functools\nf = functools.cache(len)\nf(tuple({LARGE}))",
        f"import itertools\nx = itertools.cycle({LARGE})\nnext(x)", f"x = (y for y in {LARGE})",
    ],
)  # fmt: skip
def test_whatever_a_session_keeps_counts(code: str) -> None:
    async def use(call: Call) -> Any:
        return await call("run", code=f"{code}\n1", session="s")

    found = served(use, bounds=Bounds(size_bytes=1_000_000))
    assert found["note"].startswith("session 's' has ended: its variables took more than 1 MB")
    small = served(use, bounds=Bounds(size_bytes=20_000_000))
    assert small["session"] == "s"


def test_a_session_that_has_ended_keeps_nothing() -> None:
    async def used() -> Any:
        gateway = Gateway(TOOLS, bounds=Bounds(sessions=1))
        await gateway.run("def make():\n    x = picture()\n    yield x\n    yield x\nrest = make()\nnext(rest)\n1", "a")
        begun = gateway.sessions._sessions["a"].tools
        assert any(type(each) is TextGenerator for each in begun.held)
        await gateway.run("x = 1", "b")
        return begun.held

    assert asyncio.run(used()) == []


def test_a_session_that_was_not_used_for_long_ends() -> None:
    async def used() -> Any:
        gateway, now = Gateway(TOOLS, bounds=Bounds(idle_s=60)), [0.0]
        gateway.sessions.clock = lambda: now[0]
        await gateway.run("x = 1", "a")
        now[0] = 59
        still = await gateway.run("x", "a")
        now[0] = 200
        return still.data, (await gateway.run("x", "a")).data, len(gateway.sessions)

    still, gone, left = asyncio.run(used())
    assert still["value"] == 1
    assert "session 'a' has ended: it was not used for 60 s; its variables are gone" in gone["error"]["message"]
    assert left == 0


def test_all_sessions_together_are_bounded_in_size() -> None:
    async def use(call: Call) -> Any:
        for name in "abc":
            await call("run", code="x = ['y' * 100000 for i in range(4)]\n1", session=name)
        return await call("run", code="len(x)", session="a"), await call("run", code="len(x)", session="c")

    gone, kept = served(use, bounds=Bounds(total_bytes=1_000_000))
    assert "session 'a' has ended: all sessions together may keep 1 MB, and it was used longest" in str(gone["error"])
    assert kept["value"] == 4


def test_a_session_that_is_at_work_cannot_be_begun_anew() -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    @tool(read_only=True)
    async def wait() -> None:
        """Wait."""
        begun.set()
        await ended.wait()

    async def use(call: Call) -> Any:
        first = asyncio.create_task(call("run", code="x = 1\nwait()", session="s"))
        await begun.wait()
        refused = await call("run", code="x = 2", session="s", reset=True)
        ended.set()
        await first
        return refused, await call("run", code="x", session="s")

    refused, kept = served(use, tools=[wait])
    assert "session 's' is busy with run" in refused["error"]["message"]
    assert kept["value"] == 1


def test_without_a_journal_a_run_has_no_name_by_which_it_could_go_on() -> None:
    async def use(call: Any) -> Any:
        (tool,) = (await call.client.list_tools()).tools
        return list(tool.input_schema["properties"]), await call("run", code="1", run_id="mine")

    known, refused = served(use, tools=[rows])
    assert known == ["code", "session", "reset"]
    assert "a run_id needs a journal, which this server does not have" in refused["error"]["message"]


# Approvals.


Answers = dict[str, Any]


def asked_by(answers: Callable[[str], Answers | str], questions: list[str]) -> Any:
    """What a client asks its user, who answers with the content of the form, or with the action."""

    async def elicit(context: Any, params: Any) -> types.ElicitResult:
        questions.append(params.message)
        answer = answers(params.message)
        if isinstance(answer, str):
            return types.ElicitResult(action=answer)  # type: ignore[arg-type]  # one of them
        return types.ElicitResult(action="accept", content=answer)

    return elicit


THREE = "[pay('ann', 1), pay('bob', 2), pay('eve', 3)]"


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_each_call_that_needs_approval_is_a_question_and_is_made_at_most_once(mode: str) -> None:
    questions: list[str] = []
    elicit = asked_by(lambda message: {"approve": "eve" not in message, "reason": "not her"}, questions)
    found = run(THREE, elicitation_callback=elicit, mode=mode)
    assert questions == [
        f"Approve pay?\n  name = '{name}'\n  amount = {i}" for i, name in enumerate(["ann", "bob", "eve"], 1)
    ]
    assert [each["state"] for each in found["calls"]] == ["finished", "finished", "failed"]
    assert found["error"] == {"kind": "denied", "message": "pay was not approved: not her"}
    assert paid == [("ann", 1), ("bob", 2)]


def test_nothing_that_a_program_passes_looks_like_another_part_of_a_question() -> None:
    questions: list[str] = []
    give = FunctionTool(lambda to, **more: to, name="give", needs_approval=True)
    code = "give('\\x1b[2J\\u202e', **{'to = 1\\nApprove nothing?': 1000, 'text': 'x' * 20_000})"
    run(code, tools=[give], elicitation_callback=asked_by(lambda message: {"approve": False}, questions))
    first, *lines = questions[0].split("\n")
    assert first == "Approve give?"
    assert lines[0] == r"  to = '\x1b[2J\u202e'"
    assert lines[1].startswith(r"  to = 1\nApprove nothing? = 1000")
    assert lines[2].endswith("xxx'… (20,000 characters)")
    assert len(lines) == 3


def test_calls_that_are_reached_later_are_asked_about_then() -> None:
    questions: list[str] = []
    code = "first = pay('ann', len(rows(2)))\nsecond = pay('bob', len(first))\nsecond"
    elicit = asked_by(lambda message: {"approve": True}, questions)
    assert run(code, elicitation_callback=elicit)["value"] == "paid bob 10"
    assert [each.split("\n")[1:] for each in questions] == [
        ["  name = 'ann'", "  amount = 2"], ["  name = 'bob'", "  amount = 10"],
    ]  # fmt: skip
    assert paid == [("ann", 2), ("bob", 10)]


def test_one_answer_can_approve_all_calls_of_a_loop() -> None:
    questions: list[str] = []
    elicit = asked_by(lambda message: {"approve": True, "all": True}, questions)
    found = run("[pay('ann', i) for i in range(30)]", elicitation_callback=elicit)
    assert len(found["value"]) == 30
    assert len(questions) == 1


@pytest.mark.parametrize(
    ("answer", "state"),
    [
        ({"approve": False}, "failed"), ("decline", "failed"), ("cancel", "waiting"),
        ({}, "failed"), ({"approve": "true"}, "failed"), ({"approve": 1}, "failed"),
    ],
    ids=str,
)  # fmt: skip
def test_nothing_but_a_plain_yes_approves(answer: Any, state: str) -> None:
    found = run("pay('ann', 1)", elicitation_callback=asked_by(lambda message: answer, []))
    assert found["state"] == state
    assert paid == []


def test_a_client_that_cannot_be_asked_is_told_that_the_run_waits() -> None:
    async def use(call: Call) -> Any:
        waiting = await call("run", code="[pay('ann', 1), len(rows(3))]", session="s")
        return waiting, await call("run", code="1", session="s")

    found, after = served(use)
    assert found["state"] == "waiting"
    assert found["note"].startswith("These calls need approval and were not made. This client cannot be asked: ")
    assert after["value"] == 1  # nobody can decide, so the session is not held
    assert found["waiting"] == [
        {
            "id": "1", "name": "pay", "source": "pay('ann', 1)", "arguments": {"name": "ann", "amount": "1"},
            "reason": "needs_approval",
        }
    ]  # fmt: skip
    assert paid == []


def test_decide_is_there_only_where_the_host_wants_it() -> None:
    async def names(call: Any) -> Any:
        return [each.name for each in (await call.client.list_tools()).tools]

    async def use(call: Call) -> Any:
        waiting = await call("run", code=THREE, session="s")
        busy = await call("run", code="1", session="s")
        wrong = await call("decide", run_id=waiting["run_id"], decisions={"9": "approve"})
        said = {each["id"]: "approve" for each in waiting["waiting"]} | {waiting["waiting"][1]["id"]: "deny"}
        return busy, wrong, await call("decide", run_id=waiting["run_id"], decisions=said)

    assert served(names) == ["run", "read"]
    assert served(names, decide=True) == ["run", "read", "decide"]
    busy, wrong, found = served(use, decide=True)
    assert "session 's' is busy with run" in busy["error"]["message"]
    assert "no call of run" in wrong["error"]["message"]
    assert [each["state"] for each in found["calls"]] == ["finished", "failed", "skipped"]
    assert paid == [("ann", 1)]


def test_what_a_client_gives_back_cannot_be_forged() -> None:
    async def use(call: Any) -> Any:
        session, code = call.client.session, {"code": "pay('ann', 1)"}
        asked = await session.call_tool("run", code, allow_input_required=True)
        answers = {key: types.ElicitResult(action="accept", content={"approve": True}) for key in asked.input_requests}
        outcomes = []
        for arguments, state in [
            (code, asked.request_state[:-2] + "xx"), ({"code": "pay('ann', 1000)"}, asked.request_state), (code, "{}"),
        ]:  # fmt: skip
            with pytest.raises(Exception, match="Invalid or expired requestState") as refused:
                await session.call_tool(
                    "run", arguments, input_responses=answers, request_state=state, allow_input_required=True
                )
            outcomes.append(refused.type.__name__)
        assert paid == []
        other = {"other": next(iter(answers.values()))}
        wrong = await session.call_tool("run", code, input_responses=other, request_state=asked.request_state)
        right = await session.call_tool("run", code, input_responses=answers, request_state=asked.request_state)
        again = await session.call_tool("run", code, input_responses=answers, request_state=asked.request_state)
        return outcomes, wrong, right, again

    outcomes, wrong, right, again = served(use, elicitation_callback=asked_by(lambda message: {"approve": True}, []))
    assert outcomes == ["MCPError"] * 3
    assert "no call of run" in told(wrong)["error"]["message"]
    assert told(right)["value"] == "paid ann 1"
    assert "there is no run" in told(again)["error"]["message"]
    assert paid == [("ann", 1)]


@pytest.mark.parametrize(
    "text", ["str(random())", "'a' * 5_000 + str(random())[:12] + 'b' * 5_000"], ids=["short", "long"]
)
def test_what_was_approved_before_a_crash_holds_for_no_other_arguments(text: str, tmp_path: Path) -> None:
    """Of long arguments a client is told a part."""
    numbers = iter((0.1111111111, 0.2222222222))
    given: dict[str, Any] = {"journal": str(tmp_path / "runs.db"), "context": {"random": lambda: next(numbers)}}

    async def used() -> Any:
        cut = Gateway(TOOLS, **given)
        first = await cut.run(f"pay({text}, 1)")
        live = cut._live[first.data["run_id"]]
        live.cancel()
        await live.wait_for_end()
        shown = {each.id: shown_digest(each) for each in first.asked}
        other = Gateway(TOOLS, **given)
        second = await other.go_on(live.run_id, {each.id: Approve() for each in first.asked}, shown)
        await other.close()
        return first, second

    first, second = asyncio.run(used())
    assert [each.data["state"] for each in (first, second)] == ["waiting", "waiting"]
    assert ["0.1111111111" in str(each.arguments) for each in (*first.asked, *second.asked)] == [True, False]
    assert paid == []


def test_a_run_that_nobody_decides_about_ends_as_one_that_waits() -> None:
    async def used() -> Any:
        gateway = Gateway(TOOLS, wait_s=0.05)
        asked = await gateway.run("pay('ann', 1)")
        live = gateway._live[asked.data["run_id"]]
        output = await live._task  # type: ignore[misc]  # it has begun
        return asked.data["state"], output.state, dict(gateway._live)

    assert asyncio.run(used()) == ("waiting", "waiting", {})
    assert paid == []


def test_where_nobody_can_decide_a_run_ends_at_once() -> None:
    async def used() -> Any:
        gateway = Gateway(TOOLS, wait_s=0)
        replies = [await gateway.run("pay('ann', 1)", "s"), await gateway.run("1", "s")]
        return [each.data["state"] for each in replies], replies[0].asked, gateway._live

    assert asyncio.run(used()) == (["waiting", "finished"], (), {})
    assert paid == []


def test_a_question_that_is_not_answered_holds_its_request_no_longer_than_the_run_waits() -> None:
    async def never(context: Any, params: Any) -> types.ElicitResult:
        await asyncio.Event().wait()
        raise AssertionError

    found = run("pay('ann', 1)", elicitation_callback=never, mode="legacy", wait_s=0.01)
    assert (found["state"], found["note"]) == ("waiting", "Nobody decided in time, so these calls were not made.")
    assert paid == []


def test_runs_that_wait_give_way_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lightfc.mcp.gateway.MAX_LIVE_RUNS", 2)

    async def used() -> Any:
        gateway = Gateway(TOOLS)
        waiting = [(await gateway.run("pay('ann', 1)")).data["run_id"] for _ in range(2)]
        other = await gateway.run("1")
        gone, kept = [await gateway.go_on(each, {"1": Approve()}) for each in waiting]
        return other.data["value"], gone.data["error"]["message"], kept.data["value"]

    value, gone, kept = asyncio.run(used())
    assert (value, kept) == (1, "paid ann 1")
    assert "there is no run" in gone
    assert paid == [("ann", 1)]


# What servers behind it ask.


def test_what_a_server_behind_asks_is_put_to_the_user_of_the_client() -> None:
    questions: list[str] = []

    async def used() -> Any:
        gateways: list[Gateway] = []

        async def approve(requests: Any) -> Any:
            return await gateways[0].approve(requests)

        async with Servers(shop=mcp_shop.server, approve=approve) as servers:
            gateways.append(Gateway(servers.tools))
            elicit = asked_by(lambda message: {"approve": True, "sure": "true"}, questions)
            async with Client(server_of(gateways[0]), elicitation_callback=elicit) as client:
                return told(await client.call_tool("run", {"code": "shop.confirm('jump')"}))

    assert asyncio.run(used())["value"] == "accept {'sure': True, 'reason': 'none'}"
    assert questions == ["server 'shop' asks: Really jump?\n(during shop.confirm(what='jump'))"]


# What clients see.


def test_read_has_the_tools_that_only_read() -> None:
    async def use(call: Any) -> Any:
        tools = {each.name: each for each in (await call.client.list_tools()).tools}
        return tools, await call("read", code="len(rows(3))"), await call("read", code="pay('ann', 1)")

    tools, read, refused = served(use)
    assert tools["run"].annotations.destructive_hint is True
    assert LIBRARY in tools["run"].description
    assert tools["read"].annotations.read_only_hint is True
    assert read["value"] == 3
    assert "pay" in refused["error"]["message"]
    assert refused["note"] == "`read` has only functions that change nothing; `run` has pay"
    assert paid == []
    only = served(use, tools=[rows, fail])[0]
    assert list(only) == ["run"]
    assert only["run"].annotations.read_only_hint is True


def many(count: int) -> list[FunctionTool]:
    """Tools of two servers, two of which are worth finding."""

    def handler(**given: Any) -> Any:
        return given

    schema = {"type": "object", "properties": {"query": {"type": "string", "description": "What to look for."}}}
    made = [
        FunctionTool.from_schema(
            {"name": f"store.tool_{i}", "description": f"Thing number {i}.", "parameters": schema}, handler
        )
        for i in range(count)
    ]
    issue = {"name": "github.create_issue", "description": "Open a new issue in a repository.", "parameters": schema}
    weather = {"name": "weather.getForecast", "description": "The weather of the coming days.", "parameters": schema}
    return [*made, FunctionTool.from_schema(issue, handler), FunctionTool.from_schema(weather, handler)]


def test_stubs_are_shown_while_they_fit_and_searched_beyond() -> None:
    async def use(call: Any) -> Any:
        return {each.name: each.description for each in (await call.client.list_tools()).tools}

    few, lots = served(use, tools=many(5)), served(use, tools=many(500))
    assert "def github.create_issue(query: str = ...):" in few["run"]
    assert "search" not in few
    assert "def " not in lots["run"]
    assert "store: 500" in lots["run"]
    assert set(lots) == {"run", "search"}


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("open an issue", "github.create_issue"), ("creating issues", "github.create_issue"),
        ("forecast", "weather.getForecast"), ("weather tomorrow", "weather.getForecast"),
        ("tool 417", "store.tool_417"),
    ],
)  # fmt: skip
def test_search_finds_tools_by_words(query: str, found: str) -> None:
    text = Gateway(many(500)).search(query, "name")
    assert text.splitlines()[0].partition(":")[0] == found


def test_search_tells_as_much_as_is_asked_for() -> None:
    async def use(call: Any) -> Any:
        async def said(**arguments: Any) -> str:
            return str((await call.client.call_tool("search", arguments)).content[0].text)

        return [
            await said(query="issue", detail="name"), await said(query="issue"),
            await said(query="issue", detail="full"),
            await said(), await said(query="xylophone"), await said(query="issue", detail="all"),
        ]  # fmt: skip

    name, stub, full, nothing, unknown, wrong = served(use, tools=many(500))
    assert name == "github.create_issue: Open a new issue in a repository."
    assert stub.startswith("def github.create_issue(query: str = ...):")
    assert '"parameters": {' in full
    assert nothing == "Search by words of what you need. How many there are:\nstore: 500\ngithub: 1\nweather: 1"
    assert unknown.startswith("No tool has a word of this query.")
    assert "search: detail: expected Literal['name', 'stub', 'full'], got 'all'" in wrong


def test_new_tools_stand_behind_those_that_were_shown_and_none_is_rewritten() -> None:
    tools = [FunctionTool(rows)]
    gateway = Gateway(lambda: tools)
    before = gateway.stubs
    tools.append(FunctionTool(fail))
    gateway.forget_tools()
    assert before is not None
    assert gateway.stubs is not None
    assert gateway.stubs.startswith(before)
    assert "# New, or changed since:\ndef fail(why: str) -> str:" in gateway.stubs
    del tools[0]
    gateway.forget_tools()
    assert gateway.stubs.startswith(before)
    assert gateway.stubs.endswith("# Removed: rows")


def test_progress_tells_of_each_call() -> None:
    heard: list[str | None] = []

    async def use(call: Any) -> Any:
        async def progress(done: float, total: float | None, message: str | None) -> None:
            heard.append(message)

        return await call.client.call_tool("run", {"code": "len(rows(1))"}, progress_callback=progress)

    served(use)
    assert heard == ["started: rows(1)", "finished: rows(1)"]


def test_a_request_that_is_cancelled_cancels_its_run() -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    @tool(read_only=True)
    async def wait() -> None:
        """Wait."""
        begun.set()
        try:
            await asyncio.sleep(60)
        finally:
            ended.set()

    async def used() -> Any:
        gateway = Gateway([wait])
        async with Client(server_of(gateway)) as client:
            request = asyncio.create_task(client.call_tool("run", {"code": "wait()"}))
            await begun.wait()
            request.cancel()
            await asyncio.wait_for(ended.wait(), 20)

    asyncio.run(used())


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"tools": 3}, TypeError, "tools must be a list of tools, or a function that gives one"),
        ({"timeout_s": -1}, ValueError, "timeout_s must be above 0"),
        ({"wait_s": -1}, ValueError, "wait_s must be 0 or more"),
        ({"reply_chars": 0}, ValueError, "reply_chars must be at least 1"),
        ({"bounds": 3}, TypeError, r"bounds must be Bounds\(\.\.\.\), not int"),
        ({"shown_tokens": "all"}, TypeError, "shown_tokens must be a whole number"),
    ],
    ids=lambda each: next(iter(each)) if isinstance(each, dict) else "",
)
def test_a_gateway_refuses_options_that_cannot_be(
    options: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        Gateway(**{"tools": [], **options})


def test_a_kind_or_detail_that_there_is_not_runs_nothing() -> None:
    """A misspelt `read` has never the tools of `run`."""
    gateway = Gateway(TOOLS)
    reply = asyncio.run(gateway.run("pay('eve', 1)", kind="reed"))
    assert reply.failed
    assert reply.data["error"]["message"] == "kind must be one of 'run', 'read', not 'reed'"
    with pytest.raises(ValueError, match="detail must be one of 'name', 'stub', 'full'"):
        gateway.search("pay", "all")  # type: ignore[arg-type]
