"""`lightfc ask`: a question to a model, in one round or in the way of an agent."""

import shutil
import sys
from collections.abc import Callable, Coroutine
from typing import Any, Literal, NamedTuple

import typer

from lightfc import agents
from lightfc.agents.protocol import ChatProtocol, protocol_for
from lightfc.cli.approver import AtTerminal
from lightfc.cli.io import failed, how_to_approve, is_at_terminal, print_json, print_piece, prints_aside, run
from lightfc.cli.live_view import LiveView
from lightfc.core.decisions import Decision
from lightfc.core.definitions import Certainty, FunctionExpression
from lightfc.core.errors import AgentWaitingError, LightfcError, ModelResponseError
from lightfc.core.messages import Message
from lightfc.core.records import FunctionOutput
from lightfc.engine.approvals import waiting_error
from lightfc.formats.grammar import call_grammar
from lightfc.formats.names import Names
from lightfc.models import LocalModel, OpenAIModel
from lightfc.tools.manager import ToolManager
from lightfc_sandbox import Policy

__all__ = ["Asked", "ask", "ask_agent", "asked_form", "chat_model"]

MAX_LOCAL_TOKENS = 4_096
"""How long one answer of a model file may be: a weak one may never end by itself."""

Chat = Callable[[], OpenAIModel | LocalModel]


def asked_form(format_name: str, grammar: bool | None, *, local: bool) -> tuple[ChatProtocol, bool]:
    """How one round of the format of that name is asked and read, and whether the answer is held to a grammar."""
    try:
        protocol = protocol_for(format_name)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--format") from None
    if grammar and not protocol.has_grammar:
        raise typer.BadParameter("there is a grammar for the answer format 'expression' only", param_hint="--grammar")
    return protocol, protocol.has_grammar and (local if grammar is None else grammar)


def chat_model(model: str | None, base_url: str | None, gguf: str | None, timeout_s: float) -> OpenAIModel | LocalModel:
    """The model of a server, or in a file."""
    if gguf is not None:
        return LocalModel(gguf, max_tokens=MAX_LOCAL_TOKENS)
    return OpenAIModel(model or "", base_url=base_url, timeout_s=timeout_s)


def ask_agent(
    manager: ToolManager,
    agent: str,
    question: str,
    format_name: str,
    chat: Chat,
    max_rounds: int,
    transcript: str | None,
    as_json: bool,
    grammar: bool | None,
    act_on: Certainty | None = None,
) -> None:
    """Give a question to an agent, show its run, and end the command."""
    show = _Shown(as_json)

    async def asked(paused: agents.AgentRun | None, decisions: dict[str, Decision]) -> agents.AgentRun:
        async with chat() as model:
            held: Literal["auto"] | bool = "auto" if grammar is None else grammar
            kind = agents.AGENTS[agent]
            made = kind(model, manager, format=format_name, max_rounds=max_rounds, grammar=held, act_on=act_on)
            try:
                if paused is None:
                    return await made.arun(question, on_event=show)
                return await made.aresume(paused, decisions, on_event=show)
            finally:
                show.end_line()

    if transcript is not None:
        _write_transcript(transcript, "", "a")  # whether this can be done is to be known now, and not after the run
    error: LightfcError | None = None
    try:
        with prints_aside(as_json):
            _until_answered(asked)
    except ValueError as refused:
        raise typer.BadParameter(str(refused), param_hint="--format") from None
    except LightfcError as wrong:
        error = wrong
    finally:
        if transcript is not None and show.run is not None:
            _write_transcript(transcript, show.run.to_json())
    message = _of_agent(error)
    if as_json:
        told = {"type": type(error).__name__, "message": message} if error else None
        print_json({**(show.run.to_dict() if show.run else {"answer": None}), "error": told})
    if error is not None:
        raise typer.Exit(1) if as_json else failed(message)


class _Shown:
    """Shows a run, and keeps what there is of it, whatever it ends with.

    Args:
        as_json: Whether standard output is for the one JSON object.
    """

    def __init__(self, as_json: bool) -> None:
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
        self._view = None if as_json else LiveView(print_piece, width)
        self.run: agents.AgentRun | None = None

    def __call__(self, event: agents.AgentEvent) -> None:
        self.run = event.run
        if self._view is not None:
            self._view(event)

    def end_line(self) -> None:
        if self._view is not None:
            self._view.end_line()


def _until_answered(
    asked: Callable[[agents.AgentRun | None, dict[str, Decision]], Coroutine[Any, Any, agents.AgentRun]],
) -> Any:
    """Run an agent to its answer, with whoever sits at the terminal deciding about the calls that wait."""
    paused: agents.AgentRun | None = None
    decisions: dict[str, Decision] = {}
    terminal = AtTerminal()
    while True:
        try:
            return run(asked, paused, decisions)
        except AgentWaitingError as waits:
            if not is_at_terminal():
                raise
            paused, decisions = waits.run, terminal.decide(waits.run.waiting)


def _of_agent(error: LightfcError | None) -> str:
    """What the error of a run says; of a pause, what to do about it here."""
    if isinstance(error, AgentWaitingError):
        return f"{waiting_error(error.run.waiting)}\n{how_to_approve(asks=True)}"
    return str(error)


def _write_transcript(path: str, text: str, mode: Literal["w", "a"] = "w") -> None:
    try:
        with open(path, mode, encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise typer.BadParameter(f"{path}: {error.strerror}", param_hint="--transcript") from None


class Asked(NamedTuple):
    """What a model answered.

    Attributes:
        answer: Its words.
        found: The calls in it; None where it is plain words.
        output: What became of them; None where they were not executed, because they are not certain enough.
    """

    answer: str
    found: FunctionExpression | None = None
    output: FunctionOutput | None = None


async def ask(manager: ToolManager, protocol: ChatProtocol, question: str, chat: Chat, grammar: bool) -> Asked:
    """Ask a model once, and execute what it unmistakably answers.

    Raises:
        ModelError: There is no answer, or none that can be used.
    """
    definitions = [each.definition for each in manager.tools.values()]
    names = Names({*manager.tools, *manager.context}, definitions)
    asked = [*protocol.opening(definitions, manager.context), Message("user", question)]
    extra = {"grammar": call_grammar(definitions, manager.context).gbnf} if grammar else None
    async with chat() as model:
        message = await model.complete(asked, tools=protocol.tools(definitions), extra_body=extra)
    reading = protocol.read(message, names)
    expression = reading.expression
    if reading.fault and not message.tool_calls and message.finish_reason != "length":
        expression = protocol.format.reading(
            message, names
        ).expression  # its check tells people what is wrong, and where
    if reading.fault and expression is None:
        raise ModelResponseError(
            f"the answer of model {model.name!r} cannot be used; with --agent, it would be told: {reading.fault}"
        )
    if expression is None:
        return Asked(reading.words)
    if protocol.programs:
        manager = manager.extended((), None, policy=Policy.PROGRAMS)
    if manager.doubt(expression):
        return Asked(message.content, expression)
    return Asked(message.content, expression, await manager.aexecute(expression))
