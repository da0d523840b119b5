"""The language: for each node type the handler that gives its closure, and nothing for a node type not listed.

A handler works out what a node is made of and hands that to the compiler's driver. It reads the tree and changes
nothing but the compiler's own lists, so the order of visits is the order in which Python would evaluate.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import CONTAINER_BYTES, METHOD_BYTES, SET_BYTES
from lightfc_sandbox.compiler import (
    Arguments,
    Assign,
    Closure,
    Compiler,
    Handler,
    Loop,
    Parameters,
    Strict,
    spread,
    spread_items,
)
from lightfc_sandbox.fused import Called
from lightfc_sandbox.policy import Policy
from lightfc_sandbox.scope import DELETED, UNBOUND, Names, Scope, bound_names, ended_names, own_nodes, walrus_names
from lightfc_sandbox.shapes import call_method, new_list, read_item
from lightfc_sandbox.source import nodes_below
from lightfc_sandbox.stdlib.attributes import SPECIAL, read_attribute, without_attribute
from lightfc_sandbox.stdlib.comparison import COMPARE
from lightfc_sandbox.stdlib.containers import CHANGING, CHANGING_METHODS
from lightfc_sandbox.stdlib.methods import from_keys, make_translation
from lightfc_sandbox.stdlib.operators import BINARY, UNARY
from lightfc_sandbox.stdlib.registry import OFFERED, facade_names
from lightfc_sandbox.stdlib.subscripts import make_slice, subscript
from lightfc_sandbox.stdlib.templates import private_fields
from lightfc_sandbox.suggestions import nearest
from lightfc_sandbox.values.copying import adopt, adopt_if_changing
from lightfc_sandbox.values.iteration import all_of, counted, is_sized, taken
from lightfc_sandbox.values.kinds import (
    CALLABLE,
    MAPPINGS,
    NUMBERS,
    Attributes,
    BoundMethod,
    Builtin,
    HostFunction,
    HostType,
    Inside,
    Method,
    type_name,
)
from lightfc_sandbox.values.opened import cannot, offered_by, opaque
from lightfc_sandbox.values.plain import check_key
from lightfc_sandbox.values.tables import ATTRIBUTES, attributes_of, describe_host_type
from lightfc_sandbox.values.text import format_value

_MOST_HINTS = 50
_MOST_READERS = 512


def _constant(c: Compiler, node: ast.Constant) -> Closure:
    value = node.value
    if type(value) is int and value.bit_length() > 64:
        # A huge literal is charged like any other integer, so that it cannot pass the limit by being written out.
        def charged(run: Run) -> int:
            run.charge_bits(value.bit_length())
            return value

        return c.strict(node, charged, ())
    return lambda f, _n=node, value=value: value  # type: ignore[misc]  # defaults take less time to make than cells


def _name(c: Compiler, node: ast.Name) -> Closure:
    name = node.id
    found = c.lookup(name)
    if found is not None:
        hops, slot, scope = found
        return _maybe_unbound(c, node, *found) if name in scope.maybe_unbound else _local(c, node, hops, slot)
    alias = c.alias(name) if c.programs else None
    target = c.names.constant(name) if alias is None else facade_member(alias)
    if target is not UNBOUND:
        c.holds_functions = True
        c.constructs = c.constructs or type(target) is HostType
        # What the text makes of the function is not known, so it may be called.
        c.awaits = c.awaits or (type(target) is HostFunction and target.is_async)
        return lambda f, _n=node: target  # type: ignore[misc]
    if alias is not None and _is_tested(c, node):
        return lambda f, _n=node: MODULE  # type: ignore[misc]
    if alias is not None:
        return c.refuse("namespace", f"{name!r} is a module, not a value", node, f"its functions, such as {name}.…")
    if name in c.names.variables:
        if c.changes:
            return lambda f, _n=node: adopt(f[0], f[0].variables[name])  # type: ignore[misc]
        return lambda f, _n=node: f[0].variables[name]  # type: ignore[misc]
    return _unknown_name(c, node, name)


class Module(Inside):
    """What an imported module is where a text only asks if it is there: `if np is not None`."""

    __slots__ = ()


MODULE = Module()


def _is_tested(c: Compiler, node: ast.Name) -> bool:
    """Whether the text only asks if a name is true, or None."""
    if c.tested_names is None:
        c.tested_names = set()
        for each in c.source.nodes:
            match each:
                case ast.If(test=ast.Name() as name) | ast.IfExp(test=ast.Name() as name):
                    c.tested_names.add(name)
                case ast.UnaryOp(op=ast.Not(), operand=ast.Name() as name):
                    c.tested_names.add(name)
                case ast.Compare(left=ast.Name() as name, comparators=[ast.Constant(value=None)]):
                    c.tested_names.add(name)
                case ast.BoolOp(values=values):
                    c.tested_names.update(each for each in values[:-1] if type(each) is ast.Name)
    return node in c.tested_names


def _unknown_name(c: Compiler, node: ast.AST, name: str) -> Closure:
    if name == "__name__" and c.programs:
        return lambda f, _n=node: "__main__"  # type: ignore[misc]  # what a program asks before it calls its main()
    if name.startswith("_"):
        said = f"name {name!r} starts with an underscore{_hint(c, name, ()) if name in _INSTEAD else ''}"
        return c.refuse("private-name", said, node, "names without a leading underscore")
    if c.names.is_namespace(name):
        return c.refuse("namespace", f"{name!r} is a namespace, not a value", node, _listing(c.names.known(name)))
    return c.refuse(
        "unknown-name",
        f"unknown name {name!r}{_hint(c, name, c.names.known())}",
        node,
        _listing(_context_first(c.names)),
    )


_NO_CLASSES = "functions and dicts: a text makes no classes"
_OWN_NAMES = "a dict of your own, such as {'x': x}"
_INSTEAD = {
    "true": "True", "false": "False", "null": "None", "issubclass": "isinstance(x, int)", "ascii": "f'{x!a}'",
    "eval": "the expression itself, or json.loads(text) for data", "exec": "the statements themselves",
    "compile": "the expression itself", "__import__": "import and the name of a listed module",
    "open": "a call of a tool that reads or writes files, if the context has one",
    "input": "a variable or a call of a tool of the context: nobody answers a text",
    "globals": _OWN_NAMES, "locals": _OWN_NAMES, "vars": _OWN_NAMES, "dir": "the attribute that is meant: x.name",
    "getattr": "x.name, or d[name] of a dict", "setattr": "d[name] = value of a dict",
    "delattr": "del d[name] of a dict",
    "hasattr": "isinstance(x, str), or name in d of a dict", "id": "x is y", "slice": "xs[start:stop:step]",
    "object": "None, or a new list: []", "super": _NO_CLASSES, "property": _NO_CLASSES, "classmethod": _NO_CLASSES,
    "staticmethod": _NO_CLASSES, "bytearray": "a list of numbers, and bytes(xs) at the end", "memoryview": "bytes",
    "exit": "return at the end of what is to be done", "quit": "return at the end of what is to be done",
}  # fmt: skip
"""What stands for a name where nothing that is spelled alike does."""


def _hint(c: Compiler, name: str, known: Collection[str]) -> str:
    """What the text may have meant, or what it can write instead."""
    return f"; write {_INSTEAD[name]}" if name in _INSTEAD else hint_at(c, name, known)


def hint_at(c: Compiler, name: str, known: Collection[str]) -> str:
    """The known names most like one that is not known; looked for in the first violations only, since it takes time."""
    near = nearest(name, known) if len(c.violations) < _MOST_HINTS else []
    return f"; did you mean {' or '.join(map(repr, near))}?" if near else ""


def _context_first(names: Names) -> list[str]:
    return sorted({*names.constants, *names.variables}) or sorted(names.builtins)


def _listing(names: Sequence[str], most: int = 12) -> str:
    return ", ".join(names[:most]) + (f", … ({len(names)} in all)" if len(names) > most else "")


def _local(c: Compiler, node: ast.Name, hops: int, slot: int) -> Closure:
    if hops == 0:
        return _near(c, slot, c.load(node, lambda f, _n=node: f[slot]))  # type: ignore[misc]
    if hops == 1:
        return c.load(node, lambda f, _n=node: f[1][slot])  # type: ignore[misc]

    def load(f: list[Any], _n: ast.AST = node) -> Any:
        for _ in range(hops):
            f = f[1]
        return f[slot]

    return c.load(node, load)


def _maybe_unbound(c: Compiler, node: ast.Name, hops: int, slot: int, scope: Scope) -> Closure:
    name = node.id
    if scope.parent is not None:
        closure = c.load(node, _assigned(node, name, hops, slot))
        return closure if hops else _near(c, slot, closure)
    outside = c.outside.get(name)
    if outside is None:
        outside = c.outside[name] = _outside(c, name)
    return _far(c, node, hops, slot, outside) if hops else _near(c, slot, c.load(node, _global(node, slot, outside)))


def _global(node: ast.Name, slot: int, outside: Callable[[Run, Any], Any]) -> Closure:
    """A variable of the text as a whole, which means what it means outside until it is assigned."""

    def load(f: list[Any], _n: ast.AST = node, slot: int = slot, outside: Callable[[Run, Any], Any] = outside) -> Any:
        value = f[slot]
        return outside(f[0], value) if value is UNBOUND or value is DELETED else value

    return load


def _far(c: Compiler, node: ast.Name, hops: int, slot: int, outside: Callable[[Run, Any], Any]) -> Closure:
    """The same, read in a function or comprehension."""

    def load(f: list[Any], _n: ast.AST = node) -> Any:
        frame = f
        for _ in range(hops):
            frame = frame[1]
        value = frame[slot]
        return outside(f[0], value) if value is UNBOUND or value is DELETED else value

    return c.load(node, load)


def _outside(c: Compiler, name: str) -> Callable[[Run, Any], Any]:
    """What a name of the text means while its variable is UNBOUND or DELETED, as in Python's own global scope."""
    constant = c.names.constant(name)
    variable = constant is UNBOUND and name in c.names.variables
    deleted = c.names.builtins.get(name, UNBOUND)
    changes = c.changes

    def mean(run: Run, value: Any) -> Any:
        # Deleted, it does not mean again what it means in the context; the builtins stay.
        meant = deleted if value is DELETED else run.variables[name] if variable else constant
        if meant is UNBOUND:
            raise NameError(f"name {name!r} is not defined")
        return adopt(run, meant) if changes else meant

    return mean


