"""Programs evaluated in a confined worker: what `Sandbox` and `Session` hand on where they are isolated.

The host reads and checks a program, and makes its calls. The worker gets the program, the variables that it names, and
what the names of the context map are; it evaluates, under the same limits.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, get_args

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.environment import Environment
from lightfc_sandbox.errors import IsolationError
from lightfc_sandbox.evaluation.outward import CallHook
from lightfc_sandbox.interpreter import Program
from lightfc_sandbox.isolation import pool
from lightfc_sandbox.isolation.codec import WireError
from lightfc_sandbox.isolation.conversation import Conversation, exchanged
from lightfc_sandbox.isolation.objects import Objects
from lightfc_sandbox.policy import Isolation, Policy
from lightfc_sandbox.scheduling.futures import Pending

__all__ = ["SessionWorker", "resolve", "start"]

_CHOICES: tuple[Isolation, ...] = get_args(Isolation)


def resolve(asked: Isolation) -> Isolation:
    """The isolation that holds: `"none"` or `"process"`.

    Raises:
        ValueError: There is no such isolation.
        IsolationError: `"process"` is asked for, and this system cannot confine a process.
    """
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
        environment: What it can name.
        policy: How much of Python it may use.
        run: The account of the host's side.
        program: The program.
        given: All variables.
        hook: What makes its calls.
        direct: Each call is made where it stands, so what stands behind one that fails is not called.
    """
    hook.begin(run)
    named = _named(program, given)

    def opening(worker: pool.Worker) -> tuple[Objects, list[Any]]:
        objects = worker.told
        if objects is None:
            objects = worker.told = Objects(environment)
        objects.forget()
        return objects, _frames(objects, worker, policy, program, run, hook, named, session=False, direct=direct)

    return _value(Conversation(program, run, hook, opening, direct=direct).begin(environment))


def _value(result: Pending) -> Any:
    """What `Interpreter.start` gives for the result of a conversation."""
    return result.value if result.settled and result.failure is None else result


class SessionWorker:
    """The worker of a session, which lives as long as the session does.

    Args:
        environment: What its programs can name.
        policy: How much of Python they may use.
    """

    def __init__(self, environment: Environment, policy: Policy) -> None:
        self._environment, self._policy = environment, policy
        self._worker: pool.Worker | None = None
        self._objects = Objects(environment)
        self._given: dict[str, Any] = {}
        self._current: Conversation | None = None
        self.printed: list[str] = []

    def start(self, run: Run, program: Program, given: Mapping[str, Any], hook: CallHook, *, direct: bool) -> Any:
        """See `start`."""
        if self._worker is None:
            self._worker = pool.keep(self)
        elif not self._worker.alive:
            raise IsolationError(
                "the confined worker of this session has ended, and its variables are lost; start a new session"
            )
        if self._current is not None and not self._current.over:
            raise RuntimeError("a session evaluates one program at a time: make a session for each")
        hook.begin(run)
        # A value that a program has been given stays what it is: another one is sent only where the host has another.
        named = _named(program, given)
        new = {name: each for name, each in named.items() if name not in self._given or self._given[name] is not each}
        self._given.update(new)

        def opening(worker: pool.Worker) -> tuple[Objects, list[Any]]:
            frames = _frames(self._objects, worker, self._policy, program, run, hook, new, session=True, direct=direct)
            return self._objects, frames

        conversation = Conversation(program, run, hook, opening, direct=direct, keeps=True)
        self.printed, self._current = run.printed, conversation
        conversation.begin_with(self._worker)
        return _value(conversation.result)

    def variables(self, limits: Limits) -> dict[str, Any]:
        """The variables of the session that hold data; none before its first program, or where its worker has ended."""
        if self._worker is None or not self._worker.alive:
            return {}
        found = exchanged(self._worker, ["variables", None], limits)
        try:
            return {str(name): self._objects.decode(value) for name, value in found.items()}
        except (AttributeError, WireError) as error:
            self._worker.kill()
            raise IsolationError(f"the confined worker was stopped, because it broke the protocol: {error}") from None


def _named(program: Program, given: Mapping[str, Any]) -> dict[str, Any]:
    """The variables that a program names."""
    words = {node.id for node in program.source.nodes if isinstance(node, ast.Name)}
    return {name: value for name, value in given.items() if name.partition(".")[0] in words}


def _frames(
    objects: Objects, worker: pool.Worker, policy: Policy, program: Program, run: Run, hook: CallHook,
    variables: Mapping[str, Any], *, session: bool, direct: bool,
) -> list[Any]:  # fmt: skip
    """What the worker is told: the context map, before its first program, and the program."""
    frames: list[Any] = []
    objects.kept.clear()
    if not worker.informed:
        known = {"policy": policy.name.lower(), "context": objects.context(), "opened": objects.opened()}
        frames.append(["environment", {**known, "session": session}])
    text = {
        "text": program.text, "limits": None if worker.limits is run.limits else asdict(run.limits),
        "variables": {name: objects.encode_kept(value) for name, value in variables.items()},
        "now": [number for number, target in enumerate(objects.targets) if hook.at_once(target)],
        "leaves_out": run.since is not None, "direct": direct,
    }  # fmt: skip
    worker.informed, worker.limits = True, run.limits
    return [*frames, ["run", text]]
