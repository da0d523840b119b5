"""From a text to a program that can run: read, checked and compiled over a context map, a policy and limits."""

from __future__ import annotations

import ast
import copy
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Self

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.checking.checker import Checker
from lightfc_sandbox.checking.grammar import GRAMMARS
from lightfc_sandbox.checking.ir import Block, Node
from lightfc_sandbox.checking.scope import UNBOUND, Names, Scope
from lightfc_sandbox.checking.sites import CallSite
from lightfc_sandbox.environment import Environment
from lightfc_sandbox.errors import RAISED, LimitExceeded
from lightfc_sandbox.evaluation.builtin_calls import called_back, called_for_each
from lightfc_sandbox.evaluation.emitter import Emitter
from lightfc_sandbox.evaluation.outward import CallHook, call_out
from lightfc_sandbox.evaluation.runs import changing, statements, suspends
from lightfc_sandbox.evaluation.shapes import cover
from lightfc_sandbox.evaluation.table import TABLE
from lightfc_sandbox.evaluation.tracebacks import translate
from lightfc_sandbox.parsing.parse import parse
from lightfc_sandbox.parsing.source import Source
from lightfc_sandbox.policy import Isolation, Policy
from lightfc_sandbox.scheduling.futures import Pending
from lightfc_sandbox.scheduling.hook import HostCalls, in_event_loop
from lightfc_sandbox.values.opened import kinds_of

__all__ = ["Interpreter", "Program"]

_NO_NAMES: frozenset[str] = frozenset()
_NO_KINDS: Mapping[str, type] = MappingProxyType({})


def _too_deep(limits: Limits) -> LimitExceeded:
    return LimitExceeded("depth", limits.depth, "the tree is too deep for the stack of this thread")


class Compiled:
    """What checking and compiling a text once comes to.

    Attributes:
        closure: The text.
        blank: Its variables as a run finds them, unbound.
        checker: What checked it: its sites, and what it may do.
        constructs: It calls a constructor of a type of the host.
        suspends: It may have to wait for a call before it is at its end.
    """

    __slots__ = ("blank", "checker", "closure", "constructs", "copies", "suspends")

    def __init__(self, checker: Checker, root: Node, *, calling: bool) -> None:
        emitter = Emitter(checker, root, TABLE, cover, calling=calling)
        closure = emitter.emit(root)
        self.checker, self.constructs = checker, checker.constructs
        # A loop waits with making more calls where many are in flight.
        self.suspends = emitter.calling and (suspends(root) or any(site.repeated for site in checker.sites))
        self.copies = bool(emitter.writes)
        if type(root) is Block:
            closure = statements(closure)
        if checker.changes:
            lightly = not calling and not checker.calls_host
            alone = lightly and not checker.reads_context and not checker.continues
            closure = changing(closure, lightly=lightly, alone=alone)
        self.closure = closure
        self.blank: Sequence[Any] = [UNBOUND] * len(checker.scope.slots)


