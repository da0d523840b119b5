"""Programs that follow one another and share what they assign.

A session is one long program whose parts come one by one. All of them have one frame, one `Run` and one scheduler, so
that whatever an earlier program has begun goes on in a later one: an iterator, a generator or a function kept from
before is charged to the program that asks, and its calls are made by the hook of that program. What begins anew with
each program is the account.

A call is known by its path, which iterators and functions take along. So the paths of a program begin with its number;
the hook is told them without it where they are of the program at hand.
"""

import _ast as ast
import copy
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from itertools import chain
from sys import getrefcount, is_finalizing
from threading import Lock
from typing import Any, ClassVar, Self
from weakref import WeakSet

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking.checker import Checker
from lightfc_sandbox.checking.ir import Node
from lightfc_sandbox.checking.scope import DELETED, HEADER, UNBOUND, Scope
from lightfc_sandbox.checking.sites import CallHook, CallSite, Path
from lightfc_sandbox.effects import LOCAL, MAY_MAKE, TOUCH
from lightfc_sandbox.errors import RAISED, Stop
from lightfc_sandbox.evaluation.rest import RestingScheduler
from lightfc_sandbox.evaluation.runs import run_here, start, translate
from lightfc_sandbox.interpreter import Interpreter, Program
from lightfc_sandbox.parsing.source import Source
from lightfc_sandbox.scheduling.futures import Failure, Pending, as_failure
from lightfc_sandbox.scheduling.hook import HostCalls
from lightfc_sandbox.scheduling.order import Scheduler
from lightfc_sandbox.scheduling.places import Context
from lightfc_sandbox.spans import Span, span_at
from lightfc_sandbox.values.exported import finish
from lightfc_sandbox.values.kinds import (
    CALLABLE,
    CONTAINERS,
    LAZY,
    UNFINISHED,
    CaughtError,
    Record,
    TextGenerator,
    parts,
)


class _HookOfText:
    """The hook of a program, which is told the paths of its calls without the number of the program."""

    def __init__(self, hook: CallHook, root: Path) -> None:
        self._hook, self._root, self._length = hook, root, len(root)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._hook, name)

    def _own(self, path: Path) -> Path:
        return path[self._length :] if path[: self._length] == self._root else path

    def call(self, site: CallSite, path: Path, target: Any, args: list[Any], kwargs: dict[str, Any]) -> Any:
        """See `CallHook.call`."""
        return self._hook.call(site, self._own(path), target, args, kwargs)

    def skip(self, site: CallSite, path: Path, target: Any, cause: Failure) -> Pending:
        """See `CallHook.skip`."""
        return self._hook.skip(site, self._own(path), target, cause)


class _Account(Run):
    """The run of all programs of a session: its account begins anew with each; `text` is its number."""

    functions = 0  # what those of all programs may do
    at_work = False  # the program has begun and is not at its end
    holds = True
    scheduler: Scheduler | None = None

    def __init__(self) -> None:
        super().__init__()
        self.adopted = {}
        self.kept = {}
        self.context = Context((), None, None)  # of all programs, each below those before it
        self.idle: WeakSet[Any] = WeakSet()  # generators that have begun and wait to be asked for an item
        self.turn = Lock()  # held by the program that is checked and evaluated

    def note_functions(self, checker: Checker) -> None:
        """Note what functions may do from here on, which no earlier text knows that calls them."""
        reaching, functions, missing = checker.reaching, checker.functions, checker.makes_missing
        self.surprising = reaching is not None and reaching.handed
        self.functions = (functions | missing if functions & MAY_MAKE else functions) & ~LOCAL
        self.unnamed = (MAY_MAKE if missing else 0) | (TOUCH if checker.special else 0)

    def begin(self, kind: type[Run], *, overlaps: bool) -> None:
        """Begin the next program, which has the turn, with the limits and variables of `kind`."""
        forget_unheld(self.adopted or {})
        text = self.text + 1
        self.__dict__ = {name: self.__dict__[name] for name in _LASTING if name in self.__dict__}
        self.__class__ = kind  # type: ignore[assignment]  # it is made of this one
        self.state = None
        self.refill()
        self.text, self.at_work = text, True
        self.allow(self.levels)
        # No place of a program has the number 0, and none that is called back has a number below it.
        self.root: Path = (0, _ROOTS + text)
        self.generators = [*self.idle]  # none of them goes while the program is evaluated
        if overlaps:
            if self.scheduler is None:
                self.scheduler = RestingScheduler(self, self.limits.calls_in_flight)
            self.scheduler.next_text(self.context)
            self.scheduler.functions = self.functions
            self.state = self.scheduler

    def end(self) -> None:
        """End the program; generators that wait to be asked for an item can be asked by the next."""
        if not self.at_work:
            return
        begun = self.generators
        self.idle.clear()
        self.idle.update(each for each in begun if not each.running and not each.progress.over)
        self.generators = [each for each in begun if each.running]
        super().end()
        self.at_work = False
        self.turn.release()


