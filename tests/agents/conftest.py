from collections.abc import Iterator

import pytest

from tests.support.llama_server import llama_server
from tests.support.scripted_gguf import write_scripted_gguf

SCRIPTS = {
    # What the last message of the user holds → what the model answers. Observations are told by the user.
    "Observation: Error: get_current_weather: unit": (
        '```python\n[get_current_weather("Tokyo", unit="celsius"), get_current_weather("Paris", unit="celsius")]\n```'
    ),
    'Observation: [\'{"location": "Tokyo"': "The current weather in Tokyo is 10 degrees, and in Paris 22.",
    "weather": '[get_current_weather("Tokyo", unit="kelvin"), get_current_weather("Paris")]',
    "thinking aloud": "Thought: I multiply.\nAction: multiply(2, 4)",
    "Observation: 8": "Thought: I add.\nAction: add(20, 8)",
    "Observation: 28": "Thought: I know it.\nFinish: Answer: The result of 20+(2*4) is 28.",
    "in programs": "```python\nx = multiply(2, 4)\nprint('x is', x)\n```",
    "Observation: x is 8": "```python\nfinal_answer(add(20, x))\n```",
    "Give the final answer": "The final answer is 28.",
    "its result: Multiply": "It is eight: 8.",
    "its result: Add": "add(20, 8 + 0)",
    "by a plan": "1. Multiply 2 by 4.\n2. Add the result to 20.\n<END_OF_PLAN>",
    "Evidence #E2:": "\nHennessy ",
    "cognac": "Plan: look it up\n#E1 = wikipedia[The Hennchata]\nPlan: ask\n#E2 = wikipedia[house in #E1]",
    "for ever": "add(1, 1)",
    "Observation: 2": "add(1, 1)",
}


@pytest.fixture(scope="session")
def agent_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    model = write_scripted_gguf(tmp_path_factory.mktemp("model") / "agent.gguf", SCRIPTS, "I do not know.")
    with llama_server(model) as base_url:
        yield base_url


@pytest.fixture(autouse=True)
def own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The developer's own keys, servers and proxies stay out of the tests."""
    for name in ("OPENAI_API_KEY", "OPENAI_BASE_URL", "OPENAI_ORG_ID", "OPENAI_PROJECT_ID", "OPENAI_CUSTOM_HEADERS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
