"""See `lightfc.core.values`."""

from lightfc.core.values import rendered, writable
from lightfc.core.values import to_json as jsonable

__all__ = ["jsonable", "rendered", "writable"]
