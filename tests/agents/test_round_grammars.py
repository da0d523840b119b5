"""What a model may say in a round where a grammar holds it: calls that fit, or words."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from lightfc import FunctionTool, ScriptedModel, ToolManager
from lightfc.agents import (
    Agent,
    CodeAgent,
    FunctionCall,
    FunctionCallAgent,
    PlanAndSolveAgent,
    ReactAgent,
    ReWOOAgent,
    ToolCallAgent,
)
from lightfc.agents.plans import Takes, read_blueprint
from lightfc.agents.protocol import blueprint, calls_or_words, protocol_for, step, words_unlike
from lightfc.agents.react import sections
from lightfc.agents.run import RetriesExhaustedError
from lightfc.core.records import FunctionOutput
from lightfc.formats.known_names import Names
from lightfc.models import LocalModel
from tests.agents.tools import add, multiply, numbers, wikipedia
from tests.support.sampling import problem_of, samples
from tests.support.scripted_gguf import write_random_gguf, write_scripted_gguf

TOOLS = [FunctionTool(add), FunctionTool(add, name="ad"), FunctionTool(multiply, name="math.multiply")]
DEFINITIONS = [each.definition for each in TOOLS]
NAMES = Names({each.name for each in TOOLS}, DEFINITIONS)
BEGINNINGS = [*(f"{each.name}(" for each in TOOLS), "["]


@given(st.text(alphabet="ad([math.ultiply 1\n", max_size=12))
def test_words_are_all_that_begins_like_no_call(text: str) -> None:
    expected = text != "" and not text[0].isspace() and not text.startswith(tuple(BEGINNINGS))
    assert bool(re.fullmatch(words_unlike(BEGINNINGS), text)) == expected


@pytest.mark.parametrize("made", [blueprint, calls_or_words, step])
def test_a_grammar_is_one_for_both_languages(made: Any) -> None:
    grammar = made(DEFINITIONS, {"result1": 5})
    assert problem_of(grammar.lark) == ""
    assert grammar.gbnf.startswith("root ::= ") or "\nroot ::= " in grammar.gbnf


def test_what_is_drawn_is_a_call_that_runs_or_words() -> None:
    protocol = protocol_for("python+expression")
    manager = ToolManager(TOOLS, {"result1": 5})
    for text in samples(calls_or_words(DEFINITIONS, {"result1": 5}).lark, 40):
        if text.lstrip().startswith(tuple(BEGINNINGS)):
            found = protocol.read_text(text, NAMES).expression
            assert found is not None, text
            assert manager.execute(found).error is None, text


def test_a_step_that_is_drawn_acts_or_finishes() -> None:
    for text in samples(step(DEFINITIONS, {}).lark, 20):
        found = sections(text)
        assert found["thought"] or text.startswith("Thought: ")
        assert ("action" in found) != ("finish" in found), text


def test_a_plan_that_is_drawn_has_its_evidence_in_order_and_names_known_tools() -> None:
    takes = {"wikipedia": Takes("always", "query"), "add": Takes("never")}
    definitions = [FunctionTool(wikipedia).definition, FunctionTool(add).definition]
    manager = ToolManager([wikipedia, add], {"topic": "x"})
    lengths = set()
    for text in samples(blueprint(definitions, {"topic": "x"}).lark, 30):
        if re.search(r"#E\d+(?! = )", text) is None:  # what is used before it is there is told by the check
            plan = read_blueprint(text, takes, ["topic"]).evidence
            assert [each.name for each in plan] == [f"E{number}" for number in range(1, len(plan) + 1)], text
            assert [len(manager.preflight(each.expression).calls) > 0 for each in plan] == [True] * len(plan), text
            lengths.add(len(plan))
    assert len(lengths) > 1


class Asked(ScriptedModel):
    """Remembers the grammars that it was asked to keep to."""

    def __init__(self, answers: list[str], *, takes_grammar: bool) -> None:
        super().__init__(answers)
        self.takes_grammar = takes_grammar
        self.grammars: list[str | None] = []

    async def complete(self, messages: Any, *, tools: Any = (), extra_body: Any = None) -> Any:
        self.grammars.append((extra_body or {}).get("grammar"))
        return await super().complete(messages)


@pytest.mark.parametrize(
    ("takes", "grammar", "constrained"),
    [(True, "auto", True), (False, "auto", False), (False, True, True), (True, False, False)],
)
@pytest.mark.parametrize("kind", [FunctionCall, FunctionCallAgent, ReactAgent])
def test_a_round_is_constrained_where_the_model_takes_it_or_it_is_asked_for(
    kind: type[Agent], takes: bool, grammar: Any, constrained: bool
) -> None:
    model = Asked(["numbers(n=9999)", "len(result1)", "Finish: x"], takes_grammar=takes)
    kind(model, [numbers], grammar=grammar).run("?")
    assert [each is not None for each in model.grammars] == [constrained] * len(model.requests)
    if constrained and kind is not FunctionCall:
        assert "result1" not in str(model.grammars[0])
        # A variable that was kept can be named from then on, where its type fits.
        assert model.grammars[1] is not None


def test_the_steps_of_a_plan_are_constrained_and_the_plan_is_not() -> None:
    model = Asked(["1. a\n2. b", "add(a=1, b=2)", "3", "b", "It is 3."], takes_grammar=True)
    PlanAndSolveAgent(model, [add]).run("?")
    assert [each is not None for each in model.grammars] == [False, True, True, True, False]


@pytest.mark.parametrize(("takes", "grammar"), [(True, "auto"), (False, True)])
def test_a_blueprint_is_constrained_and_the_answer_is_not(takes: bool, grammar: Any) -> None:
    planner = Asked(["Plan: a\n#E1 = add(a=1, b=2)\nPlan: b\n#E2 = add(a=#E1, b=#E1)\n"], takes_grammar=takes)
    solver = Asked(["It is 6."], takes_grammar=False)
    run = ReWOOAgent(solver, [add], planner=planner, grammar=grammar).run("?")
    assert [call.output for call in run.calls] == [3, 6]
    assert [each is not None for each in (*planner.grammars, *solver.grammars)] == [True, False]


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        (FunctionCallAgent, {"format": "json+json"}), (FunctionCallAgent, {"format": "native"}), (CodeAgent, {}),
        (ToolCallAgent, {}),
    ],
)  # fmt: skip
def test_where_there_is_no_grammar_none_can_be_asked_for(kind: type[Agent], options: dict[str, Any]) -> None:
    kind(Asked([], takes_grammar=True), [add], **options)
    with pytest.raises(ValueError, match="has no grammar for its answer format"):
        kind(ScriptedModel([]), [add], grammar=True, **options)


def test_an_agent_without_tools_is_not_constrained() -> None:
    model = Asked(["x"], takes_grammar=True)
    assert FunctionCallAgent(model)("?") == "x"
    assert model.grammars == [None]


# Through llama.cpp.


def test_a_local_model_acts_and_answers_under_the_grammar(tmp_path: Path) -> None:
    scripts = {"Observation: 28": "It is 28.", "sum": "add(a=20, b=math.multiply(a=2, b=4))"}
    path = write_scripted_gguf(tmp_path / "m.gguf", scripts, "I do not know.")
    model = LocalModel(path, n_threads=1)
    try:
        run = FunctionCallAgent(model, TOOLS).run("What is the sum?", on_event=lambda _: None)
        assert (run.answer, [call.output for call in run.calls]) == ("It is 28.", [8, 28])
        assert FunctionCallAgent(model, TOOLS)("Hello?") == "I do not know."
        assert all(each["constrained"] for each in run.transcript if each["kind"] == "request")
    finally:
        model.close()


def test_a_model_without_sense_still_calls_only_what_fits(tmp_path: Path) -> None:
    path = write_random_gguf(tmp_path / "m.gguf", "\n\"')]},=", seed=3)
    outputs: list[FunctionOutput] = []
    model = LocalModel(path, n_threads=1, max_tokens=200, temperature=1.0)
    try:
        # What is drawn is chance, and most of it ends as words: so until there are some calls.
        for attempt in range(100):
            try:
                outputs += ReactAgent(model, [add], max_rounds=1, system=f"{attempt}").run("?").outputs
            except RetriesExhaustedError as error:
                outputs += error.run.outputs
            if attempt >= 8 and outputs:
                break
    finally:
        model.close()
    assert outputs
    assert [str(each.error) for each in outputs if each.error] == []


def test_a_local_model_plans_under_the_grammar(tmp_path: Path) -> None:
    plan = "Plan: the product\n#E1 = multiply(a=2, b=4)\nPlan: the sum\n#E2 = add(a=20, b=#E1)\n"
    path = write_scripted_gguf(tmp_path / "m.gguf", {"Evidence #E2:\n28": "It is 28.", "sum": plan}, "I do not know.")
    model = LocalModel(path, n_threads=1)
    try:
        run = ReWOOAgent(model, [add, multiply]).run("What is the sum?")
    finally:
        model.close()
    assert (run.answer, [call.output for call in run.calls]) == ("It is 28.", [8, 28])
    assert [each["constrained"] for each in run.transcript if each["kind"] == "request"] == [True, False]
