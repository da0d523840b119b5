"""What Python says: a row of expressions, and whether it says nothing but what it runs.

Statements may hold what says nothing where one expression was asked for: the guard of a main program, a plain function
`main` around the statements, an import of asyncio, a name for what an expression gives. What else is left out of a
`Row`, because it names nothing known, is listed; for that can say anything. A statement that is none of these makes the
text a program, which runs whole or not at all. Who reads an answer and who judges it both take it apart here, so
nothing is left out unseen.

What parses as Python can be a sentence all the same: `No. pay(1)`, `pay(1) [a note]`, `refused = pay(1)`, `1 - pay(1)`.
Python is code if it is written as code is written, and if nothing in it could say anything but what runs:

- the brackets of a known call hold its arguments, which may be anything;
- what computes with the values of calls may do so by operators, subscripts, methods, builtins, loops and conditions.
  Texts stand there only as keys (one word: behind a value, or in a condition), as data that a loop hands on, and as
  what a condition gives in the place of a call. Names are those that the text itself uses;
- a program in a fence may say what it likes, in comments, texts and names: the fence says that it is a program.

An unknown function is no word. It stays part of what runs, so the check refuses all of it, and says why.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from lightfc.formats.known_names import WORDS, Names, node_name
from lightfc.formats.python_trees import byte_spans, has_body, has_comment, nodes_of, segments

SHOWERS = frozenset({"print", "asyncio.run", "asyncio.gather"})
"""Functions that models wrap calls in to see what they give."""

_CALLS = (ast.Call, ast.List, ast.Tuple, ast.Await)
_SHOWN = (ast.Name, ast.Call, ast.List, ast.Tuple, ast.Dict)


@dataclass(slots=True)
class Row:
    """The expressions that statements run, one after the other."""

    values: list[ast.expr] = field(default_factory=list)  # what calls or computes something
    targets: set[str] = field(default_factory=set)  # the names that are given to values
    types: list[ast.expr] = field(default_factory=list)  # those that are written beside these names
    left_out: list[ast.AST] = field(default_factory=list)  # what else does more than to show names given above it

    @property
    def is_calls(self) -> bool:
        """Whether the values can stand in a row; one that is no call says something of its own: `1 - f(1)`."""
        return len(self.values) == 1 or (bool(self.values) and all(isinstance(each, _CALLS) for each in self.values))


def row_of(body: Sequence[ast.stmt], names: Names) -> Row | None:
    """The expressions of statements; None where they are a program."""
    row = Row()
    given: set[str] = set()
    flat = _flat(body, names)
    for number, each in enumerate(flat):
        value, name = split_assignment(each)
        if value is None and names.stand_in(each):
            return None
        if isinstance(each, ast.Return) and number < len(flat) - 1:
            return None  # what stands behind it does not run
        if value is None or _only_prints(value, names):
            row.left_out += [] if _has_no_effect(each, row.targets) else [each]
            given |= _names_in(each, ast.Store)
            continue
        if (row.targets | given) & _names_in(value):
            return None
        row.values.append(value)
        row.targets |= {name} if name else set()
        row.types += [each.annotation] if isinstance(each, ast.AnnAssign) else []
    return row


def split_assignment(statement: ast.AST) -> tuple[ast.expr | None, str]:
    """The value of a statement that is an expression or gives one a name, and the name; None of any other."""
    match statement:
        case ast.Expr(value=value) | ast.Return(value=ast.expr() as value):
            return value, ""
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            return value, name
        case ast.AnnAssign(target=ast.Name(id=name), value=value):
            return value, name
    return None, ""


def _names_in(node: ast.AST, used: type[ast.expr_context] = ast.expr_context) -> set[str]:
    return {each.id for each in nodes_of(node) if isinstance(each, ast.Name) and isinstance(each.ctx, used)}


def _has_no_effect(statement: ast.AST, given: set[str]) -> bool:
    """Whether a statement only imports what needs no import, or shows what names were given to above it."""
    match statement:
        case ast.Import(names=[ast.alias(name="asyncio", asname=None)]):
            return True
        case ast.Expr(value=value):
            names = _names_in(value) - {"print"}
            return bool(names) and names <= given and all(isinstance(node, _SHOWN) for node in nodes_of(value))
    return False


def _only_prints(value: ast.expr, names: Names) -> bool:
    """Whether all that an expression does is to print or to name something that is not known."""
    prints = isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "print"
    tells = prints and "print" not in names.all
    data = isinstance(value, ast.Name | ast.Constant | ast.List | ast.Tuple | ast.Dict)
    return (tells or data) and not names.stand_in(value)


def _flat(body: Sequence[ast.stmt], names: Names) -> list[ast.AST]:
    """Statements without the guard of a main program, a function `main` that is only called, and a `try`.

    What is done where something fails stays beside the statements that it was done for.
    """
    inner: list[ast.AST] = []
    for each in body:
        match each:
            case ast.If(
                test=ast.Compare(left=ast.Name("__name__"), ops=[ast.Eq()], comparators=[ast.Constant("__main__")]),
                orelse=[],
            ):
                inner += each.body
            case ast.Try(handlers=handlers, orelse=[], finalbody=[]) if not any(
                names.stand_in(handler) for handler in handlers
            ):
                inner += [*each.body, *handlers]
            case _:
                inner.append(each)
    match inner:
        case [*before, ast.FunctionDef(name="main") | ast.AsyncFunctionDef(name="main") as main, last] if _is_bare(
            main
        ) and _runs_main(last, waits=isinstance(main, ast.AsyncFunctionDef)):
            return [*before, *main.body]
    return inner


def _is_bare(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a function has nothing but a body, which returns at its end if at all."""
    bare = not (function.decorator_list or function.returns or ast.unparse(function.args))
    returns = (isinstance(each, ast.Return) for each in function.body[:-1])
    return bare and not any(returns)


