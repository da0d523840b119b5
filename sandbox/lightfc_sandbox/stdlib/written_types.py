"""Builtin types that are written in the language: a text that names one has it as if its class stood there."""

from collections.abc import Mapping

_ASKED = (
    "count decode endswith find hex index isalnum isalpha isascii isdigit islower isspace istitle isupper rfind rindex "
    "startswith"
)
_MADE = (
    "capitalize center ljust lower lstrip removeprefix removesuffix replace rjust rstrip strip swapcase title upper "
    "zfill"
)
_PARTED, _SPLIT = "partition rpartition", "rsplit split splitlines"
_COMPARED = {"eq": "==", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}

_BYTEARRAY = """\
class bytearray:
    def __init__(self, source=b'', *args, **kwargs):
        if isinstance(source, str) and (args or kwargs): source = source.encode(*args, **kwargs)
        self._items = [0] * source if isinstance(source, int) and source >= 0 else LIST(source)
    def __len__(self): return len(self._items)
    def __iter__(self): return iter(self._items)
    def __getitem__(self, index): return MADE(self._items[index]) if isinstance(index, slice) else self._items[index]
    def __setitem__(self, index, value):
        if isinstance(index, slice): self._items[index] = PARTS(value)
        elif isinstance(value, int) and 0 <= value < 256: self._items[index] = +value
        else: self._items[index] = bytes((value,))[0]
    def __delitem__(self, index): del self._items[index]
    def __reversed__(self): return reversed(self._items)
    def __contains__(self, item): return PLAIN(item) in bytes(self._items)
    def __repr__(self): return f'bytearray({bytes(self._items)!r})'
    def __add__(self, other): return MADE(self._items + LIST(RAW(other)))
    def __radd__(self, other): return RAW(other) + bytes(self._items)
    def __iadd__(self, other):
        self._items += LIST(RAW(other))
        return self
    def __mul__(self, times): return MADE(self._items * times)
    __rmul__ = __mul__
    def __imul__(self, times):
        self._items *= times
        return self
    def append(self, item, /): self._items.append(bytes((item,))[0])
    def extend(self, items, /): self._items.extend(PARTS(items))
    def insert(self, index, item, /): self._items.insert(index, bytes((item,))[0])
    def pop(self, index=-1, /): return self._items.pop(index)
    def remove(self, value, /): del self._items[bytes(self._items).index(bytes((value,)))]
    def clear(self): self._items.clear()
    def reverse(self): self._items.reverse()
    def copy(self): return MADE(self._items[:])
    def join(self, items, /): return bytearray(bytes(self._items).join([*map(RAW, items)]))
    @classmethod
    def fromhex(cls, text, /): return cls(bytes.fromhex(text))
"""


def _handed_on(names: str, made: str) -> str:
    call = "bytes(self._items).{0}(*map(PLAIN, args), **kwargs)"
    return "".join(
        f"    def {name}(self, *args, **kwargs): return {made.format(call).format(name)}\n" for name in names.split()
    )


TYPES: Mapping[str, str] = {
    "bytearray": _BYTEARRAY
    + "".join(
        f"    def __{name}__(self, other):\n"
        f"        return bytes(self._items) {symbol} PLAIN(other) if isinstance(other, BYTES) else NotImplemented\n"
        for name, symbol in _COMPARED.items()
    )
    + _handed_on(_ASKED, "{}")
    + _handed_on(_MADE, "bytearray({})")
    + _handed_on(_PARTED, "tuple(map(bytearray, {}))")
    + _handed_on(_SPLIT, "[*map(bytearray, {})]"),
    "BYTES": "BYTES = bytes, bytearray\n",
    "MADE": "def MADE(items):\n    made = bytearray()\n    made._items = items\n    return made\n",
    "PLAIN": "def PLAIN(x): return bytes(x._items) if isinstance(x, bytearray) else x\n",
    "RAW": """\
def RAW(x):
    if isinstance(x, BYTES): return PLAIN(x)
    raise TypeError(f"can't concat {x.__class__.__name__} to bytearray")
""",
    "PARTS": """\
def PARTS(items):
    if isinstance(items, (int, str)): raise TypeError('expected bytes, or an iterable of integers')
    return LIST(items)
""",
    "LIST": "def LIST(x): return x._items[:] if isinstance(x, bytearray) else [*bytes(x)]\n",
}
"""By its name, and that of what it needs: the statement that gives it."""

BUILT_IN = frozenset({"bytearray"})
"""The names that a program may use of them, which it need not import."""
