import dataclasses
import enum
import functools
import itertools
import json
import re
from collections import abc
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal

import pydantic
import pytest
from hypothesis import given, strategies as st
from jsonschema import Draft202012Validator
from pydantic import Field

from lightfc.core.errors import ArgumentError, ToolDefinitionError
from lightfc.schema.annotations import part_that_is_no_type
from lightfc.schema.signature import ToolSignature
from tests.support.shapes import HOST, City, Color, Options, Pair, Point, Segment, taking


def test_every_problem_of_a_call_is_reported() -> None:
    def move(point: Point, by: int, *, unit: Literal["m", "km"], often: int = 1) -> None: ...

    with pytest.raises(ArgumentError, match="move: ") as caught:
        ToolSignature.of(move).bind(({"x": 1, "y": "a"}, 2, 3), {"by": 4, "unti": "m", "often": "z"})
    assert caught.value.problems == [
        "takes at most 2 positional arguments, 3 given",
        "argument 'by' given twice, by position and by name",
        "unexpected argument 'unti' (did you mean 'unit'?)",
        "missing argument 'unit', expected Literal['m', 'km']",
        "point.y: expected int, got 'a'",
        "often: expected int, got 'z'",
    ]


@pytest.mark.parametrize(
    ("annotation", "value", "problems"),
    [
        (dict[str, int], {1: 2}, ["a key of value: expected str, got 1"]),
        (
            dict[str, int],
            {None: "x"},
            ["a key of value: expected str, got None", "value['None']: expected int, got 'x'"],
        ),
        (dict[str, dict[int, str]], {"k": {"x": "y"}}, ["a key of value['k']: expected int, got 'x'"]),
        (list[dict[Literal["x", "y"], int]], [{"z": 1}], ["a key of value[0]: expected Literal['x', 'y'], got 'z'"]),
        (dict[str, dict[str, int]], {"k": {"[key]": "x"}}, ["value['k']['[key]']: expected int, got 'x'"]),
    ],
)
def test_a_wrong_key_is_told_as_one(annotation: Any, value: Any, problems: list[str]) -> None:
    with pytest.raises(ArgumentError) as caught:
        taking(annotation).bind((value,), {})
    assert caught.value.problems == problems


def test_a_thousand_faults_are_cut_to_what_is_worth_reading() -> None:
    with pytest.raises(ArgumentError) as caught:
        taking(list[int]).bind((["a"] * 1000,), {})
    assert len(caught.value.problems) == 11
    assert caught.value.problems[-1] == "and 990 more"


def test_a_validator_that_breaks_is_an_argument_error() -> None:
    @dataclasses.dataclass
    class Even:
        value: int

        def __post_init__(self) -> None:
            raise KeyError("broken")

    with pytest.raises(ArgumentError, match="cannot be validated: KeyError"):
        taking(Even).bind(({"value": 1},), {})


def everything(a: int, /, b: int, c: int = 3, *rest: int, d: int, e: int = 5, **more: int) -> Any:
    return a, b, c, rest, d, e, more


@pytest.mark.parametrize(
    ("args", "kwargs"),
    [
        ((1, 2), {"d": 4}),
        ((1,), {"b": 2, "d": 4}),
        ((1, 2, 3, 4, 5), {"d": 4, "z": 6}),
        ((1,), {"b": 2, "c": 9, "d": 4, "a": 7}),
    ],
)
def test_all_kinds_of_parameters_arrive_as_python_has_them(args: tuple[int, ...], kwargs: dict[str, int]) -> None:
    bound_args, bound_kwargs = ToolSignature.of(everything).bind(args, kwargs)
    assert everything(*bound_args, **bound_kwargs) == everything(*args, **kwargs)


def test_what_python_cannot_name_json_can() -> None:
    def tool(a: int, b: int = 2, /, *rest: int) -> Any:
        return a, b, rest

    args, kwargs = ToolSignature.of(tool).bind((), {"a": "1", "b": 3, "rest": [4, 5]})
    assert tool(*args, **kwargs) == (1, 3, (4, 5))


