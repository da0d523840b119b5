"""Facades: each listed name does what the real one does, and nothing that is not listed is reachable."""

import abc
import asyncio
import base64
import importlib
import math
import re
import uuid
from typing import Any

import pytest
from hypothesis import given, strategies as st

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, Policy, Sandbox
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.containers import CHANGING_FUNCTIONS
from lightfc_sandbox.stdlib.modules.text_modules import Digest
from lightfc_sandbox.stdlib.registry import FACADES, facade_names
from lightfc_sandbox.stdlib.written import WRITTEN
from lightfc_sandbox.values.kinds import Builtin
from tests.support.tables import in_one_test

ROOTS = sorted(FACADES.keys() - {"np", "numpy", "asyncio"})
LIMITS = Limits(steps=50_000, time_s=300)
SANDBOX = Sandbox(limits=LIMITS)
PROGRAMS = Sandbox(policy=Policy.PROGRAMS, limits=LIMITS)
REAL: dict[str, Any] = {root: importlib.import_module(root) for root in ROOTS}

_FLOATS = ("(0.5)", "(1)", "(-2)", "(True)", "('a')", "(1j)")
_DATA = ("([1, 2, 4])", "([1.5, 2.5, 2.5])", "([])", "(['a'])", "((2, 3, 9))")
_TWO = ("(6, 4)", "(-7, 2)", "(2.5, 0.5)", "('a', 'b')", "([1], [2])")
_ONE = ("(5)", "(-2)", "(True)", "([])", "(2.5)")

