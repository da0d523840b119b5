"""What a part of a text may do, as bits of an integer: what it reads and changes, whom it calls, what it waits for.

The checker joins the bits of the parts of a node, so what a whole part of a text may do is known before it runs. A
builtin or method declares its own where it is defined; what declares nothing is taken for the worst (`UNKNOWN`), so
that forgetting to declare makes a text slower and never wrong.
"""

from typing import Final

R_LIST: Final = 1 << 0
R_MAP: Final = 1 << 1
R_OTHER: Final = 1 << 2
W_LIST: Final = 1 << 3
W_MAP: Final = 1 << 4
W_OTHER: Final = 1 << 5
CALLBACK: Final = 1 << 6
"""It calls what it is given, or asks it for items, when it is called or later."""

PASSES: Final = 1 << 7
"""It only hands on what its arguments hold, which may be futures; what does not say so is given the values of these."""

MAKES: Final = 1 << 8
"""It gives a new container of the text's own; one that it was given, or a host's, must not come from it."""

EAGER: Final = 1 << 9
"""It goes through its first argument at the call, and not when an item of what it gives is asked for."""

HOST: Final = 1 << 10
TEXT: Final = 1 << 11
TOUCH: Final = 1 << 12
"""It waits for a value; of what `PASSES` on what its arguments hold, for these arguments themselves."""

FUTURE: Final = 1 << 13
SETS: Final = 1 << 14
HOLDS: Final = 1 << 15
"""It makes a function or generator, which sees variables of the frame later."""

ACTS: Final = 1 << 16
DRAWS: Final = 1 << 17
"""It goes through what it is given: where that is an iterator, it changes it, and does what making its items does."""

MAY_MAKE: Final = 1 << 18
"""It reads an item, which a `defaultdict` makes where there is none."""

R_HOST: Final = 1 << 19
"""It reads containers that the host gave, and no others that the text can change."""

SEES: Final = 1 << 20
"""It reads a variable that functions of the text assign."""

TURNS: Final = 1 << 21
"""It calls what is declared to act, which keeps the order of the program."""

GOES: Final = 1 << 22
"""It goes through all of a value: where that is an iterator, it does what making the items does."""

FIRST: Final = 1 << 23
"""What it changes itself is its first argument alone: that is waited for, and not all that stands before."""

NOTED: Final = 1 << 24
"""It has appended to lists, which is taken back if a call fails that it has left."""

YIELDS: Final = 1 << 25
"""It gives an item of a generator, and goes on when the next is asked for."""

ASSIGNS: Final = 1 << 26
"""It assigns a variable of the text, or of a function around it, which others may read."""

PURE: Final = 0
"""It reads and changes nothing that the text can change, and calls nobody."""

READS: Final = R_LIST | R_MAP | R_OTHER
WRITES: Final = W_LIST | W_MAP | W_OTHER
CHANGES: Final = WRITES | ASSIGNS
CALLS: Final = HOST | TEXT | CALLBACK
CALLS_TEXT: Final = TEXT | CALLBACK | GOES
"""By these it may come to call any function of the text."""

UNKNOWN: Final = READS | WRITES | CALLBACK
CONSUMES: Final = READS | DRAWS | EAGER
"""What goes through its first argument as a whole at the call."""

LOOKS: Final = TOUCH | READS
"""It waits for a value, and may look at what that and others hold when it goes on."""

LOCAL: Final = FUTURE | PASSES | MAKES | EAGER | FIRST
"""Bits that say something of a node alone, and nothing of what stands around it."""


IN_TURN: Final = frozenset({"turn", "alone"})
"""How calls are ordered that wait for all before them, also in their own statement."""


def calling(order: str) -> int:
    """What a call of a function of the host may do, by how its calls are ordered."""
    return HOST if order == "free" else HOST | ACTS | TURNS if order in IN_TURN else HOST | ACTS
