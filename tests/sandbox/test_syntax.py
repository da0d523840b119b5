"""What CPython's compiler refuses in a text that its parser reads, the checker refuses, and no more than that."""

import ast
import warnings
from collections.abc import Iterator

import pytest
from hypothesis import given, strategies as st

from lightfc_sandbox import ExpressionError, Policy, Sandbox

SANDBOX = Sandbox({"ff": len, "ctx": [1, 2]}, policy=Policy.PROGRAMS)

BY_DESIGN = (
    "'await' outside",
    "asynchronous comprehension outside",
    "'async for' outside",
    "'return' outside function",
)
"""A text may await anywhere, and return its value."""

EXPRESSIONS = """
(x := 1)
[y for x in (y := ctx)]
[(x := 1) for x in ctx]
[(w := 1) for x in ctx]
[x for x in ctx if (x := 1)]
[x for x in [y for y in (w := ctx)]]
[[(y := 1) for x in ctx] for y in ctx]
[(y := 1) for x in ctx for y in ctx]
[x for x in ctx for y in (w := ctx)]
[lambda: (x := 1) for x in ctx]
[x for x in (lambda: (y := ctx))()]
{x: (x := 1) for x in ctx}
list((x := 1) for x in ctx)
[0 for x in ctx for x in (x := ctx)]
[[(w := x) for x in ctx] for v in ctx]
[[(v := x) for x in ctx] for v in ctx]
[(lambda: [(w := x) for x in ctx]) for w in ctx]
{(x := 1): 2}
(yield)
(yield from ctx)
[(yield) for x in ctx]
[x for x in (yield)]
(x for x in ctx if (yield))
(lambda: (yield))
(await x)
[x async for x in ctx]
(lambda x, x: 1)
(lambda x, *x: 1)
(lambda *, x: x)
(lambda x, /, y: x)
(lambda x=(w := 1): x)
(lambda __debug__: 1)
ff(ctx=1, ctx=2)
dict(a=1, **{'a': 2})
dict(__debug__=1)
ff(x=1, x)
ff(x for x in ctx, 1)
[a for a, *b in [ctx]]
[a for *a, *b in [ctx]]
[a for (a, a) in [ctx]]
f'{(x := 1)}'
(*ctx)
print(x := 1)
"""

STATEMENTS = r"""
E
x = E
x += E
return E
yield E
for x in E: pass
def f(x=E): pass
def f(): return E
async def f(): yield E
global x
nonlocal x
global x; x = 1
x = 1; global x
print(x); global x
x = 1; nonlocal x
global x; global x
global x; nonlocal x
x: int = 1; global x
global x; x: int = 1
global x; x: int
for x in ctx: pass\nglobal x
def x(): pass\nglobal x
import math as x\nglobal x
global x\nfor x in ctx: pass
global x\ndef x(): pass
global x\nimport math as x
del __debug__
__debug__ = 1
for __debug__ in ctx: pass
*x = ctx
*x, y = ctx
*x, *y = ctx
(*x, (*y, w)) = ctx, ctx
(x, y): int = 1
def f(x, x): pass
def f(x=1, y): pass
def f(*, x, **x): pass
def f(x): global x
def f(x): nonlocal x
def f(): global x; x = 1
def f(): print(x); global x
def f():\n x = 1\n def g(): nonlocal x
def f():\n def g(): nonlocal x\n x = 1
def f():\n global x\n def g(): nonlocal x
def f():\n def g(): nonlocal q
def f(x):\n def g():\n  nonlocal x\n  x = 2
def f():\n x = 1\n def g():\n  x = 1\n  nonlocal x
def f():\n x = 1\n def g():\n  nonlocal x\n  x: int = 1
def f():\n yield 1\n return 2
async def f():\n yield 1\n return 2
async def f():\n yield 1\n return
async def f():\n yield 1\n def g(): return 2
async def f(): yield from ctx
for x, *y in ctx: pass
for *x, *y in ctx: pass
break
continue
for x in ctx: break\nelse: break
for x in ctx:\n def f(): break
while 1:\n def f(): continue
while 0: pass\nelse: continue
try: pass\nfinally: break
for x in ctx:\n try: pass\n finally: continue
try: pass\nexcept: pass\nexcept ValueError: pass
try: pass\nexcept ValueError: pass\nexcept: pass
try: pass\nexcept: pass\nexcept: pass
for x in ctx:\n try: pass\n except* ValueError: continue
for x in ctx:\n try: continue\n except* ValueError: pass\n else: break
for x in ctx:\n try: pass\n except* ValueError:\n  for y in ctx: continue
for x in ctx:\n try: pass\n except* ValueError:\n  while x: pass\n  else: break
for x in ctx:\n try: pass\n except* ValueError:\n  try: break\n  finally: pass
try: pass\nexcept* ValueError:\n def g(): return 1
def g():\n try: pass\n except* ValueError: pass\n except* KeyError: return
def g():\n try: pass\n except* ValueError:\n  try: pass\n  except* KeyError: pass\n  else: return 1
def g():\n try: return 1\n except* ValueError: pass\n finally: return 2
try: pass\nexcept* ValueError: pass\nexcept KeyError: pass
try: pass\nexcept*: pass
match ctx:\n case x: pass\n case 1: pass
match ctx:\n case _: pass\n case 1: pass
match ctx:\n case x if y: pass\n case _: pass
match ctx:\n case x | 1: pass
match ctx:\n case 1 | x: pass
match ctx:\n case (1 | _) as x: pass\n case [1]: pass
match ctx:\n case [x] | [x, _]: x
match ctx:\n case [x] | [_, y]: pass
match ctx:\n case [[x] | [y]]: pass
match ctx:\n case [x, x]: pass
match ctx:\n case {'a': x, **x}: pass
match ctx:\n case int(x) as x: pass
match ctx:\n case [*x, *y]: pass
match ctx:\n case {'a': 1, 'a': 2}: pass
match ctx:\n case {1: _, True: _}: pass
match ctx:\n case {-1: _, -1: _}: pass
match ctx:\n case f'a' | 1: pass
match ctx:\n case {f'a': _}: pass
match ctx:\n case complex(real=1, real=2): pass
match ctx:\n case complex(real=x, imag=y): x
match ctx:\n case [*_, 1, *_]: pass
match ctx:\n case {**x}: break
from __future__ import annotations
x = 1\nfrom __future__ import annotations
from __future__ import braces
from __future__ import nothing
from __future__ import division\nfrom __future__ import annotations
'doc'\nfrom __future__ import annotations
'doc'\n'more'\nfrom __future__ import annotations
"""

