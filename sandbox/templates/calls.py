"""The code of calls: of functions of the text, of the host and of the sandbox, and of methods."""

from __future__ import annotations

from collections.abc import Sequence

from lightfc_sandbox.budget.costs import ENTRY_BYTES, INT_BYTES, ITEM_BYTES, RANGE_BYTES, SET_ITEM_BYTES, STRING_BYTES
from lightfc_sandbox.evaluation.shapes import SMALL
from operators import size_of, write_strict
from writer import WRITERS, Key, Writer, varied


def write_call(w: Writer, callee: Key, *arguments: Key) -> str:
    """A call of what the text computes."""
    if arguments not in (("named",), ("spread",)):
        return write_text_call(w, callee, *arguments)  # type: ignore[no-any-return]
    run = w.hold_run()
    fn = w.value(callee)
    values = w.read(f"[{w.ask('part')} for part in {w.take()}]")
    w.own()
    return w.read(f"call_{arguments[0]}({run}, {fn}, {values}, {w.take()})")


@varied
def write_text_call(w: Writer, callee: Key, *arguments: Key) -> str:
    """The same with arguments by position alone."""
    run = w.hold_run()
    # What is evaluated behind the name of the function may fail, and that name first.
    simple = all(each == "bound" for each in arguments)
    fn = w.value(callee, tested=simple)
    values = w.values(arguments)
    place = w.own()
    depth, made, frame = w.name(), w.name(), w.name()
    w.line(f"if type({fn}) is TextFunction and {fn}.arity == {size_of(values)}:")
    w.margin += 1
    w.place = place, fn  # from here on a failure is one in the function
    w.line(f"{run}.steps_left -= 1")
    w.line(f"if {run}.steps_left <= 0: {run}.tick()")
    w.line(f"{depth} = {run}.depth; {run}.depth = {depth} + 1")
    w.line(f"{frame} = [{', '.join([run, f'{fn}.around', '()', *values])}]")
    w.line(f"if {fn}.blank: {frame} += {fn}.blank")
    deep = f"deeper({run}, {fn}.body, {frame})"
    w.line(f"try: {made} = {fn}.body({frame}) if {depth} < {run}.most_depth else {deep}")
    w.place = place
    w.line(f"finally: {run}.depth = {depth}")
    w.margin -= 1
    with w.block("else:"):
        w.settle(fn)
        given = ", ".join(values)
        text = f"{fn}.call({run}, {fn}, [{given}], {{}}) if type({fn}) is TextFunction"
        w.line(f"{made} = {text} else call_other({', '.join([run, fn, *values])})")
    return made


def write_host_call(w: Writer, *parts: Key) -> str:
    """A call of a function of the host, by its name."""
    run = w.hold_run()
    values = w.values(parts)
    w.own()
    target, changes, made = w.take(), w.take(), w.name()
    w.line(f"{run}.calls_left -= 1")
    w.line(f"if {run}.calls_left < 0: {run}.no_more_calls()")
    w.line(f"if {changes} and {run}.owned is not None: raise Foreign")
    given, plain = ", ".join(values), " and ".join(f"type({each}) in ATOMS" for each in values)
    other = f" if {plain} else {target}(*handed({run}, [{given}]))" if values else ""
    w.line(f"{made} = {target}({given}){other}")
    w.line(f"if {changes} and type({made}) not in ATOMS: {made} = adopt({run}, {made})")
    return made


_COUNTED = f"type({{0}}) is int and {{0}} < {SMALL} and {{0}} > -{SMALL}"
_NUMBERS = "type({0}) is int and type({1}) is int or type({0}) is float and type({1}) is float"
_SIZED = "({k} := type({0})) is list or {k} is str or {k} is dict or {k} is tuple or {k} is set or {k} is bytearray"

_DIGITS = "type({0}) is str and len({0}) < 10"
"""A text of which CPython makes no integer of more than one digit of its own."""

