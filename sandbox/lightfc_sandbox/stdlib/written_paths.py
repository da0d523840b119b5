"""Paths as text: `os.path` and `pathlib` as far as no file is asked, in the way of POSIX wherever the host is."""

from collections.abc import Mapping

_PATH = """\
class PurePosixPath:
    def __init__(self, *args):
        given = [fspath(each) for each in args]
        text = join(*given) if given else ''
        self.root = '//' if text.startswith('//') and not text.startswith('///') else '/' * text.startswith('/')
        self.drive, self._tail = '', [each for each in text.split('/') if each and each != '.']
    def _made(self, root, tail):
        made = self.__class__()
        made.root, made._tail = root, [*tail]
        return made
    def __str__(self): return self.root + '/'.join(self._tail) or '.'
    as_posix = __str__
    __fspath__ = __str__
    def __repr__(self): return f'{self.__class__.__name__}({str(self)!r})'
    def __hash__(self): return hash(self.parts)
    def __eq__(self, other): return self.parts == other.parts if isinstance(other, PurePosixPath) else NotImplemented
    def __lt__(self, other): return self.parts < other.parts if isinstance(other, PurePosixPath) else NotImplemented
    def __le__(self, other): return self.parts <= other.parts if isinstance(other, PurePosixPath) else NotImplemented
    def __gt__(self, other): return self.parts > other.parts if isinstance(other, PurePosixPath) else NotImplemented
    def __ge__(self, other): return self.parts >= other.parts if isinstance(other, PurePosixPath) else NotImplemented
    def _is_path(self, other): return isinstance(other, (str, PurePosixPath))
    def __truediv__(self, other): return self.joinpath(other) if self._is_path(other) else NotImplemented
    def __rtruediv__(self, other): return self.__class__(other, self) if self._is_path(other) else NotImplemented
    def joinpath(self, *args): return self.__class__(self, *args)
    @property
    def parts(self): return (self.root, *self._tail) if self.root else (*self._tail,)
    @property
    def anchor(self): return self.root
    @property
    def name(self): return self._tail[-1] if self._tail else ''
    @property
    def suffix(self): return self.name[len(self.stem):]
    @property
    def suffixes(self):
        name = self.name
        return [] if name.endswith('.') else ['.' + each for each in name.lstrip('.').split('.')[1:]]
    @property
    def stem(self):
        at = self.name.rfind('.')
        return self.name[:at] if 0 < at < len(self.name) - 1 else self.name
    @property
    def parent(self): return self._made(self.root, self._tail[:-1]) if self._tail else self
    @property
    def parents(self):
        return (*[self._made(self.root, self._tail[:size]) for size in range(len(self._tail) - 1, -1, -1)],)
    def with_name(self, name):
        if not self.name: raise ValueError(f'{self!r} has an empty name')
        if not name or '/' in name or name == '.': raise ValueError(f'Invalid name {name!r}')
        return self._made(self.root, [*self._tail[:-1], name])
    def with_stem(self, stem): return self.with_name(stem + self.suffix)
    def with_suffix(self, suffix):
        if '/' in suffix or (suffix and (suffix[0] != '.' or suffix == '.')):
            raise ValueError(f'Invalid suffix {suffix!r}')
        return self.with_name(self.stem + suffix)
    def is_absolute(self): return bool(self.root)
    def is_relative_to(self, *other):
        parts = self.__class__(*other).parts
        return self.parts[:len(parts)] == parts
    def relative_to(self, *other):
        above = self.__class__(*other)
        if not self.is_relative_to(above): raise ValueError(f'{str(self)!r} is not in the subpath of {str(above)!r}')
        return self._made('', self.parts[len(above.parts):])
"""

_OF_TEXT = {
    "fspath": """\
def fspath(path):
    made = path if isinstance(path, str) else AS_PATH(path)
    if made is not None: return made
    raise TypeError(f'expected str, bytes or os.PathLike object, not {path.__class__.__name__}')
""",
    "join": """\
def join(a, *p):
    path = fspath(a)
    for each in map(fspath, p):
        if each.startswith('/'): path = each
        else: path += each if not path or path.endswith('/') else '/' + each
    return path
""",
}

_OS_PATH = {
    **_OF_TEXT,
    "split": """\
def split(p):
    p = fspath(p)
    at = p.rfind('/') + 1
    return p[:at].rstrip('/') or p[:at], p[at:]
""",
    "basename": "def basename(p): return split(p)[1]\n",
    "dirname": "def dirname(p): return split(p)[0]\n",
    "splitext": """\
def splitext(p):
    p = fspath(p)
    at, name = p.rfind('.'), p.rfind('/') + 1
    return (p[:at], p[at:]) if at > name and p[name:at].strip('.') else (p, '')
""",
    "isabs": "def isabs(s): return fspath(s).startswith('/')\n",
    "normpath": """\
def normpath(path):
    path = fspath(path)
    root = '//' if path.startswith('//') and not path.startswith('///') else '/' * path.startswith('/')
    kept = []
    for each in path.split('/'):
        if each == '..' and kept and kept[-1] != '..': kept.pop()
        elif each not in ('', '.') and not (each == '..' and root and not kept): kept.append(each)
    return root + '/'.join(kept) or '.'
""",
    "commonprefix": """\
def commonprefix(m):
    if not m: return ''
    low, high = min(m), max(m)
    return next((low[:at] for at, each in enumerate(low) if high[at:at + 1] != each), low)
""",
    "sep": "sep = '/'\n",
}

PATHS: Mapping[str, Mapping[str, str]] = {
    "os": {"fspath": _OF_TEXT["fspath"], "sep": "sep = '/'\n", "linesep": "linesep = '\\n'\n"},
    "os.path": _OS_PATH,
    "pathlib": {
        **_OF_TEXT,
        "PurePosixPath": _PATH,
        "PosixPath": "class PosixPath(PurePosixPath): pass\n",
        "PurePath": "PurePath = PurePosixPath\n",
        "Path": "Path = PosixPath\n",
    },
}
"""By the module and the name there: the statement that gives it."""
