"""Every function and method that a text may call, with arguments that nobody would give it.

The calls are made from the tables of the sandbox, so that a function that is added is driven by itself: the builtins,
the members of each module, the methods and fields of each type, the operators, and formatting. Each gets values of
every kind, small and huge, negative and of the wrong type, by position and by name.
"""

# ruff: noqa: E501 - long tables
import fractions
import functools
import importlib
import inspect
import random
import re
from collections.abc import Iterator, Mapping
from decimal import Decimal
from types import SimpleNamespace
from typing import Any

import numpy as np

from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.containers import CHANGING
from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS
from lightfc_sandbox.stdlib.modules.class_tools import DataField
from lightfc_sandbox.stdlib.numpy.listed import LISTED
from lightfc_sandbox.stdlib.registry import FACADES, facade_names, load_all
from lightfc_sandbox.values.kinds import Builtin, Method
from lightfc_sandbox.values.type_tables import ATTRIBUTES

HUGE: dict[str, Any] = {
    "text": "a" * 999_999, "wide": "é" * 999_999, "far": "\U0001f600" * 250_000, "percents": "%%" * 499_999,
    "fields": "%s" * 300_000, "digits": "9" * 4_000, "commas": "a," * 499_999, "braces": "[" * 999_999,
    "lines": "a b\n" * 249_999, "lower": "b" + "a" * 999_998, "tabs": "\t" * 200_000,
    "data": b"a" * 999_999, "zeros": b"\0" * 999_999,
    "ones": [1] * 900_000, "numbers": list(range(300_000)), "floats": [i / 7 for i in range(200_000)],
    "texts": ["a" * 1_000] * 50_000, "longs": [2**4000 + i for i in range(20_000)],
    "quotients": [fractions.Fraction(1, 10**300 + 2 * i + 1) for i in range(3_000)],
    "parts": [fractions.Fraction(2**2000 - i, 3**1200) for i in range(20_000)],
    "decimals": [Decimal(i) / 7 for i in range(50_000)], "pairs": [(i, i) for i in range(100_000)],
    "lists": [[]] * 200_000, "nested": functools.reduce(lambda inner, _: [inner], range(90), [1]),
    "shared": functools.reduce(lambda inner, _: [inner, inner], range(60), [1]),
    "mixed": [1, "a", None, 1.5] * 1_000, "keys": {str(i): i for i in range(100_000)},
    "colliding": {i * (2**61 - 1): i for i in range(3_000)}, "members": set(range(200_000)),
    "frozen": frozenset(range(0, 400_000, 2)), "tuples": (0,) * 900_000,
    "long": 2**4000 - 1, "below": -(2**4000), "quotient": fractions.Fraction(2**2000 + 1, 3**1200),
    "exact": Decimal("1e999999"), "tiny": Decimal("1e-999999"), "precise": Decimal("1." + "7" * 5_000),
    "array": np.zeros(10**6), "ints": np.arange(10**6), "matrix": np.ones((1000, 1000)), "bits": np.zeros(10**6, bool),
    "axes": np.zeros((250_000,) + (1,) * 31), "hollow": np.zeros((0, 10**6)), "cube": np.zeros((10, 10, 10_000)),
    "nothing": np.full(10**5, np.nan), "complexes": np.ones(10**5, complex), "deepest": np.zeros((1,) * 32),
    "few": np.arange(6.0), "square": np.eye(3), "opaque": SimpleNamespace(secret=1),
    "column": np.ones((5_000, 1)), "row": np.ones((1, 5_000)), "line": np.ones(5_000), "tall": np.ones((5_000, 1, 2)),
    "flat": np.ones((1, 5_000, 2)), "endless": np.where(np.eye(40, k=5) > 0, np.inf, np.eye(40)),
    "spoilt": np.where(np.eye(40, k=5) > 0, np.nan, np.eye(40)),
}  # fmt: skip
"""Values of the host, as a text could make them too: of each type large ones, and such as cost more than they look."""

