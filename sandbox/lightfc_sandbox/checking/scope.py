"""Names: what each means at each place of a text, decided once, before it runs."""

from __future__ import annotations

import _ast as ast
import sys
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence, Set
from types import MappingProxyType
from typing import Any

from lightfc_sandbox.parsing.source import BLOCKS_OF, children, nodes_below
from lightfc_sandbox.scheduling.futures import Pending
from lightfc_sandbox.stdlib.registry import FACADES, bound_module, facade_names, is_offered, listed_member, module
from lightfc_sandbox.suggestions import listing
from lightfc_sandbox.values.type_tables import NOTHING_THERE

HEADER = 3
"""The first slots of a frame: the run, the frame around it, and the place in the program (for call records)."""

UNBOUND: Any = object()
"""What a slot holds before its variable is assigned."""

DELETED: Any = object()
"""What a slot holds after its variable was deleted: the name does not mean again what it means outside."""


_NOTHING: Mapping[str, Any] = MappingProxyType({})
_NONE: frozenset[str] = frozenset()


def is_unsure(value: Any) -> bool:
    """Whether a variable holds nothing, or what a turn of a loop leaves in it, which may be nothing."""
    return value is UNBOUND or value is DELETED or (type(value) is Pending and value.stamp == () and value.unsure)


class Scope:
    """The variables of a lambda, a comprehension, or the text as a whole, each in a slot of a frame."""

    def __init__(self, parent: Scope | None, names: Iterable[str] = (), *, transparent: bool = False) -> None:
        self.parent = parent
        self.transparent = transparent  # a comprehension: an assignment expression inside binds outside of it
        self.lazy = False  # of a generator expression
        self.kept = False  # functions or generators in it keep its frame
        # Of a `def` whose function is made at once, in no loop, and knows no copy of the frame around.
        self.steady = False
        self.continues = False  # of a session, whose later texts may assign any of its variables again
        # How often each is assigned; what a loop assigns counts twice, and so does what is captured above that.
        self.times: dict[str, int] = {}
        self.slots: dict[str, int] = {}
        self.maybe_unbound: set[str] = set()
        # Most scopes have none of these: they are made by the methods that add to them.
        self.aliases: Mapping[str, Any] = _NOTHING  # what imports have made names stand for
        # The same of all imports of its own block: a function inside may be called after one that stands below it.
        self.imports: Mapping[str, Any] = _NOTHING
        self.elsewhere: Mapping[str, Scope] = _NOTHING  # the scopes whose variables `global` and `nonlocal` names are
        self.plain: Set[str] = _NONE  # variables that hold numbers or texts alone, which no operator changes in place
        self.captured: Set[str] = _NONE  # variables that functions inside read or assign
        self.declared: Set[str] = _NONE  # those that functions inside assign
        self.known: Mapping[str, Any] = _NOTHING  # what may be true of the variables of a text as a whole
        for name in names:
            self.times[name] = 1
            self.add(name)

    def assign(self, name: str, *, again: bool) -> int:
        """The slot of a name that is assigned here; `again`: it may be, any number of times."""
        self.times[name] = self.times.get(name, 0) + 1 + again
        slot = self.slots.get(name)
        return self.add(name, maybe_unbound=True) if slot is None else slot

    def capture(self, name: str, inside: Scope) -> None:
        """Note that functions see a variable; `inside`: where it is named."""
        self.captured = _with(self.captured, name)
        if self.continues or name not in self.times:
            while inside.parent is not None and inside.parent is not self:
                inside = inside.parent
            if not inside.steady:
                self.times[name] = 1 + self.continues  # it is assigned below, in a session perhaps by a later text

    def add_all(self, names: Iterable[str]) -> None:
        """Make slots for variables that hold nothing yet."""
        slots = self.slots
        for name in sorted(names):
            if name not in slots:
                slots[name] = HEADER + len(slots)
                self.maybe_unbound.add(name)

    def add(self, name: str, *, maybe_unbound: bool = False) -> int:
        """The slot of `name`, made if it is new."""
        if maybe_unbound and name not in self.slots:
            self.maybe_unbound.add(name)
        return self.slots.setdefault(name, HEADER + len(self.slots))

    def copy(self) -> Scope:
        """The scope of a text that continues a session: what it adds counts once the text begins to run."""
        scope = Scope(self.parent, transparent=self.transparent)
        scope.continues = True
        scope.become(self)
        return scope

    def with_variables(self, names: Set[str]) -> Scope:
        """The same scope, in which names are variables; what only is checked there changes nothing of this one."""
        scope = Scope(self.parent, transparent=self.transparent)
        scope.become(self)
        scope.aliases = {name: each for name, each in self.aliases.items() if name not in names}
        scope.add_all(names - self.elsewhere.keys())
        return scope

    def become(self, other: Scope) -> None:
        """Have the names of another scope, for all who hold this one."""
        self.slots, self.aliases, self.imports = dict(other.slots), dict(other.aliases), other.imports
        self.elsewhere, self.maybe_unbound = dict(other.elsewhere), set(other.maybe_unbound)
        self.captured, self.declared = set(other.captured), set(other.declared)
        self.times, self.known = dict(other.times), other.known

    @property
    def named(self) -> dict[str, int]:
        """The slots of what a text can name; the names of what only its statements use hold a space."""
        return {name: slot for name, slot in self.slots.items() if " " not in name}

    def alias(self, name: str, value: Any) -> None:
        """Note what an import makes a name stand for."""
        if not self.aliases:
            self.aliases = {}
        self.aliases[name] = value  # type: ignore[index]  # it is a dict of this scope by now

    def declare(self, name: str, outer: Scope) -> None:
        """Note that a name is a variable of a scope around this one, which this one assigns."""
        if not self.elsewhere:
            self.elsewhere = {}
        self.elsewhere[name] = outer  # type: ignore[index]  # it is a dict of this scope by now
        outer.declared, outer.captured = _with(outer.declared, name), _with(outer.captured, name)

    @property
    def root(self) -> Scope:
        """The scope of the text as a whole."""
        scope = self
        while scope.parent is not None:
            scope = scope.parent
        return scope

    def keep(self) -> None:
        """Note that something holds a frame of this scope, and with it those around."""
        scope: Scope | None = self
        while scope is not None and not scope.kept:
            scope.kept, scope = True, scope.parent

    def hops_to(self, outer: Scope) -> int:
        """How many frames out that of a scope around this one is."""
        scope, hops = self, 0
        while scope is not outer and scope.parent is not None:
            scope, hops = scope.parent, hops + 1
        return hops

    def around(self, name: str) -> Scope | None:
        """The function around this one whose variable `name` is, as `nonlocal` finds it."""
        scope = self.parent
        while scope is not None and scope.parent is not None:
            if name in scope.slots:
                return scope
            found = scope.elsewhere.get(name)
            if found is not None:
                return None if found.parent is None else found
            scope = scope.parent
        return None

    def frame(self, run: Any, parent: Any, path: Any) -> list[Any]:
        """A new frame with all variables unbound."""
        return [run, parent, path, *([UNBOUND] * len(self.slots))]


