"""Modules of the host seen through an explicit list of names; what is not listed does not exist.

A facade is imported when a text first uses it, so numpy costs nothing to who does not name it.
"""

from collections.abc import Mapping
from typing import Any

FACADES: Mapping[str, str] = {"np": "numpy", "numpy": "numpy"}
"""By the name a text writes: the facade it means."""


def facade_names(root: str) -> Mapping[str, Any]:
    """The members of a facade, by their dotted name without the root."""
    from lightfc_sandbox.facades import numpy

    return numpy.members()
