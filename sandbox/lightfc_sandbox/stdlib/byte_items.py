"""The numbers that `bytes` and `bytearray` are made of, charged before these hold them."""

from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import BYTE_BYTES, SCANNED
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.values.iteration import counted, is_sized
from lightfc_sandbox.values.kinds import BYTES, INTEGERS, inner_of
from lightfc_sandbox.values.type_tables import as_integer


def bytes_like(run: Run, value: Any) -> bytes | bytearray | None:
    """A value that is a row of bytes already, or holds one; None for any other."""
    found = inner_of(run, value)
    return found if type(found) in BYTES else None


def byte_items(run: Run, kind: type[bytes | bytearray], source: Any) -> bytes | bytearray:
    """The items of an iterable as bytes: what is a row of bytes as it is, anything else as a new one of a type."""
    found = bytes_like(run, source)
    if found is not None:
        return found
    if is_sized(source) and type(source) is not str:
        run.charge_items(len(source), 1)
        run.charge_steps(len(source) >> SCANNED)
        if INTEGERS.issuperset(map(type, source)):
            return kind(source)

    def one(item: Any) -> Any:
        run.charge_bytes(BYTE_BYTES)
        return item if type(item) is int else as_integer(touch(run, item))

    return kind(map(one, counted(run, source)))
