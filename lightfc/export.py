"""Values and records as JSON text without loss, and back: `dumps`, `loads`, and `Opaque` for what has no JSON form."""

import lightfc.core.records  # noqa: F401 - records have a JSON form, too
from lightfc.core.deserialization import loads
from lightfc.core.serialization import Opaque, dumps, is_whole, name_of

__all__ = ["Opaque", "dumps", "is_whole", "loads", "name_of"]
