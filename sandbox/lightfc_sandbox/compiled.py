"""What of this package is compiled where there is a C compiler, and how a checkout is kept from what is out of date.

What is compiled stands beside its source, and CPython takes it in the place of that. Without it all is Python, which
comes to the same, more slowly. `python sandbox/templates --compile` compiles.
"""

import _imp
import os
from collections.abc import Iterable
from contextlib import suppress

SHARED = (
    *("budget/counters.py", "budget/quick.pyx", "values/text_functions.py", "evaluation/nodes.pyx"),
    *("scheduling/frames.pyx", "parsing/quick_parser.pyx", "values/lazy.py", "values/iteration.py"),
    *("values/precision.py", "stdlib/operators.py", "stdlib/heaps.py", "stdlib/ranking.py", "stdlib/totals.py"),
    *("stdlib/remembering.py", "stdlib/contexts.py"),
)
"""What closures and functions of the sandbox share, of which `.pxd` files beside them may tell the types, and a parser.

No program calls a function of these with arguments of its own: Cython has other words than CPython for wrong ones.
"""

READING = (
    *("parsing/source.py", "parsing/parse.py"),
    *("checking/sites.py", "checking/scope.py", "checking/ir.py", "checking/checker.py", "checking/names.py"),
    *(
        "checking/calls.py",
        "checking/attribute_reads.py",
        "checking/attributes_by_name.py",
        "checking/expressions.py",
        "checking/functions.py",
    ),
    *("checking/statements.py", "checking/walking.py", "checking/classes.py", "checking/uses.py"),
    *("evaluation/shapes.py", "evaluation/statement_shapes.py", "evaluation/program.py", "evaluation/handlers.py"),
    *("evaluation/emitter.py", "evaluation/plainly.py"),
    *("stdlib/classes.py", "stdlib/own_keys.py", "values/exceptions.py", "stdlib/spreading.py", "checking/patterns.py"),
    *("stdlib/attributes.py", "stdlib/assignment.py", "stdlib/regex/machine.py"),
)
"""What makes closures of a text and its classes, and matches patterns; annotations of these tell the types of C."""

HEADERS = (
    *("budget/counters.pxd", "budget/quick.pxd", "values/text_functions.pxd"),
    *("evaluation/nodes.pxd", "evaluation/quick.h"),
    *("parsing/quick_nodes.pxi", "parsing/quick_tokens.pxi", "parsing/quick_expressions.pxi"),
)

PREPARED = "evaluation/prepared"

_HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(_HERE, "..", "..")
"""Where the repository is, in a checkout."""

ENDING: str = _imp.extension_suffixes()[0]
"""How the names of files end that were compiled for this Python."""

_STAMP = os.path.join(_HERE, f"compiled{ENDING}.txt")
"""What all was compiled from and into, with sizes and times; written when all is there, and removed before."""


def in_checkout() -> bool:
    """Whether the package is imported from where it is written."""
    return os.path.exists(os.path.join(ROOT, "hatch_build.py"))


def sources() -> list[str]:
    """What is compiled, and what that depends on, as paths from the package."""
    return [*SHARED, *READING, *HEADERS, *_files(PREPARED, ".pyx")]


def _files(folder: str, ending: str) -> list[str]:
    try:
        found = os.listdir(os.path.join(_HERE, folder))
    except FileNotFoundError:
        return []
    return sorted(f"{folder}/{each}" for each in found if each.endswith(ending))


def described(paths: Iterable[str]) -> list[str]:
    """Files as the stamp names them: those that are there, each with its size and the time of its last change."""
    lines = []
    for path in paths:
        with suppress(FileNotFoundError):
            told = os.stat(os.path.join(_HERE, path))
            lines.append(f"{path} {told.st_size} {told.st_mtime_ns}")
    return lines


def _built_files() -> list[str]:
    folders = {os.path.dirname(each) for each in (*SHARED, *READING)} | {PREPARED}
    return [each for folder in sorted(folders) for each in _files(folder, ENDING)]


def write_stamp(compiled_from: Iterable[str]) -> None:
    """Note that all is compiled, from sources as they were `described` before."""
    with open(_STAMP, "w", encoding="utf-8") as file:
        file.write("\n".join([*compiled_from, *described(_built_files())]))


def remove_stamp() -> None:
    """Note that something is being compiled, or removed."""
    with suppress(FileNotFoundError):
        os.unlink(_STAMP)


def remove_stale() -> None:
    """Remove all that is compiled, unless all of it is there, and from the sources as they are: it only fits together.

    Raises:
        ImportError: It cannot be removed.
    """
    made = _built_files()
    if not made:
        return
    try:
        with open(_STAMP, encoding="utf-8") as file:
            if file.read().split("\n") == [*described(sources()), *described(made)]:
                return
    except FileNotFoundError:
        pass
    try:
        remove_stamp()
        for each in made:
            with suppress(FileNotFoundError):  # another process removes them too
                os.unlink(os.path.join(_HERE, each))
    except OSError as error:
        told = f"{error.filename} is older than what it was compiled from, or not whole, and cannot be removed"
        raise ImportError(f"{told}: {error.strerror}. Remove it, or `python sandbox/templates --compile`") from None