def _near(c: Compiler, slot: int, closure: Closure) -> Closure:
    """Note that a closure reads a slot of the frame at hand."""
    c.near[closure] = slot
    return closure


def _assigned(node: ast.Name, name: str, hops: int, slot: int) -> Closure:
    """A variable of a function of the text, which means nothing until it is assigned."""
    if not hops:

        def near(f: list[Any], _n: ast.AST = node) -> Any:
            value = f[slot]
            if value is UNBOUND or value is DELETED:
                raise UnboundLocalError(
                    f"cannot access local variable {name!r} where it is not associated with a value"
                )
            return value

        return near

    def load(f: list[Any], _n: ast.AST = node) -> Any:
        frame = f
        for _ in range(hops):
            frame = frame[1]
        value = frame[slot]
        if value is UNBOUND or value is DELETED:
            raise NameError(
                f"cannot access free variable {name!r} where it is not associated with a value in enclosing scope"
            )
        return value

    return load


class _Reading(NamedTuple):
    """How an attribute is read off a value.

    Attributes:
        owner: The value.
        name: The attribute.
        read: Reads it to be called: `read(run, owner)`.
        keep: The same for one that is kept as a value.
        at_once: It may be called at once if it is a method.
    """

    owner: Closure
    name: str
    read: Strict
    keep: Strict
    at_once: bool


def _attribute(c: Compiler, node: ast.Attribute) -> Closure:
    found = _read(c, node, _outer_name(c, node))
    # It may be a method, which is a function if it is not called at once.
    c.holds_functions = True
    return c.strict(node, found.keep, (found.owner,)) if isinstance(found, _Reading) else found


def _outer_name(c: Compiler, node: ast.Attribute) -> str | None:
    """`a.b.c` as text, if the node is a chain of attributes on a name that is no variable of the text."""
    root: ast.AST = node.value
    while type(root) is ast.Attribute:
        root = root.value
    return dotted_name(node) if type(root) is ast.Name and c.lookup(root.id) is None else None


def _read(c: Compiler, node: ast.Attribute, dotted: str | None) -> Closure | _Reading:
    """An attribute; `dotted` is what `_outer_name` gives for it."""
    found = None if dotted is None else _named_member(c, node, dotted)
    if found is not None:
        return found
    name = node.attr
    special = _special(c, node, name)
    if special is not None:
        return special
    if dotted is not None and type(node.value) is ast.Name:
        known = c.alias(node.value.id)
        target = c.names.constant(node.value.id) if known is None else facade_member(known)
        if type(target) is Builtin and target.of_type is not None:
            return _unbound_method(c, node, target, name)
        if target is not UNBOUND:
            return c.refuse_attribute(
                "function-attribute",
                f"the function {node.value.id!r} has no attributes",
                node,
                f"call it: {node.value.id}(…)",
            )
    kind = c.kinds.get(node.value.id) if dotted is not None and type(node.value) is ast.Name else None
    if kind is not None and name not in attributes_of(kind, c.host_types):
        return _not_offered(c, node, kind, name)
    changes = name in CHANGING_METHODS
    changing = changes and c.policy >= Policy.PROGRAMS
    if not changing and not _is_offered(name, c.host_types) and not _may_be_field(c):
        c.visit(node.value)
        return _unknown_attribute(c, node, name)
    programs = c.policy >= Policy.PROGRAMS
    if changing:
        read, keep = _changing_reader(name, called=True), _changing_reader(name, called=False)
    else:
        read, keep = (_reader(name, programs=programs, called=called) for called in (True, False))
    return _Reading(c.visit(node.value), name, read, keep, changing or not changes)


