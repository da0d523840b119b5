import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

from lightfc import ToolDefinitionError, ToolManager
from lightfc.tools.loading import load_tools


@pytest.fixture(autouse=True)
def modules() -> Iterator[None]:
    """Modules and search path are as they were after each test."""
    loaded, path = set(sys.modules), list(sys.path)
    yield
    for name in set(sys.modules) - loaded:
        del sys.modules[name]
    sys.path[:] = path


def write(folder: Path, text: str, name: str = "my_tools.py") -> str:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return str(path)


FUNCTIONS = """
import dataclasses
from os.path import join
from lightfc import tool

context = {"x": 2}
CONSTANT = 3

@dataclasses.dataclass
class Point:
    x: int

def add(a: int, b: int) -> int:
    "Add."
    return a + b

plus = add

async def later(point: Point) -> int:
    "Later."
    return point.x

@tool(name="math.double")
def double(a: int) -> int:
    "Double."
    return 2 * a

same = double

def _hidden(a: int) -> int:
    return a
"""


def test_the_public_functions_of_a_file_are_its_tools(tmp_path: Path) -> None:
    toolbox = load_tools(write(tmp_path, FUNCTIONS))
    assert [tool.name for tool in toolbox.tools] == ["add", "later", "math.double"]
    assert toolbox.context == {"x": 2}
    assert toolbox.problems == {}
    manager = ToolManager(toolbox.tools, toolbox.context)
    assert manager.execute("[add(x, 1), later(Point(4)), math.double(3)]").output == [3, 4, 6]


def test_a_list_says_what_the_tools_are(tmp_path: Path) -> None:
    text = (
        "import math\nfrom functools import partial\ndef no(): ...\ntools = [math.gcd, partial(pow, 2), 3, lambda a: a]"
    )
    toolbox = load_tools(write(tmp_path, text))
    assert "a tool needs a callable, not int" in toolbox.problems["tools[2]"]
    assert "has no name of its own" in toolbox.problems["tools[3]"]
    assert {tool.name for tool in toolbox.tools} <= {"gcd", "pow"}


def test_no_tool_of_a_list_is_lost_to_another_of_its_name(tmp_path: Path) -> None:
    text = "class A:\n def f(self, a: int): 'F.'\ntools = [A().f, A().f]"
    toolbox = load_tools(write(tmp_path, text))
    with pytest.raises(ToolDefinitionError, match="two tools are named 'f'"):
        ToolManager(toolbox.tools)


def test_functions_that_cannot_be_tools_are_problems(tmp_path: Path) -> None:
    text = "def good(a: int): 'Good.'\ndef bad(a: 'Missing'): 'Bad.'"
    toolbox = load_tools(write(tmp_path, text))
    assert [tool.name for tool in toolbox.tools] == ["good"]
    assert "'Missing'" in toolbox.problems["bad"]


@pytest.mark.parametrize("name", ["my_package.my_tools", "my_package/my_tools.py"], ids=["module", "relative path"])
def test_modules_and_paths_are_looked_for_in_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    write(tmp_path, FUNCTIONS, "my_package/my_tools.py")
    monkeypatch.chdir(tmp_path)
    assert len(load_tools(name).tools) == 3


def test_a_file_may_import_its_neighbours(tmp_path: Path) -> None:
    write(tmp_path, "def helped() -> int:\n    return 7", "my_neighbour.py")
    text = "from my_neighbour import helped\ndef f() -> int:\n    'F.'\n    return helped()"
    toolbox = load_tools(write(tmp_path, text))
    assert [tool.name for tool in toolbox.tools] == ["f"]
    assert ToolManager(toolbox.tools).execute("f()").output == 7


@pytest.mark.parametrize("stem", ["json", "this", "lightfc"])
def test_a_file_with_the_name_of_another_module_replaces_nothing(tmp_path: Path, stem: str) -> None:
    before = sys.modules.get(stem)
    toolbox = load_tools(write(tmp_path, FUNCTIONS, f"{stem}.py"))
    assert [tool.name for tool in toolbox.tools] == ["add", "later", "math.double"]
    assert sys.modules.get(stem) is before


