"""`secrets`, `hmac` and the part of `struct` and `types` that the language itself can say."""

from collections.abc import Mapping

_SECRETS = {
    "token_bytes": """\
def token_bytes(nbytes=None): return random.Random().randbytes(32 if nbytes is None else nbytes)
""",
    "token_hex": "def token_hex(nbytes=None): return token_bytes(nbytes).hex()\n",
    "token_urlsafe": """\
def token_urlsafe(nbytes=None): return base64.urlsafe_b64encode(token_bytes(nbytes)).rstrip(b'=').decode('ascii')
""",
    "choice": "def choice(seq): return random.Random().choice(seq)\n",
    "randbits": "def randbits(k): return random.Random().getrandbits(k)\n",
    "randbelow": """\
def randbelow(exclusive_upper_bound):
    if exclusive_upper_bound <= 0: raise ValueError('Upper bound must be positive.')
    return random.Random().randrange(exclusive_upper_bound)
""",
    "compare_digest": """\
def compare_digest(a, b, /):
    if isinstance(a, str) and isinstance(b, str):
        if a.isascii() and b.isascii(): return a == b
        raise TypeError('comparing strings with non-ASCII characters is not supported')
    for each in (a, b):
        if not isinstance(each, (bytes, bytearray)):
            kinds = f"{a.__class__.__name__!r} and {b.__class__.__name__!r}"
            raise TypeError(f'unsupported operand types(s) or combination of types: {kinds}')
    return a == b
""",
}
"""Each is drawn from a generator of its own, which the operating system seeds with all that it has in it."""

_HMAC = {
    "HMAC": """\
class HMAC:
    def __init__(self, key, msg=None, digestmod=''):
        if not isinstance(key, (bytes, bytearray)):
            raise TypeError(f'key: expected bytes or bytearray, but got {key.__class__.__name__!r}')
        if not digestmod: raise TypeError("Missing required argument 'digestmod'.")
        self._make = digestmod if callable(digestmod) else lambda data: hashlib.new(digestmod, data)
        self._inner = self._make(b'')
        self.block_size, self.digest_size = self._inner.block_size, self._inner.digest_size
        self.name = f'hmac-{self._inner.name}'
        key = (self._make(key).digest() if len(key) > self.block_size else bytes(key)).ljust(self.block_size, b'\\0')
        self._outer = bytes([each ^ 0x5C for each in key])
        self._inner.update(bytes([each ^ 0x36 for each in key]))
        if msg is not None: self.update(msg)
    def update(self, msg): self._inner.update(msg)
    def digest(self): return self._make(self._outer + self._inner.digest()).digest()
    def hexdigest(self): return self.digest().hex()
""",
    "new": "def new(key, msg=None, digestmod=''): return HMAC(key, msg, digestmod)\n",
    "digest": "def digest(key, msg, digest): return HMAC(key, msg, digest).digest()\n",
    "compare_digest": _SECRETS["compare_digest"],
}

_STRUCT = {
    "Struct": """\
class Struct:
    def __init__(self, format): self.format, self.size = format, struct.calcsize(format)
    def pack(self, *values): return struct.pack(self.format, *values)
    def unpack(self, buffer, /): return struct.unpack(self.format, buffer)
    def unpack_from(self, buffer, offset=0): return struct.unpack_from(self.format, buffer, offset)
    def iter_unpack(self, buffer, /): return iter_unpack(self.format, buffer)
""",
    "iter_unpack": """\
def iter_unpack(format, buffer, /):
    size = struct.calcsize(format)
    if not size: raise struct.error('cannot iteratively unpack with a struct of length 0')
    if len(buffer) % size:
        raise struct.error(f'iterative unpacking requires a buffer of a multiple of {size} bytes')
    return (struct.unpack_from(format, buffer, at) for at in range(0, len(buffer), size))
""",
}

_TYPES = {
    "mappingproxy": """\
class mappingproxy(Mapping):
    def __init__(self, mapping):
        if not isinstance(mapping, MAPPING):
            raise TypeError(f'mappingproxy() argument must be a mapping, not {mapping.__class__.__name__}')
        self._mapping = mapping
    def __getitem__(self, key): return self._mapping[key]
    def __len__(self): return len(self._mapping)
    def __iter__(self): return iter(self._mapping)
    def __contains__(self, key): return key in self._mapping
    def __reversed__(self): return reversed(self._mapping)
    def __repr__(self): return f'mappingproxy({self._mapping!r})'
    def __str__(self): return str(self._mapping)
    def __eq__(self, other): return self._mapping == (other._mapping if isinstance(other, mappingproxy) else other)
    def __or__(self, other): return self._mapping | (other._mapping if isinstance(other, mappingproxy) else other)
    def __ror__(self, other): return other | self._mapping
    def get(self, key, default=None, /): return self._mapping.get(key, default)
    def keys(self): return self._mapping.keys()
    def values(self): return self._mapping.values()
    def items(self): return self._mapping.items()
    def copy(self): return self._mapping.copy()
""",
    "MappingProxyType": "MappingProxyType = mappingproxy\n",
}

BYTES: Mapping[str, Mapping[str, str]] = {"secrets": _SECRETS, "hmac": _HMAC, "struct": _STRUCT, "types": _TYPES}
"""By the module and the name there: the statement that gives it."""