SAMPLES: dict[str, tuple[str, ...]] = {
    "types.SimpleNamespace": ("(1, 2)",),
    "dataclasses.fields": ("(5)", "(int)", "()"),
    "pprint.pformat": ("([1, 'a'])", "({'b': 1, 'a': [2] * 40}, 4, 20)", "([], width=0)"),
    "sys.exit": ("(1, 2)",),
    "ast.literal_eval": ("('[1, {2: None}]')", "('f()')", "(1)", "('[')"),
    **{
        f"math.{name}": ("(7, 3)", "(2.5, 2)", "(-1, 0.5)", "(0, 0)", "('a', 1)")
        for name in [
            "atan2",
            "copysign",
            "fmod",
            "gcd",
            "hypot",
            "isclose",
            "ldexp",
            "log",
            "nextafter",
            "pow",
            "remainder",
            "comb",
            "perm",
            "lcm",
        ]
    },
    "math.fma": ("(2.0, 3.0, 1.0)",),
    "math.factorial": ("(5)", "(-1)", "(2.5)"),
    "math.fsum": ("([0.1] * 10)", "([])", "(['a'])"),
    "math.prod": ("([2, 3])", "([], start=4)"),
    "math.dist": ("([0, 0], [3, 4])", "([1], [1, 2])"),
    "math.sumprod": ("([1, 2], [3, 4])",),
    "itertools.chain": ("([1], 'ab')", "(1)"),
    "itertools.chain.from_iterable": ("([[1], 'ab'])", "([1])"),
    "itertools.count": ("()", "(2, 0.5)", "('a')"),
    "itertools.cycle": ("('ab')", "([])"),
    "itertools.repeat": ("(1)", "(1, 3)", "(1, -1)", "(1, 'a')"),
    "itertools.groupby": ("('aabbca')", "([1, 2, 3], abs)"),
    "itertools.islice": tuple(f"('abcdef', {each})" for each in ("3", "1, None, 2", "-1", "0, 3, 0", "'a'", "1.0")),
    "itertools.takewhile": ("(bool, [1, 0, 1])", "(1, [1])"),
    "itertools.dropwhile": ("(bool, [1, 0, 1])",),
    "itertools.filterfalse": ("(None, [1, 0, 2])", "(bool, [0, 1])"),
    "itertools.accumulate": ("([1, 2, 3])", "([1, 2], max, initial=5)", "([])"),
    "itertools.pairwise": ("([1, 2, 3])", "([1])"),
    "itertools.starmap": ("(pow, [(2, 3)])", "(pow, [1])"),
    "itertools.compress": ("('abc', [1, 0, 1])",),
    "itertools.zip_longest": ("([1], 'ab', fillvalue=0)", "()"),
    "itertools.batched": ("('abcde', 2)", "('a', 0)"),
    "itertools.product": ("('ab', [1, 2])", "('ab', repeat=2)", "()", "('', [1])", "('a', repeat=-1)"),
    "itertools.permutations": ("('abc')", "('abc', 2)", "('a', 2)", "('a', -1)"),
    "itertools.combinations": ("('abc', 2)", "('abc')", "('abc', 4)"),
    "itertools.combinations_with_replacement": ("('abc', 2)", "('', 1)"),
    "functools.reduce": ("(pow, [2, 3, 2])", "(pow, [], 1)", "(pow, [])", "(1, [1, 2])"),
    "functools.cmp_to_key": ("(pow)(2).obj", "(lambda a, b: b - a)(1) < functools.cmp_to_key(pow)(2)", "()"),
    "collections.Counter": (
        "('abca')",
        "({'a': 2}, b=1)",
        "()",
        "(1)",
        "([[1]])",
        "('ab') + collections.Counter('b')",
        "('ab') - collections.Counter('b')",
        "('aab') & collections.Counter('ab')",
        "('a') | collections.Counter('bb')",
        "('abca').most_common(2)",
        "('abca')['a']",
        "('abca')['z']",
        "('ab').total()",
        "('ab') == {'a': 1, 'b': 1}",
        "(a=2, b=0) == collections.Counter(a=2)",
        "('ab') <= collections.Counter('abc')",
        "('abca').get('a')",
        "('ab').copy()",
        "('abca') and sorted(collections.Counter('abca').elements())",
        "('ab') + {'a': 1}",
    ),
    "collections.OrderedDict": (
        "(a=1)",
        "([(1, 2), (0, 3)])",
        "({'b': 1}, a=2)",
        "(1)",
        "([(1, 2)], [(1, 2)])",
        "(a=1, b=2) == collections.OrderedDict(b=2, a=1)",
        "(a=1) == {'a': 1}",
        "(a=1)['a']",
        "(a=1)['b']",
        "(a=1) | {'b': 2}",
        "() or {'b': 2} | collections.OrderedDict(a=1)",
        "(a=1, b=2).keys() == {'a', 'b'}",
    ),
    "collections.defaultdict": (
        "(list)",
        "(int, {'a': 1})",
        "(list, [(1, 2)], b=3)",
        "(1)",
        "()",
        "(list)[1]",
        "(None)[1]",
        "(int)['a'] + 1",
        "(list).copy()",
        "(list, a=1) | {'b': 2}",
        "(lambda: 7)[0]",
        "(list, [1])",
    ),
    "collections.deque": (
        "([1, 2, 3])",
        "('abc', 2)",
        "([1], maxlen=0)",
        "('a', -1)",
        "([1], 'a')",
        "(1)",
        "()",
        "([1, 2])[1]",
        "([1, 2])[5]",
        "([1]) + collections.deque([2])",
        "([1, 2]) * 2",
        "('abc').index('b')",
        "('abcb').count('b')",
        "('abc', 5).maxlen",
        "([1, 2]) < collections.deque([1, 3])",
        "([1])[0:1]",
        "([1]) + [2]",
        "([1, 2]).copy()",
    ),
    "collections.namedtuple": (
        "('P', 'x y')(1, 2).y",
        "('P', ['x', 'y'])(1, y=2) == (1, 2)",
        "('P', 'x, y')(1)",
        "('P', 'x y', defaults=[5])(1)[1]",
        "('P', 'x x')",
        "('P', 'x class')",
        "('P', '_x')",
        "('1P', 'x')",
        "('P', 'x class', rename=True)(1, 2)[1]",
        "('P', 'x')(1, 2)",
        "('P', 'x')(y=1)",
        "('P', 'x')(1, x=1)",
        "('P', 'x', defaults=[1, 2])",
        "('P', '')() == ()",
        "('P', 'x y')(3, 4).index(4)",
        "('P', 'x y')(3, 4).count(3)",
        "('P', 'x y')(1, 2)[::-1]",
        "('P', 'x')([1]).x",
    ),
    "random.seed": ("(5)", "('text')", "(2.5)", "(b'x')", "([1])"),
    "random.random": ("()",),
    **dict.fromkeys(
        ("heapq.heappush", "heapq.heappushpop", "heapq.heapreplace"),
        ("(xs, 4)", "(xs, 0)", "([], 1)", "(1, 2)", "(xs, 'a')"),
    ),
    **dict.fromkeys(("heapq.heappop", "heapq.heapify"), ("(xs)", "([])", "('a')", "([{}, {}])")),
    **dict.fromkeys(
        ("heapq.nlargest", "heapq.nsmallest"),
        (
            "(2, [1, 3, 2])",
            "(9, 'cab')",
            "(-1, [1])",
            "(1, {3: 1, 2: 4})",
            "(2, [-3, 1], key=abs)",
            "('a', [1])",
            "(1, 5)",
        ),
    ),
    "heapq.merge": (
        "([1, 4], [2, 3])",
        "()",
        "('ab', 'ab')",
        "([3, 1], [2], reverse=True)",
        "(['bb'], ['a'], key=len)",
    ),
    **dict.fromkeys(
        ("bisect.bisect", "bisect.bisect_left", "bisect.bisect_right"),
        (
            "([1, 3, 3], 3)",
            "((1, 2), 5)",
            "('ac', 'b')",
            "([1, 'a'], 2)",
            "([2], 1, -1)",
            "([5, 3, 1], -2, key=lambda v: -v)",
            "([1], 0, 5)",
            "({1: 2}, 1)",
            "([1, 2, 3], 2, hi=1)",
        ),
    ),
    **dict.fromkeys(
        ("bisect.insort", "bisect.insort_left", "bisect.insort_right"),
        ("(xs, 3)", "(xs, 9)", "(xs, 0, 1)", "(xs, 3.0)", "((1, 2), 3)", "(xs, 'a')", "(xs, 3, key=lambda v: v)"),
    ),
    **dict.fromkeys(
        ("copy.copy", "copy.deepcopy"),
        ("([1, [2]])", "({1: {2}})", "('a')", "((1, [2]))", "(frozenset([1]))", "(None)", "(x for x in [1])"),
    ),
    "sys.setrecursionlimit": ("(5000)", "(0)", "('a')"),
    "sys.getrecursionlimit": ("()", "(1)"),
    **dict.fromkeys(
        (
            f"time.{name}"
            for name in (
                "time",
                "perf_counter",
                "monotonic",
                "process_time",
                "time_ns",
                "perf_counter_ns",
                "monotonic_ns",
            )
        ),
        ("()", "(1)"),
    ),
    "decimal.localcontext": ("(1)", "(1, 2)"),
    "contextlib.suppress": ("(a=1)",),
    "contextlib.nullcontext": ("(1, 2)",),
    "contextlib.contextmanager": ("()", "(1, 2)"),
    "contextlib.asynccontextmanager": ("()", "(1, 2)"),
    "decimal.getcontext": ("().prec", "().rounding", "(1)"),
    "time.sleep": ("(0)", "(0.001)", "(-1)", "('a')", "(float('nan'))", "()"),
    "random.getrandbits": ("(40)", "(0)", "(-1)", "('a')"),
    "random.randbytes": ("(5)", "(0)"),
    "random.choice": ("([1, 2, 3])", "('abc')", "(range(9))", "([])", "(1)"),
    "random.choices": ("([1, 2, 3], k=5)", "('ab', [1, 9], k=3)", "('ab', cum_weights=[1, 3])", "([])", "('ab', [1])"),
    "random.sample": (
        "([1, 2, 3], 2)",
        "(range(10 ** 9), 3)",
        "('abc', k=3)",
        "([1], 2)",
        "([1, 2], 3, counts=[2, 2])",
    ),
    "random.uniform": ("(1, 2.5)", "('a', 1)"),
    "random.triangular": ("()", "(1, 5, 2)"),
    "random.expovariate": ("(2.0)", "(0)"),
    "random.randint": ("(1, 6)", "(5, 1)", "([], 2)", "(-(10 ** 30), 10 ** 30)"),
    "random.randrange": ("(10)", "(1, 10, 3)", "(0)", "(1, 9, 0)"),
    "random.binomialvariate": ("(5, 0.5)", "(100, 0.3)"),
    **{
        f"random.{name}": ("(1.5, 2.5)", "(0.5, 0.5)", "('a', 1)")
        for name in [
            "normalvariate",
            "gauss",
            "lognormvariate",
            "vonmisesvariate",
            "gammavariate",
            "betavariate",
            "paretovariate",
            "weibullvariate",
        ]
    },
    "random.Random": (
        "(7).random()",
        "('x').randint(1, 9)",
        "(7).sample(range(99), 5)",
        "(7).gauss(0, 1)",
        "(None) and 1",
    ),
    **{
        f"re.{name}": (
            "('b+', 'abbc')",
            "('x', 'abc')",
            "('(', 'a')",
            "('B', 'abc', maxsplit=2)",
            "(1, 'a')",
            "('a', 1)",
        )
        for name in ["search", "match", "fullmatch", "findall", "split"]
    },
    "re.finditer": ("('(', 'a')", "('a', 1)"),
    "re.sub": ("('a', 'b', 'aca')", r"('(a)(c)', r'\2\1', 'aca', count=1)", "('a', abs, 'a')", "('a', 'b')"),
    "re.subn": ("('a', 'b', 'aca')", "('a', 'b', 'aca', count=1)"),
    "re.escape": ("('a.b*')", "(b'.')", "(1)"),
    "re.compile": ("('a(b)').groups", "('(')", "('a', 2).findall('aA')", "('a', 4)"),
    "re.error": ("('x').args",),
    "re.PatternError": ("('x').args",),
    "functools.wraps": ("(pow)(lambda x: x + 1)(1)",),
    "functools.update_wrapper": ("(lambda x: x + 1, pow)(1)",),
    "functools.cache": ("(pow)(2, 3)", "(lambda x: [x])(1)", "(1)", "(len)([])", "(lambda *, a: a)(a=2)"),
    "functools.lru_cache": ("(2)(pow)(2, 3)", "()(abs)(-1)", "(pow)(2, 3)", "(maxsize=None)(abs)(-3)", "('a')"),
    "itertools.tee": ("('abc')[1]", "([1, 2], 3)[2]"),
    "json.JSONDecodeError": ("('a', 'b', 0).args", "()"),
    "statistics.StatisticsError": ("('x').args",),
    "decimal.DecimalException": ("('x').args",),
    "decimal.InvalidOperation": ("('x').args",),
    "decimal.DivisionByZero": ("('x').args",),
    "hashlib.new": ("('sha256', b'x').hexdigest()", "('SHA1').digest()", "('x')", "('md5', 1)", "(name='md5').name"),
    "functools.partial": ("(pow, 2)(5)", "(int, base=2)('101')", "(1)", "()"),
    **{
        f"statistics.{name}": ("([1, 2, 3], [2, 4, 7])", "([1], [1])", "([1, 2], [1])")
        for name in ("covariance", "correlation")
    },
    "statistics.linear_regression": (
        "([1, 2, 3], [2, 4, 7])",
        "([1, 2], [2, 4]).slope",
        "([1, 2, 3], [2, 4, 7], proportional=True).intercept",
        "([1, 1], [1, 2])",
        "([1, 2], [1])",
        "(x=[1, 2], y=[1, 2])",
    ),
    "statistics.quantiles": (
        "([1, 2, 3, 4], n=3)",
        "([1, 2, 3], method='inclusive')",
        "([1], n=0)",
        "(data=[1, 2, 3])",
        "([1, 2], 3)",
        "([1, 2], method='x')",
    ),
    "statistics.mode": (
        "(['a', 'b', 'a'])",
        "([])",
        "([(1, 2), (3, 4), (3, 4)])",
        "([[1]])",
        "(data='aab')",
    ),
    "statistics.multimode": ("('aabb')", "([])", "([(1, 2), 'a'])", "(data='ab')"),
    "statistics.mean": (*_DATA, "(data=[1, 2])", "([1, 2], weights=[1, 2])", "()", "([fractions.Fraction(1, 2), 1])"),
    "statistics.fmean": (
        *_DATA,
        "([1, 2, 3], [1, 2, 3])",
        "([1, 2, 3], weights=[1, 2, 3])",
        "([1, 2], weights=[1])",
        "([1, 2], [0, 0])",
        "([1, 2], None)",
        "([1, 2], ['a', 1])",
    ),
    "statistics.harmonic_mean": (
        *_DATA,
        "([40, 60], weights=[5, 30])",
        "([40, 60], [5, -30])",
        "([40, 0])",
        "([1], None)",
        "([fractions.Fraction(1, 2), 1], [fractions.Fraction(1, 3), 1])",
    ),
    **{
        f"statistics.{name}": (
            *_DATA[:4],
            f"([1, 2, 3.5], {center}=2)",
            "([1, 2, 3.5], 2.5)",
            "([1, 2], None)",
            "([1, 2], 'a')",
            "([1])",
            f"(data=[decimal.Decimal('0.5'), decimal.Decimal(2)], {center}=decimal.Decimal(1))",
            "([1, 2], other=1)",
        )
        for names, center in (("stdev variance", "xbar"), ("pstdev pvariance", "mu"))
        for name in names.split()
    },
    "cmath.isclose": ("(1, 1)", "(1j, 2)"),
    "cmath.rect": ("(1, 2)", "('a', 1)"),
    "json.loads": ("('[1, {\"a\": null}]')", "('[')", "('\"é[[\"')", "(1)"),
    "json.dumps": (
        "({'a': [1, None, True, 'é', 2.5]})",
        "([1, {}], indent=2)",
        "({2: 1, 1: 2}, sort_keys=True)",
        "(['é'], ensure_ascii=False)",
        "([1, 2], separators=(',', ':'))",
        "({1, 2})",
        "({(1,): 2})",
        "([[1], {'a': 1}], indent='--')",
        "([1], indent=True)",
        "({'a': datetime.date(2024, 1, 2), 'b': (1, [decimal.Decimal('1.5')])}, default=str, indent=1)",
        "([{3, 1}], default=sorted)",
        "(1j, default=lambda each: [each.real, {'i': 2j}] if each == 1j else None)",
        "({datetime.date(2024, 1, 2): 1}, default=str)",
        "([1], default=3)",
        "([1j], default=3)",
        "([1j], default=lambda: 1)",
    ),
    "datetime.date": ("(2020, 1, 2)", "(2020, 13, 1)", "(year=1, month=1, day=1)"),
    "datetime.datetime": ("(2020, 1, 2, 3)", "(0, 1, 1)"),
    "datetime.time": ("(1, 2, 3)", "(25)"),
    "datetime.timedelta": ("(days=1, hours=2)", "(10 ** 10)"),
    "datetime.timezone": ("(datetime.timedelta(hours=1))", "(datetime.timedelta(hours=1), 'x')", "(1)"),
    "datetime.date.today": ("() == datetime.date.today()",),
    "datetime.datetime.now": ("().year > 2000",),
    "datetime.datetime.today": ("().year > 2000",),
    **{
        f"datetime.{cls}.{name}": samples
        for cls in ("date", "datetime")
        for name, samples in {
            "fromisoformat": ("('2020-01-02')", "('x')"),
            "fromordinal": ("(700000)", "(0)"),
            "fromtimestamp": ("(86400)", "(1e300)"),
            "fromisocalendar": ("(2020, 3, 1)", "(2020, 99, 1)"),
        }.items()
    },
    "datetime.datetime.combine": ("(datetime.date(2020, 1, 1), datetime.time(1))", "(1, 2)"),
    "datetime.time.fromisoformat": ("('01:02:03')", "('x')"),
    "datetime.datetime.strptime": ("('2020-01-02', '%Y-%m-%d')", "('x', '%Y')"),
    "decimal.Decimal": (
        "('1.50')",
        "(3)",
        "(0.1)",
        "('x')",
        "(1j)",
        "()",
        "((0, (1, 2), -1))",
        "([1, [3], 'F'])",
        "((1, (), 'n'))",
        "(decimal.Decimal('1.50').as_tuple())",
        "((1, (1,)))",
        "((2, (1,), 0))",
        "((0, (1, 11), 0))",
        "((0, '12', 0))",
        "((0, (1,), 'x'))",
        "((0, (1.0,), 0))",
        "(())",
    ),
    "fractions.Fraction": ("(1, 3)", "('1/3')", "(0.25)", "('1.5e2')", "(1, 0)", "('x')", "(decimal.Decimal('0.1'))"),
    **{f"operator.{name}": _ONE for name in ["pos", "neg", "invert", "not_", "truth", "abs"]},
    "operator.getitem": ("([1, 2], 1)", "({'a': 1}, 'b')"),
    "operator.setitem": (
        "(xs, 0, 5)",
        "(xs, slice(1), [7, 8])",
        "({}, 'b', 1)",
        "((1,), 0, 1)",
        "([], 5, 1)",
        "({}, [], 1)",
    ),
    "operator.delitem": ("(xs, 0)", "({'a': 1}, 'b')", "((1,), 0)", "([], 5)", "('ab', 0)"),
    "operator.contains": ("([1], 1)", "('abc', 'b')", "(1, 1)"),
    "operator.concat": ("([1], [2])", "('a', 'b')", "(1, 2)"),
    "operator.is_": ("(None, None)", "(1, None)"),
    "operator.is_not": ("(None, None)",),
    "operator.matmul": ("(1, 2)",),
    "operator.itemgetter": ("(1)([1, 2])", "(0, 1)('ab')", "('a')({'a': 1})", "(5)([1])", "()"),
    "string.capwords": ("('a bc  d')", "('a-b', '-')"),
    "string.Template": (
        "('$a $$ ${b}').substitute({'a': 1}, b=[1.5])",
        "('$a').substitute()",
        "('x\\n$1').substitute(a=1)",
        "('${a').substitute(a=1)",
        "('$a $b $1 $$').safe_substitute(a=1)",
        "('$a').template",
        "('$é $_a').safe_substitute()",
        "('$a').substitute({'a': 1}, a=2)",
        "('$A').substitute({'a': 1})",
        "('$é $_a').safe_substitute()",
        "('$').safe_substitute({'a': 1})",
    ),
    "calendar.isleap": ("(2024)", "(1900)", "(10 ** 20)", "('a')"),
    "calendar.leapdays": ("(2000, 2025)", "(1)"),
    "calendar.weekday": ("(2024, 2, 29)", "(2023, 2, 29)", "(10001, 1, 1)", "(year=2024, month=1, day=1)"),
    "calendar.monthrange": ("(2024, 2)", "(2024, 13)", "(0, 1)", "(-5, 12)", "(2024, 1.0)"),
    "calendar.monthcalendar": ("(2024, 2)", "(2023, 10)", "(2024, 0)"),
    "calendar.timegm": ("((2024, 1, 1, 0, 0, 0))", "([2024, 1, 1])", "(datetime.date(2024, 1, 1).timetuple())"),
    "calendar.IllegalMonthError": ("(1).args",),
    "html.escape": ("('<a href=\"x\">&\\'')", "('<\"', quote=False)", "('é', False)"),
    "html.unescape": ("('&lt;&amp;&eacute;&#39;&#x41;&nope;&lt')", "('')", "('&#0;&#99999999;')", "(b'a')"),
    **{
        f"unicodedata.{name}": (
            "('a')",
            "('é')",
            "('5')",
            "('½')",
            "('ab')",
            "('\\n')",
            "(1)",
            "('LATIN SMALL LETTER A')",
        )
        for name in [
            "bidirectional",
            "category",
            "combining",
            "decimal",
            "decomposition",
            "digit",
            "east_asian_width",
            "lookup",
            "mirrored",
            "name",
            "numeric",
        ]
    },
    **{
        f"unicodedata.{name}": (
            "('NFC', 'e\\u0301')",
            "('NFKD', 'ﬁé')",
            "('NFD', 'abc')",
            "('X', 'é')",
            "('NFKC', '\\ufdfa')",
        )
        for name in ("normalize", "is_normalized")
    },
    **{
        f"urllib.parse.{name}": (
            "('http://u:p@a.b:80/c;x?d=1#f')",
            "('a/b?c')",
            "('')",
            "('http://a.b').hostname",
            "('//a:x').port",
            "('http://a/b?c#d').geturl()",
            "('a', 'http')",
            "(url='//a#b', allow_fragments=False)",
            "('http://[a')",
        )
        for name in ("urlparse", "urlsplit")
    },
    "urllib.parse.urlunparse": (
        "(('http', 'a', '/b', 'p', 'q=1', 'f'))",
        "(['', '', '/b', '', '', ''])",
        "(('a', 'b'))",
    ),
    "urllib.parse.urlunsplit": ("(('http', 'a', '/b', 'q=1', 'f'))", "(('a', 'b'))"),
    "urllib.parse.urljoin": ("('http://a/b/c', '../d?e')", "('', 'a')", "('http://a', '//b')"),
    **{
        f"urllib.parse.{name}": ("('a b/é&')", "('~a/', '~')", "(b'\\xff a')", "('a b', safe='')", "(1)")
        for name in ("quote", "quote_plus")
    },
    **{f"urllib.parse.{name}": ("('a%20b+c%C3%A9%zz%ff')", "('')", "('é%41')") for name in ("unquote", "unquote_plus")},
    **{
        f"urllib.parse.{name}": (
            "('a=1&b=2&a=3')",
            "('a=&b')",
            "('a=&b', keep_blank_values=True)",
            "('a', strict_parsing=True)",
            "('a=1;b=%C3%A9+x', separator=';')",
            "('a=1&b=2', max_num_fields=1)",
            "('')",
            "('a=1', separator='')",
        )
        for name in ("parse_qs", "parse_qsl")
    },
    "urllib.parse.urlencode": (
        "({'a': 1, 'b c': 'é&'})",
        "([('a', None), ('b', 1.5)])",
        "({'a': [1, 2]}, doseq=True)",
        "({'a': [1, 2]})",
        "('abc')",
        "({'a': 'b c/'}, quote_via=urllib.parse.quote)",
        "({'a': '/'}, safe='/')",
        "({})",
        "({b'a': 'x'}, True)",
        "(1)",
    ),
    "decimal.Decimal.from_float": ("(0.1)", "(3)", "('a')"),
    "fractions.Fraction.from_float": ("(0.5)", "(3)", "('a')"),
    "fractions.Fraction.from_decimal": ("(3)", "(decimal.Decimal('0.5'))"),
    "datetime.datetime.utcnow": ("().year > 2000",),
    "datetime.datetime.utcfromtimestamp": ("(0)", "(1.5)", "(1e300)", "('a')"),
    "textwrap.wrap": (
        "('ab cd-ef gh', 5)",
        "('abcdefgh', 3)",
        "('', 5)",
        "('a', 0)",
        "('\\ta b', width=4)",
        "('ab cd ef gh', 6, initial_indent='* ', subsequent_indent='  ')",
        "('a b c d', 3, max_lines=1, placeholder='.')",
        "('a\\tb', tabsize=2, expand_tabs=False)",
        "('abcdefgh', 3, break_long_words=False)",
        "('a-b-c', 3, break_on_hyphens=False)",
        "('a. b  c', 4, fix_sentence_endings=True, drop_whitespace=False, replace_whitespace=False)",
        "('a', wrong=1)",
        "('a', tabsize='x')",
    ),
    "textwrap.fill": ("('ab cd ef', 5)", "('ab cd ef', 5, subsequent_indent='> ')"),
    "textwrap.shorten": ("('ab cd ef', 7, placeholder='.')", "('a', 0)", "('ab cd ef', 6, initial_indent='-')"),
    "textwrap.dedent": ("('  a\\n    b\\n')", "('a')"),
    "textwrap.indent": ("('a\\n\\nb', '> ')", "('a\\nb', '> ', lambda line: 'b' in line)"),
    **{
        f"base64.{name}encode": ("(b'abc\\x00\\xff')", "(b'')", "('a')", "(b'\\x00' * 8)")
        for name in ["b64", "urlsafe_b64", "standard_b64", "b32", "b16", "b85", "a85"]
    },
    **{
        f"base64.{name}decode": (f"({getattr(base64, name + 'encode')(b'abc+++')!r})", "('~')", "(1)")
        for name in ["b64", "urlsafe_b64", "standard_b64", "b32", "b16", "b85", "a85"]
    },
    **{
        f"hashlib.{name}": ("(b'x').hexdigest()", "().digest()", "(b'x').digest_size", "(b'x').name", "('x')")
        for name in [
            "md5",
            "sha1",
            "sha224",
            "sha256",
            "sha384",
            "sha512",
            "sha3_224",
            "sha3_256",
            "sha3_384",
            "sha3_512",
            "blake2b",
            "blake2s",
        ]
    },
    "struct.pack": (
        "('>HHI', 1, 2, 3000)",
        "('10sif', b'hello', -5, 1.5)",
        "('B', 300)",
        "('zz')",
        "('2s', 'ab')",
        "('?xP', True, 1)",
        "('s', bytearray(b'a'))",
        "(1, 2)",
        "('i')",
        "('e', 1e9)",
        "('i', 1.5)",
    ),
    "struct.unpack": ("('>HH', b'abcd')", "('B', b'')", "('2s0s', bytearray(b'ab'))", "('i', 'abcd')", "(1)"),
    "struct.unpack_from": (
        "('>H', b'abcd', 1)",
        "('>H', buffer=b'abcd', offset=2)",
        "('>H', b'abcd', 3)",
        "('H', b'ab', -9)",
    ),
    "struct.calcsize": ("('<bhi')", "('bhi')", "('9999999999999999999s')", "('q' * 9)", "(1)", "('\\u20ac')"),
    "struct.error": ("('x').args",),
    "zlib.crc32": ("(b'abc')", "(b'', 5)", "(bytearray(b'x'), -1)", "('abc')", "()"),
    "zlib.adler32": ("(b'abc')", "(b'abc', 2 ** 70)", "(b'abc', 1.5)"),
    "zlib.compress": ("(b'abc' * 9)", "(b'', level=9)", "(b'a', 1, wbits=-15)", "('a')", "(b'a', 99)"),
    "zlib.error": ("('x').args",),
    **dict.fromkeys(
        ("binascii.hexlify", "binascii.b2a_hex"),
        ("(b'\\x01\\xff')", "(b'abcd', '-', 2)", "(b'abc', sep=b':')", "('a')", "(b'ab', 'xx')"),
    ),
    **dict.fromkeys(("binascii.unhexlify", "binascii.a2b_hex"), ("('01ff')", "(b'01ff')", "('0')", "('zz')", "(1)")),
    "binascii.b2a_base64": ("(b'abc')", "(b'abc', newline=False)", "('a')"),
    "binascii.a2b_base64": ("('YQ==')", "(b'YQ')", "('!YQ==', strict_mode=True)", "(1)"),
    "binascii.crc32": ("(b'abc')", "(b'', 5)"),
    "binascii.Error": ("('x').args",),
    "time.gmtime": ("(0)[:6]", "(1.9).tm_sec", "(1e30)", "('a')"),
    "time.localtime": ("(86_400).tm_year", "(10 ** 20)"),
    "time.strftime": (
        "('%Y-%m-%d %H:%M:%S', time.gmtime(1_700_000_000))",
        "('%j %a', (2024, 1, 2, 0, 0, 0, 0, 2, 0))",
        "('%Y', 5)",
        "('%Y', (1, 2))",
        "(5)",
        "('%Y', (2024, 'a', 2, 0, 0, 0, 0, 2, 0))",
    ),
    "time.strptime": ("('2024-02-03', '%Y-%m-%d')[:8]", "('Thu Jan  1 00:00:00 1970').tm_year", "('a', '%Y')", "(1)"),
    "time.mktime": ("(time.localtime(5))", "(None)", "((2024, 1, 2, 3, 4, 5, 0, 0, -1))", "((1,))"),
    "time.asctime": ("(time.gmtime(0))", "((1, 2))", "(5)"),
    "time.ctime": ("(86_400 * 9)", "(1e30)", "('a')"),
    "sys.intern": ("('a')", "(1)"),
    "sys.getdefaultencoding": ("()",),
    "uuid.UUID": (
        "('12345678123456781234567812345678')",
        "('x')",
        "(int=5)",
        "(bytes=b'a' * 16)",
        "(int=5, version=4)",
        "()",
        "('x', b'y')",
        "(5)",
        "(int=-1)",
    ),
    "uuid.uuid4": ("().version",),
    "zoneinfo.ZoneInfo": ("('Europe/Berlin')", "('UTC').key", "('No/Zone')", "('x' * 100)", "(1)", "()", "(key='UTC')"),
    "zoneinfo.ZoneInfoNotFoundError": ("('x').args",),
    "uuid.uuid3": ("(uuid.NAMESPACE_DNS, 'a')",),
    "uuid.uuid5": ("(uuid.NAMESPACE_URL, 'a')",),
}
"""Arguments by listed name; families below fill in what takes one number, one list or two operands."""


