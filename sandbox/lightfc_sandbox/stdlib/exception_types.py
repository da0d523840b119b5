"""The types of exceptions that a text can name, raise and catch."""

import builtins
import types
from collections.abc import Sequence
from itertools import compress
from operator import attrgetter
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes, charging
from lightfc_sandbox.budget.costs import CONTAINER_BYTES, ERROR_BYTES, ITEM_BYTES, PLACE_BYTES
from lightfc_sandbox.budget.quick import at_sight
from lightfc_sandbox.effects import DRAWS, LOOKS, MAKES, READS, W_OTHER
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.values.copying import keep_own
from lightfc_sandbox.values.error_messages import looks_outside
from lightfc_sandbox.values.exceptions import STOPPED, is_noted, value_of
from lightfc_sandbox.values.exported import finish_all, holds_data
from lightfc_sandbox.values.kinds import (
    ATOMS,
    GIVEN,
    Builtin,
    CaughtError,
    Field,
    Method,
    Reading,
    class_name,
    type_name,
)
from lightfc_sandbox.values.type_tables import ATTRIBUTES

NAMES = (
    "BaseException Exception ArithmeticError AssertionError AttributeError BlockingIOError BrokenPipeError BufferError "
    "ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError EOFError "
    "FileExistsError FileNotFoundError FloatingPointError GeneratorExit "
    "ImportError IndexError InterruptedError IsADirectoryError "
    "KeyError KeyboardInterrupt LookupError MemoryError "
    "ModuleNotFoundError NameError NotADirectoryError NotImplementedError OSError "
    "OverflowError PermissionError ProcessLookupError RecursionError ReferenceError RuntimeError StopAsyncIteration "
    "StopIteration SyntaxError SystemError SystemExit TimeoutError TypeError UnboundLocalError UnicodeDecodeError "
    "UnicodeEncodeError UnicodeError UnicodeTranslateError ValueError ZeroDivisionError "
    "Warning DeprecationWarning FutureWarning PendingDeprecationWarning ResourceWarning RuntimeWarning UserWarning"
)

_COST = Takes(ERROR_BYTES, each=ITEM_BYTES)


def keeps(cls: type[BaseException]) -> bool:
    """Whether a constructor only keeps what it is given.

    One that is written in Python, such as that of `re.error`, may look into it. So do those in C whose objects have
    places of their own, such as the `start` of a `UnicodeError`, by the methods of what they are given.
    """
    return (_has_no_places(cls) or issubclass(cls, _KEEPING)) and not isinstance(cls.__init__, types.FunctionType)


_KEEPING = StopIteration, SystemExit
"""What keeps its first argument in a place of its own, too."""


def _has_no_places(cls: type[BaseException]) -> bool:
    inner = next(each for each in cls.__mro__ if each.__module__ == "builtins")
    return inner.__basicsize__ == BaseException.__basicsize__


def shown_arguments(run: Run, cls: type[BaseException], args: Sequence[Any]) -> Sequence[Any]:
    """What an exception of CPython's holds for the arguments that a text gives it: data, which may leave with it.

    What is no data stands there as a short text. The text itself gets what it gave: see `keep_given`.
    """
    if cls is SyntaxError and len(args) > 1:
        # Who shows its traceback trusts the place that it tells.
        raise Refused("SyntaxError takes a message and no more in a program")
    if ATOMS.issuperset(map(type, args)):
        return args
    if not keeps(cls):
        raise Refused(f"{cls.__name__} takes plain values in a program")
    is_data = [holds_data(run, each) for each in args]
    if issubclass(cls, _KEEPING) and not all(is_data):
        raise Refused(f"{cls.__name__} takes data alone in a program, no functions or objects")
    data = iter(finish_all(run, compress(args, is_data)))
    return [next(data) if kept else f"<{class_name(each)}>" for each, kept in zip(args, is_data, strict=True)]


def keep_given(run: Run, error: BaseException, args: Sequence[Any]) -> None:
    """Keep the arguments that a text gave an exception: it holds others for them, or what changes yet."""
    keep_own(run, *args)
    run.charge_items(len(args), PLACE_BYTES)
    vars(error)[GIVEN] = tuple(args)


