"""The tutorial shows the files of `examples/trip_planner` as they are; what they print, `test_pages.py` compares."""

from pathlib import Path

import pytest

from tests.docs.tutorial import FILE, PAGES, PLANNER


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_file_of_the_tutorial_is_that_of_the_example(page: Path) -> None:
    for found in FILE.finditer(page.read_text(encoding="utf-8")):
        assert found["text"] == (PLANNER / found["name"]).read_text(encoding="utf-8"), found["name"]


def test_every_file_of_the_example_stands_in_the_tutorial() -> None:
    shown = {found["name"] for page in PAGES for found in FILE.finditer(page.read_text(encoding="utf-8"))}
    assert shown == {path.name for path in PLANNER.glob("*.py")}
