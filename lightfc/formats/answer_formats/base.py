"""What an answer format is, and what several of them share."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from lightfc.core.definitions import Function
from lightfc.core.messages import Role
from lightfc.formats.known_names import Names
from lightfc.formats.reader import Form, Reading
from lightfc.formats.reading_budget import Budget
from lightfc.formats.stream import UnitFinder

ONE_LIST = "Several independent calls stand in the same list; they run at the same time."
ONE_CALL = "Make exactly one call."
PLAIN_ANSWER = " If no function is needed, answer in plain words."


class Extracted(NamedTuple):
    """What an answer holds that is in its format: the part that is calls, and what is said beside it."""

    calls: str
    content: str
    rest: str = ""  # what of the content has no place in the format
    notes: tuple[str, ...] = ()  # what had to be mended to take the calls out


class Extract(Protocol):
    """Takes the calls out of an answer that keeps to a format; None where it does not."""

    def __call__(self, text: str, budget: Budget | None = None) -> Extracted | None:
        """Take them."""


def extract_all(text: str, budget: Budget | None = None) -> Extracted:
    """All of an answer is its calls."""
    return Extracted(text.strip(), "")


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerFormat:
    """One way to ask for an answer: how a model is told of it, how it is written, and how it is read.

    Attributes:
        name: By which a `PromptFormat` names it.
        notation: What its calls are read as, once `extract` has taken them out.
        asking: What a model is told, up to what it is told about several calls.
        several: What it is told where it may call several functions at once; else it is told `ONE_CALL`.
        offering: What it is told behind that.
        write: Writes calls in the format, with what is said beside them.
        extract: Takes the calls out of an answer that keeps to the format, in its notation; None where it does not.
        finder: Makes what finds the calls of an answer that is still being written, from the names that it may use and
            what reads a text; None where nothing does.
        reminder: The format in half a sentence, for a model that did not keep to it.
        result_role: Who speaks in the message that gives the results back.
        program: Whether an answer is a program, whose value is that of its last expression.
        by_api: Whether a model calls through the tools interface of its server, not by what it says.
        has_grammar: Whether `lightfc.formats.grammar.call_grammar` is a grammar of its answers.
        is_marked: Whether calls stand behind marks that nothing else has, by which `aligned` knows them.
    """

    name: str
    notation: Form
    asking: str
    several: str
    offering: str = PLAIN_ANSWER
    write: Callable[[Sequence[Function], str], str]
    extract: Extract = extract_all
    finder: Callable[[Names, Callable[[str], Reading]], UnitFinder] | None = None
    reminder: str
    result_role: Role = "user"
    program: bool = False
    by_api: bool = False
    has_grammar: bool = False
    is_marked: bool = False

    @property
    def instruction(self) -> str:
        """All that a model is told, with `{calls}` for the sentence about several calls, and other braces twice."""
        return f"{self.asking.replace('{', '{{').replace('}', '}}')}{{calls}}{self.offering}"


def after_content(content: str, calls: str) -> str:
    """Calls behind what is said with them."""
    return f"{content}\n{calls}" if content else calls
