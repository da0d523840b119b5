"""Closures of `try`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import DELETED, UNBOUND
from lightfc_sandbox.evaluation.emitter import Closure, Emitter
from lightfc_sandbox.evaluation.shapes import SHAPES, Key, Shape, shaped
from lightfc_sandbox.evaluation.statement_closures import NOTHING
from lightfc_sandbox.evaluation.targets import before_assigning
from lightfc_sandbox.scheduling.futures import Failure, forget_frames
from lightfc_sandbox.scheduling.places import Stamp, Trying
from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS
from lightfc_sandbox.values.exceptions import catchable, matches, original, value_of
from lightfc_sandbox.values.kinds import Builtin

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Scheduler

ANY = EXCEPTIONS["BaseException"]

Except = tuple[Closure | type | None, "_Name | None", int, Closure]
"""What an `except` catches (None: all), its name, the slot of what it caught, and its block.

An exception type that the text names by a name of the language is told by its class.
"""


def try_(e: Emitter, n: ir.Try) -> Closure:
    """`try`."""
    body = e.emit(n.body)
    handlers = _handlers(e, n)
    orelse = e.emit(n.orelse)
    final = None if n.final is None else e.emit(n.final)
    if e.calling:
        body = _settled(n.node, body)
    guarded = _handled(n.node, body, _handling(handlers), orelse) if handlers else _both(body, orelse)
    if final is None:
        return guarded
    if e.calling and (handlers or orelse is not NOTHING):
        guarded = _settled(n.node, guarded)
    return _finally(n.node, guarded, _unwinding(final), final)


def _handlers(e: Emitter, n: ir.Try) -> list[Except]:
    return [(_kinds(e, each.kinds), _name(e, each.slot), each.caught, e.emit(each.block)) for each in n.handlers]


def _shape(s: Shape, n: ir.Try) -> Key:
    """The shape of a `try`: one that has several of `except`, `else` and `finally` stands in another one."""
    if n.final is None:
        return _shape_of_handled(s, n)
    s.kept.append(shaped(s.e, _shape_of_handled, n) if n.handlers else _both(s.e.emit(n.body), s.e.emit(n.orelse)))
    final = s.e.emit(n.final)
    s.kept += (_unwinding(final), final)
    s.own(n.node)
    return "try", "final"


def _shape_of_handled(s: Shape, n: ir.Try) -> Key:
    s.kept += (s.e.emit(n.body), _handling(_handlers(s.e, n)))
    orelse = s.e.emit(n.orelse)
    s.own(n.node)
    if orelse is NOTHING:
        return "try", "alone"
    s.kept.append(orelse)
    return "try", "else"


SHAPES[ir.Try] = _shape


def _kinds(e: Emitter, n: ir.Node | None) -> Closure | type | None:
    """What an `except` catches, which calls may have decided; None if it catches all."""
    if n is None:
        return None
    if type(n) is ir.Const:
        cls = n.value.of_type if type(n.value) is Builtin else None
        return cls if cls is not None and issubclass(cls, BaseException) else e.emit(n)
    return e.strict(n.node, e.looks(lambda run, kinds: kinds, (n,)), (n,))


class _Name:
    """The name of an `except`, which means nothing after its block."""

    __slots__ = ("seen", "slot")

    def __init__(self, slot: int, *, seen: bool) -> None:
        self.slot, self.seen = slot, seen

    def settle(self, state: Scheduler) -> None:
        """Before the block is left well: what fails in it has failed before the name ends."""
        state.settle_tried()
        if self.seen:
            state.turn()

    def end(self, f: list[Any], since: Stamp | None) -> None:
        """End it; what the block has assigned to it since then is not given back."""
        f[self.slot] = DELETED
        trying = None if since is None else f[0].state.here.trying
        if trying is not None:
            trying.forget(f, self.slot, since)


def _name(e: Emitter, slot: int | None) -> _Name | None:
    return None if slot is None else _Name(slot, seen=e.is_seen(e.scope, slot))


def _settled(node: Any, block: Closure) -> Closure:
    """A block before which is left all that was begun in it has ended."""

    def evaluate(f: list[Any], _n: Any = node) -> Any:
        state = f[0].state
        if state is None:
            return block(f)
        trying, path, value, said = Trying(state.here), f[2], f[0].value, state.said
        try:
            signal = block(f)
            if state.live:
                state.settle(trying.since, state.here.here)
            return signal
        except Exception as error:
            f[2] = path
            if trying.since < state.said < state.here.here:
                f[0].value, state.said = value, said
            told = state.first_failure(error, trying)
            if told is error:
                raise
            try:
                raise told from None
            finally:
                del told  # its traceback knows this frame
        finally:
            # Not that of the beginning: a generator goes on where an item is asked for.
            state.here.trying = trying.outer

    return evaluate


def _stands_before(error: Exception) -> bool:
    """Whether a failure stands before the `try` that it came to, in which Python would not be then."""
    return type(error) is Failure and error.stamp is not None


def _both(body: Closure, orelse: Closure) -> Closure:
    if orelse is NOTHING:
        return body

    def evaluate(f: list[Any]) -> Any:
        signal = body(f)
        return orelse(f) if signal is None else signal

    return evaluate


Unwind = Callable[[list[Any], Exception], Any]
"""What is done where something in a block is raised: `unwind(frame, error)`; it raises what goes on."""


def _handled(node: Any, body: Closure, handle: Unwind, orelse: Closure) -> Closure:
    def evaluate(f: list[Any], _n: Any = node) -> Any:
        try:
            signal = body(f)
        except Exception as error:  # noqa: BLE001 - it raises what nothing catches
            return handle(f, error)
        return orelse(f) if signal is None else signal

    return evaluate


def _finally(node: Any, guarded: Closure, unwind: Unwind, final: Closure) -> Closure:
    def evaluate(f: list[Any], _n: Any = node) -> Any:
        try:
            signal = guarded(f)
        except Exception as error:  # noqa: BLE001 - the same
            return unwind(f, error)
        last = final(f)
        return signal if last is None else last

    return evaluate


def _handling(handlers: Sequence[Except]) -> Unwind:
    """What executes the first `except` that catches an exception."""

    def handle(f: list[Any], error: Exception) -> Any:
        raised = None if _stands_before(error) else catchable(error)
        found = None if raised is None else _catching(f, raised, handlers)
        if raised is None or found is None:
            try:
                raise error
            finally:
                del error, raised
        run, (_, name, caught, block) = f[0], found
        # A bare `raise` raises it again.
        run.handling.append(error)
        f[caught] = error
        if name is not None:
            run.charge_bytes(_bytes_of(raised))
            if run.state is not None:
                before_assigning(run, f, name.slot, seen=name.seen)
            f[name.slot] = value_of(run, raised)
        since = None if run.state is None else run.state.here.stamp()
        well = False
        try:
            signal = block(f)
            if name is not None and run.state is not None:
                name.settle(run.state)
            well = True
            return signal
        finally:
            del error, raised  # which may know this frame, and would wait with it for the garbage collector
            _leave_handler(f, name, caught, since, well=well)

    return handle


def _unwinding(final: Closure) -> Unwind:
    """What executes a `finally` on the way of an exception."""

    def unwind(f: list[Any], error: Exception) -> Any:
        # Only what the text can catch makes its `finally` run: a limit that was reached ends it there and then.
        try:
            if catchable(error) is None or _stands_before(error):
                raise error
            # A bare `raise` in the block raises it again.
            f[0].handling.append(error)
            try:
                signal = final(f)
            finally:
                _forget(f[0].handling, error)
            if signal is not None:
                return signal
            raise error
        finally:
            del error

    return unwind


def _catching(f: list[Any], raised: BaseException, handlers: Sequence[Except]) -> Except | None:
    """The first `except` that catches what was raised."""
    for each in handlers:
        kinds = each[0]
        if type(kinds) is type:
            if issubclass(type(raised), kinds):
                return each
            continue
        wanted = ANY if kinds is None else kinds(f)
        if type(wanted) is tuple:
            f[0].charge_steps(len(wanted))
        if matches(raised, wanted):
            return each
    return None


_CAUGHT_BYTES = 480
"""What an exception takes that a text has caught by name."""

_args_of: Callable[[BaseException], tuple[Any, ...]] = vars(BaseException)["args"].__get__


def _bytes_of(raised: BaseException) -> int:
    """What an exception takes that a text may keep: CPython's own messages show what they were made from."""
    size = _CAUGHT_BYTES
    # Of the base class: an exception of the host may have an `args` of its own.
    for each in _args_of(raised):
        if type(each) is str:
            size += 4 * len(each)
    return size


def _forget(handling: list[BaseException], error: Any) -> None:
    # Calls that overlap need not end in the order in which they began.
    if handling and handling[-1] is error:
        handling.pop()
        return
    for position in range(len(handling) - 1, -1, -1):
        if handling[position] is error:
            del handling[position]
            break


def _leave_handler(f: list[Any], name: _Name | None, caught: int, since: Stamp | None, *, well: bool) -> None:
    """End an `except` block; as in Python, its name means nothing after it."""
    run, error = f[0], f[caught]
    _forget(run.handling, error)
    f[caught] = UNBOUND
    if name is not None:
        name.end(f, since)
    # A text may keep what it has caught, but the frames that it went through are not its own.
    if not well:
        run.left.append(error)
        if len(run.left) <= _LEFT_KEPT:
            return
        error = run.left.popleft()
    forget_frames(error)
    if (raised := original(error)) is not error:
        forget_frames(raised)


_LEFT_KEPT = 32
"""Exceptions whose `except` blocks have failed, and which may still be on their way to the next."""
