"""Hypothesis strategies that write expressions of the language, as text.

`expressions()` is the entry. What it writes is always syntactically right, mostly well typed, and names only
`VARIABLES`, `FUNCTIONS`, builtins of the sandbox and variables that the text itself binds. A part that raises is
wanted: the sandbox has to raise what Python raises.

Kept out, since the sandbox means to differ from Python there (page "The language"): lazy values that leave the text or
outlive the comprehension that made them, `hash` of strings, and results beyond the default limits.
"""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

Text = st.SearchStrategy[str]

VARIABLES: dict[str, Any] = {
    "n": 3,
    "r": 2.5,
    "flag": True,
    "nothing": None,
    "word": "Grüße, 世界",
    "xs": [3, 1, 2],
    "pair": (4, "é"),
    "table": {"a": 1, "ß": [2, 3]},
    "bag": {1, 2, 5},
    "rows": [{"k": 1, "v": "x"}, {"k": 2, "v": "ÿ"}],
}
"""The variables of the context map, and of CPython's globals in the oracle tests."""


def same(value: Any) -> Any:
    """A pure function of the host: its argument."""
    return value


def total(*numbers: Any, start: Any = 0) -> Any:
    """A pure function of the host with a star and a keyword."""
    return sum(numbers, start)


def fails(value: Any) -> Any:
    """A function of the host that raises."""
    raise ValueError(f"refused {type(value).__name__}")


FUNCTIONS: dict[str, Callable[..., Any]] = {"same": same, "total": total, "fails": fails}
"""The functions of the context map."""

_LETTERS = "abcxyz01 ,-éßИ世😀"


def constants() -> Text:
    """Literals of every plain type."""
    return st.one_of(
        st.integers(-20, 20).map(repr),
        st.integers(-(10**15), 10**15).map(repr),
        st.sampled_from(["0.5", "-1.25", "1e3", "2.0", "0.1", "1e-7", "3j"]),
        st.sampled_from(["True", "False", "None"]),
        st.text(_LETTERS, max_size=6).map(repr),
        st.binary(max_size=3).map(repr),
    )


def numbers() -> Text:
    """Small numbers, for places that want one."""
    return st.one_of(st.integers(-5, 9).map(repr), st.sampled_from(["n", "r", "flag", "0.5", "-2.0"]))


def texts() -> Text:
    """Strings, for places that want one."""
    return st.one_of(st.text(_LETTERS, max_size=6).map(repr), st.just("word"))


def iterables() -> Text:
    """Things to loop over, for places that want one."""
    plain = st.sampled_from(
        ["xs", "bag", "pair", "table", "word", "rows", "range(4)", "range(n, 0, -1)", "table.items()"]
    )
    return st.one_of(plain, st.lists(numbers(), max_size=4).map(lambda items: f"[{', '.join(items)}]"))


def _operators(part: Text) -> Text:
    binary = st.sampled_from(["+", "-", "*", "/", "//", "%", "&", "|", "^"])
    small = st.sampled_from(["<<", ">>", "**"])
    return st.one_of(
        st.builds("({} {} {})".format, part, binary, part),
        st.builds("({} {} {})".format, numbers(), binary, numbers()),
        st.builds("({} {} {})".format, numbers(), small, numbers()),
        st.builds("({}{})".format, st.sampled_from(["-", "+", "~", "not "]), part),
        st.builds("({} * {})".format, texts(), st.integers(-1, 4)),
    )


def _comparisons(part: Text) -> Text:
    order = st.sampled_from(["<", "<=", "==", "!=", ">", ">="])
    chain = st.lists(st.tuples(order, numbers()), min_size=1, max_size=3)
    return st.one_of(
        st.builds(lambda first, rest: f"({first} {' '.join(f'{op} {x}' for op, x in rest)})", numbers(), chain),
        st.builds("({} {} {})".format, part, order, part),
        st.builds("({} {} {})".format, part, st.sampled_from(["in", "not in"]), iterables()),
        st.builds("({} {} None)".format, part, st.sampled_from(["is", "is not"])),
    )


def _choices(part: Text) -> Text:
    word = st.sampled_from([" and ", " or "])
    return st.one_of(
        st.builds(lambda op, parts: f"({op.join(parts)})", word, st.lists(part, min_size=2, max_size=3)),
        st.builds("({} if {} else {})".format, part, part, part),
    )


