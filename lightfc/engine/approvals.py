"""Which calls need approval, what the host is asked about them, and what its decisions hold for.

How it works. A request is one call with the arguments that it will be made with. Before anything of a program runs, its
plan is looked through (`known_requests`): the calls outside of loops whose arguments are known then are asked about
together, first. All others are asked about when they are reached, those that are reached at the same time together.
Without an approver a run goes as far as it gets without the calls that wait, and ends; `resume` evaluates the program
anew, takes what has finished as it was, and makes the calls that have been decided.

A decision is looked up by the id of a call and holds only if the call is the one that was shown: the same tool, place,
reason and arguments (`Approvals.decision`). So nothing that a decision comes with is believed, be it a record that was
edited as JSON or an approver that answers more than it was asked; what was shown is taken from the journal where there
is one. The one decision about more than one call is `ApproveAll`, for the calls of one tool from one place.

The arguments of a call that needs approval are copied as far as they are plain containers: a program that changes a
list while its call waits changes neither what is shown nor what is called.
"""

import ast
import asyncio
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from lightfc.core.decisions import (
    AGAIN,
    ApprovalRequest,
    Approve,
    ApproveAll,
    Approver,
    Decision,
    Edit,
    NotedRequest,
    Reason,
    call_of,
)
from lightfc.core.definitions import Function
from lightfc.core.errors import ArgumentError
from lightfc.core.records import FunctionOutput
from lightfc.engine import threads
from lightfc.engine.approval_messages import MAX_LISTED, ApproverExit, edited_note
from lightfc.engine.attempts import await_value, outcome_of
from lightfc.engine.call_arguments import ArgumentNames, Snapshot, own_copy, read_where_stored, same_arguments
from lightfc.engine.inference import Inference
from lightfc.engine.plan import static_arguments
from lightfc.engine.tool_spec import ToolSpec, apply_rule, is_async, is_awaitable
from lightfc.schema.static_types import UNKNOWN, is_known
from lightfc_sandbox import Program
from lightfc_sandbox.engine import CallSite, Run, Source

if TYPE_CHECKING:
    from lightfc.engine.journalled_run import Interrupted, JournalledRun


