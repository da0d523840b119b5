"""How unmistakably an answer says the calls that were read in it.

Reading is generous: it finds calls in sentences, quotations and examples, which is right for scoring answers and wrong
for acting on them. So what was found is held against the answer once more. An answer, its thought left out, is a row of
stretches of three kinds:

    calls      what was read, wherever it stands;
    notation   what answers write around calls: brackets, quotes, fences, tags, `print(…)`, the keys of JSON;
    words      everything else.

Notation is a whitelist: what is not known to be notation is taken for words. So an unknown way of saying something
beside a call makes the reading less certain, never more. The four levels, from the most certain one:

    exact      no words, and nothing had to be mended: the answer is the form that was asked for;
    repaired   no words;
    apart      words, and one block of calls: a fence, a block of tags, or lines of their own that follow one another,
               which nothing opens as a quotation, a comment or a list of examples;
    mentioned  anything else, such as calls inside a sentence, in one of several fences, or in a table.

The rules work on the *skeleton*: the answer with one sign in the place of each call. A stretch is a call if it begins
as one and every word in it is a word of the calls that were read, or a key of the notation; so a comment or a key such
as `"note": "never do this"` inside a call stays words. A form whose own shape has words beside its calls, such as
`{"thought": …, "action": …}`, hands over what has to be calls, and only that is judged.

One more rule is about streams: an answer that begins with a list of calls is at least `apart`, whatever follows. It
has begun as an answer, so calls that only read may begin before its end.
"""

import ast
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache

from lightfc.formats.budget import BudgetError
from lightfc.formats.layers import TOKEN
from lightfc.formats.names import Names
from lightfc.formats.rewriting import unescape, with_plain_signs
from lightfc.formats.scanner import Source, parse_expression, parse_program, scan_call, scan_value
from lightfc.formats.xml_calls import element_ends
from lightfc.types import Certainty

__all__ = ["certainty_of", "is_of_a_family", "is_tokens", "opens_quotation", "tool_call_certainty", "words_left"]

_CALL = "\0"
"""Stands in a skeleton for a call."""

_ELEMENT = f"<call>{_CALL}</call>"
_MAX_TRIES = 100
"""How many places of one answer are tried as calls beyond the calls that were read; more is a loop of the model."""


def certainty_of(
    text: str,
    action: str,
    calls: Sequence[str],
    names: Names,
    *,
    mended: bool,
    broken: bool = False,
    program: bool = False,
) -> Certainty:
    """Judge what was read in an answer.

    Args:
        text: The answer without its thought; of a form with words of its own, the part that has to be calls.
        action: What was read in it, as Python.
        calls: Its calls.
        names: What the answer may name.
        mended: Whether anything had to be done to find the calls, other than to leave out a thought and one fence
            around a text of Python.
        broken: Whether what was read is no Python as it stands.
        program: Whether a program was asked for, of which comments and texts are part.
    """
    body = text.strip()
    inside = _inside_fence(body)
    if inside == action.strip() and not broken:
        if program or not _says_more(action, calls):
            return "repaired" if mended else "exact"
        return "apart"
    said = _words_of_calls(calls)
    if _is_all_data(body, said):
        return "repaired" if mended or inside != body else "exact"
    skeleton = _skeleton(body, action, calls, said, names)
    if _is_notation(skeleton) or ("#" not in skeleton and _is_program_of_calls(inside, names)):
        return "repaired"
    rewritten = with_plain_signs(body) if mended else body
    if rewritten != body:
        skeleton = _skeleton(rewritten, action, calls, said, names)
        if _is_notation(skeleton):
            return "repaired"
    return "apart" if _CALL in skeleton and _is_apart(skeleton) else "mentioned"


def _is_notation(skeleton: str) -> bool:
    """Whether there are calls and no words; several fences are several answers, of which one may be meant."""
    several = len(_FENCE.findall(skeleton)) > 1
    return _CALL in skeleton and not several and _NOTATION.fullmatch(skeleton) is not None


def tool_call_certainty(arguments: Iterable[str], calls: Sequence[str], *, mended: bool) -> Certainty:
    """Judge calls that were made through the tools API.

    Args:
        arguments: What the API gave as the arguments of each.
        calls: What was read in them, as Python.
        mended: Whether anything had to be done to read them.
    """
    if not mended:
        return "exact"
    said = _words_of_calls(calls)
    return "mentioned" if any(words_left(each, said) for each in arguments) else "repaired"


