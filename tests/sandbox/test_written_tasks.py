"""Programs whose tasks wait for one another: they have CPython's values, in every order in which calls end."""

import asyncio
import random
import textwrap
from collections.abc import Sequence
from typing import Any

import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox

from . import programs
from .programs import by_name, expected
from .test_oracle import Outcome

PROGRAMS = by_name("""
# functions of the program that have the names of others
import asyncio
def gather(a, b): return a + b
class P:
    def run(self, x): return x * 2
    async def add(self, x): return x + 1
    def append(self, x): return x is None
    async def wait_for(self, x, y): return x + y
async def main():
    q = asyncio.Queue()
    await q.put(gather(same(2), same(3)))
    r = [await q.get(), P().run(same(2)), await P().add(same(1)), P().append(same(None))]
    r.append(await P().wait_for(same(1), same(2)))
    r.append(await asyncio.wait_for(P().add(same(2)), same(1)))
    return r
await main()

# workers
import asyncio
async def worker(name, q, out):
    while True:
        x = await q.get()
        if x is None:
            q.task_done()
            break
        await asyncio.sleep(x / 100)
        out.append((name, same(x)))
        q.task_done()
async def main():
    q, out = asyncio.Queue(), []
    ws = [asyncio.create_task(worker(f'w{i}', q, out)) for i in range(3)]
    for i in (5, 1, 4, 2, 3, 0): await q.put(i)
    for _ in ws: await q.put(None)
    await asyncio.gather(*ws)
    return out
await main()

# modules of the library are names of the text
import asyncio
from time import time
collections, heapq = 3, 4
async def main():
    q = asyncio.PriorityQueue()
    await q.put(same(2))
    await q.put(1)
    await asyncio.sleep(0.01)
    return [await q.get(), await q.get(), collections, heapq, time() > 0]
await main()

# due at once
import asyncio
async def work(i, gate, log):
    async with gate:
        log.append(f's{i}')
        await asyncio.sleep(0.01)
        log.append(f'e{i}')
async def main():
    log, gate, ready = [], asyncio.Semaphore(2), asyncio.Event()
    ready.set()
    await ready.wait()
    await asyncio.gather(*[work(i, gate, log) for i in range(6)])
    return log, same(1)
await main()

# bounded
from asyncio import Queue, create_task, sleep, run
told = []
async def producer(q, n):
    for i in range(n):
        await q.put(same(i))
        told.append(('put', i, q.qsize(), q.full()))
    await q.put(None)
async def consumer(q):
    got = []
    while (x := await q.get()) is not None:
        told.append(('got', x))
        got.append(x * 10)
        await sleep(0)
    return got
async def main():
    q = Queue(maxsize=2)
    p = create_task(producer(q, 5))
    r = await consumer(q)
    await p
    return r
[await main(), told]

# joined
import asyncio
async def worker(q, results):
    while True:
        item = await q.get()
        try:
            if item == 3: raise ValueError(item)
            results.append(same(item))
        except ValueError as e:
            results.append(str(e) + '!')
        finally:
            q.task_done()
async def main():
    q, results = asyncio.Queue(), []
    for i in range(5): q.put_nowait(i)
    tasks = [asyncio.create_task(worker(q, results), name=f't{i}') for i in range(2)]
    await q.join()
    for t in tasks: t.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    try:
        q.task_done()
    except ValueError as e:
        ended.append(str(e))
    return results, [type(e).__name__ for e in ended], [t.cancelled() for t in tasks], [t.get_name() for t in tasks]
await main()

# other queues
import asyncio
async def main():
    p, last, q = asyncio.PriorityQueue(), asyncio.LifoQueue(), asyncio.Queue(1)
    for x in (3, 1, 2):
        await p.put((x, same(x)))
        last.put_nowait(x)
    told = []
    try:
        q.get_nowait()
    except asyncio.QueueEmpty as e:
        told.append(repr(e))
    q.put_nowait(1)
    try:
        q.put_nowait(2)
    except asyncio.QueueFull:
        told.append('full')
    return [await p.get() for _ in range(3)], [await last.get() for _ in range(3)], told, q.empty()
await main()

# event
import asyncio
async def main():
    ev, log = asyncio.Event(), []
    async def waiter(n):
        log.append(('waits', n))
        await ev.wait()
        log.append(same(n))
    ts = [asyncio.create_task(waiter(i)) for i in range(3)]
    await asyncio.sleep(0)
    log.append(ev.is_set())
    ev.set()
    await asyncio.gather(*ts)
    await ev.wait()
    ev.clear()
    return log, ev.is_set()
await main()

# lock
import asyncio
lock, whole, told = asyncio.Lock(), 0, []
async def bump(n):
    global whole
    async with lock:
        t = whole
        await asyncio.sleep(0)
        whole = t + same(n)
        told.append((n, lock.locked()))
    await lock.acquire()
    try:
        if n == 2: return 'early'
        await asyncio.sleep(0)
    finally:
        lock.release()
async def main():
    ends = await asyncio.gather(*(bump(i) for i in range(4)))
    try:
        lock.release()
    except RuntimeError as e:
        ends.append(str(e))
    return ends
[await main(), whole, told, lock.locked()]

# semaphore
import asyncio
async def main():
    sem, active, most, order = asyncio.Semaphore(2), 0, 0, []
    async def job(n):
        nonlocal active, most
        async with sem:
            active += 1
            most = max(most, active)
            await asyncio.sleep(0.01 * (5 - n))
            active -= 1
            order.append(same(n))
        return n
    return await asyncio.gather(*[job(i) for i in range(5)]), most, order, sem.locked()
await main()

# condition
import asyncio
async def main():
    cond, items, told = asyncio.Condition(), [], []
    async def consumer(n):
        async with cond:
            await cond.wait_for(lambda: items)
            told.append((n, items.pop(0)))
    async def producer():
        for i in range(3):
            await asyncio.sleep(0.01)
            async with cond:
                items.append(same(i))
                cond.notify()
    await asyncio.gather(*(consumer(i) for i in range(3)), producer())
    async with cond:
        cond.notify_all()
    return told
await main()

# callbacks and futures
import asyncio
done = []
async def work(n):
    await asyncio.sleep(n / 10)
    if n == 3: raise KeyError(n)
    return same(n)
async def main():
    loop = asyncio.get_running_loop()
    fut = loop.create_future()
    fut.add_done_callback(lambda f: done.append(('future', f.result())))
    async def setter():
        await asyncio.sleep(0.01)
        fut.set_result(42)
    tasks = [asyncio.create_task(work(n)) for n in (3, 1)]
    for t in tasks: t.add_done_callback(lambda t: done.append(repr(t.exception()) if t.exception() else t.result()))
    asyncio.create_task(setter())
    got = [await fut, await loop.run_in_executor(None, lambda: same(7))]
    got += await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep(0)
    try:
        fut.set_result(1)
    except Exception as e:
        got.append(type(e).__name__)
    return [repr(x) for x in got], fut.done()
[await main(), done]

# timeouts and cancelling
import asyncio
ev, told = asyncio.Event(), []
async def slow(n):
    try:
        await asyncio.sleep(n)
        return same(n)
    except asyncio.CancelledError:
        told.append(('cancelled', n))
        raise
    finally:
        told.append(('left', n))
async def main():
    got = []
    for n in (0.01, 10):
        try:
            got.append(await asyncio.wait_for(slow(n), timeout=0.5))
        except asyncio.TimeoutError:
            got.append('timeout')
    outer = asyncio.create_task(asyncio.wait_for(ev.wait(), None))
    await asyncio.sleep(0)
    got.append([outer.done(), outer.cancel(), outer.cancelled()])
    try:
        await outer
    except asyncio.CancelledError:
        got.append('ended')
    unbegun = asyncio.create_task(slow(5))
    unbegun.cancel()
    await asyncio.sleep(0)
    return got, outer.cancelled(), outer.cancel(), unbegun.cancelled()
[await main(), told]

# sleeps that are over
import asyncio as aio
async def slow(n):
    await aio.sleep(n)
    return same(n)
async def main():
    got = []
    for n in (0.1, 10):
        try:
            got.append(await aio.wait_for(slow(n), 1))
        except aio.TimeoutError as e:
            got.append(repr(e))
    return got
await main()

# limits of a block
from asyncio import *
told = []
async def bounded(limit, n):
    try:
        async with timeout(limit) as t:
            await sleep(n)
            told.append(n)
    except TimeoutError:
        told.append('over')
    told.append(t.expired())
async def failing():
    try:
        async with timeout(1):
            raise KeyError(same(1))
    except KeyError as e:
        told.append(repr(e))
async def stopped():
    task = create_task(bounded(3, 9))
    await sleep(1)
    task.cancel()
    try:
        await task
    except CancelledError:
        told.append('stopped')
async def main():
    await bounded(1, 2)
    await bounded(2, 1)
    await bounded(None, 1)
    await failing()
    await stopped()
    await sleep(9)
    await gather(bounded(1, 2), bounded(3, 2))
run(main())
told

# queues by a star
from asyncio import *
async def main():
    q = Queue()
    await gather(q.put(same(1)), q.put(2))
    return [await q.get(), await q.get()]
run(main())

# as they end
import asyncio
async def slow(n):
    await asyncio.sleep(n)
    return same(n)
async def main():
    ev = asyncio.Event()
    ev.set()
    got = [await each for each in asyncio.as_completed([slow(0.3), slow(0.1), slow(0.2)])]
    tasks = [asyncio.create_task(slow(n)) for n in (0.2, 0.1)]
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    first = [t.result() for t in done]
    done, pending = await asyncio.wait(tasks)
    shielded = await asyncio.shield(slow(0.1))
    return got, first, len(done), len(pending), shielded, await asyncio.to_thread(lambda x: same(x), 5)
await main()

# task group
import asyncio
told = []
async def slow(n):
    try:
        await asyncio.sleep(n)
    except asyncio.CancelledError:
        told.append(('stopped', n))
        raise
    told.append(n)
    return same(n)
async def main():
    q = asyncio.Queue()
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(slow(n)) for n in (0.2, 0.1)]
        async def late():
            await q.put(group.create_task(slow(0.3)))
        group.create_task(late())
    return [t.result() for t in tasks], (await q.get()).result(), q.qsize()
[await main(), told]

# pipeline
import asyncio
async def pipeline():
    q1, q2 = asyncio.Queue(), asyncio.Queue(2)
    async def first():
        for i in range(5): await q1.put(same(i))
        await q1.put('STOP')
    async def second():
        while True:
            x = await q1.get()
            if x == 'STOP':
                await q2.put(x)
                return
            await q2.put(x * x)
    async def third():
        out = []
        async def items():
            while (x := await q2.get()) != 'STOP':
                yield x
        async for x in items(): out.append(x)
        return out
    *_, out = await asyncio.gather(first(), second(), third())
    return out
await pipeline()

# classes
import asyncio
class Bus:
    def __init__(self): self.handlers, self.queue, self.log = {}, asyncio.Queue(), []
    def on(self, name):
        def add(f):
            self.handlers.setdefault(name, []).append(f)
            return f
        return add
    async def emit(self, name, **data): await self.queue.put((name, data))
    async def run(self):
        while not self.queue.empty():
            name, data = await self.queue.get()
            await asyncio.gather(*(f(self, **data) for f in self.handlers.get(name, [])))
    async def __aenter__(self):
        await asyncio.sleep(0)
        return self
    async def __aexit__(self, *exc):
        await self.run()
        self.log.append(exc[0] and exc[0].__name__)
        return exc[0] is KeyError
async def main():
    async with Bus() as bus:
        @bus.on('greet')
        async def greet(bus, who):
            bus.log.append(f'hi {same(who)}')
            if who == 'a': await bus.emit('greet', who='b')
        await bus.emit('greet', who='a')
        raise KeyError
    return bus.log
await main()

# failing
import asyncio
async def bad(n):
    await asyncio.sleep(n)
    raise ValueError(same(n))
async def main():
    q, got = asyncio.Queue(), []
    for call in (lambda: bad(0), lambda: asyncio.gather(bad(0.2), bad(0.1)), lambda: asyncio.create_task(bad(0))):
        try:
            await call()
        except ValueError as e:
            got.append(e.args)
    t = asyncio.create_task(bad(0))
    try:
        t.result()
    except Exception as e:
        got.append(type(e).__name__)
    await asyncio.wait([t])
    return got, repr(t.exception()), q.empty()
await main()

# who is woken and cancelled passes on
import asyncio
log = []
async def held(lock, n):
    async with lock: log.append(same(n))
async def taking(q, n): log.append((n, await q.get()))
async def giving(q, n):
    await q.put(n)
    log.append(n)
async def main():
    lock, gate, q, full = asyncio.Lock(), asyncio.Semaphore(1), asyncio.Queue(), asyncio.Queue(1)
    await lock.acquire()
    await gate.acquire()
    full.put_nowait(0)
    made = [(held(lock, n), held(gate, n), taking(q, n), giving(full, n)) for n in (1, 2)]
    tasks = [asyncio.create_task(each) for row in made for each in row]
    await asyncio.sleep(0)
    lock.release()
    log.append(lock.locked())
    gate.release()
    log.append(gate.locked())
    q.put_nowait('x')
    full.get_nowait()
    for each in tasks[:4]: each.cancel('stop')
    return [type(each).__name__ for each in await asyncio.gather(*tasks, return_exceptions=True)]
[await main(), log]

# tasks that are left are cancelled
import asyncio
log = []
async def beside():
    try:
        await asyncio.sleep(1)
        log.append('late')
    finally:
        log.append(same('left'))
async def first():
    asyncio.create_task(beside())
    await asyncio.Queue(1).put(1)
    await asyncio.sleep(0.5)
    log.append('first')
async def second():
    await asyncio.sleep(2)
    log.append('second')
asyncio.run(first())
asyncio.run(second())
log

# limits of time
import asyncio
log = []
async def slow(n):
    try:
        await asyncio.sleep(n)
        log.append(n)
        return same(n)
    finally:
        log.append(('left', n))
async def limited(n):
    async with asyncio.timeout(n) as limit:
        await asyncio.sleep(2)
        log.append('not here')
async def outer(): await asyncio.wait_for(slow(1), 5)
async def main():
    ready, got = asyncio.Event(), []
    for n in (1, 0, 1, 0):
        try:
            await (limited(n) if len(log) < 2 else asyncio.wait_for(slow(3), n))
        except TimeoutError:
            log.append('over')
    async with asyncio.timeout(10) as limit: await slow(0.25)
    got.append(limit.expired())
    task = asyncio.create_task(slow(2))
    try:
        await asyncio.wait_for(asyncio.shield(task), 0.5)
    except TimeoutError:
        got.append(await task)
    task = asyncio.create_task(outer())
    await asyncio.sleep(0.5)
    task.cancel()
    tasks = [asyncio.create_task(slow(i)) for i in (1, 2, 3)]
    for kwargs in ({'timeout': 1.5}, {'return_when': asyncio.FIRST_EXCEPTION}):
        got += [len(each) for each in await asyncio.wait(tasks, **kwargs)]
    for each in asyncio.as_completed([slow(0.1), slow(5)], timeout=1):
        try:
            got.append(await each)
        except TimeoutError:
            got.append('late')
    return got, ready.is_set()
[asyncio.run(main()), log]

# groups stop at the first failure
import asyncio
log = []
async def work(n):
    try:
        await asyncio.sleep(n)
        if n == 1: raise ValueError(n)
    finally:
        log.append(same(n))
async def main():
    q = asyncio.Queue()
    for body in (0, 2):
        try:
            async with asyncio.TaskGroup() as group:
                for n in (3, 1, 4): group.create_task(work(n))
                await asyncio.sleep(body)
                log.append(('body', body))
        except Exception:
            log.append('failed')
    return log.index('failed'), sorted(map(str, log)), q.qsize()
await main()

# comprehensions take turns
import asyncio as aio
log = []
async def leaf(x):
    await aio.sleep(x % 3)
    log.append(x)
    return same(x)
class Plus:
    one = 1
    async def each(self, xs): return {x: await leaf(x + self.one) for x in xs if await leaf(x) % 2}
async def taking(q, n): log.append((n, [await q.get() for _ in range(2)]))
async def main():
    q, n = aio.Queue(), 2
    async def feeding():
        for i in range(4):
            await q.put(i)
            await aio.sleep(1)
    await aio.gather(taking(q, 'a'), taking(q, 'b'), feeding())
    got = [[await leaf(j + i * n) for j in range(2)] for i in range(2)], {await leaf(i) for i in (4, 5)}
    got += await Plus().each([1, 2, 3]), [x for x in [await leaf(5)]], {i: i for i in [await leaf(7)]}
    while len([await leaf(6) for _ in range(n)]) > 1: n -= 1
    return got, n
[await main(), log]

# what is said of wrong uses
from asyncio import *
import asyncio
calls = []
def third():
    calls.append(1)
    return len(calls) > 2
async def main():
    cond, gate, got = asyncio.Condition(), asyncio.BoundedSemaphore(1), []
    async def waking():
        for _ in range(2):
            await asyncio.sleep(0)
            async with cond: cond.notify()
    task = asyncio.create_task(waking())
    async with cond: got.append(await cond.wait_for(third))
    await task
    def failing(_): raise KeyError
    fut = asyncio.get_running_loop().create_future()
    fut.add_done_callback(failing)
    fut.set_exception(ValueError)
    for wrong in (cond.notify, gate.release, lambda: asyncio.Semaphore(-1), lambda: asyncio.run(main()), fut.result):
        try:
            wrong()
        except Exception as error:
            got.append(repr(error)[:12])
    await asyncio.sleep(same(0))
    return got, calls
await main()

# entered one after the other
import asyncio
log = []
lock = None
class Held:
    def __init__(self, n): self.n = n
    async def __aenter__(self):
        await lock.acquire()
        log.append(f"in {self.n}")
        return self.n
    async def __aexit__(self, t, v, tb):
        log.append(f"out {self.n} {t.__name__ if t else None}")
        await asyncio.sleep(0)
        lock.release()
        return t is KeyError
async def work(n):
    async with Held(n) as x:
        await asyncio.sleep(0.01)
        log.append(same(x))
        if n == 1: raise KeyError(n)
        if n == 2: return "early"
    return n
async def main():
    global lock
    lock = asyncio.Lock()
    return await asyncio.gather(*(work(i) for i in range(4)))
[asyncio.run(main()), log]

# held by a generator
import asyncio
from contextlib import asynccontextmanager
log = []
@asynccontextmanager
async def held(lock, n):
    await lock.acquire()
    log.append(f"in {n}")
    try: yield n * 10
    except KeyError as e: log.append(f"caught {e}")
    finally:
        await asyncio.sleep(0)
        log.append(f"out {n}")
        lock.release()
async def work(lock, n):
    async with held(lock, n) as x:
        await asyncio.sleep(0.01)
        log.append(same(x))
        if n == 1: raise KeyError(n)
        if n == 2: return "early"
    return n
async def main():
    lock = asyncio.Lock()
    return await asyncio.gather(*(work(lock, i) for i in range(4)))
[asyncio.run(main()), log]

# a stack of what is entered
import asyncio
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, nullcontext
log = []
class C:
    def __init__(self, n, eats=False): self.n, self.eats = n, eats
    async def __aenter__(self):
        await asyncio.sleep(0)
        log.append(f"+{self.n}")
        return self
    async def __aexit__(self, t, v, tb):
        await asyncio.sleep(0)
        log.append(f"-{self.n} {t.__name__ if t else None}")
        return self.eats
class Both(C):
    def __enter__(self): log.append("sync"); return self
    def __exit__(self, *a): log.append("sync out")
@asynccontextmanager
async def acm(n):
    log.append(f"a+{n}")
    await asyncio.sleep(0)
    try: yield
    finally: log.append(f"a-{n}")
@asynccontextmanager
async def bad():
    if False: yield
@asynccontextmanager
async def twice():
    yield 1
    yield 2
@contextmanager
def plain(): yield "p"
async def cb(x): await asyncio.sleep(0); log.append(f"cb{x}")
async def main():
    ev = asyncio.Event(); ev.set(); await ev.wait()
    async with AsyncExitStack() as st:
        c = await st.enter_async_context(C("a", True))
        await st.enter_async_context(acm("b"))
        st.enter_context(plain())
        st.push_async_callback(cb, 1)
        st.callback(log.append, "sync cb")
        raise KeyError("x")
    log.append("after")
    async with C("m") as m, acm("n") as n, Both("o") as o: log.append((m.n, n, o.n))
    for i in range(3):
        async with C(f"l{i}"):
            if i == 0: continue
            if i == 1: break
    for f in (bad, twice):
        try:
            async with f(): pass
        except RuntimeError as e: log.append(str(e))
    try:
        async with acm("z"), C("y"): raise ValueError("v")
    except ValueError as e: log.append(repr(e))
    async with nullcontext(4) as four: log.append(four)
    async def ret():
        async with C("r"): return 5
    with Both("s"): pass
    try:
        async with 5: pass
    except TypeError as e: log.append(type(e).__name__)
    st2 = AsyncExitStack()
    await st2.enter_async_context(C("q"))
    await st2.aclose()
    return await ret(), await asyncio.gather(ret(), ret())
[asyncio.run(main()), log]

# cancelled inside
import asyncio
from contextlib import asynccontextmanager
log = []
@asynccontextmanager
async def res(lock, n):
    await lock.acquire()
    try: yield n
    except asyncio.CancelledError:
        log.append(f"cancelled {n}")
        raise
    finally:
        log.append(f"free {n}")
        lock.release()
async def work(lock, n):
    async with res(lock, n):
        await asyncio.sleep(1)
    return n
async def main():
    lock = asyncio.Lock()
    ts = [asyncio.create_task(work(lock, i)) for i in range(3)]
    await asyncio.sleep(0.01)
    ts[1].cancel()
    await asyncio.sleep(0)
    ts[0].cancel()
    got = await asyncio.gather(*ts, return_exceptions=True)
    return [repr(x) for x in got]
[asyncio.run(main()), log]
""")


