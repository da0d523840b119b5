"""Annotations without what only a type checker knows: `Self`, type variables, `LiteralString` and their like."""

import collections.abc
import dataclasses
import functools
import inspect
import typing
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import typing_extensions

from lightfc.errors import ToolDefinitionError
from lightfc.schema.annotations import is_alias, rebuilt, union

_NARROWING = (typing_extensions.TypeGuard, typing_extensions.TypeIs)
_KEPT = (Literal, collections.abc.Callable, typing_extensions.Unpack)


def owner_of(fn: Callable[..., Any]) -> type | None:
    """The class that `Self` stands for in the annotations of a callable; None where it stands for none."""
    if isinstance(fn, functools.partial):
        return owner_of(fn.func)
    if isinstance(fn, type):
        return fn
    if inspect.ismethod(fn):
        return fn.__self__ if isinstance(fn.__self__, type) else type(fn.__self__)
    return None if inspect.isroutine(fn) else type(fn)


def checkable(annotation: Any, owner: type | None) -> Any:
    """An annotation that says of a value what can be looked at when it is there.

    Args:
        annotation: Any annotation.
        owner: What `Self` stands for.
    """
    if annotation is typing_extensions.Self and owner is not None:
        return owner
    if annotation is typing_extensions.LiteralString:
        return str
    if isinstance(annotation, typing.ParamSpecArgs | typing.ParamSpecKwargs):
        return Any
    if isinstance(annotation, TypeVar):
        return _any_that_fits(annotation, owner)
    if isinstance(annotation, dataclasses.InitVar):
        return checkable(annotation.type, owner)
    return annotation if is_alias(annotation) else _with_parts(annotation, owner)


def _any_that_fits(variable: TypeVar, owner: type | None) -> Any:
    """What a value may be that a type variable stands for."""
    if variable.__constraints__:
        return union(checkable(each, owner) for each in variable.__constraints__)
    bound = variable.__bound__
    return Any if bound is None or isinstance(bound, typing.ForwardRef) else checkable(bound, owner)


def _with_parts(annotation: Any, owner: type | None) -> Any:
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin in _NARROWING:
        return bool
    if not arguments or origin in _KEPT:
        return annotation
    if origin is Annotated:
        inner = checkable(arguments[0], owner)
        return annotation if inner is arguments[0] else Annotated[(inner, *annotation.__metadata__)]
    return rebuilt(annotation, tuple(checkable(each, owner) for each in arguments))


def dispatched(
    tool: str, fn: Any, signature: inspect.Signature, hints: dict[str, Any]
) -> tuple[inspect.Signature, dict[str, Any]]:
    """The signature of a function made by `functools.singledispatch`, whose first argument may be of several types.

    It has to be given by position, since it decides which function is called. Other functions are left as they are.

    Raises:
        ToolDefinitionError: It was made by `singledispatchmethod`, which hides its signature.
    """
    registry = getattr(fn, "registry", None)
    if registry is None or not hasattr(fn, "dispatch"):
        if hasattr(fn, "register") and hasattr(fn, "__wrapped__") and "singledispatchmethod" in fn.__code__.co_qualname:
            raise ToolDefinitionError(
                f"{tool}: what functools.singledispatchmethod makes does not tell its parameters; wrap a function that "
                "calls it"
            )
        return signature, hints
    first, *others = signature.parameters.values()
    types = [each for each in registry if each is not object]
    types += [hints.get(first.name, Any)]
    signature = signature.replace(parameters=[first.replace(kind=inspect.Parameter.POSITIONAL_ONLY), *others])
    return signature, hints | {first.name: Any if Any in types else union(types)}


def why_not_checkable(annotation: Any) -> str:
    """Why a value cannot be told to be of a type, where a protocol is why; else empty."""
    for each in (annotation, *get_args(annotation)):
        if typing_extensions.is_protocol(each) and not getattr(each, "_is_runtime_protocol", False):
            return f"the protocol {each.__name__} can be checked only if it is decorated with @runtime_checkable"
    return ""
