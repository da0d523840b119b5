"""What the reading of one answer may take.

An answer is written by a model, and may be written to take long. Every layer, scan, rewrite and retry of one reading
charges the same account before it looks at text, so what they take together grows with the length of the answer and
with nothing else. One step is about one character looked at once.
"""

STEPS_PER_CHAR = 100
"""What a character of an answer gives to the reading of the answer.

Nearly all recorded answers need less than a tenth of it, and none that is read right needs all. A step takes less than
0.3 µs on hardware of 2020, so that 1,000 characters take less than 30 ms.
"""

MIN_CHARS = 1_000
"""Shorter answers get as many steps as one of this length, for what does not depend on the length."""

MAX_CHARS = 160_000
"""Longer answers get no more steps than one of this length, so that no answer takes more than a few seconds.

That is as long as a model writes. One call whose text has a million characters needs ten steps for each, so it is read
all the same; what has thousands of calls in it, or has to be looked at from many places, is refused as too long.
"""


class BudgetError(Exception):
    """The answer needs more steps than it has."""


class Budget:
    """The steps that are left for one answer, to find its calls and to judge them; the account only goes down."""

    __slots__ = ("_chars", "left", "steps")

    def __init__(self, chars: int = 0) -> None:
        self._chars = 0
        self.steps = self.left = STEPS_PER_CHAR * MIN_CHARS
        self.extend(chars)

    def extend(self, chars: int) -> None:
        """Give the steps of more characters, of an answer that is still being written."""
        self._chars += chars
        more = STEPS_PER_CHAR * min(max(self._chars, MIN_CHARS), MAX_CHARS) - self.steps
        self.steps += more
        self.left += more

    def charge(self, steps: int) -> None:
        """Take steps before they are made, or raise a `BudgetError` if fewer are left."""
        self.left -= steps
        if self.left < 0:
            raise BudgetError
