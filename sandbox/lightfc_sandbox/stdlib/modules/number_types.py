"""`numbers`: the abstract types of numbers, which values are asked for by `isinstance`."""

import numbers
from collections.abc import Mapping
from typing import Any

from lightfc_sandbox.stdlib.abstract_types import AbstractType

MEMBERS: Mapping[str, Any] = {
    name: AbstractType(name, getattr(numbers, name)) for name in ("Number", "Complex", "Real", "Rational", "Integral")
}
"""What `numbers.` offers; no class derives from one."""
