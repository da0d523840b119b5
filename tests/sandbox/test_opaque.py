"""Objects of the host: what is said of those that are opaque, and what a host opens with `types=`."""

import asyncio
import contextlib
import dataclasses
import enum
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, OpenType, Policy, Sandbox
from tests.support.tables import in_one_test

CALLED: list[str] = []


def noted(name: str) -> None:
    CALLED.append(name)


class Table:
    """Has every operation, and notes which of its methods run."""

    annotated: int

    def __init__(self, rows: list[int]) -> None:
        self.rows = rows

    @property
    def shape(self) -> tuple[int, int]:
        noted("shape")
        return (len(self.rows), 1)

    def head(self, count: int = 2) -> "Table":
        noted("head")
        return Table(self.rows[:count])

    def total(self) -> int:
        noted("total")
        return sum(self.rows)

    def push(self, value: int) -> int:
        noted("push")
        self.rows.append(value)
        return len(self.rows)

    def fail(self, kind: str) -> None:
        raise {"value": ValueError, "key": KeyError}.get(kind, RuntimeError)("as asked")

    def given(self, value: Any) -> str:
        return f"{type(value).__name__}"


def _noting(name: str, implement: Callable[..., Any]) -> Callable[..., Any]:
    def method(self: Table, *args: Any) -> Any:
        noted(name)
        return implement(self, *args)

    return method


def _plus(self: Table, other: Any) -> Any:
    return Table([row + other for row in self.rows]) if isinstance(other, int) else NotImplemented


BINARY = {
    "-": "sub", "*": "mul", "/": "truediv", "//": "floordiv", "%": "mod", "**": "pow", "@": "matmul", "&": "and",
    "|": "or", "^": "xor", "<<": "lshift", ">>": "rshift",
}  # fmt: skip
SPECIAL: dict[str, Callable[..., Any]] = {
    "__len__": lambda self: len(self.rows), "__getitem__": lambda self, index: self.rows[index],
    "__iter__": lambda self: iter(self.rows), "__contains__": lambda self, item: item in self.rows,
    "__bool__": lambda self: bool(self.rows), "__str__": lambda self: f"Table{self.rows}",
    "__repr__": lambda self: "a table", "__hash__": lambda self: 7, "__int__": lambda self: 5,
    "__float__": lambda self: 2.5, "__abs__": lambda self: 4, "__round__": lambda self, *digits: 3,
    "__neg__": lambda self: "neg", "__pos__": lambda self: "pos", "__invert__": lambda self: "inv",
    "__eq__": lambda self, other: isinstance(other, Table) and self.rows == other.rows,
    "__ne__": lambda self, other: not (isinstance(other, Table) and self.rows == other.rows),
    "__lt__": lambda self, other: self.rows < other.rows, "__gt__": lambda self, other: self.rows > other.rows,
    "__le__": lambda self, other: self.rows <= other.rows, "__ge__": lambda self, other: self.rows >= other.rows,
    "__add__": _plus, "__radd__": _plus,
    **{f"__{name}__": (lambda self, other, name=name: name) for name in BINARY.values()},
    "__format__": lambda self, spec: "formatted",
    "__setitem__": lambda self, index, value: None, "__delitem__": lambda self, index: None,
    "__reversed__": lambda self: iter(self.rows[::-1]), "__next__": lambda self: 1, "__complex__": lambda self: 1j,
    "__divmod__": lambda self, other: (1, 1), "keys": lambda self: ["a"], "__index__": lambda self: 1,
}  # fmt: skip
for _name, _implement in SPECIAL.items():
    setattr(Table, _name, _noting(_name, _implement))


class Sub(Table):
    pass


