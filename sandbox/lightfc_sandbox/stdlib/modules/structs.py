"""`struct`, `zlib` and `binascii`: numbers and texts as bytes, and sums over bytes."""

import binascii
import struct
import zlib
from collections.abc import Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import Cost
from lightfc_sandbox.budget.costs import ITEM_BYTES, TEXT_LIKE
from lightfc_sandbox.effects import READS
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib.exception_types import error_type
from lightfc_sandbox.stdlib.wrapping import listed, take_strings
from lightfc_sandbox.values.kinds import BYTES_TAKEN

_MAX_FORMAT = 1_000  # characters; CPython keeps what it makes of the last formats
_PACKER_BYTES = 400_000  # what the library makes room for
_FORMAT_BYTES = 32  # what it keeps of each character


def _size(run: Run, format: Any) -> int:  # noqa: A002 - Python's own name
    take_strings(format)
    if len(format) > _MAX_FORMAT:
        raise Refused(f"struct: a format has at most {_MAX_FORMAT:,} characters in a program")
    run.charge_bytes(_FORMAT_BYTES * len(format))
    return struct.calcsize(format)


def _charge_format(run: Run, format: Any = "", *_: Any) -> None:  # noqa: A002 - Python's own name
    _size(run, format)


def _charge_packing(run: Run, format: Any = "", *_: Any) -> None:  # noqa: A002 - Python's own name
    run.charge_items(_size(run, format), 1)


def _charge_unpacking(run: Run, format: Any = "", *_: Any, **__: Any) -> None:  # noqa: A002 - Python's own name
    # At most each byte is a number; texts of no bytes are as many as the format has characters.
    run.charge_items(_size(run, format) + len(format), ITEM_BYTES)


def _summing(run: Run, /, *args: Any, **kwargs: Any) -> None:
    run.charge_steps(sum(len(each) for each in (*args, *kwargs.values()) if type(each) in TEXT_LIKE) >> 9)


def _growing(times: int) -> Cost:
    def cost(run: Run, data: Any = b"", *_: Any, **__: Any) -> None:
        if type(data) in TEXT_LIKE:
            run.charge_steps(len(data) >> 6)
            run.charge_items(times * len(data) + 8, 1)

    return cost


STRUCT: Mapping[str, Any] = {
    **listed(struct, {"pack": _charge_packing, "calcsize": _charge_format}, READS, taken=BYTES_TAKEN),
    **listed(struct, dict.fromkeys(("unpack", "unpack_from"), _charge_unpacking), READS, taken=BYTES_TAKEN),
    "error": error_type(struct.error),
}
"""What `struct.` offers; its class is written in the language."""


def _charge_compressing(run: Run, data: Any = b"", *_: Any, **__: Any) -> None:
    if type(data) in TEXT_LIKE:
        run.charge_bytes(_PACKER_BYTES)
        run.charge_steps(len(data) >> 2)
        run.charge_items(len(data) + (len(data) >> 8) + 64, 1)


ZLIB: Mapping[str, Any] = {
    **listed(zlib, dict.fromkeys(("crc32", "adler32"), _summing), READS, taken=BYTES_TAKEN),
    **listed(zlib, {"compress": _charge_compressing}, READS, taken=BYTES_TAKEN),
    "error": error_type(zlib.error),
}
"""What `zlib.` offers: all data is given at once."""

_HEXLIFY = _growing(4)  # with a separator between any two digits, which is a character

BINASCII: Mapping[str, Any] = {
    **listed(binascii, dict.fromkeys(("hexlify", "b2a_hex"), _HEXLIFY), READS, taken=BYTES_TAKEN),
    **listed(binascii, dict.fromkeys(("unhexlify", "a2b_hex", "a2b_base64"), _growing(1)), READS, taken=BYTES_TAKEN),
    **listed(binascii, {"b2a_base64": _growing(2)}, READS, taken=BYTES_TAKEN),
    **listed(binascii, {"crc32": _summing}, READS, taken=BYTES_TAKEN),
    "Error": error_type(binascii.Error),
}
"""What `binascii.` offers."""
