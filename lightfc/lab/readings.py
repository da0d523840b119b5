"""An answer under one reader, as calls with the values of their arguments."""

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from lightfc.core.definitions import Certainty, Function
from lightfc.core.errors import LabError
from lightfc.core.messages import Message
from lightfc.formats import LAYERS, OPTIONAL_LAYERS, Layer, PromptFormat, Reading
from lightfc.formats.known_names import node_name
from lightfc.formats.python_trees import parse_expression, segments
from lightfc.lab.cases import Case
from lightfc_sandbox import Limits, Sandbox, SandboxError

_LIMITS = Limits(time_s=0.2, steps=10_000)
_SAME_FORMAT = {"python": "expression"}
"""Names that recorded answers have for answer formats of ours."""


def format_named(name: str) -> str:
    """The answer format of a name that it has, or had in older rows."""
    return _SAME_FORMAT.get(name, name)


@dataclass(frozen=True, slots=True)
class Reader:
    """How strictly answers are read.

    Attributes:
        name: The name in tables.
        layers: What is tried beside the exact form: some of `lightfc.formats.LAYERS`, which says what each does. Empty
            for none.

    Examples:
        >>> from lightfc.lab import READERS
        >>> READERS["strict"].layers
        ()
    """

    name: str
    layers: tuple[Layer, ...]


READERS: Mapping[str, Reader] = {each.name: each for each in (Reader("strict", ()), Reader("lightfc", LAYERS))}
"""The readers by name: `strict` reads the exact form only, `lightfc` uses all default layers. Reports show both.

Examples:
    >>> from lightfc.lab import READERS
    >>> sorted(READERS)
    ['lightfc', 'strict']
"""


def reader_named(name: str) -> Reader:
    """A reader of `READERS`, or one of layers that are joined by `+`, such as `blocks+lists`."""
    if name in READERS:
        return READERS[name]
    known: dict[str, Layer] = {each: each for each in (*LAYERS, *OPTIONAL_LAYERS)}
    unknown = next((each for each in name.split("+") if each not in known), None)
    if unknown is not None:
        raise LabError(
            f"there is no reader or layer {unknown!r}; the readers are {', '.join(READERS)}, the layers "
            f"{', '.join(known)}"
        )
    return Reader(name, tuple(known[each] for each in name.split("+")))


@dataclass(frozen=True, slots=True)
class Calls:
    """What a reader found in an answer.

    Attributes:
        functions: The calls as data; None if there are none, or if one of them is known only when the expression runs.
        expression: The expression, as source; None if the answer is plain words.
        certainty: How clearly the answer states it; None without an expression.
        notes: What the reader did to find it.
        problem: Why it cannot be executed as it is; `""` if it can.
    """

    functions: tuple[Function, ...] | None
    expression: str | None = None
    certainty: Certainty | None = None
    notes: tuple[str, ...] = ()
    problem: str = ""


@lru_cache(maxsize=256)
def _format(answer_format: str, layers: tuple[Layer, ...]) -> PromptFormat:
    # How functions are shown does not matter to what is read.
    return PromptFormat(f"python+{format_named(answer_format)}", layers=layers)


def read_calls(
    answer: str | Message,
    case: Case,
    asked: str,
    reader: Reader | str = "lightfc",
    seen: dict[tuple[str, ...], tuple[Function, ...] | None] | None = None,
) -> Calls:
    """Read the calls of an answer, without judging them.

    Args:
        answer: The answer, as a text or a message.
        case: The case that was asked about; the reader needs its functions and its question.
        asked: The name of the answer format that the prompt asked for.
        reader: The reader, or the name of one in `READERS`, or of layers joined by `+`; by default `"lightfc"`, with
            all its layers.
        seen: A cache for several readers of one answer, which is filled: the calls as data by their source.

    Returns:
        What the reader found.

    Raises:
        ValueError: There is no such answer format.
        LabError: There is no such reader or layer.

    Examples:
        >>> from lightfc.lab import own_cases, read_calls
        >>> case = own_cases(["single"])[0]
        >>> read_calls(f"{case.functions[0]['name']}()", case, "expression").expression
        'get_weather()'
    """
    reader = reader_named(reader) if isinstance(reader, str) else reader
    reading = _format(asked, reader.layers).reading(answer, case.names)
    if reading.expression is None:
        return Calls(None, problem=reading.problem)
    seen = {} if seen is None else seen
    if reading.calls not in seen:
        functions = called_functions(reading, case.names.all)
        seen[reading.calls] = None if functions is None else tuple(functions)
    return Calls(seen[reading.calls], reading.expression.action, reading.certainty, reading.notes, reading.problem)


def called_functions(reading: Reading, names: Collection[str] = ()) -> list[Function] | None:
    """The calls of a reading with the values of their arguments; None where one of them is not known before it runs.

    Where other things are done with what the named functions give, they are called all the same.
    """
    functions: list[Function] = [*reading.functions]
    for tree in _trees(reading):
        try:
            calls = [] if tree is None else list(_calls(tree, names))
            functions += map(_function, calls)
        except (SandboxError, RecursionError, LookupError):
            return None
        if not calls:
            return None
    return functions


def _trees(reading: Reading) -> Iterable[ast.expr | None]:
    """The calls of a reading as trees; parts of that of the whole where they stand in it, which is there already."""
    action = reading.expression.action if reading.expression is not None else ""
    if reading.functions or not reading.calls:
        return ()
    whole = parse_expression(action)
    if whole is not None:
        parts = whole.elts if isinstance(whole, ast.List | ast.Tuple) else [whole]
        if segments(action, parts) == [*reading.calls]:
            return parts
    return map(parse_expression, reading.calls)


_ALWAYS_EVALUATED = (
    ast.Await, ast.BinOp, ast.Dict, ast.Set, ast.List, ast.Tuple, ast.Starred, ast.Subscript, ast.Attribute,
    ast.JoinedStr, ast.FormattedValue, ast.UnaryOp,
)  # fmt: skip
_NO_CALLS = (ast.Constant, ast.Name, ast.operator, ast.unaryop, ast.expr_context)


def _calls(node: ast.AST, names: Collection[str], *, inside: bool = False) -> Iterator[ast.Call]:
    """The calls that an expression makes whatever they give."""
    # A call alone of an unknown name counts: it may be right but for its namespace.
    if isinstance(node, ast.Call) and (not inside or _name(node) in names):
        yield node
    elif isinstance(node, _ALWAYS_EVALUATED):
        for each in ast.iter_child_nodes(node):
            yield from _calls(each, names, inside=inside or not isinstance(node, ast.Await))
    elif not isinstance(node, _NO_CALLS):
        raise LookupError


def _function(call: ast.Call) -> Function:
    kwargs: dict[str, Any] = {}
    for keyword in call.keywords:
        value = _value(keyword.value)
        kwargs |= value if keyword.arg is None else {keyword.arg: value}
    return Function(_name(call), [_value(each) for each in call.args], kwargs)


def _name(call: ast.Call) -> str:
    return node_name(call.func) or ast.unparse(call.func)


def _value(node: ast.expr) -> Any:
    if isinstance(node, ast.Constant):
        return node.value
    try:
        return ast.literal_eval(node)
    except (ValueError, TypeError):
        # Arithmetic of constants is data too; the sandbox works it out, as it would when the answer is executed.
        return Sandbox({}, limits=_LIMITS).run(ast.unparse(node))