OPERATIONS: dict[str, list[tuple[str, Any]]] = {
    "len": [("len(t)", 3)],
    "item": [("t[0]", 3), ("t[1:]", [1, 2])],
    "iterate": [("[x for x in t]", [3, 1, 2]), ("sorted(t)", [1, 2, 3]), ("[*t]", [3, 1, 2]), ("sum(t)", 6)],
    "in": [("3 in t", True), ("9 not in t", True)],
    "bool": [("bool(t)", True), ("not t", False), ("1 if t else 2", 1), ("t and 1", 1)],
    "str": [("str(t)", "Table[3, 1, 2]"), ("f'{t}'", "Table[3, 1, 2]")],
    "repr": [("repr(t)", "a table"), ("str([t])", "[a table]")],
    "int": [("int(t)", 5)],
    "float": [("float(t)", 2.5)],
    "abs": [("abs(t)", 4)],
    "round": [("round(t)", 3), ("round(t, 2)", 3)],
    "==": [("t == same", True), ("t == 1", False), ("t != same", False), ("[t] == [same]", True),
           ("t in [same]", True)],
    "!=": [("t != same", False)],
    "<": [("t < less", False), ("less > t", False), ("max([less, t]) is t", True)],
    "<=": [("t <= less", False), ("t >= t", True)],
    ">": [("t > less", True)],
    ">=": [("t >= less", True)],
    "+": [("str((t + 1)[0]) if False else (t + 1) is t", False), ("(1 + t) is t", False)],
    **{symbol: [(f"t {symbol} 2", name)] for symbol, name in BINARY.items()},
    "unary -": [("-t", "neg")],
    "unary +": [("+t", "pos")],
    "~": [("~t", "inv")],
    "hash": [("{t: 1}[same] if False else len({t})", 1)],
}  # fmt: skip
CASES = [(operation, text, value) for operation, found in OPERATIONS.items() for text, value in found]


def context() -> dict[str, Any]:
    return {"t": Table([3, 1, 2]), "same": Table([3, 1, 2]), "less": Table([1]), "sub": Sub([1])}


def sandbox(*types: OpenType, policy: Policy = Policy.PROGRAMS, **more: Any) -> Sandbox:
    return Sandbox({**context(), **more}, policy=policy, types=types)


@pytest.mark.parametrize(("operation", "text", "value"), CASES, ids=[text for _, text, _ in CASES])
def test_an_opened_operation_is_that_of_the_type(operation: Any, text: str, value: Any) -> None:
    extra = ["item"] if "[0]" in text else []
    CALLED.clear()
    found = sandbox(OpenType(Table, operations=[operation, *extra])).run(text)
    assert (found, type(found)) == (value, type(value))
    assert len(set(CALLED)) <= 1, "no method but the one that is listed runs"


SAID = "objects of type 'Table' are opaque to an expression, which can only pass them on; the host can open them with"
ALLOWED = ("[same]", "hash", "str(", "f'", "repr", "t == ", "t != ", "{t")
OPAQUE = [text for _, text, _ in CASES if not any(each in text for each in ALLOWED)] + [
    "t.shape", "t.head(1)", "t[0] = 1", "del t[0]", "next(t)", "reversed(t)", "divmod(t, 1)", "complex(t)",
    "f'{t:>9}'", "f(**t)", "list(t)", "a, b = t", "dict(t)", "for x in t: pass", "while t: pass", "assert t", "zip(t)",
    "map(str, t)", "enumerate(t)", "t.rows", "iter(t)", "set(t)", "max(t)", "','.join(t)", "t += 1", "min(t, less)",
    "np.array(t)", "statistics.mean(t)", "itertools.chain(t)", "{**t}", "t and 1", "any([t])", "[x for x in [1] if t]",
]  # fmt: skip


@pytest.mark.parametrize("held", ["t", "[t][0]"])
@in_one_test("text", dict.fromkeys(OPAQUE))
def test_what_an_opaque_object_does_not_offer_is_said_in_one_way(text: str, held: str) -> None:
    CALLED.clear()
    written = text if held == "t" else f"held = [t][0]\n{_renamed(text)}"
    with pytest.raises((ExpressionError, EvaluationError)) as caught:
        sandbox(f=lambda **named: named).run(written)
    assert SAID in str(caught.value) or "attribute 'head'" in str(caught.value) or "'rows'" in str(caught.value)
    assert not CALLED


def _renamed(text: str) -> str:
    return re.sub(r"\bt\b", "held", text)


@pytest.mark.parametrize("text", ["len(t)", "t.shape", "t[0]", "[x for x in t]", "t + 1", "1 + t", "t < less",
                                  "1 in t",
                                  "not t", "a, b = t", "print(*t)", "f'{t:x}'", "int(t)", "print(**t)"])  # fmt: skip