class Approvals:
    """The decisions of one run, and what they hold for; without `approve`, calls that need approval wait.

    Args:
        shown: What the host was shown when it decided, by id.
        from_outside: What was shown comes from outside, such as a record that was loaded, so that of an `ApproveAll`
            too the call that was shown has to come first.
        written_then: What the arguments were when it was shown them, by id, where that is known.

    Attributes:
        lost: The calls that had finished, and whose values a record that was loaded does not have, by id.
    """

    def __init__(
        self,
        approve: Approver | None = None,
        journal: "JournalledRun | None" = None,
        decisions: Mapping[str, Decision] | None = None,
        shown: "Mapping[str, ApprovalRequest | NotedRequest] | None" = None,
        from_outside: bool = False,
        written_then: Mapping[str, Snapshot] | None = None,
    ) -> None:
        self.approve = approve
        self.journal = journal
        self.decisions: dict[str, Decision] = {}
        self.shown: dict[str, ApprovalRequest | NotedRequest] = {}
        self.lost: set[str] = set()
        self._approved_places: set[tuple[Any, str]] = set()
        self._elsewhere: dict[str, ast.AST] = {}
        self.snapshots: dict[str, Snapshot] = dict(written_then or {})
        self._put_to_approver: set[str] = set()
        self._one_at_a_time = asyncio.Lock()
        self._interrupted: Mapping[str, Interrupted] = {} if journal is None else journal.interrupted
        self._questions: dict[str, list[str]] = defaultdict(list)
        for each in () if journal is None else journal.shown:
            self._questions[call_of(each)].append(each)
        self._note(decisions or {}, shown or {}, from_outside)

    def _note(
        self,
        decisions: Mapping[str, Decision],
        shown: "Mapping[str, ApprovalRequest | NotedRequest]",
        from_outside: bool,
    ) -> None:
        """Note decisions about what was shown, and about nothing else."""
        for call_id in decisions.keys() & shown.keys():
            decision, request = decisions[call_id], shown[call_id]
            self.decisions[call_id], self.shown[call_id] = decision, request
            if from_outside:
                continue
            self._write(call_id, request)
            if isinstance(decision, ApproveAll):
                self._approve_place(call_id, request)

    def _write(self, request_id: str, shown: "ApprovalRequest | NotedRequest") -> None:
        """Note what the arguments of a call are now: a call may change an object among them before it is made."""
        if isinstance(shown, ApprovalRequest) and shown.arguments is not None:
            self.snapshots.setdefault(request_id, Snapshot(shown.arguments))

    def has_changed(self, request: ApprovalRequest) -> bool:
        """Whether an object among the arguments of a call has been changed since the host was shown it."""
        before = self.snapshots.get(request.id)
        return before is not None and request.arguments is not None and before.differs(Snapshot(request.arguments))

    def _approve_place(self, request_id: str, shown: "ApprovalRequest | NotedRequest") -> None:
        place = self._place(request_id, shown)
        if shown.reason == "needs_approval" and place:
            self._approved_places.add((place, shown.name))

    def _place(self, request_id: str, shown: "ApprovalRequest | NotedRequest") -> Any:
        """What stands for the place of a call and for no other; None where nobody knows its place."""
        return shown.site or self._elsewhere.get(request_id)

    async def ask(self, requests: Sequence[ApprovalRequest]) -> None:
        """Ask the approver, one batch at a time; a sync one in a thread, because it may wait for a person."""
        assert self.approve is not None  # noqa: S101 - who calls has seen it
        async with self._one_at_a_time:
            shown = {each.id: each for each in requests}
            self._put_to_approver |= shown.keys()
            for each in requests:
                self._write(each.id, each)
            self._note(await ask_approver(self.approve, requests), shown, from_outside=False)

    def may_ask(self, request_id: str) -> bool:
        """Whether an approver is there that has not been asked about a call and left it out."""
        return self.approve is not None and request_id not in self._put_to_approver

    def with_own_id(self, request: ApprovalRequest) -> ApprovalRequest:
        """A request by the id that is its own: that of the same question before, or of a new one about its call."""
        before = self._questions.get(request.id)
        if not before or self.journal is None:
            return request
        shown = self.journal.record_of(request)
        same = [question for question in before if self.journal.shown[question] == shown]
        return replace(request, id=same[0] if same else f"{request.id}{AGAIN}{len(before) + 1}")

    def request(
        self, tool: ToolSpec, record: FunctionOutput, site: CallSite, source: Source, run: Run | None
    ) -> ApprovalRequest | None:
        """What the host has to be asked about a call; None if it needs no approval."""
        if not tool.may_need_approval and not self.lost and not self._interrupted:
            return None
        passed = record.parsed_input
        assert passed is not None  # noqa: S101 - the arguments are validated before anything is asked about a call
        reason, note = self._reason(tool, record.id, passed, run)
        if reason is None:
            return None
        if reason != "needs_approval":
            passed = self.edited(record.id) or passed
        made = self.with_own_id(_request(record.id, tool, site, source, reason, passed, note, run))
        if not made.site and site.node is not None:
            self._elsewhere[made.id] = site.node
        return made

    def edited(self, call_id: str) -> Function | None:
        """What a call that was cut off was made with, where the host had edited it: that is asked about."""
        cut = self._interrupted.get(call_id)
        return None if cut is None else cut.edited

    def _reason(self, tool: ToolSpec, call_id: str, passed: Function, run: Run | None) -> tuple[Reason | None, str]:
        """Why a call needs approval, and the note of the request; None if it needs none."""
        cut = self._interrupted.get(call_id)
        if (call_id in self.lost if cut is None else not cut.known) and not tool.may_repeat:
            is_open = cut is not None and cut.stored
            return ("interrupted" if is_open else "not stored"), edited_note(None if cut is None else cut.edited)
        needed, note = _needs_approval(tool, passed, run)
        return ("needs_approval" if needed else None), note

    def decision(self, request: ApprovalRequest) -> Decision | None:
        """What the host has decided about a call; None if it was asked about another one, or not at all."""
        is_usual, place = request.reason == "needs_approval", self._place(request.id, request)
        if is_usual and place and (place, request.name) in self._approved_places:
            return Approve()
        decision, shown = self.decisions.get(request.id), self.shown.get(request.id)
        if decision is None or shown is None or not self._is_shown(request, shown) or self.has_changed(request):
            return None
        if not isinstance(decision, ApproveAll):
            return decision
        self._approve_place(request.id, shown)
        return Approve()

    def _is_shown(self, request: ApprovalRequest, shown: "ApprovalRequest | NotedRequest") -> bool:
        if isinstance(shown, NotedRequest):
            return self.journal is not None and self.journal.record_of(request) == shown
        if request.arguments is None or shown.arguments is None or not _is_of_the_call(request, shown):
            return False
        return same_arguments(request.arguments, shown.arguments)


def _is_of_the_call(request: ApprovalRequest, shown: ApprovalRequest | NotedRequest) -> bool:
    """Whether a request is about the call that was shown, whatever its arguments."""
    same = (request.name, request.reason) == (shown.name, shown.reason)
    return same and (request.reason != "needs_approval" or request.site == shown.site)


