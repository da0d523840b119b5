"""What the library has that is written in the language itself: a text that imports it has it as if it stood there.

So whatever it does is checked, charged and kept in order as what a program has written. In these texts a name in
capital letters, and that of a builtin, means what `checking.library` says; names of modules mean these.
"""

import re
from collections.abc import Collection, Mapping

from lightfc_sandbox.stdlib.registry import DERIVED, FACADES
from lightfc_sandbox.stdlib.written_bytes import BYTES
from lightfc_sandbox.stdlib.written_generators import STEERING
from lightfc_sandbox.stdlib.written_groups import names_groups
from lightfc_sandbox.stdlib.written_logging import LOGGING
from lightfc_sandbox.stdlib.written_modules import MODULES
from lightfc_sandbox.stdlib.written_tasks import METHODS, TASKS, TIMED, WAITING
from lightfc_sandbox.stdlib.written_threads import THREADS

_EXIT_STACK = """\
class {0}:
    def __init__(self): self._leaving = []
    def enter_context(self, cm):
        entered = ENTER(cm, METHODS)
        self._leaving.append(lambda error: LEAVE(cm, METHODS, error))
        return entered
    def push(self, exit):
        self._leaving.append(lambda error: LEAVE(exit, METHODS, error))
        return exit
    def callback(self, callback, /, *args, **kwds):
        def leave(error): callback(*args, **kwds)
        self._leaving.append(leave)
        return callback
    enter_async_context = enter_context
    push_async_exit = push
    push_async_callback = callback
    def pop_all(self):
        made = self.__class__()
        made._leaving, self._leaving = self._leaving, []
        return made
    def close(self): self.__exit__(None, None, None)
    aclose = close
    def __enter__(self): return self
    def __exit__(self, kind, error, trace):
        raised = error
        while self._leaving:
            leave = self._leaving.pop()
            try:
                if leave(raised): raised = None
            except BaseException as other:
                raised = other
        if raised is not None and raised is not error: raise raised
        return raised is not error
"""

_CONTEXTMANAGER = """\
def contextmanager(func):
    def decorate(make, func):
        @functools.wraps(func)
        def inner(*args, **kwds):
            with make(): return func(*args, **kwds)
        return inner
    return MANAGER(func, decorate)
"""

_REDIRECT = """\
class redirect_stdout:
    _heard = REDIRECT(None)  # from here on who prints waits for its turn
    def __init__(self, new_target): self._target, self._old = new_target, []
    def __enter__(self):
        self._old.append(REDIRECT(self._target))
        return self._target
    def __exit__(self, kind, error, trace): REDIRECT(self._old.pop())
"""

_CONTEXTLIB = {
    "ExitStack": _EXIT_STACK.format("ExitStack"),
    "AsyncExitStack": _EXIT_STACK.format("AsyncExitStack"),
    "ContextDecorator": """\
class ContextDecorator:
    def __call__(self, func):
        @functools.wraps(func)
        def inner(*args, **kwds):
            with self: return func(*args, **kwds)
        return inner
""",
    "contextmanager": _CONTEXTMANAGER,
    "redirect_stdout": _REDIRECT,
    "AbstractContextManager": """\
class AbstractContextManager:
    def __enter__(self): return self
    @abc.abstractmethod
    def __exit__(self, kind, error, trace): ...
""",
    "closing": """\
class closing:
    def __init__(self, thing): self.thing = thing
    def __enter__(self): return self.thing
    def __exit__(self, kind, error, trace): self.thing.close()
""",
}

_ONE_METHOD = "class {0}:\n    @abc.abstractmethod\n    def {1}: ...\n"
_SIZED_AND_MORE = "    @abc.abstractmethod\n    def __len__(self): ...\n    @abc.abstractmethod\n    def {0}: ...\n"

