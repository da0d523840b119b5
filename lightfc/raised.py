"""See `lightfc.core.exceptions`."""

from lightfc.core.exceptions import raised, restored

__all__ = ["raised", "restored"]
