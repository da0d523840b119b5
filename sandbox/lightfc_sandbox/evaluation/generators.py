"""Generators of a text: each a greenlet that runs until it has an item, and ends with the run."""

from __future__ import annotations

from _thread import get_ident
from collections.abc import Callable, Generator
from functools import partial
from typing import Any, NoReturn

from greenlet import GreenletExit, getcurrent, greenlet

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import frame_bytes
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import HEADER
from lightfc_sandbox.errors import RAISED, Refused, Stop, TextExit
from lightfc_sandbox.evaluation.emitter import Closure, Emitter
from lightfc_sandbox.evaluation.handlers import handling, unwinding
from lightfc_sandbox.evaluation.held_futures import source_of
from lightfc_sandbox.evaluation.loops import BREAK, CONTINUE
from lightfc_sandbox.evaluation.parts import COMPILED
from lightfc_sandbox.evaluation.targets import target
from lightfc_sandbox.evaluation.tries import handlers_of
from lightfc_sandbox.scheduling.futures import Failure, as_failure
from lightfc_sandbox.scheduling.order import Scheduler
from lightfc_sandbox.scheduling.places import Trying
from lightfc_sandbox.scheduling.stacks import stacks_of
from lightfc_sandbox.stdlib.calling import deeper
from lightfc_sandbox.stdlib.steering import NAMES, Steered, send, throw
from lightfc_sandbox.values.copying import keep_own
from lightfc_sandbox.values.exceptions import original
from lightfc_sandbox.values.iteration import iterate
from lightfc_sandbox.values.kinds import TextGenerator, type_name
from lightfc_sandbox.values.lazy import lazily

_GENERATOR_BYTES = 10_000
"""What a generator takes: its C stack and its frames."""


class _Progress:
    """What has become of a generator, as far as its greenlet tells; that knows nothing of who asks for its items."""

    __slots__ = ("error", "over", "value")

    def __init__(self) -> None:
        self.error: Any = None
        self.value: Any = None
        self.over = False


