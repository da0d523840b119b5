"""A worker that its program has taken over: the host keeps its promises, and the kernel keeps the worker in."""

import ast
import asyncio
import ctypes
import importlib.util
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import lightfc_sandbox
from lightfc_sandbox import (
    EvaluationError,
    ExpressionError,
    IsolationError,
    LimitExceeded,
    Limits,
    OpenType,
    Sandbox,
)
from lightfc_sandbox.errors import Stop
from lightfc_sandbox.isolation import cage, pool
from lightfc_sandbox.isolation.frames import worker_frame
from lightfc_sandbox.scheduling.hook import HostCalls
from tests.sandbox.attacks import ATTACKS as TEXTS, CONTEXT, LIMITS, PROGRAM_ATTACKS as PROGRAM_TEXTS

FULL = bool(os.environ.get("LIGHTFC_FULL"))

pytestmark = pytest.mark.skipif(not cage.is_known(), reason="the cage is written for Linux on x86-64 and arm64")


class Pair(NamedTuple):
    """A named tuple of the host."""

    first: int
    second: int


class Safe:
    """An object of which nothing is opened but one method."""

    def __init__(self) -> None:
        self.secret = "s3cret"
        self.text = "x" * 1_000_000

    def look(self) -> str:
        return "seen"

    def destroy(self) -> None:
        raise AssertionError("destroyed")

    def __index__(self) -> int:
        made.append("index")
        return 1


made: list[Any] = []


def act(n: int = 0) -> str:
    """A function of the context."""
    made.append(n)
    return "done"


def framed(*frames: Any) -> bytes:
    return b"".join(each if isinstance(each, bytes) else worker_frame(each) for each in frames)


def _say(connection: socket.socket, says: bytes) -> None:
    with suppress(OSError):
        connection.sendall(says)


@contextmanager
def taken_over(says: bytes) -> Iterator[socket.socket]:
    """Let the next worker be one that says `says` to whatever it is told, and lives on; gives its side."""
    ours, theirs = socket.socketpair()
    process = subprocess.Popen(["sleep", "60"])
    threading.Thread(target=_say, args=(theirs, says), daemon=True).start()
    fake = pool.Worker(ours, process.pid, pool._ByDescriptor(os.pidfd_open(process.pid)))
    before = pool._for

    def give(tenant: Any, _new: bool) -> Any:
        fake.tenant = tenant
        pool._busy.add(fake)
        return fake

    pool._for, keep = give, pool.keep
    pool.keep = lambda: give(None, True)
    try:
        yield theirs
        assert process.wait(timeout=10) == -9, "it was not ended"
    finally:
        pool._for, pool.keep = before, keep
        theirs.close()
        process.kill()
        process.wait()


REPORT = ["report", {"escapes": []}]


def call(number: Any = 1, site: Any = 0, path: Any = (1,), target: Any = 0, args: Any = (), **more: Any) -> Any:
    return ["call", number, site, list(path), target, list(args), more.get("kwargs", {}), None]


def ended(value: Any) -> bytes:
    """A worker that gives a value."""
    return framed(REPORT, ["end", {"printed": [], "value": value}])


def failed(**failure: Any) -> bytes:
    """A worker that tells a failure."""
    return framed(REPORT, ["end", {"printed": [], "failure": {"node": None, "way": [], **failure}}])


def calls(count: int, *args: Any) -> bytes:
    """A worker that calls `act` again and again."""
    return framed(REPORT, *[["calls", [[call(n + 1, path=(n,), args=args)], False]] for n in range(count)])


def colliding(count: int) -> list[Any]:
    """Integers that all have the hash 0."""
    return [["int", f"{each * sys.hash_info.modulus:x}"] for each in range(count)]


def shared(levels: int, first: int) -> list[Any]:
    """A tuple of two that are one, and so on down; the outermost is the container number `first`."""
    if not levels:
        return ["tuple", 1]
    return ["tuple", shared(levels - 1, first + 1), ["again", first + 1]]


