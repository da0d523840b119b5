"""What a program would call, and whether its calls could be right: known before anything of it runs.

A fault is reported only where it is certain: an argument that is missing, unexpected or given twice, a value that is
written out, or held by a variable, and that its parameter does not take, and a result, variable or expression whose
type its parameter can never take. What is not known here fits everywhere.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lightfc.core.failures import CallError
from lightfc.engine.inference import Inference
from lightfc.engine.tool_spec import ToolSpec
from lightfc.schema.argument_errors import at_most
from lightfc.schema.binding import Binder
from lightfc.schema.constructors import CheckingConstructor
from lightfc.views.display import Listing, ShownAsList
from lightfc_sandbox import ExpressionError, Program, Violation
from lightfc_sandbox.engine import CallSite, HostFunction, HostType, Source, dotted_name, rendered

if TYPE_CHECKING:
    from lightfc.schema.signature import ToolSignature

_MAX_SIGNATURE_CHARS = 600
"""Characters of a signature that a message shows: it may list hundreds of values, and a model reads it."""


@dataclass(slots=True, eq=False)
class PlannedCall:
    """A call that a program would make. Made by `ToolManager.preflight`.

    Attributes:
        tool: The tool that it calls, such as for `tool.read_only`.
    """

    tool: ToolSpec
    _site: CallSite
    _text: Source

    def __repr__(self) -> str:
        return f"PlannedCall({self.source!r})"

    @property
    def name(self) -> str:
        """Name of the tool."""
        return self.tool.name

    @property
    def repeated(self) -> bool:
        """Whether it stands in a loop or a function, so that it may be made any number of times."""
        return self._site.repeated

    @property
    def source(self) -> str:
        """The call as the program writes it."""
        return self._text.segment(self._site.node)


@dataclass(frozen=True, slots=True)
class Plan(ShownAsList):
    """The calls that a program would make; `ToolManager.preflight` gives it.

    Attributes:
        text: The program.
        calls: Its calls of tools, in the order in which Python would make them. Each has `name`, `source`, `tool` and
            `repeated`.
        computed: Whether it also calls something that is known only when it runs, such as a function given to `map`.

    Examples:
        >>> from lightfc import FunctionTool, ToolManager
        >>> plan = ToolManager([FunctionTool(abs, name="size")]).preflight("[size(n) for n in [1, -2]]")
        >>> [(call.name, call.source, call.repeated) for call in plan.calls]
        [('size', 'size(n)', True)]
    """

    text: str
    calls: tuple[PlannedCall, ...]
    computed: bool = False

    def _listing(self) -> Listing:
        from lightfc.core.printable import printable, printable_lines

        rows = [(printable(each.source), each.name, ", ".join(_marks(each))) for each in self.calls]
        note = "It also calls functions that only a run can tell." if self.computed else ""
        return Listing(printable_lines(self.text), ("call", "tool", "remarks"), rows, note)


def approval_mark(tool: ToolSpec) -> str:
    """What is to be said of a tool whose calls may need approval; `""` of any other."""
    if not tool.may_need_approval:
        return ""
    return "needs approval" if tool.needs_approval is True else "may need approval, by its arguments"


def _marks(call: PlannedCall) -> Iterator[str]:
    if call.repeated:
        yield "repeated"
    if mark := approval_mark(call.tool):
        yield mark
    if call.tool.sequential:
        yield "sequential"
    yield {True: "only reads", False: "acts", None: "undeclared"}[call.tool.read_only]


def plan(program: Program) -> Plan:
    """The plan of a program that has been checked."""
    source = program.source
    calls = [PlannedCall(site.target, site, source) for site in program.sites if isinstance(site.target, ToolSpec)]
    return Plan(program.text, tuple(calls), any(site.target is None for site in program.sites))


def call_sites(program: Program, variables: Mapping[str, Any]) -> list[CallSite]:
    """The calls of a program, once the program has been checked."""
    try:
        sites = program.sites
    except ExpressionError as error:
        refused = error.violations
    else:
        methods: Inference | None = None
        for site in sites:
            if site.method and site.target is None:  # the program alone does not say which tool it calls
                methods = methods or Inference(program, variables)
                site.target = methods.method(site.node)
        return sites
    inference = Inference(program, variables, frozenset(each.span for each in refused if each.span))
    raise _error(program, [*refused, *_wrong_by_name(program, inference, tools=True)])


def check_calls(program: Program, variables: Mapping[str, Any]) -> None:
    """Check the arguments of every call of a tool or constructor against its signature."""
    check_sites(program, call_sites(program, variables), variables)


def check_sites(program: Program, sites: Sequence[CallSite], variables: Mapping[str, Any]) -> None:
    """As `check_calls`, of a program whose calls are known."""
    inference = Inference(program, variables)
    found: list[Violation] = []
    for site in sites:
        found += _faults(program.source, site, inference)
    if program.constructs:
        found += _wrong_by_name(program, inference, tools=False)
    if found:
        raise _error(program, found)


def _faults(source: Source, site: CallSite, inference: Inference) -> list[Violation]:
    node, target = site.node, inference.method(site.node) if site.method else site.target
    if isinstance(target, ToolSpec):
        problems = _problems(node, target.signature.binder, inference)
        return argument_faults(source, node, target.name, target.signature, problems) if problems else []
    if target is None or site.method or not isinstance(node, ast.Call):
        return []
    # Of a plain function of the context nothing is known but that it is called with data.
    return argument_faults(source, node, dotted_name(node.func) or "", None, _functions_passed(node, inference))


def _error(program: Program, found: list[Violation]) -> ExpressionError:
    return ExpressionError(program.text, sorted(found, key=lambda each: each.span.start if each.span else -1))


def _wrong_by_name(program: Program, inference: Inference, *, tools: bool) -> Iterator[Violation]:
    """What is wrong with the calls of constructors, and of tools where they are wanted, by the names that they call."""
    source = program.source
    for node in source.nodes:
        found = inference.named(node.func) if isinstance(node, ast.Call) else None
        if type(found) is HostType and isinstance(found.make, CheckingConstructor):
            problems = _problems(node, found.make, inference)
            yield from argument_faults(source, node, found.name, found.make.signature, problems)
        elif tools and type(found) is HostFunction and isinstance(found.target, ToolSpec):
            tool = found.target
            problems = _problems(node, tool.signature.binder, inference)
            yield from argument_faults(source, node, tool.name, tool.signature, problems)


def argument_faults(
    source: Source, node: Any, name: str, signature: "ToolSignature | None", problems: Sequence[str]
) -> list[Violation]:
    """The problems of a call's arguments as violations of its program; the signature is told once, after the last."""
    if not problems:
        return []
    span = source.span(node)
    shown = signature.definition().signature.removeprefix("def ") if signature is not None else ""
    if signature is not None:
        shown = name + shown.removeprefix(signature.name)  # a class may be in a namespace of the context
    if len(shown) > _MAX_SIGNATURE_CHARS:
        shown = f"{shown[:_MAX_SIGNATURE_CHARS]}…"
    *others, last = (f"{name}: {problem}" for problem in problems)
    return [
        *(Violation("wrong-argument", other, span, "") for other in others),
        Violation("wrong-argument", last, span, shown),
    ]


