"""The types that people annotate with, as a user would try them: each works, or is refused with a clear reason."""

import collections
import collections.abc as cabc
import dataclasses
import enum
import fractions
import functools
import ipaddress
import re
import sys
import typing
import warnings
from collections.abc import Callable
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    Literal,
    NamedTuple,
    NewType,
    NotRequired,
    ParamSpec,
    Protocol,
    Required,
    Self,
    TypedDict,
    TypeVar,
    Union,
    runtime_checkable,
)  # fmt: skip

import numpy as np
import pydantic
import pytest
import typing_extensions

from lightfc import FunctionTool, ToolDefinitionError, ToolManager

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")
Whole = TypeVar("Whole", bound=int)
IntOrStr = TypeVar("IntOrStr", int, str)
UserId = NewType("UserId", int)
Json = typing_extensions.TypeAliasType("Json", "dict[str, Json] | list[Json] | str | int | None")


class Optional_(TypedDict, total=False):  # noqa: N801 - so that the message tells it from typing.Optional
    name: Required[str]
    size: int


class Options(TypedDict):
    a: int
    b: NotRequired[Annotated[str, "the second"]]


@runtime_checkable
class Runnable(Protocol):
    def run(self) -> int: ...


class Unchecked(Protocol):
    def run(self) -> int: ...


class Runner:
    def __init__(self, n: int = 5) -> None:
        self.n = n

    def run(self) -> int:
        return self.n

    def more(self, other: Self) -> Self:
        """Add another one."""
        return type(self)(self.n + other.n)

    @classmethod
    def total(cls, others: list[Self]) -> int:
        """Add all."""
        return sum(other.n for other in others)


@dataclasses.dataclass(kw_only=True)
class KeywordOnly:
    a: int
    b: list[int] = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Scaled:
    a: int
    scale: dataclasses.InitVar[int] = 2
    unit: ClassVar[str] = "m"
    total: int = dataclasses.field(init=False)

    def __post_init__(self, scale: int) -> None:
        self.total = self.a * scale


class Filed(pydantic.BaseModel):
    rows: pydantic.Json[list[int]]


def test_what_is_given_as_json_is_shown_as_the_string_that_it_is() -> None:
    definition = taking(pydantic.Json[list[int]]).definition
    assert definition.signature == "def f(a: str)"
    assert definition.parameters["properties"]["a"]["description"] == "JSON of list[int]"
    assert taking(Filed).definition.types == ("class Filed(BaseModel):\n    rows: str",)


@dataclasses.dataclass
class Priced:
    item: str
    price: "dataclasses.InitVar[float]"
    parts: "dataclasses.InitVar[np.ndarray | None]" = None

    def __post_init__(self, price: float, parts: Any) -> None:
        self.total = price


def test_a_dataclass_is_shown_with_all_that_its_constructor_takes() -> None:
    (stub,) = taking(Scaled).definition.types
    assert "class Scaled:\n    a: int\n    scale: InitVar[int] = 2" in stub


@dataclasses.dataclass(frozen=True, slots=True)
class Frozen:
    a: int
    inner: KeywordOnly | None = None


class Mixed(enum.Enum):
    ONE = 1
    TWO = "two"
    NONE = None


class Red(enum.StrEnum):
    RED = "red"
    BLUE = "blue"


class Mode(enum.IntFlag):
    R = 4
    W = 2


@pydantic.dataclasses.dataclass
class Checked:
    a: int
    b: list[str] = dataclasses.field(default_factory=list)


class Opaque:
    """As an attrs class: nothing that lightfc knows the fields of."""


class Pair(NamedTuple):
    x: int
    y: int = 0


Untyped = collections.namedtuple("Untyped", "a b", defaults=[3])


class Box(pydantic.BaseModel, Generic[T]):
    value: T


class Cat(pydantic.BaseModel):
    kind: Literal["cat"]
    lives: int


class Dog(pydantic.BaseModel):
    kind: Literal["dog"]
    name: str


Pet = Annotated[Union[Cat, Dog], pydantic.Field(discriminator="kind")]  # noqa: UP007 - as older code writes it


