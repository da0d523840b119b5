"""Reads and judges the answers of a store anew: on all cores where there are many."""

import json
import os
import pickle
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import lru_cache
from itertools import islice
from typing import Any

from lightfc.core.errors import LabError
from lightfc.core.messages import Message
from lightfc.core.records import FunctionOutput
from lightfc.executors import Executor, Processes
from lightfc.lab.cases import Case, case_of
from lightfc.lab.checks import Check, check_named
from lightfc.lab.readings import READERS, Reader, reader_named
from lightfc.lab.store import Kept, Score, Store
from lightfc.lab.verdicts import Verdict, judged
from lightfc.tools.function_tool import FunctionTool

__all__ = ["rescore"]

_CHUNK = 1_000
"""How many answers a process judges at a time."""

MAX_AT_ONCE = 32
"""How many chunks are judged at a time by an executor that could take more."""

_MIN_FOR_PROCESSES = 4_000
"""Below, starting processes takes longer than judging."""


class _Judge:
    """What judging takes: cases, answer formats by cell, readers and a check."""

    def __init__(
        self, rows: Mapping[str, Any], asked: Mapping[int, str], readers: Sequence[Reader], check: Check, checked: str
    ) -> None:
        self._rows, self._asked, self._readers = rows, asked, readers
        self._check, self._checked = check, checked
        self._cases: dict[str, Case] = {}

    def scores(self, chunk: Iterable[Kept]) -> list[Score]:
        """Judge answers."""
        return [score for kept in chunk for score in self._scores(kept)]

    def _scores(self, kept: Kept) -> Iterator[Score]:
        case = self._cases.get(kept.case_key)
        if case is None:
            case = self._cases[kept.case_key] = case_of(self._rows[kept.case_key])
        answer = Message.from_dict(json.loads(kept.answer))
        verdicts = judged(answer, case, self._asked[kept.cell], self._readers, self._check)
        for reader, verdict in zip(self._readers, verdicts, strict=True):
            yield self._score(kept.trial, reader, verdict)

    def _score(self, trial: int, reader: Reader, verdict: Verdict) -> Score:
        calls = verdict.calls
        faults = json.dumps([each.to_dict() for each in verdict.faults], default=str) if verdict.faults else "[]"
        notes = json.dumps(calls.notes) if calls.notes else "[]"
        return Score(
            trial, reader.name, self._checked, verdict.outcome, verdict.cause, verdict.is_right, faults,
            calls.expression, calls.certainty, notes, calls.problem,
        )  # fmt: skip


@lru_cache(1)
def _judge_of(given: bytes) -> _Judge:
    rows, asked, readers, check = pickle.loads(given)  # noqa: S301 - of the program that asks, in a process of its own
    return _Judge(rows, asked, [reader_named(each) for each in readers], check_named(check), check)


def judge_chunk(given: Any, chunk: Any) -> Any:
    """Judge answers, wherever that is.

    Args:
        given: What judging takes, pickled.
        chunk: The answers.
    """
    return _judge_of(given).scores(chunk)


def _chunks(kept: Iterable[Kept]) -> Iterator[list[Kept]]:
    left = iter(kept)
    while chunk := list(islice(left, _CHUNK)):
        yield chunk


def _judged_by(
    executor: Executor, given: bytes, chunks: Sequence[list[Kept]], closing: ExitStack
) -> Iterator[list[Score]]:
    """Answers judged by an executor, as many chunks at a time as it takes."""
    judge = FunctionTool(judge_chunk, executor=executor)
    # Each thread waits for a chunk; those that wait for a thread are not begun any more where this is left.
    threads = ThreadPoolExecutor(min(MAX_AT_ONCE, len(chunks) or 1))
    closing.callback(threads.shutdown, wait=False, cancel_futures=True)
    return threads.map(lambda chunk: _scores_of(judge.call(given, chunk)), chunks)


def _scores_of(record: FunctionOutput[Any]) -> list[Score]:
    if record.error is not None and isinstance(record.error.exception, LabError):
        raise record.error.exception
    scores: list[Score] = record.unwrap()
    return scores


def _named(check: str | Check) -> tuple[Check, str]:
    if isinstance(check, str):
        return check_named(check), check
    return check, getattr(check, "__name__", type(check).__name__)


def _readers(names: Sequence[str]) -> list[Reader]:
    try:
        return [reader_named(each) for each in names]
    except ValueError as error:
        raise LabError(str(error)) from None


def rescore(
    store: Store,
    sweep: str,
    *,
    readers: Sequence[str] = tuple(READERS),
    check: str | Check = "bfcl",
    processes: int | None = None,
    executor: Executor | None = None,
    told: Callable[[int], None] = lambda judged: None,
) -> int:
    """Read and judge every answer of a sweep anew; what it was taken for before is thrown away.

    Args:
        store: Where the answers are.
        sweep: The hash of the sweep.
        readers: Names of the readers.
        check: Name of a check, or one; one that has no name is used in this process alone.
        processes: How many processes to use, where there are many answers; as many as there are cores if None.
        executor: What judges, instead of processes of its own.
        told: Told how many answers are judged so far.

    Returns:
        How many answers were judged.

    Raises:
        ExecutionError: The executor has failed.
        LabError: There is no such reader or check, or the check fails.

    Examples:
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.lab import own_cases, rescore, run, Simulated, Store, Sweep
        >>> folder = tempfile.TemporaryDirectory()
        >>> path = Path(folder.name) / "answers.db"
        >>> sweep = Sweep({"model": Simulated(skill=1.0, fenced=0.0)}, cases=own_cases(["single"]))
        >>> _ = run(sweep, path)
        >>> store = Store(path)
        >>> rescore(store, sweep.key, readers=["strict"], processes=1)
        12
        >>> store.close()
        >>> folder.cleanup()
    """
    found = _readers(readers)
    compares, name = _named(check)
    asked = {cell: str(levels["asked"]) for cell, levels in store.cells(sweep).items()}
    rows = store.cases(sweep)
    store.forget_scores(sweep)
    chunks = list(_chunks(store.kept(sweep)))
    many = min(processes or os.cpu_count() or 1, len(chunks))
    is_worth_it = isinstance(check, str) and many > 1 and len(chunks) * _CHUNK > _MIN_FOR_PROCESSES
    done = 0
    with ExitStack() as closing:
        if executor is None and is_worth_it:
            executor = closing.enter_context(Processes(many))
        if isinstance(check, str) and executor is not None:
            given = pickle.dumps((rows, asked, [each.name for each in found], check))
            judged_chunks = _judged_by(executor, given, chunks, closing)
        else:
            judged_chunks = map(_Judge(rows, asked, found, compares, name).scores, chunks)
        for chunk, scores in zip(chunks, judged_chunks, strict=True):
            store.write_scores(scores)
            done += len(chunk)
            told(done)
    return done
