import asyncio
import copy
from collections.abc import AsyncIterator, Callable, Generator, Iterator
from functools import cache, partial, singledispatch, wraps
from typing import Any, NotRequired, TypedDict, Unpack

import numpy as np
import pytest
from pydantic_core import core_schema

from examples.arithmetic import Point, add, add_points, divide
from lightfc import Approve, Function, FunctionTool, RunContext, ToolDefinitionError, ToolManager
from lightfc.formats import TOOL_FORMATS


class Counter:
    """Counts."""

    made = 0

    def __init__(self, start: int = 0) -> None:
        self.count = start

    def step(self, by: int = 1) -> int:
        """Count on."""
        self.count += by
        return self.count

    async def astep(self, by: int = 1) -> int:
        """Count on."""
        return self.step(by)

    @classmethod
    def make(cls, start: int) -> int:
        """Make one."""
        return cls(start).count

    @staticmethod
    def twice(value: int) -> int:
        """Double a number."""
        return 2 * value

    def __call__(self, by: int) -> int:
        """Count on by calling."""
        return self.step(by)

    def __deepcopy__(self, memo: Any) -> "Counter":
        raise AssertionError("a tool's object is copied")


class AsyncCallable:
    """Doubles later."""

    async def __call__(self, value: int) -> int:
        await asyncio.sleep(0)
        return 2 * value


class Component:
    """Doubles, as components of other libraries do."""

    def call(self, value: int) -> int:
        return 2 * value


class AsyncComponent(Component):
    """Doubles later."""

    async def acall(self, value: int) -> int:
        return 2 * value