def wrapped(f: Callable[P, R]) -> Callable[P, R]:
    @functools.wraps(f)
    def inner(*args: P.args, **kwargs: P.kwargs) -> R:
        return f(*args, **kwargs)

    return inner


def hidden(f: Callable[P, R]) -> Callable[P, R]:
    def inner(*args: P.args, **kwargs: P.kwargs) -> R:
        return f(*args, **kwargs)

    return inner


@wrapped
def decorated(a: int, b: str = "x") -> str:
    return b * a


@hidden
def undercover(a: int, b: str = "x") -> str:
    return b * a


def unpacked(x: int, **options: typing_extensions.Unpack[Options]) -> dict[str, Any]:
    return {"x": x, **options}


def unpacked_too(x: int, **options: typing.Unpack[Options]) -> dict[str, Any]:
    return {"x": x, **options}


def several(*xs: *tuple[int, ...]) -> list[int]:
    return [*xs]


Ts = typing.TypeVarTuple("Ts")


def all_of(*xs: *Ts) -> tuple[*Ts]:
    return xs


def any_keyword(**options: typing.Unpack[dict[str, int]]) -> int:
    return len(options)


def taking(annotation: Any, returns: Callable[[Any], Any] = lambda value: value) -> FunctionTool:
    """A tool `f` of one argument of a type, which gives it back, or what `returns` makes of it."""

    def f(a: annotation) -> Any:
        return returns(a)

    return FunctionTool(f)


CONTEXT = {
    "runner": Runner(2),
    "opaque": Opaque(),
    "half": fractions.Fraction(1, 2),
    "array": np.zeros(2),
    "pattern": re.compile("a"),
}

