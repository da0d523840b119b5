"""The command line: `lightfc eval`, `resume`, `check`, `tools`, `ask`, `runs`, `view`, `score`, `serve` and `lab`.

Exit status: 0, it ran; 1, the text, a tool or the model failed (one message on standard error, or the record as JSON);
2, the command was used wrongly; 130, interrupted.
"""

import errno
import logging
import os
import shlex
import sys
import uuid
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Any, Unpack

import click
from click.core import ParameterSource

from lightfc.cli import command_options as options
from lightfc.cli.command_options import ManagerOptions, expression_of, loaded_tools, manager_of, option
from lightfc.cli.io import (
    approve_all as everything,
    fail,
    how_to_approve,
    print_json,
    print_lines,
    prints_aside,
    resume_as_decided,
    run,
)
from lightfc.cli.lab_commands import lab
from lightfc.cli.printing import planned_call, report, report_calls
from lightfc.cli.score import score
from lightfc.cli.serve import serve
from lightfc.cli.view import named_run, runs, view
from lightfc.core.definitions import CERTAINTIES, Certainty
from lightfc.core.errors import LightfcError
from lightfc.core.failures import CallError
from lightfc.core.printable import printable_lines
from lightfc.core.records import FunctionOutput
from lightfc.engine.events import EventStream, record_of
from lightfc.engine.journal_stores import is_server, name_of
from lightfc.engine.terminal_approver import TerminalApprover, is_at_terminal
from lightfc_sandbox import SandboxError
from lightfc_sandbox.engine import nearest


