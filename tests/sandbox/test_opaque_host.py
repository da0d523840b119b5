"""What a text does leaves the host as it is, tells nothing of it, and hands it nothing but data."""

import abc
import ast
import asyncio
import collections
import contextlib
import dataclasses
import datetime as dt
import decimal
import numbers
import os
import statistics
import subprocess
import sys
import traceback
from collections import namedtuple
from collections.abc import Callable, Hashable, Mapping
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any
from uuid import UUID

import numpy as np
import pytest

import lightfc_sandbox
from lightfc_sandbox import EvaluationError, ExpressionError, Limits, OpenType, Policy, Sandbox, SandboxError

PROGRAMS = Policy.PROGRAMS


HASHED = [
    "None", "...", "lambda: 0", "(1, None, ...)", "range(0)", "float('nan')", "frozenset({None})", "int | None",
    "int | str", "((None,),)", "complex('nan')", "len", "(max, 1)", "type(None)", "type(len)", "(type(None), 1)",
    "[].__class__", "slice(1).__class__",
]  # fmt: skip


def test_no_hash_tells_an_address_of_the_opaque_process() -> None:
    """Another process, in which objects stand at other places, tells the same."""
    program = f"[{', '.join(f'hash({each})' for each in HASHED)}]"
    code = f"from lightfc_sandbox import Sandbox; print(Sandbox(policy='programs').run({program!r}))"
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", f"x = id(type(None)); {code}; print(x)"]
    told = [subprocess.run(command, capture_output=True, text=True, check=True, env=environment) for _ in range(2)]
    (one, place), (other, _) = (each.stdout.splitlines() for each in told)
    assert one == other
    assert place not in one


def test_a_hash_of_plain_values_is_that_of_python_and_equal_opaque_parts_have_equal_ones() -> None:
    text = "[hash(each) for each in [1, 'a', 2.5, (1, 'b'), frozenset({1, 2}), range(3), True, b'x', (1, (2,))]]"
    assert Sandbox().run(text) == eval(text)
    assert Sandbox(policy=PROGRAMS).run("f = lambda: 0\n[hash(f) == hash(f), hash((f,)) == 1 if False else True]") == [
        True,
        True,
    ]
    assert (
        Sandbox().run("[hash(int) == hash(int), hash(int | str) == hash(str | int), hash((None,)) == hash((None,))]")
        == [True] * 3
    )


def raised(error: BaseException) -> Any:
    def fail() -> None:
        raise error

    return fail


@pytest.mark.parametrize(
    "text",
    [
        "raise err",
        "raise err from None",
        "try:\n    raise err\nexcept ValueError as e:\n    pass",
        "try:\n    raise err\nexcept ValueError as e:\n    raise e",
        "try:\n    raise err\nexcept ValueError as e:\n    raise",
        "try:\n    raise err\nexcept ValueError as e:\n    raise KeyError('k') from e",
        "try:\n    raise err\nfinally:\n    x = 1",
        "def f():\n    raise err\nf()",
        "for i in range(40):\n    try:\n        raise err\n    except ValueError as e:\n        kept = e",
    ],
)  # fmt: skip
def test_raising_and_catching_changes_no_exception_object_of_the_opaque_host(text: str) -> None:
    err = ValueError("mine", 1)
    before = (err.args, err.__traceback__, err.__context__, err.__cause__, err.__suppress_context__)
    for run in (Sandbox({"err": err}, policy=PROGRAMS).run, Sandbox({"err": err}, policy=PROGRAMS).session().run):
        with contextlib.suppress(EvaluationError):
            run(text)
        assert (err.args, err.__traceback__, err.__context__, err.__cause__, err.__suppress_context__) == before


def test_a_caught_exception_of_a_function_of_the_opaque_host_keeps_its_traceback() -> None:
    err = TypeError("mine")
    text = "for i in range(40):\n    try:\n        fail()\n    except TypeError as e:\n        said = str(e)\nsaid"
    assert Sandbox({"fail": raised(err)}, policy=PROGRAMS).run(text) == "mine"
    assert [frame.name for frame in traceback.extract_tb(err.__traceback__)][-1] == "fail"


