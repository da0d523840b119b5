"""Upper bounds of one run."""

import math

TYPE_CHECKING = False
if not TYPE_CHECKING:
    from lightfc_sandbox.frozen import dataclass
else:  # as type checkers and the reference know the classes
    from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Limits:
    """Upper bounds of one run of a program.

    Each is given by name, and is a number above 0; `math.inf` takes a bound away. All but `time_s` count whole units: a
    fraction is cut off. A program that asks for more ends in `LimitExceeded`, before what it asked for is made.

    Attributes:
        source_chars: Characters of the program. A model's answer is rarely over 5,000.
        nodes: Nodes of its syntax tree. Bounds the time to check a program.
        depth: Levels of its syntax tree, never more than 250. Bounds every recursion over it, so the C stack cannot be
            exhausted.
        steps: Turns of loops and comprehensions, calls, and elements that a builtin has to look at; numbers that it
            adds or compares, or items of a list that it copies, count a quarter. The default is about 0.4 s of loops,
            and 2 s of functions that call themselves. A single operation in C takes a tenth of them at the most.
        time_s: Seconds of wall time, looked at every few hundred steps, and while calls are waited for. An engine that
            makes the calls itself leaves their time out: what a program takes between them adds up. One operation in C
            is not interrupted: the size limits keep each of them short.
        calls: Calls of functions of the host, in all. Each may cost something outside.
        calls_in_flight: Calls of functions of the host at the same time; the others queue in source order. A host
            rarely has more connections.
        recursion: Calls inside one another of functions and generators that the program itself defines. The default is
            what Python allows; further stacks are begun for them, so the host's own calls are not counted.
        int_bits: Bits of an integer. The default is about 3,000 digits, some more than the factorial of 1,000 has.
        sequence_items: Items of a list, tuple, set, dict, array or bytes object. One operation in C makes them all.
        string_chars: Characters of a string. One operation in C makes them all.
        memory_bytes: Bytes of what the program makes, by estimate, and of what a program of more than 4,000 characters
            takes itself. What it drops does not count on Linux, from a limit of 32,000,000 on: once the estimates come
            to the limit, the run goes on as long as the process has grown by less than a third of it, for a dict that
            is full doubles. The default leaves room for what the estimates miss: a run grows the process by less than
            64 MiB.
        container_depth: Containers inside one another. CPython's own `repr`, `==` and `hash` recurse in C over them.
        printed_chars: Characters that a program prints, in all. The host keeps what is printed.

    Raises:
        ValueError: A limit is not a number above 0.

    Examples:
        >>> from lightfc_sandbox import Limits, Sandbox
        >>> Sandbox(limits=Limits(time_s=1.0, steps=10_000)).run("1 + 1")
        2
    """

    source_chars: int = 50_000
    nodes: int = 20_000
    depth: int = 100
    steps: int = 10_000_000
    time_s: float = 10.0
    calls: int = 10_000
    calls_in_flight: int = 1_000
    recursion: int = 1_000
    int_bits: int = 10_240
    sequence_items: int = 1_000_000
    string_chars: int = 1_000_000
    memory_bytes: int = 56_000_000
    container_depth: int = 100
    printed_chars: int = 100_000

    def __post_init__(self) -> None:
        for name in type(self).__annotations__:
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int | float) or not value > 0:
                raise ValueError(f"Limits.{name} must be a positive number, not {value!r}")
            if name != "time_s" and isinstance(value, float) and value != math.inf:
                # What is counted is whole: parts of a count reach functions that take none.
                if value < 1:
                    raise ValueError(f"Limits.{name} must be at least 1, not {value!r}")
                object.__setattr__(self, name, int(value))
