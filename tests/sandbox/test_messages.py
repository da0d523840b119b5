"""CPython's words are the expected ones: every operator and method, with right and wrong arguments, fails as there.

Programs print messages and look at types of exceptions, and models repair what they wrote by them.
"""

import re
import warnings
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction
from types import ModuleType
from typing import Any

import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, Policy, Sandbox
from lightfc_sandbox.stdlib.containers import CHANGING
from lightfc_sandbox.stdlib.registry import facade_names, load_all
from lightfc_sandbox.values.type_tables import ATTRIBUTES

from .programs import compare_with_python

load_all()

MODULES = ("math", "cmath", "base64", "json", "unicodedata", "operator")

NAMES: dict[str, Any] = {
    "Counter": Counter, "OrderedDict": OrderedDict, "defaultdict": defaultdict, "deque": deque, "date": date,
    "timedelta": timedelta, "Decimal": Decimal, "Fraction": Fraction, **{name: __import__(name) for name in MODULES},
}  # fmt: skip

IMPORTS = {
    **dict.fromkeys(("Counter", "OrderedDict", "defaultdict", "deque"), "from collections import {}"),
    **dict.fromkeys(("date", "timedelta"), "from datetime import {}"),
    **dict.fromkeys(MODULES, "import {}"),
    "Decimal": "from decimal import {}",
    "Fraction": "from fractions import {}",
}

SINGLE = (
    "None", "0", "-1", "1", "2.5", "float('nan')", "'a'", "''", "b'a'", "[1]", "[]", "(1,)", "{'a': 1}", "{1}", "True",
    "range(3)", "1j", "Decimal('1.5')", "deque([1])", "date(2020, 1, 1)", "lambda: 1", "bytearray(b'a')",
)  # fmt: skip

SMALL = ("None", "-1", "'a'", "[1]", "2.5")

OWNERS = (
    "'abc'", "''", "b'abc'", "5", "True", "2.5", "2j", "['a', 1]", "[]", "(3, 'a')", "{'a': 1}", "{1, 'a'}",
    "frozenset({1})", "range(5)", "bytearray(b'abc')", "deque([1, 2])", "deque([], 2)", "Counter('aab')",
    "defaultdict(list, a=[1])", "OrderedDict(a=1)", "Fraction(1, 3)", "date(2020, 2, 29)", "timedelta(1)",
)  # fmt: skip

WANTED = {
    r"plain values": "by methods of other values code would run; CPython would look at another argument first",
    r"translate\(": "a translation is a dict, so that no item of it runs code while a text is gone through",
    r"unknown encoding": "the message lists the encodings that there are",
    r"maketrans": "one rule for all arguments",
    r"<function>|'function'": "no address of a function, and none is a builtin or a method",
    r"unhashable in a program": "not everything that CPython hashes is a key",
    r"% cannot format": "% would run methods of the value",
    r"most_common": "the number is looked at before the counts are sorted",
    r"^\(lambda x: \(x.update.*OrderedDict": "an OrderedDict is brought up to date as a dict is",
    r"JSONDecodeError": "an exception is made of plain values, and keeps the text that is wrong to itself",
    r"^math.*must be real number": "math is for numbers, and looks at all arguments first",
    r"limit_denominator": "a denominator is an integer; CPython makes fractions of floats",
    r"operator.is": "whether two numbers are one object is not told",
    r"float floor division": "the words of `//`",
}
"""What is said otherwise, and why."""

_COUNTED = re.compile(r"takes .*positional argument|missing \d+ required|unexpected keyword argument|multiple values")
"""How a function written in Python tells of the number and names of its arguments, of which CPython has many ways."""

SANDBOX = Sandbox({}, policy=Policy.PROGRAMS)

Outcome = tuple[str, str, str]


def _without_address(value: Any) -> Any:
    """A set with a nan in another form: where that stands in it follows from its address."""
    if type(value) in (set, frozenset) and any(each != each for each in value):
        return type(value).__name__, sorted(map(repr, value))
    return value


def shown(value: Any) -> Outcome:
    if isinstance(value, tuple) and any(isinstance(each, Iterator) for each in value):
        value = tuple(list(each) if isinstance(each, Iterator) else each for each in value)
    if isinstance(value, tuple):
        value = tuple(_without_address(each) for each in value)
    return "value", "", re.sub(r"o?dict_\w+\((\[.*?\])\)(?=,)", r"\1", repr(value))


def expected(text: str) -> Outcome:
    try:
        return shown(eval(text, dict(NAMES)))
    except Exception as error:  # noqa: BLE001 - whatever Python raises is what is expected
        return "raised", type(error).__name__, str(error)


