"""What a sweep asks: factors, designs, estimates, sources and files."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lightfc import Function, FunctionModel
from lightfc.core.errors import LabError, ModelError
from lightfc.formats import ANSWER_FORMATS, TOOL_FORMATS, Example
from lightfc.lab import (
    DESIGNS,
    FACTORS,
    FromModel,
    Price,
    Recorded,
    Simulated,
    Store,
    Sweep,
    case_of,
    judge,
    load_sweep,
    own_cases,
    run,
)
from lightfc.lab.answers import answer_of_row
from lightfc.lab.comparisons import load_results
from lightfc.lab.factors import Draft, cells_of
from lightfc.lab.sources import recorded_models
from lightfc.lab.sweep import request_of

CASES = own_cases()
ONE = CASES[12:13]
EXAMPLE = Example("What is 1 + 1?", (Function("add", (), {"a": 1, "b": 1}),))


def prompts(sweep: Sweep) -> dict[int, str]:
    return {trial.cell: json.dumps(trial.request.question, ensure_ascii=False) for trial in sweep.trials()}


def drafted(name: str, level: Any, case: Any = ONE[0], **options: Any) -> Draft:
    return FACTORS[name].apply(Draft(case, CASES, (EXAMPLE,), **options), level)


def test_every_pair_of_formats_makes_a_request_of_its_own() -> None:
    sweep = Sweep([FunctionModel(lambda messages: "")], list(TOOL_FORMATS), list(ANSWER_FORMATS), ONE)
    asked = prompts(sweep)
    assert len(asked) == len(set(asked.values())) == len(TOOL_FORMATS) * len(ANSWER_FORMATS)
    assert Counter("tools" in json.loads(each) for each in asked.values())[True] == len(TOOL_FORMATS)


@pytest.mark.parametrize(
    ("name", "levels"),
    [
        ("parallel", (True, False)),
        ("order", ("given", "reversed")),
        ("distractors", (0, 3)),
        ("names", ("own", "numbered")),
        ("descriptions", ("own", "none")),
        ("shots", (0, 1)),
        ("temperature", (0, 0.7)),
        ("stop", ("a", "b")),
    ],
)
def test_each_level_of_a_factor_asks_something_else(name: str, levels: tuple[Any, ...]) -> None:
    model = FunctionModel(lambda messages: "")
    sweep = Sweep([model], cases=[*CASES[:3], *ONE], factors={name: levels}, examples=[EXAMPLE])
    assert len(set(prompts(sweep).values())) == len(levels)


def test_cells_that_differ_in_strictness_share_their_requests() -> None:
    """Of a model, and of sources that are asked with the levels themselves."""
    for source in (FunctionModel(lambda messages: ""), Simulated()):
        plain, strict = (
            Sweep({"m": source}, ["python", "json"], cases=ONE, factors=factors)
            for factors in ({}, {"strictness": ["strict", "blocks+lists"]})
        )
        assert {each.request.key for each in strict.trials()} == {each.request.key for each in plain.trials()}
        assert (strict.estimate().trials, strict.estimate().requests) == (4, 2)
        assert [each.name for each in strict.readers] == ["strict", "lightfc", "blocks+lists"]


def test_functions_are_shuffled_alike_each_time_and_not_with_the_same_seed_for_all() -> None:
    names = [[each["name"] for each in drafted("order", "shuffled", case).case.functions] for case in CASES[12:24]]
    again = [[each["name"] for each in drafted("order", "shuffled", case).case.functions] for case in CASES[12:24]]
    other = [[e["name"] for e in drafted("order", "shuffled", case, seed=1).case.functions] for case in CASES[12:24]]
    assert names == again != other
    assert [sorted(each) for each in names] == [sorted(each) for each in other]


def test_distractors_of_a_smaller_level_are_among_those_of_a_larger_one() -> None:
    few, many = ({each["name"] for each in drafted("distractors", level).case.functions} for level in (2, 6))
    own = {each["name"] for each in ONE[0].functions}
    assert own < few < many
    assert (len(few), len(many)) == (len(own) + 2, len(own) + 6)


def test_numbered_names_are_judged_as_they_were_shown() -> None:
    case = drafted("names", "numbered").case
    assert [each["name"] for each in case.functions] == ["function_1", "function_2", "function_3"]
    assert list((case.expected or [])[0]) == ["function_2"]
    assert case.id == ONE[0].id


def test_without_descriptions_no_word_of_them_is_left() -> None:
    case = next(case for case in CASES if case.id == "nested-01")
    told = json.dumps(drafted("descriptions", "none", case).case.functions)
    assert '"description"' not in told
    assert '"postcode"' in told


def test_examples_and_what_a_case_says_as_system_stand_in_the_system_message() -> None:
    said = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Hi"}]
    case = case_of({"id": "a", "question": said, "functions": list(ONE[0].functions)})
    asked = request_of(drafted("shots", 1, case))
    system, user = asked["messages"]
    assert "Question: What is 1 + 1?\nAnswer: add(a=1, b=1)" in system["content"]
    assert system["content"].endswith("\n\nBe brief.")
    assert user == {"role": "user", "content": "Hi"}


FOUR = {"model": ("m",), "a": (1, 2, 3), "b": (1, 2, 3), "c": (1, 2, 3)}


@pytest.mark.parametrize(("design", "cells"), [("full", 27), ("one at a time", 7), ("latin square", 9)])
def test_designs(design: str, cells: int) -> None:
    made = cells_of(design, FOUR)
    assert len(made) == len({json.dumps(cell) for cell in made}) == cells
    assert all(set(cell) == set(FOUR) for cell in made)
    assert dict(made[0]) == {"model": "m", "a": 1, "b": 1, "c": 1}


@pytest.mark.parametrize(("first", "second"), [("a", "b"), ("a", "c"), ("b", "c")])
def test_in_a_latin_square_each_level_meets_each_other_equally_often(first: str, second: str) -> None:
    pairs = Counter((cell[first], cell[second]) for cell in cells_of("latin square", FOUR))
    assert set(pairs.values()) == {1}
    assert len(pairs) == 9


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"asked": ["jsonn"]}, "asked has no level 'jsonn'; its levels are 'expression', "),
        ({"asked": []}, "asked has no levels: the sweep has no cells"),
        ({"shown": ["json", "json"]}, "shown names a level twice"),
        ({"factors": {"colour": ["red"]}}, "there is no factor 'colour'; the factors are model, shown, "),
        ({"factors": {"distractors": [-1]}}, "a level of distractors must be at least 0"),
        ({"factors": {"distractors": [True]}}, "a level of distractors must be int, not True"),
        ({"factors": {"strictness": ["strikt"]}}, "there is no reader or layer 'strikt'"),
        ({"factors": {"strictness": [1]}}, "a level of strictness must be str, not 1"),
        ({"factors": {"shots": [2]}}, "shots has the level 2, but there are 0 examples"),
        ({"design": "half"}, "there is no design 'half'; the designs are full, "),
        ({"design": "latin square"}, "a latin square needs three factors"),
        ({"cases": []}, "the sweep has no cells: 0 cases, 1 repeats"),
        ({"repeats": 0}, "the sweep has no cells: 60 cases, 0 repeats"),
        ({"margin": 0}, "margin must be above 0 and at most 1, not 0"),
        ({"readers": ["strikt"]}, "there is no reader or layer 'strikt'"),
        ({"check": "bfcll"}, "there is no check 'bfcll'"),
        ({"models": {}}, "the sweep has no models: give one"),
    ],
)
def test_a_sweep_that_cannot_be_is_refused_before_it_asks(options: dict[str, Any], message: str) -> None:
    with pytest.raises(LabError, match=message):
        Sweep(**{"models": {"m": Simulated()}, **options})


@pytest.mark.parametrize(
    ("make", "options", "message"),
    [
        (Price, {"prompt": -1}, "prompt must be 0 or more, not -1"),
        (FromModel, {"in_flight": 0}, "in_flight must be at least 1, or None, not 0"),
        (FromModel, {"requests_per_minute": 0}, "requests_per_minute must be above 0, or None, not 0"),
        (Simulated, {"skill": {"json": -0.1}}, "a rate of Simulated must be 0 or more, not -0.1"),
        (Simulated, {"fenced": 1.1}, "a rate of Simulated must be at most 1, not 1.1"),
        (Simulated, {"skill": {"jsn": 0.5}}, "a name in skill must be one of 'default', 'expression', .* not 'jsn'"),
    ],
)
def test_a_source_refuses_numbers_that_cannot_be(make: Any, options: dict[str, Any], message: str) -> None:
    model = [FunctionModel(lambda messages: "")] if make is FromModel else []
    with pytest.raises(ValueError, match=message):
        make(*model, **options)


def test_two_models_of_one_name_need_labels() -> None:
    model = FunctionModel(lambda messages: "")
    with pytest.raises(LabError, match="two models have one name; give them labels"):
        Sweep([model, model])


def test_an_estimate_counts_requests_tokens_and_cost() -> None:
    model = FromModel(FunctionModel(lambda messages: ""), price=Price(10, 100))
    sweep = Sweep({"m": model}, ["python", "json"], cases=CASES, repeats=2)
    found = sweep.estimate(counter=lambda text: 100, answer_tokens=10)
    assert (found.cells, found.cases, found.trials, found.requests) == (2, 60, 240, 240)
    assert (found.prompt_tokens, found.completion_tokens) == (24_000, 2_400)
    assert found.cost == pytest.approx(24_000 * 10e-6 + 2_400 * 100e-6)
    assert found.detectable is not None
    assert 0.1 < found.detectable < 0.25
    few = Sweep({"m": model}, ["python", "json"], cases=CASES[:5]).estimate()
    assert few.detectable is None
    assert ("detectable", "none") in few._listing().rows


@pytest.mark.parametrize("design", DESIGNS)
def test_an_estimate_counts_the_comparisons_that_the_report_makes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, design: str
) -> None:
    monkeypatch.setattr("lightfc.lab.sweep.detectable_difference", lambda cases, comparisons: comparisons)
    models = {f"m{number}": Simulated() for number in range(3)}
    factors = {"order": ["given", "reversed"]}
    sweep = Sweep(models, ["python", "json"], ["json", "xml"], CASES[:2], factors=factors, design=design)
    run(sweep, tmp_path / "runs.db")
    with Store(tmp_path / "runs.db") as store:
        made = load_results(store, sweep.key).comparisons("lightfc")
    assert len(made) == sweep.estimate().detectable


ROWS = [
    {"case": "single-01", "model": "a", "text": "get_weather(city='Lisbon', days=3)", "shown": "json", "right": True},
    {"case": "single-01", "model": "b", "text": "no", "shown": "json", "asked": "python", "right": False},
    {"case": "single-02", "model": "a", "text": "x", "docs": "json", "output": "python"},
]


def test_recorded_answers_stand_in_the_place_of_models(tmp_path: Path) -> None:
    path = tmp_path / "answers.jsonl"
    path.write_text("".join(f"{json.dumps(row)}\n" for row in ROWS))
    models = {name: Recorded(path, name) for name in ("a", "b")}
    sweep = Sweep(models, ["json"], cases=CASES[:2])
    outcome = run(sweep, tmp_path / "runs.db")
    assert (outcome.progress.answered, outcome.progress.failed, outcome.left_alone) == (3, 1, {})
    with Store(tmp_path / "runs.db") as store:
        assert store.errors(sweep.key) == [("b", "no answer was recorded", 1)]
        rows = [(row[0], row[4], row[7]) for row in store.scored(sweep.key) if row[3] == "strict"]
    assert rows == [(0, "right", 1), (1, "no call", 0), (0, "no call", None)]
    with pytest.raises(LabError, match="no recorded answers of 'c' were found"):
        Recorded(path, "c")


async def _in_a_loop(function: Callable[[], Any]) -> Any:
    return function()


def test_a_sweep_runs_where_an_event_loop_runs_already_as_in_a_notebook(tmp_path: Path) -> None:
    sweep = Sweep({"toy": Simulated(1.0)}, cases=ONE)
    assert asyncio.run(_in_a_loop(lambda: run(sweep, tmp_path / "runs.db"))).progress.answered == 1


def test_every_model_of_recorded_files_is_one_of_the_experiment(tmp_path: Path) -> None:
    files = tmp_path / "some.jsonl", tmp_path / "more.jsonl"
    for path, rows in zip(files, (ROWS[:2], ROWS[2:]), strict=True):
        path.write_text("".join(f"{json.dumps({**row, 'tag': row['model'] == 'b'})}\n" for row in rows))
    (tmp_path / "sweep.toml").write_text(
        'shown = ["json"]\nlimit = 2\n[factors]\ntag = [false, true]\n'
        '[recorded]\nanswers = ["some.jsonl", "more.jsonl"]\nfactors = ["tag"]\n'
    )
    found = load_sweep(tmp_path / "sweep.toml")
    assert list(found.sweep.sources) == ["a", "b"]
    outcome = run(found.sweep, found.store)
    assert (outcome.progress.answered, outcome.progress.failed) == (3, 5)
    with pytest.raises(LabError, match="no recorded answers were found in no files"):
        recorded_models([])


@pytest.mark.parametrize("asked", sorted(ANSWER_FORMATS))
def test_a_simulated_model_of_full_skill_is_always_right(tmp_path: Path, asked: str) -> None:
    sweep = Sweep({"m": Simulated(1.0, fenced=0)}, asked=[asked], cases=CASES[::4])
    run(sweep, tmp_path / "runs.db")
    with Store(tmp_path / "runs.db") as store:
        assert {row[6] for row in store.scored(sweep.key) if row[3] == "lightfc"} == {1}


FILE = """
shown = ["python", "json"]
asked = ["expression"]
categories = ["single"]
limit = 5
store = "out.db"
in_flight = 4
repeats = 2

