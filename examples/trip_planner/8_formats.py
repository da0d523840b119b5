"""Chapter 8: the same tools and the same question in several formats, and answers that are not quite in them.

python 8_formats.py
"""

from places import forecast, note

from lightfc import PromptFormat, ToolManager
from lightfc.formats import count_tokens
from lightfc.formats.grammar import call_grammar

manager = ToolManager([forecast, note])

for name in ["python+expression", "compact+json", "xml+xml_concise"]:
    form = PromptFormat(name)
    print(name, count_tokens(form.system(manager)))

form = PromptFormat("compact+json")
print()
print(form.messages("Do I need an umbrella in Bergen?", manager)[0].content)

print()
for answer in [
    '{"name": "forecast", "arguments": {"city": "Bergen"}}',
    "<tool_call>{'name': 'forecast', 'arguments': {'city': 'Bergen',}}</tool_call>",
    'I look that up first.\n```json\n{"name": "forecast", "arguments": {"city": "Bergen"}}\n```',
    'I would call forecast("Bergen"), but I am not allowed to.',
]:
    expression = form.read(answer, manager)
    out = manager.execute(expression)
    print(expression.certainty, expression.notes, out.state, out.output)
print(out.error.message)

print(call_grammar([each.definition for each in manager.tools.values()]).gbnf)
