"""Calls that a run had made and does not come to any more when it is resumed: they are told, and nothing hides them.

What a program calls may depend on what no fingerprint sees, such as a function of the context that looks at the clock.
Then the run that goes on is another one than that which made the calls, and its value would be that of neither.
"""

import ast
from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter

from lightfc.core.definitions import Function
from lightfc.core.failures import CallError
from lightfc.core.records import Finished, FunctionOutput
from lightfc.engine.call_arguments import read_arguments
from lightfc.engine.tool_spec import ToolSpec
from lightfc_sandbox import Program


def add_unreached(
    output: FunctionOutput,
    finished: Mapping[str, Finished],
    program: Program,
    tools: Mapping[str, ToolSpec],
    types: Callable[[], Iterable[type]],
) -> None:
    """Complete the record of a run by the calls that it had made and has not come to: who goes on from it has them.

    If the run is at its end, it has failed if one of them may have changed something.
    """
    missing = finished.keys() - {each.id for each in output.calls}
    if not missing:
        return
    records = sorted((_record(each, finished[each], types) for each in missing), key=attrgetter("place"))
    output.calls = sorted([*output.calls, *records], key=attrgetter("place"))
    tries = any(type(each) is ast.Try for each in program.source.nodes)
    missed = [each for each in records if _is_missed(each, tools, tries=tries)]
    if missed and output.state == "finished":
        output.output, output.state = None, "failed"
        output.error = CallError("journal", "JournalError", _message(missed))


def _is_missed(record: FunctionOutput, tools: Mapping[str, ToolSpec], *, tries: bool) -> bool:
    """Whether Python would have come to a call that was made, and it may have changed something.

    Calls that are not declared to act may have been made behind a failure, which a `try` of the program catches.
    """
    tool = tools.get(record.name or "")
    if not record.attempts:
        return False
    return tool is None or tool.acts or tool.sequential or not (tool.read_only or tries)


def _record(call_id: str, kept: Finished, types: Callable[[], Iterable[type]]) -> FunctionOutput:
    given = kept.arguments
    if not isinstance(given, Function):
        given = Function(kept.name, (), (read_arguments(given, types()) if given is not None else None) or {})
    record: FunctionOutput = FunctionOutput(kept.name, given, tuple(map(int, call_id.split("."))))
    record.parsed_input = kept.passed or given
    record.output, record.error = kept.output, kept.error
    record.state = "finished" if kept.error is None else "failed"
    record.duration_s = kept.duration_s
    kept.describe(record)
    return record


def _message(missed: list[FunctionOutput]) -> str:
    calls = ", ".join(f"{each.name} (call {each.id})" for each in missed[:_MAX_LISTED])
    more = f" and {len(missed) - _MAX_LISTED:,} more" if len(missed) > _MAX_LISTED else ""
    return (
        f"the program does not come to calls any more that it had made before it was resumed: {calls}{more}; something "
        "that it depends on has changed. The records tell what was done; start a new run for what is left"
    )


_MAX_LISTED = 5