def test_what_no_name_can_give_is_not_described_as_if_one_could() -> None:
    signature = ToolSignature.of(everything)
    assert list(signature.definition().parameters["properties"]) == ["a", "b", "c", "d", "e"]
    assert "*rest: int" in signature.definition().signature
    named = signature.bind((1,), {"b": 2, "d": 4, "rest": 5})
    assert everything(*named[0], **named[1])[-1] == {"rest": 5}


@given(st.data())
def test_binding_equals_that_of_inspect(data: st.DataObject) -> None:
    def tool(a: int, b: str, c: list[int], d: int = 4, *, e: str = "e", f: list[str] | None = None) -> Any:
        return a, b, c, d, e, f

    values: dict[str, Any] = {
        "a": data.draw(st.integers()),
        "b": data.draw(st.text()),
        "c": data.draw(st.lists(st.integers(), max_size=3)),
        "d": data.draw(st.integers()),
        "e": data.draw(st.text()),
        "f": data.draw(st.none() | st.lists(st.text(), max_size=3)),
    }
    split = data.draw(st.integers(0, 4))
    args = tuple(values[name] for name in "abcd"[:split])
    named = [name for name in "abcdef"[split:] if name in "abc" or data.draw(st.booleans())]
    kwargs = {name: values[name] for name in data.draw(st.permutations(named))}
    bound_args, bound_kwargs = ToolSignature.of(tool).bind(args, kwargs)
    assert tool(*bound_args, **bound_kwargs) == tool(*args, **kwargs)


class Counter:
    def add(self, n: int) -> int:
        return n

    @classmethod
    def made(cls, n: int) -> int:
        return n

    @staticmethod
    def fixed(n: int) -> int:
        return n

    def __call__(self, n: int) -> int:
        """Count."""
        return n


def scaled(n: int, factor: int) -> int:
    return n * factor


CALLABLES: list[tuple[Callable[..., Any], str, str]] = [
    (Counter().add, "add", "def add(n: int) -> int"),
    (Counter.made, "made", "def made(n: int) -> int"),
    (Counter.fixed, "fixed", "def fixed(n: int) -> int"),
    (Counter(), "Counter", "def Counter(n: int) -> int"),
    (functools.partial(scaled, factor=2), "scaled", "def scaled(n: int, *, factor: int = 2) -> int"),
    (functools.partial(scaled, 2), "scaled", "def scaled(factor: int) -> int"),
    (Point, "Point", "def Point(x: int, y: int) -> Point"),
]


@pytest.mark.parametrize(("fn", "name", "line"), CALLABLES, ids=[c[2] for c in CALLABLES])
def test_any_callable_has_a_signature(fn: Callable[..., Any], name: str, line: str) -> None:
    signature = ToolSignature.of(fn)
    assert (signature.name, signature.definition().signature) == (name, line)
    required = [p.name for p in signature.parameters if p.required]
    assert signature.bind(("4",) * len(required), {})[1] == dict.fromkeys(required, 4)


def test_a_callable_object_is_described_by_its_call_or_else_its_class() -> None:
    class Doubles:
        """Double numbers."""

        def __call__(self, n: int) -> int:
            return 2 * n

    assert ToolSignature.of(Doubles()).definition().description == "Double numbers."
    assert ToolSignature.of(Counter()).definition().description == "Count."


def test_a_local_class_is_found_through_the_closure() -> None:
    @dataclasses.dataclass
    class Local:
        n: int

    def tool(value: "Local") -> int:
        return Local(value.n).n

    assert ToolSignature.of(tool).bind(({"n": 1},), {})[1] == {"value": Local(1)}


def unresolved(a: int, b: "Missing") -> None: ...  # type: ignore[name-defined]  # noqa: F821


class Colour(enum.Enum):
    RED = "red"


def half_declared(a: Annotated[int, "how many", False]) -> None: ...


@pytest.mark.parametrize(
    ("fn", "name", "message"),
    [
        (unresolved, None, r"'Missing' of parameter 'b' cannot be resolved: NameError"),
        (lambda x: x, None, "has no name of its own"),
        (half_declared, None, "'a' is declared as not required but has no default"),
        (dict.fromkeys, "fine", None),
        (int, "int", "its signature cannot be read"),
        (Colour, None, r"an enum is not a tool; .* in the context, \{'Colour': Colour\}"),
    ],
)
def test_what_cannot_be_a_tool_is_refused_with_the_reason(fn: Any, name: str | None, message: str | None) -> None:
    if message is None:
        assert ToolSignature.of(fn, name=name).name == name
        return
    with pytest.raises(ToolDefinitionError, match=message):
        ToolSignature.of(fn, name=name)


