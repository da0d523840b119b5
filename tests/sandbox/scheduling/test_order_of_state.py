"""Short programs over state that their parts share have Python's value, output and effects in every order of calls."""

import pytest

from .orders import ORDERS, Order, difference, guest

# Of each kind, programs with an empty line between them; texts of a session with a line `---`.

_CHANGED_BY_PARTS = """\
class Box:
    def __init__(self): self.n, self.kept = 1, [3]
    def put(self, x):
        y = rd(x)
        self.n += y
        self.kept.append(y)
        d[x] = y
        return y
o, ys, d = Box(), [5], {9: 1, 5: 2}
def f(x):
    rf(o.put(x))
    return x
def g():
    global ys
    ys += [f(9), sum(ys)]
"""

_BUMPED = """\
class P:
    def __init__(self, y): self.y, self.tags = y, [rd(y)]
    def bump(self, k):
        self.y += rd(k)
        self.tags.append(self.y)
        return self
p = P(1)
[[p.bump(k).y for k in range(3)], {}]
"""

_STOPS = """\
import itertools
log, it = [], iter(range(6))
def f(x, *y):
    log.append(x)
    if rd(x) > 4: raise StopIteration
    log.append(-x)
    return x
"""

CASES = {
    "what a statement that waits comes to know": """
a, b = [1, 2], []
if rd(): b.append([])
for x in a:
    rd()
    b[-1].append(2)
str(b)

a, b, c = [1], [], []
if rd():
    new = []
    b.append(new)
    c.append(new)
if rd(2): b[-1].append(1)
c[-1].append(2)
[b, c]

a, b = [], [1]
x = a if rd() else b
if rd(2): x.append(1)
[len(a), len(b)]

a = lst(1)
b = lst(1)
if a[0]: a.append(3)
if b[0]: b.append(4)
[a, b, len(a)]

rows, out = [[1], [2]], []
if rd(1): first = rows[0]
if rd(2): first.append(3)
rows[0].append(4)
out.append(len(rows[0]))
[rows, out]

ids = [1, 2]
if rd(3): first = ids[0]
ids[0] = 9
[first, ids]

it, out = iter([1, 2, 3]), []
if rd(1): out.append(next(it))
out.append(next(it))
[out, [*it]]
""",
    "tuples that hold what calls give": """
c = (rd(1),)
[c is c, c is not (rd(1),)]

xs = [(rd(i), i) for i in range(3)]
best = max(xs, key=lambda t: t[0])
[i for i, x in enumerate(xs) if x is not best]

t = (rd(1), 2)
u = t
x = t[0] + 1
[u is t, {'a': t}['a'] is u, [t][0] is u]

from collections import namedtuple
P = namedtuple('P', 'x y')
p = P(rd(1), 2)
q = p
print(q.x)
[p is q, [p].index(q)]

seen = []
for i in range(4):
    t = (i, rd(i))
    seen.append(t)
for k in range(300): k += 1
[x is t for x in seen]
""",
    "changes whose parts go through something": "\n\n".join(
        f"{_CHANGED_BY_PARTS}try: {change}\nexcept ValueError: d[3] = 1\n[o.n, o.kept, d, ys]"
        for change in (
            "del d[f(9) + sum(ys) - 5]",
            "del o.kept[f(0) + max(ys) - 5:]",
            "o.kept += [f(9), sum(ys)]",
            "o.n += f(9) + sum(ys)",
            "o.n = [f(9), sum(ys)]",
            "g()",
        )
    ),
    "variables that turns delete": """\
e = 4
for v in [1, 2]:
    if flag(): 2
    del e
1

e, xs = 4, []
for v in [1, 2]:
    if flag(): xs.append(1)
    try: del e
    except NameError: xs.append(e if v < 2 else v)
xs

def f(e):
    for v in [1, 2]:
        if flag(): 2
        del e
f(3)""",
    "what turns have left to do with a container": """\
kept, out, last = {}, [], None
for x in range(5):
    v = rd(x)
    if v > 5: out.append(last)
    try:
        v = kept[x * 2]
    except KeyError:
        out.append(x)
out

seen, out = set(), []
for x in [1, 2, 1, 3]:
    if x in seen: continue
    seen.add(x)
    v = rd(x)
    if v > 3: out.append((x, len(seen)))
out

seen, out, other = set(), [], None
for x in [1, 2, 1, 3]:
    if x in seen: continue
    if x == 1: other = seen
    seen.add(x)
    v = rd(x)
    if v > 3: out.append((x, len(other)))
out

seen, out = set(), []
def known(): return seen
for x in [1, 2, 1, 3]:
    if x in seen: continue
    seen.add(x)
    v = rd(x)
    if v > 3: out.append((x, len(known())))
out

seen, out = set(), []
both = [seen]
for x in [1, 2, 1, 3]:
    if x in seen: continue
    seen.add(x)
    v = rd(x)
    if v > 3: out.append((x, len(both[0])))
out

seen, n, v = set(), 0, 0
for x in [1, 2, 3, 2, 1, 4]:
    seen = seen | {n}
    seen.add(x)
    v = rd(x % 3)
sorted(seen)

last, out = None, []
for x in [1, 2, 3]:
    if last: last["b"].append(x)
    last = dct(x)
    if rd(x) > 3: out.append(len(last["b"]))
out

first, second, out = [], [], []
for x in [1, 2, 3]:
    if second: second[-1].append(x)
    v = rd(x)
    if v > 3:
        row = [x]
        first.append(row)
        second.append(row)
    if rd(v) > 3: out.append(len(first) and len(first[-1]))
(first, second, out)

kept, out = {}, []
for x in [1, 2, 1, 2]:
    if x in kept: kept[x].append(x)
    else: kept[x] = lst(x)
    row = kept[x]
    if rd(x) > 2: out.append(len(row))
(kept, out)

seen, out = [], []
for x in [1, 2, 3]:
    for y in [1, 2]:
        if len(seen) > 3: continue
        v = rd(y)
        if v > 3: out.append(len(seen))
    else:
        seen.append(x)
out

seen, n, out = [], 0, []
for x in [1, 2]:
    for y in range(12):
        if n % 2: seen.append(y)
        n = rd(n)
        if len(seen) > 2: out.append(y)
(seen, out)

class Box:
    def __init__(self): self.seen, self.out = set(), []
    def all(self, xs):
        for x in xs:
            if x in self.seen: continue
            self.seen.add(x)
            v = rd(x)
            if v > 3: self.keep(x)
            if v > 5: self.seen = set()
        return self.out
    def keep(self, x): self.out.append((x, len(self.seen)))
Box().all([1, 2, 1, 3, 1])

class Box:
    def __init__(self): self.seen = set()
box, out = Box(), []
kept = []
def keep(fn): kept.append(fn)
@keep
def size(): return len(box.seen)
for x in [1, 2, 1, 3]:
    if x in box.seen: continue
    box.seen.add(x)
    v = rd(x)
    if v > 3: out.append((x, kept[0]()))
out

from functools import singledispatch
class Box:
    def __init__(self): self.seen = set()
box, out = Box(), []
@singledispatch
def size(x): return 0
@size.register(int)
def of_int(x): return len(box.seen)
for x in [1, 2, 1, 3]:
    if x in box.seen: continue
    box.seen.add(x)
    v = rd(x)
    if v > 3: out.append((x, size(x)))
out

from enum import Enum
class Box:
    def __init__(self): self.seen = set()
box, out = Box(), []
class E(Enum):
    A = 1
    @classmethod
    def _missing_(cls, value):
        out.append(len(box.seen))
        return cls.A
for x in [1, 2, 1, 3]:
    if x in box.seen: continue
    box.seen.add(x)
    v = rd(x)
    if v > 3: E(7)
out

from copy import deepcopy
class Box:
    def __init__(self): self.seen = set()
box, out = Box(), []
for x in [1, 2, 1, 3]:
    if x in box.seen: continue
    box.seen.add(x)
    v = rd(x)
    if v > 3: out.append(deepcopy(box))
[len(each.seen) for each in out]

class Box:
    def __init__(self): self.seen = set()
box, out = Box(), []
for x in [1, 2, 1, 3]:
    if x in box.seen: continue
    box.seen.add(x)
    v = rd(x)
    if v > 3: out.append("{0.seen}".format(box))
out

seen, out = [], []
for x in [1, 2, 1, 3]:
    if x in seen: continue
    most = max(seen, [1], key=len)
    seen.append(x)
    v = rd(x)
    if v > 3: out.append((x, len(most)))
out

class All:
    kept = []
    def __contains__(self, item):
        self.kept = item
        return True
seen, out, everything = set(), [], All()
for x in [1, 2, 1, 3]:
    if x in seen in everything: continue
    seen.add(x)
    v = rd(x)
    if v > 3: out.append((x, len(everything.kept)))
out""",
    "what a turn leaves to the next, and still knows": """\
last, out = [], []
for x in [1, 2, 3]:
    out.append(len(last))
    last = [x]
    v = rd(x)
    if v > 3: last.append(v)
out

last, out = [], []
for x in [1, 2, 3]:
    if last: last.append(0)
    last = [x]
    out.append(last)
    v = rd(x)
    if v > 3: last.append(v)
out

last, out = [], []
def f(given, x):
    v = rd(x)
    if v > 3: given.append(v)
for x in [1, 2, 3, 4]:
    out.append(len(last))
    last = [x]
    for y in [1, 2]: f(last, y)
out

class P:
    def __init__(self): self.n, self.kids = 0, []
last, out = P(), []
for x in [1, 2, 3, 4]:
    out.append((last.n, len(last.kids)))
    last = P()
    v = rd(x)
    if v > 3: last.n = v
    if v > 5: last.kids.append(v)
out

last, out = lambda: 0, []
for x in [1, 2, 3, 4]:
    out.append(last())
    row = [x]
    last = lambda row=row: len(row)
    v = rd(x)
    if v > 3: row.append(v)
out

last, out = ([],), []
for x in [1, 2, 3, 4]:
    out.append(len(last[0]))
    last = ([x], x)
    v = rd(x)
    if v > 3: last[0].append(v)
out

last, out = lst(0), []
for x in [1, 2, 3, 4]:
    out.append(len(last))
    last = lst(x)
    v = rd(x)
    if v > 3: last.append(v)
out

last, out = dct(0), []
for x in [1, 2, 3, 4]:
    out.append(len(last["b"]))
    last = dct(x)
    v = rd(x)
    if v > 3: last["b"].append(v)
out

last, before = [], []
for x in [1, 2, 3, 4]:
    before = last
    last = [rd(x)]
    v = rd(x)
    if v > 3: last.append(v)
    before.append(len(last))
(last, before)""",
    "items that are made for one look": """\
a, b, c = [1], [2], [3]
for n, each in enumerate([a, b, c, c, b, c, a, b, c]):
    v = rd(n)
    if v > 0: each.append(v)
(a, b, c)

def rows():
    for k in [1, 2, 3]:
        row = [k]
        yield [row]
        yield [row]
        yield [row]
out = []
for [row] in rows():
    v = rd(len(row))
    if v > 0: row.append(v)
    out.append((v, len(row)))
out""",
    "what is gone through, known by names that turns bind anew": """\
xs = [1, 2]
zs, a = xs, 0
for v in enumerate(zs):
    if len(xs) < 7: xs.append(rd(1))
    zs = max(rd(1), rd(2))
    a += 1
a

xs = [1, 2]
def f():
    q, r = xs, []
    for v in xs:
        try:
            if rd(v) and len(q) < 5: q.append(9)
        except ValueError: pass
        q = []
        r.append(v)
    return r
[f(), xs]""",
    "what is gone through and changed by what its items are given to": """\
class Box:
    def __init__(self, n): self.n, self.kept = n, [n]
    def put(self, x):
        self.n = rd(x)
        if len(self.kept) < 6: self.kept.append(x)
        return self.n
o = Box(3)
[len(list(filter(o.put, map(lambda q: 1, o.kept)))), o.n, o.kept]

xs = [3]
def put(x):
    y = rd(x)
    if len(xs) < 6: xs.append(x)
    return y
[list(map(put, (rd(x) for x in xs))), xs]

xs = [3]
def put(x):
    y = rd(x)
    if len(xs) < 6: xs.append(x)
    return y
[min(map(rd, xs), key=put), max((rd(x) for y in [1, 2] for x in xs), key=lambda q: put(q)), xs]""",
    "variables that turns leave without a value": """\
xs = []
for i in [1, 2, 3]:
    try:
        y = x
    except NameError:
        y = 0
    xs.append(y)
    if rd(i) > 100: x = 5
xs

def f():
    for i in [1, 2, 3]:
        try:
            y = [x]
        except UnboundLocalError:
            y = 0
        z = rd(i)
        if z > 400: x = z
    return y
f()

for i in [1, 2, 3]:
    y = [x for _ in [1]] if i > 1 else 0
    if rd(i) > 400: x = 1
    1 // (i - 2)
y

x = 1
for i in [1, 2, 3]:
    try: y = x
    except NameError: y = 0
    if rd(i) < 4: del x
y

def f(a):
    for i in [1, 2, 3]:
        try: y = a
        except NameError: y = 0
        if rd(i) < 4: del a
    return y
f(3)

e = 0
for i in [1, 2]:
    try: a = e + 1
    except NameError: a = 7
    if rd(i) > 400: e = f
    try: b = f
    except NameError: b = a
    if rd(a) > 3: f = rd(b)
[a, b, e, f]

def f():
    for i in [1, 2, 3]:
        if rd(i) > 400: x = 1
        if rd(i) > 4: y = x if i > 5 else 0
        else: y = 2
        try: z = x
        except NameError: z = y
        y = rd(z)
    return [y, z]
f()""",
    "reads": """\
a={'x':1}
c=a|{'y':rd(2)}
a['x']=0
c

p=str(rd(0))
a={'x':1}
c=a|{'y':rd(2)}
a['x']=0
c

p=str(rd(0))
a=[1]
c=a==[rd(0)]
a.append(5)
c

a=[1]
c=a==[rd(0)]
a.append(5)
c

a=[1]
[a==[rd(0)], a.append(5)]

a={1}
[a|{rd(1)}, a.add(5)]

a={1:1}
[a|{1:rd(1)}, a.pop(1)]

a=[3]
[rd(1) in a, a.append(5), a.pop(0)]

a={3:1}
[rd(1) in a, a.pop(3)]

a={(3,2):1}
[(rd(1),2) in a, a.pop((3,2))]

a=[1]
[a<[rd(0),1], a.pop()]

a=[1]
b=[a*rd(1), a.append(2)]
b

a=[1]
b=[a+[str(rd(1))], a.append(2), a+lst(1)]
b

a=[1]
b=['%s %s' % (rd(1),a), a.append(2)]
b

a=[1]
b=[not a and rd(1), a.pop(), 'e' if a else rd(2)]
b

a=[1]
b=[rd(0) if a else 5, a.pop(), [rd(1)] if a else 6]
b

a=[1,2]
b=[a[rd(0)], a.pop(), a[-rd(0)]]
b

a=[1,2]
b=[a is lst(1), a[flag(2):], a.clear(), a]
b

a={1:[1]}
b=[a[rd(0)][0]+rd(1), a[1].append(3), a[1][-rd(0)], a.clear()]
b

a={1:[1]}
p=f'{rd(0)}'
b=a[rd(0)]
c=str(b)
a[1].append(5)
b,c

a={1:1}
p=f'{rd(0)}'
b=a[rd(0)]
a[1]=5
b

a=[1]
p=f'{rd(0)}'
b=(rd(0) in a)
a.clear()
b

a=[1]
p=f'{rd(0)}'
b=not (rd(0) in a)
a.clear()
b

a={1:1}
p=f'{rd(0)}'
b=(rd(0),1) in a or rd(0) in a
a.clear()
b

a=[1]
p=f'{rd(0)}'
b=rd(1) if rd(0) in a else 7
a.clear()
b

a=[1]
def f(): return rd(0) in a
[f(), a.clear(), f()]

a={1:1}
def f(): return a|{2:rd(0)}
[f(), a.clear(), f()]

a={1:1}
def f(): return (rd(0),2) in a
[f(), a.update({(1,2):5}), f()]

x=lst(1)
y=sorted(x)
z=len(str(rd(5)))+len(y)
y.append(9)
z

a=[1]
[(rd(0)<9 and len(a)), max(a,[0]).append(5)]

def f(l): l += [rd(1)]
xs=[1]
[f(xs), len(xs)]

x=lst(1)
y=x*rd(0)
x.append(9)
y

x=lst(1)
y=show(x, rd(5))
x.append(9)
y

a=[]
def f(x): a.append(rd(x)); return 0
[f(1), str([a])]

a=[]
def f(x): a.append(rd(x)); return 0
[f(1), str((1,a))]

a=[1]
[[rd(0)]==a, *[a.pop()]], [f'{rd(1)}{a}', a.append(2)]
""",
    "births": """\
xs=[1]
ys=xs
a=rd(1)
xs.append(rf(1))
---
len(xs), len(ys), a

def f(l): l.append(rd(len(l))); return l
a=f([])
---
b=f(a); c=f(f(a))
a is b, c

def f(n, l):
    if n: f(n-1, l)
    l.append(rd(n))
    return sum(l)
l=[]
[f(2,l), f(1,l), l]

stack=[1]; n=0
while stack and n<8:
    x=stack.pop(); n+=1
    if rd(x)<15: stack.extend([x*2,x*2+1])
n, stack

def cached(f):
    memo={}
    def w(x):
        if x not in memo: memo[x]=f(x)
        return memo[x]
    return w
g=cached(lambda x: rd(x))
[g(1),g(2),g(1)], [g(i%2) for i in range(4)]

a=[1,2,3]
a[rd(0)],a[0]=a[0],a[rd(0)]
a

r=[]
try:
    for x in map(rf,[0,3,1,6]): r.append(x)
except ValueError: r.append('e')
r

m=(rf(x) for x in [0,1,3])
r=[]
try: r=list(m)
except ValueError: r=['e']
r, list(m)

def f(l):
    y=rd(len(l)); l.append(y); return l
def g(): return f(f([])), f([1])
[g(), g()]

def f(l):
    y=rd(len(l)); l.append(y); return l
f(f([])), f([1])

def f(l):
    y=rd(len(l)); l.append(y); return l
[f(f([])), rd(1)]

def f(l):
    y=rd(len(l)); l.append(y); return l
x=[f(f([])), 1]
x

def f(l):
    l.append(rd(len(l))); return l
def g(): return f(f([])), 1
[g(), 1], [g(), g()]

def f(l):
    l.append(rd(len(l))); return l
(f(f([])), f([1])), f([])

p=str(rd(0))
it=iter([1,2,3])
b=next(it)+rd(1)
c=rd(2) in it
b,c

p=str(rd(0))
it=iter([1,2,3])
b=next(it)
c=rd(2) in it
d=list(it)
b,c,d

p=str(rd(0))
it=iter([1,2,3])
c=str(rd(2)) in it
d=list(it)
c,d

it=iter([1,2,3])
[str(rd(2)) in it, list(it)]

it=iter([1,2,3])
[rd(0) in it, next(it)]

g=(x for x in [1,2,3])
[rd(0) in g, next(g)]

def f(l):
    y=rd(len(l)); l.append(y); return l
[(f(f([])), 1), (f([]), 1)]

def f(l):
    y=rd(1); l.append(y); return l
def g(): return f(f([])), f([1])
[g(), g()]

def f(l):
    y=rd(1); l.append(y); return l
def g(): return f(f([])), 1
[g(), g()]

def f(l):
    y=rd(len(l)); l.append(y); return l
def g(): return f(f([]))
[g(), g()]

def f(l):
    y=rd(len(l)); l.append(y); return l
def g(): return f(f([])), rd(1)
[g(), g()]

def f(l):
    y=rd(len(l)); l.append(y); return l
def g(): return f([]), f([1])
[g(), g()]

def f(l):
    y=rd(len(l)); l.append(1); return l
def g(): return f(f([])), f([1])
[g(), f([])]

def f(l):
    y=rd(len(l)); l.append(1); return l
def g(): return f(f([])), f([1])
[g(), rd(1)]

def f(l):
    rd(len(l)); l.append(1); return l
def g(): return f(f([])), f([1])
g(), g()

def f(l):
    rd(1)+1; l.append(1); return l
def g(): return f(f([])), f([1])
[g(), g()]

def f(l):
    l.append(rd(1)+1); return l
[[f(f([])), f([1])], [f(f([])), f([1])]]

p=str(rd(0))
a={}
b=rd(3) in a
a[7]=1
c=rd(3) in a
a.clear()
b,c

p=str(rd(0))
a=dct(1)
b=a['b'] + [str(rd(1))]
c=str(a['b'])+str(rd(1))
a['b'].append(5)
b,c

p=str(rd(0))
a=[1,2,3]
it=iter(a)
b=next(it)+rd(1)
c=rd(2) in it
d=list(it)
b,c,d

g=(x for x in [1,2,3,5,7])
[rd(1) in g, list(g)]

g=iter([1,2,3,5,7])
def f(): return rd(1) in g
[f(), next(g), rd(2), f(), list(g)]

xs=[1,2,3]
def f(l):
    y=rd(len(l)); l.append(y); return l
r=[f(xs), f(xs), [*xs]]
r

for i in range(3):
    out=[]
    for j in range(2):
        out.append(rd(i+j))
    print(out)
out
""",
    "sources": """\
xs=[1,2]; n=2
def add(l, x): l.append(x)
for v in xs:
    print(add(xs, rd(3)), len(str(rd(v))))
    if len(xs)>6: break
xs

xs=[1,2]
def grow(l): l.append(rd(len(l)))
for v in xs:
    print((grow(xs), xs[-1])[1], 1)
    assert len(xs)<5
---
xs

it=iter([1,2,3,4,5])
def take(): return rd(1)>0 and next(it)
for v in it:
    print(take(), 1)
    if v>9: break
list(it)

xs=[1,2]
ad=xs.append
for x in xs:
    if rd(x)<9 and len(xs)<6: ad(x+1)
xs

xs=[1]
ad=xs.append
def f(x, do): do(rd(x)); return len(xs)
[f(1,ad), len(xs), f(2,ad), xs]

import heapq
xs=[1,2]
push=heapq.heappush
for x in xs:
    if rd(x)<9 and len(xs)<6: push(xs, x+3)
xs

it=iter([1,2,3,4])
take=next
[rd(1)>0 and take(it), take(it), rd(2)>0 and take(it)]

d={}
put_in=d.setdefault
[rd(1)>0 and put_in('a',5), d.get('a'), len(d)]

from collections import deque, Counter, defaultdict
q=deque([1])
out=[]
while q:
    x=q.popleft()
    y=rd(x)
    out.append(y)
    if y<20: q.append(y)
out

rows=[[1,2],[3,4]]
for a,b in zip(*rows):
    if rd(a)<9: rows[1].append(b)
    rows[0][0]=rd(b)
rows

import itertools
xs=[1]
for x in itertools.chain(xs,[7]):
    if rd(x)<20 and len(xs)<4: xs.append(x+1)
xs

import functools
acc=[]
add=functools.partial(lambda l,x: l.append(rd(x)) or len(l), acc)
[add(1), add(2), len(acc), acc]

def mk():
    l=[]
    def add(x):
        l.append(rd(x))
        return len(l)
    return add, l
a,l=mk()
[a(1), len(l), a(2), l[0], l]

def f(x, acc=[]):
    acc.append(rd(x))
    return acc
[f(1), len(f(2)), f(3)[0]]

def f(x, acc=[]):
    acc.append(rd(x))
    return acc
xs=f(0)
for x in xs:
    if rd(x) and len(xs)<5: f(x)
xs

xs=[1,2]
box=[xs]
def g(): return box[0]
for x in xs:
    if rd(x)<9 and len(xs)<6: g().append(x+1)
xs

xs=[1,2]
ys=(xs,)
for x in [*xs]:
    for z in ys[0]:
        if rd(z)<9 and len(xs)<6: xs.append(z+1)
xs

xs=[3,1,2]
def f(): xs.sort(key=lambda v: -rd(v)); return xs[0]
[f(), xs[0], f(), xs.pop(), xs]

def inner():
    yield rd(1)
    yield rf(1)
def outer():
    try: yield from inner()
    except ValueError: yield 'caught'
    yield rd(2)
[x for x in outer()], list(outer())

def deco(fn):
    calls=[]
    def w(x):
        calls.append(rd(x)); return fn(x)+len(calls)
    return w
@deco
def f(x): return rd(x)
[f(1), f(2), f(f(3))]

xs=[1]
for x in xs:
    if rd(x)<9: xs=[*xs,x+1]
xs,x

d={1:1}
for k in list(d): d[rd(k)]=rd(k)
d

def g():
    for x in xs:
        yield rd(x)
xs=[1]
for v in g():
    if len(xs)<4: xs.append(v)
xs

x=[1,2,3]
for i,_ in enumerate(x):
    if flag(i) and len(x)<6: x.append(rd(i))
x

x={1,2}
for v in sorted(x):
    if flag(v): x.add(rd(v)*10)
x

x=[3,4]
for a,b in zip(x,x):
    if rd(a)<20 and len(x)<5: x.append(a+b)
x

x=[3,4]
for a in map(lambda q: q, x):
    if rd(a)<20 and len(x)<5: x.append(a)
x

x=[3,4]
for a in (q for q in x):
    if rd(a)<20 and len(x)<5: x.append(a)
x

x=[3,4]
for a in reversed(x):
    if rd(a)<20: x[0]=rd(a)
x,a

x=[1,2,3]
for a in x:
    x[2]=rd(a)
    print(a)
x

x=[1,2,3]
for a in x:
    if rd(a)<4: x[2]=rd(a)
    print(a)
x

d={'a':[1]}
for k,v in d.items():
    if rd(v[0])>1: d[k]=[5]; v.append(2)
d

x=[[1],[2]]
for r in x:
    if rd(r[0])<5: x[1][0]=7
    print(r)

xs=[1]
for x in xs:
    if rd(x) and len(xs)<5: xs.append(x+1)
xs

d={1:1}
for k in d:
    if rd(k)<9 and len(d)<4:
        d[k+1]=1
d

xs=[1,2,3]
[(xs.append(9) if rd(x)>3 and len(xs)<6 else x) for x in xs], xs

xs=[1]
ys=[xs.append(x) or x for x in xs if len(xs)<4 and rd(x)]
xs,ys

q=[1]
def visit(x):
    if rd(x)<20: q.append(x*2)
for x in q: visit(x)
q

q=[1]
def visit(l, x):
    if rd(x)<20: l.append(x*2)
also={'k': [q]}
for x in q: visit(also['k'][0], x)
q

graph={1:{'near':[2]},2:{'near':[1]}}
node={'near':[]}; other={'near':[node]}; node['near'].append(other)
for n in node['near']:
    if rd(1) and len(node['near'])<4: n['near'][0]['near'].append(other)
len(node['near'])

log=[]
for x in map(lambda q: log.append(q) or q, [1,2,3]):
    if rd(x): log.append(-x)
log

it=iter([1,2,3,4])
[(rd(a)>0 and next(it), b) for a,b in zip(it,it)]

xs=[1,2,3,4]
it=map(rd,xs)
[sum(it), xs.append(5), sum(it), 3 in it], list(it)

it=(rd(q) for q in [1,2])
[sum(it), sum(it), 3 in it]

fns=[]
xs=[1,2]
for x in xs:
    fns.append(lambda v: xs.append(v))
    if rd(x)<6 and len(xs)<5: fns[0](x)
xs
""",
    "tries": """\
it=iter([1,2,3])
x=[rf(1), sum(it)]
---
list(it)

it=iter([1,2,3])
for x in it: y=rf(x)
---
list(it)

it=iter([1,2,3])
for x in it:
    y=rf(x)
    if x>5: break
---
list(it)

it=iter([1,2,3])
try:
    a,b=rf(1), [*it]
except ValueError: pass
list(it)

it=iter([1,2,3])
try: [rf(1), 2 in it, list(it)]
except ValueError: pass
list(it)

it=iter([1,2,3])
try: [rf(x) for x in it]
except ValueError: pass
list(it)

def g():
    yield 1
    yield 2
it=g()
try: rf(1); a,b=it
except ValueError: pass
[*it]

def g():
    try: yield rf(4)
    except ValueError as e: yield str(e)
[x for x in g()]

def g():
    try:
        yield rd(1); yield rd(2)
    except ValueError: yield 'no'
z=0
try:
    for v in g():
        z=v
        rf(1)
except ValueError: pass
z

def g():
    try:
        yield rd(1)
        yield rf(1)
    except ValueError: yield 'caught'
    finally: print('end')
it=g()
next(it), next(it), list(it)

def g():
    yield rd(1)
    yield rf(1)
    yield 5
it=g()
try: x=[next(it), next(it)]
except ValueError: x='failed'
x, list(it)

d={1:1}
try: d[1]+=rf(1)
except ValueError: pass
d

x=[5]
try:
    y=rf(1)
    try: x.append(6)
    except KeyError: pass
except ValueError: pass
x

x=5
try:
    y=rf(1)
    try: x=6
    except KeyError: pass
except ValueError: pass
x

try:
    y=rf(1)
    try: x=[1][rd(0)] and 6
    except ValueError: print('inner')
    finally: print('final')
except ValueError: print('outer')

a=0
try:
    for i in range(5): a=rf(i)
except ValueError: pass
a, i

a=0
try:
    for i in range(4):
        if rd(i)>=0: b=i
        a=rf(i)
except ValueError: pass
a, b, i

x='old'
try:
    a=rf(1)
    try: 1//0
    except ZeroDivisionError as x: pass
except ValueError: pass
x

try:
    try: x=rf(1)
    finally: print('fin')
except ValueError: print('out')

y=1
try:
    try:
        try: x=rf(1)
        finally: y=rd(7)
    except KeyError: pass
except ValueError: pass
y

y=1
try:
    try: x=rf(1)
    except ValueError:
        y=rd(2)
        print('handled')
        raise
except ValueError: print('again')
y

out=[]
for i in range(4):
    try:
        rf(i)
        out.append(('ok',i))
    except ValueError:
        out.append(('bad',i))
out

x=1
[x:=rd(i)+rf(i) for i in range(3)]
---
x

rf(1)
---
1

c=3
try:
    raise ValueError('x')
except Exception as c:
    assert flag(0)
---
c

c=3
try:
    try:
        raise ValueError('x')
    except Exception as c:
        rf(1)
        c=5
except ValueError: pass
---
c

c=3
def f(): return c
try:
    try:
        raise ValueError('x')
    except Exception as c:
        print(rd(1), str(f()))
        rf(1)
except ValueError: pass
[f()]

c=3
try:
    rf(1)
    try:
        raise ValueError('x')
    except Exception as c:
        rd(1)
        c=5
except ValueError: pass
c

try:
    rf(1)
except ValueError: pass

5
try:
    rf(1)
    rd(2)
except ValueError: print('x')

x=7
rf(1)
try: x=1
except KeyError: pass
---
x

xs=[1]
try:
    for i in range(3): xs.append(rf(i))
except ValueError: pass
xs, i
""",
    "prints": """\
def f(v): print('in', v); raise ValueError('x')
[f(1), rd(2)]

for i in range(3):
    print(i)
    rd(i)
    if i==1: raise ValueError('x')

def f(p): rf(1); 1//0
[f(0), 0]

for i in range(3):
    try:
        rf(i)
        print('ok', i)
    except ValueError:
        print('bad', i)

def w(i):
    try: rf(i)
    except ValueError as e: print(e)
w(1), w(4)

def w(i):
    try: rf(i); print('ok', i)
    except ValueError as e: print(e)
    finally: print('fin', i)
[w(i) for i in range(5)]
""",
    "items": """\
list(map(lambda x: act(x+10), (act(i) for i in range(3))))

list(map(act, map(act,[1,2])))

ys=[5]
zs=[2]
for v1 in [1]:
    for v3 in list(map(rd, ((a := rd(1)) for v5 in ys))):
        if v1 > 1: break
a

ys=[5]
x=list(map(rd, ((a := rd(1)) for v5 in ys)))
a

ys=[5]
x=list(map(rd, ((a := rd(1)) for v5 in ys)))
y=[*map(rd, ((b := rd(v5)) for v5 in ys))]
a, b

xs=[]
list(filter(lambda x: xs.append(('f',x)) or rd(x), map(lambda i: xs.append(i) or i, range(3)))); xs

def g():
    r=[]
    for i in range(3):
        r.append(rd(i))
        yield r
[[*x] for x in g()], list(map(len,g()))

xs=[1]
list(map(lambda x: xs.append(x) if rd(x) and len(xs)<5 else x, xs)), xs

sorted(map(act,[3,1]),key=act), min([3,1,2], key=act), max((act(i) for i in range(3)), key=act)

list(map(act, (i for i in map(act,[1,2])))), sum(map(act,map(act,[1,2])))

it=map(rd,[1,2])
[list(it), list(it)]

it=filter(rd,[1,2])
[sum(it), sum(it), 3 in it]

all(rd(x)>0 for x in [1,2,3] if rd(x)>2), list(rd(x) for x in [1,2] if rd(x+5))

sum(rd(x)+y for x in [1,2] if rd(x)>1 for y in [rd(x)] if rd(y))
""",
    "places": """\
d={}
for i in range(2): d[rd(i), 0]=i
d[(1,0)], d

d={(3,2):7}
d[(rd(1),2)]+=1
d[rd(1),2]

d={(3,(5,3)):7}
d[(rd(1),(rd(2),3))], (rd(1),2) in {(3,2)}, {(rd(1),):2}.get((rd(1),))

d={(3,2):7}
del d[rd(1),2]
d

a,d={},{}
a['k'],d[rd(1),rd(2)]=rd(1),rd(2)
a,d
""",
    "spread": """\
{**dct(1),'c':rd(1)}

{'a':1,**dct(rd(1)),**{'z':rd(2)}}

d={rd(1):2, (rd(1),0):3, **{rd(2):1}}
d

d={rd(1):2, 3:rd(9), **dct(1), 'z':rd(4)}
d

def f(**k): return sorted(k.items())
[f(**dct(1)), f(**{**dct(1), 'c':rd(1)}), f(c=rd(1), **dct(2))]

def f(*a, **k): return a, sorted(k.items())
[f(*lst(1)), f(*lst(1), *lst(2)), f(rd(1), *lst(rd(1)), 3, x=rd(1)), f(*[*lst(1), rd(2)], **dct(3))]

[*lst(1), *lst(2), rd(1)], {*lst(1), rd(1)}, (*lst(1), rd(1)), {**{**dct(1)}, **dct(2)}
""",
    "iterators that ask themselves": """\
it = (next(it, 9) + rd(x) for x in [1,2])
try: a = list(it)
except ValueError: a = 'v'
[a, list(it)]

it = (rd(x) + next(it, 9) for x in [1,2])
try: a = list(it)
except ValueError: a = 'v'
[a, list(it)]

it = (x for x in [1,2] if rd(x) in it)
list(it)

m = map(lambda x: (rd(x), next(m, None)), [1,2,3])
list(m)

m = filter(lambda x: rd(x) + next(m, 0) > 4, [1,2,3])
list(m)

it = iter([4, 3])
it = (rd(int(rd(1) in it)) for v in [1, 2])
---
[sum(it), 3]
""",
    "iterators behind a failure": """\
m = map(rf, [0,1,2,3])
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

m = map(rf, [0,1,2,3,4,5])
out = []
for i in range(4):
    try: out.append(list(m))
    except ValueError: out.append('v')
out

m = map(rd, map(rf, [0,1,2,3]))
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

m = filter(rd, map(rf, [0,1,2,3]))
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

xs = [0,1,2,3]
it = iter(xs)
m = map(rf, it)
try: a = list(m)
except ValueError: a = 'v'
[a, list(it)]

xs = [0,1,2,3]
it = iter(xs)
g = (rf(x) for x in it)
try: a = list(g)
except ValueError: a = 'v'
[a, list(it), list(g)]

xs = [0,1,2,3]
it = iter(xs)
try: a = [rf(x) for x in it]
except ValueError: a = 'v'
[a, list(it)]

xs = [0,1,2,3]
it = iter(xs)
a = []
try:
    for x in it: a.append(rf(x))
except ValueError: a.append('v')
[a, list(it)]

m = zip(map(rf, [0,1,2,3]), [5,6,7,8])
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

m = zip([5,6,7,8], map(rf, [0,1,2,3]))
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

m = enumerate(map(rf, [0,1,2,3]))
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

import itertools
m = itertools.starmap(rf, [(0,),(1,),(2,),(3,)])
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

import itertools
m = itertools.accumulate(map(rf, [0,1,2,3]))
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

import itertools
m = itertools.takewhile(rf, [0,1,2,3])
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

import itertools
m = itertools.takewhile(rf, [2,1,2,3])
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

import itertools
m = itertools.dropwhile(rf, [2,1,0,3])
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

import itertools
m = itertools.filterfalse(rf, [0,1,0,3])
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

import itertools
m = itertools.compress('abcd', map(rf,[2,1,0,3]))
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

import itertools
m = itertools.groupby([0,1,0,3], rf)
try: a = [k for k, _ in m]
except ValueError: a = 'v'
[a, [k for k, _ in m]]

import itertools
m = itertools.zip_longest(map(rf,[0,1,0,3]), [1])
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

m = map(int, ['1','x','2'])
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

m = map(str, map(int, ['1','x','2']))
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

m = enumerate(map(int, ['1','x','2']))
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

m = zip([1,2,3], map(int, ['1','x','2']))
try: a = list(m)
except ValueError: a = 'v'
[a, list(m)]

d = {1: 1, 2: 2}
m = map(lambda k: d.setdefault(k + 7, 0), d)
out = []
for i in range(3):
    try: out.append(next(m, 'end'))
    except RuntimeError: out.append('r')
out

x = []
try: x.extend(map(rf, [0,1,2]))
except ValueError: pass
x

x = []
try: x.extend(rf(i) for i in [0,1,2])
except ValueError: pass
x

x = []
try: x += map(rf, [0,1,2])
except ValueError: pass
x

x = []
try: x += (rf(i) for i in [0,1,2])
except ValueError: pass
x

x = set()
try: x.update(map(rf, [0,1,2]))
except ValueError: pass
x

x = {}
try: x.update((i, rf(i)) for i in [0,1,2])
except ValueError: pass
x

from collections import deque
x = deque()
try: x.extend(map(rf, [0,1,2]))
except ValueError: pass
list(x)

x = [9,9,9]
try: x[:] = map(rf, [0,1,2])
except ValueError: pass
x

try: a, b, c = map(rf, [0,1,2])
except ValueError: a = 'v'
a

m = map(rf, [0,1,2])
try: a, b, c = m
except ValueError: a = 'v'
[a, list(m)]

m = map(rf, [0,1,2])
try: a = sum(m)
except ValueError: a = 'v'
[a, list(m)]

m = map(rf, [0,1,2])
try: a = sorted(m)
except ValueError: a = 'v'
[a, list(m)]

m = map(rf, [0,1,2])
try: a = max(m, key=rd)
except ValueError: a = 'v'
[a, list(m)]

m = map(rd, [0,1,2])
try: a = max(m, key=rf)
except ValueError: a = 'v'
[a, list(m)]

m = iter([0,1,2])
try: a = max(m, key=rf)
except ValueError: a = 'v'
[a, list(m)]

m = iter([0,1,2])
try: a = sorted(m, key=rf)
except ValueError: a = 'v'
[a, list(m)]

m = map(rf, [0,1,2])
try: a = [*m]
except ValueError: a = 'v'
[a, list(m)]

def f():
    return list(m)
m = map(rf, [0,1,2])
try: a = f()
except ValueError: a = 'v'
[a, list(m)]

m = map(rf, [0,1,2])
a = list(m)
---
list(m)

m = map(lambda x: rf(x) or 1//x, [3,1,0,2])
out = []
for i in range(4):
    try: out.append(list(m))
    except Exception as e: out.append(type(e).__name__)
out

def g():
    for i in range(4): yield rf(i)
m = map(rd, g())
out = []
for i in range(3):
    try: out.append(list(m))
    except Exception as e: out.append(type(e).__name__)
out

it = iter([0,1,2,3])
m = filter(rf, it)
n = map(rd, m)
out = []
for i in range(3):
    try: out.append(list(n))
    except Exception as e: out.append(type(e).__name__)
[out, list(it)]
""",
    "functions that see what is assigned below": """\
a = [(lambda: b), rd(0)][0]
b = 5
a()

it = (x for x in [1,2] if rd(x) in it)
list(it)

g = [(b for _ in [1]), rd(0)][0]
b = 5
list(g)

def f():
    g = [(lambda: b), rd(0)][0]
    b = 5
    return g()
f()

fs = [(lambda: b) if rd(x) else 0 for x in [1, 2]]
b = 4
[f() for f in fs]

fs = []
for x in [1, 2]:
    rd(x)
    fs.append((lambda: b) if flag(1) else 0)
b = 4
[f() for f in fs]

fs = []
for x in [1, 2]:
    if flag(rd(x)):
        def g(): return b + rd(x)
        fs.append(g)
b = 4
[f() for f in fs]

fib = (lambda f: f)([lambda n: n if n < 2 else fib(n - 1) + fib(n - 2), rd(0)][0])
fib(7)

a = 1
fs = [(lambda: a) if rd(x) else 0 for x in [1, 2]]
a = 4
[f() for f in fs]

def f():
    fs = [[(lambda: b) if rd(x) else 0 for x in [1, 2]] for y in [1]]
    b = 4
    return [f() for g in fs for f in g]
f()

def f():
    fs = [(lambda: b) if rd(x) else 0 for x in [1, 2]]
    def g():
        nonlocal b
        b = 7
    b = 4
    g()
    return [f() for f in fs]
f()
""",
    "functions that see what a later text assigns": """\
a = 1
xs = [1, 2]
for i in [1, 2]:
    it = (a for _ in xs)
    xs[0] = rd(i)
---
out = []
for v in it:
    out.append(v)
    a = rd(v)
a, out

a = 1
fs = []
for i in [1, 2]:
    try:
        x = rd(i)
        fs.append(lambda: a)
    finally:
        rd(3)
---
a = 5
[g() for g in fs]

a = 1
m = map(lambda x: x + a, lst(1))
n = filter(lambda x: x > a, lst(rd(1)))
---
a = rd(1)
[*m, *n]

fs = []
for i in [1, 2]:
    x = rd(i)
    fs.append((later for _ in [x]))
---
later = rd(5)
[list(g) for g in fs]
""",
    "sources that grow": """\
it = iter([4, 3, 2, 1])
ys = [5]
def grow(l):
    y = rd(len(l))
    if len(l) < 7: l.append(y)
    return l
for v1 in map(rd, ys):
    print(len(grow(sorted([1 for v3 in [sum(it) % 71 for v4 in [(grow(ys), ys[-1])[1]]][:3]]))))
    if v1 < 2: break
[1,ys]

ys = [5]
def grow(l):
    y = rd(len(l))
    if len(l) < 7: l.append(y)
    return l
for v1 in map(rd, ys): [len(grow(ys)) for v2 in [1]]
ys

ys = [5]
def grow(l):
    y = rd(len(l))
    if len(l) < 7: l.append(y)
    return l
[len(grow(ys)) for v2 in map(rd, ys)]
ys
""",
    "variables that a turn has not left": """\
d = 0
for v1 in [1, 2]:
    try:
        b = max([d | {rd(): 1}, max(c)], key=1)
    except TypeError as c:
        1
b
---
v1
""",
    "what is appended in a try": """\
xs = [1, 2]
out = []
try:
    for i in range(5):
        out.append(i)
        out.append(rf(i))
        out.append(rd(i))
except ValueError: out.append('v')
out

out = []
try:
    a = rf(1)
    out.append(1)
    n = len(out)
    try: out.append(rf(4))
    except ValueError: out.append(7)
    out.append(n)
except ValueError: pass
out.append(5)
[out, rd(2)]

out = []
def f(x):
    out.append(x)
    y = rf(x)
    out.append(y)
    return y
try: z = [f(i) for i in range(3)]
except ValueError: z = 0
[z, out]

out = [[]]
def add(x):
    out[-1].append(x)
    if rd(x) > 3: out.append([])
try:
    for i in range(4):
        add(i)
        out[0].append(rf(i * 2))
except ValueError: out.append(0)
out

out = []
i = 0
while i < 5:
    out.append(rf(i))
    i += 1
    out.append(len(out))
---
[out, i]

out = []
out.append(rd(1))
out.append(rf(4))
out.append(rd(2))
---
out

out = []
rf(0)
try: out.append(1, 2)
except TypeError: out.append(3)
rf(1)
---
out

out = []
try:
    x = rf(1)
    out.append(act(2))
except ValueError: out.append(3)
out.append(act(1))
out

a = b = []
try:
    x = rd(1); a.append(x)
    y = rf(1); b.append(y)
    a.pop()
except ValueError: a.append(4)
[a, b]

xs = []
x = rf(1)
xs.append(2)
---
xs

xs = []
i = 0
while i < 4:
    xs.append(rf(i))
    i += 1
---
[xs, i]

xs = []
i = 0
while i < 4:
    xs.append(i)
    rf(i)
    i += 1
---
[xs, i]

xs = []
for i in range(4):
    xs.append(i)
    if rf(i): xs.append(9)
---
[xs, i]
""",
    "futures that last": """\
xs = [1, 2]
def lines(l):
    for x in l: yield rd(x)
it = iter(list(lines(xs)))
1
---
print(next(it, 4))

it = iter([rd(1), rd(2)])
1
---
print(next(it, 4))

it = zip([rd(1), rd(2)], [4])
1
---
print(next(it, 4))

f = lambda l: (lambda: l[0])
g = f([rd(x) for x in [1, 2]])
1
---
[g() + 1, g() > 3, [4, 5][g() - 3], str(g())]

import functools
f = functools.partial(max, rd(1))
1
---
f(2)

def f():
    y = rd(1)
    def g(): return y
    return g
h = f()
1
---
print(h())

a = [1]
b = a.append
b(rd(1))
1
---
print(b(3), a)

def g():
    y = rd(1)
    yield 1
    yield y
    print(y)
it = g()
next(it)
---
print(next(it))
---
print(next(it, 7))
""",
    "rows": """\
rows=[{'t':i} for i in range(4)]
for row in rows:
    x=rd(row['t'])
    if x>=3: row['s']=x
rows

a = {'t': 1}
rows=[a, {'t': 2}, a, {'t': 3}]
for row in rows:
    x=rd(row['t'])
    if x>=3: row['t']=x
rows

a = [1]
rows=[{'t':i, 'l': a} for i in range(3)]
for row in rows:
    x=rd(row['t'])
    if x>=1: row['l'].append(len(row['l']))
rows

rows=[{'t':i} for i in range(4)]
last = rows[2]
for row in rows:
    x=rd(row['t'])
    if x>=1: last['t']=x
rows

rows=[{'t':i} for i in range(4)]
last = {'t': 0}
for row in rows:
    x=rd(row['t'] + last['t'])
    if x>=1: last['t'] = x % 5
    last = row
rows

rows=[{'t':i} for i in range(4)]
new = []
for row in rows:
    tmp = [row['t']]
    new.append(tmp)
    y = rd(row['t'])
    if y > 1: tmp.append(len(new[0]))
[rows, new]

rows=[{'t':i} for i in range(4)]
new = {}
for row in rows:
    tmp = [row['t']]
    new[row['t']] = tmp
    y = rd(row['t'])
    if y > 1: new.setdefault(y // 3, [9]).append(y)
[rows, new]

rows=[[i] for i in range(4)]
for i, row in enumerate(rows):
    y = rd(row[0])
    if y > 1: rows[i - 1].append(y)
rows

rows=[[i] for i in range(4)]
b = rows[0]
s = str(rd(1)) + str(rows)
for row in rows:
    y = rd(row[0])
    if y > 1: row.append(y)
[s, rows, b]

rows=[[i] for i in range(4)]
for row in rows:
    if rd(row[0]) > 1: row.append(2)
b = [str(rd(1)), rows[1], rows]
b

rows=[[i] for i in range(4)]
for row in rows:
    for x in row:
        if rd(x) > 1: row[0] = 7
for row in rows:
    if rd(row[0]) > 1: row += [2]
rows

cfg = dct(1)
rows=[{'t':i} for i in range(4)]
for row in rows:
    if rd(row['t']) > 1:
        row['n'] = len(cfg['b'])
        cfg['b'].append(row['t'])
[rows, cfg]

rows=[{'t':i} for i in range(4)]
for row in rows:
    if rd(row['t']) > 1:
        row['self'] = rows[0]
    if flag(row['t']): rows[0]['n'] = row.get('self', {}).get('t', 4)
[len(r) for r in rows]

rows=[{'t':i} for i in range(3)]
def visit(r):
    if rd(r['t']) % 4: r['k'] = rd(len(r))
    return r
for row in rows:
    if flag(1): visit(row)
    if rd(1): visit(visit(row))['j'] = len(row)
rows
""",
    "effects that siblings leave": """\
def done(x):
    act(x)
    return x
xs=[done(q) for q in [1,2,3]]
peek(), xs

def done(x):
    act(x)
xs=list(map(done,[1,2]))
print(peek())

def done(x):
    try: return rf(x)
    except ValueError: return 'no'
    finally: act(x)
xs=[done(q) for q in [0,1,2]]
if peek()>2: xs=[rd(peek()), peek()]
xs

def done(x):
    act(x)
    af(x)
    return x
try:
    xs=[done(q) for q in [3,4]]
except TypeError: pass
peek()

def done(x):
    act(x)
xs=[done(q) for q in [1,2]]
def seen():
    return [peek() for _ in [1]]
seen()
---
ys=[done(q) for q in [1,2]]
peek()
""",
    "effects of functions that are values": """\
[*map(act, lst())]
print(peek())

f=act
xs=[f(q) for q in lst()]
peek(), xs

table={'act': act, 'put': put}
for name, x in [('act', rd(1)), ('act', 2)]: table[name](x)
peek()

table={'ud': ud}
table['ud'](rd(1))
peek()

from functools import partial
(act if flag(1) else ud)(2)
partial(put, 7)(rd(1))
get(7)

def call(g, x): return g(x)
call(act, rd(1))
peek()

sorted(lst(), key=act)
peek(), max(lst(), key=rd)

xs=[act]
---
xs[0](rd(1))
peek()
""",
    "named tuples": """\
from collections import namedtuple
P=namedtuple('P','x y')
xs=[1]
p=P(xs,1)
p.x.append(2)
xs,tuple(p)

from collections import namedtuple
P=namedtuple('P','x y')
xs=[1]
p=P(xs,{'k':[]})
[p.x.append(act(2)), len(p.x), p.y['k'].append(rd(1)), p.x is xs]
---
p.x.append(3)
q=p.x
q.append(4)
xs,tuple(p)

from collections import namedtuple
P=namedtuple('P','x y')
made=[P(lst(rd(i)),dct(i)) for i in range(2)]
for each in made:
    each.y['b'].append(each.x.pop())
    each.x.sort(reverse=flag(each.y['a']))
[tuple(each) for each in made]

from collections import namedtuple
P=namedtuple('P','x y')
p=P(rd(1),[rd(2)])
q=p._replace(x=rd(p.x))
q._asdict()['y'].append(act(rd(1)))
tuple(p),tuple(q),q._asdict(),p._fields

from collections import namedtuple
P=namedtuple('P','x y')
xs=[1]
p=P(xs,act(1))
[p._replace(y=rd(1))[1], p._asdict()['x'].append(act(2)), len(p._asdict()['x']), p._replace(x=put(1,rd(1)))[0]]
peek(), get(1), xs
---
p._asdict()['x'].append(act(5))
xs, p._replace(x=rd(4))._asdict()

from collections import namedtuple
P=namedtuple('P','x y')
f=P(ud(1),lst())._replace
def g(v):
    act(v)
    return v
d=[f(x=g(rd(i)))._asdict() for i in range(3)]
d[0]['y'].append(peek())
d

from collections import namedtuple
P=namedtuple('P','x')
try:
    a=P(1)._replace(x=rf(1))
except ValueError as e:
    a=str(e), peek()
b=P(2)._replace(x=act)._asdict()['x'](act(3))
a,b,peek()
""",
    "objects of the library, functions and settings which statements below look at": """\
import hashlib
h = hashlib.sha256()
h.update(str(rd(1)).encode())
print(h.hexdigest()[:8])

import hashlib
h = hashlib.md5()
for i in range(3):
    if flag(i): h.update(b'x')
    print(h.copy().hexdigest()[:8], h.digest()[:2])

import hmac
h = hmac.new(b'k', digestmod='sha256')
h.update(str(rd(1)).encode())
print(h.hexdigest()[:8])

def f(): pass
if rd(1): f.k = 5
print(f.k)

from decimal import Decimal, getcontext, localcontext
out = []
with localcontext() as c:
    for n in (3, 5, 7):
        c.prec = n
        out.append(Decimal(1) / rd(1))
    c.rounding = 'ROUND_UP'
    out.append(Decimal(str(rd(1) / 7)).quantize(Decimal('0.1')))
    c.rounding = 'ROUND_DOWN'
    x = Decimal(1) / rd(2)
    c.prec = 2
    print(x)
str(out)

from string import Template
print(Template('$a ' + str(rd(1))).substitute(a=rd(2)), Template(show(3)).safe_substitute())

class Seq:
    def __getitem__(self, i):
        if i > 3: raise IndexError
        return rd(i) * i
[x for x in Seq()], list(Seq()), [*zip(Seq(), Seq())], 9 in Seq(), [*map(str, Seq())], max(Seq())
""",
    "values to come which statements below change": """\
a = lst(1)
for i in range(3):
    print(a)
    if rd(i): a.append(i)

a = lst(1)
for i in range(3):
    print(a, i)
    a.append(dct(i)['a'])

a = lst(1)
for i in range(3):
    print(show(a), i)
    a.append(dct(i)['a'])

a = lst(1)
a.append(dct(2)['a'])
print(a)

a = lst(1)
a.append(dct(2)['a'])
b = show(a)
a.append(dct(3)['a'])
b

a = lst(1)
a.append(dct(2)['a'])
b = a + [1]
b

a = lst(1)
b = a
b.append(dct(2)['a'])
c = a + lst(3)
d = show(a)
b.append(1)
a.append(dct(2)['b'][0])
e = len(a)
show(a, b), c, d, e

a = lst(1)
b = rd(2) and sum(a)
a.append(5)
b

a = lst(1)
a.append(dct(2)['a'])
b = []
b.extend(a)
b

a = lst(1)
a.append(dct(2)['a'])
b = {}
b.update(zip(a, a))
b

a = lst(1)
a.append(dct(2)['a'])
b = {}
b['x'] = sum(a)
b['y'] = len(a)
b

rows = [lst(1), lst(2)]
rows[0].append(dct(2)['a'])
b = show(rows)
rows[0].append(3)
b

rows = [lst(1), lst(2)]
rows[0].append(dct(2)['a'])
b = [show(r) for r in rows]
rows[0].append(dct(2)['a'])
b

rows = [lst(1), lst(2)]
for r in rows: r.append(dct(r[0])['a'])
b = [show(r) for r in rows]
c = {i: len(r) for i, r in enumerate(rows)}
for r in rows: r.append(dct(r[0])['a'])
b, c

xs = []
zs = xs
match rd():
    case {'k': 2, **v1}:
        zs = 3
    case int():
        zs.append(lst()[1])
        print(zs)
zs

for i in lst(1): x = rd(i)
try: a = dct(2)['a']
except KeyError as e: a = 0
try: b = e
except NameError: b = 1
if flag(2): y = 1
try: c = y
except NameError: c = 2
i, x, a, b, c

a = e = lst(4)
try: rf(1)
except ValueError as e: a = str(e)
try: b = e
except NameError: b = 3
a, b

x = 1
if flag(2): y = 1
else: y = x
for i in lst(0):
    if i: x += dct(i)['a']
    while y < dct(i)['a']: y += lst(1)[1]
x, y
""",
    "arguments of methods that only read": "\n\n".join(
        f"found, parts, d = {{}}, [], {{}}\nfor n in lst(1): found[n] = rd(n)\n"
        f"for n in found:\n    parts.append(str(rd(n)))\n    d[97 + n] = str(rd(n))\n{read}"
        for read in (
            "'-'.join(parts)",
            "join = ','.join\njoin(parts)",
            "sorted({'3'}.union(parts)), {'3'}.isdisjoint(parts), frozenset(['3']).issubset(parts)",
            "'abc'.translate(d)",
        )
    ),
    "views and iterators that hold what calls give": "\n\n".join(
        f"import math, statistics\nfrom itertools import chain, islice\n"
        f"d, xs, n, text = {{}}, [], {{}}, {{}}\nfor k in lst(1):\n    d[k] = rd(k)\n    xs.append(rd(k))\n"
        f"    text[k] = show(k)\ndef items():\n    for k in lst(1): yield rd(k)\n{read}"
        for read in (
            "'-'.join(text.values()), ''.join(reversed(text.values())), ''.join(chain(text.values(), 'z'))",
            "math.prod(d.values()), math.prod(items()), math.prod(reversed(xs)), math.dist(iter(xs), d.values())",
            "statistics.mean(d.values()), statistics.median(items()), bytes(d.values()), bytes(iter(xs))",
            "str(d.values()), f'{d.items()}', '{}'.format(d.values()), repr((d.values(), [d.items()]))",
            "d.items() == dict(d).items(), d.items() & {(1, 3)}, d.keys() | {9}",
            "v, ks = d.values(), d.keys()\nprint(v, ks)\nd[9] = 1\nprint(v, ks)",
            "''.join(show(k) for k in islice(items(), 2)), ''.join(islice(text.values(), 1)), b''.join(map(bytes, xs))",
        )
    ),
    "several views at once": """\
d = {}
for k in lst(1): d[k] = rd(k)
print(d.values(), d.keys(), d.items(), d.keys(), d.values(), d.keys())
d[9] = rd(9)
print([d.values(), d.keys(), d.values(), d.keys()], d.keys(), d.values(), d.keys())
""",
    "attributes that are assigned when objects are made": """\
import operator
class A:
    def __init__(self, y=0): self.x = y
a = A()
def f(k):
    if rd(k) > 0: operator.attrgetter("__dict__")(a)["x"] = a.x + rd(k)
    return a.x
[[f(i) for i in range(3)], a.x]

class A:
    def __init__(self, y=0): self.x = y
    again = __init__
a = A()
def f(k):
    if rd(k) > 0: a.again(a.x + rd(k))
    return a.x
[[f(i) for i in range(3)], a.x]

class A:
    def __init__(self, y=0): self.x = y
class B(A):
    def __init__(self, y):
        super().__init__(y)
        self.z = y
    def more(self, k): A.__init__(self, self.x + rd(k))
a = B(1)
def f(k):
    if rd(k) > 0: a.more(k)
    return a.x
[[f(i) for i in range(3)], a.x, a.z]

class A:
    def __init__(self, y=0): self.x = y
class B(A):
    def more(self, k): super().__init__(self.x + rd(k))
a = B(1)
def f(k):
    if rd(k) > 0: a.more(k)
    return a.x
[[f(i) for i in range(3)], a.x]

class A:
    n = 5
    def __init__(self, y=0): self.x, self.log = y, []
    def add(self, k):
        if rd(k) > 2:
            self.log.append(rd(k))
            self.t = k
        return self.x + len(self.log) + self.n
a = A(1)
[[a.add(i) for i in range(4)], a.x, a.log, a.t]

class A:
    def __init__(self, y=0): self.x = y
    def get(self, k):
        if rd(k) > 2: return self.x
        return -self.x
a = A(1)
---
def f(k):
    y = rd(k)
    if y > 1: a.x = y
    return a.get(k)
[f(k) for k in range(4)]
---
[a.get(k) + f(k) for k in range(3)]

import functools
class A:
    def __init__(self, y=0): self.x = y
    @functools.cached_property
    def c(self):
        log.append("c")
        return rd(self.x) + (1 if rd(1) > 2 else 0)
    @property
    def p(self): return self.c + rd(self.x)
log = []
a = A(1)
[[a.p + a.c for k in range(3)], log]

seen = []
class A:
    def __init__(self, k):
        seen.append(self)
        if rd(k) > 2: self.w = 1
        self.v = rd(k)
def f(k):
    a = A(k)
    return [x.v for x in seen], hasattr(seen[0], "w")
[f(k) for k in range(4)]

class A:
    n = 0
    @classmethod
    def inc(cls, k):
        if rd(k) > 0: cls.n += rd(k)
        return cls.n
a = A()
[[a.inc(k) for k in range(3)], a.n, A.n]

xs = []
class A:
    def __init__(self): self.n, self.xs = 0, []
    def add(self, *a, **k):
        y = rd(sum(a))
        self.n += y
        self.xs.extend(a)
        return self.n
a = A()
def f(k):
    r = a.add(*[k, rd(k)], **{"z": 1})
    xs.insert(*[0, rd(k)])
    xs.sort(key=lambda v: -v)
    d.update(**{f"k{k}": rd(k)})
    return r, len(xs)
d = {}
[[f(k) for k in range(3)], xs, a.xs, d]
""",
    "keys that are searched": """\
cache = {}
def look(x):
    if x not in cache: cache[x] = rd(x)
    return cache[x]
[[look(x) for x in [1, 2, 1, 3]], cache, 2 in cache, rd(1) in cache, rd(0) not in cache.keys()]

cache = {}
def look(x):
    try:
        if x not in cache: cache[x] = rf(x)
        return cache[x]
    except ValueError as e: return str(e)
[[look(x) for x in [0, 1, 2, 1, 4, 0]], cache]

d = {rd(1): rd(2)}
d[rd(2)] = [rd(3)]
s = {rd(1), 4}
[3 in d, rd(2) in d, (rd(1), 2) in {(3, 2): rd(1)}, rd(1) in s, 9 not in s,
    [rd(1)] in [[3]], rd(1) in [rd(0), rd(1)], "a" in {"a": rd(1)}.values(), 3 in d.values(), (3, 5) in d.items()]

d = {}
def f(k):
    y = rd(k)
    if y > 2: d[k] = y
    return k in d, 1 in d, k - 1 in d.keys()
[[f(k) for k in range(4)], 3 in d, 0 in d]

from collections import defaultdict, Counter, OrderedDict
class K:
    def __init__(self, n): self.n = n
    def __hash__(self): return 1
    def __eq__(self, o): return rd(self.n) == rd(o.n)
class M(dict):
    def __contains__(self, k): return rd(k) > 3
d = defaultdict(list)
d[1].append(rd(1))
m = M(); m[1] = rd(1)
[1 in d, 2 in d, K(1) in {K(1): rd(1)}, K(2) in {K(1)}, 1 in m, 2 in m, 1 in Counter([rd(0)]),
    1 in OrderedDict({1: rd(2)})]

d = {1: rd(1)}
try: [rd(1)] in d
except TypeError as e: print(e)
try: {rd(1): 1} in {1}
except TypeError as e: print(e)
""",
    "sources that are new": """\
xs = [3, 1, 2]
def f(x):
    y = rd(x)
    if y > 3: xs.append(y)
    return len(xs)
r = []
for x in sorted(xs): r.append(f(x))
for x in [*xs]: r.append(f(x))
for x in list(xs): r.append(f(x))
for x in [k for k in xs if k < 9]: r.append(f(x))
for k, v in dict(a=1, b=rd(0)).items(): r.append((k, f(v)))
for x in (xs, xs): r.append((f(len(x)), len(x)))
[r, xs]

def walk(xs):
    out = []
    for x in sorted(xs, key=lambda v: -v):
        y = rd(x)
        if y > 2: out.append(y)
        xs.append(y) if len(xs) < 9 else None
    return out
ys = [1, 2, 3]
[walk(ys), ys, [walk([k, k + 1]) for k in range(3)]]

from dataclasses import dataclass, field
@dataclass
class Doc:
    id: int
    text: int = 0
    tags: list = field(default_factory=list)
docs = []
for h in [lst(1), lst(2), lst(3)]:
    d = Doc(h[0], rd(h[1]))
    d.tags.append(rd(h[2]))
    docs.append(d)
[(d.id, d.text, d.tags) for d in docs]

class A:
    kept = []
    def __init__(self, h):
        self.h = h
        y = rd(h[0])
        if y > 2: A.kept.append(h)
        if A.kept: A.kept[0].append(y)
rows = [[1], [2], [3]]
out = []
for h in rows:
    a = A(h)
    out.append((a.h[-1], len(h), rd(h[0])))
[rows, out]

rows = [[1], [2], [3]]
made = []
for h in rows:
    k = list(h) if rd(h[0]) > 3 else h
    k.append(rd(len(k)))
    made.append(k)
    rows[0].append(len(made))
[rows, made]

rows = [[1], [2], [3]]
kinds = [list, tuple, set]
made = []
for h, kind in zip(rows, kinds):
    x = kind(h)
    if rd(h[0]) > 3: rows[2].append(rd(h[0]))
    made.append((kind.__name__, len(x), len(h)))
[rows, made]
""",
    "attributes that siblings change": "\n\n".join(
        _BUMPED.format(read)
        for read in ("(copy.copy(p).y, copy.copy(p).tags)", "(copy.deepcopy(p).y, copy.deepcopy({1: [p]})[1][0].tags)")
    ).replace("class P", "import copy\nclass P")
    + """

from dataclasses import dataclass, field, asdict, astuple, replace
@dataclass
class P:
    y: int
    tags: list = field(default_factory=list)
    def bump(self, k):
        self.y += rd(k)
        self.tags.append(self.y)
        return self
p = P(rd(1), [rd(2)])
def f(k): return [p.bump(k).y for k in range(k)]
[f(3), asdict(p), f(2), astuple(p), f(3), replace(p, y=3).tags, f(2), asdict(P(p, [p]))]

from types import SimpleNamespace
p = SimpleNamespace(y=rd(1), t=[rd(2), {"a": rd(3)}])
def bump(k):
    p.y += rd(k)
    p.t.append(rd(k))
    return p
[[bump(k).y for k in range(3)], str(p), [bump(k).y for k in range(3)], p == SimpleNamespace(y=21, t=[5]), f"{[p]}"]

import json
class A:
    def __init__(self, n): self.n, self.m = rd(n), [rd(n)]
    def bump(self, k):
        self.n += rd(k)
        self.m.append(k)
        return self.n
a = A(1)
def f(): return [a.bump(k) for k in range(3)]
def data(o): return o.__dict__
[f(), json.dumps(a, default=vars), f(), json.dumps([a], default=data), json.dumps(a, default=lambda o: [rd(o.n)])]
""",
    "StopIteration of what is called back": "\n\n".join(
        f"{_STOPS}{read}"
        for read in (
            "[list(map(f, it)), log, *it]",
            "[*map(f, [0, 5, 1])], sum(map(f, [1, 5])), sorted(map(f, [1, 0, 7])), log",
            "[list(filter(f, it)), log, [*zip(map(f, it), 'ab')]]",
            "for y in map(f, it): log.append(rd(y))\nelse: log.append('e')\n[log, dict(map(lambda p: (f(p), p), [9]))]",
            "[list(map(rd, map(f, it))), [*it], next(map(f, [5]), 3), any(map(f, [0, 5])), [*map(f, [1, 5])]]",
            "[list(itertools.starmap(f, [(0, 1), (5, 2)])), list(itertools.accumulate([1, 5], lambda a, b: a + f(b)))]",
            "[list(itertools.takewhile(f, [1, 5])), list(itertools.groupby([1, 5], key=f))[0][0]]",
            "[list(iter(lambda: f(9), 1)), list(itertools.filterfalse(f, [0, 5])), log]",
            "[list(map(lambda k: next(it), range(9))), list(map(lambda k: rd(next(it)), [1])), log]",
            "[list(map(lambda k: rd(it.__next__()), range(9))), log]",
            "try: list(map(lambda x: rf(f(x)), [0, 1, 9]))\nexcept ValueError as e: log.append(str(e))\nlog",
        )
    ),
    "what handlers catch in statements beside one another": """\
def f(x):
    if rd(x) > 4: raise KeyError(x)
    return x
try: sorted([1, 5], key=f)
except KeyError as e: print(e)
try: max([1, 6], key=f)
except KeyError as e: print(e)
rd(1)

def g(i): return uf(i) + rd(i)
try: a = [g(1)]
except KeyError: a = 0
b = rd(1)
try: c = max([4], key=g)
except KeyError as e: c = 1
[a, b, c, peek()]
""",
    "groupby asks when it is asked": """\
import itertools
log = []
def f(x):
    log.append(x)
    return rd(x) // 4
g = itertools.groupby([1, 2, 3], key=f)
n = len(log)
k, group = next(g)
[n, k, [*group], log]

import itertools
g = itertools.groupby([0, 1, 2], key=rf)
k, group = next(g)
try: r = [*group]
except ValueError: r = "f"
[k, r]
""",
    "print where it is redirected": """\
import io, contextlib
def f(x):
    buf = io.StringIO()
    with contextlib.redirect_stdout(buf):
        print("in", x)
        y = rd(x)
    return buf.getvalue()
[f(i) for i in range(3)]

import io, contextlib
def f(k):
    buf = io.StringIO()
    with contextlib.redirect_stdout(buf):
        print("in", k)
        if rd(k) > 3: rf(1)
    return buf.getvalue()
r = []
for i in range(3):
    print("x", i)
    try: r.append(f(i))
    except ValueError as e: print(e, rd(i))
    print("y", rd(i))
r

import io, contextlib
def g(x):
    print("g", x)
    return rd(x)
---
import io, contextlib
def h(x):
    b = io.StringIO()
    with contextlib.redirect_stdout(b): y = g(x)
    return y, b.getvalue()
[h(i) for i in range(3)]
""",
    "pools": """\
from concurrent.futures import ThreadPoolExecutor
def f(k):
    try: return rf(k)
    except ValueError: return "caught"
with ThreadPoolExecutor() as ex: r = list(ex.map(f, range(4)))
r

from concurrent.futures import ThreadPoolExecutor
log, out = [], {}
def f(k):
    x = rf(k)
    log.append(k)
    return x
with ThreadPoolExecutor(max_workers=4) as ex:
    fs = {ex.submit(f, k): k for k in range(5)}
    for each in fs:
        try: out[fs[each]] = each.result()
        except ValueError as e: out[fs[each]] = str(e)
for k in (1, 2):
    try: log.append(rf(k))
    except ValueError as e: log.append(str(e))
[sorted(out.items(), key=lambda each: each[0]), sorted(log, key=str)]
""",
    "except* of what is no group": """\
log = []
def f(k):
    try:
        try:
            if rf(k) == 0: raise ValueError(k)
        except* ValueError as g:
            if k == 0: raise
            if k == 1: raise g
            raise KeyError(rd(k)) from g
    except Exception as e: log.append((type(e).__name__, str(e), [repr(x) for x in getattr(e, "exceptions", [])]))
    return rd(k)
[[f(k) for k in (0, 1, 4, 2)], log]
""",
    "keys that an iterator gives": """\
xs = [1, 2]
it = iter(xs)
def one(k):
    if rd(k) > 1: xs.append(k)
    return k
[[one(3), dict.fromkeys(it, rd(1)), one(4)], xs]

import collections
d = dict.fromkeys(map(rd, [1, 2, 1]), lst(1))
d[3].append(rd(2))
[d, collections.OrderedDict.fromkeys((rd(x) for x in range(2)), 5), dict.fromkeys([rd(0), rd(1)])]
""",
    "futures that a text of a session leaves": """\
class P:
    def __init__(self): self.xs = []
p = P()
p.xs = lst(1)
---
x = sum([k for k in range(60)])
for k in range(60): x += k
[len(p.xs), x]
---
[y + 1 for y in p.xs]

def kept(k, acc=[]):
    acc.append(rd(k))
    return acc
kept(1)
own = iter([rd(2), lst(1)])
---
x = 0
for k in range(60): x += k
sum(kept(2)) + x
---
for k in range(60): x += k
[x, *own]
""",
    "iterators that variables hold": """\
L = [1, 2, 3]
it = iter(L)
out = []
for (x,) in zip(it):
    y = rd(x)
    if len(L) < 6:
        L.append(y)
    out.append(y)
[L, out]

L = [1, 2, 3]
it = (x for x in L)
out = []
for x in map(rd, it):
    if x > 0 and len(L) < 6:
        L.append(x)
    out.append(x)
[L, out]

out = []
docs = ((x, len(out)) for x in range(4))
log = []
for i, d in enumerate(docs):
    if rd(d[0]) > 0:
        out.append(i)
    log.append(d)
[out, log]

out = []
docs = ((x, len(out)) for x in range(4))
def one(p):
    if rd(p[0]) > 0:
        out.append(p)
    return p
[one(p) for i, p in enumerate(docs)] + out

L = [1, 2, 3]
it = iter(L)
def one(x):
    y = rd(x)
    if y > 0 and len(L) < 6:
        L.append(y)
    return y
[one(x) for (x,) in zip(it)] + L

L = [1, 2, 3]
it = iter(L)
def one(x):
    y = rd(x)
    if y > 0 and len(L) < 6:
        L.append(y)
    return y
[*map(one, filter(None, it))] + L

from itertools import chain
out = []
def one(x):
    y = rd(x)
    if y > 0 and len(L) < 6: L.append(y)
    return [y, len(L)]
L = [1, 2, 3]
links = chain.from_iterable(map(lst, L))
[[one(x) for x in links], L, [*links]]

from itertools import chain
out = []
def one(x):
    for y in lst(x):
        if rd(y) % 3: out.append(y)
        yield y + len(out)
[sorted(rd(x) + len(out) for x in chain.from_iterable(one(x) for x in range(3))), out]

from itertools import chain
links = chain.from_iterable(lst(x) for x in range(3))
first = next(links)
[[rd(x) for x in links], first, [*links]]

from itertools import chain
try:
    r = [rf(x) for x in chain.from_iterable(lst(x) for x in (2, 0))]
except ValueError as e:
    r = str(e)
[r, [*chain.from_iterable(x for x in [lst(1), 'ab', range(2)])]]

docs = (x for x in lst(1) if flag(x))
out = []
for d in docs:
    if rd(d) > 3: out.append(next(docs, 0))
    out.append(d)
[out, [*docs]]

docs = ((lambda y: next(docs, y)) for x in range(4))
out = []
for d in docs:
    y = rd(len(out))
    out.append(d(y) if y < 3 else y)
len(out)

total, text = 0, ''
def add(x):
    global total, text
    total += rd(x)
    text += 'a' + str(rd(x))
    if flag(x): total += peek()
    ud(x)
for x in range(4): add(x)
[total, text]

class S:
    def __init__(self): self.n, self.all = 0, []
    def add(self, x):
        self.n += rd(x)
        self.all += lst(x)
        if flag(x): self.n *= 2
        return self.n
s, t = S(), S()
t.all = s.all
[[o.add(x) for x in range(3) for o in (s, t)], s.n, t.n, s.all]

text = 'a'
try: text += rd(1)
except TypeError as e: text += 'failed'
[text, '%s %s' % ('b', rd(1)), 'c' * rd(1)]
""",
    "replacements": """\
import re
seen = []
def r(m):
    seen.append(m.group())
    return str(rd(len(seen)))
[re.sub('x', r, 'axbxcx'), seen, re.subn('x', r, 'xx', count=1), re.compile('x').sub(r, 'xyx'), seen]

import re
try: a = re.sub('.', lambda m: str(rf(int(m[0]))), '0123')
except ValueError as e: a = str(e)
a

import re
[re.sub('(a)|b', lambda m: f'<{m[1]}{rd(1)}>', 'abba'), re.sub('x*', lambda m: '-' if flag(1) else '', 'abxd')]

import re
[re.sub('x', lambda m: None if flag(1) else '', 'axb') , re.subn('z', rd, 'abc')]

import re
re.sub('a', lambda m: re.sub('.', lambda n: str(rd(1)), 'qq'), 'aba')
""",
}

