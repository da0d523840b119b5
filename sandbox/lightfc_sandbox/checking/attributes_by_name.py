"""`getattr` and `hasattr`: attributes by a name that is written out or, in programs, computed."""

from __future__ import annotations

import _ast as ast
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import METHOD_BYTES
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.attribute_reads import (
    attribute_reader,
    is_own_name,
    known_in,
    may_be_there,
    unknown_attribute,
)
from lightfc_sandbox.effects import LOCAL, LOOKS, READS, UNKNOWN
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.attributes import SPECIAL, check_name, is_private, read_attribute, table_of
from lightfc_sandbox.stdlib.classes import has_dict, has_nothing, read_own
from lightfc_sandbox.stdlib.containers import CHANGING, CHANGING_METHODS
from lightfc_sandbox.values.kinds import (
    ATOMS,
    CALLABLE,
    LIKE,
    BoundMethod,
    CaughtError,
    HostMethod,
    Instance,
    Method,
    Module,
    Record,
    type_name,
)
from lightfc_sandbox.values.type_tables import ATTRIBUTES, NOTHING_THERE, static_attribute

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker

BY_NAME = {"getattr": 3, "hasattr": 2}
"""The functions, each with the number of its arguments."""


def attribute_by_name(c: Checker, node: ast.Call, function: str) -> ir.Node:
    """A call of one of `BY_NAME`."""
    name, own = _written_name(c, node, function), c.holds_objects
    if name is None:
        return ir.NEVER
    needed = function == "getattr" and len(node.args) == 2 and name and not own
    if needed and name not in CHANGING_METHODS and not may_be_there(c, name):
        return unknown_attribute(c, node, node.args[0], name)
    if c.programs:
        _note_method(c, name)
    parts = c.visit_all(node.args)
    effects = (LOOKS if own else READS) | known_in(name, len(ATTRIBUTES)).reading
    look = partial(_OF_NAMES[function], (c.programs, bool(name)))
    return ir.NEVER if ir.NEVER in parts else ir.Op(node, look, parts, effects)


def _note_method(c: Checker, name: str) -> None:
    """Take note of a method that is read by its name, "" if that is computed: it is a value as any function is."""
    c.holds_functions = True
    c.changes = c.changes or not name or name in CHANGING_METHODS
    c.functions |= (known_in(name, len(ATTRIBUTES)).methods or 0) if name else UNKNOWN & ~LOCAL


def _is_withheld(c: Checker, name: str) -> bool:
    return is_private(name) and name not in SPECIAL and not (c.holds_objects and is_own_name(name))


def _written_name(c: Checker, node: ast.Call, function: str) -> str | None:
    """The name that is written out in such a call, "" if it is computed; None where it is refused."""
    args = node.args
    right = 2 <= len(args) <= BY_NAME[function] and not node.keywords and ast.Starred not in map(type, args)
    written = args[1].value if right and type(args[1]) is ast.Constant else None
    name = written if type(written) is str else ""
    if not right or not (name or c.programs):
        said = f"{function} takes a value and the name of an attribute{_HOW[c.programs]}"
        c.refuse("forbidden-argument", said, node, f"{function}(x, 'name'), or d[name] of a dict")
        return None
    if _is_withheld(c, name):
        said = f"attribute {name!r} starts with an underscore"
        c.refuse("private-attribute", said, node, "public fields, and isinstance(x, list) for what a value is")
        return None
    return name


_HOW = {True: "", False: ", which is written out"}
_FUNCTION: Any = object()


