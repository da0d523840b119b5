"""`asyncio` as far as a text needs it: calls are awaited by themselves, so its functions give what they are given."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from lightfc_sandbox.limits import Run
from lightfc_sandbox.values import Builtin


def _gather(run: Run, /, *values: Any) -> list[Any]:
    run.charge_items(len(values))
    return list(values)


def _itself(name: str) -> Builtin:
    def call(run: Run, value: Any, /) -> Any:
        return value

    return Builtin(f"asyncio.{name}", call)


@cache
def members() -> Mapping[str, Any]:
    """What `asyncio.` offers."""
    return {
        "gather": Builtin("asyncio.gather", _gather),
        "run": _itself("run"),
        "create_task": _itself("create_task"),
    }
