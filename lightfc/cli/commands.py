"""The command line: `lightfc eval`, `resume`, `check`, `tools`, `ask` and `score`.

Exit status: 0, it ran; 1, the text, a tool or the model failed (one message on standard error, or the record as JSON);
2, the command was used wrongly; 130, interrupted.
"""

import ast
import logging
import os
import re
import shlex
import sys
import uuid
from collections.abc import Iterable
from enum import StrEnum
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from lightfc.cli.io import fail, how_to_approve, is_at_terminal, print_json, print_lines, prints_aside, run
from lightfc.cli.score import score
from lightfc.core.decisions import Approver
from lightfc.core.definitions import Certainty, FunctionExpression
from lightfc.core.errors import JournalError, LightfcError, ToolDefinitionError
from lightfc.core.failures import CallError
from lightfc.core.printable import AS_ASCII, printable_lines
from lightfc.core.records import FunctionOutput
from lightfc.engine.events import EventStream
from lightfc.engine.plan import PlannedCall
from lightfc.formats import TOOL_FORMATS
from lightfc.tools.loading import Toolbox, load_tools
from lightfc.tools.manager import ToolManager
from lightfc_sandbox import Policy, PolicyName, SandboxError
from lightfc_sandbox.engine import caret, check_name, nearest

if TYPE_CHECKING:
    from lightfc.cli import ask as command


class _Commands(TyperGroup):
    """The commands; an interrupt ends any of them with one line."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            print_lines(["interrupted"], error=True)
            raise typer.Exit(130) from None
        except Exception as error:
            said = getattr(error, "message", None)
            if isinstance(said, str):
                hint = "; put -- before an expression that starts with a minus" if _may_be_text(error) else ""
                told = printable_lines(_with_nearest(said) + hint)
                error.message = told  # type: ignore[attr-defined]  # just seen to be there
            raise


_NO_CHOICE = re.compile(r"(?:Value error, )?'(?P<given>.*)' is not one of (?P<known>'.*')\.?", re.DOTALL)


def _with_nearest(message: str) -> str:
    """What typer says of a value that is none of those that can be chosen, with the nearest of them."""
    said = _NO_CHOICE.fullmatch(message)
    if said is None:
        return message
    near = nearest(said["given"], re.findall("'([^']*)'", said["known"]), 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    return f"{said['given']!r} is not one of {said['known']}{hint}"


def _may_be_text(error: Any) -> bool:
    """Whether what was read as an option that does not exist may be an expression that starts with a minus."""
    option, command = getattr(error, "option_name", "--"), getattr(getattr(error, "ctx", None), "info_name", "")
    return not option.startswith("--") and command in ("eval", "check")


def _version(wanted: bool) -> None:
    if wanted:
        print_lines([f"lightfc {version('lightfc')}"])
        raise typer.Exit


app = typer.Typer(
    cls=_Commands,
    help="Function calling with code expressions: checked before anything runs, independent calls at the same time.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    # Plain help has no types behind flags, wraps whole paragraphs, and reads well in a pipe.
    rich_markup_mode=None,
)


def _agent_name(name: str) -> str:
    from lightfc.agents import AGENTS

    if name not in AGENTS:
        raise typer.BadParameter(f"{name!r} is not one of {', '.join(map(repr, AGENTS))}.")
    return name


ToolFormat = StrEnum("ToolFormat", {name: name for name in TOOL_FORMATS})  # type: ignore[misc]  # made from one list


@app.callback()
def options(
    _: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Function calling with code expressions: checked before anything runs, independent calls at the same time."""


Text = Annotated[
    str,
    typer.Argument(
        help="The expression; - reads it from standard input. Put -- before one that starts with a minus.",
        show_default=False,
    ),
]
Tools = Annotated[
    str | None, typer.Option("--tools", "-t", help="A Python file or module with the tools.", show_default=False)
]
NeededTools = Annotated[str, typer.Option("--tools", "-t", help="A Python file or module with the tools.")]
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


