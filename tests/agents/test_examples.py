"""The agents of `examples/` against llama.cpp's own server."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.llama_server import llama_server
from tests.support.scripted_gguf import write_scripted_gguf

ROOT = Path(__file__).parents[2]

SCRIPTS = {
    # Weather.
    "Observation: [": "It is 10 degrees Celsius in Tokyo and 22 in Paris.",
    "weather": '[get_current_weather("Tokyo", unit="celsius"), get_current_weather("Paris", unit="celsius")]',
    # The sum, for all four agents.
    "its result:": "28",
    "Observation: 28": "Finish: 28",
    "Task: What is 20+(2*4)?": "28",
    "20+(2*4)": "add(20, multiply(2, 4))",
    # The cognac house.
    "Evidence #E2:": "Hennessy",
    "cognac": "Plan: look\n#E1 = WikipediaWorker[The Hennchata]\nPlan: ask\n#E2 = LLMWorker[the house in #E1]",
    # The registry.
    "12 + 4": "add\n```python\ntool_call(a=12, b=4)\n```",
    "16": "12 + 4 = 16",
}
LAST = {
    "weather_agent": "It is 10 degrees Celsius in Tokyo and 22 in Paris.",
    "step_by_step": "programs: Finish: 28   (multiply(2, 4) = 8, add(20, multiply(2, 4)) = 28; 2 requests)",
    "cognac": "Hennessy",
    "registry": "<|assistant|> 12 + 4 = 16",
}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    model = write_scripted_gguf(tmp_path_factory.mktemp("model") / "examples.gguf", SCRIPTS, "I do not know.")
    with llama_server(model) as base_url:
        yield base_url


@pytest.mark.parametrize("name", LAST)
def test_an_example_works_with_a_server(url: str, name: str) -> None:
    command = [sys.executable, f"examples/agents/{name}.py", "--base-url", url, "--model", "scripted"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == LAST[name]


def test_the_cells_of_the_quickstart_run_where_a_loop_runs_already_as_in_a_notebook(
    capsys: pytest.CaptureFixture[str],
) -> None:
    cells = (ROOT / "examples" / "agents" / "quickstart.py").read_text(encoding="utf-8").split("\n# %%")[1:]

    async def notebook() -> None:
        names: dict[str, object] = {"__name__": "__main__"}
        for cell in cells:
            exec(f"# {cell}", names)

    asyncio.run(notebook())
    assert capsys.readouterr().out.splitlines()[1] == "Two teas and a cake cost 9 euros."
