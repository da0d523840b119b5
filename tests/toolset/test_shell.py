import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from lightfc import Approve, ToolManager
from lightfc.core.errors import ToolsetError
from lightfc.toolset import Toolset, ToolsetLimits, process

PYTHON = sys.executable


def run(root: Path, command: list[str] | str, **options: Any) -> Any:
    toolset = Toolset(root, **{"shell": True, "allow_unsafe": True, **options})
    fn = next(tool.fn for tool in toolset.tools() if tool.name == "run_command")
    return asyncio.run(fn(command))


def python(code: str) -> list[str]:
    return [PYTHON, "-I", "-c", code]


def ended(pid: int) -> bool:
    """Whether a process is gone, or a zombie that nobody has asked for yet."""
    try:
        os.kill(pid, 0)
        # Only Linux has such files; elsewhere whoever adopts a zombie buries it soon.
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except ProcessLookupError:
        return True
    except FileNotFoundError:
        return False


def wait_for_end(pid: int) -> None:
    """Wait until a process is gone: the kernel does it a little after the signal."""
    while not ended(pid):
        os.sched_yield()


def test_there_is_no_shell_tool_unless_asked_for(tmp_path: Path) -> None:
    assert "run_command" not in {tool.name for tool in Toolset(tmp_path, allow_unsafe=True).tools()}
    assert "run_command" in {tool.name for tool in Toolset(tmp_path, shell=True).tools()}


def test_a_program_is_run_in_the_root(tmp_path: Path) -> None:
    (tmp_path / "two words.txt").write_text("hello")
    assert run(tmp_path, ["cat", "two words.txt"]) == {
        "status": "finished",
        "exit_code": 0,
        "stdout": "hello",
        "stderr": "",
    }
    assert run(tmp_path, "cat 'two words.txt'")["stdout"] == "hello"
    assert run(tmp_path, "pwd")["stdout"] == f"{tmp_path.resolve()}\n"
    failed = run(tmp_path, python("import sys; print('ä', file=sys.stderr); sys.exit(3)"))
    assert (failed["exit_code"], failed["stderr"]) == (3, "ä\n")


def test_the_host_s_environment_is_not_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "secret")
    seen = dict(line.split("=", 1) for line in run(tmp_path, "env")["stdout"].splitlines())
    assert seen == {
        "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(tmp_path.resolve()), "LANG": "C.UTF-8",
        "PYTHONNOUSERSITE": "1",
    }  # fmt: skip
    assert "A=1\n" in run(tmp_path, "env", environment={"A": "1"})["stdout"]


def test_a_program_has_no_input(tmp_path: Path) -> None:
    assert run(tmp_path, python("import sys; print(repr(sys.stdin.read()))"))["stdout"] == "''\n"


@pytest.mark.parametrize(
    "command",
    [
        "ls | wc",
        "ls > out",
        "cat < in",
        "a && b",
        "a || b",
        "sleep 1 &",
        "a; b",
        "(a)",
        "a;b",
        "echo $(id)",
        "a 2>&1",
        "a 'b'|c",
        r"a \"; b",
    ],
)
def test_what_only_a_shell_acts_on_is_refused(tmp_path: Path, command: str) -> None:
    with pytest.raises(ToolsetError, match="means something to a shell only"):
        run(tmp_path, command)


@pytest.mark.parametrize(
    "argument", ["; touch out", "$(touch out)", "`touch out`", "| touch out", "$HOME", "*", "> out", "'"]
)
@pytest.mark.parametrize("form", ["list", "text"])
def test_nothing_in_an_argument_is_acted_on(tmp_path: Path, argument: str, form: str) -> None:
    command: Any = ["echo", argument]
    if form == "text":
        command = f"echo '{argument}'" if argument != "'" else 'echo "\'"'
    assert run(tmp_path, command)["stdout"] == f"{argument}\n"
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ([], "is empty"),
        ("", "is empty"),
        ([""], "is empty"),
        ("echo 'open", "cannot be read"),
        (["echo", "a\0b"], "NUL"),
        ("x" * 20_001, "20,001 characters"),
        (["x" * 20_001], "is too long"),
        (["no-such-program"], "there is no program 'no-such-program' on the path /usr/local/bin"),
        (["./no-such-program"], "there is no program './no-such-program'$"),
        (["/"], "'/' cannot be started: "),
        (["./data"], "'./data' cannot be started: "),
    ],
    ids=str,
)
def test_commands_that_cannot_run_are_told(tmp_path: Path, command: Any, message: str) -> None:
    (tmp_path / "data").write_text("no program")
    with pytest.raises(ToolsetError, match=message):
        run(tmp_path, command)


def test_a_working_folder_that_is_gone_is_told(tmp_path: Path) -> None:
    toolset = Toolset(tmp_path, shell=True, allow_unsafe=True)
    tmp_path.rmdir()
    output = ToolManager(toolset.tools()).execute("run_command('ls')")
    assert output.error is not None
    assert output.error.message.endswith("the working folder is no longer there; nothing can be run in it")


def test_only_the_beginning_and_the_end_of_long_output_are_kept(tmp_path: Path) -> None:
    code = "print('first'); print('x' * 100_000); print('last')"
    output = run(tmp_path, python(code), limits=ToolsetLimits(output_bytes=100))
    assert output["stdout"].startswith("first\nxxx")
    assert output["stdout"].endswith("xxx\nlast\n")
    assert "[… 99,912 bytes left out …]" in output["stdout"]
    assert output["status"] == "finished"


