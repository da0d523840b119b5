"""Failures of what a text awaits belong to who awaits it, in every order in which calls end."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, Sandbox

from ..programs import executed
from .awaiting import FIRST, Awaiting
from .orders import ORDERS, difference, guest, shown
from .search import orders_of

pytestmark = [
    pytest.mark.filterwarnings("ignore:coroutine"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

PROGRAMS = """\
ts = [asyncio.create_task(rf(x)) for x in range(5)]
for t in ts:
    try:
        out.append(await t)
    except ValueError as e:
        out.append(str(e))
out
---
[str(each) for each in await asyncio.gather(*[rf(x) for x in range(5)], rd(1), return_exceptions=True)]
---
cs = [rf(x) for x in range(5)]
[type(each).__name__ for each in await asyncio.gather(*cs, return_exceptions=True)]
---
cs = {str(n): rf(n) for n in range(5)}
for n, c in cs.items():
    try:
        d[n] = await c
    except ValueError as e:
        d[n] = repr(e)
d
---
cs = [rf(1), rd(2)]
for n, c in zip('ab', cs):
    try:
        d[n] = await c
    except ValueError as e:
        d[n] = repr(e)
d
---
async def work(x):
    return await rf(x) + 1
rs = await asyncio.gather(*map(rf, range(3)), *map(work, [4, 1]), return_exceptions=True)
[str(each) for each in rs]
---
cs = list(map(rf, range(4)))
for c in cs:
    try:
        out.append(await c)
    except ValueError as e:
        out.append(str(e))
out
---
try:
    y = await asyncio.wait_for(rf(1), timeout=5)
except ValueError as e:
    y = e.args
y
---
async with asyncio.timeout(5):
    y = await rd(4)
y
---
async def w(i):
    x = await rf(i)
    out.append(i)
    out.append(x)
    return x
rs = await asyncio.gather(*[w(i) for i in range(6)], return_exceptions=True)
([str(each) for each in rs], out)
---
async def w(i):
    out.append(('a', i))
    x = await rf(i)
    out.append(('b', x))
    out.append(('c', await rf(x + 2)))
try:
    y = await asyncio.gather(*[w(i) for i in range(7)])
except ValueError as e:
    y = str(e)
(y, out)
---
async def w(i):
    x = await rf(i)
    out.append(i)
async def v(i):
    n = len(out)
    out.append((n, out[-1] if out else None))
    return n
rs = await asyncio.gather(w(1), v(0), w(0), v(1), w(4), w(2), v(0), return_exceptions=True)
([str(each) for each in rs], out)
---
async def w(i):
    x = await rf(i)
    out.append(i)
    if i == 2: out.insert(0, "x")
    if i == 3: out.reverse()
    if i == 5: del out[0]
    out.append(x)
rs = await asyncio.gather(*[w(i) for i in range(8)], return_exceptions=True)
([str(each) for each in rs], out)
---
async def w(i):
    z = asyncio.create_task(rf(i))
    try:
        out.append(('a', i))
        out.append(('b', await rf(i + 1)))
    except ValueError as e:
        out.append(str(e))
    out.append(('z', await z))
rs = await asyncio.gather(*[w(i) for i in range(7)], return_exceptions=True)
([str(each) for each in rs], out)
---
async def w(i):
    x = await rf(i)
    out.append(x)
for i in range(5):
    ts.append(asyncio.create_task(w(i)))
    out.append(-i)
n = len(out)
([str(t.exception()) for t in ts], out, n)
---
async with asyncio.TaskGroup() as tg:
    a = tg.create_task(rd(2))
    b = tg.create_task(w0(2))
(a.result(), b.result(), a.done())
---
async with asyncio.TaskGroup() as tg:
    for x in range(4):
        ts.append(tg.create_task(act(x)))
([t.result() for t in ts], await peek())
---
ts = [asyncio.create_task(rf(x)) for x in range(5)]
for t in asyncio.as_completed(ts):
    try:
        out.append(await t)
    except ValueError:
        out.append(-1)
sorted(out)
---
names = {asyncio.create_task(rf(x)): x for x in range(5)}
done, pending = await asyncio.wait(names)
for t in done:
    d[names[t]] = str(t.exception()) if t.exception() else t.result()
