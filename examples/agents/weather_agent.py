"""Function calling in one round and in a loop: the weather of Tokyo and Paris, from made-up services.

python examples/agents/weather_agent.py
    {'name': 'get_current_weather', 'arguments': {'location': 'Tokyo', 'unit': 'celsius'}} -> {"location": "Tokyo"…
    {'name': 'get_current_weather', 'arguments': {'location': 'Paris', 'unit': 'celsius'}} -> {"location": "Paris"…
    The current weather in Tokyo is 10 degrees Celsius, and in Paris, it is 22 degrees Celsius.

Without options a script plays the model. Any OpenAI-compatible server can, with
--base-url http://127.0.0.1:8080/v1 --model NAME.
"""

import json
from typing import Literal

from _command_line import command_line

from lightfc import tool
from lightfc.agents import FunctionCall, FunctionCallAgent

QUESTION = "What's the weather like today in celsius in Tokyo and Paris."
SCRIPT = [
    '[get_current_weather("Tokyo", unit="celsius"), get_current_weather("Paris", unit="celsius")]',
    '[get_current_weather("Tokyo", unit="celsius"), get_current_weather("Paris", unit="celsius")]',
    "The current weather in Tokyo is 10 degrees Celsius, and in Paris, it is 22 degrees Celsius.",
]
CELSIUS = {"tokyo": 10, "san francisco": 22, "paris": 22, "beijing": 32}


@tool(read_only=True)
def get_current_weather(location: str, unit: Literal["fahrenheit", "celsius"] = "fahrenheit") -> str:
    """Get the current weather in a given location.

    Args:
        location: The city and state, e.g. San Francisco, CA.
        unit: The temperature unit to use. Infer this from the users location.
    """
    return _weather(location, unit)


@tool(read_only=True)
def get_n_day_weather_forecast(
    location: str, num_days: int, unit: Literal["celsius", "fahrenheit"] = "fahrenheit"
) -> str:
    """Get an N-day weather forecast.

    Args:
        location: The city and state, e.g. San Francisco, CA.
        num_days: The number of days to forecast.
        unit: The temperature unit to use. Infer this from the users location.
    """
    return _weather(location, unit, num_days=num_days)


def _weather(location: str, unit: str, **more: int) -> str:
    for city, celsius in CELSIUS.items():
        if city in location.lower():
            degrees = celsius if unit == "celsius" else round(celsius * 9 / 5 + 32)
            return json.dumps({"location": city.title(), "temperature": degrees, "unit": unit, **more})
    return json.dumps({"location": location, "temperature": "unknown"})


if __name__ == "__main__":
    with command_line("The weather of two cities.") as model_for:
        model = model_for(SCRIPT)
        tools = [get_current_weather, get_n_day_weather_forecast]
        message = FunctionCall(model, tools)(QUESTION)
        if isinstance(message, str):
            print("The model answered in words:", message)
        else:
            for call, result in zip(message["tool_calls"], message["tool_calls_results"], strict=False):
                print(call["function"], "->", result)
        print(FunctionCallAgent(model, tools)(QUESTION))
