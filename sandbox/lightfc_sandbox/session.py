"""Texts that follow one another and share what they assign."""

import ast
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from itertools import chain
from sys import getrefcount
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking.checker import Checker
from lightfc_sandbox.checking.ir import Node
from lightfc_sandbox.checking.scope import DELETED, HEADER, UNBOUND, Scope
from lightfc_sandbox.errors import RAISED, Stop
from lightfc_sandbox.evaluation.outward import CallHook
from lightfc_sandbox.evaluation.runs import run_here, start
from lightfc_sandbox.parsing.source import Source, Span, span_at
from lightfc_sandbox.sandbox import Program, Sandbox, translate
from lightfc_sandbox.scheduling.futures import Pending, as_failure
from lightfc_sandbox.scheduling.hook import AwaitingHook, in_event_loop
from lightfc_sandbox.values.export import finish
from lightfc_sandbox.values.kinds import (
    CALLABLE,
    CONTAINERS,
    LAZY,
    MAPPINGS,
    UNFINISHED,
    CaughtError,
    HostFunction,
    Record,
    TextGenerator,
)

__all__ = ["ContinuedSandbox", "Session"]


class Session:
    """Texts of one sandbox that follow one another: what one assigns and defines, the next can use.

    Made by `Sandbox.session`. A text that fails keeps what it had assigned before it did. For one text at a time.

    Attributes:
        printed: What the last text printed.
    """

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.printed = ""
        self._texts = ContinuedSandbox(sandbox)
        self._awaits = any(type(each) is HostFunction and each.is_async for each in sandbox.constants.values())
        # A plain function may give something to await, which no one can tell beforehand.
        self._waits = self._awaits

    @property
    def variables(self) -> dict[str, Any]:
        """The variables that the texts have assigned and that hold data, by name."""
        return self._texts.assigned

    def run(self, text: str) -> Any:
        """Evaluate the next text; see `Sandbox.run`."""
        if not self._waits:
            return self._run_here(text)
        if not in_event_loop():
            from lightfc_sandbox.scheduling.loops import run_in_own_loop

            return run_in_own_loop(self.arun, text)
        if self._awaits:
            raise RuntimeError("the context has async functions and an event loop is running: await arun(…) instead")
        return self._run_at_once(text)

    def _run_here(self, text: str) -> Any:
        program = self._texts.read(text)
        run, closure, frame = self._texts.next(program)
        try:
            return run_here(run, closure, frame)
        except RAISED as error:
            told = translate(as_failure(error), program.source, self.sandbox.limits)
        finally:
            self._end(run)
        raise told

    async def arun(self, text: str) -> Any:
        """Evaluate the next text inside a running event loop; see `Sandbox.arun`."""
        self._waits = True
        program = self._texts.read(text)
        hook = AwaitingHook(self.sandbox.limits.calls_in_flight)
        try:
            return await self.sandbox.awaited(program, hook, lambda: self._texts.start(program, None, hook))
        finally:
            if hook.run is not None:
                self._end(hook.run)

    def _run_at_once(self, text: str) -> Any:
        """Evaluate a text that waits for nothing, in a session whose texts may."""
        program = self._texts.read(text)
        hook = AwaitingHook(self.sandbox.limits.calls_in_flight)
        try:
            value = self._texts.start(program, None, hook)
            if type(value) is not Pending:
                return value
            if not value.settled:
                import asyncio

                self._closing = asyncio.ensure_future(hook.close())
                raise RuntimeError("this text awaits a call and an event loop is running: await arun(…) instead")
            told = translate(value.failure, program.source, self.sandbox.limits)  # type: ignore[arg-type]
        finally:
            if hook.run is not None:
                self._end(hook.run)
        raise told

    def _end(self, run: Run) -> None:
        self.printed = "".join(run.printed)

    @property
    def _adopted(self) -> dict[int, tuple[Any, Any]]:
        return self._texts._adopted


