"""What `@tool` and `@fc_register` note on functions, and the classes and objects that so provide tools.

The options of a function stand under `__lightfc_tool__` in the function itself, and are found there behind a bound
method, a `functools.partial`, a callable object or a component.

A program calls a marked method on an object, `image_patch.find("x")`, and each such call is validated, recorded and
ordered as that of any tool. What is not marked does not exist for a program. It is the exact class of an object that
counts: one that derives from it provides what it inherits marked, and a method that it overrides is marked anew or not
offered.
"""

import inspect
import re
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, partial
from types import FunctionType, MappingProxyType, MethodType
from typing import TYPE_CHECKING, Any

from lightfc.core.errors import ToolDefinitionError
from lightfc.engine.tool_spec import NO_OPTIONS, ToolSpec, check_options
from lightfc_sandbox.engine import message_of

if TYPE_CHECKING:
    from lightfc.schema.signature import ToolSignature

MARK = "__lightfc_tool__"
"""Where `@tool` notes the options of a function, in the `__dict__` of the function itself."""


Parts = tuple[Any, Any, Mapping[str, Any], Mapping[str, Any]]


def tool_parts(fn: Any, options: Mapping[str, Any]) -> Parts:
    """What a `ToolSpec` is made of: function, signature, options over those noted on the function, injected values."""
    try:
        return _parts(fn, options)
    except ToolDefinitionError:
        raise
    except Exception as error:  # an object may raise anything where its attributes are read
        kind = type(error).__name__
        message = f"an object of type {type(fn).__name__} cannot be read as a tool: {kind}: {message_of(error)}"
        raise ToolDefinitionError(message) from error


def _parts(fn: Any, options: Mapping[str, Any]) -> Parts:
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
    return "mark methods of its class with @tool, or give the object a method 'call' or 'acall'"


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
        raise ToolDefinitionError(f"@tool marks functions, methods and classes, not {type(fn).__name__}")
    if not can_be_marked(fn):
        raise ToolDefinitionError(
            f"@tool cannot mark {callable_name(fn)!r}, which is a {type(fn).__name__}; "
            "give it to FunctionTool(…, option=…)"
        )
    setattr(fn, MARK, MappingProxyType({**(mark_of(fn) or NO_OPTIONS), **options}))


# Classes and objects that provide tools.

_MAX_KEPT = 1_000


@lru_cache(_MAX_KEPT)
def _marked(cls: Any) -> Mapping[str, Any]:
    """The functions that a class offers, by the names of its attributes, as they stand in the class."""
    found = {}
    for name in dict.fromkeys(name for each in cls.__mro__ for name in vars(each)):
        raw = next(vars(each)[name] for each in cls.__mro__ if name in vars(each))
        fn = raw.__func__ if isinstance(raw, classmethod | staticmethod) else raw
        if not name.startswith("_") and isinstance(fn, FunctionType) and mark_of(fn) is not None:
            found[name] = raw
    return found


def is_provider(cls: Any) -> bool:
    """Whether objects of a class provide tools."""
    try:
        return bool(_marked(cls))
    except TypeError:  # a class whose metaclass makes it unhashable
        return False


@lru_cache(_MAX_KEPT)
def marked_methods(cls: Any) -> Mapping[str, ToolSpec]:
    """The tools that objects of a class provide, by the names under which programs call them.

    The first argument of each is the object (`ToolSpec.bound_to`), which is no part of its signature.
    """
    found: dict[str, ToolSpec] = {}
    for attribute, raw in _marked(cls).items():
        owner = next(each for each in cls.__mro__ if attribute in vars(each))
        if owner is not cls:
            # What is inherited is one tool, whichever class an object is of.
            found.update((name, made) for name, made in marked_methods(owner).items() if made.method is raw)
            continue
        fn = raw.__func__ if isinstance(raw, classmethod | staticmethod) else raw
        name = _name(attribute, raw)
        if "." in name:
            raise ToolDefinitionError(f"{fn.__qualname__}: the name of a method cannot have a dot, as {name!r} has")
        # Bound to the class in place of an object, so that its signature is that of a bound method.
        bound = fn if isinstance(raw, staticmethod) else MethodType(fn, cls)
        made = ToolSpec(*tool_parts(bound, {"name": f"{_label(cls)}.{name}"}))
        made.method = raw
        called = made.name.rpartition(".")[2]
        if called in found:
            raise ToolDefinitionError(f"two methods of {cls.__name__} are named {called!r}; give one another name")
        found[called] = made
    return MappingProxyType(found)


def _label(cls: type) -> str:
    """The name of a class as the part of a tool's name."""
    return cls.__name__.partition("[")[0].lstrip("_") or "object"


def named_methods(given: Any) -> list[tuple[str, Any]]:
    """The marked methods of an object, and the names by which programs call them; none for a function."""
    cls = type(given)
    if isinstance(given, type) or inspect.isroutine(given) or not is_provider(cls):
        return []
    root = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", _label(cls)).lower()
    return [
        (f"{root}.{_name(attribute, raw)}", getattr(given, attribute))
        for attribute, raw in _marked(cls).items()  # type: ignore[arg-type]  # a class is hashable, whatever mypy thinks
    ]


def _name(attribute: str, raw: Any) -> str:
    """The name by which programs call a method."""
    return str((mark_of(raw) or {}).get("name") or attribute)


def provided_classes(tools: Iterable[ToolSpec], values: Iterable[Any]) -> dict[type, Mapping[str, ToolSpec]]:
    """The classes of which a program may hold objects that provide tools, as far as that can be known.

    They are those of the values, those that tools mention in their signatures or are constructors of, those that the
    methods of these mention, and the classes that derive from them.
    """
    start: list[Any] = [each if isinstance(each, type) else type(each) for each in values]
    return _reached([*start, *(cls for each in tools for cls in _mentioned(each.signature))], type.__subclasses__)


def _reached(start: list[Any], beside: Callable[[Any], list[type]]) -> dict[type, Mapping[str, ToolSpec]]:
    """The classes among some that provide tools, and those that come `beside` them or by way of them."""
    found: dict[type, Mapping[str, ToolSpec]] = {}
    todo = deque(start)
    while todo:
        cls = todo.popleft()
        if is_provider(cls) and cls not in found:
            found[cls] = marked_methods(cls)
            todo += beside(cls)
            todo += (each for method in found[cls].values() for each in _mentioned(method.signature))
    return found


def _mentioned(signature: "ToolSignature") -> list[type]:
    from lightfc.schema.type_tree import classes_in  # what a marked function alone does not need

    return [*classes_in([*(each.annotation for each in signature.parameters), signature.return_type], is_provider)]


def stubs_with_methods(signature: "ToolSignature", stubs: tuple[str, ...]) -> tuple[str, ...]:
    """The stubs of the types that a signature mentions, with the methods of the classes whose objects provide tools."""
    shown = _reached(_mentioned(signature), lambda _: [])
    if not shown:
        return stubs
    from lightfc.schema.stubs import docstring_line, type_stub, type_stubs

    def lines(name: str, made: ToolSpec) -> tuple[str, str]:
        definition = made.signature.definition()  # whose own types are told beside this one
        head, _, rest = definition.signature.partition("(")
        taken = "self" if rest.startswith(")") else "self, "
        text = definition.description if made.description is None else made.description
        return f"{'async def' if head.startswith('async') else 'def'} {name}({taken}{rest}", docstring_line(text)

    own = set(type_stubs(shown))
    others = [each for each in stubs if each not in own]
    return (*others, *(type_stub(cls, [lines(*each) for each in found.items()]) for cls, found in shown.items()))