class _Commands(click.Group):
    """The commands; an interrupt, or an error of the library, ends any of them with one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)  # as they are written below

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            near = nearest(name, self.commands, 1)
            ctx.fail(f"No such command {name!r}." + (f" Did you mean {near[0]!r}?" if near else ""))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            print_lines(["interrupted"], error=True)
            raise click.exceptions.Exit(130) from None
        except LightfcError as error:
            fail(str(error))
        except OSError as error:
            if error.errno == errno.EPIPE:  # whoever reads the output has seen enough
                raise
            fail(str(error))
        except click.exceptions.NoArgsIsHelpError:
            raise  # a group without a command: it is the help itself
        except click.UsageError as error:
            message, command = error.format_message(), error.ctx and error.ctx.info_name
            is_short = isinstance(error, click.NoSuchOption) and not error.option_name.startswith("--")
            if is_short and command in ("eval", "check"):
                message = f"{message.removesuffix('.')}; put -- before an expression that starts with a minus"
            raise click.UsageError(printable_lines(message), error.ctx) from None


@click.group("lightfc", cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="lightfc", message="lightfc %(version)s", help="Print the version and exit.")
def app() -> None:
    """Function calling with code expressions: checked before anything runs, independent calls at the same time."""


@app.command("eval")
@options.EXPRESSION
@options.MANAGER
@options.TIMEOUT
@options.APPROVAL
@option("--journal", "FILE", "Write each call to this file, or to postgresql://…, so that `lightfc resume` can go on.")
@options.ISOLATION
@options.FULL
@options.JSON
def evaluate(
    expression: str, approve: bool, journal: str | None, full: bool, as_json: bool, **given: Unpack[ManagerOptions]
) -> None:
    """Check an expression and execute it.

    An EXPRESSION of - is read from standard input. Put -- before one that starts with a minus.
    """
    source, events, output, resuming = expression_of(expression), None, None, ""
    try:
        with prints_aside(as_json):
            manager = manager_of(journal=journal, **given)
            run_id = None
            if journal is not None:
                run_id = uuid.uuid4().hex[:12]
                resuming = _resuming(run_id, journal, given)
                print_lines([f"run {run_id}"], error=True)
            events = manager.stream(source, run_id=run_id)
            output = run(_executed, events, not as_json and sys.stdout.isatty())
            output = run(resume_as_decided, output, attrgetter("waiting"), manager.aresume) if approve else output
    except KeyboardInterrupt:
        if events is not None:
            if output is None:  # what is known of a run that was cancelled
                output = FunctionOutput(None, source)
                output.state, output.error = "cancelled", CallError("cancelled", "KeyboardInterrupt", "interrupted")
                output.calls = sorted(events.calls.values(), key=lambda call: call.place)
            report_calls(output, as_json, full)
        if resuming:
            _print_kept(resuming, approve, given["approve_all"])
        raise
    _print_hint(given["tools"], output.error.message if output.error else None)
    report(output, as_json, full, hint=how_to_approve(resuming))


def _print_hint(tools: str | None, problem: str | None) -> None:
    """Say which option allows what an expression was refused for."""
    if problem is not None and "Policy.PROGRAMS" in problem:
        print_lines(["on the command line, --policy programs allows statements"], error=True)
    elif tools is None and problem is not None and "unknown name " in problem:
        print_lines(["there are no tools: --tools FILE offers the functions of a Python file"], error=True)


def _print_kept(resuming: str, approve: bool, approve_all: bool) -> None:
    """Say how a run that was interrupted goes on, with approvals as it was begun."""
    option = " --approve-all" * approve_all or " --approve" * approve
    print_lines([f"what has finished is kept: `{resuming}{option}` goes on"], error=True)


def _resuming(run_id: str, journal: str, given: ManagerOptions, agent: str | None = None) -> str:
    """The command that resumes a run as it was begun."""
    words = ["lightfc", "resume", run_id, "--journal", name_of(journal)]
    words += [] if agent is None else ["--agent", agent]
    words += [] if given["tools"] is None else ["--tools", given["tools"]]
    words += [word for each in given["var"] for word in ("--var", each)]
    words += [] if given["policy"] == "expressions" else ["--policy", given["policy"]]
    return shlex.join([*words, *([] if given["isolation"] == "none" else ["--isolation", given["isolation"]])])


@app.command()
@click.argument("run_id", metavar="RUN")
@option("--journal", "FILE", "What `eval --journal` wrote: a file, or postgresql://….", required=True)
@option("--agent -a", "FILE:NAME", "The agent whose run it is, in a Python file or module; it has its own tools.")
@options.MANAGER
@options.TIMEOUT
@options.APPROVAL
@options.ISOLATION
@options.FULL
@options.JSON
@click.pass_context
def resume(
    ctx: click.Context, run_id: str, journal: str, agent: str | None, approve: bool, full: bool, as_json: bool,
    **given: Unpack[ManagerOptions],
) -> None:  # fmt: skip
    """Continue a run that was interrupted, or that waits for approval.

    RUN is its name, as `eval --journal` prints it, or `latest` for the last one. Calls that finished or
    were denied are not made again. What the model of an agent has answered is not asked for again.
    With --approve, you are also asked about calls that started and did not finish.
    """
    if not is_server(journal) and not Path(journal).exists():
        raise click.BadParameter(
            f"there is no file {journal!r}; give the one that `eval --journal` wrote", param_hint="--journal"
        )
    run_id = named_run(journal, run_id)
    resuming = _resuming(run_id, journal, given, agent)
    try:
        if agent is None:
            _resume_program(run_id, journal, approve, full, as_json, resuming, given)
        else:
            _refuse_beside_agent(ctx)

            from lightfc.cli.agent_runs import resume_agent_run

            resume_agent_run(run_id, journal, agent, approve, given["approve_all"], as_json, how_to_approve(resuming))
    except KeyboardInterrupt:
        _print_kept(resuming, approve, given["approve_all"])
        raise


def _resume_program(
    run_id: str, journal: str, approve: bool, full: bool, as_json: bool, resuming: str, given: ManagerOptions
) -> None:
    with prints_aside(as_json):
        manager = manager_of(journal=journal, **given)
        try:
            output = run(manager.aresume, run_id)
            output = run(resume_as_decided, output, attrgetter("waiting"), manager.aresume) if approve else output
        except LightfcError as error:
            if "was started by an agent" in str(error):
                fail(f"{error}\non the command line, --agent FILE:NAME names the agent")
            _print_hint(given["tools"], str(error))
            raise
    report(output, as_json, full, hint=how_to_approve(resuming))


def _refuse_beside_agent(ctx: click.Context) -> None:
    """Refuse options of a manager: an agent has one of its own."""
    for each in ctx.command.params:
        name = each.name or ""
        is_given = ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if is_given and (name == "full" or (name in ManagerOptions.__annotations__ and name != "approve_all")):
            raise click.UsageError(f"leave {each.opts[0]} out: what --agent names has tools and options of its own")


@app.command()
@options.EXPRESSION
@options.MANAGER
@options.JSON
def check(expression: str, as_json: bool, **given: Unpack[ManagerOptions]) -> None:
    """Check an expression and list its calls; nothing runs.

    An EXPRESSION of - is read from standard input. Put -- before one that starts with a minus.
    """
    with prints_aside(as_json):
        manager = manager_of(**given)
    try:
        calls = manager.preflight(expression_of(expression)).calls
    except SandboxError as error:
        if as_json:
            print_json({"ok": False, "error": getattr(error, "to_dict", dict)()})
            raise click.exceptions.Exit(1) from None
        _print_hint(given["tools"], str(error))
        fail(str(error))
    if as_json:
        listed = [
            {
                "name": each.name,
                "source": each.source,
                "repeated": each.repeated,
                "needs_approval": rule if isinstance(rule := each.tool.needs_approval, bool) else "by its arguments",
            }
            for each in calls
        ]
        print_json({"ok": True, "calls": listed})
    else:
        print_lines([f"ok, {len(calls)} call{'s' if len(calls) != 1 else ''}", *map(planned_call, calls)])


@app.command("tools")
@click.argument("tools", metavar="FILE")
@option(
    "--format -f form",
    "FORMAT",
    "Print the prompt text in this tool format",
    type=options.known_in("lightfc.formats", "TOOL_FORMATS"),
)
def list_tools(tools: str, form: str | None) -> None:
    """List the tools of a file, or print them as a model sees them.

    FILE is a Python file or module with the tools.
    """
    from lightfc.cli.tables import terminal, tool_problems
    from lightfc.tools.function_tool import tools_listing

    toolbox = loaded_tools(tools, "FILE")
    problems = tool_problems(toolbox)
    print_lines((f"error: {problem}" for problem in problems), error=True)
    if form is None:
        terminal().print(tools_listing(tools, toolbox.tools).rich())
    elif toolbox.tools:
        print_lines([manager_of(toolbox).definitions(form)])
    if problems:
        raise click.exceptions.Exit(1)


@app.command()
@click.argument("question")
@options.TOOLS
@options.MCP
@option("--model -m", "NAME", "Name of the model.")
@option("--base-url", "URL", "Address of an OpenAI-compatible server; most end in /v1. By default the OpenAI API.")
@option("--gguf", "FILE", "A GGUF file to run with llama.cpp, instead of --model.")
@click.option(
    "--grammar/--no-grammar",
    default=None,
    help="Send a GBNF grammar, which lets the model write valid calls only. The default for --gguf.",
)
@option(
    "--format -f format_name",
    "FORMAT",
    "Tool format + answer format, or native for the tools API.",
    default="python+expression",
)
@options.VARIABLES
@options.TIMEOUT
@options.APPROVE_ALL
@options.ISOLATION
@option(
    "--agent -a",
    "NAME",
    "Let this agent call tools until it has an answer",
    type=options.known_in("lightfc.agents", "AGENTS"),
)
@option(
    "--act-on",
    "CERTAINTY",
    "The least certainty at which calls are made; by default repaired, and apart for calls that only read",
    type=options.OneOf(lambda: CERTAINTIES),
)
@option(
    "--max-rounds --max-retries",
    "COUNT",
    "How many rounds an agent may take.",
    type=options.at_least(1, "whole number"),
    default=5,
)
@option("--transcript", "FILE", "Write the transcript of the agent to this file, as JSON.")
@options.FULL
@options.JSON
def ask(
    question: str,
    mcp: str | None,
    model: str | None,
    base_url: str | None,
    gguf: str | None,
    grammar: bool | None,
    format_name: str,
    agent: str | None,
    act_on: Certainty | None,
    max_rounds: int,
    transcript: str | None,
    full: bool,
    as_json: bool,
    **given: Unpack[ManagerOptions],
) -> None:
    """Ask a model, and execute what it answers.

    The model sees the tools. With --agent, it also sees the results and goes on until it answers in words; each step is
    printed as it happens. At a terminal you are asked about each call that needs approval. The server's API key is read
    from the environment variable OPENAI_API_KEY. --timeout also bounds how long the server may be silent; with --agent,
    it bounds each program, and where it is given the whole run too.
    """
    from lightfc.cli.ask import Question, chat_model
    from lightfc.cli.serve import started

    if given["tools"] is None and mcp is None:
        raise click.UsageError("give --tools, --mcp, or both: there is nothing to call")
    with prints_aside(as_json):
        approve = everything if given["approve_all"] else TerminalApprover() if is_at_terminal() else None
        servers = click.get_current_context().with_resource(started(mcp, approve=approve))
        more = [] if servers is None else servers.tools()
        manager = manager_of(more=more, **given)
    _check_one_model(model, base_url, gguf)
    chat = partial(chat_model, model, base_url, gguf, given["timeout"])
    answering = Question(question, manager, chat, format_name, grammar, act_on, as_json)
    if agent is not None:
        is_given = click.get_current_context().get_parameter_source("timeout") is ParameterSource.COMMANDLINE
        answering.to_agent(agent, max_rounds, transcript, given["timeout"] if is_given else None)
    else:
        answering.once(full, local=gguf is not None)


app.add_command(runs)
app.add_command(view)
app.add_command(score)
app.add_command(serve)
app.add_command(lab)


async def _executed(events: EventStream, live: bool) -> FunctionOutput:
    """The record of a run; in a terminal, with a line that tells meanwhile how far it is."""
    if not live:
        return await record_of(events, lambda event: None)
    from lightfc.watching import watch

    return await watch(events)


def _check_one_model(model: str | None, base_url: str | None, gguf: str | None) -> None:
    if gguf is None and model is None:
        raise click.UsageError("give a model: --model NAME (with --base-url for a server of your own), or --gguf FILE")
    if gguf is not None and (model is not None or base_url is not None):
        raise click.UsageError("--gguf FILE is a model without a server: leave --model and --base-url out")


def main() -> None:
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by who started this
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - open until the end
        if mode == "w":  # a terminal that lacks a character must not end in a traceback
            getattr(sys, name).reconfigure(errors="backslashreplace")
    # What the log would say of a call stands in its record, which is printed.
    logging.getLogger("lightfc").addHandler(logging.NullHandler())
    app()


if __name__ == "__main__":
    main()
