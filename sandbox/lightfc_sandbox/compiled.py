"""What of this package is compiled where there is a C compiler, and how a checkout is kept from what is out of date.

What is compiled stands beside its source, and CPython takes it in the place of that. Without it all is Python, which
comes to the same, more slowly. `python sandbox/templates --compile` compiles.
"""

import os
from contextlib import suppress

SHARED = "budget/counters.py", "budget/quick.pyx", "values/text_functions.py", "evaluation/nodes.pyx"
"""What closures and functions of the sandbox share; `.pxd` files beside them tell the types."""

READING = (
    *("parsing/source.py", "parsing/parse.py"),
    *("checking/sites.py", "checking/scope.py", "checking/ir.py", "checking/checker.py", "checking/names.py"),
    *("checking/calls.py", "checking/attribute_reads.py", "checking/expressions.py", "checking/functions.py"),
    *("checking/statements.py", "evaluation/emitter.py", "evaluation/shapes.py", "evaluation/statement_shapes.py"),
    "evaluation/program.py",
)
"""What makes closures of a text. Of these the types of C are read off the annotations."""

HEADERS = "budget/counters.pxd", "values/text_functions.pxd", "evaluation/nodes.pxd", "evaluation/quick.h"

_HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(_HERE, "..", "..")
"""Where the repository is, in a checkout."""

ENDINGS = ".so", ".pyd"


def in_checkout() -> bool:
    """Whether the package is imported from where it is written."""
    return os.path.exists(os.path.join(ROOT, "hatch_build.py"))


def remove_stale() -> None:
    """Remove all that is compiled if some of it is older than what it was compiled from: it only fits together."""
    sources = [os.path.join(_HERE, each) for each in (*SHARED, *READING, *HEADERS)]
    prepared = os.path.join(_HERE, "evaluation", "prepared")
    made: list[str] = []
    for folder in {prepared, *map(os.path.dirname, sources)}:
        with suppress(OSError):
            made += [each.path for each in os.scandir(folder) if each.name.endswith(ENDINGS)]
    if not made:
        return
    with suppress(OSError):
        sources += [each.path for each in os.scandir(prepared) if each.name.endswith(".pyx")]
    try:
        if min(map(os.path.getmtime, made)) >= max(map(os.path.getmtime, sources)):
            return
    except OSError:  # another process removes them too
        pass
    for each in made:
        with suppress(OSError):
            os.unlink(each)
