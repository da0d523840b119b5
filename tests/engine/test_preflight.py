import dataclasses
from itertools import pairwise, product
from typing import Any, Literal

import numpy as np
import pytest

from examples.arithmetic import Point, add, add_points, divide, multiply, numpy_sum
from lightfc import FunctionExpression, FunctionTool, ToolManager
from lightfc_sandbox import ExpressionError, LimitExceeded, Limits, Policy


def boom(value: int) -> int:
    """Must never be called."""
    raise AssertionError("executed")


@pytest.fixture
def manager() -> ToolManager:
    context = {"x": 2, "word": "two", "point": Point(1, 2), "items": [1, "two"], "make": lambda: 1}
    context["geo.Point"] = Point
    return ToolManager([add, multiply, divide, add_points, numpy_sum, boom], context)


def problems(manager: ToolManager, text: str) -> list[str]:
    with pytest.raises(ExpressionError) as caught:
        manager.preflight(text)
    return [violation.message for violation in caught.value.violations]


def test_the_plan_lists_the_calls_in_the_order_of_python(manager: ToolManager) -> None:
    plan = manager.preflight(" add(multiply(1, 2), 3) + make() + sum(divide(i, 2) for i in [boom(4)])")
    assert plan.text == " add(multiply(1, 2), 3) + make() + sum(divide(i, 2) for i in [boom(4)])"
    assert [(call.name, call.source, call.repeated) for call in plan.calls] == [
        ("multiply", "multiply(1, 2)", False),
        ("add", "add(multiply(1, 2), 3)", False),
        ("boom", "boom(4)", False),
        ("divide", "divide(i, 2)", True),
    ]
    assert plan.calls[1].tool is manager.tools["add"]
    assert repr(plan.calls[1]) == "PlannedCall('add(multiply(1, 2), 3)')"


def test_an_expression_of_a_model_is_taken_too(manager: ToolManager) -> None:
    assert len(manager.preflight(FunctionExpression("boom(1)")).calls) == 1
    assert manager.preflight("x").calls == ()


def test_every_problem_is_told_at_once_in_source_order(manager: ToolManager) -> None:
    text = "[add(1), boom(1), add(1, 'b'), add(1, 2, 3), add(c=1), add(word, 1), multiply(1, a=2)]"
    assert problems(manager, text) == [
        "add: missing argument 'b', expected int",
        "add: b: expected int, got 'b'",
        "add: takes at most 2 positional arguments, 3 given",
        "add: unexpected argument 'c' (it takes a, b)",
        "add: missing argument 'a', expected int",
        "add: missing argument 'b', expected int",
        "add: a: expected int, got 'two'",
        "multiply: argument 'a' given twice, by position and by name",
        "multiply: missing argument 'b', expected int",
    ]


@pytest.mark.parametrize("value", ["multiply(1, 2)", "[1][0]"])
def test_a_wrong_place_is_told_whether_or_not_the_value_is_known(manager: ToolManager, value: str) -> None:
    for count, *names in product(range(4), ("", "a"), ("", "b"), ("", "c")):
        shape = ", ".join(["{}"] * count + [f"{name}={{}}" for name in names if name])
        written, coming = (
            [each.message for each in manager.check(f"add({shape})".replace("{}", given))] for given in ("1", value)
        )
        assert coming == written, shape


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        (
            "[add('a', eval(1)), ad(1), add(1)]",
            [
                "add: a: expected int, got 'a'",
                "unknown name 'eval'",
                "unknown name 'ad'; did you mean 'add'?",
                "add: missing argument 'b', expected int",
            ],
        ),
        (
            "[boom((2).__bases__), boom('one'), geo.Point(1)]",
            ["attribute '__bases__'", "boom: value: expected int, got 'one'", "geo.Point: missing argument 'y'"],
        ),
        ("add(nope, 'b')", ["add: b: expected int, got 'b'", "unknown name 'nope'"]),
        ("nope(add('a', 1))", ["unknown name 'nope'", "add: a: expected int, got 'a'"]),
        ("add(eval('1'), boom([])) + 1", ["unknown name 'eval'", "boom: value: expected int, got []"]),
    ],
    ids=["names", "attribute and constructor", "in one call", "around", "inside"],
)
def test_what_is_not_allowed_hides_no_wrong_argument_elsewhere(
    manager: ToolManager, text: str, messages: list[str]
) -> None:
    found = problems(manager, text)
    assert [message[: len(expected)] for message, expected in zip(found, messages, strict=True)] == messages
    error = manager.execute(text).error
    assert error is not None
    assert len(error.details) == len(messages)


