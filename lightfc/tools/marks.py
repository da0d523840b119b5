"""What `@tool` and `@fc_register` note on a function, and what is called where something is called.

The options of a function stand under `__lightfc_tool__` in the function itself, and are found there behind a bound
method, a `functools.partial`, a callable object or a component.
"""

import inspect
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from lightfc.core.errors import ToolDefinitionError
from lightfc.engine.tool_spec import NO_OPTIONS, ToolSpec, check_options

MARK = "__lightfc_tool__"
"""Where `@tool` notes the options of a function, in the `__dict__` of the function itself."""


def tool_parts(fn: Any, options: Mapping[str, Any]) -> tuple[Any, Any, Mapping[str, Any], Mapping[str, Any]]:
    """What a `ToolSpec` is made of: function, signature, options over those noted on the function, injected values."""
    from lightfc.schema.signature import ToolSignature  # what `import lightfc` alone does not need

    options = {**(mark_of(fn) or NO_OPTIONS), **options}
    fn, own_name = _resolved(fn)
    injected = options.get("injected") or {}
    name = options.get("name") or own_name
    check_options(name or callable_name(fn), options)
    signature = ToolSignature.of(fn, name=name, strict=options.get("strict", False), injected=injected)
    return fn, signature, options, dict(injected)


def _resolved(fn: Any) -> tuple[Callable[..., Any], str | None]:
    """What is called to call a component, and the component's name where it is called by a method."""
    if isinstance(fn, type) and issubclass(fn, BaseException):
        raise ToolDefinitionError(f"{fn.__name__} is an exception class, which cannot be a tool")
    if callable(fn):
        _check_bound(fn)
        return fn, None
    for method in ("acall", "call"):
        found = getattr(fn, method, None)
        if inspect.ismethod(found):
            return found, type(fn).__name__
    raise ToolDefinitionError(f"a tool needs a callable, not {type(fn).__name__}; {_way_out(fn)}")


def _check_bound(fn: Any) -> None:
    """Refuse a function that a class defines as a method: a program would have to give it its object."""
    owner = getattr(fn, "__qualname__", "").rpartition(".")[0]
    if not inspect.isfunction(fn) or not owner or owner.endswith("<locals>") or not fn.__code__.co_argcount:
        return
    first = fn.__code__.co_varnames[0]
    if first in ("self", "cls") and first not in fn.__annotations__:
        raise ToolDefinitionError(
            f"{fn.__qualname__} is a method without an object for its {first!r}; give the method of an object, as in "
            f"ToolManager([an_object.{fn.__name__}])"
        )


_WRAPPED = ("func", "function", "fn", "coroutine")
"""Where the tools of other libraries keep the function that they were made of."""


def _way_out(fn: Any) -> str:
    """What to give instead of what cannot be called."""
    if isinstance(fn, classmethod | staticmethod):
        return f"give the bound method, {fn.__func__.__qualname__}"
    for name in _WRAPPED:
        if inspect.isroutine(getattr(fn, name, None)):
            return f"it holds a function: give its .{name}"
    if inspect.isroutine(getattr(fn, "on_invoke_tool", None)):
        return (
            "make one of its definition, FunctionTool.from_schema({'name': …, 'parameters': tool.params_json_schema}, "
            "handler) with a handler that awaits its on_invoke_tool"
        )
    return "or give the object a method 'call' or 'acall'"


def callable_name(fn: Any) -> str:
    """What a message calls a callable."""
    return str(getattr(fn, "__name__", None) or type(fn).__name__)


def mark_of(fn: Any) -> Mapping[str, Any] | None:
    """The options that a decorator noted on a function, also behind a method or a partial; None if there are none."""
    while fn is not None:
        # Of the object itself: the mark of a class is not one of its instances and of the classes that derive from it.
        found: Mapping[str, Any] | None = getattr(fn, "__dict__", NO_OPTIONS).get(MARK)
        if found is not None:
            return found
        fn = _behind(fn)
    return None


def _behind(fn: Any) -> Any:
    """The function behind a method, a partial, a callable object or a component; None if there is none."""
    if isinstance(fn, partial):
        return fn.func
    if isinstance(fn, classmethod | staticmethod) or inspect.ismethod(fn):
        return fn.__func__
    if isinstance(fn, type) or inspect.isroutine(fn):
        return None
    # What a call of an object calls, the first of them that there is.
    methods = (getattr(type(fn), name, None) for name in ("__call__", "acall", "call"))
    return next(filter(inspect.isfunction, methods), None)


def can_be_marked(fn: Any) -> bool:
    """Whether options can be noted on it: not on a built-in, nor on the method of one object, which all would have."""
    return callable(fn) and not inspect.ismethod(fn) and not isinstance(fn, ToolSpec) and hasattr(fn, "__dict__")


def note(fn: Any, options: Mapping[str, Any]) -> None:
    """Note options on a function, over those that are noted there, where `mark_of` finds them."""
    while isinstance(fn, classmethod | staticmethod):
        fn = fn.__func__
    if isinstance(fn, ToolSpec):
        raise ToolDefinitionError(f"{fn.name} is a FunctionTool already")
    if not callable(fn):
        raise ToolDefinitionError(f"@tool marks functions, methods and classes, not a {type(fn).__name__}")
    if not can_be_marked(fn):
        raise ToolDefinitionError(
            f"@tool cannot mark {callable_name(fn)!r}, which is a {type(fn).__name__}; "
            "give it to FunctionTool(…, option=…)"
        )
    setattr(fn, MARK, MappingProxyType({**(mark_of(fn) or NO_OPTIONS), **options}))
