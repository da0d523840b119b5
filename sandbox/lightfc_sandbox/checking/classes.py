"""`class`: exceptions, named tuples, and classes whose objects have attributes and methods.

A class is made as a whole from what stands in it: its functions, which know the variables around the class and none of
the class itself, and the values of its attributes. What a class of Python can have beside that is not listed here.
"""

from __future__ import annotations

import _ast as ast
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from itertools import dropwhile
from typing import TYPE_CHECKING, Any, NamedTuple

from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.called_classes import fields_of_call, functions_of_property, parted, property_of
from lightfc_sandbox.checking.calls import named_arguments
from lightfc_sandbox.checking.functions import decorated, make_function
from lightfc_sandbox.checking.names import dotted_name, fixed, hidden_variable, is_member
from lightfc_sandbox.checking.scope import FUNCTIONS, UNBOUND, Scope, bound_names, docstring, says_nothing
from lightfc_sandbox.effects import CALLS, LOOKS, W_MAP
from lightfc_sandbox.parsing.source import children
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.assignment import ClassStatement
from lightfc_sandbox.stdlib.builtin_types import ENUMS
from lightfc_sandbox.stdlib.classes import (
    ALIAS,
    CACHED,
    DELETER,
    OF_CLASS,
    OF_INSTANCE,
    PROPERTY,
    SETTER,
    STATIC,
    VALUE,
    check_base,
    make_class,
    record_class_of,
)
from lightfc_sandbox.stdlib.special_methods import BY_NAME_ALONE, DRAWN_BY, OF_RECORDS, SPECIAL_METHODS
from lightfc_sandbox.values.kinds import CONTAINERS, TYPES, Builtin

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker

_PLAIN = "a plain class, a dict or a named tuple"

_INSTEAD: Mapping[str, str] = {
    **dict.fromkeys(("Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"), "from enum import Enum above it"),
    "TypedDict": "from typing import TypedDict above it, and in it fields with their types alone",
    "ABC": "from abc import ABC above it", "Protocol": "a class that derives from nothing",
    "BaseModel": _PLAIN, "NamedTuple": "from typing import NamedTuple above it", "Generic": "no base",
}  # fmt: skip
"""What a text may write in place of a class, by the last part of the name of its base."""

_DERIVED = "a class of the program, or an exception such as ValueError"
_INSTEAD_OF_BASE: Mapping[Any, str] = {
    **dict.fromkeys((str, int, float, bytes), "a class that holds one: def __init__(self, value): self.value = value"),
    tuple: "from typing import NamedTuple, and a class that derives from it; or one that holds a tuple in an attribute",
}
"""What a text may write where a class cannot derive from a type."""

_LISTED = "methods, attributes with their values, classes, a docstring and pass"

_INSTEAD_OF: Mapping[str, str] = {
    "__del__": "a method, and call it", "__getattribute__": "__getattr__",
    "__index__": "__int__, and int(x)",
}  # fmt: skip
"""What a text may write in place of a method that is not called by itself here."""

_DECORATORS: Mapping[str, int] = {"staticmethod": STATIC, "classmethod": OF_CLASS, "property": PROPERTY}


class Method(NamedTuple):
    """The method that is being looked at: where `super()` has a meaning."""

    shape: ClassStatement  # what its class says
    outer: Scope  # the scope around the class
    first: str  # the name of its first parameter; "" if it has none that is its object or class


def value_of_class(c: Checker, node: ast.ClassDef, above: list[ir.Node]) -> ir.Node:
    """What makes the class that a `class` statement gives its name, and in `above` the statements before that."""
    node.body = [part for each in node.body for part in parted(c, each)]
    if len(node.bases) == 1 and (fields := fields_of_call(c, node.bases[0])):
        node.body = [*fields, *node.body]
        return _named_tuple(c, node, above)
    if kind := _enum_above(c, node) or _enum_of(c, node):
        return _enum(c, node, kind, above)
    if _is_typed_dict(c, node):
        return ir.Const(node, TYPES[dict])  # its fields are annotations, and no more
    if (wrong := _refused_way(c, node)) is not None:
        c.refused |= {node.name}
        return wrong
    return _derived(c, node, above)