@pytest.mark.parametrize(
    "text",
    [
        "class add: pass\nadd('a')",
        "match x:\n    case add: add('a')",
        "match x:\n    case [*add]: add('a')",
        "match x:\n    case {**add}: add('a')",
        "from somewhere import add\nadd('a')",
        "import nothing.there as add\nadd('a')",
        "def f(add=eval('1')):\n    add('a')",
        "with x as add:\n    add('a')",
        "[add(nope, 1), boom(len([nope])), add(nope(1), nope[0]), add(*nope), add(**nope)]",
        "boom(x.__len__()) + boom(word.__bases__) + numpy_sum(eval('[1]'))",
        "global word\nboom(word.real + nope)",
    ],
    ids=lambda text: text.splitlines()[0],
)
def test_what_is_not_allowed_raises_no_false_alarm(manager: ToolManager, text: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        manager.extended(policy=Policy.PROGRAMS).preflight(text)
    assert "wrong-argument" not in {violation.code for violation in caught.value.violations}


def test_the_type_of_what_the_policy_does_not_list_is_not_told(manager: ToolManager) -> None:
    calls = manager.extended(policy=Policy.CALLS)
    assert problems(calls, "[numpy_sum(len([1])), numpy_sum(f'{x}'), numpy_sum(1 + 2)]")
    with pytest.raises(ExpressionError) as caught:
        calls.preflight("[numpy_sum(len([1])), numpy_sum(f'{x}'), numpy_sum(1 + 2)]")
    assert "wrong-argument" not in {violation.code for violation in caught.value.violations}


@pytest.mark.parametrize("text", ["[boom(1), add('one', 2)]", "add(boom(1), 'b')", "[boom(1), nope(2)]"])
def test_nothing_is_executed_where_anything_is_wrong(manager: ToolManager, text: str) -> None:
    output = manager.execute(text)
    assert output.error is not None
    assert output.error.type == "ExpressionError"
    assert (output.calls, output.state, output.output) == ([], "failed", None)
    assert output.duration_s > 0


def test_a_wrong_argument_is_told_with_its_place_and_the_signature(manager: ToolManager) -> None:
    output = manager.execute("[add(1, 2),\n add('one', 2)]")
    assert output.error is not None
    assert output.error.kind == "argument"
    assert output.error.message == (
        "add: a: expected int, got 'one' [wrong-argument]\n"
        "  2 |  add('one', 2)]\n"
        "       ^^^^^^^^^^^^^\n"
        "  allowed: add(a: int, b: int) -> int"
    )
    assert output.error.span is not None
    assert output.error.span.line == 2
    assert output.error.details[0]["code"] == "wrong-argument"


@pytest.mark.parametrize(
    "text",
    [
        "[boom(add(1, 2)), 1]",
        "[boom(x + 1), boom(make()), boom(items[0])]",
        "[add(*items), add(1, *[2])]",
        "[add(**{'a': 1, 'b': 2}), boom(1)]",
        "[add(1, **{'b': 2}), boom(1)]",
        "[add_points(point, Point(3, 4)), add_points({'x': 1, 'y': 2}, p2={'x': x, 'y': add(1, 2)})]",
        "[numpy_sum([[1, x], [3, -4.5]]), numpy_sum([add(1, 2)]), numpy_sum((1, 2))]",
        "[add_points({'x': 1, **{'y': 2}}, point), boom(-x)]",
        "[add('1', '2'), add(1, -2)]",
        "[boom(1) if x else 2, boom(3) and boom(4)]",
    ],
    ids=[
        "result of a call", "computed", "starred", "double starred", "partly double starred", "dataclasses", "arrays",
        "unpacked dict", "numeric strings and minus", "branches",
    ],
)  # fmt: skip
def test_what_may_fit_is_left_to_the_run(manager: ToolManager, text: str) -> None:
    assert manager.preflight(text).calls


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[add(-1.5, 2), x]", "add: a: expected int, got -1.5"),
        ("add_points({'x': 1}, point)", "add_points: p1.y: "),
        ("add_points({'x': 'one', 'y': 2}, point)", "add_points: p1.x: expected int, got 'one'"),
        ("numpy_sum([[1], [2, 3]])", "numpy_sum: arr: "),
        ("add(word, 1)", "add: a: expected int, got 'two'"),
        ("add((1, 2), 1)", "add: a: expected int, got (1, 2)"),
        ("add(None, 1)", "add: a: expected int, got None"),
    ],
    ids=["minus", "missing field", "wrong field", "array", "variable", "tuple", "None"],
)
def test_values_that_are_written_out_are_checked(manager: ToolManager, text: str, problem: str) -> None:
    assert [message[: len(problem)] for message in problems(manager, text)] == [problem]


