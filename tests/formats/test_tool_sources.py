"""Formats take a manager, tools, functions or definitions, and say what to do with anything else."""

from typing import Any

import pytest

from lightfc import FunctionTool, Message, PromptFormat, ToolManager
from lightfc.formats import ANSWER_FORMATS


def warmth(city: str) -> int:
    """How warm it is."""
    return len(city)


MANAGER = ToolManager([FunctionTool(warmth, read_only=True)], context={"home": "Oslo"})
OFFERED: dict[str, Any] = {
    "manager": MANAGER,
    "tools": [FunctionTool(warmth)],
    "functions": [warmth],
    "definitions": [FunctionTool(warmth).definition],
}


@pytest.mark.parametrize("name", OFFERED)
def test_the_way_from_a_question_to_a_value_is_two_calls(name: str) -> None:
    form = PromptFormat("typescript+json")
    system, user = form.messages("How warm?", OFFERED[name])
    assert "warmth" in system.content
    assert ("home: str" in system.content) == (name == "manager")
    assert user.content == "How warm?"
    expression = form.read('{"name": "warmth", "arguments": {"city": "Oslo"}}', OFFERED[name])
    assert MANAGER.execute(expression).output == 4 if expression else False
    stream = form.stream(OFFERED[name])
    assert stream.feed('[{"name": "warmth", "arguments": {"city": "Oslo"}}, ') == ["warmth(city='Oslo')"]


def test_variables_of_a_manager_can_be_named() -> None:
    form = PromptFormat()
    for answer in ("warmth(home)", Message("assistant", "warmth(home)"), {"role": "assistant", "content": "home"}):
        expression = form.read(answer, MANAGER)
        assert expression is not None
        assert MANAGER.execute(expression).output in (4, "Oslo")


def test_native_is_a_format() -> None:
    form = PromptFormat("native")
    assert form.answer_format == "native"
    assert [each["function"]["name"] for each in form.tools(MANAGER)] == ["warmth"]


def test_what_is_no_tool_is_refused() -> None:
    with pytest.raises(TypeError, match="a int is neither a tool nor a definition of one; give a ToolManager"):
        PromptFormat().messages("?", [5])  # type: ignore[list-item]


def test_calls_of_the_tools_api_are_read_alike() -> None:
    from lightfc.agents.protocol import protocol_for
    from lightfc.core.messages import ToolCall
    from lightfc.formats import Names

    names = Names((), [FunctionTool(warmth).definition])
    for arguments in ('{"city": "a"}', '{"city": "a",}', "{'city': 'a'}", '{"city": "a"}}', ""):
        message = Message("assistant", "", tool_calls=(ToolCall("1", "warmth", arguments),))
        for asked in ANSWER_FORMATS:
            form = PromptFormat(f"python+{asked}")
            found, taken = form.reading(message, names), protocol_for(form).read(message, names)
            assert taken.expression is not None
            assert found.expression is not None
            assert (taken.expression.action, taken.expression.certainty) == (found.expression.action, found.certainty)


@pytest.mark.parametrize("name", OFFERED)
def test_reading_takes_what_read_takes(name: str) -> None:
    form = PromptFormat()
    assert form.reading("warmth('Oslo')", OFFERED[name]).expression == form.read("warmth('Oslo')", OFFERED[name])


def test_check_tells_that_a_reading_is_doubted() -> None:
    manager = ToolManager([warmth])
    reading = PromptFormat().read("I will not run warmth('Oslo').", manager)
    assert reading is not None
    assert [each.code for each in manager.check(reading)] == ["certainty"]
    assert manager.check(reading.action) == ()
