"""A text makes no object whose fields are not of their types: constructors validate as tools do."""

import dataclasses
import datetime as dt
import enum
from typing import Any, NamedTuple

import pydantic
import pytest

from lightfc import ToolManager
from lightfc_sandbox import ExpressionError, Policy, Sandbox


class Priority(enum.Enum):
    LOW = "low"
    HIGH = "high"


class Span(NamedTuple):
    begin: int
    end: int = 9


class Engine:
    pass


class Place(pydantic.BaseModel):
    name: str
    spans: list[Span] = []


@pydantic.dataclasses.dataclass
class Size:
    width: int
    height: int = 1


@dataclasses.dataclass
class Ticket:
    title: str
    priority: Priority = Priority.LOW
    tags: list[str] = dataclasses.field(default_factory=list)
    due: dt.date | None = None
    span: Span | None = None
    engine: Engine | None = None


class Lax(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(coerce_numbers_to_str=True)
    name: str


class Aliased(pydantic.BaseModel):
    number: int = pydantic.Field(alias="n")


class Validated(pydantic.BaseModel):
    n: int

    @pydantic.field_validator("n", mode="before")
    @classmethod
    def read(cls, value: Any) -> Any:
        return 1 if value == "one" else value


class Made(pydantic.BaseModel):
    n: int

    def __init__(self, n: Any) -> None:
        super().__init__(n=len(n))


class Renamed(pydantic.RootModel[int]):
    pass


class Open(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra="ignore")
    name: str


def file(ticket: Ticket) -> Ticket:
    return ticket


ENGINE = Engine()
MANAGER = ToolManager(
    [file],
    context={
        **{each.__name__: each for each in (Lax, Aliased, Validated, Made, Renamed, Open)},
        "engine": ENGINE,
        "ticket": Ticket("old"),
        "geo.Span": Span,
        "geo.Place": Place,
        "Size": Size,
        "x": "nine",
    },
    policy=Policy.PROGRAMS,
)


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("file(Ticket('a', 'high'))", Ticket("a", Priority.HIGH)),
        ("file(Ticket('a', priority=Priority.HIGH))", Ticket("a", Priority.HIGH)),
        ("file(Ticket('a', tags=['x'], due='2024-01-02'))", Ticket("a", tags=["x"], due=dt.date(2024, 1, 2))),
        ("file(Ticket('a', span=Span('1', end=2)))", Ticket("a", span=Span(1, 2))),
        ("file(Ticket('a', engine=engine))", Ticket("a", engine=ENGINE)),
        ("[*map(Ticket, ['a'])][0]", Ticket("a")),
        ("geo.Span('1', end=2)", Span(1, 2)),
        ("geo.Place(name='a', spans=[('1', 2)])", Place(name="a", spans=[Span(1, 2)])),
        ("[Aliased(n=1), Aliased(number=1)]", [Aliased(n=1)] * 2),
        ("Open(name='a', more=1)", Open(name="a")),
        ("Size('2', height=3)", Size(2, 3)),
        ("[Span(x) for x in [1]]", [Span(1)]),
        ("(Ticket if 1 else file)('a', 'high')", Ticket("a", Priority.HIGH)),
    ],
)
def test_what_a_text_makes_has_fields_of_their_types(text: str, made: Any) -> None:
    output = MANAGER.execute(text)
    assert (output.error, output.output) == (None, made)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("file(Ticket('a', priority='urgent'))", "Ticket: priority: expected Priority, got 'urgent'"),
        ("file(Ticket('a', tags='x'))", "Ticket: tags: expected list[str], got 'x'"),
        ("file(Ticket())", "Ticket: missing argument 'title', expected str"),
        ("file(Ticket('a', titel='b'))", "Ticket: unexpected argument 'titel'"),
        ("Span('x')", "Span: begin: expected int, got 'x'"),
        ("[*map(Span, ['x'])]", "Span: begin: expected int, got 'x'"),
        ("geo.Span('x')", "Span: begin: expected int, got 'x'"),
        ("(file(ticket), geo.Span('x'))", "geo.Span: begin: expected int, got 'x'"),
        ("(file(ticket), Span(x))", "Span: begin: expected int, got 'nine'"),
        ("geo.Place(name=1)", "Place: name: expected str, got 1"),
        ("geo.Place(name='a', spans=[('y',)])", "Place: spans[0][0]: expected int, got 'y'"),
        ("geo.Place(name='a', span=[])", "Place: unexpected argument 'span' (did you mean 'spans'?)"),
        ("Aliased(m=1)", "Aliased: unexpected argument 'm' (it takes number)"),
        ("geo.Place('a')", "Place: takes no positional arguments, 1 given"),
        ("Size('wide')", "Size: width: expected int, got 'wide'"),
        ("Size(1, 2, 3)", "Size: takes at most 2 positional arguments, 3 given"),
        ("Size(1, width=2)", "Size: argument 'width' given twice, by position and by name"),
        ("def made(width):\n    return Size(width)\nmade('a')", "Size: width: expected int, got 'a'"),
    ],
)
def test_wrong_fields_are_told_and_nothing_is_called(text: str, message: str) -> None:
    output = MANAGER.execute(text)
    assert output.error is not None
    assert output.error.kind == "argument"
    assert message in output.error.message
    assert "^" in output.error.message
    assert "allowed: " in output.error.message
    assert all(call.state != "finished" for call in output.calls)


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("[file(Ticket('a')), file(Ticket('a', 'urgent', tags=3))]", ["priority: expected", "tags: expected"]),
        ("[file(Ticket(1)), file(3)]", ["Ticket: title: expected str, got 1", "file: ticket: expected Ticket"]),
        ("[Span(begin=[]) for x in [1]]", ["Span: begin: expected int, got []"]),
        ("[file(ticket), geo.Place(name=1)]", ["geo.Place: name: expected str, got 1"]),
        (
            "[geo.Place(nam='a'), Size(), Size('x', Size(1))]",
            [
                "unexpected argument 'nam' (did you mean 'name'?)",
                "missing argument 'name'",
                "missing argument 'width'",
                "Size: width: expected int, got 'x'",
            ],
        ),
    ],
)
def test_preflight_tells_wrong_fields_that_are_written_out(text: str, messages: list[str]) -> None:
    with pytest.raises(ExpressionError) as caught:
        MANAGER.preflight(text)
    assert [violation.code for violation in caught.value.violations] == ["wrong-argument"] * len(messages)
    for message, violation in zip(messages, caught.value.violations, strict=True):
        assert message in violation.message


