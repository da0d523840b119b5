"""For DSPy: `dspy.ProgramOfThought(signature, interpreter_factory=LightfcInterpreter)`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dspy.primitives.code_interpreter import CodeExecutionError, FinalOutput

from lightfc.engine.blocking import run_blocking
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.manager import ToolManager
from lightfc.tools.tool_session import ToolSession
from lightfc_sandbox import Limits

__all__ = ["LightfcInterpreter"]

_SUBMIT = "SUBMIT"


class LightfcInterpreter:
    """DSPy's `CodeInterpreter`, in this process: no Deno, nothing to start.

    Variables live on from one program to the next, and calls of tools overlap. Programs are in the language of lightfc,
    so what defines classes or imports other modules, such as the `dspy` that `dspy.RLM` puts into programs, is refused.

    Args:
        tools: Functions that programs can call, by name.
        output_fields: What `SUBMIT` takes, as DSPy describes it; one value if None.
        limits: What one program may use.
        timeout_s: How long one program may take with its calls, in seconds; None for no bound.
    """

    def __init__(
        self,
        tools: Mapping[str, Callable[..., Any]] | None = None,
        output_fields: Sequence[Mapping[str, Any]] | None = None,
        *,
        limits: Limits | None = None,
        timeout_s: float | None = 60.0,
    ) -> None:
        self.tools: dict[str, Callable[..., Any]] = dict(tools or {})
        self.output_fields = output_fields
        self._limits = limits
        self._timeout_s = timeout_s
        self._session: ToolSession | None = None
        self._offered: dict[str, Callable[..., Any]] = {}

    def start(self) -> None:
        """Begin a session; a program does so by itself, too."""
        if self._session is None or self._offered != self.tools:
            self._offered = dict(self.tools)
            given = [FunctionTool(fn, name=name) for name, fn in self.tools.items()]
            manager = ToolManager(
                [*given, FunctionTool(self._submit, name=_SUBMIT)], policy="programs", limits=self._limits,
                timeout_s=self._timeout_s,
            )  # fmt: skip
            self._session = ToolSession(manager, 1_000, {} if self._session is None else self._session.added)

    def execute(self, code: str, variables: dict[str, Any] | None = None) -> Any:
        """Execute a program: a `FinalOutput` where it has called `SUBMIT`, else what it has printed, or its value.

        Args:
            code: The program.
            variables: Variables that it can name, beside those of earlier programs.

        Raises:
            CodeExecutionError: It has failed; the message tells where and why.
            SyntaxError: It is not Python.
        """
        self.start()
        session = self._session
        assert session is not None  # noqa: S101 - it has begun
        session.manager.context.update(variables or {})
        output = run_blocking(session.execute, code)
        session.settle()
        final = next((call for call in output.calls if call.name == _SUBMIT and call.state == "finished"), None)
        if final is not None:
            return FinalOutput(final.output)
        if output.error is not None:
            is_syntax = any(each.get("code") == "syntax" for each in output.error.details if isinstance(each, dict))
            raise (SyntaxError if is_syntax else CodeExecutionError)(str(output.error))
        return output.printed.rstrip("\n") or output.output

    def shutdown(self) -> None:
        """End the session."""
        self._session = None

    def _submit(self, *values: Any, **fields: Any) -> Any:
        """Give the final answer."""
        names = [str(each["name"]) for each in self.output_fields or ()]
        given = dict(zip(names, values, strict=False)) | fields
        if not names:
            return fields or (values[0] if len(values) == 1 else list(values))
        if given.keys() != set(names) or len(values) > len(names):
            raise TypeError(f"SUBMIT takes {', '.join(names)}")
        return given
