"""Places in a text: counted in characters, whatever stands before them."""

# ruff: noqa: RUF001 - look-alike letters are what is tested
import ast
import gc
import random
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest

from lightfc_sandbox import ExpressionError, LimitExceeded, Sandbox, Span
from lightfc_sandbox.checking.scope import holds_modules
from lightfc_sandbox.parsing.source import HELD, crowded, depth_estimate, is_deep, nodes_below, survey
from lightfc_sandbox.spans import caret, span_at

FAULTS: dict[str, tuple[str, str, int, int]] = {
    # text, what is at fault, its line, its column
    "plain": ("1 + bad", "bad", 1, 4),
    "after-umlauts": ("'äöü' + bad", "bad", 1, 8),
    "after-emoji": ("'😀😀' + bad", "bad", 1, 7),
    "after-tabs": ("1 +\t\tbad", "bad", 1, 5),
    "leading-blanks": ("   \t bad", "bad", 1, 5),
    "leading-lines": ("\n\n  bad", "bad", 3, 2),
    "trailing-lines": ("bad\n\n", "bad", 1, 0),
    "second-line": ("(1 +\n   bad)", "bad", 2, 3),
    "crlf": ("(1 +\r\n 'é' + bad)", "bad", 2, 7),
    "lone-cr": ("(1 +\r bad)", "bad", 2, 1),
    "mixed-ends": ("(1 +\r\n2 +\r3 +\n bad)", "bad", 4, 1),
    "after-string-lines": ("'''é\nü''' + bad", "bad", 2, 7),
    "attribute-name": ("add(1, (2).__bases__)", "__bases__", 1, 11),
    "attribute-on-next-line": ("(xs\n  .__bases__)", "__bases__", 2, 3),
    "attribute-look-alike": ("xs.__ｂases__", "__ｂases__", 1, 3),
    "keyword": ("add(__x=1)", "__x=1", 1, 4),
    "member": ("np.linalg.nothing", "nothing", 1, 10),
}


@pytest.mark.parametrize(("text", "fault", "line", "column"), FAULTS.values(), ids=FAULTS.keys())
def test_a_violation_points_at_the_fault(text: str, fault: str, line: int, column: int) -> None:
    with pytest.raises(ExpressionError) as caught:
        Sandbox({"add": max, "xs": [1]}).check(text)
    (violation,) = caught.value.violations
    assert violation.span is not None
    assert text[violation.span.start : violation.span.end] == fault
    assert (violation.span.line, violation.span.column) == (line, column)
    assert "^" * len(fault) in str(caught.value)


SYNTAX: dict[str, tuple[str, int, int]] = {
    # text, line and column of the fault
    "operator": ("1 + * 2", 1, 4),
    "umlaut": ("'é' + * 2", 1, 6),
    "second-line": ("(1,\n $)", 2, 1),
    "crlf": ("(1,\r\n $)", 2, 1),
    "leading": ("\n  1 + $", 2, 6),
    "empty": ("", 1, 0),
    "marks": ("1 +\n  e" + "\u0301\u0316" * 60, 2, 3),
}


@pytest.mark.parametrize(("text", "line", "column"), SYNTAX.values(), ids=SYNTAX.keys())
def test_a_syntax_error_points_at_the_fault(text: str, line: int, column: int) -> None:
    with pytest.raises(ExpressionError) as caught:
        Sandbox().check(text)
    (violation,) = caught.value.violations
    assert violation.code == "syntax"
    assert violation.span is not None
    assert (violation.span.line, violation.span.column) == (line, column)