def _not_offered(c: Compiler, node: ast.Attribute, kind: type, name: str) -> Closure:
    """An attribute of a variable of the context, whose type is known not to offer it."""
    known = sorted(attributes_of(kind, c.host_types))
    hint = _hint(c, name, known)
    if hint:
        return c.refuse_attribute("opaque", f"{kind.__name__!r} has no attribute {name!r} here{hint}", node)
    if not known and describe_host_type(kind, kind.__name__).fields:
        return c.refuse_attribute("opaque", without_attribute(kind, name), node)
    opened = offered_by(c.opened.get(kind), known)
    return c.refuse_attribute("opaque", f"no attribute {name!r} here: {opaque(kind, opened)}", node)


def _special(c: Compiler, node: ast.Attribute, name: str) -> Closure | _Reading | None:
    """An attribute with an underscore; None for any other. A template that is written out is looked through."""
    if name in ("format", "format_map") and type(node.value) is ast.Constant and type(node.value.value) is str:
        for each in private_fields(node.value.value):
            c.refuse_attribute("private-attribute", f"attribute {each!r} starts with an underscore", node, _PUBLIC)
    if not name.startswith("_"):
        return None
    owner = c.visit(node.value)
    if name in SPECIAL:
        read = _reader(name, programs=False, called=False)
        return _Reading(owner, name, read, read, at_once=False)
    return c.refuse_attribute("private-attribute", f"attribute {name!r} starts with an underscore", node, _PUBLIC)


_PUBLIC = "public fields and methods of plain values"


def _unknown_attribute(c: Compiler, node: ast.Attribute, name: str) -> Closure:
    if name in CHANGING_METHODS:
        return c.refuse_attribute(
            "unknown-attribute",
            f"{name!r} changes a value in place",
            node,
            f"policy {c.policy.name} allows methods that change nothing; {name!r} needs policy PROGRAMS",
        )
    kind, programs = _kind_of(c, node.value), c.policy >= Policy.PROGRAMS
    if kind is None:
        tables = (*ATTRIBUTES.values(), *c.host_types.values(), *(CHANGING.values() if programs else ()))
        every = sorted({each for table in tables for each in table})
        hint = _hint(c, name, every)
        message = f"no value has an attribute {name!r} that an expression may use{hint}"
        return c.refuse_attribute("unknown-attribute", message, node, "" if hint else _OF_HOST)
    known = _known(kind, attributes_of(kind), programs=programs)
    return c.refuse_attribute(
        "unknown-attribute",
        f"no {kind.__name__!r} has an attribute {name!r}{_hint(c, name, known)}",
        node,
        _listing(known),
    )


_OF_HOST = "attributes of plain values; of an object of the host, what the host opens with types=[OpenType(…)]"


def _known(kind: type, table: Attributes, *, programs: bool) -> list[str]:
    """What a value of a type offers."""
    return sorted({*table, *(CHANGING.get(kind, ()) if programs else ())})


_WRITTEN: dict[type[ast.AST], type] = {
    ast.JoinedStr: str, ast.List: list, ast.ListComp: list, ast.Dict: dict, ast.DictComp: dict, ast.Set: set,
    ast.SetComp: set, ast.Tuple: tuple,
}  # fmt: skip
"""The types of values that show where they are written."""


def _kind_of(c: Compiler, node: ast.expr) -> type | None:
    """The type of a value, where the text shows it."""
    if type(node) is ast.Constant:
        return type(node.value)
    if type(node) is ast.Call and type(node.func) is ast.Name and c.lookup(node.func.id) is None:
        target = c.names.constant(node.func.id)
        return target.of_type if type(target) is Builtin else None
    return _WRITTEN.get(type(node))


_OFFERED: set[str] = set()
"""Names that have been found in a table of attributes, which never lose one."""


def is_plain_attribute(name: str) -> bool:
    """Whether a value of a plain type has an attribute of this name."""
    return name in CHANGING_METHODS or any(name in table for table in ATTRIBUTES.values())


def _is_offered(name: str, host_types: Mapping[type, Attributes]) -> bool:
    """Whether a value of any type has an attribute."""
    if name in _OFFERED or name in OFFERED:
        return True
    if any(name in table for table in ATTRIBUTES.values()):
        _OFFERED.add(name)
        return True
    return any(name in table for table in host_types.values())


def _may_be_field(c: Compiler) -> bool:
    """Whether the text, or an earlier one of its session, can have made a named tuple, whose fields only show later."""
    scope = c.scope
    while scope.parent is not None:
        scope = scope.parent
    modules = {dotted.partition(".")[0] for dotted in scope.aliases.values()}
    return "namedtuple" in c.source.words or "collections" in modules


def _named_member(c: Compiler, node: ast.Attribute, dotted: str) -> Closure | None:
    """The closure of a dotted name, where it is one of a module or of a namespace of the context."""
    root = dotted.partition(".")[0]
    alias = c.alias(root) if c.programs else None
    if alias is not None:
        return _imported(c, node, dotted, alias)
    return _member(c, node, dotted, root) if c.names.is_namespace(root) else None


@lru_cache(maxsize=_MOST_READERS)
def _changing_reader(name: str, *, called: bool) -> Strict:
    other = _reader(name, programs=True, called=called)

    def read(run: Run, owner: Any) -> Any:
        entry = CHANGING.get(type(owner), {}).get(name)
        if not isinstance(entry, Method):
            return other(run, owner)
        run.check_own(owner)
        run.charge_bytes(METHOD_BYTES)
        return BoundMethod(name, entry.fn, owner)

    return read


def facade_member(dotted: str) -> Any:
    """What an import gives for `module.member`; UNBOUND for a module and for what is not listed."""
    root, _, member = dotted.partition(".")
    return facade_names(root).get(member, UNBOUND)


