"""What other programs make of a sweep: each library reads it where it is installed."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lightfc.lab import Recorded, Store, Sweep, case_of, run
from lightfc.lab.answers import answer_of_row
from lightfc.lab.experiment import latest
from lightfc.lab.result_files import write_logs, write_rows

FUNCTION = {"name": "f", "parameters": {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]}}
CASES = [
    case_of({"id": f"c{n}", "question": "How many?", "functions": [FUNCTION], "expected": [{"f": {"a": [n]}}]})
    for n in range(4)
]
HOSTILE = "</script>\ud800 \x00 {{}}"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Two cells of four cases: one is right but for a hostile answer, the other calls through the tools API."""
    broken = {"id": "1", "type": "function", "function": {"name": "f", "arguments": '{"a": 99'}}
    said: list[dict[str, Any]] = [{"text": f"f(a={n})", "asked": "expression"} for n in range(3)]
    said.append({"text": HOSTILE, "asked": "expression"})
    for n in range(4):
        call = {"id": "1", "type": "function", "function": {"name": "f", "arguments": json.dumps({"a": n})}}
        said.append({"message": {"content": "", "tool_calls": [broken if n == 3 else call]}, "asked": "native"})
    rows = [{"case": f"c{n % 4}", "model": "m", "shown": "json", **each} for n, each in enumerate(said)]
    source = Recorded([answer_of_row(row, "row") for row in rows])
    run(Sweep({"m": source}, ["json"], ["expression", "native"], CASES), tmp_path / "runs.db")
    with Store(tmp_path / "runs.db") as store:
        yield store


def test_logs_of_inspect_are_whole_json_for_each_cell(store: Store, tmp_path: Path) -> None:
    with store:
        assert write_logs(store, latest(store), tmp_path / "logs") == 2
    logs = [json.loads(each.read_text("utf-8")) for each in sorted((tmp_path / "logs").iterdir())]
    assert [each["eval"]["task_args"]["asked"] for each in logs] == ["expression", "native"]
    for log in logs:
        assert [each["id"] for each in log["samples"]] == ["c0", "c1", "c2", "c3"]
        for score in log["results"]["scores"]:
            right = [each["scores"][score["name"]]["value"] for each in log["samples"]].count("C")
            assert score["metrics"]["accuracy"]["value"] == right / 4 == 0.75
    made = [each["output"]["choices"][0]["message"]["tool_calls"][0] for each in logs[1]["samples"]]
    assert [each["arguments"] for each in made] == [{"a": 0}, {"a": 1}, {"a": 2}, {}]
    assert made[3]["parse_error"].endswith('{"a": 99')


def test_inspect_reads_the_logs(store: Store, tmp_path: Path) -> None:
    inspect = pytest.importorskip("inspect_ai.log", reason="reads the logs with inspect-ai where it is installed")
    with store:
        write_logs(store, latest(store), tmp_path / "logs")
    found = [inspect.read_eval_log(each) for each in inspect.list_eval_logs(str(tmp_path / "logs"))]
    assert sorted(each.eval.task for each in found) == [
        "lightfc lab: shown json, asked expression", "lightfc lab: shown json, asked native",
    ]  # fmt: skip
    for log in found:
        assert inspect.read_eval_log(log.location, header_only=True).eval.eval_id == log.eval.eval_id
        assert [each.scores["lightfc"].value for each in log.samples] == ["C", "C", "C", "I"]


def test_duckdb_asks_the_store_itself(store: Store) -> None:
    duckdb = pytest.importorskip("duckdb", reason="asks the view with DuckDB where it is installed")
    extensions = pytest.importorskip("duckdb_ext.extensions", reason="needs DuckDB's extension for SQLite")
    store.close()
    (extension,) = Path(extensions.__path__[0]).rglob("sqlite_scanner.duckdb_extension")
    with duckdb.connect() as db:
        db.execute(f"LOAD '{extension}'")
        db.execute(f"ATTACH '{store.path}' AS runs (TYPE sqlite, READ_ONLY)")
        told = db.execute(
            "SELECT levels->>'asked' AS asked, reader, avg(is_right) FROM runs.answers GROUP BY ALL ORDER BY ALL"
        ).fetchall()
    forms = ("expression", "native")
    assert told == [(asked, reader, 0.75) for asked in forms for reader in ("lightfc", "strict")]


@pytest.mark.parametrize("library", ["polars", "pyarrow"])
def test_parquet_holds_the_rows(store: Store, tmp_path: Path, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip(library, reason=f"writes Parquet with {library} where it is installed")
    if library == "pyarrow":
        monkeypatch.setitem(__import__("sys").modules, "polars", None)
    path = tmp_path / "rows.parquet"
    with store:
        assert write_rows(store, latest(store), path) == 16
    if library == "polars":
        import polars

        rows = polars.read_parquet(path).to_dicts()
    else:
        import pyarrow.parquet

        rows = pyarrow.parquet.read_table(path).to_pylist()
    assert [row["is_right"] for row in rows[:6]] == [1] * 6
    assert {row["asked"] for row in rows} == {"expression", "native"}
