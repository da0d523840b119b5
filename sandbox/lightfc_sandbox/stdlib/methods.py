"""The attributes and methods of plain types: an explicit list for each exact type.

No method here changes its owner, so at this level a text cannot change anything that it was given. A method whose
result can be larger than its owner is charged before it runs.
"""

import sys
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Mapping
from encodings.aliases import aliases
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Brief, Cost, Looks, Takes, both, measured, texts
from lightfc_sandbox.budget.costs import (
    CONTAINER_BYTES,
    ENTRY_BYTES,
    INT_BYTES,
    NUMBER_BYTES,
    ORDERED_ENTRY_BYTES,
    RANGE_BYTES,
    SET_BYTES,
    TEXT_LIKE,
)
from lightfc_sandbox.budget.quick import are_little, at_sight, charged_brief, find, quick_call
from lightfc_sandbox.effects import CALLBACK, CONSUMES, DRAWS, MAKES, PASSES, PURE, R_OTHER, READS, W_MAP
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.attributes import CLASS_MEMBERS
from lightfc_sandbox.stdlib.byte_items import bytes_like
from lightfc_sandbox.stdlib.comparison import is_equal
from lightfc_sandbox.stdlib.templates import format_map, format_template
from lightfc_sandbox.stdlib.wrapping import Plain, counted_result, own_methods
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.iteration import TABLES, all_of, counted, items_for_set
from lightfc_sandbox.values.kinds import (
    ATOMS,
    BYTES,
    BYTES_TAKEN,
    INTEGERS,
    MAPPINGS,
    NEVER_ITERATED,
    Builtin,
    Entry,
    Method,
    TextGenerator,
    type_name,
)
from lightfc_sandbox.values.plain import ASK, REFUSE, STANDS, charge_collisions, check_key
from lightfc_sandbox.values.text import drawn_strings, strings, to_repr
from lightfc_sandbox.values.type_tables import ATTRIBUTES, as_integer, fields_of, methods, name_methods, whole

_Table = dict[str, Entry]
_TRIPLE_BYTES = 200  # a tuple of three texts, one of them counted otherwise
_LOOKED_THROUGH = Looks(10)
_BYTE_ROWS = frozenset({bytes, bytearray, tuple})
_PART_BYTES: Mapping[type, int] = {str: 88, bytes: 88, bytearray: 136}  # a text that others are parted into
_LOOKS_UP = READS | W_MAP | CALLBACK  # the items that a template names may be made by a `defaultdict`
_SETS = frozenset({set, frozenset})
_SET_METHODS = ("union", "intersection", "difference", "symmetric_difference", "issubset", "issuperset", "isdisjoint")
SMALL = Takes(NUMBER_BYTES)


def plain(cls: type, costs: Mapping[str, Cost], result: Any = None, *, effects: int = PURE) -> _Table:
    """Methods of a plain type that call CPython's own, by their names, each with its cost.

    Those of bytes take a `bytearray` as well, which the text may change.
    """
    taken = BYTES_TAKEN if cls in BYTES else ATOMS
    effects |= (R_OTHER if cls in BYTES else 0) | (MAKES if cls is bytearray else 0)
    return {
        name: Method(Plain(getattr(cls, name), result=result, owned=True, taken=taken), effects=effects, cost=cost)
        for names, cost in costs.items()
        for name in names.split()
    }


def _alike(a: Any, b: Any) -> bool:
    """Whether one of two values may be a part of the other, which is a text."""
    return type(a) is type(b) or (type(a) in BYTES and type(b) in BYTES)


def _written(times: int, more: int = 0) -> Cost:
    """What makes a text of up to `times` characters for each of its owner's, and takes `more` bytes beside them."""

    def cost(run: Run, owner: Any, *_: Any, **__: Any) -> None:
        run.charge_chars(len(owner) * (1 if type(owner) is str and owner.isascii() else times), owner)
        run.charge_bytes(more)
        run.charge_steps(len(owner) >> 10)

    return Brief(cost)


def _search_backwards(run: Run, owner: Any, wanted: Any = None, *_: Any, **__: Any) -> None:
    """A search from the end, which CPython does not do in linear time as it does those from the beginning."""
    if _alike(wanted, owner):
        run.charge_steps(len(wanted) * max(len(owner) - len(wanted), 0) >> 10)