@pytest.mark.parametrize(
    "text",
    [
        "[add(word, multiply(1, 2)) for word in [1, 2]]",
        "[add(word, multiply(i, 2)) for i, word in [(1, 2)]]",
        "(lambda word: add(word, multiply(1, 2)))(1)",
        "[(word := 5), add(word, multiply(1, 2))]",
    ],
    ids=["comprehension", "unpacked", "lambda", "walrus"],
)
def test_a_name_that_the_text_gives_another_meaning_is_not_the_variable(manager: ToolManager, text: str) -> None:
    manager.preflight(text)
    output = manager.execute(text)
    assert output.error is None
    assert output.output == eval(text, {"add": add, "multiply": multiply})


def test_a_variable_is_still_checked_beside_other_names_of_the_text(manager: ToolManager) -> None:
    assert problems(manager, "[add(word, i) for i in [1]]") == ["add: a: expected int, got 'two'"]


def test_variables_are_looked_up_when_they_are_needed(manager: ToolManager) -> None:
    manager.context["word"] = 2
    assert manager.preflight("add(word, 1)").calls
    manager.context["word"] = [2]
    assert manager.preflight("numpy_sum(word)").calls
    assert problems(manager, "add(word, 1)") == ["add: a: expected int, got list from variable word"]


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("[nope(1), add(1, 2), y]", ["unknown name 'nope'", "unknown name 'y'"]),
        ("add.__globals__ + (2).__bases__", ["'__globals__' starts with", "'__bases__' starts with"]),
        ("1 +", ["invalid syntax"]),
    ],
    ids=["unknown", "forbidden", "syntax"],
)
def test_faults_of_the_text_come_first(manager: ToolManager, text: str, messages: list[str]) -> None:
    found = problems(manager, text)
    assert len(found) == len(messages)
    for message, part in zip(found, messages, strict=True):
        assert part in message


def test_a_text_that_is_too_long_is_a_limit(manager: ToolManager) -> None:
    manager = ToolManager([add], limits=Limits(source_chars=10))
    with pytest.raises(LimitExceeded, match="source_chars = 10"):
        manager.preflight("add(1, 2) + 3")


def test_a_text_must_be_a_str(manager: ToolManager) -> None:
    with pytest.raises(TypeError, match="a program is a str, not int"):
        manager.preflight(3)  # type: ignore[arg-type]


def test_tools_from_definitions_are_checked_as_well() -> None:
    parameters: dict[str, Any] = {"type": "object", "properties": {"n": {"type": "integer"}}, "required": ["n"]}
    made = FunctionTool.from_schema({"name": "f", "parameters": parameters}, dict)
    manager = ToolManager([made])
    assert problems(manager, "[f('one'), f('1'), f(), f(n=f(2)), f(f'{1}')]") == [
        "f: n: expected int, got 'one'",
        "f: missing argument 'n', expected int",
    ]


# What a value's type tells before the value is there.


def names() -> list[str]:
    """Some names."""
    return ["a"]


def origin() -> Point:
    """The origin."""
    return Point(0, 0)


def maybe() -> str | None:
    """Perhaps a word."""
    return None


def count(items: list[str], by: Literal["a", "b"] = "a", more: dict[str, list[int]] | None = None) -> int:
    """Count."""
    return len(items)