_ABSTRACT = {
    "Iterable": _ONE_METHOD.format("Iterable", "__iter__(self)").replace("...", "yield from ()"),
    "Sized": _ONE_METHOD.format("Sized", "__len__(self)"),
    "Container": _ONE_METHOD.format("Container", "__contains__(self, item)"),
    "Callable": _ONE_METHOD.format("Callable", "__call__(self)"),
    "Iterator": _ONE_METHOD.format("Iterator", "__next__(self)") + "    def __iter__(self): return self\n",
    "Collection": "class Collection:\n"
    + _SIZED_AND_MORE.format("__iter__(self)")
    + "    @abc.abstractmethod\n    def __contains__(self, item): ...\n",
    "Sequence": "class Sequence:\n"
    + _SIZED_AND_MORE.format("__getitem__(self, index)")
    + """\
    def __iter__(self):
        at = 0
        while True:
            try:
                item = self[at]
            except IndexError:
                return
            yield item
            at += 1
    def __contains__(self, value): return any(each is value or each == value for each in self)
    def __reversed__(self):
        for at in range(len(self) - 1, -1, -1): yield self[at]
    def index(self, value, start=0, stop=None):
        for at in range(*slice(start, stop).indices(len(self))):
            if self[at] is value or self[at] == value: return at
        raise ValueError
    def count(self, value): return sum(1 for each in self if each is value or each == value)
""",
    "MutableSequence": """\
class MutableSequence(Sequence):
    @abc.abstractmethod
    def __setitem__(self, index, value): ...
    @abc.abstractmethod
    def __delitem__(self, index): ...
    @abc.abstractmethod
    def insert(self, index, value): ...
    def append(self, value): self.insert(len(self), value)
    def extend(self, values):
        for each in [*values]: self.append(each)
    def __iadd__(self, values):
        self.extend(values)
        return self
    def pop(self, index=-1):
        value = self[index]
        del self[index]
        return value
    def remove(self, value): del self[self.index(value)]
    def clear(self):
        while len(self): self.pop()
    def reverse(self):
        size = len(self)
        for at in range(size // 2): self[at], self[size - at - 1] = self[size - at - 1], self[at]
""",
    "Mapping": "class Mapping:\n"
    + _SIZED_AND_MORE.format("__getitem__(self, key)")
    + """\
    @abc.abstractmethod
    def __iter__(self): ...
    def get(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            return default
    def __contains__(self, key):
        try:
            self[key]
        except KeyError:
            return False
        return True
    def keys(self): return dict.fromkeys(self).keys()
    def items(self): return {key: self[key] for key in self}.items()
    def values(self): return {key: self[key] for key in self}.values()
    def __eq__(self, other):
        if not isinstance(other, MAPPING): return NotImplemented
        return dict(self.items()) == dict(other.items())
""",
    "MutableMapping": """\
class MutableMapping(Mapping):
    @abc.abstractmethod
    def __setitem__(self, key, value): ...
    @abc.abstractmethod
    def __delitem__(self, key): ...
    def pop(self, key, default=MISSING):
        try:
            value = self[key]
        except KeyError:
            if default is MISSING: raise
            return default
        del self[key]
        return value
    def popitem(self):
        for key in self:
            value = self[key]
            del self[key]
            return key, value
        raise KeyError
    def clear(self):
        for key in [*self]: del self[key]
    def update(self, other=(), /, **kwds):
        for key, value in dict(other, **kwds).items(): self[key] = value
    def setdefault(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            self[key] = default
        return default
""",
}

