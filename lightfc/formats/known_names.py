"""The names that an answer may use, where they stand in it, and what they are made of: tools, definitions, or names."""

import ast
import difflib
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, Protocol, Self, runtime_checkable

from lightfc.core.definitions import Function, FunctionDefinition
from lightfc.core.options import check_list
from lightfc.formats.python_trees import nodes_of
from lightfc.formats.scanner import MARKS
from lightfc.schema.aliases import FreeNames
from lightfc.schema.signature import ToolSignature

_IGNORED_NAMESPACES = frozenset({"functions", "function", "tools", "tool", "default", "api", "client", "self"})
"""The words of namespaces that models put before the name of a function."""

WORDS = re.compile(r"[^\W\d_]+")
"""Finds the words of a text: letters, without digits and underscores."""

_SEPARATORS = re.compile(r"[._-]+")
_NEAR = 0.8
"""How much a misspelt name and a known one must have in common, as `difflib` measures it."""

_MAX_COMPARED = 20_000
"""How many names are compared with names that they may be misspelt for, in one answer."""

_MAX_NAME_CHARS = 100
_MAX_PARTS = 20
"""How many parts a dotted name has at most."""

_SEPARATOR = re.compile(r"\\\.|_")
ANY_CALL = re.compile(r"(?<![\w.\\])[^\W\d](?:\w|\\_)*(?:\.[^\W\d](?:\w|\\_)*)*(?=\()")
"""Finds calls of any name."""


class Patterns:
    """What finds some names in answers, each made when the first answer asks for it."""

    def __init__(self, names: frozenset[str], parameters: frozenset[str]) -> None:
        self._names = names
        self._parameters = parameters

    @cached_property
    def starts(self) -> "re.Pattern[str]":
        """Finds calls of the names, also with underscores for dots, escaped as Markdown wants it, or in marks."""
        if not self._names:
            return ANY_CALL
        return re.compile(
            rf"(?:(?<![\w.\\])|(?<=\\n))(?:[^\W\d]\w*\.){{0,3}}(?:{_spellings(self._names)})"
            rf"(?:{MARKS}(?=\()|(?=\s?\())"
        )

    @cached_property
    def openings(self) -> "re.Pattern[str]":
        """Finds where a call of one of the names, a JSON object or an XML element may begin."""
        return re.compile(rf"(?P<call>{self.starts.pattern})|(?P<object>\{{)|(?P<element><(?=[A-Za-z]))")

    @cached_property
    def underscored(self) -> Mapping[str, str]:
        """The names by what they are with underscores alone, but for those that are then the same."""
        found: dict[str, str] = {}
        for name in sorted(self._names):
            key = _SEPARATORS.sub("_", name)
            found[key] = name if key not in found else key
        return found

    @cached_property
    def before_object(self) -> "re.Pattern[str]":
        """Finds the name of a function at the end of what stands before an object, and nothing of note between them."""
        # Tags, special tokens (`<|message|>`, `[ARGS]`, with the id of a call between two), signs and a language word.
        mark = r"</?[A-Za-z_][\w:.-]{0,40}>|<[|\N{FULLWIDTH VERTICAL LINE}]\w[^<>\n]{0,40}>|\[[A-Z_]+\](?:\w+(?=\[))?"
        glue = rf"(?>{mark}|[\s`:,\"'✿]|json\b)*"
        between = rf"(?::\d+)?{glue}(?:(?:action[ _]input|args|arguments|parameters){glue})?"
        return re.compile(rf"(?<![\w.])(?:[^\W\d]\w*\.)?({_spellings(self._names)}){between}\Z", re.I)

    @cached_property
    def swallowed(self) -> "re.Pattern[str] | None":
        """Finds an argument or a call that follows another: in a text, where its closing quote is missing."""
        calls = "|".join(sorted(map(re.escape, self._names), key=len, reverse=True))
        arguments = "|".join(sorted(map(re.escape, self._parameters), key=len, reverse=True))
        patterns = [rf"[)\]][\s,;]*+(?:{calls})\s?\("] if calls else []
        patterns += [rf"[,\"'][^\w\"',]*+(?:{arguments})\s?=(?!=)"] if arguments else []
        return re.compile("|".join(patterns)) if patterns else None


_remembered = lru_cache(maxsize=256)(Patterns)


