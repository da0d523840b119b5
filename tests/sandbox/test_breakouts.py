"""Every known way out is contained: each text is refused or ends in an error, soon and within little memory."""

import asyncio
import collections
import json
import os
import subprocess
import sys
import textwrap
import tracemalloc
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, Sandbox, SandboxError

from .attacks import ATTACKS, FAMILIES, PROGRAM_ATTACKS, PROGRAM_FAMILIES, PROGRAMS

MAX_SECONDS = 1.0
"""Of CPU time: what else the machine is busy with does not count."""

MAX_BYTES = 64 * 1024 * 1024

FULL = bool(os.environ.get("LIGHTFC_FULL"))
PARTS = 3
"""Of the table, each measured in a test of its own."""

TIME_S = 0.3 if FULL else 0.05
"""The limit of the sandbox: the more, the more texts reach the other limits."""

MEASURED = [
    (part, driver)
    for part in range(PARTS)
    for number, driver in enumerate(("run", "arun"))
    # Each part in one driver, and in the other one under the version of Python after the next.
    if FULL or (part + sys.version_info.minor // 2 + number) % 2
]

ROOT = Path(__file__).resolve().parents[2]

CONTAINED = {each.__name__ for each in (ExpressionError, LimitExceeded, EvaluationError)}


def shown(text: str) -> str:
    return (
        textwrap.shorten(text.replace("\n", " "), 50, placeholder="…")
        if len(text) < 500
        else f"{text[:20]}… of {len(text)}"
    )


def _environment() -> dict[str, str]:
    paths = os.pathsep.join([str(ROOT), str(ROOT / "sandbox"), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": paths, "OPENBLAS_NUM_THREADS": "1"}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each text is measured in a process forked for it")
@pytest.mark.parametrize(("part", "driver"), MEASURED)
def test_every_attack_is_contained_soon_and_within_little_memory(part: int, driver: str) -> None:
    """In processes of their own (`measuring.py`); with `pytest -s` the worst of each family is seen."""
    options = [driver, part, PARTS, TIME_S, MAX_SECONDS, MAX_BYTES]
    command = [sys.executable, "-W", "ignore", "-m", "tests.sandbox.measuring", *map(str, options)]
    done = subprocess.run(command, cwd=ROOT, env=_environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert [tuple(row[:2]) for row in rows] == [*ATTACKS[part::PARTS], *PROGRAM_ATTACKS[part::PARTS]]
    worst: dict[str, tuple[float, float]] = {}
    for family, _, _, seconds, size in rows:
        before = worst.get(family, (0, 0))
        worst[family] = (max(before[0], seconds), max(before[1], size))
    for family, (seconds, size) in worst.items():
        sys.stdout.write(f"{family:<22}{seconds:>6.2f} s{size / 1024 / 1024:>8.1f} MiB\n")
    assert not [
        f"{family}: {shown(text)}: {ended}, {seconds:.2f} s, {size / 1024 / 1024:.1f} MiB"
        for family, text, ended, seconds, size in rows
        if ended not in CONTAINED or seconds > MAX_SECONDS or size > MAX_BYTES
    ]


DEFAULT_CHAINS = [
    "defaultdict(None, {1: q})", "defaultdict(None, {1: q}).values()", "reversed(defaultdict(None, {1: q}).items())",
    "defaultdict(list) | {1: q}", "{1: q} | defaultdict(list)", "defaultdict.fromkeys([1], q)", "given | {1: q}",
    "copy.copy(defaultdict(list, {1: q}))", "filled(defaultdict(defaultdict)[1])", "filled(given.copy())",
]  # fmt: skip

DEQUE_CHAINS = ["deque([map(len, q)])", "deque(itertools.tee(q))", "deque([(iter(q),)])"]
"""Each holds the one before, and between them what CPython frees one after the other."""

FREEING = """
import collections, sys, threading
from lightfc_sandbox import Limits, Sandbox

def free():
    limits = Limits(memory_bytes=200_000_000)
    sandbox = Sandbox({"given": collections.defaultdict(list)}, policy="programs", limits=limits)
    for link in sys.argv[1:]:
        text = "import copy, itertools\\nfrom collections import defaultdict, deque\\n"
        text += "def filled(d):\\n    d[1] = q\\n    return d\\n"
        print(sandbox.run(f"{text}q = 'freed'\\nfor i in range(40_000): q = {link}\\nq = 'freed'\\nq"))

threading.stack_size(2 * 1024 * 1024)
thread = threading.Thread(target=free)
thread.start()
thread.join()
"""


@pytest.mark.parametrize("chains", [DEFAULT_CHAINS, DEQUE_CHAINS], ids=["defaultdicts", "deques"])
def test_a_long_chain_is_freed_on_a_small_stack(chains: list[str]) -> None:
    command = [sys.executable, "-c", FREEING, *chains]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=_environment())
    assert (done.returncode, done.stdout.split()) == (0, ["freed"] * len(chains)), done.stderr[-2000:]


@pytest.mark.parametrize(
    "items", ["iter(q)", "enumerate(q)", "filter(None, q)", "(x for x in q)", "itertools.islice(q, 2)"]
)
@pytest.mark.parametrize(
    "put", ["deque([{}])", "p.append({})", "p.extend([{}])", "p.extendleft(iter([{}]))", "p.insert(0, {})"]
)
def test_an_iterator_over_a_deque_is_put_into_no_deque(put: str, items: str) -> None:
    beginning = "import itertools\nfrom collections import deque\nq, p = deque([1]), deque([2])\n"
    with pytest.raises(EvaluationError, match="a program cannot put an iterator over a deque into a deque"):
        PROGRAMS.run(beginning + put.format(items))
    assert PROGRAMS.run(f"{beginning}{put.format('iter([3])')}\nfor each in p: pass\nlen(p) in (1, 2)")


@pytest.mark.parametrize("driver", [PROGRAMS.run, lambda text: asyncio.run(PROGRAMS.arun(text))], ids=["run", "arun"])
def test_one_run_leaves_nothing_to_the_next(driver: Callable[[str], Any]) -> None:
    driver(
        "left = [1]\ndef left_f(a=[]):\n a.append(1)\n return a\nleft_f()\nxs.append(9)\n"
        "table['new'] = 1\nlen = 5\nimport math as left_m"
    )
    assert driver("xs + list(table)") == [1, 2, 3, "a"]
    assert driver("len(xs)") == 3
    for text in ("left", "left_f()", "left_m.pi"):
        with pytest.raises(ExpressionError, match="unknown name"):
            driver(text)
    program = PROGRAMS.check("def g(a=[]):\n a.append(1)\n return a\ng()\ny = g()\nxs.append(1)\n(y, xs)")
    for _ in range(2):
        assert PROGRAMS.run(program) == ([1, 1], [1, 2, 3, 1])
        assert asyncio.run(PROGRAMS.arun(program)) == ([1, 1], [1, 2, 3, 1])
    asked = "class P(Protocol):\n def g(self): ...\nif flag: runtime_checkable(P)\nisinstance(1, P)"
    program = PROGRAMS.check(f"from typing import Protocol, runtime_checkable\n{asked}", ["flag"])
    assert PROGRAMS.run(program, {"flag": True}) is False
    with pytest.raises(EvaluationError, match="only be used with @runtime_checkable protocols"):
        PROGRAMS.run(program, {"flag": False})


@pytest.mark.parametrize(
    ("text", "caught"),
    [("('{0.' + name + '}').format(5)", "AttributeError"), ("getattr(5, name)", "AttributeError"),
     ("'%({})s'.format(name) % {}", "KeyError"), ("format(5, name)", "ValueError")],
)  # fmt: skip
def test_nothing_that_a_text_computes_is_kept_for_the_process_but_what_is_short(text: str, caught: str) -> None:
    made = "for i in range(20):\n name = chr(97 + i) * 100_000\n try: {}\n except {}: pass"
    sandbox = Sandbox(policy="programs", limits=Limits(time_s=60))  # what memory is traced for takes its time
    sandbox.run(made.format(text, caught).replace("100_000", "101"))
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        sandbox.run(made.format(text, caught))
        assert tracemalloc.get_traced_memory()[0] - before < 1_000_000
    finally:
        tracemalloc.stop()


def test_the_table_is_long_and_names_its_families() -> None:
    assert len(ATTACKS) == len(set(ATTACKS)) >= 400
    assert len(PROGRAM_ATTACKS) == len(set(PROGRAM_ATTACKS)) >= 200
    assert not FAMILIES.keys() & PROGRAM_FAMILIES.keys()
    # Seen with `pytest -s`: how many attacks of each family there are.
    for family, texts in {**FAMILIES, **PROGRAM_FAMILIES}.items():
        sys.stdout.write(f"{family:<22}{len(texts):>5}\n")
    sys.stdout.write(f"{'in all':<22}{len(ATTACKS) + len(PROGRAM_ATTACKS):>5}\n")


def test_no_message_holds_the_repr_of_a_host_object() -> None:
    secret = types.SimpleNamespace(key="s3cret")
    sandbox = Sandbox({"secret": secret, "table": {1: secret}, "nested": [secret], "q": collections.Counter("a")})
    for text in [
        "{}[secret]",
        "table[secret]",
        "secret + 1",
        "secret.key",
        "len(secret)",
        "int(secret)",
        "nested.index(1)",
        "{}[(secret,)]",
        "q + 1",
    ]:
        with pytest.raises(SandboxError) as caught:
            sandbox.run(text)
        assert "s3cret" not in str(caught.value)
    assert sandbox.run("f'{secret} {nested} {table}'") == "<SimpleNamespace> [<SimpleNamespace>] {1: <SimpleNamespace>}"


def test_a_text_changes_nothing_of_the_host() -> None:
    xs, table = [3, 1, 2], {"a": [1]}
    sandbox = Sandbox({"xs": xs, "table": table})
    sandbox.run("(sorted(xs), xs + [1], xs * 2, table | {'b': 1}, {**table}, [*xs], xs.copy(), xs[::-1], table.copy())")
    assert (xs, table) == ([3, 1, 2], {"a": [1]})
    assert sandbox.run("xs") is xs
