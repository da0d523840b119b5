"""Attacks on the account of a run: counts below zero, work that is charged too little, memory that is not charged."""

# ruff: noqa: E501 - long tables

from lightfc_sandbox.values.naming import HIDDEN

_IMPORTS = "import random, statistics, itertools, math, json, re\n"
_FOREVER = "while True: pass"
_GREEDY = "xs = []\nwhile True: xs.append([0] * 10 ** 5)"


def _caught(calls: list[str]) -> list[str]:
    """Each call with its error caught, followed by work or memory without end."""
    caught = [_IMPORTS + f"for _ in range(3):\n try: {call}\n except Exception: pass\n" for call in calls]
    return [f"{each}{_FOREVER if position % 2 else _GREEDY}" for position, each in enumerate(caught)]


BELOW_ZERO = [
    "np.linspace(0, 1, -10 ** 15)", "np.logspace(0, 1, -10 ** 15)", "np.geomspace(1, 2, num=-10 ** 15)",
    "np.histogram([1], bins=-10 ** 15)", "np.array_split([1], -10 ** 15)", "np.split([1], -10 ** 15)",
    "np.bincount([1], minlength=-10 ** 15)", "random.getrandbits(-10 ** 30)", "random.randbytes(-10 ** 15)",
    "random.choices([1], k=-10 ** 15)", "random.sample([1], -10 ** 15)", "np.diff([1, 2], n=-10 ** 15)",
    "np.polyfit([1, 2], [1, 2], -10 ** 15)", "np.zeros(-10 ** 15)", "np.eye(-10 ** 15)", "np.tile([1], -10 ** 15)",
    "np.repeat([1], -10 ** 15)", "np.linalg.matrix_power([[1]], -10 ** 15)", "np.diag([1], -10 ** 15)",
    "np.arange(0, -10 ** 15)", "[0] * -10 ** 15", "'a' * -10 ** 15", "b'a' * -10 ** 15", "bytes(-10 ** 15)",
    "'a'.center(-10 ** 15)", "'a'.zfill(-10 ** 15)", "'a\\t'.expandtabs(-10 ** 15)", "1 << -10 ** 15", "2 ** -10 ** 15",
    "round(1, -10 ** 15)", "round(1.5, -10 ** 15)", "(5).to_bytes(-10 ** 15)", "list(itertools.repeat(1, -10 ** 15))",
    "list(itertools.islice([1], -10 ** 15))", "list(itertools.combinations([1], -10 ** 15))",
    "list(itertools.product([1], repeat=-10 ** 15))", "list(itertools.permutations([1], -10 ** 15))",
    "itertools.tee([1], -10 ** 15)", "math.comb(5, -10 ** 15)", "math.perm(5, -10 ** 15)", "math.factorial(-10 ** 15)",
    "math.isqrt(-10 ** 1000)", "statistics.quantiles([1, 2], n=-10 ** 15)", "json.dumps([1], indent=-10 ** 15)",
    "re.sub('a', 'b', 'a', -10 ** 15)", "re.split('a', 'a', -10 ** 15)", "'a'.replace('a', 'b', -10 ** 15)",
    "'a b'.split(None, -10 ** 15)", "'%*d' % (-10 ** 8, 1)", "f'{1:{-10 ** 8}}'",
]  # fmt: skip
"""Calls with a count below zero; most of them raise something that a program can catch."""

_LONG = (
    _IMPORTS + "import datetime, textwrap, uuid, hashlib, base64\nimport numpy as np\n"
    "x = 'a' * 999999\ny = 'a' * 999998 + 'a'\nt = '%%' * 49999\nb = b'a' * 999999\nc = b'a' * 999998 + b'a'\n"
    "s = [y] * 9\na = np.eye(3)\nq, r = exacts[:2]\n"
)
"""Values that take long to compare."""

_EXACT = (
    _IMPORTS + "import datetime\nimport numpy as np\nM = exacts[0]\nD = exacts * 100\n"
    "longs = [2 ** 4000 + i for i in range(900)] * 10\n"
)
"""Numbers that are as long as they may be."""


def _wide(count: int, form: str = "x * {0}") -> str:
    """So many parts that are written out."""
    return ", ".join(form.format(number) for number in range(count))


def _hoarded(made: str, before: str = "") -> str:
    return f"import asyncio, collections, functools, operator\nx = 1.5\ny = 1 << 61\n{before}kept = []\nwhile True: kept.append({made})"


_NAMES = _wide(1_700, "a{0}")

_FRAME = "\n ".join(" = ".join(f"a{row}_{number}" for number in range(500)) + " = x * 2" for row in range(8))

