import dataclasses
import datetime
import enum
import json
import math
import pathlib
import threading
import uuid
from collections import Counter, OrderedDict, defaultdict, deque
from decimal import Decimal
from fractions import Fraction
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import numpy as np
import pytest
from hypothesis import given, strategies as st
from pydantic import BaseModel, Field, PrivateAttr

from lightfc import Approve, Deny, Edit, ExportError, FunctionOutput, FunctionTool, ToolManager
from lightfc.core.messages import Message, ToolCall, Usage
from lightfc.export import dumps, loads


@dataclasses.dataclass
class Point:
    x: float
    y: float = 0.0
    made: list[int] = dataclasses.field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        self.made.append(1)


@dataclasses.dataclass(frozen=True, slots=True)
class Frozen:
    name: str
    point: Point


class Color(enum.Enum):
    RED = 1


class Level(enum.IntEnum):
    HIGH = 3


class Right(enum.Flag):
    READ = 1
    WRITE = 2


class Pair(NamedTuple):
    left: Any
    right: Any


class Model(BaseModel):
    number: int
    when: datetime.date | None = None


class Keeper(BaseModel, extra="allow", populate_by_name=True):
    one: int = Field(alias="two")
    two: int = Field(alias="one", default=0)
    _kept: list[int] = PrivateAttr(default_factory=list)

    def model_post_init(self, _: Any) -> None:
        self._kept.append(self.one)


class Sealed(Pair):
    """Is not made of its fields."""

    def __new__(cls) -> "Sealed":
        return super().__new__(cls, 1, 2)


@dataclasses.dataclass
class Listed(list[int]):
    """Is more than its fields."""

    name: str = ""


TYPES = (Point, Frozen, Color, Level, Right, Pair, Model, Keeper, Sealed)


def same(a: Any, b: Any) -> bool:  # noqa: C901 - one branch for each type
    """Whether two values are equal and of the same types all the way down; nan is nan."""
    if type(a) is not type(b):
        return False
    if isinstance(a, float):
        return (a == b and math.copysign(1, a) == math.copysign(1, b)) or (math.isnan(a) and math.isnan(b))
    if isinstance(a, complex):
        return same(a.real, b.real) and same(a.imag, b.imag)
    if isinstance(a, np.ndarray):
        return a.dtype == b.dtype and a.shape == b.shape and bool(same(a.tolist(), b.tolist()))
    if isinstance(a, np.generic):
        return a.dtype == b.dtype and (a.tobytes() == b.tobytes())
    if isinstance(a, defaultdict) and a.default_factory is not b.default_factory:
        return False
    if isinstance(a, deque) and a.maxlen != b.maxlen:
        return False
    if isinstance(a, list | tuple | deque):
        return len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, dict):
        return len(a) == len(b) and all(same(*pair) for pair in zip(a.items(), b.items(), strict=True))
    if isinstance(a, set | frozenset):
        return len(a) == len(b) and all(any(same(x, y) for y in b) for x in a)
    if dataclasses.is_dataclass(a):
        return all(same(getattr(a, f.name), getattr(b, f.name)) for f in dataclasses.fields(a) if f.compare)
    if isinstance(a, FunctionOutput):
        return same(a.to_dict(), b.to_dict()) and same(a.input, b.input) and same(a.place, b.place)
    if isinstance(a, datetime.datetime | datetime.time):
        return a == b and str(a.tzinfo) == str(b.tzinfo) and a.fold == b.fold
    return str(a) == str(b) if isinstance(a, Decimal) else bool(a == b)


CEST = datetime.timezone(datetime.timedelta(hours=2), "CEST")

