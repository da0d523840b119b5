"""The tutorial's loop: a registry, `tool_call(…)` answers, `observation` messages."""

from typing import Annotated, Any

import pytest

from lightfc.agents import DispatchRegistry, ToolCallAgent
from lightfc.core.errors import ToolDefinitionError
from lightfc.core.messages import Message, ToolCall
from lightfc.models import ScriptedModel


@pytest.fixture
def registry() -> DispatchRegistry:
    made = DispatchRegistry()

    @made.register_tool
    def add(a: Annotated[int, "第一个数", True], b: Annotated[int, "第二个数", True]) -> int:
        """加法运算器"""
        return a + b

    @made.register_tool
    def rand(span: Annotated[tuple[int, int], "The range", True], seed: Annotated[int, "Seed", False] = 0) -> int:
        """Generates a random number."""
        raise RuntimeError("no entropy")

    assert callable(add)
    return made


def test_what_a_model_is_told_of_the_tools(registry: DispatchRegistry) -> None:
    tools = registry.get_tools()
    assert tools["add"] == {
        "name": "add",
        "description": "加法运算器",
        "parameters": [
            {"name": "a", "description": "第一个数", "type": "int", "required": True},
            {"name": "b", "description": "第二个数", "type": "int", "required": True},
        ],
    }
    assert [(each["type"], each["required"]) for each in tools["rand"]["parameters"]] == [
        ("tuple[int, int]", True),
        ("int", False),
    ]
    tools["add"]["name"] = "changed"
    assert registry.get_tools()["add"]["name"] == "add"


def test_dispatching_gives_text_even_on_failure(registry: DispatchRegistry) -> None:
    assert registry.dispatch_tool("add", {"a": 12, "b": 4}) == "16"
    assert registry.dispatch_tool("sub", {}) == "Tool `sub` not found. Please use a provided tool."
    assert "missing argument 'b'" in registry.dispatch_tool("add", {"a": 1})
    assert registry.dispatch_tool("rand", {"span": (0, 1)}) == "rand raised RuntimeError: no entropy"
    for wrong in (None, "a=1", [1], {1: 2}):
        assert "its arguments must be an object" in registry.dispatch_tool("add", wrong)  # type: ignore[arg-type]


def no_annotation(a) -> int:  # type: ignore[no-untyped-def]
    """One."""
    return 1


def not_annotated(a: int) -> int:
    """One."""
    return a


def no_text(a: Annotated[int, 5, True]) -> int:
    """One."""
    return a


def no_bool(a: Annotated[int, "a", "yes"]) -> int:
    """One."""
    return a


def undocumented(a: Annotated[int, "a", True]) -> int:
    return a


@pytest.mark.parametrize(
    ("function", "fault"),
    [
        (no_annotation, "parameter 'a' has no annotation"),
        (not_annotated, "must be Annotated"),
        (no_text, "must hold a description"),
        (no_bool, "must hold a description"),
        (undocumented, "no docstring tells a model what it does"),
    ],
)
def test_what_cannot_be_registered(function: Any, fault: str) -> None:
    registry = DispatchRegistry()
    with pytest.raises(ToolDefinitionError, match=fault):
        registry.register_tool(function)
    assert len(registry) == 0


def test_a_name_is_registered_once(registry: DispatchRegistry) -> None:
    with pytest.raises(ToolDefinitionError, match="has a tool named 'add' already"):
        registry.register_tool(registry["add"].fn)


ANSWERS: dict[str, str | Message] = {
    "as arguments": Message("assistant", "", tool_calls=(ToolCall("1", "add", "tool_call(a=12, b=4)"),)),
    "as JSON": Message("assistant", "", tool_calls=(ToolCall("1", "add", '{"a": 12, "b": 4}'),)),
    "in a fence": "add\n```python\ntool_call(a=12, b=4)\n```",
    "in two lines": "add\ntool_call(a=12, b=4)",
    "as an expression": "add(12, 4)",
}


@pytest.mark.parametrize("form", ANSWERS)
def test_the_whole_loop(registry: DispatchRegistry, form: str) -> None:
    model = ScriptedModel([ANSWERS[form], "12 + 4 = 16"])
    agent = ToolCallAgent(model, registry)
    run = agent.run("请问 12 + 4 等于多少?")
    assert (run.answer, run.calls[0].output) == ("12 + 4 = 16", 16)
    assert "tool_call(argument=1)" in model.requests[0][0].content
    assert "第一个数" in model.requests[0][0].content
    assert model.requests[1][-1] == Message("observation", "16")


@pytest.mark.parametrize(
    "arguments",
    ["tool_call(a=__import__('os').system('true'), b=1)", "tool_call.__globals__", "tool_call(a=12", "eval('1')"],
)
def test_answers_are_evaluated_by_the_sandbox(registry: DispatchRegistry, arguments: str) -> None:
    answer = Message("assistant", "", tool_calls=(ToolCall("1", "add", arguments),))
    model = ScriptedModel([answer, "no"])
    run = ToolCallAgent(model, registry).run("?")
    assert run.answer == "no"
    assert all(call.error for call in run.calls)