_ROOTS = 2 * 10**9
"""Numbers in paths that no site and no turn has: see `Checker.placed_site`."""

_LASTING = (
    "adopted", "kept", "context", "idle", "scheduler", "levels", "stack_bytes", "opened", "special",
    "host_keys", "text", "turn", "surprising",
    "functions", "unnamed",
)  # fmt: skip
"""What the run of a session keeps from one program to the next; a function of an earlier one needs as much stack."""


def take_turn(turn: Lock) -> None:
    """Take the turn of a session for a program."""
    if not turn.acquire(blocking=False):
        raise RuntimeError("a session evaluates one program at a time: make a session for each")


class _Kept:
    """What the programs of a session share."""

    def __init__(self, kind: type[Run], *, missing: int) -> None:
        self.run: Any = kind()
        self.scope = Scope(None)
        self.scope.known = {"makes_missing": missing}
        self.frame: list[Any] = self.scope.frame(self.run, None, ())
        self.sources: list[SessionSource] = []

    def __del__(self) -> None:
        if not is_finalizing():  # then greenlets are gone
            self.drop()

    def drop(self) -> None:
        """Drop all values: functions that know the frame would keep them until the garbage collector comes."""
        # Nothing else would: what a generator's stack holds, the garbage collector does not see.
        for each in [*self.run.idle]:
            each.end()
        del self.frame[HEADER:]
        if self.run.scheduler is not None:
            self.run.scheduler.held = []

    def frame_for(self, checker: Checker) -> list[Any]:
        """The frame of the programs, for one that begins now: its names count from here on."""
        self.scope.become(checker.scope)
        self.scope.known = checker.lasting
        frame = self.frame
        frame += [UNBOUND] * (HEADER + len(self.scope.slots) - len(frame))
        frame[0], frame[2] = self.run, self.run.root
        keep_source(self.sources, checker, self.run.text)
        return frame

    def data(self, run: Run) -> dict[str, Any]:
        """The variables that hold data, by name, as they leave a program; `run` is charged."""
        found = {}
        for name, slot in self.scope.named.items():
            value = self.frame[slot] if slot < len(self.frame) else UNBOUND
            if value is not UNBOUND and value is not DELETED and _is_data(value):
                found[name] = _finished(run, value)
        return found


_LASTING_CODE = frozenset({ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.GeneratorExp})


class SessionSource(Source):
    """The source of a program that can call functions of the programs before it, whose nodes stand in those.

    Attributes:
        number: The number of the program in its session, from 1, once it has begun.
    """

    number = 0

    def __init__(self, source: Source, before: "list[SessionSource]") -> None:
        super().__init__(source.text, source.tree, source.offset, source._nodes)
        self.added, self.library, self._put_in = source.added, source.library, source._put_in
        self._before = before

    def span(self, node: ast.AST) -> Span:
        """Where a node stands; for one of an earlier program, all of this one, which has called it."""
        return super().span(node) if self.has(node) else span_at(self.text, 0, len(self.text))

    def segment(self, node: ast.AST) -> str:
        """The program of a node, also of one of an earlier program."""
        if self.has(node):
            return super().segment(node)
        found = self.earlier(node)
        return "" if found is None else found[1].segment(node)

    def earlier(self, node: ast.AST) -> tuple[int, Source] | None:
        """See `Source.earlier`."""
        if self.has(node):
            return None
        return next(((each.number, each) for each in self._before if each.has(node)), None)


