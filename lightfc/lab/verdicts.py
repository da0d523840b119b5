"""What an answer turned out to be, and where it is wrong, whose fault that is."""

import ast
import builtins
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, get_args

from lightfc.core.definitions import Certainty, Function
from lightfc.core.errors import LabError
from lightfc.core.messages import Message
from lightfc.core.options import check_option
from lightfc.export import dumps
from lightfc.formats import LAYERS, OPTIONAL_LAYERS, Layer, PromptFormat, Reading
from lightfc.formats.known_names import node_name
from lightfc.formats.python_trees import parse_expression, parse_program, segments
from lightfc.lab.cases import Case
from lightfc.lab.checks import CHECKS, Check, Fault, check_of
from lightfc_sandbox import Limits, OpenType, Sandbox, SandboxError

_LIMITS = Limits(time_s=0.2, steps=10_000)


def format_named(name: str) -> str:
    """The answer format of a name that it has, or had in older rows."""
    return "expression" if name == "python" else name


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
    written = _written_calls(reading, names)
    if written is None and reading.expression is not None and not reading.problem:
        action = reading.expression.action
        return _straight_calls(action, names) or _made_calls(action, names)
    return written


class _Unknown:
    """What a call gives where nothing is called: a program may take it apart, and fails if it decides by it."""

    def _other(self, *_: object) -> "_Unknown":
        return _Unknown()

    __getitem__ = __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = _other

    def __eq__(self, other: object) -> bool:
        raise LookupError

    __bool__ = __eq__  # which is not opened, so no program asks for it


_UNKNOWN = OpenType(_Unknown, operations=("item", "+", "-", "*", "/", "==", "!="))


def _made_calls(program: str, names: Collection[str]) -> list[Function] | None:
    """The calls that a program makes, if none of them depends on what another gives."""
    made: list[Function] = []

    def noting(name: str) -> Callable[..., _Unknown]:
        def note(*args: Any, **kwargs: Any) -> _Unknown:
            if _Unknown.__name__ in dumps([args, kwargs]):  # in a text of it
                raise LookupError
            made.append(Function(name, args, kwargs))
            return _Unknown()

        return note

    try:
        functions = {name: noting(name) for name in names}
        Sandbox(functions, policy="programs", limits=_LIMITS, types=[_UNKNOWN]).run(program)
    except (SandboxError, ValueError):
        return None
    return made or None


def _written_calls(reading: Reading, names: Collection[str]) -> list[Function] | None:
    """The calls of a reading, as they are written."""
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
    ast.Await, ast.BinOp, ast.Dict, ast.Set, ast.List, ast.Tuple, ast.Starred, ast.Subscript, ast.Slice, ast.Attribute,
    ast.JoinedStr, ast.FormattedValue, ast.UnaryOp,
)  # fmt: skip
_NO_CALLS = (ast.Constant, ast.Name, ast.operator, ast.unaryop, ast.expr_context)


def _straight_calls(program: str, names: Collection[str]) -> list[Function] | None:
    """The calls that statements make one after another whatever these give; None where that cannot be seen."""
    tree = parse_program(program)
    roots = {name.partition(".")[0] for name in names}
    body = [] if tree is None else tree.body
    # What follows the last call can decide what it likes.
    while body and not any(isinstance(each, ast.Name) and each.id in roots for each in ast.walk(body[-1])):
        body = body[:-1]
    try:
        made = [_function(call) for each in body for call in _calls(_value_of(each, roots), names, inside=True)]
    except (SandboxError, RecursionError, LookupError):
        return None
    return made or None


def _value_of(statement: ast.stmt, roots: Collection[str]) -> ast.expr:
    """What a statement evaluates, where all its calls are in that and it gives no function another meaning."""
    value = statement.value if isinstance(statement, ast.Assign | ast.AnnAssign | ast.AugAssign | ast.Expr) else None
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    parts = [part for each in targets if each is not None for part in ast.walk(each)]
    if value is None or any(isinstance(each, ast.Call) or getattr(each, "id", "") in roots for each in parts):
        raise LookupError
    return value


def _calls(node: ast.AST, names: Collection[str], *, inside: bool = False) -> Iterator[ast.Call]:
    """The calls that an expression makes whatever they give."""
    if isinstance(node, ast.Call):
        yield from _calls_in(node, names, inside=inside)
        return
    always, perhaps = _evaluated(node)
    if (isinstance(node, ast.Name | ast.Attribute) and node_name(node) in names) or any(
        isinstance(each, ast.Call) for part in perhaps for each in ast.walk(part)
    ):
        raise LookupError
    for part in always:
        yield from _calls(part, names, inside=inside or not isinstance(node, ast.Await))


def _evaluated(node: ast.AST) -> tuple[Iterable[ast.AST], Sequence[ast.AST]]:
    """What of an expression is always evaluated, and what may be."""
    if isinstance(node, ast.Compare):
        return [node.left, node.comparators[0]], node.comparators[1:]
    if isinstance(node, ast.BoolOp):
        return node.values[:1], node.values[1:]
    if isinstance(node, ast.IfExp):
        return [node.test], [node.body, node.orelse]
    if isinstance(node, (*_ALWAYS_EVALUATED, *_NO_CALLS)):
        return ast.iter_child_nodes(node), ()
    raise LookupError


