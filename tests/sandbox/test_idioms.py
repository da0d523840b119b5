"""What models write beside the core of the language means what CPython makes of it, in every driver."""

# ruff: noqa: E501 - long tables
import asyncio
from typing import Any

import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, Policy, Sandbox

from .programs import DRIVERS, expected, outcome

# One program a paragraph; a line `# name` begins a family.
PROGRAMS = r"""
# format
"Expected {} but got {}".format([1, 2], None)

'{0}{1}{0}|{a:>{w}.2f}|{b!r:^9}|{{}}'.format(1, same('é'), a=2.5, w=8, b='x')

t = 'a {} of {name}'
[t.format(n, name=each) for each in xs]

'{0[0]} {0[1][k]} {1.real:05} {t[a]} {t[ß][1]}'.format([1, {'k': 2}], 3, t=table)

'{[0]}{.imag}{!r}'.format('ab', 2, 'c')

'{a} {b[0]}'.format_map({'a': same(1), 'b': 'xy'})

'{}'.format_map({'': 1})

'{:,}|{:+.3e}|{:#x}|{:%}|{:<5}|{:=+6}'.format(10 ** 6, 1.5, 255, 0.25, 'a', 3)

from datetime import date
'{:%d.%m.%Y} {0}'.format(date(2024, 1, 2)) if 0 else '{0:%d.%m.%Y} {0.year}'.format(date(2024, 1, 2))

from collections import namedtuple
P = namedtuple('P', 'x y')
'{0.x}-{0.y} {0} {0[1]}'.format(P(1, same('b')))

try:
    '{} {}'.format(1)
except IndexError as e:
    r = str(e)
r

try:
    '{a}'.format(b=1)
except KeyError as e:
    r = str(e), e.args
r

r = []
for each in ('{', '}', '{!', '{0!x}', '{0!é}', '{:{:{}}}', '{}{0}', '{0}{}', '{0.}', '{0[]}', '{0[}', '{0]a}', '{0.nothing}', '{0[k]}', '{:d}', '{:z}', '{99999999999999999999}', '{0!rs}', '{a.b}', '{ }', '{0:{9}}'):
    try:
        r.append(each.format('s', 1, 2))
    except (ValueError, IndexError, KeyError, AttributeError, TypeError) as e:
        r.append((type(e).__name__, str(e)))
r

try:
    '{0}'.format_map({'0': 1})
except ValueError as e:
    r = str(e)
r

[*map('{}:{}'.format, 'ab', (1, 2))], str.format('{}', 1), '{0}{1}'.format(*xs[:2]), '{x}'.format(**{'x': 1})

# attributes that a value does not have
try:
    None.upper()
except AttributeError as e:
    r = type(e).__name__, str(e)
r

import re
try:
    m = re.match(r'\d+', 'ab').group()
except AttributeError:
    m = None
m

r = []
for each in (1, 1.5, 'a', b'a', None, True, [1], (1,), {1: 2}, {1}, range(3), 2j, len, same, lambda: 1, {}.items(), frozenset(), (i for i in xs)):
    for read in (lambda v: v.popitem, lambda v: v.casefold(), lambda v: v.total_seconds(), lambda v: v.groups()):
        try:
            read(each)
            r.append('has it')
        except AttributeError as e:
            r.append(str(e))
        except TypeError:
            r.append('TypeError')
r

import re, datetime, decimal, fractions, collections, uuid
r = []
for each in (re.compile('a'), re.match('a', 'a'), datetime.date(2024, 1, 1), datetime.timedelta(1), decimal.Decimal(1), fractions.Fraction(1, 2), collections.Counter('a'), collections.deque(), collections.OrderedDict(), collections.defaultdict(int), uuid.UUID(int=1)):
    try:
        each.islower()
    except AttributeError as e:
        r.append(str(e))
r

from collections import namedtuple
P = namedtuple('P', 'x')
try:
    P(1).casefold()
except Exception as e:
    r = str(e)
r

try:
    1 / 0
except ZeroDivisionError as e:
    try:
        e.upper()
    except AttributeError as f:
        r = str(f)
r

f = lambda: 1
try:
    f.upper()
except AttributeError as e:
    r = str(e)
r

try:
    (1).real.upper()
except:
    r = 'caught'
r

# type
[type(each) is kind for each in (1, True, 1.5, 'a', b'', None, [], (), {}, set(), frozenset(), range(1), 1j) for kind in (int, bool, str, list, type(None))]

[type(each).__name__ for each in (1, True, 1.5, 'a', b'', None, [], (), {}, set(), range(1), 1j, ..., len, lambda: 1, same, int, type, type(1), type(None), {}.keys(), {}.items(), (i for i in xs), [].append, ValueError, ValueError())]

[str(type(each)) for each in (1, 'a', None, [], lambda: 1, len, int, type, {}.values(), ValueError, ValueError(), (i for i in xs))]

try:
    int('x')
except Exception as e:
    r = type(e).__name__, e.__class__.__name__, type(e) is ValueError, str(e), repr(type(e)), f'{type(e)}', type(e) == Exception
r

{int: 'int', str: 'str', list: 'list', type(None): 'none'}[type(xs)], {type(1): 1} == {int: 1}, type(1) in {int, str}, type(1) != type('a')

r = 0
for each in (1, 'a', 2.5, None):
    if type(each) in (int, float):
        r += each
r, type(xs)(range(3)), type(1)('5'), type('')(5)

isinstance(1, type(2)), isinstance(1, type), isinstance(int, type), isinstance(None, type(None)), isinstance(lambda: 1, type(len)), isinstance(len, type(len)), isinstance([], (type(1), type([])))

def f(): pass
f.__name__, (lambda: 1).__name__, len.__name__, int.__name__, 'a'.upper.__name__, ValueError.__name__, f.__class__.__name__

import math, datetime, collections, decimal, json
math.sqrt.__name__, datetime.datetime.__name__, collections.Counter.__name__, type(datetime.date(2024, 1, 1)) is datetime.date, type(collections.Counter()) == collections.Counter, type(decimal.Decimal(1)).__name__, type(datetime.datetime(2024, 1, 1)).__name__ if 0 else 1

from collections import namedtuple
P = namedtuple('P', 'x')
type(P(1)) is P, type(P(1)).__name__, type(P(1)) == tuple, P.__name__, isinstance(P(1), type(P(2)))

import json
try:
    json.loads('{')
except Exception as e:
    r = type(e).__name__, e.__class__.__name__
r

sorted([1, 'a', 2.5, None], key=lambda each: type(each).__name__), {type(each).__name__ for each in (1, 2)}

assert type(xs) == list, f'not a list: {type(xs)}'
callable(type(1)), hash(type(1)) == hash(int), bool(type(None))

if __name__ == '__main__':
    r = 'main'
r

# truth of named tuples
from collections import namedtuple
bool(namedtuple('E', '')()), bool(namedtuple('E', 'x')(0)), [] or namedtuple('E', '')() or 5
"""

