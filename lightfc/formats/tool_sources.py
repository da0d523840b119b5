"""What a format is given of tools: a manager that holds them, tools, definitions, or only names."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Protocol, runtime_checkable

from lightfc.core.definitions import FunctionDefinition
from lightfc.core.options import check_list
from lightfc.formats.known_names import Names
from lightfc.schema.signature import ToolSignature


class HasDefinition(Protocol):
    """A tool, such as a `lightfc.FunctionTool`."""

    @property
    def definition(self) -> FunctionDefinition:
        """What a model is told of it."""
        ...


@runtime_checkable
class HoldsTools(Protocol):
    """Tools by name and variables, such as a `lightfc.ToolManager`."""

    @property
    def tools(self) -> Mapping[str, Any]:
        """Each with its `definition`."""
        ...

    @property
    def context(self) -> Mapping[str, Any]:
        """The variables that an answer may name."""
        ...


Offered = HoldsTools | Iterable[FunctionDefinition | HasDefinition | Callable[..., Any]]
"""What a model may call: a `ToolManager`, tools, functions, or their definitions."""


def definitions_of(offered: Offered) -> list[FunctionDefinition]:
    """The definitions of what is offered."""
    if isinstance(offered, HoldsTools):
        return [_definition(each) for each in offered.tools.values()]
    check_list("what is offered", offered, "tools, functions or definitions, or a ToolManager")
    return [_definition(each) for each in offered]


def _definition(each: Any) -> FunctionDefinition:
    found = each if isinstance(each, FunctionDefinition) else getattr(each, "definition", None)
    if isinstance(found, FunctionDefinition):
        return found
    if callable(each):
        return ToolSignature.of(each).definition()
    raise TypeError(
        f"a {type(each).__name__} is neither a tool nor a definition of one; give a ToolManager, functions, "
        "FunctionTools or definitions"
    )


def variables_of(offered: Offered) -> Mapping[str, Any]:
    """The variables that an answer may name; none where only tools are offered."""
    return offered.context if isinstance(offered, HoldsTools) else {}


def names_of(offered: Offered | Collection[str], definitions: Iterable[FunctionDefinition] = ()) -> Names:
    """What an answer may name."""
    if isinstance(offered, HoldsTools):
        return Names({*offered.tools, *offered.context}, definitions_of(offered))
    given: list[Any] = list(offered)
    names = [each for each in given if isinstance(each, str)]
    return Names(names, [*definitions_of(each for each in given if not isinstance(each, str)), *definitions])
