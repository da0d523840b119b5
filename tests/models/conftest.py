from collections.abc import Iterator

import pytest

from tests.support.llama_server import llama_server
from tests.support.scripted_gguf import write_scripted_gguf

SCRIPTS = {
    "weather": '[weather("Paris"), weather("Zürich", days=3)]',
    "say «hello»": '  "quotes" and \'more\'\n\n\t{"brackets": [1, (2,)]} \\n 你好 🎉 <think>no</think>\n',
    "nothing": "",
    "at length": "".join(f"x{i} = f({i})\n" for i in range(150)),
}
DEFAULT = "I do not know ▁ that."


@pytest.fixture(scope="session")
def llama_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    model = write_scripted_gguf(tmp_path_factory.mktemp("model") / "scripted.gguf", SCRIPTS, DEFAULT)
    with llama_server(model) as base_url:
        yield base_url


@pytest.fixture(autouse=True)
def own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The developer's own keys, servers and proxies stay out of the tests."""
    for name in ("OPENAI_API_KEY", "OPENAI_BASE_URL", "OPENAI_ORG_ID", "OPENAI_PROJECT_ID", "OPENAI_CUSTOM_HEADERS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
