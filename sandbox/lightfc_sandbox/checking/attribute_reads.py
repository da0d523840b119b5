"""Attributes: how each is read, by tables, and what is told of one that nothing offers.

Objects whose classes the text makes have attributes of their own, which can be assigned: that is an assignment of an
item of the dict that holds them, and has its place among calls that overlap by the same rules. `getattr` and `hasattr`
read fields by a name that is written out. A method or function is called by its name, `x.name(…)`: whatever looks for
the calls of a text looks for that.
"""

from __future__ import annotations

import _ast as ast
from collections.abc import Mapping
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import METHOD_BYTES
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.above import above
from lightfc_sandbox.checking.names import ALIKE, fixed, fixed_member, hidden_variable, hint, hint_at, namespaced
from lightfc_sandbox.checking.scope import UNBOUND
from lightfc_sandbox.effects import FUTURE, LOCAL, LOOKS, READS, UNKNOWN, WRITES
from lightfc_sandbox.stdlib.attributes import (
    GIVEN,
    OF_RECORDS,
    SPECIAL,
    is_private,
    read_attribute,
    read_listed,
    without_attribute,
)
from lightfc_sandbox.stdlib.classes import fields_to_change, read_own
from lightfc_sandbox.stdlib.containers import CHANGING, CHANGING_METHODS
from lightfc_sandbox.stdlib.own_attributes import VARS, delete_attribute
from lightfc_sandbox.stdlib.registry import OFFERED, facade_names
from lightfc_sandbox.stdlib.special_methods import BY_NAME_ALONE, OPERATIONS
from lightfc_sandbox.stdlib.templates import private_fields
from lightfc_sandbox.suggestions import listing
from lightfc_sandbox.values.copying import adopt
from lightfc_sandbox.values.fields import read_field
from lightfc_sandbox.values.kinds import (
    CALLABLE,
    Attributes,
    BoundMethod,
    Builtin,
    CaughtError,
    Field,
    Method,
    Module,
    Reading,
)
from lightfc_sandbox.values.opened import offered_by, opaque
from lightfc_sandbox.values.precision import SETTABLE
from lightfc_sandbox.values.type_tables import (
    ATTRIBUTES,
    NOTHING_THERE,
    attributes_of,
    describe_host_type,
)

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker


_MAX_READERS = 512

_STOPPING = frozenset({"__next__", "send", "throw"})
"""Methods that raise StopIteration."""


def attribute(c: Checker, node: ast.Attribute) -> ir.Node:
    """An attribute that is kept as a value, or a member of a module."""
    owner = fixed(c, node.value)
    target = fixed_member(c, node, owner)
    if target is not UNBOUND:
        c.hands_over(target)
        return ir.Const(node, target)
    found = read(c, node, owner)
    # It may be a method, which is a function if it is not called at once.
    c.holds_functions = True
    c.functions |= known_in(node.attr, len(ATTRIBUTES)).methods or 0
    return found


def method_effects(name: str) -> int:
    """What the methods of a name may do, of whatever type their owner is."""
    own = known_in(name, len(ATTRIBUTES)).methods
    return UNKNOWN & ~LOCAL if own is None else own


class _Known:
    """What the tables have under a name.

    Attributes:
        plain: A value of a plain type has such an attribute, beside methods that change it.
        methods: What methods of the name may do; None of a name that nothing has.
        reading: What reading it may do beside reading.
    """

    __slots__ = ("methods", "plain", "reading")

    def __init__(self, plain: bool, methods: int | None, reading: int) -> None:
        self.plain, self.methods, self.reading = plain, methods, reading


@lru_cache(maxsize=512)
def known_in(name: str, tables: int) -> _Known:
    """The same of a name, where there are so many tables."""
    found = [table[name] for table in ATTRIBUTES.values() if name in table]
    methods = reading = 0
    every = [*found, *(table[name] for table in CHANGING.values() if name in table)]
    for each in every:
        methods |= each.effects if isinstance(each, Method) else READS
        reading |= each.effects if isinstance(each, Reading) else 0
    return _Known(bool(found), methods & ~LOCAL if every else None, reading)


