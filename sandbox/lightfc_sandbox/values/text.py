"""Text from values: `str`, `repr`, f-strings and `%`, without running a method of a host object and within bounds."""

import enum
import math
import operator
import re
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import PLACE_BYTES, TEXT_LIKE
from lightfc_sandbox.budget.quick import are_brief, brief_items, by_special, quick_format
from lightfc_sandbox.errors import Refused, Stop
from lightfc_sandbox.scheduling.futures import Pending, touch
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.error_messages import message_of
from lightfc_sandbox.values.fields import field_of
from lightfc_sandbox.values.host_objects import ASKED_STEPS, ask, checked_text, own_text
from lightfc_sandbox.values.iteration import all_of
from lightfc_sandbox.values.kinds import (
    ATOMS,
    CONTAINERS,
    DECIMALS,
    MAPPINGS,
    SHOWN,
    TEXTS_OF,
    CaughtError,
    Record,
    type_name,
)
from lightfc_sandbox.values.opened import cannot, is_of_host, offers
from lightfc_sandbox.values.plain import is_plain
from lightfc_sandbox.values.precision import CHEAP, exactly, in_context
from lightfc_sandbox.values.type_tables import is_array, shown_as, static_attribute, unmixed, unmixed_for

# CPython takes the decimal digits of every script for a width, and so does \d.
_NUMBER = r"\d+"
_FIELD = r"([-+ #0]*)(\*|[0-9]+)?(\.(?:\*|[0-9]+)?)?[hlL]?(.?)"  # behind the sign and the key of a field of `%`
DATE_WIDTH = r"%[^a-zA-Z%]*\d"  # a number after % in a date format: the C library reads it as a width, and pads to it


DATE_CHARS = 32  # a directive of a date format has two characters and writes at most 64, the name of a time zone
_MAX_SPEC_CHARS = 32  # longer specifications are not remembered
_FORMATTED = frozenset({int, float, str})  # types that CPython formats in no more time than their text takes
_FORMAT_OF_ENUMS = enum.Enum.__format__
_LONG = 1 << 512
_LOOKED_AT = 1_024  # items after which it is asked whether there is time for more
_ARRAY_ITEMS = 1_000  # an array of more shows at most three at both ends of each axis
_ARRAY_CHARS = 16
_MAX_TEMPLATE_CHARS = 128  # longer templates are not remembered
_FIELD_BYTES = 80  # what a field of `%` takes beside its text, where there may be many


def _sizes_in(spec: str) -> list[tuple[int, str]]:
    # Of more digits than these each is too much, and CPython may refuse to convert it.
    return [(int(number) if len(number) < 10 else 1 << 60, number) for number in re.findall(_NUMBER, spec)]


_known_sizes = lru_cache(256)(_sizes_in)


def check_spec(run: Run, spec: str, *, at_once: bool = False) -> str:
    """Refuse a format specification whose width or precision asks for more characters than a string may have.

    Args:
        at_once: A single text is made by it, and charged then.
    """
    for size, number in _known_sizes(spec) if len(spec) <= _MAX_SPEC_CHARS else _sizes_in(spec):
        if at_once and size < run.brief_chars:
            continue
        if len(number) > 9 or size > run.limits.string_chars:
            raise Stop("string_chars", run.limits.string_chars, f"a width or precision of {number[:12]}")
        run.charge_chars(size)
    return spec


def _format_value(run: Run, value: Any, conversion: int, spec: str) -> str:
    if conversion != -1:
        value = converted(run, value, chr(conversion))
    if type(value) in _FORMATTED:
        return run.charged_text(format(value, check_spec(run, spec, at_once=True))) if spec else to_str(run, value)
    if offers(run, value, "format"):
        return checked_text(run, ask(run, value, "__format__", check_spec(run, spec)), "__format__")
    if not spec:
        return to_str(run, value)
    check_spec(run, spec)
    if type(value) not in ATOMS:
        value = _as_formatted(run, value)
    if type(value) in kinds.TIMES:
        if re.search(DATE_WIDTH, spec):
            raise Refused("a number after % is not allowed in the format of a date")
        run.charge_chars(DATE_CHARS * len(spec))
    if type(value) in DECIMALS:
        run.charge_chars(_leaf_chars(value) + _decimal_places(value))
    exact = type(value) in DECIMALS
    return run.charged_text(in_context(run, CHEAP, format, value, spec) if exact else format(value, spec))


