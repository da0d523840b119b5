"""What a tool takes and gives: annotations ↔ JSON Schema ↔ values.

`ToolSignature` is the whole of it. Made from a Python callable (`ToolSignature.of`), pydantic validates and coerces the
arguments; made from a JSON definition (`ToolSignature.from_schema`), they are checked and arrive as they were written.
Nothing here runs a tool.
"""

import collections.abc
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol, get_args, get_origin

import typing_extensions

from lightfc.errors import ToolDefinitionError
from lightfc.schema.adapters import arguments_adapter, arguments_schema, result_schema
from lightfc.schema.annotations import named_types, resolve_hints, type_name, underlying_function
from lightfc.schema.binding import NO_DEFAULT, VAR_KEYWORD, FunctionBinder, Parameter, SchemaBinder
from lightfc.schema.docstrings import Docstring, parse_docstring
from lightfc.schema.jsonschema_check import compile_check
from lightfc.schema.parameters import arguments_object, function_parameter, schema_parameters
from lightfc.schema.stubs import signature_line, type_stubs
from lightfc.types import FunctionDefinition

__all__ = ["NO_DEFAULT", "Parameter", "ToolSignature"]

_AWAITABLES = (collections.abc.Awaitable, collections.abc.Coroutine)


class _Binder(Protocol):
    def bind(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]: ...

    def problems(self, args: tuple[Any, ...], kwargs: dict[str, Any], unknown: Any) -> list[str]: ...


