"""`datetime`: the types, their constructors and class methods. The clock can be read; nothing can be set."""

import datetime as dt
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import NUMBER_BYTES
from lightfc_sandbox.effects import PURE, R_OTHER
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib.pricing import Price, priced, texts
from lightfc_sandbox.stdlib.wrapping import take_plain, take_strings, taking_arrays
from lightfc_sandbox.values.kinds import Builtin

_CLASS_METHODS: Mapping[type, str] = {
    dt.date: "today fromisoformat fromordinal fromtimestamp fromisocalendar",
    dt.datetime: "now today fromisoformat fromordinal fromtimestamp fromisocalendar combine",
    dt.time: "fromisoformat",
}
_VALUES: Mapping[type, str] = {
    dt.date: "min max resolution", dt.datetime: "min max resolution", dt.time: "min max resolution",
    dt.timedelta: "min max resolution", dt.timezone: "utc min max",
}  # fmt: skip
_NAME = 64
"""Characters of the name of a timezone: `strftime` writes it for each %Z."""

_REPEATED_DIRECTIVES = 32
"""More directives than any real date has; `strptime` builds a regular expression of them."""


def _constructed(cls: type) -> Price:
    def price(run: Run, *args: Any, **kwargs: Any) -> None:
        run.charge_bytes(NUMBER_BYTES)
        # `datetime` also takes its own pickles, as bytes and as text, with whatever they say.
        given = (*args, *kwargs.values())
        if any(type(each) is bytes or (type(each) is str and cls is not dt.timezone) for each in given):
            raise TypeError(f"{cls.__name__}() takes no text and no bytes")
        if any(type(each) is str and len(each) > _NAME for each in given):
            raise Refused(f"the name of a timezone has at most {_NAME} characters")

    return price


def _read_by(run: Run, date_string: str = "", format: str = "", *_: Any, **__: Any) -> None:  # noqa: A002 - Python's own name
    if format.count("%") > _REPEATED_DIRECTIVES or max(len(date_string), len(format)) > 1_000:
        raise Refused("strptime: the format or the text is too long")


@cache
def members() -> Mapping[str, Any]:
    """What `datetime.` offers."""
    found: dict[str, Any] = {"UTC": dt.UTC, "MINYEAR": dt.MINYEAR, "MAXYEAR": dt.MAXYEAR}
    for cls in (dt.date, dt.datetime, dt.time, dt.timedelta, dt.timezone):
        name = cls.__name__
        made = priced(cls, _constructed(cls), take=take_plain)
        found[name] = Builtin(f"datetime.{name}", made, cls, effects=PURE)
        for method in _CLASS_METHODS.get(cls, "").split():
            real: Callable[..., Any] = getattr(cls, method)
            found[f"{name}.{method}"] = Builtin(f"datetime.{name}.{method}", priced(real, texts), effects=R_OTHER)
        for value in _VALUES[cls].split():
            found[f"{name}.{value}"] = getattr(cls, value)
    strptime = priced(dt.datetime.strptime, _read_by, take=take_strings)
    found["datetime.strptime"] = Builtin("datetime.datetime.strptime", strptime, effects=PURE)
    return taking_arrays(found)