TRIED = """\
def tried(f):
    try: return f()
    except Exception as e: return type(e).__name__, str(e), 'raised'
"""

TOGETHER = 50
"""Expressions in one program: to check and run a program for each takes longer than all else here."""


def outcomes(texts: Sequence[str]) -> list[Outcome | None]:
    """What the sandbox makes of expressions in one program; None of one that it refuses, which is then in one alone."""
    imports = [line.format(name) for name, line in IMPORTS.items() if re.search(rf"\b{name}\b", " ".join(texts))]
    tried = ", ".join(f"tried(lambda: ({text}))" for text in texts)
    try:
        made = SANDBOX.run("\n".join([*imports, f"{TRIED}[{tried}]"]))
    except (EvaluationError, ExpressionError):
        return [None] if len(texts) == 1 else [each for text in texts for each in outcomes([text])]
    return [
        ("raised", each[0], each[1]) if type(each) is tuple and each[2:] == ("raised",) else shown(each)
        for each in made
    ]


def agree(text: str, got: Outcome | None, wanted: Outcome) -> bool:
    if got is None or got == wanted or " at 0x" in wanted[2]:
        return True
    counted = got[:2] == wanted[:2] == ("raised", "TypeError") and _COUNTED.search(got[2])
    return bool(counted) or any(re.search(each, f"{text} {got[2]}") for each in WANTED)


def differences(texts: Iterable[str]) -> list[tuple[str, Outcome, Outcome | None]]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        some = [*texts]
        got = [each for at in range(0, len(some), TOGETHER) for each in outcomes(some[at : at + TOGETHER])]
        rows = ((text, expected(text), each) for text, each in zip(some, got, strict=True))
        return [(text, wanted, each) for text, wanted, each in rows if not agree(text, each, wanted)]


def arguments() -> list[str]:
    return [
        "", *SINGLE, *(f"{a}, {b}" for a in SMALL for b in SMALL), "'a', 'b', 2", "1, 2, 3, 4", "nosuch=1", "1, no=1",
    ]  # fmt: skip


@pytest.mark.parametrize("owner", OWNERS)
def test_methods_fail_in_cpythons_words(owner: str) -> None:
    kind = type(eval(owner, dict(NAMES)))
    names = sorted({*ATTRIBUTES[kind], *CHANGING.get(kind, {})} - {"strftime"})
    # Of special methods the words depend on how CPython has written each.
    called = [name for name in names if callable(getattr(kind, name)) and not name.startswith("__")]
    texts = (f"(lambda x: (x.{name}({given}), x))({owner})" for name in called for given in arguments())
    assert differences(texts) == []


OPERATORS = (
    "+", "-", "*", "/", "//", "%", "**", "&", "|", "^", "<<", ">>", "@", "==", "<", "<=", "in", "not in",
)  # fmt: skip


@pytest.mark.parametrize("symbol", OPERATORS)
def test_operators_fail_in_cpythons_words(symbol: str) -> None:
    assert differences(f"({a}) {symbol} ({b})" for a in SINGLE for b in SINGLE) == []


@pytest.mark.parametrize("symbol", OPERATORS[:13])
def test_operators_in_place_fail_in_cpythons_words(symbol: str) -> None:
    def failed(pair: str) -> str:
        try:
            exec(f"a, b = {pair}\na {symbol}= b", dict(NAMES))
        except Exception as error:  # noqa: BLE001 - whatever Python raises is what is expected
            return f"{type(error).__name__}: {error}"
        return "none"

    pairs = [f"({a}), ({b})" for a in PLACED for b in PLACED]
    text = (
        f"def tried(a, b):\n    try: a {symbol}= b\n    except Exception as e: return f'{{type(e).__name__}}: {{e}}'\n"
    )
    found = SANDBOX.run(f"{text}    return 'none'\n[{', '.join(f'tried({pair})' for pair in pairs)}]")
    assert dict(zip(pairs, found, strict=True)) == {pair: failed(pair) for pair in pairs}


PLACED = ("2", "1.5", "None", "'ab'", "b'ab'", "[1]", "(1, 2)")


@pytest.mark.parametrize(
    "form", ["({})[{}]", "divmod({}, {})", "isinstance({}, int) + {}", "[*({}), {}]", "max({}, {})"]
)
def test_items_and_the_like_fail_in_cpythons_words(form: str) -> None:
    assert differences(form.format(a, b) for a in SINGLE for b in SINGLE if "lambda" not in a + b) == []


