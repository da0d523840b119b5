import asyncio
import contextlib
import copy
import enum
import math
import pickle
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Literal, NamedTuple

import numpy as np
import pytest
from pydantic import BaseModel

from examples.arithmetic import Point, add, add_points, divide, multiply, numpy_sum, search
from lightfc import Approve, FunctionExpression, FunctionOutput, FunctionTool, ToolDefinitionError, ToolManager, tool
from lightfc_sandbox import Limits, OpenType, Policy, Sandbox, SandboxError
from tests.support.garbage import garbage
from tests.support.meeting import WAIT_S, async_meeting, sync_meeting
from tests.support.shapes import City, Color, Pair


@pytest.fixture
def manager() -> ToolManager:
    return ToolManager([multiply, add, divide, search, numpy_sum, add_points], {"x": 2, "point": Point(1, 2)})


def sync(manager: ToolManager, text: str) -> FunctionOutput:
    return manager.execute(text)


def many(manager: ToolManager, text: str) -> FunctionOutput:
    return manager.execute_many(["1", text, "nope"])[1]


def in_a_new_loop(manager: ToolManager, text: str) -> FunctionOutput:
    return asyncio.run(manager.aexecute(text))


def many_in_a_new_loop(manager: ToolManager, text: str) -> FunctionOutput:
    return asyncio.run(manager.aexecute_many([text, "nope"]))[0]


def inside_a_running_loop(manager: ToolManager, text: str) -> FunctionOutput:
    async def inside() -> FunctionOutput:
        return manager.execute(text)

    return asyncio.run(inside())


DRIVERS = pytest.mark.parametrize(
    "driver",
    [sync, many, in_a_new_loop, many_in_a_new_loop, inside_a_running_loop],
    ids=["execute", "execute_many", "aexecute", "aexecute_many", "execute in a running loop"],
)
Driver = Callable[[ToolManager, str], FunctionOutput]


# What must hold: what the systems before this one fail at.


@DRIVERS
def test_nested_calls(manager: ToolManager, driver: Driver) -> None:
    output = driver(manager, "add(multiply(2, 3), 4)")
    assert (output.output, output.error, output.name) == (10, None, "add")
    assert [(call.name, call.output) for call in output.calls] == [("multiply", 6), ("add", 10)]


@DRIVERS
def test_an_async_call_inside_a_sync_one(manager: ToolManager, driver: Driver) -> None:
    output = driver(manager, "add(divide(4, 2), 1)")
    assert (output.output, output.error) == (3, None)
    assert output.calls[0].output == 2.0


@DRIVERS
def test_a_list_of_calls(manager: ToolManager, driver: Driver) -> None:
    output = driver(manager, "[add(1, 2), multiply(3, 4)]")
    assert output.output == [3, 12]
    assert output.name is None
    assert [(call.name, call.output, call.state) for call in output.calls] == [
        ("add", 3, "finished"),
        ("multiply", 12, "finished"),
    ]


@pytest.mark.parametrize("meeting", [sync_meeting, async_meeting], ids=["sync", "async"])
@DRIVERS
def test_eight_calls_in_a_list_take_about_the_time_of_one(meeting: Callable[[int], Any], driver: Driver) -> None:
    """None of them ends before all have begun."""
    text = f"[{', '.join(f'meet({i})' for i in range(8))}]"
    assert driver(ToolManager([meeting(8)]), text).output == list(range(8))


@DRIVERS
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("add_points(Point(1, 2), Point(3, 4))", Point(4, 6)),
        ('add_points({"x": 1, "y": 2}, {"x": 3, "y": 4})', Point(4, 6)),
        ("add_points(point, Point(x=3, y=4)).x", 4),
        ("numpy_sum(np.array([[1, 2], [3, 4]]))", 10.0),
        ("numpy_sum([[1, 2], [3, 4]])", 10.0),
    ],
    ids=["dataclasses", "dicts", "attribute of a result", "array", "nested list"],
)
def test_rich_arguments(manager: ToolManager, driver: Driver, text: str, value: Any) -> None:
    output = driver(manager, text)
    assert output.error is None
    assert output.output == value
    assert type(output.output) is type(value)


