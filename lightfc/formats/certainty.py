"""How unmistakably an answer says the calls that were read in it.

Reading is generous: it finds calls in sentences, quotations and examples, which is right for scoring answers and wrong
for acting on them. So what was found is held against the answer once more. An answer, its thought left out, is a row of
stretches of three kinds:

    calls      what was read, wherever it stands;
    notation   what answers write around calls: brackets, quotes, fences, tags, `print(…)`, the keys of JSON;
    words      everything else.

Notation is a whitelist (`lightfc.formats.notation`), and each part of it has its places. What is not known to be
notation where it stands is taken for words. So an unknown way of saying something beside a call makes the reading less
certain, never more. The four levels, from the most certain one:

    exact      no words, and nothing had to be mended: the answer is the form that was asked for;
    repaired   no words;
    apart      words, and one block of calls: a fence, a block of tags, or lines of their own that follow one another,
               which nothing opens as a quotation, a comment or a list of examples;
    mentioned  anything else, such as calls inside a sentence, in one of several fences, in a table or in a text.

An answer is judged as what it is. Python is judged by its tree (`python_words`), so that what calls nothing as it is
written is only mentioned; data by its keys (`shapes`); elements by their tags (`plain_elements`). Where the answer is
none of these as a whole, the rules work on the *skeleton*: the answer with one sign in the place of each call. A
stretch is a call if it has the shape of one and every word in it is a word of the calls that were read; so a comment or
a key such as `"note": "never do this"` inside a call stays words. A form whose own shape has words beside its calls,
such as `{"thought": …, "action": …}`, hands over what has to be calls, and only that is judged.

The same call twice, other than in one list, is at most `apart`: models say again what they have said.

One more rule is about streams: an answer that begins with a list of calls is at least `apart`, whatever follows. It
has begun as an answer, so calls that only read may begin before its end.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence, Set
from functools import cached_property

from lightfc.core.definitions import Certainty
from lightfc.formats.budget import BudgetError
from lightfc.formats.fences import fences
from lightfc.formats.names import Names
from lightfc.formats.notation import (
    ARGUMENTS_FOLLOW,
    CALL,
    FENCE_WORDS,
    STRING_KEYS,
    inside_fence,
    is_list,
    is_notation,
    last_block,
    leaves_open,
    peeled,
    without_marks,
)
from lightfc.formats.plain_elements import plain_calls
from lightfc.formats.python_trees import parse_expression, parse_program
from lightfc.formats.python_words import calls_known, says_only_calls
from lightfc.formats.scanner import scan_call, scan_value
from lightfc.formats.shapes import KEY_WORDS, NO_DATA, is_call_data, plain_data
from lightfc.formats.source import Source
from lightfc.formats.text_repairs import unescape, with_plain_signs

__all__ = ["certainty_of", "tool_call_certainty"]

_ELEMENT = f"<call>{CALL}</call>"
_MAX_TRIES = 100
"""How many places of one answer are tried as calls beyond the calls that were read; more is a loop of the model."""

_MAX_NAME_CHARS = 100


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
        program: Whether a fence says that it is a program, of which comments and texts are part.
    """
    try:
        return _Judge(action.strip(), calls, names, program).level(text.strip(), mended=mended, broken=broken)
    except (BudgetError, RecursionError):
        return "mentioned"


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
    return "mentioned" if any(_words_left(each, said | _CONSTANTS) for each in arguments) else "repaired"


# Words.

_LETTERS = re.compile(r"[^\W\d_]+")
_CODEPOINT = re.compile(r"\\u([0-9a-fA-F]{4})")
_EXPONENT = re.compile(r"(?<=\d)e[+-]?(?=\d)", re.I)
_LINE_ESCAPE = re.compile(r"\\+[nrt]")
_ID = re.compile(r"""["'](?:tool_call_|call_)?id["']\s*:\s*["'][^"'\s]*["']""")
"""The id of a call, which says nothing; that it looks like one is judged by its shape."""

_NAMED = re.compile(r"\s*[^\W\d]\w*\s*[:=]")
_CONSTANTS = frozenset({"true", "false", "null", "none", "nan", "infinity"})


def _words(text: str) -> set[str]:
    """The words of a text in lower case, whether its lines and letters are escaped or not."""
    if "\\" in text:
        text = _CODEPOINT.sub(lambda found: chr(int(found[1], 16)), text)
        text = _LINE_ESCAPE.sub(" ", text).replace("\\", "")
    return set(map(str.lower, _LETTERS.findall(_EXPONENT.sub(" ", text))))


def _words_of_calls(calls: Iterable[str]) -> frozenset[str]:
    """All words that calls hold, but for those of texts that stand beside them, and of comments."""
    found: set[str] = set()
    for call in calls:
        found |= _words(_without_words(call))
    return frozenset(found)


