"""`@dataclass`: the methods that it gives a class, written out as the class statement could have them.

They are nodes of the syntax tree at the place of the class, so that they are checked, and do at the run, what any other
method of a program does. `x: int = 1` is a parameter of `__init__` with this default; a factory is called in `__init__`
where no value is given for its field.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.checking.names import dotted_name, is_member
from lightfc_sandbox.values.opened import BINARY

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker

MAX_FIELDS = 500
"""Fields of all dataclasses of a program: for each of them some ten nodes are made, again where it is inherited."""

_OPTIONS: Mapping[str, bool] = {
    "init": True,
    "repr": True,
    "eq": True,
    "order": False,
    "frozen": False,
    "kw_only": False,
}
_WITHOUT_EFFECT = frozenset({"slots", "match_args", "weakref_slot"})
_OF_FIELD: Mapping[str, bool] = {"init": True, "repr": True, "compare": True, "kw_only": False}
_ORDERED: Mapping[str, str] = {"__lt__": "<", "__le__": "<=", "__gt__": ">", "__ge__": ">="}


class Field:
    """What is written of one field of a dataclass."""

    __slots__ = ("default", "factory", "name", "node", "options")

    def __init__(self, name: str, node: ast.AST, options: dict[str, bool]) -> None:
        self.name, self.node, self.options = name, node, options
        self.default: ast.expr | None = None
        self.factory: ast.expr | None = None

    def parameter(self) -> str:
        """The parameter of `__init__`; `...` stands for a default."""
        return self.name if self.default is None and self.factory is None else f"{self.name}=..."


class DataClass:
    """What a decorator makes of a class: its fields, those of the class above it first, and the statements it holds.

    Attributes:
        inherited: How many of the fields are those of the class above it.
        prepares: It has a `__post_init__`.
    """

    __slots__ = ("body", "fields", "frozen", "inherited", "prepares")

    def __init__(self, fields: Sequence[Field], inherited: int, body: list[ast.stmt]) -> None:
        self.fields, self.inherited, self.body = fields, inherited, body
        self.frozen = self.prepares = False


def data_class(c: Checker, node: ast.ClassDef, decorator: ast.expr) -> DataClass | None:
    """What `@dataclass` makes of a class; None where that is refused."""
    options = _options(c, decorator)
    base = dotted_name(node.bases[0]) if node.bases else None
    above: DataClass | None = c.data_classes.get(base) if base is not None else None
    known = {each.name: each for each in (above.fields if above is not None else ())}
    own, body = _own_fields(c, node, options)
    found = DataClass([*(known | own).values()], len(known), body)
    c.fields += len(found.fields)
    if c.fields > MAX_FIELDS:
        said = f"the dataclasses of a program have no more than {MAX_FIELDS} fields in all, those that they inherit too"
        c.refuse("forbidden-node", said, node, "a dict, or fewer classes")
        return None
    if not _is_in_order(c, found.fields):
        return None
    found.frozen = options["frozen"]
    _add_methods(node, found, options, above)
    c.data_classes = {**c.data_classes, node.name: found}
    return found


def _add_methods(node: ast.ClassDef, found: DataClass, options: Mapping[str, bool], above: DataClass | None) -> None:
    """Add the methods that are made of the fields to those that the class has."""
    body = found.body
    defined = {each.name for each in body if isinstance(each, ast.FunctionDef)}
    found.prepares = "__post_init__" in defined or (above is not None and above.prepares)
    made_of = [each for each in _methods(found, options) if each.name not in defined]
    _place(made_of, node)
    for method in made_of:
        _fill(method, found)
    body += made_of


def _own_fields(c: Checker, node: ast.ClassDef, options: Mapping[str, bool]) -> tuple[dict[str, Field], list[ast.stmt]]:
    """The fields that stand in a class, and the statements that are left of it."""
    own: dict[str, Field] = {}
    body: list[ast.stmt] = []
    for each in node.body:
        if not isinstance(each, ast.AnnAssign) or not isinstance(each.target, ast.Name) or _is_of_class(each):
            body.append(each)
            continue
        own[each.target.id] = made = _field_of(c, each, each.target.id, options)
        if isinstance(made.default, ast.Constant):
            body.append(ast.copy_location(ast.Assign([ast.Name(made.name, ast.Store())], made.default), each))
    return own, body


def _options(c: Checker, decorator: ast.expr) -> dict[str, bool]:
    """The options of a decorator, all of which are written out."""
    options = dict(_OPTIONS)
    if not isinstance(decorator, ast.Call):
        return options
    if decorator.args:
        c.refuse("forbidden-argument", "dataclass takes its options by name", decorator, "@dataclass(frozen=True)")
    for each in decorator.keywords:
        value = each.value.value if isinstance(each.value, ast.Constant) else None
        if type(value) is not bool or each.arg is None or each.arg not in options.keys() | _WITHOUT_EFFECT:
            told = ", ".join(f"{name}=True" for name in options)
            c.refuse(
                "forbidden-argument", f"dataclass does not take {each.arg}= here, or not with this value", each, told
            )
        else:
            options[each.arg] = value
    return options


def _is_of_class(node: ast.AnnAssign) -> bool:
    """Whether an annotation says `ClassVar`."""
    told = node.annotation.value if isinstance(node.annotation, ast.Subscript) else node.annotation
    return (dotted_name(told) or "").rpartition(".")[2] == "ClassVar"


def _field_of(c: Checker, node: ast.AnnAssign, name: str, options: Mapping[str, bool]) -> Field:
    made, value = Field(name, node, {**_OF_FIELD, "kw_only": options["kw_only"]}), node.value
    if not isinstance(value, ast.Call) or not is_member(c, value.func, "dataclasses.field"):
        made.default = value
        if isinstance(value, ast.List | ast.Dict | ast.Set):
            factory = type(value).__name__.lower()
            said = f"mutable default <class {factory!r}> for field {name} is not allowed: use default_factory"
            c.refuse("forbidden-argument", said, value, f"field(default_factory={factory})")
        return made
    for each in value.keywords:
        given = each.value.value if isinstance(each.value, ast.Constant) else None
        if each.arg == "default":
            made.default = each.value
        elif each.arg == "default_factory":
            made.factory = each.value
        elif each.arg in made.options and type(given) is bool:
            made.options[each.arg] = given
        elif each.arg not in {"metadata", "hash"}:
            told = f"default, default_factory, and {', '.join(_OF_FIELD)} as True or False"
            c.refuse(
                "forbidden-argument", f"field() does not take {each.arg}= here, or not with this value", each, told
            )
    return made


def _is_in_order(c: Checker, fields: Sequence[Field]) -> bool:
    last: Field | None = None
    for each in fields:
        if not each.options["init"] or each.options["kw_only"]:
            continue
        if each.default is not None or each.factory is not None:
            last = each
        elif last is not None:
            said = f"non-default argument {each.name!r} follows default argument {last.name!r}"
            c.refuse("syntax", said, each.node, "the fields without a default first")
            return False
    return True


def _methods(made: DataClass, options: Mapping[str, bool]) -> Iterator[Any]:
    """The methods that are made of the fields."""
    texts = [_init(made)] if options["init"] else []
    if options["repr"]:
        shown = ", ".join(f"{each.name}={{self.{each.name}!r}}" for each in made.fields if each.options["repr"])
        texts.append(f"def __repr__(self): return f'{{self.__class__.__name__}}({shown})'")
    for text in [*texts, *_comparisons(made, options)]:
        yield from ast.parse(text).body


def _comparisons(made: DataClass, options: Mapping[str, bool]) -> Iterator[str]:
    compared = [each.name for each in made.fields if each.options["compare"]]
    if options["eq"]:
        yield _comparison("__eq__", "==", compared)
    if options["eq"] and options["frozen"]:
        yield f"def __hash__(self): return hash({_row('self', compared)})"
    if options["order"]:
        yield from [_comparison(name, symbol, compared) for name, symbol in _ORDERED.items()]


def _row(owner: str, names: Sequence[str]) -> str:
    return f"({''.join(f'{owner}.{each}, ' for each in names)})"


def _comparison(name: str, symbol: str, compared: Sequence[str]) -> str:
    value = f"{_row('self', compared)} {symbol} {_row('other', compared)}"
    return f"def {name}(self, other): return {value} if other.__class__ is self.__class__ else NotImplemented"


def _init(made: DataClass) -> str:
    given = [each for each in made.fields if each.options["init"]]
    positional = [each.parameter() for each in given if not each.options["kw_only"]]
    named = [each.parameter() for each in given if each.options["kw_only"]]
    lines = [_assignment(each) for each in made.fields if each.factory is not None or each.options["init"]]
    if made.prepares:
        lines.append("    self.__post_init__()")
    parameters = ", ".join(["self", *positional, *(["*", *named] if named else [])])
    return "\n".join([f"def __init__({parameters}):", *lines, "    pass"])


def _assignment(field: Field) -> str:
    """What gives a field its value; one that is no parameter and has no factory has the value of the class."""
    value, name = field.name, field.name
    if field.factory is not None:
        value = f"{_FACTORY}() if {name} is ... else {name}" if field.options["init"] else f"{_FACTORY}()"
    return f"    self.{name} = {value}"


def _fill(method: ast.FunctionDef, made: DataClass) -> None:
    """Put the defaults and the factories into an `__init__`, as they are written in the class."""
    if method.name != "__init__":
        return
    factories = iter([each.factory for each in made.fields if each.factory is not None])
    for part in ast.walk(method):
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == _FACTORY:
            part.func = next(factories)
    _fill_defaults(method.args, {each.name: each.default for each in made.fields if each.default is not None})


def _fill_defaults(args: ast.arguments, known: Mapping[str, ast.expr]) -> None:
    last = args.args[len(args.args) - len(args.defaults) :]
    args.defaults = [known.get(arg.arg, default) for arg, default in zip(last, args.defaults, strict=True)]
    named = zip(args.kwonlyargs, args.kw_defaults, strict=True)
    args.kw_defaults = [default and known.get(arg.arg, default) for arg, default in named]


_FACTORY = "__factory__"
"""Stands for the factory of a field, each in its place."""


_FROM: Mapping[str, Mapping[str, str]] = {
    "__lt__": {"__gt__": "not ({}) and self != other", "__le__": "{} or self == other", "__ge__": "not ({})"},
    "__le__": {"__ge__": "not ({}) or self == other", "__lt__": "{} and self != other", "__gt__": "not ({})"},
    "__gt__": {"__lt__": "not ({}) and self != other", "__ge__": "{} or self == other", "__le__": "not ({})"},
    "__ge__": {"__le__": "not ({}) or self == other", "__gt__": "{} and self != other", "__lt__": "not ({})"},
}
"""What each comparison says in terms of another one, which stands for `{}`, as `functools.total_ordering` has it."""


def ordered(c: Checker, node: ast.ClassDef, body: Sequence[ast.stmt]) -> list[ast.stmt]:
    """The statements of a class that has all comparisons by one of them: `@total_ordering`."""
    defined = {each.name for each in body if isinstance(each, ast.FunctionDef)}
    root = next((each for each in _FROM if each in defined), None)
    if root is None:
        said = "total_ordering makes the comparisons by one of them, and there is none"
        c.refuse("forbidden-node", said, node.decorator_list[0], "def __lt__(self, other): …")
        return [*body]
    made: list[ast.stmt] = []
    for name, value in _FROM[root].items():
        if name not in defined:
            text = value.format(f"self {_ORDERED[root]} other")
            made += ast.parse(f"def {name}(self, other): return {text}").body
    _place(made, node)
    return [*body, *made]


def _place(statements: Sequence[ast.stmt], node: ast.ClassDef) -> None:
    """Give what is made for a class its place in the text."""
    for part in (part for each in statements for part in ast.walk(each)):
        if "lineno" in part._attributes:
            ast.copy_location(part, node.body[0])


_OF_ENUM: Mapping[str, str] = {
    "__repr__": "f'<{self.__class__.__name__}.{self._name_}: {self._value_!r}>'",
    "__str__": "f'{self.__class__.__name__}.{self._name_}'",
}
_OF_VALUE: Mapping[str, str] = {
    "__str__": "str(self._value_)", "__format__": "format(self._value_, other)", "__hash__": "hash(self._value_)",
    **{name: f"self._value_ {symbol} {{}}" for name, symbol in {"__eq__": "==", **_ORDERED}.items()},
    **{f"__{name}__": f"self._value_ {symbol} {{}}" for symbol, name in BINARY.items()},
    **{f"__r{name}__": f"{{}} {symbol} self._value_" for symbol, name in BINARY.items()},
    "__int__": "self._value_", "__float__": "float(self._value_)", "__bool__": "bool(self._value_)",
    "__neg__": "-self._value_", "__abs__": "abs(self._value_)",
}  # fmt: skip
"""The methods of enums whose members count as their values; `{}` is the value of the other operand."""

_WITH_ONE = frozenset({"__repr__", "__str__", "__hash__", "__int__", "__float__", "__bool__", "__neg__", "__abs__"})


def of_enum(node: ast.ClassDef, kind: str) -> list[ast.stmt]:
    """The statements of an enum, with the methods that it has from the class of `enum` that it derives from."""
    methods = {**_OF_ENUM, **({} if kind == "enum.Enum" else _OF_VALUE)}
    if kind == "str":
        methods |= {"__str__": _OF_ENUM["__str__"], "__format__": "format(str(self), other)"}
    defined = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    other = "(other._value_ if other.__class__ is self.__class__ else other)"
    methods = {name: value.replace("{}", other) for name, value in methods.items() if name not in defined}
    texts = [
        f"def {name}(self{'' if name in _WITH_ONE else ', other'}): return {value}" for name, value in methods.items()
    ]
    made = [each for text in texts for each in ast.parse(text).body]
    _place(made, node)
    return [*node.body, *made]
