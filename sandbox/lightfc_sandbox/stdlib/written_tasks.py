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
        while self.full(): yield from PARKED(self._putters, lambda: self.full() or WAKE(self._putters))
        self.put_nowait(item)
    def get(self):
        while not self._items: yield from PARKED(self._getters, lambda: self._items and WAKE(self._getters))
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
        if not self._unfinished:
            for each in self._joining: SETTLE(each)
    def join(self):
        if self._unfinished: yield from PARKED(self._joining)
"""

COOPERATIVE: Mapping[str, str] = {
    "Loop": """\
class Loop:
    def __init__(self):
        self.ready, self.starting, self.calls = collections.deque(), collections.deque(), collections.deque()
        self.timers, self.timed, self.named = [], itertools.count(), itertools.count(1)
        self.tasks, self.open, self.current, self.now = {}, {}, None, 0.0
    def turn(self):
        self._start()
        if not self.ready:
            if self.calls: self.calls.popleft()._arrive()
            else: self._wait()
        for _ in range(len(self.ready)):
            if self.ready: self.ready.popleft()._step()
            self._start()
    def _start(self):
        while self.starting:
            call = self.starting.popleft()
            if not call._done: self.calls.append(call._start())
    def _wait(self):
        while self.timers and self.timers[0][2].cancelled(): heapq.heappop(self.timers)
        if not self.timers: ENDLESS()
        until = max(self.timers[0][0], self.now)
        time.sleep(until - self.now)
        self.now = until
        while self.timers and self.timers[0][0] <= until: self.ready.append(heapq.heappop(self.timers)[2])
    def call_soon(self, callback, *args):
        self.ready.append(made := Callback(callback, *args))
        return made
    def call_at(self, when, callback, *args):
        heapq.heappush(self.timers, (when, next(self.timed), made := Callback(callback, *args)))
        return made
    def call_later(self, delay, callback, *args): return self.call_at(self.now + delay, callback, *args)
    def create_future(self): return Future()
    def create_task(self, coro, *, name=None, context=None): return create_task(coro, name=name)
    def run_until_complete(self, future): return RUN(future)
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
    def set_exception(self, exception): self._end(None, exception() if isinstance(exception, type) else exception)
    def _end(self, value, error):
        if self._done: raise InvalidStateError('invalid state')
        self._done, self._value, self._error = True, value, error
        LOOP.ready.extend(self._waiting)
    def _end_as(self, other):
        self._failed = other._failed
        self._end(other._value, other._error)
    def add_done_callback(self, fn):
        (LOOP.ready if self._done else self._waiting).append(Callback(fn, self))
    def cancel(self, msg=None):
        if self._done: return False
        self._end(None, CANCELLED(msg))
        return True
""",
    "CANCELLED": "def CANCELLED(msg): return asyncio.CancelledError(*([] if msg is None else [msg]))\n",
    "Callback": """\
class Callback:
    def __init__(self, fn, *args): self._fn, self._args = fn, args
    def cancel(self): self._fn = None
    def cancelled(self): return self._fn is None
    def _step(self):
        try:
            if self._fn is not None: self._fn(*self._args)
        except Exception: pass  # which the loop of CPython tells nobody but who reads `sys.stderr`
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
    def __init__(self, coro, name=None, call=None):
        super().__init__()
        self._coro, self._name, self._parked, self._thrown = coro, name or f'Task-{next(LOOP.named)}', call, None
        self._cancels, LOOP.tasks[self] = 0, None
        LOOP.ready.append(self)
    def get_name(self): return self._name
    def set_name(self, value): self._name = value
    def _end(self, value, error):
        super()._end(value, error)
        del LOOP.tasks[self]
    def _step(self):
        if self._done: return
        thrown, self._thrown, self._parked, around, LOOP.current = self._thrown, None, None, LOOP.current, self
        async def stepped():  # so that a failure keeps its place
            try:
                return next(self._coro) if thrown is None else self._coro.throw(thrown)
            except StopIteration as end: self._end(end.value, self._thrown)
            except asyncio.CancelledError as error: self._end(None, error)
        made = asyncio.create_task(stepped())
        failure, LOOP.current = made.exception(), around
        if failure is not None:
            self._failed = made
            self._end(None, failure)
        elif not self._done:
            self._parked = parked = made.result()
            (LOOP.ready if parked is None or parked._done else parked._waiting).append(self)
            stops = self._thrown is not None and parked is not None
            if stops and parked.cancel(*self._thrown.args): self._thrown = None
    def cancel(self, msg=None):
        if self._done: return False
        self._cancels += 1
        if self._parked is None or not self._parked.cancel(msg): self._thrown = CANCELLED(msg)
        return True
    def cancelling(self): return self._cancels
    def uncancel(self):
        self._cancels = max(self._cancels - 1, 0)
        return self._cancels