class AtOnce(asyncio.SelectorEventLoop):
    """An event loop of CPython whose clock goes on where it would wait, so that no load changes what sleeps less."""

    def __init__(self) -> None:
        super().__init__()
        self.now, ask = 0.0, self._selector.select

        def select(timeout: float | None) -> Any:
            self.now += timeout or 0
            return ask(0)

        self._selector.select = select

    def time(self) -> float:
        return self.now


def at_once(text: str) -> Outcome:
    def run(main: Any) -> Any:
        with asyncio.Runner(loop_factory=AtOnce) as runner:
            return runner.run(main)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio, "run", run)
        return expected(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS.keys())
def test_tasks_that_wait_for_one_another_do_as_in_cpython(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "expected", at_once)
    programs.compare_with_python(text)


ATOMS = [
    "await asyncio.sleep({t})", "await q.put({n})", "log.append(await q.get())", "ev.set()", "ev.clear()",
    "await ev.wait()", "log.append(tasks[{i}].cancel())",
    "log.append([lock.locked(), gate.locked(), q.qsize(), [t.done() for t in tasks]])",
    "log.append(await asyncio.shield(leaf({n}, {t})))", "await leaf({n}, {t})", "raise KeyError({n})",
    "log.append([await leaf({n}, {t}) + i for i in range(2) if await leaf(1, {s})])",
    "log.append([await q.get() for _ in 'ab'])",
    "log.append([str(x) for x in await asyncio.gather(leaf({n}, {t}), q.get(), return_exceptions=True)])",
    "log.append([len(x) for x in await asyncio.wait([asyncio.create_task(leaf({n}, {t})), tasks[{i}]], timeout={s})])",
]  # fmt: skip
AROUND = [
    "async with lock:", "async with gate:", "async with asyncio.timeout({t}):", "for _ in range(2):",
    "try:\n{0}\nexcept (KeyError, TimeoutError):", "try:\n{0}\nfinally:",
]  # fmt: skip
RANDOM = """
import asyncio
log, tasks = [], []
async def leaf(n, t):
    await asyncio.sleep(t)
    log.append(n)
    if n % 5 == 0: raise KeyError(n)
    return same(n)
{}
async def main():
    q, ev, lock, gate = asyncio.Queue(1), asyncio.Event(), asyncio.Lock(), asyncio.Semaphore(2)
    tasks.extend(asyncio.create_task(f(q, ev, lock, gate)) for f in (f0, f1, f2))
    await asyncio.sleep(2)
    while not all(t.done() for t in tasks):
        log.append([t.cancel() for t in tasks])
        await asyncio.sleep(50)
    return [str(x) for x in await asyncio.gather(*tasks, return_exceptions=True)]
[asyncio.run(main()), log]
"""


