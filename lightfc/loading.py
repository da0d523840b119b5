"""See `lightfc.tools.loading`."""

from lightfc.tools.loading import Toolbox, load_tools

__all__ = ["Toolbox", "load_tools"]
