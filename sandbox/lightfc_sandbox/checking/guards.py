"""Tests inside an expression that decide about calls which act: what acts before them may change what they read."""

from lightfc_sandbox.checking.ir import Node
from lightfc_sandbox.effects import CALLBACK, CALLS, LOOKS, TEXT, TURNS


class Guard(Node):
    """A test that calls, and decides whether something is done that may act; `guarded` is what that may do."""

    __slots__ = ("guarded", "test")

    def __init__(self, test: Node, guarded: int) -> None:
        self.node, self.test, self.guarded = test.node, test, guarded
        self.mask = test.mask | LOOKS


def guard(test: Node, *guarded: Node | None) -> Node:
    """A test, as one that waits for what acts before it where it decides about something that may act."""
    if not test.mask & CALLS:
        return test
    mask = 0
    for each in guarded:
        if each is not None:
            mask |= each.mask
    return Guard(test, mask) if mask & (TURNS | TEXT | CALLBACK) else test
