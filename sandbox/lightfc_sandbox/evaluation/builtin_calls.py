"""Calls of functions of the sandbox and of methods where calls overlap: what they are given is fit for them by then.

What such a function does stands where it is defined (`effects`). One that looks at the items of what it is given gets
them without futures; one that changes something waits for its turn; one that goes through an iterator changes that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE
from lightfc_sandbox.budget.costs import ITEM_BYTES
from lightfc_sandbox.checking.sites import Path
from lightfc_sandbox.effects import (
    CALLS,
    DRAWS,
    EAGER,
    FIRST,
    IN_TURN,
    MAKES,
    PASSES,
    PURE,
    READS,
    TOUCH,
    TURNS,
    W_LIST,
    W_MAP,
    WRITES,
)
from lightfc_sandbox.errors import RAISED
from lightfc_sandbox.evaluation.called_back import AGAIN, FUNCTIONS, Callback, numbered
from lightfc_sandbox.evaluation.held_futures import (
    DRAWN,
    SHARED,
    changing,
    copying,
    read_all,
    reading,
    resolve,
    source_of,
    take_turn,
    truth_touched,
    unsettled,
)
from lightfc_sandbox.evaluation.iterables import SKIPPED, Stage, leads_to, meeting, pulled, without_skipped
from lightfc_sandbox.evaluation.outward import method_of, place_of
from lightfc_sandbox.evaluation.reach import Reach
from lightfc_sandbox.evaluation.whole import Given, Whole, may_be_whole, single_item, taken_as_a_whole
from lightfc_sandbox.scheduling.futures import Pending, as_failure, when
from lightfc_sandbox.scheduling.places import EVERYTHING, At
from lightfc_sandbox.scheduling.siblings import Group
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.stdlib.containers import CHANGING
from lightfc_sandbox.stdlib.contexts import ENTER, ContextManager
from lightfc_sandbox.stdlib.output import HEARD, PRINT, PRINT_TO, redirected
from lightfc_sandbox.values.iteration import collect, iterate
from lightfc_sandbox.values.kinds import (
    ATOMS,
    LAZY,
    STREAMS,
    BoundMethod,
    Builtin,
    HostFunction,
    Instance,
    Made,
    Method,
    OwnMethod,
    TextFunction,
    TextGenerator,
    is_class,
)
from lightfc_sandbox.values.lazy import ITERABLE, ends
from lightfc_sandbox.values.type_tables import attributes_of

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Scheduler


def called_back(run: Run, fn: Any, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """Call a function or method of the sandbox that one of them calls back: no differently than the text calls it."""
    if is_class(fn):
        return fn.fn(run, *args, **kwargs)
    around = run.place
    if any(type(each) in FUNCTIONS for each in (*args, *kwargs.values())):
        run.place = place_of(run).next()
    try:
        return call_inside(run, run.state, fn, args, kwargs)
    finally:
        run.place = around


def call_inside(run: Run, state: Scheduler, fn: Any, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """Call a function or method of the sandbox, which is a value, from the place at hand."""
    if type(fn) is BoundMethod:
        return call_method(run, state, fn, args, kwargs, guarded=True)
    if fn is PRINT:
        return print_in_order(run, state, fn, args, kwargs)
    if fn.effects & CALLS or fn.callback:
        args, kwargs = numbered(state, fn, args, kwargs, run.place)
    return call_builtin(run, state, fn, args, kwargs)


def call_builtin(
    run: Run, state: Scheduler, target: Builtin, args: Sequence[Any], kwargs: dict[str, Any], *, alone: bool = False
) -> Any:
    """Call a function of the sandbox; `alone`: nobody else knows its last argument, if that is an iterator."""
    own = target.effects
    looks = run.busy and (not own & PASSES or own & (READS | TOUCH))
    args = [state.touch(each) for each in args] if looks else list(args)
    if target.partial_of is None:
        _take_turn(state, _effects(own, args), args, kwargs)
    if args and _has_key(target, kwargs):
        return _by_key(run, state, target.fn, args, kwargs, alone=alone)
    if own & EAGER and args:
        args[0] = _at_once(state, own, args[0])
    if run.busy:
        if not own & PASSES:
            args = [resolve(state, each) for each in args]
        kwargs = _resolved(state, kwargs)
    whole = _whole_of(target)
    if whole is not None:
        return whole(run, state, target, args, kwargs, alone=alone)
    made = target.fn(run, *args, **kwargs)
    if own & MAKES:
        run.fresh(made)
    return state.born(made) if own & MAKES and state.suspended and type(made) in SHARED else made


def _has_key(target: Builtin, kwargs: dict[str, Any]) -> bool:
    """Whether a function is called for all items at the call, which gives what they are compared by."""
    return target.callback == "key" and not target.lazy and kwargs.get("key") is not None


def _effects(own: int, args: Sequence[Any]) -> int:
    """What a call that may do `own` does with its arguments: a context manager knows what it does."""
    known = own == ENTER.effects and args and type(args[0]) is ContextManager
    return args[0].effects if known else own


def _take_turn(state: Scheduler, own: int, args: Sequence[Any], kwargs: dict[str, Any]) -> None:
    """Wait for what has to come before a call that may do `own`."""
    of_first = own & FIRST and args
    if own & WRITES and not of_first:
        if state.suspended or state.here.trying is not None:
            state.turn()
    elif state.watches:
        if of_first:
            changing(state, args[0])
        _read(state, own, (*args, *kwargs.values()))


def _read(state: Scheduler, own: int, values: Iterable[Any]) -> None:
    for each in values:
        kind = type(each)
        if kind not in ATOMS and kind is not Pending and (own & DRAWS or kind not in DRAWN):
            reading(state, each, deep=not own & PASSES)


def call_method(
    run: Run, state: Scheduler, method: BoundMethod, args: Sequence[Any], kwargs: dict[str, Any], *, guarded: bool
) -> Any:
    """Call a method of a value."""
    owner = method.owner
    entry = CHANGING.get(type(owner), {}).get(method.name) or attributes_of(type(owner), run.host_attributes).get(
        method.name
    )
    own = entry.effects if isinstance(entry, Method) else READS | WRITES
    # In a `try`, what is appended is taken back behind a failure.
    appends = method.name == "append" and type(owner) is list
    _take_turn_of(state, own, owner, appends=appends, guarded=guarded)
    args, kwargs = _fit(run, state, method, own, args, kwargs)
    if method.name == "sort" and kwargs.get("key") is not None and type(owner) is list:
        return _sort_by_key(run, state, method, kwargs)
    made = method.fn(run, owner, *args, **kwargs)
    if appends:
        state.has_appended(owner)
    return state.born(made) if own & MAKES and state.suspended and type(made) in SHARED else made


def _take_turn_of(state: Scheduler, own: int, owner: Any, *, appends: bool, guarded: bool) -> None:
    """Wait for what has to come before a method that may do `own` with its owner."""
    if appends:
        state.append_to(owner)
    elif own & WRITES:
        take_turn(state, owner)
    if (own & READS if own & WRITES else guarded) and state.watches:
        reading(state, owner, deep=not own & PASSES)  # what it holds may be compared


def _fit(
    run: Run, state: Scheduler, method: BoundMethod, own: int, args: Sequence[Any], kwargs: dict[str, Any]
) -> tuple[Sequence[Any], dict[str, Any]]:
    """What a method that may do `own` is given, fit for it."""
    if run.busy:
        if own & READS:
            given = [each for each in (*args, *kwargs.values()) if own & DRAWS or type(each) not in DRAWN]
            read_all(state, given, deep=not own & PASSES)
        if own & PASSES:
            args = _keys_touched(state, method.name, args)
        else:
            args = [resolve(state, each) for each in args]
            resolve(state, method.owner)
        kwargs = _resolved(state, kwargs)
    if own & (EAGER | DRAWS) and args:
        args = [_at_once_for(run, state, own, args[0]), *args[1:]]
    return args, kwargs


def _keys_touched(state: Scheduler, name: str, args: Sequence[Any]) -> list[Any]:
    """Arguments of a method that keeps values as they are: what it looks things up by is looked at."""
    if name in ("append", "appendleft", "create_task", "extend", "extendleft"):
        return [state.touch(each) if name.startswith("extend") else each for each in args]
    return [resolve(state, each) if position == 0 else each for position, each in enumerate(args)]


def _at_once(state: Scheduler, own: int, source: Any) -> Any:
    """What is consumed as a whole, by who may do `own`: the items of an iterator that make calls beside one another."""
    if not may_be_whole(source):
        return source
    found = taken_as_a_whole(source)
    if not own & PASSES and state.watches:
        reading(state, found, deep=True)  # what has made them may have left some that change yet
    return found


def _at_once_for(run: Run, state: Scheduler, own: int, source: Any) -> Any:
    """The same for a method that may do `own`; in a `try`, a container has the items before one that fails."""
    if own & WRITES and state.here.trying is not None:
        return source
    found = _at_once(state, own, source)
    return resolve(state, found) if run.busy and not own & PASSES else found


_MAP, _FILTER, _SORTED, _BOOL = (BUILTINS[name] for name in ("map", "filter", "sorted", "bool"))


def _chained(
    run: Run, state: Scheduler, target: Builtin, args: list[Any], kwargs: dict[str, Any], *, alone: bool
) -> TextGenerator:
    """A chain of what an iterable gives."""
    joins = len(args) == 1 and may_be_whole(args[0]) and not run.stops
    made: TextGenerator = target.fn(run, *args, **kwargs)
    if joins:
        items = map(partial(single_item, state), made.items)
        made.items = Whole(state, items, partial(_links, run, state, args[0]), lambda: args)
    return made


def _links(run: Run, state: Scheduler, source: TextGenerator, then: Stage | None) -> list[Any]:
    """All items of a chain."""

    def link(given: Any, number: Path) -> list[Any]:
        items = source_of(run, given)
        if then is None:
            return [*collect(run, _at_once(state, PASSES, items))]
        inner = then._replace(do=lambda item, place: then.do(item, (*number, *place)))
        return each_of(run, state, items, inner)

    mask, calls = (_anything(run), ()) if then is None else (_anything(run) | then.mask, then.calls)
    found = each_of(run, state, source, Stage(link, mask, calls))
    return [item for each in without_skipped(state, found) for item in each]


def _with_function(target: Builtin, args: list[Any]) -> list[Any]:
    """Arguments of `map` or `filter`: a filter by nothing is one by `bool`."""
    return [_BOOL, *args[1:]] if target is _FILTER and args and args[0] is None else args


def _given_by(run: Run, source: Any) -> TextGenerator:
    own = source.items if type(source) in STREAMS else source
    depth = own.depth if type(own) is TextGenerator else 0
    return TextGenerator(Given(iter(iterate(source, run))), depth, sources=(source,), ends=ends(source))


def _going_through(
    run: Run, state: Scheduler, target: Builtin, args: list[Any], kwargs: dict[str, Any], *, alone: bool
) -> TextGenerator:
    """A `map` or `filter`; over one iterable its calls can be made beside one another."""
    args = _with_function(target, args)
    eager, known = None, args
    in_turn = all(type(each) in ITERABLE or issubclass(type(each), Instance) for each in args[1:])
    if len(args) == 2 and args[0] is not None:
        known = fn, source = [*args]
        if not may_be_whole(source):
            args[1] = _given_by(run, source)
        if not run.stops or issubclass(type(fn), HostFunction):  # else it may end before all calls are to be made
            eager = partial(_eager, run, state, target, fn, source, args[1].items, alone)
    made: TextGenerator = target.fn(run, *args, **kwargs)
    made.items = Whole(state, map(partial(single_item, state), made.items), eager, lambda: known)
    # Nobody else asks it, and what it goes through has been read in its turn, if that is none of the host's.
    return state.born(made) if in_turn and state.suspended else made


_WHOLE: Mapping[str, Callable[..., TextGenerator]] = {
    "map": _going_through, "filter": _going_through, "itertools.chain.from_iterable": _chained,
}  # fmt: skip
"""What gives iterators whose items may be had all at once, by its name."""


def _whole_of(target: Builtin) -> Callable[..., TextGenerator] | None:
    return _WHOLE.get(target.name) if target.lazy else None  # a class of the text may have such a name


def _eager(
    run: Run,
    state: Scheduler,
    target: Builtin,
    fn: Any,
    source: Any,
    given: TextGenerator,
    alone: bool,
    then: Stage | None,
) -> list[Any]:
    """All items of a `map` or `filter` over one iterable, its calls made beside one another."""
    call, mask, calls = _calling(run, fn)

    def stage(item: Any, number: Path) -> Any:
        value = call(item, number)
        if target is _FILTER:
            if not truth_touched(run, value):
                return SKIPPED
            value = item
        return value if then is None else then.do(value, number)

    both = Stage(stage, mask, calls) if then is None else Stage(stage, mask | then.mask, calls + then.calls)
    values = each_of(run, state, source, both, given=given, alone=alone)
    return values if target is _MAP and then is None else without_skipped(state, values)


def _calling(run: Run, fn: Any) -> Stage:
    """What calls a function for an item, from the place at which it was handed over."""
    if type(fn) is Builtin and type(fn.fn) is Callback:
        fn, place = fn.fn.fn, fn.fn.place
        place.again = AGAIN  # for what is called from there one by one
    else:
        place = place_of(run)

    def call(item: Any, number: Path) -> Any:
        run.place = place.at(number)
        return call_value(run, fn, item)

    return Stage(call, _anything(run) | (TURNS if _acts(run, fn) else 0), (fn,))


def _anything(run: Run) -> int:
    """What functions that are not known may do, but for calls that are declared to act."""
    return EVERYTHING & ~TURNS if run.copies else EVERYTHING & ~(TURNS | W_LIST | W_MAP)  # the text changes nothing


def _acts(run: Run, fn: Any) -> bool:
    """Whether a function may make a call that is declared to act, where the text hands on nothing that is."""
    while type(fn) is Builtin and fn.partial_of is not None:
        fn = fn.partial_of[0]
    if type(fn) is BoundMethod:
        fn = method_of(run, fn.owner, fn.name)
    if type(fn) is OwnMethod:
        fn = fn.function
    if type(fn) is TextFunction:
        return fn.acts
    return issubclass(type(fn), HostFunction) and fn.order in IN_TURN  # an object of the host is not asked what it is


def _by_key(
    run: Run, state: Scheduler, fn: Callable[..., Any], args: list[Any], kwargs: dict[str, Any], *, alone: bool
) -> Any:
    """`sorted`, `min` and `max` with a key: all keys first, beside one another."""
    key = state.touch(kwargs["key"])
    source = args[0] if len(args) == 1 else args
    if fn is not _SORTED.fn:  # which takes all items first
        call, mask, calls = _calling(run, key)
        keyed = Stage(lambda item, number: (item, call(item, number)), mask, calls)
        pairs = each_of(run, state, source, keyed, alone=alone)
        source, found = zip(*resolve(state, pairs), strict=True) if pairs else ((), ())
        ranks = iter(found)
    else:
        source = [*collect(run, _at_once(state, PASSES, source))]
        ranks = iter(ranked(run, state, key, source))
    kwargs = _resolved(state, kwargs)
    kwargs["key"] = _telling(ranks)
    return fn(run, [*source], **kwargs)


def _telling(ranks: Iterator[Any]) -> Builtin:
    """A key that tells for one item after the other what has been found."""
    return Builtin("key", lambda run, item, /: next(ranks), effects=PURE | PASSES, cost=FREE)


def ranked(run: Run, state: Scheduler, key: Any, items: Iterable[Any]) -> list[Any]:
    """What a key gives for each item."""
    resolved: list[Any] = resolve(state, each_of(run, state, items, _calling(run, key)))
    return resolved


def called_for_each(run: Run, fn: Any, items: Iterator[Any]) -> list[Any]:
    """What a function gives for each of items that nobody else knows: all of it is there."""
    found: list[Any] = resolve(run.state, each_of(run, run.state, (), _calling(run, fn), given=items))
    return found


def _note_turn(state: Scheduler, group: Group, given: Any, item: Any, number: int) -> None:
    """Take note of what the next turn is given."""
    if type(given) is Given:
        state.asked_for(given, item)
    if number == _NOTED_FIRST and group.before is None:
        group.reach = None  # most functions that do not wait soon do not wait at all
    group.take_note(item)


_NOTED_FIRST = 16
"""As many turns of what is called for each item take note of what they know, though none of them waits."""


def each_of(
    run: Run, state: Scheduler, source: Any, stage: Stage, *, given: Any = None, alone: bool = True
) -> list[Any]:
    """What a stage makes of each item of a source; its calls are siblings.

    Args:
        run: The run.
        state: Its scheduler.
        source: What is gone through.
        stage: What is done with an item.
        given: What gives its items; it may take back those behind a failure.
        alone: Nobody else knows the source, if it is an iterator.
    """
    if may_be_whole(source):
        return taken_as_a_whole(source, stage)
    if issubclass(type(source), Instance):
        source = iterate(source, run)
    alone = alone and not run.special
    group = Group(state)
    ahead = state.ahead(ends=ends(source))
    made: list[Any] = []
    group.reach = Reach(run, stage.calls) if run.copies else None
    is_open = type(source) in LAZY or type(source) in DRAWN
    reaches = meeting(run, source, stage.calls) if is_open else partial(leads_to, run, source, stage.calls)

    def work(job: tuple[Any, Path]) -> Any:
        return stage.do(*job)

    try:
        items = pulled(run, source, group, stage.mask, shared=False, alone=alone, reaches=reaches, given=given)
        for number, item in enumerate(items):
            run.charge_steps(1)
            ahead.turn()
            _note_turn(state, group, given, item, number)
            made.append(group.spawn(work, (item, (number,)), stage.mask))
            if group.failed is not None and type(source) in DRAWN:
                break
            if not len(made) & 63:
                run.charge_bytes(64 * ITEM_BYTES)
    finally:
        group.close()
    group.check()
    group.give(made)
    return made


def _sort_by_key(run: Run, state: Scheduler, method: BoundMethod, kwargs: dict[str, Any]) -> None:
    owner = method.owner
    # As in CPython the list is empty while the keys are made.
    items = owner.copy()
    owner.clear()
    try:
        ranks = iter(ranked(run, state, state.touch(kwargs["key"]), items))
    finally:
        modified = bool(owner)
        owner[:] = items
    method.fn(run, owner, **{**kwargs, "key": _telling(ranks)})
    if modified:
        raise ValueError("list modified during sort")


# Output.


def print_in_order(run: Run, state: Scheduler, target: Builtin, args: Sequence[Any], kwargs: dict[str, Any]) -> None:
    """`print`: what it says keeps its place, and does not hold what follows where it waits for calls."""
    file = kwargs.get("file") or redirected(run)
    if file is not None:
        call_builtin(run, state, PRINT_TO, args, {**kwargs, "file": file})
        return
    if not run.busy:
        target.fn(run, *args, **kwargs)
        return
    read_all(state, (*args, *kwargs.values()), deep=True)
    waits = unsettled(run, [*args, *kwargs.values()], [])
    if waits:
        kwargs = {**kwargs, "file": HEARD}  # wherever what is printed goes by then
    if waits and (run.special or not all(issubclass(each, Made) for each in run.opened)):
        # What is printed may have a method that makes its text, or be an object of the host that changes.
        group = Group(state)
        group.spawn(partial(_say_at_once, run, state, target), (args, kwargs), EVERYTHING & ~TURNS)
        group.close()
        group.check()
    elif waits:
        result = state.note(Pending())
        run.hold_future()
        take = copying(run, waits)
        when(waits, partial(_say, run, state, target, (take(run, list(args)), take(run, kwargs)), result, waits))
    else:
        _say_at_once(run, state, target, (args, kwargs))


def _say_at_once(run: Run, state: Scheduler, target: Builtin, said: tuple[Sequence[Any], dict[str, Any]]) -> None:
    args, kwargs = said
    target.fn(run, *(resolve(state, each) for each in args), **_resolved(state, kwargs))


def _resolved(state: Scheduler, kwargs: dict[str, Any]) -> dict[str, Any]:
    """What is given by name, without futures."""
    return {name: resolve(state, each) for name, each in kwargs.items()}


def _say(
    run: Run,
    state: Scheduler,
    target: Builtin,
    said: tuple[list[Any], dict[str, Any]],
    result: Pending,
    waits: Sequence[Pending],
) -> None:
    """Print at the place of `result` what is known by now, or wait for what is not."""
    if state.ended:
        return
    for each in waits:
        if each.failure is not None:
            run.futures -= 1
            result.fail(each.failure)
            return
    held, named = said
    try:
        more = unsettled(run, [*held, *named.values()], [])
    except RAISED as error:
        run.futures -= 1
        result.fail(as_failure(error))
        return
    if more:
        when(more, partial(_say, run, state, target, said, result, more))
        return
    run.futures -= 1
    around, state.here = state.here, At(result.stamp)
    try:
        result.have(partial(_say_at_once, run, state, target, said))
    finally:
        state.here = around