def _with(names: Set[str], name: str) -> Set[str]:
    """A set that holds a name too: the same one, if it is a scope's own."""
    if type(names) is not set:
        return {*names, name}
    names.add(name)
    return names


def walrus_names(node: ast.AST) -> set[str]:
    """Names that assignment expressions bind in the scope of `node`: those in lambdas inside are theirs, not its."""
    return {each.target.id for each in own_nodes([node]) if type(each) is ast.NamedExpr}


def defaults_of(node: Any) -> list[Any]:
    """What a function's parameters are by default, which is evaluated outside of it."""
    return [each for each in (*node.args.defaults, *node.args.kw_defaults) if each is not None]


def bindings(
    statements: Sequence[ast.stmt | ast.ExceptHandler], *, walrus: bool = True
) -> tuple[set[str], dict[str, Any], set[str]]:
    """The variables that a block assigns in its own scope, and what its other names stand for that it imports.

    A name that the statements of the block themselves import, or those that a `try` of it begins with, all of them the
    same, and that nothing else binds stands for one value. Any other one is a variable, which the import assigns.

    Args:
        walrus: Whether it can hold assignment expressions, for which every expression is looked through.

    Returns:
        The variables, the other names, and those of the variables that only hold literals, and what operators in place
        make of them.
    """
    own: list[Any] = []
    others: list[Any] = []
    for each in statements:
        kind = type(each)
        if kind is ast.Try:
            own += _leading(each)
        (own if kind in _IMPORTS else others).append(each)
    names, plain = _bound_in(others, {*own}, walrus=walrus)
    plain -= names
    names |= plain
    return names, _fixed(map(imported, own), names), plain


def _leading(node: Any) -> Iterable[ast.AST]:
    """The imports that a `try` begins with."""
    leading: list[ast.AST] = []
    for each in node.body:
        if type(each) is ast.Try:
            return (*leading, *_leading(each))
        if type(each) in _IMPORTS:
            leading.append(each)
        elif not says_nothing(each):
            break
    return leading


