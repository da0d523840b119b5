"""How unmistakably an answer says the calls that were read in it.

Reading is generous: it finds calls in sentences, quotations and examples, which is right for scoring answers and wrong
for acting on them. So what was found is verified: what is judged must be what was read. The four levels, from the most
certain one:

    exact      the answer is the form that was asked for, and nothing had to be mended;
    repaired   the same, mended, or with notation around it;
    apart      words, and one block of calls: a fence, a block of tags, or lines of their own that follow one another,
               which nothing opens as a quotation, a comment or a list of examples;
    mentioned  anything else, such as calls inside a sentence, in one of several fences, in a table or in a text.

The two upper levels are reached in two ways, and no other:

- A strict reader has read the answer as a whole, but for notation at its edges, and nothing in it says anything but
  the calls: Python by its tree (`python_words`), data by its keys (`call_data`), elements by their tags
  (`xml_calls`).
- The answer is a row of stretches: the first, read alone, gives the first call that was read, and so on, in order and
  to the last. What is left of the answer, the *skeleton*, is notation: brackets, fences, tags, each in its place.

Notation is a whitelist (`lightfc.formats.notation`). What is not known to be notation where it stands is taken for
words, and so is each word of a stretch that its own call does not hold, such as a comment. So an unknown way of saying
something beside a call makes the reading less certain, never more. A form whose own shape has words beside its calls,
such as `{"thought": …, "action": …}`, hands over what has to be calls, and only that is judged.

The same call twice, other than in one list, is at most `apart`: models say again what they have said. And what the end
of an answer cuts, in a text or a number, is at most `apart`: nobody knows how it would go on.

One more rule is about streams: an answer that begins with a list of calls is at least `apart`, whatever follows. It
has begun as an answer, so calls that only read may begin before its end.

A skeleton has one sign in the place of each call. A stretch of an answer is a call that was read if, read alone, it is
that call, and if each word in it is a word of that call. So a call inside the argument of another is none, and a
comment or a key such as `"note": "never do this"` makes words of its stretch.
"""

import ast
import re
from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass
from functools import cached_property

from lightfc.core.definitions import Certainty, is_at_least
from lightfc.formats.call_data import KEY_WORDS, NO_DATA, decode_json, is_call_data, plain_data
from lightfc.formats.elements import TAG, Element, elements_of
from lightfc.formats.fences import fences
from lightfc.formats.known_names import WORDS, Names, bare_name
from lightfc.formats.notation import (
    CALL,
    FENCE_WORDS,
    STRING_KEYS,
    from_first_mark,
    has_unclosed,
    inside_fence,
    is_list,
    is_notation,
    strip_call_marks,
    strip_notation,
)
from lightfc.formats.python_trees import parse_expression, parse_program
from lightfc.formats.python_words import says_only_calls
from lightfc.formats.reading_budget import Budget, BudgetError
from lightfc.formats.repairs import unescape, with_plain_signs
from lightfc.formats.scanner import scan_call, scan_value
from lightfc.formats.text_source import Source, gaps
from lightfc.formats.xml_calls import plain_calls

Reread = Callable[[str], Sequence[str]]
"""Gives the calls that are read in a stretch of an answer alone."""

_ELEMENT = f"<call>{CALL}</call>"
"""Stands in a skeleton for an element that is a call."""

_MARKUP = re.compile(rf"<!\[CDATA\[|\]\]>|{TAG.pattern}", re.X)
_MAX_TRIES = 100
"""How many places of one answer are tried as calls beyond the calls that were read; more is a loop of the model."""

_CONSTANTS = frozenset({"true", "false", "null", "none", "nan", "infinity"})
"""The constants of Python and JSON, which stand for one another."""

_LINE_ESCAPE = re.compile(r"\\+[nrt]")
_CLOSING = ")]}"
_ENDED = re.compile(r"(?:[)\]}]|</(?!s>)[\w:.-]+>)\Z")
_MAX_END_CHARS = 60
_MAY_BE_DATA = re.compile(r"[\[\s]*\{")


