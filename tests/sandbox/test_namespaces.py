"""`types.SimpleNamespace`: objects with attributes of their own, without a class in the text."""

import pytest

from lightfc_sandbox import LimitExceeded, Limits, Policy, Sandbox, SandboxError

from .programs import by_name, compare_with_python

PROGRAMS = by_name("""
# namespace
from types import SimpleNamespace
s = SimpleNamespace(a=1, b=same('x'))
s.c = [same(4)]
s.a += 2
t = SimpleNamespace(**vars(s))
told = [s.a, s.c, repr(s), str(t), f'{t}', s == t, s is t, s.c is t.c, vars(s), hasattr(s, 'z'), getattr(s, 'a'),
        s != SimpleNamespace(), s == 1]
del s.a
told += [repr(s), type(s).__name__, type(s) is SimpleNamespace, isinstance(s, SimpleNamespace), repr(SimpleNamespace()),
         isinstance(1, SimpleNamespace)]
for act in (lambda: s.a, lambda: {s: 1}, lambda: SimpleNamespace(1, 2), lambda: s.c.x):
    try:
        told.append(act())
    except Exception as e:
        told.append(type(e).__name__)
told

# module form
import types
import copy
config = types.SimpleNamespace(debug=True, db=types.SimpleNamespace(host='h', port=same(5)))
config.db.port += 1
other = copy.copy(config)
setattr(other, 'debug', same(False))
deep = copy.deepcopy(config)
deep.db.host = 'other'
[config.db.port, config.debug, other.debug, other.db is config.db, deep.db.host, config.db.host, repr(config),
 [n.x for n in [types.SimpleNamespace(x=same(i)) for i in range(3)]]]

# in functions and overlap
from types import SimpleNamespace as NS
state = NS(n=0, seen=[])
def step(i):
    state.n += same(i)
    state.seen.append(state.n)
    return NS(i=i, n=state.n)
rows = [step(i) for i in range(4)]
[(r.i, r.n) for r in rows], state.seen, rows[0] == NS(i=0, n=0),\
 rows == [NS(i=r.i, n=same(r.n)) for r in rows], max(rows, key=lambda r: r.n).i

# mocks
from types import SimpleNamespace
client = SimpleNamespace(get=lambda url: SimpleNamespace(status=200, json=lambda: {'url': same(url)}))
r = client.get('u')
r.status, r.json()['url'], [client.get(u).json() for u in 'ab']
""")


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_a_namespace_is_that_of_python(text: str) -> None:
    compare_with_python(text)


@pytest.mark.parametrize(
    "text",
    [
        "SimpleNamespace.x = 1", "setattr(SimpleNamespace, 'x', 1)", "class A(SimpleNamespace): pass",
        "SimpleNamespace._own", "vars(SimpleNamespace)", "SimpleNamespace()", "SimpleNamespace.__mro__",
        "s = SimpleNamespace()\ns.s = s\nrepr(s)",
        "while True: xs = [SimpleNamespace(a=i) for i in range(1000)]", "type(SimpleNamespace()).x = 1",
    ],
)  # fmt: skip
def test_a_namespace_and_its_class_do_not_leave_the_run(text: str) -> None:
    sandbox = Sandbox({}, policy=Policy.PROGRAMS, limits=Limits(time_s=300, steps=200_000))
    with pytest.raises(SandboxError):
        sandbox.run(f"from types import SimpleNamespace\n{text}")


@pytest.mark.parametrize("use", ["repr(s)", "s == t", "s in [t]", "[s] < [t]", "s == {1: t} or f'{s}'"])
def test_namespaces_that_hold_themselves_use_up_the_levels_of_calls_and_not_the_memory(use: str) -> None:
    made = "from types import SimpleNamespace as N\ns, t = N(), N()\ns.x, t.x = [s], [t]\n"
    with pytest.raises(LimitExceeded) as caught:
        Sandbox({}, policy=Policy.PROGRAMS).run(made + use)
    assert caught.value.limit == "recursion"


def test_a_session_goes_on_with_a_namespace() -> None:
    session = Sandbox({}, policy=Policy.PROGRAMS).session()
    session.run("import types\ns = types.SimpleNamespace(a=1)")
    assert session.run("s.a += 1\nt = types.SimpleNamespace(a=2)\nrepr(s), s == t, type(s) is type(t)") == (
        "namespace(a=2)", True, True,
    )  # fmt: skip
