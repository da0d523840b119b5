import os
import subprocess
import sys

import pytest

from lightfc.engine import lease


def test_an_owner_is_dead_once_it_was_given_up() -> None:
    owner = lease.new_owner()
    assert not lease.is_dead(owner)
    lease.give_up(owner)
    assert lease.is_dead(owner)
    assert lease.place_of(owner) == f"process {os.getpid()}"


def test_owners_differ() -> None:
    assert len({lease.new_owner() for _ in range(100)}) == 100


@pytest.mark.skipif(os.name != "posix", reason="asks for processes by their number")
def test_an_owner_in_another_process_is_dead_once_that_has_ended() -> None:
    code = "from lightfc.engine import lease; print(lease.new_owner(), flush=True); input()"
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        owner = process.stdout.readline().strip()
        assert not lease.is_dead(owner)
        process.kill()
        if sys.platform == "linux":
            os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
            assert lease.is_dead(owner), "it has ended, though nobody has waited for it"
        process.wait()
        assert lease.is_dead(owner)


def test_of_another_machine_nothing_is_known() -> None:
    owner = "elsewhere 4026531836 2000000000 0123456789abcdef"
    assert not lease.is_dead(owner)
    assert lease.place_of(owner) == "process 2000000000 of elsewhere"


def test_a_number_that_was_used_again_says_nothing_of_who_had_it() -> None:
    owner = lease.new_owner()
    machine_and_pid = owner.rpartition(" ")[0]
    assert lease.is_dead(f"{machine_and_pid} 0123456789abcdef")
    lease.give_up(owner)
