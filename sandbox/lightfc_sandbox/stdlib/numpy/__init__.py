"""numpy as a text may use it; loaded when a text first names it, or first has a value of it."""