def random_tasks(seed: int, atoms: Sequence[str] = ATOMS, around: Sequence[str] = AROUND, text: str = RANDOM) -> str:
    """A program whose tasks wait for one another and stop one another; no two of its sleeps are of one length."""
    rng = random.Random(seed)

    def block(depth: int) -> str:
        return "\n".join(statement(depth) for _ in range(rng.randint(1, 3)))

    def statement(depth: int) -> str:
        fields = {
            "t": rng.random() * rng.randrange(3),
            "s": rng.random(),
            "n": rng.randrange(99),
            "i": rng.randrange(3),
        }
        if depth > 2 or rng.random() < 0.6:
            return rng.choice(atoms).format(**fields)
        inside = textwrap.indent(block(depth + 1), "    ")
        head = rng.choice(around)
        return head.format(inside, **fields) + ("\n    log.append(0)" if "{0}" in head else f"\n{inside}")

    names = "q, ev, lock, gate"
    return text.format("\n".join(f"async def f{i}({names}):\n{textwrap.indent(block(0), '    ')}" for i in range(3)))


@pytest.mark.parametrize("seed", range(40))
def test_random_tasks_do_as_in_cpython(seed: int) -> None:
    text = random_tasks(seed)
    assert programs.outcome(lambda: programs.SYNC.run(text)) == at_once(text), text