@DRIVERS
@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("f(x)", 2),
        ("f([x])", [2]),
        ('f({"a": x})', {"a": 2}),
        ("f([Point(1, 2)])", [Point(1, 2)]),
        ('f(")")', ")"),
        ('f("f(1), [x]")', "f(1), [x]"),
        ("f([point, {'p': (point, x)}])", [Point(1, 2), {"p": (Point(1, 2), 2)}]),
    ],
    ids=["variable", "in a list", "in a dict", "constructed", "bracket", "text like a call", "deep"],
)
def test_names_and_brackets_anywhere_in_the_arguments(driver: Driver, text: str, given: Any) -> None:
    def f(value: Any) -> Any:
        """Give it back."""
        return value

    output = driver(ToolManager([f, add_points], {"x": 2, "point": Point(1, 2)}), text)
    assert output.output == given


def test_variables_of_the_context_are_arguments(manager: ToolManager) -> None:
    assert manager.execute("add(x, 3)").output == 5


@DRIVERS
def test_one_failing_call_leaves_the_others_whole(manager: ToolManager, driver: Driver) -> None:
    output = driver(manager, "[add(1, 2), divide(1, 0), multiply(3, 4)]")
    assert [call.output for call in output.calls] == [3, None, 12]
    assert [call.state for call in output.calls] == ["finished", "failed", "finished"]
    assert output.output is None
    assert output.error is not None
    assert output.error.type == "ZeroDivisionError"


def test_a_bound_method_keeps_its_object_and_no_tool_is_copied() -> None:
    class Basket:
        def __init__(self) -> None:
            self.items: list[str] = []
            self.lock = threading.Lock()  # which cannot be copied

        def put(self, item: str) -> int:
            """Put an item into the basket."""
            self.items.append(item)
            return len(self.items)

    basket = Basket()
    made = FunctionTool(basket.put)
    manager = ToolManager([made])
    assert manager.execute("put('a') + put('b')").output == 3
    assert sorted(basket.items) == ["a", "b"]
    assert manager.tools["put"] is made


@pytest.mark.parametrize(
    "text",
    [
        "add.fn", "add.signature", "add.name", "add.call(1, 2)", "add.__globals__", "add.fn.__globals__",
        "add.__self__", "'{0.fn}'.format(add)", "[add][0].fn", "(lambda f: f.fn)(add)", "{'f': add}['f'].name",
        "getattr(add, 'fn')", "[add]", "add",
    ],
)  # fmt: skip
def test_nothing_of_a_tool_is_reachable(manager: ToolManager, text: str) -> None:
    output = manager.execute(text)
    assert output.error is not None
    assert "0x" not in output.error.message
    assert output.error.kind in {"expression", "evaluation"}


@pytest.mark.parametrize("text", ["f'{add}'", "str(add)", "repr([add])"])
def test_a_tool_as_text_tells_nothing_of_its_function(manager: ToolManager, text: str) -> None:
    output = manager.execute(text)
    assert "0x" not in str(output.output)
    assert "arithmetic" not in str(output.output)


# Many texts.


def test_many_texts_keep_their_order_and_do_not_disturb_one_another(manager: ToolManager) -> None:
    texts: list[str | FunctionExpression] = [
        "add(1, 2)",
        "nope(1)",
        "divide(1, 0)",
        "1 +",
        FunctionExpression("multiply(2, x)"),
        "add('a', 1)",
        "'a' * 3",
    ]
    for outputs in (manager.execute_many(texts), asyncio.run(manager.aexecute_many(texts))):
        assert [output.source for output in outputs] == [
            text.action if isinstance(text, FunctionExpression) else text for text in texts
        ]
        assert [output.output for output in outputs] == [3, None, None, None, 4, None, "aaa"]
        kinds = [output.error.kind if output.error else None for output in outputs]
        assert kinds == [None, "expression", "tool", "expression", None, "argument", None]


@pytest.mark.parametrize("meeting", [sync_meeting, async_meeting], ids=["sync", "async"])
def test_many_texts_run_at_the_same_time(meeting: Callable[[int], Any]) -> None:
    outputs = ToolManager([meeting(4)]).execute_many(["meet(1)", "meet(2)", "[meet(3), meet(4)]"])
    assert [output.output for output in outputs] == [1, 2, [3, 4]]


