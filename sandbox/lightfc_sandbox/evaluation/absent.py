"""What a name means whose variable holds nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import DELETED, UNBOUND
from lightfc_sandbox.evaluation.emitter import Emitter
from lightfc_sandbox.values.copying import adopt


def absent(e: Emitter, n: ir.Load) -> Callable[[Run, Any], Any]:
    """What tells, of the name of a variable that is UNBOUND or DELETED, what it means, or fails."""
    key = n.name, n.scope.parent is None, bool(n.hops)
    found = e.absent.get(key)
    if found is None:
        found = e.absent[key] = _outside(e, n.name) if key[1] else _not_local(n.name, far=key[2])
    return found


def _not_local(name: str, *, far: bool) -> Callable[[Run, Any], Any]:
    """A variable of a function of the text, which means nothing until it is assigned."""

    def mean(run: Run, value: Any) -> Any:
        if far:
            raise NameError(
                f"cannot access free variable {name!r} where it is not associated with a value in enclosing scope"
            )
        raise UnboundLocalError(f"cannot access local variable {name!r} where it is not associated with a value")

    return mean


def _outside(e: Emitter, name: str) -> Callable[[Run, Any], Any]:
    """What a name of the text means while its variable is UNBOUND or DELETED, as in Python's own global scope."""
    constant = e.names.constant(name)
    variable = constant is UNBOUND and name in e.names.variables
    deleted = e.names.builtins.get(name, UNBOUND)
    changes = e.changes

    def mean(run: Run, value: Any) -> Any:
        # Deleted, it does not mean again what it means in the context; the builtins stay.
        meant = deleted if value is DELETED else run.variables[name] if variable else constant
        if meant is UNBOUND:
            raise NameError(f"name {name!r} is not defined")
        return adopt(run, meant) if changes else meant

    return mean