class Program:
    """A program that has been checked and can be run any number of times, in any number of threads and tasks.

    Made by `Sandbox.check`.

    Attributes:
        text: The program as text.
        source: The program with its tree, which tells the places of nodes.

    Examples:
        >>> from lightfc_sandbox import Sandbox
        >>> sandbox = Sandbox({"x": 2})
        >>> program = sandbox.check("x + y", ["y"])
        >>> [sandbox.run(program, {"y": y}) for y in (1, 2)]
        [3, 4]
    """

    _checked: tuple[Checker, Node] | None = None
    _compiled: Compiled | None = None
    _direct: Compiled | None = None

    def __init__(
        self, sandbox: Interpreter, source: Source, variables: frozenset[str], kinds: Mapping[str, type] = _NO_KINDS
    ) -> None:
        self.sandbox = sandbox
        self.source = source
        self.text = source.text
        self.variables = variables
        self.kinds = kinds

    @property
    def checked(self) -> Checker:
        """What has checked the text, once.

        Raises:
            ExpressionError: The text holds something that is not allowed.
        """
        return (self._checked or self._check())[0]

    def _check(self) -> tuple[Checker, Node]:
        self._checked = checked = self.sandbox.checked(self)
        return checked

    @property
    def compiled(self) -> Compiled:
        """The text, checked and compiled once, for runs whose calls a hook makes."""
        if self._compiled is None:
            self._compiled = self._compile(calling=self.sandbox.calling or self.checked.calls_host)
        return self._compiled

    @property
    def direct(self) -> Compiled | None:
        """The same for runs whose calls are made on the spot, of which none overlaps; None: it has calls to await."""
        if self._direct is None:
            checker = (self._checked or self._check())[0]
            if checker.awaits:
                return None
            calls = checker.calls_host and not self.sandbox.calling
            self._direct = self._compile(calling=False) if calls else self.compiled
        return self._direct

    def _compile(self, *, calling: bool) -> Compiled:
        checked = self._checked or self._check()
        try:
            return Compiled(*checked, calling=calling)
        except RecursionError:
            told = _too_deep(self.sandbox.limits)
        raise told

    @property
    def names(self) -> Names:
        """What names mean to the text that it does not bind itself."""
        return self.sandbox.environment.names(self.variables)

    @property
    def constructs(self) -> bool:
        """Whether the text calls a constructor of a type of the host."""
        return self.checked.constructs

    @property
    def imports(self) -> Mapping[str, Any]:
        """The names that only imports bind, each with the module or member that it stands for."""
        return self.checked.imports

    @property
    def sites(self) -> list[CallSite]:
        """Every call of a function of the host in the text, in the order in which Python would make them."""
        return (self._checked or self._check())[0].sites

    @property
    def root_call(self) -> CallSite | None:
        """The site of the call that the whole text is; None if it is anything else."""
        sites = self.sites
        body: Any = self.source.tree.body
        if type(body) is list and len(body) == 1 and isinstance(body[0], ast.Expr):
            body = body[0].value
        return sites[-1] if sites and sites[-1].node is body else None

    @property
    def overlaps(self) -> bool:
        """Whether two calls of the text could run at the same time: unless each stands inside the next, they could."""
        before: CallSite | None = None
        for site in self.sites:
            if site.repeated or (before is not None and not _within(before.node, site.node)):
                return True
            before = site
        return False


def _within(inner: ast.AST, outer: ast.AST) -> bool:
    """Whether one node stands inside another."""
    begin, end = (outer.lineno, outer.col_offset), (outer.end_lineno, outer.end_col_offset)  # type: ignore[attr-defined]
    return begin <= (inner.lineno, inner.col_offset) and (inner.end_lineno, inner.end_col_offset) <= end  # type: ignore[attr-defined]