SMALL = [
    "0", "1", "-1", "2", "7", "True", "None", "1.5", "-0.0", "1e308", "float('nan')", "float('inf')", "2j", "''", "'a'",
    "'ab'", "b'a'", "[]", "[1]", "[3, 1, 2]", "[[1, 2], [3, 4]]", "['b', 'a']", "(1, 2)", "()", "{}", "{1, 2}",
    "{'a': 1}", "range(3)", "slice(1)", "len", "int", "(lambda *a: 1)", "(lambda a, b=1: a)", "'utf-8'", "'%s'",
    "'(a*)*b'", "datetime.datetime(2024, 1, 1)", "datetime.timedelta(1)", "uuid.UUID(int=5)", "np.int64(-1)",
    "np.float64(1.5)", "decimal.Decimal('1.5')", "fractions.Fraction(1, 3)", "collections.Counter('aab')",
    "collections.deque([1, 2], 5)", "ValueError('a')", "bytearray(b'ab')",
]  # fmt: skip
COUNTS = [
    "-10 ** 15", "-10 ** 30", "10 ** 15", "10 ** 30", "10 ** 6", "-10 ** 6", "300000", "5000", "2 ** 63", "-2 ** 63",
    "-2 ** 31", "2 ** 31 - 1", "60_000_000", "1000",
]  # fmt: skip
LAZY = [
    "range(10 ** 15)", "range(-10 ** 15, 10 ** 15)", "(i for i in range(10 ** 9))", "iter(numbers)", "zip(ones, ones)",
    "itertools.count(2 ** 100)", "itertools.repeat('a')", "itertools.cycle('ab')", "map(str, range(10 ** 9))",
    "enumerate(range(10 ** 9))", "keys.items()",
]  # fmt: skip
VALUES = [*SMALL, *COUNTS, *HUGE, *LAZY]

_ACROSS = ["column", "row", "line", "tall", "flat"]
"""Arrays that are small, and large where two of them are broadcast."""

_ARRAYS = ["few", "square", *_ACROSS, "array", "ints", "matrix", "axes", "hollow", "cube", "nothing", "complexes", "bits", "deepest", "endless", "spoilt",
           "[1]", "5", "np.array([1])", "np.arange(3)", "ones", "np.zeros((1, 900000))", "np.zeros((900000, 1))"]  # fmt: skip
_UNBOUNDED = ["endless", "spoilt", "endless[5]", "[1e300, 2, 3]", "[0, 0, 0]"]
"""Arrays over which what converges elsewhere may not: with an infinity or a nan, or such as it makes of powers."""

_INDICES = [
    "[0] * 5000",
    "[[0]] * 5000",
    ":, [0] * 5000",
    ":, [[0]] * 5000",
    "..., [0] * 5000",
    "None, :, [0] * 5000",
    "True",
    "[0]",
    ":, None",
    "(0,) * 400000",
    "[0] * 5000, [[0]] * 5000",
    "line > 0",
    "np.any(True)",
    "np.arange(5000)",
    "[-1], 0",
    "(None,) * 64",
    "tuples",
    "[True], True",
    "::-1",
    "ints",
    "0",
]

_INTEGERS = ["0", "1", "-1", "2", "32", *COUNTS]
KINDS: dict[str, list[str]] = {
    "array": _ARRAYS, "optional": [*_ARRAYS, "None"],
    "arrays": ["[few, few]", "ones", "[ints] * 20", "[[1]] * 100_000", "[array] * 5", "range(900000)", "lists", "[square] * 2000"],
    "sections": [*_INTEGERS, *_ARRAYS, "np.int64(10 ** 9)", "np.array(10 ** 9)"], "pair": ["(0, 1)", "None", "(float('nan'), 1)", "(-1e308, 1e308)"],
    "row": _ARRAYS, "places": ["2", "-3", "400", "10 ** 15"], "word": ["'linear'", "'full'", "'left'", "'hazen'", "'wrap'", "'reflect'", "'median'", "'linear_ramp'", "'stable'"],
    "order": ["None", "2", "'nuc'", "1e308", "-1"], "bool": ["True", "False"],
    "axis": ["0", "1", "-1", "None", "(0, 1)", "31", "(0,) * 31", "10 ** 15", "tuples", "(0,) * 65"],
    "dtype": ["'int8'", "'complex128'", "None", "float"], "integer": _INTEGERS, "offset": _INTEGERS,
    "number": ["0", "1.5", "-1e308", "float('nan')", "1e308"],
    "shape": ["(10 ** 6,)", "(1,) * 32", "(0, 10 ** 9)", "-1", "(-1, 5)", "(1000, 1000)", "10 ** 15"],
}  # fmt: skip
"""What the parameters of the listed functions of numpy take, by the kind that the list gives them."""

