"""Which calls need approval, what the host is asked about them, and what its decisions hold for.

How it works. A request is one call with the arguments that it will be made with. Before anything of a text runs, its
plan is looked through (`requests_of`): the calls outside of loops whose arguments are known then are asked about
together, first. All others are asked about when they are reached, those that are reached at the same time together.
Without an approver a run goes as far as it gets without the calls that wait, and ends; `resume` evaluates the text
anew, takes what has finished as it was, and makes the calls that have been decided.

A decision is looked up by the id of a call and holds only if the call is the one that was shown: the same tool, place,
reason and arguments (`Approvals.decision`). So nothing that a decision comes with is believed, be it a record that was
edited as JSON or an approver that answers more than it was asked; what was shown is taken from the journal where there
is one. The one decision about more than one call is `ApproveAll`, for the calls of one tool from one place.

The arguments of a call that needs approval are copied as far as they are plain containers: a text that changes a list
while its call waits changes neither what is shown nor what is called.
"""

import ast
import asyncio
import contextlib
import copy
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from lightfc.core.decisions import (
    AGAIN,
    ApprovalRequest,
    Approve,
    ApproveAll,
    Approver,
    Decision,
    Deny,
    Edit,
    Reason,
    Shown,
    call_of,
)
from lightfc.core.definitions import Function
from lightfc.core.errors import ArgumentError, ExportError
from lightfc.core.failures import CallError
from lightfc.core.loaded import loaded
from lightfc.core.records import Finished, FunctionOutput
from lightfc.core.serialization import dumps
from lightfc.core.values import short_text
from lightfc.engine import threads
from lightfc.engine.approval_rules import ask_rule
from lightfc.engine.plan import written_arguments
from lightfc.engine.tool_spec import ToolSpec, is_async
from lightfc.schema.binding import (
    KEYWORD_ONLY,
    POSITIONAL_ONLY,
    POSITIONAL_OR_KEYWORD,
    VAR_KEYWORD,
    VAR_POSITIONAL,
)
from lightfc.schema.record_types import NO_DEFAULT
from lightfc.schema.static_types import Unknown
from lightfc_sandbox import Program
from lightfc_sandbox.engine import CallSite, Run, Source, compares_by_identity, message_of, name_of_class

if TYPE_CHECKING:
    from lightfc.engine.journal import JournalledRun

__all__ = [
    "Approvals", "Shown", "approver_error", "by_name", "check_places", "check_record", "check_waiting",
    "checked_decisions",
    "denied",
    "interrupted_requests", "is_written", "on_one_line", "positional", "requests_of", "same_arguments", "waiting_error",
    "why_waiting",
]  # fmt: skip

MAX_LISTED = 20
"""How many requests a message tells; `FunctionOutput.waiting` has all of them."""

_BY_KEY = frozenset({dict, OrderedDict, Counter, defaultdict})
_COPIED = _BY_KEY | {list, tuple, set, deque}
"""The types of containers that a text can change, and tuples, which hold them."""


