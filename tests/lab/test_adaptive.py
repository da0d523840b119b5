"""Adaptive sweeps: they stop where a comparison is settled, and what they say holds at whichever look that is."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lightfc import FunctionModel, ModelError
from lightfc.core.errors import LabError
from lightfc.lab import Budget, Recorded, Simulated, Store, Sweep, case_of, run
from lightfc.lab.answers import answer_of_row
from lightfc.lab.comparisons import load_results
from lightfc.lab.experiment import latest
from lightfc.lab.intervals import paired, spending
from lightfc.lab.report import make_report

FUNCTION = {"name": "f", "parameters": {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]}}
MANY = 160
CASES = [
    case_of({"id": f"c{n}", "question": "?", "functions": [FUNCTION], "expected": [{"f": {"a": [n]}}]})
    for n in range(MANY)
]
SKILL = {"expression": 0.8, "json": 0.0, "code": 0.8, "xml": 0.7}
"""Against expression: json is far worse, code is the same, and xml lies between."""


def source() -> Recorded:
    rows = []
    for n in range(MANY):
        for form, skill in SKILL.items():
            right = (n * 7 % 10) / 10 < skill
            text = PROMPTS[form].format(n if right else -1)
            rows.append({"case": f"c{n}", "model": "m", "shown": "json", "asked": form, "text": text})
    return Recorded([answer_of_row(row, "row") for row in rows])


PROMPTS = {
    "expression": "f(a={0})",
    "code": "f(a={0})",
    "json": '{{"name": "f", "arguments": {{"a": {0}}}}}',
    "xml": "<f><a>{0}</a></f>",
}


def adaptive(looks: int = 4, **options: Any) -> Sweep:
    return Sweep({"m": source()}, ["json"], list(SKILL), CASES, looks=looks, margin=0.1, **options)


def decisions(store: Store) -> dict[str, tuple[str, int]]:
    results = load_results(store, latest(store))
    return {str(each.level): (each.decision, each.look) for each in results.comparisons("lightfc")}


def test_a_settled_comparison_is_asked_no_more(tmp_path: Path) -> None:
    outcome = run(adaptive(), tmp_path / "runs.db")
    with Store(tmp_path / "runs.db") as store:
        found = decisions(store)
        report = make_report(store, latest(store))
    assert found["json"][0] == "worse"
    assert found["code"][0] == "same"
    assert found["json"][1] < found["code"][1]
    assert outcome.progress.asked + outcome.not_needed == outcome.progress.requests == MANY * 4
    asked = {line["asked"]: line["answers"] for line in report.tables["cells"].dicts()}
    assert asked["json"] == MANY * found["json"][1] // 4 < asked["expression"]
    told = " ".join(report.remarks)
    assert "The looks may use 0.31%, 0.94%, 1.56%, 2.19% of the level of 5%" in told
    assert f"{outcome.not_needed:,} requests were not needed" in told
    assert "no answer" not in told


def test_one_that_is_stopped_and_resumed_ends_as_one_that_is_not(tmp_path: Path) -> None:
    whole = run(adaptive(), tmp_path / "whole.db")
    for requests in (10, 170, 300, None):
        parts = run(adaptive(), tmp_path / "parts.db", budget=Budget(requests=requests))
    assert (parts.progress.asked, parts.not_needed) == (whole.progress.asked, whole.not_needed)
    with Store(tmp_path / "whole.db") as one, Store(tmp_path / "parts.db") as other:
        assert decisions(one) == decisions(other)


def test_a_model_that_is_left_alone_stops_no_other(tmp_path: Path) -> None:
    def down(messages: Any) -> str:
        raise ModelError("down")

    for models in ({"down": FunctionModel(down)}, {"good": Simulated(0.7), "down": FunctionModel(down)}):
        counts = []
        for looks in (1, 4):
            sweep = Sweep(models, asked=["json", "expression"], looks=looks)
            outcome = run(sweep, tmp_path / f"{len(models)} {looks}.db", in_flight=1)
            assert (list(outcome.left_alone), outcome.progress.failed, outcome.stopped) == (["down"], 8, "")
            counts.append(outcome.progress.answered + outcome.not_needed)
        assert counts == [120 * (len(models) - 1)] * 2


def test_p_is_over_all_looks_and_the_interval_as_wide_as_the_last_one_demands(tmp_path: Path) -> None:
    from scipy import stats  # takes a second to load, which other workers that collect these tests need not spend

    run(adaptive(), tmp_path / "runs.db")
    with Store(tmp_path / "runs.db") as store:
        results = load_results(store, latest(store))
        (compared,) = (each for each in results.comparisons("lightfc") if each.level == "xml")
        rates, _ = results.differing("asked", "xml", "expression", "m", "lightfc")
    by_look = []
    for look, part in enumerate(spending(4)[: compared.look], 1):
        pairs = [pair for case, pair in rates.items() if results.looks[case] <= look]
        gained, lost = sum(b > a for a, b in pairs), sum(b < a for a, b in pairs)
        by_look.append(stats.binomtest(gained, gained + lost).pvalue / part)
    assert compared.p == pytest.approx(min(1, *by_look))
    before, after = np.array([*rates.values()]).T
    plain = paired(before, after)
    assert compared.paired.difference == plain.difference
    assert compared.paired.interval[0] <= plain.interval[0] <= plain.interval[1] <= compared.paired.interval[1]


def test_the_looks_share_the_level() -> None:
    for looks in range(1, 9):
        parts = spending(looks)
        assert sum(parts) == pytest.approx(1)
        assert parts == sorted(parts)


def test_cases_of_a_cluster_come_at_one_look_and_looks_are_of_one_size() -> None:
    cases = [case_of({**case.to_row(), "cluster": f"of {n // 8}"}) for n, case in enumerate(CASES)]
    looks: dict[str, set[int]] = {}
    for trial in Sweep({"m": source()}, ["json"], ["expression"], cases, looks=4).trials():
        looks.setdefault(f"of {int(trial.request.question['case'][1:]) // 8}", set()).add(trial.look)
    assert all(len(each) == 1 for each in looks.values())
    assert sorted(look for each in looks.values() for look in each) == [look for look in (1, 2, 3, 4) for _ in range(5)]


@pytest.mark.parametrize("looks", [0, MANY + 1])
def test_more_looks_than_cases_are_refused(looks: int) -> None:
    with pytest.raises(LabError, match="looks must be from 1 to the number of cases, 160"):
        adaptive(looks)
