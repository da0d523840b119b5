"""Whether Python says nothing but its calls.

What parses as Python can be a sentence all the same: `No. pay(1)`, `not pay(1)`, `refused = pay(1)`, `- pay(1)`. So an
expression is held against a whitelist of what one is made of on the way from its root to its calls: what is done with
what they give, and no text, no constant and no negation beside them. What stands in the brackets of a known call is an
argument, and may be anything. Of a program comments, texts and names are part, since it was asked for as one.
"""

import ast
import io
import re
import tokenize
from collections.abc import Callable, Collection, Iterable, Iterator

from lightfc.formats.names import Names, dotted
from lightfc.formats.python_trees import parse_program, segments

__all__ = ["calls_known", "is_program", "says_only_calls"]

_LETTERS = re.compile(r"[^\W\d_]+")
_ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow)
_COMPARED = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
_PASSED_ON = (ast.Await, ast.Attribute, ast.Subscript, ast.Lambda)
_TARGETS = frozenset({
    "result", "results", "res", "ret", "response", "responses", "resp", "output", "outputs", "out", "answer", "ans",
    "value", "values", "val", "data", "main", "run", "tmp",
})  # fmt: skip
"""Names that models give to whatever a call gives; one letter alone is another."""

_TYPES = frozenset({
    "str", "int", "float", "bool", "bytes", "list", "dict", "tuple", "set", "object", "Any", "None", "Optional", "List",
    "Dict",
})  # fmt: skip


def calls_known(tree: ast.AST, names: Names) -> bool:
    """Whether Python calls anything known, or names it, rather than to hold a text that does."""
    return not names.all or any(map(names.is_meant, ast.walk(tree)))


def is_program(text: str) -> bool:
    """Whether Python without a fence around it can only be a program: one expression, named or not, may be words."""
    tree = parse_program(text)
    simple = ast.Expr | ast.Assign | ast.AnnAssign | ast.Return
    return tree is None or len(tree.body) > 1 or not all(isinstance(each, simple) for each in tree.body)


def says_only_calls(
    text: str, tree: ast.Module, names: Names, said: Callable[[], Collection[str]], *, program: bool
) -> bool:
    """Whether Python says nothing but its calls.

    Args:
        text: The Python.
        tree: Its tree.
        names: What an answer may name.
        said: Gives the words of the calls that were read, in lower case.
        program: Whether a program was asked for.
    """
    nodes = list(ast.walk(tree))
    callees = [node.func for node in nodes if isinstance(node, ast.Call) and not isinstance(node.func, ast.Name)]
    known = [each for each in callees if names.resolved(dotted(each).strip("'\"")) in names.all]
    if known and not all(_is_plainly_named(each, names) for each in segments(text, known)):
        return False
    if program:
        return not any(map(_may_be_words, tree.body)) and not any(map(_is_constant, tree.body[:-1]))
    words = _Words(names, said, nodes)
    return not _has_comment(text) and bool(tree.body) and words.are_calls(tree.body)


def _is_plainly_named(written: str, names: Names) -> bool:
    return not re.search(r"\s", written) and names.is_plain(written)


def _has_comment(text: str) -> bool:
    if "#" not in text:
        return False
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    except (tokenize.TokenError, SyntaxError):
        return True
    return any(token.type == tokenize.COMMENT for token in tokens)


# Programs.


def _may_be_words(statement: ast.stmt) -> bool:
    """Whether a statement of a program is one by chance: a negation, an item of a list, a label."""
    match statement:
        case ast.Expr(value=value):
            return _begins_with_sign(value)
        case ast.AnnAssign(annotation=annotation, value=value):
            # `Subject: hi` declares nothing that a program needs.
            return value is None and not _TYPES.issuperset(_LETTERS.findall(ast.unparse(annotation)))
    return False


def _is_constant(statement: ast.stmt) -> bool:
    """Whether a statement is `None`, `False` or a number, which is no comment as a text is."""
    match statement:
        case ast.Expr(value=ast.Constant(value=value)):
            return not isinstance(value, str)
    return False


def _begins_with_sign(value: ast.expr) -> bool:
    match value:
        case ast.UnaryOp(operand=operand):
            return not isinstance(operand, ast.Constant)
        case ast.Starred():
            return True
        case ast.BinOp(left=left):
            return _begins_with_sign(left)
        case ast.BoolOp(values=[first, *_]) | ast.Tuple(elts=[first, *_]):
            return _begins_with_sign(first)
    return False


# Expressions.


