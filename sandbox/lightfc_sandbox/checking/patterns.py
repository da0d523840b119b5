"""`match`: each pattern as tests of a value, which keep what they find in it until all of them have said yes."""

from __future__ import annotations

import _ast as ast
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from itertools import chain
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import PLACE_BYTES
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.attribute_reads import attribute_reader, own_reader
from lightfc_sandbox.checking.expressions import check_bound, far
from lightfc_sandbox.checking.functions import branch
from lightfc_sandbox.checking.names import Value, hidden_variable
from lightfc_sandbox.effects import FUTURE, READS
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.parsing.source import location
from lightfc_sandbox.stdlib.abstract_types import ABSTRACT, derives_from_abstract
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.comparison import COMPARE
from lightfc_sandbox.stdlib.special_methods import mapping_of
from lightfc_sandbox.stdlib.subscripts import subscript
from lightfc_sandbox.values.iteration import all_of, is_sized
from lightfc_sandbox.values.kinds import (
    MAPPINGS,
    BoundMethod,
    Builtin,
    HostType,
    Instance,
    OwnMethod,
    Record,
    UnionType,
    inner_of,
    is_type,
)
from lightfc_sandbox.values.text import to_repr
from lightfc_sandbox.values.type_tables import static_attribute

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker


def match(c: Checker, node: ast.Match) -> ir.Node:
    """`match`: of its cases, all in one row, the first that takes the value ends the others."""
    begin, subject = hidden_variable(c, node, c.visit(node.subject))
    still, is_open = hidden_variable(c, node, ir.Const(node, True))

    def assigned(store: ir.Store, value: ir.Node) -> ir.Node:
        return ir.AssignName(node, store.slot, c.scope, value, tried=c.undone)

    parts = [assigned(begin, begin.value)]
    if len(node.cases) > 1:
        parts.append(assigned(still, still.value))
    for place, each in enumerate(node.cases, 1 - len(node.cases)):
        if place and each.guard is None:
            _check_takes_some(c, each.pattern)
        tests = [is_open()] if len(parts) > 2 else []
        tests += _Case(c).tests(each.pattern, subject)
        if each.guard is not None:
            tests.append(c.visit(each.guard))
        body = branch(c, each.body).parts
        if place:
            body = [assigned(still, ir.Const(node, False)), *body]
        parts.append(ir.If(each.pattern, _all(each.pattern, tests), ir.Block(body), ir.Block([])))
    return ir.Block(parts)


def _all(node: Any, tests: Sequence[ir.Node]) -> ir.Node:
    if len(tests) > 1:
        return ir.Boolean(node, tests, stop_at=False)
    return tests[0] if tests else ir.Const(node, True)


def _after(node: Any, stores: Sequence[ir.Node]) -> ir.Node:
    """True, when variables have got their values."""
    return ir.Op(node, stored, stores, touches=False)