@Brief
def _charge_pad(run: Run, owner: Any, width: Any = 0, fill: Any = "", *_: Any, **__: Any) -> None:
    run.charge_chars(max(len(owner), width), owner, *([fill] if type(fill) is str else []))


@Brief
def _charge_strip(run: Run, owner: Any, chars: Any = None, *_: Any, **__: Any) -> None:
    run.charge_chars(len(owner), owner)
    if type(chars) in TEXT_LIKE:
        # Each character of the owner is looked for in all of them.
        run.charge_steps(len(owner) * len(chars) >> (17 if owner.isascii() and chars.isascii() else 13))


@Brief
def _split(run: Run, owner: Any, sep: Any = None, *_: Any, **__: Any) -> None:
    # At worst there is a part for every second character.
    parts = 1 + owner.count(sep) if sep and _alike(sep, owner) else len(owner) // 2 + 1
    run.charge_bytes(_PART_BYTES[type(owner)] * parts + len(owner) * (1 if owner.isascii() else 4))


@Brief
def _charge_replace(
    run: Run, owner: Any, old: Any = None, new: Any = None, count: Any = -1, *_: Any, **__: Any
) -> None:
    if _alike(old, owner) and _alike(new, owner):
        found = owner.count(old)
        times = found if count < 0 else min(found, count)
        run.charge_chars(max(len(owner) + times * (len(new) - len(old)), len(owner)), owner, new)


CODECS = frozenset({
    "utf-8", "utf8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be", "ascii",
    "us-ascii", "latin-1", "latin1", "iso-8859-1", "cp1252", "windows-1252",
})  # fmt: skip
"""The Unicode codecs, and such as are part of it: others run transforms such as decompression."""

_HANDLERS = {
    "strict": 4, "ignore": 4, "replace": 4, "surrogateescape": 4, "surrogatepass": 4, "backslashreplace": 10,
    "xmlcharrefreplace": 10,
}  # fmt: skip
"""Bytes for a character, at the most. A host can register handlers of its own, so others are not looked up."""


def _is_text_encoding(name: str) -> bool:
    """Whether CPython has an encoding of texts of a name."""
    name = name[:40].lower().replace("-", "_").replace(" ", "_")
    return aliases.get(name, name) in _ENCODINGS


_BINARY = {"base64_codec", "bz2_codec", "hex_codec", "quopri_codec", "rot_13", "uu_codec", "zlib_codec"}
_ENCODINGS = {*aliases.values(), "charmap", "idna", "punycode", "raw_unicode_escape", "unicode_escape"} - _BINARY


def _charge_code(run: Run, owner: Any, encoding: Any = "utf-8", errors: Any = "strict", *_: Any, **__: Any) -> None:
    if type(encoding) is not str or type(errors) is not str:
        raise TypeError("encoding and errors must be str")
    if encoding.lower().replace("_", "-") not in CODECS:
        if _is_text_encoding(encoding):
            raise Refused(f"the encoding {encoding!r} does not exist in a program: use {', '.join(sorted(CODECS))}")
        raise LookupError(f"unknown encoding: {encoding} (a program may use {', '.join(sorted(CODECS))})")
    if errors not in _HANDLERS:
        raise LookupError(f"unknown error handler name {errors!r} (a program may use {', '.join(sorted(_HANDLERS))})")
    run.charge_bytes(_HANDLERS[errors] * len(owner))


def _bits_read(bytes: Any = b"", *_: Any, **__: Any) -> int:  # noqa: A002 - Python's own name
    return 8 * len(bytes) if type(bytes) in _BYTE_ROWS else 0


def _to_join(items: Any) -> Any:
    if type(items) in NEVER_ITERATED:
        raise TypeError("can only join an iterable")
    return items


def _join(run: Run, owner: str, items: Any, /) -> str:
    return _joined(run, owner, strings(run, _to_join(items)))


def _join_drawn(run: Run, owner: str, items: list[Any]) -> str:
    return _joined(run, owner, drawn_strings(run, items))


