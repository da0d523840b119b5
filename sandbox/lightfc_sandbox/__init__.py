"""A sandboxed evaluator for expressions: checked against a whitelist, charged to limits, closed to the host.

    >>> from lightfc_sandbox import Sandbox
    >>> Sandbox({"x": 2, "double": lambda n: 2 * n}).run("double(x) + 1")
    5

Any text ends in a value, an `ExpressionError`, a `LimitExceeded` or an `EvaluationError`; nothing else leaves.
"""

from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.errors import EvaluationError, ExpressionError, Frame, LimitExceeded, SandboxError, Violation
from lightfc_sandbox.policy import Policy, PolicyName
from lightfc_sandbox.sandbox import Program, Sandbox
from lightfc_sandbox.session import Session
from lightfc_sandbox.source import Span
from lightfc_sandbox.values.opened import OpenType, Operation

__all__ = [
    "EvaluationError",
    "ExpressionError",
    "Frame",
    "LimitExceeded",
    "Limits",
    "OpenType",
    "Operation",
    "Policy",
    "PolicyName",
    "Program",
    "Sandbox",
    "SandboxError",
    "Session",
    "Span",
    "Violation",
]
