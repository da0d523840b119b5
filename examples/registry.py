"""A registry of tools, `tool_call(…)` answers and `observation` messages, as small chat models know them.

python examples/registry.py

Without options a script plays the model. Any OpenAI-compatible server can, with
--base-url http://127.0.0.1:8080/v1 --model NAME.
"""

import argparse
from pprint import pprint
from typing import Annotated

from lightfc import OpenAIModel, ScriptedModel
from lightfc.agents import DispatchRegistry, ToolCallAgent
from lightfc.models import Model

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


def _model() -> Model:
    parser = argparse.ArgumentParser(description="A sum with registered tools.")
    parser.add_argument("--base-url", help="an OpenAI-compatible server, ending in /v1")
    parser.add_argument("--model", default="default", help="the model's name there")
    options = parser.parse_args()
    return OpenAIModel(options.model, base_url=options.base_url) if options.base_url else ScriptedModel(SCRIPT)


if __name__ == "__main__":
    pprint(registry.get_tools()["add"])
    print(registry.dispatch_tool("mul", {"a": 1, "b": 2}))
    run = ToolCallAgent(_model(), registry).run(QUESTION)
    for message in run.messages:
        print(f"<|{message.role}|> {message.content}")
