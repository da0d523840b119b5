"""Programs evaluated in a confined worker: what `Sandbox` and `Session` hand on where they are isolated.

The host reads and checks a program, and makes its calls. The worker gets the program, the variables that it names, and
what the names of the context map are; it evaluates, under the same limits.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Iterator, Mapping
from threading import TIMEOUT_MAX, Lock
from typing import Any, get_args

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.checking.scope import Scope
from lightfc_sandbox.checking.sites import CallHook
from lightfc_sandbox.environment import Environment
from lightfc_sandbox.errors import IsolationError
from lightfc_sandbox.interpreter import Interpreter, Program
from lightfc_sandbox.isolation import pool
from lightfc_sandbox.isolation.codec import WireError
from lightfc_sandbox.isolation.conversation import Conversation
from lightfc_sandbox.isolation.frames import READ, Frames, host_frame, ready
from lightfc_sandbox.isolation.objects import Objects
from lightfc_sandbox.policy import Isolation, Policy
from lightfc_sandbox.scheduling.futures import Pending
from lightfc_sandbox.scheduling.hook import HostCalls
from lightfc_sandbox.session import Session, SessionSource, keep_source, take_turn

_CHOICES: tuple[Isolation, ...] = get_args(Isolation)
_FIXED = frozenset({str, bytes})
MAX_KEPT = 64  # programs that a worker keeps, so that it is told and compiles only once what is run again and again


def resolve(asked: Isolation) -> Isolation:
    """The isolation that holds: `"none"` or `"process"`."""
    if asked not in _CHOICES:
        raise ValueError(f"isolation must be one of {', '.join(map(repr, _CHOICES))}, not {asked!r}")
    if asked == "none":
        return "none"
    try:
        pool.check()
    except IsolationError:
        if asked == "process":
            raise
        return "none"
    return "process"


def start(
    environment: Environment, policy: Policy, run: Run, program: Program, given: Mapping[str, Any], hook: CallHook,
    *, direct: bool,
) -> Any:  # fmt: skip
    """Begin to evaluate a program in a worker; gives its value or a `Pending`, as `Interpreter.start` does.

    Args:
        run: The account of the host's side.
        direct: Each call is made where it stands, so what stands behind one that fails is not called.
    """
    hook.begin(run)

    def opening(worker: pool.Worker) -> tuple[Objects, list[Any]]:
        if worker.informing is None:
            worker.informing = Informing(Objects(environment))
        informing: Informing = worker.informing
        informing.objects.forget()
        return informing.objects, informing.frames(program, run, hook, given, policy=policy, direct=direct)

    return _value(Conversation(program, run, hook, opening, direct=direct).begin(environment))


def _value(result: Pending) -> Any:
    """What `Interpreter.start` gives for the result of a conversation."""
    return result.value if result.settled and result.failure is None else result


MAX_KEPT_CHARS = 20_000
"""How long these may be, all together: what each is compiled to takes some hundred times as much memory."""


class Informing:
    """What of the host a worker has been told of; in a session no program is the same as one before."""

    def __init__(self, objects: Objects, *, session: bool = False) -> None:
        self.objects, self.session = objects, session
        self._informed = False
        self._limits: Limits | None = None
        self._now: list[int] = []
        self._given: dict[str, Any] = {}
        self._programs: dict[Any, tuple[int, list[str]]] = {}
        self._chars = 0

    def frames(
        self, program: Program, run: Run, hook: CallHook, given: Mapping[str, Any], *, policy: Policy, direct: bool,
        number: int = 0,
    ) -> list[Any]:  # fmt: skip
        """What is said to begin a run: the context map, before the first program, and the program.

        Args:
            number: That of the program in its session.
        """
        self.objects.kept.clear()
        objects = self.objects
        environment = [] if self._informed else [["environment", {
            "policy": policy.name.lower(), "context": objects.context(), "opened": objects.opened(),
            "makes_missing": objects.environment.makes_missing, "session": self.session,
        }]]  # fmt: skip
        key = (program.text, program.variables, *program.kinds.items())
        kept = self._programs.get(key)
        names = _named(program) if kept is None else kept[1]
        new, same = self._variables(given, names)
        request = {"variables": new, "same": same, "leaves_out": run.since is not None, "direct": direct}
        if number:
            request["number"] = number
        if self._limits is not run.limits:
            request["limits"], self._limits = dict(vars(run.limits)), run.limits
        if not direct:  # else all are
            now = [number for number, target in enumerate(self.objects.targets) if hook.at_once(target)]
            if now != self._now:
                request["now"] = self._now = now
        if kept is None:
            request["text"], request["kinds"] = program.text, [name for name in names if name in program.kinds]
            kept = self._number_program(key, names)
        self._informed, request["program"] = True, kept[0]
        return [*environment, ["run", request]]

    def _variables(self, given: Mapping[str, Any], names: list[str]) -> tuple[dict[str, Any], list[str]]:
        """What is told of the variables of a program: those that are new, and the names of those that are the same."""
        before, kept, new, same = self._given, {}, {}, []
        for name in names:
            value = given[name]
            if name in before and before[name] is value:
                same.append(name)
            else:
                new[name] = self.objects.encode_kept(value)
            if self.session or type(value) in _FIXED:
                kept[name] = value
        # In a session a value that it has been given stays what it is, until the host has another. Else what nobody can
        # change need not be told to the next program.
        self._given = before | kept if self.session else kept
        return new, same

    def _number_program(self, key: Any, names: list[str]) -> tuple[int, list[str]]:
        """The number of a new program. That with the number 0 is kept alone: the worker forgets those before."""
        self._chars += len(key[0])
        if self.session or len(self._programs) >= MAX_KEPT or self._chars > MAX_KEPT_CHARS:
            self._programs.clear()
            self._chars = len(key[0])
        kept = len(self._programs), names
        if not self.session:
            self._programs[key] = kept
        return kept


class _Kept:
    """What the programs of a session share, and all copies of it with other limits."""

    def __init__(self, environment: Environment) -> None:
        self.worker: pool.Worker | None = None
        self.informing = Informing(Objects(environment), session=True)
        self.current: Conversation | None = None
        self.begun, self.turn = 0, Lock()  # held while the next one is checked and begun
        self.scope = Scope(None)
        self.scope.known = {"makes_missing": environment.names(frozenset()).makes_missing}
        self.sources: list[SessionSource] = []
        self.programs: dict[int, Program] = {}  # by their numbers, those of which something lasts


class ConfinedSession(Session):
    """See `Session`; made by a `Sandbox` that is isolated: one worker holds its variables, and lives as long as it.

    Where its worker ends, by a limit of time or by the kernel, the variables end with it: the next program is refused.
    """

    run_type = Run

    def __init__(self, sandbox: Interpreter) -> None:
        Interpreter.__init__(self, sandbox.environment, sandbox.policy, sandbox.limits)
        self.sandbox = sandbox
        self._awaits = any(each.is_async for each in self.environment.calls)
        self._shared = _Kept(self.environment)

    @property
    def _number(self) -> int:
        """See `Session._number`."""
        return self._shared.begun

    @property
    def printed(self) -> str:
        """See `Session.printed`."""
        current = self._shared.current
        return "" if current is None else "".join(current.run.printed)

    @property
    def variables(self) -> dict[str, Any]:
        """See `Session.variables`: those that hold data; none where its worker has ended."""
        worker, limits, found, stay = self._shared.worker, self.limits, {}, []
        if worker is None or not worker.alive:
            return {}
        try:
            for name, crosses, value in _answers(worker, ["variables", None], limits):
                if name not in self.defined or name in found:
                    raise WireError("a variable is told that no program has assigned")
                found[name] = self._shared.informing.objects.decode(value)
                stay += [] if crosses else [name]
        except (OSError, TypeError, ValueError, WireError) as error:
            worker.kill()
            raise IsolationError(f"the confined worker was stopped, because it broke the protocol: {error}") from None
        if stay:
            raise IsolationError(
                f"variable {stay[0]!r} of this session cannot leave its confined worker: it nests too deeply, or takes "
                f"more on its way than memory_bytes = {limits.memory_bytes:,}"
            )
        return found

    @property
    def held(self) -> list[Any]:
        """See `Session.held`: the worker holds them, within what the kernel lets it take."""
        return []

    def drop(self) -> None:
        """See `Session.drop`: the worker ends."""
        if self._shared.worker is not None:
            self._shared.worker.kill()

    @property
    def defined(self) -> Collection[str]:
        """See `Interpreter.defined`."""
        return self._shared.scope.named

    def run(self, text: str) -> Any:
        """See `Session.run`."""
        if self._awaits:
            return self.run_in_own_loop(self.arun, text)
        program = self.read(text)
        hook = HostCalls(self.limits.calls_in_flight, awaits=False)
        return self.finished(program, self._confined(program, None, hook, direct=True))

    def read(self, text: str, variables: Iterable[str] = ()) -> Program:
        """See `Session.read`."""
        program = Interpreter.read(self, text, variables)
        program.source = SessionSource(program.source, self._shared.sources)
        return program

    def scope(self) -> Scope:
        """See `Interpreter.scope`."""
        return self._shared.scope.copy()

    def start(self, program: Program, variables: Mapping[str, Any] | None, hook: CallHook) -> Any:
        """See `Interpreter.start`."""
        return self._confined(program, variables, hook, direct=False)

    def _confined(self, program: Program, variables: Mapping[str, Any] | None, hook: CallHook, *, direct: bool) -> Any:
        take_turn(self._shared.turn)
        try:
            conversation, worker = self._next(program, variables, hook, direct=direct)
        finally:
            self._shared.turn.release()
        conversation.begin_with(worker)
        return _value(conversation.result)

    def _next(
        self, program: Program, variables: Mapping[str, Any] | None, hook: CallHook, *, direct: bool
    ) -> tuple[Conversation, pool.Worker]:
        """The next program, checked, which has the session from here on; and its worker."""
        kept = self._shared
        if kept.current is not None and not kept.current.over:
            raise RuntimeError("a session evaluates one program at a time: make a session for each")
        checker, run = program.checked, self.run_kind()
        self._check_latest(program)
        self.begin(run, program, checker, variables)
        if kept.worker is None:
            kept.worker = pool.keep()
        elif not kept.worker.alive:
            raise IsolationError(
                "the confined worker of this session has ended, and its variables are lost; start a new session"
            )
        kept.begun += 1
        kept.scope.become(checker.scope)
        kept.scope.known = checker.lasting
        if keep_source(kept.sources, checker, kept.begun):
            kept.programs[kept.begun] = program
        number = kept.begun
        hook.begin(run)

        def opening(_: pool.Worker) -> tuple[Objects, list[Any]]:
            frames = kept.informing.frames(
                program, run, hook, run.variables, policy=self.policy, direct=direct, number=number
            )
            return kept.informing.objects, frames

        kept.current = conversation = Conversation(program, run, hook, opening, direct=direct, earlier=kept.programs)
        return conversation, kept.worker


def _answers(worker: pool.Worker, frame: list[Any], limits: Limits) -> Iterator[Any]:
    """What a worker between two programs answers to a frame, up to None; waited for here."""
    frames = Frames(limits.memory_bytes)
    end = time.perf_counter() + min(limits.time_s, TIMEOUT_MAX)
    worker.send(host_frame(frame))  # which is short: where it cannot be sent whole, the worker does not read
    while (left_s := end - time.perf_counter()) > 0.0 and ready([worker.socket], READ, left_s):
        data = worker.receive()
        if not data:
            break
        for kind, content in frames.feed(data):
            if kind != frame[0]:
                raise WireError("it says what it was not asked for")
            if content is None:
                return
            yield content
    worker.kill()
    raise IsolationError("the confined worker does not answer, and was ended")


def _named(program: Program) -> list[str]:
    """The variables that a program may read; one that it binds means that of the context until it is bound."""
    checker, names = program.checked, program.names
    read = checker.given | checker.scope.slots.keys()
    if not names.namespaces:
        return [*(read & names.variables)]
    return [name for name in names.variables if name.partition(".")[0] in read]
