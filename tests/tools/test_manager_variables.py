"""Variables that are given with one text, and forgotten after it."""

import asyncio
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples.arithmetic import Point, add, add_points, multiply, numpy_sum
from lightfc import Approve, FunctionOutput, FunctionTool, ToolDefinitionError, ToolManager
from lightfc_sandbox import ExpressionError, Limits


async def aidentity(value: Any) -> Any:
    """Give back the very value."""
    return value


@pytest.fixture
def manager() -> ToolManager:
    return ToolManager([add, multiply, add_points, numpy_sum, aidentity], {"x": 2, "make": lambda: 1})


def streamed(manager: ToolManager, text: str, variables: Any) -> FunctionOutput:
    async def stream() -> FunctionOutput:
        async with manager.stream(text, variables=variables) as events:
            async for _ in events:
                pass
        return events.output

    return asyncio.run(stream())


def stopping(manager: ToolManager, text: str, variables: Any) -> FunctionOutput:
    made = ToolManager(manager.tools.values(), {**manager.context, "make": lambda: 1}, on_error="stop")
    return made.execute(text, variables=variables)


DRIVERS: dict[str, Callable[[ToolManager, str, Any], FunctionOutput]] = {
    "execute": lambda manager, text, variables: manager.execute(text, variables=variables),
    "execute_many": lambda manager, text, variables: manager.execute_many(["1", text], variables=variables)[1],
    "aexecute": lambda manager, text, variables: asyncio.run(manager.aexecute(text, variables=variables)),
    "aexecute_many": lambda manager, text, variables: asyncio.run(manager.aexecute_many([text], variables=variables))[
        0
    ],
    "stream": streamed,
    "watched": stopping,
}
driven = pytest.mark.parametrize("drive", DRIVERS.values(), ids=DRIVERS)


@driven
def test_they_stand_beside_and_over_those_of_the_context(manager: ToolManager, drive: Any) -> None:
    output = drive(manager, "[add(x, y), multiply(a.b, 3), x]", {"y": 5, "a.b": 7, "x": 1})
    assert (output.error, output.output) == (None, [6, 21, 1])


@driven
def test_they_are_forgotten_after_the_text(manager: ToolManager, drive: Any) -> None:
    assert drive(manager, "add(x, y)", {"x": 1, "y": 1}).output == 2
    output = drive(manager, "add(x, y)", None)
    assert output.error is not None
    assert "unknown name 'y'" in output.error.message
    assert drive(manager, "x", {}).output == 2
    assert manager.context == {"x": 2}


@driven
def test_they_are_passed_by_identity(manager: ToolManager, drive: Any) -> None:
    for value in (np.zeros(2), Point(1, 2), object()):
        assert drive(manager, "aidentity(value)", {"value": value}).output is value


@pytest.mark.parametrize(
    ("annotation", "value"),
    [
        (list[int], [1]), (list, [1]), (dict[str, int], {"a": 1}), (set[int], {1}), (deque[int], deque([1])),
        (np.ndarray, np.zeros(2)), (Point, Point(1, 2)), (Any, [1]),
    ],
    ids=str,
)  # fmt: skip
def test_a_tool_gets_a_copy_of_what_it_is_annotated_to_hold(annotation: Any, value: Any) -> None:
    def look(value: annotation) -> bool:
        """Whether this is the object of the host."""
        return value is given

    given = value
    output = ToolManager([look]).execute("look(box)", variables={"box": value})
    assert output.output is (annotation in (np.ndarray, Point, Any))


@driven
def test_calls_are_checked_against_them_before_anything_runs(manager: ToolManager, drive: Any) -> None:
    output = drive(manager, "[aidentity(1), add(y, 1)]", {"y": "one"})
    assert output.error is not None
    assert output.calls == []
    assert "add: a: expected int, got 'one'" in output.error.message


@driven
@pytest.mark.parametrize(
    ("variables", "message"),
    [
        ({"add": 1}, "variable 'add' has the name of a tool"),
        ({"make": 1}, "variable 'make' has the name of a function or class of the context"),
        ({"Point": 1}, "variable 'Point' has the name of a function or class of the context"),
        (
            {"f": print},
            "variable 'f' holds a builtin_function_or_method; a variable cannot be called; give ToolManager",
        ),
        ({"f": lambda: 1}, "variable 'f' holds a function"),
        ({"f": Point}, "variable 'f' holds a type"),
        ({"f": FunctionTool(add)}, "variable 'f' holds a FunctionTool"),
        ({"f": np}, "variable 'f' holds a module"),
        ({"_f": 1}, "name '_f' must be identifiers"),
        ({"a b": 1}, "name 'a b' must be identifiers"),
        ({3: 1}, "name 3 must be identifiers"),
        ([("y", 1)], "variables must be a dict of names and values, not list"),
        ("y=1", "variables must be a dict of names and values, not str"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_what_cannot_be_one_is_told_to_the_host(manager: ToolManager, drive: Any, variables: Any, message: str) -> None:
    with pytest.raises(ToolDefinitionError) as caught:
        drive(manager, "1", variables)
    assert message in str(caught.value)


def test_preflight_knows_them(manager: ToolManager) -> None:
    assert [call.source for call in manager.preflight("add(y, x)", variables={"y": 1}).calls] == ["add(y, x)"]
    with pytest.raises(ExpressionError, match="unknown name 'y'"):
        manager.preflight("add(y, x)")
    with pytest.raises(ExpressionError, match="add: a: expected int, got 'one'"):
        manager.preflight("add(x, 1)", variables={"x": "one"})
    with pytest.raises(ToolDefinitionError, match="name of a tool"):
        manager.preflight("1", variables={"add": 1})


def test_runs_at_the_same_time_see_their_own(manager: ToolManager) -> None:
    async def all_of_them() -> list[FunctionOutput]:
        return await asyncio.gather(
            *(manager.aexecute("aidentity(aidentity(y)) + x", variables={"y": y}) for y in range(20))
        )

    assert [each.output for each in asyncio.run(all_of_them())] == [y + 2 for y in range(20)]


def test_the_names_of_many_texts_are_not_kept_for_ever(manager: ToolManager) -> None:
    for number in range(200):
        assert manager.execute(f"v{number} + x", variables={f"v{number}": number}).output == number + 2
    assert len(manager.sandbox.environment._kept_names) <= 64


def waiting(value: int) -> int:
    """Give the value."""
    return value


def test_a_run_that_waits_keeps_them(tmp_path: Path) -> None:
    tool = FunctionTool(waiting, needs_approval=True)
    manager = ToolManager([tool], limits=Limits())
    output = manager.execute("waiting(y) + 1", variables={"y": 4})
    assert output.state == "waiting"
    assert manager.resume(output, {output.waiting[0].id: Approve()}).output == 5

    journalled = ToolManager([tool], journal=tmp_path / "runs.db")
    output = journalled.execute("waiting(y) + 1", variables={"y": 4}, run_id="r")
    decisions = {output.waiting[0].id: Approve()}
    assert journalled.resume("r", decisions, variables={"y": 4}).output == 5


def test_what_is_printed_before_one_is_changed_is_told_once(manager: ToolManager) -> None:
    programs = ToolManager(manager.tools.values(), manager.context, policy="programs")
    out = programs.execute("print('before')\nfound.append(x)\nprint(found)", variables={"found": [1]})
    assert (out.error, out.printed) == (None, "before\n[1, 2]\n")
