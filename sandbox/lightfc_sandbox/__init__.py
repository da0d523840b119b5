"""A sandboxed evaluator for expressions: checked against a whitelist, charged to limits, closed to the host.

    >>> from lightfc_sandbox import Sandbox
    >>> Sandbox({"x": 2, "double": lambda n: 2 * n}).run("double(x) + 1")
    5

Any program ends in a value, an `ExpressionError`, a `LimitExceeded` or an `EvaluationError`. With a confined process it
may also end in an `IsolationError`. Nothing else is raised, but what a function of the host raises that is not an
`Exception`, such as `KeyboardInterrupt`.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:  # which type checkers take for true, without the time that `typing` takes
    from lightfc_sandbox.budget.limits import Limits as Limits
    from lightfc_sandbox.errors import (
        EvaluationError as EvaluationError,
        ExpressionError as ExpressionError,
        Frame as Frame,
        IsolationError as IsolationError,
        LimitExceeded as LimitExceeded,
        SandboxError as SandboxError,
        Violation as Violation,
    )
    from lightfc_sandbox.interpreter import Program as Program
    from lightfc_sandbox.policy import Isolation as Isolation, Policy as Policy, PolicyName as PolicyName
    from lightfc_sandbox.sandbox import Sandbox as Sandbox
    from lightfc_sandbox.session import Session as Session
    from lightfc_sandbox.spans import Span as Span
    from lightfc_sandbox.values.opened import OpenType as OpenType, Operation as Operation

_MODULES = {
    "errors": (
        "EvaluationError", "ExpressionError", "Frame", "IsolationError", "LimitExceeded", "SandboxError", "Violation",
    ),
    "budget.limits": ("Limits",),
    "values.opened": ("OpenType", "Operation"),
    "policy": ("Isolation", "Policy", "PolicyName"),
    "interpreter": ("Program",),
    "sandbox": ("Sandbox",),
    "session": ("Session",),
    "spans": ("Span",),
}  # fmt: skip
"""Where each name is that is imported when it is first asked for."""

if not TYPE_CHECKING:
    import os

    __all__ = [name for names in _MODULES.values() for name in names]

    if os.path.exists(os.path.join(os.path.dirname(__file__), "..", "..", "hatch_build.py")):  # it is a checkout
        from lightfc_sandbox.compiled import remove_stale

        remove_stale()

    def __getattr__(name: str) -> object:
        """Import what a program uses: who handles errors, or sets limits, needs no evaluator for it."""
        import sys
        from importlib import import_module

        for module, names in _MODULES.items():
            if name in names:
                found = globals()[name] = getattr(import_module(f"lightfc_sandbox.{module}"), name)
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name, obj=sys.modules[__name__])

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
