"""Async generators, and what is gone through by `async for`, where tasks wait for one another: CPython's values."""

import asyncio
from typing import Any

import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, Policy, Sandbox

from . import programs
from .programs import AT_LEISURE, by_name
from .strategies import FUNCTIONS
from .test_written_tasks import AROUND, ATOMS, RANDOM, at_once, random_tasks

HEAD = """\
import asyncio
log, lock, ready, gate = [], asyncio.Lock(), asyncio.Event(), asyncio.Semaphore(2)
async def tick(n=1):
    for _ in range(n): await asyncio.sleep(0)
    return n
async def count(name, n):
    for i in range(n):
        log.append((name, 'makes', i))
        await asyncio.sleep(0)
        yield i
"""
"""What each program begins with."""

PROGRAMS = by_name("""
# two tasks take turns
async def work(name):
    async for i in count(name, 3): log.append((name, i))
async def main(): await asyncio.gather(work('a'), work('b'))
await main()
log

# one lock in two generators
async def locked(name, n):
    for i in range(n):
        async with lock:
            log.append((name, 'in', i))
            await tick()
            yield i
            log.append((name, 'out', i))
async def work(name): return [i async for i in locked(name, 3)]
async def main(): return await asyncio.gather(work('a'), work('b'))
[await main(), log]

# a queue between tasks
async def items(q):
    while (x := await q.get()) is not None:
        yield x
async def take(q): return [same(x) async for x in items(q)]
async def give(q):
    for i in range(4):
        await q.put(i)
        log.append(('put', i))
    await q.put(None)
async def main():
    q = asyncio.Queue(1)
    return await asyncio.gather(take(q), give(q))
[await main(), log]

# an event set by another task
async def after(event):
    log.append('waits')
    await event.wait()
    yield 1
    yield 2
async def main():
    async def take(): return [x async for x in after(ready)]
    t = asyncio.create_task(take())
    await tick()
    log.append('sets')
    ready.set()
    return await t
[await main(), log]

# a semaphore around items
async def some(name):
    for i in range(2):
        async with gate:
            log.append((name, i))
            await tick(2)
        yield i
async def work(name):
    total = 0
    async for i in some(name): total += i
    return total
async def main(): return await asyncio.gather(*[work(n) for n in 'abcd'])
[await main(), log]

# else and continue
async def main():
    await lock.acquire()
    async for i in count('a', 4):
        if i % 2: continue
        log.append(i)
    else:
        log.append('else')
await main()
log

# break leaves out the else
async def main():
    await lock.acquire()
    async for i in count('a', 4):
        if i == 2: break
    else:
        log.append('else')
    return i
[await main(), log]

# nested loops with break in the inner one
async def main():
    await lock.acquire()
    async for i in count('a', 3):
        async for j in count('b', 3):
            if j == 1: break
            log.append((i, j))
        else: log.append('never')
    return log
await main()

# targets of all kinds
class Box: pass
async def pairs():
    for i in range(3):
        await tick()
        yield i, [i, i + 1, i + 2]
async def main():
    ready.set()
    box, d = Box(), {}
    async for box.n, (first, *d['rest']) in pairs(): log.append((box.n, first, d['rest']))
    async for d['x'] in count('c', 2): pass
    return log, d
await main()

# nested generators
async def doubled(items):
    async for x in items:
        await tick()
        yield 2 * x
async def kept(items):
    async for x in items:
        if x % 4 == 0: yield x
async def work(name): return [x async for x in kept(doubled(count(name, 5)))]
async def main():
    await lock.acquire()
    return await asyncio.gather(work('a'), work('b'))
[await main(), log]

# a recursive generator
async def walk(tree):
    if isinstance(tree, list):
        for each in tree:
            async for x in walk(each): yield x
    else:
        await tick()
        log.append(tree)
        yield tree
async def main():
    await lock.acquire()
    async def go(tree): return [x async for x in walk(tree)]
    return await asyncio.gather(go([1, [2, [3]], 4]), go([[5], 6]))
[await main(), log]

# try and finally around a yield
async def guarded(name):
    log.append((name, 'open'))
    try:
        for i in range(2):
            await tick()
            yield i
    finally:
        await tick()
        log.append((name, 'shut'))
async def work(name):
    async for i in guarded(name): log.append((name, i))
async def main():
    await lock.acquire()
    await asyncio.gather(work('a'), work('b'))
await main()
log

# aclose runs what stands in finally
async def guarded():
    try:
        yield 1
        yield 2
    finally:
        await tick()
        log.append('shut')
async def main():
    g = guarded()
    log.append(await g.__anext__())
    await g.aclose()
    await g.aclose()
    return [x async for x in g]
[await main(), log]

# aclose before the first item
async def never():
    log.append('begun')
    yield 1
async def main():
    g = never()
    await g.aclose()
    try: await anext(g)
    except StopAsyncIteration: log.append('over')
    return [x async for x in g], log
await main()

# aclose that another task waits behind
async def guarded():
    try: yield 1
    finally:
        async with lock: log.append('shut')
async def main():
    g = guarded()
    await anext(g)
    await lock.acquire()
    t = asyncio.create_task(g.aclose())
    await tick()
    log.append('frees')
    lock.release()
    await t
    return log
await main()

# what goes on at aclose
async def stubborn():
    try: yield 1
    finally: yield 2
async def main():
    g = stubborn()
    await anext(g)
    try: await g.aclose()
    except RuntimeError as e: return str(e)
await main()

# GeneratorExit is seen
async def seen():
    try: yield 1
    except GeneratorExit:
        log.append('exit')
        raise
async def kept():
    try: yield 1
    except GeneratorExit: log.append('kept')
async def main():
    for make in (seen, kept):
        g = make()
        await anext(g)
        await g.aclose()
    return log
await main()

# asend
async def echo():
    got = None
    while True:
        await tick()
        got = yield got
        log.append(got)
        if got == 'end': return
async def main():
    g = echo()
    made = [await g.asend(None), await g.asend(1), await g.asend('x')]
    try: await g.asend('end')
    except StopAsyncIteration: made.append('over')
    return made, log
await main()

# asend to one that has not begun
async def main():
    g = count('a', 1)
    try: await g.asend(1)
    except TypeError as e: return str(e), log
await main()

# a running mean
async def mean():
    total = n = 0
    value = None
    while True:
        x = yield value
        async with lock:
            total, n = total + x, n + 1
            value = total / n
async def main():
    g = mean()
    await g.asend(None)
    return [await g.asend(x) for x in (1, 2, 6)]
await main()

# athrow
async def patient():
    n = 0
    while True:
        try:
            n += 1
            yield n
        except ValueError as e:
            await tick()
            log.append(str(e))
async def main():
    g = patient()
    first = await anext(g)
    second = await g.athrow(ValueError('one'))
    try: await g.athrow(KeyError('k'))
    except KeyError as e: log.append(repr(e))
    try: await anext(g)
    except StopAsyncIteration: log.append('over')
    return first, second, log
await main()

# athrow of a type before the first item
async def main():
    g = count('a', 1)
    try: await g.athrow(ValueError)
    except ValueError as e: log.append(repr(e))
    return [x async for x in g], log
await main()

# athrow that ends it
async def once():
    try: yield 1
    except ValueError: log.append('ends')
async def main():
    g = once()
    await anext(g)
    try: await g.athrow(ValueError('x'))
    except StopAsyncIteration: log.append('over')
    return log
await main()

# comprehensions of all kinds
async def main():
    await lock.acquire()
    a = [x async for x in count('a', 3)]
    b = {x % 2 async for x in count('b', 3)}
    c = {x: y async for x in count('c', 2) for y in 'pq'}
    d = [await tick(x) async for x in count('d', 3) if await tick(x) != 1]
    e = [(x, y) for x in range(2) async for y in count('e', 2)]
    return a, b, c, d, e
[await main(), log]

# comprehensions inside of comprehensions
async def main():
    await lock.acquire()
    made = [[(i, j) async for j in count('b', i)] async for i in count('a', 3)]
    return made, [x for x in [y async for y in count('c', 2)]]
[await main(), log]

# comprehensions in several tasks
async def work(name): return {x: name async for x in count(name, 3) if await tick()}
async def main():
    await lock.acquire()
    return await asyncio.gather(work('a'), work('b'), work('c'))
[await main(), log]

# a comprehension that assigns
async def main():
    await lock.acquire()
    last = -1
    made = [last := x async for x in count('a', 3)]
    other = [y async for x in count('b', 3) if (y := x * 10) > 0]
    return made, last, other, y
[await main(), log]

# a comprehension over locals and arguments
async def main(n, *names, **more):
    await lock.acquire()
    k = 3
    return [(i, n, names, more, k) async for i in count('a', 1)]
await main(1, 2, x=3)

# generator expressions
async def main():
    await lock.acquire()
    g = (x * 2 async for x in count('a', 3))
    h = (await tick(x) for x in range(3))
    made = [x async for x in g]
    return made, [y async for y in h], type(g).__name__, [z async for z in h]
[await main(), log]

# generator expressions in tasks
async def summed(items):
    n = 0
    async for x in items: n += x
    return n
async def main():
    await lock.acquire()
    return await asyncio.gather(summed(x async for x in count('a', 3)), summed(x + 1 async for x in count('b', 3)))
[await main(), log]

# an own iterator
class Ticker:
    def __init__(self, name, n): self.name, self.n, self.i = name, n, 0
    def __aiter__(self): return self
    async def __anext__(self):
        if self.i >= self.n: raise StopAsyncIteration
        await tick()
        log.append((self.name, self.i))
        self.i += 1
        return self.i
async def work(name): return [x async for x in Ticker(name, 3)]
async def main():
    await lock.acquire()
    return await asyncio.gather(work('a'), work('b'))
[await main(), log]

# an own iterator over a queue
class Reader:
    def __init__(self, q): self.q = q
    def __aiter__(self): return self
    async def __anext__(self):
        x = await self.q.get()
        if x is None: raise StopAsyncIteration
        return x
async def main():
    q = asyncio.Queue(1)
    async def read():
        async for x in Reader(q): log.append(x)
        return 'read'
    async def write():
        for x in (1, 2, 3, None):
            await q.put(x)
            log.append(('put', x))
    return await asyncio.gather(read(), write())
[await main(), log]

# an own iterable whose iterator is a generator
class Rows:
    def __init__(self, n): self.n = n
    async def __aiter__(self):
        for i in range(self.n):
            await tick()
            log.append(i)
            yield i
async def work(rows): return [x async for x in rows]
async def main():
    await lock.acquire()
    rows = Rows(3)
    return await asyncio.gather(work(rows), work(rows))
[await main(), log]

# an own iterable and its iterator apart
class Rows:
    def __aiter__(self): return Cursor()
class Cursor:
    def __init__(self): self.left = [3, 2, 1]
    async def __anext__(self):
        await tick()
        if not self.left: raise StopAsyncIteration('no more')
        return self.left.pop()
    def __aiter__(self): return self
async def main():
    await lock.acquire()
    made = [x async for x in Rows()]
    c = aiter(Rows())
    return made, await anext(c), await c.__anext__(), await anext(c), await anext(c, 'none')
await main()

# both protocols in one class
class Both:
    def __iter__(self): return iter('xy')
    async def __aiter__(self):
        await tick()
        for x in (1, 2): yield x
async def main():
    await lock.acquire()
    both = Both()
    return [x for x in both], [x async for x in both]
await main()

# anext with and without a default
async def main():
    g = count('a', 2)
    made = [await anext(g), await anext(g, 'd'), await anext(g, 'd'), await anext(g, None)]
    try: await anext(g)
    except StopAsyncIteration as e: made.append(repr(e))
    return made
[await main(), log]

# anext in several tasks
async def work(name, items):
    while (x := await anext(items, None)) is not None:
        log.append((name, x))
        await tick()
async def quick():
    for i in range(1, 6): yield i
async def main():
    await lock.acquire()
    items = quick()
    await asyncio.gather(work('a', items), work('b', items))
await main()
log

# two tasks ask one generator at once
async def main():
    g = count('a', 3)
    made = await asyncio.gather(anext(g), anext(g), return_exceptions=True)
    return [repr(x) for x in made]
[await main(), log]

# aclose while it runs
async def main():
    g = count('a', 3)
    t = asyncio.create_task(g.__anext__())
    await tick()
    try: await g.aclose()
    except RuntimeError as e: log.append(str(e))
    return await t, log
await main()

# aiter gives the generator itself
async def main():
    g = count('a', 1)
    return aiter(g) is g, g.__aiter__() is g, type(g).__name__
await main()

# imports inside of async blocks
async def main():
    async with lock:
        from collections import ChainMap
        made = ChainMap({}, {1: 2})[1]
    async for x in count('a', 1):
        import queue
        q = queue.Queue()
        q.put(x)
        made += q.get()
    return made
await main()

# a declared global in a comprehension that assigns
last = k = 0
async def main():
    global last
    a = [last := x async for x in count('a', 3)]
    b = [(k := x, [j := y for y in range(x)]) async for x in count('b', 3)]
    return a, b, k, j
[await main(), last, k]

# names that the text has itself
def anext(x): return ('mine', x)
async def main():
    await lock.acquire()
    aiter = 5
    return anext(1), aiter
await main()

# StopAsyncIteration inside of a generator
async def bad():
    yield 1
    raise StopAsyncIteration
async def main():
    await lock.acquire()
    try:
        async for x in bad(): log.append(x)
    except RuntimeError as e: return str(e), log
await main()

# StopIteration inside of a generator
async def bad():
    yield 1
    raise StopIteration(3)
async def main():
    await lock.acquire()
    try:
        async for x in bad(): log.append(x)
    except RuntimeError as e: return str(e), repr(e.__cause__), log
await main()

# StopAsyncIteration out of a coroutine
async def bad(): raise StopAsyncIteration('x')
async def main():
    await lock.acquire()
    try: await bad()
    except StopAsyncIteration as e: return repr(e), type(e).__name__
await main()

# a failure inside of a generator
async def bad():
    yield 1
    await tick()
    raise KeyError('k')
async def work():
    try:
        async for x in bad(): log.append(x)
    except KeyError as e: log.append(repr(e))
    return 'ok'
async def main():
    await lock.acquire()
    return await asyncio.gather(work(), work())
[await main(), log]

# a failure in the loop leaves the generator open
async def main():
    g = count('a', 3)
    try:
        async for x in g:
            log.append(x)
            raise KeyError
    except KeyError: pass
    return [x async for x in g], log
await main()

# asynccontextmanager with awaits on both sides
from contextlib import asynccontextmanager
@asynccontextmanager
async def session(name):
    await tick()
    log.append((name, 'open'))
    try: yield name.upper()
    finally:
        await tick()
        log.append((name, 'shut'))
async def work(name):
    async with session(name) as s:
        log.append(s)
        await tick()
async def main():
    await lock.acquire()
    await asyncio.gather(work('a'), work('b'))
await main()
log

# asynccontextmanager that catches
from contextlib import asynccontextmanager
@asynccontextmanager
async def calm():
    try: yield 1
    except ValueError as e:
        await tick()
        log.append(str(e))
async def main():
    await lock.acquire()
    async with calm(): raise ValueError('x')
    try:
        async with calm(): raise KeyError('y')
    except KeyError as e: log.append(repr(e))
    return log
await main()

# asynccontextmanager that is told of an end
from contextlib import asynccontextmanager
@asynccontextmanager
async def calm(): yield await tick()
async def main():
    await lock.acquire()
    for kind in (StopAsyncIteration, RuntimeError):
        try:
            async with calm(): raise kind('x')
        except Exception as e: log.append(repr(e))
    return log
try: await main()
except Exception as e: log.append(str(e))
log

# a generator inside of a manager that is a generator
from contextlib import asynccontextmanager
@asynccontextmanager
async def opened(name):
    async with lock:
        log.append((name, 'in'))
        yield count(name, 2)
        await tick()
    log.append((name, 'out'))
async def work(name):
    async with opened(name) as items:
        return [x async for x in items]
async def main(): return await asyncio.gather(work('a'), work('b'))
[await main(), log]

# a manager inside of a generator
from contextlib import asynccontextmanager
@asynccontextmanager
async def held(name):
    async with lock:
        log.append((name, 'takes'))
        await tick()
        yield
    log.append((name, 'gives'))
async def rows(name):
    for i in range(2):
        async with held(name): yield i
async def work(name):
    async for i in rows(name): log.append((name, i))
async def main(): await asyncio.gather(work('a'), work('b'))
await main()
log

# aclosing
from contextlib import aclosing
async def guarded():
    try:
        for i in range(5): yield i
    finally:
        await tick()
        log.append('shut')
async def main():
    await lock.acquire()
    async with aclosing(guarded()) as items:
        async for x in items:
            if x == 1: break
    log.append('after')
    return log
await main()

# a method that is a generator
class Source:
    def __init__(self, n): self.n = n
    async def items(self):
        for i in range(self.n):
            await tick()
            yield i
    @classmethod
    async def of(cls, n):
        async for i in cls(n).items(): yield -i
    @staticmethod
    async def plain(n):
        yield n
async def work(n): return [x async for x in Source(n).items()]
async def main():
    await lock.acquire()
    return await asyncio.gather(work(2), work(3)), [x async for x in Source.of(3)], [x async for x in Source.plain(1)]
await main()

# arguments and defaults
async def items(a, /, b=2, *rest, c, **more):
    yield a, b, rest, c, more
async def main():
    await lock.acquire()
    try: items()
    except TypeError as e: log.append(str(e))
    return [x async for x in items(1, c=3)], [x async for x in items(1, 5, 6, c=3, d=4)], items.__name__, log
await main()

# a local generator that closes over names
async def main():
    await lock.acquire()
    n = 0
    async def items():
        nonlocal n
        while n < 3:
            n += 1
            await tick()
            yield n
    async def work(name): return [(name, x) async for x in items()]
    return await asyncio.gather(work('a'), work('b')), n
await main()

# return in the middle
async def some():
    for i in range(5):
        if i == 2: return
        yield i
async def main():
    await lock.acquire()
    async for x in some():
        if x == 1: return log, x
        log.append(x)
await main()

# yield as a value
async def talk():
    x = (yield 1) or 5
    log.append((x, (yield x)))
async def main():
    g = talk()
    return await anext(g), await g.asend(3), await g.asend('last') if False else None, log
await main()

# a task that is cancelled inside of a generator
async def guarded():
    try:
        while True:
            await asyncio.sleep(1)
            yield 1
    except asyncio.CancelledError:
        log.append('cancelled')
        raise
    finally:
        await tick()
        log.append('shut')
async def work():
    async for x in guarded(): log.append(x)
async def main():
    t = asyncio.create_task(work())
    await asyncio.sleep(2.5)
    t.cancel()
    try: await t
    except asyncio.CancelledError: log.append('told')
    return t.cancelled(), log
await main()

# a task that is cancelled between two items
async def work(g):
    async for x in g:
        log.append(x)
        await asyncio.sleep(5)
async def main():
    g = count('a', 3)
    t = asyncio.create_task(work(g))
    await tick(4)
    t.cancel()
    await asyncio.gather(t, return_exceptions=True)
    return [x async for x in g], log
await main()

# a generator that outlasts being cancelled
async def stubborn():
    for i in range(3):
        try: await asyncio.sleep(1)
        except asyncio.CancelledError: log.append(('again', i))
        yield i
async def work(): return [x async for x in stubborn()]
async def main():
    t = asyncio.create_task(work())
    await asyncio.sleep(1.5)
    t.cancel()
    return await t, t.cancelled(), log
await main()

# what fails in finally
async def bad():
    try: yield 1
    finally:
        await tick()
        raise KeyError('in finally')
async def main():
    g = bad()
    await anext(g)
    try: await g.aclose()
    except KeyError as e: log.append(repr(e))
    try:
        async for x in bad(): raise ValueError('loop')
    except ValueError as e: log.append(repr(e))
    return log
await main()

# wait_for and timeout around a generator
async def slow():
    for i in range(3):
        await asyncio.sleep(i)
        yield i
async def main():
    g = slow()
    made = [await asyncio.wait_for(anext(g), 2), await asyncio.wait_for(anext(g), 2)]
    try: await asyncio.wait_for(anext(g), 1)
    except TimeoutError: made.append('late')
    try:
        async with asyncio.timeout(2):
            async for x in slow(): log.append(x)
    except TimeoutError: log.append('late')
    return made, [x async for x in g], log
await main()

# gather of anext over several generators
async def main():
    await lock.acquire()
    a, b = count('a', 2), count('b', 2)
    return [await asyncio.gather(anext(a), anext(b)) for _ in range(2)], await asyncio.gather(anext(a, 0), anext(b, 1))
[await main(), log]

# merged by a queue
async def merged(*sources):
    q, left = asyncio.Queue(), len(sources)
    async def pump(source):
        async for x in source: await q.put((True, x))
        await q.put((False, None))
    tasks = [asyncio.create_task(pump(each)) for each in sources]
    try:
        while left:
            is_item, x = await q.get()
            if is_item: yield x
            else: left -= 1
    finally:
        for t in tasks: t.cancel()
async def timed(name, wait, n):
    for i in range(n):
        await asyncio.sleep(wait)
        yield name, i
async def main(): return [x async for x in merged(timed('a', 1, 3), timed('b', 1.7, 2), timed('c', 0.4, 2))]
await main()

# in batches
async def batches(items, size):
    held = []
    async for x in items:
        held.append(x)
        if len(held) == size:
            yield held
            held = []
    if held: yield held
async def main():
    await lock.acquire()
    return [x async for x in batches(count('a', 5), 2)]
[await main(), log]

# a task group inside of a loop
async def main():
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(tick(i)) async for i in count('a', 3)]
    ready.set()
    return [t.result() for t in tasks], log
await main()

# a condition between generators
async def main():
    cond, n = asyncio.Condition(), 0
    async def rises():
        seen = 0
        while seen < 3:
            async with cond:
                await cond.wait_for(lambda: n > seen)
                seen = n
            yield seen
    async def take(): return [x async for x in rises()]
    t = asyncio.create_task(take())
    for _ in range(3):
        await tick(3)
        async with cond:
            n += 1
            cond.notify_all()
    return await t
await main()

# asyncio.run closes what is open
async def guarded(name):
    try:
        yield 1
        yield 2
    finally:
        await asyncio.sleep(0)
        log.append((name, 'shut'))
kept = []
async def main():
    await lock.acquire()
    for name in 'ab':
        kept.append(guarded(name))
        await anext(kept[-1])
    log.append('ends')
asyncio.run(main())
sorted(log[1:])

# async for at the top of the program
await lock.acquire()
async for x in count('a', 2):
    log.append(x)
else:
    log.append('else')
[[x * 2 async for x in count('b', 2)], log, [y := x async for x in count('c', 2)], y]

# as_completed and a generator
async def late(n):
    await asyncio.sleep(n)
    return n
async def arrivals(delays):
    for each in asyncio.as_completed([late(n) for n in delays]): yield await each
async def main():
    await lock.acquire()
    return [x async for x in arrivals([3, 1, 2])]
await main()

# generators that are passed on and kept
async def main():
    await lock.acquire()
    held = {name: count(name, 2) for name in 'ab'}
    made = []
    for _ in range(2):
        for name, g in held.items(): made.append((name, await anext(g)))
    return made, log
await main()

# what is no async iterator
class Odd:
    def __aiter__(self): return 5
async def main():
    await lock.acquire()
    for x in (Odd(), Odd):
        try:
            async for y in x: pass
        except TypeError: log.append('refused')
    for call in (lambda: list(count('a', 1)), lambda: next(count('a', 1))):
        try: call()
        except TypeError as e: log.append(str(e))
    return log
await main()
""")


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS.keys())
def test_they_wait_as_all_else_does(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "expected", at_once)
    programs.compare_with_python(HEAD + text)