@pytest.mark.parametrize("text", ["'\ud800'", "1\x00", "\ud800"], ids=["surrogate", "null", "lone-surrogate"])
def test_what_is_no_text_is_a_syntax_error(text: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        Sandbox().check(text)
    assert caught.value.violations[0].code == "syntax"


CROWDED = {
    "accents": ("caf" + "e" + "\u0301" * 101, 4),
    "accents below the limit": ("e" + "\u0301" * 100, -1),
    "accents on many letters": ("e\u0301" * 1_000, -1),
    "marks that are told as letters": ("ha" + "\uff9e" * 101, 2),
    "marks that are made of marks": ("\u0f40" + "\u0f73" * 101, 1),
    "no marks": ("'" + "\u4e2d\u6587\u00e9\uac00" * 1_000 + "'", -1),
    "a second row": ("\u4e2d" * 200 + "\u0301" * 50 + "\u4e2d" + "\u0316" * 101, 251),
}


@pytest.mark.parametrize(("text", "place"), CROWDED.values(), ids=CROWDED)
def test_letters_with_too_many_marks_are_found(text: str, place: int) -> None:
    assert crowded(text) == place


def test_a_caret_stands_under_the_fault_behind_tabs() -> None:
    text = "a\t+ bad"
    assert caret(text, span_at(text, 4, 7)) == "  1 | a    + bad\n             ^^^".replace(
        "             ^^^", " " * 13 + "^^^"
    )


def test_a_long_line_is_shown_as_a_window() -> None:
    text = "x + " * 200 + "bad" + " + x" * 200
    shown, carets = caret(text, span_at(text, 800, 803)).splitlines()
    assert len(shown) < 180
    assert shown.count("…") == 2
    assert shown[carets.index("^") : carets.rindex("^") + 1] == "bad"


def test_a_span_of_nothing_and_one_over_lines_have_carets() -> None:
    assert caret("", span_at("", 0, 0)).endswith("^")
    assert caret("(1 +\n2)", span_at("(1 +\n2)", 0, 7)).splitlines()[1] == "      ^^^^"


def test_a_span_is_plain_data_for_machines() -> None:
    assert Span(3, 5, 1, 3).to_dict() == {"start": 3, "end": 5, "line": 1, "column": 3}


def test_a_program_tells_the_text_of_its_nodes() -> None:
    program = Sandbox({"f": max}).check("  'ß' + f('é', 2)")
    assert [program.source.segment(site.node) for site in program.sites] == ["f('é', 2)"]


_PARTS = (
    "-{}", "({} + {})", "f({}, *{}, k={})", "{}.b", "[{} for i in {} if {}]", "{{**{}}}", "(lambda q={}: {})",
    "x[{}:{}]", "({}\n if {} else {})", "{} < {}", "[*{}]", "f\"{{x:{{y}}}}\"",
)  # fmt: skip
_LINES = (
    "if {}:\n{}else:\n{}", "for i in {}:\n{}", "while {}: x = {}\n", "try:\n{}except {}:\n{}finally:\n{}",
    "def g(a={}, *b):\n{}", "@{}\ndef g(a) -> {}:\n{}", "with {}:\n{}", "class A({}):\n{}", "x = {}\n", "*a, = {}\n",
    "{}\n", "async def g(a: {}):\n{}", "def g[T: {}](a):\n{}",
)  # fmt: skip


def _expression(draw: random.Random, depth: int) -> str:
    if depth <= 0:
        return draw.choice(["x", "1", "f()"])
    part = draw.choice(_PARTS)
    return part.format(*(_expression(draw, depth - draw.choice([1, 2])) for _ in range(part.count("{}"))))


def _statement(draw: random.Random, depth: int, margin: str = "") -> str:
    line = draw.choice(_LINES if depth > 0 else _LINES[8:11])
    pieces = line.split("{}")
    text = pieces[0]
    for before, after in pairwise(pieces):
        inside = _statement(draw, depth - 1, " ") if before.endswith("\n") else _expression(draw, draw.randrange(5))
        text += inside + after
    return "".join(f"{margin}{each}" for each in text.splitlines(keepends=True))


def test_a_tree_is_deep_where_it_has_too_many_levels() -> None:
    """What is short enough is not looked through, and that must never hide a level."""
    draw, count = random.Random(7), 0
    for number in range(600):
        text = _statement(draw, number % 5) if number % 3 else _expression(draw, number % 9)
        try:
            tree = ast.parse(text) if number % 3 else ast.parse(text, mode="eval")
        except SyntaxError:
            continue
        depth = survey(tree, 10**6, 10**6)[2]
        assert [is_deep(tree, most) for most in (1, depth - 1, depth, depth + 1)] == [True, True, False, False], text
        count += 1
    assert count > 300


@pytest.mark.parametrize(
    "text",
    [
        "1",
        "[[1]]",
        "f(g(h(1)))",
        "1 + 2 * 3",
        "a.b.c.d",
        "not not 1",
        "lambda: lambda: 1",
        "f'{f\"{1}\"}'",
        "{'(': ((1))}",
        "x if y else z if w else 1",
    ],
)
def test_the_estimate_of_the_depth_is_no_less_than_half_of_it(text: str) -> None:
    depth = survey(ast.parse(text, mode="eval"), 10**6, 10**6)[2]
    assert depth_estimate(text) + 3 >= depth / 2


def test_commas_and_lines_begin_anew_in_the_estimate() -> None:
    assert depth_estimate("[" + "1 + 1, " * 1000 + "]") < 10
    assert depth_estimate("1 + 1\n" * 1000) < 10
    assert depth_estimate("'" + "(" * 1000 + "'") == 0
    assert depth_estimate("f'" + "(" * 1000 + "'") == 1000
    assert depth_estimate(")))") == 0


@pytest.mark.parametrize("kind", HELD, ids=lambda kind: kind.__name__)
def test_the_fields_of_common_nodes_are_those_of_the_running_python(kind: type[ast.AST]) -> None:
    nodes, lists, empty = HELD[kind]
    empties = {"ctx", "op"}.intersection(kind._fields)
    texts = {"id", "attr", "arg", "value", "kind", "type_comment"}
    assert set(kind._fields) - texts == {*nodes, *lists, *empties} - texts
    assert len(empties) == empty


def test_measuring_stops_at_the_bounds() -> None:
    assert survey(ast.parse("[" * 50 + "]" * 50), 10**6, 20)[2] == 21
    with pytest.raises(LimitExceeded, match="depth"):
        Sandbox().check("[" * 120 + "]" * 120)


def test_threads_that_parse_at_once_do_not_disturb_each_other() -> None:
    # CPython 3.11 tells of a fault of its own where threads take turns while trees are made, here as often as can be.
    class Looping:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            for _ in range(50):
                pass

    def read(depth: int) -> None:
        text = "f(" * depth + "[1, {'a': (1, 2)}]" + ")" * depth
        for _ in range(100):
            Looping()
            assert Sandbox({"f": id}).read(text).text == text

    interval, threshold = sys.getswitchinterval(), gc.get_threshold()
    sys.setswitchinterval(1e-6)
    gc.set_threshold(10)
    try:
        with ThreadPoolExecutor(4) as threads:
            list(threads.map(read, (2, 6, 21, 41)))
    finally:
        sys.setswitchinterval(interval)
        gc.set_threshold(*threshold)


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("import math\nmath.pi", False),
        ("from math import pi\npi", False),
        ("import os.path\nos.path.join('a', 'b')", False),
        ("import math as numbers\nnumbers.pi", False),
        ("import math\n[math]", True),
        ("import math as m\nprint(m)", True),
        ("if x:\n  import math\nmath.pi", True),
        ("import math\nｍath", True),
        ("import math\ndef f(math): return math", True),
    ],
)
def test_variables_may_be_modules_where_an_import_is_conditional_or_its_name_a_value(text: str, held: bool) -> None:
    assert holds_modules(nodes_below(ast.parse(text))) is held
