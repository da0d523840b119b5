"""Random programs over state that their parts share, drawn from a grammar; the same seed gives the same program.

Lists are gone through while they change, so nothing makes one longer than seven: every program ends.
"""

import random
import re
from collections.abc import Mapping, Sequence

from .awaiting import Awaiting
from .collecting import Collecting
from .deep import DEEP, FIRST as DEEP_FIRST, GIVEN as DEEP_GIVEN, LAST as DEEP_LAST
from .objects import (
    ACTING as OBJECTS_ACTING,
    FIRST as OBJECTS_FIRST,
    LAST as OBJECTS_LAST,
    OBJECTS,
    SPECIAL,
    SPECIAL_ACTING,
    SPECIAL_FIRST,
    SPECIAL_LAST,
)
from .statements import Statements

OWN_NAMES = (
    """\
k1 = rd(<int>)
class Own:
    count = 0
    def __init__(self, x):
        self.x = x + k1
        Own.count += 1
    def next(self): return Own(rd(self.x) % 9)
<target> = Own(<int>).next().x + Own.count""",
    """\
k2 = rd(<int>)
class Late:
    def next(self): return Late, self.x + k2
    x = <int>
<target> = Late().next()[0]().next()[1]""",
    """\
k3 = rd(<int>)
def own(x): return x % 7 if x < 2 else own(x % 17 - 2) + rd(k3)
<target> = own(<int>) % 37""",
    """\
k4 = rd(<int>)
class Sized:
    def __init__(self, some):
        self.size = 0
        self.size = len(some)
        self.more = self.size + k4
        for x in some[:2]: self.more += x
        self.all = [self.more, self.twice()]
    def twice(self): return self.size * 2
<target> = sum(Sized(<list>).all) % 53""",
)
"""What is written below calls, and names itself and a variable that nothing else assigns."""