format_value = quick_format(_format_value, _known_sizes, _MAX_SPEC_CHARS)
"""One replacement field of an f-string: `format_value(run, value, conversion, spec)`.

`conversion` is `ast.FormattedValue.conversion`.
"""


def converted(run: Run, value: Any, conversion: str) -> str:
    """What `!s`, `!r` or `!a` make of a value."""
    text = to_str(run, value) if conversion == "s" else to_repr(run, value)
    return text.encode("ascii", "backslashreplace").decode() if conversion == "a" else text


def _as_formatted(run: Run, value: Any) -> Any:
    """What a specification formats of a number of numpy, or of an enum member: its value, or its text."""
    kind = type(value)
    if is_array(value) and not value.ndim:
        return value.item()
    shown = shown_as(value)
    if shown is not value and unmixed_for(value, "__format__") is shown:
        return shown
    known = kind in run.host_types and issubclass(kind, enum.Enum) and not offers(run, value, "str")
    if known and static_attribute(kind, "__format__") is _FORMAT_OF_ENUMS:
        return to_str(run, value)
    raise cannot(run, "format", TypeError(f"unsupported format string passed to {type_name(value)}.__format__"), value)


def _to_str(run: Run, value: Any) -> str:
    if type(value) is str:
        return value
    if type(value) is float or (type(value) is int and -_LONG < value < _LONG):
        return run.charged_text(str(value))
    if type(value) in ATOMS:
        return _atom_text(run, value)
    if type(value) is CaughtError:
        own = own_text(run, value, str)
        return error_text(run, value) if own is None else own
    if is_array(value):
        return _shown_array(run, value, str)
    own = own_text(run, value, str)
    if own is not None:
        return own
    if type(value) in TEXTS_OF:
        return TEXTS_OF[type(value)](run, value)
    shown = shown_as(value)
    return to_repr(run, value) if shown is value else to_str(run, shown)


def _atom_text(run: Run, value: Any) -> str:
    if type(value) is bytes or type(value) is int:
        return to_repr(run, value)  # which charges it before it is made
    return run.charged_text(exactly(run, str, value) if type(value) in DECIMALS else str(value))


to_str: Callable[[Run, Any], str] = by_special(_to_str, "__str__", then=checked_text, steps=ASKED_STEPS)
"""`str(value)`."""


def error_text(run: Run, value: CaughtError) -> str:
    """`str(value)` of an exception whose class has no `__str__`."""
    given = value.given
    if given is None:
        is_plain(run, value.error.args)  # charges what is looked at
        return run.charged_text(message_of(value.error))
    if len(given) != 1:
        return to_repr(run, given)
    return (to_repr if issubclass(type(value.error), KeyError) else to_str)(run, given[0])


def error_repr(run: Run, value: CaughtError, *, depth: int = 0) -> str:
    """`repr(value)` of an exception whose class has no `__repr__`."""
    parts = [_structure(run, arg, depth + 1) for arg in value.args]
    return f"{type(value.error).__name__}({joined(run, ', ', parts)})"


def _to_repr(run: Run, value: Any) -> str:
    items = brief_items(run, value)
    if items >= 0:
        run.charge_steps(items)
        return run.charged_text(repr(value))
    own = own_text(run, value, repr) if issubclass(type(value), kinds.Instance) else None
    if own is not None:
        return own
    if type(value) in kinds.LEAVES:
        run.charge_chars(_leaf_chars(value))
        return run.charged_text(repr(value))
    if is_plain(run, value):
        # is_plain has counted the items; a leaf that is long itself is charged here before the text is made.
        run.charge_chars(_long_leaves(run, value))
        holds = type(value) in DECIMALS or type(value) not in ATOMS
        text = exactly(run, repr, value) if holds else repr(value)
    else:
        text = _structure(run, value, 0)
    return run.charged_text(text)


