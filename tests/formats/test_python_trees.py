"""Trees are what Python itself makes of a text, and their nodes those that `ast.walk` goes through."""

import ast

from hypothesis import given, strategies as st

from lightfc.formats.python_trees import nodes_of, parse_expression, parse_program

PIECES = [
    "f(1)", "x", "*a", ",", ";", "\n", " ", "(", ")", "[", "]", "yield ", "await ", "# c", "lambda: ", "'a'", "\\\n",
    ":=", "=", "not ", "-", "{", "}", ":", "in ", "for ", "if ", "else ", "match ", "f'{x}'", "...", "pass", "`", "<",
]  # fmt: skip
TEXTS = st.lists(st.sampled_from(PIECES), max_size=6).map("".join)


def _tree(text: str, mode: str) -> ast.AST | None:
    try:
        tree = ast.parse(text, mode=mode)
    except SyntaxError:
        return None
    return tree.body if isinstance(tree, ast.Expression) else tree


def _dumped(tree: ast.AST | None) -> str:
    return "" if tree is None else ast.dump(tree, include_attributes=True)


@given(TEXTS)
def test_a_text_is_parsed_as_python_parses_it(text: str) -> None:
    text = text.rstrip()  # Python refuses blanks in the line below an expression
    assert _dumped(parse_expression(text)) == _dumped(_tree(text, "eval"))
    assert _dumped(parse_program(text)) == _dumped(_tree(text, "exec"))


@given(TEXTS)
def test_the_nodes_of_a_tree_are_those_that_have_parts(text: str) -> None:
    tree = parse_program(text)
    if tree is not None:
        assert [each for each in nodes_of(tree) if each._fields] == [each for each in ast.walk(tree) if each._fields]
