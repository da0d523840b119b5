"""Chapter 4: a program has statements: variables, loops, functions, exceptions, print.

python 4_programs.py
"""

from places import forecast, note
from trains import find_trains, price

from lightfc import Limits, Policy, ToolManager

manager = ToolManager(
    [forecast, note, find_trains, price],
    policy=Policy.PROGRAMS,
    limits=Limits(steps=100_000, calls=50),
)

PLAN = """
def cheapest(days):
    found = [train for day in days for train in find_trains("Oslo", "Bergen", day)]
    return min(found, key=lambda train: train.price)

advice = []
for city in ["Oslo", "Bergen", "Atlantis"]:
    try:
        weather = forecast(city)
    except Exception as error:
        print("left out:", error)
        continue
    advice.append(f"{city}: {'umbrella' if weather['rain'] else 'sun hat'}")

best = cheapest(["2026-07-01", "2026-07-02"])
{"train": best.name, "for two": price(best, 2), "advice": advice}
"""

out = manager.execute(PLAN)
print(out.output)
print(out.printed)

for program in ["import os\nos.remove('trip_data')", "while True: pass", "class Trip(tuple): pass"]:
    print(manager.execute(program).error.message)
