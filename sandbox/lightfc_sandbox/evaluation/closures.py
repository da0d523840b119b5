"""The closures of shapes, loaded room by room when a program first needs one.

The modules of `prepared` are written by `python sandbox/templates` when the package is built, and are no part of its
repository. In a checkout they are written from here too, where they are missing or older than their sources. Where the
package was built with a C compiler, CPython finds what was compiled of them in their place.
"""

from __future__ import annotations

import importlib
import os
import sys
from typing import Any

from lightfc_sandbox.compiled import ROOT, in_checkout

_HERE = os.path.dirname(__file__)
_PREPARED = f"{__package__}.prepared"
_TEMPLATES = os.path.join(ROOT, "sandbox", "templates")

ROOMS: dict[str, str] = {
    **dict.fromkeys(("binary", "not", "minus", "and", "or", "chain"), "operators"),
    **dict.fromkeys(("item", "slice", "list", "tuple", "record", "shown", "joined", "sliced", "value"), "values"),
    **dict.fromkeys(("attribute", "callee", "fields", "store", "stored", "items", "part"), "values"),
    **dict.fromkeys(("call", "host", "native", "fresh", "strict", "named"), "calls"),
    "method": "methods",
    **dict.fromkeys(("if", "conditional", "try"), "choices"),
    **dict.fromkeys(("block", "body"), "blocks"),
    **dict.fromkeys(
        ("augment", "augment item", "set item", "each", "each item", "unpack", "each of", "all"), "assignments"
    ),
    **dict.fromkeys(("for", "while"), "loops"),
    "comprehension": "comprehensions",
}
"""The module of `prepared` that has the shapes of a template."""

_WRITTEN_FROM = (
    *("shapes.py", "statement_shapes.py", "closures.py", "loops.py"),
    *("../budget/costs.py", "../budget/counters.py", "../stdlib/comparison.py"),
)


class _Closures(dict[Any, Any]):
    """For each shape the code of its closure, with the place of each of its lines in the nodes, or what is compiled."""

    names: dict[str, Any]  # that all code knows

    def __missing__(self, key: Any) -> Any:
        if key[0] not in ROOMS:
            raise KeyError(f"no module of `prepared` has the shapes of {key[0]!r}: name one in `ROOMS`")
        room = _load(ROOMS[key[0]])
        self.names = vars(sys.modules[_PREPARED])
        self.update(room)
        return room[key]

    def load(self) -> None:
        """Load all, for a process that can read no file later."""
        for room in set(ROOMS.values()):
            self.update(_load(room))
        self.names = vars(sys.modules[_PREPARED])


CLOSURES = _Closures()


def _load(room: str) -> dict[Any, Any]:
    if _PREPARED not in sys.modules and _is_stale():
        _write()
    try:
        found: dict[Any, Any] = importlib.import_module(f"{_PREPARED}.{room}").CLOSURES
    except ModuleNotFoundError as error:
        wanted = "it is written when the package is built: install lightfc anew, with pip"
        raise ImportError(f"{error.name} is missing; {wanted}", name=error.name) from error
    return found


def _write() -> None:
    import subprocess

    done = subprocess.run([sys.executable, _TEMPLATES], capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise ImportError(f"`python sandbox/templates` does not write {_PREPARED}:\n{done.stderr}", name=_PREPARED)
    importlib.invalidate_caches()


def _is_stale() -> bool:
    """Whether this is a checkout, in which something is newer than what was written from it."""
    if not in_checkout():
        return False
    try:
        written = os.stat(os.path.join(_HERE, "prepared", "__init__.py")).st_mtime
    except OSError:
        return True
    sources = [os.path.join(_HERE, each) for each in _WRITTEN_FROM]
    templates = [each.path for each in os.scandir(_TEMPLATES) if each.name.endswith(".py")]
    return any(os.stat(each).st_mtime > written for each in [*sources, *templates])
