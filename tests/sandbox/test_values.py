"""What values a text can see, make and hand over."""

import dataclasses
import enum
from collections import defaultdict, deque
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from decimal import Decimal
from fractions import Fraction
from typing import Any, NamedTuple
from uuid import UUID

import pydantic
import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, Policy, Sandbox
from lightfc_sandbox.isolation import cage


@dataclasses.dataclass(frozen=True)
class Point:
    """A dataclass with a pseudo-field that instances do not have."""

    x: int
    y: int = 0
    scale: dataclasses.InitVar[int] = 1
    _secret: int = 5


class Color(enum.Enum):
    RED = 1
    CRIMSON = 1  # noqa: PIE796 - an alias
    BLUE = "b"


class Pair(NamedTuple):
    a: int
    b: str = "b"


class Model(pydantic.BaseModel):
    x: int = 1


@dataclasses.dataclass
class Unlisted:
    """A dataclass that is not in the context."""

    x: int = 1


class Opaque:
    pass


CONTEXT: dict[str, Any] = {
    "Point": Point, "Color": Color, "Pair": Pair, "Model": Model, "Opaque": Opaque, "point": Point(1, 2),
    "unlisted": Unlisted(), "opaque": Opaque(), "other": Opaque(), "loose": Pair(1),
    "day": date(2024, 2, 3), "moment": datetime(2024, 2, 3, 4, 5, tzinfo=UTC), "hour": time(4, 5),
    "span": timedelta(hours=2), "D": Decimal("1.50"), "Q": Fraction(1, 3), "id_": UUID(int=5), "Decimal": Decimal,
    "str": str, "key": lambda: "k",
}  # fmt: skip
SANDBOX = Sandbox(CONTEXT)

