"""Programs through `ToolManager`: calls overlap inside a statement, and statements follow one another."""

import asyncio
from typing import Any

import pytest

from lightfc import FunctionOutput, FunctionTool, ToolManager
from lightfc_sandbox import Policy


def twice(i: int) -> int:
    return 2 * i


async def half(i: int) -> float:
    await asyncio.sleep(0)
    return i / 2


def fails(i: int) -> int:
    raise KeyError(f"no {i}")


@pytest.fixture
def manager() -> ToolManager:
    return ToolManager([twice, half, fails], context={"x": 2, "items": [1, 2]}, policy=Policy.PROGRAMS)


def states(output: FunctionOutput) -> list[tuple[str | None, str, Any]]:
    return [(call.name, call.state, call.output) for call in output.calls]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("a = twice(1)\nb = half(a)\na + b", 3.0),
        ("out = []\nfor i in items:\n    out.append(twice(i))\nout", [2, 4]),
        ("def f(n):\n    return twice(n) + half(n)\n[f(1), f(2)]", [2.5, 5.0]),
        ("i = 0\nwhile twice(i) < 6:\n    i += 1\ni", 3),
        ("try:\n    fails(1)\nexcept KeyError as error:\n    said = str(error)\nsaid", "'no 1'"),
        ("import asyncio\nawait asyncio.gather(half(1), half(2))", [0.5, 1.0]),
        ("items.append(twice(x))\nitems", [1, 2, 4]),
        ("x = 5\ntwice(x)", 10),
        ("twice(3)", 6),
    ],
)
def test_programs_give_their_value(manager: ToolManager, text: str, value: Any) -> None:
    output = manager.execute(text)
    assert (output.output, output.error) == (value, None)
    assert asyncio.run(manager.aexecute(text)).output == value
    assert manager.context == {"x": 2, "items": [1, 2]}


def test_what_follows_a_failure_is_not_called(manager: ToolManager) -> None:
    output = manager.execute("twice(1)\nfails(2)\ntwice(3)")
    assert states(output) == [("twice", "finished", 2), ("fails", "failed", None)]
    assert output.error is not None
    assert output.error.type == "KeyError"


@pytest.mark.parametrize(
    ("text", "recorded"),
    [
        ("bad(1)\nwrite(2)", ["bad"]),
        ("bad(1)\nread(2)", ["bad"]),
        ("bad(1)\nact(2)", ["bad"]),
        ("bad(1)\nalone(2)", ["bad"]),
        ("x = bad(1)\n[read(2), read(x)]", ["bad"]),
        ("for i in [1, 2]:\n    bad(i)", ["bad"]),
        ("def f(x):\n    bad(x)\n    return read(x)\n[f(1)]", ["bad"]),
        ("def f(x):\n    bad(x)\n    if x:\n        return act(x)\nf(1)", ["bad"]),
        ("[bad(1), act(2)]", ["bad", "act"]),
        ("act(bad(1))", ["bad", "act"]),
    ],
)
def test_a_call_that_python_would_not_have_come_to_is_not_recorded(text: str, recorded: list[str]) -> None:
    async def bad(x: int) -> int:
        await asyncio.sleep(0)
        raise KeyError(x)

    async def same(x: int) -> int:
        return x

    tools = [
        bad, FunctionTool(same, name="write"), FunctionTool(same, name="read", read_only=True),
        FunctionTool(same, name="act", read_only=False), FunctionTool(same, name="alone", sequential=True),
    ]  # fmt: skip
    output = ToolManager(tools, policy=Policy.PROGRAMS).execute(text)
    assert [call.name for call in output.calls] == recorded


def test_the_failure_that_is_told_is_the_one_that_was_not_caught(manager: ToolManager) -> None:
    output = manager.execute("try:\n    fails(1)\nexcept KeyError:\n    pass\nfails(2)")
    assert output.error is not None
    assert "no 2" in output.error.message


def test_records_are_in_the_order_of_the_calls(manager: ToolManager) -> None:
    output = manager.execute("for i in range(2):\n    twice(half(4 * i))\ntwice(9)")
    assert [(call.name, call.output) for call in output.calls] == [
        ("half", 0.0), ("twice", 0), ("half", 2.0), ("twice", 4), ("twice", 18),
    ]  # fmt: skip


def test_a_name_that_the_text_assigns_is_not_checked_by_its_old_value() -> None:
    manager = ToolManager([twice], context={"x": "no number"}, policy=Policy.PROGRAMS)
    assert manager.execute("x = 1\ntwice(x) + twice(x)").output == 4
    assert manager.execute("def f(x):\n    return twice(x) + twice(x)\nf(1)").output == 4


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("print('a', twice(1))\ntwice(2)", "a 2\n"),
        ("for each in [twice(1), twice(2)]:\n    print(each, end=';')", "2;4;"),
        ("print(1)\n1 / 0", "1\n"),
        ("xs.append(2)\nprint(xs)", "[1, 2]\n"),
        ("twice(1)", ""),
    ],
)
def test_what_a_program_prints_is_in_its_record(text: str, printed: str) -> None:
    output = ToolManager([twice], {"xs": [1]}, policy=Policy.PROGRAMS).execute(text)
    assert output.printed == output.to_dict()["printed"] == printed
    assert FunctionOutput.from_json(output.to_json()).printed == printed


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"policy": "statements"}, "policy must be one of .*PROGRAMS.*, not 'statements'"),
        ({"limits": {"calls": 1}}, "dict"),
    ],
)
def test_options_of_a_wrong_kind_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        ToolManager([twice], **options)
