"""`secrets`, `hmac` and the part of `io`, `struct` and `types` that the language itself can say."""

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

_IO = {
    "BytesIO": """\
class BytesIO:
    def __init__(self, initial_bytes=b''):
        self._held, self._at, self._closed = bytearray(), 0, False
        if initial_bytes is not None: self.write(initial_bytes)
        self._at = 0
    def _check(self, size=None, said='argument should be integer or None, not'):
        if self._closed: raise ValueError('I/O operation on closed file.')
        if size is not None and not isinstance(size, int):
            raise TypeError(f'{said} {size.__class__.__name__!r}')
    def _taken(self, end):
        begin, self._at = self._at, max(self._at, end)
        return bytes(self._held[begin:end])
    def _end(self, size):
        self._check(size)
        return len(self._held) if size is None or size < 0 else min(self._at + size, len(self._held))
    @property
    def closed(self): return self._closed
    def close(self): self._held, self._closed = bytearray(), True
    def readable(self): return self._check() is None
    def writable(self): return self._check() is None
    def seekable(self): return self._check() is None
    def isatty(self): return self._check() is not None
    def flush(self): self._check()
    def tell(self):
        self._check()
        return self._at
    def getvalue(self):
        self._check()
        return bytes(self._held)
    def read(self, size=-1, /): return self._taken(self._end(size))
    def read1(self, size=-1, /): return self.read(size)
    def readline(self, size=-1, /):
        end = self._end(size)
        return self._taken(self._held.find(b'\\n', self._at, end) + 1 or end)
    def readlines(self, size=None, /):
        self._check(size, 'integer argument expected, got')
        lines, left = [], size or -1
        for line in self:
            lines.append(line)
            left -= len(line)
            if size is not None and size > 0 and left <= 0: break
        return lines
    def readinto(self, buffer, /):
        found = self.read(len(buffer))
        buffer[:len(found)] = found
        return len(found)
    def write(self, b, /):
        self._check()
        if not isinstance(b, (bytes, bytearray)):
            raise TypeError(f'a bytes-like object is required, not {b.__class__.__name__!r}')
        if b and self._at > len(self._held): self._held.extend(bytes(self._at - len(self._held)))
        self._held[self._at:self._at + len(b)] = b
        self._at += len(b)
        return len(b)
    def writelines(self, lines, /):
        self._check()
        for each in lines: self.write(each)
    def seek(self, pos, whence=0, /):
        self._check()
        for each in (pos, whence):
            if not isinstance(each, int):
                raise TypeError(f'{each.__class__.__name__!r} object cannot be interpreted as an integer')
        if whence not in (0, 1, 2): raise ValueError(f'invalid whence ({whence}, should be 0, 1 or 2)')
        if not whence and pos < 0: raise ValueError(f'negative seek value {pos}')
        self._at = max(pos + (0, self._at, len(self._held))[whence], 0)
        return self._at
    def truncate(self, size=None, /):
        self._check(size)
        size = self._at if size is None else size
        if size < 0: raise ValueError(f'negative size value {size}')
        del self._held[size:]
        return size
    def __iter__(self):
        self._check()
        return self
    def __next__(self):
        line = self.readline()
        if not line: raise StopIteration
        return line
    def __enter__(self):
        self._check()
        return self
    def __exit__(self, kind, error, trace): self.close()
""",
}

BYTES: Mapping[str, Mapping[str, str]] = {
    "secrets": _SECRETS, "hmac": _HMAC, "struct": _STRUCT, "types": _TYPES, "io": _IO,
}  # fmt: skip
"""By the module and the name there: the statement that gives it."""
