"""Decisions of who sits at the terminal about the calls that need approval, one call at a time."""

from collections.abc import Sequence

from lightfc.cli.io import answered, is_at_terminal, print_lines, run
from lightfc.core.decisions import ApprovalRequest, Approve, Decision, Deny
from lightfc.core.printable import printable
from lightfc.core.records import FunctionOutput
from lightfc.core.values import rendered
from lightfc.engine.approval_messages import is_literal, on_one_line, waiting_text
from lightfc.tools.manager import ToolManager

MAX_SHOWN_CHARS = 1_000
"""How many characters of an argument are shown; of what is left, how many there are."""


def approve_all(requests: Sequence[ApprovalRequest]) -> dict[str, Decision]:
    """An approver that approves every call."""
    return {each.id: Approve() for each in requests}


def decided(manager: ToolManager, output: FunctionOutput) -> FunctionOutput:
    """A run that waits, gone on as long as who sits at the terminal decides."""
    terminal = AtTerminal()
    while output.waiting and is_at_terminal():
        output = run(manager.aresume, output, terminal.decide(output.waiting))
    return output


class AtTerminal:
    """Asks about each call; who answers `a` is not asked about the tool again."""

    def __init__(self) -> None:
        self._approved: set[str] = set()

    def decide(self, requests: Sequence[ApprovalRequest]) -> dict[str, Decision]:
        """The decisions about calls that wait; who interrupts, or ends the input, ends the run."""
        return {each.id: self._decided(each) for each in requests}

    def _decided(self, request: ApprovalRequest) -> Decision:
        is_known = request.reason == "needs_approval" and not request.note
        if is_known and request.name in self._approved:
            return Approve()
        print_lines(_shown(request), error=True)
        source = printable(on_one_line(request.source))
        if not is_known:
            answer = answered(f"Approve {source}? [y/N]: ", "yn")
        else:
            answer = answered(f"Approve {source}? [y/N] (a: every call of {request.name}): ", "yna")
        if answer == "a":
            self._approved.add(request.name)
        return Approve() if answer in "ya" else Deny("the user denied it")


def _shown(request: ApprovalRequest) -> list[str]:
    """What does not stand in the source of a call: why it is asked about, and the values of its arguments."""
    why = request.note if request.reason == "needs_approval" else waiting_text(request)
    given, written = request.arguments or {}, request.expressions
    values = [f"  {name} = {_text(value)}" for name, value in given.items() if not is_literal(value, written.get(name))]
    return [printable(line) for line in ([why] if why else []) + values]


def _text(value: object) -> str:
    if type(value) is not str:
        return rendered(value, MAX_SHOWN_CHARS)[0]
    left = f"… ({len(value):,} characters)" if len(value) > MAX_SHOWN_CHARS else ""
    return repr(value[:MAX_SHOWN_CHARS]) + left
