"""The loop of all agents: ask, read, execute, tell, until there is an answer.

One `Rounds` is a conversation of one part of a run. Each round asks the model once, reads its answer, executes what it
unmistakably calls, and adds what became of it to the messages. The agent says what is particular to its kind.
"""

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from lightfc.agents.eager_calls import EagerCalls
from lightfc.agents.live_run import LiveRun
from lightfc.agents.protocol import CUT_OFF, ReadAnswer, Unusable, words_of
from lightfc.agents.run import RepeatedFailureError, RetriesExhaustedError
from lightfc.core.definitions import Function
from lightfc.core.messages import Message
from lightfc.core.records import FunctionOutput, was_refused
from lightfc.core.values import rendered
from lightfc.engine.tracing import round_span
from lightfc.formats.call_data import named_arguments
from lightfc.formats.python_trees import parse_program
from lightfc.models import Model
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.tool_session import Observation
from lightfc_sandbox import Policy

if TYPE_CHECKING:
    from lightfc.agents.agent import Agent

T = TypeVar("T")

MAX_REPEATS = 3
"""How often in a row the same program may fail in the same way before a run is ended."""


class Rounds:
    """A conversation of an agent with a model; the system prompt is that for calls of tools, unless one is given."""

    def __init__(
        self, agent: "Agent", run: LiveRun, messages: list[Message], part: str = "", system: str | None = None
    ) -> None:
        self.agent = agent
        self.run = run
        self.messages = messages
        self.part = part
        opening = agent._opening(run.session) if system is None else [Message("system", system)] if system else []
        self._opening = opening
        self._session = run.session
        self._doubted = False  # whether the model was told that calls of its last answer are in doubt
        self._eager: EagerCalls | None = None

    async def answer(self) -> Any:
        """The answer, after as many rounds as it needs."""
        failures: list[tuple[str, str]] = []
        result = ""
        for number in range(1, self.agent.max_rounds + 1):
            with round_span(number, self.part):
                answer, reading = await self.ask()
                words = words_in(reading, doubted=self._doubted, last=number == self.agent.max_rounds)
                if words is not None or self._reports(reading):
                    self.messages.append(answer)
                    return words_of(reading.words) if words is None else words
                self._doubted = reading.doubted is not None
                output, observation = await self.act(answer, reading)
            result = observation.text
            if output is not None and (final := self.agent._final_call(output)) is not None:
                return final.output
            failure = _failure(answer, reading, output)
            failures = [] if failure is None else [failure] * (failures.count(failure) + 1)
            if len(failures) >= MAX_REPEATS:
                raise RepeatedFailureError(
                    f"the {self.agent.label} was stopped: the same answer failed {MAX_REPEATS} times in a row. "
                    f"{result}",
                    self.run,
                )
        raise self._exhausted(f"answer. The last result was: {result}")

    async def words(self) -> Message:
        """The answer in words; one that was cut off is asked for again."""
        return await self.until(_whole, "answer that was not cut off")

    async def until(
        self,
        accept: Callable[[Message], T],
        wanted: str,
        *,
        model: Model | None = None,
        extra_body: Mapping[str, Any] | None = None,
    ) -> T:
        """Ask until `accept` makes of an answer what is `wanted`; where it raises `Unusable`, the model is told why."""
        fault = ""
        for number in range(1, self.agent.max_rounds + 1):
            with round_span(number, self.part):
                answer = await self._answer(self.agent.model if model is None else model, extra_body=extra_body)
            try:
                return accept(answer)
            except Unusable as refused:
                fault = refused.fault
                self.messages += [answer, Message("user", str(refused))]
                self.run.observed(fault, self.part)
        raise self._exhausted(wanted.format(fault=fault))

    @property
    def request(self) -> list[Message]:
        """What the next request says."""
        return [*self._opening, *self.messages]

    async def _answer(self, model: Model, **options: Any) -> Message:
        return await self.run.ask(model, self.request, part=self.part, **options)

    def _exhausted(self, what: str) -> RetriesExhaustedError:
        return RetriesExhaustedError(
            f"the {self.agent.label} used up max_rounds={self.agent.max_rounds} and has no {what}", self.run
        )

    async def ask(self) -> tuple[Message, ReadAnswer]:
        """Ask for calls: the answer, and what was read in it."""
        agent = self.agent
        self._append_new_tools()
        self._eager = self._eager_calls()
        try:
            answer = await self._answer(
                agent.model,
                tools=agent.protocol.tools(self._session.definitions),
                extra_body=agent._request_body(agent.model, self._session),
                listen=None if self._eager is None else self._eager.feed,
            )
            reading = self._judged(agent.protocol.read(answer, agent._names(self._session)))
        except BaseException:
            if self._eager is not None:
                await self._eager.cancel()
            raise
        if reading.expression is None:
            await self._note_unused()
        return answer, reading

    def _append_new_tools(self) -> None:
        """Tell of tools that have come since, at the end of what is said next: nothing that was said is said anew."""
        new = self._session.renewed()
        addition = self.agent.protocol.grown(new) if new else ""
        if addition:
            last = self.messages[-1]
            self.messages[-1] = replace(last, content=f"{last.content}\n\n{addition}")

    def _eager_calls(self) -> EagerCalls | None:
        """What begins calls while the answer is still being said; None where none may begin."""
        agent, session = self.agent, self._session
        if not agent.early or agent.manager.act_on not in (None, "apart", "mentioned"):
            return None
        # With a bound on calls, how many an answer makes has to be known before the first.
        if self.run.calls_left is not None or session.manager.sandbox.policy >= Policy.PROGRAMS:
            return None
        reader = agent.protocol.format.stream(session.names, session.definitions)
        return EagerCalls(reader, session, self.run.teller(self.part))

    async def _note_unused(self) -> None:
        """Take note of calls that have begun although the answer turned out to be no list of calls."""
        for output in [] if self._eager is None else await self._eager.unused():
            self.run.executed(output, self.part)

    def _judged(self, reading: ReadAnswer) -> ReadAnswer:
        """Take note of what was read, and doubt it where it is not certain enough to be executed."""
        found = reading.expression
        if found is None:
            return reading
        doubt = self._session.manager._doubt(found)
        self.run.read(found, self.part, executed=not doubt)
        return ReadAnswer(None, self.agent.protocol.doubted(found), reading.words, found) if doubt else reading

    def _reports(self, reading: ReadAnswer) -> bool:
        """Whether all calls that an answer speaks of have been made in this run: then it tells what was done."""
        if reading.doubted is None:
            return False
        tools, tree = self._session.manager.tools, parse_program(reading.doubted.action)
        spoken = [] if tree is None else list(_calls(tree, tools))
        ended = [(each.input, tools.get(each.name or "")) for each in self.run.calls if each.state == "finished"]
        made = [_comparable(each, tool) for each, tool in ended if isinstance(each, Function) and tool is not None]
        return bool(spoken) and all(each is not None and each in made for each in spoken)

    async def act(self, answer: Message, reading: ReadAnswer) -> tuple[FunctionOutput | None, Observation]:
        """Execute what was read, and tell the model what became of it."""
        output = None
        observation = Observation(reading.fault)
        if reading.expression is not None:
            output = await self._executed(reading)
            observation = self._session.observe(output, each=bool(answer.tool_calls))
            if was_refused(output) and not answer.tool_calls:
                observation = Observation(self.agent.protocol.mended(output), observation.results)
        self.run.observed(observation.text, self.part, output)
        self.messages += self.agent.protocol.continuation(answer, observation.text, observation.results)
        return output, observation

    async def _executed(self, reading: ReadAnswer) -> FunctionOutput:
        run, expression = self.run, reading.expression
        assert expression is not None  # noqa: S101 - seen by the caller
        run.need_calls()
        output = None if self._eager is None else await self._eager.execute(expression)
        if output is None:
            await self._note_unused()
            output = await self._session.execute(expression, run.calls_left, run.teller(self.part))
        if output.state == "waiting":
            raise run.paused()
        run.executed(output, self.part)
        return output


