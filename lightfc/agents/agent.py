"""What all agents are: a model, tools, and a loop between them, within limits and with everything taken note of."""

import asyncio
import copy
import json
import uuid
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from functools import partial
from inspect import signature
from typing import TYPE_CHECKING, Any, Generic, Literal, Unpack

from lightfc.agents.agent_options import (
    Answer,
    History,
    ManagerOptions,
    OutputType,
    SkillNames,
    Teaching,
    Tools,
    check_model,
    checked_limits,
    manager_of,
    taught_of,
)
from lightfc.agents.protocol import ChatProtocol, ReadAnswer, protocol_for
from lightfc.agents.round_grammars import calls_or_words
from lightfc.agents.run import AgentEvent, AgentRun, Listener
from lightfc.agents.run_limits import AgentLimits
from lightfc.agents.typed_answers import TypedAnswers
from lightfc.core.conversations import messages_of
from lightfc.core.decisions import Decision
from lightfc.core.definitions import CERTAINTIES, Certainty, FunctionDefinition, FunctionExpression
from lightfc.core.errors import JournalError
from lightfc.core.messages import Message, Usage
from lightfc.core.options import check_choice, check_option, refuse_unknown, shows_options
from lightfc.core.records import GONE_ON, FunctionOutput
from lightfc.core.serialization import is_whole
from lightfc.engine.approvals import checked_decisions
from lightfc.engine.blocking import run_blocking
from lightfc.engine.tracing import agent_span
from lightfc.formats import PromptFormat
from lightfc.formats.grammar import Grammar
from lightfc.formats.names import Names
from lightfc.models import Model, ScriptedModel
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.manager import ToolManager
from lightfc.tools.registries import ToolRegistry
from lightfc.tools.tool_session import ToolSession
from lightfc_sandbox import Policy, PolicyName

if TYPE_CHECKING:
    from lightfc.agents.agent_journal import AgentJournal

__all__ = ["Agent"]


