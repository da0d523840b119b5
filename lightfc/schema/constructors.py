"""Constructors that check what they are given: a text makes no object whose fields are not of their types.

A dataclass or named tuple takes anything, and a tool that is handed one is handed the object as it is.
"""

import dataclasses
from collections.abc import Callable
from functools import cache
from typing import Any

from lightfc.errors import ToolDefinitionError
from lightfc.schema.annotations import is_named_tuple
from lightfc.schema.signature import ToolSignature

__all__ = ["constructor_of"]


def constructor_of(cls: type) -> Callable[..., Any]:
    """What makes objects of a class from what a text gives: its arguments validated and coerced as those of a tool.

    A class that checks its arguments itself, such as a pydantic model, and one whose fields have no schema are called
    as they are.
    """
    if hasattr(cls, "__pydantic_validator__") or not (dataclasses.is_dataclass(cls) or is_named_tuple(cls)):
        return cls

    # Reading a signature takes longer than most texts, and few texts make objects of all classes they could.
    @cache
    def signature() -> ToolSignature | None:
        try:
            return ToolSignature.of(cls)
        except ToolDefinitionError:
            return None

    def make(*args: Any, **kwargs: Any) -> Any:
        known = signature()
        if known is not None:
            args, kwargs = known.bind(args, kwargs)
        return cls(*args, **kwargs)

    return make