PROGRAMS = {
    f"{kind}-{number}": text for kind, texts in CASES.items() for number, text in enumerate(texts.strip().split("\n\n"))
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_value_output_and_effects_are_those_of_python(name: str) -> None:
    assert difference(PROGRAMS[name]) is None


KEPT = """\
class V:
    def __init__(self, items):
        self.items, self.out, self.kept = items, [], [[]]
    def more(self): return self.items
    def add(self, x): self.items.append(x)
    @property
    def own(self): return self.items
    def check(self, x):
        y = rd(x)
        if len(self.items) < 6 and y < 9:
            {way}
        self.out.append(y)
    def run(self):
        for x in self.items: self.check(x)
        for k, x in enumerate(self.items): self.check(x + k)
        return [[self.check(x) for x in self.items], self.out, self.items, self.kept]
V([1, 2, 3]).run()
"""

WAYS = [
    "self.items.append(y)",
    "self.add(y)",
    "self.more().append(y)",
    "self.own.append(y)",
    "self.kept[0] = self.items\n            self.kept[0].append(y)",
    "self.kept.append(self.items)\n            self.kept[-1].insert(0, y)",
    "self.items += [y]",
    "self.items[0] = y",
    "self.items[:0] = [y]",
    "del self.items[-1]",
    "(self.items or 0).append(y)",
    "max(self.items, []).append(y)",
    "x = self.items\n            x.append(y)",
    "(lambda z: z.append(y))(self.items)",
    "[z.append(y) for z in (self.items,)]",
    "for z in [self.items]: z.append(y)",
    "{0: self.items}[0].append(y)",
    "getattr(self, 'items').append(y)",
    "match self:\n                case V(items=z): z.append(y)",
    "match self.items:\n                case z: z.append(y)",
    "vars(self)['items'].append(y)",
    "add = self.items.append\n            add(y)",
    "self.items.sort(reverse=True)",
    "self.items.extend(z for z in [y])",
    "self.items = [*self.items, y]",
    "z = V(self.items)\n            z.out = z.items\n            z.out.append(y)",
    "self.out, self.items = self.items, self.out",
    "list.append(self.items, y)",
    "(z := self.items).append(y)",
    "sum([[y]], self.items)",
    "self.kept[0].append(len(self.items))",
    "self.kept[:] = [sorted(self.items), [z for z in self.items], self.items[1:], self.items.copy()]",
    "if self.items and y in self.items: self.kept.append([*self.items, *map(rd, self.items)])",
    "self.out += self.items",
    "print(self.items, f'{self.items}', self.items[0], not self.items)",
    "self.kept = self.items",
]


@pytest.mark.parametrize("way", WAYS)
def test_a_list_that_turns_may_know_by_another_name_is_gone_through_in_turn(way: str) -> None:
    assert difference(KEPT.replace("{way}", way), ORDERS[:4]) is None


def test_a_program_whose_last_expression_failed_in_a_try_has_a_value() -> None:
    assert difference("try:\n    rf(1)\nexcept ValueError: pass") is None


def test_a_difference_is_told() -> None:
    # Calls of one expression that are not declared may come in any order.
    told = difference("[ud(1), peek()]", [("last", 0, "end")])
    assert told is not None
    assert "value list(2, 0), in Python list(2, 1)" in told


@pytest.mark.parametrize("order", ORDERS, ids=str)
def test_what_fails_before_is_known_when_nothing_is_suspended_any_more(order: Order) -> None:
    text = """
m = [1]
if rd(1) > 2: m.append(1 // 0)
while rd(3) < 0: pass
v = rd(len(m) + 40)"""

    (told,), (hook,) = guest([text], order, session=False, programs={})

    assert told[1] == "ZeroDivisionError"
    assert ("rd", "[41]") not in [(name, args) for _, name, args in hook.paths]
