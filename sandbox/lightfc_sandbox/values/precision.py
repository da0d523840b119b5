"""The context of `decimal` that a text has set: how many digits its results have, and how they are rounded.

It belongs to the run, or to the session. Only single operations are made in it, so that neither what the host computes
nor a tool that is called sees it, and its flags are nobody's.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.values.kinds import DECIMALS, Inside, type_name
from lightfc_sandbox.values.type_tables import whole

if TYPE_CHECKING:
    import decimal

MAX_DIGITS = 1_000  # digits of a result: a power of numbers of more takes longer than a text may keep the thread
SETTABLE = frozenset({"prec", "rounding"})  # what a program can assign, beside attributes of its own objects

CHEAP, DEAR, DEAREST = 14, 4, 2
"""By how many bits the square of the digits is shifted for the steps of `+` and `*`, of `sqrt` and `ln`, of `**`."""

_FREE_DIGITS = 64  # numbers of fewer are computed with in the time of a step or two

_METHODS: dict[Callable[..., Any], str] = {
    operator.add: "add", operator.sub: "subtract", operator.mul: "multiply", operator.truediv: "divide",
    operator.floordiv: "divide_int", operator.mod: "remainder", operator.pow: "power", divmod: "divmod",
    operator.neg: "minus", operator.pos: "plus", abs: "abs",
}  # fmt: skip
"""The operations that a context has itself, for numbers that are decimal or whole."""


@cache
def _decimal() -> Any:
    """The module, which takes long to import: asked for only where there are decimal numbers."""
    import decimal

    return decimal


@cache
def _default() -> decimal.Context:
    """That with which Python begins, for all texts that set none: nobody reads its flags, and nothing else changes."""
    known = _decimal()
    return known.Context(  # type: ignore[no-any-return]
        prec=28, rounding=known.ROUND_HALF_EVEN, Emin=-999_999, Emax=999_999, capitals=1, clamp=0, flags=[],
        traps=[known.InvalidOperation, known.DivisionByZero, known.Overflow],
    )  # fmt: skip


@cache
def _operations() -> dict[Callable[..., Any], Callable[..., Any]]:
    """Its operations."""
    return {op: getattr(_default(), name) for op, name in _METHODS.items()}


@cache
def _small_size() -> int:
    """The size of numbers that hold their digits in themselves, of which `_FREE_DIGITS` are some."""
    small, large = (_decimal().Decimal(10**digits).__sizeof__() for digits in (_FREE_DIGITS - 1, MAX_DIGITS))
    return small if small < large else -1


def _digits(value: Any) -> int:
    """How many digits a decimal number has, or 0 for few and for another value."""
    if type(value) not in DECIMALS or value.__sizeof__() <= _small_size():
        return 0
    return len(value.as_tuple().digits)


class Settings(Inside):
    """What `decimal.getcontext()` gives: its digits and its rounding can be read and set."""

    __slots__ = ("context",)

    def __init__(self, context: decimal.Context) -> None:
        self.context = context

    def set(self, name: str, value: Any) -> None:
        """Set one of `SETTABLE`."""
        if name == "rounding":
            known = sorted(each for name, each in vars(_decimal()).items() if name.startswith("ROUND_"))
            if type(value) is not str or value not in known:
                raise TypeError(f"valid values for rounding are: {', '.join(known)}")
            self.context.rounding = value
            return
        digits = whole(value)
        if type(digits) is not int:
            raise TypeError(f"{type_name(value)!r} object cannot be interpreted as an integer")
        if digits < 1:
            raise ValueError("valid range for prec is [1, MAX_PREC]")
        if digits > MAX_DIGITS:
            raise Refused(f"decimal: a program computes with up to {MAX_DIGITS:,} digits")
        self.context.prec = digits


def exactly(run: Run, op: Callable[..., Any], /, *operands: Any, **named: Any) -> Any:
    """An operation of CPython on what may be decimal numbers, in the context of the text: not that of the host.

    It must call nothing of the host, which would see that context.
    """
    if not DECIMALS:
        return op(*operands, **named)  # there is none anywhere
    known, found = _decimal(), run.kept.get("decimal")
    host = known.getcontext()
    known.setcontext(_default() if found is None else found.context)
    try:
        return op(*operands, **named)
    finally:
        known.setcontext(host)


def settings(run: Run) -> Settings:
    """The context of the run, a new one of 28 digits when it is first asked for."""
    found: Settings | None = run.kept.get("decimal")
    if found is None:
        run.charge_bytes(1_000)
        found = run.kept["decimal"] = run.fresh(Settings(_default().copy()))
    return found


def context_of(run: Run) -> decimal.Context:
    """The context of the run, for what takes one and changes nothing of it but its flags."""
    found: Settings | None = run.kept.get("decimal")
    return _default() if found is None else found.context


def charge_digits(run: Run, work: int, operands: Sequence[Any]) -> None:
    """Charge an operation of which one operand is a decimal number, by the digits of the context and by theirs."""
    found: Settings | None = run.kept.get("decimal")
    if found is not None or work < CHEAP:
        # CPython computes these with all digits of what it is given, whatever the context asks for.
        digits = max(found.context.prec if found else 0, max(map(_digits, operands)) if work < CHEAP else 0)
        if found is not None or digits > _FREE_DIGITS:
            run.charge_steps(digits * digits >> work)
            run.charge_bytes(digits)


def in_context(run: Run, work: int, op: Callable[..., Any], *operands: Any) -> Any:
    """An operation on operands of which one is a decimal number, in the context of the run; charged by their digits."""
    found: Settings | None = run.kept.get("decimal")
    if found is not None or work < CHEAP:
        charge_digits(run, work, operands)
    operation = _operations().get(op)
    if operation is not None:
        if found is not None:
            operation = getattr(found.context, _METHODS[op])
        try:
            return operation(*operands)
        except TypeError:
            pass  # the operator says it as CPython does
    return exactly(run, op, *operands)


def compared(run: Run, op: Callable[[Any, Any], Any], a: Any, b: Any) -> Any:
    """A comparison of which one operand is a decimal number, in the context of the run where that can matter."""
    if _is_finite(a) and _is_finite(b):
        return op(a, b)
    return exactly(run, op, a, b)


def _is_finite(value: Any) -> bool:
    """Whether a value is compared with a decimal number in the same way in any context, which stays as it is."""
    return type(value) is int or (type(value) in DECIMALS and value.is_finite())
