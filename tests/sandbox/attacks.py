"""Every known way out, by family: texts that have to be refused or to end in an error, and the context they attack."""

# ruff: noqa: RUF001, E501 - look-alike letters are what is tested, and long tables
import asyncio
import dataclasses
import enum
import functools
import sys
from collections.abc import Callable, Iterator
from decimal import Decimal
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np
import pydantic

from lightfc_sandbox import Limits, Policy, Sandbox

from .attacks_costs import COST_FAMILIES
from .attacks_language import LANGUAGE_FAMILIES, LANGUAGE_PROGRAM_FAMILIES

ran: list[str] = []
"""Which methods of hostile objects of the host ran."""


class Evil:
    """An object of the host all of whose methods tell that they ran."""

    secret = "s3cret"

    def __getattribute__(self, name: str) -> Any:
        ran.append(f"__getattribute__ {name}")
        return object.__getattribute__(self, name)

    @property  # type: ignore[misc]
    def __class__(self) -> Any:
        ran.append("__class__")
        return str


def _spy(name: str, gives: Any) -> Callable[..., Any]:
    def method(self: Any, *args: Any) -> Any:
        ran.append(name)
        return gives

    return method


for _name, _gives in {
    "__eq__": True, "__lt__": True, "__gt__": True, "__hash__": 1, "__format__": "leak", "__repr__": "leak",
    "__str__": "leak",
    "__len__": 1, "__bool__": False, "__index__": 1, "__int__": 1, "__float__": 1.0, "__complex__": 1j,
    "__iter__": iter(()),
    "__next__": 1, "__contains__": True, "__getitem__": 1, "__add__": 1, "__radd__": 1, "__mul__": 1, "__rmul__": 1,
    "__mod__": 1, "__rmod__": 1, "__array__": np.zeros(1), "__abs__": 1, "__round__": 1, "__neg__": 1,
    "__reversed__": iter(()),
    "__bytes__": b"", "__trunc__": 1, "lower": "utf-8", "__and__": 1, "__or__": 1, "__matmul__": 1, "__pow__": 1,
}.items():  # fmt: skip
    setattr(Evil, _name, _spy(_name, _gives))