def _displays(part: Text) -> Text:
    starred = st.one_of(part, iterables().map("*{}".format))
    pairs = st.one_of(st.builds("{}: {}".format, constants(), part), st.just("**table"), st.just("**dict(xs=1)"))
    return st.one_of(
        st.lists(starred, max_size=4).map(lambda items: f"[{', '.join(items)}]"),
        st.lists(starred, max_size=4).map(lambda items: f"({''.join(f'{item}, ' for item in items)})"),
        st.lists(starred, min_size=1, max_size=4).map(lambda items: f"{{{', '.join(items)}}}"),
        st.lists(pairs, max_size=3).map(lambda items: f"{{{', '.join(items)}}}"),
    )


def _subscripts(part: Text) -> Text:
    edge = st.one_of(st.just(""), st.integers(-5, 5).map(repr))
    sliced = st.builds("{}:{}:{}".format, edge, edge, st.sampled_from(["", "1", "2", "-1", "0"]))
    owner = st.one_of(st.sampled_from(["xs", "word", "pair", "table", "rows[0]", "range(5)", "b'abc'"]), part)
    key = st.one_of(st.integers(-4, 4).map(repr), sliced, st.sampled_from(["'a'", "'k'", "n", "flag"]))
    return st.builds("{}[{}]".format, owner, key)


_METHODS = [
    "word.upper()", "word.lower()", "word.title()", "word.split()", "word.split(', ')", "word.find('ü')",
    "word.partition(',')", "word.replace('ß', 'ss')", "word.center(15, '*')", "word.zfill(15)", "word.count('')",
    "word.encode()", "word.startswith(('G', 'x'))", "word.rsplit(maxsplit=1)", "word.removeprefix('Gr')",
    "'a\\tb'.expandtabs(4)", "', '.join(map(str, xs))", "'é'.join(['a', 'b'])", "''.join(reversed(word))",
    "word.casefold()", "word.swapcase()", "word.isalpha()", "b'a,b'.split(b',')", "b'ab'.hex()",
    "b'\\xc3\\xa9'.decode()",
    "xs.count(1)", "xs.index(2)", "xs.index(9)", "xs.copy()", "pair.index('é')", "table.get('a')", "table.get('z', 0)",
    "list(table.items())", "list(table.keys())", "list(table.values())", "table.copy()", "dict.fromkeys(xs, 0)",
    "bag.union([9], xs)", "bag.intersection(xs)", "bag.difference([1])", "bag.symmetric_difference([1, 7])",
    "bag.issubset(range(9))", "bag.isdisjoint([8])", "(5).bit_length()", "n.to_bytes(2, 'big')", "(255).bit_count()",
    "r.is_integer()", "r.as_integer_ratio()", "(0.5).hex()", "(1+2j).conjugate()", "n.real", "(3j).imag",
    "range(9).index(4)", "range(9).count(4)", "range(1, 9, 2).step", "str.upper(word)", "list(map(str.lower, word))",
    "sorted(word, key='Güe'.find)", "word.upper(1)", "xs.index('q')", "word.join(xs)", "word.center()",
]  # fmt: skip

_BUILTINS = [
    "len({})", "abs({})", "str({})", "repr({})", "bool({})", "int({})", "float({})", "list({})", "tuple({})", "set({})",
    "sorted({})", "sum({})", "min({})", "max({})", "any({})", "all({})", "list(enumerate({}))", "list(reversed({}))",
    "round({})", "divmod({}, 3)", "pow({}, 2)", "isinstance({}, (int, str))",
    "issubclass(type({}), int)", "list(zip({}, xs))", "frozenset({})",
    "dict(zip(xs, {}))", "callable({})", "bin({})", "chr(97 + {})", "next(iter({}))", "next(iter({}), 0)", "bytes({})",
    "list(map(str, {}))", "list(filter(None, {}))", "max({}, 2, key=str)", "min({}, default=0)", "format({}, '')",
    "sorted({}, reverse=True)", "sum({}, 0.5)", "list(zip({}, xs, strict=True))", "complex({})", "ord({})", "hex({})",
    "same({})", "total(*{})", "total({}, start=1)", "fails({})", "same(value={})", "list(map(same, {}))",
    "same(same({}))",
    "round({}, 1)", "hash(({},)) == hash(({},))", "list(range({}))", "enumerate({}, 1) is None", "dict({})",
]  # fmt: skip


