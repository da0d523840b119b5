"""`operator`: the operators of the language as functions. No `attrgetter` or `methodcaller`: they look up names."""

import _ast as ast
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes
from lightfc_sandbox.budget.costs import FUNCTION_BYTES, ITEM_BYTES
from lightfc_sandbox.effects import CALLBACK, DRAWS, MAY_MAKE, PASSES, READS, W_MAP
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.comparison import COMPARE, contains
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.stdlib.operators import BINARY, UNARY, add
from lightfc_sandbox.stdlib.subscripts import subscript
from lightfc_sandbox.values.kinds import TEXTS, Builtin, type_name

_BINARY: Mapping[str, type[ast.operator]] = {
    "add": ast.Add, "sub": ast.Sub, "mul": ast.Mult, "truediv": ast.Div, "floordiv": ast.FloorDiv, "mod": ast.Mod,
    "pow": ast.Pow, "lshift": ast.LShift, "rshift": ast.RShift, "or_": ast.BitOr, "xor": ast.BitXor, "and_": ast.BitAnd,
    "matmul": ast.MatMult,
}  # fmt: skip
_COMPARE: Mapping[str, type[ast.cmpop]] = {
    "eq": ast.Eq, "ne": ast.NotEq, "lt": ast.Lt, "le": ast.LtE, "gt": ast.Gt, "ge": ast.GtE, "is_": ast.Is,
    "is_not": ast.IsNot,
}  # fmt: skip
_UNARY: Mapping[str, type[ast.unaryop]] = {"pos": ast.UAdd, "neg": ast.USub, "invert": ast.Invert, "not_": ast.Not}

_OPERATES = READS | W_MAP | DRAWS | CALLBACK
"""An item may be made by a `defaultdict`, and a comparison by a function of the text."""


def _binary(name: str, op: Callable[[Run, Any, Any], Any]) -> Builtin:
    def call(run: Run, a: Any, b: Any, /) -> Any:
        return op(run, a, b)

    return Builtin(f"operator.{name}", call, effects=_OPERATES, cost=ITSELF)


def _unary(name: str, op: Callable[[Run, Any], Any]) -> Builtin:
    def call(run: Run, a: Any, /) -> Any:
        return op(run, a)

    return Builtin(f"operator.{name}", call, effects=_OPERATES, cost=ITSELF)


def _itemgetter(run: Run, item: Any, /, *items: Any) -> Builtin:

    def get(run: Run, owner: Any, /) -> Any:
        if not items:
            return subscript(run, owner, item)
        run.charge_steps(len(items))
        run.charge_items(len(items) + 1, ITEM_BYTES)
        return tuple(subscript(run, owner, each) for each in (item, *items))

    return Builtin("operator.itemgetter(…)", get, effects=_OPERATES, cost=ITSELF)


@cache
def members() -> Mapping[str, Any]:
    """What `operator.` offers."""
    found = {name: _binary(name, BINARY[node]) for name, node in _BINARY.items()}
    found |= {name: _binary(name, COMPARE[node]) for name, node in _COMPARE.items()}
    found |= {name: _unary(name, UNARY[node]) for name, node in _UNARY.items()}
    others = {"getitem": subscript, "concat": _concat}
    found |= {name: _binary(name, op) for name, op in others.items()}
    found["contains"] = _binary("contains", lambda run, a, b: contains(run, b, a))
    found["truth"] = _unary("truth", truth)
    found["abs"] = _unary("abs", _abs)
    cost = Takes(FUNCTION_BYTES, each=ITEM_BYTES)
    found["itemgetter"] = Builtin("operator.itemgetter", _itemgetter, effects=READS | PASSES | MAY_MAKE, cost=cost)
    return found


def _concat(run: Run, a: Any, b: Any) -> Any:
    if type(a) not in TEXTS and type(a) is not list and type(a) is not tuple:
        raise TypeError(f"{type_name(a)!r} object can't be concatenated")
    return add(run, a, b)


def _abs(run: Run, a: Any) -> Any:
    return BUILTINS["abs"].fn(run, a)
