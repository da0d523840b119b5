"""What a text would call, and whether its calls could be right: known before anything of it runs.

A fault is reported only where it is certain: an argument that is missing, unexpected or given twice, and a value that
is written out, or held by a variable, and that its parameter does not take. What a call or an operator will give is
not known here and fits everywhere.
"""

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lightfc.tool import FunctionTool
from lightfc_sandbox import ExpressionError, Program, Violation
from lightfc_sandbox.engine import CallSite, Source

__all__ = ["Plan", "PlannedCall", "check_calls", "plan", "violations"]

UNKNOWN: Any = object()
"""Stands for an argument whose value only the run will tell."""

_ATOMS = (str, int, float, bool, type(None))


@dataclass(frozen=True, slots=True)
class PlannedCall:
    """A call that a text would make.

    Attributes:
        name: Name of the tool.
        tool: The tool.
        source: The call as it is written.
        repeated: It stands in a loop or a function, so how often it is made is not known.
    """

    name: str
    tool: FunctionTool
    source: str
    repeated: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """What a text would do.

    Attributes:
        text: The text.
        calls: Its calls of tools, in the order in which Python would make them.
    """

    text: str
    calls: tuple[PlannedCall, ...]


def plan(program: Program) -> Plan:
    """The plan of a program that has been checked."""
    calls = [
        PlannedCall(site.target.name, site.target, program.source.segment(site.node), site.repeated)
        for site in program.sites
        if isinstance(site.target, FunctionTool)
    ]
    return Plan(program.text, tuple(calls))


def check_calls(program: Program, variables: Mapping[str, Any]) -> None:
    """Check the arguments of every call of a tool against its signature.

    Raises:
        ExpressionError: Calls that can never be right; one violation for each fault.
    """
    variables = _unchanging(program, variables)
    found = [
        violation
        for site in program.sites
        if type(site.target) is FunctionTool
        for violation in violations(program.source, site, _problems(site, variables))
    ]
    if found:
        found.sort(key=lambda violation: violation.span.start if violation.span else 0)
        raise ExpressionError(program.text, found)


def _unchanging(program: Program, variables: Mapping[str, Any]) -> Mapping[str, Any]:
    """The variables whose names the text itself gives no other meaning, and whose values it cannot change."""
    if not variables:
        return variables
    tree = program.source.tree
    programs = isinstance(tree, ast.Module)
    if not (programs or program.dataflow()[1].in_order or any(site.repeated for site in program.sites)):
        return variables
    own: set[str | None] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()) | ast.arg(arg=name):
                own.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ExceptHandler(name=name):
                own.add(name)
            case ast.alias(name=name, asname=other):
                own.add(other or name.partition(".")[0])
    return {name: value for name, value in variables.items() if name not in own}


def violations(source: Source, site: CallSite, problems: Sequence[str]) -> list[Violation]:
    """The problems of one call's arguments as violations of its text, with the signature of what it calls."""
    if not problems:
        return []
    span = source.span(site.node)
    signature = site.target.definition.signature.removeprefix("def ") if site.target is not None else ""
    return [Violation("wrong-argument", _sentence(site, problem), span, signature) for problem in problems]


def _sentence(site: CallSite, problem: str) -> str:
    return f"{site.target.name}: {problem}" if site.target is not None else problem


def _problems(site: CallSite, variables: Mapping[str, Any]) -> list[str]:
    given = _written(site, variables)
    if given is None:
        return []
    problems: list[str] = site.target.signature.problems(tuple(given[0]), given[1], UNKNOWN)
    return problems


def _written(site: CallSite, variables: Mapping[str, Any]) -> tuple[list[Any], dict[str, Any]] | None:
    """The arguments of a call as far as they are written out; None where not even their number is known."""
    node = site.node
    if not isinstance(node, ast.Call):
        return None
    args: list[Any] = []
    for arg in node.args:
        if type(arg) is ast.Starred:
            return None
        args.append(_value(arg, variables))
    kwargs: dict[str, Any] = {}
    for keyword in node.keywords:
        if keyword.arg is None:
            return None
        kwargs[keyword.arg] = _value(keyword.value, variables)
    return args, kwargs


def written_arguments(
    program: Program, site: CallSite, variables: Mapping[str, Any]
) -> tuple[list[Any], dict[str, Any]] | None:
    """The arguments of a call before anything runs, what is not known yet as `UNKNOWN`; None for an unknown number."""
    return _written(site, _unchanging(program, variables))


def _value(node: ast.expr, variables: Mapping[str, Any]) -> Any:
    """The value of an argument, as far as it is written out; parts that are not are `UNKNOWN`."""
    kind = type(node)
    if kind is ast.Constant:
        return node.value  # type: ignore[attr-defined]  # just seen to be a Constant
    match node:
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() | float() as number)):
            return -number
        case ast.List(elts=items):
            return [_value(item, variables) for item in items]
        case ast.Tuple(elts=items):
            return tuple(_value(item, variables) for item in items)
        case ast.Dict(keys=keys, values=values):
            return _dict(keys, values, variables)
        case ast.Name(id=name) if type(variables.get(name, UNKNOWN)) in _ATOMS:
            return variables[name]
    return UNKNOWN


def _dict(keys: list[ast.expr | None], values: list[ast.expr], variables: Mapping[str, Any]) -> Any:
    made: dict[Any, Any] = {}
    for key, value in zip(keys, values, strict=True):
        if not isinstance(key, ast.Constant):
            return UNKNOWN
        made[key.value] = _value(value, variables)
    return made