class Sly(str):
    """A subclass of a plain type with methods of its own."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        ran.append("Sly.__format__")
        return "leak"

    def __eq__(self, other: object) -> bool:
        ran.append("Sly.__eq__")
        return True

    __hash__ = str.__hash__

    def upper(self) -> str:
        ran.append("Sly.upper")
        return "leak"


class SlyList(list[Any]):
    """A list with an iterator of its own."""

    def __iter__(self) -> Iterator[Any]:
        ran.append("SlyList.__iter__")
        return super().__iter__()


@dataclasses.dataclass
class Point:
    """A dataclass of the host."""

    x: int = 0
    _hidden: str = "s3cret"


class Color(enum.Enum):
    """An enum of the host."""

    RED = 1


class Pair(NamedTuple):
    """A named tuple of the host."""

    a: int = 1
    b: int = 2


class Model(pydantic.BaseModel):
    """A pydantic model of the host."""

    x: int = 0


class Claiming(type):
    """A class of classes that claim each value for their own."""

    def __instancecheck__(cls, instance: Any) -> bool:
        ran.append("__instancecheck__")
        return True

    def __subclasscheck__(cls, subclass: type) -> bool:
        ran.append("__subclasscheck__")
        return True


class ClaimedError(ValueError, metaclass=Claiming):
    """An exception of the host that would catch all others."""


class Tool:
    """A host object with a method that is a tool."""

    secret = "s3cret"

    def method(self, value: Any = None) -> Any:
        return value


def generator() -> Iterator[int]:
    yield 1


async def coroutine() -> None:
    """Never awaited by a text."""


def boom(*args: Any) -> Any:
    raise ValueError(args)


def unreadable() -> None:
    """Raise what CPython reads memory for that is not its own."""
    raise UnicodeDecodeError("u", b"abc", -(2**40), -(2**40) + 1, "x")


def circular() -> None:
    """Raise an error that says it was made from itself."""
    error: Any = ValueError("circular")
    error.original = error
    raise error


async def later(value: Any = None) -> None:
    """Be in flight for as long as the text is evaluated."""
    await asyncio.Event().wait()


def order_of(function: Any) -> str:
    """The order of calls of a function of the context: `later` changes nothing, so what follows goes on beside it."""
    return "free" if function is later else "effect"


NOTHING: Any = 1

CONTEXT: dict[str, Any] = {
    "f": lambda value=None, *rest, **named: value,
    "tool": Tool().method, "later": later,
    "part": functools.partial(divmod, 7),
    "boom": boom, "unreadable": unreadable, "Unreadable": UnicodeDecodeError, "circular": circular,
    "Point": Point, "Color": Color, "Pair": Pair, "Model": Model, "ClaimedError": ClaimedError, "Decimal": Decimal, "Fraction": Fraction,
    "D": Decimal("1e9999999"), "Q": Fraction(355, 113),
    "point": Point(1), "pair": Pair(), "model": Model(), "color": Color.RED, "evil": Evil(), "sly": Sly("x"),
    "slylist": SlyList([1]),
    "give_generator": generator, "give_class": lambda: Evil, "give_module": lambda: sys, "give_function": lambda: boom,
    "give_method": lambda: [].append, "give_bound": lambda: Tool().method, "give_error": lambda: ValueError("x"),
    "give_partial": lambda: functools.partial(boom), "give_frame": lambda: sys._getframe(),
    "give_code": lambda: boom.__code__,
    "give_evil": Evil, "give_lambda_list": lambda: [boom],
    "xs": [1, 2, 3], "table": {"a": 1}, "objects": np.array([Evil()], dtype=object),
    "records": np.zeros(2, dtype=[("a", int)]),
    "shared": functools.reduce(lambda inner, _: [inner, inner], range(60), NOTHING),
    "deep": functools.reduce(lambda inner, _: (inner,), range(50_000), NOTHING),
    "numbers": np.array([1.0, np.nan]), "rows": [[] for _ in range(270_000)],
    "exacts": [Fraction(2**1900 - i, 3**1200) for i in range(200)],
    "moment": __import__("datetime").datetime(2024, 1, 1),
    "sly_slice": slice(Evil(), Evil(), [Evil()]), "sly_slices": [slice(Evil())], "shared_slice": slice(functools.reduce(lambda inner, _: [inner, inner], range(60), NOTHING)),
}  # fmt: skip

FAMILIES: dict[str, list[str]] = {
    "dunder": [
        "().__class__", "f.__class__", "f.__globals__", "f.__closure__", "f.__code__", "f.__defaults__", "f.__self__",
        "f.__call__",
        "f(evil).secret", "f().__class__", "tool.__self__", "tool.__func__", "tool.secret", "part.func", "part.args", "len.__self__",
        "str.__bases__",
        "''.__class__.__mro__[1].__subclasses__()", "(lambda: 1).__code__", "(lambda: 1).__globals__",
        "xs.copy.__self__",
        "xs.__init__", "table.__class__", "Color.__members__", "Color.RED.__class__", "Point.__init__",
        "np.__loader__", "np.sum.__wrapped__",
        "(i for i in xs).__class__", "xs.__reduce__()", "f'{xs}'.__class__", "[].__class__.__base__", "True.__class__",
        "map.__class__",
        "__builtins__", "__import__('os')", "__name__", "_", "(5).__class__", "(lambda x: x.__class__)(f)",
        "f(__class__=1)",
    ],
    "look-alike": [
        "ａｄｄ.__ｃlass__", "f.__ｃlass__", "().__𝒸lass__", "＿＿import＿＿('os')", "f.＿＿globals＿＿",
        "xs.__ｉnit__",
        "evil.ｓecret",
        "[1 for ＿＿x in xs]", "f(＿＿x=1)", "(lambda ＿＿x: 1)", "(＿＿y := 1)",
    ],
    "format": [
        "f'{(lambda: 1).__code__}'", "f'{().__class__.__base__!r}'",
        "f'{evil:x}'",
        "f'{1:{().__class__}}'", "format(evil, 'x')", "format(f, 'x')", "'%d' % f", "'%(a)x' % {'a': f}",
        "'%e' % evil", "'%*d' % (evil, 1)",
        "'%c' % evil", "f'{sly:>10}'", "'%d' % sly", "f'{xs:>10}'",
        "f'{1!x}'",
        "[str.format]", "getattr(str, 'format')", "'{}'.__mod__(f)",
    ],
    "frames": [
        "(i for i in xs).gi_frame", "(i for i in xs).gi_code", "give_generator().gi_frame",
        "give_generator().gi_frame.f_back",
        "f.cr_frame", "give_frame()", "give_frame().f_globals", "give_code()", "boom().__traceback__",
        "give_error().__traceback__.tb_frame",
        "give_error().with_traceback(1)", "(i for i in xs).send(1)", "(i for i in xs).throw(1)",
        "(lambda: 1).f_globals", "xs.ag_frame",
    ],
    "types": [
        "type(1)", "type('X', (), {})", "object()", "type(f).mro()", "int.mro()", "str.__subclasses__()", "super()",
        "classmethod(f)",
        "property(f)", "issubclass(int, f)", "vars(f)", "dir(f)", "globals()", "locals()",
        "memoryview(b'')", "bytearray(evil)", "int.from_bytes(evil, 'big')", "Point.mro()", "isinstance(1, f)",
        "isinstance(1, 'x')",
    ],
    "helpers": [
        "getattr(f, '__glo' + 'bals__')", "getattr(f, '__globals__', 1)", "getattr(str, 'format', 1)",
        "getattr(f, '__globals__')", "setattr(point, 'x', 2)", "delattr(point, 'x')", "hasattr(f, '__code__')", "eval('1')",
        "exec('1')",
        "compile('1', '', 'eval')", "open('/etc/passwd')", "input()", "print(1)", "breakpoint()", "exit()", "quit()",
        "help()",
        "sorted(xs, key=getattr)", "list(map(eval, ['1']))", "list(map(f.__class__, xs))", "sum(xs, evil)",
        "min(xs, key=evil)",
        "max(xs, key='upper')", "sorted(xs, key=point)", "list(filter(evil, xs))", "list(map(evil, xs))",
        "next(give_generator())",
        "callable.__self__", "iter(f, 1)", "list(give_generator())", "reversed(evil)", "enumerate(xs, evil)",
    ],
    "keywords": [
        "table.items(name='__class__')", "table.items(run=1)", "xs.copy(owner=f)", "xs.copy(_n=1)", "len(run=1)",
        "len(obj=xs)",
        "sorted(run=1, iterable=xs)", "map(run=f)", "max(xs, run=1)", "zip(run=1)", "str.upper(owner='x')",
        "xs.count(value=1)",
        "table.get(run=1, key='a')", "dict.fromkeys(run=1)", "range(run=1)", "enumerate(run=xs)", "print(file=1)",
        "int(run='1')",
        "xs.index(1, run=2)", "'a'.join(run=xs)", "np.zeros(run=3)", "np.array(xs, run=1)", "iter(run=xs)",
        "next(run=1)",
        "f(**{1: 2})", "f(**evil)", "f(*evil)", "f(**{'a': 1}, **{'a': 2})", "'a'.center(width=3)",
        "moment.strftime(run='%Y')",
        "(lambda run: run)(1, run=2)", "hash(fn=1)", "np.float64(value=1)", "map(fn=f, run=1)",
    ],
    "host-types": [
        "Point.__init__.__globals__", "Point(1)._hidden", "point._hidden", "point.__dict__",
        "Point.__dataclass_fields__", "Point(1, 2, 3)",
        "Color.RED._value_", "Color.__class__", "Color[0]", "Color['_member_map_']", "[*Point]", "Point['x']", "Color.RED.name.__class__", "Pair._make(xs)",
        "pair._asdict.__self__", "pair._make([1, 2])", "pair._asdict(1)", "pair._replace(__class__=5)",
        "pair._replace.__func__", "pair.__class__", "Pair._fields", "Model.model_validate({})", "model.model_dump.__func__",
        "model.model_dump(mode=evil)", "model.model_dump(include=evil)", "model.model_dump(exclude=evil)", "model.model_dump(exclude_none=evil)",
        "model.model_dump(by_alias=evil)", "model.model_dump({evil})", "model.model_copy()",
        "model.model_dump_json(default=evil)", "model.model_dump_json(indent=evil)", "Model.model_dump(evil)",
        "model.model_fields",
        "model.copy()", "Model.parse_raw('{}')", "Model.__init__", "Model.model_construct", "Model(x='no')", "Point.x",
        "Point",
        "[Color]", "Model", "give_class()()", "give_class().secret", "give_module().path", "give_evil().secret",
        "color._name_",
    ],
    "leaving": [
        "f(f)", "f(len)", "f([lambda: 1].copy())", "f([len].copy()[0])", "f({'a': len}.get('a'))", "f((xs.copy,))",
        "f(a=f)", "f(*[len])",
        "f(**{'x': len})", "[f(g) for g in [len]]", "(lambda g: f(g))(len)", "f(lambda: 1)", "list(map(f, [len]))",
        "f(sorted([len], key=str))",
        "give_generator()", "give_class()", "give_module()", "give_function()", "give_method()", "give_bound()",
        "give_error()",
        "give_partial()", "give_code()", "[give_function()]", "{'a': give_error()}", "give_lambda_list()",
        "give_function()()",
        "give_method()(1)", "give_lambda_list()[0](1)", "(i for i in [give_class()])", "(len, 1)", "{1: len}",
        "xs.copy", "f.attr",
    ],
    "evil-objects": [
        "{evil: 1}", "{evil}", "{(evil,)}", "hash(evil)", "evil + 1", "1 + evil", "evil % 1", "'x' % evil + evil",
        "-evil", "abs(evil)",
        "round(evil)", "int(evil)", "float(evil)", "complex(evil)", "bytes(evil)", "len(evil)", "list(evil)",
        "[*evil]", "evil[0]", "xs[evil]",
        "xs[evil:]", "evil < 1", "sorted([evil, evil])", "max(evil, evil)", "sum([evil])", "'a' * evil", "xs * evil",
        "range(evil)",
        "1 in evil", "evil()", "evil.secret", "evil.lower()", "'a'.encode(evil)", "'a'.encode('utf-8', evil)",
        "int('1', evil)",
        "'a'.center(evil)", "'a'.startswith(evil)", "''.join(evil)", "''.join([evil])", "complex('1', evil)",
        "(5).to_bytes(evil)",
        "np.array(evil)", "np.array([evil])", "np.array([1, [evil]])", "np.round(1.5, evil)", "np.zeros(evil)",
        "np.eye(2, k=evil)",
        "np.std(xs, ddof=evil)", "np.sum(xs, axis=evil)", "np.array(xs, dtype=evil)", "np.linspace(0, 1, evil)",
        "np.arange(evil)",
        "pow(evil, 2)", "divmod(evil, 1)", "bin(evil)", "chr(evil)", "ord(evil)", "sly.upper()", "sly + 'x'", "sly[0]",
        "len(sly)", "slylist[0]",
        "[i for i in slylist]", "list(slylist)", "{sly: 1}", "objects[0]", "objects.sum()", "objects + 1",
        "[i for i in objects]",
        "objects.tolist()", "np.sort(objects)", "objects.item()", "records['a']", "records + 1", "xs.index(evil)",
        "table[evil]",
        "dict(evil)", "dict([evil])", "set([evil])", "zip(xs, evil)", "isinstance(xs, evil)", "evil @ evil", "~evil",
        "evil ** 2",
        "(5).to_bytes(2, 'big', signed=evil) + evil", "dict.fromkeys([evil])", "{1: evil}.items() | {2: evil}.items()",
        "table | evil",
    ],
    "numpy": [
        "np.load('x')", "np.save('x', xs)", "np.savez('x')", "np.loadtxt('x')", "np.savetxt('x', xs)",
        "np.fromfile('x')", "np.memmap('x')",
        "np.genfromtxt('x')", "np.fromregex('x', 'y', 'z')", "np.array(xs).tofile('x')", "np.array(xs).dump('x')",
        "np.array(xs).dumps()",
        "np.ctypeslib", "np.array(xs).ctypes", "np.array(xs).data", "np.array(xs).base",
        "np.array(xs).__array_interface__", "np.array(xs).view('O')",
        "np.array(xs).setfield(1, 2)", "np.array(xs).flags", "np.frompyfunc(f, 1, 1)", "np.vectorize(f)",
        "np.apply_along_axis(f, 0, f)",
        "np.fromfunction(f, (2,))", "np.piecewise(xs, xs, f)", "np.lib", "np.core", "np.testing", "np.f2py",
        "np.distutils", "np.os", "np.sys",
        "np.array(xs, dtype='O')", "np.array(xs, dtype=object)", "np.array(['a'])", "np.array([None])",
        "np.array([{}])", "np.array(xs, dtype='M8')",
        "np.array(xs, dtype=[('a', 'i4')])", "np.array(xs, dtype='V8')", "np.zeros(2, dtype='U9999999')",
        "np.array(xs).astype('O')",
        "np.dtype('O')", "np.ndarray((2,))", "np.show_config()", "np.random.seed(f)", "np.random.get_state()", "np.DataSource()",
        "np.array(xs).sum.__self__", "np.seterrcall(f)",
        "np.array(xs).put(0, 9)", "np.einsum('i->', xs)", "np.nditer(xs)", "np.array(xs).resize(9)", "np.exec_command",
        "numpy.load('x')",
    ],
    "rebinding": [
        "(f := 1)", "(Point := len)", "[(f := 1) for i in xs]", "(lambda: (f := 1))()", "(Color := 1)",
        "[i for i in xs if (i := 2)]",
        "[[(i := 2) for j in xs] for i in xs]", "[i for i in xs] and i", "(lambda q: q) and q",
        "(lambda: (w := 1))() and w", "xs[0] = 1",
        "xs += [1]", "point.x = 5", "table['a'] = 2", "xs.append(1)", "xs.clear()", "table.update({})",
        "table.pop('a')", "xs.sort()",
        "table.setdefault('b', 1)", "bag.add(1)", "del xs[0]", "table.clear()", "xs.extend([1])",
        "xs.__setitem__(0, 1)",
    ],
    "slices": [
        f"{each}\nboom()" if "\n" in each else f"[{each}, boom()]" for value in ("sly_slice", "shared_slice") for each in (
            f"str({value})", f"f'{{{value}}}'", f"'%s' % {value}", f"{{0: {value}}}[0] == sly_slices[0]", f"[{value}] == sly_slices", f"{value} < sly_slices[0]",
            f"hash({value})", f"{{{value}: 1}}", f"xs[{value}]", f"'abc'[{value}]", f"np.arange(3)[{value}]", f"{value}.stop + 1", f"sly_slices.index({value})", f"max({value}, sly_slices[0])",
        )
    ],
    "translations": [
        "'a'.translate(evil)", "'a'.translate({97: evil})", "'a'.translate({97: f})", "'a'.translate({97: -1})", "'a'.translate({97: 1 << 70})",
        "('a' * 10 ** 6).translate({97: 'b' * 10 ** 6})", "('a' * 999999).translate({97: 'bb'})", "('a' * 10 ** 5).translate({97: 'b' * 10 ** 4})",
        "'a'.translate({97: sly})", "str.maketrans(evil)", "str.maketrans({evil: 1})", "str.maketrans({sly: 1})", "str.maketrans(sly, sly)",
        "str.maketrans('a', 'b', evil)", "str.maketrans('ab', 'c')", "str.maketrans()", "str.maketrans({'ab': 1})", "'a'.maketrans(f)",
        "[str.maketrans('a' * 10 ** 5, 'b' * 10 ** 5) for _ in range(10 ** 5)]", "[('é' * 10 ** 6).translate({1: 2}) for _ in range(10 ** 4)]",
        "[''.join(chr(i) for i in range(50000)).translate({i: 'x' for i in range(50000)}) for _ in range(99)]",
        "b','.join([evil])", "b','.join('ab')", "b'a'.join([b'a' * 10 ** 6] * 100)", "(b'a' * 10 ** 6).join([b''] * 10 ** 4)", "b''.join(evil)",
        "np.nan_to_num(numbers, 0.0)", "np.min(numbers, 0, numbers)", "np.sum(numbers, None, None, numbers)", "np.isin(numbers, numbers, True)",
        "np.clip(numbers, 0, 1, numbers)", "np.median(numbers, None, None, True)", "np.percentile(numbers, 5, None, numbers)",
        "np.sum(numbers, dtype='O')", "np.std(numbers, dtype=object)", "np.percentile(numbers, 5, method=evil)",
        "np.corrcoef(numbers, evil)", "np.cov(np.zeros((3000, 2)), np.zeros((3000, 2)))", "np.sort(numbers, None, numbers)",
        "np.round(numbers, 0, numbers)", "np.take(numbers, [0], 0, numbers)", "np.cumsum(numbers, 0, None, numbers)",
        "numbers.sum(0, None, numbers)", "numbers.clip(0, 1, numbers)", "numbers.compress([True], 0, numbers)",
        "str(b'a', evil)", "str(b'a', 'idna')", "str(evil, 'utf-8')", "str(b'a' * 10 ** 6, 'utf-16', 'ignore') + boom()", "bytes('a', 'zip')",
        "base64.a85decode(b'a' * 10 ** 5, ignorechars=b'b' * 10 ** 5)", "base64.a85encode(b'a' * 5 * 10 ** 5, wrapcol=1) + boom()",
        "base64.b64encode(b'a', altchars=evil)", "base64.b32decode('a', map01=evil)", "hashlib.blake2b(b'a', key=evil)",
        "hashlib.blake2b(b'a', leaf_size=2 ** 4000)", "hashlib.new('sha256', b'a', evil=1)", "uuid.UUID(fields=evil)",
        "uuid.UUID(fields=range(10 ** 9))", "uuid.UUID(fields=[evil] * 6)", "json.dumps(xs, allow_nan=evil, cls=f)", "json.dumps(f, default=lambda each: [f])", "json.loads(b'[' * 10 ** 6)",
        "json.loads(b'\\xff' * 10 ** 6) + boom()", "random.seed('a', evil)",
        "str.translate.__self__", "moment.isocalendar().__class__", "moment.isocalendar()._replace.__self__", "Decimal('1').as_tuple()._field_defaults",
        "[D.as_tuple() for _ in range(10 ** 6)]", "str.maketrans({97: len})", "'a'.translate({97: 1.5})",
    ],
    "until": [
        "list(iter(f, evil))", "list(iter(lambda: 1, 2))", "list(iter(give_evil, 1))", "iter(evil, 1)", "iter('f', 1)",
        "list(iter(give_function, 1))", "max(iter(lambda: 1, evil))", "sum(iter(lambda: 1, 2))", "1 in iter(lambda: 2, 3)",
        "list(iter(lambda: [0] * 10 ** 5, 1))", "[iter(f, 1) for _ in range(10 ** 6)]", "iter(f, 1).items",
        "iter(f, 1)(2)", "list(iter(iter(f, 1), 2))", "''.join(iter(lambda: 'a' * 10 ** 5, 'b'))", "iter(f, 1, 2)",
        "dict(iter(lambda: (1, 2), 3))", "[*iter(boom, 1)]", "next(iter(lambda: next(iter([])), 1))",
        "[x := iter(lambda: list(x), 1) for _ in range(10 ** 4)] if (x := [1]) else 0",
        "iter(sentinel=1, source=f)", "list(map(iter, [f], [1]))[0]['x']", "list(zip(iter(f, 1), iter(f, 2)))",
    ],
    "types-as-values": [
        "int | str", "int | evil", "evil | int", "int | 'x'", "(int | str).kinds", "(int | str).__args__",
        "(int | Point).kinds", "f(int | str)", "{int: 1}", "f({int: evil})", "{Point: 1}", "{len: 1}", "{int: evil}[int]()",
        "{int | Point}", "[int][0].of_type", "[int | str][0]._ids", "(int | str)()", "isinstance(1, int | evil)",
        "int.__or__(str)", "{int: len}[int].fn",
    ],
    "powers": [
        "9 ** 9 ** 9", "10 ** 10 ** 10", "2 ** 100000", "(2 ** 4000) ** 4000", "pow(9, 9 ** 9)", "1 << 10 ** 10",
        "1 << 10 ** 100",
        "(1 << 16000) << 16000", "[x := x * x for _ in xs * 99] if (x := 3) else 0", "Q ** 10 ** 9", "Q ** -10 ** 9",
        "[x := x + 1 / x for _ in range(99)] if (x := Q) else 0", "[x := x * x for _ in range(99)] if (x := Q) else 0",
        "[x := x + x for _ in range(10 ** 6)] if (x := 1) else 0", "[2 ** 4000 + i for i in range(900000)]", "int(D)",
        "round(D)", "f'{D:f}'",
        "'%d' % D", "f'{D:.2%}'", "D.as_integer_ratio()", "round(5, -10 ** 9)", "round(Q, 10 ** 9)",
        "-(2 ** 10239) * 4", "int('9' * 100000)",
        "int('f' * 100000, 16)", "9" * 6000, "0x" + "f" * 30000, "1" + "_0" * 5000, "repr([2 ** 4000] * 900000)",
        "f'{[2 ** 4000] * 900000}'",
        "10 ** 4000 * 10 ** 4000", "int('9' * 1200) ** 5", "[pow(3, 2 ** 4000, 2 ** 4000 - 1) for _ in range(10 ** 6)]",
        "list(range(2 ** 4000, 2 ** 4000 + 900000))", "list(enumerate(range(900000), 2 ** 4000))",
        "(5).to_bytes(10 ** 12)", "bytes(10 ** 12)",
    ],
    "sequences": [
        "'a' * 10 ** 9", "[0] * 10 ** 9", "(0,) * 10 ** 10", "10 ** 12 * b'a'",
        "[[0] * 10 ** 6 for _ in range(10 ** 6)]", "list(range(10 ** 9))",
        "tuple(range(10 ** 12))", "set(range(10 ** 9))", "sorted(range(10 ** 9))", "sum(range(10 ** 12))",
        "max(range(10 ** 12))",
        "[*range(10 ** 9)]", "{*range(10 ** 9)}", "f(*range(10 ** 9))", "dict.fromkeys(range(10 ** 9))",
        "list(zip(range(10 ** 12)))",
        "list(map(str, range(10 ** 12)))", "list(enumerate(range(10 ** 12)))", "any(map(bool, [0] * 10 ** 6 * 9))",
        "all(i + 1 for i in range(10 ** 12))",
        "','.join(range(10 ** 12))", "','.join(map(str, range(10 ** 12)))", "1.5 in range(10 ** 18)",
        "-1 in (i for i in range(10 ** 12))",
        "sum([[0]] * 10 ** 6, [])", "sum([[0] * 10 ** 5] * 10 ** 3, [])", "[i for i in range(10 ** 12)]",
        "{i for i in range(10 ** 12)}",
        "{i: i for i in range(10 ** 12)}", "[0 for a in range(10 ** 6) for b in range(10 ** 6)]",
        "[[[0] * 999 for a in range(999)] for b in range(999)]",
        "[x := x + x for _ in range(99)] if (x := [1]) else 0", "[x := x + x for _ in range(99)] if (x := 'é') else 0",
        "[x := [*x, *x] for _ in range(99)] if (x := [1]) else 0",
        "[x := {**x, i: x} for i in range(10 ** 6)] if (x := {0: 0}) else 0",
        "[{i} for i in range(900000)]", "[{i: i} for i in range(900000)]", "list('€' * 10 ** 6)",
        "['😀' * 999999 + str(i % 9) for i in range(60)]",
        "range(10 ** 30).index(-1)", "range(10 ** 12).count(5)", "bytes(range(10 ** 12))",
        "[i for i in range(10 ** 12) if False]",
        "next(i for i in range(10 ** 12) if i < 0)", "list(reversed(range(10 ** 12)))", "frozenset(range(10 ** 9))",
        "np.array(range(10 ** 9))",
        "min((i for i in range(10 ** 12)), key=str)", "sum(i for i in range(10 ** 12))",
        "dict(zip(range(10 ** 9), range(10 ** 9)))",
    ],
    "strings": [
        "('a' * 10 ** 6).replace('a', 'b' * 10 ** 6)", "'a'.replace('', 'b' * 10 ** 6 + 'c')",
        "('a,' * 10 ** 5).join(['b'] * 10 ** 5)", "'a'.center(10 ** 10)",
        "'a'.ljust(10 ** 10)", "'a'.rjust(10 ** 12, 'b')", "'a'.zfill(10 ** 10)",
        "('\\t' * 10 ** 6).expandtabs(10 ** 6)", "f'{1:9999999999}'", "f'{1:>{10 ** 10}}'",
        "f'{1.5:.999999999f}'", "f'{1:{9}{9}{9}{9}{9}{9}{9}{9}{9}}'", "f'{1:９９９９９９９９９}'",
        "f'{moment:%999999999Y}'",
        "format(1, '9' * 12)",
        "'%999999999d' % 1", "'%*d' % (10 ** 9, 1)", "'%.*f' % (10 ** 9, 1.5)", "'%.999999999f' % 1.5",
        "'%(a)999999999s' % {'a': 1}",
        "'%(a(b))999999999s' % {'a(b)': 'x'}", "b'%999999999d' % 1", "'%(a)s' * 10 ** 5 % {'a': 'x' * 10 ** 5}",
        "'%s' * 10 ** 5 % (('x' * 10 ** 5,) * 10 ** 5)", "'%%%999999999d' % 1",
        "'%-+ #0999999999d' % 1", "[('ΐ' * 10 ** 6).upper() for _ in range(60)]",
        "('\\ufdfa' * 10 ** 6).encode('ascii', 'namereplace')", "'a'.encode('zlib')",
        "b'x'.decode('rot13')", "'a'.encode('idna')",
        "[s.split('a') for _ in range(99)] if (s := 'ab' * 5 * 10 ** 5) else 0",
        "[s.count('ab') for _ in range(10 ** 6)] if (s := 'a' * 10 ** 6) else 0",
        "[s.find('ab') for _ in range(10 ** 6)] if (s := 'a' * 10 ** 6) else 0",
        "[s[1:] for _ in range(10 ** 6)] if (s := 'a' * 10 ** 6) else 0",
        "[f'{s}{i}' for i in range(10 ** 6)] if (s := 'a' * 10 ** 5) else 0",
        "[('a' * 499999 + 'b') in s for _ in range(10 ** 6)] if (s := 'a' * 10 ** 6) else 0",
        "('a' * 999999 + 'b') in ['a' * 999999 + 'c'] * 900000",
        "sorted(['a' * 999999 + 'b', 'a' * 999999 + 'c'] * 200000)",
        "['a' * 999999 + 'b'] * 900000 == ['a' * 999999 + 'b'] * 900000", "moment.strftime('%999999999Y')",
        "b'a'.center(10 ** 10)", "b'a' * 10 ** 10", "(b'a' * 10 ** 6).replace(b'a', b'b' * 10 ** 6)",
        "repr('\\x00' * 10 ** 6)", "str(list(range(10 ** 6)))",
    ],
    "nesting": [
        "(" * 100_000, "(" * 100_000 + ")" * 100_000, "[" * 150 + "]" * 150, "+".join("1" * 100_000),
        "-" * 100_000 + "1", "not " * 10_000 + "1", "~" * 2_900 + "1",
        "a" + ".b" * 50_000, "a" + ".b" * 1_400, "a" + "[0]" * 900, "a" + "()" * 1_400, "1 if 1 else " * 2_000 + "1",
        "lambda: " * 2_000 + "1", "1 < " * 20_000 + "1",
        "1 and " * 20_000 + "1", "f(" * 190 + ")" * 190, "{1:" * 190 + "1" + "}" * 190, "(" + "1,\\\n" * 20_000 + ")",
        "f'" + "{1}" * 20_000 + "'", "x" * 10_000_000, "[" + "0," * 25_000 + "]",
        "-(" * 99 + "1" + ")" * 99, "'" + "a" * 60_000 + "'", "*".join("9" * 3_000), "**".join("9" * 1_000),
        "[" + ",".join(f"zz{i}" for i in range(9_000)) + "]", "await " * 500 + "1",
        "\\\n" * 24_000 + "1 +", "f'{" * 150 + "1" + "}'" * 150, "[" + "i for i in " * 3_000 + "xs]",
        "f(" + "*xs, " * 12_000 + ")", "1" + "\n" * 40_000 + "2", "(1" + " " * 49_000, "'" * 40_001,
        "(" + ":=" * 20_000,
    ],
    "recursion": [
        "(f2 := lambda n: f2(n + 1))(0)", "(lambda g: g(g))(lambda g: g(g))", "(g := lambda: [g(), g()])()",
        "[h := (lambda p: lambda: p())(h) for _ in range(10 ** 4)][-1]() if (h := lambda: 1) else 0",
        "(z := lambda: z() + 1)()",
        "list([x := enumerate(x) for _ in range(10 ** 5)][-1]) if (x := [1]) else 0",
        "sorted(xs, key=(k := lambda i: k(i)))",
        "[x := (x,) for _ in range(300000)][-1] if (x := ()) == () else 0",
        "[x := [x] for _ in range(300000)][-1] if (x := []) == [] else 0",
        "[x := {1: x} for _ in range(100000)][-1] == {} or x == x or repr(x) if (x := {}) == {} else 0",
        "hash([x := (x,) for _ in range(300000)][-1]) if (x := ()) == () else 0",
        "{[x := (x,) for _ in range(300000)][-1]} if (x := ()) == () else 0",
        "[x := (x,) for _ in range(300000)] and {1: x}.items() & {1: x}.items() if (x := ()) == () else 0",
        "[x := [x, x] for _ in range(90)][-1] == 1 or repr(x) if (x := []) == [] else 0",
        "[x := (x, x) for _ in range(90)][-1] if (x := ()) == () else 0", "hash(deep)", "deep == deep + deep",
        "repr(deep)",
        "f'{deep}'", "deep < deep", "{deep: 1}", "deep in [deep[0]]", "shared == shared + [1]", "repr(shared)",
        "hash(((shared,),))", "max(deep, deep)", "np.array(deep)", "np.array(shared)", "str(shared)", "'%s' % [shared]",
        "f(deep)", "f(shared, *[len])", "[shared, len][0]", "isinstance(deep, (deep,))", "shared", "isinstance(1, ClaimedError) or boom()", "isinstance(1, (str, str | ClaimedError)) or boom()",
    ],
    "arrays": [
        "np.zeros(10 ** 10)", "np.zeros((10 ** 5, 10 ** 5))", "np.ones((10 ** 3,) * 4)", "np.zeros((1,) * 40)",
        "np.arange(10 ** 10)", "np.arange(0, 1, 1e-12)", "np.linspace(0, 1, 10 ** 10)", "np.eye(10 ** 5)",
        "np.full((10 ** 5, 10 ** 5), 1)", "np.identity(10 ** 5)", "np.zeros((10 ** 5, 1)) + np.zeros((1, 10 ** 5))",
        "np.outer(np.arange(10 ** 5), np.arange(10 ** 5))", "np.sum(np.zeros((0, 10 ** 9)), axis=0)",
        "np.dot(np.zeros((10 ** 5, 0)), np.zeros((0, 10 ** 5)))",
        "np.dot(np.ones((50000, 2)), np.ones((50000, 2, 1)))",
        "np.inner(np.ones((10 ** 5, 1)), np.ones((10 ** 5, 1)))",
        "np.matmul(np.ones((10 ** 5, 1)), np.ones((1, 10 ** 5)))",
        "np.ones((10 ** 5, 1)) @ np.ones((1, 10 ** 5))", "np.concatenate([np.zeros((0, 10 ** 6))] * 1000, axis=1)",
        "np.stack([np.zeros((0, 10 ** 6))] * 1000)", "np.reshape(np.zeros(0), (0, 10 ** 9))",
        "np.zeros(0).reshape(0, 10 ** 9)",
        "np.array(['a' * 10 ** 5] + ['b'] * 10 ** 5)", "np.where(np.zeros((10 ** 5, 1)), np.zeros((1, 10 ** 5)), 0)",
        "np.linalg.inv(np.eye(999))", "np.linalg.solve(np.eye(999), np.ones(999))",
        "np.ones((900, 900)) @ np.ones((900, 900)) @ np.ones((900, 10 ** 4))",
        "np.arange(10 ** 5)[np.zeros((10 ** 3, 10 ** 3)).astype('int')][[0] * 10 ** 6]",
        "[np.zeros(10 ** 6) for _ in range(99)]", "np.arange(np.int64(-2 ** 63), np.int64(2 ** 63 - 1), 2 ** 34)",
        "np.zeros(10 ** 6).tolist() * 9", "np.power(np.zeros((10 ** 4, 1)), np.zeros(10 ** 4))",
        "np.arange(10 ** 5)[[0] * 10 ** 6 * 2]", "np.zeros((10 ** 3, 10 ** 3))[[0] * 10 ** 4]",
        "np.array([np.zeros(10 ** 6)] * 99)", "np.cumsum([[0] * 10 ** 6] * 99)",
    ],
    "time": [
        "{i * (2 ** 61 - 1) for i in range(10 ** 5)}", "[sum(range(900)) for _ in range(10 ** 6)]",
        "sorted(range(10 ** 6), key=lambda i: -i)", "[sorted(xs * 999) for _ in range(10 ** 6)]",
        "[i for i in range(10 ** 6) for j in range(9)]",
        "(g := lambda n: n < 2 or g(n - 1) and g(n - 2) + g(n - 1))(50)", "[max(range(9999)) for _ in range(10 ** 6)]",
        "any(i < 0 for i in range(10 ** 9))", "len([1 for _ in iter(range(10 ** 9))])",
        "[str(i) for i in range(10 ** 9)]",
        "[[1, 2] * 999 == [1, 2] * 999 for _ in range(10 ** 6)]", "[f(i) for i in range(10 ** 9)]",
        "list(map(f, range(10 ** 9)))", "f(1) if any(f(0) for _ in range(10 ** 9)) else 2",
        "[f(0) for a in range(10 ** 5) for b in range(10 ** 5)]",
    ],
} | LANGUAGE_FAMILIES  # fmt: skip

_SAME_HASHES = "p = 2 ** 61 - 1\ns = {i * p for i in range(3000)}\nt = frozenset(s)\nd = dict.fromkeys(s, 1)\n"
_LONG_ZONE = "import datetime\nz = moment.replace(tzinfo=datetime.timezone(datetime.timedelta(0, 1), 'x' * 64))\n"
_MODULES = "import itertools, functools, operator\nfrom collections import Counter, OrderedDict, defaultdict, deque\n"

PROGRAM_FAMILIES: dict[str, list[str]] = {
    "decorators": [
        "@f.__class__\ndef g(): pass", "@getattr\ndef g(): pass", "@(lambda h: h.__globals__)\ndef g(): pass",
        "@f\ndef g(): pass", "@eval\ndef g(): pass", "@evil\ndef g(): pass", "@str.format\ndef g(): pass",
        "@classmethod\ndef g(): pass", "@f\n@len\ndef g(): pass", "@(lambda h: h)\ndef g(): pass\ng.__code__",
        "def d(h): return h.__closure__\n@d\ndef g(): pass", "@tool\ndef g(): pass",
    ],
    "defaults": [
        "def g(a=f.__globals__): return a\ng()", "def g(a=().__class__.__base__): return a", "def g(*, a=f.__code__): return a",
        "def g(a=open('/etc/passwd')): return a", "def g(a=len): return a\ng()", "def g(__a=1): pass",
        "def g(): pass\ng.__defaults__ = (1,)", "def g(a=evil): return a + 1\ng()",
    ],
    "annotations": [
        "x: print = f.__globals__", "def g(a: int) -> str: return g\ng(1)", "x.y: int = 1", "__annotations__",
        "def g(a: int): pass\ng.__annotations__",
    ],
    "del": [
        "del f", "del Point.x", "del point.x", "del __builtins__", "x = 1\ndel x\nx", "del xs[evil]", "del evil[0]",
        "del evil.x", "del len\nlen([])", "del table['nothing']",
    ],
    "imports": [
        "import os", "import os.path", "import sys as s\ns.modules", "import subprocess", "import builtins", "import ctypes",
        "import importlib", "import json.decoder", "import numpy.ctypeslib", "from math import __loader__",
        "from os import *", "from os import system", "import math as __builtins__", "from math import pi as __pi",
        "from . import os", "from .. import os", "import math\nmath.__loader__", "import json\njson.codecs.open('x')",
        "from json import codecs", "import datetime\ndatetime.sys", "import math\nmath", "import math\nf(math)",
        "import math as m\n[m]", "import statistics\nstatistics.sys", "from asyncio import subprocess",
        "import asyncio\nasyncio.create_subprocess_shell('ls')", "import asyncio\nasyncio.get_event_loop()",
        "import operator\noperator.attrgetter('__class__.__base__')(1)", "from operator import attrgetter as g\ng('a.__dict__')", "import operator\noperator.methodcaller('__init__')(1)", "from operator import *\nattrgetter('_' + '_class__')(1)", "import operator\ng = operator.attrgetter\ng('real')(1)", "from typing import sys\nsys",
        "from __future__ import os\nos", "import numpy as np\nnp.load('x')", "import math as f", "from math import pi as f",
        "try: import os\nexcept ImportError: 1", "import lightfc_sandbox", "__import__('os')",
    ],
    "exceptions": [
        "try: boom()\nexcept Exception as e: e.__traceback__", "try: boom()\nexcept Exception as e: e.__context__",
        "try: boom()\nexcept Exception as e: e.__context__.args", "try: boom()\nexcept Exception as e: e.tb_frame",
        "try: boom()\nexcept Exception as e: e.with_traceback(None)", "try: boom()\nexcept Exception as e: f(e)",
        "try: boom()\nexcept Exception as e: [e]", "try: boom(evil)\nexcept Exception as e: e.args[0][0].secret",
        "try: boom(evil)\nexcept Exception as e: e.args[0][0] + 1", "try: boom()\nexcept Exception as e: e.args = (1,)",
        "try: boom(Color)\nexcept Exception as e: e.add_note('x')", "raise give_error()", "raise evil", "raise point",
        "raise Point", "raise f", "raise ValueError(f)", "raise ValueError(len)", "raise ValueError from evil",
        "raise ValueError.__class__", "try: 1 / 0\nexcept evil: 1", "try: 1 / 0\nexcept (ValueError, evil): 1",
        "try: 1 / 0\nexcept f: 1", "try: 1 / 0\nexcept Point: 1", "ValueError.__subclasses__()", "ValueError.mro()",
        "Exception.__init__.__globals__", "raise SystemExit(1)", "raise KeyboardInterrupt", "raise GeneratorExit",
        "raise Exception('x' * 10 ** 7)", "f(ValueError('x'))", "ValueError('x')", "raise ExceptionGroup('x', [])",
        "try: f(len)\nexcept BaseException: 1", "{ValueError('x'): 1}", "raise ValueError(evil)\n", "raise ValueError(deep)",
        "raise", "assert False, evil", "assert False, f",
    ],
    "limits-kept": [
        "while True:\n try: 1\n finally: continue", "while True:\n try: [0] * 10 ** 9\n except: pass",
        "while True:\n try:\n  while True: pass\n except BaseException: continue",
        "try:\n while True: pass\nexcept BaseException: 1", "try:\n while True: pass\nfinally: 1",
        "def g():\n try:\n  while True: pass\n finally: return 1\ng()", "try: 2 ** 10 ** 9\nexcept: 1",
        "try: 'a' * 10 ** 10\nexcept MemoryError: 1", "def g():\n try: g()\n except: g()\ng()",
        "def g():\n try: g()\n finally: g()\ng()", "def g():\n try: return g()\n except RecursionError: return 1\ng()",
        "try: f(*range(10 ** 9))\nexcept: 1", "try: [f(i) for i in range(10 ** 6)]\nexcept: 1",
        "while True:\n try: f(1)\n except: pass", "try:\n while f(1) is None or True: pass\nexcept: 1",
        "for i in range(3):\n try:\n  while True: f(1)\n finally: break",
        "while True:\n try: boom()\n except ValueError: continue",
    ],
    "imports-that-may-fail": [
        "try:\n import os\nexcept ImportError:\n os = None", "try:\n import math\nexcept ImportError:\n import os",
        "try:\n import math\nexcept ImportError:\n f = 1", "try:\n import math\nexcept ImportError:\n math = f.__globals__",
        "try:\n import math\nexcept ImportError:\n math = None\nmath.__loader__",
        "try:\n import math\nexcept ImportError:\n math = None\nmath", "try:\n import math\nexcept ImportError:\n math = f\nf(math or 1)",
        "try:\n import math as len\nexcept ImportError:\n len = f\nlen(xs)", "try:\n import math\nexcept ImportError:\n def math(): return f\nmath()",
        "try:\n import math\nexcept ImportError:\n import cmath as math\nmath.phase(1)",
        "try:\n import math as f\nexcept ImportError:\n f = None", "try:\n import numpy as np\nexcept: np = None\nnp.load('x')",
        "try:\n import math, os\nexcept ImportError:\n math = os = None", "try:\n from os import path\nexcept ImportError:\n path = None",
        "import math\n(math or 1)", "import math\n[math or 1]", "import math\nx = math or 1\nx.sys", "import math\nx = math or 1\nx.__name__",
        "import math\nx = math or 1\nf(x)", "import math\nx = math or 1\nx()", "import math\nx = math or 1\nx + 1", "import math\nraise (math or 1)",
        "import math\nx = math or 1\nx.__dict__", "import math\nmath < evil", "import math\nmath[0]", "import math\n{math}.pop()", "import math\nf'{math:>10}'",
        "import numpy as np\nm = np\nm.load('x')", "import numpy as np\nm = np.linalg\nm.linalg", "import math\nmath.x = 1",
        "import math\nmath + math", "import math\n[x for x in math]", "import math\nmath(1)", "import copy\ncopy.copy(copy)",
        "try:\n import math\nexcept ImportError:\n " + "x = 1; " * 30000,
        "import math\n" + "math is None\n" * 3500 + "boom()", "try:\n import math\nexcept (evil := 1): pass\nelse: boom()",
        "try:\n import math\nexcept ImportError: continue", "try:\n import math\nexcept ImportError: break",
        "import statistics\nstatistics.fmean([1] * 900000, [1] * 900000)", "import statistics\nstatistics.fmean([1, 2], weights=evil)",
        "import statistics\nstatistics.stdev([1, 2], xbar=evil)", "import statistics\nstatistics.linear_regression([1, 2], [1, 2], proportional=evil)",
        "import statistics\nstatistics.quantiles(evil)", "import statistics\nstatistics.linear_regression([1, 2], [1, 2])._field_defaults",
        "import statistics, fractions\nF = [fractions.Fraction(1, 3 ** 2000 + i) for i in range(300)]\nstatistics.harmonic_mean(F, weights=F)",
        "import statistics, decimal\nstatistics.pvariance([1, 2], mu=decimal.Decimal('1e999999'))",
    ],
    "rebinding-programs": [
        "f = 1", "def f(): pass", "f += 1", "for f in [1]: pass", "a, f = 1, 2", "[a, *f] = [1, 2]",
        "try: boom()\nexcept ValueError as f: 1", "Point = len", "def Point(): pass", "import json as Point",
        "for (a, f) in [(1, 2)]: pass", "async def f(): pass", "f: int = 1", "Color.RED = 1", "point.x = 5",
        "point.x += 5", "f.x = 1", "math.pi = 3", "np.pi = 3", "xs.append = len", "len.x = 1", "tool.secret = 1",
        "for point.x in xs: pass", "(f) = 1", "evil[0] = 1", "pair[0] = 1", "point['x'] = 1", "objects[0] = 1",
        "records[0] = 1", "slylist[0] = 1", "slylist.append(1)", "evil += 1", "color.name = 1", "moment.year = 1",
        "def g():\n global f\n f = 1", "def g():\n nonlocal_ = 1\n nonlocal nonlocal_",
    ],
    # One text many times in what is made of it takes its memory once, until all is made one text.
    "one-text-many-times": [
        "import io, json, csv, pprint, string, re, collections\nS = 'x' * 900_000\nclass A:\n def __repr__(self): return S\n"
        f"a = A()\n{each}"
        for each in (
            "str([a] * 900)", "repr({1: a, 2: [a] * 900})", "repr((a,) * 900)", "str({i: a for i in range(900)})",
            "'%s' * 900 % ((S,) * 900)", "'%r' * 900 % ((a,) * 900)", "('{}' * 900).format(*[S] * 900)",
            "('{0!r}' * 900).format(a)", "json.dumps([S] * 900)", "json.dumps([a] * 900, default=lambda o: S)",
            "json.dumps([1] * 900, indent=S)", "pprint.pformat({S: {i: i for i in range(900)}})",
            "pprint.pformat([a] * 900)", "string.Template('$x ' * 900).substitute(x=S)", "f'{[a] * 900}'",
            "str(collections.deque([a] * 900))", "repr(ValueError(*[a] * 900))", "re.sub('a', S, 'a' * 900)",
            "f = io.StringIO()\ncsv.writer(f).writerow([S] * 900)", "f = io.StringIO()\nprint(*[S] * 900, file=f)",
            "x = ['a' * 90_000] * 9\nfor i in range(90): x = {i: x}\npprint.pformat(x)",
        )
    ],
    # What CPython makes beside what is held already, of items that were cheap to ask for.
    "beside-what-is-held": [
        f"import re, itertools, collections, heapq\nimport numpy as np\nH = [bytes([1]) * 1_000_000 for i in range({held})]\n{each}"
        for held in (0, 16, 24, 39)
        for each in (
            "q = [m for m in re.finditer('(.)' * 50, 'ab' * 400_000)]\nboom()", "q = collections.deque(range(990_000))\nboom()",
            "sorted(range(900_000), key=lambda x: -x)", "heapq.nlargest(2, range(900_000), key=lambda x: -x)",
            "import pprint\nS = pprint.pformat('\u2028' * 450_000, width=1)\nboom()",
            "list(itertools.starmap(max, [range(900_000)] * 3))\nboom()", "q = list(itertools.batched(range(900_000), 900_000))\nboom()",
            "q = dict(zip(range(360_000), range(360_000)))\nboom()",
            "import math\nmath.dist(range(900_000), range(900_000))\nboom()", "import math\nq = [1.5] * 900_000\nmath.dist(q, q)\nboom()",
            "import random\nrandom.choices(range(900_000), range(900_000))\nboom()",
            "import random\nrandom.sample(range(9), 2, counts=range(900_000))\nboom()", "np.array(range(900_000))\nboom()",
            "q = np.ones((330_000, 3)).tolist()\nboom()", "q = np.vectorize(lambda v: v)(np.ones(400_000, dtype='complex'))\nboom()",
            "q = itertools.permutations(range(990_000), 2)\nboom()", "q = itertools.product(*[list(range(300_000))] * 9)\nboom()",
            "q = list(itertools.accumulate(range(990_000)))\nboom()", "q = [np.vectorize(abs) for i in range(90_000)]",
            "q = [itertools.groupby([1]) for i in range(90_000)]", "q = [{i, i + 1, i + 2, i + 3, i + 4} for i in range(90_000)]",
        )
    ],
    "growth": [
        "xs = []\nwhile True: xs.append(1)", "xs = [1]\nwhile True: xs.extend(xs)", "xs = [1]\nwhile True: xs += xs",
        "xs = [1]\nwhile True: xs *= 2", "xs = []\nwhile True: xs.insert(0, 1)", "xs = [1]\nwhile True: xs[:0] = xs",
        "xs = [1]\nwhile True: xs[len(xs):] = xs", "d = {}\ni = 0\nwhile True:\n i += 1\n d[i] = i",
        "d = {}\ni = 0\nwhile True:\n i += 1\n d.setdefault(i, [])", "d = {}\ni = 0\nwhile True:\n i += 1\n d.update({i: i})",
        "s = set()\ni = 0\nwhile True:\n i += 1\n s.add(i)", "s = set()\nwhile True: s |= set(range(len(s) * 2 + 1))",
        "s = 'a'\nwhile True: s += s", "s = 'a'\nwhile True: s *= 2", "t = (1,)\nwhile True: t += t",
        "x = 2\nwhile True: x *= x", "x = 2\nwhile True: x **= 2", "x = 1\nwhile True: x <<= 9", "b = b'a'\nwhile True: b += b",
        "xs = [1]\nfor x in xs: xs.append(x)", "xs = []\nfor i in range(10 ** 9): xs.append('a' * 999)",
        "s = ''\nfor i in range(10 ** 9): s += 'abc' * 99", "d = {0: 0}\nfor i in range(10 ** 9): d |= {i: [i] * 99}",
        "a = [[]]\nwhile True: a[0].append([0] * 999)", "xs = [0] * 10 ** 6\nwhile True: del xs[0]; xs.append(1)",
        "xs = [0] * 10 ** 5\nwhile True: xs.insert(0, xs.pop())", "xs = [0] * 10 ** 5\nwhile True: xs.reverse()",
        "xs = list(range(10 ** 5))\nwhile True: xs.sort(key=lambda i: -i)", "xs = [0] * 10 ** 5\nwhile True: xs.remove(0) or xs.append(0)",
        "xs = [0] * 10 ** 5\nwhile True: xs[::2] = xs[::2]", "xs = [0] * 10 ** 5\nwhile True: xs.copy()",
        "xs = [0] * 10 ** 5\nwhile True: xs.extend(x for x in xs)", "d = {}\nwhile True: d = {'d': d, 'e': [d] * 99}",
        "while True: print('x' * 99)", "print('x' * 10 ** 6)", "for i in range(10 ** 9): print(i, end='')",
        "print(*range(10 ** 6))", "xs = [0] * 10 ** 6\nwhile True: xs[:] = xs", "a = np.zeros(10 ** 6)\nwhile True: a += 1",
        "xs = [0] * 10 ** 6\nwhile True: del xs[::1]; xs = [0] * 10 ** 5", "d = dict.fromkeys(range(10 ** 5))\nwhile True: d.copy()",
        "s = set(range(10 ** 5))\nwhile True: s ^= s | {1}", "xs = [0] * 10 ** 6\nwhile True: xs[0:1] = [1, 2]",
        "xs = [0] * 900000\nwhile True: xs[0:2] = [1, 2]", "xs = [0] * 900000\nwhile True: del xs[:0]",
    ],
    "self-containing": [
        "a = []\na.append(a)\nrepr(a)", "a = []\na.append(a)\nb = []\nb.append(b)\na == b", "a = []\na.append(a)\na",
        "a = []\na.append((a,))\nhash((a,))", "d = {}\nd['d'] = d\nd", "a = []\na.append(a)\nimport json\njson.dumps(a)",
        "a = []\na.append(a)\nf(a)", "a = []\na.append(a)\nstr([a])", "a = []\na.append(a)\na < [a]",
        "a = []\na.append(a)\nb = [a]\nb in a and f(b)", "a = [1]\na[0] = a\nnp.array(a)", "a = []\na.append(a)\nprint(a)",
        "a = []\na.append(a)\nraise ValueError(a)", "a = []\nb = (a,)\na.append(b)\n{b: 1}", "a = []\na.append(a)\nsum(a, [a]) and f(a)",
        "a = []\na.append(a)\nassert False, a", "a = []\na.append(a)\nf'{a}'", "a = []\na += [a]\nsorted([a, a]) and repr(a)",
        "a = []\nfor i in range(10 ** 5): a = [a]\nrepr(a)", "a = ()\nfor i in range(10 ** 5): a = (a,)\nhash(a)",
        "d = {}\ne = d\nfor i in range(10 ** 4):\n e['x'] = {}\n e = e['x']\nd == {} or d",
        "a = []\na.append(a)\na.index([a]) if a.count([a]) else a", "a = []\na.append(a)\nmax(a, [a]) and str(a)",
    ],
    "generators": [
        "g = (i for i in range(10 ** 9))\nfor i in g: pass", "g = (i for i in xs)\ng.gi_frame", "g = iter(xs)\ng.__reduce__()",
        "g = (g for i in xs)\nlist(list(g))[0].x",

        "def g():\n while True: yield 1\nfor i in g(): pass", "def g(): return (yield)\ng().gi_frame",
        "def g():\n yield from g()\nlist(g())", "def g():\n yield h[0]\nh = [0]\nh[0] = g()\nlist(list(h[0])[0]).x",
        "for i in give_generator(): pass",
        "g = (x for x in xs)\ng.send(1)", "a = []\ng = (a.append(1) for i in range(10 ** 9))\nlist(g)",

        "async def g():\n while True: yield 1\nlist(g())", "async def g():\n while True: yield 1\n[i async for i in g()]",
    ],
    "recursion-programs": [
        "def g(): return g()\ng()", "def g(n): return [g(n + 1)]\ng(0)", "def g(x): return h(x)\ndef h(x): return g(x)\ng(1)",
        "def g(x): return sorted([1, 2], key=g)\ng(1)", "def g(x): return list(map(g, [x]))\ng(1)",
        "xs = [1, 2]\ndef k(x):\n [1, 2].sort(key=k)\nxs.sort(key=k)", "def d(h): return d(h)\n@d\ndef g(): pass",
        "def g(a=None): return g(a=a)\ng()", "g = lambda: g()\ng()", "def g(*a): return g(*a, 1)\ng()",
        "def g(n): return max([n], key=g)\ng(1)", "def g(): return sum(g() for i in xs)\ng()",
        "h = lambda x: x\nfor i in range(10 ** 4):\n h = (lambda k: lambda x: k(x))(h)\nh(1)",
        "async def g(): return await g()\nawait g()", "def g(x):\n for y in g(x): return y\ng(1)",
        "".join(" " * i + "try:\n" for i in range(60)) + " " * 60 + "boom()", "".join(" " * i + "if 1:\n" for i in range(90)) + " " * 90 + "boom()",
        "".join(" " * i + "for i in xs:\n" for i in range(19)) + " " * 19 + "pass", "".join(" " * i + "while 1:\n" for i in range(19)) + " " * 19 + "pass",
         "x = 1\n" * 10_000 + "boom()",
        "if 1: pass\n" + "elif 1: pass\n" * 3_000, "x" + " = x" * 3_000, "del " + "(" * 150 + "x" + ")" * 150, "@f\n" * 3_000 + "def g(): pass",
        "try: boom()\n" + "except KeyError: 1\n" * 50, ";".join(["x = 1"] * 20_000), "lambda: (yield)", "x = " * 20_000 + "1",
        "def g(" + ", ".join(f"a{i}" for i in range(3_000)) + "): pass\ng()", "a, " * 9_000 + "b = 1",
    ],
    "mutation": [
        "xs.sort(key=lambda x: xs.append(x))", "d = {1: 1}\nfor k in d: d[k + 1] = 1", "s = {1}\nfor k in s: s.add(k + 1)",
        "xs = [3, 1, 2]\n[xs.append(x) for x in xs]", "xs = [1]\n[*map(xs.append, xs)]", "xs = [1]\nxs.extend(xs.append(1) or x for x in xs)",
        "d = {1: 1}\n{d.pop(k) for k in d} and [d.popitem() for k in xs]", "d = {1: 1}\nd.update((d.clear(), 1) for i in range(10 ** 9))",
        "xs = [2, 1]\nsorted(xs, key=lambda i: xs.clear() or [][0])",
        "xs = [1]\nany(xs.append(0) for i in xs)", "xs = [1]\nsum(xs.append(1) or 1 for x in xs)", "xs = [1, 2]\nfor x in xs: xs.insert(0, x)",
        "d = {1: 2}\nfor k, v in d.items(): d[v + k] = 3", "v = {}.items()\nd = {1: 1}\nfor k in d.keys(): d.clear(); d[2] = d[3] = 1\nboom()",
        "a = np.arange(3)\na[evil] = 1", "a = np.arange(3)\na[0] = evil", "a = np.arange(3)\na[:] = [evil]", "a = np.arange(3)\na += evil",
        "a = np.zeros(3)\na[0] = 'x'", "a = np.zeros(3)\na[[0] * 10 ** 7] = 1", "a = np.zeros((9, 1))\na += np.zeros((1, 10 ** 6))",
    ],
    "closures": [
        "def g(): return g\ng()", "def g():\n x = 1\n return lambda: x\ng().__closure__", "def g(): pass\ng.func_globals",
        "def g(): pass\nf(g)", "def g(): pass\n[g]", "def g(): pass\nsorted([g, g])", "def g(): pass\n{g: 1}", "def g(): pass\nprint(g.__code__)",
        "def g(): pass\ng.call(1)", "def g(): return locals()\ng()", "def g(self): return self.__dict__\ng(point)", "def g(run): return run.limits\ng(1)",
        "def g(*a, **k): return k['run']\ng(1)", "xs.append(f)\nxs", "table['f'] = len\ntable", "class A: pass\nA()", "with point as p: pass",
        "match point:\n case Point(__dict__=d): d", "match point:\n case Point(y=g): g", "match f:\n case evil(): 1", "match f:\n case object(__globals__=g): g", "type X = int", "nonlocal x", "global __builtins__",
    ],
    "regular-expressions": [
        "import re\nre.match('(a+)+$', 'a' * 60 + 'b')", "import re\nre.match('(a|aa)*b', 'a' * 90)",
        "import re\nre.match('(.*)*x', 'a' * 60)", "import re\nre.compile('a{100000}{100000}').match('a' * 10 ** 6)",
        "import re\nre.match('(?:a{1,100000}){1,100000}b', 'a' * 10 ** 5)", "import re\nre.compile('(' * 2000 + ')' * 2000)",
        "import re\nre.compile('(?=' * 1500 + 'a' + ')' * 1500)", "import re\nre.match('(?=(?=(a+)+b)+)', 'a' * 60)",
        "import re\nre.compile('[' + '\\\\w' * 10 ** 5 + ']')", "import re\nre.sub('a', f.__globals__, 'a')",
        "import re\nre.sub('', 'x' * 10 ** 5, 'a' * 10 ** 5)", "import re\nre.compile('a').__class__", "import re\nre.compile('a').code",
        "import re\nre.match('a', 'a').re", "import re\nre.match('a', 'a')._marks", "import re\nre.compile('a').scanner('a')",
        "import re\nre.template('a')", "import re\nre.Scanner([])", "import re\nre._parser", "import re\nre.sre_parse", "import re\nre.enum",
        "import re\nre.purge()", "import re\nre.DEBUG", "import re\nre.compile('a', 128)", "import re\nre.compile('(?L)a')",
        "import re\nre.match(evil, 'a')", "import re\nre.match('a', evil)", "import re\nre.sub('a', evil, 'a')", "import re\nre.compile('a')",
        "import re\nre.sub('a', lambda m: m.__class__, 'a')", "import re\nre.match('a', 'a').expand(f)",
    ],
    "collections": [
        "import collections\ncollections.abc", "import collections\ncollections._sys", "import collections\ncollections.UserDict",
        "import collections\ncollections.ChainMap", "import collections\ncollections.namedtuple('P', 'x').__new__",
        "import collections\ncollections.namedtuple('P', 'x')._make",
        "import collections\ncollections.namedtuple('P', 'x')(1)._asdict.__self__", "import collections\ncollections.namedtuple('P', 'x')(1)._replace.__func__",
        "import collections\nP = collections.namedtuple('P', 'x')\nP._replace(pair, x=2)", "import collections\n[pair._asdict(), evil._fields, Pair._fields]",
        "import collections\nP = collections.namedtuple('P', 'x')\nP._asdict(P(1), run=2)", "import collections\nevil._replace(x=2)", "import collections\nf._fields",
        "import collections\n'{0._asdict.__self__}'.format(collections.namedtuple('P', 'x')(1))", "import collections\n'{0._fields}'.format(evil)",
        "import collections\ncollections.namedtuple('P', '__class__')", "import collections\ncollections.namedtuple('P', 'x', module='os')",
        "import collections\ncollections.namedtuple('x=__import__', 'a')", "import collections\ncollections.namedtuple('P', 'x')",
        "import collections\ncollections.defaultdict(list).default_factory", "import collections\ncollections.defaultdict(evil)",
        "import collections\ncollections.defaultdict(lambda: f.__globals__)[1]", "import collections\ncollections.defaultdict(len)[1]",
        "import collections\ncollections.defaultdict(list).__missing__(1)", "import collections\ncollections.Counter.fromkeys",
        "import collections\ncollections.Counter(evil)", "import collections\ncollections.deque([1]).__reduce__()",
        "import collections\nlist(collections.Counter(a=10 ** 12).elements())", "import collections\ncollections.deque([0]) * 10 ** 9",
        "import collections\nd = collections.deque([0])\nwhile True: d *= 2", "import collections\nd = collections.deque([0])\nwhile True: d += d",
        "import collections\nc = collections.Counter()\nfor i in range(10 ** 9): c[i] = 1", "import collections\nd = collections.defaultdict(int)\nfor i in range(10 ** 9): d[i]",
        "import collections\nd = collections.deque([0] * 10 ** 5)\nwhile True: d.rotate(50000)", "import collections\nd = collections.deque(range(10 ** 5))\nwhile True: d[50000]",
        "import collections\no = collections.OrderedDict()\nfor i in range(10 ** 9): o[i] = 1", "import collections\ncollections.deque(maxlen=-1)",
        "import collections\nd = collections.deque()\nd.append(d)\nd == d", "import collections\nd = collections.defaultdict(lambda: d[1])\nd[0]",
        "import collections\ncollections.namedtuple('P', ['a' + str(i) for i in range(10 ** 6)])",
        "import collections\nwhile True: collections.namedtuple('P', 'x')", "import collections\nd = collections.deque([1])\nfor x in d: d.append(x)",
    ],
    "random": [
        "import random\nrandom._inst", "import random\nrandom._os", "import random\nrandom.SystemRandom()", "import random\nrandom.getstate()",
        "import random\nrandom.setstate(1)", "import random\nrandom.Random(1)", "import random\nrandom.Random(1).__reduce__()", "import random\nrandom.Random(1).run",
        "import random\nrandom.Random(evil)", "import random\nrandom.seed(evil)", "import random\nrandom.choice(evil)", "import random\nrandom.shuffle(evil)",
        "import random\nrandom.getrandbits(10 ** 9)", "import random\nrandom.randbytes(10 ** 9)", "import random\nrandom.choices([1], k=10 ** 9)",
        "import random\nrandom.sample(range(10 ** 12), 10 ** 9)", "import random\nrandom.sample([1], 10 ** 9, counts=[10 ** 9])", "import random\nrandom.randrange(10 ** 5000)",
        "import random\nwhile True: random.random()", "import random\nxs = list(range(10 ** 5))\nwhile True: random.shuffle(xs)", "import random\nrandom.seed('x' * 10 ** 6)",
        "import random\nrandom.seed('x' * 10 ** 4 + 'y')", "import random\n[random.Random(i) for i in range(10 ** 6)]", "from random import _urandom",
    ],
    "cmp_to_key": [
        "import functools\nfunctools.cmp_to_key(evil)", "import functools\nfunctools.cmp_to_key(f.__globals__)", "import functools\nfunctools.cmp_to_key(lambda a, b: 0)",
        "import functools\nfunctools.cmp_to_key(lambda a, b: 0)(1)", "import functools\nfunctools.cmp_to_key(lambda a, b: 0)(1).compare",
        "import functools\nfunctools.cmp_to_key(lambda a, b: 0)(1).__class__", "import functools\nhash(functools.cmp_to_key(lambda a, b: 0)(1))",
        "import functools\n{functools.cmp_to_key(lambda a, b: 0)(1): 1}", "import functools\nsorted([2, 1], key=functools.cmp_to_key(lambda a, b: evil))",
        "import functools\nsorted([2, 1], key=functools.cmp_to_key(lambda a, b: a.__class__))",
        "import functools\nsorted(range(10 ** 6), key=functools.cmp_to_key(lambda a, b: b - a))", "import functools\nk = functools.cmp_to_key(lambda a, b: k(a) < k(b))\nk(1) < k(2)",
    ],
    "hash-collisions": [
        "{i * (2 ** 61 - 1): 1 for i in range(10 ** 6)}", "set(i * (2 ** 61 - 1) for i in range(10 ** 6))", "d = {}\nfor i in range(10 ** 6): d[i * (2 ** 61 - 1)] = i",
        "s = set()\nfor i in range(10 ** 6): s.add(i * (2 ** 61 - 1))", "import collections\ncollections.Counter(i * (2 ** 61 - 1) for i in range(10 ** 6))",
        "d = {}\nfor i in range(10 ** 6): d.setdefault(i * (2 ** 61 - 1), i)", "frozenset(i * (2 ** 61 - 1) for i in range(10 ** 6))",
        "xs = [i * (2 ** 61 - 1) for i in range(10 ** 5)]\nlen(xs) and {*xs}", "xs = [i * (2 ** 61 - 1) for i in range(10 ** 5)]\nimport statistics\nstatistics.mode(xs)",
        "xs = [i * (2 ** 61 - 1) for i in range(10 ** 5)]\nimport statistics\nstatistics.multimode(xs)", "xs = [i * (2 ** 61 - 1) for i in range(10 ** 5)]\ndict.fromkeys(xs)",
        "xs = [i * (2 ** 61 - 1) for i in range(10 ** 5)]\ns = {1}\ns.update(xs)", "xs = [i * (2 ** 61 - 1) for i in range(10 ** 5)]\n{1}.symmetric_difference(xs)",
        "{-1 - (i % 2) + (2 ** 61 - 1) * i for i in range(10 ** 6)}", "from decimal import Decimal as D2\n{D2(i * (2 ** 61 - 1)) for i in range(10 ** 6)}",
        "xs = [(i * (2 ** 61 - 1), 1) for i in range(10 ** 5)]\ndict(xs)",
    ],
    "endless-generators": [
        "import itertools\n-1 in itertools.count()", "import itertools\nmax(itertools.count())", "import itertools\nlist(itertools.count())", "import itertools\nmin(itertools.repeat(1))",
        "import itertools\nsum(itertools.cycle([1]))", "import itertools\nset(itertools.cycle([1]))", "import itertools\nsorted(itertools.repeat(1))", "import itertools\nall(itertools.repeat(1))",
        "import itertools\nany(itertools.repeat(0))", "import itertools\n-1 in (i for i in itertools.count())", "import itertools\nmax(i for i in itertools.count())",
        "import itertools\nlist(zip(itertools.count(), itertools.count()))", "import itertools\ndict(enumerate(itertools.repeat(1)))", "import itertools\n''.join(itertools.repeat('a'))",
        "import itertools\na, *b = itertools.count()", "import itertools\nf(*itertools.count())", "import itertools\nxs.extend(itertools.count())", "import itertools\nxs[:] = itertools.count()",
        "import itertools, collections\ncollections.deque(itertools.count(), maxlen=1)", "import itertools, collections\ncollections.Counter(itertools.repeat(1))",
        "import itertools\nfor i in itertools.count(): pass", "import itertools\nlist(filter(None, itertools.repeat(0)))", "import itertools, random\nrandom.choices('ab', itertools.repeat(1))",
        "import itertools, functools\nfunctools.reduce(max, itertools.count())",
    ],
    "small-objects": [
        "[[] for _ in range(10 ** 6)]", "[[i] for i in range(10 ** 6)]", "[set() for _ in range(10 ** 6)]", "[lambda: 1 for _ in range(10 ** 6)]",
        "[(i for i in xs) for _ in range(10 ** 6)]", "[xs.copy() for i in range(10 ** 6)]", "from decimal import Decimal as E\n[E(i) for i in range(10 ** 6)]",
        "import collections\n[collections.deque() for i in range(10 ** 6)]", "import collections\n[collections.OrderedDict() for i in range(10 ** 6)]",
        "import itertools\n[itertools.count() for i in range(10 ** 6)]", "a = np.zeros(3)\n[a.T for i in range(10 ** 6)]", "a = np.zeros((10 ** 6, 1))\nlist(a)",
        "[ValueError('a') for i in range(10 ** 6)]", "import itertools\n[g for k, g in itertools.groupby(range(10 ** 9))]",
        "import functools\n[functools.partial(len) for i in range(10 ** 6)]", "import uuid\n[uuid.uuid4() for i in range(10 ** 6)]",
        "d = {}\ni = 0\nwhile True:\n i += 1\n d[i] = {}", "q = []\nfor i in range(10 ** 6):\n try: 1 / 0\n except Exception as e: q.append(e)",
        "q = []\ndef h(n):\n if n: h(n - 1)\n else: 1 / 0\nwhile True:\n try: h(40)\n except Exception as e: q.append(e)",
    ],
    "chains": [
        "import collections\nq = collections.deque()\nfor i in range(10 ** 6): q = collections.deque([q])",
        "import collections\nq = c = collections.deque()\nfor i in range(10 ** 6):\n n = collections.deque()\n c.append(n)\n c = n",
        "import collections\nq = collections.deque()\nfor i in range(10 ** 6): q = collections.deque([reversed(q)])", "import collections\nq = collections.deque([1])\nq[0] = q",
        "import collections\nq = collections.deque([1])\nq.insert(0, q)", "import collections\nq = collections.deque([1])\nq += [q]",
        "import collections\nq = collections.defaultdict()\nfor i in range(10 ** 6): q = collections.defaultdict(None, {1: q})\nboom()",
        "import collections\nq = 1\nfor i in range(10 ** 6): q = collections.defaultdict(None, {1: q}).values()\nboom()",
        "import collections\nq = 1\nfor i in range(10 ** 6): q = reversed(collections.defaultdict(None, {1: q}).items())\nboom()",
        "import collections\nq = collections.OrderedDict()\nfor i in range(10 ** 6): q = collections.OrderedDict({1: q})\nboom()",
        "g = lambda: 1\nfor i in range(10 ** 6): g = (lambda h: lambda: h)(g)\ng = 1\nboom()", "e = ValueError()\nfor i in range(10 ** 6): e = ValueError(e)\nraise e",
        "import collections\nP = collections.namedtuple('P', 'x')\np = P(1)\nfor i in range(10 ** 5): p = P(p)\nhash(p)",
        "p = Point(1)\nfor i in range(9000): p = Point(p)\np == p", "p = Pair(1)\nfor i in range(9000): p = Pair(p)\n{p: 1}",
        "q = []\nfor i in range(10 ** 6): q = reversed([q])\nboom()", "q = []\nfor i in range(10 ** 6): q = iter({1: q}.values())\nboom()",
        "q = []\nfor i in range(10 ** 6): q = map(len, [q])\nboom()", "d = {}\nv = d.values()\nd[1] = v\nf(v)", "xs = []\ng = map(list, xs)\nxs.append(g)\nlist(g) and boom()",
    ],
    "subclasses": [
        "f(sly) + 'x'", "{'x': 1}[sly]", "''.join([sly])", "'abc'.replace(sly, 'b')", "'abc'.startswith((sly,))", "[1][slylist]", "sum(slylist)", "sorted(slylist)", "f(*slylist)",
        "a, = slylist", "match slylist:\n case [a]: pass\nboom()", "match [slylist]:\n case [[*a]]: pass\nboom()", "match evil:\n case Point(x=x): pass\nboom()", "for x in slylist: pass", "xs += slylist", "xs.extend(slylist)", "xs[:] = slylist", "[1] + slylist", "slylist * 2", "int(sly)", "float(sly)", "ord(sly)",
        "bytes(sly, 'utf-8')", "list[int]", "int | str", "(int | str).__args__", "isinstance(1, int | evil)", "raise ExceptionGroup('a', [ValueError()])", "raise BaseExceptionGroup('a', [SystemExit()])",
    ],
    "numpy-programs": [
        "np.repeat([1], 10 ** 9)", "np.repeat([1, 2], [10 ** 9, 1])", "np.repeat(np.zeros((0, 10)), 10 ** 9, axis=0)", "np.repeat([1.5], [2 ** 62])", "np.tile([1], 10 ** 9)",
        "np.tile([1], (10 ** 5, 10 ** 5))", "np.tile(np.zeros(0), 10 ** 9)", "np.broadcast_to(1, (10 ** 9,))", "np.broadcast_to(1, (10 ** 5, 10 ** 5))",
        "np.meshgrid(np.arange(10 ** 4), np.arange(10 ** 4))", "np.meshgrid(*[[1, 2]] * 40)", "np.diag(np.zeros(10 ** 5))", "np.diag([1], k=10 ** 6)", "np.diag([1], k=10 ** 30)",
        "np.bincount([10 ** 9])", "np.bincount([1], minlength=10 ** 10)", "np.bincount([2 ** 62])", "np.bincount([-1])", "np.histogram([1], bins=10 ** 9)",
        "np.histogram([1, 1e300], bins='auto')", "np.histogram([1], bins=[evil])", "np.logspace(0, 1, 10 ** 9)", "np.geomspace(1, 2, 10 ** 9)",
        "np.convolve(np.ones(10 ** 5), np.ones(10 ** 5))", "np.correlate(np.ones(10 ** 5), np.ones(10 ** 5), mode='full')", "np.cov(np.zeros((10 ** 5, 2)))",
        "np.corrcoef(np.zeros((2, 10 ** 5)), rowvar=False)", "np.polyfit(np.arange(1000), np.arange(1000), 900)", "np.polyfit([1], [1], 10 ** 9)", "np.polyfit([1], [1], -1)",
        "np.polyval(np.ones(10 ** 5), np.ones(10 ** 5))", "np.kron(np.ones(10 ** 5), np.ones(10 ** 5))", "np.linalg.svd(np.ones((10 ** 5, 1)))",
        "np.linalg.svd(np.ones((600, 600)))", "np.linalg.eig(np.ones((500, 500)))", "np.linalg.qr(np.ones((900, 900)))", "np.linalg.pinv(np.ones((600, 600)))",
        "np.linalg.lstsq(np.ones((600, 600)), np.ones((600, 600)))", "np.linalg.matrix_power(np.ones((300, 300)), 10 ** 30)", "np.linalg.norm(np.ones((900, 900)), ord=2)",
        "np.linalg.norm(np.ones((900, 900)), ord='nuc')", "np.linalg.matrix_rank(np.ones((700, 700)))", "np.take(np.ones((2, 10 ** 5)), [0] * 10 ** 4, axis=0)",
        "np.take([1], [0] * 10 ** 6 * 2)", "np.diff(np.ones(10 ** 5), n=10 ** 5)", "np.diff(np.ones(10), n=10 ** 12)", "np.diff(np.ones((2, 2)), n=-1)",
        "np.quantile(np.ones(10 ** 4), np.ones(10 ** 4))", "np.isclose(np.ones((10 ** 5, 1)), np.ones((1, 10 ** 5)))", "np.allclose(np.ones((10 ** 5, 1)), np.ones((1, 10 ** 5)))",
        "np.select([np.ones((10 ** 5, 1)) > 0], [np.ones((1, 10 ** 5))])", "np.clip(np.ones((10 ** 4, 1)), np.ones((1, 10 ** 4)), 2)", "np.split(np.arange(10 ** 5), 10 ** 5)",
        "np.array_split([1], 10 ** 9)", "np.array_split(np.arange(10), list(range(10 ** 5)))", "np.cross(np.ones((10 ** 5, 1, 3)), np.ones((1, 10 ** 5, 3)))",
        "np.interp(np.ones(10), [evil], [1])", "np.unique(np.arange(10 ** 6), return_index=True, return_inverse=True, return_counts=True)",
        "np.average(np.ones((10 ** 4, 1)), weights=np.ones((1, 10 ** 4)))", "np.trapezoid(np.ones((10 ** 4, 1)), np.ones((1, 10 ** 4)))",
        "np.expand_dims(np.ones(2), axis=tuple(range(100)))", "np.moveaxis(np.ones((1,) * 20), 0, 10 ** 9)", "np.transpose(np.ones((1,) * 20), (0,) * 20)",
        "np.searchsorted([evil], 1)", "np.searchsorted([1], [2], side=evil)", "np.digitize(np.arange(10), [3, 1, 2])", "np.delete([1], 10 ** 30)",
        "np.append(np.ones(10 ** 6), np.ones(10 ** 6))", "np.average(xs, weights=evil)", "np.sum(xs, out=xs)", "np.sum(xs, where=[True])", "np.clip(xs, 0, 1, out=xs)",
        "np.unique(objects)", "np.vstack([objects])", "np.vstack(objects)", "np.vstack(evil)", "np.select([evil], [1])", "np.linalg.norm(xs, ord=evil)", "np.full_like(xs, evil)",
        "np.zeros_like(objects)", "np.zeros_like(xs, dtype='O')", "np.zeros_like(xs, dtype=object)", "np.zeros_like(xs, subok=True)", "np.isin([1], {evil})",
        "np.power(np.arange(10 ** 6), np.arange(10 ** 6)) @ np.ones((10 ** 6, 5))", "np.linalg.svd(np.zeros((10 ** 5, 3, 3)))[0].size and boom()",
        "np.linalg.eig(np.zeros((10 ** 6, 1, 1)))[0].size and boom()", "np.linalg.inv(np.zeros((10 ** 6, 1, 1)) + 1).size and boom()", "np.round(1.5, 10 ** 9)",
        "round(np.float64(1.5), 10 ** 9)", "round(np.ones(3), -10 ** 9)", "a = np.ones((2,) * 19)\nstr(a)", "a = np.ones((6,) * 7)\nprint(a)",
        "a = np.ones((7,) * 5)\nstr(a) and boom()", "a = np.ones((7,) * 5) * 1.123456789123456j\nstr(a) and boom()",
        "a = np.ones((900, 1000))\nnp.linalg.svd(a, full_matrices=False)", "np.nan_to_num(np.ones(2), copy=False)", "a = np.ones(10 ** 6)\nwhile True: np.unique(a)",
        "a = np.ones(10 ** 3)\n[np.split(a, 1000) for _ in range(10 ** 6)]", "np.zeros(3).T.base", "np.zeros(3).dtype", "objects.T", "records.T", "objects.astype('int')",
        "objects.copy()", "np.concatenate([objects, objects])", "np.where(objects, 1, 2)", "for x in objects: x.secret", "a = [1]\nfor i in range(30): a = [a, a]\nnp.array(a)",
        "a = []\na.append(a)\nnp.array(a)", "np.arange(0, 1, 1e-320)", "np.zeros((2 ** 62, 2))", "a = np.zeros(5)\na[10 ** 100]", "'a' * np.int64(10 ** 9)",
        "f(*np.zeros((10 ** 6, 1)))", "[*np.zeros((10 ** 6, 1))]", "xs = []\nfor r in np.zeros((10 ** 6, 1)): xs.append(r)", "[x for x in np.zeros((10 ** 6, 1))]",
        "list(map(len, np.zeros((10 ** 6, 1))))",
    ],
    "newer-facades": [
        "from functools import cache\ng = cache(lambda x: x)\ng([1])", "from functools import cache\ng = cache(lambda x: x)\ng(evil)",
        "from functools import cache\ng = lambda: 1\nfor i in range(10 ** 6): g = cache(g)\ng()",
        "from functools import wraps\ng = lambda: 1\nfor i in range(10 ** 6): g = wraps(g)(g)\nf(g)", "from functools import cache\ncache(f).__wrapped__",
        "from functools import cache\ncache(f).cache_parameters()", "from functools import cache\ncache(f)", "from functools import cache\ncache(evil)",
        "from functools import lru_cache\nlru_cache(evil)", "from functools import wraps\nwraps(evil)", "from functools import wraps\nwraps(f)(evil)",
        "from functools import cache\n@cache\ndef g(n): return g(n + 1)\ng(0)", "from itertools import tee, count\na, b = tee(count())\nfor x in a: pass",
        "from itertools import tee\ntee([1], 10 ** 9)", "from itertools import tee\ntee([1], 10 ** 5)",
        "from itertools import tee\na = iter([1])\nfor i in range(10 ** 5): a, _ = tee(a)\nlist(a)",
        "from itertools import tee\nxs = []\na, b = tee(xs)\nxs.append(a)\nxs.append(b)\n[list(x) for x in a] + boom()", "import hashlib\nhashlib.new('shake_128')",
        "import hashlib\nhashlib.new('scrypt', b'x' * 10 ** 6)", "import hashlib\nhashlib.new(evil)", "import hashlib\nhashlib.new('x' * 10 ** 6)",
        "import textwrap\ntextwrap.wrap('a ' * 10 ** 5, 5, initial_indent='x' * 10 ** 5, subsequent_indent='y' * 10 ** 5)",
        "import textwrap\ntextwrap.wrap('\\t' * 10 ** 4, tabsize=10 ** 9)", "import textwrap\ntextwrap.wrap('a', placeholder=evil)",
        "import textwrap\ntextwrap.wrap('a b ' * 10 ** 5, 3, max_lines=10 ** 30)", "import textwrap\ntextwrap.wrap('ab ' * 10 ** 5, 2, subsequent_indent='y' * 1000)",
        "import textwrap\ntextwrap.fill('ab-' * 10 ** 5, 1, subsequent_indent='y' * 50)",
        "import textwrap\ntextwrap.wrap('a. ' * 3 * 10 ** 5, 1, fix_sentence_endings=True)",
        "import textwrap\ntextwrap.wrap(' ' * 10 ** 6 + 'a', 5, drop_whitespace=False)", "import textwrap\ntextwrap.wrap('a' * 10 ** 6, 1, break_long_words=False) + boom()",
        "import textwrap\ntextwrap.indent('a\\n' * 10 ** 5, 'x', lambda l: 1 / 0)", "import textwrap\ntextwrap.indent('a\\n' * 10 ** 5, 'x' * 100, f)",
        "import textwrap\ntextwrap.indent('a', 'x', evil)", "import textwrap\ntextwrap.shorten('a ' * 10 ** 5, 10 ** 5, initial_indent='x' * 10 ** 6)",
        "import json\ntry: json.loads('x')\nexcept json.JSONDecodeError as e: e.doc", "import json\njson.JSONDecodeError('a', evil, 1)",
        "import json\nraise json.JSONDecodeError('a', 'b' * 10 ** 5, 10 ** 4)", "import statistics\nraise statistics.StatisticsError(f)",
        "import decimal\ntry: decimal.Decimal('x')\nexcept decimal.InvalidOperation as e: e.args[0][0]()",
        "import decimal\ndecimal.Decimal((0, (1,), evil))", "import decimal\ndecimal.Decimal((evil, (1,), 0))", "import decimal\ndecimal.Decimal((0, (evil,), 0))",
        "import decimal\ntry: decimal.Decimal('x')\nexcept decimal.InvalidOperation as e: z = e.args[0][0]\nf(z)",
        "import decimal\ntry: decimal.Decimal('x')\nexcept decimal.InvalidOperation as e: z = e.args\nz", "import re\nre.compile('(?:a?){500}a{500}').match('a' * 500) and boom()",
        "import re\nre.match('(a{1,30}){1,30}$', 'a' * 100 + 'b')", "import re\nre.match('(?:(?:(?:a{1,9}){1,9}){1,9}){1,9}b', 'a' * 1000)",
        "import re\nre.sub('a*?', 'b' * 1000, 'a' * 10 ** 5)", "import re\nre.findall('(?=(.*))', 'a' * 10 ** 5)", "import re\nre.split('(?=a)', 'a' * 10 ** 6)",
        "import re\nre.match('(?i)' + 'ſ' * 4000, 'S' * 4000) and boom()", "import re\nre.compile('[' + ''.join(chr(i) + '-' + chr(i + 1) for i in range(100, 4000, 2)) + ']')",
        "import re\n[re.compile(str(i) * 500) for i in range(10 ** 5)]", "import re\nre.sub('(a)', r'\\1' * 2000, 'a' * 10 ** 5)", "import re\nre.sub('(a+)', r'\\1' * 1000, 'a' * 10 ** 5)",
        "import re\nre.sub('a', lambda m: 'b' * 10 ** 5, 'a' * 10 ** 5)", "import re\nre.search('(?<!a{0})b{0}(c|d)*e', 'c' * 10 ** 5)",
        "import re\nre.search('(x+x+)+y', 'x' * 10 ** 5)", "import re\nre.search(r'\\b(\\w+)(\\s+\\w+)*\\1$', 'ab ' * 3000)",
        "import datetime\ndatetime.datetime.max + datetime.timedelta(1)", "import datetime\ndatetime.timedelta.max * 2", "import datetime\ndatetime.timedelta(1) * 10 ** 300",
        "import datetime\ndatetime.timedelta(1) * 1e308", "import datetime\ndatetime.timedelta(1) / 1e-308", "import datetime\ndatetime.datetime.min.astimezone()",
        "import datetime\ndatetime.datetime.fromtimestamp(1e18)", "import datetime\ndatetime.datetime.min.timestamp()",
        "import datetime\ndatetime.datetime(1, 1, 1, tzinfo=datetime.timezone.max).astimezone(datetime.timezone.min)", "import datetime\ndatetime.date.min - datetime.timedelta(1)",
        "import datetime\ndatetime.datetime.now().strftime('%Y' * 10 ** 5)", "import datetime\ndatetime.datetime.now().strftime('\\ud800')",
        "import datetime\ndatetime.datetime.now().strftime('%\\x00')  + boom()", "import random\nrandom.sample(range(10 ** 18), 10 ** 6)",
        "import random\nrandom.choices('ab', weights=[0, 0])", "import random\nrandom.choices('ab', weights=[1e308, 1e308])",
        "import random\nrandom.vonmisesvariate(0, 1e-300) + boom()", "import random\nrandom.binomialvariate(10 ** 9, 0.5) + boom()",
        "import random\nrandom.expovariate(5e-324) + boom()", "import random\nrandom.randrange(10 ** 1000) + boom()",
        "import uuid\nuuid.uuid5(uuid.NAMESPACE_DNS, 'x' * 10 ** 6) and boom()", "import uuid\nuuid.UUID('x' * 10 ** 6)",
        "import uuid\nuuid.UUID('{' * 10 ** 5 + '1' * 32)  and boom()", "b'a'.hex(evil)", "(b'a' * 10 ** 6).hex(':', 1)", "'aaa'.translate({97: 'b' * 10 ** 6})",
        "str.maketrans({'a': 'b'}, evil)", "int('9' * 4300)", "int('9' * 4301)", "str(10 ** 5000)", "int('٩' * 2600)", "int(' ' * 10 ** 6 + '1') + boom()",
        "float('1' * 10 ** 6) + boom()", "float('nan' * 10 ** 5)", "complex('1' * 10 ** 6) + boom()", "bytes([1] * 10 ** 6) + boom()", "bytes('é' * 10 ** 6, 'utf-32')",
        "('a' * 10 ** 6).encode('utf-16').decode('utf-16').encode('utf-32') + boom()", "'a'.join(['b'] * 10 ** 6)", "''.join(['é' * 1000] * 1000 * 10)", "'ab'.split('')",
        "('a' * 1000).split('a') * 10 ** 6", "[('a' * 10 ** 6).rsplit('a', 5) for _ in range(10 ** 5)]", "('a' * 10 ** 6).partition('b')[0] * 2",
        "[('a' * 10 ** 6).strip('x' * 10 ** 6) for _ in range(10 ** 3)]", "r = range(10 ** 18)\n10 ** 18 + 0.5 in r",
        "from functools import cache\ng = cache(lambda *a: a)\nfor i in range(10 ** 9): g(i * (2 ** 61 - 1))",
        "from functools import lru_cache\ng = lru_cache(10 ** 30)(lambda *a: a)\nfor i in range(10 ** 9): g(i)", "from itertools import tee\n[tee([]) for _ in range(10 ** 6)]",
        "[('ab' * 5 * 10 ** 5).strip('c' * 5 * 10 ** 5 + 'ab')]", "[('aé' * 10 ** 5).lstrip('ç' * 10 ** 5 + 'aé')]", "[(b'ab' * 4 * 10 ** 5).rstrip(b'c' * 5 * 10 ** 5 + b'ab')]",
        "import re\nre.error('a', evil, 1)", "import json\njson.JSONDecodeError(sly, sly, 1)", "import json\njson.JSONDecodeError('a', [evil], 1)",
        "xs = list(range(10 ** 5))\nwhile True: xs.insert(0, 1)", "xs = list(range(10 ** 5))\nwhile True: xs[0:0] = [1]", "x = 3 ** 2500\nwhile True: str(x)",
        "import math\nwhile True: math.comb(4000, 2000)",
    ],
    "uncharged-results": [
        *(f"x = 2 ** 4095 - 1\n[{each} for _ in range(10 ** 6)]" for each in [
            "x >> 1", "x | 1", "x & x - 1", "~x", "-x", "x % (x - 1)", "x // 3", "x - (x - 2 ** 70)", "x ^ (x ^ 2 ** 70)", "abs(-x)", "divmod(x, 3)", "pow(3, 2000, x)", "bin(x)", "hex(x)", "oct(x)",
        ]),
        *(f"[{each} for _ in range(10 ** 6)]" for each in ["int(1e308)", "round(1e308)", "(5e-324).as_integer_ratio()", "(1e308).hex()", "'%d' % 1e308"]),
        *(f"from collections import Counter, OrderedDict, defaultdict, deque\nd = defaultdict({kind})\nfor i in range(10 ** 6): d[i]"
          for kind in ["deque", "OrderedDict", "set", "Counter"]),
        "import math\n[math.floor(1e308) for _ in range(10 ** 6)]", "import math\nx = 2 ** 4095\n[math.isqrt(x) for _ in range(10 ** 6)]",
        "x = 2 ** 4095 - 1\nx %= 2 ** 70\nxs = []\nwhile True:\n y = 2 ** 4095 - 1\n y -= 2 ** 4095 - 2 ** 70\n xs.append(y)",
        "import fractions\nF = fractions.Fraction(1, 2 ** 4000)\n[-F for _ in range(10 ** 6)]",
        "import fractions\nF = fractions.Fraction(1, 3)\n[F.real for _ in range(10 ** 6)]",
        "import fractions\nF = fractions.Fraction(2 ** 2000, 3 ** 1200)\n[F.limit_denominator(10 ** 300) for _ in range(10 ** 6)]",
        "import decimal\nD = decimal.Decimal('1' * 1000)\n[D.copy_abs() for _ in range(10 ** 6)]",
        "import uuid\nu = uuid.uuid4()\n[u.urn for _ in range(10 ** 6)]", "a = np.zeros((300, 300, 5))\n[a.shape for _ in range(10 ** 6)]",
        "import re\np = re.compile(''.join(f'(?P<a{i}>)' for i in range(490)))\n[p.groupindex for _ in range(10 ** 5)] + boom()",
        "from operator import itemgetter\n[itemgetter(0) for _ in range(10 ** 6)]",
        "from functools import cmp_to_key\n[cmp_to_key(len) for _ in range(10 ** 6)]",
        "from functools import lru_cache\n[lru_cache(5) for _ in range(10 ** 6)]", "set().union(*[[1]] * 900000) and boom()",
        "set().union(*[[1, 2, 3, 4, 5]] * 200000) and boom()", "s = {1}\ns.update(*[[1, 2, 3, 4, 5]] * 200000)\nboom()", "zip(*[[1]] * 900000)",
        "map(max, *[[1]] * 900000)", "import itertools\nlist(itertools.zip_longest(*[[1]] * 900000))", "[moment.isoformat() for _ in range(10 ** 6)]",
        "[moment.ctime() for _ in range(10 ** 6)]",
    ],
    "passes": [
        *(_SAME_HASHES + each for each in ["while True: s == t", "while True: s <= t", "while True: s &= t", "while True: s ^= t", "while True: s |= t", "while True: s.union(t, t, t, t, t)", "while True: s.isdisjoint(t)"]),
        *(_SAME_HASHES + each for each in [
            "e = {**d}\nwhile True: d.update(e)", "del d[0]\nwhile True: d.copy()", "del d[0]\nwhile True: dict(d)", "del d[0]\nwhile True: {**d}", "while True: d.keys() == d.keys()", "while True: d.items() >= d.items()",
            "from collections import OrderedDict\no = OrderedDict(d)\nwhile True: o.update(d)", "from collections import defaultdict\no = defaultdict(int, d)\nwhile True: o |= d", "from collections import Counter\no = Counter(d)\nwhile True: o += o",
        ]),
        *(f"p = 2 ** 61 - 1\ns = {{i * p for i in range(1200)}}\nt, u = set([*s]), {{i * p for i in range(1, 1201)}}\n{each} and boom()" for each in [
            "s.union(*[t] * 200)", "s.union(*[{*[i]} | t for i in range(200)])", "s.intersection(*[t] * 200)", "s.difference(*[{i * p for i in range(1201, 2401)}] * 200)",
            "d = dict.fromkeys(s, 1)\n{" + "**d, " * 300 + "}",             "([s] * 600 == [t] * 600)", "([s] * 600 < [t] * 600) or boom()", "(s in [u] * 600) or boom()", "([dict.fromkeys(s)] * 300 == [dict.fromkeys(t)] * 300)",
            "({(i, frozenset(s)) for i in range(300)} == {(i, frozenset(t)) for i in range(300)})", "([{(i,) for i in s}] * 300 == [{(i,) for i in t}] * 300)",
            "([{i: color for i in s}] * 300 == [{i: color for i in t}] * 300)", "({**{i: color for i in s}, 1: [s] * 600} == {**{i: color for i in t}, 1: [t] * 600})",
        ]),
        *(f"import decimal\nD = decimal.Decimal(2 ** 4000)\n{each} or boom()" for each in [
            "[D] * 400000 != [2 ** 4000] * 400000", "D in [2 ** 3999] * 400000", "2 ** 3999 in [D] * 400000", "[D] * 400000 < [2 ** 4000] * 400000", "(2 ** 4000,) * 100000 in {(D,) * 100000: 1}",
        ]),
        "np.nanpercentile(np.zeros((2, 200000)), 50, axis=0)", "np.nanquantile(np.zeros((2, 2, 200000)), 0.5, axis=(0, 1))", "np.nanmedian(np.zeros((1, 900000)), axis=0)",
        "s = set(range(200000))\nt = set(range(200000))\nwhile True: s == t", "t = ('a',) * 900000\nwhile True: 'b'.startswith(t)",
        "t = ('a' * 10 ** 5 + 'ba',) * 900000\n('a' * 10 ** 6).startswith(t) + boom()", "try: boom()\nexcept ClaimedError: pass", "match point:\n case ClaimedError(): pass\n case _: boom()", "t = (int,) * 900000\nwhile True: isinstance('a', t)",
        "t = (ValueError,) * 900000\nwhile True:\n try: 1 / 0\n except t: pass\n except ZeroDivisionError: pass", "('a' * 10 ** 6).rfind('ab' + 'a' * 500000)",
        "('a' * 10 ** 6).rindex('ab' + 'a' * 500000)", "('a' * 10 ** 6).rpartition('ab' + 'a' * 500000)", "('a' * 10 ** 6).rsplit('ab' + 'a' * 500000)",
        "(b'a' * 10 ** 6).rfind(b'ab' + b'a' * 500000)", "import re\nre.search('a*ab' + 'a' * 4500, 'a' * 10 ** 6) or boom()",
        "import fractions\nF = [fractions.Fraction(i, 7) for i in range(50)]\nsorted([F[i * 7919 % 50] for i in range(150000)]) + boom()",
        "import fractions, statistics\nF = [fractions.Fraction(i, 7) for i in range(50)]\nstatistics.median([F[i * 7919 % 50] for i in range(90000)]) + boom()",
        "import fractions\nhash((fractions.Fraction(1, 2 ** 4000),) * 900000) and boom()",
        "import fractions\n0.25 in [fractions.Fraction(1, 2)] * 900000 or boom()", "import uuid\nsorted([uuid.uuid4() for i in range(50)] * 4000) + boom()",
        "from collections import namedtuple\nnamedtuple('P', [f'f{i}' for i in range(50000)]) and boom()",
        "from collections import namedtuple\nnamedtuple('P', [f'f{i}' for i in range(20000)] + ['f19999'])",
        "from collections import namedtuple\nP = namedtuple('P', [f'f{i}' for i in range(9000)])\nP(**{f'f{i}': 1 for i in range(9000)}) + boom()",
    ],
    "messages": [
        *(f"import fractions, json\nxs = [fractions.Fraction(1, 2 ** 4000)] * 900000\n{each}" for each in ["str(xs)", "f'{xs}'", "'%s' % (xs,)", "print(xs)", "json.dumps(xs)"]),
        *(_LONG_ZONE + each for each in ["str([z] * 900000)", 'f"{z:{\'%Z\' * 490000}}"', "format(z, '%Z' * 490000)"]),
        "str([range(10 ** 37, 10 ** 38, 10 ** 36)] * 900000)", "import datetime\nstr([datetime.timedelta.max] * 900000)",
        "import uuid\nstr([uuid.uuid4()] * 900000)", 'f"{moment:{\'%c\' * 490000}}"', "str(ValueError(['a' * 10 ** 6] * 98)) + boom()",
        "str(ValueError([['a' * 10 ** 6] * 98] * 98)) + boom()", "raise ValueError([['a' * 10 ** 6] * 98] * 98)", "raise OSError(['a' * 10 ** 6] * 98, 1)",
        "raise OSError(1, 'a', ['a' * 10 ** 6] * 98)", "import decimal\nraise decimal.InvalidOperation([['a' * 10 ** 6] * 98] * 98)",
        "import statistics\nraise statistics.StatisticsError([['a' * 10 ** 6] * 98] * 98)", "raise OSError(1, 'a', [evil])",
        "e = ValueError(*['a'] * 300000)\nwhile True: str(e)", "e = ValueError([1] * 900000)\nwhile True: f'{e}'", "raise Exception([evil])",
        "import statistics\nraise statistics.StatisticsError(evil)",
        "own = []\ne = ValueError(own)\ny = [1]\nfor i in range(9): y = [y] * 99\nown.append(y)\nstr(e) + boom()",
        "own = []\ne = ValueError(own)\nown.append(own)\nraise e", "own = []\ne = KeyError(own)\nown.append(own)\nraise e",
        "own = [1]\nfor i in range(40): own = [own, own]\nraise ValueError(own)",
    ],
    "re-entered": [
        *(_MODULES + each for each in [
            "a, b = itertools.tee([1])\nc = itertools.chain(a, (next(c) for _ in [1]))\nlist(c)",
            "g = itertools.groupby(range(10 ** 9), lambda x: next(g))\nlist(g)",
            "k = functools.cmp_to_key(operator.lt)\na = functools.reduce(lambda a, b: k(a), range(10 ** 5), 0)\na < k(a)",
            "k = functools.cmp_to_key(lambda a, b: f)\nsorted([1, 2], key=k)", "k = functools.cmp_to_key(lambda a, b: 'x')\nsorted([1, 2], key=k)",
            "d = defaultdict(lambda: d['x'])\nd['x']", "d = defaultdict(lambda: [d])\nd[1]\nd", "d = defaultdict(lambda: d)\nd[1][2]\nd",
            "d = defaultdict(defaultdict)\nd[1][2]", "d = defaultdict(f)\nd[1]\nd.default_factory", "d = OrderedDict(a=1, b=2)\nfor k in d: d.clear()\nboom()",
            "d = OrderedDict((i, 1) for i in range(1000))\nfor k in d:\n d.popitem()\n d.popitem(last=False)",
            "q = deque(range(10))\nsorted(q, key=lambda x: q.clear())\nboom()", "q = deque([1])\nfor x in q: q.append(x)", "c = Counter(a=evil)\nc + c",
            "c = Counter(a=2 ** 4000)\nwhile True: c += c", "c = Counter(a=10 ** 9)\nlist(c.elements())",
            "functools.reduce(lambda a, b: functools.partial(a), range(10 ** 5), len)([])", "functools.reduce(lambda a, b: (lambda: a), range(10 ** 6), 0)()",
            "functools.reduce(lambda a, b: iter(a), range(10 ** 6), [1])", "functools.reduce(lambda a, b: operator.itemgetter(a), range(10 ** 6), 0)",
        ]),
        "g = (next(g) for _ in [1])\nlist(g)", "def h(): return next(g)\ng = map(lambda _: h(), [1])\nlist(g) or boom()", "g = map(next, iter(lambda: g, 1))\nlist(g)", "g = iter(lambda: next(g), 1)\nlist(g)", "g = filter(next, iter(lambda: g, 1))\nnext(g)", "g = map(list, iter(lambda: g, 1))\nnext(g)", "from functools import partial\ng = iter(partial(lambda: next(g)), 1)\nnext(g)", "d = {}\nd[1] = map(d.get, iter(lambda: next(d[1]), 1))\nlist(d[1])",
        "own = []\nit = iter(own)\nown.append(it)\n[list(it), boom()]", "own = []\nown.append(map(lambda x: own, own))\n[own, boom()]",
        "own = [1]\ng = (own.append(x) for x in own)\ng",
    ],
} | COST_FAMILIES | LANGUAGE_PROGRAM_FAMILIES  # fmt: skip
"""Attacks that need statements."""

ATTACKS = [(family, text) for family, texts in FAMILIES.items() for text in texts]
PROGRAM_ATTACKS = [(family, text) for family, texts in PROGRAM_FAMILIES.items() for text in texts]

LIMITS = Limits(time_s=0.05)
"""Little time: what a text reaches in more is measured in `measuring.py`."""

SANDBOX = Sandbox(CONTEXT, limits=LIMITS, order_of=order_of)
PROGRAMS = Sandbox(CONTEXT, policy=Policy.PROGRAMS, limits=LIMITS, order_of=order_of)
