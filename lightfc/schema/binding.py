"""Which argument goes to which parameter: Python's rules of a call, with every breach reported."""

import inspect
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from lightfc.core.errors import ArgumentError
from lightfc.schema.argument_errors import at_most, unexpected
from lightfc.schema.record_types import NO_DEFAULT
from lightfc.schema.static_types import OPEN, UNKNOWN, Unknown, flow_problems, is_known, may_fit
from lightfc.schema.type_tree import step_into
from lightfc_sandbox.engine import message_of

Kind = inspect._ParameterKind

_POSITIONAL = (Kind.POSITIONAL_ONLY, Kind.POSITIONAL_OR_KEYWORD)


@dataclass(frozen=True, slots=True)
class Parameter:
    name: str
    kind: Kind = Kind.POSITIONAL_OR_KEYWORD
    annotation: Any = Any  # resolved; of `*args` that of the tuple, of `**kwargs` that of the dict
    type_name: str = ""  # as short, readable Python; empty where nothing is known
    default: Any = NO_DEFAULT  # `NO_DEFAULT` where there is none, or none that is known
    required: bool = True
    description: str = ""
    alias: str = ""  # by which a program gives it, where its own name cannot be written
    field: Any = None  # what pydantic knows of it, if that stands in the place of its default

    @property
    def written(self) -> str:
        """The name by which a program gives it."""
        return self.alias or self.name


@dataclass(slots=True)
class Assignment:
    """Arguments by parameter (of `*args` a tuple, of `**kwargs` a dict), and what was wrong about their places."""

    given: dict[str, Any]
    missing: list[str]
    problems: list[str]


@dataclass(frozen=True, slots=True)
class ByPosition:
    """What goes by position, although a function takes it by name too: it is wrapped in one that may not do so."""

    names: frozenset[str]
    takes_keywords: bool  # so that what is given by name can go so