def read(c: Checker, node: ast.Attribute, owner: Any) -> ir.Node:
    """An attribute whose value only the run can tell; `owner` is what its owner is known to mean."""
    if type(owner) is Module:
        return _no_member(c, node, owner)
    name, dotted = node.attr, namespaced(c, node) if c.names.namespaces else None
    c.stops |= name in _STOPPING
    found = None if dotted is None else _member(c, node, dotted)
    if found is None and (name.startswith("_") or name in _WITH_TEMPLATES):
        found = _special(c, node, name)
    if found is None and owner is not UNBOUND:
        found = _of_function(c, node, owner)
    if found is None and c.kinds:
        found = _of_variable(c, node)
    return _of_value(c, node, name) if found is None else found


_WITH_TEMPLATES = frozenset({"format", "format_map"})


def _of_function(c: Checker, node: ast.Attribute, owner: Any) -> ir.Node | None:
    """An attribute of what is known to be a function or type; None for one of anything else."""
    if type(owner) is Builtin and owner.of_type is not None:
        known = sorted(name for name, each in attributes_of(owner.of_type).items() if isinstance(each, Method))
        said = f"{owner.name!r} has no method {node.attr!r}{hint(c, f'.{node.attr}', ())}"
        return c.refuse_attribute("unknown-attribute", said, node, listing(known))
    if type(owner) not in CALLABLE:
        return None
    from ast import unparse

    told = unparse(node.value)
    said = f"the function {told!r} has no attributes"
    return c.refuse_attribute("function-attribute", said, node, f"call it: {told}(…)")


def _of_variable(c: Checker, node: ast.Attribute) -> ir.Node | None:
    """An attribute that a variable of the context does not offer; None for any other."""
    name = node.value.id if type(node.value) is ast.Name else None
    kind = None if name is None or c.lookup(name) is not None else c.kinds.get(name)
    if kind is None or node.attr in attributes_of(kind, c.host_types):
        return None
    return _not_offered(c, node, kind, node.attr)


def _of_value(c: Checker, node: ast.Attribute, name: str) -> ir.Node:
    own = c.holds_objects
    if own and is_super(c, node.value):
        return above(c, node)
    value: ir.Node = c.visit(node.value)
    if value is ir.NEVER:
        return value
    if name == "__dict__":
        return ir.Op(node, VARS.fn, [value], deep=False)
    changes = name in CHANGING_METHODS
    if not own and not (changes and c.programs) and not may_be_there(c, name):
        return unknown_attribute(c, node, node.value, name)
    return _read_by(c, node, value, name)


def _read_by(c: Checker, node: ast.Attribute, value: ir.Node, name: str) -> ir.Node:
    own, changes = c.holds_objects, name in CHANGING_METHODS
    called, kept = _readers(name, programs=c.programs, own=own)
    if own and c.guards:  # what the class has may come before what the object has
        return ir.Op(node, kept, [value], FUTURE | LOOKS, deep=False)
    found = ir.Attribute(node, value, name, called, kept, at_once=c.programs or not changes)
    found.mask |= known_in(name, len(ATTRIBUTES)).reading | (FUTURE | LOOKS if own else 0)
    return found


def _readers(name: str, *, programs: bool, own: bool) -> tuple[ir.Strict, ir.Strict]:
    """What reads an attribute that is called at once, and one that is kept."""
    called, kept = (attribute_reader(name, programs=programs, called=each) for each in (True, False))
    return (own_reader(name, called, called=True), own_reader(name, kept)) if own else (called, kept)


def _no_member(c: Checker, node: ast.Attribute, owner: Module) -> ir.Node:
    root, _, path = f"{owner.name}.{node.attr}".partition(".")
    known = sorted(f"{root}.{each}" for each in facade_names(root))
    said = f"{root!r} has no {path!r}{hint(c, f'{root}.{path}', known)}"
    return c.refuse_attribute("unknown-name", said, node, listing(known))


