"""What the pages of `docs/` show is what happens."""

import contextlib
import io
import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).resolve().parents[1] / "docs" / "calls.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.S)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_prints_what_its_comments_say(example: str) -> None:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(example, {"__name__": "example"})
    assert printed.getvalue().splitlines() == re.findall(r"(?:^|  )# (.*)$", example, re.M)