def give_arguments(run: Run, error: BaseException, args: Sequence[Any]) -> None:
    """Give an exception of a class of the text its arguments."""
    shown = shown_arguments(run, type(error), args)
    error.args = tuple(shown)
    vars(error).pop(GIVEN, None)
    if shown is not args:
        keep_given(run, error, args)


def error_type(cls: type[BaseException]) -> Builtin:
    """An exception type as a value of a text: it can be called, raised, caught and asked about."""
    is_plain = keeps(cls) and not issubclass(cls, SyntaxError | UnicodeError)

    def make(run: Run, /, *args: Any) -> CaughtError:
        if is_plain and len(args) == 1 and type(args[0]) is str:
            return CaughtError(cls(*args))
        shown = shown_arguments(run, cls, args)
        try:
            made = cls(*shown)
        except TypeError:
            # UnicodeDecodeError and its kin want five arguments of their own.
            raise TypeError(f"{cls.__name__} cannot be made of these arguments") from None
        if looks_outside(made):
            raise ValueError(f"{cls.__name__} takes positions of at least 0")
        if shown is not args:
            keep_given(run, made, args)
        return CaughtError(made)

    fn = charging(make, _COST)
    if is_plain:
        fn = at_sight(fn, "error", cls, CaughtError, _COST.fixed, _COST.each)
    return Builtin(cls.__name__, fn, cls, effects=READS | DRAWS | MAKES, cost=ITSELF)


def _cause(run: Run, owner: CaughtError) -> Any:
    if owner.causes:
        return owner.causes[0]
    stop = _stop_behind(run, owner.error)
    if stop is None and _real_cause(owner.error) is not None:
        raise Refused("what an exception was raised from is told of those that the program raises")
    return None if stop is None else value_of(run, stop.with_traceback(None))


def _stop_behind(run: Run, error: BaseException) -> StopIteration | None:
    """The `StopIteration` of the program that has left a generator expression, of what CPython says of that."""
    stop = _real_cause(error)
    left = type(stop) is StopIteration and type(error) is RuntimeError and error.args == (STOPPED,)
    return stop if left and (not stop.args or is_noted(run, stop)) else None


_real_cause = vars(BaseException)["__cause__"].__get__  # that of the base class: the host may have one of its own


def _add_note(run: Run, owner: CaughtError, note: Any, /) -> None:
    if type(note) is not str:
        raise TypeError(f"note must be a str, not {type_name(note)!r}")
    run.charge_bytes(CONTAINER_BYTES + ITEM_BYTES)
    if owner.notes is None:
        owner.notes = run.fresh([])
        keep_own(run, owner.notes)
    owner.notes.append(note)
    run.check_size(owner.notes)


def _notes(run: Run, owner: CaughtError) -> list[Any]:
    if run.state is not None and run.state.watches:
        run.state.reading(owner, W_OTHER)
    if owner.notes is None:
        raise AttributeError(f"{type_name(owner)!r} object has no attribute '__notes__'")
    return owner.notes


ATTRIBUTES[CaughtError] = {
    **ATTRIBUTES[CaughtError], "__cause__": Reading(_cause), "__notes__": Reading(_notes, LOOKS),
    "__suppress_context__": Reading(lambda run, owner: bool(owner.causes or _stop_behind(run, owner.error))),
    "add_note": Method(_add_note, effects=W_OTHER, cost=ITSELF),
}  # fmt: skip


def let_read(cls: type[BaseException], *names: str) -> None:
    """Let a text read what exceptions of exactly this type have beside their arguments."""
    fields = {name: Field(attrgetter(f"error.{name}"), 0) for name in names}
    ATTRIBUTES[cls] = {**ATTRIBUTES[CaughtError], **fields}


let_read(StopIteration, "value")
let_read(SyntaxError, "msg")

EXCEPTIONS: dict[str, Builtin] = {name: error_type(getattr(builtins, name)) for name in NAMES.split()}
"""The exception types that a text can name."""