failing = {"class": "E", "message": "m", "node": None, "way": []}
SAYINGS: dict[str, bytes] = {
    "a frame of four gigabytes": b"\xff\xff\xff\xff",
    "no JSON": b"\0\0\0\x03{{{",
    "deep JSON": (50_000).to_bytes(4, "big") + b"[" * 50_000,
    "a million empty lists": (lambda body: len(body).to_bytes(4, "big") + body)(b"[" + b"[]," * 1_000_000 + b"[]]"),
    "a number of a million digits": framed(REPORT) + (1_000_002).to_bytes(4, "big") + b"[" + b"9" * 1_000_000 + b"]",
    "no list": framed(REPORT, {"a": 1}),
    "an unknown frame": framed(REPORT, ["obey", 1]),
    "a cage that leaks": framed(["report", {"escapes": ["open a file"]}]),
    "a cage that failed": framed(["report", {"error": "no seccomp"}]),
    "a report that is none": framed(["report", 7]),
    "a call that was left out": framed(
        REPORT, ["calls", [[["skip", 1, 0, [1], 0, [], {}, failing], call(number=2)], True]]
    ),
    "a call that is left out after it was made": framed(
        REPORT, ["calls", [[call(), ["skip", 2, 0, [1], 0, [], {}, failing]], True]]
    ),
    "a function whose name is a line": failed(**{"class": "E", "message": "m", "way": [[0, "f\n  in g"]]}),
    "an exception with an endless name": failed(**{"class": "E" * 60_000, "message": "m"}),
    "more named tuples than there are names": ended(
        ["list", *[["record", f"P{n}" + "x" * 9_000, ["x"], 1] for n in range(120)]]
    ),
    "a call of nothing": framed(REPORT, ["calls", [[call(target=99)], True]]),
    "a call of an earlier program, where there is none": framed(REPORT, ["calls", [[call(site=-1)], True]]),
    "a call by a negative number": framed(REPORT, ["calls", [[call(target=-1)], True]]),
    "a call from no place": framed(REPORT, ["calls", [[call(site=99)], True]]),
    "a call of another function than stands there": framed(REPORT, ["calls", [[call(target=1)], True]]),
    "a path that is none": framed(REPORT, ["calls", [[call(path=["a"])], True]]),
    "two calls of one path": framed(REPORT, ["calls", [[call(), call(number=2)], True]]),
    "two calls of one number": framed(REPORT, ["calls", [[call(), call(path=(2,))], True]]),
    "more calls than there may be": framed(REPORT, ["calls", [[call(n, path=(n,)) for n in range(1, 9)], True]]),
    "arguments that are none": framed(REPORT, ["calls", [[["call", 1, 0, [1], 0, 7, 7, None]], True]]),
    "an object that was not given": framed(REPORT, ["calls", [[call(args=[["object", 7]])], True]]),
    "a value that runs": framed(REPORT, ["calls", [[call(args=[["pickle", "gASVAAAA"]])], True]]),
    "a type that was not told": framed(REPORT, ["calls", [[call(args=[["named", 99, 1]])], True]]),
    "an array of objects": framed(REPORT, ["calls", [[call(args=[["array", "|O", [1], "AAAAAAAAAAA="]])], True]]),
    "an array larger than its bytes": framed(REPORT, ["calls", [[call(args=[["array", "<f8", [10**12], ""]])], True]]),
    "a list that is again nothing": framed(REPORT, ["calls", [[call(args=[["again", 5]])], True]]),
    "a private attribute": framed(REPORT, ["ask", ["attribute", 0, "__class__"]]),
    "an attribute that is not opened": framed(REPORT, ["ask", ["attribute", 0, "secret"]]),
    "a method that is not opened": framed(REPORT, ["ask", ["method", 0, "destroy", [], {}]]),
    "an operation that is not opened": framed(REPORT, ["ask", ["special", 0, "__reduce__", []]]),
    "an item of what is no iterator": framed(REPORT, ["ask", ["next", 0, None]]),
    "a question that nobody asks": framed(REPORT, ["ask", ["eval", "1", None, [], {}]]),
    "a question that is none": framed(REPORT, ["ask", []]),
    "a function made as an object": framed(REPORT, ["ask", ["make", 99, None, [], {}]]),
    "a failure of a call that was none": framed(
        REPORT, ["end", {"printed": [], "failure": {"call": 9, "node": None, "way": []}}]
    ),
    "an end without a value": framed(REPORT, ["end", {"printed": []}]),
    "prints that are none": framed(REPORT, ["end", {"printed": 7, "value": 1}]),
    "prints beyond the limit": framed(REPORT, ["end", {"printed": ["x" * 200_000], "value": 1}]),
    "early prints that are none": framed(REPORT, ["printed", [None]]),
    "early prints in no list": framed(REPORT, ["printed", "one"]),
    "early prints beyond the limit": framed(REPORT, *[["printed", ["x" * 1_000]]] * 200),
    "a value that is none": framed(REPORT, ["end", {"printed": [], "value": {"a": 1}}]),
    "a fraction that is worked out of a text": ended(["fraction", "1e99999999", 1]),
    "a range that an object tells": ended(["range", 0, ["object", 0], 1]),
    "an integer that nobody can print": ended(["int", "f" * 100_000]),
    "a decimal number of digits that are none": ended(["decimal", [0, [1, 2], 0]]),
    "a set of hashes that collide": ended(["set", *colliding(20_000)]),
    "a dict of hashes that collide": ended(["dict", *[part for key in colliding(20_000) for part in (key, 0)]]),
    "a key that is exponentially large": ended(["set", shared(60, 1)]),
    "a value that is exponentially large": ended(shared(60, 0)),
    "a named tuple with too few items": ended(["named", 0, 1]),
    "a record with too few items": ended(["record", "P", ["x", "y"], 1]),
    "a record with one name twice": ended(["record", "P", ["x", "x"], 1, 2]),
    "an array of records": ended(["array", [["a", "<i4"]], [1], "AAAA"]),
    "a limit that is none": failed(limit="__class__", reached="x"),
    "an exception without a name": failed(**{"class": "", "message": "x"}),
    "an exception whose name is an escape": failed(**{"class": "A\x1b[31m", "message": "x"}),
    "a path of texts": framed(REPORT, ["calls", [[call(path=["1"])], True]]),
    "a path of long negative numbers": framed(REPORT, ["calls", [[call(path=[-(10**100)])], True]]),
    "a path of long numbers": framed(REPORT, ["calls", [[call(path=[10**100])], True]]),
    "a path that is longer than all others may be": framed(
        REPORT, *[["calls", [[call(n, path=(n, *range(100_000)))], False]] for n in range(1, 4)]
    ),
    "a class that is called as a function": framed(REPORT, ["calls", [[call(site=-1, target=2)], True]]),
    "more calls left out than may be made": framed(
        REPORT, ["calls", [[["skip", n, 0, [n], 0, [], {}, failing] for n in range(1, 9)], True]]
    ),
    "that it waits, and for nothing": framed(REPORT, ["calls", [[], True]]),
    "a class that no program could name": framed(REPORT, ["end", {"printed": [], "value": ["record", "a b", [], 1]}]),
}  # fmt: skip


