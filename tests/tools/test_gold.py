"""2,351 real cases from end to end: tools from their documentation, the right answer executed, each call as written.

`pytest tests/tools/test_gold.py -s` prints how many of them run.
"""

import asyncio
from typing import Any

import pytest

from lightfc import FunctionOutput, FunctionTool, ToolManager
from tests.support.bfcl import REFUSED, RIGHT_WITHOUT_OPTIONAL, load_gold, same, written_calls

Call = tuple[str, dict[str, Any]]

FORMS = pytest.mark.parametrize(
    ("form", "refused"),
    [("expression", REFUSED.keys()), ("expression_min", REFUSED.keys() - RIGHT_WITHOUT_OPTIONAL)],
    ids=["all arguments", "required arguments"],
)


@pytest.fixture(scope="module")
def gold() -> list[dict[str, Any]]:
    return load_gold()


def recording_tool(definition: dict[str, Any], arrived: list[Call]) -> FunctionTool:
    def handler(**arguments: Any) -> Call:
        arrived.append((definition["name"], arguments))
        return arrived[-1]

    return FunctionTool.from_schema(definition, handler, inline=True)


def answering_tool(definition: dict[str, Any]) -> FunctionTool:
    async def handler(**arguments: Any) -> Call:
        await asyncio.sleep(0)
        return definition["name"], arguments

    return FunctionTool.from_schema(definition, handler)


def all_arrived(arrived: list[Call], expression: str) -> bool:
    """Whether the calls came in the order written, each with exactly its arguments: names, values, types and order."""
    return same([list(call) for call in arrived], [list(call) for call in written_calls(expression)])


@FORMS
def test_every_right_answer_runs_and_every_call_arrives_as_written(
    gold: list[dict[str, Any]], form: str, refused: set[str]
) -> None:
    stopped: dict[str, FunctionOutput] = {}
    for case in gold:
        arrived: list[Call] = []
        manager = ToolManager([recording_tool(definition, arrived) for definition in case["functions"]])
        output = manager.execute(case[form])
        if output.error is None:
            assert all_arrived(arrived, case[form]), case["id"]
            assert [call.output for call in output.calls] == arrived, case["id"]
        else:
            stopped[case["id"]] = output
    print(f"\n{form}: {len(gold) - len(stopped):,} of {len(gold):,} cases run")  # noqa: T201 - the figure to report
    assert len(gold) == 2351
    # Those that do not run contradict their own documentation, and are told so: an argument error with the parameter.
    assert stopped.keys() == refused
    for case_id, output in stopped.items():
        assert output.error is not None
        assert output.error.kind == "argument", case_id
        assert f"{REFUSED[case_id]}" in output.error.message, case_id


@FORMS
def test_async_tools_get_the_same_calls(gold: list[dict[str, Any]], form: str, refused: set[str]) -> None:
    async def executed() -> int:
        count = 0
        for case in gold[::7]:
            manager = ToolManager([answering_tool(definition) for definition in case["functions"]])
            output = await manager.aexecute(case[form])
            assert (output.error is not None) is (case["id"] in refused), case["id"]
            if output.error is None:
                answers = output.output if isinstance(output.output, list) else [output.output]
                assert all_arrived(answers, case[form]), case["id"]
                count += 1
        return count

    assert asyncio.run(executed()) > 300


def test_every_right_answer_passes_the_check_before_it_runs(gold: list[dict[str, Any]]) -> None:
    for case in gold[::7]:
        if case["id"] not in REFUSED:
            plan = ToolManager([answering_tool(definition) for definition in case["functions"]]).preflight(
                case["expression"]
            )
            assert [call.name for call in plan.calls] == [name for name, _ in written_calls(case["expression"])]
