"""Where programs that follow one another are executed: the tools, and the variables that the programs add.

An agent has one for each of its runs, an MCP server one for each of its sessions.
"""

import asyncio
import copy
import itertools
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from types import MappingProxyType
from typing import Any

from lightfc.core.decisions import ApprovalRequest, Decision
from lightfc.core.definitions import FunctionDefinition, FunctionExpression
from lightfc.core.errors import JournalError
from lightfc.core.failures import CallError
from lightfc.core.records import FunctionOutput, Paused
from lightfc.core.values import rendered, short_text
from lightfc.engine.events import EventStream, OnEvent, record_of
from lightfc.tools.manager import ToolManager
from lightfc_sandbox import Policy, Program, Sandbox, SandboxError, Session

_KEPT = "result"
_MADE = ("finished", "failed", "cancelled")


@dataclass(frozen=True, slots=True)
class Observation:
    """What a model is told of a text that was executed."""

    text: str
    results: tuple[str, ...] = ()


class ToolSession:
    """The manager of one run.

    Values that are too long to be told in full, or that cannot be written at all, are kept as variables: `result1` and
    so on. With `Policy.PROGRAMS`, what one program assigns the next can use. The agent's manager is not changed.
    """

    def __init__(
        self,
        manager: ToolManager,
        shown_chars: int,
        variables: Mapping[str, Any] = MappingProxyType({}),
        question: str = "",
    ) -> None:
        self.question = question
        # A copy has variables of its own: what one run keeps is no other run's.
        self.manager = copy.copy(manager)
        taken = {name.partition(".")[0] for name in manager.sandbox.environment.constants}
        self.manager.context.update((name, value) for name, value in variables.items() if name not in taken)
        self._given = frozenset(manager.context)
        self._shown_chars = shown_chars
        self._kept = 0
        # By its number each text keeps the ids of its calls over a pause, whatever ends first.
        self._numbers = itertools.count()
        self.begun: dict[int, float] = {}
        self._outputs: dict[int, FunctionOutput] = {}
        self.cut: dict[
            int, FunctionOutput
        ] = {}  # what is known of texts that were cancelled while their calls were told
        self._past: dict[int, FunctionOutput] = {}
        self._ended: Mapping[int, Mapping[str, FunctionOutput]] = {}
        self._decisions: Mapping[str, Decision] = {}
        self._programs: Session | None = None
        if manager.sandbox.policy >= Policy.PROGRAMS:
            sandbox = manager.sandbox
            self._programs = sandbox.session() if isinstance(sandbox, Sandbox) else Session(sandbox)
            self.manager.sandbox = self._programs

    @property
    def definitions(self) -> list[FunctionDefinition]:
        """What the tools are, in the order in which they came."""
        return [each.definition for each in self.manager.tools.values()]

    def renewed(self) -> list[FunctionDefinition]:
        """Take over what the sources of tools offer now: what is new, or has changed since.

        What is gone stays, and fails its calls: what was said to a model is not taken back.
        """
        known, taken = self.manager.tools, self.variables
        offered = (tool for source in self.manager.sources for tool in source.tools())
        new = [tool for tool in offered if known.get(tool.name) is not tool and tool.name not in taken]
        if not new or self.manager.sandbox.isolation != "none":
            return []
        made = self.manager.extended(new, replacing=True)
        if self._programs is not None:
            made.sandbox = self._programs = self._programs.over(made.sandbox)
        self.manager = made
        return [tool.definition for tool in new]

    @property
    def names(self) -> set[str]:
        return {*self.manager.tools, *self.variables}

    @property
    def variables(self) -> dict[str, Any]:
        return {**self.manager.context, **(self._programs.variables if self._programs else {})}

    @property
    def added(self) -> dict[str, Any]:
        """The variables that are not the agent's own: what was kept and assigned."""
        return {name: value for name, value in self.variables.items() if name not in self._given}

    @property
    def held(self) -> list[Any]:
        """What the session keeps: what only a confined worker holds is told as far as it is data."""
        if self._programs is None or self._programs.isolation != "none":
            return [*self.added.values()]
        return [*(each for name, each in self.manager.context.items() if name not in self._given), *self._programs.held]

    def drop(self) -> None:
        """Drop what the session keeps; nothing is executed in it any more."""
        if self._programs is not None:
            self._programs.drop()

    async def execute(
        self,
        expression: FunctionExpression | str,
        most_calls: int | None = None,
        tell: OnEvent | None = None,
        run_id: str | None = None,
    ) -> FunctionOutput:
        """Check a text and execute it, with at most so many calls, which are told; the journal names the run."""
        text = expression.action if isinstance(expression, FunctionExpression) else expression
        before = next((number for number, each in self._past.items() if each.source == text), None)
        number = next(self._numbers) if before is None else before
        self.begun[number] = perf_counter()
        manager = self._limited(most_calls)
        if run_id is None and manager.part_of is not None:
            run_id = f"{manager.part_of}:{number}"  # by which the journal names the text
        if before is not None:
            output = await self._again(expression, text, number, manager, tell)
            if output.error is not None and output.error.kind == "journal":
                raise JournalError(output.error.message)  # the model cannot know what was done
        elif tell is None:
            output = await manager.aexecute(expression, run_id=run_id)
        else:
            output = await self._told(number, expression, manager.stream(expression, run_id=run_id), tell)
        self._outputs[number] = output
        return output

    async def _told(
        self, number: int, expression: FunctionExpression | str, events: EventStream, tell: OnEvent
    ) -> FunctionOutput:
        """The record of a text whose events are told; what is known of it is kept where it is cancelled."""
        try:
            return await record_of(events, tell)
        except asyncio.CancelledError:
            self.cut[number] = _cut(expression, events.calls.values())
            raise

    def _limited(self, most_calls: int | None) -> ToolManager:
        limits = self.manager.sandbox.limits
        if most_calls is None or most_calls >= limits.calls:
            return self.manager
        manager = copy.copy(self.manager)
        manager.sandbox = manager.sandbox.limited(replace(limits, calls=most_calls))
        return manager

    def settle(self) -> None:
        """Forget the records of what was executed: none of it is to go on after a pause."""
        self._outputs.clear()
        self.cut.clear()

    # A pause, and how it goes on.

    @property
    def waiting(self) -> tuple[ApprovalRequest, ...]:
        """The calls that wait for approval; before each id stands the number of the text."""
        return waiting_in(self._outputs)

    @property
    def resuming(self) -> bool:
        """Whether what is asked to be executed has been before the pause, and is only given again."""
        return bool(self._past)

    @property
    def executed(self) -> dict[int, FunctionOutput]:
        """The record of each text by its number, those of before a pause among them."""
        return dict(sorted((self._past | self._outputs).items()))

    def go_on(
        self,
        before: Mapping[int, FunctionOutput],
        decisions: Mapping[str, Decision],
        ended: Mapping[int, Mapping[str, FunctionOutput]] = MappingProxyType({}),
    ) -> None:
        """Take up what another session had executed before a pause, of which nothing is made again.

        Args:
            before: What that had in `executed`; of a text that the journal knows, a record that names its run does.
            ended: Of the texts that had ended by the journal, their calls that were cut then, by id.
        """
        self._numbers = itertools.count(max(before, default=-1) + 1)
        self._past = dict(before)
        self._ended = ended
        self._decisions = decisions

    async def _again(
        self, expression: FunctionExpression | str, text: str, number: int, manager: ToolManager, tell: OnEvent | None
    ) -> FunctionOutput:
        """What a text gave before the pause; one that has not ended goes on with the manager."""

        async def resumed(run: FunctionOutput | str) -> FunctionOutput:
            if tell is None:
                return await manager.aresume(run, given)
            return await self._told(number, expression, manager._resuming(run, given), tell)

        output, mine = self._past.pop(number), f"{number}:"
        paused = output.paused if output.state == "waiting" else None
        given = {name.removeprefix(mine): each for name, each in self._decisions.items() if name.startswith(mine)}
        if paused is None and output.run_id is not None and self.manager.part_of is not None:
            return await self._from_journal(expression, output.run_id, number, resumed)
        if self._programs is None:
            return output if paused is None else await resumed(output)
        try:
            # Of a program nothing but its calls is known, so the rest of it runs anew, with the variables before it.
            program = self._programs.read(text, self.manager.context if paused is None else paused.variables)
            _ = program.checked  # finds the faults that reading leaves
        except SandboxError:
            return output
        again = FunctionOutput(None, expression)
        if paused is not None:
            again.calls = [*output.calls]
            goes_on = replace(paused, program=program)
            again.run_id, again.waiting, again.paused = output.run_id, output.waiting, goes_on
            paused.take()
            try:
                return await resumed(again)
            finally:
                paused.resumed = goes_on.resumed  # it may have done nothing
        return await self._made_anew(again, output, program)

    async def _made_anew(self, again: FunctionOutput, output: FunctionOutput, program: Program) -> FunctionOutput:
        """The record of a text that had ended, which gives its variables their values again."""
        kept = {each.id: each for each in output.calls if each.state in _MADE}
        again.paused = Paused(dict(self.manager.context), dict, program, kept)
        # Where time had ended it, it may come further now: no call that was not made then is made.
        manager = copy.copy(self._limited(max(len(output.calls), 1)))
        manager.journal = None  # nothing new is done, and what was done stands there
        made = await manager.aresume(again)
        # Where it has called something else this time, its variables are not those that the next text knows.
        return made if made.error is not None and made.error.kind == "journal" else output

    async def _from_journal(
        self, expression: Any, run_id: str, number: int, resumed: Callable[[str], Awaitable[FunctionOutput]]
    ) -> FunctionOutput:
        """What a text gave in an earlier process; one that had not ended goes on with the manager."""
        if number in self._ended:
            output = await self.manager._again(run_id, expression, self._ended[number])
            if output is not None:
                output.run_id = run_id
                return output
        return await resumed(run_id)

    def show(self, value: Any, *, keep: bool = True) -> str:
        """A value as a model is told it, kept as a variable where that is not all of it, if it is to be kept."""
        text, complete = rendered(value, self._shown_chars)
        return text if complete or not keep else f"{text}; all of it is the variable {self.keep(value)}"

    def observe(self, output: FunctionOutput, *, keep: bool = True, each: bool = False) -> Observation:
        """What a model is told of a text that was executed, or of `each` call; what is not told in full is kept."""
        keep_each = keep and (each or output.error is not None)
        results = tuple(
            call.error.message if call.error else self.show(call.output, keep=keep_each) for call in output.calls
        )
        printed = rendered(output.printed, self._shown_chars)[0]
        printed += "" if not printed or printed.endswith("\n") else "\n"
        if output.error is not None:
            return Observation(
                "\n".join([f"{printed}Error: {output.error.message}", *_done(output.calls, results)]), results
            )
        if printed and output.output is None:
            return Observation(printed, results)
        return Observation(printed + self.show(output.output, keep=keep and not each), results)

    def keep(self, value: Any) -> str:
        """Keep a value as a variable of the session, once; its name."""
        for name, kept in self.manager.context.items():
            if kept is value and name.startswith(_KEPT):
                return name
        while True:
            self._kept += 1
            name = f"{_KEPT}{self._kept}"
            if name not in self.names and name not in self.manager.sandbox.environment.constants:
                self.manager.context[name] = value
                return name


