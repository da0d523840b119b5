"""How models write calls when they do not keep to a form: dialects of their families, and faults that all of them make.

Each answer is read in every form; what is found is the same, whatever form was asked for.
"""

# ruff: noqa: E501, RUF001 - the answers stand as models write them, each in its line

import json
from typing import Any

import pytest

from lightfc import FunctionDefinition, PromptFormat
from lightfc.core.definitions import Certainty
from lightfc.core.messages import Message
from lightfc.formats import Names
from lightfc.formats.dialects import words_before_mark
from lightfc.formats.reader import Form
from lightfc.lab.verdicts import called_functions
from tests.support.reading import read
from tests.support.tables import in_one_test

Calls = list[tuple[str, dict[str, Any]]]


def definition(name: str, **types: str) -> FunctionDefinition:
    return FunctionDefinition(
        name, "", {"type": "object", "properties": {key: {"type": each} for key, each in types.items()}}
    )


DEFINITIONS = [
    definition("get_weather", city="string", unit="string", days="integer"),
    definition("math.factorial", n="integer"),
    definition("calc_area", base="number", height="number", on="boolean", opts="object"),
    definition("ping"),
]
PARIS: Calls = [("get_weather", {"city": "Paris"})]
PARIS_IN_C: Calls = [("get_weather", {"city": "Paris", "unit": "C"})]
TWO: Calls = [*PARIS, ("math.factorial", {"n": 5})]
AREA: Calls = [("calc_area", {"base": 3, "height": 4})]

