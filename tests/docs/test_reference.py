"""The reference says what there is."""

from tests.docs.reference import PAGES, rendered, updated


def test_the_lists_are_those_of_the_code() -> None:
    """After a change of a list: `python -m tests.docs.reference`."""
    pages = [page.read_text("utf-8") for page in PAGES]
    assert [updated(page) for page in pages] == pages
    assert [name for name in rendered() if sum(f"<!-- {name} -->" in page for page in pages) != 1] == []
