"""The same closures for a C compiler: what writes Cython in the place of Python, and the modules of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import operators
from lightfc_sandbox.budget.costs import ENTRY_BYTES, STRING_BYTES
from writer import Key, Writer, write_whole

QUICK = {
    "+": "quick_add", "-": "quick_subtract", "*": "quick_multiply", "/": "quick_divide", "//": "quick_floor",
    "%": "quick_remainder", "bits": "quick_bits", "<": "quick_less", "<=": "quick_less_equal", ">": "quick_greater",
    ">=": "quick_greater_equal", "==": "quick_equal", "!=": "quick_unequal",
}  # fmt: skip
"""The functions of `quick.h` for operators."""


class NativeWriter(Writer):
    """Writes the code of a closure in Cython.

    The frame is a list, and the run an `Account`. What the place of a text gives stands in the closure (`self`): values
    in `c`, slots in `i`, and what is for what is not plain, with the nodes, in `n`. Before what can fail, `at` is told
    where the node stands in `n`.

    Attributes:
        declared: The variables that are no objects of Python, with their types.
        told: The place that has been told where the code at hand stands; None where that is not known.
    """

    def __init__(self) -> None:
        super().__init__()
        self.run = "run"
        self.declared: dict[str, str] = {}
        self.told: Any = None
        self.own_of: dict[str, str] = {}  # of methods what tells that they are functions of a class of the text
        self._last_margin = 1

    def line(self, text: str) -> None:
        """One more line of code, before which its place is told."""
        if self.margin != self._last_margin or text.startswith(_OTHER_BRANCHES):
            self.told = None
        self._last_margin = self.margin
        if self.place is not None and self.place != self.told and not text.startswith(_OTHER_BRANCHES):
            self.lines.append(" " * self.margin + f"at[0] = <place {self.place}>")
            self.told = self.place
        self.lines.append(" " * self.margin + text)

    def take(self) -> str:
        """The next of what the place of a text gives."""
        self.taken += 1
        return f"self.c[{self.taken - 1}]"

    def take_rare(self) -> str:
        """The next of what it gives for what is not plain."""
        self.rare += 1
        return f"self.n[{self.rare}]"

    def slot(self) -> str:
        """The variable of the frame at hand whose slot is the next of what the place gives."""
        self.taken += 1
        return f"{self.frame}[self.i[{self.taken - 1}]]"

    def variable(self, key: str) -> str:
        """The variable whose slot is the next of what the place gives, in the frame at hand or one around that."""
        if key == "far":
            return self.far_slot()
        return self.slot().replace(self.frame, f"(<list?>{self.frame}[1])", 1) if key == "outer" else self.slot()

    def far_slot(self) -> str:
        """The variable of a frame around that at hand: the place gives how far out that is, and then the slot."""
        self.taken += 2
        return f"around({self.frame}, self.i[{self.taken - 2}])[self.i[{self.taken - 1}]]"

    def ask(self, part: str) -> str:
        """What gives the value of a closure."""
        return f"ask({part}, {self.frame})"

    def applied(self, op: str, x: str, y: str) -> str:
        """What gives what an operator makes of two values that are not plain."""
        if self.method is None:
            return super().applied(op, x, y)
        return f"by_method(run, {op}, {x}, {y}, {self.method!r}, True)"

    def constant(self) -> str:
        """The next of what the place gives, as a value that is used more than once."""
        return self.read(self.take())

    def number(self, text: str) -> str:
        """What a text gives, as a number of C."""
        return f"<long long>{text}"

    def count(self) -> str:
        """A new variable for a number that the code itself counts."""
        name = self.name()
        self.declared[name] = "long long"
        return name

    def new_frame(self, text: str) -> str:
        """Write what gives a new frame."""
        name = self.read(text)
        self.declared[name] = "list"
        return name

    def code(self, name: str, key: Key) -> str:
        """The function of a shape."""
        write_whole(self, key)
        assert self.taken <= MAX_TAKEN, key  # noqa: S101
        lines = "\n".join(self.lines)
        for place in range(self.owned):
            lines = lines.replace(f"<place {place}>", str(self.rare + 1 + place))
        head = [f"cdef object {name}(Closure self, list f, int *at):"]
        head += [f" cdef {kind} {each}" for each, kind in self.declared.items()]
        if "run" in lines:
            head.append(" cdef Account run = <Account>f[0]")
        return "\n".join([*head, lines])


MAX_TAKEN = 12
"""What one place can give; `nodes.pxd` has as many slots."""

_OTHER_BRANCHES = "else:", "elif ", "except", "finally"


def holds(w: NativeWriter, value: str) -> str:
    """The test whether a value counts as true."""
    told = w.count()
    w.line(f"{told} = quick_truth({value})")
    w.line(f"if {told} < 0: {told} = slow_truth(run, {value})")
    return told


def write_operator(w: NativeWriter, symbol: str, x: str, y: str, op: str) -> str:
    """Write an operator on two values; `op` is what takes all operands."""
    made = w.name()
    if symbol in operators.ORDERED:
        told = w.count()
        w.line(f"{told} = {QUICK[symbol]}({x}, {y})")
        w.line(f"if {told} >= 0: {made} = True if {told} else False")
    elif symbol in ("is", "is not"):
        w.settle(x, y)
        w.line(f"{made} = {x} {symbol} {y}")
        return made
    elif symbol in ("in", "not in"):
        operators.write_search(w, symbol, x, y, made)
    elif symbol != "op":
        _write_arithmetic(w, symbol, x, y, made, op)
        return made
    with w.block("else:" if symbol != "op" else ""):
        w.settle(x, y)
        w.line(f"{made} = {w.applied(op, x, w.written[y][1] if y in w.written else y)}")
    return made


def _write_arithmetic(w: NativeWriter, symbol: str, x: str, y: str, made: str, op: str) -> None:
    code = w.take().replace("self.c", ", self.i") if symbol == "bits" else ""
    w.line(f"{made} = {QUICK[symbol]}({x}, {y}{code})")
    with w.block(f"if <PyObject *>{made} == SLOW:"):
        texts = symbol == "+" and x not in w.kinds and y not in w.kinds
        if texts:
            size = w.count()
            w.line(f"{size} = short_texts({x}, {y}, run.brief_chars)")
            with w.block(f"if {size} >= 0:"):
                w.charge(f"{STRING_BYTES} + {size}")
                w.line(f"{made} = <str>{x} + <str>{y}")
        with w.block("else:" if texts else ""):
            w.settle(x, y)
            w.line(f"{made} = {w.applied(op, x, y)}")


def finds(w: NativeWriter, x: str, y: str) -> str:
    """The test whether `x in y` takes no time."""
    return f"finds_key({y}, {x}) or type({y}) is str and type({x}) is str and len({y}) < 1024"


def is_short(w: NativeWriter, value: str) -> str:
    """The test whether a value is a small integer."""
    return f"is_short({value})"


def write_read(w: NativeWriter, whole: str, key: str, op: str) -> str:
    """Write what reads an item."""
    made = w.read(f"quick_item({whole}, {key})")
    with w.block(f"if <PyObject *>{made} == SLOW:"):
        w.settle(whole, key)
        w.line(f"{made} = by_method(run, {op}, {whole}, {key}, '__getitem__', False)")
    return made


def write_set(w: NativeWriter, whole: str, key: str, value: str) -> None:
    """Write `whole[key] = value`."""
    with w.block(f"if run.owned is not None or not quick_set({whole}, {key}, {value}):"):
        with w.block(f"if run.owned is None and maps_key({whole}, {key}) and len(<dict>{whole}) < run.most_items:"):
            w.charge(str(ENTRY_BYTES))
            w.line(f"(<dict>{whole})[{key}] = {value}")
        w.line(f"else: set_item(run, {whole}, {key}, {value})")


def write_text_call(w: NativeWriter, callee: Key, *arguments: Key) -> str:
    """A call of what the text computes, with arguments by position alone."""
    simple = all(each == "bound" for each in arguments)
    fn = w.value(callee, tested=simple)
    values = w.values(arguments)
    w.own()
    count, given = operators.size_of(values), ", ".join(values)
    made = w.name()
    with w.block(f"if type({fn}) is TextFunction and (<TextFunction>{fn}).arity == {count}:"):
        w.line(f"{made} = entered(run, <TextFunction>{fn}, [run, (<TextFunction>{fn}).around, (), {given}])")
    with w.block("else:"):
        w.settle(fn)
        text = f"call_by_place(run, {fn}, [{given}]) if type({fn}) is TextFunction"
        w.line(f"{made} = {text} else call_other(run, {fn}, {given})")
    return made


def write_by_names(w: NativeWriter, run: str, fn: str, values: str, names: str) -> str:
    """Write what calls a function with values of which the last have names."""
    return w.read(f"by_names({fn}, [{run}, *{values}], {names})")


def write_parts(w: NativeWriter, value: str) -> None:
    """Write what unpacks a value by a plan."""
    w.line(f"unpacked(run, {w.frame}, {value}, {w.take()})")


_FINDING = {
    "attribute": "own_attribute", "callee": "own_callee", "fields": "own_fields", "items": "quick_items",
    "part": "quick_item",
}  # fmt: skip

_CHARGED = frozenset({"attribute", "callee", "items"})
"""What charges what it makes, or may call a function."""


def write_found(w: NativeWriter, template: str, owner: Key) -> str:
    """What is found quickly in values of some types."""
    whole = w.value(owner)
    w.own()
    made = w.read(f"{_FINDING[template]}({'run, ' * (template in _CHARGED)}{whole}, {w.take()})")
    w.line(f"if <PyObject *>{made} == SLOW: {made} = {w.take_rare()}(run, {whole})")
    return made


def write_bound(w: NativeWriter, whole: str, fn: str, read: str, called: str) -> str:
    """What reads a method that no plain type has: one of a class of the text is not bound to its object."""
    method, own = w.name(), w.count()
    w.line(f"{method} = None; {own} = 0")
    with w.block(f"if {fn} is None:"):
        w.line(f"{method} = own_method({whole}, {called})")
        w.line(f"if <PyObject *>{method} != SLOW: {own} = 1")
        w.line(f"else: {method} = own_callee(run, {whole}, {called})")
        w.line(f"if <PyObject *>{method} == SLOW: {method} = {read}(run, {whole})")
    w.own_of[method] = own
    return method


def write_bound_call(w: NativeWriter, made: str, method: str, whole: str, values: Sequence[str]) -> None:
    """What calls it otherwise."""
    of = f"(<TextFunction>{method})"
    given = ", ".join([whole, *values])
    with w.block(f"elif {w.own_of[method]}:"):
        w.line(f"if {of}.arity != {1 + len(values)}: {made} = call_by_place(run, {of}, [{given}])")
        w.line(f"else: {made} = entered(run, {of}, [run, {of}.around, (), {given}])")
    w.line(f"else: {made} = call_value({', '.join(['run', method, *values])})")


def write_generator(
    w: NativeWriter, outer: str, place: int, items: str, source: str, targets: Sequence[Key], filtered: bool,
    element: tuple[Key, ...],
) -> str:  # fmt: skip
    """A generator expression: an iterator of C, since C has no generators."""
    taken: list[str] = []
    for number, to in enumerate(targets):
        taken += [w.take()] if number else []
        taken.append(w.take())
        w.taken += 2 if to == "names" else 0
    condition = w.take() if filtered else "None"
    loops = ", ".join([*taken, "None", "None"][:3])
    drawn = f"drawn(self, <place {place}>, run, {w.frame}, {items}, {loops}, {condition}, {w.take()})"
    w.frame = outer
    inner = ", inner=True" if len(targets) > 1 else ""
    return w.read(f"lazily(run, {drawn}, {source}{inner})")


NativeWriter.ways: Mapping[str, Callable[..., Any]] = {
    each.__name__: each
    for each in (
        holds, finds, is_short, write_operator, write_read, write_set, write_text_call, write_generator,
        write_found, write_bound, write_bound_call, write_parts, write_by_names,
    )
}  # fmt: skip

HEAD = '''\
# cython: language_level=3, boundscheck=True, wraparound=False, annotation_typing=False, binding=False
"""Closures of shapes, written by `python sandbox/templates`: change that, and not this."""

from cpython.object cimport PyObject
from lightfc_sandbox.budget.counters cimport Account
from lightfc_sandbox.evaluation.nodes cimport *
from lightfc_sandbox.values.text_functions cimport TextFunction

from collections import Counter, defaultdict, deque

import lightfc_sandbox.evaluation.prepared as known

from lightfc_sandbox.evaluation.nodes import call_other as _call_other, call_plain
from lightfc_sandbox.values.kinds import DefaultDict

know_collections(defaultdict, DefaultDict, Counter, deque)
cdef object call_other = _call_other
cdef object call_value = call_plain

CLOSURES = {}
'''

KNOWN = (
    "UNBOUND", "DELETED", "Foreign", "BREAK", "CONTINUE", "charge_turns", "charge_growth", "deeper",
    "refuse_item", "set_item", "truth", "make_slice", "adopt", "handed", "iterate", "lazily", "check_key",
)  # fmt: skip
"""The names that closures know, beside those of sets."""

SETS = {"PLAIN": "frozenset", "ATOMS": "set"}


def native_module(shapes: Iterable[Key]) -> str:
    """The text of a module, of the shapes that it has the closures of."""
    text = [HEAD, *[f"cdef object {each} = known.{each}" for each in KNOWN]]
    text += [f"cdef {kind} {each} = known.{each}" for each, kind in SETS.items()]
    for number, key in enumerate(shapes):
        name = f"closure{number}"
        text += [f"\n{NativeWriter().code(name, key)}", f"CLOSURES[{key!r}] = prepared(<void *>{name})"]
    return "\n".join(text) + "\n"