def _imported(c: Compiler, node: ast.Attribute, dotted: str, alias: str) -> Closure | None:
    """A member of an imported module; None where the last part is an attribute of such a member's value."""
    full = alias + dotted[len(dotted.partition(".")[0]) :]
    target = facade_member(full)
    if target is not UNBOUND:
        return lambda f, _n=node: target  # type: ignore[misc]
    if facade_member(full.rpartition(".")[0]) is not UNBOUND:
        return None
    root = full.partition(".")[0]
    known = sorted(f"{root}.{each}" for each in facade_names(root))
    return c.refuse_attribute(
        "unknown-name", f"{root!r} has no {full.partition('.')[2]!r}{_hint(c, full, known)}", node, _listing(known)
    )


@lru_cache(maxsize=_MOST_READERS)
def _reader(name: str, *, programs: bool, called: bool) -> Strict:
    changing: Mapping[type, Attributes] = CHANGING if programs else {}

    def read(run: Run, owner: Any) -> Any:
        found = read_attribute(run, owner, name, changing, called=called)
        return found if type(found) is BoundMethod else adopt_if_changing(run, found)

    return read


def _unbound_method(c: Compiler, node: ast.Attribute, target: Builtin, name: str) -> Closure:
    kind = target.of_type
    constructor = CLASS_METHODS.get((kind, name))
    if constructor is not None:
        return c.strict(node, lambda run: constructor, ())
    entry = attributes_of(kind, c.host_types).get(name) if kind is not None else None
    if entry is None and kind is not None and c.policy >= Policy.PROGRAMS:
        entry = CHANGING.get(kind, {}).get(name)
    if not isinstance(entry, Method):
        known = sorted(attributes_of(kind)) if kind is not None else []
        return c.refuse_attribute("unknown-attribute", f"{target.name!r} has no method {name!r}", node, _listing(known))

    fn, changing = entry.fn, name in CHANGING_METHODS

    def call(run: Run, owner: Any = UNBOUND, /, *args: Any, **kwargs: Any) -> Any:
        if type(owner) is not kind:
            raise TypeError(f"{target.name}.{name} applies to a {target.name!r} object")
        if changing:
            run.check_own(owner)
        return fn(run, owner, *args, **kwargs)

    return c.strict(node, lambda run: Builtin(f"{target.name}.{name}", call), ())


def _fromhex(run: Run, text: Any, /) -> Any:
    if type(text) is not str:
        raise TypeError("fromhex() argument must be str")
    run.charge_items(len(text), 1)
    return bytes.fromhex(text)


CLASS_METHODS: dict[tuple[type | None, str], Builtin] = {
    (dict, "fromkeys"): Builtin("dict.fromkeys", from_keys),
    (bytes, "fromhex"): Builtin("bytes.fromhex", _fromhex),
    (str, "maketrans"): Builtin("str.maketrans", make_translation),
}


def _member(c: Compiler, node: ast.Attribute, dotted: str, root: str) -> Closure | None:
    """The closure of a name in a namespace; None where the last part is an attribute of such a name's value."""
    found = _dotted_value(c, node, dotted)
    if found is not None:
        return found
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
    known = c.names.known(root)
    return c.refuse_attribute(
        "unknown-name", f"{root!r} has no {dotted.partition('.')[2]!r}{_hint(c, dotted, known)}", node, _listing(known)
    )


def _dotted_value(c: Compiler, node: ast.Attribute, dotted: str) -> Closure | None:
    target = c.names.dotted(dotted)
    if target is not UNBOUND:
        return lambda f, _n=node: target  # type: ignore[misc]
    if dotted in c.names.variables:
        if c.changes:
            return lambda f, _n=node: adopt(f[0], f[0].variables[dotted])  # type: ignore[misc]
        return lambda f, _n=node: f[0].variables[dotted]  # type: ignore[misc]
    return None


def _dotted(c: Compiler, node: ast.Attribute) -> Closure:
    """A dotted name of the context such as `Color.RED`; at the lowest level there are no other attributes."""
    dotted = dotted_name(node)
    found = None if dotted is None else _dotted_value(c, node, dotted)
    c.holds_functions = True
    return found or refuse_node(c, node)


def dotted_name(node: ast.AST) -> str | None:
    """`a.b.c` as text, if the node is a chain of attributes on a name."""
    parts: list[str] = []
    while type(node) is ast.Attribute:
        parts.append(node.attr)
        node = node.value
    if type(node) is not ast.Name:
        return None
    return ".".join([node.id, *reversed(parts)])


def _call(c: Compiler, node: ast.Call) -> Closure:
    target, callee = _callee(c, node.func)
    if c.names.methods and isinstance(callee, _Reading) and callee.name in c.names.methods:
        return _call_method_out(c, node, callee)
    return _call_here(c, node, target, callee)


def _call_here(c: Compiler, node: ast.Call, target: Any, callee: Closure | _Reading | None) -> Closure:
    if not node.keywords:
        written: list[Any] = []
        for arg in node.args:
            kind = type(arg)
            if kind is ast.Constant:
                written.append(arg.value)  # type: ignore[attr-defined]
            elif kind is ast.Starred:
                break
        else:
            if type(target) is HostFunction and len(written) == len(node.args):
                return c.call_with_constants(node, target, written)
            arguments: list[Closure] = []
            handlers = c.handlers
            for arg in node.args:  # without a comprehension and `visit` in between, which every call would pay for
                arguments.append(handlers.get(type(arg), c.refuse_node)(c, arg))  # noqa: PERF401
            if callee is None:
                return c.call(node, target, None, arguments, None)
            if isinstance(callee, _Reading) and callee.at_once and c.calls_at_once(node, [callee.owner, *arguments]):
                return _call_at_once(c, node, callee, arguments)
            return c.call(node, target, _computed(c, node.func, callee), arguments, None)
    callee = _computed(c, node.func, callee)
    if type(target) is Builtin and target.without is not None:
        _check_keyword(c, node, target.name, *target.without)
    # As in CPython, one starred argument alone is spread when all keywords have been evaluated.
    positional, stars = _items(c, node.args, last=not node.keywords or len(node.args) == 1)
    return c.call(node, target, callee, positional, Arguments(positional, stars, _keywords(c, node)))


def _call_method_out(c: Compiler, node: ast.Call, method: _Reading) -> Closure:
    """A call of a method whose name is that of one of a type of the host whose calls leave the text."""
    positional, stars = _items(c, node.args, last=not node.keywords or len(node.args) == 1)
    parts = Arguments([method.owner, *positional], [False, *stars], _keywords(c, node))
    c.holds_functions = c.calls_host = True
    return c.call_method_out(node, method.name, method.read, parts)


def _computed(c: Compiler, func: ast.expr, callee: Closure | _Reading | None) -> Closure | None:
    """The closure that gives what is called, taken off its owner if it is a method."""
    return c.strict(func, callee.read, (callee.owner,)) if isinstance(callee, _Reading) else callee


