"""When a reading is executed: how certain it has to be, by what its calls may change.

What a model unmistakably said may do all that its tools do. What stands apart from other words may only read. What is
only mentioned does nothing. A host that wants it otherwise says how certain a reading has to be, with `act_on`.
"""

import ast
from collections.abc import Callable, Collection, Mapping
from typing import Any

from lightfc.core.definitions import WHERE, Certainty, FunctionExpression, in_short, is_at_least
from lightfc.engine.tool_spec import ToolSpec
from lightfc_sandbox import Program

_MAX_ITEMS = 1_000


def uncertain(expression: FunctionExpression, act_on: Certainty | None, reads: Callable[[], bool]) -> str:
    """Why a reading is not executed, by `act_on` or, where that is None, by what its calls may change; else empty."""
    certainty = expression.certainty
    if is_at_least(certainty, act_on or "repaired") or (act_on is None and certainty == "apart" and reads()):
        return ""
    may_read = ", from which only calls of read_only tools are made" if certainty == "apart" and act_on is None else ""
    return (
        f"nothing was called: {in_short(expression)} {WHERE[certainty]} (certainty {certainty!r}{may_read}). "
        f"Answer with the call alone; the host can allow this certainty with act_on={certainty!r}"
    )


def only_reads(
    program: Program,
    tools: Mapping[str, ToolSpec],
    others: Collection[str],
    methods: Collection[str],
    variables: Mapping[str, Any],
) -> bool:
    """Whether a program can call nothing but tools that are `read_only`; not knowing is no.

    It could call `others` too, of the host or of earlier programs, and `methods` that may change the host's objects.
    """
    sites, tree = program.sites, program.source.tree
    if not all(isinstance(site.target, ToolSpec) and site.target.read_only for site in sites):
        return False
    if any(isinstance(node, ast.Attribute) and node.attr in methods for node in ast.walk(tree)):
        return False
    named = _named(tree, {id(part) for site in sites for part in _callee(site.node)})
    # What is named without being called could be called by whatever it is given to.
    if any(name.partition(".")[0] in named for name in (*tools, *others)):
        return False
    return all(_is_plain(variables[name]) for name in named & variables.keys())


def _named(tree: ast.AST, called: Collection[int]) -> set[str]:
    """The names that stand in a program otherwise than to be called."""
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and id(node) not in called}


def _callee(call: ast.AST) -> list[ast.AST]:
    return list(ast.walk(call.func)) if isinstance(call, ast.Call) else []


_PLAIN = (str, int, float, bool, complex, bytes, type(None))


def _is_plain(value: Any) -> bool:
    """Whether a value is data without objects of the host, which could have methods that do something."""
    waiting, seen = [value], 0
    while waiting:
        each = waiting.pop()
        seen += 1
        if seen > _MAX_ITEMS:
            return False
        if type(each) is dict:
            waiting += [*each.keys(), *each.values()]
        elif type(each) in (list, tuple, set, frozenset):
            waiting += each
        elif type(each) not in _PLAIN:
            return False
    return True