def test_no_texts_give_no_records(manager: ToolManager) -> None:
    assert manager.execute_many([]) == []


def test_one_text_is_no_list_of_texts(manager: ToolManager) -> None:
    with pytest.raises(TypeError, match="a list of expressions, not str; for a single one"):
        manager.execute_many("add(1, 2)")


def test_one_manager_serves_many_threads(manager: ToolManager) -> None:
    start = threading.Barrier(8)
    found: list[Any] = []

    def work(number: int) -> None:
        start.wait(WAIT_S)
        found.extend(manager.execute(f"[add({number}, i) for i in range(50)]").output[:1] for _ in range(5))

    workers = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(WAIT_S)
    assert sorted(found) == sorted([[number] for number in range(8)] * 5)


# Names.


def test_changes_of_the_context_are_seen(manager: ToolManager) -> None:
    manager.context["x"] = 10
    assert manager.execute("add(x, 1)").output == 11
    manager.context["y"] = [1]
    assert manager.execute("y").output == [1]
    del manager.context["y"]
    output = manager.execute("y")
    assert output.error is not None
    assert "unknown name 'y'" in output.error.message


def test_the_given_map_is_not_changed() -> None:
    given = {"x": 1, "double": lambda value: 2 * value}
    manager = ToolManager([add], given)
    manager.context["z"] = 3
    assert list(given) == ["x", "double"]
    assert list(manager.context) == ["x", "z"]
    assert manager.execute("add(double(x), z)").output == 5


def test_types_that_tools_mention_can_be_named() -> None:
    def paint(city: City, color: Color, pair: Pair, points: list[Point] | None = None) -> tuple[str, str, str]:
        """Paint a city."""
        return city.name, color.name, pair.second

    manager = ToolManager([paint])
    assert manager.execute("paint(City(name='Oslo'), Color.RED, Pair(1, 'b'))").output == ("Oslo", "RED", "b")
    assert manager.execute("paint({'name': 'Oslo'}, 'blue', [1, 'b'], [Point(1, 2)])").output == ("Oslo", "BLUE", "b")
    assert manager.execute("[Color.BLUE.value, Color('red').name]").output == ["blue", "RED"]
    output = manager.execute("Color.GREEN")
    assert output.error is not None
    assert output.error.kind == "expression"


def test_a_type_of_the_context_goes_before_the_one_that_is_mentioned() -> None:
    @dataclass
    class Other:
        x: int

    manager = ToolManager([add_points], {"Point": Other})
    assert manager.execute("Point(3).x").output == 3
    assert manager.execute("Point(3, 4)").error is not None


def test_plain_classes_and_functions_of_the_context_can_be_called() -> None:
    manager = ToolManager([add], {"Point": Point, "sqrt": math.sqrt, "math.floor": math.floor})
    assert manager.execute("add(math.floor(sqrt(16)), Point(1, 2).y)").output == 6


def make_type(name: str) -> type:
    return dataclass(type(name, (), {"__annotations__": {"x": int}}))


FIRST, SECOND = make_type("Twin"), make_type("Twin")


def taking(cls: type, name: str) -> FunctionTool:
    def fn(value: Any) -> Any:
        """Take one."""
        return value

    fn.__annotations__["value"] = cls
    return FunctionTool(fn, name=name)