@pytest.mark.parametrize(
    ("annotation", "told"),
    [(5, "the int 5"), (list[5], "the int 5"), ((1, 2), "the tuple (1, 2)"), (dataclasses, "the module dataclasses"),
     (len, "the builtin_function_or_method len"), (Annotated[len, "x"], "the builtin_function_or_method len")],
)  # fmt: skip
def test_an_annotation_that_is_no_type_names_its_parameter(annotation: Any, told: str) -> None:
    with pytest.raises(ToolDefinitionError, match="the annotation of parameter 'value' is not a type") as caught:
        taking(annotation)
    assert str(caught.value).endswith(f"is not a type: {told}; declare its type")


@pytest.mark.parametrize(
    "annotation",
    [abc.Callable[[int], str], Callable[..., str], Callable, dict[str, abc.Callable[[], int]], tuple[()],
     tuple[int, ...], abc.Awaitable[int], type[int], Annotated[int, 5], Literal[5] | None, re.Pattern[str]],
    ids=str,
)  # fmt: skip
def test_an_annotation_that_is_a_type_is_one(annotation: Any) -> None:
    assert part_that_is_no_type(annotation) is None
    taking(annotation)


def test_what_is_no_type_is_no_obstacle_where_it_says_what_is_given() -> None:
    def pair(a):  # type: ignore[no-untyped-def]
        return a, "b"

    for result in ((int, str), "NotThere", "list[NotThere]"):
        pair.__annotations__ = {"a": int, "return": result}
        assert ToolSignature.of(pair).definition().signature == "def pair(a: int)"
    pair.__annotations__ = {"a": "NotThere", "return": "NotThere"}
    with pytest.raises(ToolDefinitionError, match="'NotThere' of parameter 'a' cannot be resolved"):
        ToolSignature.of(pair)


def get_current_weather(city: str, unit: Literal["celsius", "fahrenheit"] = "celsius", days: int | None = None) -> str:
    """Get the current weather.

    The forecast is as good as the service.

    Args:
        city: Name of the city,
            in English.
        unit: Unit of the temperature.

    Returns:
        One sentence.
    """
    return f"{city} {unit} {days}"


def test_the_definition_says_all_that_the_function_says() -> None:
    definition = ToolSignature.of(get_current_weather).definition()
    assert dataclasses.asdict(definition) == {
        "name": "get_current_weather",
        "description": "Get the current weather.\n\nThe forecast is as good as the service.",
        "parameters": {
            "type": "object",
            "properties": {
                "city": {"type": "string", "description": "Name of the city, in English."},
                "unit": {
                    "type": "string",
                    "enum": ["celsius", "fahrenheit"],
                    "description": "Unit of the temperature.",
                    "default": "celsius",
                },
                "days": {"anyOf": [{"type": "integer"}, {"type": "null"}], "default": None},
            },
            "required": ["city"],
            "additionalProperties": False,
        },
        "returns": {"type": "string", "description": "One sentence."},
        "signature": (
            "def get_current_weather(city: str, unit: Literal['celsius', 'fahrenheit'] = 'celsius', "
            "days: int | None = None) -> str"
        ),
        "types": (),
    }


def test_types_are_shown_once_and_before_their_use() -> None:
    def draw(parts: list[Segment], at: Point, color: Color, pair: Pair, options: Options) -> City: ...  # type: ignore[empty-body]

    signature = ToolSignature.of(draw)
    assert signature.mentioned_types == (Point, Segment, Color, Pair, Options, City)
    definition = signature.definition()
    assert definition.types == (
        "@dataclass\nclass Point:\n    x: int\n    y: int",
        "@dataclass\nclass Segment:\n    start: Point\n    end: Point = ...",
        "class Color(Enum):\n    RED = 'red'\n    BLUE = 'blue'",
        "class Pair(NamedTuple):\n    first: int\n    second: str = 'x'",
        "class Options(TypedDict):\n    depth: int\n    origin: NotRequired[Point]",
        'class City(BaseModel):\n    """A place with people."""\n    name: str\n    people: int = 0  # Living there.',
    )
    assert set(definition.parameters["$defs"]) == {"Point", "Segment", "Color", "Pair", "Options"}
    Draft202012Validator.check_schema(definition.parameters)


