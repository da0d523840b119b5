# ruff: noqa: E501 - tables of programs
"""`bytearray` has the values of CPython, whatever is done with it, and what it takes is charged before."""

import ast
import asyncio
import random
import warnings
from collections import defaultdict
from typing import Any

import pytest
from hypothesis import given, strategies as st

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, Policy, Sandbox

CASES = """\
class A(bytearray): pass\\na,b=A(b'ab'),A(b'cd');[a == a, a == b'ab', b'ab' == a, a != b, a < b, a <= b, b >= a, b'ab' < b, a + b == b'abcd', b'x' + b, bytearray(b'q') + b, a * 3, 3 * a, 97 in a, b'a' in a, issubclass(A, bytearray), isinstance(A(), bytearray)]
class A(bytearray): pass\\na=A(b'ab');bytearray(b'ab') == a, a == bytearray(b'ab'), bytearray(b'aa') < a, a in [b'ab'], a == A(b'ab'), a == a.copy()
class A(list): pass\\nclass B(A): pass\\n[issubclass(A, list), issubclass(B, (dict, list)), issubclass(B, dict), issubclass(list, A), issubclass(B, A)]
class A(bytearray): pass\\na=A.fromhex('0aff');[isinstance(a, A), list(a), b','.join([a, a]), bytearray().join([a])]
class A(bytearray): pass\\na=A(b'x');b=bytearray(a);b.append(1);c=bytes(a);b+=a;(list(a), b, c)
bytearray()
bytearray(5)
bytearray(-1)
bytearray(b'abc')
bytearray('é', 'utf-8')
bytearray('é')
bytearray('é', errors='ignore')
bytearray(b'a', 'ascii')
bytearray(encoding='ascii')
bytearray(errors='ascii')
bytearray([1, 2, 255])
bytearray([1, 2, 256])
bytearray([1, -2])
bytes([1, 256])
bytearray([1, 'a'])
bytearray(x for x in [1, 2, 300])
bytearray(x for x in [1, 2, 30])
bytearray({1, 2})
bytearray({1: 2})
bytearray(range(10))
bytearray(1.5)
bytearray(None)
bytearray([True, False])
bytearray([[]])
b=bytearray(b'abc');b[0];b
b=bytearray(b'ab');b+=b;b
b=bytearray();b+=b;b
b=bytearray(b'ab');b+=bytes(b);b
import random;random.seed(bytearray(b'x')) or random.random()
b=bytearray(b'abc');b[-1];b
b=bytearray(b'abc');b[3];b
b=bytearray(b'abc');b['a'];b
b=bytearray(b'abc');b[1.5];b
b=bytearray(b'abc');b[::-1];b
b=bytearray(b'abc');b[True];b
b=bytearray(b'abc');b[0]=300;b
b=bytearray(b'abc');b[0]='a';b
b=bytearray(b'abc');b['a']=3;b
b=bytearray(b'abc');b[9]=3;b
b=bytearray(b'abc');b[0]=True;b
b=bytearray(b'abc');b[1:2]=b'xyz';b
b=bytearray(b'abc');b[1:2]=[1,2,3];b
b=bytearray(b'abc');b[1:2]='xyz';b
b=bytearray(b'abc');b[1:2]=5;b
b=bytearray(b'abc');b[1:2]=None;b
b=bytearray(b'abc');b[::2]=b'xy';b
b=bytearray(b'abc');b[::2]=b'xyz';b
b=bytearray(b'abc');b[:]=b;b
b=bytearray(b'abc');b[1:1]=b;b
b=bytearray(b'abc');b[0:2]=(i for i in range(9));b
b=bytearray(b'abc');b[0:2]=[300];b
b=bytearray(b'abc');del b[0];b
b=bytearray(b'abc');del b[::2];b
b=bytearray(b'abc');del b[5];b
b=bytearray(b'abc');del b['x'];b
b=bytearray(b'abc');b.append(5);b
b=bytearray(b'abc');b.append(500);b
b=bytearray(b'abc');b.append('a');b
b=bytearray(b'abc');b.extend(b);b
b=bytearray(b'abc');b.extend(b'xy');b
b=bytearray(b'abc');b.extend([1,2]);b
b=bytearray(b'abc');b.extend('');b
b=bytearray(b'abc');b.extend('xy');b
b=bytearray(b'abc');b.extend(5);b
b=bytearray(b'abc');b.extend(iter(b));b
b=bytearray(b'abc');b.extend(b[i] for i in range(3));b
b=bytearray(b'abc');b.insert(1, 7);b.insert(-10,8);b.insert(10**30,9);b
b=bytearray(b'abc');b.insert(1, 700);b
b=bytearray(b'abc');b.insert('a', 7)
[bytearray(b'abc').pop(), bytearray(b'abc').pop(0), bytearray(b'abc').pop(-2)]
bytearray(b'abc').pop(7)
bytearray().pop()
bytearray(b'abc').pop('x')
b=bytearray(b'abcb');b.remove(98);b
b=bytearray(b'abcb');b.remove(1);b
b=bytearray(b'abcb');b.remove(b'b');b
b=bytearray(b'abcb');b.remove(700);b
b=bytearray(b'abcb');b.reverse();b
b=bytearray(b'abcb');b.clear();b
b=bytearray(b'abcb');c=b.copy();c[0]=0;(b,c,b is c)
b=bytearray(b'abcb');b+=b'x';b
b=bytearray(b'abcb');b+=[1];b
b=bytearray(b'abcb');b+='a';b
b=bytearray(b'abcb');b*=2;b
b=bytearray(b'abcb');b*=0;b
b=bytearray(b'abcb');b*=-3;b
b=bytearray(b'abcb');b*='a';b
b=bytearray(b'abcb');b*1.5
bytearray(b'a')*3,3*bytearray(b'a'),True*bytearray(b'a')
bytearray(b'a')+b'b', b'a'+bytearray(b'b'), bytearray(b'a')+bytearray(b'b')
bytearray(b'a')+'b'
'b'+bytearray(b'a')
bytearray(b'a')+1
1+bytearray(b'a')
[]+bytearray(b'a')
bytearray(b'a')+[1]
bytearray(b'a')-b'a'
-bytearray(b'a')
bytearray(b'%d %s %b') % (5, b'x', bytearray(b'y'))
b'%s' % bytearray(b'x')
b'%s' % (bytearray(b'x'),)
'%s' % bytearray(b'x')
'abc' % bytearray(b'x')
b'abc' % bytearray(b'x')
b'%d' % bytearray(b'x')
b'%c' % bytearray(b'x')
b'%a' % bytearray(b'x')
5 % bytearray(b'x')
b=bytearray(b'a%d');b%=5;b
97 in bytearray(b'abc'), b'bc' in bytearray(b'abc'), bytearray(b'bc') in b'abc', bytearray(b'x') in bytearray(b'xx')
300 in bytearray(b'abc')
'a' in bytearray(b'abc')
[] in bytearray(b'abc')
bytearray(b'a') in 'abc'
bytearray(b'a')==b'a', b'a'==bytearray(b'a'), bytearray(b'a')!=b'b', bytearray(b'a')=='a', bytearray(b'a')<b'b', b'a'<bytearray(b'b'), bytearray(b'a')>=bytearray(b'a')
bytearray(b'a')<'b'
bytearray(b'a')<5
[bytearray(b'a')]==[b'a'], {1: bytearray(b'x')}=={1: b'x'}, (bytearray(b'a'),)<(b'b',)
len(bytearray(4)), bool(bytearray()), bool(bytearray(1)), repr(bytearray(b"a'")), str(bytearray(b'x')), f'{bytearray(b"x")}', f'{bytearray(b"x")!r:>20}'
f'{bytearray(b"x"):>20}'
hash(bytearray())
{bytearray()}
{bytearray(): 1}
sorted(bytearray(b'cab')), sum(bytearray(b'ab')), min(bytearray(b'ab')), max(bytearray(b'ab')), list(bytearray(b'ab')), tuple(bytearray(b'ab')), set(bytearray(b'aa'))
sum([b'a'], bytearray())
sum([b'a'], b'')
list(reversed(bytearray(b'ab'))), list(enumerate(bytearray(b'ab'))), list(zip(bytearray(b'ab'), 'ab')), list(map(chr, bytearray(b'ab')))
bytes(bytearray(b'ab')), bytes(bytearray(b'ab')) == b'ab', int.from_bytes(bytearray(b'ab'), 'big'), b','.join([bytearray(b'a'), b'b']), bytearray(b',').join([bytearray(b'a'), b'b'])
bytearray(b',').join(['a'])
bytearray(b',').join(5)
int(bytearray(b'12')), int(bytearray(b'ff'), 16), float(bytearray(b'1.5')), str(bytearray(b'ab'), 'utf8'), ord(bytearray(b'a'))
int(bytearray(b'zz'))
import json;json.dumps(bytearray(b'a'))
import json;json.dumps([bytearray(b'a')], default=str)
import json;json.loads(bytearray(b'[1]'))
import base64, hashlib;[base64.b64encode(bytearray(b'ab')), base64.b64decode(bytearray(b'YWI=')), hashlib.sha256(bytearray(b'ab')).hexdigest()[:8]]
b=bytearray(b'a b');[b.split(), b.split(b' '), b.partition(b' '), b.rsplit(None, 1), b.splitlines(), b.upper(), b.title(), b.center(9, b'-'), b.zfill(5), b.replace(b'a', bytearray(b'zz')), b.strip(bytearray(b'a')), b.startswith((b'x', bytearray(b'a'))), b.hex(), b.hex('-'), b.hex(bytes_per_sep=1, sep='-'), b.decode(), b.expandtabs(), b.find(32), b.rfind(b' '), b.index(b'b'), b.count(97), b.translate(bytes.maketrans(b'a', b'z')), b.translate(None, b'a'), b.removeprefix(b'a'), b.isalpha()]
b'a\\tb'.expandtabs(4), b'ab'.translate(None, delete=b'a'), bytearray.maketrans(b'a', bytearray(b'b'))[97], b''.maketrans(b'a', b'b')[97], bytearray.fromhex('0a ff')
bytearray.fromhex(5)
bytearray(b'abc').find('a')
bytearray(b'abc').split('a')
bytearray(b'abc').find(300)
bytearray(b'abc').index(b'z')
bytearray.append(bytearray(), 5)
isinstance(bytearray(), bytearray), isinstance(bytearray(), (bytes, list)), isinstance(b'', bytearray), type(bytearray()).__name__, type(bytearray()) is bytearray, issubclass(bytearray, object)
from collections.abc import MutableSequence, Sequence, Iterable, Hashable, Sized;b=bytearray();[isinstance(b, MutableSequence), isinstance(b, Sequence), isinstance(b, Iterable), isinstance(b, Hashable), isinstance(b, Sized)]
b=bytearray(b'ab')\\nmatch b:\\n  case [x, y]: r=1\\n  case bytearray(z): r=z\\nr
b=bytearray(b'ab')\\nmatch b:\\n  case b'ab': r=1\\n  case _: r=2\\nr
class A(bytearray): pass\\na=A(b'x');a.append(3);a+=b'y';[repr(a), len(a), a[0], a == b'x\\x03y', a.upper(), isinstance(a, bytearray), a[1:], bytes(a), b'z' + a, a + b'q', a * 2, list(a)]
b=bytearray(b'abc')\\nr=[]\\nfor x in b:\\n  r.append(x)\\n  if len(b)<6: b.append(x)\\n(r, b)
b=bytearray(b'abc')\\nr=[]\\nfor x in b:\\n  r.append(x)\\n  b.pop()\\n(r, b)
b=bytearray(b'abc');i=iter(b);next(i);b.clear();[next(i, 'end'), list(i)]
b=bytearray(b'a');b.__getitem__(0), b.__len__(), b.__contains__(97), list(b.__iter__()), b.__repr__()
b=bytearray(b'a');b.__setitem__(0, 5);b.__delitem__(0);b
b=bytearray(b'abc');x,*y=b;(x,y)
b=bytearray(b'abc');[*b,*b]
from collections import defaultdict;d=defaultdict(bytearray);d[1].append(3);d
b=bytearray(b'abc');b[1:2]=b'';b.extend(b);b[::3]
try: raise ValueError(bytearray(b'x'))\\nexcept ValueError as e: r=str(e)\\nr
{}[b'a']
b=bytearray(b'ab');b[0]^=255;b[1]+=1;b
b=bytearray(b'ab');b[0]+=255;b
bytearray(b'ab') is bytearray(b'ab')
b=bytearray(b'abcabc');[b.find(b'b', 2), b.find(b'b', -3, None), b.count(b'a', 1), b.endswith(b'c', 0, 3), b.index(99), b.rindex(b'a'), b.rpartition(b'b'), b.swapcase(), b.capitalize(), b.ljust(8), b.rjust(8, b'x'), b.lstrip(b'a'), b.rstrip(b'c'), b.removesuffix(b'bc'), b.isdigit(), b.isascii(), b.isspace()]
bytearray(b'a,b,,c').split(bytearray(b',')), b'a,b'.split(bytearray(b',')), b'a'.replace(bytearray(b'a'), bytearray(b'b'))
"""

