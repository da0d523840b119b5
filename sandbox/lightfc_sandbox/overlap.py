"""Which statements of a program may begin before those above them have ended: worked out on the tree, before it runs.

A statement *begins early* if all it does is to evaluate expressions without an effect, some of which may be calls that
change nothing, and to bind names or to add to a container that nothing else can see yet. It is started in program
order; what it binds or adds takes effect in program order too, and not at all where something above it has failed. So
the value and the exception are those of Python. Everything else waits until all that began above it has ended.

What cannot be proved to be safe here is not marked, which is never wrong and only slower.
"""

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal

from lightfc_sandbox.grammar import dotted_name, facade_member
from lightfc_sandbox.scope import UNBOUND, Names
from lightfc_sandbox.source import Source, nodes_below
from lightfc_sandbox.stdlib.containers import CHANGING_METHODS
from lightfc_sandbox.values.kinds import Builtin, HostFunction, HostType

Order = Literal["free", "effect", "turn", "alone"]
"""How the calls of a function of the host may be ordered: `"free"` ones change nothing, `"effect"` ones are made in
program order from statement to statement, `"turn"` ones inside one expression too, and `"alone"` ones run with nothing
beside them."""

OrderOf = Callable[[Any], Order]

_MUTABLE = frozenset({list, dict, set})
_COLLECTING = frozenset({"append", "add", "extend", "insert", "update", "discard"})
"""Methods that change their owner and give None."""

_FACADES = frozenset({"math", "statistics", "json", "np", "numpy", "asyncio", "datetime"})
"""Modules whose functions keep no state and call nothing back."""

_UNORDERED_BUILTINS = frozenset({"zip", "enumerate", "reversed", "map", "filter"})
_STATEFUL_BUILTINS = frozenset({"print", "next", "iter"})

_PLAIN = (
    ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Subscript, ast.Slice, ast.JoinedStr,
    ast.FormattedValue, ast.List, ast.Tuple, ast.Set, ast.Dict, ast.Starred, ast.Await,
)  # fmt: skip
_FRESH = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.Constant)
_NOTHING: frozenset[str] = frozenset()

_LOOKS = 10
"""How often each node of a program is looked at, on average, before nothing of it begins early."""


class _TooMuchError(Exception):
    """A program nests so deeply that it takes too long to find out what may begin early."""


