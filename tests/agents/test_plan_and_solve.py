"""Plan and solve: none of the steps is lost, each is solved, and what fails is planned anew."""

import pytest

from lightfc.agents import PlanAndSolveAgent
from lightfc.agents.plans import read_steps
from lightfc.agents.run import RepeatedFailureError, RetriesExhaustedError
from lightfc.core.messages import Message
from lightfc.models import ScriptedModel
from tests.agents.tools import add, divide, multiply, native, numbers, said

QUESTION = "What is 20+(2*4)? Calculate step by step."
SEED = (
    "Plan:\n1. Identify the given expression: 20 + (2 * 4)\n"
    "2. Perform the multiplication operation inside the parentheses: 2 * 4 = 8\n"
    "3. Add the result of the multiplication to 20: 20 + 8 = 28\n4. The final answer is 28.\n\n"
    "Given the above steps taken, the answer to the expression 20 + (2 * 4) is 28. <END_OF_PLAN>"
)

STYLES = {
    "dots": "1. a\n2. b\n3. c",
    "parentheses": "1) a\n2) b\n3) c",
    "colons": "1: a\n2: b\n3: c",
    "no space": "1.a\n2.b\n3.c",
    "steps": "Step 1: a\nStep 2: b\nStep 3: c",
    "steps with dots": "Step 1. a\nstep 2. b\nSTEP 3. c",
    "bold numbers": "**1.** a\n**2.** b\n**3.** c",
    "bold steps": "**Step 1:** a\n**Step 2**: b\n**Step 3:** c",
    "wholly bold": "**1. a**\n**2. b**\n**3. c**",
    "wholly bold steps": "**Step 1: a**\n- **Step 2: b**\n**Step 3:** c",
    "headings": "### Step 1\na\n\n### **Step 2**\nb\n\n### Step 3\nc",
    "dashes": "Step 1 - a\n**Step 2** - b\nStep 3 \u2013 c",
    "numbers in parentheses": "(1) a\n**(2)** b\n(3) c",
    "space before the dot": "1 . a\n2 . b\nStep 3 : c",
    "headings with numbers": "## 1. a\n## 2. b\n## 3. c",
    "bulleted numbers": "- 1. a\n- 2. b\n- 3. c",
    "indented": "  1. a\n  2. b\n  3. c",
    "empty lines between": "1. a\n\n2. b\n\n3. c",
    "title": "Plan:\n1. a\n2. b\n3. c",
    "bold title": "**Plan**\n\n1. a\n2. b\n3. c",
    "introduction": "Sure! Here is the plan:\n\n1. a\n2. b\n3. c",
    "remark": "1. a\n2. b\n3. c\n\nThis gives the answer.",
    "end mark": "1. a\n2. b\n3. c\n<END_OF_PLAN>",
    "end mark at once": "1. a\n2. b\n3. c<end of plan> 4. no",
    "words after the end mark": "1. a\n2. b\n3. c <END_OF_PLAN>\n4. not a step",
    "fenced": "```\n1. a\n2. b\n3. c\n```",
    "fenced JSON": '```json\n["a", "b", "c"]\n```',
    "JSON": '["a", "b", "c"]',
    "no numbers": "a\nb\nc",
}


@pytest.mark.parametrize("style", STYLES)
def test_steps_of_every_style_are_found(style: str) -> None:
    assert [step.rstrip(" ;") for step in read_steps(STYLES[style])] == ["a", "b", "c"]


def test_the_documents_own_plan() -> None:
    assert read_steps(SEED) == [
        "Identify the given expression: 20 + (2 * 4)",
        "Perform the multiplication operation inside the parentheses: 2 * 4 = 8",
        "Add the result of the multiplication to 20: 20 + 8 = 28",
        "The final answer is 28.",
    ]


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("1. a\n   - x\n   - y\n2. b", ["a\n   - x\n   - y", "b"]),
        ("1. a\n\n   more\n\n2. b", ["a\n   more", "b"]),
        ("1. a\nmore\n2. b", ["a\nmore", "b"]),
        ("1. a\n\nNote: x.\n\n2. b", ["a\nNote: x.", "b"]),
        ("1. Multiply 2.5 by 3.\n2. Add 1.5", ["Multiply 2.5 by 3.", "Add 1.5"]),
        ("1. a: 2 * 4 = 8", ["a: 2 * 4 = 8"]),
        ("1. **Search**: x\n2. **Add**: y", ["**Search**: x", "**Add**: y"]),
        ("", []),
        ("<END_OF_PLAN>", []),
        ("- a\n- b", ["- a", "- b"]),
        ("Here is my plan:\n\n- a\n  more\n- b\n\nThat should do it.", ["- a\n  more", "- b"]),
        ("**1. a** more **x**\n**2. b**", ["a more **x**", "b"]),
        ("1. 2 ** 3\n2. b", ["2 ** 3", "b"]),
        ("### Step 1\n\nFind x.\n\n### Step 2\n\nAdd.\n\nDone.", ["Find x.", "Add."]),
        ("Plan:", []),
    ],
)
def test_what_belongs_to_a_step_stays_with_it(text: str, steps: list[str]) -> None:
    assert read_steps(text) == steps