WORKERS = """
import asyncio
async def worker(q, out):
    while True:
        x = await q.get()
        out.append(await ask(x, same=q.qsize() >= 0))
        q.task_done()
async def main():
    q, out = asyncio.Queue(), []
    ws = [asyncio.create_task(worker(q, out)) for _ in range(3)]
    for i in range(9): await q.put(i)
    await q.join()
    return sorted(out), await asyncio.gather(*(ask(i) for i in (7, 8))), await asyncio.wait_for(ask(5), 1)
asyncio.run(main())
"""


def test_their_calls_overlap() -> None:
    flying = most = 0

    async def ask(x: Any, same: bool = True) -> Any:
        nonlocal flying, most
        flying += 1
        most = max(most, flying)
        for _ in range(5):
            await asyncio.sleep(0)
        flying -= 1
        return x if same else None

    found = asyncio.run(Sandbox({"ask": ask}, policy=Policy.PROGRAMS).arun(WORKERS))
    assert (found, most) == (([*range(9)], [7, 8], 5), 3)


def test_a_call_that_fails_fails_where_it_is_awaited() -> None:
    async def ask(x: int) -> int:
        return 1 // x

    text = """
import asyncio
async def main():
    q = asyncio.Queue()
    try:
        await ask(0)
    except ZeroDivisionError as e:
        q.put_nowait(e)
    tasks = [asyncio.create_task(ask(n)) for n in (0, 1)]
    rest = await asyncio.gather(*tasks, return_exceptions=True)
    return repr(await q.get()), [repr(x) for x in rest]
asyncio.run(main())
"""
    error = "ZeroDivisionError('integer division or modulo by zero')"
    assert asyncio.run(Sandbox({"ask": ask}, policy=Policy.PROGRAMS).arun(text)) == (error, [error, "1"])