def _without_words(call: str) -> str:
    """A call without its comments, and without the name that is given to what it gives."""
    tree = parse_program(call) if "#" in call or _NAMED.match(call) else None
    match tree.body if tree is not None else []:
        case [ast.Assign(value=value) | ast.AnnAssign(value=ast.expr() as value) | ast.Expr(value=value)]:
            return ast.unparse(value)
    return call if tree is None else ast.unparse(tree)


def _words_left(text: str, known: Set[str]) -> bool:
    """Whether a text has words that are not known."""
    return not _words(unescape(text) if "&" in text else text) <= known


_CALLED = re.compile(r"(?P<name>[^\W\d][\w.]*+)(?P<open>\s*+\()?")


def _functions_of(calls: Iterable[str]) -> Iterator[str]:
    """The names of whatever is called."""
    for call in calls:
        yield from (found["name"] for found in _CALLED.finditer(call) if found["open"])


# The judge.


class _Judge:
    """Judges one answer.

    Args:
        action: What was read in it, as Python.
        calls: Its calls.
        names: What it may name.
        program: Whether a fence says that it is a program.
    """

    def __init__(self, action: str, calls: Sequence[str], names: Names, program: bool) -> None:
        self._action = action
        self._calls = calls
        self._names = names
        self._program = program

    @cached_property
    def _said(self) -> frozenset[str]:
        """The words of the calls."""
        said = _words_of_calls(self._calls)
        return said | _CONSTANTS if said & _CONSTANTS else said

    @cached_property
    def _functions(self) -> frozenset[str]:
        """The names of what is called."""
        return frozenset(_functions_of(self._calls))

    @cached_property
    def _says_twice(self) -> bool:
        """Whether the same call stands there twice."""
        return len(self._calls) > 1 and len(set(map(_normal, self._calls))) < len(self._calls)

    def level(self, body: str, *, mended: bool, broken: bool = False) -> Certainty:
        """How unmistakably a text says the calls.

        Args:
            body: The text.
            mended: Whether anything had to be mended to find them.
            broken: Whether what was read is no Python as it stands.
        """
        inside = inside_fence(body)
        written = inside == self._action and not broken
        core = inside if written else peeled(body)
        if self._is_data(core):
            return "repaired" if mended or core != body else "exact"
        tree = parse_program(core)
        if tree is not None and not (written and self._program) and not calls_known(tree, self._names):
            return "mentioned"  # it is no call as it is written
        if tree is not None and self._is_python(core, tree):
            return "repaired" if mended or not written else "exact"
        skeleton = self._skeleton(body)
        if tree is None:
            rewritten = with_plain_signs(body) if mended else body
            for each in [skeleton, *([self._skeleton(rewritten)] if rewritten != body else [])]:
                skeleton = skeleton if CALL in skeleton else each
                if self._is_notation(each):
                    return "repaired" if mended or body[:1] != "<" else "exact"
        if written:
            return "apart"
        return "apart" if CALL in skeleton and _is_apart(skeleton) else "mentioned"

    def _is_called(self, name: object) -> bool:
        """Whether something is the name of a function that was read, and says nothing beside it."""
        return self._names.is_plain(name) and self._names.resolved(_bare(str(name))) in self._functions

    def _is_data(self, core: str) -> bool:
        """Whether a text is JSON that is the calls and nothing else."""
        if core[:1] not in ("{", "["):
            return False
        value = plain_data(core)
        if value is NO_DATA:
            return False
        if is_call_data(value, self._names, self._is_called):
            return not _words_left(_ID.sub("", core), self._said | KEY_WORDS)
        match [*value.items()] if isinstance(value, dict) else []:
            case [(key, str() as text)] if key in STRING_KEYS:
                return self.level(text.strip(), mended=True) == "repaired"
        return False

    def _is_python(self, core: str, tree: ast.Module) -> bool:
        if len(tree.body) > 1 and not self._program and self._says_twice:
            return False
        whole = core == self._action
        return says_only_calls(core, tree, self._names, lambda: self._said, whole=whole, fenced=self._program)

    def _is_notation(self, skeleton: str) -> bool:
        """Whether a skeleton is calls and what belongs around them, and what was read is calls as well."""
        if not is_notation(skeleton) or (self._says_twice and not is_list(skeleton)):
            return False
        if self._action in (self._calls[0], f"[{', '.join(self._calls)}]"):
            return True
        tree = parse_program(self._action)
        return tree is not None and self._is_python(self._action, tree)

    # ---- the skeleton

    def _skeleton(self, text: str) -> str:
        """A text with one sign in the place of each call; empty where it takes too much to find them."""
        text = text.replace(CALL, "\ufffd")
        if "\n" in self._action and self._action not in self._calls:
            text = text.replace(self._action, CALL, 1)  # a program
        parts: list[str] = []
        source = Source(text)
        elements = self._elements(text)
        at = since = 0
        for _ in range(len(self._calls) + _MAX_TRIES):
            found = self._names.openings.search(text, since)
            if found is None:
                return "".join([*parts, text[at:]])
            if found.lastgroup == "element":
                place = (found.start(), elements[found.start()]) if found.start() in elements else None
            elif found.lastgroup == "call":
                place = self._call(text, source, found)
            else:
                place = self._object(text, source, found.start(), at)
            since = found.end()
            if place is not None:
                parts += [text[at : place[0]], _ELEMENT if found.lastgroup == "element" else CALL]
                at = since = place[1]
        return ""

    def _elements(self, text: str) -> dict[int, int]:
        """Where elements are calls, by where they begin."""
        found = plain_calls(text, self._names, self._is_called) if "<" in text else []
        return {begin: end for begin, end, said in found if not _words_left(said, self._said)}

    def _call(self, text: str, source: Source, found: "re.Match[str]") -> tuple[int, int] | None:
        begin, end = found.start(), scan_call(source, found.start()).end
        name, _, arguments = text[begin:end].partition("(")
        plain = self._is_called(name.strip()) and not _words_left(arguments, self._said)
        return (begin, end) if plain and arguments else None

    def _object(self, text: str, source: Source, begin: int, since: int) -> tuple[int, int] | None:
        """Where an object is a call, or the arguments of one whose name stands before it."""
        scanned = scan_value(source, begin)
        written = text[begin : scanned.end]
        value = plain_data(written)
        value = plain_data(scanned.text) if value is NO_DATA else value
        if not isinstance(value, dict):
            return None
        if is_call_data(value, self._names, self._is_called):
            plain = not _words_left(_ID.sub("", written), self._said | KEY_WORDS)
            return (begin, scanned.end) if plain else None
        named = self._named(text, begin, since)
        return None if named is None or _words_left(written, self._said) else (named, scanned.end)

    def _named(self, text: str, begin: int, since: int) -> int | None:
        """Where the name of a function begins that stands before an object, and nothing but notation between them."""
        first = max(since, begin - _MAX_NAME_CHARS)
        named = self._names.before_object.search(text, first, begin) if self._names.all else None
        if named is None or not self._is_called(text[named.start() : named.end(1)]):
            return None
        quote = text[named.end(1) : named.end(1) + 1]
        quoted = quote in ('"', "'") and named.start() > first and text[named.start() - 1] == quote
        between = text[named.end(1) + quoted : begin]
        return named.start() - quoted if ARGUMENTS_FOLLOW.fullmatch(between) else None


