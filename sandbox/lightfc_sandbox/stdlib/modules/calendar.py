"""`calendar`: the months of years, and the English names of months and days, whatever the locale of the host.

Days are plain integers, where Python 3.12 has an enum.
"""

import calendar
from collections.abc import Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes
from lightfc_sandbox.budget.costs import CONTAINER_BYTES, ITEM_BYTES, NUMBER_BYTES
from lightfc_sandbox.effects import CONSUMES, MAKES
from lightfc_sandbox.stdlib.exception_types import error_type
from lightfc_sandbox.stdlib.wrapping import functions, listed, take_integers
from lightfc_sandbox.values.iteration import gathered

_MONTHS = (
    "", "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MONTH = Takes(6 * (CONTAINER_BYTES + 7 * ITEM_BYTES), steps=32)  # six weeks; they are made in Python
_FEW = Takes(NUMBER_BYTES, steps=2)


def _weeks(run: Run, year: Any, month: Any) -> list[list[int]]:
    take_integers(year, month)
    return calendar.monthcalendar(year, month)


def _seconds(run: Run, tuple: Any, /) -> int:  # noqa: A002 - Python's own name
    parts = gathered(run, tuple)
    take_integers(*parts[:6])
    return calendar.timegm(parts)  # type: ignore[arg-type]  # as CPython takes them


MEMBERS: Mapping[str, Any] = {
    **listed(calendar, dict.fromkeys(("isleap", "leapdays"), _FEW), take=take_integers),
    **listed(calendar, {"weekday": _FEW}, take=take_integers, result=lambda run, made: int(made)),
    **listed(calendar, {"monthrange": _FEW}, take=take_integers, result=lambda run, made: (int(made[0]), made[1])),
    **functions("calendar", MAKES, _MONTH, monthcalendar=_weeks),
    **functions("calendar", CONSUMES, ITSELF, timegm=_seconds),
    "month_name": _MONTHS, "month_abbr": tuple(name[:3] for name in _MONTHS),
    "day_name": _DAYS, "day_abbr": tuple(name[:3] for name in _DAYS),
    **{name.upper(): number for number, name in enumerate(_DAYS)},
    "IllegalMonthError": error_type(calendar.IllegalMonthError),
}  # fmt: skip
"""What `calendar.` offers; its classes write calendars as text and HTML."""
