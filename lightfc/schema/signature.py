"""What a tool takes and gives: annotations ↔ JSON Schema ↔ values.

`ToolSignature` is the whole of it. Made from a Python callable (`ToolSignature.of`), pydantic validates and coerces the
arguments; made from a JSON definition (`ToolSignature.from_schema`), they are checked against it, as leniently or not.
Nothing here runs a tool.
"""

import collections.abc
import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import EnumType
from functools import cache, partial
from typing import Any, get_args, get_origin

from lightfc.core.definitions import FunctionDefinition
from lightfc.core.errors import ToolDefinitionError
from lightfc.core.values import short_text
from lightfc.schema.aliases import tool_alias
from lightfc.schema.annotations import (
    checkable,
    owner_of,
    part_that_is_no_type,
    resolve_hints,
    underlying_function,
)
from lightfc.schema.binding import Binder, ByPosition, Kind, Parameter, WrapperBinder
from lightfc.schema.docstrings import Docstring, parse_docstring
from lightfc.schema.injection import InjectedParameter, injected_parameters
from lightfc.schema.json_schema import result_of_schema
from lightfc.schema.json_schema_check import SchemaValidation
from lightfc.schema.parameters import arguments_object, function_parameters, schema_parameters
from lightfc.schema.record_types import is_model
from lightfc.schema.stubs import signature_line, type_stubs
from lightfc.schema.type_tree import classes_in, type_name
from lightfc.schema.validation import (
    PydanticValidation,
    arguments_adapter,
    arguments_schema,
    describe_arguments,
    result_schema,
)

_AWAITABLES = (collections.abc.Awaitable, collections.abc.Coroutine)
_GENERATOR_ARGUMENTS = 3
_NONE = type(None)
_NOTHING: Mapping[str, Any] = {}