def argument_error(
    source: Source, node: Any, name: str, signature: "ToolSignature | None", problems: Sequence[str]
) -> CallError:
    """What the record of a call says whose arguments do not fit; see `argument_faults`."""
    faults = argument_faults(source, node, name, signature, problems)
    return CallError("argument", "ArgumentError", rendered(faults, source.text), faults[0].span, tuple(problems))


def _problems(node: Any, takes: Binder | CheckingConstructor, inference: Inference) -> list[str]:
    given = static_arguments(node, inference)
    if given is None:
        return []
    problems = takes.problems(tuple(given[0]), given[1])
    if type(takes) is not CheckingConstructor and (passed := _functions_passed(node, inference)):
        problems = passed + problems
    return at_most(problems) if problems else problems


_NO_FUNCTIONS = (ast.Constant, ast.Call)
"""The commonest arguments, neither of which is a function."""


def _functions_passed(node: ast.Call, inference: Inference) -> list[str]:
    """What is said of functions among the arguments, which the sandbox does not let out."""
    found: list[str] = []
    for arg in node.args:
        if type(arg) not in _NO_FUNCTIONS:
            found += inference.functions(arg)
    for keyword in node.keywords:
        if type(keyword.value) not in _NO_FUNCTIONS:
            found += inference.functions(keyword.value)
    if not found:
        return found
    advice = "a function cannot leave the program, only data can: call {} instead of passing it on"
    return [advice.format(name) for name in found]


def static_arguments(node: Any, inference: Inference) -> tuple[list[Any], dict[str, Any]] | None:
    """The arguments of a call before it runs, `Unknown` for what is not written; None if not even the number is."""
    if type(node) is not ast.Call:
        return None
    args: list[Any] = []
    for arg in node.args:
        if type(arg) is ast.Constant:
            args.append(arg.value)
        elif type(arg) is not ast.Starred:
            args.append(inference.value(arg))
        elif type(spread := inference.value(arg.value)) in (list, tuple):
            args += spread
        else:
            return None
    kwargs = _static_keywords(node.keywords, inference) if node.keywords else {}
    return None if kwargs is None else (args, kwargs)


def _static_keywords(keywords: Sequence[ast.keyword], inference: Inference) -> dict[str, Any] | None:
    kwargs: dict[str, Any] = {}
    for keyword in keywords:
        value = keyword.value
        given: Any = value.value if type(value) is ast.Constant else inference.value(value)
        if keyword.arg is not None and keyword.arg not in kwargs:
            kwargs[keyword.arg] = given
        elif keyword.arg is None and type(given) is dict and all(type(name) is str for name in given):
            if given.keys() & kwargs.keys():
                return None
            kwargs |= given
        else:
            return None
    return kwargs
