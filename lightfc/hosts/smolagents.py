"""For smolagents: `CodeAgent(tools, model, executor=LightfcExecutor())`."""

from collections.abc import Mapping
from typing import Any

from smolagents.local_python_executor import CodeOutput, PythonExecutor

from lightfc.engine.blocking import run_blocking
from lightfc.tools.foreign import tools_of
from lightfc.tools.manager import ToolManager
from lightfc.tools.tool_session import ToolSession
from lightfc_sandbox import Limits

__all__ = ["LightfcExecutor"]

_FINAL = "final_answer"


class LightfcExecutor(PythonExecutor):  # type: ignore[misc]  # the library is not there where types are checked
    """A `PythonExecutor` of smolagents that checks a whole program before it runs, and whose calls overlap.

    Variables and functions of one program can be used in the next. Programs may call the tools and managed agents of
    the agent.

    Args:
        limits: What one program may use; None for `Limits()`.
        timeout_s: How long one program may take with its calls, in seconds above 0; None for no bound. 30 by default,
            so that the agent goes on if a tool hangs.
    """

    def __init__(self, *, limits: Limits | None = None, timeout_s: float | None = 30.0) -> None:
        self._limits = limits
        self._timeout_s = timeout_s
        self._variables: dict[str, Any] = {}
        self._session = ToolSession(self._manager({}), 1_000)
        self.state: dict[str, Any] = {}  # where smolagents looks for what a failed program has printed

    def _manager(self, tools: Mapping[str, Any]) -> ToolManager:
        made = [each for given in tools.values() for each in tools_of(given)]
        return ToolManager(made, policy="programs", limits=self._limits, timeout_s=self._timeout_s)

    def send_tools(self, tools: dict[str, Any]) -> None:
        """Take the tools of an agent and start anew: names that earlier programs defined are dropped."""
        self._session = ToolSession(self._manager(tools), 1_000, self._variables)

    def send_variables(self, variables: dict[str, Any]) -> None:
        """Take variables that programs may name."""
        self._variables.update(variables)
        self._session.manager.context.update(variables)

    def __call__(self, code_action: str) -> Any:
        """Execute a program.

        Returns:
            A `CodeOutput` with the value, the printed text, and whether `final_answer` was called.

        Raises:
            ExecutionError: It failed. The message says where and why.
        """
        output = run_blocking(self._session.execute, code_action)
        self._session.settle()
        self.state["_print_outputs"] = output.printed
        final = next((call for call in output.calls if call.name == _FINAL and call.state == "finished"), None)
        value = output.unwrap() if final is None else final.output
        return CodeOutput(output=value, logs=output.printed, is_final_answer=final is not None)
