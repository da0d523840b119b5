"""Packages that import what they offer when it is first asked for."""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any


def lazy_attributes(
    package: str, modules: Mapping[str, Sequence[str]], load: Callable[[str], Any] = import_module
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """The `__getattr__` and `__dir__` of a package, by the names of each module, as `TYPE_CHECKING` has them too."""
    module_of = {name: module for module, names in modules.items() for name in names}
    namespace = vars(sys.modules[package])

    def named(name: str) -> Any:
        if name not in module_of:
            # With these two, Python's traceback tells which name was meant.
            raise AttributeError(f"module {package!r} has no attribute {name!r}", name=name, obj=sys.modules[package])
        found = namespace[name] = getattr(load(module_of[name]), name)
        return found

    def listed() -> list[str]:
        return sorted({*module_of, *(name for name in namespace if name.startswith("__"))})

    return named, listed
