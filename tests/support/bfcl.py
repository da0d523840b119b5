"""The recorded real cases that lie beside the repository, where they are there."""

import ast
import gzip
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from lightfc.lab.answers import RecordedAnswer, answer_of_row
from lightfc.lab.cases import Case
from lightfc.lab.loaders import load_cases

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "bfcl"
"""Folder of the recorded cases: `../shared/data/bfcl` from the root of the repository."""

REFUSED = {
    # a value of another type than the one declared, with no default or listed value to allow it
    "simple_python_307": "venue: expected str, got True",
    "parallel_multiple_21": "x: expected list[",
    "parallel_multiple_94": "elements[0]: expected int, got 'apple'",
    "live_simple_106-63-0": "auto_loan_payment_start: expected list[",
    "live_simple_112-68-0": "acc_routing_start: expected list[",
    "live_multiple_306-131-5": "number_of_rooms: expected int, got 'dontcare'",
    # a value that is not among those listed
    "live_multiple_87-38-4": "type: expected Literal['all', 'postgres', 'openapi', 'graphql'], got 'openai'",
    "live_multiple_750-169-5": "genre: expected Literal['World', ",
    "live_multiple_756-169-11": "genre: expected Literal['World', ",
    "live_multiple_835-178-10": "genre: expected Literal['Reggae', ",
    "live_multiple_871-182-8": "genre: expected Literal['World', ",
    "live_multiple_947-197-0": "duration: expected Literal['1 hour', ",
    "live_parallel_multiple_2-2-0": "command: expected Literal['거실, 에어컨, 실행', ",
    # an argument that the function does not have, or has by another name
    "parallel_multiple_12": "unexpected argument 'permeability' (it takes electric_field, distance, charge)",
    "parallel_multiple_26": "unexpected argument 'type' (it takes account, transactions, starting_balance)",
    "live_multiple_862-181-3": "unexpected argument 'journey_start_time'",
    "live_multiple_964-207-0": "unexpected argument 'question'",
}
"""Cases whose answer counts as right and contradicts the documentation of its own function: what is said of each."""

RIGHT_WITHOUT_OPTIONAL = {
    "simple_python_307",
    "live_multiple_306-131-5",
    "parallel_multiple_12",
    "parallel_multiple_26",
}
"""Those of them that contradict it only in an argument that may be left out."""


def recorded_file(name: str) -> Path:
    """A file of recorded cases or answers.

    Skips the calling test where it is not there, and on newer versions of Python: what stands in these files is read
    alike by all, so it is asked of the oldest, or of any with `LIGHTFC_FULL=1`.
    """
    path = DATA / name
    if not path.is_file():
        pytest.skip(f"the recorded BFCL answers are not beside the repository (../shared/data/bfcl/{name})")
    if sys.version_info >= (3, 12) and not os.environ.get("LIGHTFC_FULL"):
        pytest.skip("recorded answers are read on Python 3.11, or with LIGHTFC_FULL=1")
    return path


@cache
def recorded_rows(name: str, every: int) -> list[dict[str, Any]]:
    """Every so many of the rows of a recorded file."""
    with gzip.open(recorded_file(name), "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in islice(lines, 0, None, every)]


def answers_of(rows: Iterable[Mapping[str, Any]]) -> Iterator[RecordedAnswer | str]:
    """Rows as answers that can be scored."""
    return (answer_of_row(row, f"row {number}") for number, row in enumerate(rows, 1))


@cache
def recorded_cases() -> dict[str, Case]:
    """The cases that the recorded answers answer."""
    return {case.id: case for case in load_cases(recorded_file("cases.jsonl.gz"))}


@cache
def load_gold() -> list[dict[str, Any]]:
    """Give every gold case: functions as JSON, and a right answer as Python calls.

    Skips the calling test where the data is not there.
    """
    with gzip.open(recorded_file("gold.jsonl.gz"), "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def written_calls(expression: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Give name and arguments of every call that is written in an expression."""
    for node in ast.walk(ast.parse(expression, mode="eval")):
        if isinstance(node, ast.Call):
            assert not node.args
            yield ast.unparse(node.func), {str(k.arg): ast.literal_eval(k.value) for k in node.keywords}


def same(value: Any, other: Any) -> bool:
    """Equal, with equal types and keys in equal order, all the way down."""
    if type(value) is not type(other):
        return False
    if isinstance(value, dict):
        return list(value) == list(other) and all(same(value[key], other[key]) for key in value)
    if isinstance(value, list | tuple):
        return len(value) == len(other) and all(map(same, value, other))
    return bool(value == other)
