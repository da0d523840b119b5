"""`threading` and `concurrent.futures`, written in the language: threads are calls, which overlap by themselves.

What a thread does is done where it is started, in the order of the program, and what it waits for overlaps what stands
below. So a lock is never found taken by another thread.
"""

from collections.abc import Mapping

_POOL = """\
class {0}:
    def __init__(self, max_workers=None, *args, **kwargs): pass
    def submit(self, fn, /, *args, **kwargs):
        async def call(): return fn(*args, **kwargs)
        return asyncio.create_task(call())
    def map(self, fn, *iterables, timeout=None, chunksize=1):
        made = [self.submit(fn, *each) for each in zip(*iterables)]
        return (each.result() for each in made)
    def shutdown(self, wait=True, *, cancel_futures=False): pass
    def __enter__(self): return self
    def __exit__(self, kind, error, trace): pass
"""

_LOCK = """\
class {0}:
    def __init__(self): self._count = 0
    def acquire(self, blocking=True, timeout=-1):
        if self._count >= {1}:
            if not blocking or timeout >= 0: return False
            ENDLESS()
        self._count += 1
        return True
    __enter__ = acquire
    def release(self):
        if not self._count: raise RuntimeError({2!r})
        self._count -= 1
    def __exit__(self, kind, error, trace): self.release()
    def locked(self): return self._count > 0
"""

_SEMAPHORE = """\
class {0}:
    def __init__(self, value=1):
        if value < 0: raise ValueError('semaphore initial value must be >= 0')
        self._value = self._most = value
    def acquire(self, blocking=True, timeout=None):
        if not self._value:
            if not blocking or timeout is not None: return False
            ENDLESS()
        self._value -= 1
        return True
    __enter__ = acquire
    def release(self, n=1):
        if {1} and self._value + n > self._most: raise ValueError('Semaphore released too many times')
        self._value += n
    def __exit__(self, kind, error, trace): self.release()
"""

_EVENT = """\
class Event:
    def __init__(self): self._flag = False
    def is_set(self): return self._flag
    def set(self): self._flag = True
    def clear(self): self._flag = False
    def wait(self, timeout=None):
        if not self._flag and timeout is None: ENDLESS()
        return self._flag
"""

_THREAD = """\
class Thread:
    _made = 0
    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None):
        self._target, self._args, self._kwargs, self._task = target, args, kwargs or {}, None
        if name is None:
            Thread._made += 1
            name = f'Thread-{Thread._made}' + (f' ({target.__name__})' if hasattr(target, '__name__') else '')
        self.name, self.daemon = name, bool(daemon)
    def run(self):
        if self._target is not None: self._target(*self._args, **self._kwargs)
    def start(self):
        if self._task is not None: raise RuntimeError('threads can only be started once')
        async def call(): self.run()
        self._task = asyncio.create_task(call())
    def join(self, timeout=None):
        if self._task is None: raise RuntimeError('cannot join thread before it is started')
        self._task.exception()
    def is_alive(self): return False
"""

THREADS: Mapping[str, Mapping[str, str]] = {
    "concurrent.futures": {
        "ThreadPoolExecutor": _POOL.format("ThreadPoolExecutor"),
        "ProcessPoolExecutor": _POOL.format("ProcessPoolExecutor"),
        "as_completed": "def as_completed(fs, timeout=None): return iter([*fs])\n",
    },
    "threading": {
        "Lock": _LOCK.format("Lock", 1, "release unlocked lock"),
        "RLock": _LOCK.format("RLock", "float('inf')", "cannot release un-acquired lock"),
        "Semaphore": _SEMAPHORE.format("Semaphore", False),
        "BoundedSemaphore": _SEMAPHORE.format("BoundedSemaphore", True),
        "Event": _EVENT,
        "Thread": _THREAD,
    },
}
"""By the module and the name there: the statement that gives it."""
