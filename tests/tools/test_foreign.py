"""Tools of other libraries, given to a manager as they are: by their shape, and by the libraries where they are there.

The extra `peers` brings the libraries.
"""

from typing import Any

import pytest

from lightfc import FunctionTool, ToolDefinitionError, ToolManager

SCHEMA = {
    "type": "object",
    "properties": {"a": {"type": "integer"}, "b": {"type": "integer", "default": 2}},
    "required": ["a"],
}


def add(a: int, b: int = 2) -> int:
    """Add two numbers.

    Args:
        a: One.
        b: The other.
    """
    return a + b


def langchain() -> Any:
    return pytest.importorskip("langchain_core.tools").tool(add)


def openai_agents() -> Any:
    return pytest.importorskip("agents").function_tool(add)


def pydantic_ai() -> Any:
    return pytest.importorskip("pydantic_ai").Tool(add)


def smolagents() -> Any:
    return pytest.importorskip("smolagents").tool(add)


class LikeLangchain:
    name, description, tool_call_schema = "add", "Add two numbers.", SCHEMA

    async def ainvoke(self, given: dict[str, int]) -> int:
        return add(**given)


class LikeSmolagents:
    name, description, output_type = "add", "Add two numbers.", "integer"
    inputs = {"a": {"type": "integer", "description": "One."}, "b": {"type": "integer", "nullable": True}}  # noqa: RUF012

    def forward(self, a: int, b: int = 2) -> int:
        return add(a, b)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.forward(*args, **kwargs)


class LikePydanticAI:
    name, description, function, function_schema, takes_ctx = "add", "Add two numbers.", staticmethod(add), None, False
    requires_approval = False


KINDS = [langchain, openai_agents, pydantic_ai, smolagents, LikeLangchain, LikeSmolagents, LikePydanticAI]


@pytest.mark.parametrize("make", KINDS, ids=lambda make: make.__name__)
def test_a_tool_of_another_library_is_a_tool(make: Any) -> None:
    manager = ToolManager([make()])
    assert "Add two numbers." in manager.definitions()
    assert manager.definitions().startswith("def add(a: int, b: int")
    output = manager.execute("[add(1), add(a=1, b=3), add(add(1, b=1), b=4)]")
    assert output.unwrap() == [3, 4, 6]
    assert [call.state for call in output.calls] == ["finished"] * 4
    assert manager.check("add('one')")[0].code == "wrong-argument"


def test_one_that_needs_approval_needs_it_here() -> None:
    asking = LikePydanticAI()
    asking.requires_approval = True
    assert ToolManager([asking]).execute("add(1)").state == "waiting"


def test_one_that_needs_its_own_agent_is_refused_with_the_way_out() -> None:
    tied = LikePydanticAI()
    tied.takes_ctx = True
    with pytest.raises(ToolDefinitionError, match="add: its first parameter is the RunContext of a pydantic-ai agent"):
        ToolManager([tied])


@pytest.mark.parametrize("given", [3, object(), type("Named", (), {"name": "add"})(), None])
def test_what_has_no_shape_is_refused_with_the_way_out(given: Any) -> None:
    with pytest.raises(ToolDefinitionError, match="or give the object a method 'call' or 'acall'"):
        ToolManager([given])


def test_an_object_that_has_a_name_and_is_called_is_made_a_tool_as_before() -> None:
    class Adder:
        name = "something else"

        def __call__(self, a: int) -> int:
            return a + 1

    assert ToolManager([FunctionTool(Adder(), name="more")]).execute("more(1)").unwrap() == 2