def _joined(run: Run, owner: str, parts: list[str]) -> str:
    size = sum(map(len, parts)) + len(owner) * max(len(parts) - 1, 0)
    run.charge_chars(size, owner, *parts)
    return owner.join(parts)


_VIEW_BYTES = 80  # by which CPython sees one of the rows that it joins; it has those of all at the same time


def _join_bytes(run: Run, owner: bytes | bytearray, items: Any, /) -> bytes | bytearray:
    parts = [touch(run, item) for item in all_of(run, _to_join(items))]
    for index, item in enumerate(parts):
        found = bytes_like(run, item)
        if found is None:
            raise TypeError(f"sequence item {index}: expected a bytes-like object, {type_name(item)} found")
        parts[index] = found
    run.charge_bytes(_VIEW_BYTES * len(parts))
    run.charge_items(sum(map(len, parts)) + len(owner) * max(len(parts) - 1, 0), 1)
    return owner.join(parts)


def _tabbed(tab: Any) -> Cost:
    """What `expandtabs` makes."""

    def cost(run: Run, owner: Any, tabsize: Any = 8, *_: Any, **__: Any) -> None:
        run.charge_chars(len(owner) + owner.count(tab) * max(tabsize, 0), owner)

    return cost


def make_translation(run: Run, /, *args: Any) -> dict[int, Any]:
    """`str.maketrans`."""
    for each in args[1:]:
        if type(each) is not str:
            raise TypeError(f"maketrans() argument must be str, not {type_name(each)}")
    if len(args) == 1 and type(args[0]) in MAPPINGS:
        # CPython asks no more than whether a key is a number or one character.
        if not {int, bool, str}.issuperset(map(type, args[0])):
            raise TypeError("keys in translate table must be strings or integers")
    elif args and (len(args) == 1 or type(args[0]) is not str):
        raise TypeError("if you give only one argument to maketrans it must be a dict")
    size = sum(map(len, args))
    run.charge_steps(size)
    run.charge_items(size, ENTRY_BYTES + INT_BYTES)
    if args and type(args[0]) in MAPPINGS:
        charge_collisions(run, args[0])
    # That of a mapping is made of a dict, since a subclass could have methods of its own.
    return str.maketrans(dict(args[0])) if len(args) == 1 else str.maketrans(*args)


def _check_table(table: Any) -> None:
    if type(table) is not dict:
        has_items = issubclass(type(table), kinds.Instance) or type(table) in kinds.CONTAINERS
        error = Refused if has_items else TypeError
        raise error(f"translate() takes a dict in a program, such as str.maketrans gives, not {type_name(table)!r}")


def _translate(run: Run, owner: str, table: Any, /) -> str:
    _check_table(table)
    run.charge_steps(len(owner) >> 4)
    used = {code: table[code] for code in map(ord, dict.fromkeys(owner)) if code in table}
    if not {int, bool, str, type(None)}.issuperset(map(type, used.values())):
        raise TypeError("character mapping must return integer, None or str")
    longer = {code: len(text) - 1 for code, text in used.items() if type(text) is str and len(text) > 1}
    more = 0
    if longer:
        run.charge_steps(len(owner))
        more = sum(longer.get(code, 0) for code in map(ord, owner))
    run.charge_chars(len(owner) + more, owner, *(text for text in used.values() if type(text) is str))
    return owner.translate(used)


def count_items(run: Run, owner: Any, value: Any, /) -> int:
    """`owner.count(value)` of a sequence."""
    if type(owner) is not list and type(owner) is not tuple:
        return sum(1 for item in counted(run, owner) if item is value or is_equal(run, item, value))
    count = at = 0
    while (at := find(run, owner, value, at, sys.maxsize, is_equal) + 1) > 0:
        count += 1
    return count


def index_of(run: Run, owner: Any, value: Any, start: Any = 0, stop: Any = sys.maxsize, /) -> int:
    """`owner.index(value, start, stop)` of a sequence."""
    integers = type(start) is int and type(stop) is int
    if not integers and any(type(whole(each)) not in INTEGERS for each in (start, stop)):
        raise TypeError("slice indices must be integers or have an __index__ method")
    first, last, _ = slice(start, stop).indices(len(owner))
    position = find(run, owner, value, first, last, is_equal)
    if position >= 0:
        return position
    if isinstance(owner, tuple):
        raise ValueError("tuple.index(x): x not in tuple")
    if type(owner) is range and type(value) not in INTEGERS:
        raise ValueError("sequence.index(x): x not in sequence")
    raise ValueError(f"{to_repr(run, value)} is not in {type(owner).__name__}")


