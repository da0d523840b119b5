"""Variables that functions assign, and functions that are kept as values and called later: Python's order holds."""

import pytest

from .orders import ORDERS, SANDBOX, difference, guest

# Of each kind, programs with an empty line between them; texts of a session with a line `---`.

CASES = {
    "reads beside acts": """\
print(act(1), peek())

[act(1), peek()]

f"{act(1)} {peek()}"

{"a": act(1), "b": peek()}

show(act(1), peek())

[(act(x), peek()) for x in [1,2,3]]

[put(x, peek()) for x in [1,2,3]]

act(peek()) + act(peek()) + peek()

{act(x): peek() for x in [1,2]}

[peek() for x in [1,2] if act(x)]

[put(x, 5) for x in [1,2,1] if get(x) < 0]

(put(1, 5), get(1))[1] + get(2)

def done(x):
    act(x)
    return x
[done(1), peek(), done(2), peek()]

def tr(x):
    try: return af(x)
    except TypeError: return -1
[tr(1), peek(), tr(2), rd(3), peek()]

def look(x): return peek() + rd(x)
def done(x):
    act(x)
    return x
[look(1), done(1), look(2)]

[*map(act, [1,2]), peek()]

[sum(act(x) for x in [1,2]), peek()]

[sorted([3,1], key=act), peek()]

[(lambda x: act(x))(1), peek()]

a, b = act(1), peek()
[a, b]

d = {}
d[act(1)] = peek()
d

x = act(rd(1)) + peek() * 100
x

act(1) < peek() <= act(2) + 5

[act(x) for x in lst(peek())] + [peek()]

[ud(1), peek()] if 0 else [act(1), ud(2), peek()][:2]

[list(map(lambda x: (act(x), peek()), [1,2])), peek()]

[max([1,2], key=lambda q: act(q)), peek()]

def gen(n):
    for i in range(n): yield act(i)
[*gen(2), peek()], peek()

[x + peek() for x in [act(1), act(2)]]

seq(1) + peek() + seq(2) + peek()

g = [act, peek]
[g[0](1), g[1]()]

[af(1), peek()]

def t():
    try:
        return [af(1), rd(2)]
    except TypeError:
        return peek()
[t(), peek()]

[len(show(rd(1), act(2))), [peek(), [act(3), [peek()]]]]

from collections import defaultdict
d = defaultdict(lambda: act(1))
[d[1], peek(), d[2], peek()]

(y := act(1)) + peek() + y""",
    "acts and reads under state": """\
fs = []
for i in range(3):
    fs.append(lambda x, i=i: act(i) + x + peek())
[f(rd(i)) for i, f in enumerate(fs)]

def counter():
    n = 0
    def inc():
        nonlocal n
        n += rd(n)
        put(0, n)
        return n + get(0)
    return inc
c = counter()
[c(), c(), peek(), c()]

def gen(n):
    try:
        for i in range(n):
            yield act(i) + peek()
    finally:
        act(99)
a = [*gen(2)]
[a, peek(), list(gen(1))]

def early(xs):
    for x in xs:
        y = rd(x)
        if y > 3:
            return act(y), peek()
        act(x)
    return None
[early([0, 1, 2]), peek(), early([5])]

out = []
for x in [1, 2, 3]:
    y = act(x)
    if flag(x) and peek() > 1:
        break
    out.append((y, peek()))
[out, peek()]

d = {}
e = d
for k in [0, 1, 0]:
    d.setdefault(k, []).append(act(k) + peek())
    e[k].append(peek())
[d, e is d]

xs = [3, 1, 2]
xs.sort(key=lambda q: (act(q), peek()))
[xs, peek()]

sorted([3, 1, 2], key=lambda q: -get(q) if put(q, q) else 0)

from collections import namedtuple
P = namedtuple("P", "x y")
p = P(act(1), peek())
[p.x, p.y, P(y=act(2), x=peek())._replace(y=peek())]

def f(*a, k=act(7), **kw): return (a, k, peek(), kw)
[f(act(1), *[peek(), act(2)], k=peek(), **{"z": act(3)}), f()]

f"{act(1):>{peek()}}|{peek()}|{act(2)!r:>5}|{get(0)}"

(a := act(1)) + (b := peek()) + (a := act(2)) * 10 + peek() * 100 + a + b

[y for x in [1, 2, 3] if (y := act(x)) > 0 if peek() > 1]

{k: (v, peek()) for k, v in {act(1): peek(), act(2): peek()}.items()}

any(act(x) > 1 and peek() > 1 for x in [1, 2, 3]), peek()

next((x for x in [1, 2, 3] if act(x) == peek()), None), peek()

[x for x in [1, 2] for y in [act(x), peek()] if y == peek()]

def tri(x):
    try:
        return af(x)
    except TypeError as e:
        return (str(e), peek())
    else:
        return 5
    finally:
        act(50 + x)
[tri(0), tri(1), peek(), tri(2)]

try:
    r = [af(0), peek(), af(1), peek(), af(2)]
except TypeError:
    r = peek()
[r, peek()]

r = []
try:
    for x in [0, 1, 2]:
        r.append(peek())
        r.append(af(x))
except TypeError:
    r.append(peek())
r

it = iter([1, 2, 3])
[next(it) + act(next(it)), peek(), *it]

it = (act(x) for x in [1, 2, 3])
[next(it), peek(), next(it), peek(), [*it], peek()]

m = map(lambda x: (act(x), peek()), [1, 2])
[peek(), next(m), peek(), list(m)]

z = list(zip([act(1), peek()], (peek() + act(x) for x in [5, 6])))
[z, peek()]

from functools import reduce
reduce(lambda a, x: a + act(x) + peek(), [1, 2, 3], peek())

from itertools import accumulate, takewhile
s = [*accumulate([1, 2, 3], lambda a, b: a + act(b) * peek())]
[s, [*takewhile(lambda q: peek() < 5, (act(x) for x in range(9)))]]

from functools import partial
p = partial(put, 1)
[get(1), p(5), get(1), p(6), get(1)]

ops = {"a": act, "p": peek}
[ops["a"](1), ops["p"](), ops["a"](2), ops["p"]()]

def deco(f):
    def g(*a):
        n = peek()
        r = f(*a)
        return (n, r, peek())
    return g
@deco
def w(x): return act(x)
[w(1), peek(), w(2)]

from functools import lru_cache
@lru_cache
def c(x): return act(x) + peek()
[c(1), peek(), c(1), c(2), peek()]

cache = {}
def c(k):
    if k not in cache: cache[k] = put(k, k) + get(k)
    return cache[k]
[c(1), c(1), get(1), c(2), get(2), cache]

def fact(n):
    if n <= 1: return act(1)
    return fact(n - 1) * peek() + act(n)
[fact(3), peek()]

def walk(t):
    act(len(t))
    return [peek(), *[walk(c) for c in t]]
walk([[], [[]], []])

xs = []
def add(x):
    xs.append(x)
    return len(xs)
[add(act(1)), add(peek()), len(xs), add(rd(0)), xs[-1], peek()]

xs = [1, 2, 3]
for x in xs:
    if len(xs) < 6: xs.append(act(x) + peek())
[xs, peek()]

a, b, *c = act(1), peek(), act(2), peek()
[a, b, c]

x = {"n": 0}
x["n"] += act(1) + peek()
x["n"] += peek()
x

t = [0, 0, 0]
t[act(0) - 1], t[peek()] = peek(), act(5)
t

while peek() < 4:
    act(peek())
peek()

i = 0
out = []
while i < 3:
    i += 1
    if rd(i) == 3: continue
    out.append((act(i), peek()))
out

r = 0
for i in range(4):
    r = act(i) if peek() < 3 else r + get(i)
[r, peek()]

[seq(1), peek(), act(2), peek(), seq(3), peek()]

x = ud(1)
[peek(), act(x), peek(), x]

[act(1) if flag(peek()) else ud(9), peek()]

(act(1), peek()) if peek() == 0 and act(0) else peek()

peek() or act(1) or act(2), peek()

not act(1) or peek() == 1 and act(2) == 2 and peek()

1 < act(1) + peek() < act(2) + peek() < act(3)

[[act(x * 10 + y) + peek() for y in range(2)] for x in range(2)], peek()

sum(act(x) for x in [1, 2]) + peek() * sum(peek() for _ in [1, 2])

max([1, 2, 3], key=lambda q: act(q) if q != 2 else peek() * 10), peek()

min(act(3), peek(), key=lambda q: q + act(q)), peek()

print(act(1), peek(), f"{act(2)}", sep=str(peek()))
print(peek())
peek()

assert act(1) == peek(), peek()
peek()

def g():
    x = yield_()
    return x
def yield_(): return act(1) + peek()
[g(), peek()]

def a(): return [act(1), b()]
def b(): return [peek(), act(2)]
[a(), b(), peek()]

class_ = lambda **k: k
o = class_(x=act(1), y=peek())
o["x"] += peek()
[o, peek()]

import asyncio
await asyncio.gather(act(1), peek(), act(2), peek())

import asyncio
async def one(x):
    y = await act(x)
    return y + await peek()
await asyncio.gather(*[one(x) for x in [1, 2, 3]])

s = {act(1), peek() + 10, act(2), peek() + 20}
sorted(s)

[*{act(1): peek(), **{"k": peek()}, act(2): peek()}.values()]

lst(act(1))[peek() - 1], lst(peek())[act(0) - 2:peek()]

show(*[act(1), peek()], *map(act, [2]), peek())

show(**{}) + show(act(rd(act(1))), peek())

x = [act(1)] * peek() + [peek()]
x

[peek() for _ in range(act(1))] + [peek() for _ in range(act(2))]

def f(x, y=[]):
    y.append(act(x) + peek())
    return [*y]
[f(1), f(2), peek()]

a = [1]
b = a
[a.append(act(1)), b.pop(), len(a), peek(), b.extend(x + peek() for x in [act(5)]), a]

d = {"a": 1}
[d.pop("a"), d.setdefault("b", act(1)), d.get("b") + peek(), d.update(c=act(2)), dict(d), peek()]

def outer():
    seen = []
    def visit(x):
        if x in seen: return 0
        seen.append(x)
        return act(x) + sum(visit(y) for y in [x - 1] if y > 0) + peek()
    return visit(2), visit(2), visit(3), seen
outer()

def safe(f, *a):
    try: return f(*a)
    except Exception as e: return type(e).__name__ + str(peek())
[safe(af, 1), safe(af, 0), peek(), safe(rf, 1), safe(lambda: 1 // 0), safe(act, 2), peek()]

rows = [{"id": i, "n": rd(i)} for i in range(3)]
for r in rows:
    r["before"] = get(r["id"])
    r["ok"] = put(r["id"], r["n"]) == get(r["id"])
[(r["before"], r["ok"], get(r["id"])) for r in rows]

total = 0
for i, (a, b) in enumerate(zip([1, 2, 3], [act(1), act(2), peek()])):
    total += a * b + peek() if i % 2 else act(i)
[total, peek()]

match_ = [get(k) if k % 2 else put(k, k + 1) for k in [0, 1, 2, 0, 1] if get(k) < 5]
[match_, get(0), get(2)]

lo, hi = 0, 4
while lo < hi:
    mid = (lo + hi) // 2
    if put(9, mid) + get(9) > 3: hi = mid
    else: lo = mid + 1
[lo, peek()]

q = [1]
seen = []
while q:
    x = q.pop(0)
    seen.append((x, act(x), peek()))
    if x < 3: q += [x + 1, x + 2]
[seen, peek()]""",
    "tests that decide whether something acts": """\
[act(x) for x in range(5) if peek() < 2]

{x: act(x) for x in range(5) if rd(x) if peek() < 2}

[peek() < 2 and act(x) for x in range(5)]

[peek() > 1 or act(x) for x in range(5)]

[rd(1) and peek() < 2 and act(x) for x in range(5)]

[act(x) if peek() < 2 else 0 for x in range(5)]

[0 if peek() > 1 else rd(act(x)) for x in range(5)]

act(1), act(2) if peek() < 1 else 0

[act(1), peek() < 1 and act(2), act(3)]

[put(x, 1) for x in [1, 2, 1, 2] if get(x) < 0]

{put(x, x) if get(x) < 0 else get(x) for x in [1, 2, 1]}

[act(y) for x in range(3) if peek() < 2 for y in range(2)]

[act(y) for x in range(3) for y in range(2) if peek() < 2]

[[act(y) for y in range(3) if peek() < 4] for x in range(3)]

sum(act(x) for x in range(5) if peek() < 2)

list(act(x) for x in range(5) if peek() < 2)

any(act(x) > 3 for x in range(9) if peek() < 5)

[ud(x) if rd(1) else act(2) for x in range(3)]

[ud(1), act(2) if peek() < 1 else 0]

def f(x):
    return act(x)
[f(x) for x in range(5) if peek() < 2]

def low():
    return peek() < 2
[act(x) for x in range(5) if low()]

do = [lambda x: act(x)]
[do[0](x) for x in range(5) if peek() < 2]

[act(x) for x in range(5) if (lambda: peek() < 2)()]

[af(x) for x in range(3) if peek() < 2]

[act(x) for x in range(3) if rf(x) >= 0]

try:
    r = [af(x) for x in [0, 1, 2] if peek() < 5]
except TypeError:
    r = peek()
r""",
    "variables that functions assign": """\
g = 0
def inc(x):
    global g
    g = g + rd(x)
    return g
[inc(1), inc(2), g], g

g = 0
def inc(x):
    global g
    g = g + rd(x)
    return g
[inc(1), g]

g = 0
def inc(x):
    global g
    g = g + rd(x)
    return g
r = [inc(1), g]
r

g = 0
def inc(x):
    global g
    g = g + rd(x)
    return g
r = inc(1) + g
r

g = 0
def inc(x):
    global g
    g = g + rd(x)
    return g
r = str(inc(1)) + str(g)
r

g = 0
def inc(x):
    global g
    g = g + rd(x)
    return g
def h(): return [inc(1), g]
h()

g = 0
def inc(x):
    global g
    g = g + rd(x)
def h(): return max(inc(1) or 0, g)
h(), g

def outer():
    g = 0
    def inc(x):
        nonlocal g
        g = g + rd(x)
        return g
    return [inc(1), g, inc(2), g]
outer()

g = 0
def inc(x):
    global g
    g += rd(x)
a = inc(1)
b = g
inc(2)
c = g
print(g)
a,b,c,g

g = 0
def inc(x):
    global g
    g = g + rd(x)
    return g
a = {inc(1): g, inc(2): g}, f'{inc(3)} {g}', (inc(1), g)[1], inc(1) < g, max(inc(1), g)
a, g if inc(1) else 0, [g for _ in [inc(1)]]

g = 0
def inc(x):
    global g
    g = g + rd(x)
    return [g]
inc(1)[0], g

g=0
def inc(x):
    global g
    g += rd(x)
    return g
h=[[lambda: g, rd(1)], inc(2)]
h[0][0](), g

def outer():
    g=0
    def inc(x):
        nonlocal g
        g += rd(x)
        return g
    h=[[lambda: g, len(str(rd(1)))], inc(2), [lambda: g]]
    a = [[inc(x), g] for x in [1,2]], [[inc(x), g] for x in [1,2] if g > inc(x)]
    return h[0][0](), g, h[2][0](), ([inc(1), g], g), a
outer()

def outer():
    g=0
    def inc(x):
        nonlocal g
        g += rd(x)
        return g
    r=[]
    for i in range(3):
        inc(i)
        r.append(g)
        if rd(g)>2: r.append(([inc(i), g], g))
    return r
outer()

g=0
r=[]
def inc(x):
    global g
    g += rd(x)
    return g
for i in range(3):
    inc(i)
    r.append(g)
    if rd(g)>2: r.append(([inc(i), g], g))
r

g=0
def inc(x):
    global g
    g += rd(x)
    return g
---
([inc(1), inc(2), g], g)
---
h=[[lambda: g, rd(1)], inc(2)]
h[0][0](), g

g=[]
def inc(x):
    global g
    g = g+[rd(x)]
    return g
([inc(1), len(g)], (inc(2), sum(g)), {len(inc(1)): g})

g=1
def inc(x):
    global g
    g = g+rd(x)
    return g
a=(inc(1), g+inc(1), g)
b=str(inc(2))+str(g)
c=(str(inc(1))+str(g), [g*inc(2), g])
for k in (1,2):
    if k==2: d=([bump(1), y], y)
    else: y=1
    def bump(x):
        global y
        y+=rd(x)
        return y
a,b,c,d

def main():
    y=1
    r=[]
    for k in (1,2):
        if k==2: r.append(([bump(1), y], y))
        def bump(x):
            nonlocal y
            y+=rd(x)
            return y
    return r
main()

def main():
    y=1
    def bump(x):
        nonlocal y
        y+=rd(x)
        return y
    g=((bump(i), y) for i in range(3))
    a=([*map(lambda q: bump(q)+y, [1,2])], y)
    b=(sorted([1,2], key=lambda q: -bump(q)), y)
    return [*g], y, a, b, ([*((bump(i), y) for i in range(3))], y), (max([bump(1), y]), y)
main()

def main():
    y=1
    def gen():
        nonlocal y
        for i in range(3):
            y+=rd(i)
            yield y
    return [(v, y) for v in gen()], y, ([*gen(), y], y), dict(zip(gen(), gen())), y
main()

def main():
    n=0
    def visit(t):
        nonlocal n
        n+=1
        if rd(t)<8:
            return [visit(t+1), n, visit(t+2), n]
        return n
    return visit(0), n
main()
""",
    "functions that read and then act": """\
def take(k):
    if get(k) < 0:
        put(k, 1)
        return True
    return False
[take(1), take(1)], {i: take(2) for i in [1, 2]}, f"{take(3)} {take(3)}", take(4) + take(4)

def do(k): return put(k, get(k) + 2)
def take(k): return do(k)
made = [*map(take, [1, 1])], [(lambda q: take(q))(2), (lambda q: take(q))(2)]
made, get(1), get(2)

def take(k):
    n = peek()
    if n % 2 == 0: act(k)
    return n
made = sorted([1, 2, 3], key=take), [f(q) for f in (take, rd) for q in [1, 2]]
made, peek()

def act_all(n): return [act(q) for q in range(n)]
def take(n):
    if peek() < 4: act_all(n)
    return peek()
made = take(2) + take(2) + take(2), take(1)
made, peek()

def take(k):
    try:
        return af(peek())
    except TypeError:
        return -put(k, k)
made = [take(q) for q in [1, 2, 3]]
made, peek()

def take(k):
    if get(k) < 0: put(k, 1)
    return peek()
---
def both(k): return take(k), take(k)
[take(1), take(1)], [both(2), both(2)]
""",
    "generators that read and then act": """\
def take(k):
    if get(k) < 0:
        put(k, 1)
        yield True
    yield False
[list(take(1)), list(take(1))], next(take(2)) + next(take(2)), [x for k in [3, 3] for x in take(k)]

def two(k):
    for i in range(2):
        if peek() < 3: act(i)
        yield peek()
[sum(two(rd(1))), sum(two(rd(2)))], f"{[*two(1)]} {[*two(1)]}", [*zip(two(1), two(2))], dict(zip(two(1), two(2)))

def two(k):
    for i in range(2):
        if peek() < 5: act(i)
        yield peek()
g, h = two(1), two(2)
[next(g), next(h), next(g), next(h)], [rd(next(two(1))), rd(next(two(1)))], [*map(list, [two(1), two(1)])]

def take(k):
    if get(k) < 0:
        put(k, 1)
        yield True
    yield False
def both(k):
    yield from take(k)
    yield from take(k)
[list(both(1)), list(both(1))], any(take(2)), any(take(2))

def tried(k):
    try:
        n = af(peek())
    except TypeError:
        n = -1
    yield n
[list(tried(0)) for _ in range(4)]

def take(k):
    if get(k) < 0:
        put(k, 1)
        yield True
    yield False
---
[next(take(1)), next(take(1))], [*take(2), *take(2)]
""",
    "functions that are handed what acts": """\
def guard(fn):
    def only_once(k):
        if peek() < 1: return fn(k)
        return 0
    return only_once
g = guard(act)
[g(1), g(1)]

def guard(fn):
    def only_once(k):
        if peek() < 1: return fn(k)
        return 0
    return only_once
@guard
def g(k): return act(k)
[g(1), g(1)]

def once(fn, k):
    if peek() < 1: return fn(k)
    return 0
[once(act, 1), once(act, 1)]

def once(x, *, k): return k(x) if peek() < 1 else 0
[once(1, k=act), once(2, k=act)]

fs = [act]
def once(k):
    if peek() < 1: return fs[0](k)
    return 0
[once(1), once(1)]

def once(k):
    if peek() < 1: return a(k)
    return 0
a = act
[once(1), once(2)]

def once(key):
    if peek() < 1: return sorted([1], key=key)
    return 0
[once(act), once(act)]

def once(it):
    if peek() < 1: return next(it)
    return 0
it = map(act, [1, 2, 3])
[once(it), once(it)]

def once(it):
    if peek() < 1:
        for x in it: return x
    return 0
it = (act(i) for i in [1, 2, 3])
[once(it), once(it)]

def once(it):
    if peek() < 1: return [*it]
    return 0
def numbers():
    for i in [1, 2, 3]: yield act(i)
it = numbers()
[once(it), once(it)]

from collections import defaultdict
d = defaultdict(lambda: act(1))
def once(d, k):
    if peek() < 1: return d[k]
    return 0
[once(d, 1), once(d, 2)]

from functools import partial
def once(fn, k):
    if peek() < 1: return fn(k)
    return 0
p = partial(once, act)
[p(1), p(2)]

def once(fn, k):
    if peek() < 1: return fn(k)
    return 0
---
[once(act, 1), once(act, 2)]

def once(k):
    if peek() < 1: return a(k)
    return 0
a = rd
---
a = act
---
[once(1), once(2)]

def helper(k): return k
def once(k):
    if peek() < 1: return helper(k)
    return 0
---
def helper(k): return act(k)
---
[once(1), once(2)]

def once(it):
    if peek() < 1: return next(it)
    return 0
def numbers():
    for i in [1, 2, 3]: yield act(i)
---
it = numbers()
---
[once(it), once(it)]
""",
    "what is spread": """\
xs = []
def add(l, x):
    l.append(x)
max((add(xs, len(show(*xs))) for v1 in [1, 2]))

xs = []
def add(l, x):
    l.append(x)
r=[add(xs, len(show(*xs))) for v1 in [1, 2]]
xs, r

xs = []
def add(l, x):
    l.append(x)
    return x
r=max(add(xs, len(show(*xs))) for v1 in [1, 2])
xs, r

xs = []
def add(l, x):
    l.append(x)
    return x
r=max([add(xs, show(*xs)) for v1 in [1, 2]])
xs, r

xs = []
def add(l, x):
    l.append(x)
    return x
r=[add(xs, show(*xs)), add(xs, show(*xs))]
xs, r

xs = []
def add(l, x):
    l.append(x)
    return x
r=[add(xs, show(xs)), add(xs, show(xs))]
xs, r

xs = []
def add(l, x):
    l.append(x)
    return x
r=max((add(xs, show(*xs)) for v1 in [1, 2]), key=lambda x: x)
xs, r
""",
    "siblings behind one that has failed": """\
g=0
def bump(x):
    global g
    g = (g + rd(x)) % 50
    return g
try: b = [bump(0), rf(1), bump(3)][0]
except ValueError: pass
g

g=0
def bump(x):
    global g
    g = (g + rd(x)) % 50
    return g
b = [bump(0), rf(1), bump(3)][0]

g=0
def bump(x):
    global g
    g = g + 1
    return g
b = [bump(0), rf(1), bump(3)][0]

g=0
ws=[]
def bump(x):
    ws.append(x)
b = [bump(0), rf(1), bump(3)][0]

g=0
ws=[]
def bump(x):
    ws.append(str(rd(x)))
b = [bump(0), rf(1), bump(3)][0]
""",
    "iterators over what turns change": """\
xs = []
zs = xs
def add(l, x):
    l.append(x)
for v2 in [1,2,3]:
    add(zs, ','.join((str(q) for q in xs)))
    zs.extend((rd() for q in [3]))
xs

xs = []
for v2 in [1,2,3]:
    xs.append(','.join((str(q) for q in xs)))
    xs.extend((rd() for q in [3]))
xs

xs = []
for v2 in [1,2,3]:
    xs.append(','.join([str(q) for q in xs]))
    xs.extend([rd() for q in [3]])
xs

xs = []
for v2 in [1,2,3]:
    xs.append(','.join(str(q) for q in xs))
    xs.append(rd(v2))
xs

xs = []
r = []
for v2 in [1,2,3]:
    r.append(list(str(q) for q in xs))
    xs.append(rd(v2))
r

xs = [1, 2]
zs = xs
recs = ['n', 'n']
for v2 in recs:
    [q for q in (rd(p) for p in zs)]
    zs[rd():] = [1]

xs = [1, 2]
r=[]
for v2 in [1,2]:
    r.append([q for q in (rd(p) for p in xs)])
    xs[rd():] = [1]
r

xs = [1, 2]
r=[]
for v2 in [1,2]:
    r.append([*map(rd, xs)])
    xs[rd(0):] = [1]
r

xs = [1]
it = (x for a in [1] for x in xs)
for v in [1,2,3]:
    print([next(it, 0), sum(x + a for a in [1] for x in xs)])
    xs.append(rd(v))
1
""",
    "what a missing item makes": """\
from collections import defaultdict
d=defaultdict(lambda: defaultdict(int))
for i in range(4): d[rd(i)%3][rd(i)%2]+=rd(i)
{k:dict(v) for k,v in d.items()}

from collections import defaultdict
d=defaultdict(lambda: rd(1))
d[1]+=1
d[2]+=rd(2)
d['x'], dict(d), d.get(7)

from collections import defaultdict
def mk(): return rd(len(d))
d=defaultdict(mk)
[d[i] for i in range(3)], dict(d), [d[rd(i)] for i in range(3)], dict(d)

from collections import defaultdict
d=defaultdict(lambda: rd(1))
for i in range(2): d[i]; d[i+5]
e=defaultdict(lambda: rd(2))
x=[e[1],d[9],e[2]]
dict(d),x

from collections import defaultdict
xs=[]
def mk():
    y=len(str(rd(1)))
    xs.append(y)
    return y
d=defaultdict(mk)
[d[1], len(xs), d[2], xs[:]], xs

from collections import defaultdict
xs=[]
def mk():
    y=len(str(rd(1)))
    xs.append(y)
    return y
d=defaultdict(mk)
r=[]
for i in range(3):
    d[i]
    r.append(len(xs))
r, xs

from collections import defaultdict
d=defaultdict(lambda: act(1))
a=[d[1], d[2], act(3), d[1], d[4]]
a, dict(d)

from collections import defaultdict
xs=[]
def mk():
    xs.append(1)
    return [rd(len(xs))]
d=defaultdict(mk)
d[1].append(rd(5)); d[2]+=[rd(6)]; d[3]+=xs
{k: d[k%3] for k in range(4)}, [d[rd(i)] for i in range(3)], xs

from collections import defaultdict
g=0
def mk():
    global g
    g+=rd(g)
    return g
d=defaultdict(mk)
[d[1], g, d[2], g], [[d[i],g] for i in range(4)]

from collections import defaultdict
d=defaultdict(lambda: rf(1))
try: x=d[1]
except ValueError as e: x=str(e)
x, dict(d)

from collections import defaultdict
import copy
d=defaultdict(lambda: rd(len(d)))
r=[]
for i in range(3):
    e=d.copy()
    r.append([e[rd(i)%2], e[1], len(e)])
r, len(d)

from collections import defaultdict
import operator
d=defaultdict(lambda: rd(len(d)))
operator.getitem(d, 1), [*map(operator.itemgetter(5), [d,d])], operator.itemgetter(7,8)(d), dict(d)

from collections import defaultdict
d=defaultdict(lambda: rd(len(d)))
def f(k): return d[k]
[f(1), f(2), d[3]], [f(i) for i in range(5)], sorted([3,1,9], key=lambda k: d[k]), dict(d)

from collections import defaultdict
def t(): return defaultdict(t)
d=t()
d['a']['b']=rd(1)
d['a']['c'][rd(2)]=rd(3)
d['a']['b'], sorted(map(str, d['a'])), len(d['z']), len(d)

from collections import defaultdict
d=defaultdict(rd)
d[0], d[1], dict(d)

from collections import defaultdict
d=defaultdict(lst)
d[0].append(rd(1)); d[1].append(d[0][-1])
dict(d)
""",
    "functions and methods that are called back": """\
from functools import lru_cache
ws=[]
@lru_cache
def memo(x):
    ws.append(x)
    return rd(x)
memo(rd(0)), memo(1), memo(rd(0)), ws

from functools import lru_cache
@lru_cache
def memo(x):
    return rd(0)
for k in [1, 2]:
    memo((p for p in []))

from functools import cmp_to_key
sorted([3,1,2], key=cmp_to_key(lambda a,b: rd(a)-rd(b)))

from functools import cmp_to_key, partial
k=cmp_to_key(lambda a,b: rd(a)-rd(b))
x=sorted([3,1,2], key=k)
y=max([3,1,2], key=k)
k(1)<k(2), x, y

import heapq
heapq.nlargest(2,[3,1,2],key=rd), heapq.nsmallest(2,[3,1,2],key=lambda x: rd(x)), [*heapq.merge([1,3],[2,4],key=rd)]

import bisect
bisect.bisect([1,2,3], 5, key=rd), bisect.insort([1,2,3], 5, key=lambda q: rd(q))

import re
re.sub('[0-9]', lambda m: str(rd(int(m[0]))), 'a1b2'), re.subn('[0-9]', lambda m: str(rd(int(m[0]))), 'a1b2')

from functools import lru_cache, cache
@cache
def f(x): return rd(x) if x<1 else f(x-1)+rd(x)
f(3), f(4), [f(i) for i in range(5)]

from functools import reduce
reduce(lambda a,b: a+rd(b), [1,2,3]), reduce(lambda a,b: rd(a)+rd(b), [1,2,3], 0)

from functools import partial
p=partial(lambda a,b: rd(a)+rd(b), 1)
p(2), p(3), [*map(p,[1,2])]

it=iter(lambda: rd(1), 5)
next(it), next(it)

x=[3]
def nxt():
    x.append(rd(x[-1])%7)
    return x[-1]
[*iter(nxt, 3)], x

import itertools
it=map(rd,[1,2,3,4])
next(it), [*itertools.islice(it,2)], [*it]

m=map(lambda x: rd(x)+rd(x+1), [1,2,3])
a=next(m)
for v in m: a+=v
a

a=filter(lambda x: flag(x) and rd(x), [1,2,3])
b=map(rd, a)
next(b), [*b]

from functools import partial
xs=[]
p=partial(xs.append)
def f(x): return str(rd(x))
[p(f(1)), len(xs), p(f(2)), xs[:]]

xs=[]
add=xs.append
def f(x): return str(rd(x))
[add(f(1)), len(xs), add(f(2)), xs[:]]

xs=[1,2,3]
pop=xs.pop
[pop(rd(0)-1), len(xs), pop(), xs[:]]

from functools import partial
import heapq
xs=[]
push=partial(heapq.heappush, xs)
def f(x): return rd(x)+0
[push(-f(1)), len(xs), push(f(2)), xs[:], push(-rd(0)), len(xs)]

import heapq
ops={'push': heapq.heappush, 'pop': heapq.heappop}
xs=[]
[ops['push'](xs, len(str(rd(1)))), len(xs), ops['push'](xs,rd(2)), ops['pop'](xs), xs]

import operator
d={}
ops=[d.update, d.setdefault, d.pop]
[ops[0]({'a': len(str(rd(1)))}), len(d), ops[1]('b', [rd(2)]), len(d), ops[2]('a'), sorted(d)]

from functools import lru_cache
xs=[]
@lru_cache
def f(x):
    y=len(str(rd(x)))
    xs.append(y)
    return y
[f(1), len(xs), f(2), len(xs), f(1), xs]

import random
random.seed(3)
r=random.Random(5)
pick=r.choice
[pick([1,2,3][:rd(1)]), r.random(), pick([4,5,6]), random.random()], r.randint(1,100)

import re
out=[]
f=re.compile('[0-9]').sub
[f(lambda m: out.append(rd(int(m[0]))) or '', '12'), len(out), f(lambda m: out.append(m[0]) or '', '3'), out]

from functools import reduce
xs=[]
red=reduce
[red(lambda a,b: xs.append(len(str(rd(b)))) or b, [1,2,3]), len(xs), red(lambda a,b: xs.append(b) or b, [1,2]), xs]

m=map
xs=[]
[list(m(lambda a: xs.append(len(str(rd(a)))), [1,2])), len(xs), xs]

s=sorted
xs=[3,1,2]
[s(xs, key=lambda q: xs.append(rd(q)) or rd(q)) if len(xs)<9 else 0, len(xs)]

srt=[].sort
xs=[3,1,2]
f=xs.sort
[len(str(rd(1))), f(key=lambda q: -rd(q)), xs[0], f(), xs[0]]

xs=[3,5]
list(map(xs.index, map(rd,[1,2]))), [*map(xs.count, [rd(1), rd(1)])]

xs=[3,5,7]
list(map(xs.remove, map(rd,[1,2]))), xs

xs=[]
list(map(xs.append, map(rd,[1,2]))), xs

d={3:'a',5:'b'}
list(map(d.get, map(rd,[1,2,3]))), sorted([rd(2),rd(1)], key=d.get), max([rd(1),rd(2)], key=d.get)

d={3:'a',5:'b'}
list(filter(d.get, [rd(1), rd(5)]))

xs=[0,1,2,3,4,5,6,7,8]
[*map(xs.pop, (rd(i)%3 for i in range(3)))], xs

s=set()
[*map(s.add, map(rd, [1,2,1]))], sorted(s), [x for x in map(rd,[1,2,1]) if x in s or s.add(x)]

xs=[]
[*map(xs.extend, [[rd(1)], lst(2)])], xs

'-'.join(map(str, map(rd,[1,2]))), [*map(len, map(lst,[1,2]))], [*map(sum, [lst(1),lst(2)])]

[*map('{}'.format, map(rd,[1,2]))], [*map('a{}'.format, lst(1))]

[*map(dict.get if False else max, map(rd,[1,2]), map(rd,[3,0]))], [*map(pow, map(rd,[1,2]), [2,2])]

[*map(divmod, [rd(3)], [rd(1)])]

xs=[]
def f(x): return str(rd(x))
[*map(lambda x: [xs.append(f(x)), len(xs)], [1,2,3])], xs

xs=[5,3]
ms=[xs.append, xs.remove, xs.sort, xs.reverse]
[ms[0](rd(1)), ms[1](rd(2)), ms[2](), xs[0], ms[3](), xs[0]]

xs=[]
fs=[lambda x: xs.append(len(str(rd(x)))), xs.append, lambda x: xs.append(x)]
[[f(i) for i, f in enumerate(fs)], xs, len(xs)]

from functools import partial
f=partial(print, 'x', sep='-')
f(rd(1)); f(rd(2)); print(rd(3)); [*map(f, [rd(1), rd(2)])]
1

out=[]
[*map(print, map(rd,[1,2]))], print('after')
1

p=print
p(rd(1)); p('b'); [p(rd(2)), p('c')]
1

from functools import partial
xs=[4]
f=partial(sorted, key=rd)
g=partial(min, xs)
f([3,rd(0)]), g(rd(1) and [9]), [*map(partial(sum, start=rd(1)), [[1],[2]])]

from functools import partial
d={}
st=partial(d.setdefault, rd(1))
up=partial(d.update, k=rd(2))
[st(lst(1)), up(), st(0), up({rd(3): rd(4)}), len(d)], d

it=iter([1,2,3,4,5,6])
nx=next
[nx(it)+rd(1), [*map(lambda _: nx(it), [0,0])], [*map(next, [it, it])], rd(nx(it))]

from functools import partial
it=iter([1,2,3,4,5,6])
n=partial(next, it)
[rd(n())+n(), [len(str(rd(n())))], n(), n(), n() if False else 0]

from functools import partial
import random
random.seed(1)
r=partial(random.randint, 1, 1000)
def f(x): return len(str(rd(x)))
[f(r()), r(), f(r()), r()]

import random
random.seed(1)
f=random.random
[len(str(rd(1)))*f(), f(), len(str(rd(2)))*f()]
""",
    "functions made where something waits": """\
class C:
    k = rd(3)
    def make(self): return C()
C().make().k

class C:
    def __init__(self, v=rd(3)): self.v = v
    def make(self): return C(4).v + late
late = 5
C().make()

def outer():
    class B(ValueError if rd(1) else KeyError):
        def m(self): return [B is type(self), late]
    late = 7
    return B().m()
outer()

def add(f): return lambda n: f(n) + rd(1)
@add
def down(n): return 0 if not n else down(n - 1)
down(3)

def down(n, k=rd(1)): return k if not n else down(n - 1) + late
late = 2
down(3)
""",
    "what an except catches": """\
from functools import lru_cache
f = lru_cache(maxsize=1)(lambda x: rf(x))
r = [f(2)]
try:
    f(1)
except ValueError:
    r.append(f.cache_info().currsize)
[r, f(2), tuple(f.cache_info())]

from functools import lru_cache
f = lru_cache(maxsize=1)(lambda x: af(x))
r = [f(2)]
try:
    f(1)
except TypeError:
    r.append(peek())
[r, f(2), f(3), f(2), f(2), peek()]

K = ValueError if rd(1) else KeyError
try: rf(1)
except K as e: r = str(e)
r

def kind(): return rd(1) and ValueError
try: rf(1)
except (KeyError, kind()) as e: r = str(e)
r

K = [KeyError, ValueError][rd(0)]
try:
    try: rf(1)
    except (K, (1 if rd(1) else 2)): pass
except TypeError as e: r = str(e)[:20]
except ValueError as e: r = "not reached"
r
""",
    "what a defaultdict makes is gone through": """\
from collections import defaultdict
xs = [1, 2, 3, 4]
dd = defaultdict(lambda: xs)
[(dd[x].append(9) if rd(x) == 3 else 0, x) for x in xs]

from collections import defaultdict
xs = [1, 2, 3, 4]
dd = defaultdict(lambda: xs)
r = []
for x in xs:
    y = rd(x)
    if y == 3: dd["a"].append(9)
    r.append(y)
r

xs = [1, 2, 3]
def grow(v): xs.append(v)
known = {grow: 1}
[([f(9) for f in known] if rd(x) == 3 else 0, x) for x in xs]

xs = [1, 2, 3]
def grow(v): xs.append(v)
known = frozenset([grow])
[([f(9) for f in known] if rd(x) == 3 else 0, x) for x in xs]
""",
    "a StopIteration": """\
def f(n):
    if n > 3: raise StopIteration
    return n
def told(g):
    try: return g()
    except StopIteration: return "stop"
    except RuntimeError as e: return str(e)
[told(lambda: list(f(rd(x)) for x in [1, 2])), told(lambda: [f(rd(x)) for x in [1, 2]]),
 told(lambda: sum(1 for x in [1, 2] if f(rd(x)))), told(lambda: [*map(rd, (f(x) for x in [1, 5]))]),
 told(lambda: {x for x in [1, 9] if x if f(x)}), told(lambda: any(f(x) > 5 for x in [1, 5]))]
""",
    "classes that name themselves and what a call gives": """\
k = rd(2)
class Node:
    def __init__(self, v): self.v = v; self.below = []
    def add(self, v):
        made = Node(v + k)
        self.below.append(made)
        return made
    def total(self): return self.v + sum(each.total() for each in self.below)
top = Node(1)
top.add(2).add(3)
top.total()

log = []
k = rd(1)
class T:
    made = 0
    def __init__(self):
        T.made += k
        log.append(T.made)
T(), T()
log

from typing import NamedTuple
k = rd(5)
class P(NamedTuple):
    a: int
    def more(self): return P(self.a + k)
P(1).more().a

k = rd(5)
class E(Exception):
    def again(self): return E(self.args[0] + k)
E(1).again().args[0]

from enum import Enum
k = rd(1)
class C(Enum):
    A = 1
    B = 2
    def next(self): return C((self.value + k - 1) % 2 + 1)
C.A.next().name

from dataclasses import dataclass
k = rd(1)
@dataclass
class D:
    a: int
    def more(self): return D(self.a + k)
D(1).more().more().a

k = rd(1)
class A:
    @staticmethod
    def of(x): return A() if x < k else B()
    name = "A"
class B(A):
    @classmethod
    def made(cls): return [cls.of(0).name, A.of(5).name, B.name]
    name = "B"
B.made()

k = rd(3)
class F:
    def fib(self, n): return n if n < 2 else F().fib(n - 1) + F().fib(n - 2) + k
F().fib(6)
""",
}