class Overlap:
    """The statements of one program that need not wait for all that stands above them.

    Args:
        source: The program.
        names: What names outside of its own scopes mean.
        imports: Names that its imports bind, each with the module or member that it stands for.
        order_of: How the calls of a function of the host may be ordered.

    Attributes:
        early: Simple statements that begin early.
        passing: Statements that wait for what they need themselves, such as an `if` for the value of its test.
        collects: Nodes that add to a container or a sum which nothing else reads meanwhile, each with its name.
        touches: For statements of both kinds, the names among `collects` that they read or bind otherwise.
        pending: Names that may hold a value that is not there yet.
    """

    def __init__(self, source: Source, names: Names, imports: Mapping[str, str], order_of: OrderOf) -> None:
        self.names = names
        self.imports = imports
        self.order_of = order_of
        self.early: set[ast.stmt] = set()
        self.passing: set[ast.stmt] = set()
        self.collects: dict[ast.AST, str] = {}
        self.touches: dict[ast.stmt, frozenset[str]] = {}
        self.bound: set[str] = set()
        self.functions: set[str] = set()
        self.pending: set[str] = set()
        nodes = source.nodes
        for node in nodes:
            self._note_bound(node)
        if not any(self._is_free(node) for node in nodes):
            return
        self.pending = self._pending(nodes)
        self._constant_items = self._names_of_constants(nodes)
        self._left = _LOOKS * len(nodes)
        if self._iterators_are_consumed(nodes):
            try:
                self._block(source.tree.body, set())  # type: ignore[arg-type]  # statements: it is a program
                self._find_touches()
            except _TooMuchError:
                self.early, self.passing, self.collects, self.touches = set(), set(), {}, {}

    def _names_below(self, node: ast.stmt) -> frozenset[str]:
        self._looked(node)
        return _names(node)

    def _used(self, node: ast.stmt) -> set[str]:
        self._looked(node)
        return _used(node)

    def _looked(self, node: ast.stmt) -> None:
        """Note that a statement that holds others is about to be looked through: what nests is, again and again."""
        self._left -= len(nodes_below(node))
        if self._left < 0:
            raise _TooMuchError

    def _note_bound(self, node: ast.AST) -> None:
        match node:
            case ast.Name(id=name, ctx=context):
                if type(context) is not ast.Load:
                    self.bound.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                self.bound.add(name)
                self.functions.add(name)
            case ast.arg(arg=name) | ast.ExceptHandler(name=str(name)):
                self.bound.add(name)
            case ast.Assign(targets=targets, value=ast.Lambda() | ast.Attribute()):
                self.functions |= {name for target in targets for name in _names(target)}

    def _pending(self, nodes: Sequence[ast.AST]) -> set[str]:
        """Names that are assigned what a call gives, by itself or by way of other such names."""
        sources: list[tuple[frozenset[str], bool, frozenset[str]]] = []
        for node in nodes:
            if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                found = frozenset(name for target in targets for name in _names(target))
                sources.append((found, self._calls(node.value), _names(node.value)))
        users: dict[str, list[frozenset[str]]] = {}
        for found, _, used in sources:
            for name in used:
                users.setdefault(name, []).append(found)
        todo = [name for found, calls, _ in sources if calls for name in found]
        pending: set[str] = set()
        while todo:
            name = todo.pop()
            if name not in pending:
                pending.add(name)
                todo += [each for found in users.get(name, ()) for each in found]
        return pending

    def _names_of_constants(self, nodes: Sequence[ast.AST]) -> set[str]:
        """Names of containers into which nothing but constants is ever put."""
        found: set[str] = set()
        others: set[str] = set()
        for node in nodes:
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    (found if _holds_constants(value) else others).add(name)
                case ast.Assign(targets=[ast.Subscript(value=ast.Name(id=name))], value=value):
                    (found if isinstance(value, ast.Constant) else others).add(name)
                case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attr)) if attr in CHANGING_METHODS:
                    others.add(name)
        return found - others

    def _calls(self, node: ast.AST) -> bool:
        return any(
            type(self._target(each)) is HostFunction or self._is_method(each)
            for each in nodes_below(node)
            if type(each) is ast.Name or type(each) is ast.Attribute
        )

    def _is_method(self, node: ast.AST) -> bool:
        return type(node) is ast.Attribute and node.attr in self.names.methods

    def _is_free(self, node: ast.AST) -> bool:
        if not isinstance(node, ast.Name | ast.Attribute):
            return False
        if type(node) is ast.Attribute and node.attr in self.names.methods and node.attr not in self.names.ordered:
            return True
        target = self._target(node)
        return type(target) is HostFunction and self.order_of(target.target) == "free"

    def _iterators_are_consumed(self, nodes: Sequence[ast.AST]) -> bool:
        """Whether no iterator is kept: what is left in one depends on who came first."""
        within: set[ast.AST] = set()
        for node in nodes:
            if isinstance(node, ast.Call) and self._consumes(node):
                within.update(node.args)
            elif isinstance(node, ast.For | ast.comprehension):
                within.add(node.iter)
        return not any(self._is_iterator(node) and node not in within for node in nodes)

    def _consumes(self, node: ast.Call) -> bool:
        target = self._target(node.func)
        if type(target) is Builtin:
            return target.name not in _STATEFUL_BUILTINS
        return isinstance(node.func, ast.Attribute) and node.func.attr == "join"

    def _is_iterator(self, node: ast.AST) -> bool:
        if isinstance(node, ast.GeneratorExp):
            return True
        if not isinstance(node, ast.Call):
            return False
        target = self._target(node.func)
        return type(target) is Builtin and (target.lazy or target.name in _STATEFUL_BUILTINS - {"print"})

    # Expressions without an effect.

    def _target(self, node: ast.AST) -> Any:
        """The function that a name stands for; UNBOUND where the program itself gives the name a meaning."""
        dotted = dotted_name(node)
        root = dotted.partition(".")[0] if dotted else ""
        if dotted is None or root in self.bound:
            return UNBOUND
        alias = self.imports.get(root)
        if alias is not None:
            return facade_member(alias + dotted[len(root) :])
        return self.names.dotted(dotted) if "." in dotted else self.names.constant(dotted)

    def pure(self, node: ast.AST | None) -> bool:
        """Whether evaluating an expression changes nothing, so that only its value counts and not when it is made."""
        match node:
            case None | ast.Constant():
                return True
            case ast.Name(id=name):
                return name not in self.functions
            case ast.Attribute(attr=attr, value=value):
                acts = attr in CHANGING_METHODS or attr in self.names.ordered
                return self._target(node) is not UNBOUND or (not acts and self.pure(value))
            case ast.Call():
                return self._pure_call(node)
            case ast.ListComp() | ast.SetComp() | ast.DictComp():
                return self._pure_comprehension(node)
        return isinstance(node, _PLAIN) and all(
            self.pure(child) for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)
        )

    def _pure_comprehension(self, node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp) -> bool:
        element = (node.key, node.value) if isinstance(node, ast.DictComp) else (node.elt,)
        return all(map(self.pure, element)) and all(
            _only_names(loop.target) and self._consumed(loop.iter) and all(map(self.pure, loop.ifs))
            for loop in node.generators
        )

    def _pure_call(self, node: ast.Call) -> bool:
        target = self._target(node.func)
        match target:
            case HostFunction():
                return self.order_of(target.target) == "free" and self._pure_arguments(node)
            case HostType():
                return self._pure_arguments(node)
            case Builtin():
                return not target.lazy and self._pure_builtin(node, target)
        method = isinstance(node.func, ast.Attribute) and target is UNBOUND and self.pure(node.func)
        return method and all(map(self._consumed, node.args)) and all(self.pure(each.value) for each in node.keywords)

    def _pure_arguments(self, node: ast.Call) -> bool:
        return all(map(self.pure, node.args)) and all(self.pure(each.value) for each in node.keywords)

    def _pure_builtin(self, node: ast.Call, target: Builtin) -> bool:
        dotted = dotted_name(node.func) or ""
        full = self.imports.get(dotted.partition(".")[0], dotted)
        in_facade = "." in full or dotted != full
        if target.name in _STATEFUL_BUILTINS or (in_facade and full.partition(".")[0] not in _FACADES):
            return False
        called, rest = (node.args[:1], node.args[1:]) if target.callback == "0" else ([], node.args)
        named = [each.value for each in node.keywords if each.arg == target.callback]
        others = [each.value for each in node.keywords if each.arg != target.callback]
        return (
            all(map(self._pure_function, (*called, *named)))
            and all(map(self._consumed, rest))
            and all(map(self.pure, others))
        )

    def _consumed(self, node: ast.AST) -> bool:
        """As `pure`, for what is consumed where it stands: an iterator that nothing else will see will do."""
        if isinstance(node, ast.GeneratorExp):
            return self._pure_comprehension(node)
        if isinstance(node, ast.Call):
            target = self._target(node.func)
            if type(target) is Builtin and target.lazy and target.name in _UNORDERED_BUILTINS:
                return self._pure_builtin(node, target)
        return self.pure(node)

    def _pure_function(self, node: ast.AST) -> bool:
        if isinstance(node, ast.Lambda):
            return self.pure(node.body) and all(map(self.pure, (*node.args.defaults, *node.args.kw_defaults)))
        target = self._target(node)
        match target:
            case HostFunction():
                return self.order_of(target.target) == "free"
            case Builtin():
                return target.name not in _STATEFUL_BUILTINS and not target.callback
        return isinstance(node, ast.Constant) or type(target) is HostType

    # Statements.

    def _block(self, statements: Sequence[ast.stmt], fresh: set[str]) -> set[str]:
        """Mark the statements of a block; `fresh` are names of containers and sums that nothing else can see.

        Returns:
            The names that are fresh after it.
        """
        for statement in statements:
            fresh = self._statement(statement, fresh)
        return fresh

    def _statement(self, node: ast.stmt, fresh: set[str]) -> set[str]:
        match node:
            case ast.If():
                return self._if(node, fresh)
            case ast.For() | ast.While():
                return self._loop(node, fresh)
            case ast.Try():
                self._block(node.body, fresh)
                for block in (*(handler.body for handler in node.handlers), node.orelse, node.finalbody):
                    self._block(block, set())
                return fresh - self._used(node) if fresh else fresh
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                self._block(node.body, set())
                return fresh - self._names_below(node) if fresh else fresh
            case ast.Return():
                if self.pure(node.value):
                    self.passing.add(node)
                return fresh
            case ast.Pass() | ast.Break() | ast.Continue() | ast.Import():
                self.passing.add(node)
                return fresh
        return self._simple(node, fresh)

    def _if(self, node: ast.If, fresh: set[str]) -> set[str]:
        if self.pure(node.test):
            self.passing.add(node)
        fresh = fresh - _names(node.test)
        return self._block(node.body, fresh) & self._block(node.orelse, fresh)

    def _loop(self, node: ast.For | ast.While, fresh: set[str]) -> set[str]:
        fresh = fresh - self._used(node) if fresh else fresh
        if isinstance(node, ast.While):
            passes = self.pure(node.test)
        else:
            passes = self._consumed(node.iter) and not isinstance(node.iter, ast.GeneratorExp)
            if not _only_names(node.target):
                return set()
        if passes:
            self.passing.add(node)
        return fresh & self._block(node.body, fresh) & self._block(node.orelse, fresh)

    def _simple(self, node: ast.stmt, fresh: set[str]) -> set[str]:
        collecting = _collecting(node)
        if (
            collecting is not None
            and collecting[0] in fresh
            and collecting[0] not in _NOTHING.union(*map(_names, collecting[2]))
        ):
            name, change, parts = collecting
            # What an item holds is changed in place if it is a list, and that may have other names.
            in_place = isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Subscript)
            if all(map(self.pure, parts)) and (not in_place or name in self._constant_items):
                self.collects[change] = name
                self.early.add(node)
            return fresh.difference(*map(_names, parts))
        if self._begins_early(node):
            self.early.add(node)
        fresh = fresh - _names(node)
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if self._makes(value):
                return fresh | {name}
        return fresh

    def _makes(self, value: ast.expr) -> bool:
        """Whether an expression makes something new, which nothing else can see."""
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
            target = self._target(value.func)
            return type(target) is Builtin and target.of_type in _MUTABLE and not value.args
        return isinstance(value, _FRESH)

    def _begins_early(self, node: ast.stmt) -> bool:
        match node:
            case ast.Assign(targets=[ast.Name()], value=value):
                return self.pure(value)
            case ast.Assign(targets=[ast.Tuple(elts=elements) | ast.List(elts=elements)], value=value):
                return all(isinstance(each, ast.Name) for each in elements) and self.pure(value)
            case ast.AnnAssign(target=ast.Name(), value=value) if value is not None:
                return self.pure(value)
            case ast.AugAssign(target=ast.Name(), value=value) | ast.Expr(value=value):
                return self.pure(value)
            case ast.Assert():
                return self.pure(node.test) and self.pure(node.msg)
        return False

    def _find_touches(self) -> None:
        collected = frozenset(self.collects.values())
        for node in (*self.early, *self.passing):
            collecting = _collecting(node)
            if collecting is not None and collecting[1] in self.collects:
                found = _NOTHING.union(*map(_names, collecting[2]))
            else:
                found = _NOTHING.union(*map(_names, _own_parts(node)))
            if found & collected:
                self.touches[node] = found & collected