def _derived(c: Checker, node: ast.ClassDef, above: list[ir.Node]) -> ir.Node:
    """The same of a class that its bases tell from others."""
    bases = [each for each in node.bases if not _says_nothing(c, each)]
    unknown = {each: last for each in bases if (last := _unknown_name(c, each))}
    if [*unknown.values()] == ["NamedTuple"] and not node.keywords and _root(bases[0]) in c.annotating:
        return _named_tuple(c, node, above)
    last = next(filter(_INSTEAD.__contains__, unknown.values()), "")
    if last:
        c.refused |= {node.name}
        return c.refuse("forbidden-node", f"a class of {last!r} is not allowed here", node, _INSTEAD[last])
    return _class(c, node, bases, above)


def _base(c: Checker, node: ast.expr, above: list[ir.Node]) -> ir.Node:
    """What a class derives from: for a type of containers, a class that holds one."""
    plain = node.value if type(node) is ast.Subscript else node  # list[int] as a base is list
    if type(plain) is ast.Name and " ." in plain.id:  # what stands for it in many programs
        from lightfc_sandbox.checking.held_classes import HELD_TYPES, may_derive  # the same

        module, _, name = plain.id.partition(" .")
        if (module, name) in HELD_TYPES and not may_derive(c, name, node):
            return ir.NEVER
    kind = fixed(c, plain)
    if type(kind) is Builtin and kind.of_type in CONTAINERS:
        from lightfc_sandbox.checking.held_classes import class_above  # which few texts need

        told = len(c.violations)
        made = class_above(c, kind, node)
        if len(c.violations) > told:
            return ir.NEVER
        if made is not None:
            c.holds_objects = c.holds_classes = True
            return _class(c, made, [], above)
    return c.visit(node)  # type: ignore[no-any-return]  # as any expression


def _is_generic(c: Checker, node: ast.ClassDef) -> bool:
    """Whether a class takes types in brackets: it derives from `Generic` or `Protocol`."""
    return any(_says_nothing(c, each) and type(fixed(c, each)) is not Builtin for each in node.bases)


def _is_protocol(c: Checker, base: ast.expr) -> bool:
    name = dotted_name(base.value if type(base) is ast.Subscript else base) or ""
    return name.rpartition(".")[2] == "Protocol" and _says_nothing(c, base)


def _asked_by(c: Checker, node: ast.ClassDef) -> Collection[str] | None:
    """The names that whatever follows a protocol has: those of its methods, and of what it annotates."""
    if not any(_is_protocol(c, each) for each in node.bases):
        return None
    annotated = {each.target.id for each in node.body if type(each) is ast.AnnAssign and type(each.target) is ast.Name}
    return annotated.union(_bound_in(node.body)) - {"__init__", "__slots__", "__match_args__"}


def _is_typed_dict(c: Checker, node: ast.ClassDef) -> bool:
    """Whether a class is a `TypedDict` that says no more than what is in it."""
    root, _, last = (dotted_name(node.bases[0]) or "" if len(node.bases) == 1 else "").rpartition(".")
    return (
        last == "TypedDict" and (root or last) in c.annotating and c.lookup(root or last) is None
        and not node.decorator_list and all(each.arg == "total" for each in node.keywords)
        and all(map(_has_no_value, node.body))
    )  # fmt: skip


def _has_no_value(node: ast.stmt) -> bool:
    return says_nothing(node) or (type(node) is ast.AnnAssign and node.value is None)


def _unknown_name(c: Checker, base: ast.expr) -> str:
    """The last part of the name of what a class derives from, if that means nothing here; "" if it does."""
    known = fixed(c, base) is not UNBOUND or c.lookup(_root(base)) is not None
    return "" if known else (dotted_name(base) or "").rpartition(".")[2]


