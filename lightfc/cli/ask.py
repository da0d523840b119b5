"""`lightfc ask`: a question to a model, in one round or in the way of an agent."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter

import click

from lightfc import agents
from lightfc.agents.protocol import ChatProtocol, protocol_for
from lightfc.cli.agent_runs import Shown, run_to_end, to_its_end
from lightfc.cli.io import fail, how_to_approve, print_json, print_lines, prints_aside, resume_as_decided, run
from lightfc.cli.printing import Answered, answer_lines, report, report_words
from lightfc.core.definitions import Certainty
from lightfc.core.errors import LightfcError, ModelResponseError
from lightfc.core.messages import Message
from lightfc.engine.terminal_approver import is_at_terminal
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
                    output = run(resume_as_decided, reply.output, attrgetter("waiting"), manager.aresume)
                    reply = reply._replace(output=output)
        except LightfcError as error:
            if self.as_json:
                print_json({"answer": None, "error": {"type": type(error).__name__, "message": str(error)}})
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

    def to_agent(self, agent: str, max_rounds: int, transcript: str | None, time_s: float | None) -> None:
        """Give it to an agent, whose run may take so long, show that live, and end the command."""

        async def go(shown: Shown) -> LightfcError | None:
            async with self.chat() as model:
                try:
                    made = agents.AGENTS[agent](
                        model,
                        self.manager,
                        format=self.format_name,
                        max_rounds=max_rounds,
                        limits=agents.AgentLimits(time_s=time_s),
                        grammar="auto" if self.grammar is None else self.grammar,
                        act_on=self.act_on,
                    )
                except ValueError as error:
                    raise click.BadParameter(str(error), param_hint="--format") from None
                return await run_to_end(made, made.arun(self.text, on_event=shown), shown)

        to_its_end(go, self.as_json, transcript, how_to_approve(asks=True))
