"""Closures of comprehensions and generator expressions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import ENTRY_BYTES, INT_BYTES, ITEM_BYTES, SET_ITEM_BYTES, frame_bytes
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import UNBOUND
from lightfc_sandbox.checking.sites import Path
from lightfc_sandbox.effects import CALLS, HOLDS, SETS, TOUCH, TURNS
from lightfc_sandbox.evaluation.emitter import Assign, Closure, Emitter
from lightfc_sandbox.evaluation.held_futures import DRAWN, resolve, source_of
from lightfc_sandbox.evaluation.iterables import FRESH, SKIPPED, GoneThrough, Stage, pulled, without_skipped
from lightfc_sandbox.evaluation.loops import CHUNK, charge_growth, handed
from lightfc_sandbox.evaluation.targets import target
from lightfc_sandbox.evaluation.whole import Consumed, Whole, may_be_whole, single_item, taken_as_a_whole
from lightfc_sandbox.scheduling.futures import Failure, Pending, as_failure
from lightfc_sandbox.scheduling.siblings import IF_LAZY, INLINE, SPAWN, Group
from lightfc_sandbox.values.exceptions import original, stopped
from lightfc_sandbox.values.iteration import iterate
from lightfc_sandbox.values.lazy import ends, lazily
from lightfc_sandbox.values.plain import check_key

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Ahead, Scheduler


class Loop:
    """One `for … in … if …` of a comprehension, as closures."""

    __slots__ = ("assign", "conditions", "gone_through", "iterable", "order", "own")

    gone_through: GoneThrough  # where calls may overlap

    def __init__(self, iterable: Closure, assign: Assign, conditions: list[Closure], order: int, *, own: bool) -> None:
        self.iterable, self.assign, self.conditions, self.order = iterable, assign, conditions, order
        self.own = own  # nothing else can know the iterator that is gone through


def comprehension(e: Emitter, n: ir.Comprehension) -> Closure:
    """A comprehension or generator expression."""
    lasts = n.kind == "generator" and not n.consumed
    return e.lasting(n, _comprehension) if lasts else _comprehension(e, n)  # type: ignore[arg-type]  # of these nodes


def _comprehension(e: Emitter, n: ir.Comprehension) -> Closure:
    first = e.emit(n.loops[0].iterable)
    around, e.scope = e.scope, n.scope
    e.hot += 1
    loops = [
        Loop(
            first if position == 0 else e.emit(each.iterable),
            target(e, each.target),
            e.emit_all(each.conditions),
            n.orders[position],
            own=type(each.iterable) in FRESH and not e.checker.special,
        )
        for position, each in enumerate(n.loops)
    ]
    if n.value is None:
        element = e.emit(n.element)
    else:
        element = e.strict(n.node, lambda run, key, value: (key, value), [n.element, n.value])
    overlapping = Overlapping(e, n, loops, element) if e.calling else None
    e.hot -= 1
    e.scope = around
    blank = [UNBOUND] * len(n.scope.slots)
    size = frame_bytes(len(blank)) if n.scope.kept else 0
    if n.kind == "generator":
        return _generator(e, n.node, loops, blank, size, element, overlapping)
    plain = _built(e, n, loops, blank, size, element)
    if overlapping is None:
        return plain
    return lambda f, _n=n.node: plain(f) if f[0].state is None else overlapping(f)  # type: ignore[misc]


def _built(
    e: Emitter, n: ir.Comprehension, loops: Sequence[Loop], blank: list[Any], size: int, element: Closure
) -> Closure:
    kind, truth = n.kind, e.truth

    def evaluate(f: list[Any], _n: Any = n.node) -> Any:
        run = f[0]
        items = iterate(loops[0].iterable(f), run)
        run.charge_bytes(size)
        made = _NEW[kind]()
        _go_through(truth, loops, items, [run, f, f[2], *blank], lambda frame: _add(run, made, element(frame)))
        return run.fresh(made)

    return evaluate


def _go_through(
    truth: Callable[[Run, Any], bool], loops: Sequence[Loop], items: Any, frame: list[Any], act: Callable[..., None]
) -> None:
    """What `comprehended` does, for one that is evaluated at once: a `StopIteration` in it passes through."""
    run = frame[0]
    loop, inner = loops[0], loops[1:]
    for item in items:
        run.charge_steps(1)
        loop.assign(run, frame, item)
        for condition in loop.conditions:
            if not truth(run, condition(frame)):
                break
        else:
            if inner:
                _go_through(truth, inner, iterate(inner[0].iterable(frame), run), frame, act)
            else:
                act(frame)


def comprehended(
    truth: Callable[[Run, Any], bool],
    loops: Sequence[Loop],
    items: Any,
    frame: list[Any],
    element: Closure,
    path: Path | None = None,
) -> Iterator[Any]:
    """The elements of a comprehension, its first iterable already evaluated; each turn at its place behind `path`."""
    run = frame[0]
    loop, inner = loops[0], loops[1:]
    conditions = loop.conditions
    within = None
    for turn, item in enumerate(items):
        run.charge_steps(1)
        if path is not None:
            frame[2] = within = (*path, loop.order, turn)
        loop.assign(run, frame, item)
        if conditions and not all(truth(run, condition(frame)) for condition in conditions):
            continue
        if inner:
            more = iterate(source_of(run, inner[0].iterable(frame)), run)
            yield from comprehended(truth, inner, more, frame, element, within)
        else:
            yield element(frame)


def _generator(
    e: Emitter,
    node: Any,
    loops: Sequence[Loop],
    blank: list[Any],
    size: int,
    element: Closure,
    overlapping: Overlapping | None,
) -> Closure:
    truth, inner = e.truth, len(loops) > 1

    def evaluate(f: list[Any], _n: Any = node) -> Any:
        run = f[0]
        # As in Python, the first iterable is evaluated now and all the rest when an item is asked for.
        source = source_of(run, loops[0].iterable(f))
        items = iterate(source, run)
        run.charge_bytes(size)
        path = f[2]
        frame = [run, f, path, *blank]
        if run.state is None or overlapping is None:
            return lazily(run, comprehended(truth, loops, items, frame, element), source, inner=inner)
        state = run.state
        elements = _one_by_one(state, comprehended(truth, loops, items, frame, element, path))
        whole = Whole(state, elements, None, lambda: [source, *loops[0].gone_through.known.values(frame)])
        whole.eager = partial(_consumed, state, whole, partial(overlapping.expanded, f, source, path))
        made = lazily(run, whole, source, inner=inner)
        return state.born(made) if state.suspended else made

    return evaluate


def _one_by_one(state: Scheduler, elements: Iterator[Any]) -> Iterator[Any]:
    """The elements of a generator expression, which is at its end where one fails."""
    try:
        for each in elements:
            yield single_item(state, each)
    except Failure as failure:
        raise _of_generator(state.run, failure)  # noqa: B904 - a failure holds its error


def _of_generator(run: Run, error: Exception) -> Exception:
    """What a generator expression fails with where something in it has: a `StopIteration` would end it."""
    stop = original(error)
    if not isinstance(stop, StopIteration):
        return error
    failure = as_failure(error)
    return Failure(stopped(run, stop), failure.node, failure.calls)


def _consumed(
    state: Scheduler, whole: Whole, expanded: Callable[[Stage | None], list[Any]], then: Stage | None
) -> list[Any]:
    """All elements of a generator expression, which is at its end then."""
    whole.items = left = Consumed()
    try:
        return expanded(then)
    finally:
        left.end(state)


class Overlapping:
    """A comprehension whose turns are evaluated beside one another."""

    def __init__(self, e: Emitter, n: ir.Comprehension, loops: Sequence[Loop], element: Closure) -> None:
        self.loops, self.element, self.kind, self.truth, self.node = loops, element, n.kind, e.truth, n.node
        self.blank = [UNBOUND] * len(n.scope.slots)
        mask = 0
        targets = [each.target for each in n.loops]
        inside = [n.element, *(() if n.value is None else (n.value,))]
        for position, each in enumerate(n.loops):
            mask |= each.target.mask & ~SETS
            inside += each.conditions
            if position:
                inside.append(each.iterable)
        for part in inside:
            mask |= part.mask
        outer: Any = n.scope.parent  # every comprehension has one around it
        filtered = any(each.conditions for each in n.loops)
        if filtered or len(loops) > 1:
            mask |= TOUCH
        self.mask = e.does([*inside, *targets]) | e.may_do(mask) & ~TURNS
        parts = [*targets, *inside]
        for position, (loop, each) in enumerate(zip(loops, n.loops, strict=True)):
            around = n.scope if position else outer
            loop.gone_through = GoneThrough(e.may_do, around, n.scope, each.iterable, parts, handed(e, n.node))
        self.sets = bool(mask & SETS)
        self.join_frames = filtered or len(loops) > 1 or n.kind in ("set", "dict")
        # A turn may have a copy of the comprehension's frame, and of the one around it where that is not shared.
        self.apart = not mask & SETS and not e.shares(mask & HOLDS, n.scope)
        self.shares = e.shares(mask, outer)
        if not mask & TOUCH or not self.apart:
            self.mode = INLINE
        else:
            self.mode = SPAWN if mask & CALLS else IF_LAZY

    def __call__(self, f: list[Any]) -> Any:
        """The value of the comprehension."""
        run, _n = f[0], self.node
        state: Scheduler = run.state
        source = source_of(run, self.loops[0].iterable(f))
        made = self.expanded(f, source, f[2])
        if self.kind != "list":
            if run.busy:
                made = resolve(state, made) if self.kind == "set" else [_pair(state, each) for each in made]
            elements = made
            made = _NEW[self.kind]()
            for each in elements:
                _add(run, made, each)
        run.fresh(made)
        return state.born(made) if state.suspended else made

    def expanded(self, f: list[Any], source: Any, path: Path, then: Stage | None = None) -> list[Any]:
        """All elements, futures among them; with `then`, what that makes of them.

        `path` is where the comprehension was begun.
        """
        run = f[0]
        shares = self.shares or run.tells  # then, a copy would hold what the text does not hold any more
        around = [*f] if (self.mode or (then is not None and self.apart)) and not shares else f
        return self._expand(0, [run, around, path, *self.blank], source, path, then)

    def _expand(
        self, level: int, frame: list[Any], source: Any, path: tuple[int, ...], then: Stage | None
    ) -> list[Any]:
        whole = self.loops[level].own and self.apart and not self.shares and may_be_whole(source)
        return (self._of_whole if whole else self._of_items)(level, frame, source, path, then)

    def _of_items(
        self, level: int, frame: list[Any], source: Any, path: tuple[int, ...], then: Stage | None
    ) -> list[Any]:
        run, loop = frame[0], self.loops[level]
        state: Scheduler = run.state
        group = Group(state)
        mask, calls = (self.mask, ()) if then is None else (then.mask | self.mask & TURNS, then.calls)
        reaches = loop.gone_through.reaching(frame if level else frame[1], frame, source, calls)
        items = pulled(run, source, group, mask, shared=not loop.own, reaches=reaches)
        try:
            last = then is None and level + 1 == len(self.loops)
            turn = partial(self._found, level) if last else partial(self._turn, level, then)
            begin = self._beginning(group, turn, mask, ahead=then is not None)
            made = self._turns(
                frame,
                group,
                items,
                (*path, loop.order),
                begin,
                state.ahead(ends=ends(source)),
                stops=self.sets or type(source) in DRAWN,
            )
        finally:
            group.close()
        group.check()
        if self.shares:
            group.settle()
        if not self.join_frames and then is None:
            return made
        kept = without_skipped(state, made)
        return kept if level + 1 == len(self.loops) else [item for each in kept for item in each]

    def _of_whole(
        self, level: int, frame: list[Any], source: Any, path: tuple[int, ...], then: Stage | None
    ) -> list[Any]:
        """The same over an iterator whose items are made beside one another, each turn where its item is made."""
        run, loop = frame[0], self.loops[level]

        def turn(item: Any, number: Path) -> Any:
            run.charge_steps(1)
            own = [*frame]
            own[2] = (*path, loop.order, *number)
            return self._turn(level, then, (own, item))

        mask, calls = (self.mask, ()) if then is None else (then.mask | self.mask & TURNS, then.calls)
        known = (*loop.gone_through.known.values(frame), *calls)
        kept = without_skipped(run.state, taken_as_a_whole(source, Stage(turn, mask, known)))
        return kept if level + 1 == len(self.loops) else [item for each in kept for item in each]

    def _beginning(self, group: Group, turn: Callable[[Any], Any], mask: int, *, ahead: bool) -> Callable[[Any], Any]:
        """What begins a turn, on a fiber of its own where that may wait."""
        mode = self.mode
        if ahead:
            mode = SPAWN if self.apart else INLINE
        if mode == SPAWN:
            return lambda job: group.spawn(turn, job, mask)
        state = group.scheduler
        acts = state.may_act(mask)
        if mode == INLINE:
            return partial(group.inline, turn, acts=True) if acts else partial(group.inline, turn)
        return lambda job: group.spawn(turn, job, mask) if state.lazy else group.inline(turn, job, acts)

    def _turns(
        self,
        frame: list[Any],
        group: Group,
        items: Any,
        path: Path,
        begin: Callable[[Any], Any],
        ahead: Ahead,
        *,
        stops: bool,
    ) -> list[Any]:
        """What the turns give; `stops`: none begins behind one that has failed."""
        run = frame[0]
        made: list[Any] = []
        size = there = 0
        own = frame
        for turn, item in enumerate(items):
            run.charge_steps(1)
            ahead.turn()
            if group.before is not None:
                own = [*frame]  # a turn that was suspended has the other
            own[2] = (*path, turn)
            made.append(begin((own, item)))
            if stops and group.failed is not None:
                break  # nothing is changed behind a failure
            if not len(made) & (CHUNK - 1):
                size = charge_growth(run, made, size)
                there = _arrived(made, there)
        charge_growth(run, made, size)
        return made

    def _turn(self, level: int, then: Stage | None, job: tuple[list[Any], Any]) -> Any:
        frame, _n = job[0], self.node
        value = self._found(level, job)
        if value is SKIPPED:
            return value
        if level + 1 < len(self.loops):
            return self._expand(level + 1, frame, value, frame[2], then)
        return value if then is None else then.do(value, frame[2])

    def _found(self, level: int, job: tuple[list[Any], Any]) -> Any:
        """What a turn gives, or what the loop inside goes over."""
        frame, item = job
        run, loop = frame[0], self.loops[level]
        assign = loop.assign  # what is no method is called in half the time
        try:
            assign(run, frame, item)
            for condition in loop.conditions:
                if not self.truth(run, condition(frame)):
                    return SKIPPED
            if level + 1 == len(self.loops):
                element = self.element
                return element(frame)
            return source_of(run, self.loops[level + 1].iterable(frame))
        except Exception as error:
            if self.kind != "generator":
                raise
            raise _of_generator(run, error)  # noqa: B904 - a failure holds its error


def _arrived(made: list[Any], there: int) -> int:
    """Put the values of futures that have settled in their place, from position `there` on; gives the next."""
    while there < len(made):
        each = made[there]
        if type(each) is Pending:
            if each._waiting is not None or each.failure is not None:
                break
            made[there] = each._value
        there += 1
    return there


def _pair(state: Scheduler, pair: Any) -> Any:
    key, value = state.touch(pair)
    return resolve(state, key), value


_NEW: dict[str, Callable[[], Any]] = {"list": list, "set": set, "dict": dict}
"""What makes the value of a comprehension of each kind."""


def _add(run: Run, made: Any, element: Any) -> None:
    """Add an element, which has been charged a step, to the value of a comprehension."""
    if type(made) is list:
        run.charge_bytes(ITEM_BYTES)
        made.append(element)
    elif type(made) is set:
        run.charge_bytes(SET_ITEM_BYTES)
        made.add(check_key(run, element))
    else:
        run.charge_bytes(ENTRY_BYTES + INT_BYTES)
        made[check_key(run, element[0])] = element[1]
    run.check_size(made)
