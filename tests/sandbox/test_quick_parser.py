"""The parser of plain texts makes the trees that CPython's makes, to the last place, and reads nothing wrong.

The oracle is CPython's parser: over the standard library, parts of it, and all of these with something changed.
"""

import ast
import random
import re
import sys
import sysconfig
import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, strategies as st

from benchmarks.basket import PROGRAMS

quick_parser = pytest.importorskip(
    "lightfc_sandbox.parsing.quick_parser", reason="nothing was compiled when this was installed"
)
quick_tree: Callable[..., Any] = quick_parser.quick_tree


def by_cpython(text: str, mode: str) -> Any:
    """The tree that CPython makes; None for what it refuses."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return compile(text, "<text>", mode, ast.PyCF_ONLY_AST, dont_inherit=True)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return None


def same(ours: Any, theirs: Any) -> bool:
    """Whether two trees are the same in all that they hold; operators and contexts are one object each."""
    if type(ours) is not type(theirs):
        return False
    if isinstance(ours, list):
        return len(ours) == len(theirs) and all(map(same, ours, theirs))
    if not isinstance(ours, ast.AST):
        return repr(ours) == repr(theirs)
    if not ours._fields and not ours._attributes:
        return ours is theirs
    held, known = vars(ours), vars(theirs)
    return held.keys() == known.keys() and all(same(held[name], known[name]) for name in held)


def agrees(text: str, *, is_program: bool) -> bool:
    """Whether a text is read, after it was seen that what is read is right."""
    tree = quick_tree(text, is_program)
    assert tree is None or same(tree, by_cpython(text, "exec" if is_program else "eval")), text
    return tree is not None


EXPRESSIONS = [
    "a", "_a1", "0", "12", "123456789012345678", "1.5", "1.", ".5", "1e5", "0.5e-3", "1.5E+3", "0e0", "None", "True",
    "False", "...", "'a'", '"a"', "'a' 'b'", "''", "'''a\nb'''", '"""a"b"""', r"'a\n\t\r\\\'\"'", r"r'\d'", "'é'",
    "'''a\n'''.b", "a.b", "a.b.c()", "a[0]", "a[-1]", "a[1:2]", "a[:]", "a[::2]", "a[1:, ::-1]", "a[b, c]", "a[b,]",
    "f()", "f(a)", "f(a,)", "f(a, *b, c=1, **d)", "f(*a, b)", "f(a=1, *b)", "f(**a, b=1)", "f(a for a in b)",
    "f((a for a in b), c)", "f(\n    a,  # first\n    b = 2,\n)", "(a)", "((a))", "()", "(a,)", "(a, b)", "(*a, b)",
    "[]", "[a]", "[*a, b]", "{}", "{a}", "{*a, b}", "{a: b}", "{'a': 1, **b}", "{**a}", "[a for b in c]",
    "[a for a, b in c if d if e for f in g]", "{a for b in c}", "{a: b for a, b in c}", "(a for (a, b), *c in d)",
    "[a for a.b in c]", "[a for a, in b]", "-a", "+a", "~a", "--a", "not a", "not not a", "a + b * c - d",
    "(a + b) * c", "a ** b ** c", "-a ** -b", "a // b % c @ d", "a | b ^ c & d << e >> f", "a < b",
    "a < b <= c != d == e >= f > g", "a in b", "a not in b", "a is b", "a is not b", "not a in b",
    "a and b and c or d or e", "a or not b", "a if b else c", "a if b else c if d else e", "lambda: a",
    "lambda a, b=1, *c, d, e=2, **f: a if b else c", "lambda *, a: a", "lambda a,: a", "(a) + (b)", "a<b==c", "f''",
    "f'a'", "f'{a}'", "f'a{b!r}c{d:>10}e'", "f\"{a['b']}: {c(1, d=2):,.2f}\\n\"", "F'{ a }{b[1:2]}'", "f'{a!=b}'",
    "f'é{a}'", "[a,\n b,\n\n c]", "f(a) .b [c]", "1 .real", "a if(b)else c", "1_0", "1_000_000", "b'a'", "B'a\\n' b''",
    "b\"\"\"a\nb\"\"\"", "(a := b)", "[a := b, c]", "f(a := b, c)", "[a := b for c in d]", "await a",
    "-await a.b(c) ** d", "[await a for b in c]", "0x1F", "0XfF_f", "0b1_0", "0o17", "1" + 30 * "0", "a + \\\n  b",
    "a\\\n.b", r"'\x41\u2713\U0001f600\033\a'", "'a\\\nb'", "'''a\\\nb'''.c", r"f'\033[1m{a}\u2713'",
]  # fmt: skip
STATEMENTS = [
    "a", "a; b", "a;", "a, b", "a = b", "a = b = c", "a, b = c", "a, *b = c", "(a, b), [c, d] = e", "a.b[c] = d",
    "(a) = b", "a += b", "a[b] -= c", "a.b **= c, d", "a >>= b", "a //= b", "a @= b", "a: int", "a: list[int] = b, c",
    "pass", "del a", "del a.b, c[d], (e)", "assert a", "assert a, b", "raise", "raise a", "raise a from b", "import a",
    "import a.b as c, d", "from a import b", "from a.b import c as d, e", "from a import (\n    b,\n    c as d,\n)",
    "global a, b", "nonlocal a", "if a:\n    b", "if a: b", "if a: b; c\nelse: d",
    "if a:\n  b\nelif c:\n  d\nelif e: f\nelse:\n  g\nh", "for a in b:\n    c\nelse:\n    d", "for a, b in c, d: break",
    "for (a, b) in c:\n\n    continue\n# end", "while a:\n    b\nelse: c", "def f(): return",
    "def f(a, b: int = 1, *c: d, e, f=2, **g) -> h:\n    '''Text.\n\n    More.\n    '''\n    return a, *b",
    "@a\n@b.c(d)\ndef f():\n    def g():\n        nonlocal h\n    return g", "class A: pass",
    "class A(B, c=d):\n    a = 1\n\n    def f(self):\n        pass",
    "try:\n    a\nexcept B:\n    c\nexcept (D, E) as f:\n    g\nexcept:\n    h\nelse:\n    i\nfinally:\n    j",
    "try: a\nfinally: b", "if a:\n    if b:\n        c\n    d\ne", "# only\n\na  # that\n\n", "match = a", "type(a)",
    "print(a, end='')", "case.a", "_ = a", "x = [\na,\n    b\n]\ny", "if a:\n    b\n  # comment\n    c", "a = 'é'; b",
    "a.b: int", "a.b: c | None = d", "a[0]: int = b", "yield", "yield a, *b", "a = yield", "a = b = yield c",
    "a += yield", "yield from a", "a: int = yield b", "if a := b: c", "while a := b:\n    c", "if a: b\nelif c := d: e",
    "with a: b", "with a as b, c.d as e[0], f as (g, h):\n    i", "async def f(): a",
    "@a\nasync def f(b) -> c:\n    await d", "async for a in b: c\nelse: d", "async with a as b:\n    c",
]  # fmt: skip