def _root(base: ast.expr) -> str:
    return (dotted_name(base) or "").partition(".")[0]


def _says_nothing(c: Checker, base: ast.expr) -> bool:
    """Whether a class has nothing from what it derives from: `ABC`, or what is written for annotations alone."""
    if type(base) is ast.Subscript:
        base = base.value
    root, _, last = (dotted_name(base) or "").rpartition(".")
    return (
        is_member(c, base, "abc.ABC")
        or is_member(c, base, "object")
        or (last in ("Generic", "Protocol") and (root or last) in c.annotating)
    )


_META = "abc.ABCMeta"  # which is what a class without it is, too


def _refused_way(c: Checker, node: ast.ClassDef) -> ir.Node | None:
    """What is wrong with the first line of a class, if something is."""
    known: set[str] = set()
    for each in _own_decorators(c, node):
        name = _decorator(c, each)
        if name not in _OF_CLASSES - known:
            said = "other decorators of a class stand above dataclass and total_ordering in a program"
            return c.refuse("forbidden-node", said, each, "@dataclass")
        known.add(name)
    node.keywords = [each for each in node.keywords if each.arg != "metaclass" or not is_member(c, each.value, _META)]
    if any(each.arg is None or each.arg == "metaclass" for each in node.keywords):
        return c.refuse("forbidden-node", "a class has no metaclass in a program", node, "class A: …")
    if any(type(each) is ast.Starred for each in node.bases):
        return c.refuse("forbidden-node", "what a class derives from is written out", node, "class A(B, C): …")
    return None


def _class(c: Checker, node: ast.ClassDef, bases: Sequence[ast.expr], above: list[ir.Node]) -> ir.Node:
    """A class of objects, or of exceptions; what a variable stands for that it derives from, only the run can tell."""
    of: list[Any] = [_base(c, each, above) for each in bases]
    for each in of:
        told = check_base(each.value) if type(each) is ir.Const else None
        if told is not None:
            c.refused |= {node.name}
            instead = _INSTEAD_OF_BASE.get(getattr(each.value, "of_type", None), _DERIVED)
            return c.refuse("forbidden-node", told, node, instead)
    names: list[str] = []
    kinds: list[int] = []
    shape = ClassStatement(node.name.rpartition(".")[2], names, kinds, c.within)
    shape.written = node.name.replace(" ", "") if " " in node.name else ""
    shape.generic, shape.held = _is_generic(c, node), getattr(node, "held", None)
    shape.asked = _asked_by(c, node)
    shape.is_enum, shape.doc = getattr(node, "is_enum", False), docstring(node)
    keywords = dict(named_arguments(c, node))
    values = [*of, *keywords.values()]
    body = _mangled(node)
    if _own_decorators(c, node):
        found = _decorated(c, node, shape, body)
        if found is None:
            return ir.NEVER
        body = found
    _look_at(c, Inside(c, node, shape, values, above), body)
    if any(kind == ALIAS and name in SPECIAL_METHODS for name, kind in zip(names, kinds, strict=True)):
        c.special_methods |= {*body}
    if ir.NEVER in of:
        return ir.NEVER
    make = partial(_make_class, shape, len(of), [*keywords])
    return ir.Op(node, make, values, LOOKS, touches=False)


def _enum_of(c: Checker, node: ast.ClassDef) -> str:
    """The class of `enum` that a class derives from; "" if none; "str" of `class A(str, Enum)`."""
    found = fixed(c, node.bases[-1]) if node.bases else None
    name = found.name if type(found) is Builtin else ""
    if name not in ENUMS or len(node.bases) > 2 or _own_decorators(c, node) or node.keywords:
        return ""
    mixed = fixed(c, node.bases[0]) if len(node.bases) == 2 else None
    if mixed is None:
        return name
    return mixed.name if name == "enum.Enum" and getattr(mixed, "name", "") in ("int", "str") else ""