def _calls(part: Text) -> Text:
    argument = st.one_of(part, iterables(), numbers(), texts())
    return st.one_of(
        st.sampled_from(_METHODS),
        st.builds(lambda form, value: form.replace("{}", value), st.sampled_from(_BUILTINS), argument),
        st.builds("sorted({}, key=lambda i: {})".format, iterables(), st.sampled_from(["-i", "str(i)", "i", "(n, i)"])),
    )


def _f_strings(part: Text) -> Text:
    spec = st.sampled_from(
        ["", ":>8", ":<5", ":^7", ":05d", ":.2f", ":+", ":e", ":,", ":x", ":#b", ":.3", ":{n}", ":{n}.{n}"]
    )
    conversion = st.sampled_from(["", "!r", "!s", "!a"])
    value = st.one_of(numbers(), st.sampled_from(["word", "xs", "pair", "table['a']", "nothing", "10 ** 6"]))
    field = st.one_of(
        st.builds("{{{}{}{}}}".format, value, conversion, spec),
        st.sampled_from(["{n=}", "{word!r:>20}", "{r:{n}.1f}", "{'%s-%d' % ('é', n)}", "{{}}"]),
        part.filter(lambda text: not set(text) & set("\"'\\{}!:=#\n")).map("{{{}}}".format),
    )
    return st.lists(st.one_of(field, st.sampled_from(["é", " ", "x"])), max_size=3).map(
        lambda parts: f'f"{"".join(parts)}"'
    )


_FIELDS = st.sampled_from(
    [
        "{}", "{}", "{0}", "{1!r}", "{a}", "{a!s:>6}", "{0.real}", "{a[0]}", "{[1]}", "{t[a]}", "{t[ß][0]:03}",
        "{!a:^9}", "{:.2f}", "{:>{w}}", "{:{}}", "{0:{1}}", "{:{:{}}}", "{{}}", "{", "}", "{!}", "{0.}", "{a.nothing}",
        "{0[}", "{9}", "{zz}", "{0!x}", "{:d}", "{a.__class__.__name__}", "{ 0}", "{-1}", "{a[-1]}", "{t[zz]}",
        "{0.real.imag:g}", "{:,}", "{a:%}",
    ]
)  # fmt: skip


def _templates(part: Text) -> Text:
    template = st.lists(st.one_of(_FIELDS, st.sampled_from(["é", " ", "x"])), max_size=4).map(
        lambda parts: repr("".join(parts))
    )
    value = st.one_of(numbers(), texts(), st.sampled_from(["xs", "pair", "nothing", "10 ** 6", "same(n)"]), part)
    return st.one_of(
        st.builds("{}.format({}, {}, a={}, t=table, w=5)".format, template, value, value, value),
        st.builds("{}.format_map({{'a': {}, 't': table, 'w': 5}})".format, template, value),
        st.builds("list(map({}.format, xs, {}))".format, template, iterables()),
        st.builds("str.format({}, *{}, **dict(a=1))".format, template, iterables()),
    )


def _kinds(part: Text) -> Text:
    value = st.one_of(
        part, constants(), st.sampled_from(sorted(VARIABLES)), st.sampled_from(["len", "same", "(lambda: 1)", "int"])
    )
    other = st.sampled_from(["int", "str", "type(xs)", "dict", "type(None)", "type", "type(3.5)"])
    return st.one_of(
        st.builds("type({}).__name__".format, value),
        st.builds("({}).__class__.__name__".format, value),
        st.builds("(type({}) {} {})".format, value, st.sampled_from(["==", "is", "!=", "is not"]), other),
        st.builds("(type({}) in (int, str, float))".format, value),
        st.builds("{{int: 'i', str: 's', list: 'l'}}.get(type({}), 'other')".format, value),
        st.builds("str(type({}))".format, st.one_of(constants(), st.sampled_from(sorted(VARIABLES)))),
        st.builds("isinstance({}, type({}))".format, value, value),
        st.builds("type({})({})".format, st.sampled_from(["1", "''", "xs", "pair", "bag"]), iterables()),
    )


