"""Reads and judges the answers of a store anew: by an executor where there are many."""

import json
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
from lightfc.executors import Executor
from lightfc.lab.cases import Case, case_of
from lightfc.lab.checks import Check, check_of, name_of
from lightfc.lab.factors import STRICTNESS
from lightfc.lab.store import Store
from lightfc.lab.verdicts import READERS, Reader, judged, reader_named
from lightfc.tools.function_tool import FunctionTool

_Kept = tuple[int, int, str, str]  # as `Store.kept` gives them
_Score = tuple[Any, ...]  # as `Store.replace_scores` takes them

_CHUNK = 1_000
"""How many answers a process judges at a time."""

MAX_AT_ONCE = 32
"""How many chunks are judged at a time by an executor that could take more."""

_MIN_FOR_EXECUTOR = 4_000
"""Below, starting processes takes longer than judging."""

_REMEMBERED = 1_000
"""How many answers are remembered with what they are. Answers to one case come together, and many of them are alike."""


class _Judge:
    """What judging takes: cases, answer formats by cell, readers and a check. Answers alike are judged once."""

    def __init__(
        self, rows: Mapping[str, Any], formats: Mapping[int, str], readers: Sequence[Reader], check: Check, checked: str
    ) -> None:
        self._rows, self._formats, self._readers = rows, formats, readers
        self._check, self._checked = check, checked
        self._cases: dict[str, Case] = {}
        self._remembered = lru_cache(_REMEMBERED)(self._judged)

    def scores(self, chunk: Iterable[_Kept]) -> list[_Score]:
        scores = []
        for trial, cell, case_key, text in chunk:
            answer = Message.from_dict(json.loads(text))
            rows = self._remembered(case_key, self._formats[cell], answer, answer.is_cut)
            scores += [(trial, *row) for row in rows]
        return scores

    def _judged(self, case_key: str, answer_format: str, answer: Message, is_cut: bool) -> list[_Score]:
        """What an answer is under each reader. Messages compare without why they ended."""
        case = self._cases.get(case_key)
        if case is None:
            case = self._cases[case_key] = case_of(self._rows[case_key])
        rows: list[_Score] = []
        verdicts = judged(answer, case, answer_format, self._readers, self._check)
        for reader, verdict in zip(self._readers, verdicts, strict=True):
            calls = verdict.calls
            faults = json.dumps([each.to_dict() for each in verdict.faults], default=str) if verdict.faults else "[]"
            notes = json.dumps(calls.notes) if calls.notes else "[]"
            rows.append((
                reader.name, calls.expression, calls.certainty, notes, calls.problem,
                self._checked, verdict.outcome, verdict.cause, verdict.is_right, faults,
            ))  # fmt: skip
        return rows


@lru_cache(1)
def _judge_of(given: bytes) -> _Judge:
    rows, formats, readers, check = pickle.loads(given)  # noqa: S301 - of the program that asks, in a process of its own
    return _Judge(rows, formats, [reader_named(each) for each in readers], check_of(check), check)


def judge_chunk(given: Any, chunk: Any) -> Any:
    return _judge_of(given).scores(chunk)


def _judged_by(
    executor: Executor, given: bytes, chunks: Sequence[list[_Kept]], closing: ExitStack
) -> Iterator[list[_Score]]:
    """Answers judged by an executor, as many chunks at a time as it takes."""
    judge = FunctionTool(judge_chunk, executor=executor)

    def scores_of(chunk: list[_Kept]) -> list[_Score]:
        record: FunctionOutput[Any] = judge.call(given, chunk)
        if record.error is not None and isinstance(record.error.exception, LabError):
            raise record.error.exception
        scores: list[_Score] = record.unwrap()
        return scores

    # Each thread waits for a chunk; those that wait for a thread are not begun any more where this is left.
    threads = ThreadPoolExecutor(min(MAX_AT_ONCE, len(chunks) or 1))
    closing.callback(threads.shutdown, wait=False, cancel_futures=True)
    return threads.map(scores_of, chunks)


def rescore(
    store: Store,
    sweep: str,
    *,
    readers: Sequence[str] = tuple(READERS),
    check: str | Check = "bfcl",
    executor: Executor | None = None,
    on_progress: Callable[[int], None] = lambda judged: None,
) -> int:
    """Read and judge every answer of a sweep again, and replace its verdicts. No model is asked.

    Args:
        store: The store with the answers.
        sweep: The hash of the sweep, `Sweep.key`.
        readers: Names of the readers: one of `READERS`, or layers joined by `+`. The levels of the factor `strictness`
            are always used too.
        check: A check, or the name of one in `CHECKS`, or `"checks.py:function"`; `"bfcl"` by default. A check that is
            given as a function is used in this process only. Of equal answers that come together, it sees one.
        executor: What judges if there are more than 4,000 answers, such as `Processes()` for all cores, as the command
            line does. None, the default, for this process.
        on_progress: Called with the number of answers that were judged so far.

    Returns:
        How many answers were judged.

    Raises:
        ExecutionError: The executor failed.
        LabError: There is no such reader or check, or the check raised.

    Examples:
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.lab import own_cases, rescore, run, Simulated, Store, Sweep
        >>> folder = tempfile.TemporaryDirectory()
        >>> path = Path(folder.name) / "answers.db"
        >>> sweep = Sweep({"model": Simulated(skill=1.0, fenced=0.0)}, cases=own_cases(["single"]))
        >>> _ = run(sweep, path)
        >>> store = Store(path)
        >>> rescore(store, sweep.key, readers=["strict"])
        12
        >>> store.close()
        >>> folder.cleanup()
    """
    cells = store.cells(sweep)
    own = (levels[STRICTNESS] for levels in cells.values() if STRICTNESS in levels)
    found = list(map(reader_named, dict.fromkeys([*readers, *own])))
    compares = check_of(check)
    formats = {cell: str(levels["asked"]) for cell, levels in cells.items()}
    rows = store.cases(sweep)
    left = store.kept(sweep)
    chunks = list(iter(lambda: list(islice(left, _CHUNK)), []))
    with ExitStack() as closing:
        if isinstance(check, str) and executor is not None and len(chunks) * _CHUNK > _MIN_FOR_EXECUTOR:
            given = pickle.dumps((rows, formats, [each.name for each in found], check))
            judged_chunks = _judged_by(executor, given, chunks, closing)
        else:
            judged_chunks = map(_Judge(rows, formats, found, compares, name_of(check)).scores, chunks)
        store.replace_scores(sweep, _told(chunks, judged_chunks, on_progress))
    return sum(map(len, chunks))


def _told(
    chunks: Iterable[Sequence[_Kept]], judged_chunks: Iterable[Sequence[_Score]], on_progress: Callable[[int], None]
) -> Iterator[_Score]:
    """The scores of all chunks, of which each is told when it is judged."""
    done = 0
    for chunk, scores in zip(chunks, judged_chunks, strict=True):
        yield from scores
        done += len(chunk)
        on_progress(done)
