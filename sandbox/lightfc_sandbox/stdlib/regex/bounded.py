"""Patterns that others have written, for a host that looks for them in texts of others."""

import re
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.errors import Stop
from lightfc_sandbox.stdlib.regex.code import build
from lightfc_sandbox.stdlib.regex.machine import Machine
from lightfc_sandbox.stdlib.regex.translation import LOCALE

_MAX_CHARS = 5_000

_LIMITS = Limits(time_s=1.0)


def _no_call(*_: Any) -> Any:
    raise AssertionError("a pattern calls nothing")


_ACCOUNT = Run.kind(_LIMITS, {}, _no_call, {})


class BoundedPattern:
    """A regular expression whose search ends soon, whatever it is and whatever it looks at.

    Args:
        pattern: The expression, as Python's `re` has it.

    Raises:
        ValueError: It is none, or too long or too deep to be read.
    """

    def __init__(self, pattern: str) -> None:
        if len(pattern) > _MAX_CHARS:
            raise ValueError(f"it has more than {_MAX_CHARS:,} characters")
        try:
            self._code = build(_ACCOUNT(), pattern, 0)
        except re.error as error:
            raise ValueError(str(error)) from error
        except (RecursionError, Stop):
            raise ValueError("it takes too long to be read") from None
        if self._code.real.flags & LOCALE:
            raise ValueError("it depends on the locale")

    @staticmethod
    def account() -> Run:
        """What searches are charged to, those of several patterns too."""
        return _ACCOUNT()

    def search(self, text: str, account: Run) -> bool:
        """Whether it matches somewhere in a text."""
        try:
            return Machine(account, self._code, text, len(text)).search(0) is not None
        except (RecursionError, Stop):
            raise TimeoutError("the search was given up") from None