def _runs_main(statement: ast.AST, *, waits: bool) -> bool:
    """Whether a statement only calls `main` without arguments, waiting if it has to, and prints what that gives."""
    value, _ = split_assignment(statement)
    while value is not None:
        match value:
            case ast.Call(func=ast.Name(id="main"), args=[], keywords=[]):
                return not waits
            case ast.Await(value=inner):
                value, waits = inner, False
            case ast.Call(func=func, args=[inner], keywords=[]) if node_name(func) in SHOWERS:
                value, waits = inner, waits and node_name(func) != "asyncio.run"
            case _:
                return False
    return False


_TRAILER = re.compile(rb"(?:\)|[ \t]*[\r\n]\s*(?=\.))*(?:\.\S|[\[(])")
"""What follows a value that is called, subscripted or asked for an attribute; a chain of methods may go over lines."""

_KEY = re.compile(r"[!-~]*")
"""A text that names a part of a value: one word. With a blank in it, it is a sentence."""

_COMPUTED = (ast.Await, ast.Starred, ast.Attribute, ast.BinOp, ast.Compare, ast.JoinedStr)
_OPERATORS = (
    ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow,
    ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.expr_context,
)  # fmt: skip
_KEYWORDS = frozenset({"reverse", "key", "default", "start", "ndigits", "strict"})
"""Arguments by name that builtins take beside values."""

_TARGETS = frozenset({
    "result", "results", "res", "ret", "response", "responses", "resp", "output", "outputs", "out", "answer", "ans",
    "value", "values", "val", "data", "tmp",
})  # fmt: skip
"""Names that models give to whatever a call gives; one letter alone is another."""

_TYPES = frozenset({
    "str", "int", "float", "bool", "bytes", "list", "dict", "tuple", "set", "object", "Any", "None", "Optional", "List",
    "Dict",
})  # fmt: skip


def says_only_calls(text: str, tree: ast.Module, names: Names, *, fenced: bool) -> bool:
    """Whether Python says nothing but what it runs, which is all of it."""
    nodes = nodes_of(tree)
    if not (_is_tight(text, nodes) and _is_plain(text, nodes, names)):
        return False
    if any(_is_item(each) or _is_label(each) for each in tree.body):
        return False
    if fenced:
        return not any(map(_is_constant, tree.body[:-1]))
    if has_comment(text):
        return False
    row = row_of(tree.body, names)
    words = _Words(names, nodes)
    return words.are_none_in(tree) if row is None else words.are_none_beside(row)


