"""The reference says what there is."""

import ast
import re
import subprocess
import sys

from lightfc.formats import ANSWER_FORMATS, TOOL_FORMATS
from tests.docs.error_codes import CODES, codes_in_source
from tests.docs.language import EXPRESSIONS, NEWER, PARTS, STATEMENTS
from tests.docs.pages import ROOT
from tests.docs.reference import PAGES, PARTS as MADE


def test_what_the_code_knows_is_in_the_pages() -> None:
    """After a change of it: `python -m tests.docs.reference`, in whose process nothing else has been."""
    checked = subprocess.run([sys.executable, "-m", "tests.docs.reference", "--check"], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")
    pages = [page.read_text("utf-8") for page in PAGES]
    marks = re.findall(r"^<!-- (?!end of )(.+) -->$", "\n".join(pages), re.M)
    assert sorted(marks) == sorted(MADE)


def test_every_node_of_the_language_is_told_of() -> None:
    kinds = [*vars(ast).values()]
    bases = (ast.expr, ast.stmt, ast.operator, ast.unaryop, ast.boolop, ast.cmpop)
    nodes = {each.__name__ for each in kinds if isinstance(each, type) and each.__base__ in bases}
    deprecated = {"Num", "Str", "Bytes", "NameConstant", "Ellipsis", "Index", "ExtSlice"}
    assert nodes - {"Starred", *deprecated, *NEWER} == (EXPRESSIONS.keys() | STATEMENTS.keys() | PARTS.keys()) & nodes


def test_the_guide_tells_of_every_format() -> None:
    guide = (ROOT / "docs/guides/formats.md").read_text("utf-8")
    assert [name for name in (*TOOL_FORMATS, *ANSWER_FORMATS) if f"`{name}`" not in guide] == []


def test_every_code_is_told_of() -> None:
    assert codes_in_source() == CODES.keys()
