"""The code of operators, special forms, items and displays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lightfc_sandbox.budget.costs import (
    CONTAINER_BYTES,
    FIELD_BYTES,
    ITEM_BYTES,
    LONG_TEXT,
    PLACE_BYTES,
    RECORD_BYTES,
    STRING_BYTES,
)
from lightfc_sandbox.budget.counters import BRIEF_CHARS
from lightfc_sandbox.evaluation.shapes import ORDERED, SMALL
from lightfc_sandbox.values.opened import DEFINED_BY
from writer import WRITERS, Key, Writer, varied

LARGE = 1 << 60
"""Integers below this need no charge. A result does if it is computed from a longer one (`charged`)."""


def within(value: str, most: int) -> str:
    """The test whether an integer is small; two comparisons take less time than a chain of them."""
    name = value.strip("()").partition(" := ")[0]
    return f"{value} < {most} and {name} > -{most}"


def write_binary(w: Writer, symbol: str, a: Key, b: Key) -> str:
    """`a op b`."""
    x, y = w.pair(a, b)
    w.own()
    w.method = DEFINED_BY[symbol][0] if symbol in DEFINED_BY and symbol != "in" else None
    made: str = write_operator(w, symbol, x, y, w.take_rare())
    w.method = None
    return made


@varied
def write_operator(w: Writer, symbol: str, x: str, y: str, op: str) -> str:
    """Write an operator on two values; `op` is what takes all operands."""
    made = w.name()
    if symbol in ORDERED:
        w.line(f"if {_is_compared(w, x, y)}: {made} = True if {x} {symbol} {y} else False")
    elif symbol in ("is", "is not"):
        w.settle(x, y)
        w.line(f"{made} = {x} {symbol} {y}")
        return made
    elif symbol in ("in", "not in"):
        write_search(w, symbol, x, y, made)
    elif symbol != "op":
        _write_arithmetic(w, symbol, x, y, made)
    with w.block("else:" if symbol != "op" else ""):
        w.settle(x, y)
        w.line(f"{made} = {w.applied(op, x, w.written[y][1] if y in w.written else y)}")
    return made


def _are(w: Writer, kind: str, *names: str) -> str:
    """The test whether values are of a type; integers that are written out are known."""
    return " and ".join(f"type({name}) is {kind}" for name in names if w.kinds.get(name) != kind)


def _write_arithmetic(w: Writer, symbol: str, x: str, y: str, made: str) -> None:
    integers = f"{_are(w, 'int', x, y)} and "
    computed = f"OF_BITS[{w.take()}]({x}, {y})" if symbol == "bits" else f"{x} {symbol} {y}"
    unknown = [each for each in (x, y) if w.kinds.get(each) != "int"]
    bounded = unknown if symbol == "*" else [each for each in (y,) if each in unknown]

    def all_within(most: int, *values: str) -> str:
        return " and ".join(within(each, most) for each in values)

    if symbol == "*":
        # Two long integers are charged before they are multiplied: that takes more than linear time.
        w.line(f"if {integers}{all_within(SMALL, *bounded)}: {made} = {x} * {y}")
    elif symbol == "/" or (symbol == "%" and not bounded):
        w.line(f"if {integers[:-5]}: {made} = {x} {symbol} {y}")
    elif symbol == "%":
        # What is left is no longer than what it was divided by.
        w.line(f"if {integers}{all_within(SMALL, *bounded)}: {made} = {computed}")
    else:
        w.line(f"if {integers}{all_within(SMALL, f'({made} := {computed})', *bounded)}: pass")
    if symbol != "bits":
        floats = _are(w, "float", *(unknown if len(unknown) == 1 else (x, y)))
        w.line(f"elif {floats}: {made} = {x} {symbol} {y}")
    if symbol == "*":
        w.line(f"elif {integers}{all_within(LARGE, *bounded, f'({made} := {x} * {y})')}: pass")
    elif symbol == "%" and bounded:
        w.line(f"elif {integers}{all_within(LARGE, *bounded)}: {made} = {computed}")
    elif symbol != "/":
        w.line(f"elif {integers}{all_within(LARGE, made, *bounded)}: pass")
    if symbol == "+" and len(unknown) == 2:
        size = w.count()
        w.line(
            f"elif {_are(w, 'str', x, y)} and ({size} := len({x}) + len({y})) < {w.run}.brief_chars "
            f"and {x}.isascii() and {y}.isascii():"
        )
        with w.block(""):
            w.margin += 1
            w.charge(f"{STRING_BYTES} + {size}")
            w.line(f"{made} = {x} + {y}")
            w.margin -= 1


def _is_compared(w: Writer, x: str, y: str) -> str:
    """The test whether two values are compared in no time."""
    known = w.kinds.get(x) or w.kinds.get(y)
    kind = w.name()
    if known is None:
        long = f"{kind} is str and len({x}) <= {LONG_TEXT}"
        return f"({kind} := type({x})) is type({y}) and ({kind} is int or {kind} is float or {long})"
    other = y if x in w.kinds else x
    return f"type({other}) is str" if known == "str" else f"({kind} := type({other})) is int or {kind} is float"


def is_key(kind: str, value: str) -> str:
    """The test whether a key, whose type is `kind`, is looked up in no time."""
    return f"({kind} is str or {kind} is int or {row(kind, value)})"


def row(kind: str, value: str) -> str:
    """The test whether a value, whose type is `kind`, is a tuple that is looked up in no time."""
    pair = f"len({value}) == 2 and type({value}[0]) is int and type({value}[1]) is int"
    return f"{kind} is tuple and ({pair} or is_row({value}))"


def write_search(w: Writer, symbol: str, x: str, y: str, made: str) -> None:
    """Write `x in y`, where that takes no time."""
    if y not in w.written:
        w.line(f"if {finds(w, x, y)}: {made} = {x} {symbol} {y}")
        return
    with w.block(f"if type({x}) is str or type({x}) is int:"):
        w.line(f"{w.run}.steps_left -= {w.number(w.written[y][0])}")
        w.line(f"if {w.run}.steps_left <= 0: {w.run}.tick()")
        w.line(f"{made} = {x} {symbol} {y}")


@varied
def finds(w: Writer, x: str, y: str) -> str:
    """The test whether `x in y` takes no time."""
    kind, of = w.name(), w.name()
    w.line(f"{kind} = type({x}); {of} = type({y})")
    return f"({of} is dict or {of} is set) and {is_key(kind, x)} or {of} is str and {kind} is str and len({y}) < 1024"


def size_of(values: Sequence[str]) -> str:
    """How many values there are: a number, or what tells it of those that are spread."""
    return f"len({values[0][1:]})" if values and values[0].startswith("*") else str(len(values))


def write_strict(w: Writer, *parts: Key) -> str:
    """`op(run, *values of parts)`."""
    values = w.values(parts)
    w.own()
    return w.read(f"{w.take()}({', '.join([w.run, *values])})")


def write_not(w: Writer, part: Key) -> str:
    """`not a`."""
    return w.read(f"not ({write_test(w, part, w.own())})")


@varied
def is_short(w: Writer, value: str) -> str:
    """The test whether a value is a small integer."""
    return f"type({value}) is int and {within(value, SMALL)}"


def write_minus(w: Writer, part: Key) -> str:
    """`-a`."""
    value = w.value(part)
    w.own()
    small = f"{is_short(w, value)} or type({value}) is float"
    return w.read(f"-{value} if {small} else {w.take_rare()}({w.run}, {value})")


def write_shown(w: Writer, part: Key) -> str:
    """A part of an f-string."""
    value = w.value(part)
    w.own()
    digits = f"str({value}) if {is_short(w, value)}"
    return w.read(f"{value} if type({value}) is str else {digits} else {w.take_rare()}({w.run}, {value})")


def write_sliced(w: Writer, part: Key) -> str:
    """A slice of a text that changes values: that of a list is a list of its own."""
    value = w.value(part)
    w.own()
    w.take_rare()
    w.note(value, f" and type({value}) is list")
    return value


def write_joined(w: Writer, *parts: Key) -> str:
    """An f-string, whose parts are texts."""
    w.hold_run()
    values = w.values(parts)
    w.own()
    op, made = w.take_rare(), w.name()
    size = w.count()
    w.line(f"{size} = {' + '.join(f'len({each})' for each in values)}")
    ascii_only = w.read(" and ".join(f"{each}.isascii()" for each in values))
    with w.block(f"if {size} < {w.run}.brief_chars and ({ascii_only} or {size} < {BRIEF_CHARS}):"):
        w.charge(f"{STRING_BYTES} + ({size} if {ascii_only} else 4 * {size})")
        inside = "".join(f"{{{each}}}" for each in values)
        w.line(f'{made} = f"{inside}"')
    w.line(f"else: {made} = {op}({', '.join([w.run, *values])})")
    return made


def write_test(w: Writer, part: Key, place: int) -> str:
    """Write what tells whether a part counts as true, for what stands at a place; gives the test."""
    value = w.value(part)
    w.at(place)
    return holds(w, value)


@varied
def holds(w: Writer, value: str) -> str:
    """The test whether a value counts as true."""
    other = f"({value} if type({value}) in PLAIN else truth({w.run}, {value}))"
    return f"{value} is True or {value} is not False and {other}"


def _write_boolean(stop_at: bool) -> Any:
    def write(w: Writer, *parts: Key) -> str:
        made, margin, place = w.name(), w.margin, w.own()
        for number, part in enumerate(parts, 1):
            value = w.value(part)
            w.at(place)
            w.line(f"{made} = {value}")
            if number < len(parts):
                test = holds(w, made)
                w.line(f"if not ({test}):" if stop_at else f"if {test}:")
                w.margin += 1
        w.margin = margin
        return made

    return write


def write_conditional(w: Writer, test: Key, body: Key, orelse: Key) -> str:
    """`a if test else b`."""
    made = w.name()
    with w.block(f"if {write_test(w, test, w.own())}:"):
        w.line(f"{made} = {w.value(body)}")
    with w.block("else:"):
        w.line(f"{made} = {w.value(orelse)}")
    return made


def write_chain(w: Writer, first: Key, *rest: Any) -> str:
    """`a < b < c`."""
    left, made, margin = w.value(first), w.name(), w.margin
    for position in range(0, len(rest), 2):
        right = w.value(rest[position + 1])
        w.own()
        w.line(f"{made} = {write_operator(w, rest[position], left, right, w.take_rare())}")
        left = right
        if position + 2 < len(rest):
            w.line(f"if {holds(w, made)}:")
            w.margin += 1
    w.margin = margin
    return made


_SHORT_LIST = 512
"""Parts of a shorter list or text are charged when they have been made, since they take no more than it does."""


def write_slice(w: Writer, left_out: Sequence[bool], owner: Key, *bounds: Key) -> str:
    """`owner[start:stop:step]`."""
    w.hold_run()
    whole, *values = w.values((owner, *bounds))
    bounded, place = w.own(), w.own()
    op, made, kind = w.take_rare(), w.name(), w.name()
    given = [value for value, out in zip(values, left_out, strict=True) if not out]
    tests = "".join(f" and type({each}) is int" for each in given)
    known = f"(({kind} := type({whole})) is list or {kind} is str or {kind} is tuple)"
    within = f"len({whole}) < {w.run}.brief_chars and len({whole}) <= {w.run}.most_items"
    with w.block(f"if {known} and len({whole}) < {_SHORT_LIST} and {within}{tests}:"):
        w.line(f"{made} = {whole}[{':'.join('' if out else each for each, out in zip(values, left_out, strict=True))}]")
        w.charge(f"{CONTAINER_BYTES} + {PLACE_BYTES} * len({made})")
    with w.block("else:"):
        w.at(bounded)
        w.line(f"{made} = make_slice({', '.join([w.run, *values])})")
        w.at(place)
        w.line(f"{made} = {op}({w.run}, {whole}, {made})")
    return made


def write_item(w: Writer, owner: Key, index: Key) -> str:
    """`owner[index]`."""
    whole, key = w.pair(owner, index)
    w.own()
    return write_read(w, whole, key, w.take_rare())


def write_stored(w: Writer, *parts: Key) -> str:
    """What a pattern has found is stored."""
    w.values(parts)
    return "True"


@varied
def write_found(w: Writer, template: str, owner: Key) -> str:
    """`owner.name`, what `owner.name = …` puts a value into, and the items of a value that a pattern looks at."""
    whole = w.value(owner)
    w.own()
    w.take()  # the name or number, which `op` knows too
    return w.read(f"{w.take_rare()}({w.run}, {whole})")


def _write_found(template: str) -> Any:
    return lambda w, owner: write_found(w, template, owner)


FOUND = ("attribute", "callee", "fields", "items", "part")


@varied
def write_read(w: Writer, whole: str, key: str, op: str) -> str:
    """Write what reads an item."""
    made, kind = w.name(), w.name()
    lists = f"({kind} := type({whole})) is list or {kind} is dict or {kind} is tuple or {kind} is str"
    known = w.kinds.get(key)
    if known == "str":
        w.line(f"if type({whole}) is dict: {made} = {whole}[{key}]")
    elif known == "int":
        w.line(f"if {lists}: {made} = {whole}[{key}]")
    else:
        of = w.name()
        w.line(f"if type({key}) is int and ({lists}): {made} = {whole}[{key}]")
        held = f"type({whole}) is dict and (({of} := type({key})) is str or {row(of, key)})"
        w.line(f"elif {held}: {made} = {whole}[{key}]")
    with w.block("else:"):
        w.settle(whole, key)
        w.line(f"{made} = {op}({w.run}, {whole}, {key})")
    return made


def _write_display(opening: str, closing: str) -> Any:
    def write(w: Writer, *parts: Key) -> str:
        w.hold_run()
        values = w.values(parts)
        w.own()
        w.charge(f"{CONTAINER_BYTES} + {ITEM_BYTES} * {size_of(values)}")
        comma = "," if opening == "(" and len(values) == 1 else ""
        made = w.read(f"{opening}{', '.join(values)}{comma}{closing}")
        if opening == "[":
            w.note(made)
        return made

    return write


def write_record(w: Writer, *parts: Key) -> str:
    """A dict whose keys are all written out."""
    w.hold_run()
    values = w.values(parts)
    w.own()
    keys = w.take()
    w.charge(f"{RECORD_BYTES} + {FIELD_BYTES} * {size_of(values)}")
    entries = ", ".join(f"{keys}[{place}]: {each}" for place, each in enumerate(values))
    made = w.read(f"dict(zip({keys}, {values[0][1:]}))" if parts == ("many",) else f"{{{entries}}}")
    w.note(made)
    return made


def write_store(w: Writer, part: Key) -> str:
    """`name := value`, in the frame at hand or one around it."""
    value = w.value(part)
    w.own()
    w.line(f"{w.far_slot()} = {value}")
    return value


WRITERS |= {
    "store": write_store,
    "value": Writer.value, "binary": write_binary, "strict": write_strict, "not": write_not, "minus": write_minus,
    "shown": write_shown, "joined": write_joined, "sliced": write_sliced, "slice": write_slice,
    "and": _write_boolean(stop_at=False), "or": _write_boolean(stop_at=True), "conditional": write_conditional,
    "chain": write_chain, "item": write_item, "stored": write_stored,
    **{each: _write_found(each) for each in FOUND},
    "record": write_record, "list": _write_display("[", "]"), "tuple": _write_display("(", ")"),
}  # fmt: skip
