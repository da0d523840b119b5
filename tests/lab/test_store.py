"""What a store keeps: over kills, failures, full disks, two runs and other versions."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lightfc import FunctionModel, LocalModel, Message, ModelError, OpenAIModel, Usage
from lightfc.core.errors import LabError, StoreError
from lightfc.executors import Local, Processes
from lightfc.lab import Budget, FromModel, Price, Recorded, Simulated, Store, Sweep, arun, own_cases, rescore, run
from lightfc.lab.answers import answer_of_row
from lightfc.lab.experiment import MAX_FAILURES, Filling, latest
from lightfc.lab.report import make_report
from lightfc.lab.result_files import write_logs
from lightfc.lab.store import SCHEMA

SOME = own_cases()[::10]


def answering(text: str = "no", tokens: int = 5) -> tuple[FunctionModel, list[str]]:
    """A model that says the same to everybody, and what it was asked."""
    asked: list[str] = []

    def answer(messages: Any) -> Message:
        asked.append(json.dumps([each.to_dict() for each in messages]))
        return Message("assistant", text, "stop", Usage(2 * tokens, tokens))

    return FunctionModel(answer), asked


def test_nothing_is_asked_twice(tmp_path: Path) -> None:
    model, asked = answering()
    sweep = Sweep([model], ["python", "json"], ["expression", "json"], SOME)
    first = run(sweep, tmp_path / "runs.db")
    assert (first.progress.requests, first.progress.answered, first.stopped) == (24, 24, "")
    run(Sweep([model], ["json", "python"], ["json"], SOME[:3]), tmp_path / "runs.db")
    assert len(asked) == len(set(asked)) == 24


def test_what_asks_the_same_is_one_request(tmp_path: Path) -> None:
    """The order of a single function cannot differ, so both levels share their requests; both are judged."""
    model, asked = answering()
    singles = [case for case in SOME if len(case.functions) == 1]
    run(Sweep([model], cases=singles, factors={"order": ["given", "reversed"]}), tmp_path / "runs.db")
    assert len(asked) == len(singles)
    with Store(tmp_path / "runs.db") as store:
        assert len(list(store.scored(latest(store)))) == 2 * 2 * len(singles)


def test_settings_of_a_model_and_repeats_are_part_of_a_request(tmp_path: Path) -> None:
    model, asked = answering()
    for parameters in ({}, {"temperature": 0}):
        run(Sweep([model], cases=SOME[:1], repeats=3, parameters=parameters), tmp_path / "runs.db")
    assert len(asked) == 6


def openai(name: str = "small", url: str = "http://127.0.0.1:1/v1", key: str = "k", **options: Any) -> OpenAIModel:
    return OpenAIModel(name, base_url=url, api_key=key, **options)


def recorded(**changed: Any) -> Recorded:
    row = {"case": SOME[0].id, "model": "m", "shown": "python", "asked": "expression", "text": "f()", **changed}
    return Recorded([answer_of_row(row, "row")])


def local(folder: Path, text: str = "no", **options: Any) -> LocalModel:
    path = folder / "small.gguf"
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
    return LocalModel(path, **options)


CHANGES: dict[str, tuple[Callable[[Path], Any], Callable[[Path], Any]]] = {
    "the name": (lambda _: openai(), lambda _: openai("large")),
    "the server": (lambda _: openai(), lambda _: openai(url="http://127.0.0.1:2/v1")),
    "the temperature": (lambda _: openai(temperature=0), lambda _: openai(temperature=1)),
    "the length": (lambda _: openai(), lambda _: openai(max_tokens=9)),
    "the body": (lambda _: openai(), lambda _: openai(extra_body={"top_k": 1})),
    "what is told beside": (lambda _: FromModel(openai()), lambda _: FromModel(openai(), identity={"quantized": 4})),
    "the name of a model of one's own": (lambda _: FunctionModel(str), lambda _: FunctionModel(str, "other")),
    "the file": (local, lambda path: local(path, "yes")),
    "the context": (local, lambda path: local(path, n_ctx=99)),
    "a text": (lambda _: recorded(), lambda _: recorded(text="g()")),
    "a verdict": (lambda _: recorded(), lambda _: recorded(right=True)),
    "the skill": (lambda _: Simulated(), lambda _: Simulated(0.1)),
    "the fences": (lambda _: Simulated(), lambda _: Simulated(fenced=1)),
}


@pytest.mark.parametrize("change", CHANGES)
def test_no_answer_of_a_store_is_taken_for_that_of_another_source(tmp_path: Path, change: str) -> None:
    one, other = CHANGES[change]
    sweeps = [Sweep({"m": make(tmp_path)}, cases=SOME[:1]) for make in (one, one, other)]
    keys = [(each.key, *(trial.request.key for trial in each.trials())) for each in sweeps]
    assert keys[0] == keys[1]
    assert set(keys[0]).isdisjoint(keys[2])


def test_descriptions_of_a_file_that_was_changed_make_another_sweep(tmp_path: Path) -> None:
    path = tmp_path / "words.py"
    found = []
    for word, time in (("one", 1), ("one", 1), ("other", 2)):
        path.write_text(f"def words(where, text):\n    return {word!r}\n")
        os.utime(path, (time, time))
        sweep = Sweep([answering()[0]], cases=SOME[:1], factors={"descriptions": [f"{path}:words"]})
        (trial,) = sweep.trials()
        found.append((sweep.key, trial.request.key))
    assert found[0] == found[1]
    assert set(found[0]).isdisjoint(found[2])
    path.unlink()
    with pytest.raises(LabError, match=r"words\.py:words' cannot be loaded: FileNotFoundError"):
        Sweep([answering()[0]], cases=SOME[:1], factors={"descriptions": [f"{path}:words"]}).spec["words"]


def test_what_is_secret_is_neither_stored_nor_part_of_a_request(tmp_path: Path) -> None:
    models = [openai(url=f"http://user:{key}@127.0.0.1:1/v1?key={key}", key=key) for key in ("sk-first", "sk-second")]
    first, second = (Sweep({"m": each}, cases=SOME[:1]) for each in models)
    assert first.key == second.key
    with Store(tmp_path / "runs.db") as store:
        store.add(first.key, first.spec, first.cells, first.rows, first.trials())
        assert not any("sk-first" in line for line in store._db.iterdump())


def test_a_sweep_of_an_older_version_is_still_read(tmp_path: Path) -> None:
    """What a source is stood in its description as it was."""
    sweep = Sweep({"m": Simulated()}, cases=SOME)
    run(sweep, tmp_path / "runs.db")
    with Store(tmp_path / "runs.db") as store:
        older = {**sweep.spec, "sources": {"m": ["case", {"skill": {"default": 0.8}, "fenced": 0.2}]}}
        store.add(sweep.key, older, [], {}, [])
        assert "simulated" in "".join(make_report(store, sweep.key).remarks)


KILLED = """
import os, signal, sys
from lightfc import FunctionModel
from lightfc.lab import Sweep, own_cases, run

