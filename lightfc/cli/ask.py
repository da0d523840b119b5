"""`lightfc ask`: a question to a model, in one round or in the way of an agent."""

import shutil
import sys
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Literal

import click

from lightfc import agents
from lightfc.agents.protocol import ChatProtocol, protocol_for
from lightfc.agents.run import AgentWaitingError
from lightfc.cli.io import (
    AtTerminal,
    decided,
    fail,
    how_to_approve,
    is_at_terminal,
    print_json,
    print_lines,
    print_piece,
    prints_aside,
    run,
)
from lightfc.cli.printing import Answered, answer_lines, report, report_words
from lightfc.cli.tables import LiveView
from lightfc.core.decisions import Decision
from lightfc.core.definitions import Certainty
from lightfc.core.errors import LightfcError, ModelResponseError
from lightfc.core.messages import Message
from lightfc.engine.approval_messages import waiting_error
from lightfc.formats.grammar import call_grammar
from lightfc.formats.known_names import Names
from lightfc.models import LocalModel, OpenAIModel
from lightfc.tools.manager import ToolManager
from lightfc_sandbox import Policy


def chat_model(model: str | None, base_url: str | None, gguf: str | None, timeout_s: float) -> OpenAIModel | LocalModel:
    """The model of a server, or in a file."""
    if gguf is not None:
        return LocalModel(gguf)
    return OpenAIModel(model or "", base_url=base_url, timeout_s=timeout_s)


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a model, with what it may be answered by."""

    text: str
    manager: ToolManager
    chat: Callable[[], OpenAIModel | LocalModel]  # makes the model; one for each event loop
    format_name: str
    grammar: bool | None  # whether the server holds the answer to one; None for what suits the model
    act_on: Certainty | None  # how certain a call has to be; None for the agents' own rule
    as_json: bool

    def once(self, full: bool, *, local: bool) -> None:
        """Ask once, execute what is unmistakably answered, and print all of it; a local model is held to a grammar."""
        protocol = self._protocol()
        self.manager.act_on = self.act_on
        manager = self.manager.extended((), None, policy=Policy.PROGRAMS) if protocol.programs else self.manager
        constrained = protocol.has_grammar and (local if self.grammar is None else self.grammar)
        try:
            with prints_aside(self.as_json):
                reply = run(self._answered, manager, protocol, constrained)
                if reply.output is not None:
                    # Who is asked about a call has to see first what was answered.
                    if not self.as_json or (reply.output.waiting and is_at_terminal()):
                        # As with the table of calls, only the value goes where standard output is no terminal.
                        aside = self.as_json or not sys.stdout.isatty()
                        print_lines(answer_lines(reply, reply.output), error=aside)
                    reply = reply._replace(output=decided(manager, reply.output))
        except LightfcError as error:
            if self.as_json:
                print_json({"answer": None, "error": _as_dict(error, str(error))})
                raise click.exceptions.Exit(1) from None
            fail(str(error))
        if reply.output is None:
            report_words(reply, self.as_json)
        else:
            report(reply.output, self.as_json, full, reply.found, how_to_approve(asks=True))

    def _protocol(self) -> ChatProtocol:
        try:
            protocol = protocol_for(self.format_name)
        except ValueError as error:
            raise click.BadParameter(str(error), param_hint="--format") from None
        if self.grammar and not protocol.has_grammar:
            raise click.BadParameter(
                "only the answer format 'expression' has a grammar: --format python+expression --grammar",
                param_hint="--grammar",
            )
        return protocol

    async def _answered(self, manager: ToolManager, protocol: ChatProtocol, constrained: bool) -> Answered:
        definitions = [each.definition for each in manager.tools.values()]
        names = Names({*manager.tools, *manager.context}, definitions, self.text)
        messages = [*protocol.opening(definitions, manager.context), Message("user", self.text)]
        extra = {"grammar": call_grammar(definitions, manager.context).gbnf} if constrained else None
        async with self.chat() as model:
            message = await model.complete(messages, tools=protocol.tools(definitions), extra_body=extra)
        reading = protocol.read(message, names)
        expression = reading.expression
        if reading.fault and not message.tool_calls and not message.is_cut:
            # Its check tells people what is wrong, and where.
            expression = protocol.format.reading(message, names).expression
        if reading.fault and expression is None:
            raise ModelResponseError(
                f"the answer of model {model.name!r} cannot be used; with --agent, the model would read: "
                f"{reading.fault}"
            )
        if expression is None:
            return Answered(reading.words)
        if manager._doubt(expression):
            return Answered(message.content, expression)
        return Answered(message.content, expression, await manager.aexecute(expression))

    def to_agent(self, agent: str, max_rounds: int, transcript: str | None) -> None:
        """Give it to an agent, show its run live, and end the command."""
        show = _Shown(self.as_json)

        async def ask(paused: agents.AgentRun | None, decisions: dict[str, Decision]) -> agents.AgentRun:
            async with self.chat() as model:
                made = agents.AGENTS[agent](
                    model,
                    self.manager,
                    format=self.format_name,
                    max_rounds=max_rounds,
                    grammar="auto" if self.grammar is None else self.grammar,
                    act_on=self.act_on,
                )
                try:
                    if paused is None:
                        return await made.arun(self.text, on_event=show)
                    return await made.aresume(paused, decisions, on_event=show)
                finally:
                    show.end_line()

        if transcript is not None:
            _write_transcript(transcript, "", "a")  # whether this can be done is to be known now, not after the run
        try:
            with prints_aside(self.as_json):
                error = _until_answered(ask)
        except ValueError as refused:
            raise click.BadParameter(str(refused), param_hint="--format") from None
        finally:
            if transcript is not None and show.run is not None:
                _write_transcript(transcript, show.run.to_json())
        message = str(error)
        if isinstance(error, AgentWaitingError):
            message = f"{waiting_error(error.run.waiting)}\n{how_to_approve(asks=True)}"
        if self.as_json:
            known = show.run.to_dict() if show.run else {"answer": None}
            print_json({**known, "error": _as_dict(error, message) if error else None})
        if error is not None:
            if self.as_json:
                raise click.exceptions.Exit(1)
            fail(message)


def _until_answered(
    ask: Callable[[agents.AgentRun | None, dict[str, Decision]], Coroutine[Any, Any, agents.AgentRun]],
) -> LightfcError | None:
    """Run an agent until it has an answer, or fails; who sits at the terminal decides about the calls that wait."""
    terminal = AtTerminal()
    paused: agents.AgentRun | None = None
    decisions: dict[str, Decision] = {}
    while True:
        try:
            run(ask, paused, decisions)
        except AgentWaitingError as waits:
            if not is_at_terminal():
                return waits
            paused, decisions = waits.run, terminal.decide(waits.run.waiting)
        except LightfcError as error:
            return error
        else:
            return None


def _as_dict(error: LightfcError, message: str) -> dict[str, str]:
    return {"type": type(error).__name__, "message": message}


class _Shown:
    """Shows a run, and keeps what there is of it, whatever it ends with."""

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


def _write_transcript(path: str, text: str, mode: Literal["w", "a"] = "w") -> None:
    try:
        with open(path, mode, encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise click.BadParameter(f"{path}: {error.strerror}", param_hint="--transcript") from None
