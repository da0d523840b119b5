"""The code agent: the model writes programs that share their variables, and ends with `final_answer`."""

from typing import Any

from lightfc.agents.agent_options import Answer
from lightfc.agents.function_calling import FunctionCallAgent
from lightfc.agents.protocol import ChatProtocol, code_protocol_for
from lightfc.core.records import FunctionOutput
from lightfc.formats import PromptFormat
from lightfc.tools.function_tool import FunctionTool

_FINAL = "final_answer"


def final_answer(answer: Any) -> Any:
    """Give the final answer of the task, and end it.

    Args:
        answer: The answer: any value.
    """
    return answer


class CodeAgent(FunctionCallAgent[Answer]):
    r"""An agent that acts by writing programs, after Wang et al., 2024 (CodeAct, arXiv 2402.01030).

    Each program can use the variables and functions of the programs before it. The answer is the value that a program
    gives to `final_answer`, of any type. If the model writes words without a program, they are the answer.

    It takes the options of `Agent`. Its default format is `"python+code"`.

    Examples:
        >>> from lightfc.agents import CodeAgent
        >>> from lightfc import ScriptedModel
        >>> def add(a: int, b: int) -> int:
        ...     "Add two numbers."
        ...     return a + b
        >>> model = ScriptedModel(["```python\nx = add(1, 2)\nfinal_answer(x * 2)\n```"])
        >>> CodeAgent(model, [add])("What is twice 1 + 2?")
        6
    """

    label = "code agent"
    default_format = "python+code"
    instructions = ""

    def _protocol(self, prompt_format: str | PromptFormat) -> ChatProtocol:
        return code_protocol_for(prompt_format)

    def _own_tools(self) -> list[FunctionTool]:
        return [FunctionTool(final_answer, inline=True)]

    def _final_call(self, output: FunctionOutput) -> FunctionOutput | None:
        """The first call of `final_answer` that has ended; None if the program made none."""
        return next((call for call in output.calls if call.name == _FINAL and call.state == "finished"), None)
