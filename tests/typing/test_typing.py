"""Type checkers see what the decorators, tools and records are."""

import sys
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, blocks

HERE, ROOT = Path(__file__).parent, Path(__file__).parents[2]


def checked(*files: Path) -> tuple[list[str], str, int]:
    """What mypy finds in files, what it complains about, and its status."""
    api = pytest.importorskip("mypy.api")
    limit = sys.getrecursionlimit()
    try:
        told, complaints, status = api.run(["--config-file", str(ROOT / "pyproject.toml"), *map(str, files)])
    finally:
        sys.setrecursionlimit(limit)  # mypy has raised it, for all tests after this one
    return told.splitlines()[:-1], complaints, status


@pytest.mark.timeout(300)
def test_mypy_finds_each_mistake_and_no_other() -> None:
    assert checked(HERE / "api.py", HERE / "all_names.py") == ([], "", 0)


@pytest.mark.timeout(300)
def test_mypy_finds_no_mistake_in_the_guides_whose_code_decides_and_reports(tmp_path: Path) -> None:
    files = []
    for page in ("approvals", "sandbox"):
        files.append(tmp_path / f"{page}.py")
        files[-1].write_text("\n".join(each.text for each in blocks(DOCS / "guides" / f"{page}.md", "python")))
    assert checked(*files) == ([], "", 0)
