"""Planner → worker → solver."""

import asyncio

import pytest

from lightfc import Approve, FunctionTool, ToolManager
from lightfc.agents import AgentLimitError, AgentLimits, AgentWaitingError, ReWOOAgent
from lightfc.agents.plans import Takes, read_blueprint
from lightfc.agents.run import RetriesExhaustedError
from lightfc.core.messages import Message
from lightfc.models import ScriptedModel
from lightfc_sandbox import PolicyName
from tests.agents.tools import add, ask_expert, divide, multiply, numbers, said, wikipedia

QUESTION = "What is the name of the cognac house that makes the main ingredient in The Hennchata?"
SEED = """\
Plan: To find out the name of the cognac house, I will first search for information about The Hennchata on Wikipedia.
#E1 = WikipediaWorker[The Hennchata]

Plan: Once I have the information about The Hennchata, I will look for details about the cognac used in the drink.
#E2 = LLMWorker[What cognac is used in The Hennchata, based on #E1]

Plan: After identifying the cognac, I will search for the cognac house that produces it on Wikipedia.
#E3 = WikipediaWorker[producer of cognac used in The Hennchata]

Plan: Finally, I will extract the name of the cognac house from the Wikipedia page.
#E4 = LLMWorker[What is the name of the cognac house in #E3]
"""
TOOLS = {"wikipedia": Takes("always", "query"), "ask_expert": Takes("otherwise"), "add": Takes("never")}


def wikipedia_worker(query: str) -> str:
    """Search Wikipedia."""
    return f"page on {query}"


def llm_worker(question: str) -> str:
    """Ask a model."""
    return f"answer to {question}"


def workers() -> list[FunctionTool]:
    return [FunctionTool(wikipedia_worker, name="WikipediaWorker"), FunctionTool(llm_worker, name="LLMWorker")]


def test_the_documents_own_plan() -> None:
    model = ScriptedModel([SEED, "\nHennessy "])
    run = ReWOOAgent(model, workers()).run(QUESTION)
    assert run.answer == "\nHennessy "
    assert [call.output for call in run.calls] == [
        "page on The Hennchata",
        "answer to What cognac is used in The Hennchata, based on page on The Hennchata",
        "page on producer of cognac used in The Hennchata",
        "answer to What is the name of the cognac house in page on producer of cognac used in The Hennchata",
    ]
    prompt = said(model)
    assert "Plan: Once I have the information" in prompt
    assert "Evidence #E3:\npage on producer of cognac" in prompt
    assert prompt.endswith(f"Task: {QUESTION}")
    assert len(model.requests) == 2


PROGRAMS = {
    "fenced": "```python\n# first\nE1 = wikipedia('a')\nE2 = ask_expert(f'about {E1}', brief=False)\n```",
    "bare": "E1 = wikipedia('a')\nE2 = ask_expert(f'about {E1}', brief=False)",
    "with words": "Plan: one\nE1 = wikipedia('a')\nPlan: two\nE2 = ask_expert(\n    f'about {E1}', brief=False)",
    "brackets": "#E1 = wikipedia[a]\n#E2 = ask_expert['about #E1', brief=False]",
    "parentheses": "#E1 = wikipedia('a')\n#E2 = ask_expert('about #E1', brief=False)",
    "without the sign": "E1 = wikipedia[a]\nE2 = ask_expert['about ' + E1, brief=False]",
    "with equations": "Plan: find x = 2\nE1 = wikipedia('a')\nPlan: y = 3\nE2 = ask_expert(f'about {E1}')",
    "numbered": "1. #E1 = wikipedia[a]\n2. #E2 = ask_expert[about #E1]",
    "marked up": "- **#E1** = wikipedia[a]\n- **#E2** = ask_expert[about #E1]",
}


@pytest.mark.parametrize("form", PROGRAMS)
def test_every_form_of_a_plan_gives_the_same_evidence(form: str) -> None:
    run = ReWOOAgent(ScriptedModel([PROGRAMS[form], "x"]), [wikipedia, ask_expert]).run("?")
    assert [call.output for call in run.calls] == ["all about a", "the answer to «about all about a»"]


