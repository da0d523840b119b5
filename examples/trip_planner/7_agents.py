"""Chapter 7: a model writes the expressions.

python 7_agents.py
python 7_agents.py --help

Without options a script plays the model. Any OpenAI-compatible server can, with
--base-url http://127.0.0.1:8080/v1 --model NAME.
"""

import argparse

from booking import book
from places import forecast, note
from pydantic import BaseModel
from trains import find_trains, price

from lightfc import Approve, OpenAIModel, ScriptedModel
from lightfc.agents import AgentLimits, AgentWaitingError, FunctionCallAgent

SCRIPT = [
    '[forecast("Bergen"), find_trains("Oslo", "Bergen", "2026-07-01")]',
    'book(find_trains("Oslo", "Bergen", "2026-07-01")[1], 3)',
    '{"train": "R64", "seats": 3, "pack": ["coat"]}',
]


class Plan(BaseModel):
    """What the traveller wants to know."""

    train: str
    seats: int
    pack: list[str]


options = argparse.ArgumentParser(description="A trip planned by a model.")
options.add_argument("--base-url", help="an OpenAI-compatible server, ending in /v1; without it, a script plays it")
options.add_argument("--model", default="default", help="the model's name there")
chosen = options.parse_args()
model = OpenAIModel(chosen.model, base_url=chosen.base_url) if chosen.base_url else ScriptedModel(SCRIPT)

agent = FunctionCallAgent(
    model,
    [forecast, note, find_trains, price, book],
    output_type=Plan,
    limits=AgentLimits(requests=10, time_s=120),
)
try:
    run = agent.run("Book the cheapest train from Oslo to Bergen on 2026-07-01 for three, and say what to pack.")
except AgentWaitingError as waiting:
    run = waiting.run
    for request in run.waiting:
        print("approve?", request.name, request.arguments)
    run = agent.resume(run, {request.id: Approve() for request in run.waiting})

print(repr(run.answer))
print([(call.name, call.state) for call in run.calls])
print(run.progress.ended, "calls,", len(run.usage_by_round), "requests")
