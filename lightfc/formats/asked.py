"""How the answer is asked for: for each form its instruction, what takes it out of the answer, and its writer."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from lightfc.core.definitions import Function
from lightfc.core.messages import Message, Role, ToolCall
from lightfc.formats.budget import Budget, BudgetError
from lightfc.formats.calls import concise_xml, decoded, json_call, python_call, python_calls, verbose_xml
from lightfc.formats.layers import FENCE
from lightfc.formats.notation import CODE_WORDS, FENCE_WORDS, any_word, is_code_word, leaves_open
from lightfc.formats.reader import Form
from lightfc.formats.scanner import Source, parse_program, scan_call

__all__ = ["ASKED_FORMS", "AskedForm"]


class Taken(NamedTuple):
    """What an answer holds that is in its form: the part that is calls, and what is said beside it.

    Attributes:
        calls: The part that is calls.
        content: What is said beside it.
        rest: What of that has no place in the form.
    """

    calls: str
    content: str
    rest: str = ""


class Take(Protocol):
    """Takes the calls out of an answer that keeps to a form; None where it does not."""

    def __call__(self, text: str, budget: Budget | None = None) -> Taken | None:
        """Take them.

        Args:
            text: The answer.
            budget: What the reading of the answer may take; without it, what the text alone may.
        """
        ...


@dataclass(frozen=True, slots=True)
class AskedForm:
    """One way to ask for an answer.

    Attributes:
        name: Its name.
        form: How the calls inside are written.
        instruction: What a model is told, without what it is told about several calls.
        several: What it is told where it may call several functions at once.
        single: What it is told where it may not.
        write: Writes calls in the form, with what is said beside them.
        take: Takes the calls out of an answer that keeps to the form; None where it does not.
        reminder: The form in half a sentence, for a model that did not keep to it.
        result_role: Who speaks in the message that gives the results back.
        program: Whether an answer is a program, whose value is that of its last expression.
    """

    name: str
    form: Form
    instruction: str
    several: str
    single: str
    write: Callable[[Sequence[Function], str], str]
    take: Take
    reminder: str
    result_role: Role = "user"
    program: bool = False


def _beside(content: str, calls: str) -> str:
    return f"{content}\n{calls}" if content else calls


def _json_calls(calls: Sequence[Function]) -> str:
    objects = [json_call(call) for call in calls]
    return json.dumps(objects[0] if len(objects) == 1 else objects, ensure_ascii=False)


def _write_thought(calls: Sequence[Function], content: str) -> str:
    return json.dumps({"thought": content, "action": python_calls(calls)}, ensure_ascii=False)


_DECODER = json.JSONDecoder(strict=False)  # the strings may hold line breaks
_FENCE_BEFORE = re.compile(rf"\s*(?P<fence>```(?:{any_word(FENCE_WORDS)})(?!\w)\s*)?")
_BETWEEN_OBJECTS = re.compile(r"[\s,;]*")


def _take_thought(text: str, budget: Budget | None = None) -> Taken | None:
    """`{"thought", "action"}` as JSON, or nearly: a fence may be around it, words or another such object behind it."""
    actions: list[str] = []
    said: list[str] = []
    surplus: list[str] = []
    opening = _FENCE_BEFORE.match(text)
    at = opening.end() if opening else 0
    while True:
        between = _BETWEEN_OBJECTS.match(text, at) if actions else None
        try:
            value, end = _DECODER.raw_decode(text, between.end() if between else at)
        except (ValueError, RecursionError):
            break
        if not isinstance(value, dict) or not isinstance(value.get("action"), str):
            break
        surplus += [name for name in value if name not in ("thought", "action")]
        thought = value.get("thought", "")
        actions.append(value["action"])
        said.append(thought if isinstance(thought, str) else "")
        at = end
    rest = text[at:].strip()
    if opening and opening["fence"]:
        rest = rest.removeprefix("```").strip()
    content = "\n".join(each for each in (*said, rest) if each)
    return Taken("\n".join(actions), content, "\n".join(filter(None, (rest, *surplus)))) if actions else None


def _fenced(calls: Sequence[Function], content: str) -> str:
    return _beside(content, _in_fence("\n".join(map(python_call, calls))))


def _in_fence(code: str) -> str:
    """Code in a fence that nothing in it closes."""
    longest = max(map(len, re.findall("`{3,}", code)), default=2)
    fence = "`" * (longest + 1)
    return f"{fence}python\n{code}\n{fence}"


def _whole(text: str, budget: Budget | None = None) -> Taken:
    return Taken(text.strip(), "")


def _of_blocks(block: "re.Pattern[str]", closing: str) -> Take:
    """What takes the calls out of blocks, each of which holds one.

    Args:
        block: Finds the blocks, the call in each as its first group.
        closing: With what a block ends; where it is left over, a block was not opened, and nothing is taken.
    """

    def take(text: str, budget: Budget | None = None) -> Taken | None:
        calls = [found[1].strip() for found in block.finditer(text)]
        if not calls:
            return None
        rest = block.sub("", text).strip()
        if closing in rest:
            return None
        return Taken(_listed(calls), rest, text if len(set(calls)) < len(calls) else rest)

    return take


def _listed(calls: Sequence[str]) -> str:
    return calls[0] if len(calls) == 1 else f"[{', '.join(calls)}]"


_TAGGED = re.compile(r"<tool_call>(.*?)(?:</tool_call>|(?=<tool_call>)|\Z)", re.S)


def _write_tagged(calls: Sequence[Function], content: str) -> str:
    blocks = "\n".join(f"<tool_call>\n{_json_calls([call])}\n</tool_call>" for call in calls)
    return _beside(content, blocks)


_PLUGIN = re.compile(r"<\|action_start\|>\s*<\|plugin\|>(.*?)(?:<\|action_end\|>|\Z)(?:\s*<\|im_end\|>)?", re.S)


def _write_plugin(calls: Sequence[Function], content: str) -> str:
    blocks = (
        json.dumps({"name": call.name, "parameters": json_call(call)["arguments"]}, ensure_ascii=False)
        for call in calls
    )
    return content + "".join(f"<|action_start|><|plugin|>\n{block}<|action_end|>" for block in blocks)


_SEPARATOR = "<|tool_calls|>"


def _write_appended(calls: Sequence[Function], content: str) -> str:
    return f"{content}{_SEPARATOR}{json.dumps([call.to_chat() for call in _tool_calls(calls)], ensure_ascii=False)}"


def _tool_calls(calls: Sequence[Function]) -> tuple[ToolCall, ...]:
    return tuple(
        ToolCall(f"call_{number}", call.name, json.dumps(json_call(call)["arguments"], ensure_ascii=False))
        for number, call in enumerate(calls, 1)
    )


def _take_appended(text: str, budget: Budget | None = None) -> Taken | None:
    content, separator, calls = text.partition(_SEPARATOR)
    if not separator:
        return None
    calls, content = calls.strip(), content.strip()
    # What follows the calls would make a sentence of them, with the words before; so does a quotation that these open.
    ends = not isinstance(decoded(calls), str)
    return Taken(calls, content, "" if ends and not leaves_open(content) else text)


_NAMED = re.compile(
    rf"(?<![\w.])(?P<name>[^\W\d][\w.]*+)[ \t]*+\n\s*(?:```+(?:{any_word(CODE_WORDS)})[ \t]*\n\s*)?(?=tool_call\s*\()"
)
_END_OF_NAMED = re.compile(r"\s*```+")


def _take_named(text: str, budget: Budget | None = None) -> Taken | None:
    calls: list[str] = []
    said: list[str] = []
    at = 0
    source = Source(text, budget)
    for found in _NAMED.finditer(text):
        if found.start() < at:
            continue  # inside a string
        try:
            end = scan_call(source, found.end()).end
        except BudgetError:
            return None
        calls.append(found["name"] + text[found.end() : end].removeprefix("tool_call"))
        said.append(text[at : found.start()].strip())
        closing = _END_OF_NAMED.match(text, end)
        at = closing.end() if closing else end
    said.append(text[at:].strip())
    rest = "\n".join(filter(None, said))
    return Taken(_listed(calls), rest, text if len(set(calls)) < len(calls) else rest) if calls else None


def _write_named(calls: Sequence[Function], content: str) -> str:
    blocks = "\n".join(f"{call.name}\n{_in_fence(python_call(_renamed(call)))}" for call in calls)
    return _beside(content, blocks)


def _renamed(call: Function) -> Function:
    return Function("tool_call", call.args, call.kwargs)


def _write_native(calls: Sequence[Function], content: str) -> str:
    return json.dumps(Message("assistant", content, tool_calls=_tool_calls(calls)).to_chat(), ensure_ascii=False)


def _take_native(text: str, budget: Budget | None = None) -> Taken | None:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(value, dict) or not isinstance(value.get("tool_calls"), list):
        return None
    known = value.get("role", "assistant") == "assistant" and value.keys() <= {"role", "content", "tool_calls"}
    return Taken(json.dumps(value["tool_calls"]), str(value.get("content") or ""), "" if known else text)


_CODE_FENCE = re.compile(rf"{FENCE}(?P<word>[^\n`]*+)\n(?P<body>.*?)(?:\n[ \t]*(?P=fence)|\Z)", re.S)


def _take_code(text: str, budget: Budget | None = None) -> Taken | None:
    found = list(_CODE_FENCE.finditer(text))
    if not found:
        return Taken(text.strip(), "") if parse_program(text, budget) is not None else None
    if not all(is_code_word(block["word"]) for block in found):
        return None
    blocks = [block["body"] for block in found]
    rest = _CODE_FENCE.sub("", text).strip()
    return Taken("\n".join(blocks), rest, rest if len(blocks) == 1 else text)


_PLAIN_ANSWER = " If no function is needed, answer in plain words."
_SEVERAL_PYTHON = (
    'Calls can be nested, and independent calls can stand in a list, such as `[f(1), g("a")]`; they run at the same '
    "time."
)
_SINGLE_PYTHON = "Make exactly one call."
_BUILTINS = "Of Python's library there are only the common builtins (len, sum, min, max, sorted, range, zip, …)."

_EXPRESSION = AskedForm(
    "expression",
    "python",
    "To use them, answer with exactly one Python expression that calls them, and with nothing else: no explanation, no "
    f"assignment, no import. {{calls}} {_BUILTINS}{_PLAIN_ANSWER}",
    _SEVERAL_PYTHON,
    _SINGLE_PYTHON,
    lambda calls, content: _beside(content, python_calls(calls)),
    _whole,
    "with exactly one Python expression and nothing else",
)
_EXPRESSION_JSON = AskedForm(
    "expression_json",
    "python",
    'To use them, answer with one JSON object `{{"thought": "…", "action": "…"}}` and nothing else: in `thought` a '
    "short reason, in `action` one Python expression that calls the functions, as a JSON string. {calls} "
    f"{_BUILTINS}{_PLAIN_ANSWER}",
    _SEVERAL_PYTHON,
    _SINGLE_PYTHON,
    _write_thought,
    _take_thought,
    'with one JSON object {"thought": "…", "action": "a Python expression"} and nothing else',
)
_CODE = AskedForm(
    "code",
    "python",
    "To use them, answer with one Python program in a code fence:\n\n```python\nx = f(1)\ng(x)\n```\n\nThe value of "
    f"its last line is the result. {{calls}} {_BUILTINS}{_PLAIN_ANSWER}",
    "Independent calls run at the same time.",
    "Make exactly one call.",
    _fenced,
    _take_code,
    "with one Python program in a code fence",
    program=True,
)
_JSON = AskedForm(
    "json",
    "json",
    'To use them, answer with JSON and nothing else: `{{"name": "function", "arguments": {{"argument": 1}}}}`. '
    f"{{calls}}{_PLAIN_ANSWER}",
    "For several independent calls, answer with a list of such objects; they run at the same time.",
    "Make exactly one call.",
    lambda calls, content: _beside(content, _json_calls(calls)),
    _whole,
    'with JSON {"name": "…", "arguments": {…}} and nothing else',
)
_XML = AskedForm(
    "xml",
    "xml",
    "To use them, answer with XML and nothing else:\n\n<function_calls>\n  <function_call>\n    <name>function</name>\n"
    '    <arguments>\n      <arg name="argument" type="integer">1</arg>\n    </arguments>\n  </function_call>\n'
    "</function_calls>\n\nThe type is one of string, integer, number, boolean, array, object and null; arrays and "
    f"objects are written as JSON. {{calls}}{_PLAIN_ANSWER}",
    "For several independent calls, write several function_call elements; they run at the same time.",
    "Make exactly one call.",
    lambda calls, content: _beside(content, verbose_xml(calls)),
    _whole,
    "with XML, <function_calls>…</function_calls>, and nothing else",
)
_XML_CONCISE = AskedForm(
    "xml_concise",
    "xml",
    'To use them, answer with XML and nothing else: `<call name="function"><arg name="argument">text</arg><arg '
    f'name="other" json="true">[1, 2]</arg></call>`. {{calls}}{_PLAIN_ANSWER}',
    "For several independent calls, write one such line for each; they run at the same time.",
    "Make exactly one call.",
    lambda calls, content: _beside(content, concise_xml(calls)),
    _whole,
    'with XML, <call name="…"><arg name="…">…</arg></call>, and nothing else',
)
_NATIVE = AskedForm(
    "native",
    "json",
    "To use them, call them through the tools interface. {calls}",
    "Independent calls can be made at once; they run at the same time.",
    "Make exactly one call.",
    _write_native,
    _take_native,
    "with calls through the tools interface",
    "tool",
)
_HERMES = AskedForm(
    "hermes",
    "json",
    "To use them, answer with\n\n<tool_call>\n"
    '{{"name": "function", "arguments": {{"argument": 1}}}}\n</tool_call>\n\n'
    f"{{calls}}{_PLAIN_ANSWER}",
    "For several independent calls, write one such block for each; they run at the same time.",
    "Make exactly one call.",
    _write_tagged,
    _of_blocks(_TAGGED, "</tool_call>"),
    'with <tool_call>{"name": "…", "arguments": {…}}</tool_call>',
    "tool",
)
_PYTHONIC = AskedForm(
    "pythonic",
    "python",
    "To use them, answer with a list of calls and nothing else: `[function(argument=1)]`. Every argument is given by "
    f"name. {{calls}}{_PLAIN_ANSWER}",
    "Several independent calls stand in the same list; they run at the same time.",
    "Make exactly one call.",
    lambda calls, content: _beside(content, f"[{', '.join(map(python_call, calls))}]"),
    _whole,
    "with a list of calls, [function(argument=1)], and nothing else",
    "tool",
)
_GLM = AskedForm(
    "glm",
    "python",
    "To use them, write the function's name on a line of its own, and below it in a code fence the call, in which the "
    "function goes by the name tool_call:\n\nfunction\n```python\ntool_call(argument=1)\n```\n\n"
    f"{{calls}}{_PLAIN_ANSWER}",
    "For several independent calls, write one such pair for each; they run at the same time.",
    "Make exactly one call.",
    _write_named,
    _take_named,
    "with the function's name and, below it in a code fence, tool_call(argument=1)",
    "observation",
)
_INTERNLM = AskedForm(
    "internlm",
    "json",
    "To use them, answer with\n\n<|action_start|><|plugin|>\n"
    '{{"name": "function", "parameters": {{"argument": 1}}}}<|action_end|>\n\n'
    f"{{calls}}{_PLAIN_ANSWER}",
    "For several independent calls, write one such block for each; they run at the same time.",
    "Make exactly one call.",
    _write_plugin,
    _of_blocks(_PLUGIN, "<|action_end|>"),
    'with <|action_start|><|plugin|>{"name": "…", "parameters": {…}}<|action_end|>',
    "tool",
)
_LAZYLLM = AskedForm(
    "lazyllm",
    "json",
    f"To use them, answer with what you have to say, the separator {_SEPARATOR} and a JSON list of calls:\n\n"
    f'I look it up.{_SEPARATOR}[{{{{"id": "1", "type": "function", "function": {{{{"name": "function", "arguments": '
    f'{{{{"argument": 1}}}}}}}}}}}}]\n\n{{calls}}{_PLAIN_ANSWER}',
    "Several independent calls stand in the same list; they run at the same time.",
    "Make exactly one call.",
    _write_appended,
    _take_appended,
    f"with what you have to say, {_SEPARATOR} and a JSON list of calls",
    "tool",
)

ASKED_FORMS: Mapping[str, AskedForm] = {
    each.name: each
    for each in (
        _EXPRESSION, _EXPRESSION_JSON, _CODE, _JSON, _XML, _XML_CONCISE, _NATIVE, _HERMES, _PYTHONIC, _GLM, _INTERNLM,
        _LAZYLLM,
    )
}  # fmt: skip
"""By name: the ways to ask. The last five are the dialects of model families."""
