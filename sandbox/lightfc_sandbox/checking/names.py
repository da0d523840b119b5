"""Names: what each means at its place, as nodes of the IR, and what a text may have meant or can write instead."""

from __future__ import annotations

import _ast as ast
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import UNBOUND, Scope
from lightfc_sandbox.effects import SEES
from lightfc_sandbox.policy import Policy
from lightfc_sandbox.stdlib.abstract_types import ABSTRACT
from lightfc_sandbox.stdlib.attributes import member_of
from lightfc_sandbox.stdlib.containers import CHANGING, CHANGING_METHODS
from lightfc_sandbox.stdlib.registry import FACADES
from lightfc_sandbox.suggestions import did_you_mean, listing, misspelt, nearest
from lightfc_sandbox.values.kinds import Builtin, Module
from lightfc_sandbox.values.type_tables import NOTHING_THERE

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker


_LARGE = 1 << 64

Value = Callable[[], ir.Node]
"""Gives a node that reads what is kept."""


def constant(c: Checker, node: ast.Constant) -> ir.Node:
    """A literal."""
    value: Any = node.value
    if type(value) is int and value >= _LARGE:
        # A huge literal is charged like any other integer, so that it cannot pass the limit by being written out.
        def charged(run: Run) -> int:
            run.charge_bits(value.bit_length())
            return value

        return ir.Op(node, charged, ())
    if type(value) is Builtin:  # in what is written of the library
        c.hands_over(value)
    return ir.Const(node, value)


def name(c: Checker, node: ast.Name) -> ir.Node:
    """A name that is read."""
    name, scope = node.id if c.inside is None else c.inside.variable(c, node.id), c.scope
    if c.doubts and (name in c.doubtful or name in c.refused):
        c.doubts += 1
        return ir.NEVER
    slot = scope.slots.get(name)
    if slot is not None:
        return ir.Load(node, name, 0, slot, scope, SEES if name in c.declares else 0)
    found = None if scope.parent is None else c.lookup(name)
    if found is not None:
        return ir.Load(node, name, *found, SEES if name in c.declares else 0)
    return _fixed_name(c, node, name)


def _fixed_name(c: Checker, node: ast.Name, name: str) -> ir.Node:
    """A name that is no variable of the program."""
    target = meaning(c, name)
    if type(target) is Module and not c.programs:
        return c.refuse("namespace", f"{name!r} is a module, not a value", node, listing(c.names.known_names(name)))
    if target is not UNBOUND:
        c.hands_over(target)
        return ir.Const(node, target)
    if name in c.names.variables:
        c.given |= {name}
        return ir.Given(node, name, changes=c.programs)
    if c.inside is not None and (of_class := node.id) in c.inside.names:
        instead = f"its value again, or self.{of_class} in a method"
        return c.refuse("forbidden-node", f"{of_class!r} of the class is not known here", node, instead)
    return _unknown_name(c, node, name)


def meaning(c: Checker, name: str) -> Any:
    """What a name that is no variable means: an import, a function, a type or a module; UNBOUND if nothing."""
    if c.programs:
        if c.scope.aliases or c.scope.parent is not None:
            found = c.alias(name)
            if found is not UNBOUND:
                return found
        if name in c.names.of_context:
            c.reads_context = True
    return c.names.fixed.get(name, UNBOUND)


def fixed(c: Checker, node: ast.AST) -> Any:
    """What a name, or a chain of attributes on one, is known to mean; UNBOUND where only the run can tell."""
    if type(node) is ast.Name:
        return meaning(c, node.id) if c.lookup(node.id) is None else UNBOUND
    return fixed_member(c, node, fixed(c, node.value)) if type(node) is ast.Attribute else UNBOUND


def is_member(c: Checker, node: ast.AST, name: str) -> bool:
    """Whether an expression names a member of a module, such as `dataclasses.field`, as the text imports it."""
    found = fixed(c, node)
    return type(found) is Builtin and found.name == name


def fixed_member(c: Checker, node: ast.Attribute, owner: Any) -> Any:
    """The same of an attribute, of which it is known what its owner is known to mean."""
    if c.programs and node.attr in CHANGING_METHODS:
        c.changes = True
    if type(owner) is Module or type(owner) is Builtin:
        found = member_of(owner, node.attr, CHANGING if c.policy >= Policy.PROGRAMS else {})
        return UNBOUND if found is NOTHING_THERE else found
    dotted = namespaced(c, node) if c.names.namespaces else None
    return UNBOUND if dotted is None else c.names.dotted(dotted)


def namespaced(c: Checker, node: ast.Attribute) -> str | None:
    """`a.b.c` as text, where `a` is a namespace of the context."""
    dotted = dotted_name(node)
    root = None if dotted is None else dotted.partition(".")[0]
    is_own = root is None or c.lookup(root) is not None or (c.programs and c.alias(root) is not UNBOUND)
    if is_own or root not in c.names.namespaces:
        return None
    c.given |= {root}
    return dotted


