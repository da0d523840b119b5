"""`row["field"] > constant`, what most filters ask: a closure for each of the six operators.

A function that is handed the operator would take half as long again as one in which it stands. What is not of the
constant's type, or not in a dict, goes the way of all others (`slow`).
"""

import ast
from collections.abc import Callable
from typing import Any

Closure = Callable[[list[Any]], Any]


def _equal(slot: int, key: str, kind: type, y: Any, slow: Closure) -> Closure:
    def evaluate(f: list[Any]) -> Any:
        row = f[slot]
        if type(row) is dict:
            try:
                x = row[key]
            except KeyError:
                x = None
            if type(x) is kind:
                return x == y
        return slow(f)

    return evaluate


def _unequal(slot: int, key: str, kind: type, y: Any, slow: Closure) -> Closure:
    def evaluate(f: list[Any]) -> Any:
        row = f[slot]
        if type(row) is dict:
            try:
                x = row[key]
            except KeyError:
                x = None
            if type(x) is kind:
                return x != y
        return slow(f)

    return evaluate


def _less(slot: int, key: str, kind: type, y: Any, slow: Closure) -> Closure:
    def evaluate(f: list[Any]) -> Any:
        row = f[slot]
        if type(row) is dict:
            try:
                x = row[key]
            except KeyError:
                x = None
            if type(x) is kind:
                return x < y
        return slow(f)

    return evaluate


def _at_most(slot: int, key: str, kind: type, y: Any, slow: Closure) -> Closure:
    def evaluate(f: list[Any]) -> Any:
        row = f[slot]
        if type(row) is dict:
            try:
                x = row[key]
            except KeyError:
                x = None
            if type(x) is kind:
                return x <= y
        return slow(f)

    return evaluate


def _greater(slot: int, key: str, kind: type, y: Any, slow: Closure) -> Closure:
    def evaluate(f: list[Any]) -> Any:
        row = f[slot]
        if type(row) is dict:
            try:
                x = row[key]
            except KeyError:
                x = None
            if type(x) is kind:
                return x > y
        return slow(f)

    return evaluate


def _at_least(slot: int, key: str, kind: type, y: Any, slow: Closure) -> Closure:
    def evaluate(f: list[Any]) -> Any:
        row = f[slot]
        if type(row) is dict:
            try:
                x = row[key]
            except KeyError:
                x = None
            if type(x) is kind:
                return x >= y
        return slow(f)

    return evaluate


FIELD_COMPARISONS: dict[type, Callable[[int, str, type, Any, Closure], Closure]] = {
    ast.Eq: _equal, ast.NotEq: _unequal, ast.Lt: _less, ast.LtE: _at_most, ast.Gt: _greater, ast.GtE: _at_least,
}  # fmt: skip
"""Closures by operator: of the slot of the row, the key, the type of the constant, the constant, and `slow`."""
