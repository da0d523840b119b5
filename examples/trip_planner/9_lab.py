"""Chapter 9: which formats suit a model? Ask it in each, over the same cases, and compare in pairs.

python 9_lab.py
"""

import world
from places import forecast, note

from lightfc import FunctionTool
from lightfc.lab import Simulated, Sweep, run

DEFINITIONS = [FunctionTool(each).definition for each in (forecast, note)]
FUNCTIONS = [
    {"name": each.name, "description": each.description, "parameters": each.parameters} for each in DEFINITIONS
]


def cases():
    """Questions with the calls that answer them; the last kind has no right call."""
    for city in world.WEATHER:
        expected = [{"forecast": {"city": [city]}}]
        yield {"id": f"rain-{city}", "question": f"Will it rain in {city}?", "expected": expected}
        yield {"id": f"heat-{city}", "question": f"How hot does {city} get?", "expected": expected}
        expected = [{"note": {"city": [city]}}, {"forecast": {"city": [city]}}]
        yield {"id": f"both-{city}", "question": f"Weather and advice for {city}, please.", "expected": expected}
        yield {"id": f"none-{city}", "question": f"Who founded {city}?", "irrelevant": True}


# A simulated model knows the right calls and errs at a known rate: here it is better at expressions.
# With a server: {"mine": OpenAIModel("name", base_url="http://127.0.0.1:8080/v1")}.
sweep = Sweep(
    {"simulated": Simulated({"expression": 0.95, "json": 0.7})},
    shown=["python"],
    asked=["json", "expression"],
    cases=[{"functions": FUNCTIONS, **case} for case in cases()],
    repeats=4,
)
estimate = sweep.estimate()
print(f"{estimate.requests} requests; the smallest difference that is likely to be found: {estimate.detectable}")

world.DATA.mkdir(exist_ok=True)
outcome = run(sweep, world.DATA / "lab.db")
print(outcome.progress.answered, "answered")