def test_opaque_variables_of_the_context_are_told_by_check_before_anything_runs(text: str) -> None:
    ran: list[int] = []
    closed = sandbox(act=lambda: ran.append(1))
    with pytest.raises(ExpressionError) as caught:
        closed.run(f"act()\n{text}")
    assert [each.code for each in caught.value.violations] == ["opaque"]
    assert not ran
    with pytest.raises(ExpressionError):
        Sandbox(policy=Policy.PROGRAMS).check(text, {"t": Table([1]), "less": Table([])})


@pytest.mark.parametrize(
    "text",
    [
        "t = [1]\nlen(t)", "[len(t) for t in [[1]]][0]", "(lambda t: len(t))([1])",
        "def f(t):\n    return len(t)\nf([1])",
    ],
)  # fmt: skip
def test_a_name_that_the_text_binds_itself_is_not_taken_for_the_opaque_variable(text: str) -> None:
    assert sandbox().run(text) == 1


def test_variables_of_a_run_go_before_the_opaque_ones_of_the_context() -> None:
    assert sandbox().run("len(t)", {"t": [1]}) == 1
    here = sandbox()
    assert here.run(here.check("1", ["t"]), {"t": [1]}) == 1


class Bare:
    """Has no operations at all, in Python either."""


@pytest.mark.parametrize(
    "text", ["len(b)", "b[0]", "[*b]", "b + 1", "b < b", "b()", "1 in b", "-b", "f'{b:x}'", "int(b)"]
)
def test_what_an_opaque_object_has_in_no_python_can_be_caught(text: str) -> None:
    program = f"try:\n    {text}\nexcept TypeError as error:\n    found = str(error)\nfound"
    bare = Sandbox({"b": Bare()}, policy=Policy.PROGRAMS)
    assert "opaque" not in bare.run(program)
    assert bare.run("bool(b), b == b, str(b)") == (True, True, "<Bare>")


def test_what_only_the_sandbox_refuses_of_an_opaque_object_cannot_be_caught() -> None:
    with pytest.raises(EvaluationError, match="opaque") as caught:
        sandbox().run("held = [t][0]\ntry:\n    len(held)\nexcept Exception:\n    'caught'")
    assert caught.value.exc_type == "NotAllowed"


OPENED = OpenType(
    Table, attributes=["shape"], methods=["head", "total", "push", "fail", "given"], read_only=["head", "total"],
    operations=["len", "item"],
)  # fmt: skip


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("t.shape", (3, 1)),
        ("t.head().total()", 4),
        ("t.head(count=1).total()", 3),
        ("[len(t.head(n)) for n in range(3)]", [0, 1, 2]),
        ("t.push(5)\nt[-1]", 5),
        ("t.given((x for x in [1]))", "list"),
        ("t.given(map(str, [1]))", "list"),
        ("[each.total() for each in [t, less]]", [6, 1]),
        ("try:\n    t.fail('value')\nexcept ValueError as error:\n    found = str(error)\nfound", "as asked"),
        ("t.head(1).head(1).shape[0]", 1),
    ],
)
def test_attributes_and_methods_of_an_opened_type(text: str, value: Any) -> None:
    assert sandbox(OPENED).run(text) == value
    assert asyncio.run(sandbox(OPENED).arun(text)) == value


@pytest.mark.parametrize(
    "text",
    [
        "t.head", "x = t.push", "sorted([1], key=t.push)", "map(t.head, [1])", "[t.push][0](1)", "t.rows",
        "t.head.__func__", "t.__class__", "t.__dict__", "t._x", "sub.head()", "len(sub)", "[sub][0].shape", "t.x = 1",
        "t.head(len)", "t.head(t.head)", "t.push(lambda: 1)", "t.push(ValueError('x'))", "t.shape.__class__",
        "type(t)", "getattr(t, 'rows')", "'{0.rows}'.format(t)", "t.head().__init__", "OpenType", "[*t]",
        "t.head(operator.itemgetter(0))",
    ],
)  # fmt: skip
def test_nothing_of_an_opened_type_is_open_that_is_not_listed(text: str) -> None:
    with pytest.raises((ExpressionError, EvaluationError)):
        sandbox(OPENED).run(text)