@pytest.mark.parametrize(
    ("tools", "context", "message"),
    [
        ([add, FunctionTool(multiply, name="add")], {}, "two tools are named 'add'"),
        ([add], {"add": 1}, "'add' is both a tool and a name of the context"),
        ([add], {"add": lambda: 1}, "'add' is both a tool and a name of the context"),
        ([taking(FIRST, "f"), taking(SECOND, "g")], {}, "g and another tool mention two different types named 'Twin'"),
        ([add], {"_x": 1}, "'_x' must be identifiers"),
        ([add], {"two words": 1}, "'two words' must be identifiers"),
        ([add], {"_f": len}, "'_f' must be identifiers"),
        ([add], {"m": math}, "'m' holds a module"),
        ([add], {"divide": divide}, "'divide' of the context must be a tool"),
        ([add], {"divide": FunctionTool(divide)}, "'divide' of the context must be a tool"),
        ([add], {"subtract": tool(needs_approval=True)(lambda n: n)}, "'subtract' of the context must be a tool"),
        ([3], {}, "a tool needs a callable, not int"),
    ],
    ids=[
        "two tools", "tool and variable", "tool and function", "two types", "hidden variable", "two words",
        "hidden function", "module", "async function", "tool in the context", "marked function", "no tool",
    ],
)  # fmt: skip
def test_names_that_cannot_be_are_refused(tools: Any, context: Any, message: str) -> None:
    with pytest.raises(ToolDefinitionError, match=message):
        ToolManager(tools, context)


class Account:
    pass


async def look_up(account: Account, n: int) -> int:
    """Look up."""
    return n


@pytest.mark.parametrize(
    "target",
    [look_up, partial(look_up, n=1), FunctionTool(look_up), tool(needs_approval=True)(lambda account, n: n)],
    ids=["async function", "partial", "tool", "marked function"],
)
def test_an_opened_type_calls_no_function_that_must_be_a_tool(target: Any) -> None:
    with pytest.raises(ToolDefinitionError, match=r"OpenType\(Account\): what 'find' calls must be a tool"):
        ToolManager([], {"account": Account()}, types=[OpenType(Account, calls={"find": target})])


def test_an_opened_type_calls_a_plain_function() -> None:
    opened = OpenType(Account, calls={"find": lambda account, n: n + 1})
    assert ToolManager([], {"account": Account()}, types=[opened]).execute("account.find(1)").output == 2


def test_two_types_of_one_name_are_settled_by_the_context() -> None:
    manager = ToolManager([taking(FIRST, "f"), taking(SECOND, "g")], {"Twin": SECOND})
    assert manager.execute("g(Twin(1)).x").output == 1
    assert ToolManager([taking(FIRST, "f"), taking(FIRST, "g")]).execute("f(Twin(1)).x").output == 1


def test_a_class_can_be_a_tool_that_others_mention() -> None:
    manager = ToolManager([FunctionTool(Point), add_points])
    output = manager.execute("add_points(Point(1, 2), Point(3, 4))")
    assert output.output == Point(4, 6)
    assert [call.name for call in output.calls] == ["Point", "Point", "add_points"]


# Definitions, policies, limits.


def test_the_definitions_of_all_tools(manager: ToolManager) -> None:
    shown = manager.definitions()
    assert shown == manager.definitions("python")
    for name in manager.tools:
        assert f"def {name}(" in shown
    assert shown.count("class Point") == 1
    assert ToolManager().definitions() == ""


def test_an_unknown_form_of_definitions_is_refused(manager: ToolManager) -> None:
    with pytest.raises(ValueError, match="unknown tool format 'html'; the tool formats are python, json, openai"):
        manager.definitions("html")


def test_the_policy_says_how_much_of_python_is_allowed() -> None:
    manager = ToolManager([add], policy=Policy.CALLS)
    assert manager.execute("[add(1, -2), {'a': (1,)}]").output == [-1, {"a": (1,)}]
    output = manager.execute("add(1, 1 + 1)")
    assert output.error is not None
    assert output.error.kind == "expression"


def test_the_limits_hold() -> None:
    output = ToolManager([add], limits=Limits(steps=1000)).execute("[i for i in range(10000)]")
    assert output.error is not None
    assert (output.error.kind, output.error.details[0]["limit"]) == ("limit", "steps")


def test_the_time_of_calls_is_not_that_of_the_text() -> None:
    """A tool that takes longer than `time_s` is no fault of the text."""
    hold = threading.Event()

    def wait() -> bool:
        """Wait."""
        return hold.wait(2.1)

    # Of the two seconds the text takes about one thousandth, so that a busy machine does not end it.
    manager = ToolManager([wait], limits=Limits(time_s=2.0))
    text = "[wait(), sum(i for i in range(600)), wait() or sum(i for i in range(600))]"
    assert manager.execute(text).output == [False, 179700, 179700]