OWNERS: dict[str, list[str]] = {
    "str": ["text", "wide", "commas", "lines", "tabs", "percents", "'ab'", "digits"], "bytes": ["data", "b'ab'", "zeros"],
    "bytearray": ["bytearray(data)", "bytearray(b'ab')", "bytearray(900_000)"],
    "int": ["5", "long", "below"], "bool": ["True"], "float": ["1.5", "1e308"], "complex": ["2j"],
    "list": ["[3, 1, 2]", "numbers[:9]", "ones", "texts", "parts", "lists"], "tuple": ["tuples", "(1, 2)"],
    "dict": ["keys", "{'a': 1}", "colliding"], "range": ["range(10 ** 15)", "range(3)"], "slice": ["slice(1, 2)"],
    "date": ["datetime.date(2024, 1, 1)", "datetime.date.min"], "datetime": ["datetime.datetime(2024, 1, 1)", "datetime.datetime.max"],
    "time": ["datetime.time(1)"], "timedelta": ["datetime.timedelta.max"], "timezone": ["datetime.timezone.utc"],
    "Decimal": ["exact", "tiny", "precise", "decimal.Decimal('1.5')"], "Fraction": ["quotient", "fractions.Fraction(1, 3)"],
    "UUID": ["uuid.UUID(int=5)"], "ZoneInfo": ["zoneinfo.ZoneInfo('UTC')"], "set": ["members", "{1}", "set(colliding)"], "frozenset": ["frozen", "frozenset(colliding)"],
    "Counter": ["collections.Counter(a=2 ** 4000)", "collections.Counter(numbers)", "collections.Counter(a=10 ** 9)"],
    "defaultdict": ["collections.defaultdict(list)", "collections.defaultdict(lambda: [0] * 1000)"],
    "OrderedDict": ["collections.OrderedDict(keys)"], "deque": ["collections.deque(numbers)", "collections.deque('ab', 1)"],
    "LinearRegression": ["statistics.linear_regression([1, 2], [1, 2])"],
    "Key": ["functools.cmp_to_key(lambda a, b: 0)(1)"], "datetime.IsoCalendarDate": ["datetime.date(2024, 1, 1).isocalendar()"],
    "sys.version_info": ["sys.version_info"],
    "time.struct_time": ["datetime.date(2024, 1, 1).timetuple()"], "Template": ["string.Template('$a')", "string.Template('$a $' * 1000)"],
    "ParseResult": ["urllib.parse.urlparse('http://a:1/b')"], "SplitResult": ["urllib.parse.urlsplit('http://a:1/b')"],
    "DecimalTuple": ["precise.as_tuple()"], **{key: ["hashlib.sha256(b'a')", "hashlib.sha3_512(data)"] for key in ("Digest", "Hash")},
    "CacheInfo": ["functools.cache(lambda x: x).cache_info()"], "TextFunction": ["functools.cache(lambda x: x)"],
    "TextGenerator": ["(lambda: (yield 1))()"], "Random": ["random.Random(1)"], "Generator": ["np.random.default_rng(1)"], "iinfo": ["np.iinfo(int)"], "finfo": ["np.finfo(float)"], "RandomState": ["np.random.RandomState(1)"], "Settings": ["decimal.getcontext()"], "CaughtError": ["ValueError('a')", "ValueError(text, ones)"],
    "StopIteration": ["StopIteration(ones)"], "SyntaxError": ["SyntaxError('a')", "SyntaxError(text, ones)"], "JSONDecodeError": ["json.JSONDecodeError('a', text, 1)"],
    "Task": ["asyncio.create_task(1)", "asyncio.create_task(lines, name=commas)"], "TaskGroup": ["asyncio.TaskGroup()"],
    "Pattern": ["re.compile('a|b')", "re.compile('(a*)*b')", "re.compile('(?=(.*))')", "re.compile('')"],
    "Match": ["re.match('(a)(b)?', 'a')", "re.match('(?P<x>a*)', text)"],
    "StringIO": ["io.StringIO(lines)", "io.StringIO(wide)", "io.StringIO('a')"], "Reader": ["csv.reader(['a'])"],
    "DictReader": ["csv.DictReader([commas])", "csv.DictReader(['a', 'b'])"], "Writer": ["csv.writer(io.StringIO())"],
    "DictWriter": ["csv.DictWriter(io.StringIO(), ['a'], extrasaction='ignore')", "csv.DictWriter(io.StringIO(), keys)"],
    "Output": ["sys.stdout", "sys.stderr"],
    **{key: ["re.error('a')", "re.error('a', text, 1)"] for key in ["error", "PatternError"]},
    **{
        f"{name}iterator": [f"iter({owner})"]
        for name, owner in {
            "range_": "range(9)", "longrange_": "range(10 ** 15)", "bytes_": "b'ab'", "bytearray_": "bytearray(b'ab')", "str_ascii_": "'ab'", "str_": "'\u00e9\u20ac'",
            "list_": "[3, 1, 2]", "tuple_": "(1, 2)", "set_": "{1, 2}", "dict_key": "{'a': 1}", "dict_value": "{'a': 1}.values()",
            "dict_item": "{'a': 1}.items()", "odict_": "collections.OrderedDict(a=1)", "_deque_": "collections.deque('ab')",
        }.items()
    },
    **{
        f"{name}iterator": [f"reversed({owner})"]
        for name, owner in {
            "list_reverse": "[3, 1, 2]", "dict_reversekey": "{'a': 1}", "dict_reversevalue": "{'a': 1}.values()",
            "dict_reverseitem": "{'a': 1}.items()", "_deque_reverse_": "collections.deque('ab')",
        }.items()
    },
    "reversed": ["reversed((1, 2))"], "enumerate": ["enumerate('ab')"], "zip": ["zip('ab', [1, 2])"],
    "map": ["map(len, ['a', 'b'])"], "filter": ["filter(None, [1, 2])"],
    "ndarray": ["few", "square", *_ACROSS, "array", "axes", "hollow", "cube", "matrix", "bits"],
}  # fmt: skip
"""By the name of a type, the values whose methods are driven."""