def _call_at_once(c: Compiler, node: ast.Call, method: _Reading, arguments: list[Closure]) -> Closure:
    """`owner.method(…)` without a bound method in between."""
    owner, name, read, *_ = method
    closure = call_method(node, owner, c.near.get(owner), name, read, arguments)
    c.made[closure] = Called(name, owner, arguments)
    return closure


def _check_keyword(c: Compiler, node: ast.Call, function: str, name: str, instead: str) -> None:
    """Refuse a keyword that is written out as anything that is true."""
    for keyword in node.keywords:
        if keyword.arg == name and type(keyword.value) is ast.Constant and keyword.value.value:
            c.refuse("forbidden-argument", f"{function} does not take {name} from a text", keyword, instead)


def _keywords(c: Compiler, node: ast.Call) -> list[tuple[str | None, Closure]]:
    seen: set[str] = set()
    found: list[tuple[str | None, Closure]] = []
    for keyword in node.keywords:
        name = keyword.arg
        if name is not None:
            if name.startswith("__"):
                c.refuse("private-name", f"argument name {name!r} starts with two underscores", keyword)
            if name in seen:
                # CPython's compiler refuses this, and its parser does not.
                c.refuse("duplicate-argument", f"argument {name!r} is given twice", keyword, "each argument once")
            seen.add(name)
        found.append((name, c.visit(keyword.value)))
    return found


def _callee(c: Compiler, func: ast.expr) -> tuple[Any, Closure | _Reading | None]:
    """What is called: a known function, or else what computes it."""
    if type(func) is ast.Name:
        name, scope = func.id, c.scope
        # Most texts have no variables of their own, so nothing has to be looked up for most calls.
        if (scope.parent is None and name not in scope.slots) or c.lookup(name) is None:
            alias = c.alias(name) if c.programs else None
            target = c.names.fixed.get(name, UNBOUND) if alias is None else facade_member(alias)
            if target is not UNBOUND:
                if type(target) is Builtin and target.lazy:
                    c.holds_functions = True
                return target, None
    elif type(func) is ast.Attribute:
        dotted = _outer_name(c, func)
        if dotted is not None:
            root = dotted.partition(".")[0]
            alias = c.alias(root) if c.programs else None
            target = c.names.dotted(dotted) if alias is None else facade_member(alias + dotted[len(root) :])
            if target is not UNBOUND:
                if type(target) is Builtin and target.lazy:
                    c.holds_functions = True
                return target, None
        return None, _method(c, func, dotted)
    return None, c.visit(func)


def _method(c: Compiler, func: ast.Attribute, dotted: str | None) -> Closure | _Reading:
    if c.handlers.get(ast.Attribute) is not _attribute and func.attr not in c.names.methods:
        return c.visit(func)
    # A method that is called at once is no function that the text could hand over, but views are to be finished.
    found = _read(c, func, dotted)
    if func.attr in _GIVES_VIEWS:
        c.holds_functions = True
    return found


_GIVES_VIEWS = frozenset({"items", "keys", "values", "elements", "finditer"})


def _items(
    c: Compiler, nodes: Sequence[ast.expr], *, last: bool = True, take: Strict = spread
) -> tuple[list[Closure], list[bool]]:
    """The closures of a display or an argument list, and which of them are starred.

    Args:
        c: The compiler.
        nodes: The items.
        last: Nothing stands behind them.
        take: What keeps a starred value as it is before what stands behind it is evaluated.
    """
    parts, stars = [], []
    for position, node in enumerate(nodes, 1):
        if type(node) is not ast.Starred:
            parts.append(c.visit(node))
            stars.append(False)
            continue
        part = c.visit(node.value)
        if not (last and position == len(nodes)):
            # What stands behind may change the value, and is not evaluated if that cannot be spread.
            part = c.strict(node, take, (part,))
        parts.append(part)
        stars.append(True)
    return parts, stars


def _display(kind: type) -> Handler:
    def plain(run: Run, *values: Any) -> Any:
        run.charge_bytes(CONTAINER_BYTES + 16 * len(values))
        return kind(values)

    def handler(c: Compiler, node: Any) -> Closure:
        if kind is set:
            parts, stars = _items(c, node.elts, take=_of_set)
            return c.strict(node, _set(stars, written=all(map(_is_written, node.elts))), parts)
        parts, stars = _items(c, node.elts)
        if True in stars:
            return c.strict(node, lambda run, *values: run.fresh(kind(spread_items(run, values, stars))), parts)
        if c.changes and kind is list and not c.waits(*parts):
            return new_list(node, parts)
        return c.strict(node, plain, parts)

    return handler


def _set(stars: Sequence[bool], *, written: bool) -> Strict:
    """What makes a set, of items that may all be written out."""

    def make(run: Run, *values: Any) -> Any:
        run.charge_steps(len(values))
        run.charge_bytes(SET_BYTES)
        made: set[Any] = set()
        for value, starred in zip(values, stars, strict=True):
            if starred:
                made.update(taken(run, value))
                run.charge_items(len(made), 0)
            else:
                run.charge_bytes(96)
                made.add(check_key(run, value))
        run.charge_items(len(made), 0)
        return run.fresh(made)

    def copy(run: Run, *values: Any) -> Any:
        run.charge_items(len(values), 96)
        # The order of the items depends on how they got there: CPython keeps what is written as a `frozenset`, when it
        # compiles, makes another of that, and copies it when the text runs.
        made: set[Any] = set()
        made.update(frozenset([*frozenset(values)]))
        return run.fresh(made)

    return copy if written and len(stars) > _FEW else make


def _of_set(run: Run, value: Any) -> Any:
    """The items of a starred value in the display of a set, now."""
    items = taken(run, value)
    return items.copy() if items is value else [*items]


_FEW = 2
"""CPython adds so many items one by one, even those that are written out."""


def _is_written(node: ast.expr) -> bool:
    return type(node) is ast.Constant or (type(node) is ast.UnaryOp and type(node.operand) is ast.Constant)


def _dict(c: Compiler, node: ast.Dict) -> Closure:
    parts: list[Closure] = []
    spreads: list[bool] = []
    for key, value in zip(node.keys, node.values, strict=True):
        spreads.append(key is None)
        if key is not None:
            parts.append(c.visit(key))
            parts.append(c.visit(value))
        else:
            parts.append(c.strict(value, _copied, (c.visit(value),)))

    changes = c.changes

    def make(run: Run, *values: Any) -> dict[Any, Any]:
        run.charge_bytes(200 + 100 * len(spreads))
        made: dict[Any, Any] = {}
        rest = iter(values)
        for is_spread in spreads:
            first = next(rest)
            if not is_spread:
                made[check_key(run, first)] = next(rest)
            else:
                # So that the time is looked at between them: keys whose hashes collide are slow to add.
                run.charge_steps(len(first) >> 4)
                made.update(first)
        return run.fresh(made) if changes else made

    if node.keys and all(type(key) is ast.Constant for key in node.keys):
        return c.strict(node, _record([key.value for key in node.keys], changes=changes), parts[1::2])  # type: ignore[union-attr]
    return c.strict(node, make, parts)