def _from_keys(cls: type) -> Callable[..., Any]:
    def from_keys(run: Run, keys: Any, value: Any = None, /) -> Any:
        if cls is Counter:
            raise NotImplementedError("Counter.fromkeys() is undefined.  Use Counter(iterable) instead.")
        entry = ENTRY_BYTES if cls is dict else ORDERED_ENTRY_BYTES
        own = REFUSE if cls is OrderedDict else STANDS if type(keys) in TABLES else ASK
        run.charge_made(cls, 0)
        made = kinds.empty_like(cls())
        for key in counted(run, keys):
            run.charge_bytes(entry + INT_BYTES)
            made[check_key(run, key, own)] = value
        return made

    if cls is OrderedDict:
        return lambda run, /, iterable, value=None: from_keys(run, iterable, value)
    return from_keys


def reading_methods(cls: type) -> dict[str, Any]:
    """The methods that all mappings have and that change nothing, of those of one type."""
    make = _from_keys(cls)
    return (
        own_methods(cls, READS | PASSES, 0, get="key", items="", keys="", values="")
        | methods(READS | MAKES | PASSES, ITSELF, copy=copy_of)
        | methods(
            CONSUMES | MAKES | PASSES, ITSELF, fromkeys=lambda run, owner, keys, value=None, /: make(run, keys, value)
        )
    )


def copy_of(run: Run, owner: Any) -> Any:
    """`owner.copy()`, of a container that can be changed."""
    kind = type(owner)
    run.charge_made(kind, len(owner))
    if kind is dict or (kind is not deque and kind not in MAPPINGS):
        return owner.copy()
    made = kinds.empty_like(owner)
    if kind in MAPPINGS:
        charge_collisions(run, owner)
    (made.extend if kind is deque else made.update)(owner)
    return made


def _set_method(cls: type, name: str) -> Method:
    real = getattr(cls, name)

    def call(run: Run, owner: Any, /, *others: Any) -> Any:
        if _SETS.issuperset(map(type, others)) and are_little((owner, *others)):
            return charged_brief(run, real(owner, *others))
        run.charge_made(set, len(owner))
        run.charge_bytes((SET_BYTES + 16) * len(others))
        ready = [items_for_set(run, other) for other in others]
        # CPython does not look up from several until it is done with all.
        charge_collisions(run, owner, *(each for each in ready if type(each) in TABLES))
        made = real(owner, *ready)
        if type(made) is not bool:
            run.check_size(made)
        return made

    quick = quick_call(call, real, Brief(ITSELF), allowed=_SETS, owned=True)
    return Method(quick, effects=READS | DRAWS | MAKES, cost=ITSELF)


def _of_text(cls: type) -> _Table:
    looking = "count endswith find index isalnum isalpha isascii isdigit islower isspace istitle isupper startswith"
    return {
        **plain(cls, {
            looking: _LOOKED_THROUGH, "capitalize lower swapcase title upper": _written(3),
            "removeprefix removesuffix": _written(1), "partition": _written(1, _TRIPLE_BYTES),
            "rfind rindex rpartition": Brief(both(_search_backwards, _written(1, _TRIPLE_BYTES))),
            "center ljust rjust zfill": _charge_pad, "lstrip rstrip strip": _charge_strip, "replace": _charge_replace,
        }),
        **plain(
            cls, {"split splitlines": _split, "rsplit": Brief(both(_search_backwards, _split))}, counted_result,
            effects=MAKES,
        ),
    }  # fmt: skip


def _of_bytes(cls: type) -> _Table:
    return (
        _of_text(cls)
        | plain(cls, {"hex": _written(3), "translate": _written(1), "expandtabs": _tabbed(b"\t")})
        | plain(cls, {"decode": _charge_code}, counted_result)
        | methods(READS, ITSELF, maketrans=lambda run, owner, /, *args: _BYTES_TABLE.fn(run, *args))
    )