def _enum_above(c: Checker, node: ast.ClassDef) -> str:
    """The same of one that derives from an enum of the text, which has no members."""
    from lightfc_sandbox.checking.data_classes import place_of

    return c.enums.get(place_of(c, node.bases[0]), "") if c.enums and len(node.bases) == 1 else ""


def _enum(c: Checker, node: ast.ClassDef, kind: str, above: list[ir.Node]) -> ir.Node:
    """An enum, whose members are made when the class is there."""
    from lightfc_sandbox.checking.data_classes import place_in
    from lightfc_sandbox.checking.enumerations import of_enum  # which few texts need
    from lightfc_sandbox.stdlib.enumerations import make_members

    c.special = True
    bases = node.bases if _enum_above(c, node) else []
    if not bases:
        node.body = of_enum(c, node, kind)
    c.enums = {**c.enums, place_in(c, node): kind}
    vars(node)["is_enum"] = True
    made = _class(c, node, bases, above)
    if made is ir.NEVER:
        return made
    return ir.Op(node, partial(make_members, kind=kind), [made], LOOKS)


def _decorated(
    c: Checker, node: ast.ClassDef, shape: ClassStatement, body: Sequence[ast.stmt]
) -> Sequence[ast.stmt] | None:
    """The statements of a class with those that its decorators add; None where they are refused."""
    from lightfc_sandbox.checking.data_classes import data_class, ordered  # which few texts need

    decorators = {_decorator(c, each): each for each in _own_decorators(c, node)}
    c.special = True
    if _DATACLASS in decorators:
        made = data_class(c, node, decorators[_DATACLASS])
        if made is None:
            return None
        shape.data, body = made, made.body
    return ordered(c, node, body) if _TOTAL_ORDERING in decorators else body


_DATACLASS, _TOTAL_ORDERING = "dataclasses.dataclass", "functools.total_ordering"
_OF_CLASSES = frozenset({_DATACLASS, _TOTAL_ORDERING})


def _own_decorators(c: Checker, node: ast.ClassDef) -> list[ast.expr]:
    """Those that say what stands in a class, and all below them; the others are called with it."""
    return [*dropwhile(lambda each: _decorator(c, each) not in _OF_CLASSES, node.decorator_list)]


def further_decorators(c: Checker, node: ast.ClassDef, above: list[ir.Node]) -> list[ir.Node]:
    """What gives the decorators that are called with a class, each evaluated above it."""
    further = node.decorator_list[: len(node.decorator_list) - len(_own_decorators(c, node))]
    variables = [hidden_variable(c, node, c.visit(each)) for each in further]
    above += [ir.AssignName(node, store.slot, c.scope, store.value, tried=c.undone) for store, _ in variables]
    return [value() for _, value in variables]


def _decorator(c: Checker, node: ast.expr) -> str:
    """What a decorator is as a member of a module; "" of any other."""
    found = fixed(c, node.func if type(node) is ast.Call else node)
    return found.name if type(found) is Builtin and (type(node) is not ast.Call or found.name == _DATACLASS) else ""


class Inside:
    """What is known in a class that is looked at, but for its functions and comprehensions.

    Attributes:
        shape: What it says.
        names: The names that it binds.
        values: Those that stand in it so far, behind what it derives from or the defaults of its fields.
        strict: Its names mean nothing else in it before, as in a class in a function.
    """

    __slots__ = ("_first", "_node", "_variables", "above", "names", "scope", "shape", "strict", "values")

    def __init__(
        self, c: Checker, node: ast.ClassDef, shape: ClassStatement, values: list[ir.Node], above: list[ir.Node]
    ) -> None:
        self.shape, self.values, self.scope, self._node, self.above = shape, values, c.scope, node, above
        self._first, self._variables, self.strict = len(values), list[str](), not c.in_module
        self.names: Collection[str] = ()

    def variable(self, c: Checker, name: str) -> str:
        """The variable that a name means here: for what stands in the class above, one that holds that."""
        if c.scope is not self.scope or name not in self.names:
            return name
        known = self.shape.names[: len(self.values) - self._first]
        if name not in known:
            return f"{name} of the class" if self.strict else name  # which nothing has
        self.keep(c)
        latest = max(at for at, each in enumerate(known) if each == name)
        return self._variables[self._first + latest]

    def keep(self, c: Checker) -> None:
        """Make each of the values so far that of a statement of its own, which has its place."""
        for place in range(len(self._variables), len(self.values)):
            store, value = hidden_variable(c, self._node, self.values[place])
            self.above.append(ir.AssignName(self._node, store.slot, c.scope, store.value, tried=c.undone))
            read: Any = value()
            self.values[place] = read
            self._variables.append(read.name)