def _is_tight(text: str, nodes: Iterable[ast.AST]) -> bool:
    """Whether no blank stands before the brackets or the dot behind a value: `pay(1) [2]` is no subscript."""
    values: list[ast.expr] = []
    for node in nodes:
        match node:
            case ast.Attribute(value=value) | ast.Subscript(value=value) | ast.Call(func=value):
                values.append(value)
    raw = text.encode()
    return all(_TRAILER.match(raw, end) for _, end in byte_spans(raw, values))


def _is_plain(text: str, nodes: Iterable[ast.AST], names: Names) -> bool:
    """Whether what stands before the names of known functions says nothing."""
    callees = [node.func for node in nodes if isinstance(node, ast.Call) and not isinstance(node.func, ast.Name)]
    known = [each for each in callees if names.resolved(node_name(each).strip("'\"")) in names.all]
    return all(map(names.is_plain, segments(text, known)))


# Statements.


def _is_item(statement: ast.stmt) -> bool:
    """Whether a statement begins as the item of a list does: `- f(1)`, `* f(1)`, `1 - f(1)`; or with a negation."""
    value = statement.value if isinstance(statement, ast.Expr) else None
    while True:
        match value:
            case ast.UnaryOp(operand=operand):
                return not isinstance(operand, ast.Constant)
            case ast.Starred() | ast.BinOp(left=ast.Constant(), op=ast.Sub()):
                return True
            case ast.BinOp(left=first) | ast.BoolOp(values=[first, *_]) | ast.Tuple(elts=[first, *_]):
                value = first
            case _:
                return False


def _is_label(statement: ast.stmt) -> bool:
    """Whether a statement is words and a colon: `Subject: hi` declares nothing that a program needs."""
    if not isinstance(statement, ast.AnnAssign) or statement.value is not None:
        return False
    return isinstance(statement.annotation, ast.Constant) or not _is_type(statement.annotation)


def _is_constant(statement: ast.stmt) -> bool:
    """Whether a statement is `None`, a number, or nothing in brackets, which is no comment as a text is."""
    match statement:
        case ast.Expr(value=ast.List(elts=[]) | ast.Tuple(elts=[]) | ast.Dict(keys=[])):
            return True
        case ast.Expr(value=ast.Constant(value=value)):
            return not isinstance(value, str)
    return False


def _is_type(kind: ast.expr) -> bool:
    return _TYPES.issuperset(WORDS.findall(ast.unparse(kind)))


# Expressions.