BEGINNINGS = ["""\
g = []
if rd(1) > 0: g.append(1)
""", """\
g = []
for i in (1, 2):
    if rd(i) > 1: g.append(i)
""", """\
g = {}
def note(n):
    if rd(n) > 0: g[n] = n
note(1)
"""]  # fmt: skip
"""What changes `g` by calls that are awaited, in a statement, in a loop and in a function."""

MAKING = """\
h = []
class Bag:
    def __init__(self, xs):
        self.p = 5
        self.p = len(xs)
        if self.p:
            for i in (1, 2):
                if rd(i) > 1: h.append(i)
            self.r = 1
            self.r = len(h)
            self.q = self.r + 1
Bag(g).q

class Bag:
    def __init__(self, xs):
        self.p = 5
        self.p = len(xs)
        self.q = self.p + 1
Bag(g).q

class Bag:
    def __init__(self, xs):
        self.p = 5
        self.p += len(xs)
        self.q = self.p + 1
Bag(g).q

class Bag:
    def __init__(self, xs):
        self.p = len(xs)
        self.q = self.p + 1
Bag(g).q

class Bag:
    def __init__(self, xs):
        self.items = sorted(xs)
        self.n = self.size()
    def size(self): return len(self.items)
Bag(g).n

class Base:
    def __init__(self, xs): self.p = len(xs)
class Bag(Base):
    def __init__(self, xs):
        super().__init__(xs)
        self.q = self.p + 1
Bag(g).q

class Bag(Exception):
    def __init__(self, xs):
        self.p = len(xs)
        super().__init__(self.p)
try: raise Bag(g)
except Bag as e: r = e.args
r

from dataclasses import dataclass
@dataclass
class Bag:
    xs: list
    def __post_init__(self):
        self.n = len(self.xs)
        self.m = self.n * 2
Bag(g).m

class Bag:
    def __init__(self, xs):
        self.p = [x for x in xs]
        for x in self.p: print(x)
b = Bag(g)
len(b.p)

class Bag:
    def __init__(self, xs):
        self.p = 3
        self.p = len(xs)
        for i in range(3): self.p += i
[b.p for b in [Bag(g), Bag(g)]]

class Bag:
    def __init__(self, xs):
        self.p = len(xs)
        self.q = (lambda: self.p)() + self.twice
    @property
    def twice(self): return self.p * 2
Bag(g).q

from enum import Enum
class E(Enum):
    A = 1
    B = 2
    def __init__(self, x):
        self.p = len(g)
        self.q = self.p + x
E.B.q
"""
"""Objects whose `__init__` reads what it has assigned, made of `g`."""

