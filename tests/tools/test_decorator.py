"""`@tool` and `@fc_register`: the function stays what it was, and its options travel with it."""

import asyncio
import dataclasses
import functools
import inspect
import pickle
import uuid
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, strategies as st

from lightfc import Function, FunctionTool, ToolDefinitionError, ToolManager, fc_register, registry, tool
from lightfc.engine.tool_spec import ToolOptions


def plain(value: int, *more: int, scale: int = 1) -> int:
    """Add and scale.

    Args:
        value: The first.
    """
    return (value + sum(more)) * scale


@tool(read_only=True, name="math.total")
def marked(value: int, *more: int, scale: int = 1) -> int:
    """Add and scale.

    Args:
        value: The first.
    """
    return (value + sum(more)) * scale


def decorators() -> Iterator[Any]:
    yield pytest.param(tool, id="tool")
    yield pytest.param(tool(read_only=True, timeout_s=5), id="tool with options")
    yield pytest.param(fc_register(f"group {uuid.uuid4()}"), id="fc_register")
    yield pytest.param(fc_register(f"group {uuid.uuid4()}", "another", read_only=True), id="fc_register with options")


EACH = pytest.mark.parametrize("decorate", [*decorators()])


@EACH
def test_a_decorated_function_is_that_function(decorate: Callable[[Any], Any]) -> None:
    def twice(value: int) -> int:
        """Double."""
        return 2 * value

    before = (twice.__name__, twice.__doc__, twice.__module__, twice.__qualname__, inspect.signature(twice))
    code = twice.__code__
    found = decorate(twice)
    assert found is twice
    assert not hasattr(found, "__wrapped__")
    assert (twice.__name__, twice.__doc__, twice.__module__, twice.__qualname__, inspect.signature(twice)) == before
    assert twice.__code__ is code
    assert inspect.isfunction(found)
    assert found(4) == 8
    assert found("a") == "aa"  # nothing is validated that the function does not
    with pytest.raises(TypeError, match=r"missing 1 required positional argument: 'value'"):
        found()


@given(st.integers(), st.lists(st.integers(), max_size=3), st.integers())
def test_a_marked_function_gives_what_the_plain_one_gives(value: int, more: list[int], scale: int) -> None:
    assert marked(value, *more, scale=scale) == plain(value, *more, scale=scale)


def test_a_marked_function_can_be_pickled_and_wrapped() -> None:
    assert pickle.loads(pickle.dumps(marked)) is marked

    @functools.wraps(marked)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        return marked(*args, **kwargs)

    assert FunctionTool(wrapper).name == "math.total"
    assert FunctionTool(functools.partial(marked, 1)).read_only is True


def test_help_and_signature_are_those_of_the_function() -> None:
    assert inspect.signature(marked) == inspect.signature(plain)
    assert inspect.getdoc(marked) == inspect.getdoc(plain)


class Counter:
    """Objects whose methods are decorated."""

    def __init__(self, start: int = 0) -> None:
        self.start = start

    @tool
    def add(self, value: int) -> int:
        """Add to the start."""
        return self.start + value

    @tool(name="slowly", read_only=True)
    async def add_later(self, value: int) -> int:
        """Add, later."""
        return self.start + value

    @tool(read_only=True)
    @classmethod
    def made(cls, value: int) -> str:
        """Name the class."""
        return f"{cls.__name__} {value}"

    @classmethod
    @tool(read_only=True)
    def made_too(cls, value: int) -> str:
        """Name the class."""
        return f"{cls.__name__} {value}"

    @tool(read_only=True)
    @staticmethod
    def alone(value: int) -> int:
        """Give it back."""
        return value

    @staticmethod
    @tool(read_only=True)
    def alone_too(value: int) -> int:
        """Give it back."""
        return value


class Derived(Counter):
    pass


def test_decorated_methods_work_as_methods() -> None:
    assert Counter(3).add(4) == Counter.add(Counter(3), 4) == 7
    assert asyncio.run(Counter(3).add_later(4)) == 7
    assert (Counter.made(1), Derived.made(1), Derived().made_too(1)) == ("Counter 1", "Derived 1", "Derived 1")
    assert (Counter.alone(1), Counter().alone_too(2)) == (1, 2)
    with pytest.raises(TypeError, match="missing 1 required positional argument"):
        Counter().add()  # type: ignore[call-arg]


@pytest.mark.parametrize(
    ("method", "text", "value", "read_only"),
    [
        (Counter(3).add, "add(4)", 7, None),
        (Counter(3).add_later, "slowly(4)", 7, True),
        (Derived.made, "made(4)", "Derived 4", True),
        (Derived.made_too, "made_too(4)", "Derived 4", True),
        (Counter().made, "made(4)", "Counter 4", True),
        (Counter.alone, "alone(4)", 4, True),
        (Counter().alone_too, "alone_too('4')", 4, True),
    ],
)
def test_a_bound_method_is_a_tool(method: Any, text: str, value: Any, read_only: bool | None) -> None:
    manager = ToolManager([method])
    [made] = manager.tools.values()
    assert "self" not in made.definition.signature
    assert "cls" not in made.definition.signature
    assert made.read_only is read_only
    assert manager.execute(text).unwrap() == value


