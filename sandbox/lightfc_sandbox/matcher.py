"""A backtracking matcher of regular expressions that charges each step to the run.

CPython's own matcher is C code that nothing can stop, and a pattern as short as `(a+)+b` keeps it busy for years. Here
CPython's parser reads the pattern, and a small machine runs it: instructions, a position, and a stack of what to go
back to. Of CPython's matcher only what is linear is used: the test of one character, and runs of one repeated
character (`[a-z]*`). Results are CPython's, group by group; where several of its versions differ in what a group holds
after going back, they are those of the newest.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from lightfc_sandbox.limits import Run


def _part(name: str) -> Any:
    """A part of CPython's `re`. Reading a pattern has no public name; these have been called so since Python 3.11."""
    try:
        return import_module(f"re.{name}")
    except ImportError as error:  # pragma: no cover - a Python to come, which the tests of this facade tell of first
        raise ImportError(f"lightfc_sandbox reads patterns with re.{name}, which this Python does not have") from error


_constants, _parser, _compiler = map(_part, ("_constants", "_parser", "_compiler"))

IGNORECASE, LOCALE, MULTILINE = 2, 4, 8
_TYPE_FLAGS = 4 | 32 | 256
_ENDLESS = int(_constants.MAXREPEAT)

TEXT, ONE, MANY, SPLIT, JUMP, MARK, AT, SAME, GIVEN, LOOK, ATOMIC, POSSESS, ENTER, LOOP, DONE, NEVER = range(16)
"""The instructions, the commonest first."""

_GREEDY, _LAZY, _POSSESSIVE = range(3)
_CHOICE, _UNDO, _SHORTER, _LONGER, _AGAIN = range(5)
"""What stands on the stack: a place to go on from, an old value to put back, three kinds of repetition."""

_CHUNK = 128
"""Instructions between two charges."""

_STEPS = 64
"""What they are charged: an instruction takes about half as long as a turn of a loop."""

_PRODUCT = 1 << 22
"""Places to look at, times characters to look for, between two charges."""

_ENTRY_BYTES = 104
_CHARACTER_BYTES = 3_000
_MOST_KNOWN = 4_096


def compiled(items: Any, flags: int) -> Any:
    """CPython's own matcher of a tree."""
    state = _parser.State()
    state.flags = flags
    return _compiler.compile(_parser.SubPattern(state, items), flags)


class Characters(dict[Any, bool]):
    """Which characters one item of a pattern matches, as far as they have been asked for."""

    def __init__(self, item: Any, flags: int) -> None:
        super().__init__()
        self._one = compiled([item], flags)
        self.find: Callable[..., Any] = self._one.search
        repeated = _parser.SubPattern(_parser.State(), [item])
        self.run: Callable[..., Any] = compiled(
            [(_constants.MAX_REPEAT, (0, _constants.MAXREPEAT, repeated))], flags
        ).match

    def __missing__(self, char: Any) -> bool:
        if len(self) >= _MOST_KNOWN:
            self.clear()
        found = self[char] = self._one.match(char if type(char) is str else bytes((char,))) is not None
        return found


@dataclass(frozen=True, slots=True)
class Code:
    """A pattern ready to run.

    Attributes:
        steps: The instructions.
        real: CPython's own compiled pattern, for the names and numbers of its groups.
        loops: How many counted repetitions it has.
        first: What every match begins with, if that is one known character or class.
        anchored: It matches at the beginning of the string only.
    """

    steps: Sequence[tuple[Any, ...]]
    real: Any
    loops: int
    first: Characters | None
    anchored: bool


def build(run: Run, pattern: Any, flags: int) -> Code:
    """Read and translate a pattern.

    Raises:
        re.error: It is no regular expression.
    """
    tree = _parser.parse(pattern, flags)
    run.charge_steps(_weight(tree))
    real = _compiler.compile(tree, flags)
    builder = _Builder(run, binary=type(pattern) is bytes)
    builder.sequence(tree, real.flags)
    builder.steps.append((DONE,))
    run.charge_bytes(100 * len(builder.steps))
    return Code(builder.steps, real, builder.loops, builder.first(tree, real.flags), _anchored(tree, real.flags))


