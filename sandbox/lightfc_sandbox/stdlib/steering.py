"""`send`, `throw` and `close` of generators that a function of the text makes: as `next`, with what the `yield` gives.

The evaluator makes what such a generator goes through (`Items`), and lets it be steered where a text names one of them.
"""

from collections import deque
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.effects import CALLBACK, DRAWS, PASSES, READS, WRITES
from lightfc_sandbox.errors import Refused, TextExit
from lightfc_sandbox.scheduling.futures import forget_frames, touch
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.values.exceptions import catchable, make_raised, original, stopped
from lightfc_sandbox.values.kinds import Builtin, CaughtError, TextGenerator, real_type, type_name
from lightfc_sandbox.values.type_tables import ATTRIBUTES, methods, name_methods

NAMES = "send", "throw", "close", "contextmanager"
"""What a text names that steers a generator."""


def is_exception_type(value: Any) -> bool:
    """Whether a value is a type of exceptions."""
    return type(value) is Builtin and value.of_type is not None and issubclass(value.of_type, BaseException)


_next = BUILTINS["next"].fn


class Steered:
    """What a generator of the text goes through: an iterator, by no abstract class, of which asking takes long.

    Attributes:
        sent: What the `yield` gives that it waits at, in a tuple; empty for None.
        thrown: What is raised there; None for nothing.
    """

    __slots__ = ("sent", "thrown")

    def __init__(self) -> None:
        self.sent: tuple[Any, ...] = ()
        self.thrown: BaseException | None = None

    def __iter__(self) -> "Steered":
        return self

    def __next__(self) -> Any:
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Whether it is at its end."""
        raise NotImplementedError

    @property
    def waits(self) -> bool:
        """Whether it waits at a `yield`: it has begun, and is not at its end."""
        raise NotImplementedError

    def end(self) -> None:
        """Have it give nothing more; nothing of the text runs for that."""
        raise NotImplementedError


def _steered(owner: TextGenerator, name: str) -> Steered:
    items: Any = owner.items
    if not isinstance(items, Steered):
        raise Refused(f"only a generator that a function makes has {name!r} in a program")
    return items


def send(run: Run, owner: TextGenerator, value: Any, /) -> Any:
    """The next item of a generator whose `yield` gives a value."""
    items = _steered(owner, "send")
    if items.waits:
        items.sent = (value,)
    elif not items.over and touch(run, value) is not None:
        raise TypeError("can't send non-None value to a just-started generator")
    try:
        return _next(run, owner)
    finally:
        items.sent = ()


def throw(run: Run, owner: TextGenerator, error: BaseException) -> Any:
    """The next item of a generator where an exception is raised at the `yield` that it waits at.

    One that is told to end so closes those that it has handed on to, as in CPython: they are told the same. Where it
    lets pass a `StopIteration` that it is told, that is no end of it.
    """
    items = _steered(owner, "throw")
    over = items.over
    items.thrown = error
    try:
        if items.waits:
            return _next(run, owner)
        items.end()
        raise error
    except Exception as raised:
        if over or original(raised) is not error or not isinstance(error, StopIteration):
            raise
        raise stopped(run, error) from error
    finally:
        items.thrown = None


def _throw(run: Run, owner: TextGenerator, value: Any, of: Any = None, traceback: Any = None, /) -> Any:
    value, of = touch(run, value), touch(run, of)
    try:
        error = make_raised(run, value if of is None else _made_of(run, value, of))
    except TypeError:
        if type(value) is CaughtError or is_exception_type(value):
            raise
        told = f"exceptions must be classes or instances deriving from BaseException, not {type_name(value)}"
        raise TypeError(told) from None
    return throw(run, owner, error)


def _made_of(run: Run, kind: Any, given: Any) -> Any:
    """The exception of a type that stands beside what it is made of, or beside itself."""
    if type(kind) is CaughtError:
        raise TypeError("instance exception may not have a separate value")
    if not is_exception_type(kind):
        return kind  # which is told to be none
    if type(given) is CaughtError and issubclass(type(given.error), real_type(kind)):
        return given
    return touch(run, call_value(run, kind, *(given if type(given) is tuple else (given,))))


def note_unheld(items: Any) -> None:
    """Note a generator that waits at a `yield` when nothing holds it any more, if its text goes on."""
    unheld = items.run.__dict__.get("unheld")
    if unheld is not None and items.waits:
        unheld.append(items)


def close_unheld(run: Run) -> None:
    """Tell generators to end that nothing holds any more; as in CPython, nobody is told what they raise then."""
    told: deque[Steered] = deque()
    while run.unheld or told:
        told.extendleft(reversed(run.unheld))  # what one has held itself is told before the next
        run.unheld.clear()
        try:
            _close(run, TextGenerator(told.popleft()))
        except Exception as error:
            if catchable(error) is None:
                raise
            forget_frames(error)


def _close(run: Run, owner: TextGenerator, /) -> None:
    end = TextExit(GeneratorExit())
    try:
        throw(run, owner, end)
    except StopIteration:
        return
    except Exception as error:
        if type(original(error)) is not GeneratorExit:
            raise
        forget_frames(error)
        return
    finally:
        forget_frames(end)  # which know it, and what they hold would wait for the garbage collector
        forget_frames(end.original)
    raise RuntimeError("generator ignored GeneratorExit")


_STEERING = methods(READS | WRITES | DRAWS | CALLBACK | PASSES, ITSELF, send=send, throw=_throw, close=_close)
ATTRIBUTES[TextGenerator] = {**ATTRIBUTES.get(TextGenerator, {}), **_STEERING}  # `named_operations` has others
name_methods([_STEERING])