@dataclass(frozen=True, slots=True, eq=False)
class ToolSignature:
    """The parameters and the result of one tool.

    Attributes:
        name: Name of the tool, as texts call it.
        parameters: The parameters in the order in which positional arguments reach them.
        return_type: Annotation of the result, of an awaitable that of what it gives; `Any` where none is known.
        mentioned_types: The dataclasses, enums, named tuples and pydantic models that parameters and result mention,
            each once, and after those that it mentions itself.
    """

    name: str
    parameters: tuple[Parameter, ...]
    return_type: Any
    mentioned_types: tuple[type, ...]
    _binder: _Binder
    _describe: Callable[[], FunctionDefinition]
    _described: list[FunctionDefinition]

    @classmethod
    def of(cls, fn: Callable[..., Any], *, name: str | None = None) -> "ToolSignature":
        """Read the signature of a callable.

        Annotations are evaluated where they were written, also under `from __future__ import annotations`; a class of
        an enclosing function is found there only if the function itself refers to it. A parameter without annotation
        takes anything; one whose default is None takes None, whatever its annotation says. Text in `Annotated`
        describes a parameter, and a bool after it says whether a call must give it.

        Args:
            fn: A function, method, `functools.partial`, class, or object with `__call__`.
            name: Name of the tool; that of the callable if None.

        Raises:
            ToolDefinitionError: It has no name or no signature, or the type of a parameter cannot be described; the
                message says which and why.
        """
        target = underlying_function(fn)
        tool = name or _callable_name(fn, target)
        try:
            signature = inspect.signature(fn)
        except (ValueError, TypeError) as error:
            raise ToolDefinitionError(f"{tool}: its signature cannot be read: {error}") from error
        hints = resolve_hints(tool, fn, signature)
        # Descriptions are no part of binding, and reading a docstring costs more than all the rest.
        parameters = tuple(function_parameter(tool, p, hints.get(p.name, Any)) for p in signature.parameters.values())
        adapter = arguments_adapter(tool, parameters)
        returns = _awaited(hints.get("return", Any))
        if isinstance(fn, type):
            returns, hints = fn, hints | {"return": fn}
        named = named_types([*(p.annotation for p in parameters), returns])
        describe = partial(
            _describe_function, tool, fn, parameters, adapter, returns if "return" in hints else None, named
        )
        registered = tuple(t for t in named if not typing_extensions.is_typeddict(t))
        binder = FunctionBinder(
            tool, parameters, adapter.validator.validate_python, partial(_partial, tool, parameters)
        )
        return cls(tool, parameters, returns, registered, binder, describe, [])

    @classmethod
    def from_schema(cls, definition: Mapping[str, Any]) -> "ToolSignature":
        """Read the JSON definition of a tool.

        Args:
            definition: `{"type": "function", "function": {...}}` as the OpenAI API has it, or its inner part: `name`,
                `description` and `parameters`, in JSON Schema or in the dialect of BFCL
                (see `jsonschema_types`). Required parameters come first in the order of positional arguments.

        Raises:
            ToolDefinitionError: It has no name, or a part of it is no schema; the message says which and why.
        """
        if not isinstance(definition, Mapping):
            raise ToolDefinitionError(
                f"a tool definition must be an object with a name, not {type(definition).__name__}"
            )
        inner = definition.get("function", definition)
        tool = inner.get("name") if isinstance(inner, Mapping) else None
        if not isinstance(tool, str) or not tool:
            raise ToolDefinitionError("a tool definition must be an object with a name")
        schema = arguments_object(tool, inner.get("parameters"))
        parameters = schema_parameters(schema)
        checks = {
            p.name: compile_check(
                schema["properties"][p.name], schema, f"{tool}: parameter {p.name!r}", optional=not p.required
            )
            for p in parameters
            if p.kind is not VAR_KEYWORD
        }
        additional = schema["additionalProperties"]
        other = compile_check(additional, schema, tool) if isinstance(additional, dict) else None
        described = FunctionDefinition(
            name=tool,
            description=str(inner.get("description") or ""),
            parameters=schema,
            signature=signature_line(tool, parameters, ""),
        )
        binder = SchemaBinder(tool, parameters, checks, other)
        return cls(tool, parameters, Any, (), binder, lambda: described, [described])

    def bind(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """Validate the arguments of one call.

        What cannot be named in Python but has a name (positional-only parameters, `*args` as a list) may be given by
        it, since JSON has no other way, unless the tool takes `**kwargs`.

        Args:
            args: Positional arguments as written.
            kwargs: Keyword arguments as written.

        Returns:
            Positional and keyword arguments to call the tool with. Defaults are left to the tool.

        Raises:
            ArgumentError: The arguments do not fit; `problems` names every fault.
        """
        return self._binder.bind(args, kwargs)

    def problems(self, args: tuple[Any, ...], kwargs: dict[str, Any], unknown: Any) -> list[str]:
        """Tell what is wrong with a call some of whose arguments are not known yet.

        Args:
            args: Positional arguments as written.
            kwargs: Keyword arguments as written.
            unknown: The object that stands for an argument whose value is not known; it fits every type.

        Returns:
            One sentence for each fault; empty where the call may fit.
        """
        return self._binder.problems(args, kwargs, unknown)

    def definition(self) -> FunctionDefinition:
        """Describe the tool to a model; computed once.

        Raises:
            ToolDefinitionError: A parameter's type has no JSON Schema.
        """
        if not self._described:
            self._described.append(self._describe())
        return self._described[0]


def _partial(tool: str, parameters: tuple[Parameter, ...]) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """A validator for some of the arguments of a call."""
    return arguments_adapter(tool, tuple(replace(p, required=False) for p in parameters)).validator.validate_python


def _callable_name(fn: Any, target: Any) -> str:
    if isinstance(fn, partial):
        return _callable_name(fn.func, target)
    name = getattr(fn, "__name__", None) or type(fn).__name__
    if name == "<lambda>":
        raise ToolDefinitionError("a lambda has no name of its own: give one")
    return str(name)


def _awaited(annotation: Any) -> Any:
    """Give the type of the value: of an awaitable, what it gives."""
    return get_args(annotation)[-1] if get_origin(annotation) in _AWAITABLES else annotation


def _describe_function(
    tool: str,
    fn: Callable[..., Any],
    parameters: tuple[Parameter, ...],
    adapter: Any,
    returns: Any,
    named: tuple[type, ...],
) -> FunctionDefinition:
    doc = _docstring(fn)
    parameters = tuple(
        p if p.description else replace(p, description=doc.parameters.get(p.name, "")) for p in parameters
    )
    known = returns is not None and returns is not Any
    return FunctionDefinition(
        name=tool,
        description=doc.description,
        parameters=arguments_schema(adapter, parameters),
        returns=result_schema(returns, doc.returns) if known else None,
        signature=signature_line(tool, parameters, type_name(returns) if known else ""),
        types=type_stubs(named),
    )


def _docstring(fn: Callable[..., Any]) -> Docstring:
    target = underlying_function(fn)
    text = inspect.getdoc(target)
    if isinstance(fn, type):
        # The docstring that `dataclass` makes repeats the signature, and `object.__init__` says nothing of this class.
        text = (fn.__doc__ or "") if not (fn.__doc__ or "").startswith(f"{fn.__name__}(") else ""
    elif not text and not isinstance(fn, partial):
        text = inspect.getdoc(type(fn)) if not inspect.isroutine(fn) else None
    return parse_docstring(text)