@pytest.mark.parametrize(
    "text",
    [
        "[Span(5) for Span in [len]]",
        "Ticket(*['a'])",
        "(lambda Ticket: Ticket(1))(abs)",
        "Ticket(ticket.title)",
        "Open(name='a', more=1)",
        "[Lax(name=1), Lax(3), Aliased(n=1), Validated(n='one'), Made(n='one'), Renamed(begin='a')]",
        "Ticket('a')",
    ],
)
def test_preflight_leaves_what_is_not_known(text: str) -> None:
    assert MANAGER.preflight(text).calls == ()


@pytest.mark.parametrize("caught", ["TypeError", "ValueError", "Exception"])
def test_a_program_catches_wrong_fields_as_python_raises_them(caught: str) -> None:
    output = MANAGER.execute(f"try:\n    made = geo.Place(name=3)\nexcept {caught}:\n    made = 'none'\nmade")
    assert (output.error, output.output) == (None, "none")


def test_a_model_that_checks_in_a_way_of_its_own_has_the_last_word() -> None:
    output = MANAGER.execute("[Lax(name=1).name, Aliased(n='1').number, Validated(n='one').n, Made(n='one').n]")
    assert (output.error, output.output) == (None, ["1", 1, 1, 3])


def test_objects_of_the_host_are_passed_as_they_are() -> None:
    assert MANAGER.execute("file(ticket)").output is MANAGER.context["ticket"]


def test_a_class_whose_fields_have_no_schema_is_called_as_it_is() -> None:
    strange = dataclasses.make_dataclass("strange", [("field", "NoSuchType")])
    assert ToolManager([], context={"strange": strange}).execute("strange(1).field").output == 1


def test_the_sandbox_alone_calls_the_class_itself() -> None:
    assert Sandbox({"Span": Span}).run("Span('x')") == Span("x")  # type: ignore[arg-type]