@pytest.mark.parametrize("make", [FunctionTool, lambda fn: ToolManager([fn]), registry("unbound").register])
def test_a_method_that_is_not_bound_is_refused(make: Callable[[Any], Any]) -> None:
    with pytest.raises(ToolDefinitionError, match=r"Counter\.add is a method without an object for its 'self'"):
        make(Counter.add)


def test_a_method_cannot_be_registered_where_it_is_defined() -> None:
    with pytest.raises(ToolDefinitionError, match=r"method is a method without an object for its 'self'"):

        class _Refused:
            @fc_register("unbound")
            def method(self, value: int) -> int:
                return value


def test_options_hold_that_are_given_to_the_tool_itself() -> None:
    made = FunctionTool(marked, name="total", description="Other.")
    assert (made.name, made.read_only, made.definition.description) == ("total", True, "Other.")
    assert FunctionTool(marked, read_only=None).read_only is None


def test_both_decorators_join_their_options() -> None:
    group = registry(f"group {uuid.uuid4()}")

    @fc_register(group.name, name="both-ways", timeout_s=3)
    @tool(read_only=True)
    def both(value: int) -> int:
        """Both."""
        return value

    # A name is one in the group alone.
    for made, name in ((group["both_ways"], "both_ways"), (FunctionTool(both), "both")):
        assert (made.name, made.read_only, made.timeout_s) == (name, True, 3)
    assert ToolManager([both]).execute("both(1)").unwrap() == 1


def test_classes_and_callable_objects_can_be_marked() -> None:
    @tool(read_only=True)
    class Point:
        def __init__(self, x: int) -> None:
            self.x = x

    class Inner(Point):
        pass

    class Calls:
        @tool(read_only=True, name="called")
        def __call__(self, value: int) -> int:
            """Give it back."""
            return value

    assert Point(1).x == 1
    assert FunctionTool(Point).read_only is True
    assert FunctionTool(Inner).read_only is None  # another class, of which nothing is said
    assert FunctionTool(Calls()).name == "called"


REFUSED = {
    "misspelt": (lambda: tool(timout_s=1), TypeError, "tool has no option 'timout_s'; did you mean 'timeout_s'"),  # type: ignore[call-overload]
    "unknown": (lambda: tool(colour=1), TypeError, "has no option 'colour'; the options are description, executor"),  # type: ignore[call-overload]
    "of a tool": (
        lambda: FunctionTool(plain, readonly=True), TypeError,  # type: ignore[call-overload]
        "FunctionTool has no option 'readonly'; did you mean 'read_only'",
    ),
    "of a schema": (
        lambda: FunctionTool.from_schema({"name": "f"}, plain, name="g"), TypeError,  # type: ignore[call-arg]
        "from_schema has no option 'name'",
    ),
    "of a group": (
        lambda: fc_register("misspelt", retires=1)(plain), TypeError,  # type: ignore[call-arg]
        "has no option 'retires'; did you mean 'retries'",
    ),
    "of a manager": (
        lambda: ToolManager([], contxt={}), TypeError,  # type: ignore[arg-type]
        "ToolManager has no option 'contxt'; did you mean 'context'",
    ),
    "time": (lambda: tool(timeout_s=0)(plain), ToolDefinitionError, "timeout_s must be a positive number"),
    "switch": (
        lambda: tool(sequential="yes"), ToolDefinitionError, "sequential must be True or False, not 'yes'",  # type: ignore[call-overload]
    ),
    "effect": (
        lambda: tool(read_only=1), ToolDefinitionError, r"read_only must be True .*, False .* or None, not 1",  # type: ignore[call-overload]
    ),
    "name": (lambda: tool(name=3), ToolDefinitionError, "name must be a str, not int"),  # type: ignore[call-overload]
    "a built-in": (lambda: tool(len), ToolDefinitionError, r"cannot mark 'len', .* give it to FunctionTool"),
    "a bound method": (lambda: tool(Counter().add), ToolDefinitionError, r"cannot mark 'add', .* FunctionTool"),
    "no function": (lambda: tool(3), ToolDefinitionError, "marks functions, methods and classes, not int"),  # type: ignore[type-var]
    "a tool": (lambda: tool(FunctionTool(plain)), ToolDefinitionError, "plain is a FunctionTool already"),
}  # fmt: skip


