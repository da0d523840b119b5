"""`json`: `loads` and `dumps` of plain data, within the limits."""

import json
import re
from collections.abc import Mapping
from operator import is_
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.budget.costs import ENTRY_BYTES, ITEM_BYTES
from lightfc_sandbox.budget.quick import brief_items
from lightfc_sandbox.effects import CALLBACK, MAKES, R_OTHER, READS
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import in_turn, touch
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.stdlib.classes import read_own
from lightfc_sandbox.stdlib.exception_types import error_type, let_read
from lightfc_sandbox.stdlib.wrapping import call_back, take_strings
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.kinds import (
    ATOMS,
    BYTES,
    INTEGERS,
    LISTS,
    MAPPINGS,
    Builtin,
    Record,
    class_name,
    type_name,
)
from lightfc_sandbox.values.plain import charge_collisions, is_plain
from lightfc_sandbox.values.text import to_repr
from lightfc_sandbox.values.type_tables import NOTHING_THERE, is_array, unmixed

let_read(json.JSONDecodeError, "msg", "pos", "lineno", "colno")

_MARKS = re.compile(r'\\.|[\[\]{}"]', re.DOTALL)


def _depth(text: str) -> int:
    """How deeply the brackets of a JSON text nest at the most."""
    deepest = depth = 0
    quoted = False
    for mark in _MARKS.finditer(text):
        char = mark[0]
        if char == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif char in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif char in "]}":
            depth -= 1
    return deepest


class _Pairs(list[Any]):
    """What stands in an object, for a function of the text."""


class _Real(str):
    """A number with a point or an exponent, for such a function; the others likewise."""

    __slots__ = ()


class _Whole(str):
    __slots__ = ()


class _Named(str):
    __slots__ = ()


