"""`asyncio` as far as a text needs it: calls are awaited by themselves, so its functions give what they are given."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF, Takes
from lightfc_sandbox.budget.costs import CONTAINER_BYTES, ITEM_BYTES
from lightfc_sandbox.effects import MAKES, PASSES, W_OTHER
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib.modules.system import sleep
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.stdlib.wrapping import take_numbers
from lightfc_sandbox.values.kinds import Builtin


def _gather(run: Run, /, *values: Any, return_exceptions: Any = False) -> list[Any]:
    if truth(run, return_exceptions):
        raise Refused(f"asyncio.gather does not take return_exceptions from a program, but {_INSTEAD}")
    return list(values)


_INSTEAD = "calls of a function of the program that catches exceptions"


def _itself(name: str) -> Builtin:
    def call(run: Run, value: Any, /) -> Any:
        return value

    return Builtin(f"asyncio.{name}", call, effects=PASSES, cost=FREE)


def _sleep(run: Run, delay: Any, result: Any = None) -> Any:
    take_numbers(delay)
    if delay > 0:
        sleep(run, delay)
    return result


@cache
def members() -> Mapping[str, Any]:
    """What `asyncio.` offers."""
    return {
        "gather": Builtin(
            "asyncio.gather", _gather, without=("return_exceptions", _INSTEAD), effects=MAKES | PASSES,
            cost=Takes(CONTAINER_BYTES, each=ITEM_BYTES),
        ),
        "run": _itself("run"),
        "create_task": _itself("create_task"),
        "sleep": Builtin("asyncio.sleep", _sleep, effects=W_OTHER | PASSES, cost=ITSELF),
    }  # fmt: skip
