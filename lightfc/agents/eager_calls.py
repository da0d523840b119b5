"""Calls that begin while the answer that makes them is still being said."""

import ast
import asyncio
from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate

from lightfc.core.definitions import FunctionExpression
from lightfc.core.records import FunctionOutput
from lightfc.engine.events import OnEvent
from lightfc.formats.python_trees import parse_expression
from lightfc.formats.stream import AnswerStream
from lightfc.tools.tool_session import ToolSession
from lightfc_sandbox import SandboxError
from lightfc_sandbox.scheduling.event_loops import outlast


class EagerCalls:
    """Begins each element of a list of calls as soon as nothing that is still to come can change it.

    Only calls of read-only tools begin so, and only in an answer that begins with their list, so that it is an answer
    and no sentence: whether the answer as a whole is right, whether the host has to be asked,
    and whether it was cut off is known at its end only, and then nothing may have been done that has an effect.

    An answer is one run: it makes no more calls than `Limits.calls`, and begins no more than `Limits.calls_in_flight`
    before its end. What is left is made with the whole answer.
    """

    def __init__(self, reader: AnswerStream, session: ToolSession, on_event: OnEvent | None) -> None:
        self._reader = reader
        self._session = session
        self._on_event = on_event
        self._act_on = session.manager.act_on
        self._tasks: dict[int, asyncio.Task[FunctionOutput]] = {}
        self._limits = session.manager.sandbox.limits
        self._calls = 0

    def feed(self, piece: str) -> None:
        """Take the next piece of the answer."""
        before = len(self._reader.given)
        found = self._reader.feed(piece)
        certain = self._reader.begins_with_list or self._act_on == "mentioned"
        for number, call in enumerate(found, before):
            if certain and self._may_begin(call):
                self._tasks[number] = asyncio.ensure_future(self._session.execute(call, tell=self._on_event))

    def _may_begin(self, call: str) -> bool:
        manager = self._session.manager
        # One call is left for the end, which tells that there are too many.
        most = min(self._limits.calls - 1, self._limits.calls_in_flight)
        if self._calls >= most:
            return False
        try:
            plan = manager.preflight(call)
            if not plan.calls or plan.computed or any(each.tool.may_need_approval for each in plan.calls):
                return False
            if self._calls + len(plan.calls) > most or not manager.only_reads(call):
                return False
        except SandboxError:
            return False  # told with the whole answer
        self._calls += len(plan.calls)
        return True

    async def cancel(self) -> None:
        """End what has begun: there is no answer."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await outlast(tasks)

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
        rest = None
        if late:
            text = f"[{', '.join(texts[number] for number in late)}]"
            rest = await self._session.execute(text, self._limits.calls - self._calls, tell=self._on_event)
        elements = {number: await task for number, task in self._tasks.items()}
        whole = FunctionOutput(None, expression)
        whole.calls = _calls_in_order(texts, elements, late, rest)
        _conclude(whole, elements, late, rest)
        return whole


def _calls_in_order(
    texts: Sequence[str], elements: dict[int, FunctionOutput], late: list[int], rest: FunctionOutput | None
) -> list[FunctionOutput]:
    """The calls of all elements, each with its place in the whole list."""
    placed = [(number, call) for number, output in elements.items() for call in output.calls]
    if rest is not None:
        starts = list(accumulate((len(texts[number]) + len(", ") for number in late), initial=1))
        placed += [(late[bisect(starts, call.span.start if call.span else 0) - 1], call) for call in rest.calls]
    for number, call in placed:
        call.place = (number, *call.place)
    return sorted((call for _, call in placed), key=lambda call: call.place)


def _conclude(
    whole: FunctionOutput, elements: dict[int, FunctionOutput], late: list[int], rest: FunctionOutput | None
) -> None:
    """Let the record of a list say what its elements gave, or how the first of them failed."""
    records = dict(elements) if rest is None else {**elements, late[0]: rest}
    whole.duration_s = max(each.duration_s for each in records.values())
    failed = [records[number] for number in sorted(records) if records[number].error is not None]
    if failed:
        whole.error = failed[0].error
        whole.state = "waiting" if any(each.state == "waiting" for each in failed) else "failed"
        return
    values = {number: each.output for number, each in elements.items()}
    if rest is not None:
        values.update(zip(late, rest.output, strict=True))
    whole.output = [values[number] for number in sorted(values)]
    whole.state = "finished"