async def ask_approver(approve: Approver, requests: Sequence[ApprovalRequest]) -> Mapping[str, Decision]:
    """The decisions of an approver, async or not; what it raises, and TypeError where it gives no decisions."""
    if is_async(approve):
        answer, error = await outcome_of(partial(cast(Any, approve), requests))
    else:
        answer, error = await threads.call(asyncio.get_running_loop(), approve, (requests,))
        if error is None and is_awaitable(answer):
            answer, error = await outcome_of(partial(await_value, answer))
    if error is not None:
        # The user's interrupt ends the run, whether the approver is async or not.
        raise error if isinstance(error, Exception | GeneratorExit | KeyboardInterrupt) else ApproverExit(error)
    return validate_decisions(answer)


# Decisions that the host gives.


def validate_decisions(decisions: Any) -> Mapping[str, Decision]:
    """Decisions as they were given, if they are any."""
    named = _is_named(decisions)
    wrong = [each for each in decisions.values() if not isinstance(each, Decision)] if named else [decisions]
    if wrong:
        given = f"the class {wrong[0].__name__}" if isinstance(wrong[0], type) else type(wrong[0]).__name__
        raise TypeError(
            "decisions must be a dict from the id of a request to Approve(), ApproveAll(), Deny(reason) or "
            f"Edit(arguments), not {'one with ' if named else ''}{given}"
        )
    if not all(_is_named(each.arguments) for each in decisions.values() if isinstance(each, Edit)):
        raise TypeError("the arguments of Edit(...) must be a dict from names of parameters to values")
    checked: Mapping[str, Decision] = decisions
    return checked


def _is_named(values: Any) -> bool:
    return isinstance(values, Mapping) and all(isinstance(name, str) for name in values)


def check_waiting(decisions: Mapping[str, Decision], waiting: Iterable[str], ended: Collection[str]) -> None:
    """Refuse decisions about other requests than those of calls that wait."""
    known = list(waiting)
    wrong = [each for each in decisions if each not in known]
    if not wrong:
        return
    over = [each for each in wrong if call_of(each) in ended]
    told = over or wrong
    more = f" and {len(told) - MAX_LISTED:,} more" if len(told) > MAX_LISTED else ""
    ids = ", ".join(map(repr, told[:MAX_LISTED])) + more
    what = f"{ids} has ended and takes no decision" if over else f"no call of the run waits with the id {ids}"
    raise ValueError(
        f"{what}; calls that wait: {', '.join(known[:MAX_LISTED]) or 'none'}. To see them, resume the run without "
        "decisions"
    )


def check_edits(
    decisions: Mapping[str, Decision],
    shown: "Mapping[str, ApprovalRequest | NotedRequest]",
    tools: Mapping[str, ToolSpec],
    types: Iterable[type] = (),
) -> None:
    """Refuse an `Edit` whose arguments do not fit, before anything is taken: its request can then be decided again."""
    for request_id, decision in decisions.items():
        if not isinstance(decision, Edit):
            continue
        request = shown[request_id]
        tool, before = tools.get(request.name), request.arguments
        if tool is None:
            continue
        if before is None:  # it was cut off, with arguments that have no JSON form
            before = {each.name: UNKNOWN for each in tool.signature.parameters if each.required}
        elif isinstance(before, str):
            before = read_where_stored(before, types, UNKNOWN)
        try:
            problems = tool.signature.problems(*ArgumentNames(tool).as_call({**before, **decision.arguments}))
        except ArgumentError as error:
            problems = error.problems
        if problems:
            raise ValueError(
                f"the Edit of {request_id!r} does not fit {request.name}: {'; '.join(problems)}; nothing was "
                "decided, so the call still waits"
            )


def check_places(decisions: Iterable[str], waiting: Mapping[str, ApprovalRequest], program: Program) -> None:
    """Refuse decisions by a record that says of a call what its program does not."""
    sites = {site.order: site for site in program.sites}
    for request in map(waiting.__getitem__, decisions):
        if request.reason == "needs_approval" and not _stands_at(sites.get(request.site), request, program.source):
            raise ValueError(
                f"the request {request.id!r} is not of this program: the program has no {request.source!r} at "
                "that place"
            )


def check_record(
    decisions: Iterable[str],
    waiting: Mapping[str, ApprovalRequest],
    program: Program,
    journal: "JournalledRun",
    *,
    is_loaded: bool,
) -> None:
    """Refuse decisions by a record that says of a call what its journal does not.

    One that was loaded may have been edited; any other tells of calls in functions of earlier programs too, which stand
    nowhere in this one.
    """
    sites = {site.order: site for site in program.sites}
    cut = {each.id: each.source for each in interrupted_requests(program, journal)}

    def is_true(request: ApprovalRequest) -> bool:
        stands = not is_loaded or _stands_at(sites.get(request.site), request, program.source)
        return (stands or cut.get(request.call_id) == request.source) and _is_noted(request, journal)

    for call_id in decisions:
        if call_id not in waiting or not is_true(waiting[call_id]):
            raise ValueError(
                f"the record and the journal differ about call {call_id!r}; resume the run by its id, "
                f"{journal.run_id!r}, and decide about the request that you then get"
            )


