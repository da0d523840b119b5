"""The counters of an account, with what is charged most often.

This module is compiled with the package where a C compiler is at hand; `counters.pxd` gives its attributes their types
there. As Python it does the same, more slowly.
"""

import math
from collections.abc import Callable
from typing import Any

from lightfc_sandbox.budget.clock import now
from lightfc_sandbox.budget.costs import CONTAINER_BYTES, INT_BYTES, MADE, PLACE_BYTES, STRING_BYTES
from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.budget.memory import held_bytes
from lightfc_sandbox.errors import Foreign, Stop

MAX_OWNED = 100_000
"""Values noted as made by the text: each stays in memory to the end, so that no other value gets its identity."""

TICK = 256
"""Steps between two looks at the clock, to which the turns of a loop that are charged together may be added."""

_MOST_AT_ONCE = 1_000_000
"""Steps that an operation in C may be charged at once, or a tenth of all: it ends before anybody looks at the clock."""

LARGE_BYTES = 4_096
"""From here on taking memory takes time as well, about a step for each such part."""

MOST = 1 << 60
"""No counter begins higher and no charge is larger, so that each fits in a machine word."""

_GRANTS = 3
"""Memory is granted in parts of the limit, as a power of two."""

_LEAST_MEASURED = 32_000_000
"""From this limit on the kernel is asked what is held; it counts in pages, and CPython takes those by the megabyte."""

BRIEF_CHARS = 1_000
"""A string of no more is smaller than `LARGE_BYTES`, whatever its characters."""

_NOBODY: Any = None


