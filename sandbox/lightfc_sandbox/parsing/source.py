"""From text to syntax tree and back to places in the text.

Parsing is the one step in which CPython's own code sees a hostile text first. The bounds before it (length, and an
estimate of how deep the tree can get) and after it (nodes, depth) make sure that neither the parser nor any later
recursion over the tree can exhaust the C stack.
"""

from __future__ import annotations

import _ast as ast
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast
from unicodedata import combining, normalize

from lightfc_sandbox.spans import Span, line_start, span_at

if TYPE_CHECKING:
    from asttokens import ASTText

_LONE_CR = r"\r(?!\n)"


def normal(name: str) -> str:
    """A name as Python reads it: letters that look alike, such as full-width ones, are the same letter."""
    return name if name.isascii() else normalize("NFKC", name)


MAX_MARKS = 100
"""Marks, such as accents, that stand upon one letter. CPython sorts those of a name by moving one at a time, so many of
them take the square of their number. Unicode's own form for streams has 30."""

_NO_ASCII = rf"[^\x00-\x7f]{{{MAX_MARKS + 1},}}"


def crowded(text: str) -> int:
    """Where more than `MAX_MARKS` marks in a row begin, which would take long to normalize; -1 if nowhere."""
    if text.isascii():
        return -1
    for run in re.finditer(_NO_ASCII, text):
        # What is no mark can still be written with nothing but marks, and then ends no row of them.
        marks = "".join(filter(lambda char: all(map(combining, normalize("NFKD", char))), set(run[0])))
        row = marks and re.search(rf"[{re.escape(marks)}]{{{MAX_MARKS + 1},}}", run[0])
        if row:
            return run.start() + row.start()
    return -1


class Source:
    """A text with its tree, which begins at `offset`; says where in the text a node stands.

    Attributes:
        added: The text of what has been put into the tree.
        library: The statements of the library among that, if they are shared with other programs.
        is_plain: Nothing in the tree is asynchronous, or is any more.
    """

    def __init__(
        self, text: str, tree: ast.Expression | ast.Module, offset: int = 0, nodes: list[ast.AST] | None = None
    ) -> None:
        self.text = text
        self.tree = tree
        self.offset = offset
        self._nodes = nodes
        self._located: ASTText | None = None
        self._spans: dict[ast.AST, Span] = {}
        self._ids: dict[int, int] | None = None
        self._classes: dict[str, ast.ClassDef] | None = None
        self.added = ""
        self.library: Any = None
        self._put_in = 0  # how many nodes are not of the text
        self.is_plain = "async" not in text

    @property
    def words(self) -> str:
        """The text with its identifiers as Python reads them, to be asked whether it may name something."""
        return normal(self.text) + self.added

    def extend(self, text: str) -> None:
        """Note that the tree has got more statements, which stand in `text`."""
        self.added, self._nodes, self._ids, self._classes = f"\n{text}", None, None, None

    def put_in(self, text: str, at: int, statements: Sequence[ast.stmt], nodes: Sequence[ast.AST]) -> None:
        """Put statements into a program that stand in `text`, and nowhere in its own; `nodes`: all nodes of them."""
        body: list[ast.stmt] = self.tree.body  # type: ignore[assignment]  # it is a program
        self.extend(text)
        self._nodes = [*self.nodes, *nodes]
        self._put_in = len(nodes)
        body[at:at] = statements

    @property
    def nodes(self) -> list[ast.AST]:
        """All nodes of the tree, each before those below it: as `nodes_below` gives them, then what was put in."""
        if self._nodes is None:
            self._nodes = nodes_below(self.tree)
        return self._nodes

    @property
    def classes(self) -> dict[str, ast.ClassDef]:
        """The classes of the tree by their names, of each the last."""
        if self._classes is None:
            self._classes = {each.name: each for each in self.nodes if isinstance(each, ast.ClassDef)}
        return self._classes

    def length(self, first: Any, last: Any) -> int:
        """How long the text is from one expression or statement to the end of another, in characters, about."""
        if first.lineno == last.end_lineno:
            return int(last.end_col_offset - first.col_offset)
        begun = line_start(self.text, first.lineno) + first.col_offset
        return int(line_start(self.text, last.end_lineno) + last.end_col_offset - begun)

    def span(self, node: ast.AST) -> Span:
        """Where `node` stands."""
        located = self._located
        if located is None:
            # Only errors and records ask for places, so asttokens is imported when the first of them does.
            from asttokens import ASTText

            # Python ends a line at a lone carriage return and asttokens does not; the offsets stay the same.
            text = re.sub(_LONE_CR, "\n", self.text[self.offset :])
            # Its annotation says Module, but it walks any tree.
            located = self._located = ASTText(text, tree=cast(ast.Module, self.tree))
        found = self._spans.get(node)
        if found is None:
            # Kept, since asttokens looks through a statement as often as it is asked for its place.
            # Of a part of an f-string Python 3.11 knows no place, but of the value in it.
            at = getattr(node, "value", node) if isinstance(node, ast.FormattedValue) else node
            start, end = located.get_text_range(at, padded=False)
            found = self._spans[node] = span_at(self.text, start + self.offset, end + self.offset)
        return found

    def place(self, node: ast.AST | None) -> Span | None:
        """Where `node` stands; None for one of another text of the same session, and where none is known."""
        return None if node is None or not self.has(node) else self.span(node)

    def earlier(self, node: ast.AST) -> tuple[int, Source] | None:
        """The program of the same session before this one in which a node stands, with its number, if it is known."""
        return None

    def has(self, node: ast.AST) -> bool:
        """Whether `node` is one of this text."""
        number = self.number_of(node)
        return number is not None and number < len(self.nodes) - self._put_in

    def number_of(self, node: ast.AST | None) -> int | None:
        """Where `node` stands among `nodes`; None for any other."""
        if self._ids is None:
            self._ids = {id(each): number for number, each in enumerate(self.nodes)}
        return self._ids.get(id(node))

    def name_span(self, node: ast.Attribute) -> Span:
        """Where the name of an attribute stands: at the end of the node."""
        whole = self.span(node)
        start = whole.end
        while start > whole.start and f"a{self.text[start - 1]}".isidentifier():
            start -= 1
        return span_at(self.text, start, whole.end)

    def segment(self, node: ast.AST) -> str:
        """The text of `node`."""
        span = self.span(node)
        return self.text[span.start : span.end]


