"""The functions most documents on function calling begin with, sync and async, with plain and rich arguments.

lightfc eval 'add(multiply(2, 3), x)' --tools examples/arithmetic.py
    8
"""

import asyncio
from dataclasses import dataclass

import numpy as np

context = {"x": 2}


@dataclass
class Point:
    """A point of the plane."""

    x: int
    y: int


def add(a: int, b: int) -> int:
    """Add two numbers."""
    return a + b


def multiply(a: int, b: int) -> int:
    """Multiply two numbers."""
    return a * b


async def divide(a: float, b: float) -> float:
    """Divide a by b."""
    await asyncio.sleep(0)
    return a / b


async def search(query: str) -> list[str]:
    """Search for a query and list the results."""
    await asyncio.sleep(0.05)
    return [f"first result for {query}", f"second result for {query}"]


def numpy_sum(arr: np.ndarray) -> float:
    """Sum the elements of an array."""
    return float(np.sum(arr))


def add_points(p1: Point, p2: Point) -> Point:
    """Add two points."""
    return Point(p1.x + p2.x, p1.y + p2.y)