ANSWERS: dict[str, tuple[str, Calls]] = {
    "wrong language": ("```tool_code\nget_weather(city='Paris')\n```", PARIS),
    "wrong language json": ("```json\n[get_weather(city='Paris')]\n```", PARIS),
    "tool_code print": ("```tool_code\nprint(get_weather(city='Paris'))\n```", PARIS),
    "gemma tool_code default_api": ("```tool_code\nprint(default_api.get_weather(city='Paris'))\n```", PARIS),
    "default_api bare": ("default_api.get_weather(city='Paris')", PARIS),
    "functions prefix": ("functions.get_weather(city='Paris')", PARIS),
    "functions list": ("[functions.get_weather(city='Paris'), functions.math.factorial(n=5)]", TWO),
    "tools prefix prose": ('Sure: `tools.get_weather(city="Paris")`', PARIS),
    "unclosed fence": ("```python\nget_weather(city='Paris')", PARIS),
    "words around": ("Here is the call:\n\n[get_weather(city='Paris')]\n\nLet me know!", PARIS),
    "words same line": ("The call is: [get_weather(city='Paris')]", PARIS),
    "bold": ("**get_weather(city='Paris')**", PARIS),
    "bold prose": ("Call **`get_weather(city='Paris')`** now.", PARIS),
    "backticks": ("`[get_weather(city='Paris')]`", PARIS),
    "numbered": ("1. get_weather(city='Paris')\n2. math.factorial(n=5)", TWO),
    "numbered bold": ("1. **get_weather(city='Paris')**\n2. **math.factorial(n=5)**", TWO),
    "numbered backtick": ("1. `get_weather(city='Paris')`\n2. `math.factorial(n=5)`", TWO),
    "numbered prose": ("1. Weather: get_weather(city='Paris')\n2. Factorial: math.factorial(n=5)", TWO),
    "bullets": ("- get_weather(city='Paris')\n- math.factorial(n=5)", TWO),
    "star bullets": ("* get_weather(city='Paris')\n* math.factorial(n=5)", TWO),
    "dot bullets": ("• get_weather(city='Paris')\n• math.factorial(n=5)", TWO),
    "Action:": ("Thought: I need it.\nAction: get_weather(city='Paris')", PARIS),
    "Action: list": ("Action: [get_weather(city='Paris'), math.factorial(n=5)]", TWO),
    "Action/Input": ('Action: get_weather\nAction Input: {"city": "Paris"}', PARIS),
    "Action json": ('Action:\n```json\n{"action": "get_weather", "action_input": {"city": "Paris"}}\n```', PARIS),
    "Action json blob": ('Action: {"name": "get_weather", "arguments": {"city": "Paris"}}', PARIS),
    "print": ("print(get_weather(city='Paris'))", PARIS),
    "print two": ("print(get_weather(city='Paris'))\nprint(math.factorial(n=5))", TWO),
    "print list": ("print([get_weather(city='Paris'), math.factorial(n=5)])", TWO),
    "assigned": ("result = get_weather(city='Paris')", PARIS),
    "assigned print": ("result = get_weather(city='Paris')\nprint(result)", PARIS),
    "assigned two": ("a = get_weather(city='Paris')\nb = math.factorial(n=5)\nprint(a, b)", TWO),
    "assigned two f": ("a = get_weather(city='Paris')\nb = math.factorial(n=5)\nprint(f'{a} {b}')", TWO),
    "assigned list": ("calls = [get_weather(city='Paris'), math.factorial(n=5)]", TWO),
    "assigned comment": ("# weather\na = get_weather(city='Paris')  # Paris\n# fact\nb = math.factorial(n=5)", TWO),
    "await": ("await get_weather(city='Paris')", PARIS),
    "await assigned": ("r = await get_weather(city='Paris')", PARIS),
    "return": ("return get_weather(city='Paris')", PARIS),
    "return list": ("return [get_weather(city='Paris'), math.factorial(n=5)]", TWO),
    "import": ("import math\nmath.factorial(n=5)", [("math.factorial", {"n": 5})]),
    "import from": ("from tools import get_weather\n\nget_weather(city='Paris')", PARIS),
    "colon kw": ("get_weather(city: 'Paris')", PARIS),
    "colon kw 2": ("calc_area(base: 3, height: 4)", AREA),
    "json kw": ('get_weather({"city": "Paris"})', PARIS),
    "quoted kw": ('get_weather("city"="Paris")', PARIS),
    "quoted colon kw": ('get_weather("city": "Paris", "unit": "C")', PARIS_IN_C),
    "missing comma": ('get_weather(city="Paris" unit="C")', PARIS_IN_C),
    "missing comma newline": ('get_weather(\n  city="Paris"\n  unit="C"\n)', PARIS_IN_C),
    "trailing comma": ('get_weather(city="Paris", unit="C",)', PARIS_IN_C),
    "json true null": (
        "calc_area(base=3, height=4, on=true, opts=null)",
        [("calc_area", {"base": 3, "height": 4, "on": True, "opts": None})],
    ),
    "braces": ('get_weather{"city": "Paris"}', PARIS),
    "braces kw": ('get_weather{city: "Paris"}', PARIS),
    "braces kw =": ('get_weather{city="Paris"}', PARIS),
    "space brace": ('get_weather {"city": "Paris"}', PARIS),
    "semicolon end": ("[get_weather(city='Paris')];", PARIS),
    "semicolon two": ("get_weather(city='Paris'); math.factorial(n=5);", TWO),
    "one per line": ("get_weather(city='Paris')\nmath.factorial(n=5)", TWO),
    "one per line comma": ("get_weather(city='Paris'),\nmath.factorial(n=5)", TWO),
    "lists per line": ("[get_weather(city='Paris')]\n[math.factorial(n=5)]", TWO),
    "lists adjacent": ("[get_weather(city='Paris')][math.factorial(n=5)]", TWO),
    "two lists comma": ("[get_weather(city='Paris')], [math.factorial(n=5)]", TWO),
    "nested lists": ("[[get_weather(city='Paris')], [math.factorial(n=5)]]", TWO),
    "braced set": ("{get_weather(city='Paris'), math.factorial(n=5)}", TWO),
    "quoted list": ("['get_weather(city=\"Paris\")', 'math.factorial(n=5)']", TWO),
    "quoted whole": ("\"get_weather(city='Paris')\"", PARIS),
    "escaped quotes": ('get_weather(city=\\"Paris\\")', PARIS),
    "escaped underscore": ("get\\_weather(city='Paris')", PARIS),
    "escaped brackets": ("\\[get_weather(city='Paris')\\]", PARIS),
    "html entity": ("get_weather(city=&quot;Paris&quot;)", PARIS),
    "html entity 39": ("[get_weather(city=&#39;Paris&#39;)]", PARIS),
    "curly": ("get_weather(city=“Paris”)", PARIS),
    "positional": ("get_weather('Paris', 'C')", PARIS_IN_C),
    "unclosed bracket": ("[get_weather(city='Paris', unit='C'", PARIS_IN_C),
    "unclosed list": ("[get_weather(city='Paris')", PARIS),
    "extra bracket": ("[get_weather(city='Paris'))]", PARIS),
    "tool_call open": ("<tool_call>[get_weather(city='Paris')]", PARIS),
    "tool_call close only": ("[get_weather(city='Paris')]</tool_call>", PARIS),
    "tool_call json": ('<tool_call>\n{"name": "get_weather", "arguments": {"city": "Paris"}}\n</tool_call>', PARIS),
    "tool_call two": (
        '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Paris"}}\n</tool_call>\n<tool_call>\n{"name": "math.factorial", "arguments": {"n": 5}}\n</tool_call>',
        TWO,
    ),
    "tool_call extra brace": (
        '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Paris"}}}\n</tool_call>',
        PARIS,
    ),
    "tool_call single quote": (
        "<tool_call>\n{'name': 'get_weather', 'arguments': {'city': 'Paris'}}\n</tool_call>",
        PARIS,
    ),
    "hermes broken close": ('<tool_call>{"name": "get_weather", "arguments": {"city": "Paris"}}<tool_call>', PARIS),
    "tool_call fragments": ('call>{"name": "get_weather", "arguments": {"city": "Paris"}}</tool_call>', PARIS),
    "pipe tool_call": ('<|tool_call|>{"name": "get_weather", "arguments": {"city": "Paris"}}<|/tool_call|>', PARIS),
    "phi-4 functools": ('functools[{"name": "get_weather", "arguments": {"city": "Paris"}}]', PARIS),
    "granite": ('<|tool_call|>[{"name": "get_weather", "arguments": {"city": "Paris"}}]', PARIS),
    "granite <tool_call>": (
        '<tool_call>[{"name": "get_weather", "arguments": {"city": "Paris"}}, {"name": "math.factorial", "arguments": {"n": 5}}]',
        TWO,
    ),
    "granite20b": ('<function_call> {"name": "get_weather", "arguments": {"city": "Paris"}}', PARIS),
    "llama python_tag": ('<|python_tag|>get_weather(city="Paris")', PARIS),
    "llama python_tag json": ('<|python_tag|>{"name": "get_weather", "parameters": {"city": "Paris"}}', PARIS),
    "llama python_tag two": (
        '<|python_tag|>{"name": "get_weather", "parameters": {"city": "Paris"}}; {"name": "math.factorial", "parameters": {"n": 5}}',
        TWO,
    ),
    "llama type function": ('{"type": "function", "name": "get_weather", "parameters": {"city": "Paris"}}', PARIS),
    "llama function=": ('<function=get_weather>{"city": "Paris"}</function>', PARIS),
    "llama function= eom": ('<function=get_weather>{"city": "Paris"}</function><|eom_id|>', PARIS),
    "llama header": ('<|start_header_id|>assistant<|end_header_id|>\n\n[get_weather(city="Paris")]<|eot_id|>', PARIS),
    "mistral": ('[TOOL_CALLS] [{"name": "get_weather", "arguments": {"city": "Paris"}}]', PARIS),
    "mistral new": ('[TOOL_CALLS]get_weather[ARGS]{"city": "Paris"}', PARIS),
    "mistral new call id": ('[TOOL_CALLS]get_weather[CALL_ID]abc123[ARGS]{"city": "Paris"}', PARIS),
    "mistral two": ('[TOOL_CALLS]get_weather{"city": "Paris"}[TOOL_CALLS]math.factorial{"n": 5}', TWO),
    "deepseek v3": (
        '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>get_weather\n```json\n{"city": "Paris"}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
        PARIS,
    ),
    "deepseek v3.1": (
        '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>get_weather<｜tool▁sep｜>{"city": "Paris"}<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
        PARIS,
    ),
    "deepseek two": (
        '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>get_weather\n```json\n{"city": "Paris"}\n```<｜tool▁call▁end｜>\n<｜tool▁call▁begin｜>function<｜tool▁sep｜>math.factorial\n```json\n{"n": 5}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
        TWO,
    ),
    "kimi": (
        '<|tool_calls_section_begin|><|tool_call_begin|>functions.get_weather:0<|tool_call_argument_begin|>{"city": "Paris"}<|tool_call_end|><|tool_calls_section_end|>',
        PARIS,
    ),
    "qwen coder xml": (
        "<tool_call>\n<function=get_weather>\n<parameter=city>\nParis\n</parameter>\n<parameter=days>\n3\n</parameter>\n</function>\n</tool_call>",
        [("get_weather", {"city": "Paris", "days": 3})],
    ),
    "qwen react": ('✿FUNCTION✿: get_weather\n✿ARGS✿: {"city": "Paris"}', PARIS),
    "functionary v2": ('<|from|>assistant\n<|recipient|>get_weather\n<|content|>{"city": "Paris"}', PARIS),
    "functionary v3": ('>>>get_weather\n{"city": "Paris"}', PARIS),
    "functionary v3 two": ('>>>get_weather\n{"city": "Paris"}\n>>>math.factorial\n{"n": 5}', TWO),
    "functionary 3.1": (
        '<function=get_weather>{"city": "Paris"}</function>\n<function=math.factorial>{"n": 5}</function>',
        TWO,
    ),
    "command-r": (
        'Action: ```json\n[\n    {\n        "tool_name": "get_weather",\n        "parameters": {"city": "Paris"}\n    }\n]```',
        PARIS,
    ),
    "command-r7": (
        '<|START_ACTION|>[\n    {"tool_call_id": "0", "tool_name": "get_weather", "parameters": {"city": "Paris"}}\n]<|END_ACTION|>',
        PARIS,
    ),
    "command-r thinking": (
        '<|START_THINKING|>I will look.<|END_THINKING|><|START_ACTION|>[{"tool_call_id": "0", "tool_name": "get_weather", "parameters": {"city": "Paris"}}]<|END_ACTION|>',
        PARIS,
    ),
    "xlam": ('[{"name": "get_weather", "arguments": {"city": "Paris"}}]', PARIS),
    "xlam thought": ('{"thought": "", "tool_calls": [{"name": "get_weather", "arguments": {"city": "Paris"}}]}', PARIS),
    "xlam thought str": ('{"tool_calls": [{"name": "get_weather", "arguments": "{\\"city\\": \\"Paris\\"}"}]}', PARIS),
    "glm4": ('get_weather\n{"city": "Paris"}', PARIS),
    "glm4.5": (
        "<tool_call>get_weather\n<arg_key>city</arg_key>\n<arg_value>Paris</arg_value>\n<arg_key>days</arg_key>\n<arg_value>3</arg_value>\n</tool_call>",
        [("get_weather", {"city": "Paris", "days": 3})],
    ),
    "minimax": (
        '<minimax:tool_call>\n<invoke name="get_weather">\n<parameter name="city">Paris</parameter>\n</invoke>\n</minimax:tool_call>',
        PARIS,
    ),
    "claude": (
        '<function_calls>\n<invoke name="get_weather">\n<parameter name="city">Paris</parameter>\n</invoke>\n</function_calls>',
        PARIS,
    ),
    "claude2": (
        "<function_calls>\n<invoke>\n<tool_name>get_weather</tool_name>\n<parameters>\n<city>Paris</city>\n</parameters>\n</invoke>\n</function_calls>",
        PARIS,
    ),
    "xml entities": ("<tool_call>get_weather(city=&quot;Paris&quot;)</tool_call>", PARIS),
    "xml escaped tags": ('&lt;tool_call&gt;get_weather(city="Paris")&lt;/tool_call&gt;', PARIS),
    "gpt-oss": (
        '<|channel|>commentary to=functions.get_weather <|constrain|>json<|message|>{"city": "Paris"}<|call|>',
        PARIS,
    ),
    "gpt-oss analysis": (
        '<|channel|>analysis<|message|>We call get_weather.<|end|><|start|>assistant<|channel|>commentary to=functions.get_weather <|constrain|>json<|message|>{"city": "Paris"}<|call|>',
        PARIS,
    ),
    "openai function_call": (
        '{"function_call": {"name": "get_weather", "arguments": "{\\"city\\": \\"Paris\\"}"}}',
        PARIS,
    ),
    "openai recipient": (
        '{"tool_uses": [{"recipient_name": "functions.get_weather", "parameters": {"city": "Paris"}}]}',
        PARIS,
    ),
    "json keyed": ('{"get_weather": {"city": "Paris"}}', PARIS),
    "json keyed list": ('[{"get_weather": {"city": "Paris"}}, {"math.factorial": {"n": 5}}]', TWO),
    "json keyed misspelt": ('{"get_weather": {"town": "Paris"}}', [("get_weather", {"town": "Paris"})]),
    "json flat": ('{"name": "get_weather", "city": "Paris"}', PARIS),
    "json function flat": ('{"function": "get_weather", "city": "Paris"}', PARIS),
    "json func str": ('{"function": "get_weather(city=\'Paris\')"}', PARIS),
    "json action expr": ('{"thought": "x", "action": "get_weather(city=\'Paris\')"}', PARIS),
    "json trailing comma": ('[{"name": "get_weather", "arguments": {"city": "Paris",},},]', PARIS),
    "json lines": (
        '{"name": "get_weather", "arguments": {"city": "Paris"}}\n{"name": "math.factorial", "arguments": {"n": 5}}',
        TWO,
    ),
    "json prose": ('Sure! {"name": "get_weather", "arguments": {"city": "Paris"}} That does it.', PARIS),
    "json python mix": ('[get_weather({"city": "Paris"}), math.factorial({"n": 5})]', TWO),
    "think": ("<think>Maybe get_weather(city='Rome')?</think>\nget_weather(city='Paris')", PARIS),
    "think unopened": ("Maybe [get_weather(city='Rome')]?\n</think>\n\n[get_weather(city='Paris')]", PARIS),
    "Final Answer": ("Final Answer: [get_weather(city='Paris')]", PARIS),
    "Answer bold": ("**Answer:** `[get_weather(city='Paris')]`", PARIS),
    "boxed": ("$\\boxed{get_weather(city='Paris')}$", PARIS),
    "Output": ("Output:\n[get_weather(city='Paris')]<|im_end|>", PARIS),
    "eos": ("[get_weather(city='Paris')]</s>", PARIS),
    "endoftext": ("[get_weather(city='Paris')]<|endoftext|>", PARIS),
    "end of turn": ("[get_weather(city='Paris')]<end_of_turn>", PARIS),
    "assistant:": ("assistant: [get_weather(city='Paris')]", PARIS),
    "comment arrow": ("get_weather(city='Paris')  # returns weather", PARIS),
    "arrow": ("get_weather(city='Paris') -> dict", PARIS),
    "result shown": ("get_weather(city='Paris')\n# Output: {'temp': 3}", PARIS),
    "js const": ("const r = get_weather({city: 'Paris'});", PARIS),
    "js await": ("const r = await get_weather('Paris');\nconsole.log(r);", PARIS),
    "kwargs dict": ("get_weather(**{'city': 'Paris'})", PARIS),
    "multi line call": ("get_weather(\n    city='Paris',\n    unit='C'\n)", PARIS_IN_C),
    "newline in list": ("[\n    get_weather(city='Paris'),\n    math.factorial(n=5)\n]", TWO),
    "latex underscore": ("get\\_weather(city='Paris')\nmath.factorial(n=5)", TWO),
    "spaces": ("get_weather (city = 'Paris')", PARIS),
    "apostrophe": ("get_weather(city='L'Aquila')", [("get_weather", {"city": "L'Aquila"})]),
    "then": ("get_weather(city='Paris') then math.factorial(n=5)", TWO),
    "arrow seq": ("get_weather(city='Paris') -> math.factorial(n=5)", TWO),
    "table": ("| call |\n|---|\n| get_weather(city='Paris') |", PARIS),
    "blockquote": ("> get_weather(city='Paris')", PARIS),
    "dollar": ("$ get_weather(city='Paris')", PARIS),
    "repl": (">>> get_weather(city='Paris')", PARIS),
    "dict call": ("{'get_weather': {'city': 'Paris'}}", PARIS),
    "tuple": ("('get_weather', {'city': 'Paris'})", PARIS),
    "list name args": ('["get_weather", {"city": "Paris"}]', PARIS),
    "call:": ("Call: get_weather(city='Paris')\nObservation: sunny", PARIS),
    "backslash newline": ("[get_weather(city='Paris'), \\\nmath.factorial(n=5)]", TWO),
    "literal \\n": ("[get_weather(city='Paris'),\\n math.factorial(n=5)]", TWO),
    "triple fence one line": ("```[get_weather(city='Paris')]```", PARIS),
    "fence lang one line": ("```python [get_weather(city='Paris')]```", PARIS),
    "two fences": ("```python\nget_weather(city='Paris')\n```\n\n```python\nmath.factorial(n=5)\n```", TWO),
    "empty args": ("[ping()]", [("ping", {})]),
    "ping json": ('{"name": "ping", "arguments": {}}', [("ping", {})]),
    "ping null args": ('{"name": "ping", "arguments": null}', [("ping", {})]),
    "ping none": ('{"name": "ping"}', [("ping", {})]),
    "prose1": ("The function get_weather(city) returns the weather.", []),
    "prose2": ("I cannot do that. You could use get_weather() for it.", []),
    "prose3": ("You need to provide the city for get_weather(city=...)", []),
    "prose4": ("None of the functions (get_weather, math.factorial) can be used.", []),
    "prose5": ("get_weather requires the parameter `city`, which is missing.", []),
    "empty list": ("[]", []),
    "empty fence": ("```json\n[]\n```", []),
    "none": ("None", []),
    "json error": ('{"error": "No function fits"}', []),
    "json name none": ('{"name": null, "arguments": {}}', []),
    "prose json": ('The parameters {"city": "Paris"} are not enough for get_weather.', []),
    "sig": ("get_weather(city: str, unit: str) -> dict", []),
    "sig fence": ("```python\ndef get_weather(city: str):\n    ...\n```", []),
    "action none": ("Action: None\nAction Input: {}", []),
    "md heading": (
        "### Function call\n\n```\nget_weather(city='Paris')\n```\n\n### Explanation\nIt looks it up.",
        PARIS,
    ),
    "explain first": ("To answer this I'll use `get_weather` with city 'Paris':\n\nget_weather(city='Paris')", PARIS),
    "explain after with name": (
        "get_weather(city='Paris')\n\nThis calls the get_weather function with the city parameter set to 'Paris'.",
        PARIS,
    ),
    "explain after with call": (
        "[get_weather(city='Paris')]\n\nHere `get_weather(city='Paris')` returns the weather.",
        PARIS,
    ),
    "explain before with call": (
        "I'll call get_weather(city='Paris').\n\n```python\nget_weather(city='Paris')\n```",
        PARIS,
    ),
    "explain sig": ("`get_weather(city, unit)` fits.\n\n[get_weather(city='Paris')]", PARIS),
    "steps": ("Step 1: Get the weather\nget_weather(city='Paris')\n\nStep 2: Factorial\nmath.factorial(n=5)", TWO),
    "first/then": ("First, call get_weather(city='Paris'), then call math.factorial(n=5).", TWO),
    "json in py fence": ('```python\n[{"name": "get_weather", "arguments": {"city": "Paris"}}]\n```', PARIS),
    "py dict in fence": (
        "```python\n{'name': 'get_weather', 'arguments': {'city': 'Paris', 'unit': None}}\n```",
        [("get_weather", {"city": "Paris", "unit": None})],
    ),
    "py var json": ("```python\nfunction_call = {'name': 'get_weather', 'arguments': {'city': 'Paris'}}\n```", PARIS),
    "js var json": ('const call = {"name": "get_weather", "arguments": {"city": "Paris"}};', PARIS),
    "json string escaped": ('"{\\"name\\": \\"get_weather\\", \\"arguments\\": {\\"city\\": \\"Paris\\"}}"', PARIS),
    "json in list of strings": (
        '["{\\"name\\": \\"get_weather\\", \\"arguments\\": {\\"city\\": \\"Paris\\"}}"]',
        PARIS,
    ),
    "json name w call": ('{"name": "get_weather(city=\'Paris\')"}', PARIS),
    "json call key": ('{"call": "get_weather(city=\'Paris\')"}', PARIS),
    "json calls list of str": ('{"calls": ["get_weather(city=\'Paris\')", "math.factorial(n=5)"]}', TWO),
    "json arguments list": ('{"name": "get_weather", "arguments": [{"name": "city", "value": "Paris"}]}', PARIS),
    "json result wrapper": ('{"result": {"name": "get_weather", "arguments": {"city": "Paris"}}}', PARIS),
    "json response wrap": ('{"response": [{"name": "get_weather", "arguments": {"city": "Paris"}}]}', PARIS),
    "json numbered keys": (
        '{"1": {"name": "get_weather", "arguments": {"city": "Paris"}}, "2": {"name": "math.factorial", "arguments": {"n": 5}}}',
        TWO,
    ),
    "json function obj args": ('{"function": {"name": "get_weather", "parameters": {"city": "Paris"}}}', PARIS),
    "json type tool_use": ('{"type": "tool_use", "id": "x", "name": "get_weather", "input": {"city": "Paris"}}', PARIS),
    "json fn key": ('{"fn": "get_weather", "args": {"city": "Paris"}}', PARIS),
    "json func key": ('{"func": "get_weather", "args": {"city": "Paris"}}', PARIS),
    "json method key": ('{"method": "get_weather", "params": {"city": "Paris"}}', PARIS),
    "json func_name": ('{"func_name": "get_weather", "func_args": {"city": "Paris"}}', PARIS),
    "json toolName camel": ('{"toolName": "get_weather", "toolInput": {"city": "Paris"}}', PARIS),
    "json functionName": ('{"functionName": "get_weather", "arguments": {"city": "Paris"}}', PARIS),
    "json function_args": ('{"function_name": "get_weather", "function_args": {"city": "Paris"}}', PARIS),
    "json function_arguments": ('{"function_name": "get_weather", "function_arguments": {"city": "Paris"}}', PARIS),
    "json tool_args": ('{"tool": "get_weather", "tool_args": {"city": "Paris"}}', PARIS),
    "json args and kwargs": ('{"name": "get_weather", "args": ["Paris"], "kwargs": {"unit": "C"}}', PARIS_IN_C),
    "json no args and kwargs": ('{"name": "get_weather", "args": [], "kwargs": {"city": "Paris"}}', PARIS),
    "json args": ('{"name": "get_weather", "args": ["Paris"]}', PARIS),
    "json pairs as args": ('{"name": "get_weather", "args": [{"name": "city", "value": "Paris"}]}', PARIS),
    "json inputs": ('{"name": "get_weather", "inputs": {"city": "Paris"}}', PARIS),
    "json missing brace": ('{"name": "get_weather", "arguments": {"city": "Paris"}', PARIS),
    "json missing all": ('[{"name": "get_weather", "arguments": {"city": "Paris"', PARIS),
    "json single quotes mix": ("{'name': \"get_weather\", 'arguments': {\"city\": 'Paris'}}", PARIS),
    "json unquoted keys": ('{name: "get_weather", arguments: {city: "Paris"}}', PARIS),
    "json newline in str": (
        '{"name": "get_weather", "arguments": {"city": "Par\nis"}}',
        [("get_weather", {"city": "Par\nis"})],
    ),
    "json python None": (
        '{"name": "get_weather", "arguments": {"city": "Paris", "unit": None}}',
        [("get_weather", {"city": "Paris", "unit": None})],
    ),
    "json inf": (
        '{"name": "calc_area", "arguments": {"base": 1e3, "height": 4.0}}',
        [("calc_area", {"base": 1000.0, "height": 4.0})],
    ),
    "json ellipsis after": ('{"name": "get_weather", "arguments": {"city": "Paris"}}...', PARIS),
    "json double braces": ('{{"name": "get_weather", "arguments": {{"city": "Paris"}}}}', PARIS),
    "json fence in tag": (
        '<tool_call>\n```json\n{"name": "get_weather", "arguments": {"city": "Paris"}}\n```\n</tool_call>',
        PARIS,
    ),
    "py fence in tag": ('<tool_call>\n```python\nget_weather(city="Paris")\n```\n</tool_call>', PARIS),
    "tag in fence": ('```xml\n<tool_call>get_weather(city="Paris")</tool_call>\n```', PARIS),
    "tag tools": ('<tools>get_weather(city="Paris")</tools>', PARIS),
    "tag function": ('<function>get_weather(city="Paris")</function>', PARIS),
    "tag answer": ('<answer>[get_weather(city="Paris")]</answer>', PARIS),
    "tag attributes": ('<tool_call name="get_weather">{"city": "Paris"}</tool_call>', PARIS),
    "tag attributes 2": ('<tool_call id="1">get_weather(city="Paris")</tool_call>', PARIS),
    "tag function_call json": (
        '<function_call>{"name": "get_weather", "arguments": {"city": "Paris"}}</function_call>',
        PARIS,
    ),
    "tag name tag": ('<tool>get_weather</tool><args>{"city": "Paris"}</args>', PARIS),
    "tag function name parameters": (
        '<function_name>get_weather</function_name><parameters>{"city": "Paris"}</parameters>',
        PARIS,
    ),
    "tag as element": ("<get_weather><city>Paris</city></get_weather>", PARIS),
    "tag as element attr": ('<get_weather city="Paris" />', PARIS),
    "react xml": ('<tool>get_weather</tool><tool_input>{"city": "Paris"}</tool_input>', PARIS),
    "tag bold": ('<b>get_weather(city="Paris")</b>', PARIS),
    "code tag": ('<code>get_weather(city="Paris")</code>', PARIS),
    "br": ('get_weather(city="Paris")<br>math.factorial(n=5)', TWO),
    "wrong close": ('<tool_call>get_weather(city="Paris")</tool_response>', PARIS),
    "half close": ('<tool_call>get_weather(city="Paris")</tool_call', PARIS),
    "half open": ('<tool_call get_weather(city="Paris")</tool_call>', PARIS),
    "space tag": ('< tool_call >get_weather(city="Paris")< /tool_call >', PARIS),
    "double tag": ('<tool_call><tool_call>get_weather(city="Paris")</tool_call></tool_call>', PARIS),
    "tag upper": ('<TOOLCALL>[get_weather(city="Paris")]</TOOLCALL>', PARIS),
    "nemotron": ('<TOOLCALL>[{"name": "get_weather", "arguments": {"city": "Paris"}}]</TOOLCALL>', PARIS),
    "dollar tag": ('[TOOL_CALL] get_weather(city="Paris") [/TOOL_CALL]', PARIS),
    "sq tag lower": ('[tool_call]get_weather(city="Paris")[/tool_call]', PARIS),
    "tool_request": ('[TOOL_REQUEST]{"name": "get_weather", "arguments": {"city": "Paris"}}[END_TOOL_REQUEST]', PARIS),
    "unused token": ('<unused94>[get_weather(city="Paris")]', PARIS),
    "fim": ('<|fim_middle|>get_weather(city="Paris")', PARIS),
    "bos": ('<s>[get_weather(city="Paris")]</s>', PARIS),
    "im start": ('<|im_start|>assistant\n[get_weather(city="Paris")]<|im_end|>', PARIS),
    "user:": ('[get_weather(city="Paris")]\nUser: thanks', PARIS),
    "double call parens": ('(get_weather(city="Paris"))', PARIS),
    "paren list": ('(get_weather(city="Paris"), math.factorial(n=5))', TWO),
    "colon eq": ('get_weather(city:="Paris")', PARIS),
    "arrow kw": ('get_weather(city => "Paris")', PARIS),
    "semis kw": ('get_weather(city="Paris"; unit="C")', PARIS_IN_C),
    "or newline plus": ('get_weather(city="Paris")\n+\nmath.factorial(n=5)', TWO),
    "amp amp": ('get_weather(city="Paris") && math.factorial(n=5)', TWO),
    "slash": ('/get_weather(city="Paris")', PARIS),
    "at": ('@get_weather(city="Paris")', PARIS),
    "comment only fence": ('```python\n# Call the function\nget_weather(city="Paris")\n```', PARIS),
    "type comment": ('get_weather(city="Paris")  # type: ignore', PARIS),
    "backslash n literal text": ('get_weather(city="Paris")\\nmath.factorial(n=5)', TWO),
    "escaped list": ('\\[get\\_weather(city=\\"Paris\\")\\]', PARIS),
    "latex texttt": ('\\texttt{get\\_weather(city="Paris")}', PARIS),
    "unicode escapes": ('get_weather(city="Z\\u00fcrich")', [("get_weather", {"city": "Zürich"})]),
    "fullwidth parens": ('get_weather（city="Paris"）', PARIS),
    "fullwidth comma": ('get_weather(city="Paris"，unit="C")', PARIS_IN_C),
    "cjk quotes": ("get_weather(city=「Paris」)", PARIS),
    "backtick value": ("get_weather(city=`Paris`)", PARIS),
    "float trailing": ("calc_area(base=3., height=.5)", [("calc_area", {"base": 3.0, "height": 0.5})]),
    "expr": ("calc_area(base=2*3, height=4)", [("calc_area", {"base": 6, "height": 4})]),
    "named tuple str": (
        'calc_area(base=3, height=4, opts={"a": 1, "b": [true, null]})',
        [("calc_area", {"base": 3, "height": 4, "opts": {"a": 1, "b": [True, None]}})],
    ),
    "js obj nested": (
        "calc_area({base: 3, height: 4, opts: {a: 1}})",
        [("calc_area", {"base": 3, "height": 4, "opts": {"a": 1}})],
    ),
    "list repeated w sep": ('[get_weather(city="Paris")], \n\n[math.factorial(n=5)]', TWO),
    "key value list": ('[{get_weather: {city: "Paris"}}]', PARIS),
    "asyncio.run": ('asyncio.run(get_weather(city="Paris"))', PARIS),
    "with import": ('import weather\n\nresult = weather.get_weather(city="Paris")\nprint(result)', PARIS),
    "curl": ("GET /weather?city=Paris", []),
    "mcp": (
        '<use_mcp_tool>\n<server_name>w</server_name>\n<tool_name>get_weather</tool_name>\n<arguments>\n{"city": "Paris"}\n</arguments>\n</use_mcp_tool>',
        PARIS,
    ),
    "cline": (
        "<get_weather>\n<city>Paris</city>\n<days>3</days>\n</get_weather>",
        [("get_weather", {"city": "Paris", "days": 3})],
    ),
    "olmo": ('<function_calls>\nget_weather(city="Paris")\nmath.factorial(n=5)\n</function_calls>', TWO),
    "smollm": ('<tool_call>[{"name": "get_weather", "arguments": {"city": "Paris"}}]</tool_call>', PARIS),
    "hammer fence": ('```\n[{"name": "get_weather", "arguments": {"city": "Paris"}}]\n```', PARIS),
    "minicpm": (
        '<|thought_start|>\nlook\n<|thought_end|>\n<|tool_call_start|>\n```python\nget_weather(city="Paris")\n```\n<|tool_call_end|>',
        PARIS,
    ),
    "lfm2": ('<|tool_call_start|>[get_weather(city="Paris")]<|tool_call_end|>Looking.', PARIS),
    "hunyuan": ('<tool_calls>[{"name": "get_weather", "arguments": {"city": "Paris"}}]</tool_calls>', PARIS),
    "seed-oss": (
        "<seed:tool_call>\n<function=get_weather>\n<parameter=city>Paris</parameter>\n</function>\n</seed:tool_call>",
        PARIS,
    ),
    "step": (
        '<｜tool_calls_begin｜><｜tool_call_begin｜>function<｜tool_sep｜><steptml:invoke name="get_weather"><steptml:parameter name="city">Paris</steptml:parameter></steptml:invoke><｜tool_call_end｜>',
        PARIS,
    ),
    "phi4 mini": ('<|tool_call|>[{"name": "get_weather", "arguments": {"city": "Paris"}}]<|/tool_call|>', PARIS),
    "internlm3": (
        '<|action_start|><|plugin|>{"name": "get_weather", "parameters": {"city": "Paris"}}<|action_end|>',
        PARIS,
    ),
    "yi": ('<|plugin|>get_weather(city="Paris")', PARIS),
    "gorilla ofs": ('<<function>>get_weather(city="Paris")', PARIS),
    "gorilla two": ('<<function>>get_weather(city="Paris")<<function>>math.factorial(n=5)', TWO),
    "nexus": ('Call: get_weather(city="Paris")<bot_end> \nThought: it', PARIS),
    "nexus two": ('Call: get_weather(city="Paris"); math.factorial(n=5)<bot_end>', TWO),
    "meetkai stop": ('get_weather\n{"city": "Paris"}<|stop|>', PARIS),
    "claude antml": (
        '<antml:function_calls>\n<antml:invoke name="get_weather">\n<antml:parameter name="city">Paris</antml:parameter>\n</antml:invoke>\n</antml:function_calls>',
        PARIS,
    ),
    "json tool_args nested name": ("get_weather(params={'city': 'Paris'})", PARIS),
    "kwargs object": ("[get_weather(kwargs={'city': 'Paris', 'unit': 'C'})]", PARIS_IN_C),
    "empty parameters": ("ping(parameters={})", [("ping", {})]),
    "deep namespace": ("api.tools.get_weather(city='Paris')", PARIS),
    "underscores for dots": ("[get_weather(city='Paris'), math_factorial(n=5)]", TWO),
    "two underscores for dots": ("Sure: math__factorial(n=5)", [("math.factorial", {"n": 5})]),
    "dot for underscore": ("get.weather(city='Paris')", PARIS),
    "json underscores for dots": ('{"name": "math_factorial", "arguments": {"n": 5}}', [("math.factorial", {"n": 5})]),
    "json hyphens for dots": ('{"name": "math-factorial", "arguments": {"n": 5}}', [("math.factorial", {"n": 5})]),
    "ticked name": ("`get_weather`(city='Paris')", PARIS),
    "quoted name": ("[\"get_weather\"(city='Paris')]", PARIS),
    "bold name": ("**get_weather**(city='Paris')", PARIS),
    "line break before bracket": ("[get_weather\n(city='Paris'), math.factorial\n(n=5)]", TWO),
    "no-break space": ("[get_weather(city='Paris',\xa0unit='C')]", PARIS_IN_C),
    "wide space": ("[get_weather(city='Paris',\u3000unit='C')]", PARIS_IN_C),
    "zero width": ("get_weather(\u200bcity\u200b='Pa\u200bris')", [("get_weather", {"city": "Pa\u200bris"})]),
    "byte order mark": ("\ufeff[ping()]", [("ping", {})]),
    "fullwidth signs in text": (
        "get_weather（city='Paris（FR）'，unit＝＂C＂）",
        [("get_weather", {"city": "Paris（FR）", "unit": "C"})],
    ),
    "entity space": ("get_weather(city='Paris',&nbsp;unit='C')", PARIS_IN_C),
    "escaped equals": ("\\[get\\_weather\\(city\\='Paris'\\)\\]", PARIS),
    "sql constants": ("calc_area(base=3, height=4, on=TRUE)", [("calc_area", {"base": 3, "height": 4, "on": True})]),
    "no commas": (
        "calc_area(base=3 height=4 on=True opts={'a': 1})",
        [("calc_area", {"base": 3, "height": 4, "on": True, "opts": {"a": 1}})],
    ),
    "semicolons": ("calc_area(base=3; height=4; on=true)", [("calc_area", {"base": 3, "height": 4, "on": True})]),
    "print with label": ("print('Weather:', get_weather(city='Paris'))", PARIS),
    "print several": ("print(get_weather(city='Paris'), math.factorial(n=5))", TWO),
    "gather": ("await asyncio.gather(get_weather(city='Paris'), math.factorial(n=5))", TWO),
    "gather assigned": ("a, b = 1, 2\nr = await asyncio.gather(get_weather(city='Paris'), math.factorial(n=5))", TWO),
    "assigned and shown": ("a = get_weather(city='Paris')\nb = math.factorial(n=5)\n[a, b]", TWO),
    "main": (
        "import asyncio\n\nasync def main():\n    a = await get_weather(city='Paris')\n    b = await math.factorial(n=5)\n    print(a, b)\n\nasyncio.run(main())",
        TWO,
    ),
    "main guard": (
        'def main():\n    """Do it."""\n    return get_weather(\n        city=\'Paris\'\n    )\n\nif __name__ == \'__main__\':\n    main()',
        PARIS,
    ),
    "try": ("try:\n    print(get_weather(city='Paris'))\nexcept Exception as error:\n    print(error)", PARIS),
    "square tag": ("[FUNCTION_CALL] [get_weather(city='Paris')]", PARIS),
    "square end": ("[get_weather(city='Paris')][END]", PARIS),
    "magistral": ("[THINK]Not get_weather(city='Rome').[/THINK][get_weather(city='Paris')]", PARIS),
    "kimi thinking": ("◁think▷Not get_weather(city='Rome').◁/think▷get_weather(city='Paris')", PARIS),
    "seed thinking": ("<seed:think>Not get_weather(city='Rome').</seed:think>get_weather(city='Paris')", PARIS),
    "command-r thinking of calls": (
        "<|START_THINKING|>[get_weather(city='Rome')]<|END_THINKING|>[get_weather(city='Paris')]",
        PARIS,
    ),
    "gpt-oss analysis of calls": (
        "<|channel|>analysis<|message|>[get_weather(city='Rome')]<|end|><|start|>assistant<|channel|>final<|message|>[get_weather(city='Paris')]",
        PARIS,
    ),
    "minicpm thinking of calls": ("<|thought_start|>\nping()\n<|thought_end|>\nget_weather(city='Paris')", PARIS),
    "n22": ("`get_weather` (city) and `ping`() are what I have.", []),
    "n23": ("def get_weather(city):\n    return request(city)\n\nget_weather", []),
    "answer in an object with wide signs": ('{"answer": "[get_weather（city=「Paris」）]"}', PARIS),
    "answer in an object on lines": ('{"answer": "[get_weather(\\n  city=\\"Paris\\",\\n)]"}', PARIS),
    "answer beside a thought": (
        '{"thought": "Try get_weather(city=1).", "action": "get_weather(city=\'Paris\')"}',
        PARIS,
    ),
    "object in a string in a list": ('["```python\\nget_weather(city=\\"Paris\\")\\n```"]', PARIS),
    "said twice in a tag": ("<tool_call>[get_weather(city='Paris')]\n[get_weather(city='Paris')]</tool_call>", PARIS),
    "words and no end": ("Sure: [get_weather(city='Paris', unit='C'", PARIS_IN_C),
    "n24": ("Use get_weather(city='Paris and so on.", []),
    "n25": ('{"thought": "It needs get_weather(city)."}', []),
    "json object in arguments": ('{"name": "get_weather", "arguments": {"params": {"city": "Paris"}}}', PARIS),
    "json key value list": ('{"name": "get_weather", "arguments": [{"key": "city", "value": "Paris"}]}', PARIS),
    "json missing commas": (
        '{\n  "name": "get_weather"\n  "arguments": {"city": "Paris"\n "unit": "C"}\n}',
        PARIS_IN_C,
    ),
    "kimi two": (
        '<|tool_calls_section_begin|><|tool_call_begin|>functions.get_weather:0<|tool_call_argument_begin|>{"city": "Paris"}<|tool_call_end|><|tool_call_begin|>functions.math.factorial:1<|tool_call_argument_begin|>{"n": 5}<|tool_call_end|><|tool_calls_section_end|>',
        TWO,
    ),
    "xml in a string": ('{"answer": "<call name=\\"get_weather\\"><arg name=\\"city\\">Paris</arg></call>"}', PARIS),
    "xml escaped quotes": ('<call name=\\"get_weather\\"><arg name=\\"city\\">Paris</arg></call>', PARIS),
    "xml upper": ('<CALL NAME="get_weather"><ARG NAME="city">Paris</ARG></CALL>', PARIS),
    "xml cdata": ('<call name="get_weather"><arg name="city"><![CDATA[Paris]]></arg></call>', PARIS),
    "xml key value": (
        "<call><name>get_weather</name><arg><key>city</key><value>Paris</value></arg></call>",
        PARIS,
    ),
    "xml attributes": (
        '<call function="get_weather" city="Paris" days="3"/>',
        [("get_weather", {"city": "Paris", "days": 3})],
    ),
    "xml object": (
        '<call name="calc_area"><arg name="base">3</arg><arg name="height">4</arg><arg name="opts"><a>1</a></arg></call>',
        [("calc_area", {"base": 3, "height": 4, "opts": {"a": 1}})],
    ),
    "xml json object": (
        '<call name="get_weather"><arg name="params" type="object">{"city": "Paris"}</arg></call>',
        PARIS,
    ),
    "n26": ("It would look like this:\n\n```python\nget_weather(city=...)\n```\n\nWhich city is it?", []),
    "n27": ('I need more, such as `get_weather(city="<city>")`. Which city is it?', []),
    "n28": ("I need more: `get_weather(city=[city])`. Which city is it?", []),
    "n29": (
        'Here is get_weather:\n```json\n{"type": "object", "properties": {"city": {"type": "string"}}}\n```\nIt does not fit.',
        [],
    ),
    "n30": ("<function><name>ping</name><description>It rings.</description></function> does not fit.", []),
    "n31": ("[THINK]I could call get_weather(city='Paris').[/THINK]No function fits.", []),
    "description as an argument": ("<ping><description>x</description></ping>", [("ping", {"description": "x"})]),
    "xml quoted texts": (
        '<call name="get_weather"><arg name="city" type="string">"Paris"</arg><arg name="unit">"C"</arg></call>',
        PARIS_IN_C,
    ),
    "xml quoted text": (
        '<call name="get_weather"><arg name="city">"Paris"</arg><arg name="unit">C</arg></call>',
        [("get_weather", {"city": '"Paris"', "unit": "C"})],
    ),
    "kimi three": (
        '<|tool_calls_section_begin|><|tool_call_begin|>functions.ping:0<|tool_call_argument_begin|>{}<|tool_call_end|><|tool_call_begin|>functions.get_weather:1<|tool_call_argument_begin|>{"city": "Paris"}<|tool_call_end|><|tool_call_begin|>functions.math.factorial:2<|tool_call_argument_begin|>{"n": 5}<|tool_call_end|><|tool_calls_section_end|>',
        [("ping", {}), *TWO],
    ),
    "gpt-oss three": (
        '<|channel|>commentary to=functions.ping <|constrain|>json<|message|>{}<|call|><|start|>assistant<|channel|>commentary to=functions.get_weather <|constrain|>json<|message|>{"city": "Paris"}<|call|><|start|>assistant<|channel|>commentary to=functions.math.factorial <|constrain|>json<|message|>{"n": 5}<|call|>',
        [("ping", {}), *TWO],
    ),
    "list with an empty call behind words": (
        "I look it up.\n[get_weather(city='Paris'), ping()]",
        [*PARIS, ("ping", {})],
    ),
    "n1": ("I need more information. What city should I use for get_weather?", []),
    "n2": ("The get_weather function takes `city` (string), `unit` (string).", []),
    "n3": ('```json\n{"city": "Paris"}\n```\nis not a function call.', []),
    "n4": ("Sorry, I can only help with weather (get_weather) and factorials (math.factorial).", []),
    "n5": ("get_weather(): needs a city. math.factorial(): needs n.", []),
    "n7": (
        '{"name": "get_weather", "description": "Weather", "parameters": {"type": "object", "properties": {"city": {"type": "string"}}}}',
        [],
    ),
    "n8": ('To use get_weather, {"city": ...} must be given.', []),
    "n9": ("get_weather", []),
    "n10": ("[get_weather]", []),
    "n11": ("No function call is needed. The factorial of 5 is 120.", []),
    "n12": ('{"result": 120}', []),
    "n13": ('{"answer": "The capital is Paris"}', []),
    "n14": ("{}", []),
    "n15": ("[{}]", []),
    "n16": ('{"name": "none"}', []),
    "n17": ("null", []),
    "n18": ("<tool_call></tool_call>", []),
    "n19": ("<tool_call>[]</tool_call>", []),
    "n20": ("I would call get_weather(city, unit) but the city is missing.", []),
    "n21": ("There is `get_weather(city: str)` and `ping()`, none fits.", []),
}