_TEXT = f"run.bytes_left -= {STRING_BYTES + 12}\nif run.bytes_left < 0: run.out_of_memory()"
_NUMBER = f"run.bytes_left -= {INT_BYTES}\nif run.bytes_left < 0: run.out_of_memory()"
_RANGE = f"run.bytes_left -= {RANGE_BYTES}\nif run.bytes_left < 0: run.out_of_memory()"

_NATIVE: dict[tuple[str, int], tuple[tuple[str, str, str], ...]] = {
    ("range", 1): ((_COUNTED, _RANGE, "range({0})"),),
    ("range", 2): ((f"{_COUNTED} and {_COUNTED.replace('{0}', '{1}')}", _RANGE, "range({0}, {1})"),),
    ("len", 1): ((_SIZED, "", "len({0})"),), ("ord", 1): (("type({0}) is str and len({0}) == 1", "", "ord({0})"),),
    ("min", 2): ((_NUMBERS, "", "{1} if {1} < {0} else {0}"),),
    ("max", 2): ((_NUMBERS, "", "{1} if {1} > {0} else {0}"),),
    ("abs", 1): ((f"{_COUNTED} or type({{0}}) is float", "", "abs({0})"),),
    ("bool", 1): (("{0} is True or {0} is False", "", "{0}"),),
    ("str", 1): (
        ("type({0}) is str and len({0}) < {run}.brief_chars", "", "{0}"),
        (f"{_COUNTED} and 12 < {{run}}.brief_chars", _TEXT, "str({0})"),
    ),
    ("chr", 1): (("type({0}) is int and 0 <= {0} < 256", "", "chr({0})"),),  # CPython keeps these
    ("int", 1): (
        (_COUNTED, "", "{0}"), (_DIGITS, _NUMBER, "int({0})"),
        (f"type({{0}}) is float and {{0}} < {SMALL} and {{0}} > -{SMALL}", "", "int({0})"),
    ),
    ("float", 1): (("type({0}) is float", "", "{0}"), (_COUNTED, "", "float({0})"), (_DIGITS, _TEXT, "float({0})")),
}  # fmt: skip
"""Functions that are plain for some arguments, by name and number of these: ways, each a test, a charge and a value."""


def write_native(w: Writer, name: str, *parts: Key) -> str:
    """A call of a function that is plain for some arguments."""
    values = w.values(parts)
    w.own()
    fn, made = w.take_rare(), w.name()
    for number, way in enumerate(_NATIVE[name, len(parts)]):
        test, charge, plain = (each.format(*values, k=f"{made}k", run=w.run) for each in way)
        with w.block(f"{'el' if number else ''}if {test}:"):
            for line in charge.splitlines():
                w.line(line.replace("run", w.run))
            w.line(f"{made} = {plain}")
    w.line(f"else: {made} = {fn}({', '.join([f'{w.run}', *values])})")
    return made


def write_fresh(w: Writer, *parts: Key) -> str:
    """A call of a function that makes a value, which is noted as made by the text."""
    made = write_strict(w, *parts)
    w.note(made)
    return made


def write_named(w: Writer, kind: str) -> str:
    """The same with arguments by name."""
    run = w.hold_run()
    values = w.read(f"[{w.ask('part')} for part in {w.take()}]")
    w.own()
    made = write_by_names(w, run, w.take(), values, w.take())
    if kind == "fresh":
        w.note(made)
    return made  # type: ignore[no-any-return]


@varied
def write_by_names(w: Writer, run: str, fn: str, values: str, names: str) -> str:
    """Write what calls a function with values of which the last have names."""
    count = w.read(f"len({values}) - len({names})")
    return w.read(f"{fn}({run}, *{values}[:{count}], **dict(zip({names}, {values}[{count}:])))")


_REFUSED = "\nif len({0}) >= {run}.most_items or {run}.bytes_left < 0: refuse_item({run}, {0})"
_KEY = "(({k} := type({1})) is str or {k} is int)"
_NEW_KEY = _KEY + " and len({0}) < {run}.most_items"
_PLACE = "{{run}}.bytes_left -= {0}\nif {{run}}.bytes_left < 0: {{run}}.out_of_memory()"

