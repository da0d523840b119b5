"""Generators that need no fiber mean what CPython makes of them, and are charged as those that have one."""

# ruff: noqa: E501 - a long table

import asyncio
from typing import Any

import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox, SandboxError

from .programs import expected, outcome

PROGRAMS = {
    "while": "def g(n):\n i = 0\n while i < n:\n  yield i\n  i += 1\nlist(g(5))",
    "else": "def g(xs, to):\n for x in xs:\n  if x == to: break\n  yield x\n else:\n  yield -1\n yield -2\n"
    "[[*g([1, 2, 3], to)] for to in (2, 4)]",
    "while-else": "def g(n):\n while n:\n  n -= 1\n  if n == 5: continue\n  if n == 2: break\n  yield n\n else: yield 'e'\n"
    "[[*g(n)] for n in (2, 8)]",
    "elif": "def g(xs):\n for x in xs:\n  if x > 2: yield 'a'\n  elif x > 1:\n   yield 'b'\n   yield x\n  else: pass\n"
    "[*g([1, 2, 3])]",
    "returns": "def g(n):\n yield 1\n if n: return (n,)\n yield 2\ndef h():\n for n in (0, 3):\n  yield from g(n)\n[*h()]",
    "stops": "def g():\n yield 1\n return 7\nx = g()\nnext(x)\ntry: next(x)\nexcept StopIteration as e: r = e.value\n"
    "(r, next(x, 'over'))",
    "delegates": "def w(t):\n if t:\n  yield from w(t[0])\n  yield t[1]\n  yield from w(t[2])\n[*w((((), 1, ()), 2, ((), 3, ())))]",
    "delegates-to-any": "def g(x):\n yield from x\n[[*g(x)] for x in ('ab', {1: 2}, range(3), iter([4]), map(str, [5]))]",
    "delegates-and-fails": "def g(x):\n yield 0\n yield from map(int, x)\n yield 1\n[*g(['2', 'x'])]",
    "delegates-in-loop": "def g(x):\n for y in x: yield from y\n else: yield from 'end'\n[*g([(1, 2), {3: 4}])]",
    "only-yields": "def g(x):\n for y in x: yield 6 // y\n else: yield 'end'\nx = [1, 2]\n([*g(x)], [*g({3})], [*g([0])])",
    "none": "def g():\n yield\n yield from ()\n[*g()]",
    "unpacks": "def g(ps):\n for k, (a, *b) in ps:\n  yield k\n  yield b\n[*g([(1, (2, 3)), (4, [5, 6, 7])])]",
    "shares": "def g(xs):\n for x in xs: yield x\nit = iter([1, 2, 3, 4])\na, b = g(it), g(it)\n[next(a), next(b), *a, *b]",
    "outer": "n = 0\ndef g():\n global n\n while n < 4:\n  n += 1\n  yield n\n[*zip(g(), g())], n",
    "closes-over": "def g(n):\n def add(x): return x + n\n for i in range(3):\n  yield add\n  n += 1\n[f(1) for f in g(5)]",
    "defaults": "def g(a, *b, c=3, **d):\n yield a\n yield b\n yield c\n yield d\n[[*g(1)], [*g(1, 2, c=4, e=5)]]",
    "infinite": "def c():\n n = 0\n while True:\n  yield n\n  n += 1\n[x for x, _ in zip(c(), 'abc')]",
    "fails": "def g():\n yield 1\n 1 // 0\nx = g()\nnext(x)\ntry: next(x)\nexcept ZeroDivisionError: pass\n[*x]",
    "fails-outside": "def g():\n yield 1\n 1 // 0\n[*g()]",
    "stop-inside": "def g():\n yield next(iter([]))\n[*g()]",
    "stop-raised": "def g():\n yield 1\n raise StopIteration(2)\ntry: r = [*g()]\nexcept RuntimeError as e: r = str(e)\nr",
    "own-error": "def g():\n yield 1\n raise RuntimeError('mine')\n[*g()]",
    "itself": "def g():\n yield next(it)\nit = g()\nnext(it)",
    "not-iterable": "def g(x):\n yield from x\n[*g(3)]",
    "try-around": "def g():\n for i in range(3):\n  try: x = 6 // i\n  except ZeroDivisionError: x = 0\n  yield x\n[*g()]",
    "yield-in-try": "def g(r):\n try:\n  yield 1\n  yield 2\n finally: r.append(3)\nr = []\n([*g(r)], r)",
    "yield-in-except": "def g():\n try: 1 // 0\n except ZeroDivisionError: yield 1\n finally: yield 2\n[*g()]",
    "try-handles": "def g(n, r):\n try:\n  for i in range(n): yield 6 // (2 - i)\n except ZeroDivisionError as e: r.append(str(e))\n"
    " else:\n  r.append(n)\n  yield 'else'\n finally: r.append('last')\nr = []\n([*g(2, r)], [*g(4, r)], r)",
    "try-stops": "def g(it):\n try:\n  while True: yield next(it)\n except StopIteration: return\n[*g(iter([1, 2]))]",
    "try-stops-outside": "def g(it, r):\n try: yield next(it)\n finally: r.append(1)\nr = []\ntry: [*g(iter([]), r)]\n"
    "except RuntimeError as e: r.append(str(e))\nr",
    "try-returns": "def g(r):\n try:\n  yield 1\n  return 2\n finally: r.append(3)\ndef h(r):\n r.append((yield from g(r)))\nr = []\n([*h(r)], r)",
    "try-in-loop": "def g(r):\n for i in range(5):\n  try:\n   if i == 1: continue\n   if i == 3: break\n   yield i\n"
    "  finally: r.append(i)\nr = []\n([*g(r)], r)",
    "try-in-try": "def g(r):\n try:\n  try: yield 1 // (yield_of := 0)\n  except KeyError: pass\n finally: r.append(1)\nr = []\n"
    "try: [*g(r)]\nexcept ZeroDivisionError: r.append(2)\nr",
    "yield-as-value": "def g():\n x = yield 1\n yield x\n y = [(yield 2)]\n yield y\n[*g()]",
    "lambda": "def g():\n yield 1\n f = lambda: (yield 2)\n yield from f()\n[*g()]",
    "later-names": "def g():\n yield x\nx = 1\na = next(g())\nx = 2\n(a, *g())",
    "tests-when-asked": "def g(n):\n if 1 // n: yield 1\nx = g(0)\ntry: next(x)\nexcept ZeroDivisionError: r = 'asked'\nr",
    "unbound": "def g():\n if 0: x = 1\n yield 1\n yield x\n[*g()]",
}  # fmt: skip


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_generator_gives_what_it_gives_in_python(name: str) -> None:
    text = PROGRAMS[name]
    wanted = expected(text)
    sandbox = Sandbox(policy=Policy.PROGRAMS)
    assert outcome(lambda: sandbox.run(text)) == wanted
    assert outcome(lambda: sandbox.session().run(text)) == wanted  # in sessions each has a fiber


