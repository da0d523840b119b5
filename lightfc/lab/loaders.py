"""Cases in any layout: JSON lines, CSV, those of the Berkeley leaderboard and of IFEval-FC, and rows of a program.

What else a user may bring, checks, paraphrases and counters of tokens, is found by `function_in`.
"""

import csv
import io
import json
import runpy
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, wraps
from pathlib import Path
from typing import Any

from lightfc.core.errors import CaseError, LabError
from lightfc.core.options import check_list
from lightfc.core.values import short_text
from lightfc.lab.cases import Case, cases_of_rows, doubts, json_rows, own_cases

_Row = tuple[str, Case | Mapping[str, Any] | str]
"""Where a row stands, and the row; or what is wrong with it."""

_NOT_SINGLE = ("multi_turn", "memory", "web_search", "format_sensitivity")
"""Words in the names of those files of the leaderboard that hold no single questions."""


def load_cases(source: str | Path) -> list[Case]:
    """Read the cases at a path; their layout is recognized.

    - A file of JSON lines has a case in each line, as `CASE_SCHEMA` describes it.
    - A file of CSV, in UTF-8 with a header, has the same fields as columns; the cells of `functions`, `expected`,
      `data` and `irrelevant` hold JSON.
    - A folder of the Berkeley Function-Calling Leaderboard (https://gorilla.cs.berkeley.edu/leaderboard.html) has files
      `BFCL_v*_CATEGORY.json` and a folder `possible_answer`; all categories with a single turn are read. One such file
      will do, and so will JSON lines with its keys `function` and `possible_answer`. A case of a category that ends in
      `irrelevance` is `irrelevant`, unless it has expected calls. Cases with the same functions are one cluster.
    - A folder or file of IFEval-FC (arXiv 2509.18420) gives a case for each question; the questions of a file are one
      cluster. For the check `ifeval-fc`, `data["format"]` has the name and the arguments of the rule, and
      `data["parameter"]` the name of the parameter.

    Args:
        source: The path, unpacked if it ends in `.gz`; or `"own"` for the cases that come with lightfc.

    Returns:
        The cases, in their order.

    Raises:
        CaseError: The path cannot be read, holds no cases, or has wrong rows or an id twice. `problems` names the line
            and the field of each.

    Examples:
        >>> import json
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.lab import load_cases
        >>> len(load_cases("own"))
        60
        >>> folder = tempfile.TemporaryDirectory()
        >>> path = Path(folder.name) / "cases.jsonl"
        >>> _ = path.write_text(json.dumps({"id": "hello", "question": "Say hello.", "functions": [], "expected": []}))
        >>> [case.id for case in load_cases(path)]
        ['hello']
        >>> folder.cleanup()
    """
    cases = _all_of(_rows_at(source))
    if not cases:
        raise CaseError([f"{source} holds no cases"])
    return cases


