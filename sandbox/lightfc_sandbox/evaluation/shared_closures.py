"""The closures of statements that programs share, which are made once where calls do not overlap."""

from typing import Any

from lightfc_sandbox.checking.shared_statements import Shared
from lightfc_sandbox.evaluation.emitter import Closure, Emitter


def shared(e: Emitter, n: Shared) -> Closure:
    """What executes statements that other programs have as well."""
    closure: Closure
    if e.calling:  # then what stands beside them makes a difference
        around, e.scope = e.scope, n.scope
        closure = e.emit(n.block)
        e.scope = around
        return closure
    found = n.closures.get(e.changes)
    if found is None:
        inside: Any = Emitter(n.checker, n.block, e.table, e.cover)
        inside.changes = e.changes
        found = n.closures[e.changes] = inside.emit(n.block), inside
    closure, inside = found
    e.nests, e.lasts = max(e.nests, inside.nests), e.lasts or inside.lasts
    e.deepest = max(e.deepest, inside.deepest)
    return closure
