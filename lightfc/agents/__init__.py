"""Agents: loops in which a model calls tools until it has an answer. Each run has limits and a transcript.

They know models by their protocol, formats, the manager and the toolset. They never know a terminal or HTTP.

>>> from lightfc import ScriptedModel
>>> from lightfc.agents import FunctionCallAgent
>>> def add(a: int, b: int) -> int:
...     "Add two numbers."
...     return a + b
>>> FunctionCallAgent(ScriptedModel(["add(1, 2)", "It is 3."]), [add])("What is 1 + 2?")
'It is 3.'
"""

from collections.abc import Mapping

from lightfc.agents.agent import Agent
from lightfc.agents.agent_options import AgentLimits
from lightfc.agents.code import CodeAgent, LongContextAgent
from lightfc.agents.function_calling import FunctionCall, FunctionCallAgent
from lightfc.agents.plan_and_solve import PlanAndSolveAgent
from lightfc.agents.react import ReactAgent
from lightfc.agents.rewoo import ReWOOAgent
from lightfc.agents.run import (
    AgentError,
    AgentEvent,
    AgentLimitError,
    AgentModelError,
    AgentRun,
    AgentWaitingError,
    RepeatedFailureError,
    RetriesExhaustedError,
)
from lightfc.agents.tool_call_agent import DispatchRegistry, ToolCallAgent
from lightfc.core.prices import Price

AGENTS: Mapping[str, type[Agent]] = {
    "function-call": FunctionCallAgent,
    "react": ReactAgent,
    "plan-and-solve": PlanAndSolveAgent,
    "rewoo": ReWOOAgent,
    "code": CodeAgent,
}
"""The kinds of agents by name, for programs that let a user choose, as `lightfc ask --agent` does.

Examples:
    >>> from lightfc.agents import AGENTS
    >>> AGENTS["react"].__name__
    'ReactAgent'
"""

__all__ = [
    "AGENTS",
    "Agent",
    "AgentError",
    "AgentEvent",
    "AgentLimitError",
    "AgentLimits",
    "AgentModelError",
    "AgentRun",
    "AgentWaitingError",
    "CodeAgent",
    "DispatchRegistry",
    "FunctionCall",
    "FunctionCallAgent",
    "LongContextAgent",
    "PlanAndSolveAgent",
    "Price",
    "ReWOOAgent",
    "ReactAgent",
    "RepeatedFailureError",
    "RetriesExhaustedError",
    "ToolCallAgent",
]
