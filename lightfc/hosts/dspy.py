"""For DSPy: `dspy.RLM(signature, interpreter_factory=LightfcInterpreter)`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dspy.primitives.code_interpreter import CodeExecutionError, FinalOutput

from lightfc.core.failures import CallError
from lightfc.engine.blocking import run_blocking
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.manager import ToolManager
from lightfc.tools.tool_session import ToolSession
from lightfc_sandbox import Limits

__all__ = ["LightfcInterpreter"]

_SUBMIT = "SUBMIT"


class LightfcInterpreter:
    """A `CodeInterpreter` of DSPy, for `dspy.RLM` and `dspy.ProgramOfThought`.

    It runs in this process and needs no Deno. Variables are kept from one program to the next. Calls of tools overlap,
    those of `llm_query` too. Programs are in the language of lightfc, so classes and imports of other modules are
    refused. So is the module `dspy`, which DSPy gives to programs for sub-agents: an `RLM` logs that there are none,
    and goes on with `llm_query` and its tools.

    Args:
        tools: Functions that programs may call, by name; none by default.
        output_fields: The fields that `SUBMIT` takes, as DSPy describes them. None, the default, for one value.
        limits: What one program may use; None for `Limits()`.
        timeout_s: How long one program may take with its calls, in seconds above 0; None for no bound. 60 by default,
            since programs ask models by `llm_query`.

    Raises:
        ToolDefinitionError: When the first program starts: a function cannot become a tool.
    """

    execution_instructions = (
        "\nThe environment runs a part of Python: functions, loops, comprehensions, f-strings, `re`, `json`, `math`, "
        "`datetime`, `collections` and `itertools`, but no classes, files or other modules. Calls that do not need one "
        "another run at the same time without `await` or threads, in loops and comprehensions too.\n"
    )
    """What DSPy tells models of the environment."""

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
        """Start a session, if there is none for these tools. `execute` does so too."""
        if self._session is None or self._offered != self.tools:
            self._offered = dict(self.tools)
            # What no program can write is for DSPy's own code, which is refused.
            given = [FunctionTool(fn, name=name) for name, fn in self.tools.items() if not name.startswith("_")]
            manager = ToolManager(
                [*given, FunctionTool(self._submit, name=_SUBMIT)], policy="programs", limits=self._limits,
                timeout_s=self._timeout_s,
            )  # fmt: skip
            self._session = ToolSession(manager, 1_000, {} if self._session is None else self._session.added)

    def execute(self, code: str, variables: dict[str, Any] | None = None) -> Any:
        """Execute a program.

        Args:
            code: The program.
            variables: More variables that it may name, beside those of earlier programs.

        Returns:
            A `FinalOutput` if the program called `SUBMIT`; else the text that it printed; else its value.

        Raises:
            CodeExecutionError: It failed, or the name of a variable begins with an underscore. The message says where
                and why.
            SyntaxError: It is not Python.
        """
        self.start()
        session = self._session
        assert session is not None  # noqa: S101 - it has begun
        for name in variables or {}:
            if name.startswith("_"):
                raise CodeExecutionError(f"programs have no names with an underscore in front, such as {name!r}")
        session.manager.context.update(variables or {})
        output = run_blocking(session.execute, code)
        session.settle()
        final = next((call for call in output.calls if call.name == _SUBMIT and call.state == "finished"), None)
        if final is not None:
            return FinalOutput(final.output)
        if output.error is not None:
            raise _error_of(output.error)
        return output.printed.rstrip("\n") or output.output

    def shutdown(self) -> None:
        """End the session and drop its variables."""
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


def _error_of(error: CallError) -> Exception:
    is_syntax = any(each.get("code") == "syntax" for each in error.details if isinstance(each, dict))
    return (SyntaxError if is_syntax else CodeExecutionError)(str(error))