to_repr: Callable[[Run, Any], str] = by_special(
    _to_repr, "__repr__", then=lambda run, found: checked_text(run, found, "__repr__"), steps=ASKED_STEPS
)
"""`repr(value)`; an object of the host shows its type and, if registered, its fields, never its own `repr`."""


def _long_leaves(run: Run, value: Any) -> int:
    """Characters that the `repr` of a plain value has at the least; no further than a string may have."""
    kind = type(value)
    if kind in MAPPINGS:
        value = chain.from_iterable(value.items())
    elif (kind not in CONTAINERS and not issubclass(kind, Record)) or kind is bytearray:
        return _leaf_chars(value)
    chars = 0
    for position, item in enumerate(value):
        if not position % _LOOKED_AT:
            run.charge_work(_LOOKED_AT)
            if chars > run.limits.string_chars:
                break
        # Beside an item, a comma or colon stands and a space, or two brackets around all of them.
        if type(item) is str:
            chars += 2 + len(item)
        else:
            chars += 2 + (_long_leaves(run, item) if type(item) not in ATOMS else _leaf_chars(item))
    return chars


SHORTEST: dict[type, int] = {float: 3, complex: 2}
"""Characters that the `repr` of a value has at the least, of types where that is some."""

PARTS: dict[type, Sequence[str]] = {range: ("start", "stop", "step")}
"""What the `repr` of a value is made of, each an integer that can be long."""


def _leaf_chars(value: Any) -> int:
    """How many characters the `repr` of one plain value has at the least."""
    kind = type(value)
    if kind in TEXT_LIKE:
        return len(value)
    if kind is int:
        return int(value.bit_length()) * 3 // 10 + 1
    if kind in DECIMALS:
        return len(value.as_tuple().digits)
    if kind in PARTS:
        return 8 + sum(_leaf_chars(getattr(value, part)) for part in PARTS[kind])
    return SHORTEST.get(kind, 1)


def _decimal_places(value: Any) -> int:
    """How many zeros a decimal number can need when it is written out, or made an integer."""
    return abs(int(value.adjusted())) if type(value) in DECIMALS and value.is_finite() else 0


def _shown_array(run: Run, value: Any, show: Callable[[Any], str]) -> str:
    shown = int(value.size) if value.size <= _ARRAY_ITEMS else math.prod(min(size, 7) for size in value.shape)
    run.charge_chars(shown * _ARRAY_CHARS)
    run.charge_steps(shown)
    return run.charged_text(show(value))


def _structure(run: Run, value: Any, depth: int) -> str:
    run.charge_steps(1)
    kind = type(value)
    run.check_depth(depth)
    if kind in ATOMS:
        run.charge_chars(_leaf_chars(value))
        return run.charged_text(exactly(run, repr, value) if kind in DECIMALS else repr(value))
    if kind in MAPPINGS:
        return _mapping(run, value, kind, depth)
    if kind in _SHOWN_BY_ITEMS:
        parts = [_structure(run, item, depth + 1) for item in value]
        text = _bracketed(kind, joined(run, ", ", parts), len(parts))
        return f"{text[:-1]}, maxlen={value.maxlen})" if kind is deque and value.maxlen is not None else text
    if is_array(value):
        return _shown_array(run, value, repr)
    own = own_text(run, value, repr)
    if own is not None:
        return own
    if kind is CaughtError:
        return error_repr(run, value, depth=depth)
    if issubclass(kind, Record):
        return _named(run, value, kind, zip(kind._fields, value, strict=True), depth)
    return _shown_object(run, value, kind, depth)