class Items(Steered):
    """The items of a generator of the text; if it `acts`, what is done for each takes its turn as a whole."""

    __slots__ = (
        "__weakref__", "acts", "deepest", "frame", "greenlet", "levels", "name", "progress", "run", "running",
        "text", "thread", "tried", "work",
    )  # fmt: skip

    def __init__(self, acts: bool, run: Run, name: str, frame: list[Any], body: Closure) -> None:
        super().__init__()
        self.acts, self.run, self.name, self.frame = acts, run, name, frame
        self.work: Callable[[_Progress], None] = partial(_run_body, frame, body)
        self.greenlet: greenlet | None = None
        self.deepest = run.limits.recursion
        self.progress = _Progress()
        self.running = False
        self.text = self.thread = 0
        self.tried: list[Trying] = []  # the `try` of its own that it is in, the innermost first

    def __next__(self) -> Any:
        progress, run = self.progress, self.run
        over = progress.over
        if over:
            raise StopIteration
        if self.running:
            raise ValueError("generator already executing")
        run.charge_steps(1)
        if run.depth >= self.deepest:
            raise Stop("recursion", run.limits.recursion, "generators nest deeper")
        made = self.greenlet
        if made is None or self.text != run.text:
            made = self._taken_up()
        made.parent = getcurrent()
        run.depth = depth = run.depth + 1
        most, reached = run.most_depth, depth + self.levels
        run.most_depth = reached if reached < self.deepest else self.deepest
        self.running = True
        go_on: Callable[[], Any] = made.switch
        if self.thrown is not None:
            go_on = partial(made.throw, self.thrown)
        elif self.sent:
            go_on = partial(made.switch, self.sent)
        try:
            item = go_on() if run.state is None else self._next(run.state, made, go_on)
        finally:
            self.running = False
            run.depth -= 1
            run.most_depth = most
        over = progress.over  # which the greenlet has set
        if not over:
            return item
        self.greenlet, self.frame = None, []
        return self._raise_end(progress)

    def _raise_end(self, progress: _Progress) -> NoReturn:
        """Raise what a generator ends with."""
        error, progress.error = progress.error, None
        if error is not None:
            raised = original(error.error)
            if isinstance(raised, StopIteration) and raised is not self.thrown:
                raise RuntimeError("generator raised StopIteration")
            _f = self.name  # read from a traceback
            raise error
        if progress.value is None:
            raise StopIteration
        keep_own(self.run, progress.value)
        raise StopIteration(progress.value)

    @property
    def over(self) -> bool:
        """Whether it is at its end."""
        return self.progress.over

    @property
    def waits(self) -> bool:
        """Whether it waits at a `yield`: it has begun, and is not at its end."""
        return self.greenlet is not None and not self.progress.over

    def _next(self, state: Scheduler, made: greenlet, go_on: Callable[[], Any]) -> Any:
        """The next item: what is done for it is done at the place at hand, as that of a call.

        Where a failure may be caught, the item is waited for: a generator that fails is at its end, unless it catches
        that itself.
        """
        if self.acts or state.in_turn:
            state.settle_before()
        here = state.here
        body, around = here.body, here.trying
        since = here.stamp()
        here.body = (since, since, body)
        for each in reversed(self.tried):
            each.begin(here)
        try:
            item = go_on()
            while here.trying is not None and not self.progress.over:
                try:
                    state.settle(since, here.here)
                    break
                except Failure as failure:
                    item = made.throw(failure)
            self.tried = []
            trying: Any = here.trying
            while trying is not around:
                self.tried.append(trying)
                trying = trying.outer
            return item
        finally:
            here.body, here.trying = body, around

    def _taken_up(self) -> greenlet:
        """What makes the items, when the text at hand asks for the first time: it pays for what that takes."""
        run, made = self.run, self.greenlet
        run.charge_bytes(_GENERATOR_BYTES)
        if made is None:
            self.levels = run.most_depth - run.depth - 1
            work = partial(self.work, self.progress)
            if self.levels > 0:
                made = greenlet(work)
            else:
                self.levels, made = run.levels, stacks_of(run).begin(lambda _: work())
            self.greenlet = made
            self.work = _handed_over
            self.thread = get_ident()
            run.generators.append(self)
        elif made.dead or self.thread != get_ident():
            raise Refused("a generator can only go on in the thread where it started: keep a list of its items instead")
        made.gr_context = getcurrent().gr_context
        self.text = run.text
        return made

    def end(self) -> None:
        """Have it give nothing more; nothing of the text runs for that."""
        made, self.progress.over, self.frame = self.greenlet, True, []
        if made and self.thread == get_ident() and made is not getcurrent():
            made.parent = getcurrent()
            made.throw(GreenletExit)


def _handed_over(progress: _Progress) -> None:
    """Stands for the work of a generator that has been handed to its greenlet."""


def _run_body(frame: list[Any], body: Closure, progress: _Progress) -> None:
    try:
        progress.value = body(frame)
    except RAISED as error:
        progress.error = as_failure(error)
    finally:
        progress.over = True


def make_generator(acts: bool, run: Run, frame: list[Any], body: Closure, name: str) -> TextGenerator:
    """The value of a call of a generator function."""
    run.charge_bytes(frame_bytes(len(frame)))
    return lazily(run, Items(acts, run, name, frame, body))


def yield_(e: Emitter, n: ir.Yield) -> Closure:
    """`yield value` and `yield from value`."""
    value = e.emit(n.value)
    if n.delegates:
        return _delegating(n, value)

    def give(f: list[Any], _n: Any = n.node) -> Any:
        sent = _give(value(f))
        return sent[0] if sent else None

    return give


def _give(item: Any) -> tuple[Any, ...]:
    """Hand on an item, and go on when the next is asked for: what yields is never a sibling, so it is at hand.

    Gives what is sent then, in a tuple; an empty one for None.
    """
    sent: tuple[Any, ...] = getcurrent().parent.switch(item)
    return sent


