"""The emitter: one walk over checked IR that gives nested closures.

A closure takes the frame, a list, and gives a value; that of a statement gives None or a signal to the block around it.
It holds the node of the syntax tree in a parameter `_n`, read only from a traceback. There is a table with a function
for each class of the IR. Texts that name no function of the host pay nothing for overlapping calls; in the others what
looks at a value waits for it where it is a future, and parts that may wait are evaluated beside one another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from typing import Any

from lightfc_sandbox.budget.quick import check_stack
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.checker import Checker
from lightfc_sandbox.checking.scope import Names, Scope
from lightfc_sandbox.effects import (
    ACTS,
    CALLBACK,
    CALLS,
    CALLS_TEXT,
    CHANGES,
    DRAWS,
    EAGER,
    HOLDS,
    HOST,
    LOCAL,
    MAY_MAKE,
    SEES,
    SETS,
    TEXT,
    TOUCH,
    TURNS,
    WRITES,
    YIELDS,
)
from lightfc_sandbox.evaluation import parts
from lightfc_sandbox.evaluation.held_futures import touching, truth_touched
from lightfc_sandbox.evaluation.known import Known
from lightfc_sandbox.evaluation.outward import placed
from lightfc_sandbox.evaluation.plainly import About, GoingOn, either
from lightfc_sandbox.scheduling.siblings import IF_LAZY, INLINE, SPAWN
from lightfc_sandbox.stdlib.operands import truth

Closure = parts.Closure
Emit = Callable[["Emitter", Any], Closure]
Assign = Callable[[Any, list[Any], Any], None]
"""What gives a target its value: `assign(run, frame, value)`."""

Overlap = tuple[list[int], list[int], bool]
"""Of each of several siblings whether it goes on a fiber of its own, and what it may do; whether they share a frame."""


Cover = Callable[["Emitter", ir.Node], Closure]
"""What gives the closure of a node that may be evaluated often."""


class Emitter:
    """Makes the closures of one text.

    Args:
        checker: What has checked the text.
        root: Its IR.
        table: For each class of the IR the function that gives its closure.
        cover: What gives the closures of nodes that may be evaluated more than once.
        calling: Calls are made by a hook, and may overlap, so values may be futures.
    """

    def __init__(
        self,
        checker: Checker,
        root: ir.Node,
        table: Mapping[type[ir.Node], Emit],
        cover: Cover,
        *,
        calling: bool = False,
    ) -> None:
        self.checker, self.root, self.table, self.cover = checker, root, table, cover
        self.calling, self.truth = calling, truth
        self.names: Names = checker.names
        self.scope: Scope = checker.scope
        self.changes: bool = checker.changes
        self.continues: bool = checker.continues
        # What names mean whose variables hold nothing.
        self.absent: dict[Any, Callable[[Any, Any], Any]] = {}
        self.nests = -1  # the most variables of a function of the text that may call others; -1 where there is none
        self.hot = 0  # how many loops and functions stand around what is at hand: it may be evaluated more than once
        self.lasts = False  # something may be
        self.inside = 0  # how many nodes stand around what is at hand
        self.level = 0  # how many closures stand around what is at hand, in what may be evaluated more than once
        self.deepest = 0  # the most of these
        self.turn: ir.Node | None = None  # the body of the loop that was emitted last, if its turns do not spread
        self.spread: ir.For | None = None  # that loop, if they do
        self.hands_on = False  # the text hands on what acts, so all of its functions may
        self.half = _WHOLE  # what is emitted of what is emitted twice
        self.inside_either = False  # it is the second half, but for loops in its loops
        self.stops = False  # they may end what calls them back
        self.assigned: Set[str] | None = None  # what attributes of objects they may assign; None for any
        self.twice = False  # what calls nobody is emitted a second time, for as long as no future has been made
        self.functions = 0  # what functions of the text may do
        self.missing = 0  # what reading an item may do that is not there
        self.writes = 0  # what the text as a whole may change
        self.sets_context = False  # it may set how exact numbers are computed, for all that is computed meanwhile
        self.lazy = True  # operators may give futures
        self.places = False  # special methods may call functions of the host
        self.named: list[Any] = []  # what tells what parts of the text name, where loops need it
        self.tells = checker.tells  # generators that nothing holds any more are told to end
        if calling:
            self._begin_overlapping(checker, root)

    def _begin_overlapping(self, checker: Checker, root: ir.Node) -> None:
        """Work out what the text may do, which only texts ask for whose calls may overlap."""
        self.truth = truth_touched
        self.hands_on = checker.acting is not None and checker.acting.handed
        self.stops = checker.stops
        self.assigned = checker.assigned if checker.holds_objects else None
        functions = checker.functions
        self.missing = checker.makes_missing
        if functions & MAY_MAKE:
            functions |= self.missing
        self.functions = functions if not functions & TEXT else functions | CALLS
        everything = root.mask | functions | self.missing
        self.writes = everything & WRITES
        self.sets_context = checker.sets_context or "localcontext" in checker.source.words
        self.lazy = not self.sets_context and not checker.special
        self.places = checker.special
        self.twice = True

    def emit(self, node: ir.Node) -> Closure:
        """The closure of a node."""
        kind = type(node)
        repeats = self._repeats(node)
        if not (self.hot or COMPILED or repeats or self.places or self.tells):
            return self.table[kind](self, node)
        self.inside += 1
        if self.inside > ir.DEEP:
            check_stack()
        closure = self._emit_again(node, repeats=repeats) if self.hot or repeats else self.cover(self, node)
        self.inside -= 1
        return self._surrounded(node, closure) if self.tells or self.places else closure

    def _surrounded(self, node: ir.Node, closure: Closure) -> Closure:
        """A closure with what few texts need around it."""
        if self.tells and type(node) in _HOLDING:
            from lightfc_sandbox.evaluation.unheld import closing

            closure = closing(closure)
        if self.places and node.mask & TEXT:
            return placed(closure, self.checker.placed_site(node))
        return closure

    def _repeats(self, node: ir.Node) -> bool:
        """Whether a node evaluates parts of it any number of times."""
        return type(node) in REPEATING or (self.twice and _goes_through(node))

    def _emit_again(self, node: ir.Node, *, repeats: bool) -> Closure:
        """The closure of a node that may be evaluated more than once."""
        self.lasts = True
        self.level += 1
        if self.level > self.deepest:
            self.deepest = self.level
        closure = self.apart(node, self.cover, node.node) if self.twice and repeats else self.cover(self, node)
        self.level -= 1
        return closure

    def reaches(self, node: ir.Node, at: Any) -> bool:
        """Whether a part may call a function of the host; `at` is its node in the text."""
        mask = node.mask | self.missing if node.mask & MAY_MAKE else node.mask
        if mask & HOST:
            return True
        reaching = self.checker.reaching
        if reaching is None or not mask & (CALLS_TEXT | DRAWS):
            return False  # no variable of the text may be a function
        return reaching.handed or at in reaching.parts

    def apart(self, node: ir.Node, emit: Cover, at: Any) -> Closure:
        """The closure of a loop or a function's body, which `emit` gives; `at` is its node in the text.

        What calls no function of the host makes no future, so where there was none before nothing in it can overlap.
        """
        if not self.twice or node.mask & YIELDS or self.reaches(node, at):
            return emit(self, node)
        plain = self._emit_half(_PLAIN, node, emit)
        return either(plain, self._later(_OVERLAPPING, node, emit), Known(self.scope, [node]), self._about(node))

    def _later(self, half: int, node: ir.Node, emit: Cover) -> Callable[[], Closure]:
        """What emits a half when it is first evaluated, as most never are, in the way it would be emitted here."""
        of, named = (self.checker, self.root, self.table, self.cover), self.named
        around = self.scope, self.hot, self.level, self.inside

        def make() -> Closure:
            e = Emitter(*of, calling=True)
            e.named = named
            e.scope, e.hot, e.level, e.inside = around
            return e._emit_half(half, node, emit)

        return make

    def _emit_half(self, half: int, node: ir.Node, emit: Cover) -> Closure:
        around = self.half, self.calling, self.truth, self.twice, self.inside_either
        self.half, self.twice, self.inside_either = half, half == _WHOLE, half == _OVERLAPPING
        self.calling, self.truth = (False, truth) if half == _PLAIN else (True, truth_touched)
        closure = emit(self, node)
        self.half, self.calling, self.truth, self.twice, self.inside_either = around
        return closure

    def going_on(self, node: ir.Node, emit: Cover, turns: Sequence[ir.Node] | None = None) -> GoingOn | None:
        """How a loop goes on when nothing in it can meet a future any more; `emit` gives the closure for that.

        `turns`: what its turns are made of, where calls may give what it goes over.
        """
        apart = turns is not None and self.twice and not any(self.reaches(each, node.node) for each in turns)
        if not self.inside_either and not apart:
            return None
        return GoingOn(self._later(_PLAIN, node, emit), Known(self.scope, [node]), self._about(node))

    def lasting(self, node: ir.Node, emit: Cover) -> Closure:
        """The closure, which `emit` gives, of what may be kept beyond where it is made: it may meet futures then."""
        return emit(self, node) if self.half == _WHOLE else self._emit_half(_WHOLE, node, emit)

    def _about(self, node: ir.Node) -> About:
        may_call = self.continues and bool(node.mask & (CALLS_TEXT | DRAWS))
        # A shared iterator is nothing that is evaluated plainly.
        return About(bool(self.may_do(node.mask) & CHANGES), may_call, self._assigned(node))

    def _assigned(self, node: ir.Node) -> Sequence[int] | None:
        """The slots of the variables that a part assigns; None where they are not known, or others see them."""
        scope, kind = self.scope, type(node)
        if not node.mask & SETS or kind is ir.Block:
            return None if scope.elsewhere else ()  # the variables of a function are gone where it has failed
        if kind not in _LOOPS or node.orelse.mask & SETS:  # type: ignore[attr-defined]
            return None
        names: set[str] = {*node.turns.stored, *(name for name in scope.slots if " " in name)}  # type: ignore[attr-defined]
        if names & {*scope.captured, *scope.elsewhere}:
            return None
        return [scope.slots[name] for name in names if name in scope.slots]

    def naming(self, make: Callable[[Checker], Any]) -> Any:
        """What tells what parts of the text name, which is made once; None where others may use what they name."""
        if self.continues:
            return None
        if not self.named:
            self.named.append(make(self.checker))
        return self.named[0]

    @property
    def is_plain(self) -> bool:
        """Whether what is emitted is the half that meets no future, where what is kept may meet some later."""
        return self.half == _PLAIN

    def emit_all(self, nodes: Sequence[ir.Node]) -> list[Closure]:
        """The closures of several nodes."""
        if self.hot or COMPILED or self.places or self.twice or self.tells:
            return [self.emit(node) for node in nodes]
        table = self.table
        return [table[type(n)](self, n) if type(n) not in REPEATING else self.emit(n) for n in nodes]

    def may_be_left(self, node: ir.Load) -> bool:
        """Whether a variable may hold what a statement or a turn of a loop leaves in it, which may be nothing."""
        return self.calling and node.unbound and node.name not in node.scope.captured

    def may_do(self, mask: int) -> int:
        """What a part may do, with what functions do that it may call."""
        called = mask | self.missing if mask & MAY_MAKE else mask
        return (called | self.functions if called & CALLS_TEXT else called) & ~LOCAL

    def does(self, nodes: Sequence[ir.Node]) -> int:
        """What parts may do that stand beside others: they make a call that acts only if they name what does."""
        mask = named = 0
        acting = () if self.checker.acting is None else self.checker.acting.parts
        for part in nodes:
            mask |= part.mask
            if part.node in acting and part.mask & CALLS_TEXT:
                named = ACTS | TURNS
        return self.may_do(mask) & ~TURNS | mask & TURNS | named

    def may_act(self, function: ir.Function) -> bool | None:
        """Whether a function of the text may make a call that acts; None where a later text may have it make one."""
        acting = self.checker.acting
        if self.hands_on or (acting is not None and function.node in acting.functions):
            return True
        # One that calls nobody reads nothing that could decide what is done.
        return None if self.calling and self.continues and self.may_do(function.body.mask) & CALLS else False

    def mode(self, node: ir.Node) -> int:
        """Whether a part goes on a fiber of its own where it stands beside others."""
        mask = node.mask
        if not mask & TOUCH:
            return INLINE
        return SPAWN if mask & CALLS and self.reaches(node, node.node) else IF_LAZY

    def shares(self, mask: int, scope: Scope) -> bool:
        """Whether a part may be given no copy of the frame of a scope.

        It names a variable that functions assign, or makes a function that sees variables which are assigned again.
        """
        if mask & SEES:
            return True
        if not mask & HOLDS:
            return False
        return bool(scope.declared) or any(scope.times.get(name, 0) > 1 for name in scope.captured)

    def overlap(self, nodes: Sequence[ir.Node]) -> Overlap | None:
        """How siblings are evaluated beside one another; None if one after the other."""
        if not self.calling or len(nodes) < 2:
            return None
        mask = 0
        for part in nodes:
            mask |= part.mask
        if not mask & (TOUCH | CALLS) or mask & SETS:
            return None
        modes = [self.mode(part) for part in nodes]
        behind = len(nodes)  # nobody is to begin meanwhile where only what is there already stands behind
        while behind > 1 and type(nodes[behind - 1]) in _UNFAILING:
            behind -= 1
        if not any(modes[: behind - 1]) and not _is_called_all_the_same(nodes):
            return None
        return modes, [self.does([part]) for part in nodes], self.shares(mask, self.scope)

    def looks(self, op: Callable[..., Any], nodes: Sequence[ir.Node], *, deep: bool = True) -> Callable[..., Any]:
        """An operation that looks at the values of parts, which may be futures."""
        return op if self.are_known(nodes) else touching(op, deep=deep)

    def are_known(self, nodes: Sequence[ir.Node]) -> bool:
        """Whether the values of parts are no futures, and hold none."""
        return not self.calling or all(is_known(each, changes=self.writes != 0) for each in nodes)

    def strict(self, node: Any, op: Callable[..., Any], nodes: Sequence[ir.Node]) -> Closure:
        """A node whose value is `op(run, *values of parts)`."""
        values = constants(nodes)
        if values:
            return parts.written(node, op, values)
        if self.overlap(nodes) is None:
            return parts.strict(node, op, self.emit_all(nodes))
        return parts.together(node, op, self.values_of(nodes, self.emit_all(nodes)))

    def values_of(self, nodes: Sequence[ir.Node], closures: Sequence[Closure]) -> Callable[[list[Any]], list[Any]]:
        """What gives the values of parts, which are evaluated beside one another where they may wait."""
        overlap = self.overlap(nodes)
        return parts.in_order(closures) if overlap is None else parts.beside(closures, overlap)

    def choice(self, node: Any, test: Closure, body: Closure, orelse: Closure) -> Closure:
        """`body` where `test` gives what is true, else `orelse`."""
        return parts.choice(node, test, body, orelse, self.truth)

    def is_seen(self, scope: Scope, slot: int) -> bool:
        """Whether functions of the text see a variable."""
        captured = scope.captured
        return bool(captured) and any(scope.slots.get(name) == slot for name in captured)


def _is_called_all_the_same(parts: Sequence[ir.Node]) -> bool:
    """Whether a part calls a function of the host that stands behind one which may fail."""
    may_fail = False
    for part in parts:
        if may_fail and part.mask & CALLS:
            return True
        may_fail = may_fail or type(part) not in _UNFAILING
    return False


_WHOLE, _PLAIN, _OVERLAPPING = range(3)

COMPILED = __file__.endswith((".so", ".pyd"))
"""Closures of shapes are made as quickly as others, so that all have theirs."""

_HOLDING = frozenset({
    ir.BuiltinCall, ir.MethodCall, ir.Call, ir.Comprehension, ir.Expression, ir.AssignName, ir.Assign, ir.For, ir.Try,
})  # fmt: skip
"""What may hold a generator last, on its way or in what it takes out of a variable."""

_LOOPS = frozenset({ir.For, ir.While})
REPEATING = _LOOPS | {ir.Comprehension}


def _goes_through(node: ir.Node) -> bool:
    """Whether a call evaluates a part any number of times: a generator expression, or a function that it calls back."""
    kind = type(node)
    if kind is ir.BuiltinCall:
        target = node.target  # type: ignore[attr-defined]
        at_once = not target.lazy and target.effects & (EAGER | CALLBACK)
        return bool(at_once and node.mask & (CALLBACK | TEXT | HOLDS))
    given: Sequence[ir.Node] = ()
    if kind is ir.MethodCall:
        given = node.arguments  # type: ignore[attr-defined]
    elif kind is ir.Call:
        given = node.arguments.parts  # type: ignore[attr-defined]
    return any(type(each) is ir.Function or type(each) is ir.Comprehension for each in given)


_UNFAILING = frozenset({ir.Const, ir.Given, ir.Load, ir.Function, ir.FrameItself})


def constants(parts: Sequence[ir.Node]) -> list[Any] | None:
    """The values of parts that are all written out; None where one is not."""
    for part in parts:
        if type(part) is not ir.Const:
            return None
    return [part.value for part in parts]  # type: ignore[attr-defined]


def is_known(node: ir.Node, *, changes: bool) -> bool:
    """Whether a value is known to be no future, to hold none, and not to change; `changes`: what the host gave may."""
    kind = type(node)
    return kind is ir.Const or kind is ir.Function or (kind is ir.Given and not changes)