class Names:
    """The names that an answer may use, prepared once for the reading of many answers.

    Args:
        names: Names of functions and variables.
        definitions: Definitions of the functions, as far as they are known. Their names are added to `names`.
        question: The question of the answer, for the layer `question`; `""` by default.

    Attributes:
        all: All names, as a frozenset.
        roots: The part of each name before its first dot.
        definitions: The definitions by name.
        question: As given.
        patterns: What finds the names in an answer.

    Examples:
        >>> from lightfc import PromptFormat
        >>> from lightfc.formats import Names
        >>> [PromptFormat().reading(answer, Names(["size"])).calls for answer in ("size('a')", "hello")]
        [("size('a')",), ()]
    """

    def __init__(
        self, names: Iterable[str] = (), definitions: Iterable[FunctionDefinition] = (), question: str = ""
    ) -> None:
        self.question = question
        self.definitions = {each.name: each for each in definitions}
        self.all = frozenset({*names, *self.definitions})
        self.roots = frozenset(name.partition(".")[0] for name in self.all)
        parameters = (name for each in self.definitions.values() for name in each.parameters.get("properties", ()))
        self.patterns = _remembered(self.all, frozenset(parameters))
        self._near: dict[str, bool] = {}
        self._compared = 0

    def properties(self, function: str) -> Mapping[str, Any]:
        """The JSON Schema of each parameter of a function, by name; empty if the function is not known."""
        definition = self.definitions.get(self.resolved(function))
        return definition.parameters.get("properties", {}) if definition else {}

    def for_answer(self, question: str | None = None) -> Self:
        """The same names with empty caches, for the reading of one answer, perhaps of another question."""
        names = object.__new__(type(self))
        names.__dict__ = {**self.__dict__, "_near": {}, "_compared": 0}
        names.question = self.question if question is None else question
        return names

    def is_meant(self, node: ast.AST) -> bool:
        """Whether a node of a syntax tree is one of the names, or a call of something spelled nearly like one."""
        if isinstance(node, ast.Name):
            return node.id in self.roots
        return isinstance(node, ast.Call) and self.is_near(node_name(node.func))

    def stand_in(self, tree: ast.AST) -> bool:
        """Whether one of the names is meant anywhere in a syntax tree."""
        return any(map(self.is_meant, nodes_of(tree)))

    def is_meant_by(self, tree: ast.AST) -> bool:
        """Whether an expression or a statement uses one of the names, and is more than the name of a function."""
        nodes = nodes_of(tree)
        is_called = any(isinstance(node, ast.Call) for node in nodes)
        return any(map(self.is_meant, nodes if is_called else self._but_function_names(nodes)))

    def _but_function_names(self, nodes: Sequence[ast.AST]) -> list[ast.AST]:
        """Nodes without those that only name functions; something of one, `add.name`, is more than its name."""
        holders = [node for node in nodes if isinstance(node, ast.Name | ast.Attribute)]
        named = {id(inner) for node in holders if node_name(node) in self.definitions for inner in nodes_of(node)}
        used = {id(node.value) for node in nodes if isinstance(node, ast.Attribute) and id(node) not in named}
        return [node for node in nodes if id(node) not in named or id(node) in used]

    def resolved(self, name: str) -> str:
        """Give the known name for a written one.

        Models write a namespace before a name, as in `functions.add`, or other separators, as in `math_factorial` for
        `math.factorial`. A name that is not known in either way is returned as it is.
        """
        if name in self.all:
            return name
        parts = name.split(".")
        if len(parts) > _MAX_PARTS:
            return name
        # What stands behind the root of a known name is no function of its own.
        last = next((number for number, part in enumerate(parts) if part in self.roots), len(parts) - 1)
        unqualified = [".".join(parts[begin:]) for begin in range(last + 1)]
        for each in unqualified:
            if each in self.all:
                return each
        for each in unqualified:
            found = self.patterns.underscored.get(_SEPARATORS.sub("_", each))
            if found in self.all and ("." not in each or each.partition(".")[0] not in self.roots):
                return found
        return name

    def is_plain(self, written: Any) -> bool:
        """Whether a written name is a known one, with nothing beside it that has a meaning.

        `functions.pay` is just `pay`. `refused.pay` also resolves to `pay`, but says more.
        """
        if not isinstance(written, str) or written in self.all:
            return isinstance(written, str)
        known = self.resolved(bare_name(written))
        more = set(WORDS.findall(written.lower())) - set(WORDS.findall(known.lower()))
        return more <= _IGNORED_NAMESPACES

    def called(self, call: Function) -> Function:
        """The call with its known name, and with its arguments by name if they were written as one object."""
        name = self.resolved(call.name)
        if len(call.kwargs) == 1 and not call.args:
            ((parameter, given),) = call.kwargs.items()
            if isinstance(given, dict) and self.are_arguments(name, given, parameter):
                return Function(name, (), given)
        return Function(name, call.args, call.kwargs)

    def are_arguments(self, function: str, keys: Collection[Any], parameter: str = "") -> bool:
        """Whether an object that stands where the arguments should be has the arguments as its members.

        Args:
            function: Name of the function.
            keys: The keys of the object.
            parameter: The name that the object is given under; `""`, the default, if it is positional.
        """
        if function not in self.definitions:
            return False
        properties = self.properties(function)
        if parameter in properties or not all(key in properties for key in keys):
            return False
        first: Mapping[str, Any] = next(iter(properties.values()), {})
        return bool(parameter and keys) or first.get("type") != "object"

    def is_near(self, name: str) -> bool:
        """Whether a name is nearly a known one: misspelled, or without its namespace."""
        if not name or len(name) > _MAX_NAME_CHARS:
            return name in self.all
        if name not in self._near:
            found = self.resolved(name) in self.all or any(known.endswith(f".{name}") for known in self.all)
            if not found and self._compared <= _MAX_COMPARED:
                self._compared += len(self.all)
                found = bool(difflib.get_close_matches(name, self.all, n=1, cutoff=_NEAR))
            self._near[name] = found
        return self._near[name]