def test_what_a_text_raises_is_told_as_before() -> None:
    texts = {
        "raise ValueError('a')": "ValueError", "raise KeyError": "KeyError", "raise SystemExit(1)": "SystemExit",
        "raise StopIteration": "StopIteration", "next(iter([]))": "StopIteration",
    }  # fmt: skip
    for text, name in texts.items():
        with pytest.raises(EvaluationError) as caught:
            Sandbox(policy=PROGRAMS).run(text)
        assert caught.value.exc_type == name


Plain = namedtuple("Plain", "a b")


def test_comparing_subclasses_of_named_tuples_of_the_opaque_host_runs_none_of_their_methods() -> None:
    ran: list[str] = []

    class Loud(Plain):
        def __len__(self) -> int:
            ran.append("len")
            return 2

        def __iter__(self) -> Any:
            ran.append("iter")
            return iter(())

        def __getitem__(self, index: Any) -> Any:
            ran.append("item")
            return 1

        def __lt__(self, other: Any) -> bool:
            ran.append("lt")
            return True

        def __eq__(self, other: object) -> bool:
            ran.append("eq")
            return True

        __hash__ = tuple.__hash__

    sandbox = Sandbox({"n": Loud(1, object()), "m": Loud(1, object()), "Loud": Loud}, policy=PROGRAMS)
    for text in (
        "max([n, n])", "n == m", "n < n", "sorted([n, n])", "[*n]", "len(n)", "n[0]", "n + n", "n * 2", "bool(n)",
        "n in [m]", "list(n) == list(m)", "str(n)", "tuple(n)", "[n] == [m]", "(n, 1) < (n, 2)",
        "match n:\n case [a, b]: a", "match n:\n case [a, *b]: b", "match n:\n case Loud(a, b=b): b",
        "match n:\n case 1 | (1, _): 1", "match [n]:\n case [[a, b]]: b",
    ):  # fmt: skip
        with contextlib.suppress(EvaluationError):
            sandbox.run(text)
    assert not ran


class Claiming(type):
    """The class of a class that says it is `str`."""

    def __eq__(cls, other: object) -> bool:
        RAN.append("eq")
        return True

    __hash__ = type.__hash__


RAN: list[str] = []


class Claimed(metaclass=Claiming):
    def __getattr__(self, name: str) -> Any:
        RAN.append(name)
        raise AttributeError(name)

    def __len__(self) -> int:
        RAN.append("len")
        return 1

    def __getitem__(self, index: Any) -> Any:
        RAN.append("item")
        return index

    def __round__(self, digits: Any = None) -> int:
        RAN.append("round")
        return 1

    def __index__(self) -> int:
        RAN.append("index")
        return 1


@pytest.mark.parametrize(
    "text",
    [
        "len(h)", "h[0]", "round(h)", "'a' * h", "json.dumps(h)", "json.dumps([h])", "int(h)", "float(h)", "abs(h)",
        "divmod(h, 1)", "range(h)", "chr(h)", "ord(h)", "bytes(h)", "str(h, 'utf-8')", "bin(h)", "max([h, h])",
        "sum([h])", "h in 'abc'", "'a'.join([h])", "'a'.strip(h)", "[1, 2][h]", "'%s' % h", "f'{h}'",
        "random.seed(h)", "random.choice(h)", "re.match(h, 'a')", "re.sub('a', h, 'a')", "np.zeros(h)",
        "np.array(h)", "np.array([1, 2])[h]", "operator.concat(h, 'a')", "collections.deque([1], h)", "2 ** h",
        "1 << h", "math.sqrt(h)", "statistics.mean([h])", "isinstance(h, str)", "datetime.date(h, 1, 1)",
        "textwrap.wrap(h)", "{h: 1}", "h == 'a'", "itertools.repeat(1, h)", "itertools.islice([1], h)", "hash(h)",
        "sorted([h, h])", "json.dumps([1], indent=h)", "heapq.heapify(h)", "reversed(h)", "slice(h)", "complex(h)",
        "pow(h, 2)", "dict(h)", "list(h)", "next(h)", "callable(h)", "bool([h])", "repr([h])",
    ],
)  # fmt: skip
def test_no_method_of_an_opaque_object_runs_whatever_its_class_claims_to_be(text: str) -> None:
    RAN.clear()
    for held in (text, text.replace("h)", "[h][0])")):
        with contextlib.suppress(EvaluationError, ExpressionError):
            Sandbox({"h": Claimed()}, policy=PROGRAMS).run(held)
    assert not RAN


