"""What calls make that a class says in another way: `property(get, set)` and `Enum("Color", "RED BLUE")`."""

from __future__ import annotations

import _ast as ast
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking.names import fixed
from lightfc_sandbox.parsing.source import location, nodes_below
from lightfc_sandbox.stdlib.attributes import CLASS_MEMBERS
from lightfc_sandbox.stdlib.builtin_types import ENUMS
from lightfc_sandbox.values.kinds import Builtin

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker


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


def fields_of_call(c: Checker, base: Any) -> list[Any]:
    """The fields of `class P(namedtuple("P", "x y")): …`, written as in a `NamedTuple`; none of any other base.

    What is not written out, only the run can tell.
    """
    found = fixed(c, base.func) if type(base) is ast.Call else None
    if type(found) is not Builtin or found.name != "collections.namedtuple" or len(base.args) != 2:
        return []
    names = _names_of(base.args[1])
    options = {each.arg: each.value for each in base.keywords}
    defaults = options.pop("defaults", ast.Tuple([]))
    if options or type(defaults) not in _LISTS or len(defaults.elts) > len(names):
        return []
    values = [None] * (len(names) - len(defaults.elts)) + defaults.elts
    where = location(base)
    return [
        ast.AnnAssign(ast.Name(name, ast.Store(), **where), ast.Constant(None, **where), value, 1, **where)
        for name, value in zip(names, values, strict=True)
    ]


def _names_of(node: Any) -> list[str]:
    """The names that a text, or a list of texts, writes out; none if something else stands there."""
    given: list[Any] = [getattr(each, "value", None) for each in (node.elts if type(node) in _LISTS else [node])]
    if not {str}.issuperset(map(type, given)):
        return []
    return given[0].replace(",", " ").split() if type(node) is ast.Constant else given


_LISTS = frozenset({ast.Tuple, ast.List})


def parted(c: Checker, node: Any) -> list[Any]:
    """What a statement of a class is: an assignment is one for each of its names, if that comes to the same.

    So are `a, b = 1, 2` and `a = b = 1`. That of a method of a plain type, as in `push = list.append`, is a method.
    """
    return [node] if type(node) is not ast.Assign else [_method_of_type(c, each) or each for each in _parts(c, node)]


def _parts(c: Checker, node: ast.Assign) -> list[Any]:
    first: Any = node.targets[0]
    where = location(node)
    targets, values = node.targets, [node.value]
    if len(targets) > 1 and type(first) is ast.Name:
        values += [ast.Name(first.id, ast.Load(), **where) for _ in targets[1:]]
    elif len(targets) == 1 and type(first) is ast.Tuple:
        targets, values = first.elts, _values_for(c, first, node.value)
    if len(values) != len(targets) or not {ast.Name}.issuperset(map(type, targets)):
        return [node]
    return [ast.Assign([target], value, **where) for target, value in zip(targets, values, strict=True)]


def _method_of_type(c: Checker, node: ast.Assign) -> ast.stmt | None:
    """A method that hands on to one of a plain type, which a class gives another name; None for any other value."""
    value: Any = node.value
    target = node.targets[0]
    owner = fixed(c, value.value) if type(value) is ast.Attribute else None
    if type(owner) is not Builtin or owner.of_type is None or type(target) is not ast.Name or len(node.targets) > 1:
        return None
    found = fixed(c, value)
    if type(found) is not Builtin or found.of_type is not None or (owner.of_type, value.attr) in CLASS_MEMBERS:
        return None
    from lightfc_sandbox.checking.data_classes import written  # which few texts need

    text = f"def {target.id}(self, *args, **kwargs): return METHOD(self, *args, **kwargs)\n"
    return written(ast.Module([node], []), [text], {"METHOD": found})[0]


def _values_for(c: Checker, targets: ast.Tuple, value: Any) -> list[Any]:
    """The values that a tuple of names is given, each by itself; none where that would be another thing."""
    if type(value) is not ast.Tuple:
        return _numbers_of(value) if c.lookup("range") is None else []
    parts: list[Any] = nodes_below(value)
    names = {each.id for each in parts if type(each) is ast.Name}
    meet = ast.Starred in map(type, parts) or any(getattr(each, "id", "") in names for each in targets.elts)
    return [] if meet else value.elts


def _numbers_of(node: Any) -> list[Any]:
    """The numbers of `range(3)` where it is written out, as in `RED, GREEN, BLUE = range(3)`."""
    if type(node) is not ast.Call or type(node.func) is not ast.Name or node.func.id != "range" or node.keywords:
        return []
    bounds: list[Any] = [each.value if type(each) is ast.Constant else None for each in node.args]
    if not 1 <= len(bounds) <= len("xyz") or not {int}.issuperset(map(type, bounds)) or 0 in bounds[2:]:
        return []
    where = location(node)
    return [ast.Constant(each, **where) for each in range(*bounds)[:_MAX_NUMBERS]]


_MAX_NUMBERS = 100


def written_enum(c: Checker, node: ast.Assign) -> ast.ClassDef | None:
    """The `class` statement that says the same as `Color = Enum("Color", "RED GREEN")`; None of anything else."""
    call: Any = node.value
    found, target = fixed(c, call.func), node.targets[0]
    is_one = type(found) is Builtin and found.name in ENUMS and len(call.args) == 2 and len(node.targets) == 1
    if not is_one or type(target) is not ast.Name or target.id in c.scope.elsewhere:
        return None
    from lightfc_sandbox.checking.enumerations import class_of_names  # which few texts need

    return class_of_names(call, target.id, found.name)