def write(path: str, *lines: str, **options: bool) -> None:
    """Write lines."""


@pytest.fixture
def flowing() -> ToolManager:
    schema = {"name": "plot", "parameters": {"type": "object", "properties": {"n": {"type": "integer"}}}}
    plot = FunctionTool.from_schema({**schema, "required": ["n"]}, dict, strict=True)
    context = {"words": ["a"], "table": {"a": 1}, "point": Point(1, 2), "np_array": np.zeros(2)}
    return ToolManager([add, names, origin, maybe, count, write, add_points, numpy_sum, plot], context)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("add(names(), 1)", "add: a: expected int, got list from names()"),
        ("add(1, b=origin())", "add: b: expected int, got Point from origin()"),
        ("count(add(1, 2))", "count: items: expected list[str], got int from add()"),
        ("count(['a', names()])", "count: items[1]: expected str, got list from names()"),
        ("count(names(), more={'k': [origin()]})", "count: more['k'][0]: expected int, got Point from origin()"),
        ("count(names(), by=names())", "count: by: expected Literal['a', 'b'], got list from names()"),
        ("add_points(origin(), add(1, 2))", "add_points: p2: expected Point, got int from add()"),
        ("add_points({'x': 1, 'y': names()}, point)", "add_points: p1.y: expected int, got list from names()"),
        ("add_points(words, point)", "add_points: p1: expected Point, got list from variable words"),
        ("numpy_sum(add(1, 2))", "numpy_sum: arr: expected np.ndarray, got int from add()"),
        ("write(add(1, 2))", "write: path: expected str, got int from add()"),
        ("write('p', 'a', names())", "write: lines[1]: expected str, got list from names()"),
        ("write('p', a=names())", "write: a: expected bool, got list from names()"),
        ("write(write('p'))", "write: path: expected str, got None from write()"),
        ("count(items=1 < 2)", "count: items: expected list[str], got bool"),
        ("add(f'{names()}', [i for i in names()])", "add: b: expected int, got list"),
        ("write(len(names()) + 1)", "write: path: expected str, got int"),
        ("write(not names())", "write: path: expected str, got bool"),
        ("add({'a', 'b'}, 1)", "add: a: expected int, got set"),
        ("add(names() if maybe() else origin(), 1)", "add: a: expected int, got Point | list"),
        ("add(sorted(names()), 1)", "add: a: expected int, got list"),
        ("add(', '.join(names()).split(), 1)", "add: a: expected int, got list"),
        ("plot(1000 * (1 + 0.05 / 4))", "plot: n: expected int, got 1012.5"),
        ("plot(names())", "plot: n: expected int, got list from names()"),
        ("[add(names(), i) for i in [1]]", "add: a: expected int, got list from names()"),
        ("add(await names(), 1)", "add: a: expected int, got list"),
    ],
)
def test_a_type_that_can_never_fit_is_told(flowing: ToolManager, text: str, problem: str) -> None:
    assert problems(flowing, text) == [problem]


@pytest.mark.parametrize(
    "text",
    [
        "add(add(1, 2), maybe())",
        "count(maybe())",
        "count(words)",
        "count([maybe(), 'a', f'{maybe()}'])",
        "count((maybe(), 'a'))",
        "count({maybe(), 'a'})",
        "count(names(), maybe())",
        "count(more={'a': []}, items=maybe())",
        "add_points(table, maybe())",
        "add_points({'x': 1, 'y': add(1, 2)}, origin())",
        "numpy_sum(np_array)",
        "numpy_sum(names())",
        "numpy_sum(maybe())",
        "add(np_array[0], point.x)",
        "write(maybe(), *names(), **{'a': True})",
        "[add(len, 1) for len in [1, 2]]",
        "(lambda sorted: add(sorted(3), 1))(lambda x: x)",
        "add(True + 1, 1.0)",
        "[(table := 3), add(table, 1)]",
        "plot(add(1, 2))",
        "plot(2 ** 3 * add(1, 2))",
        "plot(7 // 2 + True)",
    ],
)
def test_a_type_that_could_fit_is_left_to_the_run(flowing: ToolManager, text: str) -> None:
    assert flowing.preflight(text).text == text