_COLLECTIONS = {
    "ChainMap": """\
class ChainMap(MutableMapping):
    def __init__(self, *maps): self.maps = [*maps] or [{}]
    def __missing__(self, key): raise KeyError(key)
    def __getitem__(self, key):
        for each in self.maps:
            if key in each: return each[key]
        return self.__missing__(key)
    def get(self, key, default=None): return self[key] if key in self else default
    def __iter__(self): return iter({key: None for each in reversed(self.maps) for key in each})
    def __len__(self): return len({key for each in self.maps for key in each})
    def __contains__(self, key): return any(key in each for each in self.maps)
    def __bool__(self): return any(self.maps)
    def __repr__(self): return f"{self.__class__.__name__}({', '.join(map(repr, self.maps))})"
    def __setitem__(self, key, value): self.maps[0][key] = value
    def __delitem__(self, key):
        if key not in self.maps[0]: raise KeyError(f"Key not found in the first mapping: {key!r}")
        del self.maps[0][key]
    def pop(self, key, *args):
        if key not in self.maps[0] and not args: raise KeyError(f"Key not found in the first mapping: {key!r}")
        return self.maps[0].pop(key, *args)
    def clear(self): self.maps[0].clear()
    def popitem(self):
        if not self.maps[0]: raise KeyError("No keys found in the first mapping.")
        return self.maps[0].popitem()
    @classmethod
    def fromkeys(cls, iterable, *args): return cls(dict.fromkeys(iterable, *args))
    def copy(self): return self.__class__(self.maps[0].copy(), *self.maps[1:])
    def __copy__(self): return self.copy()
    def new_child(self, m=None, **kwargs):
        if m is not None and kwargs: m.update(kwargs)
        return self.__class__(kwargs if m is None else m, *self.maps)
    def __or__(self, other):
        if not isinstance(other, MAPPING): return NotImplemented
        made = self.copy()
        made.maps[0].update(other)
        return made
    def __ror__(self, other):
        if not isinstance(other, MAPPING): return NotImplemented
        made = dict(other)
        for each in reversed(self.maps): made.update(each)
        return self.__class__(made)
    def __ior__(self, other):
        self.maps[0].update(other)
        return self
    @property
    def parents(self): return self.__class__(*self.maps[1:])
""",
    "UserDict": """\
class UserDict(MutableMapping):
    def __init__(self, initial=None, /, **kwargs):
        self.data = {}
        if initial is not None: self.update(initial)
        if kwargs: self.update(kwargs)
    def __len__(self): return len(self.data)
    def __missing__(self, key): raise KeyError(key)
    def __getitem__(self, key): return self.data[key] if key in self.data else self.__missing__(key)
    def get(self, key, default=None): return self[key] if key in self else default
    def __setitem__(self, key, item): self.data[key] = item
    def __delitem__(self, key): del self.data[key]
    def __iter__(self): return iter(self.data)
    def __contains__(self, key): return key in self.data
    def __repr__(self): return repr(self.data)
    @classmethod
    def fromkeys(cls, iterable, value=None):
        made = cls()
        for key in iterable: made[key] = value
        return made
    def __copy__(self): return self.copy()
    def copy(self):
        made = object.__new__(self.__class__)
        vars(made).update(vars(self))
        made.data = self.data.copy()
        return made
    def __or__(self, other):
        if not isinstance(other, MAPPING): return NotImplemented
        return self.__class__(self.data | dict(other))
    def __ror__(self, other):
        if not isinstance(other, MAPPING): return NotImplemented
        return self.__class__(dict(other) | self.data)
    def __ior__(self, other):
        self.data.update(other)
        return self
""",
    "UserList": """\
class UserList(MutableSequence):
    def __init__(self, initlist=None): self.data = [] if initlist is None else [*initlist]
    def _other(self, other): return other.data if isinstance(other, UserList) else other
    def __repr__(self): return repr(self.data)
    def __eq__(self, other): return self.data == self._other(other)
    def __lt__(self, other): return self.data < self._other(other)
    def __le__(self, other): return self.data <= self._other(other)
    def __gt__(self, other): return self.data > self._other(other)
    def __ge__(self, other): return self.data >= self._other(other)
    def __contains__(self, item): return item in self.data
    def __len__(self): return len(self.data)
    def __getitem__(self, i): return self.__class__(self.data[i]) if isinstance(i, slice) else self.data[i]
    def __setitem__(self, i, item): self.data[i] = item
    def __delitem__(self, i): del self.data[i]
    def __add__(self, other): return self.__class__([*self.data, *other])
    def __radd__(self, other): return self.__class__([*other, *self.data])
    def __iadd__(self, other):
        self.data += self._other(other)
        return self
    def __mul__(self, n): return self.__class__(self.data * n)
    __rmul__ = __mul__
    def __imul__(self, n):
        self.data *= n
        return self
    def __copy__(self):
        made = object.__new__(self.__class__)
        vars(made).update(vars(self))
        made.data = self.data[:]
        return made
    def append(self, item): self.data.append(item)
    def insert(self, i, item): self.data.insert(i, item)
    def pop(self, i=-1): return self.data.pop(i)
    def remove(self, item): self.data.remove(item)
    def clear(self): self.data.clear()
    def copy(self): return self.__class__(self)
    def count(self, item): return self.data.count(item)
    def index(self, item, *args): return self.data.index(item, *args)
    def reverse(self): self.data.reverse()
    def sort(self, /, *args, **kwds): self.data.sort(*args, **kwds)
    def extend(self, other): self.data.extend(self._other(other))
""",
}