RARER: dict[str, tuple[str, ...]] = {
    "csv.reader": (
        "(['a,b', '\"c,d\",']).line_num", "([]).line_num", "(['a'], delimiter='ab')", "(['a'], 'none')", "(1)",
    ),
    "csv.writer": ("(io.StringIO()).writerow(['a', 1, None, 2.5])", "(5)", "(io.StringIO()).writerow(1)"),
    "csv.DictReader": ("(['a,b', '1,2']).fieldnames", "(['1'], ['a']).line_num", "(1)"),
    "csv.DictWriter": (
        "(io.StringIO(), ['a']).writeheader()", "(io.StringIO(), ['a']).writerow({'b': 1})",
        "(io.StringIO(), ['a'], extrasaction='no')",
    ),
    "csv.Error": ("('x').args", "().args"),
    "io.StringIO": ("('ab').read()", "(initial_value='a\\nb', newline='').readlines()", "(1)", "(None).getvalue()"),
    **{f"dataclasses.{name}": ("(1)", "([])", "(1, 2)") for name in ("asdict", "astuple", "replace", "is_dataclass")},
    "dataclasses.FrozenInstanceError": ("('x').args",),
    "base64.b64encode": ("(b'a?>', altchars=b'-_')", "(s=b'a')", "(b'a', b'-')"),
    "base64.b64decode": ("('Y!Q==', validate=True)", "('YQ==', altchars=b'-_')", "('YQ')"),
    "base64.b32decode": ("('me======', casefold=True)", "('ME======', map01=b'L')"),
    "base64.b16decode": ("('6a', casefold=True)", "('6a')"),
    "base64.a85encode": ("(b'abcd' * 9, adobe=True, wrapcol=5)", "(b'    ', foldspaces=True)", "(b'a', pad=True)"),
    "base64.a85decode": ("(b'<~@:E_W~>', adobe=True)", "(b'y', foldspaces=True)", "(b'@-:E_W', ignorechars=b'-')"),
    "base64.b85encode": ("(b'a', pad=True)",),
    "hashlib.md5": ("(string=b'a', usedforsecurity=False).hexdigest()", "(b'a', key=b'k')"),
    "hashlib.new": ("('blake2b', b'a', digest_size=4).hexdigest()", "('md5', b'a', usedforsecurity=False).digest()"),
    "hashlib.blake2b": (
        "(b'a', digest_size=8, key=b'k', salt=b's', person=b'p').hexdigest()", "(b'a', digest_size=99)",
        "(b'a', fanout=2, depth=2, leaf_size=64, node_offset=1, inner_size=8, last_node=True).digest()",
    ),
    "json.dumps": (
        "(obj=[1], check_circular=False)", "(float('nan'), allow_nan=False)", "({(1,): 2, 'a': 1}, skipkeys=True)",
    ),
    "json.loads": ("(b'[1, \"a\"]')", "(s='1')", "('1'.encode('utf-16'))", "(b'\\xff')"),
    "random.choice": ("(seq=[1, 2])",),
    "random.seed": ("(a=5, version=1)", "('text', 1)"),
    "random.randbytes": ("(n=3)",),
    "textwrap.dedent": ("(text=' a')",),
    "uuid.UUID": (
        "(bytes_le=b'a' * 16)", "(fields=(1, 2, 3, 4, 5, 6))", "(fields=(1, 2))",
        "(None, b'a' * 16, None, None, None, 4)",
        "(int=1).fields", "(int=2 ** 100).bytes_le", "(int=2 ** 100).time_low",
    ),
    "uuid.uuid5": ("(namespace=uuid.NAMESPACE_DNS, name='x')",),
    "collections.namedtuple": ("('P', 'a b', module='x')(1, 2).b",),
}  # fmt: skip
"""Further arguments, which the functions take that models seldom give."""