def test_a_metaclass_or_getattr_of_an_opaque_type_is_not_asked() -> None:
    class Meta(type):
        def __getattribute__(cls, name: str) -> Any:
            if name in ("__len__", "__getitem__", "__bool__", "__iter__", "__add__", "__mro__", "__dict__"):
                noted(name)
            return super().__getattribute__(name)

        def __eq__(cls, other: object) -> bool:
            noted("__eq__")
            return True

        __hash__ = type.__hash__

    class Odd(metaclass=Meta):
        def __getattr__(self, name: str) -> Any:
            noted(name)
            return lambda *args: 1

        def __len__(self) -> int:
            noted("len")
            return 1

    CALLED.clear()
    for text in (
        "len(o)", "o[0]", "o.shape", "[*o]", "o + 1", "1 * o", "not o", "round(o)", "json.dumps([o])", "'a' * o",
        "o in [o]", "hash(o)", "{o}", "bytes(o)", "o.real", "math.floor(o)", "isinstance(o, int)",
    ):  # fmt: skip
        for held in (text, text.replace("o", "[o][0]") if text.count("o") == 1 else text):
            with contextlib.suppress(ExpressionError, EvaluationError):
                Sandbox({"o": Odd()}).run(held)
    assert not CALLED


class Acting:
    """Notes the order in which its methods run."""

    def __init__(self) -> None:
        self.done: list[Any] = []

    def add(self, value: Any) -> int:
        self.done.append(value)
        return value  # type: ignore[no-any-return]

    def seen(self) -> int:
        return len(self.done)


@pytest.mark.parametrize(
    "text",
    [
        "[a.add(later(2)), a.add(later(1))]",
        "a.add(later(3)) + a.add(later(1))",
        "a.add(later(2))\na.add(1)",
        "[a.add(later(2)), a.seen()]",
        "f = lambda n: a.add(later(n))\n[f(3), f(1)]",
    ],
)
def test_methods_of_an_opened_type_keep_the_order_of_the_text_where_calls_overlap(text: str) -> None:
    async def later(turns: int) -> int:
        for _ in range(turns):
            await asyncio.sleep(0)
        return turns

    opened = OpenType(Acting, methods=["add", "seen"], read_only=["seen"])
    overlapped, plain = Acting(), Acting()
    options: dict[str, Any] = {"policy": Policy.PROGRAMS, "types": [opened]}
    found = asyncio.run(Sandbox({"a": overlapped, "later": later}, **options).arun(text))
    assert found == Sandbox({"a": plain, "later": lambda turns: turns}, **options).run(text)
    assert overlapped.done == plain.done


class Patch:
    def __init__(self, name: str) -> None:
        self.name = name


def test_methods_whose_calls_leave_the_text_are_counted_awaited_and_found_by_the_exact_type() -> None:
    async def find(patch: Patch, what: str, *, most: int = 1) -> list[Patch]:
        await asyncio.sleep(0)
        return [Patch(f"{patch.name}/{what}") for _ in range(most)]

    opened = OpenType(Patch, attributes=["name"], calls={"find": find})
    scene = Sandbox({"p": Patch("all")}, policy=Policy.PROGRAMS, types=[opened])
    text = "[each.name for found in [p.find(w, most=2) for w in ['a', 'b']] for each in found]"
    assert asyncio.run(scene.arun(text)) == scene.run(text) == ["all/a", "all/a", "all/b", "all/b"]
    assert scene.run("p.find('x')[0].find('y')[0].name\n") == "all/x/y"
    assert scene.run("'banana'.find('n')") == 2
    assert scene.run("[each.find('a') if isinstance(each, str) else each.find('a')[0].name for each in ['ba', p]]") == [
        1,
        "all/a",
    ]
    assert Sandbox({"p": Patch("q")}, policy=Policy.CALLS, types=[opened]).run("p.find('z', most=0)") == []
    with pytest.raises(LimitExceeded, match="calls"):
        scene.limited(Limits(calls=1)).run("[p.find('a'), p.find('b')]")
    with pytest.raises(EvaluationError, match="is a method, not a value"):
        scene.run("f = p.find")
    sites = scene.check("p.find('a')").sites
    assert [(site.method, site.target) for site in sites] == [(True, None)]


