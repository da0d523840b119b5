"""The form between signatures and grammar languages: rules of literals, references, sequences, choices, repetitions.

Two languages are written from it: Lark, in the subset that python-lark, llguidance and xgrammar all read (double-quoted
literals, groups with `?` and `*`, upper-case terminals as regular expressions), and GBNF of llama.cpp. Conditions and
parameters of rules exist in llguidance's Lark alone.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal as OneOf


@dataclass(frozen=True, slots=True)
class Lit:
    """A text as it stands."""

    text: str


@dataclass(frozen=True, slots=True)
class Ref:
    """Another rule, or a terminal where the name is in upper case.

    Attributes:
        name: Its name, of ASCII letters and digits only: GBNF knows no underscores.
        parameter: What is handed to it; empty where it takes nothing.
    """

    name: str
    parameter: str = ""


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
    """One of several.

    Attributes:
        items: The choices.
        conditions: For each choice when there is one; empty where all always are. Only at the top of a rule.
    """

    items: tuple["Node", ...]
    conditions: tuple[str, ...] = ()


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

    Attributes:
        rules: By name.
        terminals: Regular expressions by upper-case name. They use no more than characters, classes, groups, `|` and
            the signs `?`, `*` and `+`.
        parametric: The rules that take a parameter; where there are any, only llguidance can read the grammar.
    """

    rules: dict[str, Node] = field(default_factory=dict)
    terminals: dict[str, str] = field(default_factory=dict)
    parametric: frozenset[str] = frozenset()

    @property
    def lark(self) -> str:
        """The grammar in Lark."""
        rules = [
            (f"{name}::_" if name in self.parametric else name, _lark_rule(node)) for name, node in self.rules.items()
        ]
        terminals = [(name, f"/{pattern.replace('/', chr(92) + '/')}/") for name, pattern in self.terminals.items()]
        return _lines(":", rules, terminals)

    @property
    def gbnf(self) -> str:
        """The grammar in GBNF.

        Raises:
            ValueError: Its rules take parameters, which GBNF does not have.
        """
        if self.parametric:
            raise ValueError("a grammar of programs needs rules with parameters, which GBNF does not have; use .lark")
        rules = [("root" if name == "start" else name, _written(node, _gbnf_name)) for name, node in self.rules.items()]
        return _lines(
            " ::=", rules, [(name.lower(), _gbnf_of_regex(pattern)) for name, pattern in self.terminals.items()]
        )


def _lines(sign: str, rules: Iterable[tuple[str, str]], terminals: Iterable[tuple[str, str]]) -> str:
    """A grammar as text, without the terminals that it does not use."""
    lines = [f"{name}{sign} {body}" for name, body in rules]
    used = "\n".join(lines)
    lines += [f"{name}{sign} {body}" for name, body in terminals if re.search(rf"\b{name}\b", used)]
    return "\n".join([*lines, ""])


def needing_parameters(rules: Mapping[str, Node]) -> frozenset[str]:
    """The rules with conditions, and those that refer to such a rule, but for the start, which hands the first on."""
    needing = {name for name, node in rules.items() if isinstance(node, Alt) and node.conditions}
    referred = {name: set(_references(node)) for name, node in rules.items()}
    while True:
        more = {name for name, others in referred.items() if name not in needing and others & needing}
        if not more - {"start"}:
            return frozenset(needing)
        needing |= more - {"start"}


def with_parameters(node: Node, needing: Collection[str]) -> Node:
    """The node with its parameter handed on to the rules that need it."""
    match node:
        case Ref(name, ""):
            return Ref(name, "_") if name in needing else node
        case Seq(items):
            return Seq(tuple(with_parameters(each, needing) for each in items))
        case Alt(items, conditions):
            return Alt(tuple(with_parameters(each, needing) for each in items), conditions)
        case Rep(item, times):
            return Rep(with_parameters(item, needing), times)
    return node


def _references(node: Node) -> Iterator[str]:
    match node:
        case Ref(name):
            yield name
        case Seq(items) | Alt(items):
            for each in items:
                yield from _references(each)
        case Rep(item):
            yield from _references(item)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")
    return f'"{escaped}"'


def _lark_rule(node: Node) -> str:
    if not isinstance(node, Alt):
        return _written(node, _lark_name)
    choices = zip(node.items, node.conditions or ("",) * len(node.items), strict=True)
    return "\n    | ".join(
        f"{_written(item, _lark_name)} %if {when}" if when else _written(item, _lark_name) for item, when in choices
    )


def _lark_name(ref: Ref) -> str:
    return f"{ref.name}::{ref.parameter}" if ref.parameter else ref.name


def _gbnf_name(ref: Ref) -> str:
    return ref.name.lower()


def _written(node: Node, name: Callable[[Ref], str]) -> str:
    """A node as both languages write it; `name` writes a reference, in which alone they differ."""
    match node:
        case Lit(text):
            return _quoted(text)
        case Ref():
            return name(node)
        case Seq(items):
            return " ".join(
                f"({_written(item, name)})" if isinstance(item, Alt) else _written(item, name) for item in items
            )
        case Alt(items):
            return " | ".join(_written(item, name) for item in items)
        case Rep(item, times):
            return f"({_written(item, name)}){times}"


_REGEX_TOKEN = re.compile(r"(?P<class>\[(?:\\.|[^\]\\])*\])|(?P<sign>[()|?*+])|\\(?P<escaped>.)|(?P<plain>.)", re.S)


def _gbnf_of_regex(pattern: str) -> str:
    return " ".join(_gbnf_tokens(pattern)).replace("( ", "(").replace(" )", ")")


def _gbnf_tokens(pattern: str) -> Iterator[str]:
    written: list[str] = []
    for token in _REGEX_TOKEN.finditer(pattern):
        if token["sign"] in ("?", "*", "+"):
            written[-1] += token["sign"]
        elif token["class"] or token["sign"]:
            written.append(token["class"] or token["sign"])
        else:
            written.append(_quoted(token["escaped"] or token["plain"]))
    yield from written