def test_what_texts_are_mostly_made_of_is_read() -> None:
    """Each of these is read here."""
    assert [each for each in EXPRESSIONS if not agrees(each, is_program=False)] == []
    assert [each for each in [*EXPRESSIONS, *STATEMENTS] if not agrees(each, is_program=True)] == []


def test_ordinary_programs_are_read() -> None:
    """So is the basket."""
    assert [name for name, text in PROGRAMS.items() if not agrees(text, is_program=True)] == []


OTHERS = [
    " a", "a b", "f(a=1, b)", "f(**a, *b)", "f(a for a in b, c)", "f(c, a for a in b)", "a = ", "a == not b", "1__0",
    "1_", "0_1", "1_0.5", "01", "0x", "0b2", "0x1.5", "1j", "b'é'", "'a' b'b'", "rb'a'", "u'a'", r"'\x4'", r"'é\x41'",
    r"b'\xff'", r"'\d'", r"f'{{\x41'", "a + \\\n# b\n c", "a\\\n", "a\\\n\\\n", "\\\n    a",
    "if a:\n    b\n  \\\n  c", "'a", "'''a", "(a", "a)",
    "(a]", "f'{a=}'", "f'{'", "f'}'", "f'{a!x}'", "f'{lambda: a}'", "f'{a:{b:{c}}}'", "f'''a'''", "f'a' 'b'", "a := b",
    "(a.b := c)", "((a) := b)", "a = b := c", "{a := b: c}", "f'{a:=b}'", "[*a for a in b]", "(*a)", "{*a: b}",
    "{**a for a in b}", "lambda *: a", "lambda a=1, b: c", "await await a", "await -a", "(yield)", "f(yield)",
    "yield = a", "return yield", "yield: int", "a if b", "a.1", "a.if", "a..b", "f(if=1)", "None = a", "f() = a", "a\0",
    "a\r\nb", "if a:\n\tb", "if a:\nb", "if a:\n    b\n  c", "  a", "a\n  b", "with (a): b", "with a as b + c: d",
    "with a as f(): b", "async a", "async if a: b", "async class A: b", "match a:\n    case b: c", "f(a, b) += c",
    "a, b += c", "a if b else c = d", "del f()", "del (a, b)", "x: int: int", "(a): int", "(a.b): int", "a, b: int",
    "f(): int", "*a", "*a = b", "return *a", "for *a in b: c", "try: a", "try: a\nelse: b", "try: a\nexcept* B: c",
    "from . import a", "from a import *", "import (a)", "from a import b,", "class A(a for a in b): c",
    "def f(a, *): b", "def f(a, /): b", "def f(*a, *b): c", "type X = a", "éa", "a\f", "else: a", "elif a: b",
    "if a: b\n  else: c", "if a: if b: c", "a; if b: c", "@a\nb", "\ufeffa", "'\ud800'", "a<>b", "!a", "a!b", "$",
]  # fmt: skip


