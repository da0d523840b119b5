"""Where workers run: beside the thread that waits for them, as long as they answer soon."""

import asyncio
import ctypes
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lightfc_sandbox import Sandbox
from lightfc_sandbox.isolation import cage, place, pool

pytestmark = pytest.mark.skipif(
    not cage.is_known() or not hasattr(os, "sched_setaffinity") or len(os.sched_getaffinity(0)) < 2,
    reason="workers are held on Linux alone, where there is more than one processor",
)

LONG = "total = 0\nfor i in range(100_000):\n    total += i\ntotal"

_CAP_SYS_NICE, _PR_CAPBSET_DROP = 23, 24


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hold a worker after one answer that came soon: on a machine that does other work, few in a row do."""
    monkeypatch.setattr(place, "_OFTEN", 1)


def of_own(context: dict[str, Any] | None = None) -> tuple[Sandbox, Callable[[], set[int]]]:
    """A sandbox, and where its worker may run."""
    sandbox = Sandbox(context, policy="programs", isolation="process")
    sandbox.run("0")

    def allowed() -> set[int]:
        (worker,) = [each for each in pool._workers if each.tenant is sandbox.environment]
        return os.sched_getaffinity(worker.pid)

    return sandbox, allowed


def until(condition: Callable[[], bool], act: Callable[[], object]) -> None:
    """Do something until a condition holds: on a machine that does other work, nothing need come soon."""
    for _ in range(1_000):
        act()
        if condition():
            return
    raise AssertionError("it never holds")


@contextmanager
def on(processor: int) -> Iterator[None]:
    """Run this thread on one processor."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {processor})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def test_a_worker_that_answers_soon_is_held_where_the_thread_runs_that_waits() -> None:
    sandbox, allowed = of_own()
    for processor in os.sched_getaffinity(0):
        with on(processor):
            until(lambda: allowed() == {processor}, lambda: sandbox.run("1 + 1"))  # noqa: B023 - it is called here


def test_a_worker_is_let_go_where_the_thread_has_gone_to_another_processor() -> None:
    sandbox, allowed = of_own()
    one, other, *_ = os.sched_getaffinity(0)
    with on(one):
        until(lambda: allowed() == {one}, lambda: sandbox.run("1 + 1"))
    with on(other):
        sandbox.run("1 + 1")
        assert allowed() != {one}


def test_a_worker_that_computes_is_let_go_until_it_answers_soon_again() -> None:
    sandbox, allowed = of_own()
    everywhere = allowed()
    assert everywhere == os.sched_getaffinity(0)
    for _ in range(2):
        until(lambda: len(allowed()) == 1, lambda: sandbox.run("1 + 1"))
        until(lambda: allowed() == everywhere, lambda: sandbox.run(LONG))


def test_a_worker_whose_calls_take_long_stays_where_it_is_held() -> None:
    """It is the host that computes then."""
    where: list[set[int]] = []

    def work() -> None:
        sum(range(100_000))
        where.append(allowed())

    sandbox, allowed = of_own({"work": work})
    with on(min(os.sched_getaffinity(0))):
        until(lambda: len(where[-1]) == len(where[-2]) == 1, lambda: sandbox.run("work()\nwork()"))


def test_a_worker_is_not_held_where_its_host_waits_in_an_event_loop() -> None:
    async def now() -> int:
        return 1

    sandbox, allowed = of_own({"now": now})
    for _ in range(20):
        assert asyncio.run(sandbox.arun("now() + now()")) == 2
        assert allowed() == os.sched_getaffinity(0)


def test_a_worker_that_was_held_is_let_go_where_its_host_waits_in_an_event_loop() -> None:
    sandbox, allowed = of_own()
    until(lambda: len(allowed()) == 1, lambda: sandbox.run("1 + 1"))
    assert asyncio.run(sandbox.arun("1 + 1")) == 2
    assert allowed() == os.sched_getaffinity(0)


