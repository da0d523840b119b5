"""Attacks on templates, types, and what else a text has of the language; see `attacks.py` for the context."""

# ruff: noqa: E501 - long tables

LANGUAGE_FAMILIES: dict[str, list[str]] = {
    "templates": [
        "'{0.__class__.__base__}'.format(f)", "'{0.__globals__}'.format(f)", "'{0.__init__.__globals__}'.format(f)",
        "'{x.__dict__}'.format_map({'x': f})", "str.format('{0.__code__}', f)", "'{.__self__}'.format(len)",
        "list(map(str.format, ['{0.__globals__}'], [f]))", "list(map('{0.__globals__}'.format, [f]))",
        "('{0.__glo' + 'bals__}').format(f)", "'{0:{0.__globals__}}'.format(f)", "('{0:{0.__glo' + 'bals__}}').format(f)",
        "'{0.secret}'.format(evil)", "'{0[x]}'.format(evil)", "'{x}'.format_map(evil)", "'{0:x}'.format(evil)",
        "'{0.real}'.format(evil)", "'{:{}}'.format(1, evil)", "'{0:{1.secret}}'.format(1, evil)", "'{0.x}'.format(objects)",
        "'{:>{}}'.format('a', 10 ** 9)", "'{:{}{}}'.format('a', 9, '9' * 30)", "'{:.{}f}'.format(0.5, 10 ** 8)", "'{:1000000000}'.format(1)",
        "'{:{:{}}}'.format(1, 2, 3)", "('{' * 10 ** 6).format()", "('{}' * 400000).format(*range(400000))",
        "('{0}' * 100000).format('x' * 1000)", "('{0:>999}' * 100000).format(1)", "('{0!r}' * 999).format('é' * 10 ** 5)",
        "('{0' + '.real' * 150000 + '}').format(1) + boom()", "('{0' + '[0]' * 200000 + '}').format('a') + boom()",
        "'{0}'.format(shared)", "'{0!r}'.format(deep)", "'{a}'.format(**{'a': shared})", "'{0[0]}'.format(deep) + boom()",
        "'{99999999999999999999}'.format(1)", "'{0.__class__}'.format(evil) + 1", "'{:%' + '9' * 9 + 'd}'.format(moment)",
        "'{:%010000000Y}'.format(moment)", "[str.format, '{}'.format]", "f('{}'.format)", "'{:{w}}'.format(1, w='<' * 10 ** 6)",
    ],
    "heaps": [
        "heapq.heapify(xs)", "heapq.heappush(xs, 1)", "heapq.heappop(xs)", "bisect.insort(xs, 1)", "operator.setitem(xs, 0, 1)", "operator.delitem(xs, 0)", "heapq.nlargest(evil, xs)", "heapq.nlargest(2, evil)",
        "heapq.nlargest(10 ** 30, range(10 ** 9))", "heapq.nsmallest(-10 ** 30, xs) + boom()", "heapq.nsmallest(1, itertools.count())", "list(heapq.merge(itertools.count(), itertools.count()))",
        "list(heapq.merge(*([[1]] * 90000)))", "list(heapq.merge(evil))", "heapq.nlargest(2, [evil, evil])", "heapq.nlargest(2, xs, key=evil)", "heapq.nlargest(2, xs, key=f.__globals__)",
        "bisect.bisect(evil, 1)", "bisect.bisect(xs, evil)", "bisect.bisect(xs, 1, -10 ** 30)", "bisect.bisect(range(10 ** 30), 5, 0, 10 ** 30, key=lambda v: [0] * 10 ** 6)",
        "bisect.bisect([shared], shared) + boom()", "bisect.bisect([deep], deep) + boom()", "bisect.bisect(table, 1)", "bisect.bisect(objects, 1)", "bisect.bisect(xs, 1, key=evil)",
    ],
    "copies": [
        "copy.copy(evil)", "copy.deepcopy(evil)", "copy.deepcopy([evil])", "copy.deepcopy({1: (evil,)})", "copy.deepcopy(shared) + boom()", "copy.deepcopy(deep)", "copy.deepcopy(f)",
        "copy.copy(objects)", "copy.copy(records)", "copy.deepcopy(give_generator())", "copy.deepcopy(give_frame())", "copy.copy((x for x in xs))", "copy.deepcopy(sly)", "copy.copy(sly)",
        "copy.deepcopy(xs, evil)", "copy.deepcopy(point)", "copy.deepcopy(xs, memo=xs)", "[copy.copy([0] * 10 ** 5) for _ in range(10 ** 6)]", "[copy.deepcopy([[0]] * 10 ** 5) for _ in range(10 ** 6)]",
        "[copy.deepcopy([[i] for i in range(999)]) for _ in range(10 ** 6)]", "copy.copy(np)", "copy.deepcopy(np.zeros(10 ** 7))", "[copy.deepcopy(np.zeros(10 ** 5)) for _ in range(10 ** 6)]",
        "copy.deepcopy(give_error())", "copy.copy(copy)", "copy.error", "copy._deepcopy_dispatch", "copy.dispatch_table",
    ],
    "clocks": [
        "time.sleep(10 ** 9)", "time.sleep(-1)", "time.sleep(float('nan'))", "time.sleep(float('inf'))", "time.sleep(-float('inf'))", "time.sleep(evil)", "time.sleep(10 ** 400)", "time.sleep(1j)",
        "[time.sleep(0.01) for _ in range(10 ** 6)]", "time.sleep(Decimal('1e999999'))", "time.sleep(Decimal('nan'))", "time.sleep(Decimal('snan'))", "time.sleep(Fraction(10 ** 30, 1))", "time.sleep()", "time.tzset()", "time.time(1)",
        "[time.time() for _ in range(10 ** 9)]", "list(map(time.sleep, [0] * 10 ** 6 + [99]))", "sys.modules", "sys.exit(evil)", "sys._getframe()", "sys.setrecursionlimit(0)", "sys.setrecursionlimit(evil)", "sys.getrefcount(f)",
        "sys.float_info", "sys.settrace(f)", "sys.setrecursionlimit(10 ** 9) or (lambda g: g(g))(lambda g: g(g))", "sys.__stdout__", "sys.path",
    ],
    "type-of": [
        "type(1)", "type(f)", "type(evil)", "[type(evil)]", "f(type(1))", "f(type(evil))", "type('X', (), {})", "type(1, (), {})", "type()",
        "type(type)('X', (), {})", "type(point).__dict__", "type(1).__base__", "type(1).__subclasses__()", "type(type(1)).mro(1)",
        "(1).__class__.__base__", "evil.__class__.secret", "type(evil).secret", "type(f).__globals__", "type(lambda: 1)(1)", "type((x for x in xs))()",
        "(lambda: 1).__class__.__call__", "type(len)(1)", "isinstance(evil, type(evil))() ", "{type(evil): 1}", "type(objects).__array__", "type(f)(f)",
        "f.__name__()", "evil.__name__", "(1).__name__", "[].__name__", "type(None)()", "type(...)()", "type(give_frame())()", "type(give_error()).__traceback__",
        "int | type(evil)", "type(evil) | type(1)", "sorted([type(1), type('')])", "type(evil) < type(evil)", "type(1) + 1", "type(sly)('x')",
    ],
}  # fmt: skip
"""Attacks that are expressions."""

