import pytest

from lightfc.schema.docstrings import Docstring, parse_docstring

GOOGLE = """Add numbers.

Slowly.

Args:
    a (int): The first,
        on two lines.
    *rest: More.

Returns:
    The sum.

Raises:
    ValueError: Never.
"""
NUMPY = """Add numbers.

Slowly.

Parameters
----------
a : int
    The first,
    on two lines.
*rest
    More.

Returns
-------
int
    The sum.
"""
SPHINX = """Add numbers.

Slowly.

:param a: The first,
    on two lines.
:param rest: More.
:returns: The sum.
:raises ValueError: Never.
"""


@pytest.mark.parametrize("text", [GOOGLE, NUMPY, SPHINX], ids=["google", "numpy", "sphinx"])
def test_all_styles_say_the_same(text: str, caplog: pytest.LogCaptureFixture) -> None:
    parameters = {"a": "The first, on two lines.", "rest": "More."}
    assert parse_docstring(text) == Docstring("Add numbers.\n\nSlowly.", parameters, "The sum.")
    assert caplog.records == []


@pytest.mark.parametrize("text", [None, "", "Add numbers.", "Add: one to\n\nanother."])
def test_text_without_sections_is_the_description(text: str | None) -> None:
    assert parse_docstring(text) == Docstring(text or "")


def test_a_note_stays_in_the_description() -> None:
    assert parse_docstring("Add.\n\nNote:\n    Slow.\n").description == "Add.\n\nNote:\nSlow."