def test_a_worker_that_has_ended_while_it_was_held_is_replaced() -> None:
    sandbox, allowed = of_own()
    until(lambda: len(allowed()) == 1, lambda: sandbox.run("1 + 1"))
    for each in [each for each in pool._workers if each.tenant is sandbox.environment]:
        each.kill()
    assert sandbox.run("1 + 1") == 2


def test_a_worker_that_is_held_yields_only_where_its_session_is_a_group() -> None:
    for alone, policy in ((True, os.SCHED_IDLE), (False, os.SCHED_OTHER)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(place, "sessions_are_groups", lambda alone=alone: alone)
            sandbox, allowed = of_own()
            until(lambda: len(allowed()) == 1, lambda: sandbox.run("1 + 1"))  # noqa: B023 - it is called here
            (worker,) = [each for each in pool._workers if each.tenant is sandbox.environment]
            assert os.sched_getscheduler(worker.pid) == policy


GROUPS = "sys/fs/cgroup"
SECOND = {f"{GROUPS}/cgroup.controllers": "cpu memory", "proc/self/cgroup": "0::/"}
FIRST = {"proc/self/cgroup": "3:cpuset:/\n1:cpu,cpuacct:/\n0::/", f"{GROUPS}/cpu,cpuacct/release_agent": ""}
DESKTOP = {"proc/self/cgroup": "0::/user.slice/user-1.slice", f"{GROUPS}/user.slice/cgroup.controllers": "memory pids"}


@pytest.mark.parametrize(
    ("files", "groups"),
    [
        (SECOND, True),
        (SECOND | DESKTOP, True),
        (SECOND | DESKTOP | {f"{GROUPS}/user.slice/cgroup.controllers": "cpu pids"}, False),
        (SECOND | {f"{GROUPS}/cgroup.type": "domain"}, False),  # a container
        (SECOND | DESKTOP | {f"{GROUPS}/cgroup.type": "domain"}, False),
        (SECOND | {"proc/self/cgroup": "0::/../other"}, False),
        (SECOND | {"proc/self/cgroup": ""}, False),
        ({"proc/self/cgroup": "0::/"}, False),  # whose files are not mounted
        (FIRST, True),
        (FIRST | {"proc/self/cgroup": "1:cpu,cpuacct:/docker/1\n0::/"}, False),
        ({"proc/self/cgroup": "1:cpu:/", f"{GROUPS}/cpu/cpu.shares": "1024"}, False),  # a container
        ({}, False),
    ],
)
@pytest.mark.parametrize("enabled", [True, False])
def test_sessions_are_groups_outside_of_control_groups(
    tmp_path: Path, files: dict[str, str], groups: bool, enabled: bool
) -> None:
    for name, text in {"proc/sys/kernel/sched_autogroup_enabled": f"{int(enabled)}\n", **files}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert place.sessions_are_groups(tmp_path) is (groups and enabled)


ALONE = """
import os
from lightfc_sandbox import Sandbox
from lightfc_sandbox.isolation import place, pool

place._OFTEN = 1
sandbox = Sandbox(isolation="process")
for _ in range(50):
    assert sandbox.run("1 + 1") == 2
(worker,) = [each for each in pool._idle if each.tenant is not None]
print(os.sched_getaffinity(worker.pid) == os.sched_getaffinity(0))
"""


def run_alone(before: Callable[[], None]) -> str:
    """Run it in a process of its own; `before` is called there first."""
    return subprocess.run(
        [sys.executable, "-c", ALONE], preexec_fn=before, capture_output=True, text=True, check=True, timeout=60
    ).stdout.strip()


def test_nothing_is_held_where_there_is_one_processor_only() -> None:
    assert run_alone(lambda: os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})) == "True"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root has workers of another user")
def test_nothing_is_held_where_the_kernel_refuses_it() -> None:
    def drop() -> None:
        if ctypes.CDLL(None).prctl(_PR_CAPBSET_DROP, _CAP_SYS_NICE, 0, 0, 0):
            raise OSError("a right cannot be dropped")

    assert run_alone(drop) == "True"
