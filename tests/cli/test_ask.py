"""`lightfc ask` from end to end: a question, a real inference server, an expression over HTTP, calls, an answer."""

import asyncio
import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from pytest_httpserver import HTTPServer

from examples.weather import Weather, get_weather, warmest
from lightfc import OpenAIModel, PromptFormat, ToolManager
from lightfc.cli.commands import app
from tests.support.llama_server import llama_server
from tests.support.scripted_gguf import write_scripted_gguf

ROOT = Path(__file__).parents[2]
WEATHER = "examples/weather.py"
PATH = "/v1/chat/completions"

SCRIPTS = {
    "both cities": '[get_weather("Paris"), get_weather("Tokyo", unit="fahrenheit")]',
    "warmer": 'I compare them.\n```python\nwarmest([get_weather("Oslo"), get_weather(city=home)])\n```',
    "Atlantis": 'get_weather("Atlantis")',
    "broken": "get_weather(Paris now)",
    "forbidden": "[get_weather.__globals__]",
    "misspelt": 'get_wether("Paris")',
    "a server": '[weather.forecast(city)["high"] for city in ["Paris", "Lima"]]',
    "wrong unit": 'get_weather("Paris", unit="kelvin")',
}
PROSE = "Hello! I can tell you the weather."


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    model = write_scripted_gguf(tmp_path_factory.mktemp("model") / "scripted.gguf", SCRIPTS, PROSE)
    with llama_server(model) as base_url:
        yield base_url