def _calls_in(call: ast.Call, names: Collection[str], *, inside: bool) -> list[ast.Call]:
    """A call of a function of the answer; of a builtin, or of a method of a value, those in what it is given."""
    if _name(call) in names:
        return [call]
    if not _is_around(call):
        # A call alone of an unknown name counts: it may be right but for its namespace.
        if inside:
            raise LookupError
        return [call]
    parts = [call.func, *call.args, *(each.value for each in call.keywords)]
    try:
        found = [each for part in parts for each in _calls(part, names, inside=True)]
    except LookupError:
        if inside:
            raise
        return [call]
    return found if found or inside else [call]


def _is_around(call: ast.Call) -> bool:
    """Whether what is called, where no function of the case is, is a builtin or of a value."""
    root: ast.AST = call.func
    while isinstance(root, ast.Attribute):
        root = root.value
    return not isinstance(root, ast.Name) or (root is call.func and hasattr(builtins, root.id))


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


Outcome = Literal["right", "wrong", "no call", "false call", "rightly no call", "call"]
"""What an answer turned out to be; `Verdict` says what each means."""

Cause = Literal["", "reading", "form", "choice", "argument", "false call"]
"""Why an answer is wrong; empty if it is right, or if that is not known. `Verdict` says what each means."""

CAUSES: tuple[Cause, ...] = get_args(Cause)[1:]
"""The causes, in the order in which they are checked."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict about one answer, by one reader and one check; `judge` gives it.

    Attributes:
        outcome: If the expected calls are known: `"right"`, `"wrong"` or `"no call"`. If no call is right: `"false
            call"` or `"rightly no call"`. If the right calls are not known: `"call"` or `"no call"`.
        cause: Why a wrong answer is wrong. `"reading"`: no reader finds a call in it. `"form"`: it has calls, but not
            in a form that this reader accepts. `"choice"`: other functions, or too few or too many calls.
            `"argument"`: the right functions with a wrong argument or result. `"false call"`: no call is right. `""`
            if the answer is right, or if that is not known.
        faults: What is wrong with the calls, by the check.
        calls: What the reader found: `functions`, `expression`, `certainty`, `notes` and `problem`.

    Examples:
        >>> from lightfc.lab import judge, own_cases
        >>> verdict = judge("I cannot do that.", own_cases(["single"])[0], "expression")
        >>> verdict.outcome, verdict.cause
        ('no call', 'reading')
    """

    outcome: Outcome
    cause: Cause
    faults: tuple[Fault, ...]
    calls: Calls

    @property
    def is_right(self) -> bool | None:
        """Whether the answer is right; None if that is not known."""
        if self.outcome == "call" or (self.outcome == "no call" and not self.cause):
            return None
        return self.outcome in ("right", "rightly no call")


def judge(
    answer: str | Message, case: Case, asked: str, reader: Reader | str = "lightfc", check: Check | str = "bfcl"
) -> Verdict:
    """Read an answer and compare its calls with those of its case; other arguments are as for `read_calls`.

    Args:
        check: What compares the calls with the expected ones, or the name of one in `CHECKS`, or
            `"checks.py:function"`; by default `"bfcl"`.

    Raises:
        LabError: There is no such check, reader or layer.
        TypeError: `case` is not a `Case`.
        ValueError: There is no such answer format.

    Examples:
        >>> from lightfc.lab import judge, own_cases
        >>> case = own_cases(["irrelevance"])[0]
        >>> judge("I cannot do that.", case, "expression").outcome
        'rightly no call'
    """
    check_option("case", case, Case, "a Case")
    reader = reader_named(reader) if isinstance(reader, str) else reader
    (verdict,) = judged(answer, case, asked, (reader,), check_of(check))
    return verdict


def judged(
    answer: str | Message, case: Case, answer_format: str, readers: Sequence[Reader], check: Check = CHECKS["bfcl"]
) -> list[Verdict]:
    """As `judge`, under several readers; what they read alike is looked at once."""
    seen: dict[tuple[str, ...], tuple[Function, ...] | None] = {}
    found = {reader: read_calls(answer, case, answer_format, reader, seen) for reader in readers}
    if all(calls.expression is None for calls in found.values()) and not case.irrelevant:
        # Whether a call was written at all is asked of the reader that finds most.
        most = READERS["lightfc"]
        found[most] = found.get(most) or read_calls(answer, case, answer_format)
    has_calls = any(calls.expression is not None for calls in found.values())
    checked: dict[int, Sequence[Fault] | None] = {}

    def checked_once(calls: Sequence[Function], case: Case) -> Sequence[Fault] | None:
        if id(calls) not in checked:
            checked[id(calls)] = check(calls, case)
        return checked[id(calls)]

    return [_verdict(found[reader], case, checked_once, has_calls=has_calls) for reader in readers]


def _verdict(calls: Calls, case: Case, check: Check, *, has_calls: bool) -> Verdict:
    is_call = calls.expression is not None
    if case.irrelevant:
        return Verdict("false call", "false call", (), calls) if is_call else Verdict("rightly no call", "", (), calls)
    known = None if calls.problem else calls.functions
    faults = check(known or (), case)
    if faults is None:
        return Verdict("call" if is_call else "no call", "", (), calls)
    if not is_call:
        return Verdict("no call", "form" if has_calls else "reading", (), calls)
    if known is None:
        return Verdict("wrong", "form", (), calls)
    return Verdict("wrong" if faults else "right", _cause_of(faults), tuple(faults), calls)


def _cause_of(faults: Sequence[Fault]) -> Cause:
    if not faults:
        return ""
    return "choice" if any(fault.is_choice for fault in faults) else "argument"