def test_annotated_text_describes_and_requires() -> None:
    def tool(
        a: Annotated[int, "How many", True] = 1,
        b: Annotated[int, Field(gt=0, description="How big")] = 2,
        c: int = Field(3, description="How far"),
    ) -> None:
        """Do it.

        Args:
            a: not this
        """

    signature = ToolSignature.of(tool)
    schema = signature.definition().parameters
    assert [p["description"] for p in schema["properties"].values()] == ["How many", "How big", "How far"]
    assert [p["default"] for p in schema["properties"].values()] == [1, 2, 3]
    assert schema["required"] == ["a"]
    assert signature.bind((1,), {})[1] == {"a": 1, "c": 3}


def test_a_default_without_json_form_leaves_the_parameter_optional() -> None:
    def tool(a: Any = HOST, b: float = float("nan"), c: Any = frozenset({"y", "x"})) -> None: ...

    definition = ToolSignature.of(tool).definition()
    assert definition.parameters["properties"] == {"a": {}, "b": {"type": "number"}, "c": {"default": ["x", "y"]}}
    assert definition.parameters["required"] == []
    assert definition.signature == "def tool(a: Any = ..., b: float = ..., c: Any = frozenset({'x', 'y'})) -> None"


def test_the_result_of_an_awaitable_is_what_it_gives() -> None:
    async def fetch() -> int: ...  # type: ignore[empty-body]

    def start() -> Awaitable[int]: ...  # type: ignore[empty-body]

    for fn in (fetch, start):
        assert ToolSignature.of(fn).return_type is int
        assert ToolSignature.of(fn).definition().returns == {"type": "integer"}


def test_definitions_of_equal_functions_are_equal_and_computed_once() -> None:
    signature = ToolSignature.of(get_current_weather)
    assert signature.definition() is signature.definition()
    assert signature.definition() == ToolSignature.of(get_current_weather).definition()


SAME_HASH = [number * (2**61 - 1) for number in range(2_000)]


class Marked(pydantic.BaseModel):
    marks: frozenset[int]


@dataclasses.dataclass
class Numbered:
    numbers: dict[int, str]


@pytest.mark.parametrize(
    ("annotation", "value"),
    [
        (set[int], SAME_HASH),
        (frozenset[int], [*map(str, SAME_HASH)]),
        (set[tuple[int, int]], [(0, each) for each in SAME_HASH]),
        (list[set[int]], [[1], SAME_HASH]),
        (set[frozenset[int]], [SAME_HASH]),
        (dict[int, str], dict.fromkeys(map(str, SAME_HASH), "a")),
        (dict[str, dict[int, int]], {"a": dict.fromkeys(map(str, SAME_HASH), 1)}),
        (Marked, {"marks": SAME_HASH}),
        (Numbered, {"numbers": dict.fromkeys(map(str, SAME_HASH), "a")}),
        (set[Any], SAME_HASH),
        (set[int] | None, json.dumps(SAME_HASH)),
    ],
    ids=itertools.count(),
)
def test_no_table_is_made_of_items_that_have_one_hash(annotation: Any, value: Any) -> None:
    signature = taking(annotation)
    with pytest.raises(ArgumentError, match=r"same hash|expected"):
        signature.bind((value,), {})


@pytest.mark.parametrize(
    ("annotation", "value", "made"),
    [
        (set[int], [-1, -2] * 2_000, {-1, -2}),  # which have one hash
        (set[int], [*range(5_000)], set(range(5_000))),
        (set[int], SAME_HASH[:100], set(SAME_HASH[:100])),
        (set[int] | list[int], SAME_HASH, SAME_HASH),
        (dict[int, int], {"1": 1}, {1: 1}),
        (set[frozenset[int]], [[1, 2], [2, 1]], {frozenset({1, 2})}),
    ],
    ids=itertools.count(),
)
def test_other_tables_are_made_as_they_were(annotation: Any, value: Any, made: Any) -> None:
    assert taking(annotation).bind((value,), {}) == ((), {"value": made})
