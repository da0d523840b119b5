"""What a model is told of a function, and the calls and expressions that it answers with."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from lightfc.core.options import check_choice, check_list, check_option

JsonSchema = dict[str, Any]
"""A JSON Schema (draft 2020-12) as plain Python containers."""

Certainty = Literal["exact", "repaired", "apart", "mentioned"]
"""How clearly an answer states its calls, from the most certain to the least; `lightfc.formats.certainty` has the
rules."""

CERTAINTIES: tuple[Certainty, ...] = get_args(Certainty)
"""All levels, from the most certain one to the least."""

WHERE: Mapping[Certainty, str] = {
    "exact": "is the whole answer",
    "repaired": "is the whole answer after repairs",
    "apart": "stands beside other words",
    "mentioned": "is only mentioned among other words",
}
"""Where in its answer a reading of each level was found, as people and models are told."""

_FAULTS: Mapping[str, str] = {"unterminated": "ends too early", "broken": "is not valid as it stands"}
"""By the notes of a reader, what keeps calls that no other words stand beside from being certain."""

_MAX_SHOWN = 200


def is_at_least(certainty: Certainty, needed: Certainty) -> bool:
    return CERTAINTIES.index(certainty) <= CERTAINTIES.index(needed)


@dataclass(frozen=True, slots=True)
class FunctionDefinition:
    """What a model reads about one function; the tool formats render it.

    Made by `FunctionTool.definition`.

    Attributes:
        name: The name by which a program calls it. It may have dots, as in `math.factorial`.
        description: The docstring's summary and body, without its sections (`Args`, `Returns`, …); `""` if there is
            none.
        parameters: JSON Schema (draft 2020-12) of an object with one property for each parameter that the model may
            give. Injected parameters are left out.
        returns: JSON Schema of the result; None if it is not known.
        signature: The function as one line of Python, `def add(a: int, b: int = 0) -> int`.
        types: Python source of the dataclasses, enums and other classes that the signature names, each once, and
            before it is used.

    Examples:
        >>> from lightfc import FunctionTool
        >>> def add(a: int, b: int = 0) -> int:
        ...     "Add two numbers."
        ...     return a + b
        >>> definition = FunctionTool(add).definition
        >>> definition.signature, definition.parameters["required"]
        ('def add(a: int, b: int = 0) -> int', ['a'])
    """

    name: str
    description: str
    parameters: JsonSchema
    returns: JsonSchema | None = None
    signature: str = ""
    types: tuple[str, ...] = ()


@dataclass(slots=True)
class Function:
    """One call as data: the function's name and its arguments, as values.

    `ToolManager.execute` takes it in place of a program. Records have one in `parsed_input`.

    Attributes:
        name: Name of the function.
        args: Positional arguments; none by default.
        kwargs: Keyword arguments; none by default.

    Raises:
        TypeError: One of them is of another type.

    Examples:
        >>> from lightfc import Function, FunctionTool, ToolManager
        >>> ToolManager([FunctionTool(pow, name="power")]).execute(Function("power", (2, 3))).output
        8
    """

    name: str
    args: Sequence[Any] = ()
    kwargs: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        # A str or a dict as `args` would be taken apart, and what comes out be called with.
        check_option("name", self.name, str, "a string")
        check_list("args", self.args, "values", "arguments by name are kwargs")
        check_option("kwargs", self.kwargs, Mapping, "a dict of arguments by name")


Arguments = tuple[Sequence[Any], Mapping[str, Any]]
"""The positional and the keyword arguments of a call."""


@dataclass(frozen=True, slots=True)
class FunctionExpression:
    r"""The expression that was read in a model's answer, with what stood around it.

    Made by `PromptFormat.read`. A host may also make one; its certainty is then `"exact"`, the default.

    Attributes:
        action: The expression or program, as Python source.
        thought: The words of the answer beside it; `""` if there are none.
        notes: What the reader did to find the expression, such as `"code fence"`; empty if it did nothing.
        certainty: How clearly the answer states it. `"exact"`: the answer is the expression. `"repaired"`: the answer
            is the expression after repairs. `"apart"`: the calls stand by themselves beside words. `"mentioned"`: they
            stand inside a sentence, a quotation or a list of examples. A manager executes calls that act only where
            this is `"exact"` or `"repaired"`, and never what is `"mentioned"`, unless its `act_on` says otherwise.
        problem: Why it cannot be executed as it was written, and what was probably meant; `""` if it can. A manager
            executes nothing that has a problem, and its error begins with it. Only a word that the reader did not know
            may be a variable of the manager.

    Raises:
        TypeError: `action` is not a str.
        ValueError: There is no such certainty.

    Examples:
        >>> from lightfc import PromptFormat
        >>> read = PromptFormat().read("```python\nsize('kite')\n```", ["size"])
        >>> read.action, read.certainty, read.notes
        ("size('kite')", 'exact', ('code fence',))
    """

    action: str
    thought: str = ""
    notes: tuple[str, ...] = ()
    certainty: Certainty = "exact"
    problem: str = field(default="", repr=False, compare=False)

    def __post_init__(self) -> None:
        check_option("action", self.action, str, "a string")
        check_choice("certainty", self.certainty, CERTAINTIES)


UNKNOWN_WORD = "{!r} is not a known name; a string needs quotes"
_UNKNOWN_WORD = re.compile(re.escape(UNKNOWN_WORD).replace(re.escape("{!r}"), r"'\w+'"))


def problem_of(given: object, *, checked: bool) -> str:
    """Why what was read in an answer cannot be executed; empty if it can, and of what is no reading.

    Of a program that is `checked`, all names are known, whatever the reader knew.
    """
    problem = given.problem if isinstance(given, FunctionExpression) else ""
    return "" if checked and _UNKNOWN_WORD.match(problem) else problem


def where_found(expression: FunctionExpression) -> str:
    """Why a reading is not certain, as people and models are told: a fault of the calls, or what stands beside them."""
    if not is_at_least(expression.certainty, "repaired"):
        for note, fault in _FAULTS.items():
            if note in expression.notes:
                return fault
    if expression.certainty == "mentioned" and "quotes" in expression.notes and not expression.thought:
        return "stands inside of quotes"
    return WHERE[expression.certainty]


def in_short(expression: FunctionExpression) -> str:
    """What was read, in one line of messages."""
    text = " ".join(expression.action.split())
    return text if len(text) <= _MAX_SHOWN else f"{text[:_MAX_SHOWN]}…"
