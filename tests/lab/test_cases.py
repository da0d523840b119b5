"""Cases: their format, what is said of wrong ones, the layouts of others, and those that come with lightfc."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from lightfc import PromptFormat
from lightfc.core.errors import CaseError, LabError
from lightfc.core.messages import Message
from lightfc.formats import ANSWER_FORMATS, TOOL_FORMATS
from lightfc.lab import (
    CHECKS,
    Execution,
    case_of,
    from_rows,
    judge,
    load_cases,
    own_cases,
    validate_cases,
)  # fmt: skip
from lightfc.lab.cases import CASE_SCHEMA, Case
from lightfc.lab.checks import first_accepted
from tests.support.bfcl import load_gold, recorded_cases

FUNCTION: dict[str, Any] = {
    "name": "add",
    "description": "Add.",
    "parameters": {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]},
}
UNKNOWN_TYPE = {"name": "add", "parameters": {"type": "object", "properties": {"a": {"type": "long"}}}}
ROW: dict[str, Any] = {"id": "one", "question": "1?", "functions": [FUNCTION], "expected": [{"add": {"a": [1]}}]}


def written(path: Path, *rows: Any) -> Path:
    path.write_text("".join(f"{row if isinstance(row, str) else json.dumps(row)}\n" for row in rows))
    return path


def test_the_cases_of_lightfc_are_sixty_of_five_sorts_without_a_doubt(tmp_path: Path) -> None:
    cases = own_cases()
    assert {sort: len(own_cases([sort])) for sort in {case.category for case in cases}} == dict.fromkeys(
        ["single", "multiple", "parallel", "nested", "irrelevance"], 12
    )
    with pytest.raises(CaseError, match="there is no category 'singel'; the categories are irrelevance, multiple, "):
        own_cases(["singel"])
    assert all(case.irrelevant is (case.category == "irrelevance") for case in cases)
    assert validate_cases(written(tmp_path / "cases.jsonl", *(case.to_row() for case in cases))) == []


@pytest.mark.parametrize("asked", sorted(set(ANSWER_FORMATS) - {"native"}))
def test_the_expected_calls_of_our_cases_are_right_however_they_are_written(asked: str) -> None:
    """The oracle of the whole way: what is expected, written in a format, is read and judged right by every check."""
    form = PromptFormat(f"json+{asked}")
    for case in own_cases():
        if not case.irrelevant:
            calls = [first_accepted(each) for each in case.expected or ()]
            for check in (CHECKS[name] for name in ("bfcl", "exact", "any order")):
                verdict = judge(form.write(calls), case, asked, check=check)
                assert (case.id, verdict.outcome, verdict.faults) == (case.id, "right", ())


@pytest.mark.parametrize("shown", sorted(TOOL_FORMATS))
def test_our_cases_can_be_shown_in_every_tool_format(shown: str) -> None:
    for case in own_cases():
        told = PromptFormat(f"{shown}+expression").system(case.definitions)
        assert all(each.name in told for each in case.definitions)


def test_a_case_is_the_same_after_it_was_written(tmp_path: Path) -> None:
    cases = own_cases()
    assert load_cases(written(tmp_path / "cases.jsonl", *(case.to_row() for case in cases))) == cases


def test_rows_keep_to_their_schema() -> None:
    validator = jsonschema.Draft202012Validator(dict(CASE_SCHEMA))
    assert all(validator.is_valid(case.to_row()) for case in own_cases())
    assert not validator.is_valid({"id": "a"})


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("{", "line 1: is not JSON: "),
        ("[]", "line 1: must be a JSON object"),
        ({**ROW, "id": ""}, "line 1: id: String should have at least 1 character, not \"\""),
        ({"id": "a"}, "line 1: functions: Field required"),
        ({"id": "a", "functons": []}, "line 1: functons: is not a field; did you mean functions?"),
        ({"id": "a", "functions": [], "irrelevent": True}, "irrelevent: is not a field; did you mean irrelevant?"),
        ({"id": "a", "functions": [], "clusters": "x"}, "line 1: clusters: is not a field; did you mean cluster?"),
        ({**ROW, "functions": {}}, "line 1: functions: Input should be a valid list, not {}"),
        ({**ROW, "expected": [{"add": {"a": 1}}]}, "line 1: expected.0.add.a: Input should be a valid list, not 1"),
        ({**ROW, "question": 3}, "line 1: question: Input should be a valid string, not 3"),
        ({**ROW, "question": [{"role": "user"}]}, "line 1: question"),
        ({**ROW, "irrelevant": True}, "line 1: expected: must be empty, since irrelevant is true"),
        ({**ROW, "expected": [{"sub": {}}]}, "line 1, case one: expected.0.sub: is not among the functions (add)"),
        ({**ROW, "expected": [{"add": {}}]}, "line 1, case one: expected.0.add: lacks the required a"),
        ({**ROW, "expected": [{"add": {"a": [1], "b": [1]}}]}, "expected.0.add.b: is not a parameter of the function"),
        ({**ROW, "expected": [{"add": {"a": []}}]}, "expected.0.add.a: accepts no value"),
        ({**ROW, "question": " "}, "line 1, case one: question: is empty"),
        ({**ROW, "expected": None}, "line 1, case one: expected: has no calls; set irrelevant to true"),
        ({**ROW, "functions": [UNKNOWN_TYPE]}, "line 1, case one: functions: "),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_row_is_told_with_line_and_field(tmp_path: Path, row: Any, message: str) -> None:
    problems = validate_cases(written(tmp_path / "cases.jsonl", row))
    assert any(message in problem for problem in problems), problems


def test_keys_that_are_no_misspelt_fields_are_passed_over(tmp_path: Path) -> None:
    row = {**ROW, "questions": 3, "source": "here", "function": [], "cases": 1}
    assert validate_cases(written(tmp_path / "cases.jsonl", row)) == []


def test_all_problems_of_a_file_are_told_together(tmp_path: Path) -> None:
    path = written(tmp_path / "cases.jsonl", ROW, "{", {"id": "two"}, ROW)
    with pytest.raises(CaseError) as caught:
        load_cases(path)
    assert [problem.split(": ")[0] for problem in caught.value.problems] == [
        f"{path}, line 2", f"{path}, line 3", f"{path}, line 4",
    ]  # fmt: skip


def test_messages_may_be_nested_as_the_leaderboard_has_them() -> None:
    said = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "1?"}]
    for question in (said, [said]):
        case = case_of({**ROW, "question": question})
        assert case.messages == (Message("system", "Be brief."), Message("user", "1?"))
        assert case.question == "Be brief.\n1?"


def test_a_folder_of_the_leaderboard_is_read_category_by_category(tmp_path: Path) -> None:
    function = {**FUNCTION, "parameters": {**FUNCTION["parameters"], "type": "dict"}}
    question = [[{"role": "user", "content": "1?"}]]
    for name in ("simple_python", "irrelevance", "live_relevance", "multi_turn_base"):
        row = {"id": f"{name}_0", "question": question, "function": [function]}
        written(tmp_path / f"BFCL_v4_{name}.json", row)
    (tmp_path / "possible_answer").mkdir()
    answer = {"id": "simple_python_0", "ground_truth": [{"add": {"a": [1]}}]}
    written(tmp_path / "possible_answer" / "BFCL_v4_simple_python.json", answer)
    cases = {case.id: case for case in load_cases(tmp_path)}
    assert {name: (case.category, case.irrelevant, case.expected) for name, case in cases.items()} == {
        "irrelevance_0": ("irrelevance", True, None),
        "live_relevance_0": ("live_relevance", False, None),
        "simple_python_0": ("simple_python", False, [{"add": {"a": [1]}}]),
    }
    assert {case.cluster for case in cases.values()} == {"add"}


def test_files_of_ifeval_fc_give_a_case_a_question(tmp_path: Path) -> None:
    said = {
        "chosen_param": "a", "format": {"name": "WordCountChecker", "args": {"N": 3}}, "fn_schema": FUNCTION,
        "user_queries": ["One?", "Two?"],
    }  # fmt: skip
    (tmp_path / "add__a.json").write_text(json.dumps(said))
    cases = load_cases(tmp_path)
    assert [(case.id, case.question, case.cluster) for case in cases] == [
        ("add__a/0", "One?", "add__a"), ("add__a/1", "Two?", "add__a"),
    ]  # fmt: skip
    assert cases[0].data == {"format": said["format"], "parameter": "a"}
    (tmp_path / "bad.json").write_text("{}")
    with pytest.raises(CaseError, match=r"bad\.json is not a file of IFEval-FC: lacks 'user_queries'"):
        load_cases(tmp_path)


def test_cases_of_every_layout_are_validated_as_they_are_loaded(tmp_path: Path) -> None:
    bad = {**FUNCTION, "parameters": {**FUNCTION["parameters"], "properties": {"a": {"type": "nonsense"}}}}
    bfcl = tmp_path / "bfcl" / "possible_answer"
    bfcl.mkdir(parents=True)
    rows = [{"id": f"s_{n}", "question": "1?", "function": [each]} for n, each in enumerate((FUNCTION, bad))]
    file = written(bfcl.parent / "BFCL_v4_simple.json", *rows)
    written(bfcl / file.name, *({"id": f"s_{n}", "ground_truth": [{"add": {"a": [1]}}]} for n in range(2)))
    ifeval = tmp_path / "ifeval"
    ifeval.mkdir()
    held = {"chosen_param": "a", "format": {"name": "R"}, "fn_schema": FUNCTION, "user_queries": ["One?"]}
    (ifeval / "add__a.json").write_text(json.dumps(held))
    cells = ",".join('"' + json.dumps(ROW[key]).replace('"', '""') + '"' for key in ("functions", "expected"))
    csv = tmp_path / "cases.csv"
    csv.write_text(f"id,question,functions,expected\none,1?,{cells}\n")
    for right in ("own", csv, ifeval):
        assert load_cases(right)
        assert validate_cases(right) == []
    for path in (file, file.parent):
        (problem,) = validate_cases(path)
        assert problem.startswith(f"{file}, line 2, case s_1: functions: add: parameters.a: type 'nonsense'")


def test_all_lines_of_a_leaderboard_that_are_no_cases_are_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "BFCL_v4_simple.json"
    path.write_text(json.dumps({"id": "a", "question": "1?", "function": [FUNCTION]}) + "\n{\n[]\n")
    with pytest.raises(CaseError) as refused:
        load_cases(path)
    one, other = refused.value.problems
    assert f"{path}, line 2: is not JSON: " in one
    assert other == f"{path}, line 3: must be a JSON object"


def test_cells_of_csv_hold_json(tmp_path: Path) -> None:
    path = tmp_path / "cases.csv"
    functions, expected = (json.dumps(ROW[key]).replace('"', '""') for key in ("functions", "expected"))
    path.write_text(f'id,question,functions,expected,irrelevant\none,1?,"{functions}","{expected}",\n')
    assert load_cases(path) == [case_of(ROW)]
    path.write_text("id,functions\none,{\n")
    with pytest.raises(CaseError, match="line 2: functions: is not JSON"):
        load_cases(path)


@pytest.mark.parametrize(
    ("row", "why"),
    [("one,1?,[],[],7", "line 2: has more cells than the header"), (f"one,{'x' * 200_000},[],[]", "field larger than")],
    ids=["comma", "long"],
)
def test_a_csv_of_which_a_part_would_be_lost_is_refused(tmp_path: Path, row: str, why: str) -> None:
    path = tmp_path / "cases.csv"
    path.write_text(f"id,question,functions,expected\n{row}\n")
    with pytest.raises(CaseError, match=why):
        load_cases(path)


def test_one_file_of_a_benchmark_will_do(tmp_path: Path) -> None:
    held = {"chosen_param": "a", "format": {"name": "R"}, "fn_schema": FUNCTION, "user_queries": ["One?"]}
    path = tmp_path / "add__a.json"
    path.write_text(json.dumps(held, indent=1))
    assert [case.cluster for case in load_cases(path)] == ["add__a"]
    path.write_text(json.dumps({**held, "user_queries": "One?"}))
    with pytest.raises(CaseError, match="is not a file of IFEval-FC: user_queries must be a list"):
        load_cases(path)
    row = {"id": "simple_1", "question": "1?", "function": [FUNCTION]}
    (case,) = load_cases(written(tmp_path / "mine.jsonl", row))
    assert (case.cluster, case.category) == ("add", "simple_1")
    (case,) = load_cases(written(tmp_path / "mine.jsonl", {**row, "category": "c", "cluster": "d"}))
    assert (case.cluster, case.category) == ("d", "c")


@pytest.mark.parametrize("expected", [[{}], [{"add": {"a": []}}]])
def test_a_call_that_nothing_fits_is_told_to_who_makes_it(expected: Any) -> None:
    case = case_of({**ROW, "expected": expected})
    assert judge("add(a=1)", case, "expression").outcome == "wrong"
    with pytest.raises(LabError, match="an expected call must name one function"):
        judge("add(a=1)", case, "expression", check=Execution(list))


@pytest.mark.parametrize("items", [True, [{"type": "string"}]])
def test_items_of_any_json_schema_are_compared(items: Any) -> None:
    schema = {"type": "object", "properties": {"a": {"type": "array", "items": items}}}
    case = case_of({**ROW, "functions": [{"name": "add", "parameters": schema}], "expected": [{"add": {"a": [["x"]]}}]})
    assert judge("add(a=['x'])", case, "expression").is_right


def test_rows_of_a_program_are_cases_too() -> None:
    case = Case("a", (Message("user", "?"),))
    assert from_rows([case, ROW]) == [case, case_of(ROW)]
    with pytest.raises(CaseError, match="row 2: id: 'a' is the id of an earlier case"):
        from_rows([case, case])


@pytest.mark.parametrize("name", ["nowhere.jsonl", "empty"])
def test_a_path_without_cases(tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(CaseError, match=r"cannot be read|holds no files of the leaderboard \(BFCL_v"):
        load_cases(tmp_path / name)


def test_recorded_cases_say_by_a_field_that_no_call_is_right() -> None:
    cases = recorded_cases()
    assert len(cases) == 3_640
    assert sum(case.irrelevant for case in cases.values()) == 1_122
    assert all(case.expected for case in cases.values() if "relevance" not in case.category)


def test_what_the_leaderboards_own_checker_says_of_its_answers_is_what_ours_says() -> None:
    differing = []
    for row in load_gold()[::5]:
        case = case_of({**row, "case": row["id"]})
        if (judge(row["expression_min"], case, "expression").outcome == "right") is not row["bfcl_checker_ok"]:
            differing.append(row["id"])
    assert differing == []


def test_a_word_that_names_no_cases_is_told_with_the_one_that_does() -> None:
    with pytest.raises(CaseError, match="there are no cases 'ownn': give 'own' for those of lightfc, or a path"):
        load_cases("ownn")