@pytest.fixture(autouse=True)
def own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The developer's own keys, servers and proxies stay out of the tests."""
    for name in [name for name in os.environ if name.startswith("OPENAI_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.chdir(ROOT)


def ask(question: str, url: str, *options: str) -> Result:
    arguments = ["ask", question, "--tools", WEATHER, "--base-url", url, "--model", "scripted", *options]
    return CliRunner().invoke(app, arguments, env={"COLUMNS": "120"})


def test_the_tools_of_mcp_servers_are_tools_as_others_are(url: str, tmp_path: Path) -> None:
    path = tmp_path / "mcp.json"
    weather = {"command": sys.executable, "args": [str(ROOT / "examples/mcp/weather_server.py")]}
    path.write_text(json.dumps({"mcpServers": {"weather": weather, "none": {"command": "no-such-command"}}}))
    given = ["ask", "What does a server say?", "--mcp", str(path), "--base-url", url, "--model", "scripted"]
    done = CliRunner().invoke(app, given, env={"COLUMNS": "120"})
    assert done.exit_code == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "[21, 19]"
    assert "warning: server 'none': there is no command 'no-such-command'" in done.stderr
    assert CliRunner().invoke(app, ["ask", "Hello?", "--model", "m"]).exit_code == 2


def test_the_command_asks_executes_and_prints_each_call_and_the_answer(url: str) -> None:
    command = [sys.executable, "-m", "lightfc", "ask", "How warm is it in both cities?", "--tools", WEATHER]
    done = subprocess.run(
        [*command, "--base-url", url, "--model", "scripted"], capture_output=True, encoding="utf-8", timeout=60
    )
    assert done.returncode == 0
    assert done.stderr.splitlines()[0] == f"expression: {SCRIPTS['both cities']}"
    assert sum("finished" in line for line in done.stderr.splitlines()) == 2
    (value,) = done.stdout.splitlines()
    assert value == (
        "[Weather(city='Paris', temperature=22.0, unit='celsius'), "
        "Weather(city='Tokyo', temperature=50.0, unit='fahrenheit')]"
    )


def test_an_answer_is_evaluated_where_it_can_be_confined(url: str) -> None:
    result = ask("How warm is it in both cities?", url, "--isolation", "best")
    assert (result.exit_code, result.stdout) == (0, ask("How warm is it in both cities?", url).stdout)
    assert "programs are evaluated with --isolation " in result.stderr
    assert ask("?", url, "--isolation", "some").exit_code == 2


@pytest.mark.parametrize("form", ["python+expression", "json+expression", "openai+expression"])
def test_variables_can_be_named_and_prose_around_the_expression_is_left_out(url: str, form: str) -> None:
    result = ask("Which city is warmer?", url, "--var", "home='Tokyo'", "--format", form)
    assert result.exit_code == 0
    assert result.stderr.splitlines()[0] == 'expression: warmest([get_weather("Oslo"), get_weather(city=home)])'
    assert result.stdout == "'Tokyo'\n"


MENTION = 'I will not call get_weather("Paris") today.'


def always_answering(httpserver: HTTPServer, content: str) -> str:
    """The address of a server that always answers with a text."""
    body = {"choices": [{"message": {"content": content}, "finish_reason": "stop"}]}
    httpserver.expect_request(PATH).respond_with_json(body)
    return httpserver.url_for("/v1")


def test_certainty_a_call_that_is_only_mentioned_is_words(httpserver: HTTPServer) -> None:
    address = always_answering(httpserver, MENTION)
    result = ask("?", address)
    assert (result.exit_code, result.stdout) == (0, f"{MENTION}\n")
    assert 'nothing was called: get_weather("Paris") is only mentioned; --act-on mentioned calls it' in result.stderr
    assert json.loads(ask("?", address, "--json").stdout) == {
        "answer": MENTION,
        "expression": None,
        "mentioned": 'get_weather("Paris")',
        "certainty": "mentioned",
        "notes": ["prose"],
    }
    made = ask("?", address, "--act-on", "mentioned")
    assert made.stderr.splitlines()[:3] == [
        'expression: get_weather("Paris")', "read as: mentioned (prose)", f"answer: {MENTION}",
    ]  # fmt: skip


def test_certainty_an_agent_on_the_command_line_calls_nothing_that_is_only_mentioned(httpserver: HTTPServer) -> None:
    agent = ask("?", always_answering(httpserver, MENTION), "--agent", "function-call", "--json")
    told = json.loads(agent.stdout)
    assert (agent.exit_code, told["answer"]) == (0, MENTION)
    read = [each for each in told["events"] if each["kind"] == "reading"]
    assert [(each["certainty"], each["executed"]) for each in read] == [("mentioned", False)] * 2
    assert not [each for each in told["events"] if each["kind"] == "execution"]


def test_certainty_and_notes_are_told(httpserver: HTTPServer) -> None:
    address = always_answering(httpserver, 'print(get_weather("Paris"))')
    assert ask("?", address).stderr.splitlines()[1] == "read as: repaired (print)"
    record = json.loads(ask("?", address, "--json").stdout)
    assert (record["certainty"], record["notes"]) == ("repaired", ["print"])
    result = ask("?", address, "--act-on", "exact")
    assert (result.exit_code, result.stdout) == (1, 'print(get_weather("Paris"))\n')
    assert result.stderr == (
        "error: nothing was called: get_weather('Paris') was read as repaired (print); --act-on repaired calls it\n"
    )
    record = json.loads(ask("?", address, "--act-on", "exact", "--json").stdout)
    assert (record["answer"], record["expression"]) == ('print(get_weather("Paris"))', "get_weather('Paris')")
    assert (record["certainty"], record["error"]["type"]) == ("repaired", "Uncertain")


def test_certainty_a_call_that_acts_and_stands_among_words_is_told_with_the_answer(
    httpserver: HTTPServer, tmp_path: Path
) -> None:
    (tmp_path / "bank.py").write_text("def pay(to: str) -> str:\n    return f'paid {to}'\n")
    answer = "I can pay ann now:\n\npay('ann')"
    arguments = ["ask", "?", "-t", str(tmp_path / "bank.py"), "--model", "m"]
    result = CliRunner().invoke(app, [*arguments, "--base-url", always_answering(httpserver, answer)])
    assert (result.exit_code, result.stdout) == (1, f"{answer}\n")
    assert "nothing was called: pay('ann') was read as apart (prose); --act-on apart calls it" in result.stderr


def test_a_json_record_holds_the_calls(url: str) -> None:
    result = ask("How warm is it in both cities?", url, "--json")
    record = json.loads(result.stdout)
    assert (result.exit_code, result.stderr, record["source"]) == (0, "", SCRIPTS["both cities"])
    assert [call["output"]["temperature"] for call in record["calls"]] == [22.0, 50.0]


def test_an_answer_in_words_is_the_answer(url: str) -> None:
    result = ask("Hello?", url)
    assert (result.exit_code, result.stdout, result.stderr) == (0, f"{PROSE}\n", "")
    assert json.loads(ask("Hello?", url, "--json").stdout) == {"answer": PROSE, "expression": None}


@pytest.mark.parametrize(
    ("question", "message"),
    [
        ("broken", "invalid syntax"),
        ("forbidden", "'__globals__' starts with an underscore"),
        ("misspelt", "did you mean 'get_weather'"),
        ("wrong unit", "unit: expected Literal['celsius', 'fahrenheit'], got 'kelvin'"),
    ],
)
def test_an_expression_that_cannot_run_is_told_with_a_caret(url: str, question: str, message: str) -> None:
    result = ask(question, url)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.splitlines()[0] == f"expression: {SCRIPTS[question]}"
    assert "\nerror: " in f"\n{result.stderr}"
    assert message in result.stderr
    assert f"  1 | {SCRIPTS[question]}" in result.stderr
    assert "^" in result.stderr


def test_a_tool_that_fails_is_told(url: str) -> None:
    result = ask("Atlantis", url)
    assert result.exit_code == 1
    assert "\nerror: get_weather raised LookupError: no weather station in Atlantis" in result.stderr
    assert "failed" in result.stderr


def test_the_parts_of_the_command_are_public(url: str) -> None:
    """The same from Python: show, ask, read, execute."""

    async def asked() -> Any:
        manager = ToolManager([get_weather, warmest])
        prompt_format = PromptFormat()
        definitions = [tool.definition for tool in manager.tools.values()]
        async with OpenAIModel("scripted", base_url=url) as model:
            message = await model.complete(prompt_format.messages("both cities", definitions))
        expression = prompt_format.read(message.content, manager.tools)
        assert expression is not None
        return await manager.aexecute(expression)

    output = asyncio.run(asked())
    assert output.output == [Weather("Paris", 22.0, "celsius"), Weather("Tokyo", 50.0, "fahrenheit")]
    first, second = output.calls
    assert second.start_s < first.start_s + first.duration_s


# What a good server never does.


def test_a_server_that_is_not_there_is_one_message() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and so nobody else listens there
        address = f"http://127.0.0.1:{taken.getsockname()[1]}/v1"
        result = ask("Hello?", address)
        as_json = ask("Hello?", address, "--json")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("error: model 'scripted' at http://127.0.0.1:")
    assert "cannot be reached" in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert (as_json.exit_code, as_json.stderr) == (1, "")
    assert json.loads(as_json.stdout)["error"]["type"] == "ModelConnectionError"


def answering(httpserver: HTTPServer, content: str | None = None, finish_reason: str = "stop", **more: Any) -> None:
    message = {"role": "assistant", "content": content, **more}
    body = {"choices": [{"message": message, "finish_reason": finish_reason}]}
    httpserver.expect_ordered_request(PATH).respond_with_json(body)


def test_a_busy_server_is_asked_again(httpserver: HTTPServer) -> None:
    httpserver.expect_ordered_request(PATH).respond_with_json({}, status=429, headers={"retry-after-ms": "1"})
    answering(httpserver, "get_weather('Oslo').temperature")
    result = ask("How cold is Oslo?", httpserver.url_for("/v1"))
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "-3.0")
    assert len(httpserver.log) == 2


def test_the_request_shows_the_tools_and_the_question(httpserver: HTTPServer) -> None:
    answering(httpserver, "Cold.")
    ask("How cold is Oslo?", httpserver.url_for("/v1"), "--var", "key='secret'")
    request = httpserver.log[0][0].json
    assert request is not None
    system, user = request["messages"]
    assert (request["model"], user["content"]) == ("scripted", "How cold is Oslo?")
    for part in ("def get_weather(", "def warmest(", "class Weather", "Name of the city", "key: str"):
        assert part in system["content"]
    assert "secret" not in system["content"]


@pytest.mark.parametrize("content", [None, "", "  \n"], ids=["null", "empty", "blank"])
def test_an_empty_answer_is_told(httpserver: HTTPServer, content: str | None) -> None:
    answering(httpserver, content)
    result = ask("Hello?", httpserver.url_for("/v1"))
    assert (result.exit_code, result.stdout, "Your answer was empty." in result.stderr) == (1, "", True)


CALL = [{"id": "a", "type": "function", "function": {"name": "get_weather", "arguments": '{"city": "Oslo"}'}}]


@pytest.mark.parametrize("form", ["native", "python+expression"])
def test_calls_through_the_tools_api_are_executed(httpserver: HTTPServer, form: str) -> None:
    answering(httpserver, None, tool_calls=CALL)
    result = ask("Oslo?", httpserver.url_for("/v1"), "--format", form)
    assert result.exit_code == 0
    assert result.stderr.splitlines()[0] == "expression: get_weather(city='Oslo')"
    assert ("tools" in httpserver.log[0][0].json) is (form == "native")


def test_a_program_may_be_asked_for(httpserver: HTTPServer) -> None:
    answering(httpserver, "```python\nw = get_weather('Oslo')\nw.temperature + 3\n```")
    result = ask("Oslo?", httpserver.url_for("/v1"), "--format", "python+code")
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "0.0")