def decorated(fn: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(fn)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        return fn(*args, **kwargs)

    return wrapper


@pytest.mark.parametrize(
    ("made", "name", "text", "value"),
    [
        (FunctionTool(add), "add", "add(1, b=2)", 3),
        (FunctionTool(divide), "divide", "divide(10, 4)", 2.5),
        (FunctionTool(Counter(5).step), "step", "step()", 6),
        (FunctionTool(Counter(5).astep), "astep", "astep(by=2)", 7),
        (FunctionTool(Counter.make), "make", "make(3)", 3),
        (FunctionTool(Counter.twice), "twice", "twice(3)", 6),
        (FunctionTool(Counter(5), name="count"), "count", "count(2)", 7),
        (FunctionTool(AsyncCallable(), name="later"), "later", "later(2)", 4),
        (FunctionTool(partial(add, 10)), "add", "add(b=5)", 15),
        (FunctionTool(partial(divide, b=2)), "divide", "divide(5)", 2.5),
        (FunctionTool(partial(AsyncCallable(), 4), name="later"), "later", "later()", 8),
        (FunctionTool(lambda a, b=2: a * b, name="times"), "times", "times(4)", 8),
        (FunctionTool(decorated(divide)), "divide", "divide(1, 2)", 0.5),
        (FunctionTool(Point), "Point", "Point(1, y='2')", Point(1, 2)),
        (FunctionTool(add_points), "add_points", "add_points(Point(1, 2), {'x': 3, 'y': 4})", Point(4, 6)),
        (FunctionTool(Component()), "Component", "Component(2)", 4),
        (FunctionTool(AsyncComponent(), name="later"), "later", "later(2)", 4),
        (FunctionTool(add, name="math.sum"), "math.sum", "math.sum(1, 2)", 3),
    ],
    ids=[
        "function", "async function", "bound method", "bound async method", "class method", "static method",
        "callable object", "async callable object", "partial", "async partial", "partial of an async callable object",
        "lambda with a name", "wrapped async function", "class", "dataclasses", "component", "async component",
        "dotted name",
    ],
)  # fmt: skip
def test_callables_of_every_kind(made: FunctionTool, name: str, text: str, value: Any) -> None:
    assert made.name == made.definition.name == name
    manager = ToolManager([made])
    output = manager.execute(text)
    assert output.error is None
    assert output.output == value
    assert asyncio.run(manager.aexecute(f"[{text}]")).error is None


def test_a_bound_method_keeps_its_object() -> None:
    counter = Counter()
    manager = ToolManager([counter.step])
    manager.execute("step(2)")
    manager.execute("[step(), step()]")
    assert counter.count == 4
    assert manager.tools["step"].fn == counter.step


def test_a_tool_is_never_copied() -> None:
    made = FunctionTool(Counter().step)
    assert copy.copy(made) is made
    assert copy.deepcopy(made) is made
    assert copy.deepcopy({"tools": [made]})["tools"][0] is made
    assert ToolManager([made]).tools["step"] is made


@pytest.mark.parametrize(
    ("made", "is_async"),
    [
        (FunctionTool(add), False),
        (FunctionTool(divide), True),
        (FunctionTool(partial(partial(divide, 1), 2)), True),
        (FunctionTool(Counter().astep), True),
        (FunctionTool(AsyncCallable()), True),
        (FunctionTool(Counter()), False),
        (FunctionTool(Point), False),
        (FunctionTool(Component()), False),
        (FunctionTool(AsyncComponent()), True),
    ],
    ids=[
        "function",
        "async function",
        "partial",
        "method",
        "async callable",
        "callable",
        "class",
        "component",
        "async component",
    ],
)
def test_async_functions_are_known(made: FunctionTool, is_async: bool) -> None:
    assert made.is_async is is_async


@pytest.mark.parametrize(
    "name",
    [".", "-", "a.", "_hidden", "a._b", "a..b", "?.a"],
)
def test_names_that_no_text_could_write_are_refused(name: str) -> None:
    with pytest.raises(ToolDefinitionError, match=r"cannot be written in an expression.*give another one"):
        FunctionTool(add, name=name)


@pytest.mark.parametrize(
    ("name", "alias"),
    [
        ("get-weather", "get_weather"),
        ("two words", "two_words"),
        ("1st", "tool_1st"),
        ("class", "class_"),
        ("True", "True_"),
        ("files.import", "files.import_"),
        ("a/b.c-d", "a_b.c_d"),
        ("ﬁnd", "find"),
        ("wetter?", "wetter"),
        ("天气", "天气"),
    ],
)
def test_a_name_that_no_text_could_write_has_a_readable_alias(name: str, alias: str) -> None:
    made = FunctionTool(add, name=name)
    from_definition = FunctionTool.from_schema({"name": name}, lambda: "called")
    assert (made.name, made.original_name) == (from_definition.name, from_definition.original_name) == (alias, name)
    assert made.definition.signature == f"def {alias}(a: int, b: int) -> int"
    manager = ToolManager([made])
    assert manager.execute(f"{alias}(1, 2)").output == 3
    assert all(alias in manager.definitions(form) for form in TOOL_FORMATS)


def test_two_names_with_the_same_alias_are_refused() -> None:
    with pytest.raises(ToolDefinitionError, match="two tools are named 'a_b'"):
        ToolManager([FunctionTool(add, name="a-b"), FunctionTool(add, name="a b")])


def test_a_hidden_function_needs_another_name() -> None:
    def _add(a: int) -> int:
        """Add."""
        return a

    with pytest.raises(ToolDefinitionError, match="'_add' cannot be written"):
        FunctionTool(_add)
    assert FunctionTool(_add, name="plus").call(1).output == 1


@pytest.mark.parametrize(
    ("fn", "message"),
    [
        (3, "a tool needs a callable, not int"),
        (FunctionTool(add), "add is a FunctionTool already"),
        (lambda a: a, "has no name of its own; write a function with def"),
        (LookupError, "LookupError is an exception class"),
    ],
    ids=["no callable", "a tool", "lambda without a name", "exception"],
)
def test_what_cannot_become_a_tool_is_refused(fn: Any, message: str) -> None:
    with pytest.raises(ToolDefinitionError, match=message):
        FunctionTool(fn)


class Odd:
    """Raises where it is asked for what it has not."""

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError(f"no {name}")

    def __call__(self, x: int) -> int:
        return x


def looped(x: int) -> int:
    """Is wrapped in itself."""
    return x


looped.__wrapped__ = looped  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("fn", "message"),
    [
        (np.vectorize(lambda x: x + 1), "the vectorize of a lambda has no name of its own"),
        (Odd(), "an object of type Odd cannot be read as a tool: RuntimeError: no "),
        (looped, "looped: its signature cannot be read: wrapper loop when unwrapping"),
    ],
    ids=["without code", "raising", "loop"],
)
def test_what_cannot_be_read_as_a_tool_is_refused(fn: Any, message: str) -> None:
    for make in (FunctionTool, lambda fn: ToolManager([fn])):
        with pytest.raises(ToolDefinitionError, match=message):
            make(fn)