class _Words:
    """Tells calls from words in Python that was asked for as one expression.

    Args:
        names: What an answer may name.
        said: Gives the words of the calls that were read.
        nodes: All nodes of the Python.
    """

    def __init__(self, names: Names, said: Callable[[], Collection[str]], nodes: Iterable[ast.AST]) -> None:
        self._names = names
        self._said = said
        self._bound = set(_bound(nodes))

    def are_calls(self, statements: list[ast.stmt]) -> bool:
        """Whether statements are nothing but calls, and what names or shows what they give."""
        return all(map(self._statement, statements))

    def _statement(self, statement: ast.stmt) -> bool:
        match statement:
            case ast.Expr(value=value) | ast.Return(value=ast.expr() as value):
                return self.is_call(value)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                return self._names_result(name) and self.is_call(value)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=ast.expr() as value):
                return self._names_result(name) and self._is_type(kind) and self.is_call(value)
            case ast.FunctionDef(name=name, body=body) | ast.AsyncFunctionDef(name=name, body=body):
                return self._names_result(name) and not ast.unparse(statement.args) and self.are_calls(body)
            case ast.If(test=ast.Compare(left=ast.Name("__name__")), body=body, orelse=[]):
                return self.are_calls(body)
            case ast.Import(names=[ast.alias(name="asyncio", asname=None)]):
                return True
        return False

    def _names_result(self, name: str) -> bool:
        words = _LETTERS.findall(name)  # `Result = …` is the label of a report
        return all(len(word) == 1 or word in _TARGETS or word in self._said() for word in words)

    def _is_type(self, kind: ast.expr) -> bool:
        return _TYPES.issuperset(_LETTERS.findall(ast.unparse(kind)))

    def is_call(self, node: ast.expr) -> bool:
        """Whether an expression is calls and what is done with what they give."""
        if isinstance(node, ast.Call):
            return self._call(node)
        if isinstance(node, ast.Name):
            return not self._names.all or node.id in self._names.roots or node.id in self._bound
        if isinstance(node, _PASSED_ON):
            return self.is_call(node.body if isinstance(node, ast.Lambda) else node.value)
        return self._is_collection(node) or self._is_calculated(node)

    def _is_collection(self, node: ast.expr) -> bool:
        match node:
            case ast.List(elts=[_, *_] as elements):
                return all(self.is_call(each.value if isinstance(each, ast.Starred) else each) for each in elements)
            case ast.Tuple(elts=[_, *_] as elements):
                return all(map(self.is_call, elements))
            case ast.ListComp(elt=element) | ast.SetComp(elt=element) | ast.GeneratorExp(elt=element):
                return self.is_call(element)
            case ast.DictComp(key=key, value=value):
                return self._is_operand(key) and self.is_call(value)
        return False

    def _is_calculated(self, node: ast.expr) -> bool:
        match node:
            case ast.IfExp(body=body, orelse=other):
                # A text in a branch stands instead of a call, not beside it.
                return all(isinstance(each, ast.Constant) or self.is_call(each) for each in (body, other))
            case ast.BinOp(left=left, op=op, right=right):
                return isinstance(op, _ARITHMETIC) and self._is_operand(left) and self._is_operand(right)
            case ast.Compare(left=left, ops=ops, comparators=others):
                return all(isinstance(op, _COMPARED) for op in ops) and all(map(self._is_operand, [left, *others]))
            case ast.JoinedStr(values=values):
                return all(map(self._is_operand, values))
            case ast.FormattedValue(value=value):
                return self._is_operand(value)
        return False

    def _is_operand(self, node: ast.expr) -> bool:
        """Whether something a call is calculated with says nothing: a number, signs, or other calls."""
        match node:
            case ast.Constant(value=str() as text):
                return not _LETTERS.search(text)
            case ast.Constant(value=value):
                return type(value) in (int, float, complex)
            case ast.UnaryOp(operand=ast.Constant()):
                return True
        return self.is_call(node)

    def _call(self, call: ast.Call) -> bool:
        callee = call.func
        name = dotted(callee).strip("'\"")
        if name and (self._names.resolved(name) in self._names.all or self._names.is_near(name)):
            return True
        if not self._names.all and name:
            return True
        if isinstance(callee, ast.Attribute) and not _is_dotted(callee):
            # A method of what a call gives takes arguments like one.
            if not self._is_operand(callee.value):
                return False
            if not isinstance(callee.value, ast.Constant):
                return True
        elif isinstance(callee, ast.Lambda):
            if not self.is_call(callee):
                return False
        elif not isinstance(callee, ast.Name | ast.Attribute):
            return False
        named = (each.value for each in call.keywords)
        return all(map(self._is_given, call.args)) and all(_is_switch(each) or self._is_given(each) for each in named)

    def _is_given(self, node: ast.expr) -> bool:
        """Whether an argument of a function that is not known, such as `str`, is calls or data without words."""
        match node:
            case ast.Starred(value=value):
                return self._is_given(value)
            case ast.List(elts=elements) | ast.Tuple(elts=elements) | ast.Set(elts=elements):
                return all(map(self._is_given, elements))
        return self._is_operand(node)


def _is_switch(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and not isinstance(node.value, str)


def _is_dotted(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) or (isinstance(node, ast.Attribute) and _is_dotted(node.value))


def _bound(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The names that Python itself gives to something."""
    for node in nodes:
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