def _shown_object(run: Run, value: Any, kind: Any, depth: int) -> str:
    if kind is slice:
        return f"slice({', '.join(_structure(run, each, depth + 1) for each in (value.start, value.stop, value.step))})"
    fields = run.host_types.get(kind)
    if fields is None:
        if kind in SHOWN:
            return SHOWN[kind](run, value)
        return _named_type(value) if kinds.is_type(value) or kind is kinds.HostType else f"<{kinds.class_name(value)}>"
    if issubclass(kind, enum.Enum):
        return f"{kind.__name__}.{value.name}"
    run.before_object()
    shown = ((name, field_of(run, value, field.get(value))) for name, field in fields.items() if field.shown)
    return _named(run, value, kind, shown, depth)


def _named_type(value: Any) -> str:
    """A type as CPython shows it; one that comes from the host by its name only."""
    if type(value) is kinds.UnionType:
        return " | ".join("None" if kinds.real_type(each) is type(None) else each.name for each in value.kinds)
    kind = kinds.real_type(value)
    if type(value) is kinds.TypeName:
        plain = value.plain
    else:
        plain = type(value) is not kinds.HostType and not issubclass(kind, kinds.Inside)
    if issubclass(kind, kinds.Made):
        own = kind._choices is not None
        return f"<enum {kind.__name__!r}>" if own else f"<class '__main__.{kind.__qualname__}'>"
    return repr(kind) if plain else f"<class {kind.__name__!r}>"


def _mapping(run: Run, value: Any, kind: type, depth: int) -> str:
    pairs = [f"{_structure(run, k, depth + 1)}: {_structure(run, v, depth + 1)}" for k, v in value.items()]
    inside = "{" + joined(run, ", ", pairs) + "}"
    if issubclass(kind, defaultdict):
        factory = repr(value.default_factory) if kinds.shows_factory(value) else "<function>"
        return f"defaultdict({factory}, {inside})"
    return inside if kind is dict else f"{kind.__name__}({inside})"


def _named(run: Run, value: Any, kind: type, fields: Iterable[tuple[str, Any]], depth: int) -> str:
    parts = [f"{name}={_structure(run, each, depth + 1)}" for name, each in fields]
    return f"{kind.__name__}({joined(run, ', ', parts)})"


def joined(run: Run, separator: Any, parts: Sequence[Any]) -> Any:
    """Texts in one, whose length is checked before: a text that stands there many times takes its memory once."""
    size = sum(map(len, parts)) + len(separator) * len(parts)
    if size > run.limits.string_chars:
        run.charge_chars(size)
    return separator.join(parts)


def _bracketed(kind: type, inner: str, count: int) -> str:
    if kind is tuple:
        return f"({inner},)" if count == 1 else f"({inner})"
    if kind is set:
        return "{" + inner + "}" if count else "set()"
    if kind is frozenset:
        return "frozenset({" + inner + "})" if count else "frozenset()"
    return f"[{inner}]" if kind is list else f"{kind.__name__}([{inner}])"


def percent(run: Run, template: Any, values: Any, item: Callable[[Run, Any, Any], Any]) -> Any:
    """`template % values` for a string or bytes, with every width and precision bounded before CPython formats.

    Args:
        run: The run.
        template: The template.
        values: What it is given.
        item: What looks a key up in that.
    """
    if type(template) is str and len(template) <= _MAX_TEMPLATE_CHARS and _are_brief(_named_fields(template), values):
        return run.charged_text(template % values)
    made, last = _Filled(run, template, values), 0
    run.charge_chars(len(template), template)
    for begin, key, flags, width, precision, conversion, end in _percent_fields(run, made.readable):
        made.parts.append(template[last:begin])
        if key is not None:
            made.look_up(key, item)
        if conversion == "%" and end == begin + 2:
            made.parts.append(template[begin + 1 : end])
        else:
            made.parts.append(made.field(made.spec(flags, width, precision), conversion, end - 1))
        last = end
    made.parts.append(template[last:])
    made.check_rest()
    return run.charged_text(joined(run, template[:0], made.parts))


