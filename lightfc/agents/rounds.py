"""The loop of all agents: ask, read, execute, tell, until there is an answer.

One `Rounds` is a conversation of one part of a run. Each round asks the model once, reads its answer, executes what it
unmistakably calls, and adds what became of it to the messages. The agent says what is particular to its kind. Calls may
begin while the answer that makes them is still being said.
"""

import ast
import asyncio
from bisect import bisect
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import accumulate
from typing import TYPE_CHECKING, Any, TypeVar

from lightfc.agents.live_run import LiveRun
from lightfc.agents.protocol import ReadAnswer, Unusable, unusable, words_of
from lightfc.agents.run import RepeatedFailureError, RetriesExhaustedError
from lightfc.core.definitions import Function, FunctionExpression
from lightfc.core.messages import Message
from lightfc.core.records import FunctionOutput, was_refused
from lightfc.core.values import rendered
from lightfc.engine.call_records import skipped
from lightfc.engine.events import OnEvent
from lightfc.engine.plan import Plan
from lightfc.engine.tool_spec import order_of
from lightfc.engine.tracing import round_span
from lightfc.formats.call_data import named_arguments
from lightfc.formats.python_trees import parse_expression, parse_program
from lightfc.formats.stream import AnswerStream
from lightfc.models import Model
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.manager import ToolManager
from lightfc.tools.tool_session import Observation, ToolSession
from lightfc_sandbox import Policy, SandboxError
from lightfc_sandbox.effects import IN_TURN
from lightfc_sandbox.scheduling.event_loops import cancel, outlast

if TYPE_CHECKING:
    from lightfc.agents.agent import Agent


Part = tuple[list[int], FunctionOutput]
"""Elements of a list that are executed together, by their numbers, and what becomes of them."""


class EagerCalls:
    """Begins each element of a list of calls as soon as nothing that is still to come can change it.

    Only calls of read-only tools begin so, and only in an answer that begins with their list, so that it is an answer
    and no sentence: whether the answer as a whole is right, whether the host has to be asked,
    and whether it was cut off is known at its end only, and then nothing may have been done that has an effect.

    An answer is one run: it makes no more calls than `Limits.calls`, and begins no more than `Limits.calls_in_flight`
    before its end. What is left is made with the whole answer. Nothing begins behind an element that may act, which is
    not made before all to its left have ended well.
    """

    def __init__(self, reader: AnswerStream, session: ToolSession, on_event: OnEvent) -> None:
        self._reader = reader
        self._session = session
        self._on_event = on_event
        self._act_on = session.manager.act_on
        self._tasks: dict[int, asyncio.Task[FunctionOutput]] = {}
        self._limits = session.manager.sandbox.limits
        self._calls = 0
        self._acts = False  # an element that was given may change what those behind it read

    def feed(self, piece: str) -> None:
        before = len(self._reader.given)
        found = self._reader.feed(piece)
        certain = self._reader.begins_with_list or self._act_on == "mentioned"
        for number, call in enumerate(found, before):
            if certain and not self._acts and self._may_begin(call):
                self._tasks[number] = asyncio.ensure_future(self._session.execute(call, tell=self._on_event))

    def _may_begin(self, call: str) -> bool:
        manager = self._session.manager
        try:
            plan = manager.preflight(call)
            self._acts = acts(manager, plan)
            if not plan.calls or plan.computed or any(each.tool.may_need_approval for each in plan.calls):
                return False
            if not manager.only_reads(call):
                return False
        except SandboxError:
            return False  # told with the whole answer
        # One call is left for the end, which tells that there are too many.
        if self._calls + len(plan.calls) > min(self._limits.calls - 1, self._limits.calls_in_flight):
            return False
        self._calls += len(plan.calls)
        return True

    async def cancel(self) -> list[FunctionOutput]:
        """End what has begun: there is no answer. Gives the records of what had ended; the session has the others."""
        tasks = list(self._tasks.values())
        cancel(tasks)
        await outlast(tasks)
        ended = [each for each in tasks if each.done() and not each.cancelled()]  # what is deaf goes on
        return [each.result() for each in ended if each.exception() is None]

    async def unused(self) -> list[FunctionOutput]:
        """What the calls gave that have begun, where the answer as a whole is not a list of calls."""
        return [await task for task in self._tasks.values()]

    async def execute(self, expression: FunctionExpression) -> FunctionOutput | None:
        """Make the calls that have not begun; the record of all, or None if none has or it is no list of calls."""
        texts, given = self._reader.finish().calls, tuple(self._reader.given)
        tree = parse_expression(expression.action)
        # What was given while the answer was being said was likely; what the whole answer says counts.
        if not self._tasks or texts[: len(given)] != given or not isinstance(tree, ast.List):
            return None
        if len(tree.elts) != len(texts):
            return None
        late = [number for number in range(len(texts)) if number not in self._tasks]
        parts = await self._rest(texts, late) if late else []
        elements = {number: await task for number, task in self._tasks.items()}
        whole = FunctionOutput(None, expression)
        whole.calls = _calls_in_order(texts, elements, parts)
        _conclude(whole, elements, parts)
        return whole

    async def _rest(self, texts: Sequence[str], late: Sequence[int]) -> list[Part]:
        """What becomes of elements that have not begun; where they may act, none is made behind one that has failed."""
        manager, plan, failed = self._session.manager, None, len(texts)
        with suppress(SandboxError):  # a fault of it is told where it is executed
            plan = manager.preflight(_list_of(texts, late))
        if plan is not None and acts(manager, plan):
            ended = {number: await task for number, task in self._tasks.items()}
            failed = min((number for number, each in ended.items() if each.error is not None), default=failed)
        made, left = [each for each in late if each < failed], [each for each in late if each > failed]
        parts: list[Part] = []
        if made:
            text = _list_of(texts, made)
            parts.append((made, await self._session.execute(text, self._limits.calls - self._calls, self._on_event)))
        if left:
            parts.append((left, skipped(manager.preflight(_list_of(texts, left)), await self._tasks[failed])))
        return parts