def _steps(run: Any, text: str) -> int:
    """The fewest steps that a program ends with, however it ends."""
    for steps in range(1, 1_000):
        try:
            run(Limits(steps=steps), text)
        except LimitExceeded:
            continue
        except SandboxError:
            pass
        return steps
    raise AssertionError("it takes more")


UNENDED = {"outer", "infinite"}
"""Programs that leave a generator in the middle of a loop, whose last turns are not charged if it has a fiber."""


@pytest.mark.parametrize("name", sorted(PROGRAMS.keys() - UNENDED))
def test_a_generator_takes_as_many_steps_as_one_with_a_fiber(name: str) -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS)
    plain = _steps(lambda limits, text: sandbox.limited(limits).run(text), PROGRAMS[name])
    assert plain == _steps(lambda limits, text: sandbox.limited(limits).session().run(text), PROGRAMS[name])


NESTED = "def g(n):\n if n: yield from g(n - 1)\n else: yield n\n"


def test_generators_ask_one_another_as_deep_as_calls() -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS)
    assert sandbox.run(NESTED + "list(g(900))") == [0]
    with pytest.raises(LimitExceeded) as told:
        sandbox.run(NESTED + "list(g(1100))")
    assert told.value.limit == "recursion"


@pytest.mark.parametrize("text", [
    NESTED + "x = g(20_000)\nnext(x)\nx = 1\nx",
    "def g(it): yield from it\nx = iter([1])\nfor i in range(20_000): x = g(x)\nx = 1\nx",
])  # fmt: skip
def test_generators_that_hold_one_another_are_freed_without_the_stack_of_c(text: str) -> None:
    large = Limits(recursion=100_000, memory_bytes=1 << 32, steps=10**8, time_s=60)
    assert Sandbox(policy=Policy.PROGRAMS, limits=large).run(text) == 1


def test_an_error_in_a_generator_tells_the_functions_on_the_way() -> None:
    with pytest.raises(EvaluationError) as told:
        Sandbox(policy=Policy.PROGRAMS).run("def g(n):\n yield 1\n for i in [n]:\n  yield 1 // i\nlist(g(0))")
    assert [frame.function for frame in told.value.traceback] == ["<program>", "g"]
    assert told.value.span is not None
    assert (told.value.span.start, told.value.span.end) == (42, 48)


def test_frames_that_functions_keep_are_charged_for_their_width() -> None:
    """Each call leaves a frame behind, with all its variables."""
    names = " = ".join(f"v{number}" for number in range(2_000))
    text = f"def f():\n {names} = 0\n return lambda: v0\nlen([f() for i in range(2_000)])"
    with pytest.raises(LimitExceeded) as told:
        Sandbox(policy=Policy.PROGRAMS, limits=Limits(memory_bytes=20_000_000)).run(text)
    assert told.value.limit == "memory_bytes"


@pytest.mark.parametrize("use", ["list(g())", "for x in g(): pass", "next(g())", "sum(x for x in g())", "list(h())"])
def test_a_line_of_a_generator_is_told_as_its_own_where_calls_overlap(use: str) -> None:
    async def bad(x: int) -> int:
        await asyncio.sleep(0)
        raise ValueError(x)

    body = "def g():\n    yield bad(1)\ndef h():\n    yield from g()\n"
    sandbox = Sandbox({"bad": bad}, policy=Policy.PROGRAMS, order_of=lambda _: "free")
    with pytest.raises(EvaluationError) as told:
        asyncio.run(sandbox.arun(f"{body}def main():\n    {use}\nmain()"))
    frames = [(each.function, each.span and each.span.line) for each in told.value.traceback]
    assert frames == [("<program>", 7), ("main", None), *[("h", None)] * ("h()" in use), ("g", 2)]