def _statements_in(node: Any, kind: type, but: set[ast.AST]) -> list[ast.AST]:
    """The statements that one holds; those that give imports other meanings in handlers that never run go to `but`."""
    found = [each for field in BLOCKS_OF.get(kind, ()) for each in getattr(node, field)]
    if kind is ast.Try and cannot_fail(node):
        given = given_by(node)
        but.update(each for each in nodes_below(ast.Module(node.handlers, [])) if set() < _bound_by(each) <= given)
    return found


INERT = frozenset({"typing", "__future__", "collections.abc"})
"""Modules whose import changes nothing here: what they offer is for annotations, which are not evaluated."""


def cannot_fail(node: Any) -> bool:
    """Whether a `try` holds nothing but imports of what is there: its handlers never run."""
    return type(node.body[0]) in _IMPORTS and all(map(_is_there, node.body))


def given_by(node: Any) -> set[str]:
    """The names that the imports of such a `try` bind."""
    return {alias.asname or alias.name.partition(".")[0] for each in node.body for alias in getattr(each, "names", ())}


def _is_there(node: ast.AST) -> bool:
    match node:
        case ast.Import(names=aliases):
            return all(each.name in INERT or is_offered(each.name) for each in aliases)
        case ast.ImportFrom(module=name, names=aliases, level=0):
            return name in INERT or len(imported(node)) == len(aliases)
    return says_nothing(node)


def _bound_in(todo: list[Any], but: set[ast.AST], *, walrus: bool) -> tuple[set[str], set[str]]:
    """The names that statements bind, and those of them that a statement gives a literal, which others may bind too.

    What is in `but` is left out.
    """
    names: set[str] = set()
    plain: set[str] = set()
    while todo:
        node = todo.pop()
        kind = type(node)
        if kind in _BINDING_NONE or node in but:
            pass
        elif kind is ast.Assign and type(target := node.targets[0]) is ast.Name and len(node.targets) == 1:
            (plain if type(node.value) is ast.Constant else names).add(target.id)
        else:
            # An operator in place makes a literal of a literal.
            kept = plain if kind is ast.AugAssign and type(node.op) is not ast.Mult else names
            kept |= _bound_by(node)
            todo += _statements_in(node, kind, but)
        if walrus:
            names.update(*map(walrus_names, _expressions_of(node, kind)))
    return names, plain


def _expressions_of(node: Any, kind: type) -> list[ast.AST]:
    """The expressions of a statement that are evaluated in its scope, those of blocks below it left out."""
    if kind in FUNCTIONS:
        return [*node.decorator_list, *defaults_of(node)]
    if kind is ast.With:
        return [part for each in node.items for part in children(each)]
    return [each for each in children(node) if isinstance(each, ast.expr)]


_IMPORTS = frozenset({ast.Import, ast.ImportFrom})

_BINDING_NONE = frozenset({ast.Expr, ast.Return, ast.Pass, ast.Break, ast.Continue, ast.Assert, ast.Raise})

FUNCTIONS = frozenset({ast.FunctionDef, ast.AsyncFunctionDef})
"""What defines a function by a statement."""

_DEFINITIONS = FUNCTIONS | {ast.ClassDef}


def _fixed(own: Iterable[Mapping[str, Any]], names: set[str]) -> dict[str, Any]:
    """What imports of a block make of names that stand for one value; `names` gets the others."""
    fixed: dict[str, Any] = {}
    for name, value in (pair for each in own for pair in each.items()):
        if fixed.setdefault(name, value) is not value:
            names.add(name)
    return {name: value for name, value in fixed.items() if name not in names}


def _bound_by(node: Any) -> set[str]:
    """The names that a statement binds, those in the blocks that it holds left out."""
    kind = type(node)
    if kind in _TARGETS_OF:
        return stored_names(*_TARGETS_OF[kind](node))
    if kind in _DEFINITIONS or kind is ast.ExceptHandler:
        return set() if node.name is None else {node.name}
    if kind is ast.match_case:
        return bound_names(nodes_below(node.pattern))
    return set(imported(node)) if kind in _IMPORTS else set()


_TARGETS_OF: Mapping[type, Callable[[Any], list[Any]]] = {
    **dict.fromkeys((ast.Assign, ast.Delete), lambda node: [*node.targets]),
    **dict.fromkeys((ast.AugAssign, ast.For, ast.AnnAssign), lambda node: [node.target]),
    ast.With: lambda node: [each.optional_vars for each in node.items],
}