def test_formats_fail_in_cpythons_words() -> None:
    specs = ("d", "s", ".2f", "x", ">5", "10", "q", "%", "+", ",", "e", "08.3f", "c")
    templates = ("{}", "{0}", "{1}", "{a}", "{0[0]}", "{0[a]}", "{", "}", "{:d}", "{} {}", "{0} {}")
    ways = ("%d", "%s", "%.2f", "%x", "%c", "%(a)s", "%q", "%s %s", "%")
    plain = [each for each in SINGLE if "lambda" not in each]
    assert differences(f"format({each}, {spec!r})" for each in plain for spec in specs) == []
    assert differences(f"{template!r}.format({each})" for each in plain for template in templates) == []
    assert differences(f"{way!r} % ({each})" for each in plain for way in ways) == []


SINGLE_BUILTINS = (
    "abs", "all", "any", "ascii", "bin", "bool", "bytes", "chr", "dict", "enumerate", "float", "frozenset",
    "hex", "int", "iter", "len", "list", "max", "min", "next", "oct", "ord", "range", "reversed", "round", "set",
    "sorted", "str", "sum", "tuple", "zip",
)  # fmt: skip


@pytest.mark.parametrize("name", SINGLE_BUILTINS)
def test_builtins_fail_in_cpythons_words(name: str) -> None:
    assert differences(f"{name}({each})" for each in ("", *SINGLE)) == []


@pytest.mark.parametrize("name", MODULES)
def test_functions_of_modules_fail_in_cpythons_words(name: str) -> None:
    module: ModuleType = NAMES[name]
    called = [each for each in facade_names(name) if callable(getattr(module, each, None))]
    texts = (f"{name}.{each}({given})" for each in called for given in arguments())
    assert differences(texts) == []


SPREADING = """\
import math
from dataclasses import dataclass
class A:
    def __init__(self, k=0): pass
    def f(self, k): pass
@dataclass
class D:
    a: int
def f(*p, **k): pass
def around():
    def inside(**k): pass
    return inside
a, twice = A(), {'k': same(1)}
"""

SPREAD = [
    *(f"{called}(**twice, **{{'k': 2}})" for called in ("f", "A", "a.f", "A.f", "around()", "(lambda **k: k)", "dict",
                                                       "D", "print", "'ab'.split", "int.from_bytes", "math.isclose")),
    *(f"{called}(k=1, **twice)" for called in ("f", "A", "a.f", "dict", "sorted")),
    *(f"{called}(*5)" for called in ("f", "A", "a.f", "around()", "max", "[].append")),
    *(f"{called}(**5)" for called in ("f", "A", "a.f", "dict", "print")),
]  # fmt: skip


@pytest.mark.parametrize("call", SPREAD)
def test_arguments_that_cannot_be_spread_are_told_with_the_name_of_what_is_called(call: str) -> None:
    compare_with_python(f"{SPREADING}try: {call}\nexcept TypeError as e: told = str(e)\ntold")


OTHERS = {
    **{
        f"hash {value} {begin}": f"import hashlib\n{begin}({value})"
        for value in ("'a'", "5", "None", "[1]")
        for begin in ("hashlib.md5", "hashlib.sha256", "hashlib.new('sha1').update")
    },
    **{
        f"abstract {name}({given})": f"from collections.abc import {name}\n{name}({given})"
        for name in ("Sequence", "Mapping", "MutableMapping", "Iterable", "Iterator", "Callable", "Hashable", "Sized")
        for given in ("", "1")
    },
    **{f"typing {name}": f"from typing import {name}\n{name}()" for name in ("List", "Dict", "Tuple", "FrozenSet")},
    "searched": "class A: pass\n'x' in A()", "searched not": "class A: pass\n'x' not in A()",
    "searched with a wrong iterator": "class A:\n    def __iter__(self): return same(5)\n'x' in A()",
    "searched with a failing iterator": "class A:\n    def __iter__(self): yield 1 / 0\n'x' in A()",
    "searched by places": "class A:\n    def __getitem__(self, i): return [1, 2][i + 'a']\n5 in A()",
    **{
        f"deleted of {owner} at {index}": f"o, i = {owner}, {index}\ndel o[i]"
        for owner in ("[1]", "'a'", "(1,)", "{1}", "range(3)", "5", "None", "1.5", "b'a'", "(lambda: 1)", "{}.keys()")
        for index in ("0", "'a'", "1.5", "None", "slice(1)")
    },
    "pairs": "dict([1])", "pairs of three": "dict([(1, 2), (3, 4, 5)])",
}  # fmt: skip


@pytest.mark.parametrize("text", OTHERS.values(), ids=OTHERS.keys())
def test_what_fails_is_told_in_cpythons_words(text: str) -> None:
    tried = text.replace("\n", "\n    ")
    compare_with_python(f"told = None\ntry:\n    {tried}\nexcept Exception as e: told = type(e).__name__, str(e)\ntold")