CASES["objects that are being made"] = "\n\n".join(
    beginning + text for beginning in BEGINNINGS for text in MAKING.strip().split("\n\n")
)

PROGRAMS = {
    f"{kind}-{number}": text for kind, texts in CASES.items() for number, text in enumerate(texts.strip().split("\n\n"))
}


ITERATOR = """\
xs = []
def g():
    for q in [1, 2, 3]:
        if flag(q): xs.append(q)
        yield q
it = g()
"""

GOING_THROUGH = [
    "[[rd(x) for x in it], len(xs)]",
    "r = [rd(x) for x in it]\nn = len(xs)\n[r, n]",
    "r = show(*it)\nn = len(xs)\n[r, n]",
    "r = [*it]\nn = len(xs)\n[r, n]",
    "a, b, c = it\nn = len(xs)\n[a, n]",
    "[[a + b + c for a, b, c in [it]], len(xs)]",
    "print(*it)\nn = len(xs)\nn",
    "[print(*it), len(xs)]",
    "[(lambda *a: len(a))(*it), len(xs)]",
    "[max(0, *it), len(xs)]",
    "[{**{'k': [*it]}}, len(xs)]",
    "[[y for x in [it] for y in x], len(xs)]",
    "[{rd(x): 1 for x in it}, len(xs)]",
    "[{*it, 5}, len(xs)]",
    "r = {*it}\nn = len(xs)\n[r, n]",
    "r = show([*it], rd(1))\nn = len(xs)\n[r, n]",
    "[show(*it, 1), show(*xs)]",
    "def f(*a): return a\n[f(*it), [*xs]]",
    "[[*[it][0]], len(xs)]",
    "r = f'{[*it]}'\nn = len(xs)\n[r,n]",
    "r = 2 in it\nn = len(xs)\n[r,n]",
    "[[[*it], rd(1)], len(xs)]",
    "def h(): return [*it]\n[h(), len(xs)]",
    "def h():\n    a, b, c = it\n    return a\n[h(), len(xs)]",
    "for y in [1]:\n    r = [*it]\nn = len(xs)\n[r, n]",
    "out = []\nfor y in [1, 2]:\n    out.append([[*it], len(xs)])\nout",
    "if flag(1): r = [*it]\nelse: r = 0\n[r, len(xs)]",
    "[sum(x for x in it), len(xs)]",
    "[list(zip(it, it)), len(xs)]",
    "[list(it), len(xs)]",
    "[[*map(rd, it)], len(xs)]",
    "[','.join(map(str, it)), len(xs)]",
    "[dict.fromkeys(it), len(xs)]",
    "ys = []\n[ys.extend(it), len(xs), ys]",
    "ys = []\nys += it\n[ys, len(xs)]",
    "[[*it] and 1, len(xs)]",
    "[[*it, *it], len(xs), [*it]]",
    "x, *y = it\n[x, y, len(xs)]",
    "[sorted(it), len(xs)]",
    "[enumerate(it) and [*enumerate(it)], len(xs)]",
]