@pytest.mark.parametrize("timeout_s", [0, -1, float("nan")])
def test_a_timeout_must_be_positive(timeout_s: float) -> None:
    with pytest.raises(ToolDefinitionError, match="timeout_s must be a positive number of seconds"):
        FunctionTool(add, timeout_s=timeout_s)


# Direct calls.


@pytest.mark.parametrize("made", [FunctionTool(divide), FunctionTool(divide, timeout_s=60)], ids=["", "with timeout"])
def test_a_tool_can_be_called_directly(made: FunctionTool) -> None:
    async def inside() -> list[Any]:
        return [made(10, 4).output, made.call(10, b=4).output, (await made.acall(a=10, b=4)).output]

    assert made(10, 4).output == 2.5
    assert asyncio.run(inside()) == [2.5, 2.5, 2.5]


def test_a_direct_call_is_recorded() -> None:
    record = FunctionTool(add)(1, "2")
    assert record.name == "add"
    assert record.input == Function("add", [1, "2"])
    assert record.parsed_input == Function("add", (), {"a": 1, "b": 2})
    assert (record.output, record.state, record.attempts, record.error) == (3, "finished", 1, None)
    assert (record.source, record.span, record.calls) == ("", None, [])


@pytest.mark.parametrize(
    ("args", "kwargs", "message"),
    [
        ((1,), {}, "divide: missing argument 'b', expected float"),
        ((1, 2, 3), {}, "divide: takes at most 2 positional arguments, 3 given"),
        ((1,), {"a": 2, "c": 3}, "divide: argument 'a' given twice, by position and by name; unexpected argument 'c'"),
        (("x", 1), {}, "divide: a: expected float, got 'x'"),
    ],
    ids=["missing", "too many", "twice and unexpected", "type"],
)
def test_wrong_arguments_of_a_direct_call_are_a_record(args: Any, kwargs: Any, message: str) -> None:
    for record in (
        FunctionTool(divide).call(*args, **kwargs),
        asyncio.run(FunctionTool(divide).acall(*args, **kwargs)),
    ):
        assert record.error is not None
        assert (record.error.kind, record.error.type, record.state) == ("argument", "ArgumentError", "failed")
        assert record.error.message.startswith(message)
        assert record.attempts == 0


def by_position(a: int = 1, b: int = 2, /, c: int = 3) -> tuple[int, ...]:
    """Give what it is given."""
    return a, b, c


def with_more(a: int = 1, b: int = 2, *args: int, c: int = 3) -> tuple[int, ...]:
    """Give what it is given."""
    return a, b, c, *args


@pytest.mark.parametrize("approved", [False, True])
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("by_position(b=5)", (1, 5, 3)),
        ("by_position(b=5, c=6)", (1, 5, 6)),
        ("by_position(a=5)", (5, 2, 3)),
        ("by_position(c=5)", (1, 2, 5)),
        ("with_more(args=[9])", (1, 2, 3, 9)),
        ("with_more(b=5, args=[9])", (1, 5, 3, 9)),
        ("with_more(7, args=[9], c=4)", (7, 2, 4, 9)),
        ("with_more(b=5)", (1, 5, 3)),
    ],
)
def test_what_is_given_by_name_and_goes_by_position_reaches_its_own_parameter(
    text: str, value: Any, approved: bool
) -> None:
    tools = [FunctionTool(each, needs_approval=approved) for each in (by_position, with_more)]
    manager = ToolManager(tools, approve=lambda requests: {each.id: Approve() for each in requests})
    assert manager.execute(text).output == value


def test_a_failing_direct_call_is_a_record() -> None:
    for record in (FunctionTool(divide).call(1, 0), asyncio.run(FunctionTool(divide).acall(1, 0))):
        assert record.error is not None
        assert record.error.message.startswith("divide raised ZeroDivisionError: ")
        assert isinstance(record.error.exception, ZeroDivisionError)


