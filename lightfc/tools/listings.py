"""Tools as notebooks and terminals show them."""

from collections.abc import Iterable

from lightfc.core.printable import printable, printable_lines
from lightfc.engine.tool_spec import ToolSpec
from lightfc.views.shown import Listing

_MARKS = ("is_async", "sequential", "inline", "needs_approval", "idempotent")
_READS = {True: "only reads", False: "acts", None: ""}


def tools_listing(title: str, tools: Iterable[ToolSpec]) -> Listing:
    """Some tools, each with its signature, its description and its options."""
    rows = []
    for tool in tools:
        definition = tool.definition
        marks = [each.removeprefix("is_").replace("_", " ") for each in _MARKS if getattr(tool, each) is not False]
        rows.append(
            (
                printable_lines(definition.signature.removeprefix("def ")),
                printable_lines(definition.description.partition("\n\n")[0]),
                ", ".join(filter(None, [_READS[tool.read_only], *marks])),
            )
        )
    return Listing(printable(title), ("tool", "description", "options"), rows)