def waiting_in(texts: Mapping[int, FunctionOutput]) -> tuple[ApprovalRequest, ...]:
    """The calls of some texts that wait for approval; before each id stands the number of the text."""
    return tuple(
        replace(request, id=f"{number}:{request.id}")
        for number, output in sorted(texts.items())
        for request in output.waiting
    )


def _done(calls: Sequence[FunctionOutput], results: Iterable[str]) -> list[str]:
    """What has been done although the text has failed, so that a model neither repeats nor forgets it."""
    done = [f"{_call_text(call)} = {text}" for call, text in zip(calls, results, strict=True) if call.error is None]
    denied = [_call_text(call) for call in calls if call.error is not None and call.error.kind == "denied"]
    lines = ["These calls were made, so do not make them again:", *done] if done else []
    return [*lines, "These calls were not approved:", *denied] if denied and len(calls) > 1 else lines


def _call_text(call: FunctionOutput) -> str:
    """A call as it is written; of one in a loop or function, which stands for many, with its arguments."""
    source, passed = " ".join(call.source.split()), call.parsed_input
    if len(call.place) < 2 or passed is None:
        return source
    given = [*map(short_text, passed.args), *(f"{name}={short_text(value)}" for name, value in passed.kwargs.items())]
    return f"{source} with {', '.join(given)}" if given else source


def _cut(expression: FunctionExpression | str, calls: Iterable[FunctionOutput]) -> FunctionOutput:
    """What is known of a text that was cancelled: the calls that had begun."""
    output = FunctionOutput(None, expression)
    output.state, output.error = "cancelled", CallError("cancelled", "CancelledError", "the program was cancelled")
    output.calls = sorted(calls, key=lambda call: call.place)
    return output
