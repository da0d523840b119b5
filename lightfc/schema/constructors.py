"""Constructors that check what they are given: a program makes no object whose fields are not of their types.

A dataclass or named tuple takes anything, and a tool that is handed one is handed the object as it is.
"""

import inspect
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from lightfc.core.errors import ArgumentError, ToolDefinitionError
from lightfc.core.loaded import loaded
from lightfc.schema.argument_errors import at_most, unexpected, validation_problems
from lightfc.schema.binding import Kind, given_twice, too_many_positional
from lightfc.schema.record_types import config_of, field_types, input_names, is_closed, is_model, record_kind

if TYPE_CHECKING:
    from lightfc.schema.signature import ToolSignature


class ConstructionError(ArgumentError, TypeError, ValueError):
    """What a constructor is given does not fit; a program may catch it as whatever Python would raise."""

    def __init__(self, cls: type, problems: list[str], signature: "ToolSignature | None") -> None:
        self.signature = signature
        super().__init__(cls.__name__, problems)


def constructor_of(cls: type) -> Callable[..., Any]:
    """What makes objects of a class from what a program gives: its arguments validated and coerced as those of a tool.

    A class that checks its arguments itself, such as a pydantic model, only has its verdict told in the same words;
    what is made of no typed fields, such as an enum, is called as it is.
    """
    if is_model(cls):
        return CheckingConstructor(cls)
    return CheckedConstructor(cls) if record_kind(cls) in ("dataclass", "NamedTuple") else cls


_HARMLESS = frozenset({"arbitrary_types_allowed", "extra", "frozen", "json_schema_extra", "title", "use_enum_values"})
"""Settings of a pydantic model that change nothing of what its fields take."""


class CheckingConstructor:
    """A class that checks its arguments by pydantic."""

    def __init__(self, cls: type) -> None:
        self.cls = cls

    @cached_property
    def signature(self) -> "ToolSignature | None":
        """What the class takes; None if that cannot be described."""
        from lightfc.schema.signature import ToolSignature  # and pydantic, which an expression without it does without

        # Reading it takes longer than most programs, and few programs make objects of all classes they could.
        try:
            return ToolSignature.of(self.cls)
        except ToolDefinitionError:
            return None

    def problems(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[str]:
        """What is wrong with a call some of whose arguments are not known yet, as far as it is certain."""
        if self.signature is None or not self._is_plain:
            return []
        names = {each.name for each in self.signature.parameters}
        # What else it does not know, it leaves out.
        known = {name: value for name, value in kwargs.items() if name in names}
        return self._unknown(kwargs) + self.signature.problems(args, known)

    def _unknown(self, kwargs: dict[str, Any]) -> list[str]:
        """What is wrong with the names of arguments, where the class takes no others than its fields."""
        known = input_names(self.cls) if is_closed(self.cls) else kwargs
        return [unexpected(name, field_types(self.cls), "argument ") for name in kwargs if name not in known]

    @cached_property
    def _is_plain(self) -> bool:
        """Whether what the class takes is told by the types of its fields alone."""
        cls: Any = self.cls
        decorators = cls.__pydantic_decorators__
        return (
            config_of(cls).keys() <= _HARMLESS
            and not any((decorators.validators, decorators.field_validators, decorators.root_validators))
            and not decorators.model_validators
            and not getattr(cls, "__pydantic_custom_init__", False)
            and not getattr(cls, "__pydantic_root_model__", False)
            and cls.__new__ is object.__new__
            and all(not (each.alias or each.validation_alias) for each in cls.__pydantic_fields__.values())
        )

    @cached_property
    def _positional(self) -> tuple[str, ...]:
        parameters = inspect.signature(self.cls).parameters.values()
        return tuple(p.name for p in parameters if p.kind is Kind.POSITIONAL_OR_KEYWORD)

    @cached_property
    def _maker(self) -> Callable[..., Any]:
        """The class, or where it makes tables what makes an object of it without any that take long to fill."""
        from lightfc.schema.coercion import validator_of

        cls: Any = self.cls
        own = cls.__pydantic_validator__
        has_init = getattr(cls, "__pydantic_custom_init__", False)
        validator = own if has_init else validator_of(own, cls.__pydantic_core_schema__)
        return cls if validator is own else lambda **kwargs: validator.validate_python(kwargs)

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        names = self._positional if args else ()
        problems = [too_many_positional(len(names), len(args))] if len(args) > len(names) else []
        problems += [given_twice(name, by_position=True) for name in names[: len(args)] if name in kwargs]
        problems += self._unknown(kwargs)
        if problems:
            raise ConstructionError(self.cls, at_most(problems), self.signature)
        kwargs = _by_alias(self.cls, dict(zip(names, args, strict=False)) | kwargs)
        try:
            return self._maker(**kwargs)
        except loaded("pydantic_core", "ValidationError") as error:
            problems = at_most(validation_problems(error, field_types(self.cls), kwargs))
            raise ConstructionError(self.cls, problems, self.signature) from error


def _by_alias(cls: Any, given: dict[str, Any]) -> dict[str, Any]:
    """Arguments of a pydantic model by the names that it takes, where they are given by those of its fields."""
    config = config_of(cls)
    if config.get("validate_by_name") or config.get("populate_by_name"):
        return given
    aliases = {name: each.validation_alias for name, each in cls.__pydantic_fields__.items() if each.validation_alias}
    return {
        alias if isinstance(alias := aliases.get(name), str) and alias not in given else name: value
        for name, value in given.items()
    }


class CheckedConstructor(CheckingConstructor):
    """A class whose arguments are validated and coerced before it is called."""

    def problems(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[str]:
        return [] if self.signature is None else self.signature.problems(args, kwargs)

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        signature = self.signature
        if signature is not None:
            try:
                args, kwargs = signature.bind(args, kwargs)
            except ArgumentError as error:
                raise ConstructionError(self.cls, error.problems, signature) from error
        return self.cls(*args, **kwargs)