@pytest.mark.parametrize("says", SAYINGS.values(), ids=SAYINGS)
def test_what_a_worker_may_not_say_ends_it_and_its_run(says: bytes) -> None:
    made.clear()
    limits = Limits(calls=4, time_s=5, memory_bytes=8_000_000)
    sandbox = Sandbox(
        {"act": act, "other": lambda: 1, "Pair": Pair, "safe": Safe()},
        types=[OpenType(Safe, attributes=["text"], methods=["look"])],
        limits=limits,
        isolation="process",
    )
    with taken_over(says), pytest.raises(IsolationError):
        sandbox.run("act(safe)")
    assert len(made) <= 4
    assert "index" not in made
    assert sandbox.run("safe.look()") == "seen"


async def never() -> None:
    """A call that lasts."""
    await asyncio.Event().wait()


IN_A_LOOP = {
    "it waits for nothing": framed(REPORT, ["calls", [[], True]]),
    "it speaks while it waits": framed(REPORT, ["calls", [[call(target=1)], True]], ["printed", []]),
    "it asks before it has taken the answer": framed(REPORT, *[["ask", ["attribute", 0, "text"]]] * 50),
}


@pytest.mark.parametrize("why", IN_A_LOOP)
def test_a_worker_does_nothing_that_is_free(why: str) -> None:
    """Its time stands still while it waits, and what it leaves unread is kept: so it does neither for no reason."""
    sandbox = Sandbox(
        {"act": act, "never": never, "safe": Safe()}, types=[OpenType(Safe, attributes=["text"])], isolation="process"
    )
    with taken_over(IN_A_LOOP[why]), pytest.raises(IsolationError, match=why):
        asyncio.run(sandbox.arun("safe, never()"))