def _comprehensions(part: Text) -> Text:
    element = st.one_of(
        part,
        st.sampled_from(["i", "(i, n)", "same(i)", "str(i)", "[i] * 2", "[j for j in (i, n)]", "{i: i for i in xs}"]),
        st.sampled_from(["sum(i + j for j in xs)", "(lambda q=i: q)()", "f'{i!r:>4}'", "i if i else n"]),
    )
    condition = st.one_of(st.just(""), st.sampled_from([" if i", " if same(i)", " if n", " if i != 1 if i"]))
    loop = st.one_of(
        st.builds("for i in {}{}".format, iterables(), condition),
        st.builds("for i in {} for j in {}".format, iterables(), st.sampled_from(["xs", "range(2)", "(i, i)"])),
        st.sampled_from(
            [
                "for i, j in zip(xs, word)",
                "for i, *j in [(1, 2, 3), 'ab']",
                "for k, i in table.items()",
                "for (i, (j, k)) in [(1, (2, 3))]",
            ]
        ),
    )
    generator = st.builds("{} {}".format, element, loop)
    return st.one_of(
        generator.map("[{}]".format),
        generator.map("{{{}}}".format),
        st.builds("{{i: {} {}}}".format, element, loop),
        st.builds(
            "{}({})".format, st.sampled_from(["sum", "any", "all", "list", "sorted", "tuple", "max", "set"]), generator
        ),
        st.builds("next(({}), 0)".format, generator),
    )


def _lambdas(part: Text) -> Text:
    return st.one_of(
        st.builds("(lambda a, b={}: ({}, a, b))({})".format, part, part, part),
        st.builds("(lambda *a, **k: (a, k))(*{}, q={})".format, iterables(), part),
        st.builds("(lambda a, /, b=1, *, c={}: (a, b, c))({}, c=0)".format, part, part),
        st.builds("[f() for f in [lambda: i for i in {}]]".format, iterables()),
        st.builds("[f(1) for f in [lambda a, i=i: (a, i, {}) for i in xs]]".format, part),
        st.builds("(lambda fn, run=2: (fn, run))(fn={})".format, part),
        st.sampled_from(
            [
                "(lambda a: a)()", "(lambda: 1)(2)", "(lambda *, a: a)(1)", "(lambda a: a)(a=1, **{'a': 2})",
                "(lambda f: f(f, 5))(lambda f, m: 1 if m < 2 else m * f(f, m - 1))",
                "list(map(lambda a, b: a * b, xs, xs))",
                "list(filter(lambda a: a > 1, xs))", "sorted(rows, key=lambda row: -row['k'])",
                "(lambda **k: k)(run=1, fn=2)",
            ]
        ),
    )  # fmt: skip


def _assignments(part: Text) -> Text:
    return st.one_of(
        st.builds("(w := {}, w, w)".format, part),
        st.builds("[w := {}, [w for i in xs]]".format, part),
        st.builds("[(w := i) for i in xs if (v := i)] + [w, v]".format),
        st.builds("((w := {}) and w)".format, part),
        st.builds("[(t := t + i) for i in xs] if (t := 0) == 0 else {}".format, part),
        st.builds("(lambda: (w := {}, w))()".format, part),
        st.just("(w, (w := 1))"),
    )


def _grown(part: Text) -> Text:
    kinds = (
        _operators, _comparisons, _choices, _displays, _subscripts, _calls, _f_strings, _comprehensions, _lambdas,
        _assignments, _templates, _kinds,
    )  # fmt: skip
    return st.one_of(*(kind(part) for kind in kinds))


_EXPRESSIONS = st.recursive(st.one_of(constants(), st.sampled_from(sorted(VARIABLES))), _grown, max_leaves=8)


@st.composite
def expressions(draw: st.DrawFn) -> str:
    """Expressions at the level EXPRESSIONS, over `VARIABLES` and `FUNCTIONS`."""
    return draw(_EXPRESSIONS)


_NAMES = ("n", "xs", "table", "a", "b")
_FAILURES = (
    "ValueError",
    "TypeError",
    "KeyError",
    "ZeroDivisionError",
    "LookupError",
    "Exception",
    "(KeyError, ValueError)",
)


def _simple(expression: Text) -> Text:
    name = st.sampled_from(_NAMES)
    op = st.sampled_from(["+", "-", "*", "//", "|", "&", "%"])
    return st.one_of(
        expression,
        st.builds("{} = {}".format, name, expression),
        st.builds("{} = {} = {}".format, name, name, expression),
        st.builds("{}, *{} = {}".format, name, name, iterables()),
        st.builds("{}, {} = {}, {}".format, name, name, expression, expression),
        st.builds("{} {}= {}".format, name, op, numbers()),
        st.builds("{}.append({})".format, name, expression),
        st.builds("{}[{}] = {}".format, name, st.sampled_from(["0", "'k'", "-1", "1:2"]), expression),
        st.builds("{}[{}] += {}".format, name, st.sampled_from(["0", "'a'", "n"]), numbers()),
        st.builds("del {}".format, st.sampled_from(["a", "xs[0]", "table['a']", "n", "b"])),
        st.builds("raise {}({})".format, st.sampled_from(_FAILURES[:4]), constants()),
        st.builds("assert {}, {}".format, expression, constants()),
        st.sampled_from(["pass", "fails(1)", "print(n, sep='')", "from math import floor as b", "raise"]),
    )


