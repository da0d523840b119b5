"""A session whose programs are evaluated in one confined worker, which holds its variables and lives as long as it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking.scope import Scope
from lightfc_sandbox.checking.sites import CallHook
from lightfc_sandbox.interpreter import Interpreter, Program
from lightfc_sandbox.isolation.confined import SessionWorker
from lightfc_sandbox.scheduling.hook import HostCalls
from lightfc_sandbox.session import Session


class ConfinedSession(Session):
    """See `Session`; made by a `Sandbox` that is isolated.

    Where its worker ends, by a limit of time or by the kernel, the variables end with it: the next program is refused.
    """

    run_type = Run

    def __init__(self, sandbox: Interpreter) -> None:
        Interpreter.__init__(self, sandbox.environment, sandbox.policy, sandbox.limits)
        self.sandbox = sandbox
        self._awaits = any(each.is_async for each in self.environment.calls)
        self._scope = Scope(None)
        self._scope.known = {"makes_missing": self.environment.names(frozenset()).makes_missing}
        self._worker = SessionWorker(self.environment, self.policy)

    @property
    def printed(self) -> str:
        """See `Session.printed`."""
        return "".join(self._worker.printed)

    @property
    def variables(self) -> dict[str, Any]:
        """See `Session.variables`."""
        return self._worker.variables(self.limits, self.defined)

    @property
    def defined(self) -> Collection[str]:
        """See `Interpreter.defined`."""
        return self._scope.named

    def run(self, text: str) -> Any:
        """See `Session.run`."""
        if self._awaits:
            return self.run_in_own_loop(self.arun, text)
        program = self.read(text)
        hook = HostCalls(self.limits.calls_in_flight, awaits=False)
        return self.finished(program, self._confined(program, None, hook, direct=True))

    def read(self, text: str, variables: Iterable[str] = ()) -> Program:
        """See `Sandbox.read`."""
        return Interpreter.read(self, text, variables)

    def scope(self) -> Scope:
        """See `Interpreter.scope`."""
        return self._scope.copy()

    def start(self, program: Program, variables: Mapping[str, Any] | None, hook: CallHook) -> Any:
        """See `Interpreter.start`."""
        return self._confined(program, variables, hook, direct=False)

    def _confined(self, program: Program, variables: Mapping[str, Any] | None, hook: CallHook, *, direct: bool) -> Any:
        checker = program.checked
        run = self.run_kind()
        self.begin(run, program, checker, variables)
        self._scope.become(checker.scope)
        self._scope.known = checker.lasting
        return self._worker.start(run, program, run.variables, hook, direct=direct)