class Approvals:
    """The decisions of one run, and what they hold for.

    Args:
        approve: Who is asked; None to let calls that need approval wait.
        journal: Where calls are written, if they are.
        decisions: What the host has decided, by id.
        shown: What it was shown when it decided so, by id.
        is_told: What was shown comes from outside, such as a record that was loaded, so that of an `ApproveAll` too the
            call that was shown has to come first.

    Attributes:
        lost: The calls that had finished, and whose values a record that was loaded does not have, by id.
    """

    def __init__(
        self,
        approve: Approver | None = None,
        journal: "JournalledRun | None" = None,
        decisions: Mapping[str, Decision] | None = None,
        shown: "Mapping[str, ApprovalRequest | Shown] | None" = None,
        is_told: bool = False,
    ) -> None:
        self.approve = approve
        self.journal = journal
        self.decisions: dict[str, Decision] = {}
        self.shown: dict[str, ApprovalRequest | Shown] = {}
        self.lost: set[str] = set()
        self._places: set[tuple[int, str]] = set()
        self._asked: set[str] = set()
        self._one_at_a_time = asyncio.Lock()
        self._questions: dict[str, list[str]] = defaultdict(list)
        for each in () if journal is None else journal.shown:
            self._questions[call_of(each)].append(each)
        self._take(decisions or {}, shown or {}, is_told)

    def _take(
        self, decisions: Mapping[str, Decision], shown: "Mapping[str, ApprovalRequest | Shown]", is_told: bool = False
    ) -> None:
        """Note decisions about what was shown, and about nothing else."""
        for call_id in decisions.keys() & shown.keys():
            self.decisions[call_id], self.shown[call_id] = decisions[call_id], shown[call_id]
            if isinstance(decisions[call_id], ApproveAll) and not is_told:
                self._approve_place(shown[call_id])

    def _approve_place(self, shown: "ApprovalRequest | Shown") -> None:
        if shown.reason == "needs_approval":
            self._places.add((shown.site, shown.name))

    async def ask(self, requests: Sequence[ApprovalRequest]) -> None:
        """Ask the approver, one batch at a time; a sync one in a thread, because it may wait for a person.

        Raises:
            TypeError: It gives no mapping of decisions.
            Exception: What it raises itself; what is no `Exception`, such as `SystemExit`, as a `RuntimeError`.
        """
        assert self.approve is not None  # noqa: S101 - who calls has seen it
        async with self._one_at_a_time:
            self._asked |= {each.id for each in requests}
            self._take(await _consulted(self.approve, requests), {each.id: each for each in requests})

    def may_ask(self, request_id: str) -> bool:
        """Whether an approver is there that has not been asked about a call and left it out."""
        return self.approve is not None and request_id not in self._asked

    def numbered(self, request: ApprovalRequest) -> ApprovalRequest:
        """A request by the id that is its own: that of the same question before, or of a new one about its call."""
        before = self._questions.get(request.id)
        if not before or self.journal is None:
            return request
        told = self.journal.told(request)
        for question in before:
            if self.journal.shown[question] == told:
                return replace(request, id=question)
        return replace(request, id=f"{request.id}{AGAIN}{len(before) + 1}")

    def request(
        self, tool: ToolSpec, record: FunctionOutput, site: CallSite, source: Source, run: Run | None
    ) -> ApprovalRequest | None:
        """What the host has to be asked about a call; None if it needs no approval.

        Raises:
            RecursionError: Its arguments nest too deeply.
        """
        if tool.needs_approval is False and not self.lost and (self.journal is None or not self.journal.interrupted):
            return None
        passed = record.parsed_input
        assert passed is not None  # noqa: S101 - the arguments are validated before anything is asked about a call
        reason, note = self._reason(tool, record.id, passed)
        if reason is None:
            return None
        made = _request(record.id, tool, site, source, reason, copied(by_name(tool, passed), run), note)
        return self.numbered(made)

    def _reason(self, tool: ToolSpec, call_id: str, passed: Function) -> tuple[Reason | None, str]:
        """Why a call needs approval, and what its tool's rule could not tell; None if it needs none."""
        interrupted = self.journal.interrupted.get(call_id) if self.journal is not None else None
        is_cut = interrupted is not None or call_id in self.lost
        if is_cut and not (tool.read_only or tool.idempotent):
            return ("interrupted" if interrupted is not None and interrupted.stored else "not stored"), ""
        needed, note = _asked_rule(tool, passed)
        return ("needs_approval" if needed else None), note

    def decision(self, request: ApprovalRequest) -> Decision | None:
        """What the host has decided about a call; None if it was asked about another one, or not at all."""
        if request.reason == "needs_approval" and (request.site, request.name) in self._places:
            return Approve()
        decision, shown = self.decisions.get(request.id), self.shown.get(request.id)
        if decision is None or shown is None or not self._is_shown(request, shown):
            return None
        if not isinstance(decision, ApproveAll):
            return decision
        self._approve_place(shown)
        return Approve()

    def _is_shown(self, request: ApprovalRequest, shown: "ApprovalRequest | Shown") -> bool:
        """Whether a call is the one that the host was shown."""
        if isinstance(shown, Shown):
            return self.journal is not None and self.journal.told(request) == shown
        if (request.name, request.reason) != (shown.name, shown.reason):
            return False
        if request.reason == "needs_approval" and request.site != shown.site:
            return False
        if request.arguments is None or shown.arguments is None:
            return False
        return same_arguments(request.arguments, shown.arguments)