GRAMMAR: Mapping[str, Sequence[str]] = {
    "number": ["0", "1", "2", "3", "4", "5"],
    "few": ["0", "1", "2"],
    "list": ["xs", "ys", "zs"],
    "name": ["a", "b", "c"],
    "call": ["rd", "rd", "rd", "<acting>"],
    "kind": ["ValueError", "TypeError", "Exception", "(ValueError, KeyError)", "ZeroDivisionError", "IndexError",
             "NameError"],
    "plain": ["<number>", "<variable>", "rd(<variable>)", "rd(<number>)", "cnt(<variable>)", "xs[0]", "xs"],
    "int": [
        "<number>", "<variable>", "<variable>", "rd(<int>)", "rd(<int>)", "rd(<int>)", "<call>(<int>)",
        "(<int> + <int>) % 97", "(<int> - <int>)", "(<int> if <bool> else <int>)", "(<int> and <int>)",
        "(<int> or <int>)", "max(<int>, <int>)", "min(<int>, <int>, key=rd)",
        # What is read of containers.
        "len(<items>)", "sum(<items>) % 89", "d.get(<int>, <int>)", "<list>[rd(<int>) % len(<list>)]",
        "d[0 * rd(<int>)]", "int(rd(<int>) in <list>)", "int(<list> == <items>)", "int(<list> < [rd(<number>)])",
        "len(<list> * rd(1)) % 50", "len(d | {rd(<number>): 1})", "len('%s %s' % (rd(<number>), <list>))",
        "len(show(<list>, rd(<int>)))", "len(f'{<plain>}-{<plain>:>3}')", "lst(<int>)[<few>]", "len(<list>[rd(0):])",
        "int(not <list> and <bool>)", "len(str(<list>)) + rd(<few>)", "(*<items>, <int>)[0]",
        # What changes them.
        "pop(<list>, <int>)", "add(<list>, <int>)", "cnt(<int>)", "len(grow(<items>[:3]))", "len(grow(grow([])))",
        "(grow(<list>), <list>[-1])[1]", "len(more(<list>))", "tried(<int>)",
        # Iterators.
        "next(iter(<items>), <number>)", "next(it, <number>)", "int(<int> in it)", "len([*it])",
        "len(show(*it))", "sum([rd(q) for q in it]) % 67", "star(*it)", "sum(it) % 71",
        # Places of items, and what is spread.
        "t.get((rd(<few>), <few>), <number>)", "t[rd(0), 1]", "len({**d, 'k': rd(<number>)})",
        "len({**dct(<number>), 7: <int>})", "kw(<int>, **{'a': <int>, **dct(<few>)})",
        "kw(*<items>, <int>, **dct(rd(0)))", "len([*<items>, *lst(<number>)])", "len({(rd(<few>), 1): <int>})",
        "max(0, *(<loop_of_int>))", "max(*map(<function>, <items>), 0)", "len({*map(<function>, <items>), <int>})",
        "{(rd(<few>), 1): <int>}.get((1, 1), 3)",
        "f0(<int>)", "f1(<int>, <int>)",
    ],
    "bool": [
        "<variable> > <number>", "flag(<int>)", "<int> < <int>", "<int> < <int> <= <int>", "<int> in <items>",
        "not <bool>", "<bool> and <bool>", "<bool> or <bool>", "any(<loop_of_bool>)", "all(<loop_of_bool>)",
    ],
    "items": [
        "[1, 2]", "[3]", "<list>", "<list>", "<list>", "[<int>, <int>]", "[<int>, <int>, <int>]", "[<loop_of_int>]",
        "[<loop_of_int>]", "lst(<int>)", "[*<items>, <int>]", "[*(<loop_of_int>), *map(<function>, <items>)][:5]",
        "(<items> + <items>)[:5]", "[*d.values()][:4]",
        "sorted(<items>, key=lambda q: <key>(q))", "list(map(<function>, <items>))",
        "list(filter(<function>, <items>))",
        "list(map(<function>, map(<function>, <items>)))", "list(filter(<function>, map(<function>, <items>)))",
        "list(map(<function>, (<loop_of_int>)))", "list(<loop_of_int>)", "[p for p, _ in zip(<items>, <items>)]",
        "list(g0(<int>))", "list(map(len, rows(<few>)))", "list(lines(<items>))", "list(caught(<int> % 4))",
    ],
    "key": ["rd", "-rd", "<acting>", "cnt"],
    "function": ["rd", "<acting>", "cnt", "lambda q: add(ws, q)", "lambda q: rd(q) % 5", "lambda q: ws.append(q) or q"],
    "source": [
        "range(<few>)", "[*<items>][:3]", "<list>", "<list>", "[q for q in <list>]", "lst(<int>)", "it",
        "reversed(<list>)", "map(<function>, <list>)", "(<loop_of_int>)", "g0(<int>)", "lines(<list>)", "caught(2)",
    ],
    "pairs": ["enumerate(<list>)", "zip(<list>, <items>)", "d.items()", "[*d.items()]", "zip(<items>, <items>)"],
    "statement": [
        "<target> = <int>", "<target> = <int>", "<target> = <int>", "<target> += <int>", "<target> -= <int>",
        "<int>", "<list>.append(<int>) if len(<list>) < 7 else 0", "<list>.append(<int>) if len(<list>) < 7 else 0",
        "d[<int> % 4] = <int>", "d[<few>] = <int>", "d[<few> % 2] += <int>", "t[rd(<few>), <few>] = <int>",
        "t[rd(0), 1] += <int>", "<target>, <target> = <int>, <int>", "<target>, *<rest> = lst(<int>)",
        "<target>, t[<few>, rd(<few>)] = <int>, <int>", "print(<int>, <int>)", "print(<list>, <int>)",
        "if len(<list>) < 7: <list> += <items>[:2]", "if len(<list>) < 6: <list>[:1] = <items>[:2]",
        "if len(<list>) > 1: <list>.remove(<list>[rd(<few>) % len(<list>)])", "if len(<list>) > 1: del <list>[rd(0)]",
        "visit(<list>, <int>)", "assert <bool>, <int>",
    ],
    "outside": ["zs = <items>", "it = iter(<items>)", "it = map(<function>, <list>)", "it = (<loop_of_int>)",
                "xs, ys = ys, xs", "ns = [<int>, rd(<int>)]; <target> = add(ns, <int>) + ns[rd(<few>) % 2]",
                *OWN_NAMES],
    # A statement that sees what has been done above.
    "seeing": ["<target> = peek()", "print(peek())", "if len(<list>) < 7: <list>.append(peek())", "d[<few>] = peek()",
               "if peek() > <number>: <target> = peek()", "ws = [<acting>(q) for q in <items>]; <target> = peek()",
               "ws = [*map(<acting>, <items>)]; print(peek())", "ud(<number>)", "seq(<number>)",
               "<target> = ud(<number>)", "put(<few>, <variable>)", "<target> = get(<few>)",
               "print(get(<few>), <variable>)",
               "[f(q) for f in (<acting>, rd) for q in <items>]; print(peek())",
               "{0: <acting>, 1: put}[rd(0) - 1](<int>); <target> = peek()",
               "<target> = <acting>(<int>) + take(<number>)", "ws = [take(<few>), once(<int>), take(<int>)][:2]",
               "ws = [*offers(2), *offers(<few>)][:4]", "<target> = sum(offers(2)) + sum(offers(<few>))",
               "ws = [only(<acting>, <few>), only(<acting>, <int>)]"],
    "failing": ["<target> = rf(<int>)", "<list>.append(rf(<int>)) if len(<list>) < 7 else 0",
                "d[<few> % 2] += rf(<int>)",
                "<target> = <int> + rf(<int>)", "print(rf(<int>))", "raise <error>", "if <bool>: raise <error>",
                "<target> = 1 // (<int> % 3)", "<target> = tried(<int>)", "<target> = [rf(<int>), <int>][1]"],
    "error": ["ValueError('x')", "KeyError(rd(1))", "TypeError"],
    # What changes nothing.
    "quiet": [
        "<number>", "<variable>", "<variable>", "rd(<quiet>)", "rd(<quiet>)", "<quiet> + <quiet>", "len(<list>)",
        "(<quiet> if <question> else <quiet>)", "<list>[rd(0) % len(<list>)]", "lst(<quiet>)[<few>]",
        "d.get(<quiet>, 1)",
        "sum([rd(q) for q in <list>]) % 50", "star(<quiet>, k=rd(0))",
    ],
    # What sees what others do in the same expression, and what does it.
    "seen": [
        "peek()", "peek()", "get(<few>)", "<acting>(<number>)", "<acting>(<int>)", "put(<few>, <int>)", "take(<few>)",
        "rd(peek())", "(<acting>(peek()) + peek())", "sum([<acting>(q) + peek() for q in <items>]) % 61",
        "sum([peek() for q in <items> if <acting>(q)]) % 53", "sum(map(lambda q: q + peek(), <items>)) % 59",
        "sum(offers(<few>)) % 47", "only(<acting>, <few>)", "min(<items>, default=peek(), key=lambda q: peek() - q)",
        "(lambda q: q + peek())(<int>)", "[peek(), <int>][1]", "len(f'{<seen>}{<seen>}')",
    ],
    "question": ["flag(<quiet>)", "<quiet> > <quiet>", "<variable> > 2", "<quiet> in <list>", "not flag(<variable>)"],
}  # fmt: skip

