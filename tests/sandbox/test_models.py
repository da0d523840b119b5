"""Named tuples and pydantic models of the host have the methods of their kind, which mean what they mean there."""

import dataclasses
import datetime
import decimal
import enum
import typing
import uuid
from collections import deque
from typing import Annotated, Any

import numpy as np
import pydantic
import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, Policy, Sandbox


class Color(enum.Enum):
    RED = 1


class Pair(typing.NamedTuple):
    x: int
    y: Any = 0


@dataclasses.dataclass
class Part:
    a: int
    b: list[int]


class Inner(pydantic.BaseModel):
    q: int = 1
    none: str | None = None

    @pydantic.computed_field  # type: ignore[prop-decorator]  # as pydantic's own page has it
    @property
    def twice(self) -> int:
        return 2 * self.q


class Outer(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(arbitrary_types_allowed=True)

    color: Color = Color.RED
    pair: Pair = Pair(1, 2)
    part: Part = Part(1, [2])
    inner: Inner = Inner()
    inners: list[Inner] = [Inner(q=2), Inner(q=3)]
    kinds: set[int] = {1}
    both: tuple[Inner, int] = (Inner(), 1)
    last: deque[int] = deque([1])
    at: datetime.datetime = datetime.datetime(2020, 1, 1, 2, 3, 4, 5, tzinfo=datetime.UTC)
    day: datetime.date = datetime.date(2020, 1, 2)
    cost: decimal.Decimal = decimal.Decimal("1.50")
    key: uuid.UUID = uuid.UUID(int=3)
    any: Any = Inner()
    by_key: dict[int, Inner] = {1: Inner()}
    big: float = 1e16
    most: float = float("inf")
    text: str = "é\n"
    frozen: frozenset[str] = frozenset(["a"])


class Own(pydantic.BaseModel):
    q: int = 1

    @pydantic.field_serializer("q")
    def write(self, q: int) -> str:
        raise AssertionError("something of the host was run")


class Written(pydantic.BaseModel):
    q: Annotated[int, pydantic.PlainSerializer(str)] = 1


class Base(pydantic.BaseModel):
    q: int = 1


class Wider(Base):
    more: int = 2


class Holder(pydantic.BaseModel):
    held: list[Base] = [Wider()]


class Overridden(pydantic.BaseModel):
    def model_dump(self, **kwargs: Any) -> dict[str, Any]:
        raise AssertionError("something of the host was run")


class Holds(pydantic.BaseModel):
    any: Any = Own()


class Named(Pair):
    def _asdict(self) -> dict[str, Any]:
        raise AssertionError("something of the host was run")


NAMES: dict[str, Any] = {
    each.__name__: each
    for each in (Color, Pair, Part, Inner, Outer, Own, Written, Base, Wider, Holder, Overridden, Holds, Named)
}
CONTEXT: dict[str, Any] = NAMES | {"get": Outer, "pair": lambda: Pair(1, [2])}

SAME = [
    "get().model_dump()",
    "get().model_dump(mode='json')",
    "get().model_dump_json()",
    "get().model_dump_json(indent=2)",
    "get().model_dump(include={'inner', 'text'}, exclude=['text'])",
    "get().model_dump(exclude_none=True)['inners']",
    "[each.model_dump() for each in get().inners]",
    "hasattr(Inner(), 'model_dump'), Inner(q=4).model_dump()",
    "(lambda dump: dump(exclude={'q'}))(Inner().model_dump)",
    "pair()._asdict(), pair()._fields, pair()._replace(y=3)",
    "Pair(1)._replace(x=4).x, hasattr(pair(), '_asdict')",
]


@pytest.mark.parametrize("text", SAME)
@pytest.mark.parametrize("confined", [False, True], ids=["in process", "in a worker"])
def test_a_model_gives_the_plain_data_that_pydantic_gives(text: str, confined: bool) -> None:
    want: Any = eval(text, dict(CONTEXT))
    sandbox = Sandbox(CONTEXT, policy=Policy.PROGRAMS, isolation="process" if confined else "none")
    found: Any = sandbox.run(text)
    assert repr(found) == repr(want)


@pytest.mark.parametrize("name", ["Own", "Written", "Holder", "Overridden", "Named"])
def test_a_class_that_says_itself_what_is_dumped_is_not_dumped(name: str) -> None:
    method = "_asdict" if name == "Named" else "model_dump"
    with pytest.raises((EvaluationError, ExpressionError), match=method):
        Sandbox({name: NAMES[name], "x": NAMES[name](1) if name == "Named" else NAMES[name]()}).run(f"x.{method}()")


@pytest.mark.parametrize(
    "text", ["Holds().model_dump()", "Inner().model_dump(by_alias=True)", "Inner().model_dump(include={'q': {'x'}})"]
)
def test_what_is_not_dumped_is_refused(text: str) -> None:
    with pytest.raises(EvaluationError, match="NotAllowed"):
        Sandbox(CONTEXT).run(text)


def test_what_a_program_changes_of_it_is_its_own() -> None:
    class Holding(pydantic.BaseModel):
        model_config = pydantic.ConfigDict(arbitrary_types_allowed=True)

        items: list[int] = [1]
        kinds: set[int] = {1}
        array: np.ndarray = np.zeros(2)

    held = Holding()
    text = "d = x.model_dump()\nd['items'].append(2)\nd['kinds'].add(2)\nd['array'][0] = 5\n"
    sandbox = Sandbox({"x": held, "Holding": Holding, "f": lambda: 1}, policy=Policy.PROGRAMS)
    for more in ("", "f()\n"):
        assert sandbox.run(f"{text}{more}d['items'], d['kinds']") == ([1, 2], {1, 2})
    assert (held.items, held.kinds, held.array.tolist()) == ([1], {1}, [0, 0])
    changed = "x.items.append(2)\n[x.model_dump()['items'], x.items]"
    assert sandbox.run(changed) == [[1, 2], [1, 2]]


def test_parts_that_are_shared_are_charged_for_each() -> None:
    shared: Any = [1] * 1000
    for _ in range(3):
        shared = [shared] * 1000
    limits = Limits(time_s=300, steps=300_000)
    for method in ("model_dump", "model_dump_json"):
        with pytest.raises(LimitExceeded):
            Sandbox({"x": Holds(any=shared), "Holds": Holds}, limits=limits).run(f"x.{method}()")


def test_what_nests_deeply_ends_in_a_limit() -> None:
    deep: Any = []
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(LimitExceeded, match="nest"):
        Sandbox({"x": Holds.model_construct(any=deep), "Holds": Holds}).run("x.model_dump()")