class _Case:
    """The tests of one case, and the names that it binds when all of them have said yes."""

    def __init__(self, c: Checker) -> None:
        self.c = c
        self.found: dict[str, tuple[ir.Store, Value]] = {}

    def tests(self, pattern: Any, value: Value) -> list[ir.Node]:
        """All tests of the pattern of a case; the last gives the names their values."""
        self._names(pattern)
        tests = self._look(pattern, value)
        if self.found:
            tests.append(_after(pattern, [self._bound(pattern, name) for name in self.found]))
        return tests

    def _bound(self, pattern: Any, name: str) -> ir.Node:
        c, value = self.c, self.found[name][1]()
        if name in c.scope.elsewhere:
            return ir.Store(pattern, *far(c, name, pattern), value)
        check_bound(c, name, pattern, c.scope)
        c.assigns_name(name)
        return ir.Store(pattern, 0, c.scope.assign(name, again=True), c.scope, value)

    def _names(self, pattern: Any) -> list[str]:
        """The names that a pattern binds, each once, and in all alternatives the same."""
        below = [self._names(each) for each in _children(pattern)]
        if type(pattern) is ast.MatchOr:
            if any({*each} != {*below[0]} for each in below):
                self.c.refuse("syntax", "alternative patterns bind different names", pattern)
            for each in pattern.patterns[:-1]:
                _check_takes_some(self.c, each)
            return below[0]
        own: str | None = getattr(pattern, "name", None) or getattr(pattern, "rest", None)
        counted = Counter(chain(*below, [] if own is None else [own]))
        for name in counted - Counter({*counted}):
            self.c.refuse("syntax", f"multiple assignments to name {name!r} in pattern", pattern)
        return [*counted]

    def _look(self, pattern: Any, value: Value) -> list[ir.Node]:
        return _LOOKS[type(pattern)](self, pattern, value)

    def _keep(self, pattern: Any, name: str | None, value: ir.Node) -> list[ir.Node]:
        """Keep a value for a name; alternatives keep theirs for the same one."""
        if name is None:
            return []
        if name not in self.found:
            self.found[name] = hidden_variable(self.c, pattern, value)
        store = self.found[name][0]
        return [_after(pattern, [ir.Store(pattern, 0, store.slot, store.scope, value)])]

    def _as(self, pattern: ast.MatchAs, value: Value) -> list[ir.Node]:
        below = [] if pattern.pattern is None else self._look(pattern.pattern, value)
        return [*below, *self._keep(pattern, pattern.name, value())]

    def _star(self, pattern: ast.MatchStar, value: Value) -> list[ir.Node]:
        return self._keep(pattern, pattern.name, value())

    def _equal(self, pattern: ast.MatchValue, value: Value) -> list[ir.Node]:
        return [ir.Binary(pattern, ast.Eq, COMPARE[ast.Eq], value(), self._written(pattern.value))]

    def _written(self, node: ast.expr) -> ir.Node:
        """What a pattern compares with; CPython refuses an f-string there only when it compiles."""
        if type(node) is ast.JoinedStr:
            self.c.refuse("syntax", "patterns may only match literals and attribute lookups", node)
        written: ir.Node = self.c.visit(node)
        return written

    def _same(self, pattern: ast.MatchSingleton, value: Value) -> list[ir.Node]:
        return [ir.Binary(pattern, ast.Is, COMPARE[ast.Is], value(), ir.Const(pattern, pattern.value))]

    def _any(self, pattern: ast.MatchOr, value: Value) -> list[ir.Node]:
        return [ir.Boolean(pattern, [_all(one, self._look(one, value)) for one in pattern.patterns], stop_at=True)]

    def _parts(
        self, pattern: Any, op: Callable[..., Any], of: Sequence[ir.Node], parts: Sequence[Any]
    ) -> list[ir.Node]:
        """Tests of the parts that an operation finds in a value: a list of them, or None if it is of another kind."""
        store, found = hidden_variable(self.c, pattern, ir.Op(pattern, op, of, READS, deep=False))
        tests: list[ir.Node] = [ir.Binary(pattern, ast.IsNot, COMPARE[ast.IsNot], store, ir.Const(pattern, None))]
        for at, part in enumerate(parts):
            # It may be a value to come: who looks at it waits for it.
            taken = ir.Op(part, partial(part_at, at), [found()], FUTURE, touches=False)
            if type(part) is ast.MatchOr or (type(part) is ast.MatchAs and part.pattern):
                put, value = hidden_variable(self.c, part, taken)
                tests += [_after(part, [put]), *self._look(part, value)]
            elif type(part) is not ast.MatchAs or part.name:
                tests += self._look(part, partial(_itself, taken))  # which looks at it once
        return tests

    def _sequence(self, pattern: ast.MatchSequence, value: Value) -> list[ir.Node]:
        stars = [at for at, each in enumerate(pattern.patterns) if type(each) is ast.MatchStar]
        if len(stars) > 1:
            self.c.refuse("syntax", "multiple starred expressions in sequence pattern", pattern)
        count, star = len(pattern.patterns), stars[0] if stars else None
        op = partial(items_of, count) if star is None else partial(_items_around, count, star)
        return self._parts(pattern, op, [value()], pattern.patterns)

    def _mapping(self, pattern: ast.MatchMapping, value: Value) -> list[ir.Node]:
        keys, has_rest = [self._written(each) for each in pattern.keys], pattern.rest is not None
        written = [each.value for each in keys if type(each) is ir.Const]
        if len({*written}) < len(written):
            self.c.refuse("syntax", "mapping pattern checks duplicate key", pattern)
        rest = [ast.MatchStar(pattern.rest, **location(pattern))] if has_rest else []
        parts = [*pattern.patterns, *rest]
        return self._parts(
            pattern, lambda run, of, *keys: _values(run, of, keys, rest=has_rest), [value(), *keys], parts
        )

    def _instance(self, pattern: ast.MatchClass, value: Value) -> list[ir.Node]:
        count, names = len(pattern.patterns), pattern.kwd_attrs
        for name in names:
            if name.startswith("_"):
                self.c.refuse("private-attribute", f"attribute {name!r} starts with an underscore", pattern)
        if len({*names}) < len(names):
            self.c.refuse("syntax", "attribute name repeated in class pattern", pattern)
        parts = [*pattern.patterns, *pattern.kwd_patterns]
        of = [value(), self.c.visit(pattern.cls)]
        return self._parts(pattern, lambda run, of, kind: _fields(run, of, kind, count, names), of, parts)


