"""Options as the reference shows them: `**options: Unpack[SomeOptions]` written out, each with what it means.

An extension of griffe, named in `mkdocs.yml`. Griffe's own, `unpack_typeddict`, leaves out what a `TypedDict` inherits,
and gives neither defaults nor descriptions. Here the defaults are those of `inspect.signature`.
"""

import inspect
from collections.abc import Iterator, Mapping
from importlib import import_module
from operator import attrgetter
from typing import Any

from griffe import Class, Docstring, Extension, Function, Module, Parameter, ParameterKind

DESCRIBED: Mapping[str, tuple[str, ...]] = {
    "lightfc.engine.tool_spec": ("lightfc.tools.function_tool.FunctionTool",),
    "lightfc.agents.agent_options": ("lightfc.agents.agent.Agent", "lightfc.tools.manager.ToolManager"),
}
"""By the module of a `TypedDict`, the classes whose docstrings say what its options mean."""


class Options(Extension):
    """Writes options out when a package is read."""

    def on_package(self, *, pkg: Module, **kwargs: Any) -> None:
        """Do so for all functions of a package: first the signatures, by which docstrings are read."""
        found = [(each, options) for each in _functions(pkg) if (options := _options(each))]
        for function, options in found:
            _write_signature(function, options)
        for function, options in found:
            if docstring := (function.parent if function.name == "__init__" else function).docstring:
                _write_arguments(docstring, pkg, options)
        for function, _ in found:
            del function.parameters["options"]


def _functions(owner: Module | Class) -> Iterator[Function]:
    for member in owner.members.values():
        if member.is_alias:
            continue
        if isinstance(member, Function):
            yield member
        elif isinstance(member, Module | Class):
            yield from _functions(member)


def _options(function: Function) -> Class | None:
    """The `TypedDict` of the options that a function takes."""
    taken: Any = next((each.annotation for each in function.parameters if each.name == "options"), None)
    if getattr(taken, "canonical_name", "") != "Unpack":
        return None
    options = taken.slice
    return function.modules_collection[getattr(options, "left", options).canonical_path]


def _write_signature(function: Function, options: Class) -> None:
    owner = import_module(function.module.path)
    shown = inspect.signature(attrgetter(function.path.removeprefix(f"{function.module.path}."))(owner))
    for name, parameter in shown.parameters.items():
        if name not in function.parameters:
            annotation = options.all_members[name].annotation
            function.parameters.add(
                Parameter(name, annotation=annotation, kind=ParameterKind.keyword_only, default=repr(parameter.default))
            )


def _write_arguments(docstring: Docstring, pkg: Module, options: Class) -> None:
    """Say what each option means, in the place of what is said of all of them."""
    arguments = _arguments(docstring)
    place = next((i for i, each in enumerate(arguments) if each.name == "**options"), None)
    if place is None:
        return
    described = [
        each for name in DESCRIBED[options.module.path] for each in _arguments(pkg.modules_collection[name].docstring)
    ]
    known = {each.name: each for each in reversed(described)}
    told = {each.name for each in arguments}
    arguments[place : place + 1] = [known[name] for name in options.all_members if name in known and name not in told]


def _arguments(docstring: Docstring) -> list[Any]:
    return next((each.value for each in docstring.parsed if each.kind.value == "parameters"), [])