def test_two_files_of_one_name_keep_their_own_types(tmp_path: Path) -> None:
    text = (
        "from __future__ import annotations\nfrom dataclasses import dataclass\n"
        "@dataclass\nclass P:\n    {}: int\ndef take(p: P) -> dict:\n    'Take.'\n    return vars(p)"
    )
    first = load_tools(write(tmp_path, text.format("a"), "one/my_tools.py"))
    second = load_tools(write(tmp_path, text.format("b"), "two/my_tools.py"))
    assert ToolManager(first.tools).execute("take({'a': 1})").output == {"a": 1}
    assert ToolManager(second.tools).execute("take({'b': 1})").output == {"b": 1}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("def f(:", r"my_tools\.py: cannot be imported: SyntaxError: [^,]*\(my_tools\.py, line 1\)$"),
        ("x = 1\n1 / 0", r"my_tools\.py: cannot be imported: ZeroDivisionError: .* \(my_tools\.py, line 2\)$"),
        ("import no_such_module_at_all", "cannot be imported: ModuleNotFoundError: No module named 'no_such"),
        ("\nimport sys\nsys.exit(3)", r"my_tools\.py: cannot be imported: SystemExit: 3 \(my_tools\.py, line 3\)$"),
        ("raise ValueError('[red]')", r"ValueError: \[red\]"),
        ("def f():\n\treturn 1\n        return 2", r"my_tools\.py: cannot be imported: (TabError|IndentationError)"),
        ("tools = 3", "'tools' must be a list of functions, not int"),
        ("context = 3", "'context' must be a dict of variables, not int"),
        ("x = 1", "there is no tool in it; define a public function"),
        ("", "there is no tool in it"),
        ("tools = []", "there is no tool in it"),
    ],
    ids=[
        "syntax error", "raises", "missing import", "exits", "markup", "tabs", "tools", "context", "no tool", "empty",
        "empty list",
    ],
)  # fmt: skip
def test_files_that_give_no_tools_say_why(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ToolDefinitionError, match=message):
        load_tools(write(tmp_path, text))


def test_a_file_that_fails_since_another_does_names_that_one(tmp_path: Path) -> None:
    write(tmp_path, "x = 1\n\n\n1 / 0", "its_fault.py")
    with pytest.raises(ToolDefinitionError, match=r"my_tools\.py: .* division by zero \(its_fault\.py, line 4\)$"):
        load_tools(write(tmp_path, "import its_fault"))


def test_a_wrong_option_in_a_file_names_the_line_of_the_file(tmp_path: Path) -> None:
    text = "from lightfc import tool\n\n@tool(timout_s=1)\ndef f(): 'F.'"
    with pytest.raises(ToolDefinitionError, match=r"did you mean 'timeout_s'\? \(my_tools\.py, line 3\)$"):
        load_tools(write(tmp_path, text))


def test_a_file_that_failed_can_be_loaded_when_it_is_mended(tmp_path: Path) -> None:
    path = write(tmp_path, "def f(): 'F.'\n1 / 0")
    with pytest.raises(ToolDefinitionError, match="ZeroDivisionError"):
        load_tools(path)
    assert "my_tools" not in sys.modules
    assert [tool.name for tool in load_tools(write(tmp_path, "def mended(): 'F.'")).tools] == ["mended"]


def test_an_interrupt_while_a_file_loads_is_no_fault_of_the_file(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        load_tools(write(tmp_path, "raise KeyboardInterrupt"))


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    wanted = "there is no Python file .*; give the path of one, or the name of a module"
    with pytest.raises(ToolDefinitionError, match=wanted):
        load_tools(str(tmp_path / "no.py"))
    with pytest.raises(ToolDefinitionError, match="there is no Python file"):
        load_tools(str(tmp_path))
    with pytest.raises(ToolDefinitionError, match="there is no module named 'no_such_module_at_all', and no file"):
        load_tools("no_such_module_at_all")
    with pytest.raises(ToolDefinitionError, match=r"there is no module named 'json\.no_such_module_at_all'"):
        load_tools("json.no_such_module_at_all")
    (tmp_path / "data.csv").write_text("a,b")
    with pytest.raises(ToolDefinitionError, match=r"there is no Python file .*data\.csv'"):
        load_tools(str(tmp_path / "data.csv"))


def test_a_registry_may_say_what_the_tools_of_a_file_are(tmp_path: Path) -> None:
    text = """
        from typing import Annotated
        from lightfc import Injected, ToolRegistry

        tools = ToolRegistry("mine")
        injected = {"unit": "m"}

        @tools.register
        def long(length: int, unit: Annotated[str, Injected()]) -> str:
            return f"{length} {unit}"
    """
    toolbox = load_tools(write(tmp_path, textwrap.dedent(text)))
    assert [tool.name for tool in toolbox.tools] == ["long"]
    assert toolbox.injected == {"unit": "m"}


def test_what_a_file_injects_must_be_a_dict(tmp_path: Path) -> None:
    with pytest.raises(ToolDefinitionError, match="'injected' must be a dict of variables, not list"):
        load_tools(write(tmp_path, "injected = []\ndef f(): pass"))


def test_what_is_marked_is_a_tool_wherever_it_comes_from(tmp_path: Path) -> None:
    (tmp_path / "marked_elsewhere.py").write_text(
        "from lightfc import tool\n@tool(read_only=True)\ndef theirs() -> int:\n    'A.'\n    return 1\n"
        "def unmarked() -> int:\n    'B.'\n    return 2\n"
    )
    (tmp_path / "marked_here.py").write_text("from marked_elsewhere import theirs, unmarked\n")
    toolbox = load_tools(str(tmp_path / "marked_here.py"))
    assert [(each.name, each.read_only) for each in toolbox.tools] == [("theirs", True)]
