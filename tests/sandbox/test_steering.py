"""`send`, `throw` and `close` of generators, and what `yield from` hands on of them."""

import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox

from .programs import by_name, compare_with_python

PROGRAMS = by_name("""
# an end that is thrown in is none
def g():
    try:
        yield 1
    except StopIteration:
        yield 5
    yield 6
def h():
    return (yield from g())
told = []
for made in (g, h):
    for begun in (1, 3):
        i = made()
        told.append([next(i, None) for _ in range(begun)])
        for _ in range(3):
            try:
                told.append(i.throw(StopIteration(same(7))))
            except StopIteration as e:
                told.append(e.value)
            except RuntimeError as e:
                told.append(str(e))
told

# averager
def averager():
    total, count, average = 0, 0, None
    while True:
        x = yield average
        total += same(x)
        count += 1
        average = total / count
g = averager()
next(g)
[g.send(10), g.send(20), g.send(same(60)), g.send(0)]

# send none and start
def g():
    a = yield 1
    b = yield a
    return b
i = g()
told = [i.send(None), i.send('x')]
try:
    i.send('y')
except StopIteration as e:
    told.append(e.value)
for act in (lambda: i.send(1), lambda: g().send(5), lambda: i.throw(ValueError('v')), lambda: i.close(),
            lambda: g().throw(KeyError('k')), lambda: g().throw(3), lambda: i.throw(ValueError)):
    try:
        told.append(act())
    except Exception as e:
        told.append((type(e).__name__, str(e)))
told

# throw
def g():
    while True:
        try:
            yield 'ready'
        except ValueError as e:
            yield f'caught {e}'
        except KeyError:
            return 'end'
i = g()
told = [next(i), i.throw(ValueError('x')), next(i), i.throw(ValueError)]
try:
    i.throw(KeyError('k'))
except StopIteration as e:
    told.append(e.value)
except KeyError as e:
    told.append('raised')
told

# close
log = []
def g(name):
    try:
        yield 1
        yield 2
    except GeneratorExit:
        log.append(('exit', name))
        raise
    finally:
        log.append(('closed', same(name)))
def bad():
    try:
        yield 1
    except GeneratorExit:
        yield 2
def quiet():
    try:
        yield 1
    except GeneratorExit:
        return
i = g('a')
next(i)
log.append(i.close())
log.append(i.close())
log.append(next(i, 'none'))
g('b').close()
j, k = bad(), quiet()
next(j), next(k)
try:
    j.close()
except RuntimeError as e:
    log.append(str(e))
log.append(k.close())
log

# delegation
log = []
def inner():
    total = 0
    while True:
        try:
            x = yield total
        except ValueError:
            log.append('inner caught')
            x = 100
        except GeneratorExit:
            log.append('inner closed')
            raise
        if x is None:
            return total
        total += x
def outer():
    while True:
        r = yield from inner()
        log.append(r)
i = outer()
told = [next(i), i.send(1), i.send(2), i.send(None), i.send(5), i.throw(ValueError()), i.send(None)]
i.close()
told, log

# delegation to what is no generator
def g():
    r = yield from [1, 2]
    yield r
i = g()
told = [next(i)]
try:
    i.throw(ValueError('x'))
except ValueError as e:
    told.append(str(e))
told, list(i)

# pipeline
def coroutine(f):
    def start(*args):
        g = f(*args)
        next(g)
        return g
    return start
@coroutine
def printer(out):
    while True:
        out.append((yield))
@coroutine
def grep(word, target):
    while True:
        line = yield
        if word in line:
            target.send(same(line))
out = []
g = grep('x', printer(out))
for line in ['ax', 'b', 'xc']:
    g.send(line)
g.close()
out

# two-way in a loop
def countdown(n):
    while n > 0:
        jump = yield n
        n = jump if jump is not None else n - 1
i = countdown(10)
told = []
for x in i:
    told.append(x)
    if x == 8:
        told.append(('sent', i.send(3)))
told

# overlap
def acc():
    total = 0
    while True:
        total += (yield total)
g = acc()
next(g)
def add(i):
    return g.send(same(i)) + same(0)
[add(i) for i in range(4)], [g.send(same(i)) for i in range(3)], sum([g.send(1), same(2), g.send(same(3))])

# with contextmanager
from contextlib import contextmanager
log = []
def nested():
    try:
        yield same('v')
    except ValueError as e:
        log.append(str(e))
    finally:
        log.append('end')
@contextmanager
def m():
    yield from nested()
with m() as v:
    log.append(v)
    raise ValueError('inside')
log

# not started and thrown in try
def g():
    try:
        yield same(1)
    finally:
        seen.append('f')
seen = []
i = g()
try:
    i.throw(ValueError('x'))
except ValueError:
    seen.append('v')
seen, list(i)

# method value
def g():
    x = 0
    while True:
        x = yield x
i = g()
next(i)
send = i.send
[send(1), [*map(i.send, [2, 3])], type(i).__name__, hasattr(i, 'send'), hasattr(i, 'close')]

# sent to a list
def g():
    yield from [1, 2]
i = g()
told = [next(i)]
try:
    i.send(5)
except AttributeError as e:
    told.append(str(e))
told, [g().send(None)]

# while running
def g():
    try:
        i.send(1)
    except ValueError as e:
        yield str(e)
i = g()
next(i)

# errors inside
def g():
    x = yield 1
    y = yield fails(x)
i = g()
next(i)
told = []
try:
    i.send(3)
except Exception as e:
    told.append(type(e).__name__)
told, list(i)

# send in a try
def g():
    got = []
    while len(got) < 3:
        try:
            got.append(same((yield len(got))))
        except KeyError:
            got.append('k')
    return got
def run():
    i = g()
    told = [next(i)]
    try:
        told.append(i.send('a'))
        told.append(i.throw(KeyError('x')))
        told.append(i.send(same('b')))
    except StopIteration as end:
        told.append(end.value)
    return told
[run() for _ in range(2)]
""")


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_a_generator_is_steered_as_in_python(text: str) -> None:
    compare_with_python(text)


