"""Grammars of what a model may say in one round of an agent: calls that fit, or words.

The two are told apart by how they begin: what begins as a call of a known function, or as a list, can only be a call
that parses, names known tools and has well-typed literals, whereas everything else is words, said freely. So a model
that is held to the grammar can still give its answer. Like everything else, what it says is read and checked.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from lightfc.core.definitions import FunctionDefinition
from lightfc.formats.grammar import Grammar, call_grammar
from lightfc.formats.grammar.nodes import Lit, Node, Ref, Rep, alt, seq

_MAX_EVIDENCE = 12

_ANY = r"[^\x00]*"
_SPACE = r" \t\r\n"


def calls_or_words(definitions: Sequence[FunctionDefinition], variables: Mapping[str, Any]) -> Grammar:
    """One call, a list of calls, or words that begin like neither."""
    grammar = call_grammar(definitions, variables)
    words = words_unlike([*(f"{each.name}(" for each in definitions), "["])
    # A model may begin with a space or a line, but must not get round the grammar by it.
    start = seq(Rep(Ref("SPACE"), "?"), alt(Ref("calls"), Ref("WORDS"), Lit("\n")))
    return _with(grammar, start, {"SPACE": "[ \\n]", "WORDS": words})


def step(definitions: Sequence[FunctionDefinition], variables: Mapping[str, Any]) -> Grammar:
    """A thought, and then an action, which is one call or a list of calls, or the end."""
    ends = alt(seq(Lit("Action: "), Ref("calls")), seq(Lit("Finish: "), Ref("TEXT")))
    start = seq(Lit("Thought: "), Ref("LINE"), Lit("\n"), ends)
    return _with(call_grammar(definitions, variables), start, {"LINE": r"[^\n\x00]+", "TEXT": r"[^\x00]+"})


def blueprint(definitions: Sequence[FunctionDefinition], variables: Mapping[str, Any]) -> Grammar:
    """What the first piece of evidence is for, and the call that gives it, and so on; or only words.

    Evidence has its numbers in order. Whether it is there before it is used, and fits there, is left to the check.
    """
    names = [f"#E{number}" for number in range(1, _MAX_EVIDENCE + 1)]
    more: Node | None = None
    for name in reversed(names):
        piece = seq(Lit("Plan: "), Ref("LINE"), Lit(f"\n{name} = "), Ref("calls"), Lit("\n"))
        more = piece if more is None else seq(piece, Rep(more, "?"))
    assert more is not None  # noqa: S101 - there are names
    grammar = call_grammar(definitions, variables, several=False, later=names)
    return _with(grammar, alt(more, seq(Lit("Plan: "), Ref("LINE"))), {"LINE": r"[^\n\x00]+"})


def _with(grammar: Grammar, start: Node, terminals: Mapping[str, str]) -> Grammar:
    """A grammar in which what was all of it is the rule `calls`."""
    rules = {**grammar.rules, "start": start, "calls": grammar.rules["start"]}
    return Grammar(rules, {**grammar.terminals, **terminals})


def words_unlike(beginnings: Collection[str]) -> str:
    """A regular expression of all texts, but for empty ones, spaces at the front, and what begins as one of these.

    Beginnings are of letters, digits and the signs that names and brackets are made of; there is at least one.
    """
    tree: dict[str, Any] = {}
    for beginning in beginnings:
        inner = tree
        for sign in beginning:
            inner = inner.setdefault(sign, {})
    return _others(tree, _SPACE)


def _others(tree: Mapping[str, Any], refused: str = "") -> str:
    """What leaves a tree of beginnings at one of its branches, or ends before."""
    none = "".join(rf"\{sign}" if sign in "[]" else sign for sign in sorted(tree))  # GBNF escapes no others
    branches = [f"{_escaped(sign)}({_others(inner)})?" for sign, inner in tree.items() if inner]
    return "|".join([rf"[^{none}{refused}\x00]{_ANY}", *branches])


def _escaped(sign: str) -> str:
    return sign if sign.isalnum() or sign == "_" else f"\\{sign}"
