"""Modules of the host seen through an explicit list of names; what is not listed does not exist.

A facade is imported when a text first uses it, so numpy costs nothing to who does not name it.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from lightfc_sandbox.values.kinds import Builtin

FACADES: Mapping[str, tuple[str, str]] = {
    "asyncio": ("modules.asyncio", "members"),
    "np": ("numpy.arrays", "members"),
    "numpy": ("numpy.arrays", "members"),
    "math": ("modules.math", "math_members"),
    "cmath": ("modules.math", "cmath_members"),
    "statistics": ("modules.statistics", "members"),
    "json": ("modules.json", "members"),
    "itertools": ("modules.itertools", "members"),
    "functools": ("modules.functools", "members"),
    "datetime": ("modules.datetime", "members"),
    "decimal": ("modules.exact", "decimal_members"),
    "fractions": ("modules.exact", "fractions_members"),
    "operator": ("modules.operator", "members"),
    "string": ("modules.text", "string_members"),
    "textwrap": ("modules.text", "textwrap_members"),
    "base64": ("modules.text", "base64_members"),
    "hashlib": ("modules.text", "hashlib_members"),
    "uuid": ("modules.text", "uuid_members"),
    "collections": ("modules.collections", "members"),
    "random": ("modules.random", "members"),
    "re": ("regex.patterns", "members"),
    "heapq": ("modules.heapq", "heapq_members"),
    "bisect": ("modules.heapq", "bisect_members"),
    "copy": ("modules.copy", "members"),
    "sys": ("modules.system", "sys_members"),
    "time": ("modules.system", "time_members"),
}
"""By the name a text writes: the module of this package that has the list, and the function that gives it."""


def list_attributes() -> None:
    """List what a text may see of objects that only facades make, in the table of attributes by type."""
    for root in ("datetime", "decimal", "hashlib", "random", "re", "statistics"):
        facade_names(root)
    import_module("lightfc_sandbox.stdlib.numpy.arrays").install()


_OF_NUMBERS = frozenset({"statistics", "decimal", "fractions", "datetime", "random"})
"""Facades all of whose functions take the numbers of numpy, and arrays of them, for Python's own."""


def facade_names(root: str) -> Mapping[str, Any]:
    """The members of a facade, by their dotted name without the root; none where there is no such facade."""
    found = FACADES.get(root)
    if found is None:
        return {}
    return _of_numbers(root) if root in _OF_NUMBERS else _members(*found)


def _members(module: str, function: str) -> Mapping[str, Any]:
    members: Mapping[str, Any] = getattr(import_module(f"lightfc_sandbox.stdlib.{module}"), function)()
    return members


@cache
def _of_numbers(root: str) -> Mapping[str, Any]:
    from lightfc_sandbox.stdlib.modules.wrapping import taking_numpy

    members = _members(*FACADES[root])
    return {
        # What changes its argument has to be given that itself.
        name: taking_numpy(each) if type(each) is Builtin and name != "shuffle" else each
        for name, each in members.items()
    }