(sorted(d.items()), len(pending), all(t.done() for t in names), [*names] == [*names])
---
g = asyncio.gather(rf(0), rf(1))
try:
    y = await g
except ValueError as e:
    y = str(e)
y
---
t = asyncio.create_task(rf(1))
print(await rd(2))
for _ in range(2):
    try:
        await t
    except ValueError as e:
        out.append(e)
(str(out[0]), out[0] is out[1])
---
results = await asyncio.gather(rd(0), rf(1), rf(4))
---
t = asyncio.create_task(rf(1))
print('before')
await t
print('behind')
---
t = asyncio.create_task(rf(1))
u = rf(4)
print('nobody awaits them')
---
t = asyncio.create_task(w1(3))
u = asyncio.create_task(w1(0))
print(out)
try:
    await t
except KeyError as e:
    y = e.args
(y, await u, out, await peek())
---
try:
    t = asyncio.create_task(rf([1, 4][5]))
except IndexError:
    y = 'its argument'
y
---
try:
    t = asyncio.create_task(w0(1, 2))
    y = 'none'
except TypeError:
    y = 'its arguments'
y
---
async def first(x):
    return asyncio.create_task(rf(x))
try:
    y = await (await first(1))
except ValueError as e:
    y = str(e)
y
---
class Client:
    async def get(self, x):
        return await rf(x)
    async def all(self, xs):
        tasks = [asyncio.create_task(self.get(x)) for x in xs]
        found = []
        for t in tasks:
            try:
                found.append(await t)
            except ValueError as e:
                found.append(str(e))
        return found
await Client().all([0, 1, 2])
---
async def fetch(x):
    if x > 1:
        raise KeyError(await rf(x))
    return await rf(x)
cs = [fetch(x) for x in range(5)]
while cs:
    c = cs.pop()
    try:
        out.append(await c)
    except (ValueError, KeyError) as e:
        out.append(repr(e))
out
---
async def safe(c):
    try:
        return await c
    except ValueError as e:
        return str(e)
await asyncio.gather(*(safe(rf(x)) for x in range(5)))
---
async def retried(x):
    for n in range(3):
        try:
            return await rf(x + n)
        except ValueError:
            print('again', x, n)
await asyncio.gather(*map(retried, range(5)))
---
from itertools import starmap
r = await asyncio.gather(*map(rf, range(3)), *map(w1, range(5)), *starmap(w3, [(1,), (4,)]), return_exceptions=True)
([repr(each) for each in r], out, d)
---
for n, c in zip('abc', map(rf, range(3))):
    try:
        out.append((n, await c))
    except ValueError as e:
        out.append((n, str(e)))
out
---
ts = list(map(w0, range(3)))
'nobody awaits them'
---
class Mapped:
    async def get(self, x):
        return await rf(x)
    async def all(self, fn, xs):
        ts = list(map(asyncio.create_task, map(self.get, xs)))
        return await asyncio.gather(*ts, *map(fn, xs), return_exceptions=True)
[repr(each) for each in await Mapped().all(af, range(3))]
---
sem = asyncio.Semaphore(2)
async def held(x):
    async with sem:
        return await rf(x)
[str(each) for each in await asyncio.gather(*(held(x) for x in range(4)), return_exceptions=True)]
---
t = asyncio.create_task(act(1))
u = asyncio.create_task(af(1))
ts = [asyncio.create_task(act(x)) for x in range(3)]
try:
    await u
except TypeError as e:
    y = str(e)
(y, [await each for each in (t, *ts)], await peek())
---
t = asyncio.create_task(rf(1))
u = asyncio.shield(asyncio.create_task(rf(0)))
(str(t.exception()), await u, u.exception())
---
t = asyncio.create_task(rd(1))
out.append(t.cancelled())
try:
    out.append(await t)
finally:
    out.append(t.cancel())
out
---
async def total(xs):
    return sum(await asyncio.gather(*[rf(x) for x in xs]))
try:
    y = await total([0, 1])
except ValueError as e:
    y = await total([0, 2])
(y, await total([5]))
"""


@pytest.fixture(autouse=True)
def _without_coroutines() -> Iterator[None]:
    """Free what a program has not awaited where CPython's warnings of it are not looked at."""
    yield
    gc.collect()


@pytest.mark.parametrize("text", PROGRAMS.split("---\n"), ids=lambda text: text.partition("\n")[0][:40])
def test_who_awaits_a_failure_gets_it(text: str) -> None:
    assert difference(FIRST + text, ORDERS) is None


