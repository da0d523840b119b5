"""The machine that runs a translated pattern: instructions, a position, and a stack of what to go back to.

Where CPython's own matcher is known to be done soon, that is asked instead.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.stdlib.regex.code import Code
from lightfc_sandbox.stdlib.regex.translation import (
    AGAIN,
    AT,
    ATOMIC,
    CHOICE,
    CHUNK,
    DONE,
    ENDLESS,
    ENTER,
    GIVEN,
    GREEDY,
    JUMP,
    LAZY,
    LONGER,
    LOOK,
    LOOP,
    MANY,
    MARK,
    ONE,
    POSSESS,
    PRODUCT,
    SAME,
    SHORTER,
    SPLIT,
    STACK_ENTRY_BYTES,
    STEPS,
    TEXT,
    UNDO,
    Characters,
)

Found = tuple[Sequence[tuple[int, int]], int | None]
"""Where a match and each of its groups begins and ends, and the number of the group that was closed last."""

_NOWHERE = (-1, -1)
_NO_MARKS: list[int] = []  # what an attempt has that CPython's own matcher makes
_NO_LOOPS: list[tuple[int, int]] = []
_NO_STACK: list[tuple[Any, ...]] = []
_LOOKS = 8  # looks at a character in the time of a step, as a power of two


class Machine:
    """One attempt after the other to match a pattern in a string up to an `end`, which a `whole` match reaches."""

    __slots__ = ("code", "end", "forbidden", "loops", "marks", "run", "stack", "steps", "tallest", "text", "whole")

    def __init__(self, run: Run, code: Code, text: Any, end: int, *, whole: bool = False) -> None:
        self.run = run
        self.code = code
        self.text = text
        self.end = end
        self.whole = whole
        self.forbidden = -1
        self.steps: Sequence[tuple[Any, ...]] = ()
        self.marks: list[int] = _NO_MARKS
        self.loops: list[tuple[int, int]] = _NO_LOOPS
        self.stack: list[tuple[Any, ...]] = _NO_STACK
        self.tallest = 0

    def _reset(self) -> None:
        self.steps = self.code.steps(self.run)
        # The last slot holds the number of the group that was closed last.
        self.marks = [-1] * (2 * self.code.real.groups + 3)
        self.loops = [(-1, -1)] * self.code.loops
        self.stack = []
        self.tallest = 0

    def _is_short(self, start: int, starts: int) -> bool:
        """Whether CPython's own matcher is soon done with so many places from `start` on, for which it is charged."""
        effort = self.code.effort(whole=self.whole)
        looks = 0 if effort is None else effort.looks(self.end - start, starts)
        self.run.charge_work(looks >> _LOOKS)
        return looks > 0

    def _found(self, match: Any) -> Found | None:
        """What CPython's own matcher has found."""
        if match is None:
            return None
        spans = match.regs
        self.run.charge_bytes(136 * len(spans) + 120)
        return spans, match.lastindex

    def _marked(self, start: int, end: int) -> Found:
        """What our machine has found, by the marks that it has left."""
        marks = iter(self.marks[2:-1])
        spans = [(start, end)]
        self.run.charge_bytes(72 * len(self.marks) + 120)
        spans += [(begin, stop) if 0 <= begin <= stop else _NOWHERE for begin, stop in zip(marks, marks, strict=True)]
        return spans, None if self.marks[-1] < 0 else self.marks[-1]

    def match(self, start: int) -> Found | None:
        """What the pattern matches at `start`."""
        run = self.run
        run.charge_steps(1)
        if start != self.forbidden and self._is_short(start, 1):
            real = self.code.real
            return self._found((real.fullmatch if self.whole else real.match)(self.text, start, self.end))
        self._reset()
        end = self._attempt(0, start, True)
        return None if end < 0 else self._marked(start, end)

    def search(self, start: int, advance: bool = False) -> Found | None:
        """The first match from `start` on; with `advance` it must not be empty if it begins there."""
        code, run = self.code, self.run
        if not advance and self._is_short(start, self._starts(start)):
            found = code.real.search(self.text, start, self.end)
            run.charge_steps(1 + ((self.end if found is None else found.end()) - start >> 6))
            return self._found(found)
        code.steps(run)
        first, find = code.first, None if code.first is None else code.first.find
        while start <= self.end:
            self.forbidden = start if advance else -1
            if first is not None and find is not None:
                found = find(self.text, start, self.end)
                if found is None:
                    run.charge_steps((self.end - start) >> 6)
                    return None
                run.charge_steps((found.start() - start) >> 6)
                start = found.start()
            match = self.match(start)
            if match is not None or code.anchored:
                return match
            start, advance = start + 1, False
        return None

    def _starts(self, start: int) -> int:
        return 1 if self.code.anchored else self.end - start + 1

    def at_once(self, start: int) -> Iterator[Any] | None:
        """CPython's own matches from `start` on, if it is done with all of them soon; each is to be charged a step."""
        if not self._is_short(start, self._starts(start)):
            return None
        self.run.charge_steps(self.end - start >> 6)
        found: Iterator[Any] = self.code.real.finditer(self.text, start, self.end)
        return found

    def all(self, start: int) -> Iterator[Found]:
        """Every match from `start` on, as `finditer` and `sub` go through them."""
        matches = self.at_once(start)
        if matches is not None:
            for match in matches:
                self.run.charge_steps(1)
                yield self._found(match)  # type: ignore[misc]  # there is one
            return
        advance = False
        while (found := self.search(start, advance)) is not None:
            yield found
            begin, start = found[0][0]
            advance = begin == start

    def _charge(self) -> None:
        self.run.charge_steps(STEPS)
        if len(self.stack) > self.tallest:
            self.run.charge_bytes((len(self.stack) - self.tallest) * STACK_ENTRY_BYTES)
            self.tallest = len(self.stack)

    def _attempt(self, pc: int, pos: int, top: bool = False) -> int:  # noqa: C901 - one branch for each instruction
        """Run from an instruction to the end of the (part of the) pattern.

        Returns:
            Where the match ends, or -1. After a match the stack holds the way back into it.
        """
        steps, text, end = self.steps, self.text, self.end
        marks, loops, stack = self.marks, self.loops, self.stack
        base, left = len(stack), CHUNK
        while True:
            left -= 1
            if not left:
                self._charge()
                left = CHUNK
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
                if mode == LAZY:
                    stop = self._far(step[1], pos, min(pos + low, end)) if low else pos
                    if stop == pos + low:
                        stack.append((LONGER, pc, stop, limit))
                        pos = stop
                        pc += 1
                        continue
                else:
                    stop = self._far(step[1], pos, limit)
                    if stop >= pos + low:
                        if mode == GREEDY and stop > pos + low:
                            stack.append((SHORTER, pc + 1, pos + low, stop))
                        pos = stop
                        pc += 1
                        continue
            elif kind == SPLIT:
                stack.append((CHOICE, step[1], pos))
                pc += 1
                continue
            elif kind == JUMP:
                pc = step[1]
                continue
            elif kind == MARK:
                index = step[1]
                stack.append((UNDO, marks, index, marks[index]))
                marks[index] = pos
                if step[2]:
                    stack.append((UNDO, marks, -1, marks[-1]))
                    marks[-1] = step[2]
                pc += 1
                continue
            elif kind == LOOP:
                register, count, last = step[1], loops[step[1]][0] + 1, loops[step[1]][1]
                if count < step[2]:
                    stack.append((UNDO, loops, register, loops[register]))
                    loops[register] = (count, last)
                    pc = step[4]
                    continue
                if step[5]:
                    if (count < step[3] or step[3] == ENDLESS) and pos != last:
                        stack.append((AGAIN, pc, pos, count))
                    pc += 1
                    continue
                if (count < step[3] or step[3] == ENDLESS) and pos != last:
                    stack.append((CHOICE, pc + 1, pos))
                    stack.append((UNDO, loops, register, loops[register]))
                    loops[register] = (count, pos)
                    pc = step[4]
                else:
                    pc += 1
                continue
            elif kind == ENTER:
                stack.append((UNDO, loops, step[1], loops[step[1]]))
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
                if what == UNDO:
                    entry[1][entry[2]] = entry[3]
                    continue
                if what == CHOICE:
                    pc, pos = entry[1], entry[2]
                    break
                if what == SHORTER:
                    pc, pos = entry[1], self._shorter(entry)
                    if pos > entry[2]:
                        stack.append((SHORTER, pc, entry[2], pos))
                    if pos >= 0:
                        break
                    continue
                if what == LONGER:
                    pc, pos = entry[1], entry[2]
                    if pos < entry[3] and steps[pc][1][text[pos]]:
                        pos += 1
                        stack.append((LONGER, pc, pos, entry[3]))
                        pc += 1
                        break
                    continue
                pc, pos = entry[1], entry[2]
                step = steps[pc]
                stack.append((UNDO, loops, step[1], loops[step[1]]))
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
        most = max(PRODUCT // size, 64)
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
            found = -1 if pos < back else self._inside(pc + 1, pos - back, wanted)
            return pos if (found >= 0) is wanted else -1, after
        if kind == ATOMIC:
            return self._inside(pc + 1, pos, True), step[1]
        if kind == POSSESS:
            return self._possess(step, pos, pc), step[3]
        return -1, pc

    def _inside(self, pc: int, pos: int, keep: bool) -> int:
        """Match a part of the pattern that is not gone back into; `keep` what its groups matched."""
        stack = self.stack
        base = len(stack)
        found = self._attempt(pc, pos)
        if found >= 0:
            above = stack[base:]
            del stack[base:]
            self.run.charge_steps(len(above) >> 4)
            undo = [entry for entry in above if entry[0] == UNDO]
            if keep:
                stack.extend(undo)
            else:
                for _, values, index, old in reversed(undo):
                    values[index] = old
        return found

    def _possess(self, step: tuple[Any, ...], pos: int, pc: int) -> int:
        low, high, _ = step[1:]
        count, before = 0, -1
        while count < low or ((count < high or high == ENDLESS) and pos != before):
            self.run.charge_steps(1)
            found = self._inside(pc + 1, pos, True)
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