CASES: dict[str, Any] = {
    "none": None,
    "bool in list": [True, 1, 1.0, False, 0, 0.0, -0.0],
    "big": [2**200, -(2**70), 2**100_000, -(3**50_000)],
    "nan": [math.nan, math.inf, -math.inf],
    "text": ["é", "\ud800", "\x00", '"$"'],
    "tuple": (1, (2, []), ()),
    "counters": [Counter("aab"), Counter(), Counter({(1, 2): [0.5], None: -3})],
    "ordered": [OrderedDict([("b", 1), ("a", {1})]), OrderedDict()],
    "defaults": [defaultdict(list, k=[1], j=[]), defaultdict(None, {1: 2}), defaultdict(Counter, x=Counter("y"))],
    "deques": [deque([1, (2, 3)]), deque(maxlen=3), deque("abcd", 2)],
    "sets": [{1, "a", (2, 3)}, frozenset({b"x"}), set()],
    "bytes": [b"\x00\xff", bytearray(b"ab")],
    "dict": {1: "int", "1": "str", (1, 2): None, None: {}},
    "tagged": {"$": "tuple", "v": [1]},
    "dates": [
        datetime.date(2024, 2, 29), datetime.time(1, 2, 3, 4), datetime.timedelta(-1, 5, 6),
        datetime.datetime(2024, 1, 1, 2, 3, 4, 5), datetime.datetime(2024, 1, 1, tzinfo=datetime.UTC),
        datetime.datetime(2024, 1, 1, tzinfo=datetime.timezone(datetime.timedelta(hours=5, minutes=30))),
        datetime.datetime(2024, 10, 27, 2, 30, fold=1, tzinfo=ZoneInfo("Europe/Berlin")),
        datetime.timezone(datetime.timedelta(hours=-3)), CEST, datetime.timezone(datetime.timedelta(0), "GMT"),
        datetime.datetime(2024, 7, 1, 2, tzinfo=CEST), datetime.time(1, tzinfo=CEST),
    ],
    "numbers": [Decimal("1.10"), Decimal("NaN"), Decimal("-Infinity"), Fraction(1, 3), 1 - 2j, complex(math.nan, 0)],
    "others": [range(1, 9, 2), slice(1, None, 2), ..., uuid.UUID(int=5), pathlib.Path("a/b")],
    "arrays": [
        np.arange(6).reshape(2, 3), np.array([1.5, math.nan]), np.array([], dtype=np.float32), np.array(3),
        np.array(["a", "bc"]), np.array([True, False]), np.array([1 + 2j]), np.array(["2024-01-01"], "datetime64[D]"),
        np.arange(6, dtype=">i2").reshape(2, 3).T, np.array([{"a": (1,)}, None], dtype=object), np.array([b"x"]),
    ],
    "record array": np.array([(1, 2.5, "a")], dtype=[("x", "i4"), ("y", "f8"), ("z", "U3")]),
    "record array with titles": np.array([(1, 2.5)], dtype=[(("long", "x"), "i4"), ("y", "f8", (1,))]),
    "scalars": [np.float32(1.5), np.int8(-3), np.bool_(True), np.datetime64("2024-01-01"), np.str_("a")],
    "scalars with zeros at their end": [np.str_("a\0"), np.bytes_(b"a\0\0"), np.void(b"a\0")],
    "dataclasses": [Point(1.0), Frozen("a", Point(math.nan))],
    "enums": [Color.RED, Level.HIGH, {Color.RED: 1}, Right.READ, Right.READ | Right.WRITE, Right(0)],
    "named tuple": [Pair({1}, Pair(None, b"")), Sealed()],
    "lightfc's own": [
        Message("assistant", "", tool_calls=(ToolCall("1", "f", "{}"),), usage=Usage(1, 2)), Approve(), Deny("no"),
        Edit({"a": (1,)}), FunctionTool(lambda x: x, name="f").definition,
    ],
    "model": [Model(number=1), Model(number=2, when=datetime.date(2024, 1, 1))],
    "model with more than its fields": Keeper(two=1, one=2, other=(3,)),
}  # fmt: skip


def test_a_time_keeps_the_name_of_its_zone() -> None:
    class Summer(datetime.tzinfo):
        """A zone of the host, whose offset and name are all that is known of it elsewhere."""

        def utcoffset(self, when: datetime.datetime | None) -> datetime.timedelta:
            return datetime.timedelta(hours=2)

        def tzname(self, when: datetime.datetime | None) -> str:
            return "CEST"

    for zone in (CEST, Summer()):
        read = loads(dumps([datetime.datetime(2024, 7, 1, tzinfo=zone), datetime.time(1, tzinfo=zone)]))
        assert [(each.tzname(), each.utcoffset()) for each in read] == [("CEST", datetime.timedelta(hours=2))] * 2
    assert loads(dumps(CEST)).tzname(None) == "CEST"


def test_types_that_are_no_classes_are_refused() -> None:
    types: Any = ["Point"]
    for use in (lambda: loads("1", types), lambda: dumps(1, types), lambda: FunctionOutput.from_json("1", types)):
        with pytest.raises(TypeError, match="types must be classes, not str"):
            use()


@pytest.mark.parametrize("value", CASES.values(), ids=CASES)
def test_what_is_written_is_read_again_equal(value: Any) -> None:
    text = dumps(value)
    json.loads(text, parse_constant=pytest.fail)
    assert same(loads(text, TYPES), value)
    assert dumps(loads(text, TYPES)) == text


ATOMS = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary() | st.dates() | st.decimals()
KEYS = st.integers() | st.text() | st.tuples(st.text())
VALUES = st.recursive(
    ATOMS,
    lambda each: st.lists(each) | st.tuples(each, each) | st.dictionaries(KEYS, each) | st.sets(KEYS),
    max_leaves=10,
)


@given(VALUES)
def test_any_nest_of_values_is_read_again_equal(value: Any) -> None:
    again = loads(dumps(value))
    assert same(again, value)