_FAMILY = re.compile(
    r"\s*(?:<(?:[\w-]+:)?(?:tool|function)(?:_?calls?|_use)?[\s=>]|<invoke\s|<start_function_call>|\[TOOL_CALLS?\]"
    r"|<[|\uff5c][^<>]{0,40}(?:tool|function|action|python)[^<>]{0,40}[|\uff5c]>)",
    re.I,
)


def is_of_a_family(text: str) -> bool:
    """Whether a text begins with the tag or token by which a model family marks its calls."""
    return _FAMILY.match(text) is not None


def is_tokens(text: str) -> bool:
    """Whether a text is nothing but special tokens, such as those that end an answer."""
    return _TOKENS.fullmatch(text) is not None


# Words.

_LETTERS = re.compile(r"[^\W\d_]+")
_CODEPOINT = re.compile(r"\\u([0-9a-fA-F]{4})")
_EXPONENT = re.compile(r"(?<=\d)e[+-]?(?=\d)", re.I)
_LINE_ESCAPE = re.compile(r"\\+[nrt]")
_ASIDE = re.compile(r"""["'](?:tool_call_)?id["']\s*:\s*["'][^"']*["']|\btype\s*=\s*["']\w+["']""")
"""The id of a call, and the type of an argument in its tag: neither says anything."""

_KEYS = frozenset({
    "name", "function", "functions", "func", "fn", "tool", "tools", "call", "calls", "arguments", "argument",
    "args", "arg", "parameters", "parameter", "params", "param", "kwargs", "input", "inputs", "type", "index",
    "action", "invoke", "key", "value", "item", "items", "method", "recipient", "api", "plugin", "string", "str",
    "integer", "int", "number", "float", "boolean", "bool", "array", "object", "list", "dict", "any", "json",
    "null", "true", "false", "none", "nan", "infinity", "cdata",
})  # fmt: skip
"""The words of JSON's keys and of XML's tags and attributes around calls, and the constants of JSON."""


def _words(text: str, *, escapes: bool) -> set[str]:
    """The words of a text in lower case; with escapes, a backslash and `n` are a line and not a letter."""
    text = _CODEPOINT.sub(lambda found: chr(int(found[1], 16)), text) if "\\u" in text else text
    text = _EXPONENT.sub(" ", _LINE_ESCAPE.sub(" ", text) if escapes else text)
    return set(map(str.lower, _LETTERS.findall(text.replace("\\", ""))))


def _words_of_calls(calls: Iterable[str]) -> frozenset[str]:
    """All words that calls hold, but for those of texts that stand beside them, and of comments."""
    found: set[str] = set()
    for call in calls:
        if call[:1] in "\"'" and isinstance(parse_expression(call), ast.Constant):
            continue
        tree = parse_expression(call) if "#" in call else None
        call = call if tree is None else ast.unparse(tree)
        found |= _words(call, escapes=False)
        if "\\" in call:
            found |= _words(call, escapes=True)
    return frozenset(found)


def words_left(text: str, said: Collection[str]) -> bool:
    """Whether a text has words that are neither among those that were said in calls nor keys of notation."""
    text = _ASIDE.sub("", text)
    if "&" in text:
        text = unescape(text)
    known = _KEYS.union(said)
    return not (_words(text, escapes=True) <= known or ("\\" in text and _words(text, escapes=False) <= known))


# What stands around calls.

