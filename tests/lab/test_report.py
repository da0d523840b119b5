"""Comparisons and reports of answers whose truth is known, and a page that nothing of a model can break out of."""

import csv
import html
import io
import json
import math
import re
import runpy
import shutil
import sqlite3
import sys
from contextlib import closing
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from lightfc.cli.commands import app
from lightfc.cli.lab_commands import _print_outcome, _table
from lightfc.core.errors import LabError
from lightfc.lab import Recorded, Simulated, Store, Sweep, case_of, load_sweep, own_cases, rescore, run
from lightfc.lab.answers import answer_of_row
from lightfc.lab.comparisons import RECORDED, load_results
from lightfc.lab.experiment import Outcome, latest
from lightfc.lab.report import Report, format_value, make_report
from lightfc.lab.report_page import page_of
from lightfc.lab.store import Progress
from tests.support.browser import OpenPage

FUNCTION = {"name": "f", "parameters": {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]}}
CASES = [
    case_of({"id": f"c{n}", "question": "?", "functions": [FUNCTION], "expected": [{"f": {"a": [n]}}]})
    for n in range(20)
]
HOSTILE = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\"'&`|"


def answered(tmp_path: Path, said: Any, asked: tuple[str, ...] = ("expression", "json"), **options: Any) -> Store:
    """A store with answers that `said` gives by case number, answer format and repeat, with what another judge said."""
    rows = []
    for n in range(len(CASES)):
        for form in asked:
            for repeat in range(options.get("repeats", 1)):
                text, right = said(n, form, repeat)
                rows.append(
                    {"case": f"c{n}", "model": "m", "shown": "json", "asked": form, "text": text, "right": right}
                )
    source = Recorded([answer_of_row(row, "row") for row in rows])
    run(Sweep({"m": source}, ["json"], asked, CASES, **options), tmp_path / "runs.db")
    return Store(tmp_path / "runs.db")


def call(n: int, form: str) -> str:
    return f"f(a={n})" if form == "expression" else json.dumps({"name": "f", "arguments": {"a": n}})


def reported(store: Store, **options: Any) -> Report:
    with store:
        return make_report(store, latest(store), **options)


def test_an_effect_of_reading_is_seen_as_one(tmp_path: Path) -> None:
    """JSON is right as often, but always in a fence: the strict reader finds it worse, and all of that is reading."""

    def said(n: int, form: str, repeat: int) -> tuple[str, bool]:
        text = call(n if n % 4 else 99, form)
        return (f"```\n{text}\n```" if form == "json" else text), bool(n % 4) and form == "expression"

    report = reported(answered(tmp_path, said))
    (compared,) = report.tables["comparisons"].dicts()
    # Twenty cases without a flip are too few to show that there are hardly any.
    assert (compared["accuracy"], compared["of baseline"], compared["decision"]) == (0.75, 0.75, "open")
    strict, recorded = report.tables["readers"].dicts()
    for line in (strict, recorded):
        assert (line["its difference"], line["reading part"], line["its decision"]) == (-0.75, -0.75, "worse")
        assert line["decision changes"] is True
    assert (strict["reader"], recorded["reader"]) == ("strict", RECORDED)


def test_an_effect_of_the_model_is_the_same_under_every_reader(tmp_path: Path) -> None:
    report = reported(answered(tmp_path, lambda n, form, _: (call(n if form == "json" or n > 9 else 99, form), True)))
    (compared,) = report.tables["comparisons"].dicts()
    assert (compared["difference"], compared["gained"], compared["lost"]) == (0.5, 10, 0)
    assert (compared["test"], compared["p"], compared["decision"]) == ("exact McNemar", 2 / 2**10, "better")
    assert [format_value(compared[name]) for name in ("gained", "lost")] == ["10", "0"]
    assert not re.search(r"[|,>] ?-0(\.0*)?[|,<\n ]", report.to_markdown() + page_of(report))
    strict = report.tables["readers"].dicts()[0]
    assert strict["reading part"] == 0
    assert -0.2 < strict["part low"] < 0 < strict["part high"] < 0.2  # none of 20 cases says not: none of all


