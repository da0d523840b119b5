"""What a text finds: the names of the context map, and what it may do with objects of the host."""

from __future__ import annotations

import enum
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from keyword import iskeyword
from types import FunctionType, ModuleType
from typing import Any

from lightfc_sandbox.checking.scope import Names
from lightfc_sandbox.checking.sites import Order, OrderOf
from lightfc_sandbox.effects import W_MAP
from lightfc_sandbox.parsing.source import normal
from lightfc_sandbox.policy import Policy
from lightfc_sandbox.stdlib import methods as _methods, steering as _steering  # fill the attribute tables
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.models import methods_of
from lightfc_sandbox.stdlib.output import PRINT
from lightfc_sandbox.values.host_objects import table_of
from lightfc_sandbox.values.kinds import ATOMS, TYPES, Attributes, HostFunction, HostMethod
from lightfc_sandbox.values.opened import OpenType, kinds_of
from lightfc_sandbox.values.type_tables import describe_host_type, fields_of, learn, name_methods, provide

_ = _methods, _steering

_MAX_KEPT = 64


@cache
def _builtins(policy: Policy) -> Mapping[str, Any]:
    """What the names mean that a text of a policy always knows."""
    if policy is not Policy.PROGRAMS:
        return {} if policy is Policy.CALLS else BUILTINS
    from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS  # many, which expressions neither raise nor catch
    from lightfc_sandbox.stdlib.own_attributes import OF_OBJECTS

    return {**BUILTINS, **EXCEPTIONS, **OF_OBJECTS, "print": PRINT, "NotImplemented": NotImplemented}


