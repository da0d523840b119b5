"""Which calls need the host's word, what is asked, and what is made of the answer."""

import ast
import asyncio
from collections.abc import Awaitable, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Any

from lightfc import threads
from lightfc.approval import ApprovalRequest, Approve, Approver, Decision, Deny, Edit
from lightfc.errors import ArgumentError, ExportError
from lightfc.export import dumps
from lightfc.preflight import written_arguments
from lightfc.schema.binding import POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD
from lightfc.schema.flow import Unknown
from lightfc.tool import FunctionTool, is_async
from lightfc.types import CallError, Function
from lightfc_sandbox import Program
from lightfc_sandbox.engine import CallSite, compares_by_identity, message_of

if TYPE_CHECKING:
    from lightfc.watched import Watch

__all__ = [
    "approver_error", "by_name", "check_known", "checked_decisions", "consult", "positional", "requests_of",
    "same_arguments", "told_interrupted", "waiting_error",
]  # fmt: skip


def waiting_error(requests: Sequence[ApprovalRequest]) -> CallError:
    """What the record of a run says that waits for the host's word."""
    lines = []
    for each in requests:
        why = f"  ({told_interrupted(each)})" if each.reason != "needs_approval" else ""
        lines.append(f"  {each.id}: {each.source}{why}")
    many = f"{len(requests)} calls need" if len(requests) != 1 else "1 call needs"
    message = "\n".join([f"{many} approval before the run goes on:", *lines])
    details = [{"id": each.id, "name": each.name, "source": each.source, "reason": each.reason} for each in requests]
    return CallError("approval", "ApprovalNeeded", message, details=tuple(details))


def told_interrupted(request: ApprovalRequest) -> str:
    """What is told of a call that may have had its effect."""
    what = "had started and not finished" if request.reason == "interrupted" else "had finished, its value is lost"
    return f"{request.name} {what}; it may have had its effect"


def approver_error(error: Exception) -> CallError:
    """What is told where the approver itself has failed."""
    return CallError(
        "approval", type(error).__name__, f"the approver raised {type(error).__name__}: {message_of(error)}"
    )


async def consult(approve: Approver, requests: Sequence[ApprovalRequest]) -> Mapping[str, Decision]:
    """Ask an approver, a sync one in a thread, because it may wait for a person.

    Raises:
        TypeError: It gives no mapping of decisions.
        Exception: What it raises itself; what is no `Exception`, such as `SystemExit`, as a `RuntimeError`.
    """
    if is_async(approve):
        answer: Any = approve(requests)
    else:
        answer, error = await threads.call(asyncio.get_running_loop(), approve, (requests,))
        if error is not None:
            raise error if isinstance(error, Exception) else RuntimeError(type(error).__name__)
    return checked_decisions(await _answered(answer) if hasattr(type(answer), "__await__") else answer)


async def _answered(answer: Awaitable[Any]) -> Any:
    try:
        return await answer
    except (Exception, KeyboardInterrupt, GeneratorExit):
        raise
    except BaseException as error:
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise  # it is the run that is cancelled, and not something of the approver's
        raise RuntimeError(type(error).__name__) from error


def checked_decisions(decisions: Any) -> Mapping[str, Decision]:
    """Decisions as they were given, if they are any.

    Raises:
        TypeError: They are none; a `True`, say, approves nothing.
    """
    if not isinstance(decisions, Mapping) or not all(
        isinstance(name, str) and isinstance(each, Approve | Deny | Edit) for name, each in decisions.items()
    ):
        raise TypeError("decisions must be a dict of Approve(), Deny(reason) or Edit(arguments) by the id of a request")
    for each in decisions.values():
        if isinstance(each, Edit) and not _is_named(each.arguments):
            raise TypeError("the arguments of Edit(...) must be a dict of values by the names of parameters")
    return decisions


def _is_named(arguments: Any) -> bool:
    return isinstance(arguments, Mapping) and all(isinstance(name, str) for name in arguments)


