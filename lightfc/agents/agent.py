"""The base of all agents: their options, and how a run starts, goes on after a pause, and ends."""

import asyncio
import copy
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from functools import partial
from inspect import signature
from typing import Any, Generic, Literal, Unpack

from lightfc.agents.agent_journal import AgentJournal
from lightfc.agents.agent_options import (
    AgentLimits,
    Answer,
    History,
    ManagerOptions,
    OutputType,
    SkillNames,
    Tools,
    manager_of,
    skills_of,
)
from lightfc.agents.live_run import LiveRun
from lightfc.agents.protocol import ChatProtocol, calls_or_words, protocol_for
from lightfc.agents.resuming import resumed_run
from lightfc.agents.run import AgentEvent, AgentEvents, AgentRun
from lightfc.agents.typed_answers import TypedAnswers
from lightfc.core.chat import messages_of
from lightfc.core.decisions import Decision
from lightfc.core.definitions import CERTAINTIES, Certainty, FunctionDefinition
from lightfc.core.messages import Message
from lightfc.core.options import check_choice, check_option, defaults_of, refuse_unknown, shows_options
from lightfc.core.records import FunctionOutput
from lightfc.engine.approvals import validate_decisions
from lightfc.engine.blocking import run_blocking
from lightfc.engine.tracing import agent_span
from lightfc.formats import PromptFormat
from lightfc.formats.grammar import Grammar
from lightfc.formats.known_names import Names
from lightfc.models import Model
from lightfc.models.model import check_model
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.manager import ToolManager
from lightfc.tools.registries import ToolRegistry
from lightfc.tools.tool_session import ToolSession
from lightfc_sandbox import Policy, PolicyName
from lightfc_sandbox.scheduling.event_loops import outlast
from lightfc_sandbox.scheduling.watching import watching