def _look_at(c: Checker, inside: Inside, body: Sequence[ast.stmt], fields: Sequence[str] = ()) -> None:
    """Add the values that stand in a class to those of what it derives from, or of its `fields`."""
    around, c.inside = c.inside, inside
    inside.names = {*fields, *_bound_in(body)}
    for each in body:
        made = None if says_nothing(each) else _part(c, inside.shape, each, inside.above)
        if made is not None:
            inside.values.append(made)
    if any(each.mask & CALLS for each in inside.values):
        inside.keep(c)
    c.inside = around


def _part(c: Checker, shape: ClassStatement, node: Any, above: list[ir.Node]) -> ir.Node | None:
    """The value of what stands in a class; None where it has none."""
    if type(node) in FUNCTIONS:
        return _method(c, shape, node)
    if type(node) is not ast.ClassDef:
        return _value(c, shape, node)
    _add(c, shape, node.name, VALUE, node)
    around, c.within = c.within, f"{c.within}{shape.name}."
    made = value_of_class(c, node, above)
    c.within = around
    return made


def _make_class(shape: ClassStatement, bases: int, names: Sequence[Any], run: Any, *values: Any) -> Any:
    of, first = [touch(run, each) for each in values[:bases]], bases + len(names)
    return make_class(run, shape, of, values[first:], dict(zip(names, values[bases:first], strict=True)))


def _mangled(node: ast.ClassDef) -> Sequence[ast.stmt]:
    """The statements of a class, in which names that begin with two underscores are its own, as in Python."""
    parts: list[Any] = [*node.body]
    for each in parts:
        for field in _NAMED.get(type(each), ()):
            setattr(each, field, _own_name(node.name, getattr(each, field)))
        # What stands in a class in it has the names of that.
        parts += [*each.decorator_list, *each.bases, *each.keywords] if type(each) is ast.ClassDef else children(each)
    return node.body


def _own_name(owner: str, name: str) -> str:
    """A name as it stands in a class: one that begins with two underscores is that of the class alone."""
    return f"_{owner.lstrip('_')}{name}" if name.startswith("__") and not name.endswith("__") else name


_NAMED: Mapping[type[ast.AST], Sequence[str]] = {
    ast.Attribute: ["attr"], ast.FunctionDef: ["name"], ast.Name: ["id"], ast.arg: ["arg"]
}  # fmt: skip


def _bound_in(statements: Sequence[ast.stmt]) -> Iterable[str]:
    """The names of a class: in a function, Python looks them up in none around it."""
    for each in statements:
        if type(each) in FUNCTIONS or type(each) is ast.ClassDef:
            yield each.name  # type: ignore[attr-defined]  # as it is one
        elif type(each) in _ASSIGNMENTS:
            yield from bound_names([each, *getattr(each, "targets", [getattr(each, "target", each)])])


def _value(c: Checker, shape: ClassStatement, node: Any) -> ir.Node | None:
    """The value of an attribute of a class; None where it has none."""
    target = node.targets[0] if type(node) is ast.Assign and len(node.targets) == 1 else getattr(node, "target", None)
    if type(node) not in _ASSIGNMENTS or type(target) is not ast.Name:
        c.refuse("forbidden-node", "a class does not hold this statement in a program", node, _LISTED)
        return None
    if node.value is None:
        return None
    if target.id == "__slots__":
        _slots(c, shape, node)
        return None
    named = node.value.id if type(node.value) is ast.Name and node.value.id in shape.known else None
    if named is not None:
        _add(c, shape, target.id, ALIAS, node)
        return ir.Const(node, named)
    return _value_of(c, shape, node, target.id)