@app.command("eval")
def evaluate(
    text: Text,
    tools: Tools = None,
    var: Vars = None,
    policy: PolicyOption = "expressions",
    timeout: Timeout = 60.0,
    approve: Approve = False,
    approve_all: ApproveAll = False,
    journal: JournalOption = None,
    full: Full = False,
    as_json: Json = False,
) -> None:
    """Check an expression and execute it."""
    read, events, output, going_on = _read(text), None, None, ""
    try:
        with prints_aside(as_json):
            manager = _manager(tools, var, policy, timeout, approve=_approver(approve_all), journal=journal)
            run_id = None
            if journal is not None:
                run_id = uuid.uuid4().hex[:12]
                going_on = _resuming(run_id, journal, tools)
                print_lines([f"run {run_id}"], error=True)
            events = manager.stream(read, run_id=run_id)
            output = run(_executed, events, not as_json and sys.stdout.isatty())
            output = _decided(manager, output, approve)
    except KeyboardInterrupt:
        if output is not None:
            _report_calls(output, as_json, full)
        elif events is not None:
            _report_calls(_interrupted(read, events.calls.values()), as_json, full)
        raise
    _report(output, as_json, full, hint=how_to_approve(going_on))


def _resuming(run_id: str, journal: str, tools: str | None) -> str:
    """The command that resumes a run."""
    given = ["lightfc", "resume", run_id, "--journal", journal, *(["--tools", tools] if tools is not None else [])]
    return shlex.join(given)


@app.command()
def resume(
    run_id: Annotated[str, typer.Argument(help="The run, as `eval --journal` tells it.", show_default=False)],
    journal: Annotated[str, typer.Option("--journal", help="The file that `eval --journal` wrote.")],
    tools: Tools = None,
    var: Vars = None,
    policy: PolicyOption = "expressions",
    timeout: Timeout = 60.0,
    approve: Approve = False,
    approve_all: ApproveAll = False,
    full: Full = False,
    as_json: Json = False,
) -> None:
    """Continue a run that was cut or that waits; what has finished is not called again.

    With --approve, it is asked about calls that had started and not finished, too.
    """
    if not Path(journal).exists():
        raise typer.BadParameter(
            f"there is no file {journal!r}; give the one that `eval --journal` wrote", param_hint="--journal"
        )
    try:
        with prints_aside(as_json):
            manager = _manager(tools, var, policy, timeout, approve=_approver(approve_all), journal=journal)
            output = _decided(manager, run(manager.aresume, run_id), approve)
    except JournalError as error:
        fail(str(error))
    _report(output, as_json, full, hint=how_to_approve(_resuming(run_id, journal, tools)))


@app.command()
def check(
    text: Text,
    tools: Tools = None,
    var: Vars = None,
    policy: PolicyOption = "expressions",
    as_json: Json = False,
) -> None:
    """Check an expression and list the calls it would make; nothing runs."""
    with prints_aside(as_json):
        manager = _manager(tools, var, policy, None)
    try:
        plan = manager.preflight(_read(text))
    except SandboxError as error:
        if as_json:
            print_json({"ok": False, "error": getattr(error, "to_dict", dict)()})
            raise typer.Exit(1) from None
        fail(str(error))
    calls = [
        {
            "name": each.name,
            "source": each.source,
            "repeated": each.repeated,
            "needs_approval": rule if isinstance(rule := each.tool.needs_approval, bool) else "by its arguments",
        }
        for each in plan.calls
    ]
    if as_json:
        print_json({"ok": True, "calls": calls})
        return
    print_lines([f"ok, {len(calls)} call{'s' if len(calls) != 1 else ''}"])
    print_lines(f"  {call.source}{_remarks(call)}" for call in plan.calls)


def _remarks(call: PlannedCall) -> str:
    rule = call.tool.needs_approval
    approval = "needs approval" if rule is True else "may need approval, by its arguments" if rule else ""
    remarks = ["repeated"] * call.repeated + [approval] * bool(approval)
    return f"  ({', '.join(remarks)})" if remarks else ""