def _look_up(how: tuple[bool, bool], run: Run, owner: Any, name: Any) -> Any:
    """What a value has under a name; `_FUNCTION` for what is no field, but for methods where they are values.

    Those are of classes of the text and their objects and, in programs, of plain values.

    Args:
        how: It is in a program, and the name is written out, as it is for objects of the host.
    """
    if type(name) is not str:
        raise TypeError(f"attribute name must be string, not {type_name(name)!r}")
    check_name(name)
    found = NOTHING_THERE if name.startswith("__") else read_own(run, owner, name)
    if found is not NOTHING_THERE:
        return found
    programs, written = how
    if written and name in SPECIAL:
        return read_attribute(run, owner, name)
    kind = type(owner)
    if programs and _is_plain(kind):
        return _of_plain(run, owner, name)
    if not written or is_private(name):
        told = f"an attribute of {type_name(owner)!r} is read by a name that is written out: getattr(x, 'name')"
        raise Refused(told)
    return _field_of(run, owner, name)


def _field_of(run: Run, owner: Any, name: str) -> Any:
    """The same of what is no plain value."""
    if _is_method(run, owner, name):
        return _FUNCTION
    found = attribute_reader(name, programs=True, called=True)(run, owner)
    return _FUNCTION if type(found) in CALLABLE or type(found) is Module else found


def _is_plain(kind: type) -> bool:
    return (kind in ATTRIBUTES and kind is not CaughtError) or kind in ATOMS or issubclass(kind, Record)


def _of_plain(run: Run, owner: Any, name: str) -> Any:
    """The same of a plain value, of which methods are values too. Names may be computed, so nothing is kept of them."""
    kind = type(owner)
    changing = CHANGING.get(kind, {}).get(name)
    if type(changing) is Method:
        run.check_own(owner)
        run.charge_bytes(METHOD_BYTES)
        return BoundMethod(name, changing.fn, owner)
    if name in table_of(run, owner):
        return read_attribute(run, owner, name)
    if _is_of_python(owner, name):
        raise Refused(f"{type_name(owner)!r} has no attribute {name!r} that a program may use")
    raise AttributeError(f"{type_name(owner)!r} object has no attribute {name!r}")


def _is_of_python(owner: Any, name: str) -> bool:
    """Whether CPython's own type of a plain value has an attribute."""
    return any(name in vars(each) for each in type(LIKE.get(type(owner), owner)).__mro__)


def _get(how: tuple[bool, bool], run: Run, owner: Any, name: Any, *default: Any) -> Any:
    if default and _is_absent(run, owner, name):
        return default[0]
    try:
        found = _look_up(how, run, owner, name)
    except AttributeError:
        if not default:
            raise
        return default[0]
    if found is _FUNCTION:
        raise Refused(f"getattr reads fields, and {name!r} of {type_name(owner)!r} is none: write x.{name}")
    return touch(run, found)


def _has_special(cls: Any, name: str) -> bool:
    """Whether objects of a class of the text have a name with two underscores."""
    return name in vars(object) or name in cls._members or (name == "__dict__" and has_dict(cls))


def _has(how: tuple[bool, bool], run: Run, owner: Any, name: Any) -> bool:
    if how[1] and name.startswith("__") and name not in SPECIAL and issubclass(type(owner), Instance):
        return _has_special(type(owner), name)
    if _is_absent(run, owner, name):
        return False
    try:
        _look_up(how, run, owner, name)
    except AttributeError:
        return False
    except Refused:  # it is there, though no program reads it
        if how[0] and _is_plain(type(owner)) and _is_of_python(owner, name):
            return True
        raise
    return True


_OF_NAMES: Mapping[str, ir.Strict] = {"getattr": _get, "hasattr": _has}


def _is_method(run: Run, owner: Any, name: str) -> bool:
    entry = table_of(run, owner).get(name) or CHANGING.get(type(owner), {}).get(name)
    return type(entry) is Method or type(entry) is HostMethod


def _is_absent(run: Run, owner: Any, name: Any) -> bool:
    """Whether an object of the text, or of a type that the context names, has nothing of a name; no code is asked."""
    kind = type(owner)
    if issubclass(kind, Instance):
        return has_nothing(run, owner, name)
    is_named = kind in run.host_types and type(name) is str and name not in table_of(run, owner)
    return is_named and static_attribute(kind, name) is NOTHING_THERE
