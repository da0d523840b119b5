"""See `lightfc.core.options`."""

from lightfc.core.options import refuse_unknown

__all__ = ["refuse_unknown"]
