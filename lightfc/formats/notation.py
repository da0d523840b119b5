"""What may stand around the calls of an answer without saying anything: the one table for all answer formats.

Everything here is known by its exact spelling, and by its place. A token, tag, fence or key that is not in a table is
something that the model said, however much it looks like notation: `<|user|>`, `<tool_response>` and a fence of `diff`
open other things than a call.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from unicodedata import category

from lightfc.formats.fences import fences
from lightfc.formats.python_trees import parse_program
from lightfc.formats.reading_budget import Budget
from lightfc.formats.text_source import has_unclosed_quote

CALL = "\0"
"""Stands in a skeleton for a call."""

CODE_WORDS = frozenset({"", "python", "py", "python3", "tool_code", "code"})
"""The words of fences that hold a program to run."""

FENCE_WORDS = CODE_WORDS | {
    "tool_call", "tool_calls", "function_call", "function_calls", "json", "jsonl", "jsonc", "json5", "xml",
    "javascript", "js", "typescript", "ts",
}  # fmt: skip
"""The words of fences that hold calls in any form."""

STRING_KEYS = frozenset({
    "action", "answer", "tool_call", "tool_calls", "function_call", "function_calls", "call", "calls", "expression",
    "code",
})  # fmt: skip
"""The only key of an object whose text is the answer."""

_BAR = "\N{FULLWIDTH VERTICAL LINE}"
_LOW = "\N{LOWER ONE EIGHTH BLOCK}"

TURN_STARTS = (
    "<s>", "<bos>", "[/INST]", "<|begin_of_text|>", "<|im_start|>assistant", "<|start|>assistant", "<|assistant|>",
    "<|start_header_id|>assistant<|end_header_id|>", "<|start_of_role|>assistant<|end_of_role|>",
    "<start_of_turn>model", f"<{_BAR}Assistant{_BAR}>", "<|START_OF_TURN_TOKEN|><|CHATBOT_TOKEN|>",
    "<|channel|>final<|message|>", "<|channel|>commentary<|message|>", "Assistant:", "assistant\n", "### Assistant:",
    "### Response:", '<?xml version="1.0"?>', '<?xml version="1.0" encoding="UTF-8"?>',
)  # fmt: skip
"""With what the model's own turn begins; of the channels of a turn those in which it answers. So begins XML, too."""

STARTS = (*TURN_STARTS, "Action:", "Tool call:", "Function call:")
"""With what an answer begins."""

_ENDS = (
    "</s>", "<eos>", "[EOS]", "<|im_end|>", "<|eot_id|>", "<|eom_id|>", "<|eot|>", "<|end|>", "<|endoftext|>",
    "<|end_of_text|>", "<|end_of_turn|>", "<end_of_turn>", "<|return|>", "<|call|>", "<|END_OF_TURN_TOKEN|>",
    f"<{_BAR}end{_LOW}of{_LOW}sentence{_BAR}>", "<end_code>", "<end_action>", "<unk>", "<pad>", "<|pad|>",
    "[PAD]", "<|user|>", "<|observation|>", "<|im_start|>user",
)  # fmt: skip
"""With what a turn ends. The last three begin the turn of another, so the model that says them has ended its own."""

_LAST = (*_ENDS, "Observation:", "\u273fRESULT\u273f", "```output")
"""With what an answer ends; an observation of which nothing is said is what its model waits for."""

_CALL_TAGS = (
    "tool_call", "tool_calls", "function_call", "function_calls", "functioncall", "function", "functions", "tool",
    "tools", "tool_use", "tool_code", "call", "calls", "invoke", "TOOLCALL", "TOOL_CALL", "TOOL_CALLS",
    "minimax:tool_call", "seed:tool_call", "longcat_tool_call", "antml:function_calls",
)  # fmt: skip
"""Tags that hold calls; without attributes."""

_ANSWER_TAGS = ("action", "execute", "execute_python", "code", "python", "expression", "json", "answer")
"""Tags that hold the whole answer; without attributes."""

