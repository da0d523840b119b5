"""Cases in the layouts of others: the Berkeley leaderboard, IFEval-FC, CSV, and rows of a program."""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from lightfc.core.errors import CaseError
from lightfc.core.options import check_list
from lightfc.core.values import short_text
from lightfc.lab.cases import Case, collected, csv_rows, json_lines, load_cases, own_cases

_NOT_SINGLE = ("multi_turn", "memory", "web_search", "format_sensitivity")
"""Words in the names of those files of the leaderboard that hold no single questions."""


def cases_from(source: str | Path) -> list[Case]:
    """Read the cases at a path; their layout is recognized.

    Args:
        source: `"own"` for the cases that come with lightfc; or a folder of the Berkeley Function-Calling Leaderboard
            or of IFEval-FC; or a file of CSV, of the leaderboard, or of JSON lines.

    Returns:
        The cases.

    Raises:
        CaseError: The path cannot be read, or cases in it are wrong.

    Examples:
        >>> from lightfc.lab import cases_from
        >>> len(cases_from("own"))
        60
    """
    if str(source) == "own":
        return own_cases()
    path = Path(source)
    if not path.exists() and path.name == str(source) and not path.suffix:
        raise CaseError([f"there are no cases {short_text(str(source))}: give 'own' for those of lightfc, or a path"])
    if path.is_dir():
        return from_bfcl(path) if any(path.glob("BFCL_v*_*.json")) else from_ifeval_fc(path)
    if path.suffix == ".csv":
        return from_csv(path)
    _, first = next(json_lines(path), (0, {}))
    return from_bfcl(path) if "possible_answer" in first or path.name.startswith("BFCL_") else load_cases(path)


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


def _all_of(rows: Iterable[tuple[str, Case | Mapping[str, Any] | str]]) -> list[Case]:
    cases, problems = collected(rows)
    if problems:
        raise CaseError(problems)
    return list(cases.values())


def from_csv(path: str | Path) -> list[Case]:
    r"""Read the cases of a CSV file.

    Args:
        path: The file, in UTF-8, with a header. Its columns are the fields of a row (`CASE_SCHEMA`); the cells of
            `functions`, `expected`, `data` and `irrelevant` hold JSON.

    Returns:
        The cases, in their order.

    Raises:
        CaseError: The file cannot be read, or rows of it are wrong.

    Examples:
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.lab import from_csv
        >>> folder = tempfile.TemporaryDirectory()
        >>> path = Path(folder.name) / "cases.csv"
        >>> _ = path.write_text("id,question,functions,expected\nhello,Say hello.,[],[]\n")
        >>> [case.id for case in from_csv(path)]
        ['hello']
        >>> folder.cleanup()
    """
    return _all_of((f"{path}, line {number}", row) for number, row in csv_rows(Path(path)))


def from_bfcl(path: str | Path) -> list[Case]:
    """Read cases of the Berkeley Function-Calling Leaderboard (https://gorilla.cs.berkeley.edu/leaderboard.html).

    A case of a category that ends in `irrelevance` is `irrelevant`, unless it has expected calls. Cases with the same
    functions are one cluster.

    Args:
        path: A folder in its layout, with files `BFCL_v*_CATEGORY.json` and a folder `possible_answer`: all categories
            with a single turn are read. Or one such file; or a file of JSON lines with `possible_answer` in each row.

    Returns:
        The cases.

    Raises:
        CaseError: There is no such file, or rows are wrong.

    Examples:
        >>> import json
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.lab import from_bfcl
        >>> folder = tempfile.TemporaryDirectory()
        >>> path = Path(folder.name) / "cases.jsonl"
        >>> row = {"id": "a", "question": "Say hello.", "function": [], "case": "a", "possible_answer": []}
        >>> _ = path.write_text(json.dumps(row))
        >>> [case.id for case in from_bfcl(path)]
        ['a']
        >>> folder.cleanup()
    """
    path = Path(path)
    if not path.is_dir():
        return _all_of(_bfcl_file(path))
    found = [each for each in sorted(path.glob("BFCL_v*_*.json")) if not any(w in each.name for w in _NOT_SINGLE)]
    if not found:
        raise CaseError([f"{path} holds no files of the leaderboard: BFCL_v…_CATEGORY.json was expected there"])
    return _all_of(row for each in found for row in _bfcl_file(each))


def _bfcl_file(path: Path) -> Iterator[tuple[str, Mapping[str, Any]]]:
    answers: dict[str, Any] = {}
    beside = path.parent / "possible_answer" / path.name
    if beside.is_file():
        answers = {row["id"]: row["ground_truth"] for _, row in json_lines(beside, ("id", "ground_truth"))}
    of_file = path.stem.split("_", 2)[-1] if path.name.startswith("BFCL_") else ""
    for number, row in json_lines(path):
        name = str(row.get("case", row.get("id", "")))
        category = of_file or name.partition("/")[0]
        expected = row.get("possible_answer", answers.get(name))
        irrelevant = category.endswith("irrelevance") and not expected
        # Cases of one set of functions are asked about it in several ways.
        fields = {**row, "possible_answer": expected, "irrelevant": irrelevant, "category": category}
        yield f"{path}, line {number}", {"cluster": _functions_key(row), **fields}


def _functions_key(row: Mapping[str, Any]) -> str:
    functions = row.get("functions", row.get("function"))
    named = functions if isinstance(functions, list) else []
    return ", ".join(str(each.get("name")) for each in named if isinstance(each, Mapping))


def from_ifeval_fc(path: str | Path) -> list[Case]:
    """Read cases of IFEval-FC, a benchmark of formatting rules for the value of one argument (arXiv 2509.18420).

    Each question of each file becomes a case; the questions of a file are one cluster. For the check `ifeval-fc`,
    `data["format"]` has the name and the arguments of the rule, and `data["parameter"]` the name of the parameter.

    Args:
        path: The folder of its JSON files, or one of the files.

    Returns:
        The cases.

    Raises:
        CaseError: There are no such files, or one has another layout.

    Examples:
        >>> import json
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.lab import from_ifeval_fc
        >>> folder = tempfile.TemporaryDirectory()
        >>> path = Path(folder.name) / "greet__text.json"
        >>> rule = {"name": "WordCountChecker", "args": {"N": 3}}
        >>> said = {"chosen_param": "text", "format": rule, "fn_schema": {"name": "greet"}, "user_queries": ["Hello?"]}
        >>> _ = path.write_text(json.dumps(said))
        >>> [case.id for case in from_ifeval_fc(path)]
        ['greet__text/0']
        >>> folder.cleanup()
    """
    path = Path(path)
    found = sorted(path.glob("*.json")) if path.is_dir() else [path]
    if not found:
        raise CaseError([f"{path} holds no files of IFEval-FC"])
    return _all_of(row for each in found for row in _ifeval_file(each))


def _ifeval_file(path: Path) -> Iterator[tuple[str, Mapping[str, Any]]]:
    try:
        held = json.loads(path.read_text("utf-8"))
        questions, function = held["user_queries"], held["fn_schema"]
        data = {"format": held["format"], "parameter": held["chosen_param"]}
        category = str(data["format"]["name"])
    except (OSError, ValueError, LookupError, TypeError) as error:
        why = f"lacks {error}" if isinstance(error, KeyError) else str(error)
        raise CaseError([f"{path} is not a file of IFEval-FC: {why}"]) from error
    for number, question in enumerate(questions):
        row = {"id": f"{path.stem}/{number}", "question": question, "functions": [function]}
        yield f"{path}, question {number}", {**row, "category": category, "cluster": path.stem, "data": data}