PROGRAMS = Sandbox({}, policy=Policy.PROGRAMS)


def _python(text: str) -> Any:
    tree = ast.parse(text)
    last: Any = tree.body.pop()
    names: dict[str, Any] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        exec(compile(tree, "<program>", "exec"), names)
        return eval(compile(ast.Expression(last.value), "<program>", "eval"), names)


def _told(call: Any, text: str) -> str:
    try:
        return repr(call(text))
    except EvaluationError as error:
        return f"{error.exc_type}: {error.message}"
    except Exception as error:  # noqa: BLE001 - whatever Python raises is what is expected
        return f"{type(error).__name__}: {error}"


@pytest.mark.parametrize("text", CASES.splitlines())
def test_a_value_or_error_is_that_of_python(text: str) -> None:
    text = text.replace("\\n", "\n")
    assert _told(PROGRAMS.run, text) == _told(_python, text)


def test_names_of_methods_are_those_of_python_but_for_few() -> None:
    text = "b = bytearray()\n[{}]".format(
        ", ".join(f"hasattr(b, {name!r})" for name in dir(bytearray) if name[0] != "_" and name != "fromhex")
    )
    assert set(PROGRAMS.run(text)) == {True}


class _Drawn:
    """What makes random programs that change two arrays and note all that they give."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def one(self, *texts: str) -> str:
        return self.random.choice(texts)

    def row(self) -> str:
        return repr(bytes(self.random.choice(b"ab \t,\x00\xffZ") for _ in range(self.random.randrange(5))))

    def number(self) -> str:
        return self.one("0", "1", "2", "-1", "-2", "5", "97", "98", "255", "256", "-300", "True")

    def place(self) -> str:
        return self.one("0", "1", "-1", "2", "3", "-4", "7", "None")

    def slice(self) -> str:
        return ":".join(self.one("", self.place()) for _ in range(self.random.choice([2, 2, 3])))

    def part(self) -> str:
        return self.one(self.row(), "b", "c", f"bytearray({self.row()})", self.number(), "'a'", "None")

    def value(self) -> str:
        return self.one(
            self.part(), self.row(), f"[{self.number()}, {self.number()}]", "1.5", "(b, c)", "range(3)", "[]",
            "(x for x in c)", "{1, 2}", "{3: 4}", f"b[{self.slice()}]", "''",
            "(c.append(1) or x for x in [1, 2] if len(c) < 9)",
        )  # fmt: skip

    def looked_at(self) -> str:
        owner, places = self.one("b", "c", self.row()), self.one("", f", {self.place()}")
        return self.one(
            f"{owner}.{self.one('find', 'rfind', 'index', 'count')}({self.part()}{places})",
            f"{owner}.{self.one('startswith', 'endswith')}({self.one(self.part(), f'({self.part()}, {self.part()})')})",
            f"{owner}.{self.one('split', 'rsplit', 'partition', 'strip', 'lstrip', 'removesuffix', 'translate')}({self.part()})",
            f"{owner}.replace({self.part()}, {self.part()})",
            f"{owner}.{self.one('upper', 'title', 'splitlines', 'hex', 'decode', 'isalpha', 'split', 'expandtabs')}()",
            f"{owner}.{self.one('center', 'ljust')}({self.random.randrange(9)}, {self.part()})",
            f"{self.value()} {self.one('+', '*', '%', '==', '!=', '<', '>=', 'in', '-')} {self.one('b', 'c')}",
            f"{self.one('b', 'c')} {self.one('+', '*', '%', '==', '!=', '<', '>=', 'in', '|')} {self.value()}",
            f"b[{self.one(self.slice(), self.place(), self.value())}]",
            f"{self.one('bytearray', 'bytes')}({self.value()})",
            f"{self.one('len', 'sum', 'max', 'sorted', 'list', 'bytes', 'repr', 'bool', 'set')}({self.one('b', 'c')})",
            f"b.pop({self.one('', self.place())})", f"int.from_bytes({self.one('b', 'c')}, 'big')",
            f"[x for x in {self.one('b', 'c', 'reversed(b)', 'enumerate(c)', 'zip(b, c)')}]",
        )  # fmt: skip

    def change(self) -> str:
        owner, number = self.one("b", "c"), self.number()
        return self.one(
            f"{owner}.{self.one('append', 'extend', 'remove')}({self.value()})", f"{owner}.append({number})",
            f"{owner}.insert({self.place()}, {number})", f"{owner}.{self.one('reverse', 'reverse', 'clear')}()",
            f"{owner}[{self.place()}] = {number}", f"{owner}[{self.slice()}] = {self.value()}",
            f"del {owner}[{self.one(self.place(), self.slice())}]", f"{owner} += {self.row()}",
            f"{owner} *= {self.one('0', '1', '2', '-1', self.value())}", f"{owner} = b[{self.slice()}]",
            f"{owner}[{self.place()}] {self.one('+', '^', '-')}= {number}",
            f"for x in {owner}:\n  if len({owner}) < 9: {owner}.{self.one('append(x)', 'pop()', 'insert(0, x)')}",
        )  # fmt: skip

    def program(self) -> str:
        lines = ["told = []", f"b, c = bytearray({self.row()}), bytearray({self.row()})"]
        for _ in range(self.random.randrange(1, 7)):
            done = self.one(f"told.append(repr({self.looked_at()}))", self.change()).replace("\n", "\n ")
            lines.append(f"try:\n {done}\nexcept Exception as e: told.append(type(e).__name__)")
            lines += [
                f"if type({each}) is not bytearray or len({each}) > 60: {each} = bytearray(b'ab')" for each in "bc"
            ]
            lines.append("told.append((bytes(b), bytes(c)))")
        return "\n".join([*lines, "told"])


@given(st.integers(0, 10**9))
def test_random_programs_have_the_values_of_python(seed: int) -> None:
    text = _Drawn(seed).program()
    assert PROGRAMS.run(text) == _python(text)


CHARGED = [
    "bytearray(10 ** 11)", "bytearray(2 * 10 ** 6)", "bytearray(b'abc') * 10 ** 10", "b = bytearray(9)\nwhile True: b += bytes(b)",
    "b = bytearray()\nwhile True: b.append(1)", "b = bytearray()\nwhile True: b.insert(0, 1)",
    "b = bytearray(9)\nwhile True: b.extend(b)", "b = bytearray(9)\nwhile True: b *= 2",
    "b = bytearray(9)\nwhile True: b[1:1] = b", "b = bytearray(9)\nfor x in b: b.append(x)",
    "import itertools\nbytearray(itertools.repeat(1))", "import itertools\nbytearray().extend(itertools.repeat(1))",
    "import itertools\nb = bytearray()\nb[:] = itertools.count(0, 0)", "bytearray(range(10 ** 15))",
    "bytearray(b',').join([bytearray(9 * 10 ** 5)] * 10 ** 5)", "b = bytearray(b',' * 9 * 10 ** 5)\nwhile True: b.split(b',')",
    "b = bytearray(9 * 10 ** 5)\nb.replace(b'\\0', b.copy())", "b = bytearray(10 ** 5)\nwhile True: b.reverse()",
    "b = bytearray(10 ** 5)\nwhile True: b.insert(0, b.pop(0))", "b = bytearray(10 ** 5)\nwhile True: b == bytes(b)",
    "b = bytearray(10 ** 5)\nwhile True: 1 in b", "x = []\nwhile True: x.append(bytearray(10 ** 5))",
    "x = []\nwhile True: x.append(bytearray())", "b = bytearray(b'\\t') * 10 ** 5\nb.expandtabs(10 ** 9)",
    "bytearray(b'a').center(10 ** 12)", "b = bytearray(b'%10000000000d')\nb % 5", "int.from_bytes(bytearray(9 * 10 ** 5), 'big')",
    "import copy\nb = bytearray(10 ** 5)\nx = []\nwhile True: x.append(copy.deepcopy([b]))",
    "b = bytearray(10 ** 5)\nwhile True: b[::2] = b[1::2]", "b = bytearray(10 ** 5)\nwhile True: repr(b)",
    "b = bytearray(10 ** 5)\nwhile True: del b[0]; b.append(0)", "class A(bytearray): pass\na = A()\nwhile True: a.append(1)",
]  # fmt: skip


@pytest.mark.parametrize("text", CHARGED)
def test_it_is_charged(text: str) -> None:
    with pytest.raises(LimitExceeded):
        Sandbox({}, policy=Policy.PROGRAMS, limits=Limits(steps=300_000, memory_bytes=10**7)).run(text)


def test_one_of_the_host_is_copied_before_it_is_changed() -> None:
    given, seen = bytearray(b"ab"), list[bytes]()
    for text in ("b.append(1)\nb", "see(b)\nb[0] = 7\nb += b'x'\nb", "[b][0].clear()\nb", "x = b\nx *= 2\nb"):
        made = Sandbox({"b": given, "see": lambda value: seen.append(bytes(value))}, policy=Policy.PROGRAMS).run(text)
        assert type(made) is bytearray
        assert made is not given
        assert given == b"ab"
    assert seen == [b"ab"]
    assert Sandbox({"b": given}).run("b.upper() + b[:1]") == b"ABa"


def test_a_call_is_given_what_it_held_then() -> None:
    async def keep(value: Any) -> Any:
        await asyncio.sleep(0)
        return [*map(bytes, value)]

    text = "b = bytearray(b'ab')\nfirst = keep([b, b])\nb[0] = 0\nsecond = keep([b])\n[first, second]"
    assert Sandbox({"keep": keep}, policy=Policy.PROGRAMS).run(text) == [[b"ab", b"ab"], [b"\0b"]]


def test_it_lives_on_in_a_session() -> None:
    session = Sandbox({}, policy=Policy.PROGRAMS).session()
    session.run("b = bytearray(b'ab')\nc = [b, iter(b)]")
    assert session.run("b.append(99)\n[c[0] is b, [*c[1]], b]") == [True, [97, 98, 99], bytearray(b"abc")]


def test_a_default_makes_one() -> None:
    made = PROGRAMS.run("from collections import defaultdict\nd = defaultdict(bytearray)\nd[1].append(3)\nd")
    assert made == {1: b"\3"}
    assert type(made) is defaultdict
    assert made.default_factory is bytearray


def test_an_object_of_a_class_of_the_host_that_derives_from_it_stays_the_host_s() -> None:
    class Own(bytearray):
        def __len__(self) -> int:
            raise AssertionError

    with pytest.raises(ExpressionError, match="'Own' are opaque"):
        Sandbox({"b": Own(b"ab")}, policy=Policy.PROGRAMS).run("len(b)")