@pytest.mark.parametrize(
    ("line", "expression"),
    [
        ("#E1 = wikipedia[a [b] c]", "wikipedia('a [b] c')"),
        ("#E1 = wikipedia[a ] b]", "wikipedia('a ] b')"),
        ("#E1 = wikipedia[[1, 2]]", "wikipedia('[1, 2]')"),
        ("#E1 = wikipedia[a\nb]", "wikipedia('a\\nb')"),
        ('#E1 = wikipedia[it\'s "x"]', "wikipedia('it\\'s \"x\"')"),
        ("#E1 = wikipedia['quoted']", "wikipedia('quoted')"),
        ("#E1 = wikipedia[]", "wikipedia('')"),
        ("#E1 = wikipedia[C# and #hash]", "wikipedia('C# and #hash')"),
        ("#E1 = wikipedia(a (b) c)", "wikipedia('a (b) c')"),
        ("#E1 = wikipedia[a]\n\nSome remark [with brackets].", "wikipedia('a')"),
        ("#E1 = add[1, b=2]", "add(1, b=2)"),
        ("#E1 = add(1, [2])", "add(1, [2])"),
        ("#E1 = ask_expert[any words, as they are]", "ask_expert('any words, as they are')"),
        ("#E1 = ask_expert['text', brief=True]", "ask_expert('text', brief=True)"),
        ("#E1 = unknown['x']", "unknown('x')"),
        ("#E1 = wikipedia[query='a ] b']", "wikipedia(query='a ] b')"),
        ("#E1 = wikipedia[query=topic]", "wikipedia(query=topic)"),
        ("#E1 = wikipedia[query=any words]", "wikipedia('query=any words')"),
        ("#E1 = wikipedia[x == 1, or y = 2]", "wikipedia('x == 1, or y = 2')"),
    ],
)
def test_inputs_survive(line: str, expression: str) -> None:
    (evidence,) = read_blueprint(line, TOOLS, ["topic"]).evidence
    assert (evidence.name, evidence.expression) == ("E1", expression)


def test_references_are_told_apart() -> None:
    lines = [f"#E{number} = wikipedia[{number}]" for number in range(1, 12)]
    plan = read_blueprint(
        "\n".join([*lines, "#E12 = wikipedia[#E1 and #E11, not #E99]", "#E13 = add[#E1, #E12]"]), TOOLS
    ).evidence
    assert plan[-2].expression == "wikipedia(str(E1) + ' and ' + str(E11) + ', not #E99')"
    assert plan[-2].needs == ("E1", "E11")
    assert (plan[-1].expression, plan[-1].needs) == ("add(E1, E12)", ("E1", "E12"))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("#E1 = wikipedia[a", "is not closed: a ']' is missing"),
        ("#E1 = wikipedia[#E2]\n#E2 = wikipedia[b]", "E1 needs E2, which is not gathered before it"),
        ("#E1 = wikipedia[#E1]", "E1 needs E1"),
        ("#E1 = wikipedia[a]\n#E1 = wikipedia[b]", "E1 is gathered twice"),
        ("#E1 = wikpedia[the page]", "unknown name 'wikpedia'; did you mean 'wikipedia'?"),
        ("#E1 = add[one, two]", "names 'one', which is not known"),
        ("#E1 = add[1, b=#E7]", "names #E7, which the plan does not gather before it"),
        ("#E1 = add[1 +]", "is not a list of arguments"),
        ("```python\nfor x in y:\n    wikipedia(x)\n```", "no other statement"),
        ("```python\nE1 = wikipedia('a'\n```", "was never closed"),
        ("```python\n" + "(" * 5000 + "\n```", "nest"),
    ],
)
def test_a_plan_that_cannot_be_read_is_told_to_the_planner(text: str, fault: str) -> None:
    model = ScriptedModel([text, "#E1 = wikipedia[a]", "x"])
    run = ReWOOAgent(model, [wikipedia, add]).run("?")
    assert (run.answer, len(run.calls)) == ("x", 1)
    assert fault in said(model, 1)


@pytest.mark.parametrize(
    "text",
    ["#E1 = wikpedia[a]", "#E1 = add[1, 'x']", "#E1 = wikipedia[a]\n#E2 = add[#E1]", "#wikipedia = wikipedia[a]"],
)
def test_a_plan_is_checked_before_any_of_it_runs(text: str) -> None:
    model = ScriptedModel([f"#E0 = wikipedia[first]\n{text}"] * 5)
    with pytest.raises(RetriesExhaustedError, match="the ReWOO agent used up max_rounds=5 and has no plan") as error:
        ReWOOAgent(model, [wikipedia, add])("?")
    assert error.value.run.calls == []