@app.command("tools")
def list_tools(
    tools: Annotated[str, typer.Argument(help="A Python file or module with the tools.", show_default=False)],
    form: Annotated[
        ToolFormat | None,
        typer.Option("--format", "-f", help="Print the prompt text in this form.", show_default=False),
    ] = None,
) -> None:
    """List the tools of a file, or print them as a model is shown them."""
    from lightfc.cli.tables import tool_problems, tools_table

    toolbox = _load(tools)
    problems = tool_problems(toolbox)
    print_lines((f"error: {problem}" for problem in problems), error=True)
    if form is None:
        tools_table(toolbox)
    elif toolbox.tools:
        manager = _manage(toolbox, {}, "expressions", None)
        print_lines([manager.definitions(str(form))])
    if problems:
        raise typer.Exit(1)


@app.command()
def ask(
    question: Annotated[str, typer.Argument(help="What you want to know.", show_default=False)],
    tools: NeededTools,
    model: Annotated[str | None, typer.Option("--model", "-m", help="Name of the model.", show_default=False)] = None,
    base_url: Annotated[
        str | None,
        typer.Option(help="Address of an OpenAI-compatible server, ending in /v1; by default the OpenAI API."),
    ] = None,
    gguf: Annotated[
        str | None,
        typer.Option(help="A GGUF file to run with llama.cpp, instead of --model.", show_default=False),
    ] = None,
    grammar: Annotated[
        bool | None,
        typer.Option(
            "--grammar/--no-grammar",
            help="Have the server constrain the answer to valid calls by a GBNF grammar; the default for --gguf.",
            show_default=False,
        ),
    ] = None,
    format_name: Annotated[
        str, typer.Option("--format", "-f", help="Tool format + answer format, or native for the tools API.")
    ] = "python+expression",
    var: Vars = None,
    timeout: Annotated[
        float, typer.Option(min=0.001, help="Seconds that each expression may run, and that the server may be silent.")
    ] = 60.0,
    approve_all: ApproveAll = False,
    agent: Annotated[
        str | None,
        typer.Option(
            "--agent",
            "-a",
            metavar="NAME",
            parser=_agent_name,
            help="Let this agent call tools until it has an answer: function-call, react, plan-and-solve, rewoo or "
            "code.",
        ),
    ] = None,
    act_on: Annotated[
        Certainty | None,
        typer.Option(
            "--act-on",
            help="How certain a call in an answer has to be to be made: exact, repaired, apart or mentioned. If not "
            "given, repaired, and apart where calls only read.",
            show_default=False,
        ),
    ] = None,
    max_rounds: Annotated[
        int, typer.Option("--max-rounds", "--max-retries", min=1, help="How many rounds an agent may take.")
    ] = 5,
    transcript: Annotated[
        str | None, typer.Option(help="Write the transcript of the agent to this file, as JSON.", show_default=False)
    ] = None,
    full: Full = False,
    as_json: Json = False,
) -> None:
    """Show the tools to a model, ask it, and execute the expression that it answers with.

    With --agent, what the calls gave is told to the model until it answers in words; all of it is shown live. At a
    terminal you are asked about each call that needs approval. The key of the server is read from the environment
    variable OPENAI_API_KEY.
    """
    from lightfc.cli import ask as command

    with prints_aside(as_json):
        manager = _manager(tools, var, "expressions", timeout, approve=_approver(approve_all))
    if (gguf is None) == (model is None) or (gguf is not None and base_url is not None):
        raise typer.BadParameter("give either --model, with --base-url for a server of your own, or --gguf FILE")
    chat = partial(command.chat_model, model, base_url, gguf, timeout)
    if agent is not None:
        command.ask_agent(
            manager,
            agent,
            question,
            format_name,
            chat,
            max_rounds,
            transcript,
            as_json,
            grammar,
            act_on,
        )
        return
    protocol, constrained = command.asked_form(format_name, grammar, local=gguf is not None)
    try:
        with prints_aside(as_json):
            manager.act_on = act_on
            asked = run(command.ask, manager, protocol, question, chat, constrained)
            if asked.output is not None:
                # Who is asked about a call has to see first what was answered.
                if not as_json or (asked.output.waiting and is_at_terminal()):
                    print_lines(_answer_lines(asked), error=as_json)
                manager = manager.extended((), None, policy=Policy.PROGRAMS) if protocol.programs else manager
                asked = asked._replace(output=_decided(manager, asked.output, ask=True))
    except LightfcError as error:
        if as_json:
            print_json({"answer": None, "error": {"type": type(error).__name__, "message": str(error)}})
            raise typer.Exit(1) from None
        fail(str(error))
    if asked.output is None:
        _report_words(asked, as_json)
        return
    _report(asked.output, as_json, full, asked.found, how_to_approve(asks=True))


