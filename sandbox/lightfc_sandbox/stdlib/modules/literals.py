"""`ast`: `literal_eval` alone. Its text is read by the parser of programs, and nothing but literals has a value."""

import _ast as ast
from collections.abc import Mapping
from typing import Any, NoReturn

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.budget.quick import check_stack
from lightfc_sandbox.effects import MAKES
from lightfc_sandbox.errors import Stop
from lightfc_sandbox.parsing.parse import PARSER_DEPTH, tree_of
from lightfc_sandbox.parsing.source import depth_estimate
from lightfc_sandbox.stdlib.wrapping import functions
from lightfc_sandbox.values.plain import check_keys
from lightfc_sandbox.values.text import to_repr

_PARSED_BYTES = 550  # what CPython's parser takes for a character at the most, tree and all
_NUMBERS = frozenset({int, float, complex})


def _literal_eval(run: Run, node_or_string: Any, /) -> Any:
    if type(node_or_string) is not str:
        raise ValueError(f"malformed node or string: {to_repr(run, node_or_string)}")
    run.charge_steps(len(node_or_string))
    run.charge_bytes(_PARSED_BYTES * len(node_or_string))
    return _value(run, _tree(run, node_or_string.lstrip(" \t")).body, 0)


def _tree(run: Run, text: str) -> Any:
    check_stack()
    if len(text) > PARSER_DEPTH and depth_estimate(text) > PARSER_DEPTH:
        _refuse_depth(run)
    try:
        return tree_of(text, "eval")
    except SyntaxError as error:
        line = f" (<unknown>, line {error.lineno})" if error.lineno is not None else ""
        told = type(error)(f"{str(error.msg).partition(' (<')[0]}{line}")
    except (RecursionError, MemoryError):
        _refuse_depth(run)
    raise told


def _refuse_depth(run: Run) -> NoReturn:
    raise Stop("container_depth", run.limits.container_depth, "a literal nested deeper")


def _value(run: Run, node: Any, depth: int) -> Any:
    """The value of a literal, of which CPython takes the same as `ast.literal_eval`."""
    if depth > run.limits.container_depth:
        _refuse_depth(run)
    if type(node) in _HOLDING:
        return run.fresh(_HOLDING[type(node)](run, node, depth + 1))
    if type(node) is ast.Constant:
        if type(node.value) is int:
            run.charge_bits(node.value.bit_length())
        return node.value
    return _complex(node) if type(node) is ast.BinOp else _signed(node)


def _items(run: Run, node: Any, depth: int) -> list[Any]:
    return [_value(run, each, depth) for each in node.elts]


def _set(run: Run, node: Any, depth: int) -> set[Any]:
    items = _items(run, node, depth)
    check_keys(run, items)
    return {*items}


def _dict(run: Run, node: Any, depth: int) -> dict[Any, Any]:
    keys = [_value(run, each, depth) for each in node.keys]
    check_keys(run, keys)
    return dict(zip(keys, [_value(run, each, depth) for each in node.values], strict=True))


def _empty_set(run: Run, node: Any, depth: int) -> set[Any]:
    if type(node.func) is not ast.Name or node.func.id != "set" or node.args or node.keywords:
        _refuse(node)
    return set()


_HOLDING: Mapping[type, Any] = {
    ast.Tuple: lambda run, node, depth: (*_items(run, node, depth),), ast.List: _items, ast.Set: _set, ast.Dict: _dict,
    ast.Call: _empty_set,
}  # fmt: skip


def _complex(node: ast.BinOp) -> Any:
    left, right = _signed(node.left), _number(node.right)
    if type(node.op) not in (ast.Add, ast.Sub) or type(left) is complex or type(right) is not complex:
        _refuse(node)
    return left + right if type(node.op) is ast.Add else left - right


def _signed(node: Any) -> Any:
    if type(node) is ast.UnaryOp and type(node.op) in (ast.UAdd, ast.USub):
        return +_number(node.operand) if type(node.op) is ast.UAdd else -_number(node.operand)
    return _number(node)


def _number(node: Any) -> Any:
    if type(node) is not ast.Constant or type(node.value) not in _NUMBERS:
        _refuse(node)
    return node.value


def _refuse(node: Any) -> NoReturn:
    told = "" if node is None else f" on line {node.lineno}"
    raise ValueError(f"malformed node or string{told}: {node and f'<ast.{type(node).__name__} object>'}")


MEMBERS: Mapping[str, Any] = functions("ast", MAKES, ITSELF, literal_eval=_literal_eval)
"""What `ast.` offers."""
