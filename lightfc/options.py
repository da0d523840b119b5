"""See `lightfc.core.options`."""

from lightfc.core.options import nearest_name, refuse_unknown

__all__ = ["nearest_name", "refuse_unknown"]
