"""What docs/tools.md shows is what happens."""

import contextlib
import io
import re
from pathlib import Path

import pytest

TEXT = (Path(__file__).resolve().parents[1] / "docs" / "tools.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.S)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_prints_what_its_comments_say(example: str) -> None:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(example, {"__name__": "example"})
    said = [line.partition("# ")[2] for line in example.splitlines() if re.match(r"(print\(.*\)  )?# ", line)]
    assert printed.getvalue().splitlines() == said