DRAWING = [
    "log.append([x async for x in rows(lock, {n}, {t})])", "log.append(await anext(shared, None))",
    "log.append(await anext(shared))", "await shared.aclose()",
    "log.append([x async for x in (await leaf({n}, {t}) for _ in range(2))])",
]  # fmt: skip
LOOPING = [
    "async for _ in rows(lock, {n}, {t}):", "async with held({n}, {t}):", "async for _ in Own({n}, {t}):",
    "try:\n{0}\nexcept (RuntimeError, StopAsyncIteration):",
]  # fmt: skip
MADE = """
from contextlib import asynccontextmanager
kept = []
def rows(*args):
    kept.append(made(*args))  # or CPython would close it when nothing refers to it
    return kept[-1]
async def made(lock, n, t):
    try:
        for i in range(2):
            log.append(('row', n, i))
            if n % 3 == 0:
                async with lock: await asyncio.sleep(t / 7)
            else: await asyncio.sleep(t / 3)
            yield n + i
            if n % 7 == 0: raise KeyError(n)
    except asyncio.CancelledError:
        log.append(('stopped', n))
        await asyncio.sleep(t / 11)
        raise
    finally:
        if n % 2: log.append(('shut', n))
@asynccontextmanager
async def held(n, t):
    await asyncio.sleep(t / 5)
    try: yield n
    except KeyError as e:
        log.append(('caught', str(e)))
        if n % 2: raise
    finally: log.append(('left', n))
class Own:
    def __init__(self, n, t): self.n, self.t, self.i = n, t, 0
    def __aiter__(self): return self
    async def __anext__(self):
        self.i += 1
        if self.i > 2: raise StopAsyncIteration
        return await leaf(self.n, self.t / self.i)
async def numbers():
    for i in range(4):
        await asyncio.sleep(i / 13)
        yield i
shared = numbers()
{}
async def main():
"""