VALUES = {
    "Point(1, 2) == point": True, "Point(1).y": 0, "Point(x=1, y=3)": Point(1, 3), "point != Point(1)": True,
    "Point(1) == 5": False, "{point: 1}[Point(1, 2)]": 1, "f'{point}'": "Point(x=1, y=2)",
    "isinstance(point, Point)": True,
    "Color.RED": Color.RED, "Color.CRIMSON is Color.RED": True, "Color.BLUE.value": "b", "Color.RED.name": "RED",
    "Color('b')": Color.BLUE, "{Color.RED: 1}": {Color.RED: 1}, "str(Color.RED)": "Color.RED",
    "Color.RED == Color.BLUE": False,
    "Pair(1).a": 1, "Pair(1)[1]": "b", "Pair(1)[:1]": (1,), "[*Pair(1)]": [1, "b"], "len(Pair(1))": 2,
    "[x for x in loose]": [1, "b"], "f'{Pair(1)}'": "Pair(a=1, b='b')", "Pair(1) == Pair(1)": True,
    "Pair(1) == Pair(2)": False,
    "Model(x=3).x": 3, "Model() == Model()": True, "f'{Model()}'": "Model(x=1)",
    "[Point(1), 2] == [Point(1), 2]": True, "{'a': point} == {'a': Point(1, 2)}": True, "(point,) == (opaque,)": False,
    "{'a': opaque} == {'b': opaque}": False,
    "opaque == opaque": True, "opaque == other": False, "opaque != other": True, "[opaque] == [opaque]": True,
    "[opaque] == [other]": False, "opaque == 1": False, "1 == opaque": False, "opaque in [other, opaque]": True,
    "[opaque].index(opaque)": 0,
    "{opaque: 1}[opaque]": 1, "{(opaque, 1)} == {(opaque, 1)}": True, "{frozenset({opaque}): 1} != {}": True,
    "f'{opaque}'": "<Opaque>", "'%s %r' % (opaque, [opaque])": "<Opaque> [<Opaque>]",
    "repr([unlisted])": "[<Unlisted>]", "isinstance(opaque, Opaque)": True,
    "isinstance(opaque, (int, str))": False, "not opaque": False,
    "day.year": 2024, "day.isoformat()": "2024-02-03", "f'{day:%Y/%m}'": "2024/02", "day.strftime('%d')": "03",
    "day.replace(year=2020).year": 2020, "moment.hour": 4, "moment.date() == day": True, "day + span * 12 > day": True,
    "span.total_seconds()": 7200.0, "hour.minute": 5,
    "moment - moment == span * 0": True, "span / 2 + span": timedelta(hours=3), "D + 1": Decimal("2.50"),
    "D * 2 == 3": True, "f'{D:.1f}'": "1.5", "round(D)": 2, "int(D)": 1, "D.quantize(Decimal('1'))": Decimal(2),
    "D.as_integer_ratio()": (3, 2), "D ** 2": Decimal("2.2500"),
    "'%d' % D": "1", "Q + Q": Fraction(2, 3), "Q * 3 == 1": True, "Q ** 2": Fraction(1, 9), "Q - 1 < 0": True,
    "Q // 1": 0, "round(Q, 2)": Fraction(33, 100), "Q.denominator": 3, "abs(-Q)": Fraction(1, 3),
    "divmod(Q, 1)": (0, Fraction(1, 3)), "repr((D, Q))": "(Decimal('1.50'), Fraction(1, 3))",
    "id_.int": 5, "str.upper('a')": "A", "{'k': 1}[key()]": 1, "repr({opaque})": "{<Opaque>}",
    "repr(({opaque: 1}, (opaque,), frozenset([opaque])))": "({<Opaque>: 1}, (<Opaque>,), frozenset({<Opaque>}))",
    "repr((opaque, frozenset(), set()))": "(<Opaque>, frozenset(), set())",
    "repr([opaque, {1: 2}.values()])": "[<Opaque>, dict_values([2])]", "list(dict(a=1, b=opaque).values())[0]": 1,
    "{1: 2}.items() == {1: 2}.items()": True, "{1: 2}.keys() | {3}": {1, 3}, "{1: 2}.items() - {(1, 2)}": set(),
    "{1: 2}.values() == [2]": False, "(1, 2) in {1: 2}.items()": True,
    "2 in {1: 2}.values()": True, "{1} < {1, 2}": True, "{1}.union([2], {3})": {1, 2, 3},
    "slice is 1" if False else "range(3)[1:]": range(1, 3), "hash('a') == hash('a')": True, "next(iter([1]))": 1,
    "(lambda it: [next(it), next(it, 9)])(iter([1]))": [1, 9],
    "dict([(1, 2)], a=3)": {1: 2, "a": 3}, "dict({1: 2}, a=3)": {1: 2, "a": 3}, "bytes([1, 2])": b"\x01\x02",
    "bytes('é', 'utf-8')": "é".encode(), "bytes(b'a')": b"a", "bytes.fromhex('6162')": b"ab",
    "int.from_bytes(b'\\xff\\x00', 'little', signed=True)": 255, "float.fromhex('0x1p3')": 8.0,
    "dict.fromkeys('ab', 0)": {"a": 0, "b": 0}, "complex('1+2j')": 1 + 2j,
    "complex(1, 2)": 1 + 2j, "pow(2, 5, 7)": 4, "sum([1.5, 2.5])": 4.0, "int('ff', 16)": 255, "ord(b'a')": 97,
    "callable(len)": True, "callable(1)": False, "iter([1]) is None": False, "reversed('ab') is None": False,
    "'é'.encode('ascii', 'replace')": b"?",
    "max([1, 3], key=lambda i: -i)": 1, "min([], default=5)": 5,
    "sorted([point, point], key=lambda p: p.x) == [point, point]": True,
    "sorted([(2, 'b'), (1, 'a')])": [(1, "a"), (2, "b")], "[len][0]([1])": 1, "(lambda f: f([1]))(len)": 1,
    "list(map(Pair, [1]))": [Pair(1)], "list(map([5, 6].index, [6]))": [1],
    "'%*d' % (5, 1)": "    1", "'%(a)s' % {'a': 1}": "1", "'%s%%' % 5": "5%", "'%r' % 'é'": "'é'", "'%c' % 'x'": "x",
    "complex(Q + Q / 2)": 0.5 + 0j,
    "isinstance(5, int | str)": True, "isinstance(None, str | None)": True, "isinstance(1.5, int | str | bytes)": False,
    "isinstance('a', (bytes, (int, str)))": True, "isinstance(point, Point | int)": True,
    "2 ** Q == 2 ** float(Q)": True, "4 ** (3 * Q)": 4, "Q ** (3 * Q)": Fraction(1, 3), "Q ** 2.0 < 0.2": True,
    "'%.2f' % 1.5": "1.50", "f'{1!r:>3}'": "  1", "f'{\"é\"!a}'": "'\\xe9'", "f'{[1]!r:>5}'": "  [1]",
}  # fmt: skip