@pytest.mark.parametrize("looks", ["len(safe.rows)", "next(safe.rows)"])
def test_what_the_host_keeps_of_its_own_for_a_run_is_charged(looks: str) -> None:
    """Each look gives another list, iterator or object, which the host holds as long as the worker may name it."""

    class Fresh:
        @property
        def rows(self) -> Any:
            return iter([[n] for n in range(9)]) if "next" in looks else list(range(1_000))

    sandbox = Sandbox(
        {"safe": Fresh()},
        policy="programs",
        types=[OpenType(Fresh, attributes=["rows"])],
        limits=Limits(memory_bytes=2_000_000, time_s=20),
        isolation="process",
    )
    with pytest.raises(LimitExceeded, match="memory_bytes = 2,000,000 exceeded"):
        sandbox.run(f"while True:\n    {looks}")


def test_what_the_records_of_calls_keep_is_charged() -> None:
    """Each frame is within its bound, and all together are not."""
    sandbox = Sandbox({"act": act}, limits=Limits(memory_bytes=1_000_000, time_s=60), isolation="process")
    made.clear()
    with (
        taken_over(calls(40, "x" * 600_000)),
        pytest.raises(LimitExceeded, match=r"memory_bytes = 1,000,000 exceeded: the arguments"),
    ):
        sandbox.run("act()")
    assert 0 < len(made) < 20


def test_a_limit_of_the_hosts_side_ends_the_run() -> None:
    """Its clock, which goes on while it handles what a worker says, is looked at where calls are made."""

    class Spent(HostCalls):
        def call(self, *_: Any) -> Any:
            raise Stop("time_s", 1.0, "the program runs too long")

    sandbox = Sandbox({"act": act}, isolation="process")
    program = sandbox.read("act()")
    for _ in range(2):
        ended = sandbox.start(program, None, Spent(9, awaits=False))
        assert isinstance(ended.failure.error, Stop)


def test_what_a_worker_tells_of_a_failure_is_no_longer_than_a_text() -> None:
    limits = Limits(string_chars=20_000)
    with taken_over(failed(**{"class": "E", "message": "m" * 90_000})):
        with pytest.raises(EvaluationError) as caught:
            Sandbox(limits=limits, isolation="process").run("1")
        pool.close()
    assert len(caught.value.message) == 20_000


def test_no_function_is_called_but_by_the_hook() -> None:
    """What makes an object of a class is called on the spot; a function has its checks, approvals and records."""
    made.clear()
    sandbox = Sandbox({"act": act}, limits=Limits(time_s=5), isolation="process")
    with taken_over(framed(REPORT, ["ask", ["make", 0, None, [1], {}]])), pytest.raises(IsolationError):
        asyncio.run(sandbox.arun("1 + 1"))
    assert not made


def test_texts_full_of_commas_reach_the_host() -> None:
    """Marks in a text say nothing of how many values a frame holds."""
    made.clear()
    sandbox = Sandbox({"act": act}, limits=Limits(memory_bytes=2_000_000), isolation="process")
    assert sandbox.run("act(',[{' * 30_000)") == "done"
    assert made == [",[{" * 30_000]


def test_a_worker_that_answers_what_was_not_asked_ends_its_session() -> None:
    """It may go on for ever: the host waits for its answer only."""
    with taken_over(ended(None)) as worker:
        session = Sandbox(policy="programs", isolation="process").session()
        session.run("n = 1")
        worker.sendall(framed(["printed", []]))
        with pytest.raises(IsolationError, match="it says what it was not asked for"):
            _ = session.variables


def test_silence_ends_at_the_time_limit() -> None:
    with taken_over(framed(REPORT)), pytest.raises(LimitExceeded, match=r"time_s = 0.1"):
        Sandbox(limits=Limits(time_s=0.1), isolation="process").run("1")


def test_half_a_frame_ends_at_the_time_limit() -> None:
    half = worker_frame(["end", {"printed": [], "value": 1}])[:-3]
    with taken_over(framed(REPORT) + half), pytest.raises(LimitExceeded, match=r"time_s = 0.1"):
        Sandbox(limits=Limits(time_s=0.1), isolation="process").run("1")


def caged(attack: Callable[[], Any]) -> str:
    """What becomes of code that runs in a cage: the name of what it raises, or what it gives."""
    read, write = os.pipe()
    pid = os.fork()
    if pid:
        os.close(write)
        with os.fdopen(read) as told:
            said = told.read()
        os.waitpid(pid, 0)
        return said
    try:
        cage.confine(64 << 20, 5)
        said = f"gave {attack()!r}"
    except BaseException as error:  # noqa: BLE001 - told
        said = type(error).__name__
    os.write(write, said.encode()[:1_000])
    os._exit(0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("policy", "texts"), [("expressions", TEXTS), ("programs", PROGRAM_TEXTS)], ids=["expressions", "programs"]
)
def test_the_attacks_on_the_evaluator_are_contained_in_a_worker_too(policy: Any, texts: list[tuple[str, str]]) -> None:
    """And none of them ends the worker: that would be what attacks on the worker come to."""
    sandbox = Sandbox(CONTEXT, policy=policy, limits=LIMITS, isolation="process")
    for family, text in texts[:: 1 if FULL else 5]:
        if family == "changed-behind-an-object":
            continue  # there the host makes its object of a copy, which `test_an_object_is_made_of_copies` holds
        with pytest.raises((ExpressionError, EvaluationError, LimitExceeded)):
            sandbox.run(text)


