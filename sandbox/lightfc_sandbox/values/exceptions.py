"""Exceptions as values of a text: how they are raised and caught, and caught ones that it can look at.

The exception object of CPython, with its traceback and causes, never is a value: a text holds a `CaughtError`, which
has its arguments and its message, of a few types what says the same in parts, and the cause and notes that the text has
given it.
"""

import builtins
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.errors import Carrier, Refused, Stop, TextExit
from lightfc_sandbox.scheduling.futures import Failure
from lightfc_sandbox.values.kinds import INTEGERS, Builtin, CaughtError, HostType, Made, type_name

_MAX_NOTED = 64  # exceptions whose values are noted at least: those on their way from a `raise` to an `except`
_UNCATCHABLE = RecursionError, MemoryError, Refused, Stop
_PLAIN = frozenset(
    each
    for each in vars(builtins).values()
    if isinstance(each, type) and issubclass(each, Exception) and not issubclass(each, _UNCATCHABLE)
)
"""Exceptions of CPython's that any text may catch, and which carry no other: see `_is_plain`."""


def _is_plain(kind: type) -> bool:
    """Whether a type is one of `_PLAIN`; what another is equal to, its metaclass may say, which is not asked."""
    return type(kind) is type and kind in _PLAIN


def original(error: BaseException) -> BaseException:
    """The exception that was raised first, out of what carries it through the evaluator.

    Only `Failure` and `Carrier` are asked: an exception of the host may have an attribute of that name too.
    """
    while not _is_plain(kind := type(error)) and not issubclass(kind, Made):
        if issubclass(kind, Failure):
            error = error.error  # type: ignore[attr-defined]  # as it is one
            continue
        carried = error.original if issubclass(kind, Carrier) else None  # type: ignore[attr-defined]  # as it is one
        if carried is None:
            break
        error = carried
    return error


def _note(run: Run, value: CaughtError) -> CaughtError:
    noted: list[dict[int, CaughtError]] | None = run.kept.get("caught")
    if not noted:
        noted = [{}, {}]
        run.kept["caught"] = noted
    elif len(noted[0]) >= _MAX_NOTED:
        noted[:] = {}, noted[0]  # many are forgotten at once, which takes less than one by one
    noted[0][id(value.error)] = value
    return value


def value_of(run: Run, error: BaseException) -> CaughtError:
    """An exception as a value of the text: the one that the text has raised, or caught before, if it is the same."""
    return _noted(run, error) or _note(run, CaughtError(error))


def is_noted(run: Run, error: BaseException) -> bool:
    """Whether the text has raised or caught an exception itself, not long ago."""
    return _noted(run, error) is not None


def _noted(run: Run, error: BaseException) -> CaughtError | None:
    for noted in run.kept.get("caught", ()):
        found: CaughtError | None = noted.get(id(error))
        if found is not None and found.error is error:
            return found
    return None


def make_raised(run: Run, value: Any) -> BaseException:
    """The exception to raise for the value of `raise value`."""
    if type(value) is Builtin and value.of_type is not None and issubclass(value.of_type, BaseException):
        value = value.fn(run)
    error = _note(run, value).error if type(value) is CaughtError else _of_host(value)
    if not issubclass(type(error), BaseException) or type(error) is Stop:
        raise TypeError("exceptions must derive from BaseException")
    if not issubclass(type(error), StopIteration):
        carrier = TextExit.__new__(TextExit)  # without a call of Python
        carrier.original = error
        return carrier
    own = type(value) is CaughtError and type(error) is StopIteration
    return error.with_traceback(None) if own else StopIteration(*error.args)  # itself, since it ends an iterator


def _of_host(value: Any) -> Any:
    return value.cls() if type(value) is HostType and issubclass(value.cls, BaseException) else value


def is_end(error: BaseException) -> bool:
    """Whether a text has ended itself without a failure: by `sys.exit()`, or by `SystemExit` with 0 or nothing."""
    while issubclass(type(error), Failure):
        error = error.error  # type: ignore[attr-defined]  # as it is one
    raised = original(error) if type(error) is TextExit else None  # a host that ends itself is no text
    return type(raised) is SystemExit and (raised.code is None or (type(raised.code) in INTEGERS and not raised.code))


def set_cause(run: Run, error: BaseException, cause: Any) -> None:
    """Note what `raise … from cause` says of an exception."""
    if cause is not None:
        try:
            cause = value_of(run, original(make_raised(run, cause)))
        except TypeError:
            raise TypeError("exception causes must derive from BaseException") from None
    value_of(run, original(error)).causes = (cause,)


STOPPED = "generator raised StopIteration"


def stopped(run: Run, stop: BaseException) -> RuntimeError:
    """What CPython makes of a `StopIteration` that leaves a generator, which is the cause of it."""
    error = RuntimeError(STOPPED)
    value_of(run, error).causes = (value_of(run, stop.with_traceback(None)),)  # no frames are kept alive
    return error


def matches(error: BaseException, kinds: Any) -> bool:
    """Whether `except kinds` catches an exception, which nothing carries any more."""
    if type(kinds) is Builtin and kinds.of_type is not None and issubclass(kinds.of_type, BaseException):
        return issubclass(type(error), kinds.of_type)
    found, raised = False, type(error)
    # As in Python a tuple holds types only, no further tuples, and each is looked at before any catches.
    for kind in kinds if type(kinds) is tuple else (kinds,):
        cls = kind.of_type if type(kind) is Builtin else kind.cls if type(kind) is HostType else None
        if cls is None or not issubclass(cls, BaseException):
            raise TypeError(
                f"catching classes that do not inherit from BaseException is not allowed, not {type_name(kind)}"
            )
        # As where Python itself catches, a hook of a class of the host is not asked.
        found = found or type.__subclasscheck__(cls, raised)
    return found


def catchable(error: BaseException) -> BaseException | None:
    """What an `except` of a text may catch; None if a limit is reached, or the exception is meant for the host."""
    kind = type(error)
    if _is_plain(kind):
        return error
    if kind is TextExit:
        raised: BaseException = error.original  # type: ignore[attr-defined]  # as it is one
        if _is_plain(type(raised)):
            return raised
        if issubclass(type(raised), Made):
            return None if issubclass(type(raised), _UNCATCHABLE) else raised
    while issubclass(type(error), Failure):
        error = error.error  # type: ignore[attr-defined]  # as it is one
    found = original(error)
    if not issubclass(type(error), Exception) or issubclass(type(found), _UNCATCHABLE):
        return None
    return found
