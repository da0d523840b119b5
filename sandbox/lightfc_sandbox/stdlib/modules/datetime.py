"""`datetime`: the types, their constructors and methods. The clock can be read; nothing can be set."""

import datetime as dt
import re
from collections.abc import Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes, texts
from lightfc_sandbox.budget.costs import NUMBER_BYTES
from lightfc_sandbox.effects import PURE, R_OTHER
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib import wrapping
from lightfc_sandbox.stdlib.methods import plain
from lightfc_sandbox.stdlib.named_tuples import listed_record
from lightfc_sandbox.stdlib.wrapping import Plain, Take, Taking, functions, take_numbers, take_plain, take_strings
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.kinds import Attributes, Builtin
from lightfc_sandbox.values.text import DATE_CHARS, DATE_WIDTH, SHORTEST
from lightfc_sandbox.values.type_tables import ATTRIBUTES, fields_of, methods, name_methods

_CLASS_METHODS: Mapping[type, str] = {
    dt.date: "today fromisoformat fromordinal fromtimestamp fromisocalendar",
    dt.datetime: "now today fromisoformat fromordinal fromtimestamp fromisocalendar combine",
    dt.time: "fromisoformat",
}
_VALUES: Mapping[type, str] = {
    dt.date: "min max resolution", dt.datetime: "min max resolution", dt.time: "min max resolution",
    dt.timedelta: "min max resolution", dt.timezone: "utc min max",
}  # fmt: skip
NUMBER = Takes(NUMBER_BYTES)
_NAME = 64  # characters of the name of a timezone: `strftime` writes it for each %Z
_REPEATED_DIRECTIVES = 32  # more directives than any real date has; `strptime` builds a regular expression of them
_DIRECTIVE_WORK = 32
WEEK = listed_record("datetime.IsoCalendarDate", "year", "week", "weekday")  # what `isocalendar` gives


def _constructed(cls: type) -> Take:
    def take(*given: Any) -> None:
        take_plain(*given)
        # `datetime` also takes its own pickles, as bytes and as text, with whatever they say.
        if any(type(each) is bytes or (type(each) is str and cls is not dt.timezone) for each in given):
            raise TypeError(f"{cls.__name__}() does not take str or bytes")
        if any(type(each) is str and len(each) > _NAME for each in given):
            raise Refused(f"the name of a timezone has at most {_NAME} characters")

    return Taking(_TAKEN, take)


_TAKEN = frozenset({int, float, bool, dt.date, dt.datetime, dt.time, dt.timedelta, dt.timezone, type(None)})
"""The types of values that no constructor refuses before CPython does."""


def take_format(*given: Any) -> None:
    """Refuse what no date is read from or by."""
    take_strings(*given)
    if any(len(each) > 1_000 or each.count("%") > _REPEATED_DIRECTIVES for each in given):
        raise Refused("strptime: the format or the string is too long")


def charge_parsing(run: Run, _text: str = "", format: str = "", *_: Any, **__: Any) -> None:  # noqa: A002 - Python's own name
    """Charge reading a date by a format."""
    run.charge_bytes(NUMBER_BYTES)
    # CPython makes a regular expression of each format, and keeps only the last few.
    run.charge_work(_DIRECTIVE_WORK * format.count("%") + len(format))


def _utc_now(run: Run, /) -> dt.datetime:
    return dt.datetime.now(dt.UTC).replace(tzinfo=None)


def _utc_from_timestamp(run: Run, timestamp: Any, /) -> dt.datetime:
    take_numbers(timestamp)
    return dt.datetime.fromtimestamp(timestamp, dt.UTC).replace(tzinfo=None)


def _members() -> Mapping[str, Any]:
    found: dict[str, Any] = {"UTC": dt.UTC, "MINYEAR": dt.MINYEAR, "MAXYEAR": dt.MAXYEAR}
    for cls in (dt.date, dt.datetime, dt.time, dt.timedelta, dt.timezone):
        name = cls.__name__
        made = Plain(cls, take=_constructed(cls))
        found[name] = Builtin(f"datetime.{name}", made, cls, effects=PURE, cost=NUMBER)
        for method in _CLASS_METHODS.get(cls, "").split():
            dotted = f"{name}.{method}"
            found[dotted] = Builtin(f"datetime.{dotted}", Plain(getattr(cls, method)), effects=R_OTHER, cost=texts)
        for value in _VALUES[cls].split():
            found[f"{name}.{value}"] = getattr(cls, value)
    in_utc = functions("datetime.datetime", R_OTHER, NUMBER, utcnow=_utc_now, utcfromtimestamp=_utc_from_timestamp)
    strptime = Plain(dt.datetime.strptime, take=take_format)
    in_utc["strptime"] = Builtin("datetime.datetime.strptime", strptime, effects=PURE, cost=charge_parsing)
    return wrapping.taking_arrays(found | {f"datetime.{name}": each for name, each in in_utc.items()})


MEMBERS = _members()  # what `datetime.` offers


def charge_written(run: Run, owner: Any, format: Any = "", *_: Any, **__: Any) -> None:  # noqa: A002
    """Charge writing a date by a format."""
    if type(format) is str:
        if re.search(DATE_WIDTH, format):
            raise Refused("strftime: a number after % is not allowed")
        run.charge_chars(DATE_CHARS * len(format))


def _isocalendar(run: Run, owner: dt.date) -> Any:
    return WEEK.fn(run, *owner.isocalendar())


PARTS = listed_record(
    "time.struct_time", "tm_year", "tm_mon", "tm_mday", "tm_hour", "tm_min", "tm_sec", "tm_wday", "tm_yday", "tm_isdst"
)
"""What `timetuple` gives."""


def _timetuple(run: Run, owner: dt.date) -> Any:
    return PARTS.fn(run, *owner.timetuple())


_TABLES: Mapping[type, Attributes] = {
    dt.date: plain(dt.date, {
        "weekday isoweekday isoformat toordinal ctime replace": NUMBER, "strftime": charge_written,
    })
    | methods(PURE, ITSELF, isocalendar=_isocalendar, timetuple=_timetuple) | fields_of(["year", "month", "day"]),
    dt.datetime: plain(dt.datetime, {
        "weekday isoweekday isoformat toordinal ctime date time timetz timestamp astimezone utcoffset dst tzname "
        "replace": NUMBER, "strftime": charge_written,
    })
    | methods(PURE, ITSELF, isocalendar=_isocalendar, timetuple=_timetuple)
    | fields_of(["year", "month", "day", "hour", "minute", "second", "microsecond", "tzinfo", "fold"]),
    dt.time: plain(dt.time, {"isoformat utcoffset dst tzname replace": NUMBER, "strftime": charge_written})
    | fields_of(["hour", "minute", "second", "microsecond", "tzinfo", "fold"]),
    dt.timedelta: plain(dt.timedelta, {"total_seconds": NUMBER}) | fields_of(["days", "seconds", "microseconds"]),
    dt.timezone: plain(dt.timezone, {"utcoffset dst tzname": NUMBER}),
}  # fmt: skip
name_methods(_TABLES.values())
ATTRIBUTES |= _TABLES
SHORTEST |= {dt.datetime: 32, dt.date: 22, dt.time: 19, dt.timedelta: 21, dt.timezone: 21}
kinds.SIGNED.add(dt.timedelta)
for _kinds in (
    kinds.TIMES, kinds.QUICK, kinds.COMPARED_AT_ONCE, kinds.SCALARS, kinds.ATOMS, kinds.NEVER_ITERATED,
):  # fmt: skip
    _kinds.update(_TABLES)
