"""Options: one that is misspelt is refused with the nearest that there is, and a wrong value where it is given."""

import inspect
from collections.abc import Callable, Collection
from typing import Any, TypeVar

__all__ = ["check_choice", "check_option", "refuse_unknown", "shows_options"]

_Function = TypeVar("_Function", bound=Callable[..., Any])


class _LeftOut:
    """What a signature shows in the place of a default that only the function knows."""

    def __repr__(self) -> str:
        return "..."


def shows_options(options: type) -> Callable[[_Function], _Function]:
    """Let `help` and `inspect.signature` show the options that a function takes as `**options`, one by one.

    Args:
        options: The `TypedDict` of the options.
    """

    def show(function: _Function) -> _Function:
        signature = inspect.signature(function)
        own = [each for each in signature.parameters.values() if each.kind is not each.VAR_KEYWORD]
        listed = [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=_LeftOut(), annotation=kind)
            for name, kind in options.__annotations__.items()
            if name not in signature.parameters
        ]
        function.__signature__ = signature.replace(parameters=[*own, *listed])  # type: ignore[attr-defined]
        return function

    return show


def refuse_unknown(what: str, given: Collection[str], known: Collection[str]) -> None:
    """Refuse options that do not exist.

    Raises:
        TypeError: There are some; the message names the nearest of the first.
    """
    unknown = [name for name in given if name not in known]
    if unknown:
        from lightfc_sandbox.engine import nearest  # what a program without mistakes does not need

        near = nearest(unknown[0], known, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"it takes {', '.join(sorted(known))}"
        raise TypeError(f"{what} has no option {unknown[0]!r}; {hint}")


def check_choice(name: str, value: Any, choices: Collection[Any], *, or_none: bool = False) -> None:
    """Refuse a value that is none of those that an option has.

    Raises:
        ValueError: It is something else; the message lists what there is.
    """
    if not (value is None and or_none) and value not in choices:
        tail = ", or None" if or_none else ""
        raise ValueError(f"{name} must be one of {', '.join(map(repr, choices))}{tail}, not {value!r}")


def check_option(
    name: str,
    value: Any,
    kind: type | tuple[type, ...],
    wanted: str,
    *,
    at_least: float | None = None,
    above: float | None = None,
    or_none: bool = False,
) -> None:
    """Refuse a value that an option cannot have.

    Args:
        name: The option.
        value: What was given for it.
        kind: The types that it takes; a bool counts as a number nowhere.
        wanted: What it has to be, as a message tells it.
        at_least: The smallest number that it takes.
        above: A number that every one that it takes is greater than.
        or_none: Whether it takes None, for no bound.

    Raises:
        TypeError: The value has another type.
        ValueError: It is too small.
    """
    if value is None and or_none:
        return
    number: Any = value
    tail = ", or None for no bound" if or_none else ""
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise TypeError(f"{name} must be {wanted}{tail}, not {type(value).__name__}")
    if at_least is not None and not number >= at_least:
        bound = f"at least {at_least:g}" if at_least else "0 or more"
        raise ValueError(f"{name} must be {bound}{tail}, not {value!r}")
    if above is not None and not number > above:
        raise ValueError(f"{name} must be above {above:g}{tail}, not {value!r}")
