"""Functions that builtins call back, and functions of the host that are called so or that a text computes.

Whatever a text hands to `map`, `sorted` or `functools.reduce` may be a function of the host, or one of the text that
calls the host. Where it is, its calls overlap if they may, and what the builtin makes of their values waits for them.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Generator, Sequence
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.compiler import CallSite, Path, Strict
from lightfc_sandbox.consuming import NOT_HERE, Calls, consume, contains
from lightfc_sandbox.deferred import deferred, forced, found_inside
from lightfc_sandbox.direct import call_host
from lightfc_sandbox.pending import Failure, Pending, as_failure, called, drive, gather, resolved
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.stdlib.comparison import COMPARE
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.values.copying import adopt_if_changing
from lightfc_sandbox.values.export import finish
from lightfc_sandbox.values.iteration import collect, counted, kept
from lightfc_sandbox.values.kinds import BoundMethod, Builtin, HostFunction, HostType, TextFunction, TextGenerator

_equal = COMPARE[ast.Eq]


class Place:
    """Where a function is called that the text computes, or that a builtin calls back.

    A function of the text begins its own path here. So a call has the same path in each run, whatever finishes first,
    and no two calls have the same.

    Args:
        site: The place in the text.
        path: Its path in the program.
        many: A builtin calls from there, which numbers its calls.
    """

    __slots__ = ("_made", "path", "site")

    def __init__(self, site: CallSite, path: Path, *, many: bool = False) -> None:
        self.site = site
        self.path = path
        self._made = 0 if many else None

    def __call__(self) -> Path:
        """The path of the next call."""
        if self._made is None:
            return self.path
        self._made += 1
        return (*self.path, self._made - 1)

    def of_builtin(self) -> Place:
        """The place of the calls that a builtin makes which is called here."""
        return Place(self.site, self(), many=True)


_ANYWHERE = CallSite(ast.Module([], []), None, 0)


def hand_over(run: Run, site: CallSite, path: Path, fn: Any, args: list[Any], kwargs: dict[str, Any]) -> Any:
    """Ask the host for a call, once whatever its arguments still have to make is made."""
    run.before_host()
    run.calls_left -= 1
    if run.calls_left < 0:
        run.no_more_calls()
    if run.defers and (waiting := found_inside([*args, *kwargs.values()])):
        return drive(forced(waiting, lambda: hand_over(run, site, path, fn, args, kwargs)))
    try:
        args = [finish(run, arg) for arg in args]
        kwargs = {name: finish(run, value) for name, value in kwargs.items()}
    except Exception as error:  # noqa: BLE001 - told as the reason why this call was not made
        return run.hook.skip(site, path, fn, Failure(error, site.node))
    return run.hook.call(site, path, fn, args, kwargs)


def dataflow_out(run: Run, fn: HostFunction | HostType, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """Call a function of the host from a builtin such as `map`, or one that the text computed."""
    if isinstance(fn, HostType):
        return adopt_if_changing(run, call_host(run, fn.make, args, kwargs))
    if type(run.place) is not Place:
        # A function of a module calls back, which is not known to do so: its place is the text as a whole.
        run.place = Place(_ANYWHERE, (0,), many=True)
    value = hand_over(run, run.place.site, run.place(), fn.target, list(args), kwargs)
    if type(value) is Pending:
        return gather([value], lambda: adopt_if_changing(run, value.value))
    return adopt_if_changing(run, value)


def _calls_host(fn: Any) -> bool:
    if type(fn) is TextFunction:
        return fn.waits
    if type(fn) is Builtin:
        if fn.partial_of is not None:
            function, args, keywords = fn.partial_of
            return any(map(_calls_host, (function, *args, *keywords.values())))
        # The key of `max` is given by name, which no caller of functions does.
        return bool(fn.callback) and (fn.callback == "0" or fn.lazy)
    return type(fn) is HostFunction


def call_function(
    run: Run, node: Any, fn: Any, args: Sequence[Any], kwargs: dict[str, Any], in_order: bool = False
) -> Any:
    """Call a function value of the text, which may reach the host, from the place `node`."""
    if run.defers and type(fn) is not TextFunction:
        found = _deferring(run, fn, args, kwargs, in_order)
        if found is not NOT_HERE:
            return called(found, node, None)
    if type(fn) is Builtin:
        return called(_call_back(run, fn, args, kwargs, in_order), node, None)
    if type(fn) is BoundMethod and fn.name == "sort" and type(fn.owner) is list and _calls_host(kwargs.get("key")):
        return called(drive(_sort(run, fn, args, kwargs, in_order)), node, None)
    value = call_value(run, fn, *args, **kwargs)
    return called(value, node, fn.name) if type(fn) is TextFunction else value


def _call_back(run: Run, target: Builtin, args: Sequence[Any], kwargs: dict[str, Any], in_order: bool) -> Any:
    """A builtin that calls a function for each element; the calls overlap if they are calls of the host.

    Where functions of the text act, they are called `in_order`: one may see what its call for the element before did.
    """
    if target.partial_of is not None:
        function, first, keywords = target.partial_of
        run.charge_steps(1 + len(first) + len(keywords))
        return call_function(run, None, function, [*first, *args], {**keywords, **kwargs}, in_order)
    if target.steps is not None and any(map(_calls_host, (*args, *kwargs.values()))):
        return drive(_stepped(run, target, target.steps(run, *args, **kwargs)))
    if target.callback == "0" and not kwargs and _calls_host(args[0] if args else None) and _takes(target, len(args)):
        return _map_filter(run, target, args, in_order)
    if target.lazy and target.callback == "key" and len(args) == 2 and not kwargs:
        args, kwargs = args[:1], {"key": args[1]}
    key = kwargs.get("key") if target.callback == "key" else None
    if not _calls_host(key) or not args:
        return target.fn(run, *args, **kwargs)
    items = kept(run, counted(run, args[0] if len(args) == 1 else args), _ROW_BYTES)

    def compute(keys: list[Any]) -> Any:
        # The builtin asks for the key of each item once, in order.
        ready = iter(keys)
        return target.fn(run, items, **{**kwargs, "key": Builtin("key", lambda _run, _item: next(ready))})

    return _for_each(run, key, [(item,) for item in items], compute, in_order)


def _stepped(run: Run, target: Builtin, steps: Any) -> Generator[Pending, Any, Any]:
    """What the steps of a builtin make, one waiting for the other."""
    items: list[Any] = []
    send = None
    place = run.place.of_builtin()
    while True:
        run.place = place  # which what was called before may have changed
        try:
            item = steps.send(send)
        except StopIteration as done:
            return TextGenerator(iter(items)) if target.lazy else done.value
        send = None
        if type(item) is Pending:
            send = yield item
        else:
            items.append(item)


def _sort(
    run: Run, method: BoundMethod, args: Sequence[Any], kwargs: dict[str, Any], in_order: bool
) -> Generator[Pending, Any, None]:
    """`list.sort` whose key is waited for."""
    owner = method.owner
    run.check_own(owner)
    # As in CPython the list is empty while the keys are made.
    items = owner.copy()
    owner.clear()
    try:
        keys = _for_each(run, kwargs["key"], [(item,) for item in items], iter, in_order)
        if type(keys) is Pending:
            keys = yield keys
    finally:
        modified = bool(owner)
        owner[:] = items
    method.fn(run, owner, *args, **{**kwargs, "key": Builtin("key", lambda _run, _item: next(keys))})
    if modified:
        raise ValueError("list modified during sort")


_ROW_BYTES = 64
"""What keeping the arguments of one call takes."""


def _one_by_one(fn: Any, in_order: bool) -> bool:
    """Whether the calls of a function that is called back are made one after the other."""
    return fn.order == "turn" if type(fn) is HostFunction else in_order


def _takes(target: Builtin, count: int) -> bool:
    return count == 2 or (target.name == "map" and count > 1)


def _attempt(run: Run, fn: Any, args: tuple[Any, ...], in_order: bool) -> Any:
    try:
        return call_function(run, None, fn, args, {}, in_order)
    except Exception as error:  # noqa: BLE001 - carried to where it is told, so that the siblings still run
        return Pending.failed(as_failure(error))


def _deferring(run: Run, fn: Any, args: Sequence[Any], kwargs: dict[str, Any], in_order: bool) -> Any:
    """The value of a call that has to do with an iterator of calls; NOT_HERE where it has not."""
    place = run.place
    if type(fn) is Builtin and (not kwargs or fn.name in ("enumerate", "itertools.accumulate")):
        many = place.of_builtin()

        def attempt(function: Any, row: tuple[Any, ...]) -> Any:
            run.place = many
            return _attempt(run, function, row, in_order)

        def every(target: Builtin, function: Any, rows: list[tuple[Any, ...]]) -> Any:
            run.place = many
            return _of_rows(run, target, function, rows, in_order)

        in_turn = bool(args) and _one_by_one(args[0], in_order)
        makes = fn.lazy and (fn.callback == "0" or fn.steps is not None) and any(map(_calls_host, args))
        found = consume(Calls(run, attempt, every, in_turn), fn, args, kwargs, makes=makes)
        if found is not NOT_HERE:
            return found
        run.place = place
    if type(fn) is HostFunction or _name_of(fn) in _LOOKING:
        return NOT_HERE
    waiting = [each for each in map(deferred, (*args, *kwargs.values())) if each is not None]

    def again() -> Any:
        run.place = place
        return call_function(run, None, fn, args, kwargs, in_order)

    return drive(forced(waiting, again)) if waiting else NOT_HERE


def _name_of(fn: Any) -> str:
    return fn.name if isinstance(fn, Builtin | BoundMethod) else ""


_LOOKING = frozenset(
    {"print", "type", "isinstance", "str", "repr", "bool", "append", "appendleft", "insert", "add", "setdefault",
     "functools.partial"}
)  # fmt: skip
"""Functions that do not ask an iterator for its items."""


def looking_in(op: Strict) -> Strict:
    """`in` or `not in`, which asks an iterator of calls for no item more than it needs."""

    def apply(run: Run, value: Any, items: Any) -> Any:
        own = deferred(items)
        return op(run, value, items) if own is None else contains(run, value, own, _equal, op)

    return apply


def _map_filter(run: Run, target: Builtin, args: Sequence[Any], in_order: bool) -> Any:
    fn, *iterables = args
    rows = kept(run, zip(*(counted(run, each) for each in iterables), strict=False), _ROW_BYTES + 40 * len(iterables))
    if target.name == "itertools.starmap":
        rows = [tuple(collect(run, row)) for (row,) in rows]
    run.place = run.place.of_builtin()
    return _of_rows(run, target, fn, rows, in_order)


def _of_rows(run: Run, target: Builtin, fn: Any, rows: list[tuple[Any, ...]], in_order: bool) -> Any:
    """What `map` or one of its kin gives of the rows of its sources, from the place of a builtin."""

    def compute(values: list[Any]) -> Any:
        if target.name in ("map", "itertools.starmap"):
            return TextGenerator(iter(values))
        wanted = target.name == "filter"
        kept = [row[0] for row, value in zip(rows, values, strict=True) if truth(run, value) is wanted]
        return TextGenerator(iter(kept))

    return _for_each(run, fn, rows, compute, in_order, run.place)


def _for_each(
    run: Run,
    fn: Any,
    rows: list[tuple[Any, ...]],
    compute: Callable[[list[Any]], Any],
    in_order: bool,
    place: Place | None = None,
) -> Any:
    """What `compute` makes of the results of `fn`, called with the arguments of each row."""
    place = place or run.place.of_builtin()
    if _one_by_one(fn, in_order):

        def steps() -> Generator[Pending, Any, Any]:
            values: list[Any] = []
            for row in rows:
                run.place = place
                value = _attempt(run, fn, row, in_order)
                values.append((yield value) if type(value) is Pending else value)
            return compute(values)

        return drive(steps())
    results = []
    for row in rows:
        run.place = place
        results.append(_attempt(run, fn, row, in_order))
    if any(type(each) is Pending for each in results):
        return gather(results, lambda: compute([resolved(each) for each in results]))
    return compute(results)
