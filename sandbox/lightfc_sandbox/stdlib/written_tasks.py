"""`asyncio` for programs whose tasks wait for one another, as by a queue: an event loop written in the language.

A coroutine is a generator there, which yields the future that it waits for (`checking.library`). Calls of functions of
the host are made as soon as what runs has to wait; so they overlap. Where nothing else is to be done, the oldest of
them is waited for, and then the clock goes on to what sleeps least: it is that of `time.sleep`.
"""

from collections.abc import Mapping

_QUEUE = """\
class {0}{1}:
    def __init__(self, maxsize=0):
        self.maxsize, self._items, self._unfinished = maxsize, {2}, 0
        self._getters, self._putters, self._joining = collections.deque(), collections.deque(), collections.deque()
    def qsize(self): return len(self._items)
    def empty(self): return not self._items
    def full(self): return 0 < self.maxsize <= len(self._items)
    def put(self, item):
        while self.full(): yield from PARKED(self._putters)
        self.put_nowait(item)
    def get(self):
        while not self._items: yield from PARKED(self._getters)
        return self.get_nowait()
    def put_nowait(self, item):
        if self.full(): raise QueueFull
        {3}
        self._unfinished += 1
        WAKE(self._getters)
    def get_nowait(self):
        if not self._items: raise QueueEmpty
        item = {4}
        WAKE(self._putters)
        return item
    def task_done(self):
        if not self._unfinished: raise ValueError('task_done() called too many times')
        self._unfinished -= 1
        while self._joining and not self._unfinished: WAKE(self._joining)
    def join(self):
        if self._unfinished: yield from PARKED(self._joining)
"""