class Agent(ABC, Generic[Answer]):
    """A model with tools.

    Args:
        model: Who is asked.
        tools: What it may call. Names are looked up in `registry`.
        context: Variables, functions and types that its programs may name, as for `ToolManager`.
        format: How functions are shown and answers read: the name of a `PromptFormat`, one, or `"native"` for the
            tools API; `default_format` if None.
        system: What the system prompt says beside the functions.
        max_rounds: How many rounds the model may take for an answer without calls.
        max_retries: Another name of `max_rounds`.
        limits: What one run may use, and each of its programs.
        policy: How much of Python a program may use; what the manager and the format have if None.
        skills: Skills of the folder `skills` that the agent is taught: True for all, or the name or names of some.
        teaching: What else the agent is taught: `Skills` of other folders, or anything that has a guide and tools.
        registry: Tools by name, or a `lightfc.ToolRegistry`; the group "tool" if None.
        shown_chars: How many characters of one value the model is told; longer values are kept as variables.
        grammar: Whether each round is constrained by a grammar of the tools, which the server gets as the member
            `grammar` of the request, in GBNF: `"auto"` for models that take one (`LocalModel`). Words stay free; what
            begins as a call can only become one that fits. There is one for the answer format `expression`, and for the
            plans of a `ReWOOAgent`.
        act_on: How certain a reading has to be to be executed: `"exact"`, `"repaired"`, `"apart"` or `"mentioned"`.
            None for what the manager says: by default `"repaired"`, and `"apart"` where all calls only read.
        output_type: What the final answer has to be: any annotation that pydantic knows. The model is shown its schema;
            `run.answer` is the validated value, and an answer that does not fit costs a round. None for what the agent
            gives: words, or what a program gives to `final_answer`.
        early: Whether calls of `read_only` tools begin while the answer is still being said, where it begins with a
            list of calls and the model can stream. The answer as a whole is checked when the first of them have begun.
        **options: Further options of the `ToolManager`, such as `timeout_s`.

    Raises:
        ToolDefinitionError: A tool cannot be made, or its name is not in the registry.
        SkillError: A skill is not there, or is none.
        TypeError: The model is none, an option has a wrong type, or there is no such option.
        ValueError: There is no such format, or no grammar of it, `max_rounds` is below 1, or the policy is too small.

    An agent keeps no state of its runs: it serves many tasks and threads at once.

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
    """What error messages call it."""

    default_format = "python+expression"
    """How functions are shown and answers read unless it is told otherwise."""

    instructions = ""
    """What its system prompt always says beside the functions."""

    answers_rounds = True
    """Whether what rounds of calls end with is the final answer."""

    @shows_options(ManagerOptions)
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
        teaching: Teaching | None = None,
        registry: Mapping[str, FunctionTool] | ToolRegistry | None = None,
        shown_chars: int = 2_000,
        grammar: Literal["auto"] | bool = "auto",
        act_on: Certainty | None = None,
        early: bool = False,
        output_type: OutputType[Answer] = None,
        **options: Unpack[ManagerOptions],
    ) -> None:
        own = {*signature(Agent).parameters, *signature(type(self)).parameters} - {"model", "tools", "options"}
        refuse_unknown(type(self).__name__, options, own | ManagerOptions.__annotations__.keys())
        check_model("model", model)
        check_option("system", system, str, "a text")
        check_option("early", early, bool, "True or False")
        check_option("shown_chars", shown_chars, int, "a whole number", at_least=1)
        check_choice("grammar", grammar, (True, False, "auto"))
        self.model = model
        self.protocol = self._protocol(format or self.default_format)
        self.early = early
        self._grammar_wanted = grammar
        if grammar is True and not self._has_grammar:
            raise ValueError(
                f"there is no grammar of what the {self.label} asks for: grammar=True needs the answer format "
                "'expression', as in format='python+expression'"
            )
        self.system = system
        self._typed = None if output_type is None else TypedAnswers(output_type)
        self.max_rounds = max_rounds if max_retries is None else max_retries
        check_option("max_rounds", self.max_rounds, int, "a whole number", at_least=1)
        self.limits = checked_limits(limits)
        self.shown_chars = shown_chars
        taught = taught_of(skills, teaching)
        self._guide = "\n\n".join(filter(None, (each.guide() for each in taught)))
        more = [*(tool for each in taught for tool in each.tools()), *self._own_tools()]
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
            raise ValueError(f"the {self.label} asks for programs, which need Policy.PROGRAMS, not {chosen.name}")
        if tools or context or chosen != manager.sandbox.policy:
            manager = manager.extended(tools, context, policy=chosen)
        if self.limits.text is not None:
            manager = copy.copy(manager)
            manager.sandbox = manager.sandbox.limited(self.limits.text)
        return manager

    def _protocol(self, prompt_format: str | PromptFormat) -> ChatProtocol:
        return protocol_for(prompt_format)

    @property
    def _has_grammar(self) -> bool:
        return self.protocol.has_grammar

    def _own_tools(self) -> list[FunctionTool]:
        """Tools that this kind of agent adds."""
        return []

    @abstractmethod
    async def _solve(self, run: AgentRun) -> Any:
        """Find the answer to the question of a run."""

    # How it is used.

    def __call__(self, question: str, history: History = (), *, after: AgentRun | None = None) -> Answer:
        """The answer to a question; see `run`."""
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

        Works inside a running event loop too, which stands still meanwhile: there, prefer `arun`.

        Args:
            question: What the user wants.
            history: The conversation before it: messages, or dicts as the Chat Completions API has them, such as
                `AgentRun.history`.
            after: The run that this one goes on from, in the place of `history`: its variables are there, too.
            on_event: Called with each event as it happens. With it, models that can stream do.
            run_id: By what the journal names the run; made up if None.

        Returns:
            The run, with its answer.

        Raises:
            AgentError: There is no answer; the run so far is its `run`.
            JournalError: The journal has a run of this name, or cannot note a step; or there is none.
            TypeError: The question is not a text, or the history is not a list of messages.
            ValueError: The history holds what is not a message, or there is a run as well.
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
        """As `run`, inside a running event loop. Cancelling it cancels every call in flight."""
        if not isinstance(question, str):
            raise TypeError(
                f"question must be a text, not {type(question).__name__}; content parts, such as images, are not sent"
            )
        if isinstance(history, AgentRun):
            raise TypeError(
                "history must be a list of messages; give a run as after=…, and its variables are there too"
            )
        if after is None:
            return await self._begin(question, messages_of(history), {}, on_event, run_id=run_id)
        if history:
            raise ValueError("give either history or after: the run has its conversation with it")
        return await self._begin(question, after.messages, after.variables, on_event, run_id=run_id)

    async def stream(
        self, question: str, history: History = (), *, after: AgentRun | None = None
    ) -> AsyncGenerator[AgentEvent, None]:
        """Answer a question and tell each event as it happens; the last one is `"final"`.

        Closing the stream early cancels the run. It has no twin: what gives events one by one is always async.

        Args:
            question: The question.
            history: Messages of an earlier conversation.
            after: The run whose conversation goes on, with its variables.

        Raises:
            AgentError: There is no answer.
        """
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
                await asyncio.wait([task])

    def resume(
        self,
        run: AgentRun | str,
        decisions: Mapping[str, Decision] | None = None,
        *,
        on_event: Callable[[AgentEvent], None] | None = None,
    ) -> AgentRun[Answer]:
        """Go on with a run that waits for approval, or one that a crash has cut.

        No model is asked again for what it has answered, and no call made again that has ended. What a model writes
        decides nothing.

        Args:
            run: The run of an `AgentWaitingError`, also one that `AgentRun.from_json` has read; or its name in the
                journal, in whatever process it was begun.
            decisions: What becomes of its calls that wait, `Approve()`, `ApproveAll()`, `Deny(reason)` or
                `Edit(arguments)` by the id of each of `run.waiting`; one that is left out goes on waiting, and the run
                goes as far as it gets without it. By a name without decisions, the run first tells what waits.
            on_event: As for `run`.

        Returns:
            The run, with its answer; `run` itself stays as it was.

        Raises:
            AgentError: There is no answer; with `AgentWaitingError`, more calls wait.
            JournalError: There is no such run or no journal, it is running, or it goes another way than before because
                the agent, its tools or its options have changed.
            TypeError: `decisions` is no map of decisions.
            ValueError: The run does not wait, or not for what is decided.
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
        """As `resume`, inside a running event loop."""
        decided = checked_decisions(decisions or {})
        if isinstance(run, str):
            return await self._from_journal(run, decided, on_event)
        if run.run_id is not None and run.is_loaded:
            return await self._from_journal(run.run_id, decided, on_event)
        _check_waiting(run, decided)
        if run.run_id is not None:
            return await self._from_journal(run.run_id, decided, on_event)
        self._check_loaded(run)
        session = ToolSession(self.manager, self.shown_chars, run.begun_with, run.question)
        session.go_on(run.texts, decided)
        again = AgentRun[Answer](
            type(self).__name__, run.question, run.before, session, self.limits, on_event, run.replayed
        )  # fmt: skip
        return await self._on(again, run.begun_with, run.answers, run.asides)

    def _check_loaded(self, run: AgentRun) -> None:
        """Refuse a run that came through JSON with less than it needs.

        Raises:
            ValueError: It lacks something.
        """
        if not run.is_loaded:
            return
        ended = [each.output for each in run.texts.values() if each.state != "waiting"]
        if self.manager.sandbox.policy >= Policy.PROGRAMS:
            # Programs run anew, with what their calls gave: what they shared are values of the guest.
            ended = [call.output for each in run.texts.values() for call in each.calls]
        if not all(map(is_whole, [*ended, *run.begun_with.values()])):
            raise ValueError("the run cannot be resumed: it holds a value that has no JSON form; give it a journal")

    async def _from_journal(
        self, run_id: str, decisions: Mapping[str, Decision], on_event: Callable[[AgentEvent], None] | None
    ) -> AgentRun[Answer]:
        """Go on with a run of the journal."""
        from lightfc.agents.agent_journal import AgentJournal

        if self.manager.journal is None:
            raise JournalError(f"run {run_id!r} cannot be resumed without a journal: {type(self).__name__}(journal=…)")
        journal = AgentJournal.take(self.manager.journal, run_id, type(self).__name__)
        with journal.giving_up():
            question, before, variables = journal.head(self.manager.value_types)
            texts, ended = journal.texts()
            _check_texts(decisions, texts, ended)
            session = self._session(question, variables, journal)
            session.go_on(texts, decisions, ended)
        name, answers, asides = type(self).__name__, journal.answers, journal.asides
        run = AgentRun[Answer](name, question, before, session, self.limits, on_event, journal=journal)
        return await self._on(run, variables, answers, asides)

    async def _on(
        self,
        run: AgentRun[Answer],
        variables: Mapping[str, Any],
        answers: Sequence[Message],
        asides: Sequence[tuple[str, Usage]],
    ) -> AgentRun[Answer]:
        """Take the way of a run up to where it was left, and go on."""
        run.begun_with = variables
        run.go_on(answers, asides)
        return await self._solved(run)

    def replay(
        self,
        transcript: Mapping[str, Any] | str,
        *,
        after: AgentRun | None = None,
        on_event: Callable[[AgentEvent], None] | None = None,
    ) -> AgentRun[Answer]:
        """Run again what was run before, without a model: its recorded answers are given in their order.

        Tools are called again.

        Args:
            transcript: What `AgentRun.to_dict` or `to_json` gave.
            after: The run that was its history, if it was one: its variables are no part of the transcript.
            on_event: As for `run`.

        Raises:
            ValueError: It is no transcript.
            AgentError: The run goes another way this time, so that it needs more answers than there are; or it ended
                without an answer then, too.
        """
        try:
            recorded = json.loads(transcript) if isinstance(transcript, str) else transcript
            answers = [Message.from_dict(each["message"]) for each in recorded["events"] if each["kind"] == "answer"]
            said = [Message.from_dict(each) for each in recorded["messages"]]
            question = recorded["question"]
            before = said[: recorded["history"]]
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(f"this is not a transcript of a run: {type(error).__name__}: {error}") from error
        variables = {} if after is None else after.variables
        model = ScriptedModel(answers, "transcript")
        run: AgentRun[Answer] = run_blocking(self._begin, question, before, variables, on_event, model)
        return run

    async def _begin(
        self,
        question: str,
        before: Sequence[Message],
        variables: Mapping[str, Any],
        listener: Listener | None,
        replayed: Model | None = None,
        run_id: str | None = None,
    ) -> AgentRun[Answer]:
        journal = self._journal(run_id, question, before, variables)
        session = self._session(question, variables, journal)
        run = AgentRun[Answer](type(self).__name__, question, before, session, self.limits, listener, replayed, journal)
        run.begun_with = variables
        return await self._solved(run)

    def _journal(
        self, run_id: str | None, question: str, before: Sequence[Message], variables: Mapping[str, Any]
    ) -> "AgentJournal | None":
        """The journal of a new run; None without one."""
        if self.manager.journal is None:
            if run_id is not None:
                raise JournalError(f"a run has an id in a journal only: {type(self).__name__}(journal=…)")
            return None
        from lightfc.agents.agent_journal import AgentJournal

        name = uuid.uuid4().hex if run_id is None else run_id
        return AgentJournal.begin(self.manager.journal, name, type(self).__name__, question, before, variables)

    def _session(self, question: str, variables: Mapping[str, Any], journal: "AgentJournal | None") -> ToolSession:
        session = ToolSession(self.manager, self.shown_chars, variables, question)
        session.manager.part_of = None if journal is None else journal.run_id
        return session

    async def _solved(self, run: AgentRun[Answer]) -> AgentRun[Answer]:
        with run.held(), agent_span(run.agent, run.run_id, lambda: (run.requests, len(run.calls))):
            bound = asyncio.timeout(self.limits.time_s)
            try:
                async with bound:
                    answer = await self._solve(run)
                    if self._typed is not None:
                        answer = await self._typed.of(answer, run, self.model, self.system, self.max_rounds)
            except TimeoutError:
                if not bound.expired():
                    raise
                raise run.time_is_up() from None
            run.finished(answer)
        return run

    # What agents are made of.

    @property
    def answer_form(self) -> str:
        """What the model is told of the type of the final answer; empty where any words will do."""
        return "" if self._typed is None else self._typed.instructions

    @property
    def definitions(self) -> list[FunctionDefinition]:
        """What the model is told of the tools."""
        return [each.definition for each in self.manager.tools.values()]

    def opening(self, session: ToolSession) -> list[Message]:
        """What stands before a conversation in which tools are called."""
        parts = (self.system, self.instructions, self._guide, self.answer_form if self.answers_rounds else "")
        instructions = "\n\n".join(part for part in parts if part)
        return self.protocol.opening(self.definitions, session.manager.context, instructions=instructions)

    def request_body(self, model: Model, session: ToolSession) -> dict[str, Any] | None:
        """What a request for calls holds beside the conversation: the grammar, where there shall be one.

        Args:
            model: Who is asked.
            session: The tools and variables of the run.
        """
        wanted = self._grammar_wanted
        if wanted == "auto":
            wanted = bool(getattr(model, "takes_grammar", False))
        if not (wanted and self._has_grammar and self.manager.tools):
            return None
        return {"grammar": self._grammar(session).gbnf}

    def _grammar(self, session: ToolSession) -> Grammar:
        """The grammar of one round."""
        return calls_or_words(session.definitions, session.variables)

    def names(self, session: ToolSession) -> Names:
        """What an answer may name, and the words of the question."""
        return Names(session.names, session.definitions, session.question)

    # What kinds of agents say otherwise.

    def read(self, answer: Message, session: ToolSession) -> ReadAnswer:
        """Find in an answer what is to be executed.

        Args:
            answer: What the model said.
            session: The tools and variables of the run.
        """
        return self.protocol.read(answer, self.names(session))

    def doubted(self, expression: FunctionExpression) -> str:
        """What is told of calls that were found in an answer and not made."""
        return self.protocol.doubted(expression)

    def mended(self, output: FunctionOutput) -> str:
        """What is told of a program that was at fault, of which nothing ran."""
        return self.protocol.mended(output)

    def final_call(self, output: FunctionOutput) -> FunctionOutput | None:
        """The call of a program that ends the run and gives its answer, if there is one."""
        return None


def _check_waiting(run: AgentRun, decisions: Mapping[str, Decision]) -> None:
    """Refuse a run that does not wait, or not for what is decided.

    Raises:
        ValueError: It does not.
    """
    asked = [each.id for each in run.waiting]
    unknown = sorted(decisions.keys() - asked)
    if not asked or unknown:
        waits = f"it waits for {', '.join(asked)}" if asked else "it does not wait"
        raise ValueError(f"the run cannot be resumed{f' with {unknown[0]!r}' if unknown else ''}: {waits}")
    if any(each.paused is not None and each.paused.resumed for each in run.texts.values()):
        raise ValueError(GONE_ON)


def _check_texts(
    decisions: Mapping[str, Decision], texts: Mapping[int, FunctionOutput], ended: Mapping[int, object]
) -> None:
    """Refuse decisions about calls of texts that are not there or have ended; the others are for the journal to judge.

    Raises:
        ValueError: There is one.
    """
    waiting = {str(number) for number in texts if number not in ended}
    for each in decisions:
        if each.partition(":")[0] not in waiting:
            raise ValueError(f"the run cannot be resumed with {each!r}: no call of that id waits")