_STRINGS = r"""'''(?:\\.|[^\\])*?''' | \"\"\"(?:\\.|[^\\])*?\"\"\" | '(?:\\.|[^\\'\r\n])*' | "(?:\\.|[^\\"\r\n])*" |"""
_SHAPE = r"""(?sx) (?P<skip> %s \#[^\r\n]* | \\\r?\n )
    | (?P<open> [(\[{] ) | (?P<close> [)\]}] ) | (?P<comma> , ) | (?P<line> [;\r\n] )
    | (?P<deep> \*\* | // | << | >> | [-+*/%%@&|^~.:] | \b(?:not|lambda|if|else|await|and|or)\b )"""
_CODE_ONLY = _SHAPE % _STRINGS
_STRINGS_TOO = _SHAPE % ""
_F_STRING = r"[fF][rR]?['\"]"


def depth_estimate(text: str) -> int:
    """An upper estimate of the depth of the tree of `text`, without parsing it.

    Brackets nest, and each operator, attribute, call, subscript, `lambda` or conditional can put one more level over
    what stands beside it; a comma, or the end of a line outside brackets, begins anew. Where a text holds an f-string,
    the contents of all its strings count as code: too high an estimate is safe, too low a one is not.
    """
    shape = _STRINGS_TOO if re.search(_F_STRING, text) else _CODE_ONLY
    deepest = current = 0
    stack = [0]
    for match in re.finditer(shape, text):
        kind = match.lastgroup
        if kind == "open" or kind == "deep":
            stack[-1] += 1
            current += 1
            deepest = max(deepest, current)
            if kind == "open":
                stack.append(0)
        elif kind == "close":
            if len(stack) > 1:
                current -= stack.pop()
        elif kind == "comma" or (kind == "line" and len(stack) == 1):
            current -= stack[-1]
            stack[-1] = 0
    return deepest


HELD: dict[type[ast.AST], tuple[tuple[str, ...], tuple[str, ...], int]] = {
    ast.Name: ((), (), 1), ast.Constant: ((), (), 0), ast.Attribute: (("value",), (), 1),
    ast.Subscript: (("value", "slice"), (), 1), ast.Call: (("func",), ("args", "keywords"), 0),
    ast.keyword: (("value",), (), 0), ast.Expr: (("value",), (), 0), ast.If: (("test",), ("body", "orelse"), 0),
    ast.For: (("target", "iter"), ("body", "orelse"), 0), ast.Compare: (("left",), ("ops", "comparators"), 0),
    ast.BinOp: (("left", "right"), (), 1), ast.BoolOp: ((), ("values",), 1), ast.List: ((), ("elts",), 1),
    ast.Tuple: ((), ("elts",), 1), ast.Assign: (("value",), ("targets",), 0),
    ast.AugAssign: (("target", "value"), (), 1), ast.ListComp: (("elt",), ("generators",), 0),
    ast.JoinedStr: ((), ("values",), 0), ast.While: (("test",), ("body", "orelse"), 0),
    ast.GeneratorExp: (("elt",), ("generators",), 0),
    ast.UnaryOp: (("operand",), (), 1), ast.IfExp: (("test", "body", "orelse"), (), 0),
}  # fmt: skip
"""What the commonest nodes hold: fields that are a node, fields that are a list of nodes, and how many more nodes that
hold nothing. All other nodes are looked through field by field."""


