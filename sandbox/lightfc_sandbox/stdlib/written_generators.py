"""Async generators, and what `async for` goes through, for programs whose tasks wait for one another (`written_tasks`).

What an async generator yields is an `Item`: all else that it gives is what it waits for, and goes on to the loop. Where
nothing can wait, as in a generator expression outside of functions, `EACH` runs what gives the items to its end.
"""

from collections.abc import Mapping

STEERING = frozenset({"anext", "aiter", "asend", "athrow", "aclose", "aclosing"})
"""What a program names that goes through async generators by hand."""

BUILTINS: Mapping[str, str] = {
    "Item": """\
class Item:
    def __init__(self, value): self.value = value
""",
    "async_generator": """\
class async_generator:
    def __init__(self, items, closes):
        self._items, self._closes, self._begun, self._runs, self._over = items, closes, False, False, False
    def __aiter__(self): return self
    def __anext__(self): return self._following('anext', self._items.send, None)
    def asend(self, value): return self._following('asend', self._items.send, value)
    def athrow(self, value): return self._following('athrow', self._items.throw, value)
    def _next(self): return self._following('anext', self._items.send, None, True)
    def _following(self, name, go_on, given, tells=False):
        if self._runs: raise RuntimeError(f'{name}(): asynchronous generator is already running')
        if self._over:
            if tells: return False
            raise StopAsyncIteration
        if name == 'asend' and given is not None and not self._begun:
            raise TypeError("can't send non-None value to a just-started async generator")
        self._begun = self._runs = True
        if self._closes: LOOP.open[self] = None
        try:
            while True:
                got = go_on(given)
                if isinstance(got, Item):
                    self._item = got.value
                    return tells or got.value
                go_on, given = self._items.send, None
                try: yield got
                except BaseException as error: go_on, given = self._items.throw, error
        except BaseException as error:
            self._over = True
            LOOP.open.pop(self, None)
            if isinstance(error, StopIteration):
                if tells: return False
                raise StopAsyncIteration from None
            if isinstance(error, StopAsyncIteration):
                raise RuntimeError('async generator raised StopAsyncIteration') from error
            if str(error) == 'generator raised StopIteration': raise RuntimeError(f'async {error}') from error.__cause__
            raise
        finally: self._runs = False
    def aclose(self):
        try: yield from self._following('aclose', self._items.throw, GeneratorExit)
        except (GeneratorExit, StopAsyncIteration): return
        raise RuntimeError('async generator ignored GeneratorExit')
""",
    "GENERATOR": """\
def GENERATOR(closes):
    def decorated(func):
        @functools.wraps(func)
        def made(*args, **kwds): return async_generator(func(*args, **kwds), closes)
        return made
    return decorated
""",
    "Plain": """\
class Plain:
    def __init__(self, items): self._items = iter(items)
    def __aiter__(self): return self
    def __anext__(self):
        for each in self._items: return each
        raise StopAsyncIteration
        yield
""",
    "aiter": """\
def aiter(source):
    if not HAS(source, '__aiter__'): return Plain(source)
    items = source.__aiter__()
    if not HAS(items, '__anext__'): raise TypeError(f'{items.__class__.__name__!r} object is not an async iterator')
    return items
""",
    "anext": """\
def anext(items, *default):
    made = (items if HAS(items, '__anext__') else Plain(items)).__anext__()
    return DEFAULTED(made, *default) if default else made
""",
    "DEFAULTED": """\
def DEFAULTED(made, default):
    try: return (yield from AWAIT(made))
    except StopAsyncIteration: return default
""",
    "Drawn": """\
class Drawn:
    def __init__(self, items): self._items = items
    def _next(self):
        try: self._item = yield from AWAIT(self._items.__anext__())
        except StopAsyncIteration: return False
        return True
""",
    "DRAWN": """\
def DRAWN(source):
    items = aiter(source)
    return items if isinstance(items, async_generator) else Drawn(items)
""",
    "EACH": """\
def EACH(source):
    drawn = DRAWN(source)
    while RUN(drawn._next()): yield drawn._item
""",
}
"""By the builtin, or what the others need: the statement that gives it."""

CONTEXTS: Mapping[str, str] = {
    "asynccontextmanager": """\
def asynccontextmanager(func):
    @functools.wraps(func)
    def made(*args, **kwds): return Managed(func(*args, **kwds))
    return made
""",
    "Managed": """\
class Managed:
    def __init__(self, items): self._items = items
    def __aenter__(self):
        try: return (yield from self._items.__anext__())
        except StopAsyncIteration: raise RuntimeError("generator didn't yield") from None
    def __aexit__(self, kind, error, trace):
        try: yield from self._items.__anext__() if error is None else self._items.athrow(error)
        except StopAsyncIteration: return error is not None
        except BaseException as raised:
            stops = isinstance(error, StopAsyncIteration) and str(raised) == 'async generator raised StopAsyncIteration'
            if raised is error or stops: return False
            raise
        raise RuntimeError("generator didn't stop" + (" after throw()" if error else ""))
""",
    "aclosing": """\
class aclosing:
    def __init__(self, thing): self.thing = thing
    def __aenter__(self): return self.thing
    def __aexit__(self, kind, error, trace): yield from AWAIT(self.thing.aclose())
""",
    "AsyncExitStack": """\
class AsyncExitStack(ExitStack):
    def __aenter__(self): return self
    def __aexit__(self, kind, error, trace):
        raised = error
        while self._leaving:
            try:
                if (yield from AWAIT(self._leaving.pop()(raised))): raised = None
            except BaseException as other: raised = other
        if raised is not None and raised is not error: raise raised
        return raised is not error
    def enter_async_context(self, cm):
        entered = yield from AWAIT(ENTER(cm, AWAITED_METHODS))
        self._leaving.append(lambda error: LEAVE(cm, AWAITED_METHODS, error))
        return entered
    def push_async_callback(self, callback, /, *args, **kwds):
        def leave(error):
            yield from AWAIT(callback(*args, **kwds))
        self._leaving.append(leave)
        return callback
    def aclose(self): return self.__aexit__(None, None, None)
""",
}
"""The same of `contextlib`, where what it enters and leaves may wait for another task."""