@pytest.mark.parametrize("text", GOING_THROUGH)
def test_what_goes_through_an_iterator_does_what_making_its_items_does(text: str) -> None:
    assert difference(ITERATOR + text) is None


SHARED = """\
from contextlib import contextmanager
from functools import partial
from itertools import islice
class Through:
    def __init__(self, it): self.it = it
    def __iter__(self): return self.it
def numbers():
    for x in range(40):
        if rd(x) < 0: return
        yield x
def each(items):
    for x in items:
        if rd(x) < 0: return
        yield x
def asked(items):
    more = 0
    for x in items:
        if rd(x) < 0: return
        more = (yield x + more) or 0
@contextmanager
def managed(items):
    x = next(iter(items))
    if rd(x) < 0: return
    try: yield x
    finally: xs.append(x)
plain, made, xs = iter(range(40)), numbers(), [5, 6, 7]
def told(x):
    if rd(x) == 3: xs.append(x)
    {way}
[[told(x) for x in range(3)], xs]
"""

SOURCES = [
    "plain", "made", "Through(plain)", "Through(made)", "Through(iter(xs))", "Through(each(plain))", "xs",
    "map(rd, plain)", "map(rd, Through(made))", "map(lambda y: y + len(xs), xs)", "(rd(y) for y in xs)",
]  # fmt: skip

