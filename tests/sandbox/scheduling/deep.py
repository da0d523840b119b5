"""What programs of the deep kinds have more: names that functions assign, what is kept and called later, iterators."""

import re
from collections.abc import Mapping, Sequence

_FORMS = {
    "int": """\
bump(<int>)
bump(<int>)
g
g
bump(<int>) + g
(g, bump(<int>))[0]
[bump(<int>), g][1]
seta(<int>)
seta(<int>) + a
[a, seta(<int>), a][rd(0)]
add_up(<int>)
total()
add_up(<int>) - total()
(add_up(<int>), g, total())[2]
(lambda x: x + g + rd(x))(<int>) % 31
sum([bump(p) + g for p in <items>]) % 83
sum(bump(p) for p in <items>) % 79
(lambda: [a, seta(<int>), a][2])()
len(f'{bump(<int>)}{g}')
int(bump(<int>) < g < <int>)
memo(<int> % 5)
twice(<int>)
kept(<int>)
fs[<few>](<int>)
fs[rd(<few>) % 3](<int>) + a
dd[<int> % 4]
dd[rd(<few>)] + <int>
(dd[<int> % 3], len(dd))[1]
len(dd)
sum(map(<list>.count, <items>))
sum(map(d.get, <items>, <items>)) % 19 if all(map(d.get, <items>)) else <int>
len([*map(ws.append, [<int>, <int>])]) if len(ws) < 6 else ws.pop()
partial(max, <int>)(<int>, 0)
partial(bump, <int>)()
partial(lambda p, q: p - rd(q), <int>)(<int>)
{'p': bump, 'q': twice}['pq'[rd(0) % 2]](<int>)
max(<items>, key=bump, default=<number>)
sorted([<int>, <int>], key=bump)[0]
reduce(max, <items>, <int>)
reduce(lambda p, q: (p + rd(q)) % 41, <items>, <int>)
sorted([*<items>][:3], key=cmp_to_key(lambda p, q: rd(p) - q))[-1:].count(<int>)
sum(islice(it, <few>))
next(it, 0) * next(it, 1)
sum(p * q for p, q in zip(it, it)) % 29
sum(chain(<items>, <items>)) % 37
len([(p, [*q]) for p, q in groupby(<items>, key=rd)])
[*accumulate(<items>, lambda p, q: (p + rd(q)) % 13)][-1:].count(<int>)
sum(takewhile(lambda p: rd(p) < 9, <items>)) % 17
sum(filterfalse(lambda p: rd(p) % 3, chain(it, <items>))) % 23
sum(tree(<few>)) % 59
sum(pairs(<items>)) % 61
len([*walk(<few>)])
early(<items>)
sum(starmap(lambda p, q: p + rd(q), zip(<items>, <items>))) % 67
next((p for p in chain(<items>, it) if rd(p) % 4 == 3), <int>)
sum(next(p, 0) for p in tee([<int>, <int>])) % 11
heappop(hp) if hp else <int>
(heappush(hp, <int>), len(hp))[1] if len(hp) < 6 else hp[0]
dq.popleft() if dq else <int>
(dq.append(<int>), len(dq))[1] if len(dq) < 6 else dq[rd(0)]
cs[<int> % 3]
random.randint(0, 9)
random.choice([<int>, <int>])
(random.randint(0, 9), <int>, random.randint(0, 9))[2]
int((<int>, <int>) < (<int>, g))
max([[<int>], [<int>, a]])[0]
divmod(<int>, 3)[1]
{'a': <int>, 'b': g}['a' if <bool> else 'b']
sum(np.array([<int>, <int>]) * <int>).item() % 91
box.update(n=<int>) or box['n']
box['n'] + <int>
[*zip(*[[<int>, <int>], [a, <int>]])][1][0]
""",
    "bool": """\
bump(<int>) > g
not any(map(flag, <items>))
a == seta(<int>)
<int> in dd
<int> in dq
<int> in map(rd, <items>)
""",
    "items": """\
[*dq][:4]
hp[:3]
sorted(dd.values())[:3]
[*map(bump, <items>)][:3]
[*filter(bump, [*<items>][:3])]
[p for p in <items> if bump(p) % 2][:3]
[*tree(<few>)][:4]
[*walk(<few>)][:4]
[*islice(pairs(<items>), 4)]
[*{p: bump(p) for p in <items>}.values()][:3]
[f(<int>) for f in fs]
[*chain([<int>], <items>)][:4]
[g, bump(<int>), g]
[a, *[seta(<int>), a]]
[*cs.values()][:3]
""",
    "statement": """\
<target> = bump(<int>)
bump(<int>)
<target> = g
seta(<int>)
<target> = [a, seta(<int>), a][1]
add_up(<int>)
dd[<int> % 4] += <int>
dd[<few>] = <int>
cs[<int> % 3] += <int>
if len(cs) < 6: cs.update(<items>)
dq.append(<int>) if len(dq) < 7 else dq.popleft()
dq.rotate(<few>)
if len(dq) < 5: dq.extendleft([*<items>][:2])
heappush(hp, <int>) if len(hp) < 7 else heappop(hp)
[*map(<list>.remove, <list>[:1])]
random.shuffle(<list>)
if <list>: <list>[0], <list>[-1] = <list>[-1], <int>
<target>, ws[1:1] = <int>, [<int>] * (len(ws) < 6)
for k in d: d[k] = <int>
for p in [*<items>][:3]: bump(p)
box['n'], <target> = <target> and <int>, box['n']
box['n'] += <int>
fs[<few>] = lambda x, y=<int>: x + rd(y)
print(g, bump(<int>), g)
print(*<items>, g, sep='-')
<target> = next(it, <int>)
<target> = max(bump, rd, key=lambda f: f(<int>))(<int>)
<target> = <int> if bump(<int>) % 2 else g
""",
    "outside": """\
g = <int>
g += <int>
g, a = a, <int>
fs = [lambda x: x + a, lambda x: rd(x) - g, lambda x, y=<int>: x + y]
fs[<few>] = twice
it = chain(<items>, islice(it, 2))
it, other = tee(islice(it, 4)); <target> = next(other, 0) + next(it, 1)
add_up, total = account(<int>)
it = tree(<few>)
it = pairs(<items>)
p = it; it = map(rd, p); <target> = next(p, 0)
dd = defaultdict(made, dd)
dd = defaultdict(lambda: bump(<int>))
arr = np.array([<int>, <int>]); arr[rd(0) - 1] += <int>; <target> = arr.sum().item()
""",
    "failing": """\
bump(rf(<int>))
g_rf(<int>)
<target> = [bump(<int>), rf(<int>), bump(<int>)][0]
dd[rf(<int>)] += <int>
<target> = sum(map(rf, map(bump, <items>)))
<target> = early([rf(<int>)])
heappush(hp, rf(<int>))
dq.extend(map(rf, [*<items>][:2]))
<target> = reduce(lambda p, q: rf(q), <items>, 0)
add_up(rf(<int>))
<target> = clean(<int>)
<target> = chained(<int>)
<target> = memo(rf(<int>))
it = (rf(p) for p in chain(it, <items>))
""",
}