""",
    "AWAIT": """\
def AWAIT(x):
    if isinstance(x, Future):
        if not x._done: yield x
        return x.result()
    return (yield from x) if x.__class__.__name__ == 'generator' else x
""",
    "PARKED": """\
def PARKED(futures, pass_on=None):
    future = Future()
    futures.append(future)
    try: yield from AWAIT(future)
    except asyncio.CancelledError:
        if pass_on is not None and not future.cancelled(): pass_on()  # it was woken, and does not go on
        raise
    finally: futures.remove(future)
""",
    "WAKE": """\
def WAKE(futures):
    for each in futures:
        if not each._done: return each.set_result(None) is None
    return False
""",
    "AWAITED": """\
def AWAITED(x, name=None):
    return x if isinstance(x, Future) else Task(x if x.__class__.__name__ == 'generator' else AWAIT(x), name)
""",
    "create_task": """\
def create_task(coro, *, name=None, context=None):
    return Task(AWAIT(coro), name, coro) if isinstance(coro, Tool) else AWAITED(coro, name)
""",
    "ensure_future": "def ensure_future(coro_or_future, *, loop=None): return create_task(coro_or_future)\n",
    "shield": """\
def shield(arg):
    inner, outer = AWAITED(arg), Future()
    inner.add_done_callback(lambda _: outer._done or outer._end_as(inner))
    return inner if inner._done else outer
""",
    "UNTIL": """\
def UNTIL(task):
    around, over = LOOP.current, []
    task.add_done_callback(over.append)
    while not over:
        LOOP.turn()
        if around is not None and around._thrown is not None and task.cancel(): around._thrown = None
""",
    "RUN": """\
def RUN(main):
    task = AWAITED(main)
    UNTIL(task)
    return task.result()
""",
    "run": """\
def run(main, *, debug=None):
    if LOOP.current is not None: raise RuntimeError('asyncio.run() cannot be called from a running event loop')
    task = AWAITED(main)
    UNTIL(task)
    for each in (left := [*LOOP.tasks]): each.cancel()
    UNTIL(gather(*left, return_exceptions=True))
    UNTIL(gather(*[each.aclose() for each in LOOP.open], return_exceptions=True))
    return task.result()
""",
    "SETTLE": "def SETTLE(future): future._done or future.set_result(None)\n",
    "sleep": """\
def sleep(delay, result=None):
    if delay <= 0: yield
    else:
        future = Future()
        timer = LOOP.call_later(delay, SETTLE, future)
        try: yield from AWAIT(future)
        finally: timer.cancel()
    return result
""",
    "to_thread": "def to_thread(func, /, *args, **kwargs): return Tool(lambda: func(*args, **kwargs))\n",
    "Gathered": """\
class Gathered(Future):
    def __init__(self, tasks, each_ends):
        super().__init__()
        self._tasks, self._left, self._each_ends, self._thrown = tasks, len(tasks), each_ends, None
        for each in tasks: each.add_done_callback(self._ended)
        if not tasks: self.set_result([])
    def _ended(self, task):
        self._left -= 1
        if self._done: return
        if task._error is not None and not self._each_ends: self._end_as(task)
        elif not self._left:
            self._end([each._value if each._error is None else TOLD(each) for each in self._tasks], self._thrown)
    def cancel(self, msg=None):
        asked = not self._done and any([each.cancel(msg) for each in self._tasks])
        if asked: self._thrown = CANCELLED(msg)
        return asked
