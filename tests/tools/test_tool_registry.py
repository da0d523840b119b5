"""Named groups of tools."""

import uuid

import pytest

from lightfc import FunctionTool, ToolDefinitionError, ToolManager, ToolRegistry, fc_register, registry
from lightfc.agents import DispatchRegistry


@pytest.fixture
def group() -> ToolRegistry:
    return registry(f"group {uuid.uuid4()}")


def double(value: int) -> int:
    """Double a number."""
    return 2 * value


def bare(value):  # type: ignore[no-untyped-def]
    return value


def test_a_decorated_function_stays_itself_and_is_in_its_group(group: ToolRegistry) -> None:
    @fc_register(group.name)
    def triple(value: int) -> int:
        """Triple a number."""
        return 3 * value

    assert triple(2) == 6
    assert list(group) == [group["triple"]]
    assert "triple" in group
    assert len(group) == 1
    assert ToolManager(group).execute("triple(2)").output == 6


def test_a_function_can_be_renamed_and_given_options(group: ToolRegistry) -> None:
    fc_register(group.name, "times-two", read_only=True, description="Twice.")(double)
    made = group["times_two"]
    assert group["times-two"] is made
    assert (made.read_only, made.definition.description, made.original_name) == (True, "Twice.", "times-two")
    assert "times-two" in group
    assert ToolManager(group).execute("times_two(4)").output == 8


def test_groups_are_found_by_name_and_keep_apart(group: ToolRegistry) -> None:
    group.register(double)
    assert registry(group.name) is group
    assert "double" not in registry(f"{group.name} 2")
    assert repr(group) == f"ToolRegistry({group.name!r}, ['double'])"


def test_a_tool_is_registered_as_it_is(group: ToolRegistry) -> None:
    made = FunctionTool(double)
    assert group.register(made) is made
    with pytest.raises(
        ToolDefinitionError, match="double is a FunctionTool already; give these options where it is made: name"
    ):
        group.register(made, name="other")


def test_a_second_tool_of_a_name_is_refused_unless_it_replaces(group: ToolRegistry) -> None:
    group.register(double)
    with pytest.raises(ToolDefinitionError, match="has a tool named 'double' already; give one of them another name"):
        group.register(double)
    group.register(lambda value: value, name="double", replace=True)
    assert ToolManager(group).execute("double(2)").output == 2


def test_a_name_that_is_not_there_is_told_with_the_nearest(group: ToolRegistry) -> None:
    group.register(double)
    with pytest.raises(ToolDefinitionError, match="no tool named 'doubel'; did you mean 'double'"):
        group["doubel"]
    with pytest.raises(ToolDefinitionError, match="no tool named 'x'; it has double"):
        group["x"]


def test_forgetting_the_name_of_the_group_is_told() -> None:
    with pytest.raises(ToolDefinitionError, match="needs the name of a group"):
        fc_register(double)  # type: ignore[arg-type]


def test_tools_given_directly_stay_private_to_their_manager(group: ToolRegistry) -> None:
    group.register(double)
    manager = ToolManager([*group, FunctionTool(bare)])
    assert set(manager.tools) == {"double", "bare"}
    assert "bare" not in group
    assert set(ToolManager(group).tools) == {"double"}


@pytest.mark.parametrize("made", [ToolRegistry("search"), DispatchRegistry()])
def test_an_attribute_that_would_do_nothing_is_refused(made: ToolRegistry) -> None:
    with pytest.raises(AttributeError, match="has no attribute 'missing_docstring'"):
        made.missing_docstring = "refuse"  # type: ignore[attr-defined]
