r"""A pattern ready to run: CPython's own, how long that may take, and the instructions of our machine.

CPython's own matcher goes back to each choice that it has made, and nothing can stop it, so it is used where that is
short at the worst. Where the characters of a repetition are none with which what follows it can begin, as in `\w+@`, a
choice that fails does so at once: all of them together take no longer than the repetition. Any other repetition without
an end is one more factor of the length of the text. Repetitions without an end of more than a character are left to our
own machine.

Characters are the bits of an integer: those of ASCII, and three kinds beyond them; all 256 of a bytes pattern.
"""

from collections.abc import Sequence
from copy import copy
from functools import cache
from typing import Any, NamedTuple

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.stdlib.regex import translation
from lightfc_sandbox.stdlib.regex.translation import DONE, DOTALL, IGNORECASE, ONE_CHARACTER, below, constants, parser

_WORD, _SPACE, _OTHER = 1 << 128, 1 << 129, 1 << 130
_KINDS = _WORD | _SPACE | _OTHER
_TEXT = (1 << 131) - 1
_BYTES = (1 << 256) - 1
_UPPER, _LOWER = (sum(1 << code for code in range(ord(each), ord(each) + 26)) for each in "Aa")
_TYPE_FLAGS = 32 | 256
_MOST_COPIES = 16  # a group that is repeated at most so often is looked at as if it was written so often
# Parts of a pattern that are looked at, with those of each copy and the items of classes: some milliseconds.
_MOST_PARTS = 1 << 13
_MOST_DEPTH = 50  # how deep parts of a pattern stand in others; each takes some of the stack
_MOST_LOOKS = 1 << 23  # looks at a character that CPython may take at once: some hundredths of a second
_FEW_LOOKS = 32  # looks at each character that are few enough for a text of any length
Work = tuple[int, ...]  # looks at a character, by powers of the length of the text: `(3, 2)` are `3 + 2 * n`
_MOST_POWERS = 8
_AHEAD_OR_BEHIND = frozenset({constants.ASSERT, constants.ASSERT_NOT})
_ASIDE_LOOKS = 4  # what the boundary of a word, a look ahead or the start of a repetition takes
_UNKNOWN: Any = object()


class Effort(NamedTuple):
    """What matching a part of a pattern takes, and all that follows it.

    Attributes:
        first: The characters with which it can begin, if it is not empty.
        sure: It cannot fail.
        work: The looks that are not paid for by the characters that it matches.
        empty: The looks after which it is known not to begin with a character, beside the first: at what may be empty
            at its beginning, and at each of several ways.
    """

    first: int
    sure: bool
    work: Work = (1,)
    empty: int = 0

    def looks(self, size: int, starts: int = 1) -> int:
        """The looks of so many attempts at so many characters, or of fewer; 0 if they are too many."""
        work = self.work
        if len(work) == 1:
            looks = starts * work[0]
            return looks + size if looks <= _MOST_LOOKS or work[0] <= _FEW_LOOKS else 0
        looks, length = 0, 1
        for power, each in enumerate(work, 1):
            looks += each * length // (1 if starts == 1 else power)
            length *= size
        looks *= starts
        return looks + size if looks <= _MOST_LOOKS else 0

    def with_looks(self, looks: int) -> "Effort":
        """The same behind something that matches no character and takes so many looks."""
        return self._replace(work=_sum(self.work, (looks,)), empty=self.empty + looks)


class _UnknownError(Exception):
    """Nothing is known of a part of a pattern."""


def effort(tree: Any, flags: int, *, binary: bool, whole: bool) -> Effort | None:
    """What matching a pattern takes at the most, to the end of a text or to anywhere in it; None if nobody knows."""
    try:
        return _Pattern(tree, binary=binary).sequence(tree, flags, Effort(0, sure=not whole))
    except _UnknownError:
        return None


def _sum(a: Work, b: Work) -> Work:
    longer, shorter = (a, b) if len(a) > len(b) else (b, a)
    return tuple(each + (shorter[power] if power < len(shorter) else 0) for power, each in enumerate(longer))


