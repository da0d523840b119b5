"""The node of the IR that stands for statements which programs share: those of the library, checked once."""

from typing import Any

from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import Scope


class Shared(ir.Node):
    """Statements that were checked for other programs too; to a program they are one statement.

    Attributes:
        block: Their IR.
        scope: The variables of a program that has these statements alone.
        checker: What has checked them.
        found: What that has found out of them, by the names of its attributes.
        closures: Those of programs whose calls do not overlap, with what an emitter has to know of them.
    """

    __slots__ = ("block", "checker", "closures", "found", "scope")

    def __init__(self, checker: Any, block: ir.Block) -> None:
        self.node, self.mask = None, block.mask
        self.checker, self.block, self.closures = checker, block, dict[Any, Any]()
        self.scope: Scope = checker.scope
        self.found: dict[str, Any] = checker.found