def test_strictness_is_a_factor_whose_cells_are_judged_by_their_own_readers(tmp_path: Path) -> None:
    """Every second answer is fenced: strictness makes half of a difference, and all of that is reading."""

    def said(n: int, form: str, repeat: int) -> tuple[str, None]:
        return (f"```\n{call(n, form)}\n```" if n % 2 else call(n, form)), None

    factors = {"strictness": ["strict", "lightfc"]}
    with answered(tmp_path, said, factors=factors) as store:
        key = latest(store)
        assert store.progress(key).requests == 40  # not 80: readers are not asked
        for _ in range(2):
            report = make_report(store, key)
            lines = {line["factor"]: line for line in report.tables["comparisons"].dicts()}
            assert (lines["strictness"]["difference"], lines["strictness"]["gained"]) == (0.5, 20 / 2)
            assert (lines["strictness"]["decision"], lines["strictness"]["strata"]) == ("better", 2)
            assert (lines["asked"]["difference"], lines["asked"]["cases"]) == (0, 20)
            parts = {(line["factor"], line["reader"]): line for line in report.tables["readers"].dicts()}
            for reader in ("strict", "lightfc"):
                line = parts["strictness", reader]
                assert (line["its difference"], line["reading part"]) == (0, -0.5)
                assert line["decision changes"] is True
            cells = [(cell["strictness"], cell["accuracy"]) for cell in report.tables["cells"].dicts()]
            assert sorted(set(cells)) == [("lightfc", 1.0), ("strict", 0.5)]
            assert {(each["levels"]["strictness"], each["outcome"]) for each in report.examples} == {
                ("strict", "no call")
            }
            # Judged under another reader, each cell still has its own.
            rescore(store, key, readers=["blocks"])
        (line,) = (each for each in load_results(store, key).comparisons("blocks") if each.factor == "strictness")
        assert line.paired.difference == 0
        with pytest.raises(LabError, match="no answer is judged under the reader 'bloks'; there are own, strict"):
            make_report(store, key, reader="bloks")


def test_causes_and_outcomes_are_counted_by_cell_and_reader(tmp_path: Path) -> None:
    answers = ["none", "f(a=99)", "f(a=x)", "```\nf(a=3)\n```", "[f(a=4), f(a=4)]"]

    def said(n: int, form: str, repeat: int) -> tuple[str, None]:
        return answers[n % 5].replace("3", str(n)).replace("4", str(n)), None

    report = reported(answered(tmp_path, said, ("expression",)))
    lines = {line["reader"]: line for line in report.tables["causes"].dicts()}
    assert [lines["strict"][cause] for cause in ("reading", "form", "choice", "argument")] == [0.2, 0.4, 0.2, 0.2]
    assert lines["lightfc"]["form"] == pytest.approx(0.2)
    assert report.tables["comparisons"].rows == []
    assert {each["cause"] for each in report.examples[:4]} == {"reading", "form", "choice", "argument"}


def test_repeats_give_a_noise_floor(tmp_path: Path) -> None:
    with answered(tmp_path, lambda n, form, repeat: (call(n if repeat else 99, form), None), repeats=2) as store:
        results = load_results(store, latest(store))
        assert results.noise("lightfc") == 1.0
        assert "Noise floor: two answers to the same request differ in being right in 100.0%" in " ".join(
            make_report(store, latest(store)).remarks
        )