def hidden_variable(c: Checker, node: Any, value: ir.Node) -> tuple[ir.Store, Value]:
    """A variable without a name that a text could write: what gives it a value, and what reads it."""
    name, scope = f"match {len(c.scope.slots)}", c.scope
    slot = scope.assign(name, again=True)
    scope.maybe_unbound.discard(name)
    c.assigns_name(name)
    return ir.Store(node, 0, slot, scope, value), lambda: ir.Load(node, name, 0, slot, scope)


def _unknown_name(c: Checker, node: ast.AST, name: str) -> ir.Node:
    if name == "__name__" and c.programs:
        return ir.Const(node, "__main__")  # what a program asks before it calls its main()
    if name.startswith("_"):
        said = f"name {name!r} starts with an underscore{hint(c, name, ()) if name in INSTEAD else ''}"
        return c.refuse("private-name", said, node, "names without a leading underscore")
    if name in c.names.namespaces:
        return c.refuse("namespace", f"{name!r} is a namespace, not a value", node, listing(c.names.known_names(name)))
    if name in c.annotating and name in ABSTRACT:
        return ir.Const(node, ABSTRACT[name])
    if name in c.annotating:
        return c.refuse("unknown-name", f"{name!r} is no value here", node, ANNOTATIONS_ALONE)
    if "import" in c.source.text and (members := written_members(name)):
        said = f"only a part of {name!r} is available{instead_of(name)}"
        return c.refuse("unknown-name", said, node, listing(members))
    return _unlike_any(c, node, name)


def _unlike_any(c: Checker, node: ast.AST, name: str) -> ir.Node:
    is_hinted = len(c.violations) < _MAX_HINTS
    own = own_names(c) if is_hinted else set()
    allowed = _EXCEPTIONS if c.catching else c.names.listed(own)
    names = [*dict.fromkeys([*c.names.known_names(), *sorted(c.names.namespaces)])] if is_hinted else []
    said = hint(c, name, ()) or did_you_mean(misspelt(name, sorted(own)[:_MAX_OWN]))
    said = said or hint_at(c, name, names) or hint_at(c, name, c.names.facades, ALIKE)
    if not said and c.continues and c.scope.parent is not None and not c.catching:
        said = "; a function can use what this program or an earlier one of the session assigns, and no later one"
    return c.refuse("unknown-name", f"unknown name {name!r}{said}", node, allowed)


def written_members(name: str) -> list[str]:
    """What is offered of a module, and of its parts, that is written in the language as a whole."""
    from lightfc_sandbox.stdlib.written import WRITTEN  # which only what is refused needs

    modules = [each for each in WRITTEN if each.partition(".")[0] == name.partition(".")[0] not in FACADES]
    return sorted(f"{module}.{each}" for module in modules for each in WRITTEN[module])


def instead_of(name: str) -> str:
    """What can be written in place of a module that is not offered, or of its part."""
    instead = MODULES_INSTEAD.get(name) or MODULES_INSTEAD.get(name.partition(".")[0])
    return f"; write {instead}" if instead else ""


ALIKE = 0.75
"""A module that is not imported, or an attribute of some type, is meant only where its name is misspelt."""

_EXCEPTIONS = "exceptions of Python such as ValueError, and Exception for all others: str(error) says what happened"


def dotted_name(node: ast.AST) -> str | None:
    """`a.b.c` as text, if the node is a chain of attributes on a name."""
    parts: list[str] = []
    while type(node) is ast.Attribute:
        parts.append(node.attr)
        node = node.value
    if type(node) is not ast.Name:
        return None
    return ".".join([node.id, *reversed(parts)])


ANNOTATIONS_ALONE = "in annotations, which are not evaluated, and to name a type for them: Rows = list[dict]"
"""Where names of `typing` and types with parameters may stand."""

_MAX_HINTS = 50
_MAX_OWN = 200
"""Variables of a text that are compared with a name that is not known; each takes some microseconds."""
_OWN_NAMES = "a dict of your own, such as {'x': x}"
_FIELDS = "{'x': p.x, 'y': p.y}"
_IMPORTED = "import and the name of a listed module, or its name alone, such as math.pi"
_OF_MODULES = (
    "asyncio.gather", "collections.Counter", "collections.OrderedDict", "collections.defaultdict", "collections.deque",
    "collections.namedtuple", "copy.deepcopy", "datetime.date", "datetime.timedelta", "datetime.timezone",
    "decimal.Decimal", "fractions.Fraction", "functools.lru_cache", "functools.partial", "functools.reduce",
    "functools.wraps", "heapq.heappop", "heapq.heappush", "itertools.combinations", "itertools.groupby",
    "itertools.islice", "itertools.permutations", "math.ceil", "math.floor", "math.pi", "math.sqrt",
    "operator.itemgetter", "textwrap.dedent", "time.sleep",
)  # fmt: skip
"""What texts use without an import; a text can write it so."""

