"""`@dataclass`: the methods that it gives a class, written out as the class statement could have them.

They are nodes of the syntax tree at the place of the class, so that they are checked, and do at the run, what any other
method of a program does. A default is evaluated where it stands in the class, once; so is a factory, which `__init__`
calls where no value is given for its field. The class keeps both under names that no text can write.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.checking.names import dotted_name, is_member
from lightfc_sandbox.checking.scope import bound_names, own_nodes
from lightfc_sandbox.parsing.parse import tree_of
from lightfc_sandbox.parsing.source import location, nodes_below
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.data_objects import prepare
from lightfc_sandbox.values.kinds import Builtin

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker

MAX_FIELDS = 500
"""Fields of all dataclasses of a program: for each of them some ten nodes are made, again where it is inherited. So are
for each two methods, which count as one field."""

_OPTIONS: Mapping[str, bool] = {
    **dict.fromkeys(("init", "repr", "eq"), True),
    **dict.fromkeys(("order", "frozen", "kw_only", "unsafe_hash", "slots"), False),
}
_WITHOUT_EFFECT = frozenset({"match_args", "weakref_slot"})
_OF_FIELD: Mapping[str, bool] = {"init": True, "repr": True, "compare": True, "kw_only": False}
ORDERED: dict[str, str] = {"__lt__": "<", "__le__": "<=", "__gt__": ">", "__ge__": ">="}
_MADE_BY: Mapping[str, Iterable[str]] = {
    "order": ORDERED, "unsafe_hash": ["__hash__"], "frozen": ["__setattr__", "__delattr__"], "slots": ["__slots__"],
}  # fmt: skip
"""What an option makes that the class must not have itself; all else that it has is left as it is."""

_NUMBERS = count()
_NOTHING: Mapping[str, Any] = {}


class Field:
    """What is written of one field of a dataclass; `kept` is the name of its default or factory in the class.

    One that is `passed` is none of the objects: `__init__` hands it on to `__post_init__`.
    """

    __slots__ = ("default", "factory", "hashed", "kept", "name", "node", "options", "passed")

    def __init__(self, name: str, node: ast.AST, options: dict[str, bool]) -> None:
        self.name, self.node, self.options = name, node, options
        self.kept = f" {name} {next(_NUMBERS)}"
        self.passed = False
        self.default: ast.expr | None = None
        self.factory: ast.expr | None = None
        self.hashed: bool | None = None  # as it is compared

    @property
    def has_default(self) -> bool:
        """Whether a value need not be given."""
        return self.default is not None or self.factory is not None

    @property
    def is_hashed(self) -> bool:
        """Whether it is part of the hash of an object."""
        return self.is_compared if self.hashed is None else self.hashed

    @property
    def is_compared(self) -> bool:
        """Whether it is part of comparisons."""
        return self.options["compare"]


class DataClass:
    """What a decorator makes of a class: its fields, those of the class above it first, and the statements it holds.

    Attributes:
        names: The names of the fields.
        positional: Those that `__init__` takes by position.
        above: That of the class above it, if it is one of a dataclass.
        frozen: They are assigned once.
        prepares: It has a `__post_init__`; None: a class of another kind above it may have one.
    """

    __slots__ = ("above", "body", "fields", "frozen", "names", "positional", "prepares")

    def __init__(self, fields: Sequence[Field], above: DataClass | None, body: list[ast.stmt], *, frozen: bool) -> None:
        self.fields, self.above, self.body, self.frozen = fields, above, body, frozen
        self.names = [each.name for each in fields if not each.passed]
        self.positional = [each.name for each in fields if each.options["init"] and not each.options["kw_only"]]
        self.prepares: bool | None = False


def data_class(c: Checker, node: ast.ClassDef, decorator: ast.expr) -> DataClass | None:
    """What `@dataclass` makes of a class; None where that is refused."""
    options = _options(c, decorator)
    bases = [each for each in map(c.data_classes.get, (place_of(c, base) for base in node.bases)) if each is not None]
    if len(bases) > 1:
        c.refuse("forbidden-node", "a dataclass derives from at most one other", node, "class A(B): …")
        return None
    above: DataClass | None = bases[0] if bases else None
    known = {each.name: each for each in (above.fields if above is not None else ())}
    own, body = _own_fields(c, node, options)
    found = DataClass([*(known | own).values()], above, body, frozen=options["frozen"])
    if not may_be_made(c, node, len(found.fields)):
        return None
    if not _is_in_order(c, found.fields) or _has_what_is_made(c, node, options):
        return None
    _add_methods(c, node, found, options)
    c.data_classes = {**c.data_classes, place_in(c, node): found}
    return found


def may_be_made(c: Checker, node: ast.ClassDef, fields: int) -> bool:
    """Whether a class may have so many fields, or twice as many methods, that are made for it."""
    c.fields += fields
    if c.fields > MAX_FIELDS:
        said = f"dataclasses and enums have no more than {MAX_FIELDS} fields in all, and two methods count as one field"
        c.refuse("forbidden-node", said, node, "a dict, or fewer classes")
    return c.fields <= MAX_FIELDS


def made_methods(c: Checker, node: ast.ClassDef, texts: Sequence[str]) -> list[ast.stmt]:
    """The methods that are made for a class, none where there are too many."""
    return written(node, texts) if may_be_made(c, node, len(texts) // 2) else []


def _has_what_is_made(c: Checker, node: ast.ClassDef, options: Mapping[str, bool]) -> bool:
    """Whether a class has itself what one of its options makes."""
    defined = bound_names(own_nodes(node.body))
    for option, name in ((option, name) for option, names in _MADE_BY.items() if options[option] for name in names):
        if name in defined:
            c.refuse("forbidden-node", f"{option}=True makes the {name} of {node.name}, which has one", node, "either")
            return True
    return False


def place_in(c: Checker, node: ast.ClassDef) -> Any:
    """The variable that a class is given to, told in the same way."""
    return c.scope if c.scope.parent else None, node.name


def place_of(c: Checker, base: ast.expr) -> Any:
    """The variable that a base names, as the dataclasses and enums of a text are known by it."""
    place = c.lookup(base.id) if isinstance(base, ast.Name) else None
    return None if place is None else (place[2] if place[2].parent else None, base.id)  # type: ignore[attr-defined]  # a name


def _prepares(node: ast.ClassDef, above: DataClass | None, defined: Collection[str]) -> bool | None:
    if "__post_init__" in defined or (above is not None and above.prepares):
        return True
    return None if len(node.bases) > (above is not None) else False if above is None else above.prepares


def _add_methods(c: Checker, node: ast.ClassDef, found: DataClass, options: Mapping[str, bool]) -> None:
    """Add the methods that are made of the fields to those that the class has."""
    defined = {each.name for each in found.body if isinstance(each, ast.FunctionDef)}
    found.prepares = _prepares(node, found.above, defined)
    found.body += made_methods(
        c, node, [text for name, text in _methods(found, options).items() if name not in defined]
    )
    if options["slots"]:
        found.body += written(node, [f"__slots__ = {found.names}"])
    for method in found.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__" and "__init__" not in defined:
            _keep_names(method, found)


def _own_fields(c: Checker, node: ast.ClassDef, options: Mapping[str, bool]) -> tuple[dict[str, Field], list[ast.stmt]]:
    """The fields that stand in a class, and the statements that are left of it."""
    own: dict[str, Field] = {}
    body: list[ast.stmt] = []
    marked = False
    for each in node.body:
        if not isinstance(each, ast.AnnAssign) or not isinstance(each.target, ast.Name) or _is_of_class(each):
            body.append(each)
            continue
        if is_member(c, each.annotation, "dataclasses.KW_ONLY"):
            marked = _marked_once(c, each, again=marked)
            options = {**options, "kw_only": True}
            continue
        own[each.target.id] = made = _field_of(c, each, each.target.id, options)
        if is_member(c, _annotated(each), "dataclasses.InitVar"):
            _hand_on(c, made, each)
        kept = [] if made.default is None else [(made.name, made.default)]
        if made.has_default and not isinstance(made.default, ast.Constant):
            kept.append((made.kept, made.factory or ast.Name(made.name, ast.Load())))
        for name, value in kept:
            body.append(ast.Assign([ast.Name(name, ast.Store())], value))
            place(body[-1:], each, anew=False)
    return own, body


def _marked_once(c: Checker, node: ast.AnnAssign, *, again: bool) -> bool:
    if again:
        c.refuse("forbidden-node", f"{ast.unparse(node)}: KW_ONLY has already been specified", node, "one of them")
    return True


def _hand_on(c: Checker, made: Field, node: ast.AnnAssign) -> None:
    """Note that a field is none of the object, but an argument of `__post_init__`."""
    made.passed = True
    made.options |= {"repr": False, "compare": False}
    if made.factory is not None:
        said = f"field {made.name} cannot have a default factory: it is only handed on to __post_init__"
        c.refuse("forbidden-argument", said, node, "field(default=…)")


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
            _refuse_option(c, "dataclass", each, ", ".join(f"{name}=True" for name in options))
        else:
            options[each.arg] = value
    return options


def _refuse_option(c: Checker, what: str, option: ast.keyword, allowed: str) -> None:
    given = f"{option.arg}=" if option.arg else "**"
    c.refuse("forbidden-argument", f"{what} does not take {given} here, or not with this value", option, allowed)


def _annotated(node: ast.AnnAssign) -> ast.expr:
    """What an annotation says, without what stands in its brackets."""
    return node.annotation.value if isinstance(node.annotation, ast.Subscript) else node.annotation


def _is_of_class(node: ast.AnnAssign) -> bool:
    """Whether an annotation says `ClassVar`."""
    return (dotted_name(_annotated(node)) or "").rpartition(".")[2] == "ClassVar"


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
        _take_option(c, made, each)
    if made.default is not None and made.factory is not None:
        c.refuse("forbidden-argument", "cannot specify both default and default_factory", value, "one of them")
    return made


def _take_option(c: Checker, made: Field, option: ast.keyword) -> None:
    """Note what an argument of `field()` says."""
    name, given = option.arg, option.value.value if isinstance(option.value, ast.Constant) else ...
    if name == "default":
        made.default = option.value
    elif name == "default_factory":
        made.factory = option.value
    elif name in made.options and type(given) is bool:
        made.options[name] = given
    elif name == "hash" and (given is None or type(given) is bool):
        made.hashed = given
    elif name != "metadata":
        _refuse_option(c, "field()", option, f"default, default_factory, and {', '.join(_OF_FIELD)} as True or False")


def _is_in_order(c: Checker, fields: Sequence[Field]) -> bool:
    last: Field | None = None
    for each in fields:
        if not each.options["init"] or each.options["kw_only"]:
            continue
        if each.has_default:
            last = each
        elif last is not None:
            said = f"non-default argument {each.name!r} follows default argument {last.name!r}"
            c.refuse("syntax", said, each.node, "the fields without a default first")
            return False
    return True


def _methods(made: DataClass, options: Mapping[str, bool]) -> dict[str, str]:
    """The methods that are made of the fields, by name."""
    me = _receiver(made)
    methods = {"__init__": _init(made, me)} if options["init"] else {}
    if options["repr"]:
        shown = ", ".join(f"{each.name}={{self.{each.name}!r}}" for each in made.fields if each.options["repr"])
        methods["__repr__"] = f"def __repr__(self): return f'{{self.__class__.__qualname__}}({shown})'"
    if (options["eq"] and options["frozen"]) or options["unsafe_hash"]:
        methods["__hash__"] = f"def __hash__(self): return hash({_row('self', made.fields, 'is_hashed')})"
    symbols = {"__eq__": "=="} if options["eq"] else {}
    symbols |= ORDERED if options["order"] else {}
    return methods | {name: _comparison(name, symbol, made.fields) for name, symbol in symbols.items()}


def _receiver(made: DataClass) -> str:
    """The name of the parameter for the object, which is that of no field."""
    name = "self"
    while name in made.names:
        name += "_"
    return name


def _row(owner: str, fields: Sequence[Field], which: str = "is_compared") -> str:
    return f"({''.join(f'{owner}.{each.name}, ' for each in fields if getattr(each, which))})"


def _comparison(name: str, symbol: str, fields: Sequence[Field]) -> str:
    value = f"{_row('self', fields)} {symbol} {_row('other', fields)}"
    return f"def {name}(self, other): return {value} if other.__class__ is self.__class__ else NotImplemented"


def _init(made: DataClass, me: str) -> str:
    """The text of `__init__`, in which `...` stands for a value that is not given."""
    given = [each for each in made.fields if each.options["init"]]
    positional, named = (
        [f"{each.name}=..." if each.has_default else each.name for each in given if each.options["kw_only"] is by_name]
        for by_name in (False, True)
    )
    parameters = ", ".join([me, *positional, *(["*", *named] if named else [])])
    return "\n".join([f"def __init__({parameters}):", *_lines(made, me), "    pass"])


def _lines(made: DataClass, me: str) -> list[str]:
    """The lines of `__init__`."""
    own = [each for each in made.fields if not each.passed and (each.options["init"] or each.factory)]
    lines = [f"    {me}.{each.name} = {_value_of(each, me)}" for each in own]
    passed = [_value_of(each, me) for each in made.fields if each.passed]
    prepared = (
        f"    {me}.__post_init__({', '.join(passed)})" if made.prepares else f"    PREPARE({', '.join([me, *passed])})"
    )
    return lines if made.prepares is False else [*lines, prepared]


def _value_of(field: Field, me: str) -> str:
    """What `__init__` gives a field; one that is no parameter and has no factory has the value of the class."""
    name, own = field.name, f"{me}.{field.name}" + ("()" if field.factory is not None else "")
    if not field.options["init"]:
        return own
    return f"{own} if {name} is ... else {name}" if field.has_default and not _is_written(field) else name


def _is_written(field: Field) -> bool:
    """Whether a default is a literal, which can be that of the parameter."""
    return isinstance(field.default, ast.Constant)


def _keep_names(init: ast.FunctionDef, made: DataClass) -> None:
    """Let an `__init__` read what the class keeps, and know a value that is not given from all others."""
    fields = {each.name: each for each in made.fields}
    _keep_defaults(init.args, fields)
    for part in (part for statement in init.body for part in nodes_below(statement)):
        if isinstance(part, ast.Constant) and part.value is ...:
            part.value = _NOT_GIVEN  # which no text has
        elif isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Load) and part.attr in fields:
            part.attr = fields[part.attr].kept


def _keep_defaults(args: ast.arguments, fields: Mapping[str, Field]) -> None:
    last = args.args[len(args.args) - len(args.defaults) :]
    for arg, default in [*zip(last, args.defaults, strict=True), *zip(args.kwonlyargs, args.kw_defaults, strict=True)]:
        if isinstance(default, ast.Constant):
            told = fields[arg.arg].default
            default.value = told.value if isinstance(told, ast.Constant) else _NOT_GIVEN


_NOT_GIVEN: Any = object()


def written(
    node: ast.ClassDef | ast.Module, texts: Iterable[str], more: Mapping[str, Any] = _NOTHING, held: str = ""
) -> list[ast.stmt]:
    """Methods as they are written in texts, at the place of what begins a class; names of builtins mean these there.

    Those of parameters do not: an `__init__` has one for each field, whatever that is called. Where a text says `HELD`
    it means an attribute that has a name which no text can say.
    """
    made: list[ast.stmt] = [each for text in texts for each in tree_of(text, "exec").body]
    meanings, where = {**_MEANINGS, **more}, location(node.body[0])
    for method in made:
        parts = nodes_below(method)
        meant = meanings.keys() - {each.arg for each in parts if type(each) is ast.arg}
        for part in parts:
            fields = part.__dict__
            if part._attributes:
                fields.update(where)
            if type(part) is ast.Name and part.id in meant:
                fields["value"], fields["kind"] = meanings[part.id], None
                part.__class__ = ast.Constant  # type: ignore[assignment]  # which has the same places
            elif type(part) is ast.Attribute and part.attr == "HELD":
                part.attr = held
    return made


_MEANINGS: Mapping[str, Any] = {
    "NotImplemented": NotImplemented,
    "PREPARE": Builtin("__post_init__", prepare, cost=ITSELF),
    **{name: BUILTINS[name] for name in ("hash", "str", "float", "bool", "abs", "format", "iter", "chr")},
}


_FROM: Mapping[str, Mapping[str, str]] = {
    "__lt__": {"__gt__": "not ({}) and self != other", "__le__": "{} or self == other", "__ge__": "not ({})"},
    "__le__": {"__ge__": "not ({}) or self == other", "__lt__": "{} and self != other", "__gt__": "not ({})"},
    "__gt__": {"__lt__": "not ({}) and self != other", "__ge__": "{} or self == other", "__le__": "not ({})"},
    "__ge__": {"__le__": "not ({}) or self == other", "__gt__": "{} and self != other", "__lt__": "not ({})"},
}
"""What each comparison says in terms of another one, which stands for `{}`, as `functools.total_ordering` has it."""


def ordered(c: Checker, node: ast.ClassDef, body: Sequence[ast.stmt]) -> list[ast.stmt]:
    """The statements of a class that has all comparisons by one of them: `@total_ordering`."""
    if not may_be_made(c, node, 0):  # before it is worked out what
        return [*body]
    defined = {each.name for each in body if isinstance(each, ast.FunctionDef)} | _above(c, node)
    root = next((each for each in _FROM if each in defined), None)
    if root is None:
        said = "total_ordering makes the comparisons by one of them, and there is none"
        c.refuse("forbidden-node", said, node.decorator_list[0], "def __lt__(self, other): …")
        return [*body]
    texts = {
        name: f"def {name}(self, other):\n    made = self.{root}(other)\n"
        f"    return made if made is NotImplemented else {value.format('made')}"
        for name, value in _FROM[root].items()
    }
    return [*body, *made_methods(c, node, [text for name, text in texts.items() if name not in defined])]


def _above(c: Checker, node: ast.ClassDef) -> set[str]:
    """The names of the comparisons that stand in the classes of the text that a class derives from."""
    classes = c.source.classes
    found, todo, seen = set[str](), [*node.bases], set[str]()
    while todo:
        name = dotted_name(todo.pop()) or ""
        if name in classes and name not in seen:
            seen.add(name)
            todo += classes[name].bases
            found |= {each.name for each in classes[name].body if isinstance(each, ast.FunctionDef)}
    return found & _FROM.keys()


def place(made: Sequence[ast.AST], node: ast.AST, *, anew: bool = True) -> None:
    """Give what is made for a part of a text its place there; `anew`: also to parts of it that have one."""
    where = location(node)
    for each in made:
        for part in nodes_below(each):
            fields = part.__dict__
            if part._attributes and (anew or "lineno" not in fields):
                fields.update(where)


def become(node: Any, other: ast.AST) -> None:
    """Make a node another one, wherever it stands."""
    node.__class__ = other.__class__
    for name, value in ast.iter_fields(other):
        setattr(node, name, value)