path, log, at = sys.argv[1], sys.argv[2], int(sys.argv[3])
seen = 0

def answer(messages):
    global seen
    seen += 1
    with open(log, "a") as lines:
        print(hash(messages[0].content + messages[1].content), file=lines)
    if seen == at:
        os.kill(os.getpid(), signal.SIGKILL)
    return "no"

run(Sweep([FunctionModel(answer)], ["python", "json"], cases=own_cases()[::5]), path, in_flight=1)
"""


@pytest.mark.parametrize("at", [[1, 2, 9], [24]])
def test_a_sweep_that_is_killed_goes_on_where_it_was(tmp_path: Path, at: list[int]) -> None:
    """24 requests; each kill comes while one is under way, whose answer nobody has, so it alone is asked again."""
    store, log = tmp_path / "runs.db", tmp_path / "asked"
    for number in [*at, 0]:
        command = [sys.executable, "-c", KILLED, str(store), str(log), str(number)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env={"PYTHONHASHSEED": "0"})
        assert (done.returncode, done.stderr) == (-signal.SIGKILL if number else 0, "")
    asked = Counter(log.read_text().split())
    assert (len(asked), sum(asked.values())) == (24, 24 + len(at))
    with Store(store) as kept:
        assert kept.progress(latest(kept)).answered == 24


def test_what_fails_is_kept_as_failed_and_asked_again_and_the_rest_goes_on(tmp_path: Path) -> None:
    broken = True

    def answer(messages: Any) -> str:
        if broken and "Lisbon" in messages[1].content:
            raise ModelError("no route")
        return "no"

    sweep = Sweep([FunctionModel(answer)], cases=SOME)
    outcome = run(sweep, tmp_path / "runs.db")
    assert (outcome.progress.answered, outcome.progress.failed, outcome.left_alone) == (5, 1, {})
    assert outcome.errors == [("function", "no route", 1)]
    with Store(tmp_path / "runs.db") as store:
        assert store.errors(sweep.key) == [("function", "no route", 1)]
    broken = False
    outcome = run(sweep, tmp_path / "runs.db")
    assert (outcome.progress.answered, outcome.progress.failed, outcome.progress.asked) == (6, 0, 7)
    assert outcome.errors == []


def test_a_model_that_is_not_there_is_left_alone_and_the_others_go_on(tmp_path: Path) -> None:
    def answer(messages: Any) -> str:
        raise ModelError("cannot be reached")

    sweep = Sweep({"gone": FunctionModel(answer), "there": answering()[0]}, cases=own_cases())
    outcome = run(sweep, tmp_path / "runs.db", in_flight=1)
    assert outcome.left_alone == {"gone": "cannot be reached"}
    assert (outcome.progress.answered, outcome.progress.failed) == (60, MAX_FAILURES)


@pytest.mark.parametrize(
    ("budget", "asked", "stopped"),
    [
        (Budget(requests=7), 7, "the budget of 7 requests is used up"),
        (Budget(tokens=15 * 9), 9, "the budget of 135 tokens is used up"),
        (Budget(cost=15 * 4e-6), 4, "the budget of 6e-05 cost is used up"),
        (Budget(requests=0), 0, "the budget of 0 requests is used up"),
        (Budget(requests=100), 60, ""),
    ],
)
@pytest.mark.parametrize("in_flight", [1, 16])
def test_a_budget_holds_over_all_the_times_a_sweep_is_run(
    tmp_path: Path, budget: Budget, asked: int, stopped: str, in_flight: int
) -> None:
    model, seen = answering()
    sweep = Sweep({"m": FromModel(model, price=Price(1, 1))})
    for _ in range(2):
        outcome = run(sweep, tmp_path / "runs.db", budget=budget, in_flight=in_flight)
        assert (len(seen), outcome.stopped) == (asked, stopped)


def test_a_source_serves_one_run_after_another_with_its_limit(tmp_path: Path) -> None:
    under_way = most = 0

    async def answer(messages: Any) -> str:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0)
        under_way -= 1
        return "no"

    sweep = Sweep({"m": FromModel(FunctionModel(answer), in_flight=2)})
    for requests in (8, 20, 60):  # of a budget nothing is left, however many are under way
        assert run(sweep, tmp_path / "runs.db", budget=Budget(requests=requests)).progress.answered == requests
    assert most == 2


@pytest.mark.parametrize("limit", [-1, True, "many"])
def test_a_budget_that_is_none(limit: Any) -> None:
    with pytest.raises(LabError, match="the budget's requests must be a number of at least 0"):
        Budget(requests=limit)


def test_a_place_where_no_store_can_be_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened: it is a folder"):
        Store(tmp_path)
    with pytest.raises(StoreError, match=r"cannot be opened: there is no folder '.*nowhere'"):
        Store(tmp_path / "nowhere" / "answers.db")


def test_a_lock_that_cannot_be_made_is_not_told_as_another_run(tmp_path: Path) -> None:
    (tmp_path / "runs.db-filling").mkdir()
    with pytest.raises(StoreError, match=r"runs\.db cannot be locked: unable to open database file"):
        run(Sweep({"m": Simulated()}, cases=SOME), tmp_path / "runs.db")


def test_two_runs_cannot_fill_one_store(tmp_path: Path) -> None:
    path = tmp_path / "runs.db"
    sweep = Sweep({"m": Simulated()}, cases=SOME)
    run(sweep, path)
    refused = pytest.raises(StoreError, match=r"runs\.db is in use by another run; wait until that ends")
    with Store(path) as store, store.filling(), refused:
        run(sweep, path)
    assert run(sweep, path).progress.answered == 6


def test_a_full_disk_ends_a_run_with_one_message_and_loses_nothing(tmp_path: Path) -> None:
    model, asked = answering("x" * 20_000)
    sweep = Sweep([model])
    with Store(tmp_path / "runs.db") as store:
        store.add(sweep.key, sweep.spec, sweep.cells, sweep.rows, sweep.trials())
        (pages,) = store._db.execute("PRAGMA page_count").fetchone()
        store._db.execute(f"PRAGMA max_page_count = {pages + 60}")
        with pytest.raises(StoreError, match="full; free some space and run the same command again"):
            asyncio.run(Filling(store, sweep.key, sweep.sources, in_flight=1).fill(1, [0]))
        before = store.progress(sweep.key).answered
    assert 0 < before == len(asked) - 1
    assert run(sweep, tmp_path / "runs.db").progress.answered == 60
    assert len(asked) == 61


@pytest.mark.parametrize(
    ("prepare", "message"),
    [
        (f"{SCHEMA}; PRAGMA user_version = 9", "has version 9; this lightfc reads version 2: give another file"),
        ("CREATE TABLE mine (a)", "is a database, but not a store of the lab"),
        ("CREATE TABLE runs (a); PRAGMA user_version = 2", "is a database, but not a store of the lab"),
        ("", "cannot be opened: file is not a database"),
    ],
)
def test_a_file_that_is_no_store_stays_as_it_is(tmp_path: Path, prepare: str, message: str) -> None:
    path = tmp_path / "runs.db"
    if prepare:
        with sqlite3.connect(path) as db:
            db.executescript(prepare)
        db.close()
    else:
        path.write_text("not a database at all, but long enough to look at")
    before = path.read_bytes()
    with pytest.raises(StoreError, match=message):
        Store(path)
    assert path.read_bytes() == before
    with pytest.raises(StoreError, match="; `lightfc lab run` makes it"):
        Store(tmp_path / "nowhere.db", create=False)


def test_a_store_in_which_nothing_began_says_so(tmp_path: Path) -> None:
    """As a disk leaves it that was full from the start."""
    with (
        Store(tmp_path / "runs.db") as store,
        pytest.raises(LabError, match=r"runs\.db holds no sweep yet; `lightfc lab run` begins one"),
    ):
        latest(store)


def test_answers_are_judged_anew_without_being_asked_again(tmp_path: Path) -> None:
    """A reader and a check of another kind change the verdicts, and another time gives the same ones."""
    sweep = Sweep({"m": Simulated(1.0, fenced=1.0)}, cases=SOME)
    run(sweep, tmp_path / "runs.db")
    with Store(tmp_path / "runs.db") as store:
        before = list(store.scored(sweep.key))
        assert Counter((row[3], row[4]) for row in before if row[4] != "rightly no call") == {
            ("lightfc", "right"): 5, ("strict", "no call"): 5,
        }  # fmt: skip
        assert rescore(store, sweep.key, readers=["blocks"], check="exact") == 6
        assert {(row[3], row[4]) for row in store.scored(sweep.key)} == {
            ("blocks", "right"), ("blocks", "rightly no call"),
        }  # fmt: skip
        rescore(store, sweep.key)
        assert list(store.scored(sweep.key)) == before


def test_verdicts_stay_until_all_new_ones_are_there_and_results_name_their_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sweep = Sweep({"m": Simulated(1.0, fenced=0.0)}, cases=SOME)
    run(sweep, tmp_path / "runs.db")
    last = [case.id for case in SOME if not case.irrelevant][-1]

    def fails_at_last(calls: Any, case: Any) -> Any:
        return 1 / 0 if case.id == last else []

    monkeypatch.setattr("lightfc.lab.rescoring._CHUNK", 1)
    with Store(tmp_path / "runs.db") as store:
        before = list(store.scored(sweep.key))
        with pytest.raises(LabError, match=f"the check 'fails_at_last' fails for case {last}: ZeroDivisionError"):
            rescore(store, sweep.key, check=fails_at_last)
        assert list(store.scored(sweep.key)) == before
        rescore(store, sweep.key, readers=["blocks"], check="exact")
        assert make_report(store, sweep.key).facts["judged by"] == "the check exact, under the readers blocks"
        write_logs(store, sweep.key, tmp_path / "logs")
        (log,) = (tmp_path / "logs").iterdir()
        assert json.loads(log.read_text())["eval"]["metadata"]["check"] == "exact"


def test_many_answers_are_judged_by_many_processes_and_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sweep = Sweep({"m": Simulated()}, asked=["expression", "json"], repeats=9)
    run(sweep, tmp_path / "runs.db")
    with Store(tmp_path / "runs.db") as store:
        before = list(store.scored(sweep.key))
        monkeypatch.setattr("lightfc.lab.rescoring._MIN_FOR_EXECUTOR", 1)
        monkeypatch.setattr("lightfc.lab.rescoring._CHUNK", 300)
        with Processes(2) as processes:
            assert rescore(store, sweep.key, executor=processes) == 1_080
        assert list(store.scored(sweep.key)) == before
        asked = Noting()
        assert rescore(store, sweep.key, executor=asked) == 1_080
        assert list(store.scored(sweep.key)) == before
        assert asked.calls == 4


class Noting:
    """An executor that counts the calls that it makes."""

    calls = 0

    async def call(self, tool: Any, arguments: Any, *, call_id: str, run_id: str) -> Any:
        self.calls += 1
        return await Local().call(tool, arguments, call_id=call_id, run_id=run_id)


def test_a_check_of_ones_own_is_used_and_one_that_fails_is_told(tmp_path: Path) -> None:
    def never(calls: Any, case: Any) -> Any:
        raise LabError("the check is broken")

    sweep = Sweep({"m": Simulated(1.0)}, cases=SOME, check=lambda calls, case: ())
    run(sweep, tmp_path / "runs.db")
    with Store(tmp_path / "runs.db") as store, pytest.raises(LabError, match="the check is broken"):
        rescore(store, sweep.key, check=never)


def test_answers_alike_are_judged_once_unless_one_of_them_was_cut(tmp_path: Path) -> None:
    reasons = ["stop", "length", "stop"]
    model = FunctionModel(lambda messages: Message("assistant", "get_weather()", reasons.pop()))
    checked: list[str] = []

    def check(calls: Any, case: Any) -> tuple[()]:
        checked.append(case.id)
        return ()

    sweep = Sweep([model], cases=SOME[:1], repeats=3, readers=["strict"], check=check)
    run(sweep, tmp_path / "runs.db", in_flight=1)
    with Store(tmp_path / "runs.db") as store:
        assert [row[4] for row in store.scored(sweep.key)] == ["right", "no call", "right"]
    assert len(checked) == 2


def test_the_view_joins_what_other_programs_ask_for(tmp_path: Path) -> None:
    sweep = Sweep({"m": Simulated(1.0)}, asked=["json"], cases=SOME)
    run(sweep, tmp_path / "runs.db")
    with sqlite3.connect(tmp_path / "runs.db") as db:
        rows = db.execute(
            "SELECT json_extract(levels, '$.asked'), reader, sum(is_right), count(*) FROM answers GROUP BY 1, 2"
        ).fetchall()
    db.close()
    assert [(row[0], row[1], row[3]) for row in rows] == [("json", "lightfc", 6), ("json", "strict", 6)]


def test_the_sweeps_of_a_store_are_found_by_how_their_hash_begins(tmp_path: Path) -> None:
    sweeps = [Sweep({"m": Simulated()}, asked=[asked], cases=SOME[:1]) for asked in ("json", "expression")]
    for sweep in sweeps:
        run(sweep, tmp_path / "runs.db")
    with Store(tmp_path / "runs.db") as store:
        assert latest(store) == sweeps[1].key
        assert latest(store, sweeps[0].key[:6]) == sweeps[0].key
        with pytest.raises(LabError, match="there is no such sweep; its sweeps are "):
            latest(store, "zz")


def test_a_sweep_runs_inside_a_loop_too(tmp_path: Path) -> None:
    async def main() -> int:
        return (await arun(Sweep({"m": Simulated()}, cases=SOME), tmp_path / "runs.db")).progress.answered

    assert asyncio.run(main()) == 6