@dataclass
class _Words:
    """Tells words from code in Python that no fence says to be a program."""

    _names: Names
    _nodes: Sequence[ast.AST]

    @cached_property
    def _bound(self) -> set[str]:
        return set(bound_names(self._nodes))

    def are_none_in(self, tree: ast.Module) -> bool:
        """Whether a program has no words: no statement that is none of code, and no text of several words."""
        alone = (each.value for each in tree.body if isinstance(each, ast.Expr))
        # `raise f(1)` alone may be a sentence.
        is_program = len(tree.body) > 1 or has_body(tree.body[0])
        return is_program and all(map(self._is_code, alone)) and self._has_keys(tree)

    def are_none_beside(self, row: Row) -> bool:
        """Whether a row of expressions is nothing but calls, and what names or shows what they give."""
        given = {word for name in row.targets for word in WORDS.findall(name) if len(word) > 1}
        # `Result = …` is the label of a report, and `refused = …` another.
        named = given <= _TARGETS or given <= _TARGETS | self._named()
        told = all(map(_is_type, row.types)) and not row.left_out
        return row.is_calls and named and told and all(map(self._is_code, row.values))

    def _named(self) -> set[str]:
        """The words of the names that are called, and of the arguments that they take."""
        functions = {node_name(node.func) for node in self._nodes if isinstance(node, ast.Call)}
        taken = (name for each in functions for name in self._names.properties(each))
        return {word.lower() for name in (*functions, *taken) for word in WORDS.findall(name)}

    def _is_code(self, node: ast.expr) -> bool:
        """Whether an expression is calls, and what is computed with what they give."""
        match node:
            case ast.Call():
                return self._is_known(node) or self._is_computed(node)
            case ast.Name(id=name):
                return self._is_variable(name)
            case ast.Subscript(value=value, slice=key):
                return self._is_code(value) and self._has_keys(key)
            case ast.List(elts=[_, *_] as elements) | ast.Tuple(elts=[_, *_] as elements):
                return all(map(self._is_code, elements))
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
                return self._is_comprehension(node)
            case ast.IfExp(test=test, body=body, orelse=other):
                return self._is_test(test) and all(map(self._is_branch, (body, other)))
        return isinstance(node, _COMPUTED) and all(map(self._is_operand, ast.iter_child_nodes(node)))

    def _is_variable(self, name: str) -> bool:
        return not self._names.all or name in self._names.roots or name in self._bound

    def _is_branch(self, node: ast.expr) -> bool:
        # A text in a branch stands instead of a call, not beside it.
        return isinstance(node, ast.Constant) or self._is_code(node)

    def _is_known(self, call: ast.Call) -> bool:
        name = node_name(call.func).strip("'\"")
        # What is nearly known is a call as well, whose error tells what was meant.
        return bool(name) and (not self._names.all or self._names.is_near(name))

    def _is_computed(self, call: ast.Call) -> bool:
        """Whether a call of no known function is a function of values, or a method of one, which takes keys as well."""
        if not all(each.arg in _KEYWORDS and self._has_keys(each.value) for each in call.keywords):
            return False
        if isinstance(call.func, ast.Attribute) and self._is_operand(call.func.value):
            return all(map(self._has_keys, call.args))
        return node_name(call.func)[:1].isidentifier() and all(map(self._is_operand, call.args))

    def _is_operand(self, node: ast.AST) -> bool:
        """Whether something that is computed with says nothing: an operator, a number, signs, or what calls give."""
        match node:
            case ast.Constant(value=str() as text):
                return not WORDS.search(text)
            case ast.Constant(value=value):
                return type(value) in (int, float, complex)
            case ast.UnaryOp(operand=ast.Constant()):
                return True
            case ast.List(elts=elements) | ast.Tuple(elts=elements) | ast.Set(elts=elements):
                return all(map(self._is_operand, elements))
            case ast.FormattedValue(value=value, format_spec=how):
                return self._is_operand(value) and (how is None or self._has_keys(how))
            case ast.expr():
                return self._is_code(node)
        return isinstance(node, _OPERATORS)

    def _is_test(self, node: ast.expr) -> bool:
        """Whether something is computed to decide by; a constant is not."""
        return not isinstance(node, ast.Constant) and self._has_keys(node)

    def _is_comprehension(self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> bool:
        """Whether a comprehension makes calls, and its loops hand on what they go through, or only count."""
        if isinstance(node, ast.DictComp):
            makes_calls = self._is_operand(node.key) and self._is_code(node.value)
        else:
            makes_calls = self._is_code(node.elt)
        used = {each.id for each in nodes_of(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load)}
        for each in node.generators:
            targets = set(bound_names(nodes_of(each.target)))
            # What nothing uses speaks by its name, and by the texts that it goes through.
            counts = self._is_code(each.iter) and all(len(name) == 1 for name in targets)
            if not (counts or targets <= used) or not all(map(self._is_test, each.ifs)):
                return False
        return makes_calls

    def _has_keys(self, node: ast.AST) -> bool:
        """Whether all texts outside of the arguments of known calls are keys."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return not WORDS.search(node.value) or _KEY.fullmatch(node.value) is not None
        inner = [node.func] if isinstance(node, ast.Call) and self._is_known(node) else ast.iter_child_nodes(node)
        return all(map(self._has_keys, inner))


def bound_names(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The names that Python itself gives to something."""
    for node in nodes:
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) | ast.MatchMapping(rest=str(name)):
                yield name