WIDE: Mapping[str, Sequence[str]] = {
    "int": [
        "nest(<int>)", "up()", "up() + <int>", "star(*<items>, k=<int>)", "star(<int>, *<items>, **dct(rd(0)))",
        "len({<int>, <int>})", "sum({<loop_of_int>}) % 53", "next((<loop_of_int>), <number>)",
        "max((<loop_of_int>), default=<number>)", "max(<items>, default=<int>, key=lambda q: rd(q) % 5)",
        "(s.add(<int>), len(s))[1]", "len(s | {<int>})", "(s.discard(<int>), len(s))[1]", "int(<int> in s)",
        "d.pop(<int>, <number>)", "d.setdefault(<few>, <int>)", "(<list>.insert(0, <int>), <list>.pop())[1]",
        "<list>.count(<int>)", "sorted(<items>, key=lambda q: (rd(q) % 3, q))[:1].count(<int>)",
        "recs[rd(0) % len(recs)]['n']", "len(','.join(str(q) for q in <items>))",
        "len(','.join(show(q) for q in g0(<few>)))", "len({7, *s}.union(<list>))", "len(str(d.values()))",
        "int({<few>}.isdisjoint(<list>))", "len(bytes(abs(q) % 256 for q in <list>))",
        "int(re.sub('[0-9]', lambda m: str(rd(int(m[0])) % 10), str(abs(<int>) % 1000)))",
        "len(f'{<int>:>{abs(rd(<few>))}}')", "(lambda *v, k=<int>: sum(v) + k)(*<items>) % 61", "len(set(<items>) & s)",
        "dict(zip(<items>, <items>)).get(<int>, <number>)", "sum(1 for _ in g0(<few>))",
        "len({q: <int> for q in <items>})",
        "sum(r['n'] for r in recs) % 43", "(<list> + [<int>])[rd(0)]",
    ],
    "items": ["<list>[::-1]", "sorted(s)[:4]", "[*d][:4]", "[*dict.fromkeys(<items>)]", "[r['n'] for r in recs]",
              "[*{<loop_of_int>}][:0] + [<int>]", "[q for q in (p + rd(p) for p in <items>)][:3]",
              "[*map(lambda p, q: p + rd(q), <items>, <items>)][:3]"],
    "statement": [
        "<list>[1:2] = [<int>]", "<list>[abs(rd(0)):] = <items>[:3]", "s.add(<int>)", "s.update(<items>)",
        "if len(d) < 9: d.update(zip(<items>, <items>))",
        "if len(<list>) < 5: <list>.extend(rd(q) for q in [*<items>][:3])",
        "<list>.sort(key=lambda q: rd(q) % 7)", "<list>.reverse()", "recs[rd(<few>) % len(recs)]['n'] = <int>",
        "if len(recs) < 5: recs.append({'n': <int>})", "if len(d) > 3: d.pop([*d][0])",
        "recs[0].update(n=<int>, k=<int>)",
        "if len(<list>) < 5: <list>.extend(map(<function>, [*<items>][:3]))", "print(f'{<plain>} {<int>}', sep='')",
    ],
    "outside": ["s ^= {<int>}", "s = {*s, <int>}", "first = recs[rd(0)]; first['n'] = <int>", "up = make(<int>)",
                "a, (b, *zs) = <int>, [<int>, *<items>]", "h = [(lambda: a), rd(<int>)][0]; a = <int>; b = h()"],
    "failing": ["<target> = [*map(rf, <items>)][0]", "if len(<list>) < 5: <list>.extend(map(rf, [*<items>][:3]))",
                "<target> = sum(rf(q) for q in <items>) % 9", "it = map(rf, <items>); <target> = next(it, 0)",
                "s.update(rf(q) for q in <items>)", "<target> = max(<items>, key=rf)"],
}  # fmt: skip
"""What programs of some kinds have more."""

