"""The sandbox: a context map, a policy and limits, ready to evaluate any number of programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Never

from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.checking.sites import CallHook, OrderOf
from lightfc_sandbox.environment import Environment
from lightfc_sandbox.errors import RAISED
from lightfc_sandbox.evaluation.runs import run_here, start, translate
from lightfc_sandbox.interpreter import Interpreter, Program
from lightfc_sandbox.policy import Isolation, Policy, PolicyName
from lightfc_sandbox.scheduling.futures import as_failure
from lightfc_sandbox.scheduling.hook import HostCalls
from lightfc_sandbox.suggestions import refuse_options
from lightfc_sandbox.values.opened import OpenType, kinds_of

if TYPE_CHECKING:
    from lightfc_sandbox.session import Session

_MAX_KEPT = 64
_MAX_KEPT_CHARS = 1_000


class Sandbox(Interpreter):
    """Evaluates programs. A program reaches the context and the builtins of the language, and nothing else of the host.

    A sandbox keeps no state of its runs, so threads and tasks can share it.

    Args:
        context: The names that a program can use; the map is copied. A function, or any other callable, can be called.
            A class can be called; of a dataclass, enum, named tuple or pydantic model, the public fields can be read.
            Every other value is a variable. Names may be dotted (`"math.factorial"`). None, the default, for no names.
        policy: How much of Python a program may use: a `Policy` or its name, such as `"programs"`. By default
            `Policy.EXPRESSIONS`, which is enough for nested calls with operators.
        limits: The bounds of one run; `Limits()` if None.
        order_of: Gives the order of the calls of a function of the context, which it takes as its argument. `"free"`:
            calls change nothing and may overlap across statements. `"effect"`: calls keep the order of statements, and
            overlap inside of one expression. `"turn"`: calls keep the order of the program. `"alone"`: nothing else
            runs at the same time. None, the default: all are `"effect"`, the best guess about a function of which
            nothing is known.
        maker_of: Gives the function that is called if a program calls a class of the context; it takes the class. None,
            the default: the class itself is called.
        types: What a program may do with objects of the host, by type. Objects of all other types are opaque: a program
            can only pass them on. Opening a type does not give a program its name; the context does. An object of an
            opened type is a variable, even if it is callable.
        isolation: Where programs are evaluated. `"none"`, the default: in this process, which is fastest. `"process"`:
            in a process that the kernel confines. `"best"`: in a confined process if the kernel can confine one, else
            in this one. Functions of the context are called in this process in any case.

    Attributes:
        isolation: Where programs are evaluated: `"none"` or `"process"`.

    Raises:
        TypeError: `context` is not a mapping, or `policy`, `limits` or one of `types` has a wrong type.
        ValueError: A program could not write one of the names, a value is a module, a type is opened twice, or
            `isolation` is not one of its three values.
        IsolationError: The kernel cannot confine a process, and `isolation` is `"process"`.

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
        **misspelt: Never,
    ) -> None:
        if misspelt:
            known = {"context": None, **(Sandbox.__init__.__kwdefaults__ or {})}
            refuse_options(type(self).__name__, misspelt, known, {"limits": Limits})
        if limits is not None and not isinstance(limits, Limits):
            raise TypeError(f"limits must be Limits(...), not {type(limits).__name__}")
        self.isolation: Isolation = "none" if isolation == "none" else _confinement().resolve(isolation)
        level = Policy.of(policy)
        super().__init__(Environment(context or {}, level, order_of, maker_of, types), level, limits or Limits())

    def _set_limits(self, limits: Limits) -> None:
        super()._set_limits(limits)
        self._kept: dict[Any, Program | None] = {}  # None: it has come once

    def read(self, text: str, variables: Iterable[str] = ()) -> Program:
        """Read a program without checking it; a short one that comes again is read, checked and compiled only once.

        Args:
            text: The program.
            variables: As for `check`.

        Raises:
            ExpressionError: The program is not Python.
            LimitExceeded: The program is too long, or its syntax tree too large or too deep.
        """
        key: Any = text
        if variables:
            if not isinstance(variables, Mapping):
                variables = _names(variables)
            elif kinds_of(variables):  # of objects of the host, the check wants to know the types
                return Interpreter.read(self, text, variables)
            key = text, frozenset(variables)
        kept = self._kept
        known: Any = kept.get(key, False) if type(text) is str else False
        if known:
            return known  # type: ignore[no-any-return]
        program = Interpreter.read(self, text, variables)
        if known is None:
            kept[key] = program
        elif len(text) <= _MAX_KEPT_CHARS and not self.environment.opened:  # what their methods call is noted at it
            if len(kept) >= _MAX_KEPT:
                kept.clear()
            kept[key] = None  # most do not come again
        return program

    def session(self) -> Session:
        """Start a session: programs that run one after the other and share their variables and functions."""
        if self.isolation != "none":
            from lightfc_sandbox.isolation.confined import ConfinedSession

            return ConfinedSession(self)
        from lightfc_sandbox.session import Session  # which only who asks for one needs

        return Session(self)

    def run(self, text: str | Program, variables: Mapping[str, Any] | None = None) -> Any:
        """Evaluate a program and return its value.

        A program that calls an async function of the context is evaluated by `arun`, in an event loop of its own. An
        exception of a function that is not an `Exception`, such as `KeyboardInterrupt`, is raised as it is.

        Args:
            text: The program, or the `Program` that `check` of this sandbox gave. A `Program` is checked only once, and
                so is a text of at most 1,000 characters that comes again soon.
            variables: Variables of this run. They hide variables of the context of the same name.

        Returns:
            The value. Iterators, generators and views in it have become lists. A value of the context that the program
            did not change is the same object.

        Raises:
            ExpressionError: The program is not Python, or the policy does not allow it. Nothing has run.
            LimitExceeded: The program asked for more than its limits.
            EvaluationError: The program, or a function that it called, raised an `Exception`; or the value holds a
                function, which cannot leave a program.
            IsolationError: The confined process ended.
            RuntimeError: The program calls an async function, and this thread runs an event loop: use `arun`.
            TypeError: `text` is neither a str nor a `Program`.
            ValueError: A variable has a name that no program could write, or that of a function of the context. Or
                a `Program` comes from another sandbox, or without the variables that it was checked with.
        """
        program = text if isinstance(text, Program) else self.read(text, variables or ())
        if program.sandbox is not self:
            self._check_own(program)
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
        """Evaluate a program inside of a running event loop. Async calls that do not need one another overlap.

        Functions that are not async are called in the thread of the event loop. When the run ends, by its value, an
        error, its time limit or a cancellation, its calls are cancelled. It waits up to 5 s for calls that ignore that.

        Args:
            text: The program, or the `Program` that `check` of this sandbox gave.
            variables: Variables of this run. They hide variables of the context of the same name.

        Returns:
            The value, as from `run`.

        Raises:
            ExpressionError: The program is not Python, or the policy does not allow it. Nothing has run.
            LimitExceeded: The program asked for more than its limits.
            EvaluationError: The program, or a function that it called, raised an `Exception` or was cancelled.
            IsolationError: The confined process ended.
            TypeError: `text` is neither a str nor a `Program`.
            ValueError: As in `run`.
        """
        program = text if isinstance(text, Program) else self.read(text, variables or ())
        self._check_own(program)
        return await self.awaited(program, variables)

    def _check_own(self, program: Program) -> None:
        """Refuse a program of another sandbox; those of a copy with other limits have the same names."""
        if program.sandbox.environment is not self.environment:
            raise ValueError("the program was checked by another sandbox, with other names: run it there")

    def start(self, program: Program, variables: Mapping[str, Any] | None, hook: CallHook) -> Any:
        """Start a run whose calls an engine makes. `lightfc_sandbox.engine` has the types that an engine needs.

        Args:
            program: The program.
            variables: The values of the variables whose names `read` was given.
            hook: Makes each call.

        Returns:
            The value, or a `Pending` that will hold it or a failure.

        Raises:
            ExpressionError: The policy does not allow the program.
            LimitExceeded: The program has more calls than its limits allow.
            ValueError: A variable is missing that the program was checked with.
        """
        if self.isolation != "none":
            return self._confined(program, variables, hook, direct=False)
        compiled = program.compiled
        run = self.run_kind()
        self.begin(run, program, compiled, variables)
        frame = [run, None, (), *compiled.blank]
        return start(
            run,
            hook,
            compiled.closure,
            frame,
            calls=compiled.calls,
            suspends=compiled.suspends,
            copies=compiled.copies,
            continues=False,
        )

    def _run_confined(self, program: Program, variables: Mapping[str, Any] | None) -> Any:
        if program.checked.awaits:
            return self.run_in_own_loop(self.arun, program, variables)
        hook = HostCalls(self.limits.calls_in_flight, awaits=False)
        return self.finished(program, self._confined(program, variables, hook, direct=True))

    def _confined(self, program: Program, variables: Mapping[str, Any] | None, hook: CallHook, *, direct: bool) -> Any:
        run = self.run_kind()
        self.begin(run, program, program.checked, variables)
        start = _confinement().start
        return start(self.environment, self.policy, run, program, run.variables, hook, direct=direct)


@cache
def _confinement() -> Any:
    """What evaluates programs in a confined process, loaded where somebody asks for it."""
    from lightfc_sandbox.isolation import confined

    return confined


def _names(variables: Iterable[str]) -> frozenset[str]:
    """The names of variables that a check is given without values."""
    if isinstance(variables, str) or not isinstance(variables, Iterable):
        raise TypeError(f"variables must be a dict of names to values, not {type(variables).__name__}")
    return frozenset(variables)
