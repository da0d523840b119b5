"""The view of a run that a record holds: what `lightfc.views` shows of it.

Values are told by text, bounded by how many calls there are, so that a page of a thousand calls stays a page. Whatever
a value, a tool or a model says is made printable here, for all who show a view.
"""

from dataclasses import replace
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from lightfc.core.definitions import Function
from lightfc.core.printable import printable, printable_lines
from lightfc.core.values import render_safely, rendered
from lightfc.views.run_view import CallView, FaultView, RunView, TextView, WaitView, moment, seconds

if TYPE_CHECKING:
    from lightfc.core.failures import CallError

_ALL_CHARS = 400_000
_MIN_CHARS, _MAX_CHARS = 60, 4_000
_MAX_LINE_CHARS = 500
_MAX_PROGRAM = 200_000


def chars_for(calls: int) -> int:
    """How many characters of each value are shown of a run of so many calls."""
    return max(_MIN_CHARS, min(_MAX_CHARS, _ALL_CHARS // max(calls, 1)))


def shown_text(value: Any, most: int) -> str:
    """A value, or a text as it is, as whoever looks at it reads it."""
    return printable_lines(render_safely(value, lambda each: rendered(each, most)[0]))


def fault_view(error: "CallError | None", most: int) -> FaultView | None:
    if error is None:
        return None
    return FaultView(printable(error.type), shown_text(error.message, max(most, 500)))


def call_view(call: Any, most: int, now_s: float | None = None) -> CallView:
    """The view of a call; one that runs has lasted until `now_s`, in seconds since the run began."""
    runs = call.state == "running" and now_s is not None
    span, passed = call.span, call.parsed_input
    return CallView(
        id=call.id,
        name=printable(call.name or ""),
        source=shown_text(call.source, most),
        span=None if span is None else (span.start, span.end),
        state=call.state,
        start_s=seconds(call.start_s),
        duration_s=max(now_s - call.start_s, 0.0) if runs and now_s is not None else seconds(call.duration_s),
        waits=tuple(WaitView(each.reason, each.call, moment(each.from_s), moment(each.until_s)) for each in call.waits),
        attempts=max(call.attempts, 1) if runs else call.attempts,
        failed=tuple(
            printable(f"{each.type}: {each.message}, again in {each.wait_s:.2f} s")[:500]
            for each in call.failed_attempts
        ),
        approval=call.approval,
        executor=printable(call.executor),
        passed="" if passed is None else arguments_text(passed, most),
        coercions=tuple(printable(str(each)) for each in call.coercions[:20]),
        value=shown_text(call.output, most) if call.state == "finished" else None,
        fault=fault_view(call.error, most),
    )


def call_text(call: Any, most: int = _MAX_LINE_CHARS) -> str:
    """A call in one line: with the arguments that it was given, or as it is written if it was given none."""
    is_written = call.state == "skipped" or not isinstance(call.input, Function)
    text = call.source if is_written else f"{call.name}({arguments_text(call.input, most)})"
    return printable(" ".join(text.split()))


def arguments_text(passed: Function, most: int) -> str:
    """The arguments of a call as they were passed, in about so many characters."""
    given = [*(("", each) for each in passed.args), *((f"{name}=", each) for name, each in passed.kwargs.items())]
    each_most = max(most // max(len(given), 1), 20)
    return ", ".join(f"{printable(name)}{_argument_text(each, each_most)}" for name, each in given)[: 2 * most]


def _argument_text(value: Any, most: int) -> str:
    return shown_text(value, most) if not isinstance(value, str) else printable(repr(value[:most]))


def text_view(output: Any, *, start_s: float = 0.0, title: str = "") -> TextView:
    """The view of a program that began at `start_s` of its run."""
    calls = output.calls if output.calls or output.span is None else [output]
    chars = chars_for(len(calls))
    program = output.source if calls is output.calls else output.text or output.source
    views = tuple(call_view(each, chars) for each in calls)
    # Calls that began while the answer was still being said have texts of their own.
    views = tuple(
        view if each.text in ("", program) else replace(view, span=None)
        for view, each in zip(views, calls, strict=True)
    )
    shown, views = printable_program(program, views)
    return TextView(
        program=shown,
        calls=views,
        state=output.state,
        start_s=start_s,
        duration_s=seconds(output.duration_s),
        value=shown_text(output.output, _MAX_CHARS) if output.state == "finished" else None,
        fault=fault_view(output.error, _MAX_CHARS),
        printed=shown_text(output.printed, _MAX_CHARS),
        title=title,
    )


def printable_program(program: str, calls: tuple[CallView, ...]) -> tuple[str, tuple[CallView, ...]]:
    """A program as it can be shown, and its calls with the places that they have there."""
    program = program[:_MAX_PROGRAM]
    shown = printable_lines(program)
    if shown == program:
        return program, calls
    places = list(accumulate((len(printable_lines(sign)) for sign in program), initial=0))
    last = len(program)

    def moved(span: tuple[int, int] | None) -> tuple[int, int] | None:
        return None if span is None or not 0 <= span[0] <= span[1] <= last else (places[span[0]], places[span[1]])

    return shown, tuple(replace(each, span=moved(each.span)) for each in calls)


def title_of(program: str) -> str:
    """A program in one line."""
    lines = program[:1_000].strip().splitlines() or ["an empty program"]
    first = printable(" ".join(lines[0].split()))[:100]
    return f"{first} …" if len(lines) > 1 or len(first) == 100 else first


def run_view(output: Any) -> RunView:
    """The view of what a record tells: of a program, or of one call."""
    text = text_view(output)
    facts = {"run": printable(output.run_id)} if output.run_id else {}
    if output.waiting:
        facts["waits for"] = "; ".join(shown_text(each.source, 200) for each in output.waiting[:20])
    return RunView(title_of(text.program), (text,), facts=facts, state=output.state)
