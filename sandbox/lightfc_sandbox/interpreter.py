"""From a text to a program that can run: read, checked and compiled over a context map, a policy and limits."""

from __future__ import annotations

import _ast as ast
import re
from _thread import allocate_lock
from abc import ABC, abstractmethod
from bisect import bisect
from collections.abc import Callable, Collection, Iterable, Mapping, Set
from functools import cache, cached_property
from importlib import import_module
from types import MappingProxyType
from typing import Any, ClassVar, Self

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.checking.checker import Checker
from lightfc_sandbox.checking.earlier_imports import imports_above
from lightfc_sandbox.checking.ir import Node
from lightfc_sandbox.checking.language import GRAMMARS
from lightfc_sandbox.checking.scope import Names, Scope, stored_names
from lightfc_sandbox.checking.sites import CallHook, CallSite
from lightfc_sandbox.effects import IN_TURN
from lightfc_sandbox.environment import Environment
from lightfc_sandbox.errors import RAISED, LimitExceeded
from lightfc_sandbox.evaluation.program import Compiled
from lightfc_sandbox.evaluation.runs import translate
from lightfc_sandbox.parsing.parse import parse
from lightfc_sandbox.parsing.source import Source, statement_starts
from lightfc_sandbox.policy import Isolation, Policy
from lightfc_sandbox.scheduling.futures import Pending
from lightfc_sandbox.scheduling.hook import HostCalls, in_event_loop
from lightfc_sandbox.stdlib.registry import DERIVED
from lightfc_sandbox.values.opened import kinds_of
from lightfc_sandbox.values.type_tables import learn

_NO_NAMES: frozenset[str] = frozenset()
_NO_KINDS: Mapping[str, type] = MappingProxyType({})
_OF_LIBRARY = ("import", "except", "ExceptionGroup")
"""What a program says, one of which at least, that uses something of the library which is written in the language."""


def _too_deep(limits: Limits) -> LimitExceeded:
    return LimitExceeded("depth", limits.depth, "the program nests too deeply for the stack of this thread")


class Program:
    """A checked program, to be run any number of times, also by threads and tasks at the same time.

    Made by `Sandbox.check`. Only the sandbox that made it can run it.

    Attributes:
        text: The source of the program, as a str.
        source: The source with its syntax tree, which gives the spans of nodes.

    Examples:
        >>> from lightfc_sandbox import Sandbox
        >>> sandbox = Sandbox({"x": 2})
        >>> program = sandbox.check("x + y", ["y"])
        >>> [sandbox.run(program, {"y": y}) for y in (1, 2)]
        [3, 4]
    """

    def __init__(
        self, sandbox: Interpreter, source: Source, variables: frozenset[str], kinds: Mapping[str, type] = _NO_KINDS
    ) -> None:
        self.sandbox = sandbox
        self.source = source
        self.text = source.text
        self.variables = variables
        self.kinds = kinds
        self.behind = 0  # the programs of its session that had begun when it was checked
        self._once = allocate_lock()  # held while it is checked or compiled, by which its tree changes
        self._checked: tuple[Checker, Node] | None = None
        self._compiled: Compiled | None = None
        self._direct: Compiled | None = None

    @property
    def checked(self) -> Checker:
        """The checker, after it has checked the program; it does so once.

        Raises:
            ExpressionError: The policy does not allow the program.
        """
        return (self._checked or self._check())[0]

    def _check(self) -> tuple[Checker, Node]:
        with self._once:
            if self._checked is None:
                self._checked = self.sandbox.checked(self)
            return self._checked

    @property
    def compiled(self) -> Compiled:
        """The program, compiled for runs whose calls a hook makes; it is compiled once."""
        if self._compiled is None:
            self._compiled = self._compile(calling=self.sandbox.calling or self.checked.calls_host)
        return self._compiled

    @property
    def direct(self) -> Compiled | None:
        """The program, compiled for runs that make each call where it stands. None if it has calls to await."""
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
            with self._once:
                return Compiled(*checked, calling=calling)
        except RecursionError:
            told = _too_deep(self.sandbox.limits)
        raise told

    @property
    def names(self) -> Names:
        """The meaning of the names that the program does not bind itself."""
        return self.sandbox.environment.names(self.variables)

    @property
    def constructs(self) -> bool:
        """Whether the program calls a constructor of a type of the host."""
        return self.checked.constructs

    @property
    def imports(self) -> Mapping[str, Any]:
        """The names that the program binds by imports alone, each with the module or member that it stands for."""
        return self.checked.scope.imports

    @property
    def sites(self) -> list[CallSite]:
        """Every call of a function of the context in the program, in the order in which Python would make them."""
        return (self._checked or self._check())[0].sites

    @property
    def root_call(self) -> CallSite | None:
        """The only call, if the whole program is one call of a function of the context; else None."""
        sites = self.sites
        body: Any = self.source.tree.body
        if type(body) is list and len(body) == 1 and isinstance(body[0], ast.Expr):
            body = body[0].value
        return sites[-1] if sites and sites[-1].node is body else None

    @property
    def overlaps(self) -> bool:
        """Whether two calls of the program could run at the same time."""
        sites, functions = self.sites, self.sandbox.environment.calls
        if any(each.target is None for each in sites) and not all(each.order in IN_TURN for each in functions):
            return True  # what the program computes, such as what `map` is given, may be called many times
        return self.overlaps_among(sites)

    def overlaps_among(self, sites: Iterable[CallSite]) -> bool:
        """Whether two calls of some of the program's `sites` could run at the same time.

        They could not if each call is an argument of the next one, or waits for those before it: from one statement to
        the next all do that but those which only read, and tasks. Those which act do it everywhere, and all wait for
        them.
        """
        before: CallSite | None = None
        for site in sites:
            if site.declared not in IN_TURN:
                ahead = _runs_ahead(site)
                if site.repeated if ahead else site.inside:
                    return True
                if before is not None and before.declared not in IN_TURN and not _within(before.node, site.node):
                    follows = self._takes(site, before) if ahead and _runs_ahead(before) else True
                    if not follows or self._statement_of(before) == self._statement_of(site):
                        return True
            before = site
        return False

    @cached_property
    def _starts(self) -> list[tuple[int, int]]:
        return statement_starts(self.source.tree)

    def _statement_of(self, site: CallSite) -> int:
        """The number of the statement that a call stands in."""
        node: Any = site.node
        return bisect(self._starts, (node.lineno, node.col_offset))

    def _takes(self, site: CallSite, before: CallSite) -> bool:
        """Whether a call takes what one before it gives, by the name of a variable that is assigned nothing else."""
        call: Any = site.node
        names = {each.id for each in (*call.args, *(each.value for each in call.keywords)) if type(each) is ast.Name}
        times = self.checked.scope.times
        return any(times.get(name) == 1 for name in names & self._assigned.get(id(before.node), _NO_NAMES))

    @cached_property
    def _assigned(self) -> dict[int, Set[str]]:
        """The names that values are assigned to, by the node of the value."""
        assignments = [each for each in self.source.nodes if type(each) is ast.Assign]
        return {id(each.value): stored_names(each.targets[0]) for each in assignments}