@pytest.mark.parametrize(
    "text", ["(x for x in xs).send(None)", "map(str, xs).close()", "iter(xs).send(1)", "zip(xs).throw(ValueError())"]
)
def test_only_generators_that_functions_make_are_steered(text: str) -> None:
    with pytest.raises(EvaluationError) as caught:
        Sandbox({"xs": [1]}, policy=Policy.PROGRAMS).run(text)
    assert caught.value.exc_type == "NotAllowed"


def test_a_session_goes_on_with_a_generator() -> None:
    session = Sandbox({}, policy=Policy.PROGRAMS).session()
    session.run("def g():\n    x = 0\n    while True: x += (yield x)\ni = g()\nnext(i)")
    assert session.run("i.send(3)") == 3
    assert session.run("i.send(4)") == 7
    assert session.run("i.close()\nnext(i, 'end')") == "end"


@pytest.mark.parametrize(
    "text",
    [
        "def g():\n    while True: yield\ni = g()\nnext(i)\nwhile True: i.send(1)",
        "def g():\n  while 1:\n    try: yield\n    except KeyError: pass\ni = g()\nnext(i)\nwhile 1: i.throw(KeyError)",
        "def g():\n    try:\n        yield\n    finally:\n        while True: pass\ni = g()\nnext(i)\ni.close()",
        "[g.send(None) for g in [(lambda: (yield))() for _ in range(10 ** 6)]]",
    ],
)  # fmt: skip
def test_each_step_is_charged(text: str) -> None:
    with pytest.raises(LimitExceeded) as caught:
        Sandbox({}, policy=Policy.PROGRAMS, limits=Limits(time_s=300, steps=200_000)).run(text)
    assert caught.value.limit in {"steps", "memory_bytes"}
