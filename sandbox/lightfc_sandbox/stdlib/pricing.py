"""Functions of CPython as functions of a text: plain arguments, the declared cost, then the call itself."""

from collections.abc import Callable, Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF, Cost, Uncharged
from lightfc_sandbox.effects import PURE
from lightfc_sandbox.values.kinds import (
    ATOMS,
    CALLABLE,
    CONTAINERS,
    INTEGERS,
    LIKE,
    NUMERIC,
    QUICK,
    TEXTS,
    Builtin,
    Method,
    TextFunction,
    type_name,
)
from lightfc_sandbox.values.plain import check_key
from lightfc_sandbox.values.type_tables import as_integer


def plain_arguments(run: Run, values: tuple[Any, ...]) -> None:
    """Refuse what holds other values, beside a tuple of plain ones, such as `str.startswith` takes."""
    for value in values:
        if type(value) in ATOMS:
            continue
        if type(value) is not tuple:
            raise TypeError(f"this function takes plain values, not {type_name(value)!r}")
        run.charge_steps(len(value))
        if not ATOMS.issuperset(map(type, value)):
            raise TypeError(f"this function takes plain values, not {type_name(value)!r}")
        run.charge_steps(sum(len(each) for each in value if type(each) in TEXTS) >> 10)


def _own_error(real: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> TypeError | None:
    """What CPython itself says of arguments of the wrong type: it is asked with small values of the same types."""
    try:
        real(*map(_small, args), **{name: _small(value) for name, value in kwargs.items()})
    except TypeError as error:
        return error
    except Exception:  # noqa: BLE001 - small values may be wrong in another way
        return None
    return None


def _small(value: Any) -> Any:
    """A small value of the same type.

    Raises:
        LookupError: None is known.
    """
    kind = type(value)
    if kind in TEXTS:
        return value[:1]
    if kind in INTEGERS:
        return min(max(value, -1), 1)
    if kind in CALLABLE:
        return LIKE[TextFunction]
    if kind in CONTAINERS or kind in NUMERIC:
        return kind()
    return range(0) if kind is range else value if kind in QUICK else LIKE[kind]


class Plain(Uncharged):
    """A function of CPython, or a method with its owner as the first argument, as one of a text.

    Args:
        real: CPython's own.
        take: What refuses arguments by whose methods CPython would work; None: whatever is not plain.
        result: What charges what it gives, where only that tells how large it is, and gives it on.
        owned: It is a method, whose first argument is a plain value that the text has asked for it.
    """

    def __init__(
        self,
        real: Callable[..., Any],
        *,
        take: Callable[..., None] | None = None,
        result: Callable[[Run, Any], Any] | None = None,
        owned: bool = False,
    ) -> None:
        self.real, self.take, self.result, self.owned = real, take, result, owned

    def charged(self, cost: Cost) -> Callable[..., Any]:
        """The function, charged once its arguments are known to be plain."""
        real, take, result, owned = self.real, self.take, self.result, self.owned
        is_free = cost is FREE

        def call(run: Run, /, *args: Any, **kwargs: Any) -> Any:
            try:
                if take is not None:
                    take(*args, *kwargs.values())
                elif kwargs or (len(args) > owned and not ATOMS.issuperset(map(type, args))):
                    plain_arguments(run, (*args, *kwargs.values()))
                if not is_free:
                    cost(run, *args, **kwargs)
            except TypeError as error:
                raise _own_error(real, args, kwargs) or error from None
            made = real(*args, **kwargs)
            return made if result is None else result(run, made)

        return call


def listed(root: Any, costs: Mapping[str, Cost], **looked_at: Any) -> dict[str, Any]:
    """Functions that call those of a module of CPython."""
    return {
        name: Builtin(f"{root.__name__}.{name}", Plain(getattr(root, name), **looked_at), effects=PURE, cost=cost)
        for name, cost in costs.items()
    }


KINDS: dict[str, Callable[[Run, Any], Any]] = {
    "key": check_key,
    "integer": lambda run, value: as_integer(value),
}
"""What the first parameter of a method takes: what refuses a value, and gives what CPython's own is to see."""


def own_methods(cls: type, effects: int, grows: int, moves: int | None = None, **methods: str) -> dict[str, Any]:
    """CPython's own methods of a container, each with the kind of its first parameter, if it has any.

    What stands behind that is only kept, or given back.

    Args:
        cls: The exact type of the owner.
        effects: What they may do.
        grows: What the owner takes for what one call adds to it, in bytes; 0: it adds nothing.
        moves: They move items of it: so many of the owner's, as a power of two, in the time of a step.
        methods: By name the kind, as `KINDS` has it.
    """
    return {
        name: Method(_own_method(getattr(cls, name), KINDS.get(kind), grows, moves), effects=effects, cost=ITSELF)
        for name, kind in methods.items()
    }


def _own_method(real: Callable[..., Any], take: Any, grows: int, moves: int | None) -> Callable[..., Any]:
    def call(run: Run, owner: Any, /, *args: Any) -> Any:
        if moves is not None:
            run.charge_steps(len(owner) >> moves)
        return real(owner, *args)

    def call_with(run: Run, owner: Any, item: Any, /, *others: Any) -> Any:
        run.bytes_left -= grows
        if run.bytes_left < 0:
            run.out_of_memory()
        if moves is not None:
            run.charge_steps(len(owner) >> moves)
        try:
            made = real(owner, take(run, item), *others)
        except TypeError as error:
            raise _own_error(real, (owner, item, *others), {}) or error from None
        if len(owner) > run.most_items:
            run.check_size(owner)
        return made

    return call if take is None else call_with


def counted_result(run: Run, made: Any) -> Any:
    """A result that may have too many items; those of the price are what it has at the most."""
    run.check_size(made)
    return made