@pytest.mark.parametrize(("text", "wanted"), VALUES.items(), ids=VALUES.keys())
def test_a_value(text: str, wanted: Any) -> None:
    got = SANDBOX.run(text)
    assert got == wanted
    assert type(got) is type(wanted)


FAULTY = {
    "[opaque][0].x": "NotAllowed", "[unlisted][0].x": "NotAllowed", "opaque + 1": "TypeError",
    "opaque < other": "TypeError",
    "opaque()": "TypeError", "opaque[0]": "TypeError", "len(opaque)": "TypeError", "[*opaque]": "TypeError",
    "opaque in 'a'": "TypeError", "1 in opaque": "TypeError", "1 in len": "TypeError",
    "{len: 1}": "NotAllowed", "{(i for i in [1])}": "TypeError", "hash(opaque)": "TypeError", "hash([])": "TypeError",
    "-opaque": "TypeError", "{**[1]}": "TypeError", "(lambda **k: k)(**[1])": "TypeError",
    "(lambda **k: k)(**{1: 2})": "TypeError", "(lambda a: a)(a=1, **{'a': 2})": "TypeError", "Color('x')": "ValueError",
    "Color.RED()": "TypeError", "Point()": "TypeError", "Model(x='q')": "ValidationError",
    "format(opaque, 'x')": "TypeError", "f'{opaque:>9}'": "TypeError", "'%d' % opaque": "TypeError",
    "'%d' % (opaque,)": "TypeError", "day.strftime('%9Y')": "NotAllowed", "f'{day:%9Y}'": "NotAllowed",
    "D @ D": "TypeError",
    "'a'.encode('rot13')": "LookupError", "'a'.encode('utf-8', 'x')": "LookupError", "'a'.encode(5)": "TypeError",
    "range('a')": "TypeError", "range(2 ** 200)": "NotAllowed", "chr('a')": "TypeError", "ord(1)": "TypeError",
    "next([1])": "TypeError", "next({}.keys())": "TypeError", "next(iter([]))": "StopIteration",
    "iter(5)": "TypeError", "reversed({1})": "TypeError", "isinstance(1, 1)": "TypeError", "str.upper(1)": "TypeError",
    "str.upper()": "TypeError", "sum(['a'], '')": "TypeError", "max()": "TypeError", "max([])": "ValueError",
    "max(1, 2, default=3)": "TypeError", "map(len)": "TypeError", "list(map(5, [1]))": "TypeError",
    "round('a')": "TypeError", "round(1, 'a')": "TypeError", "abs('a')": "TypeError", "divmod('a', 1)": "TypeError",
    "pow(2, 'a')": "TypeError", "pow(2.0, 2, 3)": "TypeError", "format(1, 1)": "TypeError", "int([])": "TypeError",
    "int(1.5, 2)": "TypeError", "float([])": "TypeError", "complex([])": "TypeError", "complex('1', 0)": "TypeError",
    "bytes('a')": "TypeError", "bytes(['a'])": "TypeError", "dict([1])": "TypeError", "dict([(1,)])": "ValueError",
    "bytes.fromhex(1)": "TypeError", "[1].index(2)": "ValueError", "[1]['a']": "TypeError",
    "[1][opaque:]": "TypeError", "'a' * 'b'": "TypeError", "'a' + 1": "TypeError", "'a' + b'b'": "TypeError",
    "[1] + (1,)": "TypeError",
    "'a'.join([1])": "TypeError", "'a'.split([])": "TypeError", "'a'.upper(opaque)": "TypeError",
    "(lambda a: a)()": "TypeError", "(lambda a: a)(1, 2)": "TypeError", "(lambda a: a)(b=1)": "TypeError",
    "[a for a, b in [(1,)]]": "ValueError", "[a for a, b in [(1, 2, 3)]]": "ValueError",
    "[a for a, *b, c in [(1,)]]": "ValueError",
    "(w, (w := 1))": "NameError", "{1: 2}[3]": "KeyError", "{1: 2}[(opaque,)]": "KeyError", "{[]: 1}": "TypeError",
    "'%(a(b))s' % {}": "KeyError", "'%(a' % {}": "ValueError", "[opaque][0].upper()": "NotAllowed",
    "int | 5": "TypeError", "bytes([1], 'utf-8')": "TypeError",
    "isinstance(1, int | len)": "TypeError", "int | str": "NotAllowed",
    "enumerate([1], 'a')": "TypeError", "zip([1], 5)": "TypeError", "filter(None, 5)": "TypeError",
    "{}.x()": "AttributeError",
}  # fmt: skip