def samples(name: str) -> tuple[str, ...]:
    root = name.partition(".")[0]
    families = {"math": _FLOATS, "cmath": (*_FLOATS, "(2 + 1j)"), "statistics": _DATA[:3], "operator": _TWO}
    return (SAMPLES.get(name) or families.get(root, ())) + RARER.get(name, ())


def outcome(run: Any, text: str) -> Any:
    """The value and its type, or the name of the exception's type."""
    try:
        value = run(text)
    except EvaluationError as error:
        return error.exc_type
    except Exception as error:  # noqa: BLE001 - whatever the real function raises
        return type(error).__name__
    # A match leaves the text as one that only tells.
    return type(value).__name__, repr(value)


NEWER = {"math.sumprod", "itertools.batched"}
"""What the facade offers although CPython has it only from a later version on."""

MARKERS = {
    f"{module}.{name}"
    for module, names in {
        "functools": "cached_property total_ordering",
        "enum": "Enum IntEnum StrEnum Flag IntFlag auto",
        "dataclasses": "dataclass field InitVar KW_ONLY",
        "abc": "ABC ABCMeta abstractmethod",
        "operator": "attrgetter methodcaller",
        "pprint": "pprint",
        "sys": "stderr stdout",
    }.items()
    for name in names.split()
}
"""What has a meaning in a class statement alone, with names that are written out, or where it is called."""

