"""`getattr` and `hasattr` with a name that is written out: attributes that a value may not have.

Only fields are read so. A method or function is called by its name, `x.name(…)`: whatever looks for the calls of a text
looks for that.
"""

from __future__ import annotations

import _ast as ast
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking.attribute_reads import attribute_reader, unknown_by_name
from lightfc_sandbox.checking.ir import NEVER, Node, Op, Strict
from lightfc_sandbox.checking.own_attributes import own_reader
from lightfc_sandbox.effects import READS
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.attributes import is_private, table_of
from lightfc_sandbox.stdlib.containers import CHANGING
from lightfc_sandbox.values.kinds import CALLABLE, HostMethod, Method, Module, type_name
from lightfc_sandbox.values.type_tables import NOTHING_THERE, static_attribute

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker

BY_NAME = {"getattr": 3, "hasattr": 2}
"""The functions, each with the number of its arguments."""


def attribute_by_name(c: Checker, node: ast.Call, function: str) -> Node:
    """A call of one of `BY_NAME`."""
    args = node.args
    named = args[1] if 2 <= len(args) <= BY_NAME[function] and not node.keywords else None
    if type(named) is not ast.Constant or type(named.value) is not str or type(args[-1]) is ast.Starred:
        said = f"{function} takes the name of an attribute as it is written out"
        return c.refuse("forbidden-argument", said, node, f"{function}(x, 'name'), or d[name] of a dict")
    name = named.value
    if is_private(name):
        said = f"attribute {name!r} starts with an underscore"
        return c.refuse("private-attribute", said, node, "public fields, and isinstance(x, list) for what a value is")
    read: Strict = attribute_reader(name, programs=c.programs, called=True)
    if c.holds_objects:
        read = own_reader(name, read)
    if function == "hasattr":
        return Op(node, _having(name, read), (c.visit(args[0]),), READS)
    if len(args) == 2 and (unknown := unknown_by_name(c, node, name)) is not None:
        return unknown
    parts = [c.visit(args[0]), *map(c.visit, args[2:])]
    return NEVER if NEVER in parts else Op(node, _reading(name, read), parts, READS)


def _reading(name: str, read: Strict) -> Strict:
    def get(run: Run, owner: Any, *default: Any) -> Any:
        if default and _is_absent(run, owner, name):
            return default[0]
        if _is_method(run, owner, name):
            raise Refused(f"getattr reads fields, and {name!r} of {type_name(owner)!r} is a method: write x.{name}(…)")
        try:
            found = touch(run, read(run, owner))
        except AttributeError:
            if not default:
                raise
            return default[0]
        if type(found) in CALLABLE or type(found) is Module:
            raise Refused(f"getattr reads fields, and {name!r} of {type_name(owner)!r} is none: write x.{name}")
        return found

    return get


def _having(name: str, read: Strict) -> Strict:
    def has(run: Run, owner: Any) -> bool:
        if _is_absent(run, owner, name):
            return False
        if _is_method(run, owner, name):
            return True
        try:
            read(run, owner)
        except AttributeError:
            return False
        return True

    return has


def _is_method(run: Run, owner: Any, name: str) -> bool:
    entry = table_of(run, owner).get(name) or CHANGING.get(type(owner), {}).get(name)
    return type(entry) is Method or type(entry) is HostMethod


def _is_absent(run: Run, owner: Any, name: str) -> bool:
    """Whether an object of a type that the context names has nothing of a name; its class is not asked."""
    kind = type(owner)
    is_named = kind in run.host_types and name not in table_of(run, owner)
    return is_named and static_attribute(kind, name) is NOTHING_THERE