def _list_of(texts: Sequence[str], numbers: Sequence[int]) -> str:
    return f"[{', '.join(texts[number] for number in numbers)}]"


def acts(manager: ToolManager, plan: Plan, names: Sequence[str] = ()) -> bool:
    """Whether a program, which may use more names, may make a call that is declared to act: what is behind waits."""
    declared = any(order_of(each.tool) in IN_TURN for each in plan.calls)
    return declared or (plan.computed and not manager.only_reads(plan.text, names))


def _calls_in_order(
    texts: Sequence[str], elements: dict[int, FunctionOutput], parts: Sequence[Part]
) -> list[FunctionOutput]:
    """The calls of all elements, each with its place in the whole list."""
    placed = [(number, call) for number, output in elements.items() for call in output.calls]
    for late, rest in parts:
        starts = list(accumulate((len(texts[number]) + len(", ") for number in late), initial=1))
        placed += [(late[bisect(starts, call.span.start if call.span else 0) - 1], call) for call in rest.calls]
    for number, call in placed:
        call.place = (number, *call.place)
    return sorted((call for _, call in placed), key=lambda call: call.place)


def _conclude(whole: FunctionOutput, elements: dict[int, FunctionOutput], parts: Sequence[Part]) -> None:
    """Let the record of a list say what its elements gave, or how the first of them failed."""
    records = {**elements, **{late[0]: rest for late, rest in parts}}
    whole.duration_s = max(each.duration_s for each in records.values())
    failed = [records[number] for number in sorted(records) if records[number].error is not None]
    if failed:
        whole.error = failed[0].error
        whole.state = "waiting" if any(each.state == "waiting" for each in failed) else "failed"
        return
    values = {number: each.output for number, each in elements.items()}
    for late, rest in parts:
        values.update(zip(late, rest.output, strict=True))
    whole.output = [values[number] for number in sorted(values)]
    whole.state = "finished"


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
        """The answer in words; one that was cut off, or is empty, is asked for again."""
        return await self.until(_whole, "whole answer")

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
                self.run.record_observation(fault, self.part)
        raise self._exhausted(wanted.format(fault=fault))

    @property
    def request(self) -> list[Message]:
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
            await self._cancel_eager()
            raise
        if reading.expression is None:
            await self._note_unused()
        return answer, reading

    def _append_new_tools(self) -> None:
        """Tell of tools that have come since, at the end of what is said next: nothing that was said is said anew."""
        new = self._session.renewed()
        addition = self.agent.protocol.new_functions_text(new) if new else ""
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
        # Also where nobody listens: what is known of calls that are cut is what was told of them.
        return EagerCalls(reader, session, self.run.teller(self.part) or (lambda event: None))

    async def _note_unused(self) -> None:
        """Take note of calls that have begun although the answer turned out to be no list of calls."""
        try:
            unused = [] if self._eager is None else await self._eager.unused()
        except BaseException:
            await self._cancel_eager()
            raise
        self._eager = None
        for output in unused:
            self.run.record_execution(output, self.part)

    async def _cancel_eager(self) -> None:
        """End the calls that have begun, and take note of those that had ended: the run is at its end."""
        eager, self._eager = self._eager, None
        for output in [] if eager is None else await eager.cancel():
            self.run.record_execution(output, self.part)

    def _judged(self, reading: ReadAnswer) -> ReadAnswer:
        """Take note of what was read, and doubt it where it is not certain enough to be executed."""
        found = reading.expression
        if found is None:
            return reading
        doubt = self._session.manager._doubt(found)
        self.run.read(found, self.part, executed=not doubt)
        return ReadAnswer(None, self.agent.protocol.doubt_text(found), reading.words, found) if doubt else reading

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
                observation = Observation(self.agent.protocol.repair_text(output), observation.results)
        self.run.record_observation(observation.text, self.part, output)
        self.messages += self.agent.protocol.continuation(answer, observation.text, observation.results)
        return output, observation

    async def _executed(self, reading: ReadAnswer) -> FunctionOutput:
        run, expression = self.run, reading.expression
        assert expression is not None  # noqa: S101 - seen by the caller
        run.need_calls()
        try:
            output = None if self._eager is None else await self._eager.execute(expression)
            if output is None:
                await self._note_unused()
                output = await self._session.execute(expression, run.calls_left, run.teller(self.part))
        except BaseException:
            await self._cancel_eager()
            raise
        if output.state == "waiting":
            raise run.record_pause([(self.part, output)])
        run.record_execution(output, self.part)
        return output


def _whole(answer: Message) -> Message:
    if fault := unusable(answer):
        raise Unusable(fault)
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
