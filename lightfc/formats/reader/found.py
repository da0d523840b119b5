"""What is found in a stretch of an answer, and what all who look have: names, layers and one budget."""

import ast
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Literal

from lightfc.core.definitions import Certainty, Function, FunctionExpression
from lightfc.formats.call_data import is_name, python_call
from lightfc.formats.known_names import Names
from lightfc.formats.markup import Layer
from lightfc.formats.python_trees import parse_expression
from lightfc.formats.reading_budget import MAX_CHARS, Budget
from lightfc.formats.text_source import Source

Form = Literal["python", "json", "xml"]
"""How calls are written."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read in an answer. Made by `PromptFormat.reading` and `AnswerStream.finish`.

    Attributes:
        expression: The expression to execute; None if the answer is plain words, was cut off or cannot be read.
        calls: The parts of the expression that can be executed one after the other: the elements of its list, the
            statements of a program, or the expression itself. Empty if there is a problem.
        content: The words beside the expression; the whole answer if there is no expression.
        problem: Why the expression cannot be executed as it is, or why nothing could be read; `""` if it can.
        suggestion: The expression with the most likely correction of the problem; `""` if there is none.
        faults: For calls through the tools API, what is wrong with each that cannot be made, as a message for the
            model.
        source: The part of the answer that is exactly the expression, without repairs; `""` if there is none.
        functions: The calls as data, if the answer states them as data; else empty.

    Examples:
        >>> from lightfc import PromptFormat
        >>> reading = PromptFormat().reading("size('a'", ["size"])
        >>> reading.expression.action, reading.certainty, reading.notes
        ("size('a')", 'repaired', ('unterminated',))
    """

    expression: FunctionExpression | None
    calls: tuple[str, ...] = ()
    content: str = ""
    problem: str = ""
    suggestion: str = ""
    faults: tuple[str, ...] = ()
    source: str = field(default="", compare=False, repr=False)
    functions: tuple[Function, ...] = field(default=(), compare=False, repr=False)

    @property
    def notes(self) -> tuple[str, ...]:
        """What the reader did to find the expression, such as `"code fence"`; empty if nothing."""
        return self.expression.notes if self.expression else ()

    @property
    def certainty(self) -> Certainty | None:
        """How clearly the answer states its calls, as `FunctionExpression.certainty`; None without an expression."""
        return self.expression.certainty if self.expression else None


@dataclass(slots=True)
class Found:
    """The calls of one stretch of text."""

    calls: list[str]
    whole: str = ""  # the whole, where it is more than its calls (an operator around them) or exactly them
    notes: tuple[str, ...] = ()
    rest: str = ""
    problem: str = ""
    suggestion: str = ""
    source: str = ""  # what was read strictly, of which it is all
    functions: tuple[Function, ...] = ()


def join_founds(founds: list[Found], notes: tuple[str, ...], rest: str) -> Found:
    """Several stretches as one expression."""
    if len(founds) == 1:
        only = founds[0]
        around = "\n".join(dict.fromkeys(each for each in (rest, only.rest) if each))
        return replace(only, notes=notes + only.notes, rest=around)
    every = dict.fromkeys(note for found in founds for note in found.notes)
    calls = [*chain.from_iterable(found.calls for found in founds)]
    whole = "\n".join(calls) if "program" in every else f"[{', '.join(calls)}]"
    found = Found(calls, whole, (*notes, *every), rest, next(filter(None, (each.problem for each in founds)), ""))
    if all(each.functions for each in founds):
        found.functions = tuple(chain.from_iterable(each.functions for each in founds))
    return found


def words_between(gaps: Iterable[str]) -> str:
    """The words between calls, without the signs of their list."""
    return " ".join(gap.strip(" \t[]`,;") for gap in gaps).strip()


_CUT_OFF = "the answer was cut off before its end; answer again, shorter"
_TOO_TANGLED = "the answer cannot be read: too many brackets or quotes are not closed, or it repeats itself too often"
_TOO_LONG = "the answer is too long to be read, with {:,} characters; answer again, shorter"


def cut_off(text: str) -> Reading:
    """The reading of an answer that was cut off where it ends: of a plan without its end nothing is to run."""
    return Reading(None, content=text.strip(), problem=_CUT_OFF)


def unreadable(text: str) -> Reading:
    """The reading of an answer that takes more to be read than its length gives."""
    problem = _TOO_LONG.format(len(text)) if len(text) > MAX_CHARS else _TOO_TANGLED
    return Reading(None, content=text.strip(), problem=problem)


def with_problem(reading: Reading) -> Reading:
    """A reading whose expression tells its problem, too, so that whoever executes it is told."""
    if not reading.problem or reading.expression is None:
        return reading
    meant = f"; did you mean {reading.suggestion}?" if reading.suggestion else ""
    return replace(reading, expression=replace(reading.expression, problem=f"{reading.problem}{meant}"))


def with_thought(reading: Reading, thought: str, *, noted: bool = True) -> Reading:
    """A reading of an expression with what stood before it, if anything did, told by its notes if it is `noted`."""
    if not thought or reading.expression is None:
        return reading
    content = "\n".join(each for each in (thought, reading.content) if each)
    notes = ("thinking", *reading.notes) if noted else reading.notes
    return replace(reading, expression=replace(reading.expression, thought=content, notes=notes), content=content)


class FormReader:
    """Reads the calls of one notation; what it needs of the reading of the whole answer."""

    def __init__(self, names: Names, form: Form, layers: Collection[Layer], budget: Budget) -> None:
        self.names, self.form, self.layers, self.budget = names, form, layers, budget
        self.question = names.question if "question" in layers else ""

    def strict(self, text: str, trusted: bool) -> Found | None:
        """What a text holds that keeps to the notation."""
        raise NotImplementedError

    def tolerant(self, text: str, trusted: bool) -> Found | None:
        """What a text holds that is mended, or stands among words; arguments as for `strict`."""
        raise NotImplementedError

    def source(self, text: str) -> Source:
        """A text to scan."""
        return Source(text, self.budget, argument=self.names.patterns.swallowed, question=self.question)

    def expression(self, text: str) -> ast.expr | None:
        """A text as one Python expression; None where it is none."""
        return parse_expression(text, self.budget)

    def found_calls(self, calls: Sequence[Function] | None, notes: tuple[str, ...]) -> Found | None:
        """Calls that are data, as what was found; None where there are none, or all are of unknown functions."""
        if calls and "repairs" in self.layers:
            named = [self.names.called(call) for call in calls]
            notes += notes_of(calls, named)
            calls = named
        bad = [call.name for call in calls or () if not is_name(call.name)]
        if not calls or not self._is_known(calls) or len(bad) == len(calls):
            return None
        problem = next(map(problem_of, bad), "")
        founds = [Found([text := python_call(call)], text, problem=problem, functions=(call,)) for call in calls]
        return join_founds(founds, notes, "")

    def _is_known(self, calls: Sequence[Function]) -> bool:
        """Whether one of some calls may be of a known function."""
        known = self.names.all
        return not known or any(call.name in known or self.names.is_near(call.name) for call in calls)


def notes_of(written: Sequence[Function], repaired: Sequence[Function]) -> tuple[str, ...]:
    """What was done to calls to make of them those that are known."""
    names = [call.name for call in written] != [call.name for call in repaired]
    arguments = [call.kwargs for call in written] != [call.kwargs for call in repaired]
    return (("namespace",) if names else ()) + (("argument object",) if arguments else ())


def problem_of(name: str) -> str:
    """What is wrong with the name of a function; empty where nothing is."""
    return "" if is_name(name) else f"{name!r} cannot be the name of a function"
