"""What a case is, its format in files, and where a row is wrong.

A file of cases holds one JSON object a line (packed by gzip where its name ends in `.gz`); `CASE_SCHEMA` is its JSON
Schema. `expected` has the layout of the Berkeley leaderboard: one object for each call, with the accepted values of
each argument: `[{"get_weather": {"city": ["Oslo", "Oslo, Norway"], "unit": ["", "celsius"]}}]`. `""` among the values
says that the argument may be left out. An object in the place of an argument's value, or in a list, says by key which
values are accepted there; what stands deeper is compared as it is.
"""

import gzip
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

from pydantic import AliasChoices, BaseModel, ConfigDict, Field, ValidationError

from lightfc.core.definitions import FunctionDefinition
from lightfc.core.errors import CaseError, ToolDefinitionError
from lightfc.core.messages import Message, Role
from lightfc.core.options import check_list, check_option
from lightfc.formats import Names
from lightfc.tools.function_tool import FunctionTool

Expected = Sequence[Mapping[str, Mapping[str, Sequence[Any]]]]
"""The accepted calls of a case: `[{function: {argument: [accepted values]}}]`."""

_SHOWN_CHARS = 60


@dataclass(frozen=True)
class Case:
    """A question, the functions that may answer it, and the calls that are right.

    Attributes:
        id: The id of the case, by which recorded answers are joined with it; unique in an experiment.
        messages: The question: the message of the user, and the messages before it.
        functions: The JSON definition of each function: `name`, `description`, `parameters`.
        expected: The accepted calls, `[{function: {argument: [accepted values]}}]`; the layout is that of the Berkeley
            Function-Calling Leaderboard. None, the default, if the right calls are not known.
        irrelevant: Whether making no call is right; False by default.
        category: The group by which reports list the case; `""` by default.
        cluster: A name that cases share if they are not independent, such as those of one text or one set of functions.
            Confidence intervals are computed over clusters. `""`, the default, for the case alone.
        data: What else checks need to know of the case.

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
        """The content of all messages, joined by line breaks."""
        return "\n".join(each.content for each in self.messages)

    @cached_property
    def definitions(self) -> tuple[FunctionDefinition, ...]:
        """The definitions of the functions, as prompts show them.

        Raises:
            CaseError: A function cannot be described to a model.
        """
        try:
            # A tool wants a function; of a case, functions are only described.
            return tuple(FunctionTool.from_schema(each, dict).definition for each in self.functions)
        except ToolDefinitionError as error:
            raise CaseError([f"case {self.id}: functions: {error}"]) from None

    @cached_property
    def names(self) -> Names:
        """The functions and the question, prepared for the reader."""
        readable = [FunctionDefinition(each["name"], "", _readable(each)) for each in self.functions]
        return Names((), readable, self.question)

    @cached_property
    def documented(self) -> Mapping[str, Mapping[str, Any]]:
        """The JSON Schema of each function's parameters, by name."""
        return {each["name"]: each.get("parameters", {}) for each in self.functions}

    def to_row(self) -> dict[str, Any]:
        """The case as a row of a file of cases, without fields that are empty. `case_of` reads it."""
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


class _MessageRow(BaseModel):
    model_config = ConfigDict(extra="allow")
    role: Role = "user"
    content: str