def _not_offered(c: Checker, node: ast.Attribute, kind: type, name: str) -> ir.Node:
    """An attribute of a variable of the context, whose type is known not to offer it."""
    known = sorted(attributes_of(kind, c.host_types))
    said = hint(c, name, known)
    if said:
        return c.refuse_attribute("opaque", f"{kind.__name__!r} has no attribute {name!r} here{said}", node)
    if not known and describe_host_type(kind, kind.__name__).fields:
        return c.refuse_attribute("opaque", without_attribute(kind, name), node)
    opened = offered_by(c.opened.get(kind), known)
    said = hint(c, f".{name}", ())
    return c.refuse_attribute("opaque", f"no attribute {name!r} here{said}: {opaque(kind, opened)}", node)


def _special(c: Checker, node: ast.Attribute, name: str) -> ir.Node | None:
    """An attribute with an underscore; None for any other. A template that is written out is looked through."""
    if name in _WITH_TEMPLATES and type(node.value) is ast.Constant and type(node.value.value) is str:
        for each in private_fields(node.value.value):
            c.refuse_attribute("private-attribute", f"attribute {each!r} starts with an underscore", node, _PUBLIC)
    if not is_private(name) and (name not in OF_RECORDS or _may_be_of_record(c, name)):
        return None
    if c.holds_objects and (is_own_name(name) or is_super(c, node.value)):
        return None
    owner = c.visit(node.value)
    if name in SPECIAL:
        special = attribute_reader(name, programs=False, called=False)
        return ir.Attribute(node, owner, name, special, special, at_once=False)
    said = hint(c, f".{name}", ())
    return c.refuse_attribute("private-attribute", f"attribute {name!r} starts with an underscore{said}", node, _PUBLIC)


def is_own_name(name: str) -> bool:
    """Whether an object of the text may have a name that looks private: of its own, or of an operation."""
    return not name.startswith("__") or name in BY_NAME_ALONE or name in OPERATIONS or name in _OF_ALL


_OF_ALL = frozenset({"__dict__", "__new__", "__bases__"})
"""What objects and classes of the text have beside what stands in them."""


_PUBLIC = "public fields and methods of plain values"


def unknown_attribute(c: Checker, node: ast.expr, owner: ast.expr, name: str) -> ir.Node:
    """The violation that no value which may stand there has the attribute."""
    if name in CHANGING_METHODS:
        return c.refuse_attribute(
            "unknown-attribute",
            f"{name!r} changes a value in place",
            node,
            f"policy {c.policy.name} allows methods that change nothing; {name!r} needs policy PROGRAMS",
        )
    name_of = owner.id if type(owner) is ast.Name and len(c.violations) < _MAX_LOOKS else None
    if name_of and any(type(each) is ast.ExceptHandler and each.name == name_of for each in c.source.nodes):
        said = f"a caught exception has no {name!r} in a program"
        return c.refuse_attribute("unknown-attribute", said, node, "args, str(error) and type(error).__name__")
    kind, programs = _kind_of(c, owner), c.programs
    if kind is None:
        return _nowhere(c, node, name)
    known = sorted({*attributes_of(kind), *(CHANGING.get(kind, ()) if programs else ())})
    return c.refuse_attribute(
        "unknown-attribute",
        f"no {kind.__name__!r} has an attribute {name!r}{hint(c, f'.{name}', ()) or hint(c, name, known)}",
        node,
        listing(known),
    )


_MAX_LOOKS = 20
"""Violations for which the text is looked through."""


def _nowhere(c: Checker, node: ast.expr, name: str) -> ir.Node:
    tables = (*ATTRIBUTES.values(), *c.host_types.values(), *(CHANGING.values() if c.programs else ()))
    every = sorted({each for table in tables for each in table})
    instead = hint(c, f".{name}", ())
    said = instead or hint(c, name, ()) or hint_at(c, name, every, ALIKE)
    key = "" if instead or node is c.called else f"; for a key of a dict, write …[{name!r}]"
    message = f"no value has an attribute {name!r} that an expression may use{key}{said}"
    return c.refuse_attribute("unknown-attribute", message, node, "" if instead else _OF_HOST)


_OF_HOST = (
    "attributes of plain values; of an object of the host, what the host opens with types=[OpenType(…)], and the "
    "fields of a dataclass, enum, named tuple or model whose class is in the context"
)


