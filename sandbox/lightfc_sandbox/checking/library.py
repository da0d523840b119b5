"""Puts what a text imports that is written in the language itself (`stdlib.written`) at its top.

It stands there under names that no text can write, as `queue .Queue`: each name of the text that means it is made one
of them. What of it is built in is put in its place by value, so that no name of the text changes it.
"""

from __future__ import annotations

import ast
import sys
import typing
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from lightfc_sandbox.budget.costs import LARGE_CHARS, NODE_BYTES
from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.checking.data_classes import become, place
from lightfc_sandbox.checking.exception_groups import write_out_stars
from lightfc_sandbox.checking.held_classes import held_names
from lightfc_sandbox.checking.kept_library import (
    ABC,
    COOPERATIVE_PARTS,
    Written,
    hidden_name,
    kept,
    needed,
    written_parts,
)
from lightfc_sandbox.checking.names import dotted_name
from lightfc_sandbox.checking.scope import FUNCTIONS, Names, Scope, bound_names, own_nodes
from lightfc_sandbox.errors import LimitExceeded
from lightfc_sandbox.parsing.source import Source, children, nodes_below, survey
from lightfc_sandbox.stdlib.abstract_types import ABSTRACT
from lightfc_sandbox.stdlib.registry import FACADES, facade_names, module
from lightfc_sandbox.stdlib.written import DISPATCHER, WRITTEN
from lightfc_sandbox.stdlib.written_generators import STEERING
from lightfc_sandbox.stdlib.written_groups import GROUPS, names_groups
from lightfc_sandbox.stdlib.written_tasks import METHODS, TASKS, TIMED, WAITING

_BASES = {ABC, "typing"}
"""Modules whose abstract types are written where a class derives from one; all else that they name says nothing."""

_WHOLE = WRITTEN.keys() - FACADES.keys() - _BASES
"""Modules of which all that is offered is written."""

_LARGE = {"np", "numpy"}
"""Modules of which nobody names all that is offered."""

_MAX_DEPTH = 100
"""Levels of a program whose coroutines are generators: `async with` has more of them there than in the text, and each
takes of the stack when a coroutine goes on."""

_WAITING = WAITING | STEERING | {f".{each}" for each in METHODS | STEERING}
_SAID = (*WAITING, *TIMED, "sleep")

_BLOCKS = ("body", "orelse", "finalbody")
_IMPORTS = {ast.Import, ast.ImportFrom}
_FUNCTIONS = {*FUNCTIONS, ast.Lambda}


def check_size(source: Source, limits: Limits) -> None:
    """Refuse what has become too large by what it uses of the library, before anything else is made of it.

    It is what its run is charged first.

    Raises:
        LimitExceeded: It takes more memory than there is for its run.
    """
    size = len(source.nodes) * NODE_BYTES
    if size > limits.memory_bytes and len(source.text) > LARGE_CHARS:
        told = f"the program takes {size:,} bytes itself, with what it uses of the library"
        raise LimitExceeded("memory_bytes", limits.memory_bytes, told, source.text)


def add_written(source: Source, names: Names, scope: Scope | None, above: str, limits: Limits, *, shared: bool) -> None:
    """Add to a program what it imports that is written in the language.

    Args:
        source: The program.
        names: What the names mean that it does not bind.
        scope: What the programs before it in a session have bound.
        above: Their imports, as statements.
        limits: Those of the program.
        shared: No types of the host make a difference to what is added.
    """
    shared = shared and (scope is None or scope.known.keys() <= {"makes_missing"})  # it is the first of a session
    shared = shared and "super" not in names.of_context
    known = frozenset() if scope is None else scope.slots.keys()
    found = Library(source, names, known, () if scope is None else scope.aliases, above)
    write_out_stars(source, found.meaning)
    if found.cooperative:
        from lightfc_sandbox.checking.cooperation import Cooperation  # which few texts need

        found.added = Cooperation(source.nodes, names, found.meaning, known).added
        source.extend(found.added)  # its nodes are others now
        source.is_plain = True
        check_size(source, limits)
        if survey(source.tree, sys.maxsize, _MAX_DEPTH)[2] > _MAX_DEPTH:
            raise LimitExceeded("depth", _MAX_DEPTH, "a program whose tasks wait nests deeper", source.text)
    for node in source.nodes:
        found.look_at(node)
    if scope is not None:
        for name, whole in found.whole.items():
            scope.alias(name, module(whole))  # what the next text has above it
    if found.used:
        found.put_in(shared=shared)


