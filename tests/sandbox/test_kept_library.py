"""What programs use of the library that is written in the language: it is read and checked once for all of them."""

import asyncio
import sys
import threading
from collections.abc import Callable, Sized
from typing import Any

import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Program, Sandbox
from lightfc_sandbox.checking import kept_library, library
from lightfc_sandbox.checking.held_classes import HELD_TYPES
from lightfc_sandbox.checking.ir import Block
from lightfc_sandbox.checking.kept_library import COOPERATIVE_PARTS
from lightfc_sandbox.checking.shared_statements import Shared
from lightfc_sandbox.checking.walking import below
from lightfc_sandbox.effects import TEXT
from lightfc_sandbox.stdlib.written import WRITTEN

from .programs import compare_with_python

PLAIN = [(module, name, "") for module, names in WRITTEN.items() for name in names]
WAITING = "import asyncio\nasync def main(): return await asyncio.Queue().get()\n"
COOPERATIVE = [(module, name, WAITING) for module in ("asyncio", "contextlib") for name in COOPERATIVE_PARTS[module]]
HELD = [(module, name, "") for module, name in HELD_TYPES]
add_written = library.add_written


def told(value: Any) -> Any:
    """What is found out of a text, without what differs from one tree to the next."""
    return len(value) if isinstance(value, Sized) else value


def facts(program: Program) -> list[Any]:
    """What is known of a program, and the IR of what it has of the library, but for what special methods may do."""
    checker, root = program._checked or program._check()
    scope = checker.scope
    names: list[Any] = [scope.slots, scope.times, scope.captured, scope.declared, scope.maybe_unbound, scope.aliases]
    ir = [(type(each), each.mask & ~TEXT) for each in below(root) if type(each) not in (Shared, Block)]
    named = [sorted(name for name in each if not name.startswith("match ")) for each in names]  # which are numbered
    return [{name: told(value) for name, value in checker.found.items()}, len(scope.slots), named, sorted(ir, key=str)]


def anew(*args: Any, shared: bool) -> None:
    add_written(*args, shared=False)


@pytest.mark.parametrize(("module", "name", "above"), PLAIN + COOPERATIVE + HELD)
def test_what_is_kept_is_what_a_check_finds_anew(
    module: str, name: str, above: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    derived = module == "collections.abc" or (module, name) in HELD_TYPES
    path = name if module == "builtins" else f"{module}.{name}"
    imported = "" if module == "builtins" else f"import {module}"
    text = f"{above}{imported}\n{f'class A({path}): pass' if derived else f'kept = {path}'}"
    sandbox = Sandbox(policy=Policy.PROGRAMS)
    found = [sandbox.check(f"{text}  # {number}") for number in range(2)]
    monkeypatch.setattr(library, "add_written", anew)
    alone = sandbox.check(text)
    for each in found:
        for kept, own in zip(facts(each), facts(alone), strict=True):
            assert kept == own
    assert found[0].checked.library is found[1].checked.library is not None
    assert alone.checked.library is None


ORDERED = """\
from contextlib import ExitStack
from collections import UserList, ChainMap
told = []
class Kept(UserList):
    def append(self, item):
        told.append(item)
        super().append(item)
with ExitStack() as stack:
    stack.callback(told.append, 'left')
    kept = Kept([1, 2])
    kept.append(3)
    both = ChainMap({'a': kept}, {'b': 2})
"""

BESIDE = {
    "alone": "",
    "global": "n = 0\ndef count():\n    global n\n    n += 1\ncount()\n",
    "guards": "class G:\n    def __set__(self, at, value): told.append(value)\nclass H:\n    g = G()\nH().g = 5\n",
    "special": "class E:\n    def __eq__(self, other): return True\n    def __hash__(self): return 1\nE() in kept\n",
    "steered": "def g():\n    told.append((yield 1))\ni = g()\nnext(i), i.send(7) if False else 0\n",
    "deleted": "item = 1\ndel item\n",
    "long": "\n".join(f"x{number} = {number}" for number in range(100)) + "\n",
}


@pytest.mark.parametrize("beside", BESIDE)
def test_what_stands_beside_it_makes_no_difference_to_the_next_program(beside: str) -> None:
    for each in (BESIDE[beside], "", BESIDE[beside]):
        compare_with_python(f"{ORDERED}{each}[told, [*kept], both['b'], kept == Kept([1, 2, 3])]")


def test_state_of_it_is_that_of_one_run() -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS)
    text = "import logging\nfound = len(logging.getLogger('a').handlers)\n"
    text += "logging.getLogger('a').addHandler(logging.NullHandler())\nfound"
    assert [sandbox.run(f"{text} + {number}") for number in range(3)] == [0, 1, 2]


def test_a_program_is_charged_for_it_each_time() -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS, limits=Limits(memory_bytes=300_000))
    text = f"import logging\n# {'.' * 5_000}\nlogging.info('x')"
    for number in range(3):
        with pytest.raises(LimitExceeded, match="with what it uses of the library"):
            sandbox.run(f"{text}  # {number}")