_QUEUE = """\
class {0}:
    def __init__(self, maxsize=0): self.maxsize, self._items, self._unfinished = maxsize, {1}, 0
    def qsize(self): return len(self._items)
    def empty(self): return not self._items
    def full(self): return 0 < self.maxsize <= len(self._items)
    def put(self, item, block=True, timeout=None):
        if self.full():
            if block and timeout is None: STUCK()
            raise Full
        {2}
        self._unfinished += 1
    def get(self, block=True, timeout=None):
        if not self._items:
            if block and timeout is None: STUCK()
            raise Empty
        return {3}
    def put_nowait(self, item): self.put(item, False)
    def get_nowait(self): return self.get(False)
    def task_done(self):
        if not self._unfinished: raise ValueError('task_done() called too many times')
        self._unfinished -= 1
    def join(self):
        if self._unfinished: STUCK()
"""
_LAST_FIRST = "[]", "self._items.append(item)", "self._items.pop()"
_FIRST_FIRST = "collections.deque()", "self._items.append(item)", "self._items.popleft()"
_LEAST_FIRST = "[]", "heapq.heappush(self._items, item)", "heapq.heappop(self._items)"

_QUEUES = {
    "Empty": "class Empty(Exception): pass\n",
    "Full": "class Full(Exception): pass\n",
    "Queue": _QUEUE.format("Queue", *_FIRST_FIRST),
    "SimpleQueue": _QUEUE.format("SimpleQueue", *_FIRST_FIRST),
    "LifoQueue": _QUEUE.format("LifoQueue", *_LAST_FIRST),
    "PriorityQueue": _QUEUE.format("PriorityQueue", *_LEAST_FIRST),
}

DISPATCHER = "functools .singledispatch"
"""The name that a program has whose functions tell by annotations which types they are for."""

_SINGLEDISPATCH = """\
class singledispatch:
    def __init__(self, func): self._default, self.registry = func, {}
    def register(self, cls, func=None):
        if cls.__class__.__name__ == 'function': raise TypeError(f'Invalid first argument to `register()`: {cls!r}')
        if func is None: return lambda func: self.register(cls, func)
        self.registry[cls] = func
        return func
    def dispatch(self, cls):
        best, found = None, self._default
        for kind, func in self.registry.items():
            if issubclass(cls, kind) and (best is None or issubclass(kind, best)): best, found = kind, func
        return found
    def __call__(self, *args, **kw):
        if not args: raise TypeError(f'{self._default.__name__} requires at least 1 positional argument')
        return self.dispatch(args[0].__class__)(*args, **kw)
    @staticmethod
    def register_of(f, cls): return f.register(cls) if isinstance(f, singledispatch) else f.register
"""

_SINGLEDISPATCHMETHOD = """\
class singledispatchmethod(singledispatch):
    def __get__(self, obj, cls=None):
        def method(*args, **kwargs):
            if not args: raise TypeError(f'{self._default.__name__} requires at least 1 positional argument')
            return self.dispatch(args[0].__class__)(obj, *args, **kwargs)
        method.register = self.register
        return method
"""

_PARTIALMETHOD = """\
class partialmethod:
    def __init__(self, func, /, *args, **keywords): self.func, self.args, self.keywords = func, args, keywords
    def __get__(self, obj, cls=None):
        def method(self_, /, *args, **keywords):
            return self.func(self_, *self.args, *args, **{**self.keywords, **keywords})
        return method if obj is None else functools.partial(method, obj)
"""

_JSON_ENCODER = """\
class JSONEncoder:
    def __init__(self, *, default=None, **options):
        self._options = options
        if default is not None: self.default = default
    def default(self, o): raise TypeError(f'Object of type {o.__class__.__name__} is not JSON serializable')
    def iterencode(self, o, _one_shot=False): yield json.dumps(o, default=self.default, **self._options)
    def encode(self, o): return ''.join(self.iterencode(o, _one_shot=True))
"""

_TEXT_WRAPPER = """\
class TextWrapper:
    def __init__(
        self, width=70, initial_indent='', subsequent_indent='', expand_tabs=True, replace_whitespace=True,
        fix_sentence_endings=False, break_long_words=True, drop_whitespace=True, break_on_hyphens=True, tabsize=8, *,
        max_lines=None, placeholder=' [...]',
    ):
        self.width, self.initial_indent, self.subsequent_indent = width, initial_indent, subsequent_indent
        self.expand_tabs, self.replace_whitespace, self.tabsize = expand_tabs, replace_whitespace, tabsize
        self.fix_sentence_endings, self.break_long_words = fix_sentence_endings, break_long_words
        self.drop_whitespace, self.break_on_hyphens = drop_whitespace, break_on_hyphens
        self.max_lines, self.placeholder = max_lines, placeholder
    def wrap(self, text):
        return textwrap.wrap(
            text, self.width, initial_indent=self.initial_indent, subsequent_indent=self.subsequent_indent,
            expand_tabs=self.expand_tabs, replace_whitespace=self.replace_whitespace, tabsize=self.tabsize,
            fix_sentence_endings=self.fix_sentence_endings, break_long_words=self.break_long_words,
            drop_whitespace=self.drop_whitespace, break_on_hyphens=self.break_on_hyphens, max_lines=self.max_lines,
            placeholder=self.placeholder,
        )
    def fill(self, text): return '\\n'.join(self.wrap(text))
"""