def stored_names(*targets: Any) -> set[str]:
    """The names that assignments to targets bind."""
    names: set[str] = set()
    todo = [*targets]
    while todo:
        target = todo.pop()
        if type(target) is ast.Name:
            names.add(target.id)
        elif type(target) in _PATTERNS:
            todo += children(target)
    return names


_PATTERNS = frozenset({ast.Tuple, ast.List, ast.Starred})


_READ = ast.Load()
_BINDING: Mapping[type[ast.AST], str] = {
    ast.arg: "arg", ast.MatchMapping: "rest",
    **dict.fromkeys((*FUNCTIONS, ast.ClassDef, ast.ExceptHandler, ast.MatchAs, ast.MatchStar), "name"),
}  # fmt: skip
"""Where a node holds the name that it binds, if it binds one, but for names and imports themselves."""


def bound_names(nodes: Iterable[ast.AST]) -> set[str]:
    """The names that nodes bind or delete, each by itself, in whatever scope."""
    names: set[str] = set()
    for node in nodes:
        kind = type(node)
        if kind is ast.Name:
            if type(getattr(node, "ctx", _READ)) is not ast.Load:
                names.add(node.id)  # type: ignore[attr-defined]
        elif kind is ast.alias:
            names.add(node.asname or node.name.partition(".")[0])  # type: ignore[attr-defined]  # `a.b` binds `a`
        elif (field := _BINDING.get(kind)) is not None and (name := getattr(node, field, None)) is not None:
            names.add(name)
    return names


def own_nodes(statements: Sequence[ast.AST]) -> list[ast.AST]:
    """All nodes of a block in the order of the text, those in functions inside of it left out."""
    found: list[ast.AST] = []
    todo = [*reversed(statements)]
    while todo:
        node = todo.pop()
        found.append(node)
        kind = type(node)
        if kind in FUNCTIONS or kind is ast.Lambda:
            todo += [*getattr(node, "decorator_list", ()), *defaults_of(node)]
        else:
            todo += reversed([*children(node)])
    return found


def ended_names(nodes: Iterable[ast.AST]) -> set[str]:
    """Names that may mean nothing after a statement of a text: what it deletes, or an `except` ends with."""
    names: set[str | None] = set()
    for node in nodes:
        if type(node) is ast.ExceptHandler:
            names.add(node.name)
        elif type(node) is ast.Name and type(node.ctx) is ast.Del:
            names.add(node.id)
    return {name for name in names if name is not None}


def imported(node: ast.AST) -> dict[str, Any]:
    """The names that an import binds, each with the module or member that it stands for, as far as that is there."""
    match node:
        case ast.Import(names=aliases):
            return dict(bound_module(each) for each in aliases if is_offered(each.name))
        case ast.ImportFrom(module=str(name), names=aliases, level=0) if is_offered(name):
            found = {each.asname or each.name: listed_member(name, each.name) for each in aliases}
            return {bound: value for bound, value in found.items() if value is not NOTHING_THERE}
    return {}


def holds_objects(nodes: Iterable[ast.AST]) -> bool:
    """Whether a text may make objects whose attributes it can assign: it holds a class that is not only a name."""
    return any(type(each) is ast.ClassDef and not _only_names(each) for each in nodes)


_HOLDING = frozenset({"list", "dict", "set", "OrderedDict", "defaultdict", "Counter"})
"""The last part of the names of types of containers: what derives from them has their methods."""


def _only_names(node: ast.ClassDef) -> bool:
    """Whether a class has no members: that of a named tuple, or of an exception."""
    base: Any = node.bases[0] if node.bases else None
    of = getattr(base, "id", None) or getattr(base, "attr", None)
    fields = (ast.AnnAssign,) if of == "NamedTuple" else ()
    return (
        base is not None
        and of not in _HOLDING
        and all(says_nothing(each) or isinstance(each, fields) for each in node.body)
    )


def says_nothing(node: ast.AST) -> bool:
    """Whether a statement is `pass`, or a value that is written out, such as a docstring."""
    return type(node) is ast.Pass or (type(node) is ast.Expr and type(node.value) is ast.Constant)


_IS_CLEANED: bool = sys.version_info >= (3, 13)


def docstring(node: Any) -> str | None:
    """The docstring of a function or class, as the running Python keeps it; None if it has none."""
    first: Any = node.body[0] if type(node.body) is list else None
    value = first.value.value if type(first) is ast.Expr and type(first.value) is ast.Constant else None
    if type(value) is not str or not _IS_CLEANED:
        return value if type(value) is str else None
    lines = value.expandtabs().split("\n")
    indented = [len(each) - len(each.lstrip(" ")) for each in lines[1:] if each.strip(" ")]
    margin = " " * min(indented, default=0)
    rest = [each.removeprefix(margin) if each.strip(" ") else each[len(margin) :] for each in lines[1:]]
    return "\n".join([lines[0].lstrip(" "), *rest])


