"""What a text would call, and whether its calls could be right: known before anything of it runs.

A fault is reported only where it is certain: an argument that is missing, unexpected or given twice, a value that is
written out, or held by a variable, and that its parameter does not take, and a result, variable or expression whose
type its parameter can never take. What is not known here fits everywhere.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lightfc.inference import Inference, names_bound
from lightfc.schema.constructors import CheckedConstructor
from lightfc.tool import FunctionTool
from lightfc_sandbox import ExpressionError, Program, Span, Violation
from lightfc_sandbox.engine import CallSite, Source

__all__ = ["Plan", "PlannedCall", "check_calls", "plan", "violations"]


_LONGEST_SIGNATURE = 600
"""Characters of a signature that a message shows: it may list hundreds of values, and a model reads it."""


@dataclass(frozen=True, slots=True)
class PlannedCall:
    """A call that a text would make.

    Attributes:
        name: Name of the tool.
        tool: The tool.
        repeated: It stands in a loop or a function, so how often it is made is not known.
    """

    name: str
    tool: FunctionTool
    repeated: bool
    _text: Source = field(repr=False)
    _node: Any = field(repr=False)

    @property
    def source(self) -> str:
        """The call as it is written."""
        return self._text.segment(self._node)


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
        PlannedCall(site.target.name, site.target, site.repeated, program.source, site.node)
        for site in program.sites
        if isinstance(site.target, FunctionTool)
    ]
    return Plan(program.text, tuple(calls))


def check_calls(program: Program, variables: Mapping[str, Any]) -> None:
    """Check the arguments of every call of a tool or constructor against its signature.

    Raises:
        ExpressionError: Calls that can never be right; one violation for each fault.
    """
    inference = Inference(program, variables)
    found: list[Violation] = []
    for site in program.sites:
        if type(site.target) is FunctionTool and (problems := _problems(site, inference)):
            found += violations(program.source, site, problems)
    if program.dataflow()[1].constructs:
        found += _wrong_constructions(program, inference)
    if found:
        found.sort(key=lambda violation: violation.span.start if violation.span else 0)
        raise ExpressionError(program.text, found)


def _wrong_constructions(program: Program, inference: Inference) -> Iterator[Violation]:
    bound = names_bound(program)
    for node in program.source.nodes:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id in bound:
            continue
        make = getattr(program.sandbox.constants.get(node.func.id), "make", None)
        signature = make.signature if isinstance(make, CheckedConstructor) else None
        given = _written(node, inference) if signature is not None else None
        if signature is not None and given is not None:
            problems = signature.problems(tuple(given[0]), given[1])
            shown = signature.definition().signature.removeprefix("def ") if problems else ""
            yield from _faults(program.source.span(node), node.func.id, shown, problems)


def violations(source: Source, site: CallSite, problems: Sequence[str]) -> list[Violation]:
    """The problems of one call's arguments as violations of its text, with the signature of what it calls."""
    target = site.target
    signature = target.definition.signature.removeprefix("def ") if problems and target is not None else ""
    return _faults(source.span(site.node), target.name if target is not None else "", signature, problems)


def _faults(span: Span, name: str, signature: str, problems: Sequence[str]) -> list[Violation]:
    if not problems:
        return []
    if len(signature) > _LONGEST_SIGNATURE:
        signature = f"{signature[:_LONGEST_SIGNATURE]}…"
    # Told once, after the last of the problems that it helps with.
    *others, last = (f"{name}: {problem}" if name else problem for problem in problems)
    return [
        *(Violation("wrong-argument", other, span, "") for other in others),
        Violation("wrong-argument", last, span, signature),
    ]


def _problems(site: CallSite, inference: Inference) -> list[str]:
    given = _written(site.node, inference)
    if given is None:
        return []
    problems: list[str] = site.target.signature.problems(tuple(given[0]), given[1])
    return problems


def written_arguments(
    program: Program, site: CallSite, variables: Mapping[str, Any]
) -> tuple[list[Any], dict[str, Any]] | None:
    """The arguments of a call before anything runs, an `Unknown` for each that is not written out.

    None where not even their number is known.
    """
    return _written(site.node, Inference(program, variables))


def _written(node: Any, inference: Inference) -> tuple[list[Any], dict[str, Any]] | None:
    if not isinstance(node, ast.Call):
        return None
    args: list[Any] = []
    for arg in node.args:
        if type(arg) is ast.Starred:
            return None
        args.append(arg.value if type(arg) is ast.Constant else inference.value(arg))
    kwargs: dict[str, Any] = {}
    for keyword in node.keywords:
        if keyword.arg is None:
            return None
        kwargs[keyword.arg] = inference.value(keyword.value)
    return args, kwargs