async def _consulted(approve: Approver, requests: Sequence[ApprovalRequest]) -> Mapping[str, Decision]:
    if is_async(approve):
        answer: Any = approve(requests)
    else:
        answer, error = await threads.call(asyncio.get_running_loop(), approve, (requests,))
        if error is not None:
            raise error if isinstance(error, Exception) else RuntimeError(name_of_class(type(error)))
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
        raise RuntimeError(name_of_class(type(error))) from error


def checked_decisions(decisions: Any) -> Mapping[str, Decision]:
    """Decisions as they were given, if they are any.

    Raises:
        TypeError: They are none; a `True`, say, approves nothing.
    """
    if not isinstance(decisions, Mapping) or not all(
        isinstance(name, str) and isinstance(each, Decision) for name, each in decisions.items()
    ):
        raise TypeError(
            "decisions must be a dict of Approve(), ApproveAll(), Deny(reason) or Edit(arguments) by the id of a "
            "request"
        )
    for each in decisions.values():
        if isinstance(each, Edit) and not _is_named(each.arguments):
            raise TypeError("the arguments of Edit(...) must be a dict of values by the names of parameters")
    return decisions


def _is_named(arguments: Any) -> bool:
    return isinstance(arguments, Mapping) and all(isinstance(name, str) for name in arguments)


def check_waiting(decisions: Mapping[str, Decision], waiting: Iterable[str], ended: Collection[str]) -> None:
    """Refuse decisions about what does not wait for any.

    Args:
        decisions: The decisions, by the ids of requests.
        waiting: The ids of the requests about calls that wait.
        ended: The ids of the calls that have ended.

    Raises:
        ValueError: There are some.
    """
    known = list(waiting)
    wrong = [each for each in decisions if each not in known]
    if not wrong:
        return
    over = [each for each in wrong if call_of(each) in ended]
    what = (
        f"nothing can be decided any more about {_listed(over)}, which has ended"
        if over
        else f"no call of the run waits under {_listed(wrong)}"
    )
    raise ValueError(
        f"{what}; those that wait: {', '.join(known[:MAX_LISTED]) or 'none'}; resume the run without decisions to be "
        "told what waits"
    )


def _listed(ids: Sequence[str]) -> str:
    more = f" and {len(ids) - MAX_LISTED:,} more" if len(ids) > MAX_LISTED else ""
    return ", ".join(map(repr, ids[:MAX_LISTED])) + more


def check_places(decisions: Iterable[str], program: Program, waiting: Mapping[str, ApprovalRequest]) -> None:
    """Refuse decisions by a record that says of a call what its text does not.

    Raises:
        ValueError: It does so.
    """
    sites = {site.order: site for site in program.sites}
    for request in map(waiting.__getitem__, decisions):
        site = sites.get(request.site)
        if request.reason == "needs_approval" and (site is None or not _is_of(request, site, program.source)):
            raise ValueError(
                f"the request {request.id!r} is not one of this text: {request.source!r} does not stand there"
            )


def check_record(
    decisions: Mapping[str, Decision], waiting: Sequence[ApprovalRequest], program: Program, journal: "JournalledRun"
) -> None:
    """Refuse decisions by a record that says of a call what its journal does not.

    Raises:
        ValueError: It does so.
    """
    told = {each.id: each for each in waiting}
    sites = {site.order: site for site in program.sites}
    cut = {each.id: each.source for each in interrupted_requests(program, journal)}
    for call_id in decisions:
        request, shown = told.get(call_id), journal.shown[call_id]
        site = None if request is None else sites.get(request.site)
        stands = request is not None and (
            (site is not None and _is_of(request, site, program.source)) or cut.get(request.call_id) == request.source
        )
        if request is None or not stands or not _is_noted(request, shown, journal):
            raise ValueError(
                f"the record does not say of call {call_id!r} what its journal says; resume the run by its id, "
                f"{journal.run_id!r}, and decide about what that shows"
            )