WAYS = [
    "for y in {}: return [x, y]",
    "it = iter({})\n    return [next(it), rd(1), next(it)]",
    "it = (y for y in {})\n    return [next(it), next(it)]",
    "it = each({})\n    return [next(it), next(it)]",
    "it = map(rd, {})\n    y = next(it)\n    if y: xs.append(y)\n    return [y, next(it)]",
    "it = each({})\n    return [*map(partial(next, it), [0, 0])]",
    "it = asked({})\n    return [next(it), it.send(2), it.send(3)]",
    "with managed({}) as y:\n        z = rd(y)\n        return [y, z]",
    "ys = []\n    ys.extend(islice({}, 3))\n    return ys",
    "ys = []\n    ys.extend({})\n    return ys",
    "ys = {{0}}\n    ys.update({})\n    return ys",
    "ys = [0]\n    ys[:] = {}\n    return ys",
    "return [x + 3 in {0}, any(y > 3 for y in {0})]",
    "return sum(map(rd, {}))",
]


@pytest.mark.parametrize("source", SOURCES)
def test_what_others_know_too_is_asked_for_items_in_turn(source: str) -> None:
    found = {way: difference(SHARED.replace("{way}", way.format(source)), ORDERS[:6]) for way in WAYS}
    assert not {way: told for way, told in found.items() if told is not None}


