"""What an import brings with it: a program pays only for what it uses."""

import subprocess
import sys
from typing import get_origin

import pytest

import lightfc

LIBRARIES = {
    "annotated_types", "asyncio", "asttokens", "click", "griffe", "httpx", "httpx2", "llguidance", "numpy", "openai",
    "opentelemetry", "pydantic", "pydantic_core", "rich", "ssl", "xllamacpp", "yaml",
}  # fmt: skip
PARTS = {
    f"lightfc.{part}"
    for part in (
        "agents", "cli", "cli.tables", "core.serialization", "engine.journal", "engine.managed_run", "engine.lifecycle",
        "export", "formats", "lab", "models", "schema", "tools.manager",
    )
}  # fmt: skip
A_CALL = "ToolManager([f]).execute('f(1)'); assert ToolManager([f]).execute('f(1)').output == 1"


@pytest.mark.parametrize(
    ("code", "absent"),
    [
        pytest.param("from lightfc_sandbox import Sandbox", LIBRARIES | {"lightfc"}, id="the sandbox"),
        pytest.param(
            "from lightfc_sandbox import Sandbox; assert Sandbox({'x': 2}).run('x + 1') == 3",
            LIBRARIES | {"lightfc"},
            id="an expression",
        ),
        pytest.param("import lightfc", LIBRARIES | PARTS | {"lightfc_sandbox"}, id="the package"),
        pytest.param(
            "from lightfc import FunctionTool, tool, registry",
            LIBRARIES | PARTS | {"importlib.metadata"},
            id="its decorators",
        ),
        pytest.param(
            "from lightfc import ToolManager\ndef f(a: int) -> int: return a\n" + A_CALL,
            LIBRARIES - {"annotated_types", "asyncio", "pydantic", "pydantic_core", "ssl"}
            | PARTS - {"lightfc.tools.manager", "lightfc.schema"},
            id="a call",
        ),
        pytest.param(
            "from lightfc import ToolManager; assert ToolManager(context={'x': 2}).execute('[x + 1]').output == [3]",
            LIBRARIES - {"asyncio", "ssl"}
            | {"importlib.metadata"}
            | PARTS - {"lightfc.schema", "lightfc.tools.manager"},
            id="an expression without tools",
        ),
        pytest.param(
            "import lightfc.cli.commands",
            LIBRARIES - {"asyncio", "click", "ssl"}
            | {"lightfc.agents", "lightfc.cli.tables", "lightfc.engine.journal", "lightfc.formats", "lightfc.models"},
            id="the command line",
        ),
        pytest.param(
            "from lightfc.cli.commands import app; app(['eval', '[x, 1]', '--var', 'x=2'], standalone_mode=False)",
            LIBRARIES - {"asyncio", "click", "ssl"}
            | {"lightfc.agents", "lightfc.cli.tables", "lightfc.engine.journal", "lightfc.formats", "lightfc.lab"}
            | {"lightfc.models", "sqlite3"},
            id="the command for an expression",
        ),
    ],
)
def test_an_import_brings_nothing_that_is_not_needed(code: str, absent: set[str]) -> None:
    code += f"\nimport sys; print(*sorted(sys.modules.keys() & {absent!r}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr, done.stdout.splitlines()[-1]) == (0, "", "")


def test_every_public_name_is_there_and_listed_and_found_in_one_place() -> None:
    lazy = [name for names in lightfc._MODULES.values() for name in names]
    assert sorted({*lazy, *(set(lightfc.__all__) & vars(lightfc).keys())}) == sorted(lightfc.__all__)
    assert len(lazy) == len(set(lazy))
    assert set(lightfc.__all__) <= set(dir(lightfc))
    named = [getattr(lightfc, name) for name in lightfc.__all__]
    # What only puts types together, such as `Decision`, belongs to no module of ours.
    assert all(each.__module__.startswith("lightfc") for each in named if get_origin(each) is None)


def test_a_name_that_is_not_there_is_told_as_python_tells_it() -> None:
    with pytest.raises(AttributeError, match="module 'lightfc' has no attribute 'ToolMangler'"):
        lightfc.ToolMangler  # noqa: B018


def test_functions_are_not_hidden_by_the_modules_of_their_names() -> None:
    code = "import lightfc.tools.manager, lightfc; print(lightfc.tool.__name__, lightfc.registry('a').name)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["tool", "a"]


@pytest.mark.parametrize(("package", "meant"), [("lightfc", "ToolManager"), ("lightfc_sandbox", "Sandbox")])
def test_a_misspelt_name_of_a_package_is_told_with_the_one_that_is_meant(package: str, meant: str) -> None:
    failed = subprocess.run(
        [sys.executable, "-c", f"import {package}; {package}.{meant[:-1]}"], capture_output=True, text=True
    )
    assert f"Did you mean: '{meant}'" in failed.stderr
