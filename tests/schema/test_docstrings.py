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


LAYOUTS = {
    "only fields": (":param a: The first.", ""),
    "fields beside another colon": (
        "Add.\n\nNote: slow.\n\n:param int a: The first.\n:rtype: int",
        "Add.\n\nNote: slow.",
    ),
    "a section on the first line": ("Args:\n        a: The first.\n        b: No.", ""),
    "sections alone": ("\n    Args:\n        a: The first.\n\n    Returns:\n        It.\n    ", ""),
    "a blank line under the head": ("Add.\n\n    Args:\n\n        a: The first.\n    ", "Add."),
    "another name of the section": ("Add.\n\nArguments:\n    a: The first.", "Add."),
    "tabs": ("Add.\n\n\tArgs:\n\t\ta: The first.\n\t", "Add."),
    "a type": ("Add.\n\nArgs:\n    a (`int`, *optional*): The first.", "Add."),
}


@pytest.mark.parametrize(("text", "description"), LAYOUTS.values(), ids=LAYOUTS)
def test_odd_layouts_are_read(text: str, description: str) -> None:
    found = parse_docstring(text)
    assert (found.description, found.parameters["a"]) == (description, "The first.")
