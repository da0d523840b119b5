"""The types of arguments that pydantic does not know as they are meant here: one entry a type.

To add a type is to add its entry to `_TYPES`; the form of its values in journals, if they have one, is an entry of
`lightfc.core.codecs`. An entry here says how annotations of the type are recognised and written, what validates and
describes their values, and which values a parameter of the type never takes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

from lightfc.schema.array_types import (
    adapt_array,
    adapt_scalar,
    array_type_name,
    is_array_type,
    is_scalar_type,
)

_NONE: type = type(None)


@dataclass(frozen=True, slots=True)
class ArgumentType:
    """One type of arguments.

    Attributes:
        adapted: An annotation that pydantic takes in its place, with what validates a value and describes it as JSON
            Schema.
        refuses: Types whose values are never taken for one; a string is where it may be the JSON of one. Empty where
            nothing is certain.
    """

    is_of: Callable[[Any], bool]
    name: Callable[[Any], str]
    adapted: Callable[[Any], Any]
    refuses: frozenset[type] = frozenset()


def _is_buffer(annotation: Any) -> bool:
    return annotation is bytearray or annotation is memoryview


def _buffer(annotation: Any) -> Any:
    def validated(value: Any, validate: Callable[[Any], Any]) -> Any:
        return value if type(value) is annotation else annotation(validate(value))  # one of the host's passes as it is

    from pydantic import WrapValidator

    return Annotated[bytes, WrapValidator(validated)]


_TYPES = (
    ArgumentType(
        is_array_type,
        array_type_name,
        adapt_array,
        frozenset({_NONE, bytes, dict, set, frozenset, int, float, bool, complex}),
    ),
    ArgumentType(is_scalar_type, lambda each: f"np.{each.__name__}", adapt_scalar),
    ArgumentType(_is_buffer, lambda each: str(each.__name__), _buffer),
)


def argument_type(annotation: Any) -> ArgumentType | None:
    """The entry of an annotation; None where pydantic knows the type by itself."""
    for each in _TYPES:
        if each.is_of(annotation):
            return each
    return None