def test_a_program_that_writes_without_end_is_killed(tmp_path: Path) -> None:
    output = run(tmp_path, ["yes"], limits=ToolsetLimits(output_bytes=10))
    assert (output["status"], output["exit_code"]) == ("too_much_output", -signal.SIGKILL)


TREE = """
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-I", "-c", "import time; time.sleep(600)"])
print(os.getpid(), child.pid, flush=True)
"""


@pytest.mark.parametrize("leader", ["time.sleep(600)", "pass"], ids=["hangs", "leaves its child behind"])
def test_the_whole_group_is_killed(tmp_path: Path, leader: str) -> None:
    output = run(tmp_path, python(TREE + leader), limits=ToolsetLimits(command_s=2.0))
    assert output["status"] == ("finished" if leader == "pass" else "timed_out")
    for pid in output["stdout"].split():
        wait_for_end(int(pid))


def test_a_program_deaf_to_signals_is_killed(tmp_path: Path) -> None:
    code = "import signal, time; [signal.signal(s, signal.SIG_IGN) for s in (2, 15)]; time.sleep(600)"
    assert run(tmp_path, python(code), limits=ToolsetLimits(command_s=0.5))["exit_code"] == -signal.SIGKILL


def test_a_process_that_left_the_group_does_not_hold_the_call_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It keeps the pipe open, and goes on: this is not what the tool protects from."""
    monkeypatch.setattr(process, "_DRAIN_S", 0.1)
    code = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-I", "-c", "import time; time.sleep(600)"], start_new_session=True)
print(child.pid)
"""
    output = run(tmp_path, python(code))
    assert output["status"] == "finished"
    os.kill(int(output["stdout"]), signal.SIGKILL)


def test_a_cancelled_call_kills_its_program(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "ready")
    code = TREE.replace("print(", "print(file=open('ready', 'w'), *(").replace("flush=True)", "))") + "time.sleep(600)"
    pids: list[int] = []

    async def cancelled() -> None:
        fn = next(t.fn for t in Toolset(tmp_path, shell=True, allow_unsafe=True).tools() if t.name == "run_command")
        call = asyncio.create_task(fn(python(code)))
        # Opening the pipe waits until the program has written to it.
        pids.extend(map(int, (await asyncio.to_thread((tmp_path / "ready").read_text)).split()))
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call

    asyncio.run(cancelled())
    assert len(pids) == 2
    for pid in pids:
        wait_for_end(pid)


def test_a_call_that_is_cancelled_before_it_starts_starts_nothing(tmp_path: Path) -> None:
    async def cancelled() -> None:
        fn = next(t.fn for t in Toolset(tmp_path, shell=True, allow_unsafe=True).tools() if t.name == "run_command")
        call = asyncio.create_task(fn(["touch", "out"]))
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call

    asyncio.run(cancelled())
    assert os.listdir(tmp_path) == []


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at the folders of processes as Linux shows them")
@pytest.mark.parametrize("turns", range(1, 6))
def test_a_call_that_is_cancelled_while_it_starts_leaves_nothing(tmp_path: Path, turns: int) -> None:
    environment = process.clean_environment(tmp_path)
    argv = ["/bin/sh", "-c", "sleep 600 & sleep 600"]

    async def cancelled() -> None:
        call = asyncio.create_task(
            process.run_program(argv, cwd=tmp_path, environment=environment, limits=ToolsetLimits())
        )
        for _ in range(turns):
            await asyncio.sleep(0)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call

    asyncio.run(cancelled())
    for pid in [int(each) for each in os.listdir("/proc") if each.isdigit()]:
        with suppress(OSError):
            if Path(f"/proc/{pid}/cwd").resolve(strict=True) == tmp_path:
                wait_for_end(pid)


def test_a_program_runs_once_the_host_has_approved_it(tmp_path: Path) -> None:
    manager = ToolManager(Toolset(tmp_path, shell=True).tools())
    output = manager.execute("run_command(['touch', 'out put'])")
    (request,) = output.waiting
    assert request.arguments == {"command": ["touch", "out put"]}
    assert os.listdir(tmp_path) == []
    assert manager.resume(output, {request.id: Approve()}).output["status"] == "finished"
    assert os.listdir(tmp_path) == ["out put"]


@pytest.mark.parametrize("text", ["run_command('a | b')", "run_command([])", "run_command(['a\\0'])"])
def test_nobody_is_asked_about_a_command_that_is_refused_anyway(tmp_path: Path, text: str) -> None:
    manager = ToolManager(Toolset(tmp_path, shell=True).tools(), approve=lambda requests: pytest.fail("asked"))
    output = manager.execute(text)
    assert output.error is not None
    assert output.error.type == "ToolsetError"


def test_programs_overlap(tmp_path: Path) -> None:
    """Each waits for the other one: one after the other, they would run into their time limit."""
    os.mkfifo(tmp_path / "a")
    manager = ToolManager(Toolset(tmp_path, shell=True, allow_unsafe=True).tools())
    output = manager.execute("[run_command(['cp', 'a', 'out']), run_command(['cp', '/dev/null', 'a'])]").output
    assert [each["status"] for each in output] == ["finished", "finished"]