@pytest.mark.parametrize("name", PROGRAMS)
def test_value_output_and_effects_are_those_of_python(name: str) -> None:
    assert difference(PROGRAMS[name]) is None


UNTIL_A_FAILURE = """\
out = []
while True: out.append(rf(len(out) // 9))

out = []
try:
    while True: out.append(rf(len(out) // 9))
except ValueError: pass
len(out)

def pages():
    page = 0
    while True:
        yield rf(page // 9)
        page += 1
out = []
for each in pages(): out.append(each)

import itertools
for page in itertools.count(): rf(page // 9)

import itertools
[rf(page // 9) for page in itertools.count()]

import itertools
out = []
try:
    for page in itertools.count(): out.append(rf(page // 9))
except ValueError: pass
len(out)

import itertools
list(map(lambda page: rf(page // 9), itertools.count()))
"""


@pytest.mark.parametrize("text", UNTIL_A_FAILURE.strip().split("\n\n"))
def test_a_loop_that_a_failure_ends_makes_few_calls_more_than_python(text: str) -> None:
    assert difference(text) is None
    for order in ORDERS:
        _, hooks = guest([text], order, session=False, programs={})
        assert len(hooks[0].paths) <= 2 * 16


def test_calls_have_the_same_paths_where_many_parts_wait() -> None:
    text = """\
from functools import cmp_to_key
late = flag(1)
waiting = [1 if late else 0 for _ in range(2_100)]
sorted([3, 1, 2], key=cmp_to_key(lambda a, b: rd(a) - rd(b)))
"""
    assert difference(text, ORDERS[:4]) is None


@pytest.mark.parametrize(
    ("text", "handed"),
    [
        ("[*map(act, [1])], sorted([1], key=lambda q: act(q)), max([2, 1], key=act), [take(1) for q in act(1)]", False),
        ("list(filter(take, map(take, [1]))), [*(act(i) for i in [1])], sum(items(1)), [x for x in items(1)]", False),
        ("for x in items(1): take(x)", False),
        ("a = act", True),
        ("take(act)", True),
        ("{0: take}", True),
        ("a = items(1)", True),
        ("max(act, rd)", True),
        ("a = map(act, [1])", True),
        ("dict(a=act)", True),
        ("list = take\nlist(act)", True),
        ("a = (act(i) for i in [1])", True),
        ("a = lambda: take(1)", True),
    ],
)
def test_what_acts_is_handed_on_where_it_is_kept_as_a_value(text: str, handed: bool) -> None:
    text = f"def take(k): return act(k)\ndef items(k): yield act(k)\n{text}"
    found = SANDBOX.check(text).checked.acting
    assert found is not None
    assert found.handed is handed