def test_the_names_of_a_program_are_its_own() -> None:
    manager = ToolManager([add, names], {"words": ["a"]}, policy=Policy.PROGRAMS)
    assert manager.execute("words = 2\nadd(words, 1)").output == 3
    assert manager.execute("def sorted(x): return 3\nadd(sorted(names()), 1)").output == 4
    assert "expected int, got list from names()" in str(manager.execute("x = add(names(), 1)").error)


# What a model sees of a wrong call.


class Opaque:
    """An object of the host that tells where it lives."""


def many(kind: Literal["value 0", "value 1"], a: int, b: int, c: int, thing: Opaque | None = None) -> int:
    """Take many."""
    return a


def test_the_signature_stands_once_after_all_that_is_wrong_with_a_call() -> None:
    manager = ToolManager([many, add], {"thing": Opaque()})
    with pytest.raises(ExpressionError) as caught:
        manager.preflight("[many('x', b='y', d=1), add(1)]")
    text = str(caught.value)
    assert text.count("many(kind: Literal['value 0', 'value 1']") == 1
    assert text.count("add(a: int, b: int)") == 1
    parts = ["missing argument 'a'", "missing argument 'c'", "unexpected argument 'd'", "kind: expected", "b: expected"]
    assert all(part in text for part in parts)


def test_the_nearest_of_the_listed_values_is_told() -> None:
    schema = {"type": "object", "properties": {"kind": {"type": "string", "enum": ["celsius", "kelvin"]}}}
    manager = ToolManager([many, FunctionTool.from_schema({"name": "pick", "parameters": schema}, dict)])
    assert "(did you mean 'value 0'?)" in str(manager.execute("many('value_0', 1, 2, 3)").error)
    assert "(did you mean 'celsius'?)" in str(manager.execute("pick('Celsius')").error)


def test_a_message_is_short_whatever_the_signature() -> None:
    values = [f"value number {i}" for i in range(1000)]
    schema = {"type": "object", "properties": {"kind": {"type": "string", "enum": values}}, "required": ["kind"]}
    manager = ToolManager([FunctionTool.from_schema({"name": "pick", "parameters": schema}, dict)])
    with pytest.raises(ExpressionError) as caught:
        manager.preflight("[pick('nothing')]")
    assert len(str(caught.value)) < 2500


@pytest.mark.parametrize("text", ["total({faults})", "[total({faults}), 1]", "total(Numbers({faults}).each)"])
def test_many_faults_of_one_call_are_a_message_that_is_worth_reading(text: str) -> None:
    @dataclasses.dataclass
    class Numbers:
        each: list[int]

    def total(numbers: list[int]) -> int:
        return sum(numbers)

    text = text.format(faults=["x"] * 100)
    message = str(ToolManager([total], {"Numbers": Numbers}).execute(text).error)
    assert message.count("expected int, got 'x'") == 10
    assert "and 90 more" in message
    assert message.count("  1 | ") == 1
    assert message.splitlines()[-1].startswith("  allowed: ")
    assert len(message) < 1500


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("boom(*['a'])", "boom: value: expected int, got 'a'"),
        ("boom(**{'value': []})", "boom: value: expected int, got []"),
        ("boom(*[1, 2])", "boom: takes at most 1 positional argument, 2 given"),
        ("boom(*(word,))", "boom: value: expected int, got 'two'"),
        ("numpy_sum(len)", "numpy_sum: a function cannot leave the program, only data can: call 'len' instead"),
        ("numpy_sum([1, make])", "numpy_sum: a function cannot leave the program, only data can: call 'make' instead"),
        ("numpy_sum(lambda: 1)", "numpy_sum: a function cannot leave the program, only data can: call it instead"),
        (
            "numpy_sum(geo.Point)",
            "numpy_sum: a function cannot leave the program, only data can: call 'geo.Point' inst",
        ),
    ],
)
def test_spread_arguments_and_functions_are_known_where_they_are_written(
    manager: ToolManager, text: str, told: str
) -> None:
    output = manager.execute(f"[boom(1), {text}]")
    assert output.error is not None
    assert told in output.error.message
    assert output.calls == []


