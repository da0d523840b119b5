"""See `lightfc.toolset.skills`."""

from lightfc.toolset.skills import DEFAULT_ROOTS, Skill, Skills

__all__ = ["DEFAULT_ROOTS", "Skill", "Skills"]