_CALL_PAIRS = (
    ("[TOOL_CALLS]", "[/TOOL_CALLS]"),
    ("[TOOL_CALL]", "[/TOOL_CALL]"),
    ("<|tool_call|>", "<|/tool_call|>"),
    ("<|tool_calls|>", "<|/tool_calls|>"),
    ("<|tool_call_start|>", "<|tool_call_end|>"),
    ("<|tool_call_begin|>", "<|tool_call_end|>"),
    ("<|tool_calls_begin|>", "<|tool_calls_end|>"),
    ("<|tool_calls_section_begin|>", "<|tool_calls_section_end|>"),
    (f"<{_BAR}tool{_LOW}calls{_LOW}begin{_BAR}>", f"<{_BAR}tool{_LOW}calls{_LOW}end{_BAR}>"),
    (f"<{_BAR}tool{_LOW}call{_LOW}begin{_BAR}>", f"<{_BAR}tool{_LOW}call{_LOW}end{_BAR}>"),
    (f"<{_BAR}tool{_LOW}call{_LOW}begin{_BAR}>function<{_BAR}tool{_LOW}sep{_BAR}>", ""),
    ("<|python_tag|>", ""),
    ("<|python_start|>", "<|python_end|>"),
    ("<|action_start|>", "<|action_end|>"),
    ("<|plugin|>", ""),
    ("<|START_ACTION|>", "<|END_ACTION|>"),
    ("<|tools_prefix|>", "<|tools_suffix|>"),
    ("<|function_call|>", "<|/function_call|>"),
    ("<|channel|>commentary to=", ""),
    ("<start_function_call>", "<end_function_call>"),
    ("<start_function_call>call:", ""),
    ("<<function>>", ""),
    ("\u273fFUNCTION\u273f:", ""),
    *((f"<{tag}>", f"</{tag}>") for tag in _CALL_TAGS),
)
"""By which tokens and tags model families mark calls: what opens them, and what closes them."""

_PAIRS = (
    *_CALL_PAIRS,
    ("<|START_RESPONSE|>", "<|END_RESPONSE|>"),
    ("[PYTHON]", "[/PYTHON]"),
    *((f"<{tag}>", f"</{tag}>") for tag in _ANSWER_TAGS),
)
"""What may open and close calls, or the whole answer."""


def any_word(spelled: Iterable[str]) -> str:
    """A pattern of any of some words, an empty one among them."""
    return "|".join(map(re.escape, sorted(spelled, key=len, reverse=True)))


CALLS = frozenset({"function_call", "tool_call", "tool_use", "invoke", "call", "function", "tool"})
"""Elements that are calls, or hold them."""

CALL_ELEMENT = rf"(?:[\w-]+:)?(?:{any_word(CALLS)})s?"
"""A pattern of their names, in whatever namespace, and of what holds several."""

_OPEN, _CLOSE = any_word(opening for opening, _ in _PAIRS), any_word(filter(None, (closing for _, closing in _PAIRS)))
FENCE_WORD = rf"(?i:{any_word(FENCE_WORDS)})"
CODE_WORD = rf"(?i:{any_word(CODE_WORDS)})"
_FENCE = rf"`{{3,40}}[ \t]*{FENCE_WORD}(?![\w`])|~{{3,40}}[ \t]*{FENCE_WORD}(?![\w~])"
_SPACE = r"[\s\u200b-\u200f\u2060\ufeff]"

_SIGN = re.compile(
    rf"(?P<call>{CALL})|(?P<fence>{_FENCE})|(?P<start>{any_word(STARTS)})|(?P<end>{any_word(_LAST)})|(?P<open>{_OPEN})"
    rf"|(?P<close>[>\"']?(?:{_CLOSE}))|(?P<line>(?:{_SPACE})*+(?<=\n)(?:{_SPACE})*+)|{_SPACE}+|(?P<bracket>[\[(])"
    r"|(?P<ended>[\])}])|(?P<between>[,;])|(?P<stop>\.\s*\Z)|(?P<marks>\*\*|`)|(?P<word>.)",
    re.S,
)
_LETTER = {
    "call": "C", "fence": "f", "start": "a", "end": "z", "open": "o", "close": "x", "bracket": "(", "ended": ")",
    "between": ",", "stop": ".", "marks": "b", "line": "n",
}  # fmt: skip
"""The signs of a skeleton by kind, each as one letter, so that a grammar of them is a pattern."""

_MAX_SIGNS = 4_000
_LINE = re.compile(r"(?<=[C)x])n+(?=[C(o])")
_LIST = r"\(*+C(?:,C)*+,?\)*+"
_BLOCK = rf"o*+{_LIST}(?:(?:,|(?<=[)C])){_LIST})*+x*+"
_ANSWER = re.compile(rf"a*+{_BLOCK}(?:(?:,|(?<=x)|(?=o)){_BLOCK})*+\.?z*+")
_ONE_LIST = re.compile(r"[ao]*+(?:\(C(?:,C)*+,?\)*+|C)x*+\.?z*+")