_FENCE = re.compile(
    r"^[ \t]*(?P<fence>```+|~~~+)(?P<word>[^\n`]*)\n(?P<body>.*?)(?:\n[ \t]*(?P=fence)[ \t]*$|\Z)", re.S | re.M
)
_WHOLE_FENCE = re.compile(
    r"(?P<fence>```+|~~~+)[ \t]*(?:python3?|py|tool_code|code)?[ \t]*\n(?P<body>.*?)(?:\n[ \t]*(?P=fence)|\Z)", re.S
)
_LANGUAGE = (
    r"(?:python3?|py|tool_code|tool_calls?|code|json|xml|javascript|js|typescript|ts|java|text|plaintext|bash|sh)"
)
_TAG_NAME = (
    r"(?:[\w-]+:)?(?:tool|function|action)(?:s|_?calls?|_?code|_?use|_?name|_?input)?|(?:[\w-]+:)?(?:calls?|invoke)"
    r"|execute|plugin|code|python|expression|answer|response|output|result|final|json|xml|request|api_call|requests"
)
_TOKEN = rf"<(?:{_TAG_NAME})(?:\s[^<>]*|=[\w.-]+)?/?>|</(?:{_TAG_NAME})>|</s>|(?!</[a-z])(?:{TOKEN.pattern})"
_SHOWER = r"(?:print|display|console\.log|asyncio\.(?:run|gather)|Promise\.all)\s*\("
_KEY = r"""["'](?:action|answer|tool_?calls?|function_?calls?|calls?|expression|code|result|response|output)["']\s*:"""
_NAMED = r"(?<![^\s;{])[^\W\d]\w*\s*(?::\s*[^\W\d][\w.\[\], ]{0,60})?=(?=[\s\[(\0]|await\s|print\()"
_PIECE = (
    rf"\0|`{{3,}}{_LANGUAGE}?(?=\s|\0|\Z)|~~~+{_LANGUAGE}?(?=\n|\Z)|{_TOKEN}|{_KEY}|{_SHOWER}|{_NAMED}"
    r"|\b(?:await|return)\s|(?<!\.)\.(?![.\w])|\*{1,3}(?!\s)"
    "|[\\s\u200b-\u200f\ufeff,;:\\[\\](){}'\"\u2018\u2019\u201c\u201d\\\\`]"
)
_NOTATION = re.compile(rf"(?:{_PIECE})*+", re.S | re.I)
_TOKENS = re.compile(rf"(?:\s|{_TOKEN})*+", re.I)
_OWN_LINE = re.compile(rf"(?:{_PIECE})*+", re.I)
_BULLETS = re.compile(r"^[ \t]*(?:[-*+\u2022]|\(?\d{1,3}[.)])[ \t]+(?=[\[`\"']*\0)", re.M)
_OPENS_QUOTATION = re.compile(rf"<!--|/\*|\"\"\"|'''|<(?!(?:{_TAG_NAME})\b|/)[a-z][\w:-]*(?:\s[^<>]*)?>", re.I)
_PAIRS = (("\u201c", "\u201d"), ("\u00ab", "\u00bb"), ("\u300c", "\u300d"), ("\u300e", "\u300f"), ("\u201e", "\u201c"))
_LIST_FIRST = re.compile(r"\[\s*\0\s*,")
_BLOCK_LAST = re.compile(rf"(?:{_TOKEN})(?:{_PIECE})*+\Z", re.S | re.I)


def _inside_fence(body: str) -> str:
    """What stands in the one fence that a text of Python is; any other text as it is."""
    whole = _WHOLE_FENCE.fullmatch(body) if body[:1] in ("`", "~") else None
    return whole["body"].strip() if whole else body


def _is_all_data(body: str, said: Collection[str]) -> bool:
    """Whether a text is JSON or elements from its first sign to its last, all of whose words are those of calls."""
    if body[:1] == "<":
        return body[-1:] == ">" and "<!-" not in body and not words_left(body, said)
    return body[:1] in ("{", "[") and body[-1:] in ("}", "]") and '"' in body and not words_left(body, said)


def _skeleton(text: str, action: str, calls: Sequence[str], said: Collection[str], names: Names) -> str:
    """The text with one sign in the place of each call; empty where it takes too much to find them."""
    try:
        return _of_calls(text, action, calls, said, names)
    except (BudgetError, RecursionError):
        return ""


def _of_calls(text: str, action: str, calls: Sequence[str], said: Collection[str], names: Names) -> str:
    text = text.replace(_CALL, "\ufffd")
    listed = len(calls) > 1 and action[:1] == "["
    whole = -1 if listed or ("\n" not in action and action in calls) else text.find(action)
    if whole >= 0 and parse_program(action) is not None:
        before, after = text[:whole], text[whole + len(action) :]
        kept = (_masked(part, len(calls), said, names) for part in (before, after))
        return _CALL.join(kept)
    return _masked(text, len(calls), said, names)