_WRITTEN: dict[type[ast.AST], type] = {
    ast.JoinedStr: str, ast.List: list, ast.ListComp: list, ast.Dict: dict, ast.DictComp: dict, ast.Set: set,
    ast.SetComp: set, ast.Tuple: tuple,
}  # fmt: skip
"""The types of values that show where they are written."""


def _kind_of(c: Checker, node: ast.expr) -> type | None:
    """The type of a value, where the text shows it."""
    if type(node) is ast.Constant:
        return type(node.value)
    if type(node) is ast.Call and type(node.func) is ast.Name and c.lookup(node.func.id) is None:
        target = c.names.constant(node.func.id)
        return target.of_type if type(target) is Builtin else None
    return _WRITTEN.get(type(node))


def is_plain_attribute(name: str) -> bool:
    """Whether a value of a plain type has an attribute of this name."""
    return name in CHANGING_METHODS or known_in(name, len(ATTRIBUTES)).plain


def may_be_there(c: Checker, name: str) -> bool:
    """Whether a value of any type may have an attribute, beside methods that change it."""
    if name in OFFERED or known_in(name, len(ATTRIBUTES)).plain or any(name in each for each in c.host_types.values()):
        return True
    return _may_be_field(c)


def _may_be_field(c: Checker) -> bool:
    """Whether the text, or an earlier one of its session, can have made a named tuple, whose fields only show later."""
    made = any(getattr(each, "name", "").startswith("collections") for each in c.scope.root.aliases.values())
    words = c.source.words
    return made or c.holds_modules or c.holds_classes or any(each in words for each in _MAKING_RECORDS)


_MAKING_RECORDS = ("namedtuple", "NamedTuple", "urllib")


def _may_be_of_record(c: Checker, name: str) -> bool:
    """The same, or a type of the host has the attribute."""
    return _may_be_field(c) or any(name in each for each in c.host_types.values())


_NO_FIELDS: Attributes = {}


@lru_cache(maxsize=_MAX_READERS)
def attribute_reader(name: str, *, programs: bool, called: bool) -> ir.Strict:
    """What reads an attribute; of what an object of the host holds, a text that changes values gets a copy."""
    changing: Mapping[type, Attributes] = CHANGING if programs else {}
    methods = {kind: table[name] for kind, table in changing.items() if type(table.get(name)) is Method}
    private = is_private(name)

    def read(run: Run, owner: Any) -> Any:
        method: Any = methods.get(type(owner)) if methods else None
        if method is not None:
            run.check_own(owner)
            run.charge_bytes(METHOD_BYTES)
            return BoundMethod(name, method.fn, owner)
        field = run.host_attributes.get(type(owner), _NO_FIELDS).get(name)
        if type(field) is Field and not field.makes:
            run.before_object()
            found = field.get(owner)
        elif private:
            found = read_attribute(run, owner, name, changing, called=called)
        else:
            found = read_listed(run, owner, name, changing, called)
        # All else that a text reads an attribute of is its own by now, and so is what that gives.
        of_host = type(owner) is CaughtError or type(owner) in run.host_attributes
        if run.adopted is None or not of_host:
            return found
        return read_field(run, owner, found) if type(owner) in run.host_types else adopt(run, found)

    return read


def _member(c: Checker, node: ast.Attribute, dotted: str) -> ir.Node | None:
    """The node of a name in a namespace of the context; None where it is an attribute of such a name's value."""
    if dotted in c.names.variables:
        return ir.Given(node, dotted, changes=c.programs)
    root, _, path = dotted.partition(".")
    outer = dotted.rpartition(".")[0]
    while outer != root:
        owner = c.names.dotted(outer)
        if type(owner) in CALLABLE:
            return c.refuse_attribute("function-attribute", f"the function {outer!r} has no attributes", node)
        if owner is not UNBOUND or outer in c.names.variables:
            return None
        outer = outer.rpartition(".")[0]
    if root in c.names.variables or type(c.names.constant(root)) is Builtin:
        return None
    known = c.names.known_names(root)
    return c.refuse_attribute("unknown-name", f"{root!r} has no {path!r}{hint(c, dotted, known)}", node, listing(known))