def test_parameters_may_have_any_name() -> None:
    def odd(self: int, args: int, tool: int, kwargs: int) -> int:
        """Add up."""
        return self + args + tool + kwargs

    made = FunctionTool(odd)
    given = {"self": 1, "args": 2, "tool": 3, "kwargs": 4}
    assert made(**given).output == made.call(**given).output == asyncio.run(made.acall(**given)).output == 10
    assert ToolManager([made]).execute("odd(self=1, args=2, tool=3, kwargs=4)").output == 10


def test_cancelling_a_direct_call_cancels_the_tool() -> None:
    cleaned = []

    async def inside() -> None:
        started = asyncio.Event()

        async def hang() -> None:
            """Never end."""
            try:
                started.set()
                await asyncio.Event().wait()
            finally:
                cleaned.append(True)

        call = asyncio.create_task(FunctionTool(hang).acall())
        await started.wait()
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call

    asyncio.run(inside())
    assert cleaned == [True]


# Tools known by a JSON definition.

DEFINITION = {
    "name": "geo.locate",
    "description": "Find a place.",
    "parameters": {
        "type": "object",
        "properties": {
            "name": {"type": "string", "description": "Its name."},
            "zoom": {"type": "integer", "default": 3},
            "kind": {"type": "string", "enum": ["city", "river"]},
        },
        "required": ["name"],
    },
}


def test_a_tool_from_a_definition_gets_its_arguments_as_written() -> None:
    def handler(**arguments: Any) -> dict[str, Any]:
        return arguments

    made = FunctionTool.from_schema(DEFINITION, handler)
    manager = ToolManager([made])
    assert manager.execute("geo.locate('Oslo', kind='city')").output == {"name": "Oslo", "kind": "city"}
    assert made("Oslo", 5).output == {"name": "Oslo", "zoom": 5}
    assert made.definition.description == "Find a place."
    assert made.definition.parameters["required"] == ["name"]


def test_a_tool_from_an_openai_definition_with_an_async_handler() -> None:
    async def handler(name: str) -> str:
        return name.upper()

    made = FunctionTool.from_schema(
        {"type": "function", "function": DEFINITION},
        handler,
        read_only=True,
        sequential=True,
        timeout_s=3,
        inline=True,
    )
    assert (made.is_async, made.read_only, made.sequential, made.timeout_s, made.inline) == (True, True, True, 3, True)
    assert ToolManager([made]).execute("geo.locate('oslo')").output == "OSLO"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("geo.locate()", "missing argument 'name'"),
        ("geo.locate('Oslo', kind='sea')", "kind: expected Literal['city', 'river'], got 'sea'"),
        ("geo.locate('Oslo', zoom='near')", "zoom: expected int, got 'near'"),
        ("geo.locate('Oslo', zom=3)", "unexpected argument 'zom' (did you mean 'zoom'?)"),
    ],
    ids=["missing", "enum", "type", "unexpected"],
)
def test_arguments_that_contradict_the_definition_are_refused(text: str, problem: str) -> None:
    output = ToolManager([FunctionTool.from_schema(DEFINITION, dict)]).execute(text)
    assert output.error is not None
    assert output.error.kind == "argument"
    assert problem in output.error.message


@pytest.mark.parametrize(
    ("definition", "message"),
    [
        ({}, "an object with a name"),
        ({"name": "_hidden", "parameters": {}}, "'_hidden' cannot be written"),
        ({"name": "f", "parameters": {"type": "object", "properties": {"a": {"type": "nonsense"}}}}, "nonsense"),
    ],
    ids=["no name", "name", "type"],
)
def test_definitions_that_are_none_are_refused(definition: Any, message: str) -> None:
    with pytest.raises(ToolDefinitionError, match=message):
        FunctionTool.from_schema(definition, dict)


def test_a_component_is_described_by_its_class() -> None:
    definition = FunctionTool(AsyncComponent()).definition
    assert definition.signature == "def AsyncComponent(value: int) -> int"
    assert definition.description == "Doubles later."


