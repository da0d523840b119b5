"""Answer formats whose calls are JSON objects or XML elements."""

import json
import re
from collections.abc import Sequence
from functools import partial
from typing import Any

from lightfc.core.chat import arguments_text
from lightfc.core.definitions import Function
from lightfc.core.messages import Message, ToolCall
from lightfc.formats.answer_formats.base import ONE_LIST, AnswerFormat, Extract, Extracted, after_content
from lightfc.formats.call_data import decode_json, escape_xml, join_calls, named_arguments, quoteattr
from lightfc.formats.notation import has_unclosed, is_program
from lightfc.formats.reading_budget import Budget
from lightfc.formats.stream import JsonFinder, XmlFinder

_SEVERAL_BLOCKS = "For several independent calls, write one such block for each; they run at the same time."


def _block_extractor(block: "re.Pattern[str]", closing: str) -> Extract:
    """What takes the calls out of blocks, the call in each as its first group; with a `closing` left over, none."""

    def extract(text: str, budget: Budget | None = None) -> Extracted | None:
        calls = [found[1].strip() for found in block.finditer(text)]
        if not calls or is_program(text, budget):
            return None  # in Python or JSON, a block stands in a text
        rest = block.sub("", text).strip()
        if closing in rest:
            return None
        return Extracted(join_calls(calls), rest, text if len(set(calls)) < len(calls) else rest)

    return extract


def _json_calls(calls: Sequence[Function]) -> str:
    """One call as a JSON object, several as a list of such."""
    objects = [{"name": call.name, "arguments": named_arguments(call)} for call in calls]
    return arguments_text(objects[0] if len(objects) == 1 else objects)


def _tool_calls(calls: Sequence[Function]) -> tuple[ToolCall, ...]:
    """Calls as the tools API has them."""
    return tuple(
        ToolCall(f"call_{number}", call.name, arguments_text(named_arguments(call)))
        for number, call in enumerate(calls, 1)
    )


_TAGGED = re.compile(r"<tool_call>(.*?)(?:</tool_call>|(?=<tool_call>)|\Z)", re.S)


def _write_tagged(calls: Sequence[Function], content: str) -> str:
    blocks = "\n".join(f"<tool_call>\n{_json_calls([call])}\n</tool_call>" for call in calls)
    return after_content(content, blocks)


_PLUGIN = re.compile(r"<\|action_start\|>\s*<\|plugin\|>(.*?)(?:<\|action_end\|>|\Z)(?:\s*<\|im_end\|>)?", re.S)


def _write_plugin(calls: Sequence[Function], content: str) -> str:
    blocks = (arguments_text({"name": call.name, "parameters": named_arguments(call)}) for call in calls)
    return content + "".join(f"<|action_start|><|plugin|>\n{block}<|action_end|>" for block in blocks)


_SEPARATOR = "<|tool_calls|>"


def _extract_appended(text: str, budget: Budget | None = None) -> Extracted | None:
    content, separator, calls = text.partition(_SEPARATOR)
    if not separator or is_program(text, budget):
        return None
    calls, content = calls.strip(), content.strip()
    # What follows the calls would make a sentence of them, with the words before; so does a quotation that these open.
    ends = not isinstance(decode_json(calls), str)
    return Extracted(calls, content, "" if ends and not has_unclosed(content) else text)


def _extract_native(text: str, budget: Budget | None = None) -> Extracted | None:
    value = decode_json(text)
    if not isinstance(value, dict) or not isinstance(value.get("tool_calls"), list):
        return None
    known = value.get("role", "assistant") == "assistant" and value.keys() <= {"role", "content", "tool_calls"}
    return Extracted(json.dumps(value["tool_calls"]), str(value.get("content") or ""), "" if known else text)


def _verbose_xml(calls: Sequence[Function]) -> str:
    """Write calls as XML that says the type of each argument."""
    lines = ["<function_calls>"]
    for call in calls:
        lines += ["  <function_call>", f"    <name>{escape_xml(call.name)}</name>", "    <arguments>"]
        for name, value in named_arguments(call).items():
            kind = "null" if value is None else _XML_TYPES.get(type(value), "string")
            lines.append(f"      <arg name={quoteattr(name)} type={quoteattr(kind)}>{_xml_text(value)}</arg>")
        lines += ["    </arguments>", "  </function_call>"]
    return "\n".join([*lines, "</function_calls>"])


def _concise_xml(calls: Sequence[Function]) -> str:
    """Write calls as XML of one line each."""
    lines: list[str] = []
    for call in calls:
        arguments = "".join(
            f"<arg name={quoteattr(name)}{'' if isinstance(each, str) else ' json=' + quoteattr('true')}>"
            f"{_xml_text(each)}</arg>"
            for name, each in named_arguments(call).items()
        )
        lines.append(f"<call name={quoteattr(call.name)}>{arguments}</call>")
    return "\n".join(lines)