SOLVING = ["multiply(2, 4)", "It is 8.", "add(20, 8)", "It is 28.", "The final answer is 28."]


def test_planner_solver_and_the_final_answer() -> None:
    planner = ScriptedModel(["1. Multiply 2 by 4.\n2. Add 20. <END_OF_PLAN>"], name="planner")
    solver = ScriptedModel(SOLVING, name="solver")
    run = PlanAndSolveAgent(solver, [multiply, add], planner=planner).run(QUESTION)
    assert run.answer == "The final answer is 28."
    assert [call.output for call in run.calls] == [8, 28]
    assert "def multiply(" in planner.requests[0][0].content
    assert solver.requests[0][-1].content.endswith("answer with its result: Multiply 2 by 4.")
    assert "1. Multiply 2 by 4.\n   Result: It is 8." in solver.requests[2][-1].content
    assert "2. Add 20.\n   Result: It is 28." in said(solver)
    assert set(run.usage) == {"planner", "solver"}
    assert [message.content for message in run.messages] == [QUESTION, "The final answer is 28."]


def test_one_model_may_do_all_of_it_through_the_tools_api() -> None:
    answers: list[str | Message] = ["1. Multiply.\n2. Add.", native(("multiply", {"a": 2, "b": 4}))]
    answers += ["8", "28", "The final answer is 28."]
    assert PlanAndSolveAgent(ScriptedModel(answers), [multiply], format="native")(QUESTION) == "The final answer is 28."


class Listed(ScriptedModel):
    """A model that is false as a value."""

    def __len__(self) -> int:
        return 0


def test_a_planner_that_is_false_as_a_value_plans() -> None:
    planner, model = Listed(["1. a\n2. b"]), ScriptedModel(["A", "B", "28"])
    assert PlanAndSolveAgent(model, [add], planner=planner)("?") == "28"
    assert len(planner.requests) == 1


def test_the_result_of_a_single_step_is_the_answer() -> None:
    assert PlanAndSolveAgent(ScriptedModel(["1. Just answer.", "28"]), [add])(QUESTION) == "28"


def test_values_that_one_step_keeps_are_there_in_the_next() -> None:
    model = ScriptedModel(["1. a\n2. b", "numbers(9999)", "in result1", "numbers(len(result1[:3]))", "3", "done"])
    assert PlanAndSolveAgent(model, [numbers]).run("?").calls[-1].output == [0, 1, 2]


def test_a_step_that_fails_is_planned_anew() -> None:
    model = ScriptedModel(
        ["1. a\n2. b\n3. c", "A", *["divide(1, 0)"] * 3, "1. without dividing", "add(1, 1)", "B", "final"]
    )
    run = PlanAndSolveAgent(model, [divide, add]).run("?")
    assert run.answer == "final"
    told = model.requests[5][-1].content
    assert "Step 2 failed: b" in told
    assert "ZeroDivisionError" in told
    assert "1. a\n   Result: A" in told
    assert "1. a\n   Result: A\n2. without dividing\n   Result: B" in said(model)


def test_plans_that_fail_again_and_again_end_the_run() -> None:
    answers = ["1. a", *["divide(1, 0)"] * 3] * 3
    with pytest.raises(RepeatedFailureError):
        PlanAndSolveAgent(ScriptedModel(answers), [divide])("?")
    with pytest.raises(RepeatedFailureError):
        PlanAndSolveAgent(ScriptedModel(answers[:4]), [divide], max_replans=0)("?")


def test_a_planner_that_does_not_plan_is_asked_again_and_then_given_up() -> None:
    with pytest.raises(RetriesExhaustedError, match=r"used up max_rounds=5 and has no plan"):
        PlanAndSolveAgent(ScriptedModel([""] * 5), [add])("?")
    cut = Message("assistant", "1. a\n2.", finish_reason="length")
    assert PlanAndSolveAgent(ScriptedModel([cut, "1. a", "28"]), [add])("?") == "28"


def test_a_final_answer_that_was_cut_off_is_asked_for_again() -> None:
    cut = Message("assistant", "The final", finish_reason="length")
    model = ScriptedModel(["1. a\n2. b", "A", "B", cut, "28"])
    assert PlanAndSolveAgent(model, [add])("?") == "28"
    with pytest.raises(RetriesExhaustedError, match="no whole answer"):
        PlanAndSolveAgent(ScriptedModel(["1. a\n2. b", "A", "B", *[cut] * 5]), [add])("?")
