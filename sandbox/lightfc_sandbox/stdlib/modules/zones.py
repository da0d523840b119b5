"""`zoneinfo`: time zones by name, from the data of the host or of the package `tzdata`."""

import os
import re
import zoneinfo
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from io import BytesIO
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

_OTHERS = {"posix", "right"}  # the same zones by other clocks

_files: dict[str, bytes] = {}


def read_all() -> None:
    """Read the files of all zones, for a process that can open none later."""
    package = find_spec("tzdata")
    places = (package and package.submodule_search_locations) or ()
    for root in (*zoneinfo.TZPATH, *(os.path.join(each, "zoneinfo") for each in places)):
        for folder, folders, names in os.walk(root):
            folders[:] = [each for each in folders if each not in _OTHERS]
            inside = folder[len(root) + 1 :].replace(os.sep, "/")
            for name in names:
                key = f"{inside}/{name}" if inside else name
                if key not in _files:
                    _read_file(key, os.path.join(folder, name))


def _read_file(key: str, path: str) -> None:
    with suppress(OSError), open(path, "rb") as file:
        data = file.read()
        if data.startswith(b"TZif"):
            _files[key] = data


@cache  # there are only so many
def zone_of(key: str) -> ZoneInfo:
    """The zone of a name.

    Raises:
        ZoneInfoNotFoundError: There is none, or nothing that could be one.
    """
    if re.fullmatch(_NAME, key):
        with suppress(OSError, ValueError, KeyError, ImportError):  # what it says is told below, without a path
            return ZoneInfo.from_file(BytesIO(_files[key]), key) if _files else ZoneInfo(key)
    raise ZoneInfoNotFoundError(f"No time zone found with key {key}")


def _zone(run: Run, /, key: Any) -> ZoneInfo:
    take_strings(key)
    run.charge_bytes(_ZONE_BYTES)
    run.charge_work(_ZONE_WORK)
    return zone_of(key)


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
