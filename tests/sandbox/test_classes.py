"""Classes of a program mean what CPython's do, and what they cannot do is refused before anything runs."""

import asyncio

import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, Policy, Sandbox
from tests.support.tables import in_one_test

from .programs import DRIVERS, SYNC, expected, outcome

PROGRAMS = r'''
class Invalid(ValueError):
    """What was given is not valid."""
class Worse(Invalid): pass
found = []
for kind in (Invalid, Worse):
    try:
        raise kind(same("x"), 1)
    except ValueError as error:
        found.append((type(error).__name__, str(error), error.args, isinstance(error, Worse), type(error) is kind))
found

class Invalid(ValueError): ...
try:
    raise Invalid
except (KeyError, Invalid) as error:
    found = repr(error)
found

class Own(Exception): pass
class Other(Exception): pass
try:
    try:
        raise Own(same(1))
    except Other:
        r = "other"
except Own:
    r = "own"
r

class Missing(KeyError): pass
[str(Missing("a")), repr(Missing("a")), str(Missing())]

class Own(Exception): pass
raise Own(same("uncaught"))

class Own(Exception): pass
raise ValueError("x") from Own("y")

class Own(Exception): pass
try:
    Own("x").code
except AttributeError as error:
    r = str(error)
r

def check(n):
    class Low(ValueError): pass
    if n < 3: raise Low(n)
    return n
[isinstance(e, ValueError) for e in [KeyError(), ValueError()]], check(same(4))

def check(n):
    class Low(ValueError): pass
    return Low
check(1) is check(1), check(1).__name__

class Own(Own): pass

kinds = []
for base in (ValueError, KeyError):
    class Own(base): pass
    kinds.append(Own)
[isinstance(kinds[0](), ValueError), isinstance(kinds[1](), ValueError), kinds[0] is kinds[1]]

def outer():
    global Own
    class Own(Exception): pass
outer()
try: raise Own(1)
except Own as e: r = e.args
r

class Own(Exception): pass
del Own
Own

from typing import NamedTuple
class P(NamedTuple):
    """A point."""
    x: int
    y: int = same(2)
p = P(same(1))
[repr(p), p.x, p.y, [*p._replace(x=5)], p._asdict(), str(P(y=1, x=3)), type(p).__name__, isinstance(p, P)]

import typing
class P(typing.NamedTuple):
    x: int = 0
x, = P()
(x, repr(sorted([P(3), P(1)])), {P(1): 2}[P(1)])

from typing import NamedTuple
class P(NamedTuple):
    x: int
P()

class Own(Exception): pass
match Own(1):
    case ValueError(): r = 1
    case Own(args=(n,)): r = n
r
'''.strip().split("\n\n")


@in_one_test("text", PROGRAMS)
def test_a_class_is_what_it_is_in_python(text: str) -> None:
    for name, run in DRIVERS.items():
        assert outcome(lambda run=run: run(text)) == expected(text), name  # type: ignore[misc]


REFUSED = {
    "class A: pass": "neither an exception nor a named tuple",
    "class A(int): pass": "cannot derive from 'int'",
    "class A(StopIteration): pass": "cannot derive from 'StopIteration'",
    "class A(RecursionError): pass": "cannot derive from 'RecursionError'",
    "class A(BaseException): pass": "cannot derive from 'BaseException'",
    "class A(len): pass": "cannot derive from 'function'",
    "class A(same): pass": "cannot derive from",
    "class A(Exception, KeyError): pass": "neither",
    "class A(Exception, metaclass=type): pass": "neither",
    "class A(*xs): pass": "neither",
    "@same\nclass A(Exception): pass": "neither",
    "class A(Exception):\n  def f(self): pass": "only a docstring",
    "class A(Exception):\n  x = 1": "only a docstring",
    "class __A(Exception): pass": "two underscores",
    "from typing import NamedTuple\nclass P(NamedTuple):\n  _x: int": "underscore",
    "from typing import NamedTuple\nclass P(NamedTuple):\n  x: int\n  x: int": "twice",
    "from typing import NamedTuple\nclass P(NamedTuple):\n  x: int = 1\n  y: int": "without a default",
    "from typing import NamedTuple\nclass P(NamedTuple):\n  x: int = 1\n  y: int = x": "not known here",
    "from typing import NamedTuple\nclass P(NamedTuple):\n  x: int = (n := 1)": ":=",
    "from typing import NamedTuple\nclass P(NamedTuple):\n  def f(self): pass": "only fields",
}


@pytest.mark.parametrize(("text", "told"), REFUSED.items(), ids=[*REFUSED])
def test_any_other_class_is_refused_by_the_check(text: str, told: str) -> None:
    with pytest.raises(ExpressionError, match=told):
        SYNC.check(text)


@pytest.mark.parametrize("base", ["n", "[1]", "float", "StopIteration", "namedtuple('P', 'x')", "type(Exception())"])
def test_a_base_that_only_the_run_can_tell_is_looked_at_by_the_run(base: str) -> None:
    with pytest.raises(EvaluationError, match=r"cannot derive from|A\b") as caught:
        SYNC.run(f"from collections import namedtuple\nB = {base}\nclass A(B): pass\nraise A()")
    assert caught.value.exc_type in ("NotAllowed", "A")


def test_an_own_exception_is_told_by_its_name() -> None:
    with pytest.raises(EvaluationError, match="InvalidInput: x") as caught:
        SYNC.run('class InvalidInput(ValueError): pass\nraise InvalidInput("x")')
    assert caught.value.exc_type == "InvalidInput"


def test_classes_cannot_leave() -> None:
    for text in ("class A(Exception): pass\nA", "class A(Exception): pass\nsame(A)", "class A(Exception): pass\nA(1)"):
        with pytest.raises(EvaluationError, match="cannot leave the program"):
            SYNC.run(text)


def test_a_class_lives_on_in_a_session() -> None:
    session = SYNC.session()
    session.run("class Own(ValueError): pass\nfrom typing import NamedTuple\nclass P(NamedTuple):\n  colour: int")
    assert session.run("try: raise Own(1)\nexcept ValueError as e: r = type(e) is Own\nr") is True
    assert session.run("P(3).colour") == 3


def test_each_run_makes_a_class_of_its_own() -> None:
    program = SYNC.read("class Own(Exception): pass\nisinstance(Own(), Own), str(Own)")
    assert SYNC.run(program) == SYNC.run(program)
    with pytest.raises(ExpressionError, match="Own"):
        SYNC.run("Own")


def test_many_classes_reach_a_limit() -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS, limits=Limits(memory_bytes=4_000_000))
    with pytest.raises(LimitExceeded):
        sandbox.run("kept = []\nwhile True:\n  class A(Exception): pass\n  kept.append(A)")
    with pytest.raises(EvaluationError, match="64 classes"):
        sandbox.run("A = Exception\nwhile True:\n  class A(A): pass")


def test_the_exception_of_a_call_that_overlaps_is_raised_in_its_place() -> None:
    async def call(n: int) -> int:
        await asyncio.sleep(0)
        return n

    sandbox = Sandbox({"call": call}, policy=Policy.PROGRAMS)
    text = (
        "class Low(ValueError): pass\nfound = []\nfor n in [3, 1, 2]:\n  try:\n    got = call(n)\n"
        "    if got < 3: raise Low(got)\n    found.append(got)\n  except Low as e: found.append(-e.args[0])\nfound"
    )
    assert asyncio.run(sandbox.arun(text)) == [3, -1, -2]
