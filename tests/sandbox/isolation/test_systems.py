"""The cages of other systems, as far as they can be tried on this one, and what is refused where there is none."""

import ctypes
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lightfc_sandbox import IsolationError, LimitExceeded, Limits, Sandbox
from lightfc_sandbox.isolation import cage, pool

ELSEWHERE = """
import os, platform, sys
for name in ("resource", "fcntl", "pwd", "grp"):
    sys.modules[name] = None
for name in ("register_at_fork", "fork", "setsid", "geteuid", "pidfd_open"):
    if hasattr(os, name):
        delattr(os, name)
platform.system = lambda: sys.argv[1]
from lightfc_sandbox import IsolationError, Sandbox
print(Sandbox(isolation="best").isolation, Sandbox(isolation="best").run("1 + 1"))
try:
    Sandbox(isolation="process")
except IsolationError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("system", "why"),
    [
        (
            "Plan9",
            "isolation='process' needs Linux on x86-64 or arm64, macOS or Windows; 'best' does without it elsewhere",
        ),
        ("Windows", f"no confined worker can be started: {sys.platform} is not Windows"),
    ],
)
def test_where_no_cage_holds_process_is_refused_and_best_goes_without(system: str, why: str) -> None:
    done = subprocess.run([sys.executable, "-c", ELSEWHERE, system], capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines() == ["none 2", why], done.stderr


def test_a_cage_that_does_not_hold_is_found_out_before_best_says_what_it_got(monkeypatch: pytest.MonkeyPatch) -> None:
    boot = "from lightfc_sandbox.isolation import cage\ncage.escapes = lambda _: ['open a file']\n"
    with booted(boot, monkeypatch):
        assert Sandbox(isolation="best").isolation == "none"
        with pytest.raises(IsolationError, match="not confined: the kernel lets it open a file"):
            Sandbox(isolation="process")


@contextmanager
def booted(more: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Workers whose process has run more before anything else."""
    pool.close()
    monkeypatch.setattr(pool, "_BOOT", pool._BOOT.replace("from lightfc_sandbox.w", f"{more}from lightfc_sandbox.w"))
    try:
        yield
    finally:
        pool.close()


# macOS.


def test_the_profile_denies_by_default_and_allows_what_is_listed() -> None:
    rules = re.findall(r"^\((\S+) (.*)\)$", cage.PROFILE.strip(), re.M)
    assert [f"({name} {what})" for name, what in rules] == cage.PROFILE.split("\n")[1:-1]
    assert rules[:2] == [("version", "1"), ("deny", "default")]
    assert [what for name, what in rules if name == "allow"] == ["sysctl-read"]
    assert cage.PROFILE.count("(") == cage.PROFILE.count(")") == len(rules)


class Kernel:
    """The C library of a system that refuses profiles, or takes them."""

    def __init__(self, why: bytes | None) -> None:
        self.why = why
        self.freed = 0
        self.profile = b""

    def sandbox_init(self, profile: bytes, flags: ctypes.c_uint64, told: Any) -> int:
        self.profile = profile
        assert flags.value == 0, "flags are for names of profiles"
        if self.why is None:
            return 0
        told._obj.value = self.why
        return -1

    def sandbox_free_error(self, told: Any) -> None:
        self.freed += 1


def test_a_profile_that_is_refused_is_told_with_the_reason() -> None:
    refusing = Kernel(b"line 3: unbound variable")
    with pytest.raises(OSError, match="sandbox_init refuses: line 3: unbound variable"):
        cage._apply_profile(refusing, cage.PROFILE)
    assert refusing.freed == 1
    taking = Kernel(None)
    cage._apply_profile(taking, cage.PROFILE)
    assert taking.profile.startswith(b"(version 1)\n(deny default)")


@pytest.mark.skipif(sys.platform == "darwin", reason="it is there")
def test_a_system_without_seatbelt_is_told() -> None:
    with pytest.raises(OSError, match=r"no sandbox_init, \w+ is not macOS"):
        cage._apply_profile(ctypes.CDLL(None), cage.PROFILE)


@pytest.fixture
def without_descriptors(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Workers are held as on macOS, by their numbers and the zygote."""
    monkeypatch.setattr(cage, "HAS_PIDFD", False)
    with booted("from lightfc_sandbox.isolation import cage\ncage.HAS_PIDFD = False\n", monkeypatch):
        yield


@pytest.mark.skipif(sys.platform != "linux", reason="the cage that holds here is that of Linux")
def test_workers_are_ended_by_the_zygote_where_there_are_no_descriptors(without_descriptors: None) -> None:
    sandbox = Sandbox(policy="programs", isolation="process", limits=Limits(time_s=0.2, steps=10**9))
    assert sandbox.run("1 + 1") == 2
    (worker,) = pool._idle
    assert type(worker._hold) is pool._ByZygote
    assert worker.alive
    session = Sandbox(isolation="process").session()
    assert session.run("1 + 2") == 3
    for _ in range(3):
        with pytest.raises(LimitExceeded):
            sandbox.run("while True: pass")
        assert sandbox.run("2 + 2") == 4
    worker.kill()
    assert not worker.alive
    assert sandbox.run("3 + 3") == 6
    assert session.run("2 + 3") == 5


def test_a_worker_that_is_not_confined_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """On any system: the proof from within decides, not the name of the system."""
    if not cage.is_known():
        pytest.skip("there is no cage for this system")
    try:
        with (
            booted("from lightfc_sandbox.isolation import cage\ncage.confine = lambda *_: {}\n", monkeypatch),
            pytest.raises(IsolationError, match=r"not confined: the kernel lets it .*list a folder.*open a file"),
        ):
            Sandbox(isolation="process")
    finally:
        Path("/tmp/escape").unlink(missing_ok=True)