def _shown_bytes(run: Run, value: bytearray) -> str:
    run.charge_chars(len(value))
    return run.charged_text(repr(value))


_SHOWN_BY_ITEMS = (CONTAINERS | kinds.VIEWS) - {bytearray}
SHOWN[bytearray] = _shown_bytes
SHOWN[Pending] = lambda run, value: run.inside(to_repr, run, touch(run, value))  # what an object holds may wait
_MAPPED = MAPPINGS | {list, bytes, bytearray, range}
_OF_TEXT = "sra", "ra"  # conversions by `str`, `repr` and `ascii` in a template that is a string, and in one of bytes
_OF_PLAIN = "diouxXeEfFgGc", "diouxXeEfFgGcsb"  # those of numbers, and of bytes
_UNLIKE = lru_cache(64)(lambda name: type(name, (), {"__slots__": ()})())  # of no use to CPython, which names its type


class _Filled:
    """A template that is filled field by field, as CPython does it: its values, and the parts of its text."""

    __slots__ = ("binary", "mapped", "parts", "readable", "rest", "run", "values")

    def __init__(self, run: Run, template: Any, values: Any) -> None:
        self.run, self.values, self.binary = run, values, type(template) is bytes
        self.readable: str = template.decode("latin-1") if self.binary else template
        is_row = type(values) is tuple or issubclass(type(values), Record)
        self.rest = iter(values if is_row else (values,))
        # As in CPython, bytes are a mapping to a string, and not to bytes.
        same = kinds.BYTES if self.binary else {str}
        self.mapped = (type(values) in _MAPPED and type(values) not in same) or offers(run, values, "item")
        self.parts: list[Any] = []

    def look_up(self, key: str, item: Callable[[Run, Any, Any], Any]) -> None:
        """Have the next value be that of a key."""
        if not self.mapped:
            raise TypeError("format requires a mapping")
        self.rest = iter((item(self.run, self.values, key.encode("latin-1") if self.binary else key),))

    def next_value(self) -> Any:
        """The value for the next field, or for a size in it."""
        for value in self.rest:
            return value
        raise TypeError("not enough arguments for format string")

    def spec(self, flags: str, width: str, precision: str) -> str:
        """What stands before the conversion of a field, with its sizes written out."""
        if width == "*":
            size = self._size()
            flags, width = flags + "-" * (size < 0), str(abs(size))
        if precision == ".*":
            precision = f".{max(self._size(), 0)}"
        spec = f"{flags}{width}{precision}"
        return check_spec(self.run, spec) if spec else spec

    def _size(self) -> int:
        size = counts_as(self.run, self.next_value())
        if type(size) not in kinds.INTEGERS:
            raise TypeError("* wants int")
        return int(size)

    def field(self, spec: str, conversion: str, at: int) -> Any:
        """The text of a field, whose conversion stands `at` this place."""
        if not conversion:
            raise ValueError("incomplete format")
        value = self.next_value()
        if self.binary and type(value) is bytearray and conversion in "csb":
            self.run.charge_items(len(value), 1)
            value = bytes(value)
        if conversion in _OF_TEXT[self.binary]:
            text: Any = converted(self.run, value, "a" if self.binary else conversion)
            text = text.encode() if self.binary else text
            return self._format_one(f"{spec}s", text) if spec else text
        if conversion in _OF_PLAIN[self.binary]:
            return self._format_one(spec + conversion, self._plain(value))
        shown = conversion if " " <= conversion <= "~" else "?"
        raise ValueError(f"unsupported format character {shown!r} (0x{ord(conversion):x}) at index {at}")

    def _plain(self, value: Any) -> Any:
        """A value as CPython is to have it, charged."""
        plain = value.item() if is_array(value) and not value.ndim else counts_as(self.run, value)
        if type(plain) not in ATOMS:
            if is_of_host(value):
                raise TypeError(f"% cannot format a value of type {type_name(value)!r} as a number in a program")
            return _UNLIKE(type_name(value))
        # %d makes an integer of a decimal number.
        self.run.charge_bits(4 * _decimal_places(plain))
        self.run.charge_chars(_leaf_chars(plain))
        return plain

    def _format_one(self, field: str, value: Any) -> Any:
        template: Any = b"%" + field.encode("latin-1") if self.binary else f"%{field}"
        return exactly(self.run, operator.mod, template, (value,)) if type(value) in DECIMALS else template % (value,)

    def check_rest(self) -> None:
        """Refuse values for which there is no field."""
        if not self.mapped and next(self.rest, self) is not self:
            kind = "bytes" if self.binary else "string"
            raise TypeError(f"not all arguments converted during {kind} formatting")