@pytest.mark.parametrize("first", range(0, 120, 10))
def test_random_programs_of_tasks_mean_what_they_do_in_python(first: int) -> None:
    for seed in range(first, first + 10):
        text = Awaiting(seed).program()
        told = difference(text, orders_of(seed), sessions=(seed % 5 == 0,))
        assert told is None, text


@pytest.mark.parametrize(
    "made",
    [
        "{asyncio.create_task(rd(x)): x for x in range(40)}",
        "{t: x for x, t in enumerate({asyncio.create_task(rd(await rd(x))) for x in range(40)})}",
        "{}\nfor x in range(40): ts[asyncio.create_task(rd(await rd(x)))] = x",
        "set()\nfor x in range(40): ts.add(asyncio.create_task(rd(x)))\nts = {t: x for x, t in enumerate(ts)}",
    ],
)
def test_a_set_of_tasks_has_the_same_order_in_each_run(made: str) -> None:
    text = f"import asyncio\nts = {made}\ndone, _ = await asyncio.wait(ts)\n[ts[t] for t in done]"
    for order in ORDERS:
        (told,), _ = guest([text], order, session=False, programs={})
        assert told[0] == shown([*range(40)])


CANCELLED = """
import asyncio
async def later(x):
    try:
        return await get(x)
    except asyncio.CancelledError:
        return 'went on'
never, begun = asyncio.create_task(get(1), name="a"), asyncio.create_task(later(2))
told = [never.cancel(), never.cancelled(), never.done(), never.get_name()]
await asyncio.sleep(0)
told += [never.cancelled(), begun.cancel(), begun.done()]
told += [await begun, begun.cancelled(), begun.cancel()]
u = asyncio.create_task(asyncio.sleep(9))
told.append([await get(3) and u.cancel(), u.cancelled()])
t = asyncio.ensure_future(get(4))
told.append([await asyncio.sleep(0), u.cancelled(), t.cancel('why'), t.cancelled()])
for each in (never, t, u):
    try:
        await each
    except Exception:
        told.append('an exception')
    except asyncio.CancelledError as e:
        told.append(['cancelled', e.args])
told + [str(each) for each in await asyncio.gather(begun, u, never, get(5), return_exceptions=True)]
"""


def test_what_cancels_a_task_and_what_tells_of_it_have_their_order() -> None:
    async def get(x: int) -> int:
        log.append(x)
        for _ in range(3):
            await asyncio.sleep(0)
        return x

    log: list[int] = []
    found = asyncio.run(Sandbox({"get": get}, policy="programs").arun(CANCELLED)), log.copy()
    log.clear()
    assert found == (executed(CANCELLED, {"get": get}), log)


def test_a_task_of_an_earlier_program_cannot_be_cancelled_by_one_whose_tasks_take_turns() -> None:
    session = Sandbox({"get": abs}, policy="programs").session()
    session.run("import asyncio\nt = asyncio.create_task(get(1))")
    with pytest.raises(ExpressionError, match="attribute 'cancel'"):
        session.run("import asyncio\ntry: t.cancel()\nexcept Exception: pass")


def test_a_call_tells_how_long_to_sleep() -> None:
    text = "import asyncio\ndelay = get(0)\nawait asyncio.sleep(delay, 'slept')"
    assert asyncio.run(_slow().arun(text)) == "slept"


def test_using_what_was_not_awaited_raises_its_failure() -> None:
    for use in ("x + 1", "-x", "x[0]", "len(x)", "f'{x}'", "print(x)", "x.append(1)", "[*x]", "x < 1", "{x: 1}", "[x]"):
        text = f"import asyncio\nasync def work(x):\n    return await get(x)\nx = work(-1)\nprint('behind')\n{use}"
        for run in (Sandbox({"get": _failing}, policy="programs").run, lambda text: asyncio.run(_slow().arun(text))):
            with pytest.raises(EvaluationError, match="less than zero"):
                run(text)


def _failing(x: int) -> int:
    if x < 0:
        raise ValueError("less than zero")
    return x


def _slow() -> Sandbox:
    async def get(x: int) -> int:
        await asyncio.sleep(0)
        return _failing(x)

    return Sandbox({"get": get}, policy="programs")
