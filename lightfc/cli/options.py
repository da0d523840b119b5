"""What the commands take: their options, and the manager that they make of them."""

import ast
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Annotated, Any

import typer

from lightfc.cli.approver import approve_all as everything
from lightfc.cli.io import print_lines
from lightfc.core.errors import JournalError, ToolDefinitionError
from lightfc.tools.loading import Toolbox, load_tools
from lightfc.tools.manager import ToolManager
from lightfc_sandbox import PolicyName
from lightfc_sandbox.engine import check_name

__all__ = [
    "Approve", "ApproveAll", "Expression", "Full", "JournalOption", "Json", "PolicyOption", "Timeout", "Tools", "Vars",
    "expression_of", "loaded_tools", "manager_of", "one_of",
]  # fmt: skip


def one_of(module: str, names: str) -> Callable[[str], str]:
    """What reads an option that is one of the names a part of the library knows, which is imported only then."""

    def name(given: str) -> str:
        known = getattr(import_module(module), names)
        if given not in known:
            raise typer.BadParameter(f"{given!r} is not one of {', '.join(map(repr, known))}.")
        return given

    return name


Expression = Annotated[
    str,
    typer.Argument(
        metavar="EXPRESSION",
        help="The expression; - reads it from standard input. Put -- before one that starts with a minus.",
        show_default=False,
    ),
]
Tools = Annotated[
    str | None, typer.Option("--tools", "-t", help="A Python file or module with the tools.", show_default=False)
]
Vars = Annotated[
    list[str] | None,
    typer.Option("--var", "-v", metavar="NAME=LITERAL", help="A variable; repeatable.", show_default=False),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object, for machines.")]
PolicyOption = Annotated[PolicyName, typer.Option("--policy", help="How much of Python the expression may use.")]
Approve = Annotated[
    bool,
    typer.Option(
        "--approve",
        help="Ask about each call that needs approval. Where there is no terminal to ask at, such calls wait.",
    ),
]
ApproveAll = Annotated[bool, typer.Option("--approve-all", help="Approve every call that needs it, unasked.")]
JournalOption = Annotated[
    str | None,
    typer.Option(
        "--journal", help="Write each call to this file, so that `lightfc resume` can go on.", show_default=False
    ),
]
Full = Annotated[
    bool, typer.Option("--full", help="Print the whole value of every call, and the whole result in a terminal.")
]
Timeout = Annotated[float, typer.Option("--timeout", min=0.001, help="Seconds that the run may take.")]


def expression_of(given: str) -> str:
    """The expression that is given, or the one on standard input."""
    try:
        return sys.stdin.read() if given == "-" else given
    except UnicodeDecodeError as error:
        raise typer.BadParameter(f"standard input is not {error.encoding} text: {error.reason}") from None


def loaded_tools(tools: str) -> Toolbox:
    """The tools of a file or module."""
    try:
        return load_tools(tools)
    except ToolDefinitionError as error:
        raise typer.BadParameter(str(error), param_hint="--tools") from None


def manager_of(
    tools: str | Toolbox | None,
    var: list[str] | None = None,
    policy: PolicyName = "expressions",
    timeout_s: float | None = None,
    *,
    approve_all: bool = False,
    journal: str | None = None,
) -> ToolManager:
    """The manager that a command's options ask for; functions that cannot be tools are warned of."""
    if isinstance(tools, Toolbox):
        toolbox = tools
    else:
        toolbox = Toolbox() if tools is None else loaded_tools(tools)
        print_lines((f"warning: {problem}" for problem in toolbox.problems.values()), error=True)
    variables = dict(map(_variable, var or []))
    for name in variables.keys() & {each.name for each in toolbox.tools}:
        raise typer.BadParameter(f"{name!r} is a tool; give the variable another name", param_hint="--var")
    try:
        return ToolManager(
            toolbox.tools,
            {**toolbox.context, **variables},
            policy=policy,
            timeout_s=timeout_s,
            approve=everything if approve_all else None,
            injected=toolbox.injected,
            journal=journal,
        )
    except (JournalError, ToolDefinitionError) as error:
        hint = "--journal" if isinstance(error, JournalError) else "--tools"
        raise typer.BadParameter(str(error), param_hint=hint) from None


def _variable(given: str) -> tuple[str, Any]:
    name, equals, literal = (part.strip() for part in given.partition("="))
    if not equals:
        problem = f"{given!r} is not NAME=LITERAL"
    elif not _is_name(name):
        problem = (
            f"{name!r} cannot be the name of a variable: it must be an identifier that is not a keyword and does not "
            "begin with an underscore"
        )
    else:
        try:
            return name, ast.literal_eval(literal)
        except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
            problem = f"{literal!r} is not a Python literal; a string needs quotes of its own: {name}='\"text\"'"
    raise typer.BadParameter(problem, param_hint="--var")


def _is_name(name: str) -> bool:
    try:
        check_name(name)
    except ValueError:
        return False
    return True