@pytest.mark.parametrize("seed", range(40))
def test_random_tasks_over_them_do_as_in_cpython(seed: int) -> None:
    text = random_tasks(seed, ATOMS + 2 * DRAWING, AROUND + LOOPING, RANDOM.replace("\n{}\nasync def main():\n", MADE))
    sandbox = Sandbox(FUNCTIONS, policy=Policy.PROGRAMS, limits=AT_LEISURE)
    assert programs.outcome(lambda: sandbox.run(text)) == at_once(text), text


OVERLAPPING = """
import asyncio
async def pages(n):
    for i in range(3): yield await ask(10 * n + i)
class Own:
    def __init__(self, n): self.n, self.i = n, 0
    def __aiter__(self): return self
    async def __anext__(self):
        self.i += 1
        if self.i > 3: raise StopAsyncIteration
        return await ask(10 * self.n + self.i - 1)
async def loop(n):
    got = []
    async for x in {0}: got.append(x)
    return got
async def filled(n): return [x async for x in {0}]
await asyncio.gather(loop(0), filled(1), loop(2), filled(3))
"""


@pytest.mark.parametrize("source", ["pages(n)", "Own(n)", "(await ask(10 * n + i) for i in range(3))"])
def test_calls_of_several_tasks_overlap(source: str) -> None:
    flying = most = 0

    async def ask(x: Any) -> Any:
        nonlocal flying, most
        flying += 1
        most = max(most, flying)
        for _ in range(5):
            await asyncio.sleep(0)
        flying -= 1
        return x

    found = asyncio.run(Sandbox({"ask": ask}, policy=Policy.PROGRAMS).arun(OVERLAPPING.format(source)))
    assert (found, most) == ([[10 * n + i for i in range(3)] for n in range(4)], 4)


