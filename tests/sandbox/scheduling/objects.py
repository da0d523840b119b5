"""What random programs have more whose objects are of classes of their own: attributes that their parts share."""

from collections.abc import Mapping, Sequence

OBJECTS: Mapping[str, Sequence[str]] = {
    "object": ["o", "p", "r", "o", "p"],
    "int": [
        "<object>.n", "<object>.n", "<object>.put(<int>)", "<object>.put(<int>)", "<object>.look(<int>)",
        "<object>.run(<function>, <int>)", "len(<object>.kept)", "sum(<object>.kept) % 41", "<object>.kept[rd(0)]",
        "Box(<int>).put(<int>)", "Box.of(<int>).n", "More(<int>).look(<few>)", "<object>.step", "o.twin().n",
        "max(<object>.look(<int>), <object>.n)", "int(<object> is <object>)", "int(isinstance(<object>, More))",
        "(<object>.put(<int>), <object>.n)[1]", "risky(<object>, <int>)", "bare(<object>)", "<object>.after(<int>)",
    ],
    "items": ["<object>.kept", "[<object>.put(q) for q in <items>][:4]", "[b.n for b in (o, p, r)]",
              "[Box(q).look(<few>) for q in <items>][:3]", "list(map(<object>.put, <items>))", "[*o.parts(<few>)]",
              "sorted(<items>, key=<object>.look)"],
    "function": ["<object>.put", "<object>.look", "Box.put_all", "lambda q: <object>.put(q)"],
    "source": ["<object>.kept", "<object>.parts(<few>)", "map(<object>.put, <list>)"],
    "statement": [
        "<object>.n = <int>", "<object>.n = <int>", "<object>.n += <int>", "<object>.n -= <int>",
        "if len(<list>) < 6: <list>.append(<object>.n)", "<object>.kept = [<int>, <int>]", "<object>.put(<int>)",
        "<object>.n, <target> = <int>, <object>.n", "print(<object>.n, <int>)", "<target> = <object>.n",
        "if len(<object>.kept) < 6: <object>.kept += [<int>]", "<object>.kept[rd(0)] = <int>",
        "for <object>.n in <items>: <target> = <object>.look(<few>)", "bare(<object>)",
    ],
    "outside": ["r = Box(<int>)", "o, p = p, o", "r = [o, p][rd(<few>) % 2]",
                "r.link = Box(<int>); <target> = r.link.n"],
    "seen": ["<object>.n", "<object>.put(<int>)"],
    "quiet": ["<object>.n", "<object>.look(<quiet>)"],
    "failing": ["<object>.n = rf(<int>)", "<object>.n += rf(<int>)", "<object>.fail(<int>)",
                "<target> = risky(<object>, <int>)", "raise Odd(<int>, <object>.n)"],
    "kind": ["Odd", "(Odd, KeyError)"],
}  # fmt: skip

FIRST = """class Odd(ValueError):
    def __init__(self, code, more=0):
        super().__init__('odd', code)
        self.code, self.more = code, more
class Box:
    step = 2
    def __init__(self, n):
        self.n = n
        self.kept = [n]
    def put(self, x):
        self.n = (self.n + rd(x)) % 50
        if len(self.kept) < 6: self.kept.append(x)
        return self.n
    def look(self, x): return (self.n + rd(x)) % 31
    def after(self, x):
        y = rd(x)
        self.n += 1
        return y + self.n
    def run(self, f, x):
        self.n = f(x) % 19
        return self.n
    def fail(self, x):
        self.n += 1
        self.n = rf(x)
    def parts(self, n):
        for x in range(n): yield rd(x) + self.n
    def twin(self): return type(self)(self.n + rd(1))
    @classmethod
    def of(cls, x): return cls(rd(x))
    @staticmethod
    def put_all(x): return rd(x) + 1
class More(Box):
    def put(self, x):
        self.seen = x
        return super().put(rd(x)) + self.step
def risky(b, x):
    try:
        if rf(x) % 2: raise Odd(x, b.n)
        b.n = x
    except Odd as e: b.n = e.code - e.more
    except ValueError: b.n -= 1
    return b.n
def bare(b):
    b.n += rd(b.n) % 5
    return b.n
o = Box(3); p = More(2); r = o"""

ACTING = """class Doer(Box):
    def put(self, x):
        if self.n % 2: act(x)
        self.n = peek() % 9
        return self.n
    def look(self, x): return act(self.n)
r = Doer(1)"""
"""A class whose methods make calls that act."""

LAST = ", o.n, o.kept, p.n, p.kept, r.n, r.step"