NAMES = [each for root in ROOTS for name in facade_names(root) if (each := f"{root}.{name}") not in MARKERS]
ONE_ARGUMENT = ("heapq.heappop", "heapq.heapify")
MOVING = {
    *("sys.getrecursionlimit", "sys.setrecursionlimit", "time.sleep", "time.process_time"),
    *(f"time.{name}{unit}" for name in ("monotonic", "perf_counter", "time") for unit in ("", "_ns")),
}
"""Clocks, and a limit that is the sandbox's own: of what they give only the type is known."""

CHANGING = [name for name in NAMES if name.rpartition(".")[2] in CHANGING_FUNCTIONS - {"shuffle"}]


@pytest.mark.parametrize("name", CHANGING)
def test_a_function_that_changes_its_list_does_what_the_real_one_does(name: str) -> None:
    assert samples(name), f"no sample for {name}"
    for arguments in samples(name):
        lines = f"xs = [1, 3, 3, 5]\ntry: r = {name}{arguments}\nexcept Exception as e: r = type(e).__name__"
        exec(lines, names := dict(REAL))
        assert PROGRAMS.run(f"import {name.partition('.')[0]}\n{lines}\nr, xs") == (names["r"], names["xs"])
        with pytest.raises(EvaluationError, match="NotAllowed"):
            SANDBOX.run(
                f"{name}([1]{'' if name in ONE_ARGUMENT else ', 0, 2' if name == 'operator.setitem' else ', 2'})"
            )


