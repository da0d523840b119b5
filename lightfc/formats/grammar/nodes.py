"""The form between signatures and grammar languages: rules of literals, references, sequences, choices, repetitions.

Two languages are written from it: Lark, in the subset that python-lark, llguidance and xgrammar all read (double-quoted
literals, groups with `?` and `*`, upper-case terminals as regular expressions), and GBNF of llama.cpp.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Literal as OneOf


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
        """The grammar in Lark."""
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
