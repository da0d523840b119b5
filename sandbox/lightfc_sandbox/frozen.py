"""Classes of frozen values, as `dataclasses` makes them, in a small part of the time.

`dataclasses` imports `inspect`, writes the methods of each class as text and compiles them: of the time that importing
the sandbox takes, that was a third. Here the methods go through the names of the fields. What `dataclasses` itself
tells of such a class and does with its objects (`fields`, `replace`, `asdict`) is made when somebody asks for it.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from lightfc_sandbox.suggestions import nearest_option


def dataclass(*, frozen: bool, kw_only: bool = False) -> Callable[[type], type]:
    """As that of `dataclasses`, of which type checkers know what it makes of a class."""
    return partial(_completed, kw_only=kw_only) if frozen else NotImplemented


def _completed(cls: Any, *, kw_only: bool) -> type:
    cls._kw_only = kw_only
    cls.__match_args__ = tuple(cls.__annotations__)  # type: ignore[misc]  # as that of `dataclasses` does
    for name, method in _METHODS.items():
        if name not in vars(cls):
            setattr(cls, name, method)
    return cls  # type: ignore[no-any-return]  # it is one


def _init(self: Any, /, *args: Any, **kwargs: Any) -> None:
    cls, names = type(self), self.__match_args__
    by_place = () if cls._kw_only else names
    given = dict(zip(by_place, args, strict=False))
    if kwargs or not len(args) == len(given) == len(names):
        given = _all_values(cls, args, given, kwargs)
    for name in names:
        object.__setattr__(self, name, given[name])
    if hasattr(cls, "__post_init__"):
        self.__post_init__()


def _all_values(cls: Any, args: Sequence[Any], given: dict[str, Any], kwargs: dict[str, Any]) -> dict[str, Any]:
    """The values of all fields, those that are not given too; `given`: by their places."""
    names = cls.__match_args__
    values = {name: getattr(cls, name) for name in names if hasattr(cls, name)} | given | kwargs
    wrong = {
        "too many values": args[len(given) :], "unknown": kwargs.keys() - {*names},
        "missing": {*names} - values.keys(), "given twice": given.keys() & kwargs.keys(),
    }  # fmt: skip
    for what, found in wrong.items():
        if found:
            near = [each for name in found if (each := nearest_option(str(name), names))] if what == "unknown" else []
            meant = f"; did you mean {near[0]!r}? I" if near else "; i"
            told, by_name = ", ".join(sorted(map(repr, found))), "by name " * cls._kw_only
            raise TypeError(f"{cls.__name__}(): {what}: {told}{meant}t takes {by_name}{', '.join(names)}")
    return values


def _values(self: Any) -> tuple[Any, ...]:
    return tuple([getattr(self, name) for name in self.__match_args__])


def _repr(self: Any) -> str:
    told = zip(self.__match_args__, _values(self), strict=True)
    return f"{type(self).__qualname__}({', '.join(f'{name}={value!r}' for name, value in told)})"


def _eq(self: Any, other: object) -> Any:
    return _values(self) == _values(other) if type(other) is type(self) else NotImplemented


def _hash(self: Any) -> int:
    return hash(_values(self))


def _refuse(self: Any, name: str, value: Any = None) -> None:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"{type(self).__name__}.{name} cannot be changed")


def _replace(self: Any, /, **changes: Any) -> Any:
    return type(self)(**dict(zip(self.__match_args__, _values(self), strict=True)) | changes)


class _Described:
    """An attribute that tells of a dataclass: `dataclasses` makes it when it is first asked for."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, owner: Any, cls: Any) -> Any:
        import dataclasses
        import inspect

        own = vars(cls)
        body = {name: own[name] for name in ("__annotations__", "__init__", *cls.__match_args__) if name in own}
        if body["__init__"] is _init:
            del body["__init__"]
        made: Any = dataclasses.dataclass(frozen=True, kw_only=cls._kw_only)(type(cls.__name__, (), body))
        for name in _DESCRIBED:
            setattr(cls, name, getattr(made, name, None) or inspect.signature(made))
        return getattr(cls, self.name)


_DESCRIBED = ("__dataclass_fields__", "__dataclass_params__", "__signature__")

_METHODS = {
    "__init__": _init, "__repr__": _repr, "__eq__": _eq, "__hash__": _hash, "__setattr__": _refuse,
    "__delattr__": _refuse, "__replace__": _replace, **{name: _Described(name) for name in _DESCRIBED},
}  # fmt: skip