class Interpreter(ABC):
    """Reads, checks and begins texts: what a `Sandbox` and a `Session` have in common, and all that an engine needs.

    Args:
        environment: What a text can name.
        policy: How much of Python it may use.
        limits: What one run may use.

    Attributes:
        isolation: Where texts are evaluated: `"none"` or `"process"`.
        calling: Texts may be given values of other texts that call functions of the host.
    """

    calling = False
    isolation: Isolation = "none"
    run_type: ClassVar[type[Run]] = Run

    def __init__(self, environment: Environment, policy: Policy, limits: Limits) -> None:
        self.environment, self.policy = environment, policy
        self._grammar = GRAMMARS[policy]
        self._set_limits(limits)

    @property
    def defined(self) -> Collection[str]:
        """The names that texts before the next one have given to anything; none outside of a session."""
        return ()

    def _set_limits(self, limits: Limits) -> None:
        self.limits = limits
        known = self.environment
        host = (known.host_types, known.host_attributes, known.opened)
        self.run_kind = self.run_type.kind(limits, known.variables, call_out, *host)
        self.run_kind.named_types = known.named_types
        self.run_kind.called_back, self.run_kind.each = staticmethod(called_back), staticmethod(called_for_each)

    def limited(self, limits: Limits) -> Self:
        """The same with other limits; a session goes on in it."""
        made = copy.copy(self)
        made._set_limits(limits)
        return made

    def check(self, text: str, variables: Iterable[str] = ()) -> Program:
        """Read and check a text; nothing of it runs.

        Args:
            text: One expression.
            variables: Names that `run` will be given beside those of the context; with their values in a mapping, it is
                also checked what the text does with objects of the host among them.

        Raises:
            ExpressionError: The text is no expression, or holds something that the policy does not list; the error
                tells every violation.
            LimitExceeded: The text is too long, or its tree too large or too deep.
        """
        program = self.read(text, variables)
        _ = program.checked
        return program

    def read(self, text: str, variables: Iterable[str] = ()) -> Program:
        """Read a text without checking it: that is done when it is first run.

        Raises:
            ExpressionError: The text is no expression.
            LimitExceeded: The text is too long, or its tree too large or too deep.
        """
        source = parse(text, self.limits, self.policy)
        kinds = self.environment.kinds
        if not variables:
            return Program(self, source, _NO_NAMES, kinds)
        kinds = {name: kind for name, kind in kinds.items() if name not in variables}
        if isinstance(variables, Mapping):
            kinds |= kinds_of(variables)
        return Program(self, source, frozenset(variables), kinds)

    def scope(self) -> Scope | None:
        """Where a text has its variables, if it has those of others; what it adds counts once it begins to run."""
        return None

    def checked(self, program: Program) -> tuple[Checker, Node]:
        """Check a program: what has checked it, and its IR."""
        known = self.environment
        names = known.names(program.variables)
        checker = Checker(program.source, names, self.policy, self._grammar, known.host_attributes, self.scope())
        checker.kinds, checker.opened = program.kinds, known.opened
        try:
            return checker, checker.check()
        except RecursionError:
            told = _too_deep(self.limits)  # raised outside, where the frames are not kept alive
        raise told

    def begin(
        self, run: Run, program: Program, checked: Compiled | Checker, variables: Mapping[str, Any] | None
    ) -> None:
        """Give a run what it needs of its program, and the variables that are its own."""
        run.constructs = checked.constructs
        if variables:
            run.variables = {**self.environment.variables, **variables}
        if program.variables and not program.variables <= run.variables.keys():
            missing = ", ".join(sorted(program.variables - run.variables.keys()))
            raise ValueError(f"the program was checked with variables that are not given: {missing}")

    @abstractmethod
    def start(self, program: Program, variables: Mapping[str, Any] | None, hook: CallHook) -> Any:
        """Begin to evaluate a program; every call of a function of the host goes through `hook`.

        Returns:
            The value, finished to leave the text, or a `Pending` that will hold it, or holds a failure already;
            `translate` makes of a failure the error that this package promises.

        Raises:
            ExpressionError: The text is at fault.
            LimitExceeded: The text holds more calls than its limits allow.
        """

    @staticmethod
    def run_in_own_loop(function: Callable[..., Any], *args: Any) -> Any:
        """What an async function gives, in an event loop of its own.

        Raises:
            RuntimeError: This thread runs an event loop already.
        """
        if in_event_loop():
            raise RuntimeError("async functions may be called and an event loop is running: await arun(…) instead")
        from lightfc_sandbox.scheduling.loops import run_in_own_loop

        return run_in_own_loop(function, *args)

    async def awaited(self, program: Program, variables: Mapping[str, Any] | None) -> Any:
        """The value of a program whose calls are awaited, within the time limit; no call is left running."""
        import asyncio

        hook = HostCalls(self.limits.calls_in_flight)
        try:
            value = self.start(program, variables, hook)
            if type(value) is not Pending:
                return value
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            value.then(lambda: None if done.done() else done.set_result(None))
            async with asyncio.timeout(self.limits.time_s):
                await done
        except TimeoutError:
            raise LimitExceeded("time_s", self.limits.time_s, "calls have not finished", program.text) from None
        finally:
            await hook.close()
        try:
            return self.finished(program, value)
        finally:
            del value  # an exception knows this frame

    def finished(self, program: Program, value: Any) -> Any:
        """The value of a run that is at its end.

        Raises:
            SandboxError: Why there is none.
        """
        if type(value) is not Pending:
            return value
        failure, value = value.failure, value.value
        if failure is None:
            return value
        if not isinstance(failure.error, RAISED):
            import asyncio

            if not isinstance(failure.error, asyncio.CancelledError):
                raise failure.error
        told = translate(failure, program.source, self.limits)
        del failure
        raise told