class Environment:
    """What the host gives to texts; the arguments are those of `Sandbox`."""

    def __init__(
        self,
        context: Mapping[str, Any],
        policy: Policy,
        order_of: OrderOf | None,
        maker_of: Callable[[type], Callable[..., Any]] | None,
        types: Iterable[OpenType],
    ) -> None:
        self._policy, self._order_of, self._maker_of = policy, order_of, maker_of
        self.constants: dict[str, Any] = {}  # functions, classes and members of enums, by name
        self.variables: dict[str, Any] = {}  # all other values
        self.host_types: dict[type, Attributes] = {}  # the classes whose public fields can be read, each with them
        self.named_types: dict[type, Any] = {}  # what stands for each class of the context
        self.opened: dict[type, OpenType] = {}  # what may be done with objects of the host, by type
        if not isinstance(types, Iterable):
            raise TypeError(f"types must be a list of OpenType(...), not {type(types).__name__}")
        for each in types:
            self._open(each)
        if not isinstance(context, Mapping):
            raise TypeError(f"context must be a dict of names to values, not {type(context).__name__}")
        names: dict[str, str] = {}
        for name, value in context.items():
            check_name(name)
            if names.setdefault(normal(name), name) is not name:
                raise ValueError(f"context names {names[normal(name)]!r} and {name!r} are the same name in Python")
            self._add(normal(name), value)
        # What the host does while a program runs may import more, as whoever changes a list of the context may.
        learn(ahead=bool(self.constants or self.opened) or not ATOMS.issuperset(map(type, self.variables.values())))
        self._note_types()
        self.kinds = kinds_of(self.variables)  # the types of variables that hold objects of the host
        self.makes_missing = any(issubclass(type(each), defaultdict) for each in self.variables.values())
        self._kept_names: dict[frozenset[str], Names] = {}

    @property
    def calls(self) -> list[HostFunction | HostMethod]:
        """What a text can call of the host that may have to be waited for: functions, and methods of objects."""
        functions = [each for each in self.constants.values() if type(each) is HostFunction]
        return [*functions, *(each for methods in self._methods.values() for each in methods)]

    def names(self, variables: frozenset[str]) -> Names:
        """What names mean to a text that is given `variables` beside those of the context."""
        return self._kept_names.get(variables) or self._names_for(variables)

    def _names_for(self, variables: frozenset[str]) -> Names:
        """The same, kept for the next text."""
        for name in variables:
            check_name(name)
            if normal(name) != name:
                raise ValueError(f"variable {name!r} is read as {normal(name)!r} by Python: give it that name")
            if name in self.constants:
                raise ValueError(f"variable {name!r} has the name of a function of the context")
        held = variables | self.variables.keys()
        missing = W_MAP if self.makes_missing else 0
        names = Names(self.constants, held, _builtins(self._policy), self._methods, self._acting, makes_missing=missing)
        if len(self._kept_names) >= _MAX_KEPT:
            self._kept_names.clear()
        self._kept_names[variables] = names
        return names

    def _add(self, name: str, value: Any) -> None:
        check_name(name)
        if isinstance(value, ModuleType):
            raise ValueError(f"context name {name!r} holds a module; give the functions of it that a program may call")
        if isinstance(value, type):
            self.constants[name] = self._type(name, value)
            if issubclass(value, enum.Enum):
                members = value.__members__.items()  # an alias is a name of its own
                self.constants |= {f"{name}.{each}": member for each, member in members if not each.startswith("_")}
        elif type(value) not in self.opened and callable(value):
            self.constants[name] = HostFunction(name, value, _is_async(value), self._order(value))
        else:
            self.variables[name] = value

    def _open(self, opened: OpenType) -> None:
        if not isinstance(opened, OpenType):
            raise TypeError(f"types must be OpenType(...), not {type(opened).__name__}")
        if opened.cls in self.opened:
            raise ValueError(f"type {opened.cls.__name__!r} is opened twice; list all that it offers in one OpenType")
        self.opened[opened.cls] = opened

    def _note_types(self) -> None:
        """Join what a text may do with the types of the host, those that are registered and those that are opened."""
        tables = {cls: table_of(each, self._host_method) for cls, each in self.opened.items()}
        # All attributes and methods of types of the host that a text may use.
        self.host_attributes: dict[type, Attributes] = {
            cls: {**methods_of(cls), **self.host_types.get(cls, {}), **tables.get(cls, {})}
            for cls in (*self.host_types, *tables)
        }
        name_methods(tables.values())
        self._methods: dict[str, list[HostMethod]] = {}
        for table in tables.values():
            for name, entry in table.items():
                if isinstance(entry, HostMethod):
                    self._methods.setdefault(name, []).append(entry)
        self._acting: frozenset[str] = frozenset().union(*(each.acting for each in self.opened.values()))

    def _host_method(self, name: str, target: Any) -> HostMethod:
        return HostMethod(name, target, _is_async(target), self._order(target))

    def _order(self, target: Any) -> Order:
        return "effect" if self._order_of is None else self._order_of(target)

    def _type(self, name: str, cls: type) -> Any:
        provide(cls)
        if cls in TYPES and not issubclass(cls, BaseException):
            return TYPES[cls]
        host_type = self.named_types[cls] = describe_host_type(cls, name)
        if host_type.fields:
            self.host_types[cls] = fields_of(host_type.fields, 0, cls)
        if self._maker_of is not None and host_type.make is cls:
            host_type.make = self._maker_of(cls)
        return host_type


def _is_async(function: Any) -> bool:
    if type(function) is FunctionType and not vars(function):
        return bool(function.__code__.co_flags & _CO_COROUTINE)  # without `inspect`, which takes long to import
    from inspect import iscoroutinefunction

    if getattr(function, "is_async", None) is True:
        return True  # an object that stands for such a function
    return iscoroutinefunction(function) or iscoroutinefunction(getattr(function, "__call__", None))  # noqa: B004


_CO_COROUTINE = 0x80
"""That of `inspect`."""


def check_name(name: Any) -> None:
    """Refuse a context name that no text could write.

    Raises:
        ValueError: It is no (dotted) identifier, or a part of it starts with an underscore.
    """
    parts = name.split(".") if isinstance(name, str) else [""]
    if not all(part.isidentifier() and not part.startswith("_") and not iskeyword(part) for part in parts):
        raise ValueError(
            f"context name {name!r} must be identifiers joined by dots, none a keyword or starting with an underscore"
        )