def _masked(text: str, count: int, said: Collection[str], names: Names) -> str:
    parts: list[str] = []
    source = Source(text)
    elements = element_ends(text, names) if "<" in text else {}
    at = 0
    for tries, found in enumerate(_openings(names.starts.pattern).finditer(text)):
        if found.start() < at:
            continue
        if tries > count + _MAX_TRIES:
            return ""
        begin = found.start()
        if found.lastgroup == "element":
            end = elements.get(begin, begin)
        else:
            end = (scan_call if found.lastgroup == "call" else scan_value)(source, begin).end
        if end <= begin or words_left(text[begin:end], said):
            continue
        if found.lastgroup == "object" and names.all:
            named = names.before_object.search(text, max(at, begin - 100), begin)
            begin = named.start() if named else begin
        parts += [text[at:begin], _ELEMENT if found.lastgroup == "element" else _CALL]
        at = end
    return "".join([*parts, text[at:]])


@lru_cache(maxsize=256)
def _openings(starts: str) -> "re.Pattern[str]":
    return re.compile(rf"(?P<call>{starts})|(?P<object>\{{)|(?P<element><(?=[A-Za-z]))")


# Where calls stand.


def _is_apart(skeleton: str) -> bool:
    """Whether the calls of a skeleton are one block that stands by itself among words."""
    if _LIST_FIRST.match(skeleton.lstrip()):
        return True
    first = skeleton.index(_CALL)
    if opens_quotation(skeleton[:first]):
        return False
    bare = _BULLETS.sub("", skeleton)
    if bare != skeleton:
        return _NOTATION.fullmatch(bare) is not None  # with words around, it is a list of examples or a plan
    fences = list(_FENCE.finditer(skeleton))
    if fences:
        only = fences[0]["body"]
        return len(fences) == 1 and only.count(_CALL) == skeleton.count(_CALL) and _is_one_run(only)
    return _is_one_run(skeleton) or _is_last_block(skeleton)


def opens_quotation(before: str) -> bool:
    """Whether something stands before the calls that could make a quotation, comment or example of them."""
    if _OPENS_QUOTATION.search(before) or before.count('"') % 2:
        return True
    return any(before.count(opening) > before.count(closing) for opening, closing in _PAIRS)


def _is_one_run(text: str) -> bool:
    """Whether all calls stand on lines that follow one another and have no words."""
    lines = text.split("\n")
    called = [number for number, line in enumerate(lines) if _CALL in line]
    return all(_OWN_LINE.fullmatch(line) for line in lines[called[0] : called[-1] + 1])


def _is_last_block(skeleton: str) -> bool:
    """Whether all calls stand in tags behind which nothing is said, wherever in a line these begin."""
    last = _BLOCK_LAST.search(skeleton)
    return last is not None and last[0].count(_CALL) == skeleton.count(_CALL)


# Python that says more than its calls.

_MAY_BE_WORDS = re.compile(r"[(\s]*(?:[rbu]{0,2}f?['\"]|not\b|[-+~])", re.I)


def _says_more(action: str, calls: Iterable[str]) -> bool:
    """Whether Python says something beside its calls, or may be words: comments, texts, `not pay(…)`, `- pay(…)`."""
    if any(_MAY_BE_WORDS.match(call) and _is_said(parse_expression(call)) for call in calls):
        return True
    if "#" not in action:
        return False
    tree = parse_program(action)
    return tree is None or not any("#" in text for text in _texts(tree))


def _texts(tree: ast.AST) -> Iterator[str]:
    return (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))


def _is_said(value: ast.expr | None) -> bool:
    match value:
        case ast.Constant(value=str()) | ast.UnaryOp(operand=ast.Call()):
            return True
        case ast.JoinedStr():
            return not any(isinstance(each, ast.Call) for each in ast.walk(value))
    return False


def _is_program_of_calls(text: str, names: Names) -> bool:
    """Whether a text is Python all of whose statements do something, and no text stands beside its calls."""
    tree = parse_program(text)
    if tree is None:
        return False
    called = {id(each) for node in ast.walk(tree) if _is_known_call(node, names) for each in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in called and _is_text(node.value):
            return False
        if isinstance(node, ast.AnnAssign) and node.value is None:
            return False
        if isinstance(node, ast.Expr) and not isinstance(node.value, _DOES_SOMETHING):
            return False
    return True


def _is_text(value: object) -> bool:
    return isinstance(value, str) and value != "__main__"


_DOES_SOMETHING = (ast.Call, ast.Await, ast.List, ast.Tuple, ast.Dict, ast.Set)


def _is_known_call(node: ast.AST, names: Names) -> bool:
    return isinstance(node, ast.Call) and (not names.all or names.resolved(ast.unparse(node.func)) in names.all)
