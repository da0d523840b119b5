"""Arguments of exceptions that are no data: the program gets what it gave, and nothing of it leaves with them."""

import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox

from .programs import by_name, compare_with_python

PROGRAMS = by_name("""
# an object
class D:
    pass
d = D()
try:
    raise ValueError('a', d)
except ValueError as e:
    told = (e.args[1] is d, len(e.args), e.args[0])
told

# a function
def double(x): return x * 2
told = []
for given in (double, len, str.upper, {'f': double}['f'], lambda x: [x]):
    try:
        raise KeyError(given)
    except KeyError as e:
        told.append(e.args[0](same('abc')))
told

# inside a container
class D:
    pass
d = D()
held = [1, (d, {'k': d})]
try:
    raise LookupError(held)
except LookupError as e:
    e.args[0].append(2)
    told = (e.args[0] is held, held[1][0] is d, len(held))
told

# a list of data is itself
held = [1, [2]]
try:
    raise LookupError(held, held)
except LookupError as e:
    e.args[0][1].append(same(3))
    told = (held, e.args[0] is held, e.args[1] is held, str(e))
told

# an iterator goes on
def count():
    yield 1
    yield 2
steps = count()
next(steps)
told = []
for given in (steps, iter([2, 3]), map(str, [2, 3])):
    try:
        raise ValueError(given)
    except ValueError as e:
        told.append((e.args[0] is given, list(e.args[0])))
told

# an init that hands nothing on
class D:
    pass
class E(Exception):
    def __init__(self, item, more=None):
        self.item, self.seen = item, self.args
d = D()
told = []
for make in (lambda: E(d), lambda: E(d, more=3), lambda: E(item=d), lambda: E([d], d)):
    try:
        raise make()
    except E as e:
        told.append((len(e.args), [each is d for each in e.args], e.seen == e.args, e.item is d))
told

# an init that hands some on
class E(Exception):
    def __init__(self, *items):
        super().__init__(*items[:1])
        self.first = self.args
        if len(items) > 1:
            super().__init__('plain')
class D:
    pass
d = D()
told = []
for items in ((d,), (d, 1), ()):
    e = E(*items)
    told.append((len(e.first), [each is d for each in e.first], [each is d for each in e.args], str(e) == 'plain'))
told

# what it shows
class D:
    def __init__(self, n): self.n = n
    def __str__(self): return f'str {self.n}'
    def __repr__(self): return f'D({self.n})'
class E(Exception):
    pass
told = []
for kind in (ValueError, KeyError, E):
    for given in ((D(1),), (D(1), 2), ([D(1)],), ('a', [D(3)])):
        e = kind(*given)
        told.append((str(e), repr(e), f'{e}', '%s %r' % (e, e), [e].__repr__()))
told

# a str of its own
class D:
    pass
class E(Exception):
    def __str__(self): return f'{len(self.args)} given'
str(E(D())), str(E(D(), D()))

# after many others
class D:
    pass
d = D()
def many():
    for i in range(300):
        try: raise KeyError(i)
        except KeyError: pass
try:
    try:
        raise ValueError(d)
    finally:
        many()
except ValueError as e:
    told = e.args[0] is d
told

# an exception in another
class D:
    pass
d = D()
try:
    try:
        raise ValueError(d)
    except ValueError as e:
        raise KeyError(e, d) from e
except KeyError as e:
    told = (e.args[0] is e.__cause__, e.args[0].args[0] is d, e.args[1] is d)
told

# in a group
class D:
    pass
d = D()
told = []
try:
    raise ExceptionGroup('g', [ValueError(d), KeyError(d)])
except* ValueError as g:
    told.append(g.exceptions[0].args[0] is d)
except* KeyError as g:
    told.append(g.exceptions[0].args[0] is d)
told

# a member of an enum
from enum import Enum
class Color(Enum):
    RED = 1
try:
    raise ValueError(Color.RED)
except ValueError as e:
    told = (e.args[0] is Color.RED, str(e), repr(e) == f'ValueError({Color.RED!r})')
told

# a key that is missing
class D:
    pass
d = D()
try:
    {}[d]
except KeyError as e:
    told = e.args[0] is d
told

# one that a generator is thrown
class D:
    pass
d = D()
def steps():
    try:
        yield 1
    except ValueError as e:
        yield e.args[0] is d
each = steps()
next(each), each.throw(ValueError(d))
""")


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_programs_do_what_python_does(text: str) -> None:
    compare_with_python(text)


LEAVES = {
    "class D:\n  def __str__(self): return seen('str')\n  __repr__ = __str__\nraise ValueError(D())": "ValueError: <D>",
    "def f(): pass\nraise KeyError('a', [f], 2)": "KeyError: ('a', '<list>', 2)",
    "class E(Exception):\n  def __init__(self, d): self.d = d\nraise E(seen)": "E: <function>",
}


@pytest.mark.parametrize(("text", "message"), LEAVES.items())
def test_what_leaves_with_an_exception_is_data(text: str, message: str) -> None:
    ran: list[str] = []
    with pytest.raises(EvaluationError) as caught:
        Sandbox({"seen": ran.append}, policy=Policy.PROGRAMS).run(text)
    assert str(caught.value).splitlines()[0] == message
    assert not ran


REFUSED = {
    "StopIteration(len)": "StopIteration takes data alone in a program",
    "SystemExit([len])": "SystemExit takes data alone in a program",
    "OSError(len)": "OSError takes plain values in a program",
    "AttributeError(len)": "AttributeError takes plain values in a program",
    "UnicodeDecodeError(len)": "UnicodeDecodeError takes plain values in a program",
}


@pytest.mark.parametrize(("text", "message"), REFUSED.items())
def test_one_that_looks_into_its_arguments_takes_none_of_them(text: str, message: str) -> None:
    with pytest.raises(EvaluationError, match=message):
        Sandbox(policy=Policy.PROGRAMS).run(text)


@pytest.mark.parametrize("shown", ["repr(e)", "str(e)", "f'{held}'"])
def test_one_that_holds_itself_ends_at_a_limit(shown: str) -> None:
    with pytest.raises(LimitExceeded) as caught:
        Sandbox(policy=Policy.PROGRAMS).run(f"held = [len]\ne = ValueError(held)\nheld.append(e)\n{shown}")
    assert caught.value.limit == "container_depth"


def test_what_is_kept_is_charged() -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS, limits=Limits(memory_bytes=2_000_000))
    with pytest.raises(LimitExceeded) as caught:
        sandbox.run("held = []\nwhile True:\n  held.append(ValueError(len, *range(50)))")
    assert caught.value.limit == "memory_bytes"
