"""Operations of plain values by the names of their special methods, such as `d.__getitem__`, which is a function.

They are those of the operators and builtins, so they cost and may do the same. A type has those that CPython's has.
"""

import _ast as ast
from collections.abc import Callable, Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.effects import CALLBACK, PASSES, READS, W_MAP
from lightfc_sandbox.stdlib import collections_types as collections_types  # which has tables that these add to
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.comparison import COMPARE
from lightfc_sandbox.stdlib.subscripts import subscript
from lightfc_sandbox.values.kinds import CONTAINERS, ITERATORS, LIKE, STREAMS, TEXTS, DefaultDict, Method
from lightfc_sandbox.values.type_tables import ATTRIBUTES

_contains = COMPARE[ast.In]


def _named(effects: int, count: int, fn: Callable[..., Any]) -> Method:
    def call(run: Run, owner: Any, /, *args: Any) -> Any:
        if len(args) != count:  # `iter` and `next` take more
            raise TypeError(f"expected {count} argument{'s' * (count != 1)}, got {len(args)}")
        return fn(run, owner, *args)

    return Method(call, effects=effects, cost=ITSELF)


_BY_NAME: Mapping[str, Method] = {
    "__contains__": _named(READS | CALLBACK, 1, lambda run, owner, item: _contains(run, item, owner)),
    "__getitem__": _named(READS | W_MAP | CALLBACK | PASSES, 1, subscript),
    **{
        f"__{name}__": _named(BUILTINS[name].effects | CALLBACK, 0, BUILTINS[name].fn)
        for name in ("iter", "len", "next", "repr", "str")
    },
}

for _cls in (*CONTAINERS, DefaultDict, *TEXTS, range, *(ITERATORS - STREAMS)):  # those have tables of their own
    _found = {
        name: each for name, each in _BY_NAME.items() if hasattr(type(LIKE[_cls]) if _cls in LIKE else _cls, name)
    }
    ATTRIBUTES[_cls] = {**ATTRIBUTES.get(_cls, {}), **_found}