def _indented(block: str) -> str:
    return "\n".join(" " + line for line in block.splitlines())


_PATTERNS = st.recursive(
    st.sampled_from([
        "0", "'a'", "None", "True", "-1.5", "int()", "str() | list()", "int(_) | float(_)", "tuple([_, *_])",
        "{}", "[]", "(_, _)", "[_, *_, 1]", "{'a': _}", "{**n}", "[n, *xs]", "{'k': b, **table}", "int(n)",
        "(_ as a)", "[a] | (_, a)", "[a, a]", "int(1, 2)", "complex(real=1, imag=_)",
        "1 | _", "_",
    ]),
    lambda part: st.one_of(
        st.builds("[{}, *_]".format, part),
        st.builds("({} | {})".format, part, part),
        st.builds("{{'k': {}, 'a': _}}".format, part),
        st.builds("({}, {})".format, part, part),
    ),
    max_leaves=4,
)  # fmt: skip
"""Patterns of `match`; some that CPython refuses."""


def _compound(block: Text) -> Text:
    inner = block.map(_indented)
    leave = st.sampled_from(["", "\n break", "\n continue", "\n if n: break", "\n if xs: continue"])
    maybe = st.one_of(st.just(""), inner.map("\nelse:\n{}".format))
    final = st.one_of(st.just(""), inner.map("\nfinally:\n{}".format))
    handler = st.builds(
        "\nexcept {}{}:\n{}".format, st.sampled_from(_FAILURES), st.sampled_from(["", " as a", " as e"]), inner
    )
    # What another function binds, it can neither delete nor bind by `except` and `import`: its page says so.
    assigning = inner.filter(lambda text: not any(word in text for word in ("del ", " as ", "import ")))
    result = st.sampled_from(["", "\n return a", "\n return n, xs", "\n if n: return 1"])
    return st.one_of(
        st.builds("if {}:\n{}{}".format, expressions(), inner, maybe),
        st.builds("match {}:\n case {}{}:\n{}\n case {}:\n{}".format, expressions(), _PATTERNS,
                  st.sampled_from(["", " if n", " if (n := 0)", " if xs.append(1)"]), inner.map(_indented), _PATTERNS,
                  inner.map(_indented)),
        st.builds("for {} in {}:\n{}{}{}".format, st.sampled_from(_NAMES), iterables(), inner, leave, maybe),
        st.builds("for turn in range(4):\n try:\n{}\n finally:\n  {}".format, inner.map(_indented),
                  st.sampled_from(["pass", "xs", "a = turn"])),
        st.builds("b = 0\nwhile b < 3:\n b += 1\n{}{}{}".format, inner, leave, maybe),
        st.builds("try:\n{}{}{}{}".format, inner, handler, maybe, final),
        st.builds("try:\n{}\nfinally:\n{}".format, inner, inner),
        st.builds("def f(a=1):\n global {}\n{}\nf()".format, st.sampled_from(["n", "n, xs", "fresh", "table, b"]),
                  assigning),
        st.builds("def f(a=1):\n def g(b=2):\n  nonlocal a\n{}{}\n g()\n return a\nf()".format,
                  assigning.map(_indented), st.sampled_from(["\n  return a", ""])),
        st.builds("if {}:\n{}\n return {}".format, numbers(), inner, numbers()),
        st.builds("def f({}):\n{}{}\nf({})".format, st.sampled_from(["a", "a=1", "*a", "a, *, b=n", "**a", ""]),
                  inner, result, st.sampled_from(["", "1", "n", "a=2", "*xs"])),
    )  # fmt: skip


_BLOCKS = st.recursive(
    _simple(expressions()),
    lambda part: st.one_of(
        st.lists(part, min_size=2, max_size=4).map("\n".join),
        _compound(part),
    ),
    max_leaves=6,
)


@st.composite
def programs(draw: st.DrawFn) -> str:
    """Programs at the level PROGRAMS, over `VARIABLES` and `FUNCTIONS`; their last statement shows all variables."""
    return draw(_BLOCKS) + "\n(n, xs, table)"