def _copied(run: Run, source: Any) -> dict[Any, Any]:
    """What is spread into a dict, as it is before what stands behind it is evaluated."""
    if type(source) not in MAPPINGS:
        raise cannot(run, "keys", TypeError(f"{type_name(source)!r} object is not a mapping"), source)
    run.charge_items(len(source), 100)
    run.charge_steps(len(source))
    return dict(source)


def _record(keys: list[Any], *, changes: bool) -> Strict:
    """What makes a dict whose keys are all written out."""
    size = 200 + 100 * len(keys)

    def make(run: Run, *values: Any) -> dict[Any, Any]:
        run.charge_bytes(size)
        made = dict(zip(keys, values, strict=True))
        return run.fresh(made) if changes else made

    return make


def _unary(c: Compiler, node: ast.UnaryOp) -> Closure:
    operand = node.operand
    if type(node.op) is ast.USub and type(operand) is ast.Constant and type(operand.value) in NUMBERS:
        value = -operand.value  # type: ignore[operator]
        if type(value) is not int or value.bit_length() <= 64:
            return lambda f, _n=node: value  # type: ignore[misc]
    if c.policy is Policy.CALLS and type(node.op) is not ast.USub:
        return c.refuse(
            "forbidden-node",
            "only the minus sign is allowed in front of a value",
            node,
            f"policy CALLS allows {ALLOWED[Policy.CALLS]}",
        )
    return c.strict(node, UNARY[type(node.op)], (c.visit(operand),))


def _binary(c: Compiler, node: ast.BinOp) -> Closure:
    return c.binary(node, BINARY[type(node.op)], c.visit(node.left), c.visit(node.right))


def _compare(c: Compiler, node: ast.Compare) -> Closure:
    first = c.visit(node.left)
    ops = [COMPARE[type(op)] for op in node.ops]
    rest = [c.visit(each) for each in node.comparators]
    if len(ops) == 1:
        return c.binary(node, ops[0], first, rest[0])
    return c.comparison(node, first, list(zip(ops, rest, strict=True)))


def _boolean(c: Compiler, node: ast.BoolOp) -> Closure:
    return c.boolean(node, [c.visit(value) for value in node.values], stop_at=type(node.op) is ast.Or)


def _conditional(c: Compiler, node: ast.IfExp) -> Closure:
    return c.conditional(node, c.visit(node.test), c.visit(node.body), c.visit(node.orelse))


def _subscript(c: Compiler, node: ast.Subscript) -> Closure:
    owner, index = c.visit(node.value), c.visit(node.slice)
    if c.waits(owner, index):
        return c.strict(node, subscript, (owner, index))
    slot = c.near.get(owner)
    closure = read_item(node, owner, index, slot, node.slice)
    if slot is not None and type(node.slice) is ast.Constant and type(node.slice.value) is str:
        c.fields[closure] = slot, node.slice.value
    if c.changes and type(node.slice) is ast.Slice:
        return c.strict(node, _sliced, (closure,))
    return closure


def _sliced(run: Run, part: Any) -> Any:
    # A part of a list is a list of its own, but one of an array shows the array.
    return run.fresh(part) if type(part) is list else part


def _slice(c: Compiler, node: ast.Slice) -> Closure:
    parts = [c.visit(part) if part is not None else _nothing for part in (node.lower, node.upper, node.step)]
    return c.strict(node, make_slice, parts)


def _nothing(f: list[Any]) -> None:
    return None


def _joined(c: Compiler, node: ast.JoinedStr) -> Closure:
    def join(run: Run, *values: str) -> str:
        run.charge_chars(sum(map(len, values)), *values)
        return "".join(values)

    return c.strict(node, join, [c.visit(value) for value in node.values])


def _formatted(c: Compiler, node: ast.FormattedValue) -> Closure:
    conversion = node.conversion
    if node.format_spec is None:
        return c.strict(node, lambda run, value: format_value(run, value, conversion, ""), (c.visit(node.value),))
    parts = (c.visit(node.value), c.visit(node.format_spec))
    return c.strict(node, lambda run, value, spec: format_value(run, value, conversion, spec), parts)


def _named(c: Compiler, node: ast.NamedExpr) -> Closure:
    name = node.target.id
    if name.startswith("__"):
        return c.refuse("private-name", f"name {name!r} starts with two underscores", node.target)
    if isinstance(c.names.constants.get(name), HostFunction | HostType):
        c.visit(node.value)
        return c.refuse(
            "rebind", f"{name!r} is a function of the context and cannot be assigned", node.target, "another name"
        )
    value = c.visit(node.value)
    scope, hops = c.scope, 0
    while scope.transparent and scope.parent is not None:
        if name in scope.slots:
            return c.refuse(
                "rebind", f"{name!r} is the variable of a comprehension and cannot be assigned inside it", node.target
            )
        scope, hops = scope.parent, hops + 1
    if name in scope.elsewhere:
        outer = scope.elsewhere[name]
        return c.store(node, hops + scope.hops_to(outer), outer.slots[name], value)
    return c.store(node, hops, scope.add(name, maybe_unbound=True), value)


def _comprehension(kind: str) -> Handler:
    def handler(c: Compiler, node: Any) -> Closure:
        if kind == "generator":
            c.holds_functions = True
        outer = c.scope
        inner = Scope(outer, transparent=True)
        loops: list[Loop] = []
        for position, generator in enumerate(node.generators):
            if generator.is_async:
                c.refuse("forbidden-node", "'async for' is not needed: calls are awaited by themselves", node, "for")
            c.scope = outer if position == 0 else inner
            iterable = c.visit(generator.iter)
            c.scope = inner
            assign = target_of(c, generator.target)
            if position == 0 and len(node.generators) > 1:
                _add_later(inner, node.generators)
            inner.maybe_unbound -= _stored(generator.target)
            conditions = [c.visit(condition) for condition in generator.ifs]
            if position == len(node.generators) - 1:
                conditions = [*work_of(c, node, node), *conditions]
            loops.append(Loop(iterable, assign, conditions, one_name=type(generator.target) is ast.Name))
        if kind == "dict":
            pair = (c.visit(node.key), c.visit(node.value))
            element = c.strict(node, lambda run, key, value: (key, value), pair)
        else:
            element = c.visit(node.elt)
        c.scope = outer
        return c.comprehension(node, loops, inner, element, kind)

    return handler