@dataclass(frozen=True, slots=True, eq=False)
class ToolSignature:
    """The parameters and the result of one tool."""

    name: str
    original_name: str  # as it was given; another one only where no program could write it
    parameters: tuple[Parameter, ...]  # in the order in which positional arguments reach them, without injected ones
    return_type: Any  # annotation of the result, of an awaitable that of what it gives; `Any` where none is known
    mentioned_types: tuple[type, ...]  # the classes that parameters and result mention, after those they mention
    binder: Binder  # what `bind` and `problems` hand on to; who calls them for each call asks it directly
    _describe: Callable[[], FunctionDefinition]
    injected: tuple[InjectedParameter, ...] = ()

    @classmethod
    def of(
        cls,
        fn: Callable[..., Any],
        *,
        name: str | None = None,
        strict: bool = False,
        injected: Mapping[str, Any] = _NOTHING,
    ) -> "ToolSignature":
        """Read the signature of a callable.

        Annotations are evaluated where they were written, also under `from __future__ import annotations`; a class of
        an enclosing function is found there only if the function itself refers to it. A parameter without annotation
        takes anything; one whose default is None takes None, whatever its annotation says. Text in `Annotated`
        describes a parameter, and a bool after it says whether a call must give it.

        Args:
            fn: A function, method, `functools.partial`, class, or object with `__call__`.
            name: Name of the tool; that of the callable if None.
            strict: No number, bool or bytes may be given as something else, such as `"1"`, and no JSON string for a
                list or dict.
            injected: By name, the parameters that the host fills, beside those whose annotation says so.
        """
        target = underlying_function(fn)
        original = name or _callable_name(fn, target)
        tool = tool_alias(original)
        with _prefix_errors(tool):
            signature, owner = _python_signature(fn, original), owner_of(fn)
            resolved = resolve_hints(fn, signature).items()
            hints = {name: _valid_hint(name, checkable(hint, owner)) for name, hint in resolved}
            by_position = _by_position(fn, signature)
            hosts = injected_parameters(signature, hints, injected, by_position)
            hidden = frozenset(each.name for each in hosts)
            shown = [p for p in signature.parameters.values() if p.name not in hidden]
            parameters = function_parameters(signature.replace(parameters=shown), hints)
            returns = _result_type(target, hints.get("return", Any))
            if isinstance(fn, type):
                returns, hints = fn, hints | {"return": fn}
            named = classes_in([*(p.annotation for p in parameters), returns])
            models = tuple(filter(is_model, named))
            adapter = arguments_adapter(parameters, is_strict=strict)
            schema = arguments_schema(adapter, parameters, models)
            result = result_schema(returns) if "return" in hints and returns is not Any else None

        def describe() -> FunctionDefinition:
            doc = _docstring(fn)  # which imports what reads it, and no call needs that
            return FunctionDefinition(
                name=tool,
                description=doc.description,
                parameters=describe_arguments(schema, parameters, doc.parameters),
                returns=result | {"description": doc.returns} if result is not None and doc.returns else result,
                signature=signature_line(tool, parameters, "" if returns is Any else type_name(returns)),
                types=type_stubs(named),
            )

        validation = PydanticValidation(adapter, parameters, models, is_strict=strict)
        kind = Binder if by_position is None else WrapperBinder
        binder = kind(tool, parameters, validation, hidden, by_position, strict=strict)
        return cls(tool, original, parameters, returns, named, binder, cache(describe), hosts)

    @classmethod
    def from_schema(
        cls, definition: Mapping[str, Any], *, strict: bool = False, returns: Any = None
    ) -> "ToolSignature":
        """Read the JSON definition of a tool.

        Args:
            definition: `{"type": "function", "function": {...}}` as the OpenAI API has it, or its inner part: `name`,
                `description` and `parameters`, in JSON Schema or in the dialect of BFCL
                (see `lightfc.schema.json_schema`). Required parameters come first in the order of positional arguments.
            strict: Nothing may be given as something else, such as `"1"` for an integer.
            returns: JSON Schema of the result, over that of `returns` in the definition; None where nothing is known.
        """
        if not isinstance(definition, Mapping):
            raise ToolDefinitionError(
                f"a tool definition must be an object with a name, not {type(definition).__name__}"
            )
        inner = definition.get("function", definition)
        original = inner.get("name") if isinstance(inner, Mapping) else None
        if not isinstance(original, str) or not original:
            raise ToolDefinitionError("a tool definition must be an object with a name")
        tool = tool_alias(original)
        with _prefix_errors(tool):
            schema = arguments_object(inner.get("parameters"))
            parameters = schema_parameters(schema)
            validation = SchemaValidation(schema, parameters, strict=strict)
            said = inner.get("returns") if returns is None else returns
            result, returned = (None, Any) if said is None else result_of_schema(said, tool)
        written = {p.name: p.written for p in parameters}
        described = FunctionDefinition(
            name=tool,
            description=str(inner.get("description") or ""),
            parameters=schema
            | {
                "properties": {written[name]: inner for name, inner in schema["properties"].items()},
                "required": [written[name] for name in schema["required"]],
            },
            returns=result,
            signature=signature_line(tool, parameters, "" if returned is Any else type_name(returned)),
            types=type_stubs(classes_in([returned])),
        )
        binder = Binder(tool, parameters, validation, strict=strict)
        return cls(tool, original, parameters, returned, (), binder, lambda: described)

    def bind(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """Validate the arguments of one call.

        What cannot be named in Python but has a name (positional-only parameters, `*args` as a list) may be given by
        it, since JSON has no other way, unless the tool takes `**kwargs`.

        Returns:
            Positional and keyword arguments to call the tool with. Defaults are left to the tool.
        """
        return self.binder.bind(args, kwargs)

    def problems(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[str]:
        """One sentence for each fault of a call some of whose arguments are an `Unknown`; empty where it may fit."""
        return self.binder.problems(args, kwargs)

    def definition(self) -> FunctionDefinition:
        """Describe the tool to a model; computed once."""
        return self._describe()


@contextmanager
def _prefix_errors(tool: str) -> Iterator[None]:
    """Put the name of the tool before what is wrong with its definition."""
    try:
        yield
    except ToolDefinitionError as error:
        raise ToolDefinitionError(f"{tool}: {error}") from error.__cause__


def _valid_hint(name: str, hint: Any) -> Any:
    """An annotation, if it is made of types; that of a result is no obstacle to a call."""
    wrong = None if type(hint) is type else part_that_is_no_type(hint)
    if wrong is None:
        return hint
    if name == "return":
        return Any
    kind = type(wrong).__name__
    what = f"the {kind} {wrong.__name__}" if hasattr(wrong, "__name__") else f"the {kind} {short_text(wrong)}"
    raise ToolDefinitionError(f"the annotation of parameter {name!r} is not a type: {what}; declare its type")


def _python_signature(fn: Callable[..., Any], name: str) -> inspect.Signature:
    if isinstance(fn, EnumType):
        raise ToolDefinitionError(
            f"an enum is not a tool; programs can name its members if it is in the context, {{{name!r}: "
            f"{name}}}, or if an annotation of a tool has it"
        )
    try:
        return inspect.signature(fn)
    except (ValueError, TypeError) as error:
        reason = re.sub(r" at 0x\w+", "", str(error))
        raise ToolDefinitionError(
            f"its signature cannot be read: {reason}; give a function of your own that calls it, with the "
            "parameters that are wanted"
        ) from error


def _by_position(fn: Callable[..., Any], signature: inspect.Signature) -> ByPosition | None:
    """What a wrapper may not take by the names of the function that it wraps; None where there is no such wrapper."""
    own = _own_parameters(fn)
    if own is None or own.keys() == signature.parameters.keys():
        return None
    kinds, named = {each.kind for each in own.values()}, _positional(signature.parameters)
    if Kind.VAR_POSITIONAL not in kinds:
        named = [name for name, other in zip(named, _positional(own), strict=False) if name != other]
    # What dispatches, as of `functools`, looks at its first argument by position.
    is_dispatcher = inspect.getattr_static(fn, "register", None) is not None
    return ByPosition(frozenset(named), Kind.VAR_KEYWORD in kinds and not is_dispatcher) if named else None


def _positional(parameters: Mapping[str, inspect.Parameter]) -> list[str]:
    return [name for name, each in parameters.items() if each.kind <= Kind.POSITIONAL_OR_KEYWORD]


def _own_parameters(fn: Callable[..., Any]) -> Mapping[str, inspect.Parameter] | None:
    """The parameters of a wrapper itself; None of one that is no code of Python, such as that of a cache."""
    try:
        return inspect.signature(fn, follow_wrapped=False).parameters
    except (ValueError, TypeError):
        return None


def _callable_name(fn: Any, target: Any) -> str:
    if isinstance(fn, partial):
        return _callable_name(fn.func, target)
    name = getattr(fn, "__name__", None) or type(fn).__name__
    if name == "<lambda>":
        code = getattr(fn, "__code__", None)  # what is made of a lambda may have its name and no code
        what = f"the lambda in line {code.co_firstlineno}" if code else f"the {type(fn).__name__} of a lambda"
        raise ToolDefinitionError(
            f"{what} has no name of its own; write a function with def, or give it one: FunctionTool(…, name='…')"
        )
    return str(name)


def _result_type(target: Any, annotation: Any) -> Any:
    """The type of the value: of an awaitable, what it gives; of a generator, what it returns, or else yields."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if inspect.isgeneratorfunction(target) or inspect.isasyncgenfunction(target):
        yielded: Any = list[arguments[0]] if arguments else list  # type: ignore[valid-type]  # known only now
        if origin is collections.abc.Generator and len(arguments) == _GENERATOR_ARGUMENTS and arguments[2] is not _NONE:
            return arguments[2] | yielded if arguments[2] is not Any else Any
        return yielded
    return arguments[-1] if origin in _AWAITABLES else annotation


def _docstring(fn: Callable[..., Any]) -> Docstring:
    target = underlying_function(fn)
    # What `getdoc` would do is done once more by whoever reads it; only an inherited docstring has to be found by it.
    text = target.__doc__ if inspect.isfunction(target) and target.__doc__ else inspect.getdoc(target)
    if isinstance(fn, type):
        # The docstring that `dataclass` makes repeats the signature, and `object.__init__` says nothing of this class.
        text = (fn.__doc__ or "") if not (fn.__doc__ or "").startswith(f"{fn.__name__}(") else ""
    elif text in (None, "", type.__call__.__doc__) and not isinstance(fn, partial):  # that is of no `__call__` itself
        component = fn.__self__ if inspect.ismethod(fn) and fn.__name__ in ("call", "acall") else fn
        text = inspect.getdoc(type(component)) if not inspect.isroutine(component) else None
    return parse_docstring(text)