_SHAPED = {
    "itertools.groupby": "[(key, list(group)) for key, group in {}]", "heapq.merge": "list({})",
    "calendar.monthrange": "list(map(int, {}))", "calendar.weekday": "int({})",
}  # fmt: skip
"""What is compared of the value of a function; days are an enum from Python 3.12 on."""


@pytest.mark.filterwarnings("ignore:datetime.datetime.utc:DeprecationWarning")  # of newer Pythons
@in_one_test("name", [name for name in NAMES if name not in CHANGING])
def test_a_listed_name_does_what_the_real_one_does(name: str) -> None:
    root, _, member = name.partition(".")
    if type(facade_names(root)[member]) is not Builtin:
        wanted = eval(name, dict(REAL))
        if type(wanted) is abc.ABCMeta:  # which values are asked for
            text = f"[isinstance(each, {name}) for each in (1, 1.5, True, 2j, 'a', None)]"
            assert SANDBOX.run(text) == eval(text, dict(REAL))
            return
        wanted = int(wanted) if root in ("re", "calendar") and isinstance(wanted, int) else wanted
        wanted = tuple(wanted) if root == "calendar" and not isinstance(wanted, int) else wanted
        assert repr(SANDBOX.run(name)) == repr(wanted)
        return
    if name == "random.shuffle":
        program = "random.seed(3)\nxs = list(range(20))\nrandom.shuffle(xs)\nxs"
        exec(program, names := dict(REAL))
        assert PROGRAMS.run(f"import random\n{program}") == names["xs"]
        return
    assert samples(name), f"no sample for {name}"
    if name in NEWER and not hasattr(REAL[root], member):
        return
    for arguments in samples(name):
        text = name + arguments
        if name in _SHAPED:
            text = _SHAPED[name].format(text)
        elif root == "random" and name != "random.Random":
            # What it draws, and how it leaves the generator.
            text = f"[random.seed(7), {text}, random.random()]"
        elif name in MOVING:
            text = f"isinstance({text}, (int, float))"
        elif root == "itertools":
            text = f"list(itertools.islice({text}, 20))"
        wanted = outcome(lambda text: eval(text, dict(REAL)), text)
        assert outcome(SANDBOX.run, text) == wanted, text
        assert outcome(PROGRAMS.run, f"import {root}, io\n{text}") == wanted


@pytest.mark.parametrize(
    "value",
    ["[1, 2, 3, 4]", "deque([1, 2, 3, 4])", "{1: 2, 3: 4}", "{0: 'a', 1: 'b', 2: 'c'}", "Counter('abcab')", "'ab'",
     "'a'", "(1, 2, 3)", "{1, 2}", "b'ab'", "5", "{}", "range(4)", "np.arange(4)", "iter('ab')"],
)  # fmt: skip
def test_whatever_is_shuffled_ends_as_in_cpython(value: str) -> None:
    text = f"from collections import Counter, deque\nimport random\nrandom.seed(3)\nxs = {value}\nrandom.shuffle(xs)"

    def real(text: str) -> Any:
        names: dict[str, Any] = {"np": importlib.import_module("numpy")}
        exec(text, names)
        return str(names["xs"])

    assert outcome(PROGRAMS.run, f"{text}\nstr(xs)") == outcome(real, text)


@pytest.mark.parametrize("root", ROOTS)
def test_what_is_not_listed_does_not_exist(root: str) -> None:
    listed = facade_names(root)
    groups = {name.partition(".")[0] for name in (*listed, *WRITTEN.get(root, ()))}
    if root == "collections":
        groups.add("abc")  # a module of abstract types
    for name in {*vars(REAL[root]), "__dict__", "__class__", "__loader__", "__getattribute__"} - groups:
        for sandbox, text in (
            (SANDBOX, f"{root}.{name}"), (SANDBOX, f"{root}.{name}()"), (PROGRAMS, f"import {root} as m\nm.{name}"),
            (PROGRAMS, f"from {root} import {name}"),
        ):  # fmt: skip
            with pytest.raises(ExpressionError):
                sandbox.run(text)
    for text in (root, f"[{root}]", f"(lambda: {root})()", f"{root} == 1"):
        with pytest.raises(ExpressionError):
            SANDBOX.run(text)


@in_one_test("name", NAMES)
def test_a_function_shows_nothing_of_itself(name: str) -> None:
    root, _, member = name.partition(".")
    if type(facade_names(root)[member]) is not Builtin:
        return
    for hidden in ["__globals__", "__self__", "__class__", "__code__", "__closure__", "__call__", "fn"]:
        with pytest.raises((ExpressionError, EvaluationError)):
            SANDBOX.run(f"{name}.{hidden}")
    with pytest.raises(EvaluationError):
        SANDBOX.run(name)


