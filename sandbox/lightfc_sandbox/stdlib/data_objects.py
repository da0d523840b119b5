"""What is known of the dataclasses that a program makes (`checking.data_classes.DataClass`), and of their objects."""

from collections.abc import Mapping, Sequence
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib.assignment import PROPERTY
from lightfc_sandbox.stdlib.special_methods import call_special
from lightfc_sandbox.values.kinds import Builtin, Instance
from lightfc_sandbox.values.plain import WITHOUT_HASH


def first_data(classes: Sequence[Any]) -> Any:
    """What is known of the first dataclass among classes; None if there is none."""
    return next((each._shape.data for each in classes if each._shape.data is not None), None)


def data_of(value: Any) -> Any:
    """What is known of the class of an object of a dataclass, or of the class; None of any other value."""
    kind = value.of_type if type(value) is Builtin else type(value)
    return first_data(kind._classes) if kind is not None and issubclass(kind, Instance) else None


def enter_data(data: Any, made: Any, above: Any, own: Mapping[str, Any]) -> None:
    """Note what a dataclass is, which derives from `above` if from any, and in which `own` stands."""
    if above is not data.above:
        raise Refused("a dataclass derives from a dataclass by the name that its class statement gives it")
    if above is not None and above.frozen is not data.frozen:
        what = "non-frozen dataclass from a frozen" if above.frozen else "frozen dataclass from a non-frozen"
        raise TypeError(f"cannot inherit {what} one")
    for name in own.keys() & data.names:
        if own[name][0] == PROPERTY:
            raise Refused(f"a field of a dataclass is no property or descriptor in a program: {name}")
        kind: Any = type(own[name][1])
        if kind in WITHOUT_HASH or kind is set or (issubclass(kind, Instance) and not kind._hashed):
            said = f"mutable default <class {kind.__name__!r}> for field {name} is not allowed: use default_factory"
            raise ValueError(said)
    made._frozen = data.frozen
    made.__match_args__ = (*data.positional,)  # type: ignore[misc]  # a name of Python


def prepare(run: Run, obj: Any, /, *passed: Any) -> None:
    """Call the `__post_init__` that a class has from one above it, if it has one."""
    found = type(obj)._members.get("__post_init__")
    if found is not None:
        call_special(run, found[1], obj, *passed)