def may_hold_modules(statements: Sequence[ast.stmt], imports: int) -> bool:
    """Whether a program has to be looked through for that: not where all that it imports are members, at the top.

    Args:
        statements: Its statements.
        imports: How often its text says `import`.
    """
    kinds = [type(each) for each in statements]
    return ast.Import in kinds or kinds.count(ast.ImportFrom) < imports


def holds_modules(nodes: Iterable[ast.AST]) -> bool:
    """Whether variables of a text may be modules: it imports in a branch, or names what it imports as a value.

    Args:
        nodes: All nodes of the text, each before those below it.
    """
    bound: set[str] = set()
    values: set[str] = set()
    owners: set[ast.AST] = set()
    for node in nodes:
        kind = type(node)
        if kind is ast.Attribute:
            owners.add(node.value)  # type: ignore[attr-defined]
        elif kind is ast.Name:
            if node not in owners:
                values.add(node.id)  # type: ignore[attr-defined]
        elif kind is ast.Import:
            bound |= imported(node).keys()
        elif kind in BLOCKS_OF and any(
            type(each) in _IMPORTS for field in BLOCKS_OF[kind] for each in getattr(node, field)
        ):
            return True
    return not bound.isdisjoint(values)


class Names:
    """What the names outside of the text's own scopes mean: the context map, the facades, the builtins.

    Args:
        constants: Functions and types of the host, by dotted name; a text cannot rebind them.
        variables: Names whose values each run looks up anew.
        builtins: The builtins that the policy offers; facades come with them.
        methods: The methods of types of the host whose calls leave the text, by name: one for each type that has it.
        changing: Names of methods of opened types, called on the spot, that may change something.
        makes_missing: What reading an item may do that a variable has not, which may hold a `defaultdict`.

    Attributes:
        fixed: What each name means that no variable has: a function, type or builtin.
        of_context: The names, or first parts of names, of the context map.
    """

    __slots__ = (
        "_listed", "builtins", "changing", "constants", "facades", "fixed", "makes_missing", "methods", "namespaces",
        "of_context", "variables",
    )  # fmt: skip

    def __init__(
        self,
        constants: Mapping[str, Any],
        variables: frozenset[str],
        builtins: Mapping[str, Any],
        methods: Mapping[str, Sequence[Any]] = MappingProxyType({}),
        changing: frozenset[str] = frozenset(),
        *,
        makes_missing: int = 0,
    ) -> None:
        self.constants, self.variables, self.builtins = constants, variables, builtins
        self.methods, self.changing, self.makes_missing = methods, changing, makes_missing
        self.of_context = frozenset(name.partition(".")[0] for name in (*constants, *variables))
        self.namespaces = frozenset(name.partition(".")[0] for name in (*constants, *variables) if "." in name)
        self.facades = FACADES.keys() - constants.keys() - variables if builtins else frozenset()
        offered = {name: each for name, each in builtins.items() if name not in variables}
        modules = {name: module(name) for name in self.facades - self.namespaces}
        self.fixed: Mapping[str, Any] = {**modules, **offered, **constants}
        self._listed = ""

    def constant(self, name: str) -> Any:
        """The function, type, builtin or module called `name`; UNBOUND if there is none, or it is a variable."""
        return self.fixed.get(name, UNBOUND)

    def dotted(self, name: str) -> Any:
        """The member of a namespace; UNBOUND if there is none."""
        found = self.constants.get(name, UNBOUND)
        root, _, member = name.partition(".")
        return facade_names(root).get(member, UNBOUND) if found is UNBOUND and root in self.facades else found

    def known_names(self, root: str | None = None) -> list[str]:
        """All names, or the members of one namespace."""
        if root is None:
            return sorted({*self.constants, *self.variables, *self.builtins})
        members = [name for name in (*self.constants, *self.variables) if name.startswith(root + ".")]
        if root in self.facades:
            members += [f"{root}.{member}" for member in facade_names(root)]
        return sorted(set(members))

    def listed(self, own: Collection[str]) -> str:
        """Some names of the context and the `own` ones of a text, or else of builtins, exceptions last."""
        if own or not self._listed:
            names = sorted({*self.constants, *self.variables, *own}) or sorted(self.builtins, key=str.swapcase)
            if own:
                return listing(names)
            self._listed = listing(names)
        return self._listed
