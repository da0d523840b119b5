"""`asyncio` as far as a text needs it.

Calls begin where they are written and overlap by themselves, so there is no event loop: a task only keeps the failure
of its call for who awaits it. Who asks whether it is done waits for it. Calls have limits of time of their own, so that
of `wait_for` is not asked for; where it may be over, as for what sleeps, `written_tasks` has the module.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF, Takes, charging
from lightfc_sandbox.budget.costs import CONTAINER_BYTES, FUNCTION_BYTES, ITEM_BYTES, SET_BYTES
from lightfc_sandbox.effects import CONSUMES, MAKES, PASSES, PURE, W_OTHER
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.contexts import MANAGED, ContextManager
from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS, error_type
from lightfc_sandbox.stdlib.modules.system import sleep
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.stdlib.special_methods import marker
from lightfc_sandbox.stdlib.wrapping import functions, take_numbers
from lightfc_sandbox.values.awaitables import Kept, Task, awaited
from lightfc_sandbox.values.exceptions import original, value_of
from lightfc_sandbox.values.iteration import collect
from lightfc_sandbox.values.kinds import LIKE, Builtin, Inside
from lightfc_sandbox.values.type_tables import ATTRIBUTES, methods

_TASK = Takes(FUNCTION_BYTES)


def _error_or(run: Run, otherwise: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """What is made of an awaitable: the exception that it has failed with, or something of its value."""
    return lambda value: value_of(run, original(value.failure)) if type(value) is Kept else otherwise(value)


def _gather(run: Run, /, *values: Any, return_exceptions: Any = False) -> list[Any]:
    take = _error_or(run, lambda value: value) if truth(run, return_exceptions) else None
    return [awaited(run, each, take) for each in values]


def _task(run: Run, coro: Any, /, *, name: Any = None, context: Any = None) -> Task:
    return coro if type(coro) is Task else Task(run, coro, name)


def _wait_for(run: Run, fut: Any, timeout: Any) -> Any:
    return awaited(run, fut)


def _as_completed(run: Run, fs: Any, *, timeout: Any = None) -> Any:
    return fs


def _wait(run: Run, fs: Any, *, timeout: Any = None, return_when: Any = None) -> tuple[Any, Any]:
    tasks = [each if type(each) is Task else Task(run, each) for each in collect(run, fs)]
    run.charge_items(len(tasks), 2 * ITEM_BYTES)
    return run.fresh(set(tasks)), run.fresh(set())


def _lock(run: Run, /, value: Any = 1) -> ContextManager:
    return ContextManager(lambda run: None, lambda run, error: False, PURE)


def _timeout(run: Run, delay: Any, /) -> ContextManager:
    return _lock(run)


def _sleep(run: Run, delay: Any, result: Any = None) -> Any:
    delay = touch(run, delay)
    take_numbers(delay)
    if delay > 0:
        sleep(run, delay)
    return result


class TaskGroup(Inside):
    """The tasks of a group, which may be added in any order of time.

    Attributes:
        tasks: They, in the order in which they were made.
    """

    __slots__ = ("tasks",)

    def __init__(self, run: Run, /) -> None:
        self.tasks: list[Task] = []


def _add(run: Run, owner: TaskGroup, coro: Any, /, *, name: Any = None, context: Any = None) -> Task:
    owner.tasks.append(task := Task(run, coro, name))
    return task


def _failures(run: Run, group: TaskGroup, /) -> list[Any]:
    """What tasks have failed with, in the order of the text; none is cancelled for the failure of another."""
    tasks = sorted(group.tasks, key=lambda each: each.place)
    found = [touch(run, _exception(run, each)) for each in tasks]
    failures = [each for each in found if each is not None and type(each.error) is not asyncio.CancelledError]
    run.charge_bytes(CONTAINER_BYTES + ITEM_BYTES * len(failures))
    return run.fresh(failures)  # type: ignore[no-any-return]  # it gives what it is given


def _exception(run: Run, owner: Task, /) -> Any:
    return awaited(run, owner, _error_or(run, lambda value: None))


def _is_cancelled(run: Run, owner: Task, /) -> Any:
    return awaited(
        run,
        owner,
        lambda value: type(value) is Kept and type(original(value.failure)) is asyncio.CancelledError,
    )


_OUTCOME = PURE | PASSES

LIKE[Task] = asyncio.Task.__new__(asyncio.Task)  # it only tells its type
ATTRIBUTES[Task] = {
    **methods(
        _OUTCOME, FREE,
        result=lambda run, owner, /: awaited(run, owner),
        exception=_exception,
        done=lambda run, owner, /: awaited(run, owner, lambda value: True),
        cancelled=_is_cancelled, get_name=lambda run, owner, /: owner.name,
    ),
}  # fmt: skip
ATTRIBUTES[TaskGroup] = methods(PURE | PASSES, _TASK, create_task=_add)

TASK_GROUP = Builtin("TaskGroup", charging(TaskGroup, MANAGED), effects=PURE | PASSES, cost=MANAGED)
"""Makes what keeps the tasks of a group."""

FAILURES = Builtin("failures", _failures, cost=ITSELF)
"""Waits for the tasks of a group, and gives what they have failed with."""

MEMBERS: Mapping[str, Any] = {
    **functions(
        "asyncio", MAKES | PASSES, Takes(CONTAINER_BYTES, each=ITEM_BYTES), gather=_gather,
    ),
    **functions("asyncio", PASSES, _TASK, create_task=_task, ensure_future=_task, shield=_task),
    **functions(
        "asyncio", PASSES, FREE, run=lambda run, main, /, *, debug=None: awaited(run, main), wait_for=_wait_for,
        as_completed=_as_completed,
    ),
    **functions("asyncio", MAKES | CONSUMES | PASSES, Takes(2 * SET_BYTES), wait=_wait),
    # How many calls are in flight is up to the host, and parts of a text take turns by themselves.
    **functions("asyncio", PURE | PASSES, MANAGED, Semaphore=_lock, BoundedSemaphore=_lock, Lock=_lock),
    **functions("asyncio", PURE | PASSES, MANAGED, timeout=_timeout),
    **functions("asyncio", W_OTHER | PASSES, ITSELF, sleep=_sleep),
    "to_thread": marker("asyncio.to_thread", "await asyncio.to_thread(f, x)"),
    "TimeoutError": EXCEPTIONS["TimeoutError"], "CancelledError": error_type(asyncio.CancelledError),
    "ALL_COMPLETED": "ALL_COMPLETED", "FIRST_COMPLETED": "FIRST_COMPLETED", "FIRST_EXCEPTION": "FIRST_EXCEPTION",
}  # fmt: skip
"""What `asyncio.` offers."""
