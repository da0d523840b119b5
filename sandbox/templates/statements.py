"""The code of statements, loops and comprehensions."""

from __future__ import annotations

from collections.abc import Sequence

from lightfc_sandbox.budget.costs import ENTRY_BYTES, INT_BYTES, SET_ITEM_BYTES
from lightfc_sandbox.evaluation.loops import CHUNK
from operators import is_key, write_operator, write_read, write_test
from writer import WRITERS, Key, Writer, varied


def write_block(w: Writer, *parts: Key) -> None:
    """Statements one after the other."""
    for part in parts:
        _STATEMENTS[part](w)


def _write_assign(w: Writer) -> None:
    value = w.value("closure")
    w.line(f"{w.slot()} = {value}")


def _write_return(w: Writer) -> None:
    w.line(f"return {w.returned.format(w.value('closure'))}")


def _write_acting(w: Writer) -> None:
    """What gives no signal."""
    w.line(w.ask(w.take()))


def _write_signalling(w: Writer) -> None:
    """What may give a signal."""
    signal = w.value("closure")
    if not w.looping:
        w.line(f"if {signal} is not None: return {w.handed_on.format(signal)}")
        return
    with w.block(f"if {signal} is not None:"):
        w.line(f"if {signal} is CONTINUE: continue")
        w.line(f"if {signal} is BREAK: break")
        w.line(f"return {w.handed_on.format(signal)}")


def _write_keep(w: Writer) -> None:
    """An expression whose value may become that of the program."""
    value = w.value("closure")
    w.line(f"{w.run}.value = {value}")


def _write_nothing(w: Writer) -> None:
    w.line("pass")


_STATEMENTS = {
    "keep": _write_keep, "nothing": _write_nothing,
    "assign": _write_assign, "return": _write_return, "acting": _write_acting, "signalling": _write_signalling,
}  # fmt: skip


def write_body(w: Writer, *parts: Key) -> None:
    """The body of a function, which gives what it returns."""
    w.returned, w.handed_on = "{}", "{}[0]"
    write_block(w, *parts)


def write_if(w: Writer, test: Key, inside: Key, *orelse: Key) -> None:
    """`if`."""
    with w.block(f"if {write_test(w, test, w.own())}:"):
        write_block(w, inside)
    if orelse:
        with w.block("else:"):
            write_block(w, *orelse)


def write_augment(w: Writer, symbol: str, load: Key, value: Key) -> None:
    """`name op= value`."""
    x, y = w.pair(load, value)
    w.own()
    made = write_operator(w, symbol, x, y, w.take_rare())
    w.line(f"{w.slot()} = {made}")


def write_augment_item(w: Writer, symbol: str, owner: Key, index: Key, value: Key) -> None:
    """`owner[index] op= value`; as in Python the item is read before the value is evaluated."""
    w.hold_run()
    whole, key = w.value(owner), w.value(index)
    place = w.own()
    item = write_read(w, whole, key, w.take_rare())
    more = w.value(value)
    w.at(place)
    write_set(w, whole, key, write_operator(w, symbol, item, more, w.take_rare()))


@varied
def write_set(w: Writer, whole: str, key: str, value: str) -> None:
    """Write `whole[key] = value`."""
    run, kind, of, known = w.run, w.name(), w.name(), w.kinds.get(key)
    w.line(f"{kind} = type({key}); {of} = type({whole})")
    if known != "str":
        w.line(f"if {of} is list and {kind} is int and {run}.owned is None: {whole}[{key}] = {value}")
    with w.block(
        f"{'el' if known != 'str' else ''}if {of} is dict and {run}.owned is None and {is_key(kind, key)} "
        f"and len({whole}) < {run}.most_items:"
    ):
        w.line(f"{run}.bytes_left -= {ENTRY_BYTES}")
        w.line(f"if {run}.bytes_left < 0: {run}.out_of_memory()")
        w.line(f"{whole}[{key}] = {value}")
    w.line(f"else: set_item({run}, {whole}, {key}, {value})")


def write_set_item(w: Writer, value: Key, owner: Key, index: Key) -> None:
    """`owner[index] = value`."""
    w.hold_run()
    made, whole, key = w.values((value, owner, index))
    w.own()
    write_set(w, whole, key, made)


def write_each(w: Writer, *parts: Key) -> None:
    """`a, b = x, y`."""
    values = w.values(parts)
    w.own()
    for value in values:
        w.line(f"{w.slot()} = {value}")