def test_a_call_of_a_method_whose_argument_fails_is_skipped_by_its_own_target() -> None:
    def find(patch: Patch, what: str) -> str:
        return what

    skipped: list[Any] = []

    class Hook:
        loop = None

        def begin(self, run: Any) -> None:
            pass

        def call(self, site: Any, path: Any, target: Any, args: list[Any], kwargs: dict[str, Any]) -> Any:
            return target(*args, **kwargs)

        def skip(self, site: Any, path: Any, target: Any, cause: Any) -> Any:
            skipped.append(target)
            from lightfc_sandbox.engine import Pending

            return Pending.failed(cause)

        def room(self, path: Any) -> None:
            return None

    def broken() -> None:
        raise ValueError("no")

    scene = Sandbox({"p": Patch("a"), "broken": broken}, types=[OpenType(Patch, calls={"look": find})])
    scene.start(scene.check("p.look(broken())"), None, Hook())
    assert skipped == [find]


def test_a_field_of_a_registered_type_stays_when_the_type_is_opened() -> None:
    @dataclasses.dataclass
    class Point:
        x: int

        def norm(self) -> int:
            return abs(self.x)

    opened = OpenType(Point, methods=["norm"], operations=["repr"])
    assert Sandbox({"Point": Point}, types=[opened]).run("[Point(-2).norm(), Point(3).x, Point(1) == Point(1)]") == [
        2,
        3,
        True,
    ]


@pytest.mark.parametrize(
    ("text", "limit"),
    [("t.big()", "memory_bytes"), ("str(t)", "string_chars"), ("[*t]", "steps"), ("t.wide()", "sequence_items")],
)
def test_what_an_opened_type_gives_is_charged(text: str, limit: str) -> None:
    class Large:
        def big(self) -> list[int]:
            return [0] * 900_000

        def wide(self) -> list[int]:
            return [0] * 2_000_000

        def __str__(self) -> str:
            return "a" * 2_000_000

        def __iter__(self) -> Iterator[int]:
            while True:
                yield 1

    opened = OpenType(Large, methods=["big", "wide"], operations=["str", "iterate"])
    limits = Limits(memory_bytes=1_000_000 if limit == "memory_bytes" else 56_000_000, steps=10_000)
    with pytest.raises(LimitExceeded, match=limit):
        Sandbox({"t": Large()}, types=[opened], limits=limits).run(text)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"methods": ["hed"]}, "no method 'hed'; did you mean 'head'"),
        ({"attributes": ["shap"]}, "'shap' is not known as an attribute; did you mean 'shape'"),
        ({"attributes": ["head"]}, "'head' is a method; list it in methods"),
        ({"methods": ["shape"]}, "'shape' is not a method; list it in attributes"),
        ({"attributes": ["_rows"]}, "'_rows' is private"),
        ({"attributes": ["a b"]}, "'a b' is not a name"),
        ({"attributes": ["shape", "shape"]}, "'shape' is listed twice"),
        ({"methods": ["head"], "calls": {"head": len}}, "'head' is listed twice"),
        ({"operations": ["length"]}, "there is no operation 'length'; did you mean 'len'"),
        ({"methods": ["head"], "read_only": ["total"]}, "'total' is read_only and not one of its methods"),
        ({"operations": "len"}, "operations must be a list of names, not str"),
        ({"attributes": "shape"}, "attributes must be a list of names, not str"),
        ({"calls": {"find": 1}}, "what 'find' calls is not callable"),
    ],
)
def test_a_slip_in_an_open_type_is_told_when_it_is_made(options: dict[str, Any], message: str) -> None:
    with pytest.raises((ValueError, TypeError), match=message):
        OpenType(Table, **options)


def test_an_open_type_takes_what_only_its_objects_have_and_refuses_what_is_no_type_of_the_host() -> None:
    assert OpenType(Table, attributes=["rows", "annotated", "whatever"]).attributes == ("rows", "annotated", "whatever")
    with pytest.raises(ValueError, match="class has no __len__"):
        OpenType(Bare, operations=["len"])
    for cls in (int, list, dict, str, object):
        with pytest.raises(TypeError, match="opens types of the host"):
            OpenType(cls)
    with pytest.raises(TypeError, match="of an exception a program sees args"):
        OpenType(LookupError, attributes=["args"])
    with pytest.raises(TypeError, match="opens a class, not str"):
        OpenType("Table")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'Table' is opened twice"):
        Sandbox(types=[OpenType(Table), OpenType(Table)])
    with pytest.raises(TypeError, match=r"must be OpenType\(...\), not type"):
        Sandbox(types=[Table])  # type: ignore[list-item]


FOLLOWERS = {
    "import os\nos.system('ls')": ["import"],
    "import requests\nr = requests.get('x')\nr.json()['a'].b": ["import"],
    "from socket import path\npath.join('a').foo": ["import"],
    "unknown.head().tail().a": ["unknown-name"],
    "x = unknown.foo\ny = x\ny.bar": ["unknown-name"],
    "for i in unknown: i.foo": ["unknown-name"],
    "[i.foo for i in unknown]": ["unknown-name"],
    "def f(): return os.path\nimport os\nf().foo": ["import", "unknown-attribute"],
    "def f(): return A().foo\n@other\nclass A: pass\nA.bar": ["unknown-name"],
    "xs = [unknown]\nfor x in xs: x.foo": ["unknown-name"],
    "(y := unknown).foo\ny['a'].bar(y)": ["unknown-name"],
    "'a'.foo": ["unknown-attribute"],
    "unknown + other": ["unknown-name", "unknown-name"],
    "x = 'a'.foo\nx.bar\n'b'.baz": ["unknown-attribute", "unknown-attribute"],
    "len(t)\nt.foo": ["opaque", "opaque"],
}


@pytest.mark.parametrize(("text", "codes"), FOLLOWERS.items(), ids=FOLLOWERS)
def test_an_unknown_name_drags_no_false_followers_behind_it(text: str, codes: list[str]) -> None:
    with pytest.raises(ExpressionError) as caught:
        sandbox().check(text)
    assert [each.code for each in caught.value.violations] == codes


class Perm(enum.Flag):
    R = 1
    W = 2
    X = 4


class Mode(enum.IntFlag):
    A = 1
    B = 2


class Own(enum.Flag):
    A = 1
    B = 2

    def __or__(self, other: Any) -> Any:
        noted("__or__")
        return self


FLAGS = [
    "Perm.R | Perm.W", "(Perm.R | Perm.W) & Perm.W", "Perm.R ^ Perm.W ^ Perm.R", "~Perm.R",
    "Perm.R in Perm.R | Perm.W", "Perm.X in Perm.R | Perm.W", "bool(Perm.R & Perm.W)",
    "(Perm.R | Perm.W) == (Perm.W | Perm.R)", "(Perm.R | Perm.W).value", "1 if Perm.R & Perm.W else 2",
    "Mode.A | Mode.B", "Mode.A | 2", "2 | Mode.A", "~Mode.A", "Mode.A ^ True", "Mode.A in Mode.A | Mode.B",
]  # fmt: skip


@pytest.mark.parametrize("text", FLAGS)
def test_flags_that_would_be_opaque_combine_as_in_python(text: str) -> None:
    names = {"Perm": Perm, "Mode": Mode}
    expected = eval(text, dict(names))
    found = Sandbox(names).run(text)
    assert (found, type(found)) == (expected, type(expected))


@pytest.mark.parametrize(
    "text", ["Perm.R | 1", "Perm.R + Perm.W", "1 in Perm.R", "Own.A | Own.B", "Perm.R | Mode.A", "Own.A in Own.B"]
)
def test_what_flags_do_not_do_or_write_themselves_stays_opaque(text: str) -> None:
    CALLED.clear()
    with pytest.raises(EvaluationError):
        Sandbox({"Perm": Perm, "Mode": Mode, "Own": Own}).run(text)
    assert not CALLED


def test_combining_flags_lets_no_opaque_class_keep_what_a_text_comes_up_with() -> None:
    kept = len(Mode._value2member_map_)
    assert Sandbox({"Mode": Mode}).run("[Mode.A | (n << 8) for n in range(1, 500)][-1]") == 1 | 499 << 8
    assert len(Mode._value2member_map_) == kept