def survey(tree: ast.AST, max_nodes: int, max_depth: int) -> tuple[list[ast.AST], int, int]:
    """All nodes of a tree as `nodes_below` gives them, their number and its depth, no further than the two bounds.

    The number and the depth count every node, also those that are left out of the list.
    """
    found = [tree]
    append = found.append
    begin = leaves = depth = bare = 0
    while begin < len(found) or bare:
        layer = found[begin:]
        begin = len(found)
        depth += 1
        if begin + leaves > max_nodes or depth > max_depth:
            break
        # Nodes of the next layer that hold nothing: the contexts of names, and operators.
        bare = 0
        for node in layer:
            held = HELD.get(type(node))
            if held is None:
                bare += _append_children(node, append)
                continue
            nodes, lists, empty = held
            for name in nodes:
                append(getattr(node, name))
            for name in lists:
                found += getattr(node, name)
            bare += empty
        leaves += bare
    return found, len(found) + leaves, depth


BLOCKS_OF: Mapping[type[ast.AST], tuple[str, ...]] = {
    ast.If: ("body", "orelse"), ast.While: ("body", "orelse"), ast.For: ("body", "orelse"),
    ast.Try: ("body", "handlers", "orelse", "finalbody"), ast.ExceptHandler: ("body",),
    ast.Match: ("cases",), ast.match_case: ("body",), ast.With: ("body",),
}  # fmt: skip
"""The statements of the language that hold statements of the same scope, and where."""

_BLOCKS = frozenset(name for each in BLOCKS_OF.values() for name in each)

_WITHOUT_PLACES = frozenset({ast.Match, ast.With})
"""Statements with parts that have no place of their own."""

_BESIDE_ARGUMENTS = "decorator_list", "returns", "type_params"


def is_deep(tree: Any, most: int) -> bool:
    """Whether a tree is deeper than `most`.

    Each level takes a character at least, but that of the statement itself and one below a name. So what is short
    enough for the levels that are left, as nearly all statements are, is not looked through.
    """
    layer: list[Any] = tree.body if type(tree) is ast.Module else [tree.body]
    left = most - 1
    while layer:
        below: list[Any] = []
        for node in layer:
            is_short = node.end_col_offset - node.col_offset < left - 1 and node.lineno == node.end_lineno
            if is_short and not decorators(node):  # which stand in front of its place
                continue
            if left < 1:
                return True
            inside = _inside(node, below)
            room = left - (inside is not node)
            if inside is not None and survey(inside, sys.maxsize, room)[2] > room:
                return True
        layer, left = below, left - 1
    return False


def decorators(node: Any) -> list[Any]:
    """The decorators of a function or class."""
    found: list[Any] = getattr(node, "decorator_list", [])
    return found


def nested(node: Any) -> tuple[int, str]:
    """How many parts of a node stand side by side that mean as much as one in another, and what they are."""
    for name, told in _NESTED.items():
        found = getattr(node, name, None)
        if type(found) is list:
            return len(found), told
    return 0, ""


_NESTED = {
    "decorator_list": "a function or class has more decorators",  # each calls the next
    "items": "a `with` has more context managers", "generators": "a comprehension has more loops",
}  # fmt: skip


def _inside(node: Any, below: list[Any]) -> Any:
    """What of a statement is looked through at once, None for nothing; its parts of the next layer go to `below`."""
    kind = type(node)
    if kind is ast.FunctionDef and not any(getattr(node, name, None) for name in _BESIDE_ARGUMENTS):
        below += node.body
        return node.args
    if kind is ast.ClassDef and not node.decorator_list and all(type(each) is ast.Name for each in node.bases):
        below += node.body
        return None
    if kind not in BLOCKS_OF or kind in _WITHOUT_PLACES:
        return node
    below += children(node)
    return None


def statement_starts(tree: Any) -> list[tuple[int, int]]:
    """The line and column at which each statement of a tree begins, in the order of the text."""
    starts: list[tuple[int, int]] = []
    todo: list[Any] = [*tree.body] if type(tree) is ast.Module else []
    while todo:
        node = todo.pop()
        if type(node) is not ast.match_case:
            starts.append((node.lineno, node.col_offset))
        for name in _BLOCKS:
            todo += getattr(node, name, ())
    return sorted(starts)


def _append_children(node: ast.AST, append: Callable[[ast.AST], None]) -> int:
    """Hand on the nodes right below one; gives how many are left out since they hold nothing."""
    bare = 0
    fields = node.__dict__
    for name in node._fields:
        value = fields.get(name)
        if type(value) is list:
            for each in value:
                if isinstance(each, ast.AST):
                    append(each)
        elif isinstance(value, ast.AST):
            if value._fields:
                append(value)
            else:
                bare += 1
    return bare


def location(node: ast.AST) -> dict[str, Any]:
    """Where a node stands, as a node that is made in its place is told."""
    return {name: getattr(node, name) for name in node._attributes}


def children(node: ast.AST) -> list[Any]:
    """The nodes right below one, as `ast.iter_child_nodes` gives them, in a third of the time."""
    found: list[Any] = []
    fields = node.__dict__
    for name in node._fields:
        value = fields.get(name)
        if type(value) is list:
            found += [each for each in value if isinstance(each, ast.AST)]
        elif isinstance(value, ast.AST):
            found.append(value)
    return found


def nodes_below(node: ast.AST) -> list[ast.AST]:
    """A node and all nodes below it that can hold another or a name, each before those below it, layer by layer."""
    return survey(node, sys.maxsize, sys.maxsize)[0]
