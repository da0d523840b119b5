"""What calls make that a class says in another way: `property(get, set)` and `Enum("Color", "RED BLUE")`."""

from __future__ import annotations

import _ast as ast
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking.names import fixed
from lightfc_sandbox.values.kinds import Builtin

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker

ENUMS = frozenset({"enum.Enum", "enum.IntEnum", "enum.StrEnum", "enum.Flag", "enum.IntFlag"})


def functions_of_property(c: Checker, node: Any) -> list[Any] | None:
    """What `property(get, set)` is given for reading, assigning and deleting; None for anything else."""
    if type(node) is not ast.Call or type(node.func) is not ast.Name or node.func.id != "property":
        return None
    given = dict[Any, Any](zip(_PARTS_OF_PROPERTY, node.args, strict=False))
    given |= {each.arg: each.value for each in node.keywords}
    is_whole = len(given) == len(node.args) + len(node.keywords) and given.keys() <= {*_PARTS_OF_PROPERTY}
    if not is_whole or "fget" not in given or ast.Starred in map(type, node.args) or c.lookup("property") is not None:
        return None
    return [given.get(each) for each in _PARTS_OF_PROPERTY[:3]]


_PARTS_OF_PROPERTY = ("fget", "fset", "fdel", "doc")


def property_of(run: Run, *functions: Any) -> Any:
    """What stands in a class for one."""
    return (*functions, None)


def written_enum(c: Checker, node: ast.Assign) -> ast.ClassDef | None:
    """The `class` statement that says the same as `Color = Enum("Color", "RED GREEN")`; None of anything else."""
    call: Any = node.value
    found, target = fixed(c, call.func), node.targets[0]
    is_one = type(found) is Builtin and found.name in ENUMS and len(call.args) == 2 and len(node.targets) == 1
    if not is_one or type(target) is not ast.Name or target.id in c.scope.elsewhere:
        return None
    from lightfc_sandbox.checking.data_classes import class_of_names  # which few texts need

    return class_of_names(call, target.id, found.name)