def test_they_live_on_in_a_session() -> None:
    session = Sandbox({}, policy=Policy.PROGRAMS).session()
    session.run("import asyncio\nasync def early():\n  for i in range(3): yield i")
    session.run(
        "ready = asyncio.Event()\nasync def count(n):\n  for i in range(n):\n    await asyncio.sleep(0)\n    yield i"
    )
    assert session.run("g = count(4)\n[await anext(g), await anext(g)]") == [0, 1]
    assert session.run("[x async for x in g]") == [2, 3]
    assert session.run("async def main(): return [x async for x in early()]\nawait main()") == [0, 1, 2]
    assert session.run("e = early()\n[await anext(e), await anext(e), await anext(e), await anext(e, 'over')]") == [
        0, 1, 2, "over",
    ]  # fmt: skip


def test_names_of_the_language_are_those_of_the_program_in_a_session() -> None:
    session = Sandbox({}, policy=Policy.PROGRAMS).session()
    session.run("def anext(x): return ('mine', x)")
    assert session.run("async def main(): return anext(1)\nawait main()") == ("mine", 1)


@pytest.mark.parametrize(
    "body",
    [
        "async for x in endless(): pass",
        "[x async for x in endless()]",
        "await asyncio.gather(*[first() for _ in range(10_000)])",
        "[await anext(endless()) for _ in range(100_000)]",
        "[x async for x in nested(100_000)]",
        "while True: await endless().aclose()",
    ],
)
def test_it_is_charged(body: str) -> None:
    text = f"""
import asyncio
lock = asyncio.Lock()
async def endless():
    while True:
        await asyncio.sleep(0)
        yield 1
async def first():
    async for x in endless():
        await lock.acquire()
async def nested(n):
    async for x in nested(n - 1): yield x
async def main():
    {body}
await main()
"""
    with pytest.raises(LimitExceeded):
        Sandbox({}, policy=Policy.PROGRAMS, limits=Limits(steps=300_000, memory_bytes=10**7)).run(text)


