"""Constructors that check what they are given: a text makes no object whose fields are not of their types.

A dataclass or named tuple takes anything, and a tool that is handed one is handed the object as it is.
"""

import dataclasses
from collections.abc import Callable
from functools import cached_property
from typing import Any

from lightfc.errors import ToolDefinitionError
from lightfc.schema.annotations import is_named_tuple
from lightfc.schema.signature import ToolSignature

__all__ = ["CheckedConstructor", "constructor_of"]


def constructor_of(cls: type) -> Callable[..., Any]:
    """What makes objects of a class from what a text gives: its arguments validated and coerced as those of a tool.

    A class that checks its arguments itself, such as a pydantic model, and one whose fields have no schema are called
    as they are.
    """
    if hasattr(cls, "__pydantic_validator__") or not (dataclasses.is_dataclass(cls) or is_named_tuple(cls)):
        return cls

    return CheckedConstructor(cls)


class CheckedConstructor:
    """A class whose arguments are validated and coerced before it is called.

    Args:
        cls: A dataclass or named tuple.
    """

    def __init__(self, cls: type) -> None:
        self.cls = cls

    @cached_property
    def signature(self) -> ToolSignature | None:
        """What the class takes; None if the types of its fields have no schema."""
        # Reading it takes longer than most texts, and few texts make objects of all classes they could.
        try:
            return ToolSignature.of(self.cls)
        except ToolDefinitionError:
            return None

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        """An object of the class.

        Raises:
            ArgumentError: The arguments are not those of the class.
        """
        signature = self.signature
        if signature is not None:
            args, kwargs = signature.bind(args, kwargs)
        return self.cls(*args, **kwargs)
