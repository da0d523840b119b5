import asyncio
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from lightfc.core.messages import Message, Usage
from lightfc.models import OpenAIModel
from tests.models.conftest import DEFAULT, SCRIPTS
from tests.support.llama_server import llama_server
from tests.support.scripted_gguf import MAX_ANSWER_BYTES, write_scripted_gguf

ROOT = Path(__file__).parents[2]


def ask(base_url: str, *messages: Message, temperature: float = 0.0) -> Message:
    async def asked() -> Message:
        async with OpenAIModel("scripted", base_url=base_url, temperature=temperature) as model:
            return await model.complete(messages)

    return asyncio.run(asked())


@pytest.mark.parametrize("temperature", [0.0, 1.0])
@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("What is the weather like?", SCRIPTS["weather"]),
        ("Please say «hello» to me.", SCRIPTS["say «hello»"]),
        ("Say nothing.", SCRIPTS["nothing"]),
        ("Explain it at length.", SCRIPTS["at length"]),
        ("What is the time?", DEFAULT),
        ("nothing about the weather", SCRIPTS["weather"]),
    ],
    ids=["expression", "any characters", "empty", "long", "default", "first trigger wins"],
)
def test_says_exactly_what_was_prepared(llama_url: str, question: str, answer: str, temperature: float) -> None:
    reply = ask(llama_url, Message("system", "weather"), Message("user", question), temperature=temperature)
    assert reply == Message("assistant", answer)
    assert reply.finish_reason == "stop"


def test_the_last_message_of_the_user_decides(llama_url: str) -> None:
    conversation = [Message("user", "weather"), Message("assistant", "weather"), Message("user", "Say nothing.")]
    assert ask(llama_url, *conversation).content == SCRIPTS["nothing"]


def test_each_byte_costs_a_token_and_the_prompt_is_counted(llama_url: str) -> None:
    short = ask(llama_url, Message("user", "?")).usage
    long = ask(llama_url, Message("user", "?" * 11)).usage
    assert short is not None
    assert long is not None
    assert short.completion_tokens == len(DEFAULT.encode()) + 1  # and the end of the answer
    assert long == Usage(short.prompt_tokens + 10, short.completion_tokens)


def test_a_file_stays_small(tmp_path: Path) -> None:
    path = write_scripted_gguf(tmp_path / "model.gguf", {}, "x" * MAX_ANSWER_BYTES)
    assert path.stat().st_size < 3_000_000


def test_answers_beyond_the_limit_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="4001 bytes together, more than 4000"):
        write_scripted_gguf(tmp_path / "model.gguf", {"a": "x" * MAX_ANSWER_BYTES}, "y")


def test_a_server_is_gone_after_its_context(tmp_path: Path) -> None:
    with llama_server(write_scripted_gguf(tmp_path / "model.gguf", {}, "here")) as base_url:
        assert ask(base_url, Message("user", "?")).content == "here"
    with pytest.raises(ConnectionRefusedError):
        connect(base_url)


def test_a_server_that_does_not_start_says_why(tmp_path: Path) -> None:
    (tmp_path / "model.gguf").write_bytes(b"no model")
    with (
        pytest.raises(RuntimeError, match=r"(?s)did not serve .*model\.gguf.*Failed to init server"),
        llama_server(tmp_path / "model.gguf"),
    ):
        pass


def test_a_server_dies_with_the_process_that_started_it(tmp_path: Path) -> None:
    model = write_scripted_gguf(tmp_path / "model.gguf", {}, "")
    program = (
        "import pathlib, sys; from tests.support.llama_server import llama_server\n"
        "with llama_server(pathlib.Path(sys.argv[1])) as url: print(url, flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", program, str(model)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        base_url = parent.stdout.readline().strip()
        with connect(base_url) as connection:
            parent.kill()
            assert closed(connection)
    assert refuses(base_url)


def refuses(base_url: str) -> bool:
    """Wait until nothing listens any more: the connections of a process end before its listening socket does."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        try:
            with connect(base_url) as connection:
                closed(connection)
        except ConnectionRefusedError:
            return True
    return False


def connect(base_url: str) -> socket.socket:
    address = urlsplit(base_url)
    assert address.hostname is not None
    assert address.port is not None
    return socket.create_connection((address.hostname, address.port))


def closed(connection: socket.socket) -> bool:
    """Wait until the other side closes."""
    try:
        return connection.recv(1) == b""
    except (ConnectionResetError, BrokenPipeError):
        return True
