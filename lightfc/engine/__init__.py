"""What makes the calls of a program: checking, scheduling, executing, approving, journalling and telling of them.

It knows programs, records, signatures, and a tool as a `ToolSpec`. It never knows a `FunctionTool`, a format, a model
or an agent. Its modules are private; the manager of `lightfc.tools` is how they are used.
"""

__all__ = [
    "approval_rules",
    "approvals",
    "certainty_rule",
    "engine",
    "events",
    "executor",
    "fingerprint",
    "inference",
    "journal",
    "lease",
    "managed_run",
    "plan",
    "retry",
    "runner",
    "scheduler",
    "threads",
    "tool_spec",
    "tracing",
]
