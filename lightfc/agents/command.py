"""`lightfc ask`: a question to a model, in one round or in the way of an agent."""

import shutil
import signal
import sys
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Literal

import typer

from lightfc import agents
from lightfc.agents.live import LiveView
from lightfc.approval import ApprovalRequest, Approve, Decision, Deny
from lightfc.errors import AgentError, AgentWaitingError, LightfcError
from lightfc.formats import PromptFormat
from lightfc.gate import waiting_error
from lightfc.manager import ToolManager
from lightfc.models import LocalModel, OpenAIModel
from lightfc.terminal import UNPRINTABLE, failed, print_json, print_lines, prints_aside, run
from lightfc.types import FunctionOutput

__all__ = ["AGENTS", "ask", "ask_agent", "asked_form", "chat_model"]

AGENTS: dict[str, type[agents.Agent]] = {
    "function-call": agents.FunctionCallAgent,
    "react": agents.ReactAgent,
    "plan-and-solve": agents.PlanAndSolveAgent,
    "rewoo": agents.ReWOOAgent,
    "code": agents.CodeAgent,
}
"""By name: the agents that a question can be given to."""

Chat = Callable[[], OpenAIModel | LocalModel]


def asked_form(format_name: str, grammar: bool | None, *, local: bool) -> tuple[PromptFormat, bool]:
    """The format of that name, and whether the answer is held to a grammar."""
    try:
        prompt_format = PromptFormat(format_name)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--format") from None
    if prompt_format.asked == "native":
        raise typer.BadParameter("native calls need a model with tools; ask in another form", param_hint="--format")
    possible = prompt_format.asked == "expression"
    if grammar and not possible:
        raise typer.BadParameter("there is a grammar for the asked form 'expression' only", param_hint="--grammar")
    return prompt_format, possible and (local if grammar is None else grammar)


def chat_model(model: str | None, base_url: str | None, gguf: str | None, timeout_s: float) -> OpenAIModel | LocalModel:
    """The model of a server, or in a file."""
    if gguf is not None:
        return LocalModel(gguf)
    return OpenAIModel(model or "", base_url=base_url, timeout_s=timeout_s)


def ask_agent(
    manager: ToolManager,
    agent: type[agents.Agent],
    question: str,
    format_name: str,
    chat: Chat,
    max_retries: int,
    transcript: str | None,
    as_json: bool,
    grammar: bool | None,
) -> None:
    """Give a question to an agent, show its run, and end the command."""

    async def asked(paused: agents.AgentRun | None, decisions: dict[str, Decision]) -> agents.AgentRun:
        async with chat() as model:
            held: Literal["auto"] | bool = "auto" if grammar is None else grammar
            made = agent(model, manager, format=format_name, max_retries=max_retries, grammar=held)
            width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
            show = None if as_json else LiveView(_print_piece, width)
            if paused is None:
                return await made.arun(question, on_event=show)
            return await made.aresume(paused, decisions, on_event=show)

    error: LightfcError | None = None
    answered: agents.AgentRun | None = None
    try:
        with prints_aside(as_json):
            answered = _until_answered(asked)
    except ValueError as refused:
        raise typer.BadParameter(str(refused), param_hint="--format") from None
    except AgentError as wrong:
        error, answered = wrong, wrong.run
    except LightfcError as wrong:
        error = wrong
    if transcript is not None and answered is not None:
        _write_transcript(transcript, answered.to_json())
    message = _of_agent(error)
    if as_json:
        told = {"type": type(error).__name__, "message": message} if error else None
        print_json({**(answered.to_dict() if answered else {"answer": None}), "error": told})
    if error is not None:
        raise typer.Exit(1) if as_json else failed(message)


def _until_answered(
    asked: Callable[[agents.AgentRun | None, dict[str, Decision]], Coroutine[Any, Any, agents.AgentRun]],
) -> Any:
    """Run an agent to its answer, with whoever sits at the terminal deciding about the calls that wait."""
    paused: agents.AgentRun | None = None
    decisions: dict[str, Decision] = {}
    while True:
        try:
            return run(asked(paused, decisions))
        except AgentWaitingError as waits:
            if not sys.stdin.isatty() or not sys.stderr.isatty():
                raise
            paused, decisions = waits.run, _decided(waits.run.waiting)


def _of_agent(error: LightfcError | None) -> str:
    """What the error of a run says; of a pause, what to do about it here."""
    if isinstance(error, AgentWaitingError):
        return f"{waiting_error(error.run.waiting)}\nUse --approve to approve all of them."
    return str(error)


def _decided(requests: Sequence[ApprovalRequest]) -> dict[str, Decision]:
    """Ask who sits at the terminal for each call that waits."""
    # What handled an interrupt of the run would not end the question.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    decisions: dict[str, Decision] = {}
    for each in requests:
        shown = " ".join(each.source.split()).translate(UNPRINTABLE)
        try:
            approved = typer.confirm(f"Approve {shown}?", err=True)
        except typer.Abort:
            print_lines([""], error=True)
            raise KeyboardInterrupt from None
        decisions[each.id] = Approve() if approved else Deny("the user has refused it")
    return decisions


def _write_transcript(path: str, text: str) -> None:
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise typer.BadParameter(f"{path}: {error.strerror}", param_hint="--transcript") from None


def _print_piece(text: str) -> None:
    typer.echo(text.translate(UNPRINTABLE), nl=False)


async def ask(
    manager: ToolManager,
    prompt_format: PromptFormat,
    question: str,
    chat: Chat,
    grammar: bool,
) -> tuple[str, FunctionOutput | None]:
    """The model's answer, and what became of the expression in it; None where it is plain words."""
    definitions = [each.definition for each in manager.tools.values()]
    extra = None
    if grammar:
        from lightfc.formats.grammar import call_grammar

        extra = {"grammar": call_grammar(definitions, manager.context).gbnf}
    async with chat() as model:
        message = await model.complete(prompt_format.messages(question, definitions, manager.context), extra_body=extra)
    expression = prompt_format.read(message.content, {*manager.tools, *manager.context}, definitions)
    return message.content, None if expression is None else await manager.aexecute(expression)