def validate_cases(source: str | Path) -> list[str]:
    """Find everything that is wrong with cases, in any of the layouts that `load_cases` reads.

    It finds more than `load_cases` refuses: functions that no tool can be made of, empty questions, and expected calls
    of functions or arguments that do not exist, or without required arguments.

    Args:
        source: The path, or `"own"`, as for `load_cases`.

    Returns:
        One sentence for each problem, with its line and field; empty if there is none.

    Raises:
        CaseError: The path cannot be read.

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
    cases, problems = cases_of_rows(_rows_at(source))
    problems = problems or ([] if cases else [f"{source} holds no cases"])
    return problems + [f"{where}, case {case.id}: {doubt}" for where, case in cases.items() for doubt in doubts(case)]


def from_rows(rows: Iterable[Case | Mapping[str, Any]]) -> list[Case]:
    """Make cases of rows that a program has.

    Args:
        rows: `Case` objects, or dicts as `CASE_SCHEMA` describes them.

    Returns:
        The cases, in their order.

    Raises:
        CaseError: Rows are wrong, or two have the same id. `problems` has a sentence for each.

    Examples:
        >>> from lightfc.lab import from_rows
        >>> len(from_rows([{"id": "hello", "question": "Say hello.", "functions": [], "expected": []}]))
        1
    """
    check_list("rows", rows, "cases")
    return _all_of(
        (
            f"row {number}",
            row if isinstance(row, Case | Mapping) else f"must be a Case or a dict, not {type(row).__name__}",
        )
        for number, row in enumerate(rows, 1)
    )


def _rows_at(source: str | Path) -> Iterable[_Row]:
    if str(source) == "own":
        return [(f"row {number}", case) for number, case in enumerate(own_cases(), 1)]
    path = Path(source)
    if not path.exists() and path.name == str(source) and not path.suffix:
        raise CaseError([f"there are no cases {short_text(str(source))}: give 'own' for those of lightfc, or a path"])
    return _rows_in(path) if path.is_dir() else _rows_of(path)


def _all_of(rows: Iterable[_Row]) -> list[Case]:
    cases, problems = cases_of_rows(rows)
    if problems:
        raise CaseError(problems)
    return list(cases.values())


def _rows_in(folder: Path) -> Iterator[_Row]:
    """The rows of a folder of the leaderboard or of IFEval-FC."""
    leaderboard, others = sorted(folder.glob("BFCL_v*_*.json")), sorted(folder.glob("*.json"))
    for path in leaderboard:
        if not any(word in path.name for word in _NOT_SINGLE):
            yield from _bfcl_rows(path)
    for path in [] if leaderboard else others:
        yield from _ifeval_rows(path, _read_json(path))
    if not others:
        raise CaseError([f"{folder} holds no files of the leaderboard (BFCL_v…_CATEGORY.json) or of IFEval-FC"])


def _rows_of(path: Path) -> Iterator[_Row]:
    """The rows of a file, by its name and its first row."""
    if path.suffix == ".csv":
        return _csv_rows(path)
    if path.name.startswith("BFCL_"):
        return _bfcl_rows(path)
    if path.suffix == ".json" and "user_queries" in (held := _read_json(path)):
        return _ifeval_rows(path, held)
    first = next((row for _, row in json_rows(path)), {})
    is_bfcl = isinstance(first, Mapping) and not {"possible_answer", "function"}.isdisjoint(first)
    return _bfcl_rows(path) if is_bfcl else json_rows(path)


def _bfcl_rows(path: Path) -> Iterator[_Row]:
    beside = path.parent / "possible_answer" / path.name
    answers = dict(_answers(beside)) if beside.is_file() else {}
    of_file = path.stem.split("_", 2)[-1] if path.name.startswith("BFCL_") else ""
    for where, row in json_rows(path):
        if isinstance(row, str):
            yield where, row
            continue
        name = str(row.get("case", row.get("id", "")))
        category = of_file or name.partition("/")[0]
        expected = row.get("possible_answer", row.get("expected", answers.get(name)))
        irrelevant = category.endswith("irrelevance") and not expected
        functions = row.get("functions", row.get("function"))
        named = functions if isinstance(functions, list) else []
        names = [str(each.get("name")) for each in named if isinstance(each, Mapping)]
        # Cases of one set of functions are asked about it in several ways.
        known = {"cluster": ", ".join(names), "category": category, "irrelevant": irrelevant}
        yield where, {**known, **row, "possible_answer": expected}


def _answers(path: Path) -> Iterator[tuple[str, Any]]:
    """The accepted calls that the leaderboard keeps apart from its questions, by the id of the question."""
    for where, row in json_rows(path):
        if isinstance(row, str) or not {"id", "ground_truth"} <= row.keys():
            why = row if isinstance(row, str) else "must be a JSON object with the keys id, ground_truth"
            raise CaseError([f"{where}: {why}"])
        yield row["id"], row["ground_truth"]


def _read_json(path: Path) -> Mapping[str, Any]:
    """The object that a file of JSON holds; an empty one where it holds something else."""
    try:
        held = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise CaseError([f"{path} cannot be read: {error.strerror or error}"]) from error
    except (ValueError, RecursionError):
        return {}
    return held if isinstance(held, Mapping) else {}


def _ifeval_rows(path: Path, held: Mapping[str, Any]) -> Iterator[_Row]:
    try:
        questions, function = held["user_queries"], held["fn_schema"]
        if not isinstance(questions, list):
            raise TypeError("user_queries must be a list")
        data = {"format": held["format"], "parameter": held["chosen_param"]}
        category = str(data["format"]["name"])
    except (LookupError, TypeError) as error:
        why = f"lacks {error}" if isinstance(error, KeyError) else str(error)
        raise CaseError([f"{path} is not a file of IFEval-FC: {why}"]) from error
    for number, question in enumerate(questions):
        row = {"id": f"{path.stem}/{number}", "question": question, "functions": [function]}
        yield f"{path}, question {number}", {**row, "category": category, "cluster": path.stem, "data": data}


_JSON_CELLS = ("functions", "expected", "data", "irrelevant")


def _csv_rows(path: Path) -> Iterator[_Row]:
    try:
        reader = csv.DictReader(io.StringIO(path.read_text("utf-8-sig"), newline=""))
        for row in reader:
            where = f"{path}, line {reader.line_num}"
            yield where, "has more cells than the header" if None in row else _csv_row(row)
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise CaseError([f"{path} cannot be read: {getattr(error, 'strerror', None) or error}"]) from error


def _csv_row(row: Mapping[str, str]) -> Mapping[str, Any] | str:
    """A row, with what its cells hold that are JSON; or what is wrong with one."""
    found: dict[str, Any] = {key: value for key, value in row.items() if value}
    for key in found.keys() & set(_JSON_CELLS):
        try:
            found[key] = json.loads(found[key].lower() if key == "irrelevant" else found[key])
        except (ValueError, RecursionError) as error:
            return f"{key}: is not JSON: {error}"
    return found


def function_in(name: str, what: str) -> Callable[..., Any]:
    """The function that `FILE.py:FUNCTION` names; what it raises is told with its name."""
    found = loaded(name, what)

    @wraps(found)
    def called(*args: Any) -> Any:
        try:
            return found(*args)
        except Exception as error:  # it can raise anything
            raise LabError(f"{what} {name!r} fails: {type(error).__name__}: {error}") from error

    return called


def loaded(name: str, what: str) -> Callable[..., Any]:
    """The function that `FILE.py:FUNCTION` names, as it is; it is loaded again when the file has changed."""
    path = Path(name.rpartition(":")[0])
    return _loaded(name, what, path.stat().st_mtime_ns if path.exists() else 0)


@lru_cache(maxsize=64)
def _loaded(name: str, what: str, _changed: int) -> Callable[..., Any]:
    path, _, function = name.rpartition(":")
    try:
        found: Any = runpy.run_path(path).get(function)
    except Exception as error:  # what a file of the user's own raises can be anything
        raise LabError(f"{what} {name!r} cannot be loaded: {type(error).__name__}: {error}") from error
    if not callable(found):
        raise LabError(f"{path} has no function {function!r}")
    made: Callable[..., Any] = found
    return made
