"""Options: one that is misspelt is refused with the nearest that there is, and a wrong value where it is given."""

import functools
import inspect
from collections.abc import Callable, Collection, Iterable, Mapping
from importlib import import_module
from typing import Any, TypeVar

_Class = TypeVar("_Class")
_Function = TypeVar("_Function", bound=Callable[..., Any])


def defaults_of(*functions: Callable[..., Any]) -> dict[str, Any]:
    """The defaults of the parameters of some functions, by name."""
    return {each.name: each.default for fn in functions for each in inspect.signature(fn).parameters.values()}


def shows_options(options: type, defaults: Mapping[str, Any]) -> Callable[[_Function], _Function]:
    """Let `help` and `inspect.signature` show the options that a function takes as `**options`, one by one."""

    def show(function: _Function) -> _Function:
        signature = inspect.signature(function)
        own = [each for each in signature.parameters.values() if each.kind is not each.VAR_KEYWORD]
        listed = [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=defaults[name], annotation=kind)
            for name, kind in options.__annotations__.items()
            if name not in signature.parameters
        ]
        function.__signature__ = signature.replace(parameters=[*own, *listed])  # type: ignore[attr-defined]
        return function

    return show


def refuse_unknown(
    what: str, given: Collection[str], known: Collection[str], inside: Mapping[str, type] | None = None
) -> None:
    """Refuse options that do not exist; see `refuse_options` of the sandbox."""
    unknown = {name: None for name in given if name not in known}
    if unknown:
        from lightfc_sandbox.engine import refuse_options  # what a program without mistakes does not need

        refuse_options(what, unknown, known, inside)


def named_options(cls: type[_Class]) -> type[_Class]:
    """Let the constructor of a class refuse an option that does not exist as `refuse_unknown` does."""
    init: Any = cls.__init__
    known = {*init.__code__.co_varnames[1 : init.__code__.co_argcount + init.__code__.co_kwonlyargcount]}

    @functools.wraps(init)
    def checked_init(self: Any, *args: Any, **options: Any) -> None:
        if not known.issuperset(options):
            refuse_unknown(type(self).__name__, options, defaults_of(cls))
        init(self, *args, **options)

    cls.__init__ = checked_init  # type: ignore[method-assign]
    return cls


def needs_extra(who_needs: str, extra: str) -> str:
    """What to install where an extra is missing; `who_needs` is such as `"MCP needs"`."""
    return f"{who_needs} the extra {extra}: pip install 'lightfc[{extra}]'"


def import_extra(module: str, who_needs: str, extra: str, raises: Callable[[str], Exception]) -> Any:
    """A module of an extra, or one of lightfc that imports it; `raises` makes the error where it is missing."""
    try:
        return import_module(module)
    except ImportError as missing:
        if (missing.name or "lightfc").partition(".")[0] == "lightfc":
            raise
        raise raises(needs_extra(who_needs, extra)) from missing


def check_choice(name: str, value: Any, choices: Collection[Any], *, or_none: bool = False) -> None:
    if not (value is None and or_none) and value not in choices:
        tail = ", or None" if or_none else ""
        raise ValueError(f"{name} must be one of {', '.join(map(repr, choices))}{tail}, not {value!r}")


def check_list(name: str, value: Any, of: str, hint: str = "") -> None:
    """Refuse one thing, a text or a dict where a list is wanted: iterating would take it apart, or fail far away."""
    if isinstance(value, str | bytes | Mapping) or not isinstance(value, Iterable):
        raise TypeError(f"{name} must be a list of {of}, not {type(value).__name__}" + (f"; {hint}" if hint else ""))


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
    """Refuse a value that an option cannot have; a bool counts as a number nowhere."""
    if value is None and or_none:
        return
    number: Any = value
    tail = ", or None" if or_none else ""
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise TypeError(f"{name} must be {wanted}{tail}, not {type(value).__name__}")
    if at_least is not None and not number >= at_least:
        bound = f"at least {at_least:g}" if at_least else "0 or more"
        raise ValueError(f"{name} must be {bound}{tail}, not {value!r}")
    if above is not None and not number > above:
        raise ValueError(f"{name} must be above {above:g}{tail}, not {value!r}")
