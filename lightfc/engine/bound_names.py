"""The names to which a program itself gives a meaning: its variables, functions, parameters and imports.

What such a name means where it is used is known only if it is bound at one place.
"""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping

from lightfc_sandbox import Program

_NAMING: dict[type[ast.AST], str] = {
    ast.arg: "arg",
    **dict.fromkeys((ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.ExceptHandler), "name"),
    **dict.fromkeys((ast.MatchAs, ast.MatchStar), "name"),
    ast.MatchMapping: "rest",
}
"""By kind of node, the attribute that holds the name that it binds; of those, too, that no program may hold."""

_ASSIGNING = frozenset({ast.Assign, ast.AnnAssign})


def own_names(program: Program) -> Mapping[str, int]:
    """The names to which the program itself gives a meaning, or another value."""
    checked = program.checked
    scope = checked.scope
    if scope.slots or scope.aliases or checked.imports or checked.constructs:
        return names_bound(program)
    return names_bound(program) if checked.repeats else {}


def names_bound(program: Program) -> Mapping[str, int]:
    """The names to which a program gives a meaning anywhere, and at how many places it does."""
    return Counter(_bindings(program))


def _bindings(program: Program) -> Iterator[str]:
    """The name of each place at which a program gives a meaning to one, or takes it away."""
    for node in program.source.nodes:
        kind = type(node)
        if kind is ast.Name:
            if type(node.ctx) is not ast.Load:  # type: ignore[attr-defined]
                yield node.id  # type: ignore[attr-defined]
        elif kind is ast.alias:
            yield node.asname or node.name.partition(".")[0]  # type: ignore[attr-defined]
        elif kind in _NAMING and (name := getattr(node, _NAMING[kind])) is not None:
            yield name


def assigned_once(program: Program, bound: Mapping[str, int]) -> dict[str, ast.expr]:
    """What is assigned to the variables of a program that get a value by one assignment alone."""
    found: dict[str, ast.expr] = {}
    for node in [each for each in program.source.nodes if type(each) in _ASSIGNING]:
        for target in node.targets if type(node) is ast.Assign else (node.target,):  # type: ignore[attr-defined]
            if type(target) is ast.Name and bound[target.id] == 1 and node.value:  # type: ignore[attr-defined]
                found[target.id] = node.value  # type: ignore[attr-defined]
    return found
