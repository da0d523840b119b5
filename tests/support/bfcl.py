"""The recorded real cases that lie beside the repository, where they are there."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "bfcl"
"""Folder of the recorded cases: `../shared/data/bfcl` from the root of the repository."""


def load_gold() -> list[dict[str, Any]]:
    """Give every gold case: functions as JSON, and a right answer as Python calls.

    Skips the calling test where the data is not there.
    """
    path = DATA / "gold.jsonl.gz"
    if not path.is_file():
        pytest.skip("the recorded BFCL cases are not beside the repository (../shared/data/bfcl/gold.jsonl.gz)")
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]
