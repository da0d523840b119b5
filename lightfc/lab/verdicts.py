"""What an answer turned out to be, and where it is wrong, whose fault that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from lightfc.core.definitions import Function
from lightfc.core.messages import Message
from lightfc.core.options import check_option
from lightfc.lab.cases import Case
from lightfc.lab.checks import CHECKS, Check, Fault, check_named
from lightfc.lab.readings import READERS, Calls, Reader, read_calls, reader_named

Outcome = Literal["right", "wrong", "no call", "false call", "rightly no call", "call"]
"""What an answer turned out to be. If the expected calls are known: `right`, `wrong` or `no call`; if no call is right:
`false call` or `rightly no call`; if the right calls are not known: `call` or `no call`."""

Cause = Literal["", "reading", "form", "choice", "argument", "false call"]
"""Why an answer is wrong; empty if it is right, or if that is not known."""

CAUSES: tuple[Cause, ...] = get_args(Cause)[1:]
"""The causes, in the order in which they are checked:

- `reading`: no reader finds a call in the answer.
- `form`: there are calls, but this reader does not take them as they are written: another form, or a broken one.
- `choice`: other functions than expected, or too few or too many calls.
- `argument`: the right functions with a wrong, missing or unexpected argument, or a wrong result.
- `false call`: a call where none is right.
"""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict about one answer, by one reader and one check; `judge` gives it.

    Attributes:
        outcome: If the expected calls are known: `"right"`, `"wrong"` or `"no call"`. If no call is right: `"false
            call"` or `"rightly no call"`. If the right calls are not known: `"call"` or `"no call"`.
        cause: Why a wrong answer is wrong. `"reading"`: no reader finds a call in it. `"form"`: it has calls, but not
            in a form that this reader accepts. `"choice"`: other functions, or too few or too many calls.
            `"argument"`: the right functions with a wrong argument or result. `"false call"`: no call is right. `""`
            if the answer is right, or if that is not known.
        faults: What is wrong with the calls, by the check.
        calls: What the reader found: `functions`, `expression`, `certainty`, `notes` and `problem`.

    Examples:
        >>> from lightfc.lab import judge, own_cases
        >>> verdict = judge("I cannot do that.", own_cases(["single"])[0], "expression")
        >>> verdict.outcome, verdict.cause
        ('no call', 'reading')
    """

    outcome: Outcome
    cause: Cause
    faults: tuple[Fault, ...]
    calls: Calls

    @property
    def is_right(self) -> bool | None:
        """Whether the answer is right; None if that is not known."""
        if self.outcome == "call" or (self.outcome == "no call" and not self.cause):
            return None
        return self.outcome in ("right", "rightly no call")


def judge(
    answer: str | Message, case: Case, asked: str, reader: Reader | str = "lightfc", check: Check | str = "bfcl"
) -> Verdict:
    """Read an answer and compare its calls with those of its case.

    Args:
        answer: The answer, as a text or a message.
        case: The case that was asked about.
        asked: The name of the answer format that the prompt asked for.
        reader: The reader, or the name of one in `READERS`, or of layers joined by `+`; by default `"lightfc"`, with
            all its layers.
        check: What compares the calls with the expected ones, or the name of one in `CHECKS`, or
            `"checks.py:function"`; by default `"bfcl"`.

    Returns:
        The verdict.

    Raises:
        LabError: There is no such check, reader or layer.
        TypeError: `case` is not a `Case`.
        ValueError: There is no such answer format.

    Examples:
        >>> from lightfc.lab import judge, own_cases
        >>> case = own_cases(["irrelevance"])[0]
        >>> judge("I cannot do that.", case, "expression").outcome
        'rightly no call'
    """
    check_option("case", case, Case, "a Case")
    reader = reader_named(reader) if isinstance(reader, str) else reader
    check = check_named(check) if isinstance(check, str) else check
    (verdict,) = judged(answer, case, asked, (reader,), check)
    return verdict


def judged(
    answer: str | Message, case: Case, answer_format: str, readers: Sequence[Reader], check: Check = CHECKS["bfcl"]
) -> list[Verdict]:
    """As `judge`, under several readers; what they read alike is looked at once."""
    seen: dict[tuple[str, ...], tuple[Function, ...] | None] = {}
    found = {reader: read_calls(answer, case, answer_format, reader, seen) for reader in readers}
    if all(calls.expression is None for calls in found.values()) and not case.irrelevant:
        # Whether a call was written at all is asked of the reader that finds most.
        most = READERS["lightfc"]
        found[most] = found.get(most) or read_calls(answer, case, answer_format)
    has_calls = any(calls.expression is not None for calls in found.values())
    check = _remembering(check) if len(readers) > 1 else check
    return [verdict_of(found[reader], case, check, has_calls=has_calls) for reader in readers]


def _remembering(check: Check) -> Check:
    """A check of the calls of one answer, each of which is checked once."""
    checked: dict[int, Sequence[Fault] | None] = {}

    def remembered(calls: Sequence[Function], case: Case) -> Sequence[Fault] | None:
        if id(calls) not in checked:
            checked[id(calls)] = check(calls, case)
        return checked[id(calls)]

    return remembered


def verdict_of(calls: Calls, case: Case, check: Check, *, has_calls: bool) -> Verdict:
    """What an answer is."""
    is_call = calls.expression is not None
    if case.irrelevant:
        return Verdict("false call", "false call", (), calls) if is_call else Verdict("rightly no call", "", (), calls)
    known = None if calls.problem else calls.functions
    faults = check(known or (), case)
    if faults is None:
        return Verdict("call" if is_call else "no call", "", (), calls)
    if not is_call:
        return Verdict("no call", "form" if has_calls else "reading", (), calls)
    if known is None:
        return Verdict("wrong", "form", (), calls)
    return Verdict("wrong" if faults else "right", _cause_of(faults), tuple(faults), calls)


def _cause_of(faults: Sequence[Fault]) -> Cause:
    if not faults:
        return ""
    return "choice" if any(fault.is_choice for fault in faults) else "argument"