WORKS: list[tuple[Any, str, Any]] = [
    (taking(Optional_), "f({'name': 'a', 'size': '3'})", {"name": "a", "size": 3}),
    (taking(Optional_), "f({'name': 'a'})", {"name": "a"}),
    (taking(Options), "f({'a': 1})", {"a": 1}),
    (unpacked, "unpacked(1, a='2')", {"x": 1, "a": 2}),
    (unpacked, "unpacked(1, a=2, b='c')", {"x": 1, "a": 2, "b": "c"}),
    (unpacked_too, "unpacked_too(1, a='2')", {"x": 1, "a": 2}),
    (decorated, "decorated('2')", "xx"),
    (Runner(3).more, "more(runner)", 5),
    (Runner.total, "total([runner, runner])", 4),
    (taking(UserId), "f('3')", 3),
    (taking(T), "f([1])", [1]),
    (taking(Whole), "f('3')", 3),
    (taking(list[Whole]), "f(['3'])", [3]),
    (taking(IntOrStr), "[f('x'), f(1)]", ["x", 1]),
    (taking(Runnable, lambda a: a.run()), "f(runner)", 2),
    (taking(KeywordOnly), "f(KeywordOnly(a=1))", KeywordOnly(a=1)),
    (taking(KeywordOnly), "f({'a': 1, 'b': ['2']})", KeywordOnly(a=1, b=[2])),
    (taking(Scaled), "f(Scaled(3, scale='3')).total", 9),
    (taking(Scaled), "f({'a': 1, 'scale': 5}).total", 5),
    (taking(Priced, lambda a: a.total), "f(Priced('tea', '2.5'))", 2.5),
    (taking(Priced, lambda a: a.total), "f({'item': 'tea', 'price': 5})", 5),
    (taking(pydantic.Json[list[int]]), "f('[1, 2]')", [1, 2]),
    (taking(pydantic.Json), "f('[1, 2]')", [1, 2]),
    (taking(Filed), "[f({'rows': '[1]'}).rows, f(Filed(rows='[2]')).rows]", [[1], [2]]),
    (taking(Frozen), "f(Frozen(1, {'a': 2}))", Frozen(1, KeywordOnly(a=2))),
    (taking(Mixed), "[f(1), f('two'), f(None), f(Mixed.ONE)]", [Mixed.ONE, Mixed.TWO, Mixed.NONE, Mixed.ONE]),
    (taking(Red), "[f('red'), f(Red.BLUE)]", [Red.RED, Red.BLUE]),
    (taking(Mode), "[f(4), f(6), f(Mode.W)]", [Mode.R, Mode.R | Mode.W, Mode.W]),
    (taking(Checked), "[f(Checked('1')), f({'a': 1, 'b': ['x']})]", [Checked(1), Checked(1, ["x"])]),
    (taking(Pair), "[f(Pair(1)), f([1, 2]), f({'x': 1})]", [Pair(1), Pair(1, 2), Pair(1)]),
    (taking(Untyped), "f(Untyped(1))", Untyped(1)),
    (taking(Box[int]), "[f({'value': '1'}).value, f(Box(value='1')).value]", [1, 1]),
    (taking(Pet), "f({'kind': 'cat', 'lives': '9'}).lives", 9),
    (taking(Json), "f({'a': [1, None]})", {"a": [1, None]}),
    (taking(cabc.Iterable[int]), "[f([1, '2']), f((1,)), f({1}), f('[1]')]", [[1, 2], [1], [1], [1]]),
    (taking(cabc.Iterable[int]), "f(range(2))", [0, 1]),
    (taking(cabc.Iterable[str]), "f({'a': 1})", ["a"]),
    (taking(cabc.Iterable[float], lambda a: a is CONTEXT["array"]), "f(array)", True),
    (taking(cabc.Iterator[int], lambda a: [next(a), *a]), "f([1, '2'])", [1, 2]),
    (taking(cabc.Generator[int, None, None], list), "f([1, '2'])", [1, 2]),
    (taking(cabc.Sequence[int]), "[f([1, '2']), f((1, '2'))]", [[1, 2], (1, 2)]),
    (taking(cabc.Mapping[str, int]), "f({'a': '1'})", {"a": 1}),
    (taking(cabc.Collection[int], len), "f([1])", 1),
    (taking(cabc.Set[int], sorted), "f({2, 1})", [1, 2]),
    (taking(collections.deque[int], list), "f(['1'])", [1]),
    (taking(collections.OrderedDict[str, int], dict), "f({'a': '1'})", {"a": 1}),
    (taking(collections.Counter[str], dict), "f({'a': 2})", {"a": 2}),
    (taking(Literal["x", 1, True, None]), "[f('x'), f(1), f(True), f(None)]", ["x", 1, True, None]),
    (taking(typing_extensions.LiteralString), "f('a')", "a"),
    (taking(re.Pattern[str], lambda a: a.pattern), "[f('a+'), f(pattern)]", ["a+", "a"]),
    (taking(complex), "f('1+2j')", 1 + 2j),
    (taking(fractions.Fraction, str), "[f('1/2'), f(half)]", ["1/2", "1/2"]),
    (taking(ipaddress.IPv4Address, str), "f('1.2.3.4')", "1.2.3.4"),
    (taking(pydantic.SecretStr, lambda a: a.get_secret_value()), "f('a')", "a"),
    (taking(Opaque, lambda a: a is CONTEXT["opaque"]), "f(opaque)", True),
    (taking(object), "f(1)", 1),
]  # fmt: skip


@pytest.mark.parametrize(("fn", "text", "value"), WORKS, ids=[text for _, text, _ in WORKS])
def test_it_works(fn: Any, text: str, value: Any) -> None:
    manager = ToolManager([fn], CONTEXT)
    output = manager.execute(text)
    given = output.output.n if isinstance(output.output, Runner) else output.output
    assert (output.error, given) == (None, value)
    assert manager.preflight(text)
    assert manager.definitions("json")


