"""Chapter 3: calls that do not need one another overlap, and one failure does not lose the others.

python 3_expressions.py
"""

from pathlib import Path

from places import forecast, note
from trains import find_trains, price

from lightfc import ToolManager

manager = ToolManager([forecast, note, find_trains, price], context={"cities": ["Oslo", "Bergen", "Rome"]})

out = manager.execute("{city: forecast(city)['high'] for city in cities}")
print(out.output)
first_end = min(call.start_s + call.duration_s for call in out.calls)
print("all began before one had ended:", all(call.start_s < first_end for call in out.calls))

out = manager.execute("min(find_trains('Oslo', 'Bergen', '2026-07-01'), key=lambda train: price(train, 2)).name")
print(out.output)

out = manager.execute("[forecast('Atlantis'), note('Rome'), forecast('Rome')['high']]")
print(out.state, "-", out.error.message)
for call in out.calls:
    print(call.source, call.state, call.output)

Path("run.html").write_text(out.to_html(), encoding="utf-8")
