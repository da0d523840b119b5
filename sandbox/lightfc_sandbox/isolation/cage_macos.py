"""The cage of a worker on macOS: a profile of Seatbelt that allows nothing, and resource limits.

`sandbox_init` is what Chromium, Firefox and Bazel confine their processes with; it is marked as deprecated and has no
successor for a program that is not an app of the store. The profile holds for what the process asks from now on: the
descriptors that are open, which is one socket, stay usable. This was written by the documentation, and has not been
tried on the real system; a worker there serves only if the proof (`cage.escapes`) finds it confined.

Sources: `sandbox_init(3)`, `sandbox-exec(1)`, `setrlimit(2)`, and the profiles of `/usr/share/sandbox`.
"""

from __future__ import annotations

import ctypes
import os
from typing import Any

PROFILE = """
(version 1)
(deny default)
(deny file* network* process* signal ipc* mach* sysctl-write system-socket)
(allow sysctl-read)
"""
"""What may be asked of the kernel: to read how the machine is made, as the C library does when it is asked the time."""

_NOBODY = 65_534


def confine(memory_bytes: int, cpu_s: int) -> dict[str, Any]:
    """See `cage.confine`."""
    import resource

    os.setsid()
    if os.geteuid() == 0:
        os.setgroups([])
        os.setregid(_NOBODY, _NOBODY)
        os.setreuid(_NOBODY, _NOBODY)
    bounds = {
        resource.RLIMIT_CORE: 0, resource.RLIMIT_FSIZE: 0, resource.RLIMIT_NPROC: 0, resource.RLIMIT_CPU: cpu_s,
    }  # fmt: skip
    for which, most in bounds.items():
        resource.setrlimit(which, (most, most))
    _apply(ctypes.CDLL(None, use_errno=True), PROFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))
    return {"seatbelt": True, "uid": os.getuid()}


def _apply(library: Any, profile: str) -> None:
    """Hold this process to a profile, for good."""
    told = ctypes.c_char_p()
    try:
        refused = library.sandbox_init(profile.strip().encode(), ctypes.c_uint64(0), ctypes.byref(told))
    except AttributeError:
        raise OSError(f"this system has no sandbox_init, {os.uname().sysname} is not macOS") from None
    if refused:
        why = (told.value or b"no reason given").decode(errors="replace")
        library.sandbox_free_error(told)
        raise OSError(f"sandbox_init refuses: {why}")