def certainty_of(
    text: str,
    action: str,
    calls: Sequence[str],
    names: Names,
    budget: Budget,
    alone: Reread = lambda text: (),
    *,
    source: str,
    repaired: bool,
    broken: bool = False,
    ended: bool = True,
    program: bool = False,
) -> Certainty:
    """Judge what was read in an answer.

    Args:
        text: The answer without its thought; of a form with words of its own, the part that has to be calls.
        alone: Reads a stretch of the answer once more.
        source: The text of which the action is all, read strictly; empty where it was mended or looked for.
        repaired: Whether anything had to be done to find the calls, other than to leave out a thought and one fence
            around a text of Python.
        broken: Whether what was read has a problem, so that nothing of it runs.
        ended: Whether all that the answer opens is closed in it.
        program: Whether a fence says that it is a program, of which comments and texts are part.
    """
    text, action = text.strip(), action.strip()
    core = strip_notation(text)
    if broken:  # what begins and ends as calls do has its problem told
        begins = core[:1] in ("[", "{", "<") or names.patterns.starts.match(core) is not None
        return "repaired" if begins and core[-1:] in (*_CLOSING, ">") else "mentioned"
    try:
        level = _Judge(action, calls, names, budget, alone, source.strip(), program).level(text, repaired=repaired)
        opened = _innermost_open_element(text, budget) if core[:1] == "<" else None
    except (BudgetError, RecursionError):
        return "mentioned"
    is_open = opened is not None or not ended
    is_cut = _is_cut(text, action, ended) or (is_open and _may_go_on_in(opened, calls[-1], names, core))
    return "apart" if is_cut and is_at_least(level, "repaired") else level


def _may_go_on_in(element: Element | None, last: str, names: Names, core: str) -> bool:
    """Whether there may have been more of an open element, not in a call or behind data, or of a call's arguments."""
    if element and not (element.is_call or element.children or isinstance(decode_json(element.text), dict | list)):
        return True
    if element is None and core.endswith(")"):
        return False
    return last.endswith("()") and bool(names.properties(last.removesuffix("()")))


def _is_cut(text: str, action: str, ended: bool) -> bool:
    """Whether an answer ends in a text or a number, of which there may have been more."""
    if ended and _ENDED.search(text, max(0, len(text) - _MAX_END_CHARS)):
        return False
    core = strip_notation(text)
    last = core[-1:]
    if last == "," and core[:1] in ("[", "("):
        return True
    if ended or last in _CLOSING:
        return core[:1] == "<" and last not in (">", "}", "]")
    value = action.rstrip(_CLOSING)
    if value.endswith(("''", '""')):
        return core[-2:] != 2 * last  # the text was begun and not ended
    # The quote that ends a text is not the last sign in it.
    return last not in "'\"" or value[-2:-1] == last


def _innermost_open_element(text: str, budget: Budget) -> Element | None:
    """The innermost element that XML opens and does not close; None where there is none."""
    tree = elements_of(text)
    budget.charge(tree.steps)
    return next((each for each in reversed(tree.all) if each.end == len(text) and not each.is_closed), None)


def tool_call_certainty(arguments: Iterable[str], calls: Sequence[str], *, repaired: bool) -> Certainty:
    """Judge calls that were made through the tools API."""
    if not repaired:
        return "exact"
    said = _words_of(calls) | _CONSTANTS
    return "mentioned" if any(_has_unknown_words(each, said) for each in arguments) else "repaired"