_XML_TYPES = {bool: "boolean", int: "integer", float: "number", str: "string", list: "array", tuple: "array",
              dict: "object"}  # fmt: skip


def _xml_text(value: Any) -> str:
    return escape_xml(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))


FORMATS: tuple[AnswerFormat, ...] = (
    AnswerFormat(
        name="json",
        notation="json",
        asking='To use them, answer with JSON and nothing else: `{"name": "function", "arguments": {"argument": 1}}`. ',
        several="For several independent calls, answer with a list of such objects; they run at the same time.",
        write=lambda calls, content: after_content(content, _json_calls(calls)),
        finder=partial(JsonFinder, mark=""),
        reminder='with JSON {"name": "…", "arguments": {…}} and nothing else',
    ),
    AnswerFormat(
        name="native",
        notation="json",
        asking="To use them, call them through the tools interface. ",
        several="Independent calls can be made at once; they run at the same time.",
        offering="",
        write=lambda calls, said: arguments_text(Message("assistant", said, tool_calls=_tool_calls(calls)).to_chat()),
        extract=_extract_native,
        reminder="with calls through the tools interface",
        result_role="tool",
        by_api=True,
    ),
    AnswerFormat(
        name="hermes",
        notation="json",
        asking="To use them, answer with\n\n"
        '<tool_call>\n{"name": "function", "arguments": {"argument": 1}}\n</tool_call>\n\n',
        several=_SEVERAL_BLOCKS,
        write=_write_tagged,
        extract=_block_extractor(_TAGGED, "</tool_call>"),
        finder=partial(JsonFinder, mark="<tool_call>"),
        reminder='with <tool_call>{"name": "…", "arguments": {…}}</tool_call>',
        result_role="tool",
        is_marked=True,
    ),
    AnswerFormat(
        name="internlm",
        notation="json",
        asking="To use them, answer with\n\n<|action_start|><|plugin|>\n"
        '{"name": "function", "parameters": {"argument": 1}}<|action_end|>\n\n',
        several=_SEVERAL_BLOCKS,
        write=_write_plugin,
        extract=_block_extractor(_PLUGIN, "<|action_end|>"),
        finder=partial(JsonFinder, mark=r"<\|action_start\|>\s*<\|plugin\|>"),
        reminder='with <|action_start|><|plugin|>{"name": "…", "parameters": {…}}<|action_end|>',
        result_role="tool",
        is_marked=True,
    ),
    AnswerFormat(
        name="lazyllm",
        notation="json",
        asking=f"To use them, answer with what you have to say, the separator {_SEPARATOR} and a JSON list of calls:"
        f"\n\nI look it up.{_SEPARATOR}"
        '[{"id": "1", "type": "function", "function": {"name": "function", "arguments": {"argument": 1}}}]\n\n',
        several=ONE_LIST,
        write=lambda calls, said: (
            f"{said}{_SEPARATOR}{arguments_text([call.to_chat() for call in _tool_calls(calls)])}"
        ),
        extract=_extract_appended,
        finder=partial(JsonFinder, mark=re.escape(_SEPARATOR)),
        reminder=f"with what you have to say, {_SEPARATOR} and a JSON list of calls",
        result_role="tool",
        is_marked=True,
    ),
    AnswerFormat(
        name="xml",
        notation="xml",
        asking="To use them, answer with XML and nothing else:\n\n<function_calls>\n  <function_call>\n"
        '    <name>function</name>\n    <arguments>\n      <arg name="argument" type="integer">1</arg>\n'
        "    </arguments>\n  </function_call>\n</function_calls>\n\nThe type is one of string, integer, number, "
        "boolean, array, object and null; arrays and objects are written as JSON. ",
        several="For several independent calls, write several function_call elements; they run at the same time.",
        write=lambda calls, content: after_content(content, _verbose_xml(calls)),
        finder=XmlFinder,
        reminder="with XML, <function_calls>…</function_calls>, and nothing else",
    ),
    AnswerFormat(
        name="xml_concise",
        notation="xml",
        asking='To use them, answer with XML and nothing else: `<call name="function"><arg name="argument">text</arg>'
        '<arg name="other" json="true">[1, 2]</arg></call>`. ',
        several="For several independent calls, write one such line for each; they run at the same time.",
        write=lambda calls, content: after_content(content, _concise_xml(calls)),
        finder=XmlFinder,
        reminder='with XML, <call name="…"><arg name="…">…</arg></call>, and nothing else',
    ),
)