def _normal(call: str) -> str:
    """A call as it can be compared."""
    tree = parse_expression(call)
    return call if tree is None else ast.unparse(tree)


def _bare(name: str) -> str:
    return name.replace("\\", "").strip("'\"`*")


# Where calls stand.

_BULLETS = re.compile(r"^[ \t]*(?:[-*+\u2022]|\(?\d{1,3}[.)])[ \t]+(?=[\[`]*\0)", re.M)
_LIST_FIRST = re.compile(r"\[\s*\0\s*,")


def _is_apart(skeleton: str) -> bool:
    """Whether the calls of a skeleton are one block that stands by itself among words."""
    if _LIST_FIRST.match(skeleton.lstrip()):
        return True
    every = fences(skeleton)
    blocks = [each for each in every if each.alone]
    first = min(skeleton.index(CALL), *(each.begin for each in blocks[:1]), len(skeleton))
    if leaves_open(without_marks(skeleton[:first]).rstrip("[( \t\n`")):
        return False
    bare = _BULLETS.sub("", skeleton)
    if bare != skeleton:
        return is_notation(bare)  # with words around, it is a list of examples or a plan
    if blocks:
        only = blocks[0].body
        known = blocks[0].word in FENCE_WORDS and len(every) == 1
        return known and only.count(CALL) == skeleton.count(CALL) and _is_one_run(only)
    return _is_one_run(skeleton) or is_notation(last_block(skeleton))


def _is_one_run(text: str) -> bool:
    """Whether all calls stand on lines that follow one another and have no words."""
    lines = text.split("\n")
    called = [number for number, line in enumerate(lines) if CALL in line]
    run = lines[called[0] : called[-1] + 1]
    return all(is_notation(line) or not without_marks(line).strip("[](), \t") for line in run) or is_notation(
        "\n".join(run)
    )
