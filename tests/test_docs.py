"""What the pages of `docs/` show is what happens."""

import contextlib
import io
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[1] / "docs"
EXAMPLES = [
    pytest.param(example, id=f"{page.relative_to(DOCS)}-{number}")
    for page in sorted(DOCS.rglob("*.md"))
    for number, example in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S))
    if "print(" in example  # others show a way of writing and not what comes of it
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_prints_what_its_comments_say(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(example, {"__name__": "example"})
    # Of other lines, a comment says what they do; beside or below a `print` it says what is printed.
    told = re.findall(r"^(?:\s*print\(.*\)  )?# (.*)$", example, re.M)
    assert printed.getvalue().splitlines() == told