@pytest.mark.parametrize("text", OTHERS)
def test_what_it_does_not_know_or_is_wrong_is_left_to_cpython(text: str) -> None:
    """Nothing of these is read, which most of them have wrong."""
    assert quick_tree(text, True) is None
    assert quick_tree(text, False) is None


NESTED = "(" * 20 + "a" + (".b" * 190 + ")") * 20  # a tree too deep for CPython, by few brackets
DEEP = [NESTED, "(" * 5_000, "[" * 300 + "]" * 300, "-" * 300 + "a", "a" + ".b" * 300, "a" + " + b" * 300]


@pytest.mark.parametrize("text", DEEP)
def test_what_nests_deeply_is_left_to_cpython(text: str) -> None:
    """So are chains, whose trees are as deep."""
    assert quick_tree(text, False) is None


def test_a_program_that_is_one_expression_is_read_as_one() -> None:
    """Where that is asked for, and it stands in one line."""
    assert ast.dump(quick_tree("f(a)", True, True)) == ast.dump(quick_tree("f(a)", False))
    assert ast.dump(quick_tree("f(a, b = 2)", True, True)) == ast.dump(quick_tree("f(a, b = 2)", False))
    others = "f(\na)", "a = b", "a; b", "a;", "*a, b"
    assert all(type(quick_tree(each, True, True)) is ast.Module for each in others)


def test_an_f_string_ends_where_its_quote_stands() -> None:
    """A string in it that goes beyond is no part of it, and nothing behind the text is looked at."""
    assert quick_tree("f'{\"'\":", False) is None
    assert all(quick_tree(f"f'{{\"'\":{char}", False) is None for char in map(chr, range(128)))


class Text(str):
    """One that is no `str` by itself."""

    __slots__ = ()


def test_only_a_str_itself_is_read() -> None:
    assert quick_tree(Text("a"), False) is None


LIBRARY = sorted(Path(sysconfig.get_paths()["stdlib"]).glob("*.py"))
TOKENS = re.compile(r"\w+|\s+|[^\w\s]")
PIECES = [
    *"()[]{},:;.=+-*/%<>@|&^~!\n #'\"\\", "not ", "in ", "is ", "and ", "or ", "if ", "else ", "for ", "lambda ",
    "lambda:", "**", "//", "->", ":=", "==", "...", "*a", "yield ", "await ", "x", "1", "1.", "'s'", "f''", "f'{a}'",
    "r''", "None", "=", "a=", "elif ", "def ", "return ", "\n    ", "    ", "\t", "class ", "@", "del ", "from ",
    "import ", "as ", "try:", "except ", "finally:", "while ", "pass", "print", "global ", "\r", "\0", "é",
]  # fmt: skip


