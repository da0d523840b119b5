"""A backtracking matcher of regular expressions that charges each step to the run.

CPython's own matcher is C code that nothing can stop, and a pattern as short as `(a+)+b` keeps it busy for years. So
where it may take long (`Effort`) CPython's parser reads the pattern, and a small machine runs it: instructions, a
position, and a stack of what to go back to. Of CPython's matcher it uses what is linear: the test of one character, and
runs of one repeated character (`[a-z]*`). Results are CPython's, group by group; where several of its versions differ
in what a group holds after going back, they are those of the newest.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.errors import Refused

_TYPE_FLAGS = 4 | 32 | 256
_CHARACTER_BYTES = 3_000
_MAX_KNOWN = 4_096
_MAX_BEYOND = 100
CHUNK = 128  # instructions between two charges
STEPS = 64  # what they are charged: an instruction takes about half as long as a turn of a loop
PRODUCT = 1 << 22  # places to look at, times characters to look for, between two charges
STACK_ENTRY_BYTES = 104  # a place to which the machine may go back


def _part(name: str) -> Any:
    """A part of CPython's `re`. Reading a pattern has no public name; these have been called so since Python 3.11."""
    try:
        return import_module(f"re.{name}")
    except ImportError as error:  # pragma: no cover - a Python to come, which the tests of this facade tell of first
        raise ImportError(f"lightfc_sandbox reads patterns with re.{name}, which this Python does not have") from error


constants, parser, compiler = map(_part, ("_constants", "_parser", "_compiler"))

IGNORECASE, LOCALE, MULTILINE, DOTALL = 2, 4, 8, 16


ENDLESS = int(constants.MAXREPEAT)

TEXT, ONE, MANY, SPLIT, JUMP, MARK, AT, SAME, GIVEN, LOOK, ATOMIC, POSSESS, ENTER, LOOP, DONE, NEVER = range(16)
"""The instructions, the commonest first."""

GREEDY, LAZY, POSSESSIVE = range(3)

CHOICE, UNDO, SHORTER, LONGER, AGAIN = range(5)
"""What stands on the stack: a place to go on from, an old value to put back, three kinds of repetition."""


def compiled(items: Any, flags: int) -> Any:
    """CPython's own matcher of a tree."""
    state = parser.State()
    state.flags = flags
    return compiler.compile(parser.SubPattern(state, items), flags)


class Characters(dict[Any, bool]):
    """Which characters one item of a pattern matches, as far as they have been asked for."""

    def __init__(self, item: Any, flags: int) -> None:
        super().__init__()
        self._one = compiled([item], flags)
        self.find: Callable[..., Any] = self._one.search
        repeated = parser.SubPattern(parser.State(), [item])
        self.run: Callable[..., Any] = compiled(
            [(constants.MAX_REPEAT, (0, constants.MAXREPEAT, repeated))], flags
        ).match

    def __missing__(self, char: Any) -> bool:
        if len(self) >= _MAX_KNOWN:
            self.clear()
        found = self[char] = self._one.match(char if type(char) is str else bytes((char,))) is not None
        return found


ONE_CHARACTER = frozenset({constants.LITERAL, constants.NOT_LITERAL, constants.ANY, constants.IN})

REPEATS = {
    constants.MAX_REPEAT: GREEDY, constants.MIN_REPEAT: LAZY, constants.POSSESSIVE_REPEAT: POSSESSIVE,
}  # fmt: skip


def below(op: Any, av: Any) -> list[Any]:
    """The trees below a node."""
    if op is constants.BRANCH:
        return list(av[1])
    if op in REPEATS or op is constants.SUBPATTERN:
        return [av[-1]]
    if op is constants.ASSERT or op is constants.ASSERT_NOT:
        return [av[1]]
    if op is constants.ATOMIC_GROUP:
        return [av]
    return [each for each in av[1:] if each is not None] if op is constants.GROUPREF_EXISTS else []


def weight(tree: Any) -> int:
    """The steps that translating a pattern is charged: a class of characters is expanded by CPython."""
    steps = 0
    for op, av in tree:
        steps += 4
        if op is constants.IN:
            steps += 128
            if beyond_table(av) > _MAX_BEYOND:
                raise Refused(f"re: a class has at most {_MAX_BEYOND} characters and ranges beyond U+FFFF in a program")
            for kind, value in av:
                steps += min(value[1] - value[0], 1 << 16) >> 2 if kind is constants.RANGE else 1
        steps += sum(weight(each) for each in below(op, av))
    return steps


def beyond_table(items: Any) -> int:
    """How many characters and ranges of a class CPython goes through one by one: those beyond U+FFFF."""
    return sum(
        (kind is constants.LITERAL and av > 0xFFFF) or (kind is constants.RANGE and av[1] > 0xFFFF)
        for kind, av in items
    )


def with_flags(flags: int, more: int, fewer: int) -> int:
    """The flags of a part of a pattern."""
    if more & _TYPE_FLAGS:
        flags &= ~_TYPE_FLAGS
    return (flags | more) & ~fewer


