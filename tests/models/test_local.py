"""A model in a GGUF file, run by llama.cpp in a child process of its own."""

import asyncio
import gc
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from lightfc.cli.commands import app
from lightfc.core.errors import ModelError
from lightfc.core.messages import Message
from lightfc.models import Delta, LocalModel, StreamingModel
from tests.support.scripted_gguf import write_scripted_gguf

ROOT = Path(__file__).parents[2]
QUESTION = [Message("user", "?")]


@pytest.fixture(scope="module")
def gguf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    scripts = {"Observation: 28": "It is 28.", "sum": "add(a=20, b=multiply(a=2, b=4))"}
    return write_scripted_gguf(tmp_path_factory.mktemp("model") / "small.gguf", scripts, "I do not know.")


def test_answers_and_streams_and_starts_again_after_its_end(gguf: Path) -> None:
    async def asked() -> list[Any]:
        async with LocalModel(gguf, n_threads=1) as model:
            assert isinstance(model, StreamingModel)
            whole = await model.complete(QUESTION)
            *deltas, last = [piece async for piece in model.stream(QUESTION)]
        async with model:
            return [
                whole,
                last,
                "".join(each.content for each in deltas if isinstance(each, Delta)),
                await model.complete(QUESTION),
            ]

    whole, last, said, again = asyncio.run(asked())
    assert whole == last == again == Message("assistant", "I do not know.")
    assert said == "I do not know."


def test_a_forgotten_model_ends_its_process(gguf: Path) -> None:
    model = LocalModel(gguf)
    asyncio.run(model.complete(QUESTION))
    assert model._stop is not None
    found: Any = model._stop.peek()
    process = found[2][0]
    del found, model
    while process.poll() is None:  # a collection that another thread has begun makes this one none
        gc.collect()
    assert process.poll() == 0


def test_cancelling_ends_a_process_that_is_still_loading(gguf: Path) -> None:
    model = LocalModel(gguf)
    model._command = [sys.executable, "-c", "import time; time.sleep(600)"]

    async def cancelled() -> None:
        tasks = [asyncio.ensure_future(model.complete(QUESTION)) for _ in range(2)]
        while model._loading is None:  # noqa: ASYNC110 - a thread sets it
            await asyncio.sleep(0.01)
        tasks[0].cancel()
        await asyncio.wait([tasks[0]])
        assert model._loading.poll() is None  # the other one waits for it
        tasks[1].cancel()
        await asyncio.wait([tasks[1]])
        assert all(task.cancelled() for task in tasks)

    asyncio.run(cancelled())
    assert model._loading is None


def test_files_that_are_not_there_or_no_models(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="there is no model file"):
        LocalModel(tmp_path / "no.gguf")
    with pytest.raises(TypeError, match="path must be the path of a file, not int"):
        LocalModel(3)  # type: ignore[arg-type]
    (tmp_path / "bad.gguf").write_bytes(b"no model")
    with pytest.raises(ModelError, match=r"llama.cpp cannot load '.*bad.gguf': \S.*'GGUF'$"):
        asyncio.run(LocalModel(tmp_path / "bad.gguf").complete(QUESTION))


@pytest.mark.parametrize("option", ["n_ctx", "n_threads", "timeout_s", "max_tokens"])
def test_options_out_of_range_are_refused_at_once(gguf: Path, option: str) -> None:
    with pytest.raises(ValueError, match=f"{option} must be "):
        LocalModel(gguf, **{option: 0})  # type: ignore[arg-type]


def test_without_the_extra_the_error_says_what_to_install(gguf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(ModelError, match=r"pip install 'lightfc\[local\]'"):
        LocalModel(gguf)


def test_the_command_line_needs_no_server(gguf: Path) -> None:
    command = [sys.executable, "-m", "lightfc", "ask", "What is the sum?", "--tools", "examples/agents/step_by_step.py"]
    options = ["--gguf", str(gguf), "--agent", "function-call"]
    done = subprocess.run([*command, *options], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "It is 28."


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ([], "give a model: --model NAME (with --base-url for a server of your own), or --gguf FILE"),
        (["--gguf", "x", "--model", "y"], "--gguf FILE is a model without a server"),
        (["--gguf", "x", "--base-url", "http://127.0.0.1:9/v1"], "--gguf FILE is a model without a server"),
    ],
    ids=["neither", "both", "a file and a server"],
)
def test_either_a_file_or_a_model_is_asked(options: list[str], told: str) -> None:
    result = CliRunner().invoke(app, ["ask", "?", "--tools", str(ROOT / "examples/agents/step_by_step.py"), *options])
    assert result.exit_code == 2
    assert told in result.stderr.replace("\n", " ")
