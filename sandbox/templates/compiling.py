"""Compiles what runs most often: the closures of shapes, and the modules that they share.

`python sandbox/templates --compile`, with Cython, setuptools and a C compiler. What is compiled stands beside its
source, and CPython takes it in the place of that. Without it all is Python, which comes to the same, more slowly.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import chdir, contextmanager, suppress
from pathlib import Path

SHARED = (
    "lightfc_sandbox/budget/counters.py", "lightfc_sandbox/values/text_functions.py",
    "lightfc_sandbox/evaluation/nodes.pyx", "lightfc_sandbox/budget/quick.pyx",
)  # fmt: skip
"""What closures share, or functions of the sandbox; `.pxd` files beside them tell the types."""

_HEADERS = ("lightfc_sandbox/evaluation/quick.h",)


def _compiled_from(source: Path) -> list[Path]:
    return [each for end in ("so", "pyd") for each in source.parent.glob(f"{source.stem}.*.{end}")]


def remove_stale(sandbox: Path, modules: Iterable[Path]) -> None:
    """Remove what is older than what it was compiled from: what all share, or a module of closures."""
    shared = [sandbox / each for each in SHARED]
    beside = [each.with_suffix(".pxd") for each in shared]
    heads = [*shared, *(each for each in beside if each.exists()), *(sandbox / each for each in _HEADERS)]
    newest = max(each.stat().st_mtime for each in heads)
    for source in [*shared, *modules]:
        for compiled in _compiled_from(source):
            if compiled.stat().st_mtime < max(newest, source.stat().st_mtime):
                compiled.unlink(missing_ok=True)


def compile_all(sandbox: Path, modules: Iterable[Path]) -> None:
    """Compile the modules of closures, and what they share; what is up to date stays."""
    import Cython
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    build = sandbox / "build" / f"cython-{Cython.__version__}"
    flags = [] if sys.platform == "win32" else ["-O1", "-g0", "-w"]
    sources = [*SHARED, *(str(each.relative_to(sandbox)) for each in modules)]
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    build.mkdir(parents=True, exist_ok=True)
    with chdir(sandbox), _alone(build):
        extensions = [
            Extension(
                os.path.splitext(each)[0].replace("/", "."), [each], extra_compile_args=flags, depends=[*_HEADERS],
                include_dirs=[str(sandbox / "lightfc_sandbox" / "evaluation")],
            )
            for each in sources
        ]  # fmt: skip
        made = cythonize(
            extensions, nthreads=cores, build_dir=str(build), quiet=True,
            compiler_directives={"language_level": 3, "annotation_typing": False},
        )  # fmt: skip
        command = Distribution({"ext_modules": made}).get_command_obj("build_ext")
        command.inplace, command.parallel = True, cores
        command.build_temp = str(build / str(sys.implementation.cache_tag))
        command.ensure_finalized()
        command.run()
        for each in sources:  # one that was up to date has been copied here with its time
            for compiled in _compiled_from(Path(each)):
                compiled.touch()


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """While this is held, no other process compiles here."""
    with (folder / "lock").open("w") as file:
        with suppress(ImportError):  # Windows: whoever builds twice at once there may have to build again
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