def test_independent_evidence_is_gathered_at_once_and_dependent_evidence_when_it_can_be() -> None:
    """Each of the first three waits for the others; the fourth needs the first only."""
    started: list[str] = []
    all_there = asyncio.Event()

    async def meet(name: str) -> str:
        """Wait for the others."""
        started.append(name)
        if len(started) == 3:
            all_there.set()
        await all_there.wait()
        return name

    plan = "#E1 = meet[a]\n#E2 = meet[b]\n#E3 = meet[c]\n#E4 = meet[#E1 again]"
    run = ReWOOAgent(ScriptedModel([plan, "x"]), [meet]).run("?")
    assert [call.output for call in run.calls] == ["a", "b", "c", "a again"]


def test_a_sequential_tool_puts_all_in_order() -> None:
    order: list[str] = []

    async def slow(name: str) -> str:
        """Slow."""
        for _ in range(5):
            await asyncio.sleep(0)
        order.append(name)
        return name

    tools = [FunctionTool(slow), FunctionTool(order.append, name="alone", sequential=True, description="Alone.")]
    plan = "E1 = slow('a')\nE2 = alone('b')\nE3 = slow('c')"
    ReWOOAgent(ScriptedModel([plan, "x"]), tools)("?")
    assert order == ["a", "b", "c"]


def test_calls_that_act_keep_their_order() -> None:
    order: list[str] = []

    async def write(text: str, turns: int) -> str:
        """Write."""
        for _ in range(turns):
            await asyncio.sleep(0)
        order.append(text)
        return text

    plan = "E1 = write('a', 50)\nE2 = write('b', 0)\nE3 = write('c', 10)"
    ReWOOAgent(ScriptedModel([plan, "x"]), [FunctionTool(write, read_only=False)])("?")
    assert order == ["a", "b", "c"]


@pytest.mark.parametrize("sequential", [True, False])
def test_what_has_its_place_behind_a_call_that_waits_waits_too(sequential: bool) -> None:
    order: list[str] = []

    def note(text: str) -> None:
        """Note."""
        order.append(text)

    tools = [
        FunctionTool(note, name="pay", needs_approval=True, read_only=False),
        FunctionTool(note, read_only=False, sequential=sequential),
    ]
    agent = ReWOOAgent(ScriptedModel(["E1 = pay('ann')\nE2 = note('paid')", "x"]), tools)
    with pytest.raises(AgentWaitingError) as waiting:
        agent.run("?")
    assert order == []
    agent.resume(waiting.value.run, {each.id: Approve() for each in waiting.value.run.waiting})
    assert order == ["ann", "paid"]


def test_failed_evidence_is_told_to_the_solver_and_the_rest_is_gathered() -> None:
    plan = "#E1 = wikipedia[nothing]\n#E2 = wikipedia[#E1]\n#E3 = wikipedia[#E2]\n#E4 = wikipedia[something]"
    model = ScriptedModel([plan, "x"])
    run = ReWOOAgent(model, [wikipedia]).run("?")
    assert [output.state for output in run.outputs] == ["failed", "skipped", "skipped", "finished"]
    assert "Evidence #E1:\nError: wikipedia raised LookupError: there is no such page" in said(model)
    assert "Evidence #E2:\nError: E2 was not gathered: it needs E1, which could not be gathered" in said(model)
    assert "Evidence #E4:\nall about something" in said(model)


def test_evidence_keeps_its_type_and_long_evidence_is_shortened() -> None:
    plan = "E1 = numbers(5000)\nE2 = add(len(E1), E1[-1])"
    model = ScriptedModel([plan, "x"])
    assert ReWOOAgent(model, [numbers, add], shown_chars=50).run("?").calls[-1].output == 9999
    assert "(list of 5,000 items, shortened)\n" in said(model)


def test_a_plan_without_evidence_goes_to_the_solver() -> None:
    model = ScriptedModel(["I know it.", "28"])
    assert ReWOOAgent(model, [add])("?") == "28"
    assert "Plan: I know it." in said(model)


def test_planner_and_solver_may_be_two_and_a_cut_off_plan_is_asked_for_again() -> None:
    planner = ScriptedModel(
        [Message("assistant", "#E1 = multiply[2, 4]", finish_reason="length"), "#E1 = multiply[2, 4]"]
    )
    solver = ScriptedModel(["8"])
    run = ReWOOAgent(solver, [multiply, divide], planner=planner).run("?")
    assert (run.answer, len(run.calls), len(planner.requests)) == ("8", 1, 2)