SPECS = ["", "d", "x", ">10", "010.3f", "e", ",", "%", "n", "%Y", "%c%c", "1000000", ".1000000f", "s", "_b"]
SYMBOLS = [
    "+",
    "-",
    "*",
    "/",
    "//",
    "%",
    "**",
    "<<",
    ">>",
    "|",
    "^",
    "&",
    "@",
    "==",
    "!=",
    "<",
    "<=",
    ">",
    ">=",
    "in",
    "is",
    "and",
]


@functools.cache
def prepare() -> None:
    """Fill the tables."""
    load_all()


def functions() -> dict[str, Builtin]:
    """Every function that a text can name, by the name that it would write."""
    prepare()
    found = {**BUILTINS, **EXCEPTIONS}
    for root in FACADES.keys() - {"numpy", "asyncio"}:
        found |= {f"{root}.{name}": each for name, each in facade_names(root).items() if type(each) is Builtin}
    return found


def methods() -> Iterator[tuple[str, str, bool]]:
    """Every method and field of every type: the name of the type, that of the method, and whether it is called."""
    prepare()
    for table in (ATTRIBUTES, CHANGING):
        for cls, attributes in table.items():
            for name, entry in attributes.items():
                if cls is not DataField:  # which only classes of programs have
                    yield cls.__qualname__, name, isinstance(entry, Method)


def _scalar_owner(name: str) -> list[str]:
    return OWNERS.get(name) or ([f"np.{name}(1)"] if hasattr(np, name) else [])


def parameters(name: str, function: Builtin) -> Mapping[str, list[str]]:
    """The parameters of a function by name, each with what may be given for it; empty where they are not known."""
    listed = LISTED.get(name.removeprefix("np.")) if name.startswith("np.") else None
    if listed is not None:
        return {key: KINDS[kind] for key, _, kind in (part.partition(":") for part in listed.parameters.split())}
    root, *path = name.split(".")
    real: Any = np if root == "np" else importlib.import_module(root) if path else function.fn
    for part in path:
        real = getattr(real, part, function.fn)
    try:
        found = inspect.signature(real).parameters.values()
    except (TypeError, ValueError):
        return {}
    named = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    return {each.name: VALUES for each in found if each.kind in named and each.name not in ("run", "owner")}


def arguments(name: str, count: int, known: Mapping[str, list[str]]) -> list[str]:
    """Lists of arguments: each value alone, then `count` of several, by position and by name."""
    draw = random.Random(name)
    found = ["", *VALUES]
    for _ in range(count):
        size = draw.choice([2, 2, 2, 3, 4])
        found.append(", ".join(draw.choice(VALUES) for _ in range(size)))
    for _ in range(count if known else 0):
        keys = [key for position, key in enumerate(known) if not position or draw.random() < 0.6]
        found.append(", ".join(f"{key}={draw.choice(known[key])}" for key in keys))
        found.append(", ".join(draw.choice(known[key]) for key in keys))
    found += [f"*[{draw.choice(VALUES)}] * {size}" for size in (3, 1000, 100_000)]
    found += ["**keys", "*ones", "*lists"]
    return list(dict.fromkeys(found))