@pytest.mark.parametrize("timeout_s", [0, -1, float("nan")])
def test_the_timeout_of_runs_must_be_positive(timeout_s: float) -> None:
    with pytest.raises(ValueError, match="timeout_s must be above 0"):
        ToolManager([add], timeout_s=timeout_s)
    with pytest.raises(TypeError, match="timeout_s must be a number of seconds, or None, not str"):
        ToolManager([add], timeout_s=str(timeout_s))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "value"),
    [("1 + 1", 2), ("'a'", "a"), ("[x, x]", [2, 2]), ("None", None), ("np.arange(3).sum()", 3)],
    ids=["operator", "literal", "variables", "None", "numpy"],
)
@DRIVERS
def test_a_text_needs_no_call(manager: ToolManager, driver: Driver, text: str, value: Any) -> None:
    output = driver(manager, text)
    assert (output.output, output.error, output.state, output.calls, output.name) == (value, None, "finished", [], None)


def test_results_that_are_plain_or_rich_come_back_as_they_are() -> None:
    class Answer(BaseModel):
        text: str

    given = {"array": np.arange(3), "answer": Answer(text="x"), "points": [Point(1, 2)], "color": Color.RED}

    def give(name: str) -> Any:
        """Give one."""
        return given[name]

    manager = ToolManager([give])
    for name, value in given.items():
        output = manager.execute(f"give({name!r})")
        assert output.error is None
        assert type(output.output) is type(value)
        assert output.calls[0].output is value


def test_literal_and_optional_parameters() -> None:
    def order(size: Literal["s", "l"], note: str | None = None, count: int = 1) -> str:
        """Order."""
        return f"{count}{size}{note}"

    manager = ToolManager([order])
    assert manager.execute("order('s')").output == "1sNone"
    assert manager.execute("order('l', None, count='2')").output == "2lNone"
    output = manager.execute("order('m')")
    assert output.error is not None
    assert "size: expected Literal['s', 'l'], got 'm'" in output.error.message


def test_members_of_an_enum_of_the_context() -> None:
    class Level(enum.IntEnum):
        LOW = 1
        HIGH = 2

    assert ToolManager([add], {"Level": Level}).execute("add(Level.LOW, Level.HIGH)").output == 3


def test_a_call_that_the_text_computes_is_a_call_as_any_other(manager: ToolManager) -> None:
    output = manager.execute("(add if x == 2 else multiply)(3, 4) + [multiply, add][0](5, 6)")
    assert output.output == 37
    assert [(call.name, call.output) for call in output.calls] == [("add", 7), ("multiply", 30)]


@pytest.mark.parametrize("text", ["multiply(2, 3)", "[add(1, 2), divide(4, 2)]", "add('x', 2)", "1 / 0", "add(1,"])
def test_a_run_leaves_nothing_to_the_garbage_collector(manager: ToolManager, text: str) -> None:
    sandbox = Sandbox({"add": max, "multiply": pow, "divide": divmod})

    def work() -> None:
        manager.execute(text)
        with contextlib.suppress(SandboxError):
            sandbox.run(text)

    work()
    assert garbage(work) == 0


@pytest.mark.parametrize(
    "text", ["a = again(1)\n[again(a), again(2)]", "out = []\nfor i in [1, 2]:\n    out.append(again(i))"]
)
def test_a_run_whose_statements_overlap_leaves_its_text_to_no_garbage_collector(text: str) -> None:
    async def again(x: int) -> int:
        return x

    manager = ToolManager([FunctionTool(again, read_only=True)], policy=Policy.PROGRAMS)
    manager.execute(text)
    assert garbage(lambda: manager.execute(text)) == 0


