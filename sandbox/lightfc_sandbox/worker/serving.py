"""The main loop of a worker: it closes its cage, proves it, and evaluates one program after another.

Calls of functions of the host are collected (`_Calls`) and sent together: when there are some, when the evaluation
waits, or when it needs an answer at once. What a call gives settles its future, and the evaluation goes on from there,
as in the host.
"""

from __future__ import annotations

import math
import os
import socket
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any

from lightfc_sandbox.budget import memory
from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.checking.sites import CallSite
from lightfc_sandbox.errors import (
    RAISED,
    EvaluationError,
    ExpressionError,
    LimitExceeded,
    Refused,
    SandboxError,
    Stop,
)
from lightfc_sandbox.evaluation.runs import run_here, translate
from lightfc_sandbox.interpreter import Interpreter, Program
from lightfc_sandbox.isolation import cage
from lightfc_sandbox.isolation.codec import WireError
from lightfc_sandbox.isolation.frames import CHUNK, HostFrames, worker_frame
from lightfc_sandbox.parsing.source import Source
from lightfc_sandbox.sandbox import Sandbox
from lightfc_sandbox.scheduling.futures import Failure, Pending, as_failure
from lightfc_sandbox.session import Session
from lightfc_sandbox.worker.tenant import Stub, Tenant

WARM_PROGRAMS = (
    "import re, json\nre.sub('a+', 'b', 'caat') + json.dumps({'a': [1.5]})",
    "total = 0\nfor i in range(9):\n    total += i\ntotal",
    "def f(n):\n    return n if n < 2 else f(n - 1) + f(n - 2)\n[f(i) for i in range(5) if i % 2]",
    "try:\n    {}['a']\nexcept KeyError as e:\n    print(f'{e}: {1.5:.2f}')",
    "from datetime import datetime\nsorted({'b': 2, 'a': 1}.items(), key=lambda each: each[1])",
)
"""What loads the parts of Python and of this package that load when first used."""

# So many calls are sent at least while the evaluation goes on, and as many as all before: a frame takes time, too.
_FEWEST = 16
_SAY_S = 0.02  # how often what is printed is told while nothing else is