def _delegating(n: ir.Yield, value: Closure) -> Closure:
    def give_all(f: list[Any], _n: Any = n.node) -> Any:
        run = f[0]
        items = iter(iterate(source_of(run, value(f)), run))
        own = items.items if type(items) is TextGenerator else items
        ask = first = partial(next, own)
        steered = TextGenerator(own) if isinstance(own, Steered) else None
        while True:
            run.charge_steps(1)
            try:
                item = ask()
            except StopIteration as end:
                return end.value
            ask = first
            try:
                sent = _give(item)
            except (StopIteration, TextExit) as error:
                if steered is None:
                    raise
                ask = partial(throw, run, steered, error)
            else:
                if sent and steered is not None:
                    ask = partial(send, run, steered, *sent)
                elif sent and sent[0] is not None:
                    raise AttributeError(f"{type_name(items)!r} object has no attribute 'send'")

    return give_all


Steps = Callable[[list[Any]], Generator[Any, None, Any]]
"""What goes through a statement in a frame: it gives items, and returns a signal as closures of statements do."""

_STEP_BYTES = 500
"""What each level of statements takes while a generator waits, and what asks it for items."""


def _items(run: Run, made: Generator[Any, None, Any], _f: str) -> Generator[Any, None, Any]:
    """The items of a generator; `_f` is its name, read from a traceback."""
    held = False
    while True:
        run.charge_steps(1)
        try:
            if run.depth < run.most_depth:
                item = run.inside(next, made)
            else:
                item = run.inside(deeper, run, next, made)
                if not held:
                    run.stacks.hold(made)
                held = True
        except StopIteration as end:
            return None if end.value is None else end.value[0]  # what is returned is a signal
        except RuntimeError as error:
            if type(error.__cause__) is not StopIteration:
                raise
            break  # what CPython says keeps frames alive
        yield item
    raise RuntimeError("generator raised StopIteration")


def stepping(e: Emitter, n: ir.Function) -> Closure | None:
    """The body of a generator function, which gives the generator; None where that needs a fiber."""
    if e.calling or e.continues or any(name in e.checker.source.words for name in NAMES):
        return None
    around = Around()
    if around.count(n.body) != n.yields:
        return None
    go_through, name = steps(e, n.body, around), n.name
    items: Callable[..., Any] = COMPILED.get("items", _items)
    size = frame_bytes(HEADER + len(n.scope.slots)) + _STEP_BYTES * around[id(n.body)]

    def make(f: list[Any]) -> TextGenerator:
        run = f[0]
        run.charge_bytes(size)
        return lazily(run, items(run, go_through(f), name))

    return make


class Around(dict[int, int]):
    """The statements around each `yield` that is a statement by itself: how many stand in one another.

    One in an `except` or `finally` is not found.
    """

    def count(self, n: Any) -> int:
        """Look through a statement; gives how many such `yield` it has."""
        kind = type(n)
        parts = [n.body, n.orelse] if kind in _BRANCHES else n.parts if kind is ir.Block else ()
        found = sum(map(self.count, parts)) if parts else kind is ir.Expression and type(n.value) is ir.Yield
        if found:
            self[id(n)] = _LEVELS.get(kind, 1) + max((self.get(id(part), 0) for part in parts), default=0)
        return found


_BRANCHES = frozenset({ir.If, ir.For, ir.While, ir.Try})
_LEVELS = {ir.Try: 3}


def steps(e: Emitter, n: Any, around: Around) -> Steps:
    """What goes through a statement that has a `yield`."""
    return _STEPS[type(n)](e, n, around)


_CLOSURE, _VALUE, _STEPS_OF = range(3)
"""What a block has for a statement: its closure, that of a value that it yields, or what goes through it."""


def _part(e: Emitter, n: Any, around: Around) -> tuple[int, Any]:
    if type(n) is ir.Expression and type(n.value) is ir.Yield and not n.value.delegates:
        return _VALUE, e.emit(n.value.value)
    return (_STEPS_OF, steps(e, n, around)) if id(n) in around else (_CLOSURE, e.emit(n))


def _parts(e: Emitter, n: ir.Node, around: Around) -> list[tuple[int, Any]]:
    return [_part(e, each, around) for each in (n.parts if type(n) is ir.Block else [n])]