_COLUMN, _ROW, _DEEP, _DEEP_ROW = (
    "np.ones((5000, 1))",
    "np.ones((1, 5000))",
    "np.ones((5000, 1, 2))",
    "np.ones((1, 5000, 2))",
)

_KEYS = (
    "import collections, copy, datetime, decimal, fractions, json, uuid\nM = 2 ** 61 - 1\n"
    "longs = {(2 ** 4000 // M - i) * M for i in range(1, 700)}\nlong = 2 ** 4000 // M * M\n"
    "few = {decimal.Decimal(i * M) for i in range(1, 31)}\nby_long, by_few = dict.fromkeys(longs, 1), dict.fromkeys(few, 1)\n"
)
"""Keys of one hash, of which those of two types are slow to compare."""

_BESIDE = {
    "a long list": "[1] * 900_000", "one list many times": "[[1]] * 900_000", "a tuple in a list": "[(1,)] * 900_000",
    "many lists": "[[] for i in range(150_000)]",
}  # fmt: skip
"""Values that take long to be looked through for what calls in flight have yet to give."""

COST_FAMILIES: dict[str, list[str]] = {
    "beside-calls": [
        *(f"xs = {made}\nfor i in range(9_000):\n later(i)\n try: {each}\n except TypeError: pass"
          for made in _BESIDE.values() for each in (
              "len(xs)", "isinstance(xs, str)", "str(type(xs))", "callable(xs)", "print(end='', flush=xs)", "xs + 1", "-xs", "hash(xs)", "int(xs)",
              "xs == 1", "xs[:0] == xs", "[xs] == 1", "1 in [xs]", "f(xs)", "xs[0]", "{1: xs}.get(1)",
          )),
        *(f"later()\n{each}" for each in (
            "','.join(map(str, range(10 ** 12)))", "{*map(str, range(10 ** 6))}", "print(*map(str, range(10 ** 6)))", "xs = [1]\n[*map(xs.append, xs)]",
            "[*filter(abs, range(10 ** 12))]", "sorted(range(10 ** 6), key=abs)", "[].extend(map(abs, range(10 ** 12)))",
        )),
        *(f"xs = [[[]] for i in range(180_000)]\nys = [xs, 1, 2]\ndef g(y):\n xs[0] = [later(y)]\n return f(1) + 1\n{each}\nboom()" for each in (
            "[*map(g, ys)]", "[g(y) for y in ys]", "sorted(ys[1:], key=g)", "for y in ys:\n g(y)\n ys[1] = 3", "for y in iter(ys): xs[0] = later(y)",
        )),
        *(f"xs = {made}\nlater()\n{each}\nboom()" for made in (*_BESIDE.values(), "[[] for i in range(400_000)]", "[[[]] for i in range(190_000)]", "[{i: [i]} for i in range(90_000)]")
          for each in ("len(str(xs))", "f(xs)", "later(xs)", "xs == [1]", "n = 0\nfor x in xs: n += 1\nf(n)", "sorted(xs, key=lambda x: 1)", "{1: xs, 2: [xs, xs]} == {1: 2}")),
    ],
    "messages": [
        f"raise TypeError('a' + {HIDDEN!r} + '() ' + {HIDDEN!r} * 60_000)",
        f"try: raise TypeError('a' + {HIDDEN!r} + '() ' + {HIDDEN!r} * 60_000)\nexcept TypeError as error: print(error)\nboom()",
        f"raise TypeError('a' + {HIDDEN!r} + '() ' + '{HIDDEN}() takes 1 positional argument but 2 ' * 20_000)",
        "raise TypeError(' at 0x' * 160_000)", "raise TypeError(' at 0x' + '0' * 900_000)",
    ],
    "long-numbers": [
        *(f"import json\nx = '[' + ','.join(['9' * {size}{more}] * {count}) + ']'\nwhile True: json.loads(x)"
          for size, count, more in ((900, 1_000, ""), (1_000, 900, " + '.5'"), (1_020, 900, " + 'e1'"), (900_000, 1, " + '.5'"))),
        *(f"import textwrap\nx = {line!r} * {count}\nwhile True: textwrap.indent(x, ' ')" for line, count in (("a\n", 300_000), ("\u0161\n", 200_000))),
    ],
    "keys": [
        "import decimal\ns = {decimal.Decimal(i * (2 ** 61 - 1)) for i in range(1, 700)}\nwhile True: 2 ** 4000 // (2 ** 61 - 1) * (2 ** 61 - 1) in s",
        "import decimal\nM = 2 ** 61 - 1\nd = {}\nfor i in range(1, 700): d[decimal.Decimal(i * M)] = (2 ** 4000 // M - i) * M\n[d.get(each) for each in d.values()]",
        "import decimal\nM = 2 ** 61 - 1\ns = {(decimal.Decimal(i * M), 1) for i in range(1, 700)}\n[((2 ** 4000 // M - i) * M, 1) in s for i in range(700)]",
        *(_KEYS + call for call in (
            "longs & few", "few | longs", "longs ^ few", "longs -= few", "longs |= few", "longs.update(few)", "longs.isdisjoint(few)",
            "longs.difference_update(few)", "longs.union(few, few)", "{*longs, *few}", "{**by_long, **by_few}", "by_long | by_few",
            "by_long.update(by_few)", "by_long |= by_few", "by_long.keys() & by_few.keys()", "by_long.keys() - by_few.keys()",
            "by_long.items() & by_few.items()", "collections.OrderedDict(by_long) | by_few", "collections.Counter(by_long) + collections.Counter(by_few)",
            "longs.update(few)\nwhile True: set(dict.fromkeys(longs))", "longs.update(few)\nwhile True: copy.deepcopy([longs, by_long])",
            "while True: [each in by_long for each in few]", "while True: [each in few for each in longs]", "while True: long in few",
            "while True: collections.OrderedDict(by_long).copy()", "while True: longs == {each + M for each in longs}",
        )),
        *(f"M = 2 ** 61 - 1\na = {{i * M for i in range(4_000)}}\nb = {{i * M for i in range(4_000, 8_000)}}\nd, e = dict.fromkeys(a), dict.fromkeys(b)\n{call}"
          for call in ("a & b", "a |= b", "a.issubset(b)", "a == b", "d == e", "{**d, **e}", "{key: iter([]) for key in a}")),
        _KEYS + "s, t = ({uuid.UUID(int=i * M) for i in range(at, at + 1_500)} for at in (0, 1_500))\ns & t",
        "import datetime\ni = 0\nwhile True:\n i += 1\n try: datetime.datetime.strptime('x', '%A %a %B %b %p %d %m %y %H %M %S %f %j %U %Z %z' + ' .' * 400 + str(i))\n except ValueError: pass",
    ],
    "below-zero": _caught(BELOW_ZERO),
    "unicode-errors": [
        *(f"{made.format(start, end)}{_then}" for made in [
            "UnicodeDecodeError('u', b'abc', {}, {}, 'x')", "UnicodeEncodeError('u', 'abc', {}, {}, 'x')",
            "UnicodeTranslateError('abc', {}, {}, 'x')",
        ] for start, end in [("-2 ** 40", "-2 ** 40 + 1"), ("-1", "0"), ("-2 ** 63", "-2 ** 63 + 1")]
          for _then in ("", "\nboom()")),
        *(f"{form}" for form in [
            "str(UnicodeDecodeError('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x'))",
            "raise UnicodeDecodeError('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x')",
            "print(UnicodeDecodeError('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x'))",
            "f\"{UnicodeDecodeError('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x')}\"",
            "'%s' % UnicodeDecodeError('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x')",
            "str([UnicodeDecodeError('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x')])",
            "e = UnicodeDecodeError\nlist(map(lambda i: str(e('u', b'abc', -i, -i + 1, 'x')), range(1, 9)))",
            "Unreadable('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x')", "raise Unreadable('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x')",
            "try: raise Unreadable('u', b'abc', -2 ** 40, -2 ** 40 + 1, 'x')\nexcept ValueError as e: str(e)\nboom()",
            "unreadable()", "try: unreadable()\nexcept ValueError as e: f'{e}'\nboom()",
            "for i in range(1, 10 ** 9): UnicodeDecodeError('u', b'abc', i, i + 1, 'x')",
            "UnicodeDecodeError('u', b'abc', 2 ** 63, 1, 'x')", "SyntaxError('a', ('f', 10 ** 9, 10 ** 9, 'text'))", "raise SyntaxError('a', 'bcde')", "SyntaxError(evil)", "raise SyntaxError('a' * 10 ** 7 + 1)", "UnicodeDecodeError('u', 'abc', 0, 1, 'x')",
            "BlockingIOError(1, 'a', evil)", "OSError(evil, 'a', evil)", "OSError(evil, evil)", "ImportError(evil)", "raise BlockingIOError(1, 'a', evil)",
            "UnicodeDecodeError('u', evil, 0, 1, 'x')", "UnicodeDecodeError('u', b'abc', evil, 1, 'x')",
        ]),
    ],
    "self-referring": ["circular()", "try: circular()\nexcept TypeError: pass", "[circular() for _ in xs]"],
    "straight-line": [
        *(_LONG + "for i in range(9 ** 9):\n" + f"    {line}\n" * count for line, count in [
            ("x == y", 150), ("x == y", 2_400), ("x <= y", 400), ("x != y", 400), ("t % ()", 3), ("b == c", 400), ("q == r", 900),
            ("datetime.datetime.strptime('2024', '%Y')", 500), ("np.median([1, 2])", 700), ("np.linalg.svd(a)", 900), ("np.unique(a)", 900),
            ("json.dumps([1])", 900), ("re.match('a*', 'aaa')", 700), ("statistics.mean([1, 2])", 700), ("sorted([3, 1, 2])", 900),
            ("x in s", 300), ("x.count('b')", 300), ("x.upper()", 40), ("x.encode()", 40), ("hash(x + '1')", 40), ("q + r", 900), ("q * r", 900),
            ("q < r", 900), ("textwrap.wrap('a b', 1)", 500), ("uuid.uuid4()", 500), ("hashlib.sha256(b)", 100), ("base64.b64encode(b)", 50),
        ]),
        *(_LONG + start.format(body) for body in ["np.median([1, 2])", "x == y", "json.dumps([1])"] for start in [
            "def g():\n" + "    {0}\n" * 500 + "while True: g()", "g = lambda: (" + "{0}, " * 500 + ")\nwhile True: g()",
            "[(" + "{0}, " * 500 + ") for i in range(9 ** 9)]", "list((" + "{0}, " * 500 + ") for i in range(9 ** 9))",
            "while (" + "{0}, " * 500 + "): pass", "sorted(range(10 ** 5), key=lambda i: (" + "{0}, " * 500 + "))",
            "for i in range(9 ** 9):\n if (" + "{0}, " * 500 + "): pass", "list(map(lambda i: [" + "{0}, " * 500 + "], range(9 ** 9)))",
        ]),
    ],
    "python-inside": [
        *(_EXACT + each for each in [
            "np.diff(np.array([1]), n=60_000_000)", "np.diff(np.zeros(1000), n=10 ** 9)", "np.polyval([1] * 900000, np.ones(1000))",
            "random.choices(range(3000), weights=[Fraction(1, 10 ** 300 + 2 * i + 1) for i in range(3000)])",
            "random.choices(range(3000), cum_weights=[Fraction(i, 10 ** 300 + 2 * i + 1) for i in range(3000)])",
            "random.choices([1, 2], weights=[Fraction(2 ** 1900, 3 ** 1200), Fraction(1, 7)], k=10 ** 6)",
            "statistics.median(D)", "statistics.quantiles(D)", "statistics.median_low(D)", "statistics.median_high(D)", "statistics.mean(D)",
            "statistics.stdev(D)", "statistics.pvariance(D)", "statistics.pstdev([1] * 110000, M)", "statistics.variance([1] * 110000, M)",
            "statistics.pvariance([1] * 110000, M)", "statistics.stdev([1] * 110000, M)", "statistics.linear_regression(D, D)",
            "statistics.correlation(D, D)", "statistics.covariance(D, D)", "statistics.geometric_mean(D)", "statistics.harmonic_mean(D)",
            "statistics.fmean(D, D)", "sorted(D) * 9", "max(D) and sum(D)", "math.prod(D)", "math.fsum(D * 9) and boom()", "itertools.accumulate(D)",
            "math.log2(*[longs] * 1000)", "math.gcd(*longs * 40) and boom()", "math.lcm(*range(1, 10 ** 5))", "math.fmod([1] * 900000)",
            "np.zeros((250000,) + (1,) * 31).tolist()", "math.cos(np.zeros((250000,) + (1,) * 31))", "random.random(np.zeros((250000,) + (1,) * 31))",
            "statistics.mean(np.zeros((250000,) + (1,) * 31))", "datetime.date(np.zeros((250000,) + (1,) * 31), 1, 1)",
            "np.vstack([1] * 900000)", "np.hstack([1] * 900000)", "np.dstack([1] * 900000)", "np.column_stack([1] * 900000)", "np.stack([1] * 900000)",
            "np.select([1] * 900000, [1] * 900000)", "np.select([[True]] * 9000, [np.ones(900000)] * 9000)", "np.concatenate([[1]] * 900000)",
            "np.select(b'a' * 999999, b'a' * 999999)", "np.stack(range(10 ** 15))", "np.histogram([1.0] * 900000, bins=900000)",
            "np.unique(np.zeros((900000, 1)), axis=0)", "np.percentile(np.zeros((1, 900000)), [1] * 900, axis=0)",
        ]),
        *(f"t = {template!r} * {count}\nwhile True: t % ()" for template, count in [("%%", 499_999), ("%(a", 300_000), ("% %", 300_000)]),
        "t = '%(' + '(' * 400000 + ')' * 400000 + ')s'\nwhile True: t % {}", "t = '%-5%' * 190000\n[t % () for _ in range(99)]",
        "str([range(10 ** 37, 10 ** 38, 10 ** 36)] * 900000)", "f'{[(1,) * 9] * 90000}' * 9",
        "str({i: range(10 ** 37) for i in range(90000)}) * 9", "'%s' % [[range(10 ** 37)] * 9000] * 9",
    ],
    "kept": [
        "xs = ['a' * 990000 + str(i) for i in range(53)]\n*b, = enumerate(range(480000))", "xs = ['a' * 990000 + str(i) for i in range(53)]\n[*enumerate(range(480000))]",
        "xs = ['a' * 990000 + str(i) for i in range(53)]\nf(*enumerate(range(480000)))", "xs = ['a' * 990000 + str(i) for i in range(53)]\na, *b = zip(range(480000), range(480000))",
        "xs = [[[]] for i in range(190000)]\nf(xs)\nboom()", "xs = [[[]] for i in range(190000)]\nraise ValueError(xs)",
        "xs = ['a' * 990000 + str(i) for i in range(53)]\n'-'.join(map(str, range(10 ** 6)))", "xs = ['a' * 990000 + str(i) for i in range(53)]\n{*enumerate(range(480000))}",
        *(f"xs = []\nt, d = 'a' * 999999, {{}}\nwhile True:\n try: {each}\n except Exception as e: xs.append(e)" for each in [
            "1 / 0", "int('x')", "float(t)", "d[1]", "[][1]", "None + 1", "t.index('b')", "int(t)", "complex(t)", "d[t]", "raise ValueError(t + '1')",
            "raise ValueError", "assert 0, t", "next(iter([]))", "boom()", "json.loads(t)", "decimal.Decimal(t)", "fractions.Fraction(t)", "uuid.UUID(t)",
            "datetime.datetime.strptime(t[:900], '%Y')", "b'\\xff'.decode()", "t.encode('ascii', 'x')", "math.sqrt(-1)", "re.compile('(' * 99)", "[1].remove(2)",
        ]),
        "rows[0].append(1)", "rows[0].append(1)\nrows[1].append(1)", "for row in rows: row.append(1)",
        *(f"a = np.ones((1000, 900))\n[{each} for _ in range(10 ** 5)]" for each in [
            "abs(a)", "round(a)", "-a", "a + 1", "a.copy()", "a.T.copy()", "a.round(2)", "np.abs(a)", "a == a", "a > 0", "a.astype('int8')", "divmod(a, 2)", "pow(a, 2)", "a % 2", "~(a > 0)", "a[::2] * 1", "a.clip(0, 1)",
        ]),
        "f(**{str(i): i for i in range(200000)})", "d = {str(i): i for i in range(90000)}\n[dict(**d) for _ in range(99)]", "d = {str(i): i for i in range(90000)}\n[random.gauss(**d) for _ in range(99)]",
        "d = {str(i): i for i in range(90000)}\ndef g(**k): return k\n[g(**d) for _ in range(99)]", "zip(*[range(9)] * 900000)", "def g(*a): return a\n[g(*range(90000)) for _ in range(99)]",
        *(f"[each for each in {rows}]" for rows in [
            "enumerate(range(10 ** 6 - 1))", "zip(range(10 ** 6 - 1), range(10 ** 6 - 1))", "zip(*[range(10 ** 6 - 1)] * 8)", "zip(enumerate(range(10 ** 6 - 1)))",
            "filter(None, enumerate(range(10 ** 6 - 1)))", "itertools.chain(zip(*[range(10 ** 6 - 1)] * 4))", "itertools.zip_longest(*[range(10 ** 6 - 1)] * 8)", "zip(*[range(900)] * 10000)",
        ]),
        "xs = []\nfor each in enumerate(zip(*[range(10 ** 6 - 1)] * 8)): xs.append(each)", "sorted(zip(*[range(900)] * 10000))",
        "b''.join([b''] * 900000)", "bytearray().join([b''] * 900000)",
        "print(*range(10 ** 6), *range(10 ** 6))", "functools.partial(f, *range(900000), *range(900000))", "max(*range(900000))",
    ],
    "wide": [
        _hoarded("g()", f"def g():\n {_FRAME}\n yield 1\n"), _hoarded("g()", f"def g():\n {_FRAME}\n return lambda: 1\n"),
        _hoarded("[h() for h in [g]]", f"def g():\n {_FRAME}\n return (1 for i in [1])\n"),
        _hoarded(f"(1 for {_NAMES} in ())"), _hoarded(f"[lambda: a0 for {_NAMES} in [[{_wide(1_700)}]]]"),
        _hoarded(f"g({_wide(1_700)})", f"def g({_NAMES}): return lambda: a0\n"),
        _hoarded(f"g({_wide(2_500)})", "def g(*a): return a\n"), _hoarded(f"g({_wide(1_800, 'a{0}=x * {0}')})", "def g(**a): return a\n"),
        _hoarded(f"g({_wide(2_500)})", "def g(*a, **k): yield a\n"), _hoarded(f"lambda {_wide(1_700, 'a{0}=x * {0}')}: 1"),
        *(_hoarded(each.format(_wide(2_500))) for each in [
            "({0})", "[{0}]", "{{{0}}}", "(*(), {0})", "[*(), {0}]", "ValueError({0})", "operator.itemgetter({0})", "functools.partial(f, {0})",
            "asyncio.gather({0})", "(0, ({0}))[1]", "1 and [{0}]", "[[{0}] for i in [1]]",
        ]),
        *(_hoarded(each.format(_wide(2_500, "y + {0}"))) for each in ["({0})", "[{0}]", "{{{0}}}"]),
        *(_hoarded(each.format(_wide(9))) for each in ["({0})", "[{0}]", "{{{0}}}"]),
        _hoarded(f"g(len(kept), {_wide(2_500)})", "@functools.cache\ndef g(*a): return 1\n"), _hoarded(f"dict({_wide(1_800, 'a{0}=x * {0}')})"),
        _hoarded(f"{{{_wide(1_800, 'x * {0}: x * {0}')}}}"), *(_hoarded(each, f"P = collections.namedtuple('P', [f'a{{i}}' for i in range(1500)])\np = P({_wide(1_500)})\n") for each in ["p._asdict()", "p._replace()", f"p._replace({_wide(900, 'a{0}=x * {0}')})"]),
        _hoarded(f"P({_wide(1_500)})", "P = collections.namedtuple('P', [f'a{i}' for i in range(1500)])\n"),
        *(_hoarded("bytes(4000)", each) for each in [
            f"y = [{_wide(4_000, 'lambda: x')}]\n", f"y = [{_wide(3_300, 'kept[:]')}]\n", "if x: x\n" * 3_300, "def g(): x\n" * 3_800,
            *("".join(each.format(number) for number in range(2_700)) for each in ["def g{}(a, b=1): return a\n", "import math as m{}\n"]),
        ]),
        "x = 1.5\nkept = []\nwhile True:\n try: raise ValueError(" + _wide(2_500) + ")\n except ValueError as e: kept.append(e)",
        "x = 1.5\nkept = []\nwhile True:\n a, *b = " + _wide(2_500) + "\n kept.append(b)",
    ],
    "broadcast": [
        *(f"import numpy as np\nc, r, d, e = {_COLUMN}, {_ROW}, {_DEEP}, {_DEEP_ROW}\n{each}\nboom()" for each in [
            "np.trapezoid(d, e)", "np.trapezoid(np.ones((5000, 2)), np.ones(5001))", "np.polyval(r, c)", "np.polyval(c, r)", "np.tril(np.ones(5000))", "np.triu(np.ones(5000))",
            "np.polydiv(np.ones((1, 5000, 1)), np.ones((1, 1, 5000)))", "np.linalg.solve(np.ones((700, 1, 1, 1)), np.ones((1, 700, 1, 9)))",
            "c[:, [0] * 5000]", "c[:, [[0] * 5000]]", "c[[0] * 5000, [[0]] * 5000]", "c[..., [0] * 5000]", "c[None, :, [0] * 5000]", "r[[0] * 5000]", "np.take(c, [0] * 5000, axis=1)",
            "r[[[0]] * 5000, [0] * 5000]", "c[:, [0] * 5000] = 1", "c + r", "c @ r", "np.cross(np.ones((5000, 1, 3)), np.ones((1, 5000, 3)))", "np.clip(c, r, None)", "np.where(c, r, 1)",
            "np.isclose(c, r)", "np.allclose(c, r)", "np.select([c > 0], [r])", "np.meshgrid(c, r)", "np.matmul(np.ones((5000, 1, 1, 1)), np.ones((5000, 1, 1)))", "c == r", "c < r", "divmod(c, r)",
            "c *= r", "np.outer(c, r)", "np.kron(c, r)", "np.inner(c, c)", "np.dot(c, r)", "np.tensordot(c, r)", "np.interp(r, [[1]] * 5000, c)", "np.average(c, weights=r)", "np.searchsorted(c, r)",
        ]),
        *(f"import numpy as np\na = np.zeros((1, 500000))\nt = np.zeros((700, 700)).T\nkept = []\nwhile True: kept.append({each})" for each in [
            "a[[0]]", "a[True]", "a[a[0, 0] == 0]", "a[..., a[0] == 0]", "a[np.array([0])]", "a[[-1], :]", "a[:, range(500000)[::-1]]", "t.reshape(-1)", "np.reshape(t, (-1, 7))", "t.ravel()", "t.flatten()",
        ]),
    ],
    "no-array-holds": [
        f"import numpy as np\nL, B = 2 ** 4000 - 1, -2 ** 4000\n{each}\nboom()" for each in [
            "np.linalg.norm(B, L, 0)", "np.linalg.norm(B, L, B)", "np.linalg.norm(2 ** 64, 2 ** 60, 0)", "np.polyval([1] * 20_000, L)", "np.full(9, L)",
            "np.prod(np.full(9, L))", "np.arange(0, L, L) ** L", "np.stack([L, L]) ** L", "np.repeat(L, 9) ** L", "np.where([True], L, L) ** L", "np.outer(L, L) ** L", "np.power(L, L)", "np.array([1]).clip(L, L) ** L",
        ]
    ],
    "axes": [
        f"import numpy as np\nz, a = (0,) * 900000, np.ones(3)\nwhile True:\n try: {each}\n except (ValueError, IndexError, TypeError): pass" for each in [
            "np.roll([1, 2], z, z)", "np.tile(1, z)", "np.flip(a, z)", "np.expand_dims(a, z)", "np.moveaxis(a, z, z)", "np.percentile(a, 5, z)", "np.nanpercentile(a, 5, z)", "np.nanmedian(a, z)", "a[z]",
            "np.transpose(a, z)", "np.squeeze(a, z)", "np.linalg.norm(a, None, z)", "np.concatenate([a], z)", "np.sum(a, z)", "np.std(a, axis=z)", "np.zeros(z)", "a.reshape(z)", "a.reshape(*z)",
            "a.transpose(*z)", "np.full(z, 1)", "np.broadcast_to(1, z)", "np.repeat(a, z)", "np.take(a, z)", "np.delete(a, z)", "np.split(a, z)", "a[(slice(1),) * 900000]", "a[(None,) * 900000]",
            "a[(True,) * 900000]", "a[(...,) * 900000]", "np.histogram(a, range=z)", "np.average(a, z)", "np.unique(a, axis=z)", "np.meshgrid(*z)", "a[z] = 1", "np.cumsum(a, z)", "np.stack([a, a], z)",
        ]
    ] + [
        f"import numpy as np\nwhile True: {each}" for each in [
            "np.roll(np.zeros((2,) * 19), (1,) * 19, tuple(range(19)))", "np.roll(np.zeros((2,) * 12), (1,) * 12, (0,) * 12)",
            "np.unique(np.zeros((1, 249999)), axis=0)", "np.unique(np.zeros((30, 4000)), axis=0)", "np.unique(np.zeros((120000, 2)), axis=1)", "str(np.zeros((2,) * 15))",
        ]
    ],
    "long-decimals": [
        f"import decimal\nx = decimal.Decimal('1.' + '7' * 998)\nwhile True:\n try: {each}\n except ArithmeticError: pass"
        for each in ["x ** x", "x ** decimal.Decimal('1.5')", "pow(x, x)", "x.exp()", "x.ln()", "x.sqrt()", "x.log10()"]
    ],
    "arguments-copied": [
        f"{each}\nwhile True:\n keep.append(f(xs))\n xs.append(1)".replace("xs", "own").replace("keep", "kept") for each in [
            "kept, xs = [], [[] for i in range(99000)]", "kept, xs = [], [{1: 2}] * 99000", "kept, xs = [], [{i: {}} for i in range(9000)]", "kept, xs = [], [([],)] * 99000", "from collections import deque\nkept, xs = [], [deque() for i in range(9000)]",
            "kept, xs = [], [{i: i for i in range(99)}.items() for i in range(99)]", "kept, xs = [], [bytearray(10 ** 6)]", "kept, xs = [], [np.zeros(10 ** 5)]",
        ]
    ],
    "modules-of-text": [
        f"import textwrap, unicodedata\nfrom urllib.parse import parse_qsl, unquote, urlsplit\nu = urlsplit('http://a')\nv = type(u)('', 'A' * 999999, '', '', '')\nkept = []\nwhile True: kept.append({each})"
        for each in [
            *(f"unicodedata.normalize('{form}', '\u0f73' * 200000)" for form in ("NFC", "NFD", "NFKC", "NFKD")),
            "unicodedata.normalize('NFC', '\u0f75\u0301\u0316' * 50000)", "unicodedata.is_normalized('NFC', 'a' + '\u0344\u0316' * 90000)",
            *(f"textwrap.{name}('a{space}' * 120000, width=2)" for name in ("wrap", "fill") for space in ("\xa0", "\u2003", "\x1c", "\x85")),
            *(f"{owner}.{name}" for owner in ("u", "v") for name in ("hostname", "username", "port", "geturl()")),
            "type(u)('', evil, '', '', '').hostname", "type(u)('', 'a', evil, '', '').geturl()", "unquote('\u0436a' * 400000 + '%41')", "parse_qsl('\u0436a' * 400000 + '=%41')",
        ]
    ],
    "names": [
        f"a{chr(0x301) * 24_000}{chr(0x316) * 24_000} = 1", f"(a{chr(0x301) * 24_000}{chr(0x316) * 24_000} b", f"[].a{chr(0xF73) * 24_000}", f"f(a{chr(0xFF9E) * 20_000}{chr(0x316) * 20_000}=1)",
        "\n".join(f"a{chr(0x301) * 50}{chr(0x316) * 49}{each} = 1" for each in range(450)) + "\nboom()",
    ],
    "checking": [
        "from math import " + ", ".join(f"a{i}" for i in range(6_400)), "".join(f"from math import a{i}\n" for i in range(1_700)),
        "".join(f"import m{i}\n" for i in range(3_800)), "[" + ", ".join(f"np.zz{i}" for i in range(4_900)) + "]",
        "a0 = f(1)\n" + "".join(f"a{i + 1} = a{i}\n" for i in range(2_900)) + "boom()", "".join(f"a{i} = a{i + 1}\n" for i in range(2_900)) + "a2900 = f(1)",
        "".join(f"i{i} = map(f, xs)\nnext(i{i})\n" for i in range(1_100)) + "boom()", "".join(f"i{i} = (f(x) for x in xs)\n" for i in range(1_200)) + "boom()",
        "".join(" " * i + f"for i{i} in map(f, xs):\n" for i in range(80)) + " " * 80 + "boom();" + "f(1);" * 3_000,
        "xs = []\n" + "".join(" " * i + f"for i{i} in map(f, [1]):\n" for i in range(80)) + " " * 80 + "boom();" + "f(1);" * 3_000,
        "".join(" " * i + f"if f({i + 1}):\n" for i in range(80)) + " " * 80 + "boom();" + "f(1);" * 3_000,
        "xs = []\n" + "".join(" " * i + f"def d{i}():\n" for i in range(80)) + " " * 80 + "pass;" + "f(1);" * 3_000 + "\nboom()",
        "xs = []\n" + "".join(" " * i + "try:\n" for i in range(15)) + " " * 15 + "boom();" + "f(1);" * 3_000 + "\n" + "".join(" " * i + "finally: pass\n" for i in reversed(range(15))),
        "list((" * 40 + "[" + ", ".join(f"f({i})" for i in range(3_500)) + "]" + " for x in xs))" * 40 + "\nboom()",
        "import queue\nq = queue.Queue()\n" + "".join(" " * i + f"def f{i}(json):\n" for i in range(80)) + " " * 80 + "pass;" + "f.b;" * 2_800 + "\nboom()",
        *(f"from enum import {kind}\n" + "".join(f"class A{i}({kind}): X = 1\n" for i in range(1_500)) + "boom()" for kind in ("Enum", "IntEnum", "StrEnum", "Flag", "IntFlag")),
        *("from dataclasses import dataclass as d\n" + f"@d{given}\nclass A: 0\n" * 1_200 + "boom()" for given in ("", "(order=True, frozen=True)")),
        "from enum import IntFlag\n" + "A = IntFlag('A', 'X')\n" * 2_000 + "boom()", "from functools import total_ordering as d\n" + "@d\nclass A:\n def __lt__(s, o): 0\n" * 1_100 + "boom()",
        "E = OSError\n" + "try: 0\nexcept* E: 0\n" * 2_300 + "boom()", "E = OSError\ntry: raise E\n" + "except* E as e: e\n" * 2_400,
        "import asyncio\nq = asyncio.Queue()\nasync def m():\n [await q.get() for i in xs]\n" + " [0 async for x in q]\n" * 1_900 + "asyncio.run(m())",
        "from functools import total_ordering as d\nclass B: 0\n" + "@d\nclass A(B):\n def __lt__(s, o): 0\n" * 1_000 + "boom()",
        "".join(" " * i + f"for i{i} in map(f, xs):\n" for i in range(80)) + " " * 80 + "boom();" + "f(1);" * 2_500 + "\n" + "".join(" " * i + f"x{i} = f(1)\n" for i in range(79, 0, -1)),
        "lambda: (" * 60 + "[" + ", ".join(f"f({i})" for i in range(4_500)) + "]" + ")" * 60, "(lambda: " * 60 + "[" + "f(1), " * 4_500 + "]" + ")" * 60,
    ],
}  # fmt: skip
"""Attacks that need statements, by family."""
