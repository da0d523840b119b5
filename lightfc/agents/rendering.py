"""See `lightfc.core.values`."""

from lightfc.core.values import rendered, writable
from lightfc.core.values import to_json as to_json

__all__ = ["rendered", "to_json", "writable"]
