"""The sandbox: a context map, a policy and limits, ready to evaluate any number of programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.environment import Environment
from lightfc_sandbox.errors import RAISED
from lightfc_sandbox.evaluation.outward import CallHook, OrderOf
from lightfc_sandbox.evaluation.runs import run_here, start
from lightfc_sandbox.evaluation.tracebacks import translate
from lightfc_sandbox.interpreter import Interpreter, Program
from lightfc_sandbox.policy import Isolation, Policy, PolicyName
from lightfc_sandbox.scheduling.futures import as_failure
from lightfc_sandbox.values.opened import OpenType

if TYPE_CHECKING:
    from lightfc_sandbox.session import Session

__all__ = ["Program", "Sandbox"]


class Sandbox(Interpreter):
    """Evaluates programs against a context map, and nothing else of the host.

    Args:
        context: What a program can name. A function (or any other callable) can be called; a class can be called, and
            where it is a dataclass, enum, named tuple or pydantic model its public fields can be read; everything
            else is a variable. Names may be dotted (`"math.factorial"`). The map is copied.
        policy: How much of Python a program may use; a `Policy` or its name, such as `"programs"`.
        limits: What one run may use.
        order_of: How the calls of a function of the context may be ordered where calls overlap: `"free"` (they change
            nothing, so they overlap across statements), `"effect"` (in program order from statement to statement),
            `"turn"` (inside one expression too) or `"alone"` (nothing runs beside them); None: each is an effect.
        maker_of: What a program calls where it calls a class of the context; None: the class itself.
        types: What a program may do with objects of types of the host; all else of them is opaque. A class is not named
            by being opened: that is what the context is for. An object of an opened type is a variable, also if it
            can be called.
        isolation: Where programs are evaluated: `"none"`, in this process; `"process"`, in a process that the kernel
            confines; `"best"`, confined where the kernel can. Calls are made in this process in any case. The
            attribute tells which of the first two it is.

    Raises:
        TypeError: The policy or the limits are of a wrong type.
        IsolationError: The kernel cannot confine a process, and `isolation` is `"process"`.
        ValueError: A name that no program could write, or a module as a value.

    A sandbox keeps no state of its runs: it serves many threads and tasks at once.

    Examples:
        >>> from lightfc_sandbox import Limits, Sandbox
        >>> sandbox = Sandbox({"x": 2, "double": lambda n: 2 * n}, limits=Limits(time_s=1.0))
        >>> sandbox.run("double(x) + y", {"y": 1})
        5
    """

    def __init__(
        self,
        context: Mapping[str, Any] | None = None,
        *,
        policy: Policy | PolicyName = Policy.EXPRESSIONS,
        limits: Limits | None = None,
        order_of: OrderOf | None = None,
        maker_of: Callable[[type], Callable[..., Any]] | None = None,
        types: Iterable[OpenType] = (),
        isolation: Isolation = "none",
    ) -> None:
        if limits is not None and not isinstance(limits, Limits):
            raise TypeError(f"limits must be Limits(...), not {type(limits).__name__}")
        self.isolation: Isolation = "none" if isolation == "none" else _confinement().resolve(isolation)
        level = Policy.of(policy)
        super().__init__(Environment(context or {}, level, order_of, maker_of, types), level, limits or Limits())

    def session(self) -> Session:
        """Programs whose variables and functions the next program sees."""
        if self.isolation != "none":
            from lightfc_sandbox.isolation.confined_session import ConfinedSession

            return ConfinedSession(self)
        from lightfc_sandbox.session import Session  # which only who asks for one needs

        return Session(self)

    def run(self, text: str | Program, variables: Mapping[str, Any] | None = None) -> Any:
        """Evaluate a program and give its value.

        Where the program calls an async function of the context, it is evaluated by `arun` in an event loop of its own.

        Args:
            text: The program, or what `check` gave for it.
            variables: Variables for this run, over those of the context.

        Raises:
            ExpressionError: The program is at fault.
            LimitExceeded: The program asked for more than its limits.
            EvaluationError: The program, or a function that it called, raised an `Exception`.
            RuntimeError: The program calls an async function, and this thread runs an event loop already: use `arun`.
            ValueError: A program is given without the variables it was checked with.

        What a function of the host raises that is no `Exception` (`KeyboardInterrupt`, `SystemExit`, `GeneratorExit`)
        is meant for the host, and passes through as it is.
        """
        program = text if isinstance(text, Program) else self.read(text, variables or ())
        if self.isolation != "none":
            return self._run_confined(program, variables)
        compiled = program.direct
        if compiled is None:
            return self.run_in_own_loop(self.arun, program, variables)
        run = self.run_kind()
        if variables or program.variables or compiled.constructs:
            self.begin(run, program, compiled, variables)
        frame: list[Any] = [run, None, (), *compiled.blank]
        try:
            return run_here(run, compiled.closure, frame)
        except RAISED as error:
            # Told here and raised outside: what was raised is not chained, and its frames are not kept alive.
            told = translate(as_failure(error), program.source, self.limits)
        finally:
            frame.clear()  # functions of the program know it as it knows them, and would wait for the garbage collector
        try:
            raise told
        finally:
            del told  # an exception knows this frame: one that the frame knows too would wait for the garbage collector

    async def arun(self, text: str | Program, variables: Mapping[str, Any] | None = None) -> Any:
        """Evaluate a program whose calls may be async; those that do not wait for one another overlap.

        Args:
            text: The program, or what `check` gave for it.
            variables: Variables for this run, over those of the context.

        Raises:
            ExpressionError: The program is at fault.
            LimitExceeded: The program asked for more than its limits.
            EvaluationError: The program, or a function that it called, raised an `Exception` or was cancelled.
            ValueError: A program is given without the variables it was checked with.

        Plain functions are called in the event loop's thread. When this ends, by an error, its time limit or a
        cancellation too, no call that it started is left running, but one that ignores its cancellation for 5 s. What
        a function of the host raises that is no `Exception` passes through as it is, as in `run`.
        """
        program = text if isinstance(text, Program) else self.read(text, variables or ())
        return await self.awaited(program, variables)

    def start(self, program: Program, variables: Mapping[str, Any] | None, hook: CallHook) -> Any:
        """Begin a run whose calls the host makes itself; `lightfc_sandbox.engine` is for who writes such a host.

        Args:
            program: What is run.
            variables: Values of the variables that `read` was told of.
            hook: Asked for each call.

        Returns:
            The value, or, where calls have to be waited for, what gives it later.
        """
        if self.isolation != "none":
            return self._confined(program, variables, hook, direct=False)
        compiled = program.compiled
        run = self.run_kind()
        self.begin(run, program, compiled, variables)
        frame = [run, None, (), *compiled.blank]
        return start(
            run, hook, compiled.closure, frame, suspends=compiled.suspends, copies=compiled.copies, continues=False
        )

    def _run_confined(self, program: Program, variables: Mapping[str, Any] | None) -> Any:
        if program.checked.awaits:
            return self.run_in_own_loop(self.arun, program, variables)
        from lightfc_sandbox.scheduling.hook import HostCalls

        hook = HostCalls(self.limits.calls_in_flight, awaits=False)
        return self.finished(program, self._confined(program, variables, hook, direct=True))

    def _confined(self, program: Program, variables: Mapping[str, Any] | None, hook: CallHook, *, direct: bool) -> Any:
        run = self.run_kind()
        self.begin(run, program, program.checked, variables)
        start = _confinement().start
        return start(self.environment, self.policy, run, program, run.variables, hook, direct=direct)


def _confinement() -> Any:
    """What evaluates programs in a confined process, loaded where somebody asks for it."""
    from lightfc_sandbox.isolation import confined

    return confined