def _is_noted(request: ApprovalRequest, shown: Shown, journal: "JournalledRun") -> bool:
    if (request.name, request.reason) != (shown.name, shown.reason):
        return False
    if request.reason == "needs_approval" and request.site != shown.site:
        return False
    if request.arguments is None:
        interrupted = journal.interrupted.get(request.call_id)
        return interrupted is not None and interrupted.arguments is None
    return journal.named(request.arguments) == shown.arguments


def _is_of(request: ApprovalRequest, site: CallSite, source: Source) -> bool:
    """Whether a request tells of a place what stands there."""
    named = not isinstance(site.target, ToolSpec) or site.target.name == request.name
    return named and (request.source, request.span) == (source.segment(site.node), source.span(site.node))


# Requests that are known before anything runs.


def requests_of(
    program: Program, variables: Mapping[str, Any], finished: Mapping[str, Finished]
) -> list[ApprovalRequest]:
    """The calls of a program that need approval, as far as they are known before anything of it runs.

    Args:
        program: The program, checked.
        variables: The variables that it begins with.
        finished: The calls that have finished before, by id.
    """
    found = [_planned(program, site, variables) for site in program.sites if str(site.order) not in finished]
    return [each for each in found if each is not None]


def interrupted_requests(program: Program, journal: "JournalledRun") -> list[ApprovalRequest]:
    """The calls that had started, or finished with a value that is lost, and may not be made again unasked."""
    found = []
    targets = {site.target.name: site.target for site in program.sites if isinstance(site.target, ToolSpec)}
    for call_id, call in journal.interrupted.items():
        tool = targets.get(call.name)
        if tool is not None and (tool.read_only or tool.idempotent):
            continue
        source = f"{call.name}({', '.join(f'{name}=…' for name in call.arguments or ())})"
        reason: Reason = "interrupted" if call.stored else "not stored"
        found.append(ApprovalRequest(call_id, call.name, source, None, reason, call.arguments))
    return found


def _planned(program: Program, site: CallSite, variables: Mapping[str, Any]) -> ApprovalRequest | None:
    """The request of a call that is made at most once and whose arguments are known, if it needs approval."""
    tool = site.target
    if not isinstance(tool, ToolSpec) or not tool.needs_approval or site.repeated:
        return None
    given = written_arguments(program, site, variables)
    if given is None or any(type(leaf) is Unknown for leaf in _leaves(given)):
        return None
    try:
        passed = Function(tool.name, *tool.signature.bind(tuple(given[0]), given[1]))
    except ArgumentError:
        return None  # the call itself will tell
    needed, note = _asked_rule(tool, passed)
    if not needed:
        return None
    shown = copied(by_name(tool, passed))
    return _request(str(site.order), tool, site, program.source, "needs_approval", shown, note)


def _asked_rule(tool: ToolSpec, passed: Function) -> tuple[bool, str]:
    """Whether a call needs approval by the rule of its tool, and why that could not be told, if it could not."""
    rule = tool.needs_approval
    return (rule, "") if isinstance(rule, bool) else ask_rule(tool.name, rule, copied(_by_parameter(tool, passed)))


def _request(
    call_id: str,
    tool: ToolSpec,
    site: CallSite,
    source: Source,
    reason: Reason,
    arguments: Mapping[str, Any],
    note: str,
) -> ApprovalRequest:
    node = site.node
    return ApprovalRequest(
        call_id, tool.name, source.segment(node), source.span(node), reason, arguments,
        _expressions(tool, node, source) if isinstance(node, ast.Call) else {}, site.repeated, site.order, note,
    )  # fmt: skip


def _expressions(tool: ToolSpec, node: ast.Call, source: Source) -> dict[str, str]:
    """The arguments of a call as they are written, by the names that `by_name` gives them."""
    names, mistaken = _positions(tool), _mistaken(tool)
    spread = next((i for i, arg in enumerate(node.args) if type(arg) is ast.Starred), len(node.args))
    # After a `*` nothing is known of positions but that of the text.
    written = {
        names[i] if i < min(len(names), spread) else str(i): source.segment(arg) for i, arg in enumerate(node.args)
    }
    for each in node.keywords:
        name = each.arg or _KEYWORD
        name = _KEYWORD + name if each.arg and mistaken(name) else name
        written[name] = (
            f"{written[name]}, {source.segment(each.value)}" if name in written else source.segment(each.value)
        )
    return written


