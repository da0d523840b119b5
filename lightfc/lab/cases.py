"""What a case is, its format in files, and where a row is wrong.

A file of cases holds one JSON object a line (packed by gzip where its name ends in `.gz`); `CASE_SCHEMA` is its JSON
Schema. `expected` has the layout of the Berkeley leaderboard: one object for each call, with the accepted values of
each argument: `[{"get_weather": {"city": ["Oslo", "Oslo, Norway"], "unit": ["", "celsius"]}}]`. `""` among the values
says that the argument may be left out. An object in the place of an argument's value, or in a list, says by key which
values are accepted there; what stands deeper is compared as it is.
"""

import csv
import gzip
import io
import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

from pydantic import AliasChoices, BaseModel, ConfigDict, Field, ValidationError

from lightfc.core.definitions import FunctionDefinition
from lightfc.core.errors import CaseError, ToolDefinitionError
from lightfc.core.messages import Message, Role
from lightfc.formats import Names
from lightfc.tools.function_tool import FunctionTool

__all__ = [
    "CASE_SCHEMA",
    "Case",
    "Expected",
    "case_of",
    "json_lines",
    "load_cases",
    "own_cases",
    "row_lines",
    "validate_cases",
]

Expected = Sequence[Mapping[str, Mapping[str, Sequence[Any]]]]
"""The accepted calls of a case: `[{function: {argument: [accepted values]}}]`."""

_SHOWN_CHARS = 60


@dataclass(frozen=True)
class Case:
    """A question, the functions that may answer it, and what is right.

    Attributes:
        id: Its name, by which answers are joined with it; unique among the cases of an experiment.
        messages: The question: what the user says, and what was said before it.
        functions: The documentation of the functions: `name`, `description`, `parameters`.
        expected: The accepted calls; None where it is not known which are right.
        irrelevant: Whether no call is right.
        category: The group it belongs to, by which reports list it.
        cluster: What it shares with other cases, such as a text or a set of functions: their results are not
            independent, so intervals are made over clusters. Its id if empty.
        data: What else checks want to know of it.

    Examples:
        >>> from lightfc.lab import own_cases
        >>> case = own_cases(["single"])[0]
        >>> case.question, case.functions[0]["name"]
        ('Will it rain in Lisbon over the next three days?', 'get_weather')
    """

    id: str
    messages: tuple[Message, ...]
    functions: tuple[Mapping[str, Any], ...] = ()
    expected: Expected | None = None
    irrelevant: bool = False
    category: str = ""
    cluster: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)

    @property
    def question(self) -> str:
        """What was said, as one text."""
        return "\n".join(each.content for each in self.messages)

    @cached_property
    def definitions(self) -> tuple[FunctionDefinition, ...]:
        """What a model is told of the functions.

        Raises:
            CaseError: A function cannot be described.
        """
        try:
            return tuple(FunctionTool.from_schema(each, _no_handler).definition for each in self.functions)
        except ToolDefinitionError as error:
            raise CaseError([f"case {self.id}: functions: {error}"]) from None

    @cached_property
    def names(self) -> Names:
        """The functions and the words of the question, as a reader wants them."""
        readable = [FunctionDefinition(each["name"], "", _readable(each)) for each in self.functions]
        return Names((), readable, self.question)

    @cached_property
    def documented(self) -> Mapping[str, Mapping[str, Any]]:
        """The JSON Schema of each function's parameters, by name."""
        return {each["name"]: each.get("parameters", {}) for each in self.functions}

    def to_row(self) -> dict[str, Any]:
        """The case as a row of a file of cases."""
        row: dict[str, Any] = {
            "id": self.id,
            "question": [{"role": each.role, "content": each.content} for each in self.messages],
            "functions": list(self.functions),
            "expected": self.expected,
            "irrelevant": self.irrelevant,
            "category": self.category,
            "cluster": self.cluster,
            "data": self.data,
        }
        return {key: value for key, value in row.items() if value not in ("", None, {}, False)}


def _no_handler(**arguments: Any) -> None:
    """Stands where a tool wants a function: of a case, functions are only described."""


_READABLE = {"dict": "object", "float": "number", "tuple": "array", "any": None}
"""Names of types as the Berkeley leaderboard has them, and what JSON Schema calls them."""


