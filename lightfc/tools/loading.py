"""Tools from a Python file or module, as the command line names them."""

import importlib
import importlib.util
import inspect
import sys
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from lightfc.core.errors import ToolDefinitionError
from lightfc.tools.foreign import tools_of
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.marks import mark_of
from lightfc.tools.registries import ToolRegistry


@dataclass(frozen=True, slots=True)
class Toolbox:
    """What a file of tools offers."""

    tools: tuple[FunctionTool, ...] = ()
    context: Mapping[str, Any] = field(default_factory=dict)
    problems: Mapping[str, str] = field(default_factory=dict)
    injected: Mapping[str, Any] = field(default_factory=dict)


def load_tools(name: str) -> Toolbox:
    """Import a file (`tools.py`) or module (`package.tools`) and take its tools.

    A list or registry `tools` in it says what they are; else they are its `FunctionTool`s, what is marked with `@tool`
    in it, imported or not, and the public functions that it defines itself. A dict `context` in it gives variables, a
    dict `injected` what the host fills.
    """
    module = _import(name)
    listed = getattr(module, "tools", None)
    if listed is None:
        # A second name for the same function makes no second tool.
        own = {id(value): (key, value) for key, value in vars(module).items() if _is_tool(key, value, module)}
        members = list(own.values())
    elif isinstance(listed, list | tuple | ToolRegistry):
        members = [(f"tools[{i}]", value) for i, value in enumerate(listed)]
    else:
        raise ToolDefinitionError(f"{name}: 'tools' must be a list of functions, not {type(listed).__name__}")
    context, injected = _dict(name, module, "context"), _dict(name, module, "injected")
    tools, problems = [], {}
    for key, value in members:
        try:
            tools += tools_of(value)
        except ToolDefinitionError as error:
            problems[key] = str(error)
    if not tools and not problems:
        raise ToolDefinitionError(f"{name}: there is no tool in it; define a public function, or a list named 'tools'")
    return Toolbox(tuple(tools), context, problems, injected)


def load_named(name: str, default: str, kind: type[Any]) -> Any:
    """Import a file or module and take what it calls by a name, as in `bot.py:agent`; without one, the default."""
    where, colon, attribute = name.rpartition(":")
    where, attribute = (where, attribute) if colon and attribute.isidentifier() else (name, default)
    found = getattr(_import(where), attribute, None)
    if not isinstance(found, kind):
        what = "is not there" if found is None else f"is not an {kind.__name__}"
        raise ToolDefinitionError(f"{where}: {attribute!r} {what}; write {where}:NAME, with the name that it has there")
    return found


def _dict(name: str, module: ModuleType, variable: str) -> dict[str, Any]:
    given = getattr(module, variable, {})
    if not isinstance(given, Mapping):
        raise ToolDefinitionError(f"{name}: {variable!r} must be a dict of variables, not {type(given).__name__}")
    return dict(given)


def _is_tool(key: str, value: Any, module: ModuleType) -> bool:
    if key.startswith("_"):
        return False
    if isinstance(value, FunctionTool) or mark_of(value) is not None:
        return True
    return inspect.isfunction(value) and value.__module__ == module.__name__


def _import(name: str) -> ModuleType:
    path = Path(name)
    _search(Path.cwd())
    is_file = name.endswith(".py") or path.exists() or "/" in name
    if is_file and (not path.is_file() or importlib.util.spec_from_file_location(name, path) is None):
        raise ToolDefinitionError(f"there is no Python file {name!r}; give the path of one, or the name of a module")
    try:
        return _import_file(path) if is_file else importlib.import_module(name)
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and f"{name}.".startswith(f"{error.name}."):
            raise ToolDefinitionError(
                f"there is no module named {name!r}, and no file; give the path of a Python file, such as tools.py"
            ) from None
        what = f"{type(error).__name__}: {error}{_place(error)}"
        raise ToolDefinitionError(f"{name}: cannot be imported: {what}") from error


_OURS = ("importlib", "lightfc", "lightfc_sandbox")
"""Packages whose lines say nothing of what is wrong with a file."""


def _place(error: BaseException) -> str:
    """The line that failed; empty for a file that Python cannot read, whose error tells it."""
    lines = [
        f" ({Path(frame.f_code.co_filename).name}, line {line})"
        for frame, line in traceback.walk_tb(error.__traceback__)
        if frame.f_globals.get("__name__", "").partition(".")[0] not in _OURS
    ]
    return lines[-1] if lines else ""


def _import_file(path: Path) -> ModuleType:
    """Import a file under its own name, with its folder on the path, as `python FILE` has it."""
    _search(path.resolve().parent)
    # No module that is there already may be replaced, be it another file of this name or one of Python's own.
    taken = path.stem in sys.modules or path.stem in sys.stdlib_module_names
    name = f"{path.stem} at {path.resolve()}" if taken else path.stem
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None  # noqa: S101 - it is a Python file
    assert spec.loader is not None  # noqa: S101 - which Python knows how to load
    module = importlib.util.module_from_spec(spec)
    # Dataclasses and type hints look their module up by its name.
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _search(folder: Path) -> None:
    """Let modules of `folder` be imported, before all others."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