def _leaves(value: Any) -> Any:
    """The atoms in nested containers."""
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list | tuple):
        return [value]
    return [leaf for each in value for leaf in _leaves(each)]


# Arguments.


def _positions(tool: ToolSpec) -> list[str]:
    return [p.name for p in tool.signature.parameters if p.kind in (POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD)]


_KEYWORD = "**"
"""Stands before a keyword that looks like something else, as in `f(**{"0": 1})` of `def f(*args, **kwargs)`."""


def by_name(tool: ToolSpec, passed: Function) -> dict[str, Any]:
    """Arguments by parameter; what `*args` takes by its position, and a keyword that looks like one after `**`."""
    names, mistaken = _positions(tool), _mistaken(tool)
    given = {names[i] if i < len(names) else str(i): each for i, each in enumerate(passed.args)}
    return {**given, **{_KEYWORD + name if mistaken(name) else name: each for name, each in passed.kwargs.items()}}


def positional(tool: ToolSpec, named: Mapping[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """What `by_name` has made of arguments, as they are passed.

    Raises:
        ArgumentError: A position is left out.
    """
    given, names = dict(named), _positions(tool)
    places = sorted((name for name in given if name.isdecimal()), key=int) if _has(tool, VAR_POSITIONAL) else []
    if places != [str(len(names) + i) for i in range(len(places))]:
        raise ArgumentError(tool.name, [f"arguments by position go on from {len(names)}, without a gap"])
    first = [p.name for p in tool.signature.parameters if p.kind is POSITIONAL_ONLY]
    while first and first[-1] not in given:
        first.pop()
    defaults = {p.name: p.default for p in tool.signature.parameters if p.default is not NO_DEFAULT}
    before = names if places else first
    if missing := [name for name in before if name not in given and name not in defaults]:
        raise ArgumentError(tool.name, [f"missing argument {name!r}" for name in missing])
    args = tuple(given.pop(name) if name in given else defaults[name] for name in (*before, *places))
    if not _has(tool, VAR_KEYWORD):
        return args, given
    return args, {name.removeprefix(_KEYWORD): each for name, each in given.items()}


def _has(tool: ToolSpec, kind: Any) -> bool:
    return any(p.kind is kind for p in tool.signature.parameters)


def _mistaken(tool: ToolSpec) -> Callable[[str], bool]:
    """Whether a keyword would be taken for something else: a position, a parameter, or one that is marked."""
    if not _has(tool, VAR_KEYWORD):
        return lambda _: False
    first = {p.name for p in tool.signature.parameters if p.kind is POSITIONAL_ONLY}
    more = _has(tool, VAR_POSITIONAL)
    return lambda name: name in first or name.startswith(_KEYWORD) or (more and name.isdecimal())


def _by_parameter(tool: ToolSpec, passed: Function) -> dict[str, Any]:
    """Arguments by parameter, with the defaults of those not given; of `*args` a tuple, of `**kwargs` a dict."""
    parameters, names = tool.signature.parameters, _positions(tool)
    given: dict[str, Any] = {}
    extra = dict(passed.kwargs)
    for each in parameters:
        if each.kind is VAR_POSITIONAL:
            given[each.name] = tuple(passed.args[len(names) :])
        elif each.name in names[: len(passed.args)]:
            given[each.name] = passed.args[names.index(each.name)]
        elif each.kind in _BY_KEYWORD and each.name in extra:  # what else has that name belongs to `**kwargs`
            given[each.name] = extra.pop(each.name)
        elif each.default is not NO_DEFAULT:
            given[each.name] = each.default
    keywords = next((each.name for each in parameters if each.kind is VAR_KEYWORD), None)
    return given if keywords is None else {**given, keywords: extra}


_BY_KEYWORD = (KEYWORD_ONLY, POSITIONAL_OR_KEYWORD)


def copied(value: Any, run: Run | None = None) -> Any:
    """A value whose plain containers and arrays are its own; all else in it is the same.

    Args:
        value: The value.
        run: What is charged for the copies, if a text is run.

    Raises:
        RecursionError: It nests too deeply.
    """
    kind = type(value)
    if kind is loaded("numpy", "ndarray"):
        if run is not None:
            run.charge_bytes(value.nbytes)
        return value.copy()
    if kind not in _COPIED:
        return value
    if run is not None:
        run.charge_items(len(value), 100)
    if kind is tuple:
        return tuple([copied(each, run) for each in value])
    made = copy.copy(value)
    if kind is set:
        return made
    for key in value if kind in _BY_KEY else range(len(value)):
        made[key] = copied(value[key], run)
    return made


def same_arguments(given: Mapping[str, Any], shown: Mapping[str, Any]) -> bool:
    """Whether two calls have the same arguments; objects that compare by identity are told apart by their type."""
    try:
        return given.keys() == shown.keys() and all(_same(value, shown[name]) for name, value in given.items())
    except RecursionError:
        return False


def _same(value: Any, shown: Any) -> bool:
    if value is shown:
        return True
    kind = type(value)
    if kind is not type(shown):
        return False
    if kind in (list, tuple):
        return len(value) == len(shown) and all(map(_same, value, shown))
    if kind is dict:
        return len(value) == len(shown) and _same(list(value.items()), list(shown.items()))
    try:
        return dumps(value) == dumps(shown)
    except ExportError:
        pass
    try:
        # Objects that compare by identity are made anew by each run, and cannot be told apart.
        return compares_by_identity(kind) or bool(value == shown)
    except Exception:  # noqa: BLE001 - such as the comparison of two tables of data, which is not one bool
        return False


# What is told.


def waiting_error(requests: Sequence[ApprovalRequest]) -> CallError:
    """What the record of a run says that waits for approval."""
    lines = [f"  {each.id}: {_told(each)}" for each in requests[:MAX_LISTED]]
    if len(requests) > MAX_LISTED:
        lines.append(f"  … and {len(requests) - MAX_LISTED:,} more")
    many = f"{len(requests):,} calls need" if len(requests) != 1 else "1 call needs"
    message = "\n".join([f"{many} approval before the run goes on:", *lines])
    details = [{"id": each.id, "name": each.name, "source": each.source, "reason": each.reason} for each in requests]
    return CallError("approval", "ApprovalNeeded", message, details=tuple(details))


def _told(request: ApprovalRequest) -> str:
    told = on_one_line(request.source)
    shown = _told_arguments(request)
    why = request.note or ("" if request.reason == "needs_approval" else _told_interrupted(request))
    return told + (f" with {shown}" if shown else "") + (f"  ({why})" if why else "")


def _told_arguments(request: ApprovalRequest) -> str:
    """The arguments that do not stand in the source, as text."""
    given, written = request.arguments or {}, request.expressions
    return ", ".join(
        f"{name}={short_text(value)}" for name, value in given.items() if not is_written(value, written.get(name))
    )


def on_one_line(expression: str) -> str:
    """An expression as it can be shown in one line: strings keep their white space, escaped, and comments are gone."""
    if " ".join(expression.split()) == expression:
        return expression
    with contextlib.suppress(SyntaxError, ValueError, MemoryError, RecursionError):  # else it stays, and hides nothing
        expression = ast.unparse(ast.parse(expression, mode="eval"))
    return expression.replace("\n", "\\n")


def is_written(value: Any, expression: str | None) -> bool:
    """Whether an argument stands in the source as it will be passed."""
    if expression is None:
        return False
    try:
        return _same(value, ast.literal_eval(expression))
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return False


def _told_interrupted(request: ApprovalRequest) -> str:
    what = "had started and not finished" if request.reason == "interrupted" else "had finished, its value is lost"
    return f"{request.name} {what}; it may have had its effect"


def why_waiting(request: ApprovalRequest) -> str:
    """What the record of one call says that waits for approval."""
    if request.reason != "needs_approval":
        return _told_interrupted(request)
    return f"{request.name} waits for approval" + (f" ({request.note})" if request.note else "")


def denied(name: str, decision: Deny) -> str:
    """What the record of one call says that was not approved."""
    return f"{name} was not approved" + (f": {decision.reason}" if decision.reason else "")


def approver_error(error: Exception) -> CallError:
    """What is told where the approver itself has failed."""
    kind = name_of_class(type(error))
    return CallError("approval", kind, f"the approver raised {kind}: {message_of(error)}")