class ContinuedSandbox(Sandbox):
    """A session for an engine that makes the calls itself: what `start` runs, the next text continues.

    Made of a sandbox, whose context map, policy and limits it has. A text that fails keeps what it had assigned before
    it did. For one text at a time.
    """

    def __init__(self, sandbox: Sandbox) -> None:
        self.__dict__.update(vars(sandbox))
        self._scope = Scope(None)
        self._frame: list[Any] = self._scope.frame(None, None, ())
        self._adopted: dict[int, tuple[Any, Any]] = {}
        self._kept: dict[str, Any] = {}
        self._sources: list[_ContinuedSource] = []

    @property
    def assigned(self) -> dict[str, Any]:
        """The variables that the texts have assigned and that hold data, by name."""
        return _data(self._scope, self._frame, self.run_kind())

    @property
    def defined(self) -> Collection[str]:
        """The names that the texts have given to anything, data or not."""
        return self._scope.slots

    def read(self, text: str, variables: Iterable[str] = ()) -> Program:
        """As `Sandbox.read`."""
        program = super().read(text, variables)
        program.source = _ContinuedSource(program.source, tuple(self._sources))
        return program

    def checked(
        self,
        source: Source,
        variables: frozenset[str],
        scope: Scope | None = None,
        *,
        kinds: Mapping[str, type] | None = None,
    ) -> tuple[Checker, Node]:
        """As `Sandbox.checked`, with the names of the texts before."""
        return super().checked(source, variables, scope or self._scope.copy(), kinds=kinds)

    def next(self, program: Program, variables: Mapping[str, Any] | None = None) -> tuple[Run, Any, list[Any]]:
        """Begin the next text: its run, its closure, and the frame that all texts share."""
        forget_unheld(self._adopted)
        compiled = program.compiled
        run = self._begin(program, compiled, variables)
        run.adopted, run.kept = self._adopted, self._kept
        self._scope.become(compiled.checker.scope)
        self.calling = self.calling or compiled.checker.calls_host
        _make_room(self._scope, self._frame)
        self._frame[0], self._frame[2] = run, ()
        if isinstance(compiled.checker.source, _ContinuedSource):
            self._sources.append(compiled.checker.source)
        return run, compiled.closure, self._frame

    def start(self, program: Program, variables: Mapping[str, Any] | None, hook: CallHook) -> Any:
        """As `Sandbox.start`."""
        run, closure, frame = self.next(program, variables)
        return start(run, hook, closure, frame, suspends=True, copies=True, continues=True)


class _ContinuedSource(Source):
    """The source of a text that can call functions of the texts before it, whose nodes stand in those."""

    __slots__ = ("_before", "_own")

    def __init__(self, source: Source, before: tuple["_ContinuedSource", ...]) -> None:
        for name in Source.__slots__:
            setattr(self, name, getattr(source, name, None))
        self._before = before
        self._own: set[int] | None = None

    def _has(self, node: ast.AST) -> bool:
        if self._own is None:
            self._own = {id(each) for each in ast.walk(self.tree)}
        return id(node) in self._own

    def span(self, node: ast.AST) -> Span:
        """Where a node stands; for one of an earlier text, all of this one, which has called it."""
        return super().span(node) if self._has(node) else span_at(self.text, 0, len(self.text))

    def segment(self, node: ast.AST) -> str:
        """The text of a node, also of one of an earlier text."""
        if self._has(node):
            return super().segment(node)
        return next((each.segment(node) for each in self._before if each._has(node)), "")


def forget_unheld(adopted: dict[int, tuple[Any, Any]]) -> None:
    """Forget the values of the host, and copies of them, that nobody else holds: none of them can come again.

    A container cannot be referred to weakly, so what holds it is counted. One that is held by another is forgotten
    after it; containers that hold themselves are kept.
    """
    while True:
        places = Counter(map(id, chain.from_iterable(adopted.values())))
        unheld = [key for key, pair in adopted.items() if _is_unheld(pair, places[id(pair[0])])]
        if not unheld:
            return
        for key in unheld:
            del adopted[key]


def _is_unheld(pair: tuple[Any, Any], places: int) -> bool:
    """Whether a value is held by its own entry alone, neither by anybody else nor as the copy of another value."""
    own = 2 if pair[0] is pair[1] else 1
    return places == own and getrefcount(pair[0]) <= own + 1  # and here by the name it is asked by


def _make_room(scope: Scope, frame: list[Any]) -> None:
    """Give each variable of the scope a slot in the frame."""
    frame += [UNBOUND] * (HEADER + len(scope.slots) - len(frame))


def _data(scope: Scope, frame: list[Any], run: Run) -> dict[str, Any]:
    """The variables of a scope that hold data, by name, as they leave a text."""
    found = {}
    for name, slot in scope.slots.items():
        value = frame[slot] if slot < len(frame) else UNBOUND
        if value is not UNBOUND and value is not DELETED and _is_data(value):
            found[name] = _finished(run, value)
    return found


def _finished(run: Run, value: Any) -> Any:
    try:
        return finish(run, value)
    except Stop:
        return value  # larger than a run may look through, so than it can have made


def _is_data(value: Any) -> bool:
    """Whether a value holds data only, all the way down: nothing that runs later, or that the host is not to see."""
    seen: set[int] = set()
    todo = [value]
    while todo:
        item = todo.pop()
        kind = type(item)
        if kind in _NO_DATA or issubclass(kind, UNFINISHED):
            return False
        if (kind in CONTAINERS or issubclass(kind, Record)) and id(item) not in seen:
            seen.add(id(item))
            todo += [*item.keys(), *item.values()] if kind in MAPPINGS else item
    return True


_NO_DATA = CALLABLE | LAZY | {TextGenerator, CaughtError}
