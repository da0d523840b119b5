"""What things take, in bytes: the one place to change what a list item, an entry of a dict or an iterator costs.

Estimates of CPython's own on 64 bits, of the version that takes most; rounded up, with the place of what is made in
whatever holds it. A run is charged before a thing is made, so each says what it takes at the most.
"""

from collections import Counter, OrderedDict, defaultdict, deque
from typing import Final

# Containers, beside what they hold.
CONTAINER_BYTES: Final = 96
"""A container beside its items: its header, what the garbage collector keeps of it, and its place."""

SET_BYTES: Final = 480
"""A set, whose table grows to 32 places with the fifth item."""

DICT_BYTES: Final = 150
"""A dict of up to five items, beside `CONTAINER_BYTES`."""

RECORD_BYTES: Final = 200
FIELD_BYTES: Final = 100
"""A dict that is written out, and an entry of it."""

MAPPING_BYTES: Final = 450
"""A mapping of `collections`, beside its items."""

DEQUE_BYTES: Final = 700
"""A deque: CPython makes room for 64 items at a time."""

# What stands in them.
PLACE_BYTES: Final = 8
"""The place of an item in a list or tuple that is made at once, of what is held elsewhere as well."""

ITEM_BYTES: Final = PLACE_BYTES + 32
"""An item that something new holds: its place, what CPython keeps free beside it, and a number.

What computes a number of usual size charges nothing for it, since most are dropped at once: who keeps it does.
"""

DEQUE_ITEM_BYTES: Final = 16

BYTE_BYTES: Final = 4
"""A byte that a `bytearray` grows by: CPython keeps some free behind it, and two of them while it makes room."""

SET_ITEM_BYTES: Final = 96

ENTRY_BYTES: Final = 104
"""An entry of a dict that grows."""

COPIED_ENTRY_BYTES: Final = 64
"""An entry of a dict or set that is made at once, as long as that of which it is a copy."""

ORDERED_ENTRY_BYTES: Final = 200
"""An entry of an `OrderedDict`, which links them."""

PAIR_BYTES: Final = PLACE_BYTES + 80
"""A tuple of two, and its place."""

ARRAY_BYTES: Final = 160
"""An array beside its numbers, even one that only looks at those of another."""

AXIS_BYTES: Final = 16
"""What an array notes of each of its axes; of the first few it is in `ARRAY_BYTES`."""

ARRAY_ITEM_BYTES: Final = 16
"""The largest number of an array."""

TEXT_LIKE: Final = frozenset({str, bytes, bytearray})
"""The types of rows of characters or bytes."""

Made = tuple[int, int, int]

MADE: Final[dict[type, Made]] = {
    list: (0, PLACE_BYTES, 6), tuple: (0, PLACE_BYTES, 6), bytes: (0, 1, 12), bytearray: (0, 1, 12),
    **dict.fromkeys((set, frozenset, dict), (0, COPIED_ENTRY_BYTES, 0)), deque: (DEQUE_BYTES, DEQUE_ITEM_BYTES, 6),
    **dict.fromkeys((Counter, defaultdict, OrderedDict), (MAPPING_BYTES, ORDERED_ENTRY_BYTES, 0)),
}  # fmt: skip
"""What a container takes that is made at once of items that are there: beside `CONTAINER_BYTES`, and for each item; and
how many items are put in, as a power of two, in the time of a step."""

# Plain values.
STRING_BYTES: Final = 64
"""A string beside its characters, with its place."""

CHAR_BYTES: Final = 80
"""A character that is made a string of its own; CPython keeps those of Latin-1."""

BUFFER_BYTES: Final = 5
"""A character of an `io.StringIO`, with what CPython keeps free beside it."""

INT_BYTES: Final = 28
"""An integer beside its digits."""

NUMBER_BYTES: Final = 128
"""An exact number, a date or a duration."""

RANGE_BYTES: Final = 144
"""A range, and the integers that it is made of."""

# What computes.
METHOD_BYTES: Final = 80
"""A method that is taken off its owner."""

FUNCTION_BYTES: Final = 750
"""A function that one of a module makes, such as `functools.partial(f)`."""

_FEW_VARIABLES = 12
"""Variables of a frame that are charged with what keeps it."""


def frame_bytes(variables: int) -> int:
    """What a frame takes that outlives its call, beside what is charged for the function or iterator that keeps it."""
    return ITEM_BYTES * max(variables - _FEW_VARIABLES, 0)


ITERATOR_BYTES: Final = 1_000
"""An iterator that charges its items: a generator with its frame, and what it goes through."""

SOURCE_BYTES: Final = 320
"""What goes through one of several iterables at the same time."""

FUTURE_BYTES: Final = 1_600
"""An operation that waits for a call: its future, what it computes then, and what it waits for."""

SCANNED: Final = 2
"""Items that C adds, compares or copies in the time of a turn of a loop, as a power of two."""

BRIEF_LEVELS: Final = 8
MOST_BRIEF: Final = 256
"""Levels and items of a value of short texts and numbers that is made a text before that is charged."""

LONG_TEXT: Final = 4_096
"""Characters of a text; shorter ones are compared in less than the time of a step."""

CLASS_BYTES: Final = 6_000
"""A class that a text makes, with the value by which the text names it."""

ERROR_BYTES: Final = 300
"""An exception of a text."""

OBJECT_BYTES: Final = 64
"""An object that the host gives; what it holds is the host's."""

NODE_BYTES: Final = 1_100
"""A node of the syntax tree of the program, with what reading it took and what it is compiled into."""

LARGE_CHARS: Final = 4_000
"""From so many characters on a program is charged what it takes itself; less is within what the default leaves."""

NOTED_BYTES: Final = 90
"""A value of which is noted, while others are looked through, that it has been looked at."""

STACK_BYTES: Final = 150_000
"""What a further stack takes: its frames, and what it has on the stack of C, but for variables."""

STACK_TREE_LEVELS: Final = 300
CALLING_TREE_LEVELS: Final = 80
"""Levels of the trees of functions that call one another on one stack, without and with calls that may overlap. Those
take 250 of the calls that Python allows, of which twice as many have to fit beside those of the host: see `stacks`."""