AROUND = r"""
S
def around():\n    S
def around(x, y=1):\n    S
def outer():\n    x = 1\n    def around():\n        S
def outer():\n    x = 1\n    def around():\n        nonlocal x\n        S
def around():\n    global x\n    S
for i in ctx:\n    S
try:\n    pass\nfinally:\n    S
async def around():\n    S
for i in ctx:\n    pass\nelse:\n    S
"""


def _lines(table: str) -> list[str]:
    return [line.replace("\\n", "\n") for line in table.strip().split("\n")]


def _statements() -> Iterator[str]:
    for statement in _lines(STATEMENTS):
        whole = statement.replace("ValueError", "KeyboardInterrupt")
        if "E" in whole:
            yield from (whole.replace("E", each) for each in _lines(EXPRESSIONS))
        else:
            yield whole


def _refused(text: str) -> str | None:
    try:
        compile(text, "text", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True)
    except SyntaxError as error:
        return str(error.msg)
    return None


def _codes(text: str) -> list[str] | None:
    try:
        SANDBOX.check(text)
    except ExpressionError as error:
        return [each.code for each in error.violations]
    return None


@pytest.mark.parametrize("around", _lines(AROUND))
def test_the_checker_refuses_what_the_compiler_refuses(around: str) -> None:
    place = around.index("S")
    indent = " " * (place - around.rfind("\n", 0, place) - 1)
    differing = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the compiler warns of some
        for statement in _statements():
            text = "x = 1\ny = [1, 2]\n" * ("__future__" not in statement)
            text += around.replace("S", statement.replace("\n", f"\n{indent}"))
            wanted, codes = _refused(text), _codes(text)
            if wanted is None:
                agree = codes is None or "syntax" not in codes
            else:
                agree = codes is not None or wanted.startswith(BY_DESIGN)
            if not agree:
                differing.append((text, wanted, codes))
    assert not differing


def test_it_says_what_and_where() -> None:
    with pytest.raises(ExpressionError) as raised:
        SANDBOX.check("def f():\n    return [y for x in (y := ctx)]")
    assert str(raised.value) == (
        "invalid syntax: assignment expression cannot be used in a comprehension iterable expression [syntax]\n"
        "  2 |     return [y for x in (y := ctx)]\n"
        "                              ^^^^^^^^\n"
        "  allowed: a Python program"
    )
    with pytest.raises(ExpressionError, match="cannot be used in a comprehension iterable"):
        Sandbox({"ctx": [1]}).check("  [y for x in (y := ctx)]")


_AROUND = ["", "x = 0\n", "global x\n", "x = 0\nglobal x\n"]
_HEADS = [
    "def f():", "def f(x):", "def f(x=1, *y):", "def f(**x):", "async def f():", "class C:\n def f(self):",
    "def o():\n x = y = 0\n def f():", "def o(x):\n def f():", "def o():\n global x\n x = 1\n def f():",
]  # fmt: skip
_PARTS = [
    "global x", "nonlocal x", "nonlocal y", "global x, y", "global x, x", "x = 1", "x", "y = 3", "x: int = 2", "x: int",
    "'text'", "pass", "del x", "for x in []: pass", "import math as x", "def x(): pass", "[x for x in []]",
    "(lambda: x)", "if 1: x: int = 2", "if 1:\n  global x", "class A:\n  global x\n  x = 2", "def h(x):\n  global x",
    "def h():\n  nonlocal x", "def h():\n  global x\n  x = 1",
]  # fmt: skip


@given(st.sampled_from(_AROUND), st.sampled_from(_HEADS), st.lists(st.sampled_from(_PARTS), min_size=1, max_size=4))
def test_a_name_is_declared_where_python_lets_it_be(around: str, head: str, parts: list[str]) -> None:
    last = head.rpartition("\n")[2]
    indent = (1 + len(last) - len(last.lstrip())) * " "
    lines = [indent + line for part in parts for line in part.split("\n")]
    text = "\n".join([around + head, *lines])
    try:
        compile(text, "<text>", "exec")
        right = True
    except SyntaxError:
        right = False
    codes: list[str] = []
    try:
        SANDBOX.check(text)
    except ExpressionError as error:
        codes = [each.code for each in error.violations]
    assert "syntax" not in codes if right else codes != []