def template_parts(template: Any, code: Code) -> list[Any]:
    """What a template of `sub` puts together: texts, and the numbers of groups.

    Raises:
        re.error: It is no template, or names a group that the pattern has not.
    """
    parsed = _parser.parse_template(template, code.real)
    if type(parsed) is list:
        return [part for part in parsed if part is not None]
    # CPython 3.11 gives the groups, with their places, and the texts in two lists.
    groups, literals = parsed
    numbers = dict(groups)
    return [numbers.get(index, literal) for index, literal in enumerate(literals)]


_ONE_CHARACTER = frozenset({_constants.LITERAL, _constants.NOT_LITERAL, _constants.ANY, _constants.IN})
_REPEATS = {
    _constants.MAX_REPEAT: _GREEDY, _constants.MIN_REPEAT: _LAZY, _constants.POSSESSIVE_REPEAT: _POSSESSIVE,
}  # fmt: skip


def _below(op: Any, av: Any) -> list[Any]:
    """The trees below a node."""
    if op is _constants.BRANCH:
        return list(av[1])
    if op in _REPEATS or op is _constants.SUBPATTERN:
        return [av[-1]]
    if op is _constants.ASSERT or op is _constants.ASSERT_NOT:
        return [av[1]]
    if op is _constants.ATOMIC_GROUP:
        return [av]
    return [each for each in av[1:] if each is not None] if op is _constants.GROUPREF_EXISTS else []


def _weight(tree: Any) -> int:
    """The steps that translating a pattern is charged: a class of characters is expanded by CPython."""
    weight = 0
    for op, av in tree:
        weight += 4
        if op is _constants.IN:
            weight += 128
            for kind, value in av:
                weight += min(value[1] - value[0], 1 << 16) >> 2 if kind is _constants.RANGE else 1
        weight += sum(_weight(each) for each in _below(op, av))
    return weight


def _anchored(tree: Any, flags: int) -> bool:
    if not len(tree) or tree[0][0] is not _constants.AT:
        return False
    where = tree[0][1]
    return where is _constants.AT_BEGINNING_STRING or (where is _constants.AT_BEGINNING and not flags & MULTILINE)


def _with_flags(flags: int, more: int, fewer: int) -> int:
    if more & _TYPE_FLAGS:
        flags &= ~_TYPE_FLAGS
    return (flags | more) & ~fewer


@dataclass(slots=True)
class _Builder:
    """Turns the tree of a pattern into instructions."""

    run: Run
    binary: bool
    steps: list[tuple[Any, ...]] = field(default_factory=list)
    loops: int = 0
    known: dict[Any, Characters] = field(default_factory=dict)

    def characters(self, item: Any, flags: int) -> Characters:
        """The test of an item that matches one character."""
        key = (item[0], str(item[1]), flags)
        if key not in self.known:
            self.run.charge_bytes(_CHARACTER_BYTES)
            self.run.charge_steps(8 + 2 * _weight([item]))
            self.known[key] = Characters(item, flags)
        return self.known[key]

    def first(self, tree: Any, flags: int) -> Characters | None:
        """What every match of a tree begins with."""
        if not len(tree):
            return None
        op, av = tree[0]
        if op in _ONE_CHARACTER:
            return self.characters((op, av), flags)
        if op is _constants.SUBPATTERN:
            return self.first(av[3], _with_flags(flags, av[1], av[2]))
        if op in _REPEATS and av[0] > 0:
            return self.first(av[2], flags)
        return self.first(av, flags) if op is _constants.ATOMIC_GROUP else None

    def sequence(self, tree: Any, flags: int) -> None:
        """The instructions of a tree, one node after the other."""
        text: list[int] = []
        for op, av in tree:
            if op is _constants.LITERAL and not flags & IGNORECASE:
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
        if op in _ONE_CHARACTER:
            self.steps.append((ONE, self.characters((op, av), flags)))
        elif op in _REPEATS:
            self.repeat(_REPEATS[op], av, flags)
        else:
            getattr(self, f"node_{op.name.lower()}")(av, flags)

    def node_subpattern(self, av: Any, flags: int) -> None:
        """A group."""
        group, more, fewer, tree = av
        if group is not None:
            self.steps.append((MARK, 2 * group, 0))
        self.sequence(tree, _with_flags(flags, more, fewer))
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
        self.steps.append((AT, compiled([(_constants.AT, av)], flags).match))

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
        high = _ENDLESS if high is _constants.MAXREPEAT else int(high)
        if len(tree) == 1 and tree[0][0] in _ONE_CHARACTER:
            self.steps.append((MANY, self.characters(tree[0], flags), low, high, mode))
        elif mode == _POSSESSIVE:
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
            self.steps.append((LOOP, register, low, high, body, mode == _LAZY))


