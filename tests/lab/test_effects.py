"""Main effects and interactions: what was put into the answers is found, and nothing else."""

import itertools
from typing import Any

import numpy as np
import pytest

from lightfc.lab.comparisons import Results
from lightfc.lab.main_effects import Effect, effects

FACTORS: dict[str, list[Any]] = {"model": ["m"], "shown": ["json", "python", "xml"], "asked": ["json", "code"]}


def answered(cases: int, size: int = 1, seed: int = 0, **factors: list[Any]) -> Results:
    """Answers with an effect of xml (-0.2) and one of code with python (+0.2); clusters share how hard they are."""
    random = np.random.default_rng(seed)
    varied = {**FACTORS, **factors}
    levels = dict(enumerate(dict(zip(varied, each, strict=True)) for each in itertools.product(*varied.values())))
    rows = {f"k{n}": {"id": f"c{n:03}", "cluster": f"of {n // size}"} for n in range(cases)}
    spec = {"factors": varied, "design": "full", "readers": ["lightfc"], "looks": 1, "margin": 0.03}
    results = Results(spec, levels, rows)
    shared = random.normal(0, 0.1, cases)[np.arange(cases) // size]
    for (n, key), (cell, level) in itertools.product(enumerate(rows), levels.items()):
        rate = 0.6 + shared[n] - 0.2 * (level["shown"] == "xml")
        rate += 0.2 * (level["shown"] == "python" and level["asked"] == "code")
        right = int(random.random() < rate)
        outcome, cause = ("right", "") if right else ("wrong", "argument")
        results.add((cell, key, 1, "lightfc", outcome, cause, right, None, 0, 0, None, n * len(levels) + cell))
    return results


def by_name(found: list[Effect]) -> dict[str, Effect]:
    return {each.effect: each for each in found}


def varying(seed: int, cases: int = 60, size: int = 1) -> Results:
    """Answers without any effect: what a model can do is a matter of model and cluster, and formats change little."""
    random = np.random.default_rng(seed)
    results = answered(cases, size, model=["a", "b"])
    can = np.repeat(random.random((cases // size, 2)) < 0.6, size, axis=0)
    for cell, level in results.levels.items():
        right = can[:, int(level["model"] == "b")] ^ (random.random(cases) < 0.1)
        results.cells[cell, "lightfc"].right = {f"c{n:03}": [int(each)] for n, each in enumerate(right)}
    return results


@pytest.mark.parametrize("size", [1, 3])
def test_what_cases_and_models_have_in_common_is_no_effect(size: int) -> None:
    found = [each for seed in range(30) for each in effects(varying(seed, 60, size), "lightfc")[:1]]
    assert {each.effect for each in found} == {"model: b - a"}
    assert sum(each.p < 0.05 for each in found) <= 4
    assert sum(each.interval[0] <= 0 <= each.interval[1] for each in found) >= 26


def test_an_effect_of_the_model_is_what_its_comparison_says() -> None:
    results = varying(1)
    (compared,) = (each for each in results.comparisons("lightfc") if each.factor == "model")
    effect = effects(results, "lightfc")[0]
    assert effect.estimate == pytest.approx(compared.paired.difference)
    assert effect.interval == pytest.approx(compared.paired.interval)
    assert effect.p == pytest.approx(compared.p)


def test_what_was_put_in_is_found_and_nothing_else() -> None:
    found = by_name(effects(answered(1_000, seed=2), "lightfc"))
    true = {
        "shown: python - json": 0.1,
        "shown: xml - json": -0.2,
        "asked: code - json": 0.2 / 3,
        "(shown: python - json) x (asked: code - json)": 0.2,
        "(shown: xml - json) x (asked: code - json)": 0.0,
    }
    assert list(found) == list(true)
    for name, effect in true.items():
        assert found[name].interval[0] <= effect <= found[name].interval[1]
    assert {name for name, each in found.items() if each.adjusted_p < 0.05} == {name for name in true if true[name]}


def test_an_effect_is_a_contrast_of_the_means_of_cells_averaged_over_the_other_factors() -> None:
    results = answered(24, shots=[0, 2])
    means = {
        (level["shown"], level["asked"], level["shots"]): np.mean(list(results.cells[cell, "lightfc"].rates().values()))
        for cell, level in results.levels.items()
    }

    def mean(shown: str, asked: str) -> float:
        return float(np.mean([means[shown, asked, shots] for shots in (0, 2)]))

    found = by_name(effects(results, "lightfc", {"shown": "xml"}))
    differences = {asked: mean("json", asked) - mean("xml", asked) for asked in ("json", "code")}
    assert found["shown: json - xml"].estimate == pytest.approx(sum(differences.values()) / 2, abs=1e-6)
    crossed = found["(shown: json - xml) x (asked: code - json)"]
    assert crossed.estimate == pytest.approx(differences["code"] - differences["json"], abs=1e-6)
    assert len(found) == 2 + 1 + 1 + 2 + 2 + 1


def test_an_answer_that_stands_in_several_cells_does_not_count_twice() -> None:
    """Two readers that read alike: the effects are those of one, as wide, and they differ in nothing."""
    once = answered(80)
    spec = {**once.spec, "factors": {**once.spec["factors"], "strictness": ["strict", "lightfc"]}}
    levels = {
        2 * cell + place: {**each, "strictness": reader}
        for cell, each in once.levels.items()
        for place, reader in enumerate(spec["factors"]["strictness"])
    }
    twice = Results(spec, levels, once.cases)
    for cell in levels:
        twice.cells[cell, "lightfc"].right = once.cells[cell // 2, "lightfc"].right
    alone, found = by_name(effects(once, "lightfc")), by_name(effects(twice, "lightfc"))
    for name, each in alone.items():
        assert found[name].estimate == pytest.approx(each.estimate, abs=1e-9)
        assert found[name].interval == pytest.approx(each.interval, abs=1e-9)
    assert {found[name].estimate for name in found.keys() - alone.keys()} == {0}


def test_there_are_none_without_a_full_design_of_two_factors() -> None:
    results = answered(10)
    assert effects(results, "strict") == []
    results.spec["design"] = "one at a time"  # type: ignore[index]
    assert effects(results, "lightfc") == []
    assert effects(answered(10, shown=["json"]), "lightfc") == []


def test_answers_that_are_all_alike_have_no_effects() -> None:
    results = answered(40)
    for cell in results.cells.values():
        cell.right = {case: [1] for case in cell.right}
    for each in effects(results, "lightfc"):
        assert (each.estimate, each.p) == (0, 1)
        assert each.interval[0] < 0 < each.interval[1]
