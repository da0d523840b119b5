"""From checked IR to a program that can run: its closure, and what stands around that."""

from __future__ import annotations

from typing import Any

from lightfc_sandbox.budget.costs import LARGE_CHARS
from lightfc_sandbox.checking.checker import Checker
from lightfc_sandbox.checking.ir import Block, Expression, Node
from lightfc_sandbox.checking.scope import UNBOUND
from lightfc_sandbox.evaluation.emitter import Closure, Emitter
from lightfc_sandbox.evaluation.runs import changing, large, nesting, statements, suspends, whole_program
from lightfc_sandbox.evaluation.table import TABLE, cover


class Compiled:
    """A program that has been checked and compiled.

    Attributes:
        closure: Evaluates the program.
        blank: The variables at the start of a run, unbound.
        checker: What checked the program: its call sites and effects.
        constructs: Whether it calls a constructor of a type of the host.
        calls: Whether it may call functions of the host.
        suspends: Whether it may have to wait for a call before it ends.
    """

    def __init__(self, checker: Checker, root: Node, *, calling: bool) -> None:
        emitter = Emitter(checker, root, TABLE, cover, calling=calling)
        closure = emitter.emit(root)
        self.checker = checker
        self.constructs: bool = checker.constructs
        self.calls = calling
        # A loop waits with making more calls where many are in flight.
        self.suspends: bool = emitter.calling and (suspends(root) or checker.repeats)
        self.copies: bool = bool(emitter.writes)
        if type(root) is Block:
            closure = statements(closure, is_asked=type(root.parts[-1]) is Expression if root.parts else True)
        if len(checker.source.text) > LARGE_CHARS:
            closure = large(closure, len(checker.source.nodes))
        if checker.changes:
            lightly = not calling and not checker.calls_host
            alone = lightly and not checker.reads_context and not checker.continues
            closure = changing(closure, lightly=lightly, alone=alone)
        about = emitter.lasts, emitter.hands_on, emitter.sets_context, emitter.stops, emitter.assigned
        if about != _PLAIN:
            closure = whole_program(closure, *about)
        if emitter.nests >= 0:
            closure = nesting(closure, emitter.deepest + _AROUND, emitter.nests, calling=calling)
        self.closure: Closure = closure
        self.blank: list[Any] = [UNBOUND] * len(checker.scope.slots)


_PLAIN = False, False, False, False, None

_AROUND = 4
"""Closures around the tree of a function: its body as a whole, what charges its frame, its turn, and what calls it."""