def keep_source(sources: list[SessionSource], checker: Checker, number: int) -> bool:
    """Keep the source of a program that begins, if what it makes can call or fail in a later one; gives whether."""
    source = checker.source
    assert type(source) is SessionSource  # noqa: S101 - see `Session.read`
    lasts = bool(checker.defers and checker.sites) or any(type(each) in _LASTING_CODE for each in source.nodes)
    if lasts:
        source.number = number
        sources.append(source)
    return lasts


class Session(Interpreter):
    r"""Programs that run one after the other: each can use what the programs before it assigned and defined.

    Made by `Sandbox.session`. A program that fails keeps what it assigned before it failed. Each program has the limits
    to itself. A session evaluates one program at a time.

    Attributes:
        sandbox: The sandbox that made the session. It gives the context, the policy and the limits.

    Examples:
        >>> from lightfc_sandbox import Sandbox
        >>> session = Sandbox(policy="programs").session()
        >>> session.run("def twice(n): return 2 * n\nrows = [1, 2]")
        >>> session.run("rows.append(twice(4))\nrows"), session.variables
        ([1, 2, 8], {'rows': [1, 2, 8]})
    """

    run_type: ClassVar[type[Run]] = _Account

    def __init__(self, sandbox: Interpreter) -> None:
        super().__init__(sandbox.environment, sandbox.policy, sandbox.limits)
        self.sandbox = sandbox
        self._count_calls()
        self._kept = _Kept(self.run_kind, missing=self.environment.names(frozenset()).makes_missing)

    def _count_calls(self) -> None:
        calls = self.environment.calls
        # One answer for all texts: what one has begun, with calls or without, another goes on with.
        self.calling = bool(calls)
        self._awaits = any(each.is_async for each in calls)

    @property
    def printed(self) -> str:
        """What the last program printed; `""` if it printed nothing."""
        return "".join(self._kept.run.printed)

    @property
    def variables(self) -> dict[str, Any]:
        """The variables that programs have assigned, by name, without those that hold functions or iterators.

        The values are those of the session: whoever changes one changes it for the programs that follow.
        """
        return self._kept.data(self.run_kind())

    @property
    def held(self) -> list[Any]:
        """The values of all variables as they are, for who counts what they take; functions and iterators too."""
        return self._kept.frame[HEADER:]

    def drop(self) -> None:
        """Drop all variables of a session that will evaluate nothing any more."""
        self._kept.drop()

    @property
    def defined(self) -> Collection[str]:
        """The names that programs of the session have bound so far, functions too."""
        return self._kept.scope.named

    def run(self, text: str) -> Any:
        """Evaluate the next program and return its value.

        Args:
            text: The program.

        Returns:
            The value, as from `Sandbox.run`.

        Raises:
            ExpressionError: The program is not Python, or the policy does not allow it. Nothing has run.
            LimitExceeded: The program asked for more than its limits.
            EvaluationError: The program, or a function that it called, raised an `Exception`.
            IsolationError: The confined process ended.
            RuntimeError: The program waits for an async call, and this thread runs an event loop: use `arun`. Or the
                session is evaluating another program.
        """
        if self._awaits:
            return self.run_in_own_loop(self.arun, text)
        program = self.read(text)
        hook = HostCalls(self.limits.calls_in_flight)
        try:
            # Where nothing can be waited for, nothing overlaps.
            value = self._begin(program, None, hook, overlaps=self.calling and hook.awaits)
            if type(value) is not Pending:
                return value
            if value.failure is None:
                raise RuntimeError("this program awaits a call and an event loop is running: await arun(…) instead")
            told = translate(value.failure, program.source, self.limits)
        finally:
            hook.drop()
        raise told

    async def arun(self, text: str) -> Any:
        """Evaluate the next program inside of a running event loop, as `Sandbox.arun` does.

        Args:
            text: The program.

        Raises:
            RuntimeError: The session is evaluating another program.
        """
        return await self.awaited(self.read(text), None)

    def read(self, text: str, variables: Iterable[str] = ()) -> Program:
        """Read the next program without checking it: it is checked when it starts, with the names of that moment.

        Args:
            text: The program.
            variables: The names of variables that `start` will be given, beside those of the context.

        Raises:
            ExpressionError: The program is not Python.
            LimitExceeded: The program is too long, or its syntax tree too large or too deep.
        """
        program = super().read(text, variables)
        program.source = SessionSource(program.source, self._kept.sources)
        return program

    def over(self, sandbox: Interpreter) -> Self:
        """Continue the session with another sandbox, such as one with more functions. Both share all variables.

        Args:
            sandbox: The sandbox whose context, policy and limits hold from now on.
        """
        made = copy.copy(self)
        made.environment, made.sandbox = sandbox.environment, sandbox
        made._set_limits(sandbox.limits)
        made._count_calls()
        return made

    def scope(self) -> Scope:
        """The names that the next program can use, as the checker needs them."""
        return self._kept.scope.copy()

    @property
    def _number(self) -> int:
        """How many programs have begun."""
        return self._kept.run.text  # type: ignore[no-any-return]  # its number

    def checked(self, program: Program) -> tuple[Checker, Node]:
        """Check a program, with the names that there are by now: what has checked it, and its IR."""
        program.behind = self._number  # before it is looked at which names there are
        return super().checked(program)

    def _check_latest(self, program: Program) -> None:
        """Refuse a program that knows nothing of what others have assigned since it was checked."""
        if program.behind != self._number:
            told = "another has begun since this one was checked: read it anew"
            raise RuntimeError(f"a session evaluates one program at a time, and {told}")

    def start(self, program: Program, variables: Mapping[str, Any] | None, hook: CallHook) -> Any:
        """Start the next program, whose calls an engine makes, as `Sandbox.start` does.

        Args:
            program: The program, as `read` of this session gave it.
            variables: The values of the variables whose names `read` was given.
            hook: Makes each call.

        Raises:
            RuntimeError: The session is evaluating another program, or has begun one since this one was checked.
        """
        return self._begin(program, variables, hook, overlaps=self.calling)

    def _begin(self, program: Program, variables: Mapping[str, Any] | None, hook: CallHook, *, overlaps: bool) -> Any:
        kept, run = self._kept, self._kept.run
        take_turn(run.turn)
        try:
            compiled = program.compiled
            self._check_latest(program)
            run.note_functions(compiled.checker)
            run.begin(self.run_kind, overlaps=overlaps or (run.scheduler is not None and bool(run.scheduler.held)))
        except BaseException:
            run.turn.release()
            raise
        try:
            self.begin(run, program, compiled.checker, variables)
            frame = kept.frame_for(compiled.checker)
            if overlaps:
                asked = _HookOfText(hook, run.root)
                return start(
                    run, asked, compiled.closure, frame, calls=True, suspends=True, copies=True, continues=True
                )
            hook.begin(run)
            try:
                return run_here(run, compiled.closure, frame)
            except RAISED as error:
                return Pending.failed(as_failure(error))
        except BaseException:
            run.end()
            raise


def forget_unheld(adopted: dict[int, tuple[Any, ...]]) -> None:
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


def _is_unheld(pair: tuple[Any, ...], places: int) -> bool:
    """Whether a value is held by its own entry alone, neither by anybody else nor as the copy of another value."""
    own = 2 if pair[0] is pair[1] else 1
    return places == own and getrefcount(pair[0]) <= own + 1  # and here by the name it is asked by


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
            todo += parts(item)
    return True


_NO_DATA = CALLABLE | LAZY | {TextGenerator, CaughtError}