STEPS: Mapping[str, Sequence[str]] = {
    "int": ["dct(<int>)['a']", "dct(<int>)['b'][0]", "lst(<int>)[<few>]", "len(lst(<int>))", "e", "f"],
    "statement": [
        "<list>.append(dct(<int>)['a']) if len(<list>) < 7 else 0", "if len(<list>) < 7: <list>.append(lst(<int>)[1])",
        "d[<few>] = dct(<int>)['a']", "d[dct(<int>)['a'] % 4] = lst(<int>)[1]", "d[<few> % 2] += dct(<int>)['a']",
        "<target> += dct(<int>)['a']", "<target>, <target> = lst(<int>)[:2]", "<target>, *<rest> = lst(<int>)",
        "for e in <source>: d[<few>] = dct(e)['a']", "for e in <source>: <target> += dct(e)['a']",
        "for e in lst(<int>): f = rd(e)", "e = f = <int>",
        "if <bool>: f = <int>", "if <bool>: e, f = lst(<int>)[:2]", "if <bool>: print(<int>)",
        "while len(ws) < 3: ws.append(lst(len(ws))[0])", "del e", "ws = ws[:1]",
        "if <bool>: <target> = (f := <int>)", "zs = [*<list>, dct(<int>)['a']][:3]",
        "zs += [dct(<int>)['a']][len(zs) // 6:]", "<target> = len(<list>)", "print(<list>, dct(<int>)['a'])",
    ],
}  # fmt: skip
"""What programs have more that do one thing after the other, each with what a call gives."""

_PART = re.compile("<([a-z_]+)>")

GIVEN: Mapping[str, str] = {
    "add": "def add(l, x):\n    if len(l) < 7: l.append(x)\n    return len(l)",
    "pop": "def pop(l, x):\n    if len(l) < 2: return x\n    return l.pop()",
    "grow": "def grow(l):\n    y = rd(len(l))\n    if len(l) < 7: l.append(y)\n    return l",
    "more": "def more(l):\n    if len(l) < 7: l += [rd(len(l))]\n    return l",
    "cnt": "def cnt(x):\n    d[9] = d.get(9, 0) + 1\n    rd(x)\n    return d[9] + x",
    "done": "def done(x):\n    act(x)\n    return x",
    "look": "def look(x):\n    act(x)\n    return peek()",
    "take": "def take(x):\n    n = peek()\n    if n % 2: act(x)\n    return n",
    "once": "def once(x):\n    if get(x % 3) < 0: put(x % 3, x)\n    return get(x % 3)",
    "offers": "def offers(n):\n    for x in range(n):\n        if peek() % 2: act(x)\n        yield peek() % 9",
    "only": "def only(f, x):\n    n = peek()\n    return f(x) if n % 2 else n",
    "visit": "def visit(l, x):\n    if rd(x) % 4 and len(l) < 7: l.append(x % 5)",
    "tried": "def tried(x):\n    try: return rf(x)\n    except ValueError:\n        print('tried', x)\n"
             "        return -x\n    finally: ws.append(x)",
    "kw": "def kw(*args, **kwargs): return len(args) + len(kwargs)",
    "nest": "def nest(x):\n    n = x\n    def more(y):\n        nonlocal n\n        n += rd(y) % 5\n        return n\n"
            "    return more(1) + sum([more(q) for q in [1, 2]]) % 7 + n",
    "make": "def make(x):\n    n = x\n    def up():\n        nonlocal n\n"
            "        n = (n + rd(n)) % 50\n        return n\n"
            "    return up",
    "star": "def star(*v, k=0, **named): return len(v) * 10 + k + len(named)",
    "rows": "def rows(n):\n    made = []\n    for i in range(n):\n        made.append(rd(i))\n        yield made",
    "lines": "def lines(l):\n    for x in l: yield rd(x)",
    "caught": "def caught(n):\n    try:\n        for i in range(n): yield rf(i)\n    except ValueError as error:\n"
              "        yield len(str(error))",
}  # fmt: skip
"""Functions that a program may call: those that it names stand before it."""