@lru_cache(256)
def _named_fields(template: str) -> bool | None:
    """Whether all fields of a template have keys, or none; None if there are both, or one may have many characters."""
    fields = [*_fields_in(template)]
    named = {key is not None for _, key, *_ in fields}
    short = all("*" not in width + more and len(width) < 3 and len(more) < 4 for _, _, _, width, more, *_ in fields)
    return None if not short or len(named) != 1 else named.pop()


def _are_brief(named: bool | None, values: Any) -> bool:
    """Whether what stands in a template is short, whatever its fields make of it."""
    if named is None:
        return False
    if named:
        return type(values) is dict and len(values) <= _MAX_TEMPLATE_CHARS and are_brief((*values.values(),))
    return are_brief(values)


# Of each field of a template: where it begins, its key, flags, width, precision and conversion, and where it ends.
_Fields = Iterable[tuple[int, str | None, str, str, str, str, int]]


def _percent_fields(run: Run, template: str) -> _Fields:
    """The fields of a template, found as CPython finds them."""
    fields = template.count("%")
    run.charge_steps(fields + (len(template) >> 3))
    if len(template) <= _MAX_TEMPLATE_CHARS:
        return _short_fields(template)
    run.charge_bytes(_FIELD_BYTES * fields)
    return _fields_in(template)


def _fields_in(template: str) -> _Fields:
    at = template.find("%")
    while at >= 0:
        begin, at, key = at, at + 1, None
        if template.startswith("(", at):
            end = _key_end(template, at)
            key, at = template[at + 1 : end - 1], end
        found: Any = re.compile(_FIELD, re.DOTALL).match(template, at)
        yield begin, key, *found.groups(""), found.end()
        at = template.find("%", found.end())


_short_fields = lru_cache(256)(lambda template: (*_fields_in(template),))


def _key_end(template: str, at: int) -> int:
    """Where the key in parentheses ends that begins at `at`; parentheses in it nest."""
    depth = 0
    while at < len(template):
        depth += {"(": 1, ")": -1}.get(template[at], 0)
        at += 1
        if not depth:
            return at
    raise ValueError("incomplete format key")


def counts_as(run: Run, value: Any) -> Any:
    """What a member of an enum is that is itself a text or a number; any other value as it is."""
    kind = type(value)
    if issubclass(kind, kinds.Instance) and kind._choices is not None and offers(run, value, "int"):
        return value.fields["_value_"]
    return unmixed(value)


def strings(run: Run, values: Any) -> list[str]:
    """The items of an iterable, all of them strings."""
    if type(values) is list and len(values) <= run.most_items and _STRING.issuperset(map(type, values)):
        run.charge_steps(len(values))
        run.charge_bytes(len(values) * PLACE_BYTES)  # for the copy that CPython would make of anything else
        return values
    return drawn_strings(run, all_of(run, values))


def drawn_strings(run: Run, items: list[Any]) -> list[str]:
    """The same of a list that has been made of them, and charged."""
    if _STRING.issuperset(map(type, items)):
        return items
    items = [touch(run, item) for item in items]
    for index, item in enumerate(items):
        if type(unmixed(item)) is not str:
            raise TypeError(f"sequence item {index}: expected str instance, {type_name(item)} found")
    return strings(run, [*map(unmixed, items)])


_STRING = frozenset({str})