LANGUAGE_PROGRAM_FAMILIES: dict[str, list[str]] = {
    "classes": [
        "while True:\n  class A:\n    def f(self): pass", "k = []\nwhile True:\n  class A(Exception):\n    x = xs\n  k.append(A)", "A = Exception\nwhile True:\n  class A(A): pass", "class A:\n  def __init__(self): A()\nA()",
        "class A:\n  def f(self): return self.f()\nA().f()", "class E(Exception):\n  def __init__(self): raise E\nraise E", "class B:\n  def f(self): return self.f()\nclass A(B):\n  def f(self): return super().f()\nA().f()", "class A: pass\nwhile True:\n  a, b = A(), A()\n  a.b, b.a = b, a",
        "class A: pass\na = A()\nwhile True: a.x = a.x + [a] if a.x is not None else []", "class A:\n  def f(self): pass\nk, a = [], A()\nwhile True: k.append(a.f)", "class A:\n  def __init__(self, n): self.n = n\nh = None\nwhile True: h = A(h)", "class A: pass\nx = [A()]\nfor i in range(60): x = [x, x]\nx == [x]",
        "class A: pass\nx = [A()]\nfor i in range(60): x = [x, x]\nstr(x)", "class A: pass\nx = (A(),)\nfor i in range(60): x = (x, x)\nhash(x)", "class A: pass\nd = {}\nwhile True: d[A()] = 1", "class E(Exception):\n  def __init__(self, a): super().__init__(*[a] * 10 ** 6)\nwhile True: E(1)",
        "class E(Exception):\n  def __init__(self, *a): pass\nstr(E(shared)) + boom()", "class A:\n  def g(self):\n    while True: yield self\n[*A().g()]", "class A(evil): pass", "class A(type(evil)): pass",
        "class A(type(objects)): pass", "class A(f): pass", "class A(type): pass", "class A(tuple): pass", "class A(dict): pass\nA().__dict__[' held'].__class__.__base__",
        "class A(Color): pass", "class A(type(type)): pass", "class A:\n  __dict__ = ()", "class A:\n  def __getattribute__(self, n): return 1",
        "class A:\n  def __class_getitem__(cls, n): return 1", "class A:\n  def __del__(self): f(1)", "class A(metaclass=type): pass",
        "@f\nclass A: pass", "class A: pass\nA.__dict__", "class A: pass\nvars(A)", "class A: pass\nA.__subclasses__()", "class A: pass\nA.__mro__",
        "class A: pass\nA.mro()", "class A:\n  def f(self): pass\nA.f.__globals__", "class A:\n  def f(self): pass\nA().f.__self__", "class A: pass\nA().__class__.__base__",
        "class A: pass\nA().__reduce__()", "class A: pass\nA().fields", "class A: pass\nA()._type", "class A: pass\nA._members",
        "class A: pass\nA().__class__ = evil", "class A: pass\nA().__dict__ = {}", "class A: pass\nevil.x = 1", "class A: pass\nobjects.x = 1",
        "class A: pass\nf.x = 1", "class A: pass\nColor.RED.value = 1", "class A: pass\na = A()\na.e = evil\na.e.secret",
        "class A: pass\na = A()\na.e = evil\na.e.e = 1", "class A: pass\nf(A())", "class A: pass\nf(A)", "class A:\n  def m(self): pass\nf(A().m)",
        "class A: pass\n[A()]", "class A: pass\n'{0.fields}'.format(A())", "class A: pass\nimport copy\ncopy.deepcopy(A())",
        "class E(Exception):\n  def __init__(self): pass\nE().with_traceback", "class E(Exception):\n  def __init__(self): pass\nE()._held", "class E(Exception):\n  def __init__(self, e): self.e = e\nE(f)", "class E(Exception):\n  def __init__(self, e): super().__init__(e)\nE(evil).args[0].secret",
        "import random\nclass A:\n  def __init__(self, n): self.n = n\n  def __hash__(self): return self.n % 3\n  def __eq__(self, o):\n    if random.random() < .3: random.choice((s.pop, lambda: s.update(k)))()\n    return random.random() < .4\nk = [A(i) for i in range(12)]\ns = {99}\nwhile True: s.add(A(random.randrange(9)))",
        "from collections import OrderedDict\nclass A:\n  def __hash__(self): return 1\n  def __eq__(self, o):\n    d.clear()\n    return True\nd = OrderedDict()\nd[A()] = 1\nwhile True: d.pop(A())",
        *(f"{base}\na = A()\n{each}\n[len(a), [*a], boom()]" for base in ("class A: pass", "class A(list): pass") for each in ["setattr(a, ' held', evil)", "setattr(a, ' held', a)", "object.__setattr__(a, ' held', xs)", "vars(a)[' held'] = evil", "getattr(a, ' held').append(len)", "delattr(a, ' held')", "hasattr(a, ' ' + 'held') and boom()"]),
        "class A:\n  def f(self): return super().__getattribute__('f')\nA().f()", "class A:\n  def f(self): return super().__class__\nA().f()",
    ],
    "functions-named": [
        "def g(): pass\ng.__name__ = shared\ng.__name__", "def g(): pass\ng.__name__ = deep\ng.__name__", "def g(): pass\ng.__name__ = ['a' * 10 ** 6] * 900000\ng.__name__", "def g(): pass\ng.__qualname__ = evil\ng.__qualname__", "def g(): pass\ng.__name__ = sly\ng.__name__",
        "class A:\n  def m(self): pass\nA.m.__name__ = evil\nA().m.__name__", "import functools\nclass C:\n  def __call__(self): pass\nc = C()\nc.__name__ = shared\nfunctools.wraps(c)(lambda: 1).__name__",
        "def g(): g()\ng.__name__ = evil\ng()", "def g(): pass\ng.__name__ += evil", "f.__name__ = 'x'", "def g(): pass\nsetattr(g, '__name__', evil)",
    ],
    "enums": [
        "import enum\nclass E(enum.Enum):\n  A = 1\n  @classmethod\n  def _missing_(cls, value): return evil\nE(2)", "import enum\nclass E(enum.Enum):\n  A = shared\n  B = shared\nE(deep)",
    ],
    "changed-while-it-leaves": [
        *(f"A = [1]\n{each}" for each in [
            "[A, (A.append(len) for _ in [1])]", "f(A, (A.append(len) for _ in [1]))", "f(A, a=map(lambda x: A.append((y for y in [1])) or boom(), [1]))", "[A, (A.append(A) for _ in [1])]",
            "q = pair._replace(a=A)\nA.append(len)\nq", "q = pair._replace(a=A)\nA.append(q)\nf(q)", "p = Point([1])\np.x.append(len)\np", "Point(A), Point([A, (A.append(len) for _ in [1])])",
        ]),
        "pair._replace(a=len)", "f(pair._replace(a=lambda: 1))", "p = pair\nfor i in range(10 ** 5): p = p._replace(a=p)\np", "p = pair\nfor i in range(60): p = p._replace(a=p, b=p)\np",
        "from collections import namedtuple\nP = namedtuple('P', 'a b')\np = 1\nfor i in range(60): p = P(p, p)\np", "from collections import namedtuple\nP = namedtuple('P', 'a b')\np = 1\nfor i in range(60): p = P(p, p)\nf(p)",
        "v = {i: i for i in range(100000)}.values()\n[v] * 100000", "v = {i: [i] for i in range(1000)}.items()\nf(*[v] * 1000) + boom()", "ys = [[{}.values()] for i in range(50000)]\nwhile True: f(ys)", "v = 1\nfor i in range(60): v = {1: v, 2: v}.values()\nv",
        "from typing import NamedTuple\nclass P(NamedTuple):\n  a: int\n  def m(self): pass\nxs = [P(1) for i in range(200000)]\nwhile True: f(xs)",
        "import copy\nq = copy.deepcopy(Pair([1]))\nq.a.append(len)\nq",
    ],
    "changed-behind-an-object": [
        *(f"A = [1]\n{each}" for each in [
            "p = Point(A)\nA.append(len)\np", "p = Point((A,))\nA.append(lambda: 1)\nf(p)", "p = Point(A)\nA.append(p)\nf(p)", "p = Pair(A)\nA.append(lambda: 1)\n[p]", "p = Point({1: A})\nA.append(ValueError)\nf([p])",
        ]),
    ],
    "heaps-changed": [
        "import heapq\nq = [evil, evil]\nheapq.heapify(q)", "import heapq\nq = []\nwhile True: heapq.heappush(q, 1)", "import heapq\nq = []\nfor i in range(10 ** 9): heapq.heappush(q, -i)",
        "import heapq\nq = [shared, shared, shared]\nheapq.heapify(q)\nboom()", "import heapq\nheapq.heapify(evil)", "import heapq\nheapq.heapify(sly)", "import heapq\nheapq.heapify(np.arange(3))", "import heapq\nq = [3, 2, 1] * 300000\nwhile True: heapq.heapify(q)",
        "import heapq, functools\nq = [1]\nR = functools.cmp_to_key(lambda a, b: q.append(R(1)) or -1)\nq[:] = [R(1), R(2), R(3)]\nheapq.heapify(q)", "import heapq, functools\nq = [1]\nR = functools.cmp_to_key(lambda a, b: heapq.heapify(q) or 1)\nq[:] = [R(1), R(2), R(3)]\nheapq.heapify(q)",
        "import heapq, functools\nq = []\nR = functools.cmp_to_key(lambda a, b: q.clear() or -1)\nfor i in range(9): heapq.heappush(q, R(i))\nheapq.heappop(q)\nheapq.heappop([])", "import bisect\na = []\nwhile True: bisect.insort(a, 1)", "import bisect\nbisect.insort([1], 2, 10 ** 30, 10 ** 40)",
        "import bisect\na = [0] * 10 ** 6\nbisect.insort(a, 1)", "import heapq\ndef g(): heapq.heappush(g, 1)\ng()",
    ],
    "copies-made": [
        "import copy\na = []\na.append(a)\nb = copy.deepcopy(a)\n[b, boom()]", "import copy\na = [0]\nwhile True: a = copy.deepcopy([a, a])", "import copy\na = [0]\nfor i in range(90): a = [a, a]\ncopy.deepcopy(a)\nboom()", "import copy\na = {}\na[1] = (a,)\nb = copy.deepcopy(a)\nb[1][0][2] = evil\nboom()",
        "import copy\nwhile True: copy.copy({i: i for i in range(99)})", "import copy\nfrom collections import deque, defaultdict\nd = defaultdict(f)\ncopy.deepcopy(d)[1]\nboom()", "import copy\nx = copy.deepcopy(copy)", "import copy\na = ()\nfor i in range(200): a = (a, [])\ncopy.deepcopy(a)",
    ],
    "precision": [
        "import decimal\ndecimal.getcontext().prec = 10 ** 9", "import decimal\ndecimal.getcontext().prec = -10 ** 30", "import decimal\ndecimal.getcontext().prec = evil", "import decimal\ndecimal.getcontext().rounding = evil",
        "import decimal\nc = decimal.getcontext()\nc.prec = 1000\nx = decimal.Decimal(2).sqrt()\nwhile True: x.ln()", "import decimal\nc = decimal.getcontext()\nc.prec = 1000\nx = decimal.Decimal(2).sqrt()\nwhile True: x ** x", "import decimal\nc = decimal.getcontext()\nc.prec = 1000\nx = decimal.Decimal(2).sqrt()\n[x * x for _ in range(10 ** 7)]",
        "import decimal\nc = decimal.getcontext()\nc.prec = 1000\nx = decimal.Decimal(2).sqrt()\nxs = [x + i for i in range(10 ** 6)]", "import decimal\nf(decimal.getcontext())", "import decimal\ndecimal.getcontext().traps = {}", "import decimal\ndecimal.getcontext().clear_flags()", "import decimal\ndecimal.getcontext().context",
        "evil.prec = 1", "f.prec = 1", "evil.prec += 1", "point.rounding = 1", "np.prec = 1", "give_frame().prec = 2", "sly.rounding = 'a'", "len.prec = 2", "import decimal\ndecimal.Decimal.prec = 5", "import decimal\ndecimal.setcontext(1)", "import decimal\ndecimal.DefaultContext.prec = 1",
    ],
    "caught": [
        "try: evil.secret\nexcept Exception: 1", "try: evil.lower()\nexcept AttributeError: 1", "try: f.__globals__\nexcept Exception: 1",
        "try: (x for x in xs).send(1)\nexcept Exception: 1", "try: sly.upper()\nexcept Exception: 1", "try: '{0.__init__}'.format(f)\nexcept Exception: 1",
        "try: ('{0.__in' + 'it__}').format(f)\nexcept Exception: 1", "try: ('{0.se' + 'cret}').format(evil)\nexcept Exception: 1",
        "try: type('X', (), {})\nexcept Exception: 1", "try: f(type(1))\nexcept Exception: 1",
    ],
}  # fmt: skip
"""Attacks that need statements."""