def _report_words(asked: "command.Asked", as_json: bool) -> None:
    """Print an answer of which nothing was executed; calls that are not certain enough are told aside."""
    found = asked.found
    if found is None or found.certainty == "mentioned":
        if as_json:
            told = {} if found is None else {"mentioned": found.action, **_reading(found)}
            print_json({"answer": asked.answer, "expression": None, **told})
            return
        print_lines([asked.answer])
        if found is not None:
            print_lines(
                [f"(nothing was called: {found.action} is only mentioned; --act-on mentioned calls it)"], error=True
            )
        return
    notes = f" ({', '.join(found.notes)})" if found.notes else ""
    message = (
        f"nothing was called: {found.action} was read as {found.certainty}{notes}; --act-on {found.certainty} calls it"
    )
    if as_json:
        error = {"type": "Uncertain", "message": message}
        print_json({"answer": asked.answer, "expression": found.action, **_reading(found), "error": error})
        raise typer.Exit(1)
    print_lines([asked.answer])
    fail(message)


def _answer_lines(asked: "command.Asked") -> list[str]:
    """An answer that is executed: its expression, and how that was read where it is not the answer as asked for."""
    found, output = asked.found, asked.output
    assert output is not None  # noqa: S101 - it is executed
    read = _reading_line(found)
    answer = [f"answer: {asked.answer}"] if read and asked.answer.strip() else []
    return [f"expression: {output.source}", *read, *answer, ""]


def _reading(found: FunctionExpression) -> dict[str, Any]:
    return {"certainty": found.certainty, "notes": list(found.notes)}


def _reading_line(found: FunctionExpression | None) -> list[str]:
    """How the expression was read, where it is not the answer as it was asked for."""
    if found is None or (found.certainty == "exact" and not found.notes):
        return []
    notes = f" ({', '.join(found.notes)})" if found.notes else ""
    return [f"read as: {found.certainty}{notes}"]


def _approver(everything: bool) -> Approver | None:
    """Who is asked while a run goes on: nobody, unless every call is approved."""
    if not everything:
        return None
    from lightfc.cli.approver import approve_all

    return approve_all


def _decided(manager: ToolManager, output: FunctionOutput, ask: bool) -> FunctionOutput:
    """A run that waits, gone on as long as who sits at the terminal decides."""
    if output.waiting and ask and is_at_terminal():
        from lightfc.cli.approver import AtTerminal  # with what shows values, which most commands do without

        terminal = AtTerminal()
        while output.waiting:
            output = run(manager.aresume, output, terminal.decide(output.waiting))
    return output


async def _executed(events: EventStream, live: bool) -> FunctionOutput:
    """The record of a run; in a terminal, with a timeline that grows meanwhile."""
    async with events:
        if live:
            from lightfc.cli.tables import LiveTimeline, terminal

            with LiveTimeline(terminal()) as timeline:
                async for event in events:
                    timeline.tell(event)
        else:
            async for _ in events:
                pass
    assert events.output is not None  # noqa: S101 - it is there once the events are at their end
    return events.output


def _interrupted(text: str, calls: Iterable[FunctionOutput]) -> FunctionOutput:
    """What is known of a run that was cancelled."""
    output = FunctionOutput(None, text)
    output.state, output.error = "cancelled", CallError("cancelled", "KeyboardInterrupt", "interrupted")
    output.calls = sorted(calls, key=lambda call: call.place)
    return output


