"""Writes `lightfc_sandbox/evaluation/prepared/`: the code of the closures of all shapes.

`python sandbox/templates` writes it anew; with `--compile` it is compiled too, with what the closures share; with
`--check` it only tells whether it is up to date. The build of the package calls it, and so does a checkout in which it
is missing or stale (`lightfc_sandbox.evaluation.closures`); what was compiled from something older is removed then.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

SANDBOX = Path(__file__).parents[1]
FOLDER = SANDBOX / "lightfc_sandbox" / "evaluation" / "prepared"


def holds(path: Path, text: str) -> bool:
    """Whether a file is written already."""
    return path.exists() and path.read_text(encoding="utf-8") == text


def write(path: Path, text: str) -> None:
    """Write a file at once, so that another process never reads a part of it."""
    unfinished = path.with_suffix(f".{os.getpid()}")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(path)


def in_python(path: str) -> FileFinder:
    """Finds the sources of the package alone: what was compiled of them may be older, and not fit together.

    Raises:
        ImportError: It is another folder, which others go through.
    """
    if not path.startswith(str(SANDBOX)):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def main() -> int:
    """Write the modules, or tell whether they are up to date."""
    sys.path.insert(0, str(SANDBOX))  # the package need not be installed yet
    sys.path_hooks.insert(0, in_python)
    sys.path_importer_cache.clear()
    from compiling import alone, compile_all
    from lightfc_sandbox.compiled import remove_stale
    from modules import modules

    texts = modules(FOLDER)
    stale = [path for path, text in texts.items() if not holds(path, text)]
    left = {*FOLDER.glob("*.py"), *FOLDER.glob("*.pyx")} - set(texts)
    if "--check" in sys.argv:
        return bool(stale or left)
    try:
        FOLDER.mkdir(exist_ok=True)
        if stale:
            with alone(SANDBOX):  # who compiles has noted when each was written
                for path in stale:
                    if not holds(path, texts[path]):
                        write(path, texts[path])
        for path in left:
            path.unlink(missing_ok=True)
        (FOLDER / "__init__.py").touch()
        remove_stale()
    except OSError as error:
        if stale:
            sys.exit(f"cannot write {FOLDER}: {error.strerror}")
        return 0
    if "--compile" in sys.argv:
        compile_all(SANDBOX, [path for path in texts if path.suffix == ".pyx"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