_METHODS: dict[tuple[str, int], tuple[str, str, str, str]] = {
    ("append", 1): (
        "list", "",
        f"{{run}}.bytes_left -= {ITEM_BYTES}" + _REFUSED,
        "{0}.append({1})",
    ),
    ("pop", 0): ("list", "", "", "{0}.pop()"),
    ("add", 1): (
        "set", _NEW_KEY + " and {run}.filled is None", _PLACE.format(SET_ITEM_BYTES) + "\n{run}.filling = {0}",
        "{0}.add({1}); {run}.filling = None",
    ),
    ("setdefault", 2): ("dict", _NEW_KEY, _PLACE.format(ENTRY_BYTES), "{0}.setdefault({1}, {2})"),
    ("get", 1): ("dict", _KEY, "", "{0}.get({1})"), ("get", 2): ("dict", _KEY, "", "{0}.get({1}, {2})"),
    **{(name, 0): ("dict", "", "", f"{{0}}.{name}()") for name in ("items", "keys", "values")},
    ("told", 0): ("str", "len({0}) < 1024", "", "{c}({0})"),
    ("changed", 0): (
        "str", "len({0}) < 1024 and len({0}) < {run}.brief_chars and {0}.isascii()",
        _PLACE.format(f"{STRING_BYTES} + len({{0}})"), "{c}({0})",
    ),
    **{
        (name, 1): ("str", "len({0}) < 1024 and type({1}) is str", "", f"{{0}}.{name}({{1}})")
        for name in ("startswith", "endswith")
    },
}  # fmt: skip
"""Methods that are plain for owners of a type: that, the test of the arguments, what is charged, and what they give."""


def write_method(w: Writer, name: str | None, count: int, changing: bool, owner: Key, *parts: Key) -> str:
    """`owner.name(…)`: the owner is asked for the method before the arguments are evaluated."""
    if changing:
        w.hold_run()
    whole = w.value(owner, tested=True)
    place = w.own()
    find, read = w.take() if name is None else w.take_rare(), w.take_rare()
    called = w.take_rare()
    own, test, charge, plain = ("", "", "", "") if name is None else _METHODS[name, count]
    made, fn, run = w.name(), w.name(), w.run
    of = w.read(f"type({whole})")
    known = {"c": w.take() if name in ("told", "changed") else "", "k": f"{made}k", "run": run}
    owned = f"({made} := {run}.owned) is not None and id({whole}) not in {made}"
    with w.block(f"if {of} is not {own}:" if own else ""):
        w.settle(whole)
        w.at(place)
        w.line(f"{fn} = {find}(type({whole}))")
        method = write_bound(w, whole, fn, read, called)
    values = w.values(parts)
    w.at(place)
    if own:
        with w.block(f"if {of} is {own}:"):
            if changing:
                w.line(f"if {owned}: raise Foreign")
            with w.block(f"if {test.format(whole, *values, **known)}:" if test else ""):
                for line in charge.format(whole, *values, **known).splitlines():
                    w.line(line)
                w.line(f"{made} = {plain.format(whole, *values, **known)}")
            if test:
                w.line(f"else: {made} = {find}({of})({', '.join([run, whole, *values])})")
    with w.block("else:" if own else ""):
        if changing:
            w.line(f"if {fn} is not None and {owned}: raise Foreign")
        w.line(f"if {fn} is not None: {made} = {fn}({', '.join([run, whole, *values])})")
        write_bound_call(w, made, method, whole, values)
    return made


@varied
def write_bound(w: Writer, whole: str, fn: str, read: str, called: str) -> str:
    """Write what reads a method that no plain type has: what a class of the text has, or a field."""
    return w.read(f"{read}({w.run}, {whole}) if {fn} is None else None")


@varied
def write_bound_call(w: Writer, made: str, method: str, whole: str, values: Sequence[str]) -> None:
    """Write what calls it otherwise."""
    w.line(f"else: {made} = call_value({', '.join([w.run, method, *values])})")


WRITERS |= {
    "call": write_call, "host": write_host_call, "native": write_native, "fresh": write_fresh,
    "method": write_method, "named": write_named,
}  # fmt: skip