_REFUSED = re.compile(r"[^A-Za-z0-9_-]+")
_MAX_SENT_CHARS = 60
"""The tools API takes 64 characters (OpenAI API reference, "function.name"); the rest is for a number."""


def sent_names(names: Iterable[str]) -> dict[str, str]:
    """The names of functions by those that the tools API takes for them: letters, digits, `_` and `-`."""
    free = FreeNames(between="-")
    return {free.take(_REFUSED.sub("-", name).strip("-")[:_MAX_SENT_CHARS] or "function"): name for name in names}


def bare_name(name: str) -> str:
    """A name as it is written in quotes, in bold or escaped, without these."""
    return name.replace("\\", "").strip("'\"`*")


def node_name(node: ast.AST) -> str:
    """The name that an expression is, dotted or not, or stands in quotes; empty where it is none."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute) and len(parts) < _MAX_PARTS:
        parts.append(node.attr)
        node = node.value
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        parts.append(repr(node.value))
    elif isinstance(node, ast.Name):
        parts.append(node.id)
    else:
        return ""
    return ".".join(reversed(parts))


def _spellings(names: Iterable[str]) -> str:
    """A pattern of the names in every way they are written, the longest first."""
    separators = {"_": r"\\?_", r"\.": r"(?:\.|\\?_{1,2})"}
    spelled = (_SEPARATOR.sub(lambda found: separators[found[0]], re.escape(name)) for name in names)
    return "|".join(sorted(spelled, key=len, reverse=True))


@runtime_checkable
class HoldsTools(Protocol):
    """Tools by name and variables, such as a `lightfc.ToolManager`."""

    @property
    def tools(self) -> Mapping[str, Any]:
        """Each with its `definition`."""

    @property
    def context(self) -> Mapping[str, Any]:
        """The variables that an answer may name."""


Offered = HoldsTools | Iterable[FunctionDefinition | Callable[..., Any]]
"""What a model may call: a `ToolManager`, tools, functions, or their definitions."""


def definitions_of(offered: Offered) -> list[FunctionDefinition]:
    if isinstance(offered, HoldsTools):
        offered = offered.tools.values()
    check_list("what is offered", offered, "tools, functions or definitions, or a ToolManager")
    return [*map(_definition, offered)]


def _definition(each: Any) -> FunctionDefinition:
    found = getattr(each, "definition", each)
    if isinstance(found, FunctionDefinition):
        return found
    if callable(each):
        return ToolSignature.of(each).definition()
    raise TypeError(
        f"a {type(each).__name__} is neither a tool nor a definition of one; give a ToolManager, functions, "
        "FunctionTools or definitions"
    )


def names_of(offered: Offered | Collection[str], definitions: Iterable[FunctionDefinition] = ()) -> Names:
    if isinstance(offered, HoldsTools):
        return Names({*offered.tools, *offered.context}, definitions_of(offered))
    given: list[Any] = list(offered)
    tools = definitions_of(each for each in given if not isinstance(each, str))
    return Names((each for each in given if isinstance(each, str)), [*tools, *definitions])
