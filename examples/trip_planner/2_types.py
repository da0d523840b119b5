"""Chapter 2: arguments have types, and a wrong call does not run.

python 2_types.py
"""

from trains import find_trains, price

from lightfc import ToolManager

manager = ToolManager([find_trains, price])

out = manager.execute('find_trains("Oslo", "Bergen", "2026-07-01")')
print(out.output[0])

out = manager.execute('price(find_trains("Oslo", "Bergen", "2026-07-01")[0], "2", comfort="plus")')
print(out.output)
print(out.calls[1].coercions)

out = manager.execute('[price(find_trains("Oslo", "Bergen", "tomorrow")[0], 9), prise("R60")]')
print(out.error)
print(len(out.calls), "calls were made")