def _add_later(scope: Scope, generators: Sequence[ast.comprehension]) -> None:
    """Make the variables of all loops a comprehension's own; those of further ones hold nothing before they run."""
    for generator in generators:
        for name in sorted(_stored(generator.target)):
            scope.add(name, maybe_unbound=True)


def _stored(target: ast.expr) -> set[str]:
    """The names that an assignment to a target binds."""
    if type(target) is ast.Name:
        return {target.id}
    return {each.id for each in nodes_below(target) if type(each) is ast.Name and type(each.ctx) is ast.Store}


def target_of(c: Compiler, node: ast.expr) -> Assign:
    """What assigns an item to the target of a `for` or an assignment, in the frame that holds it."""
    if type(node) is ast.Name:
        if node.id.startswith("__"):
            c.refuse("private-name", f"name {node.id!r} starts with two underscores", node)
        if c.in_module and isinstance(c.names.constants.get(node.id), HostFunction | HostType):
            c.refuse("rebind", f"{node.id!r} is a function of the context and cannot be assigned", node, "another name")
        place = far(c, node.id)
        if place is not None:
            check_far(c, node, node.id)
            return _assign_far(*place)
        slot = c.scope.add(c.variable(node.id))

        def assign(run: Run, frame: list[Any], value: Any) -> None:
            frame[slot] = value

        return assign
    if type(node) in (ast.Tuple, ast.List):
        return _unpacking(c, node)
    if type(node) is ast.Subscript and c.policy >= Policy.PROGRAMS:
        return c.assign_item(node, c.visit(node.value), c.visit(node.slice))
    c.refuse("attribute-assignment", "only names and items can be assigned", node, "a variable or an item: x, d[key]")
    return lambda run, frame, value: None


def _assign_far(hops: int, slot: int) -> Assign:
    def assign(run: Run, frame: list[Any], value: Any) -> None:
        for _ in range(hops):
            frame = frame[1]
        frame[slot] = value

    return assign


def _unpacking(c: Compiler, node: Any) -> Assign:
    stars = [index for index, each in enumerate(node.elts) if type(each) is ast.Starred]
    parts = [target_of(c, each.value if type(each) is ast.Starred else each) for each in node.elts]
    star = stars[0] if stars else None
    return c.assign_in_turn(_unpack([_collect] * len(parts), star), parts) if c.waits(*parts) else _unpack(parts, star)


def _collect(run: Run, items: list[Any], item: Any) -> None:
    items.append(item)


def _unpack(parts: Sequence[Assign], star: int | None) -> Assign:
    count = len(parts)

    def unpack(run: Run, frame: list[Any], value: Any) -> None:
        # One more than are wanted tells that there are too many; the others stay in an iterator.
        whole = star is not None or is_sized(value)
        items = all_of(run, value) if whole else list(islice(counted(run, value), count + 1))
        if star is None and len(items) != count:
            few = "not enough" if len(items) < count else "too many"
            got = f", got {len(items)}" if len(items) < count else ""
            raise ValueError(f"{few} values to unpack (expected {count}{got})")
        if star is not None:
            if len(items) < count - 1:
                raise ValueError(f"not enough values to unpack (expected at least {count - 1}, got {len(items)})")
            after = len(items) - (count - star - 1)
            items = [*items[:star], items[star:after], *items[after:]]
        for assign, item in zip(parts, items, strict=True):
            assign(run, frame, item)

    return unpack


_CHARS_A_STEP = 16
_MOST_FREE = 512


def work_of(c: Compiler, first: ast.AST, last: ast.AST) -> list[Closure]:
    """What charges the work of a part of the text, from one node to another, each time that it is reached; gives True.

    The turns of loops and the calls of functions are steps, whatever stands in them. Where that is much, the clock has
    to be looked at more often; a part of usual length pays nothing.
    """
    chars = c.source.length(first, last) if len(c.source.text) > _MOST_FREE else 0
    work = chars // _CHARS_A_STEP

    def charge(f: list[Any]) -> bool:
        f[0].charge_work(work)
        return True

    return [charge] if chars > _MOST_FREE else []


def block(c: Compiler, statements: Sequence[ast.stmt], test: ast.expr | None = None) -> Closure:
    """The closure of a block; `test` is what is evaluated before each time, if anything is."""
    closures = [c.visit(statement) for statement in statements]
    work = work_of(c, test or statements[0], statements[-1]) if statements else []
    return c.block([*map(_quietly, work), *closures])


def _quietly(closure: Closure) -> Closure:
    """An expression as a statement, which gives no signal."""

    def evaluate(f: list[Any]) -> None:
        closure(f)

    return evaluate


def _lambda(c: Compiler, node: ast.Lambda) -> Closure:
    return make_function(c, node, "<lambda>", node.args)


def make_function(c: Compiler, node: Any, function_name: str, args: ast.arguments) -> Closure:
    """The closure that makes a function, of a lambda or a `def`."""
    defaults = [c.visit(each) for each in args.defaults]
    keyword_defaults = {
        arg.arg: c.visit(default)
        for arg, default in zip(args.kwonlyargs, args.kw_defaults, strict=True)
        if default is not None
    }
    parameters = Parameters(function_name, args, defaults, keyword_defaults)
    seen: set[str] = set()
    for arg in (*args.posonlyargs, *args.args, *args.kwonlyargs, *filter(None, (args.vararg, args.kwarg))):
        if arg.arg.startswith("__"):
            c.refuse("private-name", f"parameter name {arg.arg!r} starts with two underscores", arg)
        if arg.arg in seen:
            c.refuse("duplicate-argument", f"parameter {arg.arg!r} stands twice", arg, "each parameter once")
        seen.add(arg.arg)
    c.holds_functions = True
    outer = c.scope
    c.scope = Scope(outer, parameters.names)
    around, c.loops = c.loops, 0
    handler, c.handler = c.handler, None
    if isinstance(node.body, list):
        declare(c, node.body, parameters.names)
        for name in sorted(bound_names(node.body, walrus=c.in_order) - c.scope.elsewhere.keys()):
            c.scope.add(name, maybe_unbound=True)
        if "del" in c.source.text or "except" in c.source.text:
            c.scope.maybe_unbound |= ended_names(node.body).intersection(parameters.names)
        body = block(c, node.body)
    else:
        if c.in_order:
            for name in sorted(walrus_names(node.body)):
                c.scope.add(name, maybe_unbound=True)
        body, work = c.visit(node.body), work_of(c, node.body, node.body)
        if work:
            body = c.boolean(node.body, [*work, body], stop_at=False)
    c.loops, c.handler = around, handler
    scope, c.scope = c.scope, outer
    return c.function(node, function_name, scope, parameters, body)


