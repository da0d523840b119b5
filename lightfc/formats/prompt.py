"""How functions are shown and the answer is asked for and read, joined."""

import ast
import difflib
import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from lightfc.formats.shown import SHOWN_FORMS, show
from lightfc.types import FunctionDefinition, FunctionExpression, Message

__all__ = ["PromptFormat"]

_FENCE = re.compile(r"(?P<fence>```+|~~~+)[^\n`]*\n(?P<body>.*?)(?:\n[ \t]*(?P=fence)|\Z)", re.S)

_NEAR = 0.8
"""How much a misspelt name and a known one must have in common, as `difflib` measures it."""

_EXPRESSION = """\
You have these Python functions:

{functions}
{variables}
To use them, answer with exactly one Python expression that calls them, and with nothing else: no explanation, no \
assignment, no import. Calls can be nested, and independent calls can stand in a list, such as `[f(1), g("a")]`; they \
run at the same time. Of Python's library there are only the \
common builtins (len, sum, min, max, sorted, range, zip, …). If no function is needed, answer in plain words."""


class PromptFormat:
    """One way of showing functions joined with one way of asking for the answer.

    Args:
        name: `"python+expression"` and so on: one of `lightfc.formats.SHOWN_FORMS`, and `expression`: the answer is
            one Python expression.

    Raises:
        ValueError: There is no such format.
    """

    def __init__(self, name: str = "python+expression") -> None:
        shown, _, asked = name.partition("+")
        if shown not in SHOWN_FORMS or asked != "expression":
            raise ValueError(f"unknown format {name!r}; there are {', '.join(f'{s}+expression' for s in SHOWN_FORMS)}")
        self.name = name
        self.shown = shown

    def messages(
        self,
        question: str,
        definitions: Sequence[FunctionDefinition],
        variables: Mapping[str, Any] | None = None,
    ) -> list[Message]:
        """The conversation that asks a model.

        Args:
            question: What the user wants.
            definitions: The functions the model may call.
            variables: Variables the model may name; their types are shown, their values are not.
        """
        named = ""
        if variables:
            lines = "\n".join(f"{name}: {type(value).__name__}" for name, value in variables.items())
            named = f"\nand these variables:\n\n{lines}\n"
        system = _EXPRESSION.format(functions=show(self.shown, definitions), variables=named)
        return [Message("system", system), Message("user", question)]

    def read(self, answer: str, names: Collection[str] = ()) -> FunctionExpression | None:
        """Find the expression in an answer.

        Args:
            answer: What the model said.
            names: The functions and variables it may name. Words that happen to be Python, such as `Hello`, are
                taken for an expression only if one of these is in them, or a call of a name that is nearly one.

        Returns:
            The expression, with what stood around it as `thought`; None where the answer is plain words.
        """
        text = answer.strip()
        fences = list(_FENCE.finditer(text))
        if fences:
            # The last one that is an expression: others show something else, such as what it will give.
            found = next((each for each in reversed(fences) if _is_expression(each["body"].strip(), names)), fences[-1])
            around = text[: found.start()] + text[found.end() :]
            return FunctionExpression(found["body"].strip(), around.strip(), ("code fence",))
        if _is_expression(text, names):
            return FunctionExpression(text)
        *before, last = text.splitlines() or [""]
        for candidate, notes in ((last.strip(), ("last line",)), (last.strip().strip("`"), ("last line", "quotes"))):
            if _is_expression(candidate, names):
                return FunctionExpression(candidate, "\n".join(before).strip(), notes)
        # What cannot be read and yet begins as a call is a broken expression, which its error will help to mend.
        if any(re.match(rf"\W*{re.escape(name)}\s*\(", text) for name in names):
            return FunctionExpression(text)
        return None


def _is_expression(text: str, names: Collection[str]) -> bool:
    try:
        tree = ast.parse(text, mode="eval")
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return False
    roots = {name.partition(".")[0] for name in names}
    return any(_is_meant(node, roots) for node in ast.walk(tree))


def _is_meant(node: ast.AST, roots: Collection[str]) -> bool:
    """Whether a node names something that a text may name, or calls what is spelt nearly so."""
    match node:
        case ast.Name(id=name):
            return name in roots
        case ast.Call(func=ast.Name(id=name)):
            return bool(difflib.get_close_matches(name, roots, n=1, cutoff=_NEAR))
    return False
