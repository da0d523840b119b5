"""What calls functions of the host for an evaluation, and in which order it may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, Protocol

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking.sites import CallSite
from lightfc_sandbox.scheduling.futures import Failure, Pending

Order = Literal["free", "effect", "turn", "alone"]
"""How the calls of a function may be ordered: they change nothing (`"free"`), nobody says (`"effect"`), they act
(`"turn"`), or nothing runs beside them (`"alone"`)."""

OrderOf = Callable[[Any], Order]
"""Tells the order of what the host gave as a function."""

Path = tuple[int, ...]
"""A place in the program: for each loop or function around it its number and the turn, then the number of the call."""


class CallHook(Protocol):
    """The only way out of an evaluation: what is asked to call a function of the host."""

    def begin(self, run: Run) -> None:
        """Take note of the run that will ask."""

    def call(self, site: CallSite, path: Path, target: Any, args: list[Any], kwargs: dict[str, Any]) -> Any:
        """Call `target`; gives its value, or a `Pending` that will hold it."""

    def skip(self, site: CallSite, path: Path, target: Any, cause: Failure) -> Pending:
        """Note that a call is not made because `cause` kept its arguments from being there."""

    @property
    def loop(self) -> Any:
        """Where calls are awaited, which is an event loop but in a worker; None where each is made on the spot."""

    def at_once(self, target: Any) -> bool:
        """Whether a call of `target` may have its outcome when `call` returns: then what follows from it goes first."""
