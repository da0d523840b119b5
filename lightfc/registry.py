"""See `lightfc.tools.registries`."""

from lightfc.tools.registries import ToolRegistry, fc_register, registry

__all__ = ["ToolRegistry", "fc_register", "registry"]
