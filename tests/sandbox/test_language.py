"""The language as a table: every syntax node of this Python is handled, helps one that is, or is refused by name."""

import ast
import inspect
import sys
from keyword import iskeyword
from typing import Any

import pytest

from lightfc_sandbox import ExpressionError, Policy, Sandbox
from lightfc_sandbox.checking.language import ALLOWED, GRAMMARS, NODE_NAMES
from tests.support.tables import in_one_test

HELPERS = (
    ast.operator, ast.unaryop, ast.boolop, ast.cmpop, ast.expr_context, ast.comprehension, ast.arguments, ast.arg,
    ast.keyword, ast.Starred, ast.Expression, ast.withitem, ast.ExceptHandler, ast.alias,
)  # fmt: skip
"""Nodes that no handler is asked for: the handler of the node around them reads them."""

AT_CALLS = {"Attribute", "Call", "Constant", "Dict", "List", "Name", "Set", "Tuple", "UnaryOp"}
AT_EXPRESSIONS = AT_CALLS | {
    "Await", "BinOp", "BoolOp", "Compare", "DictComp", "FormattedValue", "GeneratorExp", "IfExp", "JoinedStr", "Lambda",
    "ListComp", "NamedExpr", "SetComp", "Slice", "Subscript",
}  # fmt: skip


AT_PROGRAMS = AT_EXPRESSIONS | {
    "AnnAssign", "Assert", "Assign", "AsyncFunctionDef", "AugAssign", "Break", "ClassDef", "Continue", "Delete", "Expr",
    "For", "FunctionDef", "Global", "If", "Import", "ImportFrom", "Match", "Nonlocal", "Pass", "Raise", "Return", "Try",
    "While", "With", "Yield", "YieldFrom",
}  # fmt: skip

NEVER_VISITED = {"Module", "Interactive", "FunctionType", "TypeIgnore"}
"""Whole trees, of which the parser gives one alone, and notes beside them."""

PARTS: dict[str, dict[str, Any]] = {
    "JoinedStr": {"values": []},
    "TemplateStr": {"values": []},
    "match_case": {"pattern": ast.MatchAs(), "body": []},
}
"""What a node has to have before its place in the text can be looked for."""


def concrete_nodes() -> list[type[ast.AST]]:
    found = [kind for _, kind in inspect.getmembers(ast, inspect.isclass) if issubclass(kind, ast.AST)]
    deprecated = {
        "Num",
        "Str",
        "Bytes",
        "NameConstant",
        "Ellipsis",
        "Index",
        "ExtSlice",
        "AugLoad",
        "AugStore",
        "Param",
        "Suite",
    }
    return [kind for kind in found if not kind.__subclasses__() and kind.__name__ not in deprecated]


@pytest.mark.parametrize(
    ("policy", "names"),
    [(Policy.CALLS, AT_CALLS), (Policy.EXPRESSIONS, AT_EXPRESSIONS), (Policy.PROGRAMS, AT_PROGRAMS)],
)
def test_the_whitelist_of_a_level_is_this_table(policy: Policy, names: set[str]) -> None:
    assert {kind.__name__ for kind in GRAMMARS[policy]} == names


def test_the_policies_name_each_statement() -> None:
    """In their docstring, as in what a refusal says is allowed."""
    statements = ALLOWED[Policy.PROGRAMS].replace(" and ", ", ").split(", ")
    assert [each for each in statements if iskeyword(each) and f"`{each}`" not in (Policy.__doc__ or "")] == []
    assert {"with", "del"} <= {*statements}


@pytest.mark.parametrize("policy", list(Policy), ids=lambda policy: policy.name)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@in_one_test("kind", concrete_nodes())
def test_every_node_is_handled_or_refused(policy: Policy, kind: type[ast.AST]) -> None:
    if kind in GRAMMARS[policy] or issubclass(kind, HELPERS) or kind.__name__ in NEVER_VISITED:
        return
    with pytest.raises(ExpressionError) as caught:
        compile_tree(policy, kind(**PARTS.get(kind.__name__, {})))
    assert [violation.code for violation in caught.value.violations] == ["forbidden-node"]
    assert kind.__name__ in NODE_NAMES or kind.__name__ in caught.value.violations[0].message


def compile_tree(policy: Policy, node: ast.AST) -> None:
    """Compile a tree that no text can give."""
    program = Sandbox(policy=policy).read("pass" if policy >= Policy.PROGRAMS else "None")
    tree: Any = program.source.tree
    if policy >= Policy.PROGRAMS:
        tree.body = [ast.copy_location(node, tree.body[0])]
    else:
        tree.body = ast.copy_location(node, tree.body)
    _ = program.compiled


class Invented(ast.expr):
    """A node type of some Python to come."""


def test_a_new_node_type_is_refused() -> None:
    with pytest.raises(ExpressionError, match="Invented is not allowed here"):
        compile_tree(Policy.EXPRESSIONS, Invented())