""",
    "TOLD": """\
def TOLD(task):
    return asyncio.CancelledError(*(task._error.args or [''])) if task.cancelled() else task._error
""",
    "gather": """\
def gather(*aws, return_exceptions=False):
    return Gathered([AWAITED(each) for each in aws], return_exceptions)
""",
    "timeout": """\
class timeout:
    def __init__(self, delay):
        self._when, self._task, self._timer = None if delay is None else LOOP.now + delay, LOOP.current, None
        self._expired = False
    def __enter__(self):
        if self._when is not None and self._task is not None:
            self._cancels = self._task._cancels
            at_once = self._when <= LOOP.now
            self._timer = LOOP.call_soon(self._expire) if at_once else LOOP.call_at(self._when, self._expire)
        return self
    def _expire(self):
        self._expired = True
        self._task.cancel()
    def expired(self): return self._expired
    def when(self): return self._when
    def __exit__(self, kind, error, trace):
        if self._timer is not None: self._timer.cancel()
        if self._expired and self._task.uncancel() <= self._cancels and isinstance(error, asyncio.CancelledError):
            raise TimeoutError from error
""",
    "wait_for": """\
def wait_for(fut, timeout):
    if timeout is not None and timeout <= 0:
        fut = AWAITED(fut)
        if fut.cancel(): yield from wait([fut])
        try: return fut.result()
        except asyncio.CancelledError as error: raise TimeoutError from error
    with LIMIT(timeout): return (yield from AWAIT(fut))
""",
    "LIMIT": "def LIMIT(delay): return timeout(delay)\n",
    "wait": """\
def wait(fs, *, timeout=None, return_when='ALL_COMPLETED'):
    tasks, over = [AWAITED(each) for each in fs], Future()
    if not tasks: raise ValueError('Set of Tasks/Futures is empty.')
    left = len(tasks)
    def ended(task):
        nonlocal left
        left -= 1
        failed = task._error is not None and not task.cancelled()
        if not left or return_when == 'FIRST_COMPLETED' or failed and return_when == 'FIRST_EXCEPTION': SETTLE(over)
    for each in tasks: each.add_done_callback(ended)
    timer = None if timeout is None else LOOP.call_later(timeout, SETTLE, over)
    try: yield from AWAIT(over)
    finally:
        if timer is not None: timer.cancel()
    return {each for each in tasks if each._done}, {each for each in tasks if not each._done}
""",
    "as_completed": """\
def as_completed(fs, *, timeout=None):
    done = Queue()
    tasks = [AWAITED(each) for each in fs]
    for each in tasks: each.add_done_callback(done.put_nowait)
    def end():
        for each in tasks:
            if not each._done: done.put_nowait(None)
    if timeout is not None: LOOP.call_later(timeout, end)
    def following():
        found = yield from done.get()
        if found is None: raise TimeoutError
        return found.result()
    return iter([following() for _ in tasks])
""",
    "Entered": """\
class Entered:
    def __init__(self, manager): self.manager, self.value, self.left = manager, None, False
""",
    "ENTERED": """\
def ENTERED(manager):
    held = Entered(manager)
    if isinstance(manager, (Semaphore, Lock, Condition)): yield from manager.acquire()
    else: held.value = yield from AWAIT(ENTER(manager, AWAITED_METHODS))
    return held
""",
    "LEFT": """\
def LEFT(held, error):
    if held.left: return False
    manager, held.left, told = held.manager, True, False
    if isinstance(manager, (Semaphore, Lock, Condition)): manager.release()
    else: told = yield from AWAIT(LEAVE(manager, AWAITED_METHODS, error))
    if isinstance(manager, TaskGroup): yield from manager._wait()
    return told
""",
    "TaskGroup": """\