def found(text: str, form: Form) -> Calls:
    reading = read(text, Names((), DEFINITIONS), form)
    if reading.expression is None:
        return []
    calls = called_functions(reading, [each.name for each in DEFINITIONS])
    assert calls is not None, (reading.calls, reading.problem)
    parameters = {each.name: list(each.parameters["properties"]) for each in DEFINITIONS}
    return [
        (call.name, dict(zip(parameters[call.name], call.args, strict=False)) | dict(call.kwargs)) for call in calls
    ]


@pytest.mark.parametrize("form", ["python", "json", "xml"])
@in_one_test("name", ANSWERS)
def test_the_calls_of_an_answer_are_found_in_every_form(name: str, form: Form) -> None:
    text, calls = ANSWERS[name]
    assert found(text, form) == calls


@pytest.mark.parametrize(
    "text",
    [
        '{"get_weather": {"city": "Paris"}}',
        '{"tool_calls": [{"get_weather": {"city": "Paris"}}]}',
        '{"name": "get_weather", "arguments": "{\\"city\\": \\"Paris\\"}"}',
        '[{"type": "function", "function": {"name": "get_weather", "arguments": "{\\"city\\": \\"Paris\\"}"}}]',
    ],
    ids=["keyed", "keyed in a holder", "arguments as text", "as the API says it"],
)
def test_a_shape_of_json_that_is_known_needs_no_repair(text: str) -> None:
    reading = read(text, Names((), DEFINITIONS), "json")
    assert (reading.calls, reading.notes, reading.certainty) == (("get_weather(city='Paris')",), (), "exact")


