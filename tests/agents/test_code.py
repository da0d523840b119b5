"""The code agent: programs whose variables live on, and `final_answer`."""

from dataclasses import dataclass
from typing import Any

import pytest

from lightfc import FunctionTool, PromptFormat, ToolManager
from lightfc.agents import AgentRun, CodeAgent
from lightfc.models import ScriptedModel
from lightfc_sandbox import Policy
from tests.agents.tools import add, divide, multiply, numbers, said, wikipedia


def fenced(*programs: str) -> list[str]:
    return [f"I write a program.\n```python\n{program}\n```" for program in programs]


def test_variables_and_functions_live_on_from_program_to_program() -> None:
    model = ScriptedModel(
        fenced("x = multiply(2, 4)\nimport math", "def more(n):\n    return add(n, x)", "final_answer(more(20))")
    )
    run = CodeAgent(model, [multiply, add]).run("What is 20+(2*4)?")
    assert run.answer == 28
    assert [call.source for call in run.calls] == ["multiply(2, 4)", "add(n, x)", "final_answer(more(20))"]


def test_a_call_that_fails_in_a_function_of_an_earlier_program_is_told() -> None:
    model = ScriptedModel(fenced("def half(n):\n    return divide(n, 0)", "x = 1\nhalf(2)", "final_answer(x)"))
    assert CodeAgent(model, [divide])("?") == 1
    assert "Error: divide raised ZeroDivisionError" in said(model, 2)


def test_what_is_printed_and_the_last_value_are_told() -> None:
    model = ScriptedModel(fenced("print('so', add(1, 2))\nadd(2, 2)", "print('only')", "add(1, 1)", "final_answer(0)"))
    assert CodeAgent(model, [add])("?") == 0
    assert [said(model, request) for request in (1, 2, 3)] == [
        "Observation: so 3\n4",
        "Observation: only\n",
        "Observation: 2",
    ]


@pytest.mark.parametrize("answer", ["0", "''", "None", "[1, {'a': (2,)}]", "{1}"])
def test_a_final_answer_may_be_any_value(answer: str) -> None:
    assert repr(CodeAgent(ScriptedModel(fenced(f"final_answer({answer})")))("?")) == repr(eval(answer))


def test_words_without_a_program_are_the_answer() -> None:
    assert CodeAgent(ScriptedModel(["It is 28."]), [add])("?") == "It is 28."


def test_a_program_without_a_fence_is_read_too() -> None:
    assert CodeAgent(ScriptedModel(["x = add(1, 2)\nfinal_answer(x)"]), [add])("?") == 3


def test_several_blocks_are_one_program_and_other_languages_are_none() -> None:
    answer = "```python\nx = add(1, 2)\n```\nand\n```py\nfinal_answer(x)\n```\n```json\n{}\n```"
    assert CodeAgent(ScriptedModel([answer]), [add], act_on="mentioned")("?") == 3


@pytest.mark.parametrize("fence", ["{}", "```python\n{}\n```", "```python\n{}"], ids=["bare", "fence", "open fence"])
@pytest.mark.parametrize(
    ("program", "meant"),
    [
        ("functions.add(1, 2)", "add(1, 2)"),
        ("x = functions.add(1, 2)\nprint(x)", "x = add(1, 2)\nprint(x)"),
        ("- add(1, 2)\n- add(2, 3)", "add(1, 2)\nadd(2, 3)"),
        ("* add(1, 2)\n* add(2, 3)", "add(1, 2)\nadd(2, 3)"),
    ],
)
def test_a_prefix_and_bullets_of_calls_are_read_as_they_are_meant(fence: str, program: str, meant: str) -> None:
    agent = CodeAgent(ScriptedModel([fence.format(program), "Done."]), [FunctionTool(add, read_only=True)])
    assert [(output.source, output.error) for output in agent.run("?").outputs] == [(meant, None)]
    reading = PromptFormat("python+code").reading(fence.format(program), ["add"])
    assert reading.expression is not None
    assert (reading.expression.action, reading.certainty == "exact") == (meant, False)


@pytest.mark.parametrize(
    "program",
    [
        "class Sums:\n    def add(self, a): return a\n    def all(self): return self.add(1)\nSums().all()",
        "client = {'add': 1}\nclient.add(1, 2)",
        "refused.add(1, 2)",
        "x = add(1, 2)\n- add(2, 3)",
        "- add(1, 2)",
    ],
    ids=["method", "variable", "other prefix", "a difference", "one call"],
)
def test_what_a_program_says_itself_is_not_read_as_a_prefix_or_a_bullet(program: str) -> None:
    found = PromptFormat("python+code").read(program, ["add"])
    assert found is not None
    assert found.action == program