def test_a_plan_may_name_variables() -> None:
    model = ScriptedModel(["E1 = add(home, 2)", "3"])
    assert ReWOOAgent(model, [add], context={"home": 1}).run("?").calls[0].output == 3
    assert "home: int" in model.requests[0][0].content


def test_the_plan_of_a_run_that_follows_names_its_evidence_as_the_one_before() -> None:
    model = ScriptedModel(
        ["E1 = add(1, 2)", "3", "E2 = add(E1, 1)\nE1 = add(2, 2)", "E1 = add(2, 2)\nE2 = add(E1, 1)", "5"]
    )
    agent = ReWOOAgent(model, [add])
    first = agent.run("?")
    assert [call.output for call in agent.run("And?", after=first).calls] == [4, 5]
    assert "evidence E2 needs E1, which is not gathered before it" in model.requests[3][-1].content
    assert first.variables == {"E1": 3}


@pytest.mark.parametrize(
    ("plan", "outputs"),
    [
        ("E1 = [add(i, 1) for i in range(3)]\nE2 = add(1, 1)", [1, 2, 3, 2]),
        ("E1 = [add(i, 1) for i in range(4)]\nE2 = add(1, 1)", [2]),
        ("E1 = [add(i, 1) for i in range(2)]\nE2 = [add(i, 1) for i in range(2)]", [1, 2, 1, 2]),
        ("E1 = [add(i, 1) for i in range(3)]\nE2 = [add(i, 1) for i in range(2)]", [1, 2, 3]),
    ],
)
def test_a_plan_makes_no_more_calls_than_are_left(plan: str, outputs: list[int]) -> None:
    agent = ReWOOAgent(ScriptedModel([plan, "x"]), [add], limits=AgentLimits(calls=4), act_on="mentioned")
    run = agent.run("?")
    assert [call.output for call in run.calls if call.state == "finished"] == outputs


def test_a_plan_that_says_that_it_makes_more_calls_than_are_left_is_not_begun() -> None:
    agent = ReWOOAgent(ScriptedModel(["E1 = add(1, 1)\nE2 = add(1, 2)"]), [add], limits=AgentLimits(calls=1))
    with pytest.raises(AgentLimitError, match="1 call, 0 were made and 2 more are needed"):
        agent.run("?")


BALANCE: list[int] = []


async def balance() -> int:
    """Get the balance."""
    await asyncio.sleep(0)
    return BALANCE[0]


async def pay(amount: int) -> int:
    """Pay."""
    BALANCE[0] -= amount
    return amount


@pytest.mark.parametrize(
    ("plan", "wanted"),
    [
        ("E1 = balance()\nE2 = pay(30)\nE3 = balance()\nE4 = pay(5)\nE5 = balance()", [100, 30, 70, 5, 65]),
        ("E1 = pay(30)\nE2 = balance()\nE3 = balance()", [30, 70, 70]),
        ("E1 = balance()\nE2 = balance()\nE3 = pay(1)", [100, 100, 1]),
    ],
)
@pytest.mark.parametrize("policy", ["calls", "programs"])
def test_evidence_is_that_of_the_order_of_the_plan(plan: str, wanted: list[int], policy: PolicyName) -> None:
    BALANCE[:] = [100]
    tools = [FunctionTool(balance, read_only=True), FunctionTool(pay, read_only=False)]
    run = ReWOOAgent(ScriptedModel([f"Plan: all\n{plan}", "x"]), ToolManager(tools, policy=policy)).run("?")
    assert [each.output for each in run.calls] == wanted


def test_calls_of_skipped_evidence_have_records() -> None:
    def price(name: str) -> int:
        """Look up a price."""
        raise ValueError(name)

    plan = "Plan: all\nE1 = price('gold')\nE2 = pay(E1)\nE3 = pay(E2)"
    run = ReWOOAgent(ScriptedModel([plan, "x"]), [price, FunctionTool(pay)]).run("?")
    assert [(each.source, each.state) for each in run.calls] == [
        ("price('gold')", "failed"),
        ("pay(E1)", "skipped"),
        ("pay(E2)", "skipped"),
    ]
