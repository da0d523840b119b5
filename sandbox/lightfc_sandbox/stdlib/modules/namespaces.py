"""`types`: `SimpleNamespace`, a class like one of the text itself, which each run makes when it first needs it."""

from collections.abc import Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.budget.costs import ENTRY_BYTES
from lightfc_sandbox.effects import PASSES, READS, W_OTHER
from lightfc_sandbox.scheduling.futures import in_turn
from lightfc_sandbox.stdlib.assignment import ClassStatement
from lightfc_sandbox.stdlib.classes import OF_INSTANCE, make_class, new_object
from lightfc_sandbox.stdlib.comparison import equal
from lightfc_sandbox.values.kinds import Builtin, Instance
from lightfc_sandbox.values.text import to_repr


class Namespace(Instance):
    """What the classes of all runs derive from: it tells what a `SimpleNamespace` is, and nothing is put into it."""

    __slots__ = ()


class _Base(Namespace):
    """The same as what a class may derive from."""

    __slots__ = ()
    _classes = (Namespace,)


# Both call themselves by what an object holds, and count towards `Limits.recursion` as functions of the text do.


def _repr(run: Run, owner: Any, /) -> str:
    shown = [f"{name}={run.inside(to_repr, run, value)}" for name, value in in_turn(run, owner.fields).items()]
    return run.charged_text(f"namespace({', '.join(shown)})")


def _equal(run: Run, owner: Any, other: Any, /) -> Any:
    if not issubclass(type(other), Namespace):
        return NotImplemented
    return run.inside(equal, run, in_turn(run, owner.fields), in_turn(run, other.fields))


_METHODS = {
    "__repr__": Builtin("__repr__", _repr, effects=READS, cost=ITSELF),
    "__eq__": Builtin("__eq__", _equal, effects=READS, cost=ITSELF),
}


def _make(run: Run, /, **kwargs: Any) -> Any:
    cls: Any = run.kept.get("namespace")
    if cls is None:
        shape = ClassStatement("SimpleNamespace", [*_METHODS], [OF_INSTANCE] * len(_METHODS))
        cls = run.kept["namespace"] = make_class(run, shape, [_BASE], [*_METHODS.values()], {}).of_type
        cls._type = MEMBERS["SimpleNamespace"]
    run.charge_items(len(kwargs), ENTRY_BYTES)
    made = new_object(run, cls)
    made.fields.update(kwargs)
    return made


def _named(cls: type) -> Builtin:
    return Builtin("SimpleNamespace", _make, cls, effects=READS | W_OTHER | PASSES, cost=ITSELF)


_BASE = _named(_Base)

MEMBERS: Mapping[str, Any] = {"SimpleNamespace": _named(Namespace)}
"""What `types.` offers."""