def _loads(
    run: Run,
    /,
    s: Any,
    *,
    cls: Any = None,
    object_hook: Any = None,
    parse_float: Any = None,
    parse_int: Any = None,
    parse_constant: Any = None,
    object_pairs_hook: Any = None,
) -> Any:
    if cls is not None:
        raise Refused("json.loads(cls=…) does not exist in a program: give object_hook=…")
    if type(s) in BYTES:
        run.charge_chars(len(s))
        s = s.decode(json.detect_encoding(s), "surrogatepass")
    if type(s) is not str:
        raise TypeError(f"the JSON object must be str, bytes or bytearray, not {class_name(s)}")
    run.charge_steps(len(s) // 8)
    # A short number such as "1," takes a slot and an object of its own.
    run.charge_bytes(ITEM_BYTES * len(s))
    if s.count("[") + s.count("{") > run.limits.container_depth:
        run.check_depth(_depth(s), "JSON nested deeper")
    most = run.limits.int_bits // 4

    def integer(digits: str) -> int:
        run.charge_bits(4 * len(digits))
        return int(digits)

    long = len(s) > most and re.search(rf"(?<!\d)\d{{{most + 1}}}", s) is not None
    if not (None is object_hook is parse_float is parse_int is parse_constant is object_pairs_hook):
        hooks = _Hooks(run, object_hook, parse_float, parse_int, parse_constant, object_pairs_hook)
        return _told(run, s, hooks, integer)
    made = json.loads(s, parse_int=integer if long else None)
    if s.count(",") >= run.most_items:
        _check_sizes(run, made)
    return made


class _Hooks:
    """The functions of a text that tell what stands for objects and numbers of JSON."""

    def __init__(self, run: Run, of_object: Any, real: Any, whole: Any, named: Any, of_pairs: Any) -> None:
        self.run, self.of_object, self.of_pairs = run, of_object, of_pairs
        self.numbers: dict[type, Any] = {_Real: real, _Whole: whole, _Named: named}

    def made_of(self, value: Any) -> Any:
        """What stands for a value, with all that is in it, in the order of the JSON text."""
        kind, run = type(value), self.run
        if kind in self.numbers:
            return call_back(run, self.numbers[kind], str(value))
        if kind is list:
            run.check_size(value)
            return run.fresh([self.made_of(each) for each in value])
        return self._object(value) if kind is _Pairs else value

    def _object(self, pairs: _Pairs) -> Any:
        run = self.run
        run.check_size(pairs)
        found = [(key, self.made_of(each)) for key, each in pairs]
        if self.of_pairs is not None:
            return call_back(run, self.of_pairs, run.fresh(found))
        made = run.fresh(dict(found))
        return made if self.of_object is None else call_back(run, self.of_object, made)


def _told(run: Run, s: str, hooks: _Hooks, integer: Any) -> Any:
    run.charge_bytes(3 * ITEM_BYTES * len(s))  # pairs, and what holds them until they are told
    real, whole, named = (kind if hooks.numbers[kind] is not None else None for kind in (_Real, _Whole, _Named))
    read = json.loads(s, object_pairs_hook=_Pairs, parse_float=real, parse_int=whole or integer, parse_constant=named)
    return hooks.made_of(read)


def _check_sizes(run: Run, value: Any) -> None:
    if type(value) is list or type(value) is dict:
        run.check_size(value)
        for each in value.values() if type(value) is dict else value:
            _check_sizes(run, each)


def _dumps(
    run: Run,
    /,
    obj: Any,
    *,
    skipkeys: Any = False,
    check_circular: Any = True,
    allow_nan: Any = True,
    indent: Any = None,
    sort_keys: Any = False,
    ensure_ascii: Any = True,
    separators: Any = None,
    default: Any = None,
    cls: Any = None,
) -> Any:
    given = skipkeys, check_circular, allow_nan, indent, sort_keys, ensure_ascii, separators, default
    if cls is not None:
        return _encoded(run, cls, obj, dict(zip(_OPTIONS, given, strict=True)))
    items = brief_items(run, obj) if all(map(is_, given, _DEFAULTS)) else -1
    if items >= 0:
        run.charge_steps(items)
        return run.charged_text(json.dumps(obj))
    if default is not None or not is_plain(run, obj):
        obj = _written(run, obj, default, 0)
        if not is_plain(run, obj):
            raise TypeError("json.dumps takes plain data")
    text = to_repr(run, obj)
    width, between = _spacing(indent, separators)
    # A character beyond ASCII can become two escapes of six; a key that is a number is put into quotes.
    run.charge_chars(len(text) * (12 if ensure_ascii and not text.isascii() else 2) + width)
    if indent is not None or between > 2:
        run.charge_chars(len(text) * 2 + _layout(run, obj, width, between))
    return json.dumps(
        obj,
        skipkeys=bool(skipkeys),
        # Nothing is: it would be too deep.
        check_circular=bool(check_circular),
        allow_nan=bool(allow_nan),
        indent=indent,
        sort_keys=bool(sort_keys),
        ensure_ascii=bool(ensure_ascii),
        separators=separators,
        default=_refuse,
    )


_DEFAULTS = False, True, True, None, False, True, None, None
_OPTIONS = "skipkeys", "check_circular", "allow_nan", "indent", "sort_keys", "ensure_ascii", "separators", "default"


def _encoded(run: Run, cls: Any, obj: Any, options: dict[str, Any]) -> Any:
    """What an encoder of the text makes of a value: `json.JSONEncoder` is written in the language."""
    if not kinds.is_class(cls):
        raise TypeError(f"cls must be a class that derives from json.JSONEncoder, not {type_name(cls)!r}")
    made = touch(run, call_value(run, cls, **options))
    encode = read_own(run, made, "encode")
    if encode is NOTHING_THERE:
        raise TypeError(f"cls must be a class that derives from json.JSONEncoder, not {type_name(made)!r}")
    return touch(run, call_value(run, encode, obj))


def _spacing(indent: Any, separators: Any) -> tuple[int, int]:
    """How many characters stand before an item for each container around it, and how many between two."""
    if indent is not None and (type(indent) not in INTEGERS and type(indent) is not str):
        raise TypeError(f"indent must be an integer or a string, not {type_name(indent)}")
    width = len(indent) if type(indent) is str else max(indent or 0, 0)
    if separators is None:
        return width, 2
    if type(separators) not in LISTS or len(separators) != 2:
        raise TypeError("separators must be a tuple of two strings")
    take_strings(*separators)
    return width, len(separators[0]) + len(separators[1])


def _written(run: Run, value: Any, default: Any, depth: int) -> Any:
    """What `json` writes for a value: plain values where CPython's are of their kind too, and what `default` gives."""
    value = kinds.inner_of(run, touch(run, value))
    kind = type(value)
    if kind in kinds.LEAVES:
        return value
    run.check_depth(depth, "JSON nested deeper")
    if kind in MAPPINGS:
        run.charge_items(len(in_turn(run, value)), ENTRY_BYTES)  # an object may hold it that others change
        charge_collisions(run, value)
        return {_plain(key): _written(run, each, default, depth + 1) for key, each in value.items()}
    if kind in LISTS or issubclass(kind, Record):
        run.charge_items(len(in_turn(run, value)))
        return [_written(run, each, default, depth + 1) for each in value]
    plain = _plain(value)
    if plain is not value or (default is None and kind in ATOMS):
        return plain
    if default is None:
        _refuse(value)
    return _written(run, call_back(run, default, value), default, depth + 1)


def _plain(value: Any) -> Any:
    """A float where numpy's is, and what an enum member stands for that is itself a string or number."""
    return float(value) if is_array(value) and isinstance(value, float) else unmixed(value)


def _layout(run: Run, obj: Any, width: int, between: int) -> int:
    """The characters that indentation and separators take."""
    chars, depth, layer = 0, 0, [obj]
    while layer:
        depth += 1
        below: list[Any] = []
        for item in layer:
            if type(item) in LISTS or type(item) in MAPPINGS or issubclass(type(item), Record):
                run.charge_steps(len(item))
                chars += len(item) * (between + 1 + depth * width) + depth * width
                below.extend(item.values() if type(item) in MAPPINGS else item)
        layer = below
    return chars


def _refuse(value: Any) -> Any:
    raise TypeError(f"Object of type {class_name(value)} is not JSON serializable")


MEMBERS: Mapping[str, Any] = {
    "loads": Builtin("json.loads", _loads, callback="object_hook", effects=R_OTHER | MAKES | CALLBACK, cost=ITSELF),
    "dumps": Builtin("json.dumps", _dumps, callback="default", effects=READS | CALLBACK, cost=ITSELF),
    "JSONDecodeError": error_type(json.JSONDecodeError),
}
"""What `json.` offers."""
