"""Annotations without what only a type checker knows: `Self`, type variables, `LiteralString` and their like."""

import collections.abc
import dataclasses
import functools
import inspect
import typing
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import typing_extensions

from lightfc.core.errors import ToolDefinitionError
from lightfc.schema.annotations import is_alias, is_unpacked, rebuilt, union, union_members

_NARROWING = (typing_extensions.TypeGuard, typing_extensions.TypeIs)
_KEPT = (Literal, collections.abc.Callable)
_MODULES_OF_TYPES = ("typing", "typing_extensions", "types")


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
    if type(annotation) is type:
        return annotation
    if annotation is any or annotation is callable:  # what people write who mean these
        return Any if annotation is any else Callable
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
    if _is_array_like(annotation):
        return Any
    return annotation if is_alias(annotation) else _with_parts(annotation, owner)


def _is_array_like(annotation: Any) -> bool:
    """Whether it is numpy's `ArrayLike` or `DTypeLike`, beside others or not: a union of almost everything."""
    members = union_members(annotation) or ()
    return any(
        (getattr(get_origin(each) or each, "__module__", None) or "").startswith("numpy._typing") for each in members
    )


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
    if is_unpacked(annotation):
        return annotation if typing_extensions.is_typeddict(arguments[0]) else _item(annotation, owner)
    if origin is tuple and any(map(is_unpacked, arguments)):
        return tuple[Any, ...]
    if not arguments or origin in _KEPT:
        return annotation
    if origin is Annotated:
        inner = checkable(arguments[0], owner)
        return annotation if inner is arguments[0] else Annotated[(inner, *annotation.__metadata__)]
    return rebuilt(annotation, tuple(checkable(each, owner) for each in arguments))


def _item(unpacked: Any, owner: type | None) -> Any:
    """What each of the arguments is that `*tuple[X, ...]` or `*Ts` stands for."""
    inner = unpacked if get_origin(unpacked) is tuple else get_args(unpacked)[0]
    arguments = get_args(inner)
    is_uniform = get_origin(inner) is tuple and arguments and arguments[-1] is ...
    return checkable(arguments[0], owner) if is_uniform else Any


def dispatched(
    fn: Any, signature: inspect.Signature, hints: dict[str, Any]
) -> tuple[inspect.Signature, dict[str, Any]]:
    """The signature of a function made by `functools.singledispatch`, whose first argument may be of several types.

    It has to be given by position, since it decides which function is called. Other functions are left as they are.

    Raises:
        ToolDefinitionError: It was made by `singledispatchmethod`, which hides its signature.
    """
    registry = getattr(fn, "registry", None)
    if not inspect.isfunction(fn) or registry is None or not hasattr(fn, "dispatch"):
        if "singledispatchmethod" in getattr(getattr(fn, "__code__", None), "co_qualname", ""):
            raise ToolDefinitionError(
                "what functools.singledispatchmethod makes does not tell its parameters; wrap a function that calls it"
            )
        return signature, hints
    first, *others = signature.parameters.values()
    if first.kind is not inspect.Parameter.POSITIONAL_OR_KEYWORD:
        return signature, hints
    types = [*(each for each in registry if each is not object), hints.get(first.name, Any)]
    signature = signature.replace(parameters=[first.replace(kind=inspect.Parameter.POSITIONAL_ONLY), *others])
    return signature, hints | {first.name: Any if Any in types else union(types)}


def part_that_is_no_type(annotation: Any) -> Any:
    """The part of an annotation that is no type, such as the 5 of `list[5]`; None where there is none."""
    origin = get_origin(annotation)
    if origin is not None:
        parts = () if origin in _KEPT else get_args(annotation)[:1] if origin is Annotated else get_args(annotation)
        return next((found for part in parts if (found := part_that_is_no_type(part)) is not None), None)
    is_type = isinstance(annotation, type | str) or type(annotation).__module__ in _MODULES_OF_TYPES
    return None if is_type or annotation is None or annotation is ... or annotation == () else annotation


def why_not_checkable(annotation: Any) -> str:
    """Why a value cannot be told to be of a type, where a protocol is why; else empty."""
    for each in (annotation, *get_args(annotation)):
        if typing_extensions.is_protocol(each) and not getattr(each, "_is_runtime_protocol", False):
            return f"the protocol {each.__name__} can be checked only if it is decorated with @runtime_checkable"
    return ""
