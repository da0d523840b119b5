"""The rows of a sweep for other programs: CSV, Parquet where pyarrow or polars is installed, and logs of inspect-ai.

DuckDB and every other program that reads SQLite can also ask the store itself: its view `answers` has one row a trial
and reader, with the levels of the cell as JSON.
"""

import csv
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path
from typing import Any

from lightfc.core.errors import LabError
from lightfc.lab.comparisons import no_verdicts
from lightfc.lab.store import Store


def answer_rows(store: Store, sweep: str) -> Iterator[dict[str, Any]]:
    """One row for each trial and reader, the levels of its cell by the names of the factors."""
    for row in store.answers(sweep):
        levels = json.loads(row.pop("levels"))
        answer = json.loads(row.pop("answer") or "{}")
        calls = json.dumps(answer["tool_calls"], ensure_ascii=False) if "tool_calls" in answer else None
        beside = {name: each for name, each in row.items() if name not in ("question", "case_row", "problem")}
        logprob = sum(value for _, value in answer["logprobs"]) if "logprobs" in answer else None
        yield {**levels, **beside, "answer": answer.get("content"), "tool_calls": calls, "logprob": logprob}


def write_rows(store: Store, sweep: str, path: str | Path) -> int:
    """Write the rows to a file, Parquet where its name ends in `.parquet` and else CSV; gives how many there are."""
    path = Path(path)
    rows = list(answer_rows(store, sweep))
    if not rows:
        raise no_verdicts(store, sweep)
    if path.suffix == ".parquet":
        _write_parquet(rows, path)
        return len(rows)
    with path.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.DictWriter(lines, rows[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return len(rows)


def _write_parquet(rows: list[dict[str, Any]], path: Path) -> None:
    try:
        import polars  # type: ignore[import-not-found,unused-ignore]

        polars.DataFrame(rows, infer_schema_length=None).write_parquet(path)
    except ImportError:
        try:
            import pyarrow  # type: ignore[import-not-found,import-untyped,unused-ignore]
            import pyarrow.parquet  # type: ignore[import-not-found,import-untyped,unused-ignore]
        except ImportError as error:
            raise LabError(
                f"{path}: writing Parquet needs pyarrow or polars; a name ending in .csv needs none"
            ) from error
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), path)


def write_logs(store: Store, sweep: str, folder: str | Path) -> int:
    """Write a log of inspect-ai for each cell, with a score for each reader; `inspect view` shows them.

    The folder is made if it is not there. Gives how many logs there are.
    """
    folder, spec = Path(folder), store.judged_spec(sweep)
    written = 0
    answered = (row for row in store.answers(sweep) if row["answer"] is not None)
    for cell, rows in groupby(answered, key=lambda row: row["cell"]):
        folder.mkdir(parents=True, exist_ok=True)
        log = json.dumps(_log_of(rows, sweep, f"{sweep[:8]}-{cell:04}", spec), ensure_ascii=False)
        # Its viewer lists what is named by time, task and id.
        started = datetime.fromtimestamp(spec["begun"], UTC)
        name = f"{started:%Y-%m-%dT%H-%M-%S}+00-00_lightfc-lab_{sweep[:8]}-{cell:04}.json"
        (folder / name).write_text(log, "utf-8")
        written += 1
    if not written:
        raise no_verdicts(store, sweep)
    return written


def _log_of(rows: Iterable[Mapping[str, Any]], sweep: str, key: str, spec: Mapping[str, Any]) -> dict[str, Any]:
    samples = [_sample(list(group)) for _, group in groupby(rows, key=lambda row: row["trial"])]
    levels, model = samples[0]["metadata"], str(samples[0]["metadata"]["model"])
    scored: dict[str, list[bool]] = defaultdict(list)
    for sample in samples:
        for reader, score in sample["scores"].items():
            scored[reader].append(score["value"] == "C")
    started = datetime.fromtimestamp(spec["begun"], UTC).isoformat(timespec="seconds")
    ids = list(dict.fromkeys(each["id"] for each in samples))
    what = ", ".join(f"{name} {level}" for name, level in levels.items() if name != "model")
    scores = [
        {"name": reader, "scorer": reader, "scored_samples": len(each),
         "metrics": {"accuracy": {"name": "accuracy", "value": sum(each) / len(each)}}}
        for reader, each in scored.items()
    ]  # fmt: skip
    return {
        "version": 2,
        "status": "success",
        "eval": {
            "eval_id": key,
            "run_id": sweep,
            "task_id": key,
            "created": started,
            "task": f"lightfc lab: {what}",
            "task_args": levels,
            "dataset": {"name": f"cases {spec['cases'][:8]}", "samples": len(ids), "sample_ids": ids},
            "model": model,
            "config": {"epochs": spec["repeats"]},
            "packages": spec["versions"],
            "metadata": {"sweep": sweep, "check": spec["check"]},
        },
        "plan": {"name": "plan", "steps": []},
        "stats": {"started_at": started, "completed_at": started},
        "results": {"total_samples": len(samples), "completed_samples": len(samples), "scores": scores},
        "samples": samples,
    }


def _sample(rows: list[Mapping[str, Any]]) -> dict[str, Any]:
    """A trial, from its rows under each reader."""
    row, recorded = rows[0], json.loads(rows[0]["answer"])
    levels, case, question = (json.loads(row[name]) for name in ("levels", "case_row", "question"))
    messages = [{"role": each["role"], "content": each["content"]} for each in question.get("messages", ())]
    messages = messages or case["question"]  # what recorded answers were asked with is not known
    answer = {
        "role": "assistant",
        "content": recorded["content"],
        "tool_calls": list(map(_call, recorded.get("tool_calls", ()))),
    }
    usage = {"input_tokens": row["prompt_tokens"] or 0, "output_tokens": row["completion_tokens"] or 0}
    output = {
        "model": str(levels["model"]),
        "choices": [
            {"message": answer, "stop_reason": "max_tokens" if recorded.get("finish_reason") == "length" else "stop"}
        ],
        "usage": {**usage, "total_tokens": sum(usage.values())},
        "time": row["latency_s"],
    }
    return {
        "id": row["case_id"],
        "epoch": row["repeat"] + 1,
        "input": messages,
        "target": json.dumps(case.get("expected", "no call"), ensure_ascii=False),
        "messages": [*messages, answer],
        "output": output,
        "scores": {each["reader"]: _score(each) for each in rows if each["is_right"] is not None},
        "metadata": levels,
    }


def _call(call: Mapping[str, Any]) -> dict[str, Any]:
    made = {"id": call["id"], "function": call["name"], "type": "function"}
    try:
        arguments = json.loads(call["arguments"])
    except ValueError as error:
        return {**made, "arguments": {}, "parse_error": f"{error}: {call['arguments']}"}
    return {**made, "arguments": arguments if isinstance(arguments, dict) else {"": arguments}}


def _score(row: Mapping[str, Any]) -> dict[str, Any]:
    what = ", ".join(filter(None, (row["outcome"], row["cause"])))
    faults = json.loads(row["faults"])
    return {
        "value": "C" if row["is_right"] else "I",
        "answer": row["expression"],
        "explanation": f"{what}: {json.dumps(faults, ensure_ascii=False)}" if faults else what,
        "metadata": {"certainty": row["certainty"], "notes": json.loads(row["notes"] or "[]"), "check": row["checked"]},
    }