class Builder:
    """Turns the tree of a pattern into instructions."""

    __slots__ = ("binary", "known", "loops", "run", "steps")

    def __init__(self, run: Run, *, binary: bool) -> None:
        self.run, self.binary, self.loops = run, binary, 0
        self.steps: list[tuple[Any, ...]] = []
        self.known: dict[Any, Characters] = {}

    def characters(self, item: Any, flags: int) -> Characters:
        """The test of an item that matches one character."""
        key = (item[0], str(item[1]), flags)
        if key not in self.known:
            self.run.charge_bytes(_CHARACTER_BYTES)
            self.run.charge_steps(8 + 2 * weight([item]))
            self.known[key] = Characters(item, flags)
        return self.known[key]

    def first(self, tree: Any, flags: int) -> Characters | None:
        """What every match of a tree begins with."""
        if not len(tree):
            return None
        op, av = tree[0]
        if op in ONE_CHARACTER:
            return self.characters((op, av), flags)
        if op is constants.SUBPATTERN:
            return self.first(av[3], with_flags(flags, av[1], av[2]))
        if op in REPEATS and av[0] > 0:
            return self.first(av[2], flags)
        return self.first(av, flags) if op is constants.ATOMIC_GROUP else None

    def sequence(self, tree: Any, flags: int) -> None:
        """The instructions of a tree, one node after the other."""
        text: list[int] = []
        for op, av in tree:
            if op is constants.LITERAL and not flags & IGNORECASE:
                text.append(av)
                continue
            self._text(text)
            self.node(op, av, flags)
        self._text(text)

    def _text(self, codes: list[int]) -> None:
        if codes:
            text = bytes(codes) if self.binary else "".join(map(chr, codes))
            self.steps.append((TEXT, text, len(codes)))
            codes.clear()

    def node(self, op: Any, av: Any, flags: int) -> None:
        """The instructions of one node."""
        if op in ONE_CHARACTER:
            self.steps.append((ONE, self.characters((op, av), flags)))
        elif op in REPEATS:
            self.repeat(REPEATS[op], av, flags)
        else:
            getattr(self, f"node_{op.name.lower()}")(av, flags)

    def node_subpattern(self, av: Any, flags: int) -> None:
        """A group."""
        group, more, fewer, tree = av
        if group is not None:
            self.steps.append((MARK, 2 * group, 0))
        self.sequence(tree, with_flags(flags, more, fewer))
        if group is not None:
            self.steps.append((MARK, 2 * group + 1, group))

    def node_branch(self, av: Any, flags: int) -> None:
        """`a|b|c`."""
        ends = []
        *earlier, last = av[1]
        for tree in earlier:
            split = self._hole()
            self.sequence(tree, flags)
            ends.append(self._hole())
            self.steps[split] = (SPLIT, len(self.steps))
        self.sequence(last, flags)
        for end in ends:
            self.steps[end] = (JUMP, len(self.steps))

    def _hole(self) -> int:
        """The place of an instruction that is known later."""
        self.steps.append((NEVER,))
        return len(self.steps) - 1

    def node_at(self, av: Any, flags: int) -> None:
        """A place: the beginning, the end, the boundary of a word."""
        self.steps.append((AT, compiled([(constants.AT, av)], flags).match))

    def node_groupref(self, av: Any, flags: int) -> None:
        """What a group has matched, once more."""
        self.steps.append((SAME, av, self._lower(flags) if flags & IGNORECASE else None))

    def _lower(self, flags: int) -> Callable[[int], int]:
        module = import_module("_sre")
        name = "ascii_tolower" if flags & 256 or self.binary else "unicode_tolower"
        found: Callable[[int], int] = getattr(module, name)
        return found

    def node_groupref_exists(self, av: Any, flags: int) -> None:
        """`(?(1)yes|no)`."""
        group, yes, no = av
        given = self._hole()
        self.sequence(yes, flags)
        end = self._hole()
        self.steps[given] = (GIVEN, group, len(self.steps))
        if no is not None:
            self.sequence(no, flags)
        self.steps[end] = (JUMP, len(self.steps))

    def node_assert(self, av: Any, flags: int, *, wanted: bool = True) -> None:
        """A look ahead or behind."""
        direction, tree = av
        look = self._hole()
        self.sequence(tree, flags)
        self.steps.append((DONE,))
        back = tree.getwidth()[0] if direction < 0 else 0
        self.steps[look] = (LOOK, wanted, back, len(self.steps))

    def node_assert_not(self, av: Any, flags: int) -> None:
        """A look ahead or behind for what must not be there."""
        self.node_assert(av, flags, wanted=False)

    def node_atomic_group(self, av: Any, flags: int) -> None:
        """`(?>…)`."""
        atomic = self._hole()
        self.sequence(av, flags)
        self.steps.append((DONE,))
        self.steps[atomic] = (ATOMIC, len(self.steps))

    def node_failure(self, av: Any, flags: int) -> None:
        """What never matches."""
        self.steps.append((NEVER,))

    def repeat(self, mode: int, av: Any, flags: int) -> None:
        """A repetition."""
        low, high, tree = av
        high = ENDLESS if high is constants.MAXREPEAT else int(high)
        if len(tree) == 1 and tree[0][0] in ONE_CHARACTER:
            self.steps.append((MANY, self.characters(tree[0], flags), low, high, mode))
        elif mode == POSSESSIVE:
            possess = self._hole()
            self.sequence(tree, flags)
            self.steps.append((DONE,))
            self.steps[possess] = (POSSESS, low, high, len(self.steps))
        else:
            register = self.loops
            self.loops += 1
            self.steps.append((ENTER, register))
            jump = self._hole()
            body = len(self.steps)
            self.sequence(tree, flags)
            self.steps[jump] = (JUMP, len(self.steps))
            self.steps.append((LOOP, register, low, high, body, mode == LAZY))
