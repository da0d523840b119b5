"""What a program says of its exceptions: `raise … from`, `__cause__`, `add_note` and `__notes__`."""

import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, Policy, Sandbox

from .programs import by_name, compare_with_python

PROGRAMS = by_name("""
# a cause
def read(text):
    try:
        return int(text)
    except ValueError as error:
        raise LookupError(f'no {text}') from error
try:
    read(same('x'))
except LookupError as error:
    told = [type(error.__cause__).__name__, str(error.__cause__), error.__suppress_context__, error.__cause__.__cause__]
told

# a chain of causes
class Low(Exception):
    def __init__(self, code, **more):
        super().__init__(f'code {code}')
        self.code = code
def a(): raise KeyError('k')
def b():
    try: a()
    except KeyError as e: raise Low(1) from e
def c():
    try: b()
    except Low as e: raise RuntimeError('top') from e
told = []
try:
    c()
except RuntimeError as error:
    each = error
    while each is not None:
        told.append((type(each).__name__, str(each), getattr(each, 'code', None)))
        each = each.__cause__
told

# from none and from a class
told = []
for cause in (None, ValueError, KeyError('k')):
    try:
        raise RuntimeError('x') from cause
    except RuntimeError as error:
        told += [type(error.__cause__).__name__, error.__suppress_context__]
try:
    raise RuntimeError('x')
except RuntimeError as error:
    told += [error.__cause__, error.__suppress_context__]
told

# a cause is the exception itself
first = ValueError('a')
try:
    try:
        raise first
    except ValueError as error:
        raise KeyError('b') from error
except KeyError as error:
    kept = error
try:
    raise kept
except KeyError as again:
    told = again is kept, again.__cause__ is first
try:
    raise kept from None
except KeyError as again:
    told += (again.__cause__,)
told

# what is no cause
told = []
for cause in (1, 'x', int, [], ValueError()):
    try:
        raise RuntimeError('x') from cause
    except Exception as error:
        told.append((type(error).__name__, str(error)))
told

# what Python raises has no cause
told = []
for act in (lambda: 1 / 0, lambda: [][1], lambda: {}['k'], lambda: int('x'), lambda: fails(1), lambda: None.upper(),
            lambda: [].index(3), lambda: next(iter([]))):
    try:
        act()
    except Exception as error:
        told.append((error.__cause__, hasattr(error, '__notes__')))
told

# an end that leaves a generator
kept = StopIteration(7)
def given(): yield same(1); raise StopIteration(same(5))
def asked(): yield next(iter([]))
def again(): raise kept; yield
def handed(): yield from given()
def tried():
    try: yield 1
    finally: raise kept
def own():
    raise RuntimeError('mine') from StopIteration(1)
    yield
def stop(x): raise StopIteration(same(x))
told = []
for made in (given, asked, again, handed, tried, own, lambda: (stop(x) for x in [1, 2]),
             lambda: (next(iter([])) for x in [1])):
    try:
        told.append(list(made()))
    except RuntimeError as e:
        told.append((str(e), repr(e.__cause__), e.__suppress_context__, e.__cause__.args, e.__cause__ is kept))
told

# an end that leaves a generator inside another one
def inner(): raise StopIteration(same(3)); yield
def outer():
    try:
        yield 1
        for x in inner(): yield x
    except RuntimeError as e: yield repr(e.__cause__)
    try:
        list(next(iter([])) for _ in [1])
    except RuntimeError as e: yield repr(e.__cause__)
    yield 3
    try: yield 4
    finally: list(inner())
told = []
try:
    for x in outer(): told.append(x)
except RuntimeError as e:
    told.append((str(e), repr(e.__cause__), e.__cause__.__cause__))
told

# an end that is sent into a generator
def g():
    try: yield 1
    finally: raise StopIteration(7)
def plain(): yield same(1)
told = []
for made in (g, plain):
    for error in (ValueError('a'), StopIteration(9)):
        i = made()
        next(i)
        try: i.throw(error)
        except Exception as e:
            told.append((repr(e), repr(e.__cause__), e.__suppress_context__))
told

# notes
try:
    try:
        fails(same(3))
    except Exception as error:
        error.add_note('first')
        error.add_note(f'second {error.add_note("third")}')
        raise
except Exception as error:
    told = error.__notes__, getattr(ValueError(), '__notes__', []), error.__notes__ is error.__notes__
told

# notes are a list
error = ValueError('x')
told = [hasattr(error, '__notes__')]
error.add_note('a')
error.__notes__.append('b')
told += [error.__notes__, hasattr(error, '__notes__'), str(error), repr(error)]
for note in (1, None, b'x'):
    try:
        error.add_note(note)
    except TypeError as wrong:
        told.append(str(wrong))
told

# notes of an own exception
class E(Exception):
    note = 'own'
    def tell(self): self.add_note(self.note); return self
E('x').tell().__notes__

# notes while calls are under way
error = ValueError('x')
def note(i):
    error.add_note(f'{same(i)}')
    return len(error.__notes__)
[note(i) for i in range(4)], error.__notes__, [(error.add_note(str(same(i))), error.__notes__[-1])[1] for i in range(3)]

# causes while calls are under way
def get(i):
    try:
        fails(same(i))
    except Exception as error:
        raise LookupError(i) from error
def told(i):
    try:
        get(i)
    except LookupError as error:
        return error.args[0], type(error.__cause__).__name__
[told(i) for i in range(4)]
""")


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_what_a_program_says_of_its_exceptions_is_there_as_in_python(text: str) -> None:
    compare_with_python(text)


def _hosted() -> None:
    secret = KeyError("secret")
    secret.add_note("hidden")
    error = ValueError("told")
    error.add_note("hidden")
    raise error from secret


@pytest.mark.parametrize("read", ["error.__cause__", "getattr(error, '__cause__', 1)", "'{0.__cause__}'.format(error)"])
def test_the_cause_of_what_a_tool_raises_is_not_told(read: str) -> None:
    text = f"try:\n    hosted()\nexcept ValueError as error:\n    told = {read}\ntold"
    with pytest.raises(EvaluationError) as caught:
        Sandbox({"hosted": _hosted}, policy=Policy.PROGRAMS).run(text)
    assert caught.value.exc_type == "NotAllowed"


def test_nothing_that_the_host_raises_is_changed() -> None:
    error = ValueError("mine")

    def hosted() -> None:
        raise error

    text = (
        "try:\n    hosted()\nexcept ValueError as e:\n    told = hasattr(e, '__notes__')\n    e.add_note('x')\n"
        "    try:\n        raise e from KeyError('k')\n"
        "    except ValueError as f:\n        told, f.__notes__, repr(f.__cause__)"
    )
    assert Sandbox({"hosted": hosted}, policy=Policy.PROGRAMS).run(text) == (False, ["x"], "KeyError('k')")
    assert error.__cause__ is None
    assert not hasattr(error, "__notes__")


@pytest.mark.parametrize("text", ["e.__context__", "e.__traceback__", "e.__cause__ = None", "e.__notes__ = []"])
def test_nothing_else_of_an_exception_is_read_or_set(text: str) -> None:
    with pytest.raises(ExpressionError):
        Sandbox({}, policy=Policy.PROGRAMS).run(f"e = ValueError()\n{text}")


def test_notes_are_charged() -> None:
    text = "e = ValueError()\nwhile True: e.add_note('x')"
    with pytest.raises(LimitExceeded):
        Sandbox({}, policy=Policy.PROGRAMS, limits=Limits(memory_bytes=1_000_000, steps=10**9, time_s=60)).run(text)