def test_what_waits_for_ever_ends_the_program() -> None:
    text = "import asyncio\ntry:\n  await asyncio.Queue().get()\nexcept BaseException:\n  1"
    with pytest.raises(EvaluationError, match="to wait for what no task ends"):
        Sandbox({}, policy=Policy.PROGRAMS).run(text)


@pytest.mark.parametrize(
    "body", ["while True: await q.put(0)", "while True: await asyncio.sleep(1)", "while True: await asyncio.sleep(0)"]
)
def test_it_is_charged(body: str) -> None:
    text = f"import asyncio\nasync def main():\n  q = asyncio.Queue()\n  {body}\nawait main()"
    with pytest.raises(LimitExceeded):
        Sandbox({}, policy=Policy.PROGRAMS, limits=Limits(steps=200_000, memory_bytes=10**7)).run(text)


def test_they_live_on_in_a_session() -> None:
    session = Sandbox({}, policy=Policy.PROGRAMS).session()
    session.run("import asyncio\nq = asyncio.Queue()\nasync def take(): return await q.get()\nq.put_nowait(1)")
    assert session.run("await take()") == 1
    session.run("t = asyncio.create_task(take())")
    assert session.run("await q.put(5)\nawait t") == 5
    assert session.run("async def twice(): return 2 * await take()\nq.put_nowait(4)\nawait twice()") == 8


@pytest.mark.parametrize("end", ["await f(q)", "await asyncio.gather(f(q))", "await asyncio.create_task(f(q))"])
def test_a_failure_is_told_with_its_place(end: str) -> None:
    text = "import asyncio\nasync def f(q):\n  return 1 // await q.get()\nasync def main():\n  q = asyncio.Queue()\n"
    with pytest.raises(EvaluationError, match="ZeroDivisionError") as caught:
        Sandbox({}, policy=Policy.PROGRAMS).run(f"{text}  q.put_nowait(0)\n  return {end}\nasyncio.run(main())")
    assert "3 |   return 1 // await q.get()" in str(caught.value)
