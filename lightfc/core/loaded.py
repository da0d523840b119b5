"""What large libraries define, as far as somebody has imported them.

Whoever has a value of numpy or pydantic has imported the library; an expression without them does not wait for either.
"""

import sys
from typing import Any


def loaded(module: str, name: str) -> Any:
    """What a module defines; `()` where that is not imported: as a class, one of which nothing is an instance."""
    return getattr(sys.modules.get(module), name, ())
