"""What a prompt says of the sandbox is true of its tables."""

import builtins
import re
import sys

import pytest

from lightfc import PromptFormat
from lightfc.agents import CodeAgent
from lightfc.formats import ANSWER_FORMATS
from lightfc.formats.answer_formats import LIBRARY
from lightfc.models import ScriptedModel
from lightfc_sandbox import ExpressionError, Policy, Sandbox
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.registry import FACADES

POLICIES = {name: Policy.PROGRAMS if form.program else Policy.EXPRESSIONS for name, form in ANSWER_FORMATS.items()}
OFFERING = [name for name, form in ANSWER_FORMATS.items() if LIBRARY in form.instruction]


def said_builtins() -> list[str]:
    """The builtins that the prompt names."""
    found = re.search(r"builtins \((.+?), …\)", LIBRARY)
    assert found is not None
    return found[1].split(", ")


def said_modules() -> list[str]:
    """The modules that the prompt names."""
    found = re.search(r"modules such as (.+?);", LIBRARY)
    assert found is not None
    return re.split(r", | and ", found[1])


def is_offered(text: str, policy: Policy) -> bool:
    """Whether the sandbox takes a program."""
    try:
        Sandbox({"f": len}, policy=policy).check(text)
    except ExpressionError:
        return False
    return True


def test_what_the_prompt_names_stands_in_the_tables() -> None:
    assert set(said_builtins()) <= set(BUILTINS)
    assert set(said_modules()) <= set(FACADES)


@pytest.mark.parametrize("asked", OFFERING)
def test_what_is_named_is_there_where_it_is_said(asked: str) -> None:
    """At the level that the answer format needs, each by its name; programs may import as well."""
    policy = POLICIES[asked]
    assert all(is_offered(f"{name}", policy) for name in said_builtins())
    assert all(is_offered(f"{name}.{member_of(name)}", policy) for name in said_modules())
    imports = [is_offered(f"import {name}", policy) for name in said_modules()]
    assert set(imports) == {ANSWER_FORMATS[asked].program}


def member_of(module: str) -> str:
    """A member of a module that the sandbox lists."""
    return next(name for name in vars(__import__(module)) if is_offered(f"{module}.{name}", Policy.EXPRESSIONS))


@pytest.mark.parametrize("asked", OFFERING)
def test_there_are_no_files_and_no_network(asked: str) -> None:
    """Of all modules and builtins of Python, none that the sandbox offers opens anything."""
    policy = POLICIES[asked]
    assert not is_offered("open('x')", policy)
    assert not is_offered("input()", policy)
    assert not any(is_offered(f"from io import {name}", policy) for name in ("open", "FileIO", "open_code"))
    opening = {"os", "socket", "ssl", "shutil", "subprocess", "pathlib", "tempfile", "http", "sqlite3"}
    opening = (opening & sys.stdlib_module_names) | {"urllib.request"}  # of urllib there is what takes addresses apart
    assert not any(is_offered(f"import {name}", policy) for name in opening)
    assert not {"open", "input", "eval", "exec", "__import__"} & set(BUILTINS) & set(vars(builtins))


@pytest.mark.parametrize("asked", [name for name in ANSWER_FORMATS if name not in OFFERING])
def test_a_form_of_calls_alone_says_nothing_of_a_library(asked: str) -> None:
    assert "builtin" not in ANSWER_FORMATS[asked].instruction


def test_an_expression_is_asked_for_where_nothing_else_is_taken() -> None:
    """No assignment and no import, as it is said, and calls that are nested or stand in a list."""
    assert "no assignment, no import" in PromptFormat("python+expression").system([])
    assert not is_offered("x = f('a')", Policy.EXPRESSIONS)
    assert not is_offered("import math", Policy.EXPRESSIONS)
    assert is_offered("[f(str(f('a'))), f('b')]", Policy.EXPRESSIONS)


def test_a_code_agent_says_what_its_programs_can_use() -> None:
    """The library, variables and functions of programs before, and what the last expression gives."""
    answers = [
        "```python\nimport math\nroot = math.sqrt(16.0)\ndef twice(x):\n    return 2 * x\nroot\n```",
        "```python\nfinal_answer(twice(root))\n```",
    ]
    run = CodeAgent(ScriptedModel(answers), []).run("What is twice the root of 16?")
    first, second = (each["messages"] for each in run.transcript if each["kind"] == "request")
    assert LIBRARY in first[0]["content"]
    assert "4.0" in second[-1]["content"]
    assert run.answer == 8.0