def calls(count: int) -> dict[str, list[str]]:
    """By what is driven, the expressions that drive it.

    Args:
        count: How many lists of several arguments each function gets, by position, and as many by name.
    """
    made: dict[str, list[str]] = {}
    for name, function in functions().items():
        made[name] = [f"{name}({given})" for given in arguments(name, count, parameters(name, function))]
    for kind, name, called in methods():
        draw = random.Random(f"{kind}.{name}")
        for owner in _scalar_owner(kind):
            given = arguments(f"{kind}.{name}{owner}", count // 2, {}) if called else []
            some = draw.sample(given, min(len(given), 10 + count // 2))
            made.setdefault(f"{kind}.{name}", []).extend(
                f"({owner}).{name}({each})" for each in some
            ) if called else made.setdefault(f"{kind}.{name}", [f"({owner}).{name}"])
    for symbol in SYMBOLS:
        draw = random.Random(symbol)
        pairs = [tuple(draw.choice(VALUES) for _ in range(2)) for _ in range(8 * count)]
        pairs += [(each, each) for each in VALUES]
        made[f"operator {symbol}"] = [f"{a} {symbol} {b}" for a, b in pairs]
    for symbol in ("-", "+", "~", "not "):
        made[f"unary {symbol}"] = [f"{symbol}{each}" for each in VALUES]
    draw = random.Random("subscript")
    made["subscript"] = [f"({draw.choice(VALUES)})[{draw.choice(VALUES)}]" for _ in range(8 * count)]
    made |= _across()
    made["slice"] = [f"({each})[{part}]" for each in VALUES for part in ("::-1", "-10 ** 15:10 ** 15", "::10 ** 15")]
    made["format"] = [f"f'{{{each}:{spec}}}'" for each in VALUES if "'" not in each for spec in SPECS]
    made["convert"] = [f"f'{{{each}!{kind}}}'" for each in VALUES if "'" not in each for kind in "rsa"]
    made["percent"] = [f"'%{kind}' % ({each},)" for each in VALUES for kind in ("s", "r", "d", "c", "5.3f", "*d")]
    made["unpack"] = [f"[*{each}]" for each in VALUES] + [f"{{*{each}}}" for each in VALUES]
    made["unpack"] += [f"{{**{each}}}" for each in VALUES] + [f"(lambda *a, **k: a)(*{each})" for each in VALUES]
    made["comprehend"] = [f"[0 for _ in {each}]" for each in VALUES] + [f"{{x for x in {each}}}" for each in VALUES]
    return made


ALL = "all of "
"""What the names of such begin with whose calls are all made, and not some of them by lot."""


def _across() -> dict[str, list[str]]:
    """Calls of the functions of numpy with arrays that broadcast, or are not finite, and all kinds of indices."""
    made = {}
    for name, listed in LISTED.items():
        kinds = [part.partition(":")[2] for part in listed.parameters.split()]
        if kinds[0] == "array":
            more = ["", ", 2", ", endless", ", [1, 2, 3], 2"]
            made[f"{ALL}np.{name}, not finite"] = [f"np.{name}({a}{b})" for a in _UNBOUNDED for b in more]
        if sum(kind in ("array", "optional", "row") for kind in kinds[:2]) == 2:
            made[f"{ALL}np.{name}"] = [f"np.{name}({a}, {b})" for a in _ACROSS for b in _ACROSS]
    owners = [*_ACROSS, "matrix", "axes"]
    made[f"{ALL}items of arrays"] = [f"{owner}[{index}]" for owner in owners for index in _INDICES]
    made[f"{ALL}setting items of arrays"] = [
        f"[0 for own in [{owner}.copy()] for own[{index}] in [{value}]]"
        for owner in _ACROSS for index in _INDICES for value in ("1", "line")
    ]  # fmt: skip
    return made


NAMED = re.compile(r"\b([a-z]+)\.[a-zA-Z]")


def imports(*texts: str) -> str:
    """The import statements of what some expressions name."""
    roots = {root for text in texts for root in NAMED.findall(text)} & FACADES.keys()
    return "".join(f"import {'numpy as np' if root == 'np' else root}\n" for root in sorted(roots))


def few(found: list[str], seed: str, count: int) -> list[str]:
    """Some of the calls of a function: each kind of argument that has to be tried, and others by lot."""
    draw = random.Random(seed)
    kinds = [
        [call for call in found if re.search(r"-10 \*\* \d\d", call)],
        [call for call in found if re.search(r"\* ?1000|\*\*keys|\*ones|\*lists", call)],
        [call for call in found if any(name in call for name in HUGE)],
        [call for call in found if "=" in call],
        [call for call in found if call.rpartition("(")[2].rstrip(")") in HUGE],
    ]
    owners = sorted({call.partition(").")[0] for call in found if call.startswith("(")})
    kinds += [[call for call in found if call.startswith(owner)] for owner in owners] or [found]
    return list(dict.fromkeys(draw.choice(each) for each in kinds * count if each))