def test_what_is_left_open_does_not_go_on() -> None:
    text = """
import asyncio
lock = asyncio.Lock()
async def open_():
    try: yield 1
    finally: tell('goes on')
async def main():
    g = open_()
    await anext(g)
    {}
await main()
"""
    told: list[str] = []
    sandbox = Sandbox({"tell": told.append}, policy=Policy.PROGRAMS, limits=Limits(steps=100_000))
    sandbox.run(text.format("pass"))
    with pytest.raises(LimitExceeded):
        sandbox.run(text.format("while True: pass"))
    with pytest.raises(EvaluationError, match="to wait for what no task ends"):
        sandbox.run(text.format("await asyncio.Event().wait()"))
    assert told == []


def test_a_failure_is_told_with_its_place() -> None:
    bad = "async def bad():\n  yield 1 // await tick(0)\n"
    text = f"{HEAD}{bad}async def main():\n  async for x in bad(): pass\nawait main()"
    with pytest.raises(EvaluationError, match="ZeroDivisionError") as caught:
        Sandbox({}, policy=Policy.PROGRAMS).run(text)
    assert "12 |   yield 1 // await tick(0)" in str(caught.value)


@pytest.mark.parametrize("body", ["yield 1\n  return 2", "yield from [1]"])
def test_what_an_async_generator_cannot_do_is_refused(body: str) -> None:
    with pytest.raises(ExpressionError, match="async"):
        Sandbox({}, policy=Policy.PROGRAMS).run(f"{HEAD}async def bad():\n  {body}\n[x async for x in bad()]")