PROFILES: Mapping[str, Mapping[str, bool]] = {
    "reads": {}, "acts": {"acts": True}, "fails": {"fails": True}, "acts and fails": {"acts": True, "fails": True},
    "wide": {"wide": True}, "wide that fails": {"wide": True, "fails": True},
    "wide that acts": {"wide": True, "acts": True}, "wide texts": {"wide": True, "fails": True, "texts": True},
    "names": {"walrus": True}, "texts": {"texts": True}, "texts that fail": {"texts": True, "fails": True},
    "deep": {"deep": True}, "deep that acts": {"deep": True, "acts": True},
    "deep that fails": {"deep": True, "fails": True}, "deep texts": {"deep": True, "fails": True, "texts": True},
    "deep names": {"deep": True, "walrus": True}, "choices": {"chooses": True},
    "choices that act": {"chooses": True, "acts": True}, "choices that fail": {"chooses": True, "fails": True},
    "acts and sees": {"acts": True, "sees": True},
    "acts, fails and sees": {"acts": True, "fails": True, "sees": True},
    "wide that sees": {"acts": True, "wide": True, "fails": True, "sees": True},
    "deep that sees": {"acts": True, "deep": True, "sees": True},
    "texts that see": {"acts": True, "texts": True, "fails": True, "sees": True},
    "objects": {"objects": True}, "objects that act": {"objects": True, "acts": True},
    "objects that fail": {"objects": True, "fails": True},
    "objects texts": {"objects": True, "fails": True, "texts": True},
    "objects that see": {"objects": True, "acts": True, "sees": True, "fails": True},
    "deep objects": {"objects": True, "deep": True, "acts": True}, "wide objects": {"objects": True, "wide": True},
    "special": {"special": True}, "special that act": {"special": True, "acts": True},
    "special that fail": {"special": True, "fails": True},
    "special texts": {"special": True, "fails": True, "texts": True},
    "special that see": {"special": True, "acts": True, "sees": True, "fails": True}, "tasks": {}, "collecting": {},
    "statements": {},
    "special, wide": {"special": True, "wide": True}, "special, deep": {"special": True, "deep": True},
    "deep and wide": {"deep": True, "wide": True, "fails": True},
    "steps": {"steps": True}, "steps that fail": {"steps": True, "fails": True},
    "steps that act": {"steps": True, "acts": True, "fails": True},
    "steps and choices": {"steps": True, "chooses": True, "walrus": True},
    "steps in texts": {"steps": True, "texts": True, "fails": True}, "steps, deep": {"steps": True, "deep": True},
    "steps, wide": {"steps": True, "wide": True, "fails": True},
}  # fmt: skip
"""What programs of a kind may do: call what acts, fail, assign inside of expressions, follow one another."""