def _value_of(c: Checker, shape: ClassStatement, node: Any, name: str) -> ir.Node | None:
    """The same of a name that has one of its own."""
    functions = functions_of_property(c, node.value)
    if functions is not None:
        _add(c, shape, name, PROPERTY, node)
        return ir.Op(node, property_of, [ir.Const(node, None) if each is None else c.visit(each) for each in functions])
    if name == "__hash__" and _is_none(node.value) and c.inside is not None and "__eq__" in c.inside.names:
        return None  # as it is of a class with an `__eq__` alone
    is_method = type(node.value) is ast.Lambda and name in SPECIAL_METHODS
    _add(c, shape, name, OF_INSTANCE if is_method else VALUE, node)
    value: ir.Node = c.visit(node.value)
    return value


def _is_none(node: Any) -> bool:
    return type(node) is ast.Constant and node.value is None


def _slots(c: Checker, shape: ClassStatement, node: Any) -> None:
    """Note the names that `__slots__` lists, which are the attributes that objects can have."""
    listed = node.value.elts if type(node.value) in _LISTS else [node.value]
    named = [each.value for each in listed if type(each) is ast.Constant and type(each.value) is str]
    shape.slots = [_own_name(shape.name, each) for each in named]
    if len(shape.slots) < len(listed):
        c.refuse("forbidden-node", "__slots__ lists names that are written out", node, '__slots__ = ("x", "y")')


_LISTS = frozenset({ast.Tuple, ast.List, ast.Set})
_ASSIGNMENTS = frozenset({ast.Assign, ast.AnnAssign})


_OF_METHODS = frozenset({OF_INSTANCE, ALIAS})
_KINDS_OF = dict.fromkeys(DRAWN_BY, _OF_METHODS | {VALUE})
_BESIDE_OTHERS = frozenset({SETTER, DELETER})


def _is_double(shape: Any, name: str, kind: int) -> bool:
    """Whether a name stands twice where Python allows it once: in an enum."""
    return shape.is_enum and name in shape.known and kind not in _BESIDE_OTHERS


def _add(c: Checker, shape: Any, name: str, kind: int, node: ast.AST) -> None:
    method = name.startswith("__") and name != "__match_args__"
    special = method and name not in BY_NAME_ALONE
    if special and name not in SPECIAL_METHODS:
        c.refuse(
            "private-name", f"{name!r} has no effect in a class of a program", node,
            _INSTEAD_OF.get(name, "a name of its own"),
        )  # fmt: skip
    elif method and kind not in _KINDS_OF.get(name, _OF_METHODS):
        c.refuse("forbidden-node", f"{name} is a plain method", node, f"def {name}(self): …")
    elif _is_double(shape, name, kind):
        c.refuse("duplicate-argument", f"{name!r} is there twice in the enum", node, "each name once")
    if special or kind >= PROPERTY:
        c.special = True
        c.special_methods |= {node}
        c.functions |= W_MAP if kind == CACHED else 0
    shape.names.append(name)
    shape.known.add(name)
    shape.kinds.append(kind)


def _method(c: Checker, shape: ClassStatement, node: Any) -> ir.Node:
    """A function of a class."""
    kind, decorators = _kind_of_method(c, shape, node)
    if node.name.startswith("__") and type(node) is ast.AsyncFunctionDef:
        c.refuse("forbidden-node", f"{node.name} is a plain method", node, f"def {node.name}(self): …")
    _add(c, shape, node.name, kind, node)
    wrappers = [c.visit(each) for each in decorators]
    parameters = [*node.args.posonlyargs, *node.args.args]
    first = parameters[0].arg if parameters and kind != STATIC else ""
    around, c.method = c.method, Method(shape, c.scope, first)
    made = make_function(c, node, f"{shape.name}.{node.name}", node.args)
    c.method = around
    return decorated(c, node, made, wrappers)