class Agent(ABC, Generic[Answer]):
    """A model with tools. The subclasses differ in how they talk with the model; all take these options.

    An agent keeps no state of its runs, so threads and tasks can share it.

    Args:
        model: The model that is asked.
        tools: The tools that the model may call: functions, `FunctionTool`s, objects with methods marked as tools,
            names of tools in `registry`, or a whole `ToolManager`. None by default.
        context: Variables, functions and types that programs of the model may use, by name, as for `ToolManager`.
        format: How functions are shown and how answers are read: a `PromptFormat`, its name, or `"native"` for the
            tools API of the server. None for the `default_format` of the agent.
        system: What the system prompt says besides the functions; `""` by default.
        max_rounds: How many times the model may be asked for one answer, from 1. A round asks the model and makes the
            calls of its answer. The default, 5, is enough for a few calls that need one another, and ends a model that
            repeats itself.
        max_retries: Another name of `max_rounds`, which it overrides.
        limits: What one run may use, and each of its programs; `AgentLimits()` if None.
        policy: How much of Python a program may use. None for the policy of the `ToolManager`, or
            `Policy.PROGRAMS` if the format asks for programs.
        skills: Skills of the folder `skills` that the agent may use: True for all, one name, or several names. False,
            the default, for none. The folder is looked for in the working directory; for others give `Skills(…)`.
        registry: The tools that names in `tools` stand for: a mapping, or a `lightfc.ToolRegistry`. None for the
            registry named "tool".
        shown_chars: How many characters of one value the model is shown, from 1. A longer value is kept as a variable
            that the model can use. The default, 2,000, is about 500 tokens a call.
        grammar: Whether a grammar of the tools constrains each answer. The request has it as its member `grammar`, in
            GBNF. Words stay free, but what starts as a call can only become a call that fits. `"auto"`, the default:
            if the model takes one, as `LocalModel` does. There are grammars of the answer format `expression` and of
            the plans of a `ReWOOAgent`.
        act_on: How certain a reading must be to be executed: `"exact"`, `"repaired"`, `"apart"` or `"mentioned"`. None,
            the default, for what the `ToolManager` says: `"repaired"`, or `"apart"` if all calls only read.
        output_type: The type of the final answer: any annotation that pydantic knows. The model is shown its schema,
            and `run.answer` is the validated value. An answer that does not fit costs a round. None, the default: the
            answer is the model's words, or the value that a program gives to `final_answer`.
        early: Whether calls of `read_only` tools start while the model is still writing. The answer must start with a
            list of calls, and the model must stream. In the formats `code`, `expression_json` and `glm` no call starts
            early. False by default: the first calls start before the whole answer is checked.
        **options: Further options of the `ToolManager`, such as `timeout_s`; only if `tools` is not a `ToolManager`.

    Raises:
        ToolDefinitionError: A tool cannot be made, a name is not in the registry, `output_type` is not a type, or there
            are `options` beside a `ToolManager`.
        SkillError: A skill does not exist or cannot be read.
        TypeError: `model` is not a model, an option has a wrong type, or does not exist.
        ValueError: The format does not exist or has no grammar, an option is out of its range, or the format asks for
            programs and the policy does not allow them.

    Examples:
        >>> from lightfc.agents import FunctionCallAgent
        >>> from lightfc import ScriptedModel
        >>> def add(a: int, b: int) -> int:
        ...     "Add two numbers."
        ...     return a + b
        >>> agent = FunctionCallAgent(ScriptedModel(["add(1, 2)", "It is 3."]), [add], max_rounds=3)
        >>> run = agent.run("What is 1 + 2?")
        >>> run.answer, [call.output for call in run.calls]
        ('It is 3.', [3])
    """

    label = "agent"
    """The name of the kind of agent in error messages."""

    default_format = "python+expression"
    """The format that is used if `format` is None."""

    instructions = ""
    """What the system prompt of this kind of agent always says besides the functions."""

    answers_rounds = True
    """Whether the words that end a loop of calls are the final answer of the run."""

    @shows_options(ManagerOptions, defaults_of(ToolManager))
    def __init__(
        self,
        model: Model,
        tools: Tools = (),
        *,
        context: Mapping[str, Any] | None = None,
        format: str | PromptFormat | None = None,  # noqa: A002 - the word that everything else uses for it
        system: str = "",
        max_rounds: int = 5,
        max_retries: int | None = None,
        limits: AgentLimits | None = None,
        policy: Policy | PolicyName | None = None,
        skills: SkillNames = False,
        registry: Mapping[str, FunctionTool] | ToolRegistry | None = None,
        shown_chars: int = 2_000,
        grammar: Literal["auto"] | bool = "auto",
        act_on: Certainty | None = None,
        early: bool = False,
        output_type: OutputType[Answer] = None,
        **options: Unpack[ManagerOptions],
    ) -> None:
        own = {*signature(Agent).parameters, *signature(type(self)).parameters} - {"model", "tools", "options"}
        refuse_unknown(
            type(self).__name__, options, own | ManagerOptions.__annotations__.keys(), {"limits": AgentLimits}
        )
        check_model("model", model)
        check_option("system", system, str, "a string")
        check_option("early", early, bool, "True or False")
        check_option("shown_chars", shown_chars, int, "a whole number", at_least=1)
        check_choice("grammar", grammar, (True, False, "auto"))
        self.model = model
        self.protocol = self._protocol(format or self.default_format)
        self.early = early
        self._grammar_wanted = grammar
        if grammar is True and not self._has_grammar:
            raise ValueError(
                f"the {self.label} has no grammar for its answer format: grammar=True needs the answer format "
                "'expression', as in format='python+expression'"
            )
        self.system = system
        self._typed = None if output_type is None else TypedAnswers(output_type)
        self.max_rounds = max_rounds if max_retries is None else max_retries
        check_option("max_rounds", self.max_rounds, int, "a whole number", at_least=1)
        if not isinstance(limits, AgentLimits | None):
            raise TypeError(
                "limits must be AgentLimits(...); Limits(...) of each program go into AgentLimits(program=Limits(...))"
            )
        self.limits = limits or AgentLimits()
        self.shown_chars = shown_chars
        taught = skills_of(skills)
        self._guide = "" if taught is None else taught.guide()
        more = [*([] if taught is None else taught.tools()), *self._own_tools()]
        self.manager = self._manager(manager_of(tools, registry, options), more, context, policy)
        if act_on is not None:
            self.manager = copy.copy(self.manager)
            check_choice("act_on", act_on, CERTAINTIES, or_none=True)
            self.manager.act_on = act_on

    def _manager(
        self,
        manager: ToolManager,
        tools: Sequence[FunctionTool],
        context: Mapping[str, Any] | None,
        policy: Policy | PolicyName | None,
    ) -> ToolManager:
        """A manager with what this agent adds to it, and in its bounds."""
        least = Policy.PROGRAMS if self.protocol.programs else manager.sandbox.policy
        chosen = least if policy is None else Policy.of(policy)
        if self.protocol.programs and chosen < least:
            raise ValueError(f"the {self.label} asks for programs: it needs policy=Policy.PROGRAMS, not {chosen.name}")
        if tools or context or chosen != manager.sandbox.policy:
            manager = manager.extended(tools, context, policy=chosen)
        if self.limits.program is not None:
            manager = copy.copy(manager)
            manager.sandbox = manager.sandbox.limited(self.limits.program)
        return manager

    def _protocol(self, prompt_format: str | PromptFormat) -> ChatProtocol:
        return protocol_for(prompt_format)

    @property
    def _has_grammar(self) -> bool:
        return self.protocol.has_grammar

    def _own_tools(self) -> list[FunctionTool]:
        return []

    @abstractmethod
    async def _solve(self, run: LiveRun) -> Any:
        """Find the answer to the question of a run."""

    # How it is used.

    def __repr__(self) -> str:
        return f"{type(self).__name__}(model={self.model.name!r}, tools={list(self.manager.tools)})"

    def __call__(self, question: str, history: History = (), *, after: AgentRun | None = None) -> Answer:
        """The answer to a question: `run(question, history, after=after).answer`."""
        return self.run(question, history, after=after).answer

    def run(
        self,
        question: str,
        history: History = (),
        *,
        after: AgentRun | None = None,
        on_event: Callable[[AgentEvent], None] | None = None,
        run_id: str | None = None,
    ) -> AgentRun[Answer]:
        """Answer a question.

        Inside of a running event loop it blocks the loop until the answer is there: use `arun` there.

        Args:
            question: What the user wants.
            history: The conversation before the question: messages, or dicts as the Chat Completions API has them.
                `AgentRun.history` is such a list. Empty by default.
            after: An earlier run of the conversation, instead of `history`. Its variables can be used again.
            on_event: Called with each event as it happens. Models that can stream do so if it is given.
            run_id: The name of the run in the journal; a new one if None.

        Raises:
            AgentError: There is no answer. The subclass says why, and its attribute `run` holds the run so far.
            JournalError: The journal already has a run of this name, or cannot be written; or `run_id` is given and
                the agent has no journal.
            TypeError: `question` is not a str, `history` is not a list of messages, or `after` is not a run.
            ValueError: A message of the history cannot be read, or both `history` and `after` are given.
        """
        arun = partial(self.arun, after=after, on_event=on_event, run_id=run_id)
        finished: AgentRun[Answer] = run_blocking(arun, question, history)
        return finished

    async def arun(
        self,
        question: str,
        history: History = (),
        *,
        after: AgentRun | None = None,
        on_event: Callable[[AgentEvent], None] | None = None,
        run_id: str | None = None,
    ) -> AgentRun[Answer]:
        """Answer a question inside of a running event loop, as `run` does. Cancelling it cancels all running calls."""
        if not isinstance(question, str):
            raise TypeError(
                f"question must be a string, not {type(question).__name__}; agents do not send content parts "
                "such as images"
            )
        if isinstance(history, AgentRun):
            raise TypeError(
                "history must be a list of messages, not a run; to go on from a run, with its variables, pass after=run"
            )
        if not isinstance(after, AgentRun | None):
            raise TypeError(f"after must be an AgentRun, not {type(after).__name__}")
        if after is not None and history:
            raise ValueError("give history or after, not both: the run in after brings its own conversation")
        before, variables = (messages_of(history), {}) if after is None else (after.messages, after.variables)
        journal = AgentJournal.begin(self, run_id, question, before, variables)
        run = LiveRun[Answer](self, question, before, variables, journal=journal, listener=on_event)
        return await self._solved(run)

    def stream(
        self, question: str, history: History = (), *, after: AgentRun | None = None
    ) -> AsyncGenerator[AgentEvent, None]:
        """Answer a question and yield each event as it happens. Closing the stream early cancels the run.

        The last event is `"final"`; its `run` has the answer. There is no sync form: give `on_event` to `run`.
        Arguments and errors are as for `run`.
        """
        return AgentEvents(self._events(question, history, after))

    async def _events(
        self, question: str, history: History, after: AgentRun | None
    ) -> AsyncGenerator[AgentEvent, None]:
        events: asyncio.Queue[AgentEvent | None] = asyncio.Queue()
        task = asyncio.ensure_future(self.arun(question, history, after=after, on_event=events.put_nowait))
        task.add_done_callback(lambda _: events.put_nowait(None))
        try:
            while (event := await events.get()) is not None:
                yield event
            await task
        finally:
            if not task.done():
                task.cancel()
                await outlast([task])

    def resume(
        self,
        run: AgentRun | str,
        decisions: Mapping[str, Decision] | None = None,
        *,
        on_event: Callable[[AgentEvent], None] | None = None,
    ) -> AgentRun[Answer]:
        """Continue a run that waits for approval, or one that a crash has interrupted.

        Recorded answers of models are used again, and calls that have ended are not made again. Only `decisions`
        approve calls; nothing that a model writes does.

        Args:
            run: The run of an `AgentWaitingError`, or one that `AgentRun.from_json` has read. Or the name of a run in
                the journal, which any process may have started.
            decisions: By the id of each request in `run.waiting`: `Approve()`, `ApproveAll()`, `Deny(reason)` or
                `Edit(arguments)`. A call without a decision goes on waiting, and the run continues as far as it can. If
                `run` is a name and there are no decisions, `AgentWaitingError` tells what waits.
            on_event: As for `run`.

        Returns:
            A new run, with its answer; `run` does not change.

        Raises:
            AgentError: There is no answer. `AgentWaitingError`: more calls wait.
            JournalError: There is no such run or no journal, or another process has the run. Or the run goes another
                way than before, because the agent, its tools or its options have changed.
            TypeError: `run` or `decisions` has a wrong type.
            ValueError: No call of the run waits, a decision is about a call that does not wait, or an `Edit` does not
                fit the tool. Then the run can be resumed once more.
        """
        resumed: AgentRun[Answer] = run_blocking(partial(self.aresume, on_event=on_event), run, decisions)
        return resumed

    async def aresume(
        self,
        run: AgentRun | str,
        decisions: Mapping[str, Decision] | None = None,
        *,
        on_event: Callable[[AgentEvent], None] | None = None,
    ) -> AgentRun[Answer]:
        """Continue a run inside of a running event loop, as `resume` does."""
        return await self._solved(resumed_run(self, run, validate_decisions(decisions or {}), on_event))

    async def _solved(self, run: LiveRun[Answer]) -> AgentRun[Answer]:
        with run.lease(), agent_span(run.agent, run.run_id, lambda: (run.requests, len(run.calls))):
            bound = asyncio.timeout(self.limits.time_s)
            try:
                async with bound:
                    with watching(self.limits.time_s):
                        answer = await self._solve(run)
                        if self._typed is not None:
                            answer = await self._typed.of(answer, run, self.model, self.system, self.max_rounds)
            except TimeoutError:
                if not bound.expired():
                    raise
                raise run.limit_error(f"{self.limits.time_s:g} s") from None
            finally:
                run.record_cut()
            run.record_answer(answer)
        return run

    # What agents are made of.

    @property
    def answer_form(self) -> str:
        """What the prompt says of the type of the final answer; `""` if `output_type` is None."""
        return "" if self._typed is None else self._typed.instructions

    @property
    def definitions(self) -> list[FunctionDefinition]:
        """The definitions of the tools, as prompts show them."""
        return [each.definition for each in self.manager.tools.values()]

    def _opening(self, session: ToolSession) -> list[Message]:
        """The messages before a conversation in which tools are called: the system prompt."""
        parts = (self.system, self.instructions, self._guide, self.answer_form if self.answers_rounds else "")
        instructions = "\n\n".join(part for part in parts if part)
        return self.protocol.opening(self.definitions, session.manager.context, instructions=instructions)

    def _request_body(self, model: Model, session: ToolSession) -> dict[str, Any] | None:
        """Further members of a request for calls: the grammar, if one is wanted; else None."""
        wanted = self._grammar_wanted
        if wanted == "auto":
            wanted = bool(getattr(model, "takes_grammar", False))
        if not (wanted and self._has_grammar and self.manager.tools):
            return None
        return {"grammar": self._grammar(session).gbnf}

    def _grammar(self, session: ToolSession) -> Grammar:
        return calls_or_words(session.definitions, session.variables)

    def _names(self, session: ToolSession) -> Names:
        """The names that an answer may use and the words of the question, prepared for the reader."""
        return Names(session.names, session.definitions, session.question)

    # What kinds of agents say otherwise.

    def _final_call(self, output: FunctionOutput) -> FunctionOutput | None:
        """The call of a program that ends the run with its value; None if there is none."""
        return None