CASES: list[tuple[str, str]] = []
for _paragraph in PROGRAMS.strip().split("\n\n"):
    if _paragraph.startswith("# "):
        _family, _, _paragraph = _paragraph[2:].partition("\n")
    CASES.append((_family, _paragraph))


@pytest.mark.parametrize(("family", "text"), [pytest.param(*case, id=f"{case[0]}-{n}") for n, case in enumerate(CASES)])
def test_an_idiom_means_what_python_means(family: str, text: str) -> None:
    wanted = expected(text)
    for name, run in DRIVERS.items():
        assert outcome(lambda run=run: run(text)) == wanted, name  # type: ignore[misc]


class Opaque:
    """An object of the host, with an attribute that no text can read."""

    real = 1


WITHHELD = {
    "an object of the host": "h.real",
    "an object of the host in a template": "'{0.real}'.format(h)",
    "what CPython's value has and the tables do not": "hashlib.sha256(b'').update(b'')",
    "an attribute with underscores": "t = '{0.__in' + 'it__}'\nt.format(1)",
    "a class": "type('X', (), {})",
}


@pytest.mark.parametrize("text", WITHHELD.values(), ids=WITHHELD.keys())
def test_what_only_the_sandbox_refuses_no_text_catches(text: str) -> None:
    sandbox = Sandbox({"h": Opaque()}, policy=Policy.PROGRAMS)
    *lines, last = text.split("\n")
    caught = "\n".join([*lines, "try:", f"    {last}", "except Exception:", "    r = 'caught'", "r"])
    with pytest.raises(EvaluationError) as refused:
        sandbox.run(caught)
    assert refused.value.exc_type == "NotAllowed"


PRIVATE = ["'{0.__init__}'.format(1)", "'{:{0._x}}'.format(1)", "'{a.b._c[0]}'.format_map({})"]


@pytest.mark.parametrize("text", PRIVATE)
def test_a_private_field_of_a_written_template_is_refused_before_anything_runs(text: str) -> None:
    with pytest.raises(ExpressionError, match="starts with an underscore"):
        Sandbox().check(text)


def test_a_type_is_inert_and_stays_inside() -> None:
    got: list[Any] = []
    sandbox = Sandbox({"h": Opaque(), "take": got.append, "Opaque": Opaque}, policy=Policy.PROGRAMS)
    assert sandbox.run("type(h) is Opaque, type(h) == Opaque, type(h).__name__, f'{type(h)}'") == (
        True, True, "Opaque", "<class 'Opaque'>",
    )  # fmt: skip
    for text in ("type(h)", "[type(1)]", "take(type(h))", "take(type(1))", "take([type(None)])"):
        with pytest.raises(EvaluationError, match="cannot leave"):
            sandbox.run(text)
        with pytest.raises(EvaluationError, match="cannot leave"):
            asyncio.run(sandbox.arun(text))
    assert got == []
