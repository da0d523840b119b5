"""Compiles what runs most often: what makes closures of a tree, the closures of shapes, and what they share.

`python sandbox/templates --compile`, with Cython, setuptools and a C compiler. `lightfc_sandbox/compiled.py` says what
is compiled.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import chdir, contextmanager, suppress
from pathlib import Path
from typing import Any

from declarations import Declarations, classes_of
from lightfc_sandbox.compiled import HEADERS, READING, SHARED, described, remove_stamp, sources, write_stamp

PACKAGE = "lightfc_sandbox"
TYPES = "types"


def compile_all(sandbox: Path, modules: Iterable[Path]) -> None:
    """Compile the modules of closures, and what they stand on; what is up to date stays."""
    import Cython
    from Cython.Build import cythonize
    from Cython.Compiler import Options
    from setuptools import Distribution

    build = sandbox / "build" / f"cython-{Cython.__version__}"
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    build.mkdir(parents=True, exist_ok=True)
    with chdir(sandbox), alone(sandbox):
        known = build / "sources.txt"
        before = known.read_text(encoding="utf-8").splitlines() if known.exists() else []
        for each in sorted({*described(sources())}.difference(before)):
            os.utime(f"{PACKAGE}/{each.split()[0]}")  # newer than what was made of it, whatever its time says
        compiled_from = described(sources())
        known.unlink(missing_ok=True)
        remove_stamp()
        _declare(build)
        read = [_extension(f"{PACKAGE}/{each}") for each in READING]
        for each in read:
            # An attribute of what is None is an error, as in Python.
            each.cython_directives = {"nonecheck": True, "binding": False}
        others = [*(f"{PACKAGE}/{each}" for each in SHARED), *(str(each.relative_to(sandbox)) for each in modules)]
        made = [*map(_extension, others), *read]
        written = [build / Path(each.sources[0]).with_suffix(".c") for each in made]
        if before == compiled_from and all(each.exists() for each in written):
            # Cython itself would ask for the times of its own files, and a build of pip has new ones each time.
            for each, path in zip(made, written, strict=True):
                each.sources = [str(path)]
        else:
            Options.emit_code_comments = False
            made = cythonize(
                made, nthreads=cores, build_dir=str(build), quiet=True, include_path=[str(build / TYPES)],
                compiler_directives={"language_level": 3, "annotation_typing": False, "auto_pickle": False},
            )  # fmt: skip
        made.sort(key=lambda each: -os.path.getsize(each.sources[0]))  # the longest first, so that cores end together
        command = Distribution({"ext_modules": made}).get_command_obj("build_ext")
        command.inplace, command.parallel = True, cores
        command.build_temp = str(build / str(sys.implementation.cache_tag))
        command.ensure_finalized()
        command.run()
        write_stamp(compiled_from)
        known.write_text("\n".join(compiled_from), encoding="utf-8")


def _extension(source: str) -> Any:
    from setuptools import Extension

    flags = [] if sys.platform == "win32" else ["-g0", "-w"]
    if flags and "-O" not in os.environ.get("CFLAGS", ""):  # what whoever builds asks for holds
        flags.append("-O1")
    return Extension(
        os.path.splitext(source)[0].replace("/", "."), [source], extra_compile_args=flags,
        depends=[f"{PACKAGE}/{each}" for each in HEADERS], include_dirs=[f"{PACKAGE}/evaluation"],
    )  # fmt: skip


def _declare(build: Path) -> None:
    """Write the types of what is compiled as it is. Where some have changed, all of it is compiled anew."""
    sources = [Path(PACKAGE) / each for each in READING]
    modules = {name: ".".join(each.with_suffix("").parts) for each in sources for name in classes_of(each)}
    bases = {
        base
        for each in Path(PACKAGE).rglob("*.py")
        for base in re.findall(r"^class \w+\((\w+)", each.read_text("utf-8"), re.M)
    }
    texts = {build / TYPES / each.with_suffix(".pxd"): Declarations(each, modules, bases).text() for each in sources}
    if all(path.exists() and path.read_text(encoding="utf-8") == text for path, text in texts.items()):
        return
    for source in sources:  # Cython does not ask whether types are newer
        (build / source.with_suffix(".c")).unlink(missing_ok=True)
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@contextmanager
def alone(sandbox: Path) -> Iterator[None]:
    """While this is held, no other process writes what is compiled, or compiles it."""
    folder = sandbox / "build"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as file:
        with suppress(ImportError):  # Windows: whoever builds twice at once there may have to build again
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