def test_what_is_left_to_the_garbage_collector_is_found() -> None:
    def circle() -> None:
        left: list[Any] = []
        left.append(left)

    assert garbage(circle) == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"tools": 3}, r"tools must be a list of functions, as in ToolManager\(\[search\]\), not int"),
        ({"tools": add}, "tools must be a list of functions.*, not function"),
        ({"tools": FunctionTool(add)}, "tools must be a list of functions.*, not FunctionTool"),
        ({"tools": "add"}, "tools must be a list of functions.*, not str"),
        ({"tools": {"add": add}}, "not a dict; give a list of its values"),
        ({"context": 3}, "context must be a dict of names and values, not int"),
        ({"context": ["x"]}, "context must be a dict of names and values, not list"),
        ({"context": {3: 4}}, "context name 3 must be identifiers"),
        ({"injected": ["x"]}, "injected must be a dict of names and values, not list"),
    ],
)
def test_what_no_manager_could_be_made_of_is_told(arguments: Any, message: str) -> None:
    with pytest.raises(ToolDefinitionError, match=message):
        ToolManager(**arguments)


def test_a_copy_has_variables_of_its_own_and_an_extended_manager_has_more() -> None:
    def add(a: int, b: int) -> int:
        return a + b

    def double(n: int) -> int:
        return 2 * n

    manager = ToolManager([add], {"x": 1, "half": lambda n: n / 2}, timeout_s=9)
    copied = copy.copy(manager)
    copied.context["y"] = 2
    assert copied.execute("add(x, y)").output == 3
    assert manager.context == {"x": 1}
    extended = manager.extended([double], {"z": 5}, policy=Policy.PROGRAMS)
    assert extended.execute("n = add(x, z)\nhalf(double(n))").output == 6
    assert (extended.timeout_s, extended.sandbox.limits) == (9, manager.sandbox.limits)
    assert set(manager.tools) == {"add"}
    with pytest.raises(ToolDefinitionError, match="two tools are named 'add'"):
        manager.extended([add])


def test_the_repr_names_tools_and_variables_and_shows_no_value() -> None:
    manager = ToolManager([add], context={"key": "secret"})
    assert repr(manager) == "ToolManager(tools=['add'], context=['key'])"


def test_a_manager_says_why_it_is_not_pickled() -> None:
    with pytest.raises(TypeError, match="a ToolManager cannot be pickled: make one in each process"):
        pickle.dumps(ToolManager([]))
    assert copy.copy(ToolManager([])).tools == {}


@dataclass
class Ticket:
    """A ticket."""

    seat: int
    _secret: int = 0

    @tool(read_only=True)
    def row(self) -> int:
        """In which row it is."""
        return self.seat // 2


class Place(NamedTuple):
    """A place."""

    x: int
    y: int = 2


class Order(BaseModel):
    """An order."""

    items: int


@pytest.mark.parametrize("isolation", ["none", "best"])
@pytest.mark.parametrize(
    ("cls", "program", "value"),
    [
        (
            Ticket,
            "t = Ticket(4)\n[t.seat, t.row(), t == Ticket(4), t != Ticket(4)]",
            [4, 2, True, False],
        ),
        (Place, "p = Place(1)\n[p.x, p[1], len(p), p == (1, 2)]", [1, 2, 2, True]),
        (Order, "o = Order(items=3)\n[o.items, o == Order(items=3)]", [3, True]),
    ],
    ids=["dataclass", "named tuple", "model"],
)
def test_the_fields_of_what_a_class_that_is_a_tool_makes_are_read(
    cls: type, program: str, value: Any, isolation: Any
) -> None:
    assert ToolManager([cls], policy="programs", isolation=isolation).execute(program).unwrap() == value


def test_a_class_that_is_a_tool_gives_away_nothing_else() -> None:
    manager = ToolManager([FunctionTool(Ticket, needs_approval=True)])
    assert manager.execute("Ticket(4).seat").state == "waiting"
    assert [each.code for each in manager.check("Ticket(4)._secret")] == ["private-attribute"]


def test_what_a_class_that_is_a_tool_has_made_is_kept_in_the_journal(tmp_path: Path) -> None:
    manager = ToolManager([Ticket, FunctionTool(abs, name="size", needs_approval=True)], journal=tmp_path / "runs.db")
    waiting = manager.execute("size(Ticket(-4).seat)")
    (request,) = waiting.waiting
    output = manager.resume(waiting.run_id or "", {request.id: Approve()})
    assert (output.unwrap(), [each.output for each in output.calls]) == (4, [Ticket(-4), 4])
