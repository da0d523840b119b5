"""`uuid`, and what there is of its type wherever a value of it comes from."""

import uuid
from collections.abc import Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import Takes, both, texts
from lightfc_sandbox.effects import DRAWS, READS
from lightfc_sandbox.stdlib.wrapping import listed, take_integers, take_plain
from lightfc_sandbox.values.iteration import gathered
from lightfc_sandbox.values.kinds import ATOMS, SLOW, Builtin
from lightfc_sandbox.values.text import SHORTEST
from lightfc_sandbox.values.type_tables import ATTRIBUTES, fields_of

_UUID = Takes(160)
_FIELDS = (
    "hex int version variant urn bytes bytes_le fields time time_low time_mid time_hi_version clock_seq clock_seq_low "
    "clock_seq_hi_variant node"
)


def _uuid(
    run: Run,
    /,
    hex: Any = None,  # noqa: A002 - Python's own names, here and below
    bytes: Any = None,  # noqa: A002
    bytes_le: Any = None,
    fields: Any = None,
    int: Any = None,  # noqa: A002
    version: Any = None,
) -> uuid.UUID:
    take_plain(hex, bytes, bytes_le, int, version)
    if fields is not None:
        fields = tuple(gathered(run, fields))
        take_integers(*fields)
    run.charge_steps(len(hex) >> 6 if type(hex) is str else 0)
    return uuid.UUID(hex, bytes, bytes_le, fields, int, version)


MEMBERS: Mapping[str, Any] = {
    **{f"NAMESPACE_{name}": getattr(uuid, f"NAMESPACE_{name}") for name in ("DNS", "URL", "OID", "X500")},
    "UUID": Builtin("uuid.UUID", _uuid, uuid.UUID, effects=READS | DRAWS, cost=_UUID),
    **listed(uuid, {"uuid4": _UUID}),
    **listed(uuid, dict.fromkeys(("uuid3", "uuid5"), both(_UUID, texts))),
}
"""What `uuid.` offers; `uuid1` would tell the address of the machine."""

ATTRIBUTES[uuid.UUID] = fields_of(_FIELDS.split(), 256)
SHORTEST[uuid.UUID] = 44
SLOW.add(uuid.UUID)
ATOMS.add(uuid.UUID)