def _own_parts(node: ast.stmt) -> list[ast.AST]:
    """What a statement evaluates or binds itself, without the statements inside it."""
    match node:
        case ast.If() | ast.While():
            return [node.test]
        case ast.For():
            return [node.iter, node.target]
    return [node]


def _holds_constants(value: ast.expr) -> bool:
    match value:
        case ast.List(elts=items) | ast.Dict(values=items):
            return all(isinstance(item, ast.Constant) for item in items)
        case ast.ListComp(elt=item) | ast.DictComp(value=item):
            return isinstance(item, ast.Constant)
        case ast.Call(func=ast.Name(id="dict" | "list"), args=[], keywords=[]):
            return True
    return False


def _names(node: ast.AST) -> frozenset[str]:
    """All names that stand in a part of a program."""
    if type(node) is ast.Name:
        return frozenset((node.id,))
    return frozenset(each.id for each in nodes_below(node) if type(each) is ast.Name)


def _only_names(target: ast.expr) -> bool:
    match target:
        case ast.Name():
            return True
        case ast.Tuple(elts=elements) | ast.List(elts=elements):
            return all(map(_only_names, elements))
    return False


def _collecting(node: ast.AST) -> tuple[str, ast.AST, list[ast.AST]] | None:
    """Of a statement that adds to a container or a sum: its name, the node that changes it, and the other parts."""
    match node:
        case ast.Expr(
            value=ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attr), args=args, keywords=[]) as call
        ) if attr in _COLLECTING:
            return name, call, [*args]
        case ast.Assign(targets=[ast.Subscript(value=ast.Name(id=name), slice=index)], value=value):
            return name, node, [value, index]
        case ast.AugAssign(target=ast.Subscript(value=ast.Name(id=name), slice=index), value=value):
            return name, node, [index, value]
        case ast.AugAssign(target=ast.Name(id=name), value=value):
            return name, node, [value]
    return None


def _used(node: ast.AST) -> set[str]:
    """The names in a statement that stand anywhere but where something is added to them."""
    return {each.id for each in _used_nodes(node) if isinstance(each, ast.Name)}


def _used_nodes(node: ast.AST) -> Iterator[ast.AST]:
    todo = [node]
    while todo:
        node = todo.pop()
        yield node
        collecting = _collecting(node)
        todo.extend(ast.iter_child_nodes(node) if collecting is None else collecting[2])