class _Row(BaseModel):
    """A row of a file of cases."""

    model_config = ConfigDict(extra="ignore")
    id: str = Field(validation_alias=AliasChoices("id", "case"), min_length=1, description="Its name, unique.")
    question: str | list[_MessageRow] | list[list[_MessageRow]] = Field(
        default="", description="What is asked: a string, or messages with role and content."
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


_FIELDS = [
    tuple(map(str, each.validation_alias.choices)) if isinstance(each.validation_alias, AliasChoices) else (name,)
    for name, each in _Row.model_fields.items()
]
"""The names of each field, in files."""
_KNOWN = {name for names in _FIELDS for name in names}

CASE_SCHEMA: Mapping[str, Any] = _Row.model_json_schema(by_alias=False)
"""The JSON Schema of a row of a file of cases, each a JSON object on a line of its own.

Examples:
    >>> from lightfc.lab import CASE_SCHEMA
    >>> CASE_SCHEMA["type"]
    'object'
"""


def case_of(row: Mapping[str, Any], where: str = "") -> Case:
    """Make a case of a row of a file of cases.

    Args:
        row: The row, as `CASE_SCHEMA` describes it. `case` for `id`, `function` for `functions` and `possible_answer`
            for `expected` are accepted too.
        where: Where the row stands, for messages; by default its id.

    Raises:
        CaseError: The row is wrong; `problems` has one sentence for each field. A key that is not known is passed over,
            unless it is nearly that of a field which the row lacks.

    Examples:
        >>> from lightfc.lab import case_of
        >>> add = {"name": "add", "parameters": {"type": "object"}}
        >>> row = {"id": "sum", "question": "1 + 2?", "functions": [add], "expected": [{"add": {"a": [1], "b": [2]}}]}
        >>> case_of(row).expected
        [{'add': {'a': [1], 'b': [2]}}]
    """
    check_option("row", row, Mapping, "a dict")
    where = where or f"case {row.get('id', row.get('case', '?'))}"
    misspelt = [*_misspelt(row, where)]
    try:
        fields = _Row.model_validate(dict(row))
    except ValidationError as error:
        raise CaseError([*misspelt, *_problems(error, where)]) from None
    if misspelt:
        raise CaseError(misspelt)
    if fields.irrelevant and fields.expected:
        raise CaseError([f"{where}: expected: must be empty, since irrelevant is true: no call is right"])
    asked = [_MessageRow(content=fields.question)] if isinstance(fields.question, str) else fields.question
    turns = [turn for each in asked for turn in (each if isinstance(each, list) else [each])]
    return Case(
        fields.id,
        tuple(Message(turn.role, turn.content) for turn in turns),
        tuple(each.model_dump(exclude_unset=True) for each in fields.functions),
        fields.expected,
        fields.irrelevant,
        fields.category,
        fields.cluster,
        fields.data,
    )


def _misspelt(row: Mapping[str, Any], where: str) -> Iterator[str]:
    """Tell of keys that are nearly those of fields that the row lacks: without them a case would not be judged."""
    missing = {name for names in _FIELDS if not any(name in row for name in names) for name in names}
    for key in row:
        if key not in _KNOWN and (meant := get_close_matches(str(key), missing, n=1, cutoff=0.82)):
            yield f"{where}: {key}: is not a field; did you mean {meant[0]}?"


def _problems(error: ValidationError, where: str) -> list[str]:
    """What is wrong with each field; of a union, of which each member complains, the field once."""
    found: dict[str, str] = {}
    for each in error.errors(include_url=False):
        # A part of a place may only say which member of a union was tried.
        place = ".".join(part for part in map(str, each["loc"]) if part != "str" and not part.startswith("list["))
        given = "" if each["type"] == "missing" else f", not {_json_excerpt(each['input'])}"
        found.setdefault(place, f"{where}: {place}: {each['msg']}{given}")
    return list(found.values())


def _json_excerpt(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= _SHOWN_CHARS else f"{text[:_SHOWN_CHARS]}…"


def json_rows(path: Path) -> Iterator[tuple[str, dict[str, Any] | str]]:
    """The objects of a file of JSON lines by where they stand; of a line that is none, what is wrong with it."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") if path.suffix == ".gz" else path.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                if not line.strip():
                    continue
                where = f"{path}, line {number}"
                try:
                    row = json.loads(line)
                except (ValueError, RecursionError) as error:
                    yield where, f"is not JSON: {error}"
                else:
                    yield where, row if isinstance(row, dict) else "must be a JSON object"
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise CaseError([f"{path} cannot be read: {getattr(error, 'strerror', None) or error}"]) from error


def cases_of_rows(rows: Iterable[tuple[str, Case | Mapping[str, Any] | str]]) -> tuple[dict[str, Case], list[str]]:
    """The cases of rows by where they stand, and what is wrong with other rows: a text tells it of a row itself."""
    cases: dict[str, Case] = {}
    problems: list[str] = []
    ids: set[str] = set()
    for where, row in rows:
        try:
            if isinstance(row, str):
                raise CaseError([f"{where}: {row}"])
            case = cases[where] = row if isinstance(row, Case) else case_of(row, where)
        except CaseError as error:
            problems += error.problems
            continue
        if case.id in ids:
            problems.append(f"{where}: id: {case.id!r} is the id of an earlier case")
        ids.add(case.id)
    return cases, problems


def doubts(case: Case) -> Iterator[str]:
    """What a case says that cannot be meant."""
    try:
        case.definitions  # noqa: B018 - made to see whether it can be
    except CaseError as error:
        yield str(error).removeprefix(f"case {case.id}: ")
    if not case.question.strip():
        yield "question: is empty"
    # Those of IFEval-FC say what the text of one argument keeps to, and nothing of calls.
    if case.irrelevant is (case.expected is not None) and "format" not in case.data:
        yield "expected: has no calls; set irrelevant to true where no call is right"
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
    yield from (f".{each}: is not a parameter of the function" for each in arguments if each not in properties)
    yield from (f": lacks the required {each}" for each in required if each not in arguments)
    yield from (f".{each}: accepts no value" for each, values in arguments.items() if not values)


def own_cases(categories: Iterable[str] = ()) -> list[Case]:
    """Give the 60 cases of lightfc: 12 each of `single`, `multiple`, `parallel`, `nested` and `irrelevance`.

    Args:
        categories: The categories to give; all five by default.

    Returns:
        The cases, in the order of the file.

    Raises:
        CaseError: There is no such category.

    Examples:
        >>> from lightfc.lab import own_cases
        >>> len(own_cases()), len(own_cases(["nested"]))
        (60, 12)
    """
    check_list("categories", categories, "categories")
    wanted = set(categories)
    text = files("lightfc.lab").joinpath("own_cases.jsonl").read_text("utf-8")
    cases = [case_of(json.loads(line)) for line in text.splitlines()]
    known = sorted({case.category for case in cases})
    if unknown := sorted(wanted.difference(known)):
        raise CaseError([f"there is no category {unknown[0]!r}; the categories are {', '.join(known)}"])
    return [case for case in cases if not wanted or case.category in wanted]