def write_each_of(w: Writer) -> None:
    """`a, b, c[i], d = w, x, y, z`."""
    values = w.read(f"[{w.ask('part')} for part in {w.take()}]")
    w.own()
    place, value = w.name(), w.name()
    with w.block(f"for {place}, {value} in zip({w.take()}, {values}):"):
        w.line(f"assign({w.run}, {w.frame}, {place}, {value})")


def write_all(w: Writer) -> None:
    """`a = b = value`."""
    value = w.value("closure")
    w.own()
    place = w.name()
    with w.block(f"for {place} in {w.take()}:"):
        w.line(f"assign({w.run}, {w.frame}, {place}, {value})")


def write_each_item(w: Writer, first: Key, second: Key, *targets: Key) -> None:
    """`a[i], b[j] = x, y`."""
    w.hold_run()
    values = w.values((first, second))
    w.own()
    for value, owner, index in zip(values, targets[::2], targets[1::2], strict=True):
        whole, key = w.values((owner, index))
        w.own()
        write_set(w, whole, key, value)


def write_unpack(w: Writer, to: Key) -> None:
    """`a, b = value`."""
    made = w.value("closure")
    w.own()
    write_target(w, to, made)


def write_target(w: Writer, to: Key, value: str) -> None:
    """Write what gives a target its value."""
    match to:
        case "name":
            w.line(f"{w.slot()} = {value}")
        case "names":
            other, kind = w.take(), w.name()
            names = ", ".join(w.slot() for _ in range(2))
            with w.block(f"if (({kind} := type({value})) is tuple or {kind} is list) and len({value}) == 2:"):
                w.line(f"{w.run}.steps_left -= 2")
                w.line(f"{names} = {value}")
            w.line(f"else: {other}[0]({w.run}, {w.frame}, {value})")
        case "parts":
            write_parts(w, value)
        case _:
            w.line(f"{w.take()}({w.run}, {w.frame}, {value})")


@varied
def write_parts(w: Writer, value: str) -> None:
    """Write what unpacks a value by a plan."""
    w.line(f"{w.take()}[0]({w.run}, {w.frame}, {value})")


def write_for(w: Writer, to: Key, *inside: Key) -> None:
    """`for`."""
    w.hold_run()
    source = w.value("closure")
    place = w.own()
    run, items, most, left = w.run, w.name(), w.count(), w.count()
    w.looping = True
    w.line(f"{items} = iterate({source}, {run}); {_granted(run, most, left)}")
    with w.block("try:"):
        item = w.slot() if to == "name" else w.name()
        with w.block(f"for {item} in {items}:"):
            _write_turn(w, run, most, left)
            if to != "name":
                write_target(w, to, item)
            write_block(w, *inside)
    w.at(place)
    w.line(f"finally: {run}.steps_left -= {most} - {left}")
    w.line(f"if {run}.steps_left <= 0: {run}.tick()")


def _write_turn(w: Writer, run: str, most: str, left: str) -> None:
    """Write what charges the turns of a loop, many at a time."""
    w.line(f"if {left} <= 0: {most} = {left} = charge_turns({run}, {most} - {left})")
    w.line(f"{left} -= 1")


def _granted(run: str, most: str, left: str) -> str:
    """How many turns may be done before they are charged."""
    return f"{most} = {left} = {run}.steps_left if {run}.steps_left < {CHUNK} else {CHUNK}"


def write_while(w: Writer, test: Key) -> None:
    """`while`."""
    w.hold_run()
    place = w.own()
    run, most, left = w.run, w.count(), w.count()
    w.looping = True
    w.line(_granted(run, most, left))
    with w.block("try:"), w.block("while True:"):
        _write_turn(w, run, most, left)
        w.line(f"if not ({write_test(w, test, place)}): break")
        write_block(w, "signalling")
    w.at(place)
    w.line(f"finally: {run}.steps_left -= {most} - {left}")
    w.line(f"if {run}.steps_left <= 0: {run}.tick()")


def write_try(w: Writer, kind: str) -> None:
    """`try`: what is done where something is raised stands in `evaluation/tries.py`."""
    place = w.own()
    w.at(place)
    block, unwind, made = w.take(), w.take(), w.name()
    with w.block("try:"):
        w.line(f"{made} = {w.ask(block)}")
    with w.block("except Exception as error:"):
        w.line(f"return {unwind}({w.frame}, error)")
    if kind == "alone":
        w.line(f"return {made}")
        return
    last = w.take()
    if kind == "else":
        w.line(f"return {w.ask(last)} if {made} is None else {made}")
        return
    end = w.read(w.ask(last))
    w.line(f"return {made} if {end} is None else {end}")