def declare(c: Compiler, statements: Sequence[ast.stmt], parameters: Sequence[str]) -> None:
    """Find the scopes of the names that a function declares `global` or `nonlocal`, before its body is compiled."""
    if not c.in_order:
        return
    seen: set[str] = set()
    for node in own_nodes(statements):
        if isinstance(node, ast.Global | ast.Nonlocal):
            for name in node.names:
                _declare_name(c, node, name, parameters, seen)
        elif isinstance(node, ast.Name):
            seen.add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            seen.add(node.name)


def _declare_name(
    c: Compiler, node: ast.Global | ast.Nonlocal, name: str, parameters: Sequence[str], seen: set[str]
) -> None:
    kind = "global" if isinstance(node, ast.Global) else "nonlocal"
    outer = c.scope.root if kind == "global" else c.scope.around(name)
    if name in parameters:
        c.refuse("syntax", f"name {name!r} is parameter and {kind}", node)
    elif name in seen:
        c.refuse("syntax", f"name {name!r} is used prior to {kind} declaration", node)
    elif outer is None:
        c.refuse("syntax", f"no binding for nonlocal {name!r} found", node)
    elif name in outer.slots:
        c.scope.elsewhere[name] = outer


def far(c: Compiler, name: str) -> tuple[int, int] | None:
    """How many frames out, and in which slot, a name is assigned that is declared `global` or `nonlocal`."""
    outer = c.scope.elsewhere.get(name)
    return None if outer is None else (c.scope.hops_to(outer), outer.slots[name])


def check_far(c: Compiler, node: ast.AST, name: str) -> None:
    """Refuse to assign what a text may not assign where it stands: a function of the context."""
    outer = c.scope.elsewhere.get(name)
    if outer is not None and outer.parent is None and isinstance(c.names.constants.get(name), HostFunction | HostType):
        c.refuse("rebind", f"{name!r} is a function of the context and cannot be assigned", node, "another name")


def _await(c: Compiler, node: ast.Await) -> Closure:
    return c.visit(node.value)


_CALLS: dict[type[ast.AST], Handler] = {
    ast.Constant: _constant,
    ast.Name: _name,
    ast.Attribute: _dotted,
    ast.Call: _call,
    ast.List: _display(list),
    ast.Tuple: _display(tuple),
    ast.Set: _display(set),
    ast.Dict: _dict,
    ast.UnaryOp: _unary,
}

_EXPRESSIONS: dict[type[ast.AST], Handler] = _CALLS | {
    ast.Attribute: _attribute,
    ast.BinOp: _binary,
    ast.Compare: _compare,
    ast.BoolOp: _boolean,
    ast.IfExp: _conditional,
    ast.Subscript: _subscript,
    ast.Slice: _slice,
    ast.JoinedStr: _joined,
    ast.FormattedValue: _formatted,
    ast.NamedExpr: _named,
    ast.ListComp: _comprehension("list"),
    ast.SetComp: _comprehension("set"),
    ast.DictComp: _comprehension("dict"),
    ast.GeneratorExp: _comprehension("generator"),
    ast.Lambda: _lambda,
    ast.Await: _await,
}

GRAMMARS: dict[Policy, Mapping[type[ast.AST], Handler]] = {Policy.CALLS: _CALLS, Policy.EXPRESSIONS: _EXPRESSIONS}
"""What each policy lists: a node type that is no key here is refused. `statements.py` adds `PROGRAMS`."""

ALLOWED: dict[Policy, str] = {
    Policy.CALLS: "literals, names, calls, lists, tuples, dicts, sets and the minus sign",
    Policy.EXPRESSIONS: "literals, names, calls, operators, subscripts, attributes of plain values, f-strings, "
    "comprehensions, lambda and :=",
    Policy.PROGRAMS: "expressions, assignments, if, for, while, def, try, raise, assert, del and listed imports",
}

NODE_NAMES: dict[str, str] = {
    "Attribute": "an attribute", "Await": "'await'", "BinOp": "an operator", "BoolOp": "'and' or 'or'",
    "Compare": "a comparison",
    "DictComp": "a comprehension", "FormattedValue": "an f-string", "GeneratorExp": "a generator expression",
    "IfExp": "a conditional expression", "JoinedStr": "an f-string", "Lambda": "'lambda'",
    "ListComp": "a comprehension",
    "NamedExpr": "an assignment (:=)", "SetComp": "a comprehension", "Slice": "a slice", "Starred": "a starred value",
    "AsyncFor": "'async for'", "AsyncWith": "'async with'", "ClassDef": "'class'",
    "Match": "'match'", "TryStar": "'except*'", "TypeAlias": "'type'", "With": "'with'",
    "Subscript": "a subscript", "Yield": "'yield'", "YieldFrom": "'yield from'",
}  # fmt: skip


INSTEAD: dict[str, str] = {
    "ClassDef": "a dict or collections.namedtuple for the data, and functions for the methods",
    "With": "the statements alone, since nothing in a text has to be closed", "AsyncFor": "for",
    "AsyncWith": "the statements alone, since nothing in a text has to be closed",
    "Match": "if and elif, with isinstance(x, dict), len(x) and x == 1", "TryStar": "except",
    "Yield": "a list that is filled and returned, or a generator expression",
    "YieldFrom": "a list that is filled and returned", "TypeAlias": "no alias, since annotations are not read",
}  # fmt: skip
"""What a text may write for nodes that no policy lists."""


def _bound_by(node: ast.AST) -> set[str]:
    """The names that a statement binds which no policy lists."""
    match node:
        case ast.ClassDef(name=name):
            return {name}
        case ast.With(items=items) | ast.AsyncWith(items=items):
            return set().union(*(_stored(each.optional_vars) for each in items if each.optional_vars is not None))
        case ast.Match():
            kinds = ast.MatchAs | ast.MatchStar
            return {each.name for each in nodes_below(node) if isinstance(each, kinds) and each.name is not None}
    return set()


def refuse_node(c: Compiler, node: ast.AST) -> Closure:
    """Refuse a node type that the policy does not list, and look for more violations below it."""
    kind = type(node).__name__
    what = NODE_NAMES.get(kind, kind)
    higher = next((level for level in GRAMMARS if level > c.policy and type(node) in GRAMMARS[level]), None)
    allowed = f"policy {c.policy.name} allows {ALLOWED[c.policy]}"
    if higher is not None:
        allowed += f"; {what} needs policy {higher.name}"
    if kind in INSTEAD:
        allowed += f"; instead of {what}: {INSTEAD[kind]}"
    closure = c.refuse("forbidden-node", f"{what} is not allowed here", node, allowed)
    for name in _bound_by(node):
        # What uses it is not told to be wrong as well.
        c.scope.add(name, maybe_unbound=True)
    if kind == "ClassDef":
        return closure
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr | ast.stmt) and type(child) is not ast.Name:
            c.visit(child)
    return closure