def _runs_ahead(site: CallSite) -> bool:
    return site.declared == "free" or site.task


def _within(inner: Any, outer: Any) -> bool:
    """Whether one node stands inside another."""
    return (outer.lineno, outer.col_offset) <= (inner.lineno, inner.col_offset) and (
        (inner.end_lineno, inner.end_col_offset) <= (outer.end_lineno, outer.end_col_offset)
    )


def _may_need_library(source: Source) -> bool:
    if not source.is_plain or any(each in source.text for each in _OF_LIBRARY):
        return True
    return "class" in source.text and re.search(DERIVED, source.text) is not None


def _loaded_later(module: str, name: str) -> Callable[..., Any]:
    """A function of `evaluation`, loaded with what it needs when it is first called."""
    find = cache(lambda: getattr(import_module(f"lightfc_sandbox.evaluation.{module}"), name))
    return lambda *args: find()(*args)


_CALL_OUT = _loaded_later("outward", "call_out")
_CALLED_BACK = _loaded_later("builtin_calls", "called_back")
_CALLED_FOR_EACH = _loaded_later("builtin_calls", "called_for_each")


class Interpreter(ABC):
    """Reads, checks and starts programs: the base of `Sandbox` and `Session`, and all that an engine needs.

    Attributes:
        isolation: Where programs are evaluated: `"none"` or `"process"`.
        calling: Whether a program may get functions of earlier programs that call functions of the host.
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
        """The names that earlier programs of a session have bound; none outside of a session."""
        return ()

    def _set_limits(self, limits: Limits) -> None:
        self.limits = limits
        known = self.environment
        host = (known.host_types, known.host_attributes, known.opened)
        self.run_kind = self.run_type.kind(limits, known.variables, _CALL_OUT, *host)
        self.run_kind.named_types = known.named_types
        self.run_kind.called_back, self.run_kind.each = staticmethod(_CALLED_BACK), staticmethod(_CALLED_FOR_EACH)

    def limited(self, limits: Limits) -> Self:
        """A copy with other limits. The copy of a session shares its variables."""
        made = object.__new__(type(self))  # without `copy`, which takes long to import
        vars(made).update(vars(self))
        made._set_limits(limits)
        return made

    def check(self, text: str, variables: Iterable[str] = ()) -> Program:
        """Read and check a program. Nothing of it runs.

        Args:
            text: The program: one expression, unless the policy is `Policy.PROGRAMS`.
            variables: The names of variables that `run` will be given, beside those of the context. A mapping of names
                to values also has the use of objects of the host among the values checked.

        Returns:
            The program, ready to be run many times.

        Raises:
            ExpressionError: The program is not Python, or the policy does not allow it; `violations` has every fault.
            LimitExceeded: The program is too long, or its syntax tree too large or too deep.
            TypeError: `text` is not a str.
            ValueError: A variable has a name that no program could write, or that of a function of the context.
        """
        program = self.read(text, variables)
        _ = program.checked
        return program

    def read(self, text: str, variables: Iterable[str] = ()) -> Program:
        """Read a program without checking it; it is checked when it is first run.

        Args:
            variables: As for `check`.

        Raises:
            ExpressionError: The program is not Python.
            LimitExceeded: The program is too long, or its syntax tree too large or too deep.
        """
        source = parse(text, self.limits, self.policy)
        kinds = self.environment.kinds
        if not variables:
            return Program(self, source, _NO_NAMES, kinds)
        kinds = {name: kind for name, kind in kinds.items() if name not in variables}
        if isinstance(variables, Mapping):
            learn()
            kinds |= kinds_of(variables)
        return Program(self, source, frozenset(variables), kinds)

    def scope(self) -> Scope | None:
        """The variables of earlier programs of a session; None outside of one.

        A program adds its own when it starts.
        """
        return None

    def checked(self, program: Program) -> tuple[Checker, Node]:
        """Check a program: what has checked it, and its IR."""
        try:
            return self._check(program)
        except RecursionError:
            told = _too_deep(self.limits)  # raised outside, where the frames are not kept alive
        raise told

    def _check(self, program: Program) -> tuple[Checker, Node]:
        known = self.environment
        names = known.names(program.variables)
        source, scope = program.source, self.scope()
        earlier: Mapping[str, int] = {} if scope is None else scope.slots
        above = imports_above(scope, source.text)
        needs = bool(earlier) or bool(above) or _may_need_library(source)
        if self.policy is Policy.PROGRAMS and not source.added and needs:
            from lightfc_sandbox.stdlib.written import needs_library  # which other texts do without

            if needs_library(above + source.text, earlier):
                from lightfc_sandbox.checking.library import add_written  # which few texts need

                add_written(source, names, scope, above, self.limits, shared=not known.host_attributes)
        if source.added:
            from lightfc_sandbox.checking.library import check_size

            check_size(source, self.limits)
        if not source.is_plain:
            from lightfc_sandbox.checking.plain import read_plainly  # which few texts need

            read_plainly(source)
        checker = Checker(source, names, self.policy, self._grammar, known.host_attributes, scope)
        checker.kinds, checker.opened = program.kinds, known.opened
        return checker, checker.check()

    def begin(
        self, run: Run, program: Program, checked: Compiled | Checker, variables: Mapping[str, Any] | None
    ) -> None:
        """Give a run what it needs of its program, and the variables that are its own."""
        run.constructs = checked.constructs
        learn()
        if variables:
            run.variables = {**self.environment.variables, **variables}
        if program.variables and not program.variables <= run.variables.keys():
            missing = ", ".join(sorted(program.variables - run.variables.keys()))
            raise ValueError(f"the program was checked with variables that are missing now: {missing}")

    @abstractmethod
    def start(self, program: Program, variables: Mapping[str, Any] | None, hook: CallHook) -> Any:
        """Start to evaluate a program; every call of a function of the host goes through `hook`.

        Returns:
            The exported value, or a `Pending` that will hold it or a failure; `translate` turns a failure into an error
            of this package.

        Raises:
            ExpressionError: The policy does not allow the program.
            LimitExceeded: The program has more calls than its limits allow.
        """

    @staticmethod
    def run_in_own_loop(function: Callable[..., Any], *args: Any) -> Any:
        """Run an async function in a new event loop and return its result.

        Raises:
            RuntimeError: This thread runs an event loop already.
        """
        if in_event_loop():
            raise RuntimeError("async functions may be called and an event loop is running: await arun(…) instead")
        from lightfc_sandbox.scheduling.event_loops import run_in_own_loop

        return run_in_own_loop(function, *args)

    async def awaited(self, program: Program, variables: Mapping[str, Any] | None) -> Any:
        """The value of a program whose calls are awaited, within the time limit; no call is left running."""
        import asyncio

        hook = HostCalls(self.limits.calls_in_flight)
        try:
            value = self.start(program, variables, hook)
            await hook.watch.settle()
            if type(value) is not Pending:
                return value
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            value.then(lambda: None if done.done() else done.set_result(None))
            async with asyncio.timeout(self.limits.time_s):
                await done
            await hook.watch.settle()
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