def dotted(c: Checker, node: ast.Attribute) -> ir.Node:
    """A dotted name of the context such as `Color.RED`; at the lowest level there are no other attributes."""
    name = namespaced(c, node) or ""
    c.holds_functions = True
    if name in c.names.variables:
        return ir.Given(node, name, changes=c.programs)
    target = c.names.dotted(name)
    if target is UNBOUND:
        return c.handlers[ast.AST](c, node)  # type: ignore[no-any-return]  # which no level lists
    c.hands_over(target)
    return ir.Const(node, target)


# Of objects whose classes the text makes.


def own_reader(name: str, other: ir.Strict, *, called: bool = False) -> ir.Strict:
    """What reads an attribute of an object or class of the text, to be `called` or kept; of all else `other` does."""

    def read(run: Run, owner: Any) -> Any:
        found = read_own(run, owner, name, called)
        return other(run, owner) if found is NOTHING_THERE else found

    return read


def _is_settable(c: Checker, node: ast.expr) -> bool:
    """Whether an attribute may be assigned, as far as can be told before the run."""
    return type(node) is ast.Attribute and (c.holds_objects or node.attr in SETTABLE)


def _refuse_target(c: Checker, node: ast.expr) -> ir.Target:
    instead = "a variable or an item: x, d[key]; in place of a changed object, a new one: P(x=5, y=p.y)"
    return c.refuse("attribute-assignment", "only names and items can be assigned", node, instead)


def attribute_target(c: Checker, node: Any) -> ir.Target:
    """`owner.name = …`."""
    if not _is_settable(c, node):
        return _refuse_target(c, node)
    return _place(c, node, c.visit(node.value))


def _place(c: Checker, node: ast.Attribute, owner: ir.Node) -> ir.ItemTarget:
    """The same, where the owner has been looked at."""
    name = _own_name(c, node)
    c.sets_context = c.sets_context or name in SETTABLE
    fields = ir.Op(node, partial(fields_to_change, name), [owner], deep=False)
    return ir.ItemTarget(node, fields, ir.Const(node, name), WRITES)


def _own_name(c: Checker, node: ast.Attribute) -> str:
    """The name of an attribute that is changed."""
    c.changes = True
    if node.attr.startswith("__") and (node.attr not in GIVEN or type(node.ctx) is ast.Del):
        said = f"attribute {node.attr!r} starts with two underscores"
        c.refuse_attribute("private-attribute", said, node, "one, or none")
    return node.attr


def attribute_deleted(c: Checker, node: ast.Attribute) -> ir.Node:
    """What `del owner.name` does."""
    act = partial(delete_attribute, _own_name(c, node))
    return ir.Op(node, act, [c.visit(node.value)], WRITES, deep=False)


def augmented_attribute(c: Checker, node: ast.AugAssign, op: ir.Strict) -> ir.Node:
    """`owner.name op= value`: the owner is evaluated once, then the attribute, then the value."""
    target: Any = node.target
    if not _is_settable(c, target):
        c.visit(node.value)
        return _refuse_target(c, target)
    held, owner = hidden_variable(c, target, c.visit(target.value))
    read = own_reader(target.attr, attribute_reader(target.attr, programs=True, called=False))
    now = ir.Attribute(target, owner(), target.attr, read, read, at_once=False)
    now.mask |= FUTURE | LOOKS
    changed = ir.Change(node, type(node.op), op, now, c.visit(node.value), WRITES)
    put = ir.Assign(node, [_place(c, target, owner())], changed, tried=c.undone)
    return ir.Block([ir.AssignName(node, held.slot, c.scope, held.value, tried=c.undone), put])


def is_super(c: Checker, node: ast.expr) -> bool:
    """Whether an expression is a call of `super`, which stands for nothing else."""
    return (
        type(node) is ast.Call and type(node.func) is ast.Name and node.func.id == "super" and c.lookup("super") is None
        and "super" not in c.names.of_context
    )  # fmt: skip
