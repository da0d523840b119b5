"""A call as data, written as the expression that makes it."""

from collections.abc import Iterable, Mapping
from typing import Any

from lightfc.core.definitions import Function, FunctionExpression
from lightfc.core.values import literal
from lightfc.engine.tool_spec import ToolSpec
from lightfc.schema.aliases import identifier, is_writable

_MAX_CHARS = 2_000
"""A value whose literal is longer is given as a variable."""


def written_call(
    call: Function, tools: Mapping[str, ToolSpec], taken: Iterable[str]
) -> tuple[FunctionExpression, dict[str, Any]]:
    """The expression that makes a call, and the variables of it: the arguments that are not written out.

    Plain data stands in the program, where the host sees it in records and approval requests; any other argument is
    passed by identity. A tool is also found by the name that it was given, where programs call it by another.
    """
    variables: dict[str, Any] = {}
    names = set(taken)

    def written(value: Any) -> str:
        text = literal(value, _MAX_CHARS)
        if text is not None:
            return text
        name = next(each for number in range(1, len(names) + 2) if (each := f"argument_{number}") not in names)
        names.add(name)
        variables[name] = value
        return name

    parts = [written(value) for value in call.args]
    more = []
    for name, value in call.kwargs.items():
        if isinstance(name, str) and is_writable(name):
            parts.append(f"{name}={written(value)}")
        else:
            more.append(f"{str(name)!r}: {written(value)}")
    if more:
        parts.append(f"**{{{', '.join(more)}}}")
    return FunctionExpression(f"{_name(call.name, tools, names)}({', '.join(parts)})"), variables


def _name(name: Any, tools: Mapping[str, ToolSpec], taken: set[str]) -> str:
    """The name by which a program calls a function; where there is none of that name, one as near as can be written."""
    if name in tools:
        return str(name)
    found = next((each.name for each in tools.values() if each.original_name == name), None)
    if found is not None:
        return found
    if isinstance(name, str) and all(map(is_writable, name.split("."))):
        return name  # of the context, or of nothing
    unknown = f"{identifier(str(name), 'unknown')}_"  # no built-in function has such a name
    while unknown in taken or unknown in tools:
        unknown += "_"
    return unknown
