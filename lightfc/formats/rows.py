"""What statements say where one expression was asked for: a row of expressions.

A row may hold what says nothing: the guard of a main program, a plain function `main` around the statements, an import
of asyncio, a name for what an expression gives. What else is left out of it, because it names nothing known, is listed;
for that can say anything. A statement that is none of these makes the text a program, which runs whole or not at all.
Who reads an answer and who judges it both take it apart here, so nothing is left out unseen.
"""

import ast
from collections.abc import Sequence
from dataclasses import dataclass, field

from lightfc.formats.known_names import Names, node_name
from lightfc.formats.python_trees import nodes_of

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
    flat = _flat(body, names)
    for number, each in enumerate(flat):
        value, name = split_assignment(each)
        if value is None and _names_known(each, names):
            return None
        if isinstance(each, ast.Return) and number < len(flat) - 1:
            return None  # what stands behind it does not run
        if value is None or _only_prints(value, names):
            row.left_out += [] if _has_no_effect(each, row.targets) else [each]
            continue
        if _uses(value, row.targets):
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


def _uses(value: ast.expr, targets: set[str]) -> bool:
    return any(isinstance(node, ast.Name) and node.id in targets for node in nodes_of(value))


def _names_known(node: ast.AST, names: Names) -> bool:
    return any(map(names.is_meant, nodes_of(node)))


def _has_no_effect(statement: ast.AST, given: set[str]) -> bool:
    """Whether a statement only imports what needs no import, or shows what names were given to above it."""
    match statement:
        case ast.Import(names=[ast.alias(name="asyncio", asname=None)]):
            return True
        case ast.Expr(value=value):
            names = {node.id for node in nodes_of(value) if isinstance(node, ast.Name)} - {"print"}
            return bool(names) and names <= given and all(isinstance(node, _SHOWN) for node in nodes_of(value))
    return False


def _only_prints(value: ast.expr, names: Names) -> bool:
    """Whether all that an expression does is to print or to name something that is not known."""
    prints = isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "print"
    tells = prints and "print" not in names.all
    data = isinstance(value, ast.Name | ast.Constant | ast.List | ast.Tuple | ast.Dict)
    return (tells or data) and not _names_known(value, names)


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
                _names_known(handler, names) for handler in handlers
            ):
                inner += [*each.body, *handlers]
            case _:
                inner.append(each)
    match inner:
        case [*before, ast.FunctionDef(name="main") | ast.AsyncFunctionDef(name="main") as main, last] if _is_plain(
            main
        ) and _runs_main(last, waits=isinstance(main, ast.AsyncFunctionDef)):
            return [*before, *main.body]
    return inner


def _is_plain(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
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