def _stands_at(site: CallSite | None, request: ApprovalRequest, source: Source) -> bool:
    """Whether a request tells of a place what stands there."""
    if site is None or (isinstance(site.target, ToolSpec) and site.target.name != request.name):
        return False
    return (request.source, request.span) == (source.segment(site.node), source.span(site.node))


def _is_noted(request: ApprovalRequest, journal: "JournalledRun") -> bool:
    """Whether a request shows what a journal has noted of it."""
    shown = journal.shown[request.id]
    if not _is_of_the_call(request, shown):
        return False
    if request.arguments is None:
        interrupted = journal.interrupted.get(request.call_id)
        return interrupted is not None and interrupted.arguments is None
    return journal.arguments_text(request.arguments) == shown.arguments


# Requests.


def known_requests(program: Program, variables: Mapping[str, Any], begun: Collection[str]) -> list[ApprovalRequest]:
    """The calls of a program that need approval and have not begun, as far as they are known before it runs."""
    found = []
    for site in program.sites:
        tool = site.target
        # Those that are made at most once, and whose arguments are known.
        if str(site.order) in begun or site.repeated or not isinstance(tool, ToolSpec) or not tool.may_need_approval:
            continue
        given = static_arguments(site.node, Inference(program, variables))
        if given is None or not is_known(given):
            continue
        try:
            passed = Function(tool.name, *tool.signature.bind(tuple(given[0]), given[1]))
        except ArgumentError:
            continue  # the call itself will tell
        needed, note = _needs_approval(tool, passed)
        if needed:
            found.append(_request(str(site.order), tool, site, program.source, "needs_approval", passed, note))
    return found


def interrupted_requests(program: Program, journal: "JournalledRun") -> list[ApprovalRequest]:
    """The calls that had started, or finished with a value that is lost, and may not be made again unasked."""
    found = []
    targets = {site.target.name: site.target for site in program.sites if isinstance(site.target, ToolSpec)}
    for call_id, call in journal.interrupted.items():
        tool = targets.get(call.name)
        if call.known or (tool is not None and tool.may_repeat):
            continue
        given = _made_with(call, tool)
        source = _written(call, program) or f"{call.name}({', '.join(f'{name}=…' for name in given or ())})"
        reason: Reason = "interrupted" if call.stored else "not stored"
        note = edited_note(call.edited)
        found.append(ApprovalRequest(call_id, call.name, source, None, reason, given, note=note))
    return found


def _written(call: "Interrupted", program: Program) -> str:
    """A call as the program has it where the journal says that it stands; empty where no call stands there."""
    for site in program.sites:
        span = program.source.span(site.node)
        if span is not None and (span.start, span.end) == call.span:
            return program.source.segment(site.node)
    return ""


def _made_with(call: "Interrupted", tool: ToolSpec | None) -> Mapping[str, Any] | None:
    """What a call was made with, by name, as far as that is known; of one that this program has not, unedited."""
    if tool is not None and call.edited is not None:
        return ArgumentNames(tool).of(call.edited)
    return call.arguments if tool is None or call.arguments is None else ArgumentNames(tool).in_order(call.arguments)


def _needs_approval(tool: ToolSpec, passed: Function, run: Run | None = None) -> tuple[bool, str]:
    """Whether a call needs approval by the rule of its tool, and why that could not be told, if it could not."""
    rule = tool.needs_approval
    if isinstance(rule, bool):
        return rule, ""
    return apply_rule(tool.name, rule, own_copy(ArgumentNames(tool).by_parameter(passed), run))


def _request(
    call_id: str,
    tool: ToolSpec,
    site: CallSite,
    source: Source,
    reason: Reason,
    passed: Function,
    note: str,
    run: Run | None = None,
) -> ApprovalRequest:
    node, names = site.node, ArgumentNames(tool)
    # What stands at a call of `map`, or of what a program computes, need not be arguments of the tool.
    expressions = names.written(node, source) if isinstance(site.target, ToolSpec) else {}
    return ApprovalRequest(
        call_id, tool.name, source.segment(node), source.span(node), reason, own_copy(names.of(passed), run),
        expressions, site.repeated, site.order if source.has(node) else 0, note,
    )  # fmt: skip