_REAL_MATH = [
    "sqrt",
    "sin",
    "cos",
    "tan",
    "exp",
    "log",
    "floor",
    "ceil",
    "trunc",
    "fabs",
    "isqrt",
    "degrees",
    "gamma",
    "lgamma",
    "erf",
]


@given(st.sampled_from(_REAL_MATH), st.one_of(st.integers(-(10**30), 10**30), st.floats()))
def test_math_does_what_math_does(name: str, value: float) -> None:
    wanted = outcome(lambda _: getattr(math, name)(value), "")
    assert outcome(lambda text: SANDBOX.run(text, {"x": value}), f"math.{name}(x)") == wanted


BOMBS = [
    "math.factorial(10 ** 9)", "math.comb(10 ** 1000, 10 ** 999)", "math.perm(10 ** 6, 10 ** 6)", "math.perm(10 ** 9)",
    "math.prod([10 ** 1000] * 100)", "math.lcm(*range(1, 100000))", "math.ceil(decimal.Decimal('1e999999'))",
    "math.floor(decimal.Decimal('1e999999'))", "math.trunc(decimal.Decimal('-1e999999'))",
    "fractions.Fraction('1e999999999')", "fractions.Fraction('1' * 10 ** 5)",
    "fractions.Fraction(decimal.Decimal('1e-999999'))", "decimal.Decimal('1' * 10 ** 6)",
    "json.loads('[' * 100000)", "json.loads('1' * 4000)", "json.dumps([], indent=10 ** 9)",
    "json.dumps(1, indent=10 ** 9)", "json.dumps([1] * 1000, separators=('a' * 10000, 'b'))",
    "(lambda x: json.dumps([[[x] * 99] * 99] * 99, indent=9))([1] * 99)",
    "(lambda x: json.dumps([[[x] * 99] * 99] * 99, default=str))([1j] * 99)",
    "json.dumps(1j, default=lambda each: [each, each])",
    "datetime.datetime.strptime('2', 'a' * 900000)", "datetime.datetime.strptime('1' * 1000, '%d' * 40)",
    "datetime.timezone(datetime.timedelta(), 'x' * 100000)",
    "statistics.mean([1.5] * 900000)", "statistics.mean([decimal.Decimal('1e999999'), 1])",
    "statistics.variance([1], decimal.Decimal('1e999999'))", "statistics.quantiles([1, 2], n=10 ** 9)",
    "statistics.mean([fractions.Fraction(1, i * 10 ** 600 + 7) for i in range(1, 1000)])",
    "textwrap.wrap('\\t' * 240000, 5)", "textwrap.wrap('é' * 240000, 1)", "textwrap.dedent(' ' * 450000 + 'a')",
    "textwrap.indent('a\\r' * 10000, 'b' * 1000)", "base64.a85decode(b'z' * 400000)",
    "base64.b16encode(b'a' * 900000)", "[hashlib.sha256(b'x' * 10 ** 6) for i in range(10 ** 4)]",
    "(lambda g: [g([1]) for i in range(10 ** 4)])(operator.itemgetter(*[0] * 100000))",
    "operator.mul([0], 10 ** 9)", "operator.pow(10, 10 ** 9)", "operator.lshift(1, 10 ** 9)",
    "list(itertools.count())", "max(itertools.cycle([1]))", "2 in itertools.repeat(1)", "itertools.count()",
    "list(itertools.islice(itertools.count(), 10 ** 9, None))", "itertools.product(range(1000), repeat=5)",
    "itertools.product([1], repeat=10 ** 9)", "itertools.permutations(range(1000))",
    "itertools.combinations_with_replacement([1, 2], 10 ** 7)", "list(itertools.accumulate([9 ** 900] * 9, pow))",
    "functools.reduce(lambda a, b: a + a, range(100), 'a')",
    "(lambda x: [[x := itertools.chain(x) for _ in range(10 ** 5)], list(x)])([])",
    "(lambda x: [[x := functools.partial(x) for _ in range(10 ** 5)], x(1, 2)])(pow)", "functools.partial(pow, 2)",
    "operator.concat('a' * 600000, 'b' * 600000)", "operator.mod('%99999999d', 1)",
]  # fmt: skip


@pytest.mark.parametrize("text", BOMBS)
def test_what_grows_or_runs_long_is_stopped(text: str) -> None:
    with pytest.raises((LimitExceeded, EvaluationError)):
        SANDBOX.run(text)


class Evil:
    """Answers to everything, and tells."""

    def __getattribute__(self, name: str) -> Any:
        raise AssertionError(f"the sandbox asked a host object for {name}")

    def _told(self, *args: Any) -> Any:
        raise AssertionError("the sandbox ran a method of a host object")

    __index__ = __int__ = __float__ = __complex__ = __iter__ = __len__ = __getitem__ = __str__ = __repr__ = _told
    __eq__ = __lt__ = __hash__ = __bool__ = __call__ = __round__ = __floor__ = __ceil__ = __trunc__ = _told
    __add__ = __radd__ = __mul__ = __rmul__ = __buffer__ = __format__ = __contains__ = __next__ = _told


class EvilInt(int):
    __index__ = __int__ = __float__ = __eq__ = __hash__ = __add__ = __mul__ = __str__ = Evil._told


class EvilStr(str):
    __slots__ = ()
    __len__ = __iter__ = __eq__ = __hash__ = __add__ = __str__ = split = encode = Evil._told  # type: ignore[assignment]


@in_one_test("name", NAMES)
def test_no_method_of_a_host_object_runs(name: str) -> None:
    root, _, member = name.partition(".")
    if type(facade_names(root)[member]) is not Builtin:
        return
    evil = {"x": Evil(), "n": EvilInt(3), "s": EvilStr("a")}
    for arguments in ("x", "[x]", "x, x", "1, x", "[x], [x]", "n", "[n]", "n, n", "1, n", "s", "[s]", "s, s", "'a', s"):
        context = {key: value for key, value in evil.items() if key != "x"} | {"tools": [evil["x"]]}
        sandbox = Sandbox(context, limits=LIMITS)
        text = f"(lambda x: {name}({arguments}))(tools[0])"
        try:
            sandbox.run(text)
        except LimitExceeded:
            pass
        except EvaluationError as error:
            if error.exc_type == "AssertionError":
                pytest.fail(f"{text}: {error}")


def test_a_digest_leaves_as_one_that_only_tells() -> None:
    digest = SANDBOX.run("hashlib.sha256(b'x')")
    assert type(digest) is Digest
    assert (digest.name, digest.digest_size, digest.digest().hex()) == ("sha256", 32, digest.hexdigest())
    assert not hasattr(digest, "update")


def test_each_run_has_new_random_identities() -> None:
    assert type(SANDBOX.run("uuid.uuid4()")) is uuid.UUID
    assert SANDBOX.run("uuid.uuid4() == uuid.uuid4()") is False


@pytest.mark.parametrize("arguments", ["(*[1] * 40)", "(1, wrong_keyword=2)", "()"])
@in_one_test("name", [*BUILTINS, *NAMES])
def test_messages_about_wrong_arguments_show_no_inner_names(name: str, arguments: str) -> None:
    try:
        SANDBOX.run(f"{name}{arguments}")
    except (EvaluationError, LimitExceeded, ExpressionError) as error:
        message = str(error).splitlines()[0]
        assert not re.search(r"<locals>|<lambda>|\bcall\(\)|\b_[a-z]\w*\(\)|\u2060", message)
        # The run that every function of the sandbox is given is none of the text's arguments. CPython counts its own
        # generator, as it does outside of the sandbox.
        if "Random." not in message:
            given = {"(*[1] * 40)": "40", "()": "0"}.get(arguments, "1")
            assert set(re.findall(r"but (\d+) ", message)) <= {given}


