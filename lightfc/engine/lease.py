"""Leases: who has taken up a run of a journal, so that nobody else does at the same time.

A lease is the name of its owner and a time until which it holds, both noted in the journal. The owner renews it while
the run goes on. A lease that has run out may be taken over, and so may one whose owner is known to be dead: its process
on this machine is gone, or this process itself has given it up and could not note so. No clock of a host counts: times
are those of the journal's store, and whatever a run notes is noted only while the lease is still its own.
"""

import contextlib
import os
import platform
import re
import uuid
from collections.abc import Iterator
from functools import cache
from pathlib import Path

LEASE_S = 30.0
"""For how long a lease holds unless it is renewed. A process that stands still for longer may lose its run."""

_OWNER = re.compile(r"(?P<machine>.+) (?P<pid>\d{1,18}) \S*", re.S)

_held: set[str] = set()
"""The owners that this process has made and not given up."""


def new_owner() -> str:
    """A name for who takes up a run, which nobody else has."""
    owner = f"{_machine()} {os.getpid()} {uuid.uuid4().hex}"
    _held.add(owner)
    return owner


@contextlib.contextmanager
def taking() -> Iterator[str]:
    """A new owner, which is given up at once if the lease cannot be taken."""
    owner = new_owner()
    try:
        yield owner
    except BaseException:
        give_up(owner)
        raise


def give_up(owner: str) -> None:
    """Note that an owner does nothing any more, even if its journal cannot be told so."""
    _held.discard(owner)


def is_dead(owner: str) -> bool:
    """Whether it is certain that an owner does nothing any more."""
    machine, pid = _parts(owner)
    if machine != _machine():
        return False  # also where the name is none, so that nothing is known of it
    if pid == os.getpid():
        return owner not in _held  # given up, or of an earlier process of the same number
    return not _runs(pid)


def place_of(owner: str) -> str:
    """Where an owner is, for people."""
    machine, pid = _parts(owner)
    if not machine:
        return "a process that its journal does not name"
    return f"process {pid}" if machine == _machine() else f"process {pid} of {machine.partition(' ')[0]}"


def _parts(owner: str) -> tuple[str, int]:
    """The machine and the process of an owner; no machine where a journal holds what is no name of one."""
    named = _OWNER.fullmatch(owner) if isinstance(owner, str) else None
    return ("", 0) if named is None else (named["machine"], int(named["pid"]))


def _runs(pid: int) -> bool:
    """Whether a process of this machine may be running; not knowing is yes."""
    if os.name != "posix":
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    try:
        # What has ended and was not waited for is there, but does nothing.
        state = Path(f"/proc/{pid}/stat").read_text(errors="replace").rpartition(")")[2].split()[0]
    except (OSError, IndexError):
        return True
    return state not in ("Z", "X")


@cache
def _machine() -> str:
    """What tells this machine from others, and containers of one machine from one another: both number processes."""
    name = platform.node().replace(" ", "-")
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        return f"{name} {boot} {os.readlink('/proc/self/ns/pid')}"
    except OSError:
        return f"{name} {uuid.getnode():x}"  # a name may be given twice