WRONG: list[tuple[Any, str, str]] = [
    (taking(Optional_), "f({})", "a.name: missing, expected str"),
    (unpacked, "unpacked(1, b='2')", "missing argument 'a', expected int"),
    (unpacked, "unpacked(1, a=2, c=3)", "unexpected argument 'c' (it takes x, a, b)"),
    (unpacked, "unpacked(1, a='x')", "a: expected int, got 'x'"),
    (Runner(3).more, "more(1)", "other: expected Runner, got 1"),
    (taking(Whole), "f('x')", "a: expected int, got 'x'"),
    (taking(IntOrStr), "f([1])", "a: expected int | str, got [1]"),
    (taking(Runnable), "f(1)", "a: expected Runnable, got 1"),
    (taking(KeywordOnly), "f(KeywordOnly(1))", "KeywordOnly: takes no positional arguments, 1 given"),
    (taking(Scaled), "f(Scaled(3, scale='x'))", "Scaled: scale: expected int, got 'x'"),
    (taking(Scaled), "f({'a': 1, 'scal': 2})", "a: unexpected 'scal' (did you mean 'scale'?)"),
    (taking(Scaled), "f({'a': 1, 'scale': 'x'})", "a.scale: expected int, got 'x'"),
    (taking(pydantic.Json[list[int]]), "f([1, 2])", "a: expected str, got [1, 2]"),
    (taking(Filed), "f({'rows': [1]})", "a.rows: expected str, got [1]"),
    (taking(Priced), "f({'item': 'tea'})", "a.price: missing, expected float"),
    (taking(Priced), "f(Priced('tea'))", "Priced: missing argument 'price', expected float"),
    (taking(Scaled), "f(Scaled(3, total=1))", "Scaled: unexpected argument 'total' (it takes a, scale)"),
    (taking(Mixed), "f('three')", "a: expected Mixed, got 'three' (1, 'two' or None)"),
    (taking(Red), "f('reed')", "did you mean 'red'?"),
    (taking(Pet), "f({'kind': 'dog', 'lives': 1})", "a.name: missing, expected str"),
    (taking(Pet), "f({'kind': 'cat', 'lives': 'x'})", "a.lives: expected int, got 'x'"),
    (taking(Pet), "f({'kind': 'cow'})", "a: expected Cat | Dog, got {'kind': 'cow'}"),
    (taking(cabc.Iterable[int]), "f([1, 'x'])", "a[1]: expected int, got 'x'"),
    (taking(cabc.Iterator[int]), "f(['x'])", "a[0]: expected int, got 'x'"),
    (taking(cabc.Iterable[str]), "f('abc')", "a: expected Iterable[str], got 'abc'"),
    (taking(cabc.Sequence[str]), "f('abc')", "a: expected Sequence[str], got 'abc'"),
    (taking(cabc.Iterable[int]), "f(3)", "a: expected Iterable[int], got 3"),
    (taking(cabc.Hashable), "f([1])", "a: should be hashable, got [1]"),
    (taking(Opaque), "f({})", "a: expected Opaque, got {}"),
    (taking(Json), "f(1.5)", "a: expected Json, got 1.5"),
]


@pytest.mark.parametrize(("fn", "text", "message"), WRONG, ids=[text for _, text, _ in WRONG])
def test_a_wrong_value_is_told_before_the_tool_runs(fn: Any, text: str, message: str) -> None:
    output = ToolManager([fn], CONTEXT).execute(text)
    assert output.error is not None
    assert output.error.kind == "argument"
    assert message in output.error.message


REFUSED: list[tuple[Callable[[], Any], str]] = [
    (lambda: taking(Unchecked), "the protocol Unchecked can be checked only if it is decorated with @runtime_check"),
    (lambda: taking(typing.Never), "parameter 'a' is of type Never, which no value has"),
    (lambda: FunctionTool(undercover), "parameter 'args' of type P cannot be described"),
    (lambda: FunctionTool(several), "parameter 'xs' of type Unpack[tuple[int, ...]] cannot be described"),
    (lambda: FunctionTool(all_of), "parameter 'xs' of type Unpack[Ts] cannot be described"),
    (lambda: FunctionTool(any_keyword), "parameter 'options' of type Unpack[dict[str, int]] cannot be described"),
    (lambda: taking(tuple[int, *tuple[str, ...]]), "parameter 'a' of type tuple[int, Unpack[tuple[str, ...]]] cannot"),
    (lambda: taking(list[tuple[*Ts] | None]), "parameter 'a' of type list[tuple[Unpack[Ts]] | None] cannot"),
    (lambda: taking("Nowhere"), "'Nowhere' of parameter 'a' cannot be resolved"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "reason"), REFUSED, ids=[reason[:40] for _, reason in REFUSED])
