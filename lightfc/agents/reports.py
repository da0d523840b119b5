"""Whether an answer speaks of calls that have been made: models tell what they did by naming the call."""

import ast
from collections.abc import Iterator, Mapping
from typing import Any

from lightfc.core.definitions import Function
from lightfc.core.records import FunctionOutput
from lightfc.core.values import rendered
from lightfc.formats.call_data import named_arguments
from lightfc.formats.python_trees import parse_program
from lightfc.tools.function_tool import FunctionTool

_MAX_CHARS = 10_000

Call = tuple[str, frozenset[tuple[str, str]]]
"""A call as it can be compared: its name, and its arguments by name, each as Python text."""


def calls_of(text: str, tools: Mapping[str, FunctionTool]) -> list[Call | None]:
    """The calls of tools in a program; None for one whose arguments are not written out."""
    tree = parse_program(text)
    return [] if tree is None else list(_calls(tree, tools))


def _calls(tree: ast.AST, tools: Mapping[str, FunctionTool]) -> Iterator[Call | None]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or (name := ast.unparse(node.func)) not in tools:
            continue
        try:
            args = [ast.literal_eval(each) for each in node.args]
            kwargs = {str(each.arg): ast.literal_eval(each.value) for each in node.keywords}
        except (ValueError, TypeError, MemoryError, RecursionError):
            yield None
        else:
            yield _comparable(Function(name, args, kwargs), tools[name])


def made_call(record: FunctionOutput, tools: Mapping[str, FunctionTool]) -> Call | None:
    """The call of a record; None where an argument cannot be written as text."""
    given = record.input
    tool = tools.get(record.name or "")
    return _comparable(given, tool) if isinstance(given, Function) and tool is not None else None


def _comparable(call: Function, tool: FunctionTool) -> Call | None:
    given: dict[str, Any] = named_arguments(call, tool.definition)
    texts = {name: rendered([value], _MAX_CHARS) for name, value in given.items()}
    whole = all(complete for _, complete in texts.values())
    return (tool.name, frozenset((name, text) for name, (text, _) in texts.items())) if whole else None