DEEP: Mapping[str, Sequence[str]] = {kind: forms.splitlines() for kind, forms in _FORMS.items()}
"""What stands beside the forms of each kind that all programs have."""

_GIVEN = """\
def bump(x):
    global g
    g = (g + rd(x)) % 50
    return g

def seta(x):
    global a
    a = (a + rd(x)) % 20
    return a

def g_rf(x):
    global g
    g += 1
    y = rf(x)
    g += y
    return g

def account(n):
    def add(x):
        nonlocal n
        n = (n + rd(x)) % 40
        return n
    def get(): return n
    return add, get

@lru_cache
def memo(x):
    if len(ws) < 9: ws.append(x)
    return rd(x) + len(ws)

def made():
    if len(ws) < 9: ws.append(len(dd))
    return rd(len(ws))

def counted(f):
    n = 0
    def call(*v):
        nonlocal n
        n += 1
        return f(*v) + n
    return call

@counted
def twice(x): return rd(x) * 2

def kept(x, seen=[]):
    if len(seen) < 7: seen.append(rd(x))
    return len(seen) + seen[0]

def walk(n):
    if n < 1 or rd(n) % 3 == 0: return [n]
    return [*walk(n - 1), rd(n), *walk(n - 2)]

def tree(n):
    yield n
    if n > 0 and rd(n) % 3:
        yield from tree(n - 1)
        yield rd(n)

def pairs(l):
    for x in l:
        yield rd(x)
        yield from [x, rd(x + 1)]

def early(l):
    for x in l:
        try:
            if rd(x) % 3 == 0: continue
            if rd(x) > 5: return x
        finally:
            if len(ws) < 9: ws.append(x)
    return -1

def clean(x):
    for p in range(3):
        try: return rf(x + p)
        except ValueError:
            print('again', p)
            if p: break
        finally:
            if x % 2: continue
    return g

def chained(x):
    try:
        try: return rf(x)
        except ValueError as e: raise KeyError(str(e)) from e
        finally: print('left', x)
    except KeyError as e:
        return len(str(e))
"""

GIVEN: Mapping[str, str] = {
    re.findall(r"^def (\w+)", text, re.MULTILINE)[0]: text for text in _GIVEN.strip().split("\n\n")
}
"""Functions that those programs may call: those that they name stand before them."""

FIRST = (
    "import random, numpy as np", "from functools import partial, reduce, lru_cache, cmp_to_key",
    "from itertools import islice, chain, groupby, accumulate, takewhile, filterfalse, starmap, tee",
    "from collections import defaultdict, deque, Counter", "from heapq import heappush, heappop", "random.seed(3)",
    "g = 0; dq = deque([2, 1]); hp = [3]; cs = Counter(); box = {'n': 1}",
)  # fmt: skip
"""What they begin with."""

LAST = ", g, [*dq], hp, sorted(cs.items()), box"
"""What they tell at their end beside what others tell."""