ARGUMENTS = '{"city": "Paris", "days": 3}'
TEMPLATES: dict[str, str] = {
    "deepseek v3": f"<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>get_weather\n```json\n{ARGUMENTS}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>",
    "deepseek v3 without a fence": f"<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>get_weather\n{ARGUMENTS}<｜tool▁call▁end｜><｜tool▁calls▁end｜><｜end▁of▁sentence｜>",
    "deepseek v3.1": f"<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>get_weather<｜tool▁sep｜>{ARGUMENTS}<｜tool▁call▁end｜><｜tool▁calls▁end｜>",
    "deepseek v3.2": '<｜DSML｜function_calls>\n<｜DSML｜invoke name="get_weather">\n<｜DSML｜parameter name="city" string="true">Paris</｜DSML｜parameter>\n<｜DSML｜parameter name="days" string="false">3</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜function_calls>',
    "gpt-oss by its role": f"<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant to=functions.get_weather<|channel|>commentary json<|message|>{ARGUMENTS}<|call|>",
    "gpt-oss by its channel": f"<|channel|>commentary to=functions.get_weather json<|message|>{ARGUMENTS}<|call|>",
    "mistral": f"[TOOL_CALLS]get_weather[CALL_ID]a1b2c3d4e[ARGS]{ARGUMENTS}</s>",
    "hunyuan": f"<tool_calls><tool_call>function<tool_sep>get_weather\n```json\n{ARGUMENTS}\n```</tool_call></tool_calls>",
    "step 3": '<｜tool_calls_begin｜><｜tool_call_begin｜>function<｜tool_sep｜><steptml:invoke name="get_weather"><steptml:parameter name="city">Paris</steptml:parameter><steptml:parameter name="days">3</steptml:parameter></steptml:invoke><｜tool_call_end｜><｜tool_calls_end｜>',
    "phi-4-mini": 'functools[{"name": "get_weather", "arguments": %s}]' % ARGUMENTS,  # noqa: UP031
    "gpt-oss without a namespace": f"<|channel|>commentary to=get_weather <|constrain|>json<|message|>{ARGUMENTS}<|call|>",
    "functionary": f">>>get_weather\n{ARGUMENTS}",
    "qwen 2": f"✿FUNCTION✿: get_weather\n✿ARGS✿: {ARGUMENTS}\n✿RESULT✿",
    "glm-4": f"<|assistant|>get_weather\n{ARGUMENTS}<|observation|>",
}
CALL = "get_weather(city='Paris', days=3)"
EVERY_FORM = ["python+expression", "python+code", "json+hermes", "xml+xml", "native"]


