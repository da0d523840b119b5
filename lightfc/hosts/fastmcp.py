"""For FastMCP: `CodeMode(sandbox_provider=LightfcSandbox())`."""

from collections.abc import Callable, Mapping
from typing import Any

from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.manager import ToolManager
from lightfc_sandbox import Limits

__all__ = ["LightfcSandbox"]


class LightfcSandbox:
    """A `SandboxProvider` of FastMCP, for its `CodeMode`.

    Calls in one statement overlap without `gather`. Calls in different statements keep their order, since FastMCP does
    not say which of its tools only read.

    Args:
        limits: What one program may use; None for `Limits()`.
        timeout_s: How long one program may take with its calls, in seconds above 0; None for no bound. 30 by default,
            so that a client gets an answer if a tool hangs.
    """

    def __init__(self, *, limits: Limits | None = None, timeout_s: float | None = 30.0) -> None:
        self._limits = limits
        self._timeout_s = timeout_s

    async def run(
        self,
        code: str,
        *,
        inputs: Mapping[str, Any] | None = None,
        external_functions: Mapping[str, Callable[..., Any]] | None = None,
    ) -> Any:
        """Execute a program.

        Args:
            code: The program. Its value is that of a `return`, or of the last expression.
            inputs: Variables that it may name.
            external_functions: Functions that it may call, by name.

        Raises:
            ExecutionError: It failed. The message says where and why.
            ToolDefinitionError: A function cannot become a tool, or the name of a variable cannot be written.
        """
        tools = [FunctionTool(fn, name=name) for name, fn in (external_functions or {}).items()]
        manager = ToolManager(tools, inputs, policy="programs", limits=self._limits, timeout_s=self._timeout_s)
        return (await manager.aexecute(code)).unwrap()