class _Pattern:
    """A pattern that is looked at from its end."""

    def __init__(self, tree: Any, *, binary: bool) -> None:
        self.widths, self.binary = tree.state.groupwidths, binary
        self.every = _BYTES if binary else _TEXT
        self.left, self.depth = _MOST_PARTS, 0

    def sequence(self, tree: Any, flags: int, after: Effort) -> Effort:
        """Several parts, one after the other."""
        self.depth += 1
        if self.depth > _MOST_DEPTH:
            raise _UnknownError
        for op, av in reversed(tree):
            after = self.part(op, av, flags, after)
            if len(after.work) > _MOST_POWERS or max(after.work) > _MOST_LOOKS:
                raise _UnknownError
        self.depth -= 1
        return after

    def part(self, op: Any, av: Any, flags: int, after: Effort) -> Effort:
        """One part."""
        self.left -= 1
        if self.left < 0:
            raise _UnknownError
        if op in ONE_CHARACTER:
            look = _look_work(op, av, flags)
            return Effort(self.characters(op, av, flags), False, _sum(after.work, (look,)), look - 1)
        if op in translation.REPEATS:
            return self.repeat(op, av, flags, after)
        if op is constants.SUBPATTERN:
            inside = self.sequence(av[3], translation.with_flags(flags, av[1], av[2]), after)
            return inside.with_looks(int(av[0] is not None))
        if op is constants.BRANCH:
            return _either([self.sequence(tree, flags, after) for tree in av[1]])
        if op is constants.AT:
            return after._replace(sure=False).with_looks(_ASIDE_LOOKS)
        if op in _AHEAD_OR_BEHIND:
            return self.look(av[1], flags, after)
        if op is constants.GROUPREF and (widest := self.widths[av][1]) < _MOST_COPIES:
            return Effort(self.every, sure=False, work=_sum(after.work, (1 + widest,)))
        raise _UnknownError

    def look(self, tree: Any, flags: int, after: Effort) -> Effort:
        """A look ahead or behind."""
        inside = self.sequence(tree, flags, Effort(0, sure=False))
        if _has_groups(tree) or len(inside.work) > 1:
            raise _UnknownError
        return after._replace(sure=False).with_looks(_ASIDE_LOOKS + inside.work[0])

    def repeat(self, op: Any, av: Any, flags: int, after: Effort) -> Effort:
        """A repetition."""
        low, high, tree = av
        if len(tree) != 1 or tree[0][0] not in ONE_CHARACTER:
            return self.copies(op, av, flags, after)
        kind, item = tree[0]
        these, look = self.characters(kind, item, flags), _look_work(kind, item, flags)
        # It does not go back, or each time it does there is nothing to be found.
        settled = after.sure or not these & after.first or op is constants.POSSESSIVE_REPEAT
        if high is not constants.MAXREPEAT:
            tries = 1 if settled else int(high) - int(low) + 1
            work = _sum(tuple(tries * each for each in after.work), (int(high) * look + int(high - low) * after.empty,))
        elif after.sure:
            work = _sum(after.work, ((1 + int(low)) * look,))  # what it looks at is matched
        elif settled:
            work = _sum(after.work, (look, look + after.empty))
        else:
            work = _sum((0, *after.work), (look, look))
        if low:
            return Effort(these, False, _sum(work, (_ASIDE_LOOKS,)), _ASIDE_LOOKS + look - 1)
        made = Effort(these | after.first, after.sure, work, look + after.empty)
        return made.with_looks(_ASIDE_LOOKS)

    def copies(self, op: Any, av: Any, flags: int, after: Effort) -> Effort:
        """A repetition of more than a character, as if it was written as often as it may be there."""
        low, high, tree = av
        if high is constants.MAXREPEAT or high > _MOST_COPIES or op is constants.POSSESSIVE_REPEAT:
            raise _UnknownError
        if (high > 1 and _has_groups(tree)) or self.sequence(tree, flags, Effort(0, sure=True)).sure:
            raise _UnknownError  # what groups hold then, and what is empty, has rules of its own
        made = after
        for _ in range(high - low):
            made = _either([self.sequence(tree, flags, made), after])
        for _ in range(low):
            made = self.sequence(tree, flags, made)
        return made

    def characters(self, op: Any, av: Any, flags: int) -> int:
        """Those with which a character of the pattern may agree."""
        if op is constants.ANY:
            return self.every if flags & DOTALL else self.every & ~(1 << 10)
        if op is constants.IN:
            return self.one_of(av, flags)
        may, surely = self.between(av, av, flags)
        return may if op is constants.LITERAL else self.every & ~surely

    def one_of(self, items: Any, flags: int) -> int:
        """Those of a class."""
        self.left -= len(items)
        may = surely = 0
        negated = False
        for op, av in items:
            if op is constants.NEGATE:
                negated = True
                continue
            if op is constants.CATEGORY:
                found = _category(av, flags & _TYPE_FLAGS, binary=self.binary)
            else:
                low, high = av if op is constants.RANGE else (av, av)
                found = self.between(low, high, flags)
            may, surely = may | found[0], surely | found[1]
        return self.every & ~surely if negated else may

    def between(self, low: int, high: int, flags: int) -> tuple[int, int]:
        """Those that are among some, perhaps, and those that surely are."""
        size = 256 if self.binary else 128
        inside = (1 << min(high + 1, size)) - (1 << min(low, size))
        beyond = _KINDS if high >= size else 0
        if flags & IGNORECASE:
            inside |= (inside & _LOWER) >> 32 | (inside & _UPPER) << 32
            if not self.binary and inside & (_LOWER | _UPPER):
                beyond |= _WORD  # such as the sign of Kelvin
            if beyond & _WORD:
                return inside | _LOWER | _UPPER | beyond, inside
        return inside | beyond, inside