class Account:
    """What a run has left, and what takes from it.

    The account only goes down: a charge below nothing, which a text may ask for by a negative count, is no charge. And
    memory is also work: whoever takes much of it has the clock looked at. Memory is granted in parts, as steps are.
    When all of it has been, what the process has grown by is what counts, for a text drops most of what it makes.

    Attributes:
        first: What all accounts of a sandbox begin with: steps until the next tick, bytes, calls, items, levels, and
            characters.
        limits: The limits.
        deadline: When the time is used up, as `perf_counter` tells it.
        watch: What stops a run from outside, where that cannot wait until the event loop goes on: see
            `scheduling.watching`.
        slept: Seconds that the text has said it waits.
        steps: Steps that are settled.
        steps_left: Steps until the next tick, which callers count down; `tick` is called when they are used up.
        granted: Steps that the last tick has given.
        bytes_left: Memory until the next look at what is held, which callers count down; `out_of_memory` is called
            below zero.
        bytes_kept: Memory that has not been granted yet.
        bytes_given: What the last grant was.
        bytes_before: What the process held when the first grant was used up, without what the run had brought with it;
            as long as that has not been asked, only the latter, below zero.
        calls_left: Calls of functions of the host, counted in the same way.
        most_items: The most items of a container.
        brief_chars: A string of fewer characters is within its limit, and takes no time to make.
        most_depth: Where calls inside one another go on on another stack.
        depth: Calls of functions of the text inside one another.
        owned: What the text has made, by its identity, where that matters.
        filling: The set that CPython is putting something into, if functions of the text may compare its items.
        filled: Those in which such functions compare items now, by identity; None: in none.
        state: What orders calls that overlap; None where none do.
        inner: Special methods that are called inside one another.
        declined: An object, and its special method that has just given `NotImplemented`.
    """

    first = (0, 0, 0, 0, 0, 0)
    limits = Limits()
    deadline = math.inf
    slept = 0.0
    watch = _NOBODY

    def __init__(self) -> None:
        self.state: Any = None
        self.refill()

    def refill(self) -> None:
        """Begin the account, or begin it anew."""
        steps, size, calls, items, levels, chars = self.first
        self.steps = 0
        self.steps_left = self.granted = steps
        self.calls_left, self.most_items, self.most_depth = calls, items, levels
        self.bytes_left = size >> _GRANTS
        self.bytes_kept = size - self.bytes_left
        self.bytes_before = self.bytes_given = 0
        self.brief_chars = chars
        self.depth = self.inner = 0
        self.declined: Any = None
        self.owned: dict[int, Any] | None = None
        self.filling: set[Any] | None = None
        self.filled: set[int] | None = None

    def tick(self) -> None:
        """Settle the account of the steps taken; callers count `steps_left` down and call this when it is used up."""
        limits, over = self.limits, -self.steps_left
        self.steps += self.granted + over
        if self.steps > limits.steps or over > max(_MOST_AT_ONCE, limits.steps / 10):
            self.granted = self.steps_left = 0
            self.check_at_once(over)
            raise Stop("steps", limits.steps, "the program runs too long")
        self.granted = self.steps_left = min(TICK, limits.steps + 1 - self.steps)
        told = now()
        if told + self.slept > self.deadline:
            raise Stop("time_s", limits.time_s, "the program runs too long")
        if self.watch is not None:
            self.watch(told)
        if self.deadline == math.inf:
            # The clock is first looked at here: a text of fewer steps than one tick never pays for it.
            self.deadline = told + limits.time_s

    def charge_steps(self, count: int) -> None:
        """Charge `count` steps at once, for work that C code will do over `count` elements."""
        if count > 0:
            self.steps_left -= count if count < MOST else MOST
            if self.steps_left <= 0:
                if count > _MOST_AT_ONCE:
                    self.check_at_once(count)  # which tells them all: a part of them is granted already
                self.tick()

    def check_at_once(self, count: Any) -> None:
        """Refuse an operation in C that takes too many steps."""
        most = max(_MOST_AT_ONCE, self.limits.steps / 10)
        if count > most:
            too_much = f"one operation takes {amount(count)} steps, of which {int(most):,} are the most"
            raise Stop("steps", self.limits.steps, too_much)

    def inside(self, function: Callable[..., Any], *args: Any) -> Any:
        """What a function gives that is called one level deeper, as those of the text are."""
        depth = self.depth
        self.depth = depth + 1
        try:
            return function(*args)
        finally:
            self.depth = depth

    def charge_work(self, count: int) -> None:
        """Charge work that no limit counts but that of the time: the clock is looked at the sooner for it.

        For what is short by itself but can be repeated; what can take long in one operation is charged in steps.

        Args:
            count: About what as many steps take.
        """
        if count > 0:
            if count > MOST:
                count = MOST
            self.steps_left -= count
            self.granted -= count
            if self.steps_left <= 0:
                self.tick()

    def charge_items(self, count: int, item_bytes: int = PLACE_BYTES) -> None:
        """Charge a container of `count` items before it is made; items of 0 bytes are only counted."""
        if count > self.most_items:
            raise Stop("sequence_items", self.limits.sequence_items, f"a container of {amount(count)} items")
        if item_bytes:
            self.charge_bytes(CONTAINER_BYTES + count * item_bytes if count > 0 else CONTAINER_BYTES)

    def charge_made(self, kind: type, count: int) -> None:
        """Charge a container of a type before it is made at once of `count` items that are there."""
        more, each, work = MADE[kind]
        if count > self.most_items:
            self.charge_items(count)
        self.charge_bytes(CONTAINER_BYTES + more + (count * each if count > 0 else 0))
        if count >> work:
            self.charge_steps(count >> work)

    def check_size(self, made: Any) -> None:
        """Check the size of a container that grows one by one, and is charged for each."""
        if len(made) > self.most_items:
            self.charge_items(len(made), 0)

    def checked(self, made: Any) -> Any:
        """The same, and give it on: a result that may have too many items, of which it has been charged the most."""
        if len(made) > self.most_items:
            self.charge_items(len(made), 0)
        return made

    def charge_chars(self, count: int, *made_of: str | bytes) -> None:
        """Charge a string of `count` characters before it is made; of up to 4 bytes each unless its parts are ASCII."""
        if count > self.limits.string_chars:
            raise Stop("string_chars", self.limits.string_chars, f"a string of {amount(count)} characters")
        width = 1
        for part in made_of:
            if not part.isascii():
                width = 4
        self.charge_bytes(STRING_BYTES + count * width if count > 0 else STRING_BYTES)

    def charged_text(self, text: str) -> str:
        """Charge a string that has been made of what was charged, and give it on."""
        size = len(text)
        if size > BRIEF_CHARS or size > self.limits.string_chars:
            self.charge_chars(size, text)
            return text
        self.bytes_left -= STRING_BYTES + (size if text.isascii() else 4 * size)
        if self.bytes_left < 0:
            self.out_of_memory()
        return text

    def charge_bits(self, bits: int) -> None:
        """Charge an integer of `bits` bits before it is made."""
        if bits > self.limits.int_bits:
            raise Stop("int_bits", self.limits.int_bits, f"an integer of {amount(bits)} bits")
        self.charge_bytes(INT_BYTES + max(bits >> 3, 0))

    def charge_bytes(self, count: int) -> None:
        """Charge `count` bytes of memory before they are taken."""
        if count > 0:
            self.bytes_left -= count if count < MOST else MOST
            if self.bytes_left < 0:
                self.out_of_memory()
            if count >= LARGE_BYTES:
                self.charge_work(count // LARGE_BYTES)

    def charge_brought(self, count: int) -> None:
        """Charge memory that has been taken before the run began."""
        if self.bytes_before <= 0:
            self.bytes_before -= count
        self.charge_bytes(count)

    def no_more_calls(self) -> None:
        """Refuse a call of a function of the host; callers count `calls_left` down and call this below zero."""
        raise Stop("calls", self.limits.calls, "the program makes another call")

    def out_of_memory(self) -> None:
        """Grant more memory, or refuse it; callers count `bytes_left` down and call this below zero."""
        wanted, granted = -self.bytes_left, min(self.limits.memory_bytes, MOST) - self.bytes_kept
        most, grown = self._grantable()
        if wanted > most:
            self.bytes_kept = -1  # no more is granted to this run
            self.bytes_left = max(self.bytes_left, -MOST)
            taken = f"{amount(granted + wanted)} bytes in all"
            if grown:
                taken = f"{amount(wanted)} bytes more, where the process has grown by {amount(grown)}"
            raise Stop("memory_bytes", self.limits.memory_bytes, taken)
        given = min(wanted + self._grant(), most)
        self.bytes_left += given
        self.bytes_given = given
        self.bytes_kept = max(self.bytes_kept - given, 0)

    def _grant(self) -> int:
        """What is granted at once."""
        return min(self.limits.memory_bytes, MOST) >> _GRANTS

    def _grantable(self) -> tuple[int, int]:
        """What may still be granted, and by how much the process has grown, if that tells it.

        The first grant is taken to be held in full, and so is the last: it may all be charged and not made. What is
        charged in many parts, and made at once behind the last of them, has to be charged once more as a whole.
        What has grown counts twice: the next entry of a dict or set may have CPython make a table twice as large.
        """
        kept, most, grant = self.bytes_kept, min(self.limits.memory_bytes, MOST), self._grant()
        size = held_bytes() if most >= _LEAST_MEASURED and kept >= 0 else 0
        if not size:
            return kept, 0
        if self.bytes_before <= 0:
            self.bytes_before = max(size + self.bytes_before, 1)
        grown = max(size - self.bytes_before, 0)
        room = most - grant - max(grant, self.bytes_given) - 2 * grown
        return (room, grant + grown) if room > kept else (kept, 0)

    def may_take(self, count: int) -> bool:
        """Whether so much memory may be taken, by what is not charged since it is soon given back."""
        return count <= self.bytes_left or count <= self.bytes_left + self._grantable()[0]

    def fresh(self, made: Any) -> Any:
        """Note that the text has made `made`, so that it may change it."""
        owned = self.owned
        if owned is not None and len(owned) < MAX_OWNED:
            owned[id(made)] = made
        return made

    def check_own(self, owner: Any) -> None:
        """Ask whether the text may change `owner` in place: nothing that the host could see.

        Raises:
            Foreign: The text has not made it, and has to be begun anew with copies of what comes from the host.
        """
        if self.owned is not None and id(owner) not in self.owned:
            raise Foreign


def amount(count: int) -> str:
    """A number for a message: a hostile one can itself have more digits than CPython is willing to print."""
    return f"{count:,}" if count.bit_length() <= 64 else f"about 10**{int(count.bit_length() * math.log10(2))}"
