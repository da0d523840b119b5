"""Annotations as they were written: resolved, and without what only a type checker knows, such as `Self`."""

import collections.abc
import contextlib
import dataclasses
import functools
import inspect
import sys
import types
import typing
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import typing_extensions

from lightfc.core.errors import ToolDefinitionError
from lightfc.schema.type_tree import is_alias, rebuild, type_of, union

_UNPACK: tuple[Any, ...] = (typing.Unpack, typing_extensions.Unpack)  # not the same before Python 3.12
_NARROWING = (typing_extensions.TypeGuard, typing_extensions.TypeIs)
_KEPT = (Literal, collections.abc.Callable)
_MODULES_OF_TYPES = ("typing", "typing_extensions", "types")


def underlying_function(fn: Callable[..., Any]) -> Any:
    """Give what holds a callable's code, docstring and namespace: a function, a class, or a built-in."""
    target: Any = fn
    seen: dict[int, Any] = {}  # one that is wrapped in itself is no tool, which `inspect.signature` says
    while id(target) not in seen:
        seen[id(target)] = target
        if isinstance(target, functools.partial):
            target = target.func
        elif inspect.ismethod(target) or isinstance(target, staticmethod | classmethod):
            target = target.__func__
        elif hasattr(target, "__wrapped__"):
            target = target.__wrapped__
        elif inspect.isroutine(target) or isinstance(target, type) or not hasattr(type(target), "__call__"):  # noqa: B004 - the type's own attribute is wanted
            break
        else:
            target = type(target).__call__
    return target


def resolve_hints(fn: Callable[..., Any], signature: inspect.Signature) -> dict[str, Any]:
    """Evaluate a signature's annotations where they were written; that of the result only if it can be resolved."""
    target = underlying_function(fn)
    module = sys.modules.get(getattr(target, "__module__", None) or "")
    global_names = getattr(target, "__globals__", None) or (vars(module) if module else {})
    local_names = _local_names(target)

    def evaluated(annotation: Any) -> Any:
        holder = types.SimpleNamespace(__annotations__={"it": annotation})
        return typing.get_type_hints(holder, global_names, local_names, include_extras=True)["it"]

    found: dict[str, Any] = {}
    for name, each in signature.parameters.items():
        if each.annotation is not each.empty:
            try:
                found[name] = evaluated(each.annotation)
            except Exception as error:  # an annotation is code, and can fail in any way
                raise ToolDefinitionError(_unresolved(name, each.annotation, error)) from error
    if signature.return_annotation is not signature.empty:
        # A result of which nothing is known is no obstacle to a call.
        with contextlib.suppress(Exception):
            found["return"] = evaluated(signature.return_annotation)
    return found


def _unresolved(name: str, annotation: Any, error: Exception) -> str:
    is_name = isinstance(error, NameError)
    hint = "; is it imported for type checkers only, or defined inside of a function?" if is_name else ""
    why = f"{type(error).__name__}: {error}{hint}"
    return f"the annotation {annotation!r} of parameter {name!r} cannot be resolved: {why}"


def _local_names(target: Any) -> dict[str, Any]:
    """Names of the enclosing functions that the function itself refers to, and its type parameters."""
    names = {p.__name__: p for p in getattr(target, "__type_params__", ())}
    code = getattr(target, "__code__", None)
    for name, cell in zip(getattr(code, "co_freevars", ()), getattr(target, "__closure__", None) or (), strict=False):
        # An empty cell: the enclosing function has not assigned the name yet.
        try:
            names[name] = cell.cell_contents
        except ValueError:
            continue
    return names


def owner_of(fn: Callable[..., Any]) -> type | None:
    """The class that `Self` stands for in the annotations of a callable; None where it stands for none."""
    if isinstance(fn, functools.partial):
        return owner_of(fn.func)
    if isinstance(fn, type):
        return fn
    if inspect.ismethod(fn):
        return fn.__self__ if isinstance(fn.__self__, type) else type(fn.__self__)
    return None if inspect.isroutine(fn) else type(fn)


def is_unpacked(annotation: Any) -> bool:
    """Tell whether an annotation is `Unpack[X]` or `*X`."""
    return get_origin(annotation) in _UNPACK or getattr(annotation, "__unpacked__", False)


_MEANT: tuple[tuple[Any, Any], ...] = ((any, Any), (callable, Callable), (typing_extensions.LiteralString, str))
"""What people write, and what a value of it is."""


def checkable(annotation: Any, owner: type | None) -> Any:
    """An annotation that says of a value what can be looked at when it is there."""
    if type(annotation) is type:
        return annotation
    for meant in _meaning_of(annotation):
        return meant
    if annotation is typing_extensions.Self and owner is not None:
        return owner
    if isinstance(annotation, TypeVar):
        return _any_that_fits(annotation, owner)
    if isinstance(annotation, dataclasses.InitVar):
        return checkable(annotation.type, owner)
    if _is_array_like(annotation):
        return Any
    if is_alias(annotation) or (is_unpacked(annotation) and typing_extensions.is_typeddict(get_args(annotation)[0])):
        return annotation
    return rebuild(annotation, lambda part: checkable(part, owner))


def _meaning_of(annotation: Any) -> list[Any]:
    """What an annotation that says nothing by itself means, if it is such a one."""
    found = [meant for written, meant in _MEANT if annotation is written]
    return [bool] if get_origin(annotation) in _NARROWING else found


def _is_array_like(annotation: Any) -> bool:
    """Whether it is numpy's `ArrayLike` or `DTypeLike`, beside others or not: a union of almost everything."""
    members = [each.given for each in type_of(annotation).members]
    modules = [getattr(get_origin(each) or each, "__module__", None) or "" for each in members]
    return len(members) > 1 and any(each.startswith("numpy._typing") for each in modules)


def _any_that_fits(variable: TypeVar, owner: type | None) -> Any:
    """What a value may be that a type variable stands for."""
    if variable.__constraints__:
        return union(checkable(each, owner) for each in variable.__constraints__)
    bound = variable.__bound__
    return Any if bound is None or isinstance(bound, typing.ForwardRef) else checkable(bound, owner)


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