@pytest.mark.parametrize(("text", "kind"), FAULTY.items(), ids=FAULTY.keys())
def test_what_is_wrong_is_told(text: str, kind: str) -> None:
    with pytest.raises(EvaluationError) as caught:
        SANDBOX.run(text)
    assert caught.value.exc_type == kind


def test_containers_are_rebuilt_only_where_something_in_them_changes() -> None:
    inner = [1, 2]
    sandbox = Sandbox({"inner": inner})
    value = sandbox.run("{'a': [inner, map(str, inner)], 'b': inner, 'c': (w := 1)}")
    assert value == {"a": [[1, 2], ["1", "2"]], "b": [1, 2], "c": 1}
    assert value["b"] is inner


def test_functions_of_the_host_are_given_finished_values() -> None:
    given: list[Any] = []
    sandbox = Sandbox({"f": lambda *a, **k: given.append((a, k))})
    sandbox.run("f(map(str, [1]), {'a': 1}.items(), k=(i for i in [1]), *[zip([1])])")
    assert given == [((["1"], [("a", 1)], [(1,)]), {"k": [1]})]


@dataclasses.dataclass
class Account:
    name: str
    key: str = dataclasses.field(default="secret", repr=False)


class Circle(pydantic.BaseModel):
    radius: float
    salt: str = pydantic.Field(default="secret", repr=False)

    @pydantic.computed_field
    def area(self) -> float:
        return 3 * self.radius**2


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("str(Account('a'))", "Account(name='a')"),
        ("f'{[account]}'", "[Account(name='b')]"),
        ("account.key", "secret"),
        ("circle.area", 12.0),
        ("str(circle)", "Circle(radius=2.0, area=12.0)"),
    ],
)
def test_fields_that_a_class_keeps_out_of_its_repr_are_not_shown(text: str, value: Any) -> None:
    context = {"Account": Account, "Circle": Circle, "account": Account("b"), "circle": Circle(radius=2)}
    assert Sandbox(context).run(text) == value


@dataclasses.dataclass
class Bank:
    main: Account
    others: list[Account]


def test_objects_of_dataclasses_of_the_host_become_dicts_and_tuples() -> None:
    bank = Bank(Account("a"), [Account("b", "k")])
    context = {"Account": Account, "Bank": Bank, "bank": bank, "unlisted": Unlisted()}
    sandbox = Sandbox(context, policy=Policy.PROGRAMS)
    text = "d = asdict(bank)\nd['others'][0]['name'] += '!'\nd, astuple(bank), is_dataclass(bank)"
    told = sandbox.run(f"from dataclasses import asdict, astuple, is_dataclass\n{text}")
    changed = dataclasses.asdict(Bank(Account("a"), [Account("b!", "k")]))
    assert told == (changed, dataclasses.astuple(bank), True)
    assert bank.others == [Account("b", "k")]
    for text in ("asdict(unlisted)", "replace(bank, others=[])"):
        with pytest.raises(EvaluationError, match="NotAllowed"):
            sandbox.run(f"from dataclasses import asdict, replace\n{text}")