def _look_work(op: Any, av: Any, flags: int) -> int:
    """What a look takes.

    It is asked for the other case of a character as well. Of a class, CPython goes through the characters beyond
    U+FFFF one by one.
    """
    return (4 if flags & IGNORECASE else 1) + (translation.beyond_table(av) if op is constants.IN else 0)


def _either(ways: list[Effort]) -> Effort:
    first: int = 0
    work: Work = (0,)
    for way in ways:
        first, work = first | way.first, _sum(work, way.work)
    return Effort(first, any(way.sure for way in ways), work, sum(1 + way.empty for way in ways))


def _has_groups(tree: Any) -> bool:
    return any(
        (op is constants.SUBPATTERN and av[0] is not None) or any(map(_has_groups, below(op, av))) for op, av in tree
    )


# Characters of each kind, of those of words with and without digits.
_SAMPLES = {_WORD: "é٣", _SPACE: "\u2003\x85", _OTHER: "€\u200b"}


@cache
def _category(name: Any, flags: int, *, binary: bool) -> tuple[int, int]:
    """The characters of a category, perhaps and surely."""
    matches = translation.compiled([(constants.IN, [(constants.CATEGORY, name)])], flags).match
    if binary:
        found = sum(1 << code for code in range(256) if matches(bytes((code,))))
        return found, found
    found = sum(1 << code for code in range(128) if matches(chr(code)))
    may = sum(kind for kind, samples in _SAMPLES.items() if any(map(matches, samples)))
    surely = sum(kind for kind, samples in _SAMPLES.items() if all(map(matches, samples)))
    return found | may, found | surely


class Code:
    """A pattern ready to run: CPython's own, and the instructions, their loops and what they begin with."""

    __slots__ = ("_binary", "_efforts", "_steps", "_tree", "anchored", "first", "loops", "real")

    def __init__(self, tree: Any, real: Any, *, binary: bool) -> None:
        self._tree, self.real, self._binary = tree, real, binary
        self._steps: Sequence[tuple[Any, ...]] | None = None
        self._efforts: list[Any] = [_UNKNOWN, _UNKNOWN]
        self.anchored = _anchored(tree, real.flags)
        self.loops = 0
        self.first: translation.Characters | None = None

    def effort(self, *, whole: bool) -> Effort | None:
        """What CPython's own matcher may take for it; None if nobody knows."""
        found = self._efforts[whole]
        if found is _UNKNOWN:
            found = self._efforts[whole] = effort(self._tree, self.real.flags, binary=self._binary, whole=whole)
        return found  # type: ignore[no-any-return]

    def steps(self, run: Run) -> Sequence[tuple[Any, ...]]:
        """The instructions for our own machine, which few patterns need."""
        if self._steps is None:
            builder = translation.Builder(run, binary=self._binary)
            builder.sequence(self._tree, self.real.flags)
            builder.steps.append((DONE,))
            run.charge_bytes(100 * len(builder.steps))
            self.first = builder.first(self._tree, self.real.flags)
            self._steps, self.loops = builder.steps, builder.loops
        return self._steps


def build(run: Run, pattern: Any, flags: int) -> Code:
    """Read a pattern. Whether another run has read it before changes nothing of what it is charged."""
    key = type(pattern), pattern, flags
    known = _KNOWN.get(key)
    if known is not None:
        run.charge_steps(known[0])
        return copy(known[1])
    tree = parser.parse(pattern, flags)
    steps = translation.weight(tree)
    run.charge_steps(steps)
    made = Code(tree, translation.compiler.compile(tree, flags), binary=type(pattern) is bytes)
    if len(pattern) <= _MAX_CHARS:
        if len(_KNOWN) >= _MAX_KNOWN:
            _KNOWN.clear()
        _KNOWN[key] = steps, copy(made)
    return made


# Patterns as they have been read, without instructions, which each run makes for itself.
_KNOWN: dict[Any, tuple[int, Code]] = {}
_MAX_KNOWN, _MAX_CHARS = 128, 100


def template_parts(template: Any, groups: Any) -> list[Any]:
    """What a template of `sub` puts together: texts, and the numbers of groups, by those that a pattern has."""
    parsed = parser.parse_template(template, groups)
    if type(parsed) is list:
        return [part for part in parsed if part is not None]
    # CPython 3.11 gives the groups, with their places, and the texts in two lists.
    groups, literals = parsed
    numbers = dict(groups)
    return [numbers.get(index, literal) for index, literal in enumerate(literals)]


def _anchored(tree: Any, flags: int) -> bool:
    if not len(tree) or tree[0][0] is not constants.AT:
        return False
    where = tree[0][1]
    return where is constants.AT_BEGINNING_STRING or (
        where is constants.AT_BEGINNING and not flags & translation.MULTILINE
    )