def check_known(decisions: Mapping[str, Decision], program: Program, asked: Set[str]) -> None:
    """Refuse decisions for calls that nobody has asked for, and that no call of the text could be.

    Raises:
        ValueError: There are some.
    """
    sites = [site for site in program.sites if type(site.target) is FunctionTool]
    planned = {str(site.order) for site in sites}
    turns = {str(site.order) for site in sites if site.repeated}
    unknown = [each for each in decisions if each not in asked | planned and each.rpartition(".")[2] not in turns]
    if unknown:
        known = ", ".join(sorted(asked)) or "none"
        raise ValueError(f"no call of the run waits under {', '.join(map(repr, unknown))}; those that wait: {known}")


def requests_of(program: Program, variables: Mapping[str, Any], watch: "Watch") -> list[ApprovalRequest]:
    """The calls of a program that will need the host's word and do not have it, as far as its plan tells them."""
    found = [
        _request(program, site, variables)
        for site in program.sites
        if type(site.target) is FunctionTool
        and site.target.needs_approval
        and str(site.order) not in watch.decisions
        and str(site.order) not in watch.finished
    ]
    asked = {each.id: each for each in found}
    targets = {site.target.name: site.target for site in program.sites if type(site.target) is FunctionTool}
    for call_id, call in (watch.journal.interrupted if watch.journal is not None else {}).items():
        tool = targets.get(call.name)
        if call_id in watch.decisions or (tool is not None and (tool.read_only or tool.idempotent)):
            continue
        source = f"{call.name}({', '.join(f'{name}=…' for name in call.arguments or ())})"
        reason: Any = "interrupted" if call.stored else "not stored"
        asked[call_id] = ApprovalRequest(call_id, call.name, source, None, reason, call.arguments)
    return list(asked.values())


def _request(program: Program, site: CallSite, variables: Mapping[str, Any]) -> ApprovalRequest:
    tool, node, source = site.target, site.node, program.source
    names = _positions(tool)
    expressions: dict[str, str] = {}
    if isinstance(node, ast.Call):
        for i, arg in enumerate(node.args):
            name = names[i] if i < len(names) and type(arg) is not ast.Starred else str(i)
            expressions[name] = source.segment(arg)
        expressions |= {each.arg or "**": source.segment(each.value) for each in node.keywords}
    given = written_arguments(program, site, variables)
    arguments = None
    if given is not None and not any(type(leaf) is Unknown for leaf in _leaves(given)):
        try:
            arguments = by_name(tool, Function(tool.name, *tool.signature.bind(tuple(given[0]), given[1])))
        except ArgumentError:
            arguments = None  # the call itself will tell
    return ApprovalRequest(
        str(site.order), tool.name, source.segment(node), source.span(node), "needs_approval", arguments, expressions,
        site.repeated,
    )  # fmt: skip


def _leaves(value: Any) -> Any:
    """The atoms in nested containers."""
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list | tuple):
        return [value]
    return [leaf for each in value for leaf in _leaves(each)]


def _positions(tool: FunctionTool) -> list[str]:
    return [p.name for p in tool.signature.parameters if p.kind in (POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD)]


def by_name(tool: FunctionTool, passed: Function) -> dict[str, Any]:
    """Arguments by parameter; what `*args` takes by its position."""
    names = _positions(tool)
    return {**{names[i] if i < len(names) else str(i): each for i, each in enumerate(passed.args)}, **passed.kwargs}


def same_arguments(given: Mapping[str, Any], asked: Mapping[str, Any]) -> bool:
    """Whether a call has the arguments that the host was shown; what has no JSON form is told apart by `==`."""
    return given.keys() == asked.keys() and all(_same(value, asked[name]) for name, value in given.items())


def _same(value: Any, shown: Any) -> bool:
    if value is shown:
        return True
    try:
        return dumps(value) == dumps(shown)
    except ExportError:
        # Objects that compare by identity are made anew by each run, and cannot be told apart.
        return type(value) is type(shown) and (compares_by_identity(type(value)) or bool(value == shown))


def positional(tool: FunctionTool, given: dict[str, Any]) -> tuple[Any, ...]:
    """Take what goes by position out of arguments by parameter, which are left with the rest."""
    surplus = sorted((int(name), name) for name in given if name.isdigit())
    if not surplus:
        return ()
    before = _positions(tool)[: surplus[0][0]]
    return tuple(given.pop(name) for name in (*before, *(name for _, name in surplus)))
