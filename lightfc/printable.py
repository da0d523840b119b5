"""See `lightfc.core.printable`."""

from lightfc.core.printable import AS_ASCII, printable, printable_lines

__all__ = ["AS_ASCII", "printable", "printable_lines"]