def test_several_blocks_do_not_run_by_themselves() -> None:
    answer = "```python\nx = add(1, 2)\n```\nor\n```py\nfinal_answer(x)\n```"
    model = ScriptedModel([answer, "```python\nfinal_answer(add(1, 2))\n```"])
    run = CodeAgent(model, [add]).run("?")
    assert (run.answer, len(run.outputs)) == (3, 1)
    assert said(model, 1).startswith("Observation: Nothing was called")


def test_a_program_that_fails_keeps_what_it_had_assigned() -> None:
    model = ScriptedModel(fenced("x = add(1, 2)\nprint('so far')\ny = divide(1, 0)", "final_answer(x)"))
    assert CodeAgent(model, [add, divide])("?") == 3
    assert "so far\nError: divide raised ZeroDivisionError" in said(model, 1)


def test_a_program_that_is_refused_does_not_repeat_what_was_printed_before() -> None:
    model = ScriptedModel(fenced("print('before')", "open('/etc/passwd')", "final_answer(1)"))
    assert CodeAgent(model)("?") == 1
    assert "before" not in said(model, 2)
    assert "name 'open'" in said(model, 2)


def test_a_call_alone_of_an_unknown_function_is_a_program() -> None:
    model = ScriptedModel(["subtract(3, 2)", "final_answer(1)"])
    assert CodeAgent(model, [add])("?") == 1
    assert "unknown name 'subtract'" in said(model, 1)


def test_one_run_does_not_see_the_variables_of_another() -> None:
    agent = CodeAgent(ScriptedModel(fenced("x = 1", "final_answer(x)", "final_answer(x)", "final_answer(2)")))
    assert agent("?") == 1
    assert agent("?") == 2


def test_a_manager_with_a_smaller_language_is_extended_to_programs() -> None:
    manager = ToolManager([numbers], {"home": [1]})
    agent = CodeAgent(ScriptedModel(fenced("home.append(2)\nn = numbers(3)", "final_answer([home, n])")), manager)
    assert agent("?") == [[1, 2], [0, 1, 2]]
    assert manager.context == {"home": [1]}
    assert manager.sandbox.policy == Policy.EXPRESSIONS


def test_a_long_value_is_a_variable_of_the_next_program() -> None:
    model = ScriptedModel(fenced("numbers(9999)", "final_answer(sum(result1))"))
    assert CodeAgent(model, [numbers])("?") == sum(range(9999))


async def lookup(query: str) -> str:
    """Look something up."""
    return query.upper()


def test_async_tools_and_loops_work() -> None:
    model = ScriptedModel(fenced("found = [lookup(q) for q in 'ab']", "final_answer(found + [wikipedia('c')])"))
    answer: Any = CodeAgent(model, [lookup, wikipedia])("?")
    assert answer == ["A", "B", "all about c"]


def test_the_prompt_shows_the_functions_and_how_to_end() -> None:
    model = ScriptedModel(["x"])
    CodeAgent(model, [add], context={"home": "Oslo"}, system="Be brief.")("?")
    prompt = model.requests[0][0].content
    assert all(part in prompt for part in ("def add(", "def final_answer(", "```python", "home: str", "Be brief."))


def test_a_run_that_goes_on_has_the_variables_of_the_programs_before() -> None:
    agent = CodeAgent(ScriptedModel(fenced("x = 1\nfinal_answer(x)", "final_answer(x + 1)")))
    first = agent.run("?")
    assert first.variables == {"x": 1}
    assert agent("?", after=first) == 2


@dataclass
class Pair:
    x: int
    y: int


def test_a_run_that_goes_through_json_keeps_its_variables_for_the_next_question() -> None:
    def pair(n: int) -> Pair:
        """Make a pair."""
        return Pair(n, n)

    first = "```python\nx, p, f = [1, {2: 3}], pair(4), lambda: 5\nfinal_answer(x)\n```"
    agent = CodeAgent(ScriptedModel([first, "```python\nfinal_answer(x[1][2] + p.y)\n```"]), [pair])
    run = agent.run("one")
    stored = AgentRun.from_json(run.to_json(), types=[Pair])
    assert stored.variables == run.variables == {"x": [1, {2: 3}], "p": Pair(4, 4)}
    assert agent.run("two", after=stored).answer == 7
    assert AgentRun.from_json(run.to_json()).variables == {"x": [1, {2: 3}]}