_LITERALS = frozenset({"true", "false", "null"})
INSTEAD = {
    **{each.rpartition(".")[2]: each for each in _OF_MODULES},
    "true": "True", "false": "False", "null": "None",
    "eval": "the expression itself, or json.loads(text) for data", "exec": "the statements themselves",
    "compile": "the expression itself", "__import__": _IMPORTED,
    "open": "a call of a tool that reads or writes files, if the context has one",
    "input": "a variable, or a call of a tool: a program cannot ask a person",
    "globals": _OWN_NAMES, "locals": _OWN_NAMES, "dir": "the attribute itself: x.name",
    "getattr": "getattr(x, 'name', None), or d[name] of a dict",
    "hasattr": "hasattr(x, 'name'), or name in d of a dict",
    "super": "super().name in a method of a class",
    "property": "@property above a method of a class, or x = property(get, set) in a class",
    "classmethod": "@classmethod above a method of a class",
    "staticmethod": "@staticmethod above a method of a class",
    "memoryview": "bytes",
    "exit": "return, or let the program end", "quit": "return, or let the program end",
    "aiter": "iter(x)", "anext": "next(x)", "IOError": "OSError", "EnvironmentError": "OSError",
    "print": "the value itself; print needs policy=Policy.PROGRAMS",
    "traceback": "str(error)",
    **dict.fromkeys(("traceback.format_exc", "traceback.format_exception"), "str(error)"),
    "sys.stdin": "a variable, or a call of a tool: a program cannot ask a person",
    ".json": "x itself, or json.loads(x) of a text",
    "sys.getsizeof": "len(x): what a value takes is counted in another way here",
    "sys.exc_info": "except … as error",
    "string.Formatter": "text.format(name=x)",
    "operator.iadd": "operator.add",
    "decimal.Context": "decimal.getcontext().prec = …",
    "._replace": "a new one: P(5, p.y)", "._asdict": _FIELDS, "._fields": "the names themselves",
    "._make": "P(*values)", ".__context__": "raise … from error, and __cause__",
    ".__init__": "super().__init__(message)",
    ".__call__": "x(…)",
    ".model_dump": _FIELDS, ".model_dump_json": f"json.dumps({_FIELDS})", ".dict": _FIELDS, ".__dict__": _FIELDS,
    ".model_copy": "a new one: P(x=5, y=p.y)", ".model_validate": "P(**d)", ".parse_obj": "P(**d)",
    ".length": "len(x)", ".push": "x.append(y)",
    ".contains": "y in x", ".includes": "y in x", ".has_key": "key in x", ".map": "[f(y) for y in x]",
    ".filter": "[y for y in x if f(y)]", ".forEach": "for y in x: …", ".iteritems": "x.items()",
    ".toString": "str(x)", ".toUpperCase": "x.upper()", ".toLowerCase": "x.lower()", ".trim": "x.strip()",
}  # fmt: skip
"""What stands for a name where nothing that is spelled alike does."""

_BY_A_TOOL = "a call of a tool that does it, if the context has one"
_OVERLAPS = "the calls alone: independent calls run at the same time"
_OUTSIDE = (
    "os", "pathlib", "shutil", "glob", "tempfile", "subprocess", "socket", "http", "urllib.request", "requests",
    "httpx", "aiohttp", "sqlite3",
)  # fmt: skip
MODULES_INSTEAD = {
    **dict.fromkeys(_OUTSIDE, _BY_A_TOOL),
    **dict.fromkeys(("threading", "multiprocessing"), _OVERLAPS),
    "pandas": "lists of dicts, or numpy", "scipy": "numpy or statistics", "pickle": "json",
    "builtins": "the name alone",
    "argparse": "variables at the top: a program has no command line",
    **dict.fromkeys(("unittest", "pytest"), "assert, and a call of each test"),
    "inspect": "callable(x), or isinstance(x, …)", "weakref": "the object itself",
    "xml": "re, for a text that is known", "yaml": "json", "traceback": "str(error)",
}  # fmt: skip
"""What stands for a module that is not offered."""


def hint(c: Checker, name: str, known: Collection[str]) -> str:
    """What the text may have meant, or what it can write instead."""
    fits = name in INSTEAD and (c.policy > Policy.CALLS or name in _LITERALS)  # calls alone can write no `a.b`
    return f"; write {INSTEAD[name]}" if fits else hint_at(c, name, known)


def hint_at(c: Checker, name: str, known: Collection[str], alike: float = 0.6) -> str:
    """The known names most like one that is not known; looked for in the first violations only, since it takes time."""
    near = nearest(name, known, alike=alike) if len(c.violations) < _MAX_HINTS else []
    return did_you_mean(near)


def own_names(c: Checker) -> set[str]:
    """The variables and imports of the text, and of a session's earlier ones, that are known here."""
    found: set[str] = set()
    scope: Scope | None = c.scope
    while scope is not None:
        found |= {*scope.named, *scope.aliases}
        scope = scope.parent
    return found
