"""Generators of a text that have a fiber: each a greenlet that runs until it has an item, and ends with the run."""

from __future__ import annotations

from _thread import get_ident
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NoReturn

from greenlet import GreenletExit, getcurrent, greenlet

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import frame_bytes
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import HEADER
from lightfc_sandbox.errors import RAISED, Refused, Stop, TextExit
from lightfc_sandbox.evaluation.emitter import Closure, Emitter
from lightfc_sandbox.evaluation.held_futures import source_of
from lightfc_sandbox.evaluation.known import Known
from lightfc_sandbox.evaluation.plainly import PLAIN_LEVELS, is_plain, other_levels, overlapping
from lightfc_sandbox.scheduling.futures import Failure, as_failure
from lightfc_sandbox.scheduling.order import Scheduler
from lightfc_sandbox.scheduling.places import Trying
from lightfc_sandbox.scheduling.stacks import stacks_of
from lightfc_sandbox.stdlib.steering import Steered, note_unheld, send, throw
from lightfc_sandbox.values.copying import keep_own
from lightfc_sandbox.values.exceptions import original, stopped
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


class _Begun:
    """A generator that has begun, and can be ended with its run; the run knows nothing of who holds the generator."""

    __slots__ = ("__weakref__", "greenlet", "progress", "running", "thread")

    def __init__(self, made: greenlet, progress: _Progress) -> None:
        self.greenlet, self.progress, self.thread, self.running = made, progress, get_ident(), False

    def end(self) -> None:
        """Have it give nothing more; nothing of the text runs for that."""
        made, self.progress.over = self.greenlet, True
        if made and self.thread == get_ident() and made is not getcurrent():
            made.parent = getcurrent()
            made.throw(GreenletExit)


class Items(Steered):
    """The items of a generator of the text; if it `acts`, what is done for each takes its turn as a whole."""

    __slots__ = (
        "_known", "acts", "begun", "deepest", "frame", "levels", "name", "progress", "run", "text", "tried", "work",
    )  # fmt: skip

    def __init__(self, acts: bool, known: Known, run: Run, name: str, frame: list[Any], body: Closure) -> None:
        super().__init__()
        self.acts, self._known, self.run, self.name, self.frame = acts, known, run, name, frame
        self.work: Callable[[_Progress], None] = partial(_run_body, frame, body)
        self.begun: _Begun | None = None
        self.deepest = run.limits.recursion
        self.progress = _Progress()
        self.text = 0
        self.tried: list[Trying] = []  # the `try` of its own that it is in, the innermost first

    def __next__(self) -> Any:
        progress, run = self.progress, self.run
        over = progress.over
        if over:
            raise StopIteration
        begun = self._at_hand()
        made = begun.greenlet
        made.parent = getcurrent()
        run.depth = depth = run.depth + 1
        most, reached = run.most_depth, depth + self.levels * (PLAIN_LEVELS if is_plain(run) else 1)
        run.most_depth = reached if reached < self.deepest else self.deepest
        begun.running = True
        go_on: Callable[[], Any] = made.switch
        if self.thrown is not None:
            go_on = partial(made.throw, self.thrown)
        elif self.sent:
            go_on = partial(made.switch, self.sent)
        try:
            if run.state is not None:
                item = self._next(run.state, made, go_on)
            elif run.aside is None:
                item = go_on()
            else:  # it may have begun where calls overlap, or go on there later
                item = overlapping(run, partial(self._next, made=made, go_on=go_on))
        finally:
            begun.running = False
            run.depth -= 1
            run.most_depth = most
        over = progress.over  # which the greenlet has set
        if not over:
            return item
        self.begun, self.frame = None, []
        return self._raise_end(progress)

    def _at_hand(self) -> _Begun:
        """What can go on, as the text at hand asks for an item."""
        begun, run = self.begun, self.run
        if begun is not None and begun.running:
            raise ValueError("generator already executing")
        run.charge_steps(1)
        if run.depth >= self.deepest:
            raise Stop("recursion", run.limits.recursion, "generators nest deeper")
        return self._taken_up() if begun is None or self.text != run.text else begun

    def _raise_end(self, progress: _Progress) -> NoReturn:
        """Raise what a generator ends with."""
        error, progress.error = progress.error, None
        if error is not None:
            raised = original(error.error)
            if isinstance(raised, StopIteration) and raised is not self.thrown:
                raise stopped(self.run, raised)
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

    def known(self) -> Sequence[Any] | None:
        """What it may ask and look at, before its first item is asked for; None behind that."""
        return self._known.values(self.frame) if self.begun is None and not self.progress.over else None

    @property
    def waits(self) -> bool:
        """Whether it waits at a `yield`: it has begun, and is not at its end."""
        return self.begun is not None and not self.progress.over

    def _next(self, state: Scheduler, made: greenlet, go_on: Callable[[], Any]) -> Any:
        """The next item: what is done for it is done at the place at hand, as that of a call.

        Where a failure may be caught, the item is waited for: a generator that fails is at its end, unless it catches
        that itself.
        """
        if self.acts or state.in_turn:
            state.settle_before()
        here = state.here
        body, around, chain = here.body, here.trying, here.chain
        since = here.stamp()
        here.body = (since, since, body)
        here.chain = (None, self.name, chain)  # where an item is asked for only a traceback of CPython tells
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
            here.body, here.trying, here.chain = body, around, chain

    def _taken_up(self) -> _Begun:
        """What makes the items, when the text at hand asks for the first time: it pays for what that takes."""
        run, begun = self.run, self.begun
        run.charge_bytes(_GENERATOR_BYTES)
        if begun is None:
            self.levels = (other_levels(run) if is_plain(run) else run.most_depth - run.depth) - 1
            work = partial(self.work, self.progress)
            if self.levels > 0:
                made = greenlet(work)
            else:
                self.levels, made = run.levels, stacks_of(run).begin(lambda _: work())
            self.begun = begun = _Begun(made, self.progress)
            self.work = _handed_over
            run.generators.append(begun)
        elif begun.greenlet.dead or begun.thread != get_ident():
            raise Refused("a generator can only go on in the thread where it started: keep a list of its items instead")
        begun.greenlet.gr_context = getcurrent().gr_context
        self.text = run.text
        return begun

    def end(self) -> None:
        """Have it give nothing more; nothing of the text runs for that."""
        self.progress.over, self.frame = True, []
        if self.begun is not None:
            self.begun.end()


class Told(Items):
    """One of a text whose generators may do something when they are left before their end."""

    __slots__ = ()

    __del__ = note_unheld


def _handed_over(progress: _Progress) -> None:
    """Stands for the work of a generator that has been handed to its greenlet."""


def _run_body(frame: list[Any], body: Closure, progress: _Progress) -> None:
    try:
        progress.value = body(frame)
    except RAISED as error:
        progress.error = as_failure(error)
    finally:
        progress.over = True


def make_generator(
    kind: type[Items], acts: bool, known: Known, run: Run, frame: list[Any], body: Closure, name: str
) -> TextGenerator:
    """The value of a call of a generator function."""
    run.charge_bytes(frame_bytes(len(frame)))
    made, state = lazily(run, kind(acts, known, run, name, frame, body)), run.state
    if not run.tells:
        made.sources, made.inner = frame[HEADER:], True  # it may go over whatever it is given
    return made if state is None or not state.suspended else state.born(made)


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