def test_no_type_of_an_opaque_value_is_looked_up_in_a_tuple() -> None:
    found = []
    for path in Path(lightfc_sandbox.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Compare(left=left, ops=[ast.In() | ast.NotIn()], comparators=[ast.Tuple(elts=kinds)]):
                    asked = ast.unparse(left)
                    of_nodes = all(ast.unparse(kind).startswith("ast.") for kind in kinds)
                    if (asked.startswith("type(") or asked in ("kind", "ta", "tb")) and not of_nodes:
                        found.append(f"{path.name}:{node.lineno}")
    assert not found, "`in` of a tuple asks `==` of a class, which a metaclass may have written"


VALUES = [
    "len", "int", "f", "Point", "ValueError", "ValueError('x')", "statistics.StatisticsError('x')",
    "json.JSONDecodeError('x', 'y', 0)", "decimal.InvalidOperation('x')", "lambda: 0", "g", "cached", "kept",
    "operator.itemgetter(0)", "functools.partial(len, [])", "functools.lru_cache(4)", "functools.cmp_to_key(len)",
    "functools.cmp_to_key(lambda a, b: 0)(1)", "functools.wraps(len)", "(x for x in [1])", "iter([1, 2])",
    "map(str, [1])", "zip([1], [2])", "itertools.count()", "itertools.chain([1])", "{1: 2}.items()", "{1: 2}.keys()",
    "enumerate('a')", "reversed([1])", "re.compile('a')", "re.match('a', 'a')", "re.finditer('a', 'a')",
    "collections.Counter('ab')", "collections.deque([1])", "collections.defaultdict(list)",
    "collections.defaultdict(lambda: 0)", "collections.OrderedDict(a=1)", "collections.namedtuple('P', 'x')",
    "Pair(1)", "Pair", "type(1)", "type(f)", "int | None", "str.upper", "'a'.upper", "[].count", "dict.fromkeys",
    "random.Random(1)", "range(3)", "slice(1)", "hashlib.sha256(b'a')", "np.array([1])", "np.float64(1)", "caught",
    "opaque", "opened", "uuid.UUID(int=1)", "...", "decimal.Decimal(1)", "fractions.Fraction(1, 2)",
    "datetime.date(2024, 1, 1)", "print", "math.sqrt", "np.sum", "random.random", "heapq.merge([1], [2])",
    "itertools.tee([1])", "itertools.groupby([1])", "collections", "type(None)", "type(...)", "NotImplemented",
]  # fmt: skip
PRELUDE = """
import functools, collections
Pair = collections.namedtuple('Pair', 'x')
def g(): return 1
@functools.cache
def cached(): return 1
@functools.lru_cache(2)
def kept(): return 1
try:
    {}['a']
except KeyError as error:
    caught = error
"""
OF_PRELUDE = {"g", "cached", "kept", "caught", "Pair", "Pair(1)"}
SHAPES = [
    "{}", "[{}]", "({}, 1)", "{{'k': [{}]}}", "{{1: ({},)}}", "[[[{}]]]", "collections.deque([{}])", "Pair({})",
    "x={}", "*[{}]", "**{{'x': {}}}",
]  # fmt: skip


def is_data(value: Any, depth: int = 0) -> bool:
    """Whether a value holds plain data and objects of the host, and nothing that computes of the sandbox or a text."""
    kind = type(value)
    if depth > 20:
        return False
    if isinstance(value, type) or callable(value):
        return False
    if kind is collections.defaultdict and value.default_factory not in (None, list):
        return False
    if isinstance(value, dict):
        return all(is_data(each, depth + 1) for pair in value.items() for each in pair)
    if isinstance(value, list | tuple | set | frozenset | collections.deque):
        return all(is_data(each, depth + 1) for each in value)
    if kind.__name__ in ("Match", "Digest"):  # hold data only, and nothing of them computes
        return kind.__module__.startswith("lightfc_sandbox.stdlib.")
    plain = (int, float, complex, str, bytes, type(None), type(...), range, slice, Fraction, Decimal, dt.date, UUID)
    if isinstance(value, Point):
        return is_data(value.x, depth + 1)
    return isinstance(value, (*plain, np.ndarray, np.generic, Bare, Sub))


class Bare:
    """An opaque object."""


class Sub:
    """An object of an opened type."""

    def take(self, value: Any, *more: Any, **named: Any) -> str:
        TAKEN.extend([value, *more, *named.values()])
        return "taken"

    def __add__(self, other: Any) -> str:
        TAKEN.append(other)
        return "taken"

    def __getitem__(self, index: Any) -> str:
        TAKEN.append(index)
        return "taken"


TAKEN: list[Any] = []


@dataclasses.dataclass
class Point:
    x: Any = 0


def taking(value: Any = None, *more: Any, x: Any = None) -> str:
    TAKEN.extend([value, *more, x])
    return "taken"


async def waiting(value: Any = None, *more: Any, x: Any = None) -> str:
    return taking(value, *more, x=x)


def outside(**more: Any) -> dict[str, Any]:
    return {"f": taking, "opaque": Bare(), "opened": Sub(), "Point": Point, **more}


TYPES = [OpenType(Sub, methods=["take"], operations=["+", "item"])]
FEW = Limits(steps=10_000, time_s=300)
"""An iterator without an end ends soon."""


def driven(run: Callable[[str], Any], call: str, shapes: list[str]) -> list[str]:
    """What left the sandbox that is no data, by the text that let it out."""
    escaped = []
    for value in VALUES:
        for shape in shapes:
            text = call.replace("HERE", shape.format(value))
            TAKEN.clear()
            try:
                result = run(f"{PRELUDE}{text}" if value in OF_PRELUDE or "Pair" in shape else text)
            except SandboxError:
                result = None
            if not is_data([*TAKEN, result]):
                escaped.append(text)
    return escaped


@pytest.mark.parametrize("call", ["f(HERE)", "list(map(f, [HERE]))", "(lambda n: f(n))(HERE)", "Point(HERE)"])
def test_nothing_but_data_and_opaque_objects_is_handed_to_a_function_of_the_host(call: str) -> None:
    sandbox = Sandbox(outside(), policy=PROGRAMS, types=TYPES, limits=FEW)
    assert driven(sandbox.run, call, SHAPES if call == "f(HERE)" else SHAPES[:1]) == []


@pytest.mark.parametrize("call", ["HERE", "opened.take(HERE)", "opened + HERE", "opened[HERE]"])
def test_nothing_but_data_and_opaque_objects_is_the_result_of_a_text(call: str) -> None:
    sandbox = Sandbox(outside(), policy=PROGRAMS, types=TYPES, limits=FEW)
    assert driven(sandbox.run, call, SHAPES[1:2]) == []


def test_nothing_but_data_and_opaque_objects_leaves_by_any_way_to_run_a_text() -> None:
    sandbox = Sandbox(outside(w=waiting), policy=PROGRAMS, types=TYPES, limits=FEW)
    plain = Sandbox({"f": taking, "opaque": Bare(), "opened": Sub(), "Point": Point}, types=TYPES, limits=FEW)

    def expression(text: str) -> Any:
        return plain.run(text.removeprefix(PRELUDE))

    def awaited(text: str) -> Any:
        return asyncio.run(sandbox.arun(text))

    def session(text: str) -> Any:
        return Sandbox(outside(), policy=PROGRAMS, types=TYPES, limits=FEW).session().run(text)

    def of_session(text: str) -> Any:
        session = Sandbox(outside(), policy=PROGRAMS, types=TYPES, limits=FEW).session()
        with contextlib.suppress(SandboxError):
            session.run(f"{PRELUDE}held = {text.removeprefix(PRELUDE)}")
        return {name: each for name, each in session.variables.items() if name == "held"}

    for run, call in ((expression, "f(HERE)"), (expression, "HERE"), (awaited, "w(HERE)"), (awaited, "HERE"),
                      (session, "f(HERE)"), (of_session, "[HERE]")):  # fmt: skip
        assert driven(run, call, SHAPES[:1]) == []


@pytest.mark.parametrize(
    "text",
    ["f(operator.itemgetter(0))", "f(statistics.StatisticsError('x'))", "f(functools.lru_cache(4))", "[operator.add]"],
)
def test_what_cannot_leave_is_said_of_opaque_objects_of_the_sandbox(text: str) -> None:
    with pytest.raises(EvaluationError, match="cannot leave") as caught:
        Sandbox({"f": taking}).run(text)
    assert caught.value.exc_type == "NotAllowed"


EXACT = [
    "D(1) / 3", "1 / D(7)", "D('1.5') == 1.5", "D(2).sqrt()", "D(2) ** D('0.5')", "D(1) % D('0.3')",
    "-D('1.23456789012345678901234567890123')", "D(0.1) + 0", "abs(D(-1) / 3)", "round(D('2.675'), 2)",
    "D(1) // D(3)", "divmod(D(7), 3)", "D('1E+5')", "f'{D(1) / 3:.3f}'", "'%s' % D('1E+5')", "[D('1E+5')]",
    "statistics.mean([D(1), D(2), D(4)])", "sum([D(1) / 3, D(1)])", "sorted([D(2), D(1)])", "max(D(1), 1.5)",
    "D(1) < 1.5", "D('1.5') in [1.5]", "D(1).quantize(D('0.001'))", "D(10).ln()", "+D('1.00')",
    "D(3).compare(2.5) if False else D(3).max(2)", "statistics.stdev([D(1), D(2), D(4)])",
    "D('2.7').to_integral_value()", "D('2.7').to_integral()",
]  # fmt: skip


@pytest.mark.parametrize("written", EXACT)
def test_decimal_numbers_are_computed_in_a_context_that_is_opaque_to_the_host(written: str) -> None:
    text = f"str({written.replace('D(', 'decimal.Decimal(')})"
    with decimal.localcontext(decimal.Context(prec=28)):
        expected = eval(text, {"decimal": decimal, "statistics": statistics})
    with decimal.localcontext() as host:
        host.prec, host.capitals, host.rounding = 4, 0, decimal.ROUND_DOWN
        host.traps[decimal.FloatOperation] = host.traps[decimal.Inexact] = True
        host.clear_flags()
        before = repr(host)
        found = Sandbox({"seen": lambda: decimal.getcontext().prec}).run(f"[{text}, seen()]")
        assert decimal.getcontext() is host
        assert repr(host) == before, "neither its settings nor its flags have changed"
    assert found == [expected, 4], "what the host computes is computed in its own context"


class _Doubling(abc.ABC):  # noqa: B024 - its hook is what counts
    @classmethod
    def __subclasshook__(cls, subclass: type) -> bool:
        raise AssertionError("a hook of the host ran")


class _Registered(abc.ABC):  # noqa: B024 - what is registered is what counts
    """An abstract class with which the host registers another."""


_Registered.register(list)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("isinstance([], Registered)", True), ("isinstance((), Registered)", False), ("isinstance(1, Doubling)", False),
        ("isinstance(True, Integral)", True), ("isinstance(1.5, Integral)", False), ("isinstance(1.5, Number)", True),
        ("isinstance({}, Mapping)", True), ("isinstance(1, Hashable)", True), ("isinstance([], Hashable)", False),
    ],
)  # fmt: skip
def test_what_a_value_is_an_instance_of_is_asked_of_no_hook_of_the_host(text: str, found: bool) -> None:
    abstract = {"Integral": numbers.Integral, "Number": numbers.Number, "Mapping": Mapping, "Hashable": Hashable}
    sandbox = Sandbox({**abstract, "Registered": _Registered, "Doubling": _Doubling})
    assert sandbox.run(text) is found
