"""How models write calls when they do not keep to a form: dialects of their families, and faults that all of them make.

Each answer is read in every form; what is found is the same, whatever form was asked for.
"""

# ruff: noqa: E501, RUF001 - the answers stand as models write them, each in its line

from typing import Any

import pytest

from lightfc import FunctionDefinition
from lightfc.formats import Names, read
from lightfc.formats.reader import Form
from lightfc.lab.scoring import called_functions

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
    "json flat": ('{"name": "get_weather", "city": "Paris"}', PARIS),
    "json function flat": ('{"function": "get_weather", "city": "Paris"}', PARIS),
    "json func str": ('{"function": "get_weather(city=\'Paris\')"}', PARIS),
    "json action expr": ('{"thought": "x", "action": "get_weather(city=\'Paris\')"}', PARIS),
    "json comments": ('{"name": "get_weather", // the tool\n "arguments": {"city": "Paris"}}', PARIS),
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
}


def found(text: str, form: Form) -> Calls:
    reading = read(text, Names((), DEFINITIONS), form)
    if reading.expression is None:
        return []
    calls = called_functions(reading)
    assert calls is not None, (reading.calls, reading.problem)
    parameters = {each.name: list(each.parameters["properties"]) for each in DEFINITIONS}
    return [
        (call.name, dict(zip(parameters[call.name], call.args, strict=False)) | dict(call.kwargs)) for call in calls
    ]


@pytest.mark.parametrize("form", ["python", "json", "xml"])
@pytest.mark.parametrize("name", ANSWERS)
def test_the_calls_of_an_answer_are_found_in_every_form(name: str, form: Form) -> None:
    text, calls = ANSWERS[name]
    assert found(text, form) == calls