_LOOKS: Mapping[type[ast.pattern], Callable[[_Case, Any, Value], list[ir.Node]]] = {
    ast.MatchAs: _Case._as, ast.MatchStar: _Case._star, ast.MatchValue: _Case._equal, ast.MatchSingleton: _Case._same,
    ast.MatchOr: _Case._any, ast.MatchSequence: _Case._sequence, ast.MatchMapping: _Case._mapping,
    ast.MatchClass: _Case._instance,
}  # fmt: skip


def _children(pattern: Any) -> list[Any]:
    if type(pattern) is ast.MatchAs:
        return [] if pattern.pattern is None else [pattern.pattern]
    return [*getattr(pattern, "patterns", ()), *getattr(pattern, "kwd_patterns", ())]


def _check_takes_some(c: Checker, pattern: Any) -> None:
    """Refuse a pattern that takes every value where others stand below it."""
    while type(pattern) is ast.MatchOr or getattr(pattern, "pattern", None) is not None:
        pattern = pattern.patterns[-1] if type(pattern) is ast.MatchOr else pattern.pattern
    if type(pattern) is ast.MatchAs:
        what = "wildcard" if pattern.name is None else f"name capture {pattern.name!r}"
        instead = "" if pattern.name is None else "a value: 'text', 1, None, or one with a dot, such as Color.RED"
        c.refuse("syntax", f"{what} makes remaining patterns unreachable", pattern, instead)


def stored(run: Run, *values: Any) -> bool:
    """True, when values have been stored."""
    return True


def part_at(at: int, run: Run, parts: Sequence[Any]) -> Any:
    """One of the parts that were found in a value."""
    return parts[at]


def _itself(node: ir.Node) -> ir.Node:
    return node


def items_of(count: int, run: Run, value: Any) -> Sequence[Any] | None:
    """The items of a sequence that has so many."""
    kind = type(value)
    if kind is not tuple and kind is not list:
        items = _sequence_items(run, value, count, count)
        return None if items is None or len(items) != count else items
    if len(value) != count:
        return None
    run.charge_steps(count)
    if kind is tuple:
        return value  # type: ignore[no-any-return]  # as its type says
    run.charge_bytes(PLACE_BYTES * count)
    return [*value]