def write_comprehension(w: Writer, kind: str, targets: Sequence[Key], filtered: bool, *element: Key) -> str:
    """A comprehension or generator expression: what it takes, its frame, and whether its value is noted, come first."""
    w.hold_run()
    source = w.value("closure")
    place = w.own()
    run, outer = w.run, w.frame
    bytes_kept, blank = w.take(), w.take()
    items = w.read(f"iterate({source}, {run})")
    w.line(f"if {bytes_kept}: {run}.charge_bytes({bytes_kept})")
    w.frame = w.new_frame(f"[{run}, {outer}, {outer}[2], *{blank}]")
    if kind == "generator":
        return write_generator(w, outer, place, items, source, targets, filtered, element)  # type: ignore[no-any-return]
    most, left, size, made = w.count(), w.count(), w.count(), w.name()
    empty, add = _BUILD[kind]
    w.line(f"{made} = {empty}; {size} = 0; {_granted(run, most, left)}")
    grows = f"{size} = charge_growth({run}, {made}, {size})" if kind == "list" else f"{run}.check_size({made})"
    charge = f"if {left} <= 0: {most} = {left} = charge_turns({run}, {most} - {left}); {grows}\n{left} -= 1"
    with w.block("try:"):
        add = add.replace("{made}", made).replace("{run}", run)
        _write_loops(w, place, items, charge, add, targets, filtered, element)
    w.frame = outer
    w.line(f"finally: {run}.steps_left -= {most} - {left}")
    w.line(f"if {run}.steps_left <= 0: {run}.tick()")
    w.line(grows)
    w.note(made)
    return made


@varied
def write_generator(
    w: Writer, outer: str, place: int, items: str, source: str, targets: Sequence[Key], filtered: bool,
    element: tuple[Key, ...],
) -> str:  # fmt: skip
    """Write a generator expression, whose frame is that at hand."""
    run, elements = w.run, w.name()
    with w.block(f"def {elements}({w.frame}, {run}, {items}, _n=_n):"):
        charge = f"{run}.steps_left -= 1\nif {run}.steps_left <= 0: {run}.tick()"
        _write_loops(w, place, items, charge, "yield {}", targets, filtered, element)
    given = f"{w.frame}, {run}, {items}"
    w.frame = outer
    inner = ", inner=True" if len(targets) > 1 else ""
    return w.read(f"lazily({run}, {elements}({given}), {source}{inner})")


def _write_loops(
    w: Writer, place: int, items: str, charge: str, add: str, targets: Sequence[Key], filtered: bool,
    element: tuple[Key, ...],
) -> None:  # fmt: skip
    margin = w.margin
    for position, to in enumerate(targets):
        if position:
            source = w.value("closure")
            w.at(place)
            items = f"iterate({source}, {w.run})"
        item = w.slot() if to == "name" else w.name()
        w.line(f"for {item} in {items}:")
        w.margin += 1
        for line in charge.splitlines():
            w.line(line)
        if to != "name":
            write_target(w, to, item)
    if filtered:
        w.line(f"if not ({write_test(w, 'closure', place)}): continue")
    values = w.values(element)
    w.at(place)
    for line in add.format(*values).splitlines():
        w.line(line)
    w.margin = margin


_BUILD = {
    "list": ("[]", "{made}.append({0})"),
    "set": ("set()", f"{{run}}.charge_bytes({SET_ITEM_BYTES})\n{{made}}.add(check_key({{run}}, {{0}}))"),
    "dict": ("{}", f"{{run}}.charge_bytes({ENTRY_BYTES + INT_BYTES})\n{{made}}[check_key({{run}}, {{0}})] = {{1}}"),
}

WRITERS |= {
    "block": write_block, "body": write_body, "if": write_if, "augment": write_augment,
    "augment item": write_augment_item, "set item": write_set_item, "each": write_each, "each item": write_each_item,
    "each of": write_each_of, "all": write_all, "unpack": write_unpack, "for": write_for, "while": write_while,
    "try": write_try, "comprehension": write_comprehension,
}  # fmt: skip
