"""Chapter 1: two functions become tools.

python 1_tools.py
"""

from places import forecast, note

from lightfc import FunctionTool, ToolManager

print(forecast("Oslo"))  # a decorated function is still a function

manager = ToolManager([forecast, note])

out = manager.execute('forecast("Bergen")["high"]')
print(out.output)

out = manager.execute('forecast("Atlantis")')
print(out.state, "-", out.error.message)

print(FunctionTool(note).definition.signature)
