"""Every operator between values of every two plain types: the value or the type of error that CPython has."""

import pytest

from lightfc_sandbox import Policy, Sandbox

from .programs import executed

_VALUES = [
    "2", "1.5", "True", "None", "'ab'", "b'ab'", "[1, 2]", "(1, 2)", "P(1, 2)", "range(3)", "{1, 2}", "frozenset({2})",
    "{'a': 1}", "{'a': 1}.keys()", "{'a': 1}.items()", "Counter('aab')", "Counter(a=1, b=-2)", "OrderedDict(a=1)",
    "defaultdict(int, a=2)", "deque([1, 2], 3)",
]  # fmt: skip
_COMPARISONS = ["==", "!=", "<", "<=", ">", ">=", "in"]
_OPERATORS = ["+", "-", "*", "/", "//", "%", "**", "<<", ">>", "|", "&", "^", "@"]
_ERRORS = ["TypeError", "KeyError", "AttributeError", "ValueError", "ZeroDivisionError"]

_TEXT = """\
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
P = namedtuple('P', 'x y')
def show(r):
    kinds = [isinstance(r, kind) for kind in (list, tuple, set, frozenset, dict, Counter, deque)]
    shown = sorted(r, key=str) if isinstance(r, (set, frozenset)) else r
    return kinds, list(shown.items()) if isinstance(shown, dict) else repr(shown)
def tried(act, a, b):
    try:
        return show(act(a(), b()))
    {excepts}
def operator(a, b):
    return a {op} b
def in_place(a, b):
    {in_place}
    return a
values = [{values}]
[[tried(act, a, b) for a in values for b in values] for act in (operator, in_place)]
"""


@pytest.mark.parametrize("op", [*_COMPARISONS, *_OPERATORS])
def test_operators_between_all_types_mean_what_python_means(op: str) -> None:
    excepts = "\n    ".join(f"except {error}: return {error!r}" for error in _ERRORS)
    in_place = f"a {op}= b" if op in _OPERATORS else "pass"
    values = ", ".join(f"lambda: {value}" for value in _VALUES)
    text = _TEXT.format(excepts=excepts, op=op, in_place=in_place, values=values)
    found, right = Sandbox(policy=Policy.PROGRAMS).run(text), executed(text, {})
    for one, other in zip(found, right, strict=True):
        assert dict(enumerate(one)) == dict(enumerate(other))