def read_by(form: str, text: str) -> tuple[str, Certainty] | None:
    made = PromptFormat(form).read(Message("assistant", text), DEFINITIONS)
    return None if made is None else (made.action, made.certainty)


@in_one_test("name", TEMPLATES)
def test_an_answer_by_the_template_of_a_family_is_its_calls_and_says_nothing_else(name: str) -> None:
    for form in EVERY_FORM:
        if form != "native" or name != "glm-4":  # it marks calls by their name alone
            assert read_by(form, TEMPLATES[name]) == (CALL, "repaired"), form


@in_one_test("name", set(TEMPLATES) - {"glm-4", "phi-4-mini", "deepseek v3.2", "gpt-oss by its role"})
def test_words_before_a_template_let_calls_run_that_only_read(name: str) -> None:
    for words, level in (("I shall look. ", "apart"), ("It says \u201c", "mentioned"), ("```\n", "mentioned")):
        assert read_by("python+expression", words + TEMPLATES[name].removeprefix("<|assistant|>")) == (CALL, level)


def test_a_mark_is_looked_for_once_in_a_stretch_of_space() -> None:
    """A pattern that begins with space, and is tried at each, would take hours."""
    assert words_before_mark(f"I look.{' ' * 1_000_000}Never.") == ""
    assert words_before_mark(f"I look.{' ' * 9}[TOOL_CALLS]get_weather[ARGS]{{") == "I look."