def test_main_effects_are_taken_within_the_combinations_of_the_others(tmp_path: Path) -> None:
    """Two tool formats of which one is always wrong: the effect of the answer format is that within both."""
    rows = [
        {"case": f"c{n}", "model": "m", "shown": shown, "asked": form, "text": call(n if right else 99, form)}
        for n in range(20)
        for shown in ("json", "python")
        for form in ("expression", "json")
        for right in [shown == "json" and (form == "json" or n < 10)]
    ]
    source = Recorded([answer_of_row(row, "row") for row in rows])
    run(Sweep({"m": source}, ["json", "python"], ["expression", "json"], CASES), tmp_path / "runs.db")
    lines = {line["factor"]: line for line in reported(Store(tmp_path / "runs.db")).tables["comparisons"].dicts()}
    assert (lines["asked"]["difference"], lines["asked"]["strata"], lines["asked"]["cases"]) == (0.25, 2, 20)
    assert lines["shown"]["difference"] == -0.75


def test_clusters_of_cases_stand_in_the_intervals(tmp_path: Path) -> None:
    def width(cluster: str) -> float:
        cases = [
            case_of({**case.to_row(), "cluster": cluster and f"{cluster}{n // 5}"}) for n, case in enumerate(CASES)
        ]
        rows = [
            {"case": f"c{n}", "model": "m", "shown": "json", "asked": "json", "text": call(n if n < 10 else 99, "json")}
            for n in range(20)
        ]
        path = tmp_path / f"{cluster}.db"
        run(Sweep({"m": Recorded([answer_of_row(row, "row") for row in rows])}, ["json"], ["json"], cases), path)
        (cell,) = reported(Store(path)).tables["cells"].dicts()
        return float(cell["high"] - cell["low"])

    assert width("set") > 1.3 * width("")


def test_a_baseline_can_be_named_and_an_unknown_one_is_told(tmp_path: Path) -> None:
    store = answered(tmp_path, lambda n, form, _: (call(n, form), None))
    key = latest(store)
    (line,) = make_report(store, key, baselines={"asked": "json"}).tables["comparisons"].dicts()
    assert (line["baseline"], line["level"]) == ("json", "expression")
    for baselines, message in [
        ({"asked": "xml"}, "asked has no level 'xml'"),
        ({"shown": "json"}, "'shown' is not a factor"),
    ]:
        with pytest.raises(LabError, match=message):
            make_report(store, key, baselines=baselines)
    store.close()


def test_an_unfinished_sweep_is_reported_with_what_is_missing(tmp_path: Path) -> None:
    rows = [
        {"case": f"c{n}", "model": "m", "shown": "json", "asked": "json", "text": call(n, "json")} for n in range(5)
    ]
    source = Recorded([answer_of_row(row, "row") for row in rows])
    run(Sweep({"m": source}, ["json"], ["json"], CASES), tmp_path / "runs.db")
    report = reported(Store(tmp_path / "runs.db"))
    assert any("15 requests have no answer (m: no answer was recorded (15))" in each for each in report.remarks)
    assert report.tables["cells"].dicts()[0]["answers"] == 5


def test_answers_that_are_not_judged_are_told(tmp_path: Path) -> None:
    store = answered(tmp_path, lambda n, form, _: (call(n, form), None))
    with store.writing():
        store._db.execute("DELETE FROM scores WHERE trial <= 10")
    assert any("10 answers are not judged yet: `lightfc lab rescore" in each for each in reported(store).remarks)