_BYTES_TABLE = Builtin(
    "maketrans", Plain(bytes.maketrans, taken=BYTES_TAKEN), effects=READS, cost=Takes(CONTAINER_BYTES + 256)
)


def _indices(run: Run, owner: slice, length: Any, /) -> tuple[int, int, int]:
    size = as_integer(length)
    run.charge_bits(size.bit_length())
    return owner.indices(size)


_SEARCHED = methods(READS | CALLBACK, ITSELF, count=count_items, index=index_of)

_TABLES: dict[type, kinds.Attributes] = {
    str: _of_text(str) | plain(str, {
        "isdecimal isidentifier isnumeric isprintable": _LOOKED_THROUGH, "casefold": _written(3),
        "expandtabs": _tabbed("\t"),
    }) | plain(str, {"encode": _charge_code}, counted_result)
    | methods(CONSUMES, ITSELF, join=at_sight(_join, "join", TextGenerator, all_of, _join_drawn))
    | methods(READS, ITSELF, translate=_translate)
    | methods(READS | MAKES, ITSELF, maketrans=lambda run, owner, /, *args: make_translation(run, *args))
    | methods(_LOOKS_UP, ITSELF, format=format_template, format_map=format_map),
    bytes: _of_bytes(bytes) | methods(CONSUMES, ITSELF, join=_join_bytes),
    bytearray: _of_bytes(bytearray) | methods(CONSUMES | MAKES, ITSELF, join=_join_bytes)
    | methods(READS | MAKES, ITSELF, copy=copy_of),
    int: plain(int, {
        "bit_length bit_count as_integer_ratio conjugate": SMALL,
        "to_bytes": lambda run, owner, length=1, *_, **__: run.charge_items(length, 1),
    })
    | fields_of(["real", "imag", "numerator", "denominator"]),
    bool: plain(bool, {"bit_length bit_count as_integer_ratio conjugate": SMALL})
    | fields_of(["real", "imag", "numerator", "denominator"]),
    float: plain(float, {"is_integer hex conjugate": SMALL, "as_integer_ratio": Takes(320)})
    | fields_of(["real", "imag"]),
    complex: plain(complex, {"conjugate": SMALL}) | fields_of(["real", "imag"]),
    list: _SEARCHED | methods(READS | MAKES | PASSES, ITSELF, copy=copy_of),
    tuple: _SEARCHED,
    dict: reading_methods(dict),
    range: methods(
        READS | CALLBACK, ITSELF, count=count_items, index=lambda run, owner, value, /: index_of(run, owner, value)
    ) | fields_of(["start", "stop", "step"]),
    slice: methods(PURE, Takes(RANGE_BYTES), indices=_indices)
    | fields_of(["start", "stop", "step"]),
}  # fmt: skip
for _cls, _table in _TABLES.items():
    ATTRIBUTES[_cls] = _table

for _cls in _SETS:
    ATTRIBUTES[_cls] = {name: _set_method(_cls, name) for name in _SET_METHODS} | {
        "copy": Method(copy_of, effects=READS | MAKES | PASSES, cost=ITSELF)
    }

CLASS_MEMBERS.update({
    (bytes, "fromhex"): Builtin("bytes.fromhex", Plain(bytes.fromhex), cost=texts),
    (bytearray, "fromhex"): Builtin("bytearray.fromhex", Plain(bytearray.fromhex), effects=MAKES, cost=texts),
    (bytes, "maketrans"): _BYTES_TABLE,
    (bytearray, "maketrans"): _BYTES_TABLE,
    (float, "fromhex"): Builtin("float.fromhex", Plain(float.fromhex), cost=texts),
    (int, "from_bytes"): Builtin(
        "int.from_bytes", Plain(int.from_bytes, taken=BYTES_TAKEN), cost=measured(Run.charge_bits, _bits_read)
    ),
    (str, "maketrans"): Builtin("str.maketrans", make_translation, cost=ITSELF),
})  # fmt: skip
for _cls in MAPPINGS:
    CLASS_MEMBERS[_cls, "fromkeys"] = Builtin(
        f"{_cls.__name__}.fromkeys", _from_keys(_cls), effects=CONSUMES | MAKES, cost=ITSELF
    )
name_methods(ATTRIBUTES.values())