class Programs:
    """Draws one program.

    Args:
        seed: What draws it.
        acts: It may call what acts, and see what was done.
        fails: Calls may fail, and there are `try` and `raise`.
        walrus: There are assignment expressions.
        texts: It is a session of several texts.
        wide: It has more kinds of statements and expressions.
        deep: It has variables that functions assign, functions that are kept, and more iterators.
        chooses: It has many `if` statements that only give variables values.
        objects: It has classes, whose objects have attributes that its parts share.
        special: It has classes with methods that are called without being named.
        sees: What reads what is done stands beside what does it.
        steps: It has many statements that do one thing with what a call gives.
    """

    def __init__(
        self,
        seed: int,
        *,
        acts: bool = False,
        fails: bool = False,
        walrus: bool = False,
        texts: bool = False,
        wide: bool = False,
        deep: bool = False,
        chooses: bool = False,
        objects: bool = False,
        special: bool = False,
        sees: bool = False,
        steps: bool = False,
    ) -> None:
        self.rng = random.Random(seed)
        self.wide, self.deep, self.chooses, self.sees = wide, deep, chooses, sees
        self.grammar = GRAMMAR
        self.objects, self.special = objects, special
        for more in (*[WIDE] * wide, *[DEEP] * deep, *[OBJECTS] * objects, *[SPECIAL] * special, *[STEPS] * steps):
            kinds = {*self.grammar, *more}
            self.grammar = {kind: [*self.grammar.get(kind, ()), *more.get(kind, ())] for kind in sorted(kinds)}
        self.acts, self.fails, self.walrus, self.texts = acts, fails, walrus, texts
        self.left = self.rng.choice((4, 5, 6, 8, 10, 14, 20, 30))
        self.variables: list[str] = []
        self.targets = ["a", "b", "c"]
        self.number = self.loops = 0
        self.functions: dict[str, str] = {}

    def program(self) -> str:
        """The program; texts of a session have a line `---` between them."""
        bound = "; e = f = 4" if self.chooses and self.rng.random() < 0.5 else ""
        first = [
            f"a = 1; b = 2; c = 3{bound}",
            "xs = [1, 2]; ys = [5]; zs = xs; ws = []",
            "d = {0: 1, 1: 2}; t = {(1, 1): 4}",
        ]
        if self.wide:
            first.append("s = {1, 5}; recs = [{'n': 1}, {'n': 2}, {'n': 4}]; h = 0")
        lines: list[str]
        texts: list[str] = []
        for _ in range(self.rng.randrange(2, 4) if self.texts else 1):
            lines = []
            left = self.left
            while self.left > 0:
                lines += self.statement(0)
            more = (", sorted(s), recs" if self.wide else "") + (DEEP_LAST if self.deep else "")
            more += OBJECTS_LAST if self.objects else ""
            more += SPECIAL_LAST if self.special else ""
            lines.append(f"[{self.part('int')}, {self.part('int')}, a, b, c, xs, ys, zs, ws, d, t{more}]")
            texts.append("\n".join(lines))
            self.left = left
        return "\n---\n".join(["\n".join([*self.above(first, texts), texts[0]]), *texts[1:]])

    def above(self, first: list[str], texts: list[str]) -> list[str]:
        """What stands above a program: what it names."""
        given, whole = [], "\n".join(texts)
        for name, text in self.functions.items():
            if f"{name}(" in whole:
                given.append(text)
                whole += text
        if self.deep:
            first += self.above_deep(whole)
            whole += "".join(first)
        for name, text in reversed([*GIVEN.items()]):
            if f"{name}(" in whole or f"{name}," in whole or (name == "make" and "up()" in whole):
                given.insert(0, text)
                whole += text
        for has, text, acting in (
            (self.objects, OBJECTS_FIRST, OBJECTS_ACTING), (self.special, SPECIAL_FIRST, SPECIAL_ACTING)
        ):  # fmt: skip
            given += [text, *[acting] * (self.acts and self.rng.random() < 0.5)] if has else []
        if "it" in whole:
            first.append("it = iter([4, 3, 2, 1])")
        if "re." in whole:
            first.insert(0, "import re")
        if "up()" in whole:
            given.append("up = make(3)")
        return [*first, *given]

    def above_deep(self, whole: str) -> list[str]:
        """The same of programs of the deep kinds."""
        given = {"dd": "dd = defaultdict(made)", "fs": "fs = [bump, lambda x: x + a, rd]"}
        given["total"] = given["add_up"] = "add_up, total = account(1)"
        found: list[str] = []
        for name, text in reversed([*DEEP_GIVEN.items(), *given.items()]):
            if re.search(rf"\b{name}\b", whole) and text not in found:
                found.insert(0, text)
                whole += text
        return [*DEEP_FIRST, *sorted(found, key=lambda text: not text.startswith(("def", "@")))]

    def part(self, kind: str) -> str:
        """An expression."""
        self.left -= 1
        rng = self.rng
        if kind == "variable":
            return rng.choice(("a", "b", "c", *self.variables, *self.variables))
        if kind == "acting":
            return rng.choice(("act", "done", "look", "take", "once", *["af"] * self.fails)) if self.acts else "rd"
        if kind == "target":
            return rng.choice(self.targets)
        if kind == "rest":
            return "rest" if self.targets[0] != "a" else "ws"
        if kind.startswith("loop_of_"):
            return self.loop(kind.removeprefix("loop_of_"))
        forms = self.grammar[kind]
        if self.left < 0:
            forms = forms[:3]
        elif kind == "int" and self.walrus and self.targets[0] == "a" and rng.random() < 0.15:
            return f"({rng.choice('ab')} := {self.part('int')})"
        elif kind == "int" and self.sees and rng.random() < 0.4:
            forms = self.grammar["seen"]
        return self.filled(rng.choice(forms))

    def filled(self, form: str) -> str:
        """A form with its parts drawn."""
        if "f0(" in form or "f1(" in form or "g0(" in form:
            name = form[form.index("0(") - 1 :][:2] if "0(" in form else "f1"
            if not self.define(name):
                return self.part("variable") if name != "g0" else "[2, 1]"
        return _PART.sub(lambda found: self.part(found[1]), form)

    def loop(self, kind: str) -> str:
        """What stands in the brackets of a comprehension."""
        name = self.new()
        source = self.part("items")
        self.variables.append(name)
        test = f" if {self.part('bool')}" if self.rng.random() < 0.3 else ""
        element = self.part(kind)
        self.variables.remove(name)
        return f"{element} for {name} in {source}{self.rng.choice(('', '[:3]'))}{test}"

    def new(self) -> str:
        """A new variable."""
        self.number += 1
        return f"v{self.number}"

    def define(self, name: str) -> bool:
        """A function of the program, unless one is being drawn."""
        if name in self.functions:
            return self.functions[name] != ""
        if self.targets[0] != "a" or self.left < 4:
            return False
        self.functions[name] = ""
        left, self.left = self.left, self.rng.choice((4, 8, 14))
        parameters = [self.new() for _ in range(2 if name == "f1" else 1)]
        around = self.variables, self.targets, self.loops
        self.variables, self.targets, self.loops = [*parameters], parameters, 0
        ends = "yield" if name == "g0" else "return"
        lines = [f"def {name}({', '.join(parameters)}):"]
        if self.deep and self.rng.random() < 0.4:
            declared = self.rng.choice("abc")
            lines.append(f"    global {declared}")
            self.targets = [*parameters, declared]
        for _ in range(self.rng.randrange(1, 4)):
            lines += self.statement(1, ends=ends)
        lines.append(f"    {ends} {self.part('int')}")
        self.variables, self.targets, self.loops = around
        self.left = left
        self.functions[name] = "\n".join(lines)
        return True

    def block(self, depth: int, ends: str) -> list[str]:
        """Some statements."""
        return [line for _ in range(self.rng.randrange(1, 4)) for line in self.statement(depth, ends=ends)]

    def statement(self, depth: int, *, ends: str = "") -> list[str]:
        """A statement, as lines; `ends`: what gives a value of the function that it stands in."""
        self.left -= 1
        rng, pad = self.rng, "    " * depth
        chosen = rng.random()
        if self.chooses and depth < 4 and rng.random() < 0.3:
            return self.choice(depth, ends)
        if self.left > 3 and depth < 4 and chosen < 0.34:
            return self.compound(depth, ends)
        if ends and chosen < 0.4:
            return [f"{pad}{ends} {self.part('int')}"]
        if self.loops and chosen < 0.44:
            return [f"{pad}if {self.part('bool')}: {rng.choice(('break', 'continue'))}"]
        kind = "failing" if self.fails and rng.random() < 0.4 else "statement"
        if not ends and kind == "statement" and rng.random() < 0.12:
            kind = "outside"
        if self.acts and kind == "statement" and self.targets[0] == "a" and rng.random() < 0.25:
            kind = "seeing"
        if ends and kind == "statement":
            form = rng.choice([each for each in self.grammar[kind] if "<list> +=" not in each and "it =" not in each])
        else:
            form = rng.choice(self.grammar[kind])
        if form.count("<list>") > 1:  # one and the same
            form = form.replace("<list>", self.part("list"))
        return [pad + line for line in self.filled(form).split("\n")]

    def choice(self, depth: int, ends: str) -> list[str]:
        """An `if` that only gives variables values, which some have only then."""
        rng, pad = self.rng, "    " * depth
        named = rng.choice(("a", "a", "e", "f", "zs")) if not ends else "e"
        lines: list[str] = []
        if named in "ef" and rng.random() < 0.3:
            target = self.part("target")
            lines = [f"{pad}try: {target} = {named}", f"{pad}except NameError: {target} = {self.part('quiet')}"]
        for head in (f"{pad}if {self.part('question')}:", f"{pad}else:")[: rng.randrange(1, 3)]:
            lines.append(head)
            for _ in range(rng.randrange(1, 3)):
                to = named if rng.random() < 0.6 else self.part("target")
                shown = f"{pad}    {to} = {self.part('list' if to == 'zs' else 'quiet')}"
                lines += self.choice(depth + 1, ends) if depth < 3 and rng.random() < 0.15 else [shown]
        if named in "ef" and rng.random() < 0.7:
            lines.append(f"{pad}{self.part('target')} = {named} + {self.part('quiet')}")
        return lines

    def compound(self, depth: int, ends: str) -> list[str]:
        """A statement with blocks."""
        rng, pad = self.rng, "    " * depth
        more = ["try"] * 4 if self.fails else ["try"] * self.wide
        more += ["with"] * 2 * (self.objects and ends != "yield")  # as for `finally` in `tried`
        kind = rng.choice(("if", "for", "for", "for", "pairs", "while", *more, *(["rows"] * 2 * self.wide)))
        if kind == "if" and rng.random() < 0.3:
            return self.match(depth, ends)
        if kind == "if":
            lines = [f"{pad}if {self.part('bool')}:", *self.block(depth + 1, ends)]
            return [*lines, f"{pad}else:", *self.block(depth + 1, ends)] if rng.random() < 0.5 else lines
        if kind == "try":
            return self.tried(depth, ends)
        if kind == "with":
            return self.within(depth, ends)
        name, counter = self.new(), self.new()
        if self.loops > 1:
            return [f"{pad}{self.part('int')}"]
        self.loops += 1
        if kind == "rows":
            head = [f"{pad}for {counter} in recs:", f"{pad}    {name} = {self.part('int')} + rd({counter}['n']) % 9"]
            head.append(f"{pad}    if {self.part('bool')}: {counter}['{rng.choice('nk')}'] = {name}")
        elif kind == "for":
            head = [f"{pad}for {name} in {self.part('source')}:"]
        elif kind == "pairs":
            head = [f"{pad}for {counter}, {name} in {self.part('pairs')}:"]
        else:
            head = [f"{pad}{name} = 0", f"{pad}while {name} < {rng.randrange(1, 4)} and ({self.part('bool')}):"]
            head.append(f"{pad}    {name} += 1")
        self.variables.append(name)
        lines = [*head, *self.block(depth + 1, ends)]
        self.variables.remove(name)
        self.loops -= 1
        return lines

    def match(self, depth: int, ends: str) -> list[str]:
        """`match`, with cases of several kinds."""
        rng, pad, name = self.rng, "    " * depth, self.new()
        subject = rng.choice(("int", "list", "[{}, {}]", "{{'k': {}, 'n': {}}}"))
        said = subject.format(self.part("int"), self.part("quiet")) if "{" in subject else self.part(subject)
        patterns = ["0 | 1", "[_, *_]", "[int(_), 1 | 2]", "{'k': 1 | 2, **_rest}", "{'n': 0 | 1}", "list()"]
        lines = [f"{pad}match {said}:"]
        for each in rng.sample(patterns, 2):
            guard = f" if {self.part('bool')}" if rng.random() < 0.4 else ""
            lines += [f"{pad}    case {each.replace('_rest', name)}{guard}:", *self.block(depth + 2, ends)]
        self.variables.append(name)
        lines += [f"{pad}    case int({name}) | [int({name}), *_]:", *self.block(depth + 2, ends)]
        self.variables.remove(name)
        return lines

    def tried(self, depth: int, ends: str) -> list[str]:
        """`try`, with what belongs to it."""
        rng, pad = self.rng, "    " * depth
        lines = [f"{pad}try:", *self.block(depth + 1, ends)]
        # CPython runs what a generator that is not at its end has there when it frees it.
        final = rng.random() < 0.35 and ends != "yield"
        if not final or rng.random() < 0.5:
            name = rng.choice(("", "", " as e", " as c" if not ends else ""))
            lines += [f"{pad}except {self.part('kind')}{name}:", *self.block(depth + 1, ends)]
            if rng.random() < 0.2:
                lines.append(f"{pad}    raise")
            if rng.random() < 0.2:
                lines += [f"{pad}else:", *self.block(depth + 1, ends)]
        if final:
            loops, self.loops = self.loops, 0
            lines += [f"{pad}finally:", *self.block(depth + 1, "")]
            self.loops = loops
        return lines

    def within(self, depth: int, ends: str) -> list[str]:
        """`with`, of one object or two."""
        named = [f"{self.part('manager')} as {self.part('target')}", self.part("manager")]
        managers = ", ".join(self.rng.sample(named, self.rng.randrange(1, 3)))
        return [f"{'    ' * depth}with {managers}:", *self.block(depth + 1, ends)]


def program(seed: int, profile: str) -> str:
    """The program of a seed and a profile."""
    if profile == "tasks":
        return Awaiting(seed).program()
    if profile == "statements":
        return Statements(seed).program()
    if profile == "collecting":
        return Collecting(seed).program()
    return Programs(seed, **PROFILES[profile]).program()