class _Page(HTMLParser):
    """Collects what a browser would run or load."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        self.found += [tag, *(name for name in names if name.startswith("on"))]
        self.found += [f"{tag}:{names[name][:5]}" for name in ("src", "href", "srcset") if names.get(name)]  # type: ignore[index]


def test_nothing_of_a_model_is_markup_in_a_page(tmp_path: Path) -> None:
    store = answered(tmp_path, lambda n, form, _: (f"{HOSTILE} f(a='{HOSTILE}')", None))
    page = page_of(reported(store, title=HOSTILE, command=[HOSTILE]))
    seen = _Page()
    seen.feed(page)
    assert seen.found.count("script") == 1
    assert not [each for each in seen.found if each.startswith("on") or re.match(r"\w+:(?!data:)", each)]
    assert "alert(1)&lt;/script&gt;" in page
    assert "default-src 'none'" in page


def test_a_page_without_the_extra_says_so_and_has_the_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)
    page = page_of(reported(answered(tmp_path, lambda n, form, _: (call(n, form), None))))
    assert "figures need the extra lab: pip install 'lightfc[lab]'" in html.unescape(page)
    assert "<table" in page


def test_figures_are_written_as_svg_png_and_pdf(tmp_path: Path) -> None:
    pytest.importorskip("altair", reason="figures need the extra lab")
    pytest.importorskip("vl_convert", reason="figures need the extra lab")
    from lightfc.lab.report_page import write_figures

    report = reported(answered(tmp_path, lambda n, form, _: (call(n, form), True)))
    paths = write_figures(report, tmp_path / "figures")
    assert {path.name for path in paths} >= {"comparisons.svg", "comparisons.png", "comparisons.pdf", "readers.svg"}
    begins = {"svg": b"<svg", "png": b"\x89PNG", "pdf": b"%PDF"}
    assert all(path.read_bytes().startswith(begins[path.suffix[1:]]) for path in paths)


def test_a_model_has_one_color_in_all_figures(tmp_path: Path) -> None:
    pytest.importorskip("altair", reason="figures need the extra lab")
    pytest.importorskip("vl_convert", reason="figures need the extra lab")
    from lightfc.lab.report_page import charts_of

    def colors(chart: Any) -> list[dict[str, Any]]:
        """The colors by model in whatever stands in a figure."""
        if isinstance(chart, list):
            return [found for each in chart for found in colors(each)]
        if not isinstance(chart, dict):
            return []
        own = chart.get("encoding", {}).get("color", {})
        return [*([own] if own.get("field") == "model" else []), *colors(list(chart.values()))]

    sources = {name: Simulated(0.7) for name in ("of z", "of a")}
    run(Sweep(sources, ["json"], ["expression", "json"], own_cases(["single"])), tmp_path / "runs.db")
    charts = charts_of(reported(Store(tmp_path / "runs.db")))
    domains = [each["scale"]["domain"] for _, chart in charts.values() for each in colors(chart.to_dict())]
    assert len(domains) >= 2
    assert all(each[:2] == ["of z", "of a"] for each in domains)


def command(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["lab", *map(str, arguments)])


SWEEP = """
asked = ["expression", "json"]
categories = ["single", "irrelevance"]
[models.toy]
simulated = 0.7
"""


@pytest.fixture
def sweep(tmp_path: Path) -> Path:
    path = tmp_path / "sweep.toml"
    path.write_text(SWEEP)
    return path


def test_a_run_says_why_requests_have_failed(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = Outcome(Progress(requests=9, answered=6, failed=3))
    outcome.errors = [("b", "no route", 2), ("a", "too long", 1)]
    _print_outcome(outcome, Path("runs.db"))
    told = capsys.readouterr()
    assert told.out == "6 of 9 requests are answered, 3 failed; kept in runs.db\n"
    assert told.err.splitlines() == [
        "2 of model b: no route", "1 of model a: too long", "run it again to ask for what has failed",
    ]  # fmt: skip


def test_nobody_is_told_to_ask_again_for_what_was_not_recorded(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = Outcome(Progress(requests=2, answered=1, failed=1))
    outcome.errors = [("a", "no answer was recorded", 1)]
    _print_outcome(outcome, Path("runs.db"))
    assert capsys.readouterr().err == "1 of model a: no answer was recorded\n"


def test_the_commands_run_rescore_and_report(sweep: Path, tmp_path: Path) -> None:
    store = tmp_path / "runs.db"
    estimated = command("run", sweep, "--estimate")
    assert (estimated.exit_code, store.exists()) == (0, False)
    assert "2 cells x 24 cases x 1: 48 requests" in estimated.stdout
    ran = command("run", sweep)
    assert (ran.exit_code, ran.stderr) == (0, "")
    assert f"48 of 48 requests are answered, 0 failed; kept in {store}" in ran.stdout
    again = command("rescore", store, "--reader", "blocks", "--check", "exact")
    assert (again.exit_code, again.stdout.startswith("48 answers of sweep ")) == (0, True)
    told = command("report", store)
    assert told.exit_code == 0
    assert "| asked | json | expression | toy |" in told.stdout
    exported = command("export", store, tmp_path / "rows.csv")
    assert (exported.exit_code, exported.stdout) == (0, f"wrote 48 rows to {tmp_path / 'rows.csv'}\n")
    with (tmp_path / "rows.csv").open() as lines:
        rows = list(csv.DictReader(lines))
    assert {row["asked"] for row in rows} == {"expression", "json"}
    assert all(row["answer"] for row in rows)
    written = command("report", store, "--html", tmp_path / "r.html", "--csv", tmp_path / "csv")
    assert (written.exit_code, written.stderr) == (0, "")
    with (tmp_path / "csv" / "comparisons.csv").open() as lines:
        (row,) = csv.DictReader(lines)
    assert (row["factor"], row["level"]) == ("asked", "json")
    assert not math.isnan(float(row["difference"]))
    assert (tmp_path / "r.html").read_text().startswith("<!doctype html>")


def test_parquet_needs_a_library_and_says_which(sweep: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command("run", sweep)
    for name in ("polars", "pyarrow"):
        monkeypatch.setitem(sys.modules, name, None)
    result = command("export", tmp_path / "runs.db", tmp_path / "rows.parquet")
    assert (result.exit_code, "writing Parquet needs pyarrow or polars" in result.stderr) == (1, True)


def test_a_name_that_says_no_form_of_rows_is_refused(sweep: Path, tmp_path: Path) -> None:
    command("run", sweep)
    result = command("export", tmp_path / "runs.db", tmp_path / "rows.cvs")
    assert (result.exit_code, "must end in .csv or .parquet, or be a folder" in result.stderr) == (2, True)
    assert not (tmp_path / "rows.cvs").exists()


def test_a_report_that_cannot_be_written_says_which_file(sweep: Path, tmp_path: Path) -> None:
    command("run", sweep)
    result = command("report", tmp_path / "runs.db", "--html", tmp_path / "none" / "r.html")
    told = f"error: {tmp_path / 'none' / 'r.html'} cannot be written: No such file or directory\n"
    assert (result.exit_code, result.stderr) == (1, told)


def test_answers_that_nobody_has_judged_are_told_of(tmp_path: Path) -> None:
    """As a kill leaves them."""
    path = tmp_path / "runs.db"
    run(Sweep({"toy": Simulated(0.7)}, ["json"], ["json"], own_cases(["single"])), path)
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript("DELETE FROM scores; DELETE FROM readings")
    result = command("report", path)
    assert result.exit_code == 1
    assert "has 12 answers that nobody has judged; `lightfc lab run` goes on with it" in result.stderr
    assert command("rescore", path).exit_code == 0
    assert command("report", path).exit_code == 0


def test_a_check_that_was_a_function_has_to_be_named_to_judge_again(tmp_path: Path) -> None:
    def cheap(calls: object, case: object) -> tuple[()]:
        return ()

    path = tmp_path / "runs.db"
    run(Sweep({"toy": Simulated(0.7)}, ["json"], ["json"], own_cases(["single"]), check=cheap), path)
    result = command("rescore", path)
    assert result.exit_code == 1
    assert "was judged by the function cheap, which is not in the store; name it with its file" in result.stderr
    assert command("rescore", path, "--check", "exact").exit_code == 0


def test_the_commands_of_the_readme_make_a_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = Path(__file__).resolve().parents[2]
    shutil.copytree(root / "examples" / "lab", tmp_path / "examples" / "lab")
    monkeypatch.chdir(tmp_path)
    (shown,) = re.findall(r"`(lightfc lab run [^`]*)`", (root / "README.md").read_text("utf-8"))
    results = [command(*each.split()[2:]) for each in shown.split(";")]
    assert [each.exit_code for each in results] == [0, 0], [each.stderr for each in results]
    assert "## Differences" in results[1].stdout


def test_the_examples_are_experiments_that_can_be_run() -> None:
    found = load_sweep(Path(__file__).resolve().parents[2] / "examples" / "lab" / "sweep.toml")
    assert found.sweep.estimate().requests == 1_440


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["run", "nowhere.toml"], "nowhere.toml cannot be read: No such file or directory"),
        (["report", "nowhere.db"], "there is no file nowhere.db; `lightfc lab run` makes it"),
        (["rescore", "nowhere.db"], "there is no file nowhere.db"),
        (["cases", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
    ],
)
def test_what_is_not_there_is_one_message(arguments: list[str], message: str) -> None:
    result = command(*arguments)
    assert result.exit_code == 1
    assert result.stderr.startswith("error: ")
    assert message in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_cases_are_validated(tmp_path: Path) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_text("".join(f"{json.dumps(case.to_row())}\n" for case in own_cases()))
    good = command("cases", path)
    assert (good.exit_code, good.stdout) == (0, f"{path}: 60 cases, no problems found\n")
    path.write_text('{"id": "a"}\n')
    bad = command("cases", path)
    assert (bad.exit_code, bad.stdout.splitlines()) == (1, [f"{path}, line 1: functions: Field required", "1 problem"])


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (400, True)])
def test_the_page_works_in_a_browser(tmp_path: Path, open_page: OpenPage, width: int, dark: bool) -> None:
    report = reported(answered(tmp_path, lambda n, form, _: (call(n, form) if n % 3 else HOSTILE, None)))
    path = tmp_path / "report.html"
    path.write_text(page_of(report), "utf-8")
    opened = open_page(path.as_uri(), width=width, dark=dark)
    page = opened.page
    assert opened.overflow <= 0
    examples = page.locator("#examples > details")
    assert examples.count() == len(report.examples)
    page.locator("input[data-for=examples]").fill(f"trial {report.examples[1]['trial']}")
    assert page.locator("#examples > details:visible").count() == 1
    shown = page.locator("#examples > details:visible")
    shown.locator("summary").first.click()
    assert "alert(1)" in shown.locator("pre:visible").nth(1).inner_text()
    assert (opened.problems, opened.requests) == ([], [])


def test_how_far_a_sweep_is_stands_in_sixty_columns() -> None:
    progress = Progress()
    progress.add("a-model-with-a-name-that-is-long", requests=1_440, answered=720, prompt_tokens=99_999, cost=0.5)
    progress.add("b", requests=10, failed=2)
    console = Console(width=60, record=True, file=io.StringIO())
    console.print(_table(progress, 700, 70.0))
    told = console.export_text().splitlines()
    assert told[1].split() == ["a-model-with-a-name…", "720/1,440", "0", "99,999", "0.50"]
    assert told[-1].strip() == "10.0 answers a second, 0:01:13 left"
    assert max(map(len, told)) <= 60


def test_the_causes_of_the_study_are_told_of_any_sweep(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = runpy.run_path(str(Path(__file__).resolve().parents[2] / "examples" / "lab" / "causes.py"))
    run(Sweep({"toy": Simulated(0.8)}, ["json", "python"], cases=own_cases(["single", "nested"])), tmp_path / "runs.db")
    program["main"](str(tmp_path / "runs.db"))
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "functions shown as python, not json"
    assert sum(int(line.split(" cases")[0].split()[-1]) for line in told[1:]) == 24


def test_a_notebook_and_rich_show_the_first_table_escaped(tmp_path: Path) -> None:
    report = reported(answered(tmp_path, lambda n, form, _: (call(n, form), None)), title=HOSTILE)
    seen = _Page()
    seen.feed(report._repr_html_())
    assert "pre" in seen.found
    assert "script" not in seen.found
    assert report.__rich__().row_count == len(next(iter(report.tables.values())).rows)
