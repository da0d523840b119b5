"""Texts that follow one another and share what they assign."""

import asyncio
from typing import Any

from lightfc_sandbox.compiler import Closure
from lightfc_sandbox.dataflow import DataflowCompiler
from lightfc_sandbox.direct import DirectCompiler
from lightfc_sandbox.errors import RAISED
from lightfc_sandbox.limits import Run
from lightfc_sandbox.pending import Pending, as_failure
from lightfc_sandbox.sandbox import AwaitingHook, Program, Sandbox, finish_later, in_event_loop, translate
from lightfc_sandbox.scope import DELETED, HEADER, UNBOUND, Scope
from lightfc_sandbox.values import CALLABLE, HostFunction, Inside, finish

__all__ = ["Session"]


class Session:
    """Texts of one sandbox that follow one another: what one assigns and defines, the next can use.

    Made by `Sandbox.session`. A text that fails keeps what it had assigned before it did. For one text at a time.

    Attributes:
        printed: What the last text printed.
    """

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.printed = ""
        # A function keeps the closures of the driver that made it, so one driver serves the whole session.
        awaits = any(type(each) is HostFunction and each.is_async for each in sandbox.constants.values())
        self._driver: type[DirectCompiler] = DataflowCompiler if awaits else DirectCompiler
        self._scope = Scope(None)
        self._frame: list[Any] = self._scope.frame(None, None, ())
        self._adopted: dict[int, tuple[Any, Any]] = {}
        self._kept: dict[str, Any] = {}

    @property
    def variables(self) -> dict[str, Any]:
        """The variables that the texts have assigned and that hold data, by name."""
        found = {}
        for name, slot in self._scope.slots.items():
            value = self._frame[slot] if slot < len(self._frame) else UNBOUND
            hidden = value is UNBOUND or value is DELETED or type(value) in CALLABLE or issubclass(type(value), Inside)
            if not hidden:
                found[name] = value
        return found

    def run(self, text: str) -> Any:
        """Evaluate the next text; see `Sandbox.run`."""
        if self._driver is DataflowCompiler:
            if in_event_loop():
                raise RuntimeError(
                    "the context has async functions and an event loop is running: await arun(…) instead"
                )
            return asyncio.run(self.arun(text))
        program, closure = self._next(text)
        run = self._begin(program, self.sandbox.direct_run)
        try:
            return finish(run, closure(self._frame))
        except RAISED as error:
            told = translate(as_failure(error), program.source, self.sandbox.limits)
        finally:
            self._end(run)
        raise told

    async def arun(self, text: str) -> Any:
        """Evaluate the next text inside a running event loop; see `Sandbox.arun`."""
        if self._driver is DirectCompiler:
            return self.run(text)
        program, closure = self._next(text)
        run = self._begin(program, self.sandbox.dataflow_run)
        hook = AwaitingHook(self.sandbox.limits.calls_in_flight)
        run.hook = hook

        def start() -> Any:
            try:
                value = closure(self._frame)
                return finish_later(run, value) if type(value) is Pending else finish(run, value)
            except RAISED as error:
                return Pending.failed(as_failure(error))

        try:
            return await self.sandbox.awaited(program, hook, start)
        finally:
            self._end(run)

    def _next(self, text: str) -> tuple[Program, Closure]:
        program = self.sandbox.read(text)
        closure, _ = self.sandbox.compile(self._driver, program.source, frozenset(), self._scope)
        self._frame += [UNBOUND] * (HEADER + len(self._scope.slots) - len(self._frame))
        return program, closure

    def _begin(self, program: Program, kind: type[Run]) -> Run:
        run = kind()
        run.adopted = self._adopted
        run.kept = self._kept
        self._frame[0], self._frame[2] = run, ()
        return run

    def _end(self, run: Run) -> None:
        self.printed = "".join(run.printed)
        self._frame[0] = None