def _block(e: Emitter, n: Any, around: Around) -> Steps:
    parts = _parts(e, n, around)
    if len(parts) == 1 and parts[0][0] is _STEPS_OF and type(n.parts[0]) is not ir.If:
        only: Steps = parts[0][1]
        return only  # the test of an `if` is work for the first item, so that needs a generator around it

    def go_through(f: list[Any]) -> Generator[Any, None, Any]:
        for kind, part in parts:
            if kind is _VALUE:
                yield part(f)
                continue
            signal = part(f) if kind is _CLOSURE else (yield from part(f))
            if signal is not None:
                return signal
        return None

    return go_through


def _if(e: Emitter, n: ir.If, around: Around) -> Steps:
    return e.choice(n.node, e.emit(n.test), _block(e, n.body, around), _block(e, n.orelse, around))


def _while(e: Emitter, n: ir.While, around: Around) -> Steps:
    test, parts, orelse, truth = e.emit(n.test), _parts(e, n.body, around), _block(e, n.orelse, around), e.truth

    def go_through(f: list[Any], _n: Any = n.node) -> Generator[Any, None, Any]:
        run = f[0]
        while True:
            run.charge_steps(1)
            value = test(f)
            if value is not True and (value is False or not truth(run, value)):
                return (yield from orelse(f))
            for kind, part in parts:
                if kind is _VALUE:
                    yield part(f)
                    continue
                signal = part(f) if kind is _CLOSURE else (yield from part(f))
                if signal is CONTINUE:
                    break
                if signal is not None:
                    return None if signal is BREAK else signal

    return go_through


def _for(e: Emitter, n: ir.For, around: Around) -> Steps:
    iterable, assign = e.emit(n.iterable), target(e, n.target, tried=n.tried)
    slot = n.target.slot if type(n.target) is ir.NameTarget and not n.target.hops else 0
    parts, orelse = _parts(e, n.body, around), _block(e, n.orelse, around)

    def go_through(f: list[Any], _n: Any = n.node) -> Generator[Any, None, Any]:
        run = f[0]
        for item in iterate(iterable(f), run):
            run.charge_steps(1)
            if slot:
                f[slot] = item
            else:
                assign(run, f, item)
            for kind, part in parts:
                if kind is _VALUE:
                    yield part(f)
                    continue
                signal = part(f) if kind is _CLOSURE else (yield from part(f))
                if signal is CONTINUE:
                    break
                if signal is not None:
                    return None if signal is BREAK else signal
        return (yield from orelse(f))

    return go_through


def _try(e: Emitter, n: ir.Try, around: Around) -> Steps:
    body, orelse = _block(e, n.body, around), _block(e, n.orelse, around)
    handle = handling(handlers_of(e, n))

    def guarded(f: list[Any], _n: Any = n.node) -> Generator[Any, None, Any]:
        try:
            signal = yield from body(f)
        except Exception as error:  # noqa: BLE001 - it raises what nothing catches
            return handle(f, _as_raised(error))
        return (yield from orelse(f)) if signal is None else signal

    if n.final is None:
        return guarded
    final = e.emit(n.final)
    unwind = unwinding(final)

    def go_through(f: list[Any], _n: Any = n.node) -> Generator[Any, None, Any]:
        try:
            signal = yield from guarded(f)
        except Exception as error:  # noqa: BLE001 - the same
            return unwind(f, _as_raised(error))
        last = final(f)
        return signal if last is None else last

    return go_through


def _as_raised(error: Exception) -> Exception:
    """What was raised in steps: CPython makes another exception of a `StopIteration` that leaves a generator."""
    cause = error.__cause__ if type(error) is RuntimeError else None
    return cause if type(cause) is StopIteration else error


def _delegation(e: Emitter, n: ir.Expression, _: Around) -> Steps:
    value = e.emit(n.value.value)  # type: ignore[attr-defined]  # it is a `yield`

    def give_all(f: list[Any], _n: Any = n.value.node) -> Generator[Any, None, None]:
        run = f[0]
        items = iterate(value(f), run)
        run.charge_steps(1)
        for item in items:
            yield item
            run.charge_steps(1)

    return give_all


_STEPS: dict[type[ir.Node], Callable[[Emitter, Any, Around], Steps]] = {
    ir.Block: _block, ir.If: _if, ir.While: _while, ir.For: _for, ir.Try: _try,
    ir.Expression: _delegation,
}  # fmt: skip