@cache
def parts_of(path: Path) -> list[tuple[str, bool]]:
    """The expressions and statements of a file, each as a text of its own; whether it is a statement."""
    text = path.read_text(encoding="utf-8")
    lines, found = text.split("\n"), []
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.expr | ast.stmt) or node.end_lineno is None or node.end_lineno - node.lineno > 25:
            continue
        part = "\n".join(lines[node.lineno - 1 : node.end_lineno]).encode()
        ended = len(part) - len(lines[node.end_lineno - 1].encode()) + (node.end_col_offset or 0)
        is_statement = isinstance(node, ast.stmt)
        indent = "\n" + " " * node.col_offset if is_statement and node.col_offset else "\n"
        found.append((part[node.col_offset : ended].decode().replace(indent, "\n"), is_statement))
    return found


def changed(text: str, rng: random.Random) -> str:
    """A text with a few tokens left out, put in, doubled or moved."""
    tokens = TOKENS.findall(text)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        at = rng.randrange(len(tokens) + 1)
        how = rng.randrange(5)
        if how == 0:
            tokens[at : at + 1] = []
        elif how == 1:
            tokens[at:at] = [rng.choice(PIECES)]
        elif how == 2:
            tokens[at : at + 1] = [rng.choice(PIECES)]
        elif how == 3:
            tokens[at:at] = tokens[at : at + 1]
        else:
            tokens[at:at] = [rng.choice(tokens)] if tokens else []
    return "".join(tokens)


@given(st.sampled_from(LIBRARY), st.integers(0, 2**32))
def test_the_standard_library_and_what_is_like_it_is_read_as_by_cpython(path: Path, seed: int) -> None:
    """A file, parts of it, and those with something changed, which is mostly wrong."""
    rng = random.Random(seed)
    agrees(path.read_text(encoding="utf-8"), is_program=True)
    parts = parts_of(path)
    for text, is_statement in rng.choices(parts, k=min(20, len(parts))):
        agrees(text, is_program=is_statement)
        for _ in range(3):
            agrees(changed(text, rng), is_program=is_statement)


IN_STRINGS = [
    "a", "{x}", "{x!r}", "{ x }", "{x:>10}", "{x:{w}}", "{x:{w}d}", "{x[1:2]}", "{x['k']}", '{x["k"]}',
    "{x if y else z}", "\\n", "é", "{", "}", "{{", "}}", "{x!}", "{x!r }", "{x !r}", "{x:}", "{x=}", "{lambda: 1}",
    "{a, b}", "{*a}", "{(a, b)}", "{'#'}", "{x#}", "{x!=y}", "{x:=5}", "{}", "{ }", "{yield}", "{a for a in b}",
    "{f'x'}", "{ {1:2}[1] }", "{x:{w:d}}", "{x!s:5}", "{x\n}", "\\", "'", '"', "{not x}", "{x)}", "{(x}", "{x:{{}}}",
    "{x->y}", "{x;y}", "\\t", "\\\\", "\\'", '\\"', "\\x41", "\\d", "\\\n", "\n", "''", '""', "r", "\r", "\0", "#", " ",
    "\\N{DASH}", "'''",
]  # fmt: skip
AROUND = [
    "{}", "({})", "g({}, 2)", "[{}]", "{}.x", "{} 'a'", "'s' {}", "{} {}", "print({})", "x = {}\ny",
    "if a:\n    return {}\nb", "é = 1; {}", "({}\n 'x')", "{}[0]", "# {}\na",
]  # fmt: skip


@given(
    st.sampled_from(["", "", "r", "f", "f", "F", "b", "rf"]),
    st.sampled_from(["'", '"', "'''", '"""']),
    st.lists(st.sampled_from(IN_STRINGS), max_size=5),
    st.sampled_from(AROUND),
)
@example("f", "'", ["{x:{w}}"], "{}.x")
@example("", "'''", ["\\'"], "{} {}")
def test_strings_and_f_strings_are_read_as_by_cpython(prefix: str, quote: str, parts: list[str], around: str) -> None:
    """Whatever they hold, and wherever they stand."""
    text = around.replace("{}", f"{prefix}{quote}{''.join(parts)}{quote}")
    agrees(text, is_program=False)
    agrees(text, is_program=True)


@given(st.text(st.sampled_from("ab01.'\"\\\n\t (),:=[]{}+-*#efnr\x00é"), max_size=40))
def test_any_text_is_read_as_by_cpython(text: str) -> None:
    """Of signs that mean something."""
    agrees(text, is_program=False)
    agrees(text, is_program=True)


def test_names_are_kept_once() -> None:
    """As CPython has them, so that they are found sooner."""
    assert quick_tree("some_name_of_a_text", False).body.id is sys.intern("some_name_of_a_text")