class _Link:
    """The socket to the host, on which this process waits."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._frames = HostFrames()
        self.most_bytes = math.inf
        self._come: deque[Any] = deque()

    def send(self, frame: Any) -> None:
        try:
            self._connection.sendall(worker_frame(frame, self.most_bytes))
        except WireError:
            raise Stop("memory_bytes", self.most_bytes, "what leaves the confined worker at a time") from None

    def receive(self) -> Any:
        """The next frame; the process ends where there is none any more."""
        come = self._come
        while not come:
            data = self._connection.recv(CHUNK)
            if not data:
                os._exit(0)
            come += self._frames.feed(data)
        return come.popleft()


class _Calls:
    """The call hook of a text: calls go to the host, together where nobody waits for one."""

    def __init__(self, worker: _Worker, program: Program, request: Mapping[str, Any]) -> None:
        self.worker, self.program, self.limits, self.now = worker, program, worker.limits, worker.now
        self.direct, self.leaves_out = request["direct"], request["leaves_out"]
        self.loop = worker  # which takes what comes of calls that are waited for
        self.sites = {id(site): number for number, site in enumerate(program.sites)}
        self.unsent: list[Any] = []
        self.waiting: dict[int, tuple[Pending, CallSite]] = {}
        self.failed: dict[int, int] = {}
        self.errors: list[BaseException] = []
        self.number = 0
        self.run: Run | None = None

    def begin(self, run: Run) -> None:
        self.run = run
        run.heard = self.worker.hear
        if self.leaves_out:
            run.resume()

    def at_once(self, target: Stub) -> bool:
        return self.direct or target.number in self.now

    def call(self, site: CallSite, path: Sequence[int], target: Any, args: list[Any], kwargs: dict[str, Any]) -> Any:
        request = self._call_frame("call", site, path, target, args, kwargs, None)
        number = request[1]
        if not self.at_once(target):
            self.unsent.append(request)
            if len(self.unsent) >= _FEWEST and len(self.unsent) * 2 >= self.number:
                self._send()
            return self._wait_for(number, site)
        went_well, value = self.worker.answer(request)
        if went_well is None:
            return self._wait_for(number, site)
        if went_well:
            return self.worker.tenant.decode(value)
        return Pending.failed(self._failure(value, site))

    def _send(self) -> None:
        """Send what has been collected; while the host does not read, the program does not compute."""
        run = self.run
        counted = run is not None and run.pause()
        self.worker.flush(idle=False)
        if counted and run is not None:
            run.resume()

    def skip(self, site: CallSite, path: Sequence[int], target: Any, cause: Failure) -> Pending:
        self.unsent.append(self._call_frame("skip", site, path, target, [], {}, self.worker.told_failure(cause, self)))
        return Pending.failed(cause)

    def _call_frame(
        self, kind: str, site: CallSite, path: Sequence[int], target: Stub, args: list[Any], kwargs: dict[str, Any],
        cause: Any,
    ) -> list[Any]:  # fmt: skip
        self.number += 1
        encode = self.worker.tenant.encode
        given = [encode(each) for each in args]
        named = {name: encode(each) for name, each in kwargs.items()}
        return [kind, self.number, self._place(site), [*path], target.number, given, named, cause]

    def _place(self, site: CallSite) -> Any:
        number = self.sites.get(id(site))
        return self.worker.place(self.program.source, site.node) if number is None else number

    def _wait_for(self, number: int, site: CallSite) -> Pending:
        pending = Pending()
        self.waiting[number] = pending, site
        return pending

    def _failure(self, failure: dict[str, Any], site: CallSite) -> Failure:
        error = self.worker.tenant.error(failure)
        self.errors.append(error)  # kept alive, so that no other gets its identity
        self.failed[id(error)] = failure["number"]
        return Failure(error, site.node)

    def settle(self, results: Sequence[Any]) -> None:
        run = self.run
        assert run is not None  # noqa: S101 - a call was made
        if self.leaves_out:
            run.resume()
        for number, went_well, value in results:
            pending, site = self.waiting.pop(number)
            if went_well:
                pending.settle(self.worker.tenant.decode(value))
            else:
                pending.fail(self._failure(value, site))
        if self.leaves_out:
            run.pause()


class _Worker:
    """Serves one tenant."""

    def __init__(self, link: _Link) -> None:
        self.link = link
        self.tenant = Tenant(self.ask)
        self.interpreter: Sandbox | Session | None = None
        self.limits = Limits()
        self.calls: _Calls | None = None
        self.later: list[Any] = []
        self.stopped = self.has_heard = False
        self.unsaid: list[str] = []
        self.told_s = 0.0
        self.variables: dict[str, Any] = {}
        self.now: frozenset[int] = frozenset()
        self.programs: dict[int, Program | dict[str, Any]] = {}
        self.numbers: dict[int, int] = {}  # the host's of the programs of a session

    def serve(self) -> None:
        while True:
            kind, content = self.link.receive()
            if kind == "run":
                self.end(self.run(content))
            else:
                self.take(kind, content)

    def end(self, outcome: dict[str, Any]) -> None:
        """Tell what a program has come to; what it printed is told with that, in order."""
        self.unsaid.clear()
        try:
            self.flush(idle=False)
            self.link.send(["end", outcome])
        except (Stop, MemoryError) as error:
            outcome.pop("value", None)
            self.link.send(["end", outcome | {"failure": _beyond(error)}])

    def take(self, kind: str, content: Any) -> None:
        _TAKEN[kind](self, content)

    def _types(self, content: Any) -> None:
        for number, description in content:
            self.tenant.tell(number, description)

    def _environment(self, content: Any) -> None:
        sandbox = Sandbox(policy=content["policy"])
        sandbox.environment = self.tenant.environment(content)
        self.interpreter = sandbox.session() if content["session"] else sandbox

    def _stop(self, _: Any) -> None:
        if self.calls is not None and self.calls.run is not None:
            self.calls.run.end()
        self.stopped = True

    def _variables(self, _: Any) -> None:
        held = self.interpreter.variables if isinstance(self.interpreter, Session) else {}
        for name, value in held.items():
            try:
                self.link.send(["variables", [name, True, self.tenant.encode(value)]])
            except (Stop, Refused, MemoryError):
                self.link.send(["variables", [name, False, None]])
        self.link.send(["variables", None])

    def hear(self, text: str) -> None:
        """Tell the host what the program prints, now and then: it is lost where the process is ended."""
        self.has_heard = True
        self.unsaid.append(text)
        if perf_counter() >= self.told_s + _SAY_S:
            self.say()

    def say(self) -> None:
        if self.unsaid:
            unsaid, self.unsaid = self.unsaid, []
            self.link.send(["printed", unsaid])
            self.told_s = perf_counter()

    def flush(self, *, idle: bool) -> None:
        self.say()
        calls = self.calls
        if calls is not None and (calls.unsent or idle):
            unsent, calls.unsent = calls.unsent, []
            try:
                self.link.send(["calls", [unsent, idle]])
            except Stop:
                for each in unsent:
                    self.link.send(["calls", [[each], idle and each is unsent[-1]]])

    def answer(self, asked: list[Any]) -> Any:
        """What the host answers; what it tells meanwhile waits until the evaluation does."""
        self.flush(idle=False)
        run = None if self.calls is None else self.calls.run
        counted = run is not None and run.pause()
        self.link.send(["ask", asked])
        while True:
            kind, content = self.link.receive()
            if kind == "answer":
                break
            if kind == "types":
                self.take(kind, content)
            else:
                self.later.append((kind, content))
        if counted and run is not None:
            run.resume()
        return content

    def ask(self, asked: list[Any]) -> Any:
        """The value of an answer."""
        went_well, value = self.answer(asked)
        if went_well:
            return self.tenant.decode(value, self.tenant.kept)
        error = self.tenant.error(value)
        if self.calls is not None:
            self.calls.errors.append(error)
            self.calls.failed[id(error)] = value["number"]
        raise error

    def run(self, request: dict[str, Any]) -> dict[str, Any]:
        """Evaluate a text: its value, or why there is none."""
        self.calls, self.stopped, self.has_heard = None, False, False
        assert self.interpreter is not None  # noqa: S101 - the environment is told first
        if "limits" in request:  # others than before
            self.limits = Limits(**request["limits"])
            self.interpreter = self.interpreter.limited(self.limits)
            self.link.most_bytes = self.limits.memory_bytes
        if "now" in request:
            self.now = frozenset(request["now"])
        interpreter = self.interpreter
        kept = self.tenant.kept = []
        if isinstance(interpreter, Sandbox):
            self.tenant.objects.clear()  # the host has forgotten them
            self.variables = {name: self.variables[name] for name in request["same"]}
        self.variables |= {name: self.tenant.decode(value, kept) for name, value in request["variables"].items()}
        try:
            program = self._program(interpreter, request)
            calls = self.calls = _Calls(self, program, request)
            return self._evaluated(interpreter, program, calls)
        except SandboxError as error:
            return self._end_frame(failure=self._encoded_error(error))
        except (Stop, MemoryError) as error:
            return self._end_frame(failure=_beyond(error))
        finally:
            if not request["direct"] and self.calls is not None and self.calls.run is not None:
                self.calls.run.end()

    def _program(self, interpreter: Sandbox | Session, request: dict[str, Any]) -> Program:
        """The program that is told, or the one of its number that was told before."""
        number = request["program"]
        if "text" in request:
            if not number:
                self.programs.clear()
            self.programs[number] = request  # also where it cannot be read here
        if isinstance(interpreter, Session):
            self.numbers[interpreter._number + 1] = request["number"]
        kept = self.programs[number]
        if not isinstance(kept, Program):
            of_host = {name: self.variables[name] for name in kept["kinds"]}
            names = dict.fromkeys(self.variables) | of_host if of_host else frozenset(self.variables)
            # What a sandbox would keep itself is kept here.
            read = partial(Interpreter.read, interpreter) if isinstance(interpreter, Sandbox) else interpreter.read
            self.programs[number] = kept = read(kept["text"], names)
        return kept

    def _evaluated(self, interpreter: Sandbox | Session, program: Program, calls: _Calls) -> dict[str, Any]:
        if not calls.direct:
            value = interpreter.start(program, self.variables, calls)
        elif isinstance(interpreter, Sandbox):
            value = _evaluated(interpreter, program, self.variables, calls)
        else:
            value = interpreter._begin(program, self.variables, calls, overlaps=False)
        while type(value) is Pending and not value.settled:
            self._go_on(calls)
            if self.stopped:
                return self._end_frame(failure=_plain("refused", "the program was ended"))
        if type(value) is Pending:
            if value.failure is not None:
                return self._end_frame(failure=self.told_failure(value.failure, calls))
            value = value.value
        try:
            return self._end_frame(value=self.tenant.encode(value))
        except Refused as error:
            return self._end_frame(failure=_plain("refused", str(error)))

    def _go_on(self, calls: _Calls) -> None:
        if self.later:
            later, self.later = self.later, []
            for kind, content in later:
                self.take(kind, content)
            return
        self.flush(idle=True)
        run = calls.run
        counted = run is not None and run.pause()
        kind, content = self.link.receive()
        while kind == "types":  # they come with what it waits for, which it says once
            self.take(kind, content)
            kind, content = self.link.receive()
        if counted and run is not None:
            run.resume()
        self.take(kind, content)

    def _end_frame(self, **outcome: Any) -> dict[str, Any]:
        if self.has_heard and self.calls is not None and self.calls.run is not None:
            outcome["printed"] = self.calls.run.printed
        return outcome

    def told_failure(self, failure: Failure, calls: _Calls) -> dict[str, Any]:
        """A failure as the host is told it: what it is, and the numbers of the nodes where it happened."""
        source = calls.program.source
        way = [[self.place(source, node), name] for node, name in failure.way]
        place = {"node": self.place(source, failure.node), "way": way}
        call = calls.failed.get(id(failure.error))
        if call is not None:
            return {"call": call, **place}
        return {**self._encoded_error(translate(Failure(failure.error), source, calls.limits)), **place}

    def place(self, source: Source, node: Any) -> Any:
        """The number of a node of a program; with that of the program, where that stands before it in a session."""
        number = source.number_of(node)
        if number is not None or node is None:
            return number
        found = source.earlier(node)
        return None if found is None else [self.numbers[found[0]], found[1].number_of(node)]

    @staticmethod
    def _encoded_error(error: Exception) -> dict[str, Any]:
        if isinstance(error, LimitExceeded):
            return _plain("limit", error.limit, reached=error.reached)
        if isinstance(error, EvaluationError):
            if error.exc_type == "NotAllowed":
                return _plain("refused", error.message)
            return _plain("class", error.exc_type, message=error.message)
        if isinstance(error, ExpressionError):
            return _plain("refused", f"the worker refuses what the host has checked: {error.violations[0].message}")
        return _plain("class", type(error).__name__, message=str(error))


_TAKEN: Mapping[str, Callable[[_Worker, Any], None]] = {
    "types": _Worker._types, "environment": _Worker._environment, "stop": _Worker._stop,
    "variables": _Worker._variables,
    "results": lambda worker, content: None if worker.calls is None else worker.calls.settle(content),
}  # fmt: skip
"""What becomes of a frame of the host, by its name."""


def _evaluated(sandbox: Sandbox, program: Program, variables: dict[str, Any], calls: _Calls) -> Any:
    """The value of a program whose calls are made where they stand, or its failure; see `Sandbox.run`."""
    compiled, run = program.direct, sandbox.run_kind()
    assert compiled is not None  # noqa: S101 - the host runs in an event loop what awaits calls
    calls.begin(run)
    sandbox.begin(run, program, compiled, variables)
    try:
        return run_here(run, compiled.closure, [run, None, (), *compiled.blank])
    except RAISED as error:
        return Pending.failed(as_failure(error))


def _beyond(error: Stop | MemoryError) -> dict[str, Any]:
    """What is told of a limit that was found beside the evaluation, by this package or by the kernel."""
    reached = error.reached if isinstance(error, Stop) else "no memory left"
    return _plain("limit", "memory_bytes", reached=reached)


def _plain(kind: str, what: str, **more: Any) -> dict[str, Any]:
    return {kind: what, **more, "node": None, "way": []}


def serve(connection: socket.socket, memory_bytes: int, cpu_s: int) -> None:
    """Close the cage, prove it, and evaluate programs until the host ends."""
    link = _Link(connection)
    report: dict[str, Any] = {}
    try:
        memory.keep_open()
        tries = cage.tries(memory_bytes)
        report = {**cage.confine(memory_bytes, cpu_s), "tried": list(tries)}
        report["escapes"] = cage.escapes(tries)
    except OSError as error:
        report["error"] = f"{error.strerror or error}"
    link.send(["report", report])
    if report.get("escapes") or report.get("error"):
        return
    try:
        _Worker(link).serve()
    except Exception as error:  # noqa: BLE001 - whatever it is, the host is told before the process ends
        link.send(["failed", f"{type(error).__name__}: {error}"])