@dataclass
class _Judge:
    """Judges one answer; of its arguments see `certainty_of`."""

    action: str
    calls: Sequence[str]
    names: Names
    budget: Budget
    alone: Reread
    source: str
    program: bool

    @cached_property
    def is_called(self) -> Callable[[object], bool]:
        """What tells whether something is the name of a function that was read, and says nothing beside it."""
        functions = {each.partition("(")[0].strip() for each in self.calls}
        names = self.names
        return lambda name: names.is_plain(name) and names.resolved(bare_name(str(name))) in functions

    @cached_property
    def normalized(self) -> list[str]:
        """The calls as they can be compared."""
        return [*map(_normalize_call, self.calls)]

    def _repeats_a_call(self) -> bool:
        return len(self.calls) > 1 and len(set(self.normalized)) < len(self.calls)

    def level(self, body: str, *, repaired: bool) -> Certainty:
        """How unmistakably a text says the calls."""
        whole = self._whole(body)
        inside = inside_fence(body)
        if whole and self._is_only_calls(whole):
            as_asked = whole == (body if whole[0] in "{<" else inside)
            return "exact" if as_asked and not repaired else "repaired"
        wrapped = "" if whole else _wrapped_answer(strip_notation(body))
        if wrapped:
            return "repaired" if self.level(wrapped, repaired=True) == "repaired" else "mentioned"
        if self._calls_nothing(whole or strip_notation(body)):
            return "mentioned"
        if whole == inside == self.action:
            return "apart"
        return self._level_of_row(body, repaired=repaired, whole=bool(whole))

    def _level_of_row(self, body: str, *, repaired: bool, whole: bool) -> Certainty:
        """The same of a text that is no calls as a whole; `whole` where it was read strictly nevertheless.

        What is escaped throughout is looked at as it was meant, too.
        """
        for text in [body] if whole else dict.fromkeys((body, with_plain_signs(body))):
            skeleton, is_all = self._skeleton(text)
            if not whole and is_all and self._is_notation(skeleton):
                return "repaired" if repaired or text != body or body[:1] != "<" else "exact"
            if CALL in skeleton and _is_apart(skeleton):
                return "apart"
        return "mentioned"

    def _whole(self, body: str) -> str:
        """What was read strictly, if a text is that but for notation at its edges; else nothing."""
        first = self.source
        if first in ("", body) or first == inside_fence(body) or first == strip_notation(body):
            return first
        return first if body.startswith(first) and body[len(first) :].strip() == first else ""  # it is said twice

    def _calls_nothing(self, core: str) -> bool:
        """Whether a text is Python that calls nothing known as it is written."""
        if core[:1] in ("{", "[") or (self.program and core == self.source):
            return False
        tree = parse_program(core, self.budget)
        return tree is not None and bool(self.names.all) and not self.names.stand_in(tree)

    def _is_only_calls(self, core: str) -> bool:
        """Whether a text that was read strictly says nothing but the calls that were read in it."""
        if core[0] == "<":
            return self._are_elements(core)
        value = plain_data(core) if _MAY_BE_DATA.match(core) else NO_DATA
        if value is not NO_DATA and is_call_data(value, self.names, self.is_called):
            return True
        tree = parse_program(core, self.budget)
        if tree is None or (len(tree.body) > 1 and not self.program and self._repeats_a_call()):
            return False
        return says_only_calls(core, tree, self.names, fenced=self.program)

    def _are_elements(self, core: str) -> bool:
        """Whether a text is elements that are calls and nothing else."""
        core = core.replace(CALL, "\ufffd")
        places = plain_calls(core, self.names, self.is_called, self.budget).items()
        skeleton = _ELEMENT.join(gaps(core, places))
        # What is read in elements is written in one way, so that twice the same is the same text.
        is_once = len(set(self.calls)) == len(self.calls) or is_list(skeleton)
        return len(places) == len(self.calls) and is_notation(skeleton) and is_once

    def _is_notation(self, skeleton: str) -> bool:
        """Whether a skeleton with all calls that were read has only what belongs around them."""
        if not is_notation(skeleton) or (self._repeats_a_call() and not is_list(skeleton)):
            return False
        return self.action in (self.calls[0], f"[{', '.join(self.calls)}]")

    def _skeleton(self, text: str) -> tuple[str, bool]:
        """A text with one sign in the place of each call; whether these are what was read, each once and in order.

        The text is empty where it takes too much to find its calls.
        """
        text = text.replace(CALL, "\ufffd")
        if self.action not in self.calls and "\n" in self.action:
            text = text.replace(self.action, CALL, 1)  # a program
        finder = _Finder(text, self)
        parts: list[str] = []
        at = since = 0
        for _ in range(len(self.calls) + _MAX_TRIES):
            found = self.names.patterns.openings.search(text, since)
            if found is None:
                return "".join([*parts, text[at:]]), finder.next == len(self.calls)
            since = found.end()
            end = finder.end_of_call(found)
            if end:
                parts += [text[at : found.start()], _ELEMENT if found.lastgroup == "element" else CALL]
                at = since = end
        return "", False