def test_it_is_refused_with_its_reason(make: Callable[[], Any], reason: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # outside of tests, a warning refuses nothing
        with pytest.raises(ToolDefinitionError) as caught:
            make()
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("guard", [typing.TypeGuard[int], typing_extensions.TypeIs[int]])
def test_what_narrows_a_type_gives_a_bool(guard: Any) -> None:
    def is_int(a: Any) -> guard:
        return isinstance(a, int)

    definition = FunctionTool(is_int).definition
    assert (definition.signature.split("->")[1], definition.returns) == (" bool", {"type": "boolean"})


def test_a_result_of_unpacked_items_has_no_schema() -> None:
    def items(a: int) -> tuple[int, *tuple[str, ...]]:
        return (a,)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert FunctionTool(items).definition.returns is None


def test_two_of_one_generic_model_are_named_once() -> None:
    def both(a: Box[int], b: Box[str]) -> str:
        return f"{a.value + 1} {b.value}"

    output = ToolManager([both]).execute("both(Box(value='1'), Box(value='x'))")
    assert (output.error, output.output) == (None, "2 x")


def test_what_a_type_checker_alone_knows_is_shown_as_what_can_be_given() -> None:
    signatures = {
        taking(Whole): "def f(a: int) -> Any",
        taking(IntOrStr): "def f(a: int | str) -> Any",
        FunctionTool(Runner(3).more): "def more(other: Runner) -> Runner",
        FunctionTool(unpacked): "def unpacked(x: int, *, a: int, b: str = ...) -> dict[str, Any]",
    }
    for made, signature in signatures.items():
        assert made.definition.signature.removesuffix(" -> Any") == signature.removesuffix(" -> Any")
    properties = FunctionTool(unpacked).definition.parameters
    assert properties["required"] == ["x", "a"]
    assert properties["properties"]["b"] == {"type": "string", "description": "the second"}
    assert properties["additionalProperties"] is False


@pytest.mark.skipif(sys.version_info < (3, 12), reason="the syntax is new in Python 3.12")
def test_the_syntax_of_type_parameters_works() -> None:
    names: dict[str, Any] = {}
    exec(
        "type Numbers = list[int]\n"
        "type Tree = dict[str, Tree] | int\n"
        "type Many[T] = list[T]\n"
        "def total(a: Numbers) -> int: return sum(a)\n"
        "def depth(a: Tree) -> Tree: return a\n"
        "def first[T: int](a: Many[T], b: T) -> T: return a[0] + b\n",
        names,
    )
    output = ToolManager([names["total"], names["depth"], names["first"]]).execute(
        "[total([1, '2']), depth({'a': {'b': 1}}), first(['1'], '2')]"
    )
    assert (output.error, output.output) == (None, [3, {"a": {"b": 1}}, 3])


def with_fields(
    sizes: list[int] = pydantic.Field(default_factory=list),  # noqa: B008 - as pydantic has it
    names: list[str] = pydantic.Field(["a"], min_length=1),  # noqa: B008
    note: str = pydantic.Field(None),
) -> list[Any]:
    """Give what was given."""
    return [sizes, names, note]


def test_a_default_that_is_a_field_of_pydantic_reaches_the_function_as_its_value() -> None:
    tool = FunctionTool(with_fields)
    assert tool.call().output == [[], ["a"], None]
    assert tool.call("[1]", ["b"], None).output == [[1], ["b"], None]
    assert tool.call().output[1] is not tool.call().output[1]
    assert tool.definition.signature == (
        "def with_fields(sizes: list[int] = ..., names: list[str] = ['a'], note: str | None = None) -> list[Any]"
    )
    properties = tool.definition.parameters["properties"]
    assert [each.get("default", "none") for each in properties.values()] == ["none", ["a"], None]