class Assigner:
    """The rules by which arguments reach one list of parameters."""

    __slots__ = (
        "_aliases", "_by_position", "_hidden", "_named", "_parameters", "_positional", "_var_positional", "var_keyword",
    )  # fmt: skip

    def __init__(
        self,
        parameters: tuple[Parameter, ...],
        hidden: frozenset[str] = frozenset(),
        by_position: ByPosition | None = None,
    ) -> None:
        self._parameters = parameters
        self._hidden = hidden
        self._by_position = by_position
        self._aliases = {p.alias: p.name for p in parameters if p.alias}
        self._positional = [p.name for p in parameters if p.kind in _POSITIONAL]
        gathering = {p.kind: p.name for p in parameters}
        self._var_positional = gathering.get(Kind.VAR_POSITIONAL)
        self.var_keyword = gathering.get(Kind.VAR_KEYWORD)
        # Formats that give every argument by name (JSON) can only so give positional-only parameters and `*args`.
        # With `**kwargs`, Python gives such a name a meaning of its own, which holds.
        unnameable = (
            (Kind.POSITIONAL_ONLY, Kind.VAR_POSITIONAL, Kind.VAR_KEYWORD) if self.var_keyword else (Kind.VAR_KEYWORD,)
        )
        self._named = {p.name for p in parameters if p.kind not in unnameable}

    def assign(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Assignment:
        given: dict[str, Any] = dict(zip(self._positional, args, strict=False))
        problems: list[str] = []
        surplus = args[len(self._positional) :]
        if surplus and self._var_positional:
            given[self._var_positional] = surplus
        elif surplus:
            problems.append(too_many_positional(len(self._positional), len(args)))
        extra = self._assign_named(kwargs, given, set(self._positional[: len(args)]), problems)
        if self.var_keyword:
            given[self.var_keyword] = extra
        else:
            known = [p.written for p in self._parameters]
            problems += [unexpected(name, known, "argument ") for name in extra]
        missing = [p for p in self._parameters if p.required and p.name not in given]
        problems += map(_missing, missing)
        return Assignment(given, [each.name for each in missing], problems)

    def _assign_named(
        self, kwargs: Mapping[str, Any], given: dict[str, Any], by_position: set[str], problems: list[str]
    ) -> dict[str, Any]:
        """Add the arguments that have a parameter of their name; gives the others."""
        extra: dict[str, Any] = {}
        for written, value in kwargs.items():
            name = self._aliases.get(written, written)
            if name in self._hidden:
                problems.append(f"argument {name!r} cannot be given: the host fills it")
            elif name not in self._named:
                extra[name] = value
            elif name in given:
                problems.append(given_twice(written, by_position=name in by_position))
            else:
                given[name] = value
        return extra

    def as_call(self, values: dict[str, Any], given: int = 0) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """Turn values by parameter, of which so many were given by position, into what the function is called with."""
        surplus = () if self._var_positional is None else values.get(self._var_positional, ())
        # What goes by position needs all that stands before it, and so does a filled `*args`.
        count = len(self._positional) if surplus else self._count_by_position(values, given)
        positional = [values.get(p.name, p.default) for p in self._parameters[:count]]
        keywords: dict[str, Any] = {}
        for parameter in self._parameters[count:]:
            if parameter.kind is Kind.VAR_KEYWORD:
                keywords.update(values.get(parameter.name, ()))
            elif parameter.name in values and parameter.kind is not Kind.VAR_POSITIONAL:
                keywords[parameter.name] = values[parameter.name]
        return (*positional, *surplus), keywords

    def _count_by_position(self, values: Mapping[str, Any], given: int) -> int:
        """How many arguments go by position: up to the last that has to."""
        wrapper, count = self._by_position, 0
        for i, each in enumerate(self._parameters):
            goes_so = each.kind is Kind.POSITIONAL_ONLY
            if wrapper is not None and each.name in wrapper.names:
                goes_so = goes_so or i < given or not wrapper.takes_keywords
            if goes_so and each.name in values:
                count = i + 1
        return count


def _missing(parameter: Parameter) -> str:
    expected = f", expected {parameter.type_name}" if parameter.type_name else ""
    return f"missing argument {parameter.written!r}{expected}"


def too_many_positional(most: int, count: int) -> str:
    takes = f"at most {most} positional argument{'s' if most != 1 else ''}" if most else "no positional arguments"
    return f"takes {takes}, {count} given"


def given_twice(name: str, *, by_position: bool) -> str:
    return f"argument {name!r} given twice" + (", by position and by name" if by_position else "")


class Misfit(Exception):  # noqa: N818 - never leaves this package
    """What a `Validation` raises for values that do not fit."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems
        super().__init__()


class Validation(Protocol):
    """What decides on the values of arguments, once it is known for which parameter each is."""

    def validate(self, given: dict[str, Any], /) -> dict[str, Any]:
        """Gives the values as the tool gets them; raises any exception where they are not all that it takes."""

    def validate_some(self, given: dict[str, Any]) -> dict[str, Any]:
        """The same of some arguments, where the others are not known."""

    def problems(self, error: Exception, given: Mapping[str, Any], missing: Collection[str]) -> list[str] | None:
        """One sentence for each fault that was raised, without what is missing; None if it was none of the values'."""


_IS_UNKNOWN = frozenset({id(UNKNOWN)}).issuperset  # asked by identity: arguments may be the host's


class Binder:
    """Binds arguments to parameters, and has their values validated."""

    __slots__ = (
        "_assigner", "_fitting", "_names", "_parameters", "_required", "_strict", "_tool", "_validate", "_validation",
    )  # fmt: skip

    def __init__(
        self,
        tool: str,
        parameters: tuple[Parameter, ...],
        validation: Validation,
        hidden: frozenset[str] = frozenset(),
        by_position: ByPosition | None = None,
        *,
        strict: bool = False,
    ) -> None:
        self._tool = tool
        self._strict = strict
        self._validation = validation
        self._validate = validation.validate
        self._required = {p.name for p in parameters if p.required}
        self._parameters = {p.name: p for p in parameters}
        self._assigner = Assigner(parameters, hidden, by_position)
        plain = all(p.kind in (Kind.POSITIONAL_OR_KEYWORD, Kind.KEYWORD_ONLY) for p in parameters)
        self._names = tuple(p.name for p in parameters if p.kind in _POSITIONAL) if plain else None
        self._fitting: set[int] = set()  # how many arguments of which nothing is known have been found to fit

    def bind(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """Validate a call's arguments; see `ToolSignature.bind`."""
        names, validate = self._names, self._validate
        if names is not None and not kwargs and len(args) <= len(names):
            given: dict[str, Any] | None = dict(zip(names, args))  # noqa: B905 - most calls come by here, and pay for it
        else:
            given = self._by_name(args, kwargs)
        if given is None:
            return self._bind_any(args, kwargs)
        try:
            return (), validate(given)
        except Exception:  # noqa: BLE001 - found again, and reported, below
            return self._bind_any(args, kwargs)

    def _by_name(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any] | None:
        """The arguments by parameter where every parameter can go by name; None where they take the general way.

        One validation of the names then does all: it refuses what is missing or unexpected. Whatever is not right takes
        the general way, which finds all that is wrong.
        """
        names = self._names
        if names is None or len(args) > len(names):
            return None
        if not args:
            return kwargs
        given = dict(zip(names, args))  # noqa: B905 - every call comes by here, and pays for it
        if kwargs:
            given |= kwargs
            if len(given) < len(args) + len(kwargs):
                return None
        return given

    def problems(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[str]:
        """What is wrong with a call some of whose arguments are not known yet; see `ToolSignature.problems`."""
        if kwargs or not _IS_UNKNOWN(map(id, args)):
            return self._problems_of(args, kwargs)
        count = len(args)
        problems = [] if count in self._fitting else self._problems_of(args, kwargs)
        if not problems:
            self._fitting.add(count)
        return problems

    def _problems_of(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[str]:
        given = self._by_name(args, kwargs)
        if given is None:
            return self._problems_any(args, kwargs)
        try:
            for value in given.values():
                if type(value) in OPEN:
                    break
            else:
                self._validate(given)  # which refuses what is missing or unexpected too
                return []
            in_order = not kwargs and len(args) == len(self._parameters)
            if not in_order and not self._required <= given.keys() <= self._parameters.keys():
                return self._problems_any(args, kwargs)
            known, unknown = self._split_known(given)
            if len(known) == len(given):
                self._validate(known)
            elif known:
                self._validation.validate_some(known)
            return self._flow_problems(unknown) if unknown else []
        except Exception:  # noqa: BLE001 - found again, and reported, below
            return self._problems_any(args, kwargs)

    def _split_known(self, given: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        """The arguments no part of which is still to come, and those against which something may be known."""
        known, unknown = {}, {}
        for name, value in given.items():
            kind = type(value)
            if kind not in OPEN or (kind is not Unknown and is_known(value)):
                known[name] = value
            elif value is not UNKNOWN and not may_fit(value, self._parameters[name].annotation):
                unknown[name] = value
        return known, unknown

    def _flow_problems(self, unknown: dict[str, Any]) -> list[str]:
        found: list[str] = []
        for name, value in unknown.items():
            parameter = self._parameters[name]
            if parameter.kind is Kind.VAR_KEYWORD:
                each_takes = step_into(parameter.annotation, "") or Any
                for key, each in value.items():
                    found += flow_problems(key, each, each_takes, strict=self._strict)
            else:
                found += flow_problems(
                    parameter.written, value, parameter.annotation, parameter.type_name, strict=self._strict
                )
        return found

    def _problems_any(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[str]:
        assignment = self._assigner.assign(args, kwargs)
        known, unknown = self._split_known(assignment.given)
        try:
            self._validation.validate_some(known)
        except Exception as error:  # noqa: BLE001 - a validator of the host may raise anything; the call itself will tell
            found = self._validation.problems(error, known, ())
            if found is None:
                return assignment.problems
            assignment.problems += found
        return assignment.problems + self._flow_problems(unknown)

    def _bind_any(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
        assignment = self._assigner.assign(args, kwargs)
        problems = assignment.problems
        values: dict[str, Any] = {}
        try:
            values = self._validate(assignment.given)
        except Exception as error:
            found = self._validation.problems(error, assignment.given, assignment.missing)
            if found is None:
                # A validator or `__post_init__` of the host raised what pydantic does not take for a verdict.
                problems.append(f"the arguments cannot be validated: {type(error).__name__}: {message_of(error)}")
                raise ArgumentError(self._tool, at_most(problems)) from error
            problems += found or ([] if problems else ["the arguments do not fit the parameters"])
        if problems:
            raise ArgumentError(self._tool, at_most(problems))
        return self._assigner.as_call(values, len(args))


class WrapperBinder(Binder):
    """The same for a function whose wrapper may not take by name what it does."""

    __slots__ = ()

    def bind(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """Validate a call's arguments; see `ToolSignature.bind`."""
        positional, named = super().bind(args, kwargs)
        return (positional, named) if positional or self._names is None else self._assigner.as_call(named, len(args))