def test_a_record_is_read_again_equal() -> None:
    def halve(point: Point, parts: set[int]) -> tuple[float, ...]:
        """Halve."""
        if not parts:
            raise ValueError("no parts")
        return (point.x / 2, *parts)

    manager = ToolManager([halve], context={"p": Point(math.nan)})
    for text in ("halve(p, {1})", "[halve(p, {1}), halve(p, [])]", "[halve(i, {1}) for i in [p, 1]]", "1 +", "nope(1)"):
        output = manager.execute(text)
        again = FunctionOutput.from_json(output.to_json(), TYPES)
        assert same(again, output)
        assert again.to_json() == output.to_json()
        assert str(again.error) == str(output.error)
        assert [call.source for call in again.calls] == [call.source for call in output.calls]


@pytest.mark.parametrize(
    ("value", "where"),
    [
        ([1, {"a": threading.Lock()}], r"\$\[1\]\['a'\]: lock has no JSON form"),
        (lambda: 1, "function has no JSON form"),
        (type("MyList", (list,), {})(), "MyList has no JSON form"),
        ([object], "type has no JSON form"),
        ([Listed()], r"\$\[0\]: Listed has no JSON form"),
        (np.array(["a"], np.dtypes.StringDType()), "an array of StringDType"),
        (defaultdict(lambda: 1), "a defaultdict has a JSON form only if"),
        (defaultdict(threading.Lock), "a defaultdict has a JSON form only if"),
        (object.__new__(Frozen), "cannot be written: AttributeError"),
        (
            np.zeros(1, {"names": ["a", "b"], "formats": ["i4", "i4"], "offsets": [4, 0]}),
            "cannot be written: ValueError",
        ),
    ],
    ids=[
        "lock",
        "function",
        "subclass of list",
        "class",
        "dataclass that is a list",
        "array of texts of any length",
        "lambda in defaultdict",
        "lock in defaultdict",
        "a field that is not there",
        "fields out of order",
    ],
)
def test_what_has_no_form_is_refused_with_its_place(value: Any, where: str) -> None:
    with pytest.raises(ExportError, match=where):
        dumps(value)


def test_a_value_that_holds_itself_is_refused() -> None:
    loop: list[Any] = []
    loop.append(loop)
    with pytest.raises(ExportError, match="holds itself"):
        dumps(loop)


def test_a_class_is_never_imported_by_its_name() -> None:
    text = dumps(Point(1.0))
    with pytest.raises(ExportError, match="not among the given types"):
        loads(text)
    with pytest.raises(ExportError, match="not among the given types"):
        loads('{"$": "object", "type": "os:system", "v": ["true"]}', TYPES)


def test_only_the_fields_of_a_dataclass_are_set() -> None:
    name = f"{Point.__module__}:{Point.__qualname__}"
    fields = '{"x": 1, "y": 2, "made": [], "__dict__": {"x": 5}, "__class__": 3, "z": 4}'
    point = loads(f'{{"$": "object", "type": "{name}", "v": {fields}}}', TYPES)
    assert vars(point) == {"x": 1, "y": 2, "made": []}
    with pytest.raises(ExportError, match="not written by lightfc, or was changed since: KeyError: 'y'"):
        loads(f'{{"$": "object", "type": "{name}", "v": {{"x": 1}}}}', TYPES)


def test_only_known_classes_are_written_where_they_are_given() -> None:
    assert dumps([Pair(1, 2)], types=[Pair])
    with pytest.raises(ExportError, match="Pair is not among the known types"):
        dumps([Pair(1, 2)], types=[Point])


@pytest.mark.parametrize(
    "text",
    ["", "[", '{"$": 1, "v": 2}', '{"$": "tuple"}', '{"$": "date", "v": "x"}', '{"$": "range", "v": 1}',
     '{"$": "ndarray", "v": {"dtype": "O", "shape": [2], "bytes": "AAAA"}}', "[" * 5_000,
     '{"$": "tuple", "v": {"$": "range", "v": [0, 9, 1]}}', '{"$": "set", "v": "abc"}',
     '{"$": "ndarray", "v": {"dtype": "O", "shape": [9], "items": []}}'],
    ids=["empty", "cut", "odd tag", "no value", "no date", "no range", "object array of bytes", "nest",
         "tuple of a range", "set of a text", "array without its items"],
)  # fmt: skip
def test_another_text_is_refused(text: str) -> None:
    with pytest.raises(ExportError):
        loads(text)


def test_a_record_is_itself_whatever_it_tells() -> None:
    output = ToolManager([], {"x": [1]}).execute("x")
    again = FunctionOutput.from_json(output.to_json())
    assert again != output
    assert {output: 1}[output] == 1
    assert again.to_json() == output.to_json()


def test_from_json_wants_a_record() -> None:
    with pytest.raises(ExportError, match="does not hold a FunctionOutput"):
        FunctionOutput.from_json("[]")


def test_own_classes_are_named_wherever_they_stand() -> None:
    text = dumps(Usage(1, 2))
    assert '"lightfc:Usage"' in text
    assert loads(text) == Usage(1, 2)