def test_what_is_kept_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_library, "_MAX_KEPT_NODES", 1_000)
    monkeypatch.setattr(kept_library, "_KEPT", kept := dict[Any, Any]())
    sandbox = Sandbox(policy=Policy.PROGRAMS)
    for module, names in WRITTEN.items():
        for name in names:
            sandbox.check(f"import {module}\nkept = {module}.{name}")
            assert len(kept) == 1 or sum(len(each.nodes) for each in kept.values()) <= 1_000


FAILING: dict[str, tuple[str, list[tuple[str, int]]]] = {
    "method": ("from collections import UserList\nxs = UserList([1])\n\nxs.index(7)", [("", 4)]),
    "function": ("import logging\n\n\nlogging.getLogger('a').setLevel('x')", [("", 4)]),
    "in a function": (
        "from collections import UserList\ndef f(xs):\n    return xs.index(7)\n\nf(UserList([1]))",
        [("<program>", 5), ("f", 3)],
    ),
    "called back": (
        "from functools import singledispatch\ndef f(x):\n    return 1 / x\n\nsingledispatch(f)(0)",
        [("<program>", 5), ("f", 3)],
    ),
    "made": (
        "from dataclasses import dataclass\n@dataclass(order=True)\nclass A:\n    x: object\n\nA(1) < A('')",
        [("", 6)],
    ),
}


@pytest.mark.parametrize("kind", FAILING)
def test_a_failure_in_it_is_told_where_the_program_called_it(kind: str) -> None:
    text, places = FAILING[kind]
    sandbox = Sandbox(policy=Policy.PROGRAMS)
    session = sandbox.session()
    runs: list[Callable[[str], Any]] = [sandbox.run, session.run]
    for run in runs:
        with pytest.raises(EvaluationError) as caught:
            run(text)
        error = caught.value
        assert error.span is not None
        assert [(each.function, each.span and each.span.line) for each in error.traceback] == (
            places if places[0][0] else []
        )
        assert error.span.line == places[-1][1]


def test_an_earlier_text_of_a_session_is_told_where_it_fails_itself() -> None:
    session = Sandbox(policy=Policy.PROGRAMS).session()
    session.run("from collections import UserList\nkept = UserList([1])")
    session.run("def f():\n    return kept.index(7)")
    with pytest.raises(EvaluationError) as caught:
        session.run("\n\nf()")
    assert [(each.function, each.program, each.span and each.span.line) for each in caught.value.traceback] == [
        ("<program>", None, 3), ("f", 2, 2)
    ]  # fmt: skip


@pytest.mark.parametrize("above", ["", "from collections import UserList\nkept = UserList\n"])
def test_calls_of_an_earlier_text_of_a_session_are_awaited_whatever_it_has_of_it(above: str) -> None:
    async def tool(x: int) -> int:
        await asyncio.sleep(0)
        return 1 // x

    async def main() -> None:
        session = Sandbox({"tool": tool}, policy=Policy.PROGRAMS).session()
        await session.arun(f"{above}async def f(x):\n    return await tool(x)")
        told = "def put(each): box[0] = each\nbox = [0]\nput(f(0))\n"
        assert await session.arun(f"{told}try: a = await box[0]\nexcept ZeroDivisionError: a = 'caught'\na") == "caught"
        with pytest.raises(EvaluationError, match=r"in f, of program 1 of the session"):
            await session.arun("a = f(0)\n5")

    asyncio.run(main())


def test_threads_check_it_once_and_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_library, "_KEPT", {})
    begin, found = threading.Barrier(4), list[Any]()

    def run(number: int) -> None:
        sandbox = Sandbox(policy=Policy.PROGRAMS)
        begin.wait()
        found.append(sandbox.run(f"{ORDERED}[told, [*kept], both['b']]  # {number}"))

    threads = [threading.Thread(target=run, args=(number,)) for number in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert found == [[[3, "left"], [1, 2, 3], 2]] * 4


def with_frames_left(left: int, run: Callable[[], Any]) -> Any:
    """What `run` gives where the stack has room for so many frames of Python more."""
    used, frame = 0, sys._getframe()
    while frame is not None:
        used, frame = used + 1, frame.f_back  # type: ignore[assignment]  # None at the end

    def below(frames: int) -> Any:
        return run() if frames <= 0 else below(frames - 1)

    return below(sys.getrecursionlimit() - used - left)


def test_a_check_without_enough_of_the_stack_is_told_and_harms_no_later_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_library, "_KEPT", {})
    sandbox, found = Sandbox(policy=Policy.PROGRAMS), set[str]()
    text = f"{ORDERED}[told, [*kept], both['b']]"
    for left in range(40, 400, 4):
        try:
            found.add(repr(with_frames_left(left, lambda left=left: sandbox.run(f"{text}  # {left}"))))  # type: ignore[misc]
        except LimitExceeded as error:
            found.add(error.limit)
    assert found <= {"[[3, 'left'], [1, 2, 3], 2]", "depth", "recursion"}
    assert sandbox.run(text) == [[3, "left"], [1, 2, 3], 2]