METHODS = {
    "''.join(1, 2)": "join() takes 1 positional argument but 2 were given",
    "''.join()": "join() missing 1 required positional argument: 'items'",
    "[].index()": "index() missing 1 required positional argument: 'value'",
    "{}.items(1)": "dict.items() takes no arguments (1 given)",
    "{}.get(1, 2, 3)": "get expected at most 2 arguments, got 3",
    "[].append(1, 2)": "append() takes 1 positional argument but 2 were given",
    "re.compile('a').search()": "search() missing 1 required positional argument: 'string'",
    "collections.deque().append()": "append() missing 1 required positional argument: 'item'",
    "random.Random(1).choice()": "random.choice() missing 1 required positional argument: 'seq'",
    "np.zeros(3).flatten(1)": "flatten() takes 0 positional arguments but 1 was given",
}


@pytest.mark.parametrize(("text", "message"), METHODS.items(), ids=METHODS.keys())
def test_messages_about_wrong_arguments_of_methods_count_those_of_the_text(text: str, message: str) -> None:
    with pytest.raises(EvaluationError) as caught:
        PROGRAMS.run(f"import collections, random, re\n{text}")
    assert str(caught.value).splitlines()[0] == f"TypeError: {message}"
    handled = f"import collections, random, re\ntry: {text}\nexcept TypeError as e: told = (str(e), e.args)\ntold"
    assert PROGRAMS.run(handled) == (message, (message,))


CACHED = {
    "recursive": ("def f(n): return n if n < 2 else f(n - 1) + f(n - 2)\nf = cache(f)\nf(40)", 102334155, []),
    "decorator": ("@lru_cache(maxsize=None)\ndef g(n): return t(n)\n[g(1), g(1), g(2)]", [2, 2, 4], [1, 2]),
    "host": ("g = cache(t)\ng(1) + g(1) + g(3)", 10, [1, 3]),
    "map": ("g = cache(t)\nlist(map(g, [1, 1, 2]))", [2, 2, 4], [1, 2]),
    "key": ("sorted([3, 1, 3], key=cache(t))", [1, 3, 3], [3, 1]),
    "least-recent": ("g = lru_cache(1)(t)\n[g(1), g(2), g(1), g(1)]", [2, 4, 2, 2], [1, 2, 1]),
    "nothing-kept": ("g = lru_cache(0)(t)\n[g(1), g(1)]", [2, 2], [1, 1]),
    "failure": ("g = cache(t)\nfor i in (1, 2):\n try: g(99)\n except ValueError: pass\ng(4)", 8, [99, 99, 4]),
    "wraps": ("def deco(f):\n @wraps(f)\n def g(*a): return f(*a) + 1\n return g\n@deco\ndef h(x): return t(x)\nh(5)",
    11, [5]),
}  # fmt: skip


@pytest.mark.parametrize("driver", ["run", "arun"])
@pytest.mark.parametrize(("text", "value", "calls"), CACHED.values(), ids=CACHED.keys())
def test_a_cache_calls_once_for_each_argument(text: str, value: Any, calls: list[int], driver: str) -> None:
    called = []

    def t(x: int) -> int:
        called.append(x)
        if x == 99:
            raise ValueError(x)
        return x * 2

    async def waiting(x: int) -> int:
        await asyncio.sleep(0)
        return t(x)

    sandbox = Sandbox({"t": t if driver == "run" else waiting}, policy=Policy.PROGRAMS)
    program = f"from functools import cache, lru_cache, wraps\n{text}"
    assert (sandbox.run(program) if driver == "run" else asyncio.run(sandbox.arun(program))) == value
    assert called == calls


DRAWS = {
    "siblings": "[random.randint(1, t(100, 2)), random.randint(1, t(100, 1)), random.random()]",
    "comprehension": "[random.uniform(1, t(9, n)) for n in (2, 1)]",
    "generator": "r = random.Random(1)\n[r.randint(1, t(100, n)) for n in (2, 1)] + [r.random()]",
    "imported": "from random import randint as r\n[r(1, t(100, 2)), r(1, t(100, 1))]",
    "function": "def g(n): return random.uniform(1, n)\n[g(t(9, 2)), g(t(9, 1)), random.random()]",
    "lambda": "g = lambda n: random.uniform(1, n)\n[g(t(9, 2)), g(t(9, 1)), random.random()]",
    "map": "list(map(lambda n: random.uniform(1, t(9, n)), [2, 1]))",
    "overlapping": "[t(random.random(), n) for n in (2, 1)] + [random.random()]",
    "shuffle": "xs = [1, 2, 3, t(4, 1)]\nrandom.shuffle(xs)\n[xs, random.choice([t(1, 1), t(2, 0)])]",
}


@pytest.mark.parametrize("text", DRAWS.values(), ids=DRAWS.keys())
def test_draws_are_made_in_order_though_their_arguments_are_waited_for(text: str) -> None:
    async def t(value: Any, turns: int) -> Any:
        for _ in range(turns):
            await asyncio.sleep(0)
        return value

    program = f"import random\nrandom.seed(1)\n{text}"
    wanted = Sandbox({"t": lambda value, turns: value}, policy=Policy.PROGRAMS).run(program)
    assert asyncio.run(Sandbox({"t": t}, policy=Policy.PROGRAMS).arun(program)) == wanted


def test_draws_do_not_keep_calls_from_overlapping() -> None:
    """Each call waits until all have begun."""

    async def t(value: float) -> float:
        begun.append(value)
        if len(begun) == 4:
            all_begun.set()
        await all_begun.wait()
        return value

    begun: list[float] = []
    all_begun = asyncio.Event()
    program = "import random\n[t(random.random()) for _ in range(4)]"
    assert asyncio.run(Sandbox({"t": t}, policy=Policy.PROGRAMS).arun(program)) == begun


@pytest.mark.parametrize(
    "program",
    [
        "from collections import OrderedDict\nOrderedDict.fromkeys('aba', 1)",
        "from collections import Counter\nCounter.fromkeys('a')",
        "from collections import defaultdict\ndefaultdict(int).fromkeys('ab')",
        "from numpy.linalg import norm\nfloat(norm([3, 4]))",
        "import numpy.linalg as la\nfloat(la.norm([3, 4]))", "import urllib.parse\nurllib.parse.quote('a b')",
        "from urllib import parse as p\np.unquote('%20')",
        "def f():\n    import urllib.parse\n    return urllib.parse.quote('/?')\nf()",
        "from datetime import date\nd = date(2024, 3, 1).timetuple()\nd.tm_yday, d[:3], tuple(d)",
    ],
)  # fmt: skip
def test_a_program_does_what_it_does_in_cpython(program: str) -> None:
    before, _, last = program.rpartition("\n")
    exec(before, names := {})  # type: ignore[var-annotated]
    assert outcome(PROGRAMS.run, program) == outcome(lambda text: eval(text, names), last)


@pytest.mark.parametrize(
    "name", ["os.stat", "sys.maxsize", "urllib.request", "math.sqrt", "numpy.fft", "numpy.linalg.norm", "urllib.x"]
)
def test_only_listed_parts_of_modules_can_be_imported(name: str) -> None:
    for program in (f"import {name}", f"from {name} import path", f"import {name} as x\nx"):
        with pytest.raises(ExpressionError, match="import"):
            PROGRAMS.run(program)
