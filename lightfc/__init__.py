"""Function calling with code expressions.

A model answers with a small piece of Python such as `summarize(search("a"), top=[x, 2])`; lightfc checks all of it
before anything runs, executes it against the tools and variables it may name, runs independent calls at the same time,
and gives every call a record.

    >>> from lightfc import ToolManager
    >>> def add(a: int, b: int) -> int:
    ...     "Add two numbers."
    ...     return a + b
    >>> ToolManager([add], context={"x": 2}).execute("add(add(1, x), 4)").output
    7
"""

from typing import TYPE_CHECKING

from lightfc.core.lazy import lazy_attributes

_MODULES = {
    "lightfc.core.decisions": ("ApprovalRequest", "Approve", "ApproveAll", "Approver", "Decision", "Deny", "Edit"),
    "lightfc.core.errors": (
        "ArgumentError", "ExecutionError", "ExportError", "JournalError", "LightfcError", "ModelError", "ModelRetry",
        "ServerError", "ToolDefinitionError",
    ),
    "lightfc.engine.events": ("Event",),
    "lightfc.formats": ("PromptFormat",),
    "lightfc.engine.journal": ("Journal",),
    "lightfc.tools.manager": ("ToolManager",),
    "lightfc.models": ("FunctionModel", "LocalModel", "OpenAIModel", "ScriptedModel"),
    "lightfc.engine.plan": ("Plan",),
    "lightfc.engine.retry": ("Retry",),
    "lightfc.engine.terminal_approver": ("TerminalApprover",),
    "lightfc.schema.coercion": ("OneOrMany",),
    "lightfc.schema.injection": ("Injected", "RunContext"),
    "lightfc.core.definitions": ("Function", "FunctionDefinition", "FunctionExpression"),
    "lightfc.core.failures": ("CallError",),
    "lightfc.core.messages": ("Message", "Usage"),
    "lightfc.core.records": ("FunctionOutput",),
    "lightfc.tools.function_tool": ("FunctionTool", "tool"),
    "lightfc.tools.registries": ("ToolRegistry", "fc_register", "registry"),
    "lightfc_sandbox": ("Limits", "OpenType", "Policy"),
}  # fmt: skip
"""Where each name is that is imported when it is first asked for."""

if TYPE_CHECKING:
    __version__: str
    from lightfc.core.decisions import (
        ApprovalRequest as ApprovalRequest,
        Approve as Approve,
        ApproveAll as ApproveAll,
        Approver as Approver,
        Decision as Decision,
        Deny as Deny,
        Edit as Edit,
    )
    from lightfc.core.definitions import (
        Function as Function,
        FunctionDefinition as FunctionDefinition,
        FunctionExpression as FunctionExpression,
    )
    from lightfc.core.errors import (
        ArgumentError as ArgumentError,
        ExecutionError as ExecutionError,
        ExportError as ExportError,
        JournalError as JournalError,
        LightfcError as LightfcError,
        ModelError as ModelError,
        ModelRetry as ModelRetry,
        ServerError as ServerError,
        ToolDefinitionError as ToolDefinitionError,
    )
    from lightfc.core.failures import CallError as CallError
    from lightfc.core.messages import Message as Message, Usage as Usage
    from lightfc.core.records import FunctionOutput as FunctionOutput
    from lightfc.engine.events import Event as Event
    from lightfc.engine.journal import Journal as Journal
    from lightfc.engine.plan import Plan as Plan
    from lightfc.engine.retry import Retry as Retry
    from lightfc.engine.terminal_approver import TerminalApprover as TerminalApprover
    from lightfc.formats import PromptFormat as PromptFormat
    from lightfc.models import (
        FunctionModel as FunctionModel,
        LocalModel as LocalModel,
        OpenAIModel as OpenAIModel,
        ScriptedModel as ScriptedModel,
    )
    from lightfc.schema.coercion import OneOrMany as OneOrMany
    from lightfc.schema.injection import Injected as Injected, RunContext as RunContext
    from lightfc.tools.function_tool import FunctionTool as FunctionTool, tool as tool
    from lightfc.tools.manager import ToolManager as ToolManager
    from lightfc.tools.registries import ToolRegistry as ToolRegistry, fc_register as fc_register, registry as registry
    from lightfc_sandbox import Limits as Limits, OpenType as OpenType, Policy as Policy
else:
    __all__ = [name for names in _MODULES.values() for name in names]
    _named, __dir__ = lazy_attributes(__name__, _MODULES)

    def __getattr__(name: str) -> object:
        """Import what a program uses, and nothing that it does not: all of it together takes a fifth of a second."""
        if name != "__version__":
            return _named(name)
        from importlib import metadata

        return metadata.version("lightfc")
