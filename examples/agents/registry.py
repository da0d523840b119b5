"""A registry of tools, `tool_call(…)` answers and `observation` messages, as small chat models know them.

python examples/agents/registry.py
    {'description': '加法运算器.',
     'name': 'add',
     'parameters': [{'description': '第一个数',
                     'name': 'a',
                     'required': True,
                     'type': 'int'},
                    {'description': '第二个数',
                     'name': 'b',
                     'required': True,
                     'type': 'int'}]}
    Tool `mul` not found. Please use a provided tool.
    <|user|> 请问 12 + 4 等于多少?
    <|assistant|> add
    ```python
    tool_call(a=12, b=4)
    ```
    <|observation|> 16
    <|assistant|> 12 + 4 等于 16。

Without options a script plays the model. Any OpenAI-compatible server can, with
--base-url http://127.0.0.1:8080/v1 --model NAME.
"""

from pprint import pprint
from typing import Annotated

from _command_line import command_line

from lightfc.agents import DispatchRegistry, ToolCallAgent

QUESTION = "请问 12 + 4 等于多少?"
SCRIPT = ["add\n```python\ntool_call(a=12, b=4)\n```", "12 + 4 等于 16。"]

registry = DispatchRegistry()


@registry.register_tool
def add(a: Annotated[int, "第一个数", True], b: Annotated[int, "第二个数", True]) -> int:
    """加法运算器."""
    return a + b


@registry.register_tool
def sub(a: Annotated[int, "第一个数", True], b: Annotated[int, "第二个数", True]) -> int:
    """减法运算器."""
    return a - b


if __name__ == "__main__":
    with command_line("A sum with registered tools.") as model_for:
        pprint(registry.get_tools()["add"])
        print(registry.dispatch_tool("mul", {"a": 1, "b": 2}))
        run = ToolCallAgent(model_for(SCRIPT), registry).run(QUESTION)
        for message in run.messages:
            print(f"<|{message.role}|> {message.content}")