SPOILED: dict[str, tuple[str, str]] = {
    "words before": ("", "I refuse: "),
    "words behind the arguments": (ARGUMENTS, f"{ARGUMENTS} never"),
    "a comment": (ARGUMENTS, f"// never\n{ARGUMENTS}"),
    "a note": (ARGUMENTS, ARGUMENTS.replace("}", ', "note": "never"}')),
    "a key twice": (ARGUMENTS, ARGUMENTS.replace("{", '{"city": "Rome", ')),
    "a name that says no": ("get_weather", "never.get_weather"),
    "words beside the name": ("get_weather", "never get_weather"),
    "an id that says no": ("a1b2c3d4e", "DO_NOT_RUN"),
    "another fence": ("```json", "```refused"),
    "another channel": ("commentary", "refused"),
    "another recipient": ("functions.", "user."),
    "an attribute": ('<steptml:invoke name="get_weather"', '<steptml:invoke name="get_weather" refused="true"'),
    "words between elements": ("</｜DSML｜invoke>", "never</｜DSML｜invoke>"),
    "a comment in an element": ("</steptml:invoke>", "<!-- never --></steptml:invoke>"),
    "a quotation": ("", "> "),
}


@in_one_test("name", TEMPLATES)
def test_a_template_with_anything_else_in_it_is_no_template(name: str) -> None:
    text = TEMPLATES[name]
    for spoiled, (old, new) in SPOILED.items():
        answers = [new + text] if not old else [text.replace(old, new, 1)] if old in text else []
        for form, answer in ((form, answer) for form in EVERY_FORM for answer in answers):
            found = read_by(form, answer)
            refused = found is not None and (
                "note=" in found[0] or not found[0].startswith("get_weather(")
            )  # by its check
            assert found is None or refused or found[1] in ("apart", "mentioned"), (spoiled, form, found)


@pytest.mark.parametrize(
    "value", ["<｜tool▁call▁end｜>", "</tool_call>", "x\n```\ny", "<|call|>", "a & b <c> &amp;", "'\"\\n"]
)
@in_one_test("name", TEMPLATES)
def test_marks_in_a_value_are_part_of_it(name: str, value: str) -> None:
    text = TEMPLATES[name].replace('"Paris"', json.dumps(value)).replace(">Paris<", f">{value}<")
    assert read_by("json+hermes", text) == (f"get_weather(city={value!r}, days=3)", "repaired")
