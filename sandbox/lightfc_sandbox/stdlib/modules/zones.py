"""`zoneinfo`: time zones by name, from the data of the host or of the package `tzdata`."""

import re
from collections.abc import Mapping
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.effects import PURE
from lightfc_sandbox.stdlib.exception_types import error_type
from lightfc_sandbox.stdlib.methods import plain
from lightfc_sandbox.stdlib.modules.datetime import NUMBER
from lightfc_sandbox.stdlib.wrapping import take_strings
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.kinds import Builtin
from lightfc_sandbox.values.text import SHORTEST
from lightfc_sandbox.values.type_tables import ATTRIBUTES, fields_of, name_methods

_ZONE_BYTES = 20_000
_ZONE_WORK = 1_000  # a file is read
_NAME = r"[A-Za-z0-9_+-]{1,32}(?:/[A-Za-z0-9_+-]{1,32}){0,2}"


def _zone(run: Run, /, key: Any) -> ZoneInfo:
    take_strings(key)
    run.charge_bytes(_ZONE_BYTES)
    run.charge_work(_ZONE_WORK)
    if re.fullmatch(_NAME, key):
        try:
            return ZoneInfo(key)
        except (OSError, ValueError, KeyError):
            pass  # what it says is told below, without a path of the host
    raise ZoneInfoNotFoundError(f"No time zone found with key {key}")


MEMBERS: Mapping[str, Any] = {
    "ZoneInfo": Builtin("zoneinfo.ZoneInfo", _zone, ZoneInfo, effects=PURE, cost=ITSELF),
    "ZoneInfoNotFoundError": error_type(ZoneInfoNotFoundError),
}
"""What `zoneinfo.` offers."""

ATTRIBUTES[ZoneInfo] = plain(ZoneInfo, {"utcoffset dst tzname": NUMBER}) | fields_of(["key"])
name_methods([ATTRIBUTES[ZoneInfo]])
SHORTEST[ZoneInfo] = 40
for _kinds in (kinds.TIMES, kinds.QUICK, kinds.COMPARED_AT_ONCE, kinds.SCALARS, kinds.ATOMS, kinds.NEVER_ITERATED):
    _kinds.add(ZoneInfo)
