"""What a model is told when its answer failed."""

from lightfc.formats.asked import AskedForm
from lightfc.formats.reader import Reading
from lightfc.types import CallError, FunctionOutput

Failure = Exception | CallError | FunctionOutput | Reading | str
"""What can go wrong: an exception of check, preflight or model; the error of a record, or the record; a reading with a
problem; or text."""


def repair_text(failure: Failure, form: AskedForm) -> str:
    """Tell a model what was wrong, and to answer again in the form.

    Args:
        failure: What went wrong. Of exceptions only the message is told, as written by lightfc or by the tool.
        form: The form in which it was asked to answer.
    """
    kind, message, suggestion = _told(failure)
    return f"{form.error(kind, message, suggestion)}\n\nAnswer again, {form.reminder}."


def _told(failure: Failure) -> tuple[str, str, str]:
    if isinstance(failure, FunctionOutput):
        if failure.error is None:
            raise ValueError("a record without an error needs no repair")
        return _told(failure.error)
    if isinstance(failure, CallError):
        return failure.kind, failure.message, ""
    if isinstance(failure, Reading):
        if failure.expression is None:
            return "expression", "There is no call in the answer.", ""
        return "expression", failure.problem or "The answer cannot be used.", failure.suggestion
    if isinstance(failure, Exception):
        return type(failure).__name__, str(failure), ""
    return "error", failure, ""
