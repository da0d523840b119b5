"""Code fences in a text."""

import pytest

from lightfc import PromptFormat
from lightfc.formats.fences import Fence, fences, text_outside

FENCES = {
    "lines of its own": ("Sure:\n```python\nf(1)\n```\nDone.", [("python", "f(1)", True)], "Sure:\n\nDone."),
    "tildes": ("~~~ Python \nf(1)\n~~~", [("python", "f(1)", True)], ""),
    "no word": ("```\nf(1)\n```", [("", "f(1)", True)], ""),
    "open": ("```python\nf(1)\n", [("python", "f(1)\n", True)], ""),
    "empty": ("```python\n```\nno", [("python", "", True)], "no"),
    "behind words": ("Never: ```python\nf(1)\n```", [("python", "f(1)", False)], "Never:"),
    "before words": ("```python\nf(1)\n``` no", [("python", "f(1)", False)], "no"),
    "closed at the end of a line": ("```python\nf(1)```\nno", [("python", "f(1)", True)], "no"),
    "signs inside of a line": ("```python\nf('```', 1)\n```", [("python", "f('```', 1)", True)], ""),
    "longer signs": ("````python\nf('''\n```\n''')\n````", [("python", "f('''\n```\n''')", True)], ""),
    "other signs inside": ("~~~\n```\nf(1)\n```\n~~~", [("", "```\nf(1)\n```", True)], ""),
    "indented": ("- a:\n  ```py\n  f(1)\n  ```", [("py", "  f(1)", True)], "- a:"),
    "two": ("```a\n1\n```\nand\n```b\n2\n```", [("a", "1", True), ("b", "2", True)], "and"),
    "code in the first line": ("```f(1)\n```", [], "```f(1)\n```"),
    "one line": ("```f(1)```", [], "```f(1)```"),
    "none": ("f(1)", [], "f(1)"),
}


@pytest.mark.parametrize(("text", "found", "words"), FENCES.values(), ids=FENCES.keys())
def test_the_fences_of_a_text(text: str, found: list[tuple[str, str, bool]], words: str) -> None:
    assert [(each.word, each.body, each.alone) for each in fences(text)] == found
    assert text_outside(text, fences(text)) == words


def test_a_fence_tells_where_it_stands() -> None:
    text = "a\n```py\nf(1)\n```\nb"
    assert fences(text) == [Fence("py", "f(1)", 2, len(text) - 2, True, True)]
    assert [each.closed for each in fences(f"{text}\n```\nf(2)\n")] == [True, False]


@pytest.mark.parametrize("asked", ["code", "expression"])
@pytest.mark.parametrize(
    "text", ["# Title\n\n```python\nx\n```\n", "\n```\n", "```bash\nls\n```\n\nand\n\n```\nx\n```\n"]
)
def test_a_fence_in_a_text_of_python_ends_no_program(asked: str, text: str) -> None:
    call = f"write('a.md', '''{text}''')"
    reading = PromptFormat(f"python+{asked}").reading(f"```python\n{call}\n```", ["write"])
    assert (reading.calls, reading.certainty) == ((call,), "exact")


def test_a_text_of_python_that_is_never_closed_is_no_text() -> None:
    answer = "```python\nwrite('a.md', '''\n```\n```python\nwrite('b.md', 'x')\n```"
    assert PromptFormat("python+code").reading(answer, ["write"]).calls == ()


def test_of_a_program_with_a_fence_in_a_text_nothing_is_given_before_its_end() -> None:
    call = "write('a.md', '''\n```python\nx\n```\n''')"
    stream = PromptFormat("python+code").stream(["write"])
    assert stream.feed(f"```python\n{call}\n```\n") == []
    assert stream.finish().calls == (call,)