def test_what_a_generator_function_gives_is_a_list_of_what_it_yields() -> None:
    def count(upto: int) -> Iterator[int]:
        yield from range(upto)

    async def acount(upto: int) -> AsyncIterator[str]:
        yield str(upto)

    def total(upto: int) -> Generator[int, None, str]:
        yield upto
        return "done"

    signatures = [FunctionTool(fn).definition.signature for fn in (count, acount, total)]
    assert [each.partition(" -> ")[2] for each in signatures] == ["list[int]", "list[str]", "str | list[int]"]


ODD: dict[str, Any] = {
    "name": "send",
    "parameters": {
        "type": "object",
        "properties": {
            "from": {"type": "string", "description": "Who sends."},
            "User-Agent": {"type": "string", "default": "none"},
            "from_": {"type": "integer"},
            "1st": {"type": "string"},
        },
        "required": ["from"],
    },
}


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("send(from_2='a', User_Agent='b', from_=3, argument_1st='c')",
         {"from": "a", "User-Agent": "b", "from_": 3, "1st": "c"}),
        ("send('a', 'b')", {"from": "a", "User-Agent": "b"}),
        ("send(**{'from': 'a', 'User-Agent': 'b'})", {"from": "a", "User-Agent": "b"}),
    ],
    ids=["aliases", "positions", "own names"],
)  # fmt: skip
def test_a_parameter_that_no_text_could_name_has_a_readable_alias(text: str, arguments: dict[str, Any]) -> None:
    made = FunctionTool.from_schema(ODD, lambda **given: given)
    assert ToolManager([made]).execute(text).output == arguments
    assert made.definition.signature == (
        "def send(from_2: str, User_Agent: str = 'none', from_: int = ..., argument_1st: str = ...)"
    )
    assert list(made.definition.parameters["properties"]) == ["from_2", "User_Agent", "from_", "argument_1st"]
    assert made.definition.parameters["required"] == ["from_2"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[send(from_2=1)]", "send: from_2: expected str, got 1"),
        ("[send()]", "send: missing argument 'from_2', expected str"),
        ("[send('a', from_2='b')]", "send: argument 'from_2' given twice, by position and by name"),
        ("[send(**{'from': 'b'}, from_2='b')]", "send: argument 'from_2' given twice"),
    ],
    ids=["type", "missing", "twice", "by both names"],
)
def test_messages_name_the_alias(text: str, problem: str) -> None:
    output = ToolManager([FunctionTool.from_schema(ODD, lambda **given: given)]).execute(text)
    assert problem in str(output.error)


