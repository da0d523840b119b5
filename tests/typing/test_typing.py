"""Type checkers see what the decorators, tools and records are."""

import sys
from pathlib import Path

import pytest


@pytest.mark.timeout(300)
def test_mypy_finds_each_mistake_and_no_other() -> None:
    api = pytest.importorskip("mypy.api")
    here, root = Path(__file__).parent, Path(__file__).parents[2]
    limit = sys.getrecursionlimit()
    try:
        told, complaints, status = api.run(
            ["--config-file", str(root / "pyproject.toml"), *(str(here / name) for name in ("api.py", "all_names.py"))]
        )
    finally:
        sys.setrecursionlimit(limit)  # mypy has raised it, for all tests after this one
    assert (told.splitlines()[:-1], complaints, status) == ([], "", 0)