def test_an_object_is_made_of_copies() -> None:
    """What a program does later to what it has given an object of the host is nothing that leaves with it."""
    sandbox = Sandbox(CONTEXT, policy="programs", limits=LIMITS, isolation="process")
    texts = [text for family, text in PROGRAM_TEXTS if family == "changed-behind-an-object"]
    found = [repr(sandbox.run(text)) for text in texts]
    assert len(found) == 5
    assert not any("<" in each or "len" in each or "Error" in each for each in found), found


def _connected() -> Any:
    return socket.create_connection(("127.0.0.1", 1), timeout=1)


def _mounted() -> Any:
    if ctypes.CDLL(None).mount(b"none", b"/mnt", b"tmpfs", 0, None):
        raise OSError("refused")


ATTACKS: dict[str, Callable[[], Any]] = {
    "read a file": lambda: Path("/etc/hostname").read_text(),
    "read its own memory": lambda: Path("/proc/self/maps").read_text(),
    "read another's environment": lambda: Path(f"/proc/{os.getppid()}/environ").read_bytes(),
    "write to a file": lambda: Path("escape").write_text("x"),
    "write to shared memory": lambda: Path("/dev/shm/escape").write_text("x"),
    "remove a file": lambda: os.unlink(__file__),
    "change a file's rights": lambda: os.chmod(__file__, 0o777),
    "make a link": lambda: os.symlink("/etc/passwd", "escape"),
    "change its folder": lambda: os.chdir("/"),
    "change its root": lambda: os.chroot("/"),
    "mount": _mounted,
    "connect": _connected,
    "listen": lambda: socket.socket().listen(),
    "send packets": lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM),
    "fork": os.fork,
    "run a program": lambda: subprocess.run(["/bin/true"], check=True),
    "signal its parent": lambda: os.kill(os.getppid(), 9),
    "signal its group": lambda: os.killpg(0, 9),
    "become root": lambda: os.setuid(0),
    "map a descriptor of another": lambda: os.pidfd_open(1),
    "make a descriptor": lambda: os.eventfd(0),
    "take four gigabytes": lambda: bytearray(4 << 30),
    "take memory by numpy": lambda: __import__("numpy").ones(1 << 29),
    "wait for long": lambda: __import__("time").sleep(60),
}


@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS)
def test_code_in_a_cage_can_do_nothing_but_compute(attack: Callable[[], Any]) -> None:
    assert not caged(attack).startswith(("gave", "AssertionError")), caged(attack)


def test_code_in_a_cage_can_compute() -> None:
    assert caged(lambda: sum(json.loads("[1, 2]")) + len("x" * 10_000_000)) == "gave 10000003"


def test_all_that_the_evaluator_imports_is_loaded_before_the_cage_closes() -> None:
    """A module that is first imported inside of a function cannot be found there any more."""
    package = Path(lightfc_sandbox.__file__).parent
    wanted = set()
    for path in package.rglob("*.py"):
        if path.parent.name == "isolation":
            continue  # the host's side
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                wanted |= {each.name for each in node.names}
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                wanted.add(str(node.module))
    loading = "import sys\nfrom lightfc_sandbox.worker.zygote import load\nload()\nprint(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", loading], capture_output=True, text=True, check=True).stdout.split()
    # `subprocess` writes the closures in a checkout, which are loaded before the cage closes.
    only_hosts = {
        "asyncio",
        "asttokens",
        "subprocess",
        "lightfc_sandbox.scheduling.event_loops",
        "lightfc_sandbox.engine",
    }
    # It is there only where it was compiled.
    only_hosts |= {each for each in ["lightfc_sandbox.parsing.quick_parser"] if importlib.util.find_spec(each) is None}
    missing = {each for each in wanted - set(loaded) - only_hosts if not each.startswith("lightfc_sandbox.isolation")}
    assert not missing