@pytest.mark.parametrize(
    "text",
    ["add(*[1], *[2])", "add(**{'a': 1}, b=2)", "add(*items[:1], 2)", "[add(1, len) for len in [1]]",
     "add(1, 2 or len)", "add(1, len and 2)", "sum(map(abs, [add(1, 2)]))"],
)  # fmt: skip
def test_spread_arguments_and_names_that_may_fit_are_let_pass(manager: ToolManager, text: str) -> None:
    assert manager.check(text) == ()
    assert manager.execute(text).error is None


@pytest.fixture
def programs(flowing: ToolManager) -> ToolManager:
    return flowing.extended([boom], {"word": "two"}, policy=Policy.PROGRAMS)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("y = 'one'\nboom(y)", "boom: value: expected int, got 'one'"),
        ("y = []\ny.append(1)\nboom(y)", "boom: value: expected int, got list"),
        ("y = names()\nboom(y)", "boom: value: expected int, got list from names()"),
        ("for i in [1, 2]:\n    y = f'{i}'.split()\n    boom(y)", "boom: value: expected int, got list"),
        ("def f():\n    y: str = 'a'\n    return boom(y)\nf()", "boom: value: expected int, got 'a'"),
        ("a = 'one'\nb = a\nboom(b)", "boom: value: expected int, got 'one'"),
        ("boom(y)\ny = ['never there']", "boom: value: expected int, got list"),
    ],
)
def test_what_a_program_assigns_once_is_known(programs: ToolManager, text: str, told: str) -> None:
    text = f"add(1, 1)\n{text}"
    assert [each.message for each in programs.check(text)] == [told]
    assert programs.execute(text).calls == []


@pytest.mark.parametrize(
    "text",
    [
        "y = 'one'\ny = 1\nadd(y, 1)",
        "y = 'one'\nfor y in [1]:\n    add(y, 1)",
        "if word:\n    y = 1\nelse:\n    y = []\nadd(y, 1)",
        "y = 1\ny += 1\nadd(y, 1)",
        "y = ['one']\ny[0] = 1\nadd(y[0], 1)",
        "y = ('a', 1)\nadd(y[1], 1)",
        "y = [[1]]\nplot(y[0][0])",
        "def f(y):\n    return add(y, 1)\ny = []\nf(2)",
        "y = 2.0\nadd(y, 1)",
        "[y for y in [1]]\ny = []\n[add(y, 1) for y in [2]]",
        "a = 1\n" + "\n".join(f"{b} = {a} + {a}" for a, b in pairwise("abcdefghijklmnopqrstuvwxyz")) + "\nadd(z, 1)",
    ],
)
def test_what_a_program_may_have_meant_is_let_pass(programs: ToolManager, text: str) -> None:
    assert programs.check(text) == ()
    assert programs.execute(text).error is None


def test_a_variable_that_is_said_by_itself_is_not_known(programs: ToolManager) -> None:
    assert programs.check("y = z\nz = y\nadd(z, y)") == ()


def test_what_is_wrong_with_a_text_is_told_as_data(manager: ToolManager) -> None:
    assert [(each.code, each.message) for each in manager.check("[add(1, 'b'), nothing, boom(1)]")] == [
        ("wrong-argument", "add: b: expected int, got 'b'"),
        ("unknown-name", "unknown name 'nothing'"),
    ]
    assert manager.check("add(y, 1)", variables={"y": 1}) == ()
    assert [each.message for each in manager.check("add(y, 1)", variables={"y": "a"})] == [
        "add: a: expected int, got 'a'"
    ]
    assert [each.code for each in manager.check(FunctionExpression("boom("))] == ["syntax"]
    assert [each.code for each in manager.check("1" * 1_000_000)] == ["limit"]


@pytest.mark.parametrize("text", ["[many(thing, 1, 2, thing=thing)]", "many(kind=thing, a=thing, b=thing, c=[thing])"])
def test_no_message_tells_an_address_or_a_traceback(text: str) -> None:
    output = ToolManager([many], {"thing": Opaque()}).execute(text)
    assert output.error is not None
    assert output.error.kind == "argument"
    assert "0x" not in output.error.message
    assert "Traceback" not in output.error.message