class Library:
    """What a text uses of it.

    Attributes:
        used: The hidden names of what gives it.
        added: The text of what else is added.
        whole: Modules of which all is written, by the name that an import gives them.
        cooperative: Tasks of the program wait for one another.
    """

    def __init__(
        self, source: Source, names: Names, known: Collection[str], aliases: Collection[str] = (), above: str = ""
    ) -> None:
        self.source, self.used, self.added, self._known = source, set[str](), "", known
        self.whole: dict[str, str] = {}
        self._modules: dict[str, str] = {}  # by the name that an import gives them
        self._bases: dict[str, str] = {}  # abstract types, likewise
        self._of_types: set[ast.AST] = set()  # what stands in front of brackets
        earlier = _unbound(ast.parse(above).body, source.nodes) if above else []
        for node in [*earlier, *source.nodes]:
            if isinstance(node, ast.Import):
                self._modules |= {each.asname or each.name: each.name for each in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                self._note(node)
            elif isinstance(node, ast.Subscript):
                self._of_types.add(node.value)
        self._held = held_names(source, {*known, *names.of_context, *aliases}, earlier)
        names_of_modules = {*self._modules, *FACADES}
        taken = _variables(source.nodes) & names_of_modules
        self._shadowed = _shadowed(source.tree, taken) if taken else set()
        is_named = names_groups(source.text)
        self._groups = GROUPS.keys() - _variables(source.nodes) - names.variables if is_named else ()
        # Or an earlier program of the session is.
        self.cooperative = TASKS in known or self._waits()

    def _waits(self) -> bool:
        """Whether tasks of the program wait for one another, or for a clock that may be over."""
        named = {each for node in self.source.nodes for each in self._asked(node)}
        return not _WAITING.isdisjoint(named) or ("sleep" in named and not TIMED.isdisjoint(named))

    def _asked(self, node: ast.AST) -> Collection[str]:
        """What a node names: members of `asyncio`, and with a dot those of anything else."""
        if isinstance(node, ast.Name):
            return STEERING & {node.id}
        if isinstance(node, ast.ImportFrom) and node.module in COOPERATIVE_PARTS:
            names = [each.name for each in node.names]
            return names if names != ["*"] else [each for each in _SAID if each in self.source.text]
        if not isinstance(node, ast.Attribute) or node in self._shadowed:
            return ()
        owner = node.value.id if isinstance(node.value, ast.Name) else ""
        return [node.attr if self._modules.get(owner, owner) == "asyncio" else f".{node.attr}"]

    def _note(self, node: ast.ImportFrom) -> None:
        names = {each.asname or each.name: each.name for each in node.names}
        if node.module in _BASES:
            self._bases |= names
        parts = {name: f"{node.module}.{each}" for name, each in names.items()}
        self._modules |= {name: each for name, each in parts.items() if each in WRITTEN}

    def look_at(self, node: Any) -> None:
        """Let what a node names be what is written."""
        if isinstance(node, ast.Attribute):
            self._look_at_attribute(node)
        elif isinstance(node, ast.Name):
            if node.id in self._groups:
                node.id = self._hidden("builtins", node.id)
        elif not isinstance(node, ast.expr):
            self._look_at_statement(node)

    def _look_at_statement(self, node: Any) -> None:
        if isinstance(node, ast.ClassDef):
            node.bases = [self._base(each) for each in node.bases]
        elif isinstance(node, ast.FunctionDef):
            self._tell_type(node)
        for block in _BLOCKS:
            statements = getattr(node, block, None)
            if type(statements) is list and not _IMPORTS.isdisjoint(map(type, statements)):
                setattr(node, block, [made for each in statements for made in self._imported(each)])

    def _tell_type(self, node: ast.FunctionDef) -> None:
        """Tell `@f.register` the type that a function is for, which stands in an annotation that is not evaluated."""
        first = next((each for each in node.args.args[:2] if each.annotation is not None), None)
        is_used = "singledispatch" in self.source.text or DISPATCHER in self._known
        told = first.annotation if first is not None and is_used else None
        if first is None or told is None:
            return
        decorators: Sequence[ast.expr] = node.decorator_list
        for at, each in enumerate(decorators):
            if isinstance(each, ast.Attribute) and each.attr == "register":
                known = ast.Name(self._hidden("functools", "singledispatch"), ast.Load())
                asked = ast.Attribute(ast.copy_location(known, each), "register_of", ast.Load())
                called = ast.Call(ast.copy_location(asked, each), [each.value, told], [])
                node.decorator_list[at] = ast.copy_location(called, each)
                first.annotation = None

    def _look_at_attribute(self, node: ast.Attribute) -> None:
        owner, _, name = ("" if node in self._shadowed else dotted_name(node) or "").rpartition(".")
        module = self._module_of(owner)
        if module in _BASES and name in ABSTRACT:
            if node not in self._of_types:
                become(node, ast.Constant(ABSTRACT[name]))  # type: ignore[arg-type]  # what no text could write
        elif name in self._written(module):
            become(node, ast.Name(self._hidden(module, name), node.ctx))

    def _module_of(self, owner: str) -> str:
        """The module that a dotted name means, such as `path` after `from os import path`; "" if it means none."""
        root, _, part = owner.partition(".")
        known = self._modules.get(owner) or (
            f"{self._modules[root]}.{part}" if part and root in self._modules else owner
        )
        return known if known in FACADES or owner in self._modules or (part and known in WRITTEN) else ""

    def _written(self, module: str) -> Mapping[str, str]:
        return written_parts(module, cooperative=self.cooperative)

    def meaning(self, name: str, at: ast.AST) -> ast.expr:
        """What means something of the event loop, or of what goes through async generators, at the place of a node."""
        module = "builtins" if name in COOPERATIVE_PARTS["builtins"] else "asyncio"
        return ast.copy_location(ast.Name(self._hidden(module, name), ast.Load()), at)

    def _base(self, base: ast.expr) -> ast.expr:
        """What a class derives from: an abstract type is written, and so is what stands for a type of containers."""
        plain = base.value if isinstance(base, ast.Subscript) else base
        dotted = dotted_name(plain) or ""
        if dotted in self._held:
            return ast.copy_location(ast.Name(self._hidden(*self._held[dotted]), ast.Load()), base)
        owner, _, name = dotted.rpartition(".")
        name = name if self._module_of(owner) in _BASES else "" if owner else self._bases.get(name, "")
        if name not in WRITTEN[ABC]:
            return base
        return ast.copy_location(ast.Name(self._hidden(ABC, name), ast.Load()), base)

    def _imported(self, node: ast.stmt) -> list[ast.stmt]:
        """What is left of an import, and the assignments that stand for the rest."""
        if not isinstance(node, ast.Import | ast.ImportFrom):
            return [node]
        self._write_out(node)
        module, offered = self._offered(node)
        written = [each for each in node.names if each.name in offered]
        whole = self._named_whole(module, node)
        node.names = [each for each in node.names if each not in written and each not in whole]
        made: list[ast.stmt] = [self._assigned(module, each, node) for each in written] if module else []
        return [*made, node] if node.names else made or [ast.copy_location(ast.Pass(), node)]

    def _named_whole(self, module: str, node: ast.Import | ast.ImportFrom) -> Collection[ast.alias]:
        """Those parts of an import that are modules of which all is written, which are noted."""
        found = {each: path for each in node.names if (path := f"{module}.{each.name}".strip(".")) in _WHOLE}
        self.whole |= dict(_bound(each, path) for each, path in found.items())
        return found

    def _write_out(self, node: ast.Import | ast.ImportFrom) -> None:
        """Let an import name what `*` means."""
        if isinstance(node, ast.ImportFrom) and node.names[0].name == "*" and not node.level:
            names = self._public(node.module or "")
            node.names = [ast.copy_location(ast.alias(each), node) for each in names] or node.names

    def _public(self, module: str) -> list[str]:
        """All that is offered of a module; of one for annotations all that it has."""
        if module in _BASES:
            return [*typing.__all__] if module == "typing" else [*ABSTRACT]
        if module not in FACADES or module in _LARGE:
            return []
        written = [each for each in self._written(module) if each in self.source.text]
        return sorted({*written, *(each for each in facade_names(module) if "." not in each)})

    def _offered(self, node: ast.Import | ast.ImportFrom) -> tuple[str, Collection[str]]:
        """The module that an import names members of, "" if none, and what of its names is written."""
        if isinstance(node, ast.Import):
            return "", _WHOLE
        module = "" if node.level or node.module == ABC else node.module or ""
        return module, self._written(module)

    def _assigned(self, module: str, alias: ast.alias, node: ast.stmt) -> ast.stmt:
        value = ast.Name(self._hidden(module, alias.name), ast.Load())
        made = ast.Assign([ast.Name(alias.asname or alias.name, ast.Store())], value)
        place([made], node)
        return made

    def _hidden(self, module: str, name: str) -> str:
        """The name that something has here, which is added with all that it needs."""
        hidden = hidden_name(module, name)
        if hidden not in self.used and hidden not in self._known:
            self.used |= needed(module, name, cooperative=self.cooperative) - {*self._known}
        return hidden

    def put_in(self, *, shared: bool) -> None:
        """Put it at the top, below what says what the program is for."""
        source = self.source
        if isinstance(source.tree, ast.Expression):  # what is one line is read as such
            only = ast.copy_location(ast.Expr(source.tree.body), source.tree.body)
            source.tree = ast.Module([only], [])
        body = source.tree.body
        first = next((at for at, each in enumerate(body) if not _is_above_all(each)), len(body))
        kind = {"cooperative": self.cooperative, "plainly": not source.is_plain}
        written = kept(self.used, **kind) if shared else Written(self.used, **kind)
        source.put_in(self.added + written.text, first, written.statements, written.nodes)
        source.library = written if shared else None


def _bound(alias: ast.alias, path: str) -> tuple[str, str]:
    """The name that an import of a module binds, and the module that it is then."""
    of_root = alias.asname is None and alias.name == path
    return alias.asname or alias.name.partition(".")[0], path.partition(".")[0] if of_root else path


def _unbound(imports: Iterable[Any], nodes: Iterable[ast.AST]) -> list[Any]:
    """The imports of earlier programs, each of one name, but for those whose names this one binds itself."""
    bound = {*bound_names(nodes)}
    return [each for each in imports if bound_names(each.names).isdisjoint(bound)]


def _variables(nodes: Iterable[ast.AST]) -> set[str]:
    """The names that nodes assign or take as parameters, each by itself."""
    return {
        each.id if isinstance(each, ast.Name) else each.arg
        for each in nodes
        if isinstance(each, ast.arg) or (isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store))
    }


def _shadowed(tree: ast.AST, names: Collection[str]) -> set[ast.AST]:
    """The attributes of what is a variable of a function around them, though it has the name of a module."""
    found: set[ast.AST] = set()
    todo: list[tuple[Any, frozenset[str]]] = [(tree, frozenset())]
    while todo:
        node, own = todo.pop()
        if type(node) in _FUNCTIONS:
            body = own_nodes(node.body) if type(node.body) is list else []
            own |= _variables([*body, *nodes_below(node.args)]) & {*names}
        elif own and isinstance(node, ast.Attribute) and (dotted_name(node) or "").partition(".")[0] in own:
            found.add(node)
        todo += [(each, own) for each in children(node)]
    return found


def _is_above_all(node: ast.stmt) -> bool:
    return (isinstance(node, ast.ImportFrom) and node.module == "__future__") or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )
