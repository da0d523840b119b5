"""Annotations as data: resolve them, name them in readable Python, and walk into them."""

import collections.abc
import contextlib
import enum
import functools
import inspect
import sys
import types
import typing
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import typing_extensions

from lightfc.core.errors import ToolDefinitionError
from lightfc.schema.argument_types import argument_type
from lightfc.schema.record_types import QUALIFIERS, field_types, input_names, record_kind

_NAMES: dict[Any, str] = {
    **{cls: cls.__name__ for cls in (str, int, float, bool, complex, bytes, list, dict, tuple, set, frozenset)},
    types.NoneType: "None",
    None: "None",
    ...: "...",
}
"""What most annotations are made of, which needs no looking into."""
_SIMPLE = (type, types.NoneType, types.EllipsisType)
_UNPACK: tuple[Any, ...] = (typing.Unpack, typing_extensions.Unpack)  # not the same before Python 3.12
_ALIASES: tuple[Any, ...] = (
    getattr(typing, "TypeAliasType", typing_extensions.TypeAliasType),
    typing_extensions.TypeAliasType,
)


def underlying_function(fn: Callable[..., Any]) -> Any:
    """Give what holds a callable's code, docstring and namespace: a function, a class, or a built-in."""
    target: Any = fn
    while True:
        if isinstance(target, functools.partial):
            target = target.func
        elif inspect.ismethod(target) or isinstance(target, staticmethod | classmethod):
            target = target.__func__
        elif hasattr(target, "__wrapped__"):
            target = target.__wrapped__
        elif inspect.isroutine(target) or isinstance(target, type) or not hasattr(type(target), "__call__"):  # noqa: B004 - the type's own attribute is wanted
            return target
        else:
            target = type(target).__call__


def resolve_hints(fn: Callable[..., Any], signature: inspect.Signature) -> dict[str, Any]:
    """Evaluate the annotations of a signature in the namespace in which they were written.

    Args:
        fn: The callable that has the signature.
        signature: What `inspect.signature` gives for it.

    Returns:
        The annotation of each parameter that has one, by name, and that of the result as `return`, where that can be
        resolved.

    Raises:
        ToolDefinitionError: The annotation of a parameter cannot be resolved.
    """
    raw = {p.name: p.annotation for p in signature.parameters.values() if p.annotation is not p.empty}
    if signature.return_annotation is not signature.empty:
        raw["return"] = signature.return_annotation
    target = underlying_function(fn)
    module = sys.modules.get(getattr(target, "__module__", None) or "")
    global_names = getattr(target, "__globals__", None) or (vars(module) if module else {})
    local_names = _local_names(target)
    try:
        return _evaluate(raw, global_names, local_names)
    except Exception:  # noqa: BLE001 - an annotation is code, and can fail in any way; the fault is found below
        returned = {"return": raw.pop("return")} if "return" in raw else {}
        found = {name: _evaluate_one(name, raw[name], global_names, local_names) for name in raw}
        # A result of which nothing is known is no obstacle to a call.
        with contextlib.suppress(Exception):
            found |= _evaluate(returned, global_names, local_names)
        return found


def _evaluate(raw: dict[str, Any], global_names: dict[str, Any], local_names: dict[str, Any]) -> dict[str, Any]:
    holder = types.SimpleNamespace(__annotations__=raw)
    return typing.get_type_hints(holder, global_names, local_names, include_extras=True)


def _evaluate_one(name: str, annotation: Any, global_names: dict[str, Any], local_names: dict[str, Any]) -> Any:
    try:
        return _evaluate({name: annotation}, global_names, local_names)[name]
    except Exception as error:
        hint = "; is it imported for type checkers only?" if isinstance(error, NameError) else ""
        raise ToolDefinitionError(
            f"the annotation {annotation!r} of parameter {name!r} cannot be resolved: "
            f"{type(error).__name__}: {error}{hint}"
        ) from error


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


def bare(annotation: Any) -> Any:
    """Take off what says nothing of the type itself: `Annotated`, `Required`, `NotRequired`, aliases, `NewType`."""
    while (inner := outermost(annotation)) is not annotation:
        annotation = inner
    return annotation


def outermost(annotation: Any) -> Any:
    """The annotation without the first of what `bare` takes off; itself where there is nothing to take off."""
    if type(annotation) is type:
        return annotation
    if get_origin(annotation) in (Annotated, *QUALIFIERS):
        return get_args(annotation)[0]
    if isinstance(annotation, typing.NewType):
        return annotation.__supertype__
    return aliased(annotation) if is_alias(annotation) else annotation


def is_alias(annotation: Any) -> bool:
    """Tell whether an annotation is a name made by `type X = ...` or `type X[T] = ...`, with or without arguments."""
    return type(annotation) is not type and isinstance(get_origin(annotation) or annotation, _ALIASES)


def is_unpacked(annotation: Any) -> bool:
    """Tell whether an annotation is `Unpack[X]` or `*X`."""
    return get_origin(annotation) in _UNPACK or getattr(annotation, "__unpacked__", False)


def aliased(annotation: Any) -> Any:
    """Give what an alias stands for."""
    alias, arguments = get_origin(annotation) or annotation, get_args(annotation)
    return alias.__value__[arguments] if arguments else alias.__value__


def union_members(annotation: Any) -> tuple[Any, ...] | None:
    """Give the alternatives of a union, or None if the annotation is none."""
    annotation = bare(annotation)
    return get_args(annotation) if get_origin(annotation) in (Union, types.UnionType) else None


def union(members: Iterable[Any]) -> Any:
    """The union of types that are known only when it is made."""
    return Union[tuple(members)]  # noqa: UP007 - the members are known only now


def rebuilt(annotation: Any, parts: tuple[Any, ...]) -> Any:
    """A union or generic type with other arguments; the annotation itself where they are its own."""
    arguments, origin = get_args(annotation), get_origin(annotation)
    if all(new is old for new, old in zip(parts, arguments, strict=True)):
        return annotation
    return union(parts) if origin in (Union, types.UnionType) else types.GenericAlias(origin, parts)


def type_name(annotation: Any) -> str:
    """Write an annotation as short, readable Python: `list[Point]`, `int | None`, `Literal['a', 'b']`."""
    if type(annotation) in _SIMPLE and annotation in _NAMES:
        return _NAMES[annotation]
    if type(annotation) is types.GenericAlias and annotation.__origin__ in _NAMES:
        return _subscripted(annotation.__origin__, annotation.__args__)
    if isinstance(annotation, typing.ForwardRef):
        return annotation.__forward_arg__
    if is_alias(annotation) and argument_type(aliased(annotation)) is None:
        return _generic_name(annotation)  # by name: an alias may be recursive
    annotation = bare(annotation)
    if isinstance(annotation, str):
        return annotation
    if isinstance(annotation, list):  # the parameters of a Callable
        return f"[{', '.join(map(type_name, annotation))}]"
    if type(annotation) in _SIMPLE and annotation in _NAMES:
        return _NAMES[annotation]
    found = argument_type(annotation)
    return found.name(annotation) if found is not None else _generic_name(annotation)


def _generic_name(annotation: Any) -> str:
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is None:
        return _class_name(annotation)
    if origin is Literal:
        return f"Literal[{', '.join(map(_literal_text, arguments))}]"
    if not arguments and annotation is not tuple[()]:
        return _class_name(origin)  # such as `typing.List` or `typing.Hashable`
    if members := union_members(annotation):
        ordered = [m for m in members if m is not types.NoneType] + [m for m in members if m is types.NoneType]
        return " | ".join(map(type_name, ordered))
    return _subscripted(origin, arguments)


def _subscripted(origin: Any, arguments: tuple[Any, ...]) -> str:
    inside = ", ".join(map(type_name, arguments)) or "()"
    return f"{_class_name(origin)}[{inside}]"


def _class_name(cls: Any) -> str:
    return getattr(cls, "__name__", None) or repr(cls).removeprefix("typing.")


def _literal_text(value: Any) -> str:
    return f"{type(value).__name__}.{value.name}" if isinstance(value, enum.Enum) else repr(value)


def step_into(annotation: Any, key: str | int) -> Any | None:
    """Give the annotation of one part of a value, or None where the annotation does not name such a part.

    A union whose alternatives are more than one type and None is not stepped into: which of them was meant is unknown.
    """
    if members := union_members(annotation):
        others = [m for m in members if m is not types.NoneType]
        return step_into(others[0], key) if len(others) == 1 else None
    annotation = bare(annotation)
    origin, arguments = get_origin(annotation) or annotation, get_args(annotation)
    if kind := record_kind(origin):
        fields = field_types(origin)
        if isinstance(key, int):
            return list(fields.values())[key] if kind == "NamedTuple" and key < len(fields) else None
        if key not in fields and hasattr(origin, "__pydantic_fields__"):
            key = input_names(origin).get(key, key)
        return fields.get(key)
    if not arguments:
        return None
    if isinstance(origin, type) and issubclass(origin, collections.abc.Mapping):
        return arguments[1] if len(arguments) > 1 else None  # a Counter says nothing of its values
    if not isinstance(key, int):
        return None
    if origin is tuple and arguments[-1] is not ...:
        return arguments[key] if key < len(arguments) else None
    return arguments[0]


def named_types(annotations: Iterable[Any]) -> tuple[type, ...]:
    """Collect the record types and enums that annotations mention, each once, what a type needs before it."""
    found: dict[type, None] = {}
    entered: set[Any] = set()
    for annotation in annotations:
        found.update(dict.fromkeys(_walk(annotation, entered)))
    return tuple(found)


def classes_in(annotations: Iterable[Any], wanted: Callable[[type], bool]) -> tuple[type, ...]:
    """Collect the classes of which `wanted` is true among those that annotations, and their fields, mention."""
    found: dict[type, None] = {}
    entered: set[Any] = set()
    for annotation in annotations:
        found.update(dict.fromkeys(each for each in _walk(annotation, entered, wanted) if wanted(each)))
    return tuple(found)


def _nothing_else(cls: type) -> bool:
    return False


def _walk(annotation: Any, entered: set[Any], wanted: Callable[[type], bool] = _nothing_else) -> Iterator[type]:
    if is_alias(annotation):
        if annotation in entered:
            return
        entered.add(annotation)
    annotation = bare(annotation)
    origin = get_origin(annotation)
    for argument in get_args(annotation) if origin is not Literal else ():
        for part in argument if isinstance(argument, list) else [argument]:
            yield from _walk(part, entered, wanted)
    cls = origin or annotation
    if not isinstance(cls, type) or cls in entered:
        return
    # Entered before its fields are walked, so that a type that mentions itself ends the walk.
    entered.add(cls)
    is_record = record_kind(cls) is not None
    for field in field_types(cls).values() if is_record else ():
        yield from _walk(field, entered, wanted)
    if is_record or issubclass(cls, enum.Enum) or wanted(cls):
        yield cls