@pytest.mark.parametrize(("make", "error", "message"), REFUSED.values(), ids=REFUSED.keys())
def test_what_cannot_be_is_refused_where_it_is_written(
    make: Callable[[], Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        make()


class Structured:
    """As tools of other libraries look: no callable, and the function in an attribute."""

    def __init__(self, name: str, function: Any) -> None:
        setattr(self, name, function)


@pytest.mark.parametrize(
    ("given", "way_out"),
    [
        (Structured("func", plain), r"not Structured; it holds a function: give its \.func"),
        (Structured("function", plain), r"it holds a function: give its \.function"),
        (Structured("coroutine", plain), r"give its \.coroutine"),
        (Structured("on_invoke_tool", plain), r"FunctionTool\.from_schema\(.*params_json_schema"),
        (Counter.__dict__["made"], r"give the bound method, Counter\.made"),
        (3, "mark methods of its class with @tool, or give the object a method 'call' or 'acall'"),
    ],
)
def test_the_tools_of_other_libraries_are_refused_with_the_way_out(given: Any, way_out: str) -> None:
    with pytest.raises(ToolDefinitionError, match=f"a tool needs a callable, .*{way_out}"):
        ToolManager([given])


@dataclasses.dataclass
class Context:
    """As the contexts of other libraries are: with fields of types that are not there at run time."""

    model: "NotImported"  # type: ignore[name-defined]  # noqa: F821 - that is the point


def with_context(ctx: Context, value: int) -> int:
    """Take a context."""
    return value


def test_a_parameter_that_only_a_host_can_fill_is_refused_with_the_way_out() -> None:
    with pytest.raises(ToolDefinitionError, match=r"'ctx' of type Context cannot be described: .* injected=\{'ctx': "):
        FunctionTool(with_context)
    assert FunctionTool(with_context, injected={"ctx": None})(value=3).unwrap() == 3


def test_what_a_tool_declares_of_its_effect() -> None:
    declared = {each: FunctionTool(plain, read_only=each) for each in (True, False, None)}
    assert [made.acts for made in declared.values()] == [False, True, False]
    assert {each: made.read_only for each, made in declared.items()} == {each: each for each in declared}


def test_every_option_is_documented_and_accepted() -> None:
    doc = inspect.getdoc(FunctionTool) or ""
    for name in ToolOptions.__annotations__:
        assert f"\n    {name}: " in doc, name


# Calls as data.


CALLS = {
    "plain data": (Function("total", (1, 2), {"scale": 3}), 9, "total(1, 2, scale=3)"),
    "negative": (Function("total", (-1,)), -1, "total(-1)"),
    "nested": (Function("same", ([1, ("a", {"k": None})],)), [1, ("a", {"k": None})], "same([1, ('a', {'k': None})])"),
    "not finite": (Function("same", (float("inf"),)), float("inf"), "same(argument_1)"),
    "a large number": (Function("same", (1 << 80,)), 1 << 80, "same(argument_1)"),
    "a long text": (Function("same", ("x" * 5_000,)), "x" * 5_000, "same(argument_1)"),
    "a set": (Function("same", ({1},)), {1}, "same(argument_1)"),
    "its original name": (Function("give-back", ("a",)), "a", "give_back('a')"),
    "odd keywords": (
        Function("many", (), {"a b": 1, "from": 2}),
        {"a b": 1, "from": 2},
        "many(**{'a b': 1, 'from': 2})",
    ),
}


def same(value: Any) -> Any:
    """Give it back."""
    return value


def many(**values: Any) -> dict[str, Any]:
    """Give them back."""
    return values


DATA = ToolManager([FunctionTool(plain, name="total"), same, FunctionTool(same, name="give-back"), many])


@pytest.mark.parametrize(("call", "value", "source"), CALLS.values(), ids=CALLS.keys())
def test_a_call_as_data_is_executed(call: Function, value: Any, source: str) -> None:
    outputs = [DATA.execute(call), asyncio.run(DATA.aexecute(call)), *DATA.execute_many([call])]
    assert [each.unwrap() for each in outputs] == [value] * 3
    assert {each.source for each in outputs} == {source}
    assert DATA.check(call) == ()
    assert [each.name for each in DATA.preflight(call).calls] == [outputs[0].name]

    async def streamed() -> Any:
        events = DATA.stream(call)
        async for _ in events:
            pass
        return events.output

    assert asyncio.run(streamed()).unwrap() == value


def test_an_object_is_passed_by_identity_and_names_stay_apart() -> None:
    value, manager = object(), ToolManager([same], context={"argument_1": 1})
    assert manager.execute(Function("same", (value,))).unwrap() is value
    assert manager.execute(Function("same", (value,)), variables={"argument_2": 2}).unwrap() is value


@pytest.mark.parametrize("name", ["nobody", "total(1), total", "x); total(", "_hidden", "", ".", "total\n"])
def test_a_name_that_is_no_tool_calls_nothing(name: str) -> None:
    output = DATA.execute(Function(name, (1,)))
    assert output.state == "failed"
    assert output.calls == []
    assert DATA.check(Function(name, (1,)))


@pytest.mark.parametrize(("name", "near"), [("give back", "give_back"), ("total!", "total"), ("len-", "len")])
def test_a_name_that_is_no_tool_is_told_with_the_nearest(name: str, near: str) -> None:
    error = DATA.execute(Function(name, (1,))).error
    assert error is not None
    assert f"unknown name '{near}_'; did you mean '{near}'?" in error.message


def test_wrong_arguments_of_a_call_as_data_are_told() -> None:
    output = DATA.execute(Function("total", ("one",)))
    assert output.error is not None
    assert output.error.kind == "argument"
    assert "value: expected int, got 'one'" in output.error.message