COOPERATIVE: Mapping[str, str] = {
    "Loop": """\
class Loop:
    def __init__(self):
        self.ready, self.starting, self.calls = collections.deque(), collections.deque(), collections.deque()
        self.timers, self.now, self.count, self.current = [], 0, 0, None
    def turn(self):
        while self.starting: self.calls.append(self.starting.popleft()._start())
        if self.ready: self.ready.popleft()._step()
        elif self.calls: self.calls.popleft()._arrive()
        elif self.timers:
            when, _, future = heapq.heappop(self.timers)
            if not future._done:
                time.sleep(max(0, when - self.now))
                self.now = max(when, self.now)
                future.set_result(None)
                while self.timers and self.timers[0][0] <= self.now:
                    future = heapq.heappop(self.timers)[2]
                    if not future._done: future.set_result(None)
        else: STUCK()
    def numbered(self):
        self.count += 1
        return self.count
    def create_future(self): return Future()
    def create_task(self, coro): return ensure_future(coro)
    def run_until_complete(self, future): return run(future)
    def run_in_executor(self, executor, func, *args): return Tool(func, *args)
    def time(self): return self.now
    def close(self): pass
""",
    "LOOP": "LOOP = Loop()\n",
    "get_event_loop": "def get_event_loop(): return LOOP\n",
    "get_running_loop": "def get_running_loop(): return LOOP\n",
    "new_event_loop": "def new_event_loop(): return LOOP\n",
    "Future": """\
class Future:
    def __init__(self):
        self._done, self._value, self._error, self._failed, self._waiting = False, None, None, None, []
    def done(self): return self._done
    def cancelled(self): return isinstance(self._error, asyncio.CancelledError)
    def exception(self): return self.result() if not self._done or self.cancelled() else self._error
    def result(self):
        if not self._done: raise InvalidStateError('Result is not set.')
        if self._failed is not None: return self._failed.result()
        if self._error is not None: raise self._error
        return self._value
    def set_result(self, result): self._end(result, None)
    def set_exception(self, exception): self._end(None, exception)
    def _end(self, value, error):
        if self._done: raise InvalidStateError('invalid state')
        self._done, self._value, self._error = True, value, error
        LOOP.ready.extend(self._waiting)
    def add_done_callback(self, fn):
        (LOOP.ready if self._done else self._waiting).append(Callback(fn, self))
    def cancel(self, msg=None):
        if self._done: return False
        self._end(None, asyncio.CancelledError())
        return True
""",
    "Callback": """\
class Callback:
    def __init__(self, fn, future): self._fn, self._future = fn, future
    def _step(self): self._fn(self._future)
""",
    "InvalidStateError": "class InvalidStateError(Exception): pass\n",
    "Tool": """\
class Tool(Future):
    def __init__(self, call, *args):
        super().__init__()
        self._call, self._args = call, args
        LOOP.starting.append(self)
    def _start(self):
        async def made(): return self._call(*self._args)
        self._real = asyncio.create_task(made())
        return self
    def _arrive(self):
        error = self._real.exception()
        if self._done: return
        if error is not None: self._failed = self._real
        self._end(None if error else self._real.result(), error)
""",
    "Task": """\
class Task(Future):
    def __init__(self, coro, name=None):
        super().__init__()
        self._coro, self._name, self._parked, self._thrown = coro, name or f'Task-{LOOP.numbered()}', None, None
        LOOP.ready.append(self)
    def get_name(self): return self._name
    def set_name(self, value): self._name = value
    def _step(self):
        if self._done: return
        thrown, self._thrown, self._parked, LOOP.current = self._thrown, None, None, self
        async def stepped():  # so that a failure keeps its place
            try:
                return next(self._coro) if thrown is None else self._coro.throw(thrown)
            except StopIteration as end: self._end(end.value, None)
            except asyncio.CancelledError as error: self._end(None, error)
        made = asyncio.create_task(stepped())
        if made.exception() is not None:
            self._failed = made
            self._end(None, made.exception())
        elif not self._done:
            self._parked = parked = made.result()
            (LOOP.ready if parked is None or parked._done else parked._waiting).append(self)
    def cancel(self, msg=None):
        if self._done: return False
        if self._parked is None or not self._parked.cancel(): self._thrown = asyncio.CancelledError()
        return True
""",
    "AWAIT": """\
def AWAIT(x):
    if isinstance(x, Future):
        if not x._done: yield x
        return x.result()
    return (yield from x) if x.__class__.__name__ == 'generator' else x
""",
    "PARKED": """\
def PARKED(futures):
    future = Future()
    futures.append(future)
    yield from AWAIT(future)
""",
    "WAKE": """\
def WAKE(futures):
    while futures:
        future = futures.popleft()
        if not future._done: return future.set_result(None) is None
    return False
""",
    "ensure_future": """\
def ensure_future(x, name=None):
    return x if isinstance(x, Future) else Task(x if x.__class__.__name__ == 'generator' else AWAIT(x), name)
""",
    "create_task": "def create_task(coro, *, name=None, context=None): return ensure_future(coro, name)\n",
    "shield": "def shield(arg): return ensure_future(arg)\n",
    "run": """\
def run(main, *, debug=None):
    task = ensure_future(main)
    while not task._done: LOOP.turn()
    return task.result()
""",
    "sleep": """\
def sleep(delay, result=None):
    if delay <= 0: yield
    else:
        future = Future()
        heapq.heappush(LOOP.timers, (LOOP.now + delay, LOOP.numbered(), future))
        yield from AWAIT(future)
    return result
""",
    "to_thread": "def to_thread(func, /, *args, **kwargs): return Tool(lambda: func(*args, **kwargs))\n",
    "Gathered": """\
class Gathered(Future):
    def __init__(self, tasks, each_ends):
        super().__init__()
        self._tasks, self._left, self._each_ends = tasks, len(tasks), each_ends
        for each in tasks: each.add_done_callback(self._ended)
        if not tasks: self.set_result([])
    def _ended(self, task):
        self._left -= 1
        if self._done: return
        if task._error is not None and not self._each_ends:
            self._failed = task._failed
            self._end(None, task._error)
        elif not self._left:
            self.set_result([each._value if each._error is None else each._error for each in self._tasks])
    def cancel(self, msg=None): return not self._done and any([each.cancel() for each in self._tasks])
""",
    "gather": """\
def gather(*aws, return_exceptions=False):
    return Gathered([ensure_future(each) for each in aws], return_exceptions)
""",
    "FIRST": """\
def FIRST(futures):
    first = Future()
    for each in futures: each.add_done_callback(lambda _: first._done or first.set_result(None))
    yield from AWAIT(first)
""",
    "wait_for": """\
def wait_for(fut, timeout):
    task = ensure_future(fut)
    if timeout is not None and not task._done:
        timer = Task(sleep(timeout))
        yield from FIRST([task, timer])
        if not task._done:
            task.cancel()
            raise TimeoutError
        timer.cancel()
    return (yield from AWAIT(task))
""",
    "timeout": """\
class timeout:
    def __init__(self, delay): self._delay, self._expired = delay, False
    def expired(self): return self._expired
    def _end(self, task):
        yield from sleep(self._delay)
        self._expired = task.cancel()
    def __enter__(self):
        self._timer = None if self._delay is None else Task(self._end(LOOP.current))
        return self
    def __exit__(self, kind, error, trace):
        if self._timer is not None: self._timer.cancel()
        if self._expired and isinstance(error, asyncio.CancelledError): raise TimeoutError from error
""",
    "wait": """\
def wait(fs, *, timeout=None, return_when='ALL_COMPLETED'):
    tasks = [ensure_future(each) for each in fs]
    if return_when == 'FIRST_COMPLETED': yield from FIRST(tasks)
    else:
        for each in tasks:
            if not each._done: yield each
    return {each for each in tasks if each._done}, {each for each in tasks if not each._done}
""",
    "as_completed": """\
def as_completed(fs, *, timeout=None):
    done = Queue()
    tasks = [ensure_future(each) for each in fs]
    for each in tasks: each.add_done_callback(done.put_nowait)
    def following(): return (yield from done.get()).result()
    return iter([following() for _ in tasks])
""",
    "ENTERED": """\
def ENTERED(manager):
    if isinstance(manager, Semaphore) or isinstance(manager, Condition): yield from manager.acquire()
    return manager
""",
    "LEFT": """\
def LEFT(manager):
    if isinstance(manager, TaskGroup): yield from manager._wait()
""",
    "TaskGroup": """\
class TaskGroup:
    def __init__(self): self._tasks = []
    def create_task(self, coro, *, name=None, context=None):
        self._tasks.append(ensure_future(coro, name))
        return self._tasks[-1]
    def __enter__(self): return self
    def __exit__(self, kind, error, trace):
        if error is not None: self._cancel()
    def _cancel(self):
        for each in self._tasks: each.cancel()
    def _wait(self):
        failed = None
        for each in self._tasks:
            if not each._done: yield each
            if failed is None and each._error is not None and not each.cancelled():
                failed = each._error
                self._cancel()
        if failed is not None: raise failed
""",
    "Semaphore": """\
class Semaphore:
    def __init__(self, value=1): self._value, self._waiting = value, collections.deque()
    def locked(self): return self._value == 0
    def acquire(self):
        if self._value: self._value -= 1
        else: yield from PARKED(self._waiting)
        return True
    def release(self):
        if not WAKE(self._waiting): self._value += 1
    def __enter__(self): pass
    def __exit__(self, kind, error, trace): self.release()
""",
    "BoundedSemaphore": "class BoundedSemaphore(Semaphore): pass\n",
    "Lock": """\
class Lock(Semaphore):
    def __init__(self): super().__init__(1)
    def release(self):
        if self._value: raise RuntimeError('Lock is not acquired.')
        super().release()
""",
    "Condition": """\
class Condition:
    def __init__(self, lock=None):
        self._lock, self._parked = lock or Lock(), collections.deque()
        self.acquire, self.release, self.locked = self._lock.acquire, self._lock.release, self._lock.locked
    def wait(self):
        self.release()
        try: yield from PARKED(self._parked)
        finally: yield from self.acquire()
        return True
    def wait_for(self, predicate):
        while not predicate(): yield from self.wait()
        return predicate()
    def notify(self, n=1):
        for _ in range(n): WAKE(self._parked)
    def notify_all(self): self.notify(len(self._parked))
    def __enter__(self): pass
    def __exit__(self, kind, error, trace): self.release()
""",
    "Event": """\
class Event:
    def __init__(self): self._set, self._waiting = False, collections.deque()
    def is_set(self): return self._set
    def clear(self): self._set = False
    def set(self):
        self._set = True
        while WAKE(self._waiting): pass
    def wait(self):
        if not self._set: yield from PARKED(self._waiting)
        return True
""",
    "QueueEmpty": "class QueueEmpty(Exception): pass\n",
    "QueueFull": "class QueueFull(Exception): pass\n",
    "Queue": _QUEUE.format("Queue", "", "collections.deque()", "self._items.append(item)", "self._items.popleft()"),
    "LifoQueue": _QUEUE.format("LifoQueue", "(Queue)", "[]", "self._items.append(item)", "self._items.pop()"),
    "PriorityQueue": _QUEUE.format(
        "PriorityQueue", "(Queue)", "[]", "heapq.heappush(self._items, item)", "heapq.heappop(self._items)"
    ),
}
"""By the name in `asyncio`, or of what the others need: the statement that gives it."""

WAITING = frozenset({
    "Queue", "LifoQueue", "PriorityQueue", "Event", "Condition", "Future", "get_event_loop", "get_running_loop",
    "new_event_loop",
})  # fmt: skip
TASKS = "asyncio .Task"
"""The name that only such a program has."""

METHODS = frozenset({"add_done_callback", "acquire", "locked"})
"""The members of `asyncio`, and methods, of which a program names one whose tasks wait for one another."""

TIMED = frozenset({"wait_for", "timeout"})
"""The members that are limits of time: one that can sleep may be over."""
