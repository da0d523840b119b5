"""How a function value of a text is called."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.quick import by_function
from lightfc_sandbox.errors import Refused, Stop
from lightfc_sandbox.scheduling.futures import Pending, touch
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.kinds import BoundMethod, Builtin, HostFunction, HostType, Inside, OwnMethod, TextFunction
from lightfc_sandbox.values.opened import cannot


def call_other(run: Run, fn: Any, *args: Any) -> Any:
    """Call what is no function of the text with just these parameters."""
    return fn.fn(run, fn.owner, *args) if type(fn) is BoundMethod else call_value(run, fn, *args)


def _call_value(run: Run, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
    kind = type(fn)
    if kind is TextFunction:
        if fn.arity != len(args) or kwargs or run.state is not None:
            return fn.call(run, fn, args, kwargs)
        _f = fn.name
        run.charge_steps(1)
        run.depth = depth = run.depth + 1
        try:
            frame = [run, fn.around, (), *args, *fn.blank]
            return fn.body(frame) if depth <= run.most_depth else deeper(run, fn.body, frame)
        finally:
            run.depth = depth - 1
    if kind is Builtin or kind is BoundMethod:
        if run.state is not None:
            return run.called_back(run, fn, args, kwargs)
        return fn.fn(run, *args, **kwargs) if kind is Builtin else fn.fn(run, fn.owner, *args, **kwargs)
    if kind is HostFunction or kind is HostType:
        return run.call_out(run, fn, args, kwargs)
    return _call_behind(run, fn, args, kwargs)


call_value = by_function(_call_value)
"""Call a function value of a text: `call_value(run, fn, …)`."""


def call_named(run: Run, fn: Any, values: list[Any], key: tuple[Any, ...]) -> Any:
    """Call a function value with arguments of which the last have names: how many have none is first in `key`."""
    count, *names = key
    args, kwargs = values[:count], dict(zip(names, values[count:], strict=True))
    return fn.call(run, fn, args, kwargs) if type(fn) is TextFunction else call_value(run, fn, *args, **kwargs)


def call_spread(run: Run, fn: Any, values: list[Any], split: Any) -> Any:
    """Call a function value with arguments of which some are to be spread, as a `Split` tells."""
    args, kwargs = split(run, values, fn)
    return fn.call(run, fn, args, kwargs) if type(fn) is TextFunction else call_value(run, fn, *args, **kwargs)


CALLERS: dict[type, Callable[..., Any]] = {}
"""What makes the caller of a function of a type, where that is compiled; `nodes.pyx` fills it."""


def caller(run: Run, fn: Any, then: Callable[[Run, Any], Any] | None = None) -> Callable[..., Any]:
    """What calls a function value of a text with just the arguments that it is given, for who calls it often.

    Args:
        run: The run.
        fn: The function value.
        then: What is done with each value: `then(run, value)`.
    """
    make = CALLERS.get(type(fn))
    if make is not None:
        made: Callable[..., Any] = make(run, fn, then)
        return made
    if then is None:
        return partial(call_value, run, fn)
    return lambda *args: then(run, call_value(run, fn, *args))


def _call_behind(run: Run, fn: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    if type(fn) is OwnMethod:
        return call_value(run, fn.function, fn.owner, *args, **kwargs)
    if type(fn) is Pending:
        return call_value(run, touch(run, fn), *args, **kwargs)
    if kinds.is_called(fn):
        return call_value(run, fn._members["__call__"][1], fn, *args, **kwargs)
    if (decorate := getattr(fn, "decorate", None) if issubclass(type(fn), Inside) else None) is not None:
        return decorate(run, *args, **kwargs)
    if issubclass(type(fn), Inside) and fn.uncalled:
        raise Refused(fn.uncalled)
    raise cannot(run, "call", TypeError(f"{kinds.type_name(fn)!r} object is not callable"), fn)


def deeper(run: Run, body: Callable[[Any], Any], frame: Any) -> Any:
    """What a function of the text gives, called when the stack at hand is used up (`Run.most_depth`)."""
    if run.depth > run.limits.recursion:
        raise Stop("recursion", run.limits.recursion, "calls nest deeper")
    from lightfc_sandbox.scheduling.stacks import stacks_of  # with greenlets, which few programs need

    most = run.allow(run.levels)
    try:
        return stacks_of(run).call(run, body, frame)
    finally:
        run.most_depth = most


def initialize(
    run: Run, made: Any, fields: dict[str, Any], function: Any, args: Sequence[Any], kwargs: Mapping[str, Any]
) -> Any:
    """What `__init__` gives; what reads the attributes of the object meanwhile waits for who assigns them."""
    state = run.state
    if state is None:
        return call_value(run, function, made, *args, **kwargs)
    state.making[id(fields)] = fields
    before = state.here.before
    try:
        return touch(run, call_value(run, function, made, *args, **kwargs))
    finally:
        state.making.pop(id(fields), None)
        if state.here.before is not before:  # it has left something that goes on
            state.unfinished[id(fields)] = fields
