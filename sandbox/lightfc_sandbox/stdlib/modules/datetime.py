"""`datetime`: the types, their constructors and class methods. The clock can be read; nothing can be set."""

import datetime as dt
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import NUMBER_BYTES
from lightfc_sandbox.effects import PURE, R_OTHER
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib.pricing import priced, texts
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


def _constructor(name: str, cls: type) -> Builtin:
    def call(run: Run, /, *args: Any, **kwargs: Any) -> Any:
        take_plain(*args, *kwargs.values())
        run.charge_bytes(NUMBER_BYTES)
        # `datetime` also takes its own pickles, as bytes and as text, with whatever they say.
        given = (*args, *kwargs.values())
        if any(type(each) is bytes or (type(each) is str and cls is not dt.timezone) for each in given):
            raise TypeError(f"{name}() takes no text and no bytes")
        if any(type(each) is str and len(each) > _NAME for each in given):
            raise Refused(f"the name of a timezone has at most {_NAME} characters")
        return cls(*args, **kwargs)

    return Builtin(f"datetime.{name}", call, cls, effects=PURE)


def _strptime(run: Run, date_string: Any, format: Any, /) -> dt.datetime:  # noqa: A002 - Python's own name
    take_strings(date_string, format)
    if format.count("%") > _REPEATED_DIRECTIVES or max(len(date_string), len(format)) > 1_000:
        raise Refused("strptime: the format or the text is too long")
    return dt.datetime.strptime(date_string, format)


@cache
def members() -> Mapping[str, Any]:
    """What `datetime.` offers."""
    found: dict[str, Any] = {"UTC": dt.UTC, "MINYEAR": dt.MINYEAR, "MAXYEAR": dt.MAXYEAR}
    for cls in (dt.date, dt.datetime, dt.time, dt.timedelta, dt.timezone):
        name = cls.__name__
        found[name] = _constructor(name, cls)
        for method in _CLASS_METHODS.get(cls, "").split():
            real: Callable[..., Any] = getattr(cls, method)
            found[f"{name}.{method}"] = Builtin(f"datetime.{name}.{method}", priced(real, texts), effects=R_OTHER)
        for value in _VALUES[cls].split():
            found[f"{name}.{value}"] = getattr(cls, value)
    found["datetime.strptime"] = Builtin("datetime.datetime.strptime", _strptime, effects=PURE)
    return taking_arrays(found)