REFUSED = {
    "yield": "(yield 1)", "yield-from": "(yield from xs)", "assignment": "x = 1", "import": "import os",
    "def": "def f(): 1",
    "class": "class A: pass", "del": "del x", "two-statements": "1; 2", "return": "return 1", "for": "for i in x: i",
    "while": "while 1: 1", "with": "with x: 1", "try": "try: 1\nexcept: 2", "lambda-yield": "lambda: (yield)",
    "loop-attribute": "[1 for x.y in xs]", "loop-subscript": "[1 for x[0] in xs]",
    "dunder-loop": "[1 for __i in xs]", "dunder-walrus": "(__x := 1)", "dunder-parameter": "lambda __x: 1",
    "dunder-keyword": "f(__x=1)", "private": "_x", "rebind": "(f := 1)", "rebind-loop": "[(i := 1) for i in xs]",
    "namespace": "np", "member": "np.load", "function-attribute": "f.x", "attribute": "x.nothing", "name": "unknown",
    "empty": "", "blank": " \n\t", "decorator": "@f\ndef g(): 1", "match": "match x:\n case 1: 1",
    "annotation": "x: int = 1", "global": "global x", "type-method": "str.mro()",
}  # fmt: skip


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED.keys())
def test_what_the_language_does_not_have_is_refused(text: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        Sandbox({"f": len, "x": 1, "xs": [1]}).check(text)
    assert all(violation.message and violation.span for violation in caught.value.violations)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("f(1, [2], {'a': -3}, *[4], **{})", []),
        ("Color.RED", []),
        ("cfg.x", []),
        ("not x", ["forbidden-node"]),
        ("1 + 2", ["forbidden-node"]),
        ("xs[0]", ["forbidden-node"]),
        ("f'{x}'", ["forbidden-node"]),
        ("x.real", ["forbidden-node"]),
        ("xs.copy()", ["forbidden-node"]),
        ("len(xs)", ["unknown-name"]),
        ("np.pi", ["forbidden-node"]),
        ("[i + _a for i in xs if i()]", ["forbidden-node"]),
        ("lambda: 1", ["forbidden-node"]),
        ("{**{}, 'a': x}", []),
    ],
)
def test_the_level_calls(text: str, codes: list[str]) -> None:
    import enum

    color = enum.Enum("color", "RED")
    sandbox = Sandbox({"f": lambda *a, **k: a, "x": 1, "xs": [1], "Color": color, "cfg.x": 2}, policy=Policy.CALLS)
    try:
        sandbox.run(text)
        found = []
    except ExpressionError as error:
        found = [violation.code for violation in error.violations]
    assert sorted(set(found)) == codes


def test_a_refusal_at_a_low_level_tells_which_level_has_it() -> None:
    with pytest.raises(ExpressionError, match="needs policy EXPRESSIONS"):
        Sandbox(policy=Policy.CALLS).check("1 if 2 else 3")


REFUSED_AT_PROGRAMS = {
    **({"type": ("type X = int", "'type'")} if sys.version_info >= (3, 12) else {}),
}


@pytest.mark.parametrize(("text", "what"), REFUSED_AT_PROGRAMS.values(), ids=REFUSED_AT_PROGRAMS.keys())
def test_a_program_is_refused_by_the_name_of_what_it_holds(text: str, what: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        Sandbox({"f": len}, policy=Policy.PROGRAMS).check(text)
    found = {violation.code for violation in caught.value.violations}
    assert "forbidden-node" in found
    assert any(what in violation.message for violation in caught.value.violations)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("x.y = 1", "attribute-assignment"),
        ("x = 1\nx.y += 1", "attribute-assignment"),
        ("for x.y in [1]: pass", "attribute-assignment"),
        ("x = 1\ndel x.y", "forbidden-node"),
        ("import os", "import"),
        ("for x in []:\n    try: f()\n    except* ValueError: continue", "syntax"),
        ("def f():\n    try: f()\n    except* ValueError:\n        while 1: return 1", "syntax"),
        ("while 1:\n    try: f()\n    except* (ValueError, TypeError) as e:\n        if e: break", "syntax"),
        ("getattr(*[1, 'real'])", "forbidden-argument"),
        ("import os.path", "import"),
        ("from os import path", "import"),
        ("from numpy import *", "import"),
        ("from math import nothing", "import"),
        ("from . import math", "import"),
        ("from .math import pi", "import"),
        ("import math as __builtins__", "private-name"),
        ("from math import pi as __pi", "private-name"),
        ("import math as f", "rebind"),
        ("f = 1", "rebind"),
        ("def f(): pass", "rebind"),
        ("f += 1", "rebind"),
        ("for f in []: pass", "rebind"),
        ("a, f = 1, 2", "rebind"),
        ("try: 1\nexcept ValueError as f: 2", "rebind"),
        ("del f", "rebind"),
        ("__x = 1", "private-name"),
        ("def __f(): pass", "private-name"),
        ("def g(__x): pass", "private-name"),
        ("nonlocal x", "syntax"),
        ("def g(x):\n global x", "syntax"),
        ("def g():\n global f\n f = 1", "rebind"),
        ("def g():\n x = 1\n def h():\n  nonlocal x\n  del x", "forbidden-node"),
        ("break", "syntax"),
        ("continue", "syntax"),
        ("def g():\n break", "syntax"),
        ("if 1: continue", "syntax"),
        ("while 1:\n def g(): break", "syntax"),
    ],
)
def test_a_program_is_refused_with_a_code(text: str, code: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        Sandbox({"f": len}, policy=Policy.PROGRAMS).check(text)
    assert code in {violation.code for violation in caught.value.violations}


def test_await_is_understood_and_not_needed() -> None:
    async def double(value: int) -> int:
        return 2 * value

    assert Sandbox({"double": double}).run("await double(2)") == Sandbox({"double": double}).run("double(2)") == 4