class _Finder:
    """Finds the calls of a text that were read in it."""

    def __init__(self, text: str, judge: _Judge) -> None:
        self._text = text
        self._source = Source(text, judge.budget)
        self._judge = judge
        self._elements = plain_calls(text, judge.names, judge.is_called, judge.budget) if "<" in text else {}
        self._words = _words_of(judge.normalized)
        self.next = 0

    def end_of_call(self, opening: "re.Match[str]") -> int:
        """Where the call ends that begins with an opening, if it is the next that was read or says one again; or 0."""
        begin = opening.start()
        known: Set[str] = _CONSTANTS
        if opening.lastgroup == "element":
            end = self._elements.get(begin, 0)
            written = _MARKUP.sub(" ", self._text[begin:end])
        elif opening.lastgroup == "object":
            scanned = scan_value(self._source, begin)
            value = plain_data(self._text[begin : scanned.end])
            if value is NO_DATA and not scanned.broken:
                value = plain_data(scanned.text)  # what mending leaves out are words that the call does not have
            is_call = isinstance(value, dict) and is_call_data(value, self._judge.names, self._judge.is_called)
            end, known = scanned.end if is_call else 0, KEY_WORDS
            written = self._text[begin:end]
        else:
            end = scan_call(self._source, begin).end if self._judge.is_called(opening[0].strip()) else 0
            written = self._text[begin:end]
        return end if end and self._accept(self._text[begin:end], written, known) else 0

    def _accept(self, stretch: str, written: str, known: Set[str]) -> bool:
        """Whether a stretch is the next call or calls that were read, or says again what was read.

        `written` is what is written in it without markup, `known` the words in it that belong to its notation.
        """
        if _has_unknown_words(written, self._words | known):
            return False
        read = [*map(_normalize_call, self._judge.alone(stretch))]
        if not read or _has_unknown_words(written, _words_of(read) | known):
            return False
        every = self._judge.normalized
        if read == every[self.next : self.next + len(read)]:
            self.next += len(read)
        elif all(each in every for each in read):
            self.next = len(every) + 1  # so it is not the next one from here on
        else:
            return False
        return True


def _normalize_call(call: str) -> str:
    """A call as it can be compared."""
    tree = parse_expression(call)
    return call if tree is None else ast.unparse(tree)


def _words(text: str) -> set[str]:
    """The words of a text in lower case, whether its lines are escaped or not."""
    if "\\" in text:
        text = _LINE_ESCAPE.sub(" ", text).replace("\\", "")
    return set(map(str.lower, WORDS.findall(text)))


def _words_of(calls: Iterable[str]) -> set[str]:
    """All words that calls hold, but for those of comments."""
    return {word for call in calls for word in _words(_normalize_call(call) if "#" in call else call)}


def _has_unknown_words(text: str, known: Set[str]) -> bool:
    """Whether a text has words that are not known."""
    return not _words(unescape(text) if "&" in text else text) <= known


def _wrapped_answer(core: str) -> str:
    """The text that is all of an object, under a key that says that it is the answer; empty where there is none."""
    value = plain_data(core) if core[:1] == "{" else None
    match [*value.items()] if isinstance(value, dict) else []:
        case [(key, str() as text)] if key in STRING_KEYS:
            return text.strip()
    return ""


_BULLETS = re.compile(r"^[ \t]*(?:[-*+\u2022]|\(?\d{1,3}[.)])[ \t]+(?=[\[`]*\0)", re.M)
_LIST_FIRST = re.compile(r"\[\s*\0\s*,")


def _is_apart(skeleton: str) -> bool:
    """Whether the calls of a skeleton are one block that stands by itself among words."""
    if _LIST_FIRST.match(skeleton.lstrip()):
        return True
    every = fences(skeleton)
    blocks = [each for each in every if each.alone]
    first = min(skeleton.index(CALL), *(each.begin for each in blocks[:1]), len(skeleton))
    if has_unclosed(strip_call_marks(skeleton[:first]).rstrip("[( \t\n`")):
        return False
    bare = _BULLETS.sub("", skeleton)
    if bare != skeleton:
        return is_notation(bare)  # with words around, it is a list of examples or a plan
    if blocks:
        only = blocks[0].body
        known = blocks[0].word in FENCE_WORDS and len(every) == 1
        return known and only.count(CALL) == skeleton.count(CALL) and _is_one_run(only)
    return _is_one_run(skeleton) or is_notation(from_first_mark(skeleton))


def _is_one_run(text: str) -> bool:
    """Whether all calls stand on lines that follow one another and have no words."""
    lines = text.split("\n")
    called = [number for number, line in enumerate(lines) if CALL in line]
    run = lines[called[0] : called[-1] + 1]
    return all(is_notation(line) or not strip_call_marks(line).strip("[](), \t") for line in run)