class TaskGroup:
    def __init__(self):
        self._tasks, self._left, self._over, self._parent = [], 0, Future(), None
        self._stops, self._asked, self._failures, self._body = False, False, [], None
    def create_task(self, coro, *, name=None, context=None):
        task = create_task(coro, name=name)
        self._tasks.append(task)
        self._left += 1
        task.add_done_callback(self._ended)
        return task
    def __enter__(self):
        self._parent = LOOP.current
        return self
    def __exit__(self, kind, error, trace):
        if error is None: return
        if not isinstance(error, asyncio.CancelledError): self._body = error
        self._stop()
    def _stop(self):
        self._stops = True
        for each in self._tasks: each.cancel()
    def _ended(self, task):
        self._left -= 1
        if not self._left: SETTLE(self._over)
        if task._error is None or task.cancelled(): return
        self._failures.append(task._error)
        if self._stops: return
        self._stop()
        if self._parent is not None: self._asked = self._parent.cancel()
    def _wait(self):
        stopped = None
        while self._left:
            self._over = Future()
            try: yield from AWAIT(self._over)
            except asyncio.CancelledError as error:
                if not self._stops:
                    stopped = error
                    self._stop()
        if self._asked: self._parent.uncancel()
        if stopped is not None and not self._failures: raise stopped
        if self._body is not None: self._failures.append(self._body)
        if self._failures: raise ExceptionGroup('unhandled errors in a TaskGroup', self._failures)
""",
    "Semaphore": """\
class Semaphore:
    def __init__(self, value=1):
        if value < 0: raise ValueError('Semaphore initial value must be >= 0')
        self._value, self._waiting = value, collections.deque()
    def locked(self): return self._value == 0 or any(not each.cancelled() for each in self._waiting)
    def acquire(self):
        if self.locked():
            yield from PARKED(self._waiting, self._release)
            if self._value and WAKE(self._waiting): self._value -= 1
        else: self._value -= 1
        return True
    def _release(self):
        if not WAKE(self._waiting): self._value += 1
    def release(self): self._release()
""",
    "BoundedSemaphore": """\
class BoundedSemaphore(Semaphore):
    def __init__(self, value=1):
        super().__init__(value)
        self._most = value
    def release(self):
        if self._value >= self._most: raise ValueError('BoundedSemaphore released too many times')
        super().release()
""",
    "Lock": """\
class Lock:
    def __init__(self): self._locked, self._waiting = False, collections.deque()
    def locked(self): return self._locked
    def acquire(self):
        if self._locked or not all(each.cancelled() for each in self._waiting):
            try: yield from PARKED(self._waiting)
            except asyncio.CancelledError:
                self._pass_on()
                raise
        self._locked = True
        return True
    def release(self):
        if not self._locked: raise RuntimeError('Lock is not acquired.')
        self._locked = False
        self._pass_on()
    def _pass_on(self):
        if self._waiting and not self._locked: SETTLE(self._waiting[0])
""",
    "Condition": """\
class Condition:
    def __init__(self, lock=None):
        self._lock, self._parked = lock or Lock(), collections.deque()
        self.acquire, self.release, self.locked = self._lock.acquire, self._lock.release, self._lock.locked
    def wait(self):
        if not self.locked(): raise RuntimeError('cannot wait on un-acquired lock')
        self.release()
        try: yield from PARKED(self._parked)
        finally:
            stopped = None
            while True:
                try:
                    yield from self.acquire()
                    break
                except asyncio.CancelledError as error: stopped = error
            if stopped is not None: raise stopped
        return True
    def wait_for(self, predicate):
        while not (found := predicate()): yield from self.wait()
        return found
    def notify(self, n=1):
        if not self.locked(): raise RuntimeError('cannot notify on un-acquired lock')
        for each in [each for each in self._parked if not each._done][:n]: SETTLE(each)
    def notify_all(self): self.notify(len(self._parked))
""",
    "Event": """\
class Event:
    def __init__(self): self._set, self._waiting = False, collections.deque()
    def is_set(self): return self._set
    def clear(self): self._set = False
    def set(self):
        self._set = True
        for each in self._waiting: SETTLE(each)
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

METHODS = frozenset({"add_done_callback", "acquire", "cancel", "locked"})
"""The members of `asyncio`, and methods, of which a program names one whose tasks wait for one another."""

TIMED = frozenset({"wait_for", "timeout", "TaskGroup"})
"""The members that are limits of time, which may be over where something sleeps, and what ends tasks that sleep."""
