"""Writes `lightfc_sandbox/evaluation/prepared/`: the code of the closures of all shapes.

`python sandbox/templates` writes it anew; with `--compile` it is compiled too, with what the closures share; with
`--check` it only tells whether it is up to date. The build of the package calls it, and so does a checkout in which it
is missing or stale (`lightfc_sandbox.evaluation.closures`); what was compiled from something older is removed then.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

SANDBOX = Path(__file__).parents[1]
FOLDER = SANDBOX / "lightfc_sandbox" / "evaluation" / "prepared"


def write(path: Path, text: str) -> None:
    """Write a file at once, so that another process never reads a part of it."""
    unfinished = path.with_suffix(f".{os.getpid()}")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(path)


def main() -> int:
    """Write the modules, or tell whether they are up to date."""
    sys.path.insert(0, str(SANDBOX))  # the package need not be installed yet
    from compiling import compile_all, remove_stale

    if "--check" not in sys.argv:
        with suppress(OSError):
            remove_stale(SANDBOX, ())  # before it is imported in the place of what is new
    from modules import modules

    texts = modules(FOLDER)
    stale = [path for path, text in texts.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    left = {*FOLDER.glob("*.py"), *FOLDER.glob("*.pyx")} - set(texts)
    if "--check" in sys.argv:
        return bool(stale or left)
    try:
        FOLDER.mkdir(exist_ok=True)
        for path in stale:
            write(path, texts[path])
        for path in left:
            path.unlink(missing_ok=True)
        (FOLDER / "__init__.py").touch()
        native = [path for path in texts if path.suffix == ".pyx"]
        remove_stale(SANDBOX, native)
    except OSError as error:
        if stale:
            sys.exit(f"cannot write {FOLDER}: {error.strerror}")
        return 0
    if "--compile" in sys.argv:
        compile_all(SANDBOX, native)
    return 0


if __name__ == "__main__":
    sys.exit(main())