@pytest.mark.parametrize(
    ("message", "finish_reason", "fault"),
    [
        ({"content": "[get_weather('Os"}, "length", "the model would read: Your answer was cut off"),
        ({"content": None, "tool_calls": [{**CALL[0], "function": {"name": "get_weather", "arguments": "{"}}]},
         "tool_calls", "The arguments of 'get_weather' are not JSON"),
    ],
    ids=["length", "broken arguments"],
)  # fmt: skip
def test_an_answer_that_cannot_be_used_is_one_error(
    httpserver: HTTPServer, message: dict[str, Any], finish_reason: str, fault: str
) -> None:
    answering(httpserver, finish_reason=finish_reason, **message)
    result = ask("Oslo?", httpserver.url_for("/v1"))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(
        "error: the answer of model 'scripted' cannot be used; with --agent, the model would"
    )
    assert fault in result.stderr


@pytest.mark.parametrize(
    ("status", "body", "message"),
    [
        (500, '{"error": {"message": "out of memory"}}', "answered with status 500: out of memory"),
        (401, '{"error": {"message": "no such key"}}', "answered with status 401: no such key"),
        (404, "<html>\n[red]not here[/red]\x1b[31m</html>", "answered with status 404: "),
        (200, "<html>hello</html>", "is not JSON"),
        (200, '{"choices": []}', "holds no choices"),
    ],
    ids=["failed", "no key", "not found", "no JSON", "no choices"],
)
def test_a_server_that_says_no_is_one_message(httpserver: HTTPServer, status: int, body: str, message: str) -> None:
    httpserver.expect_request(PATH).respond_with_data(body, status=status, headers={"retry-after-ms": "1"})
    result = ask("Hello?", httpserver.url_for("/v1"))
    assert (result.exit_code, result.stdout) == (1, "")
    assert message in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert "\x1b" not in result.stderr


def test_a_bad_address_is_one_message() -> None:
    result = ask("Hello?", "localhost:8080")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "base_url is not the address of a server" in result.stderr


def test_without_a_key_and_an_address_nothing_is_asked() -> None:
    result = CliRunner().invoke(app, ["ask", "Hello?", "--tools", WEATHER, "--model", "m"])
    assert result.exit_code == 1
    assert result.stderr.startswith("error: no API key")


def test_with_a_grammar_a_model_can_write_nothing_but_calls(url: str) -> None:
    assert "unknown name 'get_wether'" in ask("misspelt", url).stderr
    result = ask("misspelt", url, "--grammar", "--json")
    record = json.loads(result.stdout)
    assert record["source"].startswith(("get_weather(", "warmest(", "["))
    # Whatever the model has put together is right by its types; an empty list alone calls nothing.
    assert record["calls"] or record["source"] == "[]"
    assert record["error"] is None or record["error"]["kind"] == "tool"


def test_a_grammar_is_for_expressions() -> None:
    result = ask("?", "http://127.0.0.1:9/v1", "--grammar", "--format", "python+json")
    assert result.exit_code == 2
    assert "only the answer format 'expression' has a grammar" in result.stderr