[models.toy]
simulated = { default = 0.9, json = 0.5 }

[models.far]
server = "http://127.0.0.1:9/v1"
name = "far-1"
parameters = { temperature = 0 }
price = { prompt = 1, completion = 2 }

[factors]
shots = [0, 1]

[[examples]]
question = "1 + 1?"
calls = [{ name = "add", arguments = { a = 1, b = 1 } }]

[budget]
requests = 10
"""


def test_a_file_describes_a_sweep_and_how_to_run_it(tmp_path: Path) -> None:
    path = tmp_path / "sweep.toml"
    path.write_text(FILE)
    found = load_sweep(path)
    assert (found.store, found.budget.requests, found.in_flight) == (tmp_path / "out.db", 10, 4)
    assert [case.id for case in found.sweep.cases] == [f"single-0{n}" for n in range(1, 6)]
    assert len(found.sweep.cells) == 2 * 2 * 2
    assert found.sweep.key == load_sweep(path).sweep.key
    assert found.sweep.sources["far"].price == Price(1, 2)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("json = 0.5", "json = 5", "models.toy.simulated: a rate of Simulated must be at most 1, not 5.0"),
        ("repeats = 2", "repeats = 0", "sweep.toml: repeats: Input should be greater than or equal to 1"),
        ("repeats = 2", "repeat = 2", "sweep.toml: repeat: is not a setting; did you mean repeats?"),
        ('server = "http://127.0.0.1:9/v1"', "", "models.far: give exactly one of server"),
        ("shown = [", "shown = ", "sweep.toml is not TOML: "),
        ('categories = ["single"]', 'cases = "nowhere.jsonl"', "nowhere.jsonl cannot be read"),
        ('categories = ["single"]', 'categories = ["single", "multipel"]', "categories: no case has multipel; the"),
        ("[factors]", '[factors]\nasked = ["json"]', "factors: asked has its levels from the setting asked"),
        ("[factors]", '[factors]\nmodel = ["a"]', "factors: model has its levels from the models of the sweep"),
        ('name = "far-1"', 'key = "NO_SUCH_KEY"', "models.far.key: the environment variable NO_SUCH_KEY is not set"),
    ],
)
def test_a_file_that_cannot_be_used(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "sweep.toml"
    path.write_text(FILE.replace(old, new))
    with pytest.raises(LabError) as caught:
        load_sweep(path)
    assert message in str(caught.value)


def test_a_model_is_asked_no_faster_than_its_rate_and_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the clock and the sleep taken out of it: the third request of 60 a minute waits two seconds."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(round(seconds))

    monkeypatch.setattr("lightfc.lab.sources.asyncio.sleep", sleep)
    source = FromModel(FunctionModel(lambda messages: ""), requests_per_minute=60, in_flight=2)

    async def main() -> None:
        for _ in range(3):
            await source.answer({"messages": []})

    asyncio.run(main())
    assert waits == [0, 1, 2]


def test_a_source_without_an_answer_says_so() -> None:
    source = Recorded([answer_of_row(ROWS[0], "row 1")])
    with pytest.raises(ModelError, match="no answer was recorded"):
        asyncio.run(source.answer({"case": "single-01", "levels": {"shown": "xml"}, "repeat": 0}))


def test_descriptions_in_other_words_come_from_the_case_or_from_a_function(tmp_path: Path) -> None:
    function = {
        "name": "send", "description": "Sends it.",
        "parameters": {"type": "object", "properties": {
            "description": {"type": "string", "description": "What it says."},
            "to": {"type": "object", "properties": {"name": {"type": "string", "description": "Who."}}},
        }},
    }  # fmt: skip
    words = {"send": "Post a thing.", "send.to.name": "To whom."}
    row = {"id": "a", "question": "?", "functions": [function], "data": {"descriptions": {"terse": words}}}
    case = case_of(row)
    (tmp_path / "words.py").write_text("def loud(where, text):\n    return f'{where}: {text.upper()}'\n")
    found = {
        level: drafted("descriptions", level, case).case.functions[0]
        for level in ("own", "none", "terse", f"{tmp_path}/words.py:loud")
    }
    texts = {level: _descriptions_in(each) for level, each in found.items()}
    assert list(texts.values()) == [
        ["Sends it.", "What it says.", "Who."],
        [],
        ["Post a thing.", "What it says.", "To whom."],
        ["send: SENDS IT.", "send.description: WHAT IT SAYS.", "send.to.name: WHO."],
    ]
    assert all("description" in each["parameters"]["properties"] for each in found.values())
    with pytest.raises(LabError, match=r"case a has no descriptions 'terze': give them as data\.descriptions\.terze"):
        drafted("descriptions", "terze", case)


def test_a_function_of_ones_own_that_raises_is_named(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text("def bad(*given):\n    return 1 / 0\n")
    (tmp_path / "sweep.toml").write_text('counter = "own.py:bad"\n[models.m]\nserver = "http://127.0.0.1:9/v1"\n')
    found = load_sweep(tmp_path / "sweep.toml")
    with pytest.raises(LabError, match=r"the counter of tokens '.*own\.py:bad' fails: ZeroDivisionError"):
        found.sweep.estimate(found.counter)
    with pytest.raises(LabError, match=r"the function of descriptions '.*own\.py:bad' fails: ZeroDivisionError"):
        drafted("descriptions", f"{tmp_path}/own.py:bad")


def _descriptions_in(schema: Any) -> list[str]:
    if not isinstance(schema, dict):
        return []
    own = [schema["description"]] if isinstance(schema.get("description"), str) else []
    return own + [text for each in schema.values() for text in _descriptions_in(each)]


def test_a_file_names_functions_beside_itself(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(
        "def count(text):\n    return len(text)\ndef loud(where, text):\n    return text.upper()\n"
        "def right(calls, case):\n    return True\n"
    )
    (tmp_path / "sweep.toml").write_text(
        'counter = "own.py:count"\ncheck = "own.py:right"\nlimit = 2\n[models.m]\nserver = "http://127.0.0.1:9/v1"\n'
        '[factors]\ndescriptions = ["own", "own.py:loud"]\n'
    )
    configured = load_sweep(tmp_path / "sweep.toml")
    estimate = configured.sweep.estimate(configured.counter)
    texts = ["\n".join(m["content"] for m in t.request.question["messages"]) for t in configured.sweep.trials()]
    assert estimate.prompt_tokens == sum(map(len, texts))
    said = str(configured.sweep.cases[0].functions[0]["description"])
    assert [(said in text, said.upper() in text) for text in texts[:2]] == [(True, False), (False, True)]


def test_a_case_that_cannot_be_shown_is_left_out_and_the_others_are_asked(tmp_path: Path) -> None:
    broken = case_of({"id": "bad", "question": "?", "functions": [{"name": "f", "parameters": {"type": "strange"}}]})
    model = FunctionModel(lambda messages: "no")
    sweep = Sweep([model], cases=[broken, *ONE])
    assert (len(sweep.cases), len(sweep.left_out)) == (1, 1)
    assert sweep.left_out[0].startswith("case bad: functions: f: parameters: type 'strange' is not one of string")
    assert run(sweep, tmp_path / "runs.db").progress.answered == 1
    with pytest.raises(LabError, match="case bad"):
        Sweep([model], cases=[broken])


@pytest.mark.parametrize("skill", [0.05, 0.3, 0.5, 0.8, 0.95])
def test_a_simulated_model_is_right_as_often_as_it_says(skill: float) -> None:
    case, model = CASES[0], Simulated(skill, fenced=0)

    async def answers() -> list[str]:
        rows = ({**case.to_row(), "id": f"case {number}"} for number in range(2_000))
        asked = ({"row": row, "levels": {"asked": "json"}, "repeat": 0} for row in rows)
        return [(await model.answer(each)).message.content for each in asked]

    right = sum(judge(each, case, "json", "lightfc").outcome == "right" for each in asyncio.run(answers()))
    assert right / 2_000 == pytest.approx(skill, abs=0.04)
