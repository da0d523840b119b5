"""The tools of the documents that the agents were conceived from, and what tests ask of agents."""

import json
from typing import Any, Literal

from lightfc.core.messages import Message, ToolCall
from lightfc.models import ScriptedModel


def get_current_weather(location: str, unit: Literal["fahrenheit", "celsius"] = "fahrenheit") -> str:
    """Get the current weather in a given location.

    Args:
        location: The city and state, e.g. San Francisco, CA.
        unit: The temperature unit to use. Infer this from the users location.
    """
    if "tokyo" in location.lower():
        return json.dumps({"location": "Tokyo", "temperature": "10", "unit": "celsius"})
    if "paris" in location.lower():
        return json.dumps({"location": "Paris", "temperature": "22", "unit": "celsius"})
    return json.dumps({"location": location, "temperature": "unknown"})


def multiply(a: int, b: int) -> int:
    """Multiply two integers.

    Args:
        a: multiplier
        b: multiplier
    """
    return a * b


def add(a: int, b: int) -> int:
    """Add two integers.

    Args:
        a: addend
        b: addend
    """
    return a + b


def divide(a: float, b: float) -> float:
    """Divide one number by another."""
    return a / b


def numbers(n: int) -> list[int]:
    """The numbers below n."""
    return list(range(n))


def wikipedia(query: str) -> str:
    """Search Wikipedia."""
    if query == "nothing":
        raise LookupError("there is no such page")
    return f"all about {query}"


def ask_expert(question: str, *, brief: bool = True) -> str:
    """Ask an expert."""
    return f"the answer to «{question}»"


def native(*calls: tuple[str, Any], content: str = "") -> Message:
    """An answer that makes calls through the tools API."""
    made = [
        ToolCall(f"call-{number}", name, arguments if isinstance(arguments, str) else json.dumps(arguments))
        for number, (name, arguments) in enumerate(calls)
    ]
    return Message("assistant", content, finish_reason="tool_calls", tool_calls=tuple(made))


def said(model: ScriptedModel, request: int = -1) -> str:
    """The last message of a request."""
    return model.requests[request][-1].content