class Machine:
    """One attempt after the other to match a pattern in one string.

    Args:
        run: What is charged.
        code: The pattern.
        text: The string.
        end: Where it ends for the pattern.
        whole: A match has to reach the end.
    """

    __slots__ = ("code", "end", "forbidden", "loops", "marks", "run", "stack", "steps", "tallest", "text", "whole")

    def __init__(self, run: Run, code: Code, text: Any, end: int, *, whole: bool = False) -> None:
        self.run = run
        self.code = code
        self.steps = code.steps
        self.text = text
        self.end = end
        self.whole = whole
        self.stack: list[tuple[Any, ...]] = []
        self.tallest = 0
        self.forbidden = -1
        self._reset()

    def _reset(self) -> None:
        # The last slot holds the number of the group that was closed last.
        self.marks: list[int] = [-1] * (2 * self.code.real.groups + 3)
        self.loops: list[tuple[int, int]] = [(-1, -1)] * self.code.loops

    def match(self, start: int) -> list[int] | None:
        """The marks of the groups if the pattern matches at `start`: begin and end of each, and the last group."""
        run = self.run
        run.charge_steps(1)
        found = self._attempt(0, start, top=True)
        if found < 0:
            return None
        marks = [start, found, *self.marks[2:]]
        run.charge_bytes(8 * len(marks) + 120)
        self.stack.clear()
        self.tallest = 0
        self._reset()
        return marks

    def search(self, start: int, *, advance: bool = False) -> list[int] | None:
        """The marks of the first match from `start` on; with `advance` it must not be empty if it begins there."""
        first, find = self.code.first, None if self.code.first is None else self.code.first.find
        while start <= self.end:
            self.forbidden = start if advance else -1
            if first is not None and find is not None:
                found = find(self.text, start, self.end)
                if found is None:
                    self.run.charge_steps((self.end - start) >> 6)
                    return None
                self.run.charge_steps((found.start() - start) >> 6)
                start = found.start()
            marks = self.match(start)
            if marks is not None or self.code.anchored:
                return marks
            start, advance = start + 1, False
        return None

    def all(self, start: int) -> Iterator[list[int]]:
        """The marks of every match from `start` on, as `finditer` and `sub` go through them."""
        advance = False
        while True:
            marks = self.search(start, advance=advance)
            if marks is None:
                return
            yield marks
            start, advance = marks[1], marks[0] == marks[1]

    def _charge(self) -> None:
        self.run.charge_steps(_STEPS)
        if len(self.stack) > self.tallest:
            self.run.charge_bytes((len(self.stack) - self.tallest) * _ENTRY_BYTES)
            self.tallest = len(self.stack)

    def _attempt(self, pc: int, pos: int, *, top: bool = False) -> int:  # noqa: C901 - one branch for each instruction
        """Run from an instruction to the end of the (part of the) pattern.

        Returns:
            Where the match ends, or -1. After a match the stack holds the way back into it.
        """
        steps, text, end, marks, loops, stack = self.steps, self.text, self.end, self.marks, self.loops, self.stack
        base, left = len(stack), _CHUNK
        while True:
            left -= 1
            if not left:
                self._charge()
                left = _CHUNK
            step = steps[pc]
            kind = step[0]
            if kind == TEXT:
                if text.startswith(step[1], pos, end):
                    pos += step[2]
                    pc += 1
                    continue
            elif kind == ONE:
                if pos < end and step[1][text[pos]]:
                    pos += 1
                    pc += 1
                    continue
            elif kind == MANY:
                low, mode = step[2], step[4]
                limit = min(pos + step[3], end)
                if mode == _LAZY:
                    stop = self._far(step[1], pos, min(pos + low, end)) if low else pos
                    if stop == pos + low:
                        stack.append((_LONGER, pc, stop, limit))
                        pos = stop
                        pc += 1
                        continue
                else:
                    stop = self._far(step[1], pos, limit)
                    if stop >= pos + low:
                        if mode == _GREEDY and stop > pos + low:
                            stack.append((_SHORTER, pc + 1, pos + low, stop))
                        pos = stop
                        pc += 1
                        continue
            elif kind == SPLIT:
                stack.append((_CHOICE, step[1], pos))
                pc += 1
                continue
            elif kind == JUMP:
                pc = step[1]
                continue
            elif kind == MARK:
                index = step[1]
                stack.append((_UNDO, marks, index, marks[index]))
                marks[index] = pos
                if step[2]:
                    stack.append((_UNDO, marks, -1, marks[-1]))
                    marks[-1] = step[2]
                pc += 1
                continue
            elif kind == LOOP:
                register, count, last = step[1], loops[step[1]][0] + 1, loops[step[1]][1]
                if count < step[2]:
                    stack.append((_UNDO, loops, register, loops[register]))
                    loops[register] = (count, last)
                    pc = step[4]
                    continue
                if step[5]:
                    if (count < step[3] or step[3] == _ENDLESS) and pos != last:
                        stack.append((_AGAIN, pc, pos, count))
                    pc += 1
                    continue
                if (count < step[3] or step[3] == _ENDLESS) and pos != last:
                    stack.append((_CHOICE, pc + 1, pos))
                    stack.append((_UNDO, loops, register, loops[register]))
                    loops[register] = (count, pos)
                    pc = step[4]
                else:
                    pc += 1
                continue
            elif kind == ENTER:
                stack.append((_UNDO, loops, step[1], loops[step[1]]))
                loops[step[1]] = (-1, -1)
                pc += 1
                continue
            elif kind == AT:
                if step[1](text, pos, end) is not None:
                    pc += 1
                    continue
            elif kind == DONE:
                if not top or (pos != self.forbidden and (not self.whole or pos == end)):
                    self._charge()
                    return pos
            else:
                pos, pc = self._rare(step, pos, pc)
                if pos >= 0:
                    continue
            # It does not match here: back to the last choice.
            while True:
                if len(stack) == base:
                    return -1
                entry = stack.pop()
                what = entry[0]
                if what == _UNDO:
                    entry[1][entry[2]] = entry[3]
                    continue
                if what == _CHOICE:
                    pc, pos = entry[1], entry[2]
                    break
                if what == _SHORTER:
                    pc, pos = entry[1], self._shorter(entry)
                    if pos > entry[2]:
                        stack.append((_SHORTER, pc, entry[2], pos))
                    if pos >= 0:
                        break
                    continue
                if what == _LONGER:
                    pc, pos = entry[1], entry[2]
                    if pos < entry[3] and steps[pc][1][text[pos]]:
                        pos += 1
                        stack.append((_LONGER, pc, pos, entry[3]))
                        pc += 1
                        break
                    continue
                pc, pos = entry[1], entry[2]
                step = steps[pc]
                stack.append((_UNDO, loops, step[1], loops[step[1]]))
                loops[step[1]] = (entry[3], pos)
                pc = step[4]
                break

    def _far(self, characters: Characters, pos: int, limit: int) -> int:
        """Where a run of characters ends that begins at `pos`."""
        stop: int = characters.run(self.text, pos, limit).end()
        if stop - pos > 64:
            self.run.charge_steps((stop - pos) >> 6)
        return stop

    def _shorter(self, entry: tuple[Any, ...]) -> int:
        """The next shorter end of a greedy run; -1 if what must follow it stands nowhere in it."""
        _, pc, low, stop = entry
        step = self.steps[pc]
        if step[0] != TEXT:
            return int(stop) - 1
        # Only where the text that follows can begin is it worth to try. CPython's search from the end takes the
        # product of both lengths at the worst, so it is done bit by bit.
        size, found = step[2], -1
        most = max(_PRODUCT // size, 64)
        stop = min(stop - 1, self.end - size)
        while stop >= low and found < 0:
            begin = max(low, stop - most)
            found = self.text.rfind(step[1], begin, stop + size)
            self.run.charge_steps((stop - max(found, begin)) * max(size >> 4, 1) >> 6)
            stop = begin - 1
        return found

    def _rare(self, step: tuple[Any, ...], pos: int, pc: int) -> tuple[int, int]:
        """Run one of the rarer instructions: where to go on, or -1."""
        kind, marks = step[0], self.marks
        if kind == SAME:
            return self._same(step[1], step[2], pos), pc + 1
        if kind == GIVEN:
            begin, stop = marks[2 * step[1]], marks[2 * step[1] + 1]
            return pos, pc + 1 if 0 <= begin <= stop else step[2]
        if kind == LOOK:
            wanted, back, after = step[1:]
            found = -1 if pos < back else self._inside(pc + 1, pos - back, keep=wanted)
            return pos if (found >= 0) is wanted else -1, after
        if kind == ATOMIC:
            return self._inside(pc + 1, pos, keep=True), step[1]
        if kind == POSSESS:
            return self._possess(step, pos, pc), step[3]
        return -1, pc

    def _inside(self, pc: int, pos: int, *, keep: bool) -> int:
        """Match a part of the pattern that is not gone back into; `keep` what its groups matched."""
        stack = self.stack
        base = len(stack)
        found = self._attempt(pc, pos)
        if found >= 0:
            above = stack[base:]
            del stack[base:]
            self.run.charge_steps(len(above) >> 4)
            undo = [entry for entry in above if entry[0] == _UNDO]
            if keep:
                stack.extend(undo)
            else:
                for _, values, index, old in reversed(undo):
                    values[index] = old
        return found

    def _possess(self, step: tuple[Any, ...], pos: int, pc: int) -> int:
        low, high, _ = step[1:]
        count, before = 0, -1
        while count < low or ((count < high or high == _ENDLESS) and pos != before):
            self.run.charge_steps(1)
            found = self._inside(pc + 1, pos, keep=True)
            if found < 0:
                return -1 if count < low else pos
            if count >= low:
                before = pos
            pos, count = found, count + 1
        return pos

    def _same(self, group: int, lower: Callable[[int], int] | None, pos: int) -> int:
        begin, stop = self.marks[2 * group], self.marks[2 * group + 1]
        if begin < 0 or stop < begin:
            return -1
        size = stop - begin
        if pos + size > self.end:
            return -1
        self.run.charge_steps(size >> 2 if lower else size >> 8)
        old, new = self.text[begin:stop], self.text[pos : pos + size]
        if old == new:
            return pos + size
        if lower is None:
            return -1
        codes: Callable[[Any], Any] = (lambda part: part) if type(old) is bytes else (lambda part: map(ord, part))
        same = all(lower(a) == lower(b) for a, b in zip(codes(old), codes(new), strict=True))
        return pos + size if same else -1