def _signs(skeleton: str) -> str:
    """The signs of a skeleton as letters, its fence or its marks as what opens and closes; empty where there are words.

    A line between two calls separates them; elsewhere it says nothing.
    """
    letters: list[str] = []
    for found in _SIGN.finditer(skeleton):
        if found.lastgroup == "word" or len(letters) > _MAX_SIGNS:
            return ""
        if found.lastgroup:
            letters.append(_LETTER[found.lastgroup])
    signs = _fence_opened(_LINE.sub(",", "".join(letters)).replace("n", ""))
    if "b" not in signs:
        return signs
    return signs[1:-1] if signs.count("b") == 2 and signs[0] == signs[-1] == "b" else ""


def _fence_opened(signs: str) -> str:
    """Signs with what opens and closes in the place of the one fence that holds all calls; empty where it does not.

    Several fences are several answers, and one that only closes belongs to something else.
    """
    if "f" not in signs:
        return signs
    before, _, after = signs.partition("f")
    inside, closing, after = after.partition("f")
    if "C" in before or (closing and "C" in after) or "f" in after:
        return ""
    return f"{before}o{inside}{'x' if closing else ''}{after}"


def is_notation(skeleton: str) -> bool:
    """Whether a text with its calls as signs says nothing beside them."""
    return _ANSWER.fullmatch(_signs(skeleton)) is not None


def is_list(skeleton: str) -> bool:
    """Whether the calls of a text are one call, or one list that is written as one."""
    return _ONE_LIST.fullmatch(_signs(skeleton)) is not None


_STARTED = re.compile(rf"(?:{_SPACE}|{any_word(STARTS)})*+")
_EDGE = rf"(?:{_SPACE}|{any_word(STARTS)}|{_OPEN})*+"
_HEAD = re.compile(rf"{_EDGE}(?:(?P<fence>{_FENCE}){_EDGE})?")
_REST = rf"(?:{_SPACE}|{any_word(_LAST)}|{_CLOSE})*+"
_TAIL = re.compile(rf"{_REST}(?:(?P<fence>`{{3,40}}|~{{3,40}})(?=\s|<|\Z){_REST})?\Z")
_TAIL_SIGNS = {"`", "~", *(each[0] for each in (*_LAST, *(closing for _, closing in _PAIRS)) if each)}
_TAIL_MARK = re.compile(
    rf"(?=[{re.escape(''.join(sorted(_TAIL_SIGNS)))}])"  # so few places are tried with all the words
    rf"(?:{any_word(_LAST)}|{_CLOSE}|(?<![`~])(?:`{{3,40}}|~{{3,40}})(?=\s|<|\Z))"
)
_TURN_START = re.compile(rf"(?:{_SPACE}|{any_word(TURN_STARTS)})*+")
_TURN_END = re.compile(any_word(_LAST))
_MAX_TAIL_CHARS = 400
_END = re.compile(rf"(?:{_SPACE}|{any_word(_LAST)})*+\Z")
_MARK = re.compile(rf"{_OPEN}|{_CLOSE}")


@lru_cache(maxsize=4)
def strip_notation(text: str) -> str:
    """A text without the notation at its edges: tokens, tags and one fence."""
    text = text.strip()
    head = _HEAD.match(text)
    begin = head.end() if head else 0
    fenced = head is not None and head["fence"] is not None
    end = len(text)
    for mark in _TAIL_MARK.finditer(text, max(begin, end - _MAX_TAIL_CHARS)):
        tail = _TAIL.match(text, mark.start())
        if tail is not None and (fenced or tail["fence"] is None):
            end = mark.start()
            break
    return text[begin:end].strip()


@lru_cache(maxsize=4)
def inside_fence(text: str) -> str:
    """What stands in the one fence that a text is; any other text as it is."""
    found = fences(text) if text[:1] in ("`", "~") else []
    whole = len(found) == 1 and (found[0].begin, found[0].end) == (0, len(text)) and found[0].word in CODE_WORDS
    return found[0].body.strip() if whole else text


