"""Violations that only follow from others: after an unknown module, none of what a text does with it is known.

A name that nothing gives a meaning, or that only a refused statement binds, is *doubtful*, and so is each variable that
is made of one. What is wrong with a doubtful value is not told: the text has one fault there, and that is told.
"""

import ast
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from lightfc_sandbox.errors import Violation
from lightfc_sandbox.source import Source, Span, nodes_below

_DRAGGED = frozenset({"unknown-attribute", "unknown-name", "opaque"})
_BINDING = (ast.Import, ast.ImportFrom, ast.ClassDef, ast.With, ast.AsyncWith, ast.AsyncFor, ast.Match)
_MOST_PASSES = 4
"""Times that all assignments are gone through, each of which may tell of more; a chain against the order is longer."""


def without_followers(source: Source, violations: Sequence[Violation]) -> list[Violation]:
    """The violations of a text without those that follow from another, in their order.

    Args:
        source: The text.
        violations: All that were found, none of them without a place.
    """
    if len(violations) < 2 or not any(each.code in _DRAGGED for each in violations):
        return list(violations)
    spans = {each.span for each in violations}
    bound = _bound_by_refused(source, spans)
    doubtful = _doubtful(source, violations, bound)
    dragged = set(_dragged_attributes(source, violations, doubtful))
    return [
        each
        for each in violations
        if not (each.code in _DRAGGED and each.span in dragged)
        and not (each.code == "unknown-name" and each.span is not None and _at(source, each.span) in bound)
    ]


def _at(source: Source, span: Span) -> str:
    return source.text[span.start : span.end]


def _bound_by_refused(source: Source, spans: set[Span | None]) -> set[str]:
    """The names that statements bind which are refused as a whole."""
    names: set[str] = set()
    for node in source.nodes:
        if isinstance(node, _BINDING) and source.span(node) in spans:
            names |= set(_names_in(node))
    return names


def _names_in(statement: ast.AST) -> Iterator[str]:
    for node in nodes_below(statement):
        match node:
            case ast.alias(name=name, asname=asname):
                yield asname or name.partition(".")[0]
            case ast.ClassDef(name=name) | ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield name


def _doubtful(source: Source, violations: Sequence[Violation], bound: set[str]) -> set[str]:
    doubtful = {
        _at(source, each.span) for each in violations if each.span and each.code in ("unknown-name", "namespace")
    }
    doubtful |= bound
    places = sorted({each.span.start for each in violations if each.span and each.code in _DRAGGED})
    made = [(_targets(node), _names(_value(node))) for node in source.nodes if isinstance(node, _ASSIGNING)]
    for node in source.nodes:
        if isinstance(node, _ASSIGNING) and _holds(source, _value(node), places):
            doubtful |= _targets(node)
    for _ in range(_MOST_PASSES):
        more = {name for targets, used in made if not used.isdisjoint(doubtful) for name in targets} - doubtful
        if not more:
            break
        doubtful |= more
    return doubtful


_ASSIGNING = (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.For, ast.comprehension, ast.NamedExpr)


def _targets(node: ast.AST) -> set[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]  # type: ignore[attr-defined]
    return set().union(*map(_names, targets))


def _value(node: ast.AST) -> ast.AST | None:
    """What is assigned, or gone through."""
    found: ast.AST | None = getattr(node, "iter", None) or getattr(node, "value", None)
    return found


def _names(node: ast.AST | None) -> set[str]:
    return set() if node is None else {each.id for each in nodes_below(node) if isinstance(each, ast.Name)}


def _holds(source: Source, node: ast.AST | None, places: Sequence[int]) -> bool:
    """Whether one of the places, in order, stands inside of a node."""
    if node is None or not places:
        return False
    span = source.span(node)
    first = bisect_left(places, span.start)
    return first < len(places) and places[first] < span.end


def _dragged_attributes(source: Source, violations: Sequence[Violation], doubtful: set[str]) -> Iterator[Span]:
    """The places of attributes, or of what is done with a value, that are asked of a doubtful one."""
    told = {each.span for each in violations if each.code in _DRAGGED}
    for node in source.nodes:
        if not isinstance(node, ast.Attribute):
            continue
        span = source.name_span(node)
        if span in told and any(_is_doubtful(source, each, doubtful, told) for each in _receiver(node)):
            yield span


def _receiver(node: ast.Attribute) -> Iterator[ast.AST]:
    """What the value of an attribute hangs on: `a` and `b` of `a.b(c)[d].name`."""
    value: ast.AST = node.value
    while True:
        yield value
        match value:
            case ast.Attribute(value=inner) | ast.Subscript(value=inner) | ast.Await(value=inner):
                value = inner
            case ast.Call(func=inner):
                value = inner
            case _:
                return


def _is_doubtful(source: Source, node: ast.AST, doubtful: set[str], told: set[Span | None]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in doubtful
    return isinstance(node, ast.Attribute) and source.name_span(node) in told