_SAME = "def {0}(value): return value\n"

_UNIQUE = """\
def unique(enumeration):
    doubles = [f'{name} -> {each.name}' for name, each in enumeration.__members__.items() if name != each.name]
    if doubles: raise ValueError(f"duplicate values found in {enumeration!r}: {', '.join(doubles)}")
    return enumeration
"""

_TASK_GROUP = """\
class TaskGroup:
    def __init__(self):
        self._group = TASK_GROUP()
        self.create_task = self._group.create_task
    def __aenter__(self): return self._group
    def __aexit__(self, kind, error, trace):
        failures = FAILURES(self._group)
        if error is not None and error not in failures: failures = [error]
        if failures and not isinstance(error, asyncio.CancelledError):
            raise ExceptionGroup('unhandled errors in a TaskGroup', failures)
"""

WRITTEN: Mapping[str, Mapping[str, str]] = {
    "asyncio": {"TaskGroup": _TASK_GROUP},
    "collections.abc": _ABSTRACT,
    "contextlib": _CONTEXTLIB,
    "collections": _COLLECTIONS,
    "queue": _QUEUES,
    **BYTES,
    **THREADS,
    "functools": {
        "singledispatch": _SINGLEDISPATCH,
        "singledispatchmethod": _SINGLEDISPATCHMETHOD,
        "partialmethod": _PARTIALMETHOD,
    },
    "typing": {
        "cast": "def cast(typ, val): return val\n",
        "overload": _SAME.format("overload"),
        "final": _SAME.format("final"),
        "override": _SAME.format("override"),
        "NewType": "def NewType(name, tp):\n    def new_type(x): return x\n    return new_type\n",
        "runtime_checkable": "runtime_checkable = CHECKABLE\n",
        "TYPE_CHECKING": "TYPE_CHECKING = False\n",
    },
    "enum": {"unique": _UNIQUE},
    "json": {
        "JSONEncoder": _JSON_ENCODER,
        "dump": "def dump(obj, fp, **kw): fp.write(json.dumps(obj, **kw))\n",
        "load": "def load(fp, **kw): return json.loads(fp.read(), **kw)\n",
    },
    "textwrap": {"TextWrapper": _TEXT_WRAPPER},
    "logging": LOGGING,
    "traceback": {
        name: f"def {name}(*args, **kwargs): pass\n" for name in ("print_exc", "print_exception", "print_stack")
    },
    "sys": {"argv": "argv = ['<program>']\n"},
    **MODULES,
    "warnings": {name: f"def {name}(*args, **kwargs): pass\n" for name in ("filterwarnings", "simplefilter", "warn")},
}
"""By the module that a text imports, and the name there: the statement that gives it."""


def needs_library(text: str, known: Collection[str]) -> bool:
    """Whether a text may name something of it; `known`: the names of the texts before it."""
    waits = _may_wait(text, known) or TASKS in known or re.search(DERIVED, text) is not None
    waits = waits or (DISPATCHER in known and ".register" in text)
    return waits or "import *" in text or names_groups(text) or any(_names_one(text, each) for each in WRITTEN)


def _may_wait(text: str, known: Collection[str]) -> bool:
    if "asyncio" in text and any(each in text for each in (*WAITING, *METHODS, *TIMED)):
        return True
    return ("async" in text or bool(known)) and any(each in text for each in STEERING)


def _names_one(text: str, module: str) -> bool:
    if any(each not in text for each in module.split(".")) and (module != "collections.abc" or "typing" not in text):
        return False
    owner, _, part = module.rpartition(".")
    imports = rf"import\b.*\b{re.escape(module)}\b|from[ \t]+{re.escape(owner)}[ \t]+import\b.*\b{part}\b"
    if module not in FACADES and re.search(rf"^[ \t]*({imports})", text, re.MULTILINE):
        return True  # whatever is used of it
    # Most are parts of other words too.
    return any(each in text and re.search(rf"\b{each}\b", text) is not None for each in WRITTEN[module])