def _whole(answer: Message) -> Message:
    if answer.is_cut:
        raise Unusable(CUT_OFF)
    return answer


def words_in(reading: ReadAnswer, *, doubted: bool, last: bool) -> str | None:
    """The answer as words, where it is that for good.

    Calls that are doubted are asked for once, by themselves. Who then answers with words again means them; so does,
    in the last round, who only mentions calls.
    """
    if reading.doubted is not None:
        is_words = doubted or (last and reading.doubted.certainty == "mentioned")
    else:
        is_words = reading.expression is None and not reading.fault
    return words_of(reading.words) if is_words else None


def _failure(answer: Message, reading: ReadAnswer, output: FunctionOutput | None) -> tuple[str, str] | None:
    """What tells one failure from another: the program and what is wrong with it."""
    if output is None:
        calls = "".join(f"{call.name}({call.arguments})" for call in answer.tool_calls)
        return calls or answer.content, reading.fault
    return None if output.error is None else (output.source, output.error.message)


_MAX_CHARS = 10_000

Call = tuple[str, frozenset[tuple[str, str]]]
"""A call as it can be compared: its name, and its arguments by name, each as Python text."""


def _calls(tree: ast.AST, tools: Mapping[str, FunctionTool]) -> Iterator[Call | None]:
    """The calls of tools in a program; None for one whose arguments are not written out."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or (name := ast.unparse(node.func)) not in tools:
            continue
        try:
            args = [ast.literal_eval(each) for each in node.args]
            kwargs = {str(each.arg): ast.literal_eval(each.value) for each in node.keywords}
        except (ValueError, TypeError, MemoryError, RecursionError):
            yield None
        else:
            yield _comparable(Function(name, args, kwargs), tools[name])


def _comparable(call: Function, tool: FunctionTool) -> Call | None:
    """A call as it can be compared; None where an argument cannot be written as text."""
    given: dict[str, Any] = named_arguments(call, tool.definition)
    texts = {name: rendered([value], _MAX_CHARS) for name, value in given.items()}
    whole = all(complete for _, complete in texts.values())
    return (tool.name, frozenset((name, text) for name, (text, _) in texts.items())) if whole else None