def _items_around(count: int, star: int, run: Run, value: Any) -> list[Any] | None:
    """The same of a sequence that has so many beside those of a `star`, which are a list among them."""
    items = _sequence_items(run, value, count - 1, None)
    if items is not None:
        after = len(items) - (count - star - 1)
        items[star:after] = [run.fresh(items[star:after])]
    return items


def _sequence_items(run: Run, value: Any, least: int, most: int | None) -> list[Any] | None:
    """The items of a sequence; None of any other value, and of one that has not so many."""
    value = inner_of(run, value)
    if not issubclass(type(value), _SEQUENCES) and not _is_own(value, "Sequence"):
        return None
    if is_sized(value) and (len(value) < least or (most is not None and len(value) > most)):
        return None
    items = all_of(run, value)  # a class of the host is not asked for its length
    return items if len(items) >= least else None


_SEQUENCES = list, tuple, range, deque


def _is_own(value: Any, name: str) -> bool:
    """Whether a value is an object of a class of the text that derives from an abstract type."""
    return issubclass(type(value), Instance) and derives_from_abstract(type(value), ABSTRACT[name])


def _values(run: Run, value: Any, keys: Sequence[Any], *, rest: bool) -> list[Any] | None:
    """The values of keys of a mapping that has all of them, and with `rest` a dict of the others."""
    value = inner_of(run, value)
    if not _is_own(value, "Mapping") and (type(value) not in MAPPINGS or len(keys) > len(value)):
        return None
    seen = set()
    for key in keys:
        if not COMPARE[ast.In](run, key, value):
            return None
        if key in seen:
            raise ValueError(f"mapping pattern checks duplicate key ({to_repr(run, key)})")
        seen.add(key)
    found = [subscript(run, value, key) for key in keys]
    if rest:
        whole = mapping_of(run, value)
        run.charge_made(dict, len(whole))
        others = dict(whole)
        for key in keys:
            del others[key]
        found.append(run.fresh(others))
    return found


def _fields(run: Run, value: Any, kind: Any, count: int, names: Sequence[str]) -> list[Any] | None:
    """The fields of an instance of a class, `count` of them by position."""
    if type(kind) is UnionType or not (type(kind) is HostType or is_type(kind)):
        raise TypeError("called match pattern must be a class")
    if not BUILTINS["isinstance"].fn(run, value, kind):
        return None
    return _fields_of(run, value, kind, count, names) if count or names else []


def _fields_of(run: Run, value: Any, kind: Any, count: int, names: Sequence[str]) -> list[Any] | None:
    own = _by_position(kind, count) if count else ()
    if twice := [name for name in names if name in own]:
        raise TypeError(f"{kind.name}() got multiple sub-patterns for attribute {twice[0]!r}")
    try:
        return [value if name == "" else _field(run, value, name) for name in (*own, *names)]
    except AttributeError:
        return None


_WHOLE = bytearray, bytes, dict, float, frozenset, int, list, set, str, tuple
"""Classes whose pattern by position takes the value itself, as do those that are made from them."""


def _by_position(kind: Any, count: int) -> tuple[str, ...]:
    """The fields of a class that so many patterns by position look at; "" for the value itself."""
    of: Any = kind.of_type if type(kind) is Builtin else kind.cls
    names = static_attribute(of, "_fields" if issubclass(of, Record) else "__match_args__")
    own = names if type(names) is tuple else ("",) if issubclass(of, _WHOLE) else ()
    if count > len(own):
        patterns = f"{len(own)} positional sub-pattern{'s' * (len(own) != 1)}"
        raise TypeError(f"{kind.name}() accepts {patterns} ({count} given)")
    return own[:count]


@lru_cache(maxsize=512)
def _reader(name: str) -> Callable[[Run, Any], Any]:
    return own_reader(name, attribute_reader(name, programs=True, called=False))


def _field(run: Run, value: Any, name: str) -> Any:
    found = _reader(name)(run, value)
    if type(found) is BoundMethod or type(found) is OwnMethod:
        raise Refused(f"{name!r} is a method, not a value that a pattern may look at")
    return found
