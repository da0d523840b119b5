"""The names that an answer may use, and where they stand in it."""

import ast
import difflib
import re
from collections.abc import Iterable
from functools import lru_cache

from lightfc.types import FunctionDefinition

_METHODS = ("call", "invoke", "run", "execute")
"""By which methods functions are called where they are objects."""

_NEAR = 0.8
"""How much a misspelt name and a known one must have in common, as `difflib` measures it."""

ANY_CALL = re.compile(r"(?<![\w.\\])[^\W\d](?:\w|\\_)*(?:\.[^\W\d](?:\w|\\_)*)*(?=\()")
"""Finds calls of any name."""


class Names:
    """The names that an answer may use, and what is known of them.

    Args:
        names: Functions and variables.
        definitions: The definitions of those functions that have one.
    """

    def __init__(self, names: Iterable[str] = (), definitions: Iterable[FunctionDefinition] = ()) -> None:
        self.definitions = {each.name: each for each in definitions}
        self.all = frozenset({*names, *self.definitions})
        self.roots = frozenset(name.partition(".")[0] for name in self.all)
        self.starts = _starts(self.all) if self.all else ANY_CALL
        self.before_object = _before_object(self.all)

    def is_meant(self, node: ast.AST) -> bool:
        """Whether a node names something that a text may name, or calls what is spelt nearly so."""
        if isinstance(node, ast.Name):
            return node.id in self.roots
        return isinstance(node, ast.Call) and self.is_near(ast.unparse(node.func))

    def is_meant_by(self, tree: ast.AST) -> bool:
        """Whether an expression or a statement names something that it may, and does more than to name functions."""
        nodes = list(ast.walk(tree))
        functions = [node for node in nodes if self._is_function(node)]
        if not any(isinstance(node, ast.Call) for node in nodes):
            # What is only named is not called; but something of a function, `add.name`, is more than its name.
            named = {id(inner) for function in functions for inner in ast.walk(function)}
            used = {id(node.value) for node in nodes if isinstance(node, ast.Attribute) and id(node) not in named}
            nodes = [node for node in nodes if id(node) not in named or id(node) in used]
        return any(map(self.is_meant, nodes))

    def _is_function(self, node: ast.AST) -> bool:
        return isinstance(node, ast.Name | ast.Attribute) and ast.unparse(node) in self.definitions

    def resolved(self, name: str) -> str:
        """The known name that a name holds: behind a namespace, `functions.add`, or before a method, `add.invoke`.

        A name of which neither is true is its own.
        """
        if name in self.all or "." not in name:
            return name
        function, _, method = name.rpartition(".")
        if method in _METHODS and (function in self.all or self.resolved(function) in self.all):
            return self.resolved(function)
        namespace, _, rest = name.partition(".")
        return rest if namespace not in self.roots and rest in self.all else name

    def is_near(self, name: str) -> bool:
        """Whether a name is nearly a known one: misspelt, or without its namespace."""
        if self.resolved(name) in self.all or any(known.endswith(f".{name}") for known in self.all):
            return True
        return bool(difflib.get_close_matches(name, self.all, n=1, cutoff=_NEAR))


@lru_cache(maxsize=256)
def _starts(names: frozenset[str]) -> "re.Pattern[str]":
    """Finds calls of the names, also with the underscores escaped as Markdown wants it."""
    written = sorted((re.escape(name).replace("_", r"\\?_") for name in names), key=len, reverse=True)
    return re.compile(
        rf"(?:(?<![\w.\\])|(?<=\\n))(?:[^\W\d]\w*\.)?(?:{'|'.join(written)})(?:\.(?:{'|'.join(_METHODS)}))?(?=\s?\()"
    )


@lru_cache(maxsize=256)
def _before_object(names: frozenset[str]) -> "re.Pattern[str]":
    """Finds the name of a function at the end of what stands before an object, and nothing of note between them."""
    written = sorted(map(re.escape, names), key=len, reverse=True)
    # Special tokens (`<|message|>`, `[ARGS]`, with the id of a call between two), signs and a language word.
    bar = "[|\N{FULLWIDTH VERTICAL LINE}]"
    token = rf"<{bar}\w[^<>\n]{{0,40}}>|</?[A-Za-z_][\w:.-]{{0,40}}>|\[[A-Z_]+\](?:\w+(?=\[))?"
    glue = rf"(?>{token}|[\s`*:\[\]<>=,\"'✿]|{bar}|json\b)*"
    between = rf"(?::\d+)?{glue}(?:(?:action[ _]input|input|args|arguments|parameters){glue})?"
    return re.compile(rf"(?<![\w.])(?:[^\W\d]\w*\.)?({'|'.join(written)}){between}\Z", re.I)
