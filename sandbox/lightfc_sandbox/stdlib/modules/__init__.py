"""The modules of a text, each an explicit list of names; loaded when a text first names one."""
