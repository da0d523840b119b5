"""What a model is told of a function, and the calls and expressions that it answers with."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

__all__ = [
    "CERTAINTIES",
    "Arguments",
    "Certainty",
    "Function",
    "FunctionDefinition",
    "FunctionExpression",
    "JsonSchema",
    "is_at_least",
]

JsonSchema = dict[str, Any]
"""A JSON Schema (draft 2020-12) as plain Python containers."""

Certainty = Literal["exact", "repaired", "apart", "mentioned"]
"""How unmistakably an answer says its calls, from the most certain to the least; see `lightfc.formats.certainty`."""

CERTAINTIES: tuple[Certainty, ...] = get_args(Certainty)
"""All levels, from the most certain one to the least."""


def is_at_least(certainty: Certainty, needed: Certainty) -> bool:
    """Whether a reading is as certain as needed, or more."""
    return CERTAINTIES.index(certainty) <= CERTAINTIES.index(needed)


@dataclass(frozen=True, slots=True)
class FunctionDefinition:
    """What a model is told about one function.

    Attributes:
        name: The name by which a program calls it; dotted names (`math.factorial`) are allowed.
        description: The docstring's summary and body, without its parameter sections.
        parameters: JSON Schema of an object with one property for each parameter the model may give.
        returns: JSON Schema of the result, or None where nothing is known of it.
        signature: The function as one line of Python, `def add(a: int, b: int = 0) -> int`.
        types: Python source of the dataclasses and enums that the signature mentions, each once,
            in an order in which each is defined before it is used.

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
    """One call as data: the function's name and its arguments.

    Attributes:
        name: Name of the function.
        args: Positional arguments.
        kwargs: Keyword arguments.

    Examples:
        >>> from lightfc import Function, FunctionTool, ToolManager
        >>> ToolManager([FunctionTool(pow, name="power")]).execute(Function("power", (2, 3))).output
        8
    """

    name: str
    args: Sequence[Any] = ()
    kwargs: Mapping[str, Any] = field(default_factory=dict)


Arguments = tuple[Sequence[Any], Mapping[str, Any]]
"""The positional and the keyword arguments of a call."""


@dataclass(frozen=True, slots=True)
class FunctionExpression:
    r"""What a model answered, read: the Python text to evaluate and what stood around it.

    Attributes:
        action: The expression, as Python text.
        thought: What the model said beside it; empty if nothing.
        notes: What had to be done to find the expression, such as `"code fence"`; empty if nothing.
        certainty: How unmistakably the model said it: `"exact"` (the answer is the expression), `"repaired"` (and
            nothing else, once it was mended), `"apart"` (words, and the calls by themselves), `"mentioned"` (inside a
            sentence, a quotation, a list of examples).

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