app.command()(score)


def _read(text: str) -> str:
    try:
        return sys.stdin.read() if text == "-" else text
    except UnicodeDecodeError as error:
        raise typer.BadParameter(f"standard input is not {error.encoding} text: {error.reason}") from None


def _load(tools: str) -> Toolbox:
    try:
        return load_tools(tools)
    except ToolDefinitionError as error:
        raise typer.BadParameter(str(error), param_hint="--tools") from None


def _manager(
    tools: str | None, var: list[str] | None, policy: PolicyName, timeout_s: float | None, **options: Any
) -> ToolManager:
    toolbox = _load(tools) if tools is not None else Toolbox()
    _warn(toolbox)
    return _manage(toolbox, dict(map(_variable, var or [])), policy, timeout_s, **options)


def _warn(toolbox: Toolbox) -> None:
    print_lines((f"warning: {problem}" for problem in toolbox.problems.values()), error=True)


def _manage(
    toolbox: Toolbox, variables: dict[str, Any], policy: PolicyName, timeout_s: float | None, **options: Any
) -> ToolManager:
    for name in variables.keys() & {each.name for each in toolbox.tools}:
        raise typer.BadParameter(f"{name!r} is a tool; give the variable another name", param_hint="--var")
    try:
        return ToolManager(
            toolbox.tools,
            {**toolbox.context, **variables},
            policy=policy,
            timeout_s=timeout_s,
            injected=toolbox.injected,
            **options,
        )
    except JournalError as error:
        raise typer.BadParameter(str(error), param_hint="--journal") from None
    except ToolDefinitionError as error:
        raise typer.BadParameter(str(error), param_hint="--tools") from None


def _variable(given: str) -> tuple[str, Any]:
    name, equals, literal = (part.strip() for part in given.partition("="))
    if not equals:
        raise typer.BadParameter(f"{given!r} is not NAME=LITERAL", param_hint="--var")
    try:
        check_name(name)
    except ValueError:
        raise typer.BadParameter(
            f"{name!r} cannot be the name of a variable: it must be an identifier that is not a keyword and does not "
            "begin with an underscore",
            param_hint="--var",
        ) from None
    try:
        return name, ast.literal_eval(literal)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        raise typer.BadParameter(
            f"{literal!r} is not a Python literal; a string needs quotes of its own: {name}='\"text\"'",
            param_hint="--var",
        ) from None


def _report(
    output: FunctionOutput, as_json: bool, full: bool, found: FunctionExpression | None = None, hint: str = ""
) -> None:
    """Print what became of a run; `hint` says what to do about calls that wait."""
    _report_calls(output, as_json, full, found)
    _report_value(output, as_json, full, hint)


def _report_calls(output: FunctionOutput, as_json: bool, full: bool, found: FunctionExpression | None = None) -> None:
    if as_json:
        print_json({**output.to_dict(), **(_reading(found) if found else {})})
    else:
        from lightfc.cli.tables import call_values, calls_table

        calls_table(output)
        if full:
            print_lines(call_values(output))
        if output.printed:
            print_lines([output.printed.removesuffix("\n")])


def _report_value(output: FunctionOutput, as_json: bool, full: bool, hint: str) -> None:
    if output.error is not None:
        if as_json:
            raise typer.Exit(1)
        message = str(output.error)
        if output.waiting:
            message += f"\n{hint}"
        if output.error.span is not None and "\n" not in message:
            # Such as of a call that was not approved.
            message += f"\n{caret(output.source, output.error.span)}"
        fail(message)
    if not as_json:
        from lightfc.cli.tables import final_value

        print_lines([final_value(output.output, full=full)])


def main() -> None:
    """Run the command line."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by who started this
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - open until the end
        # A terminal that lacks a character must not end in a traceback.
        getattr(sys, name).reconfigure(errors=AS_ASCII)
    # What the log would say of a call stands in its record, which is printed.
    logging.getLogger("lightfc").addHandler(logging.NullHandler())
    app()


if __name__ == "__main__":
    main()