class Shy:
    """A type that cannot be described."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        return core_schema.any_schema()

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: Any, handler: Any) -> Any:
        raise ValueError("not to be described")


def test_what_cannot_be_described_is_told_when_the_tool_is_made() -> None:
    def look(a: int, thing: Shy, b: int = 1) -> int:
        return a

    with pytest.raises(
        ToolDefinitionError, match="look: parameter 'thing' of type Shy has no JSON Schema: ValueError: not to be"
    ):
        FunctionTool(look)


def test_parameters_of_a_function_that_no_text_can_name_have_an_alias() -> None:
    Keys = TypedDict("Keys", {"from": int, "to": NotRequired[int]})

    def move(__steps: int, x: int = 0, **keys: Unpack[Keys]) -> str:
        return f"{__steps} {x} {keys}"

    made = FunctionTool(move)
    assert made.definition.signature == "def move(steps: int, x: int = 0, *, from_: int, to: int = ...) -> str"
    assert list(made.definition.parameters["properties"]) == ["steps", "x", "from_", "to"]
    assert made.definition.parameters["required"] == ["steps", "from_"]
    for text in ("move(1, from_=2)", "move(steps='1', from_=2)", "move(**{'__steps': 1, 'from': 2})"):
        assert ToolManager([made]).execute(text).output == "1 0 {'from': 2}"
    assert "missing argument 'from_'" in str(ToolManager([made]).execute("move(1)").error)


def test_a_schema_that_is_nested_too_deeply_is_refused() -> None:
    schema: dict[str, Any] = {"type": "integer"}
    for _ in range(3000):
        schema = {"type": "object", "properties": {"a": schema}}
    with pytest.raises(ToolDefinitionError, match="nested deeper than 100 levels"):
        FunctionTool.from_schema({"name": "deep", "parameters": schema}, dict)


@pytest.mark.parametrize("key", ["enum", "const", "default", "examples"])
def test_a_value_in_a_schema_that_is_nested_too_deeply_is_refused(key: str) -> None:
    value: Any = []
    for _ in range(5000):
        value = [value]
    schema = {"type": "object", "properties": {"a": {key: value}}}
    with pytest.raises(ToolDefinitionError, match="a value in the schema is nested deeper than 100 levels"):
        FunctionTool.from_schema({"name": "deep", "parameters": schema}, dict)


def only_args(fn: Callable[..., Any]) -> Callable[..., Any]:
    return wraps(fn)(lambda *args: fn(*args))


def with_self(fn: Callable[..., Any]) -> Callable[..., Any]:
    return wraps(fn)(lambda self, *args: fn(self, *args))


def with_first(fn: Callable[..., Any]) -> Callable[..., Any]:
    return wraps(fn)(lambda first, *rest: fn(first, *rest))


def with_one(fn: Callable[..., Any]) -> Callable[..., Any]:
    return wraps(fn)(lambda arg, /, **more: fn(arg, **more))


@singledispatch
def described(x: int, y: int = 1) -> str:
    """Describe a number."""
    return f"a number {y}"


class Shop:
    """Sells."""

    @only_args
    def price(self, item: str, count: int = 1) -> str:
        """Price an item."""
        return f"{item} {count}"

    @with_self
    def stock(self, item: str, count: int = 1) -> str:
        """Count an item."""
        return f"{item} {count}"


def joined(a: int, b: int = 2, c: int = 3, *, d: int = 4) -> list[int]:
    """Join numbers."""
    return [a, b, c, d]


def told(a: int, run: RunContext, b: int = 2) -> str:
    """Tell of the call."""
    return f"{run.call.name} {a} {b}"


def told_plainly(a: int, b: int = 2) -> str:
    """Tell."""
    return f"{a} {b}"


def told_last(a: int, run: RunContext) -> str:
    """Tell of the call."""
    return f"{run.call.name} {a}"


@pytest.mark.parametrize(
    ("fn", "calls"),
    [
        (only_args(joined), {"(1)": [1, 2, 3, 4], "(1, 5)": [1, 5, 3, 4], "(1, c='6')": [1, 2, 6, 4]}),
        (only_args(joined), {"(a=1, b=0)": [1, 0, 3, 4], "(c=1, a=2)": [2, 2, 1, 4]}),
        (with_first(joined), {"(1, 5)": [1, 5, 3, 4], "(b=1, a=2)": [2, 1, 3, 4]}),
        (with_one(joined), {"(1, 5)": [1, 5, 3, 4], "(1, c=6, d=7)": [1, 2, 6, 7]}),
        (cache(told_plainly), {"(1)": "1 2", "(1, b=3)": "1 3"}),
        (decorated(joined), {"(1, 5)": [1, 5, 3, 4], "(1, c=6, d=7)": [1, 2, 6, 7]}),
        (partial(only_args(joined), 9), {"(5)": [9, 5, 3, 4]}),
        (described, {"(1)": "a number 1", "(1, 3)": "a number 3", "(x=1)": "a number 1"}),
        (Shop().price, {"('tea')": "tea 1", "('tea', '2')": "tea 2", "(count=3, item='a')": "a 3"}),
        (Shop().stock, {"('tea')": "tea 1", "('tea', 2)": "tea 2"}),
        (only_args(told), {"(1)": "told 1 2", "(1, 3)": "told 1 3", "(b=3, a=1)": "told 1 3"}),
        (only_args(told_last), {"(1)": "told_last 1"}),
    ],
    ids=[
        "args", "names", "first", "one", "cache", "all", "partial", "dispatch", "method", "self", "context", "last",
    ],
)  # fmt: skip
def test_a_wrapper_gets_its_arguments_as_it_takes_them(fn: Any, calls: dict[str, Any]) -> None:
    made = FunctionTool(fn)
    for arguments, value in calls.items():
        output = ToolManager([made]).execute(f"{made.name}{arguments}")
        assert (output.error, output.output) == (None, value)