def _kind_of_method(c: Checker, shape: ClassStatement, node: Any) -> tuple[int, list[ast.expr]]:
    """What the decorators of a function of a class make of it, and those that are called with it before."""
    kind = OF_INSTANCE
    called: list[ast.expr] = []
    for each in node.decorator_list:
        if is_member(c, each, "abc.abstractmethod"):
            shape.abstract = [*shape.abstract, node.name]
            continue
        made = _made_by(c, shape, each, node.name)
        if made == VALUE:
            called.append(each)
        elif made is not None and kind == OF_INSTANCE and not called:
            kind = made
        else:
            allowed = "in the first line @property, @staticmethod, @classmethod or a part of a property; then others"
            c.refuse("forbidden-node", "a method has no such decorator in a program", each, allowed)
    if kind == _IMPLICIT.get(node.name):
        kind = OF_INSTANCE
    return VALUE if called and kind == OF_INSTANCE else kind, called


_IMPLICIT = {"__new__": STATIC, "__init_subclass__": OF_CLASS}
"""What these are as in Python, with or without a decorator that says so."""


def _made_by(c: Checker, shape: ClassStatement, decorator: ast.expr, name: str) -> int | None:
    """The kind of method that a decorator makes: VALUE where it is a value that is called, None where it is nothing.

    What such a value gives is an attribute of the class and, as in Python, a method if it is a function.
    """
    if is_member(c, decorator, "functools.cached_property"):
        return CACHED
    if type(decorator) is ast.Name and c.lookup(decorator.id) is None:
        return _DECORATORS.get(decorator.id, VALUE)
    if type(decorator) is not ast.Attribute or decorator.attr not in _OF_PROPERTIES:
        return VALUE
    is_of_it = dotted_name(decorator.value) == name and (name, PROPERTY) in zip(shape.names, shape.kinds, strict=True)
    return _OF_PROPERTIES[decorator.attr] if is_of_it else None


_OF_PROPERTIES: Mapping[str, int | None] = {"setter": SETTER, "getter": None, "deleter": DELETER}


def _named_tuple(c: Checker, node: ast.ClassDef, above: list[ir.Node]) -> ir.Node:
    """A named tuple whose fields are written as annotated variables, and what else stands in it as in any class."""
    shape = ClassStatement(node.name, [], [], c.within)
    fields: list[Any] = [each for each in node.body if type(each) is ast.AnnAssign and type(each.target) is ast.Name]
    values: list[ir.Node] = []
    names = _fields(c, fields, Inside(c, node, shape, values, above))
    make = partial(record_class_of, shape, names, len(values))
    node.body = [each for each in node.body if each not in fields and not says_nothing(each)]
    _look_at(c, Inside(c, node, shape, values, above), _mangled(node), names)
    for name in shape.names:
        if name in names or (name in SPECIAL_METHODS and name not in OF_RECORDS):
            c.refuse("forbidden-node", f"a named tuple of a program has no {name} of its own", node, "a dataclass")
    return ir.Op(node, make, values, LOOKS if node.body else 0, touches=False)


def _fields(c: Checker, fields: Sequence[Any], inside: Inside) -> list[str]:
    """The names of the fields of a named tuple, whose defaults know none of them."""
    names: list[str] = []
    around, c.inside = c.inside, inside
    inside.names, inside.strict = names, True
    for each in fields:
        name = each.target.id
        if name.startswith("_"):
            c.refuse("private-name", f"field {name!r} starts with an underscore", each)
        elif name in names:
            c.refuse("duplicate-argument", f"field {name!r} is there twice", each, "each field once")
        names.append(name)
        if each.value is not None:
            inside.values.append(c.visit(each.value))
        elif inside.values:
            c.refuse("syntax", f"field {name!r} without a default follows one that has a default", each)
    c.inside = around
    return names
