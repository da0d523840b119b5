"""One run as plain data: its programs with their calls, and the rounds of an agent."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class FaultView:
    type: str
    message: str


@dataclass(frozen=True, slots=True)
class WaitView:
    """What a call waited for: see `lightfc.core.circumstances.Wait`."""

    reason: str
    call: str = ""
    from_s: float | None = None
    until_s: float | None = None


@dataclass(frozen=True, slots=True)
class CallView:
    id: str  # its place in the program
    name: str
    source: str = ""
    span: tuple[int, int] | None = None  # by characters; None where it is not known
    state: str = "finished"
    start_s: float = 0.0
    duration_s: float = 0.0
    waits: tuple[WaitView, ...] = ()
    attempts: int = 1
    failed: tuple[str, ...] = ()  # the attempts that failed and were followed by another, one line each
    approval: str = ""
    executor: str = ""
    passed: str = ""
    coercions: tuple[str, ...] = ()  # which of them arrived as something else than was given
    value: str | None = None
    fault: FaultView | None = None

    @property
    def end_s(self) -> float:
        return self.start_s + self.duration_s


@dataclass(frozen=True, slots=True)
class TextView:
    program: str  # as the spans of its calls count it
    calls: tuple[CallView, ...] = ()
    state: str = "finished"
    start_s: float = 0.0
    duration_s: float = 0.0
    value: str | None = None
    fault: FaultView | None = None
    printed: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class RoundView:
    """One question to a model, and what became of its answer."""

    part: str = ""
    model: str = ""
    start_s: float = 0.0
    duration_s: float = 0.0
    prompt: tuple[tuple[str, str], ...] = ()  # the messages that are new since the part asked before: who says what
    kept: int = 0  # how many messages were said before these
    answer: str = ""
    reasoning: str = ""
    reading: str = ""  # the calls that were found in it
    certainty: str = ""
    notes: tuple[str, ...] = ()
    executed: bool = False
    tokens: tuple[int, int] = (0, 0)
    observation: str = ""
    texts: tuple[int, ...] = ()  # the numbers of the programs of the run that came of it
    fault: str = ""


@dataclass(frozen=True, slots=True)
class RunView:
    """One run: of a program, which is one text, or of an agent."""

    title: str
    texts: tuple[TextView, ...]
    rounds: tuple[RoundView, ...] = ()
    facts: dict[str, str] = field(default_factory=dict)
    state: str = "finished"
    question: str = ""
    answer: str = ""


def seconds(value: Any) -> float:
    """A time of a record, which anybody may have written."""
    return float(value) if isinstance(value, int | float) and 0 <= value < 1e12 else 0.0


def moment(value: Any) -> float | None:
    """The same of a time that a record need not have."""
    return None if value is None else seconds(value)