def is_program(text: str, budget: Budget | None = None) -> bool:
    """Whether a text is Python or JSON, in a fence or not: marks of other forms stand in texts of it."""
    return parse_program(inside_fence(text.strip()), budget) is not None


def strip_call_marks(text: str) -> str:
    """A text without the tokens and tags that mark calls."""
    return _MARK.sub("", text)


def from_first_mark(text: str) -> str:
    """What begins with the first token or tag that marks calls; empty where there is none."""
    mark = _MARK.search(text)
    return "" if mark is None or CALL in text[: mark.start()] else text[mark.start() :]


def strip_turn(text: str) -> str:
    """A text without the tokens with which the model's turn begins and ends."""
    begin = _TURN_START.match(text)
    text = text[begin.end() :] if begin else text
    for mark in _TURN_END.finditer(text, max(0, len(text) - _MAX_TAIL_CHARS)):
        if _END.match(text, mark.start()):
            return text[: mark.start()].rstrip()
    return text.rstrip()


_CALL_OPENING = re.compile(any_word(opening for opening, _ in _CALL_PAIRS))
_CALL_TAG = re.compile(rf"{CALL_ELEMENT}(?=[\s=>])", re.I)


def begins_as_call(text: str) -> bool:
    """Whether a text begins with the tag or token by which a model family marks its calls."""
    text = text.lstrip()
    return _CALL_OPENING.match(text) is not None or (text[:1] == "<" and _CALL_TAG.match(text, 1) is not None)


# What words leave open.

_PAIRED: tuple[tuple[str, ...], ...] = (
    ("\u201c", "\u201d", "\u201e"), ("\u201e", "\u201c", "\u201d"), ("\u00ab", "\u00bb"), ("\u2039", "\u203a"),
    ("<!--", "-->"), ("/*", "*/"), ("<%", "%>"), ("<?", "?>"), ("\\begin{", "\\end{"),
)  # fmt: skip
"""What opens a stretch beside brackets, and what may close it; the low quote of German is closed by the opening one."""
_LOW_QUOTES = "\u201a\u201e"
_TAG = re.compile(r"<(?P<closes>/?)(?!(?:br|hr|img|wbr)\b)(?P<name>[A-Za-z][\w:-]*)(?:\s[^<>]*)?(?<!/)>")
_TURN = re.compile(rf"<[|{_BAR}][^<>\n]{{0,60}}>|\[/?(?:INST|TOOL_RESULTS)\]|<start_of_turn>|{any_word(_ENDS)}")
_ANY_FENCE = re.compile(r"`{3,}|^[ \t>]*~{3,}", re.M)
_CLOSED = re.compile(
    r"(?<!\w)[:;]-?[(\[{](?=\s|\Z)|`\w+'"
    r"|(?<=\w)<(?:int|str|string|bool|boolean|float|double|long|char|object|any|T|[KT], ?[VT])>",
    re.I,
)
"""What looks as if it opened something and does not: a face, a name in old quotes, the type of what a list holds."""


def has_unclosed(words: str) -> bool:
    """Whether words open something that they do not close, so that a call behind them may be part of it.

    That is a quotation, a bracket, a comment, a tag, a fence, or the turn of another.
    """
    started = _STARTED.match(words)
    if _TURN.search(words, started.end() if started else 0):
        return True
    inline, fences = _ANY_FENCE.subn("", words)
    inline = _CLOSED.sub("", inline)
    if fences % 2 or inline.count("`") % 2 or has_unclosed_quote(inline):
        return True
    if _has_unclosed_pair(inline):
        return True
    opened: dict[str, int] = {}
    for tag in _TAG.finditer(inline):
        name = tag["name"].lower()
        opened[name] = opened.get(name, 0) + (-1 if tag["closes"] else 1)
    return any(count > 0 for count in opened.values())


def _has_unclosed_pair(words: str) -> bool:
    """Whether a bracket of any script, or anything else that comes in pairs, is open at the end."""
    brackets = [(sign, _closing(sign)) for sign in set(words) if category(sign) == "Ps"]
    return any(words.count(opening) > sum(map(words.count, closings)) for opening, *closings in (*_PAIRED, *brackets))


def _closing(bracket: str) -> str:
    """The bracket of any script that closes another: the next sign but one at most; empty for a quote."""
    signs = () if bracket in _LOW_QUOTES else (chr(ord(bracket) + 1), chr(ord(bracket) + 2))
    return next((sign for sign in signs if category(sign) == "Pe"), "")