@dataclasses.dataclass
class Premium(Account):
    rate: float = 0.1


def test_an_object_of_an_unknown_record_type_tells_how_to_make_it_readable() -> None:
    context = {"Account": Account, "premium": Premium("a")}
    with pytest.raises(ExpressionError, match="to read its fields, the host must put its type 'Premium'"):
        Sandbox(context).run("premium.key")
    with pytest.raises(EvaluationError, match="to read its fields, the host must put its type 'Premium'"):
        Sandbox(context).run("[premium][0].key")
    assert Sandbox({**context, "Premium": Premium}).run("premium.key") == "secret"


@pytest.mark.parametrize(
    "text",
    [
        "('%s' % type(1), '%s %r' % (type([]), int), '%(a)s' % {'a': str}, '%s' % (type(None),))",
        "from collections import namedtuple\nP = namedtuple('P', 'x y')\nlist(reversed(P(1, [2])))",
        "xs = [3, 1, 2]\nxs.sort()\nsorted([(2, ('b', 1)), (2, ('a', 3)), (1, ('c', 2))], reverse=True) + xs",
        "[2 ** 59 * 2, (-3) ** 3, 2 ** -1, 2.0 ** 3, divmod(-7, 2), pow(3, 4, 5)] + [sum([2 ** 59] * 9)]",
        "[[1, 2, 1].count(1), [[1], [2]].index([2]), (1, 2).index(2), ','.join(['a', 'é']), max((1, 'b'), (1, 'a'))]",
    ],
)
def test_short_values_come_to_what_they_are_in_cpython(text: str) -> None:
    *statements, last = text.split("\n")
    known: dict[str, Any] = {}
    exec("\n".join(statements), known)
    assert repr(Sandbox({}, policy=Policy.PROGRAMS).run(text)) == repr(eval(last, known))


def test_a_slice_is_no_key() -> None:
    with pytest.raises(EvaluationError, match=r"unhashable( in a program| type): 'slice'"):
        Sandbox({}, policy=Policy.PROGRAMS).run("{}[1:2]")


def defaults_in(value: Any) -> Iterator[defaultdict[Any, Any]]:
    """The `defaultdict`s in a value, of subclasses too."""
    if isinstance(value, defaultdict):
        yield value
    if isinstance(value, dict | list | tuple | deque):
        for each in value.values() if isinstance(value, dict) else value:
            yield from defaults_in(each)


@pytest.mark.parametrize(
    "isolation",
    ["none", pytest.param("process", marks=pytest.mark.skipif(not cage.is_known(), reason="there is no cage here"))],
)
@pytest.mark.parametrize(
    ("made", "count"),
    [
        ("defaultdict(list, a=[1])", 1), ("defaultdict(None)", 1), ("defaultdict(lambda: 1)", 1), ("d", 3),
        ("[d, (d,), {'k': deque([d])}]", 9), ("d | {3: 4}", 3), ("copy.deepcopy(d)", 3), ("{**given, 'd': d}", 3),
        ("given | {1: 2}", 1), ("given.copy()", 1), ("(x for x in [d])", 3), ("defaultdict.fromkeys('ab', d)", 7),
    ],
)  # fmt: skip
def test_a_defaultdict_leaves_a_text_as_one_of_cpython(made: str, count: int, isolation: Any) -> None:
    told: list[Any] = []
    sandbox = Sandbox({"tell": told.append, "given": defaultdict(int)}, policy="programs", isolation=isolation)
    text = "import copy\nfrom collections import defaultdict, deque\nd = defaultdict(defaultdict)\nd[1][2] = 3\n"
    gave = sandbox.run(f"{text}d[2] = defaultdict(list)\ntell({made})\n{made}")
    for found in (list(defaults_in(told)), list(defaults_in(gave))):
        assert [type(each) for each in found] == [defaultdict] * count
        assert {each.default_factory for each in found} <= {None, int, list, defaultdict}
