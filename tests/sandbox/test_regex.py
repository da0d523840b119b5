"""`re` in a text: CPython's results for any pattern, and an end to every pattern that would not end."""

# ruff: noqa: E501, RUF001 - long tables, and look-alike letters are what is tested

import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import assume, given, strategies as st

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox
from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.stdlib.regex.code import build
from lightfc_sandbox.stdlib.regex.machine import Machine

SANDBOX = Sandbox(policy=Policy.PROGRAMS)

_SINGLE = st.sampled_from(
    [
        "a", "b", "A", "é", "ß", "K", r"\.", ".", r"\d", r"\w", r"\W", r"\s", r"\S", r"\D", "[ab]", "[^a]", "[a-c1]",
        r"[^\w]", "[A-z]", "1", "_", r"\n", "ab", "ba",
    ]
)  # fmt: skip
_PLACES = st.sampled_from(["^", "$", r"\b", r"\B", r"\A", r"\Z", ""])
_TIMES = st.sampled_from(["*", "+", "?", "{2}", "{1,2}", "{,2}", "{2,}"])
_MODES = st.sampled_from(["", "", "?", "+"])


def _wrapped(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    groups = st.sampled_from(["", "?:", "?=", "?!", "?>", "?i:", "?-i:", "?s:", "?m:"])
    return st.one_of(
        st.tuples(inner, inner).map("".join),
        st.tuples(inner, inner).map("|".join),
        st.tuples(groups, inner).map(lambda pair: f"({pair[0]}{pair[1]})"),
        st.tuples(inner, _TIMES, _MODES).map(lambda parts: f"(?:{parts[0]}){parts[1]}{parts[2]}"),
        st.tuples(inner, _TIMES, _MODES).map(lambda parts: f"({parts[0]}){parts[1]}{parts[2]}"),
        st.tuples(inner, st.sampled_from([r"\1", r"\2", "(?(1)a|b)", "(?<=a)", "(?<!b)", "(?<=[ab]1)"])).map("".join),
    )  # fmt: skip


PATTERNS = st.recursive(
    st.one_of(_SINGLE, _PLACES, st.tuples(_SINGLE, _TIMES, _MODES).map("".join)), _wrapped, max_leaves=6
)
TEXTS = st.text("abABé1_ \nßK.", max_size=12)
FLAGS = st.sampled_from([0, re.I, re.M, re.S, re.A, re.I | re.A, re.I | re.M | re.S])


def shown(match: Any) -> Any:
    """All that a match tells."""
    return match and (
        match.span(), match.groups(), [match.span(i) for i in range(len(match.groups()) + 1)], match.lastindex
    )  # fmt: skip


def everything(work: Any, pattern: Any, text: Any, flags: int, repl: Any) -> Iterator[Any]:
    """The results of each function on one pattern and text, of the real module or of the one in the sandbox."""
    yield shown(work("search", pattern, text, flags))
    yield shown(work("match", pattern, text, flags))
    yield shown(work("fullmatch", pattern, text, flags))
    yield work("findall", pattern, text, flags)
    yield [shown(each) for each in work("finditer", pattern, text, flags)]
    yield work("split", pattern, text, 0, flags)
    yield work("split", pattern, text, 2, flags)
    yield work("sub", pattern, repl, text, 0, flags)
    yield work("subn", pattern, repl, text, 2, flags)


def real(name: str, *args: Any) -> Any:
    return list(found) if name == "finditer" and (found := getattr(re, name)(*args)) else getattr(re, name)(*args)


def ours(name: str, *args: Any) -> Any:
    return SANDBOX.run(f"re.{name}(*args)", {"args": list(args)})


def compared(pattern: Any, text: Any, flags: int, repl: Any) -> None:
    try:
        re.compile(pattern, flags)
    except re.error:
        with pytest.raises(EvaluationError) as caught:
            ours("compile", pattern, flags)
        assert caught.value.exc_type in ("error", "PatternError")
        return
    wanted = everything(real, pattern, text, int(flags), repl)
    for found in everything(ours, pattern, text, int(flags), repl):
        assert found == next(wanted)


_POSSESSIVE = re.compile(r"[*+?}]\+")


def _leaves_marks(pattern: str) -> bool:
    """Whether CPython's matcher may leave a group where it tried an alternative in vain: as in `(?:(a)|$)*+`."""
    return bool(_POSSESSIVE.search(pattern)) and "|" in pattern and "(" in pattern.replace("(?:", "")


@pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::DeprecationWarning")
@given(PATTERNS, TEXTS, FLAGS)
def test_patterns_find_what_cpython_finds(pattern: str, text: str, flags: int) -> None:
    assume(not _leaves_marks(pattern))
    compared(pattern, text, flags, r"<\g<0>>")


PATTERNS_BY_HAND = [
    r"(a+)(b*)?", r"(?P<first>\w+)\s(?P<last>\w+)", r"(a)|(b)", r"(?:(a)|b)*", r"(?:a|ab)(?:c|bcd)", r"(a*)*", r"(a*?)*?b",
    r"(?:a?){3}a{3}", r"(\w)\1", r"(?i)(\w)\1", r"(a)?b(?(1)c|d)", r"(?<=a)b", r"(?<!a)b", r"(?=(a+))a*b\1", r"(?!ab)\w+",
    r"x*", r"\b", r"\B", r"^", r"$", r"(?m)^\w", r"(?m)\w$", r"(?s).+", r"(?>a+)ab", r"a++b", r"(?:ab|a)++b", r"(?:a|ab){2}+",
    r"[^\W\d_]+", r"[\u00e0-\u00ff]+", r"(?x) a  b # a comment", r"\d{2,3}?", r"(?:)*", r"(?:(?=a)|b)*", r"()*", r"(a|b|)*c",
    r"(?P<q>['\"]).*?(?P=q)", r"(.)(.)(.)\3\2\1", r"a{0}b", r"(a{2}){2}", r"\Aab\Z", r"[]a]", r"[a\-z]", r"\x61\141\N{DIGIT ONE}",
    r"(?i)straße|ſ|K", r"(?i)[k-s]+", r"(?a)\w+", r"(?i:a)b", r"(a)(?=b)", r"((a)|(b))+", r"(?:(\d+)-?)+$",
]  # fmt: skip
STRINGS_BY_HAND = [
    "", "aaabbb", "John Smith\nJane Doe", "abcabd", "aabbaa", "abcd ab aab", "STRASSE straße ſK K", "12-345-6", "'x' \"y\" 'z\"",
    "abccba été ABBA", "]a-z", "a b\n",
]  # fmt: skip


@pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::DeprecationWarning")
@pytest.mark.parametrize("pattern", PATTERNS_BY_HAND)
def test_each_construct_finds_what_cpython_finds(pattern: str) -> None:
    for text in STRINGS_BY_HAND:
        for flags in (0, re.I, re.M):
            compared(pattern, text, flags, r"[\g<0>]")
    if pattern.isascii() and "N{" not in pattern and r"\u" not in pattern:
        compared(pattern.encode(), b"aabbaa AB\n12", 0, rb"[\g<0>]")


@pytest.mark.parametrize(
    "text",
    [
        "re.match(r'(?P<x>a)(b)?', 'ac').groupdict()", "re.match('(a)(b)?', 'ac').groups('-')", "re.match('a', 'a')[0]",
        "re.match('(?P<x>a)', 'a')['x']", "re.match('(a)(b)', 'ab').group(2, 1)", "re.match('(a)(b)', 'ab').span(2)",
        "re.match('(?P<x>a)', 'a').start('x')", "re.match('a', 'ab').end()", "re.match('a', 'b') is None",
        "re.search('(?P<x>b)', 'ab').lastgroup", "re.search('b', 'ab').string", "re.search('b', 'ab').pos",
        "re.compile('b').search('abab', 2).span()", "re.compile('b').search('abab', 0, 1)", "re.compile('^b').match('ab', 1)",
        "re.compile('a').pattern", "re.compile('(?P<x>a)(b)').groupindex", "re.compile('(a)(b)').groups",
        "re.compile('a', re.I).flags", "re.compile('a', re.I | re.M).findall('aA')", "bool(re.match('a', 'a'))",
        r"re.sub(r'(?P<x>\w)', r'\g<x>\1-', 'ab')", r"re.sub('a', lambda m: m.group().upper(), 'banana', count=2)",
        r"re.sub('a', '\\n', 'a')", r"re.sub('a', r'\\', 'a')", "re.subn('a', 'b', 'aa')", "re.split(r'\\s+', 'a b  c', maxsplit=1)",
        "re.escape('a.b*c é\\n')", "re.escape(b'a.b')", "re.findall(b'a+', b'baab')", "[m[0] for m in re.finditer('a|b', 'cab')]",
        "list(map(re.compile('a').sub, ['b', 'c'], ['aa', 'ba']))", "re.compile(re.compile('a')).pattern",
        "re.match('a', 'a').group(1)", "re.match('a', 'a').group('x')", "re.match('a', b'a')",
        "re.match(b'a', 'a')", "re.match(1, 'a')", "re.match('a', 1)", "re.sub('a', r'\\2', 'a')", "re.sub('a', 1, 'a')",
        "re.compile('(')", "re.compile('*')", "re.compile('(?<=a+)b')", "re.compile('[b-a]')", "re.compile('a{2,1}')",
        "re.compile(re.compile('a'), 2)", "re.compile('(?z)')", "re.sub('a', b'b', 'a')", "re.findall()", "re.I | re.M == 10",
        "re.split('(,)|;', 'a,b;c')", "re.split('x*', 'axbc')", "re.split(b'', b'ab')", "re.split('a', 1)", "re.split('a', b'a')",
        "re.sub('', '-', 'abc')", "re.sub('b*', '-', 'abc')", "re.subn(b'a', b'', b'banana')", "re.sub('é', 'ü', 'éa' * 9)",
        "re.sub('a', 'b' * 99, 'a' * 99)", "re.sub('a', 'b', 'aaa', count=-1)", "re.split('a', 'bab' * 200)",
    ],
)  # fmt: skip
def test_functions_and_methods_do_what_cpython_does(text: str) -> None:
    def outcome(run: Any) -> Any:
        try:
            return run(text)
        except EvaluationError as error:
            return error.exc_type
        except Exception as error:  # noqa: BLE001 - whatever CPython raises
            return type(error).__name__

    assert outcome(SANDBOX.run) == outcome(lambda text: eval(text, {"re": re}))


BOMBS = [
    r"re.match('(a+)+b', 'a' * 60)", r"re.match('(a|aa)+b', 'a' * 90)", r"re.match('(a*)*b', 'a' * 60)",
    r"re.search('(x+x+)+y', 'x' * 90)", r"re.match('(.*)*=', 'x' * 90)", r"re.fullmatch('(a?){60}a{60}b', 'a' * 60)",
    r"re.search('a*b', 'a' * 10 ** 5)", r"re.search('(?:a|b)*c', 'ab' * 10 ** 5)", r"re.search(r'\s+$', ' ' * 10 ** 5 + 'x')",
    r"re.match('(?:a{1,1000}){1,1000}b', 'a' * 5000)", r"re.findall('(?=(.*))', 'a' * 10 ** 5)",
    r"re.sub('', 'x' * 10 ** 5, 'a' * 10 ** 5)", r"re.sub('a', r'\g<0>' * 900, 'a' * 10 ** 6)",
    r"re.match(r'(.*)\1\1\1b', 'a' * 10 ** 6)", r"re.match(r'(?i)(.*)\1b', 'aA' * 10 ** 5)", r"re.compile('(' * 4000 + ')' * 4000)",
    r"re.compile('a' * 10 ** 6)", r"re.compile(r'(?i)' + r'[\x00-\uffff]' * 700)", r"[re.compile('a' * (i % 999) + str(i)) for i in range(10 ** 6)]",
    r"re.match('(?:){4000000000}', '')", r"re.match('(?:)*+a', 'b') or re.match('(?:){4000000000}+', '')",
    r"re.match('(?:(?:(?:a*)*)*)*b', 'a' * 60)", r"re.match('(?=(a+)+b)', 'a' * 60)", r"re.match('(?!(a+)+b)x', 'a' * 60)",
    r"re.match('(?>(a+)+b)', 'a' * 60)", r"re.match('(?:(a+)+b)++', 'a' * 60)", r"re.search('(?<=(?:a|b)c)(a+)+d', 'ac' + 'a' * 60)",
    r"re.match('(a|b|ab)*c', 'ab' * 60)", r"re.split('(a*)*b', 'a' * 60)", r"list(re.finditer('(a+)+b', 'a' * 60))",
    r"re.match('.*?,' * 30 + 'P', 'x,' * 60)", r"re.match(b'(a+)+b', b'a' * 60)", r"re.compile('(a+)+b').sub('', 'a' * 60)",
]  # fmt: skip


@pytest.mark.parametrize("text", BOMBS)
def test_a_pattern_that_would_not_end_is_stopped(text: str) -> None:
    with pytest.raises((LimitExceeded, EvaluationError)) as caught:
        Sandbox(limits=Limits(time_s=0.2)).run(text)
    if isinstance(caught.value, EvaluationError):
        assert caught.value.exc_type == "NotAllowed"


def test_what_is_linear_is_not_stopped() -> None:
    text = "the quick brown fox, " * 2_000
    assert len(ours("findall", r"\w+", text)) == 8_000
    assert ours("search", r"(\w+)@(\w+)\.com", text + "me@here.com").span() == (len(text), len(text) + 11)
    assert ours("sub", r"\s+", " ", text) == text


def test_a_match_leaves_as_data_and_a_pattern_does_not() -> None:
    match = SANDBOX.run("re.search('(?P<x>b)', 'abc')")
    assert (match.group("x"), match.span(), match[1], repr(match)) == (
        "b", (1, 2), "b", "<re.Match object; span=(1, 2), match='b'>"
    )  # fmt: skip
    for text in ("re.compile('a')", "[re.compile('a')]", "re.compile('a').search", "{1: re.compile('a')}"):
        with pytest.raises(EvaluationError, match="cannot leave the program"):
            SANDBOX.run(text)


ACCOUNT = Run.kind(Limits(), {}, lambda *_: None, {})


@pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::DeprecationWarning")
@given(PATTERNS, TEXTS, FLAGS)
def test_the_machine_finds_what_cpython_finds_where_it_is_not_needed_too(pattern: str, text: str, flags: int) -> None:
    assume(not _leaves_marks(pattern))
    try:
        wanted = re.compile(pattern, flags)
    except re.error:
        return
    code = build(ACCOUNT(), pattern, int(flags))
    code._efforts = [None, None]
    found = [[*spans] for spans, _ in Machine(ACCOUNT(), code, text, len(text)).all(0)]
    assert found == [[*match.regs] for match in wanted.finditer(text)]


@pytest.mark.parametrize(
    ("pattern", "work"),
    [
        ("abc", 0), (r"\w+", 0), (r"\d{4}-\d{2}", 0), (r"ERROR|WARN", 0), (r"(?:ab){3}", 0), (r"\s*(\w+)?", 0),
        (r"\w+@", 1), (r"\w+@\w+\.com", 1), (r"\w+\s+\w+$", 1), (r"<[^>]+>", 1), (r"(\d+)(?:\.\d+)?%", 1), (r'"(.*?)"', 1),
        (r".*x", 1), (r"\w+\w+@", 2), (r".*,.*,", 2), (r"[a-z]+[^0-9]+;", 2), (r"(?i)[a-z]+\w;", 1), (r"é+\w;", 1),
        (r"(\w)\1", 0), (r"\w+(?=!)", 1), (r"(?<!a)b", 0),
        (r"(a+)+b", None), (r"(?:a|ab)*c", None), (r"(\w+)\1", None), (r"(?=(.*))", None), (r"(?>a+)b", None),
        (r"(?:a*)?b", None), (r"(a|b){2}", None), ("(?:" * 30 + "ab" + "){2}" * 30, None),
    ],
)  # fmt: skip
def test_what_cpython_may_take_is_known_by_the_powers_of_the_length(pattern: str, work: int | None) -> None:
    found = build(ACCOUNT(), pattern, 0).effort(whole=False)
    assert work == (None if found is None else len(found.work) - 1)


@pytest.mark.parametrize(
    "pattern",
    [
        r"\w*" + r"\B" * 2_000 + "@", r"\w*" + "(?:" + "|".join("@#"[n % 2] + chr(97 + n % 26) for n in range(1_500)) + ")",
        r"\w*" + r"(?=\B)" * 700 + "@", r"\w*" + "()" * 2_000 + "@", r"\w*" + "@*" * 2_000 + "#",
        r"\w+?" + "(?:#@|%)" * 500 + "x", r"\w{0,2000}" + r"\B" * 2_000 + "@",
    ],
)  # fmt: skip
def test_what_is_tried_in_vain_at_each_character_counts(pattern: str) -> None:
    found = build(ACCOUNT(), pattern, 0).effort(whole=False)
    assert found is None or not found.looks(2_500, 2_501)


def test_a_class_has_few_characters_for_which_cpython_has_no_table() -> None:
    emoji = [chr(0x1F300 + 2 * n) for n in range(101)]
    assert SANDBOX.run("len(re.findall(p, t))", {"p": f"[{''.join(emoji[:100])}]", "t": "".join(emoji)}) == 100
    assert SANDBOX.run("len(re.findall(p, t))", {"p": f"[{emoji[0]}-{emoji[-1]}]", "t": "".join(emoji)}) == 101
    with pytest.raises(EvaluationError, match=r"a class has at most 100 characters and ranges beyond U\+FFFF"):
        SANDBOX.run("re.findall(p, t)", {"p": f"[^{''.join(emoji)}]", "t": "a"})


@given(st.sampled_from(["a", "é", "K", ".", r"\d", r"\w", r"\W", r"\s", r"\S", r"\D", "[ab]", "[^a]", "[A-z]", r"[^\w]", r"[^\d]",
                        "[а-я]", r"[^\Wé]", "[^é]"]), FLAGS, st.characters())  # fmt: skip
def test_the_characters_of_a_class_are_all_that_it_matches(item: str, flags: int, char: str) -> None:
    found = build(ACCOUNT(), item, int(flags)).effort(whole=False)
    kind = ord(char) if char.isascii() else 128 if char.isalnum() else 129 if char.isspace() else 130
    assert found is not None
    assert found.first >> kind & 1 or re.match(item, char, flags) is None