def _readable(function: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters of a function for a reader, which takes functions that a tool could not be made of."""
    parameters = function.get("parameters", {})
    properties = parameters.get("properties", {})
    return {**parameters, "properties": {name: _typed(inner) for name, inner in properties.items()}}


def _typed(schema: Mapping[str, Any]) -> dict[str, Any]:
    kind = schema.get("type")
    return {**schema, "type": _READABLE.get(kind, kind) if isinstance(kind, str) else kind}


class _Parameters(BaseModel):
    model_config = ConfigDict(extra="allow")
    properties: dict[str, dict[str, Any]] = {}
    required: list[str] = []


class _Documented(BaseModel):
    model_config = ConfigDict(extra="allow")
    name: str
    description: str | None = None
    parameters: _Parameters = _Parameters()


class _Said(BaseModel):
    model_config = ConfigDict(extra="allow")
    role: Role = "user"
    content: str


class _Row(BaseModel):
    """A row of a file of cases."""

    model_config = ConfigDict(extra="ignore")
    id: str = Field(validation_alias=AliasChoices("id", "case"), min_length=1, description="Its name, unique.")
    question: str | list[_Said] | list[list[_Said]] = Field(
        default="", description="What is asked: a text, or messages with role and content."
    )
    functions: list[_Documented] = Field(
        validation_alias=AliasChoices("functions", "function"), description="What may be called, with JSON Schemas."
    )
    expected: list[dict[str, dict[str, list[Any]]]] | None = Field(
        default=None,
        validation_alias=AliasChoices("expected", "possible_answer"),
        description="The accepted calls, [{function: {argument: [accepted values]}}]; null where they are not known.",
    )
    irrelevant: bool = Field(default=False, description="Whether no call is right.")
    category: str = Field(default="", description="The group by which reports list it.")
    cluster: str = Field(default="", description="What it shares with other cases; its id if empty.")
    data: dict[str, Any] = Field(default={}, description="What else checks want to know of it.")


CASE_SCHEMA: Mapping[str, Any] = _Row.model_json_schema(by_alias=False)
"""JSON Schema of a row of a file of cases.

Examples:
    >>> from lightfc.lab import CASE_SCHEMA
    >>> CASE_SCHEMA["type"]
    'object'
"""


def case_of(row: Mapping[str, Any], where: str = "") -> Case:
    """The case that a row describes; the names `case`, `function` and `possible_answer` of older rows are read too.

    Args:
        row: The row.
        where: Where it stands, for messages.

    Raises:
        CaseError: The row is wrong; `problems` names each field.

    Examples:
        >>> from lightfc.lab import case_of
        >>> add = {"name": "add", "parameters": {"type": "object"}}
        >>> row = {"id": "sum", "question": "1 + 2?", "functions": [add], "expected": [{"add": {"a": [1], "b": [2]}}]}
        >>> case_of(row).expected
        [{'add': {'a': [1], 'b': [2]}}]
    """
    where = where or f"case {row.get('id', row.get('case', '?'))}"
    try:
        said = _Row.model_validate(dict(row))
    except ValidationError as error:
        raise CaseError(_problems(error, where)) from None
    if said.irrelevant and said.expected:
        raise CaseError([f"{where}: expected: must be empty where irrelevant is true: no call is right"])
    return Case(
        said.id,
        _messages(said.question),
        tuple(each.model_dump(exclude_unset=True) for each in said.functions),
        said.expected,
        said.irrelevant,
        said.category,
        said.cluster,
        said.data,
    )


def _problems(error: ValidationError, where: str) -> list[str]:
    """What is wrong with each field; of a union, of which each member complains, the field once."""
    found: dict[str, str] = {}
    for each in error.errors(include_url=False):
        place = ".".join(str(part) for part in each["loc"] if not _is_member(part))
        given = "" if each["type"] == "missing" else f", not {_shown(each['input'])}"
        found.setdefault(place, f"{where}: {place}: {each['msg']}{given}")
    return list(found.values())


def _is_member(part: str | int) -> bool:
    """Whether a part of a place only says which member of a union was tried."""
    return isinstance(part, str) and (part in ("str", "list[_Said]") or part.startswith("list["))


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= _SHOWN_CHARS else f"{text[:_SHOWN_CHARS]}…"


def _messages(question: str | list[_Said] | list[list[_Said]]) -> tuple[Message, ...]:
    if isinstance(question, str):
        return (Message("user", question),)
    turns: list[_Said] = []
    for each in question:
        turns += each if isinstance(each, list) else [each]
    return tuple(Message(turn.role, turn.content) for turn in turns)


def json_lines(path: Path, needed: Collection[str] = ()) -> Iterator[tuple[int, dict[str, Any]]]:
    """The objects of a file of JSON lines with the numbers of their lines.

    Args:
        path: The file; unpacked where its name ends in `.gz`.
        needed: The keys that each must have.

    Raises:
        CaseError: The file cannot be read, or a line of it is no such object.
    """
    for number, row in row_lines(path):
        if isinstance(row, str):
            raise CaseError([f"{path}, line {number}: {row}"])
        if any(key not in row for key in needed):
            raise CaseError([f"{path}, line {number}: must be a JSON object with the keys {', '.join(needed)}"])
        yield number, row


def row_lines(path: Path) -> Iterator[tuple[int, dict[str, Any] | str]]:
    """The objects of a file with the numbers of their lines; of a line that is none, what is wrong with it.

    Raises:
        CaseError: The file cannot be read.
    """
    try:
        with gzip.open(path, "rt", encoding="utf-8") if path.suffix == ".gz" else path.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    yield number, _object(line)
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise CaseError([f"{path} cannot be read: {getattr(error, 'strerror', None) or error}"]) from error


def _object(line: str) -> dict[str, Any] | str:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        return f"is not JSON: {error}"
    return row if isinstance(row, dict) else "must be a JSON object"


def load_cases(path: str | Path) -> list[Case]:
    """The cases of a file of JSON lines.

    Raises:
        CaseError: The file cannot be read, or rows of it are wrong; `problems` names line and field of each.

    Examples:
        >>> import json
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.lab import load_cases
        >>> folder = tempfile.TemporaryDirectory()
        >>> path = Path(folder.name) / "cases.jsonl"
        >>> _ = path.write_text(json.dumps({"id": "hello", "question": "Say hello.", "functions": [], "expected": []}))
        >>> [case.id for case in load_cases(path)]
        ['hello']
        >>> folder.cleanup()
    """
    cases, problems = _read(Path(path))
    if problems:
        raise CaseError(problems)
    return cases


def validate_cases(path: str | Path) -> list[str]:
    """Everything that is wrong with a file of cases, one sentence each with line and field; empty where nothing is.

    Beyond what `load_cases` insists upon: expected calls name functions and arguments that there are and give those
    that are required, and every function can be shown as a tool.

    Raises:
        CaseError: The file cannot be read.

    Examples:
        >>> import json
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.lab import validate_cases
        >>> folder = tempfile.TemporaryDirectory()
        >>> path = Path(folder.name) / "cases.jsonl"
        >>> _ = path.write_text(json.dumps({"id": "hello", "question": "Say hello.", "functions": [], "expected": []}))
        >>> validate_cases(path)
        []
        >>> folder.cleanup()
    """
    path = Path(path)
    cases, problems = _read(path)
    return problems + [f"{path}, case {case.id}: {problem}" for case in cases for problem in _doubts(case)]


def _read(path: Path) -> tuple[list[Case], list[str]]:
    cases: dict[str, Case] = {}
    problems: list[str] = []
    for number, row in row_lines(path):
        where = f"{path}, line {number}"
        if isinstance(row, str):
            problems.append(f"{where}: {row}")
            continue
        try:
            case = case_of(row, where)
        except CaseError as error:
            problems += error.problems
            continue
        if case.id in cases:
            problems.append(f"{where}: id: {case.id!r} is the name of an earlier case")
        cases[case.id] = case
    if not cases and not problems:
        problems.append(f"{path} holds no cases")
    return list(cases.values()), problems


def _doubts(case: Case) -> Iterator[str]:
    """What a case says that cannot be meant."""
    try:
        case.definitions  # noqa: B018 - made to see whether it can be
    except CaseError as error:
        yield str(error).removeprefix(f"case {case.id}: ")
    if not case.question.strip():
        yield "question: is empty"
    if case.irrelevant is (case.expected is not None):
        yield "expected: says no calls; say irrelevant where none is right"
    for number, call in enumerate(case.expected or ()):
        if len(call) != 1:
            yield f"expected.{number}: must name one function"
        for name, arguments in call.items():
            yield from (f"expected.{number}.{name}{doubt}" for doubt in _call_doubts(case, name, arguments))


def _call_doubts(case: Case, name: str, arguments: Mapping[str, Sequence[Any]]) -> Iterator[str]:
    parameters = case.documented.get(name)
    if parameters is None:
        yield f": is not among the functions ({', '.join(case.documented)})"
        return
    properties, required = parameters.get("properties", {}), parameters.get("required", ())
    yield from (f".{each}: is no parameter of the function" for each in arguments if each not in properties)
    yield from (f": lacks the required {each}" for each in required if each not in arguments)
    yield from (f".{each}: accepts no value" for each, values in arguments.items() if not values)


def own_cases(categories: Iterable[str] = ()) -> list[Case]:
    """The 60 cases that come with lightfc: 12 each of `single`, `multiple`, `parallel`, `nested` and `irrelevance`.

    Args:
        categories: Those to give; all if empty.

    Examples:
        >>> from lightfc.lab import own_cases
        >>> len(own_cases()), len(own_cases(["nested"]))
        (60, 12)
    """
    wanted = set(categories)
    text = files("lightfc.lab").joinpath("own_cases.jsonl").read_text("utf-8")
    cases = [case_of(json.loads(line)) for line in text.splitlines()]
    return [case for case in cases if not wanted or case.category in wanted]


def csv_rows(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """The rows of a CSV file with the numbers of their lines; cells that hold JSON are taken as such.

    Raises:
        CaseError: The file cannot be read, or a cell of JSON is none.
    """
    try:
        text = path.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise CaseError([f"{path} cannot be read: {getattr(error, 'strerror', None) or error}"]) from error
    reader = csv.DictReader(io.StringIO(text, newline=""))
    for row in reader:
        yield reader.line_num, {key: _cell(path, reader.line_num, key, value) for key, value in row.items() if value}


_JSON_CELLS = ("functions", "expected", "data", "irrelevant")


def _cell(path: Path, line: int, key: str, value: str) -> Any:
    if key not in _JSON_CELLS:
        return value
    try:
        return json.loads(value.lower() if key == "irrelevant" else value)
    except ValueError as error:
        raise CaseError([f"{path}, line {line}: {key}: is not JSON: {error}"]) from None
