"""What the commands take: their options, and the manager that they make of them."""

import ast
import math
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TypedDict, get_args

import click
from click.shell_completion import CompletionItem

from lightfc.cli.io import approve_all as everything, print_lines, print_warnings
from lightfc.core.errors import JournalError, ServerError, ToolDefinitionError
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.loading import Toolbox, load_tools
from lightfc.tools.manager import ToolManager
from lightfc_sandbox import Isolation, IsolationError, PolicyName
from lightfc_sandbox.engine import check_name, nearest


class OneOf(click.ParamType):  # type: ignore[type-arg,unused-ignore]  # generic from click 8.4 on
    """One of some names; for one that is misspelt, the nearest is told. What knows them is imported when it is read."""

    name = "name"

    def __init__(self, names: Callable[[], Iterable[str]]) -> None:
        self.names = names

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        known = list(self.names())
        if value not in known:
            near = nearest(value, known, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            self.fail(f"{value!r} is not one of {', '.join(map(repr, known))}{hint}", param, ctx)
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(each) for each in self.names() if each.startswith(incomplete)]


def known_in(module: str, names: str) -> OneOf:
    """One of the names that a part of the library knows."""
    return OneOf(lambda: getattr(import_module(module), names))


class _Listing(click.Option):
    """An option whose help lists the names that it takes; its type is `OneOf`."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        *others, last = self.type.names() if isinstance(self.type, OneOf) else ()
        return record and (record[0], f"{record[1]}: {', '.join(others)} or {last}.")


class NumberRange(click.FloatRange):
    """Numbers in bounds; nan, which is above and below nothing, is in none."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        number = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value} is not in the range {self._describe_range()}.", param, ctx)
        return number


def at_least(low: int | float, what: str) -> "click.ParamType[Any]":
    """Numbers from `low` on, whole ones if that is one; `what` they are is told for what is no number."""
    made = click.IntRange(low) if isinstance(low, int) else NumberRange(low)
    made.name = what
    return made


def option(names: str, metavar: str, told: str, **more: Any) -> Callable[[Any], Any]:
    """An option with a value; where what help tells of it has no full stop, the names that it takes follow."""
    cls = click.Option if told.endswith(".") else _Listing
    more = {"show_default": more.get("default", "") != "", **more}
    return click.option(*names.split(), cls=cls, metavar=metavar, help=told, **more)


def flag(names: str, told: str) -> Callable[[Any], Any]:
    """An option without a value; names as for `option`."""
    return click.option(*names.split(), is_flag=True, help=told)


def one_after_another(*decorators: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Several options as one decorator, in the order in which help lists them."""

    def decorate(command: Any) -> Any:
        for each in reversed(decorators):
            command = each(command)
        return command

    return decorate


EXPRESSION = click.argument("expression")
TOOLS = option("--tools -t", "FILE", "A Python file or module with the tools.")
MCP = option("--mcp", "FILE", "An mcp.json that lists MCP servers.")
JOURNALLED = option(
    "--journal", "FILE", "Write each call to this file, or to postgresql://…, so that runs go on after a crash."
)
VARIABLES = option("--var -v", "NAME=LITERAL", "A variable; repeatable.", multiple=True)
TIMEOUT = option(
    "--timeout", "SECONDS", "How long the run may take.", type=at_least(0.001, "number of seconds"), default=60.0
)
APPROVE_ALL = flag("--approve-all", "Approve every call that needs it, without asking.")
FULL = flag("--full", "Print the whole value of every call, and the whole result in a terminal.")
JSON = flag("--json as_json", "Print one JSON object, for other programs.")
POLICIES = get_args(PolicyName)
MANAGER = one_after_another(
    TOOLS,
    VARIABLES,
    option(
        "--policy", f"[{'|'.join(POLICIES)}]", "How much of Python the expression may use.",
        type=OneOf(lambda: POLICIES), default="expressions",
    ),
)  # fmt: skip
ISOLATION = option(
    "--isolation", f"[{'|'.join(get_args(Isolation))}]",
    "Where programs are evaluated: none, in this process; process, in one that the kernel confines; best, "
    "confined where the system can.",
    type=OneOf(lambda: get_args(Isolation)), default="none",
)  # fmt: skip
APPROVAL = one_after_another(
    flag(
        "--approve",
        "Ask about each call that needs approval. Without a terminal, such calls wait.",
    ),
    APPROVE_ALL,
)


class ManagerOptions(TypedDict, total=False):
    """What the options of a command say of its manager: see `manager_of`."""

    tools: str | None
    var: Sequence[str]
    policy: PolicyName
    timeout: float
    approve_all: bool
    isolation: Isolation


def expression_of(given: str) -> str:
    """The expression that is given, or the one on standard input."""
    try:
        return sys.stdin.read() if given == "-" else given
    except UnicodeDecodeError as error:
        raise click.BadParameter(f"standard input is not {error.encoding} text: {error.reason}") from None


_AT_FAULT: Mapping[type[Exception], str] = {
    ToolDefinitionError: "--tools", JournalError: "--journal", IsolationError: "--isolation", ServerError: "--mcp",
}  # fmt: skip


@contextmanager
def telling_options(hint: str = "") -> Iterator[None]:
    """Say of what goes wrong which option is at fault, or that what `hint` names is."""
    try:
        yield
    except tuple(_AT_FAULT) as error:
        hint = hint or next(option for kind, option in _AT_FAULT.items() if isinstance(error, kind))
        raise click.BadParameter(str(error), param_hint=hint) from None


def loaded_tools(tools: str, hint: str = "") -> Toolbox:
    """The tools of a file or module; `hint` is how the command calls it, if not `--tools`."""
    with telling_options(hint):
        return load_tools(tools)


def manager_of(
    tools: str | Toolbox | None,
    *,
    var: Sequence[str] = (),
    policy: PolicyName = "expressions",
    timeout: float | None = None,
    approve_all: bool = False,
    journal: str | None = None,
    more: Sequence[FunctionTool] = (),
    isolation: Isolation = "none",
) -> ToolManager:
    """The manager that a command's options ask for, with `more` tools; functions that cannot be any are warned of."""
    if isinstance(tools, Toolbox):
        toolbox = tools
    else:
        toolbox = Toolbox() if tools is None else loaded_tools(tools)
        print_warnings(toolbox.problems.values())
    variables = dict(map(_variable, var))
    for name in variables.keys() & {each.name for each in toolbox.tools}:
        raise click.BadParameter(f"{name!r} is a tool; give the variable another name", param_hint="--var")
    with telling_options():
        made = ToolManager(
            [*toolbox.tools, *more],
            {**toolbox.context, **variables},
            policy=policy,
            timeout_s=timeout,
            approve=everything if approve_all else None,
            injected=toolbox.injected,
            journal=journal,
            isolation=isolation,
        )
        tell_isolation(isolation, made.sandbox.isolation)
        return made


def tell_isolation(asked: Isolation, got: Isolation) -> None:
    """Say what has come of `best`."""
    if asked == "best":
        print_lines([f"--isolation best: programs are evaluated with --isolation {got}"], error=True)


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
    raise click.BadParameter(problem, param_hint="--var")


def _is_name(name: str) -> bool:
    try:
        check_name(name)
    except ValueError:
        return False
    return True
