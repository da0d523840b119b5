"""Grammars for constrained decoding: from the definitions of tools to a grammar of their calls.

Literals are typed by parameter, optional arguments stand in the order of the signature, calls nest where the result of
one fits a parameter of the other, and variables stand where their type does. Limits that a grammar of this kind cannot
say (a pattern, a length, most bounds of numbers) are left to the check that follows: what a constrained model wrote is
checked like everything else.

Two languages are written from the rules: Lark, in the subset that python-lark, llguidance and xgrammar all read
(double-quoted literals, groups with `?` and `*`, upper-case terminals as regular expressions), and GBNF of llama.cpp.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal as OneOf

from lightfc.core.definitions import FunctionDefinition
from lightfc.formats.call_data import is_identifier, python_value
from lightfc.formats.fields import ANY, Field, Type, parameters_of, type_of


@dataclass(frozen=True, slots=True)
class Lit:
    """A text as it stands."""

    text: str


@dataclass(frozen=True, slots=True)
class Ref:
    """Another rule, or a terminal where the name, of ASCII letters and digits only for GBNF, is in upper case."""

    name: str


@dataclass(frozen=True, slots=True)
class Seq:
    """One after another."""

    items: tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class Rep:
    """An item repeated."""

    item: "Node"
    times: OneOf["?", "*"]


@dataclass(frozen=True, slots=True)
class Alt:
    """One of several."""

    items: tuple["Node", ...]


Node = Lit | Ref | Seq | Rep | Alt


def seq(*items: Node) -> Node:
    """The items one after another, texts side by side made one."""
    flat: list[Node] = []
    for each in items:
        for item in each.items if isinstance(each, Seq) else (each,):
            if isinstance(item, Lit) and flat and isinstance(flat[-1], Lit):
                flat[-1] = Lit(flat[-1].text + item.text)
            else:
                flat.append(item)
    return flat[0] if len(flat) == 1 else Seq(tuple(flat))


def alt(*items: Node) -> Node:
    """One of the items, each once."""
    flat = (choice for each in items for choice in (each.items if isinstance(each, Alt) else (each,)))
    unique = tuple(dict.fromkeys(flat))
    return unique[0] if len(unique) == 1 else Alt(unique)


@dataclass(slots=True)
class Grammar:
    """A grammar; `start` is where it begins.

    Terminals have upper-case names, and no more than characters, classes, groups, `|` and the signs `?`, `*` and `+`.
    """

    rules: dict[str, Node] = field(default_factory=dict)
    terminals: dict[str, str] = field(default_factory=dict)

    @property
    def lark(self) -> str:
        rules = [
            (name, "\n    | ".join(_node_text(each, str) for each in (node.items if isinstance(node, Alt) else [node])))
            for name, node in self.rules.items()
        ]
        terminals = [(name, f"/{pattern.replace('/', chr(92) + '/')}/") for name, pattern in self.terminals.items()]
        return _lines(":", rules, terminals)

    @property
    def gbnf(self) -> str:
        """The grammar in GBNF, which begins at `root` and takes no upper case in names."""
        rules = [
            ("root" if name == "start" else name, _node_text(node, str.lower)) for name, node in self.rules.items()
        ]
        return _lines(
            " ::=", rules, [(name.lower(), _gbnf_of_regex(pattern)) for name, pattern in self.terminals.items()]
        )


def _lines(sign: str, rules: Iterable[tuple[str, str]], terminals: Iterable[tuple[str, str]]) -> str:
    """A grammar as text, without the terminals that it does not use."""
    lines = [f"{name}{sign} {body}" for name, body in rules]
    used = "\n".join(lines)
    lines += [f"{name}{sign} {body}" for name, body in terminals if re.search(rf"\b{name}\b", used)]
    return "\n".join([*lines, ""])


def _quote(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")
    return f'"{escaped}"'


def _node_text(node: Node, name: Callable[[str], str]) -> str:
    """A node as both languages write it; `name` writes that of a rule, in which alone they differ."""
    match node:
        case Lit(text):
            return _quote(text)
        case Ref(rule):
            return name(rule)
        case Seq(items):
            return " ".join(
                f"({_node_text(item, name)})" if isinstance(item, Alt) else _node_text(item, name) for item in items
            )
        case Alt(items):
            return " | ".join(_node_text(item, name) for item in items)
        case Rep(item, times):
            return f"({_node_text(item, name)}){times}"


_REGEX_TOKEN = re.compile(r"(?P<class>\[(?:\\.|[^\]\\])*\])|(?P<sign>[()|?*+])|\\(?P<escaped>.)|(?P<plain>.)", re.S)


def _gbnf_of_regex(pattern: str) -> str:
    written: list[str] = []
    for token in _REGEX_TOKEN.finditer(pattern):
        if token["sign"] in ("?", "*", "+"):
            written[-1] += token["sign"]
        elif token["class"] or token["sign"]:
            written.append(token["class"] or token["sign"])
        else:
            written.append(_quote(token["escaped"] or token["plain"]))
    return " ".join(written).replace("( ", "(").replace(" )", ")")


_DIGITS = "[0-9]?" * 14
_FRACTION = "[0-9]" + "[0-9]?" * 7
TERMINALS = {
    "INT": f"-?(0|[1-9]{_DIGITS})",
    "NATURAL": f"(0|[1-9]{_DIGITS})",
    "POSITIVE": f"[1-9]{_DIGITS}",
    "FLOAT": f"-?(0|[1-9]{_DIGITS})(\\.{_FRACTION})?(e-?[0-9])?",
    "UNSIGNED": f"(0|[1-9]{_DIGITS})(\\.{_FRACTION})?(e-?[0-9])?",
    "STRING": r'"([^"\\\x00-\x1f\x7f]|\\["\\nrt])*"',
    "DATE": '"(19|20)[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])"',
    "DATETIME": '"(19|20)[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]"',
    "TIME": '"([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]"',
    "DURATION": '"P[1-9][0-9]?[0-9]?D"',
    "UUID": f'"{"-".join("[0-9a-f]" * n for n in (8, 4))}-4{"[0-9a-f]" * 3}-[89ab]{"[0-9a-f]" * 3}-{"[0-9a-f]" * 12}"',
}
"""Regular expressions of literals. Numbers have up to 15 digits, which a float holds exactly."""

_SCALARS = {"null": Lit("None"), "boolean": alt(Lit("True"), Lit("False")), "integer": Ref("INT"),
            "number": Ref("FLOAT"), "string": Ref("STRING")}  # fmt: skip
_FORMATS = {"date": "DATE", "date-time": "DATETIME", "time": "TIME", "duration": "DURATION", "uuid": "UUID"}
_MAX_LISTED = 200
"""Bounded integers of up to so many values are listed one by one."""


def call_grammar(
    definitions: Sequence[FunctionDefinition],
    variables: Mapping[str, Any] | None = None,
    *,
    several: bool = True,
    later: Sequence[str] = (),
) -> Grammar:
    """The grammar of one call, or of several as a list, of at least one function.

    Args:
        variables: Variables that arguments may name; where they fit is told by the types of their values.
        later: How results of calls that are not known yet are written; one may stand where that of any function may.
    """
    builder = _Builder(definitions, variables or {}, later)
    call = alt(*(builder.call(definition) for definition in definitions))
    calls = seq(Lit("["), call, Rep(seq(Lit(", "), call), "*"), Lit("]"))
    start = alt(call, calls) if several else call
    return Grammar({"start": start} | builder.rules, TERMINALS)


class _Builder:
    """Makes a rule for each call and each type, once."""

    def __init__(
        self, definitions: Sequence[FunctionDefinition], variables: Mapping[str, Any], later: Sequence[str]
    ) -> None:
        if not definitions:
            raise ValueError("a grammar needs at least one function")
        self.rules: dict[str, Node] = {}
        self._later = later
        self._definitions = definitions
        self._variables = {name: type_of_value(value) for name, value in variables.items() if is_identifier(name)}
        self._classes = _classes(definitions)
        self._results = {each.name: _result(each, self._classes) for each in definitions}
        self._calls: dict[str, str] = {}
        self._values: dict[Type, str] = {}
        self._objects: dict[str, Type] = {}

    def call(self, definition: FunctionDefinition) -> Node:
        """The rule of the calls of a function."""
        return self._rule(
            self._calls, definition.name, "call", lambda: self._call_node(definition.name, parameters_of(definition))
        )

    def _rule(self, known: dict[Any, str], key: Any, prefix: str, node: Callable[[], Node]) -> Ref:
        """A rule that is made once; it is there before what it holds is, which may hold it again."""
        if key not in known:
            name = known[key] = f"{prefix}{len(known) + 1}"
            self.rules[name] = Lit("")
            self.rules[name] = node()
        return Ref(known[key])

    def _call_node(self, name: str, fields: Sequence[Field]) -> Node:
        named = [each for each in fields if is_identifier(each.name)]
        others = self._spread([each for each in fields if each.required and not is_identifier(each.name)])
        return seq(Lit(f"{name}("), *self._members(named, lambda each: Lit(f"{each.name}="), others), Lit(")"))

    def _spread(self, fields: Sequence[Field]) -> list[Node]:
        """Arguments whose names are no identifiers, in a dict behind `**`."""
        made: list[Node] = []
        for each in fields:
            made += [Lit(", " if made else "**{"), Lit(f"{each.name!r}: "), self.value(each.type)]
        return [*made, Lit("}")] if made else []

    def _members(
        self, fields: Sequence[Field], head: Callable[[Field], Node], behind: Sequence[Node] = ()
    ) -> list[Node]:
        """The members in their order, those that need not be given left out or not, and what stands behind them."""
        if not fields:
            return [*behind]
        nodes = [seq(head(each), self.value(each.type)) for each in fields]
        after = [seq(Lit(", "), node) for node in nodes]
        after = [node if each.required else Rep(node, "?") for each, node in zip(fields, after, strict=True)]
        separator = [Lit(", ")] if behind else []
        first = next((i for i, each in enumerate(fields) if each.required), None)
        if first is not None:
            before = [Rep(seq(node, Lit(", ")), "?") for node in nodes[:first]]
            return [*before, nodes[first], *after[first + 1 :], *separator, *behind]
        given = alt(*(seq(nodes[i], *after[i + 1 :]) for i in range(len(nodes))))
        return [Rep(seq(given, *separator), "?"), *behind]

    def value(self, kind: Type) -> Node:
        """The rule of the values of a type: its literals, and what else is of it."""
        if kind.kind == "ref":
            kind = self._objects.get(kind.name, ANY)
        kind = _narrowed(kind)
        if kind.kind == "object" and kind.name and kind not in self._values:
            self._objects[kind.name] = kind
        return self._rule(self._values, kind, "value", lambda: self._alternatives(kind))

    def _alternatives(self, kind: Type) -> Node:
        items = [self._literal(kind)]
        items += [Lit(name) for name, each in self._variables.items() if fits(each, kind)]
        items += [self.call(each) for each in self._definitions if fits(self._results[each.name], kind)]
        if any(each == ANY or fits(each, kind) for each in self._results.values()):
            items += [Lit(name) for name in self._later]
        return alt(*items)

    def _literal(self, kind: Type) -> Node:
        match kind.kind:
            case "enum":
                return alt(*(Lit(python_value(value)) for value in kind.values))
            case "union":
                return alt(*(self._literal(each) for each in kind.items))
            case "array" | "tuple" | "map" | "object":
                return self._container(kind)
            case "any":
                # A container of anything would have no end for a model that does not stop by itself.
                return alt(*_SCALARS.values())
            case "ref":
                return self.value(kind)
            case "string":
                return Ref(_FORMATS.get(kind.format, "STRING"))
            case "integer" | "number" if kind.low is not None:
                return _bounded(kind)
            case scalar:
                return _SCALARS[scalar]

    def _container(self, kind: Type) -> Node:
        if kind.kind == "array":
            item = self.value(kind.items[0])
            inner = seq(item, Rep(seq(Lit(", "), item), "*"))
            return seq(Lit("["), inner if kind.filled else Rep(inner, "?"), Lit("]"))
        if kind.kind == "tuple":
            items = [seq(Lit(", "), self.value(each)) if i else self.value(each) for i, each in enumerate(kind.items)]
            return seq(Lit("("), *items, Lit(",)" if len(items) == 1 else ")"))
        if kind.kind == "map":
            entry = seq(Ref("STRING"), Lit(": "), self.value(kind.items[0]))
            return seq(Lit("{"), Rep(seq(entry, Rep(seq(Lit(", "), entry), "*")), "?"), Lit("}"))
        if kind.name in self._classes:
            return self._call_node(kind.name, kind.fields)
        members = self._members(kind.fields, lambda each: Lit(f"{python_value(each.name)}: "))
        return seq(Lit("{"), *members, Lit("}"))


def _narrowed(kind: Type) -> Type:
    """An array of numbers or rows, which is an `ndarray`, as one of numbers: rows would have to be of one length."""
    if kind.kind == "array" and kind.items[0].kind == "union":
        scalars = [each for each in kind.items[0].items if each != Type("array", (ANY,))]
        if len(scalars) == 1 and len(kind.items[0].items) == 2:
            return Type("array", (scalars[0],), filled=kind.filled)
    return kind


def _bounded(kind: Type) -> Node:
    low, high = kind.low, kind.high
    if kind.kind == "integer" and low is not None and high is not None and high - low < _MAX_LISTED:
        return alt(*(Lit(str(number)) for number in range(int(low), int(high) + 1)))
    if low == 0 and high is None:
        return Ref("NATURAL" if kind.kind == "integer" else "UNSIGNED")
    if low == 1 and high is None and kind.kind == "integer":
        return Ref("POSITIVE")
    return _SCALARS[kind.kind]


def _result(definition: FunctionDefinition, classes: Collection[str]) -> Type:
    """The type of a call; a class goes by its name, which the schema of a result does not tell."""
    named = definition.signature.rpartition(" -> ")[2]
    if named in classes:
        return Type("object", name=named)
    return type_of(definition.returns) if definition.returns else ANY


def _classes(definitions: Iterable[FunctionDefinition]) -> frozenset[str]:
    """Names of the classes that a text can call to make an object: all that are shown but typed dicts and enums."""
    heads = (re.search(r"^class (\w+)(?:\((\w+)\))?", source, re.M) for each in definitions for source in each.types)
    return frozenset(head[1] for head in heads if head and head[2] in (None, "BaseModel", "NamedTuple"))


_SCALAR_TYPES: Mapping[type, Type] = {
    bool: Type("boolean"), int: Type("integer"), float: Type("number"), str: Type("string"), type(None): Type("null"),
}  # fmt: skip


def type_of_value(value: Any) -> Type:
    kind = type(value)
    if kind in (list, tuple, dict):
        members = {type_of_value(each) for each in (value.values() if kind is dict else value)}
        return Type("map" if kind is dict else "array", (members.pop() if len(members) == 1 else ANY,))
    return _SCALAR_TYPES.get(kind) or Type("object", name=kind.__name__)


def fits(given: Type, wanted: Type) -> bool:
    """Whether every value of one type is one of the other."""
    if wanted.kind == "any":
        return True
    if given.kind == "union":
        return all(fits(each, wanted) for each in given.items)
    return _FITS.get(wanted.kind, _fits_by_parts)(given, wanted)


def _fits_object(given: Type, wanted: Type) -> bool:
    return given.kind in ("object", "ref") and bool(wanted.name) and given.name == wanted.name


def _fits_by_parts(given: Type, wanted: Type) -> bool:
    if given.kind != wanted.kind or given.format != wanted.format or (wanted.filled and not given.filled):
        return False
    return len(given.items) == len(wanted.items) and all(map(fits, given.items, wanted.items))


_FITS: Mapping[str, Callable[[Type, Type], bool]] = {
    "union": lambda given, wanted: any(fits(given, each) for each in wanted.items),
    "enum": lambda given, wanted: given.kind == "enum" and all(value in wanted.values for value in given.values),
    "integer": lambda given, wanted: wanted.low is None and given.kind == "integer",
    "number": lambda given, wanted: wanted.low is None and given.kind in ("integer", "number"),
    "object": _fits_object,
    "ref": _fits_object,
}
"""By kind of the type that is wanted, whether one that is no union fits it; of the others, part by part."""
