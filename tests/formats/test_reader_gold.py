"""Right answers to real questions, wrapped as models wrap theirs: each is read as if it stood alone.

`LIGHTFC_FULL=1 pytest tests/formats/test_reader_gold.py` wraps all of them.
"""

import ast
import json
import os
import re
from collections.abc import Callable
from typing import Any

import pytest

from lightfc.formats import Names
from lightfc.lab.verdicts import called_functions
from tests.support.bfcl import load_gold
from tests.support.reading import read

EVERY = 1 if os.environ.get("LIGHTFC_FULL") else 60


def listed(calls: list[str]) -> str:
    return f"[{', '.join(calls)}]"


def marked_down(call: str) -> str:
    return re.sub(r"^[\w.]+\(", lambda found: found[0].replace("_", "\\_"), call)


WRAPPERS: dict[str, Callable[[list[str]], str]] = {
    "fence of another language": lambda calls: f"```plaintext\n{listed(calls)}\n```",
    "fence of json": lambda calls: f"```json\n{listed(calls)}\n```",
    "fence on one line": lambda calls: f"```{listed(calls)}```",
    "fence not closed": lambda calls: f"```python\n{listed(calls)}",
    "fence and headings": lambda calls: f"**Call**:\n\n```\n{listed(calls)}\n```\n\n**Why**: it fits (I hope).",
    "fences": lambda calls: "\n".join(f"```python\n{call}\n```" for call in calls),
    "prose": lambda calls: f"Sure, here it is:\n\n{listed(calls)}\n\nThis gives what you asked for (I hope).",
    "prose around lines": lambda calls: "\n".join(["I will do it:", *calls, "Done."]),
    "semicolons": lambda calls: "; ".join(calls) + ";",
    "list and semicolon": lambda calls: f"{listed(calls)};",
    "lines": "\n".join,
    "bullets": lambda calls: "\n".join(f"- `{call}`" for call in calls),
    "numbers": lambda calls: "\n".join(f"{number}. {call}" for number, call in enumerate(calls, 1)),
    "quoted": lambda calls: json.dumps(listed(calls)),
    "each quoted": json.dumps,
    "each quoted as Python does": repr,
    "Markdown escapes": lambda calls: listed(list(map(marked_down, calls))),
    "escaped quotes": lambda calls: listed(calls).replace('"', '\\"').replace("'", "\\'"),
    "assignments": lambda calls: "\n".join(f"r{number} = {call}" for number, call in enumerate(calls)),
    "printed": lambda calls: "\n".join(f"print({call})" for call in calls),
    "tag": lambda calls: f"<tool_call>\n{listed(calls)}\n</tool_call>",
    "tags": lambda calls: "\n".join(f"<tool_call>{call}</tool_call>" for call in calls),
    "tag not closed": lambda calls: f"<tool_call>{listed(calls)}",
    "special tokens": lambda calls: f"<|python_tag|>{listed(calls)}<|eom_id|>",
    "end of turn": lambda calls: f"{listed(calls)}<|eot_id|>",
    "without the last bracket": lambda calls: listed(calls)[:-1],
    "without the last two": lambda calls: listed(calls)[:-2],
    "trailing comma": lambda calls: f"[{', '.join(calls)},]",
    "JSON constants": lambda calls: re.sub(r"\b(True|False)\b", lambda found: found[0].lower(), listed(calls)),
    "thinking": lambda calls: f"<think>I could call {calls[0]} here.</think>\n{listed(calls)}",
    "the end of thinking": lambda calls: f"I could call {calls[0]}.\n</think>\n\n{listed(calls)}",
    "said twice": lambda calls: f"{listed(calls)}\n{listed(calls)}",
}


def written(expression: str) -> list[str]:
    tree = ast.parse(expression, mode="eval").body
    return [ast.unparse(call) for call in (tree.elts if isinstance(tree, ast.List) else [tree])]


def told(text: str, names: Names) -> Any:
    found = read(text, names)
    calls = called_functions(found)
    # Two strings hold these words themselves.
    return None if calls is None else str(calls).replace("True", "true").replace("False", "false")


@pytest.mark.parametrize("wrapper", WRAPPERS)
def test_a_wrapped_answer_is_read_as_if_it_stood_alone(wrapper: str) -> None:
    for case in load_gold()[::EVERY]:
        names = Names(function["name"] for function in case["functions"])
        calls = written(case["expression"])
        assert told(WRAPPERS[wrapper](calls), names) == told(listed(calls), names), case["id"]
